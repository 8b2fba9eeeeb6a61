"""How a live table looks to one guest: the only place where a table becomes something that is sent.

The game's view, its events and its options come from the kernel, already cut to the seat; everything else here
is public by its nature or belongs to the guest the message is for.
"""

from collections.abc import Sequence
from typing import Any, cast

import msgspec

from hallows.kernel import Ask, Choice, Dice, Draw, Fair, Game, Outlook, Roll, Text
from hallows.server import rest, wire
from hallows.server.errors import Refused
from hallows.server.live import Live, LiveSeat, Noted

encode = msgspec.json.Encoder().encode


class Viewer(msgspec.Struct, frozen=True):
    """Who looks: a guest, and through which seat. ``outside``: not even the public view. ``late``: at the table as it was
    a while ago, without the seats they had then."""

    guest: int
    seat: int | None = None
    outside: bool = False
    late: bool = False


def viewer_of(
    live: Live, guest: int, wished: int | None = None, *, unlocked: bool = False
) -> Viewer:
    """The viewer a guest is: through the wished seat, through the only one held, or as a spectator. Where
    spectators are not wanted, whoever could still sit down sees the chairs but not the game."""
    held = live.held_by(guest)
    if wished is not None:
        if wished not in held:
            raise Refused("not-your-seat", seat=wished)
        if live.locked(live.seats[wished]) and not unlocked:
            raise Refused("needs-pin", seat=wished)
        return Viewer(guest, wished)
    if held:
        return Viewer(guest, held[0] if len(held) == 1 else None)
    if live.settings.spectators:
        return Viewer(guest, late=live.delayed(guest))
    if live.phase == "lobby" or any(seat.open for seat in live.seats) or guest == live.host:
        return Viewer(guest, None, True)
    raise Refused("no-spectators")


def sees_game(live: Live, guest: int) -> bool:
    """Whether a guest may see the game: not only the chairs, or nothing."""
    return live.settings.spectators or bool(live.held_by(guest))


def onlooker(live: Live, guest: int, wished: int | None = None) -> Viewer:
    """The viewer a guest is, if they may see the game."""
    if not sees_game(live, guest):
        raise Refused("no-spectators")
    return viewer_of(live, guest, wished)


