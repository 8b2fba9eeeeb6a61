"""Rules of the first chapters where they meet each other: what others drop, who did not move, the doors."""

from __future__ import annotations

import pytest

from hallows.games.talisman.state import Talisman
from hallows.kernel import NATURE
from tests.games.talisman.scenario import Situation, table
from tests.games.talisman.scenarios.arrivals import bystander, to, visitor
from tests.games.talisman.scenarios.folk import DRACO, DUMBLEDORE, LUCIUS, MCGONAGALL, plain
from tests.stage import dice, die

LEAKY = "leaky_cauldron"  # draws 1
HAGRID = "rubeus_hagrid_a"


# -- what others leave on the space ------------------------------------------------------------------------


def ferret_made(window: str) -> Situation:
    """McGonagall comes to the Leaky Cauldron; in that window she turns Lucius there into a Ferret."""
    t = table(
        visitor(MCGONAGALL, LEAKY, spells=["vera_verto"]),
        plain(LUCIUS, LEAKY, objects=["wand"], followers=["dobby"]),
        outer=["doxies"],
    )
    while t.prompt != f"spell.{window}":
        t.play(2 if t.prompt == "roll movement" else _quietly(t))
    return t.play("cast:vera_verto")


def _quietly(t: Situation) -> str:
    wanted = ("pass", f"move:{LEAKY}", "space")
    return next(option for option in t.options if option in wanted)


@pytest.mark.rule("T-207")
def test_what_another_has_dropped_this_turn_can_be_taken() -> None:
    t = ferret_made("turn_start").play(*to(LEAKY), "space")
    assert t.lying(LEAKY) == ["wand", "dobby"]
    assert t.offered("take") == ["wand", "dobby"]
    t.play("take:wand")
    assert t.objects() == ["wand"]


@pytest.mark.rule("T-132", "T-133")
def test_cards_dropped_just_before_the_draw_count_against_it() -> None:
    t = ferret_made("before_draw")
    assert t.hero(1).ferret
    assert not t.events("drew")
    assert t.offered("take") == ["wand", "dobby"]


@pytest.mark.rule("T-143")
def test_what_is_dropped_during_the_encounter_can_be_collected_at_its_end() -> None:
    t = table(
        visitor(MCGONAGALL, LEAKY, life=3),
        plain(DUMBLEDORE, LEAKY, life=1, objects=["wand"], galleons=1),
        outer=["dark_mark"],
        no_inheritance=True,
    )
    t.play(*to(LEAKY))
    assert t.lying(LEAKY) == ["wand"]  # Dumbledore has died there
    assert t.offered("take") == ["wand", "galleons"]
    t.play("take:wand", "take:galleons")
    assert (t.objects(), t.hero().galleons) == (["wand"], 1)


@pytest.mark.rule("T-143")
def test_also_where_no_card_lay_before() -> None:
    bank = "gringotts_bank"
    t = table(
        visitor(MCGONAGALL, bank, might=6, spells=["vera_verto"]),
        plain(LUCIUS, bank, objects=["wand"]),
    )
    rolls = {"roll movement": 2, "roll space": 1}  # a Goblin
    while t.prompt != "spell.battle_start":
        t.play(rolls[t.prompt] if t.prompt in rolls else _at_the_bank(t))
    t.play("cast:vera_verto", die("attack", 6), die("enemy", 1))
    assert (t.prompt, t.offered("take")) == ("collect", ["wand"])


def _at_the_bank(t: Situation) -> str:
    wanted = ("pass", "move:gringotts_bank", "space")
    return next(option for option in t.options if option in wanted)


@pytest.mark.rule("T-143")
def test_an_object_draco_did_not_want_is_offered_once() -> None:
    t = table(
        visitor("draco_malfoy_a", LEAKY),
        plain(MCGONAGALL, "azkaban"),
        board={LEAKY: ["lantern", "dobby"]},
    )
    t.play(*to(LEAKY), "done")
    assert t.options == ("take:dobby", "done")


# -- who has not moved -------------------------------------------------------------------------------------


@pytest.mark.rule("T-329")
def test_who_is_held_has_not_ended_a_move() -> None:
    held = plain(LUCIUS, "defence_classroom", held=2, might=9)
    t = table(held, plain(HAGRID, "defence_classroom")).play(
        "attempt", die("attack", 6), die("enemy", 1)
    )
    assert (t.seat, t.prompt) == (1, "before.move")  # Hagrid is not asked about Lucius
    arrives = table(plain(LUCIUS, "divination_classroom"), plain(HAGRID, "defence_classroom"))
    arrives.play("roll", die("movement", 4))
    assert (arrives.seat, arrives.prompt) == (1, "intimidate")


