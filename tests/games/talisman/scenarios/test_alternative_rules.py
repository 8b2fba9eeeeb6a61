"""Rules a table may agree on before the game (T-370 to T-376, T-387)."""

from __future__ import annotations

import pytest

from tests.games.talisman.scenario import GAME, Situation, fresh, table
from tests.games.talisman.scenarios.folk import DRACO, MCGONAGALL, plain
from tests.stage import die

FAR = plain(DRACO, "godrics_hollow")
CAULDRON = (2, "move:leaky_cauldron")  # from Gringotts Bank


def killed(*, agreed: bool = True, **fields: object) -> Situation:
    """Seat 0 loses its last Life to the Aurors at the Leaky Cauldron."""
    hero = plain(MCGONAGALL, "gringotts_bank", **{"life": 1, **fields})
    t = table(hero, FAR, outer=["aurors"], no_inheritance=agreed)
    while t.prompt != "roll movement":
        t.play("pass")
    t.play(die("movement", 2))
    if t.prompt == "fate":
        t.play("keep")
    t.play("move:leaky_cauldron", die("attack", 1), die("enemy", 6))
    if t.prompt == "fate":
        t.play("keep")
    return t


@pytest.mark.rule("T-370")
def test_what_the_dead_carried_stays_where_they_fell() -> None:
    t = killed(objects=["wand"], followers=["hedwig"], galleons=2)
    assert sorted(t.lying("leaky_cauldron")) == ["aurors", "hedwig", "wand"]
    assert t.state.gold["leaky_cauldron"] == 2
    assert (t.hero().objects, t.hero().followers, t.hero().galleons) == ([], [], 0)


@pytest.mark.rule("T-370")
def test_without_the_agreement_everything_is_kept() -> None:
    t = killed(agreed=False, objects=["wand"], followers=["hedwig"], galleons=2)
    assert t.objects() == ["wand"]
    assert t.followers() == ["hedwig"]
    assert t.lying("leaky_cauldron") == ["aurors"]


@pytest.mark.rule("T-371")
def test_the_dead_leave_the_game_and_the_player_goes_on_with_an_unused_character() -> None:
    t = killed()
    while t.active != 0:
        t.play(5 if t.prompt.startswith("roll") else t.options[-1])
    if t.prompt.startswith("roll"):
        t.play(die("character", 0))  # which of the unused Characters
    t.play(t.options[0])  # its side
    assert t.hero().character not in ("", "minerva_mcgonagall", "draco_malfoy")
    assert "minerva_mcgonagall" not in t.state.unused


@pytest.mark.rule("T-387")
def test_the_new_character_is_set_up_as_at_the_start() -> None:
    t = killed(might=9)
    while t.active != 0:
        t.play(5 if t.prompt.startswith("roll") else t.options[-1])
    if t.prompt.startswith("roll"):
        t.play(die("character", 0))
    t.play(t.options[0])
    sheet = GAME.content.sheets[t.hero().sheet]
    hero = t.hero()
    assert (hero.magic, hero.might, hero.life) == (sheet.magic, sheet.might, sheet.life)
    assert (hero.fate, hero.galleons) == (sheet.fate, sheet.galleons)
    assert len(hero.spells) == sheet.spells
    assert hero.space == sheet.start


@pytest.mark.rule("T-372")
def test_fate_spells_and_trophies_of_the_dead_return_to_their_piles() -> None:
    t = killed(fate=2, trophies=["doxies"], spells=["alohomora"])
    assert t.hero().trophies == []
    assert "doxies" in t.names(t.state.outer_discard)
    assert "alohomora" in t.names(t.state.spell_discard)
    assert t.state.fate == 36 - t.hero().fate - t.hero(1).fate


@pytest.mark.rule("T-373")
@pytest.mark.parametrize(
    ("slow", "trophies", "enough"),
    [
        (False, ["inferius", "dudleys_gang"], True),  # Might 4 + 2 = 6
        (True, ["inferius", "dudleys_gang"], False),
        (True, ["inferius", "monster_book"], True),  # 4 + 3 = 7
    ],
)
def test_slow_growth_asks_for_seven_points(slow: bool, trophies: list[str], enough: bool) -> None:
    hero = plain(MCGONAGALL, "gringotts_bank", trophies=trophies)
    t = table(hero, FAR, slow_growth=slow).play(die("movement", 2), "move:st_mungos")
    assert (t.prompt == "turn.end" and "exchange:might" in t.options) is enough
    assert t.view().trophy_price == (7 if slow else 5)


def ditcher(agreed: bool) -> Situation:
    hero = plain(MCGONAGALL, "gringotts_bank", objects=["lantern"])
    return table(hero, FAR, outer=["aurors"], early_ditching=agreed).play(*CAULDRON)


@pytest.mark.rule("T-374")
def test_with_early_ditching_a_ditched_object_reduces_the_draw() -> None:
    t = ditcher(agreed=True)
    t.play("ditch:lantern")
    assert t.lying("leaky_cauldron") == ["lantern"]  # one card lies there: none is drawn
    assert t.state.faces[t.state.outer[-1]] == "aurors"


@pytest.mark.rule("T-374")
def test_otherwise_nothing_is_ditched_before_the_draw() -> None:
    t = ditcher(agreed=False)
    assert t.prompt == "roll attack"
    assert t.lying("leaky_cauldron") == ["aurors"]


@pytest.mark.rule("T-375")
def test_what_was_ditched_early_cannot_be_retaken_that_turn() -> None:
    t = ditcher(agreed=True).play("ditch:lantern")
    while t.active == 0:
        assert "take:lantern" not in t.options
        t.play(t.options[-1])
    assert t.objects() == []
    assert t.lying("leaky_cauldron") == ["lantern"]


@pytest.mark.rule("T-376")
def test_no_alternative_rule_applies_unless_agreed_before_the_game() -> None:
    options = fresh(2).state.options
    agreed = [name for name in options.__struct_fields__ if getattr(options, name)]
    assert agreed == []
    assert fresh(2, slow_growth=True).state.options.slow_growth
