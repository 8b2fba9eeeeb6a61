"""OpenSpiel, where ``pyspiel`` is installed: importing this registers the game ``hallows``.

    game = pyspiel.load_game("hallows(game=duel,players=2)")

The one chance node is the first: it picks one of ``deals`` numbered tables, whose cards and dice then all follow, since
a shuffle of sixty cards cannot be listed. A planner that looks ahead on clones of a state therefore sees the dice to come;
one that should not must resample that first node.
"""

from typing import Any

import numpy as np
import pyspiel

from hallows.envs.numbers import ACTIONS, FEATURES, numbered, observed
from hallows.envs.seats import Seats, rewards_of
from hallows.envs.text import asked_in_words
from hallows.kernel import Table

DEFAULTS = {"game": "duel", "players": 2, "deals": 4096}
MOST = 8

GAME_TYPE = pyspiel.GameType(
    short_name="hallows",
    long_name="Hallows",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.GENERAL_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=MOST,
    min_num_players=1,
    provides_information_state_string=False,
    provides_information_state_tensor=False,
    provides_observation_string=True,
    provides_observation_tensor=True,
    parameter_specification=DEFAULTS,
)


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    def __init__(self, params: Any = None) -> None:
        settings = {**DEFAULTS, **(params or {})}
        self.deals = int(settings["deals"])
        self.seats = Seats(str(settings["game"]), int(settings["players"]), cloned=True)
        info = pyspiel.GameInfo(
            num_distinct_actions=ACTIONS,
            max_chance_outcomes=self.deals,
            num_players=self.seats.players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=None,
            max_game_length=self.seats.game.answer_cap,
        )
        super().__init__(GAME_TYPE, info, params or {})

    def new_initial_state(self) -> "SpielState":
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "SpielObserver":
        return SpielObserver()


class Held:
    """A table that can be copied as OpenSpiel copies states: generators cannot, clones can."""

    def __init__(self, table: Table[Any] | None) -> None:
        self.table = table

    def __deepcopy__(self, memo: Any) -> "Held":
        return Held(self.table.clone() if self.table else None)


class SpielState(pyspiel.State):  # type: ignore[misc]
    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.seats = Shared(game.seats)
        self.deals = game.deals
        self.held = Held(None)

    @property
    def table(self) -> Table[Any] | None:
        return self.held.table

    def current_player(self) -> Any:
        if self.table is None:
            return pyspiel.PlayerId.CHANCE
        if self.is_terminal():
            return pyspiel.PlayerId.TERMINAL
        assert self.table.ask is not None
        return self.table.ask.seat

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(deal, 1 / self.deals) for deal in range(self.deals)]

    def _legal_actions(self, player: int) -> list[int]:
        assert self.table is not None
        assert self.table.ask is not None
        return sorted(numbered(self.table.ask))

    def _apply_action(self, action: int) -> None:
        if self.table is None:
            self.held = Held(self.seats.seats.deal(action))
            return
        assert self.table.ask is not None
        self.table.answer(numbered(self.table.ask)[action])

    def _action_to_string(self, player: int, action: int) -> str:
        if self.table is None or self.table.ask is None:
            return f"deal:{action}"
        return numbered(self.table.ask).get(action, str(action))

    def is_terminal(self) -> bool:
        table = self.table
        return table is not None and (table.ask is None or self.seats.seats.capped(table))

    def returns(self) -> list[float]:
        return rewards_of(self.table) if self.table else [0.0] * self.seats.seats.players

    def __str__(self) -> str:
        return f"{self.table.seq} {self.table.hash()}" if self.table else "not dealt"


class Shared:
    """What all states of a game share is not copied with them."""

    def __init__(self, seats: Seats) -> None:
        self.seats = seats

    def __deepcopy__(self, memo: Any) -> "Shared":
        return self


class SpielObserver:
    """The same numbers as everywhere, and the question in words."""

    def __init__(self) -> None:
        self.tensor = np.zeros(FEATURES, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        self.tensor[:] = observed(state.table, player) if state.table else 0

    def string_from(self, state: SpielState, player: int) -> str:
        return asked_in_words(state.table, player, "en") if state.table else "not dealt"


pyspiel.register_game(GAME_TYPE, SpielGame)
