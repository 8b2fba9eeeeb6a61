"""The heroes: arm, destroy Horcruxes, and after the return find the Stone and catch Voldemort before he has the Wand."""

from collections.abc import Callable
from functools import cache, lru_cache

import msgspec

from hallows.games.common.keys import what_of
from hallows.games.hogwarts.returns.bot.mind import FAR, LOST, WON, Mind, at_least, distances, say
from hallows.games.hogwarts.returns.content import Plan
from hallows.games.hogwarts.returns.rules.sides import (
    armed,
    heroes,
    horcrux_here,
    horcruxes_left,
    is_harry,
)
from hallows.games.hogwarts.returns.state import Pawn
from hallows.games.hogwarts.ways import Roads
from hallows.kernel import Answer, Arg, Ask, Text

#: How much a Death Eater within reach weighs, in spaces of walking, and for one who has little life left.
THREAT, THREAT_WEAK = 1.0, 4.0
OVER = 8.0  # what a way is worth that leads over what one wants
STRETCH = 40  # farther than this is no farther


class Errand(msgspec.Struct, frozen=True):
    """Where a hero wants to go; ``lies``: it is enough to pass there."""

    space: int
    key: str
    lies: bool = False
    object: str = ""


# -- what a hero wants ---------------------------------------------------------------------------------------


def errand(mind: Mind) -> Errand:
    g, me = mind.g, mind.me
    if g.returned and is_harry(g, me):
        stone = g.at[g.plan.stone]
        if stone >= 0:
            return Errand(stone, "stone", True, g.kit.object_names[g.plan.stone])
        if mind.hunter() == "harry":
            return Errand(mind.voldemort.space, "hunt")
    if armed(g, me):
        return _horcrux(mind) or Errand(_refuge(mind), "idle")
    return _weapon(mind) or Errand(_refuge(mind), "idle")


def _horcrux(mind: Mind) -> Errand | None:
    """The cheapest Horcrux, counting those aside that another armed hero is much nearer to."""
    g, me = mind.g, mind.me
    others = [mate for mate in heroes(g) if mate is not me and armed(g, mate)]
    best: tuple[int, int, int] | None = None
    for thing, space in g.plan.horcruxes.items():
        if g.at[thing] < 0:
            continue
        goal, cost = approach(mind, me, space)
        if any(approach(mind, mate, space)[1] < cost - 1 for mate in others):
            cost += 12
        if best is None or cost < best[0]:
            best = (cost, goal, thing)
    if best is None:
        return None
    _, goal, thing = best
    return Errand(goal, "horcrux", object=g.kit.object_names[thing])


def approach(mind: Mind, pawn: Pawn, space: int) -> tuple[int, int]:
    """Where one must go for a Horcrux, and how far it is: a special place is reached from a tower, with Floo powder."""
    board = mind.g.kit.board
    if not board.places >> space & 1:
        return space, mind.far(pawn.space, space)
    if pawn.space == space:
        return space, 0
    towers = mind.g.kit.objects_of(board.towers)
    if pawn.floo:
        tower = mind.nearest(pawn.space, [t for t in towers if t != pawn.space])
        return tower, mind.far(pawn.space, tower) + 3
    room = mind.nearest(pawn.space, mind.g.kit.objects_of(board.common_rooms))
    return room, mind.far(pawn.space, room) + 10


def _weapon(mind: Mind) -> Errand | None:
    """A weapon that lies somewhere, unless an unarmed mate is nearer to it and there is none for both."""
    g, me = mind.g, mind.me
    lying = [thing for thing in g.kit.objects_of(g.plan.weapons) if g.at[thing] >= 0]
    mates = [mate for mate in heroes(g) if mate is not me and not armed(g, mate)]
    best: tuple[int, int] | None = None
    for thing in lying:
        cost = mind.far(me.space, g.at[thing])
        nearer = sum(mind.far(mate.space, g.at[thing]) < cost for mate in mates)
        cost += 8 * nearer
        if best is None or cost < best[0]:
            best = (cost, thing)
    if best is None:
        return None
    return Errand(g.at[best[1]], "weapon", True, g.kit.object_names[best[1]])


def _refuge(mind: Mind) -> int:
    """Nothing to do: where life is gained."""
    here = mind.me.space
    return mind.nearest(here, [space for space in _healing(mind.g.plan) if space != here])


