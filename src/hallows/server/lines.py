"""The lines people come by: what uvicorn leaves open is closed here.

A request has to arrive, an answer to be read, a goodbye to come to an end, each within some time; a line on which
nothing moves is cut. Who opens very many, or talks in control frames alone, is cut too. Once a second every line is
looked at; nothing is kept in timers.
"""

import asyncio
import os
import time
from collections import Counter
from typing import Any, ClassVar

import msgspec
import structlog
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from hallows.server import logs, metrics
from hallows.server.config import Config
from hallows.server.limits import Bucket, neighbourhood
from hallows.server.sockets import GOODBYE_SECONDS

_logger = structlog.get_logger("lines")

#: Control frames over the limit before the line is cut.
PATIENCE = 200


class Line(msgspec.Struct):
    """What an open connection is doing, and since when."""

    address: str
    doing: str = "asking"
    since: float = 0.0
    unread: int = 0  # bytes that waited for the other side when we last looked


class Lines:
    """All lines of a process."""

    def __init__(self, config: Config) -> None:
        self.config = config
        self._all: dict[Any, Line] = {}  # by protocol, the oldest first
        self._by_address: Counter[str] = Counter()
        trusted = os.environ.get("FORWARDED_ALLOW_IPS", "127.0.0.1").split(",")
        self._proxies = {"", "::1", *(name.strip() for name in trusted)}

    def classes(self) -> tuple[type[H11Protocol], type[WebSocketsSansIOProtocol]]:
        """uvicorn's two protocols, for these lines."""
        return type("Requests", (_Requests,), {"lines": self}), type(
            "Socket", (_Socket,), {"lines": self}
        )

    # -- coming and going --------------------------------------------------------------------------------

    def add(self, protocol: Any) -> None:
        address = protocol.client[0] if protocol.client else ""
        line = Line(neighbourhood(address), since=time.monotonic())
        self._all[protocol] = line
        self._by_address[line.address] += 1
        # A proxy brings everybody's requests, and looks after its own lines.
        many = self._by_address[line.address] > self.config.limits.lines_per_address
        if many and "*" not in self._proxies and address not in self._proxies:
            self.cut(protocol, "too-many")

    def remove(self, protocol: Any) -> None:
        line = self._all.pop(protocol, None)
        if line is not None:
            self._by_address[line.address] -= 1
            if not self._by_address[line.address]:
                del self._by_address[line.address]

    def cut(self, protocol: Any, why: str) -> None:
        metrics.LINES_CUT.labels(why).inc()
        protocol.transport.abort()

    # -- looking -----------------------------------------------------------------------------------------

    async def watch(self) -> None:
        while True:
            try:
                self.look()
            except Exception as wrong:
                metrics.DEFECTS.labels("lines").inc()
                _logger.error("lines not looked at", **logs.where(wrong))
            await asyncio.sleep(1.0)

    def look(self) -> None:
        """Cut what takes too long; and of those who only wait the oldest, where they are too many."""
        now = time.monotonic()
        config = self.config
        waiting = []
        for protocol, line in list(self._all.items()):
            doing = protocol.doing
            unread = protocol.transport.get_write_buffer_size()
            moves = unread < line.unread  # whoever reads slowly still reads
            if doing != line.doing or moves:
                line.doing, line.since = doing, now
            line.unread = unread
            if doing in ("idle", "asking"):
                waiting.append(protocol)
            if now - line.since > _patience(doing, unread, config):
                self.cut(protocol, doing)
        for protocol in waiting[: max(0, len(waiting) - config.limits.lines_waiting)]:
            self.cut(protocol, "too-many")


def _patience(doing: str, unread: int, config: Config) -> float:
    if doing == "leaving":
        return GOODBYE_SECONDS
    if doing == "asking":
        return config.request_seconds
    if doing == "telling":  # a request's body
        return config.body_seconds
    return config.stall_seconds if unread else float("inf")


class _Requests(H11Protocol):
    lines: ClassVar[Lines]
    _begun = True  # something of the next request has come, or should have

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.lines.add(self)

    def connection_lost(self, exc: Exception | None) -> None:
        self.lines.remove(self)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        self._begun = True
        super().data_received(data)

    def on_response_complete(self) -> None:
        self._begun = bool(self.conn.trailing_data[0])
        super().on_response_complete()

    def handle_websocket_upgrade(self, event: Any) -> None:
        self.lines.remove(self)
        super().handle_websocket_upgrade(event)

    @property
    def doing(self) -> str:
        if self.transport.is_closing():
            return "leaving"
        if self.cycle is None or self.cycle.response_complete:
            return "asking" if self._begun else "idle"
        return "telling" if self.cycle.more_body else "reading"


class _Socket(WebSocketsSansIOProtocol):
    lines: ClassVar[Lines]
    _frames: Bucket
    _over = 0

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        limits = self.lines.config.limits
        self._frames = Bucket(limits.messages, limits.messages_burst)
        self.lines.add(self)

    def connection_lost(self, exc: Exception | None) -> None:
        self.lines.remove(self)
        super().connection_lost(exc)

    def handle_ping(self) -> None:
        """A pong for who reads them; who does not gets none, or they would pile up here."""
        pong = b"".join(self.conn.data_to_send())
        if self.writable.is_set() and not self.close_sent:
            self.transport.write(pong)
        self._count()

    def handle_pong(self, event: Any) -> None:
        super().handle_pong(event)
        self._count()

    def _count(self) -> None:
        if not self._frames.take():
            self._over += 1
            if self._over == PATIENCE:
                self.lines.cut(self, "too-many")

    @property
    def doing(self) -> str:
        return "leaving" if self.close_sent or self.transport.is_closing() else "reading"
