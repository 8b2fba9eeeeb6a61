"""What narrow, low and middling screens show, and what of a question can be read there."""

from itertools import count
from typing import Any

import pytest
from playwright.sync_api import expect

import hallows
from hallows.kernel import Ask, Table
from tests.browser import moments
from tests.browser.conftest import MakeScreen

#: Boxes of what is found, and the box of what it has to be in.
BOXES = """([inside, found]) => {
    const box = (one) => { const {top, bottom, left, right} = one.getBoundingClientRect(); return {top, bottom, left, right}; };
    const frame = box(document.querySelector(inside));
    return [...document.querySelectorAll(found)].map(box).filter((one) => one.top >= frame.top - 1 &&
        one.bottom <= frame.bottom + 1 && one.left >= frame.left - 1 && one.right <= frame.right + 1).length;
}"""


def assigning(_: Table[Any], ask: Ask) -> bool:
    return ask.prompt == "assign" and len(ask.options) > 6


def in_battle(table: Table[Any], ask: Ask) -> bool:
    return table.state.battle is not None and ask.prompt == "fate"


@pytest.mark.parametrize(("game", "wanted"), [("talisman", in_battle), ("rising", assigning)])
def test_the_board_of_a_phone_keeps_its_size(
    screen: MakeScreen, game: str, wanted: moments.Wanted
) -> None:
    me = screen(phone=True)
    me.take_over(moments.moment(game, 2, wanted))
    heights, asked = set(), set()
    for _ in range(6):
        if not me.wait_for_a_say():
            break
        box = me.page.locator("[data-area=stage]").bounding_box()
        assert box is not None
        heights.add(round(box["height"]))
        asked.add(me.question())
        me.take(str(me.options.first.get_attribute("data-option")))
    assert len(asked) > 1
    assert len(heights) == 1


def test_a_phone_shows_three_cards_of_rising_and_its_options(screen: MakeScreen) -> None:
    me = screen(phone=True)
    me.take_over(moments.moment("rising", 2, assigning))
    me.wait_for_a_say()
    page = ".strip > .page:not([inert])"
    assert me.page.evaluate(BOXES, [page, f"{page} article.card"]) == 3
    assert me.page.evaluate(BOXES, ["[data-area=dock] .ops", "[data-area=dock] .op"]) >= 2


def test_a_phone_on_its_side_shows_the_totals_of_a_battle(screen: MakeScreen) -> None:
    me = screen(phone=True)
    me.page.set_viewport_size({"width": 844, "height": 390})
    me.take_over(moments.moment("talisman", 2, in_battle))
    me.wait_for_a_say()
    totals = "[data-area=dock] .battle .sum b"
    assert me.page.evaluate(BOXES, ["[data-area=dock] .context", totals]) >= 1
    assert me.page.evaluate(BOXES, ["[data-area=dock]", "[data-area=dock] .op"]) >= 2


def test_a_phone_on_its_side_shows_cards_and_options_of_rising(screen: MakeScreen) -> None:
    me = screen(phone=True)
    me.page.set_viewport_size({"width": 844, "height": 390})
    me.take_over(moments.moment("rising", 2, assigning))
    me.wait_for_a_say()
    page = ".strip > .page:not([inert])"
    assert me.page.evaluate(BOXES, [page, f"{page} article.card"]) >= 2
    assert me.page.evaluate(BOXES, ["[data-area=dock] .ops", "[data-area=dock] .op"]) >= 2


def test_a_tablet_shows_all_three_locations(screen: MakeScreen) -> None:
    me = screen()
    me.page.set_viewport_size({"width": 1024, "height": 768})
    me.take_over(moments.moment("rising", 2, assigning))
    me.wait_for_a_say()
    assert me.page.evaluate(BOXES, ["[data-area=stage]", "section.location"]) == 3
    assert me.page.evaluate(BOXES, ["[data-area=stage]", "section.location article.card"]) == 9


def test_what_would_come_to_nothing_is_told_and_not_offered(screen: MakeScreen) -> None:
    def hopeless(table: Table[Any], ask: Ask) -> bool:
        described = [table.game.describe(table.state, ask, key) for key in ask.options]
        return any(one.blocked for one in described)

    me = screen()
    me.take_over(moments.moment("talisman", 2, hopeless))
    me.wait_for_a_say()
    refused = me.page.locator("[data-area=dock] [data-blocked]").first
    expect(refused).to_be_visible()
    assert ":" in refused.inner_text()
    key = refused.get_attribute("data-blocked")
    assert me.page.locator(f'[data-option="{key}"]').count() == 0
    listed = me.page.locator("[data-area=dock] .op[aria-keyshortcuts]").count()
    before = me.stamp()
    me.page.wait_for_timeout(300)
    me.page.keyboard.press(str(listed + 1))
    assert me.stamp() == before