def test_nor_who_was_carried_to_st_mungos() -> None:
    """K87."""
    held = plain(LUCIUS, "defence_classroom", held=12, life=1, followers=["scabior"])
    t = table(held, plain(MCGONAGALL, "st_mungos", fate=1)).play(
        "attempt", die("attack", 1), die("enemy", 6)
    )
    assert t.hero().waiting
    assert (t.seat, t.prompt) == (1, "roll movement")  # Scabior has taken nothing


@pytest.mark.rule("T-062", "T-063")
@pytest.mark.parametrize(("face", "again", "moves"), [(1, 3, False), (3, 1, True)])
def test_the_movement_die_that_stands_decides_about_voldemort(
    face: int, again: int, moves: bool
) -> None:
    """K79: the die after a reroll with Fate."""
    start = {3: "hagrids_hut", 1: "castle_lawn_b"}[again]
    t = table(plain(MCGONAGALL, start, fate=1), bystander())
    t.play(die("movement", face), "fate", die("movement", again), "move:greenhouses")
    assert (t.prompt == "roll voldemort") is moves
    assert (t.active == 0) is moves


# -- the doors ---------------------------------------------------------------------------------------------


def test_the_deluminator_leads_to_a_friend_in_the_castle_too() -> None:
    t = table(
        plain(LUCIUS, "moving_staircase", objects=["deluminator"]),
        plain(DRACO, "potions_classroom"),
    )
    assert t.options == ("roll", "turn_back", "ride:deluminator")
    t.play("ride:deluminator")
    assert (t.hero().space, t.objects()) == ("potions_classroom", [])


@pytest.mark.rule("T-417")
def test_who_has_passed_the_barrier_and_stays_is_not_tested_again() -> None:
    admitted = plain("minerva_mcgonagall_a", "kings_cross", fate=1, admitted=True)
    t = table(admitted, bystander(), board={"kings_cross": ["hedwig"]}).play("stay")
    assert t.prompt == "collect"
    assert t.hero().admitted


@pytest.mark.rule("T-087", "T-096")
def test_who_comes_from_the_grounds_may_try_after_doubles_have_brought_it_back() -> None:
    """K75: arriving by an instruction is an exact stop."""
    t = table(
        plain(MCGONAGALL, "hogsmeade_station", galleons=1),
        bystander(),
        board={"kings_cross": ["stan_shunpike"]},
    )
    t.play(die("movement", 1), "move:kings_cross", die("voldemort", 1))
    assert t.prompt == "pay"  # no attempt: the walk came from the Grounds
    t.play("yes", "move:ministry_of_magic", dice("space", 3, 3))
    assert t.hero().space == "kings_cross"
    assert t.options == ("space", "cross")


@pytest.mark.rule("T-046", "T-122")
def test_in_the_great_hall_too_something_may_be_used_before_the_fight() -> None:
    t = table(
        plain(DRACO, "great_hall", objects=["felix_felicis"]),
        plain(MCGONAGALL, "azkaban"),
    )
    assert t.options == ("attempt", "use:felix_felicis")
    t.play("use:felix_felicis")
    assert (t.prompt, t.hero().fate) == ("roll attack", 3)


@pytest.mark.rule("T-041", "T-107")
@pytest.mark.parametrize(
    ("choice", "opened"), [("keep", False), ("fate:1", False), ("fate:2", True)]
)
def test_fate_rerolls_one_of_the_dice_at_the_gates(choice: str, opened: bool) -> None:
    """K76."""
    t = table(plain(MCGONAGALL, "greenhouses", fate=2), bystander())
    t.play(die("movement", 2), "keep", "gates", "stat:magic", dice("gates", 3, 5))
    assert t.options == ("keep", "fate:1", "fate:2")
    t.play(choice)
    if choice != "keep":
        t.play(die("gates", 1))
    assert (t.hero().space == "moving_staircase") is opened
    assert t.hero().fate == (2 if choice == "keep" else 1)


@pytest.mark.rule("T-037", "T-088")
@pytest.mark.parametrize(("its", "asked"), [(1, False), (2, True), (3, True)])
def test_fate_rerolls_the_own_die_at_the_barrier(its: int, asked: bool) -> None:
    """K1: if the attempt would fail."""
    t = table(plain(MCGONAGALL, "malfoy_manor", magic=9, fate=2), bystander())
    t.play(die("movement", 2), "keep", "cross", die("attack", 2), die("barrier", its))
    assert (t.prompt == "fate") is asked
    if asked:
        t.play("fate", die("attack", 6))
    assert t.hero().space == "hogsmeade_station"


