"""A table with real dice and cards: what fell is tapped, what was drawn is found by name, slips are taken back, and the
record of it all replays."""

import json
import random
import re
from typing import Any

import pytest
from playwright.sync_api import expect

from hallows.games import load_game
from hallows.kernel import read, verify
from tests.browser.conftest import MakeScreen
from tests.browser.screen import END, OPTION, Screen
from tests.browser.test_together import SHORT

REAL = "[data-area=real]"
SEATS = {"duel": "mm"}
#: The two whose dice and cards differ most; what the server asks is tested for all in tests/server/test_real.py.
PLAYED = ("duel", "rising")


def wait(me: Screen) -> str:
    """Until something is asked of me: the dice, a card, a choice."""
    me.page.wait_for_selector(f"{REAL}, {OPTION}, [data-area=curtain], {END}")
    if me.page.locator("[data-area=curtain]").count():
        me.lift()
        return wait(me)
    if me.page.locator(f"{REAL} .side").count():
        return "dice"
    return "card" if me.page.locator(f"{REAL} .find").count() else "choice"


def tap_dice(me: Screen, face: int) -> None:
    """What fell, die by die; one die alone needs no more."""
    before = me.stamp()
    dice = me.page.locator(f"{REAL} fieldset")
    for n in range(dice.count()):
        sides = dice.nth(n).locator(".side")
        one = sides.nth(min(face, sides.count()) - 1)
        one.tap() if me.touch else one.click()
    enter = me.page.locator(f"{REAL} [data-act=fell]")
    if enter.count():
        enter.tap() if me.touch else enter.click()
    me.settle(before)


def find_card(me: Screen) -> str:
    """By typing the beginning of a name, with the keys or with a finger; a card that is not there is not found."""
    page = me.page
    box, found = page.locator(f"{REAL} .find"), page.locator(f"{REAL} [data-thing]")
    box.fill("qqqq")
    expect(found).to_have_count(0)
    box.fill("")
    first = found.first.inner_text()
    box.fill(first[:6].lower())
    thing = str(found.first.get_attribute("data-thing"))
    before = me.stamp()
    if me.touch:
        found.first.tap()
    else:
        box.press("ArrowDown")
        box.press("ArrowUp")
        box.press("Enter")
    me.settle(before)
    return thing


def do(me: Screen, code: str, dice: random.Random) -> str:
    """The same without the page: one thing that is asked. What it was."""
    state = me.state(code)
    if state["phase"] == "finished":
        return "end"
    asked = state["asked"]
    seat = (asked["real"]["by"] or [None])[0] if asked["real"] else asked["seat"]
    if seat not in state["you"]["seats"]:
        return "bot"
    if len(state["you"]["seats"]) > 1:
        asked = me.state(code, seat)["asked"]
    command: dict[str, Any] = {"id": f"do-it-{state['v']}-{asked['question']}", "seat": seat}
    command["question"] = asked["question"]
    if asked["real"] and asked["real"]["dice"]:
        fell = [dice.randint(1, die["sides"]) for die in asked["real"]["dice"]]
        command |= {"t": "fell", "faces": fell}
    elif asked["real"]:
        # At a real table nobody names a card that lies elsewhere; here one is tried after the other.
        for n, thing in enumerate(
            dice.sample(asked["real"]["things"], len(asked["real"]["things"]))
        ):
            tried = {**command, "t": "drew", "thing": thing, "id": f"{command['id']}-{n}"}
            if me.fetch("POST", f"/api/tables/{code}/commands", tried)["t"] == "ack":
                return "card"
        raise AssertionError("no card fits")
    else:
        command |= {"t": "choose", "option": dice.choice(asked["options"])["key"]}
    told = me.fetch("POST", f"/api/tables/{code}/commands", command)
    assert told["t"] == "ack", told
    return "choice"


@pytest.mark.parametrize("game", PLAYED)
def test_a_real_table_of_each_game(screen: MakeScreen, game: str) -> None:
    me = screen(phone=game == "rising")
    code = me.make(game, SEATS.get(game, "mb"), options=SHORT[game], real=True)
    dice = random.Random(game)
    seen: set[str] = set()
    for _ in range(80):
        kind = wait(me)
        if kind == "dice":
            if kind not in seen:
                me.check()
            tap_dice(me, 6)
        elif kind == "card":
            if kind not in seen:
                me.check()
            thing = find_card(me)
            assert thing
        else:
            me.choose(dice)
        seen.add(kind)
        if {"dice", "card"} <= seen:
            break
    assert {"dice", "card"} <= seen
    take_back(me)
    end(me, code, dice)


def take_back(me: Screen) -> None:
    """The last slip is taken back and entered anew."""
    page = me.page
    if wait(me) == "choice":
        page.keyboard.press("u")
        before = me.stamp()
        page.wait_for_selector(REAL)
        assert before
    assert wait(me) in ("dice", "card")
    question = page.locator(f"{REAL} h2").inner_text()
    before = me.stamp()
    if page.locator(f"{REAL} .find").count():
        find_card(me)
    else:
        tap_dice(me, 1)
    wait(me)
    page.locator("[data-area=dock] .foot button", has_text=re.compile("Take back")).click()
    expect(page.locator("[data-area=dock]")).not_to_have_attribute("data-question", before)
    wait(me)
    expect(page.locator(f"{REAL} h2")).to_have_text(question)


def end(me: Screen, code: str, dice: random.Random) -> None:
    """To the end, or as far as is cheap and then stopped; what is kept of it replays by the rules."""
    for _ in range(400):
        kind = do(me, code, dice)
        if kind == "end":
            break
        if kind == "bot":
            me.page.wait_for_timeout(30)
    else:
        me.fetch(
            "POST", f"/api/tables/{code}/commands", {"t": "finish", "id": "finish-it", "seat": 0}
        )
    expect(me.page.locator(END)).to_be_visible()
    me.check_words()
    kept = me.fetch("GET", f"/api/tables/{code}/record")
    record = read(json.dumps(kept).encode())
    proof = verify(load_game(record.game), record)
    assert proof.throws
    assert record.fairness is None
    assert not me.faults


def test_real_dice_are_chosen_at_set_up(screen: MakeScreen) -> None:
    me = screen(lang="it")
    me.go("/setup/quidditch")
    me.page.locator("#table-real").check()
    me.check()
    me.page.locator("button[type=submit]").click()
    expect(me.page.locator("header .real")).to_be_visible()
    assert wait(me)
    assert me.page.url.split("/t/")[1]
    assert me.state(me.page.url.split("/t/")[1])["table"]["real"]
