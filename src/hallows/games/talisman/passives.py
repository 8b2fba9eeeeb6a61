"""What holds for as long as a card is carried, a sheet is played or a Spell lasts.

A `Standing` passive (tag field ``give``) is a tagged union of frozen structs that decode straight
from TOML. "The owner" is the Character that carries the card or plays the sheet.
The base types shared with `effects` live here too, because effects are built upon passives.
"""

from typing import TYPE_CHECKING, Annotated, Literal, TypeAlias

import msgspec

from hallows.games.common.content import Id, Plain, any_of

Side = Literal["order", "death_eaters"]
Region = Literal["london", "grounds", "castle", "great_hall"]
Stat = Literal["magic", "might"]
# "self" as a cost is the card (Object or Follower) whose text is being used.
What = Literal[
    "magic",
    "might",
    "life",
    "fate",
    "galleon",
    "spell",
    "follower",
    "object",
    "magic_object",
    "hallow",
    "self",
]
Count = Annotated[int, msgspec.Meta(ge=1, le=12)]
Face = Annotated[int, msgspec.Meta(ge=1, le=12)]


class Cost(Plain, frozen=True):
    """A price that must be paid in full (K99)."""

    what: What
    n: Count = 1


class Good(Plain, frozen=True):
    """One kind of Purchase card on sale."""

    card: Id
    price: Count


# When a bonus counts. "always" and "other_follower" are permanent: they count for totals
# (Spell limit, Gates); all others only inside a Battle.
When = Literal[
    "always",
    "other_follower",  # the owner has at least 1 Follower besides this one
    "battle",  # any Battle, and the King's Cross attempt (K75)
    "vs_enemy",  # Battles against Enemies (Voldemort counts as one, K80)
    "vs_dementor",  # an opponent of kind "dementor" is in the Battle
    "vs_voldemort",
    "attacking_character",  # a Battle this Character started against a Character (K102)
    "attacked_by_character",
    "voldemort_in_region",  # Voldemort's figure is in the owner's Region
    "two_followers",  # the owner has at least 2 Followers
    "own_advantage",  # the Advantage token shows the owner's side
]

# Which dice an ability touches.
DieOn = Literal[
    "battle",  # own attack die in any Battle, and at King's Cross (K75)
    "battle_character",  # own attack die in a Battle with a Character
    "attacking_order",  # own attack die when attacking an Order Character, then its Follower
    "movement_grounds",  # own movement die in the Grounds
    "event",  # a single die rolled for an Event,
    "observer",  # an Observer,
    "space",  # or a space
    "quidditch_pitch",
    "hagrids_hut",
]


class Give(Plain, frozen=True, tag_field="give"):
    """Base of all passives."""


class Bonus(Give, frozen=True, tag="bonus"):
    """Adds to total Magic and Might while `when` holds."""

    magic: int = 0
    might: int = 0
    when: When = "always"


class Score(Give, frozen=True, tag="score"):
    """Adds to the attack score while `when` holds; `once`: optional, before the dice, once a
    turn."""

    n: int
    when: When
    once: bool = False


class MightToMagic(Give, frozen=True, tag="might_to_magic"):
    """Adds total Might (or with `starting` the sheet's starting Might) to Magic in Battle."""

    when: Literal["battle", "attacking_character"]
    starting: bool = False


class SpellLimit(Give, frozen=True, tag="spell_limit"):
    n: int


class ObjectLimit(Give, frozen=True, tag="object_limit"):
    """`weightless`: the card itself does not count as one of the carried Objects."""

    n: int
    weightless: bool = False


class FollowerLimit(Give, frozen=True, tag="follower_limit"):
    n: int


class Prevent(Give, frozen=True, tag="prevent"):
    """Defeated in Battle and about to lose a Life: roll 1 die, from `at_least` on it is not
    lost. Each card once per lost Life (K90); the Battle stays lost (T-358)."""

    at_least: Face


class Sacrifice(Give, frozen=True, tag="sacrifice"):
    """Any Life about to be lost: discard 1 `what` instead, one per Life."""

    what: Literal["follower"]


class Evade(Give, frozen=True, tag="evade"):
    """May evade (8.6). `cost` is paid per use; `at_least`: a die must show that much, one try;
    `stat`/`most`: only Enemies with that stat and at most that value; `single`: text says "an
    Enemy", so one of a group (K71)."""

    whom: Literal["enemy", "character", "any"]
    cost: Cost | None = None
    at_least: Face | None = None
    stat: Stat | None = None
    most: Count | None = None
    single: bool = False


