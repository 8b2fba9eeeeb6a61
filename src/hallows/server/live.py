"""A live table: what its log leads to. No clock, no database, no sockets; a cache that may be thrown away.

``apply`` is the whole truth about what an entry does. New entries draw from the table's fair dice; stored ones
are given what chance answered back then, so a table comes back the same even where the dice have changed.
"""

import hashlib
import hmac
from bisect import bisect_left, bisect_right
from collections import deque
from collections.abc import Callable, Iterable
from typing import Any, Literal, NamedTuple

import msgspec

from hallows.kernel import (
    NATURE,
    Act,
    Answered,
    Arg,
    Chance,
    Companion,
    Dice,
    Draw,
    Event,
    Fair,
    Game,
    Outcome,
    Record,
    Result,
    Roll,
    RuleDefect,
    Table,
    Veil,
    load,
    record,
)
from hallows.server import entries as log
from hallows.server.errors import Refused
from hallows.server.shelf import game_of
from hallows.server.wire import Settings

#: Milliseconds for a bot where everybody is asked (see ``Live.pause``).
BOT_PAUSE = 1000

Phase = Literal["lobby", "playing", "finished"]


class TableDice(Fair):
    """The table's fair dice. While old entries are replayed, chance answers what it answered then."""

    __slots__ = ("drawn", "past")

    def __init__(self, secret: bytes, table: str, salts: Iterable[str]) -> None:
        super().__init__(secret, table, tuple(salts))
        self.past: deque[int | list[int]] = deque()
        self.drawn: log.Throws = []

    def draw(self, question: Chance) -> Result:
        if self.past:
            stored = self.past.popleft()
            result: Result = tuple(stored) if isinstance(stored, list) else stored
            self.index += 1
        else:
            result = super().draw(question)
        self.drawn.append(list(result) if isinstance(result, tuple) else result)
        return result


class LiveSeat(msgspec.Struct):
    """A seat belongs to a guest (``guest``), or to nobody; ``bot`` plays it if named. ``open``: anybody may
    sit down."""

    seat: int
    guest: int = 0
    name: str = ""
    bot: str = ""
    open: bool = False
    secret_hash: str = ""
    salt: str = ""
    agrees: bool = False
    orders: dict[str, bool] = {}  # the guest's, while a bot plays
    pin: str = ""  # what it is locked with, as a fingerprint


class Noted(NamedTuple):
    """An event of the game or of the table itself, and the version that brought it."""

    v: int
    event: Event
    of: Literal["game", "table"]


class TurnMark(msgspec.Struct):
    """Where a turn began, and how far each seat had come then."""

    v: int
    turn: int
    seat: int
    scores: list[int]


