"""What a space, card, Spell or sheet says, rendered from its effects in any of our languages.

The words therefore say what the engine does. Only hooks carry text written by hand.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from hallows.games.talisman import effects as e
from hallows.games.talisman.content import Ability, Card, Content, Enemy, Sheet, Space, Spell
from hallows.games.talisman.passives import Cost
from hallows.games.talisman.phrases import GAME, Phrases
from hallows.words import message_id

USUAL_GALLEONS = 2


def phrases(content: Content, lang: str) -> Phrases:
    """The words for this content in one language."""
    return Phrases(content, lang)


def sentence(clause: str) -> str:
    """A clause with its capital and full stop."""
    end = "" if clause.endswith((".", "!", "?")) else "."
    return clause[:1].upper() + clause[1:] + end


def space_text(content: Content, space_id: str, lang: str) -> str:
    """What a space says: its draw and its instruction."""
    say = phrases(content, lang)
    return "\n".join(_space(say, content.spaces[space_id]))


def card_text(content: Content, card_id: str, lang: str) -> str:
    """What an Encounter, Purchase or Hallow card, or a Spell, says."""
    say = phrases(content, lang)
    if card_id in content.spells:
        return " ".join(_spell(say, content.spells[card_id]))
    return " ".join(_card(say, content.cards[card_id]))


def ability_text(content: Content, ability_id: str, lang: str) -> str:
    """What one ability of a sheet says."""
    say = phrases(content, lang)
    for sheet in content.sheets.values():
        for ability in sheet.abilities:
            if ability.id == ability_id:
                return _ability(say, ability)
    raise KeyError(ability_id)


def sheet_text(content: Content, sheet_id: str, lang: str) -> tuple[str, ...]:
    """The abilities of a sheet, one text each, what it starts with first."""
    say = phrases(content, lang)
    sheet = content.sheets[sheet_id]
    return (*_start(say, sheet), *(_ability(say, ability) for ability in sheet.abilities))


def voldemort_text(content: Content, lang: str) -> str:
    """What Lord Voldemort's reference card says."""
    say = phrases(content, lang)
    strength = ", ".join(
        say.phrase("voldemort-strength", region=say.name(f"region:{region}"), value=value)
        for region, value in content.voldemort.strength.items()
    )
    reward = ". ".join(say.rows(content.voldemort.reward, "you"))
    return " ".join(sentence(s) for s in (strength, say.phrase("voldemort-reward", rows=reward)))


def option_text(content: Content, option: e.Option, lang: str) -> str:
    """What one option of a `Choose` offers."""
    say = phrases(content, lang)
    text = " ".join(_sentences(say, option.then))
    if option.named:
        return say.phrase("shop", shop=say.name(f"shop:{option.key}"), text=text)
    return text


def card_type(content: Content, card_id: str, lang: str) -> str:
    """The type line of a card: kind, alignment, stat."""
    say = phrases(content, lang)
    card = content.cards[card_id]
    kind = "aligned" if card.side else "hallow" if card.hallow else card.kind
    parts = [say.phrase("kind", kind=kind)]
    if card.side is not None:
        parts.append(say.name(f"side:{card.side}"))
    if card.enemy is not None:
        stat = say.phrase("stat", stat=card.enemy.stat)
        parts.append(f"{stat} {card.enemy.value}")
    return ", ".join(parts)


def cards_listing(content: Content, lang: str) -> str:
    """Everything in the box as readable text, for `hallows cards talisman`."""
    return "\n".join(_listing(content, phrases(content, lang)))


# ------------------------------------------------------------------------- sentences


def _sentences(say: Phrases, effects: Iterable[e.Effect]) -> Iterator[str]:
    for effect in effects:
        match effect:
            case e.Roll(dice=dice, rows=rows):
                table = ". ".join(say.rows(rows, "you"))
                yield sentence(say.phrase("roll", dice=dice, rows=table))
            case e.Choose(options=options) if any(option.named for option in options):
                yield from _shops(say, options)
            case e.BySide():
                yield from map(sentence, say.by_side(effect))
            case e.Challenge():
                yield sentence(say.phrase("challenge-offer"))
                yield sentence(_challenges(say))
            case _:
                yield sentence(say.clause(effect))


def _shops(say: Phrases, options: Iterable[e.Option]) -> Iterator[str]:
    yield say.phrase("visit-one")
    for option in options:
        text = " ".join(_sentences(say, option.then))
        shop = say.name(f"shop:{option.key}") if option.named else ""
        yield "\n" + say.phrase("shop", shop=shop, text=text)


def _challenges(say: Phrases) -> str:
    rows = [
        say.phrase("row", at=str(c.roll), then=say.name(f"challenge:{c.id}"))
        for c in say.content.box.challenges
    ]
    return say.phrase("roll", dice=1, rows=". ".join(rows))


def _space(say: Phrases, space: Space) -> Iterator[str]:
    if space.draw:
        yield say.phrase("draw", n=space.draw)
    if space.no_magic:
        yield say.phrase("no-magic")
    if space.instruction:
        yield " ".join(_sentences(say, space.instruction)).replace(" \n", "\n")


