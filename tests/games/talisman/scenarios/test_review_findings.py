"""Situations that once went wrong."""

from __future__ import annotations

from tests.games.talisman.scenario import table
from tests.games.talisman.scenarios.arrivals import bystander, to, visitor
from tests.stage import die


def test_the_battle_of_hogwarts_goes_on_even_if_voldemort_beats_who_drew_it() -> None:
    drawer = visitor("minerva_mcgonagall_b", "owlery")
    t = table(drawer, bystander(), middle=["battle_of_hogwarts"], voldemort="hagrids_hut")
    t.play(*to("owlery"), 1, "move:owlery", "stat:magic", 1, 6)
    assert t.hero().life == 3
    assert [lasting.rule for lasting in t.state.lasting] == ["double_advantage"]


def test_a_reroll_cites_the_rule_of_its_own_kind_of_die() -> None:
    t = table(
        visitor("minerva_mcgonagall_b", "leaky_cauldron", fate=2), bystander(), outer=["aurors"]
    )
    t.play(die("movement", 2))
    assert (t.prompt, t.ask.rule) == ("fate", "T-036")
    t.play("keep", "move:leaky_cauldron", die("attack", 1), die("enemy", 6))
    assert (t.prompt, t.ask.rule) == ("fate", "T-037")
    space = table(visitor("minerva_mcgonagall_b", "azkaban", fate=2), bystander())
    space.play(die("movement", 2), "keep", "move:azkaban", die("space", 2))
    assert (space.prompt, space.ask.rule) == ("fate", "T-038")
