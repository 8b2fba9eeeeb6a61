"""The greedy players of both sides: what they go for, and that they are better than chance."""

import pytest

from hallows.bots import hint, make_bot
from hallows.lab.simulate import simulate
from hallows.words import Words
from tests.games.hogwarts.returns.stage import GAME, RITUAL, Playing, stage

BOT = make_bot("returns", "greedy")


def chooses(play: Playing) -> tuple[str, str]:
    """What the bot would do, and the key of its reason."""
    found = hint(play.table, BOT, 1)
    assert found.reason is not None
    assert Words.of(GAME, "en").say(found.reason)
    return found.option, found.reason.key.removeprefix("reason.")


def test_pettigrew_goes_over_what_he_needs_and_then_to_the_pitch() -> None:
    tokens = {
        "cauldron": "g06",
        "fathers_bone": "d10",
        "wormtails_hand": "w08",
        "harry_potter": "n10",
    }
    option, why = chooses(stage(active="dark", dark="g04", tokens=tokens).deal((1,)))
    assert (option, why) == ("move:g06", "move.token")
    play = stage(active="dark", dark="g19", held={"dark": RITUAL}).deal((2,))
    assert chooses(play) == ("move:g23", "move.pitch")
    assert chooses(stage(active="dark", dark="g23", held={"dark": RITUAL}).deal()) == ("ritual", "ritual")  # fmt: skip


def test_heroes_arm_and_strike() -> None:
    play = stage(harry="e12", tokens={"basilisk_fang": "e08"}).deal((1, 1))
    assert chooses(play)[1] == "move.over"
    play = stage(harry="e12", held={"harry": "basilisk_fang"}).deal((1, 1))
    assert chooses(play) == ("move:e07", "move.horcrux")
    play.do("move:e07")
    assert chooses(play) == ("yes", "strike")


def test_harry_and_voldemort_take_a_win() -> None:
    play = stage(harry="g02", dark="g03", returned=3, held={"harry": "resurrection_stone"}).deal((1, 1))  # fmt: skip
    assert chooses(play) == ("move:g03", "move.hunt")
    play = stage(active="dark", harry="g02", dark="g03", returned=3, held={"dark": "elder_wand"}).deal((1, 1))  # fmt: skip
    assert chooses(play) == ("move:g02", "move.catch")


def test_they_take_a_win_with_the_relic_on_the_way() -> None:
    play = stage(harry="g01", dark="g03", returned=3, tokens={"resurrection_stone": "g02"}).deal((1, 2))  # fmt: skip
    assert chooses(play) == ("move:g03", "move.armed")
    play = stage(active="dark", dark="g01", harry="g03", returned=3, tokens={"elder_wand": "g02"}).deal((1, 2))  # fmt: skip
    assert chooses(play) == ("move:g03", "move.catch")


def test_harry_keeps_away_from_voldemort_with_the_wand() -> None:
    play = stage(harry="g04", dark="g05", returned=3, held={"dark": "elder_wand"}, tokens={"resurrection_stone": "c01"}).deal((6, 6))  # fmt: skip
    assert chooses(play)[0] != "move:g05"


def test_death_eaters_attack() -> None:
    play = stage(active="dark", dark="h07", harry="g05", returned=3, eaters={"corban_yaxley": "g03"}).deal((1, 1), 2)  # fmt: skip
    play.do(play.options[0])
    assert chooses(play) == ("move:g05", "creep.attack")


@pytest.mark.parametrize("dark_greedy", [True, False])
def test_greedy_beats_random_on_either_side(dark_greedy: bool) -> None:
    bots = "greedy,random" if dark_greedy else "random,greedy"
    report = simulate("returns", 2, 12, bots, seed=3, rotate=False)
    won = report.wins["bot"].get("greedy", 0)
    assert (report.errors, report.finished) == (0, 12)
    assert won >= (7 if dark_greedy else 11)
