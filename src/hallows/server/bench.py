"""How much a server carries: tables of people at sockets, on this very machine.

A server process, and client processes that hold the sockets and choose at random after a second of thought. At the
end every choice a client saw confirmed is looked up in the database, and every table is played again from its log:
nothing may be missing, doubled or different.
"""

import asyncio
import contextlib
import json
import math
import os
import random
import signal
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any
from uuid import uuid4

import msgspec
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

_SERVE = "import json, sys; from hallows.server import run; run(**json.loads(sys.argv[1]))"
_CLIENT = "import sys; from hallows.server.bench import client; client(sys.argv[1])"
_PLENTY = 10_000_000


class _Asked(msgspec.Struct):
    question: int
    options: list[dict[str, Any]]


class _Heard(msgspec.Struct):
    """What a client needs of a message; the rest is skipped while decoding."""

    t: str
    v: int = 0
    id: str | None = None
    phase: str = ""
    asked: _Asked | None = None
    code: str = ""


class _Plan(msgspec.Struct):
    """What a client process is told."""

    urls: list[str]  # one for each server process; a table's people are spread over them
    game: str
    tables: int
    seats: int
    think: float
    seconds: float
    seed: int
    options: dict[str, Any]


class _Told(msgspec.Struct):
    """What a client process reports: choices confirmed and sent, and times in milliseconds."""

    acked: dict[str, dict[str, int]]  # table -> command id -> version
    sent: dict[str, dict[str, str]]  # table -> command id -> option
    acks: list[float]
    seen: list[float]  # from sending a choice until the slowest other screen has it
    errors: dict[str, int]
    seconds: float
    received: int = 0  # bytes, all screens together


