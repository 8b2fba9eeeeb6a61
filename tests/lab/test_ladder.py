"""The ladder: same deals, seats swapped, the same figures whoever plays them."""

import json

import pytest
from typer.testing import CliRunner

from hallows.cli import app
from hallows.kernel import BadOptions
from hallows.lab.ladder import Contest, deal_of, ladder, rate_of, together, wilson


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
