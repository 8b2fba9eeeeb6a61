"""Scripted guests: over REST, and over sockets that keep every byte they are sent."""

import json
import random
import time
from collections.abc import Callable
from typing import Any
from uuid import uuid4

import httpx
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

Json = dict[str, Any]

#: How many seconds to wait for what must come. No test is about being quick, and a machine may be busy.
PATIENCE = 120.0


class Guest:
    """A browser: one cookie jar. ``heard`` holds every byte that came."""

    def __init__(self, url: str, name: str = "") -> None:
        self.url = url
        self.name = name
        self.heard: list[bytes] = []
        self.http = httpx.Client(base_url=url, timeout=PATIENCE, verify=False, trust_env=False)
        self.get("/api/me")

    @property
    def cookie(self) -> str:
        return "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())

    def get(self, path: str, **params: Any) -> httpx.Response:
        answer = self.http.get(path, params=params)
        self.heard.append(answer.content + repr(answer.headers).encode())
        return answer

    def post(self, path: str, body: Any, **more: Any) -> httpx.Response:
        headers = {"content-type": "application/json", **more.pop("headers", {})}
        content = body if isinstance(body, bytes) else json.dumps(body).encode()
        answer = self.http.post(path, content=content, headers=headers, **more)
        self.heard.append(answer.content)
        return answer

    def make(
        self,
        game: str = "duel",
        seats: str = "mo",
        *,
        start: bool = False,
        dice: str = "",
        **more: Any,
    ) -> str:
        """A table: ``m`` my seat, ``o`` open, ``r`` a random bot, ``b`` the game's best bot. ``dice``: other ones
        than such tables usually have (see ``known_luck``)."""
        kinds: dict[str, Json] = {
            "m": {"kind": "me"},
            "o": {"kind": "open"},
            "r": {"kind": "bot", "bot": "random"},
            "b": {"kind": "bot"},
        }
        wish = {
            "game": game,
            "seats": [dict(kinds[kind]) for kind in seats],
            "start": start and not dice,
            **more,
        }
        answer = self.post("/api/tables", wish)
        assert answer.status_code == 201, answer.text
        self.secrets: dict[str, str] = answer.json()["secrets"]
        code = str(answer.json()["code"])
        if dice:
            self.do(code, "salt", seat=seats.index("m"), salt=dice)
            if start:
                self.do(code, "start")
        return code

    def view(self, code: str, **params: Any) -> Json:
        answer = self.get(f"/api/tables/{code}/view", **params)
        assert answer.status_code == 200, answer.text
        found: Json = answer.json()
        return found

    def command(self, code: str, kind: str, /, **fields: Any) -> httpx.Response:
        return self.post(f"/api/tables/{code}/commands", command(kind, **fields))

    def do(self, code: str, kind: str, /, **fields: Any) -> Json:
        """A command that must be acknowledged."""
        answer = self.command(code, kind, **fields)
        assert answer.status_code == 200, answer.text
        told: Json = answer.json()
        return told

    def refused(self, code: str, kind: str, /, **fields: Any) -> str:
        """A command that must be refused: the refusal's code."""
        answer = self.command(code, kind, **fields)
        assert answer.status_code >= 400, answer.text
        return str(answer.json()["code"])

    def sit(self, code: str, seat: int, name: str = "") -> Json:
        return self.do(code, "sit", seat=seat, name=name or self.name or f"Guest {seat}")

    def choose(self, code: str, chooser: random.Random) -> bool:
        """Answer the pending question at random, if it is ours; False if it is not."""
        state = self.view(code)
        asked = state["asked"]
        if not asked or not asked["options"]:
            return False
        option = chooser.choice(asked["options"])["key"]
        self.do(code, "choose", question=asked["question"], option=option)
        return True

    def socket(self, code: str, v: int | str = 0, **params: Any) -> "Screen":
        return Screen(self, code, v, **params)

    def close(self) -> None:
        self.http.close()


def bare_get(url: str, **more: Any) -> httpx.Response:
    """A request by somebody without a past."""
    return httpx.get(url, verify=False, trust_env=False, timeout=PATIENCE, **more)


def command(kind: str, /, **fields: Any) -> Json:
    return {"t": kind, "id": fields.pop("id", None) or uuid4().hex, **fields}


