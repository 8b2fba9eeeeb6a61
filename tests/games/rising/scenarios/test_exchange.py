"""Exchanges: R-153, R-211, R-226 to R-228."""

import pytest

from tests.games.rising.stage import LEFT, RIGHT, dice, stage

rule = pytest.mark.rule


@rule("R-153")
def test_exchange_swaps_wizards_with_their_damage_if_the_other_agrees() -> None:
    damage = {"harry": 2, "albus": 1, "snape": 3}
    play = stage(
        "harry ron", "albus snape", "tonks", damage=damage, tokens=["exchange", "", ""]
    ).deal(LEFT)
    play.do("travel:ministry", "token:exchange")
    assert play.options == ("give:harry", "give:ron")  # starters may go
    play.do("give:harry")
    assert play.offered("take:") == ["take:albus", "take:snape", "take:tonks"]
    play.do("take:snape")
    assert play.asked == (1, "exchange.agree")
    play.do("yes")
    assert (play.team(0), play.team(1)) == (["snape", "ron"], ["albus", "harry"])
    assert play.damage("snape", "harry") == [3, 2]
    assert play.view.discard == ["exchange"]
    assert play.view.players[0].hq == "room"  # headquarters stay


@rule("R-153")
def test_an_exchange_may_be_proposed_on_another_players_turn() -> None:
    play = stage("harry", "albus snape", "tonks", tokens=["", "exchange", ""]).deal(LEFT)
    play.do("travel:ministry")
    assert play.asked == (1, "window.opening")
    play.do("token:exchange", "give:snape", "take:tonks")
    assert play.asked == (2, "exchange.agree")


@rule("R-219", "R-211")
def test_a_second_exchange_may_follow_in_the_opening_window() -> None:
    play = stage("harry", "albus hagrid", tokens=["exchange exchange", ""], teams_of=(0, 0)).deal(
        LEFT
    )
    play.do("travel:ministry", "token:exchange", "take:albus")
    assert play.asked == (0, "window.opening")
    play.do("token:exchange", "take:hagrid")
    assert play.team(0) == ["hagrid"]
    assert play.asked == (0, "ready")


@rule("R-226")
def test_a_refused_exchange_keeps_its_token_but_is_not_offered_again_this_turn() -> None:
    play = stage("harry ron", "albus", tokens=["exchange", ""]).deal(LEFT, RIGHT)
    play.do("travel:ministry", "token:exchange", "give:ron")
    assert play.asked == (1, "exchange.agree")
    play.do("no")
    assert play.tokens(0) == ["exchange"]
    assert play.team(0) == ["harry", "ron"]
    assert play.asked == (0, "ready")
    assert not play.offered("token:")
    play.do("stop")
    assert play.asked == (1, "travel")  # not even in the final window
    play.do("travel:diagon")
    assert play.asked == (0, "window.opening")  # next turn it is there again


@rule("R-227")
def test_a_late_exchange_changes_no_dice_but_brings_abilities() -> None:
    play = stage(
        "harry luna",
        "albus pomfrey trelawney",
        damage={"harry": 3},
        tokens=["exchange", ""],
        teams_of=(0, 0),
    ).deal(LEFT, dice("Bk Ol Pl Pl Pc"))
    play.do("travel:ministry", "pass")
    assert play.pool == "BOPPP"
    play.do("token:exchange", "give:luna", "take:pomfrey")
    assert play.pool == "BOPPP"  # Harry has no company now, but the die stays
    play.do("roll", "assign:pomfrey:knowledge1", "heal:harry")
    assert play.damage("harry") == [1]


@rule("R-227")
def test_a_rerolling_wizard_that_arrives_works_at_once() -> None:
    play = stage("harry cho", "albus trelawney", tokens=["exchange", ""], teams_of=(0, 0)).deal(
        LEFT, dice("Bl Ol Pl Pl Pl")
    )
    play.do("travel:ministry", "pass", "roll")
    assert play.offered("use:") == []
    play.do("token:exchange", "give:cho", "take:trelawney")
    assert play.offered("use:") == ["use:trelawney"]


