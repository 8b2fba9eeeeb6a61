"""What people do at tables: sit down, start, play, leave, come back, look on, talk, play again."""

import json
import random
import time
from typing import Any

import pytest

from hallows.games import load_game
from hallows.kernel import Text, read, verify
from hallows.words import Words
from tests.server.conftest import MakeGuest
from tests.server.machines import Server
from tests.server.people import Guest, agree, eventually, play_out


def seated(guest: MakeGuest, seats: str = "mo", **more: Any) -> tuple[Guest, Guest, str]:
    """Ada made a table of two and Bo sat down; the game is on."""
    ada, bo = guest("Ada"), guest("Bo")
    code = ada.make(seats=seats, **more)
    bo.sit(code, seats.index("o"))
    ada.do(code, "start")
    return ada, bo, code


def test_a_table_from_the_first_link_to_the_last_heart(guest: MakeGuest) -> None:
    ada, bo = guest("Ada"), guest("Bo")
    code = ada.make(seats="mo")
    lobby = bo.view(code)
    assert lobby["phase"] == "lobby"
    assert lobby["view"] is None
    assert lobby["you"]["seats"] == []
    assert [seat["kind"] for seat in lobby["seats"]] == ["guest", "open"]
    assert len(bo.sit(code, 1, "Bo")["secret"]) > 40
    assert bo.refused(code, "start") == "not-host"
    ada.do(code, "start")
    screens = [ada.socket(code), bo.socket(code)]
    play_out(screens, random.Random(1))
    end = screens[0].state
    assert end["outcome"]["winners"]
    assert end["fairness"]["secret"]
    assert [line["code"] for line in ada.get("/api/tables").json()["tables"]][:1] == [code]
    record = read(ada.get(f"/api/tables/{code}/record").content)
    proof = verify(load_game("duel"), record)
    assert proof.fair
    assert proof.finished
    assert record.players == ["Guest 0", "Bo"] or record.players[1] == "Bo"


def test_open_seats_are_refused_or_filled(guest: MakeGuest) -> None:
    ada = guest()
    code = ada.make(seats="mooo")
    assert ada.refused(code, "start") == "seats-open"
    assert ada.refused(code, "start", fill="nobody") == "unknown-bot"
    ada.do(code, "start", fill="random")
    seats = ada.view(code)["seats"]
    assert [seat["kind"] for seat in seats] == ["guest", "bot", "bot", "bot"]


def found(guest: Guest) -> list[str]:
    return [line["code"] for line in guest.get("/api/open-tables").json()["tables"]]


def test_open_tables_are_found_by_others_as_long_as_a_seat_is_free(guest: MakeGuest) -> None:
    ada, bo, cleo = guest("Ada"), guest("Bo"), guest("Cleo")
    code = ada.make(seats="moo", settings={"listed": True})
    private = ada.make(seats="moo")
    assert code in found(bo)
    assert private not in found(bo)
    assert code not in found(ada)  # her own stands in her own list
    line = next(it for it in cleo.get("/api/open-tables").json()["tables"] if it["code"] == code)
    assert [seat["kind"] for seat in line["seats"]] == ["guest", "open", "open"]
    assert (line["game"], line["phase"], line["mine"], line["host"]) == ("duel", "lobby", [], False)
    bo.sit(code, 1)
    assert code in found(cleo)
    assert code not in found(bo)
    ada.do(code, "arrange", seat=2, kind="bot", bot="random")
    assert code not in found(cleo)  # no seat is free
    ada.do(code, "arrange", seat=2, kind="open")
    assert code in found(cleo)
    ada.do(code, "start", fill="random")
    assert code not in found(cleo)


def test_the_host_arranges_seats(guest: MakeGuest) -> None:
    ada, bo = guest(), guest()
    code = ada.make(seats="moo")
    bo.sit(code, 1)
    assert bo.refused(code, "arrange", seat=2, kind="bot") == "not-host"
    ada.do(code, "arrange", seat=2, kind="bot", bot="random")
    assert ada.refused(code, "arrange", seat=1, kind="open") == "seat-taken"
    ada.do(code, "arrange", seat=1, kind="open", remove=True)
    assert bo.view(code)["you"]["seats"] == []
    assert ada.refused(code, "arrange", seat=9, kind="open") == "no-such-seat"


