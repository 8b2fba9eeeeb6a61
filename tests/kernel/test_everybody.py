"""Tables that ask everybody: being asked tells nothing of what a hand holds."""

import random
from typing import Any

import pytest

from hallows.games import load_game
from hallows.kernel import Seeded, Table, load, record
from hallows.kernel.game import state_hash
from hallows.kernel.record import Chose

SECONDS = 5


def dealt(name: str, seed: int, seconds: int = SECONDS, pausing: bool = True) -> Table[Any]:
    options = {"ask_everybody": seconds}
    return Table(load_game(name), 3, options, Seeded(seed), pausing=pausing)


def seen_by(table: Table[Any], seat: int) -> tuple[Any, ...]:
    """All that a screen of ``seat`` could tell two tables apart by, besides the names of face-down cards."""
    asked = table.asked_for(seat)
    told = [(event.key, event.thrown) for event in table.events or ()]
    state = table.game.progress(table.state)
    return asked, table.pausing, table.may_undo(seat), told, state


def turns_of(name: str, seed: int, seconds: int) -> tuple[list[Any], list[Any]]:
    """What the player of a turn sees while all others let everything go, at two tables that differ in what
    the others hold."""
    table = dealt(name, seed, seconds)
    chooser = random.Random(seed)
    for _ in range(chooser.randrange(40, 120)):
        if table.ask is None:
            break
        table.answer(chooser.choice(table.ask.options))
    while table.ask is not None and (
        table.ask.seat != table.game.turn(table.state) or table.pausing
    ):
        table.answer(table.ask.options[0])
    if table.ask is None:
        return [], []
    me = table.ask.seat
    twins = [table.clone(), table.clone()]
    for n, twin in enumerate(twins):
        twin.redeal(me, 1000 * n + seed)
    seen: list[list[Any]] = [[], []]
    for twin, told in zip(twins, seen, strict=True):
        twin.pause()
        mine = random.Random(seed)
        while twin.ask is not None and twin.game.turn(twin.state) == me and len(told) < 60:
            told.append(seen_by(twin, me))
            ask = twin.ask
            if ask.seat != me and not ask.window:
                break  # somebody chooses what everybody sees
            twin.answer(mine.choice(ask.options) if ask.seat == me else ask.options[0])
            if twin.seen != ():
                break  # a card was turned over; it is another one at the twin
    return seen[0], seen[1]


@pytest.mark.parametrize("name", ["duel", "talisman"])
def test_a_turn_looks_the_same_whatever_the_others_hold(name: str) -> None:
    asked = 0
    for seed in range(40):
        here, there = turns_of(name, seed, SECONDS)
        assert here == there, seed
        asked += sum(pausing for _, pausing, *_ in here)
    assert asked > 20  # somebody was asked now and then


@pytest.mark.parametrize("name", ["duel", "talisman"])
def test_otherwise_being_asked_tells(name: str) -> None:
    """The same look at tables that ask only who can react: this is what is hidden."""
    assert any(here != there for here, there in (turns_of(name, seed, 0) for seed in range(40)))


@pytest.mark.parametrize("name", ["duel", "talisman"])
def test_the_record_replays(name: str) -> None:
    """What was answered after a pause stands there as what a table without pauses answers by itself."""
    table = dealt(name, 3)
    chooser = random.Random(3)
    for _ in range(150):
        if table.ask is not None:
            table.answer(chooser.choice(table.ask.options))
    written = record(table)
    assert any(getattr(entry, "forced", False) for entry in written.entries)
    back = load(table.game, written)
    assert back.log[: len(table.log)] == table.log
    plain = dealt(name, 3, pausing=False)
    while len(plain.log) < len(table.log):
        assert plain.ask is not None
        given = written.entries[len(plain.log)]
        assert isinstance(given, Chose)
        plain.answer(given.option)
    assert plain.log[: len(table.log)] == table.log
    assert len(plain.log) > len(table.log) or state_hash(plain.state) == state_hash(table.state)


def test_no_choice_is_taken_back_over_a_pause() -> None:
    """Neither over one in which somebody could react, nor over one in which nobody could."""
    for seed in range(10):
        table = dealt("duel", seed)
        while table.ask is not None and not table.pausing:
            table.answer(table.ask.options[0])
        assert table.ask is not None
        me = table.game.turn(table.state)
        while table.pausing and table.ask is not None:
            assert table.ask.seat == me or not table.may_undo(me)
            table.answer(table.ask.options[0])
        assert not table.may_undo(me)


def test_quiet_moments_are_passed_over() -> None:
    """Who has the usual settings is asked where it concerns them, and nowhere else."""
    table = dealt("talisman", 1)
    for seat in range(3):
        table.settle(seat)
    chooser = random.Random(1)
    windows = set()
    for _ in range(300):
        if table.ask is None:
            break
        windows |= {table.ask.window} if table.pausing else set()
        table.answer(chooser.choice(table.ask.options))
    assert windows
    assert all(window.endswith(".own") for window in windows)


def test_who_is_seen_to_hold_nothing_is_not_kept() -> None:
    """How many Spells lie before a player is for all to see: without one there is nothing to hide."""
    asked = 0
    for seed in range(10):
        table = dealt("talisman", seed)
        chooser = random.Random(seed)
        for _ in range(200):
            if table.ask is None:
                break
            if table.pausing and len(table.ask.options) == 1:
                asked += 1
                assert table.state.heroes[table.ask.seat].spells
            table.answer(chooser.choice(table.ask.options))
    assert asked > 20
