"""Things that went wrong once on the way to a choice."""

import re

from playwright.sync_api import expect

from tests.browser.conftest import MakeScreen


def test_the_curtain_names_whose_turn_it_is_in_every_language(screen: MakeScreen) -> None:
    for lang in ("en", "pl", "it"):
        me = screen(lang=lang)
        me.make("duel", "mm")
        me.page.wait_for_selector("[data-area=curtain]")
        me.check_words()


def test_the_first_steps_take_the_focus_and_go_with_escape(screen: MakeScreen) -> None:
    me = screen(hintsSeen=[])
    me.make("talisman", "mb")
    go = me.page.locator("[data-act=howto]")
    expect(go).to_be_focused()
    me.page.keyboard.press("Escape")
    expect(go).to_have_count(0)


def test_a_tables_first_message_raises_a_badge_and_the_line_one_writes_is_to_be_seen(
    screen: MakeScreen,
) -> None:
    me, other = screen(), screen(name="Tomek")
    code = me.make("duel", "mo")
    other.go(f"/t/{code}")
    other.page.get_by_role("button", name="Sit").first.click()
    me.page.get_by_role("button", name="Start").first.click()
    me.page.wait_for_selector("[data-area=log]")
    say = {"t": "say", "id": "good-evening", "text": "good evening"}
    answer = other.fetch("POST", f"/api/tables/{code}/commands", say)
    assert "code" not in answer, answer
    badge = me.page.locator("[data-area=log] [role=tab] em")
    expect(badge).to_have_text("1")
    badge.click()
    box = me.page.locator("[data-area=log] form input").bounding_box()
    assert box
    assert box["y"] + box["height"] <= 900


def test_a_tablet_keeps_the_rail(screen: MakeScreen) -> None:
    me = screen()
    me.page.set_viewport_size({"width": 1024, "height": 768})
    for game in ("talisman", "rising"):
        me.make(game, "mbb")
        me.wait_for_a_say()
        expect(me.page.locator("aside.rail [data-area=dock]")).to_be_visible()
        me.check_fits()


def test_talisman_counts_turns_as_its_log_does(screen: MakeScreen) -> None:
    me = screen()
    me.make("talisman", "m")
    for _ in range(12):
        me.wait_for_a_say()
        begun = me.page.locator(
            "[data-area=log] li", has_text=re.compile(r"(’s|your) turn\.")
        ).count()
        if begun:
            break
        me.options.first.click()
        me.page.wait_for_timeout(200)
    expect(me.page.locator("header .clock")).to_contain_text(f"turn {begun}")
