"""Setting up: tokens, sheets, missions, Death Eaters (H-013 to H-032)."""

import pytest

from hallows.games.hogwarts.compiled import DUEL
from hallows.kernel import Shuffle
from tests.games.hogwarts.stage import KIT, Situation, deal
from tests.stage import lot

STUDENTS = [student.id for student in KIT.students]


def seated(seats: int, **options: object) -> Situation:
    """A table after the choice of sheets, each seat the first one left; Death Eaters on the first towers."""
    t = deal(seats, **options)
    while t.prompt == "student":
        t.play(t.options[0])
    while t.prompt == "roll eaters":
        t.play(lot("eaters", 0))
    return t


@pytest.mark.rule("H-013")
def test_seven_decks_are_shuffled_separately_but_fight_cards_keep_their_numbers() -> None:
    t = deal(2)
    shuffled = [e.question.label for e in t.table.log if isinstance(e.question, Shuffle)]  # type: ignore[union-attr]
    decks = ("spell", "potion", "book", "conduct", "event", "duel", "mission")
    assert shuffled == [f"deck.{deck}" for deck in decks] + ["match.deck"]
    numbers = [task.foe.id for task in KIT.tasks.values()]
    assert numbers == [fight.id for fight in KIT.content.fights.values()]
    assert len(t.state.decks) == DUEL + 2  # no deck of fight cards is drawn from


@pytest.mark.rule("H-014")
def test_each_player_chooses_another_student_and_no_death_eater() -> None:
    t = deal(3)
    assert t.offered("student") == STUDENTS
    t.play("student:luna_lovegood")
    assert (t.seat, "luna_lovegood" in t.offered("student")) == (1, False)
    assert not set(t.offered("student")) & {eater.id for eater in KIT.eaters}


@pytest.mark.parametrize(
    ("options", "floo"),
    [
        pytest.param({}, 2, marks=pytest.mark.rule("H-015")),
        pytest.param({"variant": "qualified"}, 1, marks=pytest.mark.rule("H-016")),
        pytest.param({"variant": "team"}, 1, marks=pytest.mark.rule("H-016")),
    ],
)
@pytest.mark.rule("H-018")
def test_tokens_at_the_start(options: dict[str, object], floo: int) -> None:
    t = seated(2, **options)
    assert [(t.sheet(seat).floo, t.sheet(seat).portkeys) for seat in (0, 1)] == [(floo, 1)] * 2


@pytest.mark.rule("H-017")
@pytest.mark.parametrize(("rules", "floo"), [("underage", 2), ("qualified", 1)])
def test_solo_floo_powder_follows_the_chosen_rules(rules: str, floo: int) -> None:
    assert seated(1, variant="solo", solo_rules=rules).sheet().floo == floo


@pytest.mark.rule("H-019")
def test_hp_and_cards_are_those_of_the_sheet() -> None:
    t = deal(2).play("student:hermione_granger", "student:ron_weasley")
    hermione, ron = t.sheet(0), t.sheet(1)
    assert (hermione.hp, hermione.book_count, hermione.spell_count, hermione.potion_count) == (6, 2, 2, 1)  # fmt: skip
    assert (ron.hp, ron.book_count, ron.spell_count, ron.potion_count) == (8, 1, 1, 2)
    assert len(hermione.spells) == 2
    assert t.sheet(0, viewer=1).spells == []


@pytest.mark.rule("H-020", "H-021", "H-022", "H-023")
def test_objects_lie_face_up_one_on_each_rosette() -> None:
    t = seated(2)
    lying = t.view(None).objects
    count = {"castle": 0, "alley": 0, "places": 0}
    for space, things in lying.items():
        assert len(things) == KIT.board.spaces[space].rosettes
        count[KIT.board.file[space]] += len(things)
    assert count == {"castle": 18, "alley": 3, "places": 9}


@pytest.mark.rule("H-024")
def test_all_pawns_begin_on_start() -> None:
    assert [p.space for p in seated(3).view(None).players] == ["g01"] * 3


@pytest.mark.parametrize(
    ("seats", "missions"),
    [
        pytest.param(2, 5, marks=pytest.mark.rule("H-025")),
        pytest.param(6, 5, marks=pytest.mark.rule("H-025")),
        pytest.param(7, 3, marks=pytest.mark.rule("H-026")),
        pytest.param(8, 3, marks=pytest.mark.rule("H-026")),
    ],
)
@pytest.mark.rule("H-009")
def test_missions_are_dealt_in_secret(seats: int, missions: int) -> None:
    t = seated(seats)
    for seat in range(seats):
        assert len(t.sheet(seat).missions) == missions
        assert t.sheet(seat, viewer=(seat + 1) % seats).missions == []
        assert t.sheet(seat, viewer=None).missions == []


@pytest.mark.rule("H-027")
def test_players_may_place_the_death_eaters_in_turn() -> None:
    t = deal(4, variant="qualified", eaters="alternate")
    while t.prompt == "student":
        t.play(t.options[0])
    asked = []
    for tower in ("t01", "t02", "t05", "t09", "t10", "t18"):
        asked.append(t.seat)
        t.play(f"to:{tower}")
    assert asked == [0, 1, 2, 3, 0, 1]
    assert t.view().eaters == ["t01", "t02", "t05", "t09", "t10", "t18"]


@pytest.mark.rule("H-028")
def test_no_two_death_eaters_stand_on_one_tower() -> None:
    for variant in ("qualified", "team"):
        t = seated(2, variant=variant)
        assert len(t.view().eaters) == 6
    t = deal(2, variant="qualified", eaters="alternate")
    t.play("student:luna_lovegood", "student:cho_chang", "to:t04")
    assert "t04" not in t.offered("to")


@pytest.mark.rule("H-030")
def test_the_underage_meet_no_death_eaters() -> None:
    assert seated(2).view().eaters == []


@pytest.mark.rule("H-031")
def test_six_towers_are_closed_to_a_qualified_solo_player() -> None:
    t = seated(1, variant="solo", solo_rules="qualified")
    assert (t.view().eaters, len(t.view().closed)) == ([], 6)
    assert "t02" not in t.view().closed  # the first six towers without it
    assert seated(1, variant="solo").view().closed == []


@pytest.mark.rule("H-032", "H-201")
def test_seat_one_begins_and_the_turn_passes_to_the_right() -> None:
    t = seated(2)
    assert (t.view().active, t.seat) == (0, 0)
