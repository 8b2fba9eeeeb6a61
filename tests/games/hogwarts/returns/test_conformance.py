"""Voldemort returns keeps the promises of the house: every number of seats, every option, before and after the return."""

from typing import Any

import pytest

from hallows.games.hogwarts.returns.game import ReturnsGame
from hallows.kernel import BadOptions, Seeded, Table, playout, random_chooser
from hallows.kernel.conformance import across_hash_seeds, hunt, inspect_game
from tests.games.hogwarts.returns.late import LateGame

GAME, LATE = ReturnsGame(), LateGame()
OPTIONS: list[dict[str, Any]] = [{}, {"faq_stops": True}, {"pettigrew": 1}]


@pytest.mark.parametrize("options", OPTIONS, ids=str)
@pytest.mark.parametrize("seats", GAME.seats)
def test_games_conform(seats: int, options: dict[str, Any]) -> None:
    inspect_game(GAME, seats, options, seed=seats, stride=11)
    inspect_game(LATE, seats, options, seed=seats, stride=13)


def test_hypothesis_finds_nothing() -> None:
    hunt(GAME, 3, examples=8, length=40)
    hunt(LATE, 3, examples=8, length=40)


def test_the_course_of_a_game_does_not_depend_on_the_hash_seed() -> None:
    across_hash_seeds("tests.games.hogwarts.returns.late:LateGame", 4, games=2)


def random_games(seats: int, seeds: range) -> set[str]:
    """Play at random to the end, every other time from the return on: nothing breaks, nothing is lost. How they end."""
    endings = set()
    for seed in seeds:
        game = LATE if seed % 2 else GAME
        options = {"pettigrew": seed % seats, "faq_stops": seed % 3 == 0}
        table = Table(game, seats, options, Seeded(seed), checkpoints=False, listen=False)
        before = game.conserved(table.state)
        outcome = playout(table, random_chooser(seed), game.answer_cap)
        assert outcome is not None
        assert game.conserved(table.state) == before
        endings.add(outcome.reason)
    return endings


@pytest.mark.parametrize("seats", GAME.seats)
def test_random_games_run_to_their_end(seats: int) -> None:
    assert len(random_games(seats, range(170))) > 1


@pytest.mark.long
@pytest.mark.parametrize("seats", GAME.seats)
def test_twenty_thousand_random_games(seats: int) -> None:
    assert len(random_games(seats, range(1000, 7670))) > 1


@pytest.mark.rule("V-001")
@pytest.mark.parametrize("seats", [1, 5])
def test_two_to_four_play(seats: int) -> None:
    assert list(GAME.seats) == [2, 3, 4]
    with pytest.raises(BadOptions):
        Table(GAME, seats, {}, Seeded(1))


def test_pettigrew_needs_a_seat() -> None:
    with pytest.raises(BadOptions):
        Table(GAME, 2, {"pettigrew": 2}, Seeded(1))