def test_leaving_the_lobby_opens_the_seat_and_passes_the_hosts_chair(guest: MakeGuest) -> None:
    ada, bo = guest(), guest()
    code = ada.make(seats="mo")
    bo.sit(code, 1)
    ada.do(code, "leave")
    state = bo.view(code)
    assert state["seats"][0]["kind"] == "open"
    assert state["you"]["host"]


def test_leaving_the_game_leaves_a_bot(guest: MakeGuest) -> None:
    ada, bo, code = seated(guest)
    bo.do(code, "leave")
    state = ada.view(code)
    assert state["seats"][1]["kind"] == "bot"
    assert state["seats"][1]["bot"]
    assert (
        bo.refused(code, "choose", question=state["asked"]["question"], option="rest")
        == "not-seated"
    )
    screen = ada.socket(code)
    play_out([screen], random.Random(2))
    assert screen.state["outcome"]


def test_a_seat_is_handed_to_a_bot_and_taken_back(guest: MakeGuest) -> None:
    ada, bo, code = seated(guest)
    ada.do(code, "stand_in", on=True, bot="random")
    screen = bo.socket(code).until(lambda s: s.state and s.asked)  # the bot has played Ada's turn
    assert screen.state["seats"][0]["kind"] == "guest"
    assert screen.state["seats"][0]["bot"] == "random"
    question = ada.view(code)["asked"]["question"]
    assert ada.refused(code, "choose", question=question, option="rest") in (
        "wrong-seat",
        "bot-plays",
    )
    ada.do(code, "stand_in", on=False)
    assert ada.view(code)["seats"][0]["bot"] == ""


def test_hot_seat_shows_nothing_before_the_curtain_is_lifted(guest: MakeGuest) -> None:
    ada = guest()
    code = ada.make(game="canary", seats="mm", start=True)
    screen = ada.socket(code).ready()
    assert screen.state["you"] == {"name": "", "host": True, "seats": [0, 1], "seat": None}
    heard = screen.guest.heard[-1]
    for named in (b'"game":"canary"', b'"vocabulary":["canary"]'):
        heard = heard.replace(named, b"")
    assert b"canary" not in heard
    screen.say({"t": "look", "seat": 0})
    screen.until(lambda s: s.state["you"]["seat"] == 0)
    assert screen.asked
    assert "canary" in screen.state["view"]["hands"][0][0]
    for option in ("merry", "keep"):
        assert screen.asked
        v = screen.do("choose", question=screen.asked["question"], option=option)["v"]
        screen.reach(v)
    screen.until(lambda s: s.state["asked"]["seat"] == 1)
    assert not screen.asked
    screen.say({"t": "look", "seat": 1})
    screen.until(lambda s: s.state["you"]["seat"] == 1)
    assert screen.asked
    screen.say({"t": "look", "seat": None})
    screen.until(lambda s: s.state["you"]["seat"] is None)
    screen.say({"t": "look", "seat": 3})
    screen.until(lambda s: any(m.get("code") == "not-your-seat" for m in s.others))
    assert ada.view(code, seat=1)["you"]["seat"] == 1
    assert ada.get(f"/api/tables/{code}/view", seat=3).status_code == 403


def test_spectators_see_the_public_view_and_may_be_forbidden(guest: MakeGuest) -> None:
    ada, bo, code = seated(guest)
    eve = guest()
    watching = eve.socket(code).ready()
    assert watching.state["you"]["seat"] is None
    assert watching.state["asked"]["options"] == []
    assert (
        watching.refused("choose", question=watching.state["asked"]["question"], option="rest")
        == "not-seated"
    )
    assert bo.refused(code, "settle", settings={"spectators": False}) == "not-host"
    ada.do(code, "settle", settings={"spectators": False})
    assert watching.closed() == (4403, "no-spectators")
    assert eve.get(f"/api/tables/{code}/view").json()["code"] == "no-spectators"
    assert eve.get(f"/api/tables/{code}/moments/2").json()["code"] == "no-spectators"
    assert eve.socket(code).closed()[0] == 4403
    assert bo.view(code)["view"]


