"""``hallows serve --workers``: several processes as one command."""

import contextlib
import json
import os
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, TypeVar

import httpx
import pytest
from typer.testing import CliRunner
from websockets.exceptions import ConnectionClosed

from hallows.cli import app
from tests.server.machines import ROOMY, Postgres
from tests.server.people import PATIENCE, Guest, eventually
from tests.server.test_promises import Player

T = TypeVar("T")


class Service:
    """The command, as somebody types it."""

    def __init__(self, db: str, folder: Path, workers: int = 2) -> None:
        self.log = folder / "supervisor.log"
        limits = [f"--limit={name}={min(value, 1e9):.0f}" for name, value in ROOMY.items()]
        words = [*("-m", "hallows.cli", "serve", "--port", "0", "--db", db), *limits]
        with self.log.open("wb") as err:
            self.process = subprocess.Popen(
                [sys.executable, *words, "--workers", str(workers), "--bot-workers", "1"],
                stdout=subprocess.PIPE,
                stderr=err,
            )
        assert self.process.stdout is not None
        self.url = self.process.stdout.readline().decode().split()[-1].rstrip("/")
        self.ready(workers)

    def said(self, event: str) -> list[dict[str, Any]]:
        lines = [line for line in self.log.read_text().splitlines() if line.startswith("{")]
        return [told for told in map(json.loads, lines) if told["event"] == event]

    def ready(self, count: int) -> list[int]:
        """Wait until so many workers were ready, ever; their numbers."""
        eventually(lambda: len(self.said("worker ready")) >= count)
        return [told["pid"] for told in self.said("worker ready")]

    def stop(self) -> int:
        self.process.send_signal(signal.SIGTERM)
        return self.process.wait(PATIENCE)


@pytest.fixture
def service(postgres: Postgres | None, tmp_path: Path) -> Iterator[Service]:
    if postgres is None:
        pytest.skip("PostgreSQL is not installed (scripts/postgres.sh)")
    made = Service(postgres.database(), tmp_path)
    yield made
    if made.process.poll() is None:
        made.process.kill()


def alive(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


class Evening(threading.Thread):
    """Two people who play one game after the other until told to stop; what they were promised must stand."""

    def __init__(self, url: str, over: threading.Event) -> None:
        super().__init__(daemon=True)
        self.url = url
        self.over = over
        self.confirmed = 0
        self.wrong = ""

    def run(self) -> None:
        while not self.over.is_set() and not self.wrong:
            self.play()

    def play(self) -> None:
        ada, bo = surely(lambda: Guest(self.url)), surely(lambda: Guest(self.url))
        code = surely(lambda: ada.make(seats="mo"))
        surely(lambda: bo.sit(code, 1))
        surely(lambda: ada.do(code, "start"))
        players = [Player(ada, code, 1), Player(bo, code, 2)]
        for player in players:
            player.connect()
        while not all(over(player) for player in players):
            for player in players:
                if not over(player) and not player.move():
                    player.connect()
                    with contextlib.suppress(ConnectionClosed):
                        player.resend()
        acked = players[0].acked | players[1].acked
        sent = players[0].sent | players[1].sent
        told = [sent[key]["option"] for key, _ in sorted(acked.items(), key=lambda item: item[1])]
        entries = surely(lambda: ada.get(f"/api/tables/{code}/record").json()["entries"])
        stored = [e["option"] for e in entries if "option" in e and not e.get("forced")]
        self.confirmed += len(acked)
        if told != stored:
            self.wrong = f"{told} was confirmed, {stored} is stored"


def surely(what: Callable[[], T]) -> T:
    """Again until it is done: a worker that is about to go may say so, or the line may break."""
    deadline = time.monotonic() + PATIENCE
    while True:
        try:
            return what()
        except (AssertionError, KeyError, httpx.HTTPError):
            assert time.monotonic() < deadline
            time.sleep(0.1)


def over(player: Player) -> bool:
    return player.screen is not None and player.screen.state["phase"] == "finished"


def test_all_are_replaced_in_mid_game_and_nothing_is_lost(service: Service) -> None:
    """A rolling restart while people play: every confirmed choice stands in the record, once, and nothing else."""
    old = service.ready(2)
    done = threading.Event()
    evenings = [Evening(service.url, done) for _ in range(2)]
    for evening in evenings:
        evening.start()
    eventually(lambda: all(evening.confirmed for evening in evenings))
    service.process.send_signal(signal.SIGHUP)
    service.ready(3)
    service.ready(4)
    eventually(lambda: service.said("all workers replaced"))
    done.set()
    for evening in evenings:
        evening.join(PATIENCE)
        assert not evening.is_alive()
        assert not evening.wrong
    assert not any(map(alive, old))
    assert service.stop() == 0
    assert not any(map(alive, service.ready(4)))


def test_a_dead_worker_is_started_again(service: Service) -> None:
    first = service.ready(2)[0]
    os.kill(first, signal.SIGKILL)
    assert first not in service.ready(3)[2:]
    assert Guest(service.url).make(start=True, seats="mr")


def test_workers_do_not_outlive_their_supervisor(service: Service) -> None:
    workers = service.ready(2)
    service.process.kill()
    eventually(lambda: not any(map(alive, workers)))


def test_several_need_postgresql(tmp_path: Path) -> None:
    said = CliRunner().invoke(app, ["serve", "--workers", "2", "--db", str(tmp_path / "x.db")])
    assert said.exit_code == 2
    assert "PostgreSQL" in said.output
