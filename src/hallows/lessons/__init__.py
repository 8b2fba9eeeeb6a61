"""Lessons: a game begun on known dice, a few steps, and one thing to do at each.

A lesson is a file ``<name>.toml`` that a person writes (the game, the seed, the steps), and ``<name>.json`` that
``python -m hallows.lessons`` makes of it: every answer of the game as it then goes, the learner's and everybody else's.
Whoever takes the lesson gives the answers the steps wait for; the screen gives the rest, so that nothing depends on
how well a bot plays today. The words are ``lesson-<name>-<step>`` and, for what is to be done, ``…-do``.
"""

import hashlib
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from itertools import count
from typing import Any

import msgspec

from hallows.games import load_game
from hallows.kernel import Fair, Table, Veil

#: Who learns; the other seats play along.
LEARNER = 0


class LessonError(ValueError):
    """A lesson that cannot be given, with its name and the step at fault."""


class _Written(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A part of a lesson's file."""


class Step(_Written, frozen=True):
    """One idea. With a ``prompt`` it waits for that question and for ``answer``; without, there is something to read.
    ``lit`` names what is lit: ``area:dock``, ``area:stage``, ``option:<key>``, or a selector of the page. ``auto``: the
    learner's answer too, but nothing to be learnt from; the script gives it, and with a ``seat`` that of somebody else whom
    the lesson needs to play so."""

    id: str
    prompt: str = ""
    answer: str = ""
    lit: tuple[str, ...] = ()
    auto: bool = False
    seat: int = LEARNER


class Plan(_Written, frozen=True):
    """A lesson as it is written. ``names`` are the others' at the table; ``after`` are options of a gentle first game."""

    game: str
    seed: int
    teacher: str
    names: tuple[str, ...]
    steps: tuple[Step, ...]
    options: dict[str, Any] = {}
    after: dict[str, Any] = {}

    @property
    def seats(self) -> int:
        return 1 + len(self.names)

    @property
    def told(self) -> list[Step]:
        """The steps a learner meets."""
        return [step for step in self.steps if not step.auto]


class Act(_Written, frozen=True):
    """An answer of the game as the lesson goes; ``step`` is the one that asks the learner for it."""

    seat: int
    option: str
    step: str = ""


class Lesson(msgspec.Struct, frozen=True):
    name: str
    plan: Plan
    acts: tuple[Act, ...]


def names() -> list[str]:
    found = (file.name for file in files(__name__).iterdir())
    return sorted(name.removesuffix(".toml") for name in found if name.endswith(".toml"))


@cache
def lesson(name: str) -> Lesson:
    plan = plan_of(name)
    acts = msgspec.json.decode(_text(f"{name}.json"), type=tuple[Act, ...])
    given = [act.step for act in acts if act.step]
    asked = [step.id for step in plan.steps if step.prompt and not step.auto]
    if given != asked:
        raise LessonError(f"lesson {name}: {name}.json is not made of these steps; make it anew")
    return Lesson(name, plan, acts)


def plan_of(name: str) -> Plan:
    if name not in names():
        raise LessonError(f"no lesson is called {name!r}; there are {', '.join(names())}")
    try:
        plan = msgspec.toml.decode(_text(f"{name}.toml"), type=Plan)
    except msgspec.ValidationError as wrong:
        raise LessonError(f"lesson {name}: {wrong}") from None
    ids = [step.id for step in plan.steps]
    twice = sorted({one for one in ids if ids.count(one) > 1})
    if twice:
        raise LessonError(f"lesson {name}: two steps are called {', '.join(twice)}")
    return plan


def secret_of(name: str, plan: Plan) -> bytes:
    """What the dice of a lesson come from: known to everybody, and the table says so."""
    return hashlib.sha256(f"lesson {name} {plan.seed}".encode()).digest()


def label_of(name: str) -> str:
    return f"lesson-{name}"


def deal(name: str, plan: Plan) -> Table[Any]:
    """The table a lesson is held at, with the dice the service will throw."""
    dice = Fair(secret_of(name, plan), label_of(name), [""] * plan.seats)
    game = load_game(plan.game)
    return Table(game, plan.seats, plan.options, dice, veil=Veil(secret_of(name, plan)))


def record(name: str, plan: Plan) -> Iterator[Act]:
    """The game as it goes when the learner answers as the steps say and a greedy player all the rest."""
    table = deal(name, plan)
    bot = table.game.bots()["greedy"]()
    waiting = [step for step in plan.steps if step.prompt]
    for number in count():
        ask = table.ask
        if not waiting or ask is None:
            break
        due = waiting[0]
        step = due if (ask.seat, ask.prompt) == (due.seat, due.prompt) else None
        if step and step.answer not in ask.options:
            raise LessonError(
                f"lesson {name}, step {step.id}: {step.answer!r} is not offered at {ask.prompt}:"
                f" {', '.join(ask.options)}"
            )
        option = step.answer if step else bot.choose(table, number).option
        yield Act(ask.seat, option, step.id if step and not step.auto else "")
        if step:
            waiting.pop(0)
        table.answer(option)
    if waiting:
        raise LessonError(f"lesson {name}: step {waiting[0].id} never comes to pass")


def _text(file: str) -> bytes:
    return (files(__name__) / file).read_bytes()
