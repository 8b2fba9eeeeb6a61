"""The spaces of the Hogwarts Grounds (T-272 to T-299)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.talisman.scenario import Situation, hero, table
from tests.games.talisman.scenarios.arrivals import before, bystander, to, visitor
from tests.stage import die

ORDER = "albus_dumbledore_a"  # Magic 5, Might 2, Life 5, Fate 2
EATER = "bellatrix_lestrange_b"  # Magic 4, Might 3, Life 3, Fate 3
FORESTS = ["forbidden_forest_a", "forbidden_forest_b"]
QUIET = "marauders_map"  # a card of the Grounds that does nothing by itself


def at(
    space: str, *steps: int | str | tuple[int, ...], sheet: str = EATER, **fields: object
) -> Situation:
    """A Character arrives on the space and these things happen there. Another could go to St. Mungo's."""
    other = bystander(at=before("st_mungos"))
    t = table(visitor(sheet, space, **fields), other, middle=[QUIET, "firebolt"]).play(
        die("movement", 2)
    )
    if t.prompt == "fate":
        t.play("keep")
    return t.play(f"move:{space}", *steps)


# -- Forbidden Forest -------------------------------------------------------------------------------------


@pytest.mark.rule("T-272")
@pytest.mark.parametrize("forest", FORESTS)
def test_the_forest_draws_a_card_and_costs_a_life(forest: str) -> None:
    t = at(forest, sheet=ORDER)
    assert t.lying(forest) == [QUIET]
    assert t.hero().life == 4
    assert t.prompt == "collect"


@pytest.mark.rule("T-273")
@pytest.mark.parametrize("forest", FORESTS)
@pytest.mark.parametrize(
    ("sheet", "fields"),
    [
        (ORDER, {"objects": ["lantern"]}),
        (ORDER, {"followers": ["fang"]}),
        ("rubeus_hagrid_b", {}),
    ],
)
def test_lantern_fang_and_hagrid_lose_no_life_there(
    forest: str, sheet: str, fields: dict[str, list[str]]
) -> None:
    t = at(forest, sheet=sheet, **fields)
    assert t.hero().life == 5
    assert t.lying(forest) == [QUIET]  # the card is drawn all the same
    assert t.prompt == "collect"


@pytest.mark.rule("T-273")
def test_hagrids_other_side_loses_none_either() -> None:
    t = at(FORESTS[0], "draw:1", sheet="rubeus_hagrid_a")
    assert t.hero().life == 4
    assert t.lying(FORESTS[0]) == [QUIET]


# -- Hagrid's Hut -----------------------------------------------------------------------------------------

HUT = "hagrids_hut"


@pytest.mark.rule("T-274")
def test_hut_two_loses_two_life() -> None:
    assert at(HUT, (1, 1)).hero().life == 1


@pytest.mark.rule("T-275")
def test_hut_three_loses_one_life() -> None:
    assert at(HUT, (1, 2)).hero().life == 2


@pytest.mark.rule("T-276")
def test_hut_four_loses_a_follower_of_choice() -> None:
    t = at(HUT, (1, 3), followers=["fang", "narcissa_malfoy", "troll"])
    assert t.offered("lose") == ["fang", "narcissa_malfoy", "troll"]
    t.play("lose:narcissa_malfoy")
    assert t.followers() == ["fang", "troll"]
    assert t.prompt == "turn.end"  # one is enough
    assert at(HUT, (2, 2)).active == 1  # nothing happens to who has none


@pytest.mark.rule("T-277")
def test_hut_five_costs_the_next_turn() -> None:
    t = at(HUT, (2, 3)).play(*to("st_mungos"))
    assert t.active == 1
    assert at(HUT, (3, 3)).play(*to("st_mungos")).active == 0


@pytest.mark.rule("T-278")
@pytest.mark.parametrize("faces", [(1, 5), (3, 3)])
def test_hut_six_gains_a_might(faces: tuple[int, int]) -> None:
    t = at(HUT, faces)
    assert (t.hero().magic, t.hero().might) == (4, 4)


@pytest.mark.rule("T-279")
@pytest.mark.parametrize("faces", [(1, 6), (3, 4)])
def test_hut_seven_gains_a_magic(faces: tuple[int, int]) -> None:
    t = at(HUT, faces)
    assert (t.hero().magic, t.hero().might) == (5, 3)


@pytest.mark.rule("T-280")
@pytest.mark.parametrize("faces", [(2, 6), (3, 6)])
def test_hut_eight_and_nine_gain_a_spell(faces: tuple[int, int]) -> None:
    t = at(HUT, faces)
    assert len(t.spells()) == 1
    assert (t.hero().magic, t.hero().might) == (4, 3)


