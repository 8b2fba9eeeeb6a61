"""Turn and movement: T-045 to T-061."""

from typing import Any

import pytest

from tests.games.talisman.scenario import Situation, table
from tests.games.talisman.scenarios.arrivals import bystander, to, visitor
from tests.games.talisman.scenarios.folk import (
    CASTLE,
    DUMBLEDORE,
    GROUNDS,
    LONDON,
    LUCIUS,
    MCGONAGALL,
    plain,
    step,
)
from tests.stage import dice, die

rule = pytest.mark.rule
faces = pytest.mark.parametrize("face", range(1, 7))


def keys(t: Situation) -> list[str]:
    """What has happened, in order."""
    return [event.key for event in t.table.events or []]


def spaces(t: Situation) -> list[str]:
    """The spaces everybody has moved to, in order."""
    return [str(told["space"]).partition(":")[2] for told in t.events("moved")]


# -- the turn ----------------------------------------------------------------------------------------------


@rule("T-045")
def test_a_turn_is_movement_and_then_encounters() -> None:
    t = table(visitor(MCGONAGALL, "leaky_cauldron"), bystander(), outer=["doxies"])
    t.play(*to("leaky_cauldron"), 6, 1)
    happened = keys(t)
    order = ["turn", "rolled.movement", "moved", "drew", "battle.won", "turn"]
    assert [key for key in happened if key in order] == order
    assert (t.prompt, t.seat) == ("roll movement", 1)


@rule("T-046")
def test_spells_for_the_start_of_a_turn_come_before_the_roll() -> None:
    t = table(
        plain(MCGONAGALL, "leaky_cauldron", spells=["accio"]),
        bystander(galleons=1),
    )
    assert (t.prompt, t.options) == ("spell.turn_start", ("pass", "cast:accio"))
    assert "rolled.movement" not in keys(t)
    t.play("pass", die("movement", 2))
    assert t.prompt == "move"  # and not after it


@rule("T-046")
def test_abilities_for_the_start_of_a_turn_come_before_the_roll() -> None:
    t = table(plain(MCGONAGALL, "leaky_cauldron", followers=["ginny_weasley"]), bystander())
    assert t.prompt == "use"
    t.play("yes")
    assert len(t.spells()) == 1
    assert "rolled.movement" not in keys(t)


@rule("T-046")
def test_what_is_used_before_moving_is_offered_before_the_roll() -> None:
    t = table(plain(MCGONAGALL, "leaky_cauldron", followers=["mad_eye_moody"]), bystander())
    assert (t.prompt, t.options) == ("before.move", ("roll", "use:mad_eye_moody"))
    t.play("use:mad_eye_moody", die("movement", 2))
    assert t.prompt == "move"


@rule("T-047")
@pytest.mark.parametrize("start", ["spinners_end", "aragogs_lair"])
@faces
def test_staying_is_no_choice(start: str, face: int) -> None:
    t = table(plain(MCGONAGALL, start), bystander())
    assert t.prompt == "roll movement"
    t.play(die("movement", face))
    assert t.prompt == "move"
    assert f"move:{start}" not in t.options
    assert all(option.startswith("move:") for option in t.options)


@rule("T-047")
def test_an_effect_may_say_otherwise() -> None:
    t = table(plain("minerva_mcgonagall_a", "greenhouses", fate=2), bystander())
    assert (t.prompt, t.options) == ("before.move", ("roll", "stay"))
    t.play("stay")
    assert t.hero().space == "greenhouses"
    assert "rolled.movement" not in keys(t)


# -- London and the Grounds --------------------------------------------------------------------------------


@rule("T-048", "T-049")
@pytest.mark.parametrize("start", ["spinners_end", "aragogs_lair"])
@faces
def test_a_walk_is_as_long_as_the_die_says_either_way(start: str, face: int) -> None:
    t = table(plain(MCGONAGALL, start), bystander(at="azkaban"))
    t.play(die("movement", face))
    assert t.offered("move") == [step(start, face), step(start, -face)]
    assert step(start, face) != step(start, -face)


@rule("T-048", "T-050")
@faces
def test_no_walk_turns_round_on_the_way(face: int) -> None:
    for ring in (LONDON, GROUNDS):
        for start in ring:
            t = table(plain(MCGONAGALL, start), bystander(at="azkaban"))
            t.play(die("movement", face))
            ends = [space for space in t.offered("move") if space in ring]
            assert ends == [step(start, face), step(start, -face)]


@rule("T-051")
@pytest.mark.parametrize("start", ["malfoy_manor", "azkaban"])
def test_beyond_hogsmeade_station_the_direction_is_free(start: str) -> None:
    t = table(plain(MCGONAGALL, start, magic=9), bystander())
    t.play(die("movement", 4), "cross", die("attack", 6), die("barrier", 1))
    assert t.prompt == "move"
    assert t.offered("move") == ["black_lake", "whomping_willow"]  # two steps from the station
    t.play("move:whomping_willow")
    assert spaces(t) == ["kings_cross", "hogsmeade_station", "whomping_willow"]


# -- the castle --------------------------------------------------------------------------------------------


def inside(start: str, **fields: Any) -> Situation:
    """Lucius Malfoy in the castle, alone there."""
    return table(plain(LUCIUS, start, **fields), bystander())


@rule("T-052")
@pytest.mark.parametrize("face", [1, 2, 3])
@pytest.mark.parametrize("start", ["moving_staircase", "potions_classroom"])
def test_in_the_castle_1_2_and_3_move_one_space(start: str, face: int) -> None:
    t = inside(start).play("roll", die("movement", face))
    assert spaces(t) == [step(start, 1)]


