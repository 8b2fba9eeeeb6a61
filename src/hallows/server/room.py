"""A table as this process serves it: one lock, one live copy, the screens that look at it, its bots.

Whatever changes the table goes the same way: apply to the live copy, commit, acknowledge, show to everybody. The
lock is held from applying to the commit, and every look takes it too, so that nobody ever sees what is not stored.
If anything fails on the way the live copy is thrown away; the log brings it back.
"""

import asyncio
import hashlib
import secrets
import time
from collections import Counter
from typing import TYPE_CHECKING

import msgspec
import structlog

from hallows.bots import PATIENCE, decide
from hallows.kernel import PASS, HallowsError, IllegalOption, Seeded
from hallows.server import commands, faults, logs, metrics, opening, rest, wire
from hallows.server import entries as log
from hallows.server.errors import Refused
from hallows.server.late import Late
from hallows.server.ledger import Append, NewRows
from hallows.server.live import Live
from hallows.server.rebuilding import rebuilt
from hallows.server.results import results
from hallows.server.shelf import adviser, bots, stand_in_for
from hallows.server.show import Shown, Viewer, due_of, viewer_of
from hallows.server.store import Guest
from hallows.server.talk import Talk
from hallows.server.thinking import Thought, pack, pack_record

if TYPE_CHECKING:
    from hallows.server.hub import Hub
    from hallows.server.sockets import Connection

_logger = structlog.get_logger("room")

#: A table of bots alone goes on only while somebody looks, and not faster than one can follow.
AUDIENCE_SECONDS = 60.0
BOTS_ALONE_PACE = 0.4
#: After so long without anybody a table is no longer kept in memory.
IDLE_SECONDS = 600.0


def now_ms() -> int:
    return time.time_ns() // 1_000_000


