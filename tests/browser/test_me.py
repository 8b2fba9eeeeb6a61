"""A person's own page: a game that ends is counted there, by game and by whom one played."""

from playwright.sync_api import expect

from tests.browser.conftest import MakeScreen
from tests.browser.moments import ending


def test_a_finished_game_is_on_ones_own_page(screen: MakeScreen) -> None:
    me = screen(fresh=True)
    code = me.take_over(ending("quidditch", 2))
    me.go("/me")
    expect(me.page.locator(f'[aria-labelledby=going-on] a[href="/t/{code}"]')).to_be_visible()
    me.go(f"/t/{code}")
    me.play(me.choose, seed=1)
    won = me.state(code)["outcome"]["winners"] == [0]
    me.go("/")
    me.page.locator('a[href="/me"]').click()
    game = me.page.locator(f'[data-code="{code}"]')
    expect(game).to_have_attribute("data-result", "won" if won else "lost")
    row = me.page.locator("article[data-game=quidditch] tbody tr")
    said: set[str] = set()
    for lang in ("pl", "it", "en"):
        me.speak(lang)
        expect(row.locator("td")).to_have_text(["1", "1" if won else "0"])
        expect(row.locator("th")).not_to_be_empty()
        me.check(again=bool(said))
        said.add(me.page.locator(".lead").inner_text())
    assert len(said) == 3
    me.page.set_viewport_size({"width": 390, "height": 844})
    me.check()
    game.locator("a").nth(1).click()  # the replay
    expect(me.page.locator(".replay")).to_be_visible()
