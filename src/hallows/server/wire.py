"""Every message between a client and a table, and nothing else; what is asked of the service besides is in `rest`.

Sockets and the REST face speak the same structs: a command is a member of ``Command`` wherever it is sent, and
a table is always shown as a ``State``. Unknown fields are refused, lengths are bounded here, and what a person
reads is a key with arguments, never a sentence. ``docs/protocol.md`` tells the story with examples.
"""

from typing import Annotated, Any, Literal, TypeAlias

import msgspec
from msgspec import Meta

from hallows.kernel import Beat, Thrown

#: Raised when a client of the former number would misunderstand us.
PROTOCOL = 3

#: The kernel's ``Arg``, unrolled: a schema cannot name itself.
WireArg: TypeAlias = int | str | list[int | str | list[int | str]]

#: How long what people type may be; also after it was cleaned.
NAME_LETTERS, SALT_LETTERS, CHAT_LETTERS = 40, 64, 300

Code: TypeAlias = Annotated[str, Meta(pattern=r"^[a-z2-7]{16}$", description="a table's code")]
CommandId: TypeAlias = Annotated[
    str,
    Meta(pattern=r"^[A-Za-z0-9_-]{8,64}$", description="made by the client, unique per table"),
]
SeatNumber: TypeAlias = Annotated[int, Meta(ge=0, le=15)]
Name: TypeAlias = Annotated[str, Meta(min_length=1, max_length=NAME_LETTERS)]
BotName: TypeAlias = Annotated[str, Meta(max_length=40)]
PinNumber: TypeAlias = Annotated[str, Meta(pattern=r"^([0-9]{4,8})?$")]
Version: TypeAlias = Annotated[int, Meta(ge=0, le=10_000_000)]


class _Said(msgspec.Struct, forbid_unknown_fields=True, tag_field="t"):
    """What a client says."""


class _Told(msgspec.Struct, forbid_unknown_fields=True, tag_field="t"):
    """What the server says."""


class _Shape(msgspec.Struct, forbid_unknown_fields=True):
    """Part of a message."""


# -- client to server: commands, each answered by exactly one Ack or Error ----------------------------------


class _Command(_Said):
    id: CommandId


class Choose(_Command, tag="choose"):
    """Answer the pending question. ``question`` is ``asked.question`` of the state the person looked at."""

    question: Version
    option: Annotated[str, Meta(max_length=200)]
    seat: SeatNumber | None = None  # needed only by a guest who holds several seats


class Fell(_Command, tag="fell"):
    """At a real table: what the dice of ``asked.real`` show, in their order."""

    question: Version
    faces: Annotated[list[Annotated[int, Meta(ge=1, le=100)]], Meta(min_length=1, max_length=40)]
    seat: SeatNumber | None = None


class Drew(_Command, tag="drew"):
    """At a real table: which card was drawn, one of ``asked.real.things``."""

    question: Version
    thing: Annotated[str, Meta(min_length=1, max_length=120)]
    seat: SeatNumber | None = None


class Undo(_Command, tag="undo"):
    """Take the seat's last choice back, where ``may_undo`` says so; at a real table whatever was done last."""

    question: Version
    seat: SeatNumber | None = None


class Order(_Command, tag="order"):
    """A standing order: let moments of this kind go (``*``: of all kinds, ``quiet``: of those everybody begins with),
    until the seat's next turn or, if ``lasting``, until taken back with ``on`` false."""

    window: Annotated[str, Meta(min_length=1, max_length=80)] = "*"
    lasting: bool = False
    on: bool = True
    seat: SeatNumber | None = None


class Wish(_Command, tag="wish"):
    """Ask me at the next moment that offers this, whatever my standing orders say: one of ``wishes``, or (``on`` false) no
    longer."""

    option: Annotated[str, Meta(min_length=1, max_length=200)]
    on: bool = True
    seat: SeatNumber | None = None


