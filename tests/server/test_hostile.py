"""P7: an illegal, late, repeated or hostile message changes nothing and gets a typed answer."""

import random
import socket
import sqlite3
import struct
import time
from collections.abc import Iterator

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tests.server.conftest import MakeGuest, MakeServer
from tests.server.machines import Server
from tests.server.people import (
    PATIENCE,
    Guest,
    Json,
    Screen,
    bare_get,
    command,
    eventually,
    play_out,
)


@pytest.fixture
def table(guest: MakeGuest) -> Iterator[tuple[Guest, Guest, str]]:
    """Ada and Bo play; whatever a test does, the table must be as it was."""
    ada, bo = guest("Ada"), guest("Bo")
    code = ada.make(seats="mo")
    bo.sit(code, 1)
    ada.do(code, "start")
    before = [snapshot(one, code) for one in (ada, bo)]
    yield ada, bo, code
    assert [snapshot(one, code) for one in (ada, bo)] == before


def snapshot(guest: Guest, code: str) -> Json:
    return {k: v for k, v in guest.view(code).items() if k not in ("now", "presence")}


# -- identity ------------------------------------------------------------------------------------------------


def test_nobody_chooses_for_another_seat(table: tuple[Guest, Guest, str], guest: MakeGuest) -> None:
    ada, bo, code = table
    q = ada.view(code)["asked"]["question"]
    eve = guest()
    for who, seat, refusal in (
        (bo, None, "wrong-seat"),
        (bo, 1, "wrong-seat"),
        (bo, 0, "not-your-seat"),
        (eve, None, "not-seated"),
        (eve, 0, "not-seated"),
        (ada, 1, "not-your-seat"),
        (ada, 9, "no-such-seat"),
    ):
        assert who.refused(code, "choose", question=q, option="rest", seat=seat) == refusal
    for kind, fields in (
        ("undo", {"question": q}),
        ("leave", {}),
        ("stand_in", {"on": True}),
        ("rename", {"name": "Eve"}),
        ("order", {}),
        ("finish", {}),
        ("new_secret", {}),
        ("hint", {"question": q}),
        ("rematch", {}),
    ):
        assert eve.refused(code, kind, **fields) == "not-seated", kind
    for kind, fields in (
        ("start", {}),
        ("arrange", {"seat": 0, "kind": "open"}),
        ("settle", {"settings": {}}),
    ):
        assert eve.refused(code, kind, **fields) == "not-host", kind


def test_a_link_does_not_open_a_taken_seat(
    table: tuple[Guest, Guest, str], guest: MakeGuest
) -> None:
    _, _, code = table
    eve = guest()
    assert eve.refused(code, "sit", seat=0) == "seat-taken"
    assert eve.refused(code, "sit", seat=1) == "seat-taken"
    assert (
        eve.post(f"/api/tables/{code}/claim", {"secret": "A" * 43}).json()["code"] == "bad-secret"
    )
    assert eve.get(f"/api/tables/{code}/view", seat=0).json()["code"] == "not-your-seat"


@pytest.mark.parametrize("spoil", ["flip", "cut", "unsigned", "empty", "junk", "other"])
def test_a_spoilt_cookie_is_nobodys(
    table: tuple[Guest, Guest, str], server: Server, spoil: str
) -> None:
    ada, _, code = table
    name, _, value = ada.cookie.partition("=")
    token, _, signature = value.partition(".")
    flipped = ("B" if token[0] != "B" else "C") + token[1:]
    bad = {
        "flip": f"{flipped}.{signature}",
        "cut": value[:-1],
        "unsigned": token,
        "empty": "",
        "junk": "../../etc/passwd%00\"';--",
        "other": f"{token}.{'0' * 32}",
    }[spoil]
    answer = bare_get(f"{server.url}/api/tables/{code}/view", headers={"cookie": f"{name}={bad}"})
    assert answer.json()["you"]["seats"] == []
    assert "set-cookie" in answer.headers  # a fresh one
    cookie = answer.headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=Lax" in cookie


