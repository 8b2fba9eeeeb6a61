"""Pettigrew on his round of the four tokens; Voldemort after the Wand and then after Harry; Death Eaters after heroes."""

from collections.abc import Callable
from functools import lru_cache

from hallows.games.common.keys import what_of
from hallows.games.hogwarts.compiled import PASSAGES
from hallows.games.hogwarts.returns.bot.light import forgetting, search, summon, way
from hallows.games.hogwarts.returns.bot.mind import LOST, WON, Mind, at_least, distances, say
from hallows.games.hogwarts.returns.content import Plan
from hallows.games.hogwarts.returns.rules.sides import armed, heroes, is_harry
from hallows.games.hogwarts.returns.state import Pawn
from hallows.games.hogwarts.ways import Roads
from hallows.kernel import Answer, Ask, Text

# -- Pettigrew -----------------------------------------------------------------------------------------------


def tour(mind: Mind, start: int, spots: list[int]) -> int:
    """The shortest round over what is missing, to the pitch."""
    return min([near[start] + rest for near, rest in _rounds(mind.roads, tuple(spots))])


@lru_cache(maxsize=1024)
def _rounds(roads: Roads, spots: tuple[int, ...]) -> list[tuple[tuple[int, ...], int]]:
    """The best round for each spot it may begin with: how far that is from everywhere, and how long what follows."""
    found = []
    for spot in spots:
        others = _rounds(roads, tuple([other for other in spots if other != spot]))
        found.append((distances(roads, spot), min([near[spot] + rest for near, rest in others])))
    return found or [(distances(roads, roads.board.pitch), 0)]


def missing(mind: Mind) -> list[int]:
    """Where the tokens of the ritual lie that Pettigrew does not have."""
    g = mind.g
    return [g.at[thing] for thing in g.kit.objects_of(g.plan.ritual) if g.at[thing] >= 0]


def move(mind: Mind, ask: Ask) -> Answer:
    return _voldemort(mind, ask) if mind.g.returned else _pettigrew(mind, ask)


def hunting(mind: Mind, options: tuple[str, ...]) -> dict[str, float]:
    """How much Pettigrew, or Voldemort, likes each end of a move."""
    if mind.g.returned:
        return _his_scores(mind, options, _over_the_wand(mind, options))
    return _tours(mind, options, _over_tokens(mind, options))


def _over_tokens(mind: Mind, options: tuple[str, ...]) -> dict[int, set[str]]:
    return {spot: mind.passes(options, spot) for spot in dict.fromkeys(missing(mind))}


def _tours(mind: Mind, options: tuple[str, ...], over: dict[int, set[str]]) -> dict[str, float]:
    pitch = mind.g.kit.board.pitch
    spots = missing(mind)
    passed = any(over.values())
    scores: dict[str, float] = {}
    for option, end in mind.ends(options).items():
        left = [spot for spot in spots if option not in over[spot]] if passed else spots
        scores[option] = -float(tour(mind, end, left)) - 0.5 * len(left)
        if end == pitch and left:
            scores[option] -= 1.0  # it ends the move for nothing
    return scores


def _pettigrew(mind: Mind, ask: Ask) -> Answer:
    g = mind.g
    spots = missing(mind)
    over = _over_tokens(mind, ask.options)
    scores = _tours(mind, ask.options, over)
    best = mind.best(scores)
    taken = [spot for spot in over if best in over[spot]]
    still = len(spots) - sum(spots.count(spot) for spot in taken)
    where = g.kit.space_names[g.kit.board.number[best[5:]]]
    if not still and not taken:
        return say(best, "move.pitch", where=where)
    if taken:
        return say(best, "move.token", where=where, left=still)
    return say(best, "move.tour", where=where, left=still, far=round(-scores[best]))


# -- Voldemort -----------------------------------------------------------------------------------------------


def _over_the_wand(mind: Mind, options: tuple[str, ...]) -> set[str]:
    wand = mind.g.at[mind.g.plan.wand]
    return mind.passes(options, wand) if wand >= 0 else set()


