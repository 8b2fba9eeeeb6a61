"""Abilities: R-116 to R-129, R-218, R-237, R-238."""

import pytest

from hallows.games.rising.loading import standard
from tests.games.rising.stage import CARDS, LEFT, MARK, RIGHT, dice, stage

rule = pytest.mark.rule


@rule("R-116", "R-118")
def test_headquarters_abilities_act_at_once_and_once_per_turn() -> None:
    play = stage("harry", "albus", corruption={"ministry": 3}).deal(
        LEFT, dice("Bc Oc Pc Pc"), RIGHT, LEFT
    )
    play.do("travel:ministry", "roll", "assign:hq1:courage1", "die:blue")
    assert play.corruption("ministry") == 2  # at once
    assert not play.offered("assign:hq1")
    play.do("stop", "travel:diagon", "stop", "travel:ministry")
    assert play.need("hq1") == ["courage"]  # again next turn


@rule("R-117", "R-118")
def test_paid_wizard_abilities_act_at_once_and_once_per_turn() -> None:
    play = stage("harry pomfrey", "albus", damage={"harry": 5}).deal(LEFT, dice("Bk Ok Pk Pk"))
    play.do("travel:ministry", "roll", "assign:pomfrey:knowledge1", "die:blue", "heal:harry")
    assert play.damage("harry") == [3]
    assert not play.offered("assign:pomfrey")


@rule("R-119")
def test_a_partly_covered_ability_has_no_effect() -> None:
    play = stage("albus", "harry", supply="courage").deal(LEFT, dice("Bk Bl Ol Rl"), RIGHT, LEFT)
    play.do("travel:ministry", "roll", "assign:hq2:knowledge1", "stop")
    assert play.tokens(0) == []
    play.do("travel:diagon", "stop", "travel:ministry")
    assert play.need("hq2") == ["knowledge", "friendship"]  # and nothing is kept


@rule("R-120", "R-218")
def test_only_the_active_players_cards_can_be_used() -> None:
    table = stage("harry", "albus pomfrey trelawney mundungus", "tonks", damage={"harry": 3})
    play = table.deal(LEFT, dice("Bk Of Pc Pc")).do("travel:ministry")
    assert play.offered("use:") == []
    play.do("roll")
    assert not play.offered("assign:pomfrey")
    assert play.offered("use:") == []
    own = stage("tonks", "albus pomfrey trelawney", damage={"tonks": 3}, active=1).deal(
        LEFT, dice("Bk Bk Of Rl")
    )
    own.do("travel:ministry", "roll")
    assert own.offered("assign:pomfrey") == ["assign:pomfrey:knowledge1"]
    assert own.offered("use:") == ["use:trelawney"]


@rule("R-122", "R-125", "R-237")
def test_dumbledores_office_draws_for_all_with_two_of_hogwarts() -> None:
    play = stage(
        "albus",
        "harry snape hagrid",
        "tonks filch",
        "mcgonagall flitwick",
        supply="courage loyalty knowledge cleanse",
        board={"diagon": "luna"},
    ).deal(LEFT, dice("Bk Bf Ol Rl"))
    play.do("travel:ministry", "roll", "assign:hq2:knowledge1", "assign:hq2:friendship1")
    assert play.asked == (1, "draw")  # two of Hogwarts in the next team
    play.do("no")
    assert play.asked == (3, "draw")  # Tonks has one only; then the second Hogwarts player
    play.do("yes")
    assert [play.tokens(seat) for seat in range(4)] == [["courage"], [], [], ["loyalty"]]


@rule("R-123", "R-125", "R-237")
def test_the_room_of_requirement_heals_one_of_every_team() -> None:
    damage = {"harry": 3, "snape": 3, "albus": 2, "tonks": 0}
    play = stage("harry snape", "albus", "tonks", damage=damage).deal(LEFT, dice("Bl Of Pc Pl"))
    play.do("travel:ministry", "roll", "assign:hq2:friendship1", "assign:hq2:courage1")
    assert play.asked == (0, "heal.each")
    assert play.options == ("heal:harry", "heal:snape", "pass")
    play.do("heal:harry")
    assert play.damage("harry") == [1]  # two, being of the Army
    assert play.asked == (1, "heal.each")
    play.do("heal:albus")
    assert play.damage("albus") == [1]
    assert play.asked == (0, "assign")  # nobody to heal with Tonks
    again = stage("harry snape", "albus", damage=damage).deal(LEFT, dice("Bl Of Pc Pl"))
    again.do("travel:ministry", "roll", "complete:hq2", "heal:snape", "pass")
    assert again.damage("harry", "snape", "albus") == [3, 2, 2]


