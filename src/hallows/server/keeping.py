"""Keeping and forgetting: what is old goes by itself, in small steps; what is somebody's, when they say so.

A table is deleted with its log, chat and members in one transaction. A process that still has it in memory cannot
store anything more at it (``Store.append`` finds no such table) and drops it at the next sweep.
"""

from dataclasses import dataclass, fields
from typing import Any

import msgspec
import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from hallows.server import entries as log
from hallows.server import rest, schema
from hallows.server.ledger import DAY, UNFINISHED
from hallows.server.live import LiveSeat
from hallows.server.store import Store

#: Tables, guests or lines that go in one transaction: nobody has to wait long for it.
BATCH = 50


@dataclass(frozen=True)
class Keep:
    """How many days things are kept after they were last touched; 0: for good."""

    finished: int = 0
    abandoned: int = 0  # begun or only opened, and left
    imported: int = 0
    guests: int = 0  # who have not come, and sit at no table
    chat: int = 0


#: What ``hallows serve`` does unless told otherwise.
SENSIBLE = Keep(finished=365, abandoned=90, imported=30, guests=400, chat=90)


class Keeper:
    def __init__(self, store: Store) -> None:
        self._store = store

    async def forget(self, keep: Keep, now: int) -> dict[str, int]:
        """One small step of forgetting: how many went, by kind. A kind with ``BATCH`` may have more."""
        gone: dict[str, int] = {}
        for field in fields(Keep):
            days: int = getattr(keep, field.name)
            if days:
                gone[field.name] = await self._step(field.name, now - days * DAY)
        return gone

    async def _step(self, kind: str, before: int) -> int:
        statement = old(kind, before)
        if self._store.config.shared:
            statement = statement.with_for_update(skip_locked=True)

        async def work(connection: AsyncConnection) -> int:
            found = [tuple(row) for row in (await connection.execute(statement)).all()]
            if not found:
                return 0
            if kind == "guests":
                guests = schema.guests
                ids = [row[0] for row in found]
                for table in (schema.results, schema.subscriptions, schema.calls):
                    await connection.execute(sa.delete(table).where(table.c.guest.in_(ids)))
                await connection.execute(sa.delete(guests).where(guests.c.id.in_(ids)))
            elif kind == "chat":
                key = sa.tuple_(schema.chat.c.code, schema.chat.c.n)
                await connection.execute(sa.delete(schema.chat).where(key.in_(found)))
            else:
                await self._delete(connection, [str(row[0]) for row in found])
            return len(found)

        return await self._store.job(work)

    async def delete(self, code: str) -> None:
        """The table is gone for good, whoever sits there."""

        async def work(connection: AsyncConnection) -> None:
            results = schema.results
            await connection.execute(sa.delete(results).where(results.c.code == code))
            await self._delete(connection, [code])

        await self._store.job(work)

    async def _delete(self, connection: AsyncConnection, codes: list[str]) -> None:
        # The table first: whoever wants to append waits for us, or we for them.
        whole = (
            *(schema.tables, schema.entries, schema.chat, schema.members),
            *(schema.presence, schema.complaints, schema.calls),
        )
        for table in whole:
            await connection.execute(sa.delete(table).where(table.c.code.in_(codes)))
        await self._store.nudge(connection, [f"x:{code}:0" for code in codes])

    # -- what is somebody's ------------------------------------------------------------------------------

    async def others(self, code: str, guest: int) -> bool:
        """Whether anybody else sits at a table."""
        tables = schema.tables
        statement = sa.select(tables.c.seats).where(tables.c.code == code)
        async with self._store.reading() as connection:
            seats = (await connection.execute(statement)).scalar_one_or_none()
        held = msgspec.json.decode(seats, type=list[LiveSeat]) if seats else []
        return any(seat.guest not in (0, guest) for seat in held)

    async def forget_at(self, code: str, guest: int) -> None:
        """A table that others play on at no longer knows a guest's name or words, nor is it theirs."""
        entries, chat, members, tables = (
            schema.entries,
            schema.chat,
            schema.members,
            schema.tables,
        )
        mine = (chat.c.code == code, chat.c.guest == guest)
        kinds = sa.select(entries.c.seq, entries.c.guest, entries.c.body).where(
            entries.c.code == code
        )

        async def work(connection: AsyncConnection) -> None:
            for seq, who, body in (await connection.execute(kinds)).all():
                nameless = _nameless(log.decode_entry(body), guest, who)
                if nameless is not None:
                    await connection.execute(
                        sa.update(entries)
                        .where(entries.c.code == code, entries.c.seq == seq)
                        .values(body=log.encode(nameless))
                    )
            row = sa.select(tables.c.seats).where(tables.c.code == code)
            seats = msgspec.json.decode(
                (await connection.execute(row)).scalar_one(), type=list[LiveSeat]
            )
            for seat in seats:
                if seat.guest == guest:
                    seat.name = ""
            changed = sa.update(tables).where(tables.c.code == code)
            await connection.execute(changed.values(seats=msgspec.json.encode(seats)))
            await connection.execute(sa.delete(chat).where(*mine))
            for theirs in (members, schema.results, schema.calls):
                here = (theirs.c.code == code, theirs.c.guest == guest)
                await connection.execute(sa.delete(theirs).where(*here))
            await self._store.nudge(connection, [f"x:{code}:0"])

        await self._store.job(work)

    async def forget_guest(self, guest: int) -> None:
        guests, chat, members = schema.guests, schema.chat, schema.members

        async def work(connection: AsyncConnection) -> None:
            await connection.execute(sa.delete(chat).where(chat.c.guest == guest))
            await connection.execute(sa.delete(members).where(members.c.guest == guest))
            known = (schema.devices, schema.codes, schema.results)
            for table in (*known, schema.subscriptions, schema.calls):
                await connection.execute(sa.delete(table).where(table.c.guest == guest))
            mine = (schema.complaints.c.by == guest) | (schema.complaints.c.about == guest)
            await connection.execute(sa.delete(schema.complaints).where(mine))
            await connection.execute(sa.delete(guests).where(guests.c.id == guest))

        await self._store.job(work)

    async def everything(self, guest: int) -> rest.Everything:
        """All that is known of a guest, and nothing that others may not tell them."""
        guests, members, chat = schema.guests, schema.members, schema.chat
        entries, tables = schema.entries, schema.tables
        who = sa.select(guests.c.name, guests.c.created, guests.c.seen).where(guests.c.id == guest)
        theirs = (
            sa.select(tables.c.code, tables.c.game, tables.c.phase, tables.c.created)
            .join(members, members.c.code == tables.c.code)
            .where(members.c.guest == guest)
            .order_by(tables.c.created)
        )
        said = (
            sa.select(chat.c.code, chat.c.at, chat.c.text)
            .where(chat.c.guest == guest)
            .order_by(chat.c.at)
        )
        wrong = schema.complaints
        mine = sa.select(wrong.c.code, wrong.c.at, wrong.c.text).where(wrong.c.by == guest)
        over = schema.results
        keys = ("code", "game", "roles", "result", "ended")
        theirs_ended = sa.select(*(over.c[key] for key in keys)).where(over.c.guest == guest)
        told = schema.subscriptions
        names = ("endpoint", "p256dh", "auth", "language", "at")
        browsers = sa.select(*(told.c[name] for name in names)).where(told.c.guest == guest)
        async with self._store.reading() as connection:
            person = (await connection.execute(who)).first()
            if person is None:
                return rest.Everything()
            found = []
            for row in (await connection.execute(theirs)).all():
                did = (
                    sa.select(entries.c.seq, entries.c.at, entries.c.body)
                    .where(entries.c.code == row.code, entries.c.guest == guest)
                    .order_by(entries.c.seq)
                )
                deeds = [_deed(*one) for one in (await connection.execute(did)).all()]
                found.append(rest.KnownTable(row.code, row.game, row.phase, row.created, deeds))
            lines = [rest.KnownLine(*one) for one in (await connection.execute(said)).all()]
            rows = (await connection.execute(theirs_ended)).all()
            ended = [
                rest.KnownResult(
                    row.code,
                    row.game,
                    msgspec.json.decode(row.roles, type=list[str]),
                    row.result,
                    row.ended,
                )
                for row in rows
            ]
            wrote = [rest.KnownLine(*one) for one in (await connection.execute(mine)).all()]
            known = [rest.KnownBrowser(*one) for one in (await connection.execute(browsers)).all()]
        about = (person.name, person.created, person.seen)
        return rest.Everything(*about, found, lines, wrote, ended, known)


