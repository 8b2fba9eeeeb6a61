"""Lord Voldemort: R-176 to R-188, R-240, R-241."""

import pytest

from tests.games.rising.stage import LEFT, MARK, RIGHT, dice, stage

rule = pytest.mark.rule
ROLL = dice("Bk Of Pl PC")  # all five of his symbols with four dice


@rule("R-176", "R-184")
def test_before_the_reveal_he_can_be_neither_attacked_nor_met() -> None:
    hidden = stage("harry", "albus", figure="diagon", azkaban="draco").deal(LEFT, ROLL)
    hidden.do("travel:ministry", "roll")
    assert hidden.view.voldemort.figure == "ministry"
    assert not [option for option in hidden.options if "voldemort" in option]
    away = (
        stage("harry", "albus", figure="diagon", azkaban="draco").deal(LEFT).do("travel:hogsmeade")
    )
    assert not away.offered("redeploy:")
    busy = stage("harry mundungus dobby", "albus", figure="diagon", azkaban="draco").deal(LEFT)
    busy.do("travel:hogsmeade")
    assert "use:mundungus" in busy.options
    assert not busy.offered("redeploy:")


@rule("R-177", "R-178")
def test_from_the_turn_after_the_reveal_he_can_be_attacked_where_he_stands() -> None:
    board = {"ministry": "- snape hagrid", "diagon": "cho ron fred", "hogsmeade": "dean fleur bill"}
    play = stage("harry", "albus", board=board, deck="voldemort molly filch", azkaban="draco").deal(
        RIGHT, MARK, dice("Bk Bk Of Rl")
    )
    play.do("travel:diagon", "stop")
    assert play.view.voldemort.revealed
    play.do("travel:diagon", "roll")
    assert play.offered("assign:voldemort")
    elsewhere = stage("harry", "albus", risen=True, azkaban="draco").deal(RIGHT, ROLL)
    elsewhere.do("travel:ministry", "roll")
    assert not elsewhere.offered("assign:voldemort")  # the token is elsewhere


@rule("R-179", "R-182")
def test_he_is_attacked_like_a_death_eater_once_a_turn() -> None:
    play = stage(
        "harry",
        "albus",
        risen=True,
        azkaban="draco yaxley",
        figure="diagon",
        supply="courage loyalty",
    ).deal(LEFT, ROLL)
    play.do("travel:ministry")
    assert play.need("voldemort") == ["knowledge", "friendship", "loyalty", "courage", "courage"]
    play.do("roll", "complete:voldemort")
    assert play.view.voldemort.damage == 1
    assert play.tokens(0) == ["courage"]
    partly = stage("harry", "albus", risen=True, azkaban="draco", figure="diagon").deal(LEFT, ROLL)
    partly.do("travel:ministry", "roll", "assign:voldemort:courage2", "stop")
    assert partly.view.voldemort.damage == 0


@rule("R-179")
def test_covered_symbols_take_no_second_attack() -> None:
    play = stage("harry ginny", "albus", risen=True, azkaban="draco yaxley", figure="diagon").deal(
        LEFT, dice("Bk Of Pl PC Pc Pc")
    )
    play.do("travel:ministry", "roll", "assign:voldemort:courage2", "assign:voldemort:knowledge1")
    play.do("assign:voldemort:friendship1", "assign:voldemort:loyalty1")
    assert play.need("voldemort") == []
    assert not play.offered("assign:voldemort")
    play.do("stop")
    assert play.view.voldemort.damage == 1


@rule("R-178", "R-182")
def test_an_empty_space_and_a_used_headquarters_do_not_touch_him() -> None:
    play = stage(
        "harry", "albus", risen=True, azkaban="draco", board={"ministry": "- luna"}, figure="diagon"
    ).deal(LEFT, dice("Bl Of Pc Pl"))
    play.do("travel:ministry", "roll", "complete:hq2", "heal:harry", "stop")
    assert play.view.voldemort.damage == 0
    assert play.tokens(0) == []