def test_an_expired_guest_is_a_stranger(make_server: MakeServer) -> None:
    server = make_server()
    if server.db.startswith("postgresql"):
        pytest.skip("the same query; shown on SQLite, where the test can turn the clock back")
    ada = Guest(server.url)
    code = ada.make(seats="mo")
    server.stop()
    with sqlite3.connect(server.db) as database:
        database.execute("UPDATE guests SET seen = 1")
    server.start()
    assert ada.view(code)["you"]["seats"] == []


def test_secure_cookies_under_tls(make_server: MakeServer) -> None:
    server = make_server(tls=True)
    cookie = bare_get(f"{server.url}/api/me").headers["set-cookie"]
    assert cookie.startswith("__Host-hallows_guest=")
    assert "; Secure" in cookie
    assert "Path=/" in cookie


# -- protocol ------------------------------------------------------------------------------------------------

NONSENSE = [
    "",
    "null",
    "[]",
    "17",
    '"choose"',
    "{}",
    "{",
    '{"t":"fly"}',
    '{"t":17}',
    '{"t":"choose"}',
    '{"t":"choose","id":"abcdefgh","question":1,"option":"rest","extra":1}',
    '{"t":"choose","id":17,"question":1,"option":"rest"}',
    '{"t":"choose","id":"short","question":1,"option":"rest"}',
    '{"t":"choose","id":"bot:4:abcdef","question":1,"option":"rest"}',
    '{"t":"choose","id":"abcdefgh","question":"1","option":"rest"}',
    '{"t":"choose","id":"abcdefgh","question":1.5,"option":"rest"}',
    '{"t":"choose","id":"abcdefgh","question":-1,"option":"rest"}',
    '{"t":"choose","id":"abcdefgh","question":NaN,"option":"rest"}',
    '{"t":"choose","id":"abcdefgh","question":1e999,"option":"rest"}',
    '{"t":"choose","id":"abcdefgh","question":99999999999999999999,"option":"rest"}',
    '{"t":"choose","id":"abcdefgh","question":1,"option":["rest"]}',
    '{"t":"choose","id":"abcdefgh","question":1,"option":null}',
    '{"t":"choose","id":"abcdefgh","question":1,"option":"' + "x" * 300 + '"}',
    '{"t":"say","id":"abcdefgh","text":"\\ud800"}',
    '{"t":"state","v":1}',
    '{"t":"ack","id":"abcdefgh","v":1}',
    '{"t":"look","seat":true}',
    '{"t":"ping","n":' + "[" * 3000 + "]" * 3000 + "}",
    "[" * 4000,
    '{"t":"sync","v":1}{"t":"sync","v":1}',
]


def test_nonsense_gets_a_typed_answer(table: tuple[Guest, Guest, str]) -> None:
    ada, _, code = table
    screen = ada.socket(code).ready()
    for text in NONSENSE:
        before = len(screen.others)
        screen.say(text)
        screen.until(lambda s, n=before: any(m["t"] == "error" for m in s.others[n:]))  # type: ignore[misc]
        told = next(m for m in screen.others[before:] if m["t"] == "error")
        assert told["code"] == "bad-message", text
    for text in NONSENSE:
        answer = ada.post(f"/api/tables/{code}/commands", text.encode("utf-8", "surrogatepass"))
        assert answer.status_code == 400, text
        assert answer.json()["code"] == "bad-message"


def test_deep_nesting_over_rest(table: tuple[Guest, Guest, str]) -> None:
    ada, _, _ = table
    wish = (
        b'{"game":"duel","seats":[{},{}],"options":' + b'{"a":' * 3000 + b"1" + b"}" * 3000 + b"}"
    )
    assert ada.post("/api/tables", wish).status_code in (400, 413)
    deep = b"[" * 100_000 + b"]" * 100_000
    assert ada.post("/api/records", deep).status_code in (400, 422)


def test_binary_frames_are_not_messages(table: tuple[Guest, Guest, str]) -> None:
    ada, _, code = table
    screen = ada.socket(code).ready()
    screen.say(b'{"t":"ping","n":1}')
    screen.until(lambda s: any(m.get("code") == "bad-message" for m in s.others))


