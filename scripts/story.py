"""How a table tells what happens: a series of pictures, each with its time, of one Battle, one draw of several
cards and one step of Voldemort, for every game that has them.

    python scripts/story.py [--out build/story] [--games talisman,rising,hogwarts,returns] [--size wide] [--lang en]

Each begins at a moment found by playing with known dice, so it is the same one every time. The page's clock stands still
and is moved on by hand, so the times are exact however slow the machine is. Needs
Debian's chromium and a built client.
"""

import argparse
import json
import shutil
import sys
import tempfile
from collections.abc import Callable, Mapping
from pathlib import Path
from types import MappingProxyType
from typing import Any, NamedTuple

from playwright.sync_api import Browser, Page, sync_playwright

sys.path.insert(0, str(Path(__file__).parents[1]))

from tests.browser.conftest import FLAGS
from tests.browser.screen import OPTION, Screen
from tests.server.machines import Server

import hallows
from hallows.kernel import Bot, Table

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


class Wish(NamedTuple):
    """A moment to be told: what happens at once after my choice, at a table of so many, with these options."""

    fits: Wanted
    seats: int = 2
    options: Mapping[str, Any] = MappingProxyType({})


SCENES: dict[str, dict[str, Wish]] = {
    "talisman": {
        "battle": Wish(has("moved", "battle", "rolled.attack", "battle.scores")),
        "draw": Wish(drawn(3)),
        "voldemort": Wish(has("voldemort.moved")),
    },
    "rising": {
        "battle": Wish(has("complete", "defeated.death_eater")),
        "voldemort": Wish(some("voldemort.left", "voldemort.right", "voldemort.mark")),
    },
    "hogwarts": {
        "battle": Wish(has("fight.attacked", "foe.strikes"), options={"length": "quick"}),
        "scuffle": Wish(has("scuffle.scores"), options={"length": "quick"}),
        "draw": Wish(drawn(2), options={"length": "quick"}),
    },
    "returns": {
        "voldemort": Wish(has("returned.voldemort"), 3),
        "horcrux": Wish(has("horcrux.scores"), 3, {"pettigrew": 1}),
        "battle": Wish(has("fight.attacked"), 3, {"pettigrew": 1}),
    },
    "quidditch": {"battle": Wish(some("match.goal", "match.saved", "match.out"))},
}


def before(game: str, wish: Wish) -> tuple[Table[Any], str]:
    """The table just before it, and the choice that brings it about; with known dice, so that it is the same every time."""
    for seed in range(40):
        found = played(game, wish, seed)
        if found:
            past, option = found
            return playing(game, wish, seed, past), option
    raise SystemExit(f"{game}: nothing like that in forty games")


def sat_down(game: str, wish: Wish, seed: int) -> tuple[Table[Any], Bot]:
    """Asked only what a person is asked who has changed no setting."""
    table = hallows.deal(game, seats=wish.seats, seed=seed, **wish.options)
    for seat in range(wish.seats):
        table.settle(seat)
    return table, table.game.bots()["greedy"]()


def played(game: str, wish: Wish, seed: int) -> tuple[int, str] | None:
    """How many answers into this game such a choice is made, and which."""
    table, bot = sat_down(game, wish, seed)
    while (ask := table.ask) is not None:
        option, past, told = bot.choose(table, seed).option, table.seq, len(table.events or ())
        table.answer(option)
        news = [{"key": event.key} for event in (table.events or [])[told:]]
        if ask.seat == 0 and len(ask.options) > 1 and wish.fits(news):
            return past, option
    return None


def playing(game: str, wish: Wish, seed: int, past: int) -> Table[Any]:
    """The same game again, up to there."""
    table, bot = sat_down(game, wish, seed)
    while table.seq < past:
        table.answer(bot.choose(table, seed).option)
    return table


class Reel:
    """The pictures of how something is told."""

    def __init__(self, page: Page, folder: Path) -> None:
        self.page = page
        self.folder = folder

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
        if page.locator(OPTION).count():
            return
        page.keyboard.press("Space")
        page.clock.run_for(500)
        page.wait_for_timeout(20)
    raise SystemExit("nobody asks me")


def film(browser: Browser, url: str, game: str, name: str, given: argparse.Namespace) -> list[str]:
    width, height = SIZES[given.size]
    context = browser.new_context(viewport={"width": width, "height": height})
    liked = json.dumps(
        json.dumps({"speed": 1, "name": "Ola", "motion": "full", "hintsSeen": [game]})
    )
    context.add_init_script(
        f"localStorage.setItem('hallows.lang', '{given.lang}');"
        f"localStorage.getItem('hallows.settings') ?? localStorage.setItem('hallows.settings', {liked})"
    )
    screen = Screen(context.new_page(), url)
    page = screen.page
    page.clock.install()
    table, option = before(game, SCENES[game][name])
    screen.take_over(table)
    settle(page)
    page.clock.pause_at(page.evaluate("() => Date.now() / 1000 + 1"))
    listed = page.locator(f'[data-area=dock] [data-option="{option}"]')
    shown = page.locator(f'[data-area=stage] [data-option="{option}"]')
    (listed if listed.count() else shown).first.click(force=True)
    page.mouse.move(2, 2)
    page.wait_for_timeout(400)
    report = Reel(page, given.out).shoot(f"{game}-{name}")
    context.close()
    return [f"{game} {name}: {option}", *report]


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--out", type=Path, default=Path("build/story"))
    parser.add_argument("--games", default="talisman,rising,hogwarts,returns,quidditch")
    parser.add_argument("--size", choices=SIZES, default="wide")
    parser.add_argument("--lang", default="en")
    given = parser.parse_args()
    given.out.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as play:
        server = Server(str(Path(folder) / "story.db"), Path(folder), bot_workers=1).start()
        browser = play.chromium.launch(executable_path=shutil.which("chromium"), args=FLAGS)
        for game in given.games.split(","):
            for name in SCENES[game]:
                print("\n".join(film(browser, server.url, game, name, given)), flush=True)
        browser.close()
        server.stop()
    return 0


if __name__ == "__main__":
    sys.exit(main())
