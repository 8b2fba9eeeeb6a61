"""Spell tokens: R-140 to R-155, R-219 to R-225."""

from collections import Counter
from typing import Any

import pytest

from hallows.games.rising.loading import standard
from tests.games.rising.stage import LEFT, MARK, RIGHT, dice, stage

rule = pytest.mark.rule


@rule("R-140", "R-141")
def test_tokens_help_on_anybodys_turn_until_the_end_step() -> None:
    play = stage("harry", "albus", board={"ministry": "luna"}, tokens=["", "friendship"]).deal(
        LEFT, dice("Bk Ol Pc Pl")
    )
    play.do("travel:ministry", "roll")
    assert play.asked == (1, "window.before_roll")
    play.do("pass", "assign:luna:knowledge1", "assign:luna:courage1", "stop")
    assert play.asked == (1, "window.final")
    play.do("token:friendship:luna")
    assert play.team(0) == ["harry", "luna"]
    assert play.tokens(1) == []


@rule("R-142", "R-143")
def test_a_trait_token_covers_one_symbol_of_any_legal_target() -> None:
    board = {"ministry": "luna dean greyback", "diagon": "cho"}
    play = stage("harry neville", "albus", board=board, tokens=["courage", ""]).deal(LEFT)
    play.do("travel:ministry")
    assert play.offered("token:") == [
        "token:courage:luna",
        "token:courage:dean",
        "token:courage:greyback",
        "token:courage:hq1",
        "token:courage:hq2",
        "token:courage:neville",
    ]
    play.do("token:courage:dean")
    assert play.need("dean") == ["knowledge", "courage"]
    cost = play.card("dean").cost
    assert cost is not None
    assert [(die.trait, die.symbols, die.token_of) for die in cost.dice] == [("courage", 1, 0)]


@rule("R-143")
def test_trait_tokens_complete_characters_and_abilities() -> None:
    recruit = stage(
        "harry", "albus", board={"ministry": "mundungus"}, tokens=["knowledge loyalty", ""]
    )
    play = recruit.deal(LEFT).do(
        "travel:ministry", "token:knowledge:mundungus", "token:loyalty:mundungus", "stop"
    )
    assert play.team(0) == ["harry", "mundungus"]
    hq = stage("harry", "albus", corruption={"ministry": 2}, tokens=["courage", ""]).deal(LEFT)
    assert hq.do("travel:ministry", "token:courage:hq1").corruption("ministry") == 1
    wizard = stage("harry pomfrey", "albus", damage={"harry": 3}, tokens=["knowledge", ""]).deal(
        LEFT
    )
    wizard.do("travel:ministry", "token:knowledge:pomfrey", "heal:harry")
    assert wizard.damage("harry") == [1]


@rule("R-119", "R-143")
def test_a_trait_token_that_covers_only_part_of_an_ability_does_nothing_yet() -> None:
    play = stage("harry", "albus", damage={"harry": 3}, tokens=["friendship", "courage"]).deal(LEFT)
    play.do("travel:ministry", "token:friendship:hq2")
    assert play.asked == (0, "ready")  # nobody is healed
    assert play.need("hq2") == ["courage"]
    play.do("help", "token:courage:hq2")
    assert play.asked == (0, "heal.each")  # covered now


@rule("R-144")
def test_trait_tokens_work_after_all_dice_are_gone() -> None:
    play = stage("harry", "albus", board={"ministry": "luna"}, tokens=["courage", ""]).deal(
        LEFT, dice("Bk Of Pl Pl"), dice("Pl Pl"), dice("Pl")
    )
    play.do("travel:ministry", "roll", "assign:luna:knowledge1", "assign:luna:friendship1", "roll")
    play.do("discard:purple")
    assert play.asked == (0, "window.final")
    play.do("token:courage:luna")
    assert play.team(0) == ["harry", "luna"]


@rule("R-145")
def test_used_tokens_lie_face_up_in_the_discard() -> None:
    play = (
        stage("harry", "albus", tokens=["red_die", ""])
        .deal(LEFT)
        .do("travel:ministry", "token:red_die")
    )
    assert play.view.discard == ["red_die"]
    assert play.tokens(0) == []


@rule("R-145", "R-146")
def test_a_trait_token_lies_on_its_target_until_the_end_of_the_turn() -> None:
    """A-61: what it completes cannot draw it back in the same turn."""
    play = stage("albus", "harry", tokens=["friendship", ""], supply="").deal(
        LEFT, dice("Bk Bl Oc Rl")
    )
    play.do("travel:ministry", "roll", "assign:hq2:knowledge1", "token:friendship:hq2")
    assert play.tokens(0) == []  # the supply was empty, and so was the discard
    assert play.view.discard == []
    play.do("stop")
    assert play.view.discard == ["friendship"]


