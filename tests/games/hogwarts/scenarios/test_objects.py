"""Object tokens: picking up, swapping, spending, and the powers of special ones (H-062 to H-077)."""

import pytest

from tests.games.hogwarts.stage import Situation, before, hero, table
from tests.stage import dice

FAR = hero("ron_weasley", at="l09")
SIX = ["cauldron", "nagini", "mandrake", "prophecy", "golden_egg", "winged_key"]


@pytest.mark.rule("H-062")
def test_an_object_is_picked_up_in_passing_and_the_move_goes_on() -> None:
    t = table(hero("harry_potter", at="g15"), FAR, lying={"g16": "nagini"})
    # two ways lead there, over the clearing and past Aragog; the one with more to pick up is the one worth asking
    t.play(dice("move", 1, 1), "move:g18", "pick:nagini")
    assert (t.at(), t.sheet().objects, t.sheet().hp) == ("g18", ["nagini"], 10)


@pytest.mark.rule("H-062")
def test_where_ways_differ_in_what_they_pass_one_is_asked_which() -> None:
    """To the glade over the clearing or past Aragog: one object lies on each way."""
    t = table(hero("harry_potter", at="g15"), FAR, lying={"g16": "nagini", "g17": "mandrake"})
    t.play(dice("move", 1, 1), "move:g18")
    assert (t.prompt, t.options) == ("way", ("way:g16", "way:g17"))
    t.play("way:g17", "pick:mandrake")
    assert (t.at(), t.sheet().objects, t.where("nagini")) == ("g18", ["mandrake"], "g16")


@pytest.mark.rule("H-062")
def test_an_object_on_the_last_space_can_be_taken_too() -> None:
    t = table(hero("harry_potter", at=before("e10")), FAR, lying={"e10": "nagini"})
    t.play(dice("move", 1, 1), "move:e10", "pick:nagini")
    assert (t.where("nagini"), t.sheet().objects) == ("", ["nagini"])


@pytest.mark.rule("H-062")
def test_a_token_where_the_move_begins_stays_there() -> None:
    """C-96."""
    t = table(hero("harry_potter", at="e10"), FAR, lying={"e10": "nagini"})
    t.play(dice("move", 1, 1), "move:e12")
    assert (t.seat, t.where("nagini")) == (1, "e10")


@pytest.mark.rule("H-063")
def test_no_more_than_two_objects_in_a_turn() -> None:
    t = table(
        hero("harry_potter", at="g15"), FAR, lying={"g16": ["nagini", "mandrake", "prophecy"]}
    )
    t.play(dice("move", 1, 1), "move:g18", "pick:nagini", "pick:mandrake")
    assert (t.sheet().objects, t.where("prophecy"), t.seat) == (["nagini", "mandrake"], "g16", 1)


@pytest.mark.rule("H-064", "H-065")
def test_with_six_held_one_can_only_swap() -> None:
    t = table(
        hero("harry_potter", at=before("e10"), objects=SIX), FAR, lying={"e10": "deluminator"}
    )
    t.play(dice("move", 1, 1), "move:e10")
    assert (t.prompt, t.offered("leave")) == ("swap", sorted(SIX, key=lambda o: t.sheet().objects.index(o)))  # fmt: skip
    t.play("leave:nagini")
    assert (t.where("nagini"), len(t.sheet().objects)) == ("e10", 6)
    assert "deluminator" in t.sheet().objects


@pytest.mark.rule("H-065", "H-067")
def test_nobody_is_forced_to_swap() -> None:
    t = table(
        hero("harry_potter", at=before("e10"), objects=SIX, missions=["free_the_house_elf"]),
        FAR,
        lying={"e10": "dobbys_sock"},
    )
    t.play(dice("move", 1, 1), "move:e10", "leave")
    assert t.where("dobbys_sock") == "e10"


