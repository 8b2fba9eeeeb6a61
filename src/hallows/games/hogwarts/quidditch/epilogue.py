"""How a match ended, for the scene after it (see `kernel.ending`)."""

from hallows.games.common.epilogue import fitting, foremost, high_is_good
from hallows.games.hogwarts.quidditch.state import Match
from hallows.kernel import Arg, Best, Ending, Event, Figure, Milestone, Story, Text, Throw

#: Dice that are wanted to be high, whoever throws them.
HIGH = ("match.actions", "match.shot", "match.save", "match.dodge", "match.race")
#: The Seeker of each house, in the year the game is set in.
SEEKERS = {
    "gryffindor": "student:harry_potter",
    "hufflepuff": "student:cedric_diggory",
    "ravenclaw": "student:cho_chang",
    "slytherin": "student:draco_malfoy",
}
GOALS = ("match.goal", "match.goal.open")
#: What is worth a place on the line of the match.
STATIONS = (*GOALS, "match.out", "match.round.goals", "match.race", "match.snitch")


def ending(m: Match, story: Story) -> Ending:
    winner = m.winner
    won, lost = (m.houses[m.players[side]] for side in (winner, 1 - winner))
    turned = m.leader != winner  # who won round 1 did not catch the Snitch
    args: dict[str, Arg] = {
        "team": f"team:{won}",
        "other": f"team:{lost}",
        "mine": m.goals[winner],
        "theirs": m.goals[1 - winner],
    }
    return Ending(
        headline=Text("ending.title", {"team": f"team:{won}"}),
        told=Text("ending.turned" if turned else "ending.snitch", args),
        faces=(SEEKERS[won], SEEKERS[lost]),
        line=Text("ending.line"),
        milestones=fitting(_milestones(story)),
        figures=(
            Figure(Text("ending.figure.goals"), sum(m.goals)),
            Figure(Text("ending.figure.saves"), len(story.of("match.saved"))),
            Figure(Text("ending.figure.thefts"), len(story.of("match.stole"))),
            Figure(Text("ending.figure.out"), len(story.of("match.out"))),
        ),
        best=best(story),
    )


def throws(event: Event) -> list[Throw]:
    return high_is_good(event, HIGH)


def best(story: Story) -> Best | None:
    """Who scored most."""
    most = foremost(f"{it.event.args['team']} {it.event.args['piece']}" for it in story.of(*GOALS))
    if most is None:
        return None
    (team, piece), goals = most[0].split(), most[1]
    return Best(piece, Text("ending.best", {"piece": piece, "team": team, "n": goals}))


def _milestones(story: Story) -> list[Milestone]:
    found = []
    for it in story.of(*STATIONS):
        told = it.event.args
        args: dict[str, Arg] = {name: told[name] for name in ("team", "piece") if name in told}
        seeker = SEEKERS.get(str(args["team"]).removeprefix("team:"), "")
        key = "match.goal" if it.event.key in GOALS else it.event.key
        label = Text(f"ending.at.{key.removeprefix('match.')}", args)
        found.append(Milestone(it.turn, label, seeker, "bad" if key == "match.out" else "good"))
    return found
