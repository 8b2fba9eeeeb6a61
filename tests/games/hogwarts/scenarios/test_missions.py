"""Missions: what they need, winning and losing them (H-116 to H-129, H-157)."""

import pytest

from tests.games.hogwarts.stage import KIT, Situation, hero, table

FAR = hero("ron_weasley", at="l09")
ELF = {"missions": ["free_the_house_elf"], "objects": ["dobbys_sock"]}


def elf(**fields: object) -> Situation:
    """Lucius Malfoy (6 HP, resistance 3; reveal 1, after 1) on the Gargoyle Corridor."""
    t = table(hero("cedric_diggory", at="e06", **{"hp": 9, **ELF, **fields}), FAR)
    return t.play("attempt:free_the_house_elf")


@pytest.mark.rule("H-116")
def test_the_underage_need_the_objects_and_presence_but_no_cards() -> None:
    assert elf().view().fight is not None
    assert table(hero("harry_potter", at="e08", **ELF), FAR).prompt == "roll move"
    assert table(hero("harry_potter", at="e06", missions=["free_the_house_elf"]), FAR).prompt == "roll move"  # fmt: skip


@pytest.mark.rule("H-009", "H-129")
def test_an_attempted_mission_is_shown() -> None:
    t = elf()
    assert t.sheet(viewer=1).missions == ["free_the_house_elf"]


@pytest.mark.rule("H-117", "H-253")
@pytest.mark.parametrize(
    ("spells", "potions", "enough"),
    [
        (["stupefy", "stupefy", "stupefy"], [], True),
        (["stupefy", "stupefy"], [], False),  # one card fills one place
        (["reducto", "confringo"], ["doxycide"], False),  # none is a Stupefy
        (["stupefy", "reducto"], ["doxycide"], True),
        (["stupefy", "protego"], ["doxycide"], False),
    ],
)
def test_named_and_unnamed_cards_are_filled_by_different_cards(
    spells: list[str], potions: list[str], enough: bool
) -> None:
    """Mission 19 asks for a Stupefy and two attack cards (C-170)."""
    t = table(
        hero("harry_potter", at="c10", missions=["battle_at_the_ministry"], spells=spells,
             potions=potions, objects=["prophecy", "harry_potter"], hp=60),
        FAR,
        variant="qualified",
    )  # fmt: skip
    t.play((1, 2), "move:t11", "to:p1", "stay")
    assert (t.prompt == "mission") is enough


@pytest.mark.rule("H-117")
def test_a_card_of_a_deck_may_be_any_card_of_it() -> None:
    """Mission 12 asks for an attack card and a potion (C-111)."""
    for potions, enough in ((["doxycide"], False), (["doxycide", "skele_gro"], True)):
        t = table(
            hero("harry_potter", at="g21", missions=["second_task_the_lake"], potions=potions,
                 objects=["golden_egg", "dobbys_sock"]),
            FAR,
            variant="qualified",
        )  # fmt: skip
        assert (t.prompt == "begin") is enough


@pytest.mark.rule("H-120", "H-121", "H-144")
def test_winning_its_fight_completes_a_mission_and_scores_once() -> None:
    t = elf().play((6, 6, 6, 6, 6), (6, 1, 1, 1), "to:p1")
    assert (t.state.scores[0], t.sheet(viewer=1).done, t.sheet().missions) == (100, ["free_the_house_elf"], [])  # fmt: skip


@pytest.mark.rule("H-123", "H-124", "H-125", "H-126", "H-127", "H-208")
def test_losing_its_fight() -> None:
    t = elf(
        hp=2, spells=["accio", "riddikulus"], potions=["skele_gro"], books=["magical_me"], floo=2
    )
    t.play("suffer", "dice", (1, 1, 1, 1, 1), "suffer")
    sheet = t.sheet()
    assert (sheet.space, sheet.hp, sheet.spells, sheet.potions) == ("l00", 6, [], [])
    assert (sheet.objects, sheet.floo, sheet.portkeys, sheet.books) == (["dobbys_sock"], 2, 1, ["magical_me"])  # fmt: skip
    assert sheet.missions == ["free_the_house_elf"]
    assert (t.under("spell", 2), t.under("potion")) == (["riddikulus", "accio"], ["skele_gro"])
    assert (t.seat, t.state.scores[0]) == (1, 0)