@rule("R-137", "R-145")
def test_the_reward_for_damage_does_not_draw_back_the_token_that_earned_it() -> None:
    play = stage(
        "harry", "albus", board={"ministry": "pettigrew"}, tokens=["friendship", ""], supply=""
    ).deal(LEFT, dice("Bk Of Pl Pl"))
    play.do("travel:ministry", "roll", "fill:pettigrew", "token:friendship:pettigrew", "stop")
    assert play.damage("pettigrew") == [1]
    assert (play.tokens(0), play.view.discard) == ([], ["friendship"])


@rule("R-145", "R-216")
def test_a_forfeited_trait_token_is_discarded_at_once() -> None:
    play = stage(
        "harry dobby", "albus", board={"ministry": "luna"}, tokens=["friendship", ""]
    ).deal(LEFT)
    play.do("travel:ministry", "token:friendship:luna")
    assert play.view.discard == []
    play.do("move:diagon")
    assert play.view.discard == ["friendship"]


@rule("R-146")
def test_an_empty_supply_is_renewed_from_the_discard_at_the_next_draw() -> None:
    play = stage("albus", "harry", supply="", discard="courage cleanse").deal(
        LEFT, dice("Bk Bf Ol Rl")
    )
    play.do("travel:ministry", "roll")
    assert (play.view.supply, play.view.discard) == (0, ["courage", "cleanse"])
    play.do("assign:hq2:knowledge1", "assign:hq2:friendship1")
    assert play.tokens(0) == ["cleanse"]
    assert (play.view.supply, play.view.discard) == (1, [])


@rule("R-147")
def test_nothing_is_drawn_when_all_tokens_are_held() -> None:
    play = stage("albus", "harry", supply="").deal(LEFT, dice("Bk Bf Ol Rl"))
    play.do("travel:ministry", "roll", "assign:hq2:knowledge1", "assign:hq2:friendship1")
    assert play.tokens(0) == []
    assert play.asked == (0, "assign")


@rule("R-148", "R-149")
def test_no_hand_limit_and_open_hands() -> None:
    held = "knowledge friendship loyalty courage blue_die orange_die red_die purple_die heal_two cleanse"
    play = stage("albus", "harry", tokens=[held, ""], supply="courage").deal(
        LEFT, dice("Bk Bf Ol Rl")
    )
    play.do("travel:ministry", "roll", "assign:hq2:knowledge1", "assign:hq2:friendship1")
    assert len(play.tokens(0)) == 11
    assert play.tokens(0)[3:5] == ["courage", "courage"]  # like tokens lie together
    for viewer in (None, 0, 1):
        view = play.table.view(viewer)
        assert view == play.view  # everybody sees everything that lies open


@rule("R-150")
def test_heal_two() -> None:
    board = {"ministry": "luna"}
    damage = {"harry": 1, "albus": 3, "luna": 2}
    play = stage(
        "harry ron", "albus", board=board, damage=damage, tokens=["heal_two heal_two", ""]
    ).deal(LEFT)
    play.do("travel:ministry")
    assert play.offered("token:") == ["token:heal_two:harry", "token:heal_two:albus"]  # teams only
    play.do("token:heal_two:albus", "token:heal_two:harry")
    assert play.damage("albus", "harry") == [1, 0]


@rule("R-151")
def test_heal_pair() -> None:
    damage = {"harry": 2, "ron": 0, "albus": 3, "snape": 1}
    play = stage(
        "harry ron", "albus snape", damage=damage, tokens=["heal_pair heal_pair", ""]
    ).deal(LEFT)
    play.do("travel:ministry", "token:heal_pair:harry")
    assert play.options == ("heal:albus", "heal:snape", "pass")  # another one, or nobody
    play.do("heal:albus")
    assert play.damage("harry", "albus") == [1, 2]
    play.do("token:heal_pair:albus", "pass")
    assert play.damage("harry", "albus", "snape") == [1, 1, 1]
    assert [event.rule for event in play.events("healed")] == ["R-151"] * 3


@rule("R-152")
def test_cleanse_works_anywhere() -> None:
    corruption = {"ministry": 2, "hogsmeade": 3}
    play = stage(
        "harry", "albus", corruption=corruption, tokens=["cleanse", ""], figure="diagon"
    ).deal(MARK)
    play.do("travel:ministry")
    assert play.offered("token:") == [
        f"token:cleanse:{where}" for where in ("ministry", "diagon", "hogsmeade")
    ]
    play.do("token:cleanse:hogsmeade")
    assert play.corruption("hogsmeade") == 2


