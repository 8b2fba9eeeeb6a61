"""What cards, sheets and enemies do, as data: a small typed vocabulary. The rules interpret it, the words are
rendered from it.

Every effect is a tagged struct; the tag is written as ``do = "…"`` in the content files. The groups below
say where an effect may stand: on a spell or potion, a conduct card, an event card, a sheet, an enemy.
"""

from typing import Annotated, Literal, TypeAlias

import msgspec

from hallows.games.common.content import Id, Plain

Count: TypeAlias = Annotated[int, msgspec.Meta(ge=1, le=20)]

#: The decks a player holds cards of.
HandDeck: TypeAlias = Literal["spell", "potion", "book"]
Magic: TypeAlias = Literal["spell", "potion"]
Subject: TypeAlias = Literal[
    "charms", "transfiguration", "defence", "potions", "herbology", "creatures"
]
SUBJECTS: tuple[Subject, ...] = (
    "charms", "transfiguration", "defence", "potions", "herbology", "creatures",
)  # fmt: skip


class Strict(Plain, frozen=True, tag_field="do"):
    """Base of all effects: data only, and a misspelt field is an error."""


class Amount(Strict, frozen=True):
    """Base of what there may be more or less of."""

    amount: Count


class OfDeck(Strict, frozen=True):
    """Base of what concerns the cards of one deck."""

    deck: Magic


# -- spells and potions (12.8, 12.9) -----------------------------------------------------------------------


class Damage(Amount, frozen=True, tag="damage"):
    """The enemy loses HP (H-136); a special amount against the one named ``against``."""

    against: Id | None = None
    special: int = 0


class Quiet(Strict, frozen=True, tag="quiet"):
    """This attack does not trigger the enemy's ability."""


class Dampen(Amount, frozen=True, tag="dampen"):
    """The loss that answers this attack is smaller (C-57, C-151)."""


class Heal(Amount, frozen=True, tag="heal"):
    """Gain HP at once (C-176)."""


class Backlash(Amount, frozen=True, tag="backlash"):
    """The user loses HP first (C-166)."""


class ShowHand(Strict, frozen=True, tag="show_hand"):
    """A player opponent shows books, spells and potions to the attacker (C-178)."""


class Cancel(Strict, frozen=True, tag="cancel"):
    """The enemy's next triggers or attacks do not happen (C-161, C-162); against ``forever`` none any more."""

    times: Count
    forever: Id | None = None


class Counter(Strict, frozen=True, tag="counter"):
    """Cancel the card an opponent has just played (C-113)."""


class Search(OfDeck, frozen=True, tag="search"):
    """Take any one card from a deck, then shuffle it (C-171)."""


class Reroll(Strict, frozen=True, tag="reroll"):
    """Directly after an own attack or movement roll: any of its dice once more (C-89)."""


class Summon(Strict, frozen=True, tag="summon"):
    """Take an ordinary object lying on the main board (C-87, C-108)."""


class FreeStop(Strict, frozen=True, tag="free_stop"):
    """This turn the move may end on any space of the way."""


class Forget(Strict, frozen=True, tag="forget"):
    """A player of choice loses one spell or potion by lot."""


CardEffect: TypeAlias = (
    Damage | Quiet | Dampen | Heal | Backlash | ShowHand | Cancel | Counter | Search | Reroll
    | Summon | FreeStop | Forget
)  # fmt: skip


# -- conduct and event cards (12.12, 12.13) ----------------------------------------------------------------


class Points(Strict, frozen=True, tag="points"):
    """House points gained, or lost below nought (H-111)."""

    amount: Annotated[int, msgspec.Meta(ge=-100, le=100)]


class FlooPowder(Strict, frozen=True, tag="floo_powder"):
    """Take a Floo token and keep the card with it (H-086)."""


ConductEffect: TypeAlias = Points | FlooPowder


class Gather(Strict, frozen=True, tag="gather"):
    """All pawns are put on one space; its effect does not count (H-112)."""

    space: Id


class Life(Strict, frozen=True, tag="life"):
    """Everybody gains HP, or loses them, never below 1 (H-220)."""

    amount: Annotated[int, msgspec.Meta(ge=-10, le=10)]


class Token(Strict, frozen=True, tag="token"):
    """Everybody takes a Floo or Portkey token (H-113)."""

    token: Literal["floo", "portkey"]


class Deal(Strict, frozen=True, tag="deal"):
    """Everybody draws a card."""

    deck: HandDeck


class Drop(Strict, frozen=True, tag="drop"):
    """Everybody puts a spell or potion of choice under its deck (C-187)."""


class PassRight(Strict, frozen=True, tag="pass_right"):
    """Everybody gives a spell or potion, by lot, to the player on the right (H-202)."""


class LoseToken(Strict, frozen=True, tag="lose_token"):
    """Everybody discards a Floo or Portkey token."""


EventEffect: TypeAlias = Gather | Life | Token | Deal | Drop | PassRight | LoseToken | Points


# -- what a space gives to the pawn that ends its move there (2.1, 2.2) ------------------------------------
#    The symbols themselves are content of the boards; see ``board``.


