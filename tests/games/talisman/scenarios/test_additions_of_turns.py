"""Rules found on review: ways, windows, turns and states (T-379 to T-424, T-431, T-437, T-443)."""

from __future__ import annotations

import pytest

from hallows.games.talisman.rules import states
from hallows.games.talisman.state import Talisman
from hallows.kernel import Dice
from tests.games.talisman.scenario import GAME, Situation, fresh, table
from tests.games.talisman.scenarios.folk import DRACO, LUCIUS, MCGONAGALL, plain
from tests.stage import dice, die

ORDER, EATER = MCGONAGALL, LUCIUS  # Magic 4, Might 2, Life 4 both
FAR = plain(DRACO, "godrics_hollow")
FAR_ORDER = plain(MCGONAGALL, "godrics_hollow")
CAULDRON = (2, "move:leaky_cauldron")  # from Gringotts Bank


def decline(t: Situation) -> None:
    """Answer whatever is asked with the last option, and let all dice show fives."""
    asked = t.table.asked
    if isinstance(asked, Dice):
        t.play((5,) * asked.count)
    else:
        t.play(5 if t.prompt.startswith("roll") else t.options[-1])


def pass_on(t: Situation) -> Situation:
    """The rest of this turn, declined."""
    turns = t.state.turns
    while t.state.turns == turns and t.prompt != "over":
        decline(t)
    return t


# -- King's Cross and the Gates ---------------------------------------------------------------------------


@pytest.mark.rule("T-379")
@pytest.mark.rule("T-380")
def test_from_the_grounds_to_london_is_one_step_and_the_direction_is_then_free() -> None:
    t = table(plain(ORDER, "hogsmeade_station"), FAR).play(die("movement", 3))
    london = set(t.offered("move")) & set(GAME.content.rings["london"])
    assert london == {
        "london_streets_e",
        "grimmauld_place_12",
    }  # King's Cross and two more, either way


@pytest.mark.rule("T-380")
def test_one_step_leads_exactly_to_kings_cross() -> None:
    t = table(plain(ORDER, "centaur_clearing"), FAR).play(die("movement", 2))
    assert "kings_cross" in t.offered("move")


@pytest.mark.rule("T-414")
def test_battle_bonuses_count_against_the_barrier() -> None:
    t = table(plain(ORDER, "malfoy_manor", magic=8, objects=["wand"]), FAR)
    t.play(die("movement", 3), "cross", die("attack", 2), die("barrier", 1))
    assert t.scores == (8 + 1 + 2, 9 + 1)


@pytest.mark.rule("T-415")
@pytest.mark.parametrize(("objects", "opened"), [(["wand"], False), (["floo_powder"], True)])
def test_bonuses_that_count_only_in_battle_do_not_open_the_gates(
    objects: list[str], opened: bool
) -> None:
    t = table(plain(ORDER, "owlery", objects=objects), FAR)
    t.play(die("movement", 3), "move:hogwarts_gates", "gates", "stat:magic", dice("gates", 2, 3))
    assert (t.hero().space == "moving_staircase") is opened


@pytest.mark.rule("T-416")
def test_who_starts_on_kings_cross_may_try_before_the_first_step() -> None:
    t = table(plain(ORDER, "kings_cross", magic=9), FAR).play(die("movement", 2))
    assert "cross" in t.options
    t.play("cross", die("attack", 6), die("barrier", 1))
    assert set(t.offered("move")) <= set(GAME.content.rings["grounds"])


@pytest.mark.rule("T-416")
def test_who_starts_on_the_gates_may_try_before_moving() -> None:
    t = table(plain(ORDER, "hogwarts_gates"), FAR).play(die("movement", 2))
    assert "gates" in t.options


@pytest.mark.rule("T-417")
def test_after_an_exact_stop_the_next_move_begins_with_hogsmeade_station() -> None:
    t = table(plain(ORDER, "kings_cross", magic=4, admitted=True), FAR).play(die("movement", 3))
    assert set(t.offered("move")) == {"black_lake", "whomping_willow"}
    assert "cross" not in t.options


