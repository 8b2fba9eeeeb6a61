"""Setup: T-012 to T-026."""

from typing import Any

import pytest

from hallows.games.talisman.state import Talisman
from hallows.games.talisman.view import TalismanView
from hallows.kernel import BadOptions, Shuffle, Table, TypedIn
from tests.games.talisman.scenario import GAME, Situation, fresh, table
from tests.games.talisman.scenarios.folk import DRACO, DUMBLEDORE, LUCIUS, MCGONAGALL, plain
from tests.stage import die

rule = pytest.mark.rule

ORDER = ("harry_potter", "albus_dumbledore", "minerva_mcgonagall", "rubeus_hagrid")
DEATH_EATERS = ("draco_malfoy", "bellatrix_lestrange", "lucius_malfoy", "peter_pettigrew")

#: What stands on the sheets: start space, Magic, Might, Life, Fate, Galleons, Spells.
SHEETS = {
    "harry_potter_a": ("privet_drive_4", 4, 3, 4, 5, 2, 1),
    "harry_potter_b": ("the_burrow", 3, 4, 4, 5, 3, 0),
    "albus_dumbledore_a": ("ministry_of_magic", 5, 2, 5, 2, 2, 2),
    "albus_dumbledore_b": ("privet_drive_4", 5, 3, 4, 3, 2, 2),
    "minerva_mcgonagall_a": ("privet_drive_4", 4, 3, 4, 3, 2, 0),
    "minerva_mcgonagall_b": ("ministry_of_magic", 4, 2, 4, 4, 2, 1),
    "rubeus_hagrid_a": ("leaky_cauldron", 2, 5, 4, 2, 2, 0),
    "rubeus_hagrid_b": ("diagon_alley", 2, 4, 5, 3, 2, 0),
    "draco_malfoy_a": ("malfoy_manor", 4, 3, 4, 2, 2, 0),
    "draco_malfoy_b": ("diagon_alley", 3, 4, 4, 3, 4, 0),
    "bellatrix_lestrange_a": ("azkaban", 5, 1, 3, 3, 2, 2),
    "bellatrix_lestrange_b": ("malfoy_manor", 4, 3, 3, 3, 2, 1),
    "lucius_malfoy_a": ("malfoy_manor", 4, 2, 4, 4, 4, 1),
    "lucius_malfoy_b": ("ministry_of_magic", 5, 2, 4, 2, 2, 2),
    "peter_pettigrew_a": ("knockturn_alley", 3, 2, 4, 5, 2, 0),
    "peter_pettigrew_b": ("the_burrow", 4, 3, 3, 4, 2, 1),
}
ALL_SHEETS = pytest.mark.parametrize("sheet", SHEETS)


def shuffle_all(
    seats: int, orders: dict[str, tuple[int, ...]], **options: Any
) -> tuple[Table[Talisman], list[Shuffle]]:
    """A new game with shuffles that come out as said, or else change nothing; and all that were asked for."""
    t: Table[Talisman] = Table(GAME, seats, options, TypedIn())
    asked = []
    while isinstance(t.asked, Shuffle):
        asked.append(t.asked)
        t.happen(orders.get(t.asked.label, tuple(range(t.asked.size))))
    return t, asked


def playing(*sheets: str, **options: Any) -> Situation:
    """A game freely chosen: every seat takes this sheet."""
    t = fresh(len(sheets), free_choice=True, **options)
    while t.prompt == "character":
        t.play(f"character:{sheets[t.seat][:-2]}")
    while t.prompt == "sheet":
        t.play(f"sheet:{sheets[t.seat]}")
    return t


