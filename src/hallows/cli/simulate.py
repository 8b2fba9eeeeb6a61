"""``hallows simulate``: games by the thousand."""

from typing import Annotated

import typer
from rich.table import Table as Grid

from hallows.cli import common
from hallows.cli.progress import progress_of
from hallows.games import load_game
from hallows.lab import simulate as lab


@common.refusals
def simulate(
    game: common.GameName,
    players: common.Players = 4,
    games: common.Games = 100,
    bots: common.Bots = "random",
    seed: common.Seed = 0,
    jobs: common.Jobs = None,
    cluster: common.Cluster = None,
    option: common.GameOptions = None,
    pack: common.Packs = None,
    rotate: Annotated[bool, typer.Option()] = True,
    only: Annotated[int | None, typer.Option("--only", min=0)] = None,
    as_json: common.AsJson = False,
) -> None:
    """Play many games with bots and report who won, how long it took, and what went wrong."""
    load_game(game, pack or [])
    with progress_of(games if only is None else 1) as advance:
        report = lab.simulate(
            game,
            players,
            games,
            bots,
            seed,
            common.workers(jobs, cluster),
            common.parse_game_options(option),
            rotate=rotate,
            packs=pack or [],
            only=only,
            progress=advance,
        )
    common.print_found(report, as_json, _show)
    if report.errors:
        raise typer.Exit(common.FALSE)


def _show(report: lab.Report) -> None:
    common.out.print(
        f"[bold]{report.game}[/] ({report.variant}), {report.players} players, "
        f"bots {', '.join(report.bots)}, seed {report.seed}"
    )
    grid = Grid(show_header=False, box=None, pad_edge=False)
    grid.add_column(style="dim")
    grid.add_column(justify="right")
    grid.add_column()
    for label, figure, note in _figures(report):
        grid.add_row(label, figure, note)
    common.out.print(grid)
    _show_wins(report)
    for name, figures in report.tallies.items():
        shown = figures if isinstance(figures, float) else _counted(figures)
        common.out.print(f"[dim]{name}:[/] {shown}", soft_wrap=True)
    for failure in report.failures[:10]:
        common.err.print(f"[bold red]game {failure.game}[/] (seed {failure.seed}): ", end="")
        common.err.print(f"{failure.error} at {failure.where}", markup=False, soft_wrap=True)
    if report.failures:
        again = report.failures[0].game
        common.err.print(
            f"[dim]the same command with[/] --only {again} [dim]plays that game alone[/]"
        )


def _figures(report: lab.Report) -> list[tuple[str, str, str]]:
    turns, rounds = report.turns, report.rounds
    slow, slower = report.minutes_by_turns
    return [
        ("games", f"{report.games:,}", f"{report.games_per_s:,.1f}/s in {report.seconds:.1f} s"),
        ("finished", f"{report.finished:,}", _counted(report.endings)),
        ("truncated", f"{report.truncated:,}", ""),
        ("errors", f"{report.errors:,}", ""),
        ("draws", f"{report.draws:,}", "finished without a winner"),
        ("decisions", f"{report.decisions:,}", f"{report.decisions_per_s:,.0f}/s"),
        ("forced", f"{report.forced:,}", ""),
        ("rolls", f"{report.rolls:,}", ""),
        ("turns", f"{turns.mean:.1f}", f"median {turns.p50}, 95% up to {turns.p95}"),
        ("rounds", f"{rounds.mean:.1f}", f"median {rounds.p50}, 95% up to {rounds.p95}"),
        (
            "minutes",
            f"{report.minutes_estimate:.0f}",
            f"a game, by questions; {slow:.0f}-{slower:.0f} at 45-60 s a turn",
        ),
    ]


def _show_wins(report: lab.Report) -> None:
    if not report.wins:
        return
    grid = Grid(
        "wins by", "", "won", "seated", "share", box=None, pad_edge=False, header_style="dim"
    )
    for kind, counts in report.wins.items():
        for index, (name, won) in enumerate(counts.items()):
            seated = report.seated[kind][name]
            grid.add_row(
                kind if index == 0 else "", name, f"{won:,}", f"{seated:,}", f"{won / seated:.1%}"
            )
    for column in grid.columns[2:]:
        column.justify = "right"
    common.out.print(grid)


def _counted(counts: dict[str, int]) -> str:
    return ", ".join(f"{name} {times:,}" for name, times in counts.items())


def register(app: typer.Typer) -> None:
    app.command()(simulate)
