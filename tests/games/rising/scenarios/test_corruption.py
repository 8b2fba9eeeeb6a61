"""Corruption and Places: R-061 to R-082, R-242."""

import pytest

from hallows.games.rising.loading import standard
from tests.games.rising.stage import LEFT, MARK, RIGHT, dice, stage
from tests.stage import lot

rule = pytest.mark.rule


@rule("R-061", "R-062")
def test_places_and_bases_have_five_boxes() -> None:
    for corrupted in ("", "mysteries", "mysteries atrium"):
        play = stage("harry", "albus", corrupted=corrupted, corruption={"ministry": 4}).deal(RIGHT)
        play.do("travel:hogsmeade")
        assert play.at("ministry").boxes == 5
        play.do("stop")
        assert play.view.corrupted == corrupted.split()  # four counters do not corrupt
        full = stage("harry", "albus", corrupted=corrupted, corruption={"ministry": 5}).deal(RIGHT)
        full.do("travel:hogsmeade", "stop")
        assert full.at("ministry").fallen == (corrupted == "mysteries atrium")
        assert len(full.view.corrupted) == min(2, len(corrupted.split()) + 1)


@rule("R-063")
def test_corruption_beyond_the_last_box_is_lost() -> None:
    play = stage("harry", "albus", board={"diagon": "yaxley"}, corruption={"diagon": 4}).deal(RIGHT)
    play.do("travel:ministry")
    assert play.corruption("diagon") == 5  # two were due
    assert [event.args["count"] for event in play.events("corrupted")] == [5]
    play.do("stop")
    assert (play.view.corrupted, play.corruption("diagon")) == (["ollivanders"], 0)


@rule("R-064", "R-065", "R-121")
@pytest.mark.parametrize(
    ("team", "other", "roll", "die"),
    [
        ("harry", "albus", "Bf Of Pc Pf", "courage1"),
        ("albus", "harry", "Bk Bf Of Rf", "knowledge1"),
        ("tonks", "harry", "Of Rl Rf Pf", "loyalty1"),
    ],
)
def test_every_headquarters_can_save_a_full_place_at_once(
    team: str, other: str, roll: str, die: str
) -> None:
    table = stage(team, other, corruption={"ministry": 5, "diagon": 3})
    play = table.deal(LEFT, dice(roll)).do("travel:ministry", "roll", f"assign:hq1:{die}")
    assert play.corruption("ministry") == 4
    assert play.corruption("diagon") == 3
    assert [event.rule for event in play.events("cleaned")] == ["R-121"]
    play.do("stop")
    assert play.view.corrupted == []


@rule("R-066")
def test_corruption_never_drops_below_nothing() -> None:
    play = stage("harry aberforth", "albus").deal(RIGHT, dice("Bl Of Pc Pf"))
    play.do("travel:hogsmeade", "roll", "assign:aberforth:loyalty1", "assign:hq1:courage1")
    assert play.corruption("hogsmeade") == 0
    assert play.events("cleaned") == []


@rule("R-067", "R-068", "R-069", "R-070")
def test_a_full_place_falls_at_the_end_of_the_turn() -> None:
    play = stage(
        "harry", "albus", corruption={"diagon": 4}, places={"diagon": "gringotts ollivanders"}
    )
    turn = play.deal(RIGHT).do("travel:ministry")
    assert turn.at("diagon").places == ["gringotts", "ollivanders"]
    turn.do("stop")
    assert turn.view.corrupted == ["gringotts"]
    assert (turn.at("diagon").places, turn.corruption("diagon")) == (["ollivanders"], 0)


@rule("R-071")
def test_a_corrupted_place_never_comes_back() -> None:
    play = stage("harry", "albus", corrupted="mysteries", tokens=["cleanse", ""]).deal(
        LEFT, dice("Bk Of Pc Pf")
    )
    play.do("travel:ministry", "roll", "assign:hq1:courage1", "stop", "token:cleanse:hogsmeade")
    assert play.view.corrupted == ["mysteries"]
    assert play.at("ministry").places == ["atrium"]


@rule("R-072", "R-073")
@pytest.mark.parametrize("standing", ["", "ollivanders", "ollivanders gringotts"])
def test_a_named_location_means_its_active_place_or_base(standing: str) -> None:
    """Bellatrix corrupts Diagon Alley wherever the figure stands, whatever is left of it."""
    wand = [lot("wand", 0)] if standing else []  # Ollivanders, once corrupted, takes a die
    staged = stage("harry", "albus", board={"hogsmeade": "bellatrix"}, corrupted=standing)
    play = staged.deal(MARK, *wand)
    play.do("travel:hogsmeade")
    assert play.view.voldemort.figure == "ministry"
    assert play.corruption("diagon") == 1


