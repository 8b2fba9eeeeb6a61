"""Harry and Voldemort, and the last round (V-041, V-043 to V-047, V-082, V-091, V-092)."""

import pytest

from tests.games.hogwarts.returns.stage import HORCRUXES, PLAN, stage
from tests.stage import dice, die

STONE, WAND = {"harry": "resurrection_stone"}, {"dark": "elder_wand"}
HEROES_WIN, VOLDEMORT_WINS = [1], [0]


@pytest.mark.rule("V-043", "V-041")
@pytest.mark.parametrize("destroyed", ["", HORCRUXES], ids=["six left", "none left"])
def test_with_one_relic_its_side_wins_at_once(destroyed: str) -> None:
    for mover, where in (("harry", "move:g03"), ("dark", "move:g02")):
        spots = {"harry": "g02", "dark": "g03", "returned": 3, "destroyed": destroyed}
        play = stage(active=mover, held=STONE, **spots).deal((4, 4)).do(where)  # type: ignore[arg-type]
        assert play.won == ("stone", HEROES_WIN)
        play = stage(active=mover, held=WAND, **spots).deal((4, 4)).do(where)  # type: ignore[arg-type]
        assert play.won == ("wand", VOLDEMORT_WINS)


@pytest.mark.rule("V-044")
def test_without_relics_they_walk_past_each_other() -> None:
    play = stage(harry="g01", dark="g02", returned=3).deal((1, 1), (1, 1))
    assert "move:g02" not in play.options
    play.do("move:g03")
    assert (play.view.ending, play.asked) == ("", (0, "move"))


@pytest.mark.rule("V-045")
def test_both_relics_and_a_horcrux_left() -> None:
    left = HORCRUXES.replace("nagini", "")
    play = stage(harry="g02", dark="g03", returned=3, held=STONE | WAND, destroyed=left).deal((1, 1))  # fmt: skip
    play.do("move:g03")
    assert play.won == ("horcruxes", VOLDEMORT_WINS)


@pytest.mark.rule("V-046", "V-047")
@pytest.mark.parametrize(
    ("faces", "ending", "winners"),
    [((5, 4), "duel.harry", HEROES_WIN), ((2, 3), "duel.voldemort", VOLDEMORT_WINS), ((6, 6, 1, 1, 4, 3), "duel.harry", HEROES_WIN)],
)  # fmt: skip
def test_the_final_duel(faces: tuple[int, ...], ending: str, winners: list[int]) -> None:
    play = stage(harry="g02", dark="g03", returned=3, held=STONE | WAND, destroyed=HORCRUXES).deal(dice("move", 1, 1), *faces)  # fmt: skip
    play.do("move:g03")
    assert play.won == (ending, winners)
    play.end()


@pytest.mark.rule("V-043")
def test_a_relic_on_that_space_is_taken_first() -> None:
    play = stage(harry="g02", dark="g03", returned=3, tokens={"resurrection_stone": "g03"}).deal((2, 2))  # fmt: skip
    play.do("move:g03")
    assert play.won == ("stone", HEROES_WIN)


@pytest.mark.rule("V-043")
def test_a_relic_taken_on_the_way_makes_the_next_meeting_the_last() -> None:
    play = stage(harry="g01", dark="g03", returned=3, tokens={"resurrection_stone": "g02"}).deal((2, 1))  # fmt: skip
    play.do("move:g04")
    assert play.asked == (1, "pick")
    play.do("pick:resurrection_stone")
    assert play.won == ("stone", HEROES_WIN)
    assert play.at("harry") == "g03"


@pytest.mark.rule("V-043", "V-082")
@pytest.mark.parametrize(
    ("mover", "relic", "won"),
    [
        ("harry", "resurrection_stone", ("stone", HEROES_WIN)),
        ("dark", "elder_wand", ("wand", VOLDEMORT_WINS)),
    ],
)
def test_with_a_relic_taken_on_the_way_the_foe_may_be_gone_to(
    mover: str, relic: str, won: tuple[str, list[int]]
) -> None:
    """C-131: the step onto the other's space is always legal then, however much movement is left."""
    spots = {"harry": "g03", "dark": "g03", mover: "g01"}
    play = stage(active=mover, returned=3, tokens={relic: "g02"}, **spots).deal((1, 2))  # type: ignore[arg-type]
    play.do("move:g03")  # the relic must be taken: without it nobody could stop there
    assert play.won == won
    assert play.at(mover) == "g03"
    play = stage(active=mover, returned=3, tokens={relic: "g05"}, **spots).deal((1, 2))  # type: ignore[arg-type]
    assert "move:g03" not in play.options


