"""Playing at one keyboard: what is typed, what is shown, and to whom."""

import json
import os
import pty
import re
import select
import subprocess
import sys
import time
from pathlib import Path

import pytest

from hallows.cli.screen import CLEAR, plain, plain_tree
from hallows.games.duel.game import DuelGame, DuelView, WizardView
from hallows.words import Words
from tests.cli.run import hallows


def play(args: str, *typed: str, game: str = "duel") -> str:
    """The screen of a game in which these lines are typed; then the keyboard is left."""
    said = hallows("terminal", game, *args.split(), typed="".join(f"{line}\n" for line in typed))
    assert said.exit_code == 0, said.output
    return said.stdout


def test_options_are_numbered_and_in_words() -> None:
    screen = play("--seed 5 --seats 3")
    assert "1  Attack Player 2" in screen
    assert "3  Rest" in screen
    assert "Goodbye." in screen


def test_the_log_tells_what_the_seat_may_know() -> None:
    screen = play("--seed 5 --seats 3", "3")
    assert "You draw the" in screen
    assert screen.count("You begin your turn.") >= 1
    draws = len(re.findall("You draw", screen))
    spectator = hallows(*["terminal", "duel", "--seed", "5", "--seats", "3", "--me", "none"]).stdout
    assert draws >= 3
    assert "You draw" not in spectator


def test_other_hands_are_counted_and_not_shown() -> None:
    screen = play("--seed 5 --seats 2")
    assert re.search(r"Player 2 +♥♥♥♥♥ +2 cards", screen)


@pytest.mark.parametrize(
    ("lang", "word", "said"),
    [
        ("en", "why", "D-002  In your turn you draw a card"),
        ("pl", "dlaczego", "D-002  W swojej turze dobierasz kartę"),
        ("it", "perche", "D-002  Nel tuo turno peschi una carta"),
        ("it", "why", "D-002  Nel tuo turno peschi una carta"),
        ("pl", "?", "pomoc     pokaż tę pomoc"),
        ("en", "rule d-009", "D-009  The last wizard standing wins."),
        ("en", "rule d-999", "There is no rule of that number."),
        ("en", "hint", "Your chance of winning:"),
        ("pl", "rada", "Bot wybrałby:"),
        ("it", "cons", "Un bot sceglierebbe:"),
        ("en", "undo", "You cannot take anything back"),
        ("en", "skip", "only pass ahead when you are asked for a reaction"),
        ("en", "s", "could mean several things"),
        ("en", "9", "a number from 1 to 3"),
        ("en", "", "a number from 1 to 3"),
        ("pl", "abrakadabra", "Wpisz liczbę od 1 do 3"),
        ("it", "diario", "Che cosa è successo"),
    ],
)
def test_what_can_be_typed(lang: str, word: str, said: str) -> None:
    assert said in play(f"--seed 5 --seats 3 --lang {lang}", word)


def test_an_option_may_be_typed_by_its_key() -> None:
    assert "You attack Player 3." in play("--seed 5 --seats 3", "attack:2")


def test_a_player_between_two_dice_is_told_the_rules_around_the_question() -> None:
    """`why` at a Hex question names the attack it belongs to as well."""
    for seed in range(40):
        screen = play(f"--seed {seed} --seats 2", "attack:1", "why")
        if "Will you play a Hex" in screen:
            assert "D-003" in screen.split("Will you play a Hex")[1]
            assert "D-005  The wizard whose roll is lower" in screen
            return
    pytest.fail("no seed leads to a Hex question")


def test_a_choice_can_be_taken_back_while_nothing_was_learned_from_it() -> None:
    """A Chaser flies in Quidditch, and before dice fall or another is asked, has not flown."""
    flown = "Gryffindor’s Chaser 1 flies from C5 to B5."
    typed = ("1", "standard", "move:chaser1:b5", "undo", "log")
    screen = play("--seed 2 --seats 2", *typed, game="quidditch")
    before, _, again = screen.partition("Taken back.")
    assert flown in before
    assert "Gryffindor plays its turn 1." in again.split("What has happened")[1]
    assert flown not in again
    assert "Move Chaser 1 to B5" in again


