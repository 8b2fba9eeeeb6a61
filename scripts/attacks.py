"""Attack a server that has its default limits, and see what another player notices.

Two people play at their own table all the while; their acknowledgements are timed during each attack, and the server's
memory is read before and after. ``--source`` takes another version of the program to compare with.

    .venv/bin/python scripts/attacks.py
    .venv/bin/python scripts/attacks.py --source ../older/src --seconds 15
"""

import argparse
import asyncio
import contextlib
import json
import os
import signal
import socket
import subprocess
import sys
import tempfile
import time
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path
from typing import Any
from uuid import uuid4

import httpx
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

Json = dict[str, Any]
_SERVE = "import json, sys; from hallows.server import run; run(**json.loads(sys.argv[1]))"
PING = bytes([0x89, 0x80 | 125]) + b"\0\0\0\0" + b"x" * 125


class Target:
    """A server of its own, with default limits."""

    def __init__(self, source: str, folder: Path) -> None:
        path = os.pathsep.join(filter(None, [source, os.environ.get("PYTHONPATH", "")]))
        given = {"port": 0, "db": str(folder / "t.db"), "log_level": "error"}
        self.process = subprocess.Popen(
            [sys.executable, "-c", _SERVE, json.dumps(given)],
            stdout=subprocess.PIPE,
            text=True,
            env={**os.environ, "PYTHONPATH": path},
        )
        assert self.process.stdout is not None
        self.url = self.process.stdout.readline().split()[-1].rstrip("/")
        self.port = int(self.url.rsplit(":", 1)[1])

    def memory(self) -> float:
        for line in Path(f"/proc/{self.process.pid}/status").read_text().splitlines():
            if line.startswith("VmRSS"):
                return round(int(line.split()[1]) / 1024, 1)
        return 0.0

    def stop(self) -> None:
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()


class Person:
    def __init__(self, url: str) -> None:
        self.url = url
        self.http = httpx.Client(base_url=url, timeout=120, trust_env=False)
        self.http.get("/api/me")

    @property
    def cookie(self) -> str:
        return "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())

    def make(self, **more: Any) -> str:
        wish = {"game": "duel", "seats": [{"kind": "me"}, {"kind": "me"}], "start": True, **more}
        return str(self.http.post("/api/tables", json=wish).json()["code"])


def watch(url: str, seconds: float) -> list[float]:
    """In a process of its own: what attacks must not slow the clock."""
    return asyncio.run(witness(url, time.monotonic() + seconds))


async def witness(url: str, until: float) -> list[float]:
    """Plays on, and times every acknowledgement. One that never comes counts as the time waited."""
    took: list[float] = []
    person = Person(url)
    while time.monotonic() < until:
        try:
            code = await asyncio.to_thread(person.make)
            address = f"{url.replace('http', 'ws', 1)}/api/tables/{code}/socket?seat=0"
            async with connect(
                address, additional_headers={"Cookie": person.cookie}, proxy=None, open_timeout=10
            ) as wire:
                await _play(wire, until, took)
        except (WebSocketException, OSError, TimeoutError, httpx.HTTPError, KeyError):
            took.append(10_000.0)
            await asyncio.sleep(0.2)
    return took


async def _play(wire: Any, until: float, took: list[float]) -> None:
    """Both seats of a duel, resting; every message is taken as it comes."""
    key, began, answered = "", 0.0, 0
    while time.monotonic() < until:
        told = json.loads(await asyncio.wait_for(wire.recv(), 10))
        if told["t"] == "ack" and told["id"] == key:
            took.append((time.monotonic() - began) * 1000)
        if told["t"] != "state":
            continue
        if told["phase"] == "finished":
            return
        asked = told["asked"]
        if asked["seat"] != told["you"]["seat"]:
            await wire.send(json.dumps({"t": "look", "seat": asked["seat"]}))
        elif asked["question"] > answered:
            await asyncio.sleep(0.1)
            answered, key = asked["question"], uuid4().hex
            options = [option["key"] for option in asked["options"]]
            option = next((one for one in options if one in ("rest", "pass")), options[0])
            choice = {"t": "choose", "id": key, "question": answered, "option": option}
            began = time.monotonic()
            await wire.send(json.dumps({**choice, "seat": asked["seat"]}))


# -- attacks ----------------------------------------------------------------------------------------------------