@rule("R-180")
@pytest.mark.parametrize(
    ("azkaban", "before", "after"), [("", 0, 0), ("draco", 0, 1), ("draco", 1, 1)]
)
def test_his_damage_never_exceeds_azkaban(azkaban: str, before: int, after: int) -> None:
    play = stage(
        "harry", "albus", risen=True, azkaban=azkaban, figure="diagon", damage={"voldemort": before}
    ).deal(LEFT, ROLL)
    play.do("travel:ministry", "roll", "complete:voldemort")
    assert play.view.voldemort.damage == after


@rule("R-181")
def test_he_is_no_death_eater() -> None:
    """The Atrium does not protect him, Lucius does not heal him, Mysteries does not see him."""
    play = stage(
        "harry",
        "albus",
        risen=True,
        azkaban="draco yaxley",
        corrupted="mysteries atrium",
        board={"diagon": "lucius"},
        damage={"voldemort": 1},
        figure="diagon",
    ).deal(MARK)
    play.do("travel:diagon")
    assert play.need("voldemort") == ["knowledge", "friendship", "loyalty", "courage", "courage"]
    assert play.view.voldemort.damage == 1
    alone = stage("harry", "albus", risen=True, corrupted="mysteries", figure="diagon").deal(MARK)
    assert alone.do("travel:ministry").corruption("diagon") == 1


@rule("R-183", "R-185", "R-186", "R-187")
def test_redeploying_costs_a_die_of_choice_and_nothing_else() -> None:
    board = {"ministry": "cho", "hogsmeade": "luna"}
    play = stage(
        "harry ginny",
        "albus",
        risen=True,
        azkaban="draco",
        board=board,
        corruption={"hogsmeade": 3},
    ).deal(LEFT, dice("Bk Of Pl PC Pc"))
    play.do("travel:ministry")
    assert play.pool == "BOPPPP"
    assert play.offered("redeploy:") == ["redeploy:blue", "redeploy:orange", "redeploy:purple"]
    corruption = play.corruption("hogsmeade")
    play.do("redeploy:purple")
    assert play.view.players[0].location == "hogsmeade"
    assert play.pool == "BOPPP"
    assert play.damage("harry", "ginny") == [0, 0]  # no second attack
    assert play.corruption("hogsmeade") == corruption
    assert not play.offered("redeploy:")
    play.do("roll")
    targets = {option.split(":")[1] for option in play.offered("assign:")}
    assert targets == {"luna", "voldemort", "hq1", "hq2"}
    play.do("assign:hq1:courage1")
    assert play.corruption("hogsmeade") == corruption - 1  # his Location counts for everything now


@rule("R-183")
def test_redeploying_ends_with_the_first_roll_and_is_pointless_there() -> None:
    rolled = (
        stage("harry", "albus", risen=True)
        .deal(LEFT, dice("Bl Ol Pl Pl"))
        .do("travel:ministry", "roll")
    )
    assert not rolled.offered("redeploy:")
    there = stage("harry", "albus", risen=True).deal(LEFT).do("travel:hogsmeade")
    assert not there.offered("redeploy:")


@rule("R-240")
def test_hits_never_reach_him() -> None:
    play = stage("tonks", "albus", risen=True, azkaban="draco", figure="diagon").deal(
        LEFT, dice("Ol RL Rk Pc")
    )
    play.do("travel:ministry", "roll", "assign:hq2:loyalty2", "assign:hq2:courage1")
    assert play.asked == (0, "assign")  # nobody here to hit
    assert play.view.voldemort.damage == 0


@rule("R-241")
def test_dice_may_go_on_him_at_his_cap_for_nothing() -> None:
    play = stage(
        "harry", "albus", risen=True, azkaban="draco", figure="diagon", damage={"voldemort": 1}
    ).deal(LEFT, ROLL)
    play.do("travel:ministry", "roll")
    assert play.offered("assign:voldemort")
    play.do("complete:voldemort")
    assert play.view.voldemort.damage == 1
    assert play.tokens(0) == []
