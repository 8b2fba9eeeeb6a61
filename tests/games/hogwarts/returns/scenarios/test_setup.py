"""Before the game: sides, tokens, cards (V-001 to V-013, V-066)."""

import pytest

from hallows.games.hogwarts.returns.state import Returns
from hallows.games.hogwarts.returns.view import ReturnsView
from hallows.kernel import Seeded, Table
from tests.games.hogwarts.returns.stage import BOARD, GAME, HORCRUXES, RITUAL
from tests.stage import Script

LIGHT_TOKENS = "basilisk_fang sword_of_gryffindor"


def table(seats: int, **options: object) -> Table[Returns]:
    """Nothing is really shuffled: on top of the decks lie an Obliviate and a Felix Felicis."""
    return Table(GAME, seats, options, Script())


def seen(t: Table[Returns]) -> ReturnsView:
    view = t.view(None)
    assert isinstance(view, ReturnsView)
    return view


def asked(t: Table[Returns]) -> tuple[int, tuple[str, ...]]:
    assert t.ask is not None
    return t.ask.seat, t.ask.options


@pytest.mark.rule("V-002", "V-003")
def test_heroes_choose_in_turn_and_harry_always_plays() -> None:
    t = table(3)
    assert asked(t) == (1, ("student:harry_potter", "student:ron_weasley", "student:hermione_granger"))  # fmt: skip
    t.answer("student:ron_weasley")  # the last one is then Harry, unasked
    assert [p.character for p in seen(t).pawns] == [
        "villain:peter_pettigrew", "student:ron_weasley", "student:harry_potter",
    ]  # fmt: skip
    t = table(3)
    t.answer("student:harry_potter")
    assert asked(t) == (2, ("student:ron_weasley", "student:hermione_granger"))


@pytest.mark.rule("V-003")
def test_a_single_hero_is_harry_and_four_seats_have_all_three() -> None:
    assert seen(table(2)).pawns[1].character == "student:harry_potter"
    t = table(4)
    t.answer("student:hermione_granger")
    assert asked(t) == (2, ("student:harry_potter", "student:ron_weasley"))
    t.answer("student:ron_weasley")
    assert seen(t).pawns[3].character == "student:harry_potter"


@pytest.mark.rule("V-002", "V-013", "V-016")
def test_the_named_seat_is_pettigrew_begins_and_heroes_follow_on_his_right() -> None:
    t = table(3, pettigrew=1)
    assert asked(t)[0] == 2
    t.answer("student:ron_weasley")
    view = seen(t)
    assert view.pawns[0].character == "student:harry_potter"
    assert view.pawns[1].character == "villain:peter_pettigrew"
    assert (view.active, asked(t)[0]) == (1, 1)
    assert {p.space for p in view.pawns} == {BOARD.ids[BOARD.start]}


@pytest.mark.rule("V-004", "V-005", "V-006", "V-007")
def test_sheets_give_hp_spells_and_potions_and_nothing_else() -> None:
    t = table(3)
    t.answer("student:ron_weasley")
    view = seen(t)
    assert set(view.decks) == {"spell", "potion"}  # no other deck exists
    assert len(t.state.faces) == 70
    dark, ron, harry = view.pawns
    told = [(p.hp, p.spell_count, p.potion_count, p.floo, p.portkeys) for p in (dark, ron, harry)]
    assert told == [(6, 1, 1, 0, 0), (8, 1, 2, 1, 1), (7, 2, 1, 1, 1)]
    assert view.decks == {"spell": 36, "potion": 26}


@pytest.mark.rule("V-008")
def test_horcruxes_have_their_places() -> None:
    places = {h.id: h.space for h in seen(table(2)).horcruxes}
    assert places == dict(
        zip(HORCRUXES.split(), ["l03", "e07", "l05", "p1", "e11", "t01"], strict=True)
    )
    assert not any(h.destroyed for h in seen(table(2)).horcruxes)


@pytest.mark.rule("V-009", "V-066")
def test_six_tokens_lie_on_rosettes_of_castle_and_alley() -> None:
    spread = set()
    for seed in range(40):
        t = Table(GAME, 2, {}, Seeded(seed))
        lying = {
            thing: space
            for space, things in seen(t).objects.items()
            for thing in things
            if thing not in HORCRUXES.split()
        }
        assert set(lying) == {*RITUAL.split(), *LIGHT_TOKENS.split()}
        assert len(set(lying.values())) == 6
        for space in lying.values():
            assert BOARD.spaces[space].rosettes
            assert BOARD.file[space] != "places"
        spread |= set(lying.values())
    assert len(spread) == 21


@pytest.mark.rule("V-010")
def test_wand_and_stone_wait() -> None:
    view = seen(table(2))
    for relic in (view.wand, view.stone):
        assert (relic.space, relic.holder) == ("", None)
