"""Pictures of every main screen of every game, from real games, in three languages, on three sizes of screen.

    python scripts/shots.py [--out build/shots] [--games talisman,rising] [--only fight,race] [--langs en,pl] [--mocks FOLDER]

Starts a server of its own, plays with bots, and leaves PNG files and an index.html that shows them side by side
(beside the pictures in FOLDER/<game>/*.png, if given). ``--only`` takes the pictures whose names have one of these words in
them. Needs Debian's chromium and a built client.
"""

import argparse
import html
import itertools
import json
import random
import shutil
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import httpx
from playwright.sync_api import Browser, sync_playwright

sys.path.insert(0, str(Path(__file__).parents[1]))

from tests.browser import moments
from tests.browser.conftest import FLAGS
from tests.browser.screen import Screen
from tests.server.machines import Server

from hallows.games.hogwarts.state import DUEL_FIGHT, MISSION_FIGHT, RIVALS
from hallows.kernel import Table

LANGUAGES = ("en", "pl", "it")
SIZES = {"wide": (1440, 900), "tablet": (1024, 768), "phone": (390, 844)}
GAMES = "talisman,rising,hogwarts,quidditch,returns"
#: After so many choices there is something to see, and the shortest game is not over.
MIDDLE = {"talisman": 24, "rising": 9, "duel": 4}
SHORT: dict[str, dict[str, Any]] = {"talisman": {"round_limit": 12}, "rising": {}, "duel": {}}


class Scene(NamedTuple):
    """A moment of a game between good players, and whom to be at it."""

    name: str
    wanted: moments.Wanted
    seats: int = 3
    options: dict[str, Any] = {}  # noqa: RUF012 (never changed)
    well: bool = True


QUICK = {"length": "quick"}
GROWN = {"variant": "qualified", "length": "quick"}
TEAMS = {"variant": "team", "length": "quick", "teams": [0, 0, 1, 1]}
ALIGNED = {"lineup": "standard", "houses": ["ravenclaw", "slytherin"]}
DARK, LIGHT = {"pettigrew": 0}, {"pettigrew": 1}
#: Games whose moments are found by playing them here, without a browser; the last one is played to its end.
SCENES = {
    "hogwarts": [
        Scene("begin", lambda _, ask: True, 3, QUICK),
        Scene("early", moments.in_round(0), 3, QUICK),
        Scene("middle", moments.in_round(3), 4, GROWN),
        Scene("alley", moments.in_the_alley, 2, QUICK, well=False),
        Scene("mission-fight", moments.fight_of(MISSION_FIGHT), 3, QUICK),
        Scene("duel", moments.fight_of(DUEL_FIGHT), 3, QUICK),
        Scene("rivals", moments.fight_of(RIVALS), 4, GROWN),
        Scene("exam", moments.prompt("exam"), 3, QUICK),
        Scene("teams", moments.in_round(2), 4, TEAMS),
        Scene("eight", moments.in_round(2), 8, QUICK),
        Scene("match", moments.in_a_match, 3, GROWN),
        Scene("late", moments.about_to_end, 3, QUICK),
    ],
    "quidditch": [
        Scene("begin", lambda _, ask: True, 2),
        Scene("line-up", moments.prompt("match.beaters", "match.near"), 2, well=False),
        Scene(
            "acting",
            lambda table, ask: ask.prompt == "match.action" and table.state.actions >= 4,
            2,
            ALIGNED,
        ),
        Scene(
            "shooting",
            lambda _, ask: any(key.startswith("shoot:") for key in ask.options),
            2,
            ALIGNED,
        ),
        Scene(
            "hurling",
            lambda _, ask: any(key.startswith("hurl:") for key in ask.options),
            2,
            ALIGNED,
        ),
        Scene("racing", moments.prompt("match.card"), 2, ALIGNED, well=False),
        Scene("late", moments.about_to_end, 2, ALIGNED),
    ],
    "returns": [
        Scene("begin", lambda _, ask: True, 3, LIGHT),
        Scene("pettigrew", moments.before_the_return, 3, DARK),
        Scene("hero", moments.before_the_return, 3, LIGHT),
        Scene(
            "fight",
            lambda table, ask: table.state.fight is not None and ask.prompt == "fight",
            3,
            LIGHT,
        ),
        Scene("voldemort", moments.after_the_return, 3, DARK),
        Scene("hunted", moments.after_the_return, 4, LIGHT),
        Scene("late", moments.about_to_end, 3, DARK),
    ],
}


