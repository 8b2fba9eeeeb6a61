"""P3: you never receive what your seat may not know.

Three nets of different mesh. A game whose every card is a canary is played on a real server while every byte sent
to anybody, and everything the server writes elsewhere, is searched for cards, seeds and secrets that were not theirs
yet. Games of every kind are played on a real server, and what each seat was sent must be what the kernel's views and
events for that seat say, byte for byte. And in process, for every kind: what a seat is sent may not depend on
anything hidden from it, shown by dealing all that anew.
"""

import base64
import hashlib
import hmac
import json
import random
import re
from typing import Any

import msgspec
import pytest

from hallows.games import load_game, names
from hallows.kernel import Veil, load, read
from hallows.server import wire
from hallows.server.entries import Chose, Opened, SeatPlan, Started
from hallows.server.live import Live
from hallows.server.show import Shown, Viewer
from tests.server.canary import FACES
from tests.server.conftest import MakeGuest
from tests.server.machines import Server
from tests.server.people import Guest, Screen, agree

CANARY = re.compile(rb"canary\d\dx\d{4}")


def test_canaries_sing_only_to_their_owners(guest: MakeGuest, server: Server) -> None:
    """Who may know a card is told by the public log alone: its drawer, those it was shown or peeked to."""
    for seed in range(2):
        ada, bo, cy, eve = (guest() for _ in range(4))
        code = ada.make(game="canary", seats="moo", settings={"undo": False}, dice=str(seed))
        for number, one in ((1, bo), (2, cy)):
            one.sit(code, number)
        ada.do(code, "start")
        people = {0: ada, 1: bo, 2: cy, None: eve}
        screens = {seat: one.socket(code).ready() for seat, one in people.items()}
        chooser = random.Random(seed)
        players = [screens[0], screens[1], screens[2]]
        mark = {seat: len(one.heard) for seat, one in people.items()}
        known: dict[int | None, set[bytes]] = {seat: set() for seat in people}
        before: list[bytes] = []
        for step in range(400):
            agree(list(screens.values()))
            # What each seat has been told so far by its own events is what it may be told again.
            for seat, screen in screens.items():
                own = [e for e in screen.events if e["key"] in ("drew", "showed", "peeked")]
                known[seat] |= {e["args"]["card"][5:].encode() for e in own}
                known[seat] |= _hand(screen, seat)
            for seat, one in people.items():
                heard = b"".join(one.heard[mark[seat] :])
                assert set(CANARY.findall(heard)) <= known[seat], seat
                before += one.heard[mark[seat] :]
                mark[seat] = len(one.heard)
            if players[0].state["phase"] == "finished":
                break
            mover = next(s for s in players if s.asked)
            _pester(people, code, mover, step)
            v = mover.pick(chooser)["v"]
            mover.reach(v)
        owners = _true_owners(ada, code)
        for seat in (0, 1, 2):
            assert known[seat] <= owners[seat], seat
        assert known[None] <= owners[-1]
        _search_elsewhere(server, people, before, ada.view(code)["fairness"]["secret"])


def _hand(screen: Screen, seat: int | None) -> set[bytes]:
    hands = screen.state["view"]["hands"] if screen.state["view"] else []
    return {card.encode() for card in hands[seat]} if seat is not None and hands else set()


def _pester(people: dict[Any, Guest], code: str, mover: Screen, step: int) -> None:
    """Everybody tries every other door now and then."""
    if step % 8:
        return
    assert mover.asked
    question, options = mover.asked["question"], [o["key"] for o in mover.asked["options"]]
    for one in people.values():
        if one is mover.guest:
            continue
        for option in [*options[:2], "show:" + FACES[step % len(FACES)]]:
            told = one.command(code, "choose", question=question, option=option)
            assert told.status_code >= 400
            # The refusal may only give back what was sent.
            leaked = set(CANARY.findall(one.heard.pop())) - {option[5:].encode()}
            assert not leaked
        one.command(code, "hint", question=question)
        one.command(code, "undo", question=question)
        for path in (
            "view?since=1",
            "moments/3",
            f"moments/{question}",
            "report",
            "chat",
            "record",
        ):
            one.get(f"/api/tables/{code}/{path}")
        wish = {"v": question, "seats": [{"kind": "me"}] * 3}
        assert one.post(f"/api/tables/{code}/fork", wish).status_code == 409
    seat = mover.state["you"]["seat"]
    for other in (0, 1, 2):
        if other != seat:
            assert mover.guest.get(f"/api/tables/{code}/view", seat=other).status_code == 403


