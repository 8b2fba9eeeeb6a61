"""The printed sides of the Characters (T-315 to T-340, T-435, T-436)."""

from __future__ import annotations

import pytest

from tests.games.talisman.scenario import GAME, Situation, fresh, table
from tests.games.talisman.scenarios.folk import DRACO, LUCIUS, MCGONAGALL, plain
from tests.stage import dice, die

HARRY = "harry_potter_a"
DUMBLEDORE = "albus_dumbledore_a"
MINERVA = "minerva_mcgonagall_a"
HAGRID = "rubeus_hagrid_a"
DRACO_A = "draco_malfoy_a"
BELLATRIX = "bellatrix_lestrange_a"
FAR = plain(DRACO, "godrics_hollow")
FAR_ORDER = plain(MCGONAGALL, "godrics_hollow")


@pytest.mark.parametrize(
    ("sheet", "magic", "might", "life", "fate", "spells", "start"),
    [
        pytest.param(HARRY, 4, 3, 4, 5, 1, "privet_drive_4", marks=pytest.mark.rule("T-315")),
        pytest.param(
            DUMBLEDORE, 5, 2, 5, 2, 2, "ministry_of_magic", marks=pytest.mark.rule("T-319")
        ),
        pytest.param(MINERVA, 4, 3, 4, 3, 0, "privet_drive_4", marks=pytest.mark.rule("T-323")),
        pytest.param(HAGRID, 2, 5, 4, 2, 0, "leaky_cauldron", marks=pytest.mark.rule("T-327")),
        pytest.param(DRACO_A, 4, 3, 4, 2, 0, "malfoy_manor", marks=pytest.mark.rule("T-332")),
        pytest.param(BELLATRIX, 5, 1, 3, 3, 2, "azkaban", marks=pytest.mark.rule("T-337")),
    ],
)
def test_how_a_character_starts(
    sheet: str, magic: int, might: int, life: int, fate: int, spells: int, start: str
) -> None:
    t = fresh(2, free_choice=True)
    while t.prompt in ("character", "sheet"):
        mine = f"{t.prompt}:{sheet if t.prompt == 'sheet' else sheet[:-2]}"
        t.play(mine if mine in t.options else next(o for o in t.options if "lucius_malfoy" in o))
    hero = t.hero()
    assert (hero.magic, hero.might, hero.life, hero.fate) == (magic, might, life, fate)
    assert len(hero.spells) == spells
    assert hero.space == start


# -- Harry Potter -----------------------------------------------------------------------------------------


@pytest.mark.rule("T-316")
def test_harry_pays_a_galleon_less_in_diagon_alley_but_at_least_one() -> None:
    t = table(plain(HARRY, "the_burrow", galleons=3), FAR).play(
        die("movement", 2), "move:diagon_alley"
    )
    t.play("choose:flourish_and_blotts", "buy:wand")
    assert t.hero().galleons == 2  # 2 Galleons, for Harry 1
    t.play("buy:floo_powder")
    assert t.hero().galleons == 0  # 3 Galleons, for Harry 2
    other = table(plain(MINERVA, "the_burrow", galleons=3), FAR).play(
        die("movement", 2), "move:diagon_alley"
    )
    other.play("choose:flourish_and_blotts", "buy:wand")
    assert other.hero().galleons == 1


@pytest.mark.rule("T-317")
@pytest.mark.parametrize("faces", [(2, 5), (5, 2)])
def test_harry_rolls_two_attack_dice_and_uses_the_higher(faces: tuple[int, int]) -> None:
    t = table(plain(HARRY, "diagon_alley"), FAR, outer=["aurors"]).play(
        die("movement", 2), "move:london_streets_e"
    )
    t.play(*faces, 1)
    assert t.scores == (4 + 5, 4 + 1)


