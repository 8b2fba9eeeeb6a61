"""Reading the box and the content packs laid over it, checked as a whole."""

from collections.abc import Mapping

from hallows.games.common.content import ContentError, Layout, Loader, Shelf, Single, Table, digest
from hallows.games.talisman.checks import check, check_names
from hallows.games.talisman.content import (
    DECKS,
    Box,
    Card,
    Character,
    Content,
    Sheet,
    Space,
    Spell,
    Voldemort,
)

LAYOUT = Layout(
    tables=(
        Table("spaces.toml", "space", Space),
        *(Table(f"{deck}.toml", "card", Card, fixed={"deck": deck}) for deck in DECKS),
        Table("spells.toml", "spell", Spell),
        Table("characters.toml", "character", Character),
    ),
    singles=(Single("voldemort.toml", Voldemort), Single("box.toml", Box)),
    counts={
        "london": 20,
        "grounds": 16,
        "castle": 8,
        "outer": 50,
        "middle": 50,
        "purchases": 21,
        "hallows": 3,
        "spells": 24,
        "characters": 8,
    },
    naming=("enemy", "shop", "challenge"),
)


def _assemble(shelf: Shelf) -> Content:
    spaces = shelf.of("space", Space)
    cards = shelf.of("card", Card)
    spells = shelf.of("spell", Spell)
    characters = shelf.of("character", Character)
    voldemort = shelf.single("voldemort", Voldemort)
    box = shelf.single("box", Box)
    sheets: dict[str, Sheet] = {}
    character_of: dict[str, str] = {}
    for character in characters.values():
        for sheet in character.sheets:
            if sheet.id in sheets:
                where = shelf.where("character", character.id)
                raise ContentError(f"{where}: duplicate sheet id {sheet.id}")
            sheets[sheet.id] = sheet
            character_of[sheet.id] = character.id
    groups = (spaces, cards, spells, characters)
    return Content(
        spaces=spaces,
        cards=cards,
        spells=spells,
        characters=characters,
        voldemort=voldemort,
        box=box,
        packs=tuple(shelf.packs),
        hash=digest([*(list(group.values()) for group in groups), voldemort, box]),
        rings=_rings(spaces),
        faced_by=_faced_by(spaces),
        sheets=sheets,
        character_of=character_of,
    )


def _rings(spaces: Mapping[str, Space]) -> dict[str, tuple[str, ...]]:
    rings: dict[str, list[Space]] = {"london": [], "grounds": [], "castle": [], "great_hall": []}
    for space in spaces.values():
        rings[space.region].append(space)
    return {
        region: tuple(s.id for s in sorted(ring, key=lambda s: s.position))
        for region, ring in rings.items()
    }


def _faced_by(spaces: Mapping[str, Space]) -> dict[str, tuple[str, ...]]:
    facing: dict[str, tuple[str, ...]] = {}
    for space in sorted(spaces.values(), key=lambda s: s.position):
        if space.faces is not None:
            facing[space.faces] = (*facing.get(space.faces, ()), space.id)
    return facing


_BOX = Loader(__package__, LAYOUT, _assemble, check, check_names)
load = _BOX.load
standard = _BOX.standard