@rule("R-074")
def test_department_of_mysteries() -> None:
    board = {"ministry": "yaxley luna", "hogsmeade": "dolohov pettigrew", "diagon": "ron"}
    play = stage("harry", "albus", board=board, corrupted="mysteries", figure="diagon").deal(MARK)
    play.do("travel:hogsmeade")
    assert [play.corruption(where) for where in ("ministry", "diagon", "hogsmeade")] == [1, 1, 1]
    base = stage("harry", "albus", board=board, corrupted="mysteries atrium", figure="diagon").deal(
        MARK
    )
    assert base.do("travel:hogsmeade").corruption("ministry") == 1  # bases too
    for card in standard().death_eaters:
        one = stage("harry", "albus", board={"ministry": card.id}, corrupted="mysteries")
        seen = one.deal(MARK).do("travel:hogsmeade").events("corrupted")
        assert [event.args["where"] for event in seen if event.rule == "R-074"] == ["place:atrium"]


@rule("R-075")
def test_atrium_makes_attacks_harder() -> None:
    board = {"ministry": "pettigrew luna"}
    play = stage("harry", "albus", board=board, corrupted="atrium", figure="diagon")
    marked = play.deal(MARK, dice("Bl Of Pf Pc")).do("travel:ministry")
    assert marked.need("pettigrew") == ["friendship", "friendship", "loyalty", "courage"]
    assert marked.need("luna") == ["knowledge", "friendship", "courage"]
    marked.do("roll", "complete:pettigrew")
    assert marked.damage("pettigrew") == [1]
    turned = play.deal(RIGHT).do("travel:ministry")
    assert turned.need("pettigrew") == ["friendship", "friendship", "loyalty"]
    for card in standard().death_eaters:
        one = stage("harry", "albus", board={"ministry": card.id}, corrupted="atrium").deal(MARK)
        one.do("travel:diagon")
        assert one.need(card.id).count("courage") == card.cost.courage + 1


@rule("R-239")
def test_the_extra_courage_may_come_from_a_double_or_a_token_and_counts_per_death_eater() -> None:
    board = {"ministry": "dolohov draco"}
    tokens = ["", "courage"]
    play = stage("harry", "albus", board=board, corrupted="atrium", figure="diagon", tokens=tokens)
    turn = play.deal(MARK, dice("Bk Of PC Pc")).do("travel:ministry")
    assert turn.need("dolohov") == ["knowledge", "courage", "courage", "courage"]
    assert turn.need("draco") == ["knowledge", "friendship", "courage", "courage"]
    turn.do("roll", "pass", "assign:dolohov:courage2", "assign:dolohov:courage1")
    turn.do("assign:dolohov:knowledge1")
    assert turn.need("dolohov") == []
    turn.do("stop", "pass")
    assert turn.damage("dolohov", "draco") == [1, 0]
    token = play.deal(MARK, dice("Bk Of Pl Pc")).do("travel:ministry", "roll", "pass")
    token.do("assign:dolohov:knowledge1", "assign:dolohov:courage1", "stop")
    token.do("token:courage:dolohov")
    assert token.damage("dolohov") == [0]  # three Courage were needed, two were there


@rule("R-076")
def test_gringotts_stops_all_tokens() -> None:
    tokens = ["courage red_die heal_two", "exchange cleanse"]
    table = stage(
        "harry",
        "albus",
        board={"ministry": "luna"},
        corrupted="gringotts",
        figure="diagon",
        tokens=tokens,
    )
    play = table.deal(MARK, dice("Bk Of Pl Pc")).do("travel:ministry")
    assert play.options == ("roll", "stop")
    play.do("roll", "stop")
    assert play.asked == (1, "travel")  # no window opened, not even the last
    free = table.deal(LEFT).do("travel:hogsmeade")
    assert free.asked == (1, "window.opening")


@rule("R-077")
def test_gringotts_does_not_stop_drawing() -> None:
    play = stage("albus", "harry", corrupted="gringotts", figure="diagon", supply="courage").deal(
        MARK, dice("Bk Bf Of Rl")
    )
    play.do(
        "travel:ministry", "roll", "assign:hq2:knowledge1", "assign:hq2:friendship1", "die:orange"
    )
    assert play.tokens(0) == ["courage"]
    assert not play.offered("token:")


