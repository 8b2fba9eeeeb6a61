"""Reading the box and the content packs laid over it, checked as a whole."""

import msgspec

from hallows.games.common.content import Layout, Loader, Shelf, Single, Table, digest
from hallows.games.rising import content as c
from hallows.games.rising.checks import check, check_names

LAYOUT = Layout(
    tables=(
        Table("locations.toml", "locations", c.Location),
        Table("locations.toml", "places", c.Place),
        Table("dice.toml", "dice", c.Die),
        Table("spells.toml", "spells", c.Spell),
        Table("headquarters.toml", "headquarters", c.Headquarters),
        Table("wizards.toml", "wizards", c.Wizard),
        Table("death_eaters.toml", "death_eaters", c.DeathEater),
    ),
    singles=(Single("box.toml", c.Box), Single("death_eaters.toml", c.Voldemort, "voldemort")),
    counts={
        "wizards": 33,
        "death_eaters": 10,
        "wizard_dice": 14,
        "spell_tokens": 24,
    },
)


def _assemble(shelf: Shelf) -> c.Content:
    content = c.Content(
        box=shelf.single("box", c.Box),
        locations=tuple(shelf.of("locations", c.Location).values()),
        places=tuple(shelf.of("places", c.Place).values()),
        dice=tuple(shelf.of("dice", c.Die).values()),
        spells=tuple(shelf.of("spells", c.Spell).values()),
        headquarters=tuple(shelf.of("headquarters", c.Headquarters).values()),
        wizards=tuple(shelf.of("wizards", c.Wizard).values()),
        death_eaters=tuple(shelf.of("death_eaters", c.DeathEater).values()),
        voldemort=shelf.single("voldemort", c.Voldemort),
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
