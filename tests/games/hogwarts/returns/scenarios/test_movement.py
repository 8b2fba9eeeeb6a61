"""Turns, moves and tokens (V-011 to V-018, V-021, V-039 to V-042, V-063, V-067, V-076, V-079, V-081, V-088, V-090)."""

import pytest

from tests.games.hogwarts.returns.stage import BOARD, stage
from tests.stage import dice, die

DARK_ROLL = (1,)


@pytest.mark.rule("V-014", "V-015", "V-016", "V-063")
def test_one_die_for_pettigrew_two_for_heroes_and_voldemort() -> None:
    play = stage(active="dark", dark="g04", ron="g01").deal((1,), (1, 1), (1, 1), (1,))
    assert (play.asked, play.view.total) == ((0, "move"), 1)
    play.do("move:g05")
    assert (play.asked, play.view.total) == ((1, "move"), 2)
    play.do("move:g03")
    assert play.asked == (2, "move")
    play.do("move:g03").end()
    assert play.asked == (0, "move")
    play = stage(active="dark", dark="g04", returned=3).deal((2, 3))
    assert play.view.total == 5
    play.end()


@pytest.mark.rule("V-017", "V-018", "V-058")
def test_before_the_return_pawns_pass_each_other_and_nobody_fights() -> None:
    play = stage(dark="g02", harry="g01").deal((1, 1), DARK_ROLL)
    assert "move:g03" in play.options  # the only way leads over Pettigrew
    assert "move:g02" not in play.options
    play.do("move:g03")
    assert play.view.fight is None
    play = stage(dark="t16", harry="g03").deal((1, 1), DARK_ROLL)
    play.do("move:t16", "stay")
    assert (play.view.fight, play.at("dark"), play.hp("dark")) == (None, "t16", 6)


@pytest.mark.rule("V-011", "V-012", "V-021")
@pytest.mark.parametrize("token", ["cauldron", "fathers_bone", "wormtails_hand", "harry_potter"])
def test_tokens_of_the_ritual_are_pettigrews(token: str) -> None:
    play = stage(active="dark", dark="g04", tokens={token: "g06"}).deal((1,), (1, 1))
    play.do("move:g06")
    assert play.options == (f"pick:{token}", "leave")
    play.do(f"pick:{token}")
    assert play.holds("dark") == [token]
    play = stage(harry="g04", tokens={token: "g06"}).deal((1, 1), DARK_ROLL)
    play.do("move:g07")
    assert play.asked == (0, "move")
    assert play.view.objects["g06"] == [token]


@pytest.mark.rule("V-011", "V-012")
@pytest.mark.parametrize("token", ["basilisk_fang", "sword_of_gryffindor"])
def test_weapons_are_the_heroes(token: str) -> None:
    play = stage(harry="g04", tokens={token: "g06"}).deal((1, 1), DARK_ROLL)
    play.do("move:g07", f"pick:{token}")
    assert play.holds("harry") == [token]
    play = stage(active="dark", dark="g04", tokens={token: "g06"}).deal((2,), (1, 1))
    play.do("move:g07")
    assert play.asked == (1, "move")


@pytest.mark.rule("V-012", "V-079")
def test_only_harry_takes_the_stone_and_only_voldemort_the_wand() -> None:
    lying = {"resurrection_stone": "g06", "elder_wand": "g06"}
    play = stage(harry="g04", dark="h07", returned=3, tokens=lying).deal((1, 1))
    play.do("move:g07")
    assert play.options == ("pick:resurrection_stone", "leave")
    play = stage(active="ron", ron="g04", harry="h01", returned=3, tokens=lying).deal(
        (1, 1), (1, 1)
    )
    play.do("move:g07")
    assert play.asked == (0, "move")
    play = stage(active="dark", dark="g04", harry="h01", returned=3, tokens=lying).deal((1, 1))  # fmt: skip
    play.do("move:g07")
    assert play.options == ("pick:elder_wand", "leave")


