"""The shelf of what lasts: Events beside the board, Spells on Characters, states of Characters; all of it is open to
everybody (K43, K65 to K67, K92)."""

from collections.abc import Iterator

from hallows.games.talisman.compiled import SEATS
from hallows.games.talisman.state import NOBODY, Hero, Talisman
from hallows.kernel import Arg, Lasting, Text


def lasting(g: Talisman) -> list[Lasting]:
    found = [_event(g, number) for number in range(len(g.lasting))]
    for hero in g.heroes:
        if not hero.out and hero.character:
            found += _charms(hero)
            found += _states(g, hero)
    return found


def _event(g: Talisman, number: int) -> Lasting:
    it = g.lasting[number]
    card = f"card:{g.faces[it.card]}"
    who: Arg = SEATS[it.owner]
    if not it.slots:
        return Lasting(card, (), None, Text("ends.next.turn", {"who": who}))
    turns = it.slots + it.fresh
    return Lasting(card, (), None, Text("ends.turns", {"who": who, "n": turns}))


def _charms(hero: Hero) -> Iterator[Lasting]:
    """Spells that work on a Character for a while."""
    who = SEATS[hero.seat]
    for boon in hero.boons:
        key = "ends.battle" if boon.until == "battle" else "ends.next.turn"
        yield Lasting(boon.source, (who,), None, Text(key, {"who": who}))
    spells = [("immobulus", hero.frozen), ("imperio", hero.master != NOBODY)]
    spells += [("confundo", hero.guide != NOBODY), ("ascendio", hero.leap)]
    for spell, works in spells:
        if works:
            yield Lasting(f"spell:{spell}", (who,), None, Text("ends.this.turn", {"who": who}))


def _states(g: Talisman, hero: Hero) -> Iterator[Lasting]:
    """What a Character is in, by name, and what ends it."""
    who = SEATS[hero.seat]
    goal = hero.next_move
    states: dict[str, tuple[int | str, dict[str, Arg]]] = {
        "waiting": (hero.waiting, {}),
        "miss": (hero.miss, {}),
        # The turn of the change does not count.
        "ferret": (hero.ferret, {"n": min(hero.ferret, 2)}),
        "extra": (hero.extra, {"n": hero.extra}),
        "turned_back": (hero.turned_back, {}),
        "admitted": (hero.admitted, {}),
        "held": (hero.held, {"space": f"space:{hero.space}"}),
        "next_move": (goal, {"where": "part:region" if goal == "region" else f"space:{goal}"}),
    }
    for state, (holds, args) in states.items():
        if holds:
            does, ends = Text(f"does.{state}", args), Text(f"ends.{state}", {**args, "who": who})
            yield Lasting(f"state:{state}", (who,), does, ends)
