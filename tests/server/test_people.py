"""People and operators: several devices, complaints, PINs, who may not talk or come in, what everybody is told."""

import json
from pathlib import Path
from typing import Any

from typer.testing import CliRunner

from hallows.cli import app
from tests.server.conftest import MakeGuest, MakeServer
from tests.server.machines import Server
from tests.server.people import Guest, Screen, eventually


def admin(server: Server, *words: object) -> str:
    done = CliRunner().invoke(app, ["admin", *map(str, words), "--db", server.db])
    assert done.exit_code == 0, done.output
    return done.output


def number(server: Server, name: str) -> int:
    """A guest's number, as an operator finds it."""
    told = json.loads(admin(server, "guests", "--json", "--limit", 10_000))
    return int(next(one["guest"] for one in told if one["name"] == name))


def test_a_code_brings_ones_tables_to_another_device(guest: MakeGuest) -> None:
    ada, phone = guest("Ada"), guest()
    code = ada.make(seats="mr", start=True)
    told = ada.post("/api/me/code", {}).json()["code"]
    assert phone.post("/api/me/move", {"code": "WRONG-CODE"}).json()["code"] == "bad-code"
    assert phone.post("/api/me/move", {"code": told.lower()}).status_code == 200
    assert phone.view(code)["you"]["seats"] == [0]
    assert ada.view(code)["you"]["seats"] == [0]  # still hers as well
    assert guest().post("/api/me/move", {"code": told}).json()["code"] == "bad-code"


def test_a_newer_code_replaces_the_older(guest: MakeGuest) -> None:
    ada = guest("Ada")
    first = ada.post("/api/me/code", {}).json()["code"]
    ada.post("/api/me/code", {})
    assert guest().post("/api/me/move", {"code": first}).json()["code"] == "bad-code"


def test_logging_out_everywhere(guest: MakeGuest) -> None:
    ada, phone = guest("Ada"), guest()
    code = ada.make(seats="mr", start=True)
    phone.post("/api/me/move", {"code": ada.post("/api/me/code", {}).json()["code"]})
    watching = phone.socket(code).ready()
    assert ada.post("/api/me/leave", {}).status_code == 200
    assert watching.closed()[0] == 4410
    assert phone.view(code)["you"]["seats"] == []
    assert ada.view(code)["you"]["seats"] == [0]


def test_who_was_shown_the_door_does_not_sit_down_again(guest: MakeGuest) -> None:
    ada, bo, cleo = guest("Ada"), guest("Bo"), guest("Cleo")
    code = ada.make(seats="mo")
    bo.sit(code, 1)
    ada.do(code, "arrange", seat=1, kind="open", remove=True)
    assert bo.refused(code, "sit", seat=1) == "removed"
    cleo.sit(code, 1)


def test_complaints_reach_the_operator(guest: MakeGuest, server: Server) -> None:
    ada, bo = guest("Ada"), guest("Bo")
    code = ada.make(seats="mo")
    bo.sit(code, 1)
    about = {"seat": 0, "why": "chat", "text": "He shouts."}
    assert bo.post(f"/api/tables/{code}/complaints", about).status_code == 200
    own = {"seat": 1, "why": "chat"}
    assert bo.post(f"/api/tables/{code}/complaints", own).json()["code"] == "no-such-seat"
    assert '"He shouts."' in admin(server, "complaints", "--json")
    assert bo.get("/api/me/everything").json()["complained"][0]["text"] == "He shouts."
    assert ada.get("/api/me/everything").json()["complained"] == []


def refusals(screen: Screen) -> list[str]:
    return [told["code"] for told in screen.others if told["t"] == "error"]


# -- PINs ------------------------------------------------------------------------------------------------------


