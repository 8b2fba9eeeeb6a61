"""The database: a log of entries for each table, and what can be derived from it kept where it can be queried.

``entries`` is the truth. ``tables`` repeats of it what lists and sweeps ask for, updated in the same transaction.
"""

from typing import Any

import sqlalchemy as sa

from hallows.server.columns import filled

metadata = sa.MetaData(
    naming_convention={
        "pk": "pk_%(table_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
    }
)

#: What columns hold. Times are in milliseconds; a guest is a number.
Code = sa.String(16)  # of a table
Command = sa.String(80)
Guest = sa.Integer
Hash = sa.String(64)
Json = sa.LargeBinary
Name = sa.String(40)
Process = sa.String(16)
Said = sa.String(300)
Time = sa.BigInteger
Word = sa.String(10)  # one of a few


def _table(name: str, *parts: sa.schema.SchemaItem) -> sa.Table:
    return sa.Table(name, metadata, *parts)


def _key(**columns: Any) -> list[sa.Column[Any]]:
    """The columns that tell one row from another; nothing is counted up."""
    return [
        sa.Column(name, kind, primary_key=True, autoincrement=False)
        for name, kind in columns.items()
    ]


def _counted() -> sa.Column[int]:
    """A number given by the database."""
    return sa.Column("id", sa.Integer, primary_key=True, autoincrement=True)


#: Numbers a server needs to keep for itself, such as the key its cookies are signed with.
keys = _table("keys", *_key(name=Name), *filled(value=sa.LargeBinary))

guests = _table(
    "guests",
    _counted(),
    sa.Column("token_hash", Hash, nullable=False, unique=True),
    sa.Column("name", Name, nullable=False, server_default=""),
    *filled(created=Time, seen=Time),
    sa.Column("muted", Time, nullable=False, server_default="0"),  # until when
    sa.Column("banned", Time, nullable=False, server_default="0"),
    sa.Index("ix_guests_seen", "seen"),
    sa.Index("ix_guests_muted", "muted"),
    sa.Index("ix_guests_banned", "banned"),
)

#: Further devices of a guest, each with a cookie of its own.
devices = _table(
    "devices",
    *_key(token_hash=Hash),
    *filled(guest=Guest),
    sa.Index("ix_devices_guest", "guest"),
)

#: Codes by which a guest brings another device in.
codes = _table("codes", *_key(hash=Hash), *filled(guest=Guest, until=Time))

complaints = _table(
    "complaints",
    _counted(),
    *filled(code=Code, by=Guest, about=Guest, why=Word, text=Said, at=Time),
    sa.UniqueConstraint("code", "by", "about"),
)

tables = _table(
    "tables",
    *_key(code=Code),
    *filled(seq=sa.Integer, game=Name, phase=Word, host=Guest, seats=Json),
    sa.Column("asked", sa.Integer),  # the seat that has to choose
    sa.Column(
        "waits_for", Guest, nullable=False, server_default="0"
    ),  # the guest whom other people wait for; 0: nobody
    sa.Column(
        "question", sa.Integer, nullable=False, server_default="0"
    ),  # the version at which they were asked
    sa.Column(
        "free", sa.Integer, nullable=False, server_default="0"
    ),  # seats for whoever finds it among the open tables
    sa.Column("due_at", Time),  # when the server has to act: a clock, or a bot gone missing
    sa.Column(
        "holder", Process, nullable=False, server_default=""
    ),  # the process that looks after it until ``due_at``
    *filled(secret=sa.LargeBinary),  # of the dice; leaves the server at the end only
    *filled(created=Time, changed=Time),
    sa.Index("ix_tables_due_at", "due_at"),
    sa.Index("ix_tables_phase_changed", "phase", "changed"),
    sa.Index("ix_tables_free", "free"),
    sa.Index("ix_tables_waits_for", "waits_for"),
)

entries = _table(
    "entries",
    *_key(code=Code, seq=sa.Integer),
    *filled(command=Command, guest=Guest, digest=sa.String(32), body=Json, throws=Json, at=Time),
    sa.UniqueConstraint("code", "command"),
)

#: Whose table a table is, for the list of mine.
members = _table("members", *_key(guest=Guest, code=Code), sa.Index("ix_members_code", "code"))

#: How a table ended for a guest, see `results`. Stays when the table goes because it is old.
results = _table(
    "results",
    *_key(guest=Guest, code=Code),
    *filled(game=Name),
    *filled(roles=sa.Text),  # JSON: whom the guest's seats played
    *filled(result=Word, ended=Time),
    sa.Index("ix_results_guest_ended_code", "guest", "ended", "code"),
    sa.Index("ix_results_code", "code"),
)

#: Browsers that want to be told when it is their guest's turn. ``hash`` is of the endpoint.
subscriptions = _table(
    "subscriptions",
    *_key(hash=Hash),
    *filled(guest=Guest, endpoint=sa.String(1000), p256dh=sa.String(120), auth=sa.String(40)),
    *filled(language=sa.String(2), at=Time),
    sa.Index("ix_subscriptions_guest", "guest"),
)

#: The last question of a table a guest was called to, or saw being put, and when they were last called.
calls = _table(
    "calls",
    *_key(code=Code, guest=Guest),
    *filled(question=sa.Integer, at=Time),
    sa.Index("ix_calls_guest", "guest"),
)

chat = _table(
    "chat",
    *_key(code=Code, n=sa.Integer),
    *filled(room=Word, command=Command, guest=Guest),
    sa.Column("seat", sa.Integer),
    *filled(name=Name, text=Said, at=Time),
    sa.UniqueConstraint("code", "command"),
    sa.Index("ix_chat_at", "at"),
    sa.Index("ix_chat_guest", "guest"),
)

# -- several processes on one database ------------------------------------------------------------------------

#: ``seen`` is by the database's clock; ``sockets``: how many of whom, by fingerprint.
processes = _table("processes", *_key(id=Process), *filled(seen=Time, sockets=Json))

#: Whom each process has at which table; ``guests``: sockets by guest.
presence = _table("presence", *_key(code=Code, process=Process), *filled(guests=Json))

#: Token buckets that hold for all processes together; keys are fingerprints of guests and addresses.
spent = _table(
    "spent", *_key(what=sa.String(20), key=sa.String(32)), *filled(left=sa.Float, at=Time)
)
