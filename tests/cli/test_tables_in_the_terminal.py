"""The tables as the terminal draws them: in every language, in eighty columns, and for one pair of eyes."""

from __future__ import annotations

import io
import re
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest
from rich.console import Console

from hallows.cli.screen import Screen, renderer
from hallows.games import load_game
from hallows.games.common.text import said
from hallows.games.rising.game import RisingGame
from hallows.kernel import Game, Seeded, Table
from hallows.words import LANGUAGES, Words
from tests.cli.run import hallows
from tests.games.rising.stage import LEFT, dice, stage
from tests.games.talisman.midway import Midway
from tests.games.talisman.scenario import GAME, table
from tests.games.talisman.scenarios.folk import DRACO, LUCIUS, MCGONAGALL, plain
from tests.stage import at_random

WIDTH = 80
PLAYERS = ("Ola", "Marek", "Giulia", "Tom", "Zoë", "Łucja")


def drawn(
    view: Any,
    game: str,
    seat: int | None,
    lang: str = "en",
    drawing: msgspec.Struct | None = None,
) -> str:
    """What a terminal of eighty columns shows."""
    box = drawing or load_game(game).drawing(lang)
    console = Console(width=WIDTH, file=io.StringIO(), highlight=False)
    with console.capture() as captured:
        console.print(renderer(load_game(game))(view, Words(lang, game, PLAYERS), seat, box))
    return captured.get()


def flat(text: str) -> str:
    """The text without its line breaks, so that sentences can be found in it."""
    return " ".join(text.split())


def positions(game: Game[Any], seats: int, seed: int, every: int) -> Iterator[Table[Any]]:
    """Positions of a game played at random, each at a question."""
    options = {"round_limit": 8} if game.name == "talisman" else {}
    return at_random(Table(game, seats, options, Seeded(seed)), seed, every, 600)


def games() -> list[tuple[Game[Any], int, int]]:
    talisman = [(Midway(seed), 1 + seed % 6, seed) for seed in range(6)]
    return [*talisman, *((RisingGame(), 2 + seed % 3, seed) for seed in range(3))]


@pytest.mark.parametrize(("game", "seats", "seed"), games())
def test_any_position_can_be_drawn_in_every_language(
    game: Game[Any], seats: int, seed: int
) -> None:
    for position in positions(game, seats, seed, every=41):
        for lang in LANGUAGES:
            for seat in (None, *range(seats)):
                shown = drawn(position.view(seat), game.name, seat, lang, game.drawing(lang))
                assert max(map(len, shown.splitlines())) <= WIDTH
                for unresolved in ("{", "}", "_", "None", f"{game.name}-"):
                    assert unresolved not in shown


@pytest.mark.parametrize("seed", range(4))
def test_what_a_seat_cannot_see_is_not_drawn(seed: int) -> None:
    """Whatever is dealt anew behind a player's back leaves the player's screen as it is."""
    game = Midway(seed)
    for position in positions(game, 4, seed, every=53):
        for seat in range(4):
            other = position.imagine(seat, seed)
            assert drawn(position.view(seat), "talisman", seat) == drawn(
                other.view(seat), "talisman", seat
            )


# -- Talisman ------------------------------------------------------------------------------------------


def test_own_spells_are_shown_with_their_texts_and_the_others_are_counted() -> None:
    t = table(
        plain(LUCIUS, "azkaban", magic=6, spells=["lumos"]),
        plain(MCGONAGALL, "owlery", magic=6, spells=["accio", "episkey"]),
    )
    mine, theirs, watched = (drawn(t.view(seat), "talisman", seat) for seat in (0, 1, None))
    assert "Your Spells" in mine
    assert "extra turn" in flat(mine.split("Lumos")[1])
    assert "Accio" not in mine
    assert "Spells 2/" in mine
    assert "Accio" in theirs
    assert "Episkey" in theirs
    assert "Lumos" not in theirs
    assert not any(spell in watched for spell in ("Lumos", "Accio", "Episkey", "Your Spells"))


