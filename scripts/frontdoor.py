"""How soon the front door can be used on a slow phone line and a slow processor, in real Chromium against a real server.
Prints JSON.

    python scripts/frontdoor.py [--runs 5] [--mbit 1.6] [--delay 100] [--cpu 4] [--lang en]

`usable`: from opening the address to games one can click, by the page's own clock, nothing cached. `painted`: the first
thing to be seen. `idle`: what the same visit costs with line and processor as they are: on a busy machine the processor
is slower than it says, so look at that too. `fetched`: what was waited for, in order, with its bytes over the line.
"""

import argparse
import json
import shutil
import sys
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, sync_playwright

sys.path.insert(0, str(Path(__file__).parents[1]))

from latency import spread
from tests.browser.conftest import FLAGS
from tests.server.machines import Server

#: Notes when there is a game to click for the first time.
WATCH = """
    const look = () => {
        if (window.__usable === undefined && document.querySelector('article button')) window.__usable = performance.now();
    };
    new MutationObserver(look).observe(document, {subtree: true, childList: true});
"""
SEEN = """() => ({
    usable: window.__usable,
    painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? null,
    fetched: [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')]
        .filter((one) => one.responseEnd < window.__usable + 1)
        .map((one) => [new URL(one.name).pathname, Math.round(one.startTime), Math.round(one.responseEnd), one.transferSize]),
})"""


def visit(browser: Browser, url: str, given: argparse.Namespace, slow: bool) -> dict[str, Any]:
    """One visit by somebody who has never been here."""
    context = browser.new_context(viewport={"width": 390, "height": 844})
    context.add_init_script(f"localStorage.setItem('hallows.lang', '{given.lang}');" + WATCH)
    page = context.new_page()
    tools = context.new_cdp_session(page)
    if slow:
        tools.send("Network.enable")
        bytes_a_second = given.mbit * 1_000_000 / 8
        tools.send(
            "Network.emulateNetworkConditions",
            {
                "offline": False,
                "latency": given.delay,
                "downloadThroughput": bytes_a_second,
                "uploadThroughput": bytes_a_second,
            },
        )
        tools.send("Emulation.setCPUThrottlingRate", {"rate": given.cpu})
    page.goto(f"{url}/")
    page.wait_for_function("() => window.__usable !== undefined")
    found: dict[str, Any] = page.evaluate(SEEN)
    context.close()
    return found


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--runs", type=int, default=5)
    parser.add_argument("--mbit", type=float, default=1.6)
    parser.add_argument("--delay", type=float, default=100)
    parser.add_argument("--cpu", type=float, default=4)
    parser.add_argument("--lang", default="en")
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as play:
        server = Server(str(Path(folder) / "door.db"), Path(folder), bot_workers=1).start()
        browser = play.chromium.launch(executable_path=shutil.which("chromium"), args=FLAGS)
        visit(browser, server.url, given, slow=False)  # the server's own first time
        slow = [visit(browser, server.url, given, slow=True) for _ in range(given.runs)]
        idle = [visit(browser, server.url, given, slow=False) for _ in range(given.runs)]
        browser.close()
        server.stop()
    best = min(slow, key=lambda one: float(one["usable"]))
    told = {
        "usable": spread([float(one["usable"]) for one in slow]),
        "painted": spread([float(one["painted"] or 0) for one in slow]),
        "idle": spread([float(one["usable"]) for one in idle]),
        "bytes": sum(one[3] for one in best["fetched"]),
        "fetched": best["fetched"],
    }
    print(json.dumps(told, indent=2))
    return 0


if __name__ == "__main__":
    sys.exit(main())
