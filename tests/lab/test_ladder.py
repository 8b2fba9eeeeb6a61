"""The ladder: same deals, seats swapped, the same figures whoever plays them."""

import json
from collections.abc import Sequence
from pathlib import Path

import pytest
from typer.testing import CliRunner

from hallows.cli import app
from hallows.kernel import BadOptions
from hallows.lab.ladder import Contest, deal_of, ladder, play_deals, rate_of, together, wilson


def test_better_players_stand_higher_and_any_number_of_processes_gives_the_same() -> None:
    found = ladder("duel", ["random", "greedy"], 2, 40, seed=3)
    assert found.order == ["greedy", "random"]
    assert found.rates["greedy"].low > 0.5
    assert found.rates["greedy"].share == pytest.approx(1 - found.rates["random"].share)
    assert found == ladder("duel", ["random", "greedy"], 2, 40, seed=3, jobs=2)


def test_whoever_plays_itself_scores_half_on_every_deal() -> None:
    """Seats are swapped on the same deal, so that neither deal nor seat favours anybody."""
    found = ladder("duel", ["normal", "greedy"], 2, 12, seed=1)
    assert found.pairs[0].rate.share == 0.5
    assert found.pairs[0].rate.high == 0.5
    one, other = found.pairs[0].by_side
    assert one.share + other.share == pytest.approx(1)


def test_both_games_of_a_deal_are_dealt_alike() -> None:
    contest = Contest("duel", 2, ("greedy", "random"), 5)
    assert deal_of(contest, 3).hash() == deal_of(contest, 3).hash()
    assert deal_of(contest, 3).hash() != deal_of(contest, 4).hash()


def test_where_all_win_together_each_plays_alone() -> None:
    contest = Contest("rising", 2, ("random", "greedy"), 5)
    assert together(contest)
    assert contest.meetings == [("random",), ("greedy",)]
    assert not together(Contest("duel", 2, ("random", "greedy"), 5))


def test_a_ladder_of_one_is_refused() -> None:
    with pytest.raises(BadOptions, match="at least two"):
        ladder("duel", ["greedy", "greedy"], 2, 2)


def test_what_is_kept_is_not_played_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Begun again, also for more deals or after a line was cut short, it ends as if it had never stopped."""
    file = tmp_path / "ladder.jsonl"
    rising = ("rising", ["random", "easy"], 2)
    whole = ladder(*rising, 6, seed=7)
    ladder(*rising, 4, seed=7, keep=file)
    file.write_bytes(file.read_bytes()[:-3])
    played: list[int] = []

    def noted(contest: Contest, numbers: Sequence[int]) -> object:
        played.extend(numbers)
        return play_deals(contest, numbers)

    monkeypatch.setattr("hallows.lab.ladder.play_deals", noted)
    assert ladder(*rising, 6, seed=7, keep=file) == whole
    assert played == [3, 4, 5]
    assert ladder(*rising, 6, seed=7, keep=file) == whole
    assert played == [3, 4, 5]


def test_a_file_that_keeps_something_else_is_refused_and_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "ladder.jsonl"
    ladder("duel", ["random", "greedy"], 2, 1, seed=1, keep=file)
    before = file.read_bytes()
    with pytest.raises(BadOptions, match=r"ladder\.jsonl keeps another contest"):
        ladder("duel", ["random", "greedy"], 2, 1, seed=2, keep=file)
    assert file.read_bytes() == before


def test_intervals() -> None:
    low, high = wilson(0.5, 100)
    assert (round(low, 3), round(high, 3)) == (0.404, 0.596)
    assert wilson(1.0, 10)[1] == 1.0
    assert rate_of([0.5, 0.5, 0.5]).high == 0.5
    won = rate_of([1.0, 0.0, 1.0, 1.0])
    assert (won.wins, won.deals, won.share) == (3.0, 4, 0.75)
    assert won.low < 0.75 < won.high


def test_the_command_prints_json_alone() -> None:
    given = ["ladder", "duel", "-b", "random,greedy", "-n", "4", "-j", "1", "--json"]
    printed = CliRunner().invoke(app, given)
    assert printed.exit_code == 0
    assert json.loads(printed.stdout)["deals"] == 4
    shown = CliRunner().invoke(app, given[:-1])
    assert "greedy" in shown.stdout
