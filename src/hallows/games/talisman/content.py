"""Everything in the box as typed data: board, cards, sheets. `loading` reads it."""

from collections.abc import Iterable
from functools import cached_property
from typing import Annotated, Literal, get_args

import msgspec

from hallows.games.common.content import Entry, Id, Pack, Plain, Provenance, pack_names
from hallows.games.talisman.effects import Effect, Passive, Row
from hallows.games.talisman.passives import Region, Side, Stat, What

Kind = Literal[
    "event", "enemy", "follower", "observer", "place", "object", "magic_object", "galleons"
]
Deck = Literal["outer", "middle", "purchases", "hallows"]
DECKS: tuple[Deck, ...] = ("outer", "middle", "purchases", "hallows")
Small = Annotated[int, msgspec.Meta(ge=0, le=20)]
# The letter sides S1-S4 run counterclockwise; two of them name the corner between them.
BoardSide = Literal["S1", "S2", "S3", "S4"]

ENCOUNTER_NUMBER: dict[str, int] = {
    "event": 1,
    "enemy": 2,
    "observer": 4,
    "follower": 5,
    "object": 5,
    "magic_object": 5,
    "galleons": 5,
    "place": 6,
}
OPPOSED_NUMBER = 2


class Space(Entry, frozen=True, kw_only=True):
    """One space. `draw` counts Encounter cards; `sides` tell where it lies on the board."""

    region: Region
    position: Annotated[int, msgspec.Meta(ge=1)]  # clockwise; in the castle along the path
    draw: Small = 0
    sides: tuple[BoardSide, ...] = ()
    faces: Id | None = None  # London: the facing space of the Grounds
    instruction: tuple[Effect, ...] = ()
    no_magic: bool = False  # Centaur Clearing (T-297, T-298, K91)


class Enemy(Plain, frozen=True):
    """How a card fights."""

    stat: Stat
    value: Annotated[int, msgspec.Meta(ge=1, le=20)]
    kind: Id | None = None  # "dementor": what `vs_dementor` looks for
    on_loss: tuple[Effect, ...] = ()  # the hero was defeated: besides losing 1 Life
    on_win: tuple[Effect, ...] = ()  # the hero defeated it
    ransom: What | None = None  # 1 of this may be given instead of the lost Life
    bribe: What | None = None  # 1 of this may be discarded to evade it
    beaten_by: Id | None = None  # carrying this card defeats it without a roll


class Card(Entry, frozen=True, kw_only=True):
    """An Encounter, Purchase or Hallow card. The deck is the file it stands in.

    Aligned cards are Followers of their side (number 5) and Enemies of the other (number 2).
    """

    kind: Kind
    side: Side | None = None
    copies: Annotated[int, msgspec.Meta(ge=1, le=20)] = 1
    deck: Deck = "outer"
    enemy: Enemy | None = None
    on_reveal: tuple[Effect, ...] = ()
    text: tuple[Effect, ...] = ()  # Event: carried out; Observer, Place: each visit; Galleons
    gives: tuple[Passive, ...] = ()  # while carried
    after: Literal["stays", "discard"] = "stays"  # once its `text` has been carried out
    visits: Small = 0  # discarded after so many visits; 0 = no such limit
    stock: Small = 0  # Fate put on the card when revealed (TakeStock)
    hallow: bool = False

    @property
    def is_object(self) -> bool:
        return self.kind in ("object", "magic_object")

    @property
    def is_encounter(self) -> bool:
        return self.deck in ("outer", "middle")

    @property
    def same_name(self) -> str:
        """Objects with equal `same_name` are not carried together; Hallows share one (K81)."""
        return "hallow" if self.hallow else self.id

    def opposes(self, side: Side) -> bool:
        """Whether the card attacks a Character of that side as an Enemy."""
        return self.kind == "enemy" or (self.side is not None and self.side != side)

    def number(self, side: Side) -> int:
        """Encounter number for a Character of that side (6.5, 6.6)."""
        if self.opposes(side):
            return OPPOSED_NUMBER
        return ENCOUNTER_NUMBER[self.kind]


# The windows of ruling K61 in which Spells may be cast.
Window = Literal[
    "turn_start",  # W0 before the movement roll
    "movement_rolled",  # W1 the movement roll is final
    "before_draw",  # W2 before Encounter cards are drawn
    "battle_start",  # W3 opponents are known: evasion, then Battle Spells, before any dice
    "life_loss",  # W4 a Life loss is about to be applied
    "spell_cast",  # W5 a Spell has been cast
    "enemy_beaten",  # W6 an Enemy or Follower is beaten but not yet taken
    "turn_end",  # W7 before end-of-turn actions
    "crossing",  # an attempt at King's Cross or the Gates is declared
]
WINDOWS: tuple[Window, ...] = get_args(Window)
ANY_TIME = WINDOWS[: WINDOWS.index("crossing")]


