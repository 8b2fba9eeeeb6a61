"""The House Cup's board in real Chromium, at moments found with known dice: the map, its insets, fights, many seats."""

from typing import Any

import pytest
from playwright.sync_api import expect

from hallows.kernel import Ask, Table
from tests.browser.conftest import MakeScreen
from tests.browser.moments import about_to_end, in_the_alley, moment, played_well
from tests.browser.screen import Screen

MAP = "[data-area=stage] .map"


def walking(table: Table[Any], ask: Ask) -> bool:
    return ask.prompt == "move" and len(ask.options) > 20


def fighting(table: Table[Any], ask: Ask) -> bool:
    return ask.prompt == "fight" and bool(table.state.fight.hp)


def at(me: Screen, wanted: Any, seats: int = 2, **options: Any) -> Table[Any]:
    table = moment("hogwarts", seats, wanted, **options)
    me.take_over(table)
    me.wait_for_a_say()
    return table


def transform(me: Screen) -> str:
    return str(me.page.locator(f"{MAP} .world").first.evaluate("node => node.style.transform"))


def test_teams_are_chosen_at_set_up_and_sit_together(screen: MakeScreen) -> None:
    me = screen()
    me.go("/setup/hogwarts")
    me.page.locator("input[value=team]").check()
    me.page.locator("input[value=quick]").check()
    me.page.get_by_role("button", name="One more").click()
    teams, go = me.page.locator(".teams .team"), me.page.locator("form button[type=submit]")
    expect(teams).to_have_count(2)
    me.page.locator("#team1").select_option("0")  # three against one
    expect(go).to_be_disabled()
    me.check()
    me.page.locator("#team2").select_option("1")
    expect(teams.first.locator("span")).to_have_count(2)
    go.click()
    me.wait_for_a_say()
    group = me.page.locator(".seats .group.named")
    expect(group).to_have_count(2)
    expect(group.first).to_contain_text("Team 1")
    expect(group.first.locator(".seat")).to_have_count(2)
    code = me.page.url.rpartition("/")[2]
    assert me.state(code)["view"]["teams"] == [0, 0, 1, 1]
    me.check()


TEAMS = {"variant": "team", "length": "quick", "teams": [0, 1, 0, 1]}


def share_their_points(me: Screen, code: str) -> None:
    """At the end of a game of teams."""
    told = me.state(code)
    points = [player["score"] for player in told["view"]["players"]]
    assert (points[0], points[1]) == (points[2], points[3])
    assert set(told["outcome"]["winners"]) in ({0, 2}, {1, 3}, {0, 1, 2, 3})
    me.check()


def test_the_end_of_a_team_game_in_turns_at_one_screen(screen: MakeScreen) -> None:
    me = screen()
    code = me.take_over(played_well("hogwarts", 4, about_to_end, **TEAMS), mine=2)
    me.page.wait_for_selector("[data-area=curtain]")
    # Nothing of the board, and no mission of anybody, is there while the curtain is down.
    assert me.page.locator("[data-area=stage] *").count() == 0
    me.lift()
    expect(me.page.locator(".seats .group.named")).to_have_count(2)
    me.check()
    assert me.play(me.choose, seed=12) > 0
    share_their_points(me, code)


@pytest.mark.long
@pytest.mark.timeout(1800)
def test_a_whole_team_game_in_turns_at_one_screen(screen: MakeScreen) -> None:
    me = screen()
    code = me.make("hogwarts", "mmbb", options=TEAMS)
    assert me.play(me.choose, seed=12) > 20
    share_their_points(me, code)


def test_the_way_is_drawn_and_walked(screen: MakeScreen) -> None:
    me = screen()
    at(me, walking)
    ends = me.page.locator(f"{MAP} [data-option]")
    assert ends.count() > 20
    assert me.page.locator(f"{MAP} .way").count() == 0
    end = ends.nth(3)
    end.hover(force=True)
    expect(me.page.locator(f"{MAP} .way").first).to_be_attached()
    assert me.page.locator(f"{MAP} .pip").count() > 0
    me.check()
    before = me.stamp()
    end.click(force=True)
    me.settle(before)


