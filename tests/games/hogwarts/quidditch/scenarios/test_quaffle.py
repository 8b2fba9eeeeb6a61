"""Round 1: throws, passes and thefts of the Quaffle."""

import pytest

from tests.games.hogwarts.quidditch.stage import stage

rule = pytest.mark.rule


@rule("Q-036")
def test_a_chaser_throws_the_quaffle_one_space_for_one_action() -> None:
    play = stage(quaffle="home chaser2").deal((2, 2))
    assert [option[6:] for option in play.offered("throw:")] == [
        "b2",
        "c2",
        "a3",
        "c3",
        "a4",
        "b4",
        "c4",
    ]
    play.do("throw:b4")
    assert (play.quaffle, play.view.actions) == ("b4", 3)


@rule("Q-037", "Q-065")
def test_a_keeper_passes_one_space_for_one_action() -> None:
    play = stage(home="c1 a2 e2 c5 b2 d3", quaffle="home keeper").deal((2, 2))
    assert [option[6:] for option in play.offered("throw:")] == ["b2", "c2", "d2"]
    play.do("throw:b2")
    assert (play.quaffle, play.view.actions) == ("home chaser2", 3)
    assert play.events("threw")[0].rule == "Q-037"


@rule("Q-038")
def test_a_quaffle_nobody_catches_lies_there() -> None:
    play = stage(quaffle="home chaser2").deal((2, 2))
    play.do("throw:c4")
    assert play.quaffle == "c4"
    assert play.view.quaffle.holder is None
    play.do("move:chaser1:c4")
    assert play.asked == (0, "match.quaffle")


@rule("Q-066")
def test_an_own_chaser_catches_it() -> None:
    play = stage(home="c1 a2 e2 c4 b3 d3", quaffle="home chaser2").deal((2, 2))
    play.do("throw:c4")
    assert play.quaffle == "home chaser1"


@rule("Q-066")
def test_the_own_keeper_catches_it_and_no_empty_goal_space_is_thrown_at() -> None:
    play = stage(home="c1 a2 e2 c5 b2 d3", quaffle="home chaser2").deal((2, 2))
    assert [o for o in play.offered("throw:") if o.endswith("1")] == ["throw:c1"]  # not b1
    play.do("throw:c1")
    assert play.quaffle == "home keeper"


@rule("Q-066")
def test_it_is_not_thrown_to_beaters_nor_where_an_opponent_stands() -> None:
    home, away = "c1 b4 e2 c5 b3 d3", "c11 a10 e10 c4 b9 d9"
    play = stage(home=home, away=away, quaffle="home chaser2").deal((2, 2))
    targets = [option[6:] for option in play.offered("throw:")]
    assert "b4" not in targets  # the own Beater
    assert "c4" not in targets  # their Chaser
    assert "a4" in targets


@rule("Q-066")
def test_nor_into_the_opponents_goal() -> None:
    play = stage(home="c1 a2 e2 b10 b3 d3", away="- a9 e10 c7 b9 d9", quaffle="home chaser1").deal(
        (2, 2)
    )
    assert not [option for option in play.offered("throw:") if option.endswith("11")]


@rule("Q-039")
def test_a_chaser_steals_by_entering_for_one_action() -> None:
    play = stage(home="c1 a2 e2 c6 b3 d3", quaffle="away chaser1").deal((2, 2))
    assert play.offered("steal:") == ["steal:chaser1"]
    assert "move:chaser1:c7" not in play.options
    play.do("steal:chaser1")
    assert (play.quaffle, play.view.actions) == ("home chaser1", 3)
    assert play.at("home chaser1") == play.at("away chaser1") == "c7"


@rule("Q-039")
def test_only_a_chaser_next_to_the_carrier_steals_and_never_from_a_keeper() -> None:
    play = stage(home="c1 c6 e2 b4 b3 d3", quaffle="away chaser1").deal((2, 2))
    assert not play.offered("steal:")  # a Beater on c6, no Chaser near
    play = stage(home="c1 a2 e2 c10 b3 d3", quaffle="away keeper").deal((2, 2))
    assert not play.offered("steal:")


@rule("Q-040", "Q-041")
def test_after_stealing_a_step_is_an_ordinary_move() -> None:
    play = stage(home="c1 a2 e2 c6 b3 d3", quaffle="away chaser1").deal((2, 2))
    play.do("steal:chaser1")
    reached = [option[-2:] for option in play.offered("move:chaser1:")]
    assert reached == ["c6", "b7", "d7", "b8", "c8", "d8"]  # every empty space next to it
    play.do("move:chaser1:c8")
    assert (play.at("home chaser1"), play.view.actions) == ("c8", 2)


@rule("Q-041")
def test_the_thief_may_stay_and_both_share_the_space() -> None:
    play = stage(home="c1 a2 e2 c6 b3 d3", quaffle="away chaser1").deal((1, 1), (1, 1))
    play.do("steal:chaser1", "end")
    assert play.asked == (1, "match.action")
    assert play.at("home chaser1") == play.at("away chaser1") == "c7"


@rule("Q-041")
def test_the_step_after_stealing_costs_an_action() -> None:
    play = stage(home="c1 a2 e2 b4 b3 d3", quaffle="away chaser1", away="c11 a10 e10 b7 b9 d9").deal((1, 1), (1, 1))  # fmt: skip
    play.do("move:chaser1:b5", "steal:chaser1")  # with the last of two actions
    assert play.asked == (1, "match.action")
    assert play.at("home chaser1") == "b7"


@rule("Q-074")
def test_the_robbed_chaser_takes_it_back_where_it_stands() -> None:
    play = stage(home="c1 a2 e2 c6 b3 d3", quaffle="away chaser1").deal((1, 1), (1, 1))
    play.do("steal:chaser1", "end")
    assert play.offered("steal:") == ["steal:chaser1"]
    play.do("steal:chaser1")
    assert (play.quaffle, play.view.actions) == ("away chaser1", 1)
    assert play.at("away chaser1") == "c7"


@rule("Q-026", "Q-074")
def test_a_team_mate_of_the_robbed_chaser_cannot_come_to_help() -> None:
    """C-82."""
    home, away = "c1 a2 e2 c6 b3 d3", "c11 a10 e10 c7 c8 d9"
    play = stage(home=home, away=away, quaffle="away chaser1").deal((1, 1), (1, 1))
    play.do("steal:chaser1", "end")
    assert play.offered("steal:") == [
        "steal:chaser1"
    ]  # Chaser 2 on c8 is near enough, but c7 is taken


@rule("Q-036")
def test_throwing_from_a_shared_space_is_allowed() -> None:
    """C-82."""
    play = stage(home="c1 a2 e2 c6 b3 d3", quaffle="away chaser1").deal((2, 1))
    play.do("steal:chaser1", "throw:c8")
    assert play.quaffle == "c8"