@pytest.mark.rule("T-281")
def test_hut_ten_gains_a_hallow() -> None:
    t = at(HUT, (4, 6))
    assert t.objects() == ["invisibility_cloak"]
    assert t.view().hallows == ["elder_wand", "resurrection_stone"]
    assert t.spells() == []


@pytest.mark.rule("T-282")
def test_hut_eleven_gains_two_fate() -> None:
    t = at(HUT, (5, 6))
    assert t.hero().fate == 2
    assert t.objects() == []


@pytest.mark.rule("T-283")
def test_hut_twelve_gains_two_life() -> None:
    assert at(HUT, (6, 6)).hero().life == 5


# -- Quidditch Pitch --------------------------------------------------------------------------------------

PITCH = "quidditch_pitch"


@pytest.mark.rule("T-284")
def test_a_challenge_is_an_offer() -> None:
    t = at(PITCH)
    assert (t.prompt, t.options) == ("challenge", ("yes", "no"))
    t.play("no")
    assert t.hero(0).challenge == ""
    assert not t.events("rolled.space")
    assert t.active == 1


@pytest.mark.rule("T-284")
def test_who_carries_a_hallow_is_offered_none() -> None:
    t = at(PITCH, objects=["elder_wand"])
    assert t.prompt == "turn.end"
    assert t.hero().challenge == ""


def challenged(face: int, **fields: Any) -> Situation:
    return at(PITCH, "yes", face, **fields)


def bound(challenge: str, space: str, **fields: object) -> Situation:
    """A Character with a challenge, in its turn and two steps from a space."""
    return table(
        visitor(EATER, space, challenge=challenge, **fields),
        bystander(at=before("st_mungos")),
        middle=["grindylow"],
        outer=["doxies"],
    )


@pytest.mark.rule("T-285")
def test_challenge_one_asks_for_a_life_of_another() -> None:
    t = challenged(1)
    assert t.hero(0).challenge == "take_life"
    assert t.objects(0) == []
    t = table(
        visitor(EATER, "owlery", challenge="take_life"),
        hero("minerva_mcgonagall_b", "owlery", fate=0, galleons=0),
    )
    t.play(*to("owlery"), "fight:1", 6, 1, "life")
    assert t.hero(0).challenge == ""
    assert t.objects(0) == ["invisibility_cloak"]
    assert t.hero(0).life == 3  # the Life is not gained


@pytest.mark.rule("T-285")
def test_own_lives_and_prevented_losses_do_not_count() -> None:
    t = bound("take_life", "grimmauld_place_12", life=3).play(*to("grimmauld_place_12"))
    assert t.hero(0).life == 2
    assert t.hero(0).challenge == "take_life"
    t = table(
        visitor(EATER, "owlery", challenge="take_life"),
        hero("minerva_mcgonagall_b", "owlery", fate=0, galleons=0, objects=["chocolate_frogs"]),
    )
    t.play(*to("owlery"), "fight:1", 6, 1, "life", 4)
    assert t.hero(1).life == 4
    assert t.hero(0).challenge == "take_life"


@pytest.mark.rule("T-285")
def test_alone_at_the_table_a_one_is_rolled_again() -> None:
    t = table(visitor(EATER, PITCH)).play(*to(PITCH), "yes", 1)
    assert t.hero().challenge == ""
    assert t.prompt == "roll space"
    t.play(die("space", 2))
    assert t.hero().challenge == "defeat_enemy"


@pytest.mark.rule("T-286")
def test_challenge_two_asks_for_an_enemy_defeated_afterwards() -> None:
    t = challenged(2, trophies=["doxies"])
    assert t.hero(0).challenge == "defeat_enemy"  # earlier Trophies do not count
    t = bound("defeat_enemy", "owlery", might=5).play(*to("owlery"), 6, 1)
    assert t.trophies() == ["grindylow"]
    assert t.hero(0).challenge == ""
    assert t.objects() == ["invisibility_cloak"]
    t = bound("defeat_enemy", "owlery").play(*to("owlery"), 1, 6)
    assert t.hero(0).challenge == "defeat_enemy"


@pytest.mark.rule("T-287")
def test_challenge_three_asks_for_a_follower() -> None:
    t = challenged(3, followers=["fang", "troll"])
    assert t.offered("give") == ["fang", "troll"]
    t.play("give:troll")
    assert t.followers() == ["fang"]
    assert t.names(t.state.middle_discard) == ["troll"]
    assert t.objects() == ["invisibility_cloak"]
    t = challenged(3, objects=["deluminator"], galleons=3)
    assert t.hero(0).challenge == "give_follower"
    assert t.objects(0) == ["deluminator"]
    assert t.hero(0).galleons == 3


