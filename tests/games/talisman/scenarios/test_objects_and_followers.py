"""Objects and Followers (T-194 to T-208)."""

from __future__ import annotations

import pytest

from tests.games.talisman.scenario import Situation, hero, table
from tests.games.talisman.scenarios.arrivals import bystander, to, visitor
from tests.stage import die

LEAKY = "leaky_cauldron"  # draws 1, London
LAWN = "castle_lawn_b"  # draws 1, Grounds
CALM = "st_mungos"  # nothing happens there to a healthy Character
FOUR = ["wand", "lantern", "floo_powder", "chocolate_frogs"]


def finds(card: str, sheet: str = "minerva_mcgonagall_b", **fields: object) -> Situation:
    """A Character that finds a card of the London deck at the Leaky Cauldron."""
    return table(visitor(sheet, LEAKY, **fields), bystander(), outer=[card]).play(*to(LEAKY))


def in_the_grounds(card: str, sheet: str = "minerva_mcgonagall_b", **fields: object) -> Situation:
    """A Character that finds a card of the Grounds deck on a Castle Lawn."""
    return table(visitor(sheet, LAWN, **fields), bystander(), middle=[card]).play(*to(LAWN))


# -- the Object limit -------------------------------------------------------------------------------------


@pytest.mark.rule("T-194")
def test_four_objects_can_be_carried_and_not_five() -> None:
    t = finds("nimbus_2000", objects=FOUR[:3]).play("take:nimbus_2000")
    assert t.objects() == [*FOUR[:3], "nimbus_2000"]
    assert t.prompt == "turn.end"
    t = finds("nimbus_2000", objects=FOUR).play("take:nimbus_2000")
    assert t.prompt == "excess.objects"
    t.play("ditch:lantern")
    assert len(t.objects()) == 4
    assert t.prompt != "excess.objects"


@pytest.mark.rule("T-195")
@pytest.mark.parametrize(
    ("sheet", "carrier", "limit"),
    [
        ("minerva_mcgonagall_b", {"objects": ["beaded_bag"]}, 9),  # the bag itself does not count
        ("minerva_mcgonagall_b", {"followers": ["grawp"]}, 8),
        ("bellatrix_lestrange_b", {"followers": ["troll"]}, 8),
    ],
)
def test_bag_grawp_and_troll_raise_the_limit_by_four(
    sheet: str, carrier: dict[str, list[str]], limit: int
) -> None:
    goods = [*FOUR, "every_flavour_beans", "exploding_bonbons", "portkey"]
    carried = [*carrier.get("objects", []), *goods]
    followers = carrier.get("followers", [])
    t = table(
        visitor(sheet, LEAKY, objects=carried, followers=followers),
        bystander(),
        board={LEAKY: ["nimbus_2000", "deluminator"]},
    )
    assert t.sheet().object_limit == limit
    t.play("roll", *to(LEAKY), "take:nimbus_2000")  # the Portkey is not used
    assert t.prompt == "collect"
    assert len(t.objects()) == len(carried) + 1 == limit
    t.play("take:deluminator")
    assert t.prompt == "excess.objects"
    t.play("ditch:deluminator")
    assert len(t.objects()) == limit
    assert t.prompt == "turn.end"


@pytest.mark.rule("T-196")
def test_who_loses_the_bag_puts_down_what_is_too_much() -> None:
    t = table(
        visitor("minerva_mcgonagall_b", CALM, objects=["beaded_bag", *FOUR, "nimbus_2000"]),
        bystander(),
    )
    t.play(die("movement", 2), "steps:2", f"move:{CALM}", "ditch:beaded_bag")
    assert t.prompt == "excess.objects"
    t.play("ditch:wand")
    assert t.objects() == [*FOUR[1:], "nimbus_2000"]
    assert t.lying(CALM) == ["beaded_bag", "wand"]


@pytest.mark.rule("T-196")
def test_a_troll_left_behind_leaves_its_load_behind() -> None:
    t = table(
        visitor(
            "bellatrix_lestrange_b",
            CALM,
            objects=[*FOUR, "every_flavour_beans"],
            followers=["troll", "narcissa_malfoy", "fang", "antonin_dolohov"],
        ),
        bystander(),
    )
    t.play(*to(CALM), "end", "ditch:troll")
    assert t.prompt == "excess.objects"
    t.play("ditch:wand")
    assert t.objects() == [*FOUR[1:], "every_flavour_beans"]
    assert t.active == 1


