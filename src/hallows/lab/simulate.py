"""Games by the thousand, over all cores, with a report.

Game number ``i`` of a run has its own dice and its own choices, both from the run's seed and ``i``: which
process plays it, and when, changes nothing.
"""

import hashlib
import time
import traceback
from collections.abc import Iterable, Mapping, Sequence
from functools import cache, partial
from pathlib import Path
from typing import Any

import msgspec

from hallows.bots import RandomBot, decide, make_bot, seat_bots
from hallows.games import load_game
from hallows.kernel import BadOptions, Game, Seeded, Table, playout, random_chooser
from hallows.lab.processes import Progress, Workers, over_processes
from hallows.lab.tallies import Failure, Spread, Tallies, by_name, ranked, spread


class Run(msgspec.Struct, frozen=True):
    """What to simulate. ``bots`` has a name for every seat; with ``rotate`` they move on by one seat each game."""

    game: str
    players: int
    games: int
    bots: tuple[str, ...]
    seed: int = 0
    options: dict[str, Any] = {}
    rotate: bool = True
    packs: tuple[str, ...] = ()

    @classmethod
    def of(
        cls,
        game: str,
        players: int,
        games: int,
        bots: str,
        seed: int,
        options: Mapping[str, object] | None,
        packs: Iterable[str | Path],
        rotate: bool = True,
    ) -> "Run":
        """From what a person says: ``bots`` as names with commas, going round."""
        seats = tuple(seat_bots(bots, players))
        laid_over = tuple(map(str, packs))
        return cls(game, players, games, seats, seed, dict(options or {}), rotate, laid_over)

    def seated(self, number: int) -> list[str]:
        """Who sits where in game ``number``."""
        shift = number % self.players if self.rotate else 0
        return [self.bots[(seat + shift) % self.players] for seat in range(self.players)]

    def game_seed(self, number: int) -> str:
        return f"{self.seed}/{number}"


class Report(msgspec.Struct, frozen=True):
    """What came of a run: the contract of ``hallows simulate --json``.

    ``decisions`` counts questions with at least two options, ``forced`` those with one, ``rolls`` questions to
    chance. ``wins`` and ``seated`` count seats by seat, bot and whatever the game distinguishes, so that a
    share is the one divided by the other. ``draws`` are finished games nobody won. ``minutes_estimate`` counts what each
    question takes a person, ``minutes_by_turns`` 45 to 60 seconds for every turn.
    """

    game: str
    variant: str
    options: dict[str, Any]
    players: int
    bots: list[str]
    rotate: bool
    seed: int
    games: int
    finished: int
    truncated: int
    errors: int
    decisions: int
    forced: int
    rolls: int
    seconds: float
    games_per_s: float
    decisions_per_s: float
    turns: Spread
    rounds: Spread
    minutes_estimate: float
    minutes_by_turns: list[float]
    wins: dict[str, dict[str, int]]
    seated: dict[str, dict[str, int]]
    draws: int
    endings: dict[str, int]
    tallies: dict[str, dict[str, int] | float]
    failures: list[Failure]


def simulate(
    game: str,
    players: int,
    games: int,
    bots: str = "random",
    seed: int = 0,
    jobs: Workers = 1,
    options: Mapping[str, object] | None = None,
    *,
    rotate: bool = True,
    packs: Sequence[Path] = (),
    only: int | None = None,
    progress: Progress | None = None,
) -> Report:
    """Play ``games`` games and report. ``only`` plays just that game of the run, as it was there.
    ``progress`` is told, now and then, how many more games are done."""
    if games < 1 or (isinstance(jobs, int) and jobs < 1):
        raise BadOptions("at least one game and one job are needed", games=games, jobs=jobs)
    run = Run.of(game, players, games, bots, seed, options, packs, rotate)
    checked = checked_options(run)
    numbers = range(games) if only is None else range(only, only + 1)
    started = time.perf_counter()
    total = Tallies()
    for part in over_processes(partial(play_games, run), numbers, jobs, progress):
        total.add(part)
    return _report(run, checked, total, time.perf_counter() - started)


def checked_options(run: Run) -> dict[str, Any]:
    """Refuse an impossible run before a thousand games fail; gives the options in full."""
    game = game_of(run.game, run.packs)
    game.check_seats(run.players, game.parse_options(run.options))
    for name in run.bots:
        make_bot(run.game, name)
    checked: msgspec.Struct = game.parse_options(run.options)
    Table(game, run.players, checked, Seeded(0), checkpoints=False, listen=False)
    options: dict[str, Any] = msgspec.to_builtins(checked)
    return options


@cache
def game_of(name: str, packs: tuple[str, ...]) -> Game[Any]:
    return load_game(name, [Path(pack) for pack in packs])


def play_games(run: Run, numbers: Sequence[int]) -> Tallies:
    """Play these games of the run, here and now."""
    tallies = Tallies()
    for number in numbers:
        try:
            table = play_game(run, number)
        except Exception as wrong:  # a defect in one game must not cost the other thousand
            tallies.failures.append(failure_of(run, number, wrong))
        else:
            tallies.add_game(table, run.seated(number))
    return tallies


def play_game(run: Run, number: int, *, listen: bool = False) -> Table[Any]:
    """Game ``number`` of the run, played to its end or to the game's cap; with ``listen`` its events are kept."""
    game = game_of(run.game, run.packs)
    seated = run.seated(number)
    bots = {name: make_bot(run.game, name) for name in set(seated)}
    needs_clones = not all(bot.sees_nothing for bot in bots.values())
    seed = run.game_seed(number)
    table: Table[Any] = Table(
        game, run.players, run.options, Seeded(seed), checkpoints=needs_clones, listen=listen
    )
    if all(type(bot) is RandomBot for bot in bots.values()):
        playout(table, random_chooser(seed), game.answer_cap)
        return table
    thoughts = int.from_bytes(hashlib.sha256(seed.encode()).digest()[:6])
    for _ in range(game.answer_cap):
        ask = table.ask
        if ask is None:
            break
        table.answer(decide(table, bots[seated[ask.seat]], thoughts + table.seq))
    return table


def failure_of(run: Run, number: int, wrong: Exception) -> Failure:
    frames = traceback.extract_tb(wrong.__traceback__)
    last = frames[-1]
    where = f"{Path(last.filename).name}:{last.lineno} in {last.name}"
    return Failure(number, run.game_seed(number), f"{type(wrong).__name__}: {wrong}", where)


def _report(run: Run, options: dict[str, Any], total: Tallies, seconds: float) -> Report:
    return Report(
        game=run.game,
        variant=str(options.get("variant", options.get("mode", "standard"))),
        options=options,
        players=run.players,
        bots=list(run.bots),
        rotate=run.rotate,
        seed=run.seed,
        games=total.games + len(total.failures),
        finished=total.finished,
        truncated=total.truncated,
        errors=len(total.failures),
        decisions=total.decisions,
        forced=total.forced,
        rolls=total.rolls,
        seconds=round(seconds, 3),
        games_per_s=round(total.games / seconds, 1),
        decisions_per_s=round(total.decisions / seconds, 1),
        turns=spread(total.turns),
        rounds=spread(total.rounds),
        minutes_estimate=total.minutes(),
        minutes_by_turns=total.minutes_by_turns(),
        wins={kind: by_name(counter) for kind, counter in sorted(total.wins.items())},
        seated={kind: by_name(counter) for kind, counter in sorted(total.seated.items())},
        draws=total.draws,
        endings=ranked(total.endings),
        tallies=dict(sorted(total.figures().items())),
        failures=sorted(total.failures, key=lambda failure: failure.game),
    )
