"""A real Dask cluster: a scheduler and two worker processes, one of which is killed on the way."""

import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from hallows.kernel import BadOptions
from hallows.lab.simulate import simulate
from tests.cli.run import hallows
from tests.lab.test_simulate import TIMES, without_times

distributed: Any = pytest.importorskip("distributed")


def started(*args: str) -> subprocess.Popen[bytes]:
    quiet = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}
    return subprocess.Popen([sys.executable, "-m", *args], **quiet)  # type: ignore[call-overload,no-any-return]


class Cluster:
    def __init__(self, folder: Path) -> None:
        self.file = folder / "scheduler.json"
        here = ("--host", "127.0.0.1", "--scheduler-file", str(self.file), "--no-dashboard")
        self.processes = [started("distributed.cli.dask_scheduler", *here, "--port", "0")]
        self._until(self.file.exists)
        joined = ("--nthreads", "1", "--no-nanny", "--local-directory", str(folder))
        for _ in range(2):
            self.processes.append(started("distributed.cli.dask_worker", *here, *joined))
        self.address: str = msgspec.json.decode(self.file.read_bytes())["address"]
        with distributed.Client(self.address, timeout="120s") as client:
            client.wait_for_workers(2, timeout="120s")

    def _until(self, ready: Any) -> None:
        for _ in range(2400):
            if ready():
                return
            assert self.processes[0].poll() is None, "the scheduler has died"
            time.sleep(0.05)
        raise AssertionError("the scheduler did not start")

    def workers(self) -> int:
        with distributed.Client(self.address) as client:
            return len(client.scheduler_info()["workers"])

    def close(self) -> None:
        for process in self.processes:
            process.kill()
            process.wait()


@pytest.fixture(scope="module")
def cluster(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Cluster]:
    made = Cluster(tmp_path_factory.mktemp("dask"))
    yield made
    made.close()


def test_commands_give_the_same_on_a_cluster(cluster: Cluster, tmp_path: Path) -> None:
    for asked, made in (
        (("simulate", "duel", "-p", "2", "-n", "12"), ""),
        (("ladder", "duel", "--bots", "random,greedy", "-n", "4"), ""),
        (("balance", "duel", "-p", "2", "-n", "12", "--out", "page"), "page/index.html"),
        (("train", "duel", "-n", "20", "--out", "values.json"), "values.json"),
    ):
        said = []
        for name, where in (("far", ("--cluster", cluster.address)), ("near", ("--jobs", "1"))):
            folder = tmp_path / name
            folder.mkdir(exist_ok=True)
            moved = list(asked)
            if made:
                moved[-1] = str(folder / moved[-1])
            done = hallows(*moved, *where, "--json")
            assert done.exit_code == 0, done.output
            report = msgspec.json.decode(done.stdout)
            for figure in TIMES:
                report.pop(figure, None)
            said.append((report, (folder / made).read_bytes() if made else b""))
        assert said[0] == said[1], asked


def test_a_worker_dies_on_the_way_and_nobody_can_tell(cluster: Cluster) -> None:
    alone = simulate("duel", 3, 160, "greedy,random", seed=7)
    done: list[int] = []

    def first_news_kills(more: int) -> None:
        if not done:
            cluster.processes[-1].kill()
            cluster.processes[-1].wait()
        done.append(more)

    shared = simulate(
        "duel", 3, 160, "greedy,random", seed=7, jobs=cluster.address, progress=first_news_kills
    )
    assert len(done) > 20, "it was killed on the way, not at the end"
    assert sum(done) == 160
    assert without_times(shared) == without_times(alone)
    assert cluster.workers() == 1


def test_where_there_is_no_cluster_it_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(BadOptions, match="no Dask scheduler at nowhere"):
        simulate("duel", 2, 4, jobs="nowhere://x")
    monkeypatch.setitem(sys.modules, "distributed", None)
    with pytest.raises(BadOptions, match=r"hallows\[cluster\]"):
        simulate("duel", 2, 4, jobs="tcp://127.0.0.1:1")
