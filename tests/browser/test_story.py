"""What the screen tells, and in which order: nothing before its beat, no question before the story is told."""

from functools import cache
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from hallows.kernel import Ask, Seeded, Table
from tests.browser.conftest import MakeScreen
from tests.browser.moments import Wanted, moment, played_well
from tests.browser.screen import OPTION, Screen

#: Notes what stands on the screen whenever it changes: the beat shown, the newest line of the log, and whether a
#: question may be answered.
WATCH = """() => {
    window.seen = [];
    const look = () => {
        const scene = document.querySelector('[data-area=scene]:not([inert])');
        const lines = [...document.querySelectorAll('[data-area=log] li[data-n]')].map((one) => Number(one.dataset.n));
        const now = {
            beat: scene?.dataset.beat ?? '', from: Number(scene?.dataset.from ?? -1),
            told: Math.max(-1, ...lines), asked: document.querySelectorAll('[data-area=dock] .op').length,
            fan: scene?.querySelectorAll('[data-card]').length ?? 0,
        };
        const last = window.seen.at(-1);
        if (JSON.stringify(last) !== JSON.stringify(now)) window.seen.push(now);
    };
    new MutationObserver(look).observe(document.body, {subtree: true, childList: true, attributes: true});
}"""


def on_the_move(me: Screen) -> None:
    """The page's clock stands still from here on."""
    me.page.clock.pause_at(me.page.evaluate("() => Date.now() / 1000 + 1"))


SINCE = "[data-area=since] .primary"
ROLL = "[data-act=roll]"


def next_say(me: Screen) -> bool:
    """Until something is asked of me or my dice wait; whether there is an option to choose."""
    me.page.wait_for_selector(f"{OPTION}, {ROLL}, {SINCE}")
    if me.page.locator(SINCE).count():
        me.page.locator(SINCE).click()
        me.page.wait_for_selector(SINCE, state="detached")
        return next_say(me)
    return not me.page.locator(ROLL).count()


def answer(me: Screen, option: Locator) -> None:
    """Until the question has gone: what comes next is not to be taken for it."""
    before = me.stamp()
    option.click()
    me.settle(before)


def play_on(me: Screen, wanted: str, choices: int = 80) -> list[dict[str, Any]]:
    """Choose the last option again and again, until such a beat was seen; everything that was."""
    for _ in range(choices):
        assert next_say(me)
        answer(me, me.options.last)
        seen: list[dict[str, Any]] = me.page.evaluate("() => window.seen")
        if any(one["beat"] == wanted for one in seen):
            return seen
    raise AssertionError(f"no {wanted} in {choices} choices")


@pytest.mark.parametrize(("game", "wanted"), [("talisman", "result"), ("rising", "dice")])
def test_nothing_is_told_before_its_beat(screen: MakeScreen, game: str, wanted: str) -> None:
    me = screen(speed=4, rollForMe=True)
    me.make(game, "mb")
    me.wait_for_a_say()
    me.page.evaluate(WATCH)
    seen = play_on(me, wanted)
    beats = [one for one in seen if one["beat"]]
    assert beats
    for one in beats:
        assert one["told"] < one["from"], one
        assert not one["asked"], one
    assert me.faults == []


def leads_to_me(table: Table[Any], option: str) -> str:
    """The option, if I am asked next whatever the dice show."""
    for luck in range(8):
        after = table.clone(Seeded(luck))
        after.answer(option)
        if after.ask is None or after.ask.seat != 0:
            return ""
    return option


def fighting(table: Table[Any], ask: Ask) -> str:
    """A foe that outlives the next blow, so that it strikes back."""
    struck = ask.prompt == "fight" and "dice" in ask.options and table.state.fight.hp > 6
    return leads_to_me(table, "dice") if struck else ""


def shooting(table: Table[Any], ask: Ask) -> str:
    shots = [key for key in ask.options if key.startswith("shoot:")]
    return leads_to_me(table, shots[0]) if shots else ""


def travelling(table: Table[Any], ask: Ask) -> str:
    """Then Voldemort moves."""
    return leads_to_me(table, ask.options[0]) if ask.prompt == "travel" else ""


