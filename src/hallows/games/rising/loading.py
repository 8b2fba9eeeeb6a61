"""Reading the box and the content packs laid over it, checked as a whole."""

import msgspec

from hallows.games.common.content import Layout, Loader, Shelf, Single, Table, digest
from hallows.games.rising.checks import check, check_names
from hallows.games.rising.content import (
    Box,
    Content,
    DeathEater,
    Die,
    Headquarters,
    Location,
    Place,
    Spell,
    Voldemort,
    Wizard,
)

LAYOUT = Layout(
    tables=(
        Table("locations.toml", "locations", Location),
        Table("locations.toml", "places", Place),
        Table("dice.toml", "dice", Die),
        Table("spells.toml", "spells", Spell),
        Table("headquarters.toml", "headquarters", Headquarters),
        Table("wizards.toml", "wizards", Wizard),
        Table("death_eaters.toml", "death_eaters", DeathEater),
    ),
    singles=(Single("box.toml", Box), Single("death_eaters.toml", Voldemort, "voldemort")),
    counts={
        "wizards": 33,
        "death_eaters": 10,
        "wizard_dice": 14,
        "spell_tokens": 24,
    },
)


def _assemble(shelf: Shelf) -> Content:
    content = Content(
        box=shelf.single("box", Box),
        locations=tuple(shelf.of("locations", Location).values()),
        places=tuple(shelf.of("places", Place).values()),
        dice=tuple(shelf.of("dice", Die).values()),
        spells=tuple(shelf.of("spells", Spell).values()),
        headquarters=tuple(shelf.of("headquarters", Headquarters).values()),
        wizards=tuple(shelf.of("wizards", Wizard).values()),
        death_eaters=tuple(shelf.of("death_eaters", DeathEater).values()),
        voldemort=shelf.single("voldemort", Voldemort),
        packs=tuple(shelf.packs),
        hash="",
    )
    parts = msgspec.structs.asdict(content)
    del parts["packs"], parts["hash"]  # what is played, not what it is called
    parts["box"] = msgspec.structs.asdict(content.box) | shelf.counts
    return msgspec.structs.replace(content, hash=digest(parts)[:16])


_BOX = Loader(__package__, LAYOUT, _assemble, check, check_names)
load = _BOX.load
standard = _BOX.standard
