"""The state of a House Cup: plain data, copied by hand.

Cards are numbers; ``faces`` alone knows what a number is (a face of ``compiled``), ``known`` who has seen it
(one bit for every seat), so whoever may not see a card may not look there. Objects are bits of a mask, spaces
the numbers of ``board``; -1 is nobody, nowhere or nothing.

``World`` is what the House Cup shares with the second mode: hands, decks of spells and potions, tokens on the
board, a fight. ``Cup`` adds missions, points and turns.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Annotated, Literal, Self, get_args

import msgspec
from msgspec import field

from hallows.games.common.pile import Pile
from hallows.games.hogwarts.quidditch.state import OVER as NO_MATCH
from hallows.games.hogwarts.quidditch.state import Match, new_match
from hallows.kernel import Event, Part, State

if TYPE_CHECKING:
    from hallows.games.hogwarts.compiled import Kit

NOBODY = NOWHERE = NOTHING = -1

#: Compiled content by content hash: a state names its box, and rules look things up in it.
KITS: dict[str, Kit] = {}

# What is played next. Scenes are cut before BEGIN and MOVE, and before every round of a fight or match.
(
    SETUP, BEGIN, CHOOSE, MOVE, MEET, LURK, MISSION, SPACE, MATCH, ARRIVE, VISIT, CLOSE, OVER,
) = range(13)  # fmt: skip

# Kinds of fights.
MISSION_FIGHT, DUEL_FIGHT, SCUFFLE, RIVALS, EATER_FIGHT = range(5)
# How a fight stands.
OPEN, WON, LOST, FLED, UNDECIDED = range(5)
# Why a move ended before its total was used (C-85).
EXACT, FOR_MISSION, FOR_EXAM = 0, 1, 2  # the last two may come together
# What brought a pawn to another board.
FLOO, PORTKEY, BUCKBEAK = 1, 2, 3

Variant = Literal["underage", "qualified", "team", "solo"]
Length = Literal["quick", "classic", "long"]
Rules = Literal["underage", "qualified"]
#: H-235: the sizes a team may have, unless all are one, and how many teams usually sit down, by seats.
TEAM_SIZES = (2, 3)
USUAL_TEAMS = {1: 1, 2: 1, 3: 1, 4: 2, 5: 2, 6: 2, 7: 3, 8: 3}

# What a set-up form is told besides: which options are of use with which others, and what an option is about.
_IF_QUALIFIED = {"x-when": {"variant": ["qualified", "team", "solo"]}}
_TEAMS = {
    "x-of": "teams",
    "x-sizes": TEAM_SIZES,
    "x-usual": {str(seats): teams for seats, teams in USUAL_TEAMS.items()},
    "x-when": {"variant": ["team"]},
}


def _in_order(choices: object, when: dict[str, list[str]] | None = None) -> msgspec.Meta:
    """Choices from the plainest to the longest, as people should read them, not from A to Z."""
    said: dict[str, object] = {"x-order": list(get_args(choices))}
    return msgspec.Meta(extra_json_schema=said | ({"x-when": when} if when else {}))


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a group agrees on before the game (H-011, H-012, canon 12.21).

    solo_rules: the rules a solo player follows.
    teams: in the team variant the team of every seat, such as ``[0, 1, 0, 1]``; empty: up to three players are
    one team, four to six two teams, more three, in turn around the table.
    faq_stops: one may stop on any space with a name (H-054).
    place_bonus: arriving at a special place gives its bonus (canon 12.4).
    defence_table: qualified wizards defend themselves with the table of the second mode (H-179).
    mission_swap: with 7 or 8 players a mission may be exchanged on a tower (H-104).
    eaters: who puts the Death Eaters on towers, by lot or the players in turn (C-43).
    round_cap: the game ends after 30, 40 or 60 rounds (H-247).
    must_collect: objects of one's own missions must be picked up (C-06).
    """

    variant: Annotated[Variant, _in_order(Variant)] = "underage"
    length: Annotated[Length, _in_order(Length)] = "classic"
    solo_rules: Annotated[Rules, _in_order(Rules, {"variant": ["solo"]})] = "underage"
    teams: Annotated[
        tuple[Annotated[int, msgspec.Meta(ge=0, le=7)], ...], msgspec.Meta(extra_json_schema=_TEAMS)
    ] = ()
    faq_stops: bool = False
    place_bonus: bool = False
    defence_table: Annotated[bool, msgspec.Meta(extra_json_schema=_IF_QUALIFIED)] = False
    mission_swap: bool = True
    eaters: Annotated[
        Literal["random", "alternate"], msgspec.Meta(extra_json_schema=_IF_QUALIFIED)
    ] = "random"
    round_cap: bool = True
    must_collect: bool = True

    @property
    def qualified(self) -> bool:
        """Missions need cards, Death Eaters lurk, and players fight with dice and cards."""
        if self.variant == "solo":
            return self.solo_rules == "qualified"
        return self.variant != "underage"