@pytest.mark.rule("T-288")
def test_challenge_four_asks_for_a_magic_object() -> None:
    t = challenged(4, objects=["wand", "deluminator", "sneakoscope"])
    assert t.offered("give") == ["deluminator", "sneakoscope"]
    t.play("give:sneakoscope")
    assert t.objects() == ["wand", "deluminator", "invisibility_cloak"]
    t = challenged(4, objects=["wand"])
    assert t.hero(0).challenge == "give_magic_object"
    assert t.objects(0) == ["wand"]


@pytest.mark.parametrize(
    ("face", "price", "name"),
    [
        pytest.param(5, 3, "give_three_galleons", marks=pytest.mark.rule("T-289")),
        pytest.param(6, 2, "give_two_galleons", marks=pytest.mark.rule("T-290")),
    ],
)
def test_challenges_five_and_six_ask_for_galleons(face: int, price: int, name: str) -> None:
    t = challenged(face, galleons=4)
    assert t.hero(0).galleons == 4 - price
    assert t.objects(0) == ["invisibility_cloak"]
    t = challenged(face, galleons=price - 1)
    assert t.hero(0).challenge == name
    assert t.hero(0).galleons == price - 1
    assert t.objects(0) == []


@pytest.mark.rule("T-291")
def test_no_second_challenge_while_one_is_open() -> None:
    t = at(PITCH, challenge="defeat_enemy")
    assert t.active == 1  # not even asked
    assert t.hero(0).challenge == "defeat_enemy"
    assert not t.events("rolled.space")


@pytest.mark.rule("T-292")
def test_a_challenge_is_paid_as_soon_as_it_can_be() -> None:
    t = bound("give_two_galleons", "privet_drive_4", galleons=1)
    t.play(*to("privet_drive_4"), 4)  # the second Galleon
    assert t.hero(0).galleons == 0
    assert t.objects(0) == ["invisibility_cloak"]
    assert t.hero(0).challenge == ""


@pytest.mark.rule("T-292")
def test_there_is_no_choice_to_wait() -> None:
    t = table(
        visitor(EATER, "leaky_cauldron", challenge="give_follower"),
        bystander(),
        outer=["narcissa_malfoy"],
    )
    t.play(*to("leaky_cauldron"), "take:narcissa_malfoy")
    assert t.followers() == []
    assert t.objects() == ["invisibility_cloak"]


@pytest.mark.rule("T-293")
@pytest.mark.parametrize(("face", "fields"), [(3, {"followers": ["fang"]}), (6, {"galleons": 2})])
def test_a_completed_challenge_gives_one_hallow(face: int, fields: dict[str, object]) -> None:
    t = challenged(face, **fields)
    assert t.objects() == ["invisibility_cloak"]
    assert t.view().hallows == ["elder_wand", "resurrection_stone"]
    assert t.hero(0).challenge == ""


@pytest.mark.rule("T-294")
def test_a_hallow_from_elsewhere_lets_one_drop_the_challenge() -> None:
    t = at(HUT, (4, 6), challenge="defeat_enemy")
    assert t.objects() == ["invisibility_cloak"]
    assert t.hero().challenge == "defeat_enemy"  # it is dropped freely, not by itself
    assert "abandon" in t.options
    t.play("abandon")
    assert t.hero().challenge == ""
    assert t.objects() == ["invisibility_cloak"]


@pytest.mark.rule("T-294")
def test_without_a_hallow_a_challenge_binds() -> None:
    t = at(HUT, (3, 3), challenge="defeat_enemy", objects=["wand"])
    assert t.prompt == "turn.end"
    assert "abandon" not in t.options


# -- Whomping Willow --------------------------------------------------------------------------------------


@pytest.mark.rule("T-295")
@pytest.mark.parametrize(
    ("choice", "left"), [("fate", (1, 2, 3)), ("galleon", (2, 1, 3)), ("life", (2, 2, 2))]
)
def test_the_willow_takes_one_of_three(choice: str, left: tuple[int, int, int]) -> None:
    t = at("whomping_willow", fate=2, galleons=2)
    assert t.options == ("choose:fate", "choose:galleon", "choose:life")
    t.play(f"choose:{choice}")
    assert (t.hero().fate, t.hero().galleons, t.hero().life) == left


@pytest.mark.rule("T-295")
def test_the_willow_takes_what_there_is() -> None:
    t = at("whomping_willow")
    assert (t.hero().fate, t.hero().galleons, t.hero().life) == (0, 0, 2)


# -- Courtyard --------------------------------------------------------------------------------------------

COURT = "courtyard"


