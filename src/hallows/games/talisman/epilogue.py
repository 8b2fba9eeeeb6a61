"""How a game of Talisman ended, for the scene after it (see `kernel.ending`)."""

from collections import Counter

from hallows.games.common.epilogue import fitting, high_is_good, seat_of
from hallows.games.talisman.compiled import Kit
from hallows.games.talisman.state import NOBODY, Talisman
from hallows.kernel import (
    Again,
    Arg,
    Best,
    Ending,
    Event,
    Figure,
    Milestone,
    Story,
    Text,
    Throw,
    Tone,
)

VOLDEMORT = "enemy:voldemort"
#: Dice a Character wants to be high.
ATTACKS = ("attack",)
#: What is worth a place on the line of the game, and how it is meant.
STATIONS: dict[str, Tone] = {
    "barrier.open": "good",
    "gates.open": "good",
    "fell": "bad",
    "out": "bad",
    "finale.lost": "bad",
    "finale.won": "good",
}


def ending(g: Talisman, story: Story) -> Ending:
    reason = g.win or "round.limit"
    winner = g.heroes[g.winner] if g.winner != NOBODY else None
    hero = f"character:{winner.character}" if winner and winner.character else VOLDEMORT
    scores = story.last("battle.scores")
    figures = scores.args if scores is not None else {}
    args: dict[str, Arg] = {"hero": hero, "rounds": g.rounds, "turns": g.turns}
    for side in ("mine", "theirs"):
        args[side] = _number(figures.get(side))
    others = [
        f"character:{it.character}" for it in g.heroes if it.character and it.seat != g.winner
    ]
    faces = (hero, VOLDEMORT) if reason == "finale" else (hero, *others)
    return Ending(
        headline=Text(f"ending.{reason}.title", {"hero": hero, "who": f"seat:{g.winner}"}),
        told=Text(f"ending.{reason}", args),
        faces=faces,
        line=Text("ending.line"),
        milestones=fitting(_milestones(g, g.kit, story)),
        figures=_figures(story, g.winner),
        best=best(story, g.winner),
        gentler=_gentler(g),
        harder=None
        if g.options.slow_growth
        else Again({"slow_growth": True}, Text("ending.harder")),
    )


def throws(event: Event) -> list[Throw]:
    return high_is_good(event, ATTACKS)


def best(story: Story, winner: int) -> Best | None:
    """The card that Battles were won by: first where they would not have been won without it, then by its sum."""
    decided: Counter[str] = Counter()
    sums: Counter[str] = Counter()
    fights: Counter[str] = Counter()
    owner: dict[str, int] = {}
    for it in story.of("battle.scores", "barrier.scores"):
        args = it.event.args
        seat = seat_of(args.get("who"))
        ahead = _number(args.get("mine")) - _number(args.get("theirs"))
        if ahead <= 0 or winner not in (NOBODY, seat):
            continue
        parts = args.get("mine_parts")
        for part in parts if isinstance(parts, list) else ():
            assert isinstance(part, list)
            card, worth = str(part[0]), _number(part[1])
            if worth > 0 and card.startswith(("card:", "spell:")):
                fights[card] += 1
                sums[card] += worth
                decided[card] += ahead <= worth
                owner[card] = seat
    if not sums:
        return None
    card = max(sums, key=lambda it: (decided[it], sums[it]))
    told = Text(
        "ending.best", {"card": card, "fights": fights[card], "n": decided[card], "sum": sums[card]}
    )
    return Best(card, told, owner[card])


def _milestones(g: Talisman, kit: Kit, story: Story) -> list[Milestone]:
    found = []
    for it in story.told:
        key, args = it.event.key, it.event.args
        who = args.get("who", "")
        if key in STATIONS:
            face = _character(g, who) if key != "finale.lost" else VOLDEMORT
            tone = STATIONS[key]
            found.append(Milestone(it.turn, Text(f"ending.at.{key}", {"who": who}), face, tone))
        elif key in ("took", "bought") and _hallow(kit, args.get("card")):
            label = Text("ending.at.hallow", {"who": who, "card": args["card"]})
            found.append(Milestone(it.turn, label, str(args["card"]), "good"))
    return found


def _hallow(kit: Kit, card: object) -> bool:
    kind = kit.kinds.get(str(card).removeprefix("card:"))
    return kind is not None and kind.hallow


def _character(g: Talisman, who: object) -> str:
    seat = seat_of(who)
    return f"character:{g.heroes[seat].character}" if seat >= 0 else ""


def _figures(story: Story, winner: int) -> tuple[Figure, ...]:
    def of(*keys: str) -> int:
        who = f"seat:{winner}"
        return sum(winner == NOBODY or it.event.args.get("who") == who for it in story.of(*keys))

    won, all_ = of("battle.won"), of("battle.won", "battle.lost", "battle.standoff")
    return (
        Figure(Text("ending.figure.battles"), won, all_),
        Figure(Text("ending.figure.fate"), of("rerolled")),
        Figure(Text("ending.figure.spells"), of("spell.cast")),
        Figure(Text("ending.figure.turns"), story.turns),
    )


def _gentler(g: Talisman) -> Again | None:
    if g.options.slow_growth:
        return Again({"slow_growth": False}, Text("ending.growth"))
    if g.options.static_barrier and g.options.fate_on_return:
        return None
    return Again({"static_barrier": True, "fate_on_return": True}, Text("ending.gentler"))


def _number(value: object) -> int:
    return value if isinstance(value, int) else 0
