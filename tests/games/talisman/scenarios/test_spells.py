"""Spells (T-209 to T-219)."""

from __future__ import annotations

import pytest

from hallows.games.talisman.state import Talisman
from tests.games.talisman.scenario import Situation, table
from tests.games.talisman.scenarios.arrivals import bystander, to, visitor
from tests.stage import die

CALM = "st_mungos"  # nothing happens there to a healthy Character
HAND = ["alohomora", "revelio", "stupefy", "protego"]  # nothing to cast in a quiet turn


def at_the_hogs_head(magic: int, held: int, **fields: object) -> Situation:
    """A Character with ``held`` Spells that is to gain one at the Hog's Head."""
    t = table(
        visitor("bellatrix_lestrange_b", "hogsmeade", magic=magic, spells=HAND[:held], **fields),
        bystander(),
    )
    return t.play(*to("hogsmeade"), "choose:hogs_head", 6)


def check_limit(magic: int, limit: int) -> None:
    """The table says so, and gains stop there."""
    t = at_the_hogs_head(magic, limit)
    assert t.sheet().spell_limit == limit
    assert len(t.spells()) == limit
    if limit:
        assert len(at_the_hogs_head(magic, limit - 1).spells()) == limit


@pytest.mark.rule("T-209")
@pytest.mark.parametrize("magic", [2, 3])
def test_no_spells_with_magic_two_or_three(magic: int) -> None:
    check_limit(magic, 0)


@pytest.mark.rule("T-210")
def test_one_spell_with_magic_four() -> None:
    check_limit(4, 1)


@pytest.mark.rule("T-211")
@pytest.mark.parametrize("magic", [5, 6])
def test_two_spells_with_magic_five_or_six(magic: int) -> None:
    check_limit(magic, 2)


@pytest.mark.rule("T-212")
@pytest.mark.parametrize("magic", [7, 8, 12])
def test_three_spells_with_magic_seven_or_more(magic: int) -> None:
    check_limit(magic, 3)


@pytest.mark.rule("T-212")
def test_the_limit_goes_by_total_magic_without_what_counts_in_battle_only() -> None:
    t = at_the_hogs_head(5, 2, objects=["marauders_map"])  # 5 + 2
    assert len(t.spells()) == 3
    t = at_the_hogs_head(6, 2, objects=["wand"])  # a Wand works in Battle
    assert len(t.spells()) == 2


@pytest.mark.rule("T-213")
def test_spells_cannot_be_put_away() -> None:
    t = table(
        visitor("albus_dumbledore_a", CALM, spells=["revelio", "alohomora"], galleons=1),
        bystander(),
    )
    t.play(*to(CALM))
    assert t.prompt == "turn.end"
    assert t.options == ("end", "ditch:galleon")


@pytest.mark.rule("T-213")
def test_spells_above_a_fallen_limit_stay_in_the_hand() -> None:
    t = table(
        visitor(
            "bellatrix_lestrange_b",
            "hogsmeade",
            magic=5,
            objects=["marauders_map"],
            spells=HAND[:3],
        ),
        bystander(),
    )
    assert t.sheet().spell_limit == 3
    t.play(*to("hogsmeade"), "choose:madam_puddifoot", "sell:marauders_map")
    assert t.sheet().spell_limit == 2
    assert t.spells() == HAND[:3]


@pytest.mark.rule("T-213")
def test_an_instruction_may_take_a_spell() -> None:
    t = table(
        visitor("minerva_mcgonagall_b", "leaky_cauldron", spells=["alohomora", "revelio"]),
        bystander(),
        outer=["howler"],
    )
    t.play(*to("leaky_cauldron"), "pass", "choose:spell", "spell:revelio")
    assert t.spells() == ["alohomora"]
    assert t.names(t.state.spell_discard) == ["revelio"]


