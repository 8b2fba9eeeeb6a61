"""The web app: the REST face, the sockets, the client's files. Everything that matters happens in the rooms."""

import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Annotated, Any, Literal, TypeVar

import msgspec
from fastapi import FastAPI, Path, Query, Request, WebSocket
from fastapi.exceptions import RequestValidationError
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest
from starlette.exceptions import HTTPException
from starlette.responses import Response
from starlette.routing import Match

from hallows import __version__
from hallows.games import names
from hallows.kernel import HallowsError, write
from hallows.server import catalogue, metrics, openapi, opening, rest, show, wire
from hallows.server.commands import clean_name
from hallows.server.config import Config
from hallows.server.errors import CODES, Refused, args_of, code_of
from hallows.server.guard import Guard, guest_of
from hallows.server.hub import Hub
from hallows.server.live import Live
from hallows.server.luck import NewLuck, true_luck
from hallows.server.preview import Pictures, preview
from hallows.server.shelf import game_of
from hallows.server.sockets import Connection, address_of, closing, why
from hallows.server.static import Static
from hallows.server.store import Guest
from hallows.server.thinking import pack_record

T = TypeVar("T")

Code = Annotated[str, Path(description="a table's code", pattern=None)]
Since = Annotated[int, Query(ge=0, le=10_000_000, description="the version you have")]
SeatQuery = Annotated[int | None, Query(ge=0, le=15, description="which of your seats")]
Seen = Annotated[
    int | None,
    Query(alias="as", ge=-1, le=15, description="`you.seat` of the state you have; -1: none"),
]


Before = Annotated[
    str, Query(pattern=r"^([0-9]{1,15}-[a-z2-7]{16})?$", description="`more` of the page before")
]
Lang = Annotated[Literal["en", "pl", "it"], Query(description="the language of its words")]


def make_app(config: Config, new_luck: NewLuck = true_luck) -> Guard:
    """The whole app for one process, behind its door. ``new_luck`` is for tests, see ``luck``."""
    hub = Hub(config, new_luck)

    @asynccontextmanager
    async def lifespan(_: FastAPI) -> AsyncIterator[None]:
        try:
            await hub.start()
        except Exception as wrong:
            # For whoever starts the server, at the terminal: the log would not quote it.
            print(f"The database cannot be used: {wrong}", file=sys.stderr)
            raise
        yield
        await hub.close()

    app = FastAPI(
        title="Hallows",
        version=__version__,
        lifespan=lifespan,
        docs_url=None,
        redoc_url=None,
        openapi_url=None,
    )
    app.state.hub = hub
    _add_errors(app)
    _add_general(app, hub)
    _add_tables(app, hub)
    _add_table(app, hub)
    _add_past(app, hub)
    _add_socket(app, hub)
    openapi.install(app)
    static = Static(config.static)
    _add_pictures(app, Pictures(hub, static))
    _add_static(app, hub, static)
    return Guard(app, hub)


def reply(value: Any, status: int = 200) -> Response:
    return Response(wire.encode(value), status, media_type="application/json")


def refusal(wrong: HallowsError, command: str | None = None) -> Response:
    code = code_of(wrong)
    answer = reply(rest.Refusal(code, args_of(wrong), command), CODES[code])
    if code == "too-many":
        answer.headers["retry-after"] = str(wrong.details.get("wait", 1))
    return answer


def body_of(kind: type[T], raw: bytes, request: Request) -> T:
    media = request.headers.get("content-type", "").partition(";")[0].strip().lower()
    if media != "application/json":
        raise Refused("not-json")
    try:
        return msgspec.json.decode(raw, type=kind)
    except (msgspec.MsgspecError, RecursionError, ValueError) as wrong:
        raise Refused("bad-message", why=why(wrong)) from wrong


async def known(hub: Hub, request: Request) -> Guest:
    return await hub.remember(guest_of(request.scope), address_of(request.scope))


# -- refusals -------------------------------------------------------------------------------------------------