def test_without_spectators_those_outside_hear_and_fork_nothing(guest: MakeGuest) -> None:
    ada, eve = guest("Ada"), guest("Eve")
    code = ada.make(seats="mbb", start=True, settings={"spectators": False})
    ada.do(code, "arrange", seat=1, kind="open", bot="random")
    ada.do(code, "say", text="between us")
    screen = eve.socket(code).ready()  # she may sit down, and so sees the chairs
    assert eve.get(f"/api/tables/{code}/chat").json() == {"rooms": []}
    ada.do(code, "say", text="still between us")
    ada.do(code, "finish")
    screen.until(lambda s: s.state["phase"] == "finished")
    assert screen.chat == []
    assert screen.state["view"] is None
    wish = {"v": 3, "seats": [{"kind": "me"}] * 3}
    assert eve.post(f"/api/tables/{code}/fork", wish).json()["code"] == "no-spectators"


def test_presence(guest: MakeGuest) -> None:
    ada, bo, code = seated(guest)
    here = ada.socket(code).ready()
    there = bo.socket(code).ready()
    here.until(
        lambda s: any(m["t"] == "here" and m["presence"]["online"] == [0, 1] for m in s.others)
    )
    guest().socket(code).ready()
    here.until(
        lambda s: any(m["t"] == "here" and m["presence"]["spectators"] == 1 for m in s.others)
    )
    there.close()
    here.until(lambda s: s.others and s.others[-1].get("presence", {}).get("online") == [0])


def test_chat_has_two_rooms(guest: MakeGuest) -> None:
    ada, bo, code = seated(guest)
    eve, fay = guest(), guest()
    a, b, e, f = (g.socket(code).ready() for g in (ada, bo, eve, fay))
    a.do("say", text="good\u202e luck\nBo")
    e.do("say", text="psst")
    b.until(lambda s: s.chat)
    f.until(lambda s: len(s.chat) == 2)
    assert [line["text"] for line in b.chat] == ["good luckBo"]
    assert f.chat[1]["seat"] is None
    rooms = {room["room"] for room in bo.get(f"/api/tables/{code}/chat").json()["rooms"]}
    assert rooms == {"table"}
    ada.do(code, "settle", settings={"chat": False})
    assert b.refused("say", text="hello") == "chat-off"
    assert bo.get(f"/api/tables/{code}/chat").json() == {"rooms": []}


def test_chat_said_twice_is_said_once(guest: MakeGuest) -> None:
    ada, _, code = seated(guest)
    for _ in range(2):
        ada.do(code, "say", id="same-words", text="hello")
    assert ada.refused(code, "say", id="same-words", text="other") == "id-reused"
    lines = ada.get(f"/api/tables/{code}/chat").json()["rooms"][0]["lines"]
    assert [line["text"] for line in lines] == ["hello"]


def test_undo_takes_back_a_choice_and_its_events_on_every_screen(guest: MakeGuest) -> None:
    ada, bo, code = seated(guest, game="canary")
    eve = guest()
    a, b, e = (one.socket(code).ready() for one in (ada, bo, eve))
    before = {s: (s.state["view"], s.state["asked"], list(s.events)) for s in (a, b, e)}
    assert not a.state["may_undo"]
    question = a.state["asked"]["question"]
    assert a.refused("undo", question=question) == "cannot-undo"
    v = a.do("choose", question=question, option="merry")["v"]
    for s in (a, b, e):
        s.reach(v)
    assert [s.events[-1]["key"] for s in (a, b, e)] == ["mood_in_private", "mood", "mood"]
    assert a.state["may_undo"]
    assert not b.state["may_undo"]
    assert b.state["answers"] == 1
    assert b.refused("undo", question=v) == "cannot-undo"  # never another seat's choice
    assert eve.refused(code, "undo", question=v) == "not-seated"
    bo.do(code, "rename", name="Bob")  # the table's own events are not undone
    late = bo.socket(code).ready()
    v = a.do("undo", question=v)["v"]
    for s in (a, b, e, late):
        s.reach(v)
        assert s.state["answers"] == 0
    for s in (a, b, e):
        view, asked, events = before[s]
        assert s.state["view"] == view
        assert s.state["asked"] == {**asked, "question": v}
        assert s.events[: len(events)] == events
        assert [event["key"] for event in s.events[len(events) :]] == ["renamed", "undone"]
    assert late.events == b.events
    assert ada.view(code)["events"] == a.events
    assert a.refused("choose", question=question, option="sad") == "stale-question"
    a.do("choose", question=v, option="sad")
    assert (
        ada.get(f"/api/tables/{code}/moments/{v - 2}").json()["events"][-1]["key"]
        == "mood_in_private"
    )


