"""``hallows play`` and ``hallows serve``: the same table service, for oneself or for others."""

from dataclasses import asdict, fields
from functools import partial
from typing import Annotated, Literal

import typer

from hallows.cli.admin import days_of
from hallows.cli.common import complain, refusals
from hallows.games import load_game
from hallows.kernel import BadOptions

Port = Annotated[int, typer.Option(min=0, max=65535)]


GamePacks = Annotated[list[str] | None, typer.Option("--pack", metavar="GAME=DIR")]


def register(app: typer.Typer) -> None:
    """Add the two commands."""
    app.command("play")(play)
    app.command("serve")(serve)


@refusals
def play(
    game: Annotated[str, typer.Argument(metavar="GAME")] = "",
    port: Port = 8000,
    db: Annotated[str, typer.Option()] = "",
    browser: Annotated[bool, typer.Option()] = True,
    pack: GamePacks = None,
) -> None:
    """Play in the browser, on this computer. Tables are kept between evenings."""
    from hallows.server import run
    from hallows.server.static import NOT_BUILT, client_built

    if game:
        load_game(game)
    if not client_built():
        raise BadOptions(NOT_BUILT)
    run(
        "127.0.0.1",
        _free(port),
        db,
        browser,
        path=f"/setup/{game}" if game else "/",
        packs=_packs(pack, game),
        log_json=False,
        log_level="warning",
    )


@refusals
def serve(
    host: Annotated[str, typer.Option()] = "127.0.0.1",
    port: Port = 8000,
    db: Annotated[str, typer.Option()] = "",
    tls: Annotated[bool, typer.Option()] = False,
    name: Annotated[list[str] | None, typer.Option()] = None,
    origin: Annotated[list[str] | None, typer.Option()] = None,
    workers: Annotated[int, typer.Option(min=1, max=64)] = 1,
    bot_workers: Annotated[int, typer.Option(min=0, max=256)] = 0,
    bot_seconds: Annotated[float, typer.Option(min=0.1, max=600)] = 5.0,
    metrics_open: Annotated[bool, typer.Option()] = False,
    log_json: Annotated[bool, typer.Option()] = True,
    log_level: Annotated[Literal["debug", "info", "warning", "error"], typer.Option()] = "info",
    busy_ms: Annotated[int, typer.Option(min=0, max=600_000)] = 5000,
    limit: Annotated[list[str] | None, typer.Option(metavar="NAME=VALUE")] = None,
    keep: Annotated[list[str] | None, typer.Option(metavar="KIND=DAYS")] = None,
    contact: Annotated[str, typer.Option()] = "",
    push_private: Annotated[bool, typer.Option()] = False,
    pack: GamePacks = None,
) -> None:
    """Serve tables to others: HTTP and WebSockets, SQLite or PostgreSQL."""
    from hallows.server import run, supervise
    from hallows.server.keeping import SENSIBLE
    from hallows.server.push import contact_of
    from hallows.server.static import NOT_BUILT, client_built

    if not client_built():  # scripts can still talk to it
        complain(NOT_BUILT)
    start = run if workers == 1 else partial(supervise, workers)
    start(
        host,
        port,
        db,
        tls=tls,
        hosts=tuple(name or ()),
        origins=tuple(origin or ()),
        bot_workers=bot_workers,
        bot_seconds=bot_seconds,
        metrics_open=metrics_open,
        log_json=log_json,
        log_level=log_level,
        busy_ms=busy_ms,
        limits=_limits(limit or []),
        keep={**asdict(SENSIBLE), **days_of(keep or [])},
        contact=contact_of(contact),
        push_private=push_private,
        packs=_packs(pack),
    )


def _packs(given: list[str] | None, game: str = "") -> tuple[str, ...]:
    """Packs as the server takes them; ``game`` is meant where a pack does not say for which it is."""
    return tuple(pack if not game or "=" in pack else f"{game}={pack}" for pack in given or ())


def _limits(given: list[str]) -> dict[str, float]:
    from hallows.server.config import Limits

    kinds = {field.name: field.type for field in fields(Limits)}
    limits: dict[str, float] = {}
    for item in given:
        name, _, value = item.partition("=")
        try:
            limits[name] = float(value) if kinds[name] is float else int(value)
            if not 0 < limits[name] < 1e12:
                raise ValueError(value)
        except (KeyError, ValueError) as wrong:
            known = ", ".join(kinds)
            raise typer.BadParameter(f"{item!r}: NAME=NUMBER above 0, one of {known}") from wrong
    return limits


def _free(port: int) -> int:
    """The port if it is free, otherwise any: somebody may be playing already."""
    import socket

    with socket.socket() as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind(("127.0.0.1", port))
        except OSError:
            return 0
    return port