@pytest.mark.rule("T-318")
@pytest.mark.parametrize(("face", "galleons"), [(1, 1), (3, 1), (4, 2), (6, 2)])
def test_harry_resists_a_spell_of_another_on_four_or_more(face: int, galleons: int) -> None:
    caster = plain(BELLATRIX, "azkaban", spells=["accio"])
    t = table(caster, plain(HARRY, "godrics_hollow", galleons=2)).play(
        "cast:accio", "yes", die("resist", face)
    )
    assert t.hero(1).galleons == galleons
    assert t.hero().galleons == 2 - galleons
    assert t.spells() == []  # resisted or not, it was cast


# -- Albus Dumbledore -------------------------------------------------------------------------------------


@pytest.mark.rule("T-320")
def test_dumbledore_gains_a_spell_when_he_casts_his_last() -> None:
    last = plain(DUMBLEDORE, "diagon_alley", spells=["lumos"])
    t = table(last, FAR, spell_deck=["accio"]).play("cast:lumos", "side:order")
    assert t.spells() == ["accio"]


@pytest.mark.rule("T-320")
def test_dumbledore_gains_none_while_he_has_another() -> None:
    two = plain(DUMBLEDORE, "diagon_alley", spells=["lumos", "protego"])
    t = table(two, FAR, spell_deck=["accio"]).play("cast:lumos", "side:order")
    assert t.spells() == ["protego"]


@pytest.mark.rule("T-436")
def test_dumbledore_draws_none_when_his_last_spell_is_lost_uncast() -> None:
    caster = plain(LUCIUS, "azkaban", spells=["obliviate"])
    victim = plain(DUMBLEDORE, "diagon_alley", spells=["lumos"])
    t = table(caster, victim, spell_deck=["accio"]).play("cast:obliviate")
    assert t.spells(1) == []


@pytest.mark.rule("T-321")
def test_dumbledore_may_apparate_within_his_region_on_a_six() -> None:
    t = table(plain(DUMBLEDORE, "diagon_alley"), FAR).play(die("movement", 6), "apparate")
    spaces = t.offered("move")
    assert sorted(spaces) == sorted(set(GAME.content.rings["london"]) - {"diagon_alley"})
    t.play("move:st_mungos")
    assert t.hero().space == "st_mungos"


@pytest.mark.rule("T-321")
def test_dumbledore_does_not_apparate_on_another_roll() -> None:
    t = table(plain(DUMBLEDORE, "diagon_alley"), FAR).play(die("movement", 5))
    assert "apparate" not in t.options


@pytest.mark.rule("T-322")
def test_dumbledore_mixes_magic_and_might_trophies() -> None:
    trophies = ["inferius", "aurors"]  # Might 4 and Magic 4: neither is enough alone
    t = table(plain(DUMBLEDORE, "ministry_of_magic", trophies=trophies), FAR)
    t.play(die("movement", 2), "move:spinners_end")
    if t.prompt != "turn.end":
        t.play("done")
    assert "exchange:mixed" in t.options
    other = table(plain(MCGONAGALL, "ministry_of_magic", trophies=trophies), FAR)
    assert not _may_exchange(other.play(die("movement", 2), "move:spinners_end"))


def _may_exchange(t: Situation) -> bool:
    return t.prompt == "turn.end" and any(o.startswith("exchange") for o in t.options)


# -- Minerva McGonagall -----------------------------------------------------------------------------------


@pytest.mark.rule("T-324")
@pytest.mark.parametrize(("fate", "after"), [(0, 1), (2, 2)])
def test_mcgonagall_without_fate_gains_one_at_the_end_of_her_turn(fate: int, after: int) -> None:
    t = table(plain(MINERVA, "gringotts_bank", fate=fate), FAR)
    if fate:
        t.play("roll")
    t.play(die("movement", 5))
    if fate:
        t.play("keep")
    t.play("move:malfoy_manor" if "move:malfoy_manor" in t.options else t.options[0])
    while t.active == 0:
        t.play(4 if t.prompt.startswith("roll") else t.options[0])
    assert t.hero().fate == after


@pytest.mark.rule("T-325")
def test_mcgonagall_may_pay_a_fate_to_stay_but_not_twice_running() -> None:
    skipped = plain(DRACO, "godrics_hollow", miss=True)
    t = table(plain(MINERVA, "st_mungos", fate=2), skipped).play("stay")
    assert t.hero().space == "st_mungos"
    assert t.hero().fate == 1
    assert t.active == 0  # the other player lost a turn; hers again
    assert t.prompt == "roll movement"  # staying is not offered


