"""Spells, abilities and cards where they meet each other: answers, orders, what holds in whose turn."""

from __future__ import annotations

import pytest

from tests.games.talisman.scenario import table
from tests.games.talisman.scenarios.arrivals import bystander, to, visitor
from tests.games.talisman.scenarios.folk import (
    CASTLE,
    DRACO,
    DUMBLEDORE,
    LUCIUS,
    MCGONAGALL,
    plain,
)
from tests.stage import die

MINERVA = "minerva_mcgonagall_a"  # who blocks Spells
HARRY = "harry_potter_a"  # who resists them
SEEKER = "harry_potter_b"
WORMTAIL = "peter_pettigrew_a"
LEAKY = "leaky_cauldron"  # draws 1
FAR = plain(DRACO, "godrics_hollow")


# -- McGonagall turns a Spell on somebody else -------------------------------------------------------------


@pytest.mark.rule("T-326")
def test_a_redirected_accio_still_robs_only_the_other_side() -> None:
    """Region and timing are waived, the Spell's own words are not."""
    t = table(
        plain(LUCIUS, "azkaban", spells=["accio"], galleons=1),
        plain(MINERVA, "godrics_hollow", fate=2),
        plain(SEEKER, "the_burrow", galleons=1),
    )
    t.play("cast:accio", "target:1", "block")
    assert t.options == ("pass", "target:0")
    t.play("target:0")
    assert [t.hero(seat).galleons for seat in range(3)] == [0, 1, 1]


@pytest.mark.rule("T-326")
def test_a_redirected_expelliarmus_stays_in_the_battle() -> None:
    t = table(
        plain(LUCIUS, "gringotts_bank", spells=["expelliarmus"], objects=["wand"]),
        plain(MINERVA, LEAKY, fate=2, objects=["wand"]),
        plain(SEEKER, "the_burrow", objects=["marauders_map"]),
    )
    t.play(die("movement", 2), f"move:{LEAKY}", "fight:1", "cast:expelliarmus", "block")
    assert t.options == ("pass", "target:0")
    t.play("target:0", die("attack", 3), die("attack", 3))
    assert t.scores == (4 + 3, 4 + 1 + 1 + 3)  # her Wand counts, and the Order's advantage


@pytest.mark.rule("T-326", "T-368")
def test_a_protego_she_blocks_saves_nobody() -> None:
    t = table(
        visitor(MINERVA, "malfoy_manor", fate=2),
        bystander(spells=["protego"]),
        plain(SEEKER, "the_burrow"),
    )
    t.play("roll", die("movement", 2), "keep", "move:malfoy_manor", "cast:protego", "block")
    assert t.hero().life == 3  # nobody else is in danger: it is discarded
    assert t.names(t.state.spell_discard) == ["protego"]


@pytest.mark.rule("T-396")
def test_resisted_and_blocked_spells_are_discarded_and_count_as_cast() -> None:
    for target, answers in ((HARRY, ("yes", 6)), (MINERVA, ("block", "pass"))):
        t = table(
            plain(SEEKER if target != HARRY else MCGONAGALL, "azkaban"),
            plain(LUCIUS, "owlery", spells=["obliviate", "expulso"]),
            plain(target, "the_burrow", fate=0 if target == HARRY else 2, spells=["lumos"]),
        )
        t.play("cast:obliviate", *answers)
        assert t.spells(2) == ["lumos"]
        assert t.names(t.state.spell_discard) == ["obliviate"]
        assert t.prompt == "roll movement"  # that was the one Spell in another's turn


# -- answers to Spells -------------------------------------------------------------------------------------


def test_a_cancelled_spell_is_not_cancelled_again() -> None:
    t = table(
        plain(MCGONAGALL, "azkaban", spells=["expulso"]),
        plain(LUCIUS, "owlery", spells=["stupefy"]),
        plain(DRACO, "owlery", spells=["stupefy"]),
        advantage="death_eaters",
    )
    t.play("cast:expulso", "cast:stupefy", "pass")  # Draco may save the Expulso, and does not
    assert t.prompt == "roll movement"
    assert t.state.advantage == "death_eaters"
    assert t.spells(2) == ["stupefy"]


@pytest.mark.rule("T-362")
def test_the_owner_of_an_attacked_follower_is_not_in_that_battle() -> None:
    owner = plain(MCGONAGALL, LEAKY, spells=["expecto_patronum"], followers=["nymphadora_tonks"])
    t = table(plain(LUCIUS, "gringotts_bank", magic=9), owner)
    t.play(die("movement", 2), f"move:{LEAKY}", "fight:1")
    assert t.seat == 1  # in the Battle of the Characters she may cast it
    t.play("pass", die("attack", 6), die("attack", 1), "attack:nymphadora_tonks")
    assert t.prompt == "roll attack"


