"""Calling people to a table where others wait for them, when they do not look at it: by Web Push, if they have asked for it.

A look every few seconds, from whichever process comes first: the database says who is waited for, and what they were called
to. A call is written down before it is sent, so it is sent once; should we die in between, it is not sent at all.
"""

import asyncio
import hashlib
import hmac
from collections.abc import Awaitable, Callable, Iterable
from typing import Any, NamedTuple

import msgspec
import sqlalchemy as sa
import structlog
from sqlalchemy.ext.asyncio import AsyncConnection

from hallows.server import metrics, push, rest, schema
from hallows.server.config import Config
from hallows.server.errors import Refused
from hallows.server.ledger import clock
from hallows.server.live import LiveSeat
from hallows.server.store import Store
from hallows.words import Words

_logger = structlog.get_logger("calling")

#: Calls that may wait to be sent; what comes beyond is left out.
MOST_WAITING = 500
#: Sent at the same time.
SENDERS = 4
#: Tables looked at in one round.
BATCH = 200
#: How often a push service is tried that does not answer, or says that it cannot.
ATTEMPTS = 3
#: The subscription is no more.
GONE = (404, 410)

Present = Callable[[Iterable[str]], Awaitable[dict[str, set[int]]]]


class Call(NamedTuple):
    """A message for one browser."""

    subscription: str
    endpoint: str
    keys: tuple[str, str]
    topic: str
    body: bytes


