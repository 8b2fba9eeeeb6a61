"""What dice promise: goals with their worth and need, the outlook of a pool, the best plan for a roll.

A promise is worth times chance. A plan puts dice of the present roll on one or two targets, each taking all that
fit; what it promises is what it completes plus the outlook of the dice that are left.
"""

from collections.abc import Iterable
from operator import attrgetter
from typing import NamedTuple

import msgspec

from hallows.games.rising.bot.worth import LOCAL, Worth
from hallows.games.rising.compiled import NOBODY, T_SYMBOL, Cards
from hallows.games.rising.counts import EACH, LOOKED_AT, ONE, SHOWN, TAKING, TOTAL, WANTED, packed
from hallows.games.rising.effects import Benefit
from hallows.games.rising.odds import Odds, odds_of
from hallows.games.rising.rules.pool import dice_left, mask_of
from hallows.games.rising.state import Rising

TOKEN_WORTH = 1.5  # what a Spell token must bring to be spent
SPARE_DIE = 0.12  # how much of a second goal each die brings that the best one does not need
LAST_COLOUR = 3 << 3  # of a die


class Goal(NamedTuple):
    """Something dice can be put on."""

    target: int
    worth: float
    need: int


class Local(NamedTuple):
    """An ability of one's own whose worth depends on where one stands."""

    target: int
    effects: tuple[Benefit, ...]
    need: int


class Plan(NamedTuple):
    """Dice of this roll with where they go, and what that promises."""

    moves: tuple[tuple[int, int], ...]  # die, target
    promise: float


_WORTH = attrgetter("worth")


