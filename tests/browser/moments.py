"""Moments of games worth looking at, found by playing with known dice instead of waiting for them in the browser."""

import json
import random
from collections.abc import Callable
from functools import cache
from typing import Any

import hallows
from hallows.kernel import Ask, Seeded, Table, random_chooser

Wanted = Callable[[Table[Any], Ask], object]
#: An ending is looked for among so many last answers of a game.
LAST = 60
#: How many choices of mine an ending takes, at least and at most.
FEW = (2, 6)


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


# -- how games end ------------------------------------------------------------------------------------------------------


def anything(_: Table[Any], __: Ask) -> bool:
    return True


@cache
def _well_played(game: str, seats: int, seed: int, options: str) -> list[str]:
    """The answers of a whole game between players who know what they want."""
    table = hallows.deal(game, seats=seats, seed=seed, **json.loads(options))
    bot = table.game.bots()["greedy"]()
    said: list[str] = []
    while table.ask is not None:
        said.append(bot.choose(table, seed).option)
        table.answer(said[-1])
    return said


def soon_over(table: Table[Any], mine: int, choices: tuple[int, int] = FEW) -> bool:
    """With whatever dice, and however the first seats, which are mine, choose: some choices of theirs and it ends."""
    bot = table.game.bots()["greedy"]()
    for luck in range(6):
        after = table.clone(Seeded(luck))
        choose = random_chooser(luck)
        made = 0
        while (ask := after.ask) is not None:
            made += ask.seat < mine
            if made > choices[1]:
                return False
            after.answer(choose(ask) if ask.seat < mine else bot.choose(after, luck).option)
        if made < choices[0]:
            return False
    return True


def about_to_end(table: Table[Any], _: Ask) -> bool:
    return soon_over(table, 1)


def ending(
    game: str,
    seats: int,
    mine: int = 1,
    wanted: Wanted = anything,
    choices: tuple[int, int] = FEW,
    **options: Any,
) -> Table[Any]:
    """A table well played to near its end that asks seat 0 something wanted; the same one every time."""
    for seed in range(30):
        said = _well_played(game, seats, seed, json.dumps(options, sort_keys=True))
        table = hallows.deal(game, seats=seats, seed=seed, **options)
        for left, option in zip(range(len(said), 0, -1), said, strict=True):
            ask = table.ask
            assert ask is not None
            near = left <= LAST and ask.seat == 0 and wanted(table, ask)
            if near and soon_over(table, mine, choices):
                return table
            table.answer(option)
    raise AssertionError(f"{game}: no such end in thirty games")