@pytest.mark.rule("T-325")
def test_mcgonagall_without_fate_has_to_move() -> None:
    t = table(plain(MINERVA, "st_mungos", fate=0), FAR)
    assert t.prompt == "roll movement"


def spell_on_mcgonagall(fate: int) -> Situation:
    caster = plain(LUCIUS, "azkaban", spells=["obliviate"])
    minerva = plain(MINERVA, "godrics_hollow", fate=fate, spells=["lumos"])
    third = plain("harry_potter_b", "the_burrow", spells=["accio"])
    return table(caster, minerva, third).play("cast:obliviate", "target:1")


@pytest.mark.rule("T-326")
def test_mcgonagall_may_gain_a_fate_when_a_spell_targets_her() -> None:
    t = spell_on_mcgonagall(fate=1)
    assert t.seat == 1
    assert "block" not in t.options  # that would cost 2 Fate
    t.play("gain")
    assert t.hero(1).fate == 2
    assert t.spells(1) == []  # and the Spell works


@pytest.mark.rule("T-326")
def test_mcgonagall_may_block_a_spell_for_two_fate_and_turn_it_on_another() -> None:
    t = spell_on_mcgonagall(fate=2).play("block")
    assert t.hero(1).fate == 0
    assert t.spells(1) == ["lumos"]
    assert t.seat == 1
    t.play("target:2")
    assert t.spells(2) == []


# -- Rubeus Hagrid ----------------------------------------------------------------------------------------


@pytest.mark.rule("T-328")
def test_hagrid_may_take_an_extra_turn_after_a_won_battle_once_a_round() -> None:
    t = table(plain(HAGRID, "diagon_alley"), FAR, outer=["cornish_pixies"])
    t.play(die("movement", 2), "move:london_streets_e", die("attack", 6), die("enemy", 1), "yes")
    assert (t.active, t.prompt) == (0, "roll movement")
    t.play(
        die("movement", 3),
        "move:gringotts_bank",
        die("space", 1),
        die("attack", 6),
        die("enemy", 1),
    )  # beats the Goblin there
    assert t.told("battle.won")
    assert t.active == 1


@pytest.mark.rule("T-328")
def test_no_extra_turn_without_a_victory() -> None:
    t = table(plain(HAGRID, "diagon_alley"), FAR, outer=["aurors"]).play(
        die("movement", 2), "move:london_streets_e"
    )
    t.play(die("attack", 1), die("enemy", 6))
    assert t.active == 1


def hagrid_meets_draco(fate: int) -> Situation:
    eater = plain(DRACO, "malfoy_manor", fate=fate)
    return table(plain(HAGRID, "diagon_alley"), eater).play(
        die("movement", 3), "move:malfoy_manor", "target:1"
    )


@pytest.mark.rule("T-329")
def test_hagrid_intimidates_for_a_fate() -> None:
    t = hagrid_meets_draco(fate=1).play("fate")
    assert (t.hero().fate, t.hero(1).fate) == (1, 0)
    assert not t.hero().miss


@pytest.mark.rule("T-329")
def test_hagrid_loses_his_next_turn_if_the_life_is_chosen() -> None:
    t = hagrid_meets_draco(fate=1).play("life")
    assert t.hero(1).life == 3
    assert t.hero().miss


@pytest.mark.rule("T-329")
def test_a_death_eater_who_comes_to_hagrid_is_intimidated_too() -> None:
    eater = plain(DRACO, "diagon_alley")
    t = table(eater, plain(HAGRID, "malfoy_manor")).play(die("movement", 3), "move:malfoy_manor")
    assert (t.seat, t.prompt) == (1, "intimidate")
    t.play("target:0")  # without Fate it must be the Life
    assert t.hero(0).life == 3
    assert t.hero(1).miss


