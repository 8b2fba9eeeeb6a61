"""Damage and defeat: R-156 to R-166."""

import pytest

from tests.games.rising.stage import LEFT, MARK, RIGHT, dice, stage

rule = pytest.mark.rule


@rule("R-156", "R-157")
def test_counters_fill_boxes_and_the_rest_is_lost() -> None:
    board = {"diagon": "macnair mrs_norris luna"}
    play = stage("harry", "albus", board=board, damage={"mrs_norris": 3, "luna": 1}).deal(RIGHT)
    play.do("travel:ministry")  # the attack, then Macnair: two for each
    assert play.damage("mrs_norris", "luna") == [4, 3]
    told = [event.args["cards"] for key in ("attacked", "struck") for event in play.events(key)]
    assert told == [["card:mrs_norris", "card:luna"], ["card:luna"]]  # the cat was full already


@rule("R-158")
def test_healing_stops_at_nothing() -> None:
    play = stage("harry", "albus", damage={"albus": 1}, tokens=["heal_two", ""]).deal(LEFT)
    play.do("travel:ministry", "token:heal_two:albus")
    assert play.damage("albus") == [0]
    room = stage("harry", "albus", damage={"harry": 1}).deal(LEFT, dice("Bl Of Pc Pl"))
    room.do("travel:ministry", "roll", "complete:hq2", "heal:harry")
    assert room.damage("harry") == [0]


@rule("R-159")
def test_ties_all_count_zero_included() -> None:
    fewest = stage(
        "harry ron luna", "albus", board={"hogsmeade": "draco"}, damage={"luna": 1}
    ).deal(MARK)
    fewest.do("travel:diagon")  # Draco's special: the least damaged of the active team
    assert fewest.damage("harry", "ron", "luna", "albus") == [1, 1, 1, 0]
    most = stage(
        "harry ron luna", "albus", board={"hogsmeade": "macnair"}, damage={"ron": 2, "luna": 2}
    )
    hit = most.deal(MARK).do("travel:diagon")
    assert hit.damage("harry", "ron", "luna") == [0, 3, 3]


@rule("R-160")
def test_each_team_is_judged_by_itself() -> None:
    damage = {"harry": 1, "ron": 0, "albus": 4, "snape": 4, "tonks": 0}
    play = stage(
        "harry ron", "albus snape", "tonks", board={"diagon": "greyback"}, damage=damage
    ).deal(RIGHT)
    play.do("travel:ministry")
    assert play.damage("harry", "ron", "albus", "snape", "tonks") == [2, 0, 5, 5, 1]


@rule("R-161", "R-163")
def test_full_wizards_are_defeated_at_the_end_of_the_turn_everywhere() -> None:
    board = {"ministry": "luna", "diagon": "cho ron"}
    damage = {"luna": 5, "cho": 5, "ron": 5, "snape": 6, "harry": 3}
    play = stage("harry", "albus snape", board=board, damage=damage).deal(LEFT, RIGHT, LEFT)
    play.do("travel:ministry")
    assert play.view.hospital == []
    play.do("stop")
    assert play.view.hospital == ["luna", "cho", "snape"]
    assert play.team(1) == ["albus"]
    assert "ron" in play.board("diagon")
    play.do("travel:ministry", "stop", "travel:diagon", "stop")
    assert play.view.hospital == ["luna", "cho", "snape"]  # nobody ever returns
    everyone = [card for where in ("ministry", "diagon", "hogsmeade") for card in play.board(where)]
    assert not {"luna", "cho", "snape"} & set(everyone)


@rule("R-162", "R-164")
def test_full_death_eaters_go_to_azkaban() -> None:
    board = {"ministry": "draco", "diagon": "yaxley greyback"}
    damage = {"draco": 1, "yaxley": 2, "greyback": 2}
    play = stage("harry", "albus", board=board, damage=damage).deal(LEFT, dice("Bk Of Pc Pl"), LEFT)
    play.do("travel:ministry", "roll", "complete:draco", "stop")
    assert play.view.azkaban == ["draco", "yaxley"]
    assert "greyback" in play.board("diagon")
    play.do("travel:hogsmeade")
    assert play.corruption("diagon") == 1  # Yaxley does nothing any more


@rule("R-165")
def test_wizards_lost_beside_locations_count() -> None:
    hospital = "snape hagrid trelawney mrs_norris flitwick sprout pomfrey"
    play = stage(
        "harry", "albus", board={"diagon": "cho"}, damage={"cho": 5}, hospital=hospital
    ).deal(LEFT)
    play.do("travel:ministry", "stop")
    assert play.view.losses == ["wizards"]


@rule("R-166")
def test_a_recruit_loses_its_damage_before_the_check() -> None:
    play = stage("harry", "albus", board={"ministry": "luna"}, damage={"luna": 5}).deal(
        LEFT, dice("Bk Of Pc Pl")
    )
    play.do("travel:ministry", "roll", "complete:luna", "stop")
    assert play.team(0) == ["harry", "luna"]
    assert play.damage("luna") == [0]
    assert play.view.hospital == []
