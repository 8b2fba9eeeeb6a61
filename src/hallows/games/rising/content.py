"""The components of the box as typed structs. ``loading`` reads them from ``content/*.toml``."""

from typing import Literal

import msgspec

from hallows.games.common.content import Entry, Pack, Plain, Provenance, pack_names
from hallows.games.rising import effects as e


class Location(Entry, frozen=True, kw_only=True):
    pass


class Place(Entry, frozen=True, kw_only=True):
    location: e.LocationId
    penalty: e.Penalty


class Die(Entry, frozen=True, kw_only=True):
    id: e.Colour
    trait: e.Trait
    copies: int
    faces: tuple[str, ...]  # "courage2": the trait and its number of symbols


class Spell(Entry, frozen=True, kw_only=True):
    copies: int
    effect: e.TokenEffect


class HqAbility(Plain, frozen=True):
    cost: e.Cost
    effects: tuple[e.Benefit, ...]


class Headquarters(Entry, frozen=True, kw_only=True):
    affiliation: e.Affiliation
    pool: tuple[e.Colour, ...]
    abilities: tuple[HqAbility, ...]


class Wizard(Entry, frozen=True, kw_only=True):
    affiliation: e.Affiliation
    cost: e.Cost
    slots: int
    ability: e.Ability
    ability_provenance: Provenance
    start: bool = False
    family: str | None = None


class DeathEater(Entry, frozen=True, kw_only=True):
    cost: e.Cost
    slots: int
    regular: e.Villainy
    special: e.Villainy | None = None
    ability_provenance: Provenance


class Voldemort(Entry, frozen=True, kw_only=True):
    cost: e.Cost


class AffiliationColour(Plain, frozen=True):
    id: e.Affiliation
    colour: e.Colour


class Track(Plain, frozen=True):
    least: int
    standard: int
    most: int


class VoldemortDie(Plain, frozen=True):
    faces: tuple[Literal["right", "left", "mark"], ...]


class Box(Plain, frozen=True):
    """The numbers of the rulebook that no card carries; how many cards there are is ``loading.LAYOUT``'s."""

    provenance: Provenance
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
    packs: tuple[Pack, ...]
    hash: str

    def named(self) -> tuple[tuple[str, tuple[Entry, ...]], ...]:
        """Everything a pack may rename or add, by the kind of its name."""
        return (
            ("card", (*self.wizards, *self.death_eaters, self.voldemort)),
            ("place", self.places),
            ("hq", self.headquarters),
            ("spell", self.spells),
        )

    def names(self, lang: str) -> dict[str, str]:
        """Names the locale files do not have, by message id."""
        return pack_names("rising", lang, self.named(), self.packs)
