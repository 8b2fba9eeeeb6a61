"""``hallows rules``: the numbered rules of a game, in three languages."""

from difflib import get_close_matches
from typing import Annotated

import typer
from rich.table import Table as Grid
from rich.text import Text

from hallows.cli.common import GameName, Lang, complain, game_title, out, refusals
from hallows.games import load_game
from hallows.kernel import BadOptions
from hallows.lab.rulebook import Chapter, chapters, known_books
from hallows.words import Words


@refusals
def rules(
    game: GameName,
    rule: Annotated[str | None, typer.Argument(metavar="[ID]", show_default=False)] = None,
    lang: Lang = "en",
) -> None:
    """Read the rules of a game, chapter by chapter, or one of them."""
    if game not in known_books():
        load_game(game)
    words = Words(lang, game)
    book = chapters(game)
    if not book:
        complain(f"{game} has no numbered rules")
        raise typer.Exit(1)
    if rule is not None:
        book = [_only(game, book, rule.upper())]
    title = game_title(words, game)
    out.print(Text(title, style="bold"))
    for chapter in book:
        _show(words, game, chapter)


def _only(game: str, book: list[Chapter], rule: str) -> Chapter:
    for chapter in book:
        if rule in chapter.rules:
            return Chapter(chapter.title, [rule])
    known = [each for chapter in book for each in chapter.rules]
    near = get_close_matches(rule, known, 3, 0.6)
    hint = (
        f"; did you mean {', '.join(near)}?"
        if near
        else f"; they go from {known[0]} to {known[-1]}"
    )
    raise BadOptions(f"{game} has no rule {rule}{hint}", game=game, rule=rule)


def _show(words: Words, game: str, chapter: Chapter) -> None:
    if chapter.title:
        heading = words.format(chapter.title)
        out.print()
        out.print(Text(heading, style="bold underline"))
    grid = Grid(show_header=False, box=None, pad_edge=False)
    grid.add_column(style="cyan", no_wrap=True)
    grid.add_column()
    for rule in chapter.rules:
        grid.add_row(rule, Text(words.format(f"{game}-rule-{rule}")))
    out.print(grid)


def register(app: typer.Typer) -> None:
    app.command()(rules)