class Shown:
    """A live table's face, with what several screens share encoded once for each version."""

    def __init__(self, live: Live) -> None:
        self.live = live
        self._meta_v = -1
        self._v = -1
        self._table = self._seats = self._fairness = msgspec.Raw(b"null")
        self._views: dict[int | None, msgspec.Raw] = {}

    def state(
        self,
        viewer: Viewer,
        since: int,
        now: int,
        presence: wire.Presence,
        *,
        name: str = "",
        moment: bool = False,
        most: int | None = None,
    ) -> bytes:
        """The encoded ``State`` for this viewer, with the events after version ``since``: the newest ``most``."""
        live = self.live
        self._refresh()
        since = since if 0 < since <= live.v else 0
        keep, events = self._events(viewer, since, most)
        held = live.held_by(viewer.guest) if not viewer.late else []
        seat = viewer.seat
        state = wire.State(
            v=live.v,
            since=since,
            now=now,
            phase=live.phase,
            table=cast(Any, self._table),
            seats=cast(Any, self._seats),
            you=wire.You(_your_name(live, held, name), _is_host(live, viewer.guest), held, seat),
            view=None if viewer.outside else self._view(seat),
            asked=self._asked(viewer),
            turn=self._turn(),
            answers=live.answers,
            may_undo=self._may_undo(viewer) and not moment,
            lasting=[] if viewer.outside else self._lasting(seat),
            orders=self._orders(seat),
            quiet=list(live.game.quiet),
            wishes=self._wishes(seat),
            wished=self._wished(seat),
            keep=keep,
            events=events,
            outcome=_end(live),
            fairness=cast(Any, self._fairness),
            presence=presence,
            rematch=live.rematch or None,
            moment=moment,
            behind=live.settings.delay if viewer.late else 0,
        )
        return encode(state)

    def _refresh(self) -> None:
        live = self.live
        if self._v != live.v:
            self._v = live.v
            self._views.clear()
        if self._meta_v != live.meta_v:
            self._meta_v = live.meta_v
            self._table = msgspec.Raw(encode(table_info(live)))
            self._seats = msgspec.Raw(encode([seat_info(seat, live.host) for seat in live.seats]))
            self._fairness = msgspec.Raw(encode(_fairness(live)))

    def _view(self, seat: int | None) -> msgspec.Raw | None:
        table = self.live.table
        if table is None:
            return None
        view = self._views.get(seat)
        if view is None:
            view = self._views[seat] = msgspec.Raw(encode(table.view(seat)))
        return view

    def _events(self, viewer: Viewer, since: int, most: int | None) -> tuple[int, list[wire.Event]]:
        if viewer.outside:
            return 0, []
        keep, events = self.live.events_since(viewer.seat, since, most)
        return keep, [_event(self.live.game, n, event) for n, event in events]

    def _turn(self) -> int | None:
        live = self.live
        if live.table is None or live.phase != "playing":
            return None
        return live.game.turn(live.table.state)

    def _lasting(self, seat: int | None) -> list[wire.Lasting]:
        table = self.live.table
        if table is None:
            return []
        return [
            wire.Lasting(
                it.what, list(it.on), _label(it.does) if it.does else None, _label(it.ends)
            )
            for it in self.live.game.lasting(table.state, seat)
        ]

    def _orders(self, seat: int | None) -> dict[str, bool]:
        table = self.live.table
        return dict(table.orders.get(seat, {})) if table is not None and seat is not None else {}

    def _wishes(self, seat: int | None) -> list[wire.Option]:
        live = self.live
        if live.table is None or seat is None or live.phase != "playing":
            return []
        found = live.game.wishes(live.table.state, seat)
        return [_choice(key, choice) for key, choice in found.items()]

    def _wished(self, seat: int | None) -> list[str]:
        table = self.live.table
        return list(table.wishes.get(seat, ())) if table is not None and seat is not None else []

    def _may_undo(self, viewer: Viewer) -> bool:
        live = self.live
        if live.companion is not None and not viewer.late:
            return live.may_take_back(viewer.guest)
        return live.may_undo(viewer.seat)

    def _real(self, viewer: Viewer) -> wire.Question | None:
        """What people have to throw or draw. What a card may be is told through a seat that may see it, or where the
        card is for everybody."""
        live = self.live
        asked = live.real()
        if asked is None or viewer.outside:
            return None
        by = live.typists()
        real = wire.Real(by)
        if not isinstance(asked, Draw):
            real.dice = _real_dice(live.game, asked)
            return wire.Question(live.question, asked.seat, f"chance.{asked.label}", real=real)
        assert live.companion is not None
        mine = set(live.held_by(viewer.guest)) & set(by)
        if viewer.seat in by or (mine and not asked.seats):
            real.things = live.companion.names()
        who: dict[str, Any] = {"who": f"seat:{asked.seat}"}
        return wire.Question(live.question, asked.seat, f"draw.{asked.label}", who, real=real)

    def _asked(self, viewer: Viewer) -> wire.Question | None:
        live = self.live
        if live.companion is not None and live.real() is not None:
            return self._real(viewer)
        table = live.table
        ask = table.ask if table is not None else None
        if table is None or ask is None or live.phase != "playing" or viewer.outside:
            return None
        asked = table.asked_for(viewer.seat)
        assert asked is not None
        mine = bool(asked.options)  # nobody but the seat asked is told any
        return wire.Question(
            live.question,
            asked.seat,
            asked.prompt,
            cast(Any, asked.args),
            asked.rule,
            asked.window,
            self._options(ask, asked.options),
            due_of(live),
            self._missing(ask) if mine else [],
            live.game.aside(table.state, ask) if mine else None,
            live.pause > 0,
        )

    def _missing(self, ask: Ask) -> list[wire.Missing]:
        live = self.live
        assert live.table is not None
        return [
            wire.Missing(_label(it.label), _label(it.why), it.rule)
            for it in live.game.refusals(live.table.state, ask)
        ]

    def _options(self, ask: Ask, keys: Sequence[str]) -> list[wire.Option]:
        """What is offered, what would come to nothing last: the first keys are for what is of use."""
        live = self.live
        assert live.table is not None
        state, describe = live.table.state, live.game.describe
        told = [_choice(key, describe(state, ask, key)) for key in keys]
        return sorted(told, key=lambda option: option.blocked is not None)


