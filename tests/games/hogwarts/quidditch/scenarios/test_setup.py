"""Before the match: houses, line-ups, who begins."""

import pytest

from hallows.games.hogwarts.quidditch.content import HOUSES, standard
from hallows.games.hogwarts.quidditch.pitch import STANDARD
from hallows.kernel import BadOptions, Result, Table
from tests.games.hogwarts.quidditch.stage import GAME, Playing
from tests.stage import Script

rule = pytest.mark.rule


def match(*chance: Result, **options: object) -> Playing:
    return Playing(Table(GAME, 2, options, Script(*chance)))


def lined_up(*chance: Result) -> Playing:
    return match(*chance, houses=["gryffindor", "slytherin"], lineup="standard")


@rule("Q-006", "Q-075")
def test_each_side_picks_a_house_the_challenger_first() -> None:
    play = match()
    assert play.asked == (0, "match.house")
    assert play.options == tuple(f"house:{house}" for house in HOUSES)
    assert len(HOUSES) == 4
    play.do("house:ravenclaw")
    assert play.asked == (1, "match.house")
    play.do("house:hufflepuff")
    assert [team.house for team in play.view.teams] == ["ravenclaw", "hufflepuff"]


@rule("Q-007")
def test_the_two_teams_are_different_houses() -> None:
    play = match().do("house:ravenclaw")
    assert "house:ravenclaw" not in play.options
    assert len(play.options) == 3
    with pytest.raises(BadOptions):
        match(houses=["slytherin", "slytherin"])
    with pytest.raises(BadOptions):
        match(houses=["slytherin"])


@rule("Q-008")
def test_a_team_has_seven_players() -> None:
    play = lined_up((3, 4), (1, 1), (1, 1))
    for side in (0, 1):
        roles = [piece.role for piece in play.view.pieces if piece.side == side]
        assert roles == ["keeper", "beater", "beater", "chaser", "chaser", "chaser"]
        assert play.team(side).seeker == 0  # the seventh, on a track of its own


@rule("Q-009")
def test_seekers_start_on_the_start_line() -> None:
    assert lined_up((3, 4), (1, 1), (1, 1)).seekers == [0, 0]


@rule("Q-010", "Q-011", "Q-012", "Q-075")
def test_the_line_up_is_the_players_choice() -> None:
    play = match().do("house:gryffindor", "house:slytherin")
    assert play.asked == (0, "match.keeper")
    assert play.options == ("standard", "keeper:b1", "keeper:c1", "keeper:d1")
    play.do("keeper:d1")
    assert play.asked == (0, "match.beaters")
    assert len(play.options) == 10  # any two of the five columns of line (3)
    assert "beaters:b2:c2" in play.options
    play.do("beaters:b2:c2")
    assert play.asked == (0, "match.near")
    assert play.options == tuple(f"chaser:{column}5" for column in "abcde")
    play.do("chaser:a5")
    assert play.asked == (0, "match.far")
    assert len(play.options) == 6  # any two of the four columns without the Bludger on e3
    assert not any("e3" in option for option in play.options)
    play.do("chasers:c3:d3")
    spaces = [piece.space for piece in play.view.pieces if piece.side == 0]
    assert spaces == ["d1", "b2", "c2", "a5", "c3", "d3"]


@rule("Q-010", "Q-011", "Q-012", "Q-075")
def test_the_other_side_lines_up_on_its_own_half_and_has_seen_the_first() -> None:
    play = match((6, 6), (1, 1), (1, 1)).do("house:gryffindor", "house:slytherin", "standard")
    assert play.asked == (1, "match.keeper")
    assert play.seen(1).pieces[0].space == "c1"
    play.do("keeper:b11")
    assert all(space.endswith("10") for space in play.options[0].split(":")[1:])
    play.do("beaters:a10:e10", "chaser:e7")
    assert not any("a9" in option for option in play.options)
    play.do("chasers:b9:e9")
    spaces = [piece.space for piece in play.view.pieces if piece.side == 1]
    assert spaces == ["b11", "a10", "e10", "e7", "b9", "e9"]


@rule("Q-010", "Q-011", "Q-012")
def test_the_usual_line_up_stands_on_the_printed_lines() -> None:
    pitch = standard().pitch
    for side, spots in zip((pitch.home, pitch.away), STANDARD, strict=True):
        keeper, *others = [pitch.space[spot].id for spot in spots]
        assert keeper in side.goal
        assert set(others[:2]) <= set(side.line3)
        assert others[2] in side.near
        assert set(others[3:]) <= set(side.far)
    play = lined_up((3, 4), (1, 1), (1, 1))
    assert [p.space for p in play.view.pieces[:6]] == ["c1", "a2", "e2", "c5", "b3", "d3"]


@rule("Q-013", "Q-075")
def test_quaffle_and_bludgers_lie_in_their_places() -> None:
    play = lined_up((3, 4), (1, 1), (1, 1))
    assert play.quaffle == "c6"
    assert play.bludgers == ["e3", "a9"]  # one on each half


@rule("Q-014")
@pytest.mark.parametrize(("home", "away", "first"), [((6, 3), (4, 4), 0), ((1, 2), (1, 3), 1)])
def test_the_higher_roll_begins(home: tuple[int, int], away: tuple[int, int], first: int) -> None:
    play = lined_up(home, away, (1, 2))
    assert play.asked == (first, "match.action")
    assert play.view.actions == 3
    play.end()


@rule("Q-015")
def test_an_equal_roll_is_rolled_again() -> None:
    play = lined_up((6, 1), (5, 2), (2, 2), (2, 2), (1, 1), (1, 2), (4, 4))
    assert play.asked == (1, "match.action")
    assert len(play.events("tie")) == 2
    play.end()


@rule("Q-005")
def test_a_match_of_its_own_and_one_inside_another_game_are_played_by_the_same_rules() -> None:
    from hallows.games.hogwarts.quidditch import match as door
    from hallows.games.hogwarts.quidditch import rules

    assert door.scene is rules.scene
    state = GAME.setup(2, GAME.parse_options({}))
    assert GAME.scene(state).gi_code is rules.scene(state).gi_code  # type: ignore[attr-defined]
