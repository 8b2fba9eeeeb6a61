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

app = typer.Typer(
    name="hallows",
    no_args_is_help=True,
    add_completion=False,
    rich_markup_mode="rich",
    pretty_exceptions_enable=False,
    help="Wizarding board games, played properly: in the terminal, in the browser, and by the thousand.",
)

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
