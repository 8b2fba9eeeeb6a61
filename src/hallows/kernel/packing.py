"""A table as plain data, to go on in another process: the scene being played, and nothing before it."""

from typing import Any

import msgspec

from hallows.kernel.chance import Source
from hallows.kernel.errors import NotCloneable
from hallows.kernel.game import Game, S, Veil
from hallows.kernel.questions import Entry
from hallows.kernel.table import Counts, Table


class Packed(msgspec.Struct):
    """What ``unpack`` makes a table of. It holds every card; rules, dice and the names of face-down cards stay
    behind."""

    seats: int
    options: msgspec.Struct
    state: Any  # as the scene began; of a finished game, its end
    entries: list[Entry]  # since then
    before: int  # questions answered before the scene
    counts: Counts  # of those
    floor: int  # of the entries, those that can no longer be taken back
    orders: dict[int, dict[str, bool]]


def pack(table: Table[Any]) -> Packed:
    """The table as plain data. Its parts are the table's own: send them, or copy them."""
    finished = table.outcome is not None
    if not finished and not table._checkpoints:
        raise NotCloneable("this table was dealt without checkpoints")
    base = table._base
    return Packed(
        table.seats,
        table.options,
        table.state if finished else table._checkpoint,
        table.log[base:],
        table._offset + base,
        table.counts if finished else Counts(*table._base_counts),
        table._floor - base,
        table.orders,
    )


def unpack(game: Game[S], packed: Packed, chance: Source) -> Table[S]:
    """The table that was packed, at the same question, with dice of its own. Like a clone it keeps no history
    and builds no events."""
    new: Table[S] = Table.__new__(Table)
    new.game = game
    new.seats = packed.seats
    new.options = packed.options
    new.state = packed.state.copy()
    new.chance = chance
    new.veil = Veil(b"unpacked")
    new.asked = None
    new.outcome = game.outcome(packed.state)
    new.seen = ()
    new.log = packed.entries[:]
    new.events = None
    new.wishes = {}
    new.pauses = frozenset()
    new.orders = {seat: dict(orders) for seat, orders in packed.orders.items()}
    new._checkpoints = True
    new._checkpoint = packed.state if new.outcome is None else None
    new._offset = packed.before
    new._base = new._base_events = 0
    counts = packed.counts
    new._base_counts = (counts.decisions, counts.forced, counts.rolls)
    new._floor = packed.floor
    new._play = None
    new._until = None
    new._count()
    if new.outcome is None:
        new.asked = new._replay(new.log)
    return new
