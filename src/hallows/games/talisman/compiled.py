"""The content compiled for play: what rules look up at every step, worked out once."""

from collections.abc import Iterable
from typing import TypeAlias, TypeVar

from hallows.games.talisman import content
from hallows.games.talisman import effects as e
from hallows.games.talisman import passives as p
from hallows.games.talisman.content import ANY_TIME, DECKS, Card, Content, Sheet, Space, Spell
from hallows.games.talisman.perks import bit_of

T = TypeVar("T")
Routes: TypeAlias = dict[str, tuple[str, ...]]  # by option of a walk, the spaces passed on the way

CROSS = "cross"  # an attempt at King's Cross
GATES = "gates"  # an attempt at the Hogwarts Gates
HOSPITAL = "st_mungos"

# Windows of ruling K61, as bits.
WINDOWS: dict[str, int] = {name: 1 << i for i, name in enumerate(content.WINDOWS)}
W_START, W_MOVED, W_DRAW, W_BATTLE, W_LIFE, W_SPELL, W_BEATEN, W_END, W_CROSS = WINDOWS.values()
WINDOW_NAMES = {bit: name for name, bit in WINDOWS.items()}
ORDER = "order"
DEATH_EATERS = "death_eaters"
SEATS = tuple(f"seat:{seat}" for seat in range(6))


class Source:
    """Something that gives passives (a carried card, a sheet, a lasting Spell), with their sums."""

    __slots__ = (
        "followers", "key", "magic", "might", "name", "objects", "other_magic", "other_might",
        "passives", "perks", "spells", "triggers", "weightless",
    )  # fmt: skip

    def __init__(self, key: str, name: str, passives: Iterable[e.Passive]) -> None:
        self.key = key  # its id, unique among cards, Spells and abilities
        self.name = name  # what to call it
        self.passives = tuple(passives)
        self.triggers = tuple(it for it in self.passives if isinstance(it, e.Trigger))
        self.perks = 0
        self.magic = self.might = 0  # always
        self.other_magic = self.other_might = 0  # with another Follower
        self.spells = self.objects = self.followers = 0  # changes of the limits
        self.weightless = 0
        for passive in self.passives:
            self.perks |= bit_of(passive)
            self._add(passive)

    def _add(self, passive: e.Passive) -> None:
        if isinstance(passive, p.Bonus):
            if passive.when == "always":
                self.magic += passive.magic
                self.might += passive.might
            elif passive.when == "other_follower":
                self.other_magic += passive.magic
                self.other_might += passive.might
        elif isinstance(passive, p.SpellLimit):
            self.spells += passive.n
        elif isinstance(passive, p.ObjectLimit):
            self.objects += passive.n
            self.weightless += passive.weightless
        elif isinstance(passive, p.FollowerLimit):
            self.followers += passive.n


class Kind:
    """A kind of Encounter, Purchase or Hallow card. ``number`` is its encounter number by the alignment of who
    meets it: of its own side it is a Follower, of the other an Enemy (T-136, T-137, T-138, T-139)."""

    __slots__ = (
        "arg", "card", "deck", "ditch", "fights", "fleeting", "hallow", "id", "kind", "magical", "number",
        "object", "reveals", "same_name", "side", "source", "stat", "take", "value",
    )  # fmt: skip

    def __init__(self, card: Card) -> None:
        self.id = card.id
        self.arg = f"card:{card.id}"
        self.ditch = f"ditch:{card.id}"
        self.take = f"take:{card.id}"
        self.card = card
        self.reveals = bool(card.on_reveal or card.stock)
        self.deck = card.deck
        self.kind = card.kind
        self.side = card.side
        self.object = card.is_object
        self.magical = card.kind == "magic_object"
        self.hallow = card.hallow
        self.same_name = card.same_name
        self.number = {ORDER: card.number("order"), DEATH_EATERS: card.number("death_eaters")}
        self.fights = card.enemy is not None
        self.stat = card.enemy.stat if card.enemy else "magic"
        self.value = card.enemy.value if card.enemy else 0
        self.source = Source(card.id, self.arg, card.gives)
        self.fleeting = any(isinstance(x, p.Ride) and x.fleeting for x in card.gives)


class SpellKind:
    """A kind of Spell. ``own`` and ``other`` are the windows it fits in the own and in another's turn."""

    __slots__ = ("arg", "evades", "id", "option", "other", "own", "spell", "target")

    def __init__(self, spell: Spell) -> None:
        self.id = spell.id
        self.arg = f"spell:{spell.id}"
        self.option = f"cast:{spell.id}"
        self.spell = spell
        self.target = spell.target
        windows = 0
        for window in spell.windows or ANY_TIME:
            windows |= WINDOWS[window]
        self.own = windows if spell.turn != "other" else 0
        self.other = windows if spell.turn != "own" else 0
        self.evades = any(isinstance(part, p.Evade) for part in e.parts(spell.text))


class SheetKind:
    """One side of a Character card."""

    __slots__ = ("arg", "character", "id", "own", "sheet", "side", "source")

    def __init__(self, sheet: Sheet, character: str, side: str) -> None:
        self.id = sheet.id
        self.arg = f"sheet:{sheet.id}"
        self.sheet = sheet
        self.character = character
        self.side = side
        gives = [passive for ability in sheet.abilities for passive in ability.gives]
        self.source = Source(sheet.id, self.arg, gives)
        # Its abilities, as `rules.stats.usable_sources` wants them: no card goes with them.
        self.own = [(Source(a.id, self.arg, a.gives), -1) for a in sheet.abilities]


