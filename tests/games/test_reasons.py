"""Hints: why a bot would choose as it does. Every reason can be said, and none rests on what is hidden."""

from typing import Any

import pytest

import hallows
from hallows.bots import Hint, best_bot, decide, hint, make_bot
from hallows.games import load_game, names
from hallows.games.duel.state import HEX, POTION, SHIELD
from hallows.kernel import Answer, Seeded, Table
from hallows.words import LANGUAGES, Words
from tests.games.test_duel import duel


class Silent:
    """Chooses, and cannot say why."""

    sees_nothing = False

    def choose(self, table: Table[Any], seed: int) -> Answer:
        assert table.ask is not None
        return Answer(table.ask.options[0])


def test_a_bot_need_not_explain_itself() -> None:
    table = hallows.deal("duel", 2, 1)
    assert hint(table, Silent(), 1) == Hint("attack:1", None)
    assert hint(table, make_bot("duel", "random"), 1).reason is None


# -- the duel's ---------------------------------------------------------------------------------------------


def why(table: Table[Any]) -> tuple[str, str]:
    """What the bot would do, and why, in English."""
    found = hint(table, make_bot("duel", "greedy"), 1)
    assert found.reason is not None
    return found.option, Words("en", "duel", ["Ann", "Ben", "Cid"]).say(found.reason)


def test_an_attack_with_a_hex_in_hand() -> None:
    table = duel(hands=[[HEX], [], []], hearts=[3, 4, 2])
    assert why(table) == (
        "attack:2",
        "A Hex in your hand can turn a lost roll, and none of the others has fewer Hearts than Cid: 2.",
    )


def test_an_attack_because_a_rest_would_do_nothing() -> None:
    option, reason = why(duel(hands=[[], [], []], hearts=[5, 1, 2]))
    assert option == "attack:1"
    assert reason.startswith("You have all your Hearts")
    assert reason.endswith("than Ben: one.")


def test_a_rest() -> None:
    option, reason = why(duel(hands=[[], []], hearts=[3, 5]))
    assert option == "rest"
    assert reason.endswith("heals on a 6; you have 3 of 5 Hearts.")


def test_a_potion() -> None:
    option, reason = why(duel(hands=[[POTION], []], hearts=[2, 5]))
    assert (option, "you have 2 of 5 Hearts" in reason) == ("drink", True)


def test_a_shield_for_oneself_only() -> None:
    table = duel(hands=[[], [SHIELD], [SHIELD]])
    table.answer("attack:1")
    assert why(table)[1] == "The attack is on you; a Shield ends it before the dice."
    table.answer("pass")
    assert why(table)[1] == "The attack is on Ben, not on you: keep the Shield."


@pytest.mark.parametrize(
    ("behind", "choice", "part"),
    [
        (1, "yes", "win the roll"),
        (2, "yes", "a tie"),
        (3, "no", "still lose 1 Heart"),
        (4, "yes", "1 Heart and not 2"),
        (5, "yes", "1 Heart and not 2"),
    ],
)
def test_a_hex_by_what_it_turns(behind: int, choice: str, part: str) -> None:
    table = duel(1, 1 + behind, hands=[[HEX], []])
    table.answer("attack:1")
    option, reason = why(table)
    assert option == choice
    assert part in reason


# -- every game's -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", [name for name in names() if load_game(name).bots()])
def test_reasons_of_whole_games_can_be_said_and_rest_on_what_the_seat_sees(game: str) -> None:
    """A twin in which everything hidden from the seat is dealt anew must give the same reason for the same
    choice; asking for it must change neither the table nor the choice."""
    bot, chance = make_bot(game, best_bot(game)), Seeded(f"reasons/{game}")
    voices = [Words.of(load_game(game), lang) for lang in LANGUAGES]
    said: dict[str, int] = {}
    reasons = questions = 0
    for seed in range(3):
        table = hallows.deal(game, min(3, max(load_game(game).seats)), seed)
        for step in range(400):
            ask = table.ask
            if ask is None:
                break
            before = table.hash()
            found = hint(table, bot, step)
            assert table.hash() == before
            assert found.option == decide(table, bot, step)
            questions += 1
            if found.reason is not None:
                reasons += 1
                said[found.reason.key] = said.get(found.reason.key, 0) + 1
                for words in voices:
                    sentence = words.say(found.reason)
                    assert sentence.strip()
                    assert "‹" not in sentence
            if step % 5 == 0:
                twin = table.imagine(ask.seat, seed)
                shown = twin.imagine(ask.seat, step)
                again = bot.choose(shown, step)
                if again.option == found.option:
                    assert again.why() == found.reason
            # Now and then something else than the bot would do, so that odd positions come up too.
            odd = chance.below(4) == 0
            table.answer(ask.options[chance.below(len(ask.options))] if odd else found.option)
    assert reasons > 0.4 * questions
    assert len(said) >= 8
