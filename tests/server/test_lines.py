"""Lines that are kept open to no good end: who never reads, never finishes a sentence, or only knocks."""

import socket
import time
from collections.abc import Iterator

import pytest

from hallows.server.config import Config
from hallows.server.limits import neighbourhood
from hallows.server.lines import Lines
from tests.server.conftest import MakeServer
from tests.server.machines import Server
from tests.server.people import PATIENCE, Guest, bare_get, eventually
from tests.server.test_hostile import never_reading, raw_socket

PING = bytes([0x89, 0x80 | 125]) + b"\0\0\0\0" + b"x" * 125


def drained(line: socket.socket) -> int:
    """How many bytes come until nothing does for a while, or the line is cut."""
    line.settimeout(2)
    total = 0
    try:
        while data := line.recv(1 << 20):
            total += len(data)
    except (TimeoutError, ConnectionError):
        pass
    return total


def ended(line: socket.socket) -> bool:
    """Whether the other side has gone."""
    line.settimeout(PATIENCE)
    try:
        while line.recv(1 << 20):
            pass
    except ConnectionError:
        pass
    except TimeoutError:
        return False
    return True


@pytest.fixture(scope="module")
def strict(postgres: object, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with little patience. Lines have nothing to do with the database: one is enough."""
    folder = tmp_path_factory.mktemp("lines")
    limits: dict[str, float] = {"lines_waiting": 20, "lines_per_address": 30}
    machine = Server(
        str(folder / "t.db"), folder, request_seconds=1, body_seconds=1, limits=limits
    ).start()
    yield machine
    machine.kill()


def test_pongs_nobody_reads_are_not_kept(strict: Server) -> None:
    ada = Guest(strict.url)
    line = raw_socket(ada, ada.make(seats="mm", start=True))
    sent = 0
    for _ in range(60):  # 60,000 pings; their pongs are 7.6 MB
        line.sendall(PING * 1000)
        sent += 1000 * 127
    ada.get("/healthz")
    assert drained(line) < sent / 2


def test_control_frames_are_counted(make_server: MakeServer) -> None:
    server = make_server(limits={"messages": 0.001, "messages_burst": 60})
    ada = Guest(server.url)
    line = raw_socket(ada, ada.make(seats="mm", start=True))
    line.sendall(PING * 300)
    assert ended(line)


def test_a_goodbye_comes_to_an_end(make_server: MakeServer) -> None:
    """Closed for talking too much, but never reading the goodbye: the line is cut long before it counts as stalled."""
    server = make_server(
        stall_seconds=3600, sweep_seconds=0.2, limits={"messages": 0.001, "messages_burst": 500}
    )
    ada = Guest(server.url)
    deaf = never_reading(ada, ada.make(game="canary", seats="mm", start=True))
    eventually(lambda: "hallows_sockets 0.0" in ada.get("/metrics").text)
    deaf.close()


class Fake:
    """A line that does what it is told to."""

    def __init__(self, doing: str, unread: int = 0) -> None:
        self.client = ("203.0.113.7", 1)
        self.doing = doing
        self.unread = unread
        self.cut = 0
        self.transport = self

    def get_write_buffer_size(self) -> int:
        return self.unread

    def abort(self) -> None:
        self.cut += 1


def test_a_line_on_which_nothing_moves_is_cut(monkeypatch: pytest.MonkeyPatch) -> None:
    lines = Lines(Config())
    now = [1000.0]
    monkeypatch.setattr(time, "monotonic", lambda: now[0])
    dead, slow, quiet, leaving, idle = (
        Fake("reading", 9000),
        Fake("reading", 9000),
        Fake("reading"),
        Fake("leaving", 9),
        Fake("idle"),
    )
    for line in (dead, slow, quiet, leaving, idle):
        lines.add(line)
    for _ in range(60):
        now[0] += 1
        slow.unread -= 10
        lines.look()
    assert (slow.cut, quiet.cut, idle.cut) == (0, 0, 0)
    assert dead.cut
    assert leaving.cut


def half(server: Server, text: str, source: str = "127.0.0.1") -> socket.socket:
    line = socket.create_connection(("127.0.0.1", server.port), source_address=(source, 0))
    line.sendall(text.encode())
    return line


def test_half_a_request_is_cut(strict: Server) -> None:
    host = f"Host: 127.0.0.1:{strict.port}\r\n"
    body = "Content-Type: application/json\r\nContent-Length: 100\r\n\r\n{"
    lines = [
        half(strict, ""),
        half(strict, "GET /api/me HTTP/1.1\r\nHo"),
        half(strict, f"POST /api/tables HTTP/1.1\r\n{host}{body}"),
        half(strict, f"GET /healthz HTTP/1.1\r\n{host}\r\nGET /healthz HT"),
    ]
    assert all(ended(line) for line in lines)


def test_who_only_knocks_does_not_shut_the_door(strict: Server) -> None:
    lines = [half(strict, "GET / HT") for _ in range(200)]
    assert bare_get(f"{strict.url}/healthz").status_code == 200
    eventually(lambda: sum(gone(line) for line in lines) >= 150)
    for line in lines:
        line.close()


def test_one_address_has_so_many_lines(strict: Server) -> None:
    """But a proxy, through which everybody comes, may have more."""
    lines = [half(strict, "GET / HT", "127.0.0.9") for _ in range(60)]
    eventually(lambda: sum(gone(line) for line in lines) >= 30)
    other = socket.create_connection(
        ("127.0.0.1", strict.port), timeout=PATIENCE, source_address=("127.0.0.8", 0)
    )
    other.sendall(f"GET /healthz HTTP/1.0\r\nHost: 127.0.0.1:{strict.port}\r\n\r\n".encode())
    assert other.recv(15) == b"HTTP/1.1 200 OK"
    for line in (*lines, other):
        line.close()


def gone(line: socket.socket) -> bool:
    line.setblocking(False)
    try:
        return line.recv(1) == b""
    except BlockingIOError:
        return False
    except ConnectionError:
        return True


@pytest.mark.parametrize(
    ("address", "counted"),
    [
        ("203.0.113.7", "203.0.113.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::1", "2001:db8:1:2::/64"),
        ("2001:db8:1:3::1", "2001:db8:1:3::/64"),
        ("::ffff:203.0.113.7", "203.0.113.7"),
        ("fe80::1%eth0", "fe80::/64"),
        ("::1", "::1"),
        ("local", "local"),
    ],
)
def test_a_household_of_ipv6_counts_as_one(address: str, counted: str) -> None:
    assert neighbourhood(address) == counted
