"""The kernel's conformance suite, and random play, over every number of seats and every option."""

from __future__ import annotations

from typing import Any

import pytest

from hallows.games.talisman.game import TalismanGame
from hallows.kernel import Seeded, Table, playout
from hallows.kernel.conformance import across_hash_seeds, hunt, inspect_game, random_chooser
from tests.games.talisman.midway import Midway

PLAIN: dict[str, Any] = {}
AGREED: list[dict[str, Any]] = [
    {"free_choice": True, "ages": (30, 20, 40)},
    {"no_inheritance": True},
    {"slow_growth": True},
    {"early_ditching": True},
    {"static_barrier": True},
    {"fate_on_return": True},
    {"floo_anywhere": True},
    {"hallows_from_pile": True},
    {"dial_max": 7},
    {"first_player": 2},
]
EVERYTHING: dict[str, Any] = {
    "no_inheritance": True,
    "slow_growth": True,
    "early_ditching": True,
    "static_barrier": True,
    "fate_on_return": True,
    "floo_anywhere": True,
    "hallows_from_pile": True,
}


@pytest.mark.parametrize("seats", range(1, 7))
def test_games_from_the_deal_conform(seats: int) -> None:
    inspect_game(TalismanGame(), seats, {"round_limit": 12}, seed=seats, stride=9)


@pytest.mark.parametrize("options", [PLAIN, EVERYTHING], ids=["plain", "everything"])
@pytest.mark.parametrize("seats", range(1, 7))
def test_games_from_the_middle_conform(seats: int, options: dict[str, Any]) -> None:
    for seed in range(3):
        game = Midway(100 * seats + seed)
        inspect_game(game, seats, {"round_limit": 4, **options}, seed=seed, stride=5)


@pytest.mark.parametrize("options", AGREED, ids=lambda options: next(iter(options)))
def test_every_option_conforms(options: dict[str, Any]) -> None:
    inspect_game(TalismanGame(), 3, {"round_limit": 6, **options}, seed=3, stride=9)
    inspect_game(Midway(7), 3, {"round_limit": 5, **options}, seed=7, stride=6)


def test_hypothesis_finds_nothing() -> None:
    hunt(Midway(11), 3, {"round_limit": 3}, examples=12, length=40)


def test_the_course_of_a_game_does_not_depend_on_the_hash_seed() -> None:
    where = "hallows.games.talisman.game:TalismanGame"
    across_hash_seeds(where, 4, {"round_limit": 40}, games=2)


def random_game(game: TalismanGame, seats: int, seed: int, rounds: int, **options: Any) -> None:
    """Play at random to the end: nothing breaks, nothing is lost."""
    settings = {"round_limit": rounds, **options}
    table = Table(game, seats, settings, Seeded(seed), checkpoints=False, listen=seed % 5 == 0)
    before = game.conserved(table.state)
    outcome = playout(table, random_chooser(seed), game.answer_cap)
    assert outcome is not None
    assert game.conserved(table.state) == before


@pytest.mark.parametrize("seats", range(2, 7))
def test_random_games_from_the_deal_run_to_their_end(seats: int) -> None:
    game = TalismanGame()
    for seed in range(50):
        random_game(game, seats, seed, 25, **(EVERYTHING if seed % 3 == 1 else {}))


@pytest.mark.parametrize("seats", range(1, 7))
def test_random_games_from_the_middle_run_to_their_end(seats: int) -> None:
    for seed in range(50):
        random_game(Midway(seed), seats, seed, 12, **(EVERYTHING if seed % 3 == 1 else {}))


@pytest.mark.long
@pytest.mark.parametrize("batch", range(20))
def test_a_great_many_random_games_run_to_their_end(batch: int) -> None:
    for seed in range(1000 * batch, 1000 * (batch + 1)):
        options = EVERYTHING if seed % 3 == 1 else {}
        game = Midway(seed) if seed % 2 else TalismanGame()
        random_game(game, 2 + seed % 5, seed, 20, **options)
