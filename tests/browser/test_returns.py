"""Voldemort returns in real Chromium, at moments found with known dice: both sides, the castle by night, a fight."""

import random
from typing import Any

import pytest
from playwright.sync_api import expect

from hallows.kernel import Ask, Table
from tests.browser.conftest import MakeScreen
from tests.browser.moments import about_to_end, moment, played_well
from tests.browser.screen import Screen

MAP = "[data-area=stage] .map"


def walking(table: Table[Any], ask: Ask) -> bool:
    return ask.prompt == "move" and len(ask.options) > 8


def fighting(table: Table[Any], ask: Ask) -> bool:
    return ask.prompt == "fight" and table.state.fight is not None


def ending_after_the_return(table: Table[Any], ask: Ask) -> bool:
    return bool(table.state.returned) and about_to_end(table, ask)


def at(me: Screen, wanted: Any, seats: int = 2, **options: Any) -> None:
    me.take_over(moment("returns", seats, wanted, **options))
    me.wait_for_a_say()


def play_some(me: Screen, choices: int) -> None:
    dice = random.Random(7)
    for _ in range(choices):
        if not me.wait_for_a_say():
            return
        me.choose(dice)


def test_as_pettigrew(screen: MakeScreen) -> None:
    me = screen()
    at(me, walking, pettigrew=0)
    assert me.page.locator(f"{MAP}.dark [data-option]").count() > 8
    expect(me.page.locator("[data-area=stage] .wants .dark.mine")).to_be_visible()
    me.page.locator(f"{MAP} [data-option]").nth(2).hover(force=True)
    expect(me.page.locator(f"{MAP} .way").first).to_be_attached()
    me.check()
    play_some(me, 6)
    me.check_words()
    assert not me.faults, me.faults


def test_a_hero_is_chosen_by_figures(screen: MakeScreen) -> None:
    me = screen()
    at(me, lambda _, ask: ask.prompt == "hero", seats=3, pettigrew=1)
    expect(me.options.first).to_contain_text("Attack dice")


def test_as_a_hero_by_thumb(screen: MakeScreen) -> None:
    me = screen(phone=True, lang="pl")
    at(me, walking, seats=3, pettigrew=1)
    me.check()
    play_some(me, 6)
    me.check_words()
    assert not me.faults, me.faults


@pytest.mark.parametrize("dark", [0, 1], ids=["as Voldemort", "as a hero"])
def test_the_end_from_either_side(screen: MakeScreen, dark: int) -> None:
    """The last choices of a game after the return; who wins is said for both sides."""
    me = screen(lang="it")
    code = me.take_over(played_well("returns", 2, ending_after_the_return, pettigrew=dark))
    me.wait_for_a_say()
    me.check()
    me.play(me.choose, seed=5)
    told = me.state(code)
    assert told["outcome"]["winners"] in ([0], [1])
    assert told["view"]["pawns"][dark]["side"] == "dark"
    me.check()


def test_a_fight_shows_both_sides_and_what_faces_mean(screen: MakeScreen) -> None:
    me = screen(lang="it")
    me.take_over(played_well("returns", 3, fighting, pettigrew=1))
    me.wait_for_a_say()
    fight = me.page.locator("[data-area=dock] .fight")
    expect(fight.locator(".side")).to_have_count(2)
    assert fight.locator(".faces .hits").count() > 0
    me.check()


def test_the_board_as_text(screen: MakeScreen) -> None:
    me = screen(reader=True)
    at(me, walking, pettigrew=0)
    me.check()
    assert "Horcruxes" in me.text()
