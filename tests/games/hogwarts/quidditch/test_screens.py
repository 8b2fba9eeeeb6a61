"""The match as screens get it: view, drawing, terminal, cards."""

from io import StringIO

import msgspec
import pytest
from rich.console import Console

from hallows.games.hogwarts.quidditch.drawing import QuidditchDrawing
from hallows.words import LANGUAGES, Words
from tests.games.hogwarts.quidditch.stage import GAME, Playing, race, stage


def drawn(play: Playing, lang: str = "en", seat: int | None = None) -> str:
    out = StringIO()
    words = Words.of(GAME, lang, ["Ann", "Ben"])
    screen = GAME.screen()
    assert screen is not None
    Console(file=out, width=100).print(screen(play.seen(seat), words, seat, GAME.drawing(lang)))
    return out.getvalue()


def test_the_view_lets_a_screen_draw_everything() -> None:
    play = stage(quaffle="away chaser1", bludgers=("home beater2", "a9")).deal((2, 3))
    view = play.view
    assert (view.phase, view.round, view.active, view.actions) == ("act", 1, 0, 5)
    assert [team.house for team in view.teams] == ["gryffindor", "slytherin"]
    carrier = view.pieces[9]
    assert (carrier.id, carrier.name, carrier.role) == ("away-chaser1", "chaser1", "chaser")
    assert (carrier.side, carrier.space, carrier.holds) == (1, "c7", "quaffle")
    assert (view.quaffle.space, view.quaffle.holder) == ("c7", "away-chaser1")
    assert view.bludgers[0].holder == "home-beater2"
    assert (view.bludgers[1].space, view.bludgers[1].holder) == ("a9", None)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_drawing_has_every_space_line_and_card(lang: str) -> None:
    drawing = msgspec.convert(GAME.drawing(lang), QuidditchDrawing)
    assert len(drawing.spaces) == 47
    assert drawing.spaces["c6"].kind == "centre"
    assert (drawing.spaces["e10"].x, drawing.spaces["e10"].y, drawing.spaces["e10"].line) == (
        4,
        9,
        3,
    )
    assert len(drawing.track) == 24
    assert len({(point.x, point.y) for point in drawing.track}) == 24
    assert all(set(line) <= set(drawing.spaces) for line in drawing.bludger_lines)
    assert sum(card.copies for card in drawing.cards.values()) == 18
    assert all(card.text for card in drawing.cards.values())


def test_the_terminal_shows_the_pitch() -> None:
    text = drawn(stage(quaffle="home chaser1", bludgers=("home beater2", "a9")).deal((2, 3)))
    assert "5 actions left" in text
    rows = {line.split()[0]: line for line in text.splitlines() if line[:4].strip().isdigit()}
    assert len(rows) == 11
    assert "C1●" in rows["5"]
    assert "B2✱" in rows["2"]
    assert "✱" in rows["9"]
    assert "c1" in rows["7"]  # small letters: the away side
    assert rows["2"].rstrip().endswith("(3)")


def test_the_terminal_shows_the_race() -> None:
    text = drawn(race(home=9, away=14, hands=("firebolt", "")).deal(), "pl")
    assert "Pogoń za złotym zniczem" in text
    assert "9 z 24" in text
    assert text.count("◆") == 2


def test_own_cards_are_shown_to_their_owner_only() -> None:
    play = race(hands=("firebolt", "")).deal()
    assert "Firebolt" not in drawn(play)
    assert "Firebolt" in drawn(play, seat=0)


@pytest.mark.parametrize(
    ("lang", "line"),
    [
        ("en", "The rival Seeker goes back 3 spaces, but not behind the start."),
        ("pl", "Szukający przeciwnika cofa się o 3 pola, ale nie poza start."),
        ("it", "Il Cercatore avversario torna indietro di 3 caselle, ma non oltre la partenza."),
    ],
)
def test_the_cards_are_listed_in_words_made_from_their_effects(lang: str, line: str) -> None:
    assert line in GAME.cards_listing(lang)
