"""The database: a log of entries for each table, and what can be derived from it kept where it can be queried.

``entries`` is the truth. ``tables`` repeats of it what lists and sweeps ask for, updated in the same transaction.
"""

import sqlalchemy as sa

metadata = sa.MetaData(
    naming_convention={
        "pk": "pk_%(table_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
    }
)

#: Numbers a server needs to keep for itself, such as the key its cookies are signed with.
keys = sa.Table(
    "keys",
    metadata,
    sa.Column("name", sa.String(40), primary_key=True),
    sa.Column("value", sa.LargeBinary, nullable=False),
)

guests = sa.Table(
    "guests",
    metadata,
    sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
    sa.Column("token_hash", sa.String(64), nullable=False, unique=True),
    sa.Column("name", sa.String(40), nullable=False, server_default=""),
    sa.Column("created", sa.BigInteger, nullable=False),
    sa.Column("seen", sa.BigInteger, nullable=False),
    sa.Column("muted", sa.BigInteger, nullable=False, server_default="0"),  # until when
    sa.Column("banned", sa.BigInteger, nullable=False, server_default="0"),
    sa.Index("ix_guests_seen", "seen"),
    sa.Index("ix_guests_muted", "muted"),
    sa.Index("ix_guests_banned", "banned"),
)

#: Further devices of a guest, each with a cookie of its own.
devices = sa.Table(
    "devices",
    metadata,
    sa.Column("token_hash", sa.String(64), primary_key=True),
    sa.Column("guest", sa.Integer, nullable=False),
    sa.Index("ix_devices_guest", "guest"),
)

#: Codes by which a guest brings another device in.
codes = sa.Table(
    "codes",
    metadata,
    sa.Column("hash", sa.String(64), primary_key=True),
    sa.Column("guest", sa.Integer, nullable=False),
    sa.Column("until", sa.BigInteger, nullable=False),
)

complaints = sa.Table(
    "complaints",
    metadata,
    sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
    sa.Column("code", sa.String(16), nullable=False),
    sa.Column("by", sa.Integer, nullable=False),
    sa.Column("about", sa.Integer, nullable=False),
    sa.Column("why", sa.String(10), nullable=False),
    sa.Column("text", sa.String(300), nullable=False),
    sa.Column("at", sa.BigInteger, nullable=False),
    sa.UniqueConstraint("code", "by", "about"),
)

tables = sa.Table(
    "tables",
    metadata,
    sa.Column("code", sa.String(16), primary_key=True),
    sa.Column("seq", sa.Integer, nullable=False),
    sa.Column("game", sa.String(40), nullable=False),
    sa.Column("phase", sa.String(10), nullable=False),
    sa.Column("host", sa.Integer, nullable=False),
    sa.Column("seats", sa.LargeBinary, nullable=False),  # JSON
    sa.Column("asked", sa.Integer),  # the seat that has to choose
    sa.Column(
        "waits_for", sa.Integer, nullable=False, server_default="0"
    ),  # the guest whom other people wait for; 0: nobody
    sa.Column(
        "question", sa.Integer, nullable=False, server_default="0"
    ),  # the version at which they were asked
    sa.Column(
        "free", sa.Integer, nullable=False, server_default="0"
    ),  # seats for whoever finds it among the open tables
    sa.Column(
        "due_at", sa.BigInteger
    ),  # when the server has to act: a clock, or a bot gone missing
    sa.Column(
        "holder", sa.String(16), nullable=False, server_default=""
    ),  # the process that looks after it until ``due_at``
    sa.Column(
        "secret", sa.LargeBinary, nullable=False
    ),  # of the dice; leaves the server at the end only
    sa.Column("created", sa.BigInteger, nullable=False),
    sa.Column("changed", sa.BigInteger, nullable=False),
    sa.Index("ix_tables_due_at", "due_at"),
    sa.Index("ix_tables_phase_changed", "phase", "changed"),
    sa.Index("ix_tables_free", "free"),
    sa.Index("ix_tables_waits_for", "waits_for"),
)