@lru_cache(maxsize=4)
def _healing(plan: Plan) -> list[int]:
    return [n for n, gift in enumerate(plan.gifts) if gift.hp > 1 and plan.walked >> n & 1]


# -- moving --------------------------------------------------------------------------------------------------


def move(mind: Mind, ask: Ask) -> Answer:
    g = mind.g
    goal = errand(mind)
    over = mind.passes(ask.options, goal.space) if goal.lies else set()
    best = mind.best(_scores(mind, ask.options, goal, over))
    where = g.kit.space_names[g.kit.board.number[best[5:]]]
    return Answer(best, lambda: _why(mind, goal, where, best in over))


def walking(mind: Mind, options: tuple[str, ...]) -> dict[str, float]:
    """How much a hero likes each end of a move."""
    return liking(mind, options, errand(mind))


def liking(mind: Mind, options: tuple[str, ...], goal: Errand) -> dict[str, float]:
    """The same, on that errand."""
    return _scores(mind, options, goal, mind.passes(options, goal.space) if goal.lies else set())


def _scores(mind: Mind, options: tuple[str, ...], goal: Errand, over: set[str]) -> dict[str, float]:
    near, deeds = distances(mind.roads, goal.space), occasions(goal, targets(mind))
    gifts, fears = welcomes(mind.g.plan, *needs(mind)), dangers(mind)
    scores: dict[str, float] = {}
    for option, end in mind.ends(options).items():
        score = (OVER if option in over else -near[end]) + deeds.get(end, 0.0)
        score += gifts[end] - mind.eater_risk(end) - _threat(mind, end)
        score += fears[end]
        if option in over and armed_there(mind, goal, end):
            score = WON
        scores[option] = score
    return scores


def targets(mind: Mind) -> tuple[int, ...]:
    """Where this hero could attack a Horcrux."""
    g = mind.g
    if not armed(g, mind.me):
        return ()
    return tuple([space for thing, space in g.plan.horcruxes.items() if g.at[thing] >= 0])


def occasions(goal: Errand, attacks: tuple[int, ...]) -> dict[int, float]:
    """What can be done on a space: an attack on a Horcrux, or the errand itself."""
    deeds = dict.fromkeys(attacks, 5.0)
    if not goal.lies:
        deeds[goal.space] = deeds.get(goal.space, 0.0) + 6.0
    return deeds


def armed_there(mind: Mind, goal: Errand, end: int) -> bool:
    """C-131: Voldemort has no Wand, and is met with the Stone just taken."""
    return goal.key == "stone" and end == mind.voldemort.space and not mind.hunter()


def _why(mind: Mind, goal: Errand, where: str, over: bool) -> Text | None:
    args: dict[str, Arg] = {"where": where}
    if goal.key == "idle":
        return Text("reason.move.idle", args)
    if goal.object:
        args["object"] = goal.object
    end = mind.g.kit.board.number[where.partition(":")[2]]
    if over and armed_there(mind, goal, end):
        return Text("reason.move.armed", args)
    if over:
        return Text("reason.move.over", args)
    args["far"] = mind.far(end, goal.space)
    return Text(f"reason.move.{goal.key}", args)


def needs(mind: Mind) -> tuple[bool, bool]:
    """Whether a hero needs life, and Floo powder."""
    return bool(mind.g.returned and mind.me.hp < 5), not mind.me.floo


@lru_cache(maxsize=16)
def welcomes(plan: Plan, life: bool, floo: bool) -> tuple[float, ...]:
    """What each space gives, in spaces of walking, by what is needed."""
    worths = []
    for space, gift in enumerate(plan.gifts):
        worth = 0.5 * (gift.spells + gift.potions)
        worth += (1.0 if life else 0.3) * gift.hp
        if plan.common_rooms >> space & 1:
            worth += 1.5 if floo else 0.6
        worths.append(worth)
    return tuple(worths)


def _threat(mind: Mind, end: int) -> float:
    """Death Eaters who could come there with their next die, in spaces of walking."""
    g, me = mind.g, mind.me
    if not g.returned:
        return 0.0
    chances = _creeping(g.plan.on_foot, end)
    coming = sum([chances[eater.space] for eater in g.eaters if eater.space >= 0])
    return coming * (THREAT_WEAK if me.hp < 4 else THREAT)


