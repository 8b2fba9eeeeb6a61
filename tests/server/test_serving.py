"""Starting, stopping, and what is served besides tables."""

import os
import signal
import sqlite3
import subprocess
import sys
from dataclasses import fields
from pathlib import Path

import httpx
import pytest
from starlette.requests import Request
from typer.testing import CliRunner

from hallows.cli import app
from hallows.server.config import Config, database, with_limits
from hallows.server.hub import Hub
from hallows.server.luck import true_luck
from hallows.server.static import OWN, Static
from tests.server.conftest import MakeServer
from tests.server.people import PATIENCE, Guest, bare_get, command


def test_a_graceful_stop_says_so_and_loses_nothing(make_server: MakeServer) -> None:
    server = make_server()
    ada = Guest(server.url)
    code = ada.make(game="canary", seats="mm", start=True)
    screen = ada.socket(code, seat=0).ready()
    assert screen.asked
    message = command("choose", question=screen.asked["question"], option="merry")
    screen.say(message)
    assert server.process is not None
    os.kill(server.process.pid, signal.SIGTERM)
    assert screen.closed() == (1012, "restarting")
    assert server.process.wait(PATIENCE) == 0
    server.start()
    v = ada.view(code)["v"]
    if message["id"] in screen.answers:
        assert v == screen.answers[message["id"]]["v"]
    back = ada.socket(code, seat=0).ready()
    back.say(message)
    back.until(lambda s: message["id"] in s.answers)
    assert back.answers[message["id"]]["t"] == "ack"
    assert ada.view(code)["v"] == 3


def test_the_command_line(tmp_path: Path) -> None:
    """`hallows serve` as a person starts it: says where it is, serves, ends well on Ctrl-C."""
    words = [
        sys.executable,
        "-m",
        "hallows.cli",
        "serve",
        "--port",
        "0",
        "--db",
        str(tmp_path / "t.db"),
    ]
    process = subprocess.Popen(
        [*words, "--limit", "chat_lines=3"],
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
    )
    try:
        assert process.stdout is not None
        url = process.stdout.readline().split()[-1].rstrip("/")
        ada = Guest(
            url
        )  # the door is open before the server says where it is; whoever comes first waits
        code = ada.make(seats="mm", start=True)
        said = [ada.command(code, "say", text="hello").status_code for _ in range(4)]
        assert said == [200] * 3 + [429]
    finally:
        process.send_signal(signal.SIGINT)
        assert process.wait(PATIENCE) == 0
    refused = subprocess.run(
        [*words, "--limit", "nonsense=3"], capture_output=True, text=True, check=False
    )
    assert refused.returncode == 2
    assert "nonsense" in refused.stderr


def test_nobody_can_foretell_the_dice_of_a_server() -> None:
    """Known dice are for whoever builds the app: people, settings and the environment have no say in them."""
    shown = CliRunner().invoke(app, ["serve", "--help"]).output.lower()
    assert "--bot-seconds" in shown
    assert not [word for word in ("seed", "luck", "dice") if word in shown]
    assert not [f.name for f in fields(Config) if "seed" in f.name or "luck" in f.name]
    assert Hub(Config()).new_luck is true_luck
    assert true_luck("duel", {}) != true_luck("duel", {})


def test_more_sockets_than_a_system_allows_at_first(make_server: MakeServer) -> None:
    server = make_server(limits={"sockets": 300})
    server.stop()
    server.start(open_files=100)
    ada = Guest(server.url)
    code = ada.make(seats="mm", start=True)
    screens = [ada.socket(code).ready() for _ in range(150)]
    for screen in screens:
        screen.close()


def test_what_tls_asks_for_and_what_machines_ask(make_server: MakeServer) -> None:
    """Behind a proxy that speaks TLS: pages have to come by it too, and are told to; probes come by address."""
    server = make_server(tls=True, hosts=["games.example"])
    port, named = server.port, {"Host": "games.example"}
    url = f"http://127.0.0.1:{port}"
    assert bare_get(f"{url}/healthz").status_code == 200
    assert bare_get(f"{url}/metrics").status_code == 200
    assert bare_get(f"{url}/healthz", headers={"Host": "evil.example"}).status_code == 400
    assert bare_get(f"{url}/api/me").status_code == 400
    me = bare_get(f"{url}/api/me", headers=named)
    assert me.headers["strict-transport-security"] == "max-age=31536000"
    for origin, status in (("https://games.example", 200), ("http://games.example", 403)):
        headers = {**named, "Origin": origin}
        answer = httpx.put(
            f"{url}/api/me",
            json={"name": "Ada"},
            headers=headers,
            trust_env=False,
            timeout=PATIENCE,
        )
        assert answer.status_code == status


