"""What a screen shows beside a question: which symbols each option would cover, and what comes of it."""

import msgspec

from hallows.games.rising.compiled import Cards
from hallows.games.rising.effects import Trait
from hallows.games.rising.labels import Ending, cover_of, ending_of
from hallows.games.rising.rules.pool import name
from hallows.games.rising.state import Rising
from hallows.games.rising.view import SYMBOLS
from hallows.kernel import Ask


class Covering(msgspec.Struct, frozen=True):
    """An option that covers symbols of ``target``. ``ends``: what follows; None while something is ``left``."""

    target: str
    covers: list[Trait]
    left: list[Trait]
    ends: Ending | None


class RisingAside(msgspec.Struct, frozen=True):
    covering: dict[str, Covering]  # by option


def aside(g: Rising, c: Cards, ask: Ask) -> RisingAside | None:
    found = {option: _covering(g, c, option) for option in ask.options}
    covering = {option: it for option, it in found.items() if it is not None}
    return RisingAside(covering) if covering else None


def _covering(g: Rising, c: Cards, option: str) -> Covering | None:
    cover = cover_of(g, c, option)
    if cover is None:
        return None
    target, left, _ = cover
    return Covering(
        name(g, c, target),
        SYMBOLS[g.turn.need[target] - left],
        SYMBOLS[left],
        None if left else ending_of(g, c, target),
    )
