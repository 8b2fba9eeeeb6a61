"""Character sides whose abilities are ours (canon 15.6)."""

from __future__ import annotations

import pytest

from tests.games.talisman.scenario import GAME, table
from tests.games.talisman.scenarios.folk import DRACO, LUCIUS, MCGONAGALL, plain
from tests.stage import dice, die

HARRY = "harry_potter_b"
DUMBLEDORE = "albus_dumbledore_b"
HAGRID = "rubeus_hagrid_b"
BELLATRIX = "bellatrix_lestrange_b"
MASK = "lucius_malfoy_b"
WORMTAIL = "peter_pettigrew_a"
SERVANT = "peter_pettigrew_b"
STREET = "london_streets_a"  # two spaces clockwise from Azkaban
FAR = plain("minerva_mcgonagall_b", "potions_classroom")


@pytest.mark.parametrize(
    ("sheet", "figures", "start"),
    [
        (HARRY, (3, 4, 4, 5, 3, 0), "the_burrow"),
        (DUMBLEDORE, (5, 3, 4, 3, 2, 2), "privet_drive_4"),
        (MCGONAGALL, (4, 2, 4, 4, 2, 1), "ministry_of_magic"),
        (HAGRID, (2, 4, 5, 3, 2, 0), "diagon_alley"),
        (DRACO, (3, 4, 4, 3, 4, 0), "diagon_alley"),
        (BELLATRIX, (4, 3, 3, 3, 2, 1), "malfoy_manor"),
        (LUCIUS, (4, 2, 4, 4, 4, 1), "malfoy_manor"),
        (MASK, (5, 2, 4, 2, 2, 2), "ministry_of_magic"),
        (WORMTAIL, (3, 2, 4, 5, 2, 0), "knockturn_alley"),
        (SERVANT, (4, 3, 3, 4, 2, 1), "the_burrow"),
    ],
)
def test_what_the_sheet_says(sheet: str, figures: tuple[int, ...], start: str) -> None:
    """Magic, Might, Life, Fate, Galleons and Spells to start with."""
    s = GAME.kit.sheets[sheet].sheet
    assert (s.magic, s.might, s.life, s.fate, s.galleons, s.spells) == figures
    assert s.start == start


# -- Harry the Seeker -------------------------------------------------------------------------------------


def test_harry_may_go_one_space_further() -> None:
    t = table(plain(HARRY, "azkaban"), FAR).play(die("movement", 3))
    assert t.options == ("steps:3", "steps:4")


def test_harry_chooses_between_two_dice_at_the_quidditch_pitch() -> None:
    t = table(plain(HARRY, "courtyard"), FAR)
    t.play(
        die("movement", 2),
        "steps:2",
        "move:quidditch_pitch",
        "yes",
        die("space", 1),
        dice("space", 6),
        "die:6",
    )
    assert t.hero().challenge == "give_two_galleons"


def test_harry_adds_one_against_voldemort() -> None:
    t = table(plain(HARRY, "great_hall", magic=11), FAR).play(die("attack", 3), die("enemy", 3))
    assert t.scores == (11 + 1 + 3, 12 + 3)


# -- Dumbledore the Headmaster ----------------------------------------------------------------------------


def test_dumbledore_discards_a_spell_to_heal_once_a_turn() -> None:
    t = table(plain(DUMBLEDORE, "azkaban", life=1, spells=["protego", "stupefy"]), FAR)
    t.play("use:headmaster_heal", "spell:protego")
    assert (t.hero().life, t.spells()) == (2, ["stupefy"])
    assert t.prompt == "roll movement"


def test_dumbledore_calms_an_opposing_card_for_a_fate() -> None:
    t = table(plain(DUMBLEDORE, "azkaban", fate=1), FAR, outer=["antonin_dolohov"])
    t.play(die("movement", 2), "keep", f"move:{STREET}", "calm:antonin_dolohov")
    assert t.hero().fate == 0
    assert t.lying(STREET) == ["antonin_dolohov"]
    assert t.active == 1


def test_dumbledore_cannot_calm_a_neutral_enemy() -> None:
    t = table(plain(DUMBLEDORE, "azkaban", fate=1), FAR, outer=["aurors"])
    t.play(die("movement", 2), "keep", f"move:{STREET}")
    assert t.prompt == "roll attack"


def test_dumbledore_holds_a_spell_more() -> None:
    assert table(plain(DUMBLEDORE, "azkaban"), FAR).sheet().spell_limit == 3


# -- McGonagall the Animagus ------------------------------------------------------------------------------


def test_mcgonagall_evades_a_character_for_a_fate() -> None:
    t = table(plain(LUCIUS, "azkaban"), plain(MCGONAGALL, STREET, fate=1))
    t.play(die("movement", 2), f"move:{STREET}", "fight:1", "evade:animagus_evade")
    assert t.hero(1).fate == 0
    assert t.active == 1


