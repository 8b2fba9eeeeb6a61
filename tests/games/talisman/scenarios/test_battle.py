"""Battle, evading (T-159 to T-187)."""

from __future__ import annotations

import pytest

from tests.games.talisman.scenario import Situation, hero, table
from tests.games.talisman.scenarios.arrivals import bystander, to, visitor
from tests.stage import die

LEAKY = "leaky_cauldron"  # draws 1
KNOCKTURN = "knockturn_alley"  # draws 2
LAIR = "aragogs_lair"  # draws 2, Grounds


def at_the_leaky(enemy: str, **fields: object) -> Situation:
    """An Order Character (Magic 4, Might 2, Life 4) that meets one card at the Leaky Cauldron."""
    return table(visitor("minerva_mcgonagall_b", LEAKY, **fields), bystander(), outer=[enemy]).play(
        *to(LEAKY)
    )


def duel(
    attacker: dict[str, object] | None = None, sheet: str = "minerva_mcgonagall_b", **fields: object
) -> Situation:
    """Pettigrew (Magic 4, Life 3) comes to where a Character of the Order stands and attacks it. The Death
    Eaters have the advantage; McGonagall has Magic 4 and Life 4; nobody has Fate or Galleons unless given."""
    t = table(
        visitor("peter_pettigrew_b", LEAKY, **(attacker or {})),
        hero(sheet, LEAKY, **{"fate": 0, "galleons": 0, **fields}),
        advantage="death_eaters",
    ).play(die("movement", 2))
    if t.prompt == "fate":
        t.play("keep")
    return t.play(f"move:{LEAKY}", "fight:1")


# -- Enemies ----------------------------------------------------------------------------------------------


@pytest.mark.rule("T-159")
@pytest.mark.parametrize(("enemy", "mine"), [("inferius", 2 + 3), ("aurors", 4 + 3)])
def test_the_enemys_stat_decides_what_one_fights_with(enemy: str, mine: int) -> None:
    t = at_the_leaky(enemy).play(die("attack", 3), die("enemy", 1))
    assert t.scores == (mine, 4 + 1)


@pytest.mark.rule("T-160")
def test_evasion_comes_before_the_dice_and_not_after() -> None:
    t = at_the_leaky("aurors", objects=["deluminator"])
    assert t.prompt == "evade"
    assert not t.events("rolled.attack")
    t.play("fight")
    assert t.prompt == "roll attack"
    t.play(die("attack", 1), die("enemy", 6))
    assert t.hero().life == 3
    assert t.prompt == "turn.end"
    assert t.objects() == ["deluminator"]


@pytest.mark.parametrize(("magic", "window"), [(9, "battle_start.own"), (10, "battle_start")])
def test_a_battle_no_dice_can_lose_asks_for_no_spell_unless_told_to(
    magic: int, window: str
) -> None:
    t = at_the_leaky("aurors", spells=["expecto_patronum"], magic=magic)
    assert t.prompt == "spell.battle_start"
    assert t.table.check().window == window


@pytest.mark.rule("T-161")
def test_magic_is_raised_before_the_attack_roll_only() -> None:
    two = ["expecto_patronum", "expecto_patronum"]
    t = at_the_leaky("aurors", spells=two, might=3)
    assert t.prompt == "spell.battle_start"
    t.play("cast:expecto_patronum", "pass")
    assert t.prompt == "roll attack"
    t.play(die("attack", 1))
    assert t.prompt == "roll enemy"
    t.play(die("enemy", 6))
    assert t.scores == (4 + 3 + 1, 4 + 6)
    assert t.spells() == ["expecto_patronum"]
    assert t.active == 1


@pytest.mark.rule("T-161")
def test_a_bonus_to_the_score_is_decided_before_the_dice() -> None:
    t = at_the_leaky("aurors", followers=["ron_weasley"])
    assert t.prompt == "score"
    assert not t.events("rolled.attack")
    t.play("yes", die("attack", 1), die("enemy", 1))
    assert t.scores == (4 + 1 + 1, 4 + 1)


@pytest.mark.rule("T-162")
def test_attack_score_is_die_plus_stat_plus_modifiers() -> None:
    t = at_the_leaky("corban_yaxley", objects=["wand"], followers=["nymphadora_tonks"])
    t.play(die("attack", 3), die("enemy", 6))  # the token has been turned to the Death Eaters
    assert t.scores == (4 + 1 + 1 - 1 + 3, 5 + 6)


