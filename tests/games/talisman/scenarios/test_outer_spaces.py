"""The spaces of London (T-238 to T-271)."""

from __future__ import annotations

import pytest

from tests.games.talisman.scenario import Situation, table
from tests.games.talisman.scenarios.arrivals import before, bystander, to, visitor
from tests.stage import dice, die

ORDER = "albus_dumbledore_a"  # Magic 5, Might 2, Life 5, Fate 2
EATER = "bellatrix_lestrange_b"  # Magic 4, Might 3, Life 3, Fate 3


def at(space: str, *steps: int | str, sheet: str = EATER, **fields: object) -> Situation:
    """A Character arrives on the space and these things happen there. Another could go to St. Mungo's."""
    other = bystander(at=before("st_mungos"))
    return table(visitor(sheet, space, **fields), other).play(*to(space), *steps)


def skips_next_turn(t: Situation) -> bool:
    """Play the other's turn and see whose turn it is then."""
    assert t.active == 1
    t.play(*to("st_mungos"))
    return t.active == 1


# -- St. Mungo's ------------------------------------------------------------------------------------------


@pytest.mark.rule("T-238")
def test_st_mungos_heals_for_galleons_up_to_the_starting_life() -> None:
    t = at("st_mungos", sheet=ORDER, life=2, galleons=5)
    assert t.offered("trade") == ["0", "1", "2", "3"]
    t.play("trade:3")
    assert (t.hero().life, t.hero().galleons) == (5, 2)
    t = at("st_mungos", sheet=ORDER, life=2, galleons=2)
    assert t.offered("trade") == ["0", "1", "2"]
    t.play("trade:1")
    assert (t.hero().life, t.hero().galleons) == (3, 1)
    assert at("st_mungos", sheet=ORDER, life=5, galleons=2).prompt == "turn.end"


# -- Gringotts --------------------------------------------------------------------------------------------


@pytest.mark.rule("T-239")
def test_gringotts_one_brings_a_goblin() -> None:
    t = at("gringotts_bank", 1)
    assert t.told("battle", foe=["enemy:goblin"], stat="stat:might", value=4)
    t.play(die("attack", 1), die("enemy", 6))
    assert t.scores == (3 + 1, 4 + 6)
    assert t.hero().life == 2


@pytest.mark.rule("T-240")
@pytest.mark.parametrize("face", [2, 3])
def test_gringotts_two_and_three_cost_the_next_turn(face: int) -> None:
    assert skips_next_turn(at("gringotts_bank", face))


@pytest.mark.rule("T-241")
@pytest.mark.parametrize("face", [4, 5])
def test_gringotts_four_and_five_do_nothing(face: int) -> None:
    t = at("gringotts_bank", face)
    assert not skips_next_turn(t)
    assert (t.hero().magic, t.hero().might, t.hero().life, t.hero().galleons) == (4, 3, 3, 0)


@pytest.mark.rule("T-242")
def test_gringotts_six_gives_a_magic_and_a_galleon() -> None:
    t = at("gringotts_bank", 6)
    assert (t.hero().magic, t.hero().galleons) == (5, 1)
    assert (t.hero().might, t.hero().life) == (3, 3)


# -- Azkaban ----------------------------------------------------------------------------------------------


@pytest.mark.rule("T-243")
def test_azkaban_one_brings_a_dementor_of_magic_four() -> None:
    t = at("azkaban", 1, magic=5)
    assert t.told("battle", foe=["enemy:dementor"], stat="stat:magic", value=4)
    t.play(die("attack", 1), die("enemy", 6))
    assert t.scores == (5 + 1, 4 + 6)
    assert t.hero().life == 2


@pytest.mark.rule("T-244")
@pytest.mark.parametrize("face", [2, 3])
def test_azkaban_two_and_three_cost_the_next_turn(face: int) -> None:
    assert skips_next_turn(at("azkaban", face))


@pytest.mark.rule("T-245")
@pytest.mark.parametrize("face", [4, 5])
def test_azkaban_four_and_five_do_nothing(face: int) -> None:
    t = at("azkaban", face)
    assert not skips_next_turn(t)
    assert (t.hero().magic, t.hero().might, t.hero().life, t.hero().galleons) == (4, 3, 3, 0)


@pytest.mark.rule("T-246")
def test_azkaban_six_gives_a_magic() -> None:
    t = at("azkaban", 6)
    assert (t.hero().magic, t.hero().galleons) == (5, 0)


