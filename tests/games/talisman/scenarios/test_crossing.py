"""Crossing between Regions: T-086 to T-116."""

from typing import Any

import pytest

from tests.games.talisman.scenario import GAME, Situation, table
from tests.games.talisman.scenarios.arrivals import bystander, to, visitor
from tests.games.talisman.scenarios.folk import (
    CASTLE,
    DUMBLEDORE,
    GROUNDS,
    LONDON,
    LUCIUS,
    MCGONAGALL,
    plain,
    step,
)
from tests.stage import dice, die

rule = pytest.mark.rule
faces = pytest.mark.parametrize("face", range(1, 7))


def passes(ring: tuple[str, ...], start: str, face: int, door: str) -> bool:
    """Whether a walk reaches a space before its last step."""
    there = (ring.index(door) - ring.index(start)) % len(ring)
    return min(there, len(ring) - there) < face


def rolled(t: Situation, label: str) -> list[object]:
    return [told["faces"] for told in t.events(f"rolled.{label}")]


# -- King's Cross ------------------------------------------------------------------------------------------


@rule("T-086", "T-087")
@faces
def test_no_walk_leaves_london_but_by_kings_cross(face: int) -> None:
    for start in LONDON:
        t = table(plain(MCGONAGALL, start), bystander(at="azkaban")).play(die("movement", face))
        assert set(t.offered("move")) <= set(LONDON)
        others = [option for option in t.options if not option.startswith("move:")]
        assert others == ["cross"] * passes(LONDON, start, face, "kings_cross")


@rule("T-086")
def test_other_ways_are_a_portkey_privet_drive_and_cards_that_say_so() -> None:
    ways = {}
    for start in LONDON:
        t = table(
            plain(
                MCGONAGALL,
                start,
                objects=["portkey", "floo_powder", "deluminator", "nimbus_2000"],
                followers=["thestral", "nymphadora_tonks"],
            ),
            plain(DUMBLEDORE, "black_lake"),
        )
        ways[start] = set(t.options) - {"roll", "ride:portkey", "ride:thestral"}
        assert {"ride:portkey", "ride:thestral"} <= set(t.options)
    floo = {start for start, more in ways.items() if more == {"ride:floo_powder"}}
    assert floo == {"the_burrow", "ministry_of_magic"}
    assert all(not more for start, more in ways.items() if start not in floo)


@rule("T-086")
def test_privet_drive_leads_to_hagrids_hut() -> None:
    t = table(visitor(MCGONAGALL, "privet_drive_4"), plain(DUMBLEDORE, "owlery"))
    t.play(*to("privet_drive_4"), 6)
    t.play(die("movement", 2), "move:greenhouses")
    assert t.hero().space == "hagrids_hut"
    assert (t.prompt, t.seat) == ("roll space", 0)


@rule("T-087")
def test_who_passes_kings_cross_may_walk_on() -> None:
    t = table(plain(MCGONAGALL, "malfoy_manor"), bystander()).play(die("movement", 3))
    assert t.options[:2] == ("cross", "move:grimmauld_place_12")
    t.play("move:grimmauld_place_12")
    assert t.hero().space == "grimmauld_place_12"
    assert not t.events("barrier")


@rule("T-087")
def test_who_stops_on_kings_cross_may_try() -> None:
    t = table(visitor(MCGONAGALL, "kings_cross"), bystander())
    t.play(*to("kings_cross"))
    assert (t.prompt, t.options) == ("encounter", ("space", "cross"))
    t.play("cross")
    assert t.told("barrier", who="seat:0")


def barrier(mine: int, its: int, steps: int = 3, **fields: Any) -> Situation:
    """McGonagall tries the barrier on her way, two steps from King's Cross."""
    t = table(plain(MCGONAGALL, step("kings_cross", -2), **fields), bystander())
    return t.play(die("movement", steps), "cross", die("attack", mine), die("barrier", its))


@rule("T-088")
def test_the_barrier_is_magic_and_a_die_against_9_and_a_die() -> None:
    t = table(plain(MCGONAGALL, "malfoy_manor", magic=7, might=12), bystander())
    t.play(die("movement", 2), "cross")
    assert (t.prompt, t.seat) == ("roll attack", 0)
    t.play(die("attack", 5))
    assert (t.prompt, t.seat) == ("roll barrier", 1)
    t.play(die("barrier", 2))
    assert t.scores == (7 + 5, 9 + 2)


