"""Start a server and stop it so that nobody minds."""

import asyncio
import socket
import sys
import threading
import webbrowser
from collections.abc import Callable, Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any

import uvicorn
from platformdirs import user_data_path

from hallows.server import logs
from hallows.server.app import make_app
from hallows.server.config import Config, database, with_limits
from hallows.server.guard import Guard
from hallows.server.lines import Lines
from hallows.server.luck import NewLuck, true_luck

try:
    import resource
except ImportError:  # not on Windows, which has no such limit
    resource = None  # type: ignore[assignment]

LOOPBACK = ("127.0.0.1", "localhost", "::1", "[::1]")


class _Server(uvicorn.Server):
    """Says goodbye to the screens with a reason before the doors close."""

    def __init__(
        self,
        config: uvicorn.Config,
        guard: Guard,
        lines: Lines,
        ready: Callable[[], None] | None,
    ) -> None:
        super().__init__(config)
        self._ready = ready
        self._guard = guard
        self._lines = lines
        self._watch: asyncio.Task[None] | None = None

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets=sockets)
        self._watch = asyncio.create_task(self._lines.watch())
        if self._ready is not None and self.started:
            self._ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        await self._guard.hub.stop()
        await super().shutdown(sockets=sockets)
        if self._watch is not None:
            self._watch.cancel()
        self._captured_signals.clear()  # we have heeded them; the process ends well


def serve(
    host: str = "127.0.0.1",
    port: int = 8000,
    db: str = "",
    open_browser: bool = False,
    *,
    path: str = "/",
    limits: Mapping[str, Any] | None = None,
    new_luck: NewLuck = true_luck,
    listener: int | None = None,
    ready: Callable[[], None] | None = None,
    **settings: Any,
) -> None:
    """Serve until stopped. ``db``: a file, or an SQLAlchemy address; empty: a file in the user's data folder.
    Port 0 takes any free one. ``path`` is what the browser opens. ``settings``: fields of ``Config``. ``new_luck`` is for tests, see ``luck``.
    A worker of the ``supervisor`` is given the number of an open ``listener``, and says when it is ``ready``."""
    config = Config(host=host, port=port, db=database(db or str(default_db())), **settings)
    config = with_limits(config, **limits) if limits else config
    if host in LOOPBACK and not config.hosts and not config.tls:
        # A page elsewhere cannot talk to us by giving our address a name of its own.
        config = replace(config, hosts=LOOPBACK)
    logs.set_up(json=config.log_json, level=config.log_level)
    _allow_files(config.limits.sockets + 500)
    guard = make_app(config, new_luck)
    door = listen(host, port) if listener is None else socket.socket(fileno=listener)
    address = door.getsockname()
    name = f"[{address[0]}]" if ":" in address[0] else address[0]
    url = f"http://{name}:{address[1]}{path}"
    if listener is None:
        print(f"Hallows is at {url}", flush=True)
    if open_browser:
        threading.Timer(1.0, webbrowser.open, [url]).start()
    lines = Lines(config)
    _Server(_uvicorn(config, guard, lines), guard, lines, ready).run([door])


def _allow_files(count: int) -> None:
    """Every socket is an open file, and many systems allow a thousand unless asked for more."""
    if resource is not None:
        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        wanted = count if hard == resource.RLIM_INFINITY else min(count, hard)
        if soft != resource.RLIM_INFINITY and soft < wanted:
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))


def listen(host: str, port: int) -> socket.socket:
    """The open door; says what is wrong and ends the command if it cannot be opened."""
    try:
        return _listen(host, port)
    except OSError as wrong:
        print(f"Cannot listen at {host}:{port}: {wrong.strerror}", file=sys.stderr)
        raise SystemExit(1) from wrong


def _listen(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    # Named as TCP, or asyncio would not switch off Nagle's waiting, which costs 40 ms an answer.
    listener = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    # Accepted sockets inherit this: a screen that does not read is noticed, and holds no megabytes.
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 128 * 1024)
    listener.bind((host, port))
    listener.listen(
        2048
    )  # from now on nobody is turned away, though the first may have to wait a moment
    return listener


def _uvicorn(config: Config, guard: Guard, lines: Lines) -> uvicorn.Config:
    requests, sockets = lines.classes()
    return uvicorn.Config(
        guard,
        ws=sockets,
        ws_max_size=config.limits.message_bytes,
        ws_per_message_deflate=False,  # a memory sink, and a bomb
        ws_ping_interval=20,
        ws_ping_timeout=20,
        http=requests,
        lifespan="on",
        access_log=False,  # addresses hold table codes; the guard counts requests by route
        log_config=None,
        server_header=False,
        timeout_keep_alive=30,
        timeout_graceful_shutdown=5,
        backlog=2048,
    )


def default_db() -> Path:
    """Where ``hallows play`` keeps a person's tables."""
    folder = user_data_path("hallows", appauthor=False, ensure_exists=True)
    return folder / "tables.db"
