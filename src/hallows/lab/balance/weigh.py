"""Figures with their intervals. Plain statistics that a reader can check by hand from the saved games.

What a thing did to the chance of winning is a difference of shares between sides that met it and sides that did not,
compared only among equals (same role, games of about the same length) and put together over those groups by the weights
of Mantel and Haenszel. It is no proof of cause: who is winning may meet more.
"""

import math
from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence
from typing import Any

import msgspec

from hallows.lab.balance.facts import GameFacts, Part
from hallows.lab.ladder import wilson
from hallows.lab.tallies import Spread, ranked, spread

Z = 1.959964
#: A kind of side with at most so many names is a role: only equals are compared.
ROLES = 4
#: Facts that fewer sides than this met, or missed, say nothing.
FEW = 20
#: Of all that is called sure, so much may be chance (Benjamini and Hochberg).
FALSE = 0.05


class Share(msgspec.Struct, frozen=True):
    """``hits`` of ``of``, with the 95 % interval of the share. ``sure``: it differs from all seats' share."""

    kind: str
    name: str
    hits: int
    of: int
    share: float
    low: float
    high: float
    sure: bool = False


class Effect(msgspec.Struct, frozen=True):
    """What meeting a thing went along with. ``games``: the share of games in which anybody met it; ``times``: how often
    in a game; ``diff``: the difference it made to the chance of winning, among equals."""

    fact: str
    games: float
    times: float
    met: int
    won_met: float
    won_not: float
    diff: float
    low: float
    high: float
    sure: bool


class Arm(msgspec.Struct, frozen=True):
    """The box, or the box with packs."""

    games: int
    finished: int
    truncated: int
    errors: int
    draws: int
    together: bool
    won: float
    turns: Spread
    rounds: Spread
    lengths: dict[int, int]
    decisions: float
    minutes: float
    shares: list[Share]
    endings: list[Share]
    effects: list[Effect]


class Change(msgspec.Struct, frozen=True):
    """A figure of the box and of the box with packs, and the 95 % interval of the difference."""

    kind: str
    name: str
    box: float
    pack: float
    diff: float
    low: float
    high: float


class Balance(msgspec.Struct, frozen=True):
    """All of a report."""

    game: str
    players: int
    options: dict[str, Any]
    bots: list[str]
    seed: int
    games: int
    packs: list[str]
    box: Arm
    pack: Arm | None
    changes: list[Change]


class Row(msgspec.Struct, frozen=True):
    """A side of a game: seats that win and lose together."""

    group: tuple[str, ...]
    won: bool
    met: frozenset[str]


def share_of(kind: str, name: str, hits: int, of: int, sure: bool = False) -> Share:
    low, high = wilson(hits / of, of) if of else (0.0, 1.0)
    return Share(kind, name, hits, of, _4(hits / of if of else 0.0), _4(low), _4(high), sure)


def arm_of(part: Part, players: int) -> Arm:
    finished = [game for game in part.games if not game.truncated]
    tallies = part.tallies
    team = team_kind(finished)
    decided = sum(seat.won for game in finished for seat in game.seats)
    seats = len(finished) * players
    return Arm(
        games=len(part.games) + len(part.failures),
        finished=len(finished),
        truncated=tallies.truncated,
        errors=len(part.failures),
        draws=tallies.draws,
        together=team == "",
        won=_4(decided / seats if seats else 0.0),
        turns=spread(tallies.turns),
        rounds=spread(tallies.rounds),
        lengths=dict(sorted(tallies.rounds.items())),
        decisions=round(tallies.decisions / tallies.games, 1) if tallies.games else 0.0,
        minutes=tallies.minutes(),
        shares=shares_of(finished),
        endings=[
            share_of("ending", reason, times, tallies.games)
            for reason, times in ranked(tallies.endings).items()
        ],
        effects=effects_of(part, finished, team),
    )


def shares_of(games: Sequence[GameFacts]) -> list[Share]:
    """Wins by seat, order of play and whatever the game distinguishes."""
    won: dict[tuple[str, str], int] = Counter()
    of: dict[tuple[str, str], int] = Counter()
    for game in games:
        for seat in game.seats:
            for kind, name in seat.sides.items():
                won[kind, name] += seat.won
                of[kind, name] += 1
    overall = sum(seat.won for game in games for seat in game.seats) / max(
        1, sum(len(game.seats) for game in games)
    )
    keys = sorted(of, key=lambda key: (KINDS.get(key[0], len(KINDS)), key))
    chances = [_chance_of(won[key], of[key], overall) for key in keys]
    sure = surely(chances)
    return [share_of(*key, won[key], of[key], sure[at]) for at, key in enumerate(keys)]


