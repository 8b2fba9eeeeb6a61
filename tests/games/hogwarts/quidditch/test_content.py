"""The pitch and the deck as data: what they hold, and what the reader refuses."""

from importlib import resources

import pytest

from hallows.games.hogwarts.quidditch.content import ContentError, read, standard
from hallows.games.hogwarts.quidditch.pitch import NUMBER, RAYS, SPACES

FOLDER = resources.files("hallows.games.hogwarts.quidditch") / "content"
PITCH = (FOLDER / "pitch.toml").read_text(encoding="utf-8")
DECK = (FOLDER / "quidditch.toml").read_text(encoding="utf-8")


def test_the_pitch_is_that_of_the_canon() -> None:
    """12.18: neighbours in rows, columns and diagonals of a half; four crossings; the centre spot; the goals."""
    pitch = standard().pitch
    spaces = {(ord(space.id[0]) - ord("a"), int(space.id[1:])): space for space in pitch.space}
    for (column, row), space in spaces.items():
        expected = set()
        for (x, y), other in spaces.items():
            near = max(abs(x - column), abs(y - row)) == 1
            same_half = (row - 6) * (y - 6) > 0
            crossing = {row, y} == {5, 7} and x == column != 2
            centre = {row, y} in ({5, 6}, {6, 7}) and min(x, column) >= 1 and max(x, column) <= 3
            if (near and same_half) or crossing or centre:
                expected.add(other.id)
        assert set(space.to) == expected, space.id


def test_straight_lines_run_as_the_canon_says() -> None:
    """12.18, C-67, C-79: through the centre spot in column C, diagonals inside a half, both into the goals."""

    def line(space: str, direction: str) -> str:
        return " ".join(SPACES[spot] for spot in RAYS[NUMBER[space]][direction])

    assert line("c2", "n") == "c3 c4 c5 c6 c7 c8 c9 c10 c11"
    assert line("a2", "n") == "a3 a4 a5 a7 a8 a9 a10"
    assert line("b10", "s") == "b9 b8 b7 b5 b4 b3 b2 b1"
    assert line("a2", "ne") == "b3 c4 d5"
    assert line("a9", "ne") == "b10 c11"
    assert line("e3", "sw") == "d2 c1"
    assert line("a4", "e") == "b4 c4 d4 e4"
    assert set(RAYS[NUMBER["c6"]]) == {"n", "s"}
    assert "ne" not in RAYS[NUMBER["b5"]]  # not over the half-way line
    assert "nw" not in RAYS[NUMBER["a3"]]


def test_the_deck_is_that_of_the_canon() -> None:
    copies = {card.id: card.copies for card in standard().cards}
    assert copies == {
        "nimbus_2000": 4,
        "nimbus_2001": 3,
        "firebolt": 3,
        "wronski_feint": 3,
        "confundus": 3,
        "stray_bludger": 2,
    }
    known = {card.id for card in standard().cards if card.provenance == "seed"}
    assert known == {"nimbus_2000", "firebolt", "wronski_feint", "confundus"}


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        ('id = "c2"\nkind = "field"', 'id = "c2"\nkind = "goal"', "field: 39 spaces, not 40"),
        ('to = ["b5", "c5", "d5"', 'to = ["b5", "c4", "d5"', "c6 does not lead back"),
        ('spaces = ["a2", "b2"', 'spaces = ["a2", "c2"', "no dotted line joins a2 and c2"),
        ('quaffle = "c6"', 'quaffle = "c1"', "c1: a ball must start on the field"),
        ('"c1", "a2", "e2", "c5"', '"c1", "a2", "e2", "c4"', "home: the standard line-up"),
        ('"a5", "b5", "c5", "d5", "e5"]', '"a5", "b5", "c5", "d5", "x5"]', "home: names a space"),
        ("lap = 24", "laps = 24", "laps"),
        ('id = "d2"', 'id = "c2"', "twice"),
        ('to = ["c1", "a2"', 'to = ["z9", "a2"', "'z9', which is no space"),
    ],
)
def test_a_wrong_pitch_is_refused(old: str, new: str, complaint: str) -> None:
    assert old in PITCH
    with pytest.raises(ContentError, match=r"^pitch\.toml") as refused:
        read(PITCH.replace(old, new, 1), DECK)
    assert complaint in str(refused.value)


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        ("copies = 4", "copies = 5", "19 cards, not 18"),
        ("copies = 4", "copies = 0", "nimbus_2000: at least one copy"),
        ('id = "nimbus_2001"', 'id = "nimbus_2000"', "duplicate id"),
        ('do = "one_die"', 'do = "two_dice"', "one_die"),
        ('provenance = "design"', 'provenance = "guess"', "provenance"),
    ],
)
def test_a_wrong_deck_is_refused(old: str, new: str, complaint: str) -> None:
    assert old in DECK
    with pytest.raises(ContentError, match=r"^quidditch\.toml") as refused:
        read(PITCH, DECK.replace(old, new, 1))
    assert complaint in str(refused.value)
