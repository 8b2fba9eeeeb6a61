"""Teams and solo players (H-118, H-119, H-128, H-149 to H-152, H-235 to H-244)."""

from typing import Any

import pytest

from tests.games.hogwarts.stage import KIT, Situation, hero, table
from tests.stage import dice, die

FOUR = ("harry_potter", "ron_weasley", "luna_lovegood", "cedric_diggory")
ONE: dict[str, Any] = {"variant": "team", "teams": (0, 0)}
PEEVES = {"missions": ["sorting_night_mischief"], "objects": ["sorting_hat"], "spells": ["stupefy"]}


def pair(a: dict[str, Any], b: dict[str, Any], **options: Any) -> Situation:
    """Neville and Cedric, one team, on two sides of the Great Hall."""
    return table(
        hero("neville_longbottom", **{"at": "c03", **a}),
        hero("cedric_diggory", **{"at": "c05", **b}),
        **{**ONE, **options},
    )


@pytest.mark.rule("H-118")
def test_every_member_must_be_there() -> None:
    t = pair(PEEVES, {})
    assert t.options == ("roll", "attempt:sorting_night_mischief", "wait")
    t = pair(PEEVES, {"at": "c10"})
    assert t.options == ("roll", "wait")


@pytest.mark.rule("H-119", "H-236")
def test_the_team_as_a_whole_holds_objects_and_cards_and_any_members_mission_counts() -> None:
    t = pair({"missions": PEEVES["missions"]}, {"objects": ["sorting_hat"], "spells": ["accio"]})
    assert "attempt:sorting_night_mischief" in t.options
    t = pair(
        {"objects": ["sorting_hat"]}, {"missions": PEEVES["missions"], "potions": ["doxycide"]}
    )
    assert t.prompt == "roll move"  # the spell is missing
    assert t.sheet(1, viewer=0).missions == ["sorting_night_mischief"]
    assert t.sheet(1, viewer=0).potions == ["doxycide"]  # hands are open within the team
    assert t.sheet(1, viewer=None).potions == []


@pytest.mark.rule("H-150")
def test_the_enemy_has_so_many_times_its_hp() -> None:
    place: dict[str, Any] = {"missions": ["first_horcrux"], "at": "e14"}
    team = [hero(name, at="e14") for name in FOUR[:3]]
    lead = hero("neville_longbottom", spells=["stupefy", "reducto"], potions=["polyjuice_potion"],
                objects=["tom_riddles_diary", "basilisk_fang"], hp=30, **place)  # fmt: skip
    t = table(lead, *team, variant="team", teams=(0, 0, 0, 0))
    t.play("attempt:first_horcrux", "apart:stupefy:0")
    assert t.fight.foe_hp == 36


@pytest.mark.rule("H-151", "H-239")
def test_members_attack_in_turn_and_each_trigger_hits_the_attacker() -> None:
    t = pair({**PEEVES, "hp": 5}, {"hp": 5})
    t.play("attempt:sorting_night_mischief")
    assert (t.seat, t.fight.foe_hp) == (0, 8)
    t.play("dice", dice("attack", 1, 1, 1))
    assert ([t.sheet(0).hp, t.sheet(1).hp], t.seat, t.dice) == ([4, 5], 1, 5)
    t.play(dice("attack", 2, 2, 1, 1, 1))
    assert ([t.sheet(0).hp, t.sheet(1).hp], t.seat) == ([4, 4], 0)


@pytest.mark.rule("H-239")
def test_reveal_and_first_strike_hit_the_active_member_who_attacks_first() -> None:
    house = {"missions": ["free_the_house_elf"], "objects": ["dobbys_sock"], "at": "e06", "hp": 9}
    t = pair({"at": "e06", "hp": 9}, {**house, "spells": ["stupefy", "protego"]}, active=1)
    t.play("attempt:free_the_house_elf", "suffer")
    assert ([t.sheet(0).hp, t.sheet(1).hp], t.seat) == ([9, 8], 1)


