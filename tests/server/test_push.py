"""Calling people to a table: whom, when, how often, what is said; and that no address leads into our own network."""

import asyncio
import random
import socket
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from cryptography.hazmat.primitives.asymmetric import ec

from hallows.kernel import BadOptions
from hallows.server import push
from hallows.server.errors import Refused
from tests.server.conftest import MakeServer
from tests.server.machines import Postgres, Server
from tests.server.people import Guest, Json, eventually
from tests.server.pushing import Browser, PushService, signed
from tests.server.test_keeping import aged, forget

CONTACT = "mailto:owl@example.org"
#: Everything at once, but no second call to a table before the test is over.
SOON: dict[str, Any] = {
    "contact": CONTACT,
    "push_private": True,
    "push_seconds": 0.05,
    "push_grace": 0.0,
    "push_every": 3600.0,
    "push_retry": 0.05,
    "push_wait": 600.0,
    "bot_workers": 1,
}


@pytest.fixture(scope="module")
def calling(
    new_database: Callable[[], str], tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Server]:
    """The server most of these tests share."""
    limits = {"subscriptions": 2.0, "subscriptions_per_hour": 6.0}
    machine = Server(new_database(), tmp_path_factory.mktemp("calling"), **SOON, limits=limits)
    yield machine.start()
    assert machine.stop() == 0
    assert '"level": "error"' not in machine.logged()


@pytest.fixture
def service() -> Iterator[PushService]:
    with PushService().running() as running:
        yield running


def table(url: str) -> tuple[Guest, Guest, str]:
    """Ada and Bo at a table that has not begun."""
    ada, bo = Guest(url, "Ada"), Guest(url, "Bo")
    for one in (ada, bo):
        one.http.put("/api/me", json={"name": one.name})
    code = ada.make(seats="mo")
    bo.sit(code, 1)
    return ada, bo, code


def waited_for(code: str, *guests: Guest) -> Guest:
    return next(guest for guest in guests if (guest.view(code)["asked"] or {}).get("options"))


def chosen_until_other(code: str, mover: Guest, other: Guest) -> None:
    """Somebody plays until the other is asked."""
    chooser = random.Random(1)
    while mover.choose(code, chooser):
        pass
    assert (other.view(code)["asked"] or {}).get("options")


def looked(service: PushService, server: Server) -> None:
    """Wait until the server has looked again at who is to be called: somebody else was, at a later table."""
    cleo, dan, code = table(server.url)
    known = Browser(service, code)
    cleo.do(code, "start")
    known.subscribe(waited_for(code, cleo, dan))
    eventually(lambda: known.messages())


# -- what is sent ----------------------------------------------------------------------------------------------