def test_the_dock_lists_the_best_ends_and_finds_the_others(screen: MakeScreen) -> None:
    me = screen()
    at(me, walking)
    assert me.options.count() <= 6
    far = me.page.locator(f"{MAP} [data-option]").evaluate_all(
        "(ends) => ends.map((end) => end.dataset.option)"
    )
    listed = me.options.evaluate_all("(ops) => ops.map((op) => op.dataset.option)")
    other = next(key for key in far if key not in listed)
    space = other.partition(":")[2]
    name = me.page.locator(f'{MAP} [data-space="{space}"]').get_attribute("aria-label") or ""
    me.page.locator("[data-area=dock] .filter input").fill(name[:4])
    expect(me.page.locator(f'[data-area=dock] [data-option="{other}"]')).to_be_visible()


def test_arrows_walk_along_the_roads(screen: MakeScreen) -> None:
    me = screen()
    table = at(me, walking)
    board = table.state.kit.board
    me.page.keyboard.press("b")

    def here() -> str:
        return str(me.page.evaluate("() => document.activeElement?.dataset.space ?? ''"))

    start = here()
    assert start
    steps = 0
    for key in ("ArrowUp", "ArrowUp", "ArrowLeft", "ArrowRight", "ArrowDown", "ArrowUp"):
        before = here()
        me.page.keyboard.press(key)
        after = here()
        space = board.spaces[before]
        assert after == before or after in (*space.steps, space.passage, space.door)
        steps += after != before
    assert steps > 2
    end = me.page.locator(f"{MAP} [data-option]").first
    end.focus()
    stamp = me.stamp()
    me.page.keyboard.press("Enter")
    me.settle(stamp)


def test_zoom_and_drag_draw_nothing_anew(screen: MakeScreen) -> None:
    me = screen()
    at(me, walking)
    box = me.page.locator(MAP).first
    assert box.get_attribute("data-level") == "rooms"
    me.page.evaluate(
        """() => {
            window.drawn = 0;
            const ground = document.querySelector('.map .world svg');
            new MutationObserver((seen) => (window.drawn += seen.length)).observe(ground, {childList: true, subtree: true});
        }"""
    )
    place = box.bounding_box()
    assert place
    me.page.mouse.move(place["x"] + place["width"] / 2, place["y"] + 120)
    for _ in range(5):
        me.page.mouse.wheel(0, -240)
    expect(box).to_have_attribute("data-level", "names")
    before = transform(me)
    me.page.mouse.down()
    me.page.mouse.move(place["x"] + 200, place["y"] + 220, steps=4)
    me.page.mouse.up()
    assert transform(me) != before
    assert me.page.evaluate("() => window.drawn") == 0
    assert me.page.locator(f"{MAP} .mini-map:not(.whole)").count() == 1


def test_the_alley_opens_by_itself(screen: MakeScreen) -> None:
    me = screen()
    at(me, in_the_alley)
    inset = me.page.locator("[data-area=stage] .inset")
    expect(inset).to_be_visible()
    me.check()
    inset.locator("header button").click()
    expect(inset).to_have_count(0)


@pytest.mark.parametrize("phone", [False, True], ids=["wide", "phone"])
def test_a_fight_shows_both_sides_and_what_faces_mean(screen: MakeScreen, phone: bool) -> None:
    me = screen(phone=phone, lang="pl")
    at(me, fighting)
    fight = me.page.locator("[data-area=dock] .fight")
    expect(fight).to_be_visible()
    assert fight.locator(".side").count() == 2
    assert fight.locator(".faces .hits").count() > 0
    me.check()
    me.check_fits()


def test_by_thumb(screen: MakeScreen) -> None:
    me = screen(phone=True, lang="it")
    at(me, walking)
    assert me.page.locator(f"{MAP} .mini-map:not(.whole)").count() == 1
    me.check()
    me.check_fits()
    before = me.stamp()
    me.page.locator("[data-area=dock] .op").first.tap()
    me.settle(before)


def test_eight_at_a_table(screen: MakeScreen) -> None:
    me = screen()
    at(me, walking, seats=8)
    me.check()
    me.check_fits()
    assert me.page.locator(f"{MAP} [data-space]").count() > 100


def test_the_board_as_text(screen: MakeScreen) -> None:
    me = screen(reader=True)
    at(me, walking)
    me.check()
    assert "Great Hall" in me.text()
