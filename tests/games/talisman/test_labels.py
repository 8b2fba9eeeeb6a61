"""Options say what they do, not only which number they have."""

from __future__ import annotations

from typing import Any

import pytest

from hallows.games.talisman.labels import describe
from hallows.kernel import Ask
from hallows.words import Words
from tests.games.talisman.scenario import hero, table


def words(lang: str, prompt: str, option: str, **fields: Any) -> str:
    g = table(hero("harry_potter_a", **fields), hero("draco_malfoy_b")).table.state
    choice = describe(g, Ask(0, prompt, (option,), "T-001"), option)
    return Words(lang, "talisman").say(choice.label)


@pytest.mark.parametrize(
    ("lang", "option", "said"),
    [
        ("en", "trade:0", "Pay nothing"),
        ("en", "trade:1", "Pay 1 Galleon"),
        ("pl", "trade:2", "Zapłać 2 Galeony"),
        ("pl", "trade:5", "Zapłać 5 Galeonów"),
        ("it", "trade:3", "Paga 3 Galeoni"),
    ],
)
def test_a_price_names_what_is_paid(lang: str, option: str, said: str) -> None:
    assert words(lang, "trade.galleon.life", option) == said


def test_fate_is_paid_in_fate() -> None:
    assert words("en", "trade.fate.spell", "trade:2") == "Pay 2 Fate"


def test_an_offered_move_names_its_goal() -> None:
    assert words("en", "before.move", "offer", next_move="azkaban") == "Move straight to Azkaban"
    assert "any other space" in words("en", "before.move", "offer", next_move="region")


def test_done_with_collecting_is_taking_nothing_more() -> None:
    assert words("en", "collect", "done") == "Take nothing more"
    assert words("en", "exchange", "done") == "Done"
