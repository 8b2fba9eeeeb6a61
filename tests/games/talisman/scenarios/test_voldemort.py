"""Lord Voldemort on the board: T-062 to T-085."""

from typing import Any

import pytest

from tests.games.talisman.scenario import Place, Situation, table
from tests.games.talisman.scenarios.arrivals import bystander, to, visitor
from tests.games.talisman.scenarios.folk import DRACO, DUMBLEDORE, LUCIUS, MCGONAGALL, plain, step
from tests.stage import die

rule = pytest.mark.rule


def roll_of_1(*others: Place, voldemort: str = "great_hall", **setting: Any) -> Situation:
    """McGonagall has rolled a 1 and walked to the Greenhouses, where nothing happens; Voldemort is next."""
    mover = plain(MCGONAGALL, "castle_lawn_b")
    t = table(mover, *(others or (bystander(),)), voldemort=voldemort, **setting)
    return t.play(die("movement", 1), "move:greenhouses")


def attacked(victim: Place, **setting: Any) -> Situation:
    """Voldemort has come from the space before to the victim, who stands at seat 1."""
    assert victim.at is not None
    t = roll_of_1(victim, voldemort=step(victim.at, -3), **setting)
    return t.play(die("voldemort", 3), f"move:{victim.at}")


def beaten(reward: int, **fields: Any) -> Situation:
    """Lucius Malfoy has beaten Voldemort in London and rolls for what he gains."""
    t = attacked(plain(LUCIUS, "godrics_hollow", **fields))
    return t.play("stat:magic", die("attack", 6), die("enemy", 1), die("reward", reward))


# -- his movement ------------------------------------------------------------------------------------------


@rule("T-062")
def test_after_a_1_the_character_moves_first() -> None:
    t = table(plain(MCGONAGALL, "castle_lawn_b"), bystander())
    t.play(die("movement", 1))
    assert (t.prompt, t.seat) == ("move", 0)
    assert t.offered("move") == ["greenhouses", "owlery"]
    t.play("move:greenhouses")
    assert t.hero().space == "greenhouses"
    assert t.prompt == "roll voldemort"
    assert t.state.voldemort == "great_hall"


@rule("T-063")
@pytest.mark.parametrize("face", range(1, 7))
def test_then_another_die_of_the_same_player_moves_voldemort(face: int) -> None:
    t = roll_of_1(voldemort="spinners_end")
    assert (t.prompt, t.seat) == ("roll voldemort", 0)
    t.play(die("voldemort", face))
    assert (t.prompt, t.seat) == ("voldemort", 0)
    t.play(f"move:{step('spinners_end', face)}")
    assert t.state.voldemort == step("spinners_end", face)


@rule("T-063")
@pytest.mark.parametrize("face", range(2, 7))
def test_no_other_movement_roll_moves_him(face: int) -> None:
    t = table(plain(MCGONAGALL, step("greenhouses", -face)), bystander(), voldemort="azkaban")
    t.play(die("movement", face), "move:greenhouses")
    assert (t.prompt, t.seat) == ("roll movement", 1)
    assert t.state.voldemort == "azkaban"


@rule("T-064")
@pytest.mark.parametrize("start", ["spinners_end", "aragogs_lair"])
def test_the_player_chooses_his_direction(start: str) -> None:
    t = roll_of_1(voldemort=start).play(die("voldemort", 4))
    assert {step(start, 4), step(start, -4)} <= set(t.offered("move"))


@rule("T-065", "T-066")
@pytest.mark.parametrize(
    ("start", "face", "ends"),
    [
        # From London the first step may lead to the facing space, further steps on from there.
        ("azkaban", 1, {"grimmauld_place_12", "kings_cross", "centaur_clearing"}),
        ("azkaban", 3, {"knockturn_alley", "london_streets_e", "courtyard", "grawps_den"}),
        # Passing King's Cross on the way he stays in London.
        ("malfoy_manor", 2, {"azkaban", "leaky_cauldron", "hogsmeade_station", "whomping_willow"}),
        # Some spaces of the Grounds face two of London.
        ("courtyard", 1, {"castle_lawn_a", "black_lake", "london_streets_a", "knockturn_alley"}),
        (
            "courtyard",
            2,
            {
                "quidditch_pitch", "centaur_clearing", "knockturn_alley", "grimmauld_place_12",
                "godrics_hollow", "london_streets_a",
            },
        ),
        # The castle is entered from the Gates and left to them.
        ("hogwarts_gates", 1, {"whomping_willow", "greenhouses", "diagon_alley", "moving_staircase"}),
        (
            "hogwarts_gates",
            3,
            {"hogsmeade_station", "owlery", "london_streets_e", "the_burrow", "potions_classroom"},
        ),
        ("greenhouses", 2, {"whomping_willow", "owlery", "diagon_alley", "the_burrow"}),
        ("moving_staircase", 2, {"potions_classroom", "whomping_willow", "greenhouses"}),
        ("potions_classroom", 4, {"astronomy_tower", "moving_staircase"}),
        # The Great Hall lies behind the Room of Requirement only.
        ("room_of_requirement", 1, {"astronomy_tower", "great_hall"}),
        ("astronomy_tower", 2, {"room_of_requirement", "transfiguration_classroom"}),
        ("great_hall", 1, {"room_of_requirement"}),
        ("great_hall", 3, {"defence_classroom"}),
    ],
)  # fmt: skip
def test_only_his_first_step_may_lead_into_another_region(
    start: str, face: int, ends: set[str]
) -> None:
    t = roll_of_1(voldemort=start).play(die("voldemort", face))
    if len(ends) > 1:
        assert set(t.offered("move")) == ends
    else:
        assert {t.state.voldemort} == ends


