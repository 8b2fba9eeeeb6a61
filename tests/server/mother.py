"""Servers that need not load the web stack anew: a process that has loaded it splits itself for each of them.

Half the work of the server tests was starting Python. What a server is told (where to write, its environment, its limits)
it is told after the split; it is a process of its own, to be killed like any other.
"""

import gc
import json
import os
import resource
import signal
import subprocess
import sys
import threading
import time
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[2]


class Born:
    """A server process, with what tests use of ``subprocess.Popen``."""

    def __init__(self, pid: int, mother: "Mother") -> None:
        self.pid = pid
        self._mother = mother

    def poll(self) -> int | None:
        return self._mother.ended(self.pid)

    def wait(self, timeout: float) -> int:
        deadline = time.monotonic() + timeout
        while (code := self.poll()) is None:
            if time.monotonic() > deadline:
                raise subprocess.TimeoutExpired(str(self.pid), timeout)
            time.sleep(0.02)
        return code

    def send_signal(self, how: int) -> None:
        if self.poll() is None:
            os.kill(self.pid, how)

    def kill(self) -> None:
        self.send_signal(signal.SIGKILL)


class Mother:
    """The tests' side of it."""

    def __init__(self) -> None:
        self._process = subprocess.Popen(
            [sys.executable, "-m", "tests.server.mother"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            cwd=ROOT,
            env={**os.environ, "PYTHONPATH": str(ROOT)},
        )
        self._one = threading.Lock()

    def bear(self, **wish: Any) -> Born:
        return Born(int(self._ask(wish)), self)

    def ended(self, pid: int) -> int | None:
        found: int | None = self._ask({"ended": pid})
        return found

    def _ask(self, wish: dict[str, Any]) -> Any:
        into, out = self._process.stdin, self._process.stdout
        assert into is not None
        assert out is not None
        with self._one:
            into.write(json.dumps(wish).encode() + b"\n")
            into.flush()
            return json.loads(out.readline())


@cache
def mother() -> Mother:
    """Of this process; she goes when it does."""
    return Mother()


# -- her own side -------------------------------------------------------------------------------------------------------


def serve_tests() -> None:
    import_module("hallows.server.serving")  # what takes so long
    gc.freeze()
    codes: dict[int, int] = {}
    for line in sys.stdin:
        wish = json.loads(line)
        while True:
            try:
                pid, status = os.waitpid(-1, os.WNOHANG)
            except ChildProcessError:
                break
            if not pid:
                break
            codes[pid] = os.waitstatus_to_exitcode(status)
        if "ended" in wish:
            answer = codes.get(wish["ended"])
        else:
            answer = os.fork()
            if not answer:
                become(**wish)
                return
        print(json.dumps(answer), flush=True)


def become(
    given: dict[str, Any], out: str, err: str, environment: dict[str, str], size: int, count: int
) -> None:
    """A server, in the process just split off."""
    os.dup2(os.open(os.devnull, os.O_RDONLY), 0)
    os.dup2(os.open(out, os.O_WRONLY | os.O_CREAT), 1)
    os.dup2(os.open(err, os.O_WRONLY | os.O_CREAT | os.O_APPEND), 2)
    os.environ.clear()
    os.environ.update(environment)
    limit_files(size, count)
    start(given)


def limit_files(size: int, count: int) -> None:
    if size:
        resource.setrlimit(resource.RLIMIT_FSIZE, (size, size))
    if count:
        most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
        resource.setrlimit(resource.RLIMIT_NOFILE, (count, most))


def start(given: dict[str, Any]) -> None:
    """With known dice: the only way to get them, see ``hallows.server.luck``."""
    import hallows.games
    from hallows.server import run
    from tests.server.known import known_luck

    hallows.games._GAMES.update(given.pop("games", {}))
    run(**given, new_luck=known_luck)


if __name__ == "__main__":
    serve_tests()
