"""The mind of a team player at one question of Death Eaters Rising.

It travels where reach times worth, less the danger, is best; puts dice on the plan that promises most; heals
before defeats and cleanses before Places fall; helps with tokens when they complete something; and goes for
Voldemort whenever he can be hurt. It looks one roll ahead and trusts its team mates to do the same. What things
are worth is in ``worth``, what dice promise in ``planning``.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import partial

from hallows.games.common.keys import split, verb_of, what_of
from hallows.games.rising.bot.planning import TOKEN_WORTH, Goal, Plan, Planner, usual_pool
from hallows.games.rising.bot.reasons import Reasons
from hallows.games.rising.compiled import T_CLEANSE, T_DIE, T_HEAL, T_SYMBOL, Cards
from hallows.games.rising.counts import ONE, PARTS, WANTED, covered, packed, unpacked
from hallows.games.rising.effects import COLOURS, LOCATIONS, TRAITS, SetFace
from hallows.games.rising.rules.abilities import die_key, spared
from hallows.games.rising.rules.rolling import ROLL_OR_STOP, several
from hallows.games.rising.state import FINAL, Rising
from hallows.kernel import NO, PASS, YES, Answer, Text

Why = Callable[[], Text | None]

WORTH_MOVING = 0.9  # how much better another place must be
WORTH_SETTING = 0.7  # how much better a plan must become by turning a die
SAFE_DRAW = 2.0  # what a token is worth that costs a box nobody will miss
SAFE_WOUND = 2  # boxes a Wizard must keep that wounds itself


class Mind:
    """One decision of one seat: for every question an option, and why if anybody asks."""

    def __init__(self, g: Rising, c: Cards, seat: int, planner: Planner | None = None) -> None:
        self.g = g
        self.c = c
        self.seat = seat
        self.planner = planner or Planner(g, c)
        self.worth = self.planner.worth
        self.reasons = Reasons(self.planner)

    def answer(self, prompt: str, options: tuple[str, ...]) -> Answer:
        if prompt.startswith("window."):
            return self.window(options)
        question = QUESTIONS.get(prompt)
        if question is not None:
            return question(self, options)
        return Answer(YES if YES in options else options[0])

    # -- the beginning of the game and of the turn -------------------------------------------------------

    def start(self, options: tuple[str, ...]) -> Answer:
        """A starter of an affiliation nobody has: together the dice are more varied."""
        taken = {player.affiliation for player in self.g.players}
        for option in options:
            affiliation = self.c.affiliation[self.c.number[option[6:]]]
            if affiliation not in taken:
                return Answer(option, partial(self.reasons.start, affiliation))
        return Answer(options[0])

    def travel(self, options: tuple[str, ...]) -> Answer:
        places = [LOCATIONS.index(option[7:]) for option in options]
        promises = self._travel_promises(usual_pool(self.g, self.c, self.seat))
        best = max(places, key=lambda here: promises[here])
        return Answer(options[places.index(best)], lambda: self.reasons.travel(self.seat, best))

    def _travel_promises(self, pool: list[int]) -> list[float]:
        """For each Location what it promises, wherever Voldemort may turn to, less the danger if he comes."""
        g, worth = self.g, self.worth
        dice = packed(pool)
        alone = self._outlooks(dice, lord=False)
        arrives = [worth.arrival(here) for here in range(3)]
        attack = worth.attack_on(g.players[self.seat].team)
        if not g.risen or not worth.voldemort():
            return [alone[here] - arrives[here] * attack for here in range(3)]
        met = self._outlooks(dice, lord=True)
        followed = self._outlooks(packed(_without_one(pool)), lord=True)
        return [
            sum(
                arrives[where]
                * (met[where] if where == here else max(alone[here], followed[where]))
                for where in range(3)
            )
            - arrives[here] * attack
            for here in range(3)
        ]

    def _outlooks(self, dice: int, *, lord: bool) -> list[float]:
        """What dice promise at each Location, with Voldemort there or without."""
        at, outlook = self.planner.goals_at, self.planner.outlook
        return [outlook(at(self.seat, here, lord=lord), dice) for here in range(3)]

    # -- before a roll -----------------------------------------------------------------------------------

    def ready(self, options: tuple[str, ...]) -> Answer:
        """A better place, another die, a token from Mundungus; else roll."""
        goals = self.planner.open_goals()
        if len(options) == len(ROLL_OR_STOP):
            return Answer("roll", lambda: self._why_ready("roll", goals))
        now = self._now(goals)
        best, gain = "roll", 0.0
        for option in options:
            verb = verb_of(option)
            better = 0.0
            if verb in ("redeploy", "move"):
                better = self.planner.outlook(*self.elsewhere(option)) - now - WORTH_MOVING
            elif verb == "token":
                better = self._die_gain(option, goals, now) - TOKEN_WORTH
            elif verb == "use":
                better = 1.0 if self._may_wound(self.c.number[option[4:]]) else 0.0
            if better > gain:
                best, gain = option, better
        return Answer(best, lambda: self._why_ready(best, goals))

    def _now(self, goals: list[Goal]) -> float:
        return self.planner.outlook(goals, packed(self.g.turn.pool))

    def _why_ready(self, option: str, goals: list[Goal]) -> Text | None:
        verb = verb_of(option)
        if verb in ("redeploy", "move"):
            return self.reasons.chance(*self.elsewhere(option))
        if verb == "token":
            return self.reasons.die(self.c.played[option][0], goals)
        if verb == "use":
            return self.reasons.wound(self.c.number[option[4:]])
        return self.reasons.chance(goals, packed(self.g.turn.pool))

    def elsewhere(self, option: str) -> tuple[list[Goal], int]:
        """Goals and dice after moving there, perhaps with a die less."""
        g = self.g
        pool = list(g.turn.pool)
        verb, what = split(option)
        here = g.figure
        if verb == "redeploy":
            pool[COLOURS.index(what)] -= 1
        else:
            here = LOCATIONS.index(what)
        goals = self.planner.goals_at(self.seat, here, lord=g.risen and here == g.figure)
        return goals, packed(pool)

    def _die_gain(self, option: str, goals: list[Goal], now: float) -> float:
        """What a die token adds to the outlook."""
        kind, _ = self.c.played[option]
        if self.c.token_use[kind] != T_DIE:
            return 0.0
        pool = list(self.g.turn.pool)
        pool[self.c.token_detail[kind]] += 1
        return self.planner.outlook(goals, packed(pool)) - now

    def _may_wound(self, card: int) -> bool:
        return self.g.damage[card] + SAFE_WOUND < self.c.slots[card]

    def colour(self, options: tuple[str, ...]) -> Answer:
        """The extra die that helps most here."""
        goals, dice = self.goals_here(), packed(self.g.turn.pool)
        best = max(options, key=lambda key: self.planner.outlook(goals, dice + one(key)))
        return Answer(best, lambda: self.reasons.chance(goals, dice + one(best)))

    def goals_here(self) -> list[Goal]:
        """Before dice may be assigned."""
        here = self.g.players[self.seat].location
        return self.planner.goals_at(self.seat, here, lord=self.g.risen and here == self.g.figure)

    # -- after a roll ------------------------------------------------------------------------------------

    def assign(self, options: tuple[str, ...]) -> Answer:
        return self.assignment(options)[0]

    def assignment(self, options: tuple[str, ...]) -> tuple[Answer, Plan | None]:
        """The first step of the best plan, and that plan; before it, an ability that makes a better one."""
        turn = self.g.turn
        goals = self.planner.open_goals()
        plan = self.planner.best_plan(turn.rolled, goals)
        for option in options if turn.tricks else ():
            if option.startswith("use:"):
                why = self._worth_using(self.c.number[option[4:]], plan, goals)
                if why is not None:
                    return Answer(option, why), None
        if plan.moves:
            step = self.first_step(options, plan, goals)
            return Answer(step, lambda: self.reasons.step(plan, turn.rolled, goals)), plan
        dice = self.planner.dice()
        if turn.assigned:
            if plan.promise > 0.05:
                return Answer("roll", lambda: self.reasons.chance(goals, dice)), None
            return Answer("stop", lambda: self.reasons.stop(dice)), None
        return self._give_up([it for it in options if it.startswith("discard:")], goals), None

    def _give_up(self, options: Sequence[str], goals: list[Goal]) -> Answer:
        """The die that is missed least."""
        dice = self.planner.dice()
        best = max(options, key=lambda key: self.planner.outlook(goals, dice - one(key)))
        return Answer(best, lambda: self.reasons.spare(best, goals, dice))

    def first_step(
        self, options: tuple[str, ...], plan: Plan, goals: list[Goal] | None = None
    ) -> str:
        """All that the plan completes with one answer, or its first target, if that takes the same faces and colours that
        are missed no more (without ``goals`` that is not looked into); else a single die."""
        goes: dict[int, list[int]] = {}
        for die, target in plan.moves:
            goes.setdefault(target, []).append(die)
        first, target = plan.moves[0]
        name = self.c.ids[target]
        tried = [it for it in (f"complete:{name}", f"fill:{name}") if it in options]
        if len(goes) > 1:
            need, ids = self.g.turn.need, self.c.ids
            done = {ids[it] for it, dice in goes.items() if not _left(need[it], dice)}
            more = [it for it in options if "+" in it and set(what_of(it).split("+")) == done]
            tried = more + tried
        for option in tried:
            if self._as_planned(goes, several(self.g, self.c, option), goals):
                return option
        return next(
            option
            for option in options
            if option.startswith(f"assign:{name}:") and self.c.assigned[option][1] == first & 7
        )

    def _as_planned(
        self,
        goes: dict[int, list[int]],
        found: list[tuple[int, list[int]]],
        goals: list[Goal] | None,
    ) -> bool:
        """Whether dice go where the plan wants such faces, and other colours do not hurt."""
        for target, dice in found:
            if sorted(die & 7 for die in goes.get(target, ())) != sorted(die & 7 for die in dice):
                return False
        if goals is None:
            return True
        used = sum(ONE[die >> 3] for _, dice in found for die in dice)
        planned = sum(ONE[die >> 3] for target, _ in found for die in goes[target])
        if used == planned:
            return True
        left, outlook = self.planner.dice(), self.planner.outlook
        return outlook(goals, left - used) >= outlook(goals, left - planned)

    def _worth_using(self, card: int, plan: Plan, goals: list[Goal]) -> Why | None:
        """A re-roll for dice the plan has no use for, a setting that improves it, a safe wound: why; or None."""
        ability = self.c.ability[card]
        if self.c.wounding >> card & 1:
            return (lambda: self.reasons.wound(card)) if self._may_wound(card) else None
        if isinstance(ability, SetFace):
            rolls = list(self._settings(ability, goals))
            if not rolls:
                return None
            better, turned = self._best_roll(rolls, goals)
            if better.promise > plan.promise + WORTH_SETTING:
                return lambda: self.reasons.step(better, turned, goals)
            return None
        if goals and len(plan.moves) < len(self.g.turn.rolled):
            return lambda: self.reasons.useless(plan)
        return None

    def _best_roll(self, rolls: Iterable[list[int]], goals: list[Goal]) -> tuple[Plan, list[int]]:
        """The plan that promises most, with the roll it is for."""
        none = self.planner.without_assigning(goals, self.planner.dice())
        plans = [(self.planner.best_plan(rolled, goals, none), rolled) for rolled in rolls]
        return max(plans, key=lambda found: found[0].promise)

    def _settings(self, ability: SetFace, goals: list[Goal]) -> Iterator[list[int]]:
        """The roll with one die turned, in all ways the ability allows that something is waiting for."""
        rolled = self.g.turn.rolled
        wanted = 0
        for goal in goals:
            wanted |= WANTED[goal.need]
        faces = [face for face in map(TRAITS.index, ability.traits) if wanted >> face & 1]
        for die in dict.fromkeys(rolled):
            for face in faces:
                if die & 7 != face:
                    yield _turned(rolled, die, face)

    def set_die(self, options: tuple[str, ...]) -> Answer:
        goals = self.planner.open_goals()
        rolls = [self._after_setting(option) for option in options]
        plan, turned = self._best_roll(rolls, goals)
        best = options[rolls.index(turned)]
        return Answer(best, lambda: self.reasons.step(plan, turned, goals))

    def _after_setting(self, option: str) -> list[int]:
        rolled = self.g.turn.rolled
        _, which, trait = option.split(":")
        die = next(die for die in rolled if die_key(die) == which)
        return _turned(rolled, die, TRAITS.index(trait))

    def reroll(self, options: tuple[str, ...]) -> Answer:
        """All dice the plan does not need; as good are as many of others when what fits its targets is kept."""
        turn = self.g.turn
        plan = self.planner.best_plan(turn.rolled, self.planner.open_goals())
        kept = [die for die, _ in plan.moves]
        spare = Counter(die & 7 for die in turn.rolled) - Counter(die & 7 for die in kept)
        goals = {self.c.ids[target] for _, target in plan.moves}
        for option, thrown in spared(self.g, self.c, len(turn.rolled)).items():
            same = len(thrown) == spare.total() and set(what_of(option).split("+")) == goals
            if option in options and (same or Counter(die & 7 for die in thrown) == spare):
                return Answer(option, lambda: self.reasons.useless(plan))
        if not kept and "pick:all" in options:
            return Answer("pick:all", lambda: self.reasons.useless(plan))
        for die in turn.rolled:
            if die in kept:
                kept.remove(die)
            else:
                return Answer(f"pick:{die_key(die)}", lambda: self.reasons.useless(plan))
        return Answer("roll" if "roll" in options else options[0])

    def which(self, options: tuple[str, ...]) -> Answer:
        """Spend the colour that is missed least."""
        return self._give_up(options, self.planner.open_goals())

    # -- tokens ------------------------------------------------------------------------------------------

    def window(self, options: tuple[str, ...]) -> Answer:
        """Help where it completes something, saves somebody, or keeps a Place from falling."""
        if not self.g.turn.targets:
            return Answer(PASS)  # the opening window, for Exchanges only
        if self.g.phase != FINAL and self.c.can_wait.issuperset(options[1:]):
            return Answer(PASS, self.reasons.keep)
        goals = self.planner.open_goals()
        now = self._now(goals) if self.g.phase != FINAL else 0.0
        best, gain = PASS, TOKEN_WORTH
        for option in options[1:]:
            worth = self._token_gain(option, goals, now)
            if worth > gain:
                best, gain = option, worth
        return Answer(best, lambda: self._why_token(best, goals))

    def _why_token(self, option: str, goals: list[Goal]) -> Text | None:
        if option == PASS:
            return self.reasons.keep()
        if option not in self.c.played:
            return self.reasons.wound(self.c.number[option[4:]])
        kind, where = self.c.played[option]
        use = self.c.token_use[kind]
        if use == T_DIE:
            return self.reasons.die(kind, goals)
        if use == T_HEAL:
            return self.reasons.heal(where)
        if use == T_CLEANSE:
            return self.reasons.cleanse(where)
        return self.reasons.token(where) if use == T_SYMBOL else None

    def _token_gain(self, option: str, goals: list[Goal], now: float) -> float:
        """Dice are added while there is rolling to do, everything else waits for the end of the turn."""
        if option not in self.c.played:
            return SAFE_DRAW if self._may_wound(self.c.number[option[4:]]) else 0.0
        kind, where = self.c.played[option]
        use = self.c.token_use[kind]
        if self.g.phase != FINAL:
            return self._die_gain(option, goals, now) if use == T_DIE else 0.0
        if use == T_SYMBOL:
            return self._completing(goals, where)
        if use == T_HEAL:
            return self.worth.wound_risk(where)
        return self.worth.cleaning(where, 1) if use == T_CLEANSE else 0.0

    def _completing(self, goals: list[Goal], target: int) -> float:
        """What each token brings if everybody's trait tokens complete ``target``."""
        held = self.planner.helping
        for goal in goals:
            if goal.target == target:
                if any(count > held[trait] for trait, count in PARTS[goal.need]):
                    return 0.0
                return goal.worth / sum(unpacked(goal.need))
        return 0.0

    # -- healing and hitting -----------------------------------------------------------------------------

    def heal(self, options: tuple[str, ...]) -> Answer:
        """Whoever is nearest to defeat."""
        card = self._best_card(options, self.worth.wound_risk)
        return Answer(f"heal:{self.c.ids[card]}", lambda: self.reasons.heal(card))

    def hit(self, options: tuple[str, ...]) -> Answer:
        card = self._best_card(options, self.worth.death_eater)
        return Answer(f"hit:{self.c.ids[card]}", lambda: self.reasons.hit(card))

    def _best_card(self, options: tuple[str, ...], worth: Callable[[int], float]) -> int:
        named = [what_of(option) for option in options if option != PASS]
        return max((self.c.number[name] for name in named), key=worth)

    def agree(self, options: tuple[str, ...]) -> Answer:
        """An Exchange somebody proposes: what it is good for is beyond this player."""
        return Answer(NO)


