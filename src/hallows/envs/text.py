"""For agents that read: what happened, what they see and what they may choose, in words of one language.

talk = TextTable("duel", players=2, bots="greedy", seed=7)
while not talk.over:
    print(talk.observation())
    talk.choose(talk.options()[0].key)
"""

from collections.abc import Mapping
from typing import Any

import msgspec

from hallows.bots import seat_bots
from hallows.envs.seats import Seats, rewards_of
from hallows.kernel import BadOptions, Table
from hallows.words import Words


class Option(msgspec.Struct, frozen=True):
    """What may be chosen: its stable key, and what it means."""

    key: str
    words: str


class TextTable:
    """One game for one reader; bots sit at the other seats."""

    def __init__(
        self,
        game: str,
        players: int = 2,
        bots: str = "greedy",
        seat: int = 0,
        seed: int = 0,
        lang: str = "en",
        options: Mapping[str, object] | None = None,
    ) -> None:
        named = [None if at == seat else bot for at, bot in enumerate(seat_bots(bots, players))]
        self._seats = Seats(game, players, named, options, listen=True)
        self._seed = seed
        self.seat = seat
        self.lang = lang
        self.table = self._seats.deal(seed)
        self._told = 0
        self._seats.bots_play(self.table, seed)

    @property
    def over(self) -> bool:
        return self.table.ask is None or self._seats.capped(self.table)

    @property
    def reward(self) -> float:
        return rewards_of(self.table)[self.seat]

    def news(self) -> list[str]:
        """What happened since this was last asked, as far as the reader may know."""
        words = Words.of(self.table.game, self.lang)
        heard = self.table.events_for(self.seat, self._told)
        self._told = len(self.table.events or ())
        return [words.say(event) for event in heard]

    def observation(self) -> str:
        """What happened, what lies on the table, and the question."""
        asked = asked_in_words(self.table, self.seat, self.lang)
        return "\n".join([*self.news(), seen(self.table, self.seat), asked])

    def options(self) -> list[Option]:
        return options_in_words(self.table, self.seat, self.lang)

    def choose(self, key: str) -> None:
        """Answer by an option's key, or by its number from 1."""
        keys = [option.key for option in self.options()]
        if key not in keys and key.isdigit() and 1 <= int(key) <= len(keys):
            key = keys[int(key) - 1]
        if key not in keys:
            raise BadOptions(f"{key!r} is none of {', '.join(keys)}", option=key)
        self.table.answer(key, seat=self.seat)
        self._seats.bots_play(self.table, self._seed)


def seen(table: Table[Any], seat: int) -> str:
    """What ``seat`` sees, as JSON on one line."""
    return msgspec.json.encode(table.view(seat)).decode()


def options_in_words(table: Table[Any], seat: int, lang: str) -> list[Option]:
    ask = table.ask
    if ask is None or ask.seat != seat:
        return []
    words = Words.of(table.game, lang)
    return [
        Option(key, words.say(table.game.describe(table.state, ask, key).label))
        for key in table.game.listed(table.state, ask)
    ]


def asked_in_words(table: Table[Any], seat: int, lang: str) -> str:
    """The question to ``seat`` with its options, one a line; nothing if another is asked."""
    asked = table.asked_for(seat)
    if asked is None or asked.seat != seat:
        return ""
    words = Words.of(table.game, lang)
    lines = [
        f"{number}. {option.words} [{option.key}]"
        for number, option in enumerate(options_in_words(table, seat, lang), 1)
    ]
    return "\n".join([words.say(asked), *lines])