@pytest.mark.rule("T-435")
def test_intimidation_does_not_replace_the_encounter() -> None:
    t = hagrid_meets_draco(fate=1).play("fate")
    assert t.prompt == "encounter"
    assert t.options == ("space", "fight:1")


@pytest.mark.rule("T-330")
def test_hagrid_rolls_three_dice_at_his_hut_and_keeps_two() -> None:
    t = table(plain(HAGRID, "aragogs_lair"), FAR).play(
        die("movement", 2), "move:hagrids_hut", dice("space", 1, 5, 6)
    )
    assert t.options == ("dice:1-5", "dice:1-6", "dice:5-6")
    t.play("dice:5-6")
    assert t.hero().fate == 2  # 11: gain 2 Fate


@pytest.mark.rule("T-331")
def test_hagrid_may_draw_two_cards_in_the_forest_and_encounters_both() -> None:
    t = table(plain(HAGRID, "castle_lawn_a"), FAR, middle=["grindylow", "blast_ended_skrewt"])
    t.play(die("movement", 2), "move:forbidden_forest_a", "draw:2")
    t.play(die("attack", 6), die("enemy", 1))  # Might 4 and 5 fight as one: 5 + 6 against 9 + 1
    assert t.scores == (11, 10)
    assert sorted(t.trophies()) == ["blast_ended_skrewt", "grindylow"]
    assert t.hero().life == 4


# -- Draco Malfoy -----------------------------------------------------------------------------------------


@pytest.mark.rule("T-333")
def test_draco_takes_objects_before_he_meets_enemies() -> None:
    board = {"knockturn_alley": ["aurors", "nimbus_2000"]}
    t = table(plain(DRACO_A, "azkaban"), FAR_ORDER, board=board).play(
        die("movement", 3), "move:knockturn_alley"
    )
    assert t.options == ("take:nimbus_2000", "done")
    t.play("take:nimbus_2000")
    assert t.objects() == ["nimbus_2000"]
    assert t.prompt == "roll attack"


@pytest.mark.rule("T-333")
def test_others_meet_the_enemy_first() -> None:
    board = {"knockturn_alley": ["aurors", "nimbus_2000"]}
    t = table(plain(LUCIUS, "azkaban"), FAR_ORDER, board=board).play(
        die("movement", 3), "move:knockturn_alley"
    )
    assert t.prompt == "roll attack"


@pytest.mark.rule("T-334")
def test_draco_may_pay_a_fate_to_replace_a_drawn_card() -> None:
    t = table(plain(DRACO_A, "diagon_alley", fate=1), FAR_ORDER, outer=["aurors", "nimbus_2000"])
    t.play(die("movement", 2), "keep", "move:london_streets_e", "replace")
    assert t.hero().fate == 0
    assert t.lying("london_streets_e") == ["nimbus_2000"]
    assert t.state.faces[t.state.outer[0]] == "aurors"  # under the deck


@pytest.mark.rule("T-334")
def test_draco_without_fate_keeps_what_he_draws() -> None:
    t = table(plain(DRACO_A, "diagon_alley"), FAR_ORDER, outer=["aurors", "nimbus_2000"])
    t.play(die("movement", 2), "move:london_streets_e")
    assert t.prompt == "roll attack"


@pytest.mark.rule("T-335")
def test_draco_may_swap_an_object_for_any_purchase_in_diagon_alley() -> None:
    t = table(plain(DRACO_A, "the_burrow", objects=["extendable_ears"]), FAR_ORDER)
    t.play(
        die("movement", 2),
        "move:diagon_alley",
        "choose:flourish_and_blotts",
        "swap:extendable_ears",
    )
    assert "take:portkey" in t.options  # also what the shop does not sell
    t.play("take:portkey")
    assert t.objects() == ["portkey"]


@pytest.mark.rule("T-335")
def test_draco_may_swap_at_the_hogwarts_express() -> None:
    board = {"london_streets_e": ["hogwarts_express"]}
    t = table(plain(DRACO_A, "diagon_alley", objects=["extendable_ears"]), FAR_ORDER, board=board)
    t.play(die("movement", 2), "move:london_streets_e")
    assert "swap:extendable_ears" in t.options