# -- 4 Privet Drive ---------------------------------------------------------------------------------------

DRIVE = "privet_drive_4"


@pytest.mark.rule("T-247")
def test_privet_drive_one_costs_a_turn() -> None:
    assert skips_next_turn(at(DRIVE, 1))


@pytest.mark.rule("T-248")
def test_privet_drive_two_brings_a_dementor_of_might_three() -> None:
    t = at(DRIVE, 2, might=4)
    assert t.told("battle", foe=["enemy:dementor"], stat="stat:might", value=3)
    t.play(die("attack", 1), die("enemy", 6))
    assert t.scores == (4 + 1, 3 + 6)
    assert t.hero().life == 2


@pytest.mark.rule("T-249")
def test_privet_drive_three_costs_a_galleon() -> None:
    t = at(DRIVE, 3, galleons=3)
    assert t.hero().galleons == 2
    assert at(DRIVE, 3).hero().galleons == 0


@pytest.mark.rule("T-250")
def test_privet_drive_four_gives_a_galleon() -> None:
    t = at(DRIVE, 4)
    assert t.hero().galleons == 1
    assert t.state.galleons == 19


def next_turn_from_the_drive(face: int) -> Situation:
    """Alone at the table: the turn after that result."""
    return table(visitor(EATER, DRIVE)).play(*to(DRIVE), face)


@pytest.mark.rule("T-251")
def test_privet_drive_five_offers_any_other_space_of_london() -> None:
    t = next_turn_from_the_drive(5)
    assert t.options == ("roll", "offer")
    t.play("offer")
    goals = t.offered("move")
    assert len(goals) == 19
    assert DRIVE not in goals
    t.play("move:hogsmeade")
    assert t.hero().space == "hogsmeade"
    assert t.prompt == "choose"  # and the space is met
    t = next_turn_from_the_drive(5).play("roll")
    assert t.prompt == "roll movement"


@pytest.mark.rule("T-252")
def test_privet_drive_six_leads_to_hagrids_hut() -> None:
    t = next_turn_from_the_drive(6)  # nothing to choose, nothing to roll
    assert t.hero().space == "hagrids_hut"
    t.play(dice("space", 3, 3))
    assert t.hero().might == 4
    assert t.prompt == "roll movement"  # the turn after is an ordinary one


# -- Ministry of Magic ------------------------------------------------------------------------------------

MINISTRY = "ministry_of_magic"
QUIET = ["lantern", "wand", "chocolate_frogs"]  # cards that do nothing by themselves


@pytest.mark.rule("T-253")
@pytest.mark.parametrize(
    ("faces", "lying", "drawn"),
    [((6, 4), 0, 2), ((1, 4), 0, 3), ((6, 4), 1, 1), ((6, 4), 2, 0), ((5, 6), 3, 0)],
)
def test_the_ministry_draws_up_to_the_difference(
    faces: tuple[int, int], lying: int, drawn: int
) -> None:
    t = table(
        visitor(EATER, MINISTRY),
        bystander(),
        outer=["beaded_bag", "nimbus_2000", "extendable_ears", "sneakoscope", "deluminator"],
        board={MINISTRY: QUIET[:lying]} if lying else {},
    )
    t.play(*to(MINISTRY), faces)
    assert len(t.events("drew")) == drawn
    assert len(t.lying(MINISTRY)) == lying + drawn


@pytest.mark.rule("T-254")
def test_doubles_at_the_ministry_lead_to_kings_cross() -> None:
    t = table(visitor(EATER, MINISTRY), bystander(), outer=["beaded_bag"])
    t.play(*to(MINISTRY), (3, 3))
    assert t.hero().space == "kings_cross"
    assert t.lying(MINISTRY) == []
    assert t.options == ("space", "cross")  # and King's Cross is met
    t.play("space")
    assert t.lying("kings_cross") == ["beaded_bag"]


# -- Hogsmeade --------------------------------------------------------------------------------------------

HOGS = "hogsmeade"


@pytest.mark.rule("T-255")
def test_exactly_one_shop_of_hogsmeade_is_visited() -> None:
    t = at(HOGS, life=1, galleons=2, objects=["wand"])
    assert t.offered("choose") == ["three_broomsticks", "madam_puddifoot", "hogs_head"]
    assert len(t.options) == 3  # none cannot be chosen
    t.play("choose:three_broomsticks", "trade:1")
    assert t.prompt == "turn.end"
    assert at(HOGS, "choose:hogs_head", 4).active == 1


