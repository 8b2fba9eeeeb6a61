"""What a space, card, Spell or sheet says, rendered from its effects in any of our languages.

The words therefore say what the engine does. Only hooks carry text written by hand.
"""

from collections.abc import Iterable, Iterator
from itertools import product

from hallows.games.common.listing import Item, listing
from hallows.games.common.text import (
    Block,
    PartsText,
    PartText,
    RollRow,
    RollTable,
    Sentence,
    plain,
    said,
    sentence,
    span,
)
from hallows.games.talisman import effects as e
from hallows.games.talisman.content import DECKS, Card, Content, Enemy, Sheet, Space, Spell
from hallows.games.talisman.passives import Cost
from hallows.games.talisman.phrases import GAME, Form, Phrases
from hallows.words import message_id

USUAL_GALLEONS = 2
FORMS_OF_CLAUSES: tuple[Form, ...] = ("you", "they", "inf")


def space_blocks(say: Phrases, space: Space) -> list[Block]:
    """What a space says: its draw and its instruction."""
    blocks: list[Block] = []
    if space.draw:
        blocks.append(Sentence(say.phrase("draw", n=space.draw)))
    if space.no_magic:
        blocks.append(Sentence(say.phrase("no-magic")))
    return [*blocks, *_blocks(say, space.instruction)]


def card_blocks(say: Phrases, card: Card | Spell) -> list[Block]:
    """What an Encounter, Purchase or Hallow card, or a Spell, says."""
    return list(_spell(say, card) if isinstance(card, Spell) else _card(say, card))


def sheet_blocks(say: Phrases, sheet: Sheet) -> list[Block]:
    """The abilities of a sheet, one block each, what it starts with first."""
    blocks: list[Block] = [Sentence(text) for text in _start(say, sheet)]
    for ability in sheet.abilities:
        told = " ".join(map(sentence, say.ability(ability.gives)))
        blocks.append(_told(told, say, ability.gives))
    return blocks


def voldemort_blocks(say: Phrases) -> list[Block]:
    """What Lord Voldemort's reference card says."""
    voldemort = say.content.voldemort
    strength = ", ".join(
        say.phrase("voldemort-strength", region=say.name(f"region:{region}"), value=value)
        for region, value in voldemort.strength.items()
    )
    return [
        Sentence(sentence(strength)),
        _table(say, "voldemort-reward", _rows(say, voldemort.reward)),
    ]


def space_text(content: Content, space_id: str, lang: str) -> str:
    """What a space says: its draw and its rule on lines of their own, then its instruction."""
    say, space = Phrases(content, lang), content.spaces[space_id]
    blocks = space_blocks(say, space)
    first = bool(space.draw) + space.no_magic
    lines = [block.text for block in blocks[:first]]
    return "\n".join([*lines, plain(blocks[first:])] if space.instruction else lines)


def card_type(content: Content, card_id: str, lang: str) -> str:
    """The type line of a card: kind, alignment, stat."""
    say = Phrases(content, lang)
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
    return listing(_groups(content, Phrases(content, lang)))


# ---------------------------------------------------------------------------- blocks


def _blocks(say: Phrases, effects: Iterable[e.Effect]) -> Iterator[Block]:
    for effect in effects:
        match effect:
            case e.Roll(dice=dice, rows=rows):
                yield _table(say, "roll", _rows(say, rows), dice=dice)
            case e.Choose(options=options) if any(option.named for option in options):
                yield _shops(say, options)
            case e.Choose(options=options):
                yield _choice(say, effect)
            case e.BySide():
                yield _sides(say, effect)
            case e.Challenge():
                yield Sentence(sentence(say.phrase("challenge-offer")))
                yield _challenges(say)
            case _:
                yield _told(sentence(say.clause(effect)), say, effect)


def _rows(say: Phrases, rows: Iterable[e.Row]) -> list[RollRow]:
    return [RollRow(*row.at, say.row(row, "you")) for row in rows]


def _table(say: Phrases, key: str, rows: list[RollRow], **args: int) -> RollTable:
    listed = ". ".join(say.phrase("row", at=span(r.low, r.high), then=r.text) for r in rows)
    text = sentence(say.phrase(key, rows=listed, **args))
    return RollTable(text, _before(text, listed), rows)


def _before(text: str, listed: str) -> str:
    """The words of a text in front of what it lists."""
    return text[: text.index(listed)].rstrip(" :.(")


def _told(text: str, say: Phrases, effects: object) -> Block:
    """A finished sentence; a table if the words of one stand at its end, or in brackets."""
    rolls = [part for part in e.parts(effects) if isinstance(part, e.Roll)]
    for roll in rolls:
        for form, lost in product(FORMS_OF_CLAUSES, ("", "life")):
            before, found, after = text.partition(f"({say.inline(roll.rows, form, lost)})")
            if found:
                rows = [RollRow(*row.at, say.row(row, form, lost)) for row in roll.rows]
                return RollTable(text, before.rstrip(), rows, after.strip(" ."))
    return Sentence(text)


def _shops(say: Phrases, options: Iterable[e.Option]) -> PartsText:
    parts: list[PartText] = []
    lines = [say.phrase("visit-one")]
    for option in options:
        shop = say.name(f"shop:{option.key}") if option.named else ""
        parts.append(PartText(option.key, shop, list(_blocks(say, option.then))))
        text = plain(parts[-1].blocks)  # behind the name: within a sentence
        lines.append(say.phrase("shop", shop=shop, text=text[:1].lower() + text[1:]))
    return PartsText("\n".join(lines), "shop", lines[0].rstrip(":"), parts)