@pytest.mark.rule("T-196")
def test_a_troll_given_for_a_life_leaves_its_load_behind() -> None:
    t = table(
        visitor(
            "peter_pettigrew_b",
            "grimmauld_place_12",
            objects=[*FOUR, "every_flavour_beans"],
            followers=["troll"],
        ),
        bystander(),
    )
    t.play(*to("grimmauld_place_12"), "lose:troll")
    assert t.prompt == "excess.objects"


@pytest.mark.rule("T-196")
def test_excess_objects_go_at_once_to_the_space_by_the_owners_choice() -> None:
    t = table(
        visitor("minerva_mcgonagall_b", LEAKY, objects=FOUR),
        bystander(),
        board={LEAKY: ["nimbus_2000", "deluminator"]},
    )
    t.play(*to(LEAKY), "take:nimbus_2000")
    assert t.prompt == "excess.objects"  # before anything else is collected
    assert t.offered("ditch") == [*FOUR, "nimbus_2000"]
    t.play("ditch:floo_powder")
    assert t.lying(LEAKY) == ["deluminator", "floo_powder"]
    shown = t.view(1).spaces[LEAKY].cards
    assert [lying.card for lying in shown] == ["deluminator", "floo_powder"]  # face up
    assert t.prompt == "collect"


@pytest.mark.rule("T-196")
def test_excess_objects_of_another_turn_go_to_the_owners_space() -> None:
    t = table(
        visitor("bellatrix_lestrange_b", LEAKY, objects=["nimbus_2000"], magic=3),
        hero("minerva_mcgonagall_b", LEAKY, objects=FOUR, fate=0, galleons=0),
    )
    t.play(
        die("movement", 2),
        "steps:2",
        f"move:{LEAKY}",
        "fight:1",
        die("attack", 1),
        die("attack", 6),
        "object:nimbus_2000",
    )
    assert (t.prompt, t.seat) == ("excess.objects", 1)
    t.play("ditch:wand")
    assert t.lying(LEAKY) == ["wand"]


@pytest.mark.rule("T-197")
def test_galleons_and_fate_are_not_objects() -> None:
    t = table(
        visitor("minerva_mcgonagall_b", LEAKY, objects=FOUR, fate=4, galleons=4),
        bystander(),
        board={LEAKY: ["pouch_of_galleons"]},
        gold={LEAKY: 3},
    )
    t.play(die("movement", 2), "keep", f"move:{LEAKY}", "take:galleons", "take:pouch_of_galleons")
    assert t.prompt == "turn.end"
    assert t.hero().galleons == 9
    assert t.objects() == FOUR
    assert t.offered("ditch") == [*FOUR, "galleon"]


# -- what may be carried ----------------------------------------------------------------------------------


@pytest.mark.rule("T-198")
def test_no_second_object_of_a_name_is_picked_up() -> None:
    t = table(
        visitor("minerva_mcgonagall_b", LEAKY, objects=["wand"]),
        bystander(),
        board={LEAKY: ["wand", "lantern"]},
    )
    t.play(*to(LEAKY))
    assert t.offered("take") == ["lantern"]


@pytest.mark.rule("T-198")
def test_no_second_object_of_a_name_is_bought_or_won() -> None:
    t = table(
        visitor("bellatrix_lestrange_b", "diagon_alley", objects=["wand"], galleons=9), bystander()
    )
    t.play(*to("diagon_alley"), "choose:flourish_and_blotts")
    assert "wand" not in t.offered("buy")
    t.play("buy:floo_powder")
    assert "floo_powder" not in t.offered("buy")
    t = table(
        visitor("bellatrix_lestrange_b", LEAKY, objects=["wand"]),
        hero("minerva_mcgonagall_b", LEAKY, fate=0, objects=["wand", "lantern"]),
    )
    t.play(*to(LEAKY), "fight:1", 6, 1)
    assert t.offered("object") == ["lantern"]


@pytest.mark.rule("T-199")
def test_everybody_sees_the_objects() -> None:
    t = table(hero("albus_dumbledore_a", objects=FOUR), bystander())
    for viewer in (0, 1, None):
        assert t.sheet(0, viewer).objects == FOUR


