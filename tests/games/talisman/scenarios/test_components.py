"""Components and limits: T-001 to T-011."""

import pytest

from hallows.kernel import BadOptions
from tests.games.talisman.scenario import GAME, Situation, fresh, table
from tests.games.talisman.scenarios.arrivals import bystander, to, visitor
from tests.games.talisman.scenarios.folk import DRACO, DUMBLEDORE, LUCIUS, MCGONAGALL, plain

rule = pytest.mark.rule


def deal(seats: int) -> Situation:
    """A table where everybody has taken the first sheet offered."""
    t = fresh(seats)
    while t.prompt == "sheet":
        t.play(t.options[0])
    return t


@rule("T-001")
def test_six_players_are_the_most() -> None:
    t = deal(6)
    assert len(t.state.heroes) == 6
    assert t.prompt == "roll movement"
    with pytest.raises(BadOptions):
        fresh(7)


@rule("T-002")
def test_a_hundred_encounter_cards_lie_in_two_separate_decks() -> None:
    g = deal(2).state
    assert (len(g.outer), len(g.middle)) == (50, 50)
    assert not set(g.outer) & set(g.middle)
    kinds = GAME.content.cards
    assert {kinds[g.faces[card]].deck for card in g.outer} == {"outer"}
    assert {kinds[g.faces[card]].deck for card in g.middle} == {"middle"}


@rule("T-003")
def test_all_24_spells_are_in_the_deck_and_in_hands() -> None:
    g = deal(4).state
    hands = [card for hero in g.heroes for card in hero.spells]
    assert hands
    assert len({*g.spells, *hands}) == len(g.spells) + len(hands) == 24


@rule("T-004")
def test_21_purchase_cards_of_seven_kinds_lie_in_their_piles() -> None:
    t = deal(2)
    assert t.view().purchases == dict.fromkeys(
        (
            "chocolate_frogs",
            "every_flavour_beans",
            "exploding_bonbons",
            "floo_powder",
            "lantern",
            "portkey",
            "wand",
        ),
        3,
    )


@rule("T-005")
def test_three_hallows_lie_in_their_pile() -> None:
    assert sorted(deal(2).view().hallows) == [
        "elder_wand",
        "invisibility_cloak",
        "resurrection_stone",
    ]


@rule("T-006")
@pytest.mark.parametrize("seats", [1, 3, 6])
def test_20_galleons_are_in_the_game(seats: int) -> None:
    g = deal(seats).state
    assert g.galleons + sum(hero.galleons for hero in g.heroes) == 20


@rule("T-007")
@pytest.mark.parametrize("seats", [1, 3, 6])
def test_36_fate_tokens_are_in_the_game(seats: int) -> None:
    g = deal(seats).state
    assert g.fate + sum(hero.fate for hero in g.heroes) == 36


@rule("T-008")
def test_two_ferret_cards_are_in_the_box_and_a_third_ferret_needs_none() -> None:
    assert GAME.content.box.ferrets == 2
    t = table(
        visitor(DUMBLEDORE, "hogsmeade"),
        plain(DRACO, "azkaban", ferret=2),
        plain(LUCIUS, "azkaban", ferret=2),
    )
    t.play(*to("hogsmeade"), "choose:hogs_head", 1)
    assert [bool(hero.ferret) for hero in t.state.heroes] == [True, True, True]  # K38


@rule("T-009")
def test_eight_characters_are_dealt_each_with_two_sides_to_choose() -> None:
    t = fresh(6, free_choice=True)
    assert len(t.offered("character")) == 8
    for _ in range(6):
        t.play(t.options[0])
    for _ in range(6):
        character = t.hero(t.seat).character
        assert t.offered("sheet") == [f"{character}_a", f"{character}_b"]
        t.play(t.options[1])
    assert len(t.state.unused) == 2
    assert len({hero.sheet for hero in t.state.heroes}) == 6


# -- the supply -------------------------------------------------------------------------------------------


@rule("T-010", "T-011")
@pytest.mark.parametrize(("left", "gained"), [(3, 2), (1, 1), (0, 0)])
def test_fate_is_gained_as_long_as_there_is_some(left: int, gained: int) -> None:
    t = table(visitor(MCGONAGALL, "hagrids_hut"), bystander(fate=36 - left))
    t.play(*to("hagrids_hut"), (5, 6))
    assert t.hero().fate == gained
    assert t.state.fate == left - gained


@rule("T-010", "T-011")
@pytest.mark.parametrize(("left", "gained"), [(2, 1), (1, 1), (0, 0)])
def test_galleons_are_gained_as_long_as_there_are_some(left: int, gained: int) -> None:
    t = table(visitor(MCGONAGALL, "gringotts_bank"), bystander(galleons=20 - left))
    t.play(*to("gringotts_bank"), 6)
    assert t.hero().magic == 5
    assert t.hero().galleons == gained
    assert t.state.galleons == left - gained


@rule("T-010")
def test_a_card_that_promises_more_galleons_than_are_left_gives_the_rest() -> None:
    t = table(
        visitor(MCGONAGALL, "leaky_cauldron"),
        bystander(galleons=19),
        board={"leaky_cauldron": ["pouch_of_galleons"]},
    )
    t.play(*to("leaky_cauldron"), "take:pouch_of_galleons")
    assert t.hero().galleons == 1
    assert t.state.galleons == 0


@rule("T-010")
def test_a_purchase_card_is_sold_while_one_is_left() -> None:
    def shop(*owners: str) -> list[str]:
        t = table(
            visitor(MCGONAGALL, "diagon_alley", galleons=4),
            *(plain(sheet, "azkaban", objects=["wand"]) for sheet in owners),
        )
        t.play(*to("diagon_alley"))
        return t.play("choose:flourish_and_blotts").offered("buy")

    assert "wand" in shop(DRACO, DUMBLEDORE)
    sold_out = shop(DRACO, DUMBLEDORE, LUCIUS)
    assert "wand" not in sold_out
    assert "exploding_bonbons" in sold_out


@rule("T-011")
def test_a_wand_promised_by_a_card_is_not_to_be_had_from_an_empty_pile() -> None:
    owners = [plain(s, "azkaban", objects=["wand"]) for s in (DRACO, DUMBLEDORE, LUCIUS)]
    t = table(
        visitor(MCGONAGALL, "london_streets_e"),
        *owners,
        board={"london_streets_e": ["garrick_ollivander"]},
    )
    t.play(*to("london_streets_e"))
    assert t.told("visited", card="card:garrick_ollivander")
    assert t.objects() == []


@rule("T-010", "T-011")
@pytest.mark.parametrize("left", [1, 0])
def test_a_hallow_is_gained_while_one_lies_in_the_pile(left: int) -> None:
    hallows = {DRACO: "elder_wand", DUMBLEDORE: "resurrection_stone", LUCIUS: "invisibility_cloak"}
    owners = [plain(s, "azkaban", objects=[card]) for s, card in hallows.items()][left:]
    t = table(visitor(MCGONAGALL, "hagrids_hut"), *owners)
    t.play(*to("hagrids_hut"), (5, 5))
    assert len(t.objects()) == left
    assert t.state.hallows == []
