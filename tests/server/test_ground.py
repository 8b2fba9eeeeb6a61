"""Too much of anything, and the ground giving way: limits hold, and nothing confirmed is lost."""

import json
import random
import sqlite3
import time
from concurrent.futures import ThreadPoolExecutor

import msgspec
import pytest

import hallows
from hallows.kernel import Fairness, record, write
from tests.server.conftest import MakeGuest, MakeServer
from tests.server.machines import Postgres, Server
from tests.server.people import Guest, bare_get, command, eventually

# -- limits --------------------------------------------------------------------------------------------------


def test_limits_of_tables_and_sockets(make_server: MakeServer) -> None:
    server = make_server(
        limits={
            "tables_per_guest": 5,
            "sockets_per_guest": 3,
            "sockets_per_address": 5,
            "tables_per_hour": 8,
        }
    )
    ada = Guest(server.url)
    wish = {"game": "duel", "seats": [{"kind": "me"}, {}]}
    answers = [ada.post("/api/tables", wish) for _ in range(7)]
    assert [a.status_code for a in answers] == [201] * 5 + [429] * 2
    assert answers[-1].json()["args"]["what"] == "tables"
    code = answers[0].json()["code"]
    kept = [ada.socket(code).ready() for _ in range(3)]
    assert ada.socket(code).closed()[0] == 4429
    bo = Guest(server.url)
    kept += [bo.socket(code).ready() for _ in range(2)]
    assert bo.socket(code).closed() == (4429, "too-many sockets 10")
    kept[0].close()
    eventually(lambda: bo.get("/healthz").json()["sockets"] == 4)
    bo.socket(code).ready()
    assert bo.post("/api/tables", wish).status_code == 201
    late = bo.post("/api/tables", wish)
    assert late.status_code == 429
    assert int(late.headers["retry-after"]) > 0


def test_tables_of_one_guest_asked_for_at_once(make_server: MakeServer) -> None:
    server = make_server(limits={"tables_per_guest": 5})
    ada = Guest(server.url)
    wish = {"game": "duel", "seats": [{"kind": "me"}, {}]}
    with ThreadPoolExecutor(12) as pool:
        codes = list(pool.map(lambda _: ada.post("/api/tables", wish).status_code, range(24)))
    assert (codes.count(201), codes.count(429)) == (5, 19)


def test_limits_of_requests_chat_hints_and_looks_back(make_server: MakeServer) -> None:
    server = make_server(
        limits={"chat_lines": 5, "hints_per_minute": 3, "moments": 0.001, "moments_burst": 4}
    )
    ada = Guest(server.url)
    code = ada.make(seats="mm", start=True)
    # One more line may be said every four seconds: whoever is slow gets some of those, but nobody thirty.
    said = [ada.command(code, "say", text=f"line {n}").status_code for n in range(30)]
    assert said[:5] == [200] * 5
    assert 429 in said
    q = ada.view(code)["asked"]["question"]
    hints = [ada.command(code, "hint", question=q).status_code for n in range(10)]
    assert hints[:3] == [200] * 3
    assert 429 in hints
    looks = [ada.get(f"/api/tables/{code}/moments/2").status_code for n in range(7)]
    assert looks == [200] * 4 + [429] * 3
    assert ada.get(f"/api/tables/{code}/view").status_code == 200


def test_a_new_cookie_brings_no_new_looks_back(make_server: MakeServer) -> None:
    server = make_server(limits={"moments": 0.001, "moments_burst": 3})
    ada = Guest(server.url)
    code = ada.make(seats="mm", start=True)
    address = f"{server.url}/api/tables/{code}"
    for path in ("moments/2", "report"):
        answers = [bare_get(f"{address}/{path}") for _ in range(6)]
        assert 429 in [answer.status_code for answer in answers]
        assert int(answers[-1].headers["retry-after"]) > 0
    assert ada.get(f"/api/tables/{code}/moments/2").status_code == 200  # she has her own


