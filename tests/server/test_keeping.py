"""Keeping and forgetting: copies, what goes when it is old, and what a person may ask for."""

import asyncio
import json
import random
import sqlite3
import subprocess
from functools import partial
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from sqlalchemy.dialects import sqlite
from typer.testing import CliRunner

from hallows.cli import app
from hallows.server import keeping, ledger
from hallows.server.config import Config, database
from hallows.server.keeping import BATCH, Keep, Keeper
from hallows.server.ledger import DAY
from hallows.server.room import now_ms
from hallows.server.store import Store
from tests.server.conftest import MakeServer
from tests.server.machines import Postgres, Server
from tests.server.people import Guest, Screen, eventually


def hallows(*words: object) -> str:
    said = CliRunner().invoke(app, [str(word) for word in words])
    assert said.exit_code == 0, said.output
    return said.output


def refused(*words: object) -> str:
    said = CliRunner().invoke(app, [str(word) for word in words])
    assert said.exit_code != 0
    return said.output


def playing(server: Server, choices: int = 5) -> tuple[Guest, str]:
    """A guest on both sides of a table, in mid-game."""
    ada = Guest(server.url, "Ada")
    code = ada.make(seats="mm", start=True)
    for _ in range(choices):
        choose(ada, code)
    return ada, code


def choose(guest: Guest, code: str) -> None:
    seat = guest.view(code)["asked"]["seat"]
    asked = guest.view(code, seat=seat)["asked"]
    option = asked["options"][0]["key"]
    guest.do(code, "choose", question=asked["question"], option=option)


def hear_the_end(screen: Screen) -> None:
    while True:
        screen.hear()


def is_gone(guest: Guest, code: str) -> bool:
    return guest.get(f"/api/tables/{code}/view").status_code == 404


# -- copies -------------------------------------------------------------------------------------------------


def test_a_copy_made_in_mid_game_is_played_on(
    make_server: MakeServer, tmp_path: Path, postgres: Postgres | None
) -> None:
    """Made while a server runs, put back while none does, and the same cookie goes on from that very choice."""
    server = make_server()
    ada, code = playing(server)
    then = ada.view(code)
    copy = tmp_path / "copy"
    if server.db.startswith("postgresql"):
        assert postgres is not None
        restored = dumped(postgres, server.db, copy)
    else:
        assert "1 tables" in hallows("backup", copy, "--db", server.db)
        assert "another server has" in refused("restore", copy, "--db", server.db)
        restored = server.db
    choose(ada, code)  # forgotten by what follows
    assert server.stop() == 0
    if restored == server.db:
        hallows("restore", copy, "--db", server.db)
        assert Path(f"{server.db}.before").exists()
    server.db = restored
    server.start()
    now = ada.view(code)
    same = ("v", "view", "asked", "events")
    assert {key: now[key] for key in same} == {key: then[key] for key in same}
    choose(ada, code)


def dumped(postgres: Postgres, db: str, copy: Path) -> str:
    """As docs/run-a-server.md says."""
    programs, fresh = postgres.programs(), postgres.database()
    assert programs is not None
    plain, target = (address.replace("+asyncpg", "") for address in (db, fresh))
    for command in (
        [programs / "pg_dump", "--format=custom", f"--file={copy}", plain],
        [programs / "pg_restore", "--no-owner", f"--dbname={target}", copy],
    ):
        subprocess.run([str(word) for word in command], check=True, timeout=120)
    return fresh


def test_what_is_no_copy_is_not_put_back(tmp_path: Path) -> None:
    other = tmp_path / "other"
    other.write_text("not a database, but a few words that are long enough to be read as one")
    target = tmp_path / "tables.db"
    assert "not a database of ours" in refused("restore", other, "--db", target)
    assert "no such" in refused("backup", tmp_path / "copy", "--db", target)
    assert not target.exists()


# -- what is old --------------------------------------------------------------------------------------------


def aged(db: str, statement: str, **values: Any) -> None:
    async def work() -> None:
        here = Store(Config(db=database(db)))
        async with here.engine.begin() as connection:
            await connection.execute(sa.text(statement), values)
        await here.close()

    asyncio.run(work())


