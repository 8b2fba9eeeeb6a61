"""Why something happens: who met, owns or cast it, and what it is."""

from __future__ import annotations

import msgspec
from msgspec.structs import replace

from hallows.games.talisman.state import NOBODY, Hero

# What became of an encounter, a move, a text.
ON = 0  # go on
MOVED = 1  # the Character stands elsewhere and encounters that space (T-148)
OVER = 2  # its turn goes to its end


#: The rule that makes one heed a text, by what the text stands on.
RULES = {"space": "T-130", "event": "T-134", "observer": "T-385", "place": "T-385"}


class Cause(msgspec.Struct, gc=False):
    """The text being carried out, and what is known of why. Made wherever something might happen, hence so light."""

    hero: Hero  # whom it happens to
    name: str
    on: tuple[str, ...] = ("card",)  # kind of dice rolled for it, see fate.instruction_die
    card: int = NOBODY
    target: Hero | None = None
    through: int = NOBODY
    asked: int = NOBODY
    cited: str = ""
    agreed: bool = False  # an offer in it has already been accepted

    @property
    def owner(self) -> int:
        """Through whom it happens (K35)."""
        return self.hero.seat if self.through == NOBODY else self.through

    @property
    def asker(self) -> int:
        """The seat that answers its optional questions (Imperio)."""
        return self.hero.seat if self.asked == NOBODY else self.asked

    @property
    def rule(self) -> str:
        """What to cite for all of it."""
        return self.cited or RULES.get(self.on[0], "")

    def to(self, hero: Hero) -> Cause:
        """The same, happening to somebody else, who answers for themselves."""
        return replace(self, hero=hero, through=self.owner, asked=NOBODY, agreed=False)


def boss(hero: Hero) -> int:
    """Who answers the hero's questions of movement and encounter: itself, or the caster of Imperio."""
    return hero.seat if hero.master == NOBODY else hero.master