@pytest.mark.rule("V-043", "V-082")
@pytest.mark.parametrize("there", ["t16", "g04"])
def test_of_two_ways_with_the_relic_the_one_over_the_foe_is_walked(there: str) -> None:
    play = stage(harry="g02", dark=there, returned=3, tokens={"resurrection_stone": "g03"}).deal((1, 2))  # fmt: skip
    play.do("move:g30", "pick:resurrection_stone")
    assert play.won == ("stone", HEROES_WIN)
    assert play.at("harry") == there


@pytest.mark.rule("V-041", "V-082")
def test_others_and_pawns_put_somewhere_meet_nobody() -> None:
    play = stage(
        active="dark", dark="h07", harry="g04", returned=3, eaters={"corban_yaxley": "g03"}, hp={"harry": 1},
        held=WAND,
    ).deal(dice("move", 1, 1), die("creep", 1), dice("attack", 6, 6, 6), die("defence", 1), dice("move", 1, 1))  # fmt: skip
    play.do(play.options[0], "move:g04")
    assert (play.at("harry"), play.view.ending) == ("g01", "")


@pytest.mark.rule("V-082")
def test_a_beaten_harry_put_beside_voldemort_is_safe_for_now() -> None:
    play = stage(
        dark="g01", harry="g04", returned=3, eaters={"corban_yaxley": "g05"}, hp={"harry": 1}, held=WAND,
        hands={"harry": "stupefy"},
    ).deal(dice("move", 1, 1), dice("attack", 2, 1, 1, 1), die("defence", 6), dice("move", 1, 1))  # fmt: skip
    play.do("move:g05", "dice")
    assert (play.at("harry"), play.at("dark"), play.view.ending) == ("g01", "g01", "")


@pytest.mark.rule("V-082")
def test_the_gate_is_a_meeting_too() -> None:
    play = stage(harry="g03", dark="l00", returned=3, held=STONE).deal((1, 1))
    play.do("move:g01", "yes")
    assert play.won == ("stone", HEROES_WIN)


@pytest.mark.rule("V-041", "V-082")
@pytest.mark.parametrize(
    "there", [{"harry": "l00", "dark": "h07"}, {"harry": "h07", "dark": "l00"}]
)
def test_through_the_gate_ron_meets_neither(there: dict[str, str]) -> None:
    play = stage(active="ron", ron="g03", returned=3, held=STONE, **there).deal((1, 1), (1, 1))  # type: ignore[arg-type]
    play.do("move:g01", "yes")
    assert (play.view.ending, play.at("ron"), play.asked) == ("", "l00", (0, "move"))


@pytest.mark.rule("V-091")
@pytest.mark.parametrize(("heroes", "last"), [(1, 13), (2, 14), (3, 14)])
def test_heroes_win_if_he_has_not_returned_in_time(heroes: int, last: int) -> None:
    assert PLAN.scenario.last_return(heroes + 1) == last
    others = dict(zip(("ron", "hermione"), ("g01", "g01"), strict=False))
    more = dict(list(others.items())[: heroes - 1])
    name = ["harry", *more][-1]
    start = {**more, name: "g02"}
    play = stage(active=name, rounds=last - 1, **start).deal((1, 1), (1,))  # type: ignore[arg-type]
    play.do("move:g04")
    assert play.view.ending == ""
    play = stage(active=name, rounds=last, **start).deal((1, 1))  # type: ignore[arg-type]
    assert play.view.last_round == last
    play.do("move:g04")
    assert play.won == ("never_returned", list(range(1, heroes + 1)))
    assert play.view.round == last


@pytest.mark.rule("V-092")
@pytest.mark.parametrize(
    ("destroyed", "ending", "winners"),
    [(HORCRUXES, "time.heroes", HEROES_WIN), ("nagini", "time.voldemort", VOLDEMORT_WINS)],
)
def test_forty_rounds_after_the_return_it_is_over(destroyed: str, ending: str, winners: list[int]) -> None:  # fmt: skip
    play = stage(harry="g02", dark="h07", returned=7, rounds=46, destroyed=destroyed).deal((1, 1), (1, 1))  # fmt: skip
    play.do("move:g04")
    assert play.view.ending == ""
    play = stage(harry="g02", dark="h07", returned=7, rounds=47, destroyed=destroyed).deal((1, 1))
    assert play.view.last_round == 47
    play.do("move:g04")
    assert play.won == (ending, winners)