@cache
def _creeping(on_foot: Roads, end: int) -> tuple[float, ...]:
    """From each space, the chance to come there with one die."""
    return tuple([at_least(far, 1) for far in distances(on_foot, end)])


def dangers(mind: Mind) -> list[float]:
    """For Harry on each space: how likely Voldemort comes, and what that would mean."""
    g, me = mind.g, mind.me
    found = [0.0] * len(g.plan.gifts)
    if not g.returned or not is_harry(g, me):
        return found
    he = mind.voldemort.space
    hunter = mind.hunter()
    wand = g.at[g.plan.wand]
    if hunter == "voldemort":
        fears = _fears(mind.stake())
        found = [fears[gap] for gap in distances(mind.roads, he)]
        found[he] = LOST * mind.stake()
    elif hunter:
        found[he] = WON
    elif wand >= 0:
        # he may take the Wand on the way to us
        left = 12 - mind.far(he, wand)
        found = [-20.0 if far <= left else 0.0 for far in distances(mind.roads, wand)]
    return found


@cache
def _fears(stake: float) -> list[float]:
    """Of Voldemort, by how far away he is."""
    return [-60.0 * stake * at_least(gap, 2) - max(0.0, 14.0 - gap) / 2 for gap in range(FAR + 1)]


def way(mind: Mind, ask: Ask) -> Answer:
    """The one that passes most."""
    best = max(ask.options, key=lambda option: (option != "way:direct", len(option)))
    return say(best, "way")


# -- beginning and ending ------------------------------------------------------------------------------------


def begin(mind: Mind, ask: Ask) -> Answer:
    """Try again, strike, arm somebody, use cards that help at once; else roll."""
    options = ask.options
    if "retry" in options:
        return say("retry", "retry")
    if "strike" in options:
        return say("strike", "strike")
    for option in options:
        if option.startswith(("give:", "take:")) and _sensible(mind, option):
            return say(option, "hand")
    for option in options:
        if option == "play:accio" or (option == "play:obliviate" and mind.g.returned):
            return say(option, "start", card=f"spell:{what_of(option)}")
        if option == "play:priori_incantatem":
            return say(option, "start", card=f"spell:{what_of(option)}")
    return Answer("roll", lambda: Text("reason.roll"))


def _sensible(mind: Mind, option: str) -> bool:
    """A second weapon for one who has none, while there are Horcruxes; from Harry rather than to him after the return."""
    verb, _, seat = option.split(":")
    g, me = mind.g, mind.me
    mate = g.pawns[int(seat)]
    giver, taker = (me, mate) if verb == "give" else (mate, me)
    if not horcruxes_left(g) or armed(g, taker):
        return False
    both = (giver.objects & g.plan.weapons).bit_count() > 1
    return both or bool(g.returned and is_harry(g, giver))


def passing(mind: Mind, ask: Ask) -> Answer:
    for option in ask.options[1:]:
        if _sensible(mind, option):
            return say(option, "hand")
    return say(ask.options[0], "hand.none")


def agree(mind: Mind, ask: Ask) -> Answer:
    return say("yes", "agree")


def lend(mind: Mind, ask: Ask) -> Answer:
    """What another can use at once one gives, unless one stands before a Horcrux oneself."""
    if horcrux_here(mind.g, mind.me.space) >= 0:
        return say("no", "keep")
    return say("yes", "agree")


def pick(mind: Mind, ask: Ask) -> Answer:
    return Answer(ask.options[0], lambda: Text("reason.pick"))


def gate(mind: Mind, ask: Ask) -> Answer:
    goal = errand(mind)
    board = mind.g.kit.board
    onward = mind.far(board.cauldron, goal.space) < mind.far(board.start, goal.space)
    return Answer("yes" if onward else "no", lambda: Text("reason.gate"))


def horcrux(mind: Mind, ask: Ask) -> Answer:
    """Always, but for Harry with Voldemort at his heels."""
    if is_harry(mind.g, mind.me) and dangers(mind)[mind.me.space] < -30.0:
        return say("no", "flee")
    return say("yes", "strike")