class Reroll(Give, frozen=True, tag="reroll"):
    """One free reroll of that die each time; Fate may reroll it afterwards."""

    on: DieOn


class SpareDie(Give, frozen=True, tag="spare_die"):
    """May roll one die more and choose which to use. `higher`: the best one is used. `final`:
    the result stands, no Fate reroll. Otherwise Fate may reroll the chosen die (K59)."""

    on: tuple[DieOn, ...]
    higher: bool = False
    final: bool = False


class Nudge(Give, frozen=True, tag="nudge"):
    """Once per turn that die may count 1 higher or lower, inside 1-6."""

    on: DieOn


class WalkOne(Give, frozen=True, tag="walk_one"):
    """The owner walks at most 1 space per turn and rolls no movement die (K68)."""


class MoveBonus(Give, frozen=True, tag="move_bonus"):
    """After the movement roll the distance may be raised by `plus` or lowered by `minus`; the
    face of the die is what Voldemort heeds (K79)."""

    plus: int = 0
    minus: int = 0


class MoveLess(Give, frozen=True, tag="move_less"):
    """May pay to move 1 up to the rolled number of spaces (K93)."""

    cost: Cost


class PriceCut(Give, frozen=True, tag="price_cut"):
    """Purchase cards cost `n` Galleons less, minimum 1; at one space only, or everywhere."""

    n: Count = 1
    at: Id | None = None


class ShopAt(Give, frozen=True, tag="shop_at"):
    """When encountering that space the owner may also buy these goods."""

    space: Id
    goods: tuple[Good, ...]


class Safe(Give, frozen=True, tag="safe"):
    """The instruction of these spaces does not apply to the owner; with `results`, only those
    die results there do nothing."""

    at: tuple[Id, ...]
    results: tuple[Face, ...] = ()


class NoFerret(Give, frozen=True, tag="no_ferret"):
    """Cannot become a Ferret."""


class VoldemortSpares(Give, frozen=True, tag="voldemort_spares"):
    """Voldemort cannot be made to attack the owner in this Region."""

    region: Region


class VoldemortRoll(Give, frozen=True, tag="voldemort_roll"):
    """When the owner moves Voldemort after a movement roll of 1: may add `plus` to his roll;
    `up_to`: may move him any number of spaces from 0 up to the roll."""

    plus: int = 0
    up_to: bool = False


class Ride(Give, frozen=True, tag="ride"):
    """A move instead of the movement roll (K68: allowed even when limited to 1 space).

    to "facing": the facing space of the Grounds, from London only; "ally": the space of another
    Character of the owner's alignment in the same Region; "anywhere": any other space of London
    or the Grounds, from either. `origin`: only from these spaces. `spend`: the card is discarded.
    `fleeting`: only on the holder's next turn; used or not it then returns to its pile (K18).
    """

    to: Literal["facing", "ally", "anywhere"]
    origin: tuple[Id, ...] = ()
    spend: bool = False
    fleeting: bool = False


class DrawMore(Give, frozen=True, tag="draw_more"):
    """At these spaces the owner may raise the number of cards to `n`; all are encountered."""

    at: tuple[Id, ...]
    n: Count


class Redraw(Give, frozen=True, tag="redraw"):
    """While drawing may pay `cost` to put one drawn card under the deck; its replacement must
    be encountered (K73)."""

    cost: Cost


class ObjectsFirst(Give, frozen=True, tag="objects_first"):
    """All Objects have encounter number 1 for the owner (K49)."""


class ResistSpell(Give, frozen=True, tag="resist_spell"):
    """A Spell cast on the owner by another Character fails from `at_least` on; optional."""

    at_least: Face


class MixTrophies(Give, frozen=True, tag="mix_trophies"):
    """Magic and Might points may be added up, for 1 Magic or 1 Might of choice."""


class TrophyBonus(Give, frozen=True, tag="trophy_bonus"):
    """Trophies of that side count `n` points more each."""

    side: Side
    n: Count = 1


class GalleonReroll(Give, frozen=True, tag="galleon_reroll"):
    """Once per turn a Fate reroll may be paid with 1 Galleon instead."""


class NoObjects(Give, frozen=True, tag="no_objects"):
    """Objects cannot be used: no bonus, no protection, no evasion (Expelliarmus)."""


class PassiveHook(Give, frozen=True, tag="hook"):
    """An odd ability with a rule of its own, written in Python under this name."""

    name: Id


if TYPE_CHECKING:
    Standing: TypeAlias = Give
else:
    Standing = any_of(Give)
