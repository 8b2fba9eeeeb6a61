"""The judge of the race to the Great Hall."""

from __future__ import annotations

import pytest

import hallows
from hallows.bots import adviser, decide, make_bot
from hallows.bots.analysis import analyse
from hallows.bots.search import notice
from hallows.games.talisman.bot.standing import FEATURES
from hallows.games.talisman.bot.thinking import TalismanThinking
from hallows.games.talisman.state import Talisman
from hallows.kernel import Table, random_chooser, record
from tests.games.talisman.scenario import GAME, Situation, hero, table

JUDGE = TalismanThinking(GAME)


def after(answers: int, seats: int, seed: int = 5) -> Talisman:
    """Where people came to who do anything."""
    game: Table[Talisman] = hallows.deal("talisman", seats, seed)
    choose = random_chooser(seed)
    for _ in range(answers):
        assert game.ask is not None
        game.answer(choose(game.ask))
    return game.state


def race(**fields: object) -> Situation:
    """One Character of two, the other one has only just begun."""
    own = hero("harry_potter_a", "room_of_requirement", magic=10, might=8, life=5, **fields)
    return table(own, hero("draco_malfoy_a", "azkaban"))


def chance(t: Situation, seat: int = 0) -> float:
    return JUDGE.judge(t.table.state, seat)


def measured(t: Situation, seat: int = 0) -> dict[str, float]:
    return dict(zip(FEATURES, JUDGE.measure(t.table.state, seat), strict=True))


def test_who_stands_at_the_door_with_a_hallow_has_all_but_won() -> None:
    at_the_door = race(objects=["elder_wand"])
    assert chance(at_the_door) > 0.75
    assert chance(race()) < chance(at_the_door)


def test_what_is_ones_own_is_the_others_rival() -> None:
    t = race(objects=["elder_wand"])
    mine, theirs = measured(t), measured(t, 1)
    names = [name for name in FEATURES if name.startswith("own_")]
    assert [mine[name] for name in names] == [theirs[f"their_{name[4:]}"] for name in names]
    assert mine["own_inside"] > 0.5
    assert (mine["own_hallow"], mine["their_hallow"]) == (1, 0)


@pytest.mark.parametrize("seats", [2, 3, 6])
def test_everybodys_chances_add_up_to_one(seats: int) -> None:
    state = after(150, seats)
    assert sum(JUDGE.judge(state, seat) for seat in range(seats)) == pytest.approx(1)


def test_who_plays_alone_can_only_win() -> None:
    assert JUDGE.judge(after(60, 1), 0) == 1


def test_what_lies_face_down_does_not_enter() -> None:
    state = after(200, 2)
    before = JUDGE.measure(state, 0)
    for deck in (state.outer, state.middle, state.spells):
        assert len(deck) > 5
        deck.reverse()
    assert JUDGE.measure(state, 0) == before


def test_its_own_player_is_the_best_there_is_and_gives_the_hints() -> None:
    assert "not been shown to play better" in notice(GAME)
    assert adviser("talisman") == "greedy"
    game = hallows.deal("talisman", 2, 3)
    assert decide(game, make_bot("talisman", "hard"), 1) == decide(
        game, make_bot("talisman", "greedy"), 1
    )


def test_looking_back_tells_the_chances_and_calls_nothing_luck() -> None:
    game = hallows.deal("talisman", 3, 3)
    bot = make_bot("talisman", "greedy")
    for _ in range(250):
        game.answer(decide(game, bot, game.seq))
    found = analyse(GAME, record(game))
    assert len(found.moments) > 10
    assert not found.losses
    assert all(swing.luck is None for swing in found.swings)


@pytest.mark.parametrize("seats", [2, 4, 6])
def test_the_quick_player_answers_with_what_is_offered_whatever_others_do(seats: int) -> None:
    game: Table[Talisman] = hallows.deal("talisman", seats, 7)
    quick, anyhow = JUDGE.rollout(game), random_chooser(7)
    for number in range(900):
        ask = game.ask
        if ask is None:
            break
        option = quick(ask)
        assert option in ask.options
        game.answer(anyhow(ask) if number % 4 == 0 else option)


def test_the_quick_player_mostly_chooses_as_the_games_own_does() -> None:
    game: Table[Talisman] = hallows.deal("talisman", 3, 5)
    quick, bot = JUDGE.rollout(game), make_bot("talisman", "greedy")
    same = 0
    for _ in range(300):
        assert game.ask is not None
        option = decide(game, bot, game.seq)
        same += quick(game.ask) == option
        game.answer(option)
    assert same > 290
