"""What a table may agree on besides the alternative rules of the rulebook (T-376 and the switches of canon 14)."""

from __future__ import annotations

import pytest

from hallows.kernel import BadOptions
from tests.games.talisman.scenario import GAME, fresh, table
from tests.games.talisman.scenarios.folk import DRACO, LUCIUS, MCGONAGALL, plain
from tests.stage import die

FAR = plain(DRACO, "potions_classroom")


@pytest.mark.parametrize(("magic", "through"), [(9, False), (10, True)])
def test_a_static_barrier_asks_for_magic_above_nine_and_no_dice(magic: int, through: bool) -> None:
    """K1."""
    t = table(plain(MCGONAGALL, "malfoy_manor", magic=magic), FAR, static_barrier=True)
    t.play(die("movement", 2), "cross")
    assert t.told("barrier.open") is through
    assert t.hero().space == ("hogsmeade_station" if through else "kings_cross")


def test_hallow_finds_may_draw_from_the_pile() -> None:
    """K2."""
    find = {"castle_lawn_a": ["hidden_hallow"]}
    t = table(plain(MCGONAGALL, "black_lake"), FAR, board=find, hallows_from_pile=True)
    t.play(die("movement", 2), "move:castle_lawn_a", "take:hidden_hallow")
    assert t.objects() == ["invisibility_cloak"]
    assert t.names(t.state.middle_discard) == ["hidden_hallow"]
    t = table(plain(MCGONAGALL, "black_lake"), FAR, board=find)
    t.play(die("movement", 2), "move:castle_lawn_a", "take:hidden_hallow")
    assert t.objects() == ["hidden_hallow"]


def test_floo_powder_may_lead_anywhere_in_the_grounds_once() -> None:
    """K19."""
    t = table(plain(MCGONAGALL, "the_burrow", objects=["floo_powder"]), FAR, floo_anywhere=True)
    t.play("ride:floo_powder")
    assert len(t.options) == 16
    t.play("move:greenhouses")
    assert (t.hero().space, t.objects()) == ("greenhouses", [])
    t = table(plain(MCGONAGALL, "the_burrow", objects=["floo_powder"]), FAR)
    t.play("ride:floo_powder")
    assert t.hero().space == "castle_lawn_b"
    assert t.objects() == ["floo_powder"]


@pytest.mark.parametrize(("agreed", "fate"), [(False, 0), (True, 4)])
def test_who_returns_may_start_with_fate_again(agreed: bool, fate: int) -> None:
    """K24."""
    t = table(plain(MCGONAGALL, "st_mungos", life=0, waiting=True), FAR, fate_on_return=agreed)
    t.play("sheet:minerva_mcgonagall_b")
    assert t.hero().fate == fate


def test_the_dials_maximum_can_be_set() -> None:
    """K60."""
    t = table(plain(MCGONAGALL, "diagon_alley", magic=7), FAR, dial_max=7)
    t.play(die("movement", 1), "move:gringotts_bank", die("voldemort", 1), die("space", 6))
    assert t.hero().magic == 7
    t = table(plain(MCGONAGALL, "diagon_alley", magic=7), FAR)
    t.play(die("movement", 1), "move:gringotts_bank", die("voldemort", 1), die("space", 6))
    assert t.hero().magic == 8


def test_a_round_limit_ends_the_game_in_a_draw_and_says_so() -> None:
    """K100."""
    t = table(plain(MCGONAGALL, "azkaban"), plain(LUCIUS, "azkaban"), round_limit=1)
    t.play(die("movement", 5), "move:hogsmeade", "choose:madam_puddifoot")
    assert t.table.outcome is None
    t.play(die("movement", 5), "move:hogsmeade", "space", "choose:madam_puddifoot")
    outcome = t.table.outcome
    assert outcome is not None
    assert (outcome.winners, outcome.reason, outcome.truncated) == ((), "round-limit", True)


def test_ages_decide_who_chooses_first() -> None:
    t = fresh(3, free_choice=True, ages=(30, 12, 20))
    asked = []
    for name in ("harry_potter", "draco_malfoy", "lucius_malfoy"):
        asked.append(t.seat)
        t.play(f"character:{name}")
    assert asked == [1, 2, 0]
    assert [t.hero(seat).character for seat in range(3)] == [
        "lucius_malfoy",
        "harry_potter",
        "draco_malfoy",
    ]


@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (2, {"first_player": 2}),
        (3, {"ages": (1, 2)}),
        (2, {"dial_max": -1}),
        (2, {"house_rule": True}),
        (7, {}),
        (0, {}),
    ],
)
def test_options_that_make_no_sense_are_refused(seats: int, options: dict[str, object]) -> None:
    with pytest.raises(BadOptions):
        fresh(seats, **options)


def test_nothing_is_agreed_unless_said() -> None:
    options = GAME.parse_options(None)
    assert not any(
        getattr(options, name) for name in options.__struct_fields__ if name != "first_player"
    )
