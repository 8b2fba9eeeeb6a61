"""A real table: typed dice, named cards, things taken back, and a record that knows nothing of it."""

from collections import deque
from collections.abc import Callable
from typing import Any

import pytest

from hallows.games import load_game, names
from hallows.games.duel.game import DuelView
from hallows.kernel import (
    Answered,
    CannotUndo,
    Chance,
    Companion,
    Dice,
    Draw,
    Happened,
    IllegalOption,
    Pick,
    Result,
    Roll,
    Seeded,
    Table,
    WrongSeat,
    load,
    random_chooser,
    read,
    record,
    verify,
    write,
)
from hallows.kernel.questions import Order, Shuffle

SEATS = {"returns": 3}
#: Shuffles of what lies open from the start: where objects and tokens lie, which place comes first.
SAID = {"hogwarts": "objects", "returns": "tokens", "rising": "places"}


class Box:
    """The real dice and cards: what they will show, and how each pile was really shuffled."""

    def __init__(self) -> None:
        self.luck = Seeded("real")
        self.orders: list[Order] = []

    def draw(self, question: Chance) -> Result:
        result = self.luck.draw(question)
        if not isinstance(question, Shuffle) or not isinstance(result, tuple):
            return result
        self.orders.append(Order(result))
        return self.orders[-1]

    def copy(self) -> "Box":
        return self


class Guess:
    """Shuffles nothing like the people do; what is picked blindly, and what is laid out for all to see, the program says."""

    def __init__(self, name: str, said: list[Result]) -> None:
        self.luck = Seeded("guess")
        self.name = name
        self.said = deque(said)

    def draw(self, question: Chance) -> Result:
        result = self.said.popleft() if _is_said(self.name, question) else None
        return result if result is not None else self.luck.draw(question)

    def copy(self) -> "Guess":
        return self


def played(name: str, answers: int) -> tuple[Table[Any], Box]:
    """A game as it goes at the real table."""
    box = Box()
    table = Table(load_game(name), SEATS.get(name, 2), {}, box)
    choose = random_chooser(f"companion/{name}")
    for _ in range(answers):
        ask = table.ask
        if ask is None:
            break
        table.answer(choose(ask))
    return table, box


def real_card(table: Companion[Any], box: Box, asked: Draw) -> str:
    """What really lies where the program has guessed ``asked.card``."""
    shuffle, at = next(table._places(asked.label, asked.card))
    return table.game.thing(table.table.state, asked.label, box.orders[shuffle].laid[at])


def kept(table: Table[Any]) -> tuple[list[Any], list[Result]]:
    """What people do at it, in order, and what is picked for them."""
    done = [
        entry
        for entry in table.log
        if (isinstance(entry, Answered) and not entry.forced)
        or (isinstance(entry, Happened) and isinstance(entry.question, Roll | Dice))
    ]
    said = [
        entry.result
        for entry in table.log
        if isinstance(entry, Happened) and _is_said(table.game.name, entry.question)
    ]
    return done, said


def _is_said(name: str, question: Chance) -> bool:
    return isinstance(question, Pick) or question.label == SAID.get(name)


def follow(
    name: str, truth: Table[Any], box: Box, look: Callable[[Companion[Any]], None] | None = None
) -> Companion[Any]:
    """The same game, kept by a program that sees neither dice nor cards. ``look`` is shown it whenever a card is awaited."""
    done, said = kept(truth)
    table = Companion(load_game(name), truth.seats, {}, Guess(name, said))
    for entry in done:
        name_cards(table, box, look)
        if isinstance(entry, Answered):
            table.answer(entry.option, seat=entry.seat)
        else:
            table.happen(entry.result)
    name_cards(table, box)
    return table


def name_cards(
    table: Companion[Any], box: Box, look: Callable[[Companion[Any]], None] | None = None
) -> None:
    while isinstance(asked := table.table.asked, Draw):
        if look is not None:
            look(table)
        card = real_card(table, box, asked)
        assert card in table.names()
        table.name(card)


@pytest.mark.parametrize("name", names())
def test_the_program_follows_a_real_table_it_cannot_see(name: str) -> None:
    truth, box = played(name, 60)
    table = follow(name, truth, box)
    assert len(table.acts) > 60 or truth.outcome
    for viewer in (None, *range(truth.seats)):
        assert table.table.events_for(viewer) == truth.events_for(viewer)
    asked = truth.ask
    assert table.table.ask == asked
    written = record(table.table)
    assert written.fairness is None
    assert load(load_game(name), read(write(written))).hash() == table.table.hash()


@pytest.mark.parametrize("name", names())
def test_what_is_kept_of_a_game_stopped_before_a_card_is_named_replays(name: str) -> None:
    awaited: list[str] = []

    def stopped_here(table: Companion[Any]) -> None:
        awaited.append(name)
        verify(table.game, read(write(record(table.table))))

    truth, box = played(name, 60)
    follow(name, truth, box, stopped_here)
    assert awaited or name == "quidditch"  # whose cards are dealt face up


