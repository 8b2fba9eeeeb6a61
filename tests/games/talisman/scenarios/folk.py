"""The board's rings, and Characters for situations in which nothing but the rule at hand should happen."""

from __future__ import annotations

from typing import Any

from tests.games.talisman.scenario import GAME, Place, hero

LONDON = GAME.content.rings["london"]
GROUNDS = GAME.content.rings["grounds"]
CASTLE = GAME.content.rings["castle"]

#: Sheets without an ability that could come between. Magic, Might and Life:
MCGONAGALL = "minerva_mcgonagall_b"  # 4, 2, 4
DUMBLEDORE = "albus_dumbledore_a"  # 5, 2, 5
LUCIUS = "lucius_malfoy_a"  # 4, 2, 4
DRACO = "draco_malfoy_b"  # 3, 4, 4


def plain(sheet: str, at: str, **fields: Any) -> Place:
    """A Character with no Fate and no Galleons unless given: it is never asked about a reroll, and its turn
    ends by itself."""
    return hero(sheet, at, **{"fate": 0, "galleons": 0, **fields})


def step(space: str, n: int) -> str:
    """The space n steps clockwise (with a minus sign: counterclockwise) on the same ring."""
    ring = GAME.content.rings[GAME.content.spaces[space].region]
    return ring[(ring.index(space) + n) % len(ring)]
