"""Spectators who are some minutes behind: nothing newer than that leaves the server for them, by whatever way."""

import json

import sqlalchemy as sa

from hallows.server import schema
from tests.server.conftest import MakeServer
from tests.server.machines import Server
from tests.server.people import Guest, Json
from tests.server.test_keeping import choose
from tests.server.test_results import run

MINUTE = 60_000


def delayed(host: Guest, seats: str = "mm", **settings: object) -> str:
    return host.make(
        seats=seats, start=True, settings={"delay": 1, **settings}, options={"max_turns": 3}
    )


def age(server: Server, code: str, upto: int, ms: int) -> None:
    """The first entries, and all that was said, happened so much earlier."""
    entries, chat = schema.entries, schema.chat
    whose = (entries.c.code == code) & (entries.c.seq <= upto)
    assert server.stop() == 0
    run(server, sa.update(entries).where(whose).values(at=entries.c.at - ms))
    run(server, sa.update(chat).where(chat.c.code == code).values(at=chat.c.at - ms))
    server.start()


def seen(guest: Guest, code: str) -> Json:
    state = guest.view(code)
    assert state["behind"] == 1
    assert state["you"]["seats"] == []
    return state


def test_whoever_has_no_seat_sees_what_is_old_enough_only(make_server: MakeServer) -> None:
    server = make_server()
    ada, eve = Guest(server.url, "Ada"), Guest(server.url, "Eve")
    code = delayed(ada)
    for _ in range(3):
        choose(ada, code)
    ada.do(code, "say", text="a word among players")
    eve.do(code, "say", text="a word in the gallery")
    now = ada.view(code)["v"]
    assert now >= 5
    # The game has begun this minute: the chairs, and nothing of it.
    screen = eve.socket(code).ready()
    for state in (seen(eve, code), screen.state):
        assert (state["phase"], state["v"], state["view"], state["asked"]) == (
            "lobby",
            1,
            None,
            None,
        )
    assert eve.get(f"/api/tables/{code}/moments/2").json()["code"] == "no-such-version"
    for what in ("record", "analysis", "ending"):
        assert eve.get(f"/api/tables/{code}/{what}").json()["code"] == "not-finished"
    assert eve.get(f"/api/tables/{code}/report").json()["chapters"] == []
    assert "among players" not in json.dumps(eve.get(f"/api/tables/{code}/chat").json())
    assert "in the gallery" in json.dumps(eve.get(f"/api/tables/{code}/chat").json())
    choose(ada, code)
    screen.do("say", text="again")  # whatever was sent meanwhile is here by now
    assert screen.state["v"] == 1
    assert not any(b"among players" in heard for heard in eve.heard)
    screen.close()
    # A minute later for the beginning of it: that much is seen, and what was said is heard.
    age(server, code, 3, MINUTE)
    state = seen(eve, code)
    assert (state["v"], state["phase"]) == (3, "playing")
    assert max(event["v"] for event in state["events"]) == 3
    assert eve.get(f"/api/tables/{code}/moments/3").status_code == 200
    assert eve.get(f"/api/tables/{code}/moments/4").json()["code"] == "no-such-version"
    assert "among players" in json.dumps(eve.get(f"/api/tables/{code}/chat").json())
    assert ada.view(code)["behind"] == 0


def test_time_brings_the_rest_without_anybody_asking(make_server: MakeServer) -> None:
    server = make_server(sweep_seconds=0.1)
    ada, eve = Guest(server.url, "Ada"), Guest(server.url, "Eve")
    code = delayed(ada)
    choose(ada, code)
    now = ada.view(code)["v"]
    age(server, code, now, MINUTE - 3000)
    screen = eve.socket(code).ready()
    screen.reach(now)
    assert screen.state["behind"] == 1
    screen.close()


def test_the_end_comes_as_late_as_everything(make_server: MakeServer) -> None:
    server = make_server()
    ada, eve = Guest(server.url, "Ada"), Guest(server.url, "Eve")
    code = delayed(ada)
    while ada.view(code)["phase"] == "playing":
        choose(ada, code)
    v = ada.view(code)["v"]
    fork = {"v": 2, "seats": [{"kind": "me"}, {"kind": "bot"}]}
    age(server, code, v - 1, MINUTE)
    assert seen(eve, code)["outcome"] is None
    assert seen(eve, code)["fairness"]["secret"] == ""
    assert eve.post(f"/api/tables/{code}/fork", fork).json()["code"] == "not-finished"
    assert eve.get(f"/api/tables/{code}/moments/2", seat=0).json()["code"] == "not-your-seat"
    assert eve.get(f"/api/tables/{code}/record").json()["code"] == "not-finished"
    age(server, code, v, MINUTE)
    assert seen(eve, code)["outcome"] is not None
    assert eve.get(f"/api/tables/{code}/record").status_code == 200
    assert eve.post(f"/api/tables/{code}/fork", fork).status_code == 201


def test_whoever_gives_their_seat_up_sees_through_it_no_longer(make_server: MakeServer) -> None:
    """The table of a minute ago knows them as a player: they are none any more."""
    server = make_server()
    ada, bo = Guest(server.url, "Ada"), Guest(server.url, "Bo")
    code = ada.make(seats="mo", settings={"delay": 1})
    bo.sit(code, 1)
    ada.do(code, "start")
    age(server, code, 3, MINUTE)
    assert bo.view(code)["behind"] == 0
    bo.do(code, "leave")
    state = seen(bo, code)
    assert (state["v"], state["you"]["seat"]) == (3, None)
    assert state["asked"] is None or state["asked"]["options"] == []
    assert bo.get(f"/api/tables/{code}/moments/3", seat=1).json()["code"] == "not-your-seat"


def test_the_delay_is_settled_before_the_start(make_server: MakeServer) -> None:
    server = make_server()
    ada, eve = Guest(server.url, "Ada"), Guest(server.url, "Eve")
    code = ada.make(seats="mr")
    ada.do(code, "settle", settings={"delay": 15})
    screen = eve.socket(code).ready()
    assert screen.state["behind"] == 0  # who gathers is no secret
    ada.do(code, "start")
    screen.until(lambda it: it.state["behind"] == 15)
    assert screen.state["phase"] == "lobby"
    screen.close()
    assert ada.refused(code, "settle", settings={"delay": 0}) == "already-started"
    ada.do(code, "settle", settings={"delay": 15, "undo": False})
    assert ada.refused(code, "settle", settings={"delay": 2}) == "bad-message"
    assert eve.view(code)["behind"] == 15
