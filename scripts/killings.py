"""Kill servers at random while people play, and see whether anybody noticed.

Several server processes share one PostgreSQL; clients that know nothing but the protocol play at tables through
whichever process answers, change process now and then, and send again what was not confirmed. Every few seconds one
process is killed with SIGKILL and started again. In the end every confirmed choice has to stand in its table's record
once and in its order, nothing else may, and every seat's last view has to be what the finished table shows.

    .venv/bin/python scripts/killings.py --processes 3 --choices 10000 --tables 24
"""

import argparse
import asyncio
import contextlib
import json
import random
import sys
import tempfile
import time
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any
from uuid import uuid4

from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

sys.path.insert(0, str(Path(__file__).parents[1]))
from tests.server.machines import Postgres, Server

Json = dict[str, Any]


@dataclass
class Story:
    """What all clients together have seen."""

    wanted: int
    until: float
    urls: list[str]
    chooser: random.Random
    acked: dict[str, dict[str, int]] = field(default_factory=dict)  # table -> command -> version
    sent: dict[str, dict[str, str]] = field(default_factory=dict)  # table -> command -> option
    refused: Counter[str] = field(default_factory=Counter)
    backwards: int = 0
    moves: int = 0
    last: dict[tuple[str, int], Json] = field(default_factory=dict)

    @property
    def confirmed(self) -> int:
        return sum(map(len, self.acked.values()))

    @property
    def over(self) -> bool:
        return self.confirmed >= self.wanted or time.monotonic() > self.until


async def request(
    url: str, method: str, path: str, cookie: str, body: Any
) -> tuple[int, Json, str]:
    """One plain request; the new cookie, if one came."""
    host, _, port = url.partition("://")[2].partition(":")
    content = json.dumps(body).encode() if body is not None else b""
    reader, writer = await asyncio.open_connection(host, int(port))
    writer.write(
        f"{method} {path} HTTP/1.1\r\nHost: {host}:{port}\r\nConnection: close\r\nCookie: {cookie}\r\n"
        f"Content-Type: application/json\r\nContent-Length: {len(content)}\r\n\r\n".encode()
        + content
    )
    raw = await reader.read()
    writer.close()
    head, _, rest = raw.partition(b"\r\n\r\n")
    if not head:
        raise ConnectionError("cut")
    lines = head.decode().split("\r\n")
    given = [
        line[12:].partition(";")[0] for line in lines if line.lower().startswith("set-cookie:")
    ]
    status = int(lines[0].split()[1])
    return status, json.loads(rest) if rest else {}, given[0].strip() if given else ""


async def surely(story: Story, method: str, path: str, cookie: str, body: Any) -> tuple[Json, str]:
    """Ask any process until one answers."""
    while True:
        url = story.chooser.choice(story.urls)
        try:
            status, told, given = await request(url, method, path, cookie, body)
            if status < 300:
                return told, given
            if status < 500 and told.get("code") != "too-many":
                raise RuntimeError(f"{path}: {told}")
        except (OSError, ConnectionError, json.JSONDecodeError):
            pass
        await asyncio.sleep(0.2)