@pytest.mark.rule("T-214")
def test_a_hand_is_seen_by_its_owner_only() -> None:
    t = table(
        visitor("bellatrix_lestrange_b", "hogsmeade", magic=5, spells=["revelio"]),
        bystander(),
        spell_deck=["lumos"],
    )
    t.play(*to("hogsmeade"), "choose:hogs_head", 6)
    assert t.sheet(0, viewer=0).spells == ["revelio", "lumos"]
    for viewer in (1, None):
        assert t.sheet(0, viewer=viewer).spells == []
        assert t.sheet(0, viewer=viewer).spell_count == 2
    told_to_all = [e for e in t.table.events or [] if e.seen_by(1)]
    assert not any("spell:lumos" in event.args.values() for event in told_to_all)
    assert t.events("drew.spell.own", viewer=0) == [{"spell": "spell:lumos"}]


@pytest.mark.rule("T-215")
def test_any_number_of_spells_in_the_own_turn() -> None:
    t = table(
        visitor("minerva_mcgonagall_b", CALM, spells=["lumos", "accio", "ascendio", "revelio"]),
        bystander(fate=1),
    )
    t.play("cast:lumos", "side:death_eaters", "cast:accio", "cast:ascendio")
    assert t.spells() == ["revelio"]
    assert (t.hero().extra, t.hero().fate, t.hero().leap) == (1, 1, True)
    t.play("move:leaky_cauldron")
    assert t.offered("cast") == ["revelio"]


@pytest.mark.rule("T-216")
def test_one_spell_only_in_anothers_turn() -> None:
    t = table(
        visitor("minerva_mcgonagall_b", CALM),
        visitor("draco_malfoy_b", "hogsmeade", spells=["imperio", "immobulus", "confundo"]),
    )
    assert (t.prompt, t.seat) == ("spell.turn_start", 1)
    assert t.offered("cast") == ["imperio", "immobulus"]
    t.play("cast:imperio")
    assert t.prompt == "roll movement"  # nothing more from seat 1 before the roll,
    t.play(die("movement", 2))
    assert t.prompt == "move"  # nor after it
    assert t.spells(1) == ["immobulus", "confundo"]
    t.play(
        f"move:{CALM}", die("movement", 2), "move:hogsmeade", "choose:hogs_head", die("space", 2)
    )
    assert (t.active, t.prompt, t.seat) == (0, "spell.turn_start", 1)  # a new turn, a new Spell
    assert t.offered("cast") == ["immobulus"]


@pytest.mark.rule("T-217")
def test_a_spell_works_at_once() -> None:
    t = table(
        visitor("minerva_mcgonagall_b", CALM, life=1),
        bystander(spells=["expulso"]),
        advantage="order",
    )
    t.play("cast:expulso", "side:death_eaters")
    assert t.prompt == "roll movement"
    assert t.state.advantage == "death_eaters"
    t = table(visitor("minerva_mcgonagall_b", CALM, life=1, spells=["episkey"]), bystander())
    t.play("cast:episkey")
    assert t.prompt == "roll movement"
    assert t.hero().life == 4


@pytest.mark.rule("T-218")
def test_played_and_discarded_spells_share_one_pile() -> None:
    t = table(
        visitor("minerva_mcgonagall_b", "leaky_cauldron", spells=["accio", "alohomora"]),
        bystander(galleons=1, spells=["imperio"]),
        outer=["howler"],
    )
    t.play("cast:accio", "cast:imperio", *to("leaky_cauldron"), "choose:spell")
    assert t.names(t.state.spell_discard) == ["accio", "imperio", "alohomora"]
    assert t.view(1).spells.discards == 3
    assert t.view(None).spells.discard_top == "alohomora"


@pytest.mark.rule("T-219")
def test_the_discarded_spells_become_a_new_deck() -> None:
    def three_discarded(g: Talisman) -> None:
        g.spell_discard = g.spells[:3]
        g.spells = []

    t = table(
        visitor("bellatrix_lestrange_b", "hogsmeade", magic=7),
        bystander(),
        arrange=three_discarded,
    )
    discarded = t.state.spell_discard[:]
    t.play(*to("hogsmeade"), "choose:hogs_head", 6, (2, 0, 1))
    assert t.hero().spells == [discarded[1]]
    assert t.state.spells == [discarded[2], discarded[0]]
    assert t.state.spell_discard == []
