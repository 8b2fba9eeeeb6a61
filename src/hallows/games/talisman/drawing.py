"""Everything fixed that a screen needs to draw the game: names, texts and figures, in one language."""

import msgspec

from hallows.games.common.drawing import drawn
from hallows.games.common.text import Told
from hallows.games.talisman import text
from hallows.games.talisman.compiled import Kit
from hallows.games.talisman.content import Card, Kind, Sheet, Space
from hallows.games.talisman.passives import Region, Side, Stat
from hallows.games.talisman.phrases import Phrases


class SpaceDrawing(Told, frozen=True):
    """``barrier`` is added to the die against who wants to pass."""

    region: Region
    position: int
    draw: int
    barrier: int


class CardDrawing(Told, frozen=True):
    """``type``: kind, side and strength in words."""

    type: str
    kind: Kind
    side: Side | None
    stat: Stat | None
    value: int


class SheetDrawing(Told, frozen=True):
    """One block for each ability."""

    character: str
    magic: int
    might: int
    life: int
    fate: int


class VoldemortDrawing(Told, frozen=True):
    strength: dict[Region, int]


class TalismanDrawing(msgspec.Struct, frozen=True):
    """Kinds of things, each by id."""

    spaces: dict[str, SpaceDrawing]
    rings: dict[str, tuple[str, ...]]
    cards: dict[str, CardDrawing]
    spells: dict[str, Told]
    sheets: dict[str, SheetDrawing]
    voldemort: VoldemortDrawing


def drawing(kit: Kit, lang: str) -> TalismanDrawing:
    content = kit.content
    say = Phrases(content, lang)
    told = text.voldemort_blocks(say)
    return TalismanDrawing(
        spaces={space.id: _space(kit, say, space) for space in content.spaces.values()},
        rings=content.rings,
        cards={card.id: _card(say, card) for card in content.cards.values()},
        spells={
            spell.id: Told(say.name(f"spell:{spell.id}"), text.card_blocks(say, spell))
            for spell in content.spells.values()
        },
        sheets={sheet.id: _sheet(say, sheet) for sheet in content.sheets.values()},
        voldemort=VoldemortDrawing(say.name("enemy:voldemort"), told, content.voldemort.strength),
    )


def _space(kit: Kit, say: Phrases, space: Space) -> SpaceDrawing:
    place = kit.places[space.id]
    return drawn(
        SpaceDrawing,
        space,
        name=say.name(f"space:{space.id}"),
        blocks=text.space_blocks(say, space),
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
    )


def _sheet(say: Phrases, sheet: Sheet) -> SheetDrawing:
    return drawn(
        SheetDrawing,
        sheet,
        name=say.name(f"sheet:{sheet.id}"),
        blocks=text.sheet_blocks(say, sheet),
        character=say.content.character_of[sheet.id],
    )