class Place:
    """A space of the board. What can be reached from it is laid by `rules.walks`: ``walks[n]`` are the options
    of a walk of n spaces, ``ways[n]`` the same by direction (clockwise, counterclockwise),
    ``routes[n][option]`` the spaces passed on the way."""

    __slots__ = (
        "arg", "barrier", "difference", "draw", "drift", "elsewhere", "finale", "gates", "go",
        "hallow_door", "id", "instruction", "no_magic", "position", "region", "routes", "space",
        "stalks", "walks", "ways",
    )  # fmt: skip

    def __init__(self, space: Space) -> None:
        self.id = space.id
        self.arg = f"space:{space.id}"
        self.go = f"move:{space.id}"
        self.space = space
        self.region: p.Region = space.region
        self.position = space.position - 1
        self.draw = space.draw
        self.no_magic = space.no_magic
        self.barrier = _only(space, e.Barrier)
        self.gates = _only(space, e.Gates)
        self.hallow_door = _only(space, e.HallowDoor)
        self.finale = _only(space, e.Finale)
        self.difference = _only(space, e.DrawDifference)
        self.drift = _only(space, e.Drift) is not None
        self.instruction = tuple(i for i in space.instruction if not isinstance(i, ARRIVALS))
        self.elsewhere: tuple[str, ...] = ()  # options: every other space of the Region
        self.walks: list[tuple[str, ...]] = []
        self.ways: list[tuple[tuple[str, ...], tuple[str, ...]]] = []
        self.routes: list[Routes] = []
        self.stalks: list[tuple[str, ...]] = []  # options for Voldemort, by distance


#: Instructions that are not carried out at encounter number 3: they are matters of movement, of the draw,
#: or come after all cards.
ARRIVALS = (e.Barrier, e.Gates, e.HallowDoor, e.Finale, e.DrawDifference, e.Drift, e.Halt)


def _only(space: Space, kind: type[T]) -> T | None:
    for instruction in space.instruction:
        if isinstance(instruction, kind):
            return instruction
    return None


class Kit:
    """Everything in one box, compiled."""

    def __init__(self, content: Content) -> None:
        self.content = content
        self.box = content.box
        self.kinds = {card.id: Kind(card) for card in content.cards.values()}
        self.spells = {spell.id: SpellKind(spell) for spell in content.spells.values()}
        self.own = self.other = 0  # windows in which some Spell fits
        for spell in self.spells.values():
            self.own |= spell.own
            self.other |= spell.other
        self.sheets = {
            sheet.id: SheetKind(sheet, character.id, character.side)
            for character in content.characters.values()
            for sheet in character.sheets
        }
        self.characters = {
            character.id: tuple(sheet.id for sheet in character.sheets)
            for character in content.characters.values()
        }
        self.places = {space.id: Place(space) for space in content.spaces.values()}
        self.rings = {
            region: tuple(self.places[space] for space in ring)
            for region, ring in content.rings.items()
        }
        self.grants: list[Source] = []
        self.grant_index: dict[e.Grant, int] = {}
        self.shops = frozenset(
            part.key
            for entry in (*content.spaces.values(), *content.cards.values())
            for part in e.parts(entry)
            if isinstance(part, e.Option) and part.named
        )
        self._index_grants()
        self._deal_faces()
        self._find_doors()
        # Walks on from Hogsmeade Station after the barrier, by distance: the spaces passed, by option; and the
        # same by direction. Laid by `rules.walks`, like those of each `Place`.
        self.entries: list[Routes] = []
        self.entry_ways: list[tuple[Routes, Routes]] = []
        self.spell_table = content.box.spell_limit
        self.challenges = {challenge.id: challenge for challenge in content.box.challenges}

    def _index_grants(self) -> None:
        holders = [(k.spell, k.arg) for k in self.spells.values()]
        cards = [(k.card, k.arg) for k in self.kinds.values()]
        for holder, arg in (*holders, *cards):
            for part in e.parts(holder):
                if isinstance(part, e.Grant) and part not in self.grant_index:
                    self.grant_index[part] = len(self.grants)
                    self.grants.append(Source(holder.id, arg, part.passives))

    def _deal_faces(self) -> None:
        """Every physical card has a number; decks follow one another."""
        self.faces: list[str] = []
        self.decks: dict[str, range] = {}
        decks = {name: self.content.deck(name) for name in DECKS}
        for name, cards in (*decks.items(), ("spells", self.content.spell_deck())):
            first = len(self.faces)
            self.faces += cards
            self.decks[name] = range(first, len(self.faces))

    def _find_doors(self) -> None:
        places = self.places.values()
        self.barrier = next(place for place in places if place.barrier)
        self.gates = next(place for place in places if place.gates)
        self.door = next(place for place in places if place.hallow_door)
        self.hall = next(place for place in places if place.finale)
        assert self.barrier.barrier is not None
        assert self.gates.gates is not None
        self.barrier_magic = self.barrier.barrier.magic
        self.station = self.places[self.barrier.barrier.to]
        self.staircase = self.places[self.gates.gates.to]
        self.hospital = self.places[HOSPITAL]
        # K106: wherever a text names a Region, the Great Hall is the far end of the castle.
        self.hall.region = self.door.region
        self.hall.position = self.door.position + 1

    def voldemort_at(self, space: str) -> int:
        """His Magic and Might in the Region of that space (T-070, T-071, T-072, T-073)."""
        return self.content.voldemort.strength[self.places[space].space.region]

    def distance(self, one: str, other: str) -> int:
        """Steps between two spaces of one Region; -1 if they lie in different ones."""
        a, b = self.places[one], self.places[other]
        if a.region != b.region:
            return -1
        apart = abs(a.position - b.position)
        if a.region in ("london", "grounds"):
            return min(apart, len(self.rings[a.region]) - apart)
        return apart


#: Compiled content by content hash: a state names its box, and rules look things up in it.
KITS: dict[str, Kit] = {}
