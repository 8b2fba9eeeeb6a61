"""The promises of the table service, each against a real process over real sockets.

P1 a confirmed choice is never lost; P2 it counts once; P4 any client can catch up; P5 same record, same bytes;
P6 a dying process stalls nobody; P8 export and import round-trip. P3 is in test_secrets, P7 in test_hostile.
"""

import os
import random
import signal
import threading
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from hallows.kernel import read, write
from hallows.kernel.record import Chose
from tests.server.conftest import MakeGuest, MakeServer
from tests.server.machines import Server
from tests.server.people import PATIENCE, Guest, Screen, command, play_out


def together(
    server: Server, seats: str = "mo", game: str = "duel", **more: Any
) -> tuple[Guest, Guest, str]:
    ada, bo = Guest(server.url), Guest(server.url)
    code = ada.make(game=game, seats=seats, **more)
    bo.sit(code, seats.index("o"))
    ada.do(code, "start")
    return ada, bo, code


class Player:
    """Someone who never gives up: resends what was not answered, and comes back whatever happens."""

    def __init__(self, guest: Guest, code: str, seed: int) -> None:
        self.guest = guest
        self.code = code
        self.chooser = random.Random(seed)
        self.sent: dict[str, dict[str, Any]] = {}
        self.acked: dict[str, int] = {}
        self.screen: Screen | None = None

    def connect(self, seconds: float = PATIENCE) -> Screen:
        deadline = time.monotonic() + seconds
        v = self.screen.state.get("v", 0) if self.screen else 0
        events = self.screen.events if self.screen else []
        while True:
            try:
                screen = Screen(self.guest, self.code, v)
                screen.events = list(events)
                screen.state = self.screen.state if self.screen else {}
                self.screen = screen.until(lambda s: s.states)
                return screen
            except Exception:
                assert time.monotonic() < deadline
                time.sleep(0.1)

    def move(self) -> bool:
        """Choose if asked; False when the connection broke on the way."""
        screen = self.screen
        assert screen is not None
        try:
            if not screen.asked:
                screen.hear(0.05)
                return True
            option = self.chooser.choice(screen.asked["options"])["key"]
            message = command("choose", question=screen.asked["question"], option=option)
            self.sent[message["id"]] = message
            self._give(message)
        except TimeoutError:
            return True
        except Exception:
            return False
        return True

    def _give(self, message: dict[str, Any]) -> None:
        assert self.screen is not None
        self.screen.say(message)
        self.screen.until(lambda s: message["id"] in s.answers)
        answer = self.screen.answers[message["id"]]
        assert answer["t"] == "ack", answer
        self.acked[message["id"]] = answer["v"]
        self.screen.until(lambda s: s.state["v"] >= answer["v"])

    def resend(self) -> None:
        for key, message in self.sent.items():
            if key not in self.acked:
                self._give(message)


@pytest.mark.parametrize("place", ["before-commit", "after-commit", "after-ack"])
def test_p1_p2_killed_at_every_step(make_server: MakeServer, place: str) -> None:
    """kill -9 at the 2nd and, after a restart, at the 5th choice; every choice counts exactly once."""
    server = make_server(fault=f"{place}:2")
    ada, bo, code = together(server, game="canary")
    players = [Player(ada, code, 1), Player(bo, code, 2)]
    for player in players:
        player.connect()
    for fault in (f"{place}:5", ""):
        for _ in range(2000):
            if not all(player.move() for player in players):
                break
        server.wait_dead()
        server.start(fault)
        for player in players:
            player.connect()
            player.resend()
    for _ in range(30):
        assert all(player.move() for player in players)
    for player in players:
        assert set(player.sent) == set(player.acked)
        player.guest.do(code, "finish")
    record = read(ada.get(f"/api/tables/{code}/record").content)
    chosen = [e.option for e in record.entries if isinstance(e, Chose) and not e.forced]
    told = {v: p.sent[key]["option"] for p in players for key, v in p.acked.items()}
    assert chosen == [told[v] for v in sorted(told)]