async def pongs(target: Target, until: float) -> Json:
    """One socket that sends pings and never reads."""
    person = await asyncio.to_thread(Person, target.url)
    code = await asyncio.to_thread(person.make)
    line = socket.socket()
    line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
    line.connect(("127.0.0.1", target.port))
    line.sendall(
        f"GET /api/tables/{code}/socket HTTP/1.1\r\nHost: 127.0.0.1:{target.port}\r\n"
        "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
        f"Sec-WebSocket-Version: 13\r\nCookie: {person.cookie}\r\n\r\n".encode()
    )
    assert line.recv(12) == b"HTTP/1.1 101"
    line.setblocking(False)
    sent = 0
    loop = asyncio.get_running_loop()
    with contextlib.suppress(OSError, TimeoutError):
        while time.monotonic() < until:
            left = until - time.monotonic()
            await asyncio.wait_for(loop.sock_sendall(line, PING * 500), left)
            sent += 500
    cut = time.monotonic() < until - 0.5
    await asyncio.sleep(max(0, until - time.monotonic()))
    return {"pings sent": sent, "cut": cut}


async def looks(target: Target, until: float) -> Json:
    """Twenty sockets of one guest ask for a long table again and again."""
    person = await asyncio.to_thread(Person, target.url)
    made = await asyncio.to_thread(
        lambda: person.http.post(
            "/api/records", content=long_record(), headers={"content-type": "application/json"}
        )
    )
    code = made.json()["code"]
    size = len(person.http.get(f"/api/tables/{code}/view").content)
    heard = 0

    async def ask() -> None:
        nonlocal heard
        address = f"{target.url.replace('http', 'ws', 1)}/api/tables/{code}/socket"
        while time.monotonic() < until:
            with contextlib.suppress(WebSocketException, OSError, TimeoutError):
                async with connect(
                    address,
                    additional_headers={"Cookie": person.cookie},
                    max_size=None,
                    proxy=None,
                    open_timeout=60,
                ) as wire:
                    while time.monotonic() < until:
                        await wire.send('{"t":"sync","v":0}')
                        with contextlib.suppress(TimeoutError):
                            heard += len(await asyncio.wait_for(wire.recv(), 0.5))
            await asyncio.sleep(0.05)

    await asyncio.gather(*(ask() for _ in range(20)))
    return {"bytes of one look": size, "MB told": round(heard / 1e6, 1)}


async def halves(target: Target, until: float) -> Json:
    """Thousands of requests that never end."""
    lines: list[socket.socket] = []
    refused = 0
    while time.monotonic() < until:
        if len(lines) < 6500:
            for _ in range(100):
                line = socket.socket()
                line.setblocking(False)
                try:
                    line.connect_ex(("127.0.0.1", target.port))
                    lines.append(line)
                except OSError:
                    refused += 1
        for line in lines:
            with contextlib.suppress(OSError):
                line.send(b"G" if time.monotonic() < until else b"")
        await asyncio.sleep(0.1)
    fresh = 0.0
    began = time.monotonic()
    with contextlib.suppress(httpx.HTTPError):
        answer = await asyncio.to_thread(
            lambda: httpx.get(f"{target.url}/healthz", timeout=20, trust_env=False)
        )
        fresh = round((time.monotonic() - began) * 1000) if answer.status_code == 200 else 0
    opened = len(lines)
    for line in lines:
        line.close()
    return {"half requests": opened, "a new visitor waits ms (0: shut out)": fresh}


def long_record() -> bytes:
    """A game of thousands of choices."""
    import hallows
    from hallows.kernel import playout, random_chooser, record, write

    table = hallows.deal("talisman", 4, 1, round_limit=150)
    playout(table, random_chooser(1))
    return write(record(table))


def spread(times: list[float]) -> Json:
    times.sort()
    if not times:
        return {"acks": 0}
    at = {f"p{q}": round(times[int(len(times) * q / 100)], 1) for q in (50, 95)}
    return {"acks": len(times), **at, "max": round(times[-1], 1)}


async def run(source: str, seconds: float, only: str) -> None:
    attacks = {"nothing": None, "pongs": pongs, "looks": looks, "halves": halves}
    for name, attack in attacks.items():
        if only and name not in only.split(","):
            continue
        with tempfile.TemporaryDirectory(prefix="hallows-attack-") as folder:
            target = Target(source, Path(folder))
            try:
                await asyncio.to_thread(Person, target.url)
                before = target.memory()
                until = time.monotonic() + seconds
                loop = asyncio.get_running_loop()
                with ProcessPoolExecutor(1, mp_context=get_context("spawn")) as pool:
                    watching = loop.run_in_executor(pool, watch, target.url, seconds)
                    told = await attack(target, until) if attack else {}
                    others = spread(await watching)
                figures = {
                    "memory MB": [before, target.memory()],
                    **told,
                    "another's acks ms": others,
                }
                print(json.dumps({"attack": name, **figures}), flush=True)
            finally:
                target.stop()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--source", default="", help="where another version of the package lies")
    parser.add_argument("--seconds", type=float, default=15.0)
    parser.add_argument("--only", default="", help="nothing, pongs, looks, halves; with commas")
    args = parser.parse_args()
    with contextlib.suppress(ImportError):
        import resource

        most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    asyncio.run(run(args.source, args.seconds, args.only))


if __name__ == "__main__":
    main()
