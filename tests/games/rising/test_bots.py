"""The team player and its odds."""

from hallows.bots import decide, make_bot
from hallows.games.rising.bot.odds import Odds
from hallows.games.rising.counts import packed
from hallows.games.rising.effects import Cost
from hallows.games.rising.game import RisingGame
from hallows.kernel import Seeded, Table
from tests.games.rising.stage import LEFT, dice, last_blow, stage

GAME = RisingGame()
GREEDY = make_bot("rising", "greedy")


def test_odds_of_one_die_are_those_of_its_faces() -> None:
    odds = Odds(GAME.cards)
    blue = packed([1, 0, 0, 0])
    assert abs(odds.chance(blue, packed(Cost(knowledge=1).symbols)) - 3 / 6) < 1e-9
    assert abs(odds.chance(blue, packed(Cost(knowledge=2).symbols)) - 1 / 6) < 1e-9
    assert abs(odds.chance(blue, packed(Cost(courage=1).symbols)) - 1 / 6) < 1e-9
    assert odds.chance(blue, packed(Cost(courage=2).symbols)) == 0.0
    assert odds.chance(0, 0) == 1.0


def test_two_dice_for_one_symbol() -> None:
    """Either shows it, or one is discarded and the other tries once more."""
    odds = Odds(GAME.cards)
    chance = odds.chance(packed([2, 0, 0, 0]), packed(Cost(knowledge=1).symbols))
    assert abs(chance - (1 - 0.25 + 0.25 * 0.5)) < 1e-9


def test_the_same_question_gets_the_same_answer() -> None:
    table = Table(GAME, 3, {}, Seeded(5))
    for _ in range(60):
        choice = decide(table, GREEDY, 1)
        assert choice == decide(table, GREEDY, 1)
        table.answer(choice)


def test_it_finishes_a_recruit() -> None:
    play = stage("harry", "albus", board={"ministry": "luna"}).deal(LEFT, dice("Bk Of Pc Pl"))
    play.do("travel:ministry", "roll")
    while play.asked == (0, "assign"):
        play.do(decide(play.table, GREEDY, 0))
    assert play.team(0) == ["harry", "luna"]


def test_it_strikes_voldemort_when_that_wins() -> None:
    play = last_blow(board={"ministry": "luna"})
    for _ in range(5):
        if play.asked:
            play.do(decide(play.table, GREEDY, 0))
    assert play.view.won


def test_it_saves_a_wizard_with_a_token() -> None:
    play = stage("harry", "albus", damage={"harry": 7}, tokens=["", "heal_two"]).deal(LEFT)
    play.do("travel:ministry", "stop")
    assert play.asked == (1, "window.final")
    assert decide(play.table, GREEDY, 0) == "token:heal_two:harry"


def test_it_keeps_away_from_voldemort_with_a_wounded_team() -> None:
    """He may stay or turn either way; where nothing else differs, the least likely place is best."""
    play = stage("harry", "albus", damage={"harry": 6}, figure="ministry").deal()
    assert decide(play.table, GREEDY, 0) == "travel:ministry"  # two faces of eight keep him here


def test_greedy_teams_win_sometimes_and_always_finish() -> None:
    won = 0
    for seed in range(6):
        table = Table(GAME, 2, {}, Seeded(seed))
        while table.ask is not None:
            table.answer(decide(table, GREEDY, seed))
        assert table.outcome is not None
        won += bool(table.outcome.winners)
    assert won > 0
