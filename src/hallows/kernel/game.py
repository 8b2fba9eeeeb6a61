"""The contract of a game: what the kernel asks of one, and what it may rely on."""

import hashlib
import hmac
from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from importlib import import_module
from typing import TYPE_CHECKING, Any, ClassVar, Generic, Protocol, Self, TypeVar

import msgspec

from hallows.kernel.beats import Beat
from hallows.kernel.bot import Bot
from hallows.kernel.chance import Seeded
from hallows.kernel.errors import BadOptions
from hallows.kernel.questions import Arg, Ask, Card, Dice, Play, Roll

if TYPE_CHECKING:
    from hallows.kernel.ending import Ending, Story, Throw
    from hallows.kernel.thinking import Thinking


class Namer(Protocol):
    """Whoever knows the cards of a real table, see ``kernel.companion``."""

    def seen(self, pile: str, card: Card, seats: tuple[int, ...], by: int | None) -> None: ...

    def chosen(self, pile: str, card: Card) -> None: ...


class Thrown(msgspec.Struct, frozen=True):
    """Dice on the table: what they were thrown for, what they show, and whose they are (None: nobody's)."""

    label: str
    faces: tuple[int, ...]
    sides: int
    seat: int | None = None


class Event(msgspec.Struct, frozen=True):
    """Something that happened, as key and arguments, never as a sentence."""

    key: str
    args: dict[str, Arg]
    to: tuple[int, ...] | None = None  # the seats that may know; None: everybody
    rule: str = ""
    thrown: Thrown | None = None  # set if, and only if, this is a throw of dice

    @classmethod
    def throw(cls, thrown: Thrown) -> Self:
        """Dice fall for everyone to see: ``rolled.<label>`` with ``$faces`` and, if they are somebody's, ``$who``."""
        args: dict[str, Arg] = {"faces": list(thrown.faces)}
        if thrown.seat is not None:
            args["who"] = f"seat:{thrown.seat}"
        return cls(f"rolled.{thrown.label}", args, thrown=thrown)

    def seen_by(self, seat: int | None) -> bool:
        return self.to is None or (seat is not None and seat in self.to)


class Text(msgspec.Struct, frozen=True):
    """A message key with its arguments, for the words of any language."""

    key: str
    args: dict[str, Arg] = {}


class _Labelled(msgspec.Struct, frozen=True):
    """What is shown under a name of its own."""

    label: Text


class Odds(_Labelled, frozen=True):
    """How likely something is, of a hundred."""

    percent: int


class Change(_Labelled, frozen=True):
    """A figure as it stands, and as it would stand."""

    before: int
    after: int


class Outlook(msgspec.Struct, frozen=True):
    """What a person should know before committing to a choice."""

    odds: tuple[Odds, ...] = ()
    changes: tuple[Change, ...] = ()
    price: int | None = None
    purse: int | None = None  # what there is to pay with


class Choice(_Labelled, frozen=True):
    """What an option means. Made when somebody looks, never in simulations; screens draw it without parsing.

    ``about``: what lights up, as ``kind:id``; ``way``: the spaces walked, in order; ``to``: where it leads,
    as ``kind:id``. ``blocked``: why choosing it would come to nothing; whoever shows options puts such last.
    """

    about: tuple[str, ...] = ()
    way: tuple[str, ...] = ()
    to: str = ""
    detail: Text | None = None
    outlook: Outlook | None = None
    blocked: Text | None = None


class Lasting(msgspec.Struct, frozen=True):
    """Something that lasts: ``what`` it is (a card, a Spell, a state, as ``kind:id``), on whom (``seat:1``, a space; none:
    on everybody), what it does (None: its card says it), and what ends it."""

    what: str
    on: tuple[str, ...]
    does: Text | None
    ends: Text


class Refusal(_Labelled, frozen=True):
    """A choice a person might look for but does not have now, and why."""

    why: Text
    rule: str = ""


class Drawing(msgspec.Struct, frozen=True):
    """The drawing of a game that needs none."""


