"""What a second reading of the rules against the finished code brought to light."""

from typing import Any

import pytest

from tests.games.hogwarts.returns.stage import stage
from tests.games.hogwarts.stage import KIT, Situation, before, hero, table
from tests.stage import dice, die

FAR = hero("cho_chang", at="l13")
YAXLEY, CROUCH = 4, 5


def eater(which: int, student: str, *, spell: str = "accio", **fields: Any) -> Situation:
    """On the Grand Staircase Tower stands a Death Eater, played by seat 1."""
    t = table(
        hero(student, at="c10", **fields), hero("ron_weasley", at="l09"), spell=[spell],
        potion=["felix_felicis"], eaters=["t11"], variant="qualified",
    )  # fmt: skip
    return t.play(dice("move", 1, 2), "move:t11", which)


# -- hidden cards (C-187, C-193) ---------------------------------------------------------------------------


def shown(t: Situation, seat: int, card: str, to: int) -> None:
    """``to`` has seen this card of the hand."""
    player = t.player(seat)
    for number in player.spells + player.potions:
        if KIT.cards[t.state.faces[number]].id == card:
            t.state.known[number] |= 1 << to


@pytest.mark.rule("H-114")
@pytest.mark.parametrize("lot", [0, 1])
def test_whoever_knew_a_hand_does_not_learn_which_card_was_forgotten(lot: int) -> None:
    t = table(
        hero("harry_potter", at="d07", spells=["obliviate"]),
        hero("ron_weasley", at="l09", spells=["stupefy", "protego"], potions=["doxycide"]),
    )
    shown(t, 1, "stupefy", to=0)
    shown(t, 1, "doxycide", to=0)
    assert t.sheet(1, viewer=0).spells == ["stupefy"]
    t.play("play:obliviate", lot)
    assert (t.sheet(1, viewer=0).spells, t.sheet(1).spell_count) == ([], 1)
    assert t.sheet(1, viewer=0).potions == ["doxycide"]  # no potion left the hand
    assert len(t.sheet(1).spells) == 1  # the owner knows


@pytest.mark.rule("H-202")
@pytest.mark.parametrize("card", ["stupefy", "protego"])
def test_nor_which_one_was_discarded_because_of_an_event(card: str) -> None:
    t = table(
        hero("harry_potter", at=before("c10"), spells=["stupefy", "protego"]), FAR,
        event=["basilisk_on_the_loose"],
    )  # fmt: skip
    shown(t, 0, "stupefy", to=1)
    t.play((1, 1), "move:c10", f"drop:{card}")
    assert (t.sheet(0, viewer=1).spells, t.sheet(0).spell_count) == ([], 1)


@pytest.mark.rule("H-163")
@pytest.mark.parametrize("kept", ["stupefy", "protego"])
def test_nor_which_ones_a_lost_duel_has_cost(kept: str) -> None:
    hand = ["stupefy", "protego", "accio", "reducto"]
    t = table(hero("harry_potter", at=before("d02"), hp=1, spells=hand), FAR, duel=["blaise_zabini"])  # fmt: skip
    shown(t, 0, "stupefy", to=1)
    t.play((1, 1), "move:d02", *[f"drop:{card}" for card in hand if card != kept])
    assert (t.sheet(0, viewer=1).spells, t.sheet(0).spells) == ([], [kept])


@pytest.mark.rule("H-139")
@pytest.mark.parametrize("lot", [0, 1])
def test_nor_which_spell_the_sphinx_has_taken(lot: int) -> None:
    t = table(
        hero("harry_potter", at="g25", missions=["third_task_the_maze"], objects=["triwizard_cup"],
             spells=["accio", "alohomora"]), FAR,
    )  # fmt: skip
    shown(t, 0, "accio", to=1)
    t.play("attempt:third_task_the_maze", dice("attack", 1, 1, 1, 1), lot)
    assert (t.sheet(0, viewer=1).spells, t.sheet(0).spell_count) == ([], 1)