def test_undo_stops_at_chance_and_can_be_switched_off(guest: MakeGuest) -> None:
    ada, _, code = seated(guest, game="canary")
    a = ada.socket(code).ready()
    for option in ("merry", "keep"):
        v = a.do("choose", question=a.state["asked"]["question"], option=option)["v"]
        a.reach(v)
    assert a.refused("undo", question=v) == "cannot-undo"  # a die fell after "keep"
    assert a.refused("undo", question=v - 1) == "stale-question"
    ada.do(code, "settle", settings={"undo": False})
    assert a.refused("undo", question=v) == "undo-off"


def test_standing_orders(guest: MakeGuest) -> None:
    ada, bo, code = seated(guest)
    bo.do(code, "order", window="shield", lasting=True)
    assert bo.view(code)["orders"] == {"shield": True}
    assert ada.view(code)["orders"] == {}
    v = bo.do(code, "order", window="shield", lasting=True)["v"]
    assert v == bo.view(code)["v"]  # nothing new, nothing stored
    a, b = ada.socket(code), bo.socket(code)
    chooser = random.Random(4)
    a.ready()
    b.ready()
    windows: list[str] = []
    for _ in range(60):
        agree([a, b])
        if a.state["phase"] == "finished":
            break
        mover = a if a.asked else b
        assert mover.asked
        if mover.asked["window"]:
            windows.append(mover.asked["window"])
            assert mover is a  # Bo passes without being asked
        v = mover.pick(chooser)["v"]
        mover.reach(v)
    assert "shield" in windows
    assert bo.view(code)["orders"] == {"shield": True}


def test_a_standing_order_is_taken_back(guest: MakeGuest) -> None:
    _, bo, code = seated(guest)
    bo.do(code, "order", window="shield", lasting=True)
    bo.do(code, "order", window="*", on=False)
    assert bo.view(code)["orders"] == {}


def test_quiet_moments_and_wishes_are_a_seats_own(guest: MakeGuest) -> None:
    ada, bo, code = seated(guest, game="rising")
    bo.do(code, "order", window="quiet")
    quiet = bo.view(code)["quiet"]
    assert "before_roll" in quiet
    assert bo.view(code)["orders"] == dict.fromkeys(quiet, True)
    bo.do(code, "order", window="before_roll", on=False)
    assert "before_roll" not in bo.view(code)["orders"]
    bo.do(code, "wish", option="stop")
    assert bo.view(code)["wished"] == ["stop"]
    assert [it["key"] for it in bo.view(code)["wishes"]] == ["stop"]
    assert ada.view(code)["wished"] == []
    assert bo.refused(code, "wish", option="token:unheard_of") == "illegal-option"
    bo.do(code, "wish", option="stop", on=False)
    assert bo.view(code)["wished"] == []
    bo.do(code, "order", window="quiet", on=False)
    assert bo.view(code)["orders"] == {}