@rule("T-088")
@pytest.mark.parametrize("advantage", ["order", "death_eaters"])
def test_bonuses_of_magic_count_and_the_advantage_does_not(advantage: str) -> None:
    t = table(
        plain(MCGONAGALL, "malfoy_manor", objects=["marauders_map"]),
        bystander(),
        advantage=advantage,
    )
    t.play(die("movement", 2), "cross", die("attack", 5), die("barrier", 1))
    assert t.scores == (4 + 2 + 5, 9 + 1)


@rule("T-089")
@pytest.mark.parametrize(("mine", "opened"), [(3, False), (4, False), (5, True)])
def test_it_opens_only_to_a_higher_total(mine: int, opened: bool) -> None:
    t = barrier(mine, 1, magic=6)
    assert t.scores == (6 + mine, 10)
    assert (t.hero().space == "kings_cross") is not opened
    assert t.told("barrier.open" if opened else "barrier.shut", who="seat:0")


@pytest.mark.parametrize(("magic", "opened"), [(9, False), (10, True)])
def test_if_agreed_it_opens_to_a_magic_above_9_without_dice(magic: int, opened: bool) -> None:
    hero = plain(MCGONAGALL, "malfoy_manor", magic=magic)
    t = table(hero, bystander(), static_barrier=True)  # K1
    t.play(die("movement", 2), "cross")
    assert (t.hero().space == "hogsmeade_station") is opened
    assert not t.events("rolled.barrier")


@rule("T-090")
def test_the_rest_of_the_walk_leads_on_from_hogsmeade_station() -> None:
    t = barrier(6, 1, steps=3, magic=9)
    assert t.hero().space == "hogsmeade_station"  # the third step, and no choice
    t = barrier(6, 1, steps=5, magic=9)
    assert t.offered("move") == ["black_lake", "whomping_willow"]
    t.play("move:black_lake")
    assert t.hero().space == "black_lake"


@rule("T-091")
def test_after_an_exact_stop_the_way_goes_on_in_the_next_turn() -> None:
    t = table(
        visitor(MCGONAGALL, "kings_cross", magic=9), plain(DUMBLEDORE, "owlery"), outer=["aurors"]
    )
    t.play(*to("kings_cross"), "cross", 6, 1)
    assert t.hero().space == "kings_cross"
    assert (t.prompt, t.seat) == ("roll movement", 1)  # no encounter
    assert t.lying("kings_cross") == []
    t.play(die("movement", 2), "move:greenhouses", die("movement", 3))
    assert (t.prompt, t.seat) == ("move", 0)
    assert t.offered("move") == ["black_lake", "whomping_willow"]
    assert rolled(t, "barrier") == [[1]]  # and no new test


@rule("T-092")
@pytest.mark.parametrize(("magic", "mine", "its"), [(4, 1, 6), (9, 1, 1)])
def test_a_failure_ends_the_turn_on_kings_cross(magic: int, mine: int, its: int) -> None:
    t = barrier(mine, its, magic=magic)
    assert t.scores == (magic + mine, 9 + its)
    assert t.hero().space == "kings_cross"
    assert (t.prompt, t.seat) == ("roll movement", 1)
    assert (t.lying("kings_cross"), t.hero().admitted) == ([], False)


@rule("T-093")
@pytest.mark.parametrize("face", [1, 6])
def test_a_failure_costs_no_life(face: int) -> None:
    t = barrier(1, face)
    assert t.told("barrier.shut")
    assert t.hero().life == 4
    assert not t.told("lost", what="what:life")


@rule("T-094")
def test_a_card_may_be_drawn_instead() -> None:
    t = table(visitor(MCGONAGALL, "kings_cross"), bystander(), outer=["nymphadora_tonks", "aurors"])
    t.play(*to("kings_cross"), "space")
    assert t.lying("kings_cross") == ["nymphadora_tonks"]
    assert not t.events("barrier")


@rule("T-095")
def test_who_has_drawn_at_kings_cross_does_not_cross_in_that_turn() -> None:
    t = table(
        visitor(MCGONAGALL, "kings_cross", magic=12),
        plain(DUMBLEDORE, "owlery"),
        outer=["nymphadora_tonks"],
    )
    t.play(*to("kings_cross"), "space", "done")
    assert (t.prompt, t.seat) == ("roll movement", 1)
    assert (t.hero().space, t.hero().admitted) == ("kings_cross", False)
    t.play(die("movement", 2), "move:greenhouses", die("movement", 2))
    assert "cross" in t.options  # the next turn needs the test


