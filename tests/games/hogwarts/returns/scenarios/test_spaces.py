"""What spaces give (V-019, V-020, V-059 to V-061, V-065, V-068, V-085)."""

import pytest

from tests.games.hogwarts.returns.stage import Playing, stage
from tests.stage import dice, die

DARK_ROLL = (1,)


def cards(play: Playing, name: str) -> tuple[int, int]:
    pawn = play.pawn(name)
    return pawn.spell_count, pawn.potion_count


@pytest.mark.rule("V-019", "V-020")
@pytest.mark.parametrize(
    ("start", "end"),
    [("g04", "g07"), ("g03", "g06"), ("g08", "g10"), ("g04", "c01"), ("w08", "w10")],
    ids=["duel", "event", "conduct", "book", "restricted section"],
)
def test_spaces_of_decks_in_the_box_do_nothing(start: str, end: str) -> None:
    play = stage(harry=start).deal((1, 1), DARK_ROLL)
    play.do(f"move:{end}")
    assert (cards(play, "harry"), play.hp("harry")) == ((0, 0), 7)
    assert play.asked == (0, "move")
    play.end()


@pytest.mark.rule("V-020")
@pytest.mark.parametrize(
    ("name", "start", "end", "drawn", "hp"),
    [
        ("hermione", "g02", "g04", (1, 0), 6),
        ("harry", "g02", "g04", (2, 0), 7),  # his sheet gives a second spell
        ("ron", "c06", "w01", (0, 2), 8),
        ("hermione", "n01", "n03", (1, 0), 6),  # a classroom, without exam
        ("hermione", "d03", "d04", (0, 2), 6),
        ("harry", "g10", "g12", (0, 1), 7),
        ("harry", "l08", "l09", (1, 0), 6),  # a spell, and 1 HP less
        ("ron", "w01", "w06", (0, 0), 12),
    ],
)
def test_spells_potions_and_hp_as_usual(
    name: str, start: str, end: str, drawn: tuple[int, int], hp: int
) -> None:
    places = {"harry": "h01", name: start}
    total = (1, 1)
    if end == "l09":
        places[name] = "l07"
    stage_ = stage(active=name, **places)  # type: ignore[arg-type]
    play = stage_.deal(total, DARK_ROLL)
    play.do(f"move:{end}")
    assert (cards(play, name), play.hp(name)) == (drawn, hp)


@pytest.mark.rule("V-020", "V-068")
def test_a_common_room_gives_a_spell_a_potion_or_floo_powder() -> None:
    play = stage(harry="w02").deal((1, 1), DARK_ROLL)
    play.do("move:w04")
    assert play.options == ("draw:spell", "draw:potion", "token:floo")
    play.do("token:floo")
    assert (play.pawn("harry").floo, cards(play, "harry")) == (2, (0, 0))
    play = stage(active="dark", dark="w03").deal((1,), (1, 1))
    play.do("move:w04")
    assert play.options == ("draw:spell", "draw:potion")
    play.do("draw:potion")
    assert cards(play, "dark") == (0, 1)


@pytest.mark.rule("V-060", "V-061")
@pytest.mark.parametrize(("start", "end"), [("g02", "g04"), ("w01", "w06"), ("w02", "w04")])
def test_voldemort_gets_nothing_anywhere(start: str, end: str) -> None:
    play = stage(active="dark", dark=start, harry="h07", returned=3).deal((1, 1), (1, 1))
    play.do(f"move:{end}")
    assert (cards(play, "dark"), play.hp("dark")) == ((0, 0), 7)
    assert play.asked == (1, "move")


@pytest.mark.rule("V-059")
@pytest.mark.parametrize(
    ("start", "end", "held"),
    [("g03", "g04", 1), ("c07", "w01", 1), ("n02", "n03", 0), ("w03", "w04", 0)],
)
def test_a_death_eater_draws_where_the_sign_is_exactly_that(start: str, end: str, held: int) -> None:  # fmt: skip
    play = stage(active="dark", dark="h07", harry="h01", returned=3, eaters={"corban_yaxley": start}).deal(dice("move", 1, 1), die("creep", 1), dice("move", 1, 1))  # fmt: skip
    play.do(play.options[0], f"move:{end}")
    assert play.eater("corban_yaxley").cards == held


@pytest.mark.rule("V-065")
def test_of_three_cards_one_goes_under_its_deck() -> None:
    play = stage(
        active="dark", dark="h07", harry="h01", returned=3, eaters={"corban_yaxley": "g03"},
        hands={"corban_yaxley": "protego doxycide"}, deck="stupefy",
    ).deal(dice("move", 1, 1), die("creep", 1), dice("move", 1, 1))  # fmt: skip
    play.do(play.options[0], "move:g04")
    assert play.asked == (0, "eater.drop")
    assert sorted(play.options) == ["drop:doxycide", "drop:protego", "drop:stupefy"]
    play.do("drop:doxycide")
    assert sorted(play.seen(0).eaters[4].known) == ["protego", "stupefy"]
    assert play.view.decks["potion"] == 30


@pytest.mark.rule("V-065")
def test_each_death_eater_fights_with_its_own_cards() -> None:
    play = stage(
        active="dark", dark="h07", harry="g04", returned=3,
        eaters={"corban_yaxley": "g03", "antonin_dolohov": "h07"},
        hands={"corban_yaxley": "stupefy", "antonin_dolohov": "confringo"},
    ).deal(dice("move", 1, 1), die("creep", 1))  # fmt: skip
    play.do(play.options[0], "eater:corban_yaxley", "move:g04")
    assert play.offered("attack:") == ["attack:stupefy"]


@pytest.mark.rule("V-085")
def test_a_death_eater_gains_hp() -> None:
    play = stage(
        active="dark", dark="h07", harry="h01", returned=3, eaters={"corban_yaxley": "w05"}, eater_hp={"corban_yaxley": 2},
    ).deal(dice("move", 1, 1), die("creep", 1), dice("move", 1, 1))  # fmt: skip
    play.do(play.options[0], "move:w06")
    assert play.hp("corban_yaxley") == 6
