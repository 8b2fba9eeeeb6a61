"""The state of a Wizards' Duel: plain data, copied by hand."""

from typing import Annotated

import msgspec

from hallows.kernel import Part, State

HEX, SHIELD, POTION, SPARK = "hex", "shield", "potion", "spark"
DECK = [HEX] * 14 + [SHIELD] * 10 + [POTION] * 4 + [SPARK] * 20


Seconds = Annotated[int, msgspec.Meta(ge=0, le=60)]


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """``max_turns``: stop there and call it a draw; 0: never. ``ask_everybody``: seconds for everybody who holds a card, where
    only a Shield or a Hex is of use; 0: only who has one is asked."""

    max_turns: int = 400
    ask_everybody: Seconds | msgspec.UnsetType = msgspec.UNSET  # as in records from before it


class Wizard(Part):
    seat: int
    hearts: int
    hand: list[int]

    def copy(self) -> "Wizard":
        return Wizard(self.seat, self.hearts, self.hand[:])


class Duel(State):
    """Cards are numbers; ``faces`` alone knows what a number is. The top of the deck is its end."""

    options: Options
    wizards: list[Wizard]
    faces: list[str]
    deck: list[int]
    discard: list[int]
    dealt: bool = False
    active: int = 0
    turns: int = 0
    shuffles: int = 0

    def copy(self) -> "Duel":
        new = self.__copy__()
        new.wizards = [wizard.copy() for wizard in self.wizards]
        new.faces = self.faces[:]
        new.deck = self.deck[:]
        new.discard = self.discard[:]
        return new
