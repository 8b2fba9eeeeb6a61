"""Which events are shown in their own time (see `kernel.beats`)."""

from __future__ import annotations

from hallows.games.common.beats import banner, names, one, total, walk
from hallows.kernel import Beat, Event, Flip, Sum, Term, Total, Verdict
from hallows.kernel.beats import Result, Tone

VOLDEMORT = "enemy:voldemort"
WALKS = ("moved", "placed", "hospital")
CARDS = {"drew": "card", "event": "card", "drew.spell.own": "spell"}
RESULTS: dict[str, Result] = {
    "battle.won": "won",
    "battle.lost": "lost",
    "battle.standoff": "draw",
    "battle.evaded": "evaded",
    "barrier.open": "won",
    "barrier.shut": "lost",
    "gates.open": "won",
    "gates.shut": "lost",
    "predicted.right": "won",
    "predicted.wrong": "lost",
    "spell.resisted": "won",
    "spell.not.resisted": "lost",
}
BANNERS: dict[str, Tone] = {
    "advantage": "neutral",
    "champion": "good",
    "ferret": "bad",
    "fell": "bad",
    "out": "bad",
    "finale.won": "good",
    "finale.lost": "bad",
}


def beat(event: Event) -> Beat | None:
    key, args = event.key, event.args
    if key in WALKS:
        return walk(event, "space")
    if key == "voldemort.moved":
        return walk(event, "space", VOLDEMORT, banner="bad")
    if key in CARDS:
        return Flip(one(args.get("who")), names(args[CARDS[key]]))
    if key in ("battle.stands", "battle.scores", "barrier.scores"):
        return Sum((total(event, "mine", "who"), total(event, "theirs", "foe")))
    if key == "gates.scores":
        return Sum((total(event, "thrown", "who"), _goal(event)))
    if key in RESULTS:
        return Verdict(RESULTS[key], one(args["who"]), names(args.get("foe")))
    return banner(event, BANNERS)


def _goal(event: Event) -> Total:
    """What the dice may show at most: the Character's own figure."""
    most = int(str(event.args["most"]))
    return Total((), (Term(one(event.args["stat"]), most),), most)
