"""A person's own page: what is counted, for whom, and that old games are counted as well."""

import asyncio
import json
import random
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from sqlalchemy.ext.asyncio import create_async_engine

import hallows
from hallows.games import names
from hallows.kernel import random_chooser
from hallows.server import schema
from hallows.server.config import database
from hallows.server.results import PAGE
from hallows.words import LANGUAGES, Words
from tests.server.conftest import MakeGuest
from tests.server.machines import Server
from tests.server.people import Guest, Json, Screen, eventually, play_out

CORPUS = Path(__file__).parents[1] / "corpus"


def page(guest: Guest) -> Json:
    found: Json = guest.get("/api/me/page").json()
    return found


def games(guest: Guest, before: str = "") -> Json:
    found: Json = guest.get("/api/me/games", before=before).json()
    return found


def run(server: Server, statement: sa.Executable) -> list[dict[str, Any]]:
    """Straight at the database, as a server would never do."""

    async def work() -> list[dict[str, Any]]:
        engine = create_async_engine(database(server.db))
        async with engine.begin() as connection:
            done = await connection.execute(statement)
            rows = [dict(row) for row in done.mappings()] if done.returns_rows else []
        await engine.dispose()
        return rows

    return asyncio.run(work())


def played(*guests: Guest, seats: str = "mo", **options: Any) -> str:
    """A whole game of these guests at random; the first makes the table."""
    host, *others = guests
    code = host.make(seats=seats, start="o" not in seats, options={"max_turns": 40, **options})
    for seat, other in enumerate(others, 1):
        other.sit(code, seat)
    if others:
        host.do(code, "start")
    screens = [Screen(one, code) for one in guests]
    play_out(screens, random.Random(5))
    for screen in screens:
        screen.close()
    return code


def test_a_game_counts_for_whoever_holds_a_seat_at_its_end(guest: MakeGuest) -> None:
    ada, bo, cleo = guest("Ada"), guest("Bo"), guest("Cleo")
    code = played(ada, bo)
    winner = ada.view(code)["outcome"]["winners"][0]
    for seat, one in enumerate((ada, bo)):
        won = int(seat == winner)
        told = {"game": "duel", "played": 1, "won": won, "lost": 1 - won, "roles": []}
        assert page(one)["counts"] == [told]
        (line,) = games(one)["games"]
        assert (line["code"], line["result"]) == (code, "won" if won else "lost")
        assert (line["mine"], len(line["seats"])) == ([seat], 2)
    assert page(cleo) == {"name": "", "counts": [], "going": [], "counting": 0}
    assert page(ada)["going"] == []  # it is over


def test_tables_to_go_on_with_and_whose_turn_it_is(guest: MakeGuest) -> None:
    ada, bo = guest("Ada"), guest("Bo")
    waiting = ada.make(seats="mo")
    bo.sit(waiting, 1)
    ada.do(waiting, "start")
    lobby = ada.make(seats="mo")
    asked = ada.view(waiting)["asked"]["seat"]
    mine, other = (ada, bo) if asked == 0 else (bo, ada)
    assert page(mine)["going"][0]["code"] == waiting
    assert page(mine)["going"][0]["your_turn"]
    assert not any(line["your_turn"] for line in page(other)["going"])
    assert lobby in [line["code"] for line in page(ada)["going"]]


def test_what_does_not_count(guest: MakeGuest) -> None:
    """Records brought here, lessons, seats given up."""
    ada, bo = guest("Ada"), guest("Bo")
    brought = ada.post("/api/records", (CORPUS / "duel-2-0.json").read_bytes())
    taken = ada.post("/api/lessons/quidditch", {})
    assert (brought.status_code, taken.status_code) == (201, 201)
    lesson = taken.json()["code"]
    ada.do(lesson, "finish", agree=True, seat=0)
    assert ada.view(lesson)["phase"] == "finished"
    page(ada)
    eventually(lambda: page(ada)["counting"] == 0)
    assert page(ada)["counts"] == games(ada)["games"] == []
    code = ada.make(seats="mo", options={"max_turns": 4})
    bo.sit(code, 1)
    ada.do(code, "start")
    bo.do(code, "leave")
    screen = ada.socket(code).ready()
    play_out([screen], random.Random(1))
    screen.close()
    assert [line["code"] for line in games(ada)["games"]] == [code]
    assert page(bo)["counts"] == []


