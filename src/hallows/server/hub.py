"""All tables this process serves, and the housekeeping they share: identity, limits, bots' workers, the sweep."""

import asyncio
import contextlib
import hashlib
import hmac
import re
import secrets
import time
from collections import Counter, OrderedDict
from collections.abc import Awaitable, Callable, Coroutine, Iterable, Sequence
from functools import partial
from typing import IO, TYPE_CHECKING, Any, TypeVar

import msgspec
import structlog

from hallows.kernel import HallowsError, Record, read, verify
from hallows.server import entries as log
from hallows.server import logs, metrics, opening, rest, wire
from hallows.server.calling import Caller
from hallows.server.commands import clean_text
from hallows.server.config import Config
from hallows.server.errors import Refused
from hallows.server.keeping import BATCH, Keep, Keeper
from hallows.server.ledger import DAY, UNFINISHED, NewRows, the_only_server
from hallows.server.limits import Buckets, Kept
from hallows.server.live import Live, LiveSeat
from hallows.server.luck import NewLuck, true_luck
from hallows.server.neighbours import Neighbours
from hallows.server.people import People
from hallows.server.rebuilding import rebuilt
from hallows.server.results import Results, results, untold
from hallows.server.room import Room, now_ms
from hallows.server.shelf import game_of, lay_out
from hallows.server.show import Shown, Viewer, onlooker, seat_info
from hallows.server.store import Guest, Store
from hallows.server.workers import Workers

if TYPE_CHECKING:
    from hallows.server.sockets import Connection

T = TypeVar("T")
_logger = structlog.get_logger("hub")
#: Cookies are renewed after so many days.
RENEW_DAYS = 7
#: A guest's own words count for so long, where only we write them down.
HEED_SECONDS = 10.0
#: An open table nobody has touched for so long is listed no more.
LISTED_HOURS = 12
#: Tables one message to the other processes is about: it has 8000 bytes.
MOST_TOLD = 200
#: Looks back that may wait for each other; more would only wait longer.
MOST_LOOKING = 40
#: Pictures of moments kept in memory, each some tens of kilobytes, and for how long.
CARDS, CARD_SECONDS = 64, 600.0
_CODE = re.compile(r"^[a-z2-7]{16}\Z")
_TOKEN = re.compile(r"^([A-Za-z0-9_-]{43})\.([0-9a-f]{32})\Z")


