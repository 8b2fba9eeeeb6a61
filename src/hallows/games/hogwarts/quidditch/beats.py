"""Which events of a match are shown in their own time (see `kernel.beats`)."""

from __future__ import annotations

from hallows.games.common.beats import banner, names, one
from hallows.games.hogwarts.quidditch.view import piece_id
from hallows.kernel import Beat, Event, Flip, Verdict, Walk
from hallows.kernel.beats import Result, Tone

CARDS = ("match.drew", "match.played")
RESULTS: dict[str, Result] = {
    "match.saved": "lost",
    "match.goal": "won",
    "match.goal.open": "won",
    "match.dodged": "won",
    "match.out": "lost",
}
BANNERS: dict[str, Tone] = {
    "match.round.goals": "neutral",
    "match.round.chasers": "neutral",
    "match.round.cap": "neutral",
    "match.race": "neutral",
    "match.snitch": "good",
}


def beat(event: Event) -> Beat | None:
    key, args = event.key, event.args
    if key == "match.moved":
        piece = piece_id(int(str(args["number"])))
        return Walk(f"piece:{piece}", one(args["start"]), names(args["spot"]))
    if key == "match.threw":
        return Walk("ball:quaffle", one(args["start"]), names(args["spot"]), leap=True)
    if key == "match.flew":
        return Walk("ball:bludger", one(args["start"]), names(args["path"]))
    if key in CARDS:
        return Flip(one(args.get("who")), names(args["card"]))
    if key in RESULTS:
        return Verdict(RESULTS[key], one(args["team"]))
    return banner(event, BANNERS)
