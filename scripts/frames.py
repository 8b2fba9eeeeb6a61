"""How smoothly the castle's map pans and zooms, from a trace of real Chromium without a GPU. Prints JSON.

    python scripts/frames.py [--size 1440x900] [--keep FILE]

A hand drags the map to and fro and a wheel zooms in and out, once per animation frame. ``frame``: from the beginning of a
frame to its pixels on the screen; ``main``: the part of it the page itself works (script, style, layout, paint lists);
``main_cpu``: the same without waiting for a processor; ``all_cpu``: what a frame costs on the average, all threads of all
processes together. The first two need an idle machine to mean anything.
"""

import argparse
import json
import shutil
import sys
import tempfile
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, sync_playwright

sys.path.insert(0, str(Path(__file__).parents[1]))

from latency import spread
from tests.browser.conftest import FLAGS
from tests.browser.moments import in_round, played_well
from tests.browser.screen import Screen
from tests.server.machines import Server

CATEGORIES = [
    "cc",
    "viz",
    "benchmark",
    "toplevel",
    "devtools.timeline",
    "disabled-by-default-devtools.timeline",
]
#: One gesture: every animation frame one event, as a hand or a wheel makes them.
HAND = """async (kind) => {
    const map = document.querySelector('[data-area=stage] .map');
    const box = map.getBoundingClientRect();
    const at = {x: box.x + box.width / 2, y: box.y + box.height / 2};
    const frame = () => new Promise(requestAnimationFrame);
    const fire = (type, dx, dy) => map.dispatchEvent(new PointerEvent(type, {bubbles: true, pointerId: 1, isPrimary: true,
        clientX: at.x + dx, clientY: at.y + dy, button: 0, buttons: 1}));
    map.setPointerCapture = () => {};
    map.hasPointerCapture = () => true;
    if (kind === 'pan') fire('pointerdown', 0, 0);
    for (let i = 0; i < 120; i += 1) {
        await frame();
        const swing = Math.sin(i / 14);
        if (kind === 'pan') fire('pointermove', 260 * swing, 140 * Math.sin(i / 9));
        else map.dispatchEvent(new WheelEvent('wheel', {bubbles: true, cancelable: true, clientX: at.x, clientY: at.y,
            deltaY: -26 * Math.sign(Math.cos(i / 19))}));
    }
    if (kind === 'pan') fire('pointerup', 0, 0);
    await frame();
}"""


def pairs(events: Iterable[dict[str, Any]], name: str) -> Iterator[tuple[float, dict[str, Any]]]:
    """Milliseconds of each asynchronous event of this name, with what is told about it."""
    begun: dict[str, dict[str, Any]] = {}
    for event in events:
        if event["name"] != name:
            continue
        which = str(event.get("id2", event.get("id")))
        if event["ph"] == "b":
            begun[which] = event
        elif event["ph"] == "e" and which in begun:
            start = begun.pop(which)
            yield (event["ts"] - start["ts"]) / 1000, {**start["args"], **event["args"]}


def spans(events: Iterable[dict[str, Any]], name: str, clock: str = "dur") -> list[float]:
    return [event[clock] / 1000 for event in events if event["name"] == name and clock in event]


def measure(page: Page, kind: str, keep: Path | None) -> dict[str, Any]:
    browser = page.context.browser
    assert browser is not None
    browser.start_tracing(page=page, categories=CATEGORIES)
    page.evaluate(HAND, kind)
    trace = browser.stop_tracing()
    if keep:
        keep.with_stem(f"{keep.stem}-{kind}").write_bytes(trace)
    events = sorted(json.loads(trace)["traceEvents"], key=lambda event: event.get("ts", 0))
    frames = [
        took
        for took, told in pairs(events, "PipelineReporter")
        if told.get("frame_reporter", {}).get("state", "").startswith("STATE_PRESENTED")
    ]
    main = "ProxyMain::BeginMainFrame"
    tasks = spans(events, "ThreadControllerImpl::RunTask", "tdur") + spans(
        events, "ThreadPool_RunTask", "tdur"
    )
    return {
        "frame": spread(frames),
        "main": spread(spans(events, main)),
        "main_cpu": spread(spans(events, main, "tdur")),
        "all_cpu": {"mean_ms": round(sum(tasks) / len(spans(events, main)), 1)},
        "rastered_tiles": len(spans(events, "RasterTask")),
    }


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--size", default="1440x900")
    parser.add_argument("--keep", type=Path)
    given = parser.parse_args()
    width, height = map(int, given.size.split("x"))
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as play:
        server = Server(str(Path(folder) / "frames.db"), Path(folder), bot_workers=1).start()
        browser = play.chromium.launch(executable_path=shutil.which("chromium"), args=FLAGS)
        context = browser.new_context(viewport={"width": width, "height": height})
        context.add_init_script(
            'localStorage.setItem(\'hallows.settings\', \'{"speed": 0, "hintsSeen": ["hogwarts"]}\')'
        )
        me = Screen(context.new_page(), server.url)
        me.take_over(played_well("hogwarts", 4, in_round(3), length="quick"))
        me.wait_for_a_say()
        # Nearer than the whole: there is something to pan.
        me.page.locator("[data-area=stage] .map .zoom button").nth(1).click()
        me.page.wait_for_timeout(1000)
        told = {kind: measure(me.page, kind, given.keep) for kind in ("pan", "zoom")}
        browser.close()
        server.stop()
    print(json.dumps({"size": given.size, **told}, indent=2))
    return 0


if __name__ == "__main__":
    sys.exit(main())