class Album:
    """Takes pictures and remembers what they show."""

    def __init__(self, folder: Path, langs: list[str], only: list[str]) -> None:
        self.folder = folder
        self.langs = langs
        self.only = only
        self.taken: list[tuple[str, str, str]] = []
        folder.mkdir(parents=True, exist_ok=True)

    def wants(self, *names: str) -> bool:
        return not self.only or any(word in name for word in self.only for name in names)

    def take(self, screen: Screen, name: str, size: str, *, whole: bool = False) -> None:
        """One picture in each language, of the same moment, with no explanation open under the pointer; ``whole``: of the
        page to its end."""
        if not self.wants(name):
            return
        screen.page.mouse.move(1, 1)
        for lang in self.langs:
            speak(screen, lang)
            screen.page.wait_for_timeout(350)
            file = f"{name}-{size}-{lang}.png"
            screen.page.screenshot(path=str(self.folder / file), full_page=whole)
            self.taken.append((name, size, file))
        speak(screen, "en")

    def index(self, mocks: Path | None) -> None:
        rows = []
        for name, size in dict.fromkeys((name, size) for name, size, _ in self.taken):
            files = [file for n, s, file in self.taken if (n, s) == (name, size)]
            cells = "".join(
                f'<a href="{file}"><img src="{file}" loading="lazy"></a>' for file in files
            )
            rows.append(f"<h2>{html.escape(name)} ({size})</h2><div>{cells}</div>")
        for mock in sorted(mocks.glob("*/*.png")) if mocks else []:
            copy = self.folder / f"mock-{mock.parent.name}-{mock.name}"
            shutil.copyfile(mock, copy)
            rows.append(
                f'<h2>{copy.stem}</h2><div><a href="{copy.name}"><img src="{copy.name}"></a></div>'
            )
        style = "body{background:#0d1024;color:#f6ecd4;font:16px serif}div{display:flex;gap:8px}img{max-width:100%;max-height:420px}"
        page = f"<!doctype html><meta charset=utf-8><title>Hallows</title><style>{style}</style>{''.join(rows)}"
        (self.folder / "index.html").write_text(page, encoding="utf-8")


def speak(screen: Screen, lang: str) -> None:
    """The language as if changed in another tab: drawers and menus stay as they are."""
    screen.page.evaluate(
        "(lang) => window.dispatchEvent(new StorageEvent('storage', {key: 'hallows.lang', newValue: lang}))",
        lang,
    )
    screen.page.wait_for_function("(lang) => document.documentElement.lang === lang", arg=lang)


@contextmanager
def guest(browser: Browser, url: str, size: str) -> Iterator[Screen]:
    width, height = SIZES[size]
    context = browser.new_context(
        viewport={"width": width, "height": height},
        has_touch=size == "phone",
        is_mobile=size == "phone",
    )
    liked = json.dumps(json.dumps({"speed": 0, "name": "Ola", "hintsSeen": GAMES.split(",")}))
    context.add_init_script(
        f"localStorage.getItem('hallows.settings') ?? localStorage.setItem('hallows.settings', {liked})"
    )
    yield Screen(context.new_page(), url, touch=size == "phone")
    context.close()


