"""What the dock lists, and what a line of the log tells when it is unfolded."""

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from hallows.bots import bots_of, decide
from hallows.kernel import PASS, Ask, Table
from tests.browser.conftest import MakeScreen
from tests.browser.moments import moment

SMALL = 24  # px: WCAG 2.2, target size


@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
def test_a_crowded_question_has_a_short_list_and_a_way_to_the_rest(
    screen: MakeScreen, phone: bool
) -> None:
    me = screen(phone=phone)
    table = moment("rising", 3, lambda _, ask: ask.prompt == "assign" and len(ask.options) > 12)
    me.take_over(table)
    me.wait_for_a_say()
    assert table.ask
    options = table.ask.options
    listed = me.options.evaluate_all("(all) => all.map((one) => one.dataset.option)")
    assert 1 < len(listed) < len(options)
    assert set(listed) < set(options)
    me.page.get_by_role("button", name=re.compile(r"^All\b.*\(")).first.click()
    expect(me.options).to_have_count(len(options))
    me.page.get_by_role("button", name=re.compile("^Fewer")).first.click()
    expect(me.options).to_have_count(len(listed))
    if not phone:
        before = me.stamp()
        me.page.keyboard.press(str(len(listed)))
        me.settle(before)


def test_scores_unfold_to_what_they_are_made_of(screen: MakeScreen) -> None:
    me = screen(lang="pl")
    me.take_over(
        moment("talisman", 3, lambda t, _: any(e.key == "battle.scores" for e in t.events or ()))
    )
    me.wait_for_a_say()
    scores = me.page.locator("[data-area=log] li", has_text="Skuteczność ataku")
    unfold = scores.locator(".unfold")
    expect(unfold.first).to_have_attribute("aria-expanded", "false")
    unfold.first.focus()
    me.page.keyboard.press("Enter")
    expect(unfold.first).to_have_attribute("aria-expanded", "true")
    sums = me.page.locator("[data-area=log] .sums dl")
    expect(sums).to_have_count(2)
    for text in sums.all_inner_texts():
        numbers = [
            int(word.replace("−", "-")) for word in text.split() if word.lstrip("+−").isdigit()
        ]
        assert sum(numbers[:-1]) == numbers[-1], text
    me.check()
    tiny = me.page.locator("[data-area=log] button").evaluate_all(
        """(all, small) => all.map((one) => [one.textContent, one.getBoundingClientRect()])
            .filter(([, box]) => box.width < small || box.height < small).map(([text]) => text)""",
        SMALL,
    )
    assert tiny == []
    me.page.keyboard.press("Enter")
    expect(me.page.locator("[data-area=log] .sums")).to_have_count(0)


@pytest.mark.parametrize(("width", "height"), [(390, 844), (768, 1024)])
def test_many_options_stand_in_pairs_on_narrow_screens(
    screen: MakeScreen, width: int, height: int
) -> None:
    me = screen(phone=True)
    me.page.set_viewport_size({"width": width, "height": height})
    me.make("talisman", "mb", options={"free_choice": True})
    me.wait_for_a_say()
    assert me.options.count() > 4
    boxes = [me.options.nth(i).bounding_box() for i in range(2)]
    assert boxes[0]
    assert boxes[1]
    assert boxes[0]["y"] == boxes[1]["y"]
    stage = me.page.locator("main").bounding_box()
    assert stage
    assert stage["height"] > height / 3
    me.check()


def refused_help(table: Table[Any], ask: Ask) -> bool:
    """Nobody would help: the bots at the other seats pass."""
    if "help" not in ask.options:
        return False
    after = table.clone()
    after.answer("help")
    while after.ask is not None and after.ask.seat != 0:
        option = decide(after, bots_of("rising")["greedy"](), 0)
        if option != PASS:
            return False
        after.answer(option)
    return True


def test_help_that_does_not_come_is_said(screen: MakeScreen) -> None:
    me = screen()
    me.take_over(moment("rising", 3, refused_help))
    me.wait_for_a_say()
    me.take("help")
    expect(me.page.locator("[data-area=dock] .notice")).to_contain_text("help")
    me.check()
