"""The challenge on the Quidditch Pitch of the House Cup, and what a match leaves behind."""

import pytest

from tests.games.hogwarts.stage import Situation, hero, table
from tests.stage import dice

rule = pytest.mark.rule
RON, HERMIONE = hero("ron_weasley", at="d07"), hero("hermione_granger", at="c10")


def on_the_pitch() -> Situation:
    """Harry, two steps away, ends his move on the pitch."""
    return table(hero("harry_potter", at="g19"), RON, HERMIONE).play(dice("move", 1, 1), "move:g23")


def played(t: Situation, challenger_wins: bool = True) -> Situation:
    """The shortest match: the round is decided after the challenger's last turn, then the race is flown."""
    t.play("house:gryffindor", "house:slytherin", "standard", "standard")
    t.state.match.turns, t.state.match.goals = [11, 12], [1, 0] if challenger_wins else [0, 1]
    return t.play(
        dice("match.start", 6, 6),
        dice("match.start", 1, 1),
        dice("match.actions", 1, 1),
        "end",
        dice("match.race", 6, 6),
        dice("match.race", 1, 1),
        dice("match.race", 6, 6),
    )


@rule("Q-001")
def test_a_move_that_ends_on_the_pitch_starts_a_match() -> None:
    t = on_the_pitch()
    assert (t.prompt, t.options) == ("pitch", ("challenge:1", "challenge:2", "portkey"))
    t.play("challenge:2")
    assert t.prompt == "match.house"


@rule("Q-001")
def test_no_match_after_a_fight_on_the_pitch() -> None:
    t = table(hero("harry_potter", at="g19"), hero("ron_weasley", at="g23"), HERMIONE)
    t.play(dice("move", 1, 1), "move:g23")
    assert t.prompt == "roll scuffle"  # the pawn there means a fight
    while t.prompt == "roll scuffle":
        t.play(6 if t.seat == 0 else 1)
    while t.seat == 0:  # the prize
        assert t.prompt != "pitch"
        t.play(t.options[0])
    assert not t.told("challenged")


@rule("Q-001")
def test_no_match_with_a_portkey_or_alone() -> None:
    t = on_the_pitch().play("portkey")
    assert not t.told("challenged")
    alone = table(hero("harry_potter", at="g19"), variant="solo").play(
        dice("move", 1, 1), "move:g23"
    )
    assert not [option for option in alone.options if option.startswith("challenge:")]


@rule("Q-002")
def test_any_other_player_may_be_challenged_and_comes_to_the_pitch() -> None:
    t = on_the_pitch().play("challenge:1")
    assert [t.at(seat) for seat in range(3)] == ["g23", "g23", "c10"]
    assert t.state.match.players == [0, 1]


@rule("Q-003")
def test_a_challenge_cannot_be_refused() -> None:
    """The first thing the challenged player is asked is the house."""
    t = on_the_pitch().play("challenge:1")
    assert (t.seat, t.prompt) == (0, "match.house")
    t.play("house:ravenclaw")
    assert (t.seat, t.prompt) == (1, "match.house")
    assert all(option.startswith("house:") for option in t.options)


@rule("Q-004", "Q-078")
@pytest.mark.parametrize("challenger_wins", [True, False])
def test_the_challenged_pawn_goes_back_the_challengers_stays(challenger_wins: bool) -> None:
    t = played(on_the_pitch().play("challenge:1"), challenger_wins)
    assert [t.at(seat) for seat in range(3)] == ["g23", "d07", "c10"]


@rule("Q-078")
def test_a_match_costs_neither_life_nor_cards_nor_tokens() -> None:
    t = on_the_pitch()
    before = [t.sheet(seat) for seat in range(3)]
    played(t.play("challenge:1"))
    for seat, old in enumerate(before):
        new = t.sheet(seat)
        for kept in ("hp", "floo", "portkeys", "spells", "potions", "books", "objects"):
            assert getattr(new, kept) == getattr(old, kept), kept


@rule("Q-062", "Q-063")
@pytest.mark.parametrize("challenger_wins", [True, False])
def test_the_winner_scores_and_both_have_played(challenger_wins: bool) -> None:
    t = played(on_the_pitch().play("challenge:1"), challenger_wins)
    assert t.state.scores == ([40, 0, 0] if challenger_wins else [0, 40, 0])
    assert [t.sheet(seat).matches for seat in range(3)] == [1, 1, 0]
