"""Why something happens: who met, owns or cast it, and what it is."""

from __future__ import annotations

from hallows.games.talisman.state import NOBODY, Hero

# What became of an encounter, a move, a text.
ON = 0  # go on
MOVED = 1  # the Character stands elsewhere and encounters that space (T-148)
OVER = 2  # its turn goes to its end


#: The rule that makes one heed a text, by what the text stands on.
RULES = {"space": "T-130", "event": "T-134", "observer": "T-385", "place": "T-385"}


class Cause:
    """The text being carried out. ``hero`` is whom it happens to, ``owner`` through whom it happens (K35),
    ``asker`` the seat that answers its optional questions (Imperio), ``rule`` what to cite for all of it."""

    __slots__ = ("agreed", "asker", "card", "hero", "name", "on", "owner", "rule", "target")

    def __init__(
        self,
        hero: Hero,
        name: str,
        on: tuple[str, ...] = ("card",),
        *,
        card: int = NOBODY,
        target: Hero | None = None,
        owner: int = NOBODY,
        asker: int = NOBODY,
        rule: str = "",
    ) -> None:
        self.hero = hero
        self.name = name
        self.on = on  # kind of dice rolled for it, see fate.instruction_die
        self.card = card
        self.target = target
        self.owner = hero.seat if owner == NOBODY else owner
        self.asker = hero.seat if asker == NOBODY else asker
        self.rule = rule or RULES.get(on[0], "")
        self.agreed = False  # an offer in it has already been accepted

    def to(self, hero: Hero) -> Cause:
        """The same, happening to somebody else."""
        return Cause(
            hero,
            self.name,
            self.on,
            card=self.card,
            target=self.target,
            owner=self.owner,
            rule=self.rule,
        )


def boss(hero: Hero) -> int:
    """Who answers the hero's questions of movement and encounter: itself, or the caster of Imperio."""
    return hero.seat if hero.master == NOBODY else hero.master
