"""What an operator may do to a database, beside a running server or without one."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

import msgspec
import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from hallows.kernel import BadOptions
from hallows.server import entries as log
from hallows.server import opening, rest, schema
from hallows.server.commands import clean_text
from hallows.server.config import Config
from hallows.server.keeping import Keep, Keeper
from hallows.server.ledger import Append
from hallows.server.live import LiveSeat
from hallows.server.people import People
from hallows.server.rebuilding import rebuilt
from hallows.server.room import now_ms
from hallows.server.store import Store

T = TypeVar("T")


def on(config: Config, work: Callable[[Store], Awaitable[T]]) -> T:
    """Do something with an opened (and so migrated) database."""

    async def run() -> T:
        store = Store(config)
        await store.open()
        try:
            return await work(store)
        finally:
            await store.close()

    return asyncio.run(run())


async def tables(store: Store, phase: str = "", limit: int = 50) -> list[dict[str, Any]]:
    """The tables changed last, without anything that is played there."""
    found = schema.tables
    statement = sa.select(
        found.c.code, found.c.game, found.c.phase, found.c.seq, found.c.seats, found.c.changed
    )
    if phase:
        statement = statement.where(found.c.phase == phase)
    async with store.reading() as connection:
        rows = (
            await connection.execute(statement.order_by(found.c.changed.desc()).limit(limit))
        ).all()
    return [
        {
            "code": row.code,
            "game": row.game,
            "phase": row.phase,
            "version": row.seq,
            "guests": sorted({s.guest for s in _seats(row.seats) if s.guest}),
            "changed": row.changed,
        }
        for row in rows
    ]


async def guests(store: Store, limit: int = 50) -> list[dict[str, Any]]:
    """The guests who came last, and how many tables are theirs."""
    found, members = schema.guests, schema.members
    count = (
        sa.select(sa.func.count())
        .where(members.c.guest == found.c.id)
        .correlate(found)
        .scalar_subquery()
    )
    statement = sa.select(found.c.id, found.c.name, found.c.created, found.c.seen, count)
    async with store.reading() as connection:
        rows = await connection.execute(statement.order_by(found.c.seen.desc()).limit(limit))
        keys = ("guest", "name", "created", "seen", "tables")
        return [dict(zip(keys, row, strict=True)) for row in rows.all()]


async def delete(store: Store, code: str) -> None:
    if await store.table(code) is None:
        raise BadOptions(f"{code}: there is no such table")
    await Keeper(store).delete(code)


async def close(store: Store, code: str) -> None:
    """The game is over as if all had agreed to stop. One that has not begun is deleted."""
    for _ in range(20):  # people may be playing
        row = await store.table(code)
        if row is None:
            raise BadOptions(f"{code}: there is no such table")
        live = await rebuilt(code, bytes(row.secret), await store.rows(code))
        if live.phase == "lobby":
            return await Keeper(store).delete(code)
        if live.phase == "finished":
            return None
        now, entry = now_ms(), log.Agreed([], True, stops=True)
        throws = live.apply(entry, now)
        stopped = log.Row(live.v, f"admin:{live.v}", 0, "", entry, throws, now)
        columns = {**opening.columns(live), "due_at": None, "holder": ""}
        if await store.append(Append(code, stopped, columns)):
            return None
    raise BadOptions(f"{code}: it changes too fast; try again")


async def hold_off(store: Store, guest: int, what: str, days: int) -> None:
    if not await People(store).hold_off(guest, what, days):
        raise BadOptions(f"{guest}: there is no such guest")


async def complaints(store: Store, limit: int = 50) -> list[dict[str, Any]]:
    return await People(store).complaints(limit)


async def announce(store: Store, text: str, minutes: int, down: int) -> None:
    now = now_ms()
    stops = now + down * 60_000 if down else 0
    until = max(stops + 60_000 if stops else 0, now + minutes * 60_000 if text else 0)
    await People(store).announce(rest.Announced(clean_text(text, 300), until, stops))


async def forget(store: Store, keep: Keep) -> dict[str, int]:
    """Everything older than it shall be kept, batch after batch."""
    sums: dict[str, int] = {}
    keeper = Keeper(store)
    while any((gone := await keeper.forget(keep, now_ms())).values()):
        for kind, count in gone.items():
            sums[kind] = sums.get(kind, 0) + count
    return sums


def vacuum(config: Config) -> None:
    """Give deleted things' space back. SQLite: nothing can be stored meanwhile."""

    async def work(store: Store) -> None:
        async with store.engine.connect() as connection:
            plain: AsyncConnection = await connection.execution_options(
                isolation_level="AUTOCOMMIT"
            )
            await plain.execute(sa.text("VACUUM"))
            await plain.execute(sa.text("ANALYZE"))

    on(config, work)


def _seats(raw: bytes) -> list[LiveSeat]:
    return msgspec.json.decode(raw, type=list[LiveSeat])
