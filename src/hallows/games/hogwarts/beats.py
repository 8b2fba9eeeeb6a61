"""Which events of the castle are shown in their own time, in both modes (see `kernel.beats`)."""

from hallows.games.common.beats import Beats, dice, one, total
from hallows.kernel import Beat, Event, Sum

BEATS = Beats(
    walks=dict.fromkeys(
        ("walked", "travelled", "returned", "door", "gate", "fled", "fallen"), "where"
    ),
    cards={
        "drew.card": "card",
        "conduct": "card",
        "occasion": "card",
        "attempted": "mission",
        "duel": "foe",
        "eater": "foe",
        "foe.revealed": "foe",
        "hand.seen": "cards",
    },
    results={
        "fight.won": "won",
        "scuffle.tie": "draw",
        "scuffle.lost": "lost",
        "eater.beaten": "won",
        "completed": "won",
        "failed": "lost",
        "duel.won": "won",
        "duel.lost": "lost",
        "match.won": "won",
    },
    banners={
        "triggered": "neutral",
        "gathered": "neutral",
        "challenged": "neutral",
        "over.points": "good",
        "over.cap": "neutral",
        "over.alone": "good",
        "over.fallen": "bad",
    },
    foes=("whom", "foe", "mission"),
)


def beat(event: Event) -> Beat | None:
    args = event.args
    if event.key == "fight.attacked":
        return Sum((total(event, "hits", "who"),))
    if event.key == "scuffle.scores":
        mine, yours = int(str(args["mine"])), int(str(args["yours"]))
        return Sum((dice(one(args["who"]), mine), dice(one(args["whom"]), yours)))
    return BEATS.of(event)