# -- his attack --------------------------------------------------------------------------------------------


@rule("T-067")
def test_the_mover_chooses_which_character_he_attacks() -> None:
    t = roll_of_1(
        plain(LUCIUS, "azkaban"), plain(DUMBLEDORE, "azkaban"), bystander(), voldemort="hogsmeade"
    )
    t.play(die("voldemort", 5), "move:azkaban")
    assert (t.prompt, t.seat, t.options) == ("voldemort.attack", 0, ("target:1", "target:2"))
    t.play("target:2")
    assert (t.prompt, t.seat) == ("voldemort.stat", 2)


@rule("T-067")
def test_the_mover_must_be_attacked_if_nobody_else_is_there() -> None:
    t = roll_of_1(voldemort="hogwarts_gates").play(die("voldemort", 1), "move:greenhouses")
    assert (t.prompt, t.seat) == ("voldemort.stat", 0)


@rule("T-067")
def test_he_attacks_where_he_stops_not_whom_he_passes() -> None:
    t = roll_of_1(plain(LUCIUS, "knockturn_alley"), voldemort="azkaban")
    t.play(die("voldemort", 4), "move:godrics_hollow")
    assert t.state.voldemort == "godrics_hollow"
    assert (t.prompt, t.seat) == ("roll movement", 1)


@rule("T-068")
@pytest.mark.parametrize("sheet", [DUMBLEDORE, LUCIUS])
def test_he_attacks_either_side(sheet: str) -> None:
    t = attacked(plain(sheet, "godrics_hollow"))
    assert (t.prompt, t.seat) == ("voldemort.stat", 1)


@rule("T-069")
def test_the_attacked_character_chooses_magic_or_might() -> None:
    victim = plain(DRACO, "godrics_hollow", magic=5, might=8)
    t = attacked(victim)
    assert (t.prompt, t.seat, t.options) == ("voldemort.stat", 1, ("stat:magic", "stat:might"))
    t.play("stat:might", die("attack", 3), die("enemy", 1))
    assert t.scores == (8 + 3, 7 + 1)
    t = attacked(plain(DRACO, "godrics_hollow", magic=5, might=8))
    t.play("stat:magic", die("attack", 3), die("enemy", 1))
    assert t.scores == (5 + 3, 7 + 1)


def strength(victim: Place, stat: str, **setting: Any) -> int:
    """Voldemort's Magic or Might against that victim: his attack score less the die of 1."""
    t = attacked(victim, **setting).play(f"stat:{stat}", die("attack", 1), die("enemy", 1))
    return t.scores[1] - 1


@rule("T-070")
@pytest.mark.parametrize("stat", ["magic", "might"])
def test_in_london_he_has_7(stat: str) -> None:
    assert strength(plain(DRACO, "godrics_hollow"), stat) == 7


@rule("T-071")
@pytest.mark.parametrize("stat", ["magic", "might"])
def test_in_the_grounds_he_has_9(stat: str) -> None:
    assert strength(plain(DRACO, "black_lake"), stat) == 9


@rule("T-072")
@pytest.mark.parametrize("stat", ["magic", "might"])
def test_in_the_castle_he_has_10(stat: str) -> None:
    assert strength(plain(DRACO, "divination_classroom"), stat) == 10


@rule("T-073")
@pytest.mark.parametrize("stat", ["magic", "might"])
def test_in_the_great_hall_he_has_12(stat: str) -> None:
    prey = plain(DRACO, "great_hall", magic=12, might=12)
    t = roll_of_1(prey, voldemort="room_of_requirement")
    t.play(
        die("voldemort", 1), "move:great_hall", f"stat:{stat}", die("attack", 6), die("enemy", 1)
    )
    assert t.scores == (12 + 6, 12 + 1)
    assert t.prompt == "roll reward"  # an attack there is not yet the finale
    assert t.table.outcome is None


# -- what comes of it --------------------------------------------------------------------------------------


