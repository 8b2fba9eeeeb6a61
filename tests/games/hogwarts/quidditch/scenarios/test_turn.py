"""Round 1: actions, moves, picking up, the end of the round."""

import pytest

from tests.games.hogwarts.quidditch.stage import AWAY, HOME, RACE_DICE, race, stage
from tests.stage import dice, die

rule = pytest.mark.rule


@rule("Q-016")
@pytest.mark.parametrize("faces", [(1, 1), (2, 5), (6, 6)])
def test_two_dice_are_the_number_of_actions(faces: tuple[int, int]) -> None:
    play = stage().deal(faces)
    assert play.view.actions == sum(faces)
    play.end()


@rule("Q-017")
def test_actions_are_shared_among_the_pieces() -> None:
    play = stage().deal((2, 2), (1, 1))
    play.do("move:keeper:b1", "move:beater1:a3", "move:chaser2:b4", "move:chaser3:d4")
    spaces = [piece.space for piece in play.view.pieces[:6]]
    assert spaces == ["b1", "a3", "e2", "c5", "b4", "d4"]
    assert play.asked == (1, "match.action")


@rule("Q-018")
def test_a_move_goes_one_space_along_a_dotted_line_and_costs_one_action() -> None:
    play = stage(home="c1 a2 e2 c5 b4 d3").deal((2, 2))
    assert play.offered("move:chaser2:") == [
        f"move:chaser2:{space}" for space in ["a3", "b3", "c3", "a4", "c4", "a5", "b5"]
    ]  # c5 is taken; two steps away is too far
    play.do("move:chaser2:b5")
    assert play.view.actions == 3
    # No line crosses the half-way line diagonally, and in column C it leads over the centre spot.
    assert [option[-2:] for option in play.offered("move:chaser2:")] == [
        "a4",
        "b4",
        "c4",
        "a5",
        "c6",
        "b7",
    ]
    assert "move:chaser1:c7" not in play.options


@rule("Q-018")
def test_the_centre_spot_is_joined_to_three_spaces_of_each_half() -> None:
    play = stage(home="c1 a2 e2 c6 b3 d3", away="c11 a10 e10 a7 b9 d9", quaffle="e5").deal((2, 2))
    reached = [option[-2:] for option in play.offered("move:chaser1:")]
    assert reached == ["b5", "c5", "d5", "b7", "c7", "d7"]


@rule("Q-019")
def test_unused_actions_are_lost() -> None:
    play = stage().deal((6, 6), (1, 1), (1, 2))
    play.do("move:keeper:b1", "end")
    assert play.asked == (1, "match.action")
    assert play.view.actions == 2
    play.do("end")
    assert play.view.actions == 3  # only what was rolled now


@rule("Q-019")
def test_none_are_left_while_the_next_dice_are_awaited() -> None:
    play = stage().deal((6, 6))
    play.play("end")
    assert play.prompt == "roll match.actions"
    assert play.view.actions == 0


@rule("Q-020")
def test_a_keeper_stays_on_the_goal_spaces() -> None:
    play = stage(home="b1 a3 e2 c5 b3 d3").deal((6, 6))
    assert play.offered("move:keeper:") == ["move:keeper:c1"]
    play.do("move:keeper:c1")
    assert play.offered("move:keeper:") == ["move:keeper:b1", "move:keeper:d1"]


@rule("Q-021")
def test_a_chaser_never_enters_a_goal_space() -> None:
    play = stage(home="c1 a2 e2 c10 b2 d3").deal((6, 6))
    for chaser in ("chaser1", "chaser2"):
        reached = [option.rpartition(":")[2] for option in play.offered(f"move:{chaser}:")]
        assert reached
        assert not any(space[1:] in ("1", "11") for space in reached)


@rule("Q-022")
def test_a_beater_never_enters_a_goal_space_and_seekers_wait() -> None:
    play = stage(home="d1 a2 b10 c5 b3 d3").deal((6, 6))
    for beater in ("beater1", "beater2"):
        reached = [option.rpartition(":")[2] for option in play.offered(f"move:{beater}:")]
        assert reached
        assert not any(space[1:] in ("1", "11") for space in reached)
    assert not play.offered("move:seeker")


@rule("Q-023")
def test_a_chaser_picks_the_quaffle_up_for_free() -> None:
    play = stage().deal((2, 2))
    play.do("move:chaser1:c6")
    assert play.asked == (0, "match.quaffle")
    play.do("take")
    assert (play.quaffle, play.view.actions) == ("home chaser1", 3)
    assert play.piece("home chaser1").holds == "quaffle"
    play.do("move:chaser1:b5")
    assert play.view.quaffle.space == "b5"  # it flies along


@rule("Q-023")
def test_only_chasers_pick_the_quaffle_up() -> None:
    play = stage(home="c1 c5 e2 a5 b3 d3").deal((2, 2))
    play.do("move:beater1:c6")
    assert play.asked == (0, "match.action")
    assert play.quaffle == "c6"


@rule("Q-024")
def test_a_beater_picks_a_bludger_up_for_free() -> None:
    play = stage().deal((1, 2))
    play.do("move:beater2:e3")
    assert play.asked == (0, "match.bludger")
    play.do("take")
    assert (play.bludgers, play.view.actions) == (["home beater2", "a9"], 2)
    assert play.piece("home beater2").holds == "bludger"