def test_confundo_chooses_the_direction_behind_the_barrier() -> None:
    t = table(
        plain(MCGONAGALL, "kings_cross", admitted=True),
        plain(LUCIUS, "azkaban", spells=["confundo"]),
    )
    t.play(die("movement", 3), "cast:confundo")
    assert (t.prompt, t.seat) == ("direction", 1)
    t.play("counterclockwise")
    assert t.hero().space == "whomping_willow"


def test_confundo_has_no_direction_to_choose_in_a_single_step_through_the_barrier() -> None:
    t = table(
        plain(MCGONAGALL, "kings_cross", admitted=True),
        plain(LUCIUS, "azkaban", spells=["confundo"]),
        voldemort="azkaban",
    )
    t.play(die("movement", 1), "cast:confundo")
    assert t.hero().space == "hogsmeade_station"


def test_under_imperio_abilities_stay_with_their_owner() -> None:
    t = table(plain(DUMBLEDORE, "azkaban"), plain(LUCIUS, "owlery", spells=["imperio"]))
    t.play("cast:imperio", die("movement", 6))
    assert (t.prompt, t.seat) == ("use", 0)  # whether to Apparate is Dumbledore's choice
    t.play("no")
    assert (t.prompt, t.seat) == ("move", 1)
    assert "apparate" not in t.options
    t = table(plain(DUMBLEDORE, "azkaban"), plain(LUCIUS, "owlery", spells=["imperio"]))
    t.play("cast:imperio", die("movement", 6), "yes")
    assert (t.prompt, t.seat) == ("apparate", 0)


# -- moving ------------------------------------------------------------------------------------------------


@pytest.mark.rule("T-321")
def test_dumbledore_may_apparate_in_the_castle_too() -> None:
    t = table(plain(DUMBLEDORE, "moving_staircase"), FAR).play("roll", die("movement", 6))
    assert t.options == ("move:divination_classroom", "apparate")
    t.play("apparate")
    assert t.offered("move") == [room for room in CASTLE if room != "moving_staircase"]
    t.play("move:room_of_requirement")
    assert t.hero().space == "room_of_requirement"
    other = table(plain(DUMBLEDORE, "moving_staircase"), FAR).play("roll", die("movement", 5))
    assert other.hero().space == "potions_classroom"


def test_wormtail_picks_pockets_in_the_castle_and_behind_the_barrier() -> None:
    passed = plain(MCGONAGALL, "charms_classroom", galleons=1)
    t = table(plain(WORMTAIL, "moving_staircase"), passed).play("roll", die("movement", 4))
    assert t.prompt == "pickpocket"
    t.play("yes", die("pickpocket", 6))
    assert (t.hero().galleons, t.hero(1).galleons) == (1, 0)
    passed = plain(MCGONAGALL, "hogsmeade_station", galleons=1)
    t = table(plain(WORMTAIL, "kings_cross", admitted=True), passed).play(
        die("movement", 3), "move:black_lake"
    )
    assert t.prompt == "pickpocket"


# -- cards -------------------------------------------------------------------------------------------------


@pytest.mark.rule("T-156")
def test_the_events_of_one_turn_flip_the_token_once() -> None:
    """K22: also if they are drawn on two spaces."""
    t = table(plain(MCGONAGALL, "centaur_clearing"), FAR, middle=["yule_ball", "mandrake_cry"])
    t.play(die("movement", 2), "move:courtyard", die("space", 1))  # and on to the Black Lake
    assert t.names(t.state.middle_discard) == ["yule_ball", "mandrake_cry"]
    assert t.state.advantage == "death_eaters"


def test_rita_skeeter_is_bought_off_even_if_the_token_shows_the_own_side() -> None:
    """Who pays does not roll."""
    t = table(plain(MCGONAGALL, "azkaban", galleons=1, fate=1), FAR, outer=["rita_skeeter"])
    t.play(die("movement", 2), "keep", "move:london_streets_a", "yes")
    assert (t.hero().galleons, t.hero().fate) == (0, 1)
    assert t.state.advantage == "order"


# -- challenges and 0 Life ---------------------------------------------------------------------------------


