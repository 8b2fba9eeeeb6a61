"""The database behind the tables: one log, one writer, many readers.

Everything written goes through one task that commits what has gathered meanwhile in one transaction, so that a
hundred tables share a disk flush. A write is confirmed when its commit is, never before. Nothing here raises on a
conflict: an entry whose place or whose command id is taken is simply not stored, and the caller reads what is.
"""

import asyncio
import contextlib
import secrets
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from pathlib import Path
from typing import IO, Any, TypeVar

import msgspec
import sqlalchemy as sa
import structlog
from alembic import command as alembic_command
from alembic.config import Config as AlembicConfig
from sqlalchemy import event
from sqlalchemy.dialects.postgresql import insert as pg_insert
from sqlalchemy.dialects.sqlite import insert as sqlite_insert
from sqlalchemy.exc import ArgumentError, OperationalError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from hallows.kernel import BadOptions
from hallows.server import entries as log
from hallows.server import faults, metrics, schema
from hallows.server.config import Config
from hallows.server.errors import Refused

try:
    import fcntl
except ImportError:  # not on Windows
    fcntl = None  # type: ignore[assignment]

T = TypeVar("T")
_logger = structlog.get_logger("store")

#: Entries in one transaction at most: more would only make the first ones wait.
BATCH = 128
GUEST_DAYS = 400
#: After so long without a change an unfinished table no longer counts among those being played.
ABANDONED_DAYS = 30
DAY = 86_400_000
#: Said one by one, so that an index finds them however many are finished.
UNFINISHED = ("lobby", "playing")
#: What processes on one PostgreSQL tell each other news by.
CHANNEL = "hallows"


_COLUMNS = ("seq", "phase", "host", "seats", "asked", "due_at", "holder", "changed")


class Append(msgspec.Struct):
    """The next entry of a table, and what follows from it in the other tables."""

    code: str
    row: log.Row
    table: dict[str, Any]  # columns of ``tables`` after this entry
    members: list[int] = []
    strangers: list[int] = []  # guests whose table this is no longer
    also: list["NewRows"] = []  # tables that come to be with this entry


class NewRows(msgspec.Struct):
    """A new table with its first entries."""

    table: dict[str, Any]
    rows: list[log.Row]
    members: list[int]


class Guest(msgspec.Struct):
    """``id`` 0: known by a cookie only, until there is something to remember."""

    id: int
    token_hash: str
    name: str
    seen: int = 0  # when their cookie was last renewed


class Line(msgspec.Struct):
    n: int
    room: str
    at: int
    seat: int | None
    name: str
    text: str


class _Job:
    __slots__ = ("append", "done", "work")

    def __init__(
        self,
        append: Append | None,
        work: Callable[[AsyncConnection], Awaitable[Any]] | None,
    ) -> None:
        self.append = append
        self.work = work
        self.done: asyncio.Future[Any] = asyncio.get_running_loop().create_future()


