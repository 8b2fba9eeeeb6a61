"""Which events of the castle are shown in their own time, in both modes (see `kernel.beats`)."""

from __future__ import annotations

from hallows.games.common.beats import banner, dice, names, one, total, walk
from hallows.kernel import Beat, Event, Flip, Sum, Verdict
from hallows.kernel.beats import Result, Tone

MOVES = ("walked", "travelled", "returned", "door", "gate", "fled", "fallen")
CARDS = {
    "drew.card": "card",
    "conduct": "card",
    "occasion": "card",
    "attempted": "mission",
    "duel": "foe",
    "eater": "foe",
    "foe.revealed": "foe",
    "hand.seen": "cards",
}
RESULTS: dict[str, Result] = {
    "fight.won": "won",
    "scuffle.tie": "draw",
    "scuffle.lost": "lost",
    "eater.beaten": "won",
    "completed": "won",
    "failed": "lost",
    "duel.won": "won",
    "duel.lost": "lost",
    "match.won": "won",
}
BANNERS: dict[str, Tone] = {
    "triggered": "neutral",
    "gathered": "neutral",
    "challenged": "neutral",
    "over.points": "good",
    "over.cap": "neutral",
    "over.alone": "good",
    "over.fallen": "bad",
}


def beat(event: Event) -> Beat | None:
    key, args = event.key, event.args
    if key in MOVES:
        return walk(event, "where")
    if key in CARDS:
        return Flip(one(args.get("who")), names(args[CARDS[key]]))
    if key == "fight.attacked":
        return Sum((total(event, "hits", "who"),))
    if key == "scuffle.scores":
        mine, yours = int(str(args["mine"])), int(str(args["yours"]))
        return Sum((dice(one(args["who"]), mine), dice(one(args["whom"]), yours)))
    if key in RESULTS:
        against = args.get("whom") or args.get("foe") or args.get("mission")
        return Verdict(RESULTS[key], one(args.get("who")), names(against))
    return banner(event, BANNERS)
