"""The commands, as a shell sees them: what they print, to which stream, with which exit code."""

import json
from pathlib import Path

import pytest

from hallows.games.duel import rules
from hallows.games.duel.state import Duel, Wizard
from hallows.lab import bench as lab_bench
from hallows.server import static
from tests.cli.run import hallows

CONTRACT = [
    "game",
    "variant",
    "options",
    "players",
    "bots",
    "seed",
    "games",
    "finished",
    "truncated",
    "errors",
    "decisions",
    "forced",
    "rolls",
    "seconds",
    "games_per_s",
    "decisions_per_s",
    "turns",
    "rounds",
    "minutes_by_turns",
    "minutes_estimate",
    "wins",
    "draws",
    "tallies",
]


def test_help_names_every_command() -> None:
    said = hallows("--help")
    assert said.exit_code == 0
    for command in [
        "simulate",
        "terminal",
        "replay",
        "verify",
        "rules",
        "cards",
        "bench",
        "play",
        "serve",
    ]:
        assert command in said.stdout


# -- simulate ------------------------------------------------------------------------------------------


def test_simulate_prints_json_and_nothing_but_json() -> None:
    said = hallows(
        *[
            "simulate",
            "duel",
            "--players",
            "3",
            "--games",
            "12",
            "--bots",
            "greedy,random",
            "--seed",
            "1",
            "--jobs",
            "1",
            "--json",
        ]
    )
    assert said.exit_code == 0
    data = json.loads(said.stdout)
    assert [key for key in CONTRACT if key not in data] == []
    assert data["bots"] == ["greedy", "random", "greedy"]
    assert data["games"] == 12 == data["finished"] + data["truncated"]
    assert set(data["turns"]) == {"mean", "p50", "p95"}
    assert set(data["wins"]) == {"seat", "bot"}
    assert data["minutes_estimate"] > 0
    low, high = data["minutes_by_turns"]
    assert (low, high) == pytest.approx(
        (data["turns"]["mean"] * 0.75, data["turns"]["mean"]), abs=0.06
    )


def test_simulate_says_the_same_in_words() -> None:
    said = hallows(*["simulate", "duel", "-n", "20", "-j", "1", "-o", "max_turns=30"])
    assert said.exit_code == 0
    assert "turn-limit" in said.stdout
    assert "seat" in said.stdout


@pytest.mark.parametrize(
    ("args", "said"),
    [
        ("simulate chess", "no game is called 'chess'; there are"),
        ("simulate duel -p 7", "duel seats 2 to 4, not 7"),
        ("simulate duel -b clever", "no bot called 'clever'"),
        ("simulate duel -o max_turns=x", "max_turns"),
        ("simulate duel -o pace=2", "pace"),
        ("simulate duel -o pace", "'pace' is not of the form name=value"),
        ("simulate duel -n 0", "--games"),
        ("terminal duel --me 4", "--me names seats from 0 to 3"),
        ("terminal duel --me x", "--me names seats"),
        ("terminal duel --dice loaded", "--dice is seeded, fair, typed"),
        ("terminal duel --names a,b,c --seats 2", "3 names for 2 seats"),
        ("terminal duel --record /nowhere/game.json", "/nowhere: no such folder"),
        ("terminal duel --lang de", "no language 'de'"),
        ("terminal", "which game?"),
        ("replay /nowhere.json", "/nowhere.json: No such file"),
        ("verify /nowhere.json", "/nowhere.json: No such file"),
        ("rules duel D-04", "no rule D-04; did you mean D-004"),
        ("rules duel X", "from D-001 to D-009"),
        ("rules chess", "no game is called 'chess'"),
        ("cards chess", "no game is called 'chess'"),
        ("bench chess", "no game is called 'chess'"),
        ("play chess", "no game is called 'chess'"),
        ("play --port 70000", "less than or equal to 65535"),
        ("serve --log-level loud", "'loud' is not one of 'debug', 'info'"),
        ("serve --db nonsense://x", "this database cannot be used"),
        ("serve --db /proc/nowhere/tables.db", "/proc/nowhere: No such file"),
        ("serve --limit patience=9", "'patience=9': NAME=NUMBER above 0, one of message"),
        ("serve --limit requests=nan", "'requests=nan': NAME=NUMBER above 0"),
        ("serve --limit sockets=-1", "'sockets=-1': NAME=NUMBER above 0"),
        ("serve --bot-workers -3", "greater than or equal to 0"),
        ("serve --bot-seconds 0", "greater than or equal to 0.1"),
    ],
)
def test_what_is_refused_is_named_and_exits_with_2(args: str, said: str) -> None:
    refused = hallows(*args.split())
    assert refused.exit_code == 2
    assert said in " ".join(refused.stderr.split())
    assert refused.stdout == ""