def test_rematches_count_as_new_tables(make_server: MakeServer) -> None:
    server = make_server(limits={"tables_per_hour": 2})
    ada = Guest(server.url)
    code = ada.make(seats="mm", start=True)
    opened = time.time() * 1000
    for _ in range(2):
        ada.do(code, "finish", seat=0)
        code = ada.do(code, "rematch")["rematch"]
        assert ada.view(code)["table"]["created"] >= opened - 1
    ada.do(code, "finish", seat=0)
    late = ada.command(code, "rematch")
    assert (late.status_code, late.json()["args"]["what"]) == (429, "tables")
    assert int(late.headers["retry-after"]) > 0


def test_a_record_says_little_besides_its_entries(guest: MakeGuest) -> None:
    """It goes out with every state: nobody should get megabytes of salts."""
    ada = guest()
    played = record(hallows.deal("duel", 2, 3))
    for told in (
        {"fairness": Fairness("t", "c", ["salt" * 1000] * 100)},
        {"players": ["long" * 5000]},
    ):
        answer = ada.post("/api/records", write(msgspec.structs.replace(played, **told)))
        assert (answer.status_code, answer.json()["code"]) == (413, "too-large")
    assert ada.post("/api/records", write(played)).status_code == 201


def test_limit_of_requests(make_server: MakeServer) -> None:
    server = make_server(limits={"requests": 0.001, "requests_burst": 30})
    with ThreadPoolExecutor(8) as pool:
        codes = list(pool.map(lambda _: bare_get(f"{server.url}/api/me").status_code, range(60)))
    assert (codes.count(200), codes.count(429)) == (30, 30)
    assert int(bare_get(f"{server.url}/api/me").headers["retry-after"]) > 0
    assert bare_get(f"{server.url}/healthz").status_code == 200


# -- the ground gives way ------------------------------------------------------------------------------------


def test_a_locked_database_loses_nothing(make_server: MakeServer) -> None:
    server = make_server(busy_ms=300)
    if server.db.startswith("postgresql"):
        pytest.skip("SQLite's own trouble")
    ada = Guest(server.url)
    code = ada.make(seats="mm", start=True)
    before = ada.view(code)
    body = command("choose", question=before["asked"]["question"], option="rest")
    lock = sqlite3.connect(server.db, isolation_level=None)
    lock.execute("BEGIN EXCLUSIVE")
    answer = ada.post(f"/api/tables/{code}/commands", body)
    assert (answer.status_code, answer.json()["code"]) == (503, "try-again")
    eventually(lambda: ada.get("/healthz").status_code == 503)
    lock.execute("ROLLBACK")
    lock.close()
    eventually(lambda: ada.get("/healthz").status_code == 200)
    assert ada.view(code)["v"] == before["v"]
    assert ada.view(code)["view"] == before["view"]  # nothing was shown that was not stored
    answer = ada.post(f"/api/tables/{code}/commands", body)
    assert answer.json()["v"] == before["v"] + 1


def test_a_full_disk_loses_nothing(make_server: MakeServer) -> None:
    server = make_server()
    if server.db.startswith("postgresql"):
        pytest.skip("SQLite's own trouble")
    ada = Guest(server.url)
    code = ada.make(game="canary", seats="mm", start=True)
    server.stop()
    server.start(file_limit=200_000)
    acked = 0
    chooser = random.Random(1)
    refusals: list[str] = []
    for _ in range(400):
        answer = ada.command(code, "rename", seat=0, name=f"Name {chooser.random()}")
        if answer.status_code == 200:
            acked = answer.json()["v"]
        else:
            refusals.append(answer.json()["code"])
            if len(refusals) > 3:
                break
    assert set(refusals) == {"try-again"}
    assert ada.view(code)["v"] == acked
    eventually(lambda: ada.get("/healthz").status_code == 503)
    server.kill()
    server.start()
    assert ada.view(code)["v"] == acked
    ada.do(code, "rename", seat=0, name="Room again")


