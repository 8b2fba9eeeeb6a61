"""Losing the last Life (T-231 to T-237)."""

from __future__ import annotations

import pytest

from tests.games.talisman.scenario import Situation, hero, table
from tests.games.talisman.scenarios.arrivals import bystander, to, visitor
from tests.stage import die

KNOCKTURN = "knockturn_alley"  # draws 2


def falls(**fields: object) -> Situation:
    """McGonagall with 1 Life, beaten by Aurors in Knockturn Alley, where a pouch lies as well."""
    t = table(
        visitor("minerva_mcgonagall_b", KNOCKTURN, **{"life": 1, **fields}),
        bystander(at="azkaban"),
        outer=["aurors", "pouch_of_galleons"],
    ).play(die("movement", 2))
    if t.prompt == "fate":
        t.play("keep")
    t.play(f"move:{KNOCKTURN}", die("attack", 1), die("enemy", 6))
    if t.prompt == "fate":
        t.play("keep")
    return t


def returns(**fields: object) -> Situation:
    """Her next turn: she is waiting at St. Mungo's."""
    return table(
        hero(
            "minerva_mcgonagall_b",
            "st_mungos",
            **{"life": 0, "waiting": True, "fate": 0, "galleons": 0, **fields},
        ),
        bystander(at="azkaban"),
        board={"st_mungos": ["lantern"]},
    )


@pytest.mark.rule("T-231")
def test_the_last_life_lost_leads_to_st_mungos() -> None:
    t = falls()
    assert t.hero().space == "st_mungos"
    assert t.hero().life == 0
    assert t.sheet(0, viewer=1).waiting
    assert falls(life=2).hero().space == KNOCKTURN


@pytest.mark.rule("T-231")
def test_at_once_also_in_anothers_turn() -> None:
    t = table(
        visitor("bellatrix_lestrange_b", KNOCKTURN),
        hero("minerva_mcgonagall_b", KNOCKTURN, life=1, fate=0, galleons=0),
    )
    t.play(*to(KNOCKTURN), "fight:1", 6, 1, "life")
    assert t.hero(1).space == "st_mungos"
    assert t.hero(1).waiting


@pytest.mark.rule("T-231")
def test_at_once_also_from_the_castle() -> None:
    t = table(
        hero("minerva_mcgonagall_b", "charms_classroom", life=1, fate=0, galleons=0), bystander()
    )
    t.play("roll", die("movement", 2))
    assert t.hero().space == "st_mungos"


@pytest.mark.rule("T-232")
def test_spells_trophies_and_fate_are_discarded() -> None:
    t = falls(spells=["alohomora", "expelliarmus"], trophies=["doxies", "grindylow"], fate=3)
    assert t.hero().waiting
    assert t.spells() == t.trophies() == []
    assert t.hero().fate == 0
    assert t.names(t.state.spell_discard) == ["alohomora", "expelliarmus"]
    assert t.names(t.state.outer_discard) == ["doxies"]
    assert t.names(t.state.middle_discard) == ["grindylow"]
    assert t.state.fate == 36


@pytest.mark.rule("T-233")
def test_the_own_turn_is_over() -> None:
    t = falls(objects=["wand"], galleons=1)  # something to ditch at the end of a turn
    assert t.active == 1
    assert (t.prompt, t.seat) == ("roll movement", 1)
    assert t.lying(KNOCKTURN) == ["aurors", "pouch_of_galleons"]
    assert t.objects(0) == ["wand"]


@pytest.mark.rule("T-233")
def test_a_loss_by_the_space_ends_the_turn_before_its_cards_are_met() -> None:
    t = table(
        visitor("minerva_mcgonagall_b", "forbidden_forest_a", life=1),
        bystander(),
        board={"forbidden_forest_a": ["moaning_myrtle", "marauders_map"]},
    )
    t.play(*to("forbidden_forest_a"))
    assert t.hero().waiting
    assert t.active == 1
    assert not t.events("visited")


@pytest.mark.rule("T-234")
@pytest.mark.parametrize("side", ["a", "b"])
def test_either_side_of_the_card_may_be_chosen(side: str) -> None:
    t = returns()
    assert (t.prompt, t.seat) == ("sheet", 0)
    assert t.options == ("sheet:minerva_mcgonagall_a", "sheet:minerva_mcgonagall_b")
    t.play(f"sheet:minerva_mcgonagall_{side}")
    assert t.sheet().sheet == f"minerva_mcgonagall_{side}"


@pytest.mark.rule("T-235")
@pytest.mark.parametrize(("side", "dials"), [("a", (4, 3, 4)), ("b", (4, 2, 4))])
def test_the_dials_start_again(side: str, dials: tuple[int, int, int]) -> None:
    t = returns(magic=9, might=8).play(f"sheet:minerva_mcgonagall_{side}")
    assert (t.hero().magic, t.hero().might, t.hero().life) == dials
    assert not t.hero().waiting


@pytest.mark.rule("T-235")
def test_the_dials_are_reset_on_that_turn_and_not_before() -> None:
    t = falls(magic=7, might=6)
    assert (t.hero().magic, t.hero().might, t.hero().life) == (7, 6, 0)


@pytest.mark.rule("T-236")
def test_objects_galleons_and_followers_are_kept() -> None:
    t = falls(objects=["wand", "lantern"], followers=["nymphadora_tonks"], galleons=2)
    assert t.objects(0) == ["wand", "lantern"]
    assert t.followers(0) == ["nymphadora_tonks"]
    assert t.hero(0).galleons == 2
    t = returns(objects=["wand", "lantern"], followers=["nymphadora_tonks"], galleons=2)
    t.play("sheet:minerva_mcgonagall_a")
    assert t.objects() == ["wand", "lantern"]
    assert t.followers() == ["nymphadora_tonks"]
    assert t.hero().galleons == 2


@pytest.mark.rule("T-237")
def test_on_that_turn_one_rolls_and_moves_as_usual() -> None:
    t = returns(galleons=2).play("sheet:minerva_mcgonagall_b")
    assert t.prompt == "roll movement"  # nothing is met or collected at St. Mungo's before
    t.play(die("movement", 2))
    assert sorted(t.offered("move")) == ["gringotts_bank", "privet_drive_4"]
    t.play("move:gringotts_bank", die("space", 6))
    assert t.hero().magic == 5
    assert (t.prompt, t.seat) == ("turn.end", 0)