@pytest.mark.rule("T-163")
def test_another_player_rolls_for_the_enemy() -> None:
    t = at_the_leaky("aurors").play(die("attack", 3))
    assert t.prompt == "roll enemy"
    assert t.seat == 1
    t.play(die("enemy", 6))
    assert t.told("rolled.enemy", who="seat:1", faces=[6])
    assert not t.told("rolled.enemy", who="seat:0")


@pytest.mark.rule("T-164")
@pytest.mark.parametrize(("enemy", "value"), [("cornish_pixies", 1), ("dementor", 5)])
@pytest.mark.parametrize("face", [1, 6])
def test_the_enemys_score_is_its_stat_plus_its_die(enemy: str, value: int, face: int) -> None:
    t = at_the_leaky(enemy).play(die("attack", 3), die("enemy", face))
    assert t.scores[1] == value + face


@pytest.mark.rule("T-165")
def test_one_point_more_defeats_the_enemy() -> None:
    t = at_the_leaky("aurors").play(die("attack", 4), die("enemy", 3))
    assert t.scores == (8, 7)
    assert t.told("battle.won", who="seat:0", foe=["card:aurors"])
    assert t.hero().life == 4


@pytest.mark.rule("T-166")
def test_a_defeated_enemy_is_kept_as_trophy() -> None:
    t = at_the_leaky("aurors").play(die("attack", 4), die("enemy", 3))
    assert t.trophies() == ["aurors"]
    assert t.lying(LEAKY) == []
    assert "aurors" not in t.names(t.state.outer_discard)
    assert t.sheet(viewer=1).trophies == ["aurors"]


@pytest.mark.rule("T-167")
def test_a_higher_enemy_score_costs_one_life() -> None:
    t = at_the_leaky("aurors").play(die("attack", 1), die("enemy", 2))
    assert t.scores == (5, 6)
    assert t.hero().life == 3
    t = at_the_leaky("gringotts_dragon").play(die("attack", 1), die("enemy", 6))  # however high
    assert t.hero().life == 3


@pytest.mark.rule("T-168")
@pytest.mark.rule("T-170")
def test_defeat_ends_the_turn_at_once_and_the_enemy_stays() -> None:
    t = table(
        visitor("minerva_mcgonagall_b", KNOCKTURN),
        bystander(),
        outer=["pouch_of_galleons", "aurors"],
    )
    t.play(*to(KNOCKTURN), 1, 6)
    assert t.active == 1
    assert t.prompt == "roll movement"
    assert t.hero().galleons == 0
    assert t.trophies() == []
    assert t.lying(KNOCKTURN) == ["pouch_of_galleons", "aurors"]


@pytest.mark.rule("T-169")
@pytest.mark.rule("T-170")
def test_a_standoff_has_no_effect_and_ends_the_turn() -> None:
    t = table(
        visitor("minerva_mcgonagall_b", KNOCKTURN),
        bystander(),
        outer=["pouch_of_galleons", "aurors"],
    )
    t.play(*to(KNOCKTURN), 3, 3)
    assert t.scores == (7, 7)
    assert t.hero().life == 4
    assert t.trophies() == []
    assert t.hero().galleons == 0
    assert t.active == 1
    assert t.lying(KNOCKTURN) == ["pouch_of_galleons", "aurors"]


@pytest.mark.rule("T-165")
def test_after_a_victory_the_encounter_goes_on() -> None:
    t = table(
        visitor("minerva_mcgonagall_b", KNOCKTURN),
        bystander(),
        outer=["pouch_of_galleons", "aurors"],
    )
    t.play(*to(KNOCKTURN), 3, 2)
    assert t.prompt == "collect"
    assert t.active == 0


@pytest.mark.rule("T-171")
def test_enemies_of_one_number_and_stat_fight_as_one() -> None:
    t = table(
        visitor("minerva_mcgonagall_b", LAIR, might=6),
        bystander(),
        middle=["acromantula", "grindylow"],
    )
    t.play(*to(LAIR), 3, 1)
    assert t.scores == (6 + 3, 3 + 4 + 1)
    assert len(t.events("rolled.enemy")) == len(t.events("rolled.attack")) == 1
    assert t.trophies() == ["acromantula", "grindylow"]


