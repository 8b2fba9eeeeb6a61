"""The chance to cover a cost with a pool of dice, rolling on as the rules allow. For bots.

Exact for a player who wants this one target: after each roll every die that fits is assigned, or else the die is
discarded that is missed least. Pools and costs are packed alike, four bits per colour or trait.
"""

from functools import cache

from hallows.games.rising.cards import Cards, unpacked


def pack(dice: list[int]) -> int:
    """A pool given by colour."""
    return dice[0] | dice[1] << 4 | dice[2] << 8 | dice[3] << 12


def percent(chance: float) -> int:
    """For people: whole, and 0 or 100 only when that is certain."""
    return (
        round(100 * chance) if chance <= 0 or chance >= 1 else min(99, max(1, round(100 * chance)))
    )


class Odds:
    """Chances for one set of dice. Results are kept: the same few thousand questions come up in every game."""

    def __init__(self, cards: Cards) -> None:
        self._faces: list[list[tuple[int, int, float]]] = []  # by colour: shift, symbols, chance
        for thrown in cards.thrown:
            faces: dict[tuple[int, int], float] = {}
            for die in thrown[1:]:
                face = (4 * (die & 3), 2 if die & 4 else 1)
                faces[face] = faces.get(face, 0.0) + 1 / (len(thrown) - 1)
            self._faces.append([(shift, count, p) for (shift, count), p in faces.items()])
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
            self.chance(dice - (1 << shift), need) for shift in (0, 4, 8, 12) if dice >> shift & 15
        )

    def _rolls(self, dice: int, need: int) -> dict[tuple[int, int], float]:
        """What may be left to cover and to roll after one roll, with its probability. Die by die."""
        outcomes = {(need, 0): 1.0}
        for colour, count in enumerate(unpacked(dice)):
            for _ in range(count):
                after: dict[tuple[int, int], float] = {}
                for (left, rest), p in outcomes.items():
                    for shift, symbols, q in self._faces[colour]:
                        wanted = left >> shift & 15
                        if wanted:
                            key = (left - (min(symbols, wanted) << shift), rest)
                        else:
                            key = (left, rest + (1 << 4 * colour))
                        after[key] = after.get(key, 0.0) + p * q
                outcomes = after
        return outcomes


@cache
def odds_of(cards: Cards) -> Odds:
    """One book of odds per content."""
    return Odds(cards)
