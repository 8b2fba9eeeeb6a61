"""Rulings K103 to K108 of the canon, each found by a case that had gone wrong."""

from __future__ import annotations

import pytest

from tests.games.talisman.scenario import GAME, Situation, fresh, table
from tests.games.talisman.scenarios.arrivals import bystander, visitor
from tests.games.talisman.scenarios.folk import DUMBLEDORE, LUCIUS, MCGONAGALL, plain
from tests.stage import die

HARRY = "harry_potter_a"
DRACO = "draco_malfoy_a"
FAR = bystander()

# -- K103: all thrown dice stay on the table --------------------------------------------------------------


def harry_and_the_aurors(fate: int = 1) -> Situation:
    """Harry, Magic 4, has thrown 2 and 3 against Magic 4 and a 6."""
    harry = visitor(HARRY, "leaky_cauldron", fate=fate)
    return table(harry, FAR, outer=["aurors"]).play(
        die("movement", 2),
        "keep",
        "move:leaky_cauldron",
        die("attack", 2),
        die("attack", 3),
        die("enemy", 6),
    )


@pytest.mark.rule("T-317")
@pytest.mark.rule("T-041")
@pytest.mark.parametrize(
    ("face", "new", "counts"), [("1", 1, 3), ("1", 5, 5), ("2", 1, 2), ("2", 6, 6)]
)
def test_fate_replaces_one_of_harrys_dice_and_the_higher_counts_again(
    face: str, new: int, counts: int
) -> None:
    t = harry_and_the_aurors()
    assert t.options == ("keep", "fate:1", "fate:2")
    assert (t.ask.args or {})["dice"] == [2, 3]
    t.play(f"fate:{face}", die("attack", new))
    assert t.scores == (4 + counts, 4 + 6)


@pytest.mark.rule("T-041")
def test_only_one_of_harrys_dice_may_be_rerolled_with_fate() -> None:
    t = harry_and_the_aurors(fate=2).play("fate:1", die("attack", 1))
    assert t.scores == (4 + 3, 4 + 6)
    assert t.hero().fate == 1


@pytest.mark.rule("T-317")
def test_harry_may_keep_both_dice() -> None:
    assert harry_and_the_aurors().play("keep").scores == (4 + 3, 4 + 6)


@pytest.mark.rule("T-317")
@pytest.mark.rule("T-349")
def test_a_free_reroll_replaces_one_of_harrys_dice_too() -> None:
    harry = visitor(HARRY, "leaky_cauldron", fate=1, followers=["luna_lovegood"])
    t = table(harry, plain(LUCIUS, "leaky_cauldron")).play(
        die("movement", 2),
        "keep",
        "move:leaky_cauldron",
        "fight:1",
        die("attack", 2),
        die("attack", 4),
        die("attack", 5),
    )
    assert t.options == ("keep", "free:1", "free:2")
    t.play("free:1", die("attack", 1))
    assert (t.ask.args or {})["dice"] == [1, 4]
    t.play("fate:1", die("attack", 3))
    assert t.scores == (4 + 1 + 4, 4 + 5)  # the Order has the advantage


@pytest.mark.rule("T-317")
def test_harry_keeps_his_other_die_at_the_barrier() -> None:
    harry = plain(HARRY, "azkaban", fate=1, magic=8)
    t = table(harry, FAR).play(
        die("movement", 4),
        "keep",
        "cross",
        die("attack", 2),
        die("attack", 4),
        die("barrier", 4),
        "fate:1",
        die("attack", 1),
    )
    assert t.scores == (8 + 4, 9 + 4)


@pytest.mark.rule("T-336")
def test_draco_chooses_again_after_a_reroll() -> None:
    t = table(plain(DRACO, "gringotts_bank", fate=1), plain("harry_potter_b", "leaky_cauldron"))
    t.play(
        die("movement", 2),
        "keep",
        "move:leaky_cauldron",
        "fight:1",
        die("attack", 2),
        die("attack", 3),
    )
    assert (t.prompt, t.ask.rule) == ("dice.one", "T-336")
    t.play("die:2", die("attack", 4), "fate:2", die("attack", 5))
    assert t.options == ("die:2", "die:5")
    assert t.play("die:2").scores == (4 + 2, 3 + 1 + 4)


