"""The shelf of what lasts, in both modes: visits, what cards have done to the fighters, the last round."""

from __future__ import annotations

from collections.abc import Iterator

from hallows.games.hogwarts.compiled import SEATS
from hallows.games.hogwarts.quidditch import shelf as pitch
from hallows.games.hogwarts.rules import fighting
from hallows.games.hogwarts.state import MATCH, Cup, Fight, World
from hallows.kernel import Arg, Lasting, Text


def lasting(g: Cup) -> list[Lasting]:
    found = []
    if g.triggered:
        found.append(effect("last_round"))
    if g.extra:
        found.append(effect("extra", SEATS[g.active]))
    for player in g.players:
        found += visit(g, SEATS[player.seat], player.home)
    if g.fight is not None:
        found += in_fight(g, g.fight)
    if g.step == MATCH:
        found += pitch.lasting(g.match)
    return found


def effect(what: str, *on: str, **args: Arg) -> Lasting:
    """A state without a card: its name, what it does and what ends it are words of their own."""
    return Lasting(f"state:{what}", on, Text(f"does.{what}", args), Text(f"ends.{what}", args))


def visit(g: World, who: str, home: int) -> Iterator[Lasting]:
    if home >= 0:
        yield effect("visit", who, where=g.kit.space_names[home])


def in_fight(g: World, fight: Fight) -> Iterator[Lasting]:
    for f in fight.fighters:
        who = fighting.name(g, f)
        for what, amount in (("skips", f.skips), ("dampen", f.dampen), ("numb", int(f.numb))):
            if amount:
                yield effect(what, who, n=amount)
    if fight.silenced:
        yield effect("silenced")
    elif fight.cancels:
        yield effect("cancels", n=fight.cancels)