@pytest.mark.rule("T-420")
def test_the_great_hall_is_entered_without_a_movement_roll() -> None:
    box = table(plain(ORDER, "azkaban"), FAR).state
    carrier = plain(ORDER, "room_of_requirement", objects=[box.faces[box.hallows[0]]])
    t = table(carrier, FAR).play("enter")
    assert t.hero().space == "great_hall"
    assert not t.told("rolled.movement")
    assert t.prompt == "roll attack"


# -- Voldemort --------------------------------------------------------------------------------------------


@pytest.mark.rule("T-421")
def test_from_the_great_hall_voldemort_steps_to_the_room_of_requirement() -> None:
    t = table(plain(ORDER, "diagon_alley"), FAR).play(
        die("movement", 1), "move:gringotts_bank", die("voldemort", 1)
    )
    assert t.state.voldemort == "room_of_requirement"


@pytest.mark.rule("T-422")
def test_fate_does_not_reroll_voldemorts_die() -> None:
    t = table(plain(ORDER, "diagon_alley", fate=2), FAR).play(
        die("movement", 1), "keep", "move:gringotts_bank", die("voldemort", 3)
    )
    assert t.prompt != "fate"
    assert t.hero().fate == 2
    assert t.state.voldemort != "great_hall"


@pytest.mark.rule("T-423")
def test_a_die_of_one_brings_voldemort_even_if_a_card_changes_the_distance() -> None:
    t = table(plain(ORDER, "diagon_alley", objects=["nimbus_2000"]), FAR)
    t.play(die("movement", 1), "steps:2", "move:the_burrow")
    assert t.prompt == "roll voldemort"


@pytest.mark.rule("T-423")
def test_a_distance_of_one_alone_does_not() -> None:
    t = table(plain(ORDER, "diagon_alley", objects=["firebolt"]), FAR)
    t.play(die("movement", 2), "steps:1", "move:gringotts_bank")
    assert t.prompt != "roll voldemort"


@pytest.mark.rule("T-424")
@pytest.mark.parametrize(("mine", "his"), [(1, 6), (4, 1)])
def test_the_turn_ends_if_voldemort_beats_or_ties_the_active_character(mine: int, his: int) -> None:
    t = table(plain(ORDER, "diagon_alley"), FAR, voldemort="the_burrow", outer=["aurors"])
    t.play(die("movement", 1), "move:leaky_cauldron", die("voldemort", 3))
    while t.prompt != "roll attack":
        t.play(_towards_the_cauldron(t))
    t.play(die("attack", mine), die("enemy", his))
    assert t.active == 1
    assert t.lying("leaky_cauldron") == []  # no encounter any more


def _towards_the_cauldron(t: Situation) -> str:
    wanted = ("move:leaky_cauldron", "stat:magic", "target:0")
    return next(option for option in t.options if option in wanted)


# -- encounters -------------------------------------------------------------------------------------------


@pytest.mark.rule("T-383")
def test_a_character_may_be_met_with_a_spell_instead_of_a_battle() -> None:
    caster = plain(ORDER, "gringotts_bank", spells=["vera_verto"])
    t = table(caster, plain(DRACO, "leaky_cauldron"), outer=["aurors"])
    while t.prompt != "roll movement":
        t.play("pass")
    t.play(die("movement", 2))
    while t.prompt != "move":
        t.play("pass")
    t.play("move:leaky_cauldron")
    while t.prompt != "encounter":
        t.play("pass")
    assert "enchant:1" in t.options
    t.play("enchant:1")
    pass_on(t)
    assert t.hero(1).ferret
    assert t.lying("leaky_cauldron") == []  # the turn went to its end: nothing was drawn


@pytest.mark.rule("T-384")
def test_cards_on_a_space_that_draws_none_are_encountered_too() -> None:
    t = table(plain(ORDER, "gringotts_bank"), FAR, board={"st_mungos": ["aurors"]})
    t.play(die("movement", 2), "move:st_mungos")
    assert t.prompt == "roll attack"


