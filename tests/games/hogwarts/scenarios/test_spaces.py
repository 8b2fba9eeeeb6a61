"""What spaces give to a pawn that ends its move there (H-087 to H-104, H-234)."""

from typing import Any

import pytest

from tests.games.hogwarts.stage import Situation, before, hero, table
from tests.stage import dice

FAR = hero("ron_weasley", at="l09")
CARDS: dict[str, Any] = {"spell": ["accio", "stupefy"], "potion": ["doxycide", "skele_gro"], "book": ["magical_me", "book_of_potions"]}  # fmt: skip


def ends_on(space: str, student: str = "cedric_diggory", **fields: object) -> Situation:
    t = table(hero(student, at=before(space), **fields), FAR, **CARDS)
    return t.play((1, 1), f"move:{space}")


def drawn(t: Situation) -> tuple[list[str], list[str], list[str]]:
    sheet = t.sheet()
    return sheet.spells, sheet.potions, sheet.books


@pytest.mark.parametrize(
    ("space", "cards"),
    [
        pytest.param("g04", (["accio"], [], []), marks=pytest.mark.rule("H-087")),
        pytest.param("w01", ([], ["doxycide"], []), marks=pytest.mark.rule("H-088")),
        pytest.param("n04", ([], [], ["magical_me"]), marks=pytest.mark.rule("H-089")),
        pytest.param("e07", (["accio", "stupefy"], [], []), marks=pytest.mark.rule("H-096")),
        pytest.param("d04", ([], ["doxycide", "skele_gro"], []), marks=pytest.mark.rule("H-097")),
        pytest.param("g11", (["accio"], ["doxycide"], []), marks=pytest.mark.rule("H-098")),
        pytest.param("w10", ([], [], ["magical_me"]), marks=pytest.mark.rule("H-099")),
        pytest.param("w09", ([], [], ["magical_me", "book_of_potions"]), marks=pytest.mark.rule("H-100")),
        pytest.param("l03", ([], [], ["magical_me", "book_of_potions"]), marks=pytest.mark.rule("H-100")),
        pytest.param("n03", (["accio"], [], []), marks=pytest.mark.rule("H-101")),
        pytest.param("e03", (["accio"], [], []), marks=pytest.mark.rule("H-101")),
        pytest.param("e05", (["accio"], [], []), marks=pytest.mark.rule("H-101")),
        pytest.param("d03", ([], ["doxycide", "skele_gro"], []), marks=pytest.mark.rule("H-102")),
        pytest.param("g27", ([], ["doxycide", "skele_gro"], []), marks=pytest.mark.rule("H-102")),
        pytest.param("g13", ([], ["doxycide", "skele_gro"], []), marks=pytest.mark.rule("H-102")),
        pytest.param("l13", (["accio"], [], [])),
    ],
)  # fmt: skip
def test_what_is_drawn_where(space: str, cards: tuple[list[str], ...]) -> None:
    t = ends_on(space)
    assert drawn(t) == cards
    assert t.seat == 1


@pytest.mark.rule("H-093")
@pytest.mark.parametrize(("space", "hp"), [("g18", 3), ("g21", 2), ("w06", 4), ("h07", 3), ("l11", 2)])  # fmt: skip
def test_hp_spaces_give_what_is_printed(space: str, hp: int) -> None:
    assert ends_on(space, "harry_potter").sheet().hp == 7 + hp


def test_borgin_and_burkes_costs_one_hp_but_never_the_last() -> None:
    t = table(
        hero("cedric_diggory", at=before("l09"), hp=3), hero("ron_weasley", at="c10"), **CARDS
    )
    t.play((1, 1), "move:l09")
    assert (t.sheet().hp, t.sheet().spells) == (2, ["accio"])


