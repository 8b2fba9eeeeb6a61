"""The dice pool: R-083 to R-095, R-211 to R-217."""

import pytest

from hallows.games.rising.loading import standard
from tests.games.rising.stage import LEFT, MARK, RIGHT, dice, stage

rule = pytest.mark.rule


@rule("R-083")
@pytest.mark.parametrize(
    ("starter", "pool"), [("albus", "BBOR"), ("tonks", "ORRP"), ("harry", "BOPP")]
)
def test_the_headquarters_give_four_dice(starter: str, pool: str) -> None:
    other = "sirius" if starter != "tonks" else "harry"
    assert stage(starter, other).deal(LEFT).do("travel:ministry").pool == pool


@rule("R-084", "R-085", "R-127")
@pytest.mark.parametrize(
    ("team", "pool"),
    [
        ("harry", "BOPP"),
        ("harry luna", "BOPPP"),  # another of Dumbledore's Army
        ("harry albus", "BOPP"),  # no other of the Army for Harry, none of the Order for Albus
        ("harry tonks", "BOPP"),
        ("albus tonks", "BBORR"),  # Albus likes the Order
        ("mcgonagall", "BBOR"),
        ("mcgonagall snape", "BBBOR"),
        ("tonks lupin", "ORRRP"),  # Lupin has no Hogwarts Wizard yet
        ("tonks lupin snape", "BORRRP"),
        ("sirius harry", "ORRPP"),
        ("hermione", "BOPP"),
        ("hermione snape", "BBOPP"),
        ("harry hagrid", "BORPP"),  # always
        ("harry ron", "BOOPPP"),  # Ron is company for Harry, and Harry for Ron
        ("albus ron", "BBOR"),
        ("albus arthur", "BBORR"),
        ("albus arthur molly", "BBOORR"),
        ("harry ginny", "BOPPPP"),  # each is company for the other
        ("albus flitwick", "BBBOR"),
        ("tonks kingsley", "ORRRRP"),
    ],
)
def test_extra_dice_come_by_themselves_when_the_company_is_there(team: str, pool: str) -> None:
    other = "sirius" if "sirius" not in team else "mcgonagall"
    play = stage(team, other).deal(LEFT).do("travel:ministry")
    assert play.asked == (0, "ready")
    assert play.pool == pool


@rule("R-085")
def test_own_team_only_counts() -> None:
    assert stage("harry", "hermione luna").deal(LEFT).do("travel:ministry").pool == "BOPP"


@rule("R-086")
def test_extra_dice_stack() -> None:
    play = stage("mcgonagall flitwick hagrid", "harry").deal(LEFT).do("travel:ministry")
    assert play.pool == "BBBBORR"


@rule("R-087", "R-088")
def test_a_colour_ends_with_the_dice_in_the_box() -> None:
    assert [die.copies for die in standard().dice] == [4, 2, 4, 4]
    play = stage("tonks kingsley hagrid", "harry").deal(LEFT).do("travel:ministry")
    assert play.pool == "ORRRRP"  # five red were due
    assert len(play.events("pool.no_die")) == 1
    orange = stage("harry ron arthur", "albus").deal(LEFT).do("travel:ministry")
    assert orange.pool == "BOOPPP"  # three orange were due, none becomes another colour


@rule("R-089")
def test_an_either_or_die_is_chosen_each_turn() -> None:
    play = stage("tonks bill molly", "albus").deal(LEFT, RIGHT, LEFT)
    play.do("travel:ministry")
    assert play.asked == (0, "pool.colour")
    assert play.options == ("die:red", "die:orange")
    play.do("die:orange")
    assert play.pool == "OORRRP"
    play.do("stop", "travel:diagon", "stop", "travel:ministry", "die:red")
    assert play.pool == "ORRRRP"


@rule("R-089")
def test_of_two_colours_the_one_that_is_left() -> None:
    """Ron takes the last orange die, so Fred's is purple without a question; fixed colours come first."""
    play = stage("harry fred ron", "albus").deal(LEFT).do("travel:ministry")
    assert play.asked == (0, "ready")
    assert play.pool == "BOOPPPP"
    fleur = stage("tonks fleur bill", "albus").deal(LEFT).do("travel:ministry")
    assert fleur.asked == (0, "pool.colour")  # Fleur is company for Bill
    alone = stage("tonks bill", "albus").deal(LEFT).do("travel:ministry")
    assert alone.asked == (0, "ready")
    none = stage("harry ginny ron fred", "albus").deal(LEFT).do("travel:ministry")
    assert none.asked == (0, "ready")  # four purple and two orange dice are out already
    assert none.pool == "BOOPPPP"
    assert [event.args for event in none.events("pool.no_die")] == [
        {"card": "card:fred", "die": "die:purple"}
    ]


@rule("R-090", "R-091")
def test_die_tokens_of_anybody_add_dice() -> None:
    table = stage("harry", "albus", tokens=["red_die", "blue_die"])
    play = table.deal(LEFT, dice("Bk Bk Of Rl Pf Pc")).do("travel:ministry", "token:red_die")
    assert play.pool == "BORPP"
    play.do("roll", "token:blue_die")  # the other player helps before the roll
    assert play.asked == (0, "ready")
    play.do("roll")
    assert play.rolled == "Bk Bk Of Rl Pf Pc"


