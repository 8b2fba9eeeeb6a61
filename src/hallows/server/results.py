"""How games ended for the people who played them: noted with a game's last entry, looked up for a person's own page.

What counts: games finished here by whoever holds the seat at the end, a bot standing in or not, forks and games with real
dice too. Not: lessons, imported records (nobody sits there), seats given up before the end.
"""

from collections.abc import Sequence
from typing import Any

import msgspec
import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from hallows.server import entries as log
from hallows.server import rest, schema
from hallows.server.live import Live, LiveSeat
from hallows.server.show import seat_info
from hallows.server.store import Store

#: Finished games in one answer.
PAGE = 20
#: Of games whose rules have changed since nobody can say how they ended.
UNKNOWN = "unknown"
#: A table of somebody's at which nothing is counted for them: a lesson, an import, a host without a seat.
NOTHING = ""


def results(live: Live) -> list[dict[str, Any]]:
    """How a finished game ended for each of its people."""
    return [
        _row(guest, live.code, live.head, live.changed, _roles(live, seats), _result(live, seats))
        for guest in sorted({seat.guest for seat in live.seats if seat.guest} | {live.host})
        for seats in [live.held_by(guest)]
    ]


def untold(
    code: str, head: log.Opened, seats: Sequence[LiveSeat], host: int, ended: int
) -> list[dict[str, Any]]:
    """The same for a game that cannot be played again: somebody sat there, no more is known."""
    sat = {seat.guest for seat in seats if seat.guest}
    return [
        _row(guest, code, head, ended, [], UNKNOWN if guest in sat else NOTHING)
        for guest in sorted(sat | {host})
    ]


def _row(
    guest: int, code: str, head: log.Opened, ended: int, roles: list[str], result: str
) -> dict[str, Any]:
    counts = not head.lesson and not head.finished
    told = msgspec.json.encode(roles).decode()
    return {
        "guest": guest,
        "code": code,
        "game": head.game,
        "roles": told,
        "result": result if counts else NOTHING,
        "ended": ended,
    }


def _roles(live: Live, seats: list[int]) -> list[str]:
    table = live.table
    found = [live.game.role(table.state, seat) for seat in seats] if table is not None else []
    return sorted(role for role in found if role)


def _result(live: Live, seats: list[int]) -> str:
    """Of several seats that ended differently nobody knows whose they were: several people shared the screen."""
    outcome = live.outcome
    if not seats:
        return NOTHING
    if outcome is None or (outcome.truncated and not outcome.winners):
        return "undecided"
    won = {seat in outcome.winners for seat in seats}
    return "shared" if len(won) == 2 else "won" if won.pop() else "lost"


class Results:
    """A guest's games, as the database knows them."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def counts(self, guest: int) -> list[rest.GameCount]:
        """By game and by role, the game played most first."""
        found = schema.results
        keys = (found.c.game, found.c.roles, found.c.result)
        statement = (
            sa.select(*keys, sa.func.count())
            .where(found.c.guest == guest, found.c.result != NOTHING)
            .group_by(*keys)
        )
        games: dict[str, rest.GameCount] = {}
        async with self._store.reading() as connection:
            rows = (await connection.execute(statement)).all()
        for game, roles, result, count in rows:
            told = games.setdefault(game, rest.GameCount(game, 0, 0, 0, []))
            _add(told, msgspec.json.decode(roles, type=list[str]), result, count)
        for told in games.values():
            told.roles.sort(key=lambda it: (-it.played, -it.won, it.role))
        return sorted(games.values(), key=lambda it: (-it.played, it.game))

    async def games(self, guest: int, before: tuple[int, str] | None) -> rest.MyGames:
        """Finished games, the newest first, a page at a time."""
        found, tables = schema.results, schema.tables
        statement = (
            sa.select(found, tables.c.seats, tables.c.host)
            .join(tables, tables.c.code == found.c.code, isouter=True)
            .where(found.c.guest == guest, found.c.result != NOTHING)
            .order_by(found.c.ended.desc(), found.c.code.desc())
            .limit(PAGE + 1)
        )
        if before is not None:
            ended, code = before
            older = (found.c.ended == ended) & (found.c.code < code)
            statement = statement.where((found.c.ended < ended) | older)
        async with self._store.reading() as connection:
            rows = (await connection.execute(statement)).all()
        last = rows[PAGE - 1] if len(rows) > PAGE else None
        more = f"{last.ended}-{last.code}" if last is not None else ""
        return rest.MyGames([_game(row, guest) for row in rows[:PAGE]], more)

    async def uncounted(self, guest: int, limit: int = 200) -> Sequence[Any]:
        """Finished tables of a guest of which nothing is noted yet: from before this was noted, or stopped by an operator."""
        tables, members, found = schema.tables, schema.members, schema.results
        noted = sa.exists().where(found.c.guest == guest, found.c.code == tables.c.code)
        statement = (
            sa.select(
                tables.c.code, tables.c.secret, tables.c.seats, tables.c.host, tables.c.changed
            )
            .join(members, members.c.code == tables.c.code)
            .where(members.c.guest == guest, tables.c.phase == "finished", ~noted)
            .limit(limit)
        )
        async with self._store.reading() as connection:
            rows: Sequence[Any] = (await connection.execute(statement)).all()
        return rows

    async def note(self, rows: list[dict[str, Any]]) -> None:
        async def work(connection: AsyncConnection) -> None:
            await self._store.note_results(connection, rows)

        await self._store.job(work)


def _add(told: rest.GameCount, roles: list[str], result: str, count: int) -> None:
    won = count if result == "won" else 0
    told.played += count
    told.won += won
    told.lost += count if result == "lost" else 0
    for role in roles:
        known = next((it for it in told.roles if it.role == role), None)
        if known is None:
            told.roles.append(known := rest.RoleCount(role, 0, 0))
        known.played += count
        known.won += won


def _game(row: Any, guest: int) -> rest.MyGame:
    seats = msgspec.json.decode(row.seats, type=list[LiveSeat]) if row.seats is not None else []
    roles = msgspec.json.decode(row.roles, type=list[str])
    mine = [seat.seat for seat in seats if seat.guest == guest]
    told = [seat_info(seat, row.host) for seat in seats]
    return rest.MyGame(row.code, row.game, row.ended, row.result, roles, told, mine)