class Planner:
    """Plans for the active player, or for ``seat`` before its turn begins."""

    targets = 4  # how many of the best targets are combined in plans
    closely = True  # whether a second goal is looked for among all that might promise more

    def __init__(self, g: Rising, c: Cards) -> None:
        self.g = g
        self.c = c
        self.odds: Odds = odds_of(c)
        self.worth = Worth(g, c)
        self._owned: dict[int, list[Goal | Local]] = {}
        self.see_tokens()
        self.forget_goals()

    def see_lives(self) -> None:
        self.worth.see_lives()
        self._owned = {}

    def see_tokens(self) -> None:
        self.helping = self._trait_tokens()
        self.book = self.odds.book(self.helping)

    def forget_goals(self) -> None:
        self._goals: dict[tuple[int, int, bool], list[Goal]] = {}

    def _trait_tokens(self) -> list[int]:
        """Everybody's trait tokens, by trait; empty if there are none to use."""
        held = [0, 0, 0, 0]
        if not self.g.turn.no_spells:
            for player in self.g.players:
                for kind in player.tokens:
                    if self.c.token_use[kind] == T_SYMBOL:
                        held[self.c.token_detail[kind]] += 1
        return held if any(held) else []

    # -- goals -------------------------------------------------------------------------------------------

    def goals_at(self, seat: int, here: int, *, lord: bool) -> list[Goal]:
        """What ``seat`` could go for at ``here`` with nothing covered yet, what is worth most first; ``lord``: with Voldemort
        there."""
        found = self._goals.get((seat, here, lord))
        if found is None:
            found = self._goals_at(seat, here, lord)
            found.sort(key=_WORTH, reverse=True)
            self._goals[seat, here, lord] = found
        return found

    def _goals_at(self, seat: int, here: int, lord: bool) -> list[Goal]:
        g, c = self.g, self.c
        if lord:
            he = Goal(c.voldemort, self.worth.voldemort(), c.cost[c.voldemort])
            return [*self.goals_at(seat, here, lord=False), he]
        player = g.players[seat]
        goals = [
            Goal(
                card,
                self.worth.card(card, player.team),
                c.cost[card] + (g.turn.harder if card >= c.wizards else 0),
            )
            for card in g.board[3 * here : 3 * here + 3]
            if card != NOBODY
        ]
        return goals + self._own_goals(seat, here)

    def _own_goals(self, seat: int, here: int) -> list[Goal]:
        """Headquarters and paid abilities, as seen from ``here``."""
        owned = self._owned.get(seat)
        if owned is None:
            owned = self._owned[seat] = [self._as_goal(it, seat) for it in self._abilities(seat)]
        worth = self.worth.effects
        return [
            Goal(it.target, worth(it.effects, seat, here), it.need) if isinstance(it, Local) else it
            for it in owned
        ]

    def _abilities(self, seat: int) -> list[Local]:
        c = self.c
        player = self.g.players[seat]
        costs = c.hq_cost[player.affiliation]
        found = [
            Local(c.hq1 + number, ability.effects, costs[number])
            for number, ability in enumerate(c.hq[player.affiliation].abilities)
        ]
        for card in player.team:
            paid = c.paid[card]
            if paid is not None:
                found.append(Local(card, paid.effects, c.paid_cost[card]))
        return found

    def _as_goal(self, it: Local, seat: int) -> Goal | Local:
        """A goal, if it is worth the same everywhere."""
        if any(isinstance(effect, LOCAL) for effect in it.effects):
            return it
        return Goal(it.target, self.worth.effects(it.effects, seat, 0), it.need)

    def open_goals(self) -> list[Goal]:
        """What the active player has not completed yet this turn."""
        g = self.g
        here = g.players[g.active].location
        lord = self.c.voldemort in g.turn.targets
        need = g.turn.need
        goals = self.goals_at(g.active, here, lord=lord)
        return [
            goal
            if goal.need == need[goal.target]
            else Goal(goal.target, goal.worth, need[goal.target])
            for goal in goals
            if need[goal.target]
        ]

    # -- promises ----------------------------------------------------------------------------------------

    def outlook(self, goals: Iterable[Goal], dice: int) -> float:
        """What rolling ``dice`` promises: the best goal, and something of the next best for spare dice. ``goals`` stand by
        worth."""
        return self._outlook(goals, dice, {})

    def _outlook(self, goals: Iterable[Goal], dice: int, needs: dict[int, int]) -> float:
        """The same with other needs for some targets."""
        best = second = least = 0.0
        wanted = 0
        book, high, closely = self.book, dice << 16, self.closely
        for target, worth, need in goals:
            if worth <= least:
                break  # what follows is worth no more
            if target in needs:
                need = needs[target]
            if need:
                chance, more, spent = book[high | need]
                promise = worth * chance
                if more and worth > spent * TOKEN_WORTH:
                    promise += more * (worth - spent * TOKEN_WORTH)
                if promise > best:
                    best, second, wanted = promise, best, need
                elif promise > second:
                    second = promise
                least = second if closely else best
        if not second:
            return best
        spare = TOTAL[dice] - TOTAL[wanted]
        return best + second * min(0.8, SPARE_DIE * max(1, spare))

    def promise(self, goal: Goal, dice: int) -> float:
        """Worth times chance; where everybody's trait tokens could fill a last gap, that chance too."""
        return self._outlook((goal,), dice, {})

    def dice(self) -> int:
        """All dice that can still be rolled this turn, those on the table included."""
        return dice_left(self.g)

    # -- plans -------------------------------------------------------------------------------------------

    def best_plan(self, rolled: list[int], goals: list[Goal], none: float | None = None) -> Plan:
        """The best way to use ``rolled``, or an empty plan if discarding a die promises more: ``none``, if that is known."""
        dice = packed(self.g.turn.pool)
        faces = look = 0
        for die in rolled:
            face = die & 7
            dice += ONE[die >> 3]
            faces |= 1 << face
            look += SHOWN[face]
        useful = [goal for goal in goals if goal.worth > 0 and WANTED[goal.need] & faces]
        book, high = self.book, dice << 16
        useful.sort(key=lambda goal: -goal.worth * book[high | goal.need][0])
        taken = [_take(goal, rolled, look) for goal in useful[: self.targets]]
        best, steps = 0.0, (NOTHING, NOTHING)
        for first, second in self._combined(taken):
            needs = {first.goal.target: first.need, second.goal.target: second.need}
            promise = self._outlook(goals, dice - first.spent - second.spent, needs)
            promise += first.done + second.done
            if promise > best + 1e-9:
                best, steps = promise, (first, second)
        if none is None:
            none = self.without_assigning(goals, dice, best)
        if best <= none + 1e-9:
            return Plan((), none)
        return Plan(tuple([(die, it.goal.target) for it in steps for die in it.dice]), best)

    def without_assigning(self, goals: list[Goal], dice: int, plan: float = 0.0) -> float:
        """Nothing is assigned: a die must go. ``plan``: what is promised if something is."""
        return max([self._outlook(goals, dice - die, {}) for die in EACH[dice]])

    def _combined(self, taken: list["Taken"]) -> list[tuple["Taken", "Taken"]]:
        """Each alone, then each before each other with what it leaves; not both ways round where that is the same."""
        steps = [(first, NOTHING) for first in taken]
        for number, first in enumerate(taken):
            for other, second in enumerate(taken):
                if other == number:
                    continue
                if not WANTED[first.goal.need] & WANTED[second.goal.need]:  # they want other dice
                    if other > number:
                        steps.append((first, second))
                    continue
                after = _take(second.goal, first.left, first.look)
                if after.dice and not (after.dice == second.dice and other < number):
                    steps.append((first, after))
        return steps


