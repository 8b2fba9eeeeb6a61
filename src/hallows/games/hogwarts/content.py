"""Everything in the box but the boards and the Quidditch deck, as typed data: cards, tokens, missions, sheets.
``loading`` reads it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Annotated, Literal, TypeAlias

import msgspec

from hallows.games.common.content import Entry, Id, Pack, Plain, pack_names
from hallows.games.hogwarts.effects import (
    CardEffect,
    ConductEffect,
    EnemyNote,
    EventEffect,
    FightAbility,
    MoveAbility,
    Power,
    Subject,
)

House: TypeAlias = Literal["gryffindor", "hufflepuff", "ravenclaw", "slytherin"]
HOUSES: tuple[House, ...] = ("gryffindor", "hufflepuff", "ravenclaw", "slytherin")
Small: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=20)]
Copies: TypeAlias = Annotated[int, msgspec.Meta(ge=1, le=20)]
Dice: TypeAlias = Annotated[int, msgspec.Meta(ge=1, le=6)]
Res: TypeAlias = Annotated[int, msgspec.Meta(ge=2, le=6)]
Health: TypeAlias = Annotated[int, msgspec.Meta(ge=1, le=50)]


class Card(Entry, frozen=True, kw_only=True):
    """Whatever there are several of in a deck."""

    copies: Copies


class MagicCard(Card, frozen=True, kw_only=True):
    """A spell or a potion."""

    use: Literal["attack", "defence", "utility", "start"]
    text: tuple[CardEffect, ...]


class Book(Entry, frozen=True, kw_only=True):
    """Worth its points in the classroom of its subject (H-105, H-106)."""

    copies: Copies = 1
    subject: Subject
    points: Annotated[int, msgspec.Meta(ge=5, le=20)]


class Conduct(Card, frozen=True, kw_only=True):
    text: tuple[ConductEffect, ...]


class Occasion(Card, frozen=True, kw_only=True):
    """An event card. What the table reports is an event too, hence the other name."""

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


class Figures(msgspec.Struct, frozen=True):
    """What stands on a sheet, for rules and screens alike; ``spells``, ``potions`` and ``books`` are held at the start."""

    id: str
    name: str
    dice: int
    res: int
    hp: int
    spells: int
    potions: int
    books: int


class Student(Sheet, frozen=True, kw_only=True):
    house: House
    books: Small


class Eater(Sheet, frozen=True, kw_only=True):
    """A Death Eater."""


class Villain(Sheet, frozen=True, kw_only=True):
    """Pettigrew and Voldemort of the second mode. ``steps`` are the dice they move with."""

    steps: Dice


#: By file: the type of its entries; the array in the file is called ``entry``.
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

#: By file: what the names of its entries are called in the locale files.
NAME_KINDS = {
    "spells": "spell",
    "potions": "potion",
    "books": "book",
    "conduct": "conduct",
    "events": "occasion",
    "duels": "student",
    "fights": "enemy",
    "missions": "mission",
    "objects": "object",
    "students": "student",
    "eaters": "eater",
    "villains": "villain",
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
    packs: tuple[Pack, ...]
    hash: str

    def named(self) -> tuple[tuple[str, Iterable[Entry]], ...]:
        """Every entry, by the kind of its name."""
        return tuple((kind, getattr(self, file).values()) for file, kind in NAME_KINDS.items())

    def names(self, lang: str) -> dict[str, str]:
        """Names the locale files do not have, by message id."""
        return pack_names("hogwarts", lang, self.named(), self.packs)
