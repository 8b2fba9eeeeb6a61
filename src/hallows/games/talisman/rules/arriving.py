"""Coming to another space, and what heeds that (T-329, T-344, T-435)."""

from hallows.games.talisman.perks import ON_END_MOVE
from hallows.games.talisman.rules import board, characters, triggers
from hallows.games.talisman.state import Hero, Talisman
from hallows.kernel import Play


def relocate(
    g: Talisman, hero: Hero, space: str, rule: str, passed: tuple[str, ...] | None = None
) -> Play[None]:
    """Stand on another space, and heed a change of Region (T-344)."""
    if board.put(g, hero, space, rule, passed):
        yield from triggers.fire(g, hero, "region_change")


def ends(g: Talisman, hero: Hero) -> Play[None]:
    """The own move has ended: what heeds that, before the encounter (T-329, T-435)."""
    if hero.perks & ON_END_MOVE:
        yield from triggers.fire(g, hero, "end_move")
    yield from characters.intimidations(g, hero)