class Wizard(Part):
    """A pawn, its sheet, and what is with it in both modes. Cards are in the order drawn."""

    seat: int
    sheet: int = NOBODY  # a student of the box
    space: int = NOWHERE
    hp: int = 0
    objects: int = 0  # a mask
    floo: int = 0
    portkeys: int = 0
    spells: list[int] = field(default_factory=list)
    potions: list[int] = field(default_factory=list)


class Player(Wizard):
    """A player of the House Cup."""

    books: list[int] = field(default_factory=list)
    missions: list[int] = field(default_factory=list)  # not yet completed
    done: list[int] = field(default_factory=list)  # completed, laid open
    floo_cards: list[int] = field(default_factory=list)  # kept with their tokens (H-086)
    home: int = NOWHERE  # on a visit: the space to return to
    matches: int = 0  # Quidditch matches played
    challenges: int = 0  # of them as challenger

    def copy(self) -> Player:
        new = self.__copy__()
        new.spells = self.spells[:]
        new.potions = self.potions[:]
        new.books = self.books[:]
        new.missions = self.missions[:]
        new.done = self.done[:]
        new.floo_cards = self.floo_cards[:]
        return new


class Fighter(Part):
    """One who fights: a player, or a Death Eater, who has HP and cards here."""

    seat: int  # who decides; -1: nobody, see C-64
    eater: int = NOBODY  # a Death Eater's sheet
    hp: int = 0  # a Death Eater's
    cards: list[int] = field(default_factory=list)  # a Death Eater's
    apart: list[int] = field(default_factory=list)  # set apart for the mission (C-28)
    spells: int = 0  # played in this fight
    potions: int = 0
    reserved: int = 0  # places of the card limit that cards set apart fill, played or not
    own: int = 0  # other cards played
    dice: int = 0  # more attack dice, from objects
    used: bool = False  # the ability that works once per fight
    hit: bool = False  # Crouch has cancelled the first card
    defended: bool = False  # a defence card was played in this half-round
    skips: int = 0  # attacks cancelled in advance
    dampen: int = 0  # the next loss is so much smaller
    rounds: int = 0  # own half-rounds begun
    lost: int = 0  # HP lost in this round
    numb: bool = False  # one die less in the next attack roll
    out: bool = False

    def copy(self) -> Fighter:
        new = self.__copy__()
        new.cards = self.cards[:]
        new.apart = self.apart[:]
        return new


