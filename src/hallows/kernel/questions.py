"""What a rule may ask: a question to a seat, or a question to chance.

A rule is a generator. It yields one of the questions below and is resumed with the answer:

    choice: str = yield Ask(seat, "fate.reroll", YES_NO, rule="T-037")
    die: int = yield Roll(seat, "attack")
    dice: tuple[int, ...] = yield Dice(seat, "hut", count=2)
    order: tuple[int, ...] = yield Shuffle(len(deck), "deck")
    index: int = yield Pick(len(hand), "steal", seat)

Questions are never part of the state: they hold only what is needed to answer them. Neither they nor the entries of a log
ever refer back to what holds them, hence ``gc=False``: a long log is nothing the collector need look through.
"""

from collections.abc import Generator, Sequence
from typing import Any, TypeAlias, TypeVar

import msgspec

T = TypeVar("T")

#: What events and prompts carry: numbers, or names as ``"kind:id"`` (``"card:accio"``, ``"seat:2"``).
Arg: TypeAlias = int | str | list["Arg"]

#: The seat that holds the dice when nobody in particular does.
NATURE = -1

PASS = "pass"
YES = "yes"
NO = "no"
YES_NO = (YES, NO)


class Ask(msgspec.Struct, gc=False):
    """A question to one seat. The options' keys are stable: screens, bots and records use them.

    ``window`` names a kind of moment in which one answer is what nearly everybody gives: a reaction that is let go, a reroll
    not taken, a turn just ended. That answer is then the first option, and a standing order may give it in the seat's place.
    """

    seat: int
    prompt: str
    options: tuple[str, ...]
    rule: str = ""
    args: dict[str, Arg] | None = None
    window: str = ""


class Roll(msgspec.Struct, frozen=True, gc=False):
    """One die; answered with its face, 1 to ``sides``."""

    seat: int
    label: str
    sides: int = 6


class Dice(msgspec.Struct, frozen=True, gc=False):
    """Several dice thrown together; answered with the tuple of their faces. ``kinds``: which die each of them is, where
    they differ."""

    seat: int
    label: str
    count: int
    sides: int = 6
    kinds: tuple[str, ...] = ()


class _Of(msgspec.Struct, frozen=True, gc=False):
    """A question about ``size`` things in a row."""

    size: int
    label: str
    seat: int = NATURE


class Shuffle(_Of, frozen=True, gc=False):
    """Answered with a permutation of ``range(size)``."""


class Pick(_Of, frozen=True, gc=False):
    """A uniform pick; answered with a number in ``range(size)``."""


#: A card as a pile holds it: by number, or where a game has no numbers for it by name.
Card: TypeAlias = int | str


class Draw(msgspec.Struct, frozen=True):
    """At a real table (see ``companion``): which card did ``seat`` draw from a pile? ``seats`` see it, none: everybody."""

    seat: int
    label: str  # of the pile, as it was shuffled
    card: Card  # what our own shuffle put there; nobody has seen it
    seats: tuple[int, ...] = ()


Chance: TypeAlias = Roll | Dice | Shuffle | Pick
Question: TypeAlias = Ask | Chance
Result: TypeAlias = int | tuple[int, ...]
Play: TypeAlias = Generator[Question, Any, T]


class Answered(msgspec.Struct, frozen=True, gc=False):
    """A log entry: a seat chose. ``forced`` when it had no other option, or a standing order spoke."""

    seat: int
    option: str
    forced: bool = False


class Happened(msgspec.Struct, frozen=True, gc=False):
    """A log entry: chance answered."""

    question: Chance
    result: Result


class Redealt(msgspec.Struct, frozen=True, gc=False):
    """A log entry found in imagined tables only: what ``seat`` cannot see was dealt anew here."""

    seat: int
    seed: int


Entry: TypeAlias = Answered | Happened | Redealt


class Order(tuple[int, ...]):
    """The answer to a ``Shuffle`` that remembers what it put in order (see ``companion``)."""

    label: str = ""
    laid: Sequence[Any] = ()


def reorder(items: list[T], order: tuple[int, ...]) -> list[T]:
    """``items`` in the order a ``Shuffle`` was answered with."""
    new = [items[i] for i in order]
    if isinstance(order, Order):
        order.laid = tuple(new)
    return new
