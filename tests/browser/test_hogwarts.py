"""The House Cup's board in real Chromium, at moments found with known dice: the map, its insets, fights, many seats."""

import random
from typing import Any

import pytest
from playwright.sync_api import expect

from hallows.games.hogwarts.state import DUEL_FIGHT
from hallows.kernel import Ask, Table
from tests.browser.conftest import MakeScreen
from tests.browser.moments import (
    ending,
    fight_of,
    in_round,
    in_the_alley,
    match_nearly_over,
    moment,
    played_well,
)
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


TEAMS: dict[str, Any] = {"variant": "team", "length": "quick", "teams": [0, 1, 0, 1]}


def share_their_points(me: Screen, code: str) -> None:
    """At the end of a game of teams."""
    told = me.state(code)
    points = [player["score"] for player in told["view"]["players"]]
    assert (points[0], points[1]) == (points[2], points[3])
    assert set(told["outcome"]["winners"]) in ({0, 2}, {1, 3}, {0, 1, 2, 3})
    me.check()


def test_the_end_of_a_team_game_in_turns_at_one_screen(screen: MakeScreen) -> None:
    me = screen()
    code = me.take_over(ending("hogwarts", 4, 2, **TEAMS), mine=2)
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


def test_a_student_pointed_at_shows_the_sheet(screen: MakeScreen) -> None:
    me = screen()
    me.make("hogwarts", "mb")
    me.wait_for_a_say()
    sheet = me.page.locator("[data-area=stage] .sheet")
    expect(sheet).to_contain_text("No student chosen yet")
    me.page.locator('[data-area=dock] [data-option="student:luna_lovegood"]').hover()
    expect(sheet).to_contain_text("Luna Lovegood")
    expect(sheet.locator(".able")).not_to_be_empty()


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
    steps = me.page.locator(f"{MAP} .count text").first
    assert steps.evaluate("(node) => getComputedStyle(node).fill") == "rgb(255, 255, 255)"
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


def scale(me: Screen) -> float:
    return float(transform(me).rpartition("scale(")[2].rstrip(")"))


def test_plus_minus_and_nought_zoom_by_keyboard(screen: MakeScreen) -> None:
    me = screen()
    at(me, walking)
    me.page.keyboard.press("b")
    whole = scale(me)
    me.page.keyboard.press("+")
    expect(me.page.locator(f"{MAP} .mini-map:not(.whole)")).to_have_count(1)
    near = scale(me)
    assert near > whole * 1.2
    me.page.keyboard.press("+")
    assert scale(me) > near * 1.2
    me.page.keyboard.press("-")
    assert scale(me) == pytest.approx(near, rel=0.01)
    me.page.keyboard.press("0")
    assert scale(me) == pytest.approx(whole, rel=0.01)


def test_two_fingers_pinch(screen: MakeScreen) -> None:
    me = screen(phone=True)
    at(me, walking)
    box = me.page.locator(MAP).first.bounding_box()
    assert box
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    fingers = me.context.new_cdp_session(me.page)

    def touch(kind: str, apart: float) -> None:
        points = [{"x": x - apart, "y": y, "id": 0}, {"x": x + apart, "y": y, "id": 1}]
        fingers.send(
            "Input.dispatchTouchEvent",
            {"type": kind, "touchPoints": [] if kind == "touchEnd" else points},
        )

    before = scale(me)
    touch("touchStart", 40)
    for apart in (48, 56, 64, 72, 80):
        touch("touchMove", apart)
    touch("touchEnd", 80)
    # Twice as far apart, twice as near.
    assert scale(me) == pytest.approx(before * 2, rel=0.1)
    stamp = me.stamp()
    touch("touchStart", 80)
    for apart in (70, 60, 50, 40):
        touch("touchMove", apart)
    touch("touchEnd", 40)
    assert scale(me) == pytest.approx(before, rel=0.1)
    assert me.stamp() == stamp  # no finger chose anything


def test_names_do_not_touch(screen: MakeScreen) -> None:
    """Of those seen together, wings and grounds among them; a name of several lines is one name."""
    me = screen()
    at(me, walking)
    shown = me.page.locator(MAP).first
    touch_nowhere(me, "en")
    for lang in ("pl", "it"):
        before = shown.text_content() or ""
        me.hear(lang)
        expect(shown).not_to_have_text(before)  # its names come from the server
        touch_nowhere(me, lang)


def touch_nowhere(me: Screen, lang: str) -> None:
    for layer, level in (("land", "rooms"), ("every", "names"), ("hall", "far")):
        touching = me.page.evaluate(
            """([layer, level]) => {
                const map = document.querySelector('[data-area=stage] .map');
                map.dataset.level = level;
                const names = [...map.querySelectorAll(`text.${layer}, text.reg`)].map((one) => {
                    const {x, y, width, height} = one.getBBox();
                    return {text: one.textContent, anchor: one.getAttribute('text-anchor'), at: one.getAttribute('x'),
                        left: x - 1, right: x + width + 1, top: y + height * 0.25, bottom: y + height * 0.8};
                });
                const own = (a, b) => a.anchor === b.anchor && a.at === b.at && Math.abs(a.top - b.top) < 60;
                return names.flatMap((a, i) => names.slice(i + 1).filter((b) => !own(a, b) && a.left < b.right &&
                    b.left < a.right && a.top < b.bottom && b.top < a.bottom).map((b) => a.text + ' / ' + b.text));
            }""",
            [layer, level],
        )
        assert not touching, (lang, layer, touching)


