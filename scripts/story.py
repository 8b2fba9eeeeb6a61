"""How a table tells what happens: a series of pictures, each with its time, of one Battle, one draw of several
cards and one step of Voldemort, for every game that has them.

    python scripts/story.py [--out build/story] [--games talisman,rising,hogwarts,returns] [--size wide] [--lang en]

The page's clock stands still and is moved on by hand, so the times are exact however slow the machine is. Needs
Debian's chromium and a built client.
"""

import argparse
import json
import random
import shutil
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, WebSocket, sync_playwright

sys.path.insert(0, str(Path(__file__).parents[1]))

from tests.browser.conftest import FLAGS
from tests.browser.screen import OPTION, Screen
from tests.server.machines import Server

SIZES = {"wide": (1440, 900), "tablet": (1024, 768), "phone": (390, 844)}
STEP = 100
LONGEST = 9_000
Event = dict[str, Any]
Wanted = Callable[[list[Event]], bool]


def has(*keys: str) -> Wanted:
    return lambda events: {event["key"] for event in events} >= set(keys)


def drawn(count: int) -> Wanted:
    return lambda events: sum(event["key"] in ("drew", "drew.card") for event in events) >= count


def some(*keys: str) -> Wanted:
    return lambda events: any(event["key"] in keys for event in events)


SCENES: dict[str, dict[str, Wanted]] = {
    "talisman": {
        "battle": has("moved", "battle", "rolled.attack", "battle.scores"),
        "draw": drawn(3),
        "voldemort": has("voldemort.moved"),
    },
    "rising": {
        "voldemort": some("voldemort.left", "voldemort.right", "voldemort.mark"),
        "dice": has("rolled"),
    },
    "hogwarts": {"battle": some("fight.attacked", "foe.strikes"), "walk": has("walked")},
    "returns": {
        "voldemort": some("ritual", "horcrux.destroyed", "eater.placed"),
        "battle": some("fight.attacked", "eater.fight"),
    },
    "quidditch": {"battle": some("match.goal", "match.saved", "match.out")},
}
OPTIONS: dict[str, dict[str, Any]] = {"hogwarts": {"length": "quick"}}


class Reel:
    """What came over the wire last, and the pictures of how it is told."""

    def __init__(self, page: Page, folder: Path) -> None:
        self.page = page
        self.folder = folder
        self.news: list[Event] = []
        page.on("websocket", self._listen)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", self._hear)

    def _hear(self, frame: str | bytes) -> None:
        told = json.loads(frame)
        if told.get("t") == "state":
            self.news += [
                one for one in told["events"] if one["args"].get("who") in (None, "seat:0")
            ]

    def beat(self) -> str:
        return str(
            self.page.evaluate(
                "() => document.querySelector('[data-area=scene]')?.dataset.beat ?? "
                "(document.querySelector('[data-area=since]') ? 'since' : '')"
            )
        )

    def shoot(self, name: str) -> list[str]:
        """A picture whenever another beat begins, and one of each at its end."""
        lines = []
        before = ""
        for at in range(0, LONGEST, STEP):
            beat = self.beat()
            asked = self.page.locator(OPTION).count() > 0
            now = beat or ("question" if asked else "")
            if now != before or beat == "sum":
                self.page.wait_for_timeout(120)
                file = f"{name}-{at / 1000:.1f}s-{now or 'board'}.png"
                self.page.screenshot(path=str(self.folder / file))
                lines.append(f"{at / 1000:4.1f} s  {now or 'board'}")
                before = now
            if asked and not beat:
                break
            if self.page.locator("[data-act=roll]").count():
                self.page.keyboard.press("r")
            elif beat == "since":
                self.page.keyboard.press("Space")
            self.page.clock.run_for(STEP)
        return lines


def settle(page: Page) -> None:
    """To the question, without looking."""
    for _ in range(400):
        if page.locator(f"{OPTION}, #result-title").count():
            return
        page.keyboard.press("Space")
        page.clock.run_for(500)
        page.wait_for_timeout(20)


def film(browser: Browser, url: str, game: str, given: argparse.Namespace) -> list[str]:
    width, height = SIZES[given.size]
    context = browser.new_context(viewport={"width": width, "height": height})
    liked = json.dumps(
        json.dumps({"speed": 1, "name": "Ola", "motion": "full", "hintsSeen": [game]})
    )
    context.add_init_script(
        f"localStorage.setItem('hallows.lang', '{given.lang}');"
        f"localStorage.getItem('hallows.settings') ?? localStorage.setItem('hallows.settings', {liked})"
    )
    screen = Screen(context, url)
    page = screen.page
    reel = Reel(page, given.out)
    page.clock.install()
    screen.make(game, "mb", options=OPTIONS.get(game, {}))
    wanted = dict(SCENES[game])
    dice = random.Random(3)
    report: list[str] = []
    for _ in range(given.turns):
        settle(page)
        if not wanted or screen.over:
            break
        reel.news = []
        page.clock.pause_at(page.evaluate("() => Date.now() / 1000 + 1"))
        options = page.locator(OPTION)
        options.nth(dice.randrange(options.count())).click()
        page.wait_for_timeout(250)
        for name, fits in list(wanted.items()):
            if fits(reel.news):
                del wanted[name]
                report.append(f"{game} {name}")
                report += reel.shoot(f"{game}-{name}")
                break
        page.clock.resume()
    context.close()
    return [*report, *(f"{game}: no {name}" for name in wanted)]


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--out", type=Path, default=Path("build/story"))
    parser.add_argument("--games", default="talisman,rising,hogwarts,returns,quidditch")
    parser.add_argument("--size", choices=SIZES, default="wide")
    parser.add_argument("--lang", default="en")
    parser.add_argument("--turns", type=int, default=300)
    given = parser.parse_args()
    given.out.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as play:
        server = Server(str(Path(folder) / "story.db"), Path(folder), bot_workers=1).start()
        browser = play.chromium.launch(executable_path=shutil.which("chromium"), args=FLAGS)
        for game in given.games.split(","):
            print("\n".join(film(browser, server.url, game, given)), flush=True)
        browser.close()
        server.stop()
    return 0


if __name__ == "__main__":
    sys.exit(main())
