"""A Wizards' Duel drawn in the terminal."""

import msgspec
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from hallows.games.duel.game import DuelView, WizardView
from hallows.games.duel.rules import FULL_HEARTS
from hallows.games.duel.state import DECK
from hallows.words import Words

_FACES = frozenset(DECK)


def render(
    view: DuelView, words: Words, seat: int | None, drawing: msgspec.Struct
) -> RenderableType:
    grid = Table(box=None, pad_edge=False, header_style="dim")
    for label in ("wizard", "hearts", "hand"):
        grid.add_column(words.format(f"duel-label-{label}"))
    for wizard in view.wizards:
        name = words.name(f"seat:{wizard.seat}")
        mark = "▶ " if wizard.seat == view.active else "  "
        grid.add_row(Text(mark + name), _hearts(wizard), _hand(wizard, words))
    return Group(grid, Text(_piles(view, words), style="dim"))


def _hearts(wizard: WizardView) -> Text:
    lost = FULL_HEARTS - wizard.hearts
    return Text("♥" * wizard.hearts, style="red").append("♡" * lost, style="dim")


def _hand(wizard: WizardView, words: Words) -> Text:
    if not wizard.hearts:
        return Text(words.format("duel-label-out"), style="dim")
    if wizard.hand and all(card in _FACES for card in wizard.hand):
        return Text(", ".join(sorted(words.name(f"card:{card}") for card in wizard.hand)))
    return Text(words.format("duel-label-cards", {"count": len(wizard.hand)}), style="dim")


def _piles(view: DuelView, words: Words) -> str:
    parts = [
        words.format("duel-label-turn", {"number": view.turns + 1}),
        words.format("duel-label-deck", {"count": view.deck}),
    ]
    if view.discard:
        parts.append(words.format("duel-label-discard", {"card": f"card:{view.discard[-1]}"}))
    return " · ".join(parts)