@rule("R-123")
def test_the_room_heals_two_of_the_army_and_one_of_anybody_else() -> None:
    for card in standard().wizards:
        if card.id in ("harry", "mcgonagall"):
            continue
        play = stage(f"harry {card.id}", "mcgonagall", damage={card.id: 3}).deal(LEFT)
        play.do("travel:ministry")
        while play.asked == (0, "pool.colour"):
            play.do(play.options[0])
        faces = ["c", "f", *"llllll"][: len(play.pool)]
        play.script(dice(" ".join(die + face for die, face in zip(play.pool, faces, strict=True))))
        play.do("roll", "complete:hq2", f"heal:{card.id}")
        assert play.damage(card.id) == [1 if card.affiliation == "army" else 2]


@rule("R-237")
def test_effects_on_everybody_start_with_the_active_player() -> None:
    damage = {"harry": 3, "albus": 2, "tonks": 2}
    heal = stage("albus", "harry", "tonks", damage=damage, active=1).deal(LEFT, dice("Bl Of Pc Pl"))
    heal.do("travel:ministry", "roll", "complete:hq2")
    order = []
    while heal.asked and heal.asked[1] == "heal.each":
        order.append(heal.asked[0])
        heal.do("pass")
    assert order == [1, 2, 0]
    loss = stage(
        "albus", "harry", board={"diagon": "rookwood"}, tokens=["courage", "loyalty"], active=1
    )
    lost = loss.deal(RIGHT, 0, 0).do("travel:ministry")
    assert [event.args["who"] for event in lost.events("token.lost")] == ["seat:1", "seat:0"]


@rule("R-124", "R-136", "R-137")
def test_grimmauld_place_hits_a_death_eater_and_draws() -> None:
    board = {"ministry": "yaxley luna greyback", "diagon": "draco"}
    play = stage("tonks", "albus", board=board, supply="courage loyalty").deal(
        LEFT, dice("Ol RL Rl Pc")
    )
    play.do("travel:ministry", "roll", "assign:hq2:loyalty2", "assign:hq2:courage1")
    assert play.options == ("hit:yaxley", "hit:greyback", "pass")
    play.do("hit:yaxley")
    assert play.damage("yaxley", "greyback") == [1, 0]
    assert play.tokens(0) == ["courage"]
    assert [event.rule for event in play.events("hit")] == ["R-124"]
    declined = stage("tonks", "albus", board=board, supply="courage loyalty").deal(
        LEFT, dice("Ol RL Rl Pc")
    )
    declined.do("travel:ministry", "roll", "assign:hq2:loyalty2", "assign:hq2:courage1", "pass")
    assert declined.damage("yaxley", "greyback") == [0, 0]
    assert declined.tokens(0) == []


@rule("R-124")
@pytest.mark.parametrize("where", ["ministry", "diagon", "hogsmeade"])
def test_hits_reach_all_death_eaters_of_the_location_and_no_others(where: str) -> None:
    board = {
        "ministry": "bellatrix rookwood pettigrew",
        "diagon": "dolohov draco greyback",
        "hogsmeade": "yaxley macnair rodolphus",
    }
    play = stage("tonks", "albus", board=board, figure=where).deal(RIGHT, dice("Ol RL Rl Pc"))
    play.do(f"travel:{where}", "roll", "assign:hq2:loyalty2", "assign:hq2:courage1")
    assert play.offered("hit:") == [f"hit:{card}" for card in board[where].split()]
    first, second, third = board[where].split()
    full = {first: CARDS.slots[CARDS.number[first]]}
    one_less = stage("tonks", "albus", board=board, figure=where, damage=full).deal(
        RIGHT, dice("Ol RL Rl Pc")
    )
    one_less.do(f"travel:{where}", "roll", "assign:hq2:loyalty2", "assign:hq2:courage1")
    assert one_less.offered("hit:") == [f"hit:{second}", f"hit:{third}"]  # not on a full track


@rule("R-126")
def test_a_full_wizard_cannot_pay_with_damage() -> None:
    free = (
        stage("harry mundungus", "albus", damage={"mundungus": 4}).deal(LEFT).do("travel:ministry")
    )
    assert "use:mundungus" in free.options
    full = (
        stage("harry mundungus", "albus", damage={"mundungus": 5}).deal(LEFT).do("travel:ministry")
    )
    assert "use:mundungus" not in full.options


