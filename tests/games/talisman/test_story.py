"""What a screen needs to tell a turn as a story is told by the game: the way walked, and a Battle as it stands."""

from __future__ import annotations

import pytest

from tests.games.talisman.scenario import table
from tests.games.talisman.scenarios.arrivals import before, bystander, to, visitor
from tests.games.talisman.scenarios.folk import step
from tests.games.talisman.scenarios.test_voldemort import roll_of_1

LEAKY = "leaky_cauldron"


@pytest.mark.rule("T-049")
def test_a_walk_is_told_space_by_space() -> None:
    t = table(
        visitor("minerva_mcgonagall_b", LEAKY), bystander(), outer=["mundungus_fletcher"]
    ).play(*to(LEAKY))
    between = step(before(LEAKY), 1)
    assert t.events("moved")[-1]["way"] == [f"space:{between}", f"space:{LEAKY}"]


@pytest.mark.rule("T-063")
def test_voldemorts_way_is_told_too() -> None:
    t = roll_of_1(voldemort="spinners_end").play(3)
    t.play(f"move:{step('spinners_end', 3)}")
    way = [f"space:{step('spinners_end', n)}" for n in (1, 2, 3)]
    assert t.events("voldemort.moved")[-1]["way"] == way


@pytest.mark.rule("T-164")
def test_a_battle_is_told_as_it_stands_before_fate_is_offered() -> None:
    t = table(visitor("minerva_mcgonagall_b", LEAKY, fate=1), bystander(), outer=["corban_yaxley"])
    t.play(2, "keep", f"move:{LEAKY}", 3, 3)  # 6 against 8: a 6 would win
    assert t.prompt == "fate"
    stands = t.events("battle.stands")
    assert [told["mine"] for told in stands] == [6]
    assert not t.events("battle.scores")
    t.play("keep")
    assert t.events("battle.scores")[-1] == stands[-1]


def test_without_second_thoughts_a_battle_is_told_once() -> None:
    t = table(visitor("minerva_mcgonagall_b", LEAKY), bystander(), outer=["corban_yaxley"])
    t.play(*to(LEAKY), 3, 6)
    assert not t.events("battle.stands")
