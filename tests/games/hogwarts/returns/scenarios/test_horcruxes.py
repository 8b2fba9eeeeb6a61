"""Horcruxes (V-031 to V-038, V-040, V-069, V-077, V-078)."""

import pytest

from tests.games.hogwarts.returns.stage import HORCRUXES, stage
from tests.stage import dice, die

FANG = {"harry": "basilisk_fang"}
DARK_ROLL = (1,)


@pytest.mark.rule("V-031")
def test_without_a_weapon_there_is_no_attack() -> None:
    play = stage(harry="t15").deal((1, 1), DARK_ROLL)
    play.do("move:e07")
    assert play.asked == (0, "move")
    for weapon in ("basilisk_fang", "sword_of_gryffindor"):
        play = stage(harry="t15", held={"harry": weapon}).deal((1, 1))
        play.do("move:e07")
        assert play.asked == (1, "horcrux")


@pytest.mark.rule("V-031")
def test_who_begins_there_may_attack_instead_of_moving() -> None:
    play = stage(harry="e07", held=FANG).deal(
        die("horcrux.hero", 6), die("horcrux.dark", 5), DARK_ROLL
    )
    assert play.options == ("roll", "strike")
    play.do("strike")
    assert (play.left(), play.at("harry"), play.pawn("harry").spell_count) == (5, "e07", 0)


@pytest.mark.rule("V-032", "V-033", "V-035", "V-040")
@pytest.mark.parametrize(("mine", "his", "left"), [(2, 1, 5), (6, 5, 5), (3, 3, 6), (5, 6, 6)])
def test_only_a_strictly_higher_die_destroys(mine: int, his: int, left: int) -> None:
    play = stage(harry="t15", held=FANG).deal(dice("move", 1, 1), mine, his, DARK_ROLL)
    play.do("move:e07", "yes")
    assert (play.left(), play.view.voldemort_hp) == (left, left + 1)
    assert play.holds("harry") == ["basilisk_fang"]
    thrown = [e.thrown for e in play.table.events or [] if e.thrown and "horcrux" in e.thrown.label]
    assert [(t.seat, t.faces) for t in thrown] == [(1, (mine,)), (0, (his,))]
    assert ("marvolo_gaunts_ring" in play.view.objects.get("e07", [])) == (left == 6)
    play.end()


@pytest.mark.rule("V-037")
def test_without_horcruxes_voldemort_has_one_hp() -> None:
    others = HORCRUXES.replace("marvolo_gaunts_ring", "")
    play = stage(harry="t15", held=FANG, destroyed=others, returned=3, dark="h07").deal(dice("move", 1, 1), die("horcrux.hero", 6), die("horcrux.dark", 1), dice("move", 1, 1))  # fmt: skip
    assert play.hp("dark") == 2
    play.do("move:e07", "yes")
    assert play.hp("dark") == 1


@pytest.mark.rule("V-034", "V-077")
def test_who_failed_must_try_again_and_gets_nothing_more_of_the_space() -> None:
    play = stage(harry="t15", held=FANG, dark="g04").deal(
        dice("move", 1, 1), die("horcrux.hero", 3), die("horcrux.dark", 3), DARK_ROLL
    )
    play.do("move:e07", "yes")
    assert (play.pawn("harry").duty, play.pawn("harry").spell_count) == ("marvolo_gaunts_ring", 2)
    play.script(die("horcrux.hero", 6), die("horcrux.dark", 1), DARK_ROLL).do(
        "move:g05"
    )  # Harry is not asked: he must
    assert (play.left(), play.at("harry"), play.pawn("harry").spell_count) == (5, "e07", 2)
    assert play.asked == (0, "move")


@pytest.mark.rule("V-038")
def test_the_space_gives_its_cards_besides() -> None:
    for mine in (6, 1):
        play = stage(harry="t15", held=FANG).deal(
            dice("move", 1, 1), mine, die("horcrux.dark", 3), DARK_ROLL
        )
        play.do("move:e07", "yes")
        assert play.pawn("harry").spell_count == 2


