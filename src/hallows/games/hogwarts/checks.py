"""Checks of a whole box: counts, numbers and references."""

from collections.abc import Iterable, Iterator

from hallows.games.common.content import ContentError, Shelf
from hallows.games.common.content import check_names as names_known
from hallows.games.hogwarts.content import (
    NAME_KINDS,
    Book,
    Conduct,
    Content,
    Duel,
    MagicCard,
    Mission,
    Occasion,
)
from hallows.games.hogwarts.effects import SUBJECTS


def check(content: Content, shelf: Shelf) -> None:
    """Counts, numbers and references; the spaces of missions are checked with the boards."""
    found = counts(content)
    files = {name: f"{name}.toml" for name in found} | {"special": "objects.toml"}
    shelf.check_counts(found, files)
    numbers = sorted(mission.number for mission in content.missions.values())
    if numbers != list(range(1, len(numbers) + 1)):
        raise ContentError("missions.toml: the numbers must run from 1 without gaps")
    if sorted(fight.number for fight in content.fights.values()) != numbers:
        raise ContentError("fights.toml: every mission needs its fight card (H-003)")
    for book in content.books.values():
        if book.subject not in SUBJECTS:
            raise ContentError(f"{shelf.where('books', book.id)}: unknown subject {book.subject}")
    for mission in content.missions.values():
        _check_mission(content, mission, shelf)


def _check_mission(content: Content, mission: Mission, shelf: Shelf) -> None:
    where = shelf.where("missions", mission.id)
    for thing in mission.objects:
        if thing not in content.objects:
            raise ContentError(f"{where}: unknown object {thing}")
    for card in mission.cards.named:
        if card not in content.spells and card not in content.potions:
            raise ContentError(f"{where}: unknown card {card}")
    if mission.cards.count > 3:
        raise ContentError(f"{where}: asks for more cards than a fight may see (C-28)")
    if not mission.spaces:
        raise ContentError(f"{where}: no space")


def counts(content: Content) -> dict[str, int]:
    """Cards with their copies, everything else as it is."""

    def cards(entries: Iterable[MagicCard | Book | Conduct | Occasion | Duel]) -> int:
        return sum(entry.copies for entry in entries)

    return {
        "spells": cards(content.spells.values()),
        "potions": cards(content.potions.values()),
        "books": cards(content.books.values()),
        "conduct": cards(content.conduct.values()),
        "events": cards(content.events.values()),
        "duels": cards(content.duels.values()),
        "fights": len(content.fights),
        "missions": len(content.missions),
        "objects": len(content.objects),
        "special": sum(thing.power is not None for thing in content.objects.values()),
        "students": len(content.students),
        "eaters": len(content.eaters),
        "villains": len(content.villains),
    }


def check_names(content: Content, box: Content, shelf: Shelf) -> None:
    """What a content pack adds must be nameable: our locale files know only the box."""
    known = {f"{kind}:{entry.id}" for kind, entries in box.named() for entry in entries}
    for pack in content.packs:
        known.update(pack.names)
    names_known(_nameless(content, shelf), known)


def _nameless(content: Content, shelf: Shelf) -> Iterator[tuple[str, str]]:
    for file, kind in NAME_KINDS.items():
        for entry in getattr(content, file).values():
            if entry.names is None:
                yield f"{kind}:{entry.id}", shelf.where(file, entry.id)
