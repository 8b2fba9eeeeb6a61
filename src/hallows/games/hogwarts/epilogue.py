"""How a House Cup ended, for the scene after it (see `kernel.ending`)."""

from hallows.games.common.epilogue import fitting, high_is_good, seat_of
from hallows.games.hogwarts.quidditch import epilogue as match
from hallows.games.hogwarts.state import Cup
from hallows.kernel import Again, Arg, Best, Ending, Event, Figure, Milestone, Story, Text, Throw

#: Dice that are wanted to be high, in fights and in matches.
HIGH = ("attack", "defence", *match.HIGH)
LENGTHS = ("quick", "classic", "long")


def ending(g: Cup, story: Story) -> Ending:
    students = [g.kit.students[player.sheet] for player in g.players]
    winners = g.winners
    faces = [f"student:{students[seat].id}" for seat in winners]
    faces += [f"student:{it.id}" for seat, it in enumerate(students) if seat not in winners]
    houses = sorted({f"house:{students[seat].house}" for seat in winners})
    ranks = sorted(g.scores, reverse=True)
    args: dict[str, Arg] = {
        "who": [f"seat:{seat}" for seat in winners],
        "points": max(g.scores),
        "ahead": ranks[0] - ranks[1] if len(ranks) > 1 else 0,
        "rounds": g.rounds,
    }
    reason = g.ending if winners or g.ending != "cap" else "time"
    alone = len(g.scores) == 1
    title = "cup" if winners else "none"
    return Ending(
        headline=Text(f"ending.{title}.title", {"houses": [*houses]} if winners else {}),
        told=Text(f"ending.{reason}", args),
        faces=tuple(faces),
        line=Text("ending.line"),
        milestones=fitting(_milestones(story)),
        figures=(
            Figure(Text("ending.figure.missions"), sum(len(player.done) for player in g.players)),
            Figure(Text("ending.figure.duels"), len(story.of("duel.won"))),
            Figure(Text("ending.figure.exams"), len(story.of("exam"))),
            Figure(Text("ending.figure.matches"), len(story.of("match.won"))),
        ),
        best=best(story, None if alone or not winners else winners),
        gentler=_length(g, -1, "ending.shorter"),
        harder=_qualified(g) or _length(g, 1, "ending.longer"),
    )


def throws(event: Event) -> list[Throw]:
    return high_is_good(event, HIGH)


def best(story: Story, winners: list[int] | None) -> Best | None:
    """The mission that brought most points: to those who won, if anybody did."""
    top: tuple[int, Event] | None = None
    done: Event | None = None
    for it in story.of("completed", "points.gained"):
        event = it.event
        if event.key == "completed":
            done = event
        elif done is not None and done.args["who"] == event.args["who"]:
            amount = event.args["amount"]
            assert isinstance(amount, int)
            if winners is None or seat_of(done.args["who"]) in winners:
                top = max(top or (0, done), (amount, done), key=lambda pair: pair[0])
            done = None
    if top is None:
        return None
    points, event = top
    told = Text("ending.best", {"who": event.args["who"], "points": points})
    return Best(str(event.args["mission"]), told, seat_of(event.args["who"]))


def _milestones(story: Story) -> list[Milestone]:
    found = []
    for it in story.of("completed", "match.won", "triggered"):
        key, args = it.event.key, it.event.args
        label = Text(
            f"ending.at.{key}", {name: args[name] for name in ("who", "mission") if name in args}
        )
        what = str(args.get("mission") or args.get("who", ""))
        found.append(Milestone(it.turn, label, what, "good"))
    return found


def _length(g: Cup, step: int, key: str) -> Again | None:
    at = LENGTHS.index(g.options.length) + step
    if not 0 <= at < len(LENGTHS):
        return None
    return Again({"length": LENGTHS[at]}, Text(key, {"length": f"length:{LENGTHS[at]}"}))


def _qualified(g: Cup) -> Again | None:
    if g.options.variant == "underage" and len(g.players) > 1:
        return Again({"variant": "qualified"}, Text("ending.qualified"))
    return None