class Outcome(msgspec.Struct, frozen=True):
    """How a game ended. No winners: a draw, or a loss for everybody in a game against the board."""

    winners: tuple[int, ...]
    reason: str
    scores: tuple[int, ...] = ()
    truncated: bool = False  # stopped by a cap, not by the rules


class Part(msgspec.Struct):
    """A piece of a state: a player, a card's place, a location. Plain data."""

    if TYPE_CHECKING:  # every Struct has it, and it is the fastest start for a hand-written copy

        def __copy__(self) -> Self: ...


class State(Part, dict=True):
    """Root of a game's state: plain data that round-trips JSON. Subclasses write ``copy``.

    Besides its fields a state has an ear for events and a mark for what was just revealed, and may look up by what never
    changes what it always needs (``cached_property``). None of it is data: it is not encoded, hashed or copied.
    """

    sink: ClassVar[list[Event] | None] = None
    namer: ClassVar[Namer | None] = None
    revealed: ClassVar[tuple[int, ...] | None] = ()

    def copy(self) -> Self:
        """An independent copy. Hand-written: it is the price of every checkpoint and clone."""
        raise TypeError(f"{type(self).__name__} must say how it is copied")

    def tell(
        self, key: str, *, to: tuple[int, ...] | None = None, rule: str = "", **args: Arg
    ) -> None:
        """Report an event. Costs next to nothing while nobody listens; rules that run every turn look at ``sink`` first."""
        sink = self.sink
        if sink is not None:
            sink.append(Event(key, args, to, rule))

    def listen(self, sink: list[Event] | None) -> None:
        self.__dict__["sink"] = sink

    def reveal(self, *seats: int) -> None:
        """Mark that hidden information has just been seen by these seats (none given: by everybody).
        Undo never crosses the mark, and the conformance suite holds the rules to it."""
        known = self.revealed
        if not seats or known is None:
            self.__dict__["revealed"] = None
        else:
            self.__dict__["revealed"] = known + seats

    def named_by(self, namer: Namer | None) -> None:
        """From now on ``namer`` hears of every card before it is seen (see ``kernel.companion``)."""
        self.__dict__["namer"] = namer

    def drawn(self, pile: str, card: Card, *seats: int, by: int | None = None) -> None:
        """These seats (none given: everybody) are about to see a card of a pile, known by its shuffle's label. Said before
        the card is put anywhere and before anything is made of it: at a real table only people know which it is. ``by``:
        who draws it, if that may be another than whose turn it is."""
        namer = self.namer
        if namer is not None:
            namer.seen(pile, card, seats, by)

    def found(self, pile: str, card: Card) -> None:
        """A card was chosen from a pile by what it is."""
        namer = self.namer
        if namer is not None:
            namer.chosen(pile, card)

    def take_revealed(self) -> tuple[int, ...] | None:
        """Who has seen something new since the last call; None: everybody."""
        revealed = self.revealed
        if revealed != ():
            self.__dict__["revealed"] = ()
        return revealed


class Veil:
    """Names face-down things for one viewer. The same card has another name for every viewer and after every
    shuffle (``epoch``), so that names never link what a viewer may not link."""

    __slots__ = ("_key",)

    def __init__(self, key: bytes) -> None:
        self._key = key

    def name(self, viewer: int | None, thing: int, epoch: int = 0) -> str:
        message = f"{viewer}|{epoch}|{thing}".encode()
        return hmac.digest(self._key, message, "sha256")[:6].hex()


S = TypeVar("S", bound=State)