@pytest.mark.rule("V-079")
def test_death_eaters_pick_up_nothing() -> None:
    play = stage(
        active="dark", dark="h07", harry="h01", returned=3, eaters={"corban_yaxley": "g04"},
        tokens={"elder_wand": "g06", "resurrection_stone": "g06"},
    ).deal(dice("move", 1, 1), die("creep", 1), dice("move", 1, 1))  # fmt: skip
    play.do(play.options[0], "move:g06")
    assert play.asked == (1, "move")
    assert sorted(play.view.objects["g06"]) == ["elder_wand", "resurrection_stone"]


@pytest.mark.rule("V-076")
def test_towers_are_stops_for_everybody_on_two_legs() -> None:
    for active in ("dark", "harry"):
        play = stage(active=active, dark="g03", harry="g03").deal((5, 1) if active == "harry" else (6,))  # fmt: skip
        assert "move:t16" in play.options
    play = stage(active="dark", dark="g03", harry="h01", returned=3).deal((5, 1))
    assert "move:t16" in play.options


@pytest.mark.rule("V-076")
def test_a_horcrux_is_a_stop_with_a_weapon_and_then_must_be_attacked() -> None:
    assert "move:e07" not in stage(harry="e06").deal(dice("move", 1, 1)).options
    play = stage(harry="e06", held={"harry": "basilisk_fang"}).deal(
        dice("move", 1, 1), die("horcrux.hero", 5), die("horcrux.dark", 2), DARK_ROLL
    )
    play.do("move:e07")  # not asked: the dice were thrown
    assert play.left() == 5
    play.end()


@pytest.mark.rule("V-076")
def test_who_arrives_exactly_may_leave_the_horcrux_alone() -> None:
    play = stage(harry="t15", held={"harry": "basilisk_fang"}).deal((1, 1), DARK_ROLL)
    play.do("move:e07")
    assert play.asked == (1, "horcrux")
    play.do("no")
    assert play.left() == 6


@pytest.mark.rule("V-076")
def test_the_clock_tower_may_be_a_mere_tower() -> None:
    play = stage(harry="g07", held={"harry": "basilisk_fang"}).deal((5, 6), DARK_ROLL)
    play.do("move:t01")
    assert play.asked == (1, "horcrux")
    play.do("no", "stay")


@pytest.mark.rule("V-076")
def test_a_relic_is_a_stop_and_then_must_be_taken() -> None:
    lying = {"resurrection_stone": "g05", "elder_wand": "g05"}
    play = stage(harry="g04", dark="h07", returned=3, tokens=lying).deal((1, 1), (1, 1))
    play.do("move:g05")
    assert play.holds("harry") == ["resurrection_stone"]
    play = stage(active="dark", dark="g04", harry="h07", returned=3, tokens=lying).deal((1, 1), (1, 1))  # fmt: skip
    play.do("move:g05")
    assert play.holds("dark") == ["elder_wand"]
    ron = stage(active="ron", ron="g04", harry="h07", dark="h01", returned=3, tokens=lying)
    assert "move:g05" not in ron.deal((1, 1)).options


@pytest.mark.rule("V-076")
def test_a_weapon_taken_on_the_way_allows_the_stop() -> None:
    play = stage(harry="e12", tokens={"basilisk_fang": "e06"}).deal(
        dice("move", 2, 2), die("horcrux.hero", 6), die("horcrux.dark", 1), DARK_ROLL
    )
    assert "move:e07" in play.options
    play.do("move:e07")  # taking it is no choice: the move was chosen for it
    assert (play.holds("harry"), play.left()) == (["basilisk_fang"], 5)
    play.end()


@pytest.mark.rule("V-076")
def test_named_spaces_are_stops_by_agreement_without_any_duty() -> None:
    play = stage(harry="w05", held={"harry": "basilisk_fang"}, faq_stops=True).deal((3, 3))
    assert "move:w06" in play.options
    play = stage(harry="e06", held={"harry": "basilisk_fang"}, faq_stops=True).deal((1, 1))  # fmt: skip
    play.do("move:e07")
    assert play.asked == (1, "horcrux")


