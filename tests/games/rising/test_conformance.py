"""The house's promises hold for this game, for every number of seats and every option."""

from typing import Any

import pytest

from hallows.games.rising.game import RisingGame
from hallows.kernel import Seeded, Table, playout
from hallows.kernel.conformance import across_hash_seeds, hunt, inspect_game, random_chooser

OPTIONS: list[dict[str, Any]] = [
    {},
    {"mode": "strict", "first": 1},
    {"voldemort_track": 4, "four_player_token_boost": True},
    {"voldemort_track": 8, "dark_mark_all": True},
]
GAME = RisingGame()


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("options", OPTIONS)
def test_random_games_conform(seats: int, options: dict[str, Any]) -> None:
    for seed in range(4):
        table = inspect_game(GAME, seats, options, seed=seed, stride=5)
        assert table.outcome is not None


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_games_of_one_person_conform(seats: int) -> None:
    inspect_game(GAME, seats, {"teams_of": [0] * seats}, seed=seats, stride=3)


def test_every_decision_of_one_game_conforms() -> None:
    assert inspect_game(GAME, 4, seed=11).outcome is not None


@pytest.mark.parametrize("seats", [2, 4])
def test_hypothesis_finds_nothing(seats: int) -> None:
    hunt(GAME, seats, examples=20)


def test_hash_seeds_agree() -> None:
    across_hash_seeds("hallows.games.rising.game:RisingGame", 4)


def play_random(games: range, seats: int, options: dict[str, Any]) -> list[str]:
    """Whole random games; nothing is examined but that they end by the rules."""
    reasons = []
    for seed in games:
        table = Table(GAME, seats, options, Seeded(seed), checkpoints=False, listen=False)
        outcome = playout(table, random_chooser(seed), GAME.answer_cap)
        assert outcome is not None, f"seed {seed} does not end"
        assert not outcome.truncated
        reasons.append(outcome.reason)
    return reasons


def test_five_hundred_random_games_end_and_are_nearly_always_lost() -> None:
    reasons = [
        reason
        for seats in (2, 3, 4)
        for number, options in enumerate(OPTIONS)
        for reason in play_random(range(1000 * number, 1000 * number + 42), seats, options)
    ]
    assert len(reasons) >= 500
    assert reasons.count("won") < 0.05 * len(reasons)
    for reason in reasons:
        how, *losses = reason.split("-")
        assert (how == "won") != bool(losses)
        assert set(losses) <= {"wizards", "team", "places", "location"}


@pytest.mark.long
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("number", range(4))
def test_twenty_thousand_random_games(seats: int, number: int) -> None:
    play_random(range(1700), seats, OPTIONS[number])
