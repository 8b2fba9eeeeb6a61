"""Two browsers at one table, with a wire that loses, delays and repeats what is sent."""

import random
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import WebSocketRoute, expect

from tests.browser.conftest import DRAWN, MakeScreen
from tests.browser.moments import ending
from tests.browser.screen import Screen

SHORT: dict[str, dict[str, Any]] = {
    "duel": {"max_turns": 8},
    "talisman": {"round_limit": 3},
    "rising": {"max_turns": 3},
    "quidditch": {"lineup": "standard"},
    "hogwarts": {"length": "quick"},
    "returns": {},
}
#: What takes minutes on a bad wire: whole games by `make long`, here their last choices.
LONG = ("talisman", "quidditch", "hogwarts", "returns")
WHOLE = [
    pytest.param(game, id=game, marks=[pytest.mark.long] if game in LONG else []) for game in DRAWN
]


class BadWire:
    """Between a browser and the server: drops frames, holds them back, says them twice, and hangs up."""

    def __init__(self, screen: Screen, seed: int) -> None:
        self.dice = random.Random(seed)
        self.sockets: list[WebSocketRoute] = []
        self.mischief = 0
        self.on = False
        self.old: list[tuple[Any, Any]] = []
        screen.page.route_web_socket("**/socket?*", self._route)

    def _route(self, browser: WebSocketRoute) -> None:
        server = browser.connect_to_server()
        self.sockets.append(browser)
        browser.on_message(lambda text: self._pass(text, server.send))
        server.on_message(lambda text: self._pass(text, browser.send))

    def _pass(self, text: Any, send: Any) -> None:
        """Answers and commands may be lost, any frame may come twice, and old ones may come again later."""
        luck = self.dice.random()
        if not self.on or luck > 0.5:
            send(text)
            return
        self.mischief += 1
        if luck < 0.15 and '"t":"state"' not in str(text):
            return
        send(text)
        if luck < 0.35:
            send(text)
        self.old = [*self.old[-5:], (text, send)]
        if luck < 0.25:
            again, sender = self.dice.choice(self.old)
            if sender is send:
                send(again)

    def hang_up(self) -> None:
        self.mischief += 1
        self.sockets[-1].close(code=1011, reason="cut")


@pytest.mark.parametrize("game", WHOLE)
def test_two_browsers_on_a_bad_wire(screen: MakeScreen, game: str) -> None:
    ola, tomek = screen(), screen(lang="pl", fresh=True)
    play_on_a_bad_wire(ola, tomek, lambda: ola.make(game, "mo", options=SHORT[game]))


@pytest.mark.parametrize("game", LONG)
def test_the_last_choices_of_a_game_on_a_bad_wire(screen: MakeScreen, game: str) -> None:
    ola, tomek = screen(), screen(lang="pl", fresh=True)
    end = ending(game, 2, 2, choices=(5, 9), **SHORT[game])
    play_on_a_bad_wire(ola, tomek, lambda: ola.take_over(end, others="open"))


def play_on_a_bad_wire(ola: Screen, tomek: Screen, open_table: Callable[[], str]) -> None:
    wire = BadWire(tomek, seed=5)
    code = open_table()
    tomek.go(f"/t/{code}")
    tomek.sit()
    ola.page.locator(".lobby .plate.primary.big").click()
    wire.on = True
    dice = random.Random(6)
    made = 0
    while not ola.over:
        for one in (ola, tomek):
            if one.options.count() and not one.over:
                one.choose(dice)
                made += 1
                if made % 7 == 3:
                    wire.hang_up()
        ola.page.wait_for_timeout(30)
    wire.on = False
    tomek.page.wait_for_selector("#result-title")
    assert wire.mischief > 5
    mine, his = ola.state(code), tomek.state(code)
    assert mine["outcome"] == his["outcome"]
    assert mine["v"] == his["v"]
    # What the screens show is what the server says: no choice was lost, none counted twice.
    assert ola.page.locator("#result-title").is_visible()
    tomek.check_words()
    assert not ola.faults + tomek.faults, ola.faults + tomek.faults


def test_a_spectator_sees_no_hand(screen: MakeScreen) -> None:
    ola, viewer = screen(), screen()
    code = ola.make("duel", "mb")
    ola.wait_for_a_say()
    viewer.go(f"/t/{code}")
    viewer.page.wait_for_selector("[data-area=stage] svg")
    assert viewer.options.count() == 0
    hand = ola.state(code)["view"]["wizards"][0]["hand"]
    shown = viewer.page.content()
    for card in hand:
        assert f'data-card="{card}"' not in shown
    viewer.check()
    expect(ola.page.locator(".gallery")).to_contain_text("1")


def test_chat_reaches_the_other_screen(screen: MakeScreen) -> None:
    ola, tomek = screen(), screen(lang="it")
    code = ola.make("duel", "moo")
    tomek.go(f"/t/{code}")
    tomek.sit()
    ola.page.locator(".lobby .plate.primary.big").click()
    for one in (ola, tomek):
        one.page.locator("#tab-chat").click()
    ola.page.locator(".chat input").fill("<b>hello</b> & good luck")
    ola.page.keyboard.press("Enter")
    expect(tomek.page.locator(".chat li").last).to_contain_text("<b>hello</b> & good luck")
    ola.page.get_by_role("button", name="Thank you!").click()
    expect(tomek.page.locator(".chat li").last).to_contain_text("Grazie!")
    tomek.page.get_by_role("button", name="Gufo").click()
    expect(ola.page.locator(".chat li").last).to_contain_text("🦉")
    tomek.check()


def test_a_choice_is_soon_on_the_other_screen(screen: MakeScreen) -> None:
    """Not a measurement (see scripts/latency.py), only that nothing needs a reload."""
    ola, tomek = screen(), screen()
    code = ola.make("duel", "mo")
    tomek.go(f"/t/{code}")
    tomek.sit()
    ola.page.locator(".lobby .plate.primary.big").click()
    ola.wait_for_a_say()
    before = tomek.page.locator("[data-area=log] li").count()
    ola.choose(random.Random(1))
    expect(tomek.page.locator("[data-area=log] li")).not_to_have_count(before)


def test_an_open_table_is_found_from_the_front_door(screen: MakeScreen) -> None:
    ola, tomek = screen(), screen(phone=True, lang="pl")
    ola.go("/setup/duel")
    expect(ola.page.locator("#table-listed")).to_have_count(0)  # there is no seat to find
    ola.page.locator("#who1").select_option("open")
    ola.page.locator("#table-listed").check()
    ola.check()
    ola.page.locator("form button[type=submit]").click()
    ola.page.wait_for_selector(".lobby")
    tomek.go("/")
    found = tomek.page.locator("[aria-labelledby=open-tables] a")
    expect(found).to_contain_text("wolne")
    tomek.check()
    found.click()
    tomek.sit()
    expect(ola.page.locator(".lobby .plate.primary.big")).to_be_enabled()
