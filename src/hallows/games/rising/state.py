"""The state of a game of Death Eaters Rising: plain data, copied by hand.

Cards are numbers (see ``cards``), Locations 0 to 2 clockwise, colours and traits 0 to 3, Spell tokens the number
of their kind. Nothing but the order of the deck and of the face-down tokens is hidden.
"""

from typing import Annotated, Literal

import msgspec

from hallows.games.rising.compiled import NOBODY
from hallows.kernel import Part, State

SETUP, TRAVEL, READY, ROLL, FINAL, OVER = "setup", "travel", "ready", "roll", "final", "over"


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What can be agreed before a game.

    mode: ``balanced`` gives starting Spell tokens where the table is large (R-026), ``strict`` never.
    four_player_token_boost: says so explicitly; not together with ``strict`` (A-62).
    voldemort_track: boxes on his track; 4 for beginners, 6 and more for the brave (R-188, R-197, R-198).
    dark_mark_all: the hard Dark Mark, R-243.
    first: the first player's seat; -1: by lot (R-028).
    teams_of: who runs each seat, for example ``[0, 0]`` for one person with two teams (R-203); empty: every
    seat has its own person.
    max_turns: stop there and call it unfinished; 0: never. For simulations.
    """

    mode: Literal["balanced", "strict"] = "balanced"
    four_player_token_boost: bool | None = None
    voldemort_track: Annotated[int, msgspec.Meta(ge=4, le=10)] = 5
    dark_mark_all: bool = False
    first: Annotated[int, msgspec.Meta(ge=-1, le=3)] = -1
    teams_of: tuple[Annotated[int, msgspec.Meta(ge=0, le=3)], ...] = ()
    max_turns: Annotated[int, msgspec.Meta(ge=0)] = 0


class Player(Part):
    """One team: its affiliation (and so its headquarters), where its Mission token stands, its Wizards in
    order of arrival, its Spell tokens."""

    seat: int
    affiliation: int = NOBODY
    location: int = NOBODY
    team: list[int] = msgspec.field(default_factory=list)
    tokens: list[int] = msgspec.field(default_factory=list)

    def copy(self) -> "Player":
        new = self.__copy__()
        new.team = self.team[:]
        new.tokens = self.tokens[:]
        return new


class Placed(msgspec.Struct, frozen=True, array_like=True):
    """A die, or a trait token of ``seat``, on a target; what it is not is -1."""

    target: int
    die: int
    trait: int
    covers: int
    seat: int
    token: int = NOBODY  # its kind; it lies there until the end of the turn


class Turn(Part):
    """What lasts one turn."""

    pool: list[int]  # dice to be rolled, by colour
    rolled: list[int]  # dice on the table that can still be assigned, sorted
    in_use: list[int]  # dice taken from the supply this turn, by colour
    targets: list[int]  # what dice may go to now
    need: list[int]  # symbols still uncovered, packed, by target
    placed: list[Placed]
    tricks: list[int]  # own cards with a once-per-turn ability still unspent
    used: list[int]  # cards whose once-per-turn ability is spent
    healed: list[int]  # under the Hog's Head penalty: the one Wizard healed, by seat
    refused: list[int]  # Exchanges turned down, by seat
    rolls: int = 0
    assigned: int = 0  # dice assigned of the current roll
    face: int = 0  # what the Voldemort die showed, 1 to 8
    harder: int = 0  # Atrium: more symbols for every Death Eater, packed
    no_spells: bool = False  # Gringotts
    heal_limit: bool = False  # Hog's Head
    lost_dice: int = 0  # Ollivander's
    asked_help: bool = False

    def copy(self) -> "Turn":
        new = self.__copy__()
        new.pool = self.pool[:]
        new.rolled = self.rolled[:]
        new.in_use = self.in_use[:]
        new.targets = self.targets[:]
        new.need = self.need[:]
        new.placed = self.placed[:]
        new.tricks = self.tricks[:]
        new.used = self.used[:]
        new.healed = self.healed[:]
        new.refused = self.refused[:]
        return new


def new_turn(seats: int) -> Turn:
    return Turn([0, 0, 0, 0], [], [0, 0, 0, 0], [], [], [], [], [], [NOBODY] * seats, [0] * seats)


class Rising(State):
    """``board`` has three slots per Location, left to right; -1 is an empty slot. The top of the deck and of
    the token supply is the end of the list. ``stacks`` are the Places still standing, top first."""

    options: Options
    players: list[Player]
    turn: Turn
    stacks: list[list[int]]
    corruption: list[int]
    damage: list[int]  # by card
    board: list[int]
    deck: list[int]
    supply: list[int]
    discard: list[int]
    # Places on the Villain card, in order.
    corrupted: list[int] = msgspec.field(default_factory=list)
    fallen: list[int] = msgspec.field(default_factory=list)  # Locations corrupted to the base
    azkaban: list[int] = msgspec.field(default_factory=list)
    hospital: list[int] = msgspec.field(default_factory=list)
    phase: str = SETUP
    figure: int = 0  # the Location Voldemort faces
    risen: bool = False  # Voldemort's card lies on the Villain card
    first: int = 0
    active: int = 0
    turns: int = 0  # begun so far
    won: bool = False
    losses: list[str] = msgspec.field(default_factory=list)

    def copy(self) -> "Rising":
        new = self.__copy__()
        new.players = [player.copy() for player in self.players]
        new.turn = self.turn.copy()
        new.stacks = [stack[:] for stack in self.stacks]
        new.corruption = self.corruption[:]
        new.damage = self.damage[:]
        new.board = self.board[:]
        new.deck = self.deck[:]
        new.supply = self.supply[:]
        new.discard = self.discard[:]
        new.corrupted = self.corrupted[:]
        new.fallen = self.fallen[:]
        new.azkaban = self.azkaban[:]
        new.hospital = self.hospital[:]
        new.losses = self.losses[:]
        return new