@pytest.mark.rule("H-152")
def test_a_fallen_member_is_out_even_if_the_others_win() -> None:
    t = pair({**PEEVES, "hp": 1}, {"hp": 9}).play("attempt:sorting_night_mischief")
    t.play("dice", dice("attack", 6, 6, 6))
    assert (t.seat, t.fight.fighters[0].out) == (1, True)
    t.play(dice("attack", 6, 6, 6, 6, 6), "to:p1")
    assert (t.at(0), t.sheet(0).hp, t.sheet(0).spells) == ("l00", 6, [])
    assert (t.at(1), t.sheet(1).hp, t.state.scores) == ("c05", 8, [40])


@pytest.mark.rule("H-152")
def test_the_fight_is_lost_when_all_are_out() -> None:
    t = pair({**PEEVES, "hp": 1}, {"hp": 1}).play("attempt:sorting_night_mischief")
    t.play("dice", dice("attack", 1, 1, 1), dice("attack", 1, 1, 1, 1, 1))
    assert ([t.at(0), t.at(1)], t.state.scores) == (["l00", "l00"], [0])
    assert t.sheet(0).missions == ["sorting_night_mischief"]


@pytest.mark.rule("H-149", "H-240")
def test_two_cards_each_and_what_is_above_is_spent_unplayed() -> None:
    """Mission 6 asks for two attack cards and Polyjuice; all are Neville's."""
    t = pair(
        {"at": "e14", "hp": 30, "missions": ["first_horcrux"], "spells": ["stupefy", "reducto", "protego"],
         "potions": ["polyjuice_potion"], "objects": ["tom_riddles_diary", "basilisk_fang"]},
        {"at": "e14", "hp": 30},
    )  # fmt: skip
    t.play("attempt:first_horcrux", "apart:stupefy:0")
    assert [f.apart for f in t.fight.fighters] == [
        ["polyjuice_potion", "stupefy", "reducto"],
        [],
    ]
    t.play("suffer")
    assert "defend:protego" not in t.options  # three places are filled, two may be played
    t.play("attack:stupefy", "suffer", dice("attack", 1, 1, 1, 1, 1), "attack:reducto")
    t.play(dice("attack", 1, 1, 1, 1))
    assert t.prompt == "roll attack"
    assert [t.sheet(0).spells, t.sheet(0).potions] == [["protego"], ["polyjuice_potion"]]


@pytest.mark.rule("H-149")
def test_a_solo_player_keeps_the_limits_of_his_rules() -> None:
    for rules, limit in (("underage", 5), ("qualified", 3)):
        t = table(
            hero("neville_longbottom", at="c03", **{**PEEVES, "spells": ["stupefy"] * 1}), variant="solo", solo_rules=rules
        )  # fmt: skip
        t.play("attempt:sorting_night_mischief")
        assert t.fight.fighters[0].limit == limit
        assert t.fight.foe_hp == 4


@pytest.mark.rule("H-237", "H-118")
def test_waiting_on_the_mission_space() -> None:
    t = pair(PEEVES, {"at": "c10"}).play("wait")
    assert (t.at(0), t.seat) == ("c03", 1)
    t.play(dice("move", 1, 1), "move:c01")
    assert (t.seat, t.options) == (0, ("roll", "wait"))
    t = pair({"missions": PEEVES["missions"]}, {"at": "c10"})
    assert t.prompt == "roll move"  # the team does not hold everything


@pytest.mark.rule("H-051", "H-118")
def test_the_last_to_arrive_starts_the_attempt() -> None:
    t = pair({"at": "c03"}, {**PEEVES, "at": "c12"}, active=1)
    t.play(dice("move", 1, 2), "move:c05")
    assert t.view().fight is not None  # he stopped early for it (C-163)
    t = pair({"at": "c10"}, {**PEEVES, "at": "c12"}, active=1).play(dice("move", 1, 2), "move:c05")
    assert (t.view().fight, t.at(1)) == (None, "c05")  # the stop means waiting
    elf = {
        "missions": ["free_the_house_elf"],
        "objects": ["dobbys_sock"],
        "spells": ["stupefy", "protego"],
    }
    t = pair({**elf, "at": "e08"}, {"at": "c10"}).play(dice("move", 1, 2), "move:e06")
    assert (t.sheet(0).spell_count, t.seat) == (2, 1)  # and waiting gives no card