def _choice(say: Phrases, choose: e.Choose) -> PartsText:
    text = sentence(say.clause(choose))
    parts = [PartText(o.key, "", list(_blocks(say, o.then))) for o in choose.options]
    return PartsText(text, "choice", say.phrase("choose-one"), parts)


def _sides(say: Phrases, effect: e.BySide) -> PartsText:
    text = " ".join(map(sentence, say.by_side(effect)))
    parts = [
        PartText(
            side,
            say.name(f"side:{side}"),
            list(_blocks(say, then)) or said(sentence(say.clauses(()))),
        )
        for side, then in (("order", effect.order), ("death_eaters", effect.death_eaters))
    ]
    return PartsText(text, "side", "", parts)


def _challenges(say: Phrases) -> RollTable:
    rows = [
        RollRow(c.roll, c.roll, say.name(f"challenge:{c.id}")) for c in say.content.box.challenges
    ]
    return _table(say, "roll", rows, dice=1)


def _card(say: Phrases, card: Card) -> Iterator[Block]:
    if card.on_reveal:
        yield _phrase(say, "on-reveal", card.on_reveal)
    if card.stock:
        yield Sentence(sentence(say.phrase("stock", amount=say.amount("fate", card.stock))))
    if card.hallow:
        yield Sentence(say.phrase("hallow"))
    yield from _blocks(say, card.text)
    for passive in card.gives:
        yield _told(sentence(say.passive(passive)), say, passive)
    if card.enemy is not None:
        yield from _enemy(say, card.enemy, card.kind == "enemy")
    yield from map(Sentence, _stay(say, card))


def _phrase(say: Phrases, key: str, then: tuple[e.Effect, ...]) -> Block:
    return _told(sentence(say.phrase(key, then=say.clauses(then))), say, then)


def _enemy(say: Phrases, enemy: Enemy, always: bool) -> Iterator[Block]:
    if enemy.on_loss:
        yield _phrase(say, "on-loss", enemy.on_loss)
    if enemy.ransom is not None:
        yield Sentence(sentence(say.phrase("ransom", cost=say.cost(Cost(enemy.ransom)))))
    if enemy.on_win:
        yield _phrase(say, "on-win", enemy.on_win)
    if enemy.bribe is not None:
        yield Sentence(sentence(say.phrase("bribe", cost=say.cost(Cost(enemy.bribe)))))
    if enemy.beaten_by is not None:
        name = say.name(f"card:{enemy.beaten_by}")
        yield Sentence(sentence(say.phrase("beaten-by", card=name)))
    if always:
        yield Sentence(say.phrase("until-defeated"))


def _stay(say: Phrases, card: Card) -> Iterator[str]:
    if card.after == "discard":
        yield say.phrase("then-discard")
    elif card.visits:
        yield say.phrase("visits", n=card.visits)
    elif card.kind in ("observer", "place") and not card.stock:
        yield say.phrase("stays")


def _spell(say: Phrases, spell: Spell) -> Iterator[Block]:
    moments = spell.windows or ("any",)
    when = say.one_of(say.phrase(f"when-{moment}", turn=spell.turn) for moment in moments)
    yield Sentence(sentence(say.phrase("when", when=when)))
    if say.has(message_id(f"text.target-{spell.target}", GAME)):
        yield Sentence(say.phrase(f"target-{spell.target}"))
    yield from _blocks(say, spell.text)


def _start(say: Phrases, sheet: Sheet) -> Iterator[str]:
    gifts = []
    if sheet.galleons != USUAL_GALLEONS:
        gifts.append(say.amount("galleon", sheet.galleons))
    if sheet.spells:
        gifts.append(say.amount("spell", sheet.spells))
    if gifts:
        yield sentence(say.phrase("start-with", gifts=say.all_of(gifts)))


# --------------------------------------------------------------------------- listing


def _groups(content: Content, say: Phrases) -> Iterator[tuple[str, Iterable[Item]]]:
    for region, ring in content.rings.items():
        spaces = [Item(say.name(f"space:{x}"), space_text(content, x, say.lang)) for x in ring]
        yield say.name(f"region:{region}"), spaces
    for deck in DECKS:
        cards = [_card_item(say, card) for card in content.cards.values() if card.deck == deck]
        yield say.phrase("deck", deck=deck), cards
    spells = (
        Item(say.name(f"spell:{spell.id}"), plain(card_blocks(say, spell)), copies=spell.copies)
        for spell in content.spells.values()
    )
    yield say.phrase("deck", deck="spells"), spells
    sheets = [_sheet(content, say, sheet) for sheet in content.sheets.values()]
    voldemort = Item(say.name("enemy:voldemort"), plain(voldemort_blocks(say)))
    yield say.phrase("deck", deck="characters"), [*sheets, voldemort]


def _card_item(say: Phrases, card: Card) -> Item:
    kind = card_type(say.content, card.id, say.lang)
    return Item(say.name(f"card:{card.id}"), plain(card_blocks(say, card)), (kind,), card.copies)


def _sheet(content: Content, say: Phrases, sheet: Sheet) -> Item:
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
    text = "\n".join((line, *(block.text for block in sheet_blocks(say, sheet))))
    return Item(say.name(f"sheet:{sheet.id}"), text)
