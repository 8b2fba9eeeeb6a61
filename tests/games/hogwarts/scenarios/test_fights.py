"""Fights with cards (H-130 to H-159, H-214 to H-218, H-252), and Tom Riddle roll by roll."""

from typing import Any

import pytest

from tests.games.hogwarts.stage import KIT, Situation, before, hero, table
from tests.stage import dice, die

FAR = hero("ron_weasley", at="l09")
DIARY = {"missions": ["first_horcrux"], "objects": ["tom_riddles_diary", "basilisk_fang"]}
OTHERS = ("ron_weasley", "cho_chang", "luna_lovegood")


def riddle(student: str = "neville_longbottom", **fields: object) -> Situation:
    """Tom Riddle: 9 HP, resistance 5; 2 HP on the reveal, 3 after each attack."""
    t = table(hero(student, at="e14", **{**DIARY, **fields}), hero("cho_chang", at="l09"))
    return t.play("attempt:first_horcrux")


def foe_hp(t: Situation) -> int:
    fight = t.view().fight
    assert fight is not None
    return fight.foe_hp


def against(mission: str, space: str, student: str = "neville_longbottom", **fields: Any) -> Situation:  # fmt: skip
    objects = KIT.content.missions[mission].objects
    place = hero(
        student, at=space, **{"missions": [mission], "objects": objects, "hp": 30, **fields}
    )
    t = table(place, hero("cho_chang", at="l09"))
    return t.play(f"attempt:{mission}")


# -- the worked example (canon 6.3) ------------------------------------------------------------------------


@pytest.mark.rule("H-131", "H-153", "H-134")
def test_riddle_beats_who_comes_with_seven_hp_and_no_card() -> None:
    t = riddle(hp=7)
    assert (t.sheet().hp, foe_hp(t), t.dice) == (5, 9, 3)
    t.play(dice("attack", 5, 6, 4))  # a 4 does not reach resistance 5
    assert (t.sheet().hp, foe_hp(t)) == (2, 7)
    t.play(dice("attack", 6, 6, 6))
    assert (t.at(), t.sheet().hp, t.sheet().missions) == ("l00", 6, ["first_horcrux"])
    losses = [event["amount"] for event in t.told("hp.lost")]
    assert losses == [2, 3, 2]
    assert [event["hp"] for event in t.told("foe.lost")] == [7, 4]


@pytest.mark.rule("H-153", "H-138", "H-136", "H-154", "H-121")
def test_riddle_is_beaten_roll_by_roll() -> None:
    """With 10 HP, a Polyjuice Potion, an Erumpent Potion and Stupefy, which does nothing to him."""
    t = riddle(hp=10, spells=["stupefy"], potions=["polyjuice_potion", "erumpent_potion"])
    t.play("suffer")  # the reveal
    assert t.sheet().hp == 8
    t.play("defend:polyjuice_potion")  # cancels his next two triggers
    assert (t.sheet().hp, foe_hp(t)) == (8, 9)  # a defence card triggers nothing
    t.play("attack:erumpent_potion")  # 4, and 1 more for Neville's hand
    assert (foe_hp(t), t.sheet().hp) == (4, 8)
    t.play("attack:stupefy")  # he is immune to spells, but the attack would have triggered
    assert (foe_hp(t), t.sheet().hp) == (4, 8)
    t.play(dice("attack", 5, 5, 1))  # now it does trigger
    assert (foe_hp(t), t.sheet().hp) == (2, 5)
    t.play(dice("attack", 6, 5, 2))  # the killing attack triggers once more, and only once
    assert (t.sheet().hp, t.state.scores[0], t.prompt) == (2, 120, "spend")


