"""``hallows questions``: how often people are asked."""

import typer
from rich.table import Table as Grid

from hallows.cli import common
from hallows.lab import questions as lab


@common.refusals
def questions(
    game: common.GameName,
    players: common.Players = 4,
    games: common.Games = 20,
    bots: common.Bots = "greedy",
    seed: common.Seed = 0,
    option: common.GameOptions = None,
    pack: common.Packs = None,
    as_json: common.AsJson = False,
) -> None:
    """Count the questions of a turn: one's own, those in others' turns, and hand-overs of a shared screen."""
    report = lab.questions(
        game, players, games, bots, seed, common.parse_game_options(option), pack or []
    )
    common.print_found(report, as_json, _show)


def _show(report: lab.Report) -> None:
    common.out.print(
        f"[bold]{report.game}[/], {report.players} players, bots {', '.join(report.bots)}, "
        f"{report.games} games, {report.turns:,} turns, seed {report.seed}"
    )
    grid = Grid("", "as asked", "by default", box=None, pad_edge=False, header_style="dim")
    for column in grid.columns[1:]:
        column.justify = "right"
    loud, quiet = report.as_asked, report.by_default
    grid.add_row("own turn", f"{loud.own:.2f}", f"{quiet.own:.2f}")
    grid.add_row("out of turn", f"{loud.others:.2f}", f"{quiet.others:.2f}")
    grid.add_row("hand-overs a round", f"{loud.hand_overs:.2f}", f"{quiet.hand_overs:.2f}")
    for title, before, after in (
        ("own turn", loud.own_by_kind, quiet.own_by_kind),
        ("out of turn", loud.others_by_kind, quiet.others_by_kind),
    ):
        grid.add_row(f"[dim]{title}, by kind[/]")
        for kind, figure in before.items():
            if figure or after.get(kind):
                grid.add_row(f"  {kind}", f"{figure:.2f}", f"{after.get(kind, 0):.2f}")
    common.out.print(grid)


def register(app: typer.Typer) -> None:
    app.command()(questions)
