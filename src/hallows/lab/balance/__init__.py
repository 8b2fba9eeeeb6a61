"""Is the game fair, and what would a designer change? ``hallows balance``.

``facts``: what each seat met in a game, read from the events alone. ``weigh``: shares with their intervals and what
meeting a thing did to the chance of winning. ``page``: all of it as one file to look at, ``plots`` its pictures,
``saved`` the games for people with notebooks.
"""

from collections.abc import Mapping, Sequence
from functools import partial
from pathlib import Path

from hallows.bots import seat_bots
from hallows.lab.balance.facts import Part, facts_of
from hallows.lab.balance.weigh import Arm, Balance, arm_of, changes_of
from hallows.lab.processes import Progress, Workers, over_processes
from hallows.lab.simulate import Run, checked_options

__all__ = ["Arm", "Balance", "Part", "balance"]


def balance(
    game: str,
    players: int,
    games: int,
    bots: str,
    seed: int = 0,
    jobs: Workers = 1,
    options: Mapping[str, object] | None = None,
    *,
    packs: Sequence[Path] = (),
    progress: Progress | None = None,
) -> tuple[Balance, list[Part]]:
    """Play and weigh the box, and with ``packs`` also the box with them, game for game with the same dice."""
    arms = [(), packs] if packs else [()]
    parts: list[Part] = []
    for laid_over in arms:
        run = Run.of(game, players, games, bots, seed, options, laid_over)
        checked = checked_options(run)
        part = Part()
        for more in over_processes(partial(facts_of, run), range(games), jobs, progress):
            part.add(more)
        parts.append(part)
    weighed = [arm_of(part, players) for part in parts]
    return Balance(
        game=game,
        players=players,
        options=checked,
        bots=seat_bots(bots, players),
        seed=seed,
        games=games,
        packs=[Path(pack).name for pack in arms[-1]],
        box=weighed[0],
        pack=weighed[1] if packs else None,
        changes=changes_of(*parts) if packs else [],
    ), parts
