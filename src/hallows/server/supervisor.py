"""Several processes behind one address: started, watched, started again when they die, replaced one after the other.

The supervisor alone opens the address and serves nobody; its workers inherit it and take whoever comes next. Each is told
its settings on its standard input, which stays open: a worker that reads its end knows that nobody looks after it any more,
and stops as if asked to. ``SIGHUP`` replaces all workers, each only when the next is ready; ``SIGTERM`` and ``SIGINT`` stop
all.
"""

import asyncio
import contextlib
import json
import os
import signal
import socket
import sys
import threading
from asyncio.subprocess import PIPE, Process
from typing import Any

import structlog

from hallows.kernel import BadOptions
from hallows.server import logs
from hallows.server.config import Config, database
from hallows.server.serving import default_db, listen, serve

_logger = structlog.get_logger("supervisor")
_WORKER = "from hallows.server.supervisor import work; work()"
READY = b"ready\n"
#: Seconds for a worker's goodbyes, and between two tries to start one.
GOODBYE = 20.0
SOONEST, LATEST = 0.2, 30.0


def supervise(
    workers: int, host: str = "127.0.0.1", port: int = 8000, db: str = "", **settings: Any
) -> None:
    """Serve with several processes until stopped; they need PostgreSQL. ``settings`` as for ``serving.serve``."""
    address = database(db or str(default_db()))
    if Config(db=address).sqlite:
        raise BadOptions("--workers: several processes need PostgreSQL, see --db")
    logs.set_up(json=settings.get("log_json", True), level=settings.get("log_level", "info"))
    listener = listen(host, port)
    given = {"host": host, "port": port, "db": address, **settings}
    raise SystemExit(asyncio.run(Supervisor(workers, listener, given).run()))


def work() -> None:
    """What a worker does."""
    given = json.loads(sys.stdin.buffer.readline())
    threading.Thread(target=_stop_when_alone, daemon=True).start()
    serve(**given, ready=_say_ready)


def _stop_when_alone() -> None:
    while os.read(0, 1):  # not by way of sys.stdin: its lock would still be held when we end
        pass
    os.kill(os.getpid(), signal.SIGTERM)


def _say_ready() -> None:
    with contextlib.suppress(OSError):  # nobody listens: see ``_stop_when_alone``
        os.write(sys.stdout.fileno(), READY)


class Supervisor:
    def __init__(self, workers: int, listener: socket.socket, given: dict[str, Any]) -> None:
        self._places: list[Process | None] = [None] * workers
        self._listener = listener
        self._given = {**given, "listener": listener.fileno()}
        self._over = asyncio.Event()
        self._replacing: asyncio.Task[None] | None = None

    async def run(self) -> int:
        """Until stopped; what the command ends with."""
        loop = asyncio.get_running_loop()
        for number in (signal.SIGTERM, signal.SIGINT):
            loop.add_signal_handler(number, self._over.set)
        loop.add_signal_handler(signal.SIGHUP, self._replace)
        # The first brings the database up to date; if that cannot be, nothing can.
        self._places[0] = await self._start()
        if self._places[0] is None:
            return 0 if self._over.is_set() else 1
        host, port = self._listener.getsockname()[:2]
        print(f"Hallows is at http://{host}:{port}/", flush=True)
        watching = [asyncio.create_task(self._watch(place)) for place in range(len(self._places))]
        await self._over.wait()
        for task in (*watching, self._replacing):
            if task is not None:
                task.cancel()
        await asyncio.gather(*(self._end(process) for process in self._places if process))
        return 0

    async def _start(self) -> Process | None:
        """A worker that is ready for people; None if it ended before."""
        process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-c", _WORKER),
            stdin=PIPE,
            stdout=PIPE,
            pass_fds=(self._listener.fileno(),),
        )
        assert process.stdin is not None
        assert process.stdout is not None
        try:
            process.stdin.write(json.dumps(self._given).encode() + b"\n")
            line = b"-"
            while line not in (READY, b""):
                line = await process.stdout.readline()
        except BaseException:
            await self._end(process)
            raise
        if line != READY:
            code = await process.wait()
            _logger.error("worker did not start", pid=process.pid, code=code)
            return None
        _logger.info("worker ready", pid=process.pid)
        return process

    async def _watch(self, place: int) -> None:
        """See to it that somebody works in this place."""
        wait = SOONEST
        while True:
            process = self._places[place]
            if process is not None:
                code = await process.wait()
                if self._places[place] is not process:
                    continue  # it was replaced
                _logger.error("worker ended", pid=process.pid, code=code)
                self._places[place] = None
                await asyncio.sleep(wait)
            self._places[place] = await self._start()
            if self._places[place] is None:
                await asyncio.sleep(wait)
                wait = min(LATEST, wait * 2)
            else:
                wait = SOONEST

    def _replace(self) -> None:
        if self._replacing is None or self._replacing.done():
            self._replacing = asyncio.create_task(self._replace_all())

    async def _replace_all(self) -> None:
        """One after the other, so that nobody has to wait: the next is ready before the last one goes."""
        for place, old in enumerate(self._places):
            if old is None:
                continue  # its watcher starts a new one anyway
            new = await self._start()
            if new is None:
                _logger.error("not replaced: the old workers go on")
                return
            self._places[place] = new
            await self._end(old)
        _logger.info("all workers replaced")

    async def _end(self, process: Process) -> None:
        if process.returncode is None:
            with contextlib.suppress(ProcessLookupError):
                process.terminate()
            try:
                await asyncio.wait_for(process.wait(), GOODBYE)
            except TimeoutError:
                process.kill()
                await process.wait()
        if process.stdin is not None:
            process.stdin.close()