# -- sheets: abilities of movement (12.15, 12.16) ----------------------------------------------------------


class ExtraDraw(Strict, frozen=True, tag="extra_draw"):
    """Two cards instead of one on spaces with exactly that symbol."""

    deck: HandDeck


class Nudge(Strict, frozen=True, tag="nudge"):
    """May add or subtract 1 from the movement total (C-117)."""


class RerollMove(Strict, frozen=True, tag="reroll_move"):
    """May throw both movement dice, or the one, again, once per turn."""


class ClassLife(Strict, frozen=True, tag="class_life"):
    """Gains 1 HP whenever ending in a classroom (C-194)."""


class SpaceLife(Strict, frozen=True, tag="space_life"):
    """Gains 1 HP more on HP spaces (C-118)."""


class SecondConduct(Strict, frozen=True, tag="second_conduct"):
    """On a conduct space may put the drawn card back unresolved and draw another."""


class BiggerPrize(Strict, frozen=True, tag="bigger_prize"):
    """Takes one more of any prize (C-182)."""


class MoveBonus(Amount, frozen=True, tag="move_bonus"):
    """Moves further than its die (a Death Eater)."""


class Passages(Strict, frozen=True, tag="passages"):
    """May use secret passages (a Death Eater; C-102)."""


class TowerStop(Strict, frozen=True, tag="tower_stop"):
    """May stop on any tower (a Death Eater)."""


MoveAbility: TypeAlias = (
    ExtraDraw | Nudge | RerollMove | ClassLife | SpaceLife | SecondConduct | BiggerPrize
    | MoveBonus | Passages | TowerStop
)  # fmt: skip


# -- sheets: abilities in a fight --------------------------------------------------------------------------


class Weaken(Strict, frozen=True, tag="weaken"):
    """The opponent's resistance is 1 lower, at least 2."""


class RerollAll(Strict, frozen=True, tag="reroll_all"):
    """Once per fight: all attack dice again."""


class RerollOne(Strict, frozen=True, tag="reroll_one"):
    """One attack die again, in every attack (C-150)."""


class Shrug(Strict, frozen=True, tag="shrug"):
    """Once per fight: ignore a trigger, or an attack (C-174)."""


class Mastery(OfDeck, frozen=True, tag="mastery"):
    """Attack cards of this deck do 1 more damage."""


class SetSix(Strict, frozen=True, tag="set_six"):
    """Once per fight: turn one attack die to 6."""


class DoubleSix(Strict, frozen=True, tag="double_six"):
    """Every 6 of the attack dice counts twice."""


class FirstDie(Strict, frozen=True, tag="first_die"):
    """One attack die more in the first round (C-173)."""


class FirstBlood(Strict, frozen=True, tag="first_blood"):
    """The opponent loses 1 HP when the fight starts, a player not below 1 (C-112)."""


class Regain(Strict, frozen=True, tag="regain"):
    """Regains 1 HP after each round in which it lost fewer HP than the opponent (C-173)."""


class CancelFirst(Strict, frozen=True, tag="cancel_first"):
    """The first card the opponent plays is cancelled (C-179)."""


FightAbility: TypeAlias = (
    Weaken | RerollAll | RerollOne | Shrug | Mastery | SetSix | DoubleSix | FirstDie | FirstBlood
    | Regain | CancelFirst
)  # fmt: skip


# -- enemies on fight and duel cards (12.7, 12.11) ---------------------------------------------------------


class Immune(OfDeck, frozen=True, tag="immune"):
    """Attack cards of this deck do no damage (C-12, C-167)."""


class Frail(OfDeck, frozen=True, tag="frail"):
    """Attack cards of this deck do 1 more damage."""


class Riddle(Strict, frozen=True, tag="riddle"):
    """Its trigger also takes one spell by lot (C-114, C-175)."""


class Chancy(Strict, frozen=True, tag="chancy"):
    """The trigger happens only on a die of at least so much."""

    at_least: Annotated[int, msgspec.Meta(ge=2, le=6)]


class Numb(Strict, frozen=True, tag="numb"):
    """The trigger takes no HP but a die of the next attack roll, never the last (C-112, C-175)."""


EnemyNote: TypeAlias = Immune | Frail | Riddle | Chancy | Numb


# -- powers of special objects (4.3) -----------------------------------------------------------------------


class ExtraDie(Strict, frozen=True, tag="extra_die"):
    """One attack die more for one fight (H-071, H-072)."""


class Revive(Amount, frozen=True, tag="revive"):
    """HP in a fight (H-073)."""


class ExtraTurn(Strict, frozen=True, tag="extra_turn"):
    """One more turn (H-074)."""


class Visit(Strict, frozen=True, tag="visit"):
    """Visit any space of Diagon Alley or the special places and return (H-075)."""


class Vanish(Strict, frozen=True, tag="vanish"):
    """Leave a fight, this many spaces away (H-076)."""

    distance: Count


Power: TypeAlias = ExtraDie | Revive | ExtraTurn | Visit | Vanish