@pytest.mark.rule("H-145", "H-142", "H-143")
def test_if_both_fall_the_player_loses() -> None:
    t = riddle(hp=5).play(dice("attack", 6, 6, 6))
    assert (t.at(), t.state.scores[0]) == ("l00", 0)
    t = against(
        "sorting_night_mischief", "c03", hp=1
    )  # Peeves: 4 HP, resistance 2, 1 after each attack
    t.play(dice("attack", 6, 6, 6))
    assert t.at() == "l00"
    t = against("sorting_night_mischief", "c03", "cedric_diggory", hp=1).play(
        dice("attack", 6, 6, 6, 6, 6)
    )
    assert (t.at(), t.state.scores[0]) == ("l00", 0)  # Peeves fell to the same blow
    t = against("sorting_night_mischief", "c03", "cedric_diggory", hp=2).play(
        dice("attack", 6, 6, 6, 6, 6)
    )
    assert (t.sheet().hp, t.state.scores[0]) == (1, 40)  # one loss, not two


# -- the round ---------------------------------------------------------------------------------------------


@pytest.mark.rule("H-130")
def test_some_enemies_strike_first() -> None:
    t = against("past_the_three_headed_dog", "n08", hp=9)  # Fluffy strikes first, for 1
    assert (t.sheet().hp, t.prompt) == (8, "roll attack")
    t = against("free_the_house_elf", "e06", hp=9)  # Lucius Malfoy only reveals
    assert t.sheet().hp == 8


@pytest.mark.rule("H-130", "H-131", "H-215")
def test_reveal_and_first_strike_are_answered_with_one_card_each() -> None:
    t = against("final_battle", "c03", spells=["protego", "protego", "protego"], hp=20)
    t.play("begin", "defend:protego")  # the reveal
    assert (t.prompt, t.sheet().hp) == ("fight.answer", 20)
    t.play("defend:protego")  # the first strike
    assert (t.sheet().hp, t.sheet().spells) == (20, ["protego"])
    t.play(
        "defend:protego", "dice", dice("attack", 1, 1, 1)
    )  # and a third one in the first half-round
    assert t.sheet().hp == 20


@pytest.mark.rule("H-132", "H-214", "H-141")
def test_at_most_one_defence_card_in_a_half_round() -> None:
    t = against("free_the_house_elf", "e06", spells=["protego", "protego"], hp=9)
    t.play("suffer", "defend:protego")
    assert t.prompt == "roll attack"  # there is nothing left but to attack
    assert t.sheet().hp == 8
    t.play(dice("attack", 1, 1, 1))
    assert t.sheet().hp == 8  # cancelled
    t.play("dice", dice("attack", 1, 1, 1))
    assert (t.prompt, t.options) == ("fight.answer", ("suffer", "defend:protego"))


@pytest.mark.rule("H-214")
def test_a_defence_card_played_in_advance_leaves_none_for_the_answer() -> None:
    t = against("free_the_house_elf", "e06", spells=["episkey", "protego", "petrificus_totalus"], hp=9)  # fmt: skip
    t.play(
        "suffer", "defend:episkey", "attack:petrificus_totalus"
    )  # does not trigger: the charge stays
    t.play("dice", dice("attack", 1, 1, 1))
    assert (t.prompt, t.sheet().hp) == ("fight", 11)  # used now (C-161)


@pytest.mark.rule("H-133")
def test_exactly_one_attack_in_a_half_round() -> None:
    t = against("free_the_house_elf", "e06", spells=["stupefy"], potions=["doxycide"], hp=9)
    t.play("attack:stupefy")
    assert (foe_hp(t), t.sheet().hp) == (3, 7)  # its trigger came before the next attack
    assert t.options == ("dice", "attack:doxycide")


@pytest.mark.rule("H-134", "H-135")
@pytest.mark.parametrize(
    ("mission", "space", "least"),
    [
        ("smuggle_the_baby_dragon", "t02", 2),
        ("guard_the_philosophers_stone", "n09", 3),
        ("first_task_the_dragon", "g24", 4),
        ("first_horcrux", "e14", 5),
    ],
)
def test_dice_that_reach_the_resistance_take_one_hp_each(
    mission: str, space: str, least: int
) -> None:
    t = against(mission, space)
    full = foe_hp(t)
    t.play(dice("attack", least, 6, least - 1))
    assert foe_hp(t) == full - 2