@pytest.mark.rule("H-238")
def test_waiting_suspends_the_return_from_board_two() -> None:
    black = {"missions": ["noble_house_of_black"], "objects": ["buckbeak"], "hp": 30,
             "spells": ["stupefy", "protego"]}  # fmt: skip
    t = pair({**black, "at": "c10"}, {"at": "d02", "hp": 30})
    t.play("roll", dice("move", 1, 2), "move:t11", "to:p4", "wait")
    assert (t.at(0), t.sheet(0).home, t.seat) == ("p4", "t11", 1)
    t.play(dice("move", 1, 1), "move:t17", "to:p4", "attempt:noble_house_of_black")
    assert t.fight.foe_hp == 12
    t.play(
        dice("attack", 3, 3, 3, 3, 3),
        "dice",
        dice("attack", 3, 3, 3),
        "suffer",
        dice("attack", 3, 3, 3, 3),
        "to:l05",
    )
    assert [t.at(0), t.at(1)] == ["t11", "t17"]
    assert t.state.scores == [110]


@pytest.mark.rule("H-238")
def test_who_gives_up_waiting_goes_back_and_rolls() -> None:
    black = {"missions": ["noble_house_of_black"], "objects": ["buckbeak"],
             "spells": ["stupefy", "protego"]}  # fmt: skip
    t = pair({**black, "at": "p4", "home": "t11"}, {"at": "d02"})
    assert t.options == ("return", "wait")
    t.play("return")
    assert (t.at(0), t.prompt) == ("t11", "begin")
    t = pair({"at": "p4", "home": "t11"}, {"at": "d02"})
    assert (t.at(0), t.prompt) == ("t11", "roll move")  # nothing to wait for any more


def rivals(**lead: Any) -> Situation:
    """Two teams, seats 0 and 2 against 1 and 3; a Death Eater on T11."""
    students = [hero(name, at=at) for name, at in zip(FOUR[1:], ("l09", "h08", "l13"), strict=True)]
    return table(hero("harry_potter", at="c10", **lead), *students, variant="team", eaters=["t11"])


@pytest.mark.rule("H-241")
def test_the_death_eater_is_played_by_the_next_who_is_no_team_mate() -> None:
    t = rivals().play(dice("move", 1, 2), "move:t11", die("eater", 0))
    assert t.fight.fighters[1].seat == 1
    students = [hero(name, at="l09") for name in FOUR[1:]]
    t = table(hero("harry_potter", at="c10"), *students, variant="team", teams=(0, 0, 1, 1), eaters=["t11"])  # fmt: skip
    t.play(dice("move", 1, 2), "move:t11", die("eater", 0))
    assert t.fight.fighters[1].seat == 2


@pytest.mark.rule("H-241")
def test_in_a_single_team_the_death_eater_follows_a_fixed_policy() -> None:
    """C-64: an attack card only if it wins, else the dice; a defence card only against a blow that would beat it."""
    t = table(
        hero("neville_longbottom", at="c10", hp=5), hero("cedric_diggory", at="l09"),
        eaters=["t11"], spell=["confringo"], potion=["skele_gro"], **ONE,
    )  # fmt: skip
    t.play(dice("move", 1, 2), "move:t11", die("eater", 3))  # Dolohov, 5 HP
    t.play(dice("attack", 6, 6, 6))  # three hits would not beat him
    assert (t.fight.fighters[1].hp, t.dice) == (2, 3)
    t.play(dice("attack", 3, 1, 1))
    assert t.sheet(0).hp == 4
    t.play(
        dice("attack", 6, 6, 6)
    )  # these would: he answers with Skele-Gro, and now Confringo wins
    played = [event["card"] for event in t.told("played")]
    assert (played, t.at(0)) == (["potion:skele_gro", "spell:confringo"], "l00")


