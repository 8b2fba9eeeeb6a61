"""The ``hallows`` command. One small file for each subcommand; each has ``register(app)``."""

import typer

from hallows.cli import (
    admin,
    analyse,
    balance,
    bench,
    cards,
    ladder,
    questions,
    replay,
    rules,
    serve,
    simulate,
    terminal,
    train,
    verify,
)
from hallows.cli.common import Lang
from hallows.cli.helping import Helped

app = typer.Typer(
    name="hallows",
    cls=Helped,
    no_args_is_help=True,
    add_completion=False,
    rich_markup_mode="rich",
    pretty_exceptions_enable=False,
)


@app.callback()
def speaks(lang: Lang = "en") -> None:
    """The language holds for every command after it."""


terminal.register(app)
simulate.register(app)
questions.register(app)
replay.register(app)
verify.register(app)
rules.register(app)
cards.register(app)
bench.register(app)
ladder.register(app)
train.register(app)
balance.register(app)
analyse.register(app)
serve.register(app)
admin.register(app)

__all__ = ["app"]
