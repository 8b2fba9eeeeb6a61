"""Everything fixed that a screen needs to draw the game: names, texts and the figures of the cards."""

from collections.abc import Iterable
from typing import Literal

import msgspec

from hallows.games.common.drawing import drawn
from hallows.games.common.text import Block, said
from hallows.games.rising import effects as e
from hallows.games.rising.content import Content, DeathEater, Headquarters, Place, Spell, Wizard
from hallows.games.rising.short import Short
from hallows.games.rising.text import (
    ability_text,
    benefit_text,
    say_all,
    villainy_text,
    words_of,
)
from hallows.kernel import Arg, Text
from hallows.words import Words


class NameDrawing(msgspec.Struct, frozen=True):
    id: str
    name: str


class DeedDrawing(msgspec.Struct, frozen=True):
    """What a Death Eater or a Place does: ``here`` while Voldemort is at its Location, ``mark`` on the Dark Mark.
    ``otherwise``: in few words, what happens if there is nobody to hit."""

    when: Literal["here", "mark"]
    label: str
    blocks: list[Block]
    short: str
    otherwise: str


class WizardDrawing(msgspec.Struct, frozen=True):
    """``price`` is what its ability costs each time; ``short`` says it in few words, a line for each thing."""

    id: str
    name: str
    blocks: list[Block]
    short: list[str]
    affiliation: e.Affiliation
    start: bool
    cost: dict[e.Trait, int]
    slots: int
    price: dict[e.Trait, int]
    provenance: str


class DeathEaterDrawing(msgspec.Struct, frozen=True):
    id: str
    name: str
    deeds: list[DeedDrawing]
    cost: dict[e.Trait, int]
    slots: int
    provenance: str


class VoldemortDrawing(msgspec.Struct, frozen=True):
    id: str
    name: str
    blocks: list[Block]
    cost: dict[e.Trait, int]


class PlaceDrawing(msgspec.Struct, frozen=True):
    id: str
    name: str
    deed: DeedDrawing
    location: e.LocationId
    provenance: str


class AbilityDrawing(msgspec.Struct, frozen=True):
    cost: dict[e.Trait, int]
    blocks: list[Block]
    short: list[str]


class HeadquartersDrawing(msgspec.Struct, frozen=True):
    id: str
    name: str
    affiliation: e.Affiliation
    pool: list[e.Colour]
    abilities: list[AbilityDrawing]
    provenance: str


class SpellDrawing(msgspec.Struct, frozen=True):
    id: str
    name: str
    blocks: list[Block]
    short: str
    copies: int
    provenance: str


class DieDrawing(msgspec.Struct, frozen=True):
    id: e.Colour
    name: str
    text: list[str]
    trait: e.Trait
    copies: int
    faces: list[str]


class AffiliationDrawing(msgspec.Struct, frozen=True):
    id: e.Affiliation
    name: str
    colour: e.Colour


class RisingDrawing(msgspec.Struct, frozen=True):
    """Kinds of things, each by id."""

    wizards: dict[str, WizardDrawing]
    death_eaters: dict[str, DeathEaterDrawing]
    voldemort: dict[str, VoldemortDrawing]
    locations: dict[str, NameDrawing]
    places: dict[str, PlaceDrawing]
    headquarters: dict[str, HeadquartersDrawing]
    spells: dict[str, SpellDrawing]
    dice: dict[e.Colour, DieDrawing]
    affiliations: dict[e.Affiliation, AffiliationDrawing]
    traits: dict[e.Trait, NameDrawing]


def drawing(content: Content, lang: str) -> RisingDrawing:
    words = words_of(content, lang)
    lord = content.voldemort
    capped = [words.say(Text("voldemort.cap")), words.say(Text("voldemort.redeploy"))]
    return RisingDrawing(
        wizards={card.id: _wizard(words, card) for card in content.wizards},
        death_eaters={card.id: _death_eater(words, card) for card in content.death_eaters},
        voldemort={
            lord.id: VoldemortDrawing(
                lord.id, words.name(f"card:{lord.id}"), said(*capped), _cost(lord.cost)
            )
        },
        locations={
            card.id: NameDrawing(card.id, words.name(f"loc:{card.id}"))
            for card in content.locations
        },
        places={card.id: _place(words, card) for card in content.places},
        headquarters={card.id: _headquarters(words, card) for card in content.headquarters},
        spells={token.id: _spell(words, token) for token in content.spells},
        dice={
            die.id: drawn(
                DieDrawing,
                die,
                name=words.name(f"die:{die.id}"),
                text=[_faces(words, die.faces)],
            )
            for die in content.dice
        },
        affiliations={
            entry.id: AffiliationDrawing(entry.id, words.name(f"aff:{entry.id}"), entry.colour)
            for entry in content.box.affiliations
        },
        traits={trait: NameDrawing(trait, words.name(f"trait:{trait}")) for trait in e.TRAITS},
    )


def _cost(cost: e.Cost) -> dict[e.Trait, int]:
    return {trait: n for trait, n in zip(e.TRAITS, cost.symbols, strict=True) if n}


def _told(words: Words, texts: Iterable[Text]) -> list[Block]:
    return said(say_all(words, texts))


def _wizard(words: Words, card: Wizard) -> WizardDrawing:
    return drawn(
        WizardDrawing,
        card,
        name=words.name(f"card:{card.id}"),
        blocks=_told(words, ability_text(card.ability)),
        short=Short(words).ability(card.ability),
        cost=_cost(card.cost),
        price=_cost(card.ability.cost) if isinstance(card.ability, e.Paid) else {},
    )


def _deed(
    words: Words, when: Literal["here", "mark"], effect: e.Villainy | e.Penalty
) -> DeedDrawing:
    short = Short(words)
    return DeedDrawing(
        when,
        words.say(Text(f"board.when.{when}")),
        _told(words, villainy_text(effect)),
        short.villainy(effect),
        short.otherwise(effect),
    )


def _death_eater(words: Words, card: DeathEater) -> DeathEaterDrawing:
    deeds = [_deed(words, "here", card.regular)]
    if card.special is not None:
        deeds.append(_deed(words, "mark", card.special))
    name = words.name(f"card:{card.id}")
    return drawn(DeathEaterDrawing, card, name=name, deeds=deeds, cost=_cost(card.cost))


def _place(words: Words, card: Place) -> PlaceDrawing:
    name, deed = words.name(f"place:{card.id}"), _deed(words, "mark", card.penalty)
    return drawn(PlaceDrawing, card, name=name, deed=deed)


def _headquarters(words: Words, card: Headquarters) -> HeadquartersDrawing:
    abilities = [
        AbilityDrawing(
            _cost(ability.cost),
            _told(words, map(benefit_text, ability.effects)),
            Short(words).benefits(ability.effects),
        )
        for ability in card.abilities
    ]
    return drawn(HeadquartersDrawing, card, name=words.name(f"hq:{card.id}"), abilities=abilities)


def _spell(words: Words, token: Spell) -> SpellDrawing:
    return drawn(
        SpellDrawing,
        token,
        name=words.name(f"spell:{token.id}"),
        blocks=_told(words, [benefit_text(token.effect)]),
        short=Short(words).token(token.effect),
    )


def _faces(words: Words, faces: tuple[str, ...]) -> str:
    names: list[Arg] = [f"face:{face}" for face in faces]
    return words.say(Text("fact.faces", {"faces": names}))