@rule("T-096")
@faces
def test_the_way_back_to_london_needs_no_test(face: int) -> None:
    t = table(plain(MCGONAGALL, "hogsmeade_station"), bystander(at="spinners_end")).play(
        die("movement", face)
    )
    beyond = {step("kings_cross", face - 1), step("kings_cross", 1 - face)}
    assert {space for space in t.offered("move") if space in LONDON} == beyond
    goal = step("kings_cross", face - 1)
    t.play(f"move:{goal}")
    assert t.hero().space == goal
    assert not t.events("barrier")


# -- Portkeys and Floo Powder ------------------------------------------------------------------------------


def portkey(start: str, **fields: Any) -> Situation:
    """McGonagall with a Portkey she had before this turn; Dumbledore where he does nothing."""
    hero = plain(MCGONAGALL, start, objects=["portkey"], **fields)
    return table(hero, plain(DUMBLEDORE, "owlery"))


@rule("T-097")
def test_a_portkey_works_from_london_only() -> None:
    for start in LONDON:
        assert portkey(start).options == ("roll", "ride:portkey")
    for start in GROUNDS:
        assert portkey(start).prompt == "roll movement"
    for start in CASTLE[:-1]:
        assert "ride:portkey" not in portkey(start).options


@rule("T-098")
def test_a_portkey_replaces_the_roll() -> None:
    t = portkey("malfoy_manor").play("ride:portkey")
    assert not t.events("rolled.movement")
    assert t.state.die == 0
    assert t.hero().space == "grawps_den"


@rule("T-099")
def test_a_portkey_leads_to_the_facing_space() -> None:
    facing = (1, 2, 3, 4, 4, 5, 6, 7, 8, 8, 9, 10, 11, 12, 12, 13, 14, 15, 16, 16)
    for start, position in zip(LONDON, facing, strict=True):
        t = portkey(start).play("ride:portkey")
        assert t.events("moved")[0]["space"] == f"space:{GROUNDS[position - 1]}"


@rule("T-100")
def test_a_used_portkey_goes_back_to_its_pile() -> None:
    t = portkey("leaky_cauldron")
    assert t.view().purchases["portkey"] == 2
    t.play("ride:portkey")
    assert t.view().purchases["portkey"] == 3
    assert t.objects() == []


@rule("T-101")
def test_an_unused_portkey_goes_back_after_the_next_turn() -> None:
    t = table(
        visitor(MCGONAGALL, "leaky_cauldron", galleons=3),
        plain(DUMBLEDORE, "owlery"),
        board={"leaky_cauldron": ["hogwarts_express"]},
    )
    t.play(*to("leaky_cauldron"), "buy:portkey", "end", 2, "move:greenhouses")
    assert t.objects() == ["portkey"]  # the turn in which it was bought is not the next one
    assert t.options == ("roll", "ride:portkey")
    t.play("roll", die("movement", 2), "move:malfoy_manor", "end")
    assert t.objects() == []
    assert t.view().purchases["portkey"] == 3
    assert (t.prompt, t.seat) == ("roll movement", 1)


@rule("T-102")
def test_after_a_portkey_the_new_space_is_encountered() -> None:
    assert portkey("privet_drive_4").play("ride:portkey").prompt == "roll space"
    t = table(plain(MCGONAGALL, "hogsmeade", objects=["portkey"]), plain(LUCIUS, "quidditch_pitch"))
    t.play("ride:portkey")
    assert (t.prompt, t.options) == ("encounter", ("space", "fight:1"))


@rule("T-103")
@pytest.mark.parametrize(
    ("start", "goal"), [("the_burrow", "castle_lawn_b"), ("ministry_of_magic", "aragogs_lair")]
)
def test_floo_powder_leads_to_the_grounds_and_is_kept(start: str, goal: str) -> None:
    t = table(plain(MCGONAGALL, start, objects=["floo_powder"]), bystander())
    assert t.options == ("roll", "ride:floo_powder")
    t.play("ride:floo_powder")
    assert t.events("moved")[0]["space"] == f"space:{goal}"
    assert not t.events("rolled.movement")
    assert t.objects() == ["floo_powder"]


@rule("T-103")
def test_floo_powder_works_from_those_two_spaces_only() -> None:
    fires = [
        start
        for start in (*LONDON, *GROUNDS)
        if table(plain(MCGONAGALL, start, objects=["floo_powder"]), bystander()).prompt
        == "before.move"
    ]
    assert fires == ["ministry_of_magic", "the_burrow"]


