"""The words our cards, spaces and sheets are written in.

Two small vocabularies, both tagged unions of frozen structs that decode straight from TOML:

* an `Effect` (tag field ``do``) is something that happens once, when a card or space tells it to;
* a `Passive` (tag field ``give``) holds for as long as its card is carried or its sheet is played.

Unless said otherwise an effect happens to "the hero": the Character that meets the space, visits
the card, owns the ability or casts the Spell. `Everyone` and `ToTarget` change who that is.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Literal, TypeAlias

import msgspec

from hallows.games.common.content import Id, Plain, any_of
from hallows.games.common.content import parts as parts  # the rules walk effects with it
from hallows.games.talisman.passives import (
    Cost,
    Count,
    Face,
    Give,
    Good,
    Side,
    Standing,
    Stat,
    What,
)


class Do(Plain, frozen=True, tag_field="do"):
    """Base of all effects."""


class Gain(Do, frozen=True, tag="gain"):
    """Gain from the supply, as far as it lasts; Life may exceed the starting value (T-034)."""

    what: What
    n: Count = 1


class Lose(Do, frozen=True, tag="lose"):
    """Lose or discard; the loser picks which cards. Nothing to lose: no effect (K99)."""

    what: What
    n: Count = 1
    all: bool = False


class Heal(Do, frozen=True, tag="heal"):
    """Regain up to `n` Life, never above the starting value; 0 means fully."""

    n: Annotated[int, msgspec.Meta(ge=0, le=12)] = 0


class RefillFate(Do, frozen=True, tag="refill_fate"):
    """Take Fate until the starting Fate value is reached."""


class MissTurn(Do, frozen=True, tag="miss_turn"):
    """Lose the next turn (K66)."""


class ExtraTurn(Do, frozen=True, tag="extra_turn"):
    """Take another turn right after this one (K65); always optional."""


class Ferret(Do, frozen=True, tag="ferret"):
    """Become a Ferret (9.6, K67)."""


class Advantage(Do, frozen=True, tag="advantage"):
    """Turn the Advantage token to a side; "choice" = the hero picks, "own" = the hero's side."""

    to: Literal["order", "death_eaters", "choice", "own"]


class Battle(Do, frozen=True, tag="battle"):
    """A neutral Enemy without a card attacks the hero (K96)."""

    enemy: Id
    stat: Stat
    value: Count


class Row(Plain, frozen=True):
    """One line of a roll table; `at` is inclusive. `flavour` wraps the words, not the rules."""

    at: tuple[Face, Face]
    then: tuple[Effect, ...] = ()
    flavour: Id | None = None


class Roll(Do, frozen=True, tag="roll"):
    """Roll `dice` dice, add them and carry out the row hit; no row: nothing happens."""

    rows: tuple[Row, ...]
    dice: Literal[1, 2] = 1


class Option(Plain, frozen=True):
    """One choice. `key` is its stable option key; a `named` one is a shop with a name."""

    key: Id
    then: tuple[Effect, ...]
    named: bool = False


class Choose(Do, frozen=True, tag="choose"):
    """Carry out one option. Options whose losses or costs cannot be met are not offered (K99)."""

    options: tuple[Option, ...]


class BySide(Do, frozen=True, tag="by_side"):
    """What happens depends on the hero's alignment; an empty list is "no effect"."""

    order: tuple[Effect, ...] = ()
    death_eaters: tuple[Effect, ...] = ()


class Pay(Do, frozen=True, tag="pay"):
    """The hero may pay `cost` for `then`; if it does not (or cannot), `otherwise` happens."""

    cost: Cost
    then: tuple[Effect, ...]
    otherwise: tuple[Effect, ...] = ()


class Trade(Do, frozen=True, tag="trade"):
    """Hand in any number of `give`, receive 1 `get` for each; `most` 0 is no limit.

    get "life" heals (never above the starting value); get "spell" stops at the Spell limit (K48).
    """

    give: Literal["galleon", "object", "spell", "fate"]
    get: Literal["life", "galleon", "fate", "spell"]
    most: Annotated[int, msgspec.Meta(ge=0, le=12)] = 0


class Buy(Do, frozen=True, tag="buy"):
    """Buy any of these Purchase cards that are left in the pile, at most one of a name (9.1)."""

    goods: tuple[Good, ...]


class TakeCard(Do, frozen=True, tag="take_card"):
    """Take one such card from its pile for free, if any is left and none is carried."""

    card: Id


class IfHas(Do, frozen=True, tag="if_has"):
    """Depends on whether the hero carries a card of that name."""

    card: Id
    then: tuple[Effect, ...]
    otherwise: tuple[Effect, ...] = ()


class DrawSpells(Do, frozen=True, tag="draw_spells"):
    """Draw `n` Spells, keep `keep` of them (within the Spell limit), discard the rest."""

    n: Count
    keep: Count


class Travel(Do, frozen=True, tag="travel"):
    """Move at once and encounter the new space (T-148).

    to "space": the named space; "region": any other space of the hero's Region, hero's choice.
    """

    to: Literal["space", "region"]
    space: Id | None = None


class InsteadOfRoll(Do, frozen=True, tag="instead_of_roll"):
    """This turn's move, instead of the movement roll, goes to any other space of the hero's
    Region; only in London or the Grounds (Ascendio)."""


class NextMove(Do, frozen=True, tag="next_move"):
    """Replaces the next move really made (K92). `must` false: an offer that may be declined."""

    to: Literal["space", "region"]
    must: bool
    space: Id | None = None


