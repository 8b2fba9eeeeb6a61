"""Options say what they do, not only which number they have."""

from __future__ import annotations

from typing import Any

import pytest

from hallows.games.talisman.labels import describe
from hallows.games.talisman.state import Battle
from hallows.kernel import Ask, Text
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


def test_a_passage_tells_its_odds_and_when_no_dice_can_open_it() -> None:
    """T-089, T-107."""
    g = table(
        hero("harry_potter_a", space="azkaban", magic=9, might=2), hero("draco_malfoy_b")
    ).table.state
    ask = Ask(0, "move", ("cross", "gates"), "T-049", {"steps": 6})
    told = describe(g, ask, "cross")
    assert told.outlook is not None
    assert told.outlook.odds[0].percent == round(100 * 15 / 36)
    assert told.blocked is None
    g.heroes[0].magic = 1
    shut, gate = describe(g, ask, "cross"), describe(g, ask, "gates")
    assert shut.outlook is not None
    assert (shut.outlook.odds[0].percent, shut.blocked) == (0, Text("blocked.cross"))
    assert gate.outlook is not None
    assert gate.outlook.odds[0].percent == round(100 * 1 / 36)


def test_a_battle_tells_its_odds_before_the_dice() -> None:
    """T-162: win and standoff, as the Character stands now."""
    g = table(hero("harry_potter_a", magic=4), hero("draco_malfoy_b")).table.state
    g.battle = Battle("space", 0, "magic", foe="enemy:goblin", value=4)
    going = describe(g, Ask(0, "evade", ("fight", "evade:cloak"), "T-160"), "fight")
    assert going.outlook is not None
    won, even = going.outlook.odds
    assert (won.percent, even.percent) == (round(100 * 15 / 36), round(100 * 6 / 36))
    by_might = describe(
        g, Ask(0, "voldemort.stat", ("stat:magic",), "T-069", {"value": 13}), "stat:magic"
    )
    assert by_might.outlook is not None
    assert by_might.outlook.odds[0].percent == 0