def test_mcgonagall_and_wormtail_never_become_ferrets() -> None:
    for sheet in (MCGONAGALL, WORMTAIL):
        t = table(plain(sheet, "azkaban"), plain(BELLATRIX, "owlery"))
        t.play(die("movement", 5), "move:hogsmeade", "choose:hogs_head", die("space", 1))
        assert t.hero().ferret == 0


def test_mcgonagall_loses_nothing_in_the_transfiguration_classroom() -> None:
    """She would not anyway, being of the Order; the ability holds for whoever has it."""
    t = table(plain(MCGONAGALL, "divination_classroom"), plain(LUCIUS, "owlery")).play(
        "roll", die("movement", 2)
    )
    assert t.hero().life == 4


# -- Hagrid, Keeper of Keys -------------------------------------------------------------------------------


def test_hagrid_evades_weak_might_enemies_freely() -> None:
    t = table(plain(HAGRID, "azkaban"), FAR, outer=["monster_book"])
    t.play(die("movement", 2), f"move:{STREET}", "single:keeper_evade:monster_book")
    assert t.lying(STREET) == ["monster_book"]
    t = table(plain(HAGRID, "azkaban"), FAR, outer=["inferius"]).play(
        die("movement", 2), f"move:{STREET}"
    )
    assert t.prompt == "roll attack"


def test_hagrid_has_room_for_four_followers_and_no_fear_of_the_forest() -> None:
    t = table(plain(HAGRID, "quidditch_pitch"), FAR, middle=["hogwarts_kitchens"])
    assert t.sheet().follower_limit == 4
    t.play(die("movement", 1), "move:forbidden_forest_a", die("voldemort", 1))
    assert t.hero().life == 5


def test_hagrid_buys_a_lantern_at_the_leaky_cauldron() -> None:
    t = table(plain(HAGRID, "malfoy_manor", galleons=1), FAR, outer=["doxies"])
    t.play(
        die("movement", 2), "move:leaky_cauldron", die("attack", 6), die("enemy", 1), "buy:lantern"
    )
    assert (t.objects(), t.hero().galleons) == (["lantern"], 0)


# -- Draco the Prefect ------------------------------------------------------------------------------------


def test_draco_pays_a_reroll_with_a_galleon_once_a_turn() -> None:
    t = table(plain(DRACO, "azkaban", galleons=2), FAR, outer=["aurors"])
    t.play(die("movement", 2))
    assert t.options == ("keep", "galleon")
    t.play("galleon", die("movement", 2), f"move:{STREET}", die("attack", 1), die("enemy", 6))
    assert t.hero().life == 3
    assert t.prompt == "turn.end"  # no second offer in the Battle


def test_draco_buys_himself_off() -> None:
    t = table(plain(MCGONAGALL, "azkaban", magic=9), plain(DRACO, STREET, galleons=1))
    t.play(
        die("movement", 2),
        f"move:{STREET}",
        "fight:1",
        die("attack", 3),
        die("attack", 3),
        "yes",
    )
    assert (t.hero(0).galleons, t.hero(1).galleons, t.hero(1).life) == (1, 0, 4)
    assert t.prompt == "turn.end"


def test_draco_is_stronger_with_two_followers() -> None:
    two = ["fang", "buckbeak"]
    t = table(plain(DRACO, "azkaban", followers=two), FAR, outer=["aurors"])
    t.play(die("movement", 2), f"move:{STREET}", die("attack", 3), die("enemy", 3))
    assert t.scores[0] == 3 + 1 + 3


# -- Bellatrix the Fanatic --------------------------------------------------------------------------------


def test_bellatrix_takes_a_life_besides_another_reward() -> None:
    t = table(plain(BELLATRIX, "azkaban", magic=9), plain(MCGONAGALL, STREET, galleons=1))
    t.play(
        die("movement", 2),
        f"move:{STREET}",
        "fight:1",
        die("attack", 3),
        die("attack", 3),
        "galleon",
    )
    assert (t.hero(1).galleons, t.hero(1).life) == (0, 3)
    for reward, life in (("life", 3), ("nothing", 4)):
        t = table(plain(BELLATRIX, "azkaban", magic=9), plain(MCGONAGALL, STREET))
        t.play(
            die("movement", 2),
            f"move:{STREET}",
            "fight:1",
            die("attack", 3),
            die("attack", 3),
            reward,
        )
        assert t.hero(1).life == life


def test_voldemort_spares_bellatrix_in_london_and_she_sends_him_further() -> None:
    t = table(plain(BELLATRIX, "azkaban"), FAR, voldemort="hogsmeade", outer=["doxies"])
    t.play(die("movement", 1), "move:grimmauld_place_12", die("voldemort", 2))
    assert t.options == ("steps:2", "steps:4")
    t.play("steps:4", "move:grimmauld_place_12")
    assert t.state.voldemort == "grimmauld_place_12"
    assert not t.events("voldemort.attack")
    assert not t.told("battle")


