"""Fights between players, and with Death Eaters (H-155, H-167 to H-191, H-215, H-218, H-219, H-222, H-232, H-233, H-251)."""

from typing import Any

import pytest

from tests.games.hogwarts.stage import Place, Situation, hero, table
from tests.stage import dice, die, lot


def brawl(a: Place, b: Place, *rest: Place, **options: Any) -> Situation:
    """``a`` comes out of the Hufflepuff common room and meets ``b``."""
    assert (a.at, b.at) == ("w04", "w03")
    t = table(a, b, *rest, **options)
    if t.prompt == "begin":
        t.play("roll")
    t.play(dice("move", 1, 1))
    while t.prompt in ("nudge", "reroll"):
        t.play("keep")
    return t


HARRY = hero("harry_potter", at="w04")
RON = hero("ron_weasley", at="w03")


# -- underage ----------------------------------------------------------------------------------------------


@pytest.mark.rule("H-167", "H-170", "H-171")
def test_one_die_each_the_lower_loses_until_one_has_lost_two() -> None:
    t = brawl(HARRY, RON)
    assert (t.prompt, t.seat) == ("roll scuffle", 0)
    t.play(die("scuffle", 3), die("scuffle", 3))  # a tie is thrown again
    assert (t.sheet(0).hp, t.sheet(1).hp) == (7, 8)
    t.play(
        die("scuffle", 2),
        die("scuffle", 5),
        die("scuffle", 6),
        die("scuffle", 1),
        die("scuffle", 4),
        die("scuffle", 2),
    )
    assert (t.sheet(0).hp, t.sheet(1).hp) == (6, 6)
    assert (t.prompt, t.seat) == ("prize", 0)


@pytest.mark.rule("H-168")
def test_of_several_opponents_the_attacker_chooses_one() -> None:
    t = brawl(HARRY, RON, hero("cho_chang", at="w03"))
    assert t.options == ("fight:1", "fight:2")
    t.play("fight:2", die("scuffle", 6), die("scuffle", 1), die("scuffle", 6), die("scuffle", 1))
    assert (t.sheet(1).hp, t.sheet(2).hp) == (8, 4)


@pytest.mark.rule("H-169")
def test_the_space_is_not_resolved_after_a_player_fight() -> None:
    t = brawl(HARRY, RON, conduct=["special_award"]).play(
        die("scuffle", 6), die("scuffle", 1), die("scuffle", 6), die("scuffle", 1), "prize:nothing"
    )
    assert (t.state.scores, t.seat) == ([0, 0], 1)


@pytest.mark.rule("H-172", "H-226")
def test_no_cards_and_no_abilities_in_underage_fights() -> None:
    t = brawl(
        hero("cho_chang", at="w04", spells=["protego", "stupefy"]), hero("ron_weasley", at="w03", spells=["protego"])
    )  # fmt: skip
    t.play(die("scuffle", 1), die("scuffle", 6))
    assert (t.sheet(0).hp, t.prompt) == (5, "roll scuffle")
    t.play(die("scuffle", 5), die("scuffle", 6))
    assert t.told("fight.won") == [{"who": "seat:1", "whom": "seat:0"}]


@pytest.mark.rule("H-173", "H-232")
@pytest.mark.parametrize("kind", ["objects", "portkey", "floo", "cards"])
def test_the_underage_prize_is_one_thing(kind: str) -> None:
    loser = hero("ron_weasley", at="w03", objects=["nagini", "mandrake"], spells=["accio"], books=["magical_me"])  # fmt: skip
    t = brawl(HARRY, loser).play(
        die("scuffle", 6), die("scuffle", 1), die("scuffle", 6), die("scuffle", 1)
    )
    assert t.options == ("prize:objects", "prize:portkey", "prize:floo", "prize:cards", "prize:nothing")  # fmt: skip
    t.play(f"prize:{kind}")
    if kind == "objects":
        t.play("take:mandrake")
    elif kind == "cards":
        t.play(die("prize", 1))
    winner, loser_ = t.sheet(0), t.sheet(1)
    got = (winner.objects, winner.portkeys, winner.floo, winner.spells, winner.books)
    assert (
        got
        == {
            "objects": (["mandrake"], 1, 2, [], []),
            "portkey": ([], 2, 2, [], []),
            "floo": ([], 1, 3, [], []),
            "cards": ([], 1, 2, ["accio"], []),
        }[kind]
    )
    left = (
        len(loser_.objects) + loser_.portkeys + loser_.floo + loser_.spell_count + loser_.book_count
    )
    assert left == 2 + 1 + 2 + 1 + 1 - 1


