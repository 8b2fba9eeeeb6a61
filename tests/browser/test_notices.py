"""That it is my turn: said by the tab, and, switched on in the settings, by the browser itself.

No browser here can reach a push service, so ``PushManager.subscribe`` is played by the page: it hands out a subscription at
a push service of our own. Everything else is real: the switch, the leave one gives, the worker, the server and what it sends. That
message is then handed to the worker by the browser, as it does with one that came from a push service.
"""

import json
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.conftest import DESK, MakeScreen
from tests.browser.screen import Screen
from tests.server.machines import Server
from tests.server.people import PATIENCE, Guest, eventually
from tests.server.pushing import Browser as Subscriber
from tests.server.pushing import PushService

#: Counts how often leave is asked for, and plays the push service: the browser's part of it.
STUB = """([endpoint, p256dh, auth]) => {
    window.leave = 0;
    const ask = Notification.requestPermission.bind(Notification);
    Notification.requestPermission = () => { window.leave += 1; return ask(); };
    let made = null;
    const hand = () => made = {
        endpoint,
        toJSON: () => ({endpoint, keys: {p256dh, auth}}),
        unsubscribe: async () => { made = null; return true; },
    };
    PushManager.prototype.subscribe = async (wish) => { window.wish = wish; return made ?? hand(); };
    PushManager.prototype.getSubscription = async () => made;
}"""
HIDE = """(hidden) => {
    Object.defineProperty(document, 'hidden', {value: hidden, configurable: true});
    document.dispatchEvent(new Event('visibilitychange'));
}"""
SHOWN = """async () => (await (await navigator.serviceWorker.ready).getNotifications())
    .map(({title, body, tag, data}) => ({title, body, tag, data}))"""


def icon(page: Page) -> str:
    return str(page.locator("link[rel=icon]").get_attribute("href"))


def begin(me: Screen, code: str) -> None:
    start = {"t": "start", "id": "to-begin"}
    assert "v" in me.fetch("POST", f"/api/tables/{code}/commands", start)


def test_the_tab_says_that_it_is_my_turn(screen: MakeScreen) -> None:
    me, other = screen(lang="it"), screen(name="Tomek")
    code = me.make("duel", "mo")
    sit = {"t": "sit", "id": "to-sit-down", "seat": 1, "name": "Tomek"}
    assert "v" in other.fetch("POST", f"/api/tables/{code}/commands", sit)
    other.go(f"/t/{code}")
    expect(me.page).to_have_title("Duello di maghi · Hallows")
    begin(me, code)
    expect(me.page).to_have_title("● Tocca a te — Duello di maghi · Hallows")
    assert icon(me.page) == "/favicon-turn.svg"
    expect(other.page).to_have_title("Wizards’ Duel · Hallows")
    assert icon(other.page) == "/favicon.svg"


def test_a_tab_nobody_looks_at_says_so_though_the_curtain_is_drawn(screen: MakeScreen) -> None:
    me = screen()
    me.make("duel", "mm")
    me.page.wait_for_selector("[data-area=curtain]")
    expect(me.page).to_have_title("Wizards’ Duel · Hallows")
    me.page.evaluate(HIDE, True)
    expect(me.page).to_have_title("● Your turn — Wizards’ Duel · Hallows")
    me.page.evaluate(HIDE, False)
    expect(me.page).to_have_title("Wizards’ Duel · Hallows")


# -- the switch -------------------------------------------------------------------------------------------------


@pytest.fixture
def service() -> Iterator[PushService]:
    with PushService().running() as running:
        yield running


