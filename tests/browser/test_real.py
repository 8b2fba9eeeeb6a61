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
from tests.browser.conftest import GAMES, MakeScreen
from tests.browser.screen import END, OPTION, Screen
from tests.browser.test_together import SHORT

REAL = "[data-area=real]"
SET = "[aria-pressed=true]"
SEATS = {"duel": "mm", "returns": "mmm"}
#: What is entered on the page before the rest is told to the server: a match has cards only for whoever scores.
ENTERED = {"quidditch": {"dice"}}


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
    enter = me.page.locator(f"{REAL} [data-act=fell]")

    def tap(n: int) -> None:
        sides = dice.nth(n).locator(".side")
        one = sides.nth(min(face, sides.count()) - 1)
        one.tap() if me.touch else one.click()

    for n in range(dice.count()):
        tap(n)
    if enter.count():
        # The next row comes into sight and moves the others: on a slow machine a press may have met its neighbour.
        while left := [n for n in range(dice.count()) if not dice.nth(n).locator(SET).count()]:
            tap(left[0])
        enter.tap() if me.touch else enter.click()
    me.settle(before)


def find_card(me: Screen) -> None:
    """By typing a name, with the keys or with a finger; a card that is not there is not found, and one that somebody holds
    in secret is refused."""
    page = me.page
    box, found = page.locator(f"{REAL} .find"), page.locator(f"{REAL} [data-thing]")
    box.fill("qqqq")
    expect(found).to_have_count(0)
    box.fill("")
    clear_of_the_foot(me)
    for name in found.all_inner_texts():
        box.fill(name.lower())
        before = me.stamp()
        if me.touch:
            found.first.tap()
        else:
            box.press("ArrowDown")
            box.press("ArrowUp")
            box.press("Enter")
        if entered(me, before):
            return
    raise AssertionError("no card was taken")


def clear_of_the_foot(me: Screen) -> None:
    """No name lies over what stands below, and some are to be seen."""
    for button in me.page.locator("[data-area=dock] .foot button").all():
        button.click(trial=True)
    expect(me.page.locator(f"{REAL} [data-thing]").nth(1)).to_be_in_viewport(ratio=0.9)


def entered(me: Screen, before: str) -> bool:
    """Until it has had its effect, or was refused."""
    refusal = me.page.locator("[role=alert] button")
    while me.stamp() == before:
        if refusal.count():
            refusal.tap() if me.touch else refusal.click()
            expect(refusal).to_have_count(0)
            return False
        me.page.wait_for_timeout(15)
    return True


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
            if me.fetch("POST", f"/api/tables/{code}/commands", tried).get("t") == "ack":
                return "card"
        raise AssertionError("no card fits")
    else:
        command |= {"t": "choose", "option": dice.choice(asked["options"])["key"]}
    told = me.fetch("POST", f"/api/tables/{code}/commands", command)
    assert told.get("t") == "ack", told
    return "choice"


@pytest.mark.parametrize("game", GAMES)
def test_a_real_table_of_each_game(screen: MakeScreen, game: str) -> None:
    me = screen(phone=game == "rising")
    code = me.make(game, SEATS.get(game, "mb"), options=SHORT[game], real=True)
    dice = random.Random(game)
    seen: set[str] = set()
    wanted = ENTERED.get(game, {"dice", "card"})
    for _ in range(80):
        kind = wait(me)
        if kind == "dice":
            if kind not in seen:
                me.check()
            tap_dice(me, 6)
        elif kind == "card":
            if kind not in seen:
                me.check()
            find_card(me)
        else:
            me.choose(dice)
        seen.add(kind)
        if wanted <= seen:
            break
    assert wanted <= seen
    take_back(me)
    assert seen | end(me, code, dice, AS_FAR.get(game, FAR)) >= {"dice", "card"}


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


#: So many choices beyond what was entered by hand, fewer where each draws a castle, and of a match until somebody has scored;
#: longer games are then stopped.
FAR = 25
AS_FAR = {"quidditch": 150, "hogwarts": 12}


def end(me: Screen, code: str, dice: random.Random, far: int) -> set[str]:
    """To the end, or as far as is cheap and then stopped; what is kept of it replays by the rules. What was asked."""
    asked: set[str] = set()
    acts = 0
    while acts < far and (kind := do(me, code, dice)) != "end":
        asked.add(kind)
        if kind == "bot":
            me.page.wait_for_timeout(30)
        else:
            acts += 1
    if acts == far:
        stop = {"t": "finish", "id": "finish-it", "seat": 0}
        me.fetch("POST", f"/api/tables/{code}/commands", stop)
    expect(me.page.locator(END)).to_be_visible()
    me.check_words()
    kept = me.fetch("GET", f"/api/tables/{code}/record")
    record = read(json.dumps(kept).encode())
    proof = verify(load_game(record.game), record)
    assert proof.throws
    assert record.fairness is None
    assert not me.faults
    return asked


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
