"""Transfiguration (T-220 to T-230)."""

from __future__ import annotations

import pytest

from tests.games.talisman.scenario import Situation, hero, table
from tests.games.talisman.scenarios.arrivals import bystander, to, visitor
from tests.stage import die

HOGS = "hogsmeade"
NEXT = "london_streets_b"  # one step clockwise from Hogsmeade, draws 1
BEFORE = "godrics_hollow"  # one step before it


def transfigured(sheet: str = "bellatrix_lestrange_b", **fields: object) -> Situation:
    """A Character that has just become a Ferret at the Hog's Head; the next turn is another's."""
    t = table(visitor(sheet, HOGS, **fields), bystander(at="azkaban")).play(die("movement", 2))
    if t.prompt == "fate":
        t.play("keep")
    t.play(f"move:{HOGS}", "choose:hogs_head", die("space", 1))
    if t.prompt == "fate":
        t.play("keep")
    assert t.active == 1
    return t


def ferret(at: str, sheet: str = "bellatrix_lestrange_b", **fields: object) -> Situation:
    """The turn of a Ferret, the first of its two unless said otherwise. A card lies one step before
    Hogsmeade and three one step behind it, with a Galleon."""
    return table(
        hero(sheet, at, **{"ferret": 2, "fate": 0, "galleons": 0, **fields}),
        bystander(at="azkaban"),
        board={BEFORE: ["monster_book"], NEXT: ["lantern", "fang", "pouch_of_galleons"]},
        gold={NEXT: 1},
    )


@pytest.mark.rule("T-220")
def test_a_ferret_has_magic_and_might_one() -> None:
    t = ferret(HOGS, magic=6, might=5)
    magic, might = t.sheet().magic, t.sheet().might
    assert magic is not None
    assert might is not None
    assert (magic.total, might.total) == (1, 1)
    t.play(f"move:{BEFORE}", die("attack", 4), die("enemy", 1))
    assert t.scores == (1 + 4, 3 + 1)  # Might


@pytest.mark.rule("T-220")
def test_nothing_it_has_won_raises_a_ferrets_magic() -> None:
    t = table(
        hero("bellatrix_lestrange_b", NEXT, ferret=2, fate=0, galleons=0, magic=6,
             followers=["severus_snape"], objects=["wand"]),
        hero("minerva_mcgonagall_b", HOGS, fate=0, galleons=0),
        advantage="order",
    )  # fmt: skip
    t.play(f"move:{HOGS}", "fight:1", die("attack", 6), die("attack", 1))
    assert t.scores == (1 + 6, 4 + 1 + 1)


@pytest.mark.rule("T-221")
@pytest.mark.parametrize("face", [2, 3, 4, 5])
def test_a_ferret_neither_gains_nor_loses_magic_or_might(face: int) -> None:
    t = ferret(NEXT, magic=6, might=5).play(f"move:{HOGS}", "choose:hogs_head", die("space", face))
    assert (t.hero().magic, t.hero().might) == (6, 5)
    itself = table(visitor("bellatrix_lestrange_b", HOGS, magic=6, might=5), bystander())
    itself.play(*to(HOGS), "choose:hogs_head", face)
    assert (itself.hero().magic, itself.hero().might) != (6, 5)


@pytest.mark.rule("T-222")
def test_the_dials_stay_and_count_again_afterwards() -> None:
    t = transfigured(magic=6, might=5)
    assert t.hero().ferret
    assert (t.hero().magic, t.hero().might) == (6, 5)
    t = ferret(BEFORE, magic=6, might=5, ferret=1).play(f"move:{HOGS}", "choose:madam_puddifoot")
    assert t.hero().ferret == 0
    magic, might = t.sheet().magic, t.sheet().might
    assert magic is not None
    assert might is not None
    assert (magic.dial, magic.total, might.dial, might.total) == (6, 6, 5, 5)


@pytest.mark.rule("T-223")
def test_a_ferret_moves_one_space() -> None:
    t = ferret(HOGS)
    assert t.prompt == "move"  # and no die is rolled
    assert t.offered("move") == [NEXT, BEFORE]


