"""Whoever watches a table with a delay is told so, and sees nothing of it before its time."""

from playwright.sync_api import expect

from tests.browser.conftest import MakeScreen


def test_a_spectator_is_told_how_far_behind_they_are(screen: MakeScreen) -> None:
    ola, tomek = screen(), screen()
    code = ola.make("duel", "mo")
    ola.page.locator("#delay").select_option("5")
    expect(ola.page.locator("#delay")).to_have_value("5")
    tomek.go(f"/t/{code}")
    expect(tomek.page.locator(".lobby")).to_be_visible()
    expect(tomek.page.locator("[data-area=behind]")).to_have_count(0)
    ola.page.get_by_role("button", name="Start", exact=False).last.click()
    assert ola.wait_for_a_say()
    expect(ola.page.locator("[data-area=behind]")).to_have_count(0)
    behind = tomek.page.locator("[data-area=behind]")
    said: set[str] = set()
    for lang in ("pl", "it", "en"):
        tomek.speak(lang)
        expect(behind).to_contain_text("5")
        tomek.check(again=bool(said))
        said.add(behind.inner_text())
    assert len(said) == 3
    expect(tomek.page.locator("[data-area=stage]")).to_have_count(0)
