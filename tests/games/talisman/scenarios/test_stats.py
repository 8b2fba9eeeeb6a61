"""Stats, Life, Fate: T-027 to T-044."""

from typing import Any

import pytest

from hallows.games.talisman.rules.battle import may_help
from tests.games.talisman.scenario import Situation, hero, table
from tests.games.talisman.scenarios.arrivals import bystander, to, visitor
from tests.games.talisman.scenarios.folk import DRACO, DUMBLEDORE, LUCIUS, MCGONAGALL, plain
from tests.stage import dice, die

rule = pytest.mark.rule

LEAKY = "leaky_cauldron"


def totals(t: Situation, seat: int = 0) -> tuple[int, int]:
    """Magic and Might of a Character as everybody sees them."""
    sheet = t.sheet(seat, viewer=None)
    assert sheet.magic is not None
    assert sheet.might is not None
    return sheet.magic.total, sheet.might.total


def dials(t: Situation) -> tuple[int, int, int]:
    return t.hero().magic, t.hero().might, t.hero().life


def hogs_head(face: int, **fields: Any) -> Situation:
    """McGonagall (Magic 4, Might 2) rolls at the Hog's Head."""
    t = table(visitor(MCGONAGALL, "hogsmeade", **fields), bystander(at="azkaban"))
    return t.play(*to("hogsmeade"), "choose:hogs_head", face)


def hut(faces: tuple[int, int], **fields: Any) -> Situation:
    """McGonagall rolls at Hagrid's Hut."""
    t = table(visitor(MCGONAGALL, "hagrids_hut", **fields), bystander())
    return t.play(*to("hagrids_hut"), faces)


# -- Magic, Might ------------------------------------------------------------------------------------------


@rule("T-027")
def test_total_magic_is_the_dial_and_what_objects_and_followers_add() -> None:
    t = table(
        visitor(
            MCGONAGALL,
            LEAKY,
            magic=6,
            objects=["marauders_map", "lantern"],
            followers=["nymphadora_tonks", "dobby"],
        ),
        bystander(),
    )
    assert totals(t) == (6 + 2 + 1 + 1, 2)


@rule("T-027")
def test_total_magic_counts_in_battle() -> None:
    t = table(
        visitor(MCGONAGALL, LEAKY, objects=["marauders_map"], followers=["nymphadora_tonks"]),
        bystander(),
        outer=["aurors"],
    )
    t.play(*to(LEAKY), 3, 3)
    assert t.scores == (4 + 2 + 1 + 3, 4 + 3)


@rule("T-027", "T-028")
def test_bonuses_that_cannot_be_used_do_not_count() -> None:
    objects = ["marauders_map", "sword_of_gryffindor"]
    t = table(
        plain(MCGONAGALL, "centaur_clearing", objects=objects, followers=["nymphadora_tonks"]),
        bystander(),
    )
    assert totals(t) == (4 + 1, 2)
    t.play(die("movement", 4), "move:quidditch_pitch")
    assert totals(t) == (4 + 2 + 1, 2 + 2)


@rule("T-028")
def test_total_might_is_the_dial_and_what_objects_and_followers_add() -> None:
    t = table(
        visitor(
            MCGONAGALL,
            LEAKY,
            might=3,
            objects=["sword_of_gryffindor", "marauders_map"],
            followers=["fang", "sirius_black"],
        ),
        bystander(),
        outer=["inferius"],
    )
    assert totals(t) == (6, 3 + 2 + 1 + 1)
    t.play(*to(LEAKY), 3, 3)
    assert t.scores == (7 + 3, 4 + 3)


@rule("T-029")
def test_bonuses_never_change_the_dials() -> None:
    t = table(
        visitor(MCGONAGALL, LEAKY),
        bystander(),
        board={LEAKY: ["marauders_map", "fang"]},
    )
    t.play(*to(LEAKY), "take:marauders_map", "take:fang")
    assert totals(t) == (6, 3)
    assert dials(t) == (4, 2, 4)
    t.play("ditch:marauders_map", "ditch:fang")
    assert totals(t) == (4, 2)
    assert dials(t) == (4, 2, 4)