class Room:
    def __init__(self, hub: "Hub", code: str, secret: bytes) -> None:
        self.hub = hub
        self.code = code
        self.secret = secret
        self.tag = logs.tag(code)
        self.lock = asyncio.Lock()
        self.connections: set[Connection] = set()
        self.talk = Talk(self)
        self._live: Live | None = None
        self._shown: Shown | None = None
        self._late = Late(hub.store, code, secret)
        self._bots: asyncio.Task[None] | None = None
        self._looked = time.monotonic()
        self._here: asyncio.TimerHandle | None = None
        self._elsewhere: dict[int, int] = {}  # sockets at other processes, by guest
        self._told_here: dict[int, int] = {}
        self._news = 0  # the newest version we have been told of
        self._catching_up = False
        self._leased = 0.0
        self._waits = 0  # the question whose pause we wait out

    # -- the live copy -----------------------------------------------------------------------------------

    async def ready(self) -> Live:
        """The live copy, brought back from the log if need be. Call with the lock held."""
        live = self._live
        if live is None:
            started = time.perf_counter()
            rows = await self.hub.store.rows(self.code)
            if not rows:
                raise Refused("unknown-table")
            live = await rebuilt(self.code, self.secret, rows)
            metrics.REBUILDS.inc()
            metrics.REBUILD_SECONDS.observe(time.perf_counter() - started)
            self._set(live)
        return live

    async def fresh(self) -> Live:
        """The live copy as the log stands now, whoever wrote to it. Call with the lock held."""
        live = await self.ready()
        if self.hub.shared:
            await self._read_on(live)
        return live

    def _set(self, live: Live) -> None:
        self._live = live
        self._shown = Shown(live)

    def drop(self) -> None:
        """Forget the live copy: it may be ahead of what is stored, or spoilt."""
        self._live = None
        self._shown = None
        self._late.drop()

    @property
    def live(self) -> Live | None:
        """The live copy as it is, if there is one. Only to look whom something concerns."""
        return self._live

    @property
    def version(self) -> int:
        """Of the live copy; -1 without one. Only to compare: it may be ahead of what is stored."""
        return self._live.v if self._live is not None else -1

    @property
    def idle(self) -> bool:
        """Nobody looks, and nobody has for a while: the log remembers it as well."""
        return not self.in_use and time.monotonic() - self._looked > IDLE_SECONDS

    @property
    def in_use(self) -> bool:
        """Somebody looks, something is being done, or a bot thinks: not to be forgotten now."""
        return bool(self.connections) or self.lock.locked() or self.thinking

    @property
    def thinking(self) -> bool:
        return self._bots is not None and not self._bots.done()

    @property
    def bots_asked(self) -> bool:
        """A bot is asked, and it was for us to play it."""
        return self._leased > 0 and self._live is not None and bool(self._live.bot_asked())

    def thinks_long(self) -> bool:
        """Whether our bots still think though others might begin to wonder by now."""
        now = time.monotonic()
        if not self.thinking or now - self._leased < self.hub.lease_ms / 3000:
            return False
        self._leased = now
        return True

    # -- news from other processes -----------------------------------------------------------------------

    def tell_news(self, v: int) -> None:
        """There is a version ``v``: whoever looks shall see it at once, others when they come."""
        self._news = max(self._news, v)
        behind = self._news > self.version >= 0
        if behind and self.connections and not self._catching_up:
            self._catching_up = True
            self.hub.spawn(self.catch_up())

    async def catch_up(self) -> None:
        """Take over what other processes have stored."""
        async with self.lock:
            self._catching_up = False
            if self._live is None:
                return
            await self._read_on(self._live)
            await self._after()
        await self.publish()

    async def _read_on(self, live: Live) -> bool:
        """Take over the entries we do not have yet; whether there were any."""
        rows = await self.hub.store.rows(self.code, live.v)
        try:
            for row in rows:
                if isinstance(row.entry, log.Claimed):
                    self._turn_out(live.seats[row.entry.seat].guest, row.entry.guest)
                live.take(row)
        except Exception:
            self.drop()
            raise
        if any(isinstance(row.entry, log.Sat | log.Claimed) for row in rows):
            await self.hub.recognise([c.guest for c in self.connections])
        if rows and self.connections:
            self.hub.spawn(self.publish())
        return bool(rows)

    def wake(self) -> None:
        """A table of bots alone goes on where somebody looks, whichever process it rested in."""
        live = self._live
        if live is not None and live.bot_asked() and live.all_bots() and not self.thinking:
            self.hub.spawn(self.catch_up())

    def hear_presence(self, elsewhere: dict[int, int]) -> None:
        if elsewhere != self._elsewhere:
            self._elsewhere = elsewhere
            self.announce()

    # -- commands ----------------------------------------------------------------------------------------

    async def command(self, guest: Guest, command: wire.Command) -> wire.Ack:
        """Carry a command out. A caller that goes away does not stop it half-way."""
        return await asyncio.shield(self.hub.spawn(self._command(guest, command)))

    async def _command(self, guest: Guest, command: wire.Command) -> wire.Ack:
        if isinstance(command, wire.Say):
            return await self.talk.say(guest, command)
        if isinstance(command, wire.Hint):
            return await self._hint(guest, command)
        if isinstance(command, wire.Pin):
            self.hub.pin_limit.check(str(guest.id))
        present = await self._present() if isinstance(command, wire.Finish) else frozenset()
        actor = commands.Actor(guest.id, guest.name, new_secret(), present)
        digest = hashlib.sha256(wire.encode(command)).hexdigest()[:32]
        async with self.lock:
            for _ in range(8):  # another process may get in between
                live = await (self.ready() if self._news <= self.version else self.fresh())
                told = self._told(live, guest, command, digest)
                if told is not None:
                    return told
                try:
                    entry, also = await self._entry(live, actor, command)
                except HallowsError:
                    if await self._behind(live):
                        continue
                    raise
                if entry is None:
                    if await self._behind(live):
                        continue
                    return wire.Ack(command.id, live.v, rematch=live.rematch or None)
                if not isinstance(entry, log.Chose | log.Fell | log.Named):
                    self.hub.change_limit.check(str(guest.id))
                if live.v >= self.hub.config.limits.entries:
                    raise Refused("too-many", what="entries", wait=0)
                if await self._append(command.id, guest.id, digest, entry, also):
                    return self._ack(command, actor)
        raise Refused("try-again")

    async def _behind(self, live: Live) -> bool:
        """Nothing is refused, or left as it is, on old news: whether there was something we had not read."""
        return self.hub.shared and await self._read_on(live)

    def _told(
        self, live: Live, guest: Guest, command: wire.Command, digest: str
    ) -> wire.Ack | None:
        """The stored answer, if this command was carried out before."""
        known = live.commands.get(command.id)
        if known is None:
            return None
        v, by, of = known
        if by != guest.id or of != digest:
            raise Refused("id-reused")
        return wire.Ack(command.id, v, rematch=_rematch(live, command))

    async def _entry(
        self, live: Live, actor: commands.Actor, command: wire.Command
    ) -> tuple[log.Entry | None, list[NewRows]]:
        if not isinstance(command, wire.Rematch):
            return commands.entry_for(live, actor, command), []
        commands.own_seat(live, actor, next(iter(live.held_by(actor.guest)), None))
        if live.phase != "finished" or live.head.finished:
            raise Refused("not-finished")
        if live.rematch:
            return None, []
        await self.hub.spend(self.hub.table_limit, f"g{actor.guest}")
        again = await self._again(live, command.how)
        new = opening.rematch(live, actor.guest, now_ms(), self.hub.new_luck, command.how, again)
        return log.Rematched(new.table["code"]), [new]

    async def _again(self, live: Live, how: str) -> rest.Again:
        """What makes the next game gentler, or harder."""
        if how == "same":
            return rest.Again()
        packed = await self.hub.workers.look_back(pack_record(live.record(), ending=True))
        if packed is None:
            raise Refused("try-again")
        told = opening.offers(msgspec.json.decode(packed, type=rest.Ending), live.seats)
        found = told.harder if how == "harder" else told.gentler
        if found is None:
            raise Refused("not-found")
        return found

    def _ack(self, command: wire.Command, actor: commands.Actor) -> wire.Ack:
        assert self._live is not None
        secret = actor.secret if isinstance(command, wire.Sit | wire.NewSecret) else None
        return wire.Ack(command.id, self._live.v, secret, _rematch(self._live, command))

    async def claim(self, guest: Guest, secret: str) -> rest.Claimed:
        """Move a seat to another guest by its secret."""
        return await asyncio.shield(self.hub.spawn(self._claim(guest, secret)))

    async def _claim(self, guest: Guest, secret: str) -> rest.Claimed:
        fresh = new_secret()
        async with self.lock:
            for _ in range(4):
                live = await self.fresh()
                entry = commands.claim_for(live, guest.id, guest.name, secret, fresh)
                former = live.seats[entry.seat].guest
                if await self._append(f"claim:{live.v + 1}", guest.id, "", entry, []):
                    break
            else:
                raise Refused("try-again")
        self._turn_out(former, guest.id)
        return rest.Claimed(entry.seat, fresh)

    def _turn_out(self, former: int, guest: int) -> None:
        """The seat moved to another browser."""
        for connection in [c for c in self.connections if former not in (0, guest)]:
            if connection.guest.id == former:
                connection.close_soon(4410)

    async def _append(
        self, command: str, guest: int, digest: str, entry: log.Entry, also: list[NewRows]
    ) -> bool:
        """Apply and store. False: somebody else was quicker; the live copy is then up to date again."""
        live = self._live
        assert live is not None
        before, over = set(_members(live)), live.phase == "finished"
        now = now_ms()
        try:
            throws = live.apply(entry, now)
        except HallowsError:
            self.drop()
            raise
        except Exception as wrong:
            self.drop()
            metrics.DEFECTS.labels("rules").inc()
            _logger.error(
                "rules failed", table=self.tag, game=live.head.game, v=live.v, **logs.where(wrong)
            )
            raise Refused("internal") from wrong
        live.note_command(command, guest, digest)
        after = set(_members(live))
        row = log.Row(live.v, command, guest, digest, entry, throws, now)
        holder = self.hub.store.process
        columns = {**opening.columns(live), "due_at": self._due(live, now), "holder": holder}
        members, strangers = sorted(after - before), sorted(before - after)
        ended = results(live) if live.phase == "finished" and not over else []
        append = Append(self.code, row, columns, members, strangers, also, ended)
        try:
            stored = await self.hub.store.append(append)
        except BaseException:
            self.drop()
            raise
        if not stored:
            self.drop()
            return False
        if guest and isinstance(entry, log.Chose):
            faults.reach("after-commit")
        if guest:
            self._looked = time.monotonic()
        await self._after(ours=True)
        return True

    def _due(self, live: Live, now: int) -> int | None:
        """When somebody has to look after this table: its clock runs out, or its bot should have chosen."""
        if live.bot_asked():
            return now + self.hub.lease_ms if self._bots_wanted(live) else None
        return due_of(live)

    # -- hints -------------------------------------------------------------------------------------------

    async def _hint(self, guest: Guest, command: wire.Hint) -> wire.Ack:
        async with self.lock:
            live = await self.fresh()
            actor = commands.Actor(guest.id, guest.name)
            commands.hinted_seat(live, actor, command)
            await self.hub.spend(self.hub.hint_limit, str(guest.id))
            bot = adviser(live.head.game)
            v = live.v
            problem = self._problem(live, bot, "hint", why=True)
        if guest.id in self.hub.hinting:
            raise Refused("too-many", what="hints", wait=1)
        self.hub.hinting.add(guest.id)
        try:
            thought = await self._thought(problem)
        finally:
            self.hub.hinting.discard(guest.id)
        if thought is None:
            raise Refused("try-again")
        advice = wire.Advice(thought.option, bot, thought.reason, thought.before, thought.after)
        return wire.Ack(command.id, v, hint=advice)

    # -- bots and clocks ---------------------------------------------------------------------------------

    def _problem(self, live: Live, bot: str, purpose: str, *, why: bool = False) -> Thought | bytes:
        """The bot's choice at once if it needs to see nothing; otherwise what a worker has to think about."""
        assert live.table is not None
        seed = _seed(live, purpose)
        options = live.table.check().options
        if len(options) == 1:
            return Thought(options[0])
        player = bots(live.head.game)[bot]()
        if getattr(player, "sees_nothing", False):
            return Thought(decide(live.table, player, seed))
        patience = min(PATIENCE, live.pause / 2500) if live.pause else PATIENCE
        return pack(live.table, bot, seed, why=why, patience=patience)

    async def _thought(self, problem: Thought | bytes) -> Thought | None:
        return problem if isinstance(problem, Thought) else await self.hub.workers.think(problem)

    def _bots_wanted(self, live: Live) -> bool:
        watched = bool(self.connections) or time.monotonic() - self._looked < AUDIENCE_SECONDS
        return watched or not live.all_bots()

    async def _after(self, *, ours: bool = False) -> None:
        """See to it that somebody goes on. ``ours``: what was stored last says that it is for us to do; otherwise
        another process plays the bots, unless they rested. Call with the lock held."""
        live = self._live
        if live is not None and ours:
            self._wait_out(live)
        if live is None or not live.bot_asked() or self.hub.stopping or self.thinking:
            return
        if not self._bots_wanted(live) or not (ours or live.all_bots()):
            return
        now = now_ms()
        store = self.hub.store
        if ours or await store.lease(self.code, live.v, now, now + self.hub.lease_ms):
            self._leased = time.monotonic()
            self._bots = self.hub.spawn(self._play_bots())

    def _wait_out(self, live: Live) -> None:
        """A person's pause ends at its time, to the moment; should we be gone by then, the sweep sees to it."""
        due = due_of(live)
        if live.pause and due is not None and not live.bot_asked() and self._waits != live.question:
            self._waits = live.question
            wait = max(0, due - now_ms()) / 1000
            asyncio.get_running_loop().call_later(wait, self._pause_over)

    def _pause_over(self) -> None:
        if not self.hub.stopping:
            self.hub.spawn(self.look_after())

    async def _play_bots(self) -> None:
        """Let bots choose until a person is asked."""
        failures = 0
        while failures < 5 and not self.hub.stopping:
            try:
                if not await self._play_bot(quick=failures > 1):
                    return
                failures = 0
            except HallowsError as wrong:
                failures += 1
                _logger.warning("bot choice not stored", table=self.tag, code=wrong.code)
                await asyncio.sleep(0.2 * failures)
            await self.publish()

    async def _play_bot(self, *, quick: bool) -> bool:
        """One choice of a bot; False when no bot is asked any more."""
        async with self.lock:
            live = await self.ready()
            bot = live.bot_asked()
            if not bot or not self._bots_wanted(live):
                self._bots = None  # whoever changes the table from now on starts us again
                return False
            question, alone = live.question, live.all_bots()
            due, passed = due_of(live) if live.pause else None, passing(live)
            problem = Thought(quick_choice(live)) if quick else self._problem(live, bot, "bot")
        if alone:
            await asyncio.sleep(BOTS_ALONE_PACE)
        thought = await self._thought_by(problem, due, passed)
        async with self.lock:
            live = await self.ready()
            if live.question != question or live.bot_asked() != bot:
                return True
            assert live.table is not None
            option = thought.option if thought is not None else passed
            try:
                ask = live.table.check(option)
            except IllegalOption:
                ask, option = live.table.check(), quick_choice(live)
                _logger.warning("quick choice", table=self.tag, v=live.v, bot=bot)
            entry = log.Chose(ask.seat, option, bot)
            if await self._append(f"bot:{question}", 0, "", entry, []):
                self._leased = time.monotonic()
        return True

    async def _thought_by(
        self, problem: Thought | bytes, due: int | None, passed: str
    ) -> Thought | None:
        """A bot's choice; in a pause a pass is said when it is over, whatever the bot had to think about."""
        if due is None:
            return await self._thought(problem)
        thinking = self.hub.spawn(self._thought(problem))
        await asyncio.wait({thinking}, timeout=max(0, due - now_ms()) / 1000)
        thought = thinking.result() if thinking.done() else None
        if thought is None or thought.option == passed:
            await asyncio.sleep(max(0, due - now_ms()) / 1000)
        return thought

    async def look_after(self) -> None:
        """The moment noted in the database has come: a clock ran out, or a bot has gone missing."""
        async with self.lock:
            live = await self.fresh()
            now = now_ms()
            due = due_of(live)
            if due is not None and due <= now:
                await self._time_is_up(live)
            else:
                await self._after(ours=True)
                await self.hub.store.set_due(self.code, live.v, self._due(live, now))
        await self.publish()

    async def _time_is_up(self, live: Live) -> None:
        """A pause is over: it was passed. A clock ran out: a bot stands in."""
        seat = live.asked_seat()
        assert seat is not None
        if live.pause:
            passed = log.Chose(seat, passing(live), live.seats[seat].bot)
            await self._append(f"pause:{live.question}", 0, "", passed, [])
            return
        entry = log.StoodIn(seat, stand_in_for(live.head.game), clock=True, fresh=True)
        await self._append(f"clock:{live.question}:{live.v}", 0, "", entry, [])
        _logger.info("time is up", table=self.tag, v=live.v, seat=seat)

    # -- showing -----------------------------------------------------------------------------------------

    def presence(self) -> wire.Presence:
        """Who is here, at this process and at others."""
        live = self._live
        guests = self.guests_here()
        guests.update(self._elsewhere)
        seats = live.seats if live is not None else []
        online = [seat.seat for seat in seats if seat.guest and guests[seat.guest]]
        held = {seat.guest for seat in seats if seat.guest}
        return wire.Presence(online, sum(n for guest, n in guests.items() if guest not in held))

    async def _present(self) -> frozenset[int]:
        """The guests who are here, at whichever process."""
        if self.hub.shared:
            there = await self.hub.neighbours.presence([self.code])
            self._elsewhere = there.get(self.code, {})
        return frozenset(self.guests_here()) | frozenset(self._elsewhere)

    def guests_here(self) -> Counter[int]:
        return Counter(connection.guest.id for connection in self.connections)

    async def chat(self, guest: Guest, since: int = 0) -> list[wire.Chat]:
        """What was said after line ``since``, as far as a guest may hear it."""
        return await self.talk.lines(guest, since)

    def version_for(self, guest: int) -> int:
        """The version a guest may see; only to compare."""
        live = self._live
        return (
            live.old_enough(now_ms()) if live is not None and live.delayed(guest) else self.version
        )

    async def seen_by(self, guest: int) -> Shown:
        """The table as far as a guest may know it. Call with the lock held, and the live copy fresh."""
        live = self._live
        assert live is not None
        if live.delayed(guest):
            await self._late.catch_up(live.old_enough(now_ms()))
        return self._for(guest)

    def _for(self, guest: int) -> Shown:
        assert self._live is not None
        assert self._shown is not None
        return self._late.shown if self._live.delayed(guest) else self._shown

    async def tell_late(self) -> None:
        """Time goes by: what has become old enough is shown and told."""
        await self.publish()
        self.talk.tell_late()

    async def state(
        self, guest: Guest, address: str, since: int, seat: int | None, seen: int | None
    ) -> bytes | None:
        """The table as ``guest`` may see it; None if nothing changed since. ``seen``: the seat of the state the
        guest has (-1: the public view; None: the same as now)."""
        async with self.lock:
            live = await self.fresh()
            viewer = viewer_of(live, guest.id, seat)
            self._looked = time.monotonic()
            await self._after()
            if seen is not None and seen != (-1 if viewer.seat is None else viewer.seat):
                since = 0
            found = await self.seen_by(guest.id)
            if since == found.live.v:
                return None
            self.hub.look_limit.check_debt(_payer(guest, address))
            shown = self._state(found, viewer, since, guest.name)
            self.hub.look_limit.charge(_payer(guest, address), len(shown))
            return shown

    def _state(self, shown: Shown, viewer: Viewer, since: int, name: str) -> bytes:
        most = self.hub.config.limits.events
        return shown.state(viewer, since, now_ms(), self.presence(), name=name, most=most)

    async def publish(self) -> None:
        """Show the present to every screen that has not seen it."""
        if not self.connections:
            return
        async with self.lock:
            try:
                live = await self.ready()
                if any(live.delayed(connection.guest.id) for connection in self.connections):
                    await self._late.catch_up(live.old_enough(now_ms()))
            except HallowsError as refused:  # the sweep tries again; nobody was promised anything
                _logger.warning("not shown", table=self.tag, code=refused.code)
                return
            for connection in list(self.connections):
                self._show(connection)

    async def show(self, connection: "Connection", *, again: bool = False) -> None:
        """Show the present to one screen; ``again`` even if it has seen it, at its guest's expense."""
        payer = _payer(connection.guest, connection.address)
        if again:
            self.hub.look_limit.check_debt(payer)
        async with self.lock:
            await (self.fresh() if again else self.ready())
            await self.seen_by(connection.guest.id)
            if again:
                connection.sent_v = min(connection.sent_v, connection.wanted_v)
                connection.force = connection.welcome = True
                connection.payer = payer
            self._show(connection)
            await self._after()

    def _show(self, connection: "Connection") -> None:
        live = self._live
        assert live is not None
        if not connection.welcome:
            return  # it will be shown the newest there is; what we have may be older than what it has
        if connection.busy:
            connection.stale = True  # it gets the newest state when it has swallowed the last
            return
        found = self._for(connection.guest.id)
        try:
            viewer = connection.viewer(live)
        except Refused as refused:
            connection.close_soon(4403 if refused.code == "no-spectators" else 4410)
            return
        same = connection.saw_as(viewer)  # as the game begins, spectators may fall behind
        if connection.sent_v == found.live.v and same and not connection.force:
            return
        since = connection.sent_v if same else 0
        connection.force = False
        shown = self._state(found, viewer, since, connection.guest.name)
        if connection.payer:
            self.hub.look_limit.charge(connection.payer, len(shown))
            connection.payer = ""
        connection.put_state(shown, found.live.v, viewer)

    def announce(self) -> None:
        """Tell who is here, soon and once, however many come and go at the same time."""
        if self._here is None:
            self._here = asyncio.get_running_loop().call_later(0.25, self._tell_here)

    def _tell_here(self) -> None:
        self._here = None
        message = wire.encode(wire.Here(self.presence()))
        for connection in self.connections:
            connection.put(message)
        self.tell_presence()

    def forget_told(self) -> None:
        """Nobody knows who is here: not even that nobody is."""
        self._told_here = {-1: 0}

    def tell_presence(self, *, forgotten: bool = False) -> None:
        """Let the other processes know who is here, unless they do. ``forgotten``: they know nothing of us."""
        if forgotten:
            self.forget_told()
        here = dict(self.guests_here())
        if self.hub.shared and here != self._told_here and not self.hub.stopping:
            self._told_here = here
            self.hub.tell_presence(self.code, here)


