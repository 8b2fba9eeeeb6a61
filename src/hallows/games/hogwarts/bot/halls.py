"""Questions a space asks, and what is lost and won: missions, exams, conduct, prizes."""

from __future__ import annotations

from functools import partial

from hallows.games.common.chances import percent
from hallows.games.common.keys import what_of
from hallows.games.hogwarts.bot.mind import Mind, Question
from hallows.games.hogwarts.bot.prospects import say
from hallows.games.hogwarts.state import Player
from hallows.kernel import Answer, Text


def mission(mind: Mind) -> Answer:
    attempt = mind.best_attempt()
    if attempt is not None:
        return attempt
    if "decline" not in mind.options:
        return Answer(mind.options[0], lambda: Text("reason.must"))
    swap = _worth_swapping(mind)
    if swap is not None:
        return swap
    return Answer("decline", partial(_why_decline, mind))


def _why_decline(mind: Mind) -> Text:
    for errand in mind.outlook.errands():
        if mind.kit.attempt[mind.g.faces[errand.card]] in mind.options:
            likely = percent(errand.chance)
            return say("reason.decline", mission=errand.task.name, chance=likely)
    return Text("reason.exchange.keep")


def _worth_swapping(mind: Mind) -> Answer | None:
    """A mission that promises next to nothing is exchanged (H-104)."""
    for errand in mind.outlook.errands():
        option = f"swap:{errand.task.id}"
        if option in mind.options and mind.outlook.worth(errand, mind.home) < 4:
            return Answer(option, partial(say, "reason.exchange", mission=errand.task.name))
    return None


def exam(mind: Mind) -> Answer:
    """All books, the best first."""
    books = [option for option in mind.options if option != "done"]
    best = max(books, key=lambda option: mind.card(option).points)
    book = mind.card(best)
    return Answer(best, lambda: say("reason.exam", card=book.name, points=book.points, count=1))


def conduct(mind: Mind) -> Answer:
    """Luna: what is better than the usual card counts."""
    name = str((mind.ask.args or {})["card"])
    card = mind.kit.cards[mind.kit.face[name]]
    good = card.floo or card.points >= 10
    return Answer("keep" if good else "another", lambda: Text("reason.conduct.good" if good else "reason.conduct.bad"))  # fmt: skip


def lose_card(mind: Mind) -> Answer:
    least = min(mind.options, key=lambda option: mind.card_worth(mind.card(option)))
    return Answer(least, lambda: say("reason.least.card", card=mind.card(least).name))


def lose_token(mind: Mind) -> Answer:
    """The Portkey, unless the graveyard is wanted."""
    grave = mind.board.portkey
    wanted = any(e.task.spaces & grave for e in mind.outlook.errands())
    first = "token:floo" if wanted else "token:portkey"
    option = first if first in mind.options else mind.options[0]
    return Answer(option, lambda: Text("reason.token.floo" if option == "token:portkey" else "reason.token.portkey"))  # fmt: skip


def meet(mind: Mind) -> Answer:
    best = max(mind.options, key=lambda option: mind.prospects.rival(mind.g.players[int(what_of(option))]).worth)  # fmt: skip
    return Answer(best, lambda: mind.prospects.rival(mind.g.players[int(best[6:])]).why)


def prize(mind: Mind) -> Answer:
    """A needed object, else cards, else what there is."""
    loser = mind.g.players[int(str((mind.ask.args or {})["whom"])[5:])]
    worth = {"prize:nothing": 0.0, "prize:portkey": 2.0, "prize:floo": mind.prospects.floo}
    worth["prize:cards"] = mind.prospects.prize_cards
    things = [mind.prospects.thing(n) for n in mind.kit.objects_of(loser.objects)]
    worth["prize:objects"] = max(things, default=0.0)
    best = max(mind.options, key=lambda option: worth[option])
    return Answer(best, lambda: _why_prize(mind, best, loser))


def _why_prize(mind: Mind, option: str, loser: Player) -> Text | None:
    if option == "prize:objects":
        best = max(mind.kit.objects_of(loser.objects), key=mind.prospects.thing)
        return mind.why_thing(f"take:{mind.kit.objects[best]}")
    return Text(f"reason.{option.replace(':', '.')}")


def bonus(mind: Mind) -> Answer:
    duel = mind.prospects.duel
    if duel.worth > 0:
        return Answer("duel", lambda: duel.why)
    return Answer("suffer", lambda: duel.why)


#: One entry per question.
QUESTIONS: dict[str, Question] = {
    "mission": mission,
    "exam": exam,
    "conduct": conduct,
    "discard": lose_card,
    "drop": lose_card,
    "lose_token": lose_token,
    "meet": meet,
    "prize": prize,
    "bonus": bonus,
}