@rule("T-030")
@pytest.mark.parametrize(("magic", "after"), [(6, 5), (5, 4), (4, 4)])
def test_magic_is_not_lost_below_the_starting_value(magic: int, after: int) -> None:
    t = hogs_head(3, magic=magic, might=5)
    assert dials(t) == (after, 5, 4)


@rule("T-031")
@pytest.mark.parametrize(("might", "after"), [(4, 3), (3, 2), (2, 2)])
def test_might_is_not_lost_below_the_starting_value(might: int, after: int) -> None:
    t = hogs_head(2, magic=7, might=might)
    assert dials(t) == (7, after, 4)


@rule("T-030", "T-031")
@pytest.mark.parametrize("stat", ["magic", "might"])
def test_nor_at_the_gates(stat: str) -> None:
    t = table(plain(MCGONAGALL, "greenhouses"), bystander())
    t.play(die("movement", 2), "gates", f"stat:{stat}", dice("gates", 6, 6))
    assert t.told("gates.shut")
    assert dials(t) == (4, 2, 4)


@rule("T-032")
@pytest.mark.parametrize(("face", "before", "after"), [(5, 11, 12), (5, 12, 12)])
def test_the_magic_dial_stops_at_its_maximum(face: int, before: int, after: int) -> None:
    assert dials(hogs_head(face, magic=before)) == (after, 2, 4)


@rule("T-032")
@pytest.mark.parametrize(("face", "before", "after"), [(4, 11, 12), (4, 12, 12)])
def test_the_might_dial_stops_at_its_maximum(face: int, before: int, after: int) -> None:
    assert dials(hogs_head(face, might=before)) == (4, after, 4)


@rule("T-032")
@pytest.mark.parametrize(("before", "after"), [(10, 12), (11, 12), (12, 12)])
def test_the_life_dial_stops_at_its_maximum(before: int, after: int) -> None:
    assert dials(hut((6, 6), life=before)) == (4, 2, after)


@rule("T-032")
def test_totals_may_pass_the_maximum_of_the_dial() -> None:
    t = table(plain(MCGONAGALL, LEAKY, magic=12, objects=["marauders_map"]), bystander())
    assert totals(t) == (14, 2)


# -- Life --------------------------------------------------------------------------------------------------


@rule("T-033")
def test_healing_stops_at_the_starting_life() -> None:
    t = table(visitor(MCGONAGALL, "st_mungos", life=2, galleons=5), bystander())
    t.play(*to("st_mungos"))
    assert t.offered("trade") == ["0", "1", "2"]
    t.play("trade:2")
    assert t.hero().life == 4


@rule("T-033")
@pytest.mark.parametrize(("life", "after"), [(2, 4), (3, 4), (4, 4), (6, 6)])
def test_a_card_that_heals_stops_there_too(life: int, after: int) -> None:
    t = table(
        visitor(MCGONAGALL, "black_lake", life=life, galleons=1),
        bystander(),
        board={"black_lake": ["pomona_sprout", "lantern"]},
    )
    t.play(*to("black_lake"))
    if life < 4:
        t.play("yes")
    assert t.prompt == "collect"
    assert t.hero().life == after


@rule("T-034")
@pytest.mark.parametrize("life", [3, 4, 7])
def test_gained_life_may_pass_the_starting_life(life: int) -> None:
    assert hut((6, 6), life=life).hero().life == life + 2


# -- Fate --------------------------------------------------------------------------------------------------


def with_fate(space: str, **fields: Any) -> Situation:
    """McGonagall with 3 Fate has come to a space and kept her movement roll."""
    t = table(visitor(MCGONAGALL, space, **{"fate": 3, **fields}), bystander())
    number, move = to(space)
    return t.play(die("movement", number), "keep", move)


def die_asked_about(t: Situation) -> object:
    """The face of the die that may be rerolled."""
    return (t.ask.args or {})["die"]


