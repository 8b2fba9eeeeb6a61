"""The other processes on the same database: what they tell us at once, who is there, what was spent of a limit.

News travels by PostgreSQL's ``NOTIFY``, sent in the very transaction it is about. Nothing depends on it: whoever
misses a nudge finds the same in the database, at the next command, look or sweep. With SQLite there are no
neighbours, and none of this is used.
"""

import asyncio
import hmac
from collections import Counter
from collections.abc import Callable, Iterable, Mapping

import msgspec
import sqlalchemy as sa
import structlog
from sqlalchemy.dialects.postgresql import insert
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection

from hallows.server import schema
from hallows.server.errors import Refused
from hallows.server.ledger import CHANNEL
from hallows.server.limits import Buckets
from hallows.server.store import Store

_logger = structlog.get_logger("neighbours")

#: A process not heard of for so long is gone: its people are no longer here.
GONE_MS = 5000
#: How many sockets of one guest or address are worth telling the others.
WORTH_TELLING = 5
#: After so long every bucket is full again.
SPENT_MS = 2 * 3600 * 1000

#: The database's clock, in milliseconds: machines disagree about the time.
_NOW = sa.cast(sa.func.extract("epoch", sa.func.clock_timestamp()) * 1000, sa.BigInteger)

Guests = dict[int, int]
Heard = Callable[[str, str, int], None]


class Neighbours:
    def __init__(self, store: Store) -> None:
        self._store = store
        self.id = store.process
        self._sockets: Counter[str] = Counter()  # of the others, by fingerprint

    # -- nudges ------------------------------------------------------------------------------------------

    async def listen(self, heard: Heard) -> None:
        """Pass on what the others tell, for ever: kind, table, number. A line that breaks is mended."""
        while True:
            try:
                await self._listen(heard)
            except (Refused, SQLAlchemyError, OSError) as wrong:
                _logger.warning("cannot hear the others", error=type(wrong).__name__)
            await asyncio.sleep(1)

    async def _listen(self, heard: Heard) -> None:
        gone = asyncio.Event()

        def take(_: object, __: int, ___: str, told: str) -> None:
            sender, *news = told.split("|")
            for item in news if sender != self.id else ():
                kind, code, number = item.split(":")
                heard(kind, code, int(number))

        async with self._store.reading() as connection:
            line = (await connection.get_raw_connection()).driver_connection
            assert line is not None
            line.add_termination_listener(lambda _: gone.set())
            await line.add_listener(CHANNEL, take)
            try:
                await gone.wait()
            finally:
                await connection.invalidate()  # a connection that listens is of no use to others

    # -- who is there ------------------------------------------------------------------------------------

    async def beat(self, sockets: Mapping[str, int]) -> bool:
        """Say that we are here and who keeps many sockets with us; learn the same of the others. True: they had
        thought us gone, or never known us."""
        told = {
            self._fingerprint(key): n for key, n in sockets.items() if key and n >= WORTH_TELLING
        }
        processes, presence = schema.processes, schema.presence
        values = {"seen": _NOW, "sockets": msgspec.json.encode(told)}
        again = sa.update(processes).where(processes.c.id == self.id).values(values)
        first = sa.insert(processes).values(id=self.id, **values)
        gone = sa.delete(processes).where(processes.c.seen < _NOW - GONE_MS)
        left = sa.delete(presence).where(presence.c.process.not_in(sa.select(processes.c.id)))
        full = sa.delete(schema.spent).where(schema.spent.c.at < _NOW - SPENT_MS)
        others = sa.select(processes.c.sockets).where(processes.c.id != self.id)

        async def work(connection: AsyncConnection) -> tuple[bool, list[bytes]]:
            known = (await connection.execute(again)).rowcount > 0
            if not known:
                await connection.execute(first)
            if (await connection.execute(gone)).rowcount:
                await connection.execute(left)
                await connection.execute(full)
            return not known, [bytes(it) for it in (await connection.execute(others)).scalars()]

        forgotten, found = await self._store.job(work)
        self._sockets = Counter()
        for counted in found:
            self._sockets.update(msgspec.json.decode(counted, type=dict[str, int]))
        return forgotten

    def sockets(self, key: str) -> int:
        """How many sockets the others keep for a guest or an address, as of their last beat."""
        return self._sockets[self._fingerprint(key)]

    async def leave(self) -> None:
        """Nobody is here any more."""
        processes, presence = schema.processes, schema.presence

        async def work(connection: AsyncConnection) -> None:
            await connection.execute(sa.delete(presence).where(presence.c.process == self.id))
            await connection.execute(sa.delete(processes).where(processes.c.id == self.id))

        await self._store.job(work)

    async def tell_presence(self, here: dict[str, Guests]) -> None:
        """Let the others know whom we have at these tables."""
        presence = schema.presence
        rows = [
            {"code": code, "process": self.id, "guests": msgspec.json.encode(guests)}
            for code, guests in sorted(here.items())
            if guests
        ]
        empty = [code for code, guests in here.items() if not guests]
        added = insert(presence)
        added = added.on_conflict_do_update(
            index_elements=["code", "process"], set_={"guests": added.excluded.guests}
        )
        gone = sa.delete(presence).where(presence.c.process == self.id)
        gone = gone.where(presence.c.code.in_(empty))

        async def work(connection: AsyncConnection) -> None:
            if rows:
                await connection.execute(added, rows)
            if empty:
                await connection.execute(gone)
            await self._store.nudge(connection, [f"h:{code}:0" for code in here])

        await self._store.job(work)

    async def presence(self, codes: Iterable[str]) -> dict[str, Guests]:
        """Whom the others have at these tables."""
        presence, processes = schema.presence, schema.processes
        statement = (
            sa.select(presence.c.code, presence.c.guests)
            .join(processes, processes.c.id == presence.c.process)
            .where(presence.c.code.in_(list(codes)))
            .where(presence.c.process != self.id)
            .where(processes.c.seen > _NOW - GONE_MS)
        )
        found: dict[str, Counter[int]] = {}
        async with self._store.reading() as connection:
            for code, guests in await connection.execute(statement):
                there = msgspec.json.decode(guests, type=Guests)
                found.setdefault(str(code), Counter()).update(there)
        return {code: dict(guests) for code, guests in found.items()}

    # -- limits ------------------------------------------------------------------------------------------

    async def spend(self, limit: Buckets, key: str) -> None:
        """Take one from the bucket all processes share, or refuse."""
        spent = schema.spent
        full = spent.c.left + (_NOW - spent.c.at) * (limit.rate / 1000)
        present = sa.func.least(float(limit.burst), full)
        statement = (
            insert(spent)
            .values(what=limit.what, key=self._fingerprint(key), left=limit.burst - 1, at=_NOW)
            .on_conflict_do_update(
                index_elements=["what", "key"],
                set_={"left": present - 1, "at": _NOW},
                where=present >= 1,
            )
            .returning(spent.c.left)
        )

        async def work(connection: AsyncConnection) -> float | None:
            left: float | None = (await connection.execute(statement)).scalar()
            return left

        if await self._store.job(work) is None:
            wait = max(1, round(1 / limit.rate)) if limit.rate else 3600
            raise Refused("too-many", what=limit.what, wait=wait)

    def _fingerprint(self, key: str) -> str:
        """No address of anybody goes into the database."""
        return hmac.digest(self._store.key, key.encode(), "sha256")[:16].hex()
