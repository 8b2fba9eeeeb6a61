"""Trophies (T-188 to T-193)."""

from __future__ import annotations

import pytest

from tests.games.talisman.scenario import Situation, table
from tests.games.talisman.scenarios.arrivals import bystander, to, visitor

CALM = "st_mungos"  # nothing happens there to a healthy Character


def at_the_end(*trophies: str, sheet: str = "minerva_mcgonagall_b", **fields: object) -> Situation:
    """The end of a turn of McGonagall (Magic 4, Might 2), who has these Trophies."""
    t = table(visitor(sheet, CALM, trophies=trophies, **fields), bystander())
    return t.play(*to(CALM))


@pytest.mark.rule("T-188")
def test_trophies_are_exchanged_at_the_end_of_the_own_turn_only() -> None:
    t = table(
        visitor("minerva_mcgonagall_b", CALM, trophies=["dementor"], objects=["felix_felicis"]),
        bystander(trophies=["mad_eye_moody"]),
    )
    assert t.prompt == "before.move"
    assert t.offered("exchange") == []
    t.play("roll", *to(CALM))
    assert (t.prompt, t.seat) == ("turn.end", 0)
    assert t.offered("exchange") == ["magic"]
    t.play("end")
    assert (t.prompt, t.seat) == ("roll movement", 1)  # Draco was not asked in her turn


@pytest.mark.rule("T-188")
def test_exchanging_is_optional() -> None:
    t = at_the_end("antonin_dolohov").play("end")
    assert t.trophies() == ["antonin_dolohov"]
    assert t.hero().magic == 4


@pytest.mark.rule("T-189")
@pytest.mark.parametrize(
    ("trophies", "gained"),
    [
        (["dementor"], 1),
        (["dementor", "aurors"], 1),
        (["dementor", "dementor"], 2),
        (["antonin_dolohov", "narcissa_malfoy"], 2),
        (["antonin_dolohov", "severus_snape"], 3),
    ],
)
def test_five_points_of_magic_give_one_magic(trophies: list[str], gained: int) -> None:
    t = at_the_end(*trophies).play("exchange:magic")
    while t.prompt == "exchange" and t.offered("trophy"):
        t.play(f"trophy:{t.offered('trophy')[0]}")
    assert t.hero().magic == 4 + gained
    assert t.hero().might == 2


@pytest.mark.rule("T-189")
def test_four_points_of_magic_are_not_enough() -> None:
    t = at_the_end("aurors", objects=["wand"])
    assert t.prompt == "turn.end"
    assert t.offered("exchange") == []


@pytest.mark.rule("T-190")
def test_five_points_of_might_give_one_might() -> None:
    t = at_the_end("blast_ended_skrewt").play("exchange:might")
    assert (t.hero().magic, t.hero().might) == (4, 3)
    t = at_the_end("gringotts_dragon", "monster_book")
    t.play("exchange:might", "trophy:gringotts_dragon", "trophy:monster_book")
    assert (t.hero().magic, t.hero().might) == (4, 4)
    assert t.trophies() == []


@pytest.mark.rule("T-190")
def test_four_points_of_might_are_not_enough() -> None:
    t = at_the_end("inferius", objects=["wand"])
    assert t.offered("exchange") == []


@pytest.mark.rule("T-191")
def test_points_above_a_multiple_of_five_are_lost() -> None:
    t = at_the_end("antonin_dolohov", "narcissa_malfoy")
    t.play("exchange:magic", "trophy:antonin_dolohov", "done")
    assert t.hero().magic == 5
    assert t.trophies() == ["narcissa_malfoy"]
    assert t.sheet().trophy_points == {"magic": 3, "might": 0}  # 2 + 3 would have been another five


@pytest.mark.rule("T-192")
def test_magic_and_might_are_not_combined() -> None:
    t = at_the_end("aurors", "inferius", objects=["wand"])
    assert t.prompt == "turn.end"
    assert t.offered("exchange") == []
    t = at_the_end("dementor", "inferius")
    assert t.offered("exchange") == ["magic"]
    t.play("exchange:magic")
    assert t.trophies() == ["inferius"]


@pytest.mark.rule("T-192")
def test_dumbledore_may_combine_them() -> None:
    t = at_the_end("aurors", "inferius", sheet="albus_dumbledore_a")
    assert t.offered("exchange") == ["mixed"]
    t.play("exchange:mixed", "trophy:aurors", "stat:might")
    assert (t.hero().magic, t.hero().might) == (5, 3)
    assert t.trophies() == []


@pytest.mark.rule("T-193")
def test_exchanged_trophies_go_to_the_discard_pile_of_their_deck() -> None:
    t = at_the_end("dementor", "dementor_of_the_grounds")
    t.play("exchange:magic", "trophy:dementor", "trophy:dementor_of_the_grounds")
    assert t.trophies() == []
    assert t.names(t.state.outer_discard) == ["dementor"]
    assert t.names(t.state.middle_discard) == ["dementor_of_the_grounds"]
    assert t.view(1).outer.discard_top == "dementor"
