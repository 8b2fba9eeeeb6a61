"""A player that thinks ahead, in every game that offers something for it (``Game.thinking``).

The game's own player says what it would choose, and the search asks whether something else is better. Each option
is tried on imagined tables: what the seat cannot see is dealt anew, the dice are others, but the same for every option.
A quick player plays on until a scene begins that can be judged, and the judge says the chance of winning. After each
round the worse half of the options is left aside (sequential halving), and on the way whatever is clearly no better than
what the game's own player would do; that stays to the end, and is done unless something else is better beyond doubt. Where
it is as good as won, nothing else is tried.

How many samples are taken is a number, not a time: same table, same seed, same choice. Who has people waiting takes
the best answer so far instead (``consider``).
"""

import math
from collections.abc import Callable, Iterator
from typing import Any

import msgspec

from hallows.games.common.chances import percent
from hallows.kernel import Answer, Bot, Chances, Game, Seeded, Table, Thinking, Unfit, play_on

FEW = 3  # worlds that say whether the usual choice is as good as won
ENOUGH = 6  # worlds that can say that an option is no better than the usual one
CLEARLY = 2.0  # by how many standard errors


class Verdict(msgspec.Struct, frozen=True):
    """What was found out so far: the choice, what the game's own player would do, and for each option tried the chance
    of winning, the mean over its samples. Empty: there was nothing to think about."""

    option: str
    default: str
    chances: dict[str, float] = {}
    samples: int = 0

    @property
    def chance(self) -> float | None:
        """Of the option chosen."""
        return self.chances.get(self.option)


