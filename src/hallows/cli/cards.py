"""``hallows cards``: everything in the box, as text."""

import re

import typer
from rich.console import RenderableType
from rich.padding import Padding
from rich.text import Text

from hallows.cli.common import FALSE, GameName, Lang, Packs, complain, game_title, out, refusals
from hallows.games import load_game
from hallows.words import Words

_BOLD = re.compile(r"\*\*(.+?)\*\*")


@refusals
def cards(game: GameName, lang: Lang = "en", pack: Packs = None) -> None:
    """List the cards of a game and what they do, in words rendered from what the program does."""
    rules = load_game(game, pack or [])
    words = Words(lang, game)
    listing = rules.cards_listing(lang)
    if not listing:
        complain(f"{game} has no cards to list")
        raise typer.Exit(FALSE)
    out.print(Text(game_title(words, game), style="bold"))
    for line in listing.splitlines():
        out.print(_styled(line))


def _styled(line: str) -> RenderableType:
    """Headings and bold names as a terminal shows them, and lines that keep their indent when broken."""
    if line.startswith("## "):
        return Text(line[3:], style="bold underline")
    indent = len(line) - len(line.lstrip())
    text = Text()
    at = indent
    for bold in _BOLD.finditer(line):
        text.append(line[at : bold.start()])
        text.append(bold[1], style="bold")
        at = bold.end()
    text.append(line[at:])
    return Padding(text, (0, 0, 0, indent), expand=False) if indent else text


def register(app: typer.Typer) -> None:
    app.command()(cards)
