"""Round 1: Bludgers thrown, dodged and dropped."""

import pytest

from tests.games.hogwarts.quidditch.stage import RACE_DICE, stage
from tests.stage import dice, die

rule = pytest.mark.rule
HOLDS = ("home beater2", "a9")  # Beater 2 stands on e2 unless said otherwise


@rule("Q-027")
def test_a_throw_costs_no_action() -> None:
    play = stage(bludgers=HOLDS).deal(dice("match.actions", 2, 2), die("match.bludger", 1))
    play.do("hurl:beater2:n")
    assert play.view.actions == 4
    play.end()


@rule("Q-027")
def test_a_throw_is_possible_with_no_action_left() -> None:
    play = stage(bludgers=HOLDS).deal(
        dice("match.actions", 1, 1), die("match.bludger", 1), dice("match.actions", 1, 1)
    )
    play.do("move:keeper:b1", "move:keeper:c1")
    assert play.asked == (0, "match.action")
    assert play.view.actions == 0
    assert {option.partition(":")[0] for option in play.options} == {"hurl", "end"}
    play.do("hurl:beater2:n")
    assert play.bludgers[0] == "e3"
    assert play.asked == (1, "match.action")  # now nothing is left: the turn ends by itself
    play.end()


@rule("Q-028")
def test_directions_are_those_in_which_a_space_follows() -> None:
    play = stage(bludgers=HOLDS).deal((2, 2))
    # From e2: up the column, along the row, along the diagonal, and over the diagonal into the goal on d1.
    assert [option[13:] for option in play.offered("hurl:beater2:")] == ["n", "sw", "w", "nw"]


@rule("Q-028")
def test_from_the_centre_spot_a_bludger_flies_along_the_column_only() -> None:
    """C-79."""
    play = stage(home="c1 a2 c6 c5 b3 d3", quaffle="e5", bludgers=HOLDS).deal((2, 2))
    assert play.offered("hurl:") == ["hurl:beater2:n", "hurl:beater2:s"]


@rule("Q-028")
def test_a_diagonal_ends_at_the_half_way_line() -> None:
    """C-79."""
    play = stage(home="c1 a2 c3 c4 b3 d3", bludgers=HOLDS).deal(
        dice("match.actions", 2, 2), die("match.bludger", 6)
    )
    play.do("hurl:beater2:ne")  # d4, e5, and no further
    assert play.bludgers[0] == "e5"


@rule("Q-028")
def test_a_column_crosses_the_half_way_line_and_needs_no_target() -> None:
    away = "c11 a10 d10 c7 b9 d9"
    play = stage(away=away, bludgers=HOLDS).deal(
        dice("match.actions", 2, 2), die("match.bludger", 5)
    )
    play.do("hurl:beater2:n")  # e3 e4 e5 e7 e8
    assert play.bludgers[0] == "e8"
    assert play.out() == []
    play.end()


@rule("Q-028")
def test_column_c_leads_over_the_centre_spot() -> None:
    home, away = "c1 a2 c4 a5 b3 d3", "c11 a10 e10 e7 b9 d9"
    play = stage(home=home, away=away, bludgers=HOLDS).deal(
        dice("match.actions", 2, 2), die("match.bludger", 2)
    )
    play.do("hurl:beater2:n")  # c5, c6
    assert play.bludgers[0] == "c6"


@rule("Q-029")
def test_the_direction_is_chosen_before_the_die() -> None:
    play = stage(bludgers=HOLDS, away="c11 a10 e10 e7 b9 d9").deal(
        dice("match.actions", 2, 2), die("match.bludger", 4), die("match.dodge", 1)
    )
    assert "hurl:beater2:n" in play.options  # no reach is known yet
    play.do("hurl:beater2:n")
    keys = [event.key for event in play.table.events or []]
    assert keys.index("match.hurls") < keys.index("rolled.match.bludger")
    assert play.out() == ["away chaser1"]
    play.end()


@rule("Q-029")
def test_a_target_beyond_the_reach_is_safe() -> None:
    play = stage(bludgers=HOLDS, away="c11 a10 e10 e7 b9 d9").deal(
        dice("match.actions", 2, 2), die("match.bludger", 3)
    )
    play.do("hurl:beater2:n")
    assert play.bludgers[0] == "e5"
    assert play.out() == []
    play.end()  # nobody had to dodge


