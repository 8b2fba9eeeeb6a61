"""During and after a game: language, taking back, hints, replay, playing on from a moment, records."""

import json
import random
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import GAMES, MakeScreen
from tests.browser.moments import ending, moment, undoable

SHORT: dict[str, dict[str, Any]] = {
    "duel": {"max_turns": 14},
    "talisman": {"round_limit": 3},
    "rising": {"max_turns": 4},
    "quidditch": {"lineup": "standard"},
    "hogwarts": {"length": "quick"},
    "returns": {},
}


@pytest.mark.parametrize("game", GAMES)
def test_language_in_mid_game(screen: MakeScreen, game: str) -> None:
    me = screen()
    me.make(game, "mbb", options=SHORT[game])
    dice = random.Random(7)
    said = set()
    for lang in ("pl", "it", "en"):
        assert me.wait_for_a_say()
        me.speak(lang)
        said.add(me.question())
        me.check()
        me.choose(dice)
    assert said


@pytest.mark.parametrize("game", GAMES)
def test_replay_scrubbed_and_forked(screen: MakeScreen, game: str) -> None:
    me = screen()
    code = me.take_over(ending(game, 2, **SHORT[game]))
    me.play(me.choose, seed=8)
    me.page.locator("[data-area=ending]").get_by_role("button", name="Replay").click()
    slider = me.page.locator(".replay input[type=range]")
    last = int(slider.get_attribute("max") or 0)
    assert last > 3
    at = me.page.locator(".replay .head .num")
    expect(at).to_contain_text(f"{last + 1} of")
    me.page.keyboard.press("Home")
    expect(at).to_contain_text("1 of")
    me.check()
    for _ in range(3):
        me.page.keyboard.press("ArrowRight")
    expect(at).to_contain_text("4 of")
    me.page.locator(".replay .buttons button").nth(1).click()
    expect(at).to_contain_text("3 of")
    me.page.get_by_role("button", name="Play on from here").click()
    me.page.wait_for_url(lambda url: code not in url)
    me.wait_for_a_say()
    assert me.play(me.choose, seed=9, only=2) > 0
    me.check()


def test_a_moment_by_link(screen: MakeScreen) -> None:
    me = screen()
    code = me.make("duel", "mb", options={"max_turns": 10})
    me.play(me.choose, seed=3)
    versions = sorted({event["v"] for event in me.state(code)["events"] if event["of"] != "table"})
    me.go(f"/t/{code}?at={versions[2]}")
    expect(me.page.locator(".replay .head .num")).to_contain_text("3 of")


def test_take_back_and_hint(screen: MakeScreen) -> None:
    me = screen()
    me.make("duel", "mmb")
    me.page.wait_for_selector("[data-area=curtain]")
    me.lift()
    me.page.get_by_role("button", name="Hint").click()
    hinted = me.page.locator(".op.hinted")
    expect(hinted).to_have_count(1)
    advice = "A bot would do this. "
    told = " ".join(hinted.locator(".hint").inner_text().split())
    assert told.startswith(advice)
    why = told.removeprefix(advice)
    assert len(why) > 20  # why, in a sentence
    expect(me.page.locator("[data-area=dock] > [aria-live]")).to_contain_text(why)
    me.check()


def test_record_out_and_in(screen: MakeScreen, tmp_path: Path) -> None:
    me = screen()
    me.make("duel", "mb", options={"max_turns": 8})
    me.play(me.choose, seed=4)
    with me.page.expect_download() as waiting:
        me.page.get_by_role("link", name="Save the record").first.click()
    file = tmp_path / "game.json"
    waiting.value.save_as(file)
    assert json.loads(file.read_text())["game"] == "duel"
    me.go("/")
    me.page.locator("input[type=file]").set_input_files(str(file))
    me.page.wait_for_url("**/t/*")
    me.page.wait_for_selector("#result-title")
    me.check()


def test_dice_can_be_checked(screen: MakeScreen) -> None:
    me = screen()
    me.make("duel", "mb", options={"max_turns": 8})
    me.play(me.choose, seed=5)
    me.page.locator("details summary").click()
    me.page.get_by_role("button", name="Check").click()
    expect(me.page.locator("details strong")).to_contain_text("fits")


