"""Questions before the game and before the roll: the student, missions and cards at the start of a turn."""

from __future__ import annotations

from functools import partial

from hallows.games.common.keys import verb_of, what_of
from hallows.games.hogwarts.bot.mind import Mind, Question
from hallows.games.hogwarts.bot.prospects import Prospect, say
from hallows.games.hogwarts.compiled import Card
from hallows.games.hogwarts.state import Player
from hallows.kernel import Answer, Text

WORTH_PLAYING = 8.0  # what a start card must bring


def _said(why: Text | None) -> Text | None:
    return why


def student(mind: Mind) -> Answer:
    """Attack dice first: they win every kind of fight."""

    def strength(option: str) -> float:
        stats = next(s for s in mind.kit.students if s.name == option)
        return 3 * stats.dice + stats.hp + stats.spells + stats.potions + 0.5 * stats.books

    best = max(mind.options, key=strength)
    stats = next(s for s in mind.kit.students if s.name == best)
    return Answer(best, lambda: say("reason.student", student=best, dice=stats.dice, hp=stats.hp))  # fmt: skip


def eaters(mind: Mind) -> Answer:
    """Far from where the own missions lead."""

    def far(option: str) -> float:
        row = mind.outlook.ground.rows[mind.where(option)]
        goals = [s for e in mind.outlook.errands() for s in mind.kit.objects_of(e.task.spaces)]
        return sum(min(row[space], 12) for space in goals if row[space] < 60)

    return Answer(max(mind.options, key=far), lambda: Text("reason.eaters"))


def begin(mind: Mind) -> Answer:
    """A mission that can be won; cards that bring something; else roll."""
    first = mind.options[0]
    attempt = mind.best_attempt()
    if attempt is not None:
        return attempt
    here = any(verb_of(option) == "attempt" for option in mind.options)  # nobody to wait for
    if "wait" in mind.options and not here and mind.worth_waiting():
        return Answer("wait", mind.why_wait)
    for option in mind.options:
        if verb_of(option) == "play":
            why = _worth_playing(mind, mind.card(option))
            if why is not None:
                return Answer(option, partial(_said, why))
        elif verb_of(option) == "use":
            best, _ = _ride(mind)
            if best.worth > WORTH_PLAYING and not mind.kept(mind.thing(option)):
                return Answer(option, partial(_said, best.why))
    return Answer(first, lambda: Text("reason.roll" if first == "roll" else "reason.return"))


def _worth_playing(mind: Mind, card: Card) -> Text | None:
    if mind.wanted(card):
        return None
    if card.summons:
        best = _summoned(mind)
        if best is not None and best[0] > WORTH_PLAYING:
            return best[1]
    elif card.frees:
        return Text("reason.alohomora") if mind.player.hp < 6 or mind.outlook.exams else None
    elif card.forgets:
        rival = _to_forget(mind)
        return None if rival is None else say("reason.forget", who=f"seat:{rival.seat}")
    elif card.searches >= 0:
        return _worth_searching(mind, card)
    return None


def _summoned(mind: Mind) -> tuple[float, Text] | None:
    """The object Accio would bring, its gain and why."""
    castle = mind.board.castle
    kit, outlook = mind.kit, mind.outlook
    best: tuple[float, Text] | None = None
    hope = outlook.hope(mind.home)
    for thing in kit.objects_of(mind.prospects.needs & ~outlook.held & ~kit.special):
        if mind.g.at[thing] >= 0 and castle >> mind.g.at[thing] & 1:
            gain = outlook.hope(mind.home, 1 << thing) - hope
            errand = mind.prospects.needed_for(thing)
            if errand is not None and (best is None or gain > best[0]):
                args = {"object": kit.object_names[thing], "mission": errand.task.name}
                best = (gain, say("reason.take", **args))
    return best


def _to_forget(mind: Mind) -> Player | None:
    """The rival with most points who has something to forget."""
    g = mind.g
    rivals = [
        p for p in g.players if (p.spells or p.potions) and not g.allies[mind.seat] >> p.seat & 1
    ]
    return max(rivals, key=lambda p: g.scores[g.team[p.seat]]) if rivals else None


def _worth_searching(mind: Mind, card: Card) -> Text | None:
    """For a card that a mission names, or when there is hardly anything to fight with."""
    goal = mind.prospects.goal
    if goal is None or any(want.face >= 0 and want.name == card.name for want in goal.task.wants):
        return None  # the mission asks for this very card: it would only be fetched again
    for want in goal.lacking:
        if want.face >= 0 and mind.kit.cards[want.face].deck == card.searches:
            return say("reason.search", card=want.name, mission=goal.task.name)
    if len(mind.outlook.cards(mind.player)) <= 2 or (not goal.missing and goal.chance < 0.8):
        return Text("reason.search.any")
    return None


def _ride(mind: Mind) -> tuple[Prospect, int]:
    """The best visit on Buckbeak."""
    best, where = Prospect(0.0), -1
    for place in mind.kit.objects_of(mind.board.places | mind.board.alley):
        if place == mind.player.space:
            continue
        found = mind.prospects.trip(place, mind.home)
        if found.worth > best.worth:
            best, where = found, place
    return best, where


def visit(mind: Mind) -> Answer:
    best, where = _ride(mind)
    if where < 0:
        return Answer(mind.options[0])
    return Answer(mind.kit.to[where], lambda: best.why)


def summon(mind: Mind) -> Answer:
    best = max(mind.options, key=lambda option: mind.prospects.thing(mind.thing(option)))
    return Answer(best, lambda: mind.why_thing(best))


def forget(mind: Mind) -> Answer:
    rival = _to_forget(mind)
    option = f"target:{rival.seat}" if rival is not None else mind.options[0]
    if option not in mind.options:
        return Answer(mind.options[0])
    return Answer(option, lambda: say("reason.leader", who=f"seat:{what_of(option)}"))


def search(mind: Mind) -> Answer:
    """What the best mission asks for, else the strongest card."""
    goal = mind.prospects.goal
    if goal is not None:
        for want in goal.lacking:
            for option in mind.options:
                card = mind.card(option)
                if (want.face >= 0 and card.name == want.name) or (want.face < 0 and want.use == card.use):  # fmt: skip
                    found = want.name if want.face >= 0 else card.name
                    why = partial(say, "reason.search", card=found, mission=goal.task.name)
                    return Answer(option, why)
    # Not another card to search with, or two of them would take turns for ever.
    others = [option for option in mind.options if mind.card(option).searches < 0]
    best = max(others or mind.options, key=lambda option: mind.card_worth(mind.card(option)))
    return Answer(best, lambda: say("reason.strongest", card=mind.card(best).name))


#: One entry per question.
QUESTIONS: dict[str, Question] = {
    "student": student,
    "eaters": eaters,
    "begin": begin,
    "visit": visit,
    "summon": summon,
    "forget": forget,
    "search": search,
    "look": search,
}
