"""The house's promises hold for Quidditch, with every option."""

from typing import Any

import pytest

from hallows.games.hogwarts.quidditch.game import QuidditchGame
from hallows.kernel import Seeded, Table, playout
from hallows.kernel.conformance import across_hash_seeds, hunt, inspect_game, random_chooser

OPTIONS: list[dict[str, Any]] = [
    {},
    {"lineup": "standard"},
    {"houses": ["slytherin", "ravenclaw"]},
    {"houses": ["hufflepuff", "gryffindor"], "lineup": "standard"},
]
GAME = QuidditchGame()


@pytest.mark.parametrize("options", OPTIONS)
def test_random_games_conform(options: dict[str, Any]) -> None:
    for seed in range(4):
        assert inspect_game(GAME, 2, options, seed=seed, stride=7).outcome is not None


def test_every_decision_of_one_game_conforms() -> None:
    assert inspect_game(GAME, 2, seed=11).outcome is not None


def test_hypothesis_finds_nothing() -> None:
    hunt(GAME, 2, {"houses": ["slytherin", "ravenclaw"], "lineup": "standard"}, examples=20)


def test_hash_seeds_agree() -> None:
    across_hash_seeds("hallows.games.hogwarts.quidditch.game:QuidditchGame", 2)


def play_random(games: range, options: dict[str, Any]) -> None:
    """Whole random games; nothing is examined but that they end by the rules."""
    for seed in games:
        table = Table(GAME, 2, options, Seeded(seed), checkpoints=False, listen=False)
        outcome = playout(table, random_chooser(seed), GAME.answer_cap)
        assert outcome is not None, f"seed {seed} does not end"
        assert outcome.reason == "snitch"
        assert not outcome.truncated


def test_five_hundred_random_games_end() -> None:
    for number, options in enumerate(OPTIONS):
        play_random(range(1000 * number, 1000 * number + 125), options)


@pytest.mark.long
@pytest.mark.parametrize("number", range(4))
def test_twenty_thousand_random_games(number: int) -> None:
    play_random(range(5000), OPTIONS[number])
