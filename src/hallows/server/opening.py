"""How tables come to be: dealt, forked from a moment, imported from a record, or as the next game of a company."""

import secrets
from base64 import b32encode
from typing import Any

import msgspec

from hallows import lessons
from hallows.games import names
from hallows.kernel import Record, UnknownGame
from hallows.server import entries as log
from hallows.server import rest, wire
from hallows.server.commands import check_bot, clean_name
from hallows.server.errors import Refused
from hallows.server.ledger import NewRows
from hallows.server.live import Live, LiveSeat, hashed
from hallows.server.luck import Luck, NewLuck, lesson_luck
from hallows.server.shelf import game_of, stand_in_for
from hallows.server.store import Guest

#: A lesson is between the learner and the book.
QUIET = wire.Settings(undo=False, hints=False, spectators=False, chat=False)


def new_code() -> str:
    """80 random bits, easy to say and to type."""
    return b32encode(secrets.token_bytes(10)).decode().lower()


def table(
    wish: rest.NewTable, guest: Guest, at: int, new_luck: NewLuck
) -> tuple[NewRows, dict[str, str]]:
    """A new table as wished, and the secrets of the seats its maker took."""
    if wish.game not in names():
        raise UnknownGame("no such game", game=wish.game)
    game = game_of(wish.game)
    parsed = game.parse_options(wish.options)
    allowed = game.seats_for(parsed)
    if len(wish.seats) not in allowed:
        raise Refused("bad-seats", least=allowed.start, most=allowed.stop - 1)
    game.setup(
        len(wish.seats), parsed
    )  # what cannot be dealt is refused now, not when all are seated
    options = msgspec.to_builtins(parsed)
    plans, secret_of = _seats(wish.seats, wish.game, guest)
    luck = new_luck(wish.game, options)
    head = _head(wish.game, options, wish.settings, plans, guest.id, luck)
    head.real = wish.real
    if wish.real and all(seat.kind == "bot" for seat in wish.seats):
        raise Refused("bad-options", game=wish.game, why="somebody has to throw the dice")
    if wish.start and any(seat.kind == "open" for seat in wish.seats):
        open_seats = [n for n, seat in enumerate(wish.seats) if seat.kind == "open"]
        raise Refused("seats-open", seats=open_seats)
    return _rows(head, at, luck, start=wish.start), secret_of


def lesson(name: str, guest: Guest, at: int) -> tuple[NewRows, dict[str, str]]:
    """The table of a lesson: every seat is the learner's, whose screen plays the others by the book."""
    plan = lessons.lesson(name).plan
    rules = game_of(plan.game)
    options = msgspec.to_builtins(rules.parse_options(plan.options))
    wishes = [rest.SeatWish("me"), *(rest.SeatWish("me", name=other) for other in plan.names)]
    plans, secret_of = _seats(wishes, plan.game, guest)
    luck = lesson_luck(name, plan)
    head = _head(plan.game, options, QUIET, plans, guest.id, luck)
    head.lesson = name
    return _rows(head, at, luck, start=True), secret_of


def fork(
    source: Record, wish: rest.Fork, guest: Guest, at: int, new_luck: NewLuck
) -> tuple[NewRows, dict[str, str]]:
    """A table that goes on from where ``source`` stops, with dice of its own."""
    if len(wish.seats) != source.seats:
        raise Refused("bad-seats", least=source.seats, most=source.seats)
    plans, secret_of = _seats(wish.seats, source.game, guest)
    past = msgspec.structs.replace(source, fairness=None, players=[])
    luck = new_luck(source.game, source.options)
    head = _head(source.game, source.options, wish.settings, plans, guest.id, luck, past)
    return _rows(head, at, luck), secret_of


def imported(source: Record, guest: Guest, at: int, new_luck: NewLuck, *, proven: bool) -> NewRows:
    """A finished table to look at, replay and fork. ``proven``: every throw follows from what it committed to."""
    plans = [
        log.SeatPlan(name=_safe_name(name), bot=stand_in_for(source.game))
        for name in (source.players + [""] * source.seats)[: source.seats]
    ]
    luck = new_luck(source.game, source.options)
    head = _head(source.game, source.options, wire.Settings(), plans, guest.id, luck, source)
    head.finished = True
    head.proven = proven
    return _rows(head, at, luck)


#: The next bot down, and up.
GENTLER = {"hard": "normal", "normal": "easy", "greedy": "easy"}
HARDER = {"random": "easy", "easy": "normal", "normal": "hard", "greedy": "hard"}