def test_a_locked_seat_is_looked_through_with_its_pin_only(guest: MakeGuest) -> None:
    ada = guest("Ada")
    code = ada.make(seats="mm", start=True)
    ada.do(code, "pin", seat=1, pin="1234")
    screen = ada.socket(code).ready()
    assert [seat["locked"] for seat in screen.state["seats"]] == [False, True]
    assert screen.state["you"]["seat"] is None
    for wrong in ({}, {"pin": "4321"}):
        screen.say({"t": "look", "seat": 1, **wrong})
    screen.until(lambda s: refusals(s) == ["needs-pin"] * 2)
    for query in ("view", "moments/2"):
        told = ada.get(f"/api/tables/{code}/{query}", seat=1)
        assert told.json()["code"] == "needs-pin"
    assert ada.socket(code, seat=1).ready().state["you"]["seat"] is None
    assert ada.refused(code, "new_secret", seat=1) == "needs-pin"
    screen.say({"t": "look", "seat": 1, "pin": "1234"})
    screen.until(lambda s: s.state["you"]["seat"] == 1)
    screen.say({"t": "look", "seat": 0})
    screen.until(lambda s: s.state["you"]["seat"] == 0)
    screen.say({"t": "look", "seat": 1})  # it was locked again
    screen.until(lambda s: refusals(s) == ["needs-pin"] * 3)
    assert screen.state["you"]["seat"] == 0


def test_a_pin_is_changed_by_who_knows_it(guest: MakeGuest) -> None:
    ada = guest("Ada")
    code = ada.make(seats="mm", start=True)
    ada.do(code, "pin", seat=1, pin="1234")
    assert ada.refused(code, "pin", seat=1, pin="") == "needs-pin"
    ada.do(code, "pin", seat=1, pin="", old="1234")
    assert ada.view(code, seat=1)["you"]["seat"] == 1


def test_pins_are_not_tried_out(make_server: MakeServer) -> None:
    server = make_server(limits={"pins_per_minute": 3})
    ada = Guest(server.url)
    code = ada.make(seats="mm", start=True)
    ada.do(code, "pin", seat=1, pin="1234")
    refused = [ada.refused(code, "pin", seat=1, pin="", old=f"000{n}") for n in range(3)]
    assert refused == ["needs-pin", "needs-pin", "too-many"]


# -- operators -------------------------------------------------------------------------------------------------


def test_an_operator_ends_a_game(guest: MakeGuest, server: Server) -> None:
    ada = guest("Ada")
    code, lobby = ada.make(seats="mr", start=True), ada.make(seats="mo")
    screen = ada.socket(code).ready()
    admin(server, "close", code)
    screen.until(lambda s: s.state["phase"] == "finished")
    assert screen.state["outcome"]["stopped"]
    admin(server, "close", code)  # nothing more to do
    admin(server, "close", lobby)
    eventually(lambda: ada.get(f"/api/tables/{lobby}/view").status_code == 404)


def test_an_operator_mutes_and_bans(guest: MakeGuest, server: Server) -> None:
    bo = guest()
    bo.http.put("/api/me", json={"name": "Bo the Loud"})
    code = bo.make(seats="mr", start=True)
    bo.do(code, "say", text="hello")
    mine = number(server, "Bo the Loud")
    screen = bo.socket(code).ready()
    admin(server, "mute", mine)
    eventually(lambda: bo.command(code, "say", text="again").json().get("code") == "muted")
    admin(server, "mute", mine, "--days", 0)
    eventually(lambda: bo.command(code, "say", text="again").status_code == 200)
    admin(server, "ban", mine, "--days", 2)
    assert screen.closed()[0] == 4411
    eventually(lambda: bo.get(f"/api/tables/{code}/view").json().get("code") == "banned")
    assert (
        bo.get("/api/me/everything").json()["name"] == "Bo the Loud"
    )  # what is known of them is theirs
    admin(server, "ban", mine, "--days", 0)
    eventually(lambda: bo.get(f"/api/tables/{code}/view").status_code == 200)


def test_an_operator_tells_everybody(make_server: MakeServer, tmp_path: Path) -> None:
    server = make_server(heed_seconds=0.1)
    ada = Guest(server.url)
    code = ada.make(seats="mr", start=True)
    screen = ada.socket(code).ready()
    heard: list[dict[str, Any]] = []

    def told() -> dict[str, Any]:
        while not heard or heard[-1]["t"] != "notice":
            heard.append(screen.hear())
        return heard.pop()

    admin(server, "announce", "--down", 5)
    first = told()
    assert first["text"] == ""
    assert first["down"]
    admin(server, "announce", "Tea is ready.")
    assert told() == {"t": "notice", "text": "Tea is ready.", "down": None}
    later = ada.socket(code)
    while later.hear()["t"] != "notice":
        pass
    admin(server, "announce")
    assert told() == {"t": "notice", "text": "", "down": None}
