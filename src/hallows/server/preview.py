"""What a link to a table looks like where it is sent: the game's name, its picture, whether it is being played. Nothing that
only those who open it should know: no names, no scores."""

import html
import re
from contextlib import suppress

from sqlalchemy.exc import SQLAlchemyError
from starlette.requests import Request

from hallows.kernel import HallowsError
from hallows.server.hub import Hub
from hallows.server.static import Static
from hallows.words import LANGUAGES, Words

_TABLE = re.compile(r"^/t/([a-z2-7]{16})$")


async def preview(hub: Hub, static: Static, request: Request) -> bytes:
    """The lines for the head of a table's page; empty for other pages, and where there is no such table."""
    found = _TABLE.match(request.url.path)
    if found is None:
        return b""
    with suppress(SQLAlchemyError, HallowsError, OSError):  # the page is there whatever happens
        row = await hub.store.public(found[1])
        if row is not None:
            return _lines(request, static, row.game, row.phase)
    return b""


def _lines(request: Request, static: Static, game: str, phase: str) -> bytes:
    words = Words(_language(request), only="web.ftl")
    name = words.format(f"web-game-{game}")
    home = f"{request.url.scheme}://{request.url.netloc}"
    told = {
        "og:type": "website",
        "og:site_name": "Hallows",
        "og:title": name,
        "og:description": words.fill(f"web-preview-{phase}", {"game": name}),
    }
    picture = f"/preview/{game}.jpg"
    if static.has(picture):
        told |= {
            "og:image": home + picture,
            "og:image:width": "800",
            "og:image:height": "420",
            "twitter:card": "summary_large_image",
        }
    lines = [
        f'<meta property="{key}" content="{html.escape(value)}" />' for key, value in told.items()
    ]
    return "\n    ".join(lines).encode()


def _language(request: Request) -> str:
    for part in request.headers.get("accept-language", "").split(","):
        lang = part.strip()[:2].lower()
        if lang in LANGUAGES:
            return lang
    return "en"
