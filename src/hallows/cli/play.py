"""``hallows play`` while there is no browser table yet: which games there are."""

from typing import Annotated

import typer

from hallows.cli.common import Lang, game_title, out, refusals
from hallows.games import EXAMPLES, load_game, names
from hallows.words import Words


@refusals
def play(
    game: Annotated[str | None, typer.Argument(metavar="[GAME]", show_default=False)] = None,
    lang: Lang = "en",
) -> None:
    """Say which games there are. The browser table is not built yet."""
    if game is not None:
        load_game(game)
    words = Words(lang)
    for name in names():
        seats = load_game(name).seats
        people = words.format("cli-seats", {"fewest": seats.start, "most": seats.stop - 1})
        example = f" {words.format('cli-example')}" if name in EXAMPLES else ""
        out.print(f"[bold]{name}[/]  {game_title(words, name)}, {people}{example}")
    out.print(words.format("cli-no-browser-yet"))


def register(app: typer.Typer) -> None:
    app.command()(play)
