"""Where the figures stand (K92, T-297)."""

from __future__ import annotations

from hallows.games.talisman.compiled import SEATS
from hallows.games.talisman.perks import ON_REGION_CHANGE
from hallows.games.talisman.rules import stats
from hallows.games.talisman.state import Hero, Talisman


def put(g: Talisman, hero: Hero, space: str, rule: str) -> bool:
    """Stand on another space. Pending moves and holds lapse (K92); Objects may work or not there (T-297).
    True if the Region has changed and something heeds that."""
    places = g.kit.places
    old = places.get(hero.space)
    new = places[space]
    hero.space = space
    hero.admitted = False
    hero.next_move = ""
    hero.held = 0
    if new.no_magic or (old is not None and old.no_magic):
        stats.refresh(g, hero)
    g.tell("moved", rule=rule, who=SEATS[hero.seat], space=new.arg)
    if old is None or old.region == new.region:
        return False
    if new.region in ("london", "grounds"):
        hero.turned_back = False
    return hero.perks & ON_REGION_CHANGE != 0