def test_a_clock_lets_a_bot_stand_in_and_the_owner_returns(guest: MakeGuest) -> None:
    ada, bo = guest("Ada"), guest("Bo")
    code = ada.make(settings={"seconds": 1})
    bo.sit(code, 1)
    before = bo.view(code)["now"]
    v = ada.do(code, "start")["v"]
    then = bo.get(f"/api/tables/{code}/moments/{v}").json()
    assert before + 1000 <= then["asked"]["due"] <= then["now"] + 1000
    screen = bo.socket(code).until(lambda s: s.state and s.state["seats"][0]["bot"])
    assert "timed_out" in [event["key"] for event in screen.events]
    ada.do(code, "settle", settings={"seconds": 0})  # or the clock might run out again meanwhile
    ada.do(code, "stand_in", on=False)
    assert ada.view(code)["seats"][0]["bot"] == ""


def test_hints_come_from_a_bot_and_can_be_switched_off(guest: MakeGuest) -> None:
    ada, bo, code = seated(guest)
    screen = ada.socket(code).ready()
    assert screen.asked
    hint = screen.do("hint", question=screen.asked["question"])["hint"]
    assert hint["option"] in [option["key"] for option in screen.asked["options"]]
    assert hint["reason"]["key"].startswith("reason.")
    assert Words("pl", "duel").say(Text(**hint["reason"]))
    assert bo.refused(code, "hint", question=screen.asked["question"]) in (
        "not-your-seat",
        "wrong-seat",
    )
    assert guest().refused(code, "hint", question=screen.asked["question"]) == "not-seated"
    ada.do(code, "settle", settings={"hints": False})
    assert screen.refused("hint", question=screen.asked["question"]) == "hints-off"


def test_salts_go_into_the_dice(guest: MakeGuest) -> None:
    ada, bo = guest(), guest()
    code = ada.make(seats="mo")
    before = ada.view(code)["fairness"]
    bo.sit(code, 1)
    bo.do(code, "salt", salt="my own words")
    ada.do(code, "start")
    assert ada.refused(code, "salt", salt="too late") == "already-started"
    a, b = ada.socket(code), bo.socket(code)
    play_out([a, b], random.Random(6))
    after = a.state["fairness"]
    assert before["commitment"] == after["commitment"]
    assert after["salts"] == ["", "my own words"]
    record = read(ada.get(f"/api/tables/{code}/record").content)
    assert record.fairness is not None
    assert record.fairness.salts == ["", "my own words"]
    assert verify(load_game("duel"), record).fair


def test_stopping_needs_every_guest(guest: MakeGuest) -> None:
    ada, bo, code = seated(guest)
    ada.do(code, "finish")
    assert ada.view(code)["phase"] == "playing"
    ada.do(code, "finish", agree=False)
    bo.do(code, "finish")
    assert bo.view(code)["phase"] == "playing"
    ada.do(code, "finish")
    state = bo.view(code)
    assert state["phase"] == "finished"
    assert state["outcome"]["stopped"]
    assert state["fairness"]["secret"]
    record = read(ada.get(f"/api/tables/{code}/record").content)
    assert verify(load_game("duel"), record).fair
    question = state["v"]
    assert ada.refused(code, "choose", question=question, option="rest") == "finished-game"


def test_the_host_alone_does_not_end_the_others_game(guest: MakeGuest) -> None:
    """A clock is not shortened in the turn of whom it would surprise, and who is here has a say though a bot
    plays for them."""
    ada, bo, code = seated(guest)
    ada.do(code, "choose", question=ada.view(code)["asked"]["question"], option="rest")
    settings = {**ada.view(code)["table"]["settings"], "seconds": 1}
    ada.do(code, "settle", settings=settings)
    state = bo.view(code)
    assert (state["asked"]["seat"], state["asked"]["due"]) == (1, None)
    assert state["table"]["settings"]["seconds"] == 1
    ada.do(code, "settle", settings={**settings, "seconds": 3600})
    bo.do(code, "choose", question=state["asked"]["question"], option="rest")
    state = ada.view(code)
    assert state["asked"]["due"] - state["now"] > 3_000_000
    ada.do(code, "settle", settings={**settings, "seconds": 60})
    assert ada.view(code)["asked"]["due"] == state["asked"]["due"]
    ada.do(code, "settle", settings={**settings, "seconds": 7200})
    assert ada.view(code)["asked"]["due"] > state["asked"]["due"] + 3_000_000
    b = bo.socket(code).ready()
    b.do("stand_in", on=True)
    ada.do(code, "finish")
    assert ada.view(code)["phase"] == "playing"
    b.close()
    eventually(lambda: ada.view(code)["presence"]["online"] == [])
    ada.do(code, "finish", agree=False)
    ada.do(code, "finish")
    assert ada.view(code)["phase"] == "finished"


