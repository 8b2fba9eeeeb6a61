"""A live table is its log, whatever happened at it."""

import random
from typing import Any

import msgspec
import pytest

from hallows.games import load_game, names
from hallows.kernel import Ask, Choice, HallowsError, RuleDefect, Text
from hallows.server import entries as log
from hallows.server import wire
from hallows.server.commands import clean_name, clean_text
from hallows.server.errors import CODES, Refused
from hallows.server.limits import Bucket, Buckets
from hallows.server.live import Live
from hallows.server.shelf import stand_in_for
from hallows.server.show import Shown, Viewer, report, viewer_of

NOBODY = wire.Presence([], 0)


def opened(game: str, seats: int, secret: bytes) -> tuple[Live, list[log.Row]]:
    rules = load_game(game)
    options = msgspec.to_builtins(rules.parse_options({}))
    plans = [log.SeatPlan(n + 1, f"P{n}") for n in range(seats)]
    head = log.Opened(
        game, rules.version, rules.content_hash, options, wire.Settings(), plans, 1, "label"
    )
    live = Live("a" * 16, secret)
    rows: list[log.Row] = []
    add(live, rows, head)
    return live, rows


def add(live: Live, rows: list[log.Row], entry: log.Entry) -> None:
    at = live.v + 1000
    throws = live.apply(entry, at)
    row = log.Row(live.v, f"c{live.v}", 1, "", entry, throws, at)
    live.note_command(row.command, row.guest, row.digest)
    # As the database gives it back.
    body, thrown = log.encode(row.entry), log.encode(row.throws)
    rows.append(
        msgspec.structs.replace(row, entry=log.decode_entry(body), throws=log.decode_throws(thrown))
    )


def wander(game: str, seed: int, steps: int = 120) -> tuple[Live, list[log.Row]]:
    """A table at which everything happens now and then."""
    chooser = random.Random(f"{game}/{seed}")
    seats = chooser.choice([n for n in load_game(game).seats if n >= 2])
    live, rows = opened(game, seats, chooser.randbytes(32))
    add(live, rows, log.Salted(0, "salt"))
    add(live, rows, log.Started())
    for _ in range(steps):
        assert live.table is not None
        ask = live.table.ask
        if ask is None or live.phase != "playing":
            break
        seat = chooser.randrange(seats)
        odd = chooser.random()
        if odd < 0.1 and live.may_undo(ask.seat):
            add(live, rows, log.Undone(ask.seat))
        elif odd < 0.15:
            add(live, rows, log.Ordered(seat, "*", chooser.random() < 0.7, chooser.random() < 0.5))
        elif odd < 0.2:
            add(live, rows, log.StoodIn(seat, chooser.choice(["", "random"])))
        elif odd < 0.22:
            add(live, rows, log.Renamed(seat, f"N{chooser.random()}"))
        else:
            add(live, rows, log.Chose(ask.seat, chooser.choice(ask.options)))
    return live, rows


