"""Moments of games worth looking at, found by playing with known dice instead of waiting for them in the browser."""

import random
from collections.abc import Callable
from typing import Any

import hallows
from hallows.kernel import Ask, Table

Wanted = Callable[[Table[Any], Ask], object]


def moment(game: str, seats: int, wanted: Wanted, **options: Any) -> Table[Any]:
    """A table that asks seat 0 something wanted; the same one every time."""
    for seed in range(100):
        table = hallows.deal(game, seats=seats, seed=seed, **options)
        chooser = random.Random(seed)
        while (ask := table.ask) is not None:
            if ask.seat == 0 and wanted(table, ask):
                return table
            table.answer(chooser.choice(ask.options))
    raise AssertionError(f"{game}: nothing like that in a hundred games")


def undoable(table: Table[Any], ask: Ask) -> str:
    """An option seat 0 may take back and then still be asked, if there is one."""
    for option in ask.options:
        after = table.clone()
        after.answer(option)
        if after.ask is not None and after.ask.seat == 0 and after.may_undo(0):
            return option
    return ""