@pytest.mark.rule("T-347")
def test_with_fred_and_george_the_die_chosen_first_is_the_one_rerolled() -> None:
    holder = visitor(MCGONAGALL, "azkaban", fate=1, followers=["fred_and_george"])
    t = table(holder, FAR).play(
        die("movement", 2), "keep", "move:azkaban", die("space", 1), die("space", 4), "die:4"
    )
    assert t.options == ("keep", "fate")


# -- K104: Dumbledore's free choice -----------------------------------------------------------------------


@pytest.mark.rule("T-322")
@pytest.mark.parametrize(
    ("trophies", "stat"),
    [(["aurors", "doxies"], "might"), (["inferius", "monster_book"], "magic")],
)
def test_dumbledore_chooses_the_dial_whatever_kind_of_trophies_he_hands_in(
    trophies: list[str], stat: str
) -> None:
    t = at_the_end_of_a_turn(plain(DUMBLEDORE, "ministry_of_magic", trophies=trophies))
    before = getattr(t.hero(), stat)
    t.play(
        "exchange:mixed", f"trophy:{trophies[0]}"
    )  # the last one is handed in without a question
    t.play(f"stat:{stat}")
    assert getattr(t.hero(), stat) == before + 1


@pytest.mark.rule("T-322")
@pytest.mark.rule("T-032")
def test_dumbledore_is_not_asked_about_a_dial_that_is_full() -> None:
    full = plain(DUMBLEDORE, "ministry_of_magic", trophies=["gringotts_dragon"], magic=12)
    t = at_the_end_of_a_turn(full).play("exchange:mixed")
    assert (t.hero().magic, t.hero().might) == (12, 3)


@pytest.mark.rule("T-192")
def test_nobody_else_chooses_the_dial() -> None:
    t = at_the_end_of_a_turn(plain(MCGONAGALL, "ministry_of_magic", trophies=["gringotts_dragon"]))
    assert t.offered("exchange") == ["might"]


def at_the_end_of_a_turn(who: object) -> Situation:
    t = table(who, FAR, board={"spinners_end": ["rita_skeeter"]})  # type: ignore[arg-type]
    t.play(die("movement", 2), "move:spinners_end", die("observer", 6))
    assert t.prompt == "turn.end"
    return t


# -- K105: Dobby and St. Mungo's --------------------------------------------------------------------------


@pytest.mark.rule("T-344")
@pytest.mark.rule("T-236")
def test_being_carried_to_st_mungos_does_not_free_dobby() -> None:
    hurt = plain(MCGONAGALL, "aragogs_lair", life=1, followers=["dobby"])
    t = table(hurt, FAR).play("move:forbidden_forest_a")
    assert t.hero().space == "st_mungos"
    assert t.followers() == ["dobby"]


@pytest.mark.rule("T-344")
def test_a_portkey_frees_dobby() -> None:
    holder = plain(MCGONAGALL, "the_burrow", followers=["dobby"], objects=["portkey"])
    t = table(holder, FAR).play("ride:portkey")
    assert t.followers() == []


# -- K106: the Great Hall is part of the castle -----------------------------------------------------------


@pytest.mark.parametrize(("voldemort", "more"), [("great_hall", 1), ("black_lake", 0)])
def test_voldemort_in_the_great_hall_is_in_the_region_of_who_is_in_the_castle(
    voldemort: str, more: int
) -> None:
    servant = plain("peter_pettigrew_b", "moving_staircase", magic=8)  # +1 with him in the Region
    t = table(servant, FAR, voldemort=voldemort)
    t.play(
        "roll", die("movement", 2), die("space", 1), die("attack", 1), die("enemy", 1)
    )  # one space on, one Key
    assert t.scores == (8 + more + 1, 4 + 1)


@pytest.mark.rule("T-344")
def test_the_step_into_the_great_hall_is_no_crossing() -> None:
    holder = plain(MCGONAGALL, "room_of_requirement", followers=["dobby"], objects=["elder_wand"])
    t = table(holder, FAR).play("enter")
    assert t.hero().space == "great_hall"
    assert t.followers() == ["dobby"]


