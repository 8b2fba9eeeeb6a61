"""What Death Eaters Rising offers those who think ahead: how a team stands as a turn begins, and what to think about."""

from collections import Counter
from collections.abc import Callable, Sequence
from typing import cast

from hallows.games.common.keys import split
from hallows.games.rising.bot.mind import Mind
from hallows.games.rising.bot.planning import TOKEN_WORTH, Goal, Plan, Planner, QuickPlanner
from hallows.games.rising.bot.standing import FEATURES, measure
from hallows.games.rising.bot.worth import NEAR
from hallows.games.rising.compiled import T_CLEANSE, T_DIE, T_HEAL, T_SYMBOL, Cards
from hallows.games.rising.counts import TOTAL, WANTED
from hallows.games.rising.rules.rolling import several
from hallows.games.rising.state import FINAL, TRAVEL, Rising
from hallows.kernel import NATURE, PASS, Ask, Table, Thinking


class RisingThinking(Thinking[Rising]):
    learnt_on = ((2, {}), (3, {}), (4, {}))
    features = FEATURES
    ahead = (1, 2, 3)  # a round or so: what a choice brings shows when the others have had turns
    samples = 120  # of which about 35 are taken: what is clearly no better is left aside on the way
    sure = 0.98  # beyond it a fifth of all samples found a hundredth of all that was gained
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
        """Of the ways to use a roll the best-looking targets; not every die on each of them. Before a roll, what changes it."""
        if ask.prompt == "ready":  # stopping or asking for help was never better
            later = {"stop", "help", *self.cards.can_wait}
            return [option for option in ask.options if option not in later]
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


class QuickMind(Mind):
    """Does not look which colours of equal faces go, nor whether the dice taken at once are the plan's: of one target they
    are."""

    def first_step(
        self, options: tuple[str, ...], plan: Plan, goals: list[Goal] | None = None
    ) -> str:
        target = plan.moves[0][1]
        if target == plan.moves[-1][1]:
            name = self.c.ids[target]
            for option in (f"complete:{name}", f"fill:{name}"):
                if option in options:
                    return option
        return super().first_step(options, plan)


class QuickPlayer:
    """The team player in a hurry: fewer targets are weighed, a plan for a roll is carried out to its end without a second
    look, and what things are worth is found out once for as long as all that it rests on stays as it is."""

    def __init__(self, g: Rising, c: Cards) -> None:
        self.g = g
        self.c = c
        self.mind = QuickMind(g, c, 0, QuickPlanner(g, c))
        #: What the mind rests on, as it was: chances on tokens, goals on the board, healing on the teams' lives.
        self.plain: object = None
        self.tokens: list[list[int]] = []
        self.board: list[list[int]] = []
        self.lives: object = None
        self.moves: tuple[tuple[int, int], ...] = ()
        self.expected: list[int] = []  # the dice on the table if nothing came between

    def choose(self, ask: Ask) -> str:
        prompt, options = ask.prompt, ask.options
        if prompt == "assign":
            return self._assign(ask)
        if prompt.startswith("window."):
            if self._idle(options[1:], last=self.g.phase == FINAL):
                return PASS
        elif prompt == "ready" and self._idle(options[2:], last=False):
            return options[0]
        return self._mind(ask.seat).answer(prompt, options).option

    def _mind(self, seat: int) -> Mind:
        """The same one, whoever is asked; of what has changed since it was asked last it forgets what it knew."""
        g, turn, mind = self.g, self.g.turn, self.mind
        mind.seat = seat
        lost = (len(g.corrupted), len(g.hospital), len(g.azkaban))
        plain = (g.risen, turn.harder, turn.no_spells, lost)
        tokens = [player.tokens for player in g.players]
        if tokens != self.tokens or plain != self.plain:
            self.tokens = [it[:] for it in tokens]
            mind.planner.see_tokens()
        board = [g.damage, g.corruption, g.board, *[player.team for player in g.players]]
        if board != self.board or plain != self.plain:
            self.plain, self.board = plain, [it[:] for it in board]
            mind.planner.forget_goals()
            teams = self.board[3:]
            lives = (lost, teams, [g.damage[card] for team in teams for card in team])
            if lives != self.lives:
                self.lives = lives
                mind.planner.see_lives()
        return mind

    def _idle(self, options: Sequence[str], *, last: bool) -> bool:
        """Nothing but tokens that can wait: before the end of a turn all but dice to add, then what neither heals a Wizard
        near defeat nor cleanses a Place worth it nor covers all a target still needs."""
        g, c = self.g, self.c
        for option in options:
            if option in c.played:
                kind, where = c.played[option]
                use = c.token_use[kind]
                if not last:
                    matters = use == T_DIE
                elif use == T_HEAL:
                    matters = c.slots[where] - g.damage[where] <= NEAR
                elif use == T_SYMBOL:
                    matters = TOTAL[g.turn.need[where]] <= sum([len(it.tokens) for it in g.players])
                else:
                    matters = use == T_CLEANSE and self.mind.worth.cleaning(where, 1) > TOKEN_WORTH
            else:
                matters = option != "help"
            if matters:
                return False
        return True

    def _assign(self, ask: Ask) -> str:
        if self._goes_on():
            return self._done(self.mind.first_step(ask.options, Plan(self.moves, 0.0)))
        answer, plan = self._mind(ask.seat).assignment(ask.options)
        self.moves = plan.moves if plan is not None else ()
        return self._done(answer.option) if self.moves else answer.option

    def _goes_on(self) -> bool:
        """Whether the plan's next step can still be done: its dice lie there, and its target wants the first."""
        if not self.moves or self.g.turn.rolled != self.expected:
            return False
        die, target = self.moves[0]
        return bool(WANTED[self.g.turn.need[target]] >> (die & 7) & 1)

    def _done(self, option: str) -> str:
        """Remember what is left of the plan."""
        verb, names = split(option)
        if verb == "assign":
            gone, moves = [self.moves[0][0]], self.moves[1:]
        else:
            targets = [self.c.number[name] for name in names.split("+")]
            moves = tuple(move for move in self.moves if move[1] not in targets)
            if moves:
                gone = [die for _, dice in several(self.g, self.c, option) for die in dice]
        self.moves = moves
        if moves:
            self.expected = list(self.g.turn.rolled)
            for die in gone:
                self.expected.remove(die)
            # What was taken may show the same in another colour: a plan whose dice are gone is no plan.
            if Counter(die for die, _ in moves) - Counter(self.expected):
                self.moves = ()
        return option


class _Rising:
    cards: Cards


#: Where other choices than greedy's, played out with the same dice, won games: above all where dice go, then when to roll and
#: with what. Where to travel, whom to heal, and in the last window of a turn, nothing better was found than what it does anyway.
THOUGHT_ABOUT = frozenset({"assign", "ready", "reroll", "start"})
MANY = 8  # options compared at most
FILLS = 3  # targets for a roll besides the usual one
