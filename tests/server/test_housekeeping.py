"""What a server does unasked: forget, sweep and tidy up, so that one table's trouble is never another's."""

import asyncio
import sqlite3
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
from starlette.websockets import WebSocketDisconnect

from hallows.kernel import RuleDefect
from hallows.server import metrics, rest, wire
from hallows.server.config import Config
from hallows.server.errors import CLOSED, CODES, Refused
from hallows.server.guard import Guard
from hallows.server.hub import Hub
from hallows.server.room import Room, now_ms
from hallows.server.sockets import closing
from hallows.server.store import Guest as Known
from tests.server.conftest import MakeServer
from tests.server.machines import Postgres, Server
from tests.server.people import Guest, command, eventually


def sqlite_only(server: Server) -> None:
    if server.db.startswith("postgresql"):
        pytest.skip("shown on SQLite, whose file the test can get at")


def test_a_full_house_still_lets_people_in(make_server: MakeServer) -> None:
    """`live_tables` is what is kept besides what people look at."""
    server = make_server(limits={"live_tables": 1})
    ada = Guest(server.url)
    tables = [ada.make(seats="mm", start=True) for _ in range(3)]
    screens = [ada.socket(code).ready() for code in tables]
    for screen, code in zip(screens, tables, strict=True):
        assert screen.state["table"]["code"] == code
        assert ada.view(code)["v"] == 2


def test_a_table_that_cannot_be_played_stops_no_other(make_server: MakeServer) -> None:
    server = make_server(sweep_seconds=0.1)
    sqlite_only(server)
    ada = Guest(server.url)
    spoilt, sound = (ada.make(seats="mm", start=True, settings={"seconds": 2}) for _ in range(2))
    server.stop()
    with sqlite3.connect(server.db) as database:
        database.execute("UPDATE entries SET body = 'not JSON' WHERE code = ?", (spoilt,))
        database.execute("UPDATE tables SET due_at = 1 WHERE code = ?", (spoilt,))
    server.start()
    eventually(lambda: "timed_out" in [event["key"] for event in ada.view(sound)["events"]])
    assert ada.get(f"/api/tables/{spoilt}/view").json()["code"] == "internal"
    assert server.logged().count("table cannot be played") == 1  # and then it is left alone