@pytest.mark.rule("H-136")
@pytest.mark.parametrize(
    ("card", "damage"),
    [
        ("expelliarmus", 2), ("stupefy", 3), ("petrificus_totalus", 2), ("incendio", 2), ("reducto", 3),
        ("confringo", 4), ("wingardium_leviosa", 2), ("riddikulus", 2), ("expecto_patronum", 3),
        ("sectumsempra", 5),
    ],
)  # fmt: skip
def test_what_attack_spells_take(card: str, damage: int) -> None:
    t = against("first_task_the_dragon", "g24", spells=[card], hp=20)
    t.play(f"attack:{card}")
    assert foe_hp(t) == 9 - damage
    quiet, dampened, healed, paid = (
        card == "petrificus_totalus", card == "expelliarmus", card == "riddikulus", card == "sectumsempra",
    )  # fmt: skip
    assert t.sheet().hp == 20 - (0 if quiet else 2 - dampened) + healed - paid


@pytest.mark.rule("H-136")
@pytest.mark.parametrize(
    ("card", "damage"),
    [
        ("erumpent_potion", 4), ("draught_of_living_death", 3), ("doxycide", 2), ("swelling_solution", 3),
        ("confusing_concoction", 2), ("veritaserum", 2),
    ],
)  # fmt: skip
def test_what_attack_potions_take(card: str, damage: int) -> None:
    t = against("first_task_the_dragon", "g24", "cedric_diggory", potions=[card], hp=20)
    t.play(f"attack:{card}")
    assert foe_hp(t) == 9 - damage
    quiet, dampened = card == "draught_of_living_death", card == "confusing_concoction"
    assert t.sheet().hp == 20 - (0 if quiet else 2 - dampened)


@pytest.mark.rule("H-137", "H-138")
@pytest.mark.parametrize(
    ("card", "hp", "cancels"),
    [
        ("protego", 0, 1), ("protego_maxima", 0, 2), ("episkey", 3, 1), ("finite_incantatem", 0, 1),
        ("wiggenweld_potion", 4, 1), ("pepperup_potion", 3, 1), ("skele_gro", 5, 1),
        ("wolfsbane_potion", 0, 1), ("polyjuice_potion", 0, 2),
    ],
)  # fmt: skip
def test_what_defence_cards_give(card: str, hp: int, cancels: int) -> None:
    hand = "spells" if card in ("protego", "protego_maxima", "episkey", "finite_incantatem") else "potions"  # fmt: skip
    held: dict[str, Any] = {hand: [card]}
    t = against("first_task_the_dragon", "g24", hp=20, **held)
    t.play(f"defend:{card}")
    assert t.sheet().hp == 20 + hp
    for round_ in range(3):
        t.play(dice("attack", 1, 1, 1))
        assert t.sheet().hp == 20 + hp - 2 * max(0, round_ + 1 - cancels)


@pytest.mark.rule("H-137", "H-215", "H-217")
def test_an_answer_cancels_what_it_answers_and_heals() -> None:
    t = against("first_task_the_dragon", "g24", hp=20, potions=["polyjuice_potion", "skele_gro"])
    t.play("dice", dice("attack", 1, 1, 1), "defend:polyjuice_potion")
    assert t.sheet().hp == 20
    t.play("dice", dice("attack", 1, 1, 1))  # the second charge
    assert t.sheet().hp == 20
    t.play("dice", dice("attack", 1, 1, 1), "defend:skele_gro")
    assert t.sheet().hp == 25


