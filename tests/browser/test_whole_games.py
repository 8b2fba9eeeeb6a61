"""Games in real Chromium: by mouse, by keyboard alone, by touch on a phone, and in turns at one screen.

Here every way plays some game to its end; in some of the others a game is begun and another ended. Rising is played whole by
two browsers (test_together), the House Cup, which takes minutes, never: `make long` plays them all, and whole.
"""

from collections.abc import Callable
from typing import Any

import pytest

from tests.browser.conftest import DRAWN, MakeScreen
from tests.browser.moments import ending
from tests.browser.screen import Screen

#: What makes a game short enough; it still ends as the rules say, at an agreed round.
SHORT: dict[str, dict[str, Any]] = {
    "talisman": {"round_limit": 5},
    "hogwarts": {"length": "quick"},
    "quidditch": {"lineup": "standard"},
}
#: By mouse games are played as they are, but for one that takes an afternoon.
AS_IT_IS: dict[str, dict[str, Any]] = {"hogwarts": {"length": "quick"}}
#: What a screen is like, who sits there, and how many of the first seats are mine.
WAYS: dict[str, tuple[dict[str, Any], str, int]] = {
    "mouse": ({}, "mbb", 1),
    "keyboard": ({}, "mb", 1),
    "phone": ({"phone": True, "lang": "it"}, "mb", 1),
    "in turns": ({}, "mm", 2),
}
#: What is played whole every time: the rest takes minutes.
WHOLE = {
    "duel": {"mouse", "keyboard", "phone", "in turns"},
    "talisman": {"phone"},
    "rising": set(),
    "returns": {"mouse", "phone"},
    "quidditch": {"keyboard"},
    "hogwarts": set(),
}


PAIRS = [(way, game) for way in WAYS for game in DRAWN]
EVERY = [
    pytest.param(*pair, marks=[] if pair[0] in WHOLE[pair[1]] else [pytest.mark.long])
    for pair in PAIRS
]
#: What is begun and ended every time: with what is played whole every game meets two ways or more, and every way two games.
BEGUN = {
    "duel": set[str](),
    "talisman": {"in turns"},
    "rising": {"mouse", "in turns"},
    "returns": {"keyboard"},
    "quidditch": {"in turns"},
    "hogwarts": {"mouse", "keyboard", "phone"},
}
OTHERS = [
    pytest.param(way, game, marks=[] if way in BEGUN[game] else [pytest.mark.long])
    for way, game in PAIRS
    if way not in WHOLE[game]
]


def sit_down(me: Screen, way: str, game: str) -> Callable[[Any], None]:
    """A new table, looked at; the hand to play it with."""
    me.make(game, WAYS[way][1], options=(AS_IT_IS if way == "mouse" else SHORT).get(game, {}))
    if way == "in turns":
        me.page.wait_for_selector("[data-area=curtain]")
        me.check()
        # Nothing of the board is there while the curtain is down.
        assert me.page.locator("[data-area=stage] *").count() == 0
    else:
        me.wait_for_a_say()
        me.check()
    return me.press if way == "keyboard" else me.choose


@pytest.mark.timeout(3600)
@pytest.mark.parametrize(("way", "game"), EVERY)
def test_a_whole_game(screen: MakeScreen, way: str, game: str) -> None:
    """To the very end, however long it takes."""
    me = screen(**WAYS[way][0])
    hand = sit_down(me, way, game)
    assert me.play(hand, seed=[*WAYS].index(way) + 1) > 3
    me.check()
    assert me.page.locator("#result-title").inner_text()


@pytest.mark.parametrize(("way", "game"), OTHERS)
def test_a_game_is_begun_and_another_ended(screen: MakeScreen, way: str, game: str) -> None:
    """The first choices of a game, and the last ones of another that was played well with known dice."""
    liked, _, mine = WAYS[way]
    me = screen(**liked)
    hand = sit_down(me, way, game)
    assert me.play(hand, seed=1, only=3) == 3
    me.take_over(ending(game, 2, mine, **SHORT.get(game, {})), mine)
    assert me.play(hand, seed=3) > 0
    me.check()
    assert me.page.locator("#result-title").inner_text()
