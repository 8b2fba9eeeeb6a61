"""Tables that ask everybody, as the service runs them: neither what is sent nor when tells who could have reacted.

Here the clock is ours (``scripts/telling.py`` measures the same with true seconds), so nothing depends on being quick.
"""

import asyncio
import random
from collections import Counter
from functools import partial
from pathlib import Path
from typing import Any

import msgspec
import pytest

from hallows.server import rest, room, wire
from hallows.server.config import Config
from hallows.server.hub import Hub
from hallows.server.live import Live
from hallows.server.luck import Luck
from hallows.server.room import Room
from hallows.server.store import Guest
from tests.server.conftest import MakeGuest
from tests.server.people import Guest as Person
from tests.server.people import Screen, eventually

SECONDS = 6
STEP = 1000


class Clock:
    """Milliseconds, moved by hand."""

    def __init__(self) -> None:
        self.now = 1_800_000_000_000

    def __call__(self) -> int:
        return self.now


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    ticking = Clock()
    monkeypatch.setattr(room, "now_ms", ticking)
    return ticking


class Evening:
    """A duel of three people, and somebody who only watches."""

    def __init__(self, hub: Hub, clock: Clock, seed: int) -> None:
        self.hub = hub
        self.clock = clock
        self.chooser = random.Random(seed)
        self.people = [Guest(0, f"{seed}-{n}".rjust(64, "0"), "") for n in range(4)]
        self.room: Room

    async def sit_down(self) -> None:
        for guest in self.people:
            await self.hub.remember(guest, "here")
        seats = [rest.SeatWish("me"), rest.SeatWish(), rest.SeatWish()]
        wish = rest.NewTable("duel", seats, {"ask_everybody": SECONDS})
        made = await self.hub.open_table(self.people[0], wish, "here")
        self.room = await self.hub.room(made.code)
        for seat in (1, 2):
            await self.say(seat, wire.Sit(self.id(), seat))
        await self.say(0, wire.Start(self.id()))

    def id(self) -> str:
        return f"command-{self.chooser.getrandbits(60)}"

    async def say(self, seat: int, command: wire.Command) -> wire.Ack:
        return await self.room.command(self.people[seat], command)

    async def live(self) -> Live:
        async with self.room.lock:
            return await self.room.fresh()

    async def watched(self, since: int) -> bytes | None:
        """What the onlooker is sent, if anything."""
        return await self.room.state(self.people[3], "here", since, None, None)

    async def choose(self, option: str) -> wire.Ack:
        live = await self.live()
        seat = live.asked_seat()
        assert seat is not None
        return await self.say(seat, wire.Choose(self.id(), live.question, option, seat))

    async def pause(self) -> tuple[bool, int]:
        """One pause, in which the person asked lets it go after a while: whether they could have reacted, and how long
        it was for whoever watches."""
        live = await self.live()
        assert live.table is not None
        able = len(live.table.check().options) > 1
        v, began = live.v, self.clock.now
        says = self.clock.now + self.chooser.randrange(0, 1000 * SECONDS, STEP)
        asked = msgspec.json.decode(await self.watched(0) or b"", type=wire.State).asked
        assert asked == wire.Question(
            v, live.asked_seat() or 0, due=began + 1000 * SECONDS, pause=True
        )
        while await self.watched(v) is None:
            if able and self.clock.now == says:
                assert (await self.choose(live.table.check().options[0])).v == v
            self.clock.now += STEP
            if self.room.code in await self.hub.store.due(self.clock.now, self.clock.now):
                await self.room.look_after()
        return able, self.clock.now - began


async def pauses(folder: Path, clock: Clock, tables: int) -> list[tuple[bool, int]]:
    numbers = iter(range(1000))

    def luck(game: str, options: Any) -> Luck:
        return Luck(bytes([next(numbers) % 256]) * 32, "known")

    hub = Hub(Config(db=f"sqlite+aiosqlite:///{folder}/tables.db", bot_workers=1), luck)
    await hub.start()
    found = []
    try:
        for seed in range(tables):
            evening = Evening(hub, clock, seed)
            await evening.sit_down()
            for _ in range(9):
                live = await evening.live()
                if live.pause:
                    found.append(await evening.pause())
                elif live.table is not None and live.table.ask is not None:
                    await evening.choose(live.table.check().options[0])
    finally:
        await hub.close()
    return found


def test_how_long_a_pause_is_tells_nothing(tmp_path: Path, clock: Clock) -> None:
    """For who watches, pauses of those who could have reacted, and let it go when they liked, are as long as those of
    whoever had nothing: the two distributions are the same."""
    found = asyncio.run(pauses(tmp_path, clock, tables=5))
    able = Counter(length for could, length in found if could)
    unable = Counter(length for could, length in found if not could)
    assert able.total() >= 3
    assert unable.total() >= 3
    assert set(able) == set(unable) == {1000 * SECONDS}


def test_a_reaction_is_played_at_once_and_replays(guest: MakeGuest) -> None:
    """Through a server: the pauses pass by themselves, reactions count, the record is good."""
    ada, bo = guest("Ada"), guest("Bo")
    code = ada.make(seats="mo", options={"ask_everybody": 1, "max_turns": 4})
    bo.sit(code, 1)
    ada.do(code, "start")
    reactions = 0
    while (seen := ada.view(code))["phase"] != "finished":
        who = (ada, bo)[seen["asked"]["seat"]]
        asked = who.view(code)["asked"]
        if asked and len(asked["options"]) > 1:
            first = (
                asked["prompt"] == "turn"
            )  # attacks; reactions may come too late: then it was passed
            option = asked["options"][0 if first else -1]["key"]
            reactions += not first
            who.command(code, "choose", question=asked["question"], option=option)
        else:
            eventually(partial(_moved_on, ada, code, seen["v"]))
    assert reactions
    told = ada.get(f"/api/tables/{code}/record").content
    assert ada.post("/api/records", told).status_code == 201


def _moved_on(person: Person, code: str, v: int) -> bool:
    return bool(person.view(code)["v"] > v)


def test_bots_are_given_the_same_time(guest: MakeGuest) -> None:
    ada = guest("Ada")
    code = ada.make(seats="mrr", options={"ask_everybody": 1}, start=True)
    screen = ada.socket(code).ready()
    paused = []

    def mine(it: Screen) -> bool:
        asked = it.state["asked"]
        if asked["pause"] and asked["seat"]:
            paused.append(asked["due"] - it.state["now"])
        return bool(it.asked)

    for _ in range(6):
        screen.until(mine)
        assert screen.asked
        option = screen.asked["options"][0]["key"]
        v = screen.do("choose", question=screen.asked["question"], option=option)["v"]
        screen.reach(v)
    assert paused
    assert all(left <= 1000 for left in paused)


def test_nobody_chooses_to_be_asked_in_quiet_moments(guest: MakeGuest) -> None:
    """That they are asked would tell."""
    ada = guest("Ada")
    code = ada.make("talisman", seats="mm", options={"ask_everybody": 5}, start=True)
    orders = ada.view(code, seat=0)["orders"]
    assert orders["turn_start"] is True
    assert ada.refused(code, "order", seat=0, window="quiet", on=False) == "asks-everybody"
    assert ada.refused(code, "order", seat=0, window="turn_start", on=False) == "asks-everybody"
    ada.do(code, "order", seat=0, window="battle_start.own", lasting=True)
    ada.do(code, "order", seat=0, on=False)
    assert ada.view(code, seat=0)["orders"] == orders