@pytest.mark.rule("H-232")
def test_only_what_the_loser_has_can_be_chosen() -> None:
    t = brawl(HARRY, hero("ron_weasley", at="w03", floo=0, portkeys=0, spells=["accio"]))
    t.play(die("scuffle", 6), die("scuffle", 1), die("scuffle", 6), die("scuffle", 1))
    assert t.options == ("prize:cards", "prize:nothing")
    t = brawl(HARRY, hero("ron_weasley", at="w03", floo=0, portkeys=0)).play(
        die("scuffle", 6), die("scuffle", 1), die("scuffle", 6), die("scuffle", 1)
    )
    assert (t.seat, t.prompt) == (1, "roll move")


@pytest.mark.rule("H-230", "H-232")
def test_with_a_stolen_floo_token_its_card_goes_under_the_deck() -> None:
    t = brawl(HARRY, hero("ron_weasley", at="w03", floo=1, floo_cards=["floo_powder"]))
    t.play(die("scuffle", 6), die("scuffle", 1), die("scuffle", 6), die("scuffle", 1))
    assert "prize:cards" not in t.options  # the kept card cannot be stolen
    t.play("prize:floo")
    assert (t.sheet(0).floo, t.sheet(1).floo, t.sheet(1).floo_cards) == (3, 0, 0)
    assert t.under("conduct") == ["floo_powder"]


@pytest.mark.rule("H-233")
def test_surplus_objects_are_left_on_the_space() -> None:
    six = ["cauldron", "prophecy", "golden_egg", "winged_key", "norberts_egg", "deluminator"]
    t = brawl(hero("harry_potter", at="w04", objects=six), hero("ron_weasley", at="w03", objects=["nagini"]))  # fmt: skip
    t.play(
        die("scuffle", 6), die("scuffle", 1), die("scuffle", 6), die("scuffle", 1), "prize:objects"
    )
    assert (t.prompt, len(t.offered("leave"))) == ("surplus", 7)
    t.play("leave:cauldron")
    assert (t.where("cauldron"), len(t.sheet(0).objects)) == ("w03", 6)


@pytest.mark.rule("H-181")
def test_the_last_hp_is_not_lost_but_the_fight_is() -> None:
    t = brawl(HARRY, hero("ron_weasley", at="w03", hp=1)).play(die("scuffle", 6), die("scuffle", 1))
    assert (t.sheet(1).hp, t.prompt, t.seat) == (1, "prize", 0)


@pytest.mark.rule("H-173")
def test_draco_takes_one_more() -> None:
    """C-182."""
    loser = hero("ron_weasley", at="w03", objects=["nagini", "mandrake", "prophecy"], portkeys=3)
    t = brawl(hero("draco_malfoy", at="w04"), loser).play(die("scuffle", 6), die("scuffle", 1), die("scuffle", 6), die("scuffle", 1), "prize:objects", "take:nagini", "take:prophecy")  # fmt: skip
    assert t.sheet(0).objects == ["nagini", "prophecy"]
    t = brawl(hero("draco_malfoy", at="w04"), loser).play(
        die("scuffle", 6), die("scuffle", 1), die("scuffle", 6), die("scuffle", 1), "prize:portkey"
    )
    assert (t.sheet(0).portkeys, t.sheet(1).portkeys) == (3, 1)


# -- qualified ---------------------------------------------------------------------------------------------

QUALIFIED: dict[str, Any] = {"variant": "qualified"}