@pytest.fixture(scope="module")
def owlery(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that calls people, at once."""
    folder = tmp_path_factory.mktemp("owlery")
    soon: dict[str, Any] = {
        "push_private": True,
        "push_seconds": 0.1,
        "push_grace": 0.0,
        "contact": "mailto:o@wl",
    }
    machine = Server(str(folder / "owlery.db"), folder, bot_workers=1, **soon).start()
    yield machine
    machine.stop()


@pytest.fixture
def listener(
    owlery: Server, chromium: Browser, service: PushService
) -> Iterator[tuple[Screen, Subscriber]]:
    """Somebody whose browser has a push service."""
    context = chromium.new_context(viewport=DESK)
    context.set_default_timeout(PATIENCE * 1000)
    subscriber = Subscriber(service, "browser")
    wish = subscriber.wish()
    given = json.dumps([wish["endpoint"], wish["p256dh"], wish["auth"]])
    context.add_init_script(f"({STUB})({given})")
    me = Screen(context.new_page(), owlery.url)
    liked: dict[str, Any] = {"speed": 0, "name": "Ola", "hintsSeen": ["duel"]}
    me.remember({"hallows.lang": "pl", "hallows.settings": json.dumps(liked)})
    yield me, subscriber
    context.close()


def switch(me: Screen) -> Any:
    """In the settings of the front door, which stays as it is."""
    me.go("/")
    me.page.get_by_role("button", name="Ustawienia").first.click()
    return me.page.get_by_label("Daj mi znać")


def browsers(me: Screen) -> int:
    return int(me.fetch("GET", "/api/me/push")["browsers"])


def test_leave_is_asked_for_when_one_switches_it_on_and_may_be_refused(
    listener: tuple[Screen, Subscriber],
) -> None:
    me, _ = listener
    box = switch(me)
    expect(box).not_to_be_checked()
    assert me.page.evaluate("window.leave") == 0
    box.click()  # a browser without a window gives nobody leave
    expect(me.page.get_by_text("Przeglądarka nie pozwala")).to_be_visible()
    expect(box).not_to_be_checked()
    assert me.page.evaluate("window.leave") == 1
    assert browsers(me) == 0
    me.check_words()
    me.check_axe()


def test_switched_on_it_tells_me_and_switched_off_it_does_not(
    listener: tuple[Screen, Subscriber], owlery: Server
) -> None:
    me, subscriber = listener
    me.context.grant_permissions(["notifications"], origin=owlery.url)
    code = me.make("duel", "mo")
    tomek = Guest(owlery.url)
    tomek.sit(code, 1, "Tomek")
    box = switch(me)
    box.click()
    expect(box).to_be_checked()
    expect(box).to_be_enabled()
    assert browsers(me) == 1
    wish = me.page.evaluate("window.wish")
    assert wish == {
        "userVisibleOnly": True,
        "applicationServerKey": me.fetch("GET", "/api/me/push")["key"],
    }
    eventually(lambda: not tomek.view(code)["presence"]["online"])
    begin(me, code)
    eventually(subscriber.messages)
    told = subscriber.messages()[0]
    assert told["lang"] == "pl"
    expected = {
        "title": told["title"],
        "body": told["body"],
        "tag": code,
        "data": {"url": f"/t/{code}"},
    }
    eventually(lambda: shown(me, json.dumps(told)) == [expected])
    assert followed(me, code) == f"/t/{code}"
    box = switch(me)
    expect(box).to_be_checked()
    box.click()
    expect(box).not_to_be_checked()
    expect(box).to_be_enabled()
    assert browsers(me) == 0
    assert not me.faults, me.faults


def followed(me: Screen, code: str) -> str:
    """Where the worker goes when its notice is followed. No test's hand may open windows: it only says which."""
    worker = me.context.service_workers[0]
    went = """async (tag) => {
        const [notification] = await self.registration.getNotifications({tag});
        return new Promise((done) => {
            self.clients.openWindow = async (url) => done(url);
            self.dispatchEvent(new NotificationEvent('notificationclick', {notification}));
        });
    }"""
    return str(worker.evaluate(went, code))


def shown(me: Screen, message: str) -> Any:
    """What stands on the screen after this message. Asked while it still puts a notice up, the browser drops that notice: only
    what is on the screen counts. So it is given time, and the message comes again where that was not enough."""
    hand_over(me, message)
    me.page.wait_for_timeout(300)
    return me.page.evaluate(SHOWN)


def hand_over(me: Screen, message: str) -> None:
    """A push message for the worker of this site."""
    line = me.context.new_cdp_session(me.page)
    known: list[str] = []

    def note(told: Any) -> None:
        known.extend(one["registrationId"] for one in told["registrations"] if not one["isDeleted"])

    line.on("ServiceWorker.workerRegistrationUpdated", note)
    line.send("ServiceWorker.enable")
    while not known:
        me.page.wait_for_timeout(50)
    line.send(
        "ServiceWorker.deliverPushMessage",
        {"origin": me.url, "registrationId": known[0], "data": message},
    )
