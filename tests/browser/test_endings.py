"""The scene after a game, for every game, in three languages, at a desk and on a phone."""

from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import MakeScreen
from tests.browser.moments import ending

CORPUS = Path(__file__).parents[1] / "corpus"
#: A finished game of each kind, and who is the large portrait.
ENDED = {
    "talisman": "talisman-2-0",
    "rising": "rising-2-0",
    "hogwarts": "hogwarts-4-0",
    "quidditch": "quidditch-2-0",
    "returns": "returns-3-0",
}


@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
@pytest.mark.parametrize("game", ENDED)
def test_every_game_tells_how_it_ended(screen: MakeScreen, game: str, phone: bool) -> None:
    me = screen(phone=phone, lang="en")
    me.go("/")
    me.page.locator("input[type=file]").set_input_files(str(CORPUS / f"{ENDED[game]}.json"))
    me.page.wait_for_url("**/t/*")
    scene = me.page.locator("[data-area=ending][data-told]")
    expect(scene).to_be_visible()
    said: set[str] = set()
    for lang in ("pl", "it", "en"):
        if phone:
            me.hear(lang)
        else:
            me.speak(lang)
        expect(scene.locator(".told")).not_to_be_empty()
        me.check(again=bool(said))
        said.add(scene.locator(".told").inner_text())
    assert len(said) == 3
    expect(scene.locator(".hero use")).to_have_count(1)  # somebody's face
    expect(scene.locator(".figures dd")).to_have_count(4)
    if game == "rising":
        expect(scene.locator("figure.chart path.step")).to_have_count(3)
    if game != "talisman":  # where nothing much happened on the way
        scene.locator("figure.line button").first.click()
        expect(me.page.locator(".replay")).to_be_visible()


def test_what_to_do_next_stands_in_one_row(screen: MakeScreen) -> None:
    """The longest words there are, with an easier and a harder game to choose from."""
    me = screen(lang="it")
    me.take_over(ending("rising", 2, max_turns=4))
    me.play(me.choose, seed=8)
    scene = me.page.locator("[data-area=ending]")
    expect(scene.locator("[data-act=harder]")).to_be_visible()
    rows = scene.locator("footer .plate").evaluate_all(
        "them => them.map(it => it.getBoundingClientRect()).map(box => Math.round(box.top + box.height / 2))"
    )
    assert len(rows) == 8
    assert max(rows) - min(rows) <= 1, rows


def test_the_last_board_as_a_picture(screen: MakeScreen, tmp_path: Path) -> None:
    me = screen()
    me.go("/")
    me.page.locator("input[type=file]").set_input_files(str(CORPUS / "quidditch-2-0.json"))
    me.page.wait_for_url("**/t/*")
    me.page.wait_for_selector("[data-area=ending]")
    with me.page.expect_download() as waiting:
        me.page.locator("[data-act=picture]").click()
    file = tmp_path / "board.svg"
    waiting.value.save_as(file)
    drawn = file.read_text(encoding="utf-8")
    assert drawn.startswith("<svg")
    assert "http://127" not in drawn
    me.page.set_content(drawn)  # and it can be drawn
    expect(me.page.locator("foreignObject [data-area=stage]")).to_be_visible()


def test_once_more_a_seat_on_and_harder(screen: MakeScreen) -> None:
    me = screen()
    code = me.make("duel", "mb", options={"max_turns": 4})
    me.play(me.choose, seed=3)
    me.page.locator("[data-act=rematch]").wait_for()
    me.page.locator("[data-act=gentler]").click()
    me.page.wait_for_url(lambda url: code not in url)
    me.wait_for_a_say()
    state = me.state(me.page.url.rsplit("/", 1)[1])
    assert state["you"]["seats"] == [1]
    assert state["seats"][0]["bot"] == "easy"
