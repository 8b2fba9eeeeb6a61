"""``hallows balance``: a report a designer can act on."""

from pathlib import Path
from typing import Annotated

import typer

from hallows.bots import best_bot
from hallows.cli import common
from hallows.cli.progress import progress_of
from hallows.games import load_game
from hallows.lab import balance as lab
from hallows.lab.balance.page import Page
from hallows.lab.balance.saved import save
from hallows.words import Words


@common.refusals
def balance(
    game: common.GameName,
    games: common.Games = 1000,
    folder: Annotated[Path, typer.Option("--out")] = Path("report"),
    players: Annotated[int | None, typer.Option("--players", "-p")] = None,
    bots: Annotated[str | None, typer.Option("--bots", "-b")] = None,
    seed: common.Seed = 0,
    jobs: common.Jobs = None,
    cluster: common.Cluster = None,
    option: common.GameOptions = None,
    pack: common.Packs = None,
    lang: common.Lang = "en",
    as_json: common.AsJson = False,
) -> None:
    """Play many games and write what they say about the game."""
    options = common.parse_game_options(option)
    loaded = load_game(game, pack or [])
    words = Words.of(loaded, lang)
    seats = players or min(4, loaded.seats_for(loaded.parse_options(options)).stop - 1)
    with progress_of(games * (2 if pack else 1)) as advance:
        report, parts = lab.balance(
            game,
            seats,
            games,
            bots or best_bot(game),
            seed,
            common.workers(jobs, cluster),
            options,
            packs=pack or [],
            progress=advance,
        )
    folder.mkdir(parents=True, exist_ok=True)
    arms = [report.box, *([report.pack] if report.pack else [])]
    page = Page(words, report, parts)
    index = folder / "index.html"
    index.write_text(page.html(), encoding="utf-8")
    files = [index, *save(folder, parts, arms)]
    if as_json:
        common.print_json(report)
    else:
        for sentence in page.sentences():
            common.out.print(f"• {sentence}", markup=False, soft_wrap=True)
        for file in files:
            common.out.print(f"[dim]{file}[/]", soft_wrap=True)
    failures = [failure for part in parts for failure in part.failures]
    for failure in failures[:10]:
        common.complain(
            f"game {failure.game} (seed {failure.seed}): {failure.error} at {failure.where}"
        )
    if failures:
        raise typer.Exit(common.FALSE)


def register(app: typer.Typer) -> None:
    app.command()(balance)