entries = sa.Table(
    "entries",
    metadata,
    sa.Column("code", sa.String(16), primary_key=True),
    sa.Column("seq", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("command", sa.String(80), nullable=False),
    sa.Column("guest", sa.Integer, nullable=False),
    sa.Column("digest", sa.String(32), nullable=False),
    sa.Column("body", sa.LargeBinary, nullable=False),  # JSON
    sa.Column("throws", sa.LargeBinary, nullable=False),  # JSON
    sa.Column("at", sa.BigInteger, nullable=False),
    sa.UniqueConstraint("code", "command"),
)

#: Whose table a table is, for the list of mine.
members = sa.Table(
    "members",
    metadata,
    sa.Column("guest", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("code", sa.String(16), primary_key=True),
    sa.Index("ix_members_code", "code"),
)

#: How a table ended for a guest, see `results`. Stays when the table goes because it is old.
results = sa.Table(
    "results",
    metadata,
    sa.Column("guest", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("code", sa.String(16), primary_key=True),
    sa.Column("game", sa.String(40), nullable=False),
    sa.Column("roles", sa.Text, nullable=False),  # JSON: whom the guest's seats played
    sa.Column("result", sa.String(10), nullable=False),
    sa.Column("ended", sa.BigInteger, nullable=False),
    sa.Index("ix_results_guest_ended_code", "guest", "ended", "code"),
    sa.Index("ix_results_code", "code"),
)

#: Browsers that want to be told when it is their guest's turn.
subscriptions = sa.Table(
    "subscriptions",
    metadata,
    sa.Column("hash", sa.String(64), primary_key=True),  # of the endpoint
    sa.Column("guest", sa.Integer, nullable=False),
    sa.Column("endpoint", sa.String(1000), nullable=False),
    sa.Column("p256dh", sa.String(120), nullable=False),
    sa.Column("auth", sa.String(40), nullable=False),
    sa.Column("language", sa.String(2), nullable=False),
    sa.Column("at", sa.BigInteger, nullable=False),
    sa.Index("ix_subscriptions_guest", "guest"),
)

#: The last question of a table a guest was called to, or saw being put, and when they were last called.
calls = sa.Table(
    "calls",
    metadata,
    sa.Column("code", sa.String(16), primary_key=True),
    sa.Column("guest", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("question", sa.Integer, nullable=False),
    sa.Column("at", sa.BigInteger, nullable=False),
    sa.Index("ix_calls_guest", "guest"),
)

chat = sa.Table(
    "chat",
    metadata,
    sa.Column("code", sa.String(16), primary_key=True),
    sa.Column("n", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("room", sa.String(10), nullable=False),
    sa.Column("command", sa.String(80), nullable=False),
    sa.Column("guest", sa.Integer, nullable=False),
    sa.Column("seat", sa.Integer),
    sa.Column("name", sa.String(40), nullable=False),
    sa.Column("text", sa.String(300), nullable=False),
    sa.Column("at", sa.BigInteger, nullable=False),
    sa.UniqueConstraint("code", "command"),
    sa.Index("ix_chat_at", "at"),
    sa.Index("ix_chat_guest", "guest"),
)

# -- several processes on one database ------------------------------------------------------------------------

processes = sa.Table(
    "processes",
    metadata,
    sa.Column("id", sa.String(16), primary_key=True),
    sa.Column("seen", sa.BigInteger, nullable=False),  # by the database's clock
    sa.Column("sockets", sa.LargeBinary, nullable=False),  # JSON: how many of whom, by fingerprint
)

#: Whom each process has at which table.
presence = sa.Table(
    "presence",
    metadata,
    sa.Column("code", sa.String(16), primary_key=True),
    sa.Column("process", sa.String(16), primary_key=True),
    sa.Column("guests", sa.LargeBinary, nullable=False),  # JSON: sockets by guest
)

#: Token buckets that hold for all processes together; keys are fingerprints of guests and addresses.
spent = sa.Table(
    "spent",
    metadata,
    sa.Column("what", sa.String(20), primary_key=True),
    sa.Column("key", sa.String(32), primary_key=True),
    sa.Column("left", sa.Float, nullable=False),
    sa.Column("at", sa.BigInteger, nullable=False),
)
