"""Bots: who they are, where they sit, and that they never see what their seat may not know."""

from typing import Any

import pytest

import hallows
from hallows.bots import RandomBot, best_bot, bots_of, decide, make_bot, seat_bots
from hallows.kernel import Answer, BadOptions, FinishedGame, Table, playout, random_chooser
from hallows.lab.simulate import simulate


class Spy:
    """Looks at everything it is given and keeps it."""

    sees_nothing = False

    def __init__(self) -> None:
        self.tables: list[Table[Any]] = []

    def choose(self, table: Table[Any], seed: int) -> Answer:
        self.tables.append(table)
        assert table.ask is not None
        return Answer(table.ask.options[0])


class Cheat:
    """Says it sees nothing, and then looks."""

    sees_nothing = True

    def choose(self, table: Table[Any], seed: int) -> Answer:
        return Answer(str(table.state))


def test_seats_go_round_the_named_bots() -> None:
    assert seat_bots("greedy, random", 5) == ["greedy", "random", "greedy", "random", "greedy"]


def test_a_bot_without_a_name_is_refused() -> None:
    with pytest.raises(BadOptions, match="without a name"):
        seat_bots("greedy,,random", 3)


def test_a_game_adds_its_own_bots_to_the_general_ones() -> None:
    assert list(bots_of("duel")) == ["random", "greedy", "easy", "normal", "hard"]
    assert best_bot("duel") == "greedy"


def test_an_unknown_bot_is_named_with_those_there_are() -> None:
    with pytest.raises(BadOptions, match="no bot called 'clever'; there are random, greedy"):
        make_bot("duel", "clever")


def test_the_random_bot_reaches_every_option_and_repeats_itself() -> None:
    table = hallows.deal("duel", 4, 1)
    assert table.ask is not None
    chosen = [decide(table, RandomBot(), seed) for seed in range(60)]
    assert set(chosen) == set(table.ask.options)
    assert chosen == [decide(table, RandomBot(), seed) for seed in range(60)]


def test_a_bot_gets_a_table_with_hidden_cards_dealt_anew() -> None:
    table = hallows.deal("duel", 2, 3)
    ask = table.ask
    assert ask is not None
    spy = Spy()
    for seed in range(20):
        decide(table, spy, seed)
    own = [table.state.faces[card] for card in table.state.wizards[ask.seat].hand]
    others = set()
    for imagined in spy.tables:
        assert imagined is not table
        state = imagined.state
        assert [state.faces[card] for card in state.wizards[ask.seat].hand] == own
        others.add(tuple(state.faces[card] for card in state.wizards[1 - ask.seat].hand))
    assert len(others) > 1


def test_what_a_bot_does_to_its_table_does_not_touch_ours() -> None:
    table = hallows.deal("duel", 2, 3)
    before = table.hash()

    class Player(Spy):
        def choose(self, table: Table[Any], seed: int) -> Answer:
            option = super().choose(table, seed)
            playout(table, random_chooser(seed))
            return option

    decide(table, Player(), 1)
    assert table.hash() == before


def test_a_bot_that_says_it_sees_nothing_can_see_nothing() -> None:
    with pytest.raises(AttributeError):
        decide(hallows.deal("duel", 2), Cheat(), 1)


def test_nobody_decides_when_the_game_is_over() -> None:
    table = hallows.deal("duel", 2)
    playout(table, random_chooser(1))
    with pytest.raises(FinishedGame):
        decide(table, RandomBot(), 1)


def test_the_duels_own_bot_beats_random_play() -> None:
    """One of it among three at random: an even share would be a quarter."""
    report = simulate("duel", 4, 200, "greedy,random,random,random", seed=4)
    assert report.wins["bot"]["greedy"] / report.seated["bot"]["greedy"] > 0.4
