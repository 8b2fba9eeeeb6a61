"""How soon things are on the screen, measured in real Chromium against a real server. Prints JSON.

    python scripts/latency.py [--choices 60] [--game duel]

`other_screen`: from a click on one browser to the change on another one's screen. `own_screen`: the same on one's
own. `front_door`: from opening the address to games one can click. Needs an idle machine to mean anything.
"""

import argparse
import json
import shutil
import sys
import tempfile
import time
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

sys.path.insert(0, str(Path(__file__).parents[1]))

from tests.browser.conftest import FLAGS
from tests.browser.screen import OPTION, Screen
from tests.server.machines import Server

#: Remembers when the question last changed on the screen, by the page's own clock.
WATCH = """() => {
    window.__seen = performance.timeOrigin + performance.now();
    new MutationObserver(() => (window.__seen = performance.timeOrigin + performance.now()))
        .observe(document.querySelector('[data-area=dock]'), {attributes: true, attributeFilter: ['data-question']});
}"""
CLICK = """(option) => {
    const button = document.querySelector(option);
    const at = performance.timeOrigin + performance.now();
    button.click();
    return at;
}"""


def spread(values: list[float]) -> dict[str, float]:
    ordered = sorted(values)
    return {
        "n": len(ordered),
        "p50_ms": round(ordered[len(ordered) // 2], 1),
        "p95_ms": round(ordered[min(len(ordered) - 1, int(len(ordered) * 0.95))], 1),
        "max_ms": round(ordered[-1], 1),
    }


def seen(page: Page, after: float) -> float:
    page.wait_for_function("(at) => window.__seen > at", arg=after, polling=5)
    return float(page.evaluate("() => window.__seen"))


def choices(ola: Screen, tomek: Screen, game: str, count: int) -> tuple[list[float], list[float]]:
    other: list[float] = []
    own: list[float] = []
    code = ola.make(game, "mo")
    tomek.go(f"/t/{code}")
    tomek.sit()
    ola.page.locator(".lobby .plate.primary.big").click()
    for one in (ola, tomek):
        one.page.wait_for_selector("[data-area=log] li")
        one.page.evaluate(WATCH)
    while len(other) < count and not ola.over and not tomek.over:
        me, you = (ola, tomek) if ola.options.count() else (tomek, ola)
        if not me.options.count():
            ola.page.wait_for_timeout(20)
            continue
        me.page.wait_for_timeout(120)
        at = float(me.page.evaluate(CLICK, OPTION))
        own.append(seen(me.page, at) - at)
        other.append(seen(you.page, at) - at)
        me.page.wait_for_timeout(60)
    return other, own


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--choices", type=int, default=60)
    parser.add_argument("--game", default="duel")
    given = parser.parse_args()
    wanted = given.choices
    other: list[float] = []
    own: list[float] = []
    doors: list[float] = []
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as play:
        server = Server(str(Path(folder) / "latency.db"), Path(folder), bot_workers=1).start()
        browser = play.chromium.launch(executable_path=shutil.which("chromium"), args=FLAGS)
        while len(other) < wanted:
            people = [Screen(browser.new_context().new_page(), server.url) for _ in range(2)]
            for one in people:
                one.context.add_init_script(
                    "localStorage.setItem('hallows.settings', '{\"speed\": 0}')"
                )
                start = time.monotonic()
                one.go("/?examples")
                one.page.wait_for_selector("article button")
                doors.append((time.monotonic() - start) * 1000)
            more = choices(people[0], people[1], given.game, wanted - len(other))
            other += more[0]
            own += more[1]
            for one in people:
                one.context.close()
        browser.close()
        server.stop()
    print(
        json.dumps(
            {"other_screen": spread(other), "own_screen": spread(own), "front_door": spread(doors)},
            indent=2,
        )
    )
    return 0


if __name__ == "__main__":
    sys.exit(main())