@rule("R-154")
def test_tokens_of_the_end_step_wait_for_the_next_turn() -> None:
    play = stage(
        "harry", "albus", board={"ministry": "greyback luna"}, supply="cleanse", figure="diagon"
    ).deal(LEFT, dice("Bl Of PC Pl"), RIGHT)
    play.do("travel:ministry", "roll", "complete:greyback", "stop")
    assert play.tokens(0) == ["cleanse"]
    assert play.asked == (1, "travel")  # no window in between
    play.do("travel:ministry")
    assert play.asked == (1, "ready")
    play.do("roll")
    assert play.asked == (0, "window.before_roll")


@rule("R-155")
def test_two_tokens_of_each_kind() -> None:
    kinds = Counter({spell.id: spell.copies for spell in standard().spells})
    assert len(kinds) == 12
    assert set(kinds.values()) == {2}


@rule("R-219")
def test_windows_ask_the_active_player_first_and_restart_after_a_use() -> None:
    corruption = {"ministry": 3, "diagon": 3}
    tokens = ["cleanse", "cleanse", "heal_two"]
    play = stage(
        "harry", "albus", "tonks", corruption=corruption, damage={"tonks": 2}, tokens=tokens
    ).deal(LEFT)
    play.do("travel:ministry")
    assert play.asked == (0, "ready")
    play.do("stop")
    assert play.asked == (0, "window.final")  # the active player first
    play.do("pass")
    assert play.asked == (1, "window.final")  # then clockwise
    play.do("token:cleanse:ministry")
    assert play.asked == (0, "window.final")  # a use restarts the round
    play.do("pass")
    assert play.asked == (2, "window.final")  # Albus has nothing left
    play.do("token:heal_two:tonks")
    assert play.asked == (0, "window.final")
    play.do("pass")
    assert play.asked == (1, "travel")  # everybody passed


@rule("R-219")
def test_before_a_roll_a_use_gives_the_word_back_to_the_active_player() -> None:
    tokens = ["", "red_die", "blue_die"]
    play = stage("harry", "albus", "tonks", tokens=tokens).deal(LEFT, dice("Bk Bk Of Rl Pc Pc"))
    play.do("travel:ministry", "roll")
    assert play.asked == (1, "window.before_roll")
    play.do("token:red_die")
    assert play.asked == (0, "ready")
    play.do("roll")
    assert play.asked == (2, "window.before_roll")
    play.do("token:blue_die")
    assert play.asked == (0, "ready")
    play.do("roll")
    assert play.rolled == "Bk Bk Of Rl Pc Pc"  # everybody passed or had nothing: the dice fall


@rule("R-219")
def test_after_a_roll_a_use_gives_the_word_back_to_the_active_player() -> None:
    play = stage("harry", "albus", board={"ministry": "luna"}, tokens=["", "courage"]).deal(
        LEFT, dice("Bk Of Pl Pl"), dice("Of Pl Pl")
    )
    play.do("travel:ministry", "roll", "pass", "assign:luna:knowledge1", "roll")
    assert play.asked == (1, "window.after_roll")
    play.do("token:courage:luna")
    assert play.asked == (0, "ready")  # roll on, or stop
    play.do("roll")
    assert play.rolled == "Of Pl Pl"


@rule("R-220")
def test_others_are_asked_before_the_first_roll_after_each_roll_and_at_the_end() -> None:
    play = stage("harry", "albus", tokens=["", "red_die"]).deal(
        LEFT, dice("Bl Ol Pl Pl"), dice("Bl Ol Pl"), dice("Bl Pl")
    )
    asked = []
    play.do("travel:ministry")
    for answer in (
        "roll",
        "pass",
        "discard:purple",
        "pass",
        "discard:orange",
        "pass",
        "stop",
        "pass",
    ):
        asked.append(play.asked)
        if play.asked == (1, "window.after_roll"):
            assert play.rolled == ""  # what is left lies in the pool again
        play.do(answer)
    assert [where for seat, where in filter(None, asked) if seat == 1] == [
        "window.before_roll",
        "window.after_roll",
        "window.after_roll",
        "window.final",
    ]


