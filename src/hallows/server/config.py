"""What can be set about a server, with the defaults people should not have to think about."""

import os
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any


@dataclass(frozen=True)
class Limits:
    """Per second unless said otherwise. An address is an IP address."""

    message_bytes: int = 8192
    record_bytes: int = 4 * 1024 * 1024
    record_entries: int = 40_000
    messages: float = 20.0  # per socket
    messages_burst: int = 60
    requests: float = 40.0  # per address, over REST
    requests_burst: int = 200
    chat_lines: int = 10  # in 20 s, per guest
    hints_per_minute: int = 20  # per guest
    changes: float = 1.0  # of names, orders, settings, seats, and choices taken back; per guest
    changes_burst: int = 40
    looks_bytes: float = (
        1e6  # of tables shown because somebody asked, per guest; strangers: per address
    )
    looks_bytes_burst: int = 20_000_000
    events: int = 10_000  # told in one answer: the newest
    moments: float = 5.0  # looks back, per guest; strangers: per address
    moments_burst: int = 40
    tables_per_guest: int = 60  # not finished, nor abandoned
    tables_per_hour: int = 120  # per address; rematches: per guest
    imports_per_hour: int = 60  # per address
    guests_per_hour: int = 300  # per address
    codes_per_hour: int = 20  # tried to move an identity by, per address
    pins_per_minute: int = 10  # tried, per guest
    sockets_per_guest: int = 40
    sockets_per_address: int = 200
    sockets: int = 5000
    lines_per_address: int = 300  # connections of any kind, but a proxy's
    lines_waiting: int = 400  # connections on which no request is under way
    tables: int = 20_000  # not finished, on the whole server
    entries: int = 60_000  # in one table
    live_tables: int = 500  # kept in memory, besides those somebody looks at
    subscriptions: int = 10  # browsers that are told whose turn it is, per guest
    subscriptions_per_hour: int = 60  # switched on, per guest


@dataclass(frozen=True)
class Config:
    """``db`` is an SQLAlchemy address. ``hosts``: names this server may be asked for; empty: any."""

    host: str = "127.0.0.1"
    port: int = 8000
    db: str = "sqlite+aiosqlite:///hallows.db"
    tls: bool = False  # cookies are Secure; set it behind a proxy that speaks TLS
    hosts: tuple[str, ...] = ()
    origins: tuple[str, ...] = ()  # besides our own
    metrics_open: bool = False  # /metrics for everybody, not for loopback alone
    bot_workers: int = 0  # 0: one less than there are cores, at least one
    bot_seconds: float = 5.0  # after that a quick legal choice is made in the bot's place
    sweep_seconds: float = 0.5
    lease_seconds: float = 3.0  # a process that dies leaves its bots alone for no longer
    nudges: bool = True  # tell other processes at once; off behind a pooler that knows no LISTEN
    heed_seconds: float = 2.0  # between two looks at what an operator has said
    idle_seconds: float = 60.0  # a socket silent for longer is closed
    stall_seconds: float = 20.0  # a socket that does not read for longer is closed
    request_seconds: float = 10.0  # a request's head has to arrive within
    body_seconds: float = 60.0  # and its body
    busy_ms: int = 5000  # how long SQLite waits for another writer
    log_json: bool = True
    log_level: str = "info"
    packs: tuple[str, ...] = ()  # content laid over a game's own, each GAME=DIR
    static: Path | None = None  # another folder with the built client
    keep: Mapping[str, int] = field(
        default_factory=dict
    )  # days, see ``keeping.Keep``; none: for good
    keep_seconds: float = 60.0  # between two rounds of forgetting
    contact: str = ""  # mailto: or https:, for push services; none: nobody is called to a table
    push_private: bool = False  # push services may be of our own network, and without TLS
    push_seconds: float = 5.0  # between two looks at who is to be called
    push_grace: float = 20.0  # so long nobody is: a page may only be loading again
    push_every: float = 600.0  # nobody is called to the same table more often
    push_wait: float = 10.0  # for a push service's answer
    push_retry: float = 5.0  # until it is tried again, the second time twice as long
    limits: Limits = field(default_factory=Limits)

    @property
    def workers(self) -> int:
        return self.bot_workers or max(1, (os.cpu_count() or 2) - 1)

    @property
    def shared(self) -> bool:
        """Whether other processes may serve the same tables."""
        return not self.sqlite

    @property
    def sqlite(self) -> bool:
        return self.db.startswith("sqlite")


def with_limits(config: Config, **limits: Any) -> Config:
    return replace(config, limits=replace(config.limits, **limits))


def database(address: str) -> str:
    """An SQLAlchemy address from what a person types: a file name, or an address with or without driver."""
    if "://" not in address:
        return f"sqlite+aiosqlite:///{address}"
    scheme, _, rest = address.partition("://")
    drivers = {
        "sqlite": "sqlite+aiosqlite",
        "postgresql": "postgresql+asyncpg",
        "postgres": "postgresql+asyncpg",
    }
    return f"{drivers.get(scheme, scheme)}://{rest}"
