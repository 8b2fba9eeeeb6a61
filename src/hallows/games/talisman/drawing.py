"""Everything fixed that a screen needs to draw the game: names, texts and figures, in one language."""

from __future__ import annotations

from functools import lru_cache

from hallows.games.talisman import text
from hallows.games.talisman.compiled import Kit
from hallows.games.talisman.content import Card, Content, Sheet, Space, Spell
from hallows.games.talisman.phrases import Phrases

Thing = dict[str, object]


@lru_cache(maxsize=16)
def drawing(kit: Kit, lang: str) -> dict[str, object]:
    """Kinds of things, each by id, with name and text."""
    content = kit.content
    say = text.phrases(content, lang)
    return {
        "hash": content.hash,
        "spaces": {space.id: _space(kit, say, space) for space in content.spaces.values()},
        "rings": {region: list(ring) for region, ring in content.rings.items()},
        "cards": {card.id: _card(content, say, card) for card in content.cards.values()},
        "spells": {spell.id: _spell(content, say, spell) for spell in content.spells.values()},
        "characters": {
            character.id: {
                "name": say.name(f"character:{character.id}"),
                "text": [],
                "side": character.side,
                "sheets": [sheet.id for sheet in character.sheets],
            }
            for character in content.characters.values()
        },
        "sheets": {sheet.id: _sheet(content, say, sheet) for sheet in content.sheets.values()},
        "challenges": {
            challenge.id: {"name": say.name(f"challenge:{challenge.id}"), "roll": challenge.roll}
            for challenge in content.box.challenges
        },
        "regions": {region: {"name": say.name(f"region:{region}")} for region in content.rings},
        "sides": {side: {"name": say.name(f"side:{side}")} for side in ("order", "death_eaters")},
        "voldemort": {
            "name": say.name("enemy:voldemort"),
            "text": [text.voldemort_text(content, lang)],
            "strength": {str(region): n for region, n in content.voldemort.strength.items()},
        },
        "box": {
            "galleons": content.box.galleons,
            "fate": content.box.fate,
            "dial_max": content.box.dial_max,
            "trophy_points": content.box.trophy_points,
        },
    }


def _space(kit: Kit, say: Phrases, space: Space) -> Thing:
    place = kit.places[space.id]
    beyond = [gate for gate in (place.barrier, place.gates, place.hallow_door) if gate]
    return {
        "name": say.name(f"space:{space.id}"),
        "text": text.space_text(kit.content, space.id, say.lang).split("\n"),
        "region": space.region,
        "position": space.position,
        "draw": space.draw,
        "sides": list(space.sides),
        "faces": space.faces,
        "leads_to": [gate.to for gate in beyond],
        "no_magic": space.no_magic,
    }


def _card(content: Content, say: Phrases, card: Card) -> Thing:
    return {
        "name": say.name(f"card:{card.id}"),
        "text": text.card_text(content, card.id, say.lang).split("\n"),
        "type": text.card_type(content, card.id, say.lang),
        "kind": card.kind,
        "side": card.side,
        "deck": card.deck,
        "copies": card.copies,
        "stat": card.enemy.stat if card.enemy else None,
        "value": card.enemy.value if card.enemy else 0,
        "numbers": {side: card.number(side) for side in ("order", "death_eaters")},
        "hallow": card.hallow,
        "provenance": card.provenance,
    }


def _spell(content: Content, say: Phrases, spell: Spell) -> Thing:
    return {
        "name": say.name(f"spell:{spell.id}"),
        "text": text.card_text(content, spell.id, say.lang).split("\n"),
        "copies": spell.copies,
        "windows": list(spell.windows),
        "turn": spell.turn,
        "provenance": spell.provenance,
    }


def _sheet(content: Content, say: Phrases, sheet: Sheet) -> Thing:
    return {
        "name": say.name(f"sheet:{sheet.id}"),
        "text": list(text.sheet_text(content, sheet.id, say.lang)),
        "character": content.character_of[sheet.id],
        "magic": sheet.magic,
        "might": sheet.might,
        "life": sheet.life,
        "fate": sheet.fate,
        "galleons": sheet.galleons,
        "spells": sheet.spells,
        "start": sheet.start,
        "provenance": sheet.provenance,
    }