class Game(ABC, Generic[S]):
    """A game's rules and content. Instances hold no state of play; one serves any number of tables.

    What a module of the game has as a function may stand here as it is: ``describe = staticmethod(describe)``.
    """

    name: ClassVar[str]
    version: ClassVar[int]  # raised when the same answers may no longer lead to the same state
    seats: ClassVar[range]  # with any options; see ``seats_for``
    options_type: ClassVar[type[msgspec.Struct]]
    vocabulary: ClassVar[tuple[str, ...]] = ()  # further name spaces its words come from
    takes_packs: ClassVar[bool] = False  # whether the class is made with folders of content
    #: ``package.module:NAME`` of what only some need, loaded when they do: its players by name, the one to sit down with
    #: first (only those who think), how the terminal draws a view (only a terminal needs rich), and what it offers those
    #: who think ahead.
    bots_at: ClassVar[str] = ""
    screen_at: ClassVar[str] = ""
    thinking_at: ClassVar[str] = ""
    #: Kinds of windows in which a person who has changed no setting is not asked, see ``Table.settle``.
    quiet: ClassVar[tuple[str, ...]] = ()
    #: Kinds of windows in which being asked tells what a hand holds, see ``pause``.
    hides: ClassVar[tuple[str, ...]] = ()
    scene_cap: ClassVar[int] = 40  # answers in one scene, beyond which conformance complains
    answer_cap: ClassVar[int] = 20_000  # answers in one game, ditto
    #: Of a hundred choices, how many an easy player leaves to chance.
    slips: ClassVar[int] = 25

    @property
    def content_hash(self) -> str:
        """Identifies the content the rules run on; empty for a game without content files."""
        return ""

    @abstractmethod
    def setup(self, seats: int, options: Any) -> S:
        """The state before the first scene. Anything with chance or choice belongs into that scene."""

    @abstractmethod
    def scene(self, state: S, /) -> Play[None]:
        """Play the next stretch, normally one turn, from the data in ``state`` alone."""

    @abstractmethod
    def outcome(self, state: S) -> Outcome | None:
        """How the game ended; asked between scenes only."""

    @abstractmethod
    def view(self, state: S, seat: int | None, veil: Veil, /) -> msgspec.Struct:
        """What ``seat`` (None: a spectator) may see, built by allow-list."""

    @abstractmethod
    def redeal(self, state: S, seat: int, source: Seeded, /) -> None:
        """Deal anew, in place, everything hidden from ``seat``, consistently with all it knows. Ids stay,
        identities move: rules in mid-play hold ids only."""

    @abstractmethod
    def conserved(self, state: S, /) -> Mapping[str, int]:
        """Counts that no rule may ever change, such as the copies of each card."""

    @abstractmethod
    def turn(self, state: S) -> int:
        """The seat whose turn it is."""

    def describe(self, state: S, ask: Ask, option: str, /) -> Choice:
        """What an option means. By default ``verb:id`` is the message ``option.verb`` with ``$it``."""
        verb, _, it = option.partition(":")
        return Choice(Text(f"option.{verb}", {"it": it} if it else {}), (it,) if it else ())

    def listed(self, state: S, ask: Ask, /) -> Sequence[str]:
        """The options in the order in which a person wants to read them, where that is another one."""
        return ask.options

    def aside(self, state: S, ask: Ask, /) -> msgspec.Struct | None:
        """What a screen shows the asked seat beside the question: where each face of a die would lead, which
        faces win. Worked out by the rules, so that no screen has to; None: nothing."""
        return None

    def refusals(self, state: S, ask: Ask, /) -> Sequence[Refusal]:
        """What the asked seat might expect to be able to do and cannot, where the rules can tell why. Shown to
        that seat only."""
        return ()

    def wishes(self, state: S, seat: int, /) -> Mapping[str, Choice]:
        """What ``seat`` has that it may want to be asked about (see ``Table.wish``): cards in the hand, things to lay
        down, by option. Told to that seat only."""
        return {}

    def beat(self, event: Event, /) -> Beat | None:
        """How an event is to be shown, from its own arguments (see ``kernel.beats``); None: as a line of the log."""
        return None

    def lasting(self, state: S, seat: int | None, /) -> Sequence[Lasting]:
        """What lasts beyond the moment, as far as ``seat`` (None: a spectator) may know it: the shelf beside the board."""
        return ()

    def drawing(self, lang: str) -> msgspec.Struct:
        """Everything fixed that a screen needs to draw the game: kinds of things, each by id, with name and text
        in that language, as the game's own type of struct. The same for every table."""
        return Drawing()

    def names(self, lang: str) -> Mapping[str, str]:
        """Names the locale files do not have, by message id: those of a content pack."""
        return {}

    def thing(self, state: S, pile: str, card: Card, /) -> str:
        """What a card of a pile is, as ``kind:id``, whether anybody may know it or not; ``pile`` is its shuffle's label."""
        raise TypeError(f"{self.name} does not say what lies in its piles")

    def faces(self, thrown: Roll | Dice, /) -> Sequence[Sequence[str]]:
        """What each of the dice shows on its sides, 1 first, as names; none: numbers."""
        return ()

    def pause(self, options: Any, /) -> int:
        """Seconds for everybody who could hold a fitting card in the windows it ``hides``; 0: only who holds one is asked
        there, and takes their time. The rules then ask whoever could, with nothing but to pass if need be."""
        return 0

    def standing(self, state: S) -> Sequence[int]:
        """How far each seat has come, as a public number for charts; empty if the game has none."""
        return ()

    def progress(self, state: S) -> Mapping[str, int]:
        """Turns and rounds played so far, for reports: ``{"turns": …, "rounds": …}``."""
        return {"turns": 0, "rounds": 0}

    def sides(self, state: S, seat: int) -> Mapping[str, str]:
        """What to count wins by, besides seat and bot: character, alignment, team."""
        return {}

    def role(self, state: S, seat: int) -> str:
        """Whom a seat plays, as ``kind:id``, by what a person counts their own games; empty: nobody in particular. Public."""
        return ""

    def tally(self, state: S) -> Mapping[str, str | int]:
        """The game's own figures of a finished game, for reports. Words are counted, numbers averaged."""
        return {}

    # -- how it is told afterwards, see ``kernel.ending`` ----------------------------------------------------

    def ending(self, state: S, story: "Story", /) -> "Ending | None":
        """How a finished game was decided and what it was like; None: the outcome's own words must do."""
        return None

    def gauge(self, state: S, /) -> Sequence[int]:
        """Figures worth a chart of their own, the same ones all along; none: ``standing`` will do."""
        return ()

    def throws(self, event: Event, /) -> "Sequence[Throw]":
        """The dice of an event that could be good or bad luck."""
        return ()

    # -- what a complete game brings besides its rules ------------------------------------------------------

    def bots(self) -> Mapping[str, Callable[[], Bot]]:
        """The game's own players by name, the one to sit down with first."""
        return _loaded(self.bots_at) if self.bots_at else {}

    def screen(self) -> Callable[..., Any] | None:
        """How the terminal draws a view (see ``cli.screen.Render``); None: as a plain tree."""
        return _loaded(self.screen_at) if self.screen_at else None

    def thinking(self) -> "Thinking[S] | None":
        """What it offers those who think ahead (see ``kernel.thinking``); None: nothing."""
        return _thinking(self)

    def cards_listing(self, lang: str) -> str:
        """Every card and what it does, for people to read; empty: there are none."""
        return ""

    def seats_for(self, options: Any) -> range:
        """How many may sit down with these options."""
        return self.seats

    def parse_options(self, options: Mapping[str, object] | msgspec.Struct | None) -> Any:
        """Game options from plain data, or ``BadOptions`` naming the culprit."""
        if isinstance(options, self.options_type):
            return options
        try:
            return msgspec.convert(options or {}, self.options_type)
        except msgspec.ValidationError as wrong:
            raise BadOptions(f"{self.name}: {wrong}", game=self.name, why=str(wrong)) from wrong

    def check_seats(self, seats: int, options: Any) -> None:
        allowed = self.seats_for(options)
        if seats not in allowed:
            least, most = allowed.start, allowed.stop - 1
            many = f"{least} to {most}" if least < most else str(least)
            raise BadOptions(f"{self.name} seats {many}, not {seats}", game=self.name, seats=seats)


def _loaded(where: str) -> Any:
    module, _, name = where.partition(":")
    return getattr(import_module(module), name)


@cache
def _thinking(game: Game[S]) -> "Thinking[S] | None":
    found: Thinking[S] | None = _loaded(game.thinking_at)(game) if game.thinking_at else None
    return found


def state_hash(state: State) -> str:
    """Fingerprint of a state: equal states, equal hashes, on every machine."""
    return hashlib.sha256(msgspec.json.encode(state)).hexdigest()