def test_no_choice_is_taken_back_once_another_is_asked() -> None:
    """Two people: the first attacks, the second is asked for a Shield, and so is known to hold one."""
    for seed in range(60):
        screen = play(
            f"--seed {seed} --seats 2 --me 0,1", "", "attack:1", "", "", "undo", "", "log"
        )
        asked, _, rest = screen.partition("Will you play a Shield?")
        if rest and "Player 2, the table is yours" in asked:
            assert "Player 1 attacks Player 2." in asked
            assert "You cannot take anything back" in rest
            assert "Taken back." not in rest
            log = rest.split("What has happened")[1]
            assert "Player 1 attacks Player 2." in log
            assert "Will you play a Shield?" in log
            return
    pytest.fail("no seed leads to a Shield question")


def test_a_standing_order_passes_until_the_next_own_turn() -> None:
    for seed in range(60):
        screen = play(f"--seed {seed} --seats 3 --bots random", "rest", "skip")
        if "From now on you pass" in screen:
            after = screen.split("From now on you pass")[1]
            assert "Will you play a Shield" not in after.split("You begin your turn")[0]
            return
    pytest.fail("no seed leads to a reaction")


def test_names_are_used_and_the_rest_are_numbered() -> None:
    screen = play("--seed 5 --seats 3 --names Ania,Ben --lang pl")
    assert "Zaczynasz turę." in screen
    assert "  0  Ania" in screen
    assert "Atakuj. Cel: Ben" in screen
    assert "Gracz 3" in screen


def test_dice_can_be_typed_in_and_wrong_ones_are_asked_for_again() -> None:
    screen = play("--dice typed --seed 5 --seats 2 --bots random", "rest", "7", "six", "6")
    assert "Rest roll" in screen
    assert screen.count("One whole number from 1 to 6 is needed.") == 2
    assert "You roll 6." in play(
        "--dice typed --seed 5 --seats 2 --bots random", "rest", "6", *["1"] * 4
    )


# -- records -------------------------------------------------------------------------------------------


def test_a_game_left_and_resumed_ends_as_if_never_left(tmp_path: Path) -> None:
    """The seed is the same: dice and bots go on as they would have."""
    whole, part = tmp_path / "whole.json", tmp_path / "part.json"
    choices = ["1"] * 400
    play(f"--seed 12 --seats 2 --record {whole}", *choices)
    play(f"--seed 12 --seats 2 --record {part}", *choices[:3], "quit")
    assert json.loads(part.read_bytes())["outcome"] is None
    said = hallows(
        *f"terminal --resume {part} --seed 12".split(), typed="".join(f"{c}\n" for c in choices)
    )
    assert said.exit_code == 0
    assert part.read_bytes() == whole.read_bytes()


