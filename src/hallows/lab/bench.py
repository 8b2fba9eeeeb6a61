"""How fast the house is: every figure stands beside a plain loop timed in the same moments.

A shared machine is never twice the same. What is timed is therefore the processor's time of this process, in
short rounds, each between two runs of the calibration loop, and the median round counts. ``normalised`` figures
say what a machine would show on which the loop makes ``REFERENCE`` steps a second.
"""

import copy
import statistics
import time
from collections.abc import Callable, Iterator
from functools import partial
from itertools import count, islice
from typing import Any

import msgspec

from hallows.bots import best_bot, decide, make_bot
from hallows.bots.search import Search, notice
from hallows.games import load_game
from hallows.kernel import (
    Answered,
    Ask,
    Entry,
    Game,
    Seeded,
    Table,
    Thinking,
    playout,
    random_chooser,
)
from hallows.lab.simulate import simulate

REFERENCE = 8_400_000.0
ROUNDS = 9
POSITIONS = 80
#: Games over processes are played for so many rounds: starting a process takes about a second.
LONG_ENOUGH = 100
#: Choices of a game by which players are measured, from its beginning.
SO_MANY = 400

Chooser = Callable[[Ask], str]


def calibrate(steps: int = 400_000) -> float:
    """Steps a second of a plain loop in this process, now."""
    x = 1
    started = time.process_time()
    for _ in range(steps):
        x = (x * 1103515245 + 12345) & 0x7FFFFFFF
    return steps / (time.process_time() - started)


class Figure(msgspec.Struct, frozen=True):
    """A rate, or a time, as measured and as it would be on the reference machine."""

    raw: float
    normalised: float


class GameSpeed(msgspec.Struct, frozen=True):
    """Random play of one game in one process. Rates are per second, times in microseconds."""

    game: str
    players: int
    questions: Figure  # choices, forced answers and rolls together, without checkpoints
    decisions: Figure  # questions with at least two options, without checkpoints
    questions_checkpoints: Figure
    decisions_checkpoints: Figure
    checkpoints_ratio: float  # how much of the speed is left with checkpoints
    clone_us: Figure  # of a table in the middle of a scene, ready to be answered
    clone_answers: float  # answers replayed for such a clone, on average
    look_us: Figure  # the same only to look at: its rules have not begun
    deepcopy_us: Figure  # of the same states
    clone_ratio: float  # deepcopy over clone
    look_ratio: float  # deepcopy over clone to look at
    view_us: Figure


class BotSpeed(msgspec.Struct, frozen=True):
    """Players of one game in one process, per second. Of choices only the player's own time counts, not the rules'."""

    game: str
    players: int
    choices: Figure  # of the game's own player, what it is shown included
    rollout: Figure | None  # choices of the quick player; None: the game has none
    rollout_ratio: float | None  # how much quicker it is
    samples: (
        Figure | None
    )  # of the search: an option tried in an imagined world; None: nobody searches
    one_process: float  # games a second of the game's own player, by the clock on the wall
    two_processes: float
    processes_ratio: float


class PeerSpeed(msgspec.Struct, frozen=True):
    """Another engine, four random players, timed in the same run."""

    peer: str
    version: str
    decisions: Figure  # questions with at least two options
    ticks: Figure  # all questions
    clone_us: Figure


class Bench(msgspec.Struct, frozen=True):
    calibration: float  # steps a second, median over the run
    reference: float
    games: list[GameSpeed]
    bots: list[BotSpeed] = []
    peers: list[PeerSpeed] = []
    ratios: dict[str, float] = {}  # "duel/catanatron": our decisions over theirs
    server: dict[str, Any] | None = None


class Clock:
    """Takes measurements between calibrations."""

    def __init__(self) -> None:
        self.loops: list[float] = []

    def rates(self, measure: Callable[[], list[float]]) -> list[Figure]:
        """Rates a second, several measured together: the median round of each."""
        return self._medians(measure, lambda rate, loop: rate * REFERENCE / loop, digits=0)

    def times(self, measure: Callable[[], list[float]]) -> list[Figure]:
        """Times, measured in seconds and given in microseconds."""
        return self._medians(
            lambda: [seconds * 1e6 for seconds in measure()],
            lambda spent, loop: spent * loop / REFERENCE,
            digits=3,
        )

    def _medians(
        self,
        measure: Callable[[], list[float]],
        normalise: Callable[[float, float], float],
        digits: int,
    ) -> list[Figure]:
        rounds: list[list[Figure]] = []
        for _ in range(ROUNDS):
            before = calibrate()
            measured = measure()
            loop = (before + calibrate()) / 2
            self.loops.append(loop)
            rounds.append([Figure(figure, normalise(figure, loop)) for figure in measured])
        return [
            Figure(
                round(statistics.median(figure.raw for figure in column), digits),
                round(statistics.median(figure.normalised for figure in column), digits),
            )
            for column in zip(*rounds, strict=True)
        ]