def test_invalid_utf8_closes(table: tuple[Guest, Guest, str]) -> None:
    ada, _, code = table
    screen = ada.socket(code).ready()
    raw_frame(screen, 0x1, b"\xff\xfe\xfd")
    assert screen.closed()[0] == 1007


def raw_frame(screen: Screen, opcode: int, payload: bytes, *, fin: bool = True) -> None:
    """A masked frame by hand, past the library's good manners."""
    head = bytes([(0x80 if fin else 0) | opcode])
    size = len(payload)
    head += bytes([0x80 | size]) if size < 126 else bytes([0x80 | 126]) + struct.pack(">H", size)
    screen.wire.socket.sendall(head + b"\0\0\0\0" + payload)


def test_a_message_over_the_limit_closes(table: tuple[Guest, Guest, str]) -> None:
    ada, _, code = table
    screen = ada.socket(code).ready()
    screen.say('{"t":"say","id":"abcdefgh","text":"' + "x" * 9000 + '"}')
    assert screen.closed()[0] == 1009
    assert ada.post(f"/api/tables/{code}/commands", b" " * 9000).status_code == 413
    chunks = (b"x" * 1000 for _ in range(20))  # no content-length to tell us beforehand
    answer = ada.http.post(
        f"/api/tables/{code}/commands", content=chunks, headers={"content-type": "application/json"}
    )
    assert answer.json() == {"code": "too-large", "args": {"limit": 8192}, "id": None}


def test_no_compression_is_negotiated(table: tuple[Guest, Guest, str]) -> None:
    ada, _, code = table
    screen = ada.socket(code, headers={"Sec-WebSocket-Extensions": "permessage-deflate"})
    assert screen.wire.response is not None
    assert "sec-websocket-extensions" not in screen.wire.response.headers


def test_a_flood_is_answered_sparingly_then_closed(make_server: MakeServer) -> None:
    server = make_server(limits={"messages": 0.001, "messages_burst": 60})
    ada = Guest(server.url)
    code = ada.make(seats="mm", start=True)
    screen = ada.socket(code).ready()
    v = screen.state["v"]
    try:
        for n in range(10_000):
            screen.say(f'{{"t":"ping","n":{n}}}')
    except ConnectionClosed:
        pass
    assert screen.closed() == (4429, "too-many")
    complaints = [m for m in screen.others if m.get("code") == "too-many"]
    assert 1 <= len(complaints) <= 5
    assert len(screen.others) < 300
    assert ada.view(code)["v"] == v


def test_who_never_reads_is_cut_and_harms_nobody(make_server: MakeServer) -> None:
    for stalls in (5 * PATIENCE, 1):
        server = make_server(stall_seconds=stalls, sweep_seconds=0.2)
        ada = Guest(server.url)
        code = ada.make(game="canary", seats="mm", start=True)
        deaf = never_reading(ada, code)
        assert ada.view(code)["v"] == 2  # though the deaf one is still there, if it may be
        if stalls == 1:
            eventually(lambda: "hallows_sockets 0.0" in ada.get("/metrics").text)  # noqa: B023
        deaf.close()


def never_reading(guest: Guest, code: str) -> socket.socket:
    """Asks for the state again and again, and never reads it."""
    deaf = raw_socket(guest, code)
    for _ in range(1000):
        try:
            deaf.sendall(masked(b'{"t":"sync","v":0}'))
        except OSError:
            break
        time.sleep(0.001)
    return deaf


def raw_socket(guest: Guest, code: str) -> socket.socket:
    port = int(guest.url.rsplit(":", 1)[1])
    line = socket.socket()
    line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
    line.connect(("127.0.0.1", port))
    line.sendall(
        f"GET /api/tables/{code}/socket?seat=0 HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nUpgrade: websocket\r\n"
        f"Connection: Upgrade\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
        f"Sec-WebSocket-Version: 13\r\nCookie: {guest.cookie}\r\n\r\n".encode()
    )
    assert line.recv(12) == b"HTTP/1.1 101"
    return line


