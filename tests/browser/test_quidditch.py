"""The Quidditch pitch: pieces in hand, flights of several actions, line-ups, shots and Bludgers, from known tables."""

import random
from typing import Any

from playwright.sync_api import expect

from hallows.kernel import Ask, Table
from tests.browser.conftest import MakeScreen
from tests.browser.moments import moment
from tests.browser.screen import Screen
from tests.server.people import eventually

STANDARD = {"lineup": "standard", "houses": ["ravenclaw", "slytherin"]}


def acting(table: Table[Any], ask: Ask) -> bool:
    """In the own turn, with actions to spare."""
    return ask.prompt == "match.action" and table.state.actions >= 4


def armed(table: Table[Any], ask: Ask) -> bool:
    return ask.prompt == "match.action" and any(key.startswith("hurl:") for key in ask.options)


def shooting(table: Table[Any], ask: Ask) -> bool:
    return any(key.startswith("shoot:") for key in ask.options)


def racing(table: Table[Any], ask: Ask) -> bool:
    return ask.prompt == "match.card"


def places(me: Screen, code: str) -> dict[str, str | None]:
    return {piece["id"]: piece["space"] for piece in me.state(code)["view"]["pieces"]}


def sit_down(me: Screen, wanted: Any) -> str:
    code = me.take_over(moment("quidditch", 2, wanted, **STANDARD))
    me.wait_for_a_say()
    return code


def test_a_line_up_of_two_is_pressed_space_by_space(screen: MakeScreen) -> None:
    me = screen()
    code = me.make("quidditch", "mb")
    me.wait_for_a_say()
    me.take("house:ravenclaw", "stage")
    me.take("keeper:b1", "stage")
    # The other side chooses as well: a new question on the screen need not be the answer to a press.
    eventually(lambda: places(me, code)["home-keeper"] == "b1")
    # Ten pairs: only those alike on both wings are listed until a space is picked.
    expect(me.options).to_have_count(2)
    me.page.locator("[data-space=a2]").click()
    expect(me.options).to_have_count(4)
    me.page.locator("[data-space=d2]").click()
    eventually(lambda: places(me, code)["home-beater1"] == "a2")
    assert places(me, code)["home-beater2"] == "d2"


def test_a_far_space_is_flown_to_step_by_step(screen: MakeScreen) -> None:
    me = screen()
    code = sit_down(me, acting)
    left = me.state(code)["view"]["actions"]
    far = me.page.locator("[data-space][data-cost='2']").first
    space = far.get_attribute("data-space")
    before = places(me, code)
    far.click()
    me.page.wait_for_function(
        "(left) => document.querySelectorAll('.pips i').length === left", arg=left - 2
    )
    now = places(me, code)
    assert [piece for piece in now if now[piece] != before[piece] and now[piece] == space]


def test_a_flight_is_taken_back_as_one(screen: MakeScreen) -> None:
    me = screen()
    code = sit_down(me, acting)
    before, left = places(me, code), me.state(code)["view"]["actions"]
    me.page.locator("[data-space][data-cost='2']").first.click()
    unfly = me.page.locator("[data-act=unfly]")
    expect(unfly).to_be_visible()
    assert places(me, code) != before
    unfly.click()
    expect(me.page.locator(".pips i")).to_have_count(left)
    assert places(me, code) == before
    expect(unfly).to_have_count(0)


def test_the_hoops_are_reached_by_keyboard(screen: MakeScreen) -> None:
    me = screen()
    code = sit_down(me, shooting)
    me.page.keyboard.press("b")
    for _ in range(14):
        me.page.keyboard.press("ArrowRight")
        if me.page.evaluate("() => document.activeElement.dataset.goal ?? ''"):
            break
    assert me.page.evaluate("() => document.activeElement.dataset.goal") is not None
    me.page.keyboard.press("ArrowDown")
    assert me.page.evaluate("() => document.activeElement.dataset.goal") is not None
    before = me.stamp()
    me.page.keyboard.press("Enter")
    me.settle(before)
    assert any(event["key"] == "match.shoots" for event in me.state(code)["events"])


