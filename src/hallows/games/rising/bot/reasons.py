"""Why the team player chooses as it does, for people who ask for a hint.

Every reason is a message ``reason.…`` with the figures the choice was made by; ``mind`` hands over what it has worked
out. Nothing here is asked for while bots play among themselves.
"""

from collections.abc import Sequence

from hallows.games.common.chances import percent
from hallows.games.rising.bot.planning import Goal, Plan, Planner, usual_pool
from hallows.games.rising.compiled import AT
from hallows.games.rising.counts import ONE, covered, dice_packed, packed, unpacked
from hallows.games.rising.effects import AFFILIATIONS
from hallows.games.rising.rules.pool import name
from hallows.games.rising.state import FINAL
from hallows.kernel import Arg, Text

EQUAL = 1e-9
FEW_BOXES = 3  # with so few left a Wizard on the board is in danger


class Reasons:
    """The reasons of one decision."""

    def __init__(self, planner: Planner) -> None:
        self.planner = planner
        self.g = planner.g
        self.c = planner.c
        self.worth = planner.worth

    # -- the beginning of the game and of the turn -------------------------------------------------------

    def start(self, affiliation: int) -> Text:
        return Text("reason.start", {"aff": f"aff:{AFFILIATIONS[affiliation]}"})

    def travel(self, seat: int, here: int) -> Text | None:
        """What can be done there; or that another place as good is more dangerous; or that he may be met."""
        dice = packed(usual_pool(self.g, self.c, seat))
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

    def chance(self, goals: Sequence[Goal], dice: int) -> Text | None:
        """What the next roll is for. A goal that only tokens can complete has no chance worth telling."""
        goal = self._best(goals, dice)
        if goal is None or not self.planner.odds.chance(dice, goal.need):
            return None
        return Text("reason.chance", self._aim(goal, dice))

    def stop(self, dice: int) -> Text:
        return Text("reason.stop", {"dice": sum(unpacked(dice))})

    def step(self, plan: Plan, rolled: list[int], goals: list[Goal]) -> Text | None:
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
        return self.chance([goal._replace(need=need)], dice)

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

    def wound(self, card: int) -> Text:
        boxes = self.c.slots[card] - self.g.damage[card]
        return Text("reason.wound", {"card": self.c.names[card], "left": boxes})

    def useless(self, plan: Plan) -> Text:
        return Text("reason.reroll", {"count": len(self.g.turn.rolled) - len(plan.moves)})

    def spare(self, option: str, goals: list[Goal], dice: int) -> Text | None:
        """A die given up: the one missed least, if there is anything it could be missed for."""
        if self._best(goals, dice) is None:
            return None
        return Text("reason.spare", {"die": f"die:{option.partition(':')[2]}"})

    # -- tokens ------------------------------------------------------------------------------------------

    def keep(self) -> Text:
        return Text("reason.keep" if self.g.phase == FINAL else "reason.later")

    def cleanse(self, where: int) -> Text:
        count = self.g.corruption[where]
        return Text("reason.cleanse", {"where": AT[where], "count": count, "full": self.c.boxes})

    def die(self, kind: int, goals: list[Goal]) -> Text | None:
        """What one die more changes for the goal it is for."""
        now = packed(self.g.turn.pool)
        dice = now + ONE[self.c.token_detail[kind]]
        chance = self.planner.odds.chance

        def gain(goal: Goal) -> float:
            return goal.worth * (chance(dice, goal.need) - chance(now, goal.need))

        goal = max(goals, key=gain, default=None)
        if goal is None:
            return None
        aim, before = self._aim(goal, dice), percent(chance(now, goal.need))
        return Text("reason.die", {**aim, "before": before}) if before != aim["chance"] else None

    def token(self, target: int) -> Text:
        count = sum(unpacked(self.g.turn.need[target]))
        return Text("reason.token", {"target": name(self.g, self.c, target), "count": count})

    # -- healing and hitting -----------------------------------------------------------------------------

    def heal(self, card: int) -> Text | None:
        """Whoever is healed is nearest to defeat, unless nobody is hurt."""
        damage = self.g.damage[card]
        if not damage:
            return None
        left = self.c.slots[card] - damage
        return Text("reason.heal", {"card": self.c.names[card], "left": left})

    def hit(self, card: int) -> Text | None:
        if self.g.damage[card] + 1 >= self.c.slots[card]:
            return Text("reason.finish", {"card": self.c.names[card]})
        if self.c.special[card] is None:
            return None
        return Text("reason.special", {"card": self.c.names[card]})
