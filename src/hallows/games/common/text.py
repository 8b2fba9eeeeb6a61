"""What a card says, as blocks: every block has its plain words, and the shape a screen may lay out.

A game renders them from its effects, in one language. Terminals and listings print `plain`; a screen draws tables
as tables, finds what concerns one side or one shop, and lights up the row that was rolled, without reading sentences.
"""

from collections.abc import Iterable, Iterator
from typing import Literal, TypeAlias

import msgspec


class Sentence(msgspec.Struct, frozen=True, tag_field="block", tag="sentence"):
    """One sentence or more, to be read as they stand."""

    text: str


class RollRow(msgspec.Struct, frozen=True):
    """What a roll from ``low`` to ``high`` brings."""

    low: int
    high: int
    text: str


class RollTable(msgspec.Struct, frozen=True, tag_field="block", tag="table"):
    """Results of dice. ``before`` and ``after`` are the words around the rows."""

    text: str
    before: str
    rows: list[RollRow]
    after: str = ""


class PartText(msgspec.Struct, frozen=True):
    """What one side, shop or choice has to itself; a choice may have no name."""

    id: str
    name: str
    blocks: list["Block"]


class PartsText(msgspec.Struct, frozen=True, tag_field="block", tag="parts"):
    """Words that fall apart ``by`` side (only one's own counts), shop (one is visited), choice (one is taken) or time."""

    text: str
    by: Literal["side", "shop", "choice", "time"]
    before: str
    parts: list[PartText]


Block: TypeAlias = Sentence | RollTable | PartsText


class Told(msgspec.Struct, frozen=True):
    """A thing with a name and words, as a drawing has it."""

    name: str
    blocks: list[Block]


def sentence(clause: str) -> str:
    """A clause with its capital and full stop."""
    end = "" if clause.endswith((".", "!", "?")) else "."
    return clause[:1].upper() + clause[1:] + end


def plain(blocks: Iterable[Block]) -> str:
    """The blocks as flowing text."""
    return " ".join(block.text for block in blocks).replace(" \n", "\n")


def said(*texts: str) -> list[Block]:
    """Plain sentences as blocks."""
    return [Sentence(text) for text in texts]


def tables(blocks: Iterable[Block]) -> Iterator[RollTable]:
    """Every table there is, inside parts too."""
    for block in blocks:
        if isinstance(block, RollTable):
            yield block
        elif isinstance(block, PartsText):
            for part in block.parts:
                yield from tables(part.blocks)


def span(low: int, high: int) -> str:
    """A range of results as it is printed."""
    return str(low) if low == high else f"{low}–{high}"