@pytest.mark.rule("H-220")
def test_outside_fights_nobody_drops_below_one_hp() -> None:
    t = table(
        hero("cedric_diggory", at=before("l09"), hp=1), hero("ron_weasley", at="c10"), **CARDS
    )
    t.play((1, 1), "move:l09")
    assert t.sheet().hp == 1
    weak = hero("harry_potter", at=before("n06"), hp=1)
    t = table(weak, FAR, event=["dementors_at_the_gates"]).play((1, 1), "move:n06")
    assert t.sheet().hp == 1
    weak = hero("harry_potter", at="c10", hp=1)
    t = table(weak, FAR, place_bonus=True).play((1, 2), "move:t11", "to:p5", "suffer")
    assert t.sheet().hp == 1


@pytest.mark.rule("H-092")
def test_a_duel_space_means_a_duel() -> None:
    t = table(hero("harry_potter", at=before("e16")), FAR, duel=["blaise_zabini"])
    t.play((1, 1), "move:e16")
    fight = t.view().fight
    assert fight is not None
    assert (fight.kind, fight.foe, fight.foe_hp) == ("duel", "student:blaise_zabini", 4)


@pytest.mark.rule("H-094")
def test_a_common_room_gives_one_card_of_four_decks() -> None:
    t = table(hero("harry_potter", at=before("d07")), FAR, conduct=["saved_a_classmate"], **CARDS)
    t.play((1, 1), "move:d07")
    assert t.options == ("draw:spell", "draw:potion", "draw:book", "draw:conduct")
    t.play("draw:conduct")
    assert (t.state.scores[0], t.seat) == (30, 1)


@pytest.mark.rule("H-094", "H-095")
def test_or_a_swap_of_objects_with_any_player() -> None:
    t = table(
        hero("harry_potter", at=before("d07"), objects=["nagini", "elder_wand"]),
        FAR,
        hero("cho_chang", at="l13", objects=["mandrake"]),
    )
    t.play((1, 1), "move:d07", "offer")
    t.play("give:elder_wand")  # only Cho holds an object, and only one
    assert (t.seat, t.prompt, t.options) == (2, "offered", ("yes", "no"))
    t.play("yes")
    assert (t.sheet(0).objects, t.sheet(2).objects) == (["nagini", "mandrake"], ["elder_wand"])
    assert (t.seat, t.sheet(0).spell_count) == (1, 0)


@pytest.mark.rule("H-095", "H-234")
def test_a_swap_may_be_refused_and_then_there_is_no_card() -> None:
    t = table(
        hero("harry_potter", at=before("d07"), objects=["nagini"]),
        hero("ron_weasley", at="l09", objects=["mandrake"]),
    )
    t.play((1, 1), "move:d07", "offer", "no")
    assert (t.sheet(0).objects, t.sheet(1).objects) == (["nagini"], ["mandrake"])
    assert (t.sheet(0).spell_count, t.seat, t.prompt) == (0, 1, "roll move")


@pytest.mark.rule("H-095")
def test_without_an_object_on_both_sides_there_is_nothing_to_offer() -> None:
    t = table(hero("harry_potter", at=before("d07"), objects=["nagini"]), FAR)
    assert "offer" not in t.play((1, 1), "move:d07").options


@pytest.mark.rule("H-104")
def test_with_seven_players_a_mission_may_be_exchanged_on_a_tower() -> None:
    others = [hero(s, at="l09") for s in ("ron_weasley", "cho_chang", "luna_lovegood", "draco_malfoy", "ginny_weasley")]  # fmt: skip
    place = hero("harry_potter", at="c10", missions=["free_the_house_elf", "gaunt_ring"])
    last = hero("cedric_diggory", at="l13")
    t = table(place, *others, last, mission=["final_battle"]).play((1, 2), "move:t11")
    assert t.options == ("swap:free_the_house_elf", "swap:gaunt_ring", "decline")
    t.play("swap:gaunt_ring")
    assert t.sheet().missions == ["free_the_house_elf", "final_battle"]
    assert (t.under("mission"), t.seat, t.sheet().floo) == (["gaunt_ring"], 1, 2)  # no trip besides
    assert t.sheet(viewer=1).missions == []
    t = table(place, *others).play((1, 2), "move:t11")
    assert t.prompt == "floo"
    t = table(place, *others, last, mission_swap=False).play((1, 2), "move:t11")
    assert t.prompt == "floo"


