"""Which events are shown in their own time (see `kernel.beats`)."""

from hallows.games.common.beats import one, read, total, walk
from hallows.kernel import Beat, Event, Sum, Term, Total

VOLDEMORT = "enemy:voldemort"
BEATS = read(__package__)


def beat(event: Event) -> Beat | None:
    match event.key:
        case "voldemort.moved":
            return walk(event, "space", VOLDEMORT, banner="bad")
        case "battle.stands" | "battle.scores" | "barrier.scores":
            return Sum((total(event, "mine", "who"), total(event, "theirs", "foe")))
        case "gates.scores":
            return Sum((total(event, "thrown", "who"), _goal(event)))
    return BEATS.of(event)


def _goal(event: Event) -> Total:
    """What the dice may show at most: the Character's own figure."""
    most = int(str(event.args["most"]))
    return Total((), (Term(one(event.args["stat"]), most),), most)