def test_another_piece_in_hand_changes_what_the_dock_lists(screen: MakeScreen) -> None:
    me = screen()
    code = sit_down(me, acting)
    chaser = places(me, code)["home-chaser3"]
    me.page.locator(f"[data-space={chaser}]").click()
    moves = [
        key
        for key in me.options.evaluate_all("all => all.map((one) => one.dataset.option)")
        if key.startswith("move:")
    ]
    assert moves
    assert all(key.startswith("move:chaser3:") for key in moves)
    me.check()


def test_arrows_follow_the_dotted_lines(screen: MakeScreen) -> None:
    me = screen()
    code = sit_down(me, acting)
    me.page.keyboard.press("b")
    focused = "() => document.activeElement.dataset.space"
    start = me.page.evaluate(focused)
    assert start in places(me, code).values()
    drawn = me.fetch("GET", "/api/games/quidditch/content?lang=en")["spaces"]
    here = start
    for key in ("ArrowRight", "ArrowDown", "ArrowRight", "ArrowUp", "ArrowLeft"):
        me.page.keyboard.press(key)
        there = me.page.evaluate(focused)
        assert there == here or there in drawn[here]["to"]
        here = there
    assert me.page.locator("[data-area=stage] [data-stop][tabindex='0']").count() == 1
    step = me.page.locator("[data-space][data-cost='1'][data-option]").first
    option = step.get_attribute("data-option") or ""
    before = me.stamp()
    step.focus()
    me.page.keyboard.press("Enter")
    me.settle(before)
    _, piece, space = option.split(":")
    assert places(me, code)[f"home-{piece}"] == space


def test_a_bludger_shows_what_each_face_does(screen: MakeScreen) -> None:
    me = screen()
    code = sit_down(me, armed)
    holder = next(
        piece["space"]
        for piece in me.state(code)["view"]["pieces"]
        if piece["side"] == 0 and piece["holds"] == "bludger"
    )
    me.page.locator(f"[data-space={holder}]").click()
    me.page.locator("[data-mode=bludger]").click()
    aim = me.page.locator("[data-area=dock] [data-option^='hurl:']").first
    aim.hover()
    assert me.page.locator("[data-shown=flight] li").count() == 6
    me.check()


def test_a_shot_shows_its_odds_and_is_taken_at_the_hoops(screen: MakeScreen) -> None:
    me = screen()
    code = sit_down(me, shooting)
    assert "%" in me.page.locator("[data-act=shoot]").inner_text()
    if me.state(code)["asked"]["aside"]["shots"][0]["open"] is False:
        assert me.page.locator("[data-shown=shot] li").count() == 6
    before = me.stamp()
    me.page.locator("[data-goal='0'] circle").click()
    me.settle(before)
    assert any(event["key"] == "match.shoots" for event in me.state(code)["events"])


def test_the_race_shows_where_each_total_leads(screen: MakeScreen) -> None:
    me = screen()
    sit_down(me, racing)
    assert me.page.locator("[data-shown=race] li").count() in (6, 11)
    assert me.page.locator(".cards [data-option^='play:']").count() > 0
    me.check()


def test_by_touch_on_a_phone(screen: MakeScreen) -> None:
    me = screen(phone=True, lang="pl")
    code = sit_down(me, acting)
    me.check()
    chaser = places(me, code)["home-chaser2"]
    me.page.locator(f"[data-space={chaser}]").tap()
    step = me.page.locator("[data-area=stage] [data-option^='move:chaser2:']").first
    space = step.get_attribute("data-space")
    before = me.stamp()
    step.tap()
    me.settle(before)
    assert places(me, code)["home-chaser2"] == space
    dice = random.Random(3)
    for _ in range(6):
        if not me.wait_for_a_say():
            break
        me.choose(dice)
    me.check()
