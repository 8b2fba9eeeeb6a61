"""Who plays better: bots meet on the same deals with the same dice, and change seats.

Every pair plays every deal twice, the second time on each other's side; luck of the deal and of the seat then weighs on
both alike. In a game that is won or lost together each bot plays every deal alone. Intervals are for the mean over
deals, not over games: the games of one deal are no independent trials.
"""

import math
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from functools import partial
from itertools import combinations
from pathlib import Path
from typing import Any

import msgspec

from hallows.bots import decide, make_bot
from hallows.kernel import BadOptions, Game, Seeded, Table
from hallows.lab.processes import Progress, Workers, over_processes
from hallows.lab.simulate import game_of


class Contest(msgspec.Struct, frozen=True):
    """What is played. ``bots`` are all who climb."""

    game: str
    players: int
    bots: tuple[str, ...]
    seed: int
    options: dict[str, Any] = {}

    @property
    def meetings(self) -> list[tuple[str, ...]]:
        """Who meets on a deal: every pair, or everybody alone."""
        if together(self):
            return [(bot,) for bot in self.bots]
        return list(combinations(self.bots, 2))


class Rate(msgspec.Struct, frozen=True):
    """A share of wins with its 95 % interval, from so many deals."""

    wins: float
    deals: int
    share: float
    low: float
    high: float


class Pair(msgspec.Struct, frozen=True):
    """Two bots on the same deals: the first one's share, over both sides and on each."""

    bots: tuple[str, ...]
    rate: Rate
    by_side: list[Rate]


class Ladder(msgspec.Struct, frozen=True):
    """The contract of ``hallows ladder --json``. ``order``: the best first."""

    game: str
    options: dict[str, Any]
    players: int
    seed: int
    deals: int
    together: bool  # everybody wins, or nobody: each bot played alone
    order: list[str]
    rates: dict[str, Rate]
    pairs: list[Pair]


#: The first bot's score on a deal, from 0 to 1, on each side it played.
Score = tuple[float, ...]


def ladder(
    game: str,
    bots: Sequence[str],
    players: int,
    deals: int,
    seed: int = 0,
    jobs: Workers = 1,
    options: Mapping[str, object] | None = None,
    progress: Progress | None = None,
    keep: Path | None = None,
) -> Ladder:
    """Let ``bots`` meet on ``deals`` deals. What is played is kept in the file ``keep``, and not played again by whoever
    goes on with it."""
    contest = Contest(game, players, tuple(dict.fromkeys(bots)), seed, dict(options or {}))
    _check(contest)
    known = {} if keep is None else kept(keep, contest)
    left = [number for number in range(deals) if number not in known]
    if progress is not None:
        progress(deals - len(left))
    # One deal at a time: where somebody thinks, it takes a while.
    for part in over_processes(partial(play_deals, contest), left, jobs, progress, at_once=1):
        known.update(part)
        if keep is not None:
            with keep.open("ab") as file:
                file.writelines(b"\n" + msgspec.json.encode(played) for played in part)
    scores = zip(*[known[number] for number in range(deals)], strict=True)
    return _ladder(contest, deals, [list(meeting) for meeting in scores])


def kept(file: Path, contest: Contest) -> dict[int, list[Score]]:
    """The deals of this contest that ``file`` has; one that does not exist is begun. A line that was cut short is a deal
    to be played again."""
    game = game_of(contest.game, ())
    of = msgspec.json.encode([contest, game.version, game.content_hash])
    if not file.exists():
        file.write_bytes(of)
    head, *lines = file.read_bytes().split(b"\n")
    if head != of:
        raise BadOptions(
            f"{file} keeps another contest, or one by other rules: {head.decode(errors='replace')}"
        )
    found = {}
    for line in lines:
        with suppress(msgspec.DecodeError):
            number, scores = msgspec.json.decode(line, type=tuple[int, list[Score]])
            found[number] = scores
    return found


def _check(contest: Contest) -> None:
    game = game_of(contest.game, ())
    game.check_seats(contest.players, game.parse_options(contest.options))
    for name in contest.bots:
        make_bot(contest.game, name)
    if len(contest.bots) < 2:
        raise BadOptions("a ladder needs at least two different bots")


def together(contest: Contest) -> bool:
    """Whether all seats win and lose together."""
    table = deal_of(contest, 0)
    return contest.players > 1 and len(_sides(table)) == 1