@pytest.mark.rule("H-174", "H-175", "H-155", "H-176")
def test_the_qualified_attack_in_turn_with_dice_against_resistance() -> None:
    """Harry (4 dice, lowers resistance) and Hermione (3 dice, resistance 4)."""
    t = brawl(HARRY, hero("hermione_granger", at="w03", hp=4), **QUALIFIED)
    assert (t.seat, t.dice) == (0, 4)
    t.play(dice("attack", 3, 2, 2, 2))  # 4 lowered to 3
    assert (t.sheet(1).hp, t.seat, t.dice) == (3, 1, 3)
    t.play(dice("attack", 3, 2, 2), "keep")  # Harry's resistance is 3
    assert (t.sheet(0).hp, t.seat) == (6, 0)
    t.play(dice("attack", 6, 6, 6, 6))
    assert (t.sheet(1).hp, t.prompt, t.seat) == (1, "prize", 0)  # the loss stops at 1 HP


@pytest.mark.rule("H-219")
def test_both_stay_where_they_are_and_keep_their_hp() -> None:
    t = brawl(HARRY, hero("cedric_diggory", at="w03", hp=2), **QUALIFIED).play(dice("attack", 6, 6, 6, 6), "prize:nothing")  # fmt: skip
    assert (t.at(0), t.at(1), t.sheet(1).hp, t.seat) == ("w03", "w03", 1, 1)


@pytest.mark.rule("H-177", "H-174")
def test_one_spell_and_one_potion_each_in_a_fight() -> None:
    t = brawl(
        hero("harry_potter", at="w04", spells=["stupefy", "reducto"], potions=["doxycide"]),
        hero("cedric_diggory", at="w03", hp=20),
        **QUALIFIED,
    )
    t.play("attack:stupefy", dice("attack", 1, 1, 1, 1, 1))
    assert (t.sheet(1).hp, t.options) == (17, ("dice", "attack:doxycide"))
    t.play("attack:doxycide", dice("attack", 1, 1, 1, 1))
    assert (t.sheet(1).hp, t.prompt) == (15, "roll attack")


@pytest.mark.rule("H-215", "H-218")
def test_an_attack_is_answered_and_cancelled_whole() -> None:
    t = brawl(
        hero("harry_potter", at="w04", spells=["riddikulus"]),
        hero("cedric_diggory", at="w03", spells=["protego"], hp=9),
        **QUALIFIED,
    )
    t.play("attack:riddikulus")
    assert (t.seat, t.options) == (1, ("suffer", "defend:protego"))
    t.play("defend:protego")
    assert (t.sheet(1).hp, t.sheet(0).hp) == (9, 7)  # no healing either (C-162)


@pytest.mark.rule("H-218", "H-138")
def test_a_defence_card_in_advance_makes_the_opponent_skip_an_attack() -> None:
    t = brawl(
        hero("harry_potter", at="w04", potions=["pepperup_potion"]),
        hero("cedric_diggory", at="w03", spells=["stupefy", "protego"], hp=9),
        **QUALIFIED,
    )
    t.play("defend:pepperup_potion", dice("attack", 1, 1, 1, 1))
    assert (t.sheet(0).hp, t.seat, t.options) == (10, 1, ("stand", "defend:protego"))
    t.play("stand")
    assert t.seat == 0


@pytest.mark.rule("H-215")
def test_finite_incantatem_cancels_a_card_just_played() -> None:
    """C-113: also a defence card, and in the half-round of the opponent."""
    t = brawl(
        hero("harry_potter", at="w04", potions=["pepperup_potion"]),
        hero("cedric_diggory", at="w03", spells=["finite_incantatem"], hp=9),
        **QUALIFIED,
    )
    t.play("defend:pepperup_potion")
    assert (t.seat, t.prompt) == (1, "fight.counter")
    t.play("defend:finite_incantatem", dice("attack", 1, 1, 1, 1))
    assert (t.sheet(0).hp, t.seat, t.prompt) == (7, 1, "roll attack")