class Screen:
    """A socket that keeps the table as the protocol says: newest state, and the events it was told."""

    def __init__(
        self,
        guest: Guest,
        code: str,
        v: int | str = 0,
        *,
        headers: Json | None = None,
        **params: Any,
    ) -> None:
        self.guest = guest
        self.code = code
        self.state: Json = {}
        self.events: list[Json] = []
        self.chat: list[Json] = []
        self.states = 0
        self.answers: dict[str, Json] = {}
        self.others: list[Json] = []
        query = "&".join(f"{key}={value}" for key, value in {"v": v, **params}.items())
        address = f"{guest.url.replace('http', 'ws', 1)}/api/tables/{code}/socket?{query}"
        fields = {"Cookie": guest.cookie, **(headers or {})}
        connecting = connect(
            address,
            additional_headers=fields,
            open_timeout=PATIENCE,
            close_timeout=1,
            compression=None,
            max_size=None,
            proxy=None,
        )
        self.wire: ClientConnection = connecting.__enter__()

    def hear(self, timeout: float = PATIENCE) -> Json:
        """The next message, taken in."""
        raw = self.wire.recv(timeout=timeout)
        data = raw.encode() if isinstance(raw, str) else raw
        self.guest.heard.append(data)
        message: Json = json.loads(data)
        self._take(message)
        return message

    def _take(self, message: Json) -> None:
        kind = message["t"]
        if kind == "state":
            if (
                self.state
                and message["since"]
                and self.state["you"]["seat"] == message["you"]["seat"]
            ):
                assert message["v"] >= self.state["v"]
            self.states += 1
            first = self.events[0]["n"] if self.events else 0
            told = message["events"][0]["n"] if message["events"] else message["keep"]
            del self.events[max(0, message["keep"] - first) if told == message["keep"] else 0 :]
            assert first + len(self.events) == message["keep"] or not message["since"]
            self.events += message["events"]
            numbers = [event["n"] for event in self.events]
            assert not numbers or numbers == list(range(numbers[0], numbers[-1] + 1))
            assert not numbers or numbers[0] == 0 or told > message["keep"] or first
            self.state = message
        elif kind in ("ack", "error") and message["id"]:
            self.answers[message["id"]] = message
        elif kind == "chat":
            self.chat += message["lines"]
        else:
            self.others.append(message)

    def until(self, wanted: Callable[["Screen"], object], timeout: float = PATIENCE) -> "Screen":
        deadline = time.monotonic() + timeout
        while not wanted(self):
            left = deadline - time.monotonic()
            assert left > 0, (
                f"waited in vain; last state {self.state.get('v')}, {self.state.get('phase')}"
            )
            try:
                self.hear(left)
            except TimeoutError:
                continue
        return self

    def ready(self) -> "Screen":
        return self.until(lambda s: s.state)

    def reach(self, v: int) -> "Screen":
        """Read until version ``v`` or a later one is shown."""
        return self.until(lambda s: s.state["v"] >= v)

    def say(self, message: Json | str | bytes) -> None:
        self.wire.send(message if isinstance(message, str | bytes) else json.dumps(message))

    def ask(self, kind: str, /, timeout: float = PATIENCE, **fields: Any) -> Json:
        """Send a command and wait for its answer."""
        message = command(kind, **fields)
        self.say(message)
        self.until(lambda s: message["id"] in s.answers, timeout)
        return self.answers[message["id"]]

    def do(self, kind: str, /, **fields: Any) -> Json:
        answer = self.ask(kind, **fields)
        assert answer["t"] == "ack", answer
        return answer

    def refused(self, kind: str, /, **fields: Any) -> str:
        answer = self.ask(kind, **fields)
        assert answer["t"] == "error", answer
        return str(answer["code"])

    @property
    def asked(self) -> Json | None:
        """The pending question if it is ours."""
        asked = self.state.get("asked")
        return asked if asked and asked["options"] else None

    def pick(self, chooser: random.Random) -> Json:
        assert self.asked is not None
        option = chooser.choice(self.asked["options"])["key"]
        return self.do("choose", question=self.asked["question"], option=option)

    def closed(self, timeout: float = PATIENCE) -> tuple[int, str]:
        """Read on until the server closes; its code and reason."""
        deadline = time.monotonic() + timeout
        while time.monotonic() < deadline:
            try:
                self.hear(max(0.01, deadline - time.monotonic()))
            except ConnectionClosed as closed:
                frame = closed.rcvd
                return (frame.code, frame.reason) if frame else (1006, "")
            except TimeoutError:
                break
        raise AssertionError("the socket stayed open")

    def close(self) -> None:
        self.wire.close()

    def cut(self) -> None:
        """As a cable pulled out: no goodbye."""
        self.wire.socket.close()


def eventually(true: Callable[[], object]) -> None:
    """Wait until something is so."""
    deadline = time.monotonic() + PATIENCE
    while not true():
        assert time.monotonic() < deadline, "waited in vain"
        time.sleep(0.05)


def agree(screens: list[Screen]) -> None:
    """Read until all screens show the same version; any of them may skip some."""
    while len({screen.state["v"] for screen in screens}) > 1:
        newest = max(screen.state["v"] for screen in screens)
        for screen in screens:
            screen.reach(newest)


def play_out(screens: list[Screen], chooser: random.Random, limit: int = 5000) -> None:
    """Play at random over sockets until the game ends, or ``limit`` choices were made."""
    for screen in screens:
        screen.ready()
    for _ in range(limit):
        agree(screens)
        if screens[0].state["phase"] == "finished":
            return
        mover = next((screen for screen in screens if screen.asked), None)
        if mover is None:  # a bot's turn
            v = screens[0].state["v"]
            screens[0].reach(v + 1)
            continue
        v = mover.pick(chooser)["v"]
        mover.reach(v)
