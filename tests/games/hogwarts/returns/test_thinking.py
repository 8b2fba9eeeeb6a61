"""What Voldemort returns offers those who think ahead."""

from typing import Any

import pytest

from hallows.bots import decide, make_bot
from hallows.bots.search import able
from hallows.games.hogwarts.returns.bot import answer
from hallows.games.hogwarts.returns.bot.candidates import MANY
from hallows.games.hogwarts.returns.bot.thinking import ReturnsThinking
from hallows.games.hogwarts.returns.state import Returns
from hallows.kernel import Ask, Seeded, Table
from hallows.kernel.conformance import twin_of
from tests.games.hogwarts.returns.stage import GAME, stage

GREEDY = make_bot("returns", "greedy")
HARD = make_bot("returns", "hard")


def thinking() -> ReturnsThinking:
    found = GAME.thinking()
    assert isinstance(found, ReturnsThinking)
    return found


def met(seats: int, prompt: str, times: int = 1) -> Table[Returns]:
    """A table of greedy players as that is asked for so many times."""
    table: Table[Returns] = Table(GAME, seats, {}, Seeded("thinking/5"), listen=False)
    while table.ask is not None:
        times -= table.ask.prompt == prompt
        if not times:
            return table
        table.answer(decide(table, GREEDY, 0))
    raise AssertionError(f"{prompt} was not asked so often")


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_both_sides_are_judged_and_nothing_hidden_is_measured(seats: int) -> None:
    table = met(seats, "move", 9)
    assert able(table) is not None
    assert thinking().sides(table.state) == [0, 1]
    assert {thinking().side(table.state, seat) for seat in range(1, seats)} == {1}
    twin = twin_of(table, 1, 3)
    assert twin.hash() != table.hash()
    assert thinking().measure(twin.state, 1) == thinking().measure(table.state, 1)
    assert len(thinking().measure(table.state, 0)) == len(thinking().features)


def test_a_few_ends_of_a_move_and_a_few_places_for_a_relic_are_compared() -> None:
    for prompt, times in (("move", 6), ("relic", 1), ("relic", 2)):
        table = met(2, prompt, times)
        assert table.ask is not None
        listed = thinking().shortlist(table.state, table.ask, table.ask.options[0])
        assert 3 < len(listed) <= MANY
        assert set(listed) <= set(table.ask.options)
        if prompt == "move":
            assert decide(table, GREEDY, 0) in listed


def test_whoever_has_the_relic_alone_is_likely_to_win() -> None:
    lying = {"resurrection_stone": "c01", "elder_wand": "w08"}
    even = stage(harry="g02", dark="n10", returned=3, tokens=lying).deal((1, 2)).table.state
    armed = stage(
        harry="g02",
        dark="n10",
        returned=3,
        tokens={"elder_wand": "w08"},
        held={"harry": "resurrection_stone"},
    )
    stands = thinking().judge(even, 1)
    assert thinking().judge(armed.deal((1, 2)).table.state, 1) > stands
    assert thinking().judge(even, 0) == pytest.approx(1 - stands)


def test_it_takes_a_win_at_once() -> None:
    play = stage(harry="g02", dark="g03", returned=3, held={"harry": "resurrection_stone"}).deal((1, 1))  # fmt: skip
    assert decide(play.table, HARD, 0) == "move:g03"
    play = stage(active="dark", harry="g02", dark="g03", returned=3, held={"dark": "elder_wand"}).deal((1, 1))  # fmt: skip
    assert decide(play.table, HARD, 0) == "move:g02"


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_quick_player_chooses_as_the_greedy_one_whatever_has_happened(seats: int) -> None:
    """Both sides slip now and then, so that they stand where neither would have gone."""
    asked = 0
    for seed in range(8):
        options = {"faq_stops": bool(seed % 2)}
        table: Table[Returns] = Table(GAME, seats, options, Seeded(f"same/{seed}"), listen=False)
        choose, slips = thinking().rollout(table), Seeded(f"slips/{seed}")

        def both(ask: Ask, table: Table[Returns] = table, choose: Any = choose, slips: Seeded = slips) -> str:  # fmt: skip
            nonlocal asked
            asked += 1
            option: str = choose(ask)
            assert option == answer(table.state, ask).option
            return option if slips.below(8) else ask.options[slips.below(len(ask.options))]

        table.play_on(both, lambda state: False, 800)
    assert asked > 400


def test_the_quick_player_takes_a_win_with_the_relic_on_the_way() -> None:
    play = stage(harry="g01", dark="g03", returned=3, tokens={"resurrection_stone": "g02"}).deal((1, 2))  # fmt: skip
    assert play.table.ask is not None
    assert thinking().rollout(play.table)(play.table.ask) == "move:g03"