def _his_scores(mind: Mind, options: tuple[str, ...], over: set[str]) -> dict[str, float]:
    g = mind.g
    he = mind.harry
    hunter = mind.hunter()
    wand = g.at[g.plan.wand]
    near = distances(mind.roads, wand if wand >= 0 else he.space)
    scores: dict[str, float] = {}
    for option, end in mind.ends(options).items():
        score = 6.0 if option in over else -float(near[end])
        if end == he.space and (hunter or option in over):
            score = LOST if hunter == "harry" else WON  # also with the Wand just taken (C-131)
        elif hunter == "harry":
            score -= 60.0 * at_least(mind.far(he.space, end), 2)
        scores[option] = score
    return scores


def _voldemort(mind: Mind, ask: Ask) -> Answer:
    g = mind.g
    he = mind.harry
    hunter = mind.hunter()
    wand = g.at[g.plan.wand]
    over = _over_the_wand(mind, ask.options)
    scores = _his_scores(mind, ask.options, over)
    best = mind.best(scores)
    end = g.kit.board.number[best[5:]]
    where = g.kit.space_names[end]
    if end == he.space and (hunter == "voldemort" or best in over):
        return say(best, "move.catch", where=where)
    if wand >= 0:
        if best in over:
            return say(best, "move.wand", where=where)
        return say(best, "move.wand.far", where=where, far=mind.far(end, wand))
    return say(best, "move.harry", where=where, far=mind.far(end, he.space))


# -- Death Eaters --------------------------------------------------------------------------------------------


def prey(mind: Mind, hero: Pawn) -> float:
    """How much a hero is worth catching, in spaces of walking."""
    g = mind.g
    worth = 5.0 if is_harry(g, hero) else 0.0
    if armed(g, hero):
        worth += 3.0
    return worth - 0.5 * hero.hp


@lru_cache(maxsize=4)
def _gains(plan: Plan) -> tuple[float, ...]:
    """What a Death Eater has from each space, in spaces of walking."""
    return tuple([0.4 * (gift.hp + gift.sign) for gift in plan.gifts])


def creep(mind: Mind, ask: Ask) -> Answer:
    """Towards the hero most worth it; a hero in reach is attacked, unless this one is nearly done for."""
    g = mind.g
    eater = g.eaters[g.mover]
    abilities = g.kit.eaters[eater.sheet].abilities
    roads = g.kit.roads if abilities & PASSAGES else g.plan.on_foot
    hunted = [hero for hero in heroes(g) if g.plan.walked >> hero.space & 1]
    ends, gains = mind.ends(ask.options), _gains(g.plan)
    pulls = [(prey(mind, hero), distances(roads, hero.space), hero) for hero in hunted]
    scores: dict[str, float] = {}
    for option, end in ends.items():
        score = gains[end]
        for worth, near, hero in pulls:
            if near[end]:
                score += 0.2 * (worth - near[end])
            elif eater.hp + 2 >= hero.hp / 2:
                score += max(0.0, 20.0 + worth)
        scores[option] = score
    best = mind.best(scores)
    end = ends[best]
    caught = [hero for hero in hunted if hero.space == end]
    if caught:
        return say(best, "creep.attack", who=f"seat:{caught[0].seat}")
    if not hunted:
        return say(best, "creep.nobody")
    _, near, target = min(pulls, key=lambda pull: pull[1][end] - pull[0])
    return say(best, "creep.closer", who=f"seat:{target.seat}", far=near[end])


def eater(mind: Mind, ask: Ask) -> Answer:
    """The one nearest to a hero first."""
    g = mind.g
    spaces = [hero.space for hero in heroes(g)]

    def gap(option: str) -> int:
        near = distances(mind.roads, g.eaters[g.plan.eater_number[what_of(option)]].space)
        return min([near[space] for space in spaces])

    best = min(ask.options, key=gap)
    return say(best, "eater.nearest", far=gap(best))


def reroll_eater(mind: Mind, ask: Ask) -> Answer:
    """A higher throw, unless a hero is within this one."""
    g = mind.g
    it = g.eaters[g.mover]
    total = int(str((ask.args or {})["total"]))
    gap = min(distances(g.plan.on_foot, it.space)[hero.space] for hero in heroes(g))
    if gap > total and total < 4:
        return say("reroll", "eater.reroll", total=total)
    return say("keep", "eater.keep", total=total)


