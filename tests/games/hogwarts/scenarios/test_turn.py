"""The turn and the move: the roll, golden rules, stops, the order of things (H-033 to H-061, H-201 to H-216)."""

import pytest

from tests.games.hogwarts.stage import KIT, before, hero, table
from tests.stage import dice, die

FAR = hero("ron_weasley", at="l09")


@pytest.mark.rule("H-033", "H-007")
def test_a_turn_starts_with_two_ordinary_dice() -> None:
    t = table(hero("harry_potter", at="c10"), FAR)
    assert (t.prompt, t.dice) == ("roll move", 2)
    t.play((3, 4))
    assert (t.view().total, t.prompt) == (7, "move")


@pytest.mark.rule("H-034", "H-036")
def test_the_whole_total_is_walked_unless_a_stop_is_allowed() -> None:
    t = table(hero("harry_potter", at="w10"), FAR).play((1, 1))
    # from the Restricted Section two steps lead to W08 and W11; no tower is nearer
    assert t.offered("move") == ["w08", "w11"]


@pytest.mark.rule("H-048")
def test_who_ends_on_start_may_go_on_to_the_leaky_cauldron() -> None:
    t = table(hero("harry_potter", at="h01"), FAR, lying={"l00": "nagini"})
    t.play((1, 1), "move:g01")
    assert t.prompt == "gate"
    t.play("yes", "pick:nagini")
    assert (t.at(), t.sheet().objects, t.seat) == ("l00", ["nagini"], 1)


@pytest.mark.rule("H-048")
def test_entering_the_leaky_cauldron_from_start_is_a_meeting() -> None:
    t = table(hero("harry_potter", at="h01"), hero("ron_weasley", at="l00"))
    t.play((1, 1), "move:g01", "yes")
    assert t.prompt == "roll scuffle"


@pytest.mark.rule("H-048")
def test_staying_on_start_is_allowed_and_a_fight_there_ends_the_turn() -> None:
    t = table(hero("harry_potter", at="h01"), FAR).play(dice("move", 1, 1), "move:g01", "no")
    assert (t.at(), t.seat) == ("g01", 1)
    t = table(hero("harry_potter", at="h01"), hero("ron_weasley", at="g01"))
    t.play(
        dice("move", 1, 1),
        "move:g01",
        die("scuffle", 6),
        die("scuffle", 1),
        die("scuffle", 6),
        die("scuffle", 1),
        "prize:nothing",
    )
    assert (t.at(), t.seat, t.prompt) == ("g01", 1, "roll move")


@pytest.mark.rule("H-050")
def test_one_may_stop_on_the_space_of_an_own_mission_to_attempt_it() -> None:
    t = table(
        hero("harry_potter", at="e12", missions=["free_the_house_elf"], objects=["dobbys_sock"]),
        FAR,
    )
    t.play((2, 3))
    assert "e06" in t.offered("move")
    t.play("move:e06")
    assert t.state.fight is not None  # who stops for it must attempt it (C-85)
    assert t.at() == "e06"


@pytest.mark.rule("H-050")
def test_arriving_with_the_exact_total_the_attempt_is_free() -> None:
    t = table(
        hero("harry_potter", at="e08", missions=["free_the_house_elf"], objects=["dobbys_sock"]),
        FAR,
    )
    t.play((1, 1), "move:e06")
    assert t.options == ("attempt:free_the_house_elf", "decline")


@pytest.mark.rule("H-051")
def test_without_its_objects_a_mission_is_no_reason_to_stop() -> None:
    t = table(hero("harry_potter", at="e12", missions=["free_the_house_elf"]), FAR).play((2, 3))
    assert "e06" not in t.offered("move")


@pytest.mark.rule("H-051", "H-117")
def test_a_qualified_wizard_needs_the_cards_too() -> None:
    mission = {"missions": ["free_the_house_elf"], "objects": ["dobbys_sock"]}
    for cards, legal in (
        ({"spells": ["stupefy"]}, False),
        ({"spells": ["stupefy", "protego"]}, True),
        ({"spells": ["protego", "protego"]}, False),
        ({"spells": ["stupefy"], "potions": ["skele_gro"]}, True),
    ):
        t = table(hero("harry_potter", at="e12", **mission, **cards), FAR, variant="qualified")
        t.play((2, 3))
        assert ("e06" in t.offered("move")) is legal


