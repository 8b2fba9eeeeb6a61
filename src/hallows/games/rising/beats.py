"""Which events are shown in their own time (see ``kernel.beats``)."""

from hallows.games.common.beats import names, one, read
from hallows.kernel import Beat, Event, Walk

FIGURE = "figure:voldemort"
BEATS = read(__package__)


def beat(event: Event) -> Beat | None:
    if event.key in ("voldemort.right", "voldemort.left", "voldemort.mark"):
        args = event.args
        return Walk(FIGURE, one(args["origin"]), names(args["where"]), banner="bad")
    return BEATS.of(event)
