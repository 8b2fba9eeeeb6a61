"""Which events are shown in their own time (see ``kernel.beats``)."""

from hallows.games.common.beats import banner, names, one, walk
from hallows.kernel import Beat, Event, Flip, Walk
from hallows.kernel.beats import Tone

FIGURE = "figure:voldemort"
CARDS = {"started": "card", "dealt": "cards", "refilled": "card", "token.drawn": "token"}
BANNERS: dict[str, Tone] = {
    "place.lost": "bad",
    "location.lost": "bad",
    "defeated.wizard": "bad",
    "defeated.death_eater": "good",
    "risen": "bad",
    "won": "good",
    "lost": "bad",
}


def beat(event: Event) -> Beat | None:
    key, args = event.key, event.args
    if key in ("voldemort.right", "voldemort.left", "voldemort.mark"):
        return Walk(FIGURE, one(args["origin"]), names(args["where"]), banner="bad")
    if key in ("travelled", "moved", "redeployed"):
        return walk(event, "where")
    if key in CARDS:
        return Flip(one(args.get("who")), names(args[CARDS[key]]))
    return banner(event, BANNERS)