def _true_owners(guest: Guest, code: str) -> dict[int, set[bytes]]:
    """From the record: which cards each seat came to know (-1: everybody)."""
    table = load(load_game_of_tests(), read(guest.get(f"/api/tables/{code}/record").content))
    assert table.events is not None
    owners: dict[int, set[bytes]] = {-1: set(), 0: set(), 1: set(), 2: set()}
    for event in table.events:
        if "card" in event.args:
            card = str(event.args["card"])[5:].encode()
            for seat in owners if event.to is None else event.to:
                owners[seat].add(card)
    return owners


def load_game_of_tests() -> Any:
    from tests.server.canary import CanaryGame

    return CanaryGame()


def _search_elsewhere(
    server: Server, people: dict[Any, Guest], heard: list[bytes], secret: str
) -> None:
    """Logs and metrics hold no card; nothing before the end holds the dice's secret, or anybody's cookie."""
    written = server.logged().encode() + people[None].get("/metrics").content
    assert not CANARY.findall(written)
    raw = bytes.fromhex(secret)
    veil = hmac.digest(raw, b"veil", "sha256")
    seeds = [secret.encode(), raw, base64.b64encode(raw), veil.hex().encode(), veil]
    everything = b"\n".join([*heard, written])
    last = [b'"secret":"' + secret.encode()]
    for needle in seeds:
        found = everything.count(needle)
        shown = sum(everything.count(end) for end in last) if needle == secret.encode() else 0
        assert found == shown, "the secret of the dice was told before the end"
    for one in people.values():
        token = one.cookie.partition("=")[2]
        cookie_hash = hashlib.sha256(token.partition(".")[0].encode()).hexdigest()
        assert token.encode() not in written
        assert cookie_hash.encode() not in everything


def test_seat_secrets_and_cookies_are_stored_hashed(guest: MakeGuest, server: Server) -> None:
    ada, bo = guest(), guest()
    code = ada.make(seats="mo")
    given = [ada.secrets["0"], bo.sit(code, 1)["secret"]]
    ada.do(code, "start")
    needles = [*given, ada.cookie.partition("=")[2].partition(".")[0]]
    for one in (ada, bo):
        for needle in needles:
            later = b"".join(one.heard[-1:]) + one.get(f"/api/tables/{code}/view").content
            assert needle.encode() not in later
    assert not any(needle in server.logged() for needle in needles)
    assert code not in server.logged()  # whoever reads logs cannot sit down
    if not server.db.startswith("postgresql"):
        for suffix in ("", "-wal"):
            with open(server.db + suffix, "rb") as file:
                stored = file.read()
            assert not any(needle.encode() in stored for needle in needles)


