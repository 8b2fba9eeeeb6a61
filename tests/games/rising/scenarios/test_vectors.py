"""The rulebook's test vectors T1 to T22, each a whole situation."""

from tests.games.rising.stage import LEFT, MARK, RIGHT, dice, stage

FOUR = "bellatrix lucius pettigrew dolohov"


def test_t1_right_from_diagon() -> None:
    play = stage(
        "harry", "albus", figure="diagon", board={"hogsmeade": "luna cho", "diagon": "ron"}
    ).deal(RIGHT)
    play.do("travel:ministry")
    assert play.view.voldemort.figure == "hogsmeade"
    assert play.damage("luna", "cho", "ron") == [1, 1, 0]
    assert play.corruption("hogsmeade") == 1


def test_t2_dark_mark_at_diagon_with_bellatrix_at_the_ministry() -> None:
    board = {"ministry": "bellatrix", "diagon": "luna"}
    play = stage("harry", "albus", figure="diagon", board=board).deal(MARK).do("travel:diagon")
    assert play.damage("luna", "harry", "albus") == [1, 1, 0]  # her regular ability did not fire
    assert play.corruption("diagon") == 2


def test_t3_a_full_place_is_saved() -> None:
    play = stage("harry", "albus", corruption={"ministry": 4}, figure="diagon").deal(
        LEFT, dice("Bl Ol Pl Pc")
    )
    play.do("travel:ministry")
    assert play.corruption("ministry") == 5
    play.do("roll", "assign:hq1:courage1", "stop")
    assert (play.corruption("ministry"), play.view.corrupted) == (4, [])


def test_t4_a_full_wizard_is_recruited() -> None:
    play = stage("harry", "albus", board={"ministry": "luna"}, damage={"luna": 5}).deal(
        LEFT, dice("Bk Of Pc Pl")
    )
    play.do("travel:ministry", "roll", "complete:luna", "stop")
    assert (play.team(0), play.damage("luna"), play.view.hospital) == (["harry", "luna"], [0], [])


def test_t5_no_fifth_red_die() -> None:
    play = stage("tonks kingsley", "albus", tokens=["red_die", ""]).deal(LEFT).do("travel:ministry")
    assert play.pool == "ORRRRP"
    assert not play.offered("token:")


def test_t6_a_double_and_a_single_complete_a_card() -> None:
    play = stage("harry", "albus", board={"ministry": "neville"}).deal(LEFT, dice("Bk Of PC Pl"))
    play.do("travel:ministry", "roll", "assign:neville:courage2", "assign:neville:loyalty1")
    assert play.need("neville") == []
    play.do("stop")
    assert play.team(0) == ["harry", "neville"]


def test_t7_a_double_for_one_symbol() -> None:
    play = stage("harry", "albus", board={"ministry": "luna"}).deal(LEFT, dice("Bk Of PC Pl"))
    play.do("travel:ministry", "roll", "assign:luna:courage2")
    assert play.need("luna") == ["knowledge", "friendship"]


def test_t8_a_token_does_not_save_the_die() -> None:
    play = stage("harry", "albus", board={"ministry": "neville"}, tokens=["loyalty", ""]).deal(
        LEFT, dice("Bk Of Pk Pf")
    )
    play.do("travel:ministry", "roll", "token:loyalty:neville")
    assert "roll" not in play.options
    assert play.offered("discard:")


def test_t9_voldemort_at_his_cap() -> None:
    play = stage(
        "harry",
        "albus",
        risen=True,
        azkaban="draco yaxley macnair",
        figure="diagon",
        damage={"voldemort": 3},
    ).deal(LEFT, dice("Bk Of Pl PC"))
    play.do("travel:ministry", "roll", "complete:voldemort")
    assert (play.view.voldemort.damage, play.tokens(0)) == (3, [])


def test_t10_the_cap_is_read_before_defeats() -> None:
    play = stage(
        "harry ginny",
        "albus",
        risen=True,
        azkaban=FOUR,
        figure="diagon",
        board={"ministry": "draco"},
        damage={"voldemort": 4, "draco": 1},
        tokens=["knowledge friendship", ""],
    ).deal(LEFT, dice("Bk Of Pl PC Pc Pl"))
    play.do("travel:ministry", "token:knowledge:draco", "token:friendship:draco", "roll")
    play.do("assign:draco:courage1", "assign:voldemort:courage2", "assign:voldemort:knowledge1")
    play.do("assign:voldemort:friendship1", "assign:voldemort:loyalty1", "stop")
    assert play.view.azkaban == [*FOUR.split(), "draco"]
    assert play.view.voldemort.damage == 4


def test_t11_fewest_with_a_tie_at_zero() -> None:
    play = stage("harry ron", "albus", board={"diagon": "draco"}).deal(MARK).do("travel:hogsmeade")
    assert play.damage("harry", "ron") == [1, 1]


def test_t12_the_fifth_damage_beats_the_fourth_place() -> None:
    play = stage(
        "harry",
        "albus",
        risen=True,
        azkaban=FOUR + " draco",
        figure="diagon",
        damage={"voldemort": 4},
        corrupted="mysteries ollivanders hogs_head",
        corruption={"ministry": 4},
    ).deal(LEFT, dice("Bk Of Pl PC"))
    play.do("travel:ministry", "roll", "complete:voldemort")
    assert play.view.won