@pytest.mark.rule("T-385")
@pytest.mark.parametrize("card", ["dolores_umbridge", "shrieking_shack"])
def test_observers_and_places_must_be_visited(card: str) -> None:
    t = table(plain(ORDER, "gringotts_bank"), FAR, board={"st_mungos": [card]})
    t.play(die("movement", 2), "move:st_mungos")
    assert t.prompt.startswith("roll")  # no question whether to visit


@pytest.mark.rule("T-386")
def test_the_forests_life_comes_after_enemies_and_not_if_one_ended_the_turn() -> None:
    t = table(plain(ORDER, "castle_lawn_a"), FAR, middle=["devils_snare"])
    t.play(die("movement", 2), "move:forbidden_forest_a")
    assert t.prompt == "roll attack"
    assert t.hero().life == 4  # not yet
    t.play(die("attack", 6), die("enemy", 1))
    assert t.hero().life == 3
    beaten = table(plain(ORDER, "castle_lawn_a"), FAR, middle=["devils_snare"])
    beaten.play(die("movement", 2), "move:forbidden_forest_a", die("attack", 1), die("enemy", 6))
    assert beaten.hero().life == 3  # the Battle's Life alone


@pytest.mark.rule("T-409")
def test_who_evades_an_enemy_goes_on_with_the_encounter() -> None:
    hero = plain(EATER, "gringotts_bank", followers=["igor_karkaroff"])
    t = table(hero, FAR_ORDER, board={"leaky_cauldron": ["aurors", "lantern"]}).play(*CAULDRON)
    t.play("evade:igor_karkaroff")
    assert t.prompt == "collect"
    assert "take:lantern" in t.options


@pytest.mark.rule("T-410")
def test_an_attacker_whose_target_evades_goes_to_the_end_of_the_turn() -> None:
    target = plain(DRACO, "leaky_cauldron", followers=["igor_karkaroff"])
    t = table(plain(ORDER, "gringotts_bank"), target, outer=["aurors"])
    t.play(*CAULDRON, "fight:1", "evade:igor_karkaroff")
    pass_on(t)
    assert t.lying("leaky_cauldron") == []
    assert t.hero().life == 4


@pytest.mark.rule("T-411")
def test_the_event_flip_comes_before_reveals_and_both_before_encounters() -> None:
    t = table(
        plain(ORDER, "azkaban"),
        FAR,
        outer=["howler", "corban_yaxley"],
        advantage="death_eaters",
    )
    t.play(die("movement", 3), "move:knockturn_alley")
    # The Event flips the token to the Order, then Yaxley turns it to the Death Eaters.
    assert t.state.advantage == "death_eaters"
    assert not t.told("battle.scores")
    plainly = table(
        plain(ORDER, "azkaban"), FAR, outer=["howler", "aurors"], advantage="death_eaters"
    )
    plainly.play(die("movement", 3), "move:knockturn_alley")
    assert plainly.state.advantage == "order"


@pytest.mark.rule("T-443")
def test_after_a_defeat_the_end_of_the_turn_still_takes_place() -> None:
    hero = plain(ORDER, "gringotts_bank", trophies=["inferius", "monster_book"])
    t = table(hero, FAR, outer=["aurors"]).play(*CAULDRON, 1, 6)
    assert t.prompt == "turn.end"
    assert "exchange:might" in t.options


@pytest.mark.rule("T-437")
def test_privet_drives_five_may_be_declined_and_its_six_may_not() -> None:
    offered = table(plain(ORDER, "privet_drive_4", next_move="region"), FAR)
    assert {"roll", "offer"} <= set(offered.options)
    ordered = table(plain(ORDER, "privet_drive_4", next_move="hagrids_hut", next_must=True), FAR)
    assert ordered.hero().space == "hagrids_hut"


# -- Spells -----------------------------------------------------------------------------------------------