def test_few_options_tell_all_they_have_to_tell(screen: MakeScreen) -> None:
    """The last face of 4 Privet Drive wins: no text that is offered with three others is cut."""

    def to_the_dursleys(_: Table[Any], ask: Ask) -> bool:
        return "move:privet_drive_4" in ask.options and len(ask.options) <= 4

    me = screen()
    me.take_over(moments.moment("talisman", 2, to_the_dursleys))
    me.wait_for_a_say()
    told = me.page.locator('[data-area=dock] [data-option="move:privet_drive_4"] small')
    assert told.evaluate("(one) => one.scrollHeight - one.clientHeight") <= 1


def test_the_longest_name_stays_on_its_sheet(screen: MakeScreen) -> None:
    deals = (hallows.deal("talisman", seats=2, seed=seed) for seed in count())
    me = screen(lang="pl")
    me.take_over(next(it for it in deals if it.state.heroes[0].character == "minerva_mcgonagall"))
    me.wait_for_a_say()
    me.resize(1100, 900)
    who = me.page.locator(".sheet .who")
    expect(who).to_contain_text("McGonagall")
    assert who.evaluate("(one) => one.scrollWidth - one.clientWidth") <= 0


def test_a_phone_tells_prices_and_purse(screen: MakeScreen) -> None:
    def buying(_: Table[Any], ask: Ask) -> bool:
        return sum(key.startswith("buy:") for key in ask.options) >= 2

    me = screen(phone=True)
    me.take_over(moments.moment("talisman", 2, buying))
    me.wait_for_a_say()
    first = me.page.locator('[data-area=dock] [data-option^="buy:"]').first
    expect(first).to_contain_text("Galleons")
    expect(first.locator("small")).to_contain_text("→")


def test_what_the_log_names_is_explained_and_everything_to_press_is_large_enough(
    screen: MakeScreen,
) -> None:
    me = screen()
    me.take_over(moments.moment("talisman", 2, in_battle))
    me.wait_for_a_say()
    named = me.page.locator("[data-area=log] .named").first
    tip = me.page.locator(".tip")
    for _ in range(20):  # a log that has just come may slide from under the pointer
        me.page.mouse.move(2, 2)
        named.scroll_into_view_if_needed()
        named.hover()
        me.page.wait_for_timeout(1000)
        if tip.is_visible():
            break
    expect(tip).to_contain_text(named.inner_text().strip("“”.,"))
    sizes = me.page.locator("[data-area=log] li :is(.jump, .unfold, .rule-link)").evaluate_all(
        "(all) => all.map((one) => one.getBoundingClientRect()).map((box) => Math.min(box.width, box.height))"
    )
    assert min(sizes) >= 24


def test_the_log_follows_the_scrubber(screen: MakeScreen) -> None:
    me = screen()
    me.take_over(moments.moment("talisman", 2, in_battle))
    me.wait_for_a_say()
    me.page.keyboard.press("p")
    me.page.wait_for_selector(".replay .lines li")
    for key in ("Home", "End", "ArrowLeft"):
        me.page.keyboard.press(key)
        me.page.wait_for_function(
            """() => {
                const body = document.querySelector('#panel-log').getBoundingClientRect();
                const here = document.querySelector('#panel-log .here')?.getBoundingClientRect();
                return here && here.bottom > body.top && here.top < body.bottom;
            }"""
        )


def test_when_to_be_asked_is_a_panel_of_its_own(screen: MakeScreen) -> None:
    me = screen(phone=True)
    me.take_over(moments.moment("rising", 2, assigning))
    me.wait_for_a_say()
    before = me.page.locator("[data-area=dock]").bounding_box()
    me.page.locator("[data-act=asks]").tap()
    box = me.page.locator("dialog [data-window]").first
    expect(box).to_be_visible()
    was = box.is_checked()
    box.tap()
    expect(box).to_be_checked(checked=not was)
    assert me.page.locator("[data-area=dock]").bounding_box() == before
    for lang in ("en", "pl", "it"):
        me.hear(lang)
        me.check_words()
    me.check_axe()