def _add_errors(app: FastAPI) -> None:
    @app.exception_handler(HallowsError)
    async def refused(_: Request, wrong: HallowsError) -> Response:
        return refusal(wrong)

    @app.exception_handler(RequestValidationError)
    async def misread(_: Request, wrong: RequestValidationError) -> Response:
        first = wrong.errors()[0]
        where = ".".join(str(part) for part in first.get("loc", ()))
        return reply(rest.Refusal("bad-message", {"why": f"{where}: {first.get('type')}"}), 400)

    @app.exception_handler(HTTPException)
    async def odd(request: Request, wrong: HTTPException) -> Response:
        code = "bad-method" if wrong.status_code == 405 else "not-found"
        answer = reply(rest.Refusal(code), CODES[code])
        if code == "bad-method":
            answer.headers["allow"] = ", ".join(_methods(app, request))
        return answer

    @app.exception_handler(Exception)  # raised on after this, for the guard to log
    async def broken(_: Request, wrong: Exception) -> Response:
        return reply(rest.Refusal("internal"), 500)


def _methods(app: FastAPI, request: Request) -> list[str]:
    """All methods an address knows, whichever route they belong to."""
    found: set[str] = set()
    for route in app.routes:
        if route.matches(request.scope)[0] is not Match.NONE:
            found |= getattr(route, "methods", None) or set()
    return sorted(found)


# -- what belongs to no table ---------------------------------------------------------------------------------


def _add_general(app: FastAPI, hub: Hub) -> None:
    @app.get("/api/games", **openapi.doc("games", rest.GameList))
    async def games() -> Response:
        return reply(rest.GameList(wire.PROTOCOL, catalogue.games()))

    @app.get("/api/games/{game}/content", **openapi.doc("content", None))
    async def content(game: Annotated[str, Path(max_length=40)], lang: Lang = "en") -> Response:
        if game not in names():
            raise Refused("unknown-game", game=game)
        headers = {"cache-control": "no-cache"}
        drawn = catalogue.drawing(game, lang)
        return Response(drawn, media_type="application/json", headers=headers)

    @app.get("/api/games/{game}/names", **openapi.doc("names", None))
    async def names_of(game: Annotated[str, Path(max_length=40)], lang: Lang = "en") -> Response:
        if game not in names():
            raise Refused("unknown-game", game=game)
        return reply(game_of(game).names(lang))

    @app.get("/api/lessons", **openapi.doc("lessons", rest.LessonList))
    async def lesson_list() -> Response:
        return reply(rest.LessonList(catalogue.lessons()))

    @app.get("/api/lessons/{name}", **openapi.doc("lesson", rest.LessonPlan))
    async def lesson_plan(name: Annotated[str, Path(max_length=40)]) -> Response:
        return reply(catalogue.lesson(name))

    @app.post("/api/lessons/{name}", **openapi.doc("take_lesson", rest.MadeTable, status=201))
    async def take_lesson(request: Request, name: Annotated[str, Path(max_length=40)]) -> Response:
        catalogue.lesson(name)
        guest = guest_of(request.scope)
        return reply(await hub.lesson(guest, name, address_of(request.scope)), 201)

    @app.get("/api/me", **openapi.doc("me", rest.Me))
    async def me(request: Request) -> Response:
        return reply(rest.Me(guest_of(request.scope).name))

    @app.put("/api/me", **openapi.doc("rename_me", rest.Me, body=rest.NewName))
    async def rename_me(request: Request) -> Response:
        name = clean_name(body_of(rest.NewName, await request.body(), request).name)
        await hub.rename(guest_of(request.scope), name, address_of(request.scope))
        return reply(rest.Me(name))

    @app.get("/api/me/everything", **openapi.doc("everything", rest.Everything))
    async def everything(request: Request) -> Response:
        guest = guest_of(request.scope)
        hub.check_looks(guest, address_of(request.scope))
        answer = reply(await hub.keeper.everything(guest.id))
        answer.headers["content-disposition"] = 'attachment; filename="hallows.json"'
        return answer

    @app.get("/api/me/page", **openapi.doc("my_page", rest.MyPage))
    async def my_page(request: Request) -> Response:
        return reply(await hub.my_page(guest_of(request.scope)))

    @app.get("/api/me/games", **openapi.doc("my_games", rest.MyGames))
    async def my_games(request: Request, before: Before = "") -> Response:
        ended, _, code = before.partition("-")
        older = (int(ended), code) if before else None
        return reply(await hub.results.games(guest_of(request.scope).id, older))

    @app.delete("/api/me", **openapi.doc("forget_me", rest.Me))
    async def forget_me(request: Request) -> Response:
        await hub.forget_guest(guest_of(request.scope))
        return reply(rest.Me(""))

    @app.post("/api/me/code", **openapi.doc("move_code", rest.MoveCode))
    async def move_code(request: Request) -> Response:
        return reply(await hub.people.new_code((await known(hub, request)).id))

    @app.post("/api/me/move", **openapi.doc("move_here", rest.Me, body=rest.Move))
    async def move_here(request: Request) -> Response:
        told = body_of(rest.Move, await request.body(), request)
        cookie = await hub.move_here(told.code, address_of(request.scope))
        request.scope["hallows.cookie"] = cookie
        guest = await hub.guest(cookie)
        return reply(rest.Me(guest.name if guest is not None else ""))

    @app.post("/api/me/leave", **openapi.doc("leave_everywhere", rest.Me))
    async def leave_everywhere(request: Request) -> Response:
        guest = await known(hub, request)
        name = guest.name
        request.scope["hallows.cookie"] = await hub.leave_everywhere(guest)
        return reply(rest.Me(name))

    @app.get("/api/me/push", **openapi.doc("push", rest.Push))
    async def push(request: Request) -> Response:
        return reply(await hub.caller.known(guest_of(request.scope).id))

    @app.put("/api/me/push", **openapi.doc("subscribe", rest.Push, body=rest.Subscription))
    async def subscribe(request: Request) -> Response:
        wish = body_of(rest.Subscription, await request.body(), request)
        guest = await known(hub, request)
        await hub.spend(hub.subscription_limit, str(guest.id))
        return reply(await hub.caller.subscribe(guest.id, wish))

    stopped = openapi.doc("unsubscribe", rest.Push, body=rest.Unsubscribe)

    @app.post("/api/me/push/stop", **stopped)
    async def unsubscribe(request: Request) -> Response:
        told = body_of(rest.Unsubscribe, await request.body(), request)
        return reply(await hub.caller.unsubscribe(guest_of(request.scope).id, told.endpoint))

    @app.get("/api/schema", **openapi.doc("schema", None))
    async def schema() -> Response:
        return reply(openapi.socket_schema())

    @app.get("/openapi.json", include_in_schema=False)
    async def described() -> Response:
        return reply(app.openapi())

    @app.get("/healthz", **openapi.doc("health", rest.Health))
    async def health() -> Response:
        alive = await hub.healthy()
        told = rest.Health(alive, __version__, alive, len(hub.rooms), hub.sockets[""])
        return reply(told, 200 if alive else 503)

    @app.get("/metrics", include_in_schema=False)
    async def counted(request: Request) -> Response:
        if not hub.config.metrics_open and address_of(request.scope) not in ("127.0.0.1", "::1"):
            raise Refused("not-found")
        metrics.LIVE_TABLES.set(len(hub.rooms))
        return Response(generate_latest(), media_type=CONTENT_TYPE_LATEST)