@pytest.mark.rule("T-395")
def test_a_window_asks_from_the_active_player_until_all_pass_in_a_row() -> None:
    t = table(
        plain(ORDER, "gringotts_bank", spells=["accio"]),
        plain(DRACO, "godrics_hollow", spells=["expulso"], galleons=1),
        plain("harry_potter_b", "the_burrow"),
    )
    assert t.seat == 0
    t.play("pass")
    assert t.seat == 1
    t.play("cast:expulso", "side:order")
    assert (t.seat, t.options) == (0, ("pass", "cast:accio"))  # the same window, from the start
    t.play("pass")
    assert t.prompt == "roll movement"  # seat 2 holds nothing and is never asked


@pytest.mark.rule("T-396")
def test_a_cancelled_spell_is_discarded_and_counts_as_cast() -> None:
    t = table(
        plain(ORDER, "gringotts_bank", spells=["stupefy"]),
        plain(DRACO, "godrics_hollow", spells=["expulso", "episkey"], life=3),
        advantage="order",
    )
    t.play("cast:expulso", "cast:stupefy")
    assert t.state.advantage == "order"
    assert sorted(t.names(t.state.spell_discard)) == ["expulso", "stupefy"]
    assert t.prompt == "roll movement"  # that was seat 1's one Spell in another's turn


@pytest.mark.rule("T-397")
def test_what_happens_to_all_goes_from_the_active_player_clockwise() -> None:
    t = table(
        plain("albus_dumbledore_a", "azkaban", fate=1),
        plain(ORDER, "gringotts_bank"),
        plain("harry_potter_b", "the_burrow", fate=1),
        active=1,
        outer=["dark_mark"],
    )
    t.play(*CAULDRON)
    assert t.hero(1).life == 3  # without Fate there is no choice
    assert t.seat == 2
    t.play(t.options[0])
    assert t.seat == 0


@pytest.mark.rule("T-399")
def test_impedimenta_ends_at_the_start_of_its_casters_next_slot() -> None:
    caster = plain(EATER, "gringotts_bank", spells=["impedimenta"])
    t = table(caster, plain(MCGONAGALL, "godrics_hollow")).play("cast:impedimenta")
    pass_on(t)
    assert t.active == 1
    assert t.hero().boons  # also in the other's turn
    pass_on(t)
    assert t.active == 0
    assert not t.hero().boons


# -- turns ------------------------------------------------------------------------------------------------


@pytest.mark.rule("T-398")
def test_extra_turns_come_before_the_next_player() -> None:
    t = table(plain(ORDER, "gringotts_bank", extra=1), FAR).play(
        die("movement", 2), "move:st_mungos", "yes"
    )
    assert (t.active, t.prompt) == (0, "roll movement")


@pytest.mark.rule("T-400")
def test_under_stinksap_everyone_has_two_turns_of_one_space() -> None:
    t = table(plain(ORDER, "gringotts_bank"), FAR, outer=["doused_in_stinksap"]).play(*CAULDRON)
    turns = {0: 0, 1: 0}
    while t.prompt != "roll movement":
        if t.prompt == "move":
            turns[t.seat] += 1
        decline(t)
    assert turns == {0: 2, 1: 2}


@pytest.mark.rule("T-401")
def test_two_orders_to_lose_the_next_turn_cost_one() -> None:
    def twice(g: Talisman) -> None:
        states.miss_turn(g, g.heroes[0], "T-240")
        states.miss_turn(g, g.heroes[0], "T-240")

    t = table(plain(ORDER, "godrics_hollow"), FAR, arrange=twice)
    assert t.active == 1  # seat 0 was skipped
    pass_on(t)
    assert t.active == 0
    assert t.prompt == "roll movement"


@pytest.mark.rule("T-402")
def test_a_lost_turn_takes_an_extra_turn() -> None:
    t = table(plain(ORDER, "godrics_hollow", extra=1), FAR).play(
        die("movement", 4), "move:azkaban", die("space", 2)
    )  # caught
    assert t.active == 1
    assert not t.hero().miss
    assert t.hero().extra == 0