def floo(mind: Mind, ask: Ask) -> Answer:
    """To the Ministry, if its Horcrux is there and one has a weapon."""
    g, me = mind.g, mind.me
    for thing, space in g.plan.horcruxes.items():
        option = g.kit.to[space]
        if option in ask.options and g.at[thing] >= 0 and armed(g, me) and not g.attacked:
            return say(option, "floo", object=g.kit.object_names[thing])
    return Answer("stay", lambda: Text("reason.stay"))


def common_room(mind: Mind, ask: Ask) -> Answer:
    """Floo powder if one needs some for the Ministry."""
    g, me = mind.g, mind.me
    board = g.kit.board
    needed = any(g.at[t] >= 0 and board.places >> s & 1 for t, s in g.plan.horcruxes.items())
    if needed and not me.floo and "token:floo" in ask.options:
        return say("token:floo", "room.floo")
    option = "draw:potion" if len(me.potions) < len(me.spells) else "draw:spell"
    return say(option, "room.card")


def reroll(mind: Mind, ask: Ask) -> Answer:
    return say("keep", "felix.keep")


def summon(mind: Mind, ask: Ask) -> Answer:
    return Answer(ask.options[0], lambda: Text("reason.pick"))


def forget(mind: Mind, ask: Ask) -> Answer:
    """A Death Eater; else Pettigrew."""
    g = mind.g
    foes = [o for o in ask.options if o.startswith("eater:")] or [f"target:{g.dark}"]
    found = [option for option in foes if option in ask.options]
    return forgetting(found[0] if found else ask.options[0])


def forgetting(option: str) -> Answer:
    """With one card less somebody fights worse."""
    return say(option, "forget", who=option.replace("target:", "seat:"))


def search(mind: Mind, ask: Ask) -> Answer:
    """The strongest attack."""
    best = max(ask.options, key=lambda option: mind.card(option).damage)
    return say(best, "search", card=mind.card(best).name)


def relic(mind: Mind, ask: Ask) -> Answer:
    """The Wand as far from Voldemort, and as near to the Stone, as can be: who takes the one may wait for the other."""
    g = mind.g
    ends = g.plan.ends
    far = distances(mind.roads, mind.voldemort.space)
    near = distances(mind.roads, g.at[g.plan.stone])

    def worth(option: str) -> float:
        space = ends[option]
        return far[space] - 0.2 * near[space] if far[space] < FAR else -1.0

    best = max(ask.options, key=worth)
    return say(best, "wand.far", far=far[ends[best]])


def hiding(mind: Mind, seeker: int, near: int, space: int, weight: float) -> float:
    """How well a relic is hidden from ``seeker``: far from it, and by ``weight`` far from another space."""
    far = mind.far(seeker, space)
    return far + weight * min(STRETCH, mind.far(near, space)) if far < FAR else -FAR


def hero(mind: Mind, ask: Ask) -> Answer:
    """The first of the book."""
    best = ask.options[0]
    sheet = next(sheet for sheet in mind.g.kit.students if sheet.name == best)
    return say(best, "hero", character=best, dice=sheet.dice, hp=sheet.hp)


def meet(mind: Mind, ask: Ask) -> Answer:
    """The weakest one."""
    g = mind.g
    weak = min(ask.options, key=lambda o: g.eaters[g.plan.eater_number[what_of(o)]].hp)
    return say(weak, "weakest")


def stay(mind: Mind, ask: Ask) -> Answer:
    return Answer("stay", lambda: Text("reason.stay"))


def door(mind: Mind, ask: Ask) -> Answer:
    """Through it, if the Horcrux is behind it."""
    g = mind.g
    there = g.kit.board.door[mind.me.space]
    assert there is not None
    if armed(g, mind.me) and horcrux_here(g, there) >= 0:
        return say(ask.options[1], "door", object=g.kit.object_names[horcrux_here(g, there)])
    return say("stay", "door.stay")


LIGHT: dict[str, Callable[[Mind, Ask], Answer]] = {
    "hero": hero,
    "begin": begin,
    "reroll": reroll,
    "move": move,
    "way": way,
    "pick": pick,
    "passing": passing,
    "handed": agree,
    "lend": lend,
    "gate": gate,
    "horcrux": horcrux,
    "floo": floo,
    "pitch": stay,
    "door": door,
    "common.room": common_room,
    "close": passing,
    "meet": meet,
    "relic": relic,
    "summon": summon,
    "forget": forget,
    "search": search,
}
