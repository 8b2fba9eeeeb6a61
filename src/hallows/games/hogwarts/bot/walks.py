"""Questions of the move, and of where it leads: ends, ways, gates, doors, trips, staying."""

from __future__ import annotations

from functools import partial

from hallows.games.common.keys import verb_of, what_of
from hallows.games.hogwarts.bot.mind import LEAST, Mind, Question
from hallows.games.hogwarts.bot.prospects import FLOO_WORTH, PORTKEY_WORTH, Prospect, say
from hallows.games.hogwarts.rules import movement
from hallows.games.hogwarts.rules.objects import PER_TURN
from hallows.games.hogwarts.ways import Going
from hallows.kernel import NO, YES, Answer, Text

CLOSER_LOOK = 3  # how many ends of a move are looked at for what lies on the way


def reroll(mind: Mind) -> Answer:
    """Cho's second throw, if this one leads nowhere special. Felix Felicis is too good for that."""
    total = int(str((mind.ask.args or {})["total"]))
    if "reroll" not in mind.options:
        return Answer("keep", lambda: Text("reason.felix.keep"))
    now = best_end(mind, total)[0].worth
    usual = sum(best_end(mind, n)[0].worth for n in (5, 7, 9)) / 3
    if usual > now + 1:
        return Answer("reroll", lambda: Text("reason.reroll"))
    return Answer("keep", lambda: Text("reason.keep"))


def nudge(mind: Mind) -> Answer:
    total = int(str((mind.ask.args or {})["total"]))
    ends = {"keep": best_end(mind, total), "add": best_end(mind, total + 1), "subtract": best_end(mind, total - 1)}  # fmt: skip
    best = max(mind.options, key=lambda option: ends[option][0].worth)
    steps = total + {"keep": 0, "add": 1, "subtract": -1}[best]
    end = ends[best][1]
    if end < 0:  # walled in
        return Answer(best, lambda: LEAST)
    where = mind.kit.space_names[end]
    return Answer(best, lambda: say("reason.nudge", steps=steps, where=where))


def move(mind: Mind) -> Answer:
    _, end, taken = best_end(mind, mind.g.total, mind.options)
    return Answer(mind.kit.move[end], lambda: why_end(mind, end, taken))


def why_end(mind: Mind, end: int, taken: int) -> Text | None:
    """A mission, a fight, an object picked up; else what the space brings, or where it leads."""
    if end < 0:
        return None
    prospects, outlook = mind.prospects, mind.outlook
    found = prospects.end(end, taken)
    if found.why is not None and found.why.key in ("reason.attempt", "reason.rival", "reason.rival.object", "reason.eater"):  # fmt: skip
        return found.why
    next_step = prospects.toward(end, taken)
    if taken and next_step is not None:
        return next_step
    brings = prospects.space(end)
    closer = outlook.hope(end) - outlook.hope(mind.player.space)
    if brings.why is not None and brings.worth >= max(1.0, closer):
        return brings.why
    return next_step or brings.why or LEAST


def best_end(mind: Mind, total: int, options: tuple[str, ...] | None = None) -> tuple[Prospect, int, int]:  # fmt: skip
    """The best end of a move, and the needed objects that can be picked up on the way there."""
    open_ways = None
    if options is None:
        open_ways = movement.going(mind.g, mind.player)
        options = movement.reach(mind.kit, mind.player.space, total, open_ways)
    if not options:
        return Prospect(0.0), -1, 0
    prospects = mind.prospects
    found = ends_by_worth(mind, total, options)
    best_found: tuple[Prospect, int, int] | None = None
    looked = 0
    for hoped, end, things in found:
        if best_found is not None and (hoped <= best_found[0].worth or looked > CLOSER_LOOK):
            break
        taken = 0
        if things:
            looked += 1
            open_ways = open_ways or movement.going(mind.g, mind.player)
            taken = _on_the_way(mind, end, total, open_ways, things)
        prospect = prospects.end(end, taken)
        if best_found is None or prospect.worth > best_found[0].worth:
            best_found = (prospect, end, taken)
    assert best_found is not None
    return best_found


def ends_by_worth(mind: Mind, total: int, options: tuple[str, ...]) -> list[tuple[float, int, int]]:
    """The ends of a move, the best first, each with the needed objects that seem to lie on the way there."""
    prospects = mind.prospects
    loose = within(mind, total)
    rows = mind.outlook.ground.rows
    here = rows[mind.player.space]
    found: list[tuple[float, int, int]] = []
    for option in options:
        end = mind.kit.end[option]
        best = prospects.end(end).worth
        on_way = 0
        for space, things in loose:
            if space == end or here[space] + rows[space][end] <= total:
                worth = prospects.end(end, things).worth
                if worth > best:
                    best, on_way = worth, things
        found.append((best, end, on_way))
    found.sort(key=lambda it: (-it[0], it[1]))
    return found


def within(mind: Mind, total: int) -> list[tuple[int, int]]:
    """Spaces within reach where needed objects lie, with those objects."""
    if mind.g.picked >= PER_TURN:
        return []
    here = mind.outlook.ground.rows[mind.player.space]
    missing = mind.prospects.needs & ~mind.outlook.held
    spaces: dict[int, int] = {}
    for thing in mind.kit.objects_of(missing):
        at = mind.g.at[thing]
        if at >= 0 and 0 < here[at] <= total and not mind.board.places >> at & 1:
            spaces[at] = spaces.get(at, 0) | 1 << thing
    return list(spaces.items())