# -- Lucius -----------------------------------------------------------------------------------------------


def test_lucius_pays_to_evade_one_enemy() -> None:
    t = table(plain(LUCIUS, "azkaban", galleons=1), FAR, board={STREET: ["aurors", "doxies"]})
    t.play(
        die("movement", 2),
        f"move:{STREET}",
        "single:aristocrat_bribe:aurors",
        die("attack", 3),
        die("enemy", 3),
    )
    assert t.scores == (4 + 3, 2 + 3)
    assert t.lying(STREET) == ["aurors"]


def test_lucius_rolls_twice_for_observers_and_shops_cheaper_everywhere() -> None:
    t = table(plain(LUCIUS, "azkaban"), FAR, outer=["dolores_umbridge"])
    t.play(die("movement", 2), f"move:{STREET}", die("observer", 1), dice("observer", 5), "die:5")
    assert t.hero().life == 4
    t = table(plain(LUCIUS, "azkaban", galleons=1), FAR, outer=["hogwarts_express"])
    t.play(die("movement", 2), f"move:{STREET}")
    assert t.offered("buy") == ["every_flavour_beans", "lantern"]


def test_the_masked_lucius_gains_by_the_advantage_and_by_the_orders_trophies() -> None:
    t = table(
        plain(MASK, "azkaban", trophies=["arthur_weasley"]),
        FAR,
        outer=["aurors"],
        advantage="death_eaters",
    )
    assert t.sheet().trophy_points == {"magic": 5, "might": 0}
    t.play(die("movement", 2), f"move:{STREET}", die("attack", 3), die("enemy", 3))
    assert t.scores[0] == 5 + 1 + 3


def test_the_masked_lucius_may_take_a_neutral_follower() -> None:
    t = table(
        plain(MASK, "azkaban", magic=9),
        plain(MCGONAGALL, STREET, followers=["fang", "luna_lovegood"]),
    )
    t.play(
        die("movement", 2), f"move:{STREET}", "fight:1", die("attack", 3), die("attack", 3)
    )  # no face of Luna's reroll would help
    assert t.offered("follower") == ["fang"]
    t.play("follower:fang")
    assert (t.followers(0), t.followers(1)) == (["fang"], ["luna_lovegood"])


# -- Pettigrew --------------------------------------------------------------------------------------------


def test_wormtail_evades_enemies_for_fate_and_characters_by_luck() -> None:
    t = table(plain(WORMTAIL, "azkaban", fate=1), FAR, outer=["aurors"])
    t.play(die("movement", 2), "keep", f"move:{STREET}", "evade:wormtail_slip")
    assert (t.hero().fate, t.lying(STREET)) == (0, ["aurors"])
    for face, evaded in ((5, True), (4, False)):
        t = table(plain(MCGONAGALL, "azkaban"), plain(WORMTAIL, STREET))
        t.play(
            die("movement", 2),
            f"move:{STREET}",
            "fight:1",
            "evade:wormtail_hide",
            die("evade", face),
        )
        assert t.told("battle.evaded") is evaded
        assert (t.prompt == "roll attack") is not evaded


def test_wormtail_picks_the_pockets_of_those_he_passes() -> None:
    t = table(
        plain(WORMTAIL, "azkaban"),
        plain(MCGONAGALL, "grimmauld_place_12", galleons=1),
        plain(LUCIUS, STREET, galleons=1),
        outer=["doxies"],
    )
    t.play(die("movement", 2), f"move:{STREET}", "yes", die("pickpocket", 6))
    assert [t.hero(seat).galleons for seat in range(3)] == [1, 0, 1]


def test_the_servant_is_stronger_near_voldemort_and_stops_him_short() -> None:
    t = table(plain(SERVANT, "azkaban"), FAR, outer=["aurors"], voldemort="hogsmeade")
    t.play(die("movement", 1), "move:grimmauld_place_12", die("voldemort", 3))
    assert t.options == ("steps:3", "steps:2", "steps:1", "steps:0")
    t.play("steps:0")
    assert t.state.voldemort == "hogsmeade"
    t = table(plain(SERVANT, "azkaban"), FAR, outer=["aurors"], voldemort="hogsmeade")
    t.play(die("movement", 2), f"move:{STREET}", die("attack", 3), die("enemy", 3))
    assert t.scores[0] == 4 + 1 + 3


def test_the_servant_gives_a_follower_instead_of_a_life() -> None:
    t = table(plain(SERVANT, "azkaban", followers=["fang"]), FAR, outer=["aurors"])
    t.play(die("movement", 2), f"move:{STREET}", die("attack", 1), die("enemy", 6), "lose:fang")
    assert (t.hero().life, t.followers()) == (3, [])