@pytest.mark.rule("T-256")
def test_the_three_broomsticks_heal_up_to_two_life() -> None:
    t = at(HOGS, "choose:three_broomsticks", sheet=ORDER, life=1, galleons=5)
    assert t.offered("trade") == ["0", "1", "2"]
    t.play("trade:2")
    assert (t.hero().life, t.hero().galleons) == (3, 3)
    t = at(HOGS, "choose:three_broomsticks", sheet=ORDER, life=4, galleons=5)
    assert t.offered("trade") == ["0", "1"]
    t = at(HOGS, "choose:three_broomsticks", sheet=ORDER, life=1, galleons=1)
    assert t.offered("trade") == ["0", "1"]


@pytest.mark.rule("T-257")
def test_madam_puddifoot_pays_a_galleon_for_each_object() -> None:
    t = at(HOGS, "choose:madam_puddifoot", objects=["wand", "beaded_bag", "lantern"])
    t.play("sell:wand", "sell:beaded_bag")
    assert t.hero().galleons == 2
    t.play("done")  # as many as one likes
    assert t.objects() == ["lantern"]
    assert t.names(t.state.outer_discard) == ["beaded_bag"]
    assert t.lying(HOGS) == []


@pytest.mark.rule("T-258")
def test_the_hogs_head_one_makes_a_ferret() -> None:
    t = at(HOGS, "choose:hogs_head", 1)
    assert t.sheet(0).ferret == 2
    assert at(HOGS, "choose:hogs_head", 2).sheet(0).ferret == 0


@pytest.mark.parametrize(
    ("face", "magic", "might"),
    [
        pytest.param(2, 6, 4, marks=pytest.mark.rule("T-259")),
        pytest.param(3, 5, 5, marks=pytest.mark.rule("T-260")),
        pytest.param(4, 6, 6, marks=pytest.mark.rule("T-261")),
        pytest.param(5, 7, 5, marks=pytest.mark.rule("T-262")),
    ],
)
def test_the_hogs_head_changes_magic_or_might(face: int, magic: int, might: int) -> None:
    t = at(HOGS, "choose:hogs_head", face, magic=6, might=5)
    assert (t.hero().magic, t.hero().might) == (magic, might)
    assert t.spells() == []


@pytest.mark.rule("T-263")
def test_the_hogs_head_six_gives_a_spell() -> None:
    t = at(HOGS, "choose:hogs_head", 6)
    assert len(t.spells()) == 1
    assert (t.hero().magic, t.hero().might) == (4, 3)


# -- the two headquarters ---------------------------------------------------------------------------------

HEADQUARTERS = [
    pytest.param(
        "grimmauld_place_12", ORDER, "choose:train", marks=pytest.mark.rule("T-265"), id="order"
    ),
    pytest.param(
        "malfoy_manor", EATER, "choose:plot", marks=pytest.mark.rule("T-267"), id="death eaters"
    ),
]


@pytest.mark.rule("T-264")
def test_a_death_eater_loses_a_life_at_the_orders_base() -> None:
    t = at("grimmauld_place_12", sheet=EATER)
    assert t.hero().life == 2
    assert t.active == 1  # and nothing is offered


@pytest.mark.rule("T-266")
def test_a_member_of_the_order_loses_a_life_at_malfoy_manor() -> None:
    t = at("malfoy_manor", sheet=ORDER)
    assert t.hero().life == 4
    assert t.active == 1


@pytest.mark.parametrize(("space", "sheet", "work"), HEADQUARTERS)
def test_the_own_headquarters_refill_fate(space: str, sheet: str, work: str) -> None:
    t = at(space, sheet=sheet)
    assert t.options == ("choose:refill_fate", work)
    t.play("choose:refill_fate")
    assert t.hero().fate == {ORDER: 2, EATER: 3}[sheet]
    assert t.hero().galleons == 0
    assert t.active == 1  # one of the two


@pytest.mark.parametrize(("space", "sheet", "work"), HEADQUARTERS)
def test_more_fate_than_one_started_with_is_not_lowered(space: str, sheet: str, work: str) -> None:
    t = table(visitor(sheet, space, fate=5), bystander())
    t.play(die("movement", 2), "keep", f"move:{space}", "choose:refill_fate")
    assert t.hero().fate == 5