def bench_game(name: str, clock: Clock, seconds: float = 0.2) -> GameSpeed:
    """Measure one game; every round plays at random for about ``seconds``."""
    game = load_game(name)
    players = min(4, game.seats_for(game.parse_options({})).stop - 1)
    questions, decisions, kept_questions, kept_decisions = clock.rates(
        lambda: [
            *_play(game, players, seconds, checkpoints=False),
            *_play(game, players, seconds, checkpoints=True),
        ]
    )
    replayed: list[int] = []
    clone, look, deep, view = clock.times(lambda: _positions(game, players, replayed))
    return GameSpeed(
        name,
        players,
        questions,
        decisions,
        kept_questions,
        kept_decisions,
        checkpoints_ratio=round(kept_questions.raw / questions.raw, 3),
        clone_us=clone,
        clone_answers=round(statistics.mean(replayed), 2),
        look_us=look,
        deepcopy_us=deep,
        clone_ratio=round(deep.raw / clone.raw, 2),
        look_ratio=round(deep.raw / look.raw, 2),
        view_us=view,
    )


def _play(game: Game[Any], players: int, seconds: float, *, checkpoints: bool) -> list[float]:
    """Questions and decisions a second, dealing the tables included."""
    questions = decisions = seed = 0
    started = time.process_time()
    elapsed = 0.0
    while elapsed < seconds:
        table: Table[Any] = Table(
            game, players, None, Seeded(seed), checkpoints=checkpoints, listen=False
        )
        playout(table, random_chooser(seed), game.answer_cap)
        counts = table.counts
        decisions += counts.decisions
        questions += counts.decisions + counts.forced + counts.rolls
        seed += 1
        elapsed = time.process_time() - started
    return [questions / elapsed, decisions / elapsed]


def _positions(game: Game[Any], players: int, replayed: list[int]) -> list[float]:
    """Seconds for a clone, a clone to look at, a deepcopy of the state and a view, averaged over random mid-scene
    positions."""
    spent = [0.0, 0.0, 0.0, 0.0]
    for table, seat, answers in islice(_mid_scene(game, players), POSITIONS):
        replayed.append(answers)
        spent[0] += _timed(table.clone, 20)
        spent[1] += _timed(partial(table.clone, start=False), 20)
        spent[2] += _timed(partial(copy.deepcopy, table.state), 2)
        spent[3] += _timed(partial(table.view, seat), 10)
    return [total / POSITIONS for total in spent]


def _mid_scene(game: Game[Any], players: int) -> Iterator[tuple[Table[Any], int, int]]:
    """Tables of random games at random questions that come after other answers of the same scene, with the
    seat asked and the number of those answers. (A game that never asks twice in a scene: any question.)"""
    for seed in count():
        table: Table[Any] = Table(game, players, None, Seeded(seed), listen=False)
        choose = random_chooser(seed)
        chosen = Seeded(f"positions/{seed}")
        for _ in range(game.answer_cap):
            ask = table.ask
            if ask is None:
                break
            if chosen.below(8) == 0:
                answers = len(table.clone().log)
                if answers or seed >= 20:
                    yield table, ask.seat, answers
            table.answer(choose(ask))


def bench_bots(name: str, clock: Clock, seconds: float = 0.2) -> BotSpeed:
    """Measure those who choose by themselves."""
    game = load_game(name)
    players = min(4, game.seats_for(game.parse_options({})).stop - 1)
    thinking = game.thinking()
    rollout = ratio = samples = None
    if thinking is None:
        (choices,) = clock.rates(lambda: [_choices(game, players, seconds)])
    else:
        own = thinking
        choices, rollout = clock.rates(
            lambda: [_choices(game, players, seconds), _rollout(game, players, own, seconds)]
        )
        ratio = round(rollout.normalised / choices.normalised, 2)
        if not notice(game):
            (samples,) = clock.rates(lambda: [_samples(game, players, own, seconds)])
    one, two = _games(name, players, LONG_ENOUGH * seconds)
    share = round(two / one, 2)
    return BotSpeed(name, players, choices, rollout, ratio, samples, one, two, share)