@pytest.mark.rule("T-171")
def test_enemies_of_a_side_and_neutral_ones_fight_as_one_too() -> None:
    t = table(
        visitor("minerva_mcgonagall_b", KNOCKTURN),
        bystander(),
        outer=["aurors", "narcissa_malfoy"],
        advantage="order",
    )
    t.play(*to(KNOCKTURN), 3, 2)
    assert t.scores == (4 + 1 + 3, 4 + 3 + 2)
    assert t.lying(KNOCKTURN) == ["aurors", "narcissa_malfoy"]
    assert t.hero().life == 3


@pytest.mark.rule("T-172")
def test_a_magic_enemy_never_joins_a_might_enemy() -> None:
    t = table(
        visitor("minerva_mcgonagall_b", KNOCKTURN, might=4),
        bystander(),
        outer=["inferius", "aurors"],
    )
    t.play(*to(KNOCKTURN), 3, 1)
    assert t.scores == (4 + 3, 4 + 1)
    assert t.trophies() == ["inferius"]
    t.play(die("attack", 1), die("enemy", 2))
    assert t.scores == (4 + 1, 4 + 2)
    assert t.trophies() == ["inferius"]
    assert t.lying(KNOCKTURN) == ["aurors"]


# -- Characters -------------------------------------------------------------------------------------------


@pytest.mark.rule("T-173")
def test_characters_fight_with_magic() -> None:
    t = duel({"might": 9}, magic=5, might=8).play(die("attack", 2), die("attack", 3))
    assert t.scores == (4 + 1 + 2, 5 + 3)
    assert t.told("battle", stat="stat:magic", foe=["seat:1"])


@pytest.mark.rule("T-174")
def test_the_attacked_character_may_evade_if_something_lets_it() -> None:
    t = duel(fate=1)
    assert (t.prompt, t.seat) == ("evade", 1)
    assert t.options == ("fight", "evade:animagus_evade")
    t.play("evade:animagus_evade")
    assert t.hero(1).fate == 0
    assert not t.events("battle.scores")
    assert t.active == 1
    assert duel(fate=0).prompt == "roll attack"


@pytest.mark.rule("T-174")
def test_objects_and_followers_give_evasion_from_characters_too() -> None:
    t = table(
        visitor("minerva_mcgonagall_b", LEAKY),
        hero("bellatrix_lestrange_b", LEAKY, objects=["deluminator"], followers=["igor_karkaroff"]),
    ).play(*to(LEAKY), "fight:1")
    assert t.seat == 1
    assert t.offered("evade") == ["igor_karkaroff", "deluminator"]


@pytest.mark.rule("T-175")
def test_both_characters_may_cast_before_the_dice() -> None:
    t = duel(
        {"spells": ["expecto_patronum"], "might": 3}, spells=["expelliarmus", "expecto_patronum"]
    )
    assert (t.prompt, t.seat) == ("spell.battle_start", 0)
    t.play("cast:expecto_patronum")
    assert (t.prompt, t.seat) == ("spell.battle_start", 1)
    assert t.offered("cast") == ["expelliarmus", "expecto_patronum"]
    t.play("cast:expecto_patronum")
    assert not t.events("rolled.attack")
    t.play(die("attack", 1), die("attack", 1))
    assert t.scores == (4 + 3 + 1 + 1, 4 + 2 + 1)


@pytest.mark.rule("T-176")
def test_the_attacker_decides_on_fate_before_the_defender() -> None:
    t = duel({"fate": 1}, "albus_dumbledore_a", fate=1).play(die("attack", 1), die("attack", 1))
    assert (t.prompt, t.seat) == ("fate", 0)
    t.play("fate", die("attack", 6))
    assert (t.prompt, t.seat) == ("fate", 1)
    t.play("fate", die("attack", 6))
    assert t.scores == (4 + 1 + 6, 5 + 6)


@pytest.mark.rule("T-177")
def test_an_attacker_who_declined_fate_cannot_take_it_back() -> None:
    t = duel({"fate": 1}, "albus_dumbledore_a", fate=1).play(
        die("attack", 2), die("attack", 1), "keep"
    )
    assert (t.prompt, t.seat) == ("fate", 1)
    t.play("fate", die("attack", 6))
    assert t.scores == (4 + 1 + 2, 5 + 6)  # settled: the attacker was not asked again
    assert t.hero(0).fate == 1
    assert (t.prompt, t.seat) == ("reward", 1)


@pytest.mark.rule("T-178")
@pytest.mark.parametrize(("faces", "winner", "loser"), [((6, 1), 0, 1), ((1, 6), 1, 0)])
def test_the_winner_may_cost_the_loser_a_life(
    faces: tuple[int, int], winner: int, loser: int
) -> None:
    t = duel().play(*faces)
    before = t.hero(loser).life
    assert (t.prompt, t.seat) == ("reward", winner)
    t.play("life")
    assert t.hero(loser).life == before - 1