def _on_the_way(mind: Mind, end: int, total: int, open_ways: Going, things: int) -> int:
    """Which of these can really be picked up on a move that ends there."""
    matter = 0
    for thing in mind.kit.objects_of(things):
        matter |= 1 << mind.g.at[thing]
    routes = mind.kit.roads.routes(mind.player.space, total, end, open_ways, matter)
    return things if any(route.passed & matter == matter for route in routes) else 0


def way(mind: Mind) -> Answer:
    """The one that passes what is needed."""

    def worth(option: str) -> float:
        if option == "way:direct":
            return 0.0
        spaces = [mind.board.number[name] for name in what_of(option).split("+")]
        return sum(_lying_worth(mind, space) for space in spaces)

    best = max(mind.options, key=worth)
    return Answer(best, lambda: _why_way(mind, best))


def _lying_worth(mind: Mind, space: int) -> float:
    return sum(mind.prospects.thing(thing) for thing, at in enumerate(mind.g.at) if at == space)


def _why_way(mind: Mind, option: str) -> Text | None:
    things = [
        thing
        for name in what_of(option).split("+")
        for thing, at in enumerate(mind.g.at)
        if name in mind.board.number and at == mind.board.number[name]
    ]
    things = [thing for thing in things if mind.prospects.thing(thing)]
    if not things:
        return Text("reason.way.none")
    best = max(things, key=mind.prospects.thing)
    return mind.why_thing(f"take:{mind.kit.objects[best]}")


def gate(mind: Mind) -> Answer:
    """On into the alley, if that is nearer to what is wanted."""
    hope = mind.outlook.hope
    if hope(mind.board.cauldron) > hope(mind.player.space) + 0.5:
        return Answer(YES, lambda: mind.prospects.toward(mind.board.cauldron) or LEAST)
    return Answer(NO, lambda: mind.prospects.toward(mind.player.space) or LEAST)


def floo(mind: Mind) -> Answer:
    best, where = mind.prospects.by_floo(mind.player.space)
    if where >= 0 and best.worth > FLOO_WORTH:
        return Answer(mind.kit.to[where], lambda: best.why)
    return Answer("stay", lambda: Text("reason.floo.stay"))


def pitch(mind: Mind) -> Answer:
    if "portkey" in mind.options:
        grave = mind.board.portkey.bit_length() - 1
        trip = mind.prospects.trip(grave, mind.player.space)
        if trip.worth - PORTKEY_WORTH > mind.outlook.challenge:
            return Answer("portkey", lambda: trip.why)
    if "stay" in mind.options:
        return Answer("stay", lambda: Text("reason.portkey.stay"))
    rivals = [option for option in mind.options if verb_of(option) == "challenge"]
    if not rivals:
        return Answer(mind.options[0])
    g = mind.g
    least = min(rivals, key=lambda option: g.scores[g.team[int(what_of(option))]])
    key = "reason.pitch.first" if mind.outlook.match else "reason.challenge"
    return Answer(least, lambda: say(key, who=f"seat:{least[10:]}"))


def door(mind: Mind) -> Answer:
    """Through, for a mission or an object there, unless there is more to do here."""
    there = mind.options[1]
    space = mind.where(there)
    outlook = mind.outlook
    found = mind.prospects.lying(space)
    for errand in outlook.errands(found):
        if not errand.missing and errand.task.spaces >> space & 1 and errand.chance > 0.5:
            return Answer(there, partial(mind.prospects.say_attempt, errand))
    here = any(not e.missing and e.task.spaces >> mind.player.space & 1 for e in outlook.errands())
    if found and not here:
        thing = mind.kit.objects[mind.kit.objects_of(found)[0]]
        return Answer(there, lambda: mind.why_thing(f"take:{thing}"))
    return Answer("stay", lambda: Text("reason.door.stay"))


def stay(mind: Mind) -> Answer:
    if mind.worth_waiting():
        return Answer("wait", mind.why_wait)
    return Answer("return", lambda: Text("reason.return"))


def close(mind: Mind) -> Answer:
    """A turn more is always good, but for a mission that needs the Time-Turner."""
    option = mind.options[1]
    if mind.kept(mind.thing(option)):
        errand = mind.prospects.needed_for(mind.thing(option))
        assert errand is not None
        return Answer("end", lambda: say("reason.kept", object=mind.kit.object_names[mind.thing(option)], mission=errand.task.name))  # fmt: skip
    return Answer(option, lambda: Text("reason.again"))


def flee(mind: Mind) -> Answer:
    best = max(mind.options, key=lambda option: mind.outlook.hope(mind.where(option)))
    return Answer(best, lambda: mind.prospects.toward(mind.where(best)) or LEAST)


#: One entry per question.
QUESTIONS: dict[str, Question] = {
    "reroll": reroll,
    "nudge": nudge,
    "move": move,
    "way": way,
    "gate": gate,
    "floo": floo,
    "pitch": pitch,
    "door": door,
    "stay": stay,
    "close": close,
    "flee": flee,
}
