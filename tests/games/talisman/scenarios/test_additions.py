"""Rules found on review: battles, crossing, spells and turns (T-377 to T-417)."""

from __future__ import annotations

import pytest

from hallows.games.talisman.state import Talisman
from tests.games.talisman.scenario import table
from tests.games.talisman.scenarios.folk import DRACO, LUCIUS, MCGONAGALL, plain
from tests.stage import die

ORDER, EATER = MCGONAGALL, LUCIUS  # Magic 4, Might 2, Life 4 both
FAR = plain(DRACO, "godrics_hollow")
FAR_ORDER = plain(MCGONAGALL, "godrics_hollow")
CAULDRON = (2, "move:leaky_cauldron")  # from Gringotts Bank


# -- Battle -----------------------------------------------------------------------------------------------


@pytest.mark.rule("T-377")
def test_the_advantage_counts_for_who_attacks_and_for_who_is_attacked() -> None:
    attacked = plain(DRACO, "leaky_cauldron")  # Magic 3
    t = table(plain(ORDER, "gringotts_bank"), attacked, advantage="order")
    t.play(*CAULDRON, "fight:1", 1, 1)
    assert t.scores == (4 + 1 + 1, 3 + 1)
    t = table(plain(ORDER, "gringotts_bank"), attacked, advantage="death_eaters")
    t.play(*CAULDRON, "fight:1", 1, 1)
    assert t.scores == (4 + 1, 3 + 1 + 1)


@pytest.mark.rule("T-378")
def test_against_an_enemy_fate_is_decided_when_both_dice_are_known() -> None:
    t = table(plain(ORDER, "gringotts_bank", fate=1), FAR, outer=["aurors"])
    t.play(die("movement", 2), "keep", "move:leaky_cauldron", die("attack", 1))
    assert t.prompt == "roll enemy"  # not yet
    t.play(die("enemy", 3))
    assert t.prompt == "fate"
    assert not t.told("battle.scores")  # nothing is compared before it
    t.play("fate", die("attack", 6))
    assert t.scores == (4 + 6, 4 + 3)


@pytest.mark.rule("T-412")
def test_against_a_group_the_own_advantage_counts_once() -> None:
    group = {"leaky_cauldron": ["narcissa_malfoy", "scabior"]}  # two Death Eaters, Magic 3 each
    t = table(plain(ORDER, "gringotts_bank"), FAR, board=group, advantage="order")
    t.play(*CAULDRON, 3, 1)
    assert t.scores == (4 + 1 + 3, 6 + 1)


@pytest.mark.rule("T-412")
def test_one_aligned_enemy_in_the_group_is_enough_for_it() -> None:
    group = {"leaky_cauldron": ["narcissa_malfoy", "aurors"]}  # Magic 3 and 4
    t = table(plain(ORDER, "gringotts_bank"), FAR, board=group, advantage="order")
    t.play(*CAULDRON, 3, 1)
    assert t.scores == (4 + 1 + 3, 7 + 1)


@pytest.mark.rule("T-413")
def test_a_defeat_by_a_group_costs_one_life_in_all() -> None:
    group = {"leaky_cauldron": ["aurors", "doxies", "cornish_pixies"]}
    t = table(plain(ORDER, "gringotts_bank"), FAR, board=group).play(*CAULDRON, 1, 6)
    assert t.hero().life == 3


@pytest.mark.rule("T-439")
def test_an_enemy_of_a_space_is_no_trophy_but_counts_as_defeated() -> None:
    hunter = plain(ORDER, "godrics_hollow", challenge="defeat_enemy")
    t = table(hunter, FAR).play(
        die("movement", 4), "move:azkaban", die("space", 1), die("attack", 6), die("enemy", 1)
    )
    assert t.trophies() == []
    assert t.hero().challenge == ""
    assert len(t.hero().objects) == 1  # the Hallow


@pytest.mark.rule("T-444")
def test_when_you_attack_means_a_character_and_not_an_enemy_met() -> None:
    rowle = plain(EATER, "gringotts_bank", followers=["thorfinn_rowle"])
    t = table(rowle, FAR_ORDER, outer=["aurors"]).play(*CAULDRON, 1, 1)
    assert t.scores == (4 + 1, 4 + 1)
    t = table(rowle, plain(ORDER, "leaky_cauldron")).play(*CAULDRON, "fight:1", 1, 1)
    assert t.scores == (4 + 1 + 1, 4 + 1 + 1)  # Rowle; and the Order's advantage


