"""Everything in the box but the boards and the Quidditch deck, as typed data: cards, tokens, missions, sheets.

``standard()`` is the box itself; ``load(*folders)`` lays content packs over it: an entry with a known id
replaces it, a new id is added. Whatever is wrong is a ``ContentError`` that names the file and the entry.
"""

from __future__ import annotations

import hashlib
import tomllib
from collections.abc import Iterable, Mapping
from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Annotated, Any, Literal, TypeAlias, TypeVar

import msgspec

from hallows.games.hogwarts.effects import (
    SUBJECTS,
    CardEffect,
    ConductEffect,
    EnemyNote,
    EventEffect,
    FightAbility,
    Id,
    MoveAbility,
    Power,
    Subject,
)
from hallows.kernel import BadOptions

Provenance: TypeAlias = Literal["seed", "public", "design"]
House: TypeAlias = Literal["gryffindor", "hufflepuff", "ravenclaw", "slytherin"]
HOUSES: tuple[House, ...] = ("gryffindor", "hufflepuff", "ravenclaw", "slytherin")
Small: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=20)]
Copies: TypeAlias = Annotated[int, msgspec.Meta(ge=1, le=20)]
Dice: TypeAlias = Annotated[int, msgspec.Meta(ge=1, le=6)]
Res: TypeAlias = Annotated[int, msgspec.Meta(ge=2, le=6)]
Health: TypeAlias = Annotated[int, msgspec.Meta(ge=1, le=50)]


class ContentError(BadOptions):
    """Content that cannot be played; the message names the file and the entry."""