@pytest.mark.parametrize(("space", "sheet", "work"), HEADQUARTERS)
@pytest.mark.parametrize("face", range(1, 7))
def test_or_one_rolls_there(space: str, sheet: str, work: str, face: int) -> None:
    t = at(space, work, face, sheet=sheet)
    start = {ORDER: 5, EATER: 3}[sheet]
    assert t.hero(0).life == start + (1 if face == 5 else 0)
    assert len(t.spells(0)) == (1 if face == 6 else 0)
    assert t.hero(0).fate == 0
    assert t.active == 1


# -- Diagon Alley -----------------------------------------------------------------------------------------

ALLEY = "diagon_alley"


@pytest.mark.rule("T-268")
def test_exactly_one_shop_of_diagon_alley_is_visited() -> None:
    t = at(ALLEY, galleons=2)
    assert t.options == ("choose:flourish_and_blotts", "choose:wizard_wheezes")
    t.play("choose:flourish_and_blotts", "done")
    assert t.prompt == "turn.end"
    t = at(ALLEY, "choose:wizard_wheezes", "choose:sell_spells", galleons=2)
    assert t.prompt == "turn.end"


@pytest.mark.rule("T-269")
@pytest.mark.parametrize(
    ("card", "price"),
    [
        ("exploding_bonbons", 2),
        ("wand", 2),
        ("floo_powder", 3),
        ("every_flavour_beans", 3),
        ("chocolate_frogs", 4),
    ],
)
def test_flourish_and_blotts_sells_at_these_prices(card: str, price: int) -> None:
    t = at(ALLEY, "choose:flourish_and_blotts", f"buy:{card}", galleons=price)
    assert t.objects() == [card]
    assert t.hero().galleons == 0
    assert t.view().purchases[card] == 2
    t = at(ALLEY, "choose:flourish_and_blotts", galleons=price - 1)
    assert card not in t.offered("buy")


@pytest.mark.rule("T-269")
def test_flourish_and_blotts_sells_nothing_else() -> None:
    t = at(ALLEY, "choose:flourish_and_blotts", galleons=9)
    assert sorted(t.offered("buy")) == sorted(
        ["exploding_bonbons", "wand", "floo_powder", "every_flavour_beans", "chocolate_frogs"]
    )
    t.play("buy:wand", "buy:chocolate_frogs")  # several in one visit
    assert t.objects() == ["wand", "chocolate_frogs"]
    assert t.hero().galleons == 3


@pytest.mark.rule("T-270")
def test_wizard_wheezes_give_a_fate_for_each_spell() -> None:
    t = at(ALLEY, "choose:wizard_wheezes", spells=["alohomora", "revelio", "stupefy"])
    assert t.options == ("choose:sell_spells", "choose:buy_spells")
    t.play("choose:sell_spells", "spell:stupefy", "spell:alohomora", "done")
    assert t.hero().fate == 2
    assert t.spells() == ["revelio"]
    assert t.names(t.state.spell_discard) == ["stupefy", "alohomora"]
    assert t.active == 1  # and none is sold back in the same visit


@pytest.mark.rule("T-270")
def test_wizard_wheezes_sell_spells_for_a_fate_each() -> None:
    t = table(
        visitor(EATER, ALLEY, magic=7, fate=5, spells=["alohomora"]),
        bystander(),
        spell_deck=["revelio", "ascendio"],
    )
    t.play(
        die("movement", 2), "keep", f"move:{ALLEY}", "choose:wizard_wheezes", "choose:buy_spells"
    )
    assert t.offered("trade") == ["0", "1", "2"]  # up to the Spell limit (K48)
    t.play("trade:2")
    assert t.spells() == ["alohomora", "revelio", "ascendio"]
    assert t.hero(0).fate == 3
    assert t.active == 1  # and none is bought back in the same visit


@pytest.mark.rule("T-271")
def test_the_leaky_cauldron_draws_one_card() -> None:
    t = table(visitor(EATER, "leaky_cauldron"), bystander(), outer=["beaded_bag", "nimbus_2000"])
    t.play(*to("leaky_cauldron"))
    assert t.lying("leaky_cauldron") == ["beaded_bag"]
    assert t.offered("take") == ["beaded_bag"]


@pytest.mark.rule("T-271")
def test_and_none_if_one_lies_there() -> None:
    t = table(visitor(EATER, "leaky_cauldron"), bystander(), board={"leaky_cauldron": ["wand"]})
    t.play(*to("leaky_cauldron"))
    assert not t.events("drew")
