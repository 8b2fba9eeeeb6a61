"""The ritual and the return (V-021 to V-028, V-036, V-080, V-083, V-086, V-087)."""

import pytest

from tests.games.hogwarts.returns.stage import BOARD, RITUAL, Playing, stage

TOWERS = ["t02", "t03", "t04", "t05", "t06", "t07"]


def returning(**more: object) -> Playing:
    """Pettigrew steps onto the pitch with everything."""
    return stage(active="dark", dark="g22", held={"dark": RITUAL}, **more).deal((1,)).do("move:g23")  # type: ignore[arg-type]


def placed(play: Playing) -> Playing:
    return play.do(*[f"to:{tower}" for tower in TOWERS])


@pytest.mark.rule("V-021", "V-022")
def test_the_ritual_needs_all_four_tokens() -> None:
    for missing in RITUAL.split():
        held = " ".join(thing for thing in RITUAL.split() if thing != missing)
        play = stage(active="dark", dark="g22", held={"dark": held}).deal((1,), (1, 1))
        play.do("move:g23")
        assert play.asked == (1, "move")
        assert (play.view.returned, play.at("dark")) == (0, "g23")
    play = returning()
    assert (play.asked, play.view.returned) == ((0, "eater.place"), 5)


@pytest.mark.rule("V-022")
def test_a_token_taken_on_the_way_counts() -> None:
    three, last = RITUAL.rsplit(" ", 1)
    play = stage(active="dark", dark="g19", held={"dark": three}, tokens={last: "g22"}).deal((2,))
    play.do("move:g23", f"pick:{last}")
    assert play.view.returned == 5


@pytest.mark.rule("V-022")
def test_who_begins_on_the_pitch_with_everything_may_hold_it_there() -> None:
    play = stage(active="dark", dark="g23", held={"dark": RITUAL}).deal()
    assert play.options == ("roll", "ritual")
    play.do("ritual")
    assert play.view.returned == 5
    play = stage(active="dark", dark="g22", held={"dark": RITUAL}).deal((1,))
    assert play.asked == (0, "move")


@pytest.mark.rule("V-023", "V-024", "V-087")
def test_voldemort_stands_on_the_pitch_without_tokens_and_cards() -> None:
    play = returning(hands={"dark": "protego doxycide"})
    he = play.pawn("dark")
    assert (he.character, he.space, he.objects) == ("villain:lord_voldemort", "g23", [])
    assert (he.spell_count, he.potion_count, he.move_dice) == (0, 0, 2)
    assert play.view.decks == {"spell": 40, "potion": 30}
    kinds = [play.table.game.kit.cards[play.table.state.faces[pile.cards[0]]].id for pile in play.table.state.decks]  # type: ignore[attr-defined]  # fmt: skip
    assert kinds == ["protego", "doxycide"]


@pytest.mark.rule("V-025", "V-026", "V-086")
def test_six_death_eaters_on_six_towers_without_heroes() -> None:
    play = returning(harry="t02", ron="t03")
    towers = [space.id for space in BOARD.spaces.values() if space.symbol == "tower"]
    assert sorted(play.options) == sorted(f"to:{t}" for t in towers if t not in ("t02", "t03"))
    play.do("to:t04")
    assert "to:t04" not in play.options
    play.do("to:t05", "to:t06", "to:t07", "to:t08", "to:t09")
    assert [e.space for e in play.view.eaters] == ["t04", "t05", "t06", "t07", "t08", "t09"]
    assert [e.hp for e in play.view.eaters] == [5, 5, 6, 5, 6, 5]
    for eater in play.table.state.eaters:
        assert [play.table.state.kit.deck_of[card] for card in eater.cards] == [0, 1]


@pytest.mark.rule("V-027", "V-028", "V-080")
def test_first_the_stone_then_the_wand_anywhere_but_at_special_places() -> None:
    play = placed(returning(ron="g01"))
    assert play.asked == (0, "relic")
    free = {f"to:{space}" for space, file in BOARD.file.items() if file != "places"}
    pawns = {f"to:{space}" for space in ["g01", "g23", *TOWERS]}
    assert set(play.options) == free - pawns
    play.do("to:l13")
    assert play.view.stone.space == "l13"
    assert play.asked == (1, "relic")
    assert set(play.options) == free - pawns  # also where the Stone lies
    play.script((1, 1)).do("to:l13")
    assert play.view.wand.space == "l13"


@pytest.mark.rule("V-028")
def test_harrys_player_hides_the_wand_wherever_he_sits() -> None:
    play = placed(returning(ron="g01", hermione="g01")).do("to:l13")
    assert play.asked == (1, "relic")
    state = stage(active="dark", dark="g22", ron="g01", held={"dark": RITUAL}).state
    state.pawns[1].sheet, state.pawns[2].sheet = state.pawns[2].sheet, state.pawns[1].sheet
    from tests.games.hogwarts.returns.stage import Stage

    play = placed(Stage(state, {"dark": 0, "ron": 1, "harry": 2}).deal((1,)).do("move:g23"))
    play.do("to:l13")
    assert play.asked == (2, "relic")


@pytest.mark.rule("V-083")
def test_in_the_turn_of_the_return_nobody_moves_any_more() -> None:
    play = placed(returning()).do("to:l13").script((1, 1)).do("to:l09")
    assert play.asked == (1, "move")
    assert [e.space for e in play.view.eaters] == TOWERS


@pytest.mark.rule("V-036")
def test_horcruxes_destroyed_before_count_at_the_return() -> None:
    play = returning(destroyed="nagini hufflepuffs_cup")
    assert (play.hp("dark"), play.view.voldemort_hp) == (5, 5)