class Live:
    """The table at version ``v``."""

    def __init__(self, code: str, secret: bytes) -> None:
        self.code = code
        self.secret = secret
        self.v = 0
        self.phase: Phase = "lobby"
        self.created = self.changed = 0
        self.head = log.Opened("", 0, "", {}, Settings(), [], 0, "")
        self.settings = Settings()
        self.host = 0
        self.seats: list[LiveSeat] = []
        self.table: Table[Any] | None = None
        self.companion: Companion[Any] | None = None  # what plays the table, if it is a real one
        self.stopped = False
        self.rematch = ""
        self.barred: set[int] = set()  # whom the host took a seat from
        self.question = 0  # the version at which the pending question was put
        self.asked_at = 0
        self.clock = 0  # seconds for a decision in this turn; a shorter one begins with the next
        self.meta_v = 0  # the version at which anything but the game last changed
        self.answers = 0  # choices that stand: not those a seat had no say in
        self.events: list[Noted] = []
        self.commands: dict[str, tuple[int, int, str]] = {}  # id -> version, guest, digest
        self.times: list[int] = []  # when each version came
        self.began = 0  # the version that started the game
        self._cuts: list[int] = [0]  # for each version: events before it that it left standing
        self._visible: dict[int | None, list[int]] = {}
        self._game_events = 0
        self.turns: list[TurnMark] = []

    # -- building ----------------------------------------------------------------------------------------

    @classmethod
    def replay(cls, code: str, secret: bytes, rows: Iterable[log.Row]) -> "Live":
        live = cls(code, secret)
        for row in rows:
            live.take(row)
        return live

    def take(self, row: log.Row) -> None:
        """Apply a stored row."""
        if row.seq != self.v + 1:
            raise RuleDefect(f"row {row.seq} does not follow version {self.v}")
        drawn = self.apply(row.entry, row.at, row.throws)
        if drawn != row.throws:
            raise RuleDefect(f"version {row.seq} asks chance for other things than it did")
        self.note_command(row.command, row.guest, row.digest)

    def note_command(self, command: str, guest: int, digest: str) -> None:
        self.commands[command] = (self.v, guest, digest)

    def apply(self, entry: log.Entry, at: int, past: log.Throws | None = None) -> log.Throws:
        """Make ``entry`` the next version and return what chance answered. If this raises, the object is
        spoilt and must be thrown away."""
        self.v += 1
        self.changed = at
        self.times.append(max(at, self.times[-1]) if self.times else at)
        self._cuts.append(len(self.events))
        dice = self._dice
        if dice is not None:
            dice.drawn = []
            dice.past = deque(past or ())
        self._past = past
        before = self.seq
        _APPLY[type(entry)](self, entry, at)
        self._count(entry)
        self._note_game_events()
        if self.seq != before or isinstance(entry, log.Undone | log.Named):
            self.question = self.v
            self.asked_at = at
            self._note_turn()
        if not isinstance(entry, log.Chose | log.Fell | log.Named):
            self.meta_v = self.v
        if self.table is not None and self.table.outcome is not None and self.phase == "playing":
            self.phase = "finished"
            self.meta_v = self.v
        dice = self._dice
        return dice.drawn if dice is not None else []

    def _count(self, entry: log.Entry) -> None:
        """What was answered for a seat that had nothing to choose counts as well: see ``Table.pause``."""
        if isinstance(entry, log.Chose | log.Undone) and self.companion is None:
            self.answers += 1 if isinstance(entry, log.Chose) else -1
        elif isinstance(entry, log.Started | log.Opened | log.Chose | log.Undone):
            told = self.table.log if self.table is not None else []
            self.answers = sum(isinstance(one, Answered) and not one.forced for one in told)

    @property
    def _dice(self) -> TableDice | None:
        chance = self.table.chance if self.table is not None else None
        if self.companion is not None:
            chance = self.companion.luck
        return chance if isinstance(chance, TableDice) else None

    @property
    def seq(self) -> int:
        return self.table.seq if self.table is not None else -1

    @property
    def game(self) -> Game[Any]:
        return game_of(self.head.game)

    @property
    def outcome(self) -> Outcome | None:
        return self.table.outcome if self.table is not None else None

    def _note_game_events(self) -> None:
        """Bring our list in step with the kernel's. An undo has shortened that: what it re-told is what
        stood there before, so only the end of ours has to go."""
        table = self.table
        if table is None or table.events is None:
            return
        told = table.events
        if len(told) < self._game_events:
            self._forget_after(len(told))
        for event in told[self._game_events :]:
            self.events.append(Noted(self.v, event, "game"))
        self._game_events = len(told)

    def _note_turn(self) -> None:
        table = self.table
        assert table is not None
        state = table.state
        turn, seat = self.game.progress(state)["turns"], self.game.turn(state)
        last = self.turns[-1] if self.turns else None
        if last is None or (last.turn, last.seat) != (turn, seat) or table.outcome is not None:
            self.clock = self.settings.seconds
            self.turns.append(TurnMark(self.v, turn, seat, list(self.game.standing(state))))

    def _forget_after(self, count: int) -> None:
        seen = 0
        for index, noted in enumerate(self.events):
            if noted.of == "game":
                seen += 1
                if seen > count:
                    rest = [e for e in self.events[index:] if e.of == "table"]
                    self.events[index:] = rest
                    self._cuts[self.v] = index
                    self._visible.clear()
                    return

    def tell(self, key: str, **args: Arg) -> None:
        self.events.append(Noted(self.v, Event(key, args), "table"))

    # -- looking -----------------------------------------------------------------------------------------

    def held_by(self, guest: int) -> list[int]:
        return [s.seat for s in self.seats if guest and s.guest == guest]

    def delayed(self, guest: int) -> bool:
        """Whether a guest sees the table only as it was a while ago: whoever has no seat in a game, where its host says so."""
        told = self.settings
        return bool(told.delay and told.spectators and self.began) and not self.held_by(guest)

    def old_enough(self, now: int) -> int:
        """The newest version that those who are delayed may know; the chairs before the game at least."""
        if not self.settings.delay or not self.began:
            return self.v
        return max(bisect_right(self.times, now - self.delay_ms), self.began - 1)

    @property
    def delay_ms(self) -> int:
        return self.settings.delay * 60_000

    def free_seats(self) -> int:
        """How many may still sit down before the game begins."""
        return sum(seat.open for seat in self.seats) if self.phase == "lobby" else 0

    def asked_seat(self) -> int | None:
        """The seat that has to choose now."""
        ask = self.table.ask if self.table is not None and self.phase == "playing" else None
        return ask.seat if ask is not None else None

    def real(self) -> Roll | Dice | Draw | None:
        """At a real table: what people have to throw or draw now."""
        asked = self.table.asked if self.table is not None and self.phase == "playing" else None
        return asked if isinstance(asked, Roll | Dice | Draw) else None

    def typists(self) -> list[int]:
        """Who may say what fell or was drawn: whose dice and cards they are; for a bot, and for nobody, any person."""
        asked = self.real()
        if asked is None:
            return []
        people = [seat.seat for seat in self.seats if seat.guest and not seat.bot]
        seats = asked.seats if isinstance(asked, Draw) and asked.seats else (asked.seat,)
        return [seat for seat in seats if seat in people] or people

    def awaited(self) -> int | None:
        """The seat that has to choose, throw or draw now."""
        asked = self.asked_seat()
        return asked if asked is not None else next(iter(self.typists()), None)

    def waits_for(self) -> int:
        """The guest whom other people wait for; 0: nobody, a bot, or a question that passes by itself."""
        seat = self.awaited()
        asked = self.seats[seat] if seat is not None and not self.pause else None
        if asked is None or asked.bot:
            return 0
        others = (other.guest for other in self.seats if not other.bot)
        return asked.guest if any(guest not in (0, asked.guest) for guest in others) else 0

    def bot_asked(self) -> str:
        """The bot that has to choose now; empty: a person has, or nobody."""
        seat = self.asked_seat()
        return self.seats[seat].bot if seat is not None else ""

    @property
    def pause(self) -> int:
        """Milliseconds until the pending question is passed, if it is one that everybody gets who could hold a fitting
        card; 0: it waits for its answer."""
        table = self.table
        if table is None or self.phase != "playing" or not table.pausing:
            return 0
        return BOT_PAUSE if self.bot_asked() else 1000 * self.game.pause(table.options)

    def all_bots(self) -> bool:
        return all(seat.bot for seat in self.seats)

    def visible(self, viewer: int | None) -> list[int]:
        """Indices of the events ``viewer`` may know."""
        seen = self._visible.setdefault(viewer, [])
        start = seen[-1] + 1 if seen else 0
        for index in range(start, len(self.events)):
            if self.events[index].event.seen_by(viewer):
                seen.append(index)
        return seen

    def events_since(
        self, viewer: int | None, since: int, most: int | None = None
    ) -> tuple[int, list[tuple[int, Noted]]]:
        """How many of ``viewer``'s events a screen at version ``since`` keeps, and the numbered ones after: the
        newest ``most``, and if that leaves a gap nothing is kept."""
        seen = self.visible(viewer)
        if since >= self.v:
            return len(seen), []
        standing = min(self._cuts[since + 1 :]) if since else 0
        keep = bisect_left(seen, standing)
        first = keep if most is None else max(keep, len(seen) - most)
        told = [(n, self.events[seen[n]]) for n in range(first, len(seen))]
        return (keep if first == keep else 0), told

    def may_undo(self, seat: int | None) -> bool:
        if seat is None or self.phase != "playing" or not self.settings.undo:
            return False
        assert self.table is not None
        return not self.seats[seat].bot and self.table.may_undo(seat)

    def may_take_back(self, guest: int) -> bool:
        """At a real table whoever did the last thing a person did may take it back: dice and cards always, a choice as
        elsewhere. Where all sit at one screen they may take back anything."""
        act = self._last_act()
        if act is None or self.phase != "playing":
            return False
        guests = {seat.guest for seat in self.seats if seat.guest}
        chosen = act.chosen
        if guests == {guest}:
            return self.settings.undo or not chosen
        if self.seats[act.by].guest != guest:
            return False
        return not chosen or self.may_undo(act.by)

    def _last_act(self) -> Act | None:
        acts = self.companion.acts if self.companion is not None else []
        return next((act for act in reversed(acts) if act.by >= 0), None)

    def record(self) -> Record:
        """The game as a record. Tells every card: only for finished tables."""
        if self.phase != "finished" or self.table is None:
            raise Refused("not-finished")
        if self.head.finished and self.head.record is not None:
            return self.head.record
        made = self.past()
        if made.fairness is not None:
            fairness = msgspec.structs.replace(made.fairness, secret=self.secret.hex())
            made = msgspec.structs.replace(made, fairness=fairness)
        return made

    def past(self) -> Record:
        """The game so far. A fork's past was thrown by other dice, so it carries no proof of its own."""
        assert self.table is not None
        made = record(self.table, [self.player(s) for s in self.seats])
        return msgspec.structs.replace(made, fairness=None) if self.head.record else made

    def player(self, seat: LiveSeat) -> str:
        return seat.name or seat.bot

    # -- what each entry does ----------------------------------------------------------------------------

    def _opened(self, entry: log.Opened, at: int) -> None:
        self.head = entry
        self.created = at
        self.settings = entry.settings
        self.host = entry.host
        self.seats = [
            LiveSeat(n, p.guest, p.name, p.bot, not p.guest and not p.bot, p.secret_hash)
            for n, p in enumerate(entry.seats)
        ]
        self.tell("opened")
        if entry.finished:
            self._set_up()
            self.phase = "finished"

    def _sat(self, entry: log.Sat, at: int) -> None:
        seat = self.seats[entry.seat]
        seat.guest, seat.name, seat.secret_hash = entry.guest, entry.name, entry.secret_hash
        seat.pin = ""
        seat.bot = ""
        seat.open = seat.agrees = False
        self._quieten(seat)
        self.tell("sat", who=f"seat:{entry.seat}")

    def _left(self, entry: log.Left, at: int) -> None:
        seat = self.seats[entry.seat]
        self.tell("removed" if entry.removed else "left", who=f"seat:{entry.seat}")
        if entry.removed:
            self.barred.add(seat.guest)
        guest, seat.guest, seat.secret_hash, seat.pin = seat.guest, 0, "", ""
        seat.bot = entry.bot
        seat.open = not entry.bot
        if not entry.bot:
            seat.name = seat.salt = ""
        seat.agrees = False
        if entry.fresh and self.table is not None:
            self.table.clear_order(entry.seat)
            seat.orders = {}
        if guest == self.host and not self.held_by(guest):
            # The host's chair passes to the next guest; an empty table stays the host's.
            self.host = next((s.guest for s in self.seats if s.guest), guest)

    def _arranged(self, entry: log.Arranged, at: int) -> None:
        seat = self.seats[entry.seat]
        seat.guest, seat.secret_hash, seat.agrees = 0, "", False
        seat.open, seat.bot = entry.open, entry.bot
        if self.phase == "lobby":
            seat.name = seat.salt = ""
        self.tell("arranged", seat=f"seat:{entry.seat}")

    def _stood_in(self, entry: log.StoodIn, at: int) -> None:
        seat = self.seats[entry.seat]
        seat.bot = entry.bot
        if entry.fresh and self.table is not None:
            seat.orders |= self.table.orders.pop(entry.seat, {})
        elif not entry.bot and self.table is not None and seat.orders:
            self.table.orders[entry.seat] = seat.orders
            seat.orders = {}
        self._quieten(seat)
        key = "timed_out" if entry.clock else "stands_in" if entry.bot else "back"
        self.tell(key, who=f"seat:{entry.seat}")
        if entry.seat == self.asked_seat():
            self.asked_at = at

    def _renamed(self, entry: log.Renamed, at: int) -> None:
        self.seats[entry.seat].name = entry.name
        self.tell("renamed", who=f"seat:{entry.seat}")

    def _salted(self, entry: log.Salted, at: int) -> None:
        self.seats[entry.seat].salt = entry.salt
        self.tell("salted", who=f"seat:{entry.seat}")

    def _settled(self, entry: log.Settled, at: int) -> None:
        self.settings = entry.settings
        seconds = entry.settings.seconds
        if self.phase != "playing" or not seconds or 0 < self.clock <= seconds:
            self.clock = seconds
            self.asked_at = at
        self.tell("settled")

    def _started(self, entry: log.Started, at: int) -> None:
        for seat in self.seats:
            if seat.open:
                seat.open, seat.bot = False, entry.fill
        self.tell("started")
        self._set_up()
        self.phase = "playing"
        self.began = self.v

    def _set_up(self) -> None:
        """Deal, or lay out the past that a fork or an import begins with."""
        head = self.head
        veil = Veil(hmac.digest(self.secret, b"veil", "sha256"))
        dice = TableDice(self.secret, head.label, [s.salt for s in self.seats])
        dice.past = deque(self._past or ())
        if head.real:
            self.companion = Companion(
                self.game, len(self.seats), head.options, dice, veil=veil, pausing=True
            )
            self.table = self.companion.table
        elif head.record is None:
            self.table = Table(
                self.game, len(self.seats), head.options, dice, veil=veil, pausing=True
            )
        else:
            self.table = load(self.game, head.record)
            self.table.veil = veil
            if not head.finished:
                self.table.pause()
                self.table.resume(dice)
        for seat in self.seats:
            self._quieten(seat)

    def _quieten(self, seat: LiveSeat) -> None:
        """Where everybody is asked, nobody chooses to be asked in quiet moments: that would tell. Bots are asked in all."""
        if self.table is not None and self.table.pauses and not seat.bot:
            self.table.settle(seat.seat)

    def _chose(self, entry: log.Chose, at: int) -> None:
        if self.companion is not None:
            by = entry.seat if not entry.bot else NATURE
            self.companion.answer(entry.option, seat=entry.seat, by=by)
            return
        assert self.table is not None
        self.table.answer(entry.option, seat=entry.seat)

    def _fell(self, entry: log.Fell, at: int) -> None:
        assert self.companion is not None
        self.companion.happen(fallen(self.real(), entry.faces), by=entry.seat)

    def _named(self, entry: log.Named, at: int) -> None:
        assert self.companion is not None
        self.companion.name(entry.thing, by=entry.seat)
        self.table = self.companion.table

    def _undone(self, entry: log.Undone, at: int) -> None:
        assert self.table is not None
        if self.companion is not None:
            self._take_back(self.companion)
        else:
            self.table.undo(entry.seat)
        self._note_game_events()
        self.tell("undone", who=f"seat:{entry.seat}")

    def _take_back(self, companion: Companion[Any]) -> None:
        """The last thing a person did, and what bots did since; turns that have not been begun are no chapters."""
        count = next(n for n, act in enumerate(reversed(companion.acts), 1) if act.by >= 0)
        companion.take_back(count)
        self.table = companion.table
        turn = self.game.progress(self.table.state)["turns"]
        while self.turns and self.turns[-1].turn > turn:
            self.turns.pop()

    def _ordered(self, entry: log.Ordered, at: int) -> None:
        assert self.table is not None
        if entry.window == log.QUIET:
            if entry.on:
                self.table.settle(entry.seat)
            for window in self.game.quiet if not entry.on else ():
                self.table.clear_order(entry.seat, window)
        elif entry.on:
            self.table.order(entry.seat, entry.window, lasting=entry.lasting)
        else:
            self.table.clear_order(entry.seat, entry.window)
        self._quieten(self.seats[entry.seat])

    def _wished(self, entry: log.Wished, at: int) -> None:
        assert self.table is not None
        if entry.on:
            self.table.wish(entry.seat, entry.option)
        else:
            self.table.clear_wish(entry.seat, entry.option)

    def _agreed(self, entry: log.Agreed, at: int) -> None:
        for number in entry.seats:
            self.seats[number].agrees = entry.agree
            if entry.agree:
                self.tell("wants_finish", who=f"seat:{number}")
        if entry.stops:
            self.stopped = True
            self.phase = "finished"
            self.tell("stopped")

    def _rematched(self, entry: log.Rematched, at: int) -> None:
        self.rematch = entry.code
        self.tell("rematch")

    def _claimed(self, entry: log.Claimed, at: int) -> None:
        seat = self.seats[entry.seat]
        if seat.guest == self.host and len(self.held_by(seat.guest)) == 1:
            self.host = entry.guest
        seat.guest, seat.name, seat.secret_hash = entry.guest, entry.name, entry.secret_hash
        seat.pin = ""
        self.tell("claimed", who=f"seat:{entry.seat}")

    def _secreted(self, entry: log.Secreted, at: int) -> None:
        self.seats[entry.seat].secret_hash = entry.secret_hash

    def _pinned(self, entry: log.Pinned, at: int) -> None:
        self.seats[entry.seat].pin = entry.pin

    def locked(self, seat: LiveSeat) -> bool:
        """Whether a PIN is needed to look through it: only where its guest holds others too, and until the end."""
        return bool(seat.pin) and self.phase != "finished" and len(self.held_by(seat.guest)) > 1

    def opens(self, seat: LiveSeat, pin: str) -> bool:
        return not self.locked(seat) or hmac.compare_digest(seat.pin, pinned(self.secret, pin))

    _past: log.Throws | None = None