def forget(db: str, **days: int) -> dict[str, int]:
    async def work() -> dict[str, int]:
        here = Store(Config(db=database(db)))
        await here.open()
        try:
            return await Keeper(here).forget(Keep(**days), now_ms())
        finally:
            await here.close()

    return asyncio.run(work())


def test_only_what_is_old_and_of_that_kind_goes(make_server: MakeServer) -> None:
    server = make_server(sweep_seconds=0.1)
    ada, played = playing(server)
    fresh = ada.make(seats="mm", start=True)
    ada.do(fresh, "say", text="good luck")
    finished = ada.make(seats="mm", start=True)
    ada.do(finished, "finish", seat=0)
    record = ada.get(f"/api/tables/{finished}/record").content
    imported = ada.post("/api/records", record).json()["code"]
    stranger = Guest(server.url)
    stranger.http.put("/api/me", json={"name": "Gone"})
    long_ago = now_ms() - 40 * DAY
    aged(
        server.db, "UPDATE tables SET changed = :at WHERE code != :fresh", at=long_ago, fresh=fresh
    )
    aged(server.db, "UPDATE guests SET seen = :at", at=long_ago)
    assert not any(forget(server.db, finished=50, abandoned=50, imported=50, guests=50).values())
    assert forget(server.db) == {}  # nothing is asked for
    assert forget(server.db, imported=30) == {"imported": 1}
    assert forget(server.db, finished=30) == {"finished": 1}
    assert forget(server.db, abandoned=30, guests=30) == {"abandoned": 1, "guests": 1}
    assert [line["code"] for line in ada.get("/api/tables").json()["tables"]] == [fresh]
    for code in (finished, imported, played):
        eventually(partial(is_gone, ada, code))
    assert forget(server.db, chat=30) == {"chat": 0}
    aged(server.db, "UPDATE chat SET at = :at", at=long_ago)
    assert forget(server.db, chat=30) == {"chat": 1}
    assert ada.view(fresh)["v"] == 2


def test_a_server_forgets_by_itself_in_small_steps_and_play_never(make_server: MakeServer) -> None:
    server = make_server(keep={"abandoned": 30}, keep_seconds=0.1)
    ada, code = playing(server)
    copies = ", ".join(
        f"('old{n}', 1, 'duel', 'lobby', 1, '[]', '', 1, 1)" for n in range(BATCH + 3)
    )
    columns = "code, seq, game, phase, host, seats, secret, created, changed"
    blobs = copies.replace("'[]', ''", "CAST('[]' AS BLOB), CAST('' AS BLOB)")
    if server.db.startswith("postgresql"):
        blobs = copies
    aged(server.db, f"INSERT INTO tables ({columns}) VALUES {blobs}")
    eventually(lambda: f'"abandoned": {BATCH}' in server.logged())
    eventually(lambda: '"abandoned": 3' in server.logged())
    assert ada.view(code)["v"] == 7
    assert not Config().keep


def plan(statement: sa.Select[Any], db: Path) -> str:
    text = str(statement.compile(dialect=sqlite.dialect(), compile_kwargs={"literal_binds": True}))
    with sqlite3.connect(db) as connection:
        return " ".join(str(row[3]) for row in connection.execute(f"EXPLAIN QUERY PLAN {text}"))


def test_old_tables_cost_nothing_when_one_is_opened_nor_when_some_go(tmp_path: Path) -> None:
    db = tmp_path / "tables.db"
    hallows("admin", "migrate", "--db", db)
    asked = [ledger.unfinished(None), ledger.unfinished(7)]
    asked += [
        keeping.old(kind, 1) for kind in ("finished", "abandoned", "imported", "guests", "chat")
    ]
    for statement in asked:
        assert "SCAN" not in plan(statement, db), statement


# -- what is somebody's -------------------------------------------------------------------------------------


