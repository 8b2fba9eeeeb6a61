"""Characters about to arrive on the space a scenario is about.

    t = table(visitor("bellatrix_lestrange_b", "azkaban"), bystander())
    t.play(*to("azkaban"), 6)

A visitor has neither Fate nor Galleons unless it is given some, so a script meets no question about them.
"""

from __future__ import annotations

from typing import Any

from tests.games.talisman.scenario import GAME, Place, hero

STEPS = 2  # not 1, which would move Voldemort


def before(space: str) -> str:
    """The space from which two steps clockwise lead to ``space``."""
    place = GAME.kit.places[space]
    ring = GAME.kit.rings[place.region]
    return ring[(place.position - STEPS) % len(ring)].id


def visitor(sheet: str, space: str, **fields: Any) -> Place:
    """A Character whose next move can end on ``space``."""
    return hero(sheet, at=before(space), **{"fate": 0, "galleons": 0, **fields})


def to(space: str) -> tuple[int, str]:
    """A visitor's movement roll and move."""
    return STEPS, f"move:{space}"


def bystander(**fields: Any) -> Place:
    """A Death Eater far from everything, with nothing to say in another's turn."""
    return hero("draco_malfoy_b", **{"at": "godrics_hollow", "fate": 0, "galleons": 0, **fields})