@rule("R-091")
def test_a_late_die_joins_the_next_roll() -> None:
    play = stage("harry", "albus", tokens=["red_die", ""]).deal(
        LEFT, dice("Bk Of Pf Pc"), dice("Bk Of Rl Pf")
    )
    play.do("travel:ministry", "roll", "token:red_die")
    assert (play.rolled, play.pool) == ("Bk Of Pf Pc", "R")  # it waits
    play.do("discard:purple")
    assert play.rolled == "Bk Of Rl Pf"
    play.end()
    last = stage(
        "harry", "albus", board={"ministry": "luna kingsley"}, tokens=["red_die", ""]
    ).deal(LEFT, dice("Bk Of Pc Pc"), dice("Rl"))
    last.do("travel:ministry", "roll", "token:red_die", "complete:luna", "assign:hq1:courage1")
    assert last.rolled == "Rl"  # everything else is placed: it is rolled alone


@rule("R-092", "R-211")
def test_the_pool_is_built_once() -> None:
    """An Exchange before that counts, one after it does not."""
    table = stage("harry", "albus hagrid", tokens=["exchange", ""], teams_of=(0, 0))
    early = table.deal(LEFT).do("travel:ministry")
    assert early.asked == (0, "window.opening")
    early.do("token:exchange", "take:hagrid")
    assert early.pool == "BORPP"  # Hagrid came in time
    late = table.deal(LEFT).do("travel:ministry", "pass")
    assert late.pool == "BOPP"
    late.do("token:exchange", "take:hagrid")
    assert late.team(0) == ["hagrid"]
    assert late.pool == "BOPP"


@rule("R-092")
def test_recruits_do_not_change_this_turns_pool() -> None:
    play = stage("harry", "albus", board={"ministry": "luna"}).deal(
        LEFT, dice("Bk Of Pc Pc"), dice("Pc"), RIGHT, LEFT
    )
    play.do("travel:ministry", "roll", "assign:luna:knowledge1", "assign:luna:friendship1")
    play.do("assign:luna:courage1", "roll")
    assert play.rolled == "Pc"
    play.do("assign:hq1:courage1", "travel:diagon", "stop", "travel:ministry")
    assert play.pool == "BOPPP"  # from the next own turn on


@rule("R-093", "R-094", "R-095")
def test_faces_of_the_dice() -> None:
    traits = ("knowledge", "friendship", "loyalty", "courage")
    for die, main in zip(standard().dice, traits, strict=True):
        others = [f"{trait}1" for trait in traits if trait != main]
        assert die.trait == main
        assert sorted(die.faces) == sorted([f"{main}2", f"{main}1", f"{main}1", *others])


@rule("R-093")
def test_rolls_show_the_faces() -> None:
    play = stage("harry", "albus").deal(LEFT, (1, 2, 3, 4)).do("travel:ministry", "roll")
    assert play.rolled == "BK Of Pk Pc"


@rule("R-212")
def test_dice_gone_this_turn_still_count_against_the_limit() -> None:
    """Two orange dice: one assigned, one discarded. No third comes out of the box."""
    play = stage(
        "harry ron", "albus", tokens=["orange_die orange_die", ""], board={"ministry": "luna"}
    ).deal(LEFT, dice("Bk Of Ol Pc Pc Pc"), dice("Bl Ol Pl Pl Pl"), dice("Bl Pl Pl Pl"))
    play.do("travel:ministry")
    assert play.pool == "BOOPPP"
    assert not play.offered("token:")
    play.do("roll", "assign:luna:friendship1")
    assert not play.offered("token:")
    play.do("roll", "discard:orange")
    assert not play.offered("token:")


@rule("R-214")
def test_before_the_first_roll_everything_goes_in_any_order() -> None:
    table = stage(
        "harry seamus mundungus dobby",
        "albus",
        figure="diagon",
        risen=True,
        tokens=["red_die", ""],
        supply="courage loyalty",
    )
    play = table.deal(RIGHT).do("travel:ministry")
    assert {"use:seamus", "use:mundungus", "move:diagon", "token:red_die", "redeploy:blue"} <= set(
        play.options
    )
    play.do("use:seamus", "token:red_die", "redeploy:red", "use:mundungus", "move:diagon")
    assert play.view.players[0].location == "diagon"
    assert play.pool == "BORPPP"
    other = table.deal(RIGHT).do("travel:ministry", "move:diagon", "redeploy:blue", "token:red_die")
    assert other.view.players[0].location == "hogsmeade"
    assert other.pool == "ORPPP"


