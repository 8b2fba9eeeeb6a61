"""The cards whose printed text is known (T-341 to T-369)."""

from __future__ import annotations

import pytest

from tests.games.talisman.scenario import GAME, Situation, table
from tests.games.talisman.scenarios.folk import DRACO, LUCIUS, MCGONAGALL, plain
from tests.stage import die

ORDER, EATER = MCGONAGALL, LUCIUS  # Magic 4, Might 2, Life 4 both
FAR = plain(DRACO, "godrics_hollow")
FAR_ORDER = plain(MCGONAGALL, "godrics_hollow")
CAULDRON = (2, "move:leaky_cauldron")  # from Gringotts Bank


def total(t: Situation, stat: str = "magic") -> int:
    value = getattr(t.sheet(), stat).total
    assert isinstance(value, int)
    return value


# -- Places, Events, Objects ------------------------------------------------------------------------------


@pytest.mark.rule("T-341")
def test_the_seaside_cave_gives_one_fate_a_visit_until_it_is_empty() -> None:
    t = table(plain(EATER, "gringotts_bank"), FAR_ORDER, outer=["seaside_cave"]).play(*CAULDRON)
    assert t.hero().fate == 1
    assert list(t.state.tokens.values()) == [3]
    last = table(
        plain(EATER, "gringotts_bank"), FAR_ORDER, board={"leaky_cauldron": ["seaside_cave"]}
    )
    cave = last.state.board["leaky_cauldron"][0]
    last.state.tokens[str(cave)] = 1
    last.state.fate -= 1
    last = _again(last).play(*CAULDRON)
    assert last.hero().fate == 1
    assert last.lying("leaky_cauldron") == []


def _again(t: Situation) -> Situation:
    """The same table, from the start of the turn, after its state was changed by hand."""
    return Situation(len(t.state.heroes), {}, t.state)


@pytest.mark.rule("T-342")
def test_stinksap_limits_everybody_to_one_space_for_two_rounds() -> None:
    t = table(plain(EATER, "gringotts_bank"), FAR_ORDER, outer=["doused_in_stinksap"])
    t.play(*CAULDRON)
    limited = {0: 0, 1: 0}
    while t.prompt != "roll movement":
        assert t.prompt == "move"
        limited[t.seat] += 1
        t.play("move:st_mungos" if "move:st_mungos" in t.options else _safe(t))
        while t.prompt not in ("move", "roll movement"):
            t.play(4 if t.prompt.startswith("roll") else t.options[-1])
    assert limited == {0: 2, 1: 2}


def _safe(t: Situation) -> str:
    """A step to a space without cards, if there is one: nothing else should happen here."""
    quiet = ["diagon_alley", "gringotts_bank", "hogsmeade", "kings_cross"]
    return next((o for o in t.options if o.partition(":")[2] in quiet), t.options[0])


@pytest.mark.rule("T-343")
def test_the_marauders_map_adds_two_magic() -> None:
    assert total(table(plain(ORDER, "azkaban", objects=["marauders_map"]), FAR)) == 6


# -- Followers --------------------------------------------------------------------------------------------


@pytest.mark.rule("T-344")
def test_dobby_adds_a_magic_and_slows_his_holder_to_one_space() -> None:
    t = table(plain(ORDER, "gringotts_bank", followers=["dobby"]), FAR)
    assert total(t) == 5
    assert t.prompt == "move"  # no die is rolled
    assert set(t.offered("move")) == {"diagon_alley", "the_burrow"}


@pytest.mark.rule("T-344")
def test_dobby_is_freed_when_his_holder_changes_region() -> None:
    t = table(plain(ORDER, "hogsmeade_station", followers=["dobby"]), FAR)
    t.play("move:kings_cross")
    assert t.followers() == []


@pytest.mark.rule("T-345")
def test_fang_adds_a_might() -> None:
    assert total(table(plain(ORDER, "azkaban", followers=["fang"]), FAR), "might") == 3


@pytest.mark.rule("T-346")
def test_tonks_adds_a_magic() -> None:
    assert total(table(plain(ORDER, "azkaban", followers=["nymphadora_tonks"]), FAR)) == 5


@pytest.mark.rule("T-347")
def test_fred_and_george_turn_the_token_to_the_order_when_revealed() -> None:
    t = table(
        plain(ORDER, "gringotts_bank"), FAR, outer=["fred_and_george"], advantage="death_eaters"
    )
    t.play(*CAULDRON)
    assert t.state.advantage == "order"