def test_a_person_gets_everything_known_of_them_and_nothing_else(make_server: MakeServer) -> None:
    server = make_server()
    ada, bo = Guest(server.url, "Ada"), Guest(server.url, "Bo")
    code = ada.make(seats="mo")
    bo.sit(code, 1)
    ada.do(code, "start")
    ada.do(code, "say", text="good luck")
    bo.do(code, "say", text="and to you")
    ada.choose(code, random.Random(1)) or bo.choose(code, random.Random(1))
    known = ada.get("/api/me/everything").json()
    assert [table["code"] for table in known["tables"]] == [code]
    assert [line["text"] for line in known["said"]] == ["good luck"]
    whose = [deed for who in (ada, bo) for deed in deeds(who) if deed["what"] == "chose"]
    assert len(whose) == 1
    assert whose[0]["option"]
    assert "secret" not in json.dumps(known)
    assert "Bo" not in json.dumps(known)
    assert Guest(server.url).get("/api/me/everything").json()["tables"] == []


def deeds(guest: Guest) -> list[dict[str, Any]]:
    known = guest.get("/api/me/everything").json()
    return [deed for table in known["tables"] for deed in table["deeds"]]


def test_who_is_forgotten_leaves_others_their_game_and_nothing_else(
    make_server: MakeServer,
) -> None:
    server = make_server(sweep_seconds=0.1)
    ada, bo = Guest(server.url), Guest(server.url)
    alone = ada.make(seats="mm", start=True)
    shared = ada.make(seats="mo")
    bo.sit(shared, 1, "Bo")
    ada.do(shared, "rename", seat=0, name="Ada Lovelace")
    ada.do(shared, "start")
    ada.do(shared, "say", text="my own words")
    assert ada.http.delete("/api/me").status_code == 200
    assert ada.get("/api/tables").json()["tables"] == []
    assert ada.get("/api/me/everything").json()["name"] == ""
    assert bo.get(f"/api/tables/{alone}/view").status_code == 404
    seen = json.dumps([bo.view(shared), bo.get(f"/api/tables/{shared}/chat").json()])
    assert "Ada Lovelace" not in seen
    assert "my own words" not in seen
    assert bo.view(shared)["phase"] == "playing"
    assert bo.view(shared)["seats"][0]["bot"]  # somebody plays on in their place


def test_a_table_is_deleted_by_whose_it_is(make_server: MakeServer) -> None:
    server = make_server()
    ada, bo = Guest(server.url), Guest(server.url)
    code = ada.make(seats="mm", start=True)
    screen = ada.socket(code).ready()
    assert bo.http.delete(f"/api/tables/{code}").status_code == 403
    assert ada.http.delete(f"/api/tables/{code}").json()["tables"] == []
    assert ada.get(f"/api/tables/{code}/view").status_code == 404
    with pytest.raises(Exception, match="1012"):
        hear_the_end(screen)


# -- operators ----------------------------------------------------------------------------------------------


def test_an_operator_sees_and_deletes_beside_a_running_server(make_server: MakeServer) -> None:
    server = make_server(sweep_seconds=0.1)
    ada, code = playing(server)
    screen = ada.socket(code).ready()
    listed = json.loads(hallows("admin", "tables", "--db", server.db, "--json"))
    assert [(row["code"], row["phase"], row["version"]) for row in listed] == [(code, "playing", 7)]
    guests = json.loads(hallows("admin", "guests", "--db", server.db, "--json"))
    assert [row["tables"] for row in guests] == [1]
    assert code in hallows("admin", "tables", "--db", server.db)
    assert "no such table" in refused("admin", "delete", "nothing", "--db", server.db)
    asked = ada.view(code, seat=ada.view(code)["asked"]["seat"])["asked"]
    option = asked["options"][0]["key"]
    hallows("admin", "delete", code, "--db", server.db)
    # At once, though the server has it in memory: nothing is stored at a table that is no more.
    told = ada.refused(code, "choose", question=asked["question"], option=option)
    assert told == "unknown-table"
    with pytest.raises(Exception, match="1012"):
        hear_the_end(screen)
    hallows("admin", "vacuum", "--db", server.db)
    assert json.loads(hallows("admin", "forget", "--keep", "guests=0", "--db", server.db)) == {}
    assert "KIND=DAYS" in refused("admin", "forget", "--keep", "gold=1", "--db", server.db)
