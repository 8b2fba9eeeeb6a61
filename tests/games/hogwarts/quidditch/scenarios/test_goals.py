"""Round 1: shots and goals."""

import pytest

from tests.games.hogwarts.quidditch.stage import Playing, stage
from tests.stage import dice, die

rule = pytest.mark.rule
READY = {"home": "c1 a2 e2 c10 b3 d3", "quaffle": "home chaser1"}


def ready(**more: object) -> dict[str, object]:
    return {**READY, **more}


def shot(*chance: int | tuple[int, ...], **more: object) -> Playing:
    play = stage(**ready(**more)).deal(*chance)  # type: ignore[arg-type]
    return play.do("shoot:chaser1")


@rule("Q-042")
@pytest.mark.parametrize("column", "abcde")
def test_a_chaser_shoots_from_anywhere_on_the_opponents_line(column: str) -> None:
    away = "c11 b9 d9 c7 a8 e8"
    play = stage(home=f"c1 a2 e2 {column}10 b3 d3", away=away, quaffle="home chaser1").deal((2, 2))
    assert "shoot:chaser1" in play.options


@rule("Q-042")
def test_from_nowhere_else_and_only_with_the_quaffle() -> None:
    play = stage(home="c1 a2 e2 c9 b3 d3", quaffle="home chaser1").deal((2, 2))
    assert not play.offered("shoot:")
    play = stage(home="c1 a2 e2 c10 b3 d3", quaffle="home chaser2").deal((2, 2))
    assert not play.offered("shoot:")
    play = stage(home="c1 a3 e2 c5 b2 d3", quaffle="home chaser2").deal((2, 2))
    assert not play.offered("shoot:")  # the own line


@rule("Q-043")
def test_a_shot_costs_one_action() -> None:
    assert shot((2, 2), 1, 6).view.actions == 3


@rule("Q-042", "Q-043")
def test_no_shot_without_an_action() -> None:
    play = stage(**ready(bludgers=("home beater2", "a9"))).deal((1, 1))  # type: ignore[arg-type]
    play.do("move:keeper:b1", "move:keeper:c1")
    assert not play.offered("shoot:")


@rule("Q-044")
@pytest.mark.parametrize(
    ("face", "save", "goal"),
    [(5, 4, True), (4, 4, False), (3, 4, False), (6, 1, True), (1, 6, False)],
)
def test_only_a_higher_die_scores(face: int, save: int, goal: bool) -> None:
    play = shot((2, 2), face, save)
    assert play.goals == [int(goal), 0]
    play.end()


@rule("Q-044")
def test_shooter_and_keeper_roll_their_own_dice() -> None:
    play = shot((2, 2), 5, 4)
    rolls = [event.thrown for event in play.table.events or [] if event.thrown is not None]
    assert [(roll.label, roll.seat) for roll in rolls[-2:]] == [
        ("match.shot", 0),
        ("match.save", 1),
    ]


@rule("Q-045")
def test_without_a_keeper_every_shot_scores_without_dice() -> None:
    play = shot((2, 2), away="- a10 e10 c7 b9 d9")
    assert play.goals == [1, 0]
    play.end()


@rule("Q-046")
def test_a_goal_gives_one_card_and_a_miss_none() -> None:
    play = shot((2, 2), 5, 4, deck="firebolt confundus")
    assert play.seen(0).teams[0].hand == ["firebolt"]
    assert play.view.deck == 17
    assert shot((2, 2), 3, 4).team(0).cards == 0


@rule("Q-046")
def test_the_card_is_hidden_its_number_is_not() -> None:
    """C-84."""
    play = shot((2, 2), 5, 4, deck="firebolt")
    for viewer in (1, None):
        assert play.seen(viewer).teams[0].hand == []
        assert play.seen(viewer).teams[0].cards == 1
        assert "drew" not in play.told(viewer)
        assert "card" in play.told(viewer)
    assert "drew" in play.told(0)


@rule("Q-047")
@pytest.mark.parametrize(("face", "save"), [(5, 4), (2, 4)])
def test_after_any_shot_the_keeper_has_the_quaffle(face: int, save: int) -> None:
    assert shot((2, 2), face, save).quaffle == "away keeper"


@rule("Q-048")
def test_without_a_keeper_the_defenders_place_it_at_once() -> None:
    play = shot((2, 2), away="- a10 d9 c7 b9 e9")
    assert play.asked == (1, "match.place")
    assert play.options == (
        "place:a10",
        "place:b10",
        "place:d10",
        "place:e10",
    )  # not c10: the shooter
    play.do("place:d10")
    assert play.quaffle == "d10"
    assert play.asked == (0, "match.action")  # and the attackers' turn goes on
    assert play.view.actions == 3


@rule("Q-048")
def test_if_every_space_of_the_line_has_an_opponent_any_will_do() -> None:
    play = shot((2, 2), home="c1 a10 b10 c10 d10 e10", away="- a9 e9 c7 b9 d9")
    assert play.options == tuple(f"place:{column}10" for column in "abcde")
    play.do("place:c10")
    assert play.quaffle == "c10"  # under the shooter, who may not just keep it
    assert not play.offered("shoot:")


@rule("Q-073")
def test_a_chaser_of_the_defenders_who_stands_there_has_it() -> None:
    play = shot((2, 2), away="- a10 e10 c7 b10 d9")
    play.do("place:b10")
    assert play.quaffle == "away chaser2"


@rule("Q-073")
def test_a_beater_there_has_not() -> None:
    play = shot((2, 2), away="- a10 e10 c7 b10 d9")
    play.do("place:a10")
    assert play.quaffle == "a10"
    assert play.view.quaffle.holder is None


@rule("Q-049")
def test_the_shooting_side_goes_on() -> None:
    play = shot((3, 3), 2, 4)
    assert play.asked == (0, "match.action")
    play.do("move:chaser1:c9")
    assert play.view.actions == 4


@rule("Q-050")
def test_the_second_goal_ends_round_one_at_once() -> None:
    play = shot((6, 6), 5, 4, goals=(1, 1), deck="firebolt")
    assert (play.goals, play.view.leader, play.view.how) == ([2, 1], 0, "goals")
    assert play.view.round == 2
    assert play.asked == (0, "match.card")  # it gave its card too


@rule("Q-050")
def test_two_goals_of_two_teams_do_not_end_it() -> None:
    play = shot((6, 6), 5, 4, goals=(0, 1))
    assert play.goals == [1, 1]
    assert play.view.leader is None


@rule("Q-050")
def test_the_second_goal_places_no_quaffle() -> None:
    """C-83."""
    play = shot((6, 6), goals=(1, 0), away="- a10 e10 c7 b9 d9")
    assert play.asked == (0, "match.card")
    assert not play.events("placed")


@rule("Q-072")
def test_a_keeper_knocked_out_with_the_quaffle() -> None:
    home = "c1 a2 c9 c5 b3 d3"
    play = stage(home=home, quaffle="away keeper", bludgers=("home beater2", "a9")).deal(
        dice("match.actions", 2, 2), die("match.bludger", 2), die("match.dodge", 1)
    )
    play.do("hurl:beater2:n")
    assert play.out() == ["away keeper"]
    assert play.asked == (1, "match.place")
    assert play.options == tuple(f"place:{column}10" for column in "abcde")
    play.do("place:b10")
    assert play.quaffle == "b10"
    assert play.asked == (0, "match.action")