def rematch(
    live: Live, guest: int, at: int, new_luck: NewLuck, how: str, again: rest.Again
) -> NewRows:
    """The same game for the same company, everybody one seat on; guests come without the old secrets. One person among
    bots need not wait for anybody: the game begins."""
    step = GENTLER if how == "gentler" else HARDER if how == "harder" else {}
    bots = {} if again.options else step
    plans = [
        log.SeatPlan(
            seat.guest,
            seat.name if seat.guest else "",
            "" if seat.guest else bots.get(seat.bot, seat.bot),
        )
        for seat in live.seats
    ]
    host = live.host if live.held_by(live.host) else guest
    game = live.head.game
    options = {**_moved_on(live.head.options, len(plans)), **again.options}
    luck = new_luck(game, options)
    head = _head(game, options, live.settings, _on(plans), host, luck)
    head.real = live.head.real
    alone = all(plan.bot or plan.guest == guest for plan in plans)
    return _rows(head, at, luck, start=alone)


def offers(told: rest.Ending, seats: list[LiveSeat]) -> rest.Ending:
    """The ending, with other bots where the game itself knows nothing gentler or harder."""
    bots = {seat.bot for seat in seats if seat.bot and not seat.guest}
    if told.gentler is None and bots & GENTLER.keys():
        told.gentler = rest.Again()
    if told.harder is None and bots & HARDER.keys():
        told.harder = rest.Again()
    return told


def _on(things: list[Any]) -> list[Any]:
    return things[-1:] + things[:-1]


def _moved_on(options: dict[str, Any], seats: int) -> dict[str, Any]:
    """What is said of each seat goes with whoever sat there."""
    return {
        name: _on(list(value)) if isinstance(value, list | tuple) and len(value) == seats else value
        for name, value in options.items()
    }


def columns(live: Live) -> dict[str, Any]:
    """What ``tables`` repeats of the log."""
    return {
        "seq": live.v,
        "phase": live.phase,
        "host": live.host,
        "seats": msgspec.json.encode(live.seats),
        "asked": live.awaited(),
        "waits_for": live.waits_for(),
        "question": live.question,
        "free": live.free_seats() if live.settings.listed else 0,
        "changed": live.changed,
    }


def _seats(
    wishes: list[rest.SeatWish], game: str, guest: Guest
) -> tuple[list[log.SeatPlan], dict[str, str]]:
    plans: list[log.SeatPlan] = []
    handed_out: dict[str, str] = {}
    for number, wish in enumerate(wishes):
        if wish.kind == "me":
            secret = secrets.token_urlsafe(32)
            handed_out[str(number)] = secret
            name = wish.name or guest.name
            plan = log.SeatPlan(guest.id, clean_name(name) if name else "", "", hashed(secret))
        elif wish.kind == "bot":
            bot = check_bot(game, stand_in_for(game, wish.bot))
            plan = log.SeatPlan(name=clean_name(wish.name) if wish.name else "", bot=bot)
        else:
            plan = log.SeatPlan()
        plans.append(plan)
    return plans, handed_out


def _head(
    game: str,
    options: dict[str, Any],
    settings: wire.Settings,
    plans: list[log.SeatPlan],
    host: int,
    luck: Luck,
    past: Record | None = None,
) -> log.Opened:
    rules = game_of(game)
    return log.Opened(
        game, rules.version, rules.content_hash, options, settings, plans, host, luck.label, past
    )


def _rows(head: log.Opened, at: int, luck: Luck, *, start: bool = False) -> NewRows:
    """The first entries of a table. They are applied here once, so that what cannot be set up is refused."""
    code = new_code()
    live = Live(code, luck.secret)
    entries: list[log.Entry] = [head, log.Started()] if start else [head]
    rows: list[log.Row] = []
    for number, entry in enumerate(entries, 1):
        throws = live.apply(entry, at)
        rows.append(log.Row(number, f"open:{number}", head.host, "", entry, throws, at))
    table = {
        **columns(live),
        "code": code,
        "game": head.game,
        "secret": luck.secret,
        "created": at,
        "due_at": at if live.phase == "playing" else None,
    }
    members = sorted({head.host, *(plan.guest for plan in head.seats if plan.guest)})
    return NewRows(table, rows, members)


def _safe_name(name: str) -> str:
    try:
        return clean_name(name) if name else ""
    except Refused:
        return ""
