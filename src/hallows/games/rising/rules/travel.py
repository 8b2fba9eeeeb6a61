"""Phase 1, travel (R-030 to R-036), and the way from there to the dice."""

from hallows.games.rising.compiled import AT, SEATS, Cards
from hallows.games.rising.effects import LOCATIONS
from hallows.games.rising.rules.pool import build_pool
from hallows.games.rising.rules.tokens import anyone_may_exchange, opening_window
from hallows.games.rising.rules.villains import voldemort_phase
from hallows.games.rising.state import READY, Rising
from hallows.kernel import Ask, Play

TRAVEL_TO = tuple(f"travel:{location}" for location in LOCATIONS)


def begin_turn(g: Rising, c: Cards) -> Play[None]:
    """R-030: travel, the villains, then the dice are taken."""
    g.turns += 1
    if g.sink is not None:
        g.tell("turn", rule="R-030", who=SEATS[g.active], turn=g.turns)
    yield from travel(g)
    yield from voldemort_phase(g, c)
    if anyone_may_exchange(g, c):
        yield from opening_window(g, c)
    yield from build_pool(g, c)
    g.phase = READY


def travel(g: Rising) -> Play[None]:
    """R-031, R-032: any of the three, the old one included."""
    choice: str = yield Ask(g.active, "travel", TRAVEL_TO, "R-031")
    location = TRAVEL_TO.index(choice)
    g.players[g.active].location = location
    if g.sink is not None:
        g.tell("travelled", rule="R-031", who=SEATS[g.active], where=AT[location])
