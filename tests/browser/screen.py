"""A person in front of a browser: what they see, and what their hands do."""

import json
import random
import time
from collections.abc import Callable
from typing import Any

from axe_playwright_python.base import AXE_FILE_PATH
from playwright.sync_api import Locator, Page, expect
from playwright.sync_api import TimeoutError as TooLate

from hallows.kernel import Table, record, write
from tests.server.people import PATIENCE

Json = dict[str, Any]
OPTION = "[data-area=dock] .op:not([disabled])"
END = "#result-title"
#: Findings of axe that fail a test.
GRAVE = ("serious", "critical")
#: Kinds of text: everything that says whether their contrast will do; of their size, whether it counts as large (24 px, bold
#: 14 pt). Marks each text with its kind, and tells all there are.
LOOKS = """() => {
    const looks = new Set();
    const ground = (one) => {
        const {backgroundColor, backgroundImage, opacity} = getComputedStyle(one);
        const own = backgroundImage !== 'none' ? 'image' : backgroundColor;
        const over = own === 'rgba(0, 0, 0, 0)' && one.parentElement ? ground(one.parentElement) : own;
        return opacity === '1' ? over : over + opacity;
    };
    for (const one of document.body.querySelectorAll('*')) {
        if (![...one.childNodes].some((node) => node.nodeType === 3 && node.data.trim())) continue;
        const {color, fill, fontSize, fontWeight, opacity} = getComputedStyle(one);
        const name = one.tagName + '.' + (one.getAttribute('class') ?? '');
        const size = parseFloat(fontSize);
        const large = size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700);
        one.dataset.look = [name, color, fill, large, opacity, ground(one)].join('|');
        looks.add(one.dataset.look);
    }
    return [...looks];
}"""
#: What axe finds by its rules whose findings are grave: everything but contrast on the whole page, contrast for these kinds
#: of text.
AXE = """async ([looks, grave]) => {
    await new Promise((drawn) => requestAnimationFrame(drawn));
    const wanted = {resultTypes: ['violations'], preload: false};
    axe.configure({rules: axe._audit.rules.filter((rule) => rule.impact && !grave.includes(rule.impact)).map(
        ({id}) => ({id, enabled: false}))});
    const {violations} = await axe.run(document, {...wanted, rules: {'color-contrast': {enabled: false}}});
    const include = [...document.querySelectorAll('[data-look]')].filter((one) => looks.includes(one.dataset.look));
    if (!include.length) return violations;
    const contrast = await axe.run({include}, {...wanted, runOnly: ['color-contrast']});
    return [...violations, ...contrast.violations];
}"""
_LOOKED_AT: set[str] = set()