class Search:
    """One question being thought about."""

    def __init__(
        self, table: Table[Any], thinking: Thinking[Any], default: str, seed: int, doubt: float
    ) -> None:
        ask = table.ask
        assert ask is not None
        self.table = table
        self.thinking = thinking
        self.seat = ask.seat
        self.default = default
        self.seed = seed
        self.doubt = doubt
        listed = thinking.shortlist(table.state, ask, default)
        self.options = [default, *(option for option in dict.fromkeys(listed) if option != default)]
        self.found: dict[str, list[float]] = {option: [] for option in self.options}

    def run(self, samples: int) -> Iterator[Verdict]:
        """Think, and say after every sample how it stands. ``samples`` are shared out among the options."""
        usual: list[float] = []
        if self.thinking.sure <= 1:
            usual = [self.sample(self.default, number) for number in range(FEW)]
            if sum(usual) >= FEW * self.thinking.sure:
                self.found[self.default] = usual
                yield self.verdict()
                return
        alive = self.options
        rounds = max(1, math.ceil(math.log2(len(alive))))
        number = 0
        for left in range(rounds, 0, -1):
            half = max(1, (len(alive) - 1) // 2)
            each = max(1, samples // (rounds * len(alive)))
            for _ in range(each):
                for option in alive:
                    known = option == self.default and number < len(usual)
                    found = usual[number] if known else self.sample(option, number)
                    self.found[option].append(found)
                number += 1
                yield self.verdict()
                alive = [option for option in alive if not self._behind(option)]
                if len(alive) == 1:
                    return
            if left > 1:
                alive = self._better_half(alive, half)
                if len(alive) == 1:
                    return

    def sample(self, option: str, number: int) -> float:
        """The chance after ``option`` in imagined world ``number``: whatever the option, the same cards and dice."""

        def dice(scene: str) -> Seeded:
            return Seeded(f"search/{self.seed}/{number}/{scene}")

        world = self.table.clone(dice(""), checkpoints=False)
        world.redeal(self.seat, self.seed * 1_000 + number)
        world.answer(option)
        found: list[float] = []
        if world.outcome is None:
            found = play_on(world, self.thinking, self.seat, option, dice=dice)
        if world.outcome is not None:
            won = float(self.seat in world.outcome.winners)
            found += [won] * (len(self.thinking.ahead) - len(found))
        if not found:  # a turn that does not end
            return self.thinking.judge(world.state, self.seat)
        return sum(found) / len(found)

    def _better_half(self, alive: list[str], half: int) -> list[str]:
        """The better ``half`` of the others, and the default. Whoever is behind it already is out as well."""
        usual = self._mean(self.default)
        others = sorted(alive[1:], key=lambda option: -self._mean(option))
        better = [option for option in others if self._mean(option) > usual]
        return [self.default, *better[:half]]

    def _mean(self, option: str) -> float:
        found = self.found[option]
        return sum(found) / len(found)

    def verdict(self) -> Verdict:
        """The option that is better than the default by more than chance would have it, or the default."""
        tried = len(self.found[self.default])
        best, lead = self.default, 0.0
        for option in self.options[1:]:
            found = self.found[option]
            if len(found) == tried:
                mean, error = self._lead(found)
                gain = mean - self.doubt * error
                if gain > lead:
                    best, lead = option, gain
        chances = {option: self._mean(option) for option, found in self.found.items() if found}
        return Verdict(best, self.default, chances, tried)

    def _behind(self, option: str) -> bool:
        """Whether it is clear already that it is no better than the default."""
        found = self.found[option]
        if option == self.default or len(found) < ENOUGH:
            return False
        mean, error = self._lead(found)
        return mean + CLEARLY * error <= 0

    def _lead(self, found: list[float]) -> tuple[float, float]:
        """How much better than the default, world by world, and the standard error of that; nothing is known from one."""
        gains = [a - b for a, b in zip(found, self.found[self.default], strict=True)]
        n = len(gains)
        if n < 2:
            return 0.0, 0.0
        mean = sum(gains) / n
        spread = sum((gain - mean) ** 2 for gain in gains) / (n - 1)
        return mean, math.sqrt(spread / n)


class SearchBot:
    """Thinks ahead where the game knows how to and its judge is fit; else it plays as the game's own player."""

    sees_nothing = False

    def __init__(
        self, own: Callable[[], Bot], samples: int | None = None, doubt: float = 1.0
    ) -> None:
        self.own = own()
        self.samples = samples
        self.doubt = doubt

    def choose(self, table: Table[Any], seed: int) -> Answer:
        *_, last = self.consider(table, seed)
        return last

    def consider(self, table: Table[Any], seed: int) -> Iterator[Answer]:
        """The best answer so far, after every sample; the last is what ``choose`` gives."""
        first = self.own.choose(table, seed)
        yield first
        search = self.search(table, first.option, seed)
        if search is not None:
            for verdict in search.run(self.samples or search.thinking.samples):
                yield self._answer(search, verdict, first)

    def search(self, table: Table[Any], default: str, seed: int) -> Search | None:
        """The question as one to think about; None: it is none."""
        thinking = able(table)
        ask = table.ask
        assert ask is not None
        if thinking is None or not thinking.worth_it(table.state, ask):
            return None
        search = Search(table, thinking, default, seed, self.doubt)
        return search if len(search.options) > 1 else None

    def _answer(self, search: Search, verdict: Verdict, first: Answer) -> Answer:
        why = first.why if verdict.option == verdict.default else Answer(verdict.option).why

        def chance() -> Chances:
            stands = search.thinking.judge(search.table.state, search.seat)
            return Chances(percent(stands), percent(verdict.chances[verdict.option]))

        return Answer(verdict.option, why, chance)


def able(table: Table[Any]) -> Thinking[Any] | None:
    """What the game offers for thinking, if its judge can speak for this table."""
    thinking: Thinking[Any] | None = table.game.thinking()
    return thinking if thinking is not None and thinking.can_judge(table.state) else None


def notice(game: Game[Any]) -> str:
    """Why ``hard`` plays no better than the game's own player; empty if it does."""
    thinking: Thinking[Any] | None = game.thinking()
    if thinking is None:
        return f"{game.name} offers nothing for thinking ahead"
    if not thinking.thinks:
        return f"{game.name}: thinking ahead has not been shown to play better"
    try:
        thinking.values()
    except Unfit as wrong:
        return str(wrong)
    return ""
