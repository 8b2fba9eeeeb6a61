"""Which events of a match are shown in their own time (see `kernel.beats`)."""

from hallows.games.common.beats import Beats, names, one
from hallows.games.hogwarts.quidditch.view import piece_id
from hallows.kernel import Beat, Event, Walk

BEATS = Beats(
    cards={"match.drew": "card", "match.played": "card"},
    results={
        "match.saved": "lost",
        "match.goal": "won",
        "match.goal.open": "won",
        "match.dodged": "won",
        "match.out": "lost",
    },
    banners={
        "match.round.goals": "neutral",
        "match.round.chasers": "neutral",
        "match.round.cap": "neutral",
        "match.race": "neutral",
        "match.snitch": "good",
    },
    who="team",
)


def beat(event: Event) -> Beat | None:
    args = event.args
    match event.key:
        case "match.moved":
            piece = piece_id(int(str(args["number"])))
            return Walk(f"piece:{piece}", one(args["start"]), names(args["spot"]))
        case "match.threw":
            return Walk("ball:quaffle", one(args["start"]), names(args["spot"]), leap=True)
        case "match.flew":
            return Walk("ball:bludger", one(args["start"]), names(args["path"]))
    return BEATS.of(event)
