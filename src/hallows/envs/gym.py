"""Gymnasium: one learner, bots at the other seats.

    env = GymTable("duel", players=2, bots="greedy")
    seen, info = env.reset(seed=7)          # seen["observation"], seen["action_mask"]

An action outside the mask ends the game with -1 and ``info["illegal"]``: learners without masks learn them that way.
"""

from collections.abc import Mapping
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces

from hallows.bots import seat_bots
from hallows.envs.numbers import ACTIONS, FEATURES, mask_of, numbered, observed
from hallows.envs.seats import Seats, rewards_of
from hallows.kernel import Table


class GymTable(gymnasium.Env[dict[str, Any], np.int64]):
    """``seat`` is where the learner sits; None: another seat in every game, drawn from the seed."""

    metadata = {"render_modes": ["ansi"]}  # noqa: RUF012 (as the library has it)

    def __init__(
        self,
        game: str,
        players: int = 2,
        bots: str = "greedy",
        seat: int | None = 0,
        options: Mapping[str, object] | None = None,
        actions: int = ACTIONS,
        features: int = FEATURES,
        render_mode: str | None = None,
    ) -> None:
        self.name = game
        self.players = players
        self.bots = seat_bots(bots, players)
        self.seat = seat
        self.options = options
        self.actions = actions
        self.features = features
        self.render_mode = render_mode
        self.action_space = spaces.Discrete(actions)
        self.observation_space = spaces.Dict(
            {
                "observation": spaces.Box(-1, 1, (features,), np.float32),
                "action_mask": spaces.MultiBinary(actions),
            }
        )
        self._seats: dict[int, Seats] = {}
        self.table: Table[Any] | None = None
        self.me = 0
        self._seed = 0

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        super().reset(seed=seed)
        while True:  # a game may be over before the learner is ever asked
            self._seed = int(self.np_random.integers(2**53))
            self.me = self._seed % self.players if self.seat is None else self.seat
            self.table = self._seating().deal(self._seed)
            self._seating().bots_play(self.table, self._seed)
            if self.table.ask is not None:
                return self._seen(), {}

    def _seating(self) -> Seats:
        if self.me not in self._seats:
            bots = [None if at == self.me else bot for at, bot in enumerate(self.bots)]
            self._seats[self.me] = Seats(self.name, self.players, bots, self.options)
        return self._seats[self.me]

    def step(self, action: np.int64) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        table = self.table
        assert table is not None, "reset() comes first"
        ask = table.ask
        assert ask is not None, "the game is over: reset()"
        option = numbered(ask, self.actions).get(int(action))
        if option is None:
            return self._seen(), -1.0, True, False, {"illegal": True}
        table.answer(option)
        self._seating().bots_play(table, self._seed)
        ended = table.outcome is not None and not table.outcome.truncated
        cut = not ended and (table.ask is None or self._seating().capped(table))
        return self._seen(), rewards_of(table)[self.me], ended, cut, {}

    def action_masks(self) -> Any:
        """The mask alone, as sb3-contrib's masked learners ask for it."""
        return mask_of(self.table.ask if self.table else None, self.actions).astype(bool)

    def _seen(self) -> dict[str, Any]:
        assert self.table is not None
        return {
            "observation": observed(self.table, self.me, self.features),
            "action_mask": mask_of(self.table.ask, self.actions),
        }

    def render(self) -> Any:
        return str(self.table.view(self.me)) if self.table else ""