class QuickPlanner(Planner):
    """Looks at fewer targets, the better one first, at no goal that is worth less than the best promises, and at giving up a
    die only where rolling all of them promises more than the plan. It wins as often as with a closer look, or more."""

    targets = 2
    closely = False

    def without_assigning(self, goals: list[Goal], dice: int, plan: float = 0.0) -> float:
        rolling = self._outlook(goals, dice, {})
        return rolling if rolling < plan else super().without_assigning(goals, dice)

    def _combined(self, taken: list["Taken"]) -> list[tuple["Taken", "Taken"]]:
        steps = [(first, NOTHING) for first in taken]
        if len(taken) == 2:
            first, second = taken
            if WANTED[first.goal.need] & WANTED[second.goal.need]:
                second = _take(second.goal, first.left, first.look)
            if second.dice:
                steps.append((first, second))
        return steps


class Taken(msgspec.Struct, gc=False):
    """A goal with the dice that fit it, those left and how they look, what it needs then, the dice spent as a pool, and what is
    done with them."""

    goal: Goal
    dice: list[int]
    left: list[int]
    look: int
    need: int
    spent: int
    done: float


#: A second step that is none.
NOTHING = Taken(Goal(NOBODY, 0.0, 0), [], [], 0, 0, 0, 0.0)


def _take(goal: Goal, rolled: list[int], look: int) -> Taken:
    """Of equal faces those of the last colours."""
    faces, need, seen = TAKING[(look & LOOKED_AT[goal.need]) << 16 | goal.need]
    if not faces:
        return NOTHING
    left = rolled[:]
    dice = []
    spent = 0
    for face in faces:
        die = LAST_COLOUR | face
        while die not in left:
            die -= 8
        left.remove(die)
        dice.append(die)
        spent += ONE[die >> 3]
    return Taken(goal, dice, left, look - seen, need, spent, 0.0 if need else goal.worth)


def usual_pool(g: Rising, c: Cards, seat: int) -> list[int]:
    """The dice ``seat`` would roll with its team as it is."""
    player = g.players[seat]
    pool = list(c.hq_pool[player.affiliation])
    team = mask_of(player.team)
    for card in player.team:
        company = c.company[card]
        if company is not None and company.holds(team):
            left = [colour for colour in company.colours if pool[colour] < c.copies[colour]]
            if left:
                pool[left[0]] += 1
    return pool