@pytest.mark.rule("H-051")
def test_what_lies_on_the_way_can_make_the_mission_possible() -> None:
    """C-100: the token is picked up, and the mission attempted, in one move."""
    t = table(
        hero("harry_potter", at="c10", missions=["free_the_house_elf"]),
        FAR,
        lying={"e12": "dobbys_sock"},
    )
    t.play((2, 2))
    assert "e06" in t.offered("move")
    t.play("move:e06")
    assert t.sheet().objects == ["dobbys_sock"]
    assert t.state.fight is not None


@pytest.mark.rule("H-052")
def test_one_may_stop_on_any_tower() -> None:
    t = table(hero("harry_potter", at="c10"), FAR).play((6, 6))
    assert {"t11", "t14", "t15"} <= set(t.offered("move"))
    t.play("move:t11")
    assert (t.at(), t.prompt) == ("t11", "floo")


@pytest.mark.rule("H-053")
def test_a_matching_book_lets_one_stop_at_a_classroom_and_owes_an_exam() -> None:
    t = table(hero("harry_potter", at="n01", books=["achievements_in_charming"]), FAR)
    t.play((1, 2))
    assert "n03" in t.offered("move")
    t.play("move:n03")
    assert (t.state.scores[0], t.sheet().books) == (10, [])


@pytest.mark.rule("H-053")
def test_other_books_are_no_reason_to_stop() -> None:
    t = table(hero("harry_potter", at="n01", books=["book_of_potions"]), FAR).play((1, 2))
    assert "n03" not in t.offered("move")


@pytest.mark.rule("H-053")
def test_a_duty_lasts_for_its_turn_only() -> None:
    """The book of the second classroom, reached with the exact total, may be kept."""
    books = ["achievements_in_charming", "intermediate_transfiguration"]
    t = table(hero("harry_potter", at="n01", books=books), FAR, spell=["stupefy", "reducto"])
    t.play((1, 2), "move:n03", (1, 1), "move:l12")  # the early stop owed the first book
    t.state.players[0].space = KIT.board.number[before("e03")]
    t.play((1, 1), "move:e03")
    assert t.options == ("exam:intermediate_transfiguration", "done")


@pytest.mark.rule("H-053", "H-105")
def test_who_comes_with_the_exact_total_may_keep_the_book() -> None:
    t = table(hero("harry_potter", at="n01", books=["achievements_in_charming"]), FAR)
    t.play((1, 1), "move:n03")
    assert t.options == ("exam:achievements_in_charming", "done")


@pytest.mark.rule("H-054")
def test_with_the_option_any_named_space_is_a_stop() -> None:
    place = hero("harry_potter", at="w05")
    assert "w02" not in table(place, FAR).play((1, 2)).offered("move")
    t = table(place, FAR, faq_stops=True).play((1, 2))
    assert {"w02", "w06"} <= set(t.offered("move"))
    assert "w01" not in t.offered("move")  # nothing but a sign
    t.play("move:w02")
    assert t.sheet().hp == 7 + 2


@pytest.mark.rule("H-055")
def test_the_pitch_always_ends_the_move() -> None:
    t = table(hero("harry_potter", at="g19"), FAR).play((3, 6))
    assert "g23" in t.offered("move")
    t.play("move:g23")
    assert t.prompt == "pitch"


@pytest.mark.rule("H-056")
def test_another_pawn_ends_the_move_and_starts_a_fight() -> None:
    t = table(hero("harry_potter", at="w04"), hero("ron_weasley", at="w03"))
    t.play((2, 3))  # the only way out of the common room
    assert (t.at(), t.prompt) == ("w03", "roll scuffle")
    assert t.told("meet") == [{"who": "seat:0", "whom": "seat:1"}]