@pytest.mark.rule("T-224")
def test_a_ferret_is_itself_again_after_two_turns() -> None:
    t = table(visitor("bellatrix_lestrange_b", HOGS), board={NEXT: ["lantern"]})
    t.play(*to(HOGS), "choose:hogs_head", 1)
    assert t.prompt == "move"
    t.play(f"move:{NEXT}")
    assert t.prompt == "move"
    assert t.sheet().ferret
    t.play(f"move:{HOGS}", "choose:hogs_head", die("space", 4))
    assert t.sheet().ferret == 0
    assert t.prompt == "roll movement"


@pytest.mark.rule("T-225")
def test_a_new_ferret_leaves_everything_on_its_space() -> None:
    t = transfigured(
        objects=["wand", "elder_wand"], followers=["narcissa_malfoy", "fang"], galleons=3
    )
    assert t.objects() == t.followers() == []
    assert t.hero().galleons == 0
    assert t.lying(HOGS) == ["wand", "elder_wand", "narcissa_malfoy", "fang"]
    assert t.state.gold == {HOGS: 3}


@pytest.mark.rule("T-226")
def test_a_ferret_keeps_life_and_fate() -> None:
    t = transfigured(life=2, fate=2)
    assert t.hero().ferret
    assert (t.hero().life, t.hero().fate) == (2, 2)


@pytest.mark.rule("T-227")
def test_a_ferret_keeps_its_spells_but_can_neither_cast_nor_gain_any() -> None:
    assert transfigured(spells=["alohomora"]).spells() == ["alohomora"]
    t = ferret(NEXT, spells=["expulso"], magic=7)
    assert t.prompt == "move"  # nothing to cast before moving,
    t.play(f"move:{HOGS}", "choose:hogs_head", die("space", 6))
    assert t.spells() == ["expulso"]
    assert (t.prompt, t.seat) == ("roll movement", 1)  # at the end or in another's turn


@pytest.mark.rule("T-228")
def test_being_transfigured_again_starts_the_time_anew() -> None:
    t = ferret(NEXT, ferret=1).play(f"move:{HOGS}", "choose:hogs_head", die("space", 1))
    assert t.active == 1
    assert t.hero(0).ferret == 2
    t = table(
        visitor("minerva_mcgonagall_b", "st_mungos", spells=["vera_verto"]), bystander(ferret=1)
    )
    t.play("cast:vera_verto")
    assert t.hero(1).ferret == 2


@pytest.mark.rule("T-229")
def test_a_ferret_picks_nothing_up() -> None:
    t = ferret(HOGS).play(f"move:{NEXT}")
    assert t.active == 1  # nothing was offered
    assert t.lying(NEXT) == ["lantern", "fang", "pouch_of_galleons"]
    assert t.state.gold == {NEXT: 1}
    itself = table(hero("minerva_mcgonagall_b", NEXT), board={HOGS: ["lantern"]})
    itself.play(
        die("movement", 1), "keep", f"move:{HOGS}", die("voldemort", 1), "choose:madam_puddifoot"
    )
    assert itself.prompt == "collect"


@pytest.mark.rule("T-229")
def test_who_was_a_ferret_in_some_part_of_the_turn_picks_nothing_up() -> None:
    t = table(
        visitor("minerva_mcgonagall_a", HOGS, ferret=2),
        bystander(at="azkaban", spells=["finite_incantatem"]),
        board={HOGS: ["lantern"]},
        gold={HOGS: 1},
    )
    t.play("cast:finite_incantatem")
    assert t.hero().ferret == 0
    t.play(*to(HOGS), "choose:madam_puddifoot")
    assert t.active == 1
    assert t.lying(HOGS) == ["lantern"]
    assert t.state.gold == {HOGS: 1}


@pytest.mark.rule("T-229")
def test_what_was_dropped_at_the_change_is_not_picked_up_at_once() -> None:
    t = transfigured(objects=["wand"], galleons=2)
    assert t.lying(HOGS) == ["wand"]
    assert t.hero(0).galleons == 0


@pytest.mark.rule("T-230")
def test_a_ferret_has_no_abilities() -> None:
    assert ferret(NEXT, "minerva_mcgonagall_a", fate=1, ferret=0).prompt == "before.move"
    t = ferret(NEXT, "minerva_mcgonagall_a", fate=1)
    assert t.prompt == "move"  # she cannot stay for 1 Fate
    t.play(f"move:{HOGS}", "choose:hogs_head", die("space", 2), "fate", die("space", 2))
    assert t.active == 1
    assert t.hero(0).fate == 0  # nor does she gain Fate at the end of her turn