def doors(album: Album, screen: Screen, size: str, games: list[str]) -> None:
    if album.wants("front-door"):
        screen.go("/")
        screen.page.wait_for_selector("article .picture svg")
        screen.page.wait_for_load_state("networkidle")
        album.take(screen, "front-door", size, whole=True)
    for game in games:
        if not album.wants(f"{game}-set-up", f"{game}-set-up-teams"):
            continue
        screen.go(f"/setup/{game}")
        screen.page.wait_for_selector("form ol li")
        album.take(screen, f"{game}-set-up", size, whole=True)
        teams = screen.page.locator("input[value=team]")
        if teams.count():
            teams.check()
            screen.page.get_by_role("button").nth(0).focus()
            more = screen.page.locator("form .row button").first
            for _ in range(2):
                more.click()
            more.scroll_into_view_if_needed()
            album.take(screen, f"{game}-set-up-teams", size)
    if album.wants("lobby"):
        screen.make(games[0], "moo")
        screen.page.wait_for_selector(".lobby li")
        album.take(screen, "lobby", size)
    if album.wants("credits"):
        screen.go("/credits")
        screen.page.wait_for_selector("dl")
        album.take(screen, "credits", size)


def table(album: Album, screen: Screen, size: str, game: str) -> None:
    code = screen.make(game, "mbb", options=SHORT[game])
    dice = random.Random(20)
    screen.wait_for_a_say()
    album.take(screen, f"{game}-begin", size)
    seen: set[str] = set()
    for turn in range(600):
        if not screen.wait_for_a_say():
            break
        told = screen.state(code)
        battle = isinstance(told["view"], dict) and bool(told["view"].get("battle"))
        prompt = told["asked"]["prompt"] if told["asked"] else ""
        for name, now in (
            ("battle", battle),
            ("move", prompt in ("move", "travel")),
            ("dice", prompt in ("fate", "assign")),
            ("middle", turn == MIDDLE[game]),
        ):
            if now and turn > 4 and name not in seen:
                seen.add(name)
                album.take(screen, f"{game}-{name}", size)
        if turn == MIDDLE[game] + 1:
            extras(album, screen, size, game)
        screen.choose(dice)
    if screen.over:
        ending(album, screen, size, game)


def ending(album: Album, screen: Screen, size: str, game: str) -> None:
    """As it stands, then all of it as on a screen high enough, and the replay it leads to."""
    page = screen.page
    page.wait_for_selector("[data-area=ending][data-told]")
    page.wait_for_load_state("networkidle")
    page.wait_for_timeout(800)
    album.take(screen, f"{game}-result", size)
    width, height = SIZES[size]
    below = page.evaluate(
        "(box) => Math.max(0, box.scrollHeight - box.clientHeight)",
        page.query_selector("[data-area=ending]"),
    )
    if below:
        page.set_viewport_size({"width": width, "height": height + below + 160})
        album.take(screen, f"{game}-result-whole", size)
        page.set_viewport_size({"width": width, "height": height})
    page.locator("[data-area=ending] footer .grow + button").click()
    page.wait_for_selector(".replay .lines li")
    album.take(screen, f"{game}-replay", size)


@cache
def found(game: str, name: str) -> Table[Any]:
    scene = next(one for one in SCENES[game] if one.name == name)
    look = moments.played_well if scene.well else moments.moment
    return look(game, scene.seats, scene.wanted, **scene.options)


def scenes(album: Album, screen: Screen, size: str, game: str) -> None:
    """Each moment as it stands; the last one with the sheets, the rules and the text, and then to its end."""
    open_ = [f"{game}-{part}" for part in ("rules", "text", "sheet-", "menu")]
    end = [f"{game}-result", f"{game}-replay"]
    also = {
        "early": [f"{game}-{part}" for part in ("way", "far", "names", "places")],
        "late": [*open_, *end],
    }
    also["pettigrew"] = also["early"]
    for scene in SCENES[game]:
        name = f"{game}-{scene.name}"
        if not album.wants(name, *also.get(scene.name, ())):
            continue
        screen.take_over(found(game, scene.name))
        screen.wait_for_a_say()
        screen.page.wait_for_timeout(600)
        album.take(screen, name, size)
        if scene.name == "early" or scene.name == "pettigrew":
            way(album, screen, size, game)
            levels(album, screen, size, game)
    if album.wants(*open_):
        extras(album, screen, size, game)
    if not album.wants(*end):
        return
    screen.play(screen.choose, seed=20)
    ending(album, screen, size, game)


