"""What Death Eaters Rising offers those who think ahead: how a team stands as a turn begins, and what to think about."""

from collections import Counter
from collections.abc import Callable, Sequence
from typing import cast

from hallows.games.rising.bot.mind import Mind
from hallows.games.rising.bot.planning import Plan, Planner
from hallows.games.rising.bot.standing import FEATURES, measure
from hallows.games.rising.compiled import T_DIE, Cards
from hallows.games.rising.counts import WANTED
from hallows.games.rising.rules.rolling import several
from hallows.games.rising.state import FINAL, TRAVEL, Rising
from hallows.kernel import NATURE, PASS, Ask, Table, Thinking


class RisingThinking(Thinking[Rising]):
    learnt_on = ((2, {}), (3, {}), (4, {}))
    features = FEATURES
    ahead = (1, 2, 3)  # a round or so: what a choice brings shows when the others have had turns
    samples = 60
    values_at = "hallows.games.rising.bot:values.json"

    @property
    def cards(self) -> Cards:
        return cast("_Rising", self.game).cards

    def seats(self, state: Rising) -> int:
        return len(state.players)

    def side(self, state: Rising, seat: int) -> int:
        return 0  # everybody wins, or nobody

    def judged(self, state: Rising) -> bool:
        return state.phase == TRAVEL

    def worth_it(self, state: Rising, ask: Ask) -> bool:
        """Once a plan for a roll is begun it is carried out."""
        return ask.prompt in THOUGHT_ABOUT and not (ask.prompt == "assign" and state.turn.assigned)

    def shortlist(self, state: Rising, ask: Ask, default: str) -> Sequence[str]:
        """Of the ways to use a roll the best-looking targets; not every die on each of them."""
        if ask.prompt != "assign":
            return ask.options[:MANY]
        planner = Planner(state, self.cards)
        worth = {
            goal.target: planner.promise(goal, planner.dice()) for goal in planner.open_goals()
        }
        fills = [it for it in ask.options if it.startswith(("fill:", "complete:"))]
        goals = {it: [target for target, _ in several(state, self.cards, it)] for it in fills}
        fills.sort(key=lambda it: -sum(worth.get(target, 0.0) for target in goals[it]))
        return [*fills[:FILLS], *(it for it in ask.options if it.startswith("use:"))]

    def rollout(
        self, table: Table[Rising], seat: int = NATURE, begun: str = ""
    ) -> Callable[[Ask], str]:
        return QuickPlayer(table.state, self.cards).choose

    def measure(self, state: Rising, seat: int) -> list[float]:
        return measure(state, self.cards)


class QuickPlayer:
    """The team player in a hurry: fewer targets are weighed, a plan for a roll is carried out to its end without a second
    look, and what things are worth is found out once for as long as the board stays as it is."""

    def __init__(self, g: Rising, c: Cards) -> None:
        self.g = g
        self.c = c
        self.plain: object = None  # what the mind rests on: numbers, and lists
        self.lists: list[list[int]] = []
        self.mind = Mind(g, c, 0, TARGETS)
        self.moves: tuple[tuple[int, int], ...] = ()
        self.expected: list[int] = []  # the dice on the table if nothing came between

    def choose(self, ask: Ask) -> str:
        prompt = ask.prompt
        if prompt == "assign":
            return self._assign(ask)
        if prompt.startswith("window.") and self._nothing_to_do(ask):
            return PASS
        return self._mind(ask.seat).answer(prompt, ask.options).option

    def _mind(self, seat: int) -> Mind:
        """The last one, if nothing has changed that goals and their worth rest on; whoever is asked."""
        g = self.g
        turn = g.turn
        lost = (len(g.corrupted), len(g.hospital), len(g.azkaban))
        plain = (g.turns, g.risen, turn.harder, turn.no_spells, lost)
        lists = [g.board, g.damage, g.corruption]
        for player in g.players:
            lists += (player.team, player.tokens)
        if plain != self.plain or lists != self.lists:
            self.plain, self.lists = plain, [it[:] for it in lists]
            self.mind = Mind(g, self.c, seat, TARGETS)
        self.mind.seat = seat
        return self.mind

    def _nothing_to_do(self, ask: Ask) -> bool:
        """Dice to add are all that matters before the end of a turn."""
        if self.g.phase == FINAL:
            return False
        use, played = self.c.token_use, self.c.played
        return all(it in played and use[played[it][0]] != T_DIE for it in ask.options[1:])

    def _assign(self, ask: Ask) -> str:
        mind = self._mind(ask.seat)
        if not self._goes_on():
            answer, plan = mind.assignment(ask.options)
            if plan is None:
                self.moves = ()
                return answer.option
            self.moves = plan.moves
            option = answer.option
        else:
            option = mind.first_step(ask.options, Plan(self.moves, 0.0))
        return self._done(option)

    def _goes_on(self) -> bool:
        """Whether the plan's next step can still be done: its dice lie there, and its target wants the first."""
        if not self.moves or self.g.turn.rolled != self.expected:
            return False
        die, target = self.moves[0]
        return bool(WANTED[self.g.turn.need[target]] >> (die & 7) & 1)

    def _done(self, option: str) -> str:
        """Remember what is left of the plan."""
        left, moves = list(self.g.turn.rolled), list(self.moves)
        if option.startswith(("fill:", "complete:")):
            for target, dice in several(self.g, self.c, option):
                moves = [move for move in moves if move[1] != target]
                for die in dice:
                    left.remove(die)
        else:
            left.remove(moves.pop(0)[0])
        self.expected = left
        # What was taken may show the same in another colour: a plan whose dice are gone is no plan.
        self.moves = tuple(moves) if not Counter(die for die, _ in moves) - Counter(left) else ()
        return option


class _Rising:
    cards: Cards


#: Where other choices than greedy's, played out with the same dice, won games: above all where dice go, then when to roll and
#: with what. Where to travel, and the last window of a turn, nothing better was found than what it does anyway.
THOUGHT_ABOUT = frozenset({"assign", "ready", "reroll", "start", "heal"})
MANY = 8  # options compared at most
FILLS = 3  # targets for a roll besides the usual one
TARGETS = 2  # of which the quick player makes its plans
