"""Exams, conduct, events, start cards (H-002, H-008, H-010, H-090, H-091, H-105 to H-115, H-202, H-250)."""

import pytest

from hallows.games.hogwarts.compiled import POTION
from tests.games.hogwarts.stage import Situation, before, hero, table
from tests.stage import dice, die, lot

FAR = hero("ron_weasley", at="l09")


# -- exams -------------------------------------------------------------------------------------------------


@pytest.mark.rule("H-105", "H-107", "H-108", "H-002")
def test_books_are_worth_their_points_in_their_classroom() -> None:
    t = table(
        hero("harry_potter", at=before("n03"),
             books=["quintessence_a_quest", "achievements_in_charming", "magical_me"]),
        FAR,
        spell=["accio"],
    )  # fmt: skip
    t.play(dice("move", 1, 1), "move:n03")
    assert t.offered("exam") == ["quintessence_a_quest", "achievements_in_charming"]
    t.play("exam:quintessence_a_quest", "exam:achievements_in_charming")
    assert (t.state.scores[0], t.sheet().books) == (30, ["magical_me"])
    assert t.under("book", 2) == ["achievements_in_charming", "quintessence_a_quest"]
    assert t.sheet().spells == ["accio"]


# -- conduct -----------------------------------------------------------------------------------------------


@pytest.mark.rule("H-090", "H-109")
def test_a_conduct_card_is_resolved_at_once_and_goes_under_its_deck() -> None:
    t = table(hero("harry_potter", at=before("c02")), FAR, conduct=["helped_a_first_year"])
    t.play(dice("move", 1, 1), "move:c02")
    assert (t.state.scores[0], t.under("conduct"), t.seat) == (20, ["helped_a_first_year"], 1)


@pytest.mark.rule("H-111")
def test_a_score_never_drops_below_nought() -> None:
    t = table(hero("harry_potter", at=before("c02")), FAR, conduct=["duelling"], scores=[15, 0])
    t.play(dice("move", 1, 1), "move:c02")
    assert t.state.scores == [0, 0]


@pytest.mark.rule("H-008")
def test_used_cards_go_to_the_bottom_of_their_own_deck() -> None:
    t = table(hero("harry_potter", at=before("n07"), spells=["confringo"]), FAR, duel=["blaise_zabini"])  # fmt: skip
    t.play(dice("move", 1, 1), "move:n07", "attack:confringo")
    assert (t.under("spell"), t.under("duel")) == (["confringo"], ["blaise_zabini"])


# -- events ------------------------------------------------------------------------------------------------


def event(name: str, *others: object, **fields: object) -> Situation:
    places = others or (hero("ron_weasley", at="l09"),)
    t = table(hero("harry_potter", at=before("n06"), **fields), *places, event=[name])  # type: ignore[arg-type]
    return t.play(dice("move", 1, 1), "move:n06")


@pytest.mark.rule("H-091", "H-113")
@pytest.mark.parametrize(
    ("name", "field", "change"),
    [
        ("floo_inspection", "floo", 1),
        ("portkey_delivery", "portkeys", 1),
        ("owl_post", "spell_count", 1),
        ("brewing_lesson", "potion_count", 1),
        ("library_night", "book_count", 1),
        ("dementors_at_the_gates", "hp", -1),
        ("madam_pomfreys_rounds", "hp", 2),
        ("quidditch_practice", "score", 5),
    ],
)
def test_an_event_counts_for_everybody(name: str, field: str, change: int) -> None:
    calm = event("educational_decree")  # from no points at all
    t = event(name)
    for seat in (0, 1):
        before_, after = getattr(calm.sheet(seat), field), getattr(t.sheet(seat), field)
        assert after - before_ == change
    assert t.under("event") == [name]


@pytest.mark.rule("H-091", "H-111")
def test_an_educational_decree_takes_points() -> None:
    t = table(hero("harry_potter", at=before("n06")), FAR, event=["educational_decree"], scores=[3, 20])  # fmt: skip
    assert t.play(dice("move", 1, 1), "move:n06").state.scores == [0, 15]


