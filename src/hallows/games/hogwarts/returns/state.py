"""The state of Voldemort returns: plain data, copied by hand. Cards, objects and spaces are as in ``hogwarts.state``."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated

import msgspec
from msgspec import field

from hallows.games.hogwarts.returns.content import PLANS, Plan
from hallows.games.hogwarts.state import NOBODY, NOTHING, NOWHERE, Wizard, World
from hallows.kernel import Part

# What is played next. Scenes are cut before BEGIN, MOVE, EATERS and CREEP, and before every half-round of a fight.
(
    SETUP, BEGIN, MOVE, ARRIVE, HORCRUX, SPACE, VISIT, RITUAL, PLACE, RELICS, EATERS, CREEP, PROWL, CLOSE,
    OVER,
) = range(15)  # fmt: skip
STEPS = (
    "setup", "begin", "move", "arrive", "horcrux", "space", "visit", "ritual", "place", "relics", "eaters",
    "creep", "prowl", "close", "over",
)  # fmt: skip

# Why a move ended before its total was used: what that obliges to (C-85).
EXACT, FOR_HORCRUX = range(2)


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a group agrees on (C-142, C-156).

    pettigrew: the seat of the player who is Pettigrew, counted from 0; the others are heroes.
    faq_stops: heroes, Pettigrew and Voldemort may stop on any space with a name.
    """

    pettigrew: Annotated[int, msgspec.Meta(ge=0, le=3, extra_json_schema={"x-of": "seat"})] = 0
    faq_stops: bool = False


class Pawn(Wizard):
    """A hero, or Pettigrew and later Voldemort, whose sheets are no students' (``sheet`` is -1)."""

    home: int = NOWHERE  # on a visit: the space to return to
    duty: int = NOTHING  # the Horcrux this hero must try again (V-034)

    def copy(self) -> Pawn:
        new = self.__copy__()
        new.spells = self.spells[:]
        new.potions = self.potions[:]
        return new


class Eater(Part):
    """A Death Eater on the board. In a fight HP and cards are with the fighter."""

    sheet: int
    space: int = NOWHERE  # before the return, and once beaten
    hp: int = 0
    cards: list[int] = field(default_factory=list)
    moved: bool = False  # in this turn of Voldemort

    def copy(self) -> Eater:
        new = self.__copy__()
        new.cards = self.cards[:]
        return new


class Returns(World):
    """Root of the second mode. ``spare`` and ``gone`` are tokens not yet, or no longer, in play, as masks."""

    options: Options = Options()
    dark: int = 0  # the seat of Pettigrew and Voldemort
    pawns: list[Pawn] = field(default_factory=list)
    eaters: list[Eater] = field(default_factory=list)
    spare: int = 0
    gone: int = 0
    step: int = SETUP
    turns: int = 0
    rounds: int = 0
    returned: int = 0  # the round of the return; 0: not yet
    ending: str = ""
    winners: list[int] = field(default_factory=list)
    # What stands below lasts one turn.
    total: int = 0  # movement rolled
    picked: int = 0  # tokens picked up
    early: int = EXACT
    free_stop: bool = False  # Alohomora
    walked: bool = False  # a move was made: the space counts
    attacked: bool = False  # a Horcrux (C-135)
    offered: int = 0  # hand-overs proposed: a bit for each weapon and hero
    mover: int = NOBODY  # the Death Eater being moved

    @property
    def wizards(self) -> Sequence[Pawn]:
        return self.pawns

    @property
    def plan(self) -> Plan:
        return PLANS[self.box]

    def copy(self) -> Returns:
        new = self.copy_shared()
        new.pawns = [pawn.copy() for pawn in self.pawns]
        new.eaters = [eater.copy() for eater in self.eaters] if self.returned else []
        new.winners = self.winners[:]
        return new
