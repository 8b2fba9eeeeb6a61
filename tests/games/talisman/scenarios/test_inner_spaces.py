"""The rooms of Hogwarts Castle (T-300 to T-314, T-418, T-419, T-438)."""

from __future__ import annotations

import pytest

from tests.games.talisman.scenario import Situation, table
from tests.games.talisman.scenarios.folk import CASTLE, DRACO, LUCIUS, MCGONAGALL, plain
from tests.stage import Step, die

ORDER, EATER = MCGONAGALL, LUCIUS  # Magic 4, Might 2 both


def enter(room: str, *steps: Step, sheet: str = ORDER, **fields: object) -> Situation:
    """A Character with 4 Life walks into the room, where these things happen. The only other player loses a
    turn, so that the next turn is the Character's again."""
    before = CASTLE[CASTLE.index(room) - 1]
    visitor = plain(sheet, before, **{"life": 4, **fields})
    t = table(visitor, plain(DRACO, "godrics_hollow", miss=True)).play("roll", die("movement", 2))
    if t.prompt == "fate":
        t.play("keep")
    assert t.hero().space == room
    return t.play(*steps)


# -- Charms Classroom -------------------------------------------------------------------------------------


@pytest.mark.rule("T-300")
def test_a_die_sets_the_number_of_keys_with_magic_four_each() -> None:
    t = enter("charms_classroom", 3)
    assert t.hero().held == 3
    t.play(die("attack", 1), die("enemy", 1))
    assert t.scores == (4 + 1, 4 + 1)


@pytest.mark.rule("T-301")
def test_keys_are_fought_one_at_a_time() -> None:
    t = enter("charms_classroom", 2, 5, 1)
    assert t.hero().held == 1
    assert t.prompt == "roll attack"
    t.play(die("attack", 1), die("enemy", 3))  # the second key wins
    assert t.hero().held == 1
    assert t.hero().life == 3
    assert t.active == 0  # the other player's turn was skipped; this is the next turn
    assert t.options == ("attempt", "turn_back")


@pytest.mark.rule("T-302")
def test_who_caught_the_last_key_leaves_on_the_next_turn() -> None:
    t = enter("charms_classroom", 1, 5, 1)
    assert t.hero().held == 0
    assert t.hero().space == "charms_classroom"  # no step in the turn of the capture
    assert "roll" in t.options
    t.play("roll", die("movement", 2))
    assert t.hero().space == "potions_classroom"


@pytest.mark.rule("T-302")
def test_who_has_keys_left_goes_on_catching_them_and_does_not_move() -> None:
    t = enter("charms_classroom", 2, 1, 6).play("attempt")
    assert t.prompt == "roll attack"  # no die is rolled for new keys
    t.play(die("attack", 5), die("enemy", 1), die("attack", 5), die("enemy", 1))
    assert t.hero().held == 0
    assert t.hero().space == "charms_classroom"


# -- Potions and Transfiguration --------------------------------------------------------------------------


@pytest.mark.rule("T-303")
@pytest.mark.parametrize(("face", "life"), [(1, 2), (2, 2), (3, 3), (6, 3)])
def test_potions_cost_the_order_a_life_and_another_on_one_or_two(face: int, life: int) -> None:
    assert enter("potions_classroom", face, sheet=ORDER).hero().life == life


@pytest.mark.rule("T-304")
def test_potions_do_nothing_to_a_death_eater() -> None:
    t = enter("potions_classroom", sheet=EATER)
    assert t.hero().life == 4
    assert "roll" in t.options  # already its next turn: no die was rolled in the room


@pytest.mark.rule("T-308")
@pytest.mark.parametrize(("face", "life"), [(1, 2), (2, 2), (3, 3), (6, 3)])
def test_transfiguration_costs_a_death_eater_a_life_and_another_on_one_or_two(
    face: int, life: int
) -> None:
    assert enter("transfiguration_classroom", face, sheet=EATER).hero().life == life


@pytest.mark.rule("T-309")
def test_transfiguration_does_nothing_to_the_order() -> None:
    t = enter("transfiguration_classroom", sheet=ORDER)
    assert t.hero().life == 4
    assert "roll" in t.options


# -- Divination -------------------------------------------------------------------------------------------


@pytest.mark.rule("T-305")
def test_a_right_prediction_frees_the_character_for_its_next_turn() -> None:
    t = enter("divination_classroom", "predict:4", 4)
    assert t.hero().space == "divination_classroom"
    assert t.hero().fate == 0
    t.play("roll", die("movement", 2))
    assert t.hero().space == "transfiguration_classroom"


