"""Content files: one format, and one reader, for every game of the house.

A game says as data which files there are (`Layout`): lists of entries, and single things. `read` takes the
game's own folder, the box, and lays content packs over it in order: an entry with a known id replaces it, a new id
is added, and of a single thing only what the pack says is changed. A pack is a folder with the same files and
a manifest, `pack.toml`. Whatever is wrong is a `ContentError` that names the file, the line and the entry.
"""

from __future__ import annotations

import hashlib
import re
import tomllib
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from functools import cached_property, reduce
from importlib import resources
from importlib.resources.abc import Traversable
from operator import or_
from pathlib import Path
from types import UnionType
from typing import (
    Annotated,
    Any,
    Generic,
    Literal,
    NamedTuple,
    TypeAlias,
    TypeVar,
    get_args,
    get_origin,
    get_type_hints,
)
from typing import Union as TypingUnion

import msgspec

from hallows.kernel import BadOptions
from hallows.words import LANGUAGES, message_id

#: Where an entry comes from: the rulebook in hand, a public page, or our own design.
Provenance: TypeAlias = Literal["seed", "public", "design"]
Id: TypeAlias = Annotated[str, msgspec.Meta(pattern="^[a-z0-9]+(_[a-z0-9]+)*$")]

MANIFEST = "pack.toml"


class ContentError(BadOptions):
    """Content that cannot be played; the message names the file and the entry."""