def test_sealed_as_the_standard_shows() -> None:
    """The example of RFC 8291, appendix A."""
    once = ec.derive_private_key(
        int.from_bytes(push.decoded("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"), "big"),
        push.CURVE,
    )
    theirs = push.decoded(
        "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"
    )
    auth, salt = push.decoded("BTBZMqHH6r4Tts7J_aSIgg"), push.decoded("DGv6ra1nlYgDCS1FRnbzlw")
    body = b"When I grow up, I want to be a watermelon"
    assert push.encoded(push.seal(body, theirs, auth, once, salt)) == (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6"
        "PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )


def test_who_is_waited_for_is_called_in_their_language(
    calling: Server, service: PushService
) -> None:
    ada, bo, code = table(calling.url)
    phone, desk, theirs = (Browser(service, name) for name in ("phone", "desk", "theirs"))
    theirs.subscribe(bo)
    phone.subscribe(ada, "pl")
    key = desk.subscribe(ada, "it")["key"]
    ada.do(code, "start")
    assert waited_for(code, ada, bo) is ada
    eventually(lambda: phone.messages())
    eventually(lambda: desk.messages())
    assert phone.messages() == [
        {
            "title": "Twoja tura",
            "body": "Pojedynek czarodziejów · Bo",
            "tag": code,
            "url": f"/t/{code}",
            "lang": "pl",
        }
    ]
    assert desk.messages()[0]["title"] == "Tocca a te"
    assert theirs.messages() == []
    posted = service.to(phone)[0]
    assert signed(posted, service.url, key)["sub"] == CONTACT
    assert posted.headers["content-encoding"] == "aes128gcm"
    assert int(posted.headers["ttl"]) > 0
    assert 0 < len(posted.headers["topic"]) <= 32
    for told in (posted.path, *posted.headers.values()):
        assert code not in told  # a table's code lets people in


# -- when, and how often ----------------------------------------------------------------------------------------


def called(server: Server, browser: Browser) -> tuple[str, Guest, Guest, int]:
    """A table at which somebody was called once: its code, who it was, the other one, and the other's seat."""
    ada, bo, code = table(server.url)
    ada.do(code, "start")
    asked = waited_for(code, ada, bo)
    browser.subscribe(asked)
    eventually(lambda: browser.messages())
    return (code, asked, bo, 1) if asked is ada else (code, asked, ada, 0)


def test_once_for_a_question_and_not_too_often(calling: Server, service: PushService) -> None:
    browser = Browser(service, "one")
    code, asked, other, seat = called(calling, browser)
    other.do(code, "rename", seat=seat, name="Somebody")  # the same question
    looked(service, calling)
    assert len(browser.messages()) == 1
    chosen_until_other(code, asked, other)
    chosen_until_other(code, other, asked)  # another question, but it is not long ago
    looked(service, calling)
    assert len(browser.messages()) == 1


def test_called_again_when_it_is_long_ago(make_server: MakeServer, service: PushService) -> None:
    server = make_server(**{**SOON, "push_every": 0.0})
    browser = Browser(service, "one")
    code, asked, other, _ = called(server, browser)
    chosen_until_other(code, asked, other)
    chosen_until_other(code, other, asked)
    eventually(lambda: len(browser.messages()) > 1)


def test_nobody_is_called_who_looks(calling: Server, service: PushService) -> None:
    """Nor afterwards, to the question they have seen."""
    ada, bo, code = table(calling.url)
    browser = Browser(service, "one")
    screens = {one.name: one.socket(code).ready() for one in (ada, bo)}
    ada.do(code, "start")
    asked = waited_for(code, ada, bo)
    browser.subscribe(asked)
    looked(service, calling)
    looked(service, calling)
    screens[asked.name].close()
    other = bo if asked is ada else ada
    screens[other.name].until(lambda s: len(_online(s.others)) == 1)
    looked(service, calling)
    assert browser.messages() == []


def _online(heard: list[Json]) -> list[int]:
    here = [told["presence"]["online"] for told in heard if told["t"] == "here"]
    return here[-1] if here else []


def test_nobody_is_called_to_a_bots_seat_or_where_nobody_waits(
    calling: Server, service: PushService
) -> None:
    ada, bo, code = table(calling.url)
    alone, stood_in = Browser(service, "alone"), Browser(service, "stood-in")
    solo = Guest(calling.url)
    solo.make(seats="mr", start=True)
    alone.subscribe(solo)
    ada.do(code, "start")
    for one in (ada, bo):
        one.do(code, "stand_in", on=True)
    stood_in.subscribe(ada)
    stood_in.subscribe(bo)
    looked(service, calling)
    assert alone.messages() == stood_in.messages() == []


def test_one_of_two_processes_calls(
    postgres: Postgres | None, tmp_path: Any, service: PushService
) -> None:
    if postgres is None:
        pytest.skip("PostgreSQL is not installed (scripts/postgres.sh): its round is left out")
    db = postgres.database()
    servers = [Server(db, tmp_path, **SOON).start() for _ in range(2)]
    try:
        keys = set()
        browsers = []
        for number in range(6):
            ada, bo, code = table(servers[number % 2].url)
            browsers.append(Browser(service, f"both-{number}"))
            ada.do(code, "start")
            keys.add(browsers[-1].subscribe(waited_for(code, ada, bo))["key"])
        assert len(keys) == 1  # signed by the same key
        for browser in browsers:
            eventually(browser.messages)
        # Somebody who looks through one process is not called by the other.
        ada, bo, code = table(servers[0].url)
        seen = Browser(service, "seen")
        here = [Guest(servers[1].url) for _ in range(2)]
        screens = []
        for one, there in zip((ada, bo), here, strict=True):
            there.http.cookies = one.http.cookies
            screens.append(there.socket(code).ready())
        # Until the process where they play knows it, too.
        Guest(servers[0].url).socket(code).ready().until(lambda s: len(_online(s.others)) == 2)
        ada.do(code, "start")
        seen.subscribe(waited_for(code, ada, bo))
        for server in servers:
            looked(service, server)
            looked(service, server)
        assert seen.messages() == []
        assert [len(browser.messages()) for browser in browsers] == [1] * 6
    finally:
        for server in servers:
            server.kill()


# -- push services that fail --------------------------------------------------------------------------------------


@pytest.mark.parametrize("gone", [404, 410])
def test_a_subscription_that_is_no_more_is_dropped(
    calling: Server, service: PushService, gone: int
) -> None:
    ada, bo, code = table(calling.url)
    browser = Browser(service, "gone")
    service.answers[browser.path] = [gone]
    ada.do(code, "start")
    asked = waited_for(code, ada, bo)
    browser.subscribe(asked)
    eventually(lambda: asked.get("/api/me/push").json()["browsers"] == 0)
    assert len(service.to(browser)) == 1


def test_a_push_service_in_trouble_is_tried_a_few_times(
    calling: Server, service: PushService
) -> None:
    later, never, refused = (Browser(service, name) for name in ("later", "never", "refused"))
    service.answers = {later.path: [503, 429, 201], never.path: [500], refused.path: [400]}
    for browser in (later, never, refused):
        ada, bo, code = table(calling.url)
        ada.do(code, "start")
        browser.subscribe(waited_for(code, ada, bo))
    eventually(lambda: len(service.to(later)) == 3 and len(service.to(never)) == 3)
    looked(service, calling)
    assert [len(service.to(browser)) for browser in (later, never, refused)] == [3, 3, 1]


def test_choices_do_not_wait_for_a_push_service(calling: Server) -> None:
    """One that takes a line and never says a word."""
    with socket.create_server(("127.0.0.1", 0)) as silent:
        service = PushService()
        service.url = f"http://127.0.0.1:{silent.getsockname()[1]}"
        ada, bo, code = table(calling.url)
        ada.do(code, "start")
        asked = waited_for(code, ada, bo)
        Browser(service, "silent").subscribe(asked)
        line, _ = silent.accept()
        with line:
            other = bo if asked is ada else ada
            chosen_until_other(code, asked, other)


# -- who may ask for it -----------------------------------------------------------------------------------------


def test_so_many_browsers_and_not_too_often(calling: Server, service: PushService) -> None:
    ada = Guest(calling.url)
    one, two, three = (Browser(service, name) for name in ("1", "2", "3"))
    assert [one.subscribe(ada)["browsers"], two.subscribe(ada)["browsers"]] == [1, 2]
    refused = ada.http.put("/api/me/push", json=three.wish())
    assert refused.json() == {
        "code": "too-many",
        "args": {"what": "subscriptions", "wait": 0},
        "id": None,
    }
    assert one.subscribe(ada, "pl")["browsers"] == 2  # the same again
    bo = Guest(calling.url)
    assert one.subscribe(bo)["browsers"] == 1  # somebody else uses that browser now
    stopped = ada.post("/api/me/push/stop", {"endpoint": one.endpoint})
    assert stopped.json()["browsers"] == 1
    assert bo.get("/api/me/push").json()["browsers"] == 1  # it is not hers to stop
    told = [ada.http.put("/api/me/push", json=two.wish()).status_code for _ in range(3)]
    assert told == [200, 200, 429]


def test_it_goes_with_whom_it_belongs_to(calling: Server, service: PushService) -> None:
    ada, bo = Guest(calling.url), Guest(calling.url)
    one, two = Browser(service, "1"), Browser(service, "2")
    one.subscribe(ada)
    two.subscribe(bo, "it")
    known = bo.get("/api/me/everything").json()["browsers"]
    assert [{key: known[0][key] for key in two.wish()}] == [two.wish("it")]
    assert ada.post("/api/me/leave", {}).status_code == 200
    assert ada.get("/api/me/push").json()["browsers"] == 0
    assert bo.http.delete("/api/me").status_code == 200
    assert one.subscribe(ada)["browsers"] == 1
    assert bo.get("/api/me/everything").json()["browsers"] == []


def test_it_goes_with_a_guest_who_has_not_come_for_long(
    calling: Server, service: PushService
) -> None:
    ada, browser = Guest(calling.url), Browser(service, "old")
    ada.http.put("/api/me", json={"name": "Ada the Old"})
    browser.subscribe(ada)
    aged(calling.db, "UPDATE guests SET seen = 1 WHERE name = :name", name="Ada the Old")
    assert forget(calling.db, guests=1)["guests"] == 1
    assert ada.get("/api/me/push").json()["browsers"] == 0


def test_a_server_without_a_contact_calls_nobody(server: Server, service: PushService) -> None:
    ada = Guest(server.url)
    assert ada.get("/api/me/push").json() == {"key": "", "browsers": 0}
    refused = ada.http.put("/api/me/push", json=Browser(service, "1").wish())
    assert (refused.status_code, refused.json()["code"]) == (404, "no-push")


def test_who_runs_it_can_be_reached() -> None:
    assert push.contact_of("owl@example.org") == CONTACT
    assert push.contact_of("https://example.org/owl") == "https://example.org/owl"
    assert push.contact_of("") == ""
    with pytest.raises(BadOptions):
        push.contact_of("the owlery")


# -- addresses of our own network -------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "endpoint",
    [
        "http://push.example.org/1",
        "https://push.example.org:8443/1",
        "https://owl:secret@push.example.org/1",
        "https://push.example.org/1#part",
        "https://localhost/1",
        "https://printer/1",
        "https://printer.local/1",
        "https://127.0.0.1/1",
        "https://10.1.2.3/1",
        "https://169.254.169.254/latest",
        "https://[::1]/1",
        "https://[::ffff:10.1.2.3]/1",
        "https://[fd00::1]/1",
        "https://[2002:0a01:0203::1]/1",
        "https://[nonsense/1",
        "https://push.example.org:port/1",
        "https://push.example.org/a b",
        "https://",
        "ftp://push.example.org/1",
    ],
)
def test_what_is_no_push_services_address(endpoint: str) -> None:
    with pytest.raises(Refused, match="bad-subscription"):
        push.check_endpoint(endpoint, private=False)


