"""Everything fixed that a screen needs to draw the game: names, texts and figures, in one language."""

import msgspec

from hallows.games.common.drawing import drawn
from hallows.games.common.text import Told
from hallows.games.talisman import text
from hallows.games.talisman.compiled import Kit
from hallows.games.talisman.content import Card, Deck, Kind, Sheet, Space, Spell
from hallows.games.talisman.passives import Region, Side, Stat
from hallows.games.talisman.phrases import Phrases


class NameDrawing(msgspec.Struct, frozen=True):
    name: str


class SpaceDrawing(Told, frozen=True):
    """``barrier`` is added to the die against who wants to pass; ``leads_to`` what lies beyond."""

    region: Region
    position: int
    draw: int
    sides: list[str]
    faces: str | None
    leads_to: list[str]
    barrier: int
    no_magic: bool


class CardDrawing(Told, frozen=True):
    """``type``: kind, side and strength in words; ``numbers``: when it is met, by side."""

    type: str
    kind: Kind
    side: Side | None
    deck: Deck
    copies: int
    stat: Stat | None
    value: int
    numbers: dict[Side, int]
    hallow: bool
    provenance: str


class SpellDrawing(Told, frozen=True):
    copies: int
    windows: list[str]
    turn: str
    provenance: str


class CharacterDrawing(msgspec.Struct, frozen=True):
    name: str
    side: Side
    sheets: list[str]


class SheetDrawing(Told, frozen=True):
    """One block for each ability."""

    character: str
    magic: int
    might: int
    life: int
    fate: int
    galleons: int
    spells: int
    start: str
    provenance: str


class ChallengeDrawing(msgspec.Struct, frozen=True):
    name: str
    roll: int


class VoldemortDrawing(Told, frozen=True):
    strength: dict[Region, int]


class BoxDrawing(msgspec.Struct, frozen=True):
    galleons: int
    fate: int
    dial_max: int
    trophy_points: int


class TalismanDrawing(msgspec.Struct, frozen=True):
    """Kinds of things, each by id. ``hash`` tells one content from another."""

    hash: str
    spaces: dict[str, SpaceDrawing]
    rings: dict[Region, list[str]]
    cards: dict[str, CardDrawing]
    spells: dict[str, SpellDrawing]
    characters: dict[str, CharacterDrawing]
    sheets: dict[str, SheetDrawing]
    challenges: dict[str, ChallengeDrawing]
    regions: dict[Region, NameDrawing]
    sides: dict[Side, NameDrawing]
    voldemort: VoldemortDrawing
    box: BoxDrawing


REGIONS: tuple[Region, ...] = ("london", "grounds", "castle", "great_hall")
SIDES: tuple[Side, ...] = ("order", "death_eaters")


def drawing(kit: Kit, lang: str) -> TalismanDrawing:
    content = kit.content
    say = Phrases(content, lang)
    told = text.voldemort_blocks(say)
    return TalismanDrawing(
        hash=content.hash,
        spaces={space.id: _space(kit, say, space) for space in content.spaces.values()},
        rings={region: list(content.rings[region]) for region in REGIONS},
        cards={card.id: _card(say, card) for card in content.cards.values()},
        spells={spell.id: _spell(say, spell) for spell in content.spells.values()},
        characters={
            character.id: CharacterDrawing(
                say.name(f"character:{character.id}"),
                character.side,
                [sheet.id for sheet in character.sheets],
            )
            for character in content.characters.values()
        },
        sheets={sheet.id: _sheet(say, sheet) for sheet in content.sheets.values()},
        challenges={
            challenge.id: ChallengeDrawing(say.name(f"challenge:{challenge.id}"), challenge.roll)
            for challenge in content.box.challenges
        },
        regions={region: NameDrawing(say.name(f"region:{region}")) for region in REGIONS},
        sides={side: NameDrawing(say.name(f"side:{side}")) for side in SIDES},
        voldemort=VoldemortDrawing(say.name("enemy:voldemort"), told, content.voldemort.strength),
        box=drawn(BoxDrawing, content.box),
    )


def _space(kit: Kit, say: Phrases, space: Space) -> SpaceDrawing:
    place = kit.places[space.id]
    beyond = [gate for gate in (place.barrier, place.gates, place.hallow_door) if gate]
    return drawn(
        SpaceDrawing,
        space,
        name=say.name(f"space:{space.id}"),
        blocks=text.space_blocks(say, space),
        leads_to=[gate.to for gate in beyond],
        barrier=place.barrier.magic if place.barrier else 0,
    )


def _card(say: Phrases, card: Card) -> CardDrawing:
    return drawn(
        CardDrawing,
        card,
        name=say.name(f"card:{card.id}"),
        blocks=text.card_blocks(say, card),
        type=text.card_type(say.content, card.id, say.lang),
        stat=card.enemy.stat if card.enemy else None,
        value=card.enemy.value if card.enemy else 0,
        numbers={side: card.number(side) for side in SIDES},
    )


def _spell(say: Phrases, spell: Spell) -> SpellDrawing:
    name, blocks = say.name(f"spell:{spell.id}"), text.card_blocks(say, spell)
    return drawn(SpellDrawing, spell, name=name, blocks=blocks)


def _sheet(say: Phrases, sheet: Sheet) -> SheetDrawing:
    return drawn(
        SheetDrawing,
        sheet,
        name=say.name(f"sheet:{sheet.id}"),
        blocks=text.sheet_blocks(say, sheet),
        character=say.content.character_of[sheet.id],
    )