def test_p2_a_repeated_command_gets_the_stored_answer(guest: MakeGuest) -> None:
    ada, bo = guest(), guest()
    code = ada.make(seats="mo")
    bo.sit(code, 1)
    ada.do(code, "start")
    a, again = ada.socket(code).ready(), ada.socket(code).ready()
    assert a.asked
    message = command("choose", question=a.asked["question"], option="rest")
    for screen in (a, again, a, again, a):  # two tabs, and a nervous network
        screen.say(message)
    a.until(lambda s: message["id"] in s.answers)
    again.until(lambda s: message["id"] in s.answers)
    v = a.answers[message["id"]]["v"]
    assert again.answers[message["id"]] == a.answers[message["id"]]
    assert ada.view(code)["v"] == v
    b = bo.socket(code).ready()
    assert b.asked
    b.do("choose", question=b.asked["question"], option=b.asked["options"][-1]["key"])
    long_ago = ada.post(f"/api/tables/{code}/commands", message)
    assert long_ago.json()["v"] == v
    other = {**message, "option": "attack:1"}
    assert ada.post(f"/api/tables/{code}/commands", other).json()["code"] == "id-reused"
    stolen = bo.post(f"/api/tables/{code}/commands", message)
    assert stolen.json()["code"] == "id-reused"


