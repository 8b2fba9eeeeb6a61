"""Bots that know the Wizards' Duel."""

from typing import Any

from hallows.games.duel.state import HEX, Duel, Wizard
from hallows.kernel import PASS, YES, Ask, Table


class GreedyBot:
    """Hits the weakest wizard, shields only itself, hexes whenever that helps, drinks at once."""

    sees_nothing = False

    def choose(self, table: Table[Any], seed: int) -> str:
        ask = table.ask
        assert ask is not None
        duel: Duel = table.state
        if ask.prompt == "turn":
            return _turn(duel, ask)
        if ask.prompt == "shield":
            targeted = (ask.args or {}).get("whom") == f"seat:{ask.seat}"
            return "shield" if targeted else PASS
        return YES


def _turn(duel: Duel, ask: Ask) -> str:
    """Attack unless hurt and without a Hex: attacking is even odds, a Hex makes it better (D-003, D-005)."""
    me = duel.wizards[ask.seat]
    if "drink" in ask.options:
        return "drink"
    armed = any(duel.faces[card] == HEX for card in me.hand)
    targets = [duel.wizards[int(o[7:])] for o in ask.options if o.startswith("attack:")]
    if me.hearts == 1 and not armed and len(targets) > 1:
        return "rest"
    return f"attack:{min(targets, key=_frailty).seat}"


def _frailty(wizard: Wizard) -> tuple[int, int, int]:
    """Fewest Hearts, then fewest cards (both are seen by everybody), then the lowest seat."""
    return wizard.hearts, len(wizard.hand), wizard.seat


BOTS = {"greedy": GreedyBot}