@pytest.mark.rule("T-200")
def test_using_an_object_is_optional() -> None:
    t = in_the_grounds("devils_snare", objects=["lantern"])
    assert t.options == ("fight", "beat:devils_snare")
    t.play("fight", die("attack", 1), die("enemy", 6))
    assert t.hero().life == 3
    assert t.trophies() == []


@pytest.mark.rule("T-200")
def test_a_broom_need_not_be_ridden() -> None:
    t = table(visitor("minerva_mcgonagall_b", CALM, objects=["firebolt"]), bystander()).play(
        die("movement", 2)
    )
    assert t.options == ("steps:2", "steps:1", "steps:3")
    t.play("steps:2")
    assert CALM in t.offered("move")


@pytest.mark.rule("T-201")
def test_an_object_of_no_use_may_be_carried_and_counts() -> None:
    glade = "centaur_clearing"  # no Magic Object can be used there
    t = table(
        visitor("minerva_mcgonagall_b", glade, objects=["marauders_map", *FOUR[:3]]),
        bystander(),
        middle=["sword_of_gryffindor"],
    )
    t.play(*to(glade), "take:sword_of_gryffindor")
    assert t.prompt == "excess.objects"
    t.play("ditch:wand")
    assert t.objects() == ["marauders_map", *FOUR[1:3], "sword_of_gryffindor"]


@pytest.mark.rule("T-201")
def test_a_portkey_of_no_use_in_the_grounds_counts_too() -> None:
    t = table(
        visitor("minerva_mcgonagall_b", LAWN, objects=FOUR),
        bystander(),
        board={LAWN: ["portkey"]},
    )
    t.play(*to(LAWN), "take:portkey")
    assert t.prompt == "excess.objects"


@pytest.mark.rule("T-202")
@pytest.mark.parametrize("find", ["pile", "deck"])
def test_a_hallow_counts_for_the_limit(find: str) -> None:
    if find == "deck":
        t = in_the_grounds("hidden_hallow", objects=FOUR).play("take:hidden_hallow")
    else:
        t = table(visitor("minerva_mcgonagall_b", "hagrids_hut", objects=FOUR), bystander())
        t.play(*to("hagrids_hut"), (4, 6))
    assert t.prompt == "excess.objects"
    t.play("ditch:wand")
    assert len(t.objects()) == 4


# -- Followers --------------------------------------------------------------------------------------------

THREE = ["nymphadora_tonks", "arthur_weasley", "sirius_black"]


@pytest.mark.rule("T-203")
@pytest.mark.rule("T-204")
def test_more_than_three_followers_are_left_at_the_end_of_the_turn() -> None:
    t = finds("kingsley_shacklebolt", followers=THREE).play("take:kingsley_shacklebolt")
    assert t.prompt == "turn.end"  # not before that
    assert len(t.followers()) == 4
    t.play("end")
    assert t.prompt == "excess.followers"
    assert t.offered("ditch") == [*THREE, "kingsley_shacklebolt"]
    t.play("ditch:arthur_weasley")
    assert t.followers() == ["nymphadora_tonks", "sirius_black", "kingsley_shacklebolt"]
    assert t.lying(LEAKY) == ["arthur_weasley"]
    assert t.active == 1


@pytest.mark.rule("T-203")
def test_three_followers_stay() -> None:
    t = finds("sirius_black", followers=THREE[:2]).play("take:sirius_black", "end")
    assert t.followers() == THREE
    assert t.active == 1


@pytest.mark.rule("T-205")
def test_discarded_followers_go_to_their_discard_pile() -> None:
    t = table(
        visitor("minerva_mcgonagall_b", "hagrids_hut", followers=["nymphadora_tonks", "fang"]),
        bystander(),
    )
    t.play(*to("hagrids_hut"), (1, 3), "lose:nymphadora_tonks")
    assert t.followers() == ["fang"]
    assert t.names(t.state.outer_discard) == ["nymphadora_tonks"]
    assert t.lying("hagrids_hut") == []


@pytest.mark.rule("T-205")
def test_a_discarded_follower_of_the_grounds_goes_to_the_grounds_pile() -> None:
    t = table(visitor("minerva_mcgonagall_b", "hagrids_hut", followers=["fang"]), bystander())
    t.play(*to("hagrids_hut"), (2, 2))
    assert t.followers() == []
    assert t.names(t.state.middle_discard) == ["fang"]