@pytest.mark.rule("H-112", "H-250")
@pytest.mark.parametrize(
    ("name", "space", "hp"),
    [("start_of_term_feast", "c03", 1), ("troll_in_the_dungeon", "w06", 0), ("hogsmeade_weekend", "h03", 0)],
)  # fmt: skip
def test_pawns_moved_by_an_event_start_their_next_turn_there(
    name: str, space: str, hp: int
) -> None:
    t = event(name, hero("ron_weasley", at="l09"), hero("cho_chang", at="l13"))
    assert [t.at(seat) for seat in range(3)] == [space] * 3
    assert t.sheet().hp == 7 + hp  # the Hospital Wing itself gives nothing
    assert (t.seat, t.prompt) == (1, "roll move")


@pytest.mark.rule("H-202")
def test_everybody_chooses_before_any_card_moves() -> None:
    """Basilisk: the active player first, then in seat order; the cards go under the deck in that order."""
    t = table(
        hero("cho_chang", at="l13", spells=["stupefy", "protego"]),
        hero("harry_potter", at=before("n06"), spells=["reducto", "accio"]),
        hero("ron_weasley", at="l09"),
        event=["basilisk_on_the_loose"],
        active=1,
    )
    t.play(dice("move", 1, 1), "move:n06")
    assert (t.seat, t.offered("drop")) == (1, ["reducto", "accio"])
    t.play("drop:reducto")
    assert (t.seat, t.sheet(1).spells) == (0, ["reducto", "accio"])  # not yet
    t.play("drop:protego")
    assert (t.sheet(1).spells, t.sheet(0).spells) == (["accio"], ["stupefy"])
    assert t.under("spell", 2) == ["protego", "reducto"]
    assert t.sheet(0, viewer=None).spells == []


@pytest.mark.rule("H-202")
def test_peeves_passes_cards_to_the_right_all_at_once() -> None:
    t = table(
        hero("harry_potter", at=before("n06"), spells=["reducto"]),
        hero("ron_weasley", at="l09", potions=["doxycide"]),
        hero("cho_chang", at="l13"),
        event=["peeves_prank"],
    )
    t.play(dice("move", 1, 1), "move:n06", die("prank", 0), die("prank", 0))
    assert (t.sheet(0).spells, t.sheet(1).spells, t.sheet(2).potions) == ([], ["reducto"], ["doxycide"])  # fmt: skip
    assert t.sheet(1, viewer=0).spells == ["reducto"]  # Harry knows what he gave
    assert t.sheet(1, viewer=2).spells == []
    t = event("peeves_prank", hero("ron_weasley", at="l09", potions=["doxycide"])).play(
        die("prank", 0)
    )
    assert (t.sheet(0).potions, t.sheet(1).potions) == (["doxycide"], [])


@pytest.mark.rule("H-230")
def test_death_eaters_raid_takes_a_token_of_choice_and_its_card() -> None:
    t = table(
        hero("harry_potter", at=before("n06"), floo=1, floo_cards=["floo_powder"]),
        hero("ron_weasley", at="l09", floo=0, portkeys=1),
        hero("cho_chang", at="l13", floo=0, portkeys=0),
        event=["death_eaters_raid"],
    )
    t.play(dice("move", 1, 1), "move:n06")
    assert t.options == ("token:floo", "token:portkey")
    t.play("token:floo")
    assert (t.sheet(0).floo, t.sheet(0).floo_cards, t.under("conduct")) == (0, 0, ["floo_powder"])
    assert (t.sheet(1).portkeys, t.seat) == (0, 1)


# -- start cards and searching -----------------------------------------------------------------------------


@pytest.mark.rule("H-114", "H-063")
def test_accio_summons_an_ordinary_object_from_the_main_board() -> None:
    t = table(
        hero("cho_chang", at=before("e10"), spells=["accio"]),
        FAR,
        lying={"g06": "nagini", "h05": "mandrake", "l05": "prophecy", "c11": "elder_wand",
               "e10": ["cauldron", "winged_key"]},
    )  # fmt: skip
    t.play("play:accio")
    assert set(t.offered("pick")) == {"nagini", "mandrake", "cauldron", "winged_key"}
    t.play("pick:nagini", dice("move", 1, 1), "keep", "move:e10", "pick:cauldron")
    assert (t.sheet().objects, t.seat) == (["nagini", "cauldron"], 1)  # the second of two
    assert t.under("spell") == ["accio"]