@pytest.mark.rule("T-107")
def test_dice_that_open_the_gates_are_not_rerolled() -> None:
    t = table(plain(MCGONAGALL, "greenhouses", fate=2), bystander())
    t.play(die("movement", 2), "keep", "gates", "stat:magic", dice("gates", 3, 1))
    assert t.hero().space == "moving_staircase"


@pytest.mark.rule("T-101")
def test_a_portkey_taken_at_the_start_of_a_turn_is_for_the_next_one() -> None:
    """K18."""
    t = table(
        plain(MCGONAGALL, "gringotts_bank", spells=["accio"]),
        plain(LUCIUS, "owlery", objects=["portkey"]),
    )
    t.play("cast:accio")
    assert t.objects() == ["portkey"]
    assert t.prompt == "roll movement"  # no ride in this turn,
    t.play(die("movement", 2), "move:st_mungos", "end", die("movement", 2), "move:greenhouses")
    assert t.objects() == ["portkey"]
    assert t.options == ("roll", "ride:portkey")  # but in the next


# -- decks, dice, hands ------------------------------------------------------------------------------------


@pytest.mark.rule("T-131", "T-149")
def test_an_empty_deck_is_not_replaced_by_the_other_one() -> None:
    def used_up(g: Talisman) -> None:
        g.middle, g.middle_discard = [], g.middle[:1]

    t = table(visitor(MCGONAGALL, "owlery"), bystander(), arrange=used_up)
    only = t.names(t.state.middle_discard)
    t.play(*to("owlery"))
    assert t.told("drew", card=f"card:{only[0]}")
    assert len(t.state.outer) == 50


@pytest.mark.rule("T-163")
def test_for_who_plays_alone_nobody_rolls_for_the_enemy() -> None:
    """K86."""
    t = table(visitor(MCGONAGALL, LEAKY), outer=["aurors"]).play(*to(LEAKY), 3)
    assert (t.prompt, t.seat) == ("roll enemy", NATURE)


@pytest.mark.rule("T-213")
def test_spells_above_the_limit_outlast_the_turn() -> None:
    hand = ["alohomora", "revelio"]  # Magic 4 allows one
    t = table(visitor(MCGONAGALL, "st_mungos", spells=hand, galleons=1), bystander())
    t.play(*to("st_mungos"), "end")
    assert t.active == 1
    assert t.spells() == hand


@pytest.mark.rule("T-187")
def test_who_evades_a_dementor_keeps_its_fate_too() -> None:
    t = table(
        visitor(MCGONAGALL, LEAKY, fate=2, objects=["deluminator"]), bystander(), outer=["dementor"]
    )
    t.play(die("movement", 2), "keep", f"move:{LEAKY}", "evade:deluminator")
    assert (t.hero().fate, t.hero().life) == (2, 4)


# -- Battle ------------------------------------------------------------------------------------------------


@pytest.mark.rule("T-160", "T-365")
def test_a_spell_that_lets_one_evade_may_be_cast_for_that() -> None:
    """K61: the evasion step comes before the Spells of the Battle, and asks who is attacked."""
    t = table(visitor(MCGONAGALL, LEAKY, spells=["impedimenta"]), bystander(), outer=["dementor"])
    while t.prompt != "evade":
        t.play(2 if t.prompt == "roll movement" else _quietly(t))
    assert t.options == ("fight", "cast:impedimenta")
    t.play("cast:impedimenta", "evade:impedimenta")
    assert (t.hero().life, t.lying(LEAKY)) == (4, ["dementor"])


@pytest.mark.rule("T-174", "T-365")
def test_so_may_an_attacked_character() -> None:
    target = plain(LUCIUS, LEAKY, spells=["impedimenta"])
    t = table(visitor(MCGONAGALL, LEAKY), target)
    while t.prompt != "evade":
        t.play(2 if t.prompt == "roll movement" else _to_the_fight(t))
    assert (t.seat, t.options) == (1, ("fight", "cast:impedimenta"))
    t.play("cast:impedimenta", "evade:impedimenta")
    assert not t.events("battle.scores")
    assert t.active == 1


def _to_the_fight(t: Situation) -> str:
    return "fight:1" if "fight:1" in t.options else _quietly(t)