@rule("Q-029", "Q-068")
def test_the_first_opponent_in_line_is_attacked_and_the_bludger_stops_there() -> None:
    away = "c11 a10 e10 e5 e7 d9"
    play = stage(bludgers=HOLDS, away=away).deal(
        dice("match.actions", 2, 2), die("match.bludger", 6), die("match.dodge", 5)
    )
    play.do("hurl:beater2:n")
    assert [event.args["piece"] for event in play.events("attacked")] == ["piece:chaser1"]
    assert play.bludgers[0] == "e5"  # dodged, and yet it stays there
    play.end()


@rule("Q-068")
def test_it_flies_over_own_pieces() -> None:
    play = stage(
        home="c1 a2 e2 e3 e4 d3", away="c11 a10 e10 e5 b9 d9", bludgers=("home beater2", "a9")
    ).deal(dice("match.actions", 2, 2), die("match.bludger", 3), die("match.dodge", 1))
    play.do("hurl:beater2:n")
    assert play.out() == ["away chaser1"]


@rule("Q-068")
def test_it_stops_at_the_end_of_the_line() -> None:
    play = stage(home="c1 a2 e9 c5 b3 d3", away="c11 a10 b10 c7 b9 d9", bludgers=HOLDS).deal(
        dice("match.actions", 2, 2), die("match.bludger", 6)
    )
    play.do("hurl:beater2:n")
    assert play.bludgers[0] == "e10"


@rule("Q-030", "Q-031")
@pytest.mark.parametrize("face", range(1, 7))
def test_four_or_more_dodges(face: int) -> None:
    play = stage(bludgers=HOLDS, away="c11 a10 e10 e5 b9 d9").deal(
        dice("match.actions", 2, 2), die("match.bludger", 3), face
    )
    play.do("hurl:beater2:n")
    assert play.out() == ([] if face >= 4 else ["away chaser1"])
    assert play.table.log[-1].question.seat == 1  # type: ignore[union-attr]  # the target's own die
    play.end()


@rule("Q-031")
def test_a_piece_that_is_out_stays_out() -> None:
    play = stage(bludgers=HOLDS, away="c11 a10 e10 e5 b9 d9").deal(
        dice("match.actions", 1, 1),
        die("match.bludger", 3),
        die("match.dodge", 2),
        dice("match.actions", 6, 6),
    )
    play.do("hurl:beater2:n", "end")
    assert play.asked == (1, "match.action")
    assert not play.offered("move:chaser1:")
    assert play.offered("move:chaser2:")
    assert play.piece("away chaser1").space is None
    assert play.team(1).chasers == 2


@rule("Q-032")
def test_a_chaser_who_is_out_drops_the_quaffle() -> None:
    play = stage(bludgers=HOLDS, away="c11 a10 e10 e5 b9 d9", quaffle="away chaser1").deal(
        dice("match.actions", 2, 2), die("match.bludger", 3), die("match.dodge", 2)
    )
    play.do("hurl:beater2:n")
    assert play.quaffle == "e5"
    assert play.view.quaffle.holder is None


@rule("Q-032")
def test_one_who_dodges_keeps_it() -> None:
    play = stage(bludgers=HOLDS, away="c11 a10 e10 e5 b9 d9", quaffle="away chaser1").deal(
        dice("match.actions", 2, 2), die("match.bludger", 3), die("match.dodge", 4)
    )
    play.do("hurl:beater2:n")
    assert play.quaffle == "away chaser1"


@rule("Q-070")
def test_a_quaffle_dropped_on_a_shared_space_is_not_the_other_chasers() -> None:
    """C-81."""
    home, away = "c1 a2 e2 e5 b3 d3", "c11 a10 e10 e5 b9 d9"
    play = stage(home=home, away=away, quaffle="away chaser1", bludgers=HOLDS).deal(
        dice("match.actions", 3, 3), die("match.bludger", 3), die("match.dodge", 2)
    )
    play.do("hurl:beater2:n")
    assert play.out() == ["away chaser1"]
    assert play.quaffle == "e5"
    assert play.view.quaffle.holder is None
    assert play.asked == (0, "match.action")
    assert not play.offered("throw:")


