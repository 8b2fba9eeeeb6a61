"""Reading content folders: decode each entry, lay packs over the box, check the whole."""

from __future__ import annotations

import hashlib
import tomllib
from collections.abc import Mapping, Sequence
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any, TypeVar, get_args

import msgspec

from hallows.games.talisman.checks import check, check_names
from hallows.games.talisman.content import (
    DECKS,
    Box,
    Card,
    Character,
    Content,
    ContentError,
    Counts,
    Entry,
    Pack,
    Sheet,
    Space,
    Spell,
    Voldemort,
)
from hallows.games.talisman.effects import Effect, Passive

T = TypeVar("T")
E = TypeVar("E", bound=Entry)

# file stem -> (name of the array in it, type of its entries)
LISTS: dict[str, tuple[str, type[Entry]]] = {
    "spaces": ("space", Space),
    "outer": ("card", Card),
    "middle": ("card", Card),
    "purchases": ("card", Card),
    "hallows": ("card", Card),
    "spells": ("spell", Spell),
    "characters": ("character", Character),
}
SINGLES = ("voldemort", "box")
MANIFEST = "pack.toml"
NAMED_KINDS = ("enemy", "shop", "challenge")


class Shelf:
    """What has been read so far, and from which file, by kind and id."""

    def __init__(self) -> None:
        self.entries: dict[str, dict[str, Entry]] = {
            "space": {},
            "card": {},
            "spell": {},
            "character": {},
        }
        self.origin: dict[str, str] = {}  # "card beaded_bag" -> "outer.toml"
        self.voldemort: Voldemort | None = None
        self.box: Box | None = None
        self.packs: list[Pack] = []
        self.counts = Counts()

    def put(self, kind: str, entry: Entry, file: str, fresh: set[str]) -> None:
        """Add or replace; the same id twice in one folder (`fresh`) is an error."""
        key = f"{kind} {entry.id}"
        if key in fresh:
            raise ContentError(f"{file}: {entry.id}: duplicate id (also in {self.origin[key]})")
        fresh.add(key)
        self.entries[kind][entry.id] = entry
        self.origin[key] = file


def read(home: Traversable, packs: Sequence[Path]) -> Content:
    """Read the box at `home` and every pack folder, check the result, and freeze it."""
    shelf = Shelf()
    _read_folder(home, "", shelf)
    box = _assemble(shelf)
    check(box, shelf.origin)
    if not packs:
        return box
    for pack in packs:
        _read_pack(pack, shelf)
    content = _assemble(shelf)
    check(content, shelf.origin)
    check_names(content, box, shelf.origin)
    return content


def _read_pack(folder: Path, shelf: Shelf) -> None:
    label = f"{folder.name}/"
    manifest = folder / MANIFEST
    if not manifest.is_file():
        raise ContentError(f"{label}{MANIFEST}: missing; a content pack needs it")
    pack = _convert(_toml(manifest, label + MANIFEST), Pack, label + MANIFEST, "manifest")
    known = msgspec.structs.asdict(shelf.counts)
    for name in pack.expect:
        if name not in known:
            raise ContentError(f"{label}{MANIFEST}: expect: unknown count {name!r}")
    for name in pack.names:
        if name.partition(":")[0] not in NAMED_KINDS or not name.partition(":")[2]:
            raise ContentError(f"{label}{MANIFEST}: names: {name!r} is not like 'enemy:ghoul'")
    shelf.packs.append(pack)
    shelf.counts = msgspec.structs.replace(shelf.counts, **pack.expect)
    _read_folder(folder, label, shelf)


