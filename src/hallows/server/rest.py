"""What the REST face takes and gives that is no command and no table: opening, lists, lessons, reports."""

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from hallows.server.wire import (
    CHAT_LETTERS,
    BotName,
    ChatLine,
    Label,
    Name,
    Seat,
    SeatNumber,
    Settings,
    Version,
    WireArg,
)


class _Shape(msgspec.Struct, forbid_unknown_fields=True):
    """What is sent or answered, or part of it."""


class SeatWish(_Shape):
    """How a new table's seat is filled: ``me``, ``open`` or a ``bot`` by name."""

    kind: Literal["me", "open", "bot"] = "open"
    bot: BotName = ""
    name: Name | None = None


class NewTable(_Shape):
    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[list[SeatWish], Meta(min_length=1, max_length=16)]
    options: dict[str, Any] = {}
    settings: Settings = msgspec.field(default_factory=Settings)
    start: bool = False  # start at once; every seat must then be filled
    real: bool = False  # real dice and cards: people say what fell and what they drew


class MadeTable(_Shape):
    """``secrets``: seat number -> seat secret, for the seats you took; shown this once."""

    code: str
    secrets: dict[str, str]


class Fork(_Shape):
    """Play on from version ``v`` of a finished table, at a new one."""

    v: Version
    seats: Annotated[list[SeatWish], Meta(min_length=1, max_length=16)]
    settings: Settings = msgspec.field(default_factory=Settings)


class LessonLine(_Shape):
    """A lesson one can take."""

    name: str
    game: str
    steps: int


class LessonList(_Shape):
    lessons: list[LessonLine]


class LessonStep(_Shape):
    """``at``: the answer it waits for, counted from 0 over the whole game; -1: there is something to read. ``lit``: what
    is lit meanwhile: ``area:…``, ``option:…``, or a selector of the page."""

    id: str
    at: int
    answer: str
    lit: list[str]


class LessonAct(_Shape):
    """An answer of the game as the lesson goes."""

    seat: int
    option: str


class LessonPlan(_Shape):
    """``teacher`` is the person whose portrait speaks; ``after`` are options of a gentle first game."""

    name: str
    game: str
    teacher: str
    after: dict[str, Any]
    steps: list[LessonStep]
    acts: list[LessonAct]


class Claim(_Shape):
    """Move a seat to this browser by its secret."""

    secret: Annotated[str, Meta(min_length=20, max_length=100)]


class Claimed(_Shape):
    seat: int
    secret: str  # the new one; the one just used is spent


class Deed(msgspec.Struct):
    """Something a guest did at a table; ``option``: what they chose."""

    v: int
    at: int
    what: str
    option: str = ""


class KnownTable(msgspec.Struct):
    code: str
    game: str
    phase: str
    created: int
    deeds: list[Deed]


class KnownLine(msgspec.Struct):
    """Something a guest said."""

    code: str
    at: int
    text: str


class KnownResult(msgspec.Struct):
    """How a game ended for a guest; empty: it does not count."""

    code: str
    game: str
    roles: list[str]
    result: str
    ended: int


class KnownBrowser(msgspec.Struct):
    """A browser that is told when it is a guest's turn."""

    endpoint: str
    p256dh: str
    auth: str
    language: str
    at: int


class Everything(msgspec.Struct):
    """All that is known of a guest."""

    name: str = ""
    created: int = 0
    seen: int = 0
    tables: list[KnownTable] = []
    said: list[KnownLine] = []
    complained: list[KnownLine] = []
    results: list[KnownResult] = []
    browsers: list[KnownBrowser] = []


class Me(_Shape):
    name: str


class NewName(_Shape):
    name: Name


class MoveCode(_Shape):
    """To be typed in on another device, once, before ``until``."""

    code: str
    until: int


class Move(_Shape):
    code: Annotated[str, Meta(min_length=8, max_length=20)]


class Push(_Shape):
    """``key``: what this server's push messages are signed by, as ``PushManager.subscribe`` wants it; empty: it sends none.
    ``browsers``: how many of mine are told when it is my turn."""

    key: str
    browsers: int


class Subscription(_Shape):
    """A browser's push subscription, as the browser gives it, and the language to tell it in."""

    endpoint: Annotated[str, Meta(min_length=8, max_length=1000)]
    p256dh: Annotated[str, Meta(max_length=120)]
    auth: Annotated[str, Meta(max_length=40)]
    language: Literal["en", "pl", "it"] = "en"


class Unsubscribe(_Shape):
    endpoint: Annotated[str, Meta(max_length=1000)]


class Complaint(_Shape):
    """About a person at the table, for whoever runs the server."""

    seat: SeatNumber
    why: Literal["chat", "name", "play"]
    text: Annotated[str, Meta(max_length=CHAT_LETTERS)] = ""


class Announced(msgspec.Struct):
    """What the operator tells everybody until then; ``down``: when the server stops, 0: it does not."""

    text: str = ""
    until: int = 0
    down: int = 0


class TableLine(_Shape):
    """A table in the list of mine, or of open ones."""

    code: str
    game: str
    phase: Literal["lobby", "playing", "finished"]
    seats: list[Seat]
    mine: list[int]
    host: bool
    your_turn: bool
    v: int
    created: int
    changed: int


class TableList(_Shape):
    tables: list[TableLine]


class RoleCount(_Shape):
    """``role`` is whom one played, ``kind:id`` as the game's words have it."""

    role: str
    played: int
    won: int


class GameCount(_Shape):
    """A person's games of one kind. Neither won nor lost: undecided, or of people who shared a screen."""

    game: str
    played: int
    won: int
    lost: int
    roles: list[RoleCount]