@pytest.mark.rule("T-306")
def test_a_wrong_prediction_gives_a_fate_and_another_try_next_turn() -> None:
    t = enter("divination_classroom", "predict:4", 2)
    assert t.hero().fate == 1
    assert t.options == ("attempt", "turn_back")
    t.play("attempt")
    assert t.prompt == "predict"  # a new number is named


@pytest.mark.rule("T-307")
def test_fate_shifts_the_prediction_die_one_point_each() -> None:
    t = enter("divination_classroom", "predict:4", 2, "keep", "yes", fate=3)
    assert t.hero().fate == 1
    assert t.told("predicted.right", die=4)
    assert t.hero().held == 0


@pytest.mark.rule("T-307")
def test_a_gap_wider_than_the_fate_cannot_be_bridged() -> None:
    t = enter("divination_classroom", "predict:6", 2, "keep", fate=3)
    assert t.hero().held == 1
    assert t.hero().fate == 4


@pytest.mark.rule("T-438")
def test_shifts_come_after_the_roll_and_its_reroll() -> None:
    t = enter("divination_classroom", "predict:6", 2, fate=3)
    assert t.prompt == "fate"
    t.play("fate", die("space", 5))
    assert t.prompt == "predict.shift"
    t.play("yes")
    assert t.hero().fate == 1  # one for the reroll, one for the shift
    assert t.told("predicted.right", die=6)


# -- Defence Against the Dark Arts ------------------------------------------------------------------------


@pytest.mark.rule("T-310")
def test_the_boggarts_might_is_the_sum_of_two_dice() -> None:
    t = enter("defence_classroom", (3, 5), 2, 1)
    assert t.scores == (2 + 2, 8 + 1)


@pytest.mark.rule("T-311")
def test_a_defeat_costs_a_life_and_the_same_boggart_waits() -> None:
    t = enter("defence_classroom", (1, 2), 1, 6)
    assert t.hero().life == 3
    t.play("attempt", die("attack", 6), die("enemy", 1))
    assert t.scores == (2 + 6, 3 + 1)  # no new dice for its Might


@pytest.mark.rule("T-311")
def test_a_standoff_costs_nothing_but_the_boggart_stays() -> None:
    t = enter("defence_classroom", (1, 2), 4, 3)
    assert t.scores == (6, 6)
    assert t.hero().life == 4
    assert t.hero().held == 3


@pytest.mark.rule("T-312")
def test_nobody_moves_on_before_the_boggart_is_beaten() -> None:
    t = enter("defence_classroom", (1, 2), 1, 6)
    assert t.options == ("attempt", "turn_back")
    t.play("attempt", die("attack", 6), die("enemy", 1))
    assert t.hero().held == 0
    assert t.hero().space == "defence_classroom"


# -- Astronomy Tower --------------------------------------------------------------------------------------


@pytest.mark.rule("T-313")
@pytest.mark.parametrize("face", [1, 3])
def test_the_tower_costs_as_many_lives_as_the_die_shows(face: int) -> None:
    assert enter("astronomy_tower", face).hero().life == 4 - face


@pytest.mark.rule("T-314")
def test_each_follower_discarded_saves_a_life() -> None:
    t = enter("astronomy_tower", 3, followers=["hedwig", "buckbeak"])
    assert t.prompt == "tower"
    t.play("lose:hedwig", "lose:buckbeak")
    assert t.followers() == []
    assert t.hero().life == 3


@pytest.mark.rule("T-314")
def test_followers_need_not_be_given_up() -> None:
    t = enter("astronomy_tower", 2, "done", followers=["hedwig"])
    assert t.followers() == ["hedwig"]
    assert t.hero().life == 2


# -- the way through --------------------------------------------------------------------------------------


@pytest.mark.rule("T-418")
def test_rooms_passed_on_the_way_are_not_encountered() -> None:
    t = table(plain(ORDER, "charms_classroom"), plain(DRACO, "godrics_hollow")).play(
        "roll", die("movement", 4)
    )
    assert t.hero().space == "divination_classroom"
    assert t.hero().life == 4  # Potions lay between
    assert t.prompt == "predict"


@pytest.mark.rule("T-419")
@pytest.mark.parametrize("room", ["charms_classroom", "divination_classroom", "defence_classroom"])
def test_a_held_character_may_turn_back_instead_of_the_next_attempt(room: str) -> None:
    t = table(plain(ORDER, room, held=1), plain(DRACO, "godrics_hollow"))
    t.play("turn_back")
    assert t.hero().space == CASTLE[CASTLE.index(room) - 1]
    assert t.hero().held == 0
    assert t.hero().turned_back
