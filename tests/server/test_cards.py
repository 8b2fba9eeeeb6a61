"""What a link to a moment looks like where it is sent: tags in the page, and a card drawn without a browser."""

import io
import re
from html import unescape
from pathlib import Path

import httpx
import pytest
from PIL import Image

from hallows.server import card
from hallows.words import LANGUAGES
from tests.server.conftest import MakeGuest
from tests.server.people import Guest
from tests.server.test_keeping import choose

CORPUS = Path(__file__).parents[1] / "corpus"
SEATS = Path(__file__).parents[2] / "web" / "src" / "lib" / "seats.ts"
NASTY = "\"><script>'&"


def finished(ada: Guest, name: str = "Adalbert", **settings: object) -> str:
    code = ada.make(seats="mm", start=True, options={"max_turns": 3}, settings=settings)
    ada.do(code, "rename", name=name, seat=0)
    while ada.view(code)["phase"] == "playing":
        choose(ada, code)
    return code


def tags(page: httpx.Response) -> dict[str, str]:
    found = re.findall(r'<meta property="([^"]*)" content="([^"]*)" />', page.text)
    return {key: unescape(value) for key, value in found}


def picture(guest: Guest, code: str, **params: object) -> Image.Image:
    answer = guest.get(f"/api/tables/{code}/picture", **params)
    assert (answer.status_code, answer.headers["content-type"]) == (200, "image/png"), answer.text
    return Image.open(io.BytesIO(answer.content))


def test_a_moment_of_a_finished_game_has_a_card(guest: MakeGuest) -> None:
    ada, eve = guest("Ada"), guest()
    code = finished(ada)
    page = eve.get(f"/t/{code}", at="3", lang="pl")
    told = tags(page)
    assert told["og:image"].endswith(f"/api/tables/{code}/picture?lang=pl&at=3")
    assert (told["og:image:width"], told["og:image:height"]) == ("1200", "630")
    assert told["og:description"].startswith("Chwila")
    moment, end = picture(eve, code, at=3), picture(eve, code)
    assert moment.size == end.size == (1200, 630)
    assert moment.tobytes() != end.tobytes()
    assert picture(eve, code, lang="it").tobytes() != end.tobytes()
    assert eve.get(f"/api/tables/{code}/picture", at=9999).json()["code"] == "no-such-version"
    assert "at=" not in tags(eve.get(f"/t/{code}", at="x3"))["og:image"]


def test_who_won_is_told_in_every_language(guest: MakeGuest) -> None:
    ada = guest("Ada")
    made = ada.post("/api/records", (CORPUS / "quidditch-2-0.json").read_bytes())
    cards = [picture(ada, made.json()["code"], lang=lang).tobytes() for lang in LANGUAGES]
    assert len(set(cards)) == len(LANGUAGES)


def test_nothing_a_link_or_a_player_says_becomes_markup(guest: MakeGuest) -> None:
    ada, eve = guest("Ada"), guest()
    code = finished(ada, NASTY)
    page = eve.get(f"/t/{code}", at=NASTY, lang=NASTY)
    assert "<script>'" not in page.text
    assert picture(eve, code).size == (1200, 630)  # letters no font has are left out
    assert eve.get(f"/api/tables/{code}/picture", lang=NASTY).status_code == 400


@pytest.mark.parametrize("why", ["playing", "no spectators", "delayed"])
def test_what_not_everybody_may_see_has_no_card(guest: MakeGuest, why: str) -> None:
    """Whatever moment is asked for: the game's general picture, if there is one, the same for all."""
    ada, eve = guest("Ada"), guest()
    if why == "playing":
        code = ada.make("talisman", seats="mr", start=True)
        assert "picture?" not in eve.get(f"/t/{code}", at="1").text
    elif why == "delayed":
        code = finished(ada, delay=1)
        assert tags(eve.get(f"/t/{code}"))["og:description"].endswith(
            "to go on."
        )  # as if it went on
    else:
        code = finished(ada, spectators=False)
    answers = [eve.get(f"/api/tables/{code}/picture", at=at) for at in (0, 2, 9999)]
    assert all(one.headers["content-type"] != "image/png" for one in answers)
    assert len({(one.status_code, one.content) for one in answers}) == 1
    assert "Adalbert" not in eve.get(f"/t/{code}").text


def test_seats_are_marked_as_on_the_screen() -> None:
    marks = re.findall(r"letter: '(.)', shape: '(\w+)', colour: '(#\w+)'", SEATS.read_text())
    assert tuple(marks) == card.MARKS


def test_long_names_and_full_tables_fit() -> None:
    seats = tuple(card.Seat(n, "W" * 40, "Ż" * 60, 10**n, True) for n in range(8))
    told = card.Card("Q" * 200, "x" * 500, seats)
    edges = []
    for one in (told, card.Card("", "", ())):
        drawn = Image.open(io.BytesIO(card.draw(one, card.Fonts([]))))
        assert drawn.size == card.SIZE
        edges.append(drawn.crop((card.WIDTH - 16, 0, card.WIDTH, card.HEIGHT)).tobytes())
    assert edges[0] == edges[1]  # nothing runs over the frame
