"""The cards of the Wizards' Duel as readable text."""

from collections import Counter

from hallows.games.common.listing import Item, listing
from hallows.games.duel.state import DECK
from hallows.words import Words


def cards_listing(lang: str) -> str:
    """Every card with its copies and what it does, for `hallows cards duel`."""
    words = Words(lang, "duel")
    return listing([("", [_item(words, *card) for card in Counter(DECK).items()])])


def _item(words: Words, card: str, copies: int) -> Item:
    count = words.format("duel-copies", {"count": copies})
    return Item(words.name(f"card:{card}"), words.format(f"duel-text-{card}"), (count,))