@pytest.mark.rule("H-215")
@pytest.mark.parametrize("countered", [True, False])
def test_finite_incantatem_cancels_felix_felicis_after_a_roll(countered: bool) -> None:
    """C-89, C-113: a second throw is a card like any other; it counts as the defence of that half-round."""
    t = brawl(
        hero("harry_potter", at="w04", potions=["felix_felicis"]),
        hero("cedric_diggory", at="w03", spells=["finite_incantatem"], hp=9),
        **QUALIFIED,
    )
    t.play("dice", dice("attack", 1, 1, 1, 6), "felix")
    assert (t.seat, t.prompt) == (1, "fight.counter")
    if countered:
        t.play("defend:finite_incantatem")
        assert (t.sheet(1).hp, t.seat, t.prompt) == (8, 1, "roll attack")
    else:
        t.play("pass", "dice:1+1+1", dice("attack", 6, 6, 6), "suffer")
        assert t.sheet(1).hp == 5


@pytest.mark.rule("H-215", "H-218")
def test_the_second_charge_of_an_answer_skips_the_next_attack() -> None:
    """C-162."""
    t = brawl(HARRY, hero("cedric_diggory", at="w03", spells=["protego_maxima"], hp=9), **QUALIFIED)
    t.play(dice("attack", 6, 6, 6, 6), "defend:protego_maxima", dice("attack", 1, 1, 1, 1, 1))
    assert (t.told("fight.skipped"), t.seat) == ([{"who": "seat:0"}], 1)
    t = brawl(HARRY, hero("cedric_diggory", at="w03", spells=["protego"], hp=9), **QUALIFIED)
    t.play(dice("attack", 6, 6, 6, 6), "defend:protego", dice("attack", 1, 1, 1, 1, 1))
    assert (t.told("fight.skipped"), t.seat) == ([], 0)


@pytest.mark.rule("H-138", "H-218")
@pytest.mark.parametrize("card", ["play:priori_incantatem", "defend:skele_gro"])
def test_who_skips_an_attack_plays_one_defence_or_utility_card(card: str) -> None:
    """C-152: one of them, not one of each."""
    t = brawl(
        hero("harry_potter", at="w04", spells=["protego"], potions=["skele_gro"]),
        hero("cedric_diggory", at="w03", spells=["priori_incantatem"], potions=["skele_gro"]),
        **QUALIFIED,
    )
    t.play("defend:protego", dice("attack", 1, 1, 1, 1))
    assert (t.seat, t.options) == (1, ("stand", "defend:skele_gro", "play:priori_incantatem"))
    t.play(card)
    if card == "play:priori_incantatem":
        t.play("fetch:stupefy")
    assert t.seat == 0


@pytest.mark.rule("H-136", "H-174")
def test_sectumsempra_costs_its_user_one_hp_between_players_too() -> None:
    """C-166."""
    t = brawl(hero("harry_potter", at="w04", spells=["sectumsempra"]), hero("cedric_diggory", at="w03", hp=9), **QUALIFIED)  # fmt: skip
    t.play("attack:sectumsempra")
    assert (t.sheet(0).hp, t.sheet(1).hp) == (6, 4)
    place = hero("harry_potter", at="w04", spells=["sectumsempra"], hp=2)
    t = brawl(place, hero("cedric_diggory", at="w03", hp=9), **QUALIFIED)
    assert t.prompt == "roll attack"  # it would be lost


@pytest.mark.rule("H-178")
def test_the_qualified_prize_is_two_objects_or_cards_or_one_token() -> None:
    loser = hero("cedric_diggory", at="w03", hp=2, objects=["nagini", "mandrake", "prophecy"],
                 spells=["accio"], books=["magical_me", "book_of_potions"], portkeys=3)  # fmt: skip
    t = brawl(HARRY, loser, **QUALIFIED).play(dice("attack", 6, 6, 6, 6), "prize:objects", "take:nagini", "take:prophecy")  # fmt: skip
    assert t.sheet(0).objects == ["nagini", "prophecy"]
    t = brawl(HARRY, loser, **QUALIFIED).play(
        dice("attack", 6, 6, 6, 6), "prize:cards", die("prize", 2), die("prize", 0)
    )
    assert (t.sheet(0).spells, t.sheet(0).books) == (["accio"], ["magical_me"])
    assert t.sheet(0, viewer=1).books == ["magical_me"]  # the loser knows what is gone
    t = brawl(HARRY, loser, **QUALIFIED).play(dice("attack", 6, 6, 6, 6), "prize:portkey")
    assert t.sheet(0).portkeys == 2