@pytest.mark.rule("T-179")
@pytest.mark.parametrize("item", ["wand", "elder_wand"])
def test_the_winner_may_take_an_object_even_a_hallow(item: str) -> None:
    t = duel(objects=["wand", "elder_wand"], magic=3).play(die("attack", 6), die("attack", 1))
    assert t.offered("object") == ["wand", "elder_wand"]
    t.play(f"object:{item}")
    assert t.objects(0) == [item]
    assert t.objects(1) == [other for other in ("wand", "elder_wand") if other != item]
    assert (t.hero(1).life, t.hero(1).galleons) == (4, 0)


@pytest.mark.rule("T-180")
def test_the_winner_may_take_a_galleon() -> None:
    t = duel(galleons=3).play(die("attack", 6), die("attack", 1), "galleon")
    assert (t.hero(0).galleons, t.hero(1).galleons) == (1, 2)
    assert t.hero(1).life == 4
    assert "galleon" not in duel(galleons=0).play(die("attack", 6), die("attack", 1)).options


@pytest.mark.rule("T-181")
def test_the_active_winner_may_attack_one_follower() -> None:
    t = duel(followers=["neville_longbottom", "ginny_weasley"]).play(
        die("attack", 6), die("attack", 1)
    )
    assert t.offered("attack") == ["neville_longbottom", "ginny_weasley"]
    t.play("attack:ginny_weasley", die("attack", 6), die("enemy", 1))
    assert t.trophies(0) == ["ginny_weasley"]
    assert t.followers(1) == ["neville_longbottom"]
    assert t.hero(1).life == 4
    assert t.active == 1  # exactly one, and instead of everything else


@pytest.mark.rule("T-181")
def test_a_winner_who_was_attacked_may_not_attack_followers() -> None:
    t = duel({"followers": ["narcissa_malfoy"]}).play(die("attack", 1), die("attack", 6))
    assert (t.prompt, t.seat) == ("reward", 1)
    assert t.options == ("life", "nothing")


@pytest.mark.rule("T-182")
def test_an_attacked_follower_fights_alone_with_its_own_stat() -> None:
    t = duel({"might": 4}, followers=["grawp", "nymphadora_tonks"]).play(
        die("attack", 6), die("attack", 1), "attack:grawp"
    )
    t.play(die("attack", 5), die("enemy", 2))
    assert t.told("battle", stat="stat:might", foe=["card:grawp"], value=8)
    assert t.scores == (4 + 1 + 5, 8 + 2)
    assert t.followers(1) == ["grawp", "nymphadora_tonks"]  # a standoff


@pytest.mark.rule("T-183")
def test_a_beaten_follower_is_a_trophy() -> None:
    t = duel(followers=["nymphadora_tonks"]).play(
        die("attack", 6),
        die("attack", 1),
        "attack:nymphadora_tonks",
        die("attack", 6),
        die("enemy", 1),
    )
    assert t.trophies(0) == ["nymphadora_tonks"]
    assert t.followers(1) == []
    assert t.sheet(0).trophy_points == {"magic": 3, "might": 0}


@pytest.mark.rule("T-184")
def test_the_turn_ends_after_the_reward() -> None:
    t = table(
        visitor("bellatrix_lestrange_b", LEAKY),
        hero("minerva_mcgonagall_b", LEAKY, fate=0, galleons=1),
        board={LEAKY: ["pouch_of_galleons"]},
        gold={LEAKY: 1},
    ).play(*to(LEAKY), "fight:1", 6, 1, "life")
    assert t.active == 1
    assert t.prompt == "roll movement"
    assert t.lying(LEAKY) == ["pouch_of_galleons"]
    assert t.hero(0).galleons == 0


def test_what_a_victory_over_a_character_brings_besides() -> None:
    t = table(
        visitor("bellatrix_lestrange_b", LEAKY, followers=["alecto_and_amycus"]),
        hero("albus_dumbledore_a", LEAKY, fate=2, galleons=1),
        advantage="death_eaters",
    ).play(*to(LEAKY), "fight:1", 6, 1, "keep", "galleon")
    assert t.hero(0).galleons == 1
    assert t.hero(1).life == 4  # Bellatrix: 1 Life in addition to another reward
    assert t.hero(1).fate == 1  # the Carrows: 1 Fate
    t = table(
        visitor("minerva_mcgonagall_b", LEAKY, followers=["mundungus_fletcher"]),
        hero("peter_pettigrew_b", LEAKY, fate=0, galleons=2),
    ).play(*to(LEAKY), "fight:1", 6, 1, "life")
    assert t.hero(1).life == 2
    assert (t.hero(0).galleons, t.hero(1).galleons) == (1, 1)  # Mundungus: 1 Galleon