@pytest.mark.rule("T-407")
def test_a_deed_done_after_ones_own_fall_does_not_use_up_the_challenge() -> None:
    drawer = visitor(MCGONAGALL, LEAKY, life=1, challenge="take_life")
    t = table(drawer, plain(SEEKER, "the_burrow"), FAR, outer=["dark_mark"]).play(*to(LEAKY))
    assert t.hero(0).waiting
    assert t.hero(1).life == 3  # through the Event, after its drawer had fallen
    assert t.hero(0).challenge == "take_life"
    assert len(t.state.hallows) == 3


@pytest.mark.rule("T-406")
@pytest.mark.parametrize("event", ["dark_mark", "gringotts_break_in"])
def test_events_pass_over_who_waits_at_st_mungos(event: str) -> None:
    waiting = plain(SEEKER, "st_mungos", life=0, waiting=True, galleons=1)
    t = table(visitor(LUCIUS, LEAKY), waiting, outer=[event]).play(*to(LEAKY))
    if event == "gringotts_break_in":
        t.play(die("event", 4))  # the drawer's own die, and no other
    assert (t.hero(1).galleons, t.hero(1).life) == (1, 0)
    assert t.active == 1


@pytest.mark.rule("T-406")
def test_voldemort_does_not_attack_who_waits_at_st_mungos() -> None:
    waiting = plain(SEEKER, "st_mungos", life=0, waiting=True)
    t = table(plain(LUCIUS, "diagon_alley"), waiting, voldemort="privet_drive_4")
    t.play(die("movement", 1), "move:gringotts_bank", die("voldemort", 2), "move:st_mungos")
    assert not t.told("battle")
    assert t.prompt == "roll space"


@pytest.mark.rule("T-324")
def test_fate_spent_on_an_end_of_turn_die_is_noticed_by_mcgonagall() -> None:
    minerva = plain(MINERVA, "azkaban", life=2, fate=1, followers=["molly_weasley"])
    t = table(minerva, FAR)
    t.play(
        "roll",
        die("movement", 5),
        "keep",
        "move:hogsmeade",
        "choose:madam_puddifoot",
        "end",
        die("ability", 1),
        "fate",
        die("ability", 5),
    )
    assert (t.hero().life, t.hero().fate) == (3, 1)


# -- dice --------------------------------------------------------------------------------------------------


@pytest.mark.rule("T-336")
def test_dracos_second_die_also_helps_against_a_follower_of_the_order() -> None:
    """K102."""
    owner = plain(MCGONAGALL, LEAKY, followers=["nymphadora_tonks"])
    t = table(plain("draco_malfoy_a", "gringotts_bank", magic=9), owner)
    t.play(
        die("movement", 2),
        f"move:{LEAKY}",
        "fight:1",
        die("attack", 6),
        die("attack", 6),
        die("attack", 1),
        "attack:nymphadora_tonks",
        die("attack", 1),
        die("attack", 5),
    )
    assert t.options == ("die:1", "die:5")


@pytest.mark.rule("T-339", "T-444")
def test_bellatrix_fights_a_follower_without_her_might() -> None:
    """K102."""
    owner = plain(MCGONAGALL, LEAKY, followers=["nymphadora_tonks"])
    t = table(plain("bellatrix_lestrange_a", "gringotts_bank"), owner)
    t.play(
        die("movement", 2),
        f"move:{LEAKY}",
        "fight:1",
        die("attack", 6),
        die("attack", 1),
        "attack:nymphadora_tonks",
        die("attack", 3),
        die("enemy", 3),
    )
    assert t.scores == (5 - 1 + 3, 3 + 3)  # the Order has the advantage


@pytest.mark.rule("T-349")
def test_fate_may_follow_lunas_free_reroll() -> None:
    holder = plain(MCGONAGALL, "gringotts_bank", fate=1, followers=["luna_lovegood"])
    t = table(holder, plain(DRACO, LEAKY)).play(
        die("movement", 2), "keep", f"move:{LEAKY}", "fight:1", die("attack", 1), die("attack", 6)
    )
    t.play("free", die("attack", 2), "fate", die("attack", 6))
    assert t.scores[0] == 4 + 1 + 6


@pytest.mark.rule("T-347", "T-040")
def test_fate_may_reroll_the_die_chosen_with_fred_and_george_once() -> None:
    """K59."""
    holder = plain(MCGONAGALL, "godrics_hollow", fate=2, followers=["fred_and_george"])
    t = table(holder, FAR).play(
        die("movement", 4),
        "keep",
        "move:azkaban",
        die("space", 2),
        die("space", 4),
        "die:4",
        "fate",
        die("space", 6),
    )
    assert (t.hero().magic, t.hero().fate) == (5, 1)
    assert t.prompt == "turn.end"
