"""What options mean: words, what lights up, the way, odds; and what the dice to come would do."""

from hallows.games.hogwarts.quidditch.describe import MatchAside
from hallows.kernel import Choice
from hallows.words import Words
from tests.games.hogwarts.quidditch.stage import GAME, Playing, race, stage

ENGLISH = Words.of(GAME, "en", ["Ann", "Ben"])
POLISH = Words.of(GAME, "pl", ["Ann", "Ben"])


def choice(play: Playing, option: str) -> Choice:
    ask = play.table.ask
    assert ask is not None
    assert option in ask.options
    return GAME.describe(play.table.state, ask, option)


def aside(play: Playing) -> MatchAside | None:
    ask = play.table.ask
    assert ask is not None
    return GAME.aside(play.table.state, ask)


def test_a_move_lights_up_its_piece_and_leads_somewhere() -> None:
    found = choice(stage().deal((2, 2)), "move:chaser1:c6")
    assert ENGLISH.say(found.label) == "Move Chaser 1 to C6"
    assert found.about == ("piece:home-chaser1", "spot:c6")
    assert (found.way, found.to) == (("c6",), "spot:c6")
    assert found.detail is not None
    assert ENGLISH.say(found.detail) == "The Quaffle lies there."


def test_a_bludger_is_worth_mentioning_to_a_beater_only() -> None:
    play = stage().deal((2, 2))
    beater, chaser = choice(play, "move:beater2:e3"), choice(play, "move:chaser3:e3")
    assert beater.detail is not None
    assert ENGLISH.say(beater.detail) == "A Bludger lies there."
    assert chaser.detail is None


def test_the_line_to_shoot_from() -> None:
    play = stage(home="c1 a2 e2 c9 b3 d3", quaffle="home chaser1").deal((2, 2))
    detail = choice(play, "move:chaser1:c10").detail
    assert detail is not None
    assert POLISH.say(detail) == "Stamtąd można strzelać."


def test_a_shot_tells_its_odds() -> None:
    play = stage(home="c1 a2 e2 c10 b3 d3", quaffle="home chaser1").deal((2, 2))
    found = choice(play, "shoot:chaser1")
    assert found.outlook is not None
    assert found.outlook.odds[0].percent == 42  # 15 of 36
    assert found.about == ("piece:home-chaser1", "piece:away-keeper", "spot:c11")
    beside = aside(play)
    assert beside is not None
    assert beside.shots[0].beats == [[], [1], [1, 2], [1, 2, 3], [1, 2, 3, 4], [1, 2, 3, 4, 5]]


def test_an_empty_goal_needs_no_odds() -> None:
    away = "- a10 e10 c7 b9 d9"
    play = stage(home="c1 a2 e2 c10 b3 d3", away=away, quaffle="home chaser1").deal((2, 2))
    found = choice(play, "shoot:chaser1")
    assert found.outlook is not None
    assert found.outlook.odds[0].percent == 100
    beside = aside(play)
    assert beside is not None
    assert (beside.shots[0].open, beside.shots[0].beats) == (True, [])


def test_a_bludger_tells_whom_it_reaches_and_where_each_face_ends() -> None:
    play = stage(away="c11 a10 e10 e7 b9 d9", bludgers=("home beater2", "a9")).deal((2, 2))
    found = choice(play, "hurl:beater2:n")
    assert found.way == ("e3", "e4", "e5", "e7")
    assert found.about == ("piece:home-beater2", "piece:away-chaser1")
    assert found.to == "spot:e7"
    assert found.outlook is not None
    assert found.outlook.odds[0].percent == 25  # 4, 5 or 6, and then 1, 2 or 3
    assert found.detail is not None
    reached = "A roll of 4 or more reaches Slytherin’s Chaser 1 on E7 first."
    assert ENGLISH.say(found.detail) == reached
    beside = aside(play)
    assert beside is not None
    flight = next(flight for flight in beside.flights if flight.option == "hurl:beater2:n")
    assert flight.ends == ["e3", "e4", "e5", "e7", "e7", "e7"]
    assert flight.targets == ["", "", ""] + ["away-chaser1"] * 3
    assert beside.dodges == [4, 5, 6]


