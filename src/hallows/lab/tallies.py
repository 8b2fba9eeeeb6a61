"""Adding games up.

Every sum is of whole numbers, so that it does not matter in which order, or in how many processes, games were
added: the same games give the same report.
"""

from collections import Counter
from collections.abc import Mapping
from typing import Any

import msgspec

from hallows.kernel import Outcome, Table

#: What a person at the table takes for a choice, for a throw and for doing what must be done, in seconds.
SECONDS_PER_DECISION = 8.0
SECONDS_PER_ROLL = 4.0
SECONDS_PER_FORCED = 1.0
#: A rougher pace, by which boxes are labelled: what a whole turn takes, from and to.
SECONDS_PER_TURN = (45, 60)


class Failure(msgspec.Struct, frozen=True):
    """A game that broke a rule's code. ``game`` is its number in the run, ``seed`` that of its dice."""

    game: int
    seed: str
    error: str
    where: str


class Spread(msgspec.Struct, frozen=True):
    mean: float
    p50: int
    p95: int


class Tallies(msgspec.Struct):
    """Sums over some games. ``wins`` and ``seated`` count seats: kind -> name -> how many."""

    games: int = 0
    finished: int = 0
    truncated: int = 0
    decisions: int = 0
    forced: int = 0
    rolls: int = 0
    draws: int = 0
    turns: Counter[int] = msgspec.field(default_factory=Counter)
    rounds: Counter[int] = msgspec.field(default_factory=Counter)
    wins: dict[str, Counter[str]] = {}
    seated: dict[str, Counter[str]] = {}
    endings: Counter[str] = msgspec.field(default_factory=Counter)
    words: dict[str, Counter[str]] = {}
    sums: dict[str, int] = {}
    summed: Counter[str] = msgspec.field(default_factory=Counter)
    failures: list[Failure] = []

    def add_game(self, table: Table[Any], bots: list[str]) -> None:
        """Count a game that has come to its end, or to a cap."""
        self.games += 1
        counts = table.counts
        self.decisions += counts.decisions
        self.forced += counts.forced
        self.rolls += counts.rolls
        progress = table.game.progress(table.state)
        self.turns[progress.get("turns", 0)] += 1
        self.rounds[progress.get("rounds", 0)] += 1
        outcome = table.outcome
        if outcome is None or outcome.truncated:
            self.truncated += 1
            self.endings[outcome.reason if outcome else "answer-cap"] += 1
            return
        self.finished += 1
        self.draws += not outcome.winners
        self.endings[outcome.reason] += 1
        self._add_seats(table, bots, outcome)
        self._add_figures(table.game.tally(table.state))

    def _add_seats(self, table: Table[Any], bots: list[str], outcome: Outcome) -> None:
        for seat, bot in enumerate(bots):
            counted = {"seat": str(seat), "bot": bot, **table.game.sides(table.state, seat)}
            for kind, name in counted.items():
                self.seated.setdefault(kind, Counter())[name] += 1
                self.wins.setdefault(kind, Counter())[name] += seat in outcome.winners

    def _add_figures(self, figures: Mapping[str, str | int]) -> None:
        for name, figure in figures.items():
            if isinstance(figure, str):
                self.words.setdefault(name, Counter())[figure] += 1
            else:
                self.sums[name] = self.sums.get(name, 0) + figure
                self.summed[name] += 1

    def add(self, other: "Tallies") -> None:
        """Count the other's games as well."""
        for field in ("games", "finished", "truncated", "decisions", "forced", "rolls", "draws"):
            setattr(self, field, getattr(self, field) + getattr(other, field))
        self.turns.update(other.turns)
        self.rounds.update(other.rounds)
        self.endings.update(other.endings)
        self.summed.update(other.summed)
        for mine, theirs in (
            (self.wins, other.wins),
            (self.seated, other.seated),
            (self.words, other.words),
        ):
            for kind, counter in theirs.items():
                mine.setdefault(kind, Counter()).update(counter)
        for name, total in other.sums.items():
            self.sums[name] = self.sums.get(name, 0) + total
        self.failures += other.failures

    def figures(self) -> dict[str, dict[str, int] | float]:
        """The game's own tallies: words as counts, numbers as means."""
        means = {name: round(self.sums[name] / self.summed[name], 3) for name in self.sums}
        return {**{name: ranked(counter) for name, counter in self.words.items()}, **means}

    def minutes(self) -> float:
        """How long one of these games would take people, in minutes."""
        seconds = (
            self.decisions * SECONDS_PER_DECISION
            + self.rolls * SECONDS_PER_ROLL
            + self.forced * SECONDS_PER_FORCED
        )
        return round(seconds / 60 / self.games, 1) if self.games else 0.0

    def minutes_by_turns(self) -> list[float]:
        """The same by the pace of whole turns: from, and to."""
        if not self.games:
            return [0.0, 0.0]
        turns = sum(value * times for value, times in self.turns.items()) / self.games
        return [round(turns * seconds / 60, 1) for seconds in SECONDS_PER_TURN]


def spread(counter: Counter[int]) -> Spread:
    """Mean, median and 95th percentile (nearest rank) of counted numbers."""
    total = counter.total()
    if not total:
        return Spread(0.0, 0, 0)
    mean = sum(value * times for value, times in counter.items()) / total
    return Spread(round(mean, 2), _rank(counter, total, 0.50), _rank(counter, total, 0.95))


def _rank(counter: Counter[int], total: int, share: float) -> int:
    seen = 0
    for value in sorted(counter):
        seen += counter[value]
        if seen >= share * total:
            return value
    raise AssertionError("a share above one")


def ranked(counter: Counter[str]) -> dict[str, int]:
    """Most frequent first, equals by name: the order must not depend on who counted first."""
    return dict(sorted(counter.items(), key=lambda item: (-item[1], item[0])))


def by_name(counter: Counter[str]) -> dict[str, int]:
    return dict(sorted(counter.items()))