@pytest.mark.rule("T-347")
def test_fred_and_george_allow_two_dice_for_a_space() -> None:
    t = table(plain(ORDER, "godrics_hollow", followers=["fred_and_george"]), FAR)
    t.play(die("movement", 4), "move:azkaban", die("space", 2), die("space", 6))
    assert set(t.options) == {"die:2", "die:6"}
    t.play("die:6")
    assert t.hero().magic == 5  # 6 at Azkaban: gain 1 Magic


@pytest.mark.rule("T-347")
def test_fred_and_george_allow_two_dice_for_an_event_and_an_observer_but_not_for_a_place() -> None:
    holder = plain(ORDER, "gringotts_bank", followers=["fred_and_george"], galleons=1)
    event = table(holder, plain(DRACO, "owlery"), outer=["gringotts_break_in"]).play(*CAULDRON)
    event.play(die("event", 1), die("event", 5), "die:5")
    assert event.hero().galleons == 2
    observer = table(holder, FAR, outer=["dolores_umbridge"]).play(*CAULDRON, 1, 5)
    assert observer.options == ("die:1", "die:5")
    lawn = plain(ORDER, "black_lake", followers=["fred_and_george"])
    place = table(lawn, FAR, middle=["shrieking_shack"]).play(
        die("movement", 2), "move:castle_lawn_a", die("place", 6)
    )
    assert place.hero().might == 3  # one die, and its result


@pytest.mark.rule("T-348")
def test_ginny_brings_a_spell_to_a_holder_without_any() -> None:
    t = table(plain(ORDER, "azkaban", followers=["ginny_weasley"]), FAR, spell_deck=["accio"])
    assert t.prompt == "use"
    t.play("yes")
    assert t.spells() == ["accio"]


@pytest.mark.rule("T-348")
@pytest.mark.parametrize("fields", [{"spells": ["protego"]}, {"magic": 2}])
def test_ginny_brings_none_to_who_has_one_or_too_little_magic(fields: dict[str, object]) -> None:
    holder = plain(ORDER, "azkaban", **{"followers": ["ginny_weasley"], **fields})
    assert table(holder, FAR).prompt == "roll movement"


@pytest.mark.rule("T-349")
def test_luna_allows_one_free_reroll_against_a_character() -> None:
    holder = plain(ORDER, "gringotts_bank", followers=["luna_lovegood"])
    t = table(holder, plain(DRACO, "leaky_cauldron")).play(*CAULDRON, "fight:1", 1, 5)
    assert t.options == ("keep", "free")
    t.play("free", die("attack", 6))
    assert t.scores == (4 + 1 + 6, 3 + 5)  # the Order has the advantage


@pytest.mark.rule("T-349")
def test_luna_does_not_help_against_an_enemy() -> None:
    holder = plain(ORDER, "gringotts_bank", followers=["luna_lovegood"])
    t = table(holder, FAR, outer=["aurors"]).play(*CAULDRON, 1, 6)
    assert t.hero().life == 3


@pytest.mark.rule("T-350")
def test_neville_costs_a_spell_and_saves_a_life_on_four_or_more() -> None:
    holder = plain(ORDER, "gringotts_bank", followers=["neville_longbottom"])
    plainly = table(plain(ORDER, "gringotts_bank"), FAR).sheet().spell_limit
    for face, life in ((3, 3), (4, 4)):
        t = table(holder, FAR, outer=["aurors"])
        assert t.sheet().spell_limit == plainly - 1
        t.play(*CAULDRON, 1, 6, face)
        assert t.hero().life == life


@pytest.mark.rule("T-351")
@pytest.mark.parametrize(("others", "magic"), [([], 4), (["hedwig"], 5)])
def test_narcissa_adds_a_magic_only_beside_another_follower(others: list[str], magic: int) -> None:
    t = table(plain(EATER, "azkaban", followers=["narcissa_malfoy", *others]), FAR_ORDER)
    assert total(t) == magic


@pytest.mark.rule("T-352")
@pytest.mark.parametrize(("face", "fate"), [(6, 1), (5, 0)])
def test_dolohov_gives_a_fate_on_a_movement_roll_of_six(face: int, fate: int) -> None:
    holder = plain(EATER, "gringotts_bank", followers=["antonin_dolohov"])
    assert table(holder, FAR_ORDER).play(die("movement", face)).hero().fate == fate


@pytest.mark.rule("T-353")
def test_aurors_are_neutral_enemies_of_magic_four() -> None:
    for sheet, other in ((ORDER, FAR), (EATER, FAR_ORDER)):
        t = table(plain(sheet, "gringotts_bank"), other, outer=["aurors"]).play(*CAULDRON, 2, 1)
        assert t.scores == (4 + 2, 4 + 1)  # no advantage for either side
        assert t.trophies() == ["aurors"]