class DrawDifference(Do, frozen=True, tag="draw_difference"):
    """The draw step of this space: higher minus lower of 2 dice is the target number of cards
    lying here; equal dice: move at once to `doubles` (T-253, T-254)."""

    doubles: Id


class Drift(Do, frozen=True, tag="drift"):
    """After all cards: 1 die, even that far clockwise, odd counterclockwise; encounter the new
    space (T-296)."""


class Challenge(Do, frozen=True, tag="challenge"):
    """Offer of a Hallow challenge: roll on `Content.challenges` (K35, K36, K82)."""


class Everyone(Do, frozen=True, tag="everyone"):
    """`then` for each such Character in turn order from the hero, who is included (K64).

    where "all": everywhere; "here": the hero's space; else that Region.
    """

    then: tuple[Effect, ...]
    where: Literal["all", "here", "london", "grounds"] = "all"
    side: Side | None = None


class ToTarget(Do, frozen=True, tag="to_target"):
    """`then` happens to the target: of this Spell, or the Character just beaten."""

    then: tuple[Effect, ...]


class Steal(Do, frozen=True, tag="steal"):
    """Take `n` of one of `what`, hero's choice, from the target (see ToTarget), or with
    source "order_here" from one Order Character on the hero's space. Needs K51 for Objects."""

    what: tuple[What, ...]
    n: Count = 1
    source: Literal["target", "order_here"] = "target"


class Look(Do, frozen=True, tag="look"):
    """ "deck": look at the top `n` Encounter cards of the hero's Region; `reorder`: return them
    in any order. "spells": look at the hand of one Character at most `within` spaces away."""

    at: Literal["deck", "spells"]
    n: Count = 1
    reorder: bool = False
    within: Annotated[int, msgspec.Meta(ge=0, le=12)] = 0


class Predict(Do, frozen=True, tag="predict"):
    """Name a number 1-6, then roll. `hold`: wrong keeps the hero here for another attempt next
    turn, and each Fate paid after the roll shifts the die by 1 inside 1-6 (K95)."""

    right: tuple[Effect, ...] = ()
    wrong: tuple[Effect, ...] = ()
    hold: bool = False


class TakeStock(Do, frozen=True, tag="take_stock"):
    """Take 1 of the tokens lying on the card (`Card.stock`); empty, the card is discarded."""


class Lasting(Do, frozen=True, tag="lasting"):
    """A rule for everyone; the Event lies beside the board meanwhile, then is discarded (K73).

    rounds 0: until the start of the drawer's next slot; n: until the end of the drawer's n-th
    following slot (K43). Rules: see `LastingRule`.
    """

    rule: LastingRule
    rounds: Annotated[int, msgspec.Meta(ge=0, le=12)] = 0


LastingRule = Literal["walk_one", "no_spells", "no_attacks", "double_advantage"]


class VoldemortMoves(Do, frozen=True, tag="voldemort_moves"):
    """Roll 1 die and move Voldemort that far, as after a movement roll of 1 (5.4)."""


class Grant(Do, frozen=True, tag="grant"):
    """The hero has `passives` for a while. "battle": this Battle; "round": until the start of
    the hero's next slot (K43)."""

    passives: tuple[Passive, ...]
    until: Literal["battle", "round"]


class DiscardSelf(Do, frozen=True, tag="discard_self"):
    """The card whose text this is leaves its owner for its discard pile."""


class Barrier(Do, frozen=True, tag="barrier"):
    """The King's Cross test (5.6, K1, K75)."""

    magic: Count
    to: Id


class Gates(Do, frozen=True, tag="gates"):
    """The Hogwarts Gates test (5.8, K76)."""

    to: Id


class Halt(Do, frozen=True, tag="halt"):
    """Compulsory stop; nothing else happens (Moving Staircase, T-112)."""


class HallowDoor(Do, frozen=True, tag="hallow_door"):
    """Compulsory stop; the way on costs a Hallow, else turn back (5.10, K14, K77)."""

    to: Id


class Finale(Do, frozen=True, tag="finale"):
    """Magic Battle against Voldemort at `magic`: win the game, or go to `lose_to` (5.11)."""

    magic: Count
    lose_to: Id


class Hook(Do, frozen=True, tag="hook"):
    """An odd text with a rule of its own, written in Python under this name."""

    name: Id


TriggerOn = Literal[
    "own_turn",  # used at will in the owner's turn: before moving or at its end
    "turn_start",
    "turn_end",
    "before_move",
    "movement_six",  # the movement die shows 6
    "end_move",  # the owner's own move has ended, before the encounter
    "region_change",
    "beat_character",  # a won Battle against a Character, after the reward
    "turned_to_death_eaters",  # the Advantage token was really turned to that side
    "last_spell_cast",
]
Condition = Literal[
    "no_fate",
    "no_spells",
    "spell_room",  # fewer Spells than the Spell limit
    "in_london",
    "no_life_lost",  # lost no Life this turn
    "order_character_here",
    "reward_not_life",  # the reward just taken was not the Life loss
]


class Trigger(Give, frozen=True, tag="trigger"):
    """When `on` happens and all of `only_if` hold, pay `cost` and carry out `then`.

    `may`: optional. `once`: at most once per turn. A cost makes it optional in any case.
    """

    on: TriggerOn
    then: tuple[Effect, ...]
    only_if: tuple[Condition, ...] = ()
    cost: Cost | None = None
    may: bool = False
    once: bool = False


if TYPE_CHECKING:
    Effect: TypeAlias = Do
    Passive: TypeAlias = Give
else:
    Effect = any_of(Do)
    Passive = Standing | Trigger
