"""What happened in a game, seat by seat, from its events alone: no game is known here.

An event names things as ``kind:id`` and whom it befell as ``who``. A seat has *met* every thing of its events: the fact is
``card:wand`` for anything to do with it and ``took card:wand`` for that deed.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from sys import intern
from typing import Any

import msgspec

from hallows.kernel import Arg, Event, Game, Sum, Table, Walk
from hallows.lab.simulate import Run, failure_of, play_game
from hallows.lab.tallies import Failure, Tallies

#: Kinds of names that are no things one could meet, leave out of the box or make dearer: whom and by how much.
NO_THINGS = frozenset(
    [
        "seat",
        "team",
        "side",
        "sheet",
        "character",
        "part",
        "stat",
        "what",
        "face",
        "die",
        "deck",
        "way",
        "piece",
        "loss",
        "house",
    ]
)


class SeatFacts(msgspec.Struct, frozen=True):
    """One seat of one game. ``sides`` also has its ``seat`` and its ``order`` of play, from 1."""

    sides: dict[str, str]
    won: bool
    met: tuple[str, ...]


class GameFacts(msgspec.Struct, frozen=True):
    """One game. ``met`` is what befell nobody in particular."""

    number: int
    seed: str
    reason: str
    truncated: bool
    turns: int
    rounds: int
    decisions: int
    rolls: int
    seats: tuple[SeatFacts, ...]
    met: tuple[str, ...]


class Part(msgspec.Struct):
    """Some games of a run. ``times``: how often each fact was so; ``examples``: the first event of each deed."""

    games: list[GameFacts] = []
    tallies: Tallies = msgspec.field(default_factory=Tallies)
    times: Counter[str] = msgspec.field(default_factory=Counter)
    examples: dict[str, Event] = {}

    @property
    def failures(self) -> list[Failure]:
        return self.tallies.failures

    def add(self, later: "Part") -> None:
        """Put the games that come after these to them."""
        self.games += later.games
        self.tallies.add(later.tallies)
        self.times.update(later.times)
        for deed, event in later.examples.items():
            self.examples.setdefault(deed, event)


def facts_of(run: Run, numbers: Sequence[int]) -> Part:
    """Play these games of the run, here and now, and note their facts."""
    part = Part()
    for number in numbers:
        try:
            table = play_game(run, number, listen=True)
        except Exception as wrong:  # as in a simulation: the other games still count
            part.failures.append(failure_of(run, number, wrong))
            continue
        part.tallies.add_game(table, run.seated(number))
        part.games.append(_game_facts(run, number, table, part))
    return part


def _game_facts(run: Run, number: int, table: Table[Any], part: Part) -> GameFacts:
    game, state, outcome = table.game, table.state, table.outcome
    sides = [dict(game.sides(state, seat)) for seat in range(table.seats)]
    # Dictionaries as sets that keep their order: the same in every process.
    met: list[dict[str, None]] = [{} for _ in range(table.seats)]
    loose: dict[str, None] = {}
    for event in table.events or ():
        whom = befallen(event, sides)
        for thing in things(game, event):
            deed = intern(f"{event.key} {thing}")
            part.times[deed] += 1
            part.times[thing] += 1
            part.examples.setdefault(deed, event)
            for seat in whom:
                met[seat][thing] = met[seat][deed] = None
            if not whom:
                loose[thing] = loose[deed] = None
    first = _first(table.events or (), sides)
    progress = game.progress(state)
    winners = outcome.winners if outcome and not outcome.truncated else ()
    return GameFacts(
        number=number,
        seed=run.game_seed(number),
        reason=outcome.reason if outcome else "answer-cap",
        truncated=outcome is None or outcome.truncated,
        turns=progress.get("turns", 0),
        rounds=progress.get("rounds", 0),
        decisions=table.counts.decisions,
        rolls=table.counts.rolls,
        seats=tuple(
            SeatFacts(
                {"seat": str(seat), "order": str((seat - first) % table.seats + 1), **sides[seat]},
                seat in winners,
                tuple(met[seat]),
            )
            for seat in range(table.seats)
        ),
        met=tuple(loose),
    )


def things(game: Game[Any], event: Event) -> Iterator[str]:
    """The things an event is about. Of a walk only where it ends; the terms of a sum were met before."""
    beat = game.beat(event) if event.thrown is None else None
    if isinstance(beat, Sum) or event.thrown is not None:
        return
    if isinstance(beat, Walk):
        if beat.way and not _names_thing(beat.who):
            yield intern(beat.way[-1])
        return
    seen: set[str] = set()
    for value in event.args.values():
        for name in value if isinstance(value, list) else [value]:
            if isinstance(name, str) and name not in seen and _names_thing(name):
                seen.add(name)
                yield intern(name)


def _names_thing(name: str) -> bool:
    kind, colon, _ = name.partition(":")
    return bool(colon) and kind not in NO_THINGS


def befallen(event: Event, sides: Sequence[dict[str, str]]) -> list[int]:
    """The seats an event is about: who did it, else whose side did, else whom it was done to, else who alone knows."""
    who = _seats(event.args.get("who"))
    if who:
        return who
    for kind in ("team", "side"):
        name = event.args.get(kind)
        if isinstance(name, str):
            value = name.partition(":")[2]
            return [seat for seat, own in enumerate(sides) if value in own.values()]
    return _seats(event.args.get("whom")) or list(event.to or ())


def _seats(arg: Arg | None) -> list[int]:
    names = arg if isinstance(arg, list) else [arg]
    return [
        int(name.partition(":")[2])
        for name in names
        if isinstance(name, str) and name.startswith("seat:")
    ]


def _first(events: Sequence[Event], sides: Sequence[dict[str, str]]) -> int:
    """Who had the first turn."""
    for event in events:
        if event.key.rpartition(".")[2] == "turn":
            whom = befallen(event, sides)
            if whom:
                return whom[0]
    return 0
