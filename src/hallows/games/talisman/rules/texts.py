"""Carrying out what a text says. What each kind of effect means stands in `effects`, on top of all rules; here
is only the table it is found by, so that every rule may carry out a text."""

from collections.abc import Callable
from functools import wraps
from typing import Any, TypeVar

from hallows.games.talisman.effects import Effect
from hallows.games.talisman.rules.cause import ON, OVER, Cause
from hallows.games.talisman.state import Talisman
from hallows.kernel import Play

X = TypeVar("X")

#: What an effect does, by its type. Filled by `effects`.
DO: dict[type[Any], Callable[[Talisman, Cause, Any], Play[int]]] = {}
#: Whether it could change anything now; what is not here always could. Filled by `effects`.
MATTERS: dict[type[Any], Callable[[Talisman, Cause, Any], bool]] = {}


def at_once(
    work: Callable[[Talisman, Cause, X], None],
) -> Callable[[Talisman, Cause, X], Play[int]]:
    """An effect that neither asks nor rolls."""

    @wraps(work)
    def carry_out(g: Talisman, c: Cause, x: X) -> Play[int]:
        work(g, c, x)
        return ON
        yield

    return carry_out


def run(g: Talisman, c: Cause, effects: tuple[Effect, ...]) -> Play[int]:
    """Carry out effects in order, until one moves the hero, ends its turn or sends it to St. Mungo's."""
    for effect in effects:
        signal: int = yield from DO[type(effect)](g, c, effect)
        if signal:
            return signal
        if c.hero.waiting:
            return OVER
    return ON


def sensible(g: Talisman, c: Cause, effects: tuple[Effect, ...]) -> bool:
    """Whether any of these effects could change something now. Offers that could not are not made."""
    for effect in effects:
        matters = MATTERS.get(type(effect))
        if matters is None or matters(g, c, effect):
            return True
    return False