class Sit(_Command, tag="sit"):
    """Take an open seat. The ack carries the seat's secret, once."""

    seat: SeatNumber
    name: Name | None = None


class Leave(_Command, tag="leave"):
    """Give a seat up. In the lobby it is open again; in play a bot goes on in your place."""

    seat: SeatNumber | None = None


class Arrange(_Command, tag="arrange"):
    """The host makes a seat nobody holds ``open``, or gives it to a ``bot``. In play an open seat is played by
    its bot until somebody sits down. ``remove`` (lobby only) takes a held seat from its guest."""

    seat: SeatNumber
    kind: Literal["open", "bot"]
    bot: BotName = ""
    remove: bool = False


class StandIn(_Command, tag="stand_in"):
    """Let a bot play your seat for a while (``on``), or take it back. It stays yours."""

    on: bool
    bot: BotName = ""
    seat: SeatNumber | None = None


class Rename(_Command, tag="rename"):
    """Another name at this table."""

    name: Name
    seat: SeatNumber | None = None


class Salt(_Command, tag="salt"):
    """Add your own salt to the dice, before the start."""

    salt: Annotated[str, Meta(max_length=SALT_LETTERS)]
    seat: SeatNumber | None = None


class Settle(_Command, tag="settle"):
    """The host changes the table's settings."""

    settings: "Settings"


class Start(_Command, tag="start"):
    """The host starts the game. Open seats are refused unless ``fill`` names the bot to fill them."""

    fill: BotName = ""


class Finish(_Command, tag="finish"):
    """Agree (or no longer agree) to stop here. The game ends when every guest at the table agrees."""

    agree: bool = True
    seat: SeatNumber | None = None


class Rematch(_Command, tag="rematch"):
    """A new table with the same game and company, everybody one seat on. The first to ask makes it; everybody gets its
    code. Gentler or harder as ``…/ending`` says."""

    how: Literal["same", "gentler", "harder"] = "same"


class NewSecret(_Command, tag="new_secret"):
    """A fresh seat secret, to carry the seat to another browser. The former one is worthless from then on."""

    seat: SeatNumber | None = None


class Pin(_Command, tag="pin"):
    """Lock a seat of a screen that several people share: it is looked through only with this number; empty: unlock it. Whoever
    changes it has to know the former one."""

    seat: SeatNumber
    pin: PinNumber
    old: PinNumber = ""


class Say(_Command, tag="say"):
    """A line of chat. Players talk at the table, spectators in the gallery."""

    text: Annotated[str, Meta(min_length=1, max_length=CHAT_LETTERS)]


class Hint(_Command, tag="hint"):
    """Ask a bot what it would do in your place. Answered by an Ack with ``hint``."""

    question: Version
    seat: SeatNumber | None = None


# -- client to server: about the connection itself, sockets only ---------------------------------------------


class Look(_Said, tag="look"):
    """See the table as one of your seats, or as a spectator (None): the curtain of a shared screen."""

    seat: SeatNumber | None = None
    pin: PinNumber = ""  # of a seat that is locked


class Sync(_Said, tag="sync"):
    """Send the state again, with the events after version ``v``."""

    v: Version = 0


class Ping(_Said, tag="ping"):
    n: Annotated[int, Meta(ge=0, le=2**53 - 1)] = 0


Command: TypeAlias = (
    Choose
    | Fell
    | Drew
    | Undo
    | Order
    | Wish
    | Sit
    | Leave
    | Arrange
    | StandIn
    | Rename
    | Salt
    | Settle
    | Start
    | Finish
    | Rematch
    | NewSecret
    | Pin
    | Say
    | Hint
)
FromClient: TypeAlias = Command | Look | Sync | Ping


# -- parts of a state ----------------------------------------------------------------------------------------