def _card(say: Phrases, card: Card) -> Iterator[str]:
    if card.on_reveal:
        yield sentence(say.phrase("on-reveal", then=say.clauses(card.on_reveal)))
    if card.stock:
        yield sentence(say.phrase("stock", amount=say.amount("fate", card.stock)))
    if card.hallow:
        yield say.phrase("hallow")
    yield from _sentences(say, card.text)
    for passive in card.gives:
        yield sentence(say.passive(passive))
    if card.enemy is not None:
        yield from _enemy(say, card.enemy, card.kind == "enemy")
    yield from _stay(say, card)


def _enemy(say: Phrases, enemy: Enemy, always: bool) -> Iterator[str]:
    if enemy.on_loss:
        yield sentence(say.phrase("on-loss", then=say.clauses(enemy.on_loss)))
    if enemy.ransom is not None:
        yield sentence(say.phrase("ransom", cost=say.cost(Cost(enemy.ransom))))
    if enemy.on_win:
        yield sentence(say.phrase("on-win", then=say.clauses(enemy.on_win)))
    if enemy.bribe is not None:
        yield sentence(say.phrase("bribe", cost=say.cost(Cost(enemy.bribe))))
    if enemy.beaten_by is not None:
        yield sentence(say.phrase("beaten-by", card=say.name(f"card:{enemy.beaten_by}")))
    if always:
        yield say.phrase("until-defeated")


def _stay(say: Phrases, card: Card) -> Iterator[str]:
    if card.after == "discard":
        yield say.phrase("then-discard")
    elif card.visits:
        yield say.phrase("visits", n=card.visits)
    elif card.kind in ("observer", "place") and not card.stock:
        yield say.phrase("stays")


def _spell(say: Phrases, spell: Spell) -> Iterator[str]:
    moments = spell.windows or ("any",)
    when = say.one_of(say.phrase(f"when-{moment}", turn=spell.turn) for moment in moments)
    yield sentence(say.phrase("when", when=when))
    if say.has(message_id(f"text.target-{spell.target}", GAME)):
        yield say.phrase(f"target-{spell.target}")
    yield from _sentences(say, spell.text)


def _start(say: Phrases, sheet: Sheet) -> Iterator[str]:
    gifts = []
    if sheet.galleons != USUAL_GALLEONS:
        gifts.append(say.amount("galleon", sheet.galleons))
    if sheet.spells:
        gifts.append(say.amount("spell", sheet.spells))
    if gifts:
        yield sentence(say.phrase("start-with", gifts=say.all_of(gifts)))


def _ability(say: Phrases, ability: Ability) -> str:
    return " ".join(sentence(say.passive(passive)) for passive in ability.gives)


# --------------------------------------------------------------------------- listing


def _listing(content: Content, say: Phrases) -> Iterator[str]:
    for region, ring in content.rings.items():
        yield from _heading(say.name(f"region:{region}"))
        for space in ring:
            yield from _item(
                say.name(f"space:{space}"), "", 1, space_text(content, space, say.lang)
            )
    for deck in ("outer", "middle", "purchases", "hallows"):
        yield from _heading(say.phrase("deck", deck=deck))
        for card in content.cards.values():
            if card.deck == deck:
                kind = card_type(content, card.id, say.lang)
                text = card_text(content, card.id, say.lang)
                yield from _item(say.name(f"card:{card.id}"), kind, card.copies, text)
    yield from _heading(say.phrase("deck", deck="spells"))
    for spell in content.spells.values():
        text = card_text(content, spell.id, say.lang)
        yield from _item(say.name(f"spell:{spell.id}"), "", spell.copies, text)
    yield from _heading(say.phrase("deck", deck="characters"))
    for sheet in content.sheets.values():
        yield from _sheet(content, say, sheet)
    yield from _item(say.name("enemy:voldemort"), "", 1, voldemort_text(content, say.lang))


def _heading(title: str) -> Iterator[str]:
    yield f"\n## {title}\n"


def _item(name: str, kind: str, copies: int, text: str) -> Iterator[str]:
    times = f" ×{copies}" if copies > 1 else ""
    yield f"**{name}**{times}" + (f" ({kind})" if kind else "")
    if text:
        yield "    " + text.replace("\n", "\n    ")


def _sheet(content: Content, say: Phrases, sheet: Sheet) -> Iterator[str]:
    character = content.characters[content.character_of[sheet.id]]
    line = say.phrase(
        "sheet-line",
        side=say.name(f"side:{character.side}"),
        magic=sheet.magic,
        might=sheet.might,
        life=sheet.life,
        fate=sheet.fate,
        start=say.name(f"space:{sheet.start}"),
    )
    text = "\n".join((line, *sheet_text(content, sheet.id, say.lang)))
    yield from _item(say.name(f"sheet:{sheet.id}"), "", 1, text)
