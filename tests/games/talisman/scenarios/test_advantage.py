"""Advantage token: T-150 to T-158."""

from typing import Any

import pytest

from tests.games.talisman.scenario import Situation, table
from tests.games.talisman.scenarios.arrivals import bystander, to, visitor
from tests.games.talisman.scenarios.folk import DUMBLEDORE, LUCIUS, MCGONAGALL, plain
from tests.stage import die

rule = pytest.mark.rule

LEAKY = "leaky_cauldron"
KNOCKTURN = "knockturn_alley"


def fight(sheet: str, advantage: str, *enemies: str, space: str = KNOCKTURN) -> Situation:
    """A Character with Magic 4 meets these Enemies; every die shows a 3. Lucius and McGonagall both have 4."""
    t = table(
        visitor(sheet, space),
        bystander(at="azkaban"),
        advantage=advantage,
        board={space: [*enemies, "lantern"]},
    )
    return t.play(*to(space), 3, 3)


@rule("T-150")
def test_the_order_adds_1_when_it_has_the_advantage() -> None:
    assert fight(MCGONAGALL, "order", "thorfinn_rowle").scores == (4 + 3 + 1, 4 + 3)


@rule("T-151")
def test_death_eaters_add_1_when_they_have_the_advantage() -> None:
    assert fight(LUCIUS, "death_eaters", "arthur_weasley").scores == (4 + 3 + 1, 4 + 3)


@rule("T-152")
def test_a_death_eater_subtracts_1_against_an_order_enemy_that_has_it() -> None:
    assert fight(LUCIUS, "order", "arthur_weasley").scores == (4 + 3 - 1, 4 + 3)


@rule("T-153")
def test_an_order_character_subtracts_1_against_a_death_eater_that_has_it() -> None:
    assert fight(MCGONAGALL, "death_eaters", "thorfinn_rowle").scores == (4 + 3 - 1, 4 + 3)


@rule("T-153")
def test_the_example_of_the_rulebook_with_its_arithmetic_put_right() -> None:
    t = table(
        plain(
            DUMBLEDORE,
            "gringotts_bank",
            magic=6,
            might=4,
            fate=3,
            objects=["wand"],
            followers=["nymphadora_tonks"],
            spells=["expecto_patronum"],
        ),
        bystander(),
        outer=["antonin_dolohov"],
        advantage="death_eaters",
    )
    t.play(
        die("movement", 2),
        "keep",
        f"move:{LEAKY}",
        "cast:expecto_patronum",
        die("attack", 1),
        die("enemy", 6),
        "fate",
        die("attack", 4),
    )
    assert t.scores == (12 + 4 - 1, 7 + 6)
    assert t.trophies() == ["antonin_dolohov"]


@rule("T-154")
@pytest.mark.parametrize("advantage", ["order", "death_eaters"])
@pytest.mark.parametrize("sheet", [MCGONAGALL, LUCIUS])
def test_against_a_neutral_enemy_nothing_is_added_or_subtracted(sheet: str, advantage: str) -> None:
    assert fight(sheet, advantage, "aurors").scores == (4 + 3, 4 + 3)


@rule("T-154")
@pytest.mark.parametrize("advantage", ["order", "death_eaters"])
def test_nor_against_an_enemy_made_by_a_space(advantage: str) -> None:
    t = table(visitor(LUCIUS, "gringotts_bank"), bystander(), advantage=advantage)
    t.play(*to("gringotts_bank"), 1, 3, 3)
    assert t.scores == (2 + 3, 4 + 3)


@rule("T-155")
@pytest.mark.parametrize(
    ("sheet", "advantage", "enemies", "value", "modifier"),
    [
        (MCGONAGALL, "death_eaters", ["thorfinn_rowle", "narcissa_malfoy"], 7, -2),
        (MCGONAGALL, "death_eaters", ["thorfinn_rowle", "scabior", "igor_karkaroff"], 9, -3),
        (LUCIUS, "order", ["fred_and_george", "arthur_weasley"], 6, -2),
        (MCGONAGALL, "death_eaters", ["thorfinn_rowle", "doxies"], 6, -1),
        (MCGONAGALL, "order", ["thorfinn_rowle", "narcissa_malfoy"], 7, 1),
    ],
)
def test_against_several_enemies_each_of_the_side_that_has_it_counts(
    sheet: str, advantage: str, enemies: list[str], value: int, modifier: int
) -> None:
    t = fight(sheet, advantage, *enemies)
    assert t.scores == (4 + 3 + modifier, value + 3)