def test_at_one_screen_nobody_knows_whose_win_it_was(guest: MakeGuest) -> None:
    bo = guest("Bo")
    code = bo.make(seats="mm", start=True)
    while (state := bo.view(code))["phase"] == "playing":
        asked = bo.view(code, seat=state["asked"]["seat"])["asked"]
        option = asked["options"][0]["key"]
        bo.do(code, "choose", question=asked["question"], option=option, seat=asked["seat"])
    assert bo.view(code)["outcome"]["winners"]
    assert [line["result"] for line in games(bo)["games"]] == ["shared"]
    assert page(bo)["counts"] == [{"game": "duel", "played": 1, "won": 0, "lost": 0, "roles": []}]


def test_agreeing_to_stop_decides_nothing(guest: MakeGuest) -> None:
    ada = guest("Ada")
    code = ada.make(seats="mr", start=True)
    ada.do(code, "finish", agree=True)
    assert [(one["code"], one["result"]) for one in games(ada)["games"]] == [(code, "undecided")]


def test_old_games_are_counted_when_somebody_looks(guest: MakeGuest, server: Server) -> None:
    """Also those whose rules have changed since: played, with an end nobody knows."""
    ada = guest("Ada")
    first, second = played(ada, seats="mr"), played(ada, seats="mr", max_turns=41)
    noted, entries = schema.results, schema.entries
    before = {one["code"]: one["result"] for one in games(ada)["games"]}
    run(server, sa.delete(noted).where(noted.c.code.in_([first, second])))
    head = (entries.c.code == second) & (entries.c.seq == 1)
    (row,) = run(server, sa.select(entries.c.body).where(head))
    older = json.dumps(json.loads(row["body"]) | {"rules": 0}).encode()
    run(server, sa.update(entries).where(head).values(body=older))
    assert games(ada)["games"] == []
    page(ada)
    eventually(lambda: page(ada)["counting"] == 0)
    after = {one["code"]: one["result"] for one in games(ada)["games"]}
    assert after == {first: before[first], second: "unknown"}
    assert page(ada)["counts"][0]["played"] == 2


def test_pages_of_many_games(guest: MakeGuest, server: Server) -> None:
    ada = guest("Ada")
    code = played(ada, seats="mr")
    noted = schema.results
    (row,) = run(server, sa.select(noted).where(noted.c.code == code))
    codes = ["a" * n + "b" * (16 - n) for n in range(16)] + [
        "c" * n + "d" * (16 - n) for n in range(16)
    ]
    old = [row | {"code": one, "ended": 1000 + n // 3} for n, one in enumerate(codes)]
    run(server, sa.insert(noted).values(old))
    seen: list[str] = []
    more = ""
    while more or not seen:
        part = games(ada, more)
        seen += [one["code"] for one in part["games"]]
        more = part["more"]
        if not more:
            break
    assert len(seen) > PAGE
    assert seen[0] == code
    assert sorted(seen[1:]) == sorted(codes)
    assert games(ada)["games"][-1]["seats"] == []  # that table is no longer kept
    assert ada.get("/api/me/games", before="1-x").status_code == 400
    assert page(ada)["counts"][0]["played"] == len(seen)


def test_what_is_noted_is_told_and_goes_with_the_person(guest: MakeGuest) -> None:
    ada = guest("Ada")
    first, second = played(ada, seats="mr"), played(ada, seats="mr")
    told = ada.get("/api/me/everything").json()["results"]
    assert {one["code"] for one in told} == {first, second}
    ada.http.delete(f"/api/tables/{first}")
    assert [one["code"] for one in games(ada)["games"]] == [second]
    ada.http.delete("/api/me")
    assert page(ada)["counts"] == []


@pytest.mark.parametrize("game", names())
def test_whom_a_seat_played_has_a_name(game: str) -> None:
    table = hallows.deal(game, seats=2, seed=3)
    choose = random_chooser(3)
    for _ in range(400):
        if table.ask is None:
            break
        table.answer(choose(table.ask))
    roles = [table.game.role(table.state, seat) for seat in range(2)]
    assert all(roles) == (game != "duel"), roles
    for lang in LANGUAGES:
        for role in filter(None, roles):
            assert Words.of(table.game, lang).name(role)