def returning(table: Table[Any], ask: Ask) -> str:
    """A step of the pawn that brings Voldemort back."""
    for option in ask.options if ask.prompt == "move" else ():
        after = table.clone()
        after.answer(option)
        if after.state.returned and not table.state.returned:
            return option
    return ""


TOLD = [
    pytest.param("hogwarts", moment, fighting, ["dice", "sum"], id="fight"),
    pytest.param("quidditch", played_well, shooting, ["dice", "result"], id="shot"),
    pytest.param("rising", moment, travelling, ["dice", "banner"], id="voldemort"),
    pytest.param("returns", played_well, returning, ["walk", "banner"], id="return"),
]


@cache
def found(game: str, find: Any, wanted: Wanted) -> tuple[Table[Any], str]:
    """A table, and the choice that is worth telling."""
    table = find(game, 2, wanted)
    return table, str(wanted(table, table.ask))


def choose(me: Screen, option: str) -> None:
    """On the board or in the dock, wherever it stands first."""
    me.page.locator(f"[data-option='{option}']").first.dispatch_event("click")


@pytest.mark.parametrize(("game", "find", "wanted", "order"), TOLD)
def test_dice_first_then_what_they_come_to_then_the_question(
    screen: MakeScreen, game: str, find: Any, wanted: Wanted, order: list[str]
) -> None:
    table, option = found(game, find, wanted)
    me = screen(speed=4, rollForMe=True)
    me.take_over(table)
    me.wait_for_a_say()
    me.page.evaluate(WATCH)
    before = me.stamp()
    choose(me, option)
    me.settle(before)
    me.wait_for_a_say()
    beats = [one for one in me.page.evaluate("() => window.seen") if one["beat"]]
    for one in beats:
        assert one["told"] < one["from"], one
        assert not one["asked"], one
    first = {kind: [one["beat"] for one in beats].index(kind) for kind in order}
    assert sorted(order, key=first.__getitem__) == order, first
    assert me.faults == []


@pytest.mark.parametrize(("game", "find", "wanted", "order"), TOLD)
def test_space_skips_at_once(
    screen: MakeScreen, game: str, find: Any, wanted: Wanted, order: list[str]
) -> None:
    """While the page's clock stands still, only a hand can lead from the first beat to the question."""
    table, option = found(game, find, wanted)
    me = screen(speed=1, rollForMe=True, fresh=True)
    me.page.clock.install()
    me.take_over(table)
    me.wait_for_a_say()
    on_the_move(me)
    choose(me, option)
    running = me.page.locator("[data-area=scene]:not([inert])")
    expect(running).to_have_count(1)
    expect(me.options).to_have_count(0)
    me.page.keyboard.press("Space")
    me.page.keyboard.press("Space")
    expect(running).to_have_count(0)
    expect(me.options.first).to_be_visible()
    assert me.faults == []


def test_space_ends_a_beat_and_twice_leads_to_the_question(screen: MakeScreen) -> None:
    me = screen(speed=1, rollForMe=True, fresh=True)
    me.page.clock.install()
    me.make("talisman", "m")
    for _ in range(30):
        me.wait_for_a_say()
        on_the_move(me)
        me.page.locator(OPTION).first.click()
        me.page.wait_for_timeout(300)
        if me.page.locator("[data-area=scene]").count():
            break
        me.page.clock.resume()
    scene = me.page.locator("[data-area=scene]")
    expect(scene).to_have_count(1)
    expect(me.options).to_have_count(0)
    # However long one waits, a clock that stands still tells nothing.
    first = scene.get_attribute("data-from")
    me.page.wait_for_timeout(500)
    assert scene.get_attribute("data-from") == first
    me.page.keyboard.press("Space")
    me.page.keyboard.press("Space")
    expect(me.options.first).to_be_visible()


def test_my_dice_wait_for_my_hand(screen: MakeScreen) -> None:
    me = screen(speed=1)
    me.make("talisman", "mb")
    for _ in range(30):
        if not next_say(me):
            break
        answer(me, me.options.first)
    rolls = me.page.locator("[data-area=log] li", has_text="You roll")
    before = rolls.count()
    expect(me.options).to_have_count(0)
    me.check()
    me.page.keyboard.press("r")
    expect(me.page.locator(ROLL)).to_have_count(0)
    expect(rolls).not_to_have_count(before)