@rule("T-074")
def test_reward_1_is_a_fate() -> None:
    t = beaten(1)
    assert (t.hero(1).fate, t.state.fate) == (1, 35)
    assert len(t.events("rolled.reward")) == 1


@rule("T-075")
def test_reward_2_is_a_galleon() -> None:
    t = beaten(2)
    assert (t.hero(1).galleons, t.state.galleons) == (1, 19)


@rule("T-076")
def test_reward_3_is_a_life() -> None:
    assert beaten(3).hero(1).life == 5


@rule("T-077")
def test_reward_4_is_a_might() -> None:
    t = beaten(4)
    assert (t.hero(1).magic, t.hero(1).might) == (4, 3)


@rule("T-078")
def test_reward_5_is_a_magic() -> None:
    t = beaten(5)
    assert (t.hero(1).magic, t.hero(1).might) == (5, 2)


@rule("T-079")
def test_reward_6_is_a_spell() -> None:
    t = beaten(6)
    assert len(t.spells(1)) == 1


@rule("T-079")
def test_reward_6_brings_no_spell_above_the_limit() -> None:
    t = beaten(6, spells=["lumos"])
    assert t.spells(1) == ["lumos"]


@rule("T-074", "T-075", "T-076", "T-077", "T-078", "T-079")
@pytest.mark.parametrize("reward", range(1, 7))
def test_a_reward_is_one_thing_and_he_is_no_trophy(reward: int) -> None:
    t = beaten(reward)
    hero = t.hero(1)
    gained = [
        hero.fate, hero.galleons, hero.life - 4, hero.might - 2, hero.magic - 4, len(hero.spells),
    ]  # fmt: skip
    assert gained == [int(number == reward) for number in range(1, 7)]
    assert hero.trophies == []


@rule("T-080")
def test_a_defeat_costs_a_life() -> None:
    t = attacked(plain(LUCIUS, "godrics_hollow")).play(
        "stat:magic", die("attack", 1), die("enemy", 6)
    )
    assert t.hero(1).life == 3
    assert not t.events("rolled.reward")


@rule("T-081")
@pytest.mark.parametrize("faces", [(6, 1, 1), (4, 1), (1, 6)])
def test_he_stays_where_he_stopped(faces: tuple[int, ...]) -> None:
    t = attacked(plain(LUCIUS, "godrics_hollow")).play("stat:magic", *faces)
    assert t.state.voldemort == "godrics_hollow"
    assert t.view().voldemort.space == "godrics_hollow"


@rule("T-082")
def test_a_tie_changes_nothing() -> None:
    t = attacked(plain(LUCIUS, "godrics_hollow")).play(
        "stat:magic", die("attack", 4), die("enemy", 1)
    )
    assert t.scores == (8, 8)
    hero = t.hero(1)
    assert (hero.life, hero.fate, hero.galleons, hero.magic, hero.might) == (4, 0, 0, 4, 2)
    assert not t.events("rolled.reward")
    assert (t.prompt, t.seat) == ("roll movement", 1)


@rule("T-185")
def test_he_can_be_evaded_outside_the_castle_only() -> None:
    t = attacked(plain(LUCIUS, "godrics_hollow", galleons=1))
    assert (t.prompt, t.seat) == ("evade", 1)  # K25
    t.play("evade:aristocrat_bribe")
    assert (t.hero(1).life, t.hero(1).galleons) == (4, 0)
    assert not t.events("battle.scores")
    t = attacked(plain(LUCIUS, "divination_classroom", galleons=1))
    assert t.prompt == "voldemort.stat"


@rule("T-083")
def test_who_comes_to_his_space_is_not_attacked() -> None:
    t = table(
        visitor(MCGONAGALL, "greenhouses"),
        bystander(),
        voldemort="greenhouses",
    )
    t.play(*to("greenhouses"))
    assert (t.prompt, t.seat) == ("roll movement", 1)
    assert not t.events("battle")


@rule("T-084")
@pytest.mark.parametrize("advantage", ["order", "death_eaters"])
@pytest.mark.parametrize("sheet", [DUMBLEDORE, LUCIUS])
def test_the_advantage_does_not_count_against_him(sheet: str, advantage: str) -> None:
    victim = plain(sheet, "godrics_hollow", magic=5)
    t = attacked(victim, advantage=advantage).play("stat:magic", die("attack", 2), die("enemy", 2))
    assert t.scores == (5 + 2, 7 + 2)


@rule("T-085")
def test_turning_back_does_not_move_him() -> None:
    def castle(choice: str, *faces: int) -> Situation:
        hero = plain(LUCIUS, "potions_classroom")
        return table(hero, bystander(), voldemort="azkaban").play(choice, *faces)

    assert castle("roll", 1).prompt == "roll voldemort"
    t = castle("turn_back")
    assert t.hero().space == "charms_classroom"
    assert (t.prompt, t.seat, t.state.voldemort) == ("roll movement", 1, "azkaban")
