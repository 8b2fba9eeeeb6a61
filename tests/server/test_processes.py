"""Several processes on one PostgreSQL are one service: whatever one has confirmed holds at all of them."""

import random
import time
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.machines import Postgres, Server
from tests.server.people import Guest, Screen, agree, command, eventually

#: Long enough that nothing comes to pass by waiting.
NEVER = 3600.0


@pytest.fixture(scope="module")
def start(
    postgres: Postgres | None, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Callable[..., list[Server]]]:
    """Starts processes on a database of their own."""
    if postgres is None:
        pytest.skip("PostgreSQL is not installed (scripts/postgres.sh): its round is left out")
    made: list[Server] = []

    def several(count: int, *, faults: tuple[str, ...] = (), **more: Any) -> list[Server]:
        db, folder = postgres.database(), tmp_path_factory.mktemp("processes")
        servers = [Server(db, folder, bot_workers=1, **more) for _ in range(count)]
        for server, fault in zip(servers, faults or [""] * count, strict=True):
            server.start(fault)
        made.extend(servers)
        return servers

    yield several
    for server in made:
        server.kill()


@pytest.fixture(scope="module")
def deaf(start: Callable[..., list[Server]]) -> list[Server]:
    """Two processes that learn of each other by nothing but looking into the database when somebody comes."""
    limits = {"chat_lines": 6, "tables_per_hour": 1000}
    return start(2, sweep_seconds=NEVER, nudges=False, limits=limits)


@pytest.fixture(scope="module")
def pair(start: Callable[..., list[Server]]) -> list[Server]:
    """Two processes as they usually are, but for the sweep: what is seen at once was told at once."""
    return start(2, sweep_seconds=NEVER)


@pytest.fixture(scope="module")
def mortal(start: Callable[..., list[Server]]) -> list[Server]:
    """Two processes that look after their tables; the first, whose bots never come to an end, is to be killed."""
    limits = {"sockets_per_guest": 6}
    return start(2, faults=("slow-bot:600", ""), sweep_seconds=0.1, limits=limits)


class Roamer(Guest):
    """A guest who goes from process to process with one cookie."""

    def at(self, server: Server) -> "Roamer":
        self.url = server.url
        self.http.base_url = server.url
        return self


def seated(servers: list[Server], seats: str = "mo", **more: Any) -> tuple[Roamer, Roamer, str]:
    """Ada and Bo at a table that both processes have in memory."""
    one, two = servers
    ada, bo = Roamer(one.url), Roamer(one.url)
    code = ada.make(seats=seats, **more)
    bo.sit(code, 1)
    ada.do(code, "start")
    bo.at(two).view(code)
    return ada, bo, code


def rest(guest: Guest, code: str, question: int) -> dict[str, Any]:
    return guest.do(code, "choose", question=question, option="rest")


def test_a_look_shows_what_another_process_has_stored(deaf: list[Server]) -> None:
    ada, bo, code = seated(deaf)
    v = rest(ada, code, ada.view(code)["v"])["v"]
    state = bo.view(code)
    assert state["v"] == v
    assert bo.get(f"/api/tables/{code}/moments/{v}").status_code == 200
    assert bo.get(f"/api/tables/{code}/view", since=v).status_code == 204


def test_a_good_choice_is_not_refused_as_stale(deaf: list[Server]) -> None:
    ada, bo, code = seated(deaf)
    v = rest(ada, code, ada.view(code)["v"])["v"]
    assert rest(bo, code, v)["v"] == v + 1
    question = ada.view(code)["asked"]["question"]
    assert ada.do(code, "hint", question=question)["hint"]


def test_a_repeated_command_gets_the_stored_answer_anywhere(deaf: list[Server]) -> None:
    ada, bo, code = seated(deaf)
    one, two = deaf
    rest(bo.at(one), code, rest(ada, code, ada.view(code)["v"])["v"])  # nobody tells the second
    message = command("choose", question=ada.view(code)["asked"]["question"], option="rest")
    path = f"/api/tables/{code}/commands"
    first = ada.at(one).post(path, message)
    assert first.status_code == 200, first.text
    again = ada.at(two).post(path, message)
    assert (again.status_code, again.json()) == (200, first.json())


def test_what_needs_no_change_here_may_need_one_there(deaf: list[Server]) -> None:
    ada, bo, code = seated(deaf)
    one, two = deaf
    bo.at(one).do(code, "stand_in", on=True)
    assert bo.at(two).do(code, "stand_in", on=False)["v"] > 4
    assert ada.view(code)["seats"][1]["bot"] == ""


def test_a_forbidden_spectator_sees_nothing_anywhere(deaf: list[Server]) -> None:
    ada, _, code = seated(deaf)
    eve = Roamer(deaf[1].url)
    assert eve.view(code)["view"]
    settings = {**ada.view(code)["table"]["settings"], "spectators": False}
    ada.do(code, "settle", settings=settings)
    paths = ("view", "chat", "moments/3", "report")
    found = [eve.get(f"/api/tables/{code}/{path}").status_code for path in paths]
    assert found == [403] * 4
    assert eve.socket(code).closed()[0] == 4403