@rule("Q-033")
def test_the_bludger_lies_on_the_last_space_of_its_flight() -> None:
    play = stage(bludgers=HOLDS).deal(dice("match.actions", 2, 2), die("match.bludger", 2))
    play.do("hurl:beater2:n")
    assert play.bludgers[0] == "e4"
    assert play.piece("home beater2").holds == ""


@rule("Q-034")
def test_one_throw_for_each_time_it_is_picked_up() -> None:
    play = stage(bludgers=("e3", "a9")).deal(
        dice("match.actions", 3, 3), die("match.bludger", 1), die("match.bludger", 1)
    )
    assert not play.offered("hurl:")  # it lies there: nobody holds it
    play.do("move:beater2:e3", "take")
    assert play.offered("hurl:beater2:")
    play.do("hurl:beater2:n")
    assert not play.offered("hurl:")
    play.do("move:beater2:e4", "take", "hurl:beater2:n")
    assert play.bludgers[0] == "e5"


@rule("Q-035")
def test_without_chasers_the_opponents_lose_round_one_at_once() -> None:
    play = stage(bludgers=HOLDS, away="c11 a10 e10 e5 - -", goals=(0, 1)).deal(
        dice("match.actions", 6, 6), die("match.bludger", 3), die("match.dodge", 2), *RACE_DICE
    )
    play.do("hurl:beater2:n")
    assert (play.view.leader, play.view.how, play.view.round) == (0, "chasers", 2)
    assert play.team(0).cards == 0  # C-31: no card for it


@rule("Q-035")
def test_one_chaser_left_plays_on() -> None:
    play = stage(bludgers=HOLDS, away="c11 a10 e10 e5 b9 -").deal(
        dice("match.actions", 6, 6), die("match.bludger", 3), die("match.dodge", 2)
    )
    play.do("hurl:beater2:n")
    assert play.view.leader is None
    assert play.asked == (0, "match.action")


@rule("Q-069")
def test_a_bludger_does_not_rest_on_a_goal_space() -> None:
    """It hits the Keeper on c11, and lies on c10 before the goal."""
    play = stage(home="c1 a2 c8 c5 b3 d3", bludgers=HOLDS).deal(
        dice("match.actions", 2, 2), die("match.bludger", 3), die("match.dodge", 1)
    )
    play.do("hurl:beater2:n")
    assert play.out() == ["away keeper"]
    assert play.bludgers[0] == "c10"


@rule("Q-069")
def test_thrown_from_the_line_into_the_goal_it_lies_under_the_thrower() -> None:
    """C-81: only a piece that enters later may take it."""
    play = stage(home="c1 a2 b10 c5 b3 d3", bludgers=HOLDS).deal(
        dice("match.actions", 2, 2), die("match.bludger", 6)
    )
    play.do("hurl:beater2:n")  # b11 is empty
    assert play.bludgers[0] == "b10"
    assert play.asked == (0, "match.action")
    assert not play.offered("hurl:")
    play.end()


@rule("Q-029")
def test_a_keeper_is_hit_over_a_diagonal_into_the_goal() -> None:
    """C-67: columns B to D and diagonals run on into the goal."""
    play = stage(
        home="c1 a2 a9 c5 b3 d3", away="c11 a10 e10 c7 b9 d9", bludgers=("home beater2", "e3")
    ).deal(dice("match.actions", 2, 2), die("match.bludger", 2), die("match.dodge", 3))
    play.do("hurl:beater2:ne")  # b10, c11
    assert play.out() == ["away keeper"]
    assert play.bludgers[0] == "b10"


@rule("Q-071")
def test_a_beater_who_is_out_drops_a_held_bludger() -> None:
    play = stage(
        home="c1 a2 e2 c5 b3 d3",
        away="c11 a10 e5 c7 b9 d9",
        bludgers=("home beater2", "away beater2"),
    ).deal(dice("match.actions", 2, 2), die("match.bludger", 3), die("match.dodge", 1))
    play.do("hurl:beater2:n")
    assert play.out() == ["away beater2"]
    assert play.bludgers == ["e5", "e5"]


@rule("Q-027")
def test_not_before_the_roll_for_actions() -> None:
    play = stage(bludgers=HOLDS).deal((1, 1))
    keys = [event.key for event in play.table.events or []]
    assert "rolled.match.actions" in keys
    assert play.offered("hurl:")