# -- ditching ---------------------------------------------------------------------------------------------


@pytest.mark.rule("T-206")
def test_objects_and_followers_may_be_ditched_at_the_end_of_the_own_turn() -> None:
    t = table(
        visitor(
            "minerva_mcgonagall_b", CALM, objects=["wand"], followers=["nymphadora_tonks", "fang"]
        ),
        bystander(objects=["lantern"]),
    )
    assert t.prompt == "roll movement"
    t.play(*to(CALM))
    assert (t.prompt, t.seat) == ("turn.end", 0)
    assert t.options == ("end", "ditch:wand", "ditch:nymphadora_tonks", "ditch:fang")
    t.play("ditch:wand", "ditch:fang", "end")
    assert t.lying(CALM) == ["wand", "fang"]
    assert (t.objects(), t.followers()) == ([], ["nymphadora_tonks"])
    assert (t.prompt, t.seat) == ("roll movement", 1)  # the other one keeps the Lantern


@pytest.mark.rule("T-207")
def test_what_was_put_down_cannot_be_taken_back_in_the_same_turn() -> None:
    t = table(
        visitor("minerva_mcgonagall_b", LEAKY, objects=FOUR),
        bystander(),
        board={LEAKY: ["nimbus_2000"]},
        gold={LEAKY: 1},
    )
    t.play(*to(LEAKY), "take:nimbus_2000", "ditch:nimbus_2000")
    assert t.prompt == "collect"
    assert t.offered("take") == ["galleons"]  # not the broom, which lies there again
    t.play("done", "ditch:lantern")
    assert t.lying(LEAKY) == ["nimbus_2000", "lantern"]
    assert t.options == ("end", "ditch:wand", "ditch:floo_powder", "ditch:chocolate_frogs")


@pytest.mark.rule("T-207")
def test_nor_what_was_ditched_before_drawing() -> None:
    t = table(
        visitor("minerva_mcgonagall_b", LEAKY, objects=["wand"], followers=["fang"]),
        bystander(),
        board={LEAKY: ["lantern"]},
        early_ditching=True,
    )
    t.play(*to(LEAKY), "ditch:wand", "ditch:fang")
    assert t.prompt == "collect"
    assert t.lying(LEAKY) == ["lantern", "wand", "fang"]
    assert t.offered("take") == ["lantern"]


@pytest.mark.rule("T-207")
def test_in_a_later_turn_it_can_be_taken_again() -> None:
    t = table(visitor("minerva_mcgonagall_b", LEAKY, objects=["wand"]), board={LEAKY: ["lantern"]})
    t.play(*to(LEAKY), "done", "ditch:wand")
    t.play(die("movement", 2), "move:malfoy_manor", die("movement", 2), f"move:{LEAKY}")
    assert t.offered("take") == ["lantern", "wand"]


# -- piles ------------------------------------------------------------------------------------------------


@pytest.mark.rule("T-208")
def test_a_discarded_purchase_card_is_back_in_its_pile_and_a_ditched_one_is_not() -> None:
    t = table(
        visitor("bellatrix_lestrange_b", "hogsmeade", objects=["wand", "lantern"]), bystander()
    )
    assert (t.view().purchases["wand"], t.view().purchases["lantern"]) == (2, 2)
    t.play(*to("hogsmeade"), "choose:madam_puddifoot", "sell:wand", "done", "ditch:lantern")
    assert (t.view().purchases["wand"], t.view().purchases["lantern"]) == (3, 2)
    assert t.lying("hogsmeade") == ["lantern"]


@pytest.mark.rule("T-208")
def test_a_discarded_hallow_is_back_in_its_pile() -> None:
    t = table(
        visitor("bellatrix_lestrange_b", "hogsmeade", objects=["elder_wand"]),
        bystander(objects=["resurrection_stone"]),
    )
    assert t.view().hallows == ["invisibility_cloak"]
    t.play(*to("hogsmeade"), "choose:madam_puddifoot", "sell:elder_wand")
    assert sorted(t.view().hallows) == ["elder_wand", "invisibility_cloak"]
    assert t.names(t.state.middle_discard) == t.names(t.state.outer_discard) == []