@pytest.mark.rule("H-179")
def test_with_the_option_each_success_is_a_defence_die() -> None:
    """1 and 2 cost 2 HP, 3 to 5 one, a 6 hits the attacker."""
    t = brawl(HARRY, hero("cedric_diggory", at="w03", hp=9), defence_table=True, **QUALIFIED)
    t.play(dice("attack", 6, 6, 6, 6), die("defence", 2), die("defence", 5), die("defence", 6))
    assert (t.sheet(1).hp, t.sheet(0).hp) == (6, 6)
    t.play(die("defence", 1))
    assert (t.sheet(1).hp, t.seat) == (4, 1)
    t = brawl(hero("harry_potter", at="w04", hp=2), hero("cedric_diggory", at="w03"), defence_table=True, **QUALIFIED)  # fmt: skip
    t.play(dice("attack", 6, 1, 1, 1), die("defence", 6))
    assert (t.seat, t.prompt) == (1, "prize")  # brought to 1 HP by his own attack


@pytest.mark.rule("H-182")
def test_a_qualified_player_with_one_hp_loses_at_once() -> None:
    t = brawl(hero("harry_potter", at="w04", hp=1, objects=["resurrection_stone"]), hero("cedric_diggory", at="w03"), **QUALIFIED)  # fmt: skip
    assert (t.prompt, t.seat) == ("prize", 1)
    t = brawl(HARRY, hero("cedric_diggory", at="w03", hp=1), **QUALIFIED)
    assert (t.prompt, t.seat) == ("prize", 0)


@pytest.mark.rule("H-222")
def test_two_players_with_one_hp_do_not_fight_and_the_space_counts() -> None:
    """C-95."""
    t = brawl(
        hero("harry_potter", at="w04", hp=1), hero("cedric_diggory", at="w03", hp=1), conduct=["special_award"], **QUALIFIED
    )  # fmt: skip
    assert (t.state.scores, t.seat, t.at()) == ([50, 0], 1, "w03")


def test_draco_can_win_before_the_first_blow() -> None:
    """C-165."""
    t = brawl(hero("draco_malfoy", at="w04"), hero("cedric_diggory", at="w03", hp=2), **QUALIFIED)
    assert (t.prompt, t.seat, t.sheet(1).hp) == ("prize", 0, 1)


def test_ron_ignores_one_attack_of_a_player() -> None:
    t = brawl(HARRY, hero("ron_weasley", at="w03"), **QUALIFIED).play(
        dice("attack", 6, 6, 6, 6), "shrug"
    )
    assert (t.sheet(1).hp, t.seat) == (8, 1)


def test_veritaserum_shows_the_hand_to_the_attacker() -> None:
    t = brawl(
        hero("harry_potter", at="w04", potions=["veritaserum"]),
        hero("cedric_diggory", at="w03", spells=["accio"], books=["magical_me"], missions=["gaunt_ring"]),
        hero("cho_chang", at="l09"),
        **QUALIFIED,
    )  # fmt: skip
    t.play("attack:veritaserum")
    seen = t.sheet(1, viewer=0)
    assert (seen.spells, seen.books, seen.missions) == (["accio"], ["magical_me"], [])
    assert t.sheet(1, viewer=2).spells == []


def test_a_dampened_loss() -> None:
    """C-57: Expelliarmus makes the next attack on its user one weaker."""
    t = brawl(hero("harry_potter", at="w04", spells=["expelliarmus"]), hero("cedric_diggory", at="w03"), **QUALIFIED)  # fmt: skip
    t.play("attack:expelliarmus", dice("attack", 6, 6, 1, 1, 1))
    assert (t.sheet(1).hp, t.sheet(0).hp) == (4, 6)


