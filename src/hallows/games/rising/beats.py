"""Which events are shown in their own time (see ``kernel.beats``)."""

from hallows.games.common.beats import Beats, names, one
from hallows.kernel import Beat, Event, Walk

FIGURE = "figure:voldemort"
BEATS = Beats(
    walks=dict.fromkeys(("travelled", "moved", "redeployed"), "where"),
    cards={"started": "card", "dealt": "cards", "refilled": "card", "token.drawn": "token"},
    banners={
        "place.lost": "bad",
        "location.lost": "bad",
        "defeated.wizard": "bad",
        "defeated.death_eater": "good",
        "risen": "bad",
        "won": "good",
        "lost": "bad",
    },
)


def beat(event: Event) -> Beat | None:
    if event.key in ("voldemort.right", "voldemort.left", "voldemort.mark"):
        args = event.args
        return Walk(FIGURE, one(args["origin"]), names(args["where"]), banner="bad")
    return BEATS.of(event)
