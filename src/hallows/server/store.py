"""What is asked of the database: tables to look after, guests, logs and lists, chat. Written by way of `ledger`."""

from collections.abc import Sequence
from typing import Any, TypeVar

import msgspec
import sqlalchemy as sa
import structlog
from sqlalchemy.ext.asyncio import AsyncConnection

from hallows.server import entries as log
from hallows.server import schema
from hallows.server.errors import Refused
from hallows.server.ledger import DAY, Ledger, clock, unfinished

T = TypeVar("T")
_logger = structlog.get_logger("store")

GUEST_DAYS = 400


class Guest(msgspec.Struct):
    """``id`` 0: known by a cookie only, until there is something to remember."""

    id: int
    token_hash: str
    name: str
    seen: int = 0  # when their cookie was last renewed
    muted: int = 0  # until when they may not talk
    banned: int = 0  # nor do anything at all


class Line(msgspec.Struct):
    n: int
    room: str
    at: int
    seat: int | None
    name: str
    text: str


class Store(Ledger):
    """Everything the service asks of its database, on top of what the ledger writes."""

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
        guests, devices = schema.guests, schema.devices
        names = ("id", "name", "seen", "muted", "banned")
        statement = sa.select(*(guests.c[name] for name in names))
        further = statement.join(devices, devices.c.guest == guests.c.id)
        async with self.reading() as connection:
            first = await connection.execute(statement.where(guests.c.token_hash == token_hash))
            row = first.first()
            if row is None:
                second = further.where(devices.c.token_hash == token_hash)
                row = (await connection.execute(second)).first()
        if row is None:
            return None
        if row.seen < clock() - GUEST_DAYS * DAY:
            return Guest(-1, token_hash, "")  # too long ago: whoever comes now is somebody else
        return Guest(row.id, token_hash, row.name, row.seen, row.muted, row.banned)

    async def tokens(self, guests: Sequence[int]) -> set[str]:
        """All that these guests are known by."""
        found: set[str] = set()
        async with self.reading() as connection:
            for start in range(0, len(guests), 500):
                part = guests[start : start + 500]
                for table, column in ((schema.guests, "id"), (schema.devices, "guest")):
                    statement = sa.select(table.c.token_hash).where(table.c[column].in_(part))
                    found |= {str(it) for it in (await connection.execute(statement)).scalars()}
        return found

    async def remember_guest(self, token_hash: str, name: str) -> Guest:
        """The guest with this cookie, remembered from now on."""
        guests = schema.guests
        now = clock()

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
        values: dict[str, Any] = {"seen": clock()}
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

    async def public(self, code: str) -> Any:
        """What anybody may know of a table who has its code."""
        tables = schema.tables
        columns = (tables.c.game, tables.c.phase, tables.c.changed)
        statement = sa.select(*columns).where(tables.c.code == code)
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

    async def mine(self, guest: int, *phases: str, limit: int = 200) -> Sequence[Any]:
        """A guest's tables; only those in such phases, if any are named."""
        tables, members = schema.tables, schema.members
        sat = _lines().join(members, members.c.code == tables.c.code)
        sat = sat.where(tables.c.phase.in_(phases)) if phases else sat
        return await self._listed(sat.where(members.c.guest == guest).limit(limit))

    async def gathering(self, since: int, limit: int = 50) -> Sequence[Any]:
        """Tables anybody may find and sit down at, changed after ``since``."""
        tables = schema.tables
        return await self._listed(
            _lines().where(tables.c.free > 0, tables.c.changed > since).limit(limit)
        )

    async def _listed(self, found: sa.Select[Any]) -> Sequence[Any]:
        async with self.reading() as connection:
            newest = await connection.execute(found.order_by(schema.tables.c.changed.desc()))
            rows: Sequence[Any] = newest.all()
            return rows

    async def unfinished(self, guest: int | None = None) -> int:
        """How many tables are being played: a guest's, or all. Those nobody has touched for long do not count, or
        a server would fill up with them for good."""
        async with self.reading() as connection:
            found = await connection.execute(unfinished(guest))
        return int(found.scalar_one())

    async def versions(self, codes: Sequence[str]) -> dict[str, int]:
        """The present versions of these tables."""
        tables = schema.tables
        found: dict[str, int] = {}
        async with self.reading() as connection:
            for start in range(0, len(codes), 500):
                part = codes[start : start + 500]
                statement = sa.select(tables.c.code, tables.c.seq).where(tables.c.code.in_(part))
                rows = await connection.execute(statement)
                found.update((row.code, row.seq) for row in rows)
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
        now = clock()
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


def _lines() -> sa.Select[Any]:
    """What lists of tables show."""
    tables = schema.tables
    return sa.select(
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
