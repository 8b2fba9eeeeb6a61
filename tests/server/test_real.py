"""A table with real dice and cards: what is asked of whom, what is refused, what stays hidden, and its record."""

import json
import random
from typing import Any

import pytest

from hallows.games import load_game, names
from hallows.kernel import Dice, Draw, Roll, Seeded, read, verify
from hallows.server import entries as log
from hallows.server.live import Live
from hallows.server.show import Shown, Viewer
from tests.server.conftest import MakeGuest
from tests.server.people import Guest, eventually
from tests.server.test_live import NOBODY, add, opened, shown


def real(game: str, seats: int) -> tuple[Live, list[log.Row]]:
    live, rows = opened(game, seats, bytes(32))
    head = rows[0].entry
    assert isinstance(head, log.Opened)
    live.head.real = head.real = True
    add(live, rows, log.Started())
    return live, rows


def wander(game: str, steps: int) -> tuple[Live, list[log.Row], int]:
    """A real table at which everything happens now and then."""
    chooser = random.Random(game)
    luck = Seeded(game)
    seats = 3 if game == "returns" else 2
    live, rows = real(game, seats)
    for _ in range(steps):
        if live.phase != "playing":
            break
        assert live.table is not None
        assert live.companion is not None
        asked = live.real()
        if chooser.random() < 0.1 and live._last_act() is not None:
            add(live, rows, log.Undone(0))
        elif isinstance(asked, Draw):
            things = [thing for thing in live.companion.names() if live.companion.fits(thing)]
            add(live, rows, log.Named(live.typists()[0], chooser.choice(things)))
        elif isinstance(asked, Roll | Dice):
            fell = luck.draw(asked)
            faces = list(fell) if isinstance(fell, tuple) else [fell]
            add(live, rows, log.Fell(live.typists()[0], faces))
        else:
            ask = live.table.check()
            add(live, rows, log.Chose(ask.seat, chooser.choice(ask.options)))
    return live, rows, seats


@pytest.mark.parametrize("game", names())
def test_a_real_table_is_its_log(game: str) -> None:
    live, rows, seats = wander(game, 70)
    again = Live.replay(live.code, live.secret, rows)
    assert shown(again, seats) == shown(live, seats)
    assert again.answers == live.answers


def seated(guest: MakeGuest, **more: Any) -> tuple[Guest, Guest, str]:
    ada, bo = guest("Ada"), guest("Bo")
    code = ada.make(seats="mo", real=True, **more)
    bo.sit(code, 1)
    ada.do(code, "start")
    return ada, bo, code


def drew(who: Guest, code: str, thing: str) -> None:
    who.do(code, "drew", question=who.view(code)["asked"]["question"], thing=f"card:{thing}")


def test_cards_are_named_by_whoever_draws_them_and_nobody_else_learns_them(
    guest: MakeGuest,
) -> None:
    ada, bo, code = seated(guest)
    state = ada.view(code)
    assert state["table"]["real"]
    assert state["fairness"] == {"table": "", "commitment": "", "salts": [], "secret": ""}
    asked = state["asked"]
    assert (asked["seat"], asked["prompt"], asked["real"]["by"]) == (0, "draw.deck", [0])
    assert asked["real"]["things"] == ["card:hex", "card:potion", "card:shield", "card:spark"]
    theirs = bo.view(code)["asked"]
    assert theirs["real"] == {"by": [0], "dice": [], "things": []}
    question = asked["question"]
    assert bo.refused(code, "drew", question=question, thing="card:hex") == "wrong-seat"
    assert ada.refused(code, "drew", question=question, thing="card:accio") == "not-in-the-pile"
    assert ada.refused(code, "fell", question=question, faces=[3]) == "nothing-awaited"
    assert ada.refused(code, "drew", question=question - 1, thing="card:hex") == "stale-question"
    assert guest("Cy").refused(code, "drew", question=question, thing="card:hex") == "not-seated"
    assert ada.view(code)["v"] == state["v"]  # none of that changed anything
    for thing in ("potion", "potion"):
        drew(ada, code, thing)
    assert bo.view(code)["asked"]["real"]["by"] == [1]
    assert "potion" not in json.dumps(bo.view(code)["view"])
    assert "potion" not in json.dumps(bo.view(code)["events"])
    assert ada.view(code)["view"]["wizards"][0]["hand"] == ["potion", "potion"]