class Settings(_Shape):
    """What the host decides besides the game's own options."""

    undo: bool = True
    hints: bool = True
    spectators: bool = True
    chat: bool = True
    # Minutes that whoever has no seat is behind the game; settled before it begins.
    delay: Literal[0, 1, 5, 15] = 0
    listed: bool = False  # while it gathers, anybody finds it among the open tables
    # Seconds for a decision, after which a bot stands in; 0: no clock.
    seconds: Annotated[int, Meta(ge=0, le=14 * 86_400)] = 0


class TableInfo(_Shape):
    """What does not change while people play."""

    code: str
    game: str
    vocabulary: list[str]  # the name spaces of its words, its own first
    rules: int  # the version of the rules this table is pinned to
    options: dict[str, Any]  # the game's own options
    settings: Settings
    created: int  # milliseconds since 1970, as all times here
    origin: str = ""  # "fork", "import" or "lesson"; empty: dealt here
    lesson: str = ""  # which lesson it is held as
    real: bool = False  # dice and cards are real: people say what fell and what they drew


class Seat(_Shape):
    """``guest``: somebody's; ``bot``: a bot's; ``open``: anybody may sit down. ``bot`` names the bot that plays
    the seat now, whoever it belongs to; empty when a person does."""

    seat: int
    kind: Literal["open", "guest", "bot"]
    name: str = ""
    bot: str = ""
    host: bool = False
    salted: bool = False
    wants_finish: bool = False
    locked: bool = False  # looked through only with its PIN, by whoever holds several


class You(_Shape):
    """The guest this message is for. ``seat`` is the seat whose view this is; None: the public view."""

    name: str
    host: bool
    seats: list[int]
    seat: int | None


class Label(_Shape):
    """Words: message ``<game>-<key with hyphens>`` with these arguments."""

    key: str
    args: dict[str, WireArg] = {}


class Odds(_Shape):
    label: Label
    percent: int


class Change(_Shape):
    label: Label
    before: int
    after: int


class Outlook(_Shape):
    """What a person should know before committing to a choice."""

    odds: list[Odds] = []
    changes: list[Change] = []
    price: int | None = None
    purse: int | None = None


class Option(_Shape):
    """One legal answer, as the game describes it (see ``kernel.Choice``)."""

    key: str
    label: Label
    about: list[str] = []
    way: list[str] = []
    to: str = ""
    detail: Label | None = None
    outlook: Outlook | None = None
    blocked: Label | None = None  # why choosing it would come to nothing


class Lasting(_Shape):
    """Something that lasts: what, on whom (none: on everybody), what it does (None: its card says it), what ends it."""

    what: str
    on: list[str]
    does: Label | None
    ends: Label


class Missing(_Shape):
    """A choice one might look for but does not have now, and why."""

    label: Label
    why: Label
    rule: str = ""


class RealDie(_Shape):
    """A die to be thrown: what is on its sides, 1 first (none: numbers), and which die it is where they differ."""

    sides: int
    kind: str = ""
    faces: list[str] = []


class Real(_Shape):
    """What people have to say at a real table: what these ``dice`` show, in this order, or (no dice) which card was drawn.
    Any seat of ``by`` may; only they are told what ``things`` the card may be."""

    by: list[int]
    dice: list[RealDie] = []
    things: list[str] = []


class Question(_Shape):
    """The pending question. Only the seat asked learns more than who is asked."""

    question: int
    seat: int
    prompt: str = ""
    args: dict[str, WireArg] = {}
    rule: str = ""
    window: str = ""
    options: list[Option] = []
    due: int | None = None  # when the clock runs out
    missing: list[Missing] = []
    aside: Any = None  # what the game shows beside this question; its type is the game's
    pause: bool = (
        False  # everybody is asked who could hold a fitting card; it passes by itself when ``due``
    )
    real: Real | None = None  # dice or a card are awaited, not a choice; ``seat`` -1: nobody's dice


