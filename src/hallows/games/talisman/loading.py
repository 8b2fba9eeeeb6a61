"""Reading the box and the content packs laid over it, checked as a whole."""

from collections.abc import Mapping

from hallows.games.common.content import ContentError, Layout, Loader, Shelf, Single, Table, digest
from hallows.games.talisman import content as c
from hallows.games.talisman.checks import check, check_names

LAYOUT = Layout(
    tables=(
        Table("spaces.toml", "space", c.Space),
        *(Table(f"{deck}.toml", "card", c.Card, fixed={"deck": deck}) for deck in c.DECKS),
        Table("spells.toml", "spell", c.Spell),
        Table("characters.toml", "character", c.Character),
    ),
    singles=(Single("voldemort.toml", c.Voldemort), Single("box.toml", c.Box)),
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


def _assemble(shelf: Shelf) -> c.Content:
    spaces, cards = shelf.of("space", c.Space), shelf.of("card", c.Card)
    spells, characters = shelf.of("spell", c.Spell), shelf.of("character", c.Character)
    voldemort, box = shelf.single("voldemort", c.Voldemort), shelf.single("box", c.Box)
    _check_sheets(characters, shelf)
    groups = [list(group.values()) for group in (spaces, cards, spells, characters)]
    hash_ = digest([*groups, voldemort, box])
    packs = tuple(shelf.packs)
    return c.Content(spaces, cards, spells, characters, voldemort, box, packs, hash_)


def _check_sheets(characters: Mapping[str, c.Character], shelf: Shelf) -> None:
    seen: set[str] = set()
    for character in characters.values():
        for sheet in character.sheets:
            if sheet.id in seen:
                where = shelf.where("character", character.id)
                raise ContentError(f"{where}: duplicate sheet id {sheet.id}")
            seen.add(sheet.id)


_BOX = Loader(__package__, LAYOUT, _assemble, check, check_names)
load = _BOX.load
standard = _BOX.standard
