"""The chance to cover a cost with a pool of dice, rolling on as the rules allow. For bots, and for people
before they choose.

Exact for a player who wants this one target: after each roll every die that fits is assigned, or else the die is
discarded that is missed least. Pools and costs are packed alike, four bits per colour or trait.
"""

from functools import cache

from hallows.games.rising.compiled import Cards
from hallows.games.rising.counts import ONE, PARTS, TOTAL, WANTED, covered, packed, unpacked


class Odds:
    """Chances for one set of dice. Results are kept: the same few thousand questions come up in every game."""

    def __init__(self, cards: Cards) -> None:
        self._faces: list[list[tuple[int, float]]] = []  # by colour: face, chance
        for thrown in cards.thrown:
            faces: dict[int, float] = {}
            for die in thrown[1:]:
                faces[die & 7] = faces.get(die & 7, 0.0) + 1 / (len(thrown) - 1)
            self._faces.append(list(faces.items()))
        self._known: dict[int, float] = {}  # by pool and cost in one number
        self._colours: dict[tuple[int, int, int], list[tuple[int, float]]] = {}
        self._books: dict[int, Book] = {}

    def chance(self, dice: int, need: int) -> float:
        """Of covering all of ``need`` with ``dice``."""
        if not need:
            return 1.0
        known = self._known.get(dice << 16 | need)
        if known is None:
            hopeless = TOTAL[need] > 2 * TOTAL[dice]
            known = 0.0 if hopeless else self._after_a_roll(dice, need)
            self._known[dice << 16 | need] = known
        return known

    def book(self, helping: list[int]) -> "Book":
        """Chances where these trait tokens, by trait, may fill a last gap of up to two symbols."""
        held = packed([min(count, 2) for count in helping]) if helping else 0
        book = self._books.get(held)
        if book is None:
            book = self._books[held] = Book(self, unpacked(held))
        return book

    def _after_a_roll(self, dice: int, need: int) -> float:
        total = 0.0
        for after, p in self._rolls(dice, need).items():
            left, rest = after & 0xFFFF, after >> 16
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

    def _rolls(self, dice: int, need: int) -> dict[int, float]:
        """What may be left to cover, and above it in the same number what may be left to roll, after one roll, with its
        probability. Colour by colour; once all is covered, what is left to roll does not matter."""
        outcomes = {need: 1.0}
        for colour, count in enumerate(unpacked(dice)):
            if not count:
                continue
            after: dict[int, float] = {}
            for so_far, p in outcomes.items():
                if not so_far & 0xFFFF:
                    after[0] = after.get(0, 0.0) + p
                    continue
                rest = so_far & ~0xFFFF
                for thrown, q in self._thrown(colour, count, so_far & 0xFFFF):
                    key = thrown + rest if thrown & 0xFFFF else 0
                    after[key] = after.get(key, 0.0) + p * q
            outcomes = after
        return outcomes

    def _thrown(self, colour: int, count: int, need: int) -> list[tuple[int, float]]:
        """The same for dice of one colour; the few there are come up in many pools."""
        known = self._colours.get((colour, count, need))
        if known is None:
            after: dict[int, float] = {}
            before = self._thrown(colour, count - 1, need) if count > 1 else [(need, 1.0)]
            for so_far, p in before:
                left = so_far & 0xFFFF
                wanted = WANTED[left]
                for face, q in self._faces[colour]:
                    if wanted >> face & 1:
                        key = so_far - left + covered(left, face)
                    else:
                        key = so_far + (ONE[colour] << 16)
                    after[key] = after.get(key, 0.0) + p * q
            known = self._colours[colour, count, need] = list(after.items())
        return known


class Book(dict[int, tuple[float, float, int]]):
    """For a pool and a cost, in one number: the chance to cover it, how much more likely it is with tokens, and how many
    those are. Kept: the same few thousand questions come up in every game."""

    def __init__(self, odds: Odds, helping: tuple[int, int, int, int]) -> None:
        super().__init__()
        self._odds = odds
        self._helping = helping

    def __missing__(self, key: int) -> tuple[float, float, int]:
        dice, need = key >> 16, key & 0xFFFF
        chance = self._odds.chance(dice, need)
        more, spent = 0.0, 0
        if chance < 0.99:
            rest, spent = self._with_tokens(need)
            if spent:
                more = self._odds.chance(dice, rest) - chance
        found = self[key] = (chance, more, spent)
        return found

    def _with_tokens(self, need: int) -> tuple[int, int]:
        """What is left to cover after at most two trait tokens, and how many that takes."""
        spent = 0
        for trait, count in PARTS[need]:
            use = min(count, self._helping[trait], 2 - spent)
            need -= use * ONE[trait]
            spent += use
        return need, spent


@cache
def odds_of(cards: Cards) -> Odds:
    """One book of odds per content."""
    return Odds(cards)
