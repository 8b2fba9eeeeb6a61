"""What the Wizards' Duel offers those who think ahead."""

from collections.abc import Callable

from hallows.games.duel.bots import ANSWERS
from hallows.games.duel.state import HEX, POTION, SHIELD, Duel
from hallows.kernel import NATURE, Ask, Table, Thinking


class DuelThinking(Thinking[Duel]):
    features = ("hearts", "few", "best_rival", "rivals", "cards", *(HEX, SHIELD, POTION), "turn")
    values_at = "hallows.games.duel:values.json"
    learnt_on = ((2, {}), (3, {}), (4, {}))

    def seats(self, state: Duel) -> int:
        return len(state.wizards)

    def group(self, state: Duel, seat: int) -> str:
        return str(len(state.wizards))

    def judged(self, state: Duel) -> bool:
        return state.dealt

    def rollout(
        self, table: Table[Duel], seat: int = NATURE, begun: str = ""
    ) -> Callable[[Ask], str]:
        return lambda ask: ANSWERS[ask.prompt](table.state, ask).option

    def measure(self, state: Duel, seat: int) -> list[float]:
        """Hearts, the others' hearts, and what the hand holds."""
        me = state.wizards[seat]
        rivals = [it for it in state.wizards if it is not me and it.hearts]
        held = [state.faces[card] for card in me.hand]
        return [
            me.hearts / 5,
            float(me.hearts == 1),
            max((rival.hearts for rival in rivals), default=0) / 5,
            sum(rival.hearts for rival in rivals) / 10,
            sum(len(rival.hand) for rival in rivals) / 6,
            *(float(held.count(card)) for card in (HEX, SHIELD, POTION)),
            float(state.active == seat),
        ]