@pytest.mark.rule("T-432")
def test_a_follower_without_a_stat_cannot_be_attacked() -> None:
    owner = plain(DRACO, "leaky_cauldron", followers=["hedwig", "scabior"])
    t = table(plain(ORDER, "gringotts_bank"), owner).play(*CAULDRON, "fight:1", 6, 1)
    assert t.prompt == "reward"
    assert t.offered("attack") == ["scabior"]


@pytest.mark.rule("T-433")
def test_an_attacker_beaten_by_a_follower_loses_a_life() -> None:
    owner = plain(DRACO, "leaky_cauldron", followers=["antonin_dolohov"])
    t = table(plain(ORDER, "gringotts_bank"), owner).play(*CAULDRON, "fight:1", 6, 1)
    t.play("attack:antonin_dolohov", die("attack", 1), die("enemy", 6))
    assert t.hero().life == 3
    assert t.followers(1) == ["antonin_dolohov"]


@pytest.mark.rule("T-434")
def test_the_winner_may_decline_every_reward() -> None:
    loser = plain("draco_malfoy_a", "leaky_cauldron", galleons=2)
    t = table(plain(ORDER, "gringotts_bank"), loser).play(*CAULDRON, "fight:1", 6, 1, "nothing")
    assert (t.hero(1).life, t.hero(1).galleons, t.hero().galleons) == (4, 2, 0)


# -- preventing a loss ------------------------------------------------------------------------------------


@pytest.mark.rule("T-390")
def test_sweets_also_work_when_a_winner_chooses_the_life() -> None:
    loser = plain(DRACO, "leaky_cauldron", objects=["chocolate_frogs"])
    t = table(plain(ORDER, "gringotts_bank"), loser).play(*CAULDRON, "fight:1", 6, 1, "life")
    assert t.prompt == "roll prevent"
    t.play(die("prevent", 4))
    assert t.hero(1).life == 4


@pytest.mark.rule("T-391")
def test_sweets_do_not_work_outside_a_battle() -> None:
    t = table(plain(EATER, "hogsmeade", objects=["chocolate_frogs"]), FAR_ORDER)
    t.play(die("movement", 4), "move:grimmauld_place_12")
    assert t.hero().life == 3
    assert not t.told("rolled.prevent")


@pytest.mark.rule("T-392")
def test_each_protective_card_is_tried_once_for_a_lost_life() -> None:
    hero = plain(ORDER, "gringotts_bank", objects=["exploding_bonbons", "chocolate_frogs"])
    t = table(hero, FAR, outer=["aurors"]).play(*CAULDRON, 1, 6)
    t.play(die("prevent", 1), die("prevent", 1))  # both fail
    assert t.hero().life == 3
    t = table(hero, FAR, outer=["aurors"]).play(*CAULDRON, 1, 6)
    t.play(die("prevent", 1), die("prevent", 6))  # the second saves
    assert t.hero().life == 4


@pytest.mark.rule("T-393")
def test_protego_prevents_the_whole_loss_from_one_cause() -> None:
    hero = plain(ORDER, "defence_classroom", spells=["protego"])
    t = table(hero, FAR).play("roll", die("movement", 2), die("space", 4))
    while t.prompt != "spell.life_loss":
        t.play("pass")
    t.play("cast:protego")
    assert t.hero().space == "astronomy_tower"
    assert t.hero().life == 4


# -- limits and losses ------------------------------------------------------------------------------------


@pytest.mark.rule("T-389")
def test_an_object_its_carrier_may_not_use_gives_nothing() -> None:
    for space, total in (
        ("gringotts_bank", 6),
        ("centaur_clearing", 4),
    ):  # no Magical Objects there
        magic = table(plain(ORDER, space, objects=["marauders_map"]), FAR).sheet().magic
        assert magic is not None
        assert magic.total == total


@pytest.mark.rule("T-394")
def test_no_dial_goes_above_twelve() -> None:
    t = table(plain(ORDER, "godrics_hollow", magic=12), FAR).play(
        die("movement", 4), "move:azkaban", die("space", 6)
    )
    assert t.hero().magic == 12
    t = table(plain(ORDER, "godrics_hollow", magic=11), FAR).play(
        die("movement", 4), "move:azkaban", die("space", 6)
    )
    assert t.hero().magic == 12


@pytest.mark.rule("T-441")
def test_losing_what_one_does_not_have_does_nothing() -> None:
    t = table(plain(ORDER, "st_mungos"), FAR).play(
        die("movement", 2), "move:privet_drive_4", die("space", 3)
    )  # Dudley takes 1 Galleon
    assert t.hero().galleons == 0
    assert t.hero().life == 4