class Screen:
    """One tab of one guest. ``faults`` collects what went wrong inside the page."""

    def __init__(self, page: Page, url: str, *, touch: bool = False) -> None:
        self.page = page
        self.context = page.context
        self.url = url
        self.touch = touch
        self.faults: list[str] = []
        page.on("pageerror", self._fail)
        page.on("console", self._hear)

    def remember(self, kept: dict[str, str]) -> None:
        """What the browser keeps for this site, instead of all it had."""
        # A quiet page of the same site: the tab keeps its process.
        quiet = f"{self.url}/favicon.svg"
        if self.page.url != quiet:
            self.page.goto(quiet)
        self.page.evaluate(
            "(kept) => { localStorage.clear(); sessionStorage.clear(); Object.assign(localStorage, kept); }",
            kept,
        )

    def leave(self) -> None:
        """Nothing of this guest stays behind in the tab."""
        self.page.remove_listener("pageerror", self._fail)
        self.page.remove_listener("console", self._hear)
        self.remember({})
        self.context.clear_cookies()

    def _fail(self, wrong: Any) -> None:
        self.faults.append(str(wrong))

    def _hear(self, message: Any) -> None:
        # A refused look-up is for the page to handle; anything else it complains about is a defect.
        if message.type == "error" and "Failed to load resource" not in message.text:
            self.faults.append(message.text)

    # -- getting to a table ----------------------------------------------------------------------------

    def go(self, path: str = "/") -> "Screen":
        self.page.goto(self.url + path)
        return self

    def make(self, game: str, seats: str = "mbb", **more: Any) -> str:
        """A table made over the same cookie: ``m`` my seat, ``o`` open, ``b`` a bot. Opens it."""
        games = self.fetch("GET", "/api/games")["games"]
        info = next(one for one in games if one["name"] == game)
        names = [bot["name"] for bot in info["bots"]]
        bot = "normal" if "normal" in names else names[0]
        owners = iter(("Ola", "Tomek", "Giulia", "Bo"))
        kinds: dict[str, Callable[[], Json]] = {
            "m": lambda: {"kind": "me", "name": next(owners)},
            "o": lambda: {"kind": "open"},
            "b": lambda: {"kind": "bot", "bot": bot},
        }
        wish = {
            "game": game,
            "seats": [kinds[kind]() for kind in seats[: info["max_seats"]]],
            "start": "o" not in seats,
            **more,
        }
        return self.open(self.fetch("POST", "/api/tables", wish))

    def open(self, made: Json) -> str:
        assert "secrets" in made, made
        code = str(made["code"])
        self.go(f"/t/{code}")
        return code

    def sit(self) -> None:
        """Take the first free seat, until it is mine: who is slower than the game's beginning would only watch it."""
        self.page.locator(".lobby li .plate.primary").first.click()
        expect(self.page.locator(".lobby li.mine")).to_have_count(1)

    def take_over(self, table: Table[Any], mine: int = 1, others: str = "bot") -> str:
        """Play on from where ``table`` stands: the first seats are mine, the others are bots', or open to guests (then
        it waits to be started). Opens it."""
        told = json.loads(write(record(table)))
        past = self.fetch("POST", "/api/records", told)["code"]
        owners = [{"kind": "me", "name": name} for name in ("Ola", "Tomek", "Giulia")[:mine]]
        seats = [*owners, *[{"kind": others}] * (table.seats - mine)]
        made = self.fetch("POST", f"/api/tables/{past}/fork", {"v": 1, "seats": seats})
        if others == "bot":
            start = {"t": "start", "id": "take-over"}
            self.fetch("POST", f"/api/tables/{made['code']}/commands", start)
        return self.open(made)

    def fetch(self, method: str, path: str, body: Json | None = None) -> Any:
        """A request with this browser's own cookie. It needs no page to be open."""
        answer = self.context.request.fetch(
            self.url + path, method=method, data=body, headers={"Origin": self.url}
        )
        return None if answer.status == 204 else answer.json()

    # -- hands -------------------------------------------------------------------------------------------

    @property
    def options(self) -> Locator:
        return self.page.locator(OPTION)

    @property
    def over(self) -> bool:
        return self.page.locator(END).count() > 0

    def wait_for_a_say(self, seconds: float = PATIENCE) -> bool:
        """Until I am asked (true) or the game is over (false)."""
        try:
            self.page.wait_for_selector(
                f"{OPTION}, {END}, [data-area=curtain]", timeout=seconds * 1000
            )
        except TooLate as late:
            raise AssertionError(f"not asked: {self.faults} {self.text()[:600]}") from late
        return not self.over

    def question(self) -> str:
        return self.page.locator("[data-area=dock] .ask h2").inner_text()

    def offered(self) -> list[str]:
        """The options of the dock."""
        found: list[str] = self.page.evaluate(
            "(all) => [...document.querySelectorAll(all)].map((one) => one.dataset.option)", OPTION
        )
        return found

    def within_reach(self, key: str) -> bool:
        """Whether this option lies on the board open to a touch: nothing is above its middle, nor so near to it that the
        touch could as well be meant for that."""
        return bool(
            self.page.evaluate(
                """(key) => {
                const one = document.querySelector(`[data-area=stage] [data-option="${CSS.escape(key)}"]`);
                if (!one) return false;
                const {x, y, width, height} = one.getBoundingClientRect();
                return [[0, 0], [2, 0], [-2, 0], [0, 2], [0, -2]].every(([dx, dy]) => {
                    const hit = document.elementFromPoint(x + width / 2 + dx, y + height / 2 + dy);
                    return one === hit || one.contains(hit);
                });
            }""",
                key,
            )
        )

    def choose(self, dice: random.Random) -> None:
        """A random legal choice: on the board where it is offered there, otherwise in the dock."""
        dock = self.offered()
        if not dock:
            return
        # Both thrown in any case: what is to be seen of the board may not change the game.
        key, on_board = dice.choice(dock), dice.random() < 0.7
        here = "stage" if on_board and self.within_reach(key) else "dock"
        self.take(key, here)

    def take(self, key: str, here: str = "dock") -> None:
        """Choose this option."""
        target = self.page.locator(f'[data-area={here}] [data-option="{key}"]').first
        if here == "stage" and not self.touch:
            # An explanation of what the mouse was left on may open just above the piece to be clicked.
            self.page.mouse.move(2, 2)
            expect(self.page.locator(".tip")).to_have_count(0)
        before = self.stamp()
        if self.touch:
            target.tap(force=here == "stage")
        else:
            target.click(force=here == "stage")
        self.settle(before)

    def press(self, dice: random.Random) -> None:
        """A random choice without the mouse: a digit, or walking to it with the keys."""
        count = self.options.count()
        if not count:
            return
        before = self.stamp()
        at = dice.randrange(count)
        if at < 9 and dice.random() < 0.6:
            self.page.keyboard.press(str(at + 1))
        else:
            self.page.keyboard.press("d")
            for _ in range(at):
                self.page.keyboard.press("ArrowDown")
            self.page.keyboard.press("Enter")
        self.settle(before)

    def stamp(self) -> str:
        """Changes with every question."""
        return str(
            self.page.evaluate(
                """(option) => (document.querySelector('[data-area=dock]')?.dataset.question ?? '') + '/' +
                    Boolean(document.querySelector('#result-title'))"""
            )
        )

    def settle(self, before: str, seconds: float = PATIENCE) -> None:
        """Until the choice has had its effect."""
        deadline = time.monotonic() + seconds
        while time.monotonic() < deadline:
            if self.stamp() != before:
                return
            self.page.wait_for_timeout(15)
        raise AssertionError(f"nothing happened after a choice at {before}: {self.page.url}")

    def play(self, hand: Callable[[random.Random], None], seed: int, only: int = 0) -> int:
        """Play with this hand to the end, or ``only`` so many choices; how many it took."""
        dice = random.Random(seed)
        made = 0
        while made < (only or 4000):
            if not self.wait_for_a_say():
                return made
            if self.page.locator("[data-area=curtain]").count():
                self.lift()
                continue
            hand(dice)
            made += 1
        assert only, "the game did not end"
        return made

    def lift(self) -> None:
        self.page.locator("[data-area=curtain] button").click()
        self.page.wait_for_selector("[data-area=curtain]", state="detached")

    # -- eyes --------------------------------------------------------------------------------------------

    def text(self) -> str:
        return self.page.locator("body").inner_text()

    def check_words(self) -> None:
        """No message is missing: those show as ‹their-id›."""
        missing, raw = self.page.evaluate(
            """() => [
                [...new Set(document.documentElement.outerHTML.match(/‹[^›]*›/g))].sort(),
                document.body.innerText.match(/\\{\\s*\\$\\w+\\s*\\}/g),
            ]"""
        )
        assert not missing, missing
        assert not raw, f"arguments a message was not given: {raw}"

    def check_axe(self) -> None:
        """axe finds nothing serious on this screen. Contrast, most of its work, is looked at once for each kind of text."""
        if not self.page.evaluate("() => 'axe' in window"):
            self.page.evaluate(AXE_FILE_PATH.read_text())
        new = set(self.page.evaluate(LOOKS)) - _LOOKED_AT
        found = self.page.evaluate(AXE, [sorted(new), GRAVE])
        _LOOKED_AT.update(new)
        grave = [one for one in found if one["impact"] in GRAVE]
        told = [
            (
                one["id"],
                [
                    node["html"][:160] + " " + node.get("failureSummary", "")[:200]
                    for node in one["nodes"][:3]
                ],
            )
            for one in grave
        ]
        assert not told, told

    def check_fits(self) -> None:
        """Nothing makes the page scroll sideways, and the top bar ends where the window does."""
        wide = self.page.evaluate(
            "() => document.documentElement.scrollWidth - document.documentElement.clientWidth"
        )
        assert wide <= 1, f"{wide} px too wide"
        out = self.page.evaluate(
            """() => [...document.querySelectorAll('header > *')].filter((one) => {
                const box = one.getBoundingClientRect();
                return box.width && (box.left < -1 || box.right > innerWidth + 1);
            }).map((one) => one.className)"""
        )
        assert not out, f"left the window: {out}"

    def check(self, *, again: bool = False) -> None:
        """All that any screen is to keep to; ``again`` in another language, which changes neither what there is nor its
        colours: axe need not look once more."""
        self.check_words()
        if not again:
            self.check_axe()
        self.check_fits()
        assert not self.faults, self.faults

    def state(self, code: str, seat: int | None = None) -> Json:
        """The table as the server shows it to this browser."""
        found: Json = self.fetch(
            "GET", f"/api/tables/{code}/view" + ("" if seat is None else f"?seat={seat}")
        )
        return found

    def resize(self, width: int, height: int) -> None:
        """Until everything that goes by the size has been laid out anew."""
        self.page.set_viewport_size({"width": width, "height": height})
        self.page.wait_for_function(f"() => matchMedia('(width: {width}px)').matches")
        self.page.evaluate(
            """async () => {
                for (let n = 0; n < 3; n++) await new Promise((drawn) => requestAnimationFrame(drawn));
            }"""
        )

    def speak(self, lang: str) -> None:
        self.page.locator(f"button[lang={lang}]").first.click()
        expect(self.page.locator("html")).to_have_attribute("lang", lang)

    def hear(self, lang: str) -> None:
        """The language as if changed in another tab: wherever the switch is, and whatever is open."""
        self.page.evaluate(
            "(lang) => dispatchEvent(new StorageEvent('storage', {key: 'hallows.lang', newValue: lang}))",
            lang,
        )
        expect(self.page.locator("html")).to_have_attribute("lang", lang)