@pytest.mark.rule("V-076")
def test_two_tokens_a_turn() -> None:
    lying = {"cauldron": "g05", "fathers_bone": "g05", "wormtails_hand": "g05"}
    play = stage(active="dark", dark="g04", tokens=lying).deal((1,), (1, 1))
    play.do("move:g05", "pick:cauldron", "pick:fathers_bone")
    assert play.asked == (1, "move")


@pytest.mark.rule("V-039")
def test_a_weapon_is_handed_over_with_the_consent_of_both() -> None:
    play = stage(harry="e06", ron="e06", held={"ron": "basilisk_fang"}).deal((1, 1))
    assert play.asked == (1, "begin")
    play.do("take:basilisk_fang:2")
    assert play.asked == (2, "lend")
    play.do("yes")
    assert (play.holds("harry"), play.holds("ron")) == (["basilisk_fang"], [])
    play = stage(harry="e06", ron="e06", held={"ron": "basilisk_fang"}).deal((1, 1))
    play.do("take:basilisk_fang:2", "no")
    assert (play.holds("harry"), play.holds("ron")) == ([], ["basilisk_fang"])
    play = stage(harry="e06", ron="e06", held={"harry": "sword_of_gryffindor"}).deal((1, 1))
    play.do("give:sword_of_gryffindor:2")
    assert play.asked == (2, "handed")
    play.do("yes")
    assert play.holds("ron") == ["sword_of_gryffindor"]


@pytest.mark.rule("V-039")
def test_heroes_elsewhere_hand_nothing_over_nor_does_pettigrew() -> None:
    play = stage(harry="e06", ron="e12", dark="e06", held={"harry": "basilisk_fang"}).deal((1, 1))
    assert play.asked == (1, "move")


@pytest.mark.rule("V-088")
def test_also_in_passing_and_at_the_end_of_a_turn() -> None:
    play = stage(harry="g01", ron="g02", held={"ron": "basilisk_fang"}).deal((1, 1), (1, 1))
    assert "move:g03" in play.options  # Ron does not stop Harry
    play.do("move:g03")
    assert play.asked == (1, "passing")
    play.do("take:basilisk_fang:2", "yes")
    assert (play.holds("harry"), play.at("harry")) == (["basilisk_fang"], "g03")
    play = stage(harry="g01", ron="g03", held={"ron": "basilisk_fang"}).deal((1, 1))
    play.do("move:g03", "walk")
    assert play.asked == (1, "close")
    play.do("take:basilisk_fang:2", "yes")
    assert play.holds("harry") == ["basilisk_fang"]


@pytest.mark.rule("V-076", "V-088")
def test_who_stops_for_a_horcrux_does_not_give_his_only_weapon_away_before() -> None:
    """C-85: stopping early there means attacking it."""
    play = stage(harry="e12", ron="e06", held={"harry": "basilisk_fang"}).deal(
        dice("move", 2, 2), die("horcrux.hero", 6), die("horcrux.dark", 1), dice("move", 1, 1)
    )
    play.do("move:e07")
    assert (play.holds("harry"), play.left()) == (["basilisk_fang"], 5)  # nobody was asked
    play = stage(harry="e12", ron="e06", held={"harry": "basilisk_fang"}).deal(dice("move", 1, 1))
    play.do("move:e07")  # with the exact total he is free to
    assert play.asked == (1, "passing")
    both = {"harry": "basilisk_fang sword_of_gryffindor"}
    play = stage(harry="e12", ron="e06", held=both).deal(
        dice("move", 2, 2), die("horcrux.hero", 6), die("horcrux.dark", 1), dice("move", 1, 1)
    )
    play.do("move:e07", "give:basilisk_fang:2", "yes")
    assert (play.holds("harry"), play.left()) == (["sword_of_gryffindor"], 5)