def quick_choice(live: Live) -> str:
    """A legal choice without any thought: pass where one may, otherwise any option."""
    assert live.table is not None
    ask = live.table.check()
    if ask.window and ask.options[0] == PASS:
        return PASS
    return ask.options[Seeded(_seed(live, "quick")).below(len(ask.options))]


def passing(live: Live) -> str:
    """What lets a question go that everybody gets who could hold a fitting card; empty: this is none."""
    return live.table.check().options[0] if live.pause and live.table is not None else ""


def new_secret() -> str:
    return secrets.token_urlsafe(32)


def _seed(live: Live, purpose: str) -> int:
    """Nobody outside can foresee it, and nothing can be learnt from it about the dice."""
    text = f"{purpose}|{live.question}|".encode() + live.secret
    return int.from_bytes(hashlib.sha256(text).digest()[:7], "big")


def _payer(guest: Guest, address: str) -> str:
    """Whose looks these are. A new cookie costs nothing, so strangers share what their address may have."""
    return f"g{guest.id}" if guest.id else address


def _members(live: Live) -> list[int]:
    return [*(seat.guest for seat in live.seats if seat.guest), live.host]


def _rematch(live: Live, command: wire.Command) -> str | None:
    return live.rematch if isinstance(command, wire.Rematch) else None