_APPLY: dict[type, Callable[[Live, Any, int], None]] = {
    log.Opened: Live._opened,
    log.Sat: Live._sat,
    log.Left: Live._left,
    log.Arranged: Live._arranged,
    log.StoodIn: Live._stood_in,
    log.Renamed: Live._renamed,
    log.Salted: Live._salted,
    log.Settled: Live._settled,
    log.Started: Live._started,
    log.Chose: Live._chose,
    log.Fell: Live._fell,
    log.Named: Live._named,
    log.Undone: Live._undone,
    log.Ordered: Live._ordered,
    log.Wished: Live._wished,
    log.Agreed: Live._agreed,
    log.Rematched: Live._rematched,
    log.Claimed: Live._claimed,
    log.Secreted: Live._secreted,
    log.Pinned: Live._pinned,
}


def fallen(asked: Roll | Dice | Draw | None, faces: list[int]) -> Result:
    """What dice show, as the question wants it."""
    return faces[0] if isinstance(asked, Roll) and len(faces) == 1 else tuple(faces)


def pinned(secret: bytes, pin: str) -> str:
    """A PIN as it is stored: few digits, so that even a copy of the log takes a while to try them all."""
    return hashlib.scrypt(pin.encode(), salt=secret, n=2**12, r=8, p=1, dklen=16).hex()


def hashed(secret: str) -> str:
    """How secrets are stored: they are 256 random bits, so one round is enough."""
    return hashlib.sha256(secret.encode()).hexdigest()
