"""What cards do, as data: a small typed vocabulary. The rules interpret it, the words are rendered from it.

Every effect is a tagged struct; the tag is the ``kind`` written in the content files.
"""

from typing import Literal, TypeAlias

from hallows.games.common.content import Plain

Trait: TypeAlias = Literal["knowledge", "friendship", "loyalty", "courage"]
Colour: TypeAlias = Literal["blue", "orange", "red", "purple"]
Affiliation: TypeAlias = Literal["hogwarts", "order", "army"]
LocationId: TypeAlias = Literal["ministry", "diagon", "hogsmeade"]

TRAITS: tuple[Trait, ...] = ("knowledge", "friendship", "loyalty", "courage")
COLOURS: tuple[Colour, ...] = ("blue", "orange", "red", "purple")
AFFILIATIONS: tuple[Affiliation, ...] = ("hogwarts", "order", "army")
LOCATIONS: tuple[LocationId, ...] = ("ministry", "diagon", "hogsmeade")


class Strict(Plain, frozen=True, tag_field="kind"):
    """Base of all effects: data only, and a misspelt field is an error."""


class Amount(Strict, frozen=True):
    """Base of what there may be more or less of."""

    amount: int


class Cost(Plain, frozen=True):
    """Symbols to cover."""

    knowledge: int = 0
    friendship: int = 0
    loyalty: int = 0
    courage: int = 0

    @property
    def symbols(self) -> tuple[int, int, int, int]:
        """In the order of ``TRAITS``."""
        return (self.knowledge, self.friendship, self.loyalty, self.courage)


# -- what the players' abilities and tokens do, at once ----------------------------------------------------


class Heal(Amount, frozen=True, tag="heal"):
    """Remove up to ``amount`` Damage from each of up to ``wizards`` different Wizards (0: from all)."""

    wizards: int
    whose: Literal["own", "any"]


class ByAffiliation(Amount, frozen=True):
    """Base of what looks for Wizards of an ``affiliation``."""

    affiliation: Affiliation


class HealEach(ByAffiliation, frozen=True, tag="heal_each"):
    """Every player may heal one own Wizard by ``amount``, or by ``more`` if it is of ``affiliation``."""

    more: int


class Clean(Amount, frozen=True, tag="clean"):
    """Remove Corruption from the active player's Location, ``more`` of it if that is ``more_at``."""

    more_at: LocationId | None = None
    more: int = 0


class Hit(Amount, frozen=True, tag="hit"):
    """Put Damage on one Death Eater at the active player's Location."""


class Draw(Amount, frozen=True, tag="draw"):
    """Draw Spell tokens."""


class OthersDraw(ByAffiliation, frozen=True, tag="others_draw"):
    """Every other player with ``at_least`` Wizards of ``affiliation`` may draw Spell tokens."""

    at_least: int


class AddDie(Strict, frozen=True, tag="add_die"):
    """Add a die to the active player's pool."""

    colour: Colour


class Symbol(Strict, frozen=True, tag="symbol"):
    """Cover one symbol of a target of the active player."""

    trait: Trait


class Exchange(Strict, frozen=True, tag="exchange"):
    """Swap one own Wizard with one of another player."""


class Cleanse(Amount, frozen=True, tag="cleanse"):
    """Remove Corruption from any one Location."""


Benefit: TypeAlias = Heal | HealEach | Clean | Hit | Draw | OthersDraw | AddDie
TokenEffect: TypeAlias = Symbol | AddDie | Exchange | Heal | Cleanse


# -- what a Wizard in a team can do ------------------------------------------------------------------------


class Needs(Plain, frozen=True):
    """Company a Wizard wants in its team: any card that fits ``affiliation``, ``family`` or ``cards``.
    With ``other`` the card itself does not count."""

    affiliation: Affiliation | None = None
    family: str | None = None
    cards: tuple[str, ...] = ()
    other: bool = False
    at_least: int = 1


class PoolDie(Strict, frozen=True, tag="pool_die"):
    """One more die in the pool every turn; of several colours the player picks one each turn."""

    colours: tuple[Colour, ...]
    needs: Needs | None = None


class Reroll(Strict, frozen=True, tag="reroll"):
    """Once per turn, before assigning: roll up to ``most`` dice again (0: any number)."""

    most: int


class SetFace(Strict, frozen=True, tag="set_face"):
    """Once per turn, before assigning: turn one die to a single symbol of one of ``traits``."""

    traits: tuple[Trait, ...]


class Paid(Strict, frozen=True, tag="paid"):
    """Once per turn, when its cost is covered: ``effects`` in order."""

    cost: Cost
    effects: tuple[Benefit, ...]


class Wound(Strict, frozen=True, tag="wound"):
    """Once per turn, put Damage on this card: ``effects`` in order. A die can only be added before the
    first roll."""

    damage: int
    effects: tuple[Benefit, ...]


class Move(Strict, frozen=True, tag="move"):
    """Once per turn, before the first roll: move the Mission token anywhere."""


Ability: TypeAlias = PoolDie | Reroll | SetFace | Paid | Wound | Move


# -- what Death Eaters and corrupted Places do -------------------------------------------------------------


class Corrupt(Amount, frozen=True, tag="corrupt"):
    """Put Corruption on a Location: the Death Eater's own (``here``), a named one, or each one that has a
    Death Eater."""

    where: Literal["here", "ministry", "diagon", "hogsmeade", "each_with_death_eater"]


class Damage(Amount, frozen=True, tag="damage"):
    """Put Damage on Wizards.

    whom: ``active`` = the active team wherever it is; ``each_team`` = every team; ``board`` = Wizard cards
    beside the Location; ``here`` = those, and the active team if its token is there. ``affiliation`` narrows
    it down, ``among`` then hits the most or fewest damaged of each team, all that are tied. ``otherwise``
    happens if no such Wizard exists. ``where`` names the Location for effects of Places.
    """

    whom: Literal["active", "each_team", "board", "here"]
    affiliation: Affiliation | None = None
    among: Literal["all", "most", "fewest"] = "all"
    otherwise: Corrupt | None = None
    where: Literal["here", "ministry", "diagon", "hogsmeade"] = "here"


class Restore(Amount, frozen=True, tag="restore"):
    """Remove Damage from every other Death Eater on the board."""


class LoseSpell(Amount, frozen=True, tag="lose_spell"):
    """Discard random Spell tokens."""

    who: Literal["active", "each"]


class Harder(Strict, frozen=True, tag="harder"):
    """This turn every attack on a Death Eater needs more symbols of ``trait``."""

    trait: Trait
    amount: int


class NoSpells(Strict, frozen=True, tag="no_spells"):
    """This turn nobody may use Spell tokens."""


class HealLimit(Strict, frozen=True, tag="heal_limit"):
    """This turn Damage may be removed from only one Wizard of each team."""

    wizards: int = 1


class LoseDie(Amount, frozen=True, tag="lose_die"):
    """This turn the active player loses random dice before the first roll."""


Villainy: TypeAlias = Damage | Corrupt | Restore | LoseSpell
Penalty: TypeAlias = Corrupt | Damage | Harder | NoSpells | HealLimit | LoseDie
