"""The components of the box, read from ``content/*.toml`` into typed structs and checked.

A pack of your own is a folder with files of the same names; a card of the same id replaces ours, another is
added. Everything is checked by the same loader, and a mistake is reported with file and card.
"""

import hashlib
import tomllib
from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import Any, Literal, TypeAlias, TypeVar

import msgspec

from hallows.games.rising.effects import (
    AFFILIATIONS,
    COLOURS,
    LOCATIONS,
    TRAITS,
    Ability,
    Affiliation,
    Benefit,
    Colour,
    Cost,
    LocationId,
    Needs,
    Paid,
    Penalty,
    PoolDie,
    TokenEffect,
    Trait,
    Villainy,
)
from hallows.kernel import BadOptions

HERE = Path(__file__).parent / "content"
Provenance: TypeAlias = Literal["seed", "public", "design"]
T = TypeVar("T")


class ContentError(BadOptions):
    """A content file says something impossible. The message names the file and the card."""


class Names(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Names for what the locale files do not know; a language left out is called as in English."""

    en: str
    pl: str = ""
    it: str = ""


class Component(
    msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, omit_defaults=True
):
    """Anything with an id and a source. Cards of a pack bring their own names."""

    id: str
    provenance: Provenance
    names: Names | None = None


class Location(Component, frozen=True, kw_only=True):
    pass


class Place(Component, frozen=True, kw_only=True):
    location: LocationId
    penalty: Penalty


class Die(Component, frozen=True, kw_only=True):
    id: Colour
    trait: Trait
    copies: int
    faces: tuple[str, ...]  # "courage2": the trait and its number of symbols


class Spell(Component, frozen=True, kw_only=True):
    copies: int
    effect: TokenEffect


class HqAbility(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    cost: Cost
    effects: tuple[Benefit, ...]


class Headquarters(Component, frozen=True, kw_only=True):
    affiliation: Affiliation
    pool: tuple[Colour, ...]
    abilities: tuple[HqAbility, ...]


class Wizard(Component, frozen=True, kw_only=True):
    affiliation: Affiliation
    cost: Cost
    slots: int
    ability: Ability
    ability_provenance: Provenance
    start: bool = False
    family: str | None = None


class DeathEater(Component, frozen=True, kw_only=True):
    cost: Cost
    slots: int
    regular: Villainy
    special: Villainy | None = None
    ability_provenance: Provenance


class Voldemort(Component, frozen=True, kw_only=True):
    cost: Cost


class AffiliationColour(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: Affiliation
    colour: Colour


class Track(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    least: int
    standard: int
    most: int


class VoldemortDie(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    faces: tuple[Literal["right", "left", "mark"], ...]


class Box(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Counts, and the numbers of the rulebook that no card carries."""

    provenance: Provenance
    wizards: int
    death_eaters: int
    wizard_dice: int
    spell_tokens: int
    copies_of_headquarters: int
    mission_tokens: int
    damage_counters: int
    corruption_counters: int
    slots_per_location: int
    corruption_boxes: int
    places_lost: int
    wizards_lost: dict[str, int]
    starting_tokens: dict[str, int]
    track: Track
    affiliations: tuple[AffiliationColour, ...]
    voldemort_die: VoldemortDie


class Content(msgspec.Struct, frozen=True):
    """The whole box."""

    box: Box
    locations: tuple[Location, ...]
    places: tuple[Place, ...]
    dice: tuple[Die, ...]
    spells: tuple[Spell, ...]
    headquarters: tuple[Headquarters, ...]
    wizards: tuple[Wizard, ...]
    death_eaters: tuple[DeathEater, ...]
    voldemort: Voldemort

    def names(self, lang: str) -> dict[str, str]:
        """Names the locale files do not have, by message id."""
        kinds: tuple[tuple[str, tuple[Component, ...]], ...] = (
            ("card", (*self.wizards, *self.death_eaters, self.voldemort)),
            ("place", self.places),
            ("hq", self.headquarters),
            ("spell", self.spells),
        )
        return {
            f"rising-{kind}-{card.id}".replace("_", "-"): getattr(card.names, lang) or card.names.en
            for kind, cards in kinds
            for card in cards
            if card.names is not None
        }

    def hash(self) -> str:
        """Changes with the content, not with a comment."""
        return hashlib.sha256(msgspec.json.encode(self, order="sorted")).hexdigest()[:16]


_LISTS: tuple[tuple[str, str, type[Component]], ...] = (
    ("locations.toml", "locations", Location),
    ("locations.toml", "places", Place),
    ("dice.toml", "dice", Die),
    ("spells.toml", "spells", Spell),
    ("headquarters.toml", "headquarters", Headquarters),
    ("wizards.toml", "wizards", Wizard),
    ("death_eaters.toml", "death_eaters", DeathEater),
)


@cache
def standard() -> Content:
    """The content that comes with the game."""
    return load()


def load(*packs: Path) -> Content:
    """The standard content with ``packs`` laid over it, in order."""
    folders = (HERE, *packs)
    for pack in packs:
        _check_files(pack)
    lists = {table: _merged(folders, file, table, kind) for file, table, kind in _LISTS}
    box = _convert(_table(folders, "box.toml"), Box, "box.toml", "the box")
    lord = _table(folders, "death_eaters.toml").get("voldemort")
    voldemort = _convert(lord, Voldemort, "death_eaters.toml", "voldemort")
    content = Content(box=box, voldemort=voldemort, **lists)  # type: ignore[arg-type]
    _check(content)
    return content


def _check_files(pack: Path) -> None:
    """A pack holds nothing that would be silently left out."""
    known: dict[str, set[str]] = {"box.toml": set(Box.__struct_fields__)}
    for file, table, _ in _LISTS:
        known.setdefault(file, set()).add(table)
    known["death_eaters.toml"].add("voldemort")
    for path in sorted(pack.glob("*.toml")):
        if path.name not in known:
            raise ContentError(f"{path}: not a content file; there are {', '.join(sorted(known))}")
        for entry in _read(pack, path.name):
            names = known[path.name]
            if entry not in names:
                raise ContentError(f"{path}: unknown entry {entry!r}; there are {sorted(names)}")


def _read(folder: Path, file: str) -> dict[str, Any]:
    path = folder / file
    if not path.exists():
        return {}
    try:
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except tomllib.TOMLDecodeError as wrong:
        raise ContentError(f"{path}: {wrong}") from wrong


def _table(folders: Iterable[Path], file: str) -> dict[str, Any]:
    """Top-level entries of ``file``; later folders replace single entries."""
    merged: dict[str, Any] = {}
    for folder in folders:
        merged |= _read(folder, file)
    return merged


def _merged(
    folders: Iterable[Path], file: str, table: str, kind: type[Component]
) -> tuple[Component, ...]:
    cards: dict[str, Component] = {}
    for folder in folders:
        seen: set[str] = set()
        for number, raw in enumerate(_read(folder, file).get(table, []), start=1):
            name = (
                raw.get("id", f"number {number}") if isinstance(raw, dict) else f"number {number}"
            )
            card = _convert(raw, kind, str(folder / file), f"{table} {name!r}")
            if card.id in seen:
                raise ContentError(f"{folder / file}: {table} {name!r}: listed twice")
            seen.add(card.id)
            cards[card.id] = card
    return tuple(cards.values())


def _convert(raw: object, kind: type[T], file: str, what: str) -> T:
    try:
        return msgspec.convert(raw, kind)
    except msgspec.ValidationError as wrong:
        raise ContentError(f"{file}: {what}: {wrong}") from wrong


# -- checks ------------------------------------------------------------------------------------------------


def _require(holds: bool, file: str, what: str, why: str) -> None:
    if not holds:
        raise ContentError(f"{file}: {what}: {why}")


def _check(content: Content) -> None:
    _check_counts(content)
    _check_board(content)
    _check_dice(content)
    _check_headquarters(content)
    _check_cards(content)


def _check_counts(content: Content) -> None:
    box = content.box
    counts = {
        "wizards": len(content.wizards),
        "death_eaters": len(content.death_eaters),
        "wizard_dice": sum(die.copies for die in content.dice),
        "spell_tokens": sum(spell.copies for spell in content.spells),
    }
    for name, found in counts.items():
        said = getattr(box, name)
        _require(found == said, "box.toml", name, f"the box says {said}, the files hold {found}")
    for players in ("2", "3", "4"):
        for name in ("wizards_lost", "starting_tokens"):
            known = players in getattr(box, name)
            _require(known, "box.toml", name, f"says nothing for {players} players")
    colours = {entry.id for entry in box.affiliations}
    _require(colours == set(AFFILIATIONS), "box.toml", "affiliations", f"must be {AFFILIATIONS}")
    _require(len(box.voldemort_die.faces) == 8, "box.toml", "voldemort_die", "needs 8 faces")


def _check_board(content: Content) -> None:
    ids = tuple(location.id for location in content.locations)
    _require(ids == LOCATIONS, "locations.toml", "locations", f"must be {LOCATIONS}, in this order")
    for location in LOCATIONS:
        places = [place.id for place in content.places if place.location == location]
        _require(len(places) == 2, "locations.toml", location, f"needs two Places, has {places}")


def _check_dice(content: Content) -> None:
    ids = tuple(die.id for die in content.dice)
    _require(ids == COLOURS, "dice.toml", "dice", f"must be {COLOURS}, in this order")
    faces = {trait + count for trait in TRAITS for count in "12"}
    for die in content.dice:
        what = f"dice {die.id!r}"
        _require(len(die.faces) == 6, "dice.toml", what, "needs 6 faces")
        for face in die.faces:
            _require(face in faces, "dice.toml", what, f"unknown face {face!r}")


def _check_headquarters(content: Content) -> None:
    found = sorted(hq.affiliation for hq in content.headquarters)
    wanted = sorted(AFFILIATIONS)
    _require(found == wanted, "headquarters.toml", "headquarters", "one per affiliation is needed")
    for hq in content.headquarters:
        what = f"headquarters {hq.id!r}"
        _require(len(hq.pool) == 4, "headquarters.toml", what, "needs four dice in its pool")
        _require(len(hq.abilities) == 2, "headquarters.toml", what, "needs two abilities")
        for ability in hq.abilities:
            _check_cost(ability.cost, "headquarters.toml", what)


def _check_cost(cost: Cost, file: str, what: str) -> None:
    fits = all(0 <= count <= 7 for count in cost.symbols)
    _require(fits and any(cost.symbols), file, what, "a cost needs 1 to 7 symbols of a trait")


def _check_cards(content: Content) -> None:
    ids = {card.id for card in content.wizards}
    for affiliation in AFFILIATIONS:
        starters = [w.id for w in content.wizards if w.start and w.affiliation == affiliation]
        why = f"needs two starters, has {starters}"
        _require(len(starters) == 2, "wizards.toml", f"affiliation {affiliation!r}", why)
    for wizard in content.wizards:
        what = f"wizards {wizard.id!r}"
        _check_cost(wizard.cost, "wizards.toml", what)
        _require(wizard.slots > 0, "wizards.toml", what, "needs a damage track")
        if isinstance(wizard.ability, Paid):
            _check_cost(wizard.ability.cost, "wizards.toml", what)
        if isinstance(wizard.ability, PoolDie):
            _check_pool_die(wizard.ability, ids, what)
    for villain in content.death_eaters:
        what = f"death_eaters {villain.id!r}"
        _check_cost(villain.cost, "death_eaters.toml", what)
        _require(villain.slots > 0, "death_eaters.toml", what, "needs a damage track")
        _require(villain.id not in ids, "death_eaters.toml", what, "is a Wizard's id as well")
    _check_cost(content.voldemort.cost, "death_eaters.toml", "voldemort")


def _check_pool_die(ability: PoolDie, ids: set[str], what: str) -> None:
    needs = ability.needs or Needs(affiliation="hogwarts")
    _require(1 <= len(ability.colours) <= 2, "wizards.toml", what, "one or two colours are needed")
    someone = needs.affiliation or needs.family or needs.cards
    _require(bool(someone), "wizards.toml", what, "needs nobody in particular")
    for card in needs.cards:
        _require(card in ids, "wizards.toml", what, f"names the unknown card {card!r}")