def test_a_throw_names_who_catches_it() -> None:
    play = stage(home="c1 a2 e2 c4 b3 d3", quaffle="home chaser2").deal((2, 2))
    assert ENGLISH.say(choice(play, "throw:c4").label) == "Throw the Quaffle to Chaser 1 on C4"
    loose = choice(play, "throw:b4")
    assert loose.detail is not None
    assert ENGLISH.say(loose.detail) == "Nobody is there to catch it."


def test_a_theft_names_the_carrier() -> None:
    play = stage(home="c1 a2 e2 c6 b3 d3", quaffle="away chaser1").deal((2, 2))
    found = choice(play, "steal:chaser1")
    assert found.about == ("piece:home-chaser1", "piece:away-chaser1", "spot:c7")
    assert found.way == ("c7",)
    assert found.detail is not None
    assert ENGLISH.say(found.detail) == "Slytherin’s Chaser 1 has the Quaffle on C7."


def test_nothing_beside_a_question_that_leads_nowhere() -> None:
    play = stage().deal((2, 2)).do("move:chaser1:c6")
    assert aside(play) is None


def ways(play: Playing, piece: str) -> dict[str, tuple[int, str, str]]:
    beside = aside(play)
    assert beside is not None
    steps = next((reach.steps for reach in beside.reaches if reach.piece == piece), [])
    return {step.space: (step.cost, step.before, step.option) for step in steps}


def test_how_far_a_piece_can_fly() -> None:
    play = stage(home="c1 a2 e2 c5 b3 d3", quaffle="home chaser1").deal((1, 1))
    chaser = ways(play, "home-chaser1")
    assert chaser["c6"] == (1, "c5", "move:chaser1:c6")
    assert chaser["b7"] == (2, "b5", "move:chaser1:b7")
    assert "c7" not in chaser
    assert "c8" not in chaser  # three actions away
    assert set(ways(play, "home-keeper")) == {"b1", "d1"}
    ask = play.table.ask
    assert ask is not None
    assert {option for cost, _, option in chaser.values() if cost == 1} == {
        option for option in ask.options if option.startswith("move:chaser1:")
    }


def test_a_way_ends_where_a_ball_is_picked_up() -> None:
    away = "c11 a10 e10 a8 b9 d9"
    loose = ways(stage(away=away).deal((1, 2)), "home-chaser1")
    assert loose["c6"][0] == 1
    assert loose["c7"][:2] == (3, "b7")
    held = ways(stage(away=away, quaffle="home chaser1").deal((1, 2)), "home-chaser1")
    assert held["c7"][:2] == (2, "c6")


def test_nobody_flies_without_actions() -> None:
    play = stage(home="c1 a2 e2 c5 b3 d3", bludgers=("home beater1", "a9")).deal((1, 1))
    play.do("move:chaser1:b5").do("move:chaser1:c5")
    beside = aside(play)
    assert beside is not None
    assert beside.reaches == []
    assert beside.flights


def test_picking_up_lights_up_the_piece() -> None:
    play = stage().deal((2, 2)).do("move:chaser1:c6")
    assert choice(play, "take").about == ("piece:home-chaser1", "spot:c6")


def test_cards_say_what_they_do_and_change() -> None:
    play = race(home=5, away=10, hands=("confundus firebolt wronski_feint", "")).deal()
    confundus = choice(play, "play:confundus")
    assert confundus.outlook is not None
    change = confundus.outlook.changes[0]
    assert (change.before, change.after) == (10, 7)
    firebolt = choice(play, "play:firebolt")
    assert firebolt.detail is not None
    assert ENGLISH.say(firebolt.detail) == "Your Seeker flies 4 spaces further."
    assert POLISH.say(firebolt.label) == "Zagraj kartę „Błyskawica – przyspieszenie”"


def test_the_race_tells_the_chance_of_the_lap() -> None:
    play = race(home=17, hands=("firebolt", "")).deal()
    found = choice(play, "roll")
    assert found.outlook is not None
    assert found.outlook.odds[0].percent == 58  # 7 or more: 21 of 36
    beside = aside(play)
    assert beside is not None
    assert [(land.total, land.throws, land.wins) for land in beside.race][4:6] == [
        (6, 5, False),
        (7, 6, True),
    ]


def test_one_die_when_slowed() -> None:
    beside = aside(race(home=2, hands=("firebolt", ""), slowed=(1, 0)).deal())
    assert beside is not None
    assert [land.seeker for land in beside.race] == [3, 4, 5, 6, 7, 8]
