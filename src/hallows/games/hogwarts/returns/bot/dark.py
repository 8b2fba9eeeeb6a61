"""Pettigrew on his round of the four tokens; Voldemort after the Wand and then after Harry; Death Eaters after heroes."""

from collections.abc import Callable
from itertools import permutations

from hallows.games.common.keys import what_of
from hallows.games.hogwarts.compiled import PASSAGES
from hallows.games.hogwarts.returns.bot.light import forgetting, search, summon, way
from hallows.games.hogwarts.returns.bot.mind import LOST, WON, Mind, at_least, distances, say
from hallows.games.hogwarts.returns.rules.sides import armed, heroes, is_harry
from hallows.games.hogwarts.returns.state import Pawn
from hallows.kernel import Answer, Ask, Text

# -- Pettigrew -----------------------------------------------------------------------------------------------


def tour(mind: Mind, start: int, spots: list[int]) -> int:
    """The shortest round over what is missing, to the pitch."""
    pitch = mind.g.kit.board.pitch
    best = 10_000
    for order in permutations(spots):
        length, here = 0, start
        for spot in order:
            length += mind.far(here, spot)
            here = spot
        best = min(best, length + mind.far(here, pitch))
    return best


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
    g = mind.g
    spots = missing(mind)
    scores: dict[str, float] = {}
    for option, end in mind.ends(options).items():
        left = [spot for spot in spots if option not in over[spot]]
        scores[option] = -float(tour(mind, end, left)) - 0.5 * len(left)
        if end == g.kit.board.pitch and left:
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
    scores: dict[str, float] = {}
    for option, end in mind.ends(options).items():
        if wand >= 0:
            score = 6.0 if option in over else -float(mind.far(end, wand))
        else:
            score = -float(mind.far(end, he.space))
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


def creep(mind: Mind, ask: Ask) -> Answer:
    """Towards the hero most worth it; a hero in reach is attacked, unless this one is nearly done for."""
    g = mind.g
    eater = g.eaters[g.mover]
    abilities = g.kit.eaters[eater.sheet].abilities
    roads = g.kit.roads if abilities & PASSAGES else g.plan.on_foot
    hunted = [hero for hero in heroes(g) if g.plan.walked >> hero.space & 1]
    scores: dict[str, float] = {}
    for option, end in mind.ends(ask.options).items():
        score = 0.4 * (g.plan.gifts[end].hp + g.plan.gifts[end].sign)
        near = distances(roads, end)
        for hero in hunted:
            gap = near[hero.space]
            pull = prey(mind, hero) - gap
            if not gap:
                pull = 20.0 + prey(mind, hero) if eater.hp + 2 >= hero.hp / 2 else -20.0
            score = max(score, score + pull) if not gap else score + 0.2 * pull
        scores[option] = score
    best = mind.best(scores)
    end = g.kit.board.number[best[5:]]
    caught = [hero for hero in hunted if hero.space == end]
    if caught:
        return say(best, "creep.attack", who=f"seat:{caught[0].seat}")
    if not hunted:
        return say(best, "creep.nobody")
    near = distances(roads, end)
    target = min(hunted, key=lambda hero: near[hero.space] - prey(mind, hero))
    return say(best, "creep.closer", who=f"seat:{target.seat}", far=near[target.space])


def eater(mind: Mind, ask: Ask) -> Answer:
    """The one nearest to a hero first."""
    g = mind.g

    def gap(option: str) -> int:
        it = g.eaters[g.plan.eater_number[what_of(option)]]
        return min(mind.far(it.space, hero.space) for hero in heroes(g))

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
    g = mind.g
    number = g.kit.board.number
    best = min(ask.options, key=lambda o: mind.far(mind.harry.space, number[what_of(o)]))
    return say(best, "place", far=mind.far(mind.harry.space, number[best[3:]]))


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
    g = mind.g
    number = g.kit.board.number

    def gap(option: str) -> int:
        return mind.far(mind.harry.space, number[what_of(option)])

    best = max(ask.options, key=gap)
    return say(best, "stone.far", far=gap(best))


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