def test_a_spell_for_ones_region_reaches_from_the_great_hall_into_the_castle() -> None:
    caster = plain(LUCIUS, "great_hall", spells=["vera_verto"])
    t = table(caster, plain("harry_potter_b", "astronomy_tower"), plain(DUMBLEDORE, "owlery"))
    t.play("cast:vera_verto")  # there is nobody else to cast it on
    assert [hero.ferret > 0 for hero in t.state.heroes] == [False, True, False]


@pytest.mark.rule("T-073")
def test_voldemorts_strength_in_the_great_hall_is_still_its_own() -> None:
    t = table(plain(MCGONAGALL, "owlery"), FAR)
    assert t.state.kit.voldemort_at("great_hall") == 12
    assert t.state.kit.voldemort_at("room_of_requirement") == 10


# -- K107: Imperio in the castle --------------------------------------------------------------------------


def commanded(victim: object) -> Situation:
    t = table(victim, plain(LUCIUS, "owlery", spells=["imperio"]))  # type: ignore[arg-type]
    return t.play("cast:imperio")


def test_the_caster_of_imperio_decides_on_turning_back() -> None:
    t = commanded(plain(MCGONAGALL, "charms_classroom"))
    assert (t.prompt, t.seat, t.options) == ("before.move", 1, ("roll", "turn_back"))
    assert t.play("turn_back").hero().space == "moving_staircase"


def test_the_caster_of_imperio_decides_on_entering_the_great_hall() -> None:
    t = commanded(plain(MCGONAGALL, "room_of_requirement", objects=["elder_wand"]))
    assert (t.prompt, t.seat, t.options) == ("before.move", 1, ("enter", "turn_back"))


def test_the_caster_of_imperio_answers_the_offer_of_privet_drive() -> None:
    t = commanded(plain(MCGONAGALL, "privet_drive_4", next_move="region"))
    assert (t.prompt, t.seat, t.options) == ("before.move", 1, ("roll", "offer"))
    t.play("offer")
    assert (t.prompt, t.seat) == ("leap", 1)


def test_under_imperio_ones_own_cards_and_abilities_come_first() -> None:
    t = commanded(plain(MCGONAGALL, "charms_classroom", objects=["felix_felicis"]))
    assert (t.prompt, t.seat, t.options) == ("before.move", 0, ("pass", "use:felix_felicis"))
    t.play("use:felix_felicis")
    assert (t.prompt, t.seat, t.options) == ("before.move", 1, ("roll", "turn_back"))


def test_under_imperio_a_portkey_stays_with_its_owner() -> None:
    t = commanded(plain(MCGONAGALL, "the_burrow", objects=["portkey"], next_move="region"))
    assert (t.seat, t.options) == (0, ("pass", "ride:portkey"))
    t.play("pass")
    assert (t.seat, t.options) == (1, ("roll", "offer"))


# -- K108: a 1 moves Voldemort, whatever becomes of the move -----------------------------------------------


@pytest.mark.rule("T-063")
@pytest.mark.rule("T-092")
def test_voldemort_moves_after_a_one_even_if_the_barrier_stays_shut() -> None:
    t = table(plain(MCGONAGALL, "kings_cross"), FAR).play(
        die("movement", 1), "cross", die("attack", 1), die("barrier", 6)
    )
    assert t.told("barrier.shut")
    assert t.prompt == "roll voldemort"
    t.play(die("voldemort", 2))
    assert t.told("voldemort.moved", space="space:astronomy_tower")


# -- prices and refusals ----------------------------------------------------------------------------------


def in_the_bookshop(sheet: str, **fields: object) -> Situation:
    return table(plain(sheet, "the_burrow", **fields), FAR).play(
        die("movement", 2), "move:diagon_alley", "choose:flourish_and_blotts"
    )


@pytest.mark.rule("T-269")
@pytest.mark.rule("T-316")
@pytest.mark.parametrize(("sheet", "price"), [(HARRY, 1), (MCGONAGALL, 2)])
def test_the_price_is_told_before_buying(sheet: str, price: int) -> None:
    t = in_the_bookshop(sheet, galleons=2)
    assert ["card:wand", price] in (t.ask.args or {})["prices"]  # type: ignore[operator]
    offer = GAME.describe(t.state, t.ask, "buy:wand")
    assert offer.label.args["price"] == price
    assert offer.outlook is not None
    assert (offer.outlook.price, offer.outlook.purse) == (price, 2)


