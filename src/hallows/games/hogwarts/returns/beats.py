"""Which events of the second mode are shown in their own time: those of the castle, and its own (see `kernel.beats`)."""

from __future__ import annotations

from hallows.games.common.beats import banner, dice, names, one
from hallows.games.hogwarts import beats as castle
from hallows.kernel import Beat, Event, Sum, Verdict
from hallows.kernel.beats import Result, Tone

RESULTS: dict[str, Result] = {
    "horcrux.withstood": "lost",
    "eater.undecided": "draw",
    "eater.removed": "won",
    "final.tie": "draw",
}
#: Good is what is good for the heroes.
BANNERS: dict[str, Tone] = {
    "horcrux.destroyed": "good",
    "ritual": "bad",
    "returned.voldemort": "bad",
    "hero.beaten": "bad",
    "met": "neutral",
    "over.stone": "good",
    "over.wand": "bad",
    "over.horcruxes": "bad",
    "over.duel.harry": "good",
    "over.duel.voldemort": "bad",
    "over.never_returned": "good",
    "over.time.heroes": "good",
    "over.time.voldemort": "bad",
}


def beat(event: Event) -> Beat | None:
    key, args = event.key, event.args
    if key in ("horcrux.scores", "final"):
        mine, his = int(str(args["mine"])), int(str(args["his"]))
        return Sum((dice(one(args.get("who")), mine), dice(one(args.get("object")), his)))
    if key in RESULTS:
        return Verdict(
            RESULTS[key], one(args.get("who")), names(args.get("foe") or args.get("object"))
        )
    return banner(event, BANNERS) or castle.beat(event)