def test_a_table_is_looked_after_again_when_the_database_was_away(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def away(_: Room) -> None:
        raise Refused("try-again")

    async def sweep_twice() -> list[str]:
        hub = Hub(Config(db=f"sqlite+aiosqlite:///{tmp_path / 'tables.db'}", bot_workers=1))
        await hub.store.open()
        guest = Known(0, "a" * 64, "Ada")
        seats = [rest.SeatWish("me"), rest.SeatWish("me")]
        wish = rest.NewTable("duel", seats, settings=wire.Settings(seconds=60), start=True)
        made = await hub.open_table(guest, wish, "here")
        monkeypatch.setattr(Room, "look_after", away)
        await hub._sweep_once(1_000_000)
        due = await hub.store.due(now_ms() + 1_000_000, 0)
        assert due == [made.code]
        await hub.close()
        return due

    assert asyncio.run(sweep_twice())


def test_a_locked_database_keeps_a_crowd_waiting_once(make_server: MakeServer) -> None:
    server = make_server(busy_ms=3000)
    sqlite_only(server)
    guests = [Guest(server.url) for _ in range(12)]
    tables = [guest.make(seats="mm", start=True) for guest in guests]
    bodies = [
        command("choose", question=guest.view(code)["asked"]["question"], option="rest")
        for guest, code in zip(guests, tables, strict=True)
    ]
    lock = sqlite3.connect(server.db, isolation_level=None)
    lock.execute("BEGIN EXCLUSIVE")

    def send(n: int) -> tuple[int, float]:
        started = time.monotonic()
        answer = guests[n].post(f"/api/tables/{tables[n]}/commands", bodies[n])
        return answer.status_code, time.monotonic() - started

    with ThreadPoolExecutor(12) as pool:
        answers = list(pool.map(send, range(12)))
    lock.execute("ROLLBACK")
    lock.close()
    assert [status for status, _ in answers] == [503] * 12
    assert max(waited for _, waited in answers) < 18  # one after the other would take 36 seconds
    with ThreadPoolExecutor(12) as pool:
        assert [status for status, _ in pool.map(send, range(12))] == [200] * 12


def test_tables_long_abandoned_no_longer_count(make_server: MakeServer) -> None:
    server = make_server(limits={"tables_per_guest": 2, "tables": 3})
    sqlite_only(server)
    ada, bo = Guest(server.url), Guest(server.url)
    wish = {"game": "duel", "seats": [{"kind": "me"}, {}]}
    assert [ada.post("/api/tables", wish).status_code for _ in range(3)] == [201, 201, 429]
    assert [bo.post("/api/tables", wish).status_code for _ in range(2)] == [201, 429]
    month = 31 * 86_400_000
    with sqlite3.connect(server.db) as database:
        database.execute("UPDATE tables SET changed = changed - ?", (month,))
    assert ada.post("/api/tables", wish).status_code == 201
    assert len(ada.get("/api/tables").json()["tables"]) == 3  # they are still there


def test_who_is_refused_at_the_door_comes_back_only_if_that_may_help() -> None:
    assert all(closing(Refused(code)) in CLOSED for code in CODES)
    assert [code for code in CODES if closing(Refused(code)) == 1012] == ["try-again"]
    assert closing(Refused("unknown-table")) == closing(RuleDefect("spoilt")) == 4404
    assert closing(Refused("no-spectators")) == 4403


def test_screens_are_told_to_come_back_while_the_database_is_away(
    make_server: MakeServer, postgres: Postgres | None
) -> None:
    server = make_server()
    if postgres is None or not server.db.startswith("postgresql"):
        pytest.skip("PostgreSQL's own trouble")
    ada = Guest(server.url)
    code, other = (ada.make(seats="mm", start=True) for _ in range(2))
    ada.do(code, "say", text="the last thing told on arrival")
    server.stop()
    server.start()  # nothing is in memory now but what is looked at from here on
    screen = ada.socket(code, seat=0).until(lambda s: s.state and s.chat)
    postgres.stop()
    try:
        assert ada.socket(code).closed() == (1012, "restarting")
        assert ada.socket(other).closed()[0] == 1012
        # The refused command drops what was in memory; a question about it is answered, not cut off.
        refused = screen.refused("rename", seat=0, name="lost")
        screen.say({"t": "sync", "v": 0})
        screen.until(lambda s: any(m["code"] == "try-again" for m in s.others if m["t"] == "error"))
    finally:
        postgres.start_again()
    assert refused == "try-again"
    screen.do("rename", seat=0, name="found")
    screen.until(lambda s: s.state["seats"][0]["name"] == "found")


async def _socket_ends_with(folder: Path, wrong: Exception) -> float:
    """How many defects are counted when the screen's line ends like this."""

    async def app(*_: Any) -> None:
        raise wrong

    async def receive() -> dict[str, Any]:
        return {"type": "websocket.connect"}

    async def send(_: Any) -> None:
        pass

    hub = Hub(Config(db=f"sqlite+aiosqlite:///{folder}/tables.db", bot_workers=1))
    await hub.start()
    counted = metrics.DEFECTS.labels("socket")._value
    before: float = counted.get()
    scope = {
        "type": "websocket",
        "path": "/api/tables/AAAAAA/socket",
        "headers": [(b"host", b"localhost")],
        "client": ("127.0.0.1", 1),
        "scheme": "ws",
    }
    try:
        await Guard(app, hub)(scope, receive, send)
    finally:
        await hub.close()
    return float(counted.get() - before)


@pytest.mark.parametrize(
    ("wrong", "defects"),
    [(WebSocketDisconnect(1006), 0), (BrokenPipeError(), 0), (ValueError(), 1)],
)
def test_who_left_before_being_refused_is_no_defect(
    tmp_path: Path, wrong: Exception, defects: int
) -> None:
    assert asyncio.run(_socket_ends_with(tmp_path, wrong)) == defects