@pytest.mark.rule("H-217")
def test_a_killing_attack_whose_trigger_is_cancelled_has_none() -> None:
    t = against(
        "sorting_night_mischief", "c03", hp=1, potions=["erumpent_potion", "polyjuice_potion"]
    )
    t.play("defend:polyjuice_potion", "attack:erumpent_potion")
    assert (t.state.scores[0], t.sheet().hp) == (40, 1)
    t = against("sorting_night_mischief", "c03", "ron_weasley", hp=1, spells=["confringo"])
    t.play("attack:confringo", "shrug")
    assert (t.state.scores[0], t.sheet().hp) == (40, 1)


@pytest.mark.rule("H-139", "H-140")
def test_dice_and_attack_cards_both_trigger() -> None:
    t = against("first_task_the_dragon", "g24", hp=20, spells=["stupefy"])
    t.play("dice", dice("attack", 1, 1, 1))
    assert t.sheet().hp == 18
    t.play("attack:stupefy")
    assert t.sheet().hp == 16


@pytest.mark.rule("H-156")
def test_enemies_on_cards_never_throw_dice() -> None:
    t = against("first_task_the_dragon", "g24", hp=20).play(
        dice("attack", 1, 1, 1), dice("attack", 1, 1, 1)
    )
    thrown = [e.thrown for e in t.events("rolled.attack")]
    assert {throw.seat for throw in thrown if throw} == {0}


@pytest.mark.rule("H-147")
def test_the_underage_play_five_cards_in_a_fight() -> None:
    t = against("final_battle", "c03", hp=40, spells=["protego", "stupefy", "stupefy", "stupefy", "stupefy", "reducto"])  # fmt: skip
    t.play("begin", "suffer", "suffer", "defend:protego")
    for _ in range(4):
        t.play("attack:stupefy")
    assert t.options == (
        "dice",
        "use:elder_wand",
        "use:resurrection_stone",
        "use:invisibility_cloak",
    )


@pytest.mark.rule("H-148", "H-223")
def test_the_qualified_play_three() -> None:
    t = table(
        hero("harry_potter", at=before("n07"), spells=["stupefy"] * 2 + ["expelliarmus"] * 2, hp=20),
        FAR,
        duel=["millicent_bulstrode"],
        variant="qualified",
    )  # fmt: skip
    t.play(dice("move", 1, 1), "move:n07", "attack:expelliarmus", "attack:expelliarmus")
    assert (t.options, t.fight.foe_hp) == (("dice", "attack:stupefy"), 2)
    t.play("dice", dice("attack", 1, 1, 1, 1))
    assert t.prompt == "fight"


@pytest.mark.rule("H-154")
def test_riddle_is_immune_to_spells_but_not_to_potions() -> None:
    t = riddle(hp=20, spells=["confringo"], potions=["doxycide"]).play("attack:confringo")
    assert (foe_hp(t), t.sheet().hp) == (9, 15)
    t.play("attack:doxycide")
    assert foe_hp(t) == 6  # 2, and 1 for Neville


@pytest.mark.rule("H-158")
def test_hp_lost_in_a_fight_stay_lost() -> None:
    t = against("sorting_night_mischief", "c03", "cedric_diggory", hp=9).play(
        dice("attack", 1, 1, 1, 1, 1), dice("attack", 6, 6, 6, 6)
    )
    assert t.sheet().hp == 7


@pytest.mark.rule("H-159")
def test_hp_have_no_upper_limit() -> None:
    t = table(hero("harry_potter", at=before("w06"), hp=70), FAR).play(
        dice("move", 1, 1), "move:w06"
    )
    assert t.sheet().hp == 74


@pytest.mark.rule("H-252")
def test_a_fight_of_fifty_rounds_ends_without_winner() -> None:
    t = against("sorting_night_mischief", "c03", hp=200)
    t.play(*[(1, 1, 1)] * 50)
    assert (t.state.fight, t.state.scores[0], t.at()) == (None, 0, "c03")
    assert t.sheet().missions == ["sorting_night_mischief"]


# -- notes of enemies --------------------------------------------------------------------------------------


