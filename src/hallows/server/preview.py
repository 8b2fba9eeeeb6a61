"""What a link to a table looks like where it is sent. Of a game that goes on: the game's name and picture, whether it is being
played; nothing that only those who open it should know. Of a finished one that anybody with the link may watch: a card of the
moment the link leads to, with names and standing, made when somebody asks for it."""

import asyncio
import html
import re
from contextlib import suppress
from typing import Any
from urllib.parse import urlencode

from sqlalchemy.exc import SQLAlchemyError
from starlette.requests import Request
from starlette.responses import Response

from hallows.kernel import HallowsError
from hallows.server import card
from hallows.server.errors import Refused
from hallows.server.guard import guest_of
from hallows.server.hub import Hub
from hallows.server.live import Live
from hallows.server.room import now_ms
from hallows.server.sockets import address_of
from hallows.server.static import Static
from hallows.words import LANGUAGES, Words

_TABLE = re.compile(r"^/t/([a-z2-7]{16})$")
_AT = re.compile(r"^[0-9]{1,8}$")
#: Somebody may still be behind by so much: a little more than the longest delay there is.
LATEST_MS = 16 * 60_000


async def preview(hub: Hub, static: Static, request: Request) -> bytes:
    """The lines for the head of a table's page; empty for other pages, and where there is no such table."""
    found = _TABLE.match(request.url.path)
    if found is None:
        return b""
    with suppress(SQLAlchemyError, HallowsError, OSError):  # the page is there whatever happens
        row = await hub.store.public(found[1])
        if row is not None:
            phase = await _phase(hub, request, found[1], row)
            return _lines(request, static, found[1], row.game, phase)
    return b""


async def _phase(hub: Hub, request: Request, code: str, row: Any) -> str:
    """As far as somebody without a seat may know it."""
    if row.phase != "finished" or row.changed < now_ms() - LATEST_MS:
        return str(row.phase)
    hub.moment_limit.check(address_of(request.scope))
    room = await hub.room(code)
    async with room.lock:
        live = await room.fresh()
        return "finished" if live.old_enough(now_ms()) == live.v else "playing"


def _lines(request: Request, static: Static, code: str, game: str, phase: str) -> bytes:
    lang = _language(request)
    words = Words(lang)
    name = words.format(f"web-game-{game}")
    home = f"{request.url.scheme}://{request.url.netloc}"
    at = request.query_params.get("at", "")
    over = phase == "finished"
    moment = over and bool(_AT.match(at))
    key = "web-preview-moment" if moment else f"web-preview-{phase}"
    told = {
        "og:type": "website",
        "og:site_name": "Hallows",
        "og:title": name,
        "og:description": words.fill(key, {"game": name}),
    }
    picture = f"/preview/{game}.jpg"
    if over:
        query = urlencode({"lang": lang, **({"at": at} if moment else {})})
        picture = f"/api/tables/{code}/picture?{query}"
    if over or static.has(picture):
        width, height = card.SIZE if over else (800, 420)
        told |= {
            "og:image": home + picture,
            "og:image:width": str(width),
            "og:image:height": str(height),
            "twitter:card": "summary_large_image",
        }
    lines = [
        f'<meta property="{key}" content="{html.escape(value)}" />' for key, value in told.items()
    ]
    return "\n    ".join(lines).encode()


def _language(request: Request) -> str:
    """What the link says, or else the browser: a program that looks for a preview mostly says nothing."""
    wished = (
        request.query_params.get("lang", ""),
        *request.headers.get("accept-language", "").split(","),
    )
    langs = [part.strip()[:2].lower() for part in wished]
    return next((lang for lang in langs if lang in LANGUAGES), "en")


# -- the picture ----------------------------------------------------------------------------------------------


class Pictures:
    """Cards of moments, the newest kept for a while."""

    def __init__(self, hub: Hub, static: Static) -> None:
        self._hub = hub
        self._static = static
        self._fonts = card.Fonts(static.fonts())

    async def answer(self, request: Request, code: str, at: int, lang: str) -> Response:
        """A card if anybody may see the finished game; otherwise the game's general picture."""
        row = await self._hub.store.public(code)
        if row is None:
            raise Refused("unknown-table")
        headers = {"cache-control": "public, max-age=600"}
        kept = self._hub.cards
        made = kept.get((code, at, lang))
        if made is None and row.phase == "finished":
            made = await self._made(request, code, at, lang)
            if made is not None:
                kept.put((code, at, lang), made)
        if made is not None:
            return Response(made, media_type="image/png", headers=headers)
        general = self._static.file(f"/preview/{row.game}.jpg")
        if general is None:
            raise Refused("not-found")
        return Response(general, media_type="image/jpeg", headers={"cache-control": "no-cache"})

    async def _made(self, request: Request, code: str, at: int, lang: str) -> bytes | None:
        hub = self._hub
        hub.check_looks(guest_of(request.scope), address_of(request.scope))
        room = await hub.room(code)
        async with room.lock:
            try:
                live = await room.fresh()
            except Refused as refused:
                if refused.code == "rules-changed":
                    return None
                raise
            if not public(live):
                return None
            if at > live.v:
                raise Refused("no-such-version", v=at)
            # In a thread: a language's words are read when they are first needed.
            now = await asyncio.to_thread(card_of, live, lang) if at in (0, live.v) else None
        told = now or await asyncio.to_thread(card_of, await hub.at(room, at), lang)
        if told is None:
            return None
        async with hub.drawing:
            return await asyncio.to_thread(card.draw, told, self._fonts)


def public(live: Live) -> bool:
    """Whether anybody who has the link may see how the game went and ended."""
    open_to_all = live.phase == "finished" and live.settings.spectators and not live.head.lesson
    return open_to_all and live.old_enough(now_ms()) == live.v


def card_of(live: Live, lang: str) -> card.Card | None:
    """A table as its card shows it; None before the game begins."""
    table = live.table
    if table is None:
        return None
    web = Words(lang)
    names = [_name(web, seat) for seat in live.seats]
    words = Words.of(live.game, lang, names)
    standing = list(live.game.standing(table.state))
    won = live.outcome.winners if live.outcome is not None else ()
    seats = []
    for n, name in enumerate(names):
        role = live.game.role(table.state, n)
        points = standing[n] if n < len(standing) else None
        seats.append(card.Seat(n, name, words.name(role) if role else "", points, n in won))
    return card.Card(web.format(f"web-game-{live.head.game}"), _told(live, words), tuple(seats))


def _told(live: Live, words: Words) -> str:
    assert live.table is not None
    if live.phase != "finished":
        turn = live.game.progress(live.table.state)["turns"]
        return words.fill("web-preview-turn", {"turn": turn})
    if live.outcome is None:
        return words.format("web-stopped")
    if not live.outcome.winners:
        return words.format("web-nobody-won")
    return words.format("web-won", {"who": [f"seat:{n}" for n in live.outcome.winners]})


def _name(web: Words, seat: Any) -> str:
    """What a player is called, as on the screen."""
    if seat.name:
        return str(seat.name)
    if seat.guest:
        return web.fill("web-guest", {"letter": card.MARKS[seat.seat % len(card.MARKS)][0]})
    return web.format(f"web-owl-{seat.seat % 8 + 1}")