@pytest.mark.rule("H-065", "H-051")
def test_a_swap_for_a_mission_keeps_what_the_mission_needs() -> None:
    """C-100: who stops for a mission because of what he picks up has to pick it up."""
    six = ["golden_egg", "cauldron", "nagini", "mandrake", "prophecy", "winged_key"]
    t = table(
        hero("harry_potter", at="g25", objects=six, missions=["second_task_the_lake"]), FAR,
        lying={"g20": "dobbys_sock"},
    )  # fmt: skip
    t.play(dice("move", 1, 2), "move:g21")
    assert (t.prompt, "golden_egg" in t.offered("leave"), "leave" in t.options) == ("swap", False, False)  # fmt: skip
    t.play("leave:nagini")
    assert t.view().fight is not None


@pytest.mark.rule("H-066")
def test_an_empty_rosette_means_nothing() -> None:
    t = table(hero("harry_potter", at=before("e10")), FAR).play(dice("move", 1, 1), "move:e10")
    assert (t.seat, t.told("picked")) == (1, [])


@pytest.mark.rule("H-067")
def test_objects_of_own_missions_must_be_taken_others_may() -> None:
    place = hero("harry_potter", at=before("e10"), missions=["free_the_house_elf"])
    t = table(place, FAR, lying={"e10": ["dobbys_sock", "nagini"]}).play(
        dice("move", 1, 1), "move:e10"
    )
    assert t.sheet().objects == ["dobbys_sock"]
    assert t.options == ("pick:nagini", "leave")
    t = table(place, FAR, lying={"e10": "dobbys_sock"}, must_collect=False)
    t.play(dice("move", 1, 1), "move:e10", "leave")
    assert t.sheet().objects == []


_DUTIES = {"missions": ["bone_flesh_and_blood", "free_the_house_elf"]}


@pytest.mark.rule("H-067", "H-063")
def test_duties_on_the_way_can_leave_no_room_for_what_a_mission_still_needs() -> None:
    """C-06, C-100: two objects that must be taken lie before the sock, so the sock cannot be, nor the mission tried."""
    lying = {"c10": ["cauldron", "fathers_bone"], "e12": "dobbys_sock"}
    t = table(hero("harry_potter", at="n01", **_DUTIES), FAR, lying=lying).play(dice("move", 2, 3))
    assert "e06" not in t.offered("move")
    # Free hands for one only: the second would be a swap, to which nobody is forced, and so room is left.
    five = ["nagini", "mandrake", "prophecy", "winged_key", "golden_egg"]
    t = table(hero("harry_potter", at="n01", objects=five, **_DUTIES), FAR, lying=lying)
    t.play(dice("move", 2, 3), "move:e06", "leave:nagini")
    assert {"cauldron", "dobbys_sock"} < set(t.sheet().objects)
    assert t.state.fight is not None


@pytest.mark.rule("H-067")
def test_who_stops_for_a_mission_takes_what_he_must_on_the_way() -> None:
    lying = {"c10": "cauldron", "e12": "dobbys_sock"}
    t = table(hero("harry_potter", at="n01", **_DUTIES), FAR, lying=lying)
    t.play(dice("move", 2, 3), "move:e06")
    assert set(t.sheet().objects) == {"cauldron", "dobbys_sock"}
    assert t.state.fight is not None


@pytest.mark.rule("H-067")
def test_a_team_mates_mission_obliges_nobody() -> None:
    """C-110."""
    t = table(
        hero("harry_potter", at=before("e10")),
        hero("ron_weasley", at="l09", missions=["free_the_house_elf"]),
        lying={"e10": "dobbys_sock"},
        variant="team",
    )
    t.play(dice("move", 1, 1), "move:e10")
    assert t.options == ("pick:dobbys_sock", "leave")


@pytest.mark.rule("H-068")
def test_ordinary_objects_of_a_completed_mission_go_to_any_special_place() -> None:
    t = table(
        hero("harry_potter", at="g21", hp=30, missions=["second_task_the_lake"],
             objects=["golden_egg", "dobbys_sock"]),
        FAR,
        lying={"p3": "nagini"},
    )  # fmt: skip
    t.play("attempt:second_task_the_lake", dice("attack", 6, 6, 6, 6), dice("attack", 6, 6, 6, 6))
    assert t.offered("to") == ["p1", "p2", "p3", "p4", "p5", "p6", "p7", "p8"]
    t.play("to:p3", "to:p8")
    assert (t.where("dobbys_sock"), t.where("golden_egg"), t.where("nagini")) == ("p3", "p8", "p3")