@pytest.mark.rule("H-203")
def test_pick_ups_are_decided_space_by_space_in_the_order_walked() -> None:
    t = table(
        hero("harry_potter", at="h01"), FAR, lying={"h02": "phial_of_memories", "h05": "nagini"}
    )
    t.play((1, 2), "move:h05")
    assert t.options == ("pick:phial_of_memories", "leave")
    t.play("leave")
    assert t.options == ("pick:nagini", "leave")


@pytest.mark.rule("H-057", "H-058", "H-180")
def test_team_mates_neither_stop_nor_fight_each_other() -> None:
    places = [
        hero("harry_potter", at="w04"),
        FAR,
        hero("luna_lovegood", at="w03"),
        hero("cho_chang", at="l13"),
    ]
    t = table(*places, variant="team").play((1, 2))
    assert t.offered("move") == ["w01", "d01", "d05"]
    t = table(places[0], places[2], FAR, places[3], variant="team").play((1, 2))
    assert (t.at(), t.view().fight is not None) == ("w03", True)  # of the other team
    t = table(hero("harry_potter", at="d11"), FAR, hero("luna_lovegood", at="w02"), places[3], variant="team")  # fmt: skip
    t.play((1, 1), "move:w02")
    assert t.state.fight is None


@pytest.mark.rule("H-059")
@pytest.mark.parametrize("variant", ["qualified", "team"])
def test_a_death_eater_ends_the_move_and_fights(variant: str) -> None:
    others = [FAR, hero("luna_lovegood", at="l09"), hero("cho_chang", at="l09")]
    t = table(hero("harry_potter", at="c10"), *others, variant=variant, eaters=["t11"])
    t.play(dice("move", 6, 6), "move:t11")
    assert t.prompt == "roll eater"
    t.play(die("eater", 0))
    assert t.view().fight is not None


@pytest.mark.rule("H-029")
def test_death_eaters_never_move() -> None:
    t = table(hero("harry_potter", at="c10"), FAR, variant="qualified", eaters=["t01", "t09"])
    t.play((1, 1), "move:c01", (1, 1), "move:l12")
    assert t.view().eaters == ["t01", "t09"]


@pytest.mark.rule("H-061", "H-201")
def test_turns_go_around_to_the_right() -> None:
    t = table(hero("harry_potter", at="c10"), FAR, hero("luna_lovegood", at="h08"), active=1)
    seats = [t.seat]
    for steps in (((1, 1), "move:l12"), ((1, 2), "move:h05"), ((1, 1), "move:c01")):
        t.play(*steps)
        while t.prompt != "roll move":
            t.play(t.options[0])
        seats.append(t.seat)
    assert seats == [1, 2, 0, 1]


@pytest.mark.rule("H-103")
def test_spaces_passed_have_no_effect() -> None:
    """From the Hillside Path over the Stone Circle (potion) to the covered bridge."""
    t = table(hero("harry_potter", at="g10"), FAR).play((1, 1), "move:g08")
    assert (t.sheet().potion_count, t.seat) == (0, 1)


@pytest.mark.rule("H-207", "H-209")
def test_pick_up_comes_before_the_mission_and_the_space_after_it() -> None:
    """The mission's object lies on its very space; the spell of the Gargoyle... is drawn after the fight."""
    t = table(
        hero("harry_potter", at="e08", missions=["free_the_house_elf"], hp=20),
        FAR,
        lying={"e06": "dobbys_sock"},
        spell=["accio", "alohomora"],
    )
    t.play(
        dice("move", 1, 1),
        "move:e06",
        "attempt:free_the_house_elf",
        dice("attack", 6, 6, 6, 6),
        dice("attack", 6, 6, 6, 6),
        "to:p3",
    )
    assert t.sheet().spells == ["accio", "alohomora"]
    assert t.state.scores[0] == 100


@pytest.mark.rule("H-209")
def test_a_card_drawn_on_the_space_does_not_make_the_mission_possible_now() -> None:
    t = table(
        hero("ron_weasley", at="e08", missions=["free_the_house_elf"], objects=["dobbys_sock"],
             spells=["stupefy"]),
        hero("harry_potter", at="l09"),
        spell=["protego"],
        variant="qualified",
    )  # fmt: skip
    t.play((1, 1), "move:e06")
    assert (t.sheet().spells, t.seat) == (["stupefy", "protego"], 1)