class Plain(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Base of all entries: a misspelt field is an error."""


class Names(Plain, frozen=True):
    """Names given in a content pack, for entries our locale files do not know."""

    en: str
    pl: str = ""
    it: str = ""


class Entry(Plain, frozen=True, kw_only=True):
    """What every entry of a content file has."""

    id: Id
    provenance: Provenance
    names: Names | None = None


class MagicCard(Entry, frozen=True, kw_only=True):
    """A spell or a potion."""

    copies: Copies
    use: Literal["attack", "defence", "utility", "start"]
    text: tuple[CardEffect, ...]


class Book(Entry, frozen=True, kw_only=True):
    """Worth its points in the classroom of its subject (H-105, H-106)."""

    copies: Copies = 1
    subject: Subject
    points: Annotated[int, msgspec.Meta(ge=5, le=20)]


class Conduct(Entry, frozen=True, kw_only=True):
    copies: Copies
    text: tuple[ConductEffect, ...]


class Occasion(Entry, frozen=True, kw_only=True):
    """An event card. What the table reports is an event too, hence the other name."""

    copies: Copies
    text: tuple[EventEffect, ...]


class Enemy(Entry, frozen=True, kw_only=True):
    """How a card fights. ``reveal`` and ``after`` are the HP its triggers take."""

    hp: Health
    res: Res
    after: Small
    notes: tuple[EnemyNote, ...] = ()


class Fight(Enemy, frozen=True, kw_only=True):
    """A fight card; its number is that of its mission (H-003)."""

    number: Annotated[int, msgspec.Meta(ge=1)]
    first: Literal["player", "enemy"]
    reveal: Small = 0


class Duel(Enemy, frozen=True, kw_only=True):
    """A student to duel with; may be a playable character (H-160)."""

    copies: Copies = 1


class Object(Entry, frozen=True, kw_only=True):
    """An object token; one with a power is special (H-005)."""

    power: Power | None = None


class Needed(Plain, frozen=True):
    """Spells and potions a mission asks of qualified wizards: named ones, and any of a sort (C-111, C-170)."""

    attack: Small = 0
    defence: Small = 0
    spell: Small = 0
    potion: Small = 0
    named: tuple[Id, ...] = ()

    @property
    def count(self) -> int:
        return self.attack + self.defence + self.spell + self.potion + len(self.named)


class Mission(Entry, frozen=True, kw_only=True):
    number: Annotated[int, msgspec.Meta(ge=1)]
    spaces: tuple[Id, ...]  # any of these
    objects: tuple[Id, ...]
    points: Annotated[int, msgspec.Meta(ge=40, le=300)]
    cards: Needed = Needed()


class Sheet(Entry, frozen=True, kw_only=True):
    """Attack dice, resistance, life and abilities of whoever can fight."""

    dice: Dice
    res: Res
    hp: Health
    spells: Small = 0
    potions: Small = 0
    move: tuple[MoveAbility, ...] = ()
    fight: tuple[FightAbility, ...] = ()


class Student(Sheet, frozen=True, kw_only=True):
    house: House
    books: Small


class Eater(Sheet, frozen=True, kw_only=True):
    """A Death Eater."""


class Villain(Sheet, frozen=True, kw_only=True):
    """Pettigrew and Voldemort of the second mode. ``steps`` are the dice they move with."""

    steps: Dice


class Expected(Plain, frozen=True):
    """How much of everything there must be; checked when the content is loaded."""

    spells: int = 40
    potions: int = 30
    books: int = 30
    conduct: int = 30
    events: int = 20
    duels: int = 12
    fights: int = 30
    missions: int = 30
    objects: int = 30
    special: int = 6
    students: int = 9
    eaters: int = 6
    villains: int = 2


E = TypeVar("E", bound=Entry)

# file stem -> type of its entries; the array in the file is called ``entry``
FILES: dict[str, type[Entry]] = {
    "spells": MagicCard,
    "potions": MagicCard,
    "books": Book,
    "conduct": Conduct,
    "events": Occasion,
    "duels": Duel,
    "fights": Fight,
    "missions": Mission,
    "objects": Object,
    "students": Student,
    "eaters": Eater,
    "villains": Villain,
}


class Content(msgspec.Struct, frozen=True):
    """The box, by file, each entry by its id in the order written."""

    spells: dict[str, MagicCard]
    potions: dict[str, MagicCard]
    books: dict[str, Book]
    conduct: dict[str, Conduct]
    events: dict[str, Occasion]
    duels: dict[str, Duel]
    fights: dict[str, Fight]
    missions: dict[str, Mission]
    objects: dict[str, Object]
    students: dict[str, Student]
    eaters: dict[str, Eater]
    villains: dict[str, Villain]
    expected: Expected
    hash: str


def load(*packs: Path) -> Content:
    """The box with these content packs laid over it, checked."""
    shelf: dict[str, dict[str, Entry]] = {stem: {} for stem in FILES}
    expected = _read_folder(resources.files(__package__) / "content", "", shelf, Expected())
    for pack in packs:
        expected = _read_folder(pack, f"{pack.name}/", shelf, expected)
    content = _assemble(shelf, expected)
    check(content)
    return content


@cache
def standard() -> Content:
    """The box as it is, read once."""
    return load()


class Pack(Plain, frozen=True):
    """The manifest of a content pack: what it is called, and the counts it changes."""

    id: Id
    title: str = ""
    expect: dict[str, int] = {}


def _read_folder(
    folder: Traversable, label: str, shelf: dict[str, dict[str, Entry]], expected: Expected
) -> Expected:
    """Read every content file of a folder onto the shelf; says what counts are then expected."""
    for file in sorted(folder.iterdir(), key=lambda f: f.name):
        stem, dot, suffix = file.name.rpartition(".")
        if not dot or suffix != "toml":
            continue
        name = label + file.name
        if stem in FILES:
            _read_list(_toml(file, name), stem, name, shelf[stem])
        elif stem == "pack" and label:
            pack = _convert(_toml(file, name), Pack, name, "manifest")
            try:
                expected = msgspec.structs.replace(expected, **pack.expect)
            except TypeError as wrong:
                raise ContentError(f"{name}: expect: {wrong}") from wrong
        elif label:  # beside the box itself lie the boards
            raise ContentError(f"{name}: unknown file; content files are: {', '.join(FILES)}")
    return expected


def _read_list(raw: Mapping[str, Any], stem: str, file: str, entries: dict[str, Entry]) -> None:
    for key in raw:
        if key != "entry":
            raise ContentError(f"{file}: unknown table {key!r}; entries are [[entry]]")
    fresh: set[str] = set()
    for index, row in enumerate(raw.get("entry", [])):
        called = str(row.get("id", f"entry {index + 1}"))
        entry = _convert(row, FILES[stem], file, called)
        if entry.id in fresh:
            raise ContentError(f"{file}: {entry.id}: duplicate id")
        fresh.add(entry.id)
        entries[entry.id] = entry


def _toml(file: Traversable, name: str) -> dict[str, Any]:
    try:
        return tomllib.loads(file.read_text(encoding="utf-8"))
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise ContentError(f"{name}: {error}") from error


T = TypeVar("T")


def _convert(raw: object, type_: type[T], file: str, entry: str) -> T:
    try:
        return msgspec.convert(raw, type_)
    except msgspec.ValidationError as error:
        raise ContentError(f"{file}: {entry}: {error}") from error


def _assemble(shelf: dict[str, dict[str, Entry]], expected: Expected) -> Content:
    data = {stem: list(entries.values()) for stem, entries in shelf.items()}
    digest = hashlib.sha256(msgspec.json.encode(data, order="sorted")).hexdigest()
    parts: dict[str, Any] = dict(shelf)
    return Content(**parts, expected=expected, hash=digest)


# -- checks ------------------------------------------------------------------------------------------------


def check(content: Content) -> None:
    """Counts, numbers and references; the spaces of missions are checked with the boards."""
    for name, found in counts(content).items():
        wanted = getattr(content.expected, name)
        if found != wanted:
            raise ContentError(f"{name}.toml: {found} in all, {wanted} expected")
    numbers = sorted(mission.number for mission in content.missions.values())
    if numbers != list(range(1, len(numbers) + 1)):
        raise ContentError("missions.toml: the numbers must run from 1 without gaps")
    if sorted(fight.number for fight in content.fights.values()) != numbers:
        raise ContentError("fights.toml: every mission needs its fight card (H-003)")
    for book in content.books.values():
        if book.subject not in SUBJECTS:
            raise ContentError(f"books.toml: {book.id}: unknown subject {book.subject}")
    for mission in content.missions.values():
        _check_mission(content, mission)


def _check_mission(content: Content, mission: Mission) -> None:
    where = f"missions.toml: {mission.id}"
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
