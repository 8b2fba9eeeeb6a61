"""Real Chromium in front of a real server. Left out where Chromium is not installed (scripts/chromium.sh)."""

import json
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, ViewportSize, expect, sync_playwright

from hallows.games import names
from hallows.server.static import FOLDER
from tests.browser.screen import Screen
from tests.server.machines import Server
from tests.server.people import PATIENCE

CHROMIUM = shutil.which("chromium")
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
DESK: ViewportSize = {"width": 1440, "height": 900}
PHONE: ViewportSize = {"width": 390, "height": 844}
MakeScreen = Callable[..., Screen]
Tabs = dict[bool, list[Page]]
BOARDS = Path(__file__).parents[2] / "web" / "src" / "boards"
#: Games that can be drawn: the front door shows no others.
DRAWN = [game for game in names() if (BOARDS / game).is_dir()]
GAMES = [pytest.param(game, id=game) for game in DRAWN]

expect.set_options(timeout=PATIENCE * 1000)

if CHROMIUM is None:
    collect_ignore_glob = ["test_*.py"]


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    if not (FOLDER / "index.html").is_file():
        pytest.fail("the browser client is not built: run make test")
    folder = tmp_path_factory.mktemp("house")
    machine = Server(str(folder / "house.db"), folder, bot_workers=1).start()
    yield machine
    assert machine.stop() == 0


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    """With its windows, though nobody sees them: the engine alone (``chromium-headless-shell``) is a tenth quicker, and on a
    loaded machine loses a press in some thousands."""
    with sync_playwright() as play:
        browser = play.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def tabs(chromium: Browser) -> Iterator[Tabs]:
    """Tabs nobody looks at just now, of desks and of phones. A tab that was open before starts in a third of the time."""
    free: Tabs = {False: [], True: []}
    yield free
    for tab in (*free[False], *free[True]):
        tab.context.close()


@pytest.fixture
def screen(house: Server, chromium: Browser, tabs: Tabs) -> Iterator[MakeScreen]:
    """Makes browsers of their own: each has its own cookies and settings. What a test changes in a tab for good (the
    wire, the clock) it does in one that is ``fresh`` and thrown away afterwards."""
    used: list[tuple[Screen, bool]] = []

    def make(*, phone: bool = False, lang: str = "en", fresh: bool = False, **liked: Any) -> Screen:
        size = PHONE if phone else DESK
        if tabs[phone] and not fresh:
            tab = tabs[phone].pop()
            tab.set_viewport_size(size)
        else:
            context = chromium.new_context(viewport=size, has_touch=phone, is_mobile=phone)
            context.set_default_timeout(PATIENCE * 1000)
            tab = context.new_page()
        seen = ["duel", "talisman", "rising", "hogwarts", "quidditch", "returns"]
        told = {"speed": 0, "name": "Ola", "hintsSeen": seen, "asks": "all"}
        me = Screen(tab, house.url, touch=phone)
        me.remember({"hallows.lang": lang, "hallows.settings": json.dumps({**told, **liked})})
        used.append((me, fresh))
        return me

    yield make
    for me, fresh in used:
        if fresh:
            me.context.close()
        else:
            me.leave()
            tabs[me.touch].append(me.page)


@pytest.fixture
def pictures(request: pytest.FixtureRequest, tmp_path: Path) -> Path:
    """Where a failing test leaves what it saw."""
    return tmp_path
