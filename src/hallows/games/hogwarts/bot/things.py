"""Questions about objects: picked up, left, laid out, swapped with others."""

from __future__ import annotations

from functools import partial

from hallows.games.common.keys import what_of
from hallows.games.hogwarts.bot.mind import Mind, Question
from hallows.games.hogwarts.bot.prospects import say
from hallows.games.hogwarts.compiled import DECK
from hallows.games.hogwarts.state import Player
from hallows.kernel import NO, YES, Answer, Text


def pick(mind: Mind) -> Answer:
    """What a mission needs, and what has a power; the rest is left to others."""
    first = mind.options[0]
    if len(mind.options) == 1 or mind.prospects.of_use >> mind.thing(first) & 1:
        return Answer(first, lambda: mind.why_thing(first))
    return Answer("leave", lambda: say("reason.leave", object=mind.kit.object_names[mind.thing(first)]))  # fmt: skip


def swap(mind: Mind) -> Answer:
    """The least useful object stays, if the new one is better."""
    new = mind.kit.object_number[str((mind.ask.args or {})["object"]).partition(":")[2]]
    worth = mind.prospects.thing
    held = [option for option in mind.options if option != "leave"]
    least = min(held, key=lambda option: worth(mind.thing(option)))
    if "leave" in mind.options and worth(new) <= worth(mind.thing(least)):
        return Answer("leave", lambda: say("reason.leave", object=mind.kit.object_names[new]))  # fmt: skip
    return Answer(least, lambda: mind.why_least(least))


def surplus(mind: Mind) -> Answer:
    least = min(mind.options, key=lambda option: mind.prospects.thing(mind.thing(option)))
    return Answer(least, lambda: mind.why_least(least))


def rosette(mind: Mind) -> Answer:
    """Near, if it is still needed; else far."""
    thing = mind.kit.object_number[str((mind.ask.args or {})["object"]).partition(":")[2]]
    needed = mind.prospects.needed_for(thing) is not None
    row = mind.outlook.ground.rows[mind.home]
    best = min(mind.options, key=lambda option: row[mind.where(option)] * (1 if needed else -1))
    return Answer(best, lambda: Text("reason.near" if needed else "reason.far"))


def spend(mind: Mind) -> Answer:
    """Where fewest things lie, never in the graveyard: it may be needed again, and by whom nobody knows."""
    at = mind.g.at
    floo = [option for option in mind.options if mind.board.floo >> mind.where(option) & 1]
    best = min(floo, key=lambda option: at.count(mind.where(option)))
    return Answer(best, lambda: Text("reason.spread"))


def common_room(mind: Mind) -> Answer:
    """An offer for an object somebody holds; else the card that helps most."""
    if "offer" in mind.options and _offer(mind) is not None:
        return Answer("offer", partial(_why_offer, mind))
    worths = {option: mind.prospects.deck(DECK[what_of(option)]) for option in mind.options if option != "offer"}  # fmt: skip
    if not worths:
        return Answer(mind.options[0])
    best = max(worths, key=lambda option: worths[option])
    deck = DECK[best[5:]]
    return Answer(best, lambda: mind.prospects.say_draw(deck))


def _offer(mind: Mind) -> tuple[Player, int, int] | None:
    """With whom to swap what for what: a needed object for one of which somebody else may have use."""
    mine = [n for n in mind.kit.objects_of(mind.player.objects) if mind.prospects.needed_for(n) is None]  # fmt: skip
    mine = [n for n in mine if mind.kit.special >> n & 1]
    if not mine:
        return None
    best: tuple[float, Player, int] | None = None
    for other in mind.g.players:
        if mind.g.allies[mind.seat] >> other.seat & 1:
            continue
        for thing in mind.kit.objects_of(other.objects & mind.prospects.needs):
            worth = mind.prospects.thing(thing)
            if best is None or worth > best[0]:
                best = (worth, other, thing)
    return None if best is None else (best[1], mine[0], best[2])


def _why_offer(mind: Mind) -> Text | None:
    found = _offer(mind)
    if found is None:
        return None
    other, give, take = found
    errand = mind.prospects.needed_for(take)
    assert errand is not None
    args = {"who": f"seat:{other.seat}", "object": mind.kit.object_names[take], "mission": errand.task.name, "other": mind.kit.object_names[give]}  # fmt: skip
    return say("reason.offer", **args)


def offer_with(mind: Mind) -> Answer:
    found = _offer(mind)
    option = f"with:{found[0].seat}" if found else mind.options[0]
    return Answer(option, partial(_why_offer, mind))


def offer_give(mind: Mind) -> Answer:
    least = min(mind.options, key=lambda option: (mind.prospects.needed_for(mind.thing(option)) is not None, -mind.prospects.thing(mind.thing(option))))  # fmt: skip
    return Answer(least, lambda: mind.why_least(least))


def offer_take(mind: Mind) -> Answer:
    best = max(mind.options, key=lambda option: mind.prospects.thing(mind.thing(option)))
    return Answer(best, lambda: mind.why_thing(best))


def offered(mind: Mind) -> Answer:
    """Agreed, if what comes is better than what goes."""
    args = mind.ask.args or {}
    gain = mind.prospects.thing(mind.thing(str(args["object"])))
    lose = mind.prospects.thing(mind.thing(str(args["other"])))
    if gain > lose:
        return Answer(YES, lambda: say("reason.agree", object=args["object"], other=args["other"]))  # fmt: skip
    return Answer(NO, lambda: say("reason.refuse", object=args["object"], other=args["other"]))  # fmt: skip


#: One entry per question.
QUESTIONS: dict[str, Question] = {
    "pick": pick,
    "swap": swap,
    "surplus": surplus,
    "rosette": rosette,
    "spend": spend,
    "common_room": common_room,
    "offer.with": offer_with,
    "offer.give": offer_give,
    "offer.take": offer_take,
    "offered": offered,
    "prize.object": offer_take,
}