@pytest.mark.rule("H-114", "H-065")
def test_with_six_held_accio_is_a_swap() -> None:
    six = ["cauldron", "prophecy", "golden_egg", "winged_key", "norberts_egg", "deluminator"]
    t = table(hero("harry_potter", at="c10", spells=["accio"], objects=six), FAR, lying={"g06": "nagini"})  # fmt: skip
    t.play("play:accio", "leave:cauldron")
    assert (t.where("cauldron"), "nagini" in t.sheet().objects) == ("g06", True)


@pytest.mark.rule("H-114")
def test_alohomora_lets_one_stop_anywhere_on_the_way() -> None:
    t = table(hero("harry_potter", at="w04", spells=["alohomora"]), FAR)
    t.play("play:alohomora", dice("move", 2, 3))
    assert {"w03", "w02", "d11"} <= set(t.offered("move"))
    t.play("move:w02")
    assert (t.sheet().hp, t.seat) == (9, 1)


@pytest.mark.rule("H-114")
def test_obliviate_makes_a_player_forget_a_card_by_lot() -> None:
    t = table(
        hero("harry_potter", at="c10", spells=["obliviate"]),
        hero("ron_weasley", at="l09", spells=["stupefy"], potions=["doxycide"]),
        hero("cho_chang", at="l13"),
    )
    t.play("play:obliviate")  # Cho has nothing to forget
    assert t.prompt == "roll forget"
    t.play(lot("forget", 1))
    assert (t.sheet(1).spells, t.sheet(1).potions, t.under("potion")) == (["stupefy"], [], ["doxycide"])  # fmt: skip
    assert t.prompt == "roll move"
    t = table(hero("harry_potter", at="c10", spells=["obliviate", "accio"]), hero("ron_weasley", at="l09", potions=["doxycide"]))  # fmt: skip
    t.play("play:obliviate", lot("forget", 0))
    assert t.under("potion") == ["doxycide"]


@pytest.mark.rule("H-115")
def test_a_utility_card_fetches_any_card_of_its_deck() -> None:
    t = table(hero("harry_potter", at="c10", potions=["felix_felicis"]), FAR)
    t.play("play:felix_felicis", "fetch:polyjuice_potion")
    assert (t.sheet().potions, t.under("potion")) == (["polyjuice_potion"], ["felix_felicis"])
    assert t.sheet(viewer=1).potions == []
    assert "deck.potion" in [e.question.label for e in t.table.log if hasattr(e, "question")]


@pytest.mark.rule("H-115", "H-216")
def test_a_utility_card_is_not_played_for_its_like_for_ever() -> None:
    """The other Felix Felicis lies alone in the deck: unknown it may be fetched; then the first is known to lie there."""
    t = table(hero("harry_potter", at="c10", potions=["felix_felicis"]), FAR)
    g = t.state
    deck = g.decks[POTION]
    held = g.faces[g.players[0].potions[0]]
    other = next(card for card in deck.cards if g.faces[card] == held)
    g.players[1].potions = [card for card in deck.cards if card != other]
    deck.cards = [other]
    t.play("play:felix_felicis")
    assert (t.sheet().potions, t.under("potion")) == (["felix_felicis"], ["felix_felicis"])
    assert t.prompt == "roll move"


@pytest.mark.rule("H-115")
def test_so_one_gathers_the_cards_of_a_mission() -> None:
    t = table(
        hero("harry_potter", at="e12", spells=["stupefy", "priori_incantatem"], hp=20,
             missions=["free_the_house_elf"], objects=["dobbys_sock"]),
        FAR,
        variant="qualified",
    )  # fmt: skip
    t.play("play:priori_incantatem", "fetch:protego", dice("move", 1, 2))
    assert "e06" in t.offered("move")


@pytest.mark.rule("H-010")
def test_missions_are_never_taken_or_lost() -> None:
    """Beaten in every way, one still has them."""
    place = hero("harry_potter", at="w04", hp=2, missions=["gaunt_ring"], floo=0, portkeys=0)
    t = table(place, hero("ron_weasley", at="w03"))
    t.play(
        dice("move", 1, 1),
        die("scuffle", 1),
        die("scuffle", 6),
        die("scuffle", 1),
        die("scuffle", 6),
    )
    assert (t.sheet().missions, t.prompt, t.seat) == (["gaunt_ring"], "roll move", 1)
    t = table(hero("harry_potter", at=before("n07"), hp=1, missions=["gaunt_ring"]), FAR)
    t.play(dice("move", 1, 1), "move:n07")
    assert t.sheet().missions == ["gaunt_ring"]
