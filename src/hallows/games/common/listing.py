"""Everything in a box as a list to read: headings, bold names, facts, and what each thing says."""

from collections.abc import Iterable, Iterator
from typing import NamedTuple

INDENT = "    "


class Item(NamedTuple):
    """One thing: ``facts`` stand behind its name, ``text`` below it, line by line."""

    name: str
    text: str = ""
    facts: tuple[str, ...] = ()
    copies: int = 1


def listing(groups: Iterable[tuple[str, Iterable[Item]]]) -> str:
    """Things under their headings; a heading may be empty."""
    return "\n".join(line for heading, items in groups for line in _group(heading, items))


def _group(heading: str, items: Iterable[Item]) -> Iterator[str]:
    if heading:
        yield f"\n## {heading}\n"
    for item in items:
        times = f" ×{item.copies}" if item.copies > 1 else ""
        name = item.name[:1].upper() + item.name[1:]
        yield " · ".join((f"**{name}**{times}", *item.facts))
        if item.text:
            yield INDENT + item.text.replace("\n", f"\n{INDENT}")
