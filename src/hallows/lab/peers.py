"""Other people's engines, timed beside ours. None of them is needed; what is not installed is left out."""

import time
from importlib import import_module
from importlib.metadata import version
from importlib.util import find_spec
from typing import Any

from hallows.lab.bench import Clock, PeerSpeed

#: What `--peers` compares with, if installed: `pip install hallows[peers]`.
PEERS = ("catanatron",)


def missing_peers() -> list[str]:
    return [peer for peer in PEERS if find_spec(peer) is None]


def bench_peers(clock: Clock, seconds: float) -> list[PeerSpeed]:
    return [] if "catanatron" in missing_peers() else [_catanatron(clock, seconds)]


def _catanatron(clock: Clock, seconds: float) -> PeerSpeed:
    """Settlers of Catan, four random players. Most of its questions have one option, the roll of the dice among
    them; compared are those with more."""
    decisions, ticks = clock.rates(lambda: _play(seconds))
    (clone,) = clock.times(_clone)
    return PeerSpeed("catanatron", version("catanatron"), decisions, ticks, clone)


def _new_game(seed: int) -> Any:
    player: Any = import_module("catanatron.models.player")
    game: Any = import_module("catanatron.game")
    return game.Game([player.RandomPlayer(color) for color in player.Color], seed=seed)


def _play(seconds: float) -> list[float]:
    decisions = ticks = seed = 0
    started = time.process_time()
    elapsed = 0.0
    while elapsed < seconds:
        seed += 1  # it takes seed 0 for none
        game = _new_game(seed)
        while game.winning_color() is None and game.state.num_turns < 1000:
            decisions += len(game.state.playable_actions) > 1
            ticks += 1
            game.play_tick()
        elapsed = time.process_time() - started
    return [decisions / elapsed, ticks / elapsed]


def _clone() -> list[float]:
    """A copy of a game, averaged over a few moments of one game."""
    game = _new_game(1)
    spent, copies = 0.0, 0
    for tick in range(600):
        if tick % 50 == 0:
            started = time.process_time()
            for _ in range(20):
                game.copy()
            spent += time.process_time() - started
            copies += 20
        if game.winning_color() is None:
            game.play_tick()
    return [spent / copies]
