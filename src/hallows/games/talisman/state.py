"""The state of a game of Talisman: plain data, copied by hand.

A card is a number; ``faces`` alone knows what a number is (a card or Spell id), so whoever may not see a
card may not look there. The top of a deck is the end of its list.

Some figures on a `Hero` are sums over what it carries (see `rules.stats.refresh`). They are kept because
they are asked for at every step, and are made anew whenever a card, a state or a space changes them.
"""

from __future__ import annotations

from functools import cached_property
from typing import Annotated

import msgspec
from msgspec import field

from hallows.games.talisman.compiled import DEATH_EATERS as DEATH_EATERS
from hallows.games.talisman.compiled import KITS, Kit
from hallows.games.talisman.compiled import ORDER as ORDER
from hallows.kernel import Part, State

NOBODY = -1


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a table agrees on before the game (T-376). Everything is off unless said."""

    free_choice: bool = False  # T-017: Characters are chosen, not dealt, by age
    ages: tuple[int, ...] = ()  # the players' ages by seat, for the order of choosing
    no_inheritance: bool = False  # A1
    slow_growth: bool = False  # A2: 7 Trophy points instead of 5
    early_ditching: bool = False  # A3
    static_barrier: bool = False  # K1: King's Cross opens to a Magic above 9, without dice
    fate_on_return: bool = False  # K24: starting Fate when returning from St. Mungo's
    floo_anywhere: bool = False  # K19: Floo Powder leads to any space of the Grounds and is spent
    hallows_from_pile: bool = False  # K2: Hallow finds of the Grounds deck draw from the pile
    dial_max: Annotated[int, msgspec.Meta(ge=0, le=30)] = 0  # K60; 0: as the box says
    first_player: Annotated[int, msgspec.Meta(ge=0, le=5)] = 0  # T-023
    round_limit: Annotated[int, msgspec.Meta(ge=0)] = 0  # K100; 0: none
    # Seconds for everybody who could hold a fitting Spell; 0, or unset as in records from before: only who holds one is asked.
    ask_everybody: Annotated[int, msgspec.Meta(ge=0, le=60)] | msgspec.UnsetType = msgspec.UNSET


class Boon(Part):
    """A lasting Spell on a Character: ``grant`` is the index of what it gives in the kit."""

    source: str  # "spell:impedimenta"
    grant: int
    until: str  # "battle", or "round": the start of the Character's next slot (K43)
    caster: int


class Hero(Part):
    """A player's Character and everything that is with it."""

    seat: int
    character: str = ""
    sheet: str = ""
    side: str = ""
    space: str = ""
    magic: int = 0
    might: int = 0
    life: int = 0
    fate: int = 0
    galleons: int = 0
    objects: list[int] = field(default_factory=list)
    followers: list[int] = field(default_factory=list)
    trophies: list[int] = field(default_factory=list)
    spells: list[int] = field(default_factory=list)
    boons: list[Boon] = field(default_factory=list)
    challenge: str = ""
    # States (chapter 9).
    waiting: bool = False  # at St. Mungo's with 0 Life (K69)
    out: bool = False  # no Character left (K98)
    miss: bool = False  # loses its next turn
    ferret: int = 0  # own turns until it is itself again, the present one included
    tainted: bool = False  # was a Ferret in some part of its current turn (T-229)
    extra: int = 0  # extra turns due
    # On the way.
    turned_back: bool = False
    admitted: bool = False  # the barrier is open, the next move starts with Hogsmeade Station (K75)
    held: int = 0  # Keys left, the Boggart's Might, or 1 for a prediction to repeat
    next_move: str = ""  # a space, or "region" for any other space of it (K92)
    next_must: bool = False
    frozen: bool = False  # Immobulus: does nothing in its turn
    master: int = NOBODY  # Imperio: who answers its questions of movement and encounter
    guide: int = NOBODY  # Confundo: who chooses the direction of its move
    leap: bool = False  # Ascendio: this turn's move goes anywhere in its Region
    # Objects that go back to their pile after the next turn (K18).
    fleeting: list[int] = field(default_factory=list)
    extra_earned: bool = False  # Hagrid has had his extra turn of this round (K58)
    stayed: bool = False  # McGonagall stayed where she was in her last turn
    # Sums, see `rules.stats.refresh`.
    perks: int = 0
    bonus_magic: int = 0
    bonus_might: int = 0
    bonus_spells: int = 0
    object_limit: int = 4
    weightless: int = 0
    follower_limit: int = 3
    hand_own: int = 0  # windows in which a Spell of the hand fits, in the own turn
    hand_other: int = 0  # ditto, in another's turn

    def copy(self) -> Hero:
        new = self.__copy__()
        new.objects = self.objects[:]
        new.followers = self.followers[:]
        new.trophies = self.trophies[:]
        new.spells = self.spells[:]
        new.boons = self.boons[:]  # never changed in place
        new.fleeting = self.fleeting[:]
        return new


class Lasting(Part):
    """An Event beside the board. ``slots``: it ends with the owner's slot number so many from now, 0: at the
    start of the owner's next one (K43)."""

    card: int
    rule: str
    owner: int
    slots: int
    fresh: bool = True  # the slot it came in does not count