@rule("R-215")
def test_dobby_moves_for_free() -> None:
    board = {"ministry": "cho", "diagon": "luna"}
    play = stage("harry dobby", "albus", board=board, figure="hogsmeade").deal(
        LEFT, dice("Bk Of Pc Pc")
    )
    play.do("travel:ministry")
    assert play.offered("move:") == ["move:diagon", "move:hogsmeade"]
    before = (play.pool, play.damage("harry", "dobby"))
    play.do("move:diagon")
    assert play.view.voldemort.figure == "diagon"
    assert (play.pool, play.damage("harry", "dobby")) == before
    assert play.offered("move:") == []  # once per turn
    play.do("roll")
    assert "assign:luna:knowledge1" in play.options
    assert "assign:cho:knowledge1" not in play.options


@rule("R-214", "R-215")
def test_moving_ends_with_the_first_roll_and_needs_dobby() -> None:
    table = stage("harry dobby mundungus", "albus", risen=True, figure="diagon")
    play = table.deal(RIGHT, dice("Bl Ol Pl Pl")).do("travel:ministry")
    assert play.offered("move:")
    assert play.offered("redeploy:")
    play.do("roll")
    assert "use:mundungus" in play.options
    assert not play.offered("move:")
    assert not play.offered("redeploy:")
    nobody = stage("harry mundungus", "albus", risen=True, figure="diagon").deal(RIGHT)
    nobody.do("travel:ministry")
    assert nobody.offered("redeploy:")
    assert not nobody.offered("move:")


@rule("R-216")
def test_moving_forfeits_tokens_on_characters_left_behind() -> None:
    board = {"ministry": "luna", "diagon": "cho"}
    table = stage("harry dobby sprout", "albus", board=board, tokens=["courage friendship", ""])
    play = table.deal(LEFT).do("travel:ministry", "token:courage:luna", "token:friendship:hq2")
    assert play.need("luna") == ["knowledge", "friendship"]
    play.do("move:diagon")
    assert play.need("luna") == ["knowledge", "friendship", "courage"]
    assert play.need("hq2") == ["courage"]  # abilities came along
    assert play.view.discard == ["courage"]  # the other lies on its ability until the turn ends


@rule("R-216")
def test_moving_forfeits_tokens_on_voldemort_and_on_every_card_of_the_old_location() -> None:
    """Under the Atrium, too: a Death Eater left behind costs as much as before."""
    table = stage(
        "harry dobby",
        "albus",
        risen=True,
        figure="diagon",
        corrupted="atrium",
        board={"diagon": "cho bellatrix luna", "hogsmeade": "dean"},
        tokens=["courage courage loyalty friendship", ""],
    )
    play = table.deal(MARK).do("travel:diagon")
    whole = {name: play.need(name) for name in ("cho", "bellatrix", "luna", "voldemort", "dean")}
    assert whole["bellatrix"] == ["loyalty", "loyalty", "courage", "courage", "courage"]
    play.do("token:courage:bellatrix", "token:courage:voldemort", "token:loyalty:voldemort")
    play.do("token:friendship:luna", "move:hogsmeade")
    assert {name: play.need(name) for name in whole} == whole
    cost = play.card("luna").cost
    assert cost is not None
    assert cost.dice == []  # nothing lies there any more
    assert play.view.voldemort.cost.dice == []
    elsewhere = table.deal(MARK).do("travel:hogsmeade", "token:courage:dean", "move:diagon")
    assert elsewhere.need("dean") == whole["dean"]
    kept = table.deal(MARK).do("travel:diagon", "token:courage:cho", "token:friendship:hq2")
    hq2 = kept.do("move:hogsmeade").view.players[0].abilities[1]
    assert kept.need("cho") == whole["cho"]
    assert [die.trait for die in hq2.dice] == ["friendship"]  # the headquarters come along


@rule("R-217")
@pytest.mark.parametrize(
    ("damage", "team", "offered"),
    [
        ({}, "harry seamus mundungus", {"use:seamus", "use:mundungus"}),
        ({"seamus": 5, "mundungus": 5}, "harry seamus mundungus", set()),
        (
            {"mundungus": 4},
            "tonks kingsley hagrid seamus mundungus",
            {"use:mundungus"},
        ),  # no red die left
    ],
)
def test_self_damage_needs_a_free_box_and_a_die(
    damage: dict[str, int], team: str, offered: set[str]
) -> None:
    play = stage(team, "albus", damage=damage).deal(LEFT).do("travel:ministry")
    assert set(play.offered("use:")) == offered


@rule("R-217")
def test_what_seamus_and_mundungus_do() -> None:
    play = stage("harry seamus mundungus", "albus", supply="courage").deal(
        LEFT, dice("Bk Of Rl Pc Pc Pc")
    )
    play.do("travel:ministry", "use:seamus")
    assert (play.pool, play.damage("seamus")) == ("BORPPP", [1])
    play.do("roll", "use:mundungus")  # he also works later
    assert (play.tokens(0), play.damage("mundungus")) == (["courage"], [1])
    assert play.offered("use:") == []
    late = (
        stage("harry seamus", "albus")
        .deal(MARK, dice("Bk Of Pc Pc Pc"))
        .do("travel:diagon", "roll")
    )
    assert "use:seamus" not in late.options  # only before the first roll