#: What is shown first.
KINDS = {"order": 0, "seat": 1, "side": 2, "team": 3, "house": 4, "affiliation": 5}


def _chance_of(hits: int, of: int, expected: float) -> float:
    """How likely a share at least so far from the expected one would be by chance."""
    spread_ = math.sqrt(max(expected * (1 - expected), 1e-9) / of)
    return tail((hits / of - expected) / spread_)


def tail(z: float) -> float:
    """Both tails of the normal distribution."""
    return math.erfc(abs(z) / math.sqrt(2))


def surely(chances: Sequence[float]) -> list[bool]:
    """Which of many findings to call sure, so that few of those are chance."""
    order = sorted(range(len(chances)), key=lambda at: chances[at])
    last = -1
    for rank, at in enumerate(order):
        if chances[at] <= FALSE * (rank + 1) / len(chances):
            last = rank
    good = set(order[: last + 1])
    return [at in good for at in range(len(chances))]


# -- what meeting a thing did ----------------------------------------------------------------------------


def team_kind(games: Sequence[GameFacts]) -> str | None:
    """The kind of side whose seats always win and lose together; empty: all seats do; None: each for itself."""
    if all(len({seat.won for seat in game.seats}) == 1 for game in games):
        return ""
    kinds = sorted({kind for game in games for seat in game.seats for kind in seat.sides})
    for kind in kinds:
        shared = False
        for game in games:
            results: dict[str, set[bool]] = defaultdict(set)
            held = Counter(seat.sides.get(kind, "") for seat in game.seats)
            for seat in game.seats:
                results[seat.sides.get(kind, "")].add(seat.won)
            if any(len(found) > 1 for found in results.values()):
                break
            shared = shared or max(held.values()) > 1
        else:
            if shared:
                return kind
    return None