# -- all tables -----------------------------------------------------------------------------------------------


def _add_tables(app: FastAPI, hub: Hub) -> None:
    @app.get("/api/tables", **openapi.doc("my_tables", rest.TableList))
    async def my_tables(request: Request) -> Response:
        return reply(await hub.mine(guest_of(request.scope)))

    @app.get("/api/open-tables", **openapi.doc("open_tables", rest.TableList))
    async def open_tables(request: Request) -> Response:
        return reply(await hub.gathering(guest_of(request.scope)))

    made = openapi.doc("open_table", rest.MadeTable, body=rest.NewTable, status=201)

    @app.post("/api/tables", **made)
    async def open_table(request: Request) -> Response:
        wish = body_of(rest.NewTable, await request.body(), request)
        guest = guest_of(request.scope)
        return reply(await hub.open_table(guest, wish, address_of(request.scope)), 201)

    made = openapi.doc("import_record", rest.MadeTable, body=dict, status=201)

    @app.post("/api/records", **made)
    async def import_record(request: Request) -> Response:
        raw = await request.body()
        body_of(msgspec.Raw, raw, request)
        guest = guest_of(request.scope)
        return reply(await hub.import_record(guest, raw, address_of(request.scope)), 201)


# -- one table ------------------------------------------------------------------------------------------------