# -- evading ----------------------------------------------------------------------------------------------


@pytest.mark.rule("T-185")
def test_in_the_castle_nothing_can_be_evaded() -> None:
    t = table(
        hero(
            "bellatrix_lestrange_b",
            "moving_staircase",
            fate=0,
            objects=["deluminator"],
            followers=["igor_karkaroff"],
        ),
        bystander(),
    )
    t.play("roll", die("movement", 2), die("space", 1))
    assert t.hero().space == "charms_classroom"
    assert t.told("battle", foe=["enemy:flying_key"])
    assert t.prompt == "roll attack"


@pytest.mark.rule("T-185")
def test_nor_can_a_character_or_voldemort_there() -> None:
    prey = hero("bellatrix_lestrange_a", "moving_staircase", fate=0, followers=["igor_karkaroff"])
    t = table(
        hero("minerva_mcgonagall_b", "potions_classroom", fate=0, galleons=0, turned_back=True),
        hero("draco_malfoy_b", "charms_classroom", fate=0, followers=["igor_karkaroff"]),
    )
    assert t.options == ("space", "fight:1")
    t.play("fight:1")
    assert t.prompt == "roll attack"
    t = table(
        hero("minerva_mcgonagall_b", "diagon_alley", fate=0), prey, voldemort="charms_classroom"
    )
    t.play(die("movement", 1), f"move:{LEAKY}", die("voldemort", 1), "move:moving_staircase")
    assert (t.prompt, t.seat) == ("voldemort.stat", 1)


@pytest.mark.rule("T-185")
@pytest.mark.parametrize("space", ["azkaban", LAIR])
def test_in_london_and_the_grounds_one_may_evade(space: str) -> None:
    t = table(
        visitor("bellatrix_lestrange_b", space, followers=["igor_karkaroff"]),
        bystander(),
        middle=["acromantula", "acromantula"],
    )
    t.play(*to(space))
    if space == "azkaban":
        t.play(die("space", 1))  # the Dementor of the space
    assert t.prompt == "evade"
    assert t.offered("evade") == ["igor_karkaroff"]


@pytest.mark.rule("T-186")
def test_an_enemy_made_by_a_place_may_be_evaded() -> None:
    t = table(
        visitor("bellatrix_lestrange_b", "owlery", objects=["deluminator"]),
        bystander(),
        middle=["shrieking_shack"],
    )
    t.play(*to("owlery"), 1)
    assert t.told("battle", foe=["enemy:werewolf"])
    assert t.prompt == "evade"
    t.play("evade:deluminator")
    assert t.hero().life == 3
    assert not t.events("battle.scores")


@pytest.mark.rule("T-186")
def test_voldemort_sent_by_an_event_may_be_evaded() -> None:
    t = table(
        visitor("bellatrix_lestrange_b", "owlery", objects=["deluminator"]),
        bystander(),
        middle=["battle_of_hogwarts"],
        voldemort="castle_lawn_b",
    )
    t.play(*to("owlery"), 1, "move:owlery")
    assert t.prompt == "evade"
    t.play("evade:deluminator")
    assert t.hero().life == 3


@pytest.mark.rule("T-187")
def test_who_evades_an_enemy_is_not_touched_and_does_not_touch() -> None:
    t = at_the_leaky("dementor", objects=["deluminator"], fate=0).play("evade:deluminator")
    assert not t.events("battle.scores")
    assert t.hero().life == 4
    assert t.trophies() == []
    assert t.lying(LEAKY) == ["dementor"]


@pytest.mark.rule("T-187")
def test_who_evades_a_character_is_not_touched() -> None:
    t = duel(fate=1, galleons=2, objects=["wand"]).play("evade:animagus_evade")
    assert not t.events("battle.scores")
    assert not t.events("rolled.attack")
    assert t.hero(1).life == 4
    assert t.objects(1) == ["wand"]
    assert t.hero(1).galleons == 2
    assert t.hero(0).life == 3
    assert t.active == 1
