"""What a command means at a table: the entry it adds, or the reason why it may not. Nothing is changed here."""

import hmac
import re
import unicodedata
from collections.abc import Callable
from typing import Any

from hallows.kernel import NATURE, Dice, Draw, Roll
from hallows.kernel.chance import refused
from hallows.server import entries as log
from hallows.server import wire
from hallows.server.errors import Refused
from hallows.server.live import Live, LiveSeat, fallen, hashed, pinned
from hallows.server.shelf import bots, stand_in_for

#: ``kind:id``, as arguments name things (see ``kernel.Arg``).
_THING = re.compile(r"[a-z_]+:[\w-]+", re.IGNORECASE)


class Actor:
    """The guest who commands; ``secret`` is what ``sit`` and ``new_secret`` will hand out, ``present`` are the
    guests who are here."""

    __slots__ = ("guest", "name", "present", "secret")

    def __init__(
        self, guest: int, name: str, secret: str = "", present: frozenset[int] = frozenset()
    ) -> None:
        self.guest = guest
        self.name = name
        self.secret = secret
        self.present = present


def entry_for(live: Live, actor: Actor, command: wire.Command) -> log.Entry | None:
    """The entry this command adds; None if things are already as it wants them."""
    return _RULES[type(command)](live, actor, command)


def clean_name(name: str) -> str:
    """A display name without tricks: no controls, no text direction marks, no towers of accents, and nothing
    that words could take for the name of a thing."""
    text = clean_text(name, wire.NAME_LETTERS)
    if not any(unicodedata.category(ch)[0] in "LNSP" for ch in text) or _THING.fullmatch(text):
        raise Refused("bad-name")
    return text


def clean_text(text: str, most: int) -> str:
    """At most so many letters: what is composed anew may have more than before."""
    kept: list[str] = []
    marks = 0
    for ch in unicodedata.normalize("NFC", text):
        category = unicodedata.category(ch)
        if category == "Zs":
            ch = " "
        elif category in ("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"):
            continue
        marks = marks + 1 if category in ("Mn", "Me") else 0
        if marks <= 2:
            kept.append(ch)
    return " ".join("".join(kept).split())[:most].rstrip()


def check_bot(game: str, bot: str) -> str:
    if bot not in bots(game):
        raise Refused("unknown-bot", bot=bot)
    return bot


# -- seats ---------------------------------------------------------------------------------------------------


def _seat(live: Live, number: int) -> LiveSeat:
    if number >= len(live.seats):
        raise Refused("no-such-seat", seat=number)
    return live.seats[number]


def own_seat(live: Live, actor: Actor, number: int | None) -> LiveSeat:
    """The seat a guest speaks for."""
    held = live.held_by(actor.guest)
    if number is not None:
        seat = _seat(live, number)
        if number not in held:
            raise Refused("not-your-seat" if held else "not-seated", seat=number)
        return seat
    if not held:
        raise Refused("not-seated")
    if len(held) > 1:
        raise Refused("which-seat")
    return live.seats[held[0]]


def _host(live: Live, actor: Actor) -> None:
    if not actor.guest or actor.guest != live.host:
        raise Refused("not-host")


def _in_lobby(live: Live) -> None:
    if live.phase != "lobby":
        raise Refused("already-started")


def _in_play(live: Live) -> None:
    if live.phase == "lobby":
        raise Refused("not-started")
    if live.phase == "finished":
        raise Refused("finished-game")


def _sit(live: Live, actor: Actor, command: wire.Sit) -> log.Entry:
    seat = _seat(live, command.seat)
    if live.phase == "finished":
        raise Refused("finished-game")
    if not seat.open:
        raise Refused("seat-taken", seat=command.seat)
    if actor.guest in live.barred:
        raise Refused("removed")
    # Whoever plays already may not look into a second hand, unless nobody else is there to mind.
    others = any(s.guest not in (0, actor.guest) for s in live.seats)
    if live.phase == "playing" and live.held_by(actor.guest) and others:
        raise Refused("already-started")
    wished = command.name or actor.name
    name = clean_name(wished) if wished else ""
    return log.Sat(command.seat, actor.guest, name, hashed(actor.secret))


def _leave(live: Live, actor: Actor, command: wire.Leave) -> log.Entry:
    seat = own_seat(live, actor, command.seat)
    return log.Left(seat.seat, _bot_after(live, seat), fresh=True)


def _bot_after(live: Live, seat: LiveSeat) -> str:
    return "" if live.phase == "lobby" else stand_in_for(live.head.game, seat.bot)


def _arrange(live: Live, actor: Actor, command: wire.Arrange) -> log.Entry:
    _host(live, actor)
    seat = _seat(live, command.seat)
    if live.phase == "finished":
        raise Refused("finished-game")
    if seat.guest:
        if not command.remove:
            raise Refused("seat-taken", seat=command.seat)
        _in_lobby(live)
        return log.Left(seat.seat, removed=True)
    opened = command.kind == "open"
    if opened and live.phase == "lobby":
        return log.Arranged(seat.seat, True)
    bot = stand_in_for(live.head.game, command.bot or seat.bot)
    return log.Arranged(seat.seat, opened, check_bot(live.head.game, bot))


