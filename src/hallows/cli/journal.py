"""What has happened at a table, line by line, as each viewer may know it; and recorded games told that way."""

import secrets
from typing import Any

import msgspec

from hallows.kernel import (
    Answered,
    Ask,
    Choice,
    Event,
    Game,
    Pick,
    Record,
    Roll,
    Table,
    Text,
    TypedIn,
    Veil,
    load,
)
from hallows.kernel.record import Chose, Threw
from hallows.words import Words


class Chosen(msgspec.Struct, frozen=True):
    """A choice in a recorded game, in words taken before it was carried out."""

    seat: int
    text: Text


class Line(msgspec.Struct, frozen=True):
    what: Event | Chosen

    def seen_by(self, viewer: int | None) -> bool:
        return isinstance(self.what, Event) and self.what.seen_by(viewer)


class Journal:
    """Lines in the order things happened. Shuffles and blind picks leave none: what they mean is hidden."""

    def __init__(self, table: Table[Any]) -> None:
        self.table = table
        self.lines: list[Line] = []
        self._heard = 0  # events of the table that have a line
        self._shown: dict[int | None, int] = {}

    def listen(self) -> None:
        """Write down the events since the last time."""
        events = self.table.events or []
        self.lines += [Line(event) for event in events[self._heard :]]
        self._heard = len(events)

    def note_choice(self, seat: int, text: Text) -> None:
        self.lines.append(Line(Chosen(seat, text)))

    def take_back(self) -> None:
        """After an undo: forget the events that have not happened. No dice lie behind them."""
        left = len(self.table.events or [])
        while self._heard > left:
            if isinstance(self.lines.pop().what, Event):
                self._heard -= 1
        for viewer, shown in self._shown.items():
            self._shown[viewer] = min(shown, len(self.lines))

    def news(self, viewer: int | None) -> list[Line]:
        """What this viewer may know and has not been shown."""
        start = self._shown.get(viewer, 0)
        self._shown[viewer] = len(self.lines)
        return [line for line in self.lines[start:] if line.seen_by(viewer)]

    def skip(self, keep: int) -> None:
        """Take for shown to everybody what happened before the last ``keep`` lines."""
        start = max(0, len(self.lines) - keep)
        self._shown = dict.fromkeys([None, *range(self.table.seats)], start)

    def all(self, viewer: int | None) -> list[Line]:
        return [line for line in self.lines if line.seen_by(viewer)]


def describe(table: Table[Any], option: str) -> Text:
    """An option of the pending question in words."""
    ask = table.ask
    assert ask is not None
    choice: Choice = table.game.describe(table.state, ask, option)
    return choice.label


def sentence(words: Words, line: Line, me: int | None) -> str:
    """A line as the player of seat ``me`` reads it."""
    what = line.what
    return words.say(what, me) if isinstance(what, Event) else words.say(what.text)


def occasion(words: Words, label: str) -> str:
    """What dice are rolled for, where the game has words for it."""
    message = words.find(f"prompt.chance.{label}")
    return words.format(message) if words.has(message) else ""


def replayed(game: Game[Any], record: Record, upto: int | None = None) -> Journal:
    """A record played again, with a line for every choice; its table waits where the record stops. A record
    that does not fit is refused as a whole."""
    load(game, record, upto=upto, listen=False)
    table: Table[Any] = Table(game, record.seats, record.options, TypedIn(), veil=new_veil())
    journal = Journal(table)
    journal.listen()
    entries = record.entries if upto is None else record.entries[:upto]
    for index, entry in enumerate(entries):
        if index < len(table.log):
            continue  # the only option there was
        if isinstance(entry, Chose):
            journal.note_choice(entry.seat, describe(table, entry.option))
            table.answer(entry.option)
            if entry.forced:
                table.mark_forced(index)
        else:
            _throw(table, entry)
        journal.listen()
    return journal


def new_veil() -> Veil:
    """Names for face-down cards that no curious player can compute."""
    return Veil(secrets.token_bytes(16))


def _throw(table: Table[Any], entry: Threw) -> None:
    question = table.asked
    assert question is not None
    assert not isinstance(question, Ask)
    single = isinstance(question, Roll | Pick)
    table.happen(entry.got[0] if single else tuple(entry.got))


def throws(table: Table[Any]) -> int:
    """How many questions to chance have been answered."""
    return sum(1 for entry in table.log if not isinstance(entry, Answered))