def duelling(**fields: object) -> Situation:
    """At the start of a duel with Blaise Zabini: 4 HP, resistance 3."""
    t = table(hero("neville_longbottom", at=before("n07"), **fields), FAR, duel=["blaise_zabini"])
    return t.play(dice("move", 1, 1), "move:n07")


@pytest.mark.rule("H-069")
def test_a_used_special_object_goes_to_a_free_rosette_of_diagon_alley() -> None:
    t = table(
        hero("neville_longbottom", at=before("n07"), objects=["elder_wand"]),
        FAR,
        duel=["blaise_zabini"],
        lying={"l09": "nagini"},
    )
    t.play(dice("move", 1, 1), "move:n07", "use:elder_wand")
    assert t.offered("to") == ["l05", "l13"]
    t.play("to:l13")
    assert t.where("elder_wand") == "l13"


@pytest.mark.rule("H-069")
def test_it_stacks_only_if_no_rosette_is_free() -> None:
    t = table(
        hero("neville_longbottom", at=before("n07"), objects=["elder_wand"]),
        FAR,
        duel=["blaise_zabini"],
        lying={"l09": "nagini", "l05": "mandrake", "l13": "prophecy"},
    )
    t.play(dice("move", 1, 1), "move:n07", "use:elder_wand")
    assert t.offered("to") == ["l05", "l09", "l13"]


@pytest.mark.rule("H-070", "H-071", "H-224")
def test_the_elder_wand_gives_one_more_die_for_one_fight() -> None:
    t = duelling(objects=["elder_wand"]).play("use:elder_wand", "to:l05")
    assert t.dice == 4  # Neville's three and one
    t.play(dice("attack", 1, 1, 1, 1))
    assert (t.sheet().objects, t.dice) == ([], 4)  # until the fight ends


@pytest.mark.rule("H-072")
def test_so_does_the_sword_and_both_add_up() -> None:
    t = duelling(objects=["elder_wand", "sword_of_gryffindor"])
    t.play("use:sword_of_gryffindor", "to:l05", "use:elder_wand", "to:l09")
    assert t.dice == 5


@pytest.mark.rule("H-073")
def test_the_resurrection_stone_gives_six_hp_that_stay() -> None:
    t = duelling(objects=["resurrection_stone"]).play("begin", "use:resurrection_stone", "to:l05")
    assert t.sheet().hp == 13
    t.play(dice("attack", 6, 6, 6), dice("attack", 6, 6, 6))
    assert t.sheet().hp == 13 - 2


@pytest.mark.rule("H-224")
def test_powers_are_used_before_the_reveal_or_in_an_own_half_round() -> None:
    """Riddle's reveal takes 2 HP: only the Stone before it saves who has 2."""
    place = hero("neville_longbottom", at="e14", hp=2, missions=["first_horcrux"],
                 objects=["tom_riddles_diary", "basilisk_fang", "resurrection_stone"])  # fmt: skip
    t = table(place, FAR).play("attempt:first_horcrux", "begin")
    assert (t.at(), t.sheet().objects[-1]) == ("l00", "basilisk_fang")
    t = table(place, FAR).play("attempt:first_horcrux", "use:resurrection_stone", "to:l05")
    assert t.sheet().hp == 2 + 6 - 2


@pytest.mark.rule("H-074")
def test_the_time_turner_gives_one_more_turn_but_not_two_in_a_row() -> None:
    t = table(hero("harry_potter", at="c10", objects=["time_turner"]), FAR)
    t.play(dice("move", 1, 1), "move:c01", "use:time_turner", "to:l05")
    assert (t.seat, t.prompt, t.view().extra_turn, t.view().round) == (0, "roll move", True, 1)
    t.state.players[0].objects |= 1 << 3  # it comes back at once: the extra turn cannot be doubled
    t.state.at[3] = -1
    t.play(dice("move", 1, 1), "move:g04")
    assert t.seat == 1