@pytest.mark.rule("H-210")
def test_who_begins_on_a_mission_space_may_attempt_it_instead_of_rolling() -> None:
    t = table(
        hero("harry_potter", at="e06", missions=["free_the_house_elf"], objects=["dobbys_sock"],
             hp=20),
        FAR,
    )  # fmt: skip
    assert t.options == ("roll", "attempt:free_the_house_elf")
    t.play("attempt:free_the_house_elf", (6, 6, 6, 6), (6, 6, 6, 6), "to:p3")
    assert (t.sheet().spell_count, t.seat) == (0, 1)  # the space is not resolved


@pytest.mark.rule("H-210")
def test_not_under_the_eyes_of_a_death_eater() -> None:
    place = hero("harry_potter", at="t02", missions=["smuggle_the_baby_dragon"], objects=["norberts_egg"], spells=["stupefy"])  # fmt: skip
    assert table(place, FAR, variant="qualified").prompt == "begin"
    assert table(place, FAR, variant="qualified", eaters=["t02"]).prompt == "roll move"


@pytest.mark.rule("H-211", "H-213")
def test_a_pawn_put_somewhere_starts_no_fight_and_pawns_together_do_not_fight_again() -> None:
    t = table(
        hero("harry_potter", at=before("n06")), hero("ron_weasley", at="l09"), event=["hogsmeade_weekend"]
    )  # fmt: skip
    t.play((1, 1), "move:n06")
    assert [t.at(0), t.at(1)] == ["h03", "h03"]
    assert t.state.fight is None
    t.play((1, 1), "move:h08")  # and now they just part
    assert t.state.fight is None


@pytest.mark.rule("H-212")
def test_a_pawn_on_the_pitch_means_a_fight_and_no_match() -> None:
    t = table(hero("harry_potter", at="g19"), hero("ron_weasley", at="g23"))
    t.play(
        dice("move", 1, 1),
        "move:g23",
        die("scuffle", 6),
        die("scuffle", 1),
        die("scuffle", 6),
        die("scuffle", 1),
        "prize:nothing",
    )
    assert (t.at(), t.seat, t.sheet().matches, t.sheet().portkeys) == ("g23", 1, 0, 1)


@pytest.mark.rule("H-216")
def test_before_the_roll_only_start_and_utility_cards_are_played() -> None:
    t = table(
        hero("harry_potter", at="c10", spells=["stupefy", "protego", "alohomora", "priori_incantatem"],
             potions=["skele_gro", "felix_felicis"]),
        FAR,
    )  # fmt: skip
    assert t.options == ("roll", "play:alohomora", "play:priori_incantatem", "play:felix_felicis")


# -- sheets ------------------------------------------------------------------------------------------------


def test_ginny_walks_one_more_or_less() -> None:
    t = table(hero("ginny_weasley", at="w10"), FAR).play((1, 1), "add")
    assert t.view().total == 3
    t = table(hero("ginny_weasley", at="w10"), FAR).play((1, 1), "subtract")
    assert (t.at(), t.sheet().book_count) == ("w09", 2)  # the only space one step away


def test_cho_throws_both_dice_again_once() -> None:
    t = table(hero("cho_chang", at="c10"), FAR).play((1, 1))
    assert t.options == ("keep", "reroll")
    t.play("reroll", (2, 5))
    assert (t.prompt, t.view().total) == ("move", 7)


def test_felix_felicis_throws_any_of_the_dice_again() -> None:
    t = table(hero("harry_potter", at="c10", potions=["felix_felicis"]), FAR)
    t.play("roll", (1, 5))
    assert t.options == ("keep", "felix:first", "felix:second", "felix:both")
    t.play("felix:first", 6)
    assert (t.view().total, t.sheet().potions, t.under("potion")) == (11, [], ["felix_felicis"])