@rule("T-035")
def test_any_number_of_fate_tokens_may_be_held() -> None:
    t = with_fate("hagrids_hut", fate=34)
    t.play(dice("space", 5, 6), "keep")
    assert t.hero().fate == 36
    assert t.state.fate == 0


@rule("T-036")
def test_fate_rerolls_the_movement_die() -> None:
    t = table(plain(MCGONAGALL, "leaky_cauldron", fate=3), bystander())
    t.play(die("movement", 2))
    assert (t.seat, t.prompt, t.options) == (0, "fate", ("keep", "fate"))
    t.play("fate", die("movement", 5))
    assert set(t.offered("move")) >= {"grimmauld_place_12", "london_streets_d"}
    assert "malfoy_manor" not in t.offered("move")
    assert t.hero().fate == 2


@rule("T-036")
def test_without_fate_there_is_no_reroll() -> None:
    t = table(plain(MCGONAGALL, "leaky_cauldron"), bystander())
    assert t.play(die("movement", 2)).prompt == "move"


@rule("T-037")
def test_fate_rerolls_the_attack_die_against_an_enemy() -> None:
    t = table(visitor(MCGONAGALL, LEAKY, fate=3), bystander(), outer=["aurors"])
    t.play(die("movement", 2), "keep", "move:leaky_cauldron", die("attack", 1), die("enemy", 4))
    assert (t.seat, t.prompt) == (0, "fate")
    t.play("fate", die("attack", 6))
    assert t.scores == (10, 8)
    assert t.trophies() == ["aurors"]
    assert t.hero().fate == 2


@rule("T-037")
@pytest.mark.parametrize("roller", [0, 1])
def test_fate_rerolls_the_attack_die_against_a_character(roller: int) -> None:
    fate = [int(seat == roller) for seat in (0, 1)]
    t = table(
        visitor(MCGONAGALL, LEAKY, fate=fate[0]),
        plain(LUCIUS, LEAKY, fate=fate[1]),
        advantage="order",
    )
    t.play(die("movement", 2))
    if roller == 0:
        t.play("keep")
    mine = 3 if roller else 1  # who has won already is not asked
    t.play("move:leaky_cauldron", "fight:1", die("attack", mine), die("attack", 2))
    assert (t.seat, t.prompt) == (roller, "fate")
    t.play("fate", die("attack", 5))
    assert t.scores == ((4 + 1 + 5, 4 + 2) if roller == 0 else (4 + 1 + 3, 4 + 5))
    assert t.hero(roller).fate == 0


@rule("T-037")
@pytest.mark.parametrize(
    ("mine", "die_", "theirs", "helps"),
    [(4, 1, 11, False), (4, 1, 10, True), (4, 6, 10, False), (4, 5, 9, True), (4, 3, 6, False)],
)
def test_no_reroll_is_offered_where_no_face_would_help(
    mine: int, die_: int, theirs: int, helps: bool
) -> None:
    """Lost with every face, drawn with the best one, or won already: there is nothing to win by it."""
    assert may_help(mine, die_, theirs) == helps


@rule("T-038")
def test_fate_rerolls_a_die_rolled_for_a_space() -> None:
    t = with_fate("gringotts_bank")
    t.play(die("space", 2))
    assert (t.seat, t.prompt) == (0, "fate")
    t.play("fate", die("space", 6))
    assert (t.hero().magic, t.hero().galleons, t.hero().miss) == (5, 1, False)
    assert t.hero().fate == 2


@rule("T-038")
def test_fate_rerolls_a_die_rolled_for_a_card() -> None:
    t = table(
        visitor(MCGONAGALL, "owlery", fate=3), bystander(), board={"owlery": ["moaning_myrtle"]}
    )
    t.play(die("movement", 2), "keep", "move:owlery", die("observer", 1))
    assert (t.seat, t.prompt) == (0, "fate")
    t.play("fate", die("observer", 5))
    assert t.hero().fate == 3 - 1 + 1