def shown(live: Live, seats: int) -> list[bytes]:
    """What everybody would be sent, from the beginning and from half-way."""
    face = Shown(live)
    viewers = [Viewer(n + 1, n) for n in range(seats)] + [Viewer(0, None)]
    return [face.state(who, since, 1, NOBODY) for who in viewers for since in (0, live.v // 2)]


@pytest.mark.parametrize("game", names())
@pytest.mark.parametrize("seed", range(3))
def test_p5_a_table_is_its_log(game: str, seed: int) -> None:
    live, rows = wander(game, seed)
    again = Live.replay(live.code, live.secret, rows)
    seats = len(live.seats)
    assert shown(again, seats) == shown(live, seats)
    assert again.commands == live.commands
    assert report(again) == report(live)
    assert live.table is not None
    assert again.table is not None
    assert again.table.hash() == live.table.hash()
    assert again.table.log == live.table.log


def test_other_dice_cannot_change_the_past() -> None:
    """The log keeps what chance answered: even with another secret the table comes back the same."""
    live, rows = wander("duel", 5)
    again = Live.replay(live.code, b"another secret", rows)
    assert live.table is not None
    assert again.table is not None
    assert again.table.hash() == live.table.hash()


def test_a_log_with_a_hole_or_a_false_throw_is_noticed() -> None:
    _, rows = wander("duel", 6)
    with pytest.raises(RuleDefect):
        Live.replay("a" * 16, b"x", rows[:5] + rows[6:])
    spoilt = next(n for n, row in enumerate(rows) if row.throws and n > 4)
    rows[spoilt].throws = [*rows[spoilt].throws, 3]
    with pytest.raises(HallowsError):
        Live.replay("a" * 16, b"x", rows)


@pytest.mark.parametrize("game", names())
def test_p4_events_since_any_version_lead_to_the_present(game: str) -> None:
    """Whatever a screen had at a version, with undone events in it or not: keep so many, append the rest."""
    live, rows = wander(game, 7)
    have: dict[int, list[Any]] = {}
    again = Live(live.code, live.secret)
    for row in rows:
        again.take(row)
        have[again.v] = [(n, e.v, e.event) for n, e in again.events_since(0, 0)[1]]
    for v, events in have.items():
        keep, more = live.events_since(0, v)
        now = events[:keep] + [(n, e.v, e.event) for n, e in more]
        assert now == have[live.v], v


def test_numbers_of_events_do_not_count_what_others_see() -> None:
    live, _ = wander("duel", 8)
    for seat in range(len(live.seats)):
        numbers = [n for n, _ in live.events_since(seat, 0)[1]]
        assert numbers == list(range(len(numbers)))


def test_viewers() -> None:
    live, _ = wander("duel", 9, steps=3)
    assert viewer_of(live, 1) == Viewer(1, 0)
    assert viewer_of(live, 99) == Viewer(99, None)
    with pytest.raises(Refused):
        viewer_of(live, 1, 1)
    live.settings = wire.Settings(spectators=False)
    with pytest.raises(Refused):
        viewer_of(live, 99)
    live.seats[1].open = True
    outside = viewer_of(live, 99)
    assert outside.outside
    state = msgspec.json.decode(Shown(live).state(outside, 0, 1, NOBODY))
    assert (state["view"], state["events"], state["asked"]) == (None, [], None)


def test_names_and_words_are_cleaned() -> None:
    assert clean_name("  A\u202eb\tc  ") == "Abc"
    assert clean_name("Zażółć gęślą") == "Zażółć gęślą"
    assert clean_text("a\u0300\u0301\u0302\u0303\u0304", 9) == "à\u0301\u0302"
    assert clean_text("\x00\x07", 9) == ""
    assert clean_text("good luck", 5) == "good"
    assert len(clean_name("\ufb2c" * 40)) == 40  # one letter that becomes three
    for good in ("Dr: No", "12:30", "a:", ":b", "Ola: the great"):
        assert clean_name(good) == good
    for bad in ("", " ", "\u200b", "\u0301", "seat:1", " Seat:1 ", "card:accio", "s\u200beat:1"):
        with pytest.raises(Refused) as refused:
            clean_name(bad)
        assert refused.value.code == "bad-name"


def test_who_plays_where_no_bot_is_named() -> None:
    assert stand_in_for("duel", "random") == "random"
    assert stand_in_for("duel") == "greedy"


def test_buckets() -> None:
    bucket = Bucket(0.0001, 3)
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]
    assert bucket.wait() > 1000
    many = Buckets("things", 0.001, 1, keep=2)
    many.check("a")
    with pytest.raises(Refused) as refused:
        many.check("a")
    assert refused.value.code == "too-many"
    assert refused.value.details["what"] == "things"
    many.check("b")
    many.check("c")
    many.check("a")  # forgotten, so full again


def test_every_refusal_has_a_status() -> None:
    with pytest.raises(AssertionError):
        Refused("no-such-code")
    for kind in HallowsError.__subclasses__():
        if kind.code not in ("rule-defect", "script", "not-cloneable") and kind is not Refused:
            assert kind.code in CODES, kind


def test_what_would_come_to_nothing_stands_last(monkeypatch: pytest.MonkeyPatch) -> None:
    live, rows = opened("duel", 3, b"1" * 32)
    add(live, rows, log.Started())
    assert live.table is not None
    assert live.table.ask is not None
    first, *others = live.table.ask.options
    assert others
    usual = live.game.describe

    def described(_: object, state: Any, ask: Ask, option: str) -> Choice:
        why = Text("event.rested") if option == first else None
        return msgspec.structs.replace(usual(state, ask, option), blocked=why)

    monkeypatch.setattr(type(live.game), "describe", described)
    seat = live.table.ask.seat
    state = msgspec.json.decode(Shown(live).state(Viewer(1, seat), 0, 1, NOBODY))
    told = state["asked"]["options"]
    assert [option["key"] for option in told] == [*others, first]
    assert told[-1]["blocked"] is not None


def test_a_bot_is_asked_what_the_person_did_not_want_to_be_asked() -> None:
    live, rows = opened("duel", 2, b"2" * 32)
    add(live, rows, log.Started())
    assert live.table is not None
    add(live, rows, log.Ordered(1, "shield", on=True, lasting=True))
    add(live, rows, log.StoodIn(1, "random", fresh=True))
    assert 1 not in live.table.orders
    add(live, rows, log.StoodIn(1, ""))
    assert live.table.orders == {1: {"shield": True}}
    add(live, rows, log.Left(1, "random", fresh=True))
    assert 1 not in live.table.orders


def test_older_logs_are_read_as_they_were_written() -> None:
    live, rows = opened("duel", 2, b"2" * 32)
    add(live, rows, log.Started())
    assert live.table is not None
    add(live, rows, log.Ordered(1, "shield", on=True, lasting=True))
    add(live, rows, log.StoodIn(1, "random"))
    assert live.table.orders == {1: {"shield": True}}