@rule("R-220")
def test_the_active_player_may_ask_for_help_in_between() -> None:
    play = stage("harry", "albus", board={"ministry": "luna"}, tokens=["", "courage"]).deal(
        LEFT, dice("Bk Of Pl Pl")
    )
    play.do("travel:ministry", "roll", "pass", "help")
    assert play.asked == (1, "window.help")
    play.do("pass")
    assert "help" not in play.options  # not again before something has changed
    rolled = play.table.clone()
    rolled.chance.add(dice("Bk Of Pl"))  # type: ignore[attr-defined]
    for answer in ("discard:purple", "pass"):
        rolled.answer(answer)
    assert rolled.ask is not None
    assert "help" in rolled.ask.options  # a new roll is a new question
    play.do("assign:luna:knowledge1", "help", "token:courage:luna")
    assert play.need("luna") == ["friendship"]
    assert play.asked == (0, "assign")
    assert "help" not in play.options  # nobody has a token left


@rule("R-220")
def test_the_table_hears_that_nobody_answered_a_call_for_help() -> None:
    tokens = ["", "courage", "courage"]
    play = stage("harry", "albus", "tonks", board={"ministry": "luna"}, tokens=tokens).deal(LEFT)
    play.do("travel:ministry", "help", "pass")
    assert not play.events("help.nobody")  # one more to ask
    play.do("pass")
    told = play.events("help.nobody")
    assert [(event.args["who"], event.to) for event in told] == [("seat:0", None)]
    answered = stage("harry", "albus", board={"ministry": "luna"}, tokens=["", "courage"]).deal(
        LEFT
    )
    answered.do("travel:ministry", "help", "token:courage:luna")
    assert not answered.events("help.nobody")


@rule("R-220", "R-224")
@pytest.mark.parametrize(
    ("team", "token", "more", "useful"),
    [
        ("harry", "knowledge", {}, False),
        ("harry", "knowledge", {"board": {"ministry": "filch"}}, True),
        ("harry", "courage", {}, True),  # for the headquarters
        ("harry ron", "orange_die", {}, False),  # both are in the pool
        ("harry", "orange_die", {}, True),
        ("harry", "heal_two", {}, False),
        ("harry", "heal_two", {"damage": {"albus": 1}}, True),
        ("harry", "cleanse", {}, False),
        ("harry", "cleanse", {"corruption": {"diagon": 1}}, True),
    ],
)
def test_the_others_are_asked_only_with_a_token_that_could_change_something(
    team: str, token: str, more: dict[str, Any], useful: bool
) -> None:
    play = stage(team, "albus", tokens=["cleanse", token], **more).deal(LEFT)
    play.do("travel:ministry", "token:cleanse:hogsmeade")  # Voldemort's counter goes first
    assert ("help" in play.options) == useful
    if useful:
        assert play.do("help").asked == (1, "window.help")
    else:
        play.script((5,) * len(play.pool)).do("roll")
        assert play.asked == (0, "assign")


@rule("R-220")
def test_tokens_of_the_active_player_are_no_help_to_ask_for() -> None:
    play = stage("harry", "albus", tokens=["courage", ""]).deal(LEFT).do("travel:ministry")
    assert play.offered("token:")
    assert "help" not in play.options


@rule("R-220")
def test_help_may_be_asked_for_again_when_something_has_changed() -> None:
    play = stage(
        "harry dobby mundungus", "albus", board={"ministry": "luna"}, tokens=["", "courage"]
    ).deal(LEFT)
    play.do("travel:ministry", "help", "pass")
    assert "help" not in play.options
    play.do("move:diagon")
    assert "help" in play.options  # another Location, other targets
    play.do("help", "pass")
    assert "help" not in play.options
    play.do("use:mundungus")
    assert "help" in play.options
    set_die = stage("harry dean", "albus", board={"ministry": "luna"}, tokens=["", "courage"]).deal(
        LEFT, dice("Bl Ol Pl Pl Pl")
    )
    set_die.do("travel:ministry", "roll", "pass", "help", "pass", "use:dean")
    set_die.do("set:blue_loyalty1:courage")
    assert "help" in set_die.options
    twice = stage("harry", "albus", tokens=["", "red_die blue_die"]).deal(LEFT)
    twice.do("travel:ministry", "help", "token:red_die")
    assert "help" in twice.options  # there is more where that came from


@rule("R-221")
def test_a_trait_token_may_be_first_last_or_only_cover() -> None:
    board = {"ministry": "mundungus luna"}
    tokens = ["knowledge courage", "loyalty"]
    play = stage("harry", "albus", board=board, tokens=tokens).deal(LEFT, dice("Bk Of Pl Pl"))
    play.do("travel:ministry", "token:courage:luna")  # the first on Luna
    play.do(
        "token:knowledge:mundungus", "roll", "token:loyalty:mundungus", "roll"
    )  # all of Mundungus
    play.do("assign:luna:knowledge1", "assign:luna:friendship1", "stop")
    assert play.team(0) == ["harry", "mundungus", "luna"]


