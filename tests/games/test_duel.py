"""Wizards' Duel, rule by rule: how scenario tests of a game look."""

from typing import Any

import pytest

import hallows
from hallows.games.duel.game import DuelGame
from hallows.games.duel.state import DECK, HEX, POTION, SHIELD, SPARK, Options
from hallows.kernel import Table
from tests.stage import Script


def duel(
    *dice: int, hands: list[list[str]], hearts: list[int] | None = None, top: str = SPARK
) -> Table[Any]:
    """Seat 0 is about to draw ``top``; everybody holds the hand and the Hearts given."""
    state = DuelGame().setup(len(hands), Options())
    state.dealt = True

    def take(kind: str) -> int:
        card = next(card for card in state.deck if state.faces[card] == kind)
        state.deck.remove(card)
        return card

    for wizard, hand in zip(state.wizards, hands, strict=True):
        wizard.hand = [take(kind) for kind in hand]
        wizard.hearts = (hearts or [5] * len(hands))[wizard.seat]
    state.deck.append(take(top))
    return Table(DuelGame(), len(hands), None, Script(*dice), state=state)


def hearts(table: Table[Any]) -> list[int]:
    return [wizard.hearts for wizard in table.state.wizards]


@pytest.mark.rule("D-001")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everyone_starts_with_five_hearts_and_two_cards(seats: int) -> None:
    table = hallows.deal("duel", seats=seats, seed=1)
    assert hearts(table) == [5] * seats
    assert [len(w.hand) for w in table.state.wizards] == [3, *[2] * (seats - 1)]  # seat 0 has drawn
    assert len(DECK) == len(table.state.deck) + 2 * seats + 1


@pytest.mark.rule("D-002")
def test_a_turn_draws_a_card_and_offers_attack_or_rest() -> None:
    table = duel(hands=[[HEX], [], []])
    assert [table.state.faces[card] for card in table.state.wizards[0].hand] == [HEX, SPARK]
    assert table.ask is not None
    assert table.ask.options == ("attack:1", "attack:2", "rest")


@pytest.mark.rule("D-002")
def test_a_full_hand_draws_nothing() -> None:
    table = duel(hands=[[HEX, HEX, HEX], []])
    assert len(table.state.wizards[0].hand) == 3


@pytest.mark.rule("D-003")
@pytest.mark.parametrize(
    ("mine", "theirs", "after"), [(5, 3, [5, 4]), (2, 3, [4, 5]), (4, 4, [5, 5])]
)
def test_the_higher_die_wins_and_a_tie_harms_nobody(
    mine: int, theirs: int, after: list[int]
) -> None:
    table = duel(mine, theirs, hands=[[], []])
    table.answer("attack:1")
    assert hearts(table) == after


@pytest.mark.rule("D-004")
def test_a_shield_ends_the_attack_before_any_dice() -> None:
    table = duel(hands=[[], [], [SHIELD]])
    table.answer("attack:1")
    assert table.ask is not None
    assert table.ask.seat == 2
    table.answer("shield")
    assert hearts(table) == [5, 5, 5]
    assert [table.state.faces[card] for card in table.state.discard] == [SHIELD]


@pytest.mark.rule("D-004")
def test_shields_are_asked_for_from_the_target_clockwise() -> None:
    table = duel(1, 1, hands=[[SHIELD], [SHIELD], [SHIELD]])
    table.answer("attack:2")
    asked = []
    while table.ask is not None and table.ask.prompt == "shield":
        asked.append(table.ask.seat)
        table.answer("pass")
    assert asked == [2, 0, 1]


@pytest.mark.rule("D-005")
@pytest.mark.parametrize(("mine", "theirs", "hexer"), [(2, 5, 0), (5, 2, 1)])
def test_who_is_behind_may_add_two_with_a_hex(mine: int, theirs: int, hexer: int) -> None:
    table = duel(mine, theirs, hands=[[HEX], [HEX]])
    table.answer("attack:1")
    assert table.ask is not None
    assert (table.ask.seat, table.ask.prompt) == (hexer, "hex")
    table.answer("yes")
    lost = [4, 5] if mine < theirs else [5, 4]
    assert hearts(table) == lost  # 4 against 5 still loses, but by less


@pytest.mark.rule("D-005")
def test_a_hex_can_turn_the_attack() -> None:
    table = duel(3, 4, hands=[[HEX], []])
    table.answer("attack:1")
    table.answer("yes")
    assert hearts(table) == [5, 4]


@pytest.mark.rule("D-006")
@pytest.mark.parametrize(("mine", "lost"), [(5, 2), (4, 1)])
def test_beaten_by_four_or_more_costs_two_hearts(mine: int, lost: int) -> None:
    table = duel(mine, 1, hands=[[], []])
    table.answer("attack:1")
    assert hearts(table) == [5, 5 - lost]


@pytest.mark.rule("D-007")
@pytest.mark.parametrize(("die", "after"), [(6, 4), (5, 3)])
def test_resting_heals_on_a_six(die: int, after: int) -> None:
    table = duel(die, hands=[[], []], hearts=[3, 5])
    table.answer("rest")
    assert hearts(table)[0] == after


@pytest.mark.rule("D-008")
def test_a_potion_heals_one_heart_at_any_own_decision_but_never_above_five() -> None:
    table = duel(hands=[[POTION, POTION], []], hearts=[4, 5])
    table.answer("drink")
    assert hearts(table)[0] == 5
    assert table.ask is not None
    assert table.ask.options == ("attack:1", "rest")


@pytest.mark.rule("D-009")
def test_the_last_wizard_standing_wins() -> None:
    table = duel(6, 1, hands=[[], [SPARK], []], hearts=[5, 2, 0])
    table.answer("attack:1")
    assert table.outcome is not None
    assert table.outcome.winners == (0,)
    assert table.state.wizards[1].hand == []


def test_a_turn_limit_is_reported_as_a_truncated_draw() -> None:
    table = hallows.deal("duel", seats=2, seed=1, max_turns=2)
    for _ in range(2):
        table.answer("rest")
    assert table.outcome is not None
    assert table.outcome.truncated
    assert table.outcome.winners == ()