def old(kind: str, before: int) -> sa.Select[Any]:
    """Some of what was last touched before a moment, the oldest first."""
    tables, guests, chat, members = schema.tables, schema.guests, schema.chat, schema.members
    if kind == "guests":
        seated = sa.exists().where(members.c.guest == guests.c.id)
        found = sa.select(guests.c.id).where(guests.c.seen < before, ~seated)
        return found.order_by(guests.c.seen).limit(BATCH)
    if kind == "chat":
        found = sa.select(chat.c.code, chat.c.n).where(chat.c.at < before)
        return found.order_by(chat.c.at).limit(BATCH)
    phases = UNFINISHED if kind == "abandoned" else ("finished",)
    found = sa.select(tables.c.code).where(tables.c.phase.in_(phases), tables.c.changed < before)
    if kind == "imported":
        found = found.where(tables.c.seq == 1)  # finished with its first entry
    return found.order_by(tables.c.changed).limit(BATCH)


def _nameless(entry: log.Entry, guest: int, by: int) -> log.Entry | None:
    """The entry without a guest's name; None if it does not hold it. What was played stays as it was."""
    if isinstance(entry, log.Opened):
        plans = [plan for plan in entry.seats if plan.guest == guest and plan.name]
        for plan in plans:
            plan.name = ""
        return entry if plans else None
    whose = entry.guest if isinstance(entry, log.Sat | log.Claimed) else by
    if isinstance(entry, log.Sat | log.Claimed | log.Renamed) and whose == guest and entry.name:
        return msgspec.structs.replace(entry, name="")
    return None


def _deed(seq: int, at: int, body: bytes) -> rest.Deed:
    """What somebody did, as they know it themselves: no hashes, no numbers of other guests."""
    entry = log.decode_entry(body)
    option = entry.option if isinstance(entry, log.Chose) else ""
    return rest.Deed(seq, at, str(type(entry).__struct_config__.tag), option)
