"""The conformance suite accepts the example game and finds each deliberate defect."""

import pytest

from hallows.games.duel.game import DuelGame
from hallows.kernel.conformance import Violation, across_hash_seeds, hunt, inspect_game
from tests.kernel import broken


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("seed", range(4))
def test_whole_random_games_of_the_example_conform(seats: int, seed: int) -> None:
    table = inspect_game(DuelGame(), seats, seed=seed, stride=3)
    assert table.outcome is not None


def test_every_decision_of_one_game_conforms() -> None:
    assert inspect_game(DuelGame(), 2, seed=2).outcome is not None


@pytest.mark.parametrize("seats", [2, 4])
def test_hypothesis_finds_nothing_in_the_example(seats: int) -> None:
    hunt(DuelGame(), seats)


def test_the_example_does_not_depend_on_the_hash_seed() -> None:
    across_hash_seeds("hallows.games.duel.game:DuelGame", 4)


@pytest.mark.parametrize(
    ("game", "promise"),
    [
        (broken.LeakingView, "view-leak"),
        (broken.LostCard, "conservation"),
        (broken.StaleLocal, "conservation"),
        (broken.UndoAcrossARoll, "unrevealed"),
        (broken.EmptyOptions, "options"),
        (broken.RepeatedOption, "options"),
        (broken.Forgetful, "replay"),
        (broken.StateWithClosure, "plain-data"),
        (broken.StrayAttribute, "plain-data"),
        (broken.LoudDraw, "event-leak"),
        (broken.SharedHand, "undo"),
        (broken.EndlessScene, "scene-length"),
        (broken.EndlessGame, "game-length"),
        (broken.Crash, "crash"),
    ],
)
def test_each_defect_is_found_as_what_it_is(game: type[DuelGame], promise: str) -> None:
    assert first_violation(game()).promise == promise


def first_violation(game: DuelGame) -> Violation:
    for seed in range(20):
        try:
            inspect_game(game, 3, seed=seed)
        except Violation as found:
            return found
    raise AssertionError("the defect went unnoticed")


def test_dependence_on_set_order_is_found() -> None:
    with pytest.raises(Violation, match="hash-seed"):
        across_hash_seeds("tests.kernel.broken:SetOrder", 4, games=6)


def test_hypothesis_shrinks_a_defect_to_a_short_list_of_answers() -> None:
    with pytest.raises(Violation) as found:
        hunt(broken.Crash(), 2)
    assert found.value.promise == "crash"
    # Four turns must pass before this defect shows, some with a Hex offered in them.
    assert len(found.value.answers) <= 8
