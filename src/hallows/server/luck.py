"""Where a table's luck comes from.

There is no seed to set: not in a command, not in the environment, not on the wire. Whoever builds the app may hand
it another ``NewLuck``; only the tests' own launcher does (``tests/server/machines.py``), so that every test throws
known dice while a server that people use cannot be told to. A lesson is held on dice that everybody knows; its table
says that it is a lesson, and nobody but its learner sits there.
"""

import secrets
from collections.abc import Callable, Mapping
from typing import Any, TypeAlias

import msgspec

from hallows import lessons
from hallows.kernel import Fair


class Luck(msgspec.Struct, frozen=True):
    """``secret`` decides the dice, the bots' seeds and the names of face-down cards. ``label`` is how the dice know
    the table: its code lets people in, and records are public."""

    secret: bytes
    label: str


#: The luck of a new table, by its game and its options.
NewLuck: TypeAlias = Callable[[str, Mapping[str, Any]], Luck]


def lesson_luck(name: str, plan: lessons.Plan) -> Luck:
    return Luck(lessons.secret_of(name, plan), lessons.label_of(name))


def true_luck(game: str, options: Mapping[str, Any]) -> Luck:
    return Luck(Fair.new_secret(), secrets.token_hex(8))
