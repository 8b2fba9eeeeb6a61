"""Bots that know the Wizards' Duel."""

from typing import Any

from hallows.games.duel.rules import FULL_HEARTS
from hallows.games.duel.state import HEX, Duel, Wizard
from hallows.kernel import NO, PASS, YES, Ask, Table


class GreedyBot:
    """Attacks the weakest wizard when that is worth it, shields only itself, wastes no Hex."""

    sees_nothing = False

    def choose(self, table: Table[Any], seed: int) -> str:
        ask = table.ask
        assert ask is not None
        args = ask.args or {}
        if ask.prompt == "turn":
            return _turn(table.state, ask)
        if ask.prompt == "shield":
            return "shield" if args["whom"] == f"seat:{ask.seat}" else PASS
        # D-005, D-006: 2 more turn a loss by 3 into a loss by 1, which costs the same Heart.
        return NO if args["behind"] == 3 else YES


def _turn(duel: Duel, ask: Ask) -> str:
    """An attack is even odds, a Hex in hand makes it better; a rest may heal (D-003, D-005, D-007)."""
    me = duel.wizards[ask.seat]
    if "drink" in ask.options:
        return "drink"
    armed = any(duel.faces[card] == HEX for card in me.hand)
    if not armed and me.hearts < FULL_HEARTS:
        return "rest"
    targets = [duel.wizards[int(o[7:])] for o in ask.options if o.startswith("attack:")]
    return f"attack:{min(targets, key=_frailty).seat}"


def _frailty(wizard: Wizard) -> tuple[int, int, int]:
    """Fewest Hearts, then fewest cards (both are seen by everybody), then the lowest seat."""
    return wizard.hearts, len(wizard.hand), wizard.seat


BOTS = {"greedy": GreedyBot}