@rule("R-078")
def test_hogs_head_allows_one_healed_wizard_per_team() -> None:
    damage = {"harry": 3, "luna": 3, "cho": 3, "albus": 2}
    table = stage("harry luna cho", "albus", corrupted="hogs_head", figure="diagon", damage=damage)
    play = table.deal(MARK, dice("Bk Of Pf Pc Pc")).do("travel:ministry", "roll")
    play.do("assign:cho:knowledge1", "heal:harry")
    assert play.options == ("heal:albus", "pass")  # the second of two must be of another team
    play.do("heal:albus", "assign:luna:friendship1", "die:orange")
    assert play.offered("heal:") == ["heal:harry", "heal:albus"]  # the same two again, no others
    play.do("heal:harry")
    assert play.damage("harry", "luna", "cho", "albus") == [1, 3, 3, 1]
    free = table.deal(RIGHT, dice("Bk Of Pf Pc Pc")).do("travel:ministry", "roll")
    free.do("assign:cho:knowledge1", "heal:harry")
    assert free.options == ("heal:luna", "heal:cho", "heal:albus", "pass")


@rule("R-078")
def test_the_healed_wizard_counts_for_its_team_even_after_an_exchange() -> None:
    play = stage(
        "harry luna",
        "albus",
        corrupted="hogs_head",
        figure="diagon",
        damage={"harry": 3, "luna": 3, "albus": 3},
        tokens=["heal_two heal_two exchange", ""],
        teams_of=(0, 0),
    ).deal(MARK)
    play.do("travel:ministry", "pass", "token:heal_two:harry", "token:exchange", "give:harry")
    assert (play.team(0), play.team(1)) == (["albus", "luna"], ["harry"])
    # the first team has had its one Wizard, whoever is there now; the other has had none yet
    assert play.offered("token:") == ["token:heal_two:harry"]


@rule("R-079", "R-213")
def test_ollivanders_takes_a_random_die_before_anything_else() -> None:
    table = stage("harry seamus", "albus", corrupted="ollivanders", figure="diagon")
    play = table.deal(MARK, 2)
    play.do("travel:ministry")
    assert play.asked == (0, "ready")
    assert play.pool == "BOPP"  # Harry's extra die made it five; the third, a purple one, is gone
    assert play.view.dice.in_use["purple"] == 3
    assert "use:seamus" in play.options
    assert table.deal(MARK, 0).do("travel:ministry").pool == "OPPP"
    last = table.deal(MARK, 4).do("travel:ministry")  # Harry's extra die is one of the five
    assert last.pool == "BOPP"
    assert table.deal(RIGHT).do("travel:ministry").pool == "BOPPP"


@rule("R-080")
def test_train_platform_hurts_the_cards_beside_hogsmeade() -> None:
    board = {"hogsmeade": "luna yaxley cho", "ministry": "ron"}
    play = stage("harry", "albus", board=board, corrupted="platform", figure="diagon").deal(MARK)
    play.do("travel:hogsmeade")
    assert play.damage("luna", "cho", "ron", "harry", "yaxley") == [1, 1, 0, 0, 0]


@rule("R-081", "R-082")
def test_a_base_has_no_penalty_and_is_no_place() -> None:
    """Three Places and a base under attack: no fourth Place, and nothing more happens on the Dark Mark."""
    lost = "mysteries atrium platform"
    play = stage(
        "harry", "albus", corrupted=lost, corruption={"ministry": 4}, figure="diagon"
    ).deal(MARK)
    play.do("travel:hogsmeade")
    assert [event.args["place"] for event in play.events("penalty")] == [
        "place:mysteries",
        "place:atrium",
        "place:platform",
    ]
    fell = stage(
        "harry", "albus", corrupted=lost, corruption={"ministry": 5}, figure="diagon"
    ).deal(LEFT)
    fell.do("travel:hogsmeade", "stop")
    assert fell.view.losses == ["location"]  # not "places"
    assert len(fell.view.corrupted) == 3
    places = {place.id for place in standard().places}
    assert not places & {"ministry", "diagon", "hogsmeade"}


@rule("R-242")
def test_penalties_act_in_the_order_of_corruption() -> None:
    full = {"ministry": 5, "hogsmeade": 5}
    play = stage("harry", "albus", corrupted="gringotts", corruption=full, figure="ministry").deal(
        RIGHT, MARK
    )
    play.do("travel:hogsmeade", "stop")
    assert play.view.corrupted == ["gringotts", "mysteries", "hogs_head"]
    play.do("travel:hogsmeade")
    assert [event.args["place"] for event in play.events("penalty")] == [
        "place:gringotts",
        "place:mysteries",
        "place:hogs_head",
    ]
