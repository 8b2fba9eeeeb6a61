"""Reading the box and the content packs laid over it, checked as a whole."""

from typing import Any

from hallows.games.common.content import Layout, Loader, Shelf, Table, digest
from hallows.games.hogwarts.checks import check, check_names
from hallows.games.hogwarts.content import FILES, Content

LAYOUT = Layout(
    tables=tuple(Table(f"{stem}.toml", "entry", kind, stem) for stem, kind in FILES.items()),
    counts={
        "spells": 40,
        "potions": 30,
        "books": 30,
        "conduct": 30,
        "events": 20,
        "duels": 12,
        "fights": 30,
        "missions": 30,
        "objects": 30,
        "special": 6,
        "students": 9,
        "eaters": 6,
        "villains": 2,
    },
    others=(
        "castle.toml",
        "alley.toml",
        "places.toml",
        "roads.toml",
    ),  # boards: ``board`` reads them
)


def _assemble(shelf: Shelf) -> Content:
    entries: dict[str, Any] = dict(shelf.entries)
    data = {stem: list(kinds.values()) for stem, kinds in entries.items()}
    return Content(**entries, packs=tuple(shelf.packs), hash=digest(data))


_BOX = Loader(__package__, LAYOUT, _assemble, check, check_names)
load = _BOX.load
standard = _BOX.standard