def test_nobody_is_not_remembered_as_nobody(deaf: list[Server]) -> None:
    one, two = deaf
    ada = Roamer(two.url)  # known to the second by the cookie alone
    ada.http.put("/api/me", json={"name": "Ada"})
    bo = Roamer(two.url)
    code = bo.at(one).make(seats="mm", start=True)
    assert bo.at(two).view(code)["you"]["seats"] == [0, 1]
    assert ada.at(one).get("/api/me").json()["name"] == "Ada"
    ada.http.put("/api/me", json={"name": "Ada the Great"})
    assert ada.at(two).get("/api/me").json()["name"] == "Ada the Great"


def test_versions_never_run_backwards_when_the_process_changes(deaf: list[Server]) -> None:
    ada, bo, code = seated(deaf)
    guests, chooser = [ada, bo], random.Random(1)
    v = 0
    for step in range(20):
        for guest in guests:
            screen = guest.at(deaf[step % 2]).socket(code).ready()
            assert screen.state["v"] >= v
            v = screen.pick(chooser)["v"] if screen.asked else screen.state["v"]
            screen.reach(v).close()
            assert guest.at(deaf[(step + 1) % 2]).view(code)["v"] >= v


def test_limits_hold_for_all_processes_together(deaf: list[Server]) -> None:
    ada, _, code = seated(deaf)
    began = time.monotonic()
    said = [
        ada.at(deaf[n % 2]).command(code, "say", text=f"line {n}").status_code for n in range(40)
    ]
    assert said[:6] == [200] * 6
    refilled = (time.monotonic() - began) * 6 / 20
    assert said.count(200) <= 7 + refilled


# -- told at once -----------------------------------------------------------------------------------------------


def test_screens_at_another_process_are_told_at_once(pair: list[Server]) -> None:
    """Nobody sweeps here: what comes was told. A choice, a line of chat, who is there, and who has become whom."""
    ada, bo, code = seated(pair)
    a, b = ada.socket(code).ready(), bo.socket(code).ready()
    question = a.state["asked"]["question"]
    v = a.do("choose", question=question, option="rest")["v"]
    b.reach(v)
    a.do("say", text="hello over there")
    b.until(lambda s: s.chat)
    a.until(lambda s: online(s) == [0, 1])
    b.until(lambda s: online(s) == [0, 1])
    eve = Roamer(pair[1].url)
    e = eve.socket(code).ready()
    a.until(lambda s: here(s).get("spectators") == 1)
    e.close()
    a.until(lambda s: here(s).get("spectators") == 0)


def test_a_screen_learns_who_it_is_from_another_process(pair: list[Server]) -> None:
    one, two = pair
    ada, bo = Roamer(one.url), Roamer(two.url)
    code = ada.make(seats="mo")
    b = bo.socket(code).ready()
    assert b.state["you"]["seats"] == []
    bo.at(one).sit(code, 1)
    b.until(lambda s: s.state["you"]["seats"] == [1])
    secret = bo.do(code, "new_secret")["secret"]
    claimed = ada.post(f"/api/tables/{code}/claim", {"secret": secret})
    assert claimed.status_code == 200
    assert b.closed() == (4410, "not-yours")


def online(screen: Screen) -> list[int]:
    found: list[int] = here(screen).get("online", [])
    return found


def here(screen: Screen) -> dict[str, Any]:
    told = [m["presence"] for m in screen.others if m["t"] == "here"]
    return told[-1] if told else {}


# -- a process dies ---------------------------------------------------------------------------------------------


def test_sockets_are_counted_at_all_processes(mortal: list[Server]) -> None:
    one, two = mortal
    ada = Roamer(one.url)
    code = ada.make(seats="mm", start=True)
    kept = [ada.socket(code).ready() for _ in range(6)]
    ada.at(two)
    eventually(lambda: turned_away(ada, code))
    kept[0].close()
    eventually(lambda: not turned_away(ada, code))
    for screen in kept:
        screen.close()


def turned_away(guest: Guest, code: str) -> bool:
    screen = guest.socket(code)
    try:
        screen.ready()
    except ConnectionClosed:
        return True
    screen.close()
    return False


def test_a_dead_process_leaves_neither_bots_nor_ghosts(mortal: list[Server]) -> None:
    """Its bots go on at another process, and its people are no longer here, though nobody comes back."""
    one, two = mortal
    ada, bo = Roamer(two.url), Roamer(two.url)
    code = ada.make(seats="mob")
    bo.sit(code, 1)
    ada.do(code, "start")
    a, b = ada.socket(code).ready(), bo.at(one).socket(code).ready()
    a.until(lambda s: online(s) == [0, 1])
    chooser = random.Random(3)
    while a.state["asked"]["seat"] != 2 or b.states == 1:  # until the first's bot thinks, for ever
        agree([a, b])
        mover = a if a.asked else b if b.asked else None
        if mover is not None:
            v = mover.pick(chooser)["v"]
            a.reach(v)
            if mover is b and a.state["asked"]["seat"] == 2:
                break
        else:
            a.reach(a.state["v"] + 1)
    v = a.state["v"]
    one.kill()
    a.reach(v + 1).until(lambda s: online(s) == [0])