@pytest.mark.rule("H-241")
def test_lucius_throws_his_worst_die_again_if_it_missed() -> None:
    t = table(hero("neville_longbottom", at="c10", hp=9), hero("cedric_diggory", at="l09"), eaters=["t11"], **ONE)  # fmt: skip
    t.play(
        dice("move", 1, 2),
        "move:t11",
        die("eater", 1),
        dice("attack", 1, 1, 1),
        dice("attack", 4, 2, 5),
    )
    assert t.dice == 1
    t.play(die("attack", 6))
    assert t.sheet(0).hp == 6
    t.play(dice("attack", 1, 1, 1), dice("attack", 4, 5, 6))
    assert (t.sheet(0).hp, t.seat, t.dice) == (3, 0, 3)


@pytest.mark.rule("H-237")
def test_nobody_waits_under_the_eyes_of_a_death_eater() -> None:
    dragon = {
        "missions": ["smuggle_the_baby_dragon"],
        "objects": ["norberts_egg"],
        "spells": ["stupefy"],
    }
    t = pair({**dragon, "at": "t02"}, {"at": "c10"})
    assert t.options == ("roll", "wait")
    t = pair({**dragon, "at": "t02"}, {"at": "c10"}, eaters=["t02"])
    assert t.prompt == "roll move"


@pytest.mark.rule("H-242")
def test_matches_are_played_against_another_team_and_count_for_the_team() -> None:
    t = rivals()
    t.state.players[0].space = KIT.board.number["g19"]
    t.play(dice("move", 1, 1), "move:g23")
    assert t.offered("challenge") == ["1", "3"]
    t = pair({"at": "g19"}, {"at": "c10"}).play(dice("move", 1, 1), "move:g23")
    assert t.offered("challenge") == ["1"]
    t = pair({"at": "g19", "challenges": 1}, {"at": "c10"}).play(dice("move", 1, 1), "move:g23")
    assert t.options == ("portkey", "stay")  # only once per game within a single team (C-192)


# -- solo --------------------------------------------------------------------------------------------------


@pytest.mark.rule("H-243")
def test_alone_the_pitch_only_ends_the_move_and_allows_the_portkey() -> None:
    t = table(hero("harry_potter", at="g19"), variant="solo").play(dice("move", 1, 1), "move:g23")
    assert t.options == ("portkey", "stay")
    t = table(hero("harry_potter", at="g19", portkeys=0), variant="solo").play(
        dice("move", 1, 1), "move:g23"
    )
    assert (t.prompt, t.view().round) == ("roll move", 2)


@pytest.mark.rule("H-128", "H-123")
def test_a_solo_player_at_nought_has_lost_the_game() -> None:
    t = table(hero("neville_longbottom", at="c03", hp=1, **PEEVES), variant="solo")
    t.play("attempt:sorting_night_mischief", "dice", dice("attack", 1, 1, 1))
    assert t.table.outcome is not None
    assert (t.table.outcome.winners, t.table.outcome.reason) == ((), "fallen")
    assert t.at() == "c03"


@pytest.mark.rule("H-031")
def test_closed_towers_cannot_be_entered() -> None:
    t = table(
        hero("harry_potter", at="c10"), variant="solo", solo_rules="qualified", closed=["t11"]
    )
    t.play(dice("move", 1, 1))
    assert "t11" not in t.offered("move")


def test_alone_nobody_can_be_obliviated_and_common_rooms_give_cards_only() -> None:
    """C-124."""
    t = table(
        hero("harry_potter", at="d02", spells=["obliviate"], objects=["nagini"]), variant="solo"
    )
    t.play(dice("move", 1, 1), "move:d07")
    assert t.options == ("draw:spell", "draw:potion", "draw:book", "draw:conduct")