def _add_table(app: FastAPI, hub: Hub) -> None:
    @app.delete("/api/tables/{code}", **openapi.doc("delete_table", rest.TableList))
    async def delete_table(request: Request, code: Code) -> Response:
        guest = guest_of(request.scope)
        await hub.delete_table(guest, code)
        return reply(await hub.mine(guest))

    viewed = openapi.doc("view", wire.State, empty=True)

    @app.get("/api/tables/{code}/view", **viewed)
    async def view(
        request: Request, code: Code, since: Since = 0, seat: SeatQuery = None, seen: Seen = None
    ) -> Response:
        room = await hub.room(code)
        state = await room.state(
            guest_of(request.scope), address_of(request.scope), since, seat, seen
        )
        if state is None:
            return Response(status_code=204)
        return Response(state, media_type="application/json")

    async def obey(request: Request, code: str, command: wire.Command) -> Response:
        room = await hub.room(code)
        kind = type(command).__name__
        try:
            ack = await room.command(await known(hub, request), command)
        except HallowsError as refused:
            metrics.COMMANDS.labels(kind, refused.code).inc()
            return refusal(refused, command.id)
        metrics.COMMANDS.labels(kind, "done").inc()
        hub.spawn(room.publish())
        return reply(ack)

    @app.post("/api/tables/{code}/commands", **openapi.doc("command", wire.Ack, body=wire.Command))
    async def command(request: Request, code: Code) -> Response:
        kind: Any = wire.Command
        told: wire.Command = body_of(kind, await request.body(), request)
        return await obey(request, code, told)

    @app.post("/api/tables/{code}/choose", **openapi.doc("choose", wire.Ack, body=wire.Choose))
    async def choose(request: Request, code: Code) -> Response:
        return await obey(request, code, body_of(wire.Choose, await request.body(), request))

    @app.get("/api/tables/{code}/chat", **openapi.doc("chat", rest.ChatHistories))
    async def chat(request: Request, code: Code, since: Since = 0) -> Response:
        room = await hub.room(code)
        said = await room.chat(guest_of(request.scope), since)
        rooms = [rest.ChatHistory(part.room, part.lines) for part in said]
        return reply(rest.ChatHistories(rooms))

    told_of = openapi.doc("complain", rest.Me, body=rest.Complaint)

    @app.post("/api/tables/{code}/complaints", **told_of)
    async def complain(request: Request, code: Code) -> Response:
        told = body_of(rest.Complaint, await request.body(), request)
        room, guest = await hub.room(code), await known(hub, request)
        await hub.complain(room, guest, told)
        return reply(rest.Me(guest.name))

    @app.post("/api/tables/{code}/claim", **openapi.doc("claim", rest.Claimed, body=rest.Claim))
    async def claim(request: Request, code: Code) -> Response:
        secret = body_of(rest.Claim, await request.body(), request).secret
        room = await hub.room(code)
        claimed = await room.claim(await known(hub, request), secret)
        hub.spawn(room.publish())
        return reply(claimed)


# -- what has happened at a table -----------------------------------------------------------------------------


def _add_past(app: FastAPI, hub: Hub) -> None:
    @asynccontextmanager
    async def looked_at(request: Request, code: str) -> AsyncIterator[Live]:
        """The table, for whoever may see the game and has not looked too often."""
        room, guest = await hub.room(code), guest_of(request.scope)
        hub.check_looks(guest, address_of(request.scope))
        async with room.lock:
            show.onlooker(await room.fresh(), guest.id)
            yield (await room.seen_by(guest.id)).live

    @app.get("/api/tables/{code}/moments/{v}", **openapi.doc("moment", wire.State))
    async def moment(
        request: Request,
        code: Code,
        v: Annotated[int, Path(ge=1, le=10_000_000, description="a version")],
        seat: SeatQuery = None,
    ) -> Response:
        room = await hub.room(code)
        guest = guest_of(request.scope)
        state = await hub.moment(room, guest, address_of(request.scope), v, seat)
        return Response(state, media_type="application/json")

    @app.get("/api/tables/{code}/record", **openapi.doc("record", None))
    async def record(request: Request, code: Code) -> Response:
        async with looked_at(request, code) as live:
            made = live.record()
        headers = {"content-disposition": f'attachment; filename="{made.game}.hallows.json"'}
        return Response(write(made), media_type="application/json", headers=headers)

    @app.get("/api/tables/{code}/report", **openapi.doc("report", rest.Report))
    async def report(request: Request, code: Code) -> Response:
        async with looked_at(request, code) as live:
            return reply(show.report(live))

    @app.get("/api/tables/{code}/analysis", **openapi.doc("analysis", rest.Analysis))
    async def analysis(request: Request, code: Code) -> Response:
        async with looked_at(request, code) as live:
            made = live.record()
        told = await hub.workers.look_back(pack_record(made))
        if told is None:
            raise Refused("try-again")
        return Response(told, media_type="application/json")

    @app.get("/api/tables/{code}/ending", **openapi.doc("ending", rest.Ending))
    async def ending(request: Request, code: Code) -> Response:
        async with looked_at(request, code) as live:
            made, seats = live.record(), live.seats
        told = await hub.workers.look_back(pack_record(made, ending=True))
        if told is None:
            raise Refused("try-again")
        return reply(opening.offers(msgspec.json.decode(told, type=rest.Ending), seats))

    forked = openapi.doc("fork", rest.MadeTable, body=rest.Fork, status=201)

    @app.post("/api/tables/{code}/fork", **forked)
    async def fork(request: Request, code: Code) -> Response:
        wish = body_of(rest.Fork, await request.body(), request)
        room, guest = await hub.room(code), guest_of(request.scope)
        return reply(await hub.fork(room, guest, wish, address_of(request.scope)), 201)