class Battle(Part):
    """A Battle while it lasts, for the rules that look at it and for the players who watch it."""

    kind: str  # "enemy", "space", "voldemort", "finale", "character", "follower", "barrier"
    hero: int
    stat: str
    cards: list[int] = field(default_factory=list)
    foe: str = ""  # name of an opponent without card: "enemy:goblin"
    rival: int = NOBODY  # the other Character, or a beaten one whose Follower is attacked
    value: int = 0  # the opponent's Magic or Might
    mine: int = 0  # the hero's
    modifier: int = 0  # advantage and other attack score bonuses of the hero
    foe_modifier: int = 0
    die: int = 0
    foe_die: int = 0
    result: str = ""  # "won", "lost", "standoff", "evaded"
    tried: list[str] = field(default_factory=list)  # ways to evade that have failed

    def copy(self) -> Battle:
        new = self.__copy__()
        new.cards = self.cards[:]
        new.tried = self.tried[:]
        return new


class Cast(Part):
    """The Spell being cast, while it can still be answered."""

    card: int
    caster: int
    target: str = ""  # an option key such as "target:2" or "event:howler"; empty: none
    cancelled: bool = False


class Talisman(State):
    """Root of the state."""

    box: str
    options: Options
    heroes: list[Hero]
    faces: list[str]
    known: list[int]  # by card: bits of the seats that have seen it though it lies hidden
    outer: list[int]
    middle: list[int]
    spells: list[int]
    purchases: list[int]
    hallows: list[int]
    galleons: int
    fate: int
    voldemort: str
    unused: list[str]  # Characters in the box
    outer_discard: list[int] = field(default_factory=list)
    middle_discard: list[int] = field(default_factory=list)
    spell_discard: list[int] = field(default_factory=list)
    # Space -> cards lying there, oldest first.
    board: dict[str, list[int]] = field(default_factory=dict)
    gold: dict[str, int] = field(default_factory=dict)  # space -> Galleons lying there
    tokens: dict[str, int] = field(default_factory=dict)  # card -> Fate lying on it
    visits: dict[str, int] = field(default_factory=dict)  # card -> visits paid
    lasting: list[Lasting] = field(default_factory=list)
    in_force: list[str] = field(default_factory=list)  # the rules of `lasting`, for quick look-up
    advantage: str = ORDER
    begun: bool = False
    active: int = 0
    turns: int = 0
    rounds: int = 0
    ending: bool = False  # the current turn has come to its end-of-turn step
    extra_turn: bool = False  # the current turn is an extra one of the same slot
    winner: int = NOBODY
    win: str = ""
    around: int = 0  # the perks of all heroes together
    # This turn.
    armed: int = 0  # windows in which somebody may have something to cast
    cast: int = 0  # bits of the seats that have cast a Spell in this, another's, turn
    # Once-a-turn abilities used: seat and `compiled.Source.key`.
    used: list[tuple[int, str]] = field(default_factory=list)
    galleon_rerolls: int = 0  # bits of the seats that have paid a Galleon for a reroll
    rewarded: int = 0  # bits of the seats that took another reward than a Life
    flipped: bool = False  # an Event has turned the Advantage token (K22)
    from_grounds: bool = False  # King's Cross was reached from the Grounds, not in London
    stayed: bool = False  # the active Character has paid to stay where it is (T-325)
    laid: list[int] = field(default_factory=list)  # cards put down, not to be taken back (T-207)
    wounded: int = 0  # bits of the seats that lost Life
    die: int = 0  # the movement roll; 0: none
    won: bool = False  # the active Character won a Battle
    battle: Battle | None = None
    casting: list[Cast] = field(default_factory=list)  # Spells being cast, the latest last
    danger: int = NOBODY  # the Character about to lose Life
    shielded: bool = False  # Protego has answered
    opened: bool = False  # Alohomora has answered

    @cached_property
    def kit(self) -> Kit:
        return KITS[self.box]

    def going_round(self, first: int) -> list[Hero]:
        """Everybody once, in the order of play, from this seat on."""
        return self.heroes[first:] + self.heroes[:first]

    def copy(self) -> Talisman:
        new = self.__copy__()
        new.heroes = [hero.copy() for hero in self.heroes]
        new.faces = self.faces[:]
        new.known = self.known[:]
        new.outer = self.outer[:]
        new.middle = self.middle[:]
        new.spells = self.spells[:]
        new.purchases = self.purchases[:]
        new.hallows = self.hallows[:]
        new.unused = self.unused[:]
        new.outer_discard = self.outer_discard[:]
        new.middle_discard = self.middle_discard[:]
        new.spell_discard = self.spell_discard[:]
        new.board = {space: cards[:] for space, cards in self.board.items()}
        new.gold = self.gold.copy()
        new.tokens = self.tokens.copy()
        new.visits = self.visits.copy()
        new.lasting = [lasting.__copy__() for lasting in self.lasting]
        new.in_force = self.in_force[:]
        new.used = self.used[:]
        new.laid = self.laid[:]
        if self.battle is not None:
            new.battle = self.battle.copy()
        new.casting = [cast.__copy__() for cast in self.casting]
        return new
