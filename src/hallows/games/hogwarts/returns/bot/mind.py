"""What both sides know: distances, chances, who threatens whom. Nothing here is hidden from the seat that thinks."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache, cached_property, lru_cache

from hallows.games.common.keys import what_of
from hallows.games.hogwarts.compiled import Card, Kit
from hallows.games.hogwarts.returns.rules import movement
from hallows.games.hogwarts.returns.rules.sides import (
    dark,
    harry,
    has_relic,
    horcruxes_left,
    is_hero,
    lurking,
)
from hallows.games.hogwarts.returns.state import Pawn, Returns
from hallows.games.hogwarts.ways import Going, Roads
from hallows.kernel import Answer, Text

FAR = 99
WON, LOST = 1000.0, -1000.0


@cache
def distances(roads: Roads, start: int) -> tuple[int, ...]:
    """Movement from a space to every other; special places are far."""
    return tuple(FAR if far is None else far for far in roads.distances(start))


@cache
def at_least(total: int, dice: int) -> float:
    """The chance that so many dice show at least that."""
    if dice == 1:
        return max(0, min(6, 7 - total)) / 6
    return sum(1 for a in range(1, 7) for b in range(1, 7) if a + b >= total) / 36


@lru_cache(maxsize=512)
def _card(kit: Kit, option: str) -> Card:
    name = what_of(option)
    spell = f"spell:{name}"
    return kit.cards[kit.face[spell if spell in kit.face else f"potion:{name}"]]


class Mind:
    """One seat's look at the table."""

    def __init__(self, g: Returns, seat: int) -> None:
        self.g = g
        self.me = g.pawns[seat]
        self.hero = is_hero(g, self.me)
        self.roads = g.kit.roads
        self.names = g.kit.space_names

    def far(self, start: int, end: int) -> int:
        return distances(self.roads, start)[end]

    def nearest(self, start: int, spaces: Iterable[int]) -> int:
        """The nearest of these spaces, or -1."""
        known = [(self.far(start, space), space) for space in spaces]
        return min(known)[1] if known else -1

    # -- Harry and Voldemort -----------------------------------------------------------------------------------

    @property
    def voldemort(self) -> Pawn:
        return dark(self.g)

    @property
    def harry(self) -> Pawn:
        return harry(self.g)

    def hunter(self) -> str:
        """Who of the two wants to meet the other now: "harry", "voldemort", or neither (""). With both relics and no Horcrux
        a single die decides, which suits Voldemort better than the last round."""
        g = self.g
        if not g.returned:
            return ""
        stone, wand = has_relic(g, self.harry), has_relic(g, self.voldemort)
        if stone and not wand:
            return "harry"
        return "voldemort" if wand else ""

    def stake(self) -> float:
        """What Voldemort wins by catching Harry: all, or half a game."""
        return 0.5 if has_relic(self.g, self.harry) and not horcruxes_left(self.g) else 1.0

    # -- moving ------------------------------------------------------------------------------------------------

    @cached_property
    def going(self) -> Going:
        return movement.going(self.g, self.me)

    def ends(self, options: tuple[str, ...]) -> dict[str, int]:
        known = self.g.plan.ends
        return {option: known[option] for option in options}

    def passes(self, options: tuple[str, ...], thing_space: int) -> set[str]:
        """Options whose way can lead over a space where something lies for us."""
        g, me = self.g, self.me
        near = distances(self.roads, thing_space)
        spare = g.total - near[me.space]
        bit = 1 << thing_space
        if spare < 0 or not movement.matter(g, me) & bit:
            return set()
        found = set()
        for option, end in self.ends(options).items():
            if end == thing_space:
                found.add(option)
            elif near[end] <= spare:
                routes = self.roads.routes(me.space, g.total, end, self.going, bit)
                if any(route.passed for route in routes):
                    found.add(option)
        return found

    def eater_risk(self, space: int) -> float:
        """How unwelcome the Death Eaters are that would be met on a space, in spaces of walking."""
        there = lurking(self.g, space)
        if not there:
            return 0.0
        weakest = min(eater.hp for eater in there)
        return max(0.0, 4.0 + weakest - self.me.hp)

    def card(self, option: str) -> Card:
        """The card an option names: ``attack:stupefy``."""
        return _card(self.g.kit, option)

    def best(self, scores: dict[str, float]) -> str:
        """The highest score; of equal ones the first offered."""
        return max(scores, key=scores.__getitem__)


def say(option: str, key: str, **args: int | str) -> Answer:
    """An answer with its reason."""
    return Answer(option, lambda: Text(f"reason.{key}", {**args}))
