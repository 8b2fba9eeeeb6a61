"""How the game ends (H-001, H-192 to H-200, H-244 to H-248)."""

from typing import Any

import pytest

from tests.games.hogwarts.stage import Place, Situation, hero, table
from tests.stage import dice

DONE = ["sorting_night_mischief", "gaunt_ring", "final_battle"]


def place(seat: int, done: int = 0, **fields: Any) -> Place:
    students = ("harry_potter", "ron_weasley", "luna_lovegood", "cedric_diggory")
    return hero(students[seat], at=("c10", "l09", "h08", "g09")[seat], done=DONE[:done] if seat == 0 else [], **fields)  # fmt: skip


QUIET = {
    "c10": "c01", "c01": "g04", "g04": "c01", "l09": "l12", "l12": "l09", "h08": "h02", "h02": "h08",
    "g09": "g11", "g11": "g09",
}  # fmt: skip


def go(t: Situation, turns: int = 1) -> Situation:
    """So many quiet turns: two steps to a space where cards are drawn."""
    for _ in range(turns):
        if t.prompt == "begin":
            t.play("roll")
        t.play(dice("move", 1, 1), f"move:{QUIET[t.at(t.seat)]}")
    return t


@pytest.mark.parametrize(
    ("length", "missions", "points"),
    [
        pytest.param("quick", 1, 210, marks=pytest.mark.rule("H-192")),
        pytest.param("classic", 2, 260, marks=pytest.mark.rule("H-193")),
        pytest.param("long", 3, 320, marks=pytest.mark.rule("H-194")),
    ],
)
@pytest.mark.rule("H-195")
def test_missions_and_more_than_so_many_points_trigger_the_end(
    length: str, missions: int, points: int
) -> None:
    for done, score, ends in (
        (missions, points + 1, True),
        (missions, points, False),  # exactly so many do not
        (missions - 1, points + 100, False),
    ):
        t = table(place(0, done), place(1), scores=[score, 0], length=length)
        go(t)
        assert t.view().triggered is ends


@pytest.mark.rule("H-197", "H-001")
def test_the_round_is_completed_and_the_highest_total_wins() -> None:
    t = table(place(0, 2), place(1), scores=[261, 300])
    go(t)
    assert (t.prompt, t.view().triggered) == ("roll move", True)
    go(t)
    assert t.prompt == "over"
    assert t.table.outcome is not None
    assert (t.table.outcome.winners, t.table.outcome.reason) == (
        (1,),
        "points",
    )  # without a mission


@pytest.mark.rule("H-197", "H-245")
def test_a_trigger_after_the_last_seats_turn_ends_the_game_at_once() -> None:
    t = table(place(0, 2), place(1), scores=[261, 0], active=1)
    go(t)
    assert t.prompt == "over"


@pytest.mark.rule("H-245")
def test_one_player_must_fulfil_all_parts() -> None:
    t = table(place(0, 2), place(1), scores=[200, 300])
    go(t, 2)
    assert (t.prompt, t.view().triggered) == ("roll move", False)


@pytest.mark.rule("H-246")
def test_a_trigger_stands_even_if_points_are_lost_later() -> None:
    t = table(
        place(0, 2), hero("ron_weasley", at="n12"), scores=[261, 0], event=["educational_decree"]
    )
    go(t)
    assert t.view().triggered
    t.play(dice("move", 1, 1), "move:n06")
    assert (t.prompt, t.state.scores) == ("over", [256, 0])


@pytest.mark.rule("H-196", "H-199")
def test_a_qualified_player_must_have_played_a_match() -> None:
    t = table(place(0, 2), place(1), scores=[261, 0], variant="qualified")
    assert go(t, 2).prompt != "over"
    t = table(place(0, 2, matches=1), place(1), scores=[261, 0], variant="qualified")
    assert go(t, 2).prompt == "over"
    t = table(place(0, 2), scores=[261], variant="solo", solo_rules="qualified")
    assert go(t).prompt == "over"


