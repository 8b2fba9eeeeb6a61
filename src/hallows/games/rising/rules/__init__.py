"""The rules, one module per chapter. A turn is several scenes: travel and the villains, what comes
before a roll, every roll, the ending."""

from hallows.games.rising.compiled import Cards
from hallows.games.rising.rules.ending import end_of_turn
from hallows.games.rising.rules.rolling import one_roll, ready
from hallows.games.rising.rules.setup import set_up
from hallows.games.rising.rules.tokens import final_window, final_window_opens
from hallows.games.rising.rules.travel import begin_turn
from hallows.games.rising.state import FINAL, READY, ROLL, SETUP, TRAVEL, Rising
from hallows.kernel import Play


def scene(g: Rising, c: Cards) -> Play[None]:
    """The next stretch, as the phase says."""
    if g.phase == ROLL:
        return one_roll(g, c)
    if g.phase == READY:
        return ready(g, c)
    if g.phase == TRAVEL:
        return begin_turn(g, c)
    if g.phase == FINAL:
        return finish(g, c)
    assert g.phase == SETUP
    return set_up(g, c)


def finish(g: Rising, c: Cards) -> Play[None]:
    """R-233: the final window, then the end of the turn, unless a die token opens another roll (R-225)."""
    if final_window_opens(g, c):
        yield from final_window(g, c)
        if any(g.turn.pool):
            g.phase = ROLL
            return
    yield from end_of_turn(g, c)