def test_p2_fifty_at_once_count_once(guest: MakeGuest) -> None:
    ada, bo = guest(), guest()
    code = ada.make(seats="mo")
    bo.sit(code, 1)
    ada.do(code, "start")
    question = ada.view(code)["asked"]["question"]
    answers: list[int] = []

    def choose(number: int) -> None:
        body = command("choose", question=question, option="rest", id=f"parallel-{number}")
        answers.append(ada.http.post(f"/api/tables/{code}/commands", json=body).status_code)

    threads = [threading.Thread(target=choose, args=(n,)) for n in range(50)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert sorted(answers) == [200] + [409] * 49
    moves = [e["v"] for e in ada.view(code)["events"] if e["v"] > question]
    assert set(moves) <= {question + 1}


def test_p2_reordered_commands_change_nothing_out_of_turn(guest: MakeGuest) -> None:
    ada, bo = guest(), guest()
    code = ada.make(game="canary", seats="mo")
    bo.sit(code, 1)
    ada.do(code, "start")
    a = ada.socket(code).ready()
    assert a.asked
    q = a.asked["question"]
    late, early = (
        command("choose", question=q + 1, option="keep"),
        command("choose", question=q, option="sad"),
    )
    a.say(late)
    a.say(early)
    a.until(lambda s: late["id"] in s.answers and early["id"] in s.answers)
    assert a.answers[late["id"]]["code"] == "stale-question"
    assert a.answers[early["id"]]["v"] == q + 1
    a.say(late)  # refused commands were not stored: now it is its turn
    del a.answers[late["id"]]
    a.until(lambda s: late["id"] in s.answers)
    assert a.answers[late["id"]]["t"] == "ack"


def test_p4_catching_up_from_every_version(guest: MakeGuest) -> None:
    ada, bo = guest(), guest()
    code = ada.make(game="canary", seats="mo")
    bo.sit(code, 1)
    ada.do(code, "start")
    a, b = ada.socket(code).ready(), bo.socket(code).ready()
    chooser = random.Random(3)
    known = {b.state["v"]: list(b.events)}
    for step in range(24):
        mover = a if a.asked else b
        assert mover.asked
        v = mover.pick(chooser)["v"]
        for s in (a, b):
            s.reach(v)
        known[v] = list(b.events)
        if step % 4 == 1 and mover.state["may_undo"]:
            v = mover.do("undo", question=v)["v"]
            for s in (a, b):
                s.reach(v)
            known[v] = list(b.events)
        if a.state["phase"] == "finished":
            break
    present = b.state["v"]
    assert len(known) > 10
    for v, events in known.items():
        late = bo.socket(code, v)
        late.events = list(events)
        late.until(lambda s: s.state)
        assert late.state["since"] == (v if v else 0)
        assert late.events == b.events, v
        late.close()
        answer = bo.get(f"/api/tables/{code}/view", since=v)
        if v == present:
            assert answer.status_code == 204
        else:
            state = answer.json()
            assert events[: state["keep"]] + state["events"] == b.events
    fresh = bo.socket(code, present + 50).ready()  # from the future: begin anew
    assert fresh.state["since"] == 0
    assert fresh.events == b.events
    b.say({"t": "sync", "v": 0})
    count = b.states
    b.until(lambda s: s.states > count)
    assert b.events == fresh.events
    stranger = bo.socket(code, present - 1, **{"as": -1}).ready()  # had the public view before
    assert stranger.state["since"] == 0


def over(players: list[Player]) -> bool:
    return any(p.screen is not None and p.screen.state["phase"] == "finished" for p in players)


def same(state: dict[str, Any]) -> dict[str, Any]:
    """A state without what is of the moment only."""
    return {k: v for k, v in state.items() if k not in ("now", "presence")}


def test_p5_same_bytes_after_a_restart_in_the_middle_of_a_battle(make_server: MakeServer) -> None:
    server = make_server()
    ada, bo, code = together(server)
    players = [Player(ada, code, 5), Player(bo, code, 6)]
    for player in players:
        player.connect()
    for restart in range(3):
        for _ in range(200):  # until somebody is asked in the middle of an attack
            assert all(player.move() for player in players)
            asked = [p.screen.asked for p in players if p.screen and p.screen.asked]
            if (asked and asked[0]["prompt"] != "turn") or over(players):
                break
        before = [same(g.view(code)) for g in (ada, bo, Guest(server.url))]
        os.environ["PYTHONHASHSEED"] = str(restart + 1)
        server.kill()
        server.start()
        del os.environ["PYTHONHASHSEED"]
        eve = Guest(server.url)
        after = [same(g.view(code)) for g in (ada, bo, eve)]
        assert before == after
        for player in players:
            player.connect()
    play_on = [p.screen for p in players if p.screen]
    play_out(play_on, random.Random(7))
    assert play_on[0].state["outcome"]


def test_p6_a_dying_server_stalls_nobody(make_server: MakeServer) -> None:
    """Bots go on by themselves after a kill -9, and people find everything again. Nobody waits for the bots' lease:
    it is longer here than the test's patience."""
    server = make_server(sweep_seconds=0.2, bot_seconds=5 * PATIENCE)
    ada = Guest(server.url)
    code = ada.make(seats="mrr")
    ada.do(code, "start")
    player = Player(ada, code, 8)
    player.connect()
    for _ in range(5):
        assert player.move()
    server.kill()
    server.start()
    player.connect().until(lambda s: s.asked or s.state["phase"] == "finished")


def test_p6_a_dying_bot_stalls_nobody(make_server: MakeServer) -> None:
    server = make_server(bot_workers=1, bot_seconds=5 * PATIENCE)
    ada = Guest(server.url)
    code = ada.make(seats="mb")
    ada.do(code, "start")
    screen = ada.socket(code).ready()
    chooser = random.Random(9)
    killed = 0
    for _ in range(12):
        screen.until(lambda s: s.asked or s.state["phase"] == "finished")
        if screen.state["phase"] == "finished":
            break
        v = screen.pick(chooser)["v"]
        for pid in _children(server):
            os.kill(pid, signal.SIGKILL)
            killed += 1
        screen.reach(v)
    assert killed


def _children(server: Server) -> list[int]:
    assert server.process is not None
    found = []
    for entry in Path("/proc").iterdir():
        if not entry.name.isdigit():
            continue
        try:
            fields = (entry / "stat").read_text().rsplit(")", 1)[1].split()
        except OSError:
            continue
        if int(fields[1]) == server.process.pid:
            found.append(int(entry.name))
    return found


@pytest.mark.parametrize("fault", ["crash-bot:1", "slow-bot:600"])
def test_p6_a_bad_bot_is_replaced_by_a_quick_choice(make_server: MakeServer, fault: str) -> None:
    server = make_server(fault=fault, bot_seconds=0.5, bot_workers=1)
    ada = Guest(server.url)
    code = ada.make(seats="mb")
    ada.do(code, "start")
    screen = ada.socket(code).ready()
    chooser = random.Random(10)
    while "quick choice" not in server.logged():
        v = screen.pick(chooser)["v"]
        screen.reach(v).until(lambda s: s.asked)  # it is our turn again
    assert "hallows_bot_choices_total" in ada.get("/metrics").text


def test_p8_export_and_import_round_trip(guest: MakeGuest) -> None:
    ada, bo = guest(), guest()
    code = ada.make(seats="mo")
    bo.sit(code, 1)
    ada.do(code, "start")
    play_out([ada.socket(code), bo.socket(code)], random.Random(11))
    exported = ada.get(f"/api/tables/{code}/record").content
    looked = ada.get(f"/api/tables/{code}/analysis")
    assert looked.status_code == 200
    assert looked.json()["standings"]
    brought = bo.post("/api/records", exported)
    assert brought.status_code == 201, brought.text
    new = brought.json()["code"]
    assert bo.get(f"/api/tables/{new}/record").content == exported
    here, there = ada.view(code), bo.view(new)
    assert there["table"]["origin"] == "import"
    assert there["outcome"] == here["outcome"]
    assert there["fairness"] == here["fairness"]
    unproven = read(exported)
    assert unproven.fairness is not None
    hidden = msgspec.structs.replace(unproven.fairness, secret="")
    unproven = msgspec.structs.replace(unproven, fairness=hidden)
    claimed = bo.post("/api/records", write(unproven))
    assert bo.view(claimed.json()["code"])["fairness"]["commitment"] == ""  # not shown as proven
    lie = msgspec.structs.replace(hidden, secret="00" * 32)
    false = bo.post("/api/records", write(msgspec.structs.replace(unproven, fairness=lie)))
    assert (false.status_code, false.json()["code"]) == (422, "corrupt-record")
    told = [(e["key"], e["args"]) for e in guest().view(code)["events"] if e["of"] != "table"]
    again = [(e["key"], e["args"]) for e in bo.view(new)["events"] if e["of"] != "table"]
    assert told == again


@pytest.mark.parametrize(
    ("spoil", "code"),
    [
        (lambda data: data[:-20], "corrupt-record"),
        (lambda data: data.replace(b'"format": 1', b'"format": 9'), "corrupt-record"),
        (lambda data: data.replace(b'"rest"', b'"fly"'), "corrupt-record"),
        (lambda data: data.replace(b'"game": "duel"', b'"game": "chess"'), "unknown-game"),
        (lambda data: b"[]", "corrupt-record"),
        (lambda data: b"{}", "corrupt-record"),
        (lambda data: b'{"format": 1' + b" " * 5_000_000 + b"}", "too-large"),
    ],
)
def test_p8_bad_records_are_refused(
    guest: MakeGuest, spoil: Callable[[bytes], bytes], code: str
) -> None:
    ada = guest()
    table = ada.make(seats="mm", start=True)
    state = ada.view(table)
    ada.do(table, "choose", question=state["asked"]["question"], option="rest")
    ada.do(table, "finish")
    exported = ada.get(f"/api/tables/{table}/record").content
    assert b'"rest"' in exported
    answer = ada.post("/api/records", spoil(exported))
    assert 400 <= answer.status_code < 500
    assert answer.json()["code"] in (code, "bad-message")


def test_any_process_serves_any_table(make_server: MakeServer) -> None:
    """Two servers on one database: each player talks to another one, and misses nothing."""
    first = make_server(sweep_seconds=0.05)
    if not first.db.startswith("postgresql"):
        with pytest.raises(
            RuntimeError, match=r"another server has .* open; several need PostgreSQL"
        ):
            make_server(db=first.db)
        return
    second = make_server(db=first.db, sweep_seconds=0.05)
    ada, bo = Guest(first.url), Guest(second.url)
    code = ada.make(game="canary", seats="mor")
    bo.sit(code, 1)
    ada.do(code, "start")
    a, b = ada.socket(code), bo.socket(code)
    play_out([a, b], random.Random(12), limit=60)
    a.until(lambda s: s.state["v"] == b.state["v"] or s.state["v"] >= b.state["v"])
    b.until(lambda s: s.state["v"] >= a.state["v"])
    assert a.state["phase"] == "finished"
    ada.http.base_url = second.url  # the same cookie is known everywhere
    assert same(ada.view(code))["view"] == a.state["view"]
    a.do("say", text="hello over there")
    b.until(lambda s: s.chat)