@rule("R-227")
def test_a_rerolling_wizard_may_still_come_for_the_last_die() -> None:
    """The last die fits nowhere. It is not discarded unasked while an Exchange could bring Trelawney."""
    table = stage("harry cho", "albus trelawney", tokens=["exchange", ""], teams_of=(0, 0))
    roll = (
        dice("Bl Ol Pl Pl Pl"),
        dice("Bl Ol Pl Pl"),
        dice("Bl Ol Pl"),
        dice("Bl Pl"),
        dice("Pl"),
    )
    own = table.deal(LEFT, *roll, dice("Pc"))
    own.do("travel:ministry", "pass", "roll", "discard:purple", "discard:purple")
    own.do("discard:orange", "discard:blue")
    assert own.rolled == "Pl"
    own.do("token:exchange", "give:cho", "take:trelawney", "use:trelawney")
    assert own.rolled == "Pc"
    own.do("assign:hq1:courage1")
    own.end()
    others = stage("harry cho", "albus trelawney", tokens=["", "exchange"]).deal(
        LEFT, *roll, dice("Pc")
    )
    others.do("travel:ministry", "pass", "roll", "pass", "discard:purple", "pass", "discard:purple")
    others.do("pass", "discard:orange", "pass", "discard:blue", "pass")
    assert others.rolled == "Pl"
    others.do("help", "token:exchange", "give:trelawney", "take:cho", "yes", "use:trelawney")
    assert others.rolled == "Pc"


@rule("R-227")
def test_dice_on_the_ability_of_a_wizard_that_leaves_are_lost() -> None:
    play = stage(
        "tonks molly",
        "albus snape",
        damage={"tonks": 2},
        tokens=["exchange exchange", ""],
        teams_of=(0, 0),
    ).deal(LEFT, dice("Of Rk Rk Rk Pk"), dice("Rl Rl Rl Pl"))
    play.do(
        "travel:ministry",
        "pass",
        "roll",
        "assign:molly:friendship1",
        "token:exchange",
        "give:molly",
    )
    play.do("take:snape")
    assert not play.offered("assign:molly")
    assert play.view.dice.in_use["orange"] == 1  # still out of the box
    play.do("token:exchange", "give:snape", "take:molly", "roll")
    assert play.need("molly") == ["friendship", "loyalty"]  # the die is not there any more


@rule("R-227")
def test_dice_are_lost_as_well_when_another_player_takes_the_wizard() -> None:
    play = stage(
        "tonks molly",
        "albus snape",
        damage={"tonks": 2},
        tokens=["exchange", "exchange"],
        teams_of=(0, 0),
    ).deal(LEFT, dice("Of Rk Rk Rk Pk"))
    play.do("travel:ministry", "pass", "pass", "roll", "pass", "assign:molly:friendship1")
    play.do("help", "token:exchange", "give:snape", "take:molly")
    play.do("token:exchange", "give:snape", "take:molly")
    assert play.team(0) == ["tonks", "molly"]
    assert play.need("molly") == ["friendship", "loyalty"]


@rule("R-228")
def test_a_paid_ability_stays_used_when_its_card_changes_teams() -> None:
    play = stage(
        "harry pomfrey",
        "albus snape",
        damage={"harry": 5},
        tokens=["exchange exchange", ""],
        teams_of=(0, 0),
    ).deal(LEFT, dice("Bk Ok Pk Pk"))
    play.do("travel:ministry", "pass", "roll", "assign:pomfrey:knowledge1", "die:blue")
    play.do("heal:harry", "token:exchange", "give:pomfrey", "take:snape")
    play.do("token:exchange", "give:snape", "take:pomfrey")
    assert "pomfrey" in play.team(0)
    assert not play.offered("assign:pomfrey")


@rule("R-228")
def test_once_per_turn_marks_travel_with_the_card() -> None:
    play = stage(
        "harry trelawney", "albus snape", tokens=["exchange exchange", ""], teams_of=(0, 0)
    ).deal(LEFT, dice("Bl Ol Pl Pl"), dice("Bl Ol Pl Pl"))
    play.do("travel:ministry", "pass", "roll", "use:trelawney", "pick:all")
    play.do("token:exchange", "give:trelawney", "take:snape")
    assert play.offered("use:") == ["use:snape"]
    play.do("token:exchange", "give:snape", "take:trelawney")
    assert play.offered("use:") == []  # she was used before she left


@rule("R-153", "R-203")
def test_nobody_asks_herself_for_consent() -> None:
    """A-46: one person runs the first and the last team; the second is somebody else's."""
    teams = ("harry luna", "albus filch", "tonks lupin")
    table = stage(*teams, tokens=["exchange", "", ""], teams_of=(0, 1, 0))
    own = table.deal(LEFT).do("travel:ministry", "token:exchange", "give:luna", "take:lupin")
    assert own.team(0) == ["harry", "lupin"]
    assert own.asked == (0, "ready")
    other = table.deal(LEFT).do("travel:ministry", "token:exchange", "give:luna", "take:filch")
    assert other.asked == (1, "exchange.agree")