def run_server_bench(
    game: str = "",
    tables: int = 250,
    seats: int = 4,
    think: float = 1.0,
    seconds: float = 30.0,
    clients: int = 2,
    db: str = "",
    options: dict[str, Any] | None = None,
    processes: int = 1,
) -> dict[str, Any]:
    """Measure, audit, and return the figures. ``db``: empty for a fresh SQLite file, which one process can serve;
    for more ``processes`` it has to be PostgreSQL."""
    from hallows.games import EXAMPLES, names

    game = game or next((name for name in names() if name not in EXAMPLES), names()[0])
    with tempfile.TemporaryDirectory(prefix="hallows-bench-") as folder:
        address = db or str(Path(folder) / "bench.db")
        servers: list[subprocess.Popen[str]] = []
        try:
            urls = []
            for _ in range(processes):
                server, url = _start(address)
                servers.append(server)
                urls.append(url)
            plan = _Plan(urls, game, 0, seats, think, seconds, 0, options or {})
            share = [tables // clients + (n < tables % clients) for n in range(clients)]
            plans = [
                msgspec.structs.replace(plan, tables=share[n], seed=n + 1) for n in range(clients)
            ]
            pids = [server.pid for server in servers]
            idle = sum(_memory(pid)["rss"] for pid in pids)
            told, spent, seated = _run_clients(plans, pids)
            memories = [_memory(pid) for pid in pids]
        finally:
            for server in servers:
                server.send_signal(signal.SIGTERM)
            for server in servers:
                server.wait(30)
        audit = asyncio.run(_audit(address, told))
        stored = asyncio.run(_stored(address))
    acks = sorted(ms for one in told for ms in one.acks)
    seen = sorted(ms for one in told for ms in one.seen)
    longest = max(one.seconds for one in told)
    return {
        "game": game,
        "tables": tables,
        "sockets": tables * seats,
        "think_s": think,
        "seconds": round(longest, 1),
        "choices": len(acks),
        "choices_per_s": round(len(acks) / longest, 1),
        "ack_ms": _spread(acks),
        "others_see_ms": _spread(seen),
        "processes": processes,
        "choices_per_s_and_core": round(len(acks) / max(0.1, spent), 1),
        "received_kb_per_choice": round(
            sum(one.received for one in told) / 1024 / max(1, len(acks)), 1
        ),
        "received_mbit_per_s": round(sum(one.received for one in told) * 8e-6 / longest, 1),
        "stored_bytes_per_choice": round(stored / max(1, len(acks))),
        "idle_rss_mb": round(idle, 1),
        "kb_per_live_table": round((seated - idle) * 1024 / tables, 1),
        "kb_per_socket": round((seated - idle) * 1024 / tables / seats, 1),
        "server_rss_mb": round(sum(memory["rss"] for memory in memories), 1),
        "server_peak_mb": round(sum(memory["peak"] for memory in memories), 1),
        "server_cpu_s": round(spent, 1),
        "server_cpu_ms_per_choice": round(spent * 1000 / max(1, len(acks)), 2),
        "errors": _total([one.errors for one in told]),
        **audit,
    }


def _start(db: str) -> tuple[subprocess.Popen[str], str]:
    limits = dict.fromkeys(
        (
            "requests_burst",
            "messages_burst",
            "changes_burst",
            "looks_bytes_burst",
            "tables_per_guest",
            "tables_per_hour",
            "guests_per_hour",
            "sockets_per_guest",
            "sockets_per_address",
        ),
        _PLENTY,
    )
    given = {"port": 0, "db": db, "limits": limits, "log_level": "warning"}
    server = subprocess.Popen(
        [sys.executable, "-c", _SERVE, json.dumps(given)], stdout=subprocess.PIPE, text=True
    )
    assert server.stdout is not None
    return server, server.stdout.readline().split()[-1].rstrip("/")


def _run_clients(plans: list[_Plan], servers: list[int]) -> tuple[list[_Told], float, float]:
    """Let all sit down first, then all play; the reports, the servers' processor time meanwhile, and their memory, in
    MB, when all sat."""
    running = [
        subprocess.Popen(
            [sys.executable, "-c", _CLIENT, msgspec.json.encode(plan).decode()],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
        )
        for plan in plans
    ]
    for process in running:
        assert process.stdout is not None
        assert process.stdout.readline() == b"ready\n"
    before = sum(map(_processor, servers))
    seated = sum(_memory(pid)["rss"] for pid in servers)
    for process in running:
        assert process.stdin is not None
        process.stdin.write(b"go\n")
        process.stdin.flush()
    told = [
        msgspec.json.decode(process.communicate(timeout=600)[0], type=_Told) for process in running
    ]
    return told, sum(map(_processor, servers)) - before, seated


# -- a client process --------------------------------------------------------------------------------------------


def client(plan: str) -> None:
    told = asyncio.run(_Company(msgspec.json.decode(plan, type=_Plan)).play())
    sys.stdout.buffer.write(msgspec.json.encode(told))
    sys.stdout.buffer.flush()


class _Company:
    """All the people of one client process."""

    def __init__(self, plan: _Plan) -> None:
        self.plan = plan
        self.chooser = random.Random(plan.seed)
        self.told = _Told({}, {}, [], [], {}, 0.0)
        self.decode = msgspec.json.Decoder(_Heard).decode
        self.until = math.inf
        self.go = asyncio.Event()
        self.seated = 0
        self.all_seated = asyncio.Event()
        self.cookies: list[str] = []
        self.waiting: dict[tuple[str, int], tuple[float, int]] = {}

    async def play(self) -> _Told:
        self.cookies = [await self._guest() for _ in range(self.plan.seats)]
        codes = [await self._open() for _ in range(self.plan.tables)]
        ready = asyncio.Semaphore(50)  # do not knock a thousand times in the same moment
        screens = [
            asyncio.create_task(self._screen(code, seat, ready))
            for code in codes
            for seat in range(self.plan.seats)
        ]
        await self.all_seated.wait()
        print("ready", flush=True)
        await asyncio.to_thread(sys.stdin.readline)
        self.until = time.perf_counter() + self.plan.seconds
        self.go.set()
        await asyncio.gather(*screens)
        self.told.seconds = self.plan.seconds
        return self.told

    async def _guest(self) -> str:
        _, headers, _ = await _request(self.plan.urls[0], "GET", "/api/me", "", None)
        return headers["set-cookie"].partition(";")[0]

    async def _open(self) -> str:
        """A table with all its people, started."""
        plan = self.plan
        seats = [{"kind": "me"}, *({"kind": "open"} for _ in range(plan.seats - 1))]
        wish = {"game": plan.game, "seats": seats, "options": plan.options}
        _, _, made = await _request(plan.urls[0], "POST", "/api/tables", self.cookies[0], wish)
        code = str(made["code"])
        for seat in range(1, plan.seats):
            await self._command(code, seat, {"t": "sit", "seat": seat, "name": f"Guest {seat}"})
        await self._command(code, 0, {"t": "start"})
        self.told.acked[code] = {}
        self.told.sent[code] = {}
        return code

    def _url(self, seat: int) -> str:
        return self.plan.urls[seat % len(self.plan.urls)]

    async def _command(self, code: str, seat: int, command: dict[str, Any]) -> None:
        body = {**command, "id": uuid4().hex}
        path = f"/api/tables/{code}/commands"
        status, _, told = await _request(self._url(seat), "POST", path, self.cookies[seat], body)
        if status != 200:
            raise RuntimeError(f"{command['t']}: {told}")

    async def _screen(self, code: str, seat: int, ready: asyncio.Semaphore) -> None:
        address = f"{self._url(seat).replace('http', 'ws', 1)}/api/tables/{code}/socket"
        headers = {"Cookie": self.cookies[seat]}
        while time.perf_counter() < self.until:
            try:
                async with ready:
                    socket = await connect(
                        address,
                        additional_headers=headers,
                        compression=None,
                        max_size=None,
                        proxy=None,
                        open_timeout=60,  # a full machine is slow, not broken
                    )
                async with socket:
                    await self._sit_at(socket, code)
                return
            except (WebSocketException, OSError) as wrong:
                if time.perf_counter() > self.until:
                    return
                self._count(type(wrong).__name__)
                await asyncio.sleep(0.5)

    async def _sit_at(self, socket: Any, code: str) -> None:
        loop = asyncio.get_running_loop()
        pending: dict[str, float] = {}
        answered = 0
        first: str | bytes = await socket.recv()
        self.seated += 1
        if self.seated == self.plan.tables * self.plan.seats:
            self.all_seated.set()
        await self.go.wait()
        loop.call_at(loop.time() + self.plan.seconds + 2, socket.transport.abort)
        while True:
            raw = first or await socket.recv()
            first = b""
            self.told.received += len(raw)
            heard = self.decode(raw)
            now = time.perf_counter()
            if heard.t == "ack" and heard.id in pending:
                self.told.acks.append((now - pending[heard.id]) * 1000)
                self.told.acked[code][heard.id] = heard.v
                self.waiting.setdefault((code, heard.v), (pending.pop(heard.id), 0))
            elif heard.t == "error":
                self._count(heard.code)
            elif heard.t == "state":
                self._saw(code, heard.v, now)
                asked = heard.asked
                if heard.phase == "finished":
                    return
                if asked is not None and asked.options and asked.question > answered:
                    answered = asked.question
                    wait = self.plan.think * self.chooser.uniform(0.5, 1.5)
                    loop.call_later(wait, self._choose, socket, code, asked, pending)

    def _saw(self, code: str, v: int, now: float) -> None:
        """The slowest of the other screens says how long the news took."""
        sent = self.waiting.get((code, v))
        if sent is not None:
            at, screens = sent
            self.waiting[code, v] = (at, screens + 1)
            if screens + 1 == self.plan.seats:
                self.told.seen.append((now - at) * 1000)
                del self.waiting[code, v]

    def _choose(self, socket: Any, code: str, asked: _Asked, pending: dict[str, float]) -> None:
        if time.perf_counter() > self.until:
            return
        key = uuid4().hex
        option = self.chooser.choice(asked.options)["key"]
        command = {"t": "choose", "id": key, "question": asked.question, "option": option}
        self.told.sent[code][key] = option
        pending[key] = time.perf_counter()
        _keep(asyncio.ensure_future(_send(socket, json.dumps(command))))

    def _count(self, what: str) -> None:
        self.told.errors[what] = self.told.errors.get(what, 0) + 1


_kept: set[asyncio.Future[Any]] = set()


def _keep(task: asyncio.Future[Any]) -> None:
    _kept.add(task)
    task.add_done_callback(_kept.discard)


async def _send(socket: Any, text: str) -> None:
    with contextlib.suppress(WebSocketException):
        await socket.send(text)


async def _request(
    url: str, method: str, path: str, cookie: str, body: Any
) -> tuple[int, dict[str, str], Any]:
    """One plain HTTP request to our own server; no client library needed for that."""
    host, _, port = url.partition("://")[2].partition(":")
    reader, writer = await asyncio.open_connection(host, int(port))
    content = json.dumps(body).encode() if body is not None else b""
    head = (
        f"{method} {path} HTTP/1.1\r\nHost: {host}:{port}\r\nConnection: close\r\n"
        f"Cookie: {cookie}\r\nContent-Type: application/json\r\nContent-Length: {len(content)}\r\n\r\n"
    )
    writer.write(head.encode() + content)
    raw = await reader.read()
    writer.close()
    top, _, rest = raw.partition(b"\r\n\r\n")
    lines = top.decode().split("\r\n")
    headers = {k.lower(): v for k, _, v in (line.partition(": ") for line in lines[1:])}
    return int(lines[0].split()[1]), headers, json.loads(rest) if rest else None


# -- afterwards -----------------------------------------------------------------------------------------------------


async def _audit(db: str, told: list[_Told]) -> dict[str, int | str]:
    """Every confirmed choice stands in its place, once, and every table comes back from its log."""
    from hallows.server import entries as log
    from hallows.server.config import Config, database
    from hallows.server.live import Live
    from hallows.server.store import Store

    store = Store(Config(db=database(db)))
    lost = doubled = broken = unconfirmed = 0
    why = ""
    for one in told:
        for code, acked in one.acked.items():
            row = await store.table(code)
            rows = await store.rows(code)
            chosen = [
                (r.command, r.seq, r.entry.option)
                for r in rows
                if isinstance(r.entry, log.Chose) and r.guest
            ]
            stored = {command: (seq, option) for command, seq, option in chosen}
            doubled += len(chosen) - len(stored)
            sent = one.sent[code]
            lost += sum(stored.get(key) != (v, sent[key]) for key, v in acked.items())
            doubled += sum(key not in sent for key in stored)
            unconfirmed += sum(key not in acked for key in stored)
            try:
                Live.replay(code, bytes(row.secret), rows)
            except Exception as wrong:
                broken += 1
                why = why or f"{type(wrong).__name__}: {wrong}"
    await store.close()
    audit: dict[str, int | str] = {
        "lost": lost,
        "doubled": doubled,
        "broken": broken,
        "stored_unconfirmed": unconfirmed,
    }
    return {**audit, "why_broken": why} if why else audit


async def _stored(db: str) -> int:
    """Bytes of all choices in the log, as they are stored."""
    import sqlalchemy as sa

    from hallows.server import schema
    from hallows.server.config import Config, database
    from hallows.server.store import Store

    store = Store(Config(db=database(db)))
    entries = schema.entries
    texts = (entries.c.code, entries.c.command, entries.c.digest, entries.c.body, entries.c.throws)
    size = sum((sa.func.length(text) for text in texts), start=sa.literal(20))
    async with store.reading() as connection:
        found = (await connection.execute(sa.select(sa.func.sum(size)))).scalar()
    await store.close()
    return int(found or 0)


def _memory(pid: int) -> dict[str, float]:
    fields = {}
    for line in Path(f"/proc/{pid}/status").read_text().splitlines():
        name, _, value = line.partition(":")
        fields[name] = value.split()
    return {
        "rss": round(int(fields["VmRSS"][0]) / 1024, 1),
        "peak": round(int(fields["VmHWM"][0]) / 1024, 1),
    }


def _processor(pid: int) -> float:
    """Seconds of processor time the server has used, its bots' workers not counted."""
    fields = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()
    return round((int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK"), 1)


def _spread(times: list[float]) -> dict[str, float]:
    if not times:
        return {}
    at = {"p50": 0.5, "p95": 0.95, "p99": 0.99}
    spread = {name: round(times[int(len(times) * q)], 1) for name, q in at.items()}
    return {**spread, "max": round(times[-1], 1)}


def _total(counts: list[dict[str, int]]) -> dict[str, int]:
    total: dict[str, int] = {}
    for one in counts:
        for name, count in one.items():
            total[name] = total.get(name, 0) + count
    return total
