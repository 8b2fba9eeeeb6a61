"""A table for learners: dealt from a seed, with bots at the seats nobody learns at, and rewards at its end."""

import hashlib
from collections.abc import Mapping, Sequence
from typing import Any

from hallows.bots import decide, make_bot
from hallows.games import load_game
from hallows.kernel import Game, Seeded, Table


class Seats:
    """How tables are dealt. ``bots`` has a bot's name for each seat, or None where the learner sits."""

    def __init__(
        self,
        game: str,
        players: int,
        bots: Sequence[str | None] = (),
        options: Mapping[str, object] | None = None,
        *,
        listen: bool = False,
        cloned: bool = False,
    ) -> None:
        self.game: Game[Any] = load_game(game)
        self.players = players
        self.options = self.game.parse_options(options)
        self.game.check_seats(players, self.options)
        named = [*bots, *[None] * (players - len(bots))]
        self.bots = [make_bot(game, name) if name else None for name in named]
        self.listen = listen
        thinks = any(bot is not None and not bot.sees_nothing for bot in self.bots)
        self.checkpoints = cloned or thinks  # whoever thinks does so on clones

    def deal(self, seed: int) -> Table[Any]:
        chance = Seeded(f"env/{seed}")
        return Table(
            self.game,
            self.players,
            self.options,
            chance,
            checkpoints=self.checkpoints,
            listen=self.listen,
        )

    def bots_play(self, table: Table[Any], seed: int) -> None:
        """Play on until a learner is asked, the game is over or its cap is reached."""
        while (ask := table.ask) is not None and not self.capped(table):
            bot = self.bots[ask.seat]
            if bot is None:
                return
            thought = hashlib.sha256(f"{seed}/{table.seq}".encode()).digest()[:6]
            table.answer(decide(table, bot, int.from_bytes(thought)))

    def capped(self, table: Table[Any]) -> bool:
        return table.counts.decisions >= self.game.answer_cap


def rewards_of(table: Table[Any]) -> list[float]:
    """1 for who has won, -1 for who has not, 0 for all while it is not decided or if a cap ended it."""
    outcome = table.outcome
    if outcome is None or outcome.truncated:
        return [0.0] * table.seats
    return [1.0 if seat in outcome.winners else -1.0 for seat in range(table.seats)]