@rule("T-012")
def test_each_encounter_deck_is_shuffled_by_itself() -> None:
    kept, asked = shuffle_all(2, {})
    sizes = {shuffle.label: shuffle.size for shuffle in asked}
    assert (sizes["deck.outer"], sizes["deck.middle"]) == (50, 50)
    backwards = tuple(reversed(range(50)))
    one, _ = shuffle_all(2, {"deck.outer": backwards})
    assert one.state.outer == kept.state.outer[::-1]
    assert one.state.middle == kept.state.middle
    other, _ = shuffle_all(2, {"deck.middle": backwards})
    assert other.state.outer == kept.state.outer
    assert other.state.middle == kept.state.middle[::-1]


@rule("T-012")
def test_encounter_decks_lie_face_down() -> None:
    t = playing(MCGONAGALL, DRACO)
    for seat in (None, 0, 1):
        view = t.view(seat)
        assert (view.outer.count, view.middle.count) == (50, 50)
        assert (view.outer.top, view.middle.top) == ([], [])


@rule("T-013")
def test_hallows_and_purchase_cards_lie_face_up_sorted_by_kind() -> None:
    t, asked = shuffle_all(2, {})
    assert {shuffle.label for shuffle in asked} == {
        "deck.outer", "deck.middle", "deck.spells", "characters",
    }  # fmt: skip
    for seat in (None, 0, 1):
        view = t.view(seat)
        assert isinstance(view, TalismanView)
        assert set(view.purchases.values()) == {3}
        assert list(view.purchases) == sorted(view.purchases)
        assert len(view.hallows) == 3


@rule("T-014")
def test_voldemort_starts_in_the_great_hall() -> None:
    assert playing(MCGONAGALL, DRACO).view().voldemort.space == "great_hall"


@rule("T-015")
def test_each_player_is_dealt_one_character_at_random() -> None:
    t, asked = shuffle_all(3, {})
    assert Shuffle(8, "characters") in [Shuffle(s.size, s.label) for s in asked]
    dealt = [hero.character for hero in t.state.heroes]
    assert len(set(dealt)) == 3
    assert sorted([*dealt, *t.state.unused]) == sorted((*ORDER, *DEATH_EATERS))
    other, _ = shuffle_all(3, {"characters": (7, 6, 5, 4, 3, 2, 1, 0)})
    assert not set(dealt) & {hero.character for hero in other.state.heroes}


@rule("T-016")
def test_each_player_chooses_a_side_of_the_card_before_play() -> None:
    t = fresh(3)
    for seat in range(3):
        assert (t.prompt, t.seat) == ("sheet", seat)
        assert all(hero.space == "" for hero in t.state.heroes)
        character = t.hero(seat).character
        assert t.offered("sheet") == [f"{character}_a", f"{character}_b"]
        t.play(f"sheet:{character}_{'ab'[seat % 2]}")
    assert [hero.sheet[-1] for hero in t.state.heroes] == ["a", "b", "a"]
    assert t.prompt != "sheet"
    assert t.view().begun


@rule("T-017")
def test_characters_are_chosen_freely_from_the_youngest_up_if_agreed() -> None:
    t = fresh(3, free_choice=True, ages=(40, 12, 30))
    picks = {1: "rubeus_hagrid", 2: "peter_pettigrew", 0: "draco_malfoy"}
    left = {*ORDER, *DEATH_EATERS}
    for seat, pick in picks.items():
        assert (t.prompt, t.seat) == ("character", seat)
        assert set(t.offered("character")) == left
        t.play(f"character:{pick}")
        left.remove(pick)
    assert {seat: t.hero(seat).character for seat in picks} == picks


@rule("T-017")
def test_without_that_agreement_nobody_chooses_a_character() -> None:
    assert fresh(2, ages=(40, 12)).prompt == "sheet"
    with pytest.raises(BadOptions):
        fresh(2, free_choice=True, ages=(40,))


@rule("T-018")
@ALL_SHEETS
def test_each_player_draws_the_spells_of_the_sheet(sheet: str) -> None:
    other = LUCIUS if sheet[:-2] in ORDER else MCGONAGALL
    t = playing(sheet, other)
    assert len(t.spells(0)) == SHEETS[sheet][6]
    assert len(t.spells(1)) == 1
    assert len(t.state.spells) == 24 - SHEETS[sheet][6] - 1