@pytest.mark.rule("H-196")
def test_the_match_is_no_condition_for_winning() -> None:
    t = table(place(0, 2, matches=1), place(1), scores=[261, 400], variant="qualified")
    go(t, 2)
    assert t.table.outcome is not None
    assert t.table.outcome.winners == (1,)


@pytest.mark.rule("H-198")
@pytest.mark.parametrize(
    ("done", "hp", "winners"),
    [((2, 0), (5, 9), (0,)), ((2, 2), (5, 9), (1,)), ((2, 2), (5, 5), (0, 1))],
)
def test_ties_are_broken_by_missions_then_hp_then_shared(
    done: tuple[int, int], hp: tuple[int, int], winners: tuple[int, ...]
) -> None:
    other = ["free_the_house_elf", "cursed_necklace"][: done[1]]
    t = table(
        hero("harry_potter", at="c10", done=DONE[: done[0]], hp=hp[0]),
        hero("ron_weasley", at="l09", done=other, hp=hp[1]),
        scores=[300, 300],
    )
    go(t)
    go(t)
    assert t.table.outcome is not None
    assert t.table.outcome.winners == winners


@pytest.mark.rule("H-200", "H-198", "H-235")
def test_teams_pool_points_missions_and_hp() -> None:
    places = [
        hero("harry_potter", at="c10", done=DONE[:1]),
        hero("ron_weasley", at="l12"),
        hero("luna_lovegood", at="h08", done=DONE[1:2]),
        hero("cedric_diggory", at="g09"),
    ]
    t = table(*places, scores=[261, 0], variant="team")
    go(t)
    assert t.view().triggered
    t = table(*places, scores=[260, 0], variant="team")
    go(t)
    assert not t.view().triggered


@pytest.mark.rule("H-244")
def test_a_single_team_wins_with_the_turn_that_reaches_the_goal() -> None:
    t = table(place(0, 2), place(1), scores=[261], variant="team")
    go(t)
    assert t.table.outcome is not None
    assert (t.table.outcome.winners, t.table.outcome.reason) == ((0, 1), "alone")
    t = table(place(0, 2), scores=[261], variant="solo")
    go(t)
    assert t.table.outcome is not None
    assert t.table.outcome.winners == (0,)


@pytest.mark.rule("H-247")
@pytest.mark.parametrize(("length", "rounds"), [("quick", 30), ("classic", 40), ("long", 60)])
def test_the_last_round(length: str, rounds: int) -> None:
    t = table(place(0), place(1), scores=[5, 3], length=length, rounds=rounds - 1)
    go(t, 2)
    assert (t.prompt, t.view().round) == ("roll move", rounds)
    go(t, 2)
    assert t.table.outcome is not None
    assert (t.table.outcome.winners, t.table.outcome.reason) == ((0,), "cap")
    t = table(place(0), place(1), length=length, rounds=rounds, round_cap=False)
    assert go(t, 2).prompt == "roll move"


@pytest.mark.rule("H-248")
def test_at_the_cap_a_single_team_or_a_solo_player_loses() -> None:
    t = table(place(0), place(1), scores=[50], variant="team", rounds=40)
    go(t, 2)
    assert t.table.outcome is not None
    assert t.table.outcome.winners == ()
    t = table(place(0), scores=[50], variant="solo", rounds=40)
    go(t)
    assert t.table.outcome is not None
    assert t.table.outcome.winners == ()
    t = table(place(0, 2), scores=[300], variant="solo", rounds=40)  # the trigger is checked first
    go(t)
    assert t.table.outcome is not None
    assert t.table.outcome.winners == (0,)


@pytest.mark.rule("H-074", "H-197")
def test_an_extra_turn_belongs_to_the_same_round() -> None:
    t = table(place(0), place(1, objects=["time_turner"]), rounds=3)
    go(t)
    t.play(dice("move", 1, 1), "move:l12", "use:time_turner", "to:l05")
    assert (t.seat, t.view().round) == (1, 3)
    go(t)
    assert (t.seat, t.view().round) == (0, 4)
