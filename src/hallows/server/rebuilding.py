"""A table brought back from its log, if its game is still played by the rules it was opened with."""

import asyncio

from hallows.kernel import HallowsError
from hallows.server import entries as log
from hallows.server.errors import Refused
from hallows.server.live import Live
from hallows.server.shelf import game_of


async def rebuilt(code: str, secret: bytes, rows: list[log.Row]) -> Live:
    """A table from its log. Long ones are replayed in a thread, so that others are served meanwhile."""
    head = rows[0].entry
    assert isinstance(head, log.Opened)
    check_rules(head)
    if len(rows) > 200 or head.record is not None:
        return await asyncio.to_thread(Live.replay, code, secret, rows)
    return Live.replay(code, secret, rows)


def check_rules(head: log.Opened) -> None:
    """A table is pinned to the rules it was opened with."""
    try:
        game = game_of(head.game)
    except HallowsError as gone:
        raise Refused("rules-changed", rules=head.rules) from gone
    if (head.rules, head.content) != (game.version, game.content_hash):
        raise Refused("rules-changed", rules=head.rules)
