"""What this mode adds to the box, as data, and the same by number as the rules want it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache
from importlib import resources
from typing import Annotated, TypeVar

import msgspec

from hallows.games.common.content import ContentError, Id, Plain, decode, digest, toml
from hallows.games.hogwarts.compiled import Kit
from hallows.games.hogwarts.ways import Going, Roads, Way, roads

FILE = "returns.toml"
Rounds = Annotated[int, msgspec.Meta(ge=1, le=200)]
Few = Annotated[int, msgspec.Meta(ge=0, le=9)]


class Horcrux(Plain, frozen=True):
    object: Id
    space: Id


class Scenario(Plain, frozen=True):
    """The file, as written."""

    heroes: tuple[Id, ...]
    pettigrew: Id
    voldemort: Id
    floo: Few
    portkeys: Few
    ritual: tuple[Id, ...]
    weapons: tuple[Id, ...]
    wand: Id
    stone: Id
    hand_limit: Few
    fight_limit: Few
    return_by: tuple[Rounds, Rounds, Rounds]
    rounds_after: Rounds
    horcrux: tuple[Horcrux, ...]

    def last_return(self, players: int) -> int:
        """V-091: the last round in which Voldemort may return."""
        return self.return_by[players - 2]

    @property
    def hash(self) -> str:
        return digest(self)


@cache
def standard() -> Scenario:
    return read((resources.files(__package__) / "content" / FILE).read_bytes())


def read(data: bytes) -> Scenario:
    return decode(toml(data, FILE), Scenario, FILE, "scenario")


class Gift(msgspec.Struct, frozen=True):
    """What a space gives to a hero or Pettigrew who ends his move there (C-92): cards by deck, HP; ``sign``: its symbol is
    exactly that deck's word, where sheets may give more and Death Eaters draw too."""

    spells: int = 0
    potions: int = 0
    hp: int = 0
    sign: bool = False


class Plan:
    """The scenario on a box: objects as bits, spaces and sheets by number."""

    def __init__(self, scenario: Scenario, kit: Kit) -> None:
        self.scenario = scenario
        objects, spaces = kit.object_number, kit.board.number
        students = {sheet.id: number for number, sheet in enumerate(kit.students)}
        self.heroes = tuple(_known(students, name, "heroes") for name in scenario.heroes)
        self.harry = self.heroes[0]
        self.pettigrew = _known(kit.villains, scenario.pettigrew, "pettigrew")
        self.voldemort = _known(kit.villains, scenario.voldemort, "voldemort")
        self.steps = {
            sheet.id: kit.content.villains[sheet.id].steps
            for sheet in (self.pettigrew, self.voldemort)
        }
        #: by object: where its Horcrux is; and the other way round
        self.horcruxes = {
            _known(objects, h.object, "horcrux"): _known(spaces, h.space, "horcrux")
            for h in scenario.horcrux
        }
        self.horcrux_on = {space: thing for thing, space in self.horcruxes.items()}
        if len(self.horcrux_on) < len(scenario.horcrux):
            raise ContentError(f"{FILE}: horcrux: two of them on one space")
        self.horcrux_mask = _mask(self.horcruxes)
        self.ritual = _mask(_known(objects, name, "ritual") for name in scenario.ritual)
        self.weapons = _mask(_known(objects, name, "weapons") for name in scenario.weapons)
        self.wand = _known(objects, scenario.wand, "wand")
        self.stone = _known(objects, scenario.stone, "stone")
        self.scattered = kit.objects_of(self.ritual | self.weapons)  # V-009
        self.tokens = self.horcrux_mask | self.ritual | self.weapons | 1 << self.wand | 1 << self.stone  # fmt: skip
        board = kit.board
        self.walked = board.castle | board.alley
        self.rosettes = tuple(space for space in kit.rosettes if self.walked >> space & 1)  # V-066
        self.gifts = _gifts(kit)
        self.common_rooms = board.common_rooms
        self.on_foot: Roads = roads(passages=False)
        #: by option: the space to which a pawn moves, or something is put
        self.ends = {it: space for keys in (kit.move, kit.to) for space, it in enumerate(keys)}
        #: ways found lately, see ``rules.movement.distinct_ways``
        self.ways: dict[tuple[int, int, int, Going, int], list[Way]] = {}
        self.eater_number = {sheet.id: number for number, sheet in enumerate(kit.eaters)}


Known = TypeVar("Known")


def _known(known: Mapping[str, Known], name: str, entry: str) -> Known:
    if name not in known:
        raise ContentError(f"{FILE}: {entry}: the box has no {name!r}")
    return known[name]


def _mask(numbers: Iterable[int]) -> int:
    mask = 0
    for number in numbers:
        mask |= 1 << number
    return mask


def _gifts(kit: Kit) -> tuple[Gift, ...]:
    """V-019, V-020, C-92: of every space only spells, potions and HP count."""
    found = []
    for space in kit.board.spaces.values():
        if space.symbol in ("spell", "potion"):
            spell = space.symbol == "spell"
            found.append(Gift(int(spell), int(not spell), sign=True))
        elif space.symbol in ("classroom", "study", "hp"):
            draw = space.draw
            found.append(Gift(draw.get("spell", 0), draw.get("potion", 0), space.hp))
        else:
            found.append(Gift())
    return tuple(found)


#: Plans by the content hash of their box.
PLANS: dict[str, Plan] = {}
