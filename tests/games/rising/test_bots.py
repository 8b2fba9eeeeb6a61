"""The team player and its odds."""

from collections.abc import Sequence

import pytest

from hallows.bots import decide, make_bot
from hallows.games.rising.bot.planning import QuickPlanner
from hallows.games.rising.bot.thinking import QuickMind, QuickPlayer, RisingThinking
from hallows.games.rising.counts import ONE, WANTED, covered, packed
from hallows.games.rising.effects import Cost
from hallows.games.rising.game import RisingGame
from hallows.games.rising.odds import Odds
from hallows.games.rising.state import Rising
from hallows.kernel import Ask, Seeded, Table
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


def test_before_a_roll_only_what_changes_it_is_thought_about() -> None:
    thinking = RisingThinking(GAME)
    play = stage("harry", "albus", damage={"harry": 3}, tokens=["heal_two blue_die", ""]).deal(LEFT)
    play.do("travel:ministry")
    ask, g = play.table.ask, play.table.state
    assert ask is not None
    assert ask.prompt == "ready"
    assert "token:heal_two:harry" in ask.options
    assert "stop" in ask.options
    assert thinking.worth_it(g, ask)
    assert list(thinking.shortlist(g, ask, "roll")) == ["roll", "token:blue_die"]


def test_greedy_teams_win_sometimes_and_always_finish() -> None:
    won = 0
    for seed in range(6):
        table = Table(GAME, 2, {}, Seeded(seed))
        while table.ask is not None:
            table.answer(decide(table, GREEDY, seed))
        assert table.outcome is not None
        won += bool(table.outcome.winners)
    assert won > 0


def test_odds_of_several_colours_are_those_of_throwing_them_die_by_die() -> None:
    """Against a plain walk through all faces of a roll: two colours, a cost of two traits."""
    odds = Odds(GAME.cards)

    def throw(dice: tuple[int, ...], need: int) -> float:
        return each(dice, need, (), dice) if need and dice else float(not need)

    def each(
        left: tuple[int, ...], need: int, rest: tuple[int, ...], all_: tuple[int, ...]
    ) -> float:
        if left:
            found = 0.0
            for face, chance in odds._faces[left[0]]:
                if WANTED[need] >> face & 1:
                    found += chance * each(left[1:], covered(need, face), rest, all_)
                else:
                    found += chance * each(left[1:], need, (*rest, left[0]), all_)
            return found
        if rest == all_:  # nothing fitted: one goes
            return max(throw(rest[:gone] + rest[gone + 1 :], need) for gone in range(len(rest)))
        return throw(rest, need)

    need = packed(Cost(courage=1, knowledge=2).symbols)
    assert odds.chance(ONE[0] + 2 * ONE[1], need) == pytest.approx(throw((0, 1, 1), need))


class Afresh(QuickPlayer):
    """Keeps nothing from question to question, and takes every window seriously."""

    def choose(self, ask: Ask) -> str:
        self.mind = QuickMind(self.g, self.c, ask.seat, QuickPlanner(self.g, self.c))
        return super().choose(ask)

    def _idle(self, options: Sequence[str], *, last: bool) -> bool:
        return False


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_quick_player_chooses_as_if_it_looked_anew_each_time(seats: int) -> None:
    for seed in range(5):
        hashes = []
        for kind in (QuickPlayer, Afresh):
            table: Table[Rising] = Table(
                GAME, seats, None, Seeded(f"quick/{seed}"), checkpoints=False, listen=False
            )
            table.play_on(kind(table.state, GAME.cards).choose, lambda state: False)
            hashes.append(table.hash())
        assert hashes[0] == hashes[1]
