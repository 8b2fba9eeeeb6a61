"""What Voldemort returns offers those who think ahead: how the sides stand as a turn begins, and what to think about."""

from collections.abc import Callable, Sequence

from hallows.games.hogwarts.returns.bot.candidates import compared
from hallows.games.hogwarts.returns.bot.mind import Mind
from hallows.games.hogwarts.returns.bot.quick import quick
from hallows.games.hogwarts.returns.bot.standing import FEATURES, measure
from hallows.games.hogwarts.returns.rules.sides import heroes
from hallows.games.hogwarts.returns.state import BEGIN, Returns
from hallows.kernel import NATURE, Ask, Table, Thinking


class ReturnsThinking(Thinking[Returns]):
    learnt_on = ((2, {}), (3, {}), (4, {}))
    features = FEATURES
    values_at = "hallows.games.hogwarts.returns.bot:values.json"
    ahead = (4,)
    samples = 60

    def seats(self, state: Returns) -> int:
        return len(state.pawns)

    def side(self, state: Returns, seat: int) -> int:
        return seat if seat == state.dark else min(hero.seat for hero in heroes(state))

    def group(self, state: Returns, seat: int) -> str:
        return f"{'voldemort' if seat == state.dark else 'heroes'}.{'after' if state.returned else 'before'}"

    def judged(self, state: Returns) -> bool:
        return state.step == BEGIN and state.fight is None

    def worth_it(self, state: Returns, ask: Ask) -> bool:
        return ask.prompt in THOUGHT_ABOUT

    def shortlist(self, state: Returns, ask: Ask, default: str) -> Sequence[str]:
        return compared(Mind(state, ask.seat), ask)

    def rollout(
        self, table: Table[Returns], seat: int = NATURE, begun: str = ""
    ) -> Callable[[Ask], str]:
        state = table.state
        return lambda ask: quick(state, ask)

    def measure(self, state: Returns, seat: int) -> list[float]:
        return measure(state)


#: Where a choice makes a difference. How Death Eaters creep and how one fights was tried, and made hardly any.
THOUGHT_ABOUT = frozenset({"move", "relic", "horcrux"})
