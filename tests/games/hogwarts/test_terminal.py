"""The House Cup as the terminal draws it: in every language, in eighty columns, and for one pair of eyes."""

import io
import re
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest
from rich.console import Console

from hallows.games.hogwarts.game import HouseCupGame
from hallows.games.hogwarts.state import Cup
from hallows.kernel import Seeded, Table
from hallows.words import LANGUAGES, Words
from tests.cli.run import hallows
from tests.games.hogwarts.stage import hero, table
from tests.stage import at_random

GAME = HouseCupGame()
WIDTH = 80
PLAYERS = ("Ola", "Marek", "Giulia", "Tom", "Zoë", "Łucja", "Ana", "Bo")
TABLES: list[tuple[dict[str, Any], int]] = [
    ({"variant": "underage", "length": "quick"}, 3),
    ({"variant": "qualified"}, 2),
    ({"variant": "team", "eaters": "alternate"}, 4),
    ({"variant": "team", "teams": [0, 0, 0]}, 3),
    ({"variant": "solo", "solo_rules": "qualified", "round_cap": False}, 1),
    ({"variant": "underage", "length": "long", "place_bonus": True}, 8),
]


def drawn(view: msgspec.Struct, seat: int | None, lang: str = "en") -> str:
    """What a terminal of eighty columns shows."""
    console = Console(width=WIDTH, file=io.StringIO(), highlight=False)
    words = Words.of(GAME, lang, PLAYERS)
    screen = GAME.screen()
    assert screen is not None
    with console.capture() as captured:
        console.print(screen(view, words, seat, GAME.drawing(lang)))
    return captured.get()


def flat(text: str) -> str:
    return " ".join(text.replace("│", " ").split())


def positions(options: dict[str, Any], seats: int, every: int) -> Iterator[Table[Cup]]:
    """Positions of a game played at random, each at a question."""
    return at_random(Table(GAME, seats, options, Seeded(seats)), seats, every, 900)


@pytest.mark.parametrize(("options", "seats"), TABLES)
def test_any_position_can_be_drawn_in_every_language(options: dict[str, Any], seats: int) -> None:
    for position in positions(options, seats, every=131):
        for lang in LANGUAGES:
            for seat in (None, 0, seats - 1):
                shown = drawn(position.view(seat), seat, lang)
                assert max(map(len, shown.splitlines())) <= WIDTH
                for unresolved in ("{", "}", "_", "None", "hogwarts-", "quidditch-"):
                    assert unresolved not in shown


@pytest.mark.parametrize(("options", "seats"), TABLES[:3])
def test_what_a_seat_cannot_see_is_not_drawn(options: dict[str, Any], seats: int) -> None:
    """Whatever is dealt anew behind a player's back leaves the player's screen as it is."""
    for position in positions(options, seats, every=91):
        for seat in range(seats):
            other = position.imagine(seat, 5)
            assert drawn(position.view(seat), seat) == drawn(other.view(seat), seat)


def test_a_mission_shows_what_is_held_and_where_the_rest_is() -> None:
    t = table(
        hero(
            "harry_potter",
            at="g04",
            spells=["stupefy"],
            potions=["polyjuice_potion"],
            missions=["first_horcrux"],
            objects=["basilisk_fang"],
        ),
        hero("ron_weasley", at="d07", objects=["tom_riddles_diary"]),
        variant="qualified",
    )
    mine, theirs, watched = (flat(drawn(t.view(seat), seat)) for seat in (0, 1, None))
    assert (
        "Chamber of Secrets · Tom Riddle (9 life, resistance 5 · each attack: you −3 life" in mine
    )
    assert (
        "○ Tom Riddle’s Diary (Marek) · ✓ Basilisk Fang · ○ 2 attack cards (1/2) · ✓ Polyjuice Potion"
        in mine
    )
    for other in (theirs, watched):
        assert "Chamber of Secrets ·" not in other
        assert "Stupefy" not in other


def test_my_cards_and_powers_say_what_they_do() -> None:
    t = table(
        hero(
            "harry_potter",
            at="g04",
            spells=["expelliarmus", "expelliarmus"],
            books=["asiatic_anti_venoms"],
            objects=["elder_wand"],
        ),
        hero("ron_weasley", at="d07"),
    )
    shown = flat(drawn(t.view(0), 0))
    assert "Expelliarmus ×2 −2 life · answer −1" in shown
    assert "Potions · 10 points" in shown
    assert "Elder Wand +1 attack die" in shown


def test_the_race_shows_points_missions_and_tokens() -> None:
    t = table(
        hero("harry_potter", at="g04", done=["troll_in_the_bathroom"], floo=2, portkeys=1),
        hero("ron_weasley", at="d07"),
        scores=[131, 40],
    )
    shown = flat(drawn(t.view(0), 0))
    assert "Goal: 2 missions and more than 260 points" in shown
    assert "██████████░░░░░░░░░░ 131 points · 1 mission done" in shown
    assert "Floo powder ×2 · 1 Portkey" in shown


def test_a_fight_shows_both_sides() -> None:
    t = table(
        hero(
            "harry_potter",
            at="c01",
            missions=["sorting_night_mischief"],
            objects=["sorting_hat"],
        ),
        hero("ron_weasley", at="d07"),
    )
    t.play((1, 1), "move:c08", "attempt:sorting_night_mischief")
    shown = flat(drawn(t.view(0), 0))
    assert "Mission: Sorting Night Mischief · round 1" in shown
    assert "▶ Ola 7 life · 4 attack dice · 0 of 5 cards played" in shown
    assert "Peeves 4 life · resistance 2" in shown
    assert "After each of your attacks you lose 1 life point." in shown


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_match_is_drawn_by_the_pitch(lang: str) -> None:
    t = table(
        hero("harry_potter", at="g22", missions=["final_battle"]),
        hero("cho_chang", at="d07"),
        variant="qualified",
    )
    t.play((1, 1), "move:g23", "challenge:1")
    view = t.view(0)
    assert view.match is not None
    shown = drawn(view, 0, lang)
    say = Words.of(GAME, lang).format
    assert say("hogwarts-terminal-match") in shown
    assert Words.of(GAME, lang).name("team:ravenclaw") in shown
    assert say("hogwarts-terminal-missions") not in shown  # the castle waits


def test_the_terminal_lists_ends_by_use_and_says_what_waits_there() -> None:
    """A book in hand: its classroom comes first, though the board has it far below; the number typed is the one shown."""
    args = [
        "terminal",
        "hogwarts",
        "--seed",
        "5",
        "--seats",
        "3",
        "-b",
        "greedy",
        "-o",
        "length=quick",
        "-o",
        "variant=qualified",
    ]
    said = hallows(*args, typed="1\n1\n", wide=110).stdout
    assert re.search(r" 1  Defence Against the Dark Arts Classroom +A classroom", said)
    assert re.search(r" \d+  Hospital Wing +4 life points", said)
    assert "Which way to the Defence Against the Dark Arts Classroom?" in said