def test_dice_are_typed_by_whoever_throws_and_mistakes_are_taken_back(guest: MakeGuest) -> None:
    ada, bo, code = seated(guest)
    for who, thing in ((ada, "hex"), (ada, "spark"), (bo, "spark"), (bo, "spark"), (ada, "spark")):
        drew(who, code, thing)
    question = ada.view(code)["asked"]["question"]
    ada.do(code, "choose", question=question, option="attack:1")
    asked = bo.view(code)["asked"]
    assert (asked["seat"], asked["prompt"]) == (0, "chance.attack")
    assert asked["real"]["dice"] == [{"sides": 6, "kind": "", "faces": []}]
    question = asked["question"]
    assert bo.refused(code, "fell", question=question, faces=[6]) == "wrong-seat"
    assert bo.refused(code, "undo", question=question) == "cannot-undo"
    refused = ada.command(code, "fell", question=question, faces=[2, 2])
    assert refused.status_code == 422
    assert refused.json()["args"] == {"count": 1, "sides": 6}
    assert ada.refused(code, "fell", question=question, faces=[7]) == "cannot-have-fallen"
    assert ada.refused(code, "drew", question=question, thing="card:hex") == "nothing-awaited"
    assert ada.refused(code, "choose", question=question, option="rest") == "wrong-seat"
    ada.do(code, "fell", question=question, faces=[6])
    assert [event["key"] for event in bo.view(code)["events"]][-1] == "rolled.attack"
    assert ada.view(code)["may_undo"]
    assert not bo.view(code)["may_undo"]
    ada.do(code, "undo", question=ada.view(code)["asked"]["question"])
    assert "rolled.attack" not in [event["key"] for event in bo.view(code)["events"]]
    ada.do(code, "fell", question=ada.view(code)["asked"]["question"], faces=[1])
    bo.do(code, "fell", question=bo.view(code)["asked"]["question"], faces=[1])
    assert not ada.view(code)["may_undo"]  # somebody else has done something since
    assert bo.view(code)["view"]["wizards"][1]["hearts"] == 5


def test_people_throw_for_bots_and_the_record_replays(guest: MakeGuest) -> None:
    ada = guest("Ada")
    assert (
        ada.post(
            "/api/tables", {"game": "duel", "seats": [{"kind": "bot"}] * 2, "real": True}
        ).json()["code"]
        == "bad-options"
    )
    code = ada.make(seats="mr", real=True, start=True, options={"max_turns": 6})
    eventually(lambda: finish(ada, code, ada.view(code)))
    record = read(ada.get(f"/api/tables/{code}/record").content)
    proof = verify(load_game("duel"), record)
    assert (proof.finished, proof.fair) == (True, False)
    assert record.fairness is None


def finish(who: Guest, code: str, state: dict[str, Any]) -> bool:
    """Do what is asked at the table; True when it is over."""
    asked = state["asked"]
    if state["phase"] == "finished":
        return True
    if asked["real"] and asked["real"]["dice"]:
        assert asked["real"]["by"] == [0]
        who.command(code, "fell", question=asked["question"], faces=[3])
    elif asked["real"]:
        who.command(code, "drew", question=asked["question"], thing="card:spark")
    elif asked["options"]:
        who.command(code, "choose", question=asked["question"], option=asked["options"][-1]["key"])
    return False


def test_whoever_shares_one_screen_takes_back_anything() -> None:
    live, rows = real("duel", 2)
    for seat in live.seats:
        seat.guest = 1
    for thing in ("hex", "spark", "spark", "spark", "spark"):
        add(live, rows, log.Named(live.typists()[0], f"card:{thing}"))
    add(live, rows, log.Chose(0, "rest"))
    add(live, rows, log.Fell(0, [6]))
    add(live, rows, log.Named(1, "card:spark"))
    add(live, rows, log.Chose(1, "rest"))
    for _ in range(9):
        assert live.may_take_back(1)
        assert not live.may_take_back(2)
        add(live, rows, log.Undone(0))
    assert not live.may_take_back(1)
    assert [mark.turn for mark in live.turns] == [0]


def test_a_public_screen_is_not_told_what_a_secret_card_may_be() -> None:
    live, _ = real("duel", 2)
    for seat in live.seats:
        seat.guest = 1
    face = Shown(live)
    for looking, known in ((0, True), (1, False), (None, False)):
        state = json.loads(face.state(Viewer(1, looking), 0, 1, NOBODY))
        assert bool(state["asked"]["real"]["things"]) == known


def test_the_clock_stands_while_people_throw(guest: MakeGuest) -> None:
    ada, _, code = seated(guest, settings={"seconds": 60})
    assert ada.view(code)["asked"]["due"] is None


def test_rising_says_what_is_on_its_dice() -> None:
    live, rows, _ = wander("rising", 0)
    luck = Seeded("rising")
    for _ in range(200):
        asked = live.real()
        if isinstance(asked, Dice):
            break
        assert live.table is not None
        assert live.companion is not None
        if isinstance(asked, Draw):
            things = [thing for thing in live.companion.names() if live.companion.fits(thing)]
            add(live, rows, log.Named(0, things[0]))
        elif asked is not None:
            state = json.loads(Shown(live).state(Viewer(1, 0), 0, 1, NOBODY))
            faces = state["asked"]["real"]["dice"][0]["faces"]
            assert set(faces) == {"face:right", "face:left", "face:mark"}
            add(live, rows, log.Fell(live.typists()[0], [1 + luck.below(8)]))
        else:
            ask = live.table.check()
            add(live, rows, log.Chose(ask.seat, ask.options[0]))
    state = json.loads(Shown(live).state(Viewer(1, 0), 0, 1, NOBODY))
    dice = state["asked"]["real"]["dice"]
    assert all(die["kind"].startswith("die:") and len(die["faces"]) == 6 for die in dice)
    assert dice
