"""How Voldemort's return ended, for the scene after it (see `kernel.ending`)."""

from hallows.games.common.epilogue import fitting, foremost, high_is_good, seat_of
from hallows.games.hogwarts.returns.rules.sides import horcruxes_left, is_hero
from hallows.games.hogwarts.returns.state import Returns
from hallows.games.hogwarts.returns.view import character
from hallows.kernel import Arg, Best, Ending, Event, Figure, Milestone, Story, Text, Throw, Tone

VOLDEMORT = "villain:lord_voldemort"
#: Dice that are wanted to be high, whoever throws them.
HIGH = ("attack", "defence", "horcrux.hero", "horcrux.dark", "final.harry", "final.voldemort")
#: What is worth a place on the line of the game: for the heroes, or against them.
STATIONS: dict[str, Tone] = {
    "horcrux.destroyed": "good",
    "eater.removed": "good",
    "ritual": "bad",
    "returned.voldemort": "bad",
    "hero.beaten": "bad",
    "met": "",
}


def ending(g: Returns, story: Story) -> Ending:
    light = g.dark not in g.winners
    heroes = [character(g, pawn) for pawn in g.pawns if is_hero(g, pawn)]
    crushed = len(g.plan.horcruxes) - horcruxes_left(g)
    return Ending(
        headline=Text(f"ending.{'light' if light else 'dark'}.title"),
        told=Text(f"outcome.{g.ending}"),
        faces=(*heroes, VOLDEMORT) if light else (VOLDEMORT, *heroes),
        line=Text("ending.line"),
        milestones=fitting(_milestones(story)),
        figures=(
            Figure(Text("ending.figure.horcruxes"), crushed, len(g.plan.horcruxes)),
            Figure(Text("ending.figure.eaters"), len(story.of("eater.removed")), len(g.eaters)),
            Figure(Text("ending.figure.beaten"), len(story.of("hero.beaten"))),
            Figure(Text("ending.figure.rounds"), g.rounds),
        ),
        best=best(g, story, light=light),
    )


def throws(event: Event) -> list[Throw]:
    return high_is_good(event, HIGH)


def best(g: Returns, story: Story, *, light: bool) -> Best | None:
    """The hero who destroyed most Horcruxes, or the Death Eater who beat most heroes; else the card played most."""
    key, part = ("horcrux.destroyed", "who") if light else ("hero.beaten", "foe")
    most = foremost(str(it.event.args[part]) for it in story.of(key))
    if most is not None:
        name, n = most
        seat = seat_of(name)
        what = character(g, g.pawns[seat]) if seat >= 0 else name
        side = "light" if light else "dark"
        return Best(what, Text(f"ending.best.{side}", {"who": what, "n": n}))
    most = foremost(str(it.event.args["card"]) for it in story.of("played"))
    return most and Best(most[0], Text("ending.best.card", {"card": most[0], "n": most[1]}))


def _milestones(story: Story) -> list[Milestone]:
    found = []
    for it in story.of(*STATIONS):
        key, args = it.event.key, it.event.args
        named: dict[str, Arg] = {
            name: args[name] for name in ("who", "whom", "foe", "object") if name in args
        }
        what = VOLDEMORT if key in ("ritual", "returned.voldemort", "met") else ""
        what = what or str(args.get("object") or args.get("foe", ""))
        label = Text(f"ending.at.{key}", named)
        found.append(Milestone(it.turn, label, what, STATIONS[key]))
    return found