def test_front_door_and_set_up(screen: MakeScreen) -> None:
    me = screen()
    me.go("/?examples")
    me.page.wait_for_selector("article .picture svg")
    me.check()
    me.page.locator("a[href='/setup/duel']").click()
    me.page.wait_for_selector("form ol li")
    me.check()
    me.page.get_by_role("button", name="One more").click()
    me.page.locator("form button[type=submit]").click()
    me.wait_for_a_say()
    me.check()


#: Kinds of screens: the size each is opened at, and others its window is then given.
SIZES = {
    "phone": [(390, 844), (320, 640)],
    "tablet": [(768, 900), (1100, 900)],
    "desk": [(1440, 900), (1280, 900), (1920, 900), (3840, 2160)],
}


@pytest.mark.parametrize("kind", SIZES)
@pytest.mark.parametrize("game", GAMES)
def test_every_width(screen: MakeScreen, game: str, kind: str) -> None:
    me = screen(phone=kind == "phone", lang="pl")
    width, height = SIZES[kind][0]
    me.page.set_viewport_size({"width": width, "height": height})
    me.make(game, "mbb", options=SHORT[game])
    for width, height in SIZES[kind]:
        me.wait_for_a_say()
        me.resize(width, height)
        me.hear("pl")
        me.check_fits()
        me.check_axe()
        me.hear("it")
        me.check_fits()
        box = me.options.first.bounding_box()
        assert box is not None
        assert box["y"] + box["height"] <= height, width


@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
def test_a_first_table_begins_with_what_it_is_about(screen: MakeScreen, phone: bool) -> None:
    me = screen(lang="pl", phone=phone, hintsSeen=[])
    code = me.make("talisman", "mb")
    me.page.wait_for_selector("[data-act=howto]")
    me.check()
    expect(me.page.locator("[data-act=howto]")).to_be_in_viewport()
    expect(me.page.locator("[aria-labelledby=howto-title] li").last).to_be_in_viewport()
    me.page.locator("[data-act=howto]").click()
    expect(me.page.locator("[data-act=howto]")).to_have_count(0)
    me.go(f"/t/{code}")
    me.wait_for_a_say()
    expect(me.page.locator("[data-act=howto]")).to_have_count(0)


def test_take_back(screen: MakeScreen) -> None:
    me = screen()
    table = moment("talisman", 2, undoable)
    assert table.ask
    me.take_over(table)
    me.wait_for_a_say()
    me.take(undoable(table, table.ask))
    undo = me.page.get_by_role("button", name="Take back")
    expect(undo).to_be_visible()
    before = me.stamp()
    undo.click()
    me.settle(before)
    expect(me.page.locator("[data-area=log]")).to_contain_text("You take a choice back")
    me.check()


def test_standing_order(screen: MakeScreen) -> None:
    me = screen()
    me.take_over(moment("duel", 3, lambda _, ask: ask.window))
    me.wait_for_a_say()
    order = me.page.get_by_role("button", name="Pass until my next turn")
    before = me.stamp()
    order.click()
    me.settle(before)
    me.check_words()


def test_a_space_chosen_on_the_board_by_keyboard(screen: MakeScreen) -> None:
    me = screen()
    me.take_over(moment("talisman", 2, lambda _, ask: ask.prompt == "move"))
    me.wait_for_a_say()
    me.page.wait_for_selector("[data-space][data-option]")
    before = me.stamp()
    me.page.keyboard.press("b")
    for _ in range(20):
        if me.page.evaluate("() => document.activeElement?.dataset.option ?? ''"):
            break
        me.page.keyboard.press("ArrowRight")
    me.page.keyboard.press("Enter")
    me.settle(before)


def test_text_view_and_rules(screen: MakeScreen) -> None:
    me = screen(lang="it")
    me.make("talisman", "mb")
    me.wait_for_a_say()
    me.page.keyboard.press("t")
    me.page.wait_for_selector(".reader h2")
    me.check()
    me.page.locator("[data-area=dock] .rule-link").first.click()
    expect(me.page.locator("dialog .found")).to_be_visible()
    me.check()
    me.page.keyboard.press("Escape")
    expect(me.page.locator("dialog")).to_have_count(0)


def test_a_table_that_is_not_there(screen: MakeScreen) -> None:
    me = screen()
    me.go("/t/aaaaaaaaaaaaaaaa")
    expect(me.page.locator("[role=alert]")).to_contain_text("There is no such table")
    me.check()