def gate_eater(mind: Mind, ask: Ask) -> Answer:
    board = mind.g.kit.board
    there = any(hero.space == board.cauldron for hero in heroes(mind.g))
    return say("yes", "gate.attack") if there else say("no", "gate.nobody")


def place(mind: Mind, ask: Ask) -> Answer:
    """Round about Harry, and on the towers near the Horcruxes that are left."""
    ends = mind.g.plan.ends
    near = distances(mind.roads, mind.harry.space)
    best = min(ask.options, key=lambda option: near[ends[option]])
    return say(best, "place", far=near[ends[best]])


def meet(mind: Mind, ask: Ask) -> Answer:
    """Harry, an armed hero, or the weakest."""
    best = max(ask.options, key=lambda o: prey(mind, mind.g.pawns[int(what_of(o))]))
    return say(best, "prey", who=f"seat:{best[6:]}")


def drop(mind: Mind, ask: Ask) -> Answer:
    """What does least: cards a Death Eater cannot play first."""

    def worth(option: str) -> int:
        card = mind.card(option)
        return card.damage + 2 * card.cancels + card.heal

    least = min(ask.options, key=worth)
    return say(least, "drop", card=mind.card(least).name)


# -- other questions -----------------------------------------------------------------------------------------


def begin(mind: Mind, ask: Ask) -> Answer:
    options = ask.options
    if "ritual" in options:
        return say("ritual", "ritual")
    for option in ("play:accio", "play:priori_incantatem"):
        if option in options:
            return say(option, "start", card=f"spell:{what_of(option)}")
    return Answer("roll", lambda: Text("reason.roll"))


def reroll(mind: Mind, ask: Ask) -> Answer:
    """A low throw again, when there is far to go."""
    total = int(str((ask.args or {})["total"]))
    felix = [option for option in ask.options if option != "keep"]
    if total <= 2 and tour(mind, mind.me.space, missing(mind)) > total:
        return say(felix[-1], "felix", total=total)
    return say("keep", "felix.enough", total=total)


def pick(mind: Mind, ask: Ask) -> Answer:
    return Answer(ask.options[0], lambda: Text("reason.pick"))


def gate(mind: Mind, ask: Ask) -> Answer:
    g = mind.g
    board = g.kit.board
    if not g.returned:
        here, there = (tour(mind, at, missing(mind)) for at in (board.start, board.cauldron))
        return Answer("yes" if there < here else "no", lambda: Text("reason.gate"))
    wand = g.at[g.plan.wand]
    goal = wand if wand >= 0 else mind.harry.space
    onward = mind.far(board.cauldron, goal) < mind.far(board.start, goal)
    return Answer("yes" if onward else "no", lambda: Text("reason.gate"))


def common_room(mind: Mind, ask: Ask) -> Answer:
    return say("draw:spell", "room.spell")


def stay(mind: Mind, ask: Ask) -> Answer:
    return Answer("stay", lambda: Text("reason.stay"))


def forget(mind: Mind, ask: Ask) -> Answer:
    return forgetting(ask.options[0])


def relic(mind: Mind, ask: Ask) -> Answer:
    """The Stone as far from Harry as can be."""
    ends = mind.g.plan.ends
    near = distances(mind.roads, mind.harry.space)
    best = max(ask.options, key=lambda option: near[ends[option]])
    return say(best, "stone.far", far=near[ends[best]])


DARK: dict[str, Callable[[Mind, Ask], Answer]] = {
    "begin": begin,
    "reroll": reroll,
    "move": move,
    "way": way,
    "pick": pick,
    "gate": gate,
    "floo": stay,
    "common.room": common_room,
    "summon": summon,
    "forget": forget,
    "search": search,
    "relic": relic,
    "meet": meet,
    "eater": eater,
    "eater.reroll": reroll_eater,
    "creep": creep,
    "eater.gate": gate_eater,
    "eater.place": place,
    "eater.drop": drop,
}