@rule("T-019")
@ALL_SHEETS
def test_each_figure_stands_on_its_start_space(sheet: str) -> None:
    t = playing(sheet)
    assert t.hero().space == SHEETS[sheet][0]
    assert t.view().spaces[SHEETS[sheet][0]].figures == [0]


@rule("T-020")
@ALL_SHEETS
def test_dials_start_at_the_printed_values(sheet: str) -> None:
    hero = playing(sheet).hero()
    assert (hero.magic, hero.might, hero.life) == SHEETS[sheet][1:4]


@rule("T-021")
@ALL_SHEETS
def test_fate_starts_at_the_printed_value(sheet: str) -> None:
    assert playing(sheet).hero().fate == SHEETS[sheet][4]


@rule("T-022")
@ALL_SHEETS
def test_two_galleons_to_start_with_unless_the_sheet_says_otherwise(sheet: str) -> None:
    galleons = playing(sheet).hero().galleons
    assert galleons == SHEETS[sheet][5]
    assert galleons == 2 or sheet in ("harry_potter_b", "draco_malfoy_b", "lucius_malfoy_a")


@rule("T-023")
@pytest.mark.parametrize("first", [0, 1, 2])
def test_the_first_turn_is_the_one_of_who_watched_a_film_last(first: int) -> None:
    t = playing(DUMBLEDORE, DRACO, MCGONAGALL, first_player=first)
    assert t.active == first
    while t.prompt != "roll movement":
        t.play("pass")
    assert t.seat == first
    assert t.events("turn") == [{"who": f"seat:{first}"}]


@rule("T-023")
def test_the_first_player_sits_at_the_table() -> None:
    with pytest.raises(BadOptions):
        fresh(2, first_player=2)


@rule("T-024")
def test_turns_pass_to_the_left() -> None:
    t = table(
        plain(MCGONAGALL, "owlery"),
        plain(DUMBLEDORE, "owlery"),
        plain("rubeus_hagrid_b", "owlery"),
        active=1,
    )
    for seat in (1, 2, 0):
        assert (t.prompt, t.seat, t.active) == ("roll movement", seat, seat)
        t.play(die("movement", 2), "move:greenhouses")
    assert (t.prompt, t.seat, t.active) == ("roll movement", 1, 1)


@rule("T-025")
@pytest.mark.parametrize(
    ("sheets", "shown"),
    [
        ((MCGONAGALL, DUMBLEDORE, DRACO), "death_eaters"),
        ((DRACO, LUCIUS, MCGONAGALL), "order"),
        ((DRACO, MCGONAGALL, DUMBLEDORE, "harry_potter_a"), "death_eaters"),
        ((MCGONAGALL, DRACO, LUCIUS, "peter_pettigrew_a"), "order"),
    ],
)
def test_the_token_shows_the_side_with_fewer_characters(
    sheets: tuple[str, ...], shown: str
) -> None:
    t = playing(*sheets)
    assert t.view().advantage == shown
    assert t.events("advantage") == [{"side": f"side:{shown}"}]


@rule("T-026")
@pytest.mark.parametrize(
    ("sheets", "first", "shown"),
    [
        ((MCGONAGALL, DRACO), 0, "death_eaters"),
        ((MCGONAGALL, DRACO), 1, "order"),
        ((DRACO, LUCIUS, MCGONAGALL, DUMBLEDORE), 1, "order"),
        ((DRACO, LUCIUS, MCGONAGALL, DUMBLEDORE), 2, "death_eaters"),
    ],
)
def test_with_equal_sides_the_token_is_against_the_first_player(
    sheets: tuple[str, ...], first: int, shown: str
) -> None:
    assert playing(*sheets, first_player=first).view().advantage == shown