def way(album: Album, screen: Screen, size: str, game: str) -> None:
    """The way to a space that can be chosen, drawn while it is lit."""
    if not album.wants(f"{game}-way"):
        return
    screen.page.locator("[data-area=stage] .map [data-option]").first.focus()
    album.take(screen, f"{game}-way", size)
    # What explains the space would lie over the buttons.
    screen.page.evaluate("() => document.activeElement.blur()")
    screen.page.wait_for_selector(".tip", state="detached")


def levels(album: Album, screen: Screen, size: str, game: str) -> None:
    """The castle from afar and with all its names, and the boards beside it."""
    words = screen.page.locator("[data-area=stage] .zoom .word")
    for name, at in (("far", 0), ("names", 2)):
        if album.wants(f"{game}-{name}") and words.count():
            words.nth(at).click()
            album.take(screen, f"{game}-{name}", size)
    if album.wants(f"{game}-places"):
        screen.page.locator("[data-area=stage] .besides button").nth(1).click()
        screen.page.wait_for_selector("[data-area=stage] .inset")
        album.take(screen, f"{game}-places", size)


def extras(album: Album, screen: Screen, size: str, game: str) -> None:
    page = screen.page
    page.keyboard.press("?")
    page.wait_for_selector("dialog dl")
    album.take(screen, f"{game}-rules", size)
    page.keyboard.press("Escape")
    page.keyboard.press("t")
    page.wait_for_selector(".reader")
    album.take(screen, f"{game}-text", size)
    page.keyboard.press("t")
    if size == "phone":
        for i in range(page.locator("nav button").count() - 1):
            page.locator("nav button").nth(i).click()
            page.wait_for_selector("dialog")
            album.take(screen, f"{game}-sheet-{i + 1}", size)
            page.keyboard.press("Escape")
            page.wait_for_selector("dialog", state="detached")
    else:
        page.locator("header button[aria-label]").nth(2).click()
        page.wait_for_selector("dialog")
        album.take(screen, f"{game}-menu", size)
        page.keyboard.press("Escape")
        page.wait_for_selector("dialog", state="detached")


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--out", type=Path, default=Path("build/shots"))
    parser.add_argument("--games", default=GAMES)
    parser.add_argument("--sizes", default=",".join(SIZES))
    parser.add_argument("--langs", default=",".join(LANGUAGES))
    parser.add_argument("--only", default="")
    parser.add_argument("--mocks", type=Path)
    given = parser.parse_args()
    games = given.games.split(",")
    album = Album(
        given.out, given.langs.split(","), [word for word in given.only.split(",") if word]
    )
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as play:
        server = Server(str(Path(folder) / "shots.db"), Path(folder), bot_workers=1).start()
        # Drawings are made once for each language; nobody should have to wait for them in a picture.
        for game, lang in itertools.product(games, album.langs):
            httpx.get(f"{server.url}/api/games/{game}/content?lang={lang}", timeout=60)
        browser = play.chromium.launch(executable_path=shutil.which("chromium"), args=FLAGS)
        for size in given.sizes.split(","):
            with guest(browser, server.url, size) as screen:
                doors(album, screen, size, games)
            for game in games:
                with guest(browser, server.url, size) as screen:
                    (scenes if game in SCENES else table)(album, screen, size, game)
        browser.close()
        server.stop()
    album.index(given.mocks)
    print(f"{len(album.taken)} pictures in {album.folder}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
