"""Servers for the tests: one for each database that most tests share, and others made to be killed."""

import tempfile
from collections.abc import Callable, Iterator
from itertools import count
from pathlib import Path
from typing import Any

import pytest

from tests.server.machines import Postgres, Server
from tests.server.people import Guest

MakeServer = Callable[..., Server]
MakeGuest = Callable[..., Guest]


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres | None]:
    if Postgres.programs() is None:
        yield None
        return
    # Not among pytest's folders, which only we may enter: the user postgres has to get there.
    with tempfile.TemporaryDirectory(prefix="hallows-pg-", ignore_cleanup_errors=True) as folder:
        cluster = Postgres(Path(folder))
        cluster.start()
        yield cluster
        cluster.stop()


@pytest.fixture(scope="session", params=["sqlite", "postgres"])
def new_database(
    request: pytest.FixtureRequest,
    postgres: Postgres | None,
    tmp_path_factory: pytest.TempPathFactory,
) -> Callable[[], str]:
    """Makes an empty database of the kind this round of tests is about."""
    folder = tmp_path_factory.mktemp("sqlite")
    if request.param == "sqlite":
        numbers = count(1)
        return lambda: str(folder / f"{next(numbers)}.db")
    if postgres is None:
        pytest.skip("PostgreSQL is not installed (scripts/postgres.sh): its round is left out")
    return postgres.database


@pytest.fixture(scope="session")
def server(
    new_database: Callable[[], str], tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Server]:
    """The server most tests share."""
    machine = Server(
        new_database(),
        tmp_path_factory.mktemp("server"),
        sweep_seconds=0.1,
        bot_workers=1,
    ).start()
    yield machine
    assert machine.stop() == 0
    for line in machine.logged().splitlines():
        assert '"level": "error"' not in line, line


@pytest.fixture
def make_server(new_database: Callable[[], str], tmp_path: Path) -> Iterator[MakeServer]:
    """Servers of one's own, to be killed and started again."""
    made: list[Server] = []

    def make(fault: str = "", **more: Any) -> Server:
        machine = Server(more.pop("db", None) or new_database(), tmp_path, **more)
        made.append(machine)
        return machine.start(fault)

    yield make
    for machine in made:
        machine.kill()


@pytest.fixture
def guest(server: Server) -> Iterator[MakeGuest]:
    """Makes guests of the shared server."""
    made: list[Guest] = []

    def make(name: str = "") -> Guest:
        made.append(Guest(server.url, name))
        return made[-1]

    yield make
    for one in made:
        one.close()