class Plain(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Base of every content struct: immutable, and strict about unknown fields."""


class Names(Plain, frozen=True):
    """Names for what the locale files do not know; a language left out is called as in English."""

    en: str
    pl: str = ""
    it: str = ""

    def in_language(self, lang: str) -> str:
        return {"en": self.en, "pl": self.pl, "it": self.it}[lang] or self.en


class Entry(Plain, frozen=True, kw_only=True):
    """What every entry of a content file has."""

    id: Id
    provenance: Provenance
    names: Names | None = None


class Pack(Plain, frozen=True):
    """The manifest ``pack.toml`` of a content pack.

    ``expect`` adjusts counts, e.g. ``outer = 51``. ``names`` names what is no entry of its own, as "kind:id".
    """

    name: str
    version: str
    names: dict[str, Names] = {}
    expect: dict[str, int] = {}


C = TypeVar("C")
E = TypeVar("E", bound=Entry)
T = TypeVar("T")


# -- what a game says about its files ----------------------------------------------------------------------


class Table(NamedTuple):
    """A list of entries in a file: ``[[key]]``. Ids are unique within ``kind``, which several lists may share;
    ``fixed`` are fields that the file itself says."""

    file: str
    key: str
    type: type[Entry]
    kind: str = ""  # the key, unless said
    fixed: Mapping[str, object] = {}

    @property
    def shelf(self) -> str:
        return self.kind or self.key


class Single(NamedTuple):
    """One thing: a whole file, or the table ``[key]`` of one."""

    file: str
    type: type[msgspec.Struct]
    key: str = ""

    @property
    def shelf(self) -> str:
        return self.key or self.file.removesuffix(".toml")


class Layout(NamedTuple):
    """The content files of a game. ``counts``: what the box holds, by name, and what packs may adjust;
    ``naming``: the kinds of names a manifest may give; ``others``: files beside the box's that others read."""

    tables: tuple[Table, ...]
    singles: tuple[Single, ...] = ()
    counts: Mapping[str, int] = {}
    naming: tuple[str, ...] = ()
    others: tuple[str, ...] = ()

    @property
    def files(self) -> list[str]:
        return sorted({table.file for table in self.tables} | {one.file for one in self.singles})

    def keys(self, file: str) -> list[str]:
        """What may stand at the top of a file that is not one single thing."""
        named = [table.key for table in self.tables if table.file == file]
        return sorted(named + [one.key for one in self.singles if one.file == file and one.key])


# -- what has been read ------------------------------------------------------------------------------------


class Origin(NamedTuple):
    """Where an entry stands; the line is that of its heading, 0 where it has none of its own."""

    file: str
    line: int = 0

    def __str__(self) -> str:
        return f"{self.file}, line {self.line}" if self.line else self.file


class Shelf:
    """Everything read so far, by kind and id, in the order of the files, and where it was read."""

    def __init__(self, layout: Layout) -> None:
        self.layout = layout
        self.entries: dict[str, dict[str, Entry]] = {table.shelf: {} for table in layout.tables}
        self.origin: dict[tuple[str, str], Origin] = {}
        self.packs: list[Pack] = []
        self.counts: dict[str, int] = dict(layout.counts)
        self._raw: dict[str, dict[str, Any]] = {}
        self._file: dict[str, str] = {}

    def of(self, kind: str, type_: type[E]) -> dict[str, E]:
        """The entries of a kind by id, those of that type."""
        return {key: e for key, e in self.entries[kind].items() if isinstance(e, type_)}

    def single(self, name: str, type_: type[T]) -> T:
        """A single thing, with everything the packs say about it."""
        if name not in self._raw:
            raise ContentError(f"{name}.toml: missing")
        return decode(self._raw[name], type_, self._file[name], name)

    def where(self, kind: str, entry: str) -> str:
        """How a complaint about an entry begins."""
        return f"{self.origin[kind, entry]}: {entry}"

    def put(self, kind: str, entry: Entry, origin: Origin, fresh: set[tuple[str, str]]) -> None:
        """Add or replace; the same id twice in one folder (``fresh``) is an error."""
        key = (kind, entry.id)
        if key in fresh:
            raise ContentError(f"{origin}: {entry.id}: duplicate id (also in {self.origin[key]})")
        fresh.add(key)
        self.entries[kind][entry.id] = entry
        self.origin[key] = origin

    def lay(self, single: Single, raw: object, file: str) -> None:
        """Lay what a file says of a single thing over what is known of it."""
        if not isinstance(raw, dict):
            raise ContentError(f"{file}: write it as [{single.key}]")
        self._raw[single.shelf] = self._raw.get(single.shelf, {}) | raw
        self._file[single.shelf] = file

    def check_counts(self, found: Mapping[str, int], files: Mapping[str, str]) -> None:
        """``found`` by name, each with the file that is to blame, must be what is expected."""
        for name, number in found.items():
            if number != self.counts[name]:
                file = files[name]
                why = f"{file}: {name}: expected {self.counts[name]}, found {number}"
                raise ContentError(why + self._hint(file, name, number))

    def _hint(self, file: str, name: str, number: int) -> str:
        """What a content pack has put there, and how it says that it means to."""
        if not self.packs:
            return ""
        news = [
            f"{origin}: {key}"
            for (_, key), origin in self.origin.items()
            if origin.file.endswith(f"/{file}")
        ]
        listed = f" ({'; '.join(news)})" if news else ""
        return f"{listed}; if that is meant, {MANIFEST} needs expect = {{ {name} = {number} }}"


def read(home: Traversable, layout: Layout, packs: Sequence[Path] = ()) -> Shelf:
    """The box at ``home`` with the packs laid over it. What the whole must fulfil is the game's to check."""
    shelf = Shelf(layout)
    _read_folder(home, "", shelf)
    for pack in packs:
        _read_manifest(pack, shelf)
        _read_folder(pack, f"{pack.name}/", shelf)
    return shelf


def _read_manifest(folder: Path, shelf: Shelf) -> None:
    file = folder / MANIFEST
    name = f"{folder.name}/{MANIFEST}"
    if not file.is_file():
        raise ContentError(f"{name}: missing; a content pack needs it")
    pack = decode(toml(file.read_bytes(), name), Pack, name, "manifest")
    for count in pack.expect:
        if count not in shelf.counts:
            there = ", ".join(shelf.counts)
            raise ContentError(f"{name}: expect: unknown count {count!r}; there are: {there}")
    for word in pack.names:
        kind, _, it = word.partition(":")
        if kind not in shelf.layout.naming or not it:
            there = ", ".join(f"'{kind}:…'" for kind in shelf.layout.naming) or "none here"
            raise ContentError(f"{name}: names: {word!r} is no such name; they are: {there}")
    shelf.packs.append(pack)
    shelf.counts |= pack.expect


def _read_folder(folder: Traversable, label: str, shelf: Shelf) -> None:
    fresh: set[tuple[str, str]] = set()
    for file in sorted(folder.iterdir(), key=lambda f: f.name):
        if not file.name.endswith(".toml") or (label and file.name == MANIFEST):
            continue
        name = label + file.name
        if file.name in shelf.layout.files:
            _read_file(file.name, file.read_bytes(), name, shelf, fresh)
        elif label or file.name not in shelf.layout.others:
            there = ", ".join(shelf.layout.files)
            raise ContentError(f"{name}: unknown file; content files are: {there}")


def _read_file(
    file: str, data: bytes, name: str, shelf: Shelf, fresh: set[tuple[str, str]]
) -> None:
    raw = toml(data, name)
    whole = [single for single in shelf.layout.singles if single.file == file and not single.key]
    for single in whole:
        shelf.lay(single, raw, name)
    if whole:
        return
    known = shelf.layout.keys(file)
    for key in raw:
        if key not in known:
            there = ", ".join(f"[[{known_key}]]" for known_key in known)
            raise ContentError(f"{name}: unknown table {key!r}; entries are {there}")
    for single in shelf.layout.singles:
        if single.file == file and single.key in raw:
            shelf.lay(single, raw[single.key], name)
    for table in shelf.layout.tables:
        if table.file == file and table.key in raw:
            _read_table(table, raw[table.key], data, name, shelf, fresh)


def _read_table(
    table: Table, rows: object, data: bytes, name: str, shelf: Shelf, fresh: set[tuple[str, str]]
) -> None:
    if not isinstance(rows, list) or not all(isinstance(row, dict) for row in rows):
        raise ContentError(f"{name}: write entries as [[{table.key}]]")
    heading = re.compile(rf"^\s*\[\[\s*{re.escape(table.key)}\s*\]\]")
    lines = [n for n, line in enumerate(data.decode().splitlines(), 1) if heading.match(line)]
    for index, row in enumerate(rows):
        origin = Origin(name, lines[index] if len(lines) == len(rows) else 0)
        called = str(row.get("id", f"entry {index + 1}"))
        for field in table.fixed:
            if field in row:
                raise ContentError(
                    f"{origin}: {called}: the {field} is said by the file, leave it out"
                )
        entry = decode({**row, **table.fixed}, table.type, str(origin), called)
        shelf.put(table.shelf, entry, origin, fresh)


def toml(data: bytes, name: str) -> dict[str, Any]:
    """A file's data, or a complaint with its line."""
    try:
        return tomllib.loads(data.decode("utf-8"))
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise ContentError(f"{name}: {error}") from error


def decode(raw: object, type_: type[T], file: str, entry: str) -> T:
    """Data as a struct, or a complaint that says what would be possible."""
    try:
        return msgspec.convert(raw, type_)
    except msgspec.ValidationError as error:
        told = what_there_is(raw, type_, str(error))
        raise ContentError(f"{file}: {entry}: {error}{told}") from error


class Loader(Generic[C]):
    """How a game's content comes about: read, put together, checked; the box itself only once."""

    def __init__(
        self,
        package: str,
        layout: Layout,
        assemble: Callable[[Shelf], C],
        check: Callable[[C, Shelf], None],
        check_names: Callable[[C, C, Shelf], None],
    ) -> None:
        self._home = resources.files(package) / "content"
        self._layout = layout
        self._assemble = assemble
        self._check = check
        self._check_names = check_names

    def load(self, packs: Sequence[Path] = ()) -> C:
        """The box as printed, with the given content packs laid over it in order."""
        if not packs:
            return self.standard()
        shelf = read(self._home, self._layout, packs)
        content = self._assemble(shelf)
        self._check(content, shelf)
        self._check_names(content, self.standard(), shelf)
        return content

    def standard(self) -> C:
        """The box as it is."""
        return self._box

    @cached_property
    def _box(self) -> C:
        shelf = read(self._home, self._layout)
        content = self._assemble(shelf)
        self._check(content, shelf)
        return content


# -- what would have been possible -------------------------------------------------------------------------


def what_there_is(raw: object, type_: Any, complaint: str) -> str:
    """For an unknown effect, word or field in ``complaint``: the known ones."""
    said, _, path = complaint.partition(" - at `$")
    steps = re.findall(r"\[\.\.\.\]|\[\d+\]|[a-z_]+", path.rstrip("`"))
    spots = [(raw, type_)]
    last = steps[-1] if steps else ""
    if said.startswith("Invalid value") and last.isidentifier():  # a tag: stop before it
        steps = steps[:-1]
    for step in steps:
        spots = [deeper for spot in spots for deeper in _step(*spot, step)]
    known: list[str] = []
    for part, kind in spots:
        known += _known(part, kind, said, last)
    return f"; there are: {', '.join(sorted(set(known)))}" if known else ""


def _known(raw: object, type_: Any, said: str, tag_field: str) -> list[str]:
    kinds = _union(type_)
    if said.startswith("Object contains unknown field"):
        return [field for kind in kinds if _is_struct(kind, raw) for field in _fields(kind)]
    if said.startswith("Invalid enum value"):
        return [
            str(word) for kind in kinds if get_origin(kind) is Literal for word in get_args(kind)
        ]
    if said.startswith("Invalid value"):
        configs = [kind.__struct_config__ for kind in kinds if hasattr(kind, "__struct_config__")]
        return [str(config.tag) for config in configs if config.tag_field == tag_field]
    return []


def _fields(kind: Any) -> list[str]:
    return list(kind.__struct_fields__)


def _is_struct(kind: Any, raw: object) -> bool:
    """Whether ``raw`` is meant to be of that struct, by its tag if it has one."""
    config = getattr(kind, "__struct_config__", None)
    if config is None or not isinstance(raw, dict):
        return False
    return config.tag_field is None or raw.get(config.tag_field) == config.tag


def _union(type_: Any) -> list[Any]:
    """The kinds a type allows."""
    if get_origin(type_) is Annotated:
        return _union(get_args(type_)[0])
    if get_origin(type_) in (UnionType, TypingUnion):
        return [kind for part in get_args(type_) for kind in _union(part)]
    return [type_]


def _step(raw: object, type_: Any, step: str) -> Iterator[tuple[object, Any]]:
    for kind in _union(type_):
        if step.startswith("[") and get_origin(kind) in (tuple, list, dict):
            items = raw.values() if isinstance(raw, dict) else raw
            inner = [arg for arg in get_args(kind) if arg is not Ellipsis][-1]
            for item in items if isinstance(items, Iterable) else ():
                yield item, inner
        elif _is_struct(kind, raw) and isinstance(raw, dict) and step in raw:
            yield raw[step], get_type_hints(kind, include_extras=True)[step]


# -- small things every game needs -------------------------------------------------------------------------


def parts(node: object) -> Iterator[Plain]:
    """Every content struct inside ``node``, itself included, depth first."""
    if isinstance(node, Plain):
        yield node
        for field in node.__struct_fields__:
            yield from parts(getattr(node, field))
    elif isinstance(node, tuple):
        for item in node:
            yield from parts(item)


def any_of(base: type[Plain]) -> Any:
    """Every kind of ``base`` defined so far, as one type: what a file may hold where it is named."""
    return reduce(or_, base.__subclasses__())


def digest(data: object) -> str:
    """sha256 over one canonical encoding: fields sorted, defaults left out. Changes with the content, not with
    a comment. The order of entries counts: decks are made in it, so one seed deals other cards otherwise."""
    return hashlib.sha256(msgspec.json.encode(data, order="sorted")).hexdigest()


def pack_names(
    game: str, lang: str, groups: Iterable[tuple[str, Iterable[Entry]]], packs: Iterable[Pack]
) -> dict[str, str]:
    """Names the locale files do not have, by message id: ``groups`` are entries by kind of name."""
    assert lang in LANGUAGES
    found = {f"{kind}:{entry.id}": entry.names for kind, group in groups for entry in group}
    for pack in packs:
        found.update(pack.names)
    return {
        message_id(name, game): names.in_language(lang)
        for name, names in found.items()
        if names is not None
    }


def check_names(needed: Iterable[tuple[str, str]], known: Collection[str]) -> None:
    """``needed``: names as "kind:id", each with where it is used. A pack must bring those we do not know."""
    for name, where in needed:
        if name not in known:
            raise ContentError(f"{where}: {name!r} has no name")