def _read_folder(folder: Traversable, label: str, shelf: Shelf) -> None:
    fresh: set[str] = set()
    for file in sorted(folder.iterdir(), key=lambda f: f.name):
        stem, dot, suffix = file.name.rpartition(".")
        if suffix != "toml" or not dot or file.name == MANIFEST:
            continue
        name = label + file.name
        if stem in LISTS:
            _read_list(_toml(file, name), stem, name, shelf, fresh)
        elif stem == "voldemort":
            shelf.voldemort = _convert(_toml(file, name), Voldemort, name, "voldemort")
        elif stem == "box":
            shelf.box = _convert(_toml(file, name), Box, name, "box")
        else:
            allowed = ", ".join(sorted((*LISTS, *SINGLES)))
            raise ContentError(f"{name}: unknown file; content files are: {allowed}")


def _read_list(raw: Mapping[str, Any], stem: str, file: str, shelf: Shelf, fresh: set[str]) -> None:
    kind, type_ = LISTS[stem]
    for key in raw:
        if key != kind:
            raise ContentError(f"{file}: unknown table {key!r}; entries are [[{kind}]]")
    rows = raw.get(kind, [])
    if not isinstance(rows, list):
        raise ContentError(f"{file}: write entries as [[{kind}]]")
    for index, raw_row in enumerate(rows):
        row = dict(raw_row)
        entry_name = str(row.get("id", f"entry {index + 1}"))
        if stem in DECKS:
            if "deck" in row:
                raise ContentError(f"{file}: {entry_name}: the deck is the file, leave it out")
            row["deck"] = stem
        shelf.put(kind, _convert(row, type_, file, entry_name), file, fresh)


def _toml(file: Traversable, name: str) -> dict[str, Any]:
    try:
        return tomllib.loads(file.read_text(encoding="utf-8"))
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise ContentError(f"{name}: {error}") from error


def _convert(raw: object, type_: type[T], file: str, entry: str) -> T:
    try:
        return msgspec.convert(raw, type_)
    except msgspec.ValidationError as error:
        raise ContentError(f"{file}: {entry}: {error}{_what_there_is(str(error))}") from error


def _what_there_is(complaint: str) -> str:
    """For an unknown effect or passive: the known ones."""
    for field, name, kinds in ((".do`", "effects", Effect), (".give`", "passives", Passive)):
        if complaint.endswith(field):
            tags = sorted(str(kind.__struct_config__.tag) for kind in get_args(kinds))
            return f"; {name} are: {', '.join(tags)}"
    return ""


def _of(shelf: Shelf, kind: str, type_: type[E]) -> dict[str, E]:
    return {key: e for key, e in shelf.entries[kind].items() if isinstance(e, type_)}


def _assemble(shelf: Shelf) -> Content:
    if shelf.voldemort is None or shelf.box is None:
        raise ContentError("voldemort.toml and box.toml are needed")
    spaces = _of(shelf, "space", Space)
    cards = _of(shelf, "card", Card)
    spells = _of(shelf, "spell", Spell)
    characters = _of(shelf, "character", Character)
    sheets: dict[str, Sheet] = {}
    character_of: dict[str, str] = {}
    for character in characters.values():
        for sheet in character.sheets:
            if sheet.id in sheets:
                file = shelf.origin[f"character {character.id}"]
                raise ContentError(f"{file}: {character.id}: duplicate sheet id {sheet.id}")
            sheets[sheet.id] = sheet
            character_of[sheet.id] = character.id
    return Content(
        spaces=spaces,
        cards=cards,
        spells=spells,
        characters=characters,
        voldemort=shelf.voldemort,
        box=shelf.box,
        counts=shelf.counts,
        packs=tuple(shelf.packs),
        hash=_hash(spaces, cards, spells, characters, shelf.voldemort, shelf.box),
        rings=_rings(spaces),
        faced_by=_faced_by(spaces),
        sheets=sheets,
        character_of=character_of,
    )


def _hash(*parts: object) -> str:
    """sha256 over one canonical encoding: fields sorted, defaults left out.

    The order of entries counts: decks are made in it, so one seed deals other cards otherwise.
    """
    data = [list(part.values()) if isinstance(part, dict) else part for part in parts]
    return hashlib.sha256(msgspec.json.encode(data, order="sorted")).hexdigest()


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