class MyPage(_Shape):
    """``going``: tables to go on with, those that wait for you first. ``counting``: finished games that are being counted
    just now."""

    name: str
    counts: list[GameCount]
    going: list[TableLine]
    counting: int


class MyGame(_Shape):
    """A finished game. No ``seats``: the table is no longer kept. ``shared``: your seats ended differently."""

    code: str
    game: str
    ended: int
    result: Literal["won", "lost", "undecided", "shared", "unknown"]
    roles: list[str]
    seats: list[Seat]
    mine: list[int]


class MyGames(_Shape):
    """The newest first; ``more`` is what to ask for with ``before``, empty at the end."""

    games: list[MyGame]
    more: str


class BotInfo(_Shape):
    """A bot by name; words are in message ``bot-<name>``."""

    name: str


class SeatsBy(_Shape):
    """With this value of an option so many may sit down."""

    option: str
    value: str | int | bool
    min_seats: int
    max_seats: int


class GameInfo(_Shape):
    """``options`` is the JSON Schema of the game's own options, with defaults. ``min_seats`` and ``max_seats`` are
    with the usual options, ``seats_by`` what another value of one of them makes of them. Examples teach and test;
    the front door does not show them."""

    name: str
    rules: int
    min_seats: int
    max_seats: int
    seats_by: list[SeatsBy]
    vocabulary: list[str]  # the name spaces of its words, its own first
    options: dict[str, Any]
    bots: list[BotInfo]
    example: bool


class GameList(_Shape):
    protocol: int
    games: list[GameInfo]


class ChatHistory(_Shape):
    room: Literal["table", "gallery"]
    lines: list[ChatLine]


class ChatHistories(_Shape):
    """The rooms you may hear."""

    rooms: list[ChatHistory]


class Chapter(_Shape):
    """Where a turn began: version, number, whose."""

    v: int
    turn: int
    seat: int


class Lead(_Shape):
    """How far each seat had come when a turn began, and at the end."""

    v: int
    turn: int
    scores: list[int]


class Report(_Shape):
    """A game in figures. ``lead`` is empty if the game cannot tell; ``dice`` is how often each seat threw each
    face of a six-sided die."""

    chapters: list[Chapter]
    lead: list[Lead]
    dice: list[list[int]]


class Standing(_Shape):
    """Everybody's chance of winning, of a hundred, as a turn begins; the last one at the end."""

    turn: int
    seat: int
    chances: list[int]


class Swing(_Shape):
    """A turn, by its place among the standings, that changed a seat's chance much; what its own choices gave away, and
    luck. None: not looked into."""

    at: int
    turn: int
    seat: int
    before: int
    after: int
    chosen: int | None
    luck: int | None


class LostChoice(_Shape):
    """A choice that cost something: the chance it left, what would have been better, and what that was worth."""

    turn: int
    seat: int
    chosen: Label
    rather: Label
    chance: int
    could: int


class Analysis(_Shape):
    """A finished game looked back on. Empty where nothing can judge the game; ``together``: all have one chance."""

    together: bool = False
    standings: list[Standing] = []
    swings: list[Swing] = []
    losses: list[LostChoice] = []


class Gauge(_Shape):
    turn: int
    values: list[int]


class Level(_Shape):
    at: int
    label: Label
    tone: Literal["good", "bad", ""] = ""


class Chart(_Shape):
    """Figures of the game turn by turn, a line each, and the heights that mean something."""

    title: Label
    lines: list[Label]
    levels: list[Level]
    gauges: list[Gauge]


class Milestone(_Shape):
    """Something that happened on the way; ``what`` has the picture."""

    turn: int
    label: Label
    what: str = ""
    tone: Literal["good", "bad", ""] = ""


class Figure(_Shape):
    label: Label
    value: int
    of: int = 0


class Best(_Shape):
    """The card, or the player, that was worth most."""

    what: str
    told: Label
    seat: int | None = None


class Again(_Shape):
    """The same game, gentler or harder: the options that differ and what they change. None of them: other bots do."""

    options: dict[str, Any] = {}
    label: Label | None = None


class Luck(_Shape):
    """What a seat's dice gave against what they give on average; ``warmth`` from -100 to 100."""

    seat: int
    throws: int
    got: int
    expected: float
    warmth: int


class Ending(_Shape):
    """How a finished game was decided, in the game's own words (see ``kernel.Ending``); ``headline`` is None where it has
    none. ``line`` names the line of milestones;
    ``standings`` are how far each seat had come turn by turn, if the game can tell."""

    headline: Label | None = None
    told: Label | None = None
    faces: list[str] = []
    line: Label | None = None
    milestones: list[Milestone] = []
    chart: Chart | None = None
    standings: list[Gauge] = []
    figures: list[Figure] = []
    best: Best | None = None
    luck: list[Luck] = []
    gentler: Again | None = None
    harder: Again | None = None


class Refusal(_Shape):
    """The body of every HTTP answer of 400 and above."""

    code: str
    args: dict[str, WireArg] = {}
    id: str | None = None


class Health(_Shape):
    ok: bool
    version: str
    database: bool
    tables: int
    sockets: int


#: What the schema and the TypeScript types are made of, besides the messages themselves.
TYPES: tuple[type[msgspec.Struct], ...] = (
    NewTable,
    LessonList,
    LessonPlan,
    MadeTable,
    Fork,
    Claim,
    Claimed,
    Me,
    MoveCode,
    Move,
    Push,
    Subscription,
    Unsubscribe,
    Complaint,
    NewName,
    Everything,
    MyPage,
    MyGames,
    TableList,
    GameList,
    ChatHistories,
    Report,
    Analysis,
    Ending,
    Refusal,
    Health,
)
