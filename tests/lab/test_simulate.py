"""Simulation: the same games for any number of processes, an honest count, and failures that name themselves."""

from collections import Counter
from typing import Any

import msgspec
import pytest

import hallows
from hallows.games.duel import rules
from hallows.games.duel.state import Duel, Wizard
from hallows.kernel import Answered, BadOptions, Happened
from hallows.lab.simulate import Report, Run, play_game, simulate
from hallows.lab.tallies import Tallies, spread

TIMES = ("seconds", "games_per_s", "decisions_per_s")


def without_times(report: Report) -> dict[str, Any]:
    data: dict[str, Any] = msgspec.to_builtins(report)
    return {key: value for key, value in data.items() if key not in TIMES}


@pytest.mark.parametrize("bots", ["random", "greedy,random"])
def test_the_number_of_processes_changes_nothing(bots: str) -> None:
    alone = simulate("duel", 3, 60, bots, seed=7, jobs=1)
    shared = simulate("duel", 3, 60, bots, seed=7, jobs=2)
    assert without_times(alone) == without_times(shared)
    assert msgspec.json.encode(without_times(alone)) == msgspec.json.encode(without_times(shared))


def test_another_seed_gives_other_games() -> None:
    one, two = (simulate("duel", 3, 20, seed=seed) for seed in (1, 2))
    assert (one.decisions, one.rolls) != (two.decisions, two.rolls)


def test_every_game_is_counted_once() -> None:
    report = simulate("duel", 4, 80, seed=2, options={"max_turns": 45})
    assert report.games == 80 == report.finished + report.truncated + report.errors
    assert 0 < report.truncated < 80
    assert report.endings == {
        "last-standing": report.finished,
        "turn-limit": report.truncated,
    }
    assert sum(report.wins["seat"].values()) == report.finished
    assert report.seated["seat"] == {str(seat): report.finished for seat in range(4)}
    assert report.turns.p95 == 45
    assert report.options == {"max_turns": 45}


def test_choices_forced_answers_and_rolls_are_counted_apart() -> None:
    run = Run("duel", 4, 5, ("random",) * 4, seed=3)
    report = simulate("duel", 4, 5, seed=3)
    choices = forced = rolls = 0
    for number in range(5):
        for entry in play_game(run, number).log:
            rolls += isinstance(entry, Happened)
            forced += isinstance(entry, Answered) and entry.forced
            choices += isinstance(entry, Answered) and not entry.forced
    assert (report.decisions, report.forced, report.rolls) == (choices, forced, rolls)


def test_bots_move_on_by_a_seat_each_game_unless_told_to_stay() -> None:
    run = Run("duel", 3, 9, ("greedy", "random", "random"))
    assert run.seated(0) == ["greedy", "random", "random"]
    assert run.seated(1) == ["random", "random", "greedy"]
    assert Run("duel", 3, 9, run.bots, rotate=False).seated(1) == run.seated(0)


def test_fast_random_play_reaches_what_a_full_table_reaches() -> None:
    """Without checkpoints and events, the same dice and choices lead to the same state."""
    table = play_game(Run("duel", 3, 1, ("random",) * 3, seed=5), 0)
    full = hallows.deal("duel", 3, chance=None, seed="5/0")  # type: ignore[arg-type]
    for entry in table.log:
        if isinstance(entry, Answered) and not entry.forced:
            full.answer(entry.option, seat=entry.seat)
    assert full.hash() == table.hash()
    assert full.outcome == table.outcome


def test_a_failing_game_is_reported_with_its_seed_and_the_others_go_on(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    wound = rules.wound

    def break_at_times(g: Duel, wizard: Wizard, hearts: int) -> None:
        if g.turns == 33:
            raise ZeroDivisionError("a defect")
        wound(g, wizard, hearts)

    monkeypatch.setattr(rules, "wound", break_at_times)
    report = simulate("duel", 4, 30, seed=6)
    assert 0 < report.errors < 30
    assert report.finished == 30 - report.errors
    first = report.failures[0]
    assert first.seed == f"6/{first.game}"
    assert first.error == "ZeroDivisionError: a defect"
    assert "break_at_times" in first.where
    again = simulate("duel", 4, 30, seed=6, only=first.game)
    assert again.failures == [first]
    assert again.games == 1


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        ({"players": 9}, "seats 2 to 4, not 9"),
        ({"bots": "clever"}, "no bot called 'clever'"),
        ({"options": {"max_turns": "many"}}, "max_turns"),
        ({"options": {"speed": 9}}, "speed"),
        ({"games": 0}, "at least one game"),
        ({"jobs": 0}, "at least one game and one job"),
    ],
)
def test_an_impossible_run_is_refused_before_it_starts(wrong: dict[str, Any], said: str) -> None:
    run: dict[str, Any] = {"players": 3, "games": 5, **wrong}
    with pytest.raises(BadOptions, match=said):
        simulate("duel", **run)


def test_progress_adds_up_to_all_games() -> None:
    done: list[int] = []
    simulate("duel", 2, 50, progress=done.append)
    assert sum(done) == 50
    assert len(done) > 1


def test_spread_is_the_nearest_rank() -> None:
    assert msgspec.to_builtins(spread(Counter({1: 10, 2: 9, 50: 1}))) == {
        "mean": 3.9,
        "p50": 1,
        "p95": 2,
    }
    assert spread(Counter()).p95 == 0


def test_tallies_of_a_game_are_counted_if_words_and_averaged_if_numbers() -> None:
    tallies, more = Tallies(), Tallies()
    for part, figures in (
        (tallies, ({"lost": "time", "horcruxes": 3},)),
        (more, ({"lost": "time", "horcruxes": 4}, {"lost": "traitor"})),
    ):
        for figure in figures:
            part._add_figures(figure)  # type: ignore[arg-type]
    tallies.add(more)
    assert tallies.figures() == {"lost": {"time": 2, "traitor": 1}, "horcruxes": 3.5}
