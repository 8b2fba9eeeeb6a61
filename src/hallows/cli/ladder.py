"""``hallows ladder``: who plays better."""

from pathlib import Path
from typing import Annotated

import typer
from rich.table import Table as Grid

from hallows.bots.search import notice
from hallows.cli import common
from hallows.cli.progress import progress_of
from hallows.games import load_game
from hallows.lab import ladder as lab


@common.refusals
def ladder(
    game: common.GameName,
    bots: common.Bots = "easy,normal,hard",
    players: common.Players = 2,
    deals: Annotated[int, typer.Option("--deals", "-n", min=1)] = 50,
    seed: common.Seed = 0,
    jobs: common.Jobs = None,
    cluster: common.Cluster = None,
    option: common.GameOptions = None,
    keep: Annotated[Path | None, typer.Option("--keep", metavar="FILE")] = None,
    as_json: common.AsJson = False,
) -> None:
    """Let bots play the same deals with the same dice, seats swapped, and say who plays better, with 95 % intervals."""
    names = [name.strip() for name in bots.split(",")]
    if "hard" in names and (why := notice(load_game(game))):
        common.complain(f"hard plays as normal: {why}")
    with progress_of(deals, "deals") as advance:
        found = lab.ladder(
            game,
            names,
            players,
            deals,
            seed,
            common.workers(jobs, cluster),
            common.parse_game_options(option),
            advance,
            keep,
        )
    common.print_found(found, as_json, _show)


def _show(found: lab.Ladder) -> None:
    how = "each bot on its own" if found.together else "every pair, seats swapped"
    common.out.print(f"[bold]{found.game}[/], {found.players} players, {found.deals} deals, {how}")
    grid = Grid("", "", "wins", "95 %", box=None, pad_edge=False, header_style="dim")
    for place, bot in enumerate(found.order, 1):
        grid.add_row(str(place), bot, *_shares(found.rates[bot]))
    for pair in found.pairs:
        first, second = pair.bots
        grid.add_row("", f"[dim]{first} against {second}[/]", *_shares(pair.rate))
        for side, rate in enumerate(pair.by_side):
            where = ("first, third … side", "second, fourth … side")[side]
            grid.add_row("", f"[dim]… as {where}[/]", *_shares(rate))
    common.out.print(grid)


def _shares(rate: lab.Rate) -> tuple[str, str]:
    return f"{rate.share:.1%}", f"{rate.low:.1%} to {rate.high:.1%}"


def register(app: typer.Typer) -> None:
    app.command()(ladder)