class Seat:
    """One person at one table."""

    def __init__(self, story: Story, code: str, seat: int, cookie: str) -> None:
        self.story = story
        self.code = code
        self.seat = seat
        self.cookie = cookie
        self.v = 0
        self.waiting: Json | None = None

    async def play(self) -> None:
        while not self.story.over:
            url = self.story.chooser.choice(self.story.urls)
            address = f"{url.replace('http', 'ws', 1)}/api/tables/{self.code}/socket?v={self.v}"
            headers = {"Cookie": self.cookie}
            try:
                async with connect(
                    address,
                    additional_headers=headers,
                    compression=None,
                    max_size=None,
                    proxy=None,
                    open_timeout=30,
                    close_timeout=1,
                ) as wire:
                    if await self._at(wire):
                        return
            except (WebSocketException, OSError, TimeoutError):
                await asyncio.sleep(self.story.chooser.uniform(0.05, 0.5))

    async def _at(self, wire: Any) -> bool:
        """Serve one connection; True when the game is over."""
        moves_on = self.story.chooser.randrange(20, 200)  # then to another process
        if self.waiting is not None:
            await wire.send(json.dumps(self.waiting))
        for _ in range(moves_on):
            if self.story.over:
                return True
            try:
                told = json.loads(await asyncio.wait_for(wire.recv(), 4))
            except TimeoutError:
                if self.waiting is not None:
                    return False  # not confirmed: ask elsewhere
                continue
            if await self._hear(wire, told):
                return True
        self.story.moves += 1
        return False

    async def _hear(self, wire: Any, told: Json) -> bool:
        story = self.story
        mine = self.waiting
        if told["t"] == "ack" and mine is not None and told["id"] == mine["id"]:
            story.acked[self.code][mine["id"]] = told["v"]
            self.waiting = None
        elif told["t"] == "error" and mine is not None and told["id"] == mine["id"]:
            if told["code"] != "try-again":
                story.refused[told["code"]] += 1
                self.waiting = None
                await wire.send(json.dumps({"t": "sync", "v": 0}))
        elif told["t"] == "state":
            if told["v"] < self.v:
                story.backwards += 1
            self.v = max(self.v, told["v"])
            story.last[self.code, self.seat] = told
            asked = told["asked"]
            if told["phase"] == "finished":
                return True
            if asked and asked["options"] and self.waiting is None and told["v"] == self.v:
                await self._choose(wire, asked)
        return False

    async def _choose(self, wire: Any, asked: Json) -> None:
        option = self.story.chooser.choice(asked["options"])["key"]
        self.waiting = {
            "t": "choose",
            "id": uuid4().hex,
            "question": asked["question"],
            "option": option,
        }
        self.story.sent[self.code][self.waiting["id"]] = option
        await wire.send(json.dumps(self.waiting))


async def people(story: Story, tables: int, game: str, seats: int) -> None:
    """Tables without end: when one is over, its people open the next."""

    async def company(number: int) -> None:
        while not story.over:
            cookies = [(await surely(story, "GET", "/api/me", "", None))[1] for _ in range(seats)]
            wish = {"game": game, "seats": [{"kind": "me"}, *({} for _ in range(seats - 1))]}
            made, _ = await surely(story, "POST", "/api/tables", cookies[0], wish)
            code = made["code"]
            story.acked[code], story.sent[code] = {}, {}
            path = f"/api/tables/{code}/commands"
            for seat in range(1, seats):
                sit = {"t": "sit", "id": uuid4().hex, "seat": seat, "name": f"Guest {seat}"}
                await surely(story, "POST", path, cookies[seat], sit)
            await surely(story, "POST", path, cookies[0], {"t": "start", "id": uuid4().hex})
            company = [Seat(story, code, seat, cookie) for seat, cookie in enumerate(cookies)]
            await asyncio.gather(*(one.play() for one in company))
            for one in company:  # what was left unanswered is asked for until it is answered
                await settle(story, one)
            if story.over:
                for cookie in cookies:
                    finish = {"t": "finish", "id": uuid4().hex}
                    with contextlib.suppress(RuntimeError):  # it was over already
                        await surely(story, "POST", path, cookie, finish)
            for one in company:
                view, _ = await surely(story, "GET", f"/api/tables/{code}/view", one.cookie, None)
                story.last[code, one.seat] = view
            await audit(story, code, cookies)

    story_tasks = [asyncio.create_task(company(n)) for n in range(tables)]
    await asyncio.gather(*story_tasks)


async def settle(story: Story, seat: Seat) -> None:
    while seat.waiting is not None:
        url = story.chooser.choice(story.urls)
        path = f"/api/tables/{seat.code}/commands"
        try:
            status, told, _ = await request(url, "POST", path, seat.cookie, seat.waiting)
        except (OSError, ConnectionError, json.JSONDecodeError):
            await asyncio.sleep(0.2)
            continue
        if status == 200:
            story.acked[seat.code][seat.waiting["id"]] = told["v"]
        elif status >= 500 or told["code"] == "too-many":
            await asyncio.sleep(0.2)
            continue
        else:
            story.refused[told["code"]] += 1
        seat.waiting = None