# -- Death Eaters ------------------------------------------------------------------------------------------

BELLATRIX, LUCIUS, FENRIR, DOLOHOV, YAXLEY, CROUCH = range(6)


def eater(which: int, student: str = "cedric_diggory", *, spell: str = "accio", potion: str = "felix_felicis",
          **fields: object) -> Situation:  # fmt: skip
    """On the Grand Staircase Tower stands a Death Eater, played by seat 1."""
    t = table(
        hero(student, at="c10", **fields), hero("ron_weasley", at="l09"), hero("cho_chang", at="l13"),
        spell=[spell], potion=[potion], eaters=["t11"], variant="qualified",
    )  # fmt: skip
    return t.play(dice("move", 1, 2), "move:t11", lot("eater", which))


@pytest.mark.rule("H-183", "H-184", "H-185", "H-186", "H-251")
def test_a_death_eater_is_drawn_by_lot_with_two_cards_and_played_by_the_right_neighbour() -> None:
    t = eater(LUCIUS, spell="stupefy", potion="doxycide")
    fight = t.view(1).fight
    assert fight is not None
    foe = fight.fighters[1]
    assert (foe.name, foe.hp, foe.seat, foe.known) == ("eater:lucius_malfoy", 5, 1, ["stupefy", "doxycide"])  # fmt: skip
    assert t.view(0).fight.fighters[1].known == []  # type: ignore[union-attr]
    assert (t.seat, t.dice) == (0, 5)  # the player strikes first
    t.play(dice("attack", 1, 1, 1, 1, 1))
    assert (t.seat, t.options) == (1, ("dice", "attack:stupefy", "attack:doxycide"))


@pytest.mark.rule("H-187", "H-189", "H-002", "H-191")
def test_a_beaten_death_eater_is_worth_twenty_points_and_frees_the_tower() -> None:
    t = eater(DOLOHOV, spell="protego", potion="skele_gro").play(
        dice("attack", 6, 6, 6, 6, 6), "suffer"
    )
    assert (t.state.scores[0], t.view().eaters) == (20, [])
    assert (t.under("spell"), t.under("potion")) == (["protego"], ["skele_gro"])
    assert t.prompt == "floo"  # and the tower can be used at once


@pytest.mark.rule("H-187", "H-188", "H-208")
def test_a_beaten_player_wakes_up_in_the_leaky_cauldron() -> None:
    t = eater(BELLATRIX, hp=3, spells=["accio"], objects=["nagini"])
    t.play(dice("attack", 1, 1, 1, 1, 1), dice("attack", 6, 5, 1, 1))
    sheet = t.sheet()
    assert (sheet.space, sheet.hp, sheet.spells, sheet.objects, sheet.floo) == ("l00", 6, [], ["nagini"], 1)  # fmt: skip
    assert (t.view().eaters, t.seat, t.state.scores[0]) == (["t11"], 1, 0)


@pytest.mark.rule("H-190")
def test_the_player_may_use_three_cards_against_a_death_eater() -> None:
    t = eater(YAXLEY, hp=20, spells=["protego", "protego", "protego", "protego"])
    for faces in ((1, 1, 1, 1, 1), (1, 1, 1, 1), (1, 1, 1, 1)):
        t.play("defend:protego", faces)  # and Yaxley skips his attack
    assert t.prompt == "roll attack"


@pytest.mark.rule("H-251")
def test_every_fight_starts_with_a_fresh_death_eater() -> None:
    t = eater(DOLOHOV, objects=["invisibility_cloak"]).play(
        "dice", dice("attack", 6, 6, 6, 1, 1), dice("attack", 1, 1, 1)
    )
    t.play("use:invisibility_cloak", "to:l05")
    t.play(t.options[0])
    assert (t.view().eaters, t.seat) == (["t11"], 1)
    fresh = eater(DOLOHOV).view().fight
    assert fresh is not None
    assert fresh.fighters[1].hp == 5