@pytest.mark.rule("V-088")
def test_a_weapon_lent_on_the_way_allows_the_stop_if_its_owner_agrees() -> None:
    play = stage(harry="e12", ron="e06", held={"ron": "basilisk_fang"}).deal(
        dice("move", 2, 2), die("horcrux.hero", 6), die("horcrux.dark", 1), dice("move", 1, 1)
    )
    play.do("move:e07")
    assert play.asked == (2, "lend")
    play.do("yes")
    assert (play.holds("harry"), play.left()) == (["basilisk_fang"], 5)
    play = stage(harry="e12", ron="e06", held={"ron": "basilisk_fang"}).deal(dice("move", 2, 2))
    play.do("move:e07", "no")
    assert play.asked == (1, "move")
    assert "move:e07" not in play.options


@pytest.mark.rule("V-041", "V-042")
def test_ron_and_voldemort_pass_each_other() -> None:
    held = {"dark": "elder_wand", "harry": "resurrection_stone"}
    play = stage(active="ron", ron="g01", dark="g02", harry="h07", returned=3, held=held).deal((1, 1), (1, 1))  # fmt: skip
    assert "move:g03" in play.options
    play.do("move:g03")
    assert (play.view.ending, play.view.fight) == ("", None)
    play = stage(active="dark", dark="g01", ron="g02", harry="h07", returned=3, held=held).deal((1, 1), (1, 1))  # fmt: skip
    assert "move:g03" in play.options
    play.do("move:g03")
    assert (play.view.ending, play.view.fight) == ("", None)


@pytest.mark.rule("V-067")
def test_the_pitch_ends_the_move_and_there_is_no_match() -> None:
    play = stage(harry="g22").deal((5, 5), DARK_ROLL)
    assert "move:g23" in play.options
    assert "move:g24" not in play.options
    play.do("move:g23")
    assert play.options == ("stay", "portkey")
    play.do("portkey")
    assert play.at("harry") == "g23"  # nothing happens there, and he is back
    assert play.pawn("harry").portkeys == 0


@pytest.mark.rule("V-081")
def test_tokens_have_no_powers() -> None:
    play = stage(
        harry="g04", dark="h07", returned=3, eaters={"corban_yaxley": "g05"},
        held={"harry": "sword_of_gryffindor resurrection_stone"}, hands={"harry": "protego"},
    ).deal((1, 1))  # fmt: skip
    play.do("move:g05")
    assert play.asked is not None
    assert play.offered("use:") == []
    view = play.view.fight
    assert view is not None
    assert [f.dice for f in view.fighters] == [4, 3]


@pytest.mark.rule("V-064", "V-090")
def test_voldemort_and_death_eaters_stay_away_from_special_places() -> None:
    play = stage(active="dark", dark="g03", harry="h07", returned=3, eaters={"barty_crouch_jr": "g03"}).deal(dice("move", 5, 6), die("creep", 6))  # fmt: skip
    assert all(BOARD.file[option[5:]] != "places" for option in play.options)
    play.do("move:t16")  # a tower, and yet no Floo powder
    assert play.asked == (0, "creep")
    assert all(BOARD.file[option[5:]] != "places" for option in play.options)
    play.script(dice("move", 1, 1)).do("move:t16")
    assert play.asked == (1, "move")


@pytest.mark.rule("V-064")
def test_who_is_at_a_special_place_cannot_be_attacked() -> None:
    play = stage(
        active="dark", dark="h07", harry="p1", home={"harry": "t16"}, duty={"harry": "slytherins_locket"},
        held={"harry": "basilisk_fang"}, returned=3, eaters={"barty_crouch_jr": "g03"},
    ).deal(dice("move", 1, 1), die("creep", 1), die("horcrux.hero", 1), die("horcrux.dark", 6), dice("move", 1, 1))  # fmt: skip
    play.do(play.options[0])
    assert "move:t16" in play.options
    play.do("move:t16")
    assert play.view.fight is None
    assert play.at("harry") == "p1"
