"""What a table's log is made of. A table is its log: applying the entries in order, from the first, is the
only way a table comes to be. Entries stay on the server; they hold guests' numbers and hashes of secrets.
"""

from typing import Any, TypeAlias

import msgspec

from hallows.kernel import Record
from hallows.server.wire import Settings


class SeatPlan(msgspec.Struct, omit_defaults=True):
    """A seat as a table opens with it."""

    guest: int = 0
    name: str = ""
    bot: str = ""
    secret_hash: str = ""


class _Entry(msgspec.Struct, tag_field="is", omit_defaults=True):
    pass


class Opened(_Entry, tag="opened"):
    """``record``: the past of a fork, or the whole of an import. ``label`` names the table to its dice."""

    game: str
    rules: int
    content: str
    options: dict[str, Any]
    settings: Settings
    seats: list[SeatPlan]
    host: int
    label: str
    record: Record | None = None
    finished: bool = False  # an import: there is nothing left to play
    proven: bool = False  # an import whose throws follow from its revealed secret
    lesson: str = ""  # held as this lesson, on dice known to everybody
    real: bool = False  # people throw real dice and draw real cards


class _Taken(_Entry):
    """A seat has a guest now, who alone knows its secret."""

    seat: int
    guest: int
    name: str
    secret_hash: str


class Sat(_Taken, tag="sat"):
    """On an open seat."""


class Left(_Entry, tag="left"):
    seat: int
    bot: str = ""
    removed: bool = False  # by the host
    fresh: bool = False  # see `StoodIn`


class Arranged(_Entry, tag="arranged"):
    seat: int
    open: bool
    bot: str = ""


class StoodIn(_Entry, tag="stood_in"):
    """``bot`` empty: the guest is back. ``clock``: the time was up. ``fresh``: the guest's standing orders wait meanwhile,
    and the bot is asked everything; older logs do not say so."""

    seat: int
    bot: str = ""
    clock: bool = False
    fresh: bool = False


class Renamed(_Entry, tag="renamed"):
    seat: int
    name: str


class Salted(_Entry, tag="salted"):
    seat: int
    salt: str


class Settled(_Entry, tag="settled"):
    settings: Settings


class Started(_Entry, tag="started"):
    fill: str = ""


class Chose(_Entry, tag="chose"):
    seat: int
    option: str
    bot: str = ""  # who chose, if not the seat's guest


class Fell(_Entry, tag="fell"):
    """What real dice show, as ``seat`` says."""

    seat: int
    faces: list[int]


class Named(_Entry, tag="named"):
    """Which real card was drawn, as ``seat`` says."""

    seat: int
    thing: str


class Undone(_Entry, tag="undone"):
    """At a real table: whatever was done last, and what bots made of it."""

    seat: int


#: A window that stands for all that are quiet to begin with (``Game.quiet``).
QUIET = "quiet"


class Ordered(_Entry, tag="ordered"):
    seat: int
    window: str
    on: bool = True
    lasting: bool = False


class Wished(_Entry, tag="wished"):
    seat: int
    option: str
    on: bool = True


class Agreed(_Entry, tag="agreed"):
    """``stops``: this was the last guest needed, and the game is over."""

    seats: list[int]
    agree: bool
    stops: bool = False


class Rematched(_Entry, tag="rematched"):
    code: str


class Claimed(_Taken, tag="claimed"):
    """From another browser, by the seat's secret."""


class Secreted(_Entry, tag="secreted"):
    seat: int
    secret_hash: str


class Pinned(_Entry, tag="pinned"):
    """``pin``: a fingerprint of it; empty: none any more."""

    seat: int
    pin: str = ""


Entry: TypeAlias = (
    Opened
    | Sat
    | Left
    | Arranged
    | StoodIn
    | Renamed
    | Salted
    | Settled
    | Started
    | Chose
    | Fell
    | Named
    | Undone
    | Ordered
    | Wished
    | Agreed
    | Rematched
    | Claimed
    | Secreted
    | Pinned
)

#: What chance answered while an entry was applied: one item for each question.
Throws: TypeAlias = list[int | list[int]]


class Row(msgspec.Struct):
    """An entry as it is stored."""

    seq: int
    command: str  # the client's command id, or one of ours with a colon in it
    guest: int  # 0: the table itself
    digest: str  # of the command, to tell a repeat from a reused id
    entry: Entry
    throws: Throws
    at: int


encode = msgspec.json.Encoder().encode
decode_entry = msgspec.json.Decoder(Entry).decode
decode_throws = msgspec.json.Decoder(Throws).decode