def test_t13_lucius_does_not_heal_voldemort() -> None:
    play = stage(
        "harry", "albus", risen=True, board={"diagon": "lucius"}, damage={"voldemort": 2}
    ).deal(RIGHT)
    assert play.do("travel:ministry").view.voldemort.damage == 2


def test_t14_voldemorts_card_in_a_double_refill() -> None:
    board = {"ministry": "- - hagrid", "diagon": "cho ron fred", "hogsmeade": "dean fleur bill"}
    play = stage("harry", "albus", board=board, deck="voldemort molly filch arthur").deal(LEFT)
    play.do("travel:ministry", "stop")
    assert play.view.voldemort.revealed
    assert play.board("ministry") == ["molly", "filch", "hagrid"]


def test_t15_gringotts_and_the_reward() -> None:
    play = stage(
        "harry",
        "albus",
        board={"ministry": "greyback"},
        corrupted="gringotts",
        figure="diagon",
        tokens=["courage", "loyalty"],
        supply="cleanse",
    ).deal(MARK, dice("Bl Of PC Pl"))
    play.do("travel:ministry", "roll", "complete:greyback", "stop")
    assert play.tokens(0) == ["courage", "cleanse"]
    assert play.asked == (1, "travel")


def test_t16_redeploy_with_six_dice() -> None:
    play = stage("harry ginny", "albus", risen=True, board={"hogsmeade": "luna"}).deal(
        LEFT, dice("Bk Of Pc Pc Pl")
    )
    play.do("travel:ministry", "redeploy:purple", "roll")
    assert len(play.view.dice.rolled) == 5
    assert {option.split(":")[1] for option in play.offered("assign:")} == {
        "luna",
        "voldemort",
        "hq1",
        "hq2",
    }
    assert play.damage("harry", "ginny") == [0, 0]


def test_t17_four_blue_dice_in_use() -> None:
    play = stage(
        "mcgonagall flitwick", "harry", tokens=["blue_die", ""], corruption={"ministry": 1}
    ).deal(
        LEFT,
        dice("Bk Bl Bl Bl Ol Rl"),
        dice("Bl Bl Bl Ol Rl"),
        dice("Bl Bl Ol Rl"),
        dice("Bl Ol Rl"),
        dice("Ol Rl"),
    )
    play.do(
        "travel:ministry", "roll", "assign:hq1:knowledge1", "roll", "discard:blue", "discard:blue"
    )
    play.do("discard:blue")
    assert play.rolled == "Ol Rl"
    assert not play.offered("token:")
    assert play.tokens(0) == ["blue_die"]


def test_t18_a_red_die_token_after_the_last_die() -> None:
    play = stage(
        "harry", "albus", board={"ministry": "kingsley"}, tokens=["loyalty", "red_die"]
    ).deal(LEFT, dice("Bf Of Pf Pk"), dice("Bk Of Pk"), dice("Of Pf"), dice("Pk"), dice("Rl"))
    play.do("travel:ministry", "roll", "pass", "discard:purple", "pass", "discard:blue", "pass")
    play.do("discard:orange", "pass", "discard:purple")  # the last die had nowhere to go
    assert play.asked == (0, "window.final")
    play.do("pass", "token:red_die")
    assert play.rolled == "Rl"
    play.do("assign:kingsley:loyalty1")
    assert play.asked == (0, "window.final")
    play.end()


def test_t19_the_active_player_draws_for_another_ones_token() -> None:
    play = stage(
        "harry",
        "albus",
        board={"ministry": "greyback"},
        tokens=["", "friendship"],
        supply="cleanse",
    ).deal(LEFT, dice("Bl Ol PC Pl"))
    play.do(
        "travel:ministry",
        "roll",
        "pass",
        "assign:greyback:courage2",
        "stop",
        "token:friendship:greyback",
    )
    assert (play.tokens(0), play.tokens(1)) == (["cleanse"], [])


def test_t20_molly_under_the_hogs_head() -> None:
    damage = {"molly": 1, "tonks": 1, "lupin": 1}
    play = stage(
        "tonks molly lupin", "albus", damage=damage, corrupted="hogs_head", figure="diagon"
    ).deal(MARK, dice("Of Rl Rc Rc Pc"))
    play.do("travel:ministry", "roll", "complete:molly")
    assert play.options == ("heal:tonks", "heal:molly", "heal:lupin", "pass")
    play.do("heal:tonks")
    assert play.damage("tonks", "molly", "lupin") == [0, 1, 1]


def test_t21_two_losses_at_once() -> None:
    hospital = "snape hagrid trelawney mrs_norris flitwick sprout pomfrey"
    play = stage(
        "harry",
        "albus",
        board={"diagon": "cho"},
        damage={"cho": 5},
        hospital=hospital,
        corrupted="mysteries ollivanders hogs_head",
        corruption={"ministry": 5},
    ).deal(LEFT)
    play.do("travel:hogsmeade", "stop")
    assert play.view.losses == ["wizards", "places"]
    assert play.board("diagon") == [None, None, None]


def test_t22_hagrid_after_the_first_roll() -> None:
    play = stage("harry", "albus hagrid", tokens=["exchange", ""], teams_of=(0, 0)).deal(
        LEFT, dice("Bl Ol Pl Pl"), RIGHT, LEFT
    )
    play.do("travel:ministry", "pass", "roll", "token:exchange", "take:hagrid")
    assert play.rolled == "Bl Ol Pl Pl"
    play.do("stop", "travel:diagon", "stop", "travel:ministry")
    assert play.pool == "BORPP"
