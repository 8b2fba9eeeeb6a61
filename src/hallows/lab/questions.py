"""How often people are asked: questions put to a seat in its own turn and in others', for every turn played, and how
often a shared screen changes hands.

Counted twice: as the rules ask, and as a person is asked who has the settings everybody begins with (``Game.quiet``). What
is counted is questions with a choice; the answers are a bot's."""

import hashlib
from collections import Counter
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import msgspec

from hallows.bots import decide, make_bot, seat_bots
from hallows.games import load_game
from hallows.kernel import BadOptions, Seeded, Table


class Asked(msgspec.Struct, frozen=True):
    """Questions for every turn played, in one's own turn and out of it, in all and by kind; ``hand_overs`` for every round:
    how often somebody else is asked than before."""

    own: float
    others: float
    hand_overs: float
    own_by_kind: dict[str, float]
    others_by_kind: dict[str, float]


class Report(msgspec.Struct, frozen=True):
    """What ``hallows questions --json`` prints."""

    game: str
    options: dict[str, Any]
    players: int
    bots: list[str]
    seed: int
    games: int
    turns: int
    rounds: int
    as_asked: Asked
    by_default: Asked


class _Count:
    """Questions counted over several games."""

    def __init__(self) -> None:
        self.own: Counter[str] = Counter()
        self.others: Counter[str] = Counter()
        self.hand_overs = self.turns = self.rounds = 0

    def play(self, table: Table[Any], bots: Sequence[Any], thoughts: int) -> None:
        game = table.game
        before = -1
        for _ in range(game.answer_cap):
            ask = table.ask
            if ask is None:
                break
            mine = ask.seat == game.turn(table.state)
            (self.own if mine else self.others)[ask.prompt] += 1
            self.hand_overs += before not in (-1, ask.seat)
            before = ask.seat
            table.answer(decide(table, bots[ask.seat], thoughts + table.seq))
        progress = game.progress(table.state)
        self.turns += progress["turns"]
        self.rounds += progress["rounds"]

    def report(self) -> Asked:
        turns, rounds = max(1, self.turns), max(1, self.rounds)
        return Asked(
            round(self.own.total() / turns, 2),
            round(self.others.total() / turns, 2),
            round(self.hand_overs / rounds, 2),
            {kind: round(n / turns, 2) for kind, n in self.own.most_common()},
            {kind: round(n / turns, 2) for kind, n in self.others.most_common()},
        )


def questions(
    name: str,
    players: int,
    games: int,
    bots: str = "greedy",
    seed: int = 0,
    options: Mapping[str, object] | None = None,
    packs: Sequence[Path] = (),
) -> Report:
    """Play ``games`` games twice, with the same dice, and count."""
    if games < 1:
        raise BadOptions("at least one game is needed", games=games)
    game = load_game(name, packs)
    parsed = game.parse_options(options)
    game.check_seats(players, parsed)
    seated = seat_bots(bots, players)
    counts = []
    for quiet in (False, True):
        count = _Count()
        for number in range(games):
            minds = [make_bot(name, bot) for bot in seated]
            dice = Seeded(f"{seed}/{number}")
            table: Table[Any] = Table(game, players, parsed, dice, listen=False)
            for seat in range(players) if quiet else ():
                table.settle(seat)
            digest = hashlib.sha256(f"{seed}/{number}".encode()).digest()
            count.play(table, minds, int.from_bytes(digest[:6]))
        counts.append(count)
    told: dict[str, Any] = msgspec.to_builtins(parsed)
    loud, quiet_count = counts
    return Report(
        name,
        told,
        players,
        seated,
        seed,
        games,
        loud.turns,
        loud.rounds,
        loud.report(),
        quiet_count.report(),
    )
