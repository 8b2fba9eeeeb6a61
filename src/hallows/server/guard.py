"""The door of the web app: who is let in, how much they may bring, and what every answer wears.

Foreign pages are refused by their Origin, cookies are given out and read here, bodies are measured while they
arrive, and a failure inside becomes a typed answer without a word about its cause.
"""

import time
from collections.abc import Awaitable, Callable, Iterable, MutableMapping
from http.cookies import CookieError, SimpleCookie
from ipaddress import ip_address
from typing import Any
from urllib.parse import urlsplit

import structlog
from starlette.requests import ClientDisconnect
from starlette.websockets import WebSocketDisconnect

from hallows.kernel import HallowsError
from hallows.server import logs, metrics, rest, wire
from hallows.server.errors import CODES, Refused, args_of, code_of
from hallows.server.hub import Hub
from hallows.server.room import now_ms
from hallows.server.sockets import address_of
from hallows.server.store import Guest

Scope = MutableMapping[str, Any]
Message = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]
App = Callable[[Scope, Receive, Send], Awaitable[None]]

_logger = structlog.get_logger("web")

#: What machines ask for by our bare address.
_PROBED = ("/healthz", "/metrics")
_SAFE = ("GET", "HEAD", "OPTIONS")
_CSP = (
    "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; font-src 'self'; "
    "connect-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
_HEADERS = [
    (b"content-security-policy", _CSP.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
]
_HSTS = (b"strict-transport-security", b"max-age=31536000")


class Guard:
    def __init__(self, app: App, hub: Hub) -> None:
        self.app = app
        self.hub = hub
        config = hub.config
        self._cookie = "__Host-hallows_guest" if config.tls else "hallows_guest"
        self._hosts = frozenset(host.lower() for host in config.hosts)
        self._origins = frozenset(config.origins)
        self._dress = [*_HEADERS, _HSTS] if config.tls else _HEADERS

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            await self._http(scope, receive, send)
        elif scope["type"] == "websocket":
            await self._socket(scope, receive, send)
        else:
            await self.app(scope, receive, send)

    # -- requests ----------------------------------------------------------------------------------------

    async def _http(self, scope: Scope, receive: Receive, send: Send) -> None:
        headers = _headers(scope)
        started = time.perf_counter()
        status = 500
        cookie: bytes | None = None
        under_api = scope["path"].startswith("/api/")

        async def dressed(message: Message) -> None:
            nonlocal status, cookie
            if message["type"] == "http.response.start":
                status = message["status"]
                fields = list(message.get("headers", [])) + self._dress
                given = scope.get("hallows.cookie")
                if not under_api and _is_page(fields):
                    cookie = await self._newcomer(headers)
                if given is not None:
                    fields.append((b"set-cookie", self._set_cookie(given)))
                elif cookie is not None:
                    fields.append((b"set-cookie", cookie))
                if under_api and not any(name == b"cache-control" for name, _ in fields):
                    fields.append((b"cache-control", b"no-store"))
                message["headers"] = fields
            await send(message)

        try:
            self._admit(scope, headers)
            if under_api:
                self.hub.request_limit.check(address_of(scope))
                cookie = await self._identify(scope, headers)
            limit = self.hub.config.limits
            most = limit.record_bytes if scope["path"] == "/api/records" else limit.message_bytes
            if int(headers.get("content-length") or 0) > most:
                raise Refused("too-large", limit=most)
            await self.app(scope, _measured(receive, most), dressed)
        except HallowsError as refused:
            if status == 500:
                await _refuse(dressed, refused)
        except ClientDisconnect:
            status = 499  # gone before we had read everything; there is nobody to answer
        except Exception as wrong:
            metrics.DEFECTS.labels("web").inc()
            _logger.error("request failed", route=_route(scope), **logs.where(wrong))
            if status == 500:
                await _refuse(dressed, Refused("internal"))
        metrics.REQUESTS.labels(_route(scope), str(status)).inc()
        seconds = round(time.perf_counter() - started, 4)
        _logger.debug("request", route=_route(scope), status=status, seconds=seconds)

    def _admit(self, scope: Scope, headers: dict[str, str]) -> None:
        """Refuse addresses that are not ours, and what pages of other sites send."""
        host = headers.get("host", "")
        probed = scope["path"] in _PROBED and _is_address(_name(host))
        if self._hosts and _name(host) not in self._hosts and not probed:
            raise Refused("unknown-host")
        if scope["type"] == "http" and scope["method"] in _SAFE:
            return
        origin = headers.get("origin")
        if origin is not None:
            ours = ("https",) if self.hub.config.tls else ("http", "https")
            own = _site(origin) in [(scheme, host.lower()) for scheme in ours]
            if origin not in self._origins and not own:
                raise Refused("foreign-origin")
        elif headers.get("sec-fetch-site") in ("cross-site", "same-site"):
            raise Refused("foreign-origin")

    async def _identify(self, scope: Scope, headers: dict[str, str]) -> bytes | None:
        """Put the guest into the scope; the cookie to set, if they are new."""
        guest = await self.hub.guest(_cookie(headers, self._cookie))
        if guest is not None:
            if guest.banned > now_ms() and not scope["path"].startswith("/api/me"):
                raise Refused("banned")
            scope["hallows.guest"] = guest
            given = _cookie(headers, self._cookie)
            return self._set_cookie(str(given)) if self.hub.renew(guest) else None
        value = self.hub.new_token()
        found = await self.hub.guest(value)
        assert found is not None
        scope["hallows.guest"] = found
        return self._set_cookie(value)

    async def _newcomer(self, headers: dict[str, str]) -> bytes | None:
        """The cookie for somebody new, with the page: all that asks for at once then comes from one and the same guest."""
        try:
            known = await self.hub.guest(_cookie(headers, self._cookie))
        except HallowsError:
            return None  # who it is cannot be told now; the page comes all the same
        return None if known is not None else self._set_cookie(self.hub.new_token())

    def _set_cookie(self, value: str) -> bytes:
        secure = "; Secure" if self.hub.config.tls else ""
        age = 400 * 86_400
        return f"{self._cookie}={value}; Path=/; HttpOnly; SameSite=Lax; Max-Age={age}{secure}".encode()

    # -- sockets -----------------------------------------------------------------------------------------

    async def _socket(self, scope: Scope, receive: Receive, send: Send) -> None:
        headers = _headers(scope)
        try:
            self._admit(scope, headers)
            self.hub.request_limit.check(address_of(scope))
            cookie = await self._identify(scope, headers)
        except HallowsError as refused:
            metrics.SOCKETS_CLOSED.labels(refused.code).inc()
            await send({"type": "websocket.close", "code": 1008})  # answered as HTTP 403
            return
        protocol = getattr(send, "__self__", None)
        transport = getattr(protocol, "transport", None)
        scope["hallows.abort"] = getattr(transport, "abort", None)

        async def dressed(message: Message) -> None:
            if message["type"] == "websocket.accept" and cookie is not None:
                message["headers"] = [*message.get("headers", []), (b"set-cookie", cookie)]
            await send(message)

        try:
            await self.app(scope, receive, dressed)
        except (WebSocketDisconnect, OSError):
            pass  # gone before we had said why they may not come in
        except Exception as wrong:
            metrics.DEFECTS.labels("socket").inc()
            _logger.error("socket failed", **logs.where(wrong))


def _headers(scope: Scope) -> dict[str, str]:
    return {
        name.decode("latin-1").lower(): value.decode("latin-1") for name, value in scope["headers"]
    }


def _is_page(fields: Iterable[tuple[bytes, bytes]]) -> bool:
    return any(name == b"content-type" and value.startswith(b"text/html") for name, value in fields)


def _cookie(headers: dict[str, str], name: str) -> str | None:
    try:
        jar = SimpleCookie(headers.get("cookie", ""))
    except CookieError:
        return None
    return jar[name].value if name in jar else None


def _site(origin: str) -> tuple[str, str]:
    try:
        parts = urlsplit(origin)
        return parts.scheme.lower(), parts.netloc.lower()
    except ValueError:  # brackets that are no address
        return "", ""


def _is_address(host: str) -> bool:
    try:
        ip_address(host.strip("[]"))
    except ValueError:
        return False
    return True


def _name(host: str) -> str:
    """A host without its port; ``[::1]:80`` has colons of its own."""
    return host.rpartition(":")[0].lower() if host.count(":") == 1 or "]:" in host else host.lower()


def _measured(receive: Receive, most: int) -> Receive:
    """Stop a body that says nothing of its length, or lies about it."""
    seen = 0

    async def measured() -> Message:
        nonlocal seen
        message = await receive()
        seen += len(message.get("body", b""))
        if seen > most:
            raise Refused("too-large", limit=most)
        return message

    return measured


async def _refuse(send: Send, refused: HallowsError) -> None:
    code = code_of(refused)
    body = wire.encode(rest.Refusal(code, args_of(refused)))
    headers = [
        (b"content-type", b"application/json"),
        (b"content-length", str(len(body)).encode()),
    ]
    if code == "too-many":
        headers.append((b"retry-after", str(refused.details.get("wait", 1)).encode()))
    await send({"type": "http.response.start", "status": CODES[code], "headers": headers})
    await send({"type": "http.response.body", "body": body})


def _route(scope: Scope) -> str:
    """The route's pattern: addresses hold table codes."""
    return str(getattr(scope.get("route"), "path", "other"))


def guest_of(scope: Scope) -> Guest:
    guest: Guest = scope["hallows.guest"]
    return guest
