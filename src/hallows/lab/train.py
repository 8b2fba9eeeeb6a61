"""Learning to judge: games are played, and whoever won tells what the moments on the way were worth.

Every game gives its moments, the beginnings of scenes its ``Thinking`` can judge, with what ``measure`` says of each
side; a fifth of the games is kept aside to say how well the judge does. Logistic regression, by Newton's method.
"""

from collections.abc import Sequence
from functools import partial
from importlib.resources import files
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec

from hallows.kernel import Ask, BadOptions, Seeded, Table, Thinking, Values
from hallows.lab.processes import Progress, Workers, over_processes
from hallows.lab.simulate import game_of

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    Array = NDArray[np.float64]

#: How strongly weights are drawn to nothing: what is seldom seen should not be trusted much.
RIDGE = 3.0


class Moment(msgspec.Struct, frozen=True):
    """One side at one moment of one game. ``at``: how much of the game had been played, 0 to 1."""

    game: int
    group: str
    at: float
    measured: list[float]
    won: bool


def train(
    game: str,
    games: int,
    seed: int = 0,
    jobs: Workers = 1,
    progress: Progress | None = None,
) -> Values:
    """Play ``games`` games, shared out among the kinds of tables the game learns on, and learn from them."""
    thinking = thinking_of(game)
    moments: list[Moment] = []
    for part in over_processes(partial(moments_of, game, seed), range(games), jobs, progress):
        moments += part
    return learn(thinking, moments, games, seed)


def thinking_of(game: str) -> Thinking[Any]:
    thinking = game_of(game, ()).thinking()
    if thinking is None:
        raise BadOptions(f"{game} offers nothing for thinking ahead", game=game)
    return thinking


def moments_of(name: str, seed: int, numbers: Sequence[int]) -> list[Moment]:
    """The moments of these games."""
    return [moment for number in numbers for moment in _moments(name, seed, number)]


def _moments(name: str, seed: int, number: int) -> list[Moment]:
    game = game_of(name, ())
    thinking = thinking_of(name)
    players, options = thinking.learnt_on[number % len(thinking.learnt_on)]
    dice = f"train/{seed}/{number}"
    table: Table[Any] = Table(game, players, options, Seeded(dice), checkpoints=False, listen=False)
    seen: list[tuple[str, int, list[float]]] = []

    def look(state: Any) -> bool:
        if thinking.judged(state) and thinking.known(state, 0) is None:
            for side in thinking.sides(state):
                seen.append((thinking.group(state, side), side, thinking.measure(state, side)))
        return False

    table.play_on(slipping(thinking, table, dice), look, game.answer_cap)
    outcome = table.outcome
    if outcome is None or outcome.truncated:
        return []
    return [
        Moment(number, group, index / len(seen), measured, side in outcome.winners)
        for index, (group, side, measured) in enumerate(seen)
    ]


def slipping(thinking: Thinking[Any], table: Table[Any], seed: str) -> Any:
    """The quick player, who in half of the games takes any option now and then, up to twice in a hundred choices, so that
    not only good play is seen; and always where it is to be varied."""
    choose = thinking.rollout(table)
    dice = Seeded(f"slips/{seed}")
    rate = dice.below(2) * dice.below(3)

    def slip(ask: Ask) -> str:
        if ask.prompt in thinking.varied or (rate and dice.below(100) < rate):
            return ask.options[dice.below(len(ask.options))]
        return choose(ask)

    return slip


def learn(thinking: Thinking[Any], moments: Sequence[Moment], games: int, seed: int) -> Values:
    """Weights for every group, with how well they judge the games kept aside."""
    groups = sorted({moment.group for moment in moments})
    weights: dict[str, tuple[float, ...]] = {}
    auc: dict[str, tuple[float, ...]] = {}
    for group in groups:
        own = [moment for moment in moments if moment.group == group]
        fitted = fit([moment for moment in own if not _aside(thinking, moment)])
        weights[group] = tuple(round(weight, 4) for weight in fit(own))
        auc[group] = thirds(fitted, [moment for moment in own if _aside(thinking, moment)])
    game = thinking.game
    return Values(
        game.name, game.version, game.content_hash, thinking.features, games, seed, auc, weights
    )


def _aside(thinking: Thinking[Any], moment: Moment) -> bool:
    """Of every five games of a kind one is kept aside, to say how well is judged what was not learnt from."""
    return (moment.game // len(thinking.learnt_on)) % 5 == 0


def fit(moments: Sequence[Moment]) -> list[float]:
    """Bias and weights by which the moments' outcomes are likeliest."""
    import numpy as np  # an extra: playing needs none

    measured = np.array([[1.0, *moment.measured] for moment in moments])
    won = np.array([float(moment.won) for moment in moments])
    weights = np.zeros(measured.shape[1])
    ridge = np.full(measured.shape[1], RIDGE)
    ridge[0] = 1e-6
    for _ in range(25):
        chance = 1 / (1 + np.exp(-np.clip(measured @ weights, -30, 30)))
        gradient = measured.T @ (won - chance) - ridge * weights
        curvature = (measured * (chance * (1 - chance))[:, None]).T @ measured + np.diag(ridge)
        step = np.linalg.solve(curvature, gradient)
        weights = weights + step
        if float(np.abs(step).max()) < 1e-6:
            break
    return [float(weight) for weight in weights]


def thirds(weights: Sequence[float], moments: Sequence[Moment]) -> tuple[float, ...]:
    """The AUC in each third of the game."""
    found = []
    for third in range(3):
        part = [moment for moment in moments if third <= 3 * moment.at < third + 1]
        found.append(round(auc_of([(_score(weights, it), it.won) for it in part]), 3))
    return tuple(found)


def _score(weights: Sequence[float], moment: Moment) -> float:
    return weights[0] + sum(w * x for w, x in zip(weights[1:], moment.measured, strict=True))


def auc_of(scored: Sequence[tuple[float, bool]]) -> float:
    """How often a winner scores above a loser; equals count half. 0.5 if there is nothing to compare."""
    winners = sum(won for _, won in scored)
    losers = len(scored) - winners
    if not winners or not losers:
        return 0.5
    ordered = sorted(scored)
    rank_sum, at = 0.0, 0
    while at < len(ordered):
        end = at
        while end < len(ordered) and ordered[end][0] == ordered[at][0]:
            end += 1
        rank_sum += (at + end + 1) / 2 * sum(won for _, won in ordered[at:end])
        at = end
    return (rank_sum - winners * (winners + 1) / 2) / (winners * losers)


def written(values: Values) -> str:
    """As a file: JSON, a line for each part."""
    parts = msgspec.to_builtins(values)
    lines = [f"  {_json(name)}: {_part(part)}" for name, part in parts.items()]
    return "{\n" + ",\n".join(lines) + "\n}\n"


def _part(part: object) -> str:
    if not isinstance(part, dict):
        return _json(part)
    return "{\n" + ",\n".join(f"    {_json(k)}: {_json(v)}" for k, v in part.items()) + "\n  }"


def _json(what: object) -> str:
    return msgspec.json.format(msgspec.json.encode(what), indent=-1).decode()


def file_of(game: str) -> Path:
    """Where the weights of a game lie, beside it."""
    package, _, name = thinking_of(game).values_at.partition(":")
    return Path(str(files(package))) / name