@pytest.mark.rule("H-173")
@pytest.mark.parametrize("lot", [0, 1])
def test_nor_does_a_third_one_learn_which_card_was_won(lot: int) -> None:
    t = table(
        hero("harry_potter", at="w04"), hero("ron_weasley", at="w03", spells=["stupefy", "protego"]), FAR,
    )  # fmt: skip
    shown(t, 1, "stupefy", to=2)
    shown(t, 1, "stupefy", to=0)
    t.play(
        dice("move", 1, 1),
        die("scuffle", 6),
        die("scuffle", 1),
        die("scuffle", 6),
        die("scuffle", 1),
        "prize:cards",
        lot,
    )
    assert (t.sheet(0, viewer=2).spells, t.sheet(1, viewer=2).spells) == ([], [])
    won = ["stupefy", "protego"][lot]
    assert (t.sheet(0, viewer=0).spells, t.sheet(0, viewer=1).spells) == ([won], [won])
    assert t.sheet(1, viewer=0).spells == (["stupefy"] if lot else [])  # who took it knows the rest


# -- objects -----------------------------------------------------------------------------------------------


@pytest.mark.rule("H-068")
def test_what_a_mission_has_cost_is_not_picked_up_again_in_the_same_turn() -> None:
    """C-185."""
    t = table(
        hero("cho_chang", at="n11", missions=["smuggle_the_baby_dragon"], objects=["norberts_egg"]),
        hero("ron_weasley", at="l09"),
    )  # fmt: skip
    t.play(dice("move", 2, 2), "keep", "move:t02", "attempt:smuggle_the_baby_dragon", dice("attack", 6, 6, 6, 6), "to:p3", "to:p3")  # fmt: skip
    assert (t.where("norberts_egg"), t.sheet().objects, t.at(), t.seat) == ("p3", [], "t02", 1)


# -- teams -------------------------------------------------------------------------------------------------


@pytest.mark.rule("H-237")
def test_one_may_wait_though_everybody_is_there() -> None:
    """C-54: another member may be the better one to lead."""
    t = table(
        hero("neville_longbottom", at="c03", missions=["sorting_night_mischief"],
             objects=["sorting_hat"], spells=["stupefy"]),
        hero("cedric_diggory", at="c05"),
        variant="team", teams=(0, 0),
    )  # fmt: skip
    assert t.options == ("roll", "attempt:sorting_night_mischief", "wait")
    t.play("wait")
    assert (t.seat, t.offered("attempt")) == (1, ["sorting_night_mischief"])


# -- flight ------------------------------------------------------------------------------------------------


@pytest.mark.rule("H-075")
def test_a_rider_whose_opponent_has_fled_returns_and_rolls() -> None:
    """C-106, C-180: only a mover who has fled himself ends his turn."""
    t = table(
        hero("harry_potter", at="d07", objects=["buckbeak"]),
        hero("ron_weasley", at="l02", objects=["invisibility_cloak"]),
    )
    t.play("use:buckbeak", "to:l02", "to:l05", "use:invisibility_cloak", "to:l09")
    t.play(t.options[0])
    assert (t.at(0), t.prompt, t.seat) == ("d07", "roll move", 0)


@pytest.mark.rule("H-076")
def test_who_has_fled_from_the_duel_of_a_special_place_ends_the_turn() -> None:
    """C-180."""
    t = table(
        hero("harry_potter", at="n11", missions=["smuggle_the_baby_dragon"],
             objects=["norberts_egg", "invisibility_cloak"]),
        FAR, place_bonus=True, duel=["blaise_zabini"],
    )  # fmt: skip
    t.play((2, 2), "move:t02", "decline", "to:p5", "duel", "use:invisibility_cloak", "to:l05")
    assert (t.at(), t.seat) == ("t02", 1)


# -- Death Eaters ------------------------------------------------------------------------------------------


@pytest.mark.rule("H-218")
def test_a_reduction_is_lost_with_the_attack_that_was_cancelled() -> None:
    """C-175."""
    t = eater(CROUCH, "neville_longbottom", spell="expelliarmus", hp=20, spells=["confringo"])
    t.play(
        "dice",
        dice("attack", 1, 1, 1),
        "attack:expelliarmus",
        "attack:confringo",
        dice("attack", 1, 1, 1),
        dice("attack", 6, 6, 1),
    )
    assert t.fight.fighters[1].hp == 5 - 2


