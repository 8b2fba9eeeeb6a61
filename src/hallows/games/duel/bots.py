"""Bots that know the Wizards' Duel."""

from typing import Any

from hallows.games.duel.rules import FULL_HEARTS
from hallows.games.duel.state import HEX, Duel, Wizard
from hallows.kernel import NO, PASS, YES, Ask, Table, Text


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

    def reason(self, table: Table[Any], option: str, seed: int) -> Text | None:
        ask = table.ask
        assert ask is not None
        args = ask.args or {}
        if ask.prompt == "turn":
            return _turn_reason(table.state, ask.seat, option)
        if ask.prompt == "shield":
            own = option == "shield"
            return Text("reason.shield") if own else Text("reason.spare", {"whom": args["whom"]})
        return Text(f"reason.hex.{HEXED.get(args['behind'], 'less')}")


#: What 2 more make of a roll that is so far behind (D-003, D-005, D-006); of any other, a smaller loss.
HEXED: dict[object, str] = {1: "win", 2: "tie", 3: "waste"}


def _turn(duel: Duel, ask: Ask) -> str:
    """An attack is even odds, a Hex in hand makes it better; a rest may heal (D-003, D-005, D-007)."""
    me = duel.wizards[ask.seat]
    if "drink" in ask.options:
        return "drink"
    if not _armed(duel, me) and me.hearts < FULL_HEARTS:
        return "rest"
    targets = [duel.wizards[int(o[7:])] for o in ask.options if o.startswith("attack:")]
    return f"attack:{min(targets, key=_frailty).seat}"


def _turn_reason(duel: Duel, seat: int, option: str) -> Text:
    me = duel.wizards[seat]
    if not option.startswith("attack:"):
        return Text(f"reason.{option}", {"hearts": me.hearts, "full": FULL_HEARTS})
    target = duel.wizards[int(option[7:])]
    key = "reason.armed" if _armed(duel, me) else "reason.whole"
    return Text(key, {"whom": f"seat:{target.seat}", "hearts": target.hearts})


def _armed(duel: Duel, wizard: Wizard) -> bool:
    return any(duel.faces[card] == HEX for card in wizard.hand)


def _frailty(wizard: Wizard) -> tuple[int, int, int]:
    """Fewest Hearts, then fewest cards (both are seen by everybody), then the lowest seat."""
    return wizard.hearts, len(wizard.hand), wizard.seat


BOTS = {"greedy": GreedyBot}
