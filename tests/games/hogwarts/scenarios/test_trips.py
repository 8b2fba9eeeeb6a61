"""Floo powder and Portkeys (H-078 to H-086, H-227 to H-231, H-254)."""

import pytest

from tests.games.hogwarts.stage import Situation, before, hero, table
from tests.stage import dice

FAR = hero("ron_weasley", at="l09")


def on_tower(**fields: object) -> Situation:
    return table(hero("harry_potter", at="c10", **fields), FAR, lying={"p3": "nagini", "p2": "mandrake"}).play(dice("move", 1, 2), "move:t11")  # fmt: skip


@pytest.mark.rule("H-078", "H-079")
def test_floo_powder_leads_from_a_tower_to_seven_places_but_never_to_the_graveyard() -> None:
    t = on_tower()
    assert t.offered("to") == ["p1", "p2", "p3", "p4", "p5", "p6", "p7"]


@pytest.mark.rule("H-078")
def test_without_a_token_there_is_no_trip() -> None:
    t = on_tower(floo=0)
    assert (t.seat, t.at()) == (1, "t11")


@pytest.mark.rule("H-080", "H-082")
def test_a_visitor_takes_objects_and_returns_to_the_tower() -> None:
    t = on_tower().play("to:p3", "pick:nagini")
    assert (t.at(), t.sheet().objects, t.sheet().floo, t.seat) == ("t11", ["nagini"], 1, 1)


@pytest.mark.rule("H-080", "H-067")
def test_own_mission_objects_must_be_taken_on_a_visit_too() -> None:
    """C-115."""
    t = on_tower(missions=["christmas_in_godrics_hollow"]).play("to:p3")
    assert t.sheet().objects == ["nagini"]


@pytest.mark.rule("H-081", "H-082")
def test_a_visitor_may_attempt_a_mission_there() -> None:
    place = hero("harry_potter", at="c10", missions=["noble_house_of_black"], objects=["buckbeak"], hp=30)  # fmt: skip
    t = table(place, FAR).play("roll", dice("move", 1, 2), "move:t11", "to:p4")
    t.play(
        "attempt:noble_house_of_black",
        dice("attack", 6, 6, 6, 6),
        dice("attack", 6, 6, 6, 6),
        "to:l05",
    )
    assert (t.state.scores[0], t.at()) == (110, "t11")


@pytest.mark.rule("H-083")
def test_the_door_between_ministry_and_hall_of_prophecy_is_free() -> None:
    t = on_tower().play("to:p1")
    assert t.options == ("stay", "to:p2")
    t.play("to:p2", "pick:mandrake")
    assert (t.at(), t.sheet().objects) == ("t11", ["mandrake"])


@pytest.mark.rule("H-084", "H-085", "H-227")
def test_a_portkey_leads_from_the_pitch_to_the_graveyard_and_back() -> None:
    t = table(hero("harry_potter", at="g19", hp=40), FAR).play(dice("move", 1, 1), "move:g23")
    assert t.options == ("challenge:1", "portkey")
    t.play("portkey")
    assert t.prompt == "pick"
    while t.prompt == "pick":
        t.play("leave")
    assert (t.at(), t.sheet().portkeys, t.sheet().matches, t.seat) == ("g23", 0, 0, 1)


@pytest.mark.rule("H-085")
def test_a_mission_at_the_graveyard() -> None:
    t = table(
        hero("harry_potter", at="g19", hp=60, missions=["bone_flesh_and_blood"],
             objects=["cauldron", "fathers_bone"], portkeys=1),
        FAR,
    )  # fmt: skip
    t.play(dice("move", 1, 1), "move:g23", "portkey")
    while t.prompt == "pick":
        t.play("leave")
    t.play(
        "attempt:bone_flesh_and_blood",
        dice("attack", 6, 6, 6, 6),
        dice("attack", 6, 6, 6, 6),
        dice("attack", 6, 6, 6, 6),
        "to:p1",
        "to:p1",
    )
    assert (t.state.scores[0], t.at()) == (130, "g23")


@pytest.mark.rule("H-084")
def test_without_a_portkey_a_match_must_be_played() -> None:
    t = table(hero("harry_potter", at="g19", portkeys=0), FAR, hero("cho_chang", at="l13"))
    t.play(dice("move", 1, 1), "move:g23")
    assert t.options == ("challenge:1", "challenge:2")


@pytest.mark.rule("H-086", "H-230")
def test_a_floo_powder_card_is_kept_until_its_token_is_used() -> None:
    t = table(hero("harry_potter", at=before("c02"), floo=0), FAR, conduct=["floo_powder"])
    t.play(dice("move", 1, 1), "move:c02")
    assert (t.sheet().floo, t.sheet().floo_cards) == (1, 1)
    t.play(dice("move", 1, 1), "move:l12", dice("move", 1, 1))
    t.play("move:t06", "to:p3")
    assert (t.sheet().floo, t.sheet().floo_cards, t.under("conduct")) == (0, 0, ["floo_powder"])


@pytest.mark.rule("H-228", "H-254")
def test_a_visitor_who_loses_a_mission_does_not_return() -> None:
    t = table(
        hero("harry_potter", at="c10", missions=["christmas_in_godrics_hollow"],
             objects=["deluminator", "nagini"], hp=1, floo=1),
        FAR,
    )  # fmt: skip
    t.play(dice("move", 1, 2), "move:t11", "to:p6", "attempt:christmas_in_godrics_hollow")
    assert (t.at(), t.sheet().hp, t.sheet().floo, t.seat) == ("l00", 6, 0, 1)


@pytest.mark.rule("H-229", "H-254")
def test_a_visitor_who_flees_goes_back_at_once() -> None:
    t = table(
        hero("harry_potter", at="c10", missions=["noble_house_of_black"], floo=1, hp=9,
             objects=["buckbeak", "invisibility_cloak"]),
        FAR,
    )  # fmt: skip
    t.play("roll", dice("move", 1, 2), "move:t11", "to:p4", "attempt:noble_house_of_black")
    t.play("use:invisibility_cloak", "to:l05")
    assert (t.at(), t.sheet().floo, t.seat) == ("t11", 0, 1)
    assert t.sheet(viewer=1).missions == ["noble_house_of_black"]  # shown, and still to do


@pytest.mark.rule("H-231")
def test_tokens_never_run_out() -> None:
    t = table(
        hero("harry_potter", at=before("e12"), floo=40), hero("ron_weasley", at="l09", floo=40), conduct=["floo_powder"]
    )  # fmt: skip
    t.play(dice("move", 1, 1), "move:e12")
    assert t.sheet().floo == 41