@pytest.mark.rule("V-078")
def test_the_duty_ends_without_a_weapon() -> None:
    play = stage(
        harry="e07", ron="e07", held=FANG, duty={"harry": "marvolo_gaunts_ring"},
    ).deal((1, 1))  # fmt: skip
    assert "roll" not in play.options
    assert "retry" in play.options
    play.do("give:basilisk_fang:2", "yes")
    assert play.asked == (1, "move")


@pytest.mark.rule("V-078")
def test_the_duty_ends_when_another_destroys_it() -> None:
    play = stage(
        active="ron", harry="e07", ron="t15", held={"harry": "basilisk_fang", "ron": "sword_of_gryffindor"},
        duty={"harry": "marvolo_gaunts_ring"}, dark="g04",
    ).deal(dice("move", 1, 1), die("horcrux.hero", 6), die("horcrux.dark", 1), DARK_ROLL)  # fmt: skip
    play.do("move:e07")
    play.do(*["walk"] if play.asked == (2, "passing") else [])
    play.do("yes")
    if play.asked == (2, "close"):
        play.do("end")
    play.do("move:g05")
    assert play.pawn("harry").duty == ""
    assert "roll" in play.options or play.asked == (1, "move")


@pytest.mark.rule("V-069")
def test_the_ministry_is_reached_by_floo_powder_and_left_after_success() -> None:
    play = stage(harry="g03", held=FANG, dark="g04").deal(
        dice("move", 1, 1), die("horcrux.hero", 6), die("horcrux.dark", 1), DARK_ROLL
    )
    play.do("move:t16")
    assert play.options == ("stay", "to:p1", "to:p2", "to:p3", "to:p4", "to:p5", "to:p6", "to:p7")
    play.do("to:p2", "to:p1")  # through the door
    assert play.asked == (1, "horcrux")
    play.do("yes")
    assert (play.left(), play.at("harry"), play.pawn("harry").floo) == (5, "t16", 0)


@pytest.mark.rule("V-069", "V-034")
def test_who_fails_at_the_ministry_stays_there_and_tries_again() -> None:
    play = stage(harry="g03", held=FANG, dark="g04").deal(
        dice("move", 1, 1), die("horcrux.hero", 1), die("horcrux.dark", 6), DARK_ROLL
    )
    play.do("move:t16", "to:p1", "stay", "yes")
    assert (play.at("harry"), play.pawn("harry").home) == ("p1", "t16")
    play.script(die("horcrux.hero", 6), die("horcrux.dark", 1), DARK_ROLL).do("move:g05")
    assert (play.left(), play.at("harry")) == (5, "t16")


@pytest.mark.rule("V-069")
def test_without_floo_powder_nobody_goes() -> None:
    play = stage(harry="g03", held=FANG, floo=0).deal((1, 1), DARK_ROLL)
    play.do("move:t16")
    assert play.asked == (0, "move")


@pytest.mark.rule("V-069")
def test_a_visitor_without_duty_is_back_at_the_end_of_the_turn() -> None:
    play = stage(harry="g03").deal((1, 1), DARK_ROLL)
    play.do("move:t16", "to:p4")
    assert play.at("harry") == "t16"


@pytest.mark.rule("V-034")
def test_one_attack_a_turn() -> None:
    """From the Clock Tower one may fly to the Ministry, but not attack again (C-135)."""
    play = stage(harry="g07", held=FANG, dark="g04").deal(
        dice("move", 1, 1), die("horcrux.hero", 6), die("horcrux.dark", 1), DARK_ROLL
    )
    play.do("move:t01", "yes", "to:p1", "stay")
    assert (play.asked, play.left(), play.at("harry")) == ((0, "move"), 5, "t01")


@pytest.mark.rule("V-078")
def test_a_duty_survives_a_journey_from_its_own_tower() -> None:
    play = stage(harry="g07", held=FANG, dark="g04").deal(
        dice("move", 1, 1), die("horcrux.hero", 1), die("horcrux.dark", 6), DARK_ROLL
    )
    play.do("move:t01", "yes", "to:p1", "stay")
    assert (play.at("harry"), play.pawn("harry").duty) == ("t01", "nagini")
