"""Travel: R-030 to R-036."""

import pytest

from tests.games.rising.stage import LEFT, MARK, RIGHT, dice, stage

rule = pytest.mark.rule


@rule("R-030")
def test_a_turn_has_four_phases_in_order() -> None:
    play = stage("harry", "albus", board={"ministry": "luna"}).deal(LEFT, dice("Bk Of Pc Pl"))
    assert play.asked == (0, "travel")
    play.do("travel:ministry", "roll", "assign:luna:knowledge1", "assign:luna:friendship1")
    play.do("assign:luna:courage1", "stop")
    keys = [event.key for event in play.table.events or []]
    order = [
        "turn",
        "travelled",
        "voldemort.left",
        "pool",
        "rolled",
        "stopped",
        "recruited",
        "turn",
    ]
    assert [key for key in keys if key in order] == order
    assert play.asked == (1, "travel")


@rule("R-031", "R-032")
def test_the_token_goes_to_any_one_location_even_the_same_again() -> None:
    play = stage("harry", "albus").deal(LEFT, RIGHT, LEFT)
    everywhere = ("travel:ministry", "travel:diagon", "travel:hogsmeade")
    assert play.options == everywhere
    play.do("travel:diagon", "stop", "travel:ministry", "stop")
    assert play.view.players[0].location == "diagon"
    assert play.options == everywhere
    play.do("travel:diagon")
    assert play.view.players[0].location == "diagon"


@rule("R-033")
def test_the_team_is_where_its_token_is() -> None:
    here = stage("harry ron", "albus", figure="ministry").deal(MARK).do("travel:ministry")
    assert here.damage("harry", "ron") == [1, 1]
    away = stage("harry ron", "albus", figure="ministry").deal(MARK).do("travel:diagon")
    assert away.damage("harry", "ron") == [0, 0]


@rule("R-034")
@pytest.mark.parametrize("where", ["ministry", "diagon", "hogsmeade"])
def test_only_characters_beside_the_chosen_location_take_dice(where: str) -> None:
    board = {
        "ministry": "luna arthur filch",
        "diagon": "cho bill snape",
        "hogsmeade": "fleur greyback dean",
    }
    play = stage("harry", "albus", board=board).deal(RIGHT, dice("Bk Of Pl Pc"))
    play.do(f"travel:{where}", "roll")
    targets = {option.split(":")[1] for option in play.offered("assign:")}
    assert targets == {*board[where].split(), "hq1", "hq2"}


@rule("R-035")
def test_other_teams_are_nowhere() -> None:
    """Albus's token lies where Voldemort is, but it is not Albus's turn."""
    play = stage("harry", "albus", figure="diagon").deal(LEFT, RIGHT, LEFT)
    play.do("travel:diagon", "stop", "travel:diagon")
    assert play.damage("albus") == [1]  # on the own turn
    play.do("stop", "travel:hogsmeade")
    assert (play.view.voldemort.figure, play.damage("albus")) == ("ministry", [1])
    play = stage("harry", "albus", figure="diagon").deal(LEFT, RIGHT, MARK)
    play.do("travel:hogsmeade", "stop", "travel:hogsmeade", "stop", "travel:hogsmeade")
    assert play.view.voldemort.figure == "diagon"
    assert play.damage("albus", "harry") == [0, 0]


@rule("R-036")
def test_no_token_is_used_before_the_voldemort_die() -> None:
    tokens = ["courage cleanse heal_two red_die", "loyalty cleanse"]
    board = {"ministry": "luna"}
    play = stage("harry", "albus", board=board, tokens=tokens, corruption={"diagon": 2}).deal(LEFT)
    assert not play.offered("token:")  # and nobody else was asked before
    play.do("travel:ministry")
    assert play.asked == (0, "ready")
    assert "token:courage:luna" in play.options
