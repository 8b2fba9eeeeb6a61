"""People as such, not at a table: their devices, who may not talk or come in, what they complain of, what they are told."""

import hashlib
import secrets
from typing import Any

import msgspec
import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from hallows.server import rest, schema
from hallows.server.errors import Refused
from hallows.server.ledger import DAY, clock
from hallows.server.store import Store

#: How long a code to move by is good.
CODE_MS = 10 * 60 * 1000
#: Easy to read and to type: no 0 and O, 1 and I, 8 and B.
LETTERS = "ACDEFGHJKLMNPQRSTUVWXYZ2345679"
NOTICE = "notice"


class People:
    def __init__(self, store: Store) -> None:
        self._store = store

    # -- devices -----------------------------------------------------------------------------------------

    async def new_code(self, guest: int) -> rest.MoveCode:
        """A code by which another device becomes this guest's as well, once, within ten minutes. A newer one
        replaces it."""
        code = "".join(secrets.choice(LETTERS) for _ in range(8))
        until = clock() + CODE_MS
        codes = schema.codes
        old = (codes.c.guest == guest) | (codes.c.until < clock())

        async def work(connection: AsyncConnection) -> None:
            await connection.execute(sa.delete(codes).where(old))
            values = {"hash": _hash(code), "guest": guest, "until": until}
            await connection.execute(sa.insert(codes).values(values))

        await self._store.job(work)
        return rest.MoveCode(f"{code[:4]}-{code[4:]}", until)

    async def move(self, code: str, token_hash: str) -> None:
        """Whoever brings the code is the guest who got it, from a new token on."""
        plain = "".join(letter for letter in code.upper() if letter.isalnum())
        codes, devices = schema.codes, schema.devices
        spent = (
            sa.delete(codes)
            .where(codes.c.hash == _hash(plain), codes.c.until > clock())
            .returning(codes.c.guest)
        )

        async def work(connection: AsyncConnection) -> bool:
            guest = (await connection.execute(spent)).scalar()
            if guest is None:
                return False
            values = {"token_hash": token_hash, "guest": guest}
            await connection.execute(sa.insert(devices).values(values))
            return True

        if not await self._store.job(work):
            raise Refused("bad-code")

    async def leave_everywhere(self, guest: int, token_hash: str) -> None:
        """No token is theirs any more but this new one."""
        guests, devices, codes = schema.guests, schema.devices, schema.codes

        async def work(connection: AsyncConnection) -> None:
            for table in (devices, codes, schema.subscriptions):
                await connection.execute(sa.delete(table).where(table.c.guest == guest))
            fresh = sa.update(guests).where(guests.c.id == guest).values(token_hash=token_hash)
            await connection.execute(fresh)

        await self._store.job(work)

    # -- complaints --------------------------------------------------------------------------------------

    async def complain(self, code: str, by: int, about: int, why: str, text: str) -> None:
        """One for each person at a table; another takes its place."""
        complaints = schema.complaints
        whose = (complaints.c.code == code, complaints.c.by == by, complaints.c.about == about)
        values: dict[str, Any] = {"code": code, "by": by, "about": about, "why": why, "text": text}

        async def work(connection: AsyncConnection) -> None:
            await connection.execute(sa.delete(complaints).where(*whose))
            await connection.execute(sa.insert(complaints).values(**values, at=clock()))

        await self._store.job(work)

    async def complaints(self, limit: int) -> list[dict[str, Any]]:
        """The newest, with the numbers of the guests."""
        found = schema.complaints
        keys = ("at", "code", "by", "about", "why", "text")
        statement = sa.select(*(found.c[key] for key in keys)).order_by(found.c.at.desc())
        async with self._store.reading() as connection:
            rows = (await connection.execute(statement.limit(limit))).all()
        return [dict(zip(keys, row, strict=True)) for row in rows]

    # -- what an operator says ---------------------------------------------------------------------------

    async def hold_off(self, guest: int, what: str, days: int) -> bool:
        """``muted`` or ``banned`` for so many days (0: no longer); False: there is no such guest."""
        guests = schema.guests
        until = clock() + days * DAY if days else 0
        statement = sa.update(guests).where(guests.c.id == guest).values({what: until})

        async def work(connection: AsyncConnection) -> bool:
            return (await connection.execute(statement)).rowcount > 0

        return await self._store.job(work)

    async def held_off(self) -> dict[int, tuple[int, int]]:
        """Who may not talk, or not come in, and until when."""
        found = schema.guests
        held = (found.c.muted > clock()) | (found.c.banned > clock())
        statement = sa.select(found.c.id, found.c.muted, found.c.banned).where(held)
        async with self._store.reading() as connection:
            rows = (await connection.execute(statement)).all()
        return {int(row.id): (int(row.muted), int(row.banned)) for row in rows}

    async def announce(self, notice: rest.Announced) -> None:
        """Tell everybody; an empty text without a time takes it back."""
        keys = schema.keys
        value = msgspec.json.encode(notice)
        statement = self._store.upsert(keys, {"name": NOTICE, "value": value}, "name")
        await self._store.job(lambda connection: connection.execute(statement))

    async def announced(self) -> rest.Announced:
        keys = schema.keys
        async with self._store.reading() as connection:
            statement = sa.select(keys.c.value).where(keys.c.name == NOTICE)
            raw = (await connection.execute(statement)).scalar()
        told = msgspec.json.decode(raw, type=rest.Announced) if raw else rest.Announced()
        return told if told.until > clock() else rest.Announced()


def _hash(code: str) -> str:
    return hashlib.sha256(code.encode()).hexdigest()