def _stand_in(live: Live, actor: Actor, command: wire.StandIn) -> log.Entry | None:
    _in_play(live)
    seat = own_seat(live, actor, command.seat)
    bot = ""
    if command.on:
        bot = check_bot(live.head.game, stand_in_for(live.head.game, command.bot))
    return log.StoodIn(seat.seat, bot, fresh=command.on) if seat.bot != bot else None


def _rename(live: Live, actor: Actor, command: wire.Rename) -> log.Entry | None:
    seat = own_seat(live, actor, command.seat)
    name = clean_name(command.name)
    return log.Renamed(seat.seat, name) if seat.name != name else None


def _new_secret(live: Live, actor: Actor, command: wire.NewSecret) -> log.Entry:
    seat = _unlocked(live, own_seat(live, actor, command.seat))
    return log.Secreted(seat.seat, hashed(actor.secret))


def _pin(live: Live, actor: Actor, command: wire.Pin) -> log.Entry | None:
    seat = own_seat(live, actor, command.seat)
    if not live.opens(seat, command.old):
        raise Refused("needs-pin", seat=seat.seat)
    pin = pinned(live.secret, command.pin) if command.pin else ""
    return log.Pinned(seat.seat, pin) if seat.pin != pin else None


def _unlocked(live: Live, seat: LiveSeat) -> LiveSeat:
    """What would show a locked seat, or give it away, is for when it is no longer locked."""
    if live.locked(seat):
        raise Refused("needs-pin", seat=seat.seat)
    return seat


def claim_for(live: Live, guest: int, name: str, secret: str, fresh: str) -> log.Claimed:
    """Whoever knows a seat's secret may have the seat; the secret is spent by that."""
    spent = hashed(secret)
    for seat in live.seats:
        if seat.guest and seat.secret_hash and hmac.compare_digest(seat.secret_hash, spent):
            return log.Claimed(seat.seat, guest, seat.name or name, hashed(fresh))
    raise Refused("bad-secret")


# -- the table -------------------------------------------------------------------------------------------------


def _salt(live: Live, actor: Actor, command: wire.Salt) -> log.Entry | None:
    _in_lobby(live)
    seat = own_seat(live, actor, command.seat)
    salt = clean_text(command.salt, wire.SALT_LETTERS)
    return log.Salted(seat.seat, salt) if seat.salt != salt else None


def _settle(live: Live, actor: Actor, command: wire.Settle) -> log.Entry | None:
    _host(live, actor)
    if command.settings.delay != live.settings.delay:
        _in_lobby(live)  # nobody shall see at once what was to be seen later
    return log.Settled(command.settings) if live.settings != command.settings else None


def _start(live: Live, actor: Actor, command: wire.Start) -> log.Entry:
    _host(live, actor)
    _in_lobby(live)
    still_open = [seat.seat for seat in live.seats if seat.open]
    if still_open:
        if not command.fill:
            raise Refused("seats-open", seats=still_open)
        check_bot(live.head.game, command.fill)
    return log.Started(command.fill)


def _finish(live: Live, actor: Actor, command: wire.Finish) -> log.Entry | None:
    """A guest agrees for all their seats; the game stops when all guests agree. Only who has gone, and has a bot
    play for them, need not be asked: a bot that took over from somebody who is here decides nothing."""
    _in_play(live)
    own_seat(live, actor, command.seat if command.seat is not None else _first(live, actor))
    mine = [n for n in live.held_by(actor.guest) if live.seats[n].agrees != command.agree]
    others = [
        seat
        for seat in live.seats
        if seat.guest not in (0, actor.guest) and (not seat.bot or seat.guest in actor.present)
    ]
    stops = command.agree and all(seat.agrees for seat in others)
    return log.Agreed(mine, command.agree, stops) if mine or stops else None


def _first(live: Live, actor: Actor) -> int | None:
    return next(iter(live.held_by(actor.guest)), None)


# -- the game --------------------------------------------------------------------------------------------------


def _about(
    live: Live, command: wire.Choose | wire.Fell | wire.Drew | wire.Undo | wire.Hint
) -> None:
    """It must be about the question that is asked now: people see questions by the version that put them."""
    if command.question != live.question:
        raise Refused("stale-question", asked=live.question)


def _choose(live: Live, actor: Actor, command: wire.Choose) -> log.Entry | None:
    _in_play(live)
    asked = live.asked_seat()
    number = command.seat
    if number is None and asked is not None and asked in live.held_by(actor.guest):
        number = asked
    held = live.held_by(actor.guest)
    if number is None and len(held) > 1:
        number = held[0]
    seat = own_seat(live, actor, number)
    _about(live, command)
    assert live.table is not None
    live.table.check(seat=seat.seat)
    if seat.bot:
        raise Refused("bot-plays", seat=seat.seat)
    ask = live.table.check(command.option)
    if live.pause and command.option == ask.options[0]:
        return (
            None  # it is passed when the pause is over, like everybody's who could not do otherwise
        )
    return log.Chose(seat.seat, command.option)