def test_the_signs_are_explained(screen: MakeScreen) -> None:
    me = screen(lang="it")
    at(me, walking)
    me.page.locator("[data-act=legend]").click()
    legend = me.page.locator("[data-shown=legend]")
    assert legend.locator("li").count() > 25
    assert legend.locator("svg:empty").count() == 0
    me.check()
    me.page.locator("[data-area=stage] .key .close").click()
    expect(legend).to_have_count(0)


def test_the_race_on_a_phone(screen: MakeScreen) -> None:
    me = screen(phone=True)
    at(me, in_round(3), seats=4, length="quick")
    me.page.locator("nav button", has_text="Points").tap()
    race = me.page.locator("dialog [data-shown=race]")
    expect(race.locator("li")).to_have_count(4)
    points = [int(one) for one in race.locator(".num b").all_inner_texts()]
    assert points == sorted(points, reverse=True)
    me.check()


def test_a_duel_says_what_is_at_stake(screen: MakeScreen) -> None:
    me = screen()
    me.take_over(played_well("hogwarts", 3, fight_of(DUEL_FIGHT), length="quick"))
    me.wait_for_a_say()
    stake = me.page.locator("[data-area=dock] .context")
    expect(stake).to_contain_text("Won: one card each of")
    expect(stake).to_contain_text("Lost: give up")


@pytest.mark.parametrize("phone", [False, True], ids=["wide", "phone"])
def test_a_match_opens_inside_the_cup_and_closes_into_it(screen: MakeScreen, phone: bool) -> None:
    """From its last moments, watched by a guest as well; a card can be read in it."""
    me = screen(phone=phone)
    table = played_well("hogwarts", 3, match_nearly_over, variant="qualified", length="quick")
    code = me.take_over(table)
    me.wait_for_a_say()
    pitch = me.page.locator("[data-area=stage] .match").first
    expect(pitch).to_be_visible()
    me.check()
    viewer = screen()
    viewer.go(f"/t/{code}")
    expect(viewer.page.locator("[data-area=stage] .match").first).to_be_visible()
    assert viewer.options.count() == 0
    viewer.check()
    away = me.page.locator("[data-act=match-away]")
    away.click()
    expect(pitch).to_have_count(0)
    expect(me.page.locator(MAP).first).to_be_visible()
    away.click()
    expect(pitch).to_be_visible()
    dice = random.Random(3)
    while me.state(code)["view"]["match"] is not None:
        me.wait_for_a_say()
        me.choose(dice)
    expect(me.page.locator("[data-act=match-away]")).to_have_count(0)
    expect(me.page.locator(MAP).first).to_be_visible()
    expect(viewer.page.locator("[data-act=match-away]")).to_have_count(0)
    assert me.state(code)["view"]["players"][0]["matches"] > 0
    me.check()
    assert not viewer.faults, viewer.faults


def with_a_card(table: Table[Any], ask: Ask) -> bool:
    """In the race of a match of mine, with a Quidditch card to play."""
    return ask.prompt == "match.card" and any(key.startswith("play:") for key in ask.options)


@pytest.mark.parametrize("phone", [False, True], ids=["wide", "phone"])
def test_cards_and_players_of_a_match_inside_the_cup_can_be_read(
    screen: MakeScreen, phone: bool
) -> None:
    me = screen(phone=phone)
    code = me.take_over(
        played_well("hogwarts", 3, with_a_card, variant="qualified", length="quick")
    )
    me.wait_for_a_say()
    match = me.state(code)["view"]["match"]
    hand = next(team["hand"] for team in match["teams"] if team["hand"])
    card = me.fetch("GET", "/api/games/quidditch/content?lang=en")["cards"][hand[0]]
    if phone:
        me.page.locator("nav button", has_text="Sheet").tap()
    held = me.page.locator("dialog .cards .card" if phone else ".match .cards .card").first
    expect(held).to_contain_text(card["text"])
    me.check()
    if phone:
        me.page.keyboard.press("Escape")
    me.page.keyboard.press("t")
    told = me.page.locator(".reader")
    expect(told).to_contain_text("the Golden Snitch")
    expect(told).to_contain_text(card["name"])
    me.check()


def test_a_mission_pointed_at_shows_its_places(screen: MakeScreen) -> None:
    me = screen()
    at(me, walking)
    ringed = me.page.locator(f"{MAP} circle.pointed")
    expect(ringed).to_have_count(0)
    me.page.locator("[data-area=stage] .missions .card").first.hover()
    expect(ringed.first).to_be_attached()
    me.page.mouse.move(2, 2)
    expect(ringed).to_have_count(0)


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
    fight = me.page.locator(f"{'[data-shown=fight]' if phone else '[data-area=dock]'} .fight")
    expect(fight.locator(".side")).to_have_count(2)
    for side in fight.locator(".side").all():
        expect(side).to_be_in_viewport(ratio=0.95)
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


def test_a_thumb_leaves_alone_what_is_half_covered(screen: MakeScreen) -> None:
    """A hair's breadth from the small map, the touch may go to either of them."""
    me = screen(phone=True)
    at(me, walking, length="quick")
    placed = me.page.locator(f"{MAP} [data-option]").evaluate_all(
        "(all) => all.map((one) => one.dataset.option)"
    )
    near = next(key for key in placed if me.within_reach(key))
    me.page.locator(f"{MAP} .mini-map").evaluate(
        """(small, near) => {
            const one = small.parentElement.querySelector(`[data-option="${near}"]`);
            const [box, own, map] = [one, small, small.parentElement].map((node) => node.getBoundingClientRect());
            const [x, y] = [box.x + box.width / 2 - map.x, box.y + box.height / 2 - map.y];
            Object.assign(small.style, {right: 'auto', left: `${x - own.width / 2}px`, top: `${y - own.height - 0.3}px`});
        }""",
        near,
    )
    assert not me.within_reach(near)


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