def masked(payload: bytes) -> bytes:
    return bytes([0x81, 0x80 | len(payload)]) + b"\0\0\0\0" + payload


def test_a_silent_socket_is_closed(make_server: MakeServer) -> None:
    server = make_server(idle_seconds=1, sweep_seconds=0.2)
    ada = Guest(server.url)
    screen = ada.socket(ada.make(seats="mm", start=True)).ready()
    assert screen.closed() == (4409, "silent")


def test_ping_frames_are_answered_and_cost_nothing(table: tuple[Guest, Guest, str]) -> None:
    ada, _, code = table
    screen = ada.socket(code).ready()
    for _ in range(500):
        raw_frame(screen, 0x9, b"hi")
    screen.say({"t": "ping", "n": 7})
    screen.until(lambda s: any(m["t"] == "pong" and m["n"] == 7 for m in s.others))


# -- the game ------------------------------------------------------------------------------------------------


def test_choices_that_are_not_there(table: tuple[Guest, Guest, str]) -> None:
    ada, bo, code = table
    q = ada.view(code)["asked"]["question"]
    for option in ("fly", "attack:0", "attack:7", "", "REST", "rest ", "hex"):
        assert ada.refused(code, "choose", question=q, option=option) == "illegal-option"
    assert ada.refused(code, "choose", question=q - 1, option="rest") == "stale-question"
    assert ada.refused(code, "choose", question=q + 1, option="rest") == "stale-question"
    assert ada.refused(code, "choose", question=9_999_999, option="rest") == "stale-question"
    told = bo.command(code, "choose", question=q, option="shield").json()
    assert told["code"] == "wrong-seat"  # and nothing about the other's prompt
    assert set(told["args"]) == {"asked"}
    assert bo.refused(code, "undo", question=q) == "cannot-undo"
    assert ada.refused(code, "start") == "already-started"
    assert ada.refused(code, "salt", salt="x") == "already-started"
    assert ada.refused(code, "sit", seat=0) == "seat-taken"


def test_nothing_happens_after_the_end(guest: MakeGuest) -> None:
    ada, bo = guest(), guest()
    code = ada.make(seats="mo")
    bo.sit(code, 1)
    assert ada.refused(code, "choose", question=0, option="rest") == "not-started"
    ada.do(code, "start")
    a, b = ada.socket(code), bo.socket(code)
    play_out([a, b], random.Random(1))
    v = a.state["v"]
    for kind, fields in (
        ("choose", {"question": v, "option": "rest"}),
        ("undo", {"question": v}),
        ("hint", {"question": v}),
        ("order", {}),
        ("wish", {"option": "rest"}),
        ("stand_in", {"on": True}),
        ("finish", {}),
        ("sit", {"seat": 0}),
        ("arrange", {"seat": 0, "kind": "open"}),
    ):
        assert ada.refused(code, kind, **fields) == "finished-game", kind
    assert ada.view(code)["v"] == v


# -- the web -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "headers",
    [
        {"origin": "https://evil.example"},
        {"origin": "null"},
        {"origin": "http://127.0.0.1.evil.example"},
        {"origin": "http://["},
        {"sec-fetch-site": "cross-site"},
        {"sec-fetch-site": "same-site"},
    ],
)
def test_foreign_pages_are_refused(
    table: tuple[Guest, Guest, str], server: Server, headers: dict[str, str]
) -> None:
    ada, _, code = table
    q = ada.view(code)["asked"]["question"]
    body = command("choose", question=q, option="rest")
    answer = ada.post(f"/api/tables/{code}/commands", body, headers=headers)
    assert (answer.status_code, answer.json()["code"]) == (403, "foreign-origin")
    assert (
        ada.post("/api/tables", {"game": "duel", "seats": [{}, {}]}, headers=headers).status_code
        == 403
    )
    with pytest.raises(InvalidStatus) as refused:
        Screen(ada, code, headers=headers)
    assert refused.value.response.status_code == 403


