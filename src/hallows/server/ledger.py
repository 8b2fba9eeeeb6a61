"""The database behind the tables: one log, one writer, many readers.

Everything written goes through one task that commits what has gathered meanwhile in one transaction, so that a
hundred tables share a disk flush. A write is confirmed when its commit is, never before. Nothing here raises on a
conflict: an entry whose place or whose command id is taken is simply not stored, and the caller reads what is.
"""

import asyncio
import contextlib
import secrets
import time
from collections.abc import AsyncIterator, Awaitable, Callable
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
#: After so long without a change an unfinished table no longer counts among those being played.
ABANDONED_DAYS = 30
DAY = 86_400_000
#: Said one by one, so that an index finds them however many are finished.
UNFINISHED = ("lobby", "playing")
#: What processes on one PostgreSQL tell each other news by.
CHANNEL = "hallows"


_COLUMNS = (
    *("seq", "phase", "host", "seats", "asked", "waits_for", "question"),
    *("free", "due_at", "holder", "changed"),
)


class Append(msgspec.Struct):
    """The next entry of a table, and what follows from it in the other tables."""

    code: str
    row: log.Row
    table: dict[str, Any]  # columns of ``tables`` after this entry
    members: list[int] = []
    strangers: list[int] = []  # guests whose table this is no longer
    also: list["NewRows"] = []  # tables that come to be with this entry
    results: list[dict[str, Any]] = []  # rows of ``results``, if the game is over with it


class NewRows(msgspec.Struct):
    """A new table with its first entries."""

    table: dict[str, Any]
    rows: list[log.Row]
    members: list[int]


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


class Ledger:
    """The connection, and the one writer."""

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
        self.key = await self.own_key("cookies", fresh)

    async def own_key(self, name: str, fresh: bytes) -> bytes:
        """A number all processes share for good: the one that is there, or else this fresh one."""
        keys = schema.keys
        added = self._insert(keys).values(name=name, value=fresh).on_conflict_do_nothing()

        async def work(connection: AsyncConnection) -> bytes:
            await connection.execute(added)
            found = await connection.execute(sa.select(keys.c.value).where(keys.c.name == name))
            return bytes(found.scalar_one())

        return await self.job(work)

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
        told = {"name": "health", "value": str(clock()).encode()}
        statement = self.upsert(schema.keys, told, "name")
        try:
            await self.job(lambda connection: connection.execute(statement))
            async with self.reading() as connection:
                await connection.execute(sa.text("SELECT 1"))
        except Refused:
            return False
        return True

    def upsert(self, table: sa.Table, values: dict[str, Any], key: str) -> Any:
        """A row, in the place of one with the same key."""
        statement = self._insert(table).values(values)
        changed = {name: statement.excluded[name] for name in values if name != key}
        return statement.on_conflict_do_update(index_elements=[key], set_=changed)

    def noted(self, table: sa.Table, values: dict[str, Any], key: tuple[str, ...], by: str) -> Any:
        """A row, in the place of one with the same key and less in column ``by``; returns nothing if there is none such."""
        statement = self._insert(table).values(values)
        changed = {name: statement.excluded[name] for name in values if name not in key}
        less = table.c[by] < statement.excluded[by]
        return statement.on_conflict_do_update(
            index_elements=list(key), set_=changed, where=less
        ).returning(table.c[by])

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
        await self.note_results(connection, [one for a in kept for one in a.results])
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

    async def note_results(self, connection: AsyncConnection, rows: list[dict[str, Any]]) -> None:
        """How games ended for their people; what is noted stays."""
        if rows:
            await connection.execute(self._insert(schema.results).on_conflict_do_nothing(), rows)

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
                count = (await connection.execute(unfinished(guest))).scalar_one()
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


def unfinished(guest: int | None) -> sa.Select[Any]:
    tables, members = schema.tables, schema.members
    statement = sa.select(sa.func.count()).select_from(tables)
    if guest is not None:
        statement = statement.join(members, members.c.code == tables.c.code).where(
            members.c.guest == guest
        )
    return statement.where(
        tables.c.phase.in_(UNFINISHED), tables.c.changed > clock() - ABANDONED_DAYS * DAY
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


def clock() -> int:
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