def _add_socket(app: FastAPI, hub: Hub) -> None:
    @app.websocket("/api/tables/{code}/socket")
    async def socket(websocket: WebSocket, code: str) -> None:
        await websocket.accept()
        guest = guest_of(websocket.scope)
        keys = ("", address_of(websocket.scope), f"g{guest.token_hash}")
        limits = hub.config.limits
        most = (limits.sockets, limits.sockets_per_address, limits.sockets_per_guest)
        if any(hub.sockets_of(key) >= n for key, n in zip(keys, most, strict=True)):
            await _close(websocket, 4429, "too-many sockets 10")
            return
        if hub.stopping:
            await _close(websocket, 1012, "restarting")
            return
        hub.sockets.update(keys)
        metrics.SOCKETS.set(hub.sockets[""])
        try:
            await _serve(hub, websocket, code, guest)
        finally:
            hub.sockets.subtract(keys)
            for key in keys[1:]:
                if not hub.sockets[key]:
                    del hub.sockets[key]
            metrics.SOCKETS.set(hub.sockets[""])


async def _serve(hub: Hub, websocket: WebSocket, code: str, guest: Guest) -> None:
    try:
        room = await hub.room(code)
        v, wished, seen = (_number(websocket.query_params, k) for k in ("v", "seat", "as"))
    except HallowsError as refused:
        await _close(websocket, closing(refused), refused.code)
        return
    connection = Connection(hub, room, guest, websocket, v or 0, wished, seen)
    room.connections.add(connection)
    room.announce()
    try:
        await connection.run()
    finally:
        room.connections.discard(connection)
        room.announce()


async def _close(websocket: WebSocket, code: int, reason: str) -> None:
    metrics.SOCKETS_CLOSED.labels(reason.split()[0]).inc()
    await websocket.close(code, reason)


def _number(params: Any, key: str) -> int | None:
    text = params.get(key)
    if text is None or text == "":
        return None
    try:
        number = int(text)
    except ValueError as wrong:
        raise Refused("bad-message", why=key) from wrong
    if not -1 <= number <= 10_000_000:
        raise Refused("bad-message", why=key)
    return number


def _add_pictures(app: FastAPI, pictures: Pictures) -> None:
    @app.get("/api/tables/{code}/picture", include_in_schema=False)
    async def picture(
        request: Request,
        code: Code,
        at: Annotated[int, Query(ge=0, le=10_000_000)] = 0,
        lang: Lang = "en",
    ) -> Response:
        return await pictures.answer(request, code, at, lang)


def _add_static(app: FastAPI, hub: Hub, static: Static) -> None:
    """What no route knows is a file, or a page of the client. Not a route itself: then it would swallow wrong
    methods too."""

    async def files(scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] == "websocket":
            await WebSocket(scope, receive, send).close(4404)
            return
        request = Request(scope, receive)
        if scope["path"].startswith("/api/") or request.method not in ("GET", "HEAD"):
            answer = reply(rest.Refusal("not-found"), 404)
        else:
            answer = static.serve(request, await preview(hub, static, request))
        await answer(scope, receive, send)

    app.router.default = files