def test_yaxley_counts_only_what_was_lost_in_the_round() -> None:
    """C-173: Draco's first blow comes before the first round."""
    t = eater(YAXLEY, "draco_malfoy", hp=9)
    assert t.fight.fighters[1].hp == 5
    t.play(dice("attack", 1, 1, 1, 1), dice("attack", 6, 1, 1))
    assert t.fight.fighters[1].hp == 6


def test_yaxley_counts_what_a_spell_has_cost_its_user() -> None:
    """C-173."""
    t = eater(YAXLEY, "neville_longbottom", spell="protego", hp=9, spells=["sectumsempra"])
    t.play(
        "dice",
        dice("attack", 6, 1, 1),
        "suffer",
        "dice",
        dice("attack", 1, 1, 1),
        "attack:sectumsempra",
        "defend:protego",
    )
    assert (t.sheet().hp, t.fight.fighters[1].hp) == (8, 5)
    t.play(dice("attack", 1, 1, 1))
    assert t.fight.fighters[1].hp == 6


@pytest.mark.rule("H-136")
def test_what_sectumsempra_costs_is_paid_even_if_it_is_cancelled() -> None:
    """C-166."""
    t = eater(CROUCH, "neville_longbottom", hp=9, spells=["sectumsempra"])
    t.play("attack:sectumsempra")
    assert (t.sheet().hp, t.fight.fighters[1].hp) == (8, 5)


@pytest.mark.rule("V-065")
@pytest.mark.parametrize("card", ["protego", "stupefy"])
def test_heroes_who_knew_a_death_eaters_cards_do_not_learn_which_one_it_gave_up(card: str) -> None:
    play = stage(
        active="dark", dark="h07", harry="h01", returned=3, eaters={"corban_yaxley": "g03"},
        hands={"corban_yaxley": "protego doxycide"}, deck="stupefy",
    ).deal(dice("move", 1, 1), die("creep", 1), dice("move", 1, 1))  # fmt: skip
    for number in play.table.state.eaters[YAXLEY].cards:
        play.table.state.known[number] |= 2
    play.do(play.options[0], "move:g04", f"drop:{card}")
    assert (play.seen(1).eaters[YAXLEY].known, play.seen(1).eaters[YAXLEY].cards) == ([], 2)


# -- what mutations had left standing ----------------------------------------------------------------------


@pytest.mark.rule("H-148", "H-223")
def test_the_fourth_card_of_a_qualified_wizard_stays_in_the_hand() -> None:
    t = table(
        hero("cedric_diggory", at=before("n07"), spells=["protego", "protego", "expelliarmus", "stupefy"], hp=20),
        FAR, duel=["millicent_bulstrode"], variant="qualified",
    )  # fmt: skip
    t.play((1, 1), "move:n07", "defend:protego", "attack:expelliarmus")
    assert "attack:stupefy" in t.options
    t.play("defend:protego")
    assert (t.prompt, t.sheet().spells) == ("roll attack", ["stupefy"])  # only the dice are left


@pytest.mark.rule("H-252")
def test_a_duel_of_fifty_rounds_costs_no_cards() -> None:
    t = table(
        hero("neville_longbottom", at=before("n07"), books=["magical_me"], hp=200), FAR, duel=["draco_malfoy"],
    )  # fmt: skip
    t.play(dice("move", 1, 1), "move:n07", *[(1, 1, 1)] * 50)
    assert (t.state.fight, t.sheet().books, t.seat) == (None, ["magical_me"], 1)


@pytest.mark.rule("H-002")
def test_conduct_is_worth_house_points() -> None:
    t = table(hero("harry_potter", at=before("e12")), FAR, conduct=["saved_a_classmate"])
    t.play((1, 1), "move:e12")
    assert t.state.scores == [30, 0]