@rule("R-222")
def test_a_token_on_an_unfinished_target_is_spent_for_nothing() -> None:
    play = stage("harry", "albus", board={"ministry": "luna"}, tokens=["courage", ""]).deal(
        LEFT, RIGHT, LEFT
    )
    play.do("travel:ministry", "token:courage:luna", "stop")
    assert play.team(0) == ["harry"]
    assert play.view.discard == ["courage"]
    play.do("travel:diagon", "stop", "travel:ministry")
    assert play.need("luna") == ["knowledge", "friendship", "courage"]


@rule("R-223")
def test_rewards_go_to_the_active_player() -> None:
    play = stage(
        "harry",
        "albus",
        board={"ministry": "mundungus draco"},
        tokens=["", "loyalty courage"],
        supply="cleanse",
    ).deal(LEFT, dice("Bk Of Pk Pl"))
    play.do("travel:ministry", "roll", "pass")
    play.do(
        "assign:draco:knowledge1",
        "die:blue",
        "assign:draco:friendship1",
        "assign:mundungus:knowledge1",
    )
    play.do("stop", "token:loyalty:mundungus", "token:courage:draco")
    assert play.team(0) == ["harry", "mundungus"]
    assert play.damage("draco") == [1]
    assert [play.tokens(0), play.tokens(1)] == [["cleanse"], []]


@rule("R-224")
def test_a_token_that_could_change_nothing_is_not_accepted() -> None:
    held = "knowledge heal_two heal_pair cleanse orange_die"
    play = (
        stage("harry ron", "albus", tokens=[held, ""], figure="diagon")
        .deal(LEFT)
        .do("travel:diagon")
    )
    # No uncovered Knowledge, nobody hurt, both orange dice in the pool: only the fresh Corruption counts.
    assert play.offered("token:") == ["token:cleanse:ministry"]
    assert len(play.tokens(0)) == 5
    play.do("token:cleanse:ministry")
    assert play.offered("token:") == []
    assert play.asked == (0, "ready")


@rule("R-225")
def test_a_die_token_in_the_final_window_opens_one_more_roll() -> None:
    play = stage("harry", "albus", corruption={"ministry": 2}, tokens=["", "purple_die"]).deal(
        LEFT, dice("Pc")
    )
    play.do("travel:ministry", "stop")
    assert play.asked == (1, "window.final")
    play.do("token:purple_die")
    assert play.rolled == "Pc"  # that die alone; the dice lost by stopping stay lost
    play.do("assign:hq1:courage1")
    assert play.corruption("ministry") == 1
    assert play.asked == (1, "travel")


def test_standing_orders_answer_windows() -> None:
    play = stage("harry", "albus", tokens=["", "red_die"]).deal(LEFT, dice("Bl Ol Pl Pl"))
    play.table.order(1)
    play.do("travel:ministry", "roll")
    assert play.asked == (0, "assign")  # nobody was disturbed
    play.do("stop")
    assert play.asked == (1, "travel")


@rule("R-214", "R-217")
def test_mundungus_still_helps_in_the_final_window() -> None:
    """A-54, A-63: he needs neither dice nor anybody's token; what he draws may open another roll."""
    play = stage("harry mundungus", "albus", supply="red_die").deal(LEFT, dice("Rc"))
    play.do("travel:ministry", "stop")
    assert play.asked == (0, "window.final")
    assert play.options == ("pass", "use:mundungus")
    play.do("use:mundungus")
    assert play.damage("mundungus") == [1]
    assert play.options == ("pass", "token:red_die")
    play.do("token:red_die")
    assert play.rolled == "Rc"


@rule("R-076", "R-126")
def test_no_final_window_for_mundungus_when_he_has_no_box_left_or_under_gringotts() -> None:
    full = stage("harry mundungus", "albus", damage={"mundungus": 5}).deal(LEFT)
    assert full.do("travel:ministry", "stop").asked == (1, "travel")
    closed = stage("harry mundungus", "albus", corrupted="gringotts", figure="diagon").deal(MARK)
    closed.do("travel:ministry")
    assert "use:mundungus" in closed.options
    assert closed.do("stop").asked == (1, "travel")


@rule("R-217")
def test_seamus_adds_no_die_once_the_player_has_stopped() -> None:
    play = stage("harry seamus", "albus").deal(LEFT)
    assert "use:seamus" in play.do("travel:ministry").options
    assert play.do("stop").asked == (1, "travel")
