"""Both faces carry a whole game of every kind: REST alone, and sockets that break fifty times."""

import json
import random
import time
from typing import Any

import jsonschema_rs
import pytest

from hallows.games import load_game, names
from hallows.kernel import read, verify
from hallows.kernel.record import Chose
from hallows.server import openapi
from tests.server.conftest import MakeGuest
from tests.server.people import PATIENCE, Guest, Screen, command

#: Options that make a game of random choices end in reasonable time.
SHORT: dict[str, dict[str, Any]] = {
    "talisman": {"round_limit": 3},
    "hogwarts": {"length": "quick"},
}


def begin(guest: MakeGuest, game: str) -> tuple[list[Guest], str]:
    people = [guest("Ada"), guest("Bo")]
    code = people[0].make(game=game, seats="mo", options=SHORT.get(game, {}))
    people[1].sit(code, 1)
    people[0].do(code, "start")
    return people, code


def check_record(guest: Guest, code: str, game: str, chosen: list[str]) -> None:
    """The record verifies, and holds exactly the choices that were confirmed, in order."""
    record = read(guest.get(f"/api/tables/{code}/record").content)
    proof = verify(load_game(game), record)
    assert proof.fair
    assert proof.finished
    assert [e.option for e in record.entries if isinstance(e, Chose) and not e.forced] == chosen


@pytest.mark.parametrize("game", names())
def test_a_whole_game_over_rest_alone(guest: MakeGuest, game: str) -> None:
    people, code = begin(guest, game)
    chooser = random.Random(game)
    chosen: list[str] = []
    versions = [0, 0]
    known: list[list[Any]] = [[], []]
    for turn in range(6000):
        state: Any = None
        mover = people[0]
        for number, mover in enumerate(people):
            answer = mover.get(f"/api/tables/{code}/view", since=versions[number])
            if answer.status_code == 204:
                continue
            state = answer.json()
            versions[number] = state["v"]
            known[number] = known[number][: state["keep"]] + state["events"]
            if state["asked"] and state["asked"]["options"]:
                break
        assert state is not None
        if state["phase"] == "finished":
            break
        option = chooser.choice(state["asked"]["options"])["key"]
        body = {"id": f"rest-{turn:06d}", "question": state["asked"]["question"], "option": option}
        answer = mover.post(f"/api/tables/{code}/choose", body)
        assert answer.status_code == 200, answer.text
        chosen.append(option)
    end = people[0].view(code)
    assert end["phase"] == "finished"
    assert known == [one.view(code)["events"] for one in people]
    check_record(people[0], code, game, chosen)


@pytest.mark.parametrize("game", names())
def test_a_whole_game_with_fifty_cuts(guest: MakeGuest, game: str) -> None:
    """Connections are cut at random moments, also between a command and its answer; nothing is lost or doubled."""
    people, code = begin(guest, game)
    chooser = random.Random(f"cuts/{game}")
    screens = [one.socket(code).ready() for one in people]
    chosen: dict[int, str] = {}
    cuts = 0
    for _ in range(6000):
        if screens[0].state["phase"] == "finished":
            break
        if chooser.random() < 0.5 and cuts < 50:
            number = chooser.randrange(2)
            screens[number].cut()
            screens[number] = _again(people[number], code, screens[number])
            cuts += 1
        mover = next((s for s in screens if s.asked), None)
        if mover is None:
            _hear_something(screens)
            continue
        assert mover.asked
        option = chooser.choice(mover.asked["options"])["key"]
        message = command("choose", question=mover.asked["question"], option=option)
        mover.say(message)
        if chooser.random() < 0.3 and cuts < 50:
            number = screens.index(mover)
            mover.cut()  # the answer, and perhaps the command, is lost
            cuts += 1
            mover = screens[number] = _again(people[number], code, mover)
            mover.say(message)
        mover.until(lambda s, key=message["id"]: key in s.answers)  # type: ignore[misc]
        answer = mover.answers[message["id"]]
        assert answer["t"] == "ack", answer
        chosen[answer["v"]] = option
        for screen in screens:
            screen.reach(answer["v"])
    assert cuts >= min(50, len(chosen) // 2)
    assert screens[0].state["phase"] == "finished"
    for number, screen in enumerate(screens):
        assert screen.events == people[number].view(code)["events"]
    check_record(people[0], code, game, [chosen[v] for v in sorted(chosen)])


def _again(one: Guest, code: str, gone: Screen) -> Screen:
    """Come back at the version one has, with the events one has."""
    seat = gone.state["you"]["seat"]
    back = one.socket(code, gone.state["v"], **{"as": seat})
    back.events, back.state = list(gone.events), gone.state
    back.until(lambda s: s.states)
    return back


def _hear_something(screens: list[Screen]) -> None:
    deadline = time.monotonic() + PATIENCE
    while time.monotonic() < deadline:
        for screen in screens:
            try:
                screen.hear(0.02)
            except TimeoutError:
                continue
            return
    raise AssertionError("nothing happens any more")


def test_everything_sent_is_as_described(guest: MakeGuest) -> None:
    """Every message of a game with all the trimmings fits the JSON Schema the service gives out."""
    people, code = begin(guest, "duel")
    schema = people[0].get("/api/schema").json()
    assert schema == json.loads(json.dumps(openapi.socket_schema()))
    check = jsonschema_rs.validator_for({**schema, "anyOf": [{"$ref": "#/$defs/FromServer"}]})
    a, b = (one.socket(code).ready() for one in people)
    mark = [len(one.heard) for one in people]
    a.do("say", text="hello")
    a.refused("start")
    a.say({"t": "ping", "n": 3})
    assert a.asked
    a.do("hint", question=a.asked["question"])
    chooser = random.Random(3)
    for _ in range(30):
        mover = a if a.asked else b
        if not mover.asked:
            break
        v = mover.pick(chooser)["v"]
        for screen in (a, b):
            screen.reach(v)
    for one, start in zip(people, mark, strict=True):
        messages = [json.loads(raw) for raw in one.heard[start:] if raw.startswith(b'{"t"')]
        assert messages
        for message in messages:
            check.validate(message)