def test_the_texts_are_those_of_the_box_in_play() -> None:
    t = table(plain(LUCIUS, "azkaban", spells=["lumos"]), plain(MCGONAGALL, "owlery"))
    box = GAME.drawing("en")
    lumos = msgspec.structs.replace(box.spells["lumos"], blocks=said("Let there be light."))
    other = msgspec.structs.replace(box, spells={**box.spells, "lumos": lumos})
    assert "Let there be light." in drawn(t.view(0), "talisman", 0, drawing=other)
    assert "Let there be light." not in drawn(t.view(0), "talisman", 0)


def test_the_spaces_around_show_what_lies_there_both_ways() -> None:
    t = table(
        plain(LUCIUS, "azkaban"),
        plain(MCGONAGALL, "knockturn_alley"),
        board={"grimmauld_place_12": ["antonin_dolohov"]},
        gold={"malfoy_manor": 2},
    )
    lines = drawn(t.view(0), "talisman", 0).splitlines()
    ways = {line[:3].strip(): line for line in lines if line[2:3].isdigit()}
    assert "12 Grimmauld Place: Antonin Dolohov" in ways["1"]
    assert "King’s Cross Station ▯" in ways["1"]
    assert "Malfoy Manor: 2 Galleons" in ways["2"]
    assert "Knockturn Alley ▯▯: Marek" in ways["3"]
    assert set(ways) == {"1", "2", "3", "4", "5", "6"}


def test_in_the_castle_the_way_leads_inward_and_back() -> None:
    t = table(plain(LUCIUS, "potions_classroom"), plain(MCGONAGALL, "azkaban"))
    shown = drawn(t.view(0), "talisman", 0)
    assert "towards the Great Hall" in shown
    assert "clockwise" not in shown
    assert "Hogwarts Castle: Potions Classroom" in shown


def test_a_battle_is_summed_up_as_it_forms() -> None:
    t = table(
        plain(MCGONAGALL, "azkaban", objects=["wand"], fate=1),
        plain(DRACO, "owlery"),
        outer=["antonin_dolohov"],
        advantage="death_eaters",
    )
    assert "Battle" not in drawn(t.view(0), "talisman", 0)
    t.play(2, "keep", "move:london_streets_a")
    before = flat(drawn(t.view(0), "talisman", 0))
    assert "Ola Magic 5 − 1 + die (with Wand +1)" in before
    assert "Antonin Dolohov Magic 7 + die" in before
    t.play(2, 1)
    after = flat(drawn(t.view(0), "talisman", 0))
    assert "Magic 5 − 1 + 2 = 6" in after
    assert "Magic 7 + 1 = 8" in after
    t.play("keep")


def test_totals_are_explained_to_their_owner() -> None:
    t = table(
        plain(LUCIUS, "azkaban", magic=6, followers=["narcissa_malfoy", "severus_snape"]),
        plain(MCGONAGALL, "owlery"),
    )
    mine, theirs = (flat(drawn(t.view(seat), "talisman", seat)) for seat in (0, 1))
    assert "Magic 8 (6, Narcissa Malfoy +1, Severus Snape +1)" in mine
    assert "Magic 8 (6+2)" in theirs


def test_states_and_challenges_stand_with_their_character() -> None:
    t = table(
        plain(LUCIUS, "azkaban", challenge="defeat_enemy", ferret=2),
        plain(MCGONAGALL, "owlery", miss=True),
    )
    shown = flat(drawn(t.view(1), "talisman", 1, "pl"))
    assert "Fretka · Zadanie: pokonaj 1 Wroga" in shown
    assert "traci turę" in shown.split("Marek (ty)")[1]


# -- Death Eaters Rising -------------------------------------------------------------------------------