class Fight(Part):
    """A fight while it lasts. Against a card ``fighters`` are the player or the team; else the attacker and the
    one attacked."""

    kind: int
    fighters: list[Fighter]
    limit: int  # cards each may play
    floor: int  # HP at which one has lost (C-11)
    card: int = NOTHING  # the mission or duel card
    objects: int = 0  # needed for the mission
    hp: int = 0  # of the enemy on the card
    turn: int = 0  # whose half-round it is
    begun: bool = False
    cancels: int = 0  # of the enemy's next triggers
    silenced: bool = False  # it triggers no more
    rounds: int = 1
    result: int = OPEN  # for the first fighter
    one_each: bool = False  # no more than one spell and one potion each (H-177)
    table: bool = False  # the defence table counts (H-179)
    pays_last: bool = False  # what a card costs its user is paid after the blow (C-151)

    def copy(self) -> Fight:
        new = self.__copy__()
        new.fighters = [fighter.copy() for fighter in self.fighters]
        return new


class World(State):
    """What both modes have. ``at`` says where each object lies; held ones, and those out of play, nowhere."""

    box: str
    faces: list[int]
    known: list[int]
    decks: list[Pile]
    at: list[int]
    allies: list[
        int
    ]  # by seat: the seats that see its cards, itself included, as a mask; never changed
    fight: Fight | None = None
    active: int = 0
    shuffles: int = 0

    @property
    def kit(self) -> Kit:
        return KITS[self.box]

    @property
    def wizards(self) -> Sequence[Wizard]:
        """Everybody with a pawn and a hand, by seat."""
        raise NotImplementedError

    def copy_shared(self) -> Self:
        """A copy of what both modes have; each mode's ``copy`` goes on from there."""
        new = self.__copy__()
        new.faces = self.faces[:]
        new.known = self.known[:]
        new.decks = [Pile(pile.cards[:]) for pile in self.decks]
        new.at = self.at[:]
        if self.fight is not None:
            new.fight = self.fight.copy()
        return new


class Cup(World):
    """Root of the House Cup. ``step`` is what is played next; what stands below ``total`` lasts one turn."""

    options: Options = Options()
    players: list[Player] = field(default_factory=list)
    team: list[int] = field(default_factory=list)  # by seat; without teams everybody is one
    scores: list[int] = field(default_factory=list)  # by team
    eaters: int = 0  # towers with a Death Eater
    closed: int = 0  # towers nobody may enter (H-031)
    match: Match = field(default_factory=new_match)
    step: int = SETUP
    turns: int = 0
    rounds: int = 0
    triggered: bool = False  # the end has been triggered (H-246)
    extra: bool = False  # this is the extra turn of a Time-Turner
    ending: str = ""  # why the game is over
    winners: list[int] = field(default_factory=list)  # seats
    guest: int = NOBODY  # in a match: the one challenged, and where the pawn came from
    guest_home: int = NOWHERE
    total: int = 0  # movement rolled
    picked: int = 0  # objects picked up this turn
    spent: int = (
        0  # ordinary objects spent on a mission this turn: they stay where they were put (C-185)
    )
    attempted: bool = False  # a mission, this turn (H-157)
    early: int = EXACT
    free_stop: bool = False  # Alohomora
    rerolled: bool = False  # the movement dice, by ability
    walked: bool = False  # a move was made this turn: the space counts (C-86)
    visit: int = 0  # FLOO, PORTKEY or BUCKBEAK
    waiting: bool = False  # the active player stays for his team (H-237)

    @property
    def wizards(self) -> Sequence[Player]:
        return self.players

    @property
    def teamed(self) -> bool:
        return self.options.variant == "team"

    def copy(self) -> Cup:
        new = self.copy_shared()
        new.players = [player.copy() for player in self.players]
        new.scores = self.scores[:]
        if (
            self.match.phase != NO_MATCH
        ):  # an idle pitch is shared: ``begin_match`` takes a fresh one
            new.match = self.match.copy()
        if self.winners:
            new.winners = self.winners[:]
        else:
            new.winners = []
        return new

    def listen(self, sink: list[Event] | None) -> None:
        super().listen(sink)
        self.match.listen(sink)

    def take_revealed(self) -> tuple[int, ...] | None:
        """A match inside the game shows things too."""
        seen = super().take_revealed()
        more = self.match.take_revealed()
        return None if seen is None or more is None else seen + more