def rows_of(games: Sequence[GameFacts], team: str | None) -> list[Row]:
    """The sides of all games, each with the group of its equals."""
    names: dict[str, set[str]] = defaultdict(set)
    for game in games:
        for seat in game.seats:
            for kind, name in seat.sides.items():
                if kind not in ("seat", "order"):
                    names[kind].add(name)
    roles = [kind for kind, found in sorted(names.items()) if 1 < len(found) <= ROLES]
    turns = sorted(game.turns for game in games)
    cuts = [turns[len(turns) * quarter // 4] for quarter in (1, 2, 3)] if turns else []
    rows = []
    for game in games:
        length = str(sum(game.turns >= cut for cut in cuts))
        if team == "":
            met = frozenset(game.met).union(*(seat.met for seat in game.seats))
            rows.append(Row((length,), game.seats[0].won, met))
            continue
        sides: dict[str, list[int]] = defaultdict(list)
        for number, seat in enumerate(game.seats):
            sides[seat.sides.get(team, "") if team else str(number)].append(number)
        for members in sides.values():
            one = game.seats[members[0]]
            group = (length, *(one.sides.get(kind, "") for kind in roles))
            met = frozenset().union(*(game.seats[number].met for number in members))
            rows.append(Row(group, one.won, met))
    return rows


def effects_of(part: Part, games: Sequence[GameFacts], team: str | None) -> list[Effect]:
    """Every thing and every deed, things first."""
    rows = rows_of(games, team)
    total: dict[tuple[str, ...], list[int]] = defaultdict(lambda: [0, 0])
    met: dict[str, dict[tuple[str, ...], list[int]]] = defaultdict(dict)
    for row in rows:
        pair = total[row.group]
        pair[0] += 1
        pair[1] += row.won
        for fact in row.met:
            own = met[fact].setdefault(row.group, [0, 0])
            own[0] += 1
            own[1] += row.won
    in_games: Counter[str] = Counter()
    for game in part.games:
        in_games.update(frozenset(game.met).union(*(seat.met for seat in game.seats)))
    facts = sorted(part.times, key=lambda fact: (" " in fact, fact))
    compared = [compare(met.get(fact, {}), total) for fact in facts]
    sure: dict[str, bool] = {}
    for deeds in (False, True):  # deeds are many more: they should not hide what things do
        of = [at for at, fact in enumerate(facts) if (" " in fact) == deeds and compared[at]]
        found = surely([one.chance for at in of if (one := compared[at])])
        sure |= {facts[at]: found[index] for index, at in enumerate(of)}
    played = max(1, len(part.games))
    made = []
    for fact, one in zip(facts, compared, strict=True):
        n = sum(pair[0] for pair in met.get(fact, {}).values())
        won = sum(pair[1] for pair in met.get(fact, {}).values())
        all_n, all_won = len(rows), sum(row.won for row in rows)
        made.append(
            Effect(
                fact=fact,
                games=_4(in_games[fact] / played),
                times=round(part.times[fact] / played, 3),
                met=n,
                won_met=_4(won / n if n else 0.0),
                won_not=_4((all_won - won) / (all_n - n) if all_n > n else 0.0),
                diff=_4(one.diff) if one else 0.0,
                low=_4(one.low) if one else -1.0,
                high=_4(one.high) if one else 1.0,
                sure=sure.get(fact, False),
            )
        )
    return made


class Compared(msgspec.Struct, frozen=True):
    diff: float
    low: float
    high: float
    chance: float


def compare(
    met: dict[tuple[str, ...], list[int]], total: dict[tuple[str, ...], list[int]]
) -> Compared | None:
    """Difference of shares over all groups of equals; None: too few met it, or missed it, to say."""
    weights = weighted = variance = 0.0
    with_it = without = 0
    for group, (n1, w1) in sorted(met.items()):
        n0, w0 = total[group][0] - n1, total[group][1] - w1
        if not n0:
            continue
        with_it += n1
        without += n0
        weight = n1 * n0 / (n1 + n0)
        weights += weight
        weighted += weight * (w1 / n1 - w0 / n0)
        variance += weight * weight * (_variance(w1, n1) + _variance(w0, n0))
    if with_it < FEW or without < FEW:
        return None
    diff, error = weighted / weights, math.sqrt(variance) / weights
    low, high = max(-1.0, diff - Z * error), min(1.0, diff + Z * error)
    return Compared(diff, low, high, tail(diff / error))


def _variance(won: int, n: int) -> float:
    """Of a share; a share of none or all is not certain."""
    p = (won + 0.5) / (n + 1)
    return p * (1 - p) / n


# -- a pack against the box ------------------------------------------------------------------------------


def changes_of(box: Part, pack: Part) -> list[Change]:
    """Game by game with the same dice: length, endings and wins by seat; wins by side as two samples, since the packs
    may deal others."""
    others = {game.number: game for game in pack.games}
    pairs = [(game, others[game.number]) for game in box.games if game.number in others]
    found = [paired("length", "turns", [(float(a.turns), float(b.turns)) for a, b in pairs])]
    reasons = sorted({game.reason for pair in pairs for game in pair})
    for reason in reasons:
        hits = [(float(a.reason == reason), float(b.reason == reason)) for a, b in pairs]
        found.append(paired("ending", reason, hits))
    for seat in range(len(pairs[0][0].seats)) if pairs else ():
        won = [(float(a.seats[seat].won), float(b.seats[seat].won)) for a, b in pairs]
        found.append(paired("seat", str(seat), won))
    before = {(share.kind, share.name): share for share in shares_of(_finished(box))}
    after = {(share.kind, share.name): share for share in shares_of(_finished(pack))}
    for key in before:
        if key in after and key[0] not in ("seat", "order"):
            found.append(_apart(before[key], after[key]))
    return found


def _finished(part: Part) -> list[GameFacts]:
    return [game for game in part.games if not game.truncated]


def paired(kind: str, name: str, pairs: Sequence[tuple[float, float]]) -> Change:
    n = max(1, len(pairs))
    diffs = [b - a for a, b in pairs]
    mean = sum(diffs) / n
    error = math.sqrt(sum((d - mean) ** 2 for d in diffs) / max(1, n - 1) / n)
    return _change(kind, name, _mean(a for a, _ in pairs), _mean(b for _, b in pairs), mean, error)


def _apart(box: Share, pack: Share) -> Change:
    diff = pack.share - box.share
    error = math.sqrt(_variance(box.hits, box.of) + _variance(pack.hits, pack.of))
    return _change(box.kind, box.name, box.share, pack.share, diff, error)


def _change(kind: str, name: str, box: float, pack: float, diff: float, error: float) -> Change:
    low, high = diff - Z * error, diff + Z * error
    return Change(kind, name, _4(box), _4(pack), _4(diff), _4(low), _4(high))


def _mean(values: Iterable[float]) -> float:
    found = list(values)
    return sum(found) / len(found) if found else 0.0


def _4(figure: float) -> float:
    return round(figure, 4) + 0.0
