"""Whoever may hear a line hears it, whatever else happens at the table and whichever process it was said in."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any, cast

import pytest

from hallows.server import rest, wire
from hallows.server.config import Config
from hallows.server.hub import Hub
from hallows.server.room import Room
from hallows.server.sockets import Connection
from hallows.server.store import Guest


class Ear:
    """A screen that does nothing but listen."""

    welcome = False

    def __init__(self, guest: Guest) -> None:
        self.guest = guest
        self.heard: set[str] = set()

    def put_chat(self, chat: wire.Chat) -> None:
        self.heard |= {line.text for line in chat.lines}


Talk = Callable[[Room, Guest], Awaitable[None]]


def heard_of(folder: Path, talk: Talk) -> set[str]:
    """What somebody hears who sits at the table and listens."""

    async def listen() -> set[str]:
        hub = Hub(Config(db=f"sqlite+aiosqlite:///{folder / 'tables.db'}", bot_workers=1))
        await hub.store.open()
        ada = await hub.remember(Guest(0, "a" * 64, "Ada"), "here")
        wish = rest.NewTable("duel", [rest.SeatWish("me"), rest.SeatWish("me")], start=True)
        room = await hub.room((await hub.open_table(ada, wish, "here")).code)
        ear = Ear(ada)
        room.connections.add(cast(Connection, ear))
        await talk(room, ada)
        while hub._tasks:
            await asyncio.gather(*hub._tasks)
        room.connections.clear()
        await hub.close()
        return ear.heard

    return asyncio.run(listen())


async def said_elsewhere(room: Room, ada: Guest, text: str) -> None:
    """Another process has stored a line; nobody here was told yet."""
    await room.hub.store.say(room.code, "table", text, ada.id, 0, "Ada", text)


def test_a_line_is_heard_though_the_table_must_be_read_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def talk(room: Room, ada: Guest) -> None:
        store = room.hub.store
        say = store.say

        async def meanwhile(*line: Any) -> Any:
            stored = await say(*line)
            room.drop()
            return stored

        monkeypatch.setattr(store, "say", meanwhile)
        await room.command(ada, wire.Say("c1", "hello"))

    assert heard_of(tmp_path, talk) == {"hello"}


def test_who_reads_what_was_said_makes_nobody_deaf(tmp_path: Path) -> None:
    async def talk(room: Room, ada: Guest) -> None:
        await said_elsewhere(room, ada, "hello")
        await room.chat(ada)
        room.hub.hear("c", room.code, 1)

    assert heard_of(tmp_path, talk) == {"hello"}


def test_a_line_from_here_hides_none_from_elsewhere(tmp_path: Path) -> None:
    async def talk(room: Room, ada: Guest) -> None:
        await said_elsewhere(room, ada, "hello")
        await room.command(ada, wire.Say("c1", "goodbye"))
        room.hub.hear("c", room.code, 1)

    assert heard_of(tmp_path, talk) == {"hello", "goodbye"}
