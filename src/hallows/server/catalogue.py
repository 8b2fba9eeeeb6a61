"""What is to be said about the games themselves, whoever plays: the same for every table of this server."""

from collections.abc import Iterator
from functools import cache
from typing import Any

import msgspec

from hallows import lessons as book
from hallows.games import EXAMPLES, load_game, names
from hallows.kernel import BadOptions, Game
from hallows.server import rest, wire
from hallows.server.errors import Refused
from hallows.server.shelf import game_of, offered


def games() -> list[rest.GameInfo]:
    return [game_info(game_of(name)) for name in names()]


def drawing(name: str, lang: str) -> bytes:
    """Everything fixed a screen needs to draw a game."""
    return _drawing(game_of(name), lang)


@cache
def _drawing(game: Game[Any], lang: str) -> bytes:
    return wire.encode(game.drawing(lang))


def lessons() -> list[rest.LessonLine]:
    """The lessons that can be taken here: with another pack in play a game goes other ways than its lesson."""
    taught = map(book.lesson, book.names())
    return [
        rest.LessonLine(one.name, one.plan.game, len(one.plan.told))
        for one in taught
        if game_of(one.plan.game).content_hash == load_game(one.plan.game).content_hash
    ]


def lesson(name: str) -> rest.LessonPlan:
    if name not in {line.name for line in lessons()}:
        raise Refused("unknown-lesson", lesson=name)
    plan, acts = book.lesson(name).plan, book.lesson(name).acts
    at = {act.step: number for number, act in enumerate(acts) if act.step}
    return rest.LessonPlan(
        name,
        plan.game,
        plan.teacher,
        plan.after,
        [
            rest.LessonStep(step.id, at.get(step.id, -1), step.answer, list(step.lit))
            for step in plan.told
        ],
        [rest.LessonAct(act.seat, act.option) for act in acts],
    )


@cache
def game_info(game: Game[Any]) -> rest.GameInfo:
    usual = game.seats_for(game.parse_options({}))
    return rest.GameInfo(
        name=game.name,
        rules=game.version,
        min_seats=usual.start,
        max_seats=usual.stop - 1,
        seats_by=list(_seats_by(game, usual)),
        vocabulary=[game.name, *game.vocabulary],
        options=msgspec.json.schema(game.options_type),
        bots=[rest.BotInfo(bot) for bot in offered(game.name)],
        example=game.name in EXAMPLES,
    )


def _seats_by(game: Game[Any], usual: range) -> Iterator[rest.SeatsBy]:
    """Every value of an option that alone, the others left as they are, changes how many may sit down."""
    schema = msgspec.json.schema(game.options_type)
    shape = schema["$defs"][game.options_type.__name__]
    for option, kind in shape["properties"].items():
        for value in kind.get("enum", (True, False) if kind.get("type") == "boolean" else ()):
            try:
                seats = game.seats_for(game.parse_options({option: value}))
            except BadOptions:  # not without another option
                continue
            if seats != usual:
                yield rest.SeatsBy(option, value, seats.start, seats.stop - 1)
