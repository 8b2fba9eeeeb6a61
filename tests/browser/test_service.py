"""What a server of strangers brings to the table: words of the operator, a mute and a complaint, a locked seat, a pause for
everybody."""

import random
import subprocess
import sys

from playwright.sync_api import expect

from tests.browser.conftest import MakeScreen
from tests.browser.screen import Screen
from tests.server.machines import Server

NOTICE = "[data-area=notice]"
LOG = "[data-area=log]"


def admin(server: Server, *words: object) -> str:
    """As an operator types it: a process of its own."""
    command = [sys.executable, "-m", "hallows.cli", "admin", *map(str, words), "--db", server.db]
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout


def seen_whole(screen: Screen, found: str) -> None:
    """It lies within the window, and axe has nothing serious to say."""
    box = screen.page.locator(found).bounding_box()
    size = screen.page.viewport_size
    assert box
    assert size
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= size["width"]
    assert box["y"] + box["height"] <= size["height"]
    screen.check_axe()


def test_what_the_operator_says_is_seen_and_goes(screen: MakeScreen, house: Server) -> None:
    desk, phone = screen(), screen(phone=True, lang="pl")
    for me in (desk, phone):
        me.make("duel", "mb")
        me.wait_for_a_say()
    try:
        admin(house, "announce", "Tea is ready.", "--down", 5)
        for me in (desk, phone):
            expect(me.page.locator(NOTICE)).to_contain_text("Tea is ready.")
            expect(me.page.locator(NOTICE)).to_contain_text("5")
            me.check_words()
            seen_whole(me, NOTICE)
        phone.page.locator(f"{NOTICE} button").tap()
        expect(phone.page.locator(NOTICE)).to_have_count(0)
    finally:
        admin(house, "announce")
    for me in (desk, phone):
        expect(me.page.locator(NOTICE)).to_have_count(0)


def test_somebody_is_muted_and_reported(screen: MakeScreen, house: Server) -> None:
    me, other = screen(), screen(name="Tomek")
    code = me.make("duel", "mo")
    other.go(f"/t/{code}")
    other.page.get_by_role("button", name="Sit").first.click()
    me.page.get_by_role("button", name="Start").first.click()
    me.page.wait_for_selector(LOG)
    other.fetch(
        "POST",
        f"/api/tables/{code}/commands",
        {"t": "say", "id": "a-rude-word", "text": "You snail"},
    )
    me.page.locator(f"{LOG} [role=tab] em").click()
    me.page.locator(f"{LOG} .who").click()
    seen_whole(me, f"{LOG} .about")
    me.page.get_by_role("button", name="What was said").click()
    expect(me.page.locator(f"{LOG} .about [role=status]")).to_be_visible()
    assert f'"{code}"' in admin(house, "complaints", "--json")
    me.page.locator(f"{LOG} .about .pill").first.click()
    expect(me.page.locator(LOG)).not_to_contain_text("You snail")
    me.page.get_by_role("button", name="Show what").click()
    expect(me.page.locator(LOG)).to_contain_text("You snail")


def test_a_seat_is_locked_with_a_pin_and_opened_with_it(screen: MakeScreen) -> None:
    me = screen(phone=True, lang="it")
    code = me.make("duel", "mm")
    pin = me.page.locator("[data-area=curtain] input")
    pin.fill("2468")
    me.page.locator("[data-area=curtain] button").tap()
    me.wait_for_a_say()
    me.go(f"/t/{code}")
    me.page.locator("[data-area=curtain] button").wait_for()
    seen_whole(me, "[data-area=curtain] .parch")
    pin.fill("1357")
    me.page.locator("[data-area=curtain] button").tap()
    expect(me.page.locator("[data-area=curtain] [role=alert]")).to_be_visible()
    me.check_words()
    assert me.options.count() == 0
    pin.fill("2468")
    me.page.locator("[data-area=curtain] button").tap()
    me.page.wait_for_selector("[data-area=curtain]", state="detached")
    me.wait_for_a_say()


def test_a_pause_for_everybody_says_what_it_is(screen: MakeScreen) -> None:
    me = screen()
    me.make("duel", "mb", options={"ask_everybody": 60})
    pause = me.page.locator("[data-area=dock] .pause")
    dice = random.Random(3)
    while not pause.count():
        assert me.wait_for_a_say(), "the game ended without a pause"
        if not pause.count():
            me.choose(dice)
    me.check_words()
    seen_whole(me, "[data-area=dock] .pause")
