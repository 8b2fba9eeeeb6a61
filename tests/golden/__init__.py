"""Golden playthroughs: one short readable text per game and variant.

Each holds a game between greedy players with known dice: what is asked, what may be answered (the answer given stands
in brackets), what happens, and after every turn what has changed in everybody's view and in each seat's own. Of a long
game the beginning and the end are told; a hash of the state between them changes with anything left out.

A change of rules, words or play shows as a diff in review. ``python -m tests.golden`` writes the texts anew.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

from hallows.bots import decide, make_bot
from hallows.games import load_game
from hallows.kernel import Ask, Seeded, Table
from hallows.words import Words

FOLDER = Path(__file__).parent
PLAYERS = ("Ann", "Ben", "Cleo", "Dan")
MOST_OPTIONS = 10  # are told of one question
NOTHING = ("", "-", "0", "False", "None")
Facts = dict[str, str]


class Case(msgspec.Struct, frozen=True):
    """A game to be told: its first and last answers, so many of each."""

    game: str
    seats: int
    options: dict[str, Any] = {}
    seed: int = 7
    first: int = 25
    last: int = 15


CASES = {
    "duel": Case("duel", 2, first=30, last=20),
    "talisman": Case("talisman", 2, first=25, last=55),  # ends with the finale in the castle
    "talisman-alone": Case("talisman", 1, {"round_limit": 12}),
    "rising": Case("rising", 2, first=25, last=20),
    "house-cup-underage": Case("hogwarts", 2, {"length": "quick"}),
    "house-cup-qualified": Case("hogwarts", 2, {"length": "quick", "variant": "qualified"}),
    "house-cup-team": Case("hogwarts", 4, {"length": "quick", "variant": "team"}, 8),
    "house-cup-solo": Case("hogwarts", 1, {"length": "quick", "variant": "solo"}),
    "quidditch": Case("quidditch", 2, first=50, last=30),
    "voldemort-returns": Case("returns", 3, first=25, last=20),
}


def path(name: str) -> Path:
    return FOLDER / f"{name}.txt"


def told(case: Case) -> str:
    """The whole text."""
    return "\n".join(Telling(case, answers(case)).lines()) + "\n"


def answers(case: Case) -> list[str]:
    """What greedy players answer."""
    table = dealt(case)
    bot = make_bot(case.game, "greedy")
    given = []
    while table.ask is not None:
        given.append(decide(table, bot, table.seq))
        table.answer(given[-1])
    return given


def dealt(case: Case) -> Table[Any]:
    return Table(load_game(case.game), case.seats, case.options, Seeded(case.seed))


class Telling:
    def __init__(self, case: Case, given: list[str]) -> None:
        self.case = case
        self.given = given
        self.table = dealt(case)
        self.words = Words.of(self.table.game, "en", PLAYERS[: case.seats])
        self.viewers: list[int | None] = [None, *range(case.seats)]
        self.heard = 0
        self.before = self._seen()

    def lines(self) -> Iterator[str]:
        case, table = self.case, self.table
        chosen = "".join(f", {name}: {value}" for name, value in case.options.items())
        yield f"{case.game}, {case.seats} greedy, dice {case.seed}{chosen}"
        left_out = len(self.given) - case.first - case.last
        for number, answer in enumerate(self.given):
            if number < case.first or number >= case.first + left_out:
                yield from self._moment(answer)
                continue
            table.answer(answer)
            if number == case.first + left_out - 1:
                yield f"\n[ {left_out} answers later: {table.hash()[:16]} ]\n"
                self.heard, self.before = len(table.events or []), self._seen()
        yield from self._happened()
        yield from self._changed()
        assert table.outcome is not None
        won = ", ".join(self.words.name(f"seat:{seat}") for seat in table.outcome.winners)
        yield f"\n{table.outcome.reason}, won by {won or 'nobody'}; {table.hash()[:16]}"

    def _moment(self, answer: str) -> Iterator[str]:
        """A question and its answer, after what led there."""
        table = self.table
        ask, turn = table.ask, table.scene_length == 0
        assert ask is not None
        yield from self._happened()
        if turn:
            yield from self._changed()
        asked = table.asked_for(ask.seat)
        assert asked is not None
        rule = f" {ask.rule}" if ask.rule else ""
        yield f"{self.words.name(f'seat:{ask.seat}')}{rule}: {self.words.say(asked)}"
        yield f"    {self._offered(ask, answer)}"
        table.answer(answer)

    def _offered(self, ask: Ask, answer: str) -> str:
        shown = list(ask.options[:MOST_OPTIONS])
        if answer not in shown:
            shown[-1] = answer
        labels = []
        for option in shown:
            label = self.words.say(self.table.game.describe(self.table.state, ask, option).label)
            labels.append(f"[{label}]" if option == answer else label)
        more = len(ask.options) - len(shown)
        return " | ".join(labels) + (f" | and {more} more" if more else "")

    def _happened(self) -> Iterator[str]:
        events = self.table.events or []
        for event in events[self.heard :]:
            names = [self.words.name(f"seat:{seat}") for seat in event.to or ()]
            secret = f" (told to {', '.join(names)})" if event.to is not None else ""
            yield f"  {event.rule or '-----'} {self.words.say(event)}{secret}"
        self.heard = len(events)

    def _changed(self) -> Iterator[str]:
        """What is new to see: for everybody, and for each seat besides."""
        now = self._seen()
        public: set[str] = set()
        for viewer in self.viewers:
            news = new_facts(self.before[viewer], now[viewer])
            if viewer is None:
                public = set(news)
            who = "Everybody" if viewer is None else self.words.name(f"seat:{viewer}")
            own = [fact for fact in news if viewer is None or fact not in public]
            if own:
                yield f"  <{who}> {briefly(own, now[viewer])}"
        self.before = now

    def _seen(self) -> dict[int | None, Facts]:
        return {
            viewer: dict(facts(msgspec.to_builtins(self.table.view(viewer))))
            for viewer in self.viewers
        }


def new_facts(before: Facts, now: Facts) -> list[str]:
    """What differs; of a thing newly in sight only what is not nothing, and what has gone from sight."""
    return [
        fact
        for fact in {**now, **before}
        if now.get(fact, "") != before.get(fact, "")
        and (fact in before or now[fact] not in NOTHING)
        and (fact in now or before[fact] not in NOTHING)
    ]


def briefly(changed: list[str], now: Facts) -> str:
    """``active = 1; players.0: hp = 3, space = g04``: facts about one thing together."""
    things: dict[str, list[str]] = {}
    for fact in changed:
        thing, _, what = fact.rpartition(".")
        things.setdefault(thing, []).append(f"{what} = {now.get(fact, 'gone')}")
    return "; ".join(f"{thing}: {', '.join(what)}" if thing else ", ".join(what) for thing, what in things.items())  # fmt: skip


def facts(value: Any, where: str = "") -> Iterator[tuple[str, str]]:
    """A view taken apart into its single facts; a list of plain things is one."""
    nested = isinstance(value, list) and any(isinstance(one, dict | list) for one in value)
    if isinstance(value, dict) or nested:
        for key, one in value.items() if isinstance(value, dict) else enumerate(value):
            yield from facts(one, f"{where}.{key}" if where else str(key))
    elif isinstance(value, list):
        yield where, " ".join(str(one) for one in value) or "-"
    else:
        yield where, str(value)
