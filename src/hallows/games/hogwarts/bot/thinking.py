"""What the House Cup offers those who think ahead: how everybody stands as a turn begins, and what to think about."""

from collections.abc import Callable, Sequence

from hallows.games.hogwarts.bot.mind import Mind
from hallows.games.hogwarts.bot.quick import QuickPlayer
from hallows.games.hogwarts.bot.standing import FEATURES, measure
from hallows.games.hogwarts.bot.walks import ends_by_worth
from hallows.games.hogwarts.state import BEGIN, Cup
from hallows.kernel import NATURE, Ask, Table, Thinking

_KINDS = [
    (variant, length) for length in ("classic", "quick") for variant in ("underage", "qualified")
]


class CupThinking(Thinking[Cup]):
    learnt_on = (
        *((seats, {"variant": v, "length": ln}) for seats in (4, 3, 2) for v, ln in _KINDS),
        *((4, {"variant": "team", "length": length}) for length in ("classic", "quick")),
    )
    features = FEATURES
    values_at = "hallows.games.hogwarts.bot:values.json"
    samples = 40

    def seats(self, state: Cup) -> int:
        return len(state.players)

    def side(self, state: Cup, seat: int) -> int:
        return state.team.index(state.team[seat])

    def group(self, state: Cup, seat: int) -> str:
        options = state.options
        if len(state.scores) == 1:
            return "alone"  # nobody else can win: there is nothing to learn
        if len(state.players) > MANY_SEATS:
            return "many"
        return f"{options.variant}.{options.length}"

    def judged(self, state: Cup) -> bool:
        return state.step == BEGIN and state.fight is None

    def worth_it(self, state: Cup, ask: Ask) -> bool:
        return ask.prompt in THOUGHT_ABOUT

    def shortlist(self, state: Cup, ask: Ask, default: str) -> Sequence[str]:
        if ask.prompt == "move":
            return _ends(Mind(state, ask))
        return ask.options[:MANY]

    def rollout(
        self, table: Table[Cup], seat: int = NATURE, begun: str = ""
    ) -> Callable[[Ask], str]:
        return QuickPlayer(table.state).choose

    def measure(self, state: Cup, seat: int) -> list[float]:
        return measure(state, seat)


def _ends(mind: Mind) -> list[str]:
    """Of the ends of a move: those that promise most, the one nearest to each mission, and what the spaces bring."""
    moves = mind.kit.move
    ranked = ends_by_worth(mind, mind.g.total, mind.options)
    found = [end for _, end, _ in ranked[:LIKED]]
    ends = [end for _, end, _ in ranked]
    for errand in mind.outlook.errands():
        found.append(min(ends, key=errand.turns))
    found.append(max(ends, key=lambda end: mind.prospects.space(end).worth))
    return [moves[end] for end in list(dict.fromkeys(found))[:MANY]]


#: Where greedy's rules of thumb are beaten by a look ahead: above all where to go. Of what is paid with, of exams, ways and
#: throws it hardly ever found anything better.
THOUGHT_ABOUT = frozenset({"move", "begin", "floo", "fight", "mission"})
MANY_SEATS = 4  # at larger tables nothing was learnt
LIKED = 4  # ends of a move, by greedy's own measure
MANY = 8  # options compared at most