def test_rematch_keeps_the_company(guest: MakeGuest) -> None:
    ada, bo, code = seated(guest, seats="mor")
    assert ada.refused(code, "rematch") == "not-finished"
    for one in (ada, bo):
        one.do(code, "finish")
    eve = guest()
    assert eve.refused(code, "rematch") == "not-seated"
    first = bo.do(code, "rematch", id="once-more-")["rematch"]
    assert bo.do(code, "rematch", id="once-more-")["rematch"] == first
    assert ada.do(code, "rematch")["rematch"] == first
    assert eve.view(code)["rematch"] == first
    lobby = ada.view(first)
    assert lobby["phase"] == "lobby"
    assert lobby["you"] == {"name": "", "host": True, "seats": [1], "seat": 1}  # one seat on
    assert bo.view(first)["you"]["seats"] == [2]
    assert lobby["seats"][0]["bot"] == "random"
    assert first in [line["code"] for line in bo.get("/api/tables").json()["tables"]]


def test_a_rematch_of_one_person_begins_and_may_be_harder(guest: MakeGuest) -> None:
    ada = guest()
    code = ada.make("rising", seats="mr", options={"max_turns": 1, "teams_of": [0, 1]}, start=True)
    play_out([ada.socket(code)], random.Random(1))
    told = ada.get(f"/api/tables/{code}/ending").json()
    assert told["told"]["key"] == "ending.limit"
    assert told["harder"]["options"] == {"voldemort_track": 6}
    assert told["gentler"]["label"]["args"] == {"n": 4}
    assert told["chart"]["gauges"][0]["turn"] == 0
    assert told["standings"][-1]["values"]
    again = ada.view(ada.do(code, "rematch", how="harder")["rematch"])
    assert again["phase"] == "playing"
    assert again["table"]["options"]["voldemort_track"] == 6
    assert again["table"]["options"]["teams_of"] == [1, 0]
    assert again["you"]["seats"] == [1]


def test_where_a_game_knows_nothing_harder_the_bots_are(guest: MakeGuest) -> None:
    ada = guest()
    code = ada.make("duel", seats="mr", options={"max_turns": 4}, start=True)
    play_out([ada.socket(code)], random.Random(1))
    told = ada.get(f"/api/tables/{code}/ending").json()
    assert (told["headline"], told["gentler"], told["harder"]["options"]) == (None, None, {})
    assert ada.refused(code, "rematch", how="gentler") == "not-found"
    again = ada.view(ada.do(code, "rematch", how="harder")["rematch"])
    assert again["seats"][0]["bot"] == "easy"


