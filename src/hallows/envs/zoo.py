"""PettingZoo's agent-environment cycle: every seat learns.

env = zoo.env("quidditch", players=2)
env.reset(seed=7)
for agent in env.agent_iter(): ...
"""

from collections.abc import Mapping
from typing import Any, ClassVar

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from hallows.envs.numbers import ACTIONS, FEATURES, mask_of, numbered, observed
from hallows.envs.seats import Seats, rewards_of
from hallows.kernel import Table


def env(game: str, players: int = 2, **settings: Any) -> Any:
    """A table as PettingZoo's users expect it: an action outside the mask ends the game, with -1 for who chose it."""
    table = ZooTable(game, players, **settings)
    ending: Any = wrappers.TerminateIllegalWrapper(table, illegal_reward=-1)
    bounded: Any = wrappers.AssertOutOfBoundsWrapper(ending)
    return wrappers.OrderEnforcingWrapper(bounded)


class ZooTable(AECEnv):  # type: ignore[misc]
    """The table itself; agents are ``seat_0``, ``seat_1`` …"""

    metadata: ClassVar[dict[str, Any]] = {
        "name": "hallows_v0",
        "render_modes": ["ansi"],
        "is_parallelizable": False,
    }

    def __init__(
        self,
        game: str,
        players: int = 2,
        options: Mapping[str, object] | None = None,
        actions: int = ACTIONS,
        features: int = FEATURES,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.seats = Seats(game, players, (), options)
        self.numbers = actions
        self.features = features
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(players)]
        self.action_spaces = {agent: spaces.Discrete(actions) for agent in self.possible_agents}
        self.observation_spaces = {
            agent: spaces.Dict(
                {
                    "observation": spaces.Box(-1, 1, (features,), np.float32),
                    "action_mask": spaces.Box(0, 1, (actions,), np.int8),
                }
            )
            for agent in self.possible_agents
        }
        self._seeds = np.random.default_rng()
        self.table: Table[Any] | None = None

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        if seed is not None:
            self._seeds = np.random.default_rng(seed)
        self.table = self.seats.deal(int(self._seeds.integers(2**53)))
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        assert self.table.ask is not None
        self.agent_selection = f"seat_{self.table.ask.seat}"

    def observe(self, agent: str) -> dict[str, Any]:
        assert self.table is not None
        seat = self.possible_agents.index(agent)
        ask = self.table.ask
        return {
            "observation": observed(self.table, seat, self.features),
            "action_mask": mask_of(ask if ask and ask.seat == seat else None, self.numbers),
        }

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(None)
            return
        table = self.table
        assert table is not None
        assert table.ask is not None
        assert action is not None
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        table.answer(numbered(table.ask, self.numbers)[int(action)])
        if table.ask is None or self.seats.capped(table):
            self._end(table)
        else:
            self.agent_selection = f"seat_{table.ask.seat}"
        self._accumulate_rewards()

    def _end(self, table: Table[Any]) -> None:
        ended = table.outcome is not None and not table.outcome.truncated
        for agent, reward in zip(self.possible_agents, rewards_of(table), strict=True):
            self.rewards[agent] = reward
            self.terminations[agent] = ended
            self.truncations[agent] = not ended

    def render(self) -> Any:
        return str(self.table.view(None)) if self.table else ""

    def close(self) -> None:
        self.table = None
