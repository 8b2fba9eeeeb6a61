"""Duels (H-160 to H-166, H-219, H-221, H-223)."""

import pytest

from tests.games.hogwarts.stage import Situation, before, hero, table
from tests.stage import dice, die

FAR = hero("ron_weasley", at="l09")


def duel(foe: str, student: str = "neville_longbottom", *, variant: str = "underage", **fields: object) -> Situation:  # fmt: skip
    t = table(hero(student, at=before("n07"), **fields), FAR, duel=[foe], variant=variant)
    return t.play(dice("move", 1, 1), "move:n07")


@pytest.mark.rule("H-160")
def test_nobody_duels_with_himself() -> None:
    t = table(
        hero("draco_malfoy", at=before("n07")), FAR, duel=["draco_malfoy", "vincent_crabbe"]
    )  # fmt: skip
    t.play(dice("move", 1, 1), "move:n07")
    fight = t.view().fight
    assert fight is not None
    assert (fight.foe, t.under("duel")) == ("student:vincent_crabbe", ["draco_malfoy"])


@pytest.mark.rule("H-161", "H-165")
def test_winning_a_duel_gives_a_spell_a_potion_and_a_book() -> None:
    t = table(
        hero("neville_longbottom", at=before("n07")), FAR, duel=["blaise_zabini"],
        spell=["accio"], potion=["doxycide"], book=["magical_me"],
    )  # fmt: skip
    t.play(dice("move", 1, 1), "move:n07", dice("attack", 6, 6, 6), dice("attack", 6, 6, 6))
    sheet = t.sheet()
    assert (sheet.spells, sheet.potions, sheet.books) == (["accio"], ["doxycide"], ["magical_me"])
    assert (t.under("duel"), sheet.hp, t.seat) == (["blaise_zabini"], 5, 1)


@pytest.mark.rule("H-162", "H-219", "H-163", "H-166")
def test_a_duel_is_lost_with_one_hp_left_and_costs_three_cards() -> None:
    t = duel("blaise_zabini", hp=2, spells=["accio", "stupefy"], potions=["doxycide"], books=["magical_me"],
             missions=["gaunt_ring"])  # fmt: skip
    t.play("dice", dice("attack", 1, 1, 1))
    assert (t.sheet().hp, t.prompt) == (1, "discard")
    assert t.offered("drop") == ["accio", "stupefy", "doxycide", "magical_me"]
    t.play("drop:accio", "drop:magical_me", "drop:doxycide")
    sheet = t.sheet()
    assert (sheet.spells, sheet.potions, sheet.books, sheet.missions) == (["stupefy"], [], [], ["gaunt_ring"])  # fmt: skip
    assert (t.under("duel"), t.at(), t.seat) == (["blaise_zabini"], "n07", 1)


@pytest.mark.rule("H-163")
def test_with_three_cards_or_fewer_all_are_lost() -> None:
    t = duel("blaise_zabini", hp=2, spells=["accio"], potions=["doxycide"])
    t.play("dice", dice("attack", 1, 1, 1), "drop:accio")
    assert (t.sheet().spell_count, t.sheet().potion_count, t.seat) == (0, 0, 1)


@pytest.mark.rule("H-164")
def test_who_starts_a_duel_with_one_hp_has_lost_it() -> None:
    t = duel(
        "blaise_zabini", "draco_malfoy", hp=1, spells=["protego"], objects=["resurrection_stone"]
    )
    assert (t.sheet().spells, t.sheet().hp, t.sheet().objects) == ([], 1, ["resurrection_stone"])
    assert (t.seat, t.told("duel.lost") != []) == (1, True)


@pytest.mark.rule("H-221")
def test_a_last_trigger_that_leaves_one_hp_loses_the_duel() -> None:
    t = duel("blaise_zabini", "cedric_diggory", hp=2).play(dice("attack", 6, 6, 6, 6, 6))
    assert (t.told("duel.won"), len(t.told("duel.lost")), t.sheet().hp) == ([], 1, 1)


@pytest.mark.rule("H-162")
def test_the_hp_for_sectumsempra_must_not_lose_the_duel() -> None:
    """C-166: with 2 HP its price would."""
    assert "attack:sectumsempra" not in duel("blaise_zabini", hp=2, spells=["sectumsempra", "protego"]).options  # fmt: skip
    assert "attack:sectumsempra" in duel("blaise_zabini", hp=3, spells=["sectumsempra"]).options


def test_some_triggers_need_a_die_and_luna_takes_one() -> None:
    t = duel("pansy_parkinson").play(dice("attack", 1, 1, 1), die("trigger", 3))
    assert t.sheet().hp == 7
    t.play(dice("attack", 1, 1, 1), die("trigger", 4))
    assert t.sheet().hp == 6
    t = duel("luna_lovegood").play(dice("attack", 1, 1, 1))
    assert (t.dice, t.sheet().hp) == (2, 7)
    t.play(dice("attack", 1, 1))
    assert t.dice == 2  # it does not add up


def test_a_die_trigger_is_rolled_first_then_cancelled() -> None:
    """C-161, C-175: a charge is kept for a trigger that really happens."""
    t = duel("pansy_parkinson", spells=["protego"]).play(
        "defend:protego",
        dice("attack", 1, 1, 1),
        die("trigger", 2),
        dice("attack", 1, 1, 1),
        die("trigger", 5),
    )
    assert t.sheet().hp == 7
    t.play(dice("attack", 1, 1, 1), die("trigger", 5))
    assert t.sheet().hp == 6


@pytest.mark.rule("H-223")
@pytest.mark.parametrize(("variant", "limit"), [("underage", 5), ("qualified", 3), ("team", 2)])
def test_the_card_limit_of_a_duel(variant: str, limit: int) -> None:
    t = duel(
        "millicent_bulstrode", variant=variant, hp=20, spells=["protego"] * 4 + ["episkey"] * 2
    )
    played = 0
    while "defend:protego" in t.options or "defend:episkey" in t.options:
        t.play("defend:protego" if "defend:protego" in t.options else "defend:episkey")
        played += 1
        if t.prompt == "roll attack":
            t.play(dice("attack", 1, 1, 1))
        else:
            t.play("dice", (1, 1, 1))
        if t.prompt == "roll attack":
            break
    assert played == limit
