"""The examples in docs/proxies as they stand, but for ports, names of files and the length of patience."""

import http.client
import json
import os
import shutil
import socket
import ssl
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from websockets.sync.client import connect

from tests.server.machines import Server, free_port
from tests.server.people import PATIENCE, command, eventually

EXAMPLES = Path(__file__).parents[2] / "docs" / "proxies"
NAME = "games.example"


class Proxy:
    """A proxy that speaks TLS, and how to talk to it."""

    def __init__(self, port: int, certificate: Path) -> None:
        self.port = port
        self.trust = ssl.create_default_context(cafile=str(certificate))
        self.cookie = ""

    def line(self) -> ssl.SSLSocket:
        plain = socket.create_connection(("127.0.0.1", self.port), timeout=PATIENCE)
        return self.trust.wrap_socket(plain, server_hostname=NAME)

    def ask(self, method: str, path: str, body: Any = None, **headers: str) -> tuple[int, Any, Any]:
        talk = http.client.HTTPConnection(NAME)
        talk.sock = self.line()
        fields = {"Content-Type": "application/json", "Cookie": self.cookie, **headers}
        talk.request(method, path, json.dumps(body) if body is not None else None, fields)
        answer = talk.getresponse()
        told = answer.read()
        talk.close()
        given = answer.headers.get("set-cookie", "")
        self.cookie = given.partition(";")[0] or self.cookie
        return answer.status, told, answer.headers


def nginx(folder: Path, port: int, server: Server, files: dict[str, str]) -> list[str]:
    text = (EXAMPLES / "nginx.conf").read_text()
    changes = {
        "listen 80;": f"listen 127.0.0.1:{free_port()};",
        "listen 443 ssl": f"listen 127.0.0.1:{port} ssl",
        "127.0.0.1:8000": f"127.0.0.1:{server.port}",
        "timeout 10s": "timeout 1s",
        "timeout   10s": "timeout 1s",
        **{f"/etc/letsencrypt/live/{NAME}/{name}": path for name, path in files.items()},
    }
    (folder / "site.conf").write_text(changed(text, changes))
    temporary = "".join(
        f"{kind}_temp_path {folder}/{kind};\n"
        for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    user = "user root;" if os.getuid() == 0 else ""
    (folder / "main.conf").write_text(
        f"daemon off; {user} pid {folder}/pid; error_log {folder}/errors;\nevents {{}}\n"
        f"http {{ access_log off;\n{temporary} include {folder}/site.conf; }}\n"
    )
    return ["nginx", "-p", str(folder), "-c", str(folder / "main.conf")]


def caddy(folder: Path, port: int, server: Server, files: dict[str, str]) -> list[str]:
    text = (EXAMPLES / "Caddyfile").read_text()
    keys = f"tls {files['fullchain.pem']} {files['privkey.pem']}"
    changes = {
        "{\n\tservers {": "{\n\tadmin off\n\tauto_https disable_redirects\n\tservers {",
        f"\n{NAME} {{": f"\nhttps://{NAME}:{port} {{\n\tbind 127.0.0.1\n\t{keys}",
        "127.0.0.1:8000": f"127.0.0.1:{server.port}",
        "read_header 10s": "read_header 1s",
    }
    (folder / "Caddyfile").write_text(changed(text, changes))
    return ["caddy", "run", "--config", str(folder / "Caddyfile"), "--adapter", "caddyfile"]


def changed(text: str, changes: dict[str, str]) -> str:
    for old, new in changes.items():
        assert old in text, old
        text = text.replace(old, new)
    return text


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One for both; proxies care for no database."""
    folder = tmp_path_factory.mktemp("behind")
    machine = Server(str(folder / "t.db"), folder, tls=True, hosts=[NAME]).start()
    yield machine
    machine.kill()


@pytest.fixture(params=[nginx, caddy], ids=["nginx", "caddy"])
def proxy(request: pytest.FixtureRequest, server: Server, tmp_path: Path) -> Iterator[Proxy]:
    needed = request.param.__name__
    if shutil.which(needed) is None or shutil.which("openssl") is None:
        pytest.skip(f"{needed} is not installed (scripts/proxies.sh): its example is not tried")
    files = {name: str(tmp_path / name) for name in ("fullchain.pem", "privkey.pem")}
    words = f"req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN={NAME} -addext subjectAltName=DNS:{NAME}"
    subprocess.run(
        [
            "openssl",
            *words.split(),
            "-keyout",
            files["privkey.pem"],
            "-out",
            files["fullchain.pem"],
        ],
        check=True,
        capture_output=True,
    )
    port = free_port()
    home = {**os.environ, "HOME": str(tmp_path), "XDG_DATA_HOME": str(tmp_path)}
    with (tmp_path / "said").open("wb") as said:
        process = subprocess.Popen(
            request.param(tmp_path, port, server, files), stdout=said, stderr=said, env=home
        )
    try:
        eventually(lambda: process.poll() is not None or listening(port))
        assert process.poll() is None, (tmp_path / "said").read_text()[-2000:]
        yield Proxy(port, Path(files["fullchain.pem"]))
    finally:
        process.terminate()
        process.wait(PATIENCE)


def listening(port: int) -> bool:
    with socket.socket() as probe:
        return probe.connect_ex(("127.0.0.1", port)) == 0


def test_a_game_through_the_proxy(proxy: Proxy) -> None:
    status, _, headers = proxy.ask("GET", "/api/me")
    assert status == 200
    assert headers["strict-transport-security"]
    assert proxy.cookie.startswith("__Host-hallows_guest=")
    wish = {"game": "duel", "seats": [{"kind": "me"}, {"kind": "me"}], "start": True}
    assert proxy.ask("POST", "/api/tables", wish, Origin="http://evil.example")[0] == 403
    status, made, _ = proxy.ask("POST", "/api/tables", wish, Origin=f"https://{NAME}")
    assert status == 201, made
    code = json.loads(made)["code"]
    assert proxy.ask("GET", "/metrics")[0] == 403
    address = f"ws://{NAME}/api/tables/{code}/socket?seat=0"  # over a line that speaks TLS already
    fields = {"Cookie": proxy.cookie, "Origin": f"https://{NAME}"}
    with connect(address, sock=proxy.line(), additional_headers=fields, proxy=None) as wire:
        state = json.loads(wire.recv(PATIENCE))
        assert state["t"] == "state"
        said = command("choose", question=state["asked"]["question"], option="rest")
        wire.send(json.dumps(said))
        while (told := json.loads(wire.recv(PATIENCE))).get("id") != said["id"]:
            pass
        assert told["t"] == "ack"


def test_slow_clients_are_the_proxys_to_cut(proxy: Proxy) -> None:
    slow = [proxy.line() for _ in range(20)]
    for line in slow:
        line.sendall(b"GET / HTTP/1.1\r\nHo")
    assert proxy.ask("GET", "/api/me")[0] == 200
    for line in slow:
        assert b"200" not in line.recv(1000)  # nothing, or a refusal, and then the end
        line.close()