@rule("R-128")
def test_a_recruit_of_this_turn_has_no_ability_yet() -> None:
    play = stage("harry", "albus", board={"ministry": "mrs_norris"}).deal(
        LEFT, dice("Bk Of Pf Pk"), dice("Pf Pk"), RIGHT, LEFT, dice("Bk Of Pf Pk")
    )
    play.do("travel:ministry", "roll", "assign:mrs_norris:knowledge1", "die:blue")
    play.do("assign:mrs_norris:friendship1", "die:orange", "roll")
    assert play.offered("use:") == []
    play.do("stop", "travel:diagon", "stop", "travel:ministry", "roll")
    assert play.offered("use:") == ["use:mrs_norris"]


@rule("R-129")
def test_a_full_wizard_still_works_this_turn() -> None:
    play = stage("harry luna", "albus", damage={"luna": 5}, supply="courage", figure="diagon").deal(
        LEFT, dice("Bk Of Pc Pc Pl")
    )
    play.do("travel:diagon")
    assert play.pool == "BOPPP"  # she is company for Harry
    play.do("roll", "assign:luna:friendship1", "heal:luna", "stop", "pass")
    assert play.tokens(0) == ["courage"]
    assert "luna" in play.team(0)  # healed in time by herself


@rule("R-238")
def test_hogs_head_narrows_a_heal_of_all_to_one() -> None:
    damage = {"molly": 2, "tonks": 2, "lupin": 2}
    table = stage(
        "tonks molly lupin", "albus", damage=damage, corrupted="hogs_head", figure="diagon"
    )
    play = table.deal(MARK, dice("Of Rl Rf Rc Pf")).do("travel:ministry", "roll")
    play.do("assign:molly:friendship1", "die:orange", "assign:molly:loyalty1")
    assert play.asked == (0, "heal")
    play.do("heal:lupin")
    assert play.damage("molly", "tonks", "lupin") == [2, 2, 1]
    assert play.asked == (0, "assign")
    free = table.deal(RIGHT, dice("Of Rl Rf Rc Pf")).do("travel:ministry", "roll")
    free.do("assign:molly:friendship1", "die:orange", "assign:molly:loyalty1")
    assert free.damage("molly", "tonks", "lupin") == [1, 1, 1]
    assert free.asked == (0, "assign")  # all of them, and that is all


@pytest.mark.parametrize(("where", "left"), [("ministry", 2), ("hogsmeade", 1)])
def test_aberforth_cleans_more_in_hogsmeade(where: str, left: int) -> None:
    play = stage("tonks aberforth", "albus", corruption={"ministry": 3, "hogsmeade": 3}).deal(
        RIGHT, dice("Of Rl Rf Rf Pf")
    )
    play.do(f"travel:{where}", "roll", "assign:aberforth:loyalty1")
    assert play.corruption(where) == left


def test_healing_abilities_reach_whom_they_say() -> None:
    damage = {"harry": 2, "albus": 2}
    own = stage("harry sprout", "albus", damage=damage).deal(LEFT, dice("Bk Of Pc Pc"))
    own.do("travel:ministry", "roll", "assign:sprout:friendship1")
    assert own.options == ("heal:harry", "pass")
    anyone = stage("harry pomfrey", "albus", damage=damage, board={"ministry": "luna"}).deal(
        LEFT, dice("Bk Of Pc Pc")
    )
    anyone.do("travel:ministry", "roll", "assign:pomfrey:knowledge1")
    assert anyone.options == ("heal:harry", "heal:albus", "pass")
    assert anyone.do("heal:harry").asked == (0, "assign")  # one only
    two = stage("harry sprout luna", "albus", damage={"harry": 2, "sprout": 2, "luna": 2}).deal(
        LEFT, dice("Bk Of Pc Pc Pc")
    )
    two.do("travel:ministry", "roll", "assign:sprout:friendship1", "heal:harry", "heal:luna")
    assert two.asked == (0, "assign")  # up to two different ones
    assert two.damage("harry", "sprout", "luna") == [1, 2, 1]


@pytest.mark.parametrize("card", ["moody", "neville"])
def test_wizards_that_hit(card: str) -> None:
    roll = "Ol Rl Rf Rf Pc" if card == "moody" else "Bc Oc Pc Pc Pf"
    team = "tonks moody" if card == "moody" else "harry neville"
    play = stage(team, "albus", board={"ministry": "yaxley"}, supply="courage").deal(
        LEFT, dice(roll)
    )
    play.do("travel:ministry", "roll")
    if card == "moody":
        play.do("assign:moody:loyalty1", "die:red", "assign:moody:courage1", "hit:yaxley")
    else:
        play.do(
            "assign:neville:courage1",
            "die:blue",
            "assign:neville:courage1",
            "die:orange",
            "hit:yaxley",
        )
    assert play.damage("yaxley") == [1]
    assert play.tokens(0) == ["courage"]