class Caller:
    """``present``: the guests at these tables, at whichever process."""

    def __init__(self, store: Store, config: Config, present: Present) -> None:
        self._store = store
        self._config = config
        self._present = present
        self._signer: push.Signer | None = None
        self._post = push.Post(config.push_private, config.push_wait)
        self._waiting: asyncio.Queue[Call] = asyncio.Queue(MOST_WAITING)
        self._senders: list[asyncio.Task[None]] = []

    async def open(self) -> None:
        if self._config.contact:
            key = await self._store.own_key("push", push.new_key())
            self._signer = push.Signer(key, self._config.contact)
            self._senders = [asyncio.create_task(self._send_all()) for _ in range(SENDERS)]

    async def close(self) -> None:
        for task in self._senders:
            task.cancel()
        await asyncio.gather(*self._senders, return_exceptions=True)
        await self._post.close()

    # -- who wants to be called --------------------------------------------------------------------------

    async def known(self, guest: int) -> rest.Push:
        if self._signer is None:
            return rest.Push("", 0)
        async with self._store.reading() as connection:
            count = (await connection.execute(_count(guest))).scalar_one()
        return rest.Push(self._signer.public, int(count))

    async def subscribe(self, guest: int, wish: rest.Subscription) -> rest.Push:
        """One more browser; one that we know is this guest's from now on."""
        if self._signer is None:
            raise Refused("no-push")
        push.check_endpoint(wish.endpoint, self._config.push_private)
        push.check_keys(wish.p256dh, wish.auth)
        found = schema.subscriptions
        mark = _hash(wish.endpoint)
        values = {"hash": mark, "guest": guest, "at": clock(), **msgspec.structs.asdict(wish)}
        added = self._store.upsert(found, values, "hash")
        others = _count(guest).where(found.c.hash != mark)
        most = self._config.limits.subscriptions

        async def work(connection: AsyncConnection) -> bool:
            if self._config.shared:
                await connection.execute(sa.select(sa.func.pg_advisory_xact_lock(2, guest)))
            if (await connection.execute(others)).scalar_one() >= most:
                return False
            await connection.execute(added)
            return True

        if not await self._store.job(work):
            raise Refused("too-many", what="subscriptions", wait=0)
        return await self.known(guest)

    async def unsubscribe(self, guest: int, endpoint: str) -> rest.Push:
        await self._drop(_hash(endpoint), guest)
        return await self.known(guest)

    async def _drop(self, mark: str, guest: int | None = None) -> None:
        found = schema.subscriptions
        statement = sa.delete(found).where(found.c.hash == mark)
        if guest is not None:
            statement = statement.where(found.c.guest == guest)
        await self._store.job(lambda connection: connection.execute(statement))

    # -- who is to be called -----------------------------------------------------------------------------

    async def look(self) -> None:
        """Call whom others have waited for a while, and who is not there; who is there has seen it."""
        now = clock()
        async with self._store.reading() as connection:
            rows = (await connection.execute(self._uncalled(now))).all()
        if not rows:
            return
        present = await self._present({str(row.code) for row in rows})
        again = now - int(self._config.push_every * 1000)
        for row in rows:
            if row.waits_for in present.get(row.code, ()):
                await self._note(row, row.called)
            elif row.called <= again and await self._note(row, now):
                await self._call(row)

    def _uncalled(self, now: int) -> sa.Select[Any]:
        """Tables that wait for somebody who has a browser to be called by and does not know of the question."""
        tables, calls, guests = schema.tables, schema.calls, schema.guests
        theirs = schema.subscriptions.c.guest == tables.c.waits_for
        called = sa.func.coalesce(calls.c.at, 0)
        same = (calls.c.code == tables.c.code) & (calls.c.guest == tables.c.waits_for)
        names = ("code", "game", "seats", "waits_for", "question")
        return (
            sa.select(*(tables.c[name] for name in names), called.label("called"))
            .join(guests, guests.c.id == tables.c.waits_for)
            .outerjoin(calls, same)
            .where(tables.c.waits_for > 0, tables.c.phase == "playing", guests.c.banned < now)
            .where(tables.c.changed <= now - int(self._config.push_grace * 1000))
            .where(sa.func.coalesce(calls.c.question, 0) < tables.c.question)
            .where(sa.exists().where(theirs))
            .order_by(called)
            .limit(BATCH)
        )

    async def _note(self, row: Any, at: int) -> bool:
        """Write down that a guest knows of a question, and when they were last called. False: another process was
        quicker."""
        values = {"code": row.code, "guest": row.waits_for, "question": row.question, "at": at}
        statement = self._store.noted(schema.calls, values, ("code", "guest"), "question")

        async def work(connection: AsyncConnection) -> bool:
            return (await connection.execute(statement)).first() is not None

        return await self._store.job(work)

    async def _call(self, row: Any) -> None:
        found = schema.subscriptions
        statement = sa.select(found).where(found.c.guest == row.waits_for)
        async with self._store.reading() as connection:
            browsers = (await connection.execute(statement)).all()
        topic = self._topic(row.code, row.waits_for)
        for browser in browsers:
            body = message(row, browser.language)
            keys = (browser.p256dh, browser.auth)
            try:
                self._waiting.put_nowait(Call(browser.hash, browser.endpoint, keys, topic, body))
            except asyncio.QueueFull:
                metrics.CALLS.labels("left-out").inc()

    def _topic(self, code: str, guest: int) -> str:
        """Push services learn that two messages are about the same, not about which table: its code is the key to it."""
        made = hmac.digest(self._store.key, f"{code}|{guest}".encode(), "sha256")
        return push.encoded(made[:18])

    # -- calling -----------------------------------------------------------------------------------------

    async def _send_all(self) -> None:
        while True:
            call = await self._waiting.get()
            try:
                result = await self._send(call)
            except Exception as wrong:  # the next one may do better
                result = "failed"
                _logger.warning("not called", error=type(wrong).__name__)
            metrics.CALLS.labels(result).inc()

    async def _send(self, call: Call) -> str:
        assert self._signer is not None
        p256dh, auth = (push.decoded(key) for key in call.keys)
        body = push.seal(call.body, p256dh, auth)
        for attempt in range(ATTEMPTS):
            if attempt:
                await asyncio.sleep(self._config.push_retry * attempt)
            told = push.headers(self._signer, call.endpoint, call.topic)
            status = await self._post.send(call.endpoint, told, body)
            if status in GONE:
                await self._drop(call.subscription)
                return "gone"
            if 200 <= status < 300:
                return "sent"
            if 300 <= status < 500 and status != 429:
                break
        _logger.warning("not called", status=status)
        return "failed"


def message(row: Any, language: str) -> bytes:
    """What a browser shows: whose turn, at which game, with whom. Nothing of the game itself."""
    words = Words(language)
    seats = msgspec.json.decode(row.seats, type=list[LiveSeat])
    others = [seat.name for seat in seats if seat.name and seat.guest not in (0, row.waits_for)]
    game = words.format(f"web-game-{row.game}")
    told = {
        "title": words.format("web-your-turn"),
        "body": f"{game} · {', '.join(others)}" if others else game,
        "tag": row.code,
        "url": f"/t/{row.code}",
        "lang": language,
    }
    return msgspec.json.encode(told)


def _count(guest: int) -> sa.Select[Any]:
    found = schema.subscriptions
    return sa.select(sa.func.count()).select_from(found).where(found.c.guest == guest)


def _hash(endpoint: str) -> str:
    return hashlib.sha256(endpoint.encode()).hexdigest()
