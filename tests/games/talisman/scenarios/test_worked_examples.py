"""The worked examples of the rulebooks and of the canon's chapter 13, with sums that follow the rules.

Both rulebooks let Dumbledore fight Antonin Dolohov and both forget the advantage penalty somewhere: the
English one altogether, the Polish one after the reroll. The written rules give 12 and 13 before the reroll,
15 after it.
"""

from __future__ import annotations

import pytest

from tests.games.talisman.scenario import Situation, hero, table
from tests.games.talisman.scenarios.arrivals import before, bystander, to, visitor
from tests.stage import die

LEAKY = "leaky_cauldron"


def dumbledore_meets_dolohov(fate: int) -> Situation:
    """Magic 6 and Might 4 on the dials, a Wand, Tonks, Expecto Patronum; the Death Eaters have the
    advantage. Up to the Battle, with the Spell cast."""
    t = table(
        hero(
            "albus_dumbledore_a",
            at=before(LEAKY),
            magic=6,
            might=4,
            fate=fate,
            galleons=0,
            objects=["wand"],
            followers=["nymphadora_tonks"],
            spells=["expecto_patronum", "alohomora"],
        ),
        bystander(),
        outer=["antonin_dolohov"],
        advantage="death_eaters",
    )
    t.play(die("movement", 2), "keep", f"move:{LEAKY}")
    battle = t.view().battle
    assert battle is not None
    assert (battle.hero.stat, battle.foe.stat) == (8, 7)
    t.play("cast:expecto_patronum")
    return t


def shown(t: Situation) -> tuple[int, int]:
    """Both scores as the screen shows them before they are compared."""
    battle = t.view(1).battle
    assert battle is not None
    return battle.hero.score, battle.foe.score


@pytest.mark.rule("T-153")
@pytest.mark.rule("T-162")
@pytest.mark.rule("T-164")
@pytest.mark.rule("T-037")
@pytest.mark.rule("T-362")
def test_the_english_battle() -> None:
    t = dumbledore_meets_dolohov(fate=3).play(die("attack", 1), die("enemy", 6))
    assert shown(t) == (6 + 1 + 1 + 4 - 1 + 1, 7 + 6) == (12, 13)  # printed: 13, a standoff
    assert t.prompt == "fate"
    t.play("fate", die("attack", 4))
    assert t.scores == (15, 13)  # printed: 16
    assert t.hero().fate == 2
    assert t.trophies() == ["antonin_dolohov"]
    assert t.lying(LEAKY) == []
    assert t.hero().life == 5


@pytest.mark.rule("T-153")
@pytest.mark.rule("T-167")
def test_the_english_battle_without_fate_is_lost() -> None:
    t = dumbledore_meets_dolohov(fate=3).play(die("attack", 1), die("enemy", 6), "keep")
    assert t.scores == (12, 13)
    assert t.hero().life == 4
    assert t.trophies() == []
    assert t.lying(LEAKY) == ["antonin_dolohov"]


@pytest.mark.rule("T-153")
@pytest.mark.rule("T-162")
@pytest.mark.rule("T-037")
def test_the_polish_battle() -> None:
    t = dumbledore_meets_dolohov(fate=4).play(die("attack", 2), die("enemy", 6))
    assert shown(t) == (13, 13)
    t.play("fate", die("attack", 4))
    assert t.scores == (15, 13)  # printed: 16
    assert t.hero().fate == 3
    assert t.trophies() == ["antonin_dolohov"]


@pytest.mark.rule("T-169")
def test_the_polish_battle_without_fate_is_a_standoff() -> None:
    t = dumbledore_meets_dolohov(fate=4).play(die("attack", 2), die("enemy", 6), "keep")
    assert t.scores == (13, 13)
    assert t.hero().life == 5
    assert t.lying(LEAKY) == ["antonin_dolohov"]


# -- the canon's own --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("face", "goal"),
    [
        pytest.param(1, "charms_classroom", marks=pytest.mark.rule("T-052")),
        pytest.param(2, "charms_classroom", marks=pytest.mark.rule("T-052")),
        pytest.param(3, "charms_classroom", marks=pytest.mark.rule("T-052")),
        pytest.param(4, "potions_classroom", marks=pytest.mark.rule("T-053")),
        pytest.param(5, "potions_classroom", marks=pytest.mark.rule("T-053")),
        pytest.param(6, "divination_classroom", marks=pytest.mark.rule("T-054")),
    ],
)
def test_movement_in_the_castle(face: int, goal: str) -> None:
    t = table(
        hero("draco_malfoy_b", "moving_staircase", fate=0, galleons=0), hero("albus_dumbledore_a")
    )
    t.play("roll", die("movement", face))
    assert t.hero().space == goal


@pytest.mark.rule("T-191")
def test_dolohov_alone_and_with_narcissa_as_trophies() -> None:
    alone = table(visitor("minerva_mcgonagall_b", "st_mungos", trophies=["antonin_dolohov"]))
    alone.play(*to("st_mungos"), "exchange:magic")
    assert alone.hero().magic == 4 + 1
    both = ["antonin_dolohov", "narcissa_malfoy"]
    t = table(visitor("minerva_mcgonagall_b", "st_mungos", trophies=both))
    t.play(*to("st_mungos"), "exchange:magic", *(f"trophy:{card}" for card in both))
    assert t.hero().magic == 4 + 2


@pytest.mark.rule("T-133")
def test_a_ditched_object_in_the_forest_counts_as_its_card() -> None:
    forest = "forbidden_forest_a"
    t = table(visitor("minerva_mcgonagall_b", forest), bystander(), board={forest: ["wand"]})
    t.play(*to(forest))
    assert not t.events("drew")
    assert t.offered("take") == ["wand"]


@pytest.mark.rule("T-089")
@pytest.mark.parametrize(("face", "passes"), [(4, False), (5, True)])
def test_kings_cross_with_magic_six(face: int, passes: bool) -> None:
    t = table(visitor("minerva_mcgonagall_b", "kings_cross", magic=6), bystander())
    t.play(*to("kings_cross"), "cross", face, 1)
    assert t.scores == (6 + face, 9 + 1)
    assert t.hero().admitted is passes


@pytest.mark.parametrize(
    ("faces", "space", "might"),
    [
        pytest.param((3, 2), "moving_staircase", 5, marks=pytest.mark.rule("T-108")),
        pytest.param((4, 2), "hogwarts_gates", 4, marks=pytest.mark.rule("T-109")),
    ],
)
def test_the_gates_with_might_five(faces: tuple[int, int], space: str, might: int) -> None:
    t = table(visitor("minerva_mcgonagall_b", "hogwarts_gates", might=5), bystander())
    t.play(*to("hogwarts_gates"), "gates", "stat:might", faces)
    assert t.hero().space == space
    assert t.hero().might == might