def test_answers_tell_nothing_about_the_inside(guest: MakeGuest, server: Server) -> None:
    ada = guest()
    answer = ada.post(
        "/api/tables", {"game": "duel", "seats": [{}, {}], "options": {"max_turns": "many"}}
    )
    text = answer.text + json.dumps(dict(answer.headers))
    assert "Traceback" not in text
    assert "hallows/server" not in text
    assert "site-packages" not in text


def test_a_database_that_falls_over_loses_nothing(
    make_server: MakeServer, postgres: Postgres | None
) -> None:
    """PostgreSQL dies and comes back: meanwhile `try-again`, afterwards all that was confirmed."""
    server = make_server()
    if postgres is None or not server.db.startswith("postgresql"):
        pytest.skip("PostgreSQL's own trouble")
    ada = Guest(server.url)
    code = ada.make(game="canary", seats="mm", start=True)
    screen = ada.socket(code, seat=0).ready()
    names = [f"Name {n}" for n in range(12)]
    confirmed: list[int] = []
    for n, name in enumerate(names):
        if n == 4:
            postgres.stop()
            refusal = ada.command(code, "rename", seat=0, name="lost", id="not-stored-yet")
            assert (refusal.status_code, refusal.json()["code"]) == (503, "try-again")
            eventually(lambda: ada.get("/healthz").status_code == 503)
            postgres.start_again()
        confirmed.append(ada.do(code, "rename", seat=0, name=name)["v"])
    assert confirmed == list(range(3, 15))
    screen.reach(14)
    assert [e["key"] for e in screen.events].count("renamed") == 12
    assert ada.view(code)["seats"][0]["name"] == names[-1]


# -- what it costs ---------------------------------------------------------------------------------------------


def test_looks_cost_what_they_weigh_and_changes_are_counted(make_server: MakeServer) -> None:
    """Whoever has looked at more than their share waits, over REST and sockets; what is told unasked is free, and so
    are choices. Names, orders and settings are changed only so often."""
    limits = {
        "looks_bytes": 0.001,
        "looks_bytes_burst": 60_000,
        "changes": 0.001,
        "changes_burst": 9,
        "events": 5,
    }
    server = make_server(limits=limits)
    ada, bo = Guest(server.url), Guest(server.url)
    code = ada.make(seats="mo")
    bo.sit(code, 1)
    ada.do(code, "start")
    a, b = ada.socket(code).ready(), bo.socket(code)
    whole = ada.view(code)
    told = [event["n"] for event in whole["events"]]
    assert len(told) == 5  # the newest, with their own numbers
    assert told == list(range(told[0], told[0] + 5))
    assert (whole["keep"], whole["since"], told[0] > 0) == (0, 0, True)
    path = f"/api/tables/{code}/view"
    weight = len(ada.get(path).content)
    found = [ada.get(path).status_code for _ in range(60_000 // weight + 3)]
    assert found[0] == 200
    assert found[-3:] == [429] * 3
    assert ada.get(path, since=version_of(bo, code)).status_code == 204
    a.say({"t": "sync", "v": 0})
    a.until(lambda s: any(m.get("args", {}).get("what") == "looks" for m in s.others))
    assert ada.socket(code).closed() == (4429, "too-many")
    question = bo.view(code)["asked"]["question"]  # bo has his own, and hers is not his loss
    assert a.do("choose", question=question, option="rest")["v"] == question + 1
    b.close()
    renamed = [
        ada.command(code, "rename", name=f"Ada {n}").json().get("code", "") for n in range(14)
    ]
    assert renamed[0] == ""
    assert renamed[-5:] == ["too-many"] * 5
    assert ada.refused(code, "order", window="shield") == "too-many"


def version_of(guest: Guest, code: str) -> int:
    return int(guest.view(code)["v"])
