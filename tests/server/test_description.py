"""The descriptions are true: OpenAPI holds against everything Schemathesis thinks of, and the types are current."""

import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from hallows.server import live, typescript
from hallows.server.bench import run_server_bench
from hallows.server.errors import CLOSED, CODES
from hallows.words import LANGUAGES, Words
from tests.server.conftest import MakeServer
from tests.server.machines import Postgres, Server
from tests.server.people import Guest

PROTOCOL = Path(__file__).parents[2] / "docs" / "protocol.md"


def test_schemathesis_finds_nothing(make_server: MakeServer, tmp_path: Path) -> None:
    """On SQLite everything the description allows and forbids; on PostgreSQL a real table's code, so that what is
    thought up gets as far as it can. Valid by shape is not yet legal: refusing such a request is no failure."""
    server: Server = make_server()
    ada = Guest(server.url)
    code = ada.make(seats="mm", start=True)
    config = tmp_path / "schemathesis.toml"
    given = f'[parameters]\n"path.code" = "{code}"\n' if "postgresql" in server.db else ""
    config.write_text(given)
    left_out = "positive_data_acceptance" + (",negative_data_rejection" if given else "")
    words = [
        *(sys.executable, "-m", "schemathesis.cli", "--config-file", str(config)),
        *(
            "run",
            f"{server.url}/openapi.json",
            "--seed",
            "1",
            "--no-color",
            "--continue-on-failure",
        ),
        *("--phases", "fuzzing" if given else "coverage", "--max-examples", "12"),
        *("--exclude-checks", left_out, "-H", f"Cookie: {ada.cookie}"),
    ]
    done = subprocess.run(words, capture_output=True, text=True, cwd=tmp_path, check=False)
    assert done.returncode == 0, done.stdout[-4000:] + done.stderr[-1000:]
    assert "passed" in done.stdout
    assert '"level": "error"' not in server.logged()
    # Deleting is described too: that very table may be gone, and another works.
    assert ada.view(ada.make(seats="mm", start=True))["v"] >= 2


def test_types_for_the_browser_are_current() -> None:
    if not typescript.TARGET.parent.is_dir():
        pytest.skip("an installed package has no client sources")
    assert typescript.main(["--check"]) == 0


def test_the_protocol_page_names_every_closing_and_every_route(server: Server) -> None:
    text = PROTOCOL.read_text(encoding="utf-8")
    for code, reason in CLOSED.items():
        assert f"| {code} | `{reason}` |" in text
    paths = Guest(server.url).get("/openapi.json").json()["paths"]
    for path in paths:
        assert path in text, path
    assert set(CODES.values()) <= set(range(400, 504))


def test_typescript_writes_what_it_checks(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    target = tmp_path / "lib" / "wire.ts"
    monkeypatch.setattr(typescript, "TARGET", target)
    assert typescript.main(["--check"]) == 1
    assert typescript.main([]) == 0
    assert typescript.main(["--check"]) == 0
    assert "export interface State {" in target.read_text()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_refusal_closing_and_table_event_has_words(lang: str) -> None:
    words = Words(lang)
    for code in (*CODES, *CLOSED.values()):
        assert words.has(f"error-{code}"), code
    told = re.findall(
        r'self\.tell\(\s*"([a-z_]+)"', Path(live.__file__).read_text(encoding="utf-8")
    )
    for key in (*told, "removed", "left", "timed_out", "stands_in", "back"):
        assert words.has(f"table-event-{key.replace('_', '-')}"), key


def test_a_small_bench_loses_nothing(postgres: Postgres | None) -> None:
    """Over two processes where there is PostgreSQL: nobody waits for a lock the other holds."""
    several: dict[str, Any] = {"db": postgres.database(), "processes": 2} if postgres else {}
    figures = run_server_bench(
        "duel", tables=6, seats=3, think=0.1, seconds=2, clients=1, **several
    )
    assert figures["choices"] > 0
    assert (figures["lost"], figures["doubled"], figures["broken"]) == (0, 0, 0)
    assert figures["errors"] == {}