def test_our_own_pages_and_scripts_are_welcome(
    table: tuple[Guest, Guest, str], server: Server
) -> None:
    ada, _, code = table
    Screen(ada, code, headers={"origin": server.url, "sec-fetch-site": "same-origin"}).ready()
    Screen(ada, code).ready()
    answer = ada.post(
        "/api/tables", {"game": "duel", "seats": [{}, {}]}, headers={"origin": server.url}
    )
    assert answer.status_code == 201


@pytest.mark.parametrize(
    "media", ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data"]
)
def test_forms_are_not_json(table: tuple[Guest, Guest, str], media: str) -> None:
    ada, _, code = table
    body = command("finish")
    answer = ada.post(f"/api/tables/{code}/commands", body, headers={"content-type": media})
    assert (answer.status_code, answer.json()["code"]) == (415, "not-json")


def test_another_host_name_is_refused(server: Server) -> None:
    answer = bare_get(f"{server.url}/api/me", headers={"host": "rebound.example"})
    assert answer.json()["code"] == "unknown-host"


def test_headers_of_every_answer(table: tuple[Guest, Guest, str], server: Server) -> None:
    ada, _, code = table
    for path in (
        "/",
        "/t/whatever",
        "/api/me",
        f"/api/tables/{code}/view",
        "/api/none",
        "/assets/none.js",
    ):
        headers = bare_get(f"{server.url}{path}").headers
        assert "default-src 'self'" in headers["content-security-policy"]
        assert "frame-ancestors 'none'" in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"
        assert headers["x-frame-options"] == "DENY"
        assert "server" not in headers
    assert ada.get(f"/api/tables/{code}/view").headers["cache-control"] == "no-store"


@pytest.mark.parametrize(
    "path",
    [
        "/../../../../etc/passwd",
        "/..%2f..%2f..%2fetc%2fpasswd",
        "/assets/../../pyproject.toml",
        "/assets/..%5c..%5cpyproject.toml",
        "//etc/passwd",
        "/static/..%00/hub.py",
        "//evil.example/%2e%2e",
    ],
)
def test_paths_lead_nowhere(server: Server, path: str) -> None:
    port = server.port
    with socket.create_connection(("127.0.0.1", port)) as line:
        line.sendall(
            f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nConnection: close\r\n\r\n".encode()
        )
        answer = b""
        while piece := line.recv(65536):
            answer += piece
    status = int(answer.split()[1])
    assert status in (200, 400, 404)  # the page itself, or nothing
    assert b"root:" not in answer
    assert b"[project]" not in answer
    assert b"location:" not in answer.lower()


def test_codes_cannot_be_guessed_or_told_apart(guest: MakeGuest) -> None:
    ada = guest()
    code = ada.make()
    assert len(code) == 16  # 80 bits
    wrong = [
        code[:-1] + ("a" if code[-1] != "a" else "b"),
        "a" * 16,
        "A" * 16,
        "x",
        "%00",
        "'; DROP TABLE",
    ]
    for other in wrong:
        for path in ("view", "chat", "record", "report", "moments/1"):
            answer = ada.get(f"/api/tables/{other}/{path}")
            assert (answer.status_code, answer.json()) == (
                404,
                {"code": "unknown-table", "args": {}, "id": None},
            )
        assert ada.refused(other.replace("%00", "zz"), "sit", seat=0) == "unknown-table"
    assert ada.socket("a" * 16).closed() == (4404, "unknown-table")
    assert ada.socket(code, v="x").closed()[0] == 4400


def test_odd_addresses_and_methods(guest: MakeGuest, server: Server) -> None:
    ada = guest()
    assert ada.get("/api/nothing").json()["code"] == "not-found"
    answer = ada.http.delete("/api/tables")
    assert (answer.status_code, answer.json()["code"]) == (405, "bad-method")
    assert "allow" in answer.headers
    assert ada.get(f"/api/tables/{'a' * 16}/view", since="x").json()["code"] == "bad-message"
    assert ada.get(f"/api/tables/{'a' * 16}/view", since=-1).json()["code"] == "bad-message"