class Hub:
    def __init__(self, config: Config, new_luck: NewLuck = true_luck) -> None:
        self.config = config
        self.new_luck = new_luck
        limits = config.limits
        lay_out(config.packs)
        self.store = Store(config)
        self.shared = config.shared  # other processes may serve the same tables
        self.neighbours = Neighbours(self.store)
        self.keeper = Keeper(self.store)
        self.people = People(self.store)
        self.results = Results(self.store)
        self.caller = Caller(self.store, config, self.present)
        self.notice = rest.Announced()
        self.workers = Workers(config.workers, config.bot_seconds)
        self.rooms: OrderedDict[str, Room] = OrderedDict()
        self.sockets: Counter[str] = (
            Counter()
        )  # by address, by guest ("g" and cookie), and all ("")
        self.stopping = False
        self.hinting: set[int] = set()
        self.chat_limit = Buckets("chat", limits.chat_lines / 20, limits.chat_lines)
        self.hint_limit = Buckets("hints", limits.hints_per_minute / 60, limits.hints_per_minute)
        self.moment_limit = Buckets("moments", limits.moments, limits.moments_burst)
        self.change_limit = Buckets("changes", limits.changes, limits.changes_burst)
        self.look_limit = Buckets("looks", limits.looks_bytes, limits.looks_bytes_burst)
        self.request_limit = Buckets("requests", limits.requests, limits.requests_burst)
        self.table_limit = Buckets("tables", limits.tables_per_hour / 3600, limits.tables_per_hour)
        self.import_limit = Buckets(
            "records", limits.imports_per_hour / 3600, limits.imports_per_hour
        )
        self.guest_limit = Buckets("guests", limits.guests_per_hour / 3600, limits.guests_per_hour)
        self.code_limit = Buckets("codes", limits.codes_per_hour / 3600, limits.codes_per_hour)
        self.complaint_limit = Buckets("complaints", 10 / 3600, 10)
        self.subscription_limit = Buckets(
            "subscriptions", limits.subscriptions_per_hour / 3600, limits.subscriptions_per_hour
        )
        self.pin_limit = Buckets("pins", limits.pins_per_minute / 60, limits.pins_per_minute)
        self.lease_ms = int(config.lease_seconds * 1000)
        self._guests: OrderedDict[str, Guest] = OrderedDict()
        self._tasks: set[asyncio.Task[Any]] = set()
        self._alone: IO[str] | None = None
        self._to_tell: dict[str, dict[int, int]] = {}  # who is at which table, for the others
        self._heeded = 0.0
        self._health: asyncio.Task[bool] | None = None
        self._tried = 0.0
        self._housekeeping: list[asyncio.Task[None]] = []
        # A lone server takes over at once what it left behind when it stopped.
        self._ahead = self.lease_ms if config.sqlite else 0
        self._replays = asyncio.Semaphore(2)  # looks back and imports at the same time
        self.cards = Kept(CARDS, CARD_SECONDS)  # pictures of moments
        self.drawing = asyncio.Semaphore(1)
        self._counting: dict[int, int] = {}  # guests whose old games are being counted: how many
        self._looking = 0  # looks back under way or waiting

    # -- coming and going --------------------------------------------------------------------------------

    async def start(self) -> None:
        self._alone = the_only_server(self.config)
        await self.store.open()
        await self.caller.open()
        work = [self._again_and_again(self._sweep, self.config.sweep_seconds)]
        work.append(self._again_and_again(self._heed, self.config.heed_seconds))
        if self.config.contact:
            work.append(self._again_and_again(self.caller.look, self.config.push_seconds))
        if self.config.keep:
            work.append(self._again_and_again(self._forget, self.config.keep_seconds))
        if self.shared:
            work.append(self._again_and_again(self._beat, 1.0))
        if self.shared and self.config.nudges:
            work.append(self.neighbours.listen(self.hear))
        self._housekeeping = [asyncio.create_task(one) for one in work]

    async def stop(self) -> None:
        """Let what is under way be stored, tell the screens to come back, and let go."""
        if self.stopping:
            return
        self.stopping = True
        for task in self._housekeeping:
            task.cancel()
        await asyncio.gather(*self._housekeeping, return_exceptions=True)
        connections = [c for room in self.rooms.values() for c in room.connections]
        for connection in connections:
            connection.close_soon(1012)
        for _ in range(40):  # two seconds for the goodbyes
            if not any(room.connections for room in self.rooms.values()):
                break
            await asyncio.sleep(0.05)
        if self._tasks:
            await asyncio.wait(self._tasks, timeout=3)
        await self.workers.close()
        await self.caller.close()
        if self.shared:
            with contextlib.suppress(HallowsError):
                thinking = [room.code for room in self.rooms.values() if room.bots_asked]
                if thinking:
                    await self.store.extend(thinking, now_ms())
                await self.neighbours.leave()

    async def close(self) -> None:
        await self.stop()
        await self.store.close()
        if self._alone is not None:
            self._alone.close()

    async def healthy(self) -> bool:
        """Whether choices can be stored now. However many ask, it is tried once a second."""
        if self._health is None or time.monotonic() - self._tried > 1:
            if self._health is not None and not self._health.done():
                return False  # it has been trying for a second or more
            self._tried = time.monotonic()
            self._health = self.spawn(self.store.writable())
        return await asyncio.shield(self._health)

    def spawn(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        """Run something to its end, whoever waits for it."""
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._ended)
        return task

    def _ended(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if task.cancelled():
            return
        wrong = task.exception()
        if wrong is not None and not isinstance(wrong, HallowsError):
            metrics.DEFECTS.labels("task").inc()
            _logger.error("task failed", **logs.where(wrong))

    # -- guests ------------------------------------------------------------------------------------------

    def new_token(self) -> str:
        """A cookie: 256 random bits, signed so that only those we gave out count."""
        token = secrets.token_urlsafe(32)
        return f"{token}.{self._signature(token)}"

    def _signature(self, token: str) -> str:
        return hmac.digest(self.store.key, token.encode(), "sha256")[:16].hex()

    async def guest(self, cookie: str | None) -> Guest | None:
        """Who this cookie belongs to; None if it is not one of ours, or too old."""
        match = _TOKEN.match(cookie or "")
        if match is None or not hmac.compare_digest(self._signature(match[1]), match[2]):
            return None
        token_hash = _token_hash(match[0])
        guest = self._guests.get(token_hash)
        known = guest is not None and (guest.id or not self.shared)
        if known and not self.shared and self._heeded > time.monotonic() - HEED_SECONDS:
            return guest
        try:
            return await self._look_up(token_hash)  # another process may know them better by now
        except Refused:
            if guest is None:
                raise
            return guest  # the database is away; whom we have met we still know

    async def _look_up(self, token_hash: str) -> Guest | None:
        """The guest as the database knows them. All their sockets and requests share one object."""
        found = await self.store.guest(token_hash)
        if found is not None and found.id < 0:
            return None
        guest = self._guests.get(token_hash)
        if guest is None:
            guest = found or Guest(0, token_hash, "")
            self._keep_guest(guest)
        elif found is not None:
            guest.id, guest.name = found.id, found.name
            guest.muted, guest.banned = found.muted, found.banned
        return guest

    def renew(self, guest: Guest) -> bool:
        """Whether it is time to renew a guest's cookie: browsers and we forget who has not come for long."""
        now = now_ms()
        if not guest.id or guest.seen > now - RENEW_DAYS * DAY:
            return False
        guest.seen = now
        self.spawn(self.store.touch_guest(guest.id))
        return True

    async def recognise(self, guests: list[Guest]) -> None:
        """Whoever was nobody when they came may have sat down in another process."""
        for token_hash in {guest.token_hash for guest in guests if not guest.id}:
            found = await self.store.guest(token_hash)
            for guest in guests:
                if found is not None and found.id > 0 and guest.token_hash == token_hash:
                    guest.id, guest.name = found.id, found.name

    async def spend(self, limit: Buckets, key: str) -> None:
        """Take one of what a guest or an address may have, of all processes together."""
        limit.check(key)
        if self.shared:
            await self.neighbours.spend(limit, key)

    def sockets_of(self, key: str) -> int:
        """Open sockets of a guest or an address; the whole server's ("") are counted by process."""
        there = self.neighbours.sockets(key) if self.shared and key else 0
        return self.sockets[key] + there

    def _keep_guest(self, guest: Guest) -> None:
        self._guests[guest.token_hash] = guest
        if len(self._guests) > 10_000:
            self._guests.popitem(last=False)

    async def remember(self, guest: Guest, address: str) -> Guest:
        """The guest with a number of their own, from the first time they do something on."""
        if guest.id:
            return guest
        await self.spend(self.guest_limit, address)
        known = await self.store.remember_guest(guest.token_hash, guest.name)
        guest.id, guest.name, guest.seen = known.id, known.name, known.seen
        self._keep_guest(guest)
        return guest

    async def rename(self, guest: Guest, name: str, address: str) -> None:
        await self.remember(guest, address)
        await self.store.touch_guest(guest.id, name)
        guest.name = name

    # -- people ------------------------------------------------------------------------------------------

    async def move_here(self, code: str, address: str) -> str:
        """Another device of whoever got the code: its new cookie."""
        await self.spend(self.code_limit, address)
        cookie = self.new_token()
        await self.people.move(code, _token_hash(cookie))
        return cookie

    async def leave_everywhere(self, guest: Guest) -> str:
        """All devices of a guest are strangers from now on, but for the one that gets this cookie."""
        cookie = self.new_token()
        await self.people.leave_everywhere(guest.id, _token_hash(cookie))
        self.turn_out(guest.id)
        for known in [known for known in self._guests.values() if known.id == guest.id]:
            del self._guests[known.token_hash]
            known.id, known.name = 0, ""
        return cookie

    def turn_out(self, guest: int, code: int = 4410) -> None:
        """Close all sockets of a guest. Other processes see it when they next ask who that is."""
        for room in self.rooms.values():
            for connection in list(room.connections):
                if connection.guest.id == guest:
                    connection.close_soon(code)

    async def complain(self, room: Room, guest: Guest, told: rest.Complaint) -> None:
        await self.spend(self.complaint_limit, str(guest.id))
        async with room.lock:
            live = await room.fresh()
            onlooker(live, guest.id)
            if told.seat >= len(live.seats):
                raise Refused("no-such-seat", seat=told.seat)
            about = live.seats[told.seat].guest
        if about in (0, guest.id):
            raise Refused("no-such-seat", seat=told.seat)
        text = clean_text(told.text, wire.CHAT_LETTERS)
        await self.people.complain(room.code, guest.id, about, told.why, text)

    async def _heed(self) -> None:
        """What an operator has said: to everybody, or about somebody who is here."""
        told = await self.people.announced()
        if told != self.notice:
            self.notice = told
            for room in self.rooms.values():
                for connection in room.connections:
                    connection.put(notice_of(told))
        here = [c for room in self.rooms.values() for c in room.connections if c.guest.id]
        held = await self.people.held_off()
        for guest in [*self._guests.values(), *(connection.guest for connection in here)]:
            guest.muted, guest.banned = held.get(guest.id, (0, 0))
        for number in held:
            if held[number][1] > now_ms():
                self.turn_out(number, 4411)
        if self.shared and here:
            await self._strangers(here)
        self._heeded = time.monotonic()

    async def _strangers(self, here: "list[Connection]") -> None:
        """Whoever logged out everywhere, through another process, is turned out here."""
        known = await self.store.tokens(sorted({connection.guest.id for connection in here}))
        for connection in here:
            if connection.guest.token_hash not in known:
                self._guests.pop(connection.guest.token_hash, None)
                connection.close_soon(4410)

    # -- tables ------------------------------------------------------------------------------------------

    async def room(self, code: str) -> Room:
        room = self.rooms.get(code)
        if room is None:
            if not _CODE.match(code):
                raise Refused("unknown-table")
            row = await self.store.table(code)
            if row is None:
                raise Refused("unknown-table")
            self._make_place()
            room = self.rooms.setdefault(code, Room(self, code, bytes(row.secret)))
        self.rooms.move_to_end(code)
        return room

    def _make_place(self) -> None:
        """Rooms nobody uses go when there are too many; the log remembers them."""
        excess = len(self.rooms) + 1 - self.config.limits.live_tables
        if excess > 0:
            for room in [room for room in self.rooms.values() if not room.in_use][:excess]:
                del self.rooms[room.code]

    async def open_table(self, guest: Guest, wish: rest.NewTable, address: str) -> rest.MadeTable:
        await self.spend(self.table_limit, address)
        guest = await self.remember(guest, address)
        await self._check_room()
        rows, given = opening.table(wish, guest, now_ms(), self.new_luck)
        return await self._open(rows, given, guest)

    async def _check_room(self) -> None:
        if await self.store.unfinished() >= self.config.limits.tables:
            raise Refused("too-many", what="all-tables", wait=0)

    async def _open(
        self, rows: NewRows, given: dict[str, str], counted: Guest | None = None
    ) -> rest.MadeTable:
        """Store a new table; ``counted`` may have only so many that are not finished."""
        most = self.config.limits.tables_per_guest
        if not await self.store.create(rows, counted.id if counted else 0, most):
            raise Refused("too-many", what="tables", wait=0)
        code = str(rows.table["code"])
        _logger.info("table opened", table=logs.tag(code), game=rows.table["game"])
        if rows.table["due_at"] is not None:
            room = await self.room(code)
            self.spawn(room.look_after())
        return rest.MadeTable(code, given)

    async def lesson(self, guest: Guest, name: str, address: str) -> rest.MadeTable:
        await self.spend(self.table_limit, address)
        guest = await self.remember(guest, address)
        await self._check_room()
        rows, given = opening.lesson(name, guest, now_ms())
        return await self._open(rows, given, guest)

    async def fork(self, room: Room, guest: Guest, wish: rest.Fork, address: str) -> rest.MadeTable:
        await self.spend(self.table_limit, address)
        async with room.lock:
            await room.fresh()
            live = (await room.seen_by(guest.id)).live
            onlooker(live, guest.id)
            if live.phase != "finished":
                raise Refused("not-finished")
            if not 0 < wish.v <= live.v:
                raise Refused("no-such-version", v=wish.v)
        then = await self.at(room, wish.v)
        if then.table is None:
            raise Refused("no-such-version", v=wish.v)
        source = then.past()
        if source.outcome is not None:
            raise Refused("finished-game")
        guest = await self.remember(guest, address)
        await self._check_room()
        rows, given = opening.fork(source, wish, guest, now_ms(), self.new_luck)
        return await self._open(rows, given, guest)

    async def import_record(self, guest: Guest, data: bytes, address: str) -> rest.MadeTable:
        await self.spend(self.import_limit, address)
        async with self._replays:
            source, proven = await asyncio.to_thread(self._proven, data)
            guest = await self.remember(guest, address)
            make = partial(opening.imported, proven=proven)
            rows = await asyncio.to_thread(make, source, guest, now_ms(), self.new_luck)
        return await self._open(rows, {})

    def _proven(self, data: bytes) -> tuple[Record, bool]:
        """A record that replays by the rules, and whether its dice are proven fair."""
        source = read(data)
        limits = self.config.limits
        if len(source.entries) > limits.record_entries:
            raise Refused("too-many", what="entries", wait=0)
        besides = msgspec.structs.replace(
            source, entries=[]
        )  # names and salts go out with every state
        if len(wire.encode(besides)) > limits.message_bytes:
            raise Refused("too-large", limit=limits.message_bytes)
        return source, verify(game_of(source.game), source).fair

    def check_looks(self, guest: Guest, address: str) -> None:
        """Looks back are dear. A new cookie costs nothing, so strangers share what their address may have."""
        self.moment_limit.check(f"g{guest.id}" if guest.id else address)

    async def moment(
        self, room: Room, guest: Guest, address: str, v: int, seat: int | None
    ) -> bytes:
        """The table as it was at version ``v``. Once the game is over, through anybody's eyes."""
        self.check_looks(guest, address)
        async with room.lock:
            late = (await room.fresh()).delayed(guest.id)
            live = (await room.seen_by(guest.id)).live
            if not 0 < v <= live.v:
                raise Refused("no-such-version", v=v)
            if live.phase == "finished" and seat is not None:
                onlooker(live, guest.id)
                if seat >= len(live.seats):
                    raise Refused("no-such-seat", seat=seat)
                viewer = Viewer(guest.id, seat, late=late)
            elif late:
                if seat is not None:  # whoever left: what their seat saw is not theirs any more
                    raise Refused("not-your-seat", seat=seat)
                viewer = Viewer(guest.id, late=True)
            else:
                viewer = onlooker(live, guest.id, seat)
            presence = room.presence()
        then = await self.at(room, v)
        return Shown(then).state(viewer, 0, now_ms(), presence, name=guest.name, moment=True)

    async def at(self, room: Room, v: int) -> Live:
        """The table as it was, from its log; so many at a time."""
        if self._looking >= MOST_LOOKING:
            raise Refused("too-many", what="moments", wait=2)
        self._looking += 1
        try:
            async with self._replays:
                rows = await self.store.rows(room.code, 0, v)
                return await rebuilt(room.code, room.secret, rows)
        finally:
            self._looking -= 1

    async def mine(self, guest: Guest) -> rest.TableList:
        rows = await self.store.mine(guest.id) if guest.id else []
        return rest.TableList([_table_line(row, guest.id) for row in rows])

    # -- a person's own page ------------------------------------------------------------------------------

    async def my_page(self, guest: Guest) -> rest.MyPage:
        if not guest.id:
            return rest.MyPage(guest.name, [], [], 0)
        if guest.id not in self._counting and (old := await self.results.uncounted(guest.id)):
            self._counting[guest.id] = len(old)
            self.spawn(self._count(guest.id, old))
        lines = [_table_line(row, guest.id) for row in await self.store.mine(guest.id, *UNFINISHED)]
        lines.sort(key=lambda line: not line.your_turn)
        counts = await self.results.counts(guest.id)
        return rest.MyPage(guest.name, counts, lines, self._counting.get(guest.id, 0))

    async def _count(self, guest: int, old: Sequence[Any]) -> None:
        """Games that were over before anybody noted how they ended: one after the other, nobody waits for it."""
        try:
            for row in old:
                await self.results.note(await self._ended_how(row))
                self._counting[guest] -= 1
        finally:
            del self._counting[guest]

    async def _ended_how(self, row: Any) -> list[dict[str, Any]]:
        code = str(row.code)
        rows = await self.store.rows(code)
        if not rows:
            return []
        head = rows[0].entry
        assert isinstance(head, log.Opened)
        seats = msgspec.json.decode(row.seats, type=list[LiveSeat])
        if not head.lesson and not head.finished:
            try:
                async with self._replays:
                    return results(await rebuilt(code, bytes(row.secret), rows))
            except Exception as wrong:  # other rules, or a spoilt log: it is told as unknown, once
                _logger.warning("game not counted", table=logs.tag(code), **logs.where(wrong))
        return untold(code, head, seats, row.host, row.changed)

    async def gathering(self, guest: Guest) -> rest.TableList:
        """Tables one finds without a link: those their host lists, not begun, with a free seat. One's own are in ``mine``."""
        rows = await self.store.gathering(now_ms() - LISTED_HOURS * 3_600_000)
        found = [_table_line(row, guest.id) for row in rows]
        return rest.TableList([line for line in found if not line.mine and not line.host])

    # -- forgetting --------------------------------------------------------------------------------------

    async def _forget(self) -> None:
        """What is older than it shall be kept goes, a few at a time, until nothing is."""
        keep = Keep(**self.config.keep)
        while True:
            gone = await self.keeper.forget(keep, now_ms())
            if any(gone.values()):
                _logger.info("forgotten", **gone)
            if not any(count >= BATCH for count in gone.values()):
                return
            await asyncio.sleep(0.2)

    async def delete_table(self, guest: Guest, code: str) -> None:
        """A guest's table is gone: for good if nobody else sits there, otherwise for them."""
        room = await self.room(code)
        if code not in {str(row.code) for row in await self.store.mine(guest.id)}:
            raise Refused("not-seated")
        if await self.keeper.others(code, guest.id):
            await self._leave(room, guest)
            await self.keeper.forget_at(code, guest.id)
        else:
            await self.keeper.delete(code)
        self.drop_room(code)

    async def _leave(self, room: Room, guest: Guest) -> None:
        async with room.lock:
            live = await room.fresh()
            seats = [seat.seat for seat in live.seats if seat.guest == guest.id]
            if live.phase == "finished":
                return
        for seat in seats:
            await room.command(guest, wire.Leave(f"forget-{secrets.token_hex(8)}", seat))

    async def forget_guest(self, guest: Guest) -> None:
        """Everything known of a guest goes."""
        while guest.id and (mine := await self.store.mine(guest.id)):
            for row in mine:
                await self.delete_table(guest, str(row.code))
        if guest.id:
            await self.keeper.forget_guest(guest.id)
        self._guests.pop(guest.token_hash, None)
        guest.id, guest.name = 0, ""

    def drop_room(self, code: str) -> None:
        """Its log is not what it was, or there is none any more: whoever looks has to come again."""
        self.cards.forget(lambda key: key[0] == code)
        room = self.rooms.pop(code, None)
        if room is not None:
            room.drop()
            for connection in list(room.connections):
                connection.close_soon(1012)

    # -- the sweep ---------------------------------------------------------------------------------------

    async def _again_and_again(self, work: Callable[[], Awaitable[None]], seconds: float) -> None:
        name = work.__name__.strip("_")
        while True:
            try:
                await work()
            except HallowsError as refused:  # the database is away; it will come back
                _logger.warning(f"{name} put off", code=refused.code)
            except Exception as wrong:
                metrics.DEFECTS.labels(name).inc()
                _logger.error(f"{name} failed", **logs.where(wrong))
            await asyncio.sleep(seconds)

    async def _sweep(self) -> None:
        """What must happen without anybody asking: clocks, lost bots, news from other processes, screens that
        have stopped reading. All of it from the database or harmless to miss; nothing is kept in timers."""
        await self._sweep_once(self._ahead)
        self._ahead = 0

    async def _sweep_once(self, ahead: int) -> None:
        now = now_ms()
        for code in await self.store.due(now + ahead, now + self.lease_ms):
            await self._look_after(await self.room(code))
        for room in [room for room in self.rooms.values() if room.idle]:
            del self.rooms[room.code]
        thinking = [room.code for room in self.rooms.values() if room.thinks_long()]
        if thinking:
            await self.store.extend(thinking, now_ms() + self.lease_ms)
        watched = [room for room in self.rooms.values() if room.connections]
        for room in watched:
            for connection in list(room.connections):
                connection.check_pulse()
            if room.talk.waits() or any(
                c.sent_v != room.version_for(c.guest.id) and not c.busy for c in room.connections
            ):
                self.spawn(room.tell_late())
        present = await self.store.versions(known := list(self.rooms))
        for code in known:
            if code not in present:
                self.drop_room(code)  # deleted, by an operator or because it was old
        for room in watched:
            room.tell_news(present.get(room.code, 0))
        if self.shared:
            await self._hear_others(watched)

    async def _look_after(self, room: Room) -> None:
        """Whatever is wrong with one table, the others must be looked after."""
        try:
            await room.look_after()
            return
        except HallowsError as refused:
            _logger.warning("table left alone", table=room.tag, code=refused.code)
            if refused.code == "try-again":  # the next sweep will
                return
        except Exception as wrong:
            metrics.DEFECTS.labels("table").inc()
            _logger.error("table cannot be played", table=room.tag, **logs.where(wrong))
        await self.store.set_due(room.code, (await self.store.table(room.code)).seq, None)

    # -- neighbours --------------------------------------------------------------------------------------

    def hear(self, kind: str, code: str, number: int) -> None:
        """Another process tells that a table has a new version, a line of chat, or other people."""
        if kind == "x":
            self.drop_room(code)
        room = self.rooms.get(code)
        if room is None or self.stopping:
            return
        if kind == "v":
            room.tell_news(number)
        elif kind == "c" and room.connections and number > room.talk.told:
            self.spawn(room.talk.hear())
        elif kind == "h" and room.connections:
            self.spawn(self._hear_presence([room]))

    async def _hear_others(self, watched: list[Room]) -> None:
        """The same without being told, for whatever was missed."""
        for room in watched:
            room.wake()
        heads = await self.store.chat_heads([room.code for room in watched])
        for room in watched:
            if heads.get(room.code, 0) > room.talk.told:
                self.spawn(room.talk.hear())

    async def _beat(self) -> None:
        """Every second: we are here, and who else is?"""
        forgotten = await self.neighbours.beat(self.sockets)
        for room in self.rooms.values():
            room.tell_presence(forgotten=forgotten)
        watched = [room for room in self.rooms.values() if room.connections]
        if watched:
            await self._hear_presence(watched)

    def tell_presence(self, code: str, guests: dict[int, int]) -> None:
        """Tell the others soon who is at a table, with whatever else there is to tell by then."""
        if not self._to_tell:
            self.spawn(self._tell_presence())
        self._to_tell[code] = guests

    async def _tell_presence(self) -> None:
        await asyncio.sleep(0.05)
        here = dict(list(self._to_tell.items())[:MOST_TOLD])
        rest = {code: guests for code, guests in self._to_tell.items() if code not in here}
        self._to_tell = {}
        for code, guests in rest.items():
            self.tell_presence(code, guests)
        try:
            await self.neighbours.tell_presence(here)
        except Refused:  # the next beat tells it
            for code in here:
                if code in self.rooms:
                    self.rooms[code].forget_told()

    async def present(self, codes: Iterable[str]) -> dict[str, set[int]]:
        """The guests at these tables, at whichever process."""
        codes = list(codes)
        here = {code: self.rooms[code].guests_here() for code in codes if code in self.rooms}
        there = await self.neighbours.presence(codes) if self.shared else {}
        return {code: {*here.get(code, ()), *there.get(code, ())} for code in codes}

    async def _hear_presence(self, rooms: list[Room]) -> None:
        there = await self.neighbours.presence([room.code for room in rooms])
        for room in rooms:
            room.hear_presence(there.get(room.code, {}))


def notice_of(told: rest.Announced) -> bytes:
    return wire.encode(wire.Notice(told.text, told.down or None))


def _token_hash(cookie: str) -> str:
    return hashlib.sha256(cookie.partition(".")[0].encode()).hexdigest()


def _table_line(row: Any, guest: int) -> rest.TableLine:
    seats = msgspec.json.decode(row.seats, type=list[LiveSeat])
    mine = [seat.seat for seat in seats if guest and seat.guest == guest]
    return rest.TableLine(
        row.code,
        row.game,
        row.phase,
        [seat_info(seat, row.host) for seat in seats],
        mine,
        bool(guest) and row.host == guest,
        row.asked in mine and not seats[row.asked].bot,
        row.seq,
        row.created,
        row.changed,
    )
