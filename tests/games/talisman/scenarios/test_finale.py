"""Finale: T-117 to T-122."""

from typing import Any

import pytest

from tests.games.talisman.scenario import Situation, table
from tests.games.talisman.scenarios.folk import DUMBLEDORE, LUCIUS, MCGONAGALL, plain
from tests.stage import die

rule = pytest.mark.rule


def enter(sheet: str = LUCIUS, voldemort: str = "great_hall", **fields: Any) -> Situation:
    """A Character has given up its Hallow and stands in the Great Hall; Dumbledore waits for his turn."""
    t = table(
        plain(sheet, "room_of_requirement", **{"objects": ["elder_wand"], **fields}),
        plain(DUMBLEDORE, "owlery"),
        voldemort=voldemort,
    )
    return t.play("enter")


@rule("T-117")
def test_the_battle_in_the_great_hall_is_fought_at_once_and_with_magic() -> None:
    t = enter(magic=8, might=12)
    assert (t.prompt, t.seat) == ("roll attack", 0)  # neither a choice of stat nor of evading
    t.play(die("attack", 6), die("enemy", 1))
    assert t.scores == (8 + 6, 12 + 1)


@rule("T-117")
def test_it_cannot_be_evaded() -> None:
    t = enter(objects=["elder_wand", "deluminator"], followers=["igor_karkaroff"])
    assert t.prompt == "roll attack"


@rule("T-117")
def test_it_is_fought_wherever_voldemort_was() -> None:
    t = enter(voldemort="azkaban")
    assert t.prompt == "roll attack"
    assert t.state.voldemort == "great_hall"  # K28


@rule("T-118")
@pytest.mark.parametrize("face", [1, 4])
def test_he_has_magic_12(face: int) -> None:
    t = enter(magic=9).play(die("attack", 1), die("enemy", face))
    assert t.scores == (9 + 1, 12 + face)


@rule("T-119")
def test_who_beats_him_wins_the_game_at_once() -> None:
    t = enter(magic=10).play(die("attack", 4), die("enemy", 1))
    assert t.scores == (14, 13)
    assert t.prompt == "over"
    assert t.table.outcome is not None
    assert t.table.outcome.winners == (0,)
    assert t.view().winner == 0


@rule("T-120")
@pytest.mark.parametrize(("sheet", "side"), [(MCGONAGALL, "order"), (LUCIUS, "death_eaters")])
def test_both_sides_win_by_that_battle(sheet: str, side: str) -> None:
    t = enter(sheet, magic=12).play(die("attack", 3), die("enemy", 2))
    assert t.scores == (15, 14)
    assert t.table.outcome is not None
    assert t.table.outcome.winners == (0,)
    assert t.told("finale.won", who="seat:0", side=f"side:{side}")


@rule("T-120")
@pytest.mark.parametrize("advantage", ["order", "death_eaters"])
@pytest.mark.parametrize("sheet", [MCGONAGALL, LUCIUS])
def test_the_advantage_favours_neither(sheet: str, advantage: str) -> None:
    t = table(
        plain(sheet, "room_of_requirement", magic=9, objects=["elder_wand"]),
        plain(DUMBLEDORE, "owlery"),
        advantage=advantage,
    )
    t.play("enter", die("attack", 2), die("enemy", 2))
    assert t.scores == (11, 14)


@rule("T-121")
def test_who_loses_goes_to_the_moving_staircase() -> None:
    t = enter(magic=10).play(die("attack", 1), die("enemy", 6))
    assert t.hero().space == "moving_staircase"
    assert t.hero().life == 4  # K30: nothing else is lost
    assert (t.prompt, t.seat) == ("roll movement", 1)
    assert t.table.outcome is None


@rule("T-122")
def test_after_a_standoff_the_fight_goes_on_in_the_next_turn() -> None:
    t = enter(magic=10).play(die("attack", 3), die("enemy", 1))
    assert t.scores == (13, 13)
    assert (t.hero().space, t.hero().life) == ("great_hall", 4)
    assert t.view().battle is None  # this Battle is over
    assert (t.prompt, t.seat) == ("roll movement", 1)
    t.play(die("movement", 2), "move:greenhouses")
    assert (t.prompt, t.seat) == ("roll attack", 0)  # no move, no second Hallow
    t.play(die("attack", 4), die("enemy", 1))
    assert t.prompt == "over"