def duel() -> Companion[Any]:
    return Companion(load_game("duel"), 2, {}, Seeded("guess"))


def dealt(*cards: str) -> Companion[Any]:
    table = duel()
    for card in cards or ("hex", "shield", "hex", "spark", "spark"):
        table.name(f"card:{card}")
    return table


def hand(table: Companion[Any]) -> list[str]:
    """What seat 0 sees in its own hand."""
    view = table.table.view(0)
    assert isinstance(view, DuelView)
    return view.wizards[0].hand


def test_a_card_is_asked_of_whoever_draws_it_and_stays_their_secret() -> None:
    table = duel()
    asked = table.table.asked
    assert isinstance(asked, Draw)
    assert (asked.seat, asked.label, asked.seats) == (0, "deck", (0,))
    assert table.table.state.wizards[0].hand == []  # nothing we guessed is shown
    table.name("card:potion")
    table.name("card:potion")
    table.name("card:hex")
    assert hand(table) == ["potion", "potion"]
    assert "hex" not in repr(table.table.view(0))
    # What may be named does not tell what the other one holds.
    assert table.names() == ["card:hex", "card:potion", "card:shield", "card:spark"]


def test_a_card_that_cannot_lie_there_is_refused_and_nothing_changes() -> None:
    table = duel()
    for _ in range(4):
        table.name("card:potion")  # there are no more
    before = record(table.table)
    for wrong in ("card:potion", "card:accio", ""):
        with pytest.raises(IllegalOption):
            table.name(wrong)
    with pytest.raises(WrongSeat):
        table.happen(3)
    with pytest.raises(WrongSeat):
        table.answer("rest")
    assert record(table.table) == before
    assert isinstance(table.table.asked, Draw)


def test_dice_are_typed_where_they_fall_and_wrong_ones_change_nothing() -> None:
    table = dealt()
    table.answer("rest")
    assert table.table.asked == Roll(0, "rest")
    before = record(table.table)
    for wrong in (0, 7, (3,), True):
        with pytest.raises(IllegalOption):
            table.happen(wrong)
    with pytest.raises(WrongSeat):
        table.name("card:hex")
    assert record(table.table) == before
    table.happen(6)
    assert Happened(Roll(0, "rest"), 6) in table.table.log


def test_everything_can_be_taken_back_one_by_one() -> None:
    table = dealt()
    seen = [record(table.table)]
    table.answer("rest")
    seen.append(record(table.table))
    table.happen(4)
    seen.append(record(table.table))
    asked = table.table.asked
    assert isinstance(asked, Draw)
    assert asked.seat == 1
    table.name("card:potion")
    for expected in reversed(seen):
        table.take_back()
        assert record(table.table) == expected
    while table.acts:
        table.take_back()
    assert table.table.asked == duel().table.asked
    with pytest.raises(CannotUndo):
        table.take_back()


def test_a_card_that_is_all_in_secret_hands_is_still_among_those_to_be_named() -> None:
    """Whoever names one does not learn from the list what the others hold; the refusal tells only who tries it."""
    table = duel()
    for _ in range(4):  # all there are, in both hands
        table.name("card:potion")
    assert "card:potion" in table.names()
    assert not table.fits("card:potion")


def test_a_card_named_wrongly_is_named_again() -> None:
    table = duel()
    table.name("card:spark")
    table.take_back()
    table.name("card:hex")
    table.name("card:hex")
    assert hand(table) == ["hex", "hex"]


def test_what_was_discarded_and_shuffled_again_is_named_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("hallows.games.duel.game.DECK", ["shield"] * 3 + ["hex"] * 3)
    table = dealt("shield", "hex", "shield", "hex", "hex")
    table.answer("attack:1")
    table.answer("shield")
    table.name("card:shield")
    table.answer("attack:0")
    table.answer("shield")
    asked = table.table.asked
    assert isinstance(asked, Draw)
    assert (asked.seat, table.names()) == (0, ["card:shield"])
    with pytest.raises(IllegalOption):
        table.name("card:hex")
    table.name("card:shield")
    assert load(load_game("duel"), record(table.table)).hash() == table.table.hash()


def test_standing_orders_outlast_a_game_told_again() -> None:
    table = dealt("shield", "hex", "shield", "hex", "hex")
    table.table.order(1, lasting=True)
    table.answer("attack:1")
    table.answer("pass")
    assert isinstance(table.table.asked, Roll)  # the Shield of seat 1 was let go
    table.happen(6)
    table.happen(5)
    table.take_back()
    assert table.table.orders == {1: {"*": True}}
    assert table.table.asked == Roll(1, "defence")


def test_a_player_who_thinks_may_do_so_between_cards() -> None:
    table = dealt()
    imagined = table.table.imagine(0, 7)
    imagined.answer("rest")
    assert imagined.asked is not None
    assert not isinstance(imagined.asked, Draw)