# -- Purchases --------------------------------------------------------------------------------------------


@pytest.mark.rule("T-354")
def test_a_wand_adds_a_magic_in_battle_only() -> None:
    t = table(plain(ORDER, "gringotts_bank", objects=["wand"]), FAR, outer=["aurors"])
    assert total(t) == 4
    t.play(*CAULDRON, 1, 1)
    assert t.scores == (4 + 1 + 1, 4 + 1)


@pytest.mark.parametrize(
    ("card", "saves_from"),
    [
        pytest.param("exploding_bonbons", 6, marks=pytest.mark.rule("T-355")),
        pytest.param("every_flavour_beans", 5, marks=pytest.mark.rule("T-356")),
        pytest.param("chocolate_frogs", 4, marks=pytest.mark.rule("T-357")),
    ],
)
def test_sweets_prevent_a_life_lost_in_battle(card: str, saves_from: int) -> None:
    for face, life in ((saves_from, 4), (saves_from - 1, 3)):
        t = table(plain(ORDER, "gringotts_bank", objects=[card]), FAR, outer=["aurors"])
        t.play(*CAULDRON, 1, 6, face)
        assert t.hero().life == life


@pytest.mark.rule("T-358")
def test_a_prevented_loss_does_not_turn_the_battle() -> None:
    t = table(plain(ORDER, "gringotts_bank", objects=["chocolate_frogs"]), FAR, outer=["aurors"])
    t.play(*CAULDRON, 1, 6, 6)
    assert t.hero().life == 4
    assert t.trophies() == []
    assert t.lying("leaky_cauldron") == ["aurors"]
    assert t.told("battle.lost")


@pytest.mark.rule("T-359")
def test_floo_powder_adds_a_magic() -> None:
    assert total(table(plain(ORDER, "azkaban", objects=["floo_powder"]), FAR)) == 5


# -- Spells -----------------------------------------------------------------------------------------------


@pytest.mark.rule("T-360")
@pytest.mark.parametrize(
    ("choice", "taken"), [("take:wand", "wand"), ("galleon", "galleon"), ("fate", "fate")]
)
def test_accio_takes_an_object_a_galleon_or_a_fate(choice: str, taken: str) -> None:
    rich = plain(DRACO, "godrics_hollow", galleons=1, fate=1, objects=["wand"])
    t = table(plain(ORDER, "azkaban", spells=["accio"]), rich).play("cast:accio")
    t.play(next(option for option in t.options if taken in option))
    assert (t.objects() == ["wand"]) is (taken == "wand")
    assert t.hero().galleons == (taken == "galleon")
    assert t.hero().fate == (taken == "fate")
    assert t.prompt in ("roll movement", "before.move")  # before the caster moves


@pytest.mark.rule("T-360")
def test_accio_cannot_rob_ones_own_side() -> None:
    friend = plain("harry_potter_b", "godrics_hollow", galleons=2)
    t = table(plain(ORDER, "azkaban", spells=["accio"]), friend)
    assert t.prompt == "roll movement"


@pytest.mark.rule("T-361")
def test_episkey_heals_to_the_starting_life() -> None:
    t = table(plain(ORDER, "azkaban", spells=["episkey"], life=1), FAR).play("cast:episkey")
    assert t.hero().life == 4


@pytest.mark.rule("T-361")
def test_episkey_may_heal_another() -> None:
    hurt = plain(DRACO, "godrics_hollow", life=1)
    t = table(plain(ORDER, "azkaban", spells=["episkey"]), hurt).play("cast:episkey")
    assert t.hero(1).life == 4


@pytest.mark.rule("T-363")
@pytest.mark.parametrize("side", ["order", "death_eaters"])
def test_expulso_sets_the_token_to_the_side_chosen(side: str) -> None:
    t = table(plain(ORDER, "azkaban", spells=["expulso"]), FAR).play("cast:expulso", f"side:{side}")
    assert t.state.advantage == side


def frozen(**fields: object) -> Situation:
    caster = plain(MCGONAGALL, "azkaban", spells=["immobulus"])
    return table(plain(EATER, "gringotts_bank", **fields), caster).play("cast:immobulus")


@pytest.mark.rule("T-364")
def test_immobulus_takes_the_whole_turn() -> None:
    t = frozen()
    assert t.hero().space == "gringotts_bank"
    assert t.active == 1


