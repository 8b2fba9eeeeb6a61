"""Real processes for the tests: the server itself, and a private PostgreSQL."""

import json
import os
import shutil
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import httpx

from tests.server.mother import Born, limit_files, mother
from tests.server.people import PATIENCE

ROOMY = {
    "requests": 1e6,
    "requests_burst": 1_000_000,
    "messages": 1e6,
    "messages_burst": 1_000_000,
    "tables_per_hour": 1_000_000,
    "tables_per_guest": 1_000_000,
    "guests_per_hour": 1_000_000,
    "imports_per_hour": 1_000_000,
    "sockets_per_guest": 10_000,
    "sockets_per_address": 10_000,
    "chat_lines": 1000,
    "changes": 1e6,
    "changes_burst": 1_000_000,
    "looks_bytes": 1e12,
    "looks_bytes_burst": 10**12,
    "moments": 1e6,
    "moments_burst": 1_000_000,
}

_START = """
import json, sys
from tests.server.mother import start
start(json.loads(sys.argv[1]))
"""


class Server:
    """A server process. ``fault`` is told to it through the environment (see ``hallows.server.faults``)."""

    def __init__(
        self, db: str, folder: Path, *, limits: dict[str, float] | None = None, **more: Any
    ) -> None:
        self.db = db
        self.folder = folder
        # No bot is ever hurried: a quick choice in its place would be another game. Nor is a screen cut off that says
        # nothing while a slow machine is busy with others.
        self.more = {
            "log_level": "debug",
            "bot_seconds": 600,
            "idle_seconds": 600,
            **more,
            "limits": {**ROOMY, **(limits or {})},
        }
        self.port = 0
        self.log = folder / f"server-{time.monotonic_ns()}.log"
        self.process: subprocess.Popen[bytes] | Born | None = None

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self, fault: str = "", file_limit: int = 0, open_files: int = 0) -> "Server":
        """``file_limit``: no file may grow beyond so many bytes, as on a full disk. ``open_files``: how many the
        system allows unless asked for more."""
        games = {"canary": "tests.server.canary:CanaryGame"}
        given = {"port": self.port, "db": self.db, "games": games, **self.more}
        environment = {**os.environ, "PYTHONPATH": str(Path(__file__).parents[2])}
        environment.pop("HALLOWS_FAULT", None)
        if fault:
            environment["HALLOWS_FAULT"] = fault
        said = self.folder / f"said-{time.monotonic_ns()}"
        said.touch()
        if fault:  # looked for as the server is loaded
            with said.open("wb") as out, self.log.open("ab") as err:
                self.process = subprocess.Popen(
                    [sys.executable, "-c", _START, json.dumps(given)],
                    stdout=out,
                    stderr=err,
                    env=environment,
                    preexec_fn=lambda: limit_files(file_limit, open_files),
                )
        else:
            self.process = mother().bear(
                given=given,
                out=str(said),
                err=str(self.log),
                environment=environment,
                size=file_limit,
                count=open_files,
            )
        try:
            self._wait(said)
        except BaseException:
            self.kill()
            raise
        return self

    def _wait(self, said: Path) -> None:
        assert self.process is not None
        deadline = time.monotonic() + PATIENCE
        while time.monotonic() < deadline:
            if self.process.poll() is not None:
                raise RuntimeError(f"the server ended: {self.logged()[-2000:]}")
            words = said.read_text().split()
            if words:
                self.port = int(words[-1].rstrip("/").rsplit(":", 1)[1])
                try:
                    if (
                        httpx.get(
                            f"{self.url}/healthz", timeout=PATIENCE, verify=False, trust_env=False
                        ).status_code
                        == 200
                    ):
                        return
                except httpx.HTTPError:
                    pass
            time.sleep(0.05)
        raise RuntimeError("the server did not start")

    def logged(self) -> str:
        return self.log.read_text(errors="replace") if self.log.exists() else ""

    def kill(self) -> None:
        self._end(signal.SIGKILL)

    def stop(self) -> int:
        return self._end(signal.SIGTERM)

    def _end(self, how: signal.Signals) -> int:
        process = self.process
        assert process is not None
        if process.poll() is None:
            process.send_signal(how)
        return process.wait(PATIENCE)

    def wait_dead(self, seconds: float = PATIENCE) -> None:
        assert self.process is not None
        self.process.wait(seconds)


class Postgres:
    """A cluster of its own in a temporary folder, on a free loopback port, run by the user ``postgres``."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.port = free_port()
        self.made = 0

    @staticmethod
    def programs() -> Path | None:
        found = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"))
        return found[-1].parent if found else None

    def start(self) -> None:
        programs = self.programs()
        assert programs is not None
        self.folder.chmod(0o777)
        initdb = (programs / "initdb", "-D", self.folder / "data")
        self._run(*initdb, "-A", "trust", "-U", "hallows", "--no-sync")
        self.start_again()

    def start_again(self) -> None:
        programs = self.programs()
        assert programs is not None
        settings = (
            f"-p {self.port} -k {self.folder} -c listen_addresses=127.0.0.1 -c fsync=off "
            "-c max_connections=200"
        )
        control = (programs / "pg_ctl", "-D", self.folder / "data", "-w", "-t", str(int(PATIENCE)))
        self._run(*control, "-l", self.folder / "log", "-o", settings, "start")

    def stop(self) -> None:
        programs = self.programs()
        assert programs is not None
        self._run(programs / "pg_ctl", "-D", self.folder / "data", "-m", "immediate", "stop")

    def database(self) -> str:
        programs = self.programs()
        assert programs is not None
        self.made += 1
        name = f"hallows{self.made}"
        self._run(
            programs / "createdb", "-h", "127.0.0.1", "-p", str(self.port), "-U", "hallows", name
        )
        return f"postgresql+asyncpg://hallows@127.0.0.1:{self.port}/{name}"

    def _run(self, *words: object) -> None:
        command = [str(word) for word in words]
        if os.getuid() == 0:
            runuser = shutil.which("runuser")
            assert runuser is not None
            command = [runuser, "-u", "postgres", "--", *command]
        done = subprocess.run(command, capture_output=True, cwd="/", check=False, timeout=PATIENCE)
        if done.returncode:
            raise RuntimeError(f"{command[0]}: {done.stderr.decode(errors='replace')[-800:]}")


def free_port() -> int:
    import socket

    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])