def test_a_game_that_is_over_cannot_be_resumed(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    play(f"--me none --seed 4 --dice fair --record {file}")
    said = hallows("terminal", "--resume", str(file))
    assert said.exit_code == 2
    assert "this game is over" in said.stderr


def test_whoever_leaves_is_told_how_to_go_on(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    screen = play(f"--me 0,1 --seed 0 --lang it --record {file}", "", "esci")
    assert f"hallows terminal --resume {file} --me 0,1 --lang it --seed 0" in screen


def test_fair_dice_go_on_and_are_proved_after_a_pause(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    secret = tmp_path / "game.json.secret"
    # Both seats are ours: no bot can end the game before we leave it.
    screen = play(f"--me 0,1 --dice fair --record {file}", "1", "quit")
    record = json.loads(file.read_bytes())
    assert record["fairness"]["commitment"] in screen
    assert record["fairness"]["secret"] == ""
    assert secret.stat().st_mode & 0o077 == 0
    kept = secret.read_text()
    secret.write_text("00" * 32)
    wrong = hallows("terminal", "--resume", str(file))
    assert wrong.exit_code == 2
    assert "not the secret this game committed to" in wrong.stderr
    secret.write_text(kept)
    hallows("terminal", "--resume", str(file), typed="1\n" * 400)
    assert not secret.exists()
    assert hallows("verify", str(file), "--fair").exit_code == 0


def test_save_writes_where_it_is_told(tmp_path: Path) -> None:
    file = tmp_path / "here.json"
    screen = play("--seed 5", "1", f"save {file}", f"save {tmp_path}/no/such/game.json")
    assert "The game is saved in this file:" in screen
    assert "could not be saved" in screen
    assert json.loads(file.read_bytes())["game"] == "duel"
    assert [f.name for f in tmp_path.iterdir()] == ["here.json"]


def test_a_file_that_is_no_game_is_never_written_over(tmp_path: Path) -> None:
    file = tmp_path / "thesis.txt"
    file.write_text("years of work")
    said = hallows("terminal", "duel", "--record", str(file))
    assert said.exit_code == 2
    assert "left alone" in said.stderr
    assert file.read_text() == "years of work"


# -- the screen ----------------------------------------------------------------------------------------


def test_any_view_can_be_shown_as_a_tree() -> None:
    from rich.console import Console

    view = DuelView(0, 3, 12, [], [WizardView(0, 5, ["hex", "spark"])])
    console = Console(width=60)
    with console.capture() as captured:
        console.print(plain_tree(view, Words("en", "duel"), None, DuelGame().drawing("en")))
    shown = captured.get()
    assert "deck: 12" in shown
    assert "hand: hex, spark" in shown
    assert "discard: –" in shown


def test_words_can_be_typed_without_their_accents() -> None:
    assert plain("Stół") == plain("STOL") == "stol"
    assert plain("perché") == "perche"


def test_the_curtain_clears_a_real_terminal_before_the_next_player_looks() -> None:
    """A pseudo-terminal: after the first player's choice nothing of the hand is left to scroll back to."""
    command = [
        "terminal",
        "duel",
        "--seats",
        "2",
        "--me",
        "0,1",
        "--seed",
        "11",
        "--names",
        "Ania,Ben",
    ]
    keyboard, terminal = pty.openpty()
    env = {**os.environ, "TERM": "xterm", "COLUMNS": "100"}
    program = subprocess.Popen(
        [sys.executable, "-m", "hallows.cli", *command],
        stdin=terminal,
        stdout=terminal,
        stderr=terminal,
        env=env,
    )
    os.close(terminal)
    try:
        read_until(keyboard, "Ania, the table is yours")
        os.write(keyboard, b"\n")
        hand = read_until(keyboard, "Your choice")
        assert hand.startswith("\r\n" + CLEAR) or CLEAR in hand
        assert "Hex" in hand
        os.write(keyboard, b"attack:1\n")
        read_until(keyboard, "Press Enter to clear the screen for Ben.")
        os.write(keyboard, b"\n")
        curtain = read_until(keyboard, "Ben, the table is yours")
        assert CLEAR in curtain
        assert "Hex" not in curtain.split(CLEAR)[-1]
        os.write(keyboard, b"\n")
        assert "Hex, Spark, Spark" in read_until(keyboard, "Your choice")
        os.write(keyboard, b"quit\n")
        read_until(keyboard, "Goodbye")
        assert program.wait(10) == 0
    finally:
        program.kill()
        program.wait()
        os.close(keyboard)


def read_until(terminal: int, text: str, seconds: float = 120.0) -> str:
    """What the terminal has shown when ``text`` appears."""
    shown = b""
    ends = time.monotonic() + seconds
    while text.encode() not in shown:
        left = ends - time.monotonic()
        if left <= 0 or not select.select([terminal], [], [], left)[0]:
            raise AssertionError(f"{text!r} did not come; there is {shown.decode()!r}")
        shown += os.read(terminal, 65536)
    return shown.decode()