class Event(_Shape):
    """Something that happened, numbered ``n`` among the events this viewer may know; ``v`` is the version
    that brought it. Message ``<game>-event-<key>``, or ``table-event-<key>`` when ``of`` is ``table``. Dice on
    the table have ``thrown``, what is to be shown in its own time has a ``beat``."""

    n: int
    v: int
    key: str
    args: dict[str, WireArg]
    rule: str = ""
    of: Literal["game", "table"] = "game"
    thrown: Thrown | None = None
    beat: Beat | None = None  # how it is to be shown


class End(_Shape):
    """How it ended. ``stopped``: the company agreed to stop; there are then no winners."""

    winners: list[int]
    reason: str
    scores: list[int]
    truncated: bool = False
    stopped: bool = False


class Fairness(_Shape):
    """``commitment`` is SHA-256 of the secret, shown from the first moment; ``secret`` is empty until the end."""

    table: str
    commitment: str
    salts: list[str]
    secret: str = ""


class Presence(_Shape):
    """Who is here right now: seats with an open connection, and how many only watch."""

    online: list[int]
    spectators: int


class ChatLine(_Shape):
    n: int
    at: int
    seat: int | None
    name: str
    text: str


# -- server to client ------------------------------------------------------------------------------------------


class State(_Told, tag="state"):
    """The table as this viewer may see it, whole, at version ``v``; ``events`` are only those after ``since``.

    A client keeps the events numbered below ``keep``, drops the others and appends ``events``: after an undo
    that takes the undone ones away. ``view`` is the game's own (None in the lobby)."""

    v: int
    since: int
    now: int
    phase: Literal["lobby", "playing", "finished"]
    table: TableInfo
    seats: list[Seat]
    you: You
    view: Any
    asked: Question | None
    turn: int | None
    answers: int  # choices that stand so far: a lesson's steps count these
    may_undo: bool
    lasting: list[Lasting]  # the shelf of what lasts
    orders: dict[str, bool]  # this seat's standing orders: window -> lasting
    quiet: list[str]  # the kinds of moments in which nobody is asked who has changed no setting
    wishes: list[Option]  # what this seat may wish to be asked about
    wished: list[str]  # and does
    keep: int
    events: list[Event]
    outcome: End | None
    fairness: Fairness
    presence: Presence
    rematch: str | None = None  # code of the table of the next game
    behind: int = 0  # minutes that this view is behind the game, for whoever has no seat
    moment: bool = False  # true: a look back, not the present


class Advice(_Shape):
    """What a bot would choose, and what tipped the scales; None if nothing particular did. A bot that judges says the
    chance of winning, of a hundred, as it stands and after this choice."""

    option: str
    bot: str
    reason: Label | None = None
    before: int | None = None
    after: int | None = None


class Ack(_Told, tag="ack"):
    """The command is done and safely stored; ``v`` is the version it made (or found, if nothing changed).
    ``secret`` comes once: a repeat of the command is answered without it."""

    id: str
    v: int
    secret: str | None = None
    rematch: str | None = None
    hint: Advice | None = None


class Error(_Told, tag="error"):
    """Nothing was changed. ``code`` is one of ``errors.CODES``: message ``error-<code>`` with ``args``."""

    code: str
    id: str | None = None
    args: dict[str, WireArg] = {}


class Chat(_Told, tag="chat"):
    """Lines of chat: on arrival the last ones, then each as it is said."""

    room: Literal["table", "gallery"]
    lines: list[ChatLine]


class Here(_Told, tag="here"):
    """Somebody came or went."""

    presence: Presence


class Notice(_Told, tag="notice"):
    """What whoever runs the server tells everybody; ``down``: when it stops for a while. Both empty: no longer."""

    text: str = ""
    down: int | None = None


class Pong(_Told, tag="pong"):
    n: int
    now: int


FromServer: TypeAlias = State | Ack | Error | Chat | Here | Notice | Pong


decode_message = msgspec.json.Decoder(FromClient).decode
encode = msgspec.json.Encoder().encode
