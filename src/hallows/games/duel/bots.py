"""Bots that know the Wizards' Duel."""

from collections.abc import Callable
from typing import Any

from hallows.games.duel.rules import FULL_HEARTS
from hallows.games.duel.state import HEX, Duel, Wizard
from hallows.kernel import NO, PASS, YES, Answer, Arg, Ask, Bot, Table, Text


class GreedyBot:
    """Attacks the weakest wizard when that is worth it, shields only itself, wastes no Hex."""

    sees_nothing = False

    def choose(self, table: Table[Any], seed: int) -> Answer:
        ask = table.ask
        assert ask is not None
        return ANSWERS[ask.prompt](table.state, ask)


def turn(duel: Duel, ask: Ask) -> Answer:
    """An attack is even odds, a Hex in hand makes it better; a rest may heal (D-003, D-005, D-007)."""
    me = duel.wizards[ask.seat]
    facts: dict[str, Arg] = {"hearts": me.hearts, "full": FULL_HEARTS}
    if "drink" in ask.options:
        return Answer("drink", lambda: Text("reason.drink", facts))
    armed = _armed(duel, me)
    if not armed and me.hearts < FULL_HEARTS:
        return Answer("rest", lambda: Text("reason.rest", facts))
    targets = [duel.wizards[int(o[7:])] for o in ask.options if o.startswith("attack:")]
    target = min(targets, key=_frailty)
    whom: dict[str, Arg] = {"whom": f"seat:{target.seat}", "hearts": target.hearts}
    return Answer(
        f"attack:{target.seat}", lambda: Text(f"reason.{'armed' if armed else 'whole'}", whom)
    )


def shield(duel: Duel, ask: Ask) -> Answer:
    """D-004: for nobody but oneself."""
    whom = (ask.args or {})["whom"]
    if whom == f"seat:{ask.seat}":
        return Answer("shield", lambda: Text("reason.shield"))
    return Answer(PASS, lambda: Text("reason.spare", {"whom": whom}))


def hex_(duel: Duel, ask: Ask) -> Answer:
    """D-005, D-006: 2 more turn a loss by 3 into a loss by 1, which costs the same Heart."""
    behind = (ask.args or {})["behind"]
    return Answer(
        NO if behind == 3 else YES, lambda: Text(f"reason.hex.{HEXED.get(behind, 'less')}")
    )


#: What 2 more make of a roll that is so far behind (D-003, D-005, D-006); of any other, a smaller loss.
HEXED: dict[Arg, str] = {1: "win", 2: "tie", 3: "waste"}

ANSWERS: dict[str, Callable[[Duel, Ask], Answer]] = {"turn": turn, "shield": shield, "hex": hex_}


def _armed(duel: Duel, wizard: Wizard) -> bool:
    return any(duel.faces[card] == HEX for card in wizard.hand)


def _frailty(wizard: Wizard) -> tuple[int, int, int]:
    """Fewest Hearts, then fewest cards (both are seen by everybody), then the lowest seat."""
    return wizard.hearts, len(wizard.hand), wizard.seat


BOTS: dict[str, Callable[[], Bot]] = {"greedy": GreedyBot}
