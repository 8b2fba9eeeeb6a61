"""How a game of Death Eaters Rising ended, for the scene after it (see `kernel.ending`)."""

from collections import Counter

from hallows.games.common.epilogue import MOST, foremost, seat_of
from hallows.games.rising.compiled import AT, Cards
from hallows.games.rising.state import Options, Rising
from hallows.kernel import (
    Again,
    Arg,
    Best,
    Chart,
    Ending,
    Event,
    Figure,
    Level,
    Milestone,
    Story,
    Text,
    Throw,
)

VOLDEMORT = "card:voldemort"
#: The portraits beside the large one.
BESIDE = 5


def ending(g: Rising, c: Cards, story: Story) -> Ending:
    faces = [c.names[card] for player in g.players for card in player.team]
    return Ending(
        headline=_headline(g, story),
        told=_told(g, story),
        faces=(*faces[: BESIDE + 1],) if g.won else (VOLDEMORT, *faces[:BESIDE]),
        line=Text("ending.line"),
        milestones=_milestones(story),
        chart=_chart(c, story),
        figures=_figures(g, c),
        best=_best(story),
        gentler=_gentler(g.options, c),
        harder=_harder(g.options, c),
    )


def gauge(g: Rising, c: Cards) -> list[int]:
    """How far each Location is corrupted, through its Places down to the base."""
    return [
        c.boxes * (2 - len(g.stacks[at]) + (at in g.fallen)) + g.corruption[at] for at in range(3)
    ]


def throws(event: Event, c: Cards) -> list[Throw]:
    """Dice are worth the symbols they show; their faces differ by colour."""
    if event.key != "rolled":
        return []
    dice, colours = event.args["dice"], event.args["colours"]
    assert isinstance(dice, list)
    assert isinstance(colours, list)
    seat = seat_of(event.args["who"])
    worth = {f"die:{die.id}": tuple(int(face[-1]) for face in die.faces) for die in c.content.dice}
    return [
        Throw(seat, int(str(face)[-1]), worth[str(colour)])
        for face, colour in zip(dice, colours, strict=True)
    ]


def _headline(g: Rising, story: Story) -> Text:
    if g.won:
        return Text("ending.won.title")
    if not g.losses:
        return Text("ending.limit.title")
    reason = g.losses[-1]  # the gravest is named last
    where = story.last("location.lost")
    return Text(f"ending.{reason}.title", {"where": where.args["where"]} if where else {})


def _told(g: Rising, story: Story) -> Text:
    if g.won:
        args: dict[str, Arg] = {
            "turns": story.turns,
            "azkaban": len(g.azkaban),
            "wizards": len(g.hospital),
        }
        return Text("ending.won", args)
    if not g.losses:
        return Text("ending.limit", {"turns": story.turns})
    reasons: list[Arg] = [f"loss:{loss}" for loss in g.losses]
    return Text("ending.lost", {"turns": story.turns, "reasons": reasons})


def _milestones(story: Story) -> tuple[Milestone, ...]:
    """What fell, and Voldemort; Wizards as far as there is room, the last ones first."""
    found: list[Milestone] = []
    fell: dict[int, list[str]] = {}
    for it in story.told:
        key, args = it.event.key, it.event.args
        if key == "place.lost":
            label = Text("ending.at.place", {"place": args["place"]})
            found.append(Milestone(it.turn, label, str(args["place"]), "bad"))
        elif key == "location.lost":
            label = Text("ending.at.location", {"where": args["where"]})
            found.append(Milestone(it.turn, label, str(args["where"]), "bad"))
        elif key == "risen":
            found.append(Milestone(it.turn, Text("ending.at.risen"), VOLDEMORT, "bad"))
        elif key == "defeated.wizard":
            fell.setdefault(it.turn, []).append(str(args["card"]))
        elif key == "won":
            found.append(Milestone(it.turn, Text("ending.at.won"), VOLDEMORT, "good"))
    room = max(0, MOST - len(found))
    for turn, cards in list(fell.items())[-room:] if room else ():
        label = Text("ending.at.wizards", {"cards": [*cards]})
        found.append(Milestone(turn, label, cards[0], "bad"))
    return tuple(sorted(found, key=lambda it: it.turn))


def _chart(c: Cards, story: Story) -> Chart:
    levels = (
        Level(c.boxes, Text("ending.level.first")),
        Level(2 * c.boxes, Text("ending.level.second")),
        Level(3 * c.boxes, Text("ending.level.lost"), "bad"),
    )
    lines = tuple(Text("ending.of", {"where": where}) for where in AT)
    return Chart(Text("ending.corruption"), lines, levels, story.gauges)


def _figures(g: Rising, c: Cards) -> tuple[Figure, ...]:
    lord = min(g.damage[c.voldemort], g.options.voldemort_track)
    return (
        Figure(Text("ending.figure.damage"), lord, g.options.voldemort_track),
        Figure(Text("ending.figure.azkaban"), len(g.azkaban)),
        Figure(Text("ending.figure.wizards"), len(g.hospital), c.wizards_lost[len(g.players)]),
        Figure(Text("ending.figure.places"), len(g.corrupted), c.places_lost),
    )


def _best(story: Story) -> Best | None:
    """The Wizard who helped most often: with a die, or with an ability."""
    dice = Counter(str(it.event.args["card"]) for it in story.of("pool.extra"))
    deeds = Counter(str(it.event.args["card"]) for it in story.of("ability.wizard"))
    most = foremost((dice + deeds).elements())
    if most is None:
        return None
    card, _ = most
    return Best(card, Text("ending.best", {"card": card, "dice": dice[card], "deeds": deeds[card]}))


def _gentler(options: Options, c: Cards) -> Again | None:
    if options.dark_mark_all:
        return Again({"dark_mark_all": False}, Text("ending.mark"))
    if options.voldemort_track > c.content.box.track.least:
        track = options.voldemort_track - 1
        return Again({"voldemort_track": track}, Text("ending.track", {"n": track}))
    if options.mode == "balanced" and not options.four_player_token_boost:
        return Again({"four_player_token_boost": True}, Text("ending.tokens"))
    return None


def _harder(options: Options, c: Cards) -> Again | None:
    track = options.voldemort_track + 1
    if track <= c.content.box.track.most:
        return Again({"voldemort_track": track}, Text("ending.track", {"n": track}))
    return None
