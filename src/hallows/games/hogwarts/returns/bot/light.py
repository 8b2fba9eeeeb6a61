"""The heroes: arm, destroy Horcruxes, and after the return find the Stone and catch Voldemort before he has the Wand."""

from collections.abc import Callable

import msgspec

from hallows.games.common.keys import what_of
from hallows.games.hogwarts.returns.bot.mind import FAR, LOST, WON, Mind, at_least, distances, say
from hallows.games.hogwarts.returns.rules.sides import (
    armed,
    has_relic,
    heroes,
    horcrux_here,
    horcruxes_left,
    is_harry,
)
from hallows.games.hogwarts.returns.state import Pawn
from hallows.kernel import Answer, Arg, Ask, Text

#: How much a Death Eater within reach weighs, in spaces of walking, and for one who has little life left.
THREAT, THREAT_WEAK = 1.0, 4.0
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
    g = mind.g
    board = g.kit.board
    giving = [n for n, gift in enumerate(g.plan.gifts) if gift.hp > 1 and n != mind.me.space]
    return mind.nearest(mind.me.space, [n for n in giving if not board.places >> n & 1])


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
    goal = errand(mind)
    return _scores(mind, options, goal, mind.passes(options, goal.space) if goal.lies else set())


def _scores(mind: Mind, options: tuple[str, ...], goal: Errand, over: set[str]) -> dict[str, float]:
    g, me = mind.g, mind.me
    scores: dict[str, float] = {}
    for option, end in mind.ends(options).items():
        score = -float(mind.far(end, goal.space))
        if option in over:
            score = 8.0
        if end == goal.space and not goal.lies:
            score += 6.0
        if armed(g, me) and horcrux_here(g, end) >= 0:
            score += 5.0
        score += _welcome(mind, end) - mind.eater_risk(end) - _threat(mind, end)
        score += _danger(mind, end)
        if option in over and _armed_there(mind, goal, end):
            score = WON
        scores[option] = score
    return scores


def _armed_there(mind: Mind, goal: Errand, end: int) -> bool:
    """C-131: Voldemort has no Wand, and is met with the Stone just taken."""
    return goal.key == "stone" and end == mind.voldemort.space and not mind.hunter()


def _why(mind: Mind, goal: Errand, where: str, over: bool) -> Text | None:
    args: dict[str, Arg] = {"where": where}
    if goal.key == "idle":
        return Text("reason.move.idle", args)
    if goal.object:
        args["object"] = goal.object
    end = mind.g.kit.board.number[where.partition(":")[2]]
    if over and _armed_there(mind, goal, end):
        return Text("reason.move.armed", args)
    if over:
        return Text("reason.move.over", args)
    args["far"] = mind.far(end, goal.space)
    return Text(f"reason.move.{goal.key}", args)


def _welcome(mind: Mind, end: int) -> float:
    """What the space gives, in spaces of walking."""
    g = mind.g
    gift = g.plan.gifts[end]
    worth = 0.5 * (gift.spells + gift.potions)
    worth += (1.0 if g.returned and mind.me.hp < 5 else 0.3) * gift.hp
    if g.kit.board.common_rooms >> end & 1:
        worth += 0.6 if mind.me.floo else 1.5
    return worth


def _threat(mind: Mind, end: int) -> float:
    """Death Eaters who could come there with their next die, in spaces of walking."""
    g, me = mind.g, mind.me
    if not g.returned:
        return 0.0
    on_foot = distances(g.plan.on_foot, end)
    coming = sum(at_least(on_foot[eater.space], 1) for eater in g.eaters if eater.space >= 0)
    return coming * (THREAT_WEAK if me.hp < 4 else THREAT)


def _danger(mind: Mind, end: int) -> float:
    """For Harry: how likely Voldemort comes, and what that would mean."""
    g, me = mind.g, mind.me
    if not g.returned or not is_harry(g, me):
        return 0.0
    he = mind.voldemort
    hunter = mind.hunter()
    if end == he.space and hunter:
        return WON if hunter == "harry" else LOST * mind.stake()
    gap = mind.far(he.space, end)
    if hunter == "voldemort":
        return -60.0 * mind.stake() * at_least(gap, 2) - max(0.0, 14.0 - gap) / 2
    if not hunter and g.at[g.plan.wand] >= 0:
        # he may take the Wand on the way to us
        wand = g.at[g.plan.wand]
        if mind.far(he.space, wand) + mind.far(wand, end) <= 12 and not has_relic(g, me):
            return -20.0
    return 0.0


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
    if is_harry(mind.g, mind.me) and _danger(mind, mind.me.space) < -30.0:
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
    number = g.kit.board.number
    he = mind.voldemort.space
    stone = g.at[g.plan.stone]

    def worth(option: str) -> float:
        space = number[what_of(option)]
        far = mind.far(he, space)
        return far - 0.2 * mind.far(stone, space) if far < FAR else -1.0

    best = max(ask.options, key=worth)
    return say(best, "wand.far", far=mind.far(he, number[best[3:]]))


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