def test_special_damage_and_weaknesses() -> None:
    t = against("troll_in_the_bathroom", "e13", "cedric_diggory", spells=["wingardium_leviosa"], potions=["doxycide"])  # fmt: skip
    t.play("attack:doxycide")  # potions do 1 extra
    assert foe_hp(t) == 3
    t = against("troll_in_the_bathroom", "e13", "cedric_diggory", spells=["wingardium_leviosa"])
    t.play("attack:wingardium_leviosa")
    assert foe_hp(t) == 2
    t = against("rescue_at_the_lake", "g20", "cedric_diggory", spells=["expecto_patronum"])
    t.play("attack:expecto_patronum")
    assert foe_hp(t) == 3
    t = against("centaurs_judgement", "g16", "cedric_diggory", spells=["reducto"])
    t.play("attack:reducto")  # spells do 1 extra
    assert foe_hp(t) == 4


def test_incendio_against_inferi_and_the_masters_of_spells() -> None:
    """A special value replaces the printed one, then bonuses are added (C-167)."""
    place = hero("ginny_weasley", at="c10", hp=40, missions=["seaside_cave"], spells=["incendio"],
                 objects=["slytherins_locket", "cauldron"])  # fmt: skip
    t = table(place, FAR).play(
        dice("move", 1, 2), "keep", "move:t11", "to:p7", "attempt:seaside_cave"
    )
    t.play("attack:incendio")
    assert foe_hp(t) == 12 - 6


def test_wolfsbane_silences_the_werewolf() -> None:
    t = against("secret_of_the_shrieking_shack", "h06", potions=["wolfsbane_potion"], hp=10)
    t.play("suffer")  # the first strike
    assert t.sheet().hp == 8
    t.play("defend:wolfsbane_potion", dice("attack", 1, 1, 1), dice("attack", 1, 1, 1))
    assert t.sheet().hp == 8


def test_the_sphinx_takes_a_spell_but_none_set_apart() -> None:
    t = against("third_task_the_maze", "g25", spells=["stupefy", "protego"], hp=10)
    t.play("dice", dice("attack", 1, 1, 1), "suffer", die("riddle", 1))
    assert (t.sheet().hp, t.sheet().spells, t.under("spell")) == (9, ["stupefy"], ["protego"])
    t = table(
        hero("cedric_diggory", at="g25", missions=["third_task_the_maze"], objects=["triwizard_cup"],
             spells=["stupefy", "reducto"], hp=10),
        FAR,
        variant="qualified",
    )  # fmt: skip
    t.play("attempt:third_task_the_maze", "apart:stupefy", "dice", dice("attack", 1, 1, 1, 1, 1))
    assert (t.sheet().hp, t.sheet().spells, t.prompt) == (9, ["stupefy", "reducto"], "fight")


# -- sheets ------------------------------------------------------------------------------------------------


@pytest.mark.rule("H-146")
def test_harry_lowers_the_resistance_but_not_below_two() -> None:
    t = against("first_horcrux", "e14", "harry_potter").play(dice("attack", 4, 4, 3, 1))
    assert foe_hp(t) == 7
    t = against("smuggle_the_baby_dragon", "t02", "harry_potter").play(dice("attack", 1, 1, 2, 2))
    assert foe_hp(t) == 3


@pytest.mark.rule("H-146")
def test_hermione_throws_all_dice_again_once() -> None:
    t = against("first_task_the_dragon", "g24", "hermione_granger").play(dice("attack", 1, 1, 1))
    assert t.options == ("keep", "reroll")
    t.play("reroll", dice("attack", 6, 6, 1))
    assert foe_hp(t) == 7
    t.play(dice("attack", 1, 1, 1))
    assert t.prompt == "roll attack"


@pytest.mark.rule("H-146")
def test_ron_ignores_one_trigger() -> None:
    t = against("first_task_the_dragon", "g24", "ron_weasley", hp=20).play(
        dice("attack", 1, 1, 1), "shrug"
    )
    assert t.sheet().hp == 20
    t.play(dice("attack", 1, 1, 1))
    assert t.sheet().hp == 18


