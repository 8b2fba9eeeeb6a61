"""Which events of the second mode are shown in their own time: those of the castle, and its own (see `kernel.beats`)."""

from hallows.games.common.beats import Beats, dice, one
from hallows.games.hogwarts import beats as castle
from hallows.kernel import Beat, Event, Sum

#: Good is what is good for the heroes.
BEATS = Beats(
    results={
        "horcrux.withstood": "lost",
        "eater.undecided": "draw",
        "eater.removed": "won",
        "final.tie": "draw",
    },
    banners={
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
    },
    foes=("foe", "object"),
)


def beat(event: Event) -> Beat | None:
    args = event.args
    if event.key in ("horcrux.scores", "final"):
        mine, his = int(str(args["mine"])), int(str(args["his"]))
        return Sum((dice(one(args.get("who")), mine), dice(one(args.get("object")), his)))
    return BEATS.of(event) or castle.beat(event)