def test_moments_and_forks(guest: MakeGuest) -> None:
    ada, bo, code = seated(guest)
    a, b = ada.socket(code), bo.socket(code)
    chooser = random.Random(7)
    seen: dict[int, tuple[Any, Any, list[Any]]] = {}
    a.ready()
    b.ready()
    for _ in range(10):
        seen[a.state["v"]] = (a.state["view"], a.state["asked"], list(a.events))
        mover = a if a.asked else b
        v = mover.pick(chooser)["v"]
        for s in (a, b):
            s.reach(v)
    for v, (view, asked, events) in seen.items():
        then = ada.get(f"/api/tables/{code}/moments/{v}").json()
        assert (then["view"], then["asked"], then["events"], then["moment"]) == (
            view,
            asked,
            events,
            True,
        )
    assert ada.get(f"/api/tables/{code}/moments/9999").status_code == 404
    wish = {"v": 5, "seats": [{"kind": "me"}, {"kind": "bot", "bot": "random"}]}
    assert ada.post(f"/api/tables/{code}/fork", wish).json()["code"] == "not-finished"
    assert ada.get(f"/api/tables/{code}/record").json()["code"] == "not-finished"
    ada.do(code, "finish")
    bo.do(code, "finish")
    other = ada.get(f"/api/tables/{code}/moments/5", seat=1).json()
    assert other["you"]["seat"] == 1
    forked = ada.post(f"/api/tables/{code}/fork", wish)
    assert forked.status_code == 201, forked.text
    new = forked.json()["code"]
    ada.do(new, "start")
    state = ada.view(new)
    assert state["table"]["origin"] == "fork"
    then = ada.get(f"/api/tables/{code}/moments/5", seat=0).json()
    assert state["view"]["turns"] >= then["view"]["turns"]
    assert [e["key"] for e in then["events"] if e["of"] == "game"] == [
        e["key"] for e in state["events"] if e["of"] == "game" and e["v"] == 2
    ][: len([e for e in then["events"] if e["of"] == "game"])]
    play_out([ada.socket(new)], random.Random(8))
    assert verify(load_game("duel"), read(ada.get(f"/api/tables/{new}/record").content)).finished


def test_a_seat_moves_to_another_browser_by_its_secret(guest: MakeGuest) -> None:
    ada, bo = guest("Ada"), guest("Bo")
    code = ada.make(seats="mo")
    secret = bo.sit(code, 1)["secret"]
    ada.do(code, "start")
    old = bo.socket(code).ready()
    phone = guest("Phone")
    assert (
        phone.post(f"/api/tables/{code}/claim", {"secret": "x" * 43}).json()["code"] == "bad-secret"
    )
    claimed = phone.post(f"/api/tables/{code}/claim", {"secret": secret}).json()
    assert claimed["seat"] == 1
    assert old.closed() == (4410, "not-yours")
    assert bo.view(code)["you"]["seats"] == []
    assert phone.view(code)["you"]["seats"] == [1]
    assert bo.post(f"/api/tables/{code}/claim", {"secret": secret}).json()["code"] == "bad-secret"
    fresh = phone.do(code, "new_secret", id="new-secret")
    assert fresh["secret"]
    assert phone.do(code, "new_secret", id="new-secret")["secret"] is None  # handed out once
    assert (
        bo.post(f"/api/tables/{code}/claim", {"secret": claimed["secret"]}).json()["code"]
        == "bad-secret"
    )
    assert bo.post(f"/api/tables/{code}/claim", {"secret": fresh["secret"]}).status_code == 200


def test_an_opened_seat_is_taken_in_mid_game(guest: MakeGuest) -> None:
    ada, bo, code = seated(guest, seats="mor")
    eve = guest()
    assert eve.refused(code, "sit", seat=2) == "seat-taken"
    ada.do(code, "arrange", seat=2, kind="open")
    assert ada.view(code)["seats"][2]["bot"] == "random"  # it plays until somebody comes
    assert bo.refused(code, "sit", seat=2) == "already-started"
    eve.sit(code, 2, "Eve")
    assert eve.view(code)["you"]["seat"] == 2
    assert ada.view(code)["seats"][2]["bot"] == ""


def test_names(guest: MakeGuest) -> None:
    ada = guest()
    assert ada.http.put("/api/me", json={"name": "  Ża\u0301d\u200eło  "}).json() == {
        "name": "Żádło"
    }
    code = ada.make(seats="mo")
    assert ada.view(code)["seats"][0]["name"] == "Żádło"
    ada.do(code, "rename", name="<script>alert(1)</script>")
    assert (
        ada.view(code)["seats"][0]["name"] == "<script>alert(1)</script>"
    )  # text; screens show it as text
    assert ada.refused(code, "rename", name="\u202e\u200b") == "bad-name"
    assert ada.refused(code, "rename", name="x" * 41) == "bad-message"
    for sly in (
        "seat:1",
        "card:spark",
    ):  # what words and screens would take for a name to be looked up
        assert ada.refused(code, "rename", name=sly) == "bad-name"
        assert ada.refused(code, "sit", seat=1, name=sly) == "bad-name"
        assert ada.http.put("/api/me", json={"name": sly}).json()["code"] == "bad-name"
        seats = [{"kind": "me", "name": sly}, {"kind": "open"}]
        made = ada.post("/api/tables", {"game": "duel", "seats": seats})
        assert made.json()["code"] == "bad-name"
    tower = "Z" + "\u0335\u0321\u0322\u0327\u0328\u0334" * 6
    ada.do(code, "rename", name=tower)
    assert len(ada.view(code)["seats"][0]["name"]) <= 3


