"""What Quidditch cards say, rendered from what they do."""

from hallows.games.common.listing import Item, listing
from hallows.games.hogwarts.quidditch.content import (
    Advance,
    AdvanceByDie,
    Card,
    Content,
    Effect,
    PushBack,
)
from hallows.kernel import Text
from hallows.words import Words


def effect_text(effect: Effect) -> Text:
    if isinstance(effect, Advance):
        return Text("effect.advance", {"spaces": effect.spaces})
    if isinstance(effect, AdvanceByDie):
        return Text("effect.advance.by.die")
    if isinstance(effect, PushBack):
        return Text("effect.push.back", {"spaces": effect.spaces})
    return Text("effect.one.die")


def cards_listing(content: Content, lang: str) -> str:
    """Every card with its copies and what it does, for `hallows cards quidditch`."""
    words = Words(lang, "quidditch")
    cards = [_item(words, card) for card in content.cards]
    return listing([(words.format("quidditch-deck"), cards)])


def _item(words: Words, card: Card) -> Item:
    copies = words.format("quidditch-copies", {"count": card.copies})
    text = words.say(effect_text(card.effect))
    return Item(words.name(f"qcard:{card.id}"), text, (copies, card.rule))