def test_a_cookie_is_renewed(make_server: MakeServer) -> None:
    server = make_server()
    if server.db.startswith("postgresql"):
        pytest.skip("the same there")
    ada = Guest(server.url)
    ada.make(seats="mm")
    assert "set-cookie" not in ada.get("/api/me").headers
    value = ada.cookie
    with sqlite3.connect(server.db) as database:
        database.execute("UPDATE guests SET seen = seen - 8 * 86400000")
    server.stop()
    server.start()
    ada.http.base_url = server.url
    renewed = ada.get("/api/me").headers["set-cookie"]
    assert renewed.startswith(f"{value};")
    assert "Max-Age=34560000" in renewed
    assert "set-cookie" not in ada.get("/api/me").headers


def test_a_page_brings_the_cookie(make_server: MakeServer) -> None:
    """All that a new page asks for at once, its socket included, then comes from one and the same guest."""
    server = make_server()
    page = bare_get(f"{server.url}/t/ABCDEF")
    cookie = page.headers["set-cookie"].partition(";")[0]
    assert "private" in page.headers["cache-control"]
    for path in ("/", "/api/me", "/api/games"):
        assert "set-cookie" not in bare_get(server.url + path, headers={"cookie": cookie}).headers
    assert "set-cookie" not in bare_get(f"{server.url}/favicon.svg").headers
    assert "set-cookie" not in bare_get(f"{server.url}/healthz").headers
    forged = {"cookie": cookie[:-1] + ("0" if cookie[-1] != "0" else "1")}
    assert "set-cookie" in bare_get(server.url, headers=forged).headers


def test_health_and_metrics(make_server: MakeServer) -> None:
    server = make_server()
    ada = Guest(server.url)
    code = ada.make(seats="mm", start=True)
    ada.socket(code).ready()
    health = ada.get("/healthz").json()
    assert health["ok"]
    assert health["sockets"] == 1
    text = ada.get("/metrics").text
    assert "hallows_sockets 1.0" in text
    assert "hallows_commit_seconds_count" in text
    assert code not in text


def built(folder: Path) -> Static:
    (folder / "assets").mkdir()
    (folder / "index.html").write_text("<title>page</title>")
    (folder / "assets" / "app.js").write_text("1")
    (folder / "assets" / "app.js.br").write_bytes(b"squeezed")
    (folder / "icon.svg").write_text("<svg/>")
    return Static(folder)


def asked_for(path: str, **headers: str) -> Request:
    fields = [(name.encode(), value.encode()) for name, value in headers.items()]
    scope = {"type": "http", "method": "GET", "path": path, "query_string": b"", "headers": fields}
    return Request({**scope, "server": ("x", 80), "scheme": "http"})


def test_the_built_client_is_served_with_care(tmp_path: Path) -> None:
    static = built(tmp_path)
    page = static.serve(asked_for("/"))
    assert (page.body, page.headers["cache-control"]) == (b"<title>page</title>", OWN)
    assert static.serve(asked_for("/t/abc")).body == page.body
    assert static.serve(asked_for("/index.html")).body == page.body
    script = static.serve(asked_for("/assets/app.js"))
    assert "immutable" in script.headers["cache-control"]
    assert script.headers["content-type"].startswith("text/javascript")
    squeezed = static.serve(asked_for("/assets/app.js", **{"accept-encoding": "gzip, br"}))
    assert (squeezed.body, squeezed.headers["content-encoding"]) == (b"squeezed", "br")
    assert static.serve(asked_for("/icon.svg")).headers["content-type"].startswith("image/svg")
    for path in ("/assets/none.js", "/../index.html.bak", "/..%2fsecret.txt", "/assets/../../x.py"):
        assert static.serve(asked_for(path)).status_code == 404


def test_without_a_built_client_a_page_says_how_to_build_it(tmp_path: Path) -> None:
    page = Static(tmp_path / "nothing").serve(asked_for("/"))
    assert b"make play" in page.body
    assert page.headers["cache-control"] == "no-store"


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("tables.db", "sqlite+aiosqlite:///tables.db"),
        ("/var/lib/t.db", "sqlite+aiosqlite:////var/lib/t.db"),
        ("sqlite:///t.db", "sqlite+aiosqlite:///t.db"),
        ("postgresql://u@h/d", "postgresql+asyncpg://u@h/d"),
        ("postgres://u@h/d", "postgresql+asyncpg://u@h/d"),
        ("postgresql+asyncpg://u@h/d", "postgresql+asyncpg://u@h/d"),
    ],
)
def test_addresses_of_databases(typed: str, meant: str) -> None:
    assert database(typed) == meant


def test_limits_are_set_by_name() -> None:
    config = with_limits(Config(), messages=3.5)
    assert config.limits.messages == 3.5
    assert config.limits.message_bytes == 8192
    assert Config(bot_workers=3).workers == 3
    assert Config().workers >= 1