@rule("T-038")
def test_fate_rerolls_the_die_of_a_protective_card() -> None:
    t = table(
        visitor(MCGONAGALL, LEAKY, fate=2, objects=["chocolate_frogs"]),
        bystander(),
        outer=["gringotts_dragon"],
    )
    t.play(
        die("movement", 2),
        "keep",
        "move:leaky_cauldron",
        die("attack", 1),
        die("enemy", 6),
        die("prevent", 2),
    )
    assert (t.seat, t.prompt) == (0, "fate")
    t.play("fate", die("prevent", 4))
    assert (t.hero().life, t.hero().fate) == (4, 1)


@rule("T-039")
def test_a_worse_result_of_the_reroll_stands() -> None:
    t = with_fate("gringotts_bank")
    t.play(die("space", 4), "fate", die("space", 2))
    assert t.hero().miss
    assert t.hero().fate == 2


@rule("T-039", "T-040")
def test_the_rerolled_attack_die_stands_and_is_not_rolled_a_third_time() -> None:
    t = table(visitor(MCGONAGALL, LEAKY, fate=3), bystander(), outer=["aurors"])
    t.play(
        die("movement", 2),
        "keep",
        "move:leaky_cauldron",
        die("attack", 3),
        die("enemy", 4),
        "fate",
        die("attack", 1),
    )
    assert t.scores == (5, 8)
    assert t.hero().life == 3
    assert t.hero().fate == 2


@rule("T-040")
def test_a_die_is_not_rerolled_twice() -> None:
    t = table(plain(MCGONAGALL, "leaky_cauldron", fate=3), bystander())
    t.play(die("movement", 2), "fate", die("movement", 3))
    assert t.prompt == "move"
    assert t.hero().fate == 2


@rule("T-041")
@pytest.mark.parametrize(("choice", "again"), [("fate:1", 3), ("fate:2", 6)])
def test_of_two_dice_one_may_be_rerolled(choice: str, again: int) -> None:
    t = with_fate("hagrids_hut")
    t.play(dice("space", 1, 4))
    assert t.options == ("keep", "fate:1", "fate:2")
    t.play(choice, die("space", again))
    assert (t.prompt, t.seat) == ("roll movement", 1)
    assert (t.hero().magic, t.hero().fate, t.hero().miss) == (5, 2, False)  # a total of 7, not of 5


@rule("T-042")
def test_an_enemys_die_is_not_rerolled() -> None:
    t = table(visitor(MCGONAGALL, LEAKY, fate=3), bystander(fate=3), outer=["aurors"])
    t.play(die("movement", 2), "keep", "move:leaky_cauldron", die("attack", 3), die("enemy", 6))
    assert (t.seat, t.prompt, t.options) == (0, "fate", ("keep", "fate"))
    assert die_asked_about(t) == 3
    t.play("fate", die("attack", 4))
    assert t.scores == (8, 10)
    assert (t.hero(0).fate, t.hero(1).fate) == (2, 3)


@rule("T-043")
def test_nobody_rerolls_another_players_movement_die() -> None:
    t = table(plain(MCGONAGALL, "leaky_cauldron"), plain(DUMBLEDORE, "leaky_cauldron", fate=5))
    t.play(die("movement", 2))
    assert (t.seat, t.prompt) == (0, "move")


@rule("T-043")
def test_nobody_rerolls_the_other_die_of_a_battle() -> None:
    t = table(visitor(MCGONAGALL, LEAKY), plain(LUCIUS, LEAKY, fate=3), advantage="order")
    t.play(*to(LEAKY), "fight:1", 4, 1)
    assert (t.seat, t.prompt, die_asked_about(t)) == (1, "fate", 1)
    t.play("fate", die("attack", 2))
    assert t.scores == (4 + 1 + 4, 4 + 2)


@rule("T-044")
def test_paid_fate_goes_back_to_the_supply() -> None:
    t = table(plain(MCGONAGALL, "leaky_cauldron", fate=3), hero(DRACO, "azkaban", fate=4))
    assert t.state.fate == 29
    t.play(die("movement", 2), "fate", die("movement", 3))
    assert (t.hero().fate, t.state.fate) == (2, 30)
