"""``hallows train``: the judge of a game learns from games."""

from pathlib import Path
from typing import Annotated

import typer
from rich.table import Table as Grid

from hallows.cli import common
from hallows.cli.progress import progress_of
from hallows.kernel import Values
from hallows.lab import train as lab


@common.refusals
def train(
    game: common.GameName,
    games: Annotated[int, typer.Option("--games", "-n", min=20)] = 900,
    seed: common.Seed = 1,
    jobs: common.Jobs = None,
    cluster: common.Cluster = None,
    into: Annotated[Path | None, typer.Option("--out")] = None,
    as_json: common.AsJson = False,
) -> None:
    """Let bots play, and learn from who won what a moment of the game is worth."""
    try:
        import numpy  # noqa: F401
    except ModuleNotFoundError:
        common.complain("learning needs numpy: pip install 'hallows[train]'")
        raise typer.Exit(common.USAGE) from None
    with progress_of(games) as advance:
        values = lab.train(game, games, seed, common.workers(jobs, cluster), advance)
    file = into or lab.file_of(game)
    file.write_text(lab.written(values))
    common.print_found(values, as_json, lambda values: _show(values, file))


def _show(values: Values, file: Path) -> None:
    common.out.print(
        f"[bold]{values.game}[/]: learnt from {values.games} games, seed {values.seed}"
    )
    grid = Grid("", "first", "second", "last third", box=None, pad_edge=False, header_style="dim")
    for group, aucs in values.auc.items():
        grid.add_row(group, *(f"{auc:.2f}" for auc in aucs))
    common.out.print(
        "How often a winner's moment is told from a loser's, in games not learnt from (AUC):"
    )
    common.out.print(grid)
    common.out.print(f"written to {file}", soft_wrap=True)


def register(app: typer.Typer) -> None:
    app.command()(train)