@rule("T-053")
@pytest.mark.parametrize("face", [4, 5])
@pytest.mark.parametrize("start", ["moving_staircase", "potions_classroom"])
def test_in_the_castle_4_and_5_move_two_spaces(start: str, face: int) -> None:
    t = inside(start).play("roll", die("movement", face))
    assert spaces(t) == [step(start, 2)]


@rule("T-054")
@pytest.mark.parametrize("start", ["moving_staircase", "potions_classroom"])
def test_in_the_castle_a_6_moves_three_spaces(start: str) -> None:
    t = inside(start).play("roll", die("movement", 6))
    assert spaces(t) == [step(start, 3)]


# -- turning back ------------------------------------------------------------------------------------------


@rule("T-055")
@pytest.mark.parametrize("start", CASTLE)
def test_turning_back_is_always_possible_in_the_castle(start: str) -> None:
    t = inside(start, objects=["elder_wand"])
    assert t.prompt == "before.move"
    assert "turn_back" in t.options
    t.play("turn_back")
    assert t.told("turned.back", who="seat:0")


@rule("T-055")
@pytest.mark.parametrize("start", ["charms_classroom", "divination_classroom", "defence_classroom"])
def test_turning_back_is_possible_for_who_is_held(start: str) -> None:
    t = inside(start, held=3)
    assert "turn_back" in t.options
    t.play("turn_back")
    assert t.hero().space == step(start, -1)


@rule("T-056", "T-059", "T-085")
def test_who_turned_back_goes_one_space_a_turn_without_a_roll_and_out_of_the_gates() -> None:
    t = table(plain(LUCIUS, "room_of_requirement", objects=["elder_wand"]))
    t.play("turn_back")
    for space in reversed(CASTLE[:-1]):
        assert spaces(t)[-1] == space
        assert t.prompt == "turn.end"
        t.play("end")
    assert spaces(t) == [*reversed(CASTLE[:-1]), "hogwarts_gates"]
    assert t.prompt == "encounter"
    assert not [key for key in keys(t) if key.startswith("rolled")]
    assert t.state.voldemort == "great_hall"


@rule("T-057")
@pytest.mark.parametrize("sheet", [LUCIUS, MCGONAGALL])
@pytest.mark.parametrize("start", CASTLE[2:])
def test_who_turned_back_ignores_what_the_rooms_say(sheet: str, start: str) -> None:
    t = table(plain(sheet, start, life=2, objects=["elder_wand"]), bystander())
    t.play("turn_back")
    assert t.hero().space == step(start, -1)
    assert t.prompt == "turn.end"
    assert (t.hero().life, t.hero().fate, t.hero().held) == (2, 0, 0)
    assert not [key for key in keys(t) if key.startswith("rolled")]


@rule("T-057")
def test_without_turning_back_the_rooms_count() -> None:
    t = table(plain(MCGONAGALL, "charms_classroom", life=3), bystander())
    t.play("roll", die("movement", 2), die("space", 6))
    assert (t.hero().space, t.hero().life) == ("potions_classroom", 2)


@rule("T-058")
def test_who_turned_back_cannot_go_on_before_reaching_the_gates() -> None:
    t = table(plain(LUCIUS, "divination_classroom", objects=["felix_felicis"]))
    t.play("turn_back", "end")
    for space in ("charms_classroom", "moving_staircase", "hogwarts_gates"):
        assert t.hero().turned_back
        assert (t.prompt, t.options) == ("before.move", ("turn_back", "use:felix_felicis"))
        t.play("turn_back")
        assert t.hero().space == space
        if space != "hogwarts_gates":
            t.play("end")
    assert not t.hero().turned_back


@rule("T-058")
def test_at_the_gates_the_way_in_is_open_again() -> None:
    t = table(plain(LUCIUS, "moving_staircase"), plain(DUMBLEDORE, "owlery"))
    t.play("turn_back", "gates", "stat:magic", dice("gates", 1, 1))
    assert t.hero().space == "moving_staircase"
    t.play(die("movement", 2), "move:greenhouses")
    assert (t.seat, t.options) == (0, ("roll", "turn_back"))


@rule("T-059")
def test_the_way_out_needs_no_test() -> None:
    t = table(plain(LUCIUS, "moving_staircase", magic=4, might=2), bystander())
    t.play("turn_back")
    assert t.hero().space == "hogwarts_gates"
    assert (t.prompt, t.options) == ("encounter", ("space", "gates"))
    assert (t.hero().magic, t.hero().might) == (4, 2)


# -- lost turns --------------------------------------------------------------------------------------------


@rule("T-060")
def test_a_lost_turn_is_the_next_one_and_only_that() -> None:
    t = table(visitor(MCGONAGALL, "gringotts_bank"), plain(DUMBLEDORE, "owlery"))
    t.play(*to("gringotts_bank"), 2)
    assert t.hero().miss
    assert (t.prompt, t.seat) == ("roll movement", 1)
    t.play(die("movement", 2), "move:greenhouses")
    assert t.told("missed.turn", who="seat:0")
    assert (t.prompt, t.seat) == ("roll movement", 1)
    t.play(die("movement", 2), "move:whomping_willow")
    assert (t.prompt, t.seat) == ("roll movement", 0)
    assert t.hero().space == "gringotts_bank"


@rule("T-061")
def test_the_turn_in_which_it_is_said_goes_on() -> None:
    t = table(
        visitor(MCGONAGALL, "gringotts_bank", trophies=["antonin_dolohov"]),
        bystander(),
        board={"gringotts_bank": ["lantern"]},
    )
    t.play(*to("gringotts_bank"), 3)
    assert t.hero().miss
    t.play("take:lantern")
    assert t.objects() == ["lantern"]
    assert "exchange:magic" in t.options
    t.play("exchange:magic", "end")
    assert t.hero().magic == 5
    assert t.hero().miss
    assert t.active == 1
