"""The golden playthroughs are played and told as ever; see `tests.golden`."""

import pytest

from hallows.games import names
from tests.golden import CASES, FOLDER, path, told


@pytest.mark.parametrize("name", CASES)
def test_the_game_is_told_as_ever(name: str) -> None:
    told_now = told(CASES[name]).splitlines()
    assert told_now == path(name).read_text(encoding="utf-8").splitlines(), (
        "if this change is meant, write the texts anew with `python -m tests.golden` and read the diff"
    )


def test_every_game_is_told_and_briefly() -> None:
    assert {case.game for case in CASES.values()} == set(names())
    assert {file.stem for file in FOLDER.glob("*.txt")} == set(CASES)
    for name in CASES:
        assert len(path(name).read_text(encoding="utf-8").splitlines()) <= 400


def test_one_greedy_game_of_talisman_reaches_the_castle_and_ends_there() -> None:
    text = path("talisman").read_text(encoding="utf-8")
    assert "Great Hall" in text
    assert "\nfinale, won by" in text
