"""The cards of the Wizards' Duel as readable text."""

from collections import Counter

from hallows.games.duel.state import DECK
from hallows.words import Words


def cards_listing(lang: str) -> str:
    """Every card with its copies and what it does, for `hallows cards duel`."""
    words = Words(lang, "duel")
    lines = []
    for card, copies in Counter(DECK).items():
        count = words.format("duel-copies", {"count": copies})
        lines.append(f"**{words.name(f'card:{card}')}** ({count})")
        lines.append(f"    {words.format(f'duel-text-{card}')}")
    return "\n".join(lines)