def _fell(live: Live, actor: Actor, command: wire.Fell) -> log.Entry:
    seat = _typist(live, actor, command)
    asked = live.real()
    if not isinstance(asked, Roll | Dice):
        raise Refused("nothing-awaited")
    if refused(asked, fallen(asked, command.faces)):
        count = asked.count if isinstance(asked, Dice) else 1
        raise Refused("cannot-have-fallen", count=count, sides=asked.sides)
    return log.Fell(seat, command.faces)


def _drew(live: Live, actor: Actor, command: wire.Drew) -> log.Entry:
    seat = _typist(live, actor, command)
    assert live.companion is not None
    if not isinstance(live.real(), Draw):
        raise Refused("nothing-awaited")
    if not live.companion.fits(command.thing):
        raise Refused("not-in-the-pile", thing=command.thing)
    return log.Named(seat, command.thing)


def _typist(live: Live, actor: Actor, command: wire.Fell | wire.Drew) -> int:
    """The seat that says what fell or was drawn."""
    _in_play(live)
    typists = live.typists()
    held = [seat for seat in live.held_by(actor.guest) if seat in typists]
    number = command.seat
    if number is None:
        number = held[0] if held else _first(live, actor)
    seat = own_seat(live, actor, number)
    _about(live, command)
    if live.real() is None:
        raise Refused("nothing-awaited")
    if seat.seat not in typists:
        raise Refused("wrong-seat", asked=typists[0] if typists else NATURE)
    return seat.seat


def _undo(live: Live, actor: Actor, command: wire.Undo) -> log.Entry:
    _in_play(live)
    if live.companion is not None:
        seat = own_seat(live, actor, _first(live, actor))
        _about(live, command)
        if not live.may_take_back(actor.guest):
            raise Refused("cannot-undo")
        return log.Undone(seat.seat)
    seat = _undo_seat(live, actor, command.seat)
    if not live.settings.undo:
        raise Refused("undo-off")
    _about(live, command)
    if not live.may_undo(seat.seat):
        raise Refused("cannot-undo")
    return log.Undone(seat.seat)


def _undo_seat(live: Live, actor: Actor, number: int | None) -> LiveSeat:
    """With several seats it is the one that has something to take back."""
    if number is None:
        number = next((n for n in live.held_by(actor.guest) if live.may_undo(n)), None)
        number = number if number is not None else _first(live, actor)
    return own_seat(live, actor, number)


def _order(live: Live, actor: Actor, command: wire.Order) -> log.Entry | None:
    _in_play(live)
    seat = own_seat(live, actor, command.seat)
    assert live.table is not None
    orders = live.table.orders.get(seat.seat, {})
    if live.table.pauses and not command.on and command.window in (log.QUIET, *live.game.quiet):
        raise Refused("asks-everybody")
    if command.window == log.QUIET:
        kept = [window in orders for window in live.game.quiet]
        changes = not all(kept) if command.on else any(kept)
        return log.Ordered(seat.seat, log.QUIET, command.on, True) if changes else None
    if command.on:
        if orders.get(command.window) == command.lasting:
            return None
        if len(orders) >= 50:
            raise Refused("too-many", what="orders", wait=0)
        return log.Ordered(seat.seat, command.window, True, command.lasting)
    known = orders if command.window == "*" else command.window in orders
    return log.Ordered(seat.seat, command.window, False) if known else None


def _wish(live: Live, actor: Actor, command: wire.Wish) -> log.Entry | None:
    _in_play(live)
    seat = own_seat(live, actor, command.seat)
    assert live.table is not None
    if (command.option in live.table.wishes.get(seat.seat, ())) == command.on:
        return None
    if command.on and command.option not in live.game.wishes(live.table.state, seat.seat):
        raise Refused("illegal-option", option=command.option)
    return log.Wished(seat.seat, command.option, command.on)


def hinted_seat(live: Live, actor: Actor, command: wire.Hint) -> LiveSeat:
    """The seat a hint is for, if it may have one."""
    _in_play(live)
    if not live.settings.hints:
        own_seat(live, actor, _first(live, actor))
        raise Refused("hints-off")
    seat = own_seat(live, actor, live.asked_seat() if command.seat is None else command.seat)
    _unlocked(live, seat)
    _about(live, command)
    assert live.table is not None
    live.table.check(seat=seat.seat)
    return seat


_RULES: dict[type, Callable[[Live, Actor, Any], log.Entry | None]] = {
    wire.Choose: _choose,
    wire.Fell: _fell,
    wire.Drew: _drew,
    wire.Undo: _undo,
    wire.Order: _order,
    wire.Wish: _wish,
    wire.Sit: _sit,
    wire.Leave: _leave,
    wire.Arrange: _arrange,
    wire.StandIn: _stand_in,
    wire.Rename: _rename,
    wire.Salt: _salt,
    wire.Settle: _settle,
    wire.Start: _start,
    wire.Finish: _finish,
    wire.NewSecret: _new_secret,
    wire.Pin: _pin,
}
