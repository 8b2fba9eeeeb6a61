"""Where the dice of a terminal game come from.

The table itself is dealt without dice and waits at every question to chance: that way each throw can be shown,
or typed in, in its place between the events around it.
"""

from pathlib import Path
from typing import Any, Protocol

from hallows.cli.journal import occasion, throws
from hallows.cli.screen import Screen
from hallows.kernel import (
    Chance,
    CorruptRecord,
    Dice,
    Fair,
    Fairness,
    Happened,
    Record,
    Result,
    Roll,
    Seeded,
    Source,
    Table,
    TypedIn,
    record,
)
from hallows.kernel.chance import refused

KINDS = ("seeded", "fair", "typed")


class Dicebox(Protocol):
    source: Source
    typed: bool

    def throw(self, question: Chance) -> Result: ...


class Thrown:
    """Dice the program throws."""

    typed = False

    def __init__(self, source: Source) -> None:
        self.source = source

    def throw(self, question: Chance) -> Result:
        result = self.source.draw(question)
        assert result is not None
        return result


class Typed:
    """People throw real dice and type what they show. The program still shuffles and picks blindly, as nobody
    wants to type the order of a deck."""

    typed = True

    def __init__(self, screen: Screen, source: Source) -> None:
        self.screen = screen
        self.source = source

    def throw(self, question: Chance) -> Result:
        if not isinstance(question, Roll | Dice):
            result = self.source.draw(question)
            assert result is not None
            return result
        return self._read(question)

    def _read(self, question: Roll | Dice) -> Result:
        count = question.count if isinstance(question, Dice) else 1
        which = "die" if isinstance(question, Roll) else "dice"
        args = {"count": count, "sides": question.sides}
        words = self.screen.words
        if label := occasion(words, question.label):
            self.screen.console.print(label)
        self.screen.say(f"cli-type-{which}", "", **args)
        prompt = words.name(f"seat:{question.seat}") if question.seat >= 0 else "⚄"
        while True:
            typed = self.screen.read(prompt).replace(",", " ").split()
            if all(word.isdecimal() for word in typed):
                faces = tuple(map(int, typed))
                result = faces[0] if isinstance(question, Roll) and len(faces) == 1 else faces
                if not refused(question, result):
                    return result
            self.screen.say(f"cli-type-{which}-again", "red", **args)


def new_source(kind: str, seed: int, table: str, salts: list[str]) -> Source:
    if kind == "fair":
        return Fair(Fair.new_secret(), table, salts)
    return Seeded(seed)


def source_after(table: Table[Any], kind: str, seed: int, file: Path, old: Record) -> Source:
    """The dice to go on with after a saved game: the same as if it had never been interrupted."""
    if old.fairness is not None:
        return _secret_source(file, old.fairness, throws(table))
    if kind == "fair":
        raise CorruptRecord(
            f"{file}: its dice were not committed to; fair dice cannot be added later"
        )
    source = Seeded(seed)
    for entry in table.log:
        if isinstance(entry, Happened):
            source.draw(entry.question)
    return source


def _secret_source(file: Path, fairness: Fairness, index: int) -> Fair:
    beside = secret_file(file)
    try:
        secret = bytes.fromhex(beside.read_text(encoding="ascii").strip())
    except ValueError as wrong:
        raise CorruptRecord(f"{beside}: not a secret of dice") from wrong
    if Fair.commitment(secret) != fairness.commitment:
        raise CorruptRecord(f"{beside}: not the secret this game committed to")
    return Fair(secret, fairness.table, fairness.salts, index)


def secret_file(file: Path) -> Path:
    """Where the secret of an unfinished game is kept: beside its record, not in it."""
    return file.with_name(file.name + ".secret")


def recorded(table: Table[Any], source: Source, players: list[str]) -> Record:
    """The game so far. The table waits for its dice; the record should know where they come from."""
    table.chance = source
    written = record(table, players)
    table.chance = TypedIn()
    return written