@pytest.mark.rule("T-198")
def test_a_refusal_says_why_there_is_no_second_wand() -> None:
    t = in_the_bookshop(MCGONAGALL, galleons=2, objects=["wand"])
    assert "buy:wand" not in t.options
    assert refused(t) == {
        "card:wand": "why.owned",
        "card:floo_powder": "why.price",
        "card:every_flavour_beans": "why.price",
        "card:chocolate_frogs": "why.price",
    }


@pytest.mark.rule("T-010")
def test_a_refusal_says_that_something_is_sold_out() -> None:
    bonbons = ["exploding_bonbons"]
    t = table(
        plain(MCGONAGALL, "the_burrow", galleons=2),
        plain(LUCIUS, "owlery", objects=bonbons),
        plain("harry_potter_b", "owlery", objects=bonbons),
        plain("rubeus_hagrid_b", "owlery", objects=bonbons),
    )
    t.play(die("movement", 2), "move:diagon_alley", "choose:flourish_and_blotts")
    assert refused(t)["card:exploding_bonbons"] == "why.sold-out"


def refused(t: Situation) -> dict[str, str]:
    return {str(r.label.args["it"]): r.why.key for r in GAME.refusals(t.state, t.ask)}


# -- rules in the log belong to the cause -----------------------------------------------------------------


def rules_of(t: Situation, key: str) -> list[str]:
    return [event.rule for event in t.table.events or [] if event.key == key]


@pytest.mark.rule("T-018")
@pytest.mark.rule("T-019")
@pytest.mark.rule("T-020")
@pytest.mark.rule("T-021")
@pytest.mark.rule("T-022")
def test_setting_up_cites_the_rules_of_setting_up() -> None:
    t = fresh(1).play("sheet:peter_pettigrew_b")
    assert rules_of(t, "starts") == ["T-020"]
    assert rules_of(t, "placed") == ["T-019"]
    assert rules_of(t, "gained") == ["T-021", "T-022"]
    assert rules_of(t, "drew.spell") == ["T-018"]


@pytest.mark.rule("T-048")
@pytest.mark.rule("T-130")
def test_a_gain_of_magic_cites_the_space_that_gave_it() -> None:
    t = table(visitor(MCGONAGALL, "azkaban"), FAR).play(
        die("movement", 2), "move:azkaban", die("space", 6)
    )
    assert rules_of(t, "moved") == ["T-048"]
    assert rules_of(t, "gained") == ["T-130"]


@pytest.mark.rule("T-190")
def test_a_gain_for_trophies_cites_the_exchange() -> None:
    strong = plain(MCGONAGALL, "ministry_of_magic", trophies=["gringotts_dragon"])
    t = at_the_end_of_a_turn(strong).play("exchange:might")
    assert rules_of(t, "gained") == ["T-190"]


@pytest.mark.rule("T-231")
@pytest.mark.rule("T-232")
def test_the_way_to_st_mungos_cites_the_loss_of_the_last_life() -> None:
    t = table(visitor(MCGONAGALL, "malfoy_manor", life=1), FAR).play(
        die("movement", 2), "move:malfoy_manor"
    )
    assert rules_of(t, "lost") == ["T-130"]
    assert rules_of(t, "moved") == ["T-048"]
    assert rules_of(t, "hospital") == ["T-231"]


@pytest.mark.rule("T-078")
def test_voldemorts_reward_cites_its_line() -> None:
    t = table(plain(MCGONAGALL, "owlery", magic=11), FAR, voldemort="hagrids_hut")
    t.play(
        die("movement", 1),
        "move:castle_lawn_b",
        die("voldemort", 2),
        "move:castle_lawn_b",
        "stat:magic",
        die("attack", 6),
        die("enemy", 1),
        die("reward", 5),
    )
    assert rules_of(t, "gained") == ["T-078"]


@pytest.mark.rule("T-169")
def test_a_standoff_cites_its_own_rule() -> None:
    t = table(visitor(MCGONAGALL, "leaky_cauldron"), FAR, outer=["aurors"])
    t.play(die("movement", 2), "move:leaky_cauldron", die("attack", 3), die("enemy", 3))
    assert rules_of(t, "battle.standoff") == ["T-169"]