#: One entry per question; any other is answered by its first option, or by yes.
QUESTIONS: dict[str, Callable[[Mind, tuple[str, ...]], Answer]] = {
    "start": Mind.start,
    "travel": Mind.travel,
    "ready": Mind.ready,
    "assign": Mind.assign,
    "assign.which": Mind.which,
    "pool.colour": Mind.colour,
    "set": Mind.set_die,
    "reroll": Mind.reroll,
    "hit": Mind.hit,
    "heal": Mind.heal,
    "heal.another": Mind.heal,
    "heal.each": Mind.heal,
    "exchange.agree": Mind.agree,
}


def one(key: str) -> int:
    """A single die of the colour an option names, packed as a pool."""
    return ONE[COLOURS.index(what_of(key))]


def _left(need: int, faces: list[int]) -> int:
    """What stays uncovered of ``need``."""
    for face in faces:
        need = covered(need, face)
    return need


def _without_one(pool: list[int]) -> list[int]:
    """A pool after giving up a die of its commonest colour."""
    colour = pool.index(max(pool))
    return [*pool[:colour], pool[colour] - 1, *pool[colour + 1 :]]


def _turned(rolled: list[int], die: int, face: int) -> list[int]:
    changed = list(rolled)
    changed[changed.index(die)] = die & ~7 | face
    return changed