@pytest.mark.rule("H-075")
def test_buckbeak_visits_any_space_of_the_other_boards_and_returns() -> None:
    t = table(
        hero("harry_potter", at="c10", objects=["buckbeak"]), hero("ron_weasley", at="h08"), lying={"p8": "nagini"}
    )  # fmt: skip
    t.play("use:buckbeak")
    assert {"l00", "l13", "p1", "p8"} <= set(t.offered("to"))
    assert not [space for space in t.offered("to") if space[0] not in "lp"]
    t.play("to:l12", "to:l05")
    assert (t.at(), t.prompt, t.where("buckbeak")) == ("c10", "roll move", "l05")
    assert t.sheet().spell_count == 0  # the space visited has no effect


@pytest.mark.rule("H-075", "H-227")
def test_a_rider_takes_objects_there() -> None:
    t = table(hero("harry_potter", at="c10", objects=["buckbeak"]), FAR, lying={"l12": "nagini"})
    t.play("use:buckbeak", "to:l12", "to:l05", "pick:nagini")
    assert (t.sheet().objects, t.at(), t.prompt) == (["nagini"], "c10", "roll move")


@pytest.mark.rule("H-076", "H-226")
def test_the_cloak_leaves_an_underage_fight_for_a_space_five_away() -> None:
    t = table(
        hero("harry_potter", at="w04"), hero("ron_weasley", at="w03", objects=["invisibility_cloak"])
    )  # fmt: skip
    t.play(dice("move", 1, 1), "use:invisibility_cloak", "to:l05")
    assert (t.prompt, t.seat) == ("flee", 1)
    assert "w03" not in t.offered("to")
    t.play(t.options[0])
    assert (t.seat, t.told("fight.won")) == (1, [])
    assert t.at(0) == "w03"


@pytest.mark.rule("H-076")
def test_a_fled_duel_is_neither_won_nor_lost() -> None:
    t = duelling(objects=["invisibility_cloak"], spells=["stupefy"])
    t.play("use:invisibility_cloak", "to:l05")
    t.play(t.options[0])
    assert (t.sheet().spells, t.seat, t.state.fight) == (["stupefy"], 1, None)


@pytest.mark.rule("H-077", "H-070")
def test_a_required_special_object_gives_its_power_in_that_fight() -> None:
    place = hero("neville_longbottom", at="t02", hp=40, missions=["lightning_struck_tower"],
                 objects=["elder_wand"])  # fmt: skip
    t = table(place, FAR).play("attempt:lightning_struck_tower", "use:elder_wand", "to:l05")
    assert t.dice == 4
    t.play(dice("attack", 6, 6, 6, 6), dice("attack", 6, 6, 6, 6), dice("attack", 6, 6, 1, 1))
    assert (t.state.scores[0], t.where("elder_wand"), t.sheet().done) == (
        110,
        "l05",
        ["lightning_struck_tower"],
    )


@pytest.mark.rule("H-225")
def test_a_required_special_object_not_used_is_kept_after_a_loss() -> None:
    place = hero("neville_longbottom", at="t02", hp=1, missions=["lightning_struck_tower"],
                 objects=["elder_wand"])  # fmt: skip
    t = table(place, FAR).play("attempt:lightning_struck_tower", "begin")
    assert (t.at(), t.sheet().objects) == ("l00", ["elder_wand"])


@pytest.mark.rule("H-226")
def test_in_underage_fights_no_other_object_works() -> None:
    t = table(
        hero("harry_potter", at="w04", objects=["elder_wand", "resurrection_stone"]), hero("ron_weasley", at="w03")
    )  # fmt: skip
    t.play(dice("move", 1, 1))
    assert t.prompt == "roll scuffle"