def _choices(game: Game[Any], players: int, seconds: float) -> float:
    """Of the game's own player."""
    bot = make_bot(game.name, best_bot(game.name))

    def player(table: Table[Any]) -> Chooser:
        return lambda ask: decide(table, bot, table.seq)

    return _chosen(game, players, player, seconds, checkpoints=True)


def _rollout(game: Game[Any], players: int, thinking: Thinking[Any], seconds: float) -> float:
    """Of the quick player."""
    return _chosen(game, players, thinking.rollout, seconds, checkpoints=False)


def _chosen(
    game: Game[Any],
    players: int,
    player: Callable[[Table[Any]], Chooser],
    seconds: float,
    *,
    checkpoints: bool,
) -> float:
    """Choices a second of a player alone: what games played by it take, less what they take with its answers known. Each is
    played once before: what is looked up from then on, by rules and players, nobody has to pay for."""

    def played(player: Callable[[Table[Any]], Chooser], seed: int) -> tuple[list[Entry], float]:
        dice = Seeded(f"bots/{seed}")
        table: Table[Any] = Table(game, players, None, dice, checkpoints=checkpoints, listen=False)
        choose = player(table)
        started = time.process_time()
        playout(table, choose, SO_MANY)
        return table.log, time.process_time() - started

    made, spent = 0, 0.0
    for seed in count():
        log, _ = played(player, seed)
        answers = [it.option for it in log if isinstance(it, Answered) and not it.forced]
        _, thinking = played(player, seed)
        _, knowing = played(partial(_known, answers), seed)
        made += len(answers)
        spent += thinking - knowing
        if spent >= seconds:
            break
    return made / spent


def _known(answers: list[str], table: Table[Any]) -> Chooser:
    left = iter(answers)
    return lambda ask: next(left)


def _samples(game: Game[Any], players: int, thinking: Thinking[Any], seconds: float) -> float:
    """At questions of random games that are worth a thought."""
    made = 0
    spent = 0.0
    for table, seat, _ in _mid_scene(game, players):
        ask = table.ask
        if ask is None or not thinking.worth_it(table.state, ask):
            continue
        search = Search(table.imagine(seat, made), thinking, ask.options[0], made, 1.0)
        started = time.process_time()
        for number in range(4):
            search.sample(ask.options[0], number)
        spent += time.process_time() - started
        made += 4
        if spent >= seconds:
            return made / spent
    raise AssertionError("games without end")


def _games(name: str, players: int, seconds: float) -> tuple[float, float]:
    """Games a second by the clock, of one and of two processes, playing for about so long; what starting the processes
    takes counts."""
    games = 4
    while (spent := _played(name, players, games, 1)) < seconds / 2:
        games = max(2 * games, round(games * seconds / max(spent, 0.01)))
    return round(games / spent, 2), round(games / _played(name, players, games, 2), 2)


def _played(name: str, players: int, games: int, jobs: int) -> float:
    started = time.perf_counter()
    simulate(name, players, games, best_bot(name), 1, jobs)
    return time.perf_counter() - started


def _timed(do: Callable[[], object], times: int) -> float:
    started = time.process_time()
    for _ in range(times):
        do()
    return (time.process_time() - started) / times


def bench(
    games: list[str], *, bots: bool = False, peers: bool = False, seconds: float = 0.2
) -> Bench:
    """Measure these games and, if asked and installed, the other engines, in one run."""
    from hallows.lab.peers import bench_peers  # only here: a peer may be slow to import

    clock = Clock()
    ours = [bench_game(name, clock, seconds) for name in games]
    minds = [bench_bots(name, clock, seconds) for name in games] if bots else []
    theirs = bench_peers(clock, seconds) if peers else []
    ratios = {
        f"{mine.game}/{peer.peer}": round(mine.decisions.normalised / peer.decisions.normalised, 2)
        for mine in ours
        for peer in theirs
    }
    return Bench(round(statistics.median(clock.loops)), REFERENCE, ours, minds, theirs, ratios)
