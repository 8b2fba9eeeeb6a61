"""The chance to cover a cost with a pool of dice, rolling on as the rules allow. For bots.

Exact for a player who wants this one target: after each roll every die that fits is assigned, or else the die is
discarded that is missed least. Pools and costs are packed alike, four bits per colour or trait.
"""

from functools import cache

from hallows.games.rising.compiled import Cards
from hallows.games.rising.counts import ONE, WANTED, covered, unpacked


def percent(chance: float) -> int:
    """For people: whole, and 0 or 100 only when that is certain."""
    return (
        round(100 * chance) if chance <= 0 or chance >= 1 else min(99, max(1, round(100 * chance)))
    )


class Odds:
    """Chances for one set of dice. Results are kept: the same few thousand questions come up in every game."""

    def __init__(self, cards: Cards) -> None:
        self._faces: list[list[tuple[int, float]]] = []  # by colour: face, chance
        for thrown in cards.thrown:
            faces: dict[int, float] = {}
            for die in thrown[1:]:
                faces[die & 7] = faces.get(die & 7, 0.0) + 1 / (len(thrown) - 1)
            self._faces.append(list(faces.items()))
        self._known: dict[tuple[int, int], float] = {}

    def chance(self, dice: int, need: int) -> float:
        """Of covering all of ``need`` with ``dice``."""
        if not need:
            return 1.0
        known = self._known.get((dice, need))
        if known is None:
            hopeless = sum(unpacked(need)) > 2 * sum(unpacked(dice))
            known = 0.0 if hopeless else self._after_a_roll(dice, need)
            self._known[dice, need] = known
        return known

    def _after_a_roll(self, dice: int, need: int) -> float:
        total = 0.0
        for (left, rest), p in self._rolls(dice, need).items():
            total += p * (
                self._after_a_discard(dice, need) if rest == dice else self.chance(rest, left)
            )
        return total

    def _after_a_discard(self, dice: int, need: int) -> float:
        return max(
            self.chance(dice - ONE[colour], need)
            for colour, count in enumerate(unpacked(dice))
            if count
        )

    def _rolls(self, dice: int, need: int) -> dict[tuple[int, int], float]:
        """What may be left to cover and to roll after one roll, with its probability. Die by die."""
        outcomes = {(need, 0): 1.0}
        for colour, count in enumerate(unpacked(dice)):
            for _ in range(count):
                after: dict[tuple[int, int], float] = {}
                for (left, rest), p in outcomes.items():
                    wanted = WANTED[left]
                    for face, q in self._faces[colour]:
                        if wanted >> face & 1:
                            key = (covered(left, face), rest)
                        else:
                            key = (left, rest + ONE[colour])
                        after[key] = after.get(key, 0.0) + p * q
                outcomes = after
        return outcomes


@cache
def odds_of(cards: Cards) -> Odds:
    """One book of odds per content."""
    return Odds(cards)