@pytest.mark.rule("T-162")
@pytest.mark.parametrize("attacker", [0, 1])
def test_bonuses_to_the_score_count_on_either_side_of_a_duel(attacker: int) -> None:
    gang = plain(
        DRACO, LEAKY, followers=["dobby", "hedwig"]
    )  # +1 with two Followers; Dobby +1 Magic
    other = plain(MCGONAGALL, LEAKY, magic=5)
    heroes = [gang, other] if attacker == 0 else [other, gang]
    heroes[0].at = "gringotts_bank" if attacker else "diagon_alley"
    t = table(*heroes, advantage="order")
    while t.prompt != "roll attack":
        t.play(2 if t.prompt == "roll movement" else _on_to_the_duel(t))
    t.play(die("attack", 2), die("attack", 2))
    scores = (3 + 1 + 1 + 2, 5 + 1 + 2)
    assert t.scores == (scores if attacker == 0 else scores[::-1])


def _on_to_the_duel(t: Situation) -> str:
    wanted = ("fight:1", f"move:{LEAKY}", "roll")
    return next(option for option in t.options if option in wanted)


@pytest.mark.rule("T-158", "T-176")
@pytest.mark.parametrize(("faces", "asked"), [((3, 3), False), ((4, 3), True), ((3, 2), True)])
def test_a_defender_who_wins_by_the_advantage_has_nothing_to_reroll(
    faces: tuple[int, int], asked: bool
) -> None:
    t = table(
        visitor(MCGONAGALL, LEAKY), plain(LUCIUS, LEAKY, fate=1), advantage="death_eaters"
    ).play(*to(LEAKY), "fight:1", *faces)
    assert (t.seat, t.prompt) == (1, "fate" if asked else "reward")


@pytest.mark.rule("T-424")
def test_an_event_that_ends_the_turn_leaves_the_enemies_unmet() -> None:
    t = table(
        visitor(MCGONAGALL, "black_lake"),
        bystander(),
        middle=["battle_of_hogwarts", "grindylow"],
        voldemort="centaur_clearing",
    )
    t.play(*to("black_lake"), 1, "move:black_lake", "stat:magic", 1, 6)
    assert (t.active, t.hero().life) == (1, 3)
    assert t.lying("black_lake") == ["grindylow"]


@pytest.mark.rule("T-032", "T-189")
@pytest.mark.parametrize(("magic", "offered"), [(11, ["magic"]), (12, [])])
def test_trophies_are_not_handed_in_for_a_full_dial(magic: int, offered: list[str]) -> None:
    t = table(
        visitor(MCGONAGALL, "st_mungos", magic=magic, trophies=["dementor"], galleons=1),
        bystander(),
    )
    t.play(*to("st_mungos"))
    assert t.offered("exchange") == offered


@pytest.mark.rule("T-192", "T-322")
def test_mixed_trophies_too_must_come_to_five_points() -> None:
    few = ["monster_book", "cornish_pixies"]  # Might 3, Magic 1
    t = table(visitor(DUMBLEDORE, "st_mungos", trophies=few, galleons=1), bystander())
    t.play(*to("st_mungos"))
    assert t.offered("exchange") == []


# -- states ------------------------------------------------------------------------------------------------


@pytest.mark.rule("T-229")
def test_in_its_last_turn_a_ferret_picks_nothing_up_either() -> None:
    t = table(
        plain(LUCIUS, "gringotts_bank", ferret=1),
        bystander(),
        board={"the_burrow": ["lantern"]},
        gold={"the_burrow": 1},
    )
    t.play("move:the_burrow")
    assert (t.active, t.hero().ferret) == (1, 0)
    assert (t.lying("the_burrow"), t.state.gold) == (["lantern"], {"the_burrow": 1})


@pytest.mark.rule("T-371")
@pytest.mark.parametrize("seats", [1, 2, 3])
def test_without_an_unused_character_a_player_is_out_and_the_last_one_wins(seats: int) -> None:
    """K98."""

    def nobody_left(g: Talisman) -> None:
        g.unused = []

    others = (plain(LUCIUS, "azkaban"), plain(DRACO, "owlery"))[: seats - 1]
    t = table(
        visitor(MCGONAGALL, LEAKY, life=1),
        *others,
        outer=["dementor"],
        arrange=nobody_left,
        no_inheritance=True,
    )
    t.play(*to(LEAKY), 1, 6)
    while not t.hero().out:
        t.play(2 if t.prompt.startswith("roll") else t.options[0])
    outcome = t.table.outcome
    if seats == 3:
        assert outcome is None
        assert t.active == 1  # the others play on
    else:
        assert outcome is not None
        assert outcome.winners == ((1,) if seats == 2 else ())