def test_if_agreed_floo_powder_leads_anywhere_in_the_grounds_and_is_spent() -> None:
    hero = plain(MCGONAGALL, "the_burrow", objects=["floo_powder", "portkey"])
    t = table(hero, bystander(), floo_anywhere=True)  # K19
    t.play("ride:floo_powder")
    assert t.offered("move") == list(GROUNDS)
    t.play("move:quidditch_pitch")
    assert t.objects() == ["portkey"]


# -- Hogwarts Gates ----------------------------------------------------------------------------------------


@rule("T-104", "T-105")
@faces
def test_no_walk_enters_the_castle_but_by_the_gates(face: int) -> None:
    for start in GROUNDS:
        t = table(plain(MCGONAGALL, start), bystander(at="azkaban")).play(die("movement", face))
        assert set(t.offered("move")) <= {*LONDON, *GROUNDS}
        others = [option for option in t.options if not option.startswith("move:")]
        assert others == ["gates"] * passes(GROUNDS, start, face, "hogwarts_gates")


def loaded(start: str) -> Situation:
    """McGonagall with every card that can carry her anywhere, and a friend in the castle."""
    objects = ["portkey", "floo_powder", "deluminator"]
    return table(
        plain(MCGONAGALL, start, objects=objects, followers=["thestral"]),
        plain(DUMBLEDORE, "potions_classroom"),
    )


@rule("T-104")
def test_no_card_leads_into_the_castle() -> None:
    inside = {*CASTLE, "great_hall"}
    for start in (*LONDON, *GROUNDS):
        for way in loaded(start).offered("ride"):
            t = loaded(start).play(f"ride:{way}")
            if t.prompt == "ride":
                assert not set(t.offered("move")) & inside
            else:
                assert t.hero().space not in inside


@rule("T-105")
def test_who_stops_on_the_gates_may_try_them() -> None:
    t = table(visitor(MCGONAGALL, "hogwarts_gates"), bystander())
    t.play(*to("hogwarts_gates"))
    assert (t.prompt, t.options) == ("encounter", ("space", "gates"))
    t.play("gates")
    assert t.prompt == "gates.stat"


@rule("T-105")
def test_who_passes_the_gates_may_try_them_or_walk_on() -> None:
    t = table(plain(MCGONAGALL, "greenhouses"), bystander()).play(die("movement", 2))
    assert t.options[:2] == ("gates", "move:whomping_willow")
    t.play("gates")
    assert (t.prompt, t.hero().space) == ("gates.stat", "hogwarts_gates")


def gates(stat: str, faces: tuple[int, int], **fields: Any) -> Situation:
    """McGonagall (Magic 4, Might 2) tries the Gates on her way."""
    t = table(plain(MCGONAGALL, "greenhouses", **fields), bystander(), middle=["fang", "buckbeak"])
    return t.play(die("movement", 5), "gates", f"stat:{stat}", faces)


@rule("T-106")
@pytest.mark.parametrize("faces", [(1, 1), (6, 6)])
def test_who_tries_the_gates_draws_no_card(faces: tuple[int, int]) -> None:
    t = table(visitor(MCGONAGALL, "hogwarts_gates"), bystander(), middle=["fang"])
    t.play(*to("hogwarts_gates"), "gates", "stat:magic", faces)
    assert (t.prompt, t.seat) == ("roll movement", 1)
    assert not t.events("drew")
    assert t.lying("hogwarts_gates") == []


@rule("T-106")
def test_who_does_not_try_draws_one() -> None:
    t = table(visitor(MCGONAGALL, "hogwarts_gates"), bystander(), middle=["fang"])
    t.play(*to("hogwarts_gates"), "space")
    assert t.lying("hogwarts_gates") == ["fang"]


@rule("T-107", "T-108")
@pytest.mark.parametrize(
    ("stat", "faces", "opened"),
    [
        ("magic", (3, 2), True),
        ("magic", (4, 2), True),
        ("magic", (4, 3), False),
        ("might", (2, 1), True),
        ("might", (3, 1), False),
    ],
)
def test_two_dice_must_not_pass_the_chosen_ability(
    stat: str, faces: tuple[int, int], opened: bool
) -> None:
    t = gates(stat, faces, magic=6, might=3)
    assert t.hero().space == ("moving_staircase" if opened else "hogwarts_gates")
    assert rolled(t, "gates") == [list(faces)]


@rule("T-107")
def test_bonuses_of_objects_and_followers_count_at_the_gates() -> None:
    t = gates("magic", (4, 3), objects=["marauders_map"], followers=["nymphadora_tonks"])
    assert t.hero().space == "moving_staircase"