class Store:
    def __init__(self, config: Config) -> None:
        self.config = config
        self._engine: AsyncEngine = _engine(config)
        self._jobs: asyncio.Queue[_Job | None] = asyncio.Queue()
        self._writer: asyncio.Task[None] | None = None
        self.key = b""
        self.process = secrets.token_hex(8)  # which of the processes on this database we are
        self._nudges = config.shared and config.nudges
        insert = sqlite_insert if config.sqlite else pg_insert
        self._insert: Callable[[sa.Table], Any] = insert
        self._append = (
            insert(schema.entries)
            .on_conflict_do_nothing()
            .returning(schema.entries.c.code, schema.entries.c.seq)
        )
        self._update = (
            sa.update(schema.tables)
            .where(schema.tables.c.code == sa.bindparam("at_code"))
            .where(schema.tables.c.seq == sa.bindparam("at_seq"))
            .values({name: sa.bindparam(name) for name in _COLUMNS})
        )

    # -- coming and going --------------------------------------------------------------------------------

    async def open(self) -> None:
        """Bring the database up to date and start the writer."""
        async with self._engine.begin() as connection:
            await connection.run_sync(migrate)
        self._writer = asyncio.create_task(self._write())
        fresh = secrets.token_bytes(32)
        self.key = await self.job(lambda connection: self._own_key(connection, fresh))

    async def _own_key(self, connection: AsyncConnection, fresh: bytes) -> bytes:
        keys = schema.keys
        await connection.execute(
            self._insert(keys).values(name="cookies", value=fresh).on_conflict_do_nothing()
        )
        found = await connection.execute(sa.select(keys.c.value).where(keys.c.name == "cookies"))
        return bytes(found.scalar_one())

    async def close(self) -> None:
        """Write what is waiting, then let go."""
        if self._writer is not None:
            self._jobs.put_nowait(None)
            await self._writer
        await self._engine.dispose()

    @property
    def engine(self) -> AsyncEngine:
        return self._engine

    async def writable(self) -> bool:
        """Whether something can be stored and read: not on a full disk, nor while another holds the database."""
        keys = schema.keys
        statement = self._insert(keys).values(name="health", value=str(_now()).encode())
        values = {"value": statement.excluded.value}
        statement = statement.on_conflict_do_update(index_elements=["name"], set_=values)
        try:
            await self.job(lambda connection: connection.execute(statement))
            async with self.reading() as connection:
                await connection.execute(sa.text("SELECT 1"))
        except Refused:
            return False
        return True

    @contextlib.asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        """A connection to read with. A database that does not answer is a refusal like any other."""
        try:
            async with self._engine.connect() as connection:
                yield connection
        except (SQLAlchemyError, OSError) as wrong:
            metrics.DATABASE_ERRORS.inc()
            _logger.warning("read failed", error=type(wrong).__name__)
            raise Refused("try-again") from wrong

    # -- writing -----------------------------------------------------------------------------------------

    async def append(self, append: Append) -> bool:
        """Store the next entry. False: its place, or its command id, was taken, and nothing changed."""
        job = _Job(append, None)
        return bool(await self._submit(job))

    async def job(self, work: Callable[[AsyncConnection], Awaitable[T]]) -> T:
        """Write something besides the log. SQLite has one writer; elsewhere it is a transaction of its own: sharing
        one with appends, two processes could wait for each other, and an acknowledgement for what it does not need."""
        if self.config.shared:
            return await self._alone(work)
        result: T = await self._submit(_Job(None, work))
        return result

    async def _alone(self, work: Callable[[AsyncConnection], Awaitable[T]]) -> T:
        started = time.perf_counter()
        try:
            async with self._engine.begin() as connection:
                result = await work(connection)
        except (SQLAlchemyError, OSError) as wrong:
            metrics.DATABASE_ERRORS.inc()
            _logger.warning("write failed", error=type(wrong).__name__)
            raise Refused("try-again") from wrong
        metrics.COMMIT_SECONDS.observe(time.perf_counter() - started)
        return result

    async def _submit(self, job: _Job) -> Any:
        if self._writer is None or self._writer.done():
            raise Refused("try-again")
        self._jobs.put_nowait(job)
        return await job.done

    async def _write(self) -> None:
        while True:
            job = await self._jobs.get()
            batch: list[_Job] = []
            stop = job is None
            if job is not None:
                batch.append(job)
            while len(batch) < BATCH and not self._jobs.empty():
                more = self._jobs.get_nowait()
                if more is None:
                    stop = True
                    break
                batch.append(more)
            if batch:
                await self._commit(batch)
            if stop:
                return

    async def _commit(self, batch: list[_Job]) -> None:
        """One transaction for all. If it fails, one for each, so that a bad one harms itself alone; but if the
        database does not answer, nobody has to wait for it a hundred times over."""
        started = time.perf_counter()
        try:
            results = await self._transact(batch)
        except Exception as wrong:
            metrics.DATABASE_ERRORS.inc()
            _logger.warning("commit failed", jobs=len(batch), error=type(wrong).__name__)
            if len(batch) > 1 and not isinstance(wrong, OperationalError | OSError):
                for job in batch:
                    await self._commit([job])
                return
            for job in batch:
                if not job.done.done():
                    job.done.set_exception(Refused("try-again"))
            return
        metrics.COMMIT_SECONDS.observe(time.perf_counter() - started)
        metrics.COMMIT_JOBS.observe(len(batch))
        for job, result in zip(batch, results, strict=True):
            if not job.done.done():
                job.done.set_result(result)

    async def _transact(self, batch: list[_Job]) -> list[Any]:
        appends = [job.append for job in batch if job.append is not None]
        results: list[Any] = []
        async with self._engine.begin() as connection:
            stored = await self._store(connection, appends) if appends else set()
            for job in batch:
                if job.append is not None:
                    results.append((job.append.code, job.append.row.seq) in stored)
                else:
                    assert job.work is not None
                    results.append(await job.work(connection))
            for append in appends:
                if append.row.guest and isinstance(append.row.entry, log.Chose):
                    faults.reach("before-commit")
        return results

    async def _store(
        self, connection: AsyncConnection, appends: list[Append]
    ) -> set[tuple[str, int]]:
        """Append all in one statement; the database returns those that found their place free."""
        there = await self._there(connection, {a.code for a in appends})
        # Two processes never wait for each other.
        appends = sorted((a for a in appends if a.code in there), key=lambda a: a.code)
        if not appends:
            return set()
        found = await connection.execute(self._append, [_values(a.code, a.row) for a in appends])
        stored = {(str(code), int(seq)) for code, seq in found}
        kept = [a for a in appends if (a.code, a.row.seq) in stored]
        if kept:
            await connection.execute(self._update, [_update(a) for a in kept])
        joined = [{"guest": g, "code": a.code} for a in kept for g in a.members]
        if joined:
            await connection.execute(self._insert(schema.members).on_conflict_do_nothing(), joined)
        for append in kept:
            for guest in append.strangers:
                members = schema.members
                await connection.execute(
                    sa.delete(members)
                    .where(members.c.guest == guest)
                    .where(members.c.code == append.code)
                )
            for new in append.also:
                await self._add_table(connection, new)
        await self.nudge(connection, [f"v:{a.code}:{a.row.seq}" for a in kept])
        return stored

    async def _there(self, connection: AsyncConnection, codes: set[str]) -> set[str]:
        """Those of the tables that have not been deleted; nor are they before this transaction ends."""
        tables = schema.tables
        statement = sa.select(tables.c.code).where(tables.c.code.in_(codes)).order_by(tables.c.code)
        if self.config.shared:
            statement = statement.with_for_update(read=True, key_share=True)
        return {str(code) for code in (await connection.execute(statement)).scalars()}

    async def nudge(self, connection: AsyncConnection, news: list[str]) -> None:
        """Tell the other processes, the moment this transaction is committed."""
        if self._nudges and news:
            told = "|".join([self.process, *news])
            await connection.execute(sa.select(sa.func.pg_notify(CHANNEL, told)))

    async def create(self, new: NewRows, guest: int = 0, most: int = 0) -> bool:
        """Add a table; with ``guest`` only if they have fewer than ``most`` that are not finished. Counting and
        adding are one transaction, so that nobody gets more by asking many times at once."""

        async def work(connection: AsyncConnection) -> bool:
            if guest:
                if self.config.shared:
                    await connection.execute(sa.select(sa.func.pg_advisory_xact_lock(1, guest)))
                count = (await connection.execute(_unfinished(guest))).scalar_one()
                if count >= most:
                    return False
            await self._add_table(connection, new)
            return True

        return await self.job(work)

    async def _add_table(self, connection: AsyncConnection, new: NewRows) -> None:
        code = str(new.table["code"])
        await connection.execute(sa.insert(schema.tables), new.table)
        await connection.execute(
            sa.insert(schema.entries), [_values(code, row) for row in new.rows]
        )
        if new.members:
            await connection.execute(
                self._insert(schema.members).on_conflict_do_nothing(),
                [{"guest": guest, "code": code} for guest in new.members],
            )

    # -- looking after tables ----------------------------------------------------------------------------

    async def set_due(self, code: str, seq: int, due_at: int | None) -> None:
        """Move the moment at which somebody has to look after the table."""
        tables = schema.tables
        statement = (
            sa.update(tables)
            .where(tables.c.code == code)
            .where(tables.c.seq == seq)
            .values(due_at=due_at, holder=self.process)
        )
        await self.job(lambda connection: connection.execute(statement))

    async def due(self, now: int, until: int, limit: int = 100) -> list[str]:
        """Tables somebody has to look after; until then it is us, and no other process takes them."""
        tables = schema.tables
        found = (
            sa.select(tables.c.code)
            .where(tables.c.due_at <= now)
            .order_by(tables.c.due_at)
            .limit(limit)
        )
        async with self.reading() as connection:
            codes = [str(code) for code in (await connection.execute(found)).scalars()]
        if not codes or not self.config.shared:
            return codes
        free = found.with_for_update(skip_locked=True).scalar_subquery()
        statement = (
            sa.update(tables)
            .where(tables.c.code.in_(free))
            .values(due_at=until, holder=self.process)
            .returning(tables.c.code)
        )

        async def work(connection: AsyncConnection) -> list[str]:
            return [str(code) for code in (await connection.execute(statement)).scalars()]

        return await self.job(work)

    async def lease(self, code: str, seq: int, now: int, until: int) -> bool:
        """Whether the table's bots are ours to play from now on: nobody else's, or nobody's any more."""
        if not self.config.shared:
            return True
        tables = schema.tables
        free = tables.c.due_at.is_(None) | (tables.c.due_at <= now)
        statement = (
            sa.update(tables)
            .where(tables.c.code == code)
            .where(tables.c.seq == seq)
            .where(free | (tables.c.holder == self.process))
            .values(due_at=until, holder=self.process)
        )

        async def work(connection: AsyncConnection) -> bool:
            return (await connection.execute(statement)).rowcount > 0

        return await self.job(work)

    async def extend(self, codes: Sequence[str], until: int) -> None:
        """Our bots still think about these tables; or, with ``until`` past, they are free for others."""
        tables = schema.tables
        ours = (
            sa.select(tables.c.code)
            .where(tables.c.code.in_(codes))
            .where(tables.c.holder == self.process)
            .where(tables.c.due_at.is_not(None))
        )
        if self.config.shared:
            ours = ours.with_for_update(
                skip_locked=True
            )  # what is being written is due later anyway
        statement = (
            sa.update(tables).where(tables.c.code.in_(ours.scalar_subquery())).values(due_at=until)
        )
        await self.job(lambda connection: connection.execute(statement))

    # -- guests ------------------------------------------------------------------------------------------

    async def guest(self, token_hash: str) -> Guest | None:
        guests = schema.guests
        statement = sa.select(guests.c.id, guests.c.name, guests.c.seen).where(
            guests.c.token_hash == token_hash
        )
        async with self.reading() as connection:
            row = (await connection.execute(statement)).first()
        if row is None:
            return None
        if row.seen < _now() - GUEST_DAYS * DAY:
            return Guest(-1, token_hash, "")  # too long ago: whoever comes now is somebody else
        return Guest(row.id, token_hash, row.name, row.seen)

    async def remember_guest(self, token_hash: str, name: str) -> Guest:
        """The guest with this cookie, remembered from now on."""
        guests = schema.guests
        now = _now()

        async def work(connection: AsyncConnection) -> Guest:
            insert = self._insert(guests).values(
                token_hash=token_hash, name=name, created=now, seen=now
            )
            await connection.execute(insert.on_conflict_do_nothing())
            found = await connection.execute(
                sa.select(guests.c.id, guests.c.name).where(guests.c.token_hash == token_hash)
            )
            row = found.one()
            return Guest(row.id, token_hash, row.name, now)

        return await self.job(work)

    async def touch_guest(self, guest: int, name: str | None = None) -> None:
        values: dict[str, Any] = {"seen": _now()}
        if name is not None:
            values["name"] = name
        guests = schema.guests
        statement = sa.update(guests).where(guests.c.id == guest).values(values)
        await self.job(lambda connection: connection.execute(statement))

    # -- reading -----------------------------------------------------------------------------------------

    async def table(self, code: str) -> Any:
        tables = schema.tables
        statement = sa.select(tables.c.seq, tables.c.secret).where(tables.c.code == code)
        async with self.reading() as connection:
            return (await connection.execute(statement)).first()

    async def rows(self, code: str, after: int = 0, upto: int | None = None) -> list[log.Row]:
        """A table's entries in order, those after a version and up to another."""
        entries = schema.entries
        statement = (
            sa.select(entries)
            .where(entries.c.code == code)
            .where(entries.c.seq > after)
            .order_by(entries.c.seq)
        )
        if upto is not None:
            statement = statement.where(entries.c.seq <= upto)
        async with self.reading() as connection:
            found = (await connection.execute(statement)).all()
        return [
            log.Row(
                r.seq,
                r.command,
                r.guest,
                r.digest,
                log.decode_entry(r.body),
                log.decode_throws(r.throws),
                r.at,
            )
            for r in found
        ]

    async def mine(self, guest: int, limit: int = 200) -> Sequence[Any]:
        tables, members = schema.tables, schema.members
        statement = (
            sa.select(
                tables.c.code,
                tables.c.seq,
                tables.c.game,
                tables.c.phase,
                tables.c.host,
                tables.c.seats,
                tables.c.asked,
                tables.c.created,
                tables.c.changed,
            )
            .join(members, members.c.code == tables.c.code)
            .where(members.c.guest == guest)
            .order_by(tables.c.changed.desc())
            .limit(limit)
        )
        async with self.reading() as connection:
            return (await connection.execute(statement)).all()

    async def unfinished(self, guest: int | None = None) -> int:
        """How many tables are being played: a guest's, or all. Those nobody has touched for long do not count, or
        a server would fill up with them for good."""
        async with self.reading() as connection:
            found = await connection.execute(_unfinished(guest))
        return int(found.scalar_one())

    async def versions(self, codes: Sequence[str]) -> dict[str, int]:
        """The present versions of these tables."""
        tables = schema.tables
        found: dict[str, int] = {}
        async with self.reading() as connection:
            for start in range(0, len(codes), 500):
                part = codes[start : start + 500]
                statement = sa.select(tables.c.code, tables.c.seq).where(tables.c.code.in_(part))
                found.update((await connection.execute(statement)).tuples().all())
        return found

    # -- chat --------------------------------------------------------------------------------------------

    async def say(
        self,
        code: str,
        room: str,
        command: str,
        guest: int,
        seat: int | None,
        name: str,
        text: str,
    ) -> Line | None:
        """Add a line of chat; None if this command was said before."""
        chat = schema.chat
        now = _now()
        values = {
            "code": sa.literal(code, sa.String),
            "n": sa.func.coalesce(sa.func.max(chat.c.n), 0) + 1,
            "room": sa.literal(room, sa.String),
            "command": sa.literal(command, sa.String),
            "guest": sa.literal(guest, sa.Integer),
            "seat": sa.literal(seat, sa.Integer),
            "name": sa.literal(name, sa.String),
            "text": sa.literal(text, sa.String),
            "at": sa.literal(now, sa.BigInteger),
        }
        source = sa.select(*values.values()).where(chat.c.code == code)
        statement = (
            self._insert(chat)
            .from_select(list(values), source)
            .on_conflict_do_nothing()
            .returning(chat.c.n)
        )

        async def work(connection: AsyncConnection) -> int | None:
            n: int | None = (await connection.execute(statement)).scalar()
            if n is not None:
                await self.nudge(connection, [f"c:{code}:{n}"])
            return n

        for _ in range(5):  # another process may have taken the number
            n = await self.job(work)
            if n is not None:
                return Line(n, room, now, seat, name, text)
            if await self.said(code, command):
                return None
        raise Refused("try-again")

    async def said(self, code: str, command: str) -> Any:
        chat = schema.chat
        statement = sa.select(chat.c.guest, chat.c.text).where(
            chat.c.code == code, chat.c.command == command
        )
        async with self.reading() as connection:
            return (await connection.execute(statement)).first()

    async def chat_heads(self, codes: Sequence[str]) -> dict[str, int]:
        """The number of the last line said at these tables."""
        chat = schema.chat
        statement = (
            sa.select(chat.c.code, sa.func.max(chat.c.n))
            .where(chat.c.code.in_(codes))
            .group_by(chat.c.code)
        )
        async with self.reading() as connection:
            return dict((await connection.execute(statement)).tuples().all())

    async def lines_after(self, code: str, n: int) -> list[Line]:
        """All rooms' lines after number ``n``."""
        found = [line for room in ("table", "gallery") for line in await self.lines(code, room, n)]
        return sorted(found, key=lambda line: line.n)

    async def lines(self, code: str, room: str, since: int = 0, limit: int = 100) -> list[Line]:
        chat = schema.chat
        statement = (
            sa.select(chat.c.n, chat.c.room, chat.c.at, chat.c.seat, chat.c.name, chat.c.text)
            .where(chat.c.code == code, chat.c.n > since, chat.c.room == room)
            .order_by(chat.c.n.desc())
            .limit(limit)
        )
        async with self.reading() as connection:
            found = (await connection.execute(statement)).all()
        return [Line(*row) for row in reversed(found)]