# -- turning the token -------------------------------------------------------------------------------------


def draw(*cards: str, advantage: str, **fields: Any) -> Situation:
    """McGonagall draws as many cards at the Ministry as are named, one of the dice showing a 1."""
    t = table(
        visitor(MCGONAGALL, "ministry_of_magic", **fields),
        bystander(at="black_lake"),
        outer=cards,
        advantage=advantage,
    )
    return t.play(*to("ministry_of_magic"), (1, 1 + len(cards)))


@rule("T-156")
@pytest.mark.parametrize(
    ("before", "after"), [("order", "death_eaters"), ("death_eaters", "order")]
)
@pytest.mark.parametrize(
    "cards", [["dark_mark"], ["dark_mark", "gringotts_break_in"], ["beaded_bag", "dark_mark"]]
)
def test_drawing_events_flips_the_token_once(before: str, after: str, cards: list[str]) -> None:
    t = draw(*cards, advantage=before)
    assert [told["side"] for told in t.events("advantage")] == [f"side:{after}"]
    assert t.state.advantage == after


@rule("T-156")
def test_without_an_event_it_is_not_flipped() -> None:
    t = draw("beaded_bag", "hedwig", advantage="order")
    assert t.prompt == "collect"
    assert t.events("advantage") == []


@rule("T-156")
def test_the_flip_comes_before_any_card_is_encountered() -> None:
    t = draw("thorfinn_rowle", "dark_mark", advantage="death_eaters")
    assert (t.prompt, t.state.advantage) == ("roll attack", "order")
    happened = [event.key for event in t.table.events or []]
    assert happened.index("advantage") < happened.index("event") < happened.index("battle")
    t.play(die("attack", 3), die("enemy", 3))
    assert t.scores == (4 + 3 + 1, 4 + 3)


@rule("T-157")
def test_a_side_that_shows_is_not_turned_again() -> None:
    def reveal(advantage: str) -> Situation:
        bellatrix = plain("bellatrix_lestrange_a", "azkaban")
        t = table(visitor(LUCIUS, LEAKY), bellatrix, outer=["corban_yaxley"], advantage=advantage)
        return t.play(*to(LEAKY))

    turned = reveal("order")
    assert (turned.prompt, turned.seat) == ("use", 1)  # Bellatrix may gain a Spell
    assert turned.state.advantage == "death_eaters"
    same = reveal("death_eaters")
    assert (same.prompt, same.seat) == ("collect", 0)
    assert same.state.advantage == "death_eaters"
    assert same.events("advantage") == []


@rule("T-157")
def test_a_choice_of_the_side_that_shows_changes_nothing() -> None:
    t = draw("prophet_headline", advantage="order")
    assert t.state.advantage == "death_eaters"  # the flip for the Event
    t.play("side:death_eaters")
    assert t.state.advantage == "death_eaters"
    assert len(t.events("advantage")) == 1


# -- Characters --------------------------------------------------------------------------------------------


@rule("T-158")
@pytest.mark.parametrize(
    ("attacker", "defender", "advantage", "scores"),
    [
        (MCGONAGALL, LUCIUS, "order", (4 + 3 + 1, 4 + 2)),
        (MCGONAGALL, LUCIUS, "death_eaters", (4 + 3, 4 + 2 + 1)),
        (LUCIUS, MCGONAGALL, "death_eaters", (4 + 3 + 1, 4 + 2)),
        (LUCIUS, MCGONAGALL, "order", (4 + 3, 4 + 2 + 1)),
    ],
)
def test_between_characters_only_the_side_that_has_it_counts(
    attacker: str, defender: str, advantage: str, scores: tuple[int, int]
) -> None:
    t = table(visitor(attacker, LEAKY), plain(defender, LEAKY), advantage=advantage)
    t.play(*to(LEAKY), "fight:1", 3, 2)
    assert t.scores == scores