def test_games_and_content(guest: MakeGuest) -> None:
    ada = guest()
    told = ada.get("/api/games").json()
    duel = next(game for game in told["games"] if game["name"] == "duel")
    assert (duel["min_seats"], duel["max_seats"]) == (2, 4)
    assert "random" in [bot["name"] for bot in duel["bots"]]
    assert duel["example"]
    for game in told["games"]:
        for lang in ("en", "pl", "it"):
            assert ada.get(f"/api/games/{game['name']}/content", lang=lang).status_code == 200
    assert ada.get("/api/games/none/content").status_code == 404


def test_a_report_of_the_game(guest: MakeGuest) -> None:
    ada, bo, code = seated(guest)
    play_out([ada.socket(code), bo.socket(code)], random.Random(9))
    report = guest().get(f"/api/tables/{code}/report").json()
    turns = [chapter["turn"] for chapter in report["chapters"]]
    assert turns == sorted(turns)
    thrown = [event["thrown"] for event in ada.view(code)["events"] if event["thrown"]]
    assert sum(map(sum, report["dice"])) == sum(len(dice["faces"]) for dice in thrown) > 0


@pytest.mark.parametrize(
    ("wish", "code"),
    [
        ({"game": "chess", "seats": [{}, {}]}, "unknown-game"),
        ({"game": "duel", "seats": [{}]}, "bad-seats"),
        ({"game": "duel", "seats": [{}] * 5}, "bad-seats"),
        ({"game": "duel", "seats": [{}, {}], "options": {"cheat": True}}, "bad-options"),
        ({"game": "returns", "seats": [{}, {}], "options": {"pettigrew": 3}}, "bad-options"),
        ({"game": "rising", "seats": [{}, {}], "options": {"first": 3}}, "bad-options"),
        ({"game": "duel", "seats": [{}, {"kind": "bot", "bot": "deep"}]}, "unknown-bot"),
        ({"game": "duel", "seats": [{}, {}], "start": True}, "seats-open"),
        ({"game": "duel", "seats": [{}, {}], "surprise": 1}, "bad-message"),
    ],
)
def test_tables_that_cannot_be(guest: MakeGuest, wish: dict[str, object], code: str) -> None:
    answer = guest().post("/api/tables", wish)
    assert answer.status_code >= 400
    assert answer.json()["code"] == code


def test_bots_alone_pause_without_an_audience(guest: MakeGuest, server: Server) -> None:
    ada = guest()
    code = ada.make(seats="rr", start=True)
    state, started = ada.view(code), time.monotonic()
    eventually(lambda: ada.view(code)["v"] >= state["v"] + 2)  # they play while somebody looks
    later = ada.view(code)
    pace = (time.monotonic() - started) / (later["v"] - state["v"])
    assert pace > 0.15  # not faster than one can follow
    assert json.dumps(later["you"]) == '{"name": "", "host": true, "seats": [], "seat": null}'


def test_a_link_to_a_table_has_a_preview_and_tells_nothing_else(guest: MakeGuest) -> None:
    ada = guest()
    code = ada.make("talisman", seats="mr", start=True)
    ada.do(code, "rename", name="Adalbert")
    page = guest().http.get(f"/t/{code}?at=3", headers={"accept-language": "it-IT,en;q=0.5"})
    assert page.status_code == 200
    assert 'property="og:title" content="Talisman' in page.text
    assert "Si sta giocando" in page.text
    assert "Adalbert" not in page.text
    assert "og:title" not in guest().get("/").text
    assert "og:title" not in guest().get("/t/aaaaaaaaaaaaaaaa").text