@pytest.mark.parametrize(
    "endpoint",
    ["https://push.example.org/send/a?b=c", "https://push.example.org:443/1", "https://1.1.1.1/1"],
)
def test_what_may_be_one(endpoint: str) -> None:
    push.check_endpoint(endpoint, private=False)


def test_keys_nothing_can_be_sealed_with_are_refused(calling: Server, service: PushService) -> None:
    ada = Guest(calling.url)
    good = Browser(service, "1").wish()
    for wrong in ({"auth": "AAAA"}, {"auth": "%"}, {"p256dh": "BAAA"}, {"p256dh": good["auth"]}):
        refused = ada.http.put("/api/me/push", json={**good, **wrong})
        assert (refused.status_code, refused.json()["code"]) == (422, "bad-subscription")
    refused = ada.http.put("/api/me/push", json={**good, "language": "de"})
    assert refused.json()["code"] == "bad-message"


async def _sent(endpoint: str, private: bool) -> int:
    post = push.Post(private, 30.0)
    try:
        return await post.send(endpoint, {"TTL": "1"}, b"sealed")
    finally:
        await post.close()


def test_a_name_that_leads_into_our_network_is_not_followed(service: PushService) -> None:
    """Whatever the name looked like when it was subscribed with: what it stands for is looked at when the line is made."""
    named = service.url.replace("127.0.0.1", "localhost") + "/send/x"
    assert asyncio.run(_sent(named, private=False)) == 0
    assert service.posted == []
    assert asyncio.run(_sent(named, private=True)) == 201


def test_nobody_is_sent_on_elsewhere(service: PushService) -> None:
    service.answers["/send/x"] = [307]
    assert asyncio.run(_sent(f"{service.url}/send/x", private=True)) == 307
    assert len(service.posted) == 1
