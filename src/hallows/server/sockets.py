"""A screen on a socket: what it sends, what it is sent, and when we have had enough of it."""

import asyncio
import contextlib
import time
from collections import deque
from collections.abc import Callable
from typing import Any

import structlog
from msgspec import MsgspecError
from starlette.websockets import WebSocket, WebSocketDisconnect

from hallows.kernel import HallowsError
from hallows.server import faults, logs, metrics, wire
from hallows.server.errors import CLOSED, Refused, args_of, code_of
from hallows.server.hub import Hub, notice_of
from hallows.server.limits import Bucket, neighbourhood
from hallows.server.live import Live
from hallows.server.room import Room, now_ms
from hallows.server.show import Viewer, viewer_of
from hallows.server.store import Guest

_logger = structlog.get_logger("sockets")

#: Seconds from asking for a close to cutting the line.
GOODBYE_SECONDS = 5.0
#: Messages waiting for a screen that does not read; one more, and it is closed. States do not pile up.
QUEUE = 200
#: Messages over the limit that are still answered before the socket is closed.
PATIENCE = 200


class Connection:
    """``since`` and ``seen``: the version the screen has, and through which seat it saw that (-1: the public
    view; None: not said, so the same as now)."""

    def __init__(
        self,
        hub: Hub,
        room: Room,
        guest: Guest,
        socket: WebSocket,
        since: int = 0,
        wished: int | None = None,
        seen: int | None = None,
    ) -> None:
        self.hub = hub
        self.room = room
        self.guest = guest
        self.sent_v = since
        self.wanted_v = since
        self._seen_as: Viewer | None = None
        self._seen = seen
        self.force = True
        self.payer = ""  # who pays for the next state, if it was asked for
        self.welcome = False  # it has been shown the table, or is about to be
        self.busy = False  # a state is on its way
        self.stale = False  # and there is a newer one
        self.address = address_of(socket.scope)
        self._wished = wished
        self._unlocked = ""  # the lock of the seat looked through, which is open here
        self._socket = socket
        self._queue: deque[tuple[bytes, bool]] = deque()
        self._told: set[int] = set()  # lines of chat
        self._wake = asyncio.Event()
        self._sending_since = 0.0
        self._heard = time.monotonic()
        self._close: int | None = None
        self._closing_since = 0.0
        self._task: asyncio.Task[Any] | None = None
        limits = hub.config.limits
        self._bucket = Bucket(limits.messages, limits.messages_burst)
        self._complained = 0.0
        self._over = 0

    def viewer(self, live: Live) -> Viewer:
        """Who looks at this screen, now: seats come and go."""
        if self._wished is not None and self._wished not in live.held_by(self.guest.id):
            self._wished = None
        seat = live.seats[self._wished] if self._wished is not None else None
        if seat is not None and live.locked(seat) and self._unlocked != seat.pin:
            self._wished = None  # its PIN was not said, or is another now
        return viewer_of(live, self.guest.id, self._wished, unlocked=True)

    def saw_as(self, viewer: Viewer) -> bool:
        """Whether what the screen has was seen by the same viewer: only then do its events go on."""
        if self._seen_as is not None:
            return self._seen_as == viewer
        return self._seen in (None, -1 if viewer.seat is None else viewer.seat)

    # -- sending -----------------------------------------------------------------------------------------

    def put(self, message: bytes) -> None:
        if len(self._queue) >= QUEUE:
            self.close_soon(4408)
            return
        self._queue.append((message, False))
        self._wake.set()

    def put_chat(self, chat: wire.Chat) -> None:
        """Lines come by several ways, from here and from other processes: each is told once."""
        lines = [line for line in chat.lines if line.n not in self._told]
        self._told.update(line.n for line in lines)
        if lines:
            self.put(wire.encode(wire.Chat(chat.room, lines)))

    def put_state(self, message: bytes, v: int, viewer: Viewer) -> None:
        self.sent_v = self.wanted_v = v
        self._seen_as = viewer
        self.busy = True
        self._queue.append((message, True))
        self._wake.set()

    def close_soon(self, code: int) -> None:
        if self._close is None:
            self._close = code
            self._closing_since = time.monotonic()
            self._wake.set()

    def check_pulse(self) -> None:
        """Close a screen that has stopped reading or talking."""
        now = time.monotonic()
        config = self.hub.config
        if self._sending_since and now - self._sending_since > config.stall_seconds:
            self._abort(4408)
        elif self._close is not None and now - self._closing_since > GOODBYE_SECONDS:
            self._abort(self._close)
        elif now - self._heard > config.idle_seconds:
            self.close_soon(4409)

    def _abort(self, code: int) -> None:
        """Cut the line: a screen that does not read would never see a polite close."""
        metrics.SOCKETS_CLOSED.labels(CLOSED[code]).inc()
        abort: Callable[[], None] | None = self._socket.scope.get("hallows.abort")
        if abort is not None:
            abort()
        if self._task is not None:
            self._task.cancel()

    async def _send(self) -> None:
        """Send what is queued, in order, until the end."""
        while True:
            await self._wake.wait()
            self._wake.clear()
            while self._queue:
                message, is_state = self._queue.popleft()
                try:
                    await self._send_one(message)
                except (WebSocketDisconnect, RuntimeError):
                    return  # the screen has gone
                if is_state:
                    self.busy = False
                    if self.stale:
                        self.stale = False
                        self.hub.spawn(self.room.show(self))
            if self._close is not None:
                metrics.SOCKETS_CLOSED.labels(CLOSED[self._close]).inc()
                with contextlib.suppress(Exception):
                    await self._socket.close(self._close, CLOSED[self._close])
                return

    async def _send_one(self, message: bytes) -> None:
        self._sending_since = time.monotonic()
        await self._socket.send({"type": "websocket.send", "text": message.decode()})
        self._sending_since = 0.0

    # -- receiving ---------------------------------------------------------------------------------------

    async def run(self) -> None:
        """Serve the screen until it goes."""
        self._task = asyncio.current_task()
        sender = asyncio.create_task(self._send())
        receiver = asyncio.create_task(self._receive())
        try:
            await self._welcome()
            await asyncio.wait([sender, receiver], return_when=asyncio.FIRST_COMPLETED)
        except asyncio.CancelledError:
            pass
        finally:
            for task in (sender, receiver):
                task.cancel()
            for ended in await asyncio.gather(sender, receiver, return_exceptions=True):
                if isinstance(ended, Exception):
                    metrics.DEFECTS.labels("socket").inc()
                    _logger.error("socket failed", **logs.where(ended))

    async def _welcome(self) -> None:
        try:
            await self.room.show(self, again=True)
            for chat in await self.room.chat(self.guest):
                self.put_chat(chat)
            if self.hub.notice.until:
                self.put(notice_of(self.hub.notice))
        except HallowsError as refused:
            self.put(wire.encode(error(refused)))
            self.close_soon(closing(refused))

    async def _receive(self) -> None:
        while True:
            try:
                message = await self._socket.receive()
            except (WebSocketDisconnect, RuntimeError):
                return
            if message["type"] != "websocket.receive":
                return
            self._heard = time.monotonic()
            if not self._allowed():
                continue
            text = message.get("text")
            if text is None:
                self.put(wire.encode(wire.Error("bad-message", args={"why": "binary"})))
                continue
            try:
                said = wire.decode_message(text)
            except (MsgspecError, RecursionError, ValueError) as wrong:
                self.put(wire.encode(wire.Error("bad-message", args={"why": why(wrong)})))
                continue
            try:
                await self._hear(said)
            except HallowsError as refused:
                self.put(wire.encode(error(refused)))

    def _allowed(self) -> bool:
        if self._bucket.take():
            return True
        self._over += 1
        now = time.monotonic()
        if now - self._complained > 1:  # one complaint a second, not one for each
            self._complained = now
            args: dict[str, Any] = {"what": "messages", "wait": self._bucket.wait()}
            self.put(wire.encode(wire.Error("too-many", args=args)))
        if self._over > PATIENCE:
            self.close_soon(4429)
        return False

    async def _hear(self, said: wire.FromClient) -> None:
        if isinstance(said, wire.Ping):
            self.put(wire.encode(wire.Pong(said.n, now_ms())))
        elif isinstance(said, wire.Sync):
            await self._sync(said.v)
        elif isinstance(said, wire.Look):
            await self._look(said)
        elif isinstance(said, wire.Hint):
            self.hub.spawn(self._obey(said))  # a bot thinks; the person may go on meanwhile
        else:
            await self._obey(said)

    async def _sync(self, v: int) -> None:
        self.wanted_v = v
        await self.room.show(self, again=True)

    async def _look(self, look: wire.Look) -> None:
        seat = look.seat
        async with self.room.lock:
            live = await self.room.fresh()
            if seat is not None and seat not in live.held_by(self.guest.id):
                raise Refused("not-your-seat", seat=seat)
            if seat is not None and live.locked(live.seats[seat]):
                self.hub.pin_limit.check(str(self.guest.id))
                if not live.opens(live.seats[seat], look.pin):
                    raise Refused("needs-pin", seat=seat)
            self._unlocked = live.seats[seat].pin if seat is not None else ""
        self._wished = seat
        self.wanted_v = 0
        await self.room.show(self, again=True)

    async def _obey(self, command: wire.Command) -> None:
        """Carry out, acknowledge, then let everybody see."""
        started = time.perf_counter()
        kind = type(command).__name__
        try:
            guest = await self.hub.remember(self.guest, self.address)
            ack = await self.room.command(guest, command)
        except HallowsError as refused:
            metrics.COMMANDS.labels(kind, refused.code).inc()
            self.put(wire.encode(error(refused, command.id)))
            return
        except Exception:
            metrics.COMMANDS.labels(kind, "internal").inc()
            self.put(wire.encode(wire.Error("internal", command.id)))
            return
        self.put(wire.encode(ack))
        metrics.COMMANDS.labels(kind, "done").inc()
        metrics.COMMAND_SECONDS.observe(time.perf_counter() - started)
        if isinstance(command, wire.Choose):
            await self._flushed()
            faults.reach("after-ack")
        if not isinstance(command, wire.Hint | wire.Say):
            await self.room.publish()

    async def _flushed(self) -> None:
        """Let the sender put the acknowledgement on the wire before the others are told."""
        for _ in range(10):
            if not self._queue:
                return
            await asyncio.sleep(0)


def address_of(scope: Any) -> str:
    """Whom a request or socket counts for."""
    client = scope.get("client")
    return neighbourhood(str(client[0])) if client else "local"


def error(refused: HallowsError, command: str | None = None) -> wire.Error:
    return wire.Error(code_of(refused), command, args_of(refused))


def closing(refused: HallowsError) -> int:
    """What to close a refused socket with. Only who is told 1012 comes back."""
    codes = {"try-again": 1012, "no-spectators": 4403, "bad-message": 4400, "too-many": 4429}
    return codes.get(refused.code, 4404)


def why(wrong: BaseException) -> str:
    """What is wrong with a message, in the decoder's words, which name places and types, cut short."""
    return "too deep" if isinstance(wrong, RecursionError) else str(wrong)[:200]
