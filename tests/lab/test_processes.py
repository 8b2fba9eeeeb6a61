"""Work given to other processes."""

import socket
import subprocess
import sys
from collections.abc import Sequence

PLAY = "from tests.lab.test_processes import play; play({port})"


def wait(port: int, numbers: Sequence[int]) -> None:
    """Work that never ends by itself."""
    with socket.create_connection(("127.0.0.1", port)) as line:
        line.recv(1)


def play(port: int) -> None:
    from functools import partial

    from hallows.lab.processes import over_processes

    list(over_processes(partial(wait, port), range(2), jobs=2))


def test_processes_end_with_whoever_they_work_for() -> None:
    """Even if that was killed, and they are in the middle of something."""
    with socket.create_server(("127.0.0.1", 0)) as door:
        door.settimeout(120)
        port = door.getsockname()[1]
        command = subprocess.Popen([sys.executable, "-c", PLAY.format(port=port)])
        try:
            lines = [door.accept()[0] for _ in range(2)]
        finally:
            command.kill()
            command.wait()
        for line in lines:
            with line:
                line.settimeout(120)
                assert line.recv(1) == b""
