"""Why the team player chooses as it does, for people who ask for a hint.

Every reason is a message ``reason.…`` with the figures the choice was made by. Nothing here is asked for while
bots play among themselves.
"""

from collections.abc import Callable, Sequence

from hallows.games.rising.bot.mind import Mind, one
from hallows.games.rising.bot.odds import percent
from hallows.games.rising.bot.planning import Goal, Plan
from hallows.games.rising.compiled import AT, T_CLEANSE, T_DIE, T_HEAL, T_SYMBOL
from hallows.games.rising.counts import ONE, covered, dice_packed, packed, unpacked
from hallows.games.rising.effects import AFFILIATIONS, LOCATIONS, SetFace
from hallows.games.rising.rules.pool import name
from hallows.games.rising.state import FINAL
from hallows.kernel import PASS, Arg, Text

EQUAL = 1e-9
FEW_BOXES = 3  # with so few left a Wizard on the board is in danger


class Reasons:
    """The reasons of one decision."""

    def __init__(self, mind: Mind) -> None:
        self.mind = mind
        self.g = mind.g
        self.c = mind.c
        self.planner = mind.planner
        self.worth = mind.worth

    def of(self, prompt: str, option: str) -> Text | None:
        if prompt.startswith("window."):
            return self._window(option)
        reasons: dict[str, Callable[[str], Text | None]] = {
            "start": self._start,
            "travel": self._travel,
            "ready": self._ready,
            "assign": self._assign,
            "assign.which": self._spare,
            "pool.colour": self._colour,
            "set": self._set,
            "reroll": self._reroll,
            "hit": self._hit,
            "heal": self._heal,
            "heal.another": self._heal,
            "heal.each": self._heal,
        }
        return reasons[prompt](option) if prompt in reasons else None

    # -- the beginning of the game and of the turn -------------------------------------------------------

    def _start(self, option: str) -> Text | None:
        own = self.c.affiliation[self.c.number[option[6:]]]
        if own in [player.affiliation for player in self.g.players]:
            return None
        return Text("reason.start", {"aff": f"aff:{AFFILIATIONS[own]}"})

    def _travel(self, option: str) -> Text | None:
        """What can be done there; or that another place as good is more dangerous; or that he may be met."""
        here, seat = LOCATIONS.index(option[7:]), self.mind.seat
        dice = packed(self.planner.usual_pool(seat))
        goals = [self.planner.goals_at(seat, at, lord=False) for at in range(3)]
        alone = [self.planner.outlook(there, dice) for there in goals]
        comes = [self.worth.arrival(at) for at in range(3)]
        rivals = [at for at in range(3) if at != here and alone[at] > alone[here] - EQUAL]
        worse = max(rivals, key=lambda at: comes[at], default=here)
        args: dict[str, Arg] = {"where": AT[here], "danger": percent(comes[here])}
        if comes[worse] > comes[here]:
            return Text("reason.safe", {**args, "other": AT[worse], "more": percent(comes[worse])})
        if self.g.risen and self.worth.voldemort() and rivals:
            return Text("reason.lord", args)
        goal = self._best(goals[here], dice)
        if goal is None:
            return None
        return Text("reason.travel", {**args, **self._aim(goal, dice)})

    # -- dice --------------------------------------------------------------------------------------------

    def _best(self, goals: Sequence[Goal], dice: int) -> Goal | None:
        """The goal that promises most."""
        open_ones = [goal for goal in goals if goal.need and self.planner.promise(goal, dice) > 0]
        return max(open_ones, key=lambda goal: self.planner.promise(goal, dice), default=None)

    def _aim(self, goal: Goal, dice: int) -> dict[str, Arg]:
        chance = percent(self.planner.odds.chance(dice, goal.need))
        target = name(self.g, self.c, goal.target)
        return {"target": target, "chance": chance, "dice": sum(unpacked(dice))}

    def _chance(self, goals: Sequence[Goal], dice: int) -> Text | None:
        """What the next roll is for. A goal that only tokens can complete has no chance worth telling."""
        goal = self._best(goals, dice)
        if goal is None or not self.planner.odds.chance(dice, goal.need):
            return None
        return Text("reason.chance", self._aim(goal, dice))

    def _ready(self, option: str) -> Text | None:
        verb = option.partition(":")[0]
        if verb in ("redeploy", "move"):
            return self._chance(*self.mind.elsewhere(option))
        if verb == "token":
            return self._die(option)
        if verb == "use":
            return self._wound(option)
        return self._chance(self.planner.open_goals(), packed(self.g.turn.pool))

    def _colour(self, option: str) -> Text | None:
        return self._chance(self.mind.goals_here(), packed(self.g.turn.pool) + one(option))

    def _assign(self, option: str) -> Text | None:
        verb = option.partition(":")[0]
        turn = self.g.turn
        goals = self.planner.open_goals()
        plan = self.planner.best_plan(turn.rolled, goals)
        if verb == "use":
            return self._use(option, plan, goals)
        if verb in ("assign", "fill"):
            return self._step(plan, turn.rolled, goals)
        if verb == "discard":
            return self._spare(option)
        if verb == "roll":
            return self._chance(goals, self.planner.dice())
        return Text("reason.stop", {"dice": sum(unpacked(self.planner.dice()))})

    def _step(self, plan: Plan, rolled: list[int], goals: list[Goal]) -> Text | None:
        """Where the plan leads with its first target."""
        if not plan.moves:
            return None
        target = plan.moves[0][1]
        goal = next(goal for goal in goals if goal.target == target)
        need, left = goal.need, list(rolled)
        for die, where in plan.moves:
            left.remove(die)
            if where == target:
                need = covered(need, die)
        if not need:
            return self._completed(target)
        dice = packed(self.g.turn.pool) + dice_packed(left)
        return self._chance([goal._replace(need=need)], dice)

    def _completed(self, target: int) -> Text:
        g, c = self.g, self.c
        if target == c.voldemort:
            left = g.options.voldemort_track - g.damage[target] - 1
            return Text("reason.voldemort", {"left": left})
        if c.wizards <= target < c.voldemort and g.damage[target] + 1 >= c.slots[target]:
            return Text("reason.finish", {"card": c.names[target]})
        if target < c.wizards and target not in g.players[g.active].team:
            boxes = c.slots[target] - g.damage[target]
            if boxes < FEW_BOXES:
                return Text("reason.rescue", {"card": c.names[target], "left": boxes})
        return Text("reason.complete", {"target": name(g, c, target)})

    def _use(self, option: str, plan: Plan, goals: list[Goal]) -> Text | None:
        card = self.c.number[option[4:]]
        ability = self.c.ability[card]
        if self.c.wounding >> card & 1:
            return self._wound(option)
        if isinstance(ability, SetFace):
            best = self.planner.best_plan
            turned = max(self.mind.settings(ability), key=lambda roll: best(roll, goals).promise)
            return self._step(best(turned, goals), turned, goals)
        return self._useless(plan)

    def _wound(self, option: str) -> Text:
        card = self.c.number[option[4:]]
        boxes = self.c.slots[card] - self.g.damage[card]
        return Text("reason.wound", {"card": self.c.names[card], "left": boxes})

    def _set(self, option: str) -> Text | None:
        goals, turned = self.planner.open_goals(), self.mind.after_setting(option)
        return self._step(self.planner.best_plan(turned, goals), turned, goals)

    def _reroll(self, option: str) -> Text | None:
        if not option.startswith("pick:"):
            return None
        plan = self.planner.best_plan(self.g.turn.rolled, self.planner.open_goals())
        return self._useless(plan)

    def _useless(self, plan: Plan) -> Text:
        return Text("reason.reroll", {"count": len(self.g.turn.rolled) - len(plan.moves)})

    def _spare(self, option: str) -> Text | None:
        """A die given up: the one missed least, if there is anything it could be missed for."""
        if self._best(self.planner.open_goals(), self.planner.dice()) is None:
            return None
        return Text("reason.spare", {"die": f"die:{option.partition(':')[2]}"})

    # -- tokens ------------------------------------------------------------------------------------------

    def _window(self, option: str) -> Text | None:
        if not self.g.turn.targets:
            return None
        if option == PASS:
            return Text("reason.keep" if self.g.phase == FINAL else "reason.later")
        if option not in self.c.played:
            return self._wound(option)
        kind, where = self.c.played[option]
        use = self.c.token_use[kind]
        if use == T_DIE:
            return self._die(option)
        if use == T_HEAL:
            return self._nearest(where)
        if use == T_CLEANSE:
            count = self.g.corruption[where]
            return Text(
                "reason.cleanse", {"where": AT[where], "count": count, "full": self.c.boxes}
            )
        return self._covered(where) if use == T_SYMBOL else None

    def _die(self, option: str) -> Text | None:
        """What one die more changes for the goal it is for."""
        kind, _ = self.c.played[option]
        if self.c.token_use[kind] != T_DIE:
            return None
        now = packed(self.g.turn.pool)
        dice = now + ONE[self.c.token_detail[kind]]
        chance, goals = self.planner.odds.chance, self.planner.open_goals()

        def gain(goal: Goal) -> float:
            return goal.worth * (chance(dice, goal.need) - chance(now, goal.need))

        goal = max(goals, key=gain, default=None)
        if goal is None:
            return None
        aim, before = self._aim(goal, dice), percent(chance(now, goal.need))
        return Text("reason.die", {**aim, "before": before}) if before != aim["chance"] else None

    def _covered(self, target: int) -> Text:
        count = sum(unpacked(self.g.turn.need[target]))
        return Text("reason.token", {"target": name(self.g, self.c, target), "count": count})

    # -- healing and hitting -----------------------------------------------------------------------------

    def _heal(self, option: str) -> Text | None:
        return None if option == PASS else self._nearest(self.c.number[option[5:]])

    def _nearest(self, card: int) -> Text | None:
        """Whoever is healed is nearest to defeat, unless nobody is hurt."""
        damage = self.g.damage[card]
        if not damage:
            return None
        left = self.c.slots[card] - damage
        return Text("reason.heal", {"card": self.c.names[card], "left": left})

    def _hit(self, option: str) -> Text | None:
        if option == PASS:
            return None
        card = self.c.number[option[4:]]
        if self.g.damage[card] + 1 >= self.c.slots[card]:
            return Text("reason.finish", {"card": self.c.names[card]})
        if self.c.special[card] is None:
            return None
        return Text("reason.special", {"card": self.c.names[card]})