@pytest.mark.rule("T-442")
def test_only_a_payable_loss_may_be_chosen() -> None:
    t = table(plain(ORDER, "hogsmeade_station", galleons=1), FAR).play(
        die("movement", 2), "move:whomping_willow"
    )
    assert not any("fate" in option for option in t.options)
    assert len(t.options) == 2  # the Galleon or the Life


@pytest.mark.rule("T-429")
def test_with_deck_and_discard_empty_nothing_is_drawn_and_play_goes_on() -> None:
    def emptied(g: Talisman) -> None:
        g.outer = []

    t = table(plain(ORDER, "gringotts_bank"), FAR, arrange=emptied).play(*CAULDRON)
    assert t.lying("leaky_cauldron") == []
    assert t.active == 1


@pytest.mark.rule("T-440")
def test_discarded_encounter_cards_go_to_the_pile_of_their_own_deck() -> None:
    t = table(plain(ORDER, "gringotts_bank", trophies=["inferius", "grindylow"]), FAR)
    t.play(die("movement", 2), "move:st_mungos", "exchange:might", "trophy:inferius")
    if t.prompt == "exchange":
        t.play(t.options[0])
    assert t.names(t.state.outer_discard) == ["inferius"]
    assert t.names(t.state.middle_discard) == ["grindylow"]


# -- Galleons, purchases, Hallows -------------------------------------------------------------------------


@pytest.mark.rule("T-381")
def test_galleons_may_be_ditched_at_the_end_of_the_turn() -> None:
    t = table(plain(ORDER, "gringotts_bank", galleons=2), FAR).play(
        die("movement", 2), "move:st_mungos", "ditch:galleon"
    )
    assert t.hero().galleons == 1
    assert t.state.gold["st_mungos"] == 1


@pytest.mark.rule("T-382")
def test_galleons_on_a_space_do_not_reduce_the_draw() -> None:
    t = table(plain(ORDER, "gringotts_bank"), FAR, outer=["aurors"], gold={"leaky_cauldron": 3})
    t.play(*CAULDRON)
    assert t.lying("leaky_cauldron") == ["aurors"]


@pytest.mark.rule("T-430")
@pytest.mark.parametrize("card", ["lantern", "hidden_hallow"])
def test_ditched_purchases_and_hallows_lie_on_the_space_and_can_be_collected(card: str) -> None:
    t = table(plain(ORDER, "gringotts_bank", objects=[card]), FAR).play(
        die("movement", 2), "move:st_mungos"
    )
    t.play(f"ditch:{card}")
    assert t.lying("st_mungos") == [card]
    other = table(plain(ORDER, "gringotts_bank"), FAR, board={"st_mungos": [card]})
    other.play(die("movement", 2), "move:st_mungos", f"take:{card}")
    assert other.objects() == [card]


@pytest.mark.rule("T-425")
def test_nobody_carries_two_hallows() -> None:
    carrier = plain(ORDER, "gringotts_bank", objects=["hidden_hallow"])
    t = table(carrier, FAR, board={"st_mungos": ["hidden_hallow"]}).play(
        die("movement", 2), "move:st_mungos"
    )
    assert t.prompt != "collect"
    assert t.objects() == ["hidden_hallow"]


@pytest.mark.rule("T-426")
def test_a_discarded_hallow_can_be_gained_again() -> None:
    box = table(plain(ORDER, "azkaban"), FAR).state
    before, hallow = len(box.hallows), box.faces[box.hallows[0]]
    t = table(plain(ORDER, "room_of_requirement", objects=[hallow]), FAR)
    assert len(t.state.hallows) == before - 1
    t.play("enter")
    assert len(t.state.hallows) == before


@pytest.mark.rule("T-427")
def test_a_challenge_that_can_be_paid_at_once_is_paid_at_once() -> None:
    rich = plain(ORDER, "courtyard", galleons=2)
    t = table(rich, FAR).play(
        die("movement", 2), "move:quidditch_pitch", "yes", die("space", 6)
    )  # 2 Galleons
    assert t.hero().galleons == 0
    assert t.hero().challenge == ""
    assert len(t.hero().objects) == 1


@pytest.mark.rule("T-428")
def test_with_an_empty_hallow_pile_no_challenge_is_completed() -> None:
    def none_left(g: Talisman) -> None:
        g.hallows = []

    t = table(plain(ORDER, "courtyard", galleons=2), FAR, arrange=none_left)
    t.play(die("movement", 2), "move:quidditch_pitch", "yes", die("space", 6))
    assert t.hero().galleons == 2
    assert t.hero().challenge != ""
