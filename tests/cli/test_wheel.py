"""The package a user installs: built from this checkout, in an environment of its own, without Node."""

import os
import re
import shutil
import signal
import subprocess
import sys
import sysconfig
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from hallows.server.static import client_built

ROOT = Path(__file__).parents[2]
PATIENCE = 300.0


def run(*words: object, **more: object) -> "subprocess.CompletedProcess[str]":
    done: subprocess.CompletedProcess[str] = subprocess.run(  # type: ignore[call-overload]
        [str(word) for word in words], capture_output=True, text=True, check=False, **more
    )
    return done


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """As `make wheel` builds it, from a copy: a build leaves things behind."""
    if not client_built():
        pytest.fail("the browser client is not built: run make test")
    source, out = tmp_path_factory.mktemp("source"), tmp_path_factory.mktemp("dist")
    for name in ("pyproject.toml", "README.md", "LICENSE"):
        shutil.copy(ROOT / name, source)
    left = shutil.ignore_patterns("__pycache__", "*.egg-info")
    shutil.copytree(ROOT / "src", source / "src", ignore=left)
    pip = (sys.executable, "-m", "pip", "--disable-pip-version-check", "wheel")
    built = run(*pip, "--no-deps", "--no-build-isolation", "--no-index", "-w", out, source)
    assert built.returncode == 0, built.stderr
    return next(out.glob("*.whl"))


@pytest.fixture(scope="module")
def home(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An environment with the wheel in it and nothing else. What it depends on is lent by ours: a plain path, so
    that a checkout installed there for development stays out of sight."""
    home = tmp_path_factory.mktemp("home")
    run(sys.executable, "-m", "venv", "--without-pip", home / "env")
    python = home / "env" / "bin" / "python"
    pip = (sys.executable, "-m", "pip", "--disable-pip-version-check", "--python", python)
    done = run(*pip, "install", "--no-deps", "--no-index", wheel)
    assert done.returncode == 0, done.stderr
    packages = next((home / "env" / "lib").glob("python*/site-packages"))
    lent = {str(Path(module.__file__).parents[1]) for module in (httpx, pytest) if module.__file__}
    lent.add(sysconfig.get_paths()["purelib"])
    (packages / "lent.pth").write_text("\n".join(sorted(lent)), encoding="utf-8")
    return home


@pytest.fixture
def alone(home: Path) -> dict[str, object]:
    """How programs are run there: no Node, no checkout, nothing of ours in the environment."""
    bare = {"PATH": str(home / "env" / "bin"), "HOME": str(home), "LANG": "C.UTF-8"}
    return {"env": bare, "cwd": home}


@pytest.fixture
def table_service(home: Path, alone: dict[str, object]) -> Iterator[str]:
    words = (home / "env" / "bin" / "hallows", "play", "--no-browser", "--port", "0")
    process: subprocess.Popen[str] = subprocess.Popen(  # type: ignore[call-overload]
        [*map(str, words), "--db", str(home / "t.db")], stdout=subprocess.PIPE, text=True, **alone
    )
    try:
        assert process.stdout is not None
        yield process.stdout.readline().split()[-1].rstrip("/")
    finally:
        process.send_signal(signal.SIGINT)
        assert process.wait(PATIENCE) == 0


def test_an_installed_wheel_serves_the_client_without_node(
    home: Path, alone: dict[str, object], table_service: str
) -> None:
    where = run("python", "-c", "import hallows; print(hallows.__file__)", **alone)
    assert where.stdout.startswith(str(home)), where.stdout + where.stderr
    assert shutil.which("node", path=str(home / "env" / "bin")) is None
    with httpx.Client(base_url=table_service, trust_env=False, timeout=PATIENCE) as browser:
        page = browser.get("/").text
        scripts = re.findall(r'src="(/assets/[^"]+\.js)"', page)
        assert scripts
        for script in scripts:
            answer = browser.get(script)
            assert answer.status_code == 200
            assert answer.headers["content-type"].startswith("text/javascript")
        games = [game["name"] for game in browser.get("/api/games").json()["games"]]
        assert {"talisman", "rising"} <= set(games)
        wish = {"game": "talisman", "seats": [{"kind": "me"}, {"kind": "bot"}], "start": True}
        assert browser.post("/api/tables", json=wish).status_code == 201
    assert "Aurors" in run("hallows", "cards", "talisman", **alone).stdout  # content and words too


def test_an_installation_without_the_client_says_so_in_one_line(
    home: Path, alone: dict[str, object], tmp_path: Path
) -> None:
    """As after `pip install` from a checkout where nobody has built it."""
    static = next((home / "env" / "lib").glob("python*/site-packages/hallows/server/static"))
    os.rename(static, tmp_path / "static")
    try:
        said = run("hallows", "play", "--no-browser", **alone)
    finally:
        os.rename(tmp_path / "static", static)
    assert said.returncode == 2
    assert said.stdout == ""
    assert said.stderr.count("\n") == 1
    assert "make play" in said.stderr
    assert "make wheel" in said.stderr