@pytest.mark.rule("H-127")
def test_a_failed_mission_can_be_tried_again() -> None:
    t = elf(hp=1)
    assert (t.at(), t.sheet().missions) == ("l00", ["free_the_house_elf"])
    again = table(hero("cedric_diggory", at="e06", hp=t.sheet().hp, **ELF), FAR)
    assert again.options == ("roll", "attempt:free_the_house_elf")


@pytest.mark.rule("H-208")
def test_after_a_lost_mission_the_space_gives_nothing() -> None:
    t = table(hero("harry_potter", at="e08", hp=1, **ELF), FAR, spell=["accio"])
    t.play((1, 1), "move:e06", "attempt:free_the_house_elf")
    assert (t.sheet().spell_count, t.seat) == (0, 1)


@pytest.mark.rule("H-129")
def test_required_cards_are_set_apart_fill_the_limit_and_are_spent() -> None:
    """Mission 7 asks a qualified wizard for an attack and a defence card; the limit is 3."""
    t = table(
        hero("cedric_diggory", at="e06", hp=20, spells=["stupefy", "reducto", "protego", "confringo"], **ELF),
        FAR,
        variant="qualified",
    )  # fmt: skip
    t.play("attempt:free_the_house_elf")
    assert t.options == ("apart:stupefy", "apart:reducto", "apart:confringo")
    t.play("apart:reducto")  # the only defence card follows by itself
    assert t.view(1).fight.fighters[0].apart == ["reducto", "protego"]  # type: ignore[union-attr]
    t.play("suffer", "attack:confringo", "suffer")  # the one place that is left
    assert t.options == ("dice", "attack:reducto", "defend:protego")
    t.play("dice", (6, 6, 1, 1), "suffer")
    t.play("to:p1")
    assert t.sheet().spells == ["stupefy"]
    assert t.under("spell", 3) == ["protego", "reducto", "confringo"]


@pytest.mark.rule("H-129")
def test_after_a_flight_unplayed_cards_return_to_the_hand() -> None:
    """C-169."""
    t = table(
        hero("cedric_diggory", at="e06", hp=20, spells=["stupefy", "protego"],
             missions=["free_the_house_elf"], objects=["dobbys_sock", "invisibility_cloak"]),
        FAR,
        variant="qualified",
    )  # fmt: skip
    t.play("attempt:free_the_house_elf", "suffer", "use:invisibility_cloak", "to:l05")
    t.play(t.options[0])
    assert (t.sheet().spells, t.sheet().missions) == (
        ["stupefy", "protego"],
        ["free_the_house_elf"],
    )


@pytest.mark.rule("H-157")
def test_one_mission_in_a_turn() -> None:
    """Both missions of the Room of Requirement could be done."""
    t = table(
        hero("cedric_diggory", at="e11", hp=30, missions=["dumbledores_army", "fiendfyre_and_the_diadem"],
             objects=["harry_potter", "ravenclaws_diadem", "basilisk_fang"]),
        FAR,
    )  # fmt: skip
    t.play("attempt:dumbledores_army", (6, 6, 6, 6, 6), (6, 6, 1, 1), "to:p1")
    assert t.seat == 1


@pytest.mark.rule("H-040")
def test_any_side_of_the_great_hall_will_do() -> None:
    for side in ("c03", "c06", "c08"):
        t = table(
            hero("harry_potter", at=side, missions=["sorting_night_mischief"], objects=["sorting_hat"]), FAR
        )  # fmt: skip
        assert t.prompt == "begin"


@pytest.mark.rule("H-006")
def test_the_saga_goes_in_three_parts() -> None:
    missions = {mission.number: mission.id for mission in KIT.content.missions.values()}
    assert (missions[1], missions[10]) == (
        "sorting_night_mischief",
        "secret_of_the_shrieking_shack",
    )
    assert (missions[11], missions[20]) == ("first_task_the_dragon", "noble_house_of_black")
    assert (missions[21], missions[30]) == ("cursed_necklace", "final_battle")


def test_a_stop_for_mission_and_exam_owes_one_of_them() -> None:
    """The Defence classroom is the place of mission 15; who stops early for either does one of them (C-85)."""
    place = hero("harry_potter", at="e04", missions=["unmask_the_false_professor"], books=["magical_me"],
                 objects=["marauders_map", "mandrake"], hp=40)  # fmt: skip
    t = table(place, FAR).play((1, 1), "move:e05")
    assert t.options == ("attempt:unmask_the_false_professor", "decline")
    t.play("decline")
    assert (t.state.scores[0], t.sheet().books) == (12, [])