def test_locations_show_cards_needs_and_corruption() -> None:
    play = stage(
        "harry",
        "albus",
        board={"ministry": "luna bellatrix -", "diagon": "filch"},
        damage={"luna": 2},
        corruption={"ministry": 3},
        figure="diagon",
        tokens=["heal_two", ""],
    ).deal(LEFT, dice("Bk Ol Pc Pl"))
    before = drawn(play.view, "rising", 0)
    assert "Ministry of Magic · Department of Mysteries · Corruption ■■■□□" in before
    assert "Diagon Alley · Voldemort" in before
    luna = next(line for line in before.splitlines() if "Luna Lovegood" in line)
    assert flat(luna) == "Luna Lovegood D.A. 2/5 Knowledge, Friendship, Courage"
    assert "Bellatrix Lestrange         ☠" in before
    assert "Spell tokens: Heal two token" in before
    play.do("travel:ministry", "roll")
    rolled = flat(drawn(play.view, "rising", 0))
    assert "On the table, roll 1: blue: Knowledge · orange: Loyalty · purple: " in rolled
    play.do("fill:luna")
    assert "still Friendship (of 3)" in flat(drawn(play.view, "rising", 0))
    assert "brakuje Przyjaźni (z 3)" in flat(drawn(play.view, "rising", 0, "pl"))
    assert "ancora Amicizia (su 3)" in flat(drawn(play.view, "rising", 0, "it"))


def test_the_own_team_is_shown_with_what_it_can_do() -> None:
    play = stage("harry ron", "albus").deal()
    mine = drawn(play.view, "rising", 0)
    assert "Room of Requirement I " in mine
    assert "Remove 1 Corruption from your Location." in mine
    assert "Albus Dumbledore 0/7" in mine
    assert "Harry Potter 0/7" in drawn(play.view, "rising", 1)


def test_voldemort_and_the_four_dangers_are_in_sight() -> None:
    hidden = drawn(stage("harry", "albus", figure="ministry").deal().view, "rising", 0)
    assert "Voldemort faces the Ministry of Magic; " in hidden
    risen = stage("harry", "albus", risen=True, azkaban="draco yaxley", hospital="ron").deal()
    shown = flat(drawn(risen.view, "rising", 0))
    assert "Damage 0 of 5, at most 2 for now" in shown
    assert "Wizards defeated 1/8 · Places corrupted 0/4" in shown
    assert "Azkaban: Draco Malfoy, Corban Yaxley" in shown


def test_a_wizard_beside_my_location_shows_what_its_ability_would_cost() -> None:
    play = stage("harry", "albus", board={"ministry": "moody luna", "diagon": "cho"}).deal(LEFT)
    play.do("travel:ministry")
    shown = flat(drawn(play.view, "rising", 0))
    assert "Once per turn, pay: Loyalty, Courage. Put 1 Damage on one Death Eater" in shown
    assert "Once per turn, pay: Friendship. Draw 1 Spell token." in shown
    assert "pay: Knowledge" not in shown  # Cho is elsewhere
    assert "Raz na turę, koszt: Lojalność, Odwaga." in flat(drawn(play.view, "rising", 0, "pl"))


# -- around the table ----------------------------------------------------------------------------------


def test_the_table_is_not_drawn_again_while_nothing_on_it_changes() -> None:
    file = io.StringIO()
    screen = Screen(Console(width=WIDTH, file=file), Words("en", "talisman"))
    position: Table[Any] = Table(GAME, 2, {}, Seeded(1))

    def shown(*, again: bool) -> bool:
        file.truncate(file.seek(0))
        screen.table(position, 0, again=again)
        return bool(file.getvalue())

    assert [shown(again=False), shown(again=False), shown(again=True)] == [True, False, True]
    screen.clear()
    assert shown(again=False)
    assert position.ask is not None
    position.answer(position.ask.options[0])
    assert shown(again=False)


def test_dice_are_told_once_with_what_they_were_rolled_for() -> None:
    said = hallows("terminal", "duel", "--seed", "5", "--seats", "2", typed="rest\n").stdout
    assert re.search(r"  ⚄ You roll \d\.  Rest roll", said)
    assert said.count("You roll ") == said.count("⚄ You roll ")
