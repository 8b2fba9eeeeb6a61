"""Looking back on a game: chances, turning points, costly choices, luck."""

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner

from hallows.bots import decide, make_bot
from hallows.bots.analysis import analyse, chances, cost_of, judge_of
from hallows.cli import app
from hallows.games import load_game
from hallows.kernel import BadOptions, Record, Seeded, Table, record, steps, write


def played(game: str, seats: int, seed: int, bot: str = "easy") -> Record:
    table = Table(load_game(game), seats, None, Seeded(seed))
    player = make_bot(game, bot)
    while table.ask is not None:
        table.answer(decide(table, player, seed + table.seq))
    return record(table, [f"P{seat}" for seat in range(seats)])


@pytest.fixture(scope="module")
def duel() -> Record:
    return played("duel", 2, 3)


def test_chances_of_all_seats_from_turn_to_turn_and_the_end(duel: Record) -> None:
    game = load_game("duel")
    moments = chances(game, duel, judge_of(game))
    assert len(moments) > 10
    assert all(99 <= sum(moment.chances) <= 101 for moment in moments)
    assert duel.outcome is not None
    assert moments[-1].chances == [100 * (seat in duel.outcome.winners) for seat in (0, 1)]
    assert [moment.at for moment in moments] == sorted({moment.at for moment in moments})


def test_turning_points_are_the_greatest_swings_parted_into_luck_and_choices(duel: Record) -> None:
    found = analyse(load_game("duel"), duel)
    assert found.swings
    for swing in found.swings:
        one, other = found.moments[swing.moment], found.moments[swing.moment + 1]
        assert (swing.before, swing.after) == (one.chances[swing.seat], other.chances[swing.seat])
        assert swing.luck is not None
        assert swing.chosen is not None
        assert swing.luck + swing.chosen == swing.after - swing.before
        assert swing.chosen <= 0
    assert not found.together


def test_the_quick_look_asks_the_judge_alone(duel: Record) -> None:
    found = analyse(load_game("duel"), duel, deep=False)
    assert not found.losses
    assert all(swing.luck is None for swing in found.swings)
    assert found.moments == analyse(load_game("duel"), duel).moments


def test_who_has_no_time_gets_the_chances_and_what_was_looked_into(duel: Record) -> None:
    found = analyse(load_game("duel"), duel, enough=lambda: True)
    assert found.moments
    assert found.swings[-1].luck is None


def test_a_choice_that_throws_the_game_away_is_found() -> None:
    """Beaten by one with a single Heart left, and no Hex played: it would have won the roll."""
    game = load_game("duel")
    thinking = judge_of(game)
    found = []
    for seed in range(40):
        made = played("duel", 2, seed, "random")
        for at, table in steps(game, made):
            ask = table.ask
            if ask is not None and ask.prompt == "hex" and (ask.args or {})["behind"] == 1:
                lost = cost_of(table, thinking, "no", at, 0)
                found.append(lost is not None and lost.better == "yes")
        if len(found) > 5:
            break
    assert sum(found) > len(found) / 2


def test_a_team_has_one_chance() -> None:
    found = analyse(load_game("rising"), played("rising", 2, 4, "random"), deep=False)
    assert found.together
    assert all(len(set(moment.chances)) == 1 for moment in found.moments)


def test_a_game_nothing_judges_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    game = load_game("duel")
    monkeypatch.setattr(game, "thinking", lambda: None)
    with pytest.raises(BadOptions, match="no judge"):
        judge_of(game)


def test_where_no_choice_of_a_turn_can_be_weighed_nobody_calls_it_luck(
    duel: Record, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = load_game("duel")
    monkeypatch.setattr(judge_of(game), "worth_it", lambda state, ask: False)
    found = analyse(game, duel)
    assert found.swings
    assert all(swing.luck is None for swing in found.swings)


@pytest.mark.parametrize("lang", ["en", "pl", "it"])
def test_the_command_tells_it(duel: Record, tmp_path: Path, lang: str) -> None:
    file = tmp_path / "duel.json"
    file.write_bytes(write(duel))
    told = CliRunner().invoke(app, ["analyse", str(file), "--lang", lang])
    assert told.exit_code == 0, told.output
    assert "100%" in told.stdout
    assert "·" in told.stdout
    plain = CliRunner().invoke(app, ["analyse", str(file), "--quick", "--json"])
    assert json.loads(plain.stdout)["game"] == "duel"