@pytest.mark.rule("H-146")
def test_luna_turns_a_die_and_cho_counts_sixes_twice() -> None:
    t = against("first_task_the_dragon", "g24", "luna_lovegood").play(
        dice("attack", 1, 4, 1), "six"
    )
    assert foe_hp(t) == 7
    t = table(
        hero("cho_chang", at="g24", hp=20, missions=["first_task_the_dragon"], objects=["golden_egg"]), FAR
    )  # fmt: skip
    t.play("attempt:first_task_the_dragon", dice("attack", 6, 4, 1, 1))
    assert foe_hp(t) == 6


@pytest.mark.rule("H-146")
def test_cedric_has_one_more_die_in_the_first_round_and_draco_draws_first_blood() -> None:
    t = against("first_task_the_dragon", "g24", "cedric_diggory")
    assert t.dice == 5
    t.play(dice("attack", 1, 1, 1, 1, 1))
    assert t.dice == 4
    t = against("first_task_the_dragon", "g24", "draco_malfoy")
    assert foe_hp(t) == 8


@pytest.mark.rule("H-136")
def test_ginnys_spells_and_nevilles_potions_do_one_more() -> None:
    t = against("first_task_the_dragon", "g24", "ginny_weasley", spells=["stupefy"])
    assert foe_hp(t.play("attack:stupefy")) == 5
    t = against("first_task_the_dragon", "g24", "neville_longbottom", potions=["doxycide"])
    assert foe_hp(t.play("attack:doxycide")) == 6


def test_sectumsempra_is_not_played_with_ones_last_hp() -> None:
    """C-166."""
    t = against("sorting_night_mischief", "c03", spells=["sectumsempra"], hp=1)
    assert t.prompt == "roll attack"
    t = against("sorting_night_mischief", "c03", spells=["sectumsempra"], hp=2)
    assert t.options == ("dice", "attack:sectumsempra")


def test_felix_felicis_throws_any_attack_dice_again() -> None:
    t = against("first_task_the_dragon", "g24", "cedric_diggory", potions=["felix_felicis"])
    t.play("dice", dice("attack", 1, 2, 5, 5, 6), "felix")
    assert "dice:1+2" in t.options
    t.play("dice:1+2", dice("attack", 6, 6))
    assert foe_hp(t) == 4
    assert t.under("potion") == ["felix_felicis"]


@pytest.mark.rule("H-146")
@pytest.mark.parametrize(
    ("student", "hp", "faces", "asked"),
    [
        ("neville_longbottom", 8, (4, 5, 6), False),  # every die hits
        ("neville_longbottom", 8, (3, 5, 6), True),
        ("neville_longbottom", 2, (1, 5, 6), False),  # the dragon has 2 HP left
        ("neville_longbottom", 3, (1, 5, 6), True),
        ("cho_chang", 8, (4, 5, 6, 6), True),  # a 6 is two hits to Cho
        ("cho_chang", 9, (6, 6, 6, 6), False),
    ],
)
def test_nobody_is_asked_to_change_dice_that_cannot_be_better(
    student: str, hp: int, faces: tuple[int, ...], asked: bool
) -> None:
    """Unless they want to be: it is a standing order that keeps them, and records know nothing of it."""
    for settled in (False, True):
        t = against("first_task_the_dragon", "g24", student, potions=["felix_felicis"])
        assert t.state.fight is not None
        t.state.fight.hp = hp
        if settled:
            t.table.settle(0)
        t.play("dice", dice("attack", *faces))
        assert (t.prompt == "fight.dice") == (asked or not settled)


@pytest.mark.rule("H-115")
def test_a_card_can_be_searched_in_a_fight_without_costing_the_attack() -> None:
    t = against("first_task_the_dragon", "g24", spells=["priori_incantatem"])
    t.play("play:priori_incantatem", "fetch:confringo", "attack:confringo")
    assert foe_hp(t) == 5