@pytest.mark.rule("T-364")
def test_a_frozen_character_may_still_cast_stupefy() -> None:
    t = frozen(spells=["stupefy"])
    assert (t.seat, t.options) == (0, ("pass", "cast:stupefy"))
    t.play("cast:stupefy")
    assert (t.active, t.prompt) == (0, "roll movement")


@pytest.mark.rule("T-365")
def test_impedimenta_lets_its_caster_evade_an_enemy() -> None:
    caster = plain(EATER, "gringotts_bank", spells=["impedimenta"])
    t = table(caster, FAR_ORDER, outer=["aurors"]).play("cast:impedimenta", *CAULDRON)
    t.play("evade:impedimenta")
    assert t.hero().life == 4
    assert t.lying("leaky_cauldron") == ["aurors"]


@pytest.mark.rule("T-365")
def test_impedimenta_lets_its_caster_evade_a_character_until_the_end_of_the_round() -> None:
    caster = plain(EATER, "gringotts_bank", spells=["impedimenta"])
    attacker = plain(MCGONAGALL, "kings_cross")
    t = table(caster, attacker, outer=["pouch_of_galleons"])
    t.play("cast:impedimenta", *CAULDRON)
    while t.active == 0:
        t.play(t.options[-1])
    t.play(die("movement", 3), "move:leaky_cauldron", "fight:0")
    assert t.seat == 0
    t.play("evade:impedimenta")
    assert t.hero().life == 4
    assert t.active == 0


@pytest.mark.rule("T-366")
def test_lumos_sets_the_token_and_gives_an_extra_turn() -> None:
    caster = plain(EATER, "gringotts_bank", spells=["lumos"])
    t = table(caster, FAR_ORDER).play("cast:lumos", "side:death_eaters")
    assert t.state.advantage == "death_eaters"
    t.play(die("movement", 2), "move:st_mungos", "yes")
    assert (t.active, t.prompt) == (0, "roll movement")
    t.play(die("movement", 5))
    assert t.hero().extra == 0  # only one


@pytest.mark.rule("T-367")
def test_obliviate_makes_a_character_discard_all_its_spells() -> None:
    victim = plain(DRACO, "godrics_hollow", spells=["protego", "stupefy"])
    t = table(plain(ORDER, "azkaban", spells=["obliviate"]), victim).play("cast:obliviate")
    while t.prompt != "roll movement":
        t.play("pass")
    assert t.spells(1) == []
    assert sorted(t.names(t.state.spell_discard)) == ["obliviate", "protego", "stupefy"]


@pytest.mark.rule("T-368")
def test_protego_prevents_the_life_loss_of_a_character() -> None:
    t = table(plain(EATER, "gringotts_bank", spells=["protego"]), FAR_ORDER, outer=["aurors"])
    t.play(*CAULDRON, 1, 6, "cast:protego")
    assert t.hero().life == 4
    assert t.told("battle.lost")


@pytest.mark.rule("T-368")
def test_protego_on_a_beaten_enemy_makes_a_standoff() -> None:
    shield = plain(MCGONAGALL, "azkaban", spells=["protego"])
    t = table(plain(EATER, "gringotts_bank"), shield, outer=["aurors"])
    t.play(*CAULDRON, 6, 1, "cast:protego")
    assert t.trophies() == []
    assert t.lying("leaky_cauldron") == ["aurors"]
    assert t.hero().life == 4


@pytest.mark.rule("T-368")
def test_protego_saves_a_beaten_follower() -> None:
    owner = plain(MCGONAGALL, "leaky_cauldron", spells=["protego"], followers=["nymphadora_tonks"])
    t = table(plain(EATER, "gringotts_bank", magic=9), owner).play(*CAULDRON, "fight:1", 6, 1)
    while t.prompt != "reward":
        t.play("pass")
    t.play("attack:nymphadora_tonks", die("attack", 6), die("enemy", 1))
    assert t.seat == 1
    t.play("cast:protego")
    assert t.followers(1) == ["nymphadora_tonks"]
    assert t.trophies() == []


# -- Hallows ----------------------------------------------------------------------------------------------


@pytest.mark.rule("T-369")
def test_a_hallow_is_a_magic_object_that_opens_the_great_hall() -> None:
    hallows = [card for card in GAME.content.cards.values() if card.deck == "hallows"]
    assert [card.kind for card in hallows] == ["magic_object"] * 3
    carrier = plain(ORDER, "room_of_requirement", objects=[hallows[0].id])
    assert "enter" in table(carrier, FAR).options
    without = table(plain(ORDER, "room_of_requirement"), FAR)
    assert without.prompt != "before.move" or "enter" not in without.options
