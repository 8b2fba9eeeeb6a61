"""Death Eaters on their way (V-029, V-030, V-075, V-083, V-084)."""

import pytest

from tests.games.hogwarts.returns.stage import Playing, stage
from tests.stage import dice, die


def prowling(start: str, face: int, who: str = "corban_yaxley", **more: object) -> Playing:
    """Voldemort has moved somewhere far away; this one has rolled."""
    settings = {"dark": "h07", "harry": "h01", **more}
    at = stage(active="dark", returned=3, eaters={who: start}, **settings)  # type: ignore[arg-type]
    play = at.deal(dice("move", 1, 1), face)
    return play.do(play.options[0])


@pytest.mark.rule("V-083")
def test_voldemort_first_then_each_once_in_any_order() -> None:
    play = stage(
        active="dark", dark="h07", harry="h01", returned=3,
        eaters={"corban_yaxley": "g04", "antonin_dolohov": "g12"},
    ).deal(dice("move", 1, 1), die("creep", 1))  # fmt: skip
    assert play.asked == (0, "move")
    play.do(play.options[0])
    assert (play.asked, set(play.options)) == ((0, "eater"), {"eater:antonin_dolohov", "eater:corban_yaxley"})  # fmt: skip
    play.do("eater:corban_yaxley")
    assert (play.asked, play.view.mover) == ((0, "creep"), "corban_yaxley")
    play.script(die("creep", 1)).do("move:g05")  # the other one is the only one left
    assert play.view.mover == "antonin_dolohov"
    play.script(dice("move", 1, 1)).do("move:g13")
    assert play.asked == (1, "move")


@pytest.mark.rule("V-029")
def test_one_die_each_with_what_the_sheet_says() -> None:
    assert prowling("g04", 3).view.total == 3
    assert prowling("g04", 3, "bellatrix_lestrange").view.total == 4
    play = prowling("g04", 1, "fenrir_greyback")
    assert play.asked == (0, "eater.reroll")
    play.script(die("creep", 5)).do("reroll")
    assert play.view.total == 5
    assert prowling("g04", 2, "fenrir_greyback").do("keep").view.total == 2


@pytest.mark.rule("V-084")
def test_the_whole_roll_is_used() -> None:
    play = prowling("g04", 2)
    assert "move:g05" not in play.options
    assert "move:c01" in play.options
    assert "move:t16" not in prowling("g03", 2).options
    assert "move:t16" in prowling("g03", 2, "barty_crouch_jr").options  # his sheet lets him


@pytest.mark.rule("V-084")
def test_passages_only_for_lucius() -> None:
    assert "move:h06" not in prowling("g28", 1).options
    assert "move:h06" in prowling("g28", 1, "lucius_malfoy").options
    assert "move:l05" in prowling("l03", 1).options  # the bank's door is no secret


@pytest.mark.rule("V-084")
def test_only_a_hero_or_the_pitch_stops_it() -> None:
    play = prowling("g19", 4)
    assert "move:g23" in play.options
    assert "move:g24" not in play.options
    play = prowling("g01", 4, harry="g02")
    assert play.options == ("move:g02", "move:l03")
    play = stage(active="dark", dark="t16", harry="h01", returned=3, eaters={"corban_yaxley": "g03"}).deal(dice("move", 1, 1), die("creep", 2))  # fmt: skip
    play.do("move:g04")
    assert "move:g05" in play.options  # Voldemort is in nobody's way
    assert "move:g04" not in play.options  # nor is he a stop


@pytest.mark.rule("V-030", "V-071")
def test_a_death_eater_that_meets_a_hero_fights_and_strikes_first() -> None:
    play = prowling("g03", 4, harry="g04", hands={"corban_yaxley": "stupefy"})
    play.do("move:g04")
    fight = play.view.fight
    assert fight is not None
    assert [f.name for f in fight.fighters] == ["eater:corban_yaxley", "seat:1"]
    assert play.asked == (0, "fight")


@pytest.mark.rule("V-030", "V-071")
def test_a_hero_who_meets_a_death_eater_fights_and_strikes_first() -> None:
    play = stage(harry="g04", dark="h07", returned=3, eaters={"corban_yaxley": "g05"}, hands={"harry": "stupefy"}).deal((5, 6))  # fmt: skip
    play.do("move:g05")
    fight = play.view.fight
    assert fight is not None
    assert [f.name for f in fight.fighters] == ["seat:1", "eater:corban_yaxley"]
    assert play.asked == (1, "fight")


@pytest.mark.rule("V-030")
def test_nobody_walks_past_a_death_eater() -> None:
    play = stage(harry="g01", dark="h07", returned=3, eaters={"corban_yaxley": "g02"}).deal((1, 1))
    assert "move:g02" in play.options
    assert "move:g03" not in play.options


@pytest.mark.rule("V-075")
def test_who_moves_in_chooses_one_of_several() -> None:
    play = prowling("g03", 1, harry="g04", ron="g04")
    play.do("move:g04")
    assert play.options == ("fight:1", "fight:2")
    play = stage(
        harry="g04", dark="h07", returned=3, eaters={"corban_yaxley": "g05", "antonin_dolohov": "g05"},
        hands={"harry": "stupefy"},
    ).deal(dice("move", 1, 1))  # fmt: skip
    play.do("move:g05")
    assert sorted(play.options) == ["fight:antonin_dolohov", "fight:corban_yaxley"]
    play.do("fight:antonin_dolohov")
    fight = play.view.fight
    assert fight is not None
    assert fight.fighters[1].name == "eater:antonin_dolohov"
