"""Face-down piles, and who knows which card.

A card is a number. What it is stands in the state's list ``faces``, and who has seen it, though it lies hidden,
in ``known``: one bit for every seat. So a card keeps its number wherever it goes, and ``redeal`` gives the
numbers that a seat cannot tell apart other faces.
"""

from collections.abc import Iterable, Sequence
from typing import TypeVar

from hallows.kernel import Part, Play, Seeded, Shuffle, reorder

F = TypeVar("F", int, str)

NO_CARD = -1
EVERYBODY = (1 << 16) - 1


class Pile(Part):
    """A face-down pile; the top is the end of the list."""

    cards: list[int]

    def copy(self) -> "Pile":
        return Pile(self.cards[:])

    def __len__(self) -> int:
        return len(self.cards)

    def draw(self) -> int:
        """The top card, or ``NO_CARD``."""
        return self.cards.pop() if self.cards else NO_CARD

    def look(self, count: int) -> list[int]:
        """The top cards, the first to be drawn first; they stay."""
        return self.cards[-count:][::-1]

    def take(self, card: int) -> None:
        """A card out of the middle."""
        self.cards.remove(card)

    def put_under(self, card: int) -> None:
        self.cards.insert(0, card)

    def put_on(self, card: int) -> None:
        self.cards.append(card)

    def shuffle(self, label: str, known: list[int]) -> Play[None]:
        """A new order, in which nobody knows a card any more."""
        for card in self.cards:
            known[card] = 0
        self.cards = reorder(self.cards, (yield Shuffle(len(self.cards), label)))


def show(known: list[int], cards: Iterable[int], seats: int = EVERYBODY) -> None:
    """These seats, a mask, have seen the cards."""
    for card in cards:
        known[card] |= seats


def deal_anew(faces: list[F], hidden: Sequence[int], source: Seeded) -> None:
    """The hidden cards change faces among themselves. What comes of it does not depend on how they lay: who thinks on
    such a table thinks the same in every world that looks the same."""
    old = sorted(faces[card] for card in hidden)
    for card, index in zip(hidden, source.permutation(len(hidden)), strict=True):
        faces[card] = old[index]


def redeal(
    faces: list[F], known: list[int], decks: Iterable[Iterable[int]], seat: int, source: Seeded
) -> None:
    """Deal anew the faces that ``seat`` does not know, each within its deck: all cards of it, wherever they lie."""
    for deck in decks:
        deal_anew(faces, [card for card in deck if not known[card] >> seat & 1], source)
