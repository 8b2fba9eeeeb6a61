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


def played_well(game: str, seats: int, wanted: Wanted, **options: Any) -> Table[Any]:
    """Like ``moment``, between players who know what they want: those who choose at random seldom get far."""
    for seed in range(30):
        table = hallows.deal(game, seats=seats, seed=seed, **options)
        bot = table.game.bots()["greedy"]()
        while (ask := table.ask) is not None:
            if ask.seat == 0 and wanted(table, ask):
                return table
            table.answer(bot.choose(table, seed).option)
    raise AssertionError(f"{game}: nothing like that in thirty games")


def undoable(table: Table[Any], ask: Ask) -> str:
    """An option seat 0 may take back and then still be asked, if there is one."""
    for option in ask.options:
        after = table.clone()
        after.answer(option)
        if after.ask is not None and after.ask.seat == 0 and after.may_undo(0):
            return option
    return ""


# -- what there is to see of A Year at Hogwarts -------------------------------------------------------------------------


def prompt(*names: str) -> Wanted:
    return lambda _, ask: ask.prompt in names


def fight_of(kind: int) -> Wanted:
    """In the thick of a fight of the House Cup (see the kinds in its ``state``)."""

    def wanted(table: Table[Any], ask: Ask) -> bool:
        fight = table.state.fight
        return fight is not None and fight.kind == kind and ask.prompt.startswith("fight")

    return wanted


def in_round(first: int) -> Wanted:
    return lambda table, ask: ask.prompt == "move" and table.state.rounds >= first


def in_the_alley(table: Table[Any], ask: Ask) -> bool:
    board = table.state.kit.board
    here = table.state.players[0].space
    return ask.prompt == "move" and board.file[board.ids[here]] == "alley"


def in_a_match(table: Table[Any], ask: Ask) -> bool:
    """Within the House Cup, with actions to spare."""
    return ask.prompt == "match.action" and table.state.match.actions >= 3


def match_nearly_over(table: Table[Any], ask: Ask) -> bool:
    """A match of mine within the House Cup, a few choices before its end."""
    if not ask.prompt.startswith("match.") or table.state.match.phase != "race":
        return False
    return bool(max(table.state.match.seekers) >= 15)


def before_the_return(table: Table[Any], ask: Ask) -> bool:
    return ask.prompt == "move" and table.state.rounds >= 4 and not table.state.returned


def after_the_return(table: Table[Any], ask: Ask) -> bool:
    return ask.prompt == "move" and bool(table.state.returned)


def about_to_end(table: Table[Any], _: Ask) -> bool:
    """A few choices before the end, whatever is chosen."""
    after = table.clone()
    bot = table.game.bots()["greedy"]()
    for _n in range(25):
        ask = after.ask
        if ask is None:
            return True
        after.answer(bot.choose(after, 1).option)
    return after.ask is None
