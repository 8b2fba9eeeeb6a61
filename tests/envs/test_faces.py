"""The games as learners know them, proven by the learners' own libraries' tests."""

import warnings
from typing import Any

import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, seed_test

from hallows.envs import zoo
from hallows.envs.gym import GymTable
from hallows.envs.numbers import mask_of, numbered, observed, slot
from hallows.envs.seats import Seats, rewards_of
from hallows.envs.text import TextTable
from hallows.games import load_game
from hallows.kernel import Ask, BadOptions, Seeded, Table, random_chooser
from hallows.words import LANGUAGES

GAMES = [
    ("duel", 2),
    ("talisman", 2),
    ("rising", 2),
    ("hogwarts", 2),
    ("returns", 2),
    ("quidditch", 2),
]


# -- numbers ---------------------------------------------------------------------------------------------


def test_an_option_has_its_number_for_ever() -> None:
    assert [slot(key, 2048) for key in ("pass", "yes", "move:c10")] == [1919, 1694, 1530]


def test_options_of_one_question_never_share_a_number() -> None:
    ask = Ask(0, "which", tuple(f"option:{n}" for n in range(60)))
    found = numbered(ask, 64)
    assert sorted(found.values()) == sorted(ask.options)
    assert mask_of(ask, 64).sum() == 60
    assert numbered(ask, 64) == found
    assert len(numbered(ask)) == 60 == mask_of(ask).sum()


@pytest.mark.parametrize(("game", "players"), GAMES)
def test_what_a_seat_cannot_see_changes_no_number(game: str, players: int) -> None:
    """On twin tables, equal but for what is hidden, the asked seat observes the same and has the same actions."""
    table: Table[Any] = Table(load_game(game), players, None, Seeded("twins"))
    choose = random_chooser(4)
    for step in range(60):
        ask = table.ask
        if ask is None:
            break
        if step % 6 == 0:
            twin = table.imagine(ask.seat, step)
            assert twin.ask is not None
            mine, other = observed(table, ask.seat), observed(twin, ask.seat)
            assert mine.dtype == np.float32
            assert (np.abs(mine) <= 1).all()
            assert mine.any()
            assert (mine == other).all()
            assert (mask_of(ask) == mask_of(twin.ask)).all()
        table.answer(choose(ask))


def test_winners_get_one_and_the_others_lose_it() -> None:
    seats = Seats("duel", 3, ["random"] * 3)
    table = seats.deal(5)
    assert rewards_of(table) == [0, 0, 0]
    seats.bots_play(table, 5)
    assert table.outcome is not None
    assert sorted(rewards_of(table)) == [-1, -1, 1]
    assert rewards_of(table)[table.outcome.winners[0]] == 1


# -- their own tests -------------------------------------------------------------------------------------


@pytest.mark.parametrize(("game", "players"), GAMES)
def test_pettingzoos_own_tests(game: str, players: int) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # it advises on names and shapes
        api_test(zoo.env(game, players=players), num_cycles=30)
        seed_test(lambda: zoo.env(game, players=players), num_cycles=15)


@pytest.mark.parametrize(("game", "players"), GAMES)
def test_gymnasiums_own_test(game: str, players: int) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        check_env(GymTable(game, players=players, bots="random"), skip_render_check=True)


@pytest.mark.parametrize("game", ["duel", "quidditch"])
def test_openspiels_own_test(game: str) -> None:
    pyspiel: Any = pytest.importorskip("pyspiel")
    import hallows.envs.spiel  # noqa: F401

    loaded = pyspiel.load_game("hallows", {"game": game, "players": 2, "deals": 64})
    pyspiel.random_sim_test(loaded, num_sims=1, serialize=False, verbose=False)


def test_an_openspiel_state_and_its_clone_go_their_own_ways() -> None:
    pyspiel: Any = pytest.importorskip("pyspiel")
    import hallows.envs.spiel  # noqa: F401

    state = pyspiel.load_game("hallows").new_initial_state()
    state.apply_action(3)
    clone = state.clone()
    before = str(state)
    clone.apply_action(clone.legal_actions()[0])
    assert str(state) == before != str(clone)
    assert state.legal_actions()


# -- a learner's game ------------------------------------------------------------------------------------


def played(env: GymTable, seed: int) -> list[Any]:
    seen, _ = env.reset(seed=seed)
    story = []
    ended = cut = False
    choices = np.random.default_rng(seed)
    while not ended and not cut:
        action = choices.choice(np.flatnonzero(seen["action_mask"]))
        seen, reward, ended, cut, info = env.step(action)
        assert info == {}
        story.append((int(action), reward, seen["observation"].tobytes()))
    return story


def test_same_seed_same_game_against_a_thinking_bot() -> None:
    env = GymTable("duel", bots="greedy", seat=None)
    one, two, other = played(env, 1), played(env, 1), played(env, 2)
    assert one == two != other
    assert one[-1][1] in (-1.0, 1.0)
    assert {reward for _, reward, _ in one[:-1]} <= {0.0}


def test_an_action_outside_the_mask_ends_the_game() -> None:
    env = GymTable("duel", bots="random")
    seen, _ = env.reset(seed=1)
    assert (env.action_masks() == seen["action_mask"].astype(bool)).all()
    illegal = np.flatnonzero(seen["action_mask"] == 0)[0]
    _, reward, ended, cut, info = env.step(illegal)
    assert (reward, ended, cut, info) == (-1.0, True, False, {"illegal": True})


def test_every_agent_of_a_finished_game_gets_its_reward() -> None:
    env = zoo.env("duel", players=3)
    env.reset(seed=3)
    choices = np.random.default_rng(0)
    got = {}
    for agent in env.agent_iter():
        seen, reward, ended, cut, _ = env.last()
        if ended or cut:
            got[agent] = reward
            env.step(None)
            continue
        env.step(int(choices.choice(np.flatnonzero(seen["action_mask"]))))
    assert sorted(got.values()) == [-1.0, -1.0, 1.0]


# -- words -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
def test_an_agent_that_reads_plays_a_game_to_its_end(lang: str) -> None:
    talk = TextTable("duel", players=2, bots="random", seed=3, lang=lang)
    first = talk.observation()
    for option in talk.options():
        assert f"{option.words} [{option.key}]" in first
    with pytest.raises(BadOptions):
        talk.choose("fly")
    while not talk.over:
        talk.choose("1")
    assert talk.news()
    assert talk.news() == []
    assert talk.reward in (-1.0, 1.0)
    assert talk.options() == []
