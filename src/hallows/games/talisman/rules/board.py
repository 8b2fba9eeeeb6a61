"""Where the figures stand (K92, T-297)."""

from hallows.games.talisman.compiled import SEATS, Place
from hallows.games.talisman.perks import ON_REGION_CHANGE
from hallows.games.talisman.rules import stats
from hallows.games.talisman.state import Hero, Talisman
from hallows.kernel import Arg


def put(
    g: Talisman,
    hero: Hero,
    space: str,
    rule: str,
    passed: tuple[str, ...] | None = None,
    told: str = "moved",
) -> bool:
    """Stand on another space, after a walk over those ``passed`` (None: not walking), ``told`` as what it is. Pending
    moves and holds lapse (K92); Objects may work or not there (T-297). True if the Region has changed and something
    heeds that."""
    places = g.kit.places
    old = places.get(hero.space)
    new = places[space]
    hero.space = space
    hero.admitted = False
    hero.next_move = ""
    hero.held = 0
    if new.no_magic or (old is not None and old.no_magic):
        stats.refresh(g, hero)
    if g.sink is not None:
        _tell(g, hero, old, new, rule, passed, told)
    if old is None or old.region == new.region:
        return False
    if new.region in ("london", "grounds"):
        hero.turned_back = False
    return hero.perks & ON_REGION_CHANGE != 0


def _tell(
    g: Talisman,
    hero: Hero,
    old: Place | None,
    new: Place,
    rule: str,
    passed: tuple[str, ...] | None,
    told: str,
) -> None:
    if old is None:
        g.tell(told, rule=rule, who=SEATS[hero.seat], space=new.arg)
        return
    way: list[Arg] = []
    if passed is not None:
        way = [*(g.kit.places[space].arg for space in passed), new.arg]
    g.tell(told, rule=rule, who=SEATS[hero.seat], space=new.arg, origin=old.arg, way=way)