class Spell(Entry, frozen=True, kw_only=True):
    """A Spell. `windows` empty means any time, that is every window of `ANY_TIME`."""

    copies: Annotated[int, msgspec.Meta(ge=1, le=20)]
    windows: tuple[Window, ...] = ()
    turn: Literal["any", "own", "other"] = "any"  # in whose turn it may be cast
    target: Literal[
        "none",
        "any",  # any Character, the caster too
        "other",  # another Character
        "opposing",  # a Character of the other alignment
        "in_region",  # another Character in the caster's Region
        "active",  # the Character whose turn it is
        "opponent",  # the caster's opponent, a Character, in this Battle
        "own_battle",  # none, but the caster must be in this Battle
        "spell",  # the Spell just cast
        "endangered",  # Protego: the Character about to lose Life, or the beaten Enemy/Follower
        "lasting",  # a Ferret state, a lasting Event or a lasting Spell
    ] = "none"
    text: tuple[Effect, ...] = ()


class Ability(Plain, frozen=True):
    """One ability of a sheet."""

    id: Id
    gives: tuple[Passive, ...]


class Sheet(Entry, frozen=True, kw_only=True):
    """One side of a Character card."""

    magic: Small
    might: Small
    life: Small
    fate: Small
    start: Id
    spells: Small = 0
    galleons: Small = 2
    abilities: tuple[Ability, ...] = ()


class Character(Entry, frozen=True, kw_only=True):
    """A Character card with its two sides."""

    side: Side
    sheets: tuple[Sheet, Sheet]


class Challenge(Plain, frozen=True):
    """One result of the Hallow challenge: a deed, or something to give up."""

    id: Id
    roll: Annotated[int, msgspec.Meta(ge=1, le=6)]
    deed: Literal["take_life", "defeat_enemy"] | None = None
    give: Literal["follower", "magic_object", "galleon"] | None = None
    n: Small = 1


class Voldemort(Plain, frozen=True):
    """His reference card: equal Magic and Might by Region, and the reward for beating him."""

    provenance: Provenance
    start: Id
    strength: dict[Region, int]
    reward: tuple[Row, ...]


class Box(Plain, frozen=True):
    """Tokens and limits."""

    galleons: int
    fate: int
    ferrets: int
    dial_max: int
    object_limit: int
    follower_limit: int
    trophy_points: int
    spell_limit: tuple[int, ...]  # by total Magic; the last figure holds for more
    challenges: tuple[Challenge, ...]


class Content(msgspec.Struct, frozen=True, dict=True):
    """The whole box. Look things up by id; the order of every dict is that of the files."""

    spaces: dict[str, Space]
    cards: dict[str, Card]
    spells: dict[str, Spell]
    characters: dict[str, Character]
    voldemort: Voldemort
    box: Box
    packs: tuple[Pack, ...]
    hash: str

    @cached_property
    def rings(self) -> dict[str, tuple[str, ...]]:
        """Region -> space ids by position."""
        placed = sorted(self.spaces.values(), key=lambda space: space.position)
        return {
            region: tuple(space.id for space in placed if space.region == region)
            for region in get_args(Region)
        }

    @cached_property
    def faced_by(self) -> dict[str, tuple[str, ...]]:
        """Space of the Grounds -> spaces of London."""
        facing: dict[str, tuple[str, ...]] = {}
        for space in sorted(self.spaces.values(), key=lambda space: space.position):
            if space.faces is not None:
                facing[space.faces] = (*facing.get(space.faces, ()), space.id)
        return facing

    @cached_property
    def sheets(self) -> dict[str, Sheet]:
        return {sheet.id: sheet for one in self.characters.values() for sheet in one.sheets}

    @cached_property
    def character_of(self) -> dict[str, str]:
        """Sheet id -> character id."""
        return {sheet.id: one.id for one in self.characters.values() for sheet in one.sheets}

    def deck(self, deck: Deck) -> tuple[str, ...]:
        """Card ids of a deck, one per copy."""
        return tuple(
            card.id for card in self.cards.values() if card.deck == deck for _ in range(card.copies)
        )

    def spell_deck(self) -> tuple[str, ...]:
        """Spell ids, one per copy."""
        return tuple(s.id for s in self.spells.values() for _ in range(s.copies))

    def names(self, lang: str) -> dict[str, str]:
        """Message id -> name, for entries that bring their own names."""
        groups: tuple[tuple[str, Iterable[Entry]], ...] = (
            ("space", self.spaces.values()),
            ("card", self.cards.values()),
            ("spell", self.spells.values()),
            ("character", self.characters.values()),
            ("sheet", self.sheets.values()),
        )
        return pack_names("talisman", lang, groups, self.packs)
