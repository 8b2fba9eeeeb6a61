"""Whole games in real Chromium: by mouse, by keyboard alone, by touch on a phone, and in turns at one screen."""

from typing import Any

import pytest

from tests.browser.conftest import LONG_AND_SHORT, MakeScreen
from tests.browser.moments import ending

#: What makes a game short enough for most tests; it still ends as the rules say, at an agreed round.
SHORT = {
    "duel": {},
    "talisman": {"round_limit": 5},
    "rising": {},
    "returns": {},
    "hogwarts": {"length": "quick"},
    "quidditch": {"lineup": "standard"},
}
#: Whole games are played as they are, but for one that takes an afternoon.
WHOLE: dict[str, dict[str, Any]] = {"hogwarts": {"length": "quick"}}


@pytest.mark.timeout(3600)
@pytest.mark.parametrize("game", LONG_AND_SHORT)
def test_by_mouse(screen: MakeScreen, game: str) -> None:
    """To the very end, however long it takes."""
    me = screen()
    me.make(game, "mbb", options=WHOLE.get(game, {}))
    me.wait_for_a_say()
    me.check()
    assert me.play(me.choose, seed=1) > 3
    me.check()
    assert me.page.locator("#result-title").inner_text()


@pytest.mark.parametrize("game", LONG_AND_SHORT)
def test_by_keyboard_alone(screen: MakeScreen, game: str) -> None:
    me = screen()
    me.make(game, "mb", options=SHORT[game])
    assert me.play(me.press, seed=2) > 3
    me.check()


@pytest.mark.parametrize("game", LONG_AND_SHORT)
def test_by_touch_on_a_phone(screen: MakeScreen, game: str) -> None:
    me = screen(phone=True, lang="it")
    me.make(game, "mb", options=SHORT[game])
    me.wait_for_a_say()
    me.check()
    assert me.play(me.choose, seed=3) > 3
    me.check()


@pytest.mark.parametrize("game", LONG_AND_SHORT)
def test_in_turns_at_one_screen(screen: MakeScreen, game: str) -> None:
    me = screen()
    me.make(game, "mm", options=SHORT[game])
    me.page.wait_for_selector("[data-area=curtain]")
    me.check()
    # Nothing of the board is there while the curtain is down.
    assert me.page.locator("[data-area=stage] *").count() == 0
    assert me.play(me.choose, seed=4) > 3
    me.check()


#: What a screen is like, who sits there, and how many of the first seats are mine.
WAYS: dict[str, tuple[dict[str, Any], str, int]] = {
    "mouse": ({}, "mbb", 1),
    "keyboard": ({}, "mb", 1),
    "phone": ({"phone": True, "lang": "it"}, "mb", 1),
    "in turns": ({}, "mm", 2),
}


@pytest.mark.parametrize("way", WAYS)
def test_a_cup_is_begun_and_another_ended(screen: MakeScreen, way: str) -> None:
    """The first choices of a House Cup, and the last ones of another that was played well with known dice."""
    liked, seats, mine = WAYS[way]
    me = screen(**liked)
    hand = me.press if way == "keyboard" else me.choose
    me.make("hogwarts", seats, options=WHOLE["hogwarts"])
    if way == "in turns":
        me.page.wait_for_selector("[data-area=curtain]")
        # Nothing of the board is there while the curtain is down.
        assert me.page.locator("[data-area=stage] *").count() == 0
    me.wait_for_a_say()
    me.check()
    assert me.play(hand, seed=1, only=3) == 3
    me.take_over(ending("hogwarts", 2, mine, **WHOLE["hogwarts"]), mine)
    assert me.play(hand, seed=3) > 0
    me.check()
    assert me.page.locator("#result-title").inner_text()