@pytest.mark.rule("H-249")
def test_an_empty_deck_gives_no_card() -> None:
    t = table(hero("harry_potter", at=before("e07")), FAR)
    t.state.players[1].spells = t.state.decks[0].cards[:-1]
    t.state.decks[0].cards = t.state.decks[0].cards[-1:]
    t.play((1, 1), "move:e07")
    assert (t.sheet().spell_count, t.view().decks["spell"]) == (1, 0)
    assert t.told("deck.empty") == [{"deck": "deck:spell"}]


# -- sheets ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("student", "space", "cards"),
    [
        ("harry_potter", "g04", (["accio", "stupefy"], [], [])),
        ("harry_potter", "n03", (["accio"], [], [])),
        ("hermione_granger", "n04", ([], [], ["magical_me", "book_of_potions"])),
        ("hermione_granger", "w10", ([], [], ["magical_me"])),
        ("ron_weasley", "w01", ([], ["doxycide", "skele_gro"], [])),
        ("ron_weasley", "g11", (["accio"], ["doxycide"], [])),
    ],
)
def test_two_cards_on_plain_spaces_of_the_own_deck(
    student: str, space: str, cards: tuple[list[str], ...]
) -> None:
    t = table(hero(student, at=before(space)), hero("cho_chang", at="l09"), **CARDS)
    t.play((1, 1), f"move:{space}")
    assert drawn(t) == cards


def test_neville_gains_life_in_classrooms_and_cedric_on_hp_spaces() -> None:
    assert ends_on("n03", "neville_longbottom").sheet().hp == 8
    assert ends_on("g18", "cedric_diggory").sheet().hp == 6 + 3 + 1


def test_luna_may_have_another_conduct_card() -> None:
    t = table(hero("luna_lovegood", at=before("c02")), FAR, conduct=["forbidden_forest", "special_award"])  # fmt: skip
    t.play((1, 1), "move:c02", "another")
    assert (t.state.scores[0], t.under("conduct", 2)) == (50, ["special_award", "forbidden_forest"])
    t = table(hero("luna_lovegood", at=before("d07")), FAR, conduct=["forbidden_forest"])
    t.play((1, 1), "move:d07", "draw:conduct")
    assert t.seat == 1  # no choice in a common room


@pytest.mark.parametrize(
    ("place", "gift"),
    [("p1", "portkeys"), ("p3", "hp"), ("p4", "spells"), ("p6", "books"), ("p7", "potions")],
)
def test_with_the_option_special_places_give_something(place: str, gift: str) -> None:
    start = hero("harry_potter", at="c10", portkeys=0)
    for agreed in (True, False):
        t = table(start, FAR, place_bonus=agreed, **CARDS).play(
            dice("move", 1, 2), "move:t11", f"to:{place}"
        )
        if t.prompt == "door":
            t.play("stay")
        sheet = t.sheet()
        got = {
            "portkeys": sheet.portkeys,
            "hp": sheet.hp - 7,
            "spells": sheet.spell_count,
            "books": sheet.book_count,
            "potions": sheet.potion_count,
        }
        assert bool(got[gift]) is agreed
    t = table(start, FAR, place_bonus=True, **CARDS).play(dice("move", 1, 2), "move:t11", "to:p2")
    t.play("fetch:stupefy", "stay")
    assert (t.sheet().spells, t.under("spell")) == (["stupefy"], ["accio"])
    t = table(start, FAR, place_bonus=True).play(dice("move", 1, 2), "move:t11", "to:p5", "suffer")
    assert (t.sheet().hp, t.at()) == (6, "t11")
    t = table(start, FAR, place_bonus=True, duel=["blaise_zabini"]).play(
        dice("move", 1, 2), "move:t11", "to:p5"
    )
    t.play("duel", dice("attack", 6, 6, 6, 6))
    assert (t.sheet().hp, t.at(), t.seat) == (6, "t11", 1)