def _real_dice(game: Game[Any], thrown: Roll | Dice) -> list[wire.RealDie]:
    count = thrown.count if isinstance(thrown, Dice) else 1
    kinds = thrown.kinds if isinstance(thrown, Dice) else ()
    faces = game.faces(thrown)
    return [
        wire.RealDie(thrown.sides, kinds[n] if kinds else "", list(faces[n]) if faces else [])
        for n in range(count)
    ]


def _choice(key: str, choice: Choice) -> wire.Option:
    return wire.Option(
        key,
        _label(choice.label),
        list(choice.about),
        list(choice.way),
        choice.to,
        _label(choice.detail) if choice.detail else None,
        _outlook(choice.outlook) if choice.outlook else None,
        _label(choice.blocked) if choice.blocked else None,
    )


def _label(text: Text) -> wire.Label:
    return wire.Label(text.key, cast(Any, text.args))


def _outlook(outlook: Outlook) -> wire.Outlook:
    return wire.Outlook(
        [wire.Odds(_label(it.label), it.percent) for it in outlook.odds],
        [wire.Change(_label(it.label), it.before, it.after) for it in outlook.changes],
        outlook.price,
        outlook.purse,
    )


def _event(game: Game[Any], n: int, noted: Noted) -> wire.Event:
    event, of = noted.event, noted.of
    beat = game.beat(event) if of == "game" else None
    args = cast(Any, event.args)
    return wire.Event(n, noted.v, event.key, args, event.rule, of, event.thrown, beat)


def report(live: Live) -> rest.Report:
    """The game in figures; nothing in it is hidden from anybody."""
    chapters = [rest.Chapter(mark.v, mark.turn, mark.seat) for mark in live.turns]
    lead = [rest.Lead(mark.v, mark.turn, mark.scores) for mark in live.turns if mark.scores]
    dice = [[0] * 6 for _ in live.seats]
    for noted in live.events:
        thrown = noted.event.thrown
        if thrown is not None and thrown.seat is not None and thrown.sides == 6:
            for face in thrown.faces:
                dice[thrown.seat][face - 1] += 1
    return rest.Report(chapters, lead, dice)


def due_of(live: Live) -> int | None:
    """When the clock of the pending question runs out, or the pause in which it is asked; None: never, or a bot is asked."""
    if live.pause:
        return live.asked_at + live.pause
    if not live.clock or live.asked_seat() is None or live.bot_asked():
        return None
    return live.asked_at + live.clock * 1000


def table_info(live: Live) -> wire.TableInfo:
    head = live.head
    origin = (
        "import" if head.finished else "fork" if head.record else "lesson" if head.lesson else ""
    )
    return wire.TableInfo(
        live.code,
        head.game,
        [live.game.name, *live.game.vocabulary],
        head.rules,
        head.options,
        live.settings,
        live.created,
        origin,
        head.lesson,
        head.real,
    )


def seat_info(seat: LiveSeat, host: int) -> wire.Seat:
    kind: Any = "guest" if seat.guest else "open" if seat.open else "bot"
    hosts = bool(seat.guest) and seat.guest == host
    told = (kind, seat.name, seat.bot, hosts, bool(seat.salt), seat.agrees, bool(seat.pin))
    return wire.Seat(seat.seat, *told)


def _your_name(live: Live, held: list[int], name: str) -> str:
    return next((live.seats[n].name for n in held if live.seats[n].name), name)


def _is_host(live: Live, guest: int) -> bool:
    return bool(guest) and guest == live.host


def _fairness(live: Live) -> wire.Fairness:
    if live.head.finished:  # an import was thrown elsewhere: what its record says, if anything
        told = live.head.record.fairness if live.head.record is not None else None
        if told is None or not live.head.proven:
            return wire.Fairness("", "", [])
        return wire.Fairness(told.table, told.commitment, told.salts, told.secret)
    if live.head.real:  # nobody can prove what people throw
        return wire.Fairness("", "", [])
    secret = live.secret.hex() if live.phase == "finished" else ""
    salts = [seat.salt for seat in live.seats]
    return wire.Fairness(live.head.label, Fair.commitment(live.secret), salts, secret)


def _end(live: Live) -> wire.End | None:
    if live.phase != "finished":
        return None
    outcome = live.outcome
    if outcome is None:
        return wire.End([], "stopped", [], False, True)
    winners, scores = list(outcome.winners), list(outcome.scores)
    return wire.End(winners, outcome.reason, scores, outcome.truncated)