@pytest.mark.rule("T-403")
def test_a_ferret_is_itself_again_at_the_end_of_its_second_turn() -> None:
    t = table(plain(EATER, "spinners_end"), FAR_ORDER)
    t.play(die("movement", 4), "move:hogsmeade", "choose:hogs_head", die("space", 1))
    limited = 0
    while t.hero().ferret:
        if t.active == 0:
            assert t.prompt == "move"  # one space, no die
            limited += 1
        pass_on(t)
    assert limited == 2


@pytest.mark.rule("T-404")
def test_who_is_limited_to_one_space_rolls_no_die() -> None:
    t = table(plain(ORDER, "gringotts_bank", followers=["dobby"]), FAR)
    assert t.prompt == "move"
    t.play("move:diagon_alley")
    assert not t.told("rolled.movement")
    assert not t.told("rolled.voldemort")


# -- zero Life --------------------------------------------------------------------------------------------


def fallen() -> Situation:
    """Seat 0 has just beaten seat 1 to 0 Life at the Leaky Cauldron."""
    victim = plain("draco_malfoy_a", "leaky_cauldron", life=1, challenge="give_follower")
    third = plain("harry_potter_b", "the_burrow")
    t = table(plain(ORDER, "gringotts_bank", galleons=1), victim, third)
    return t.play(*CAULDRON, "fight:1", 6, 1, "life")


@pytest.mark.rule("T-405")
def test_anothers_last_life_does_not_end_the_turn() -> None:
    t = fallen()
    assert t.hero(1).waiting
    assert (t.active, t.prompt) == (0, "turn.end")


@pytest.mark.rule("T-406")
def test_who_waits_at_st_mungos_cannot_be_met_or_attacked() -> None:
    waiting = plain(DRACO, "st_mungos", life=0, waiting=True)
    t = table(plain(ORDER, "gringotts_bank"), waiting).play(die("movement", 2), "move:st_mungos")
    assert t.prompt != "encounter"
    cast = table(plain(ORDER, "gringotts_bank", spells=["accio"]),
                 plain(DRACO, "st_mungos", life=0, waiting=True, galleons=2))  # fmt: skip
    assert cast.prompt == "roll movement"  # nothing to cast it on


@pytest.mark.rule("T-407")
def test_a_challenge_survives_st_mungos() -> None:
    assert fallen().hero(1).challenge != ""


@pytest.mark.rule("T-408")
def test_who_returns_gets_no_starting_spells_fate_or_galleons() -> None:
    waiting = plain("bellatrix_lestrange_a", "st_mungos", life=0, waiting=True)
    t = table(waiting, FAR_ORDER)
    if t.prompt == "sheet":
        t.play("sheet:bellatrix_lestrange_a")
    hero = t.hero()
    assert hero.life == 3
    assert (hero.spells, hero.fate, hero.galleons) == ([], 0, 0)


# -- set-up -----------------------------------------------------------------------------------------------


@pytest.mark.rule("T-388")
def test_spells_lie_face_down_and_what_nobody_took_is_the_supply() -> None:
    t = fresh(2)
    while t.prompt == "sheet":
        t.play(t.options[0])
    g = t.state
    assert g.fate == 36 - sum(hero.fate for hero in g.heroes)
    assert g.galleons == 20 - sum(hero.galleons for hero in g.heroes)
    assert len(g.spells) == 24 - sum(len(hero.spells) for hero in g.heroes)
    assert t.view(None).spells.count == len(g.spells)


@pytest.mark.rule("T-431")
@pytest.mark.parametrize(
    ("people", "token"),
    [
        (("harry_potter", "rubeus_hagrid"), "death_eaters"),
        (("draco_malfoy", "lucius_malfoy"), "order"),
    ],
)
def test_with_everyone_on_one_side_the_token_starts_on_the_other(
    people: tuple[str, str], token: str
) -> None:
    t = fresh(2, free_choice=True)
    while t.prompt in ("character", "sheet"):
        t.play(next(o for o in t.options if any(person in o for person in people)))
    assert t.state.advantage == token