def deal_of(contest: Contest, number: int) -> Table[Any]:
    game = game_of(contest.game, ())
    dice = Seeded(f"ladder/{contest.seed}/{number}")
    return Table(game, contest.players, contest.options, dice, listen=False)


def _sides(table: Table[Any]) -> list[list[int]]:
    """The seats of each side."""
    thinking = table.game.thinking()
    seats = range(table.seats)
    if thinking is None:
        return [[seat] for seat in seats]
    by_side: dict[int, list[int]] = {}
    for seat in seats:
        by_side.setdefault(thinking.side(table.state, seat), []).append(seat)
    return [by_side[side] for side in sorted(by_side)]


def play_deals(contest: Contest, numbers: Sequence[int]) -> list[tuple[int, list[Score]]]:
    """The scores of these deals, for every meeting."""
    meetings = contest.meetings
    return [(number, [_meet(contest, bots, number) for bots in meetings]) for number in numbers]


def _meet(contest: Contest, bots: tuple[str, ...], number: int) -> Score:
    if len(bots) == 1:
        return (_play(contest, number, lambda side: bots[0])[0],)
    first, second = bots
    return (
        _play(contest, number, lambda side: bots[side % 2])[0],
        _play(contest, number, lambda side: (second, first)[side % 2])[1],
    )


def _play(contest: Contest, number: int, who: Callable[[int], str]) -> tuple[float, float]:
    """What the even sides and the odd sides score: their share of the winners."""
    table = deal_of(contest, number)
    game: Game[Any] = table.game
    sides = _sides(table)
    bot_at = {
        seat: make_bot(contest.game, who(side))
        for side, seats in enumerate(sides)
        for seat in seats
    }
    for _ in range(game.answer_cap):
        ask = table.ask
        if ask is None:
            break
        table.answer(decide(table, bot_at[ask.seat], number * 100_000 + table.seq))
    winners = table.outcome.winners if table.outcome is not None else ()
    won = [any(seat in winners for seat in seats) for seats in sides]
    if not any(won):
        return (0.0, 0.0) if len(sides) == 1 else (0.5, 0.5)
    return sum(won[0::2]) / sum(won), sum(won[1::2]) / sum(won)


def _ladder(contest: Contest, deals: int, scores: list[list[Score]]) -> Ladder:
    meetings = contest.meetings
    alone = len(meetings[0]) == 1
    means: dict[str, list[list[float]]] = {bot: [] for bot in contest.bots}
    pairs = []
    for bots, found in zip(meetings, scores, strict=True):
        mean = [sum(score) / len(score) for score in found]
        means[bots[0]].append(mean)
        if not alone:
            means[bots[1]].append([1 - score for score in mean])
            sides = [rate_of([score[side] for score in found]) for side in (0, 1)]
            pairs.append(Pair(bots, rate_of(mean), sides))
    rates = {
        bot: rate_of([sum(deal) / len(deal) for deal in zip(*met, strict=True)])
        for bot, met in means.items()
    }
    order = sorted(rates, key=lambda bot: -rates[bot].share)
    game = game_of(contest.game, ())
    options = msgspec.to_builtins(game.parse_options(contest.options))
    return Ladder(
        contest.game, options, contest.players, contest.seed, deals, alone, order, rates, pairs
    )


def rate_of(scores: Sequence[float]) -> Rate:
    """The mean score. The interval is Wilson's if every deal is won or lost, else the mean's own."""
    n = len(scores)
    share = sum(scores) / n
    if all(score in (0.0, 1.0) for score in scores):
        low, high = wilson(share, n)
    else:
        spread = sum((score - share) ** 2 for score in scores) / max(1, n - 1)
        half = 1.96 * math.sqrt(spread / n)
        low, high = max(0.0, share - half), min(1.0, share + half)
    return Rate(round(sum(scores), 2), n, round(share, 4), round(low, 4), round(high, 4))


def wilson(share: float, n: int) -> tuple[float, float]:
    """The 95 % interval of a proportion; sound where it is near 0 or 1, too."""
    z = 1.96
    middle = (share + z * z / (2 * n)) / (1 + z * z / n)
    half = z * math.sqrt(share * (1 - share) / n + z * z / (4 * n * n)) / (1 + z * z / n)
    return max(0.0, middle - half), min(1.0, middle + half)