@pytest.mark.rule("T-336")
def test_draco_chooses_between_two_dice_when_he_attacks_an_order_member() -> None:
    order = plain("harry_potter_b", "leaky_cauldron")
    t = table(plain(DRACO_A, "gringotts_bank"), order).play(
        die("movement", 2), "move:leaky_cauldron", "fight:1"
    )
    t.play(die("attack", 2), die("attack", 5))
    assert t.options == ("die:2", "die:5")
    t.play("die:5", die("attack", 1))
    assert t.scores == (4 + 5, 3 + 1 + 1)  # the Order has the advantage


@pytest.mark.rule("T-336")
def test_draco_has_one_die_when_he_is_attacked() -> None:
    order = plain(MCGONAGALL, "gringotts_bank")
    t = table(order, plain(DRACO_A, "leaky_cauldron")).play(
        die("movement", 2), "move:leaky_cauldron", "fight:1"
    )
    t.play(die("attack", 3), die("attack", 2))
    assert t.scores == (4 + 1 + 3, 4 + 2)  # the Order has the advantage


# -- Bellatrix Lestrange ----------------------------------------------------------------------------------


@pytest.mark.rule("T-338")
def test_bellatrix_may_gain_a_spell_when_the_token_turns_to_her_side() -> None:
    t = table(plain(BELLATRIX, "gringotts_bank"), FAR_ORDER, outer=["corban_yaxley"])
    t.play(die("movement", 2), "move:leaky_cauldron")
    assert t.state.advantage == "death_eaters"
    t.play("yes")
    assert len(t.spells()) == 1


@pytest.mark.rule("T-338")
def test_bellatrix_gains_none_beyond_her_limit() -> None:
    full = plain(BELLATRIX, "gringotts_bank", spells=["protego", "stupefy", "impedimenta"])
    t = table(full, FAR_ORDER, outer=["corban_yaxley"])
    while t.prompt != "collect":
        t.play(2 if t.prompt.startswith("roll") else _quietly(t))
    assert len(t.spells()) == 3


def _quietly(t: Situation) -> str:
    return "move:leaky_cauldron" if "move:leaky_cauldron" in t.options else "pass"


@pytest.mark.rule("T-339")
def test_bellatrix_adds_her_starting_might_when_she_attacks_a_character() -> None:
    bellatrix = plain(BELLATRIX, "gringotts_bank", might=4)  # grown: only the printed 1 counts
    t = table(bellatrix, plain("harry_potter_b", "leaky_cauldron"))
    t.play(die("movement", 2), "move:leaky_cauldron", "fight:1", die("attack", 1), die("attack", 1))
    assert t.scores == (5 + 1 + 1, 3 + 1 + 1)  # Harry's side has the advantage


@pytest.mark.rule("T-339")
def test_bellatrix_adds_nothing_when_she_is_attacked() -> None:
    order = plain(MCGONAGALL, "gringotts_bank")
    t = table(order, plain(BELLATRIX, "leaky_cauldron")).play(
        die("movement", 2), "move:leaky_cauldron", "fight:1"
    )
    t.play(die("attack", 1), die("attack", 1))
    assert t.scores == (4 + 1 + 1, 5 + 1)


@pytest.mark.rule("T-340")
def test_bellatrix_may_pay_a_fate_to_move_fewer_spaces() -> None:
    t = table(plain(BELLATRIX, "diagon_alley", fate=1), FAR_ORDER).play(die("movement", 4), "keep")
    assert sorted(t.options) == ["steps:1", "steps:2", "steps:3", "steps:4"]
    t.play("steps:3")
    assert t.hero().fate == 0
    assert set(t.offered("move")) == {"malfoy_manor", "st_mungos"}


@pytest.mark.rule("T-340")
def test_the_full_roll_costs_bellatrix_nothing() -> None:
    t = table(plain(BELLATRIX, "diagon_alley", fate=1), FAR_ORDER).play(
        die("movement", 4), "keep", "steps:4"
    )
    assert t.hero().fate == 1
