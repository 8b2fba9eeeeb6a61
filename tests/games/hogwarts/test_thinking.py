"""What the House Cup offers those who think ahead."""

from random import Random
from typing import Any

import pytest

from hallows.bots import decide, make_bot
from hallows.bots.search import able
from hallows.games import load_game
from hallows.games.hogwarts.bot.mind import Mind
from hallows.games.hogwarts.bot.quick import QuickPlayer
from hallows.games.hogwarts.bot.thinking import MANY, CupThinking
from hallows.games.hogwarts.state import Cup
from hallows.kernel import Ask, Seeded, Table
from hallows.kernel.conformance import twin_of

GAME = load_game("hogwarts")
GREEDY = make_bot("hogwarts", "greedy")


def thinking() -> CupThinking:
    found = GAME.thinking()
    assert isinstance(found, CupThinking)
    return found


def played(turns: int, prompt: str = "move", seats: int = 4, **options: Any) -> Table[Cup]:
    """A table of greedy players at the first question of that kind after so many turns."""
    table: Table[Cup] = Table(GAME, seats, options, Seeded("thinking"), listen=False)
    while table.ask is not None and not (
        table.state.turns > turns and table.ask.prompt == prompt and len(table.ask.options) > 12
    ):
        table.answer(decide(table, GREEDY, 0))
    assert table.ask is not None
    return table


def test_a_few_ends_of_a_move_are_compared_and_each_mission_has_one() -> None:
    for turns in (2, 9, 14):
        table = played(turns)
        ask, g = table.ask, table.state
        assert ask is not None
        listed = thinking().shortlist(g, ask, ask.options[0])
        assert len(listed) <= MANY < len(ask.options)
        assert set(listed) <= set(ask.options)
        assert len(set(listed)) == len(listed)
        mind = Mind(g, ask)
        for errand in mind.outlook.errands():
            near = min(errand.turns(mind.where(option)) for option in ask.options)
            assert any(errand.turns(mind.where(option)) == near for option in listed)


@pytest.mark.parametrize("options", [{}, {"variant": "qualified"}, {"variant": "team"}])
def test_of_what_is_hidden_nothing_is_measured(options: dict[str, Any]) -> None:
    table = played(10, **options)
    for seat in range(4):
        twin = twin_of(table, seat, 77)
        assert twin.hash() != table.hash()
        measured = thinking().measure(table.state, seat)
        assert thinking().measure(twin.state, seat) == measured
        assert len(measured) == len(thinking().features)


def test_points_missions_and_objects_count() -> None:
    g = played(10).state
    stands = [thinking().judge(g, seat) for seat in range(4)]
    assert sum(stands) == pytest.approx(1)
    g.scores[0] += 60
    assert thinking().judge(g, 0) > stands[0]
    assert all(thinking().judge(g, seat) < stands[seat] for seat in (1, 2, 3))


@pytest.mark.parametrize(
    ("seats", "options", "fit"),
    [
        (4, {}, True),
        (2, {"length": "quick"}, True),
        (3, {"variant": "qualified"}, True),
        (4, {"variant": "team"}, True),
        (3, {"variant": "team"}, False),  # all one team
        (1, {"variant": "solo"}, False),
        (5, {}, False),
        (4, {"length": "long"}, False),
    ],
)
def test_it_thinks_where_there_is_something_to_judge_by(
    seats: int, options: dict[str, Any], fit: bool
) -> None:
    table = Table(GAME, seats, options, Seeded(1), listen=False)
    assert (able(table) is not None) == fit


def test_the_members_of_a_team_are_one_side() -> None:
    table = played(6, variant="team")
    assert thinking().sides(table.state) == [0, 1]
    assert thinking().side(table.state, 3) == 1
    assert thinking().judge(table.state, 0) == thinking().judge(table.state, 2)


@pytest.mark.parametrize("options", [{}, {"variant": "qualified"}, {"variant": "team"}])
def test_the_quick_player_copes_with_surprises(options: dict[str, Any]) -> None:
    """Whatever somebody has chosen instead: it answers with what is offered, and nothing it has kept is out of date."""
    table: Table[Cup] = Table(GAME, 4, options, Seeded("quick"), checkpoints=False, listen=False)
    slips, choose = Random("slips"), thinking().rollout(table)

    def slipping(ask: Ask) -> str:
        option = choose(ask)
        assert option in ask.options
        if not ask.prompt.startswith("match."):  # there an errand is seen through
            assert option == QuickPlayer(table.state).choose(ask)
        return slips.choice(ask.options) if slips.random() < 0.2 else option

    table.play_on(slipping, lambda state: False, 1_000)


@pytest.mark.parametrize("options", [{}, {"variant": "qualified"}, {"variant": "team"}])
def test_the_quick_player_moves_as_greedy_does(options: dict[str, Any]) -> None:
    table: Table[Cup] = Table(GAME, 4, options, Seeded("moves"), listen=False)
    same = []
    while table.ask is not None:
        usual = decide(table, GREEDY, 0)
        if table.ask.prompt == "move":
            same.append(QuickPlayer(table.state).choose(table.ask) == usual)
        table.answer(usual)
    assert len(same) > 20
    assert sum(same) >= 0.9 * len(same)
