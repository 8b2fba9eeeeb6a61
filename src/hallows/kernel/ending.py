"""How a game ended, told by the game: what decided it, whose faces belong to it, what happened on the way.

``retell`` plays a finished record again and hands the game everything it told, turn by turn; the game makes an ``Ending`` of
it (``Game.ending``). Screens draw that as it comes and guess nothing. Luck is counted here, for every game alike: what dice
gave against what they give on average.
"""

from collections.abc import Sequence
from math import sqrt
from typing import Any, Literal, TypeAlias

import msgspec

from hallows.kernel.game import Event, Game, Text
from hallows.kernel.record import Record, steps

Tone: TypeAlias = Literal["good", "bad", ""]

#: So many standard deviations are as warm, or as cold, as dice are shown to be.
_FULL = 2.5


class Told(msgspec.Struct, frozen=True):
    """An event, and the turn it happened in."""

    turn: int
    event: Event


class Gauge(msgspec.Struct, frozen=True):
    """The game's own figures (``Game.gauge``) as a turn was over."""

    turn: int
    values: tuple[int, ...]


class Story(msgspec.Struct, frozen=True):
    """A finished game: everything told, and its figures turn by turn."""

    told: list[Told]
    gauges: list[Gauge]
    turns: int
    standings: list[Gauge] = []  # how far each seat had come

    def of(self, *keys: str) -> list[Told]:
        """What was told under these keys, in order."""
        return [it for it in self.told if it.event.key in keys]

    def last(self, *keys: str) -> Event | None:
        found = self.of(*keys)
        return found[-1].event if found else None


class Throw(msgspec.Struct, frozen=True):
    """A die whose faces are better or worse for ``seat``: what it gave, and what each face would have given."""

    seat: int
    got: int
    faces: tuple[int, ...]


class Luck(msgspec.Struct, frozen=True):
    """``warmth``: -100 for dice as cold as they come, 0 for what was to be expected, 100 for as warm."""

    seat: int
    throws: int
    got: int
    expected: float
    warmth: int


class Milestone(msgspec.Struct, frozen=True):
    """Something worth a place on the line of the game: ``what`` has the picture, as ``kind:id``."""

    turn: int
    label: Text
    what: str = ""
    tone: Tone = ""


class Level(msgspec.Struct, frozen=True):
    """A height of a chart that means something."""

    at: int
    label: Text
    tone: Tone = ""


class Chart(msgspec.Struct, frozen=True):
    """The gauges as lines, each with its name."""

    title: Text
    lines: tuple[Text, ...]
    levels: tuple[Level, ...]
    gauges: list[Gauge]


class Figure(msgspec.Struct, frozen=True):
    """A number to end with; ``of``: how many would have been all, 0 if there is no such number."""

    label: Text
    value: int
    of: int = 0


class Best(msgspec.Struct, frozen=True):
    """The card, or the player, that was worth most, and why."""

    what: str
    told: Text
    seat: int | None = None


class Again(msgspec.Struct, frozen=True):
    """The same game with other options: which, and what they change."""

    options: dict[str, Any]
    label: Text


class Ending(msgspec.Struct, frozen=True):
    """``headline`` is what happened in three words, ``told`` the sentence that says how it was decided. ``faces`` are whose
    portraits are shown, the one it is about first. ``milestones``: a line of what happened when, under ``line``."""

    headline: Text
    told: Text
    faces: tuple[str, ...] = ()
    line: Text | None = None
    milestones: tuple[Milestone, ...] = ()
    chart: Chart | None = None
    figures: tuple[Figure, ...] = ()
    best: Best | None = None
    gentler: Again | None = None
    harder: Again | None = None


def retell(game: Game[Any], record: Record) -> tuple[Any, Story]:
    """The last state of a record, and its story."""
    told: list[Told] = []
    gauges: list[Gauge] = []
    standings: list[Gauge] = []
    turn = 0

    def note(state: Any) -> None:
        nonlocal turn
        turn = game.progress(state)["turns"]
        assert table.events is not None
        told.extend(Told(turn, event) for event in table.events[len(told) :])
        _add(gauges, Gauge(turn, tuple(game.gauge(state))))
        _add(standings, Gauge(turn, tuple(game.standing(state))))

    walk = steps(game, record, listen=True)
    _, table = next(walk)
    table.watch(note)
    note(table.state)
    for _ in walk:
        note(table.state)
    return table.state, Story(told, gauges, turn, standings)


def _add(gauges: list[Gauge], new: Gauge) -> None:
    """One for each turn, as it ends."""
    if new.values:
        if gauges and gauges[-1].turn == new.turn:
            gauges.pop()
        gauges.append(new)


def luck(game: Game[Any], story: Story, seats: int) -> list[Luck]:
    """For every seat whose dice could be good or bad: what they gave against the average."""
    throws = [throw for it in story.told for throw in game.throws(it.event)]
    found = []
    for seat in range(seats):
        own = [throw for throw in throws if throw.seat == seat]
        if own:
            found.append(_luck(seat, own))
    return found


def _luck(seat: int, throws: Sequence[Throw]) -> Luck:
    got = sum(throw.got for throw in throws)
    expected = sum(_mean(throw.faces) for throw in throws)
    spread = sqrt(sum(_variance(throw.faces) for throw in throws))
    warmth = (got - expected) / (spread * _FULL) if spread else 0.0
    return Luck(
        seat, len(throws), got, round(expected, 1), round(100 * max(-1.0, min(1.0, warmth)))
    )


def _mean(faces: Sequence[int]) -> float:
    return sum(faces) / len(faces)


def _variance(faces: Sequence[int]) -> float:
    mean = _mean(faces)
    return sum((face - mean) ** 2 for face in faces) / len(faces)