@pytest.mark.parametrize("game", names())
def test_every_seat_is_sent_exactly_its_own_view(guest: MakeGuest, game: str) -> None:
    """Afterwards the secret of the table is known; what each seat was sent can then be computed again."""
    ada, bo, eve = guest(), guest(), guest()
    code = ada.make(game=game, seats="mo")
    bo.sit(code, 1)
    ada.do(code, "start")
    screens = {0: ada.socket(code), 1: bo.socket(code), None: eve.socket(code)}
    seen: dict[tuple[int | None, int], Any] = {}
    chooser = random.Random(game)
    for screen in screens.values():
        screen.ready()
    for _ in range(45):
        agree(list(screens.values()))
        for seat, screen in screens.items():
            seen[seat, screen.state["v"]] = (
                screen.state["view"],
                screen.state["asked"],
                list(screen.events),
            )
        if screens[0].state["phase"] == "finished":
            break
        mover = next(s for s in (screens[0], screens[1]) if s.asked)
        v = mover.pick(chooser)["v"]
        mover.reach(v)
    if screens[0].state["phase"] != "finished":
        ada.do(code, "finish")
        bo.do(code, "finish")
    end = ada.view(code)
    secret = bytes.fromhex(end["fairness"]["secret"])
    record = read(ada.get(f"/api/tables/{code}/record").content)
    lengths = _lengths(record.entries, sorted({v for _, v in seen}))
    rules = load_game(game)
    then: dict[int, Any] = {}
    for (seat, v), (view, asked, events) in seen.items():
        if v not in then:
            then[v] = load(rules, record, upto=lengths[v])
        table = then[v]
        table.veil = Veil(hmac.digest(secret, b"veil", "sha256"))
        if table.ask is None and table.outcome is None:
            continue  # the record stops at a throw here, which a choice brought about
        assert json.loads(msgspec.json.encode(table.view(seat))) == view
        told = [e for e in events if e["of"] != "table"]
        kernel = table.events_for(seat)
        assert [(e["key"], e["rule"]) for e in told] == [(e.key, e.rule) for e in kernel]
        for sent, event in zip(told, kernel, strict=True):
            assert sent["args"] == json.loads(msgspec.json.encode(event.args))
            assert sent["thrown"] == json.loads(msgspec.json.encode(event.thrown))
        question = table.asked_for(seat)
        if asked is not None:
            assert question is not None
            told = [o["key"] for o in asked["options"]]  # what is of no use stands last
            assert sorted(told) == sorted(question.options)
            assert (asked["prompt"], asked["seat"]) == (question.prompt, question.seat)


def _lengths(entries: list[Any], versions: list[int]) -> dict[int, int]:
    """How many entries of the record each version has: up to the next choice that was a person's."""
    starts = [n for n, e in enumerate(entries) if type(e).__name__ == "Chose" and not e.forced]
    ends = [*starts, len(entries)]
    return dict(zip(versions, ends, strict=False))


@pytest.mark.parametrize("game", [*names(), "canary"])
def test_what_is_sent_depends_on_nothing_hidden(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """For every state of random games and every seat: all that is hidden dealt anew, the same bytes are sent."""
    import hallows.games

    monkeypatch.setitem(hallows.games._GAMES, "canary", "tests.server.canary:CanaryGame")
    rules = load_game(game)
    for seed in range(3):
        chooser = random.Random(f"{game}/{seed}")
        seats = chooser.choice([n for n in rules.seats if n >= 2])
        live = Live("a" * 16, chooser.randbytes(32))
        plans = [SeatPlan(n + 1, f"P{n}") for n in range(seats)]
        options = msgspec.to_builtins(rules.parse_options({}))
        settings = wire.Settings(undo=False)  # an imagined table has no past to take back
        head = Opened(game, rules.version, rules.content_hash, options, settings, plans, 1, "x")
        live.apply(head, 1)
        live.apply(Started(), 1)
        for step in range(150):
            table = live.table
            assert table is not None
            if table.ask is None:
                break
            if step % 3 == 0:
                _same_when_redealt(live, seats, seed * 1000 + step)
            live.apply(Chose(table.ask.seat, chooser.choice(table.ask.options)), 1)


def _same_when_redealt(live: Live, seats: int, seed: int) -> None:
    table = live.table
    assert table is not None
    presence = wire.Presence([], 0)
    for seat in range(seats):
        viewers = [Viewer(seat + 1, seat), Viewer(0, None)]
        true = [Shown(live).state(viewer, live.v - 1, 1, presence) for viewer in viewers]
        live.table = table.imagine(seat, seed)
        live.table.veil = table.veil
        other = [Shown(live).state(viewer, live.v - 1, 1, presence) for viewer in viewers]
        live.table = table
        assert true == other, f"{live.head.game}: seat {seat} is sent something it may not know"


def test_tables_do_not_hear_of_each_other(guest: MakeGuest) -> None:
    ada, bo = guest(), guest()
    first, second = (
        ada.make(game="canary", seats="mm", start=True),
        bo.make(game="canary", seats="mm", start=True),
    )
    here, there = ada.socket(first, seat=0).ready(), bo.socket(second, seat=0).ready()
    before = there.states
    here.do("rename", name="Ada", seat=0)
    there.say({"t": "ping", "n": 1})
    there.until(lambda s: any(m["t"] == "pong" for m in s.others))
    assert there.states == before
