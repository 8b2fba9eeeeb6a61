"""What travels to the processes bots think in arrives whole."""

import pickle
import random
from typing import Any

import msgspec
import pytest

import hallows
from hallows.games import names
from hallows.kernel import Seeded, Table, playout, random_chooser, record, unpack
from hallows.server import rest, thinking, wire
from hallows.server.thinking import Thought, answer, pack, pack_record, solve


def test_a_packed_table_is_the_table_at_every_question() -> None:
    for game in names():
        chooser = random.Random(game)
        table: Table[Any] = hallows.deal(game, seats=2, seed=3)
        for step in range(120):
            ask = table.ask
            if ask is None:
                break
            if step % 3 == 0:
                packed = pack(table, "random", 5)
                copy = unpack(table.game, pickle.loads(packed).table, Seeded(5))
                assert copy.hash() == table.hash()
                assert copy.asked_for(ask.seat) == table.asked_for(ask.seat)
                assert copy.seq == table.seq
                assert solve(packed).option in ask.options
            table.answer(chooser.choice(ask.options))


def test_a_reason_comes_back_when_it_is_wanted() -> None:
    table = hallows.deal("duel", seats=2, seed=3)
    assert solve(pack(table, "greedy", 5)).reason is None
    thought = solve(pack(table, "greedy", 5, why=True))
    assert thought.reason is not None
    sent = msgspec.json.decode(msgspec.json.encode(thought), type=Thought)
    assert sent.option == thought.option
    assert sent.reason == wire.Label(thought.reason.key, thought.reason.args)  # type: ignore[arg-type]


def test_hard_is_stopped_in_time_and_still_chooses(monkeypatch: pytest.MonkeyPatch) -> None:
    """No time at all: the game's own player answers."""
    monkeypatch.setattr(thinking, "PATIENCE", -1.0)
    table = hallows.deal("rising", seats=2, seed=3)
    assert solve(pack(table, "hard", 5)).option == solve(pack(table, "greedy", 5)).option


def test_a_finished_game_is_looked_back_on() -> None:
    table = hallows.deal("duel", seats=2, seed=3)
    playout(table, random_chooser(3))
    told = msgspec.json.decode(answer(pack_record(record(table))), type=rest.Analysis)
    assert len(told.standings) > 3
    assert sorted(told.standings[-1].chances) == [0, 100]
    assert all(swing.turn == told.standings[swing.at].turn for swing in told.swings)


def test_a_game_nothing_judges_has_nothing_to_tell(monkeypatch: pytest.MonkeyPatch) -> None:
    table = hallows.deal("talisman", seats=2, seed=3, free_choice=True)
    monkeypatch.setattr(table.game, "thinking", lambda: None)
    assert answer(pack_record(record(table))) == msgspec.json.encode(rest.Analysis())
