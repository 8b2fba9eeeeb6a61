"""``hallows bench``: how fast the house is on this machine."""

from typing import Annotated

import msgspec
import typer
from rich.table import Table as Grid

from hallows.cli.common import AsJson, complain, out, print_found, refusals
from hallows.games import load_game, names
from hallows.lab import bench as lab
from hallows.lab.peers import missing_peers


@refusals
def bench(
    games: Annotated[list[str] | None, typer.Argument(metavar="GAME", show_default=False)] = None,
    bots: Annotated[bool, typer.Option("--bots")] = False,
    peers: Annotated[bool, typer.Option("--peers")] = False,
    server: Annotated[bool, typer.Option("--server")] = False,
    tables: Annotated[int, typer.Option(min=1, max=5000)] = 250,
    db: Annotated[str, typer.Option()] = "",
    processes: Annotated[int, typer.Option(min=1, max=64)] = 1,
    think: Annotated[float, typer.Option(min=0.0, max=60.0)] = 1.0,
    seconds: Annotated[float, typer.Option("--seconds", min=0.05)] = 0.2,
    as_json: AsJson = False,
) -> None:
    """Measure random play, clones and views of every game, beside a plain loop timed in the same moments."""
    for game in games or []:
        load_game(game)
    if peers and (missing := missing_peers()):
        complain(f"{', '.join(missing)} is not installed and left out; see the extra 'peers'")
    found = lab.bench(games or names(), bots=bots, peers=peers, seconds=seconds)
    if server:
        from hallows.server.bench import run_server_bench  # only here: it brings the web stack

        found = msgspec.structs.replace(
            found,
            server=run_server_bench(tables=tables, db=db, processes=processes, think=think),
        )
    print_found(found, as_json, _show)


def _show(found: lab.Bench) -> None:
    out.print(
        f"calibration loop: {found.calibration / 1e6:.2f} M steps/s; "
        f"normalised to {found.reference / 1e6:.1f} M steps/s"
    )
    for speed in found.games:
        _show_game(speed)
    for mind in found.bots:
        _show_bots(mind)
    for peer in found.peers:
        grid = _grid(f"{peer.peer} {peer.version}, four random players")
        _row(grid, "decisions/s", peer.decisions)
        _row(grid, "all questions/s", peer.ticks)
        _row(grid, "clone, us", peer.clone_us)
        out.print(grid)
    for pair, ratio in found.ratios.items():
        out.print(f"decisions/s {pair.replace('/', ' over ')}: [bold]{ratio:.1f}[/]")
    if found.server is not None:
        grid = _grid("table service")
        for name, figure in found.server.items():
            grid.add_row(name, str(figure), "")
        out.print(grid)


def _show_game(speed: lab.GameSpeed) -> None:
    grid = _grid(f"{speed.game}, {speed.players} random players")
    _row(grid, "questions/s", speed.questions)
    _row(grid, "decisions/s", speed.decisions)
    _row(grid, "questions/s with checkpoints", speed.questions_checkpoints)
    _row(grid, "decisions/s with checkpoints", speed.decisions_checkpoints)
    grid.add_row("… share of the speed left", f"{speed.checkpoints_ratio:.2f}", "")
    _row(grid, "clone in mid-scene, us", speed.clone_us)
    grid.add_row("… answers replayed", f"{speed.clone_answers:.1f}", "")
    _row(grid, "clone only to look at, us", speed.look_us)
    _row(grid, "deepcopy of the state, us", speed.deepcopy_us)
    grid.add_row("… deepcopy over clone", f"[bold]{speed.clone_ratio:.1f}[/]", "")
    grid.add_row("… deepcopy over clone to look at", f"[bold]{speed.look_ratio:.1f}[/]", "")
    _row(grid, "view, us", speed.view_us)
    out.print(grid)


def _show_bots(speed: lab.BotSpeed) -> None:
    grid = _grid(f"{speed.game}, {speed.players} of the game's own players")
    _row(grid, "choices/s", speed.choices)
    if speed.rollout is not None:
        _row(grid, "choices/s of the quick player", speed.rollout)
        grid.add_row("… times as quick", f"[bold]{speed.rollout_ratio:.2f}[/]", "")
    if speed.samples is not None:
        _row(grid, "samples/s of the search", speed.samples)
    grid.add_row("games/s, one process", f"{speed.one_process:.2f}", "")
    grid.add_row("games/s, two processes", f"{speed.two_processes:.2f}", "")
    grid.add_row("… times as many", f"[bold]{speed.processes_ratio:.2f}[/]", "")
    out.print(grid)


def _grid(title: str) -> Grid:
    grid = Grid(title=title, title_justify="left", title_style="bold", box=None, pad_edge=False)
    grid.add_column()
    grid.add_column("measured", justify="right", header_style="dim")
    grid.add_column("normalised", justify="right", header_style="dim")
    return grid


def _row(grid: Grid, label: str, figure: lab.Figure) -> None:
    def shown(number: float) -> str:
        return f"{number:,.1f}" if number < 1000 else f"{number:,.0f}"

    grid.add_row(label, shown(figure.raw), shown(figure.normalised))


def register(app: typer.Typer) -> None:
    app.command()(bench)