@pytest.mark.rule("T-296")
@pytest.mark.parametrize(
    ("face", "goal"),
    [
        (2, PITCH),
        (4, "aragogs_lair"),
        (6, HUT),
        (1, "black_lake"),
        (3, "hogsmeade_station"),
        (5, "whomping_willow"),
    ],
)
def test_the_courtyard_sends_on_clockwise_if_even_else_back(face: int, goal: str) -> None:
    t = at(COURT, "done", face)
    assert t.events("moved")[-1]["space"] == f"space:{goal}"
    assert t.hero(0).space == goal


@pytest.mark.rule("T-296")
def test_the_courtyards_cards_come_first() -> None:
    t = at(COURT)
    assert t.prompt == "collect"
    t.play("take:marauders_map")
    assert t.prompt == "roll space"
    t = table(visitor(EATER, COURT), bystander(), middle=["basilisk"]).play(*to(COURT), 1, 6)
    assert t.hero(0).space == COURT  # a Battle lost there ends the turn
    assert t.active == 1


# -- Centaur Clearing -------------------------------------------------------------------------------------

GLADE = "centaur_clearing"


@pytest.mark.rule("T-297")
@pytest.mark.parametrize(
    ("enemy", "objects", "mine"),
    [
        ("devils_snare", ["floo_powder", "wand", "marauders_map"], 4),
        ("grindylow", ["sword_of_gryffindor"], 3),
    ],
)
def test_objects_add_nothing_in_the_clearing(enemy: str, objects: list[str], mine: int) -> None:
    def battle(space: str) -> Situation:
        t = table(visitor(EATER, space, objects=objects), bystander(), middle=[enemy])
        return t.play(*to(space), 3, 6)

    assert battle(GLADE).scores[0] == mine + 3
    assert battle("owlery").scores[0] == mine + 3 + {"devils_snare": 4, "grindylow": 2}[enemy]


@pytest.mark.rule("T-297")
def test_followers_still_count_in_the_clearing() -> None:
    t = table(
        visitor(EATER, GLADE, followers=["severus_snape"]), bystander(), middle=["devils_snare"]
    )
    t.play(*to(GLADE), 3, 6)
    assert t.scores[0] == 4 + 1 + 3


@pytest.mark.rule("T-298")
def test_magic_objects_cannot_be_used_in_the_clearing() -> None:
    def used_at_the_end(space: str) -> list[str]:
        own = ["time_turner", "felix_felicis"]
        t = table(visitor(EATER, space, objects=own), bystander(), middle=["grindylow"])
        return t.play("roll", *to(space), 1, 6).offered("use")

    assert used_at_the_end("owlery") == ["time_turner", "felix_felicis"]
    assert used_at_the_end(GLADE) == ["felix_felicis"]  # which is not a Magic Object
    t = table(visitor(EATER, GLADE, objects=["deluminator"]), bystander(), middle=["grindylow"])
    assert t.play(*to(GLADE)).prompt == "roll attack"  # no evasion


@pytest.mark.rule("T-298")
def test_spells_cannot_be_cast_in_the_clearing() -> None:
    hand = ["expecto_patronum", "expecto_patronum", "protego"]
    t = table(visitor(EATER, GLADE, spells=hand), bystander(), middle=["devils_snare"])
    t.play(*to(GLADE))
    assert t.prompt == "roll attack"
    t.play(die("attack", 1), die("enemy", 6))
    assert t.hero(0).life == 2
    assert t.spells(0) == hand
    t = table(visitor(EATER, "owlery", spells=hand), bystander(), middle=["devils_snare"])
    assert t.play(*to("owlery")).prompt == "spell.battle_start"


@pytest.mark.rule("T-298")
def test_nor_by_who_stands_there_in_anothers_turn() -> None:
    t = table(visitor("minerva_mcgonagall_b", "st_mungos"), bystander(at=GLADE, spells=["expulso"]))
    assert t.prompt == "roll movement"


@pytest.mark.rule("T-298")
def test_but_others_may_cast_on_who_stands_there() -> None:
    t = table(
        visitor("minerva_mcgonagall_b", "st_mungos", spells=["obliviate"]),
        bystander(at=GLADE, spells=["expulso"]),
    )
    t.play("cast:obliviate")
    assert t.spells(1) == []


# -- Greenhouses ------------------------------------------------------------------------------------------


@pytest.mark.rule("T-299")
def test_the_greenhouses_heal_for_galleons_up_to_the_starting_life() -> None:
    t = at("greenhouses", sheet=ORDER, life=2, galleons=5)
    assert t.offered("trade") == ["0", "1", "2", "3"]
    t.play("trade:3")
    assert (t.hero().life, t.hero().galleons) == (5, 2)
    t = at("greenhouses", sheet=ORDER, life=2, galleons=1)
    assert t.offered("trade") == ["0", "1"]
    assert at("greenhouses", sheet=ORDER, life=5, galleons=2).prompt == "turn.end"
