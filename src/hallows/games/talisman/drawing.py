"""Everything fixed that a screen needs to draw the game: names, texts and figures, in one language."""

import msgspec

from hallows.games.common.drawing import D, drawn
from hallows.games.common.text import Block, Told
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
    voldemort = text.voldemort_blocks(say)
    return TalismanDrawing(
        spaces={space.id: _space(kit, say, space) for space in content.spaces.values()},
        rings=content.rings,
        cards={card.id: _card(say, card) for card in content.cards.values()},
        spells={
            spell.id: _told(Told, say, f"spell:{spell.id}", spell, text.card_blocks(say, spell))
            for spell in content.spells.values()
        },
        sheets={sheet.id: _sheet(say, sheet) for sheet in content.sheets.values()},
        voldemort=_told(VoldemortDrawing, say, "enemy:voldemort", content.voldemort, voldemort),
    )


def _told(
    kind: type[D], say: Phrases, name: str, entry: object, blocks: list[Block], **more: object
) -> D:
    return drawn(kind, entry, name=say.name(name), blocks=blocks, **more)


def _space(kit: Kit, say: Phrases, space: Space) -> SpaceDrawing:
    place = kit.places[space.id]
    barrier = place.barrier.magic if place.barrier else 0
    blocks = text.space_blocks(say, space)
    return _told(SpaceDrawing, say, f"space:{space.id}", space, blocks, barrier=barrier)


def _card(say: Phrases, card: Card) -> CardDrawing:
    enemy = card.enemy
    return _told(
        CardDrawing, say, f"card:{card.id}", card, text.card_blocks(say, card),
        type=text.card_type(say.content, card.id, say.lang),
        stat=enemy.stat if enemy else None,
        value=enemy.value if enemy else 0,
    )  # fmt: skip


def _sheet(say: Phrases, sheet: Sheet) -> SheetDrawing:
    character = say.content.character_of[sheet.id]
    blocks = text.sheet_blocks(say, sheet)
    return _told(SheetDrawing, say, f"sheet:{sheet.id}", sheet, blocks, character=character)
