"""Encounter cards whose texts are ours (canon 15.2, 15.3)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.talisman.scenario import Situation, table
from tests.games.talisman.scenarios.folk import DRACO, LUCIUS, MCGONAGALL, plain
from tests.stage import dice, die

STREET = "london_streets_a"  # 1 London card, two spaces clockwise from Azkaban
LAWN = "castle_lawn_a"  # 1 Grounds card, two spaces clockwise from the Black Lake


def draws_in_london(card: str, sheet: str = MCGONAGALL, *others: Any, **fields: Any) -> Situation:
    """A Character that has walked from Azkaban and drawn this card."""
    t = table(
        plain(sheet, "azkaban", **fields),
        *(others or (FAR if sheet != DRACO else FAR_LUCIUS,)),
        outer=[card],
    )
    return t.play(die("movement", 2), f"move:{STREET}")


def draws_in_the_grounds(
    card: str, sheet: str = MCGONAGALL, *others: Any, **fields: Any
) -> Situation:
    t = table(
        plain(sheet, "black_lake", **fields),
        *(others or (FAR if sheet != DRACO else FAR_LUCIUS,)),
        middle=[card],
    )
    return t.play(die("movement", 2), f"move:{LAWN}")


FAR = plain(DRACO, "potions_classroom")  # in neither Region
FAR_LUCIUS = plain(LUCIUS, "potions_classroom")


# -- Events -----------------------------------------------------------------------------------------------


def test_the_dark_mark_costs_every_order_character_in_london_life_or_fate() -> None:
    t = draws_in_london(
        "dark_mark",
        LUCIUS,
        plain(MCGONAGALL, "hogsmeade", fate=1),
        plain("harry_potter_b", "the_burrow"),
        plain("rubeus_hagrid_b", "owlery"),
    )
    assert (t.prompt, t.seat, t.options) == ("choose", 1, ("choose:life", "choose:fate"))
    t.play("choose:fate")
    assert t.hero(1).fate == 0
    assert t.hero(2).life == 3  # without Fate there is no choice
    assert t.hero(3).life == 5
    assert t.hero(0).life == 4
    assert t.names(t.state.outer_discard) == ["dark_mark"]


def test_the_prophets_headline_turns_the_token_after_the_flip() -> None:
    t = draws_in_london("prophet_headline")
    assert t.state.advantage == "death_eaters"
    t.play("side:order")
    assert t.state.advantage == "order"


def test_the_educational_decree_forbids_spells_until_the_drawers_next_turn() -> None:
    t = table(
        plain(MCGONAGALL, "azkaban"),
        plain(DRACO, "privet_drive_4", spells=["expulso"]),
        outer=["educational_decree"],
    )
    t.play(
        "pass", die("movement", 2), "pass", f"move:{STREET}", "pass"
    )  # asked before moving, after the roll, before the draw
    assert (t.prompt, t.seat) == ("roll movement", 1)  # and no more, in the own turn neither
    t.play(die("movement", 2), "move:st_mungos")
    assert (t.prompt, t.seat, t.active) == ("spell.turn_start", 1, 0)
    assert t.names(t.state.outer_discard) == ["educational_decree"]


@pytest.mark.parametrize("spells", [[], ["expecto_patronum"]])
def test_the_howler_takes_a_spell_or_a_turn(spells: list[str]) -> None:
    t = draws_in_london("howler", spells=spells)
    if spells:
        assert t.options == ("choose:spell", "choose:turn")
        t.play("choose:spell")
        assert t.spells() == []
        assert not t.hero().miss
    else:
        assert t.hero().miss


def test_the_gringotts_break_in_is_rolled_for_by_everybody_in_london() -> None:
    t = draws_in_london(
        "gringotts_break_in",
        MCGONAGALL,
        plain(LUCIUS, "hogsmeade", galleons=2),
        plain(DRACO, "owlery", galleons=2),
    )
    t.play(die("event", 5), die("event", 2))
    assert [t.hero(seat).galleons for seat in range(3)] == [1, 1, 2]


def test_the_tournament_has_one_champion_or_none() -> None:
    rival = plain(LUCIUS, "owlery", magic=4)
    t = draws_in_the_grounds("triwizard_tournament", MCGONAGALL, rival)
    t.play(die("event", 3), die("event", 2))
    assert (t.hero(0).fate, t.hero(0).galleons) == (1, 1)
    t = draws_in_the_grounds("triwizard_tournament", MCGONAGALL, rival)
    t.play(die("event", 3), die("event", 3))
    assert (t.hero(0).fate, t.hero(1).fate) == (0, 0)


def test_peeves_takes_an_object_or_a_galleon_from_everybody_in_the_grounds() -> None:
    t = draws_in_the_grounds(
        "peeves_on_the_loose",
        MCGONAGALL,
        plain(LUCIUS, "owlery", galleons=1, objects=["wand"]),
        plain(DRACO, "hogsmeade", galleons=1),
    )
    assert t.seat == 1
    t.play("choose:object")
    assert t.objects(1) == []
    assert (t.hero(1).galleons, t.hero(2).galleons) == (1, 1)


def test_darkness_powder_stops_attacks_on_characters() -> None:
    t = draws_in_the_grounds("darkness_powder", MCGONAGALL, plain(LUCIUS, "quidditch_pitch"))
    t.play(die("movement", 1), f"move:{LAWN}", die("voldemort", 1))
    assert t.prompt != "encounter"  # a Death Eater on McGonagall's space could else fight her


def test_the_battle_of_hogwarts_moves_voldemort_and_doubles_the_advantage() -> None:
    t = draws_in_the_grounds(
        "battle_of_hogwarts", MCGONAGALL, plain(LUCIUS, "quidditch_pitch", magic=5)
    )
    assert t.prompt == "roll voldemort"
    t.play(die("voldemort", 1))
    assert t.state.voldemort == "room_of_requirement"
    t.play(
        die("movement", 1),
        f"move:{LAWN}",
        die("voldemort", 1),
        "move:astronomy_tower",
        "fight:0",
        die("attack", 3),
        die("attack", 3),
    )
    assert t.scores == (5 + 2 + 3, 4 + 3)  # the token was turned to the Death Eaters by the Event


def test_the_yule_ball_heals_everybody() -> None:
    t = draws_in_the_grounds(
        "yule_ball", MCGONAGALL, plain(LUCIUS, "azkaban", life=1), plain(DRACO, "owlery"), life=2
    )
    assert [t.hero(seat).life for seat in range(3)] == [3, 2, 4]


def test_the_mandrakes_cry_reaches_everybody_on_the_space() -> None:
    t = draws_in_the_grounds(
        "mandrake_cry",
        MCGONAGALL,
        plain("harry_potter_b", LAWN, fate=1),
        plain(DRACO, "owlery", fate=1),
    )
    assert t.hero(0).miss  # without Fate there is no choice
    assert (t.seat, t.options) == (1, ("choose:fate", "choose:turn"))
    t.play("choose:fate")
    assert (t.hero(1).fate, t.hero(1).miss) == (0, False)
    assert t.hero(2).fate == 1


# -- Followers --------------------------------------------------------------------------------------------


def test_kingsley_helps_against_enemies_only() -> None:
    t = draws_in_london("aurors", followers=["kingsley_shacklebolt"])
    t.play(die("attack", 3), die("enemy", 3))
    assert t.scores[0] == 4 + 1 + 3
    t = table(
        plain(MCGONAGALL, "azkaban", followers=["kingsley_shacklebolt"]),
        plain(DRACO, STREET),
        advantage="order",
    )
    t.play(die("movement", 2), f"move:{STREET}", "fight:1", die("attack", 3), die("attack", 3))
    assert t.scores[0] == 4 + 1 + 3  # the +1 is the Advantage


def test_moody_looks_at_the_top_card_before_moving() -> None:
    t = table(plain(MCGONAGALL, "azkaban", followers=["mad_eye_moody"]), FAR, outer=["doxies"])
    assert t.options == ("roll", "use:mad_eye_moody")
    t.play("use:mad_eye_moody")
    assert t.prompt == "roll movement"  # once looked, nothing is left to choose
    assert t.view(0).outer.top == ["doxies"]
    assert t.view(1).outer.top == []


def test_molly_heals_in_london_unless_life_was_lost() -> None:
    t = table(plain(MCGONAGALL, "azkaban", life=2, followers=["molly_weasley"]), FAR)
    t.play(die("movement", 5), "move:hogsmeade", "choose:madam_puddifoot", "end", die("ability", 5))
    assert t.hero().life == 3
    t = table(plain(MCGONAGALL, "azkaban", life=2, followers=["molly_weasley"]), FAR)
    t.play(die("movement", 2), "move:malfoy_manor", "end")
    assert t.active == 1


def test_sirius_ignores_some_results_at_azkaban() -> None:
    t = table(plain(MCGONAGALL, "malfoy_manor", followers=["sirius_black"]), FAR)
    t.play(die("movement", 2), "move:azkaban", die("space", 2))
    assert not t.hero().miss


def test_mundungus_takes_a_galleon_more_and_the_carrows_a_fate() -> None:
    t = table(
        plain(MCGONAGALL, "azkaban", magic=9, followers=["mundungus_fletcher"]),
        plain(DRACO, STREET, galleons=2),
    )
    t.play(
        die("movement", 2),
        f"move:{STREET}",
        "fight:1",
        die("attack", 3),
        die("attack", 3),
        "no",
        "galleon",
    )
    assert (t.hero(0).galleons, t.hero(1).galleons) == (2, 0)
    t = table(
        plain(LUCIUS, "azkaban", magic=9, followers=["alecto_and_amycus"]),
        plain(MCGONAGALL, STREET, fate=1),
    )
    t.play(
        die("movement", 2),
        f"move:{STREET}",
        "fight:1",
        "fight",
        die("attack", 3),
        die("attack", 3),
        "nothing",
    )
    assert t.hero(1).fate == 0


def test_scabior_takes_fate_from_an_order_character_where_the_move_ends() -> None:
    t = table(plain(LUCIUS, "azkaban", followers=["scabior"]), plain(MCGONAGALL, STREET, fate=1))
    t.play(die("movement", 2), f"move:{STREET}", "yes")
    assert (t.hero(0).fate, t.hero(1).fate) == (1, 0)
    assert t.prompt == "encounter"


def test_barty_crouch_changes_an_observers_die_once_a_turn() -> None:
    t = draws_in_london("dolores_umbridge", DRACO, followers=["barty_crouch_jr"], magic=4)
    t.play(die("observer", 5))
    assert (t.prompt, t.options) == ("nudge", ("keep", "up", "down"))
    t.play("up")
    assert len(t.spells()) == 1


def test_karkaroff_is_discarded_to_evade() -> None:
    t = draws_in_london("aurors", LUCIUS, followers=["igor_karkaroff"])
    t.play("evade:igor_karkaroff")
    assert t.followers() == []
    assert t.lying(STREET) == ["aurors"]
    assert t.active == 1


def test_ron_adds_one_once_a_turn_if_asked() -> None:
    t = draws_in_london("aurors", followers=["ron_weasley"])
    t.play("yes", die("attack", 3), die("enemy", 3))
    assert t.scores[0] == 4 + 1 + 3


def test_lupin_helps_against_dementors_and_the_boggart() -> None:
    t = draws_in_london("dementor", followers=["remus_lupin"])
    t.play(die("attack", 3), die("enemy", 3))
    assert t.scores[0] == 4 + 1 + 3
    t = table(plain(MCGONAGALL, "transfiguration_classroom", followers=["remus_lupin"]), FAR)
    t.play(
        "roll",
        die("movement", 2),
        dice("space", 2, 3),
        "stat:magic",
        die("attack", 3),
        die("enemy", 3),
    )
    assert t.scores == (4 + 1 + 3, 5 + 3)


def test_hermione_and_snape_raise_the_spell_limit() -> None:
    t = table(plain(MCGONAGALL, "azkaban", followers=["hermione_granger"]), FAR)
    assert t.sheet().spell_limit == 2
    t = table(plain(LUCIUS, "azkaban", followers=["severus_snape"]), FAR)
    assert t.sheet().spell_limit == 3  # Magic 5 with Snape, and one more


def test_nagini_helps_where_voldemort_is() -> None:
    for space, bonus in (("hogsmeade", 1), ("owlery", 0)):
        t = table(
            plain(DRACO, "azkaban", followers=["nagini"]),
            FAR_LUCIUS,
            outer=["aurors"],
            voldemort=space,
        )
        t.play(die("movement", 2), f"move:{STREET}", die("attack", 3), die("enemy", 3))
        assert t.scores[0] == 3 + bonus + 3


def test_hedwig_carries_something_to_an_ally_in_the_region() -> None:
    t = table(
        plain(MCGONAGALL, "azkaban", galleons=1, objects=["wand"], followers=["hedwig"]),
        plain("harry_potter_b", "hogsmeade", objects=["wand"]),
        plain(LUCIUS, "hogsmeade"),
    )
    t.play("use:hedwig")  # the Wand would be Harry's second, so only the Galleon can go
    assert t.hero(1).galleons == 1
    assert t.prompt == "roll movement"


def test_buckbeak_gives_a_choice_of_two_movement_dice_in_the_grounds() -> None:
    t = table(plain(MCGONAGALL, "owlery", followers=["buckbeak"]), FAR)
    t.play(die("movement", 1), dice("movement", 4), "die:4")
    assert t.ask.args == {"steps": 4}


def test_a_thestral_goes_anywhere_in_london_or_the_grounds_once() -> None:
    t = table(plain(MCGONAGALL, "azkaban", followers=["thestral"]), FAR)
    t.play("ride:thestral")
    assert len(t.options) == 35
    t.play("move:greenhouses")
    assert t.hero().space == "greenhouses"
    assert t.followers() == []


# -- Enemies ----------------------------------------------------------------------------------------------


def test_a_dementor_takes_fate_as_well() -> None:
    t = draws_in_london("dementor", fate=0, magic=4)
    t.play(die("attack", 1), die("enemy", 6))
    assert t.hero().life == 3
    t = table(plain(MCGONAGALL, "azkaban", fate=1), FAR, outer=["dementor"])
    t.play(die("movement", 2), "keep", f"move:{STREET}", die("attack", 1), die("enemy", 6))
    assert (t.hero().life, t.hero().fate) == (3, 0)


def test_dudleys_gang_takes_a_galleon_instead_of_a_life() -> None:
    t = draws_in_london("dudleys_gang", galleons=1)
    t.play(die("attack", 1), die("enemy", 6), "yes")
    assert (t.hero().life, t.hero().galleons) == (4, 0)


def test_the_hag_takes_an_object_instead_of_a_life() -> None:
    t = draws_in_london("knockturn_hag", objects=["lantern"])
    t.play(die("attack", 1), die("enemy", 6), "yes")
    assert (t.hero().life, t.objects()) == (4, [])


def test_the_dragon_leaves_a_galleon_and_the_basilisk_a_lost_turn() -> None:
    t = draws_in_london("gringotts_dragon", might=9)
    t.play(die("attack", 3), die("enemy", 1))
    assert t.hero().galleons == 1
    t = draws_in_the_grounds("basilisk")
    t.play(die("attack", 1), die("enemy", 6))
    assert t.hero().miss


def test_fluffy_lets_one_pass_for_an_object() -> None:
    t = draws_in_the_grounds("fluffy", objects=["lantern"])
    t.play("bribe:fluffy")
    assert t.objects() == []
    assert t.lying(LAWN) == ["fluffy"]


def test_a_lantern_beats_the_devils_snare() -> None:
    t = draws_in_the_grounds("devils_snare", objects=["lantern"])
    t.play("beat:devils_snare")
    assert t.trophies() == ["devils_snare"]
    assert t.objects() == ["lantern"]


# -- Observers and Places ---------------------------------------------------------------------------------


def test_rita_skeeter_is_paid_or_rolled_for() -> None:
    t = draws_in_london("rita_skeeter", galleons=1)
    assert t.state.advantage == "order"
    t.play("no", die("observer", 1))  # without Fate there is nothing to lose by the roll
    assert t.hero().galleons == 1
    assert draws_in_london("rita_skeeter").prompt == "roll observer"  # who cannot pay is not asked
    t = draws_in_london("rita_skeeter", LUCIUS, galleons=1)
    t.play("yes")
    assert (t.hero().galleons, t.state.advantage) == (0, "death_eaters")
    assert t.lying(STREET) == ["rita_skeeter"]


def test_ollivander_gives_a_wand_or_sells_magic() -> None:
    t = draws_in_london("garrick_ollivander")
    assert t.objects() == ["wand"]
    assert t.names(t.state.outer_discard) == ["garrick_ollivander"]
    t = draws_in_london("garrick_ollivander", objects=["wand"], galleons=2)
    t.play("yes")
    assert (t.hero().magic, t.hero().galleons) == (5, 0)


def test_the_knight_bus_takes_one_anywhere_in_london_for_a_galleon() -> None:
    t = draws_in_london("stan_shunpike", galleons=1)
    t.play("yes", "move:st_mungos")
    assert t.hero().space == "st_mungos"
    assert t.lying(STREET) == ["stan_shunpike"]


@pytest.mark.parametrize(("sheet", "fate", "galleons"), [(MCGONAGALL, 0, 0), (LUCIUS, 1, 1)])
def test_fudge_treats_the_sides_differently(sheet: str, fate: int, galleons: int) -> None:
    t = table(plain(sheet, "azkaban", fate=1), FAR, outer=["cornelius_fudge"])
    t.play(die("movement", 2), "keep", f"move:{STREET}")
    assert (t.hero().fate, t.hero().galleons) == (fate, galleons)


def test_trelawney_rewards_a_right_guess() -> None:
    t = draws_in_the_grounds("sybill_trelawney")
    t.play("predict:4", die("observer", 4))
    assert t.hero().magic == 5
    t = draws_in_the_grounds("sybill_trelawney")
    t.play("predict:4", die("observer", 5))
    assert t.hero().fate == 1
    assert not t.hero().held


def test_sprout_filch_and_the_kitchens() -> None:
    t = draws_in_the_grounds("pomona_sprout", life=1, galleons=1)
    t.play("yes")
    assert (t.hero().life, t.hero().galleons) == (3, 0)
    t = draws_in_the_grounds("argus_filch", objects=["lantern"])
    t.play("choose:object")
    assert t.objects() == []
    t = draws_in_the_grounds("hogwarts_kitchens", life=1)
    assert t.hero().life == 2


def test_the_hogwarts_express_sells_from_its_trolley() -> None:
    t = draws_in_london("hogwarts_express", galleons=3)
    assert t.offered("buy") == ["chocolate_frogs", "every_flavour_beans", "lantern", "portkey"]
    t.play("buy:portkey")
    assert t.hero().galleons == 0
    assert t.objects() == ["portkey"]


def test_borgin_and_burkes_buys_objects_and_sells_spells() -> None:
    t = draws_in_london("borgin_and_burkes", objects=["lantern"])
    t.play("yes")
    assert (t.objects(), t.hero().galleons) == ([], 2)
    t = table(
        plain(MCGONAGALL, "azkaban", galleons=3),
        FAR,
        outer=["borgin_and_burkes"],
        spell_deck=["expulso", "lumos"],
    )
    t.play(die("movement", 2), f"move:{STREET}", "yes", "spell:expulso")
    assert t.spells() == ["lumos"]


def test_shell_cottage_is_gone_after_three_visits() -> None:
    t = table(
        plain(MCGONAGALL, "azkaban", life=1),
        FAR,
        board={STREET: ["shell_cottage"]},
        arrange=lambda g: g.visits.update({str(g.board[STREET][0]): 2}),
    )
    t.play(die("movement", 2), f"move:{STREET}")
    assert t.hero().life == 2
    assert t.lying(STREET) == []
    assert t.names(t.state.outer_discard) == ["shell_cottage"]


def test_the_shack_the_mirror_and_umbridge() -> None:
    t = draws_in_the_grounds("shrieking_shack")
    t.play(die("place", 1), die("attack", 3), die("enemy", 1))
    assert t.scores == (2 + 3, 5 + 1)
    assert t.hero().life == 3
    t = draws_in_the_grounds("mirror_of_erised")
    t.play("choose:challenge", die("place", 5))
    assert t.hero().challenge == "give_three_galleons"
    assert t.names(t.state.middle_discard) == ["mirror_of_erised"]
    t = draws_in_london("dolores_umbridge")
    t.play(die("observer", 1))
    assert t.hero().life == 3


# -- Objects ----------------------------------------------------------------------------------------------


def test_the_deluminator_evades_or_leads_to_an_ally() -> None:
    t = table(
        plain(MCGONAGALL, "azkaban", objects=["deluminator"]),
        plain("harry_potter_b", "st_mungos"),
    )
    t.play("ride:deluminator")
    assert t.hero().space == "st_mungos"
    assert t.objects() == []


def test_a_sneakoscope_helps_who_is_attacked() -> None:
    t = table(
        plain(LUCIUS, "azkaban"),
        plain("harry_potter_b", STREET, objects=["sneakoscope"]),
        advantage="death_eaters",
    )
    t.play(die("movement", 2), f"move:{STREET}", "fight:1", die("attack", 3), die("attack", 3))
    assert t.scores == (4 + 1 + 3, 3 + 1 + 3)


def test_extendable_ears_hear_spells_within_three_spaces() -> None:
    t = table(
        plain(MCGONAGALL, "azkaban", objects=["extendable_ears"]),
        plain(LUCIUS, "knockturn_alley", spells=["expecto_patronum"]),
        plain(DRACO, "godrics_hollow", spells=["expecto_patronum"]),
    )
    t.play("use:extendable_ears")
    assert t.sheet(1).spells == ["expecto_patronum"]
    assert t.sheet(2).spells == []
    assert t.prompt == "roll movement"


def test_brooms_change_the_distance_but_not_the_die() -> None:
    t = table(plain(MCGONAGALL, "azkaban", objects=["firebolt"]), FAR)
    t.play(die("movement", 1))
    assert t.options == ("steps:1", "steps:2")
    t.play("steps:2", f"move:{STREET}")
    assert t.prompt == "roll voldemort"
    t = table(plain(MCGONAGALL, "azkaban", objects=["nimbus_2000"]), FAR)
    t.play(die("movement", 3))
    assert t.options == ("steps:3", "steps:4")


def test_a_time_turner_gives_one_more_turn() -> None:
    t = table(plain(MCGONAGALL, "azkaban", objects=["time_turner"]), FAR)
    t.play(
        die("movement", 5),
        "move:hogsmeade",
        "choose:madam_puddifoot",
        "done",
        "use:time_turner",
        "yes",
    )
    assert (t.active, t.state.extra_turn, t.objects()) == (0, True, [])


def test_felix_felicis_is_drunk_for_three_fate() -> None:
    t = table(plain(MCGONAGALL, "azkaban", objects=["felix_felicis"]), FAR)
    t.play("use:felix_felicis")
    assert (t.hero().fate, t.objects()) == (3, [])


def test_pouches_are_turned_into_galleons() -> None:
    t = draws_in_london("pouch_of_galleons")
    t.play("take:pouch_of_galleons")
    assert t.hero().galleons == 2
    assert t.names(t.state.outer_discard) == ["pouch_of_galleons"]