def _unfinished(guest: int | None) -> sa.Select[Any]:
    tables, members = schema.tables, schema.members
    statement = sa.select(sa.func.count()).select_from(tables)
    if guest is not None:
        statement = statement.join(members, members.c.code == tables.c.code).where(
            members.c.guest == guest
        )
    return statement.where(
        tables.c.phase.in_(UNFINISHED), tables.c.changed > _now() - ABANDONED_DAYS * DAY
    )


def _values(code: str, row: log.Row) -> dict[str, Any]:
    return {
        "code": code,
        "seq": row.seq,
        "command": row.command,
        "guest": row.guest,
        "digest": row.digest,
        "body": log.encode(row.entry),
        "throws": log.encode(row.throws),
        "at": row.at,
    }


def _update(append: Append) -> dict[str, Any]:
    return {**append.table, "at_code": append.code, "at_seq": append.row.seq - 1}


def _now() -> int:
    return time.time_ns() // 1_000_000


def _engine(config: Config) -> AsyncEngine:
    if not config.sqlite:
        try:
            return create_async_engine(config.db, pool_size=10, max_overflow=20, pool_pre_ping=True)
        except (ArgumentError, ModuleNotFoundError) as wrong:
            raise BadOptions(f"this database cannot be used: {wrong}") from wrong
    with contextlib.suppress(ValueError):
        Path(config.db.split(":///", 1)[-1]).expanduser().parent.mkdir(parents=True, exist_ok=True)
    engine = create_async_engine(
        config.db, pool_size=4, max_overflow=8, connect_args={"timeout": config.busy_ms / 1000}
    )

    @event.listens_for(engine.sync_engine, "connect")
    def set_up(connection: Any, _: Any) -> None:
        cursor = connection.cursor()
        cursor.execute("PRAGMA journal_mode=WAL")
        cursor.execute("PRAGMA synchronous=FULL")  # a confirmed choice survives a power cut
        cursor.close()

    return engine


def the_only_server(config: Config) -> IO[str] | None:
    """Hold an SQLite file for this process: a second server would not hear of the first one's changes. The system
    lets go of it when we end, however that is."""
    path = config.db.split(":///", 1)[-1]
    if not config.sqlite or fcntl is None or ":memory:" in path or not path:
        return None
    lock = Path(f"{path}.lock").open("w")  # noqa: SIM115  kept open as long as we serve
    try:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        lock.close()
        raise BadOptions(
            f"another server has {path} open; several need PostgreSQL (--db postgresql://…)"
        ) from None
    return lock


def migrate(connection: sa.Connection) -> None:
    """Bring the database to the newest shape, in the caller's transaction."""
    if connection.dialect.name == "postgresql":  # several servers may start at once
        connection.execute(sa.text("SELECT pg_advisory_xact_lock(20261115)"))
    config = AlembicConfig()
    config.set_main_option("script_location", "hallows.server:migrations")
    config.attributes["connection"] = connection
    alembic_command.upgrade(config, "head")
