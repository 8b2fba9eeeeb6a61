"""Everything fixed that a screen needs to draw the game: names, texts and the figures of the cards."""

from collections.abc import Iterable
from typing import Literal

import msgspec

from hallows.games.common.drawing import drawn
from hallows.games.common.text import Block, Told, said
from hallows.games.rising import effects as e
from hallows.games.rising.content import Content, DeathEater, Headquarters, Spell, Wizard
from hallows.games.rising.short import Short
from hallows.games.rising.text import (
    ability_text,
    benefit_text,
    die_faces,
    say_all,
    villainy_text,
    words_of,
)
from hallows.kernel import Text
from hallows.words import Words


class DeedDrawing(msgspec.Struct, frozen=True):
    """What a Death Eater or a Place does: ``here`` while Voldemort is at its Location, ``mark`` on the Dark Mark.
    ``otherwise``: in few words, what happens if there is nobody to hit."""

    when: Literal["here", "mark"]
    label: str
    blocks: list[Block]
    short: str
    otherwise: str


class WizardDrawing(Told, frozen=True):
    """``price`` is what its ability costs each time; ``short`` says it in few words, a line for each thing."""

    id: str
    short: list[str]
    affiliation: e.Affiliation
    start: bool
    slots: int
    price: dict[e.Trait, int]


class AbilityDrawing(msgspec.Struct, frozen=True):
    cost: dict[e.Trait, int]
    blocks: list[Block]
    short: list[str]


class HeadquartersDrawing(msgspec.Struct, frozen=True):
    id: str
    affiliation: e.Affiliation
    pool: list[e.Colour]
    abilities: list[AbilityDrawing]


class SpellDrawing(msgspec.Struct, frozen=True):
    blocks: list[Block]
    short: str


class RisingDrawing(msgspec.Struct, frozen=True):
    """Kinds of things, each by id: of Death Eaters and Places what they do, of dice their faces in words."""

    wizards: dict[str, WizardDrawing]
    death_eaters: dict[str, list[DeedDrawing]]
    voldemort: dict[str, Told]
    places: dict[str, DeedDrawing]
    headquarters: dict[str, HeadquartersDrawing]
    spells: dict[str, SpellDrawing]
    dice: dict[e.Colour, str]


def drawing(content: Content, lang: str) -> RisingDrawing:
    words = words_of(content, lang)
    lord = content.voldemort
    capped = said(words.say(Text("voldemort.cap")), words.say(Text("voldemort.redeploy")))
    return RisingDrawing(
        wizards={card.id: _wizard(words, card) for card in content.wizards},
        death_eaters={card.id: _deeds(words, card) for card in content.death_eaters},
        voldemort={lord.id: Told(words.name(f"card:{lord.id}"), capped)},
        places={card.id: _deed(words, "mark", card.penalty) for card in content.places},
        headquarters={card.id: _headquarters(words, card) for card in content.headquarters},
        spells={token.id: _spell(words, token) for token in content.spells},
        dice={die.id: die_faces(words, die) for die in content.dice},
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


def _deeds(words: Words, card: DeathEater) -> list[DeedDrawing]:
    deeds = [_deed(words, "here", card.regular)]
    if card.special is not None:
        deeds.append(_deed(words, "mark", card.special))
    return deeds


def _headquarters(words: Words, card: Headquarters) -> HeadquartersDrawing:
    abilities = [
        AbilityDrawing(
            _cost(ability.cost),
            _told(words, map(benefit_text, ability.effects)),
            Short(words).benefits(ability.effects),
        )
        for ability in card.abilities
    ]
    return drawn(HeadquartersDrawing, card, abilities=abilities)


def _spell(words: Words, token: Spell) -> SpellDrawing:
    blocks = _told(words, [benefit_text(token.effect)])
    return SpellDrawing(blocks, Short(words).token(token.effect))