def test_simulate_exits_with_1_and_names_the_game_that_failed(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def broken(g: Duel, wizard: Wizard, hearts: int) -> None:
        raise ValueError("no wounds today")

    monkeypatch.setattr(rules, "wound", broken)
    said = hallows(*["simulate", "duel", "-n", "3", "-j", "1", "-s", "9"])
    assert said.exit_code == 1
    assert "game 0 (seed 9/0): ValueError: no wounds today" in said.stderr
    assert "--only 0" in said.stderr


# -- rules, cards, play, bench -------------------------------------------------------------------------


def test_rules_come_by_chapter_in_three_languages() -> None:
    said = hallows("rules", "duel", "--lang", "it").stdout
    assert said.index("Preparazione") < said.index("D-001") < said.index("L’attacco")
    assert all(f"D-00{n}" in said for n in range(1, 10))
    one = hallows("rules", "duel", "d-004", "--lang", "pl").stdout
    assert "Tarczę, która kończy atak" in one
    assert "D-005" not in one


def test_the_language_can_come_from_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HALLOWS_LANG", "pl")
    assert "Pojedynek" in hallows("rules", "duel").stdout


def test_cards_say_what_they_do_and_how_many_there_are() -> None:
    said = hallows("cards", "duel", "--lang", "pl").stdout
    assert "Eliksir · 4 sztuki" in said
    assert "Urok · 14 sztuk" in said
    assert "**" not in said


def test_bench_prints_a_table_and_json(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lab_bench, "ROUNDS", 1)
    monkeypatch.setattr(lab_bench, "POSITIONS", 5)
    table = hallows("bench", "duel", "--seconds", "0.05")
    assert table.exit_code == 0
    assert "calibration loop" in table.stdout
    assert "deepcopy over clone" in table.stdout
    data = json.loads(hallows("bench", "duel", "--seconds", "0.05", "--json").stdout)
    assert data["games"][0]["game"] == "duel"
    assert data["games"][0]["questions"]["raw"] > 0


# -- replay and verify ---------------------------------------------------------------------------------


@pytest.fixture
def fair_game(tmp_path: Path) -> Path:
    """A whole game with committed dice, played by bots alone."""
    file = tmp_path / "game.json"
    said = hallows(*f"terminal duel --me none -s 4 --dice fair --salt tea --record {file}".split())
    assert said.exit_code == 0
    return file


def test_verify_proves_an_honest_game(fair_game: Path) -> None:
    said = hallows("verify", str(fair_game), "--fair")
    assert said.exit_code == 0
    assert "The dice are honest" in said.stdout
    proof = json.loads(hallows("verify", str(fair_game), "--json").stdout)
    assert proof["true"] is True
    assert proof["proof"]["fair"] is True


def test_verify_names_the_false_roll(fair_game: Path) -> None:
    entry = alter_a_die(fair_game)
    said = hallows("verify", str(fair_game))
    assert said.exit_code == 1
    assert f"entry {entry} (throw " in said.stderr
    assert "the committed dice say" in said.stderr
    wrong = json.loads(hallows("verify", str(fair_game), "--json").stdout)
    assert wrong["true"] is False
    assert wrong["entry"] == entry


def alter_a_die(file: Path) -> int:
    """Turn the second die of the record to another face; gives the entry it is in."""
    data = json.loads(file.read_bytes())
    rolls = [i for i, entry in enumerate(data["entries"]) if entry.get("kind") == "roll"]
    die = data["entries"][rolls[1]]
    die["got"] = [die["got"][0] % 6 + 1]
    file.write_text(json.dumps(data))
    return rolls[1]


def test_verify_says_what_cannot_be_proved(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    hallows(*f"terminal duel --me none --seed 4 --record {file}".split())
    said = hallows("verify", str(file))
    assert said.exit_code == 0
    assert "not committed to" in said.stdout
    assert hallows("verify", str(file), "--fair").exit_code == 1


def test_replay_tells_the_game_and_stops_where_it_is_told(fair_game: Path) -> None:
    whole = hallows("replay", str(fair_game), "--lang", "pl")
    assert whole.exit_code == 0
    assert "Wygrywa Gracz" in whole.stdout
    assert "widzi to tylko Gracz 2" in whole.stdout
    part = hallows("replay", str(fair_game), "--upto", "3")
    assert part.exit_code == 0
    assert "wins" not in part.stdout
    assert len(part.stdout) < len(whole.stdout)


def test_replay_as_a_seat_tells_only_what_it_saw(fair_game: Path) -> None:
    seen = hallows("replay", str(fair_game), "--as", "1").stdout
    everything = hallows("replay", str(fair_game)).stdout
    assert seen.count("You draw") < everything.count("You draw")
    assert "only Player" not in seen
    assert hallows("replay", str(fair_game), "--as", "4").exit_code == 2


def test_a_file_that_is_no_record_is_named(tmp_path: Path) -> None:
    file = tmp_path / "notes.txt"
    file.write_text("not a game")
    for command in ("replay", "terminal --resume"):
        said = hallows(*command.split(), str(file))
        assert said.exit_code == 2
        assert "notes.txt: this is not a record" in said.stderr
    assert hallows("verify", str(file)).exit_code == 1


@pytest.mark.parametrize(
    ("command", "why"),
    [
        ("cards duel --pack {here}", "duel takes no content packs"),
        ("simulate duel -n 1 --pack {here}", "duel takes no content packs"),
        ("play duel --no-browser --pack {here}", "duel takes no content packs"),
        ("serve --pack duel={here}", "duel takes no content packs"),
        ("serve --pack {here}", "say for which game"),
        ("serve --pack chess={here}", "say for which game"),
        ("play --no-browser --pack {here}", "say for which game"),
        ("play talisman --no-browser --pack {here}", "pack.toml"),
    ],
)
def test_packs_that_cannot_be_are_refused_in_one_line(
    tmp_path: Path, command: str, why: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(static, "client_built", lambda: True)
    said = hallows(*command.format(here=tmp_path).split())
    assert said.exit_code == 2
    assert said.stdout == ""
    assert said.stderr.count("\n") == 1
    assert why in said.stderr