def test_abilities_of_death_eaters() -> None:
    t = eater(BELLATRIX, hp=9).play(dice("attack", 1, 1, 1, 1, 1), dice("attack", 6, 1, 1, 1))
    assert t.sheet().hp == 7  # each 6 counts twice
    t = eater(LUCIUS, hp=9).play(dice("attack", 1, 1, 1, 1, 1), dice("attack", 4, 2, 1))
    assert (t.seat, t.options) == (1, ("keep", "again:1", "again:2", "again:4"))
    t.play("again:1", die("attack", 5))
    assert t.sheet().hp == 7
    assert eater(FENRIR, hp=9).sheet().hp == 8
    assert eater(FENRIR, hp=1).sheet().hp == 1
    t = eater(DOLOHOV, hp=9).play(dice("attack", 1, 1, 1, 1, 1), dice("attack", 3, 2, 1))
    assert t.sheet().hp == 8  # Cedric's resistance of 4 is lowered to 3
    t = eater(YAXLEY, hp=9).play(dice("attack", 4, 1, 1, 1, 1), dice("attack", 4, 4, 1))
    assert t.fight.fighters[1].hp == 6
    t.play(dice("attack", 1, 1, 1, 1), dice("attack", 1, 1, 1))
    assert (
        t.fight.fighters[1].hp == 6
    )  # nothing was lost in the second round, so nothing is regained
    t = eater(YAXLEY, hp=9).play(
        dice("attack", 4, 4, 1, 1, 1),
        dice("attack", 4, 4, 4),
        dice("attack", 4, 1, 1, 1),
        dice("attack", 1, 1, 1),
    )
    assert t.fight.fighters[1].hp == 6 - 2 + 1 - 1  # rounds are counted apart
    t = eater(YAXLEY, hp=9).play(
        dice("attack", 4, 4, 1, 1, 1),
        dice("attack", 1, 1, 1),
        dice("attack", 1, 1, 1, 1),
        dice("attack", 4, 1, 1),
    )
    assert (
        t.fight.fighters[1].hp == 6 - 2 + 1
    )  # the losses of the first round are forgotten in the second
    t = eater(YAXLEY, hp=9).play(dice("attack", 4, 1, 1, 1, 1), dice("attack", 4, 1, 1))
    assert t.fight.fighters[1].hp == 5  # equal losses are no won round
    t = eater(YAXLEY, hp=9).play(dice("attack", 1, 1, 1, 1, 1), dice("attack", 4, 1, 1))
    assert t.fight.fighters[1].hp == 6  # never more than on the sheet
    t = eater(CROUCH, hp=9, spells=["confringo", "stupefy"]).play("attack:confringo")
    assert (t.fight.fighters[1].hp, t.sheet().spells) == (5, ["stupefy"])
    t.play(dice("attack", 1, 1, 1), "attack:stupefy")
    assert t.fight.fighters[1].hp == 2


@pytest.mark.rule("H-252")
def test_an_undecided_death_eater_fight_leaves_the_tower_shut() -> None:
    """C-173."""
    t = eater(DOLOHOV).play(dice("attack", 1, 1, 1, 1, 1), dice("attack", 1, 1, 1))
    for _ in range(49):
        t.play(dice("attack", 1, 1, 1, 1), dice("attack", 1, 1, 1))
    assert (t.state.fight, t.view().eaters, t.seat, t.at()) == (None, ["t11"], 1, "t11")


@pytest.mark.rule("H-215", "H-214")
def test_who_has_cancelled_a_card_has_no_other_defence_in_that_half_round() -> None:
    """C-113."""
    t = brawl(
        hero("harry_potter", at="w04", potions=["pepperup_potion"], spells=["stupefy"]),
        hero("cedric_diggory", at="w03", spells=["finite_incantatem"], potions=["skele_gro"], hp=9),
        **QUALIFIED,
    )
    t.play("defend:pepperup_potion", "defend:finite_incantatem", "attack:stupefy")
    assert (t.sheet(1).hp, t.seat) == (6, 1)  # he was not asked again
    t.play("dice", dice("attack", 1, 1, 1, 1, 1), dice("attack", 3, 1, 1, 1))
    assert t.options == ("suffer", "defend:skele_gro")  # but in the next one he is
