"""What is said at a table: who may say something, who hears it at once, and who when it has become old enough."""

from typing import TYPE_CHECKING, Any

from hallows.server import commands, wire
from hallows.server.errors import Refused
from hallows.server.ledger import clock
from hallows.server.show import onlooker, sees_game, viewer_of
from hallows.server.store import Guest, Line

if TYPE_CHECKING:
    from hallows.server.room import Room


class Talk:
    """The chat of one room."""

    def __init__(self, room: "Room") -> None:
        self.told = 0  # everybody here was told every line of chat up to this one
        self._room = room
        self._unheard: dict[int, Line] = {}  # what players said that those behind may not hear yet

    async def say(self, guest: Guest, command: wire.Say) -> wire.Ack:
        room = self._room
        async with room.lock:
            live = await room.fresh()
            onlooker(live, guest.id)
            if not live.settings.chat:
                raise Refused("chat-off")
            if guest.muted > clock():
                raise Refused("muted")
            held = live.held_by(guest.id)
            v = room.version_for(guest.id)
            name = live.seats[held[0]].name if held else guest.name
        await room.hub.spend(room.hub.chat_limit, str(guest.id))
        text = commands.clean_text(command.text, wire.CHAT_LETTERS)
        if not text:
            raise Refused("bad-message", why="nothing was said")
        where = "table" if held else "gallery"
        seat = held[0] if held else None
        store = room.hub.store
        line = await store.say(room.code, where, command.id, guest.id, seat, name, text)
        if line is None:
            said = await store.said(room.code, command.id)
            if said is None or said.guest != guest.id or said.text != text:
                raise Refused("id-reused")
        else:
            await self._tell([line])
            if line.n == self.told + 1:  # else something from elsewhere is still to be told
                self.told = line.n
        return wire.Ack(command.id, v)

    async def hear(self) -> None:
        """Tell what was said in any process and not told here yet."""
        lines = await self._room.hub.store.lines_after(self._room.code, self.told)
        await self._tell(lines)
        self.told = max([self.told, *(line.n for line in lines)])

    async def _tell(self, lines: list[Line]) -> None:
        async with self._room.lock:
            live = await self._room.ready()  # it says who may hear what
        if live.settings.delay:
            self._unheard.update((line.n, line) for line in lines if line.room == "table")
        for connection in self._room.connections:
            mine = self._heard_now(connection.guest.id, lines)
            for room in ("table", "gallery"):
                part = [_line(line) for line in mine if line.room == room]
                connection.put_chat(wire.Chat(room, part))

    async def lines(self, guest: Guest, since: int) -> list[wire.Chat]:
        """What was said after line ``since``, as far as a guest may hear it by now."""
        async with self._room.lock:
            viewer_of(await self._room.fresh(), guest.id)
            rooms = self._rooms_of(guest.id)
        found = []
        for room in rooms:
            lines = await self._room.hub.store.lines(self._room.code, room, since)
            heard = self._heard_now(guest.id, lines)
            self._unheard.update((line.n, line) for line in lines if line not in heard)
            kind: Any = room
            found.append(wire.Chat(kind, [_line(line) for line in heard]))
        return found

    def _rooms_of(self, guest: int) -> tuple[str, ...]:
        """Whoever sees the game hears the table; the gallery is among spectators until the game is over."""
        live = self._room.live
        if live is None or not live.settings.chat or not sees_game(live, guest):
            return ()
        seated = bool(live.held_by(guest)) and live.phase != "finished"
        return ("table",) if seated else ("table", "gallery")

    def _heard_now(self, guest: int, lines: list[Line]) -> list[Line]:
        """Those of the lines that a guest may hear at once."""
        live, rooms = self._room.live, self._rooms_of(guest)
        mine = [line for line in lines if line.room in rooms]
        if live is None or not live.delayed(guest):
            return mine
        due = clock() - live.delay_ms
        return [line for line in mine if line.room == "gallery" or line.at <= due]

    # -- whoever is a while behind -----------------------------------------------------------------------

    def waits(self) -> bool:
        """Whether something has become old enough to be told."""
        live = self._room.live
        if live is None or not live.settings.delay:
            return False
        due = clock() - live.delay_ms
        return any(line.at <= due for line in self._unheard.values())

    def tell_late(self) -> None:
        """Tell what has become old enough."""
        live = self._room.live
        if live is None:
            return
        old = [line for line in self._unheard.values() if line.at <= clock() - live.delay_ms]
        for line in old:
            del self._unheard[line.n]
        for connection in self._room.connections:
            if old and "table" in self._rooms_of(connection.guest.id):
                connection.put_chat(wire.Chat("table", [_line(line) for line in old]))


def _line(line: Line) -> wire.ChatLine:
    return wire.ChatLine(line.n, line.at, line.seat, line.name, line.text)