@rule("Q-024")
def test_only_beaters_pick_bludgers_up() -> None:
    play = stage().deal((1, 2))
    play.do("move:chaser3:e3")
    assert play.asked == (0, "match.action")
    assert play.bludgers == ["e3", "a9"]


@rule("Q-025")
def test_nobody_enters_an_opponents_space() -> None:
    play = stage(home="c1 a2 e2 c6 b3 d3", quaffle="e5").deal((2, 2))
    assert "move:chaser1:c7" not in play.options  # their Chaser stands there, without the Quaffle
    assert "move:chaser1:b7" in play.options
    assert not play.offered("steal:")


@rule("Q-025")
def test_seekers_may_share_a_space_of_the_track() -> None:
    play = race(home=2, away=9, hands=("nimbus_2000", "firebolt")).deal((3, 4))
    play.do("roll")
    assert play.seekers == [9, 9]


@rule("Q-026")
def test_nobody_enters_a_team_mates_space() -> None:
    play = stage(home="c1 a2 e2 c4 b3 d3").deal((2, 2))
    assert "move:chaser2:c4" not in play.options
    assert "move:chaser1:d3" not in play.options
    assert "move:chaser1:c3" in play.options


@rule("Q-067")
def test_picking_up_is_decided_at_once_or_not_at_all() -> None:
    play = stage(quaffle="c6").deal((3, 3))
    play.do("move:chaser1:c6", "leave")
    assert play.quaffle == "c6"
    assert play.asked == (0, "match.action")  # nothing offers it again while the Chaser stays
    play.do("move:keeper:b1")
    assert play.asked == (0, "match.action")
    play.do("move:chaser1:c5", "move:chaser1:c6")
    assert play.asked == (0, "match.quaffle")  # entered again


@rule("Q-067")
def test_a_beater_holds_one_bludger_at_most_and_may_carry_it_into_later_turns() -> None:
    play = stage(home="c1 e2 a2 c5 b3 d3", bludgers=("home beater1", "e3")).deal(
        (1, 1), (1, 1), (1, 1)
    )
    play.do("move:beater1:e3")
    assert play.asked == (0, "match.action")  # no second one
    assert play.bludgers == ["home beater1", "e3"]
    play.do("move:beater1:e4", "end")
    assert play.asked == (1, "match.action")
    assert not play.offered("hurl:")  # not in the other side's turn
    play.do("end")
    assert play.asked == (0, "match.action")
    assert "hurl:beater1:n" in play.options


@rule("Q-070")
def test_a_ball_that_comes_to_rest_under_a_piece_waits_for_one_that_enters() -> None:
    """A Bludger thrown over an own Beater's head comes to rest on him."""
    play = stage(home="c1 a4 a2 c5 b3 d3", bludgers=("home beater2", "e3")).deal(
        dice("match.actions", 2, 2), die("match.bludger", 2)
    )
    play.do("hurl:beater2:n")
    assert play.bludgers[0] == "a4"
    assert play.asked == (0, "match.action")  # Beater 1 stands there and is not asked
    assert not play.offered("hurl:beater1")
    play.do("move:beater1:a5", "move:beater1:a4")
    assert play.asked == (0, "match.bludger")


@rule("Q-076")
@pytest.mark.parametrize("side", [0, 1])
def test_after_twelve_turns_each_more_goals_win_round_one(side: int) -> None:
    """Though the others have more Chasers."""
    home = HOME if side else "c1 a2 e2 c5 b3 -"
    away = "c11 a10 e10 c7 b9 -" if side else AWAY
    play = stage(active=1, turns=(12, 11), goals=(1 - side, side), home=home, away=away).deal(
        dice("match.actions", 1, 1), *RACE_DICE
    )
    assert play.asked == (1, "match.action")
    play.do("end")
    assert (play.view.leader, play.view.how) == (side, "cap")
    assert play.events("round.cap")
    assert not play.events("card")  # no card for that


@rule("Q-076")
def test_not_before_both_have_had_twelve_turns() -> None:
    play = stage(active=1, turns=(11, 11), goals=(0, 1)).deal((1, 1), (1, 1))
    play.do("end")
    assert play.asked == (0, "match.action")
    assert play.view.leader is None


@rule("Q-076")
def test_then_more_chasers() -> None:
    away = "c11 a10 e10 - b9 d9"
    play = stage(active=1, turns=(12, 11), away=away).deal(dice("match.actions", 1, 1), *RACE_DICE)
    play.do("end")
    assert play.view.leader == 0


@rule("Q-076")
def test_then_a_roll() -> None:
    play = stage(active=1, turns=(12, 11)).deal(
        dice("match.actions", 1, 1),
        dice("match.decide", 3, 3),
        dice("match.decide", 2, 4),
        dice("match.decide", 2, 2),
        dice("match.decide", 2, 3),
        *RACE_DICE,
    )
    play.do("end")
    assert play.view.leader == 1
    assert len(play.events("tie")) == 1


@rule("Q-017")
def test_the_turn_ends_by_itself_when_nothing_is_left() -> None:
    """C-80: neither an action nor a throw."""
    play = stage().deal((1, 1), (1, 1))
    play.do("move:keeper:b1", "move:keeper:c1")
    assert play.asked == (1, "match.action")
