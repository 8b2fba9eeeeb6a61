"""The state of a Quidditch match: plain data, copied by hand.

The teams are sides 0 (home, the challenger) and 1; ``players`` says which seats lead them, so that a match may be a
game of its own or lie inside another game's state, between any two of its seats.
"""

from typing import Annotated, Literal

import msgspec

from hallows.games.common.pile import Pile
from hallows.games.hogwarts.quidditch.content import House
from hallows.games.hogwarts.quidditch.pitch import BLUDGERS, DECK, NOBODY, NOWHERE, QUAFFLE
from hallows.kernel import State

BOX, TEAMS, LINEUP, START, TURN, ACT, RACE, OVER = (
    "box",
    "teams",
    "lineup",
    "start",
    "turn",
    "act",
    "race",
    "over",
)


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What can be agreed before a match.

    houses: the two teams, the challenger's first; empty: each player chooses (Q-006).
    lineup: ``choose`` lets each player place the team (Q-075), ``standard`` places both the usual way.
    """

    houses: Annotated[tuple[House, ...], msgspec.Meta(extra_json_schema={"x-of": "seats"})] = ()
    lineup: Literal["choose", "standard"] = "choose"


class Match(State):
    """Pieces and spaces are numbers (see ``pitch``); -1 is nobody, or nowhere: out of the match, or not on the pitch
    yet. A carried ball is where its carrier is. Cards are numbers; see ``common.pile`` for ``faces`` and ``known``."""

    options: Options
    players: list[int]
    houses: list[str]
    at: list[int]  # by piece
    bludgers: list[int]  # where they lie; nowhere while held
    holders: list[int]  # by Bludger: the Beater who holds it
    goals: list[int]
    turns: list[int]  # begun in round 1, by side
    seekers: list[int]  # spaces flown
    raced: list[int]  # turns begun in the race, by side
    slowed: list[int]  # by side: 1 if the next roll of the race is made with one die
    hands: list[list[int]]  # in the order drawn
    deck: Pile
    faces: list[str]
    known: list[int]
    phase: str = TEAMS
    active: int = 0  # the side whose turn it is
    actions: int = 0  # left in this turn
    quaffle: int = QUAFFLE  # where it lies; nowhere while carried
    carrier: int = NOBODY
    leader: int = NOBODY  # the side that won round 1
    how: str = ""  # how: goals, chasers, cap
    winner: int = NOBODY  # the side that caught the Snitch

    def copy(self) -> "Match":
        new = self.__copy__()
        new.players = self.players[:]
        new.houses = self.houses[:]
        new.at = self.at[:]
        new.bludgers = self.bludgers[:]
        new.holders = self.holders[:]
        new.goals = self.goals[:]
        new.turns = self.turns[:]
        new.seekers = self.seekers[:]
        new.raced = self.raced[:]
        new.slowed = self.slowed[:]
        new.hands = [self.hands[0][:], self.hands[1][:]]
        new.deck = self.deck.copy()
        new.faces = self.faces[:]
        new.known = self.known[:]
        return new


def new_match(options: Options | None = None) -> Match:
    """A pitch without players: everything in the box, the deck unshuffled. ``begin`` starts a match on it."""
    return Match(
        options or Options(),
        [NOBODY, NOBODY],
        ["", ""],
        [NOWHERE] * 12,
        list(BLUDGERS),
        [NOBODY, NOBODY],
        [0, 0],
        [0, 0],
        [0, 0],
        [0, 0],
        [0, 0],
        [[], []],
        Pile(list(range(len(DECK)))),
        list(DECK),
        [0] * len(DECK),
        phase=OVER,
    )


def begin(m: Match, home: int, away: int) -> None:
    """A new match between these seats; ``home`` is the challenger (Q-075). Only the deck stays as it is."""
    m.players = [home, away]
    m.houses = list(m.options.houses) or ["", ""]
    m.at = [NOWHERE] * 12
    m.bludgers = list(BLUDGERS)
    m.holders = [NOBODY, NOBODY]
    m.goals = [0, 0]
    m.turns = [0, 0]
    m.seekers = [0, 0]
    m.raced = [0, 0]
    m.slowed = [0, 0]
    m.phase = TEAMS
    m.active = m.actions = 0
    m.quaffle = QUAFFLE
    m.carrier = m.leader = m.winner = NOBODY
    m.how = ""