@rule("T-108", "T-112")
def test_the_turn_ends_on_the_moving_staircase() -> None:
    t = table(plain(MCGONAGALL, "greenhouses"), plain(LUCIUS, "moving_staircase"))
    t.play(
        die("movement", 6), "gates", "stat:magic", dice("gates", 1, 1)
    )  # of 6 steps only one is used
    assert t.hero().space == "moving_staircase"
    assert (t.prompt, t.seat) == ("before.move", 1)  # and Lucius there is not encountered


@rule("T-109")
@pytest.mark.parametrize(("stat", "dials"), [("magic", (5, 3)), ("might", (6, 2))])
def test_a_failure_costs_1_of_the_chosen_ability(stat: str, dials: tuple[int, int]) -> None:
    t = gates(stat, (6, 6), magic=6, might=3)
    assert t.hero().space == "hogwarts_gates"
    assert (t.hero().magic, t.hero().might) == dials


@rule("T-110")
def test_a_failure_ends_the_turn() -> None:
    t = table(
        plain(MCGONAGALL, "greenhouses"),
        plain(LUCIUS, "hogwarts_gates"),
        board={"hogwarts_gates": ["fang"]},
    )
    t.play(die("movement", 4), "gates", "stat:magic", dice("gates", 6, 6))
    assert (t.prompt, t.seat) == ("roll movement", 1)
    assert t.hero().space == "hogwarts_gates"


@rule("T-111")
def test_every_entry_needs_an_attempt() -> None:
    t = table(plain(MCGONAGALL, "greenhouses"))
    t.play(die("movement", 2), "gates", "stat:magic", dice("gates", 1, 1), "turn_back")
    assert t.hero().space == "hogwarts_gates"
    t.play("gates")
    assert t.prompt == "gates.stat"
    t.play("stat:magic", dice("gates", 6, 6))
    assert t.hero().space == "hogwarts_gates"
    t.play(die("movement", 2))
    assert set(t.options) == {"gates", "move:grawps_den", "move:castle_lawn_b"}
    assert t.play("gates").prompt == "gates.stat"


# -- the castle's last rooms -------------------------------------------------------------------------------


@rule("T-112")
@pytest.mark.parametrize("face", [2, 3, 4, 5, 6])
def test_surplus_steps_do_not_lead_beyond_the_moving_staircase(face: int) -> None:
    t = table(plain(MCGONAGALL, "hogwarts_gates"), bystander())
    t.play(die("movement", face), "gates", "stat:magic", dice("gates", 1, 1))
    assert t.hero().space == "moving_staircase"
    assert (t.prompt, t.seat) == ("roll movement", 1)


@rule("T-113", "T-116")
@pytest.mark.parametrize(
    ("start", "face"),
    [("astronomy_tower", 6), ("astronomy_tower", 4), ("defence_classroom", 6),
     ("transfiguration_classroom", 6)],
)  # fmt: skip
def test_everybody_stops_in_the_room_of_requirement(start: str, face: int) -> None:
    t = table(plain(LUCIUS, start, objects=["elder_wand"]), bystander())
    t.play("roll", die("movement", face))
    assert t.hero().space == "room_of_requirement"
    assert t.prompt == "turn.end"
    assert t.objects() == ["elder_wand"]


@rule("T-114")
def test_without_a_hallow_one_must_turn_back_from_there() -> None:
    t = table(plain(LUCIUS, "room_of_requirement", followers=["fang"]), bystander())
    assert t.hero().space == "astronomy_tower"
    assert t.hero().turned_back
    assert (t.prompt, t.seat) == ("turn.end", 0)
    assert not t.events("rolled.movement")


@rule("T-115")
@pytest.mark.parametrize("hallow", ["elder_wand", "hidden_hallow"])
def test_a_hallow_is_discarded_on_entering_the_great_hall(hallow: str) -> None:
    t = table(plain(LUCIUS, "room_of_requirement", objects=["lantern", hallow]), bystander())
    assert t.options == ("enter", "turn_back")
    t.play("enter")
    assert t.hero().space == "great_hall"
    assert t.objects() == ["lantern"]
    back = t.state.hallows if hallow == "elder_wand" else t.state.middle_discard
    assert hallow in t.names(back)


@rule("T-116")
def test_the_great_hall_has_no_other_door() -> None:
    for start in CASTLE[:-1]:
        t = table(plain(LUCIUS, start, objects=["elder_wand", "deluminator"]), bystander())
        assert t.options == ("roll", "turn_back")
    for space in GAME.content.spaces:
        if space not in (*CASTLE, "great_hall"):
            t = table(plain(LUCIUS, space, objects=["elder_wand"]), bystander())
            assert t.prompt == "roll movement"