FOUND: Counter[str] = Counter()


async def audit(story: Story, code: str, cookies: list[str]) -> None:
    """The record against what was confirmed, and every seat's last view against every process's."""
    FOUND["tables"] += 1
    record, _ = await surely(story, "GET", f"/api/tables/{code}/record", cookies[0], None)
    chosen = [e["option"] for e in record["entries"] if "option" in e and not e.get("forced")]
    acked, sent = story.acked[code], story.sent[code]
    told = [sent[key] for key, _ in sorted(acked.items(), key=lambda item: item[1])]
    FOUND["confirmed"] += len(acked)
    FOUND["recorded"] += len(chosen)
    if len(set(acked.values())) != len(acked):
        FOUND["doubled"] += 1
    if chosen != told:
        missing = Counter(told) - Counter(chosen)
        more = Counter(chosen) - Counter(told)
        FOUND["lost"] += sum(missing.values())
        FOUND["doubled"] += sum(more.values())
        FOUND["other order"] += not missing and not more
    for seat, cookie in enumerate(cookies):
        for url in story.urls:
            path = f"/api/tables/{code}/view"
            try:
                status, view, _ = await request(url, "GET", path, cookie, None)
            except (OSError, ConnectionError, json.JSONDecodeError):
                continue
            last = story.last[code, seat]
            same = all(view[key] == last[key] for key in ("v", "view", "outcome", "events"))
            FOUND["views compared"] += status == 200
            FOUND["views differ"] += status == 200 and not same


async def reaper(story: Story, servers: list[Server], every: float) -> int:
    killed = 0
    while not story.over:
        await asyncio.sleep(story.chooser.uniform(0.3, 1.7) * every)
        victim = story.chooser.choice(servers)
        victim.kill()
        killed += 1
        await asyncio.sleep(story.chooser.uniform(0, 1.0))
        await asyncio.to_thread(victim.start)
        print(
            f"\r{story.confirmed} confirmed, {killed} killed", end="", file=sys.stderr, flush=True
        )
    return killed


async def run(args: argparse.Namespace, servers: list[Server]) -> None:
    until = time.monotonic() + args.minutes * 60
    story = Story(args.choices, until, [s.url for s in servers], random.Random(args.seed))
    began = time.monotonic()
    killing = asyncio.create_task(reaper(story, servers, args.every))
    await people(story, args.tables, args.game, args.seats)
    killed = await killing
    known = {"lost": 0, "doubled": 0, "other order": 0, "views differ": 0, **FOUND}
    print(
        json.dumps(
            {
                "processes": args.processes,
                "game": args.game,
                "killed": killed,
                "seconds": round(time.monotonic() - began),
                "changes of process": story.moves,
                "refused": dict(story.refused),
                "versions backwards": story.backwards,
                **known,
            },
            indent=2,
        )
    )
    bad = story.backwards + sum(story.refused.values())
    bad += sum(known[key] for key in ("lost", "doubled", "other order", "views differ"))
    raise SystemExit(1 if bad else 0)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--processes", type=int, default=2)
    parser.add_argument("--choices", type=int, default=10_000)
    parser.add_argument(
        "--minutes", type=float, default=60.0, help="stop then, whatever was reached"
    )
    parser.add_argument("--tables", type=int, default=16)
    parser.add_argument("--game", default="duel")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--every", type=float, default=6.0, help="seconds between killings, about")
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="hallows-kill-", ignore_cleanup_errors=True) as folder:
        Path(folder).chmod(0o755)
        postgres = Postgres(Path(folder) / "pg")
        postgres.folder.mkdir()
        postgres.start()
        db = postgres.database()
        servers = [Server(db, Path(folder), bot_workers=1) for _ in range(args.processes)]
        try:
            for server in servers:
                server.start()
            asyncio.run(run(args, servers))
        finally:
            for server in servers:
                server.kill()
            postgres.stop()


if __name__ == "__main__":
    main()
