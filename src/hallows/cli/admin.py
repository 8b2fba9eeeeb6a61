"""``hallows backup``, ``restore`` and ``admin``: for whoever runs a server."""

from collections.abc import Callable
from dataclasses import fields
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Literal, ParamSpec

import typer
from rich.table import Table as Grid

from hallows.cli.common import out, print_json, refusals

if TYPE_CHECKING:
    from hallows.server.config import Config

Db = Annotated[str, typer.Option()]
Json = Annotated[bool, typer.Option("--json")]
Most = Annotated[int, typer.Option(min=1, max=100_000)]

admin = typer.Typer(no_args_is_help=True)

P = ParamSpec("P")


def _command(command: Callable[P, None]) -> Callable[P, None]:
    """One of ``hallows admin``, by its own name."""
    return admin.command()(refusals(command))


def register(app: typer.Typer) -> None:
    """Add the commands."""
    app.command("backup")(backup)
    app.command("restore")(restore)
    app.add_typer(admin, name="admin")


@refusals
def backup(to: Annotated[Path, typer.Argument(metavar="FILE")], db: Db = "") -> None:
    """Copy an SQLite database while people play. For PostgreSQL use pg_dump."""
    from hallows.server.backup import back_up

    typer.echo(f"{to}: {back_up(_config(db), to)} tables")


@refusals
def restore(source: Annotated[Path, typer.Argument(metavar="FILE")], db: Db = "") -> None:
    """Put a copy in an SQLite database's place, while no server runs. The old one is kept as FILE.before."""
    from hallows.server.backup import restore as put_back

    config = _config(db)
    typer.echo(f"{config.db.split(':///', 1)[-1]}: {put_back(config, source)} tables")


@_command
def tables(
    db: Db = "",
    phase: Annotated[Literal["", "lobby", "playing", "finished"], typer.Option()] = "",
    limit: Most = 50,
    as_json: Json = False,
) -> None:
    """The tables changed last, with the numbers of the guests who sit there."""
    from hallows.server import admin as office

    _show(office.on(_config(db), lambda store: office.tables(store, phase, limit)), as_json)


@_command
def guests(db: Db = "", limit: Most = 50, as_json: Json = False) -> None:
    """The guests who came last."""
    from hallows.server import admin as office

    _show(office.on(_config(db), lambda store: office.guests(store, limit)), as_json)


@_command
def delete(code: Annotated[str, typer.Argument(metavar="CODE")], db: Db = "") -> None:
    """Delete a table for good, though people may sit there."""
    from hallows.server import admin as office

    office.on(_config(db), lambda store: office.delete(store, code))


@_command
def close(code: Annotated[str, typer.Argument(metavar="CODE")], db: Db = "") -> None:
    """End a game as if all had agreed to stop; a table that has not begun is deleted."""
    from hallows.server import admin as office

    office.on(_config(db), lambda store: office.close(store, code))


Days = Annotated[int, typer.Option(min=0, max=36_500)]
Number = Annotated[int, typer.Argument(metavar="GUEST", min=1)]


@_command
def mute(guest: Number, days: Days = 30, db: Db = "") -> None:
    """Somebody may not talk for so many days."""
    from hallows.server import admin as office

    office.on(_config(db), lambda store: office.hold_off(store, guest, "muted", days))


@_command
def ban(guest: Number, days: Days = 30, db: Db = "") -> None:
    """Somebody may not come in for so many days."""
    from hallows.server import admin as office

    office.on(_config(db), lambda store: office.hold_off(store, guest, "banned", days))


@_command
def complaints(db: Db = "", limit: Most = 50, as_json: Json = False) -> None:
    """What people complained of last."""
    from hallows.server import admin as office

    _show(office.on(_config(db), lambda store: office.complaints(store, limit)), as_json)


@_command
def announce(
    text: Annotated[str, typer.Argument(metavar="TEXT")] = "",
    minutes: Annotated[int, typer.Option(min=1, max=100_000)] = 60,
    down: Annotated[int, typer.Option(min=0, max=10_000)] = 0,
    db: Db = "",
) -> None:
    """Tell everybody something; --down 5: that the server stops in five minutes. Nothing given: take it back."""
    from hallows.server import admin as office

    office.on(_config(db), lambda store: office.announce(store, text, minutes, down))


@_command
def forget(keep: Annotated[list[str], typer.Option(metavar="KIND=DAYS")], db: Db = "") -> None:
    """Delete now what is older than so many days."""
    from hallows.server import admin as office
    from hallows.server.keeping import Keep

    days = Keep(**days_of(keep))
    print_json(office.on(_config(db), lambda store: office.forget(store, days)))


@_command
def migrate(db: Db = "") -> None:
    """Bring a database to the newest shape, as every server does when it starts."""
    from hallows.server import admin as office

    async def nothing(_: object) -> None:
        """Opening is all it takes."""

    office.on(_config(db), nothing)


@_command
def vacuum(db: Db = "") -> None:
    """Give deleted things' space back to the disk."""
    from hallows.server import admin as office

    office.vacuum(_config(db))


def days_of(given: list[str]) -> dict[str, int]:
    """``["finished=365"]`` as numbers of days by kind."""
    from hallows.server.keeping import Keep

    kinds = [field.name for field in fields(Keep)]
    days: dict[str, int] = {}
    for item in given:
        kind, _, value = item.partition("=")
        if kind not in kinds or not value.isdecimal() or int(value) > 100_000:
            raise typer.BadParameter(
                f"{item!r}: KIND=DAYS (0: for good), one of {', '.join(kinds)}"
            )
        days[kind] = int(value)
    return days


def _config(db: str) -> "Config":
    from hallows.server.config import Config, database
    from hallows.server.serving import default_db

    return Config(db=database(db or str(default_db())))


def _show(rows: list[dict[str, Any]], as_json: bool) -> None:
    if as_json:
        print_json(rows)
        return
    grid = Grid(*(rows[0] if rows else ()))
    for row in rows:
        grid.add_row(*(_cell(key, value) for key, value in row.items()))
    out.print(grid)


def _cell(key: str, value: Any) -> str:
    if key in ("created", "changed", "seen", "at"):
        return datetime.fromtimestamp(value / 1000, UTC).strftime("%Y-%m-%d %H:%M")
    return ", ".join(map(str, value)) if isinstance(value, list) else str(value)
