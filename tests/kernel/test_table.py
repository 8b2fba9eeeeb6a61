"""A table: asking, answering, refusing, copying, taking back, standing orders."""

import pickle
from typing import Any

import pytest

import hallows
from hallows.games.duel.game import DuelGame
from hallows.games.duel.state import Duel, Options
from hallows.kernel import (
    Answered,
    Ask,
    BadOptions,
    CannotUndo,
    FinishedGame,
    IllegalOption,
    NotCloneable,
    Packed,
    Play,
    Scripted,
    Seeded,
    StaleQuestion,
    Table,
    Thrown,
    TypedIn,
    UnknownGame,
    WrongSeat,
    pack,
    playout,
    random_chooser,
    unpack,
)
from tests.server.canary import CanaryGame

HEX, SHIELD, POTION = 0, 14, 24  # the first card of each kind; the deck is used from its end


def duel(*dice: int, hands: dict[int, list[int]], hearts: int = 5, seats: int = 2) -> Table[Any]:
    """A table in seat 0's first turn, with these hands; seat 0 then draws the deck's last card, a Spark."""
    state = DuelGame().setup(seats, Options())
    state.dealt = True
    for seat, hand in hands.items():
        state.wizards[seat].hand = hand
        state.wizards[seat].hearts = hearts
        state.deck = [card for card in state.deck if card not in hand]
    return Table(DuelGame(), seats, None, Scripted(*dice), state=state)


def test_the_first_seat_is_asked_for_its_turn() -> None:
    table = hallows.deal("duel", seats=3, seed=1)
    ask = table.ask
    assert ask is not None
    assert (ask.seat, ask.prompt, ask.rule) == (0, "turn", "D-002")
    assert ask.options[:2] == ("attack:1", "attack:2")


def test_wrong_answers_are_refused_by_kind() -> None:
    table = hallows.deal("duel", seats=2, seed=1)
    before = table.hash()
    with pytest.raises(IllegalOption) as illegal:
        table.answer("attack:0")
    assert illegal.value.details == {"option": "attack:0", "prompt": "turn"}
    with pytest.raises(WrongSeat):
        table.answer("rest", seat=1)
    with pytest.raises(StaleQuestion):
        table.answer("rest", seat=0, seq=table.seq + 1)
    with pytest.raises(WrongSeat):
        table.happen(3)
    assert table.hash() == before


def test_nothing_is_asked_after_the_end() -> None:
    table = hallows.deal("duel", seats=2, seed=1)
    outcome = playout(table, random_chooser(1))
    assert outcome is not None
    assert outcome.winners
    assert table.asked is None
    with pytest.raises(FinishedGame):
        table.answer("rest")
    with pytest.raises(FinishedGame):
        table.happen(1)
    assert table.clone().outcome == outcome


def test_unknown_games_options_and_seats_are_named() -> None:
    with pytest.raises(UnknownGame, match="chess"):
        hallows.deal("chess", seats=2)
    with pytest.raises(BadOptions, match="max_turn"):
        hallows.deal("duel", seats=2, max_turn=3)
    with pytest.raises(BadOptions, match="int"):
        hallows.deal("duel", seats=2, max_turns="three")
    with pytest.raises(BadOptions, match="2 to 4"):
        hallows.deal("duel", seats=7)


def test_forced_answers_are_given_by_the_table_and_logged() -> None:
    table = hallows.deal("duel", seats=2, seed=4)
    playout(table, random_chooser(3))
    forced = [e for e in table.log if isinstance(e, Answered) and e.forced]
    assert len(forced) == table.counts.forced
    assert table.counts.decisions > 0
    assert table.counts.rolls > 0
    assert len(table.log) == table.counts.decisions + table.counts.forced + table.counts.rolls


def test_a_free_action_is_offered_and_the_question_asked_again() -> None:
    table = duel(hands={0: [POTION], 1: []}, hearts=3)
    assert table.ask is not None
    assert "drink" in table.ask.options
    table.answer("drink")
    assert table.state.wizards[0].hearts == 4
    assert table.ask.seat == 0
    assert table.ask.prompt == "turn"
    assert "drink" not in table.ask.options


def test_a_reaction_window_asks_only_holders_in_order_and_closes_on_a_shield() -> None:
    table = duel(hands={0: [], 1: [], 2: [SHIELD]}, seats=3)
    table.answer("attack:1")
    assert table.ask is not None
    assert (table.ask.seat, table.ask.window) == (2, "shield")
    table.answer("shield")
    assert table.state.wizards[1].hearts == 5
    assert table.state.active == 1


def test_a_hex_is_a_question_nested_in_the_attack() -> None:
    table = duel(2, 5, hands={0: [HEX], 1: []})
    table.answer("attack:1")
    assert table.ask is not None
    assert table.ask.prompt == "hex"
    assert table.ask.args == {"behind": 3}
    assert table.breadcrumbs() == ["scene", "turn D-002", "attack D-003", "offer_hex D-005"]
    table.answer("yes")
    assert table.state.wizards[0].hearts == 4


def test_a_clone_goes_its_own_way() -> None:
    table = hallows.deal("duel", seats=3, seed=5)
    for _ in range(7):
        table.answer(table.ask.options[0])  # type: ignore[union-attr]
    clone = table.clone()
    before = table.hash()
    assert (clone.hash(), clone.seq, clone.asked) == (before, table.seq, table.asked)
    playout(clone, random_chooser(0))
    assert table.hash() == before
    assert clone.events is None


def test_an_imagined_table_keeps_what_the_seat_knows_and_clones_exactly() -> None:
    table = hallows.deal("duel", seats=3, seed=5)
    imagined = [table.imagine(0, seed) for seed in range(8)]
    assert all(i.view(0) == table.view(0) for i in imagined)
    assert len({i.hash() for i in imagined}) > 1
    one = imagined[0]
    assert one.seq == table.seq
    again = one.clone()
    assert again.hash() == one.hash()
    option = one.ask.options[0]  # type: ignore[union-attr]
    one.answer(option)
    again.answer(option)
    assert again.hash() == one.hash()


def test_a_table_without_checkpoints_cannot_be_cloned() -> None:
    table = hallows.deal("duel", seats=2, seed=1, checkpoints=False)
    with pytest.raises(NotCloneable):
        table.clone()
    with pytest.raises(NotCloneable):
        pack(table)
    assert not table.may_undo(0)
    attacked = duel(3, hands={0: [], 1: [SHIELD]})
    attacked.answer("attack:1")
    for start in (True, False):
        last = attacked.clone(Seeded(1), checkpoints=False, start=start)
        with pytest.raises(NotCloneable):
            last.clone()
        assert not last.may_undo(0)
        assert playout(last, random_chooser(0)) is not None


def test_the_rules_of_a_clone_to_look_at_begin_unheard_at_the_same_question() -> None:
    table = duel(2, 5, hands={0: [HEX], 1: []})
    table.answer("attack:1")
    clone = table.clone(Scripted(), start=False)
    state, asked, before = clone.state, clone.asked, clone.hash()
    clone.events = []
    clone.state.listen(clone.events)
    assert clone.breadcrumbs()[-1] == "offer_hex D-005"
    assert (clone.state, clone.asked, clone.hash()) == (state, asked, before)
    assert clone.events == []
    clone.answer("yes")
    assert clone.state is state  # whoever held it sees what came of it
    assert state.wizards[0].hearts == 4
    assert [event.key for event in clone.events][:2] == ["played", "wounded"]
    assert table.hash() == before


def test_the_state_stays_the_same_object_when_a_choice_is_taken_back() -> None:
    table: Table[Any] = Table(CanaryGame(), 2, None, Seeded(1))
    state = table.state
    table.answer("merry")
    table.undo(0)
    assert table.state is state


def test_an_unpacked_table_is_the_table_at_every_question_and_goes_on_alike() -> None:
    table = hallows.deal("duel", seats=3, seed=9)
    table.order(2, "shield", lasting=True)
    choose = random_chooser(9)
    undone = 0
    while True:
        packed: Packed = pickle.loads(pickle.dumps(pack(table)))
        for other in (
            table.clone(),
            table.clone(start=False),
            unpack(table.game, packed, table.chance.copy()),
        ):
            assert (other.hash(), other.asked, other.seq) == (table.hash(), table.asked, table.seq)
            assert (other.counts, other.orders) == (table.counts, table.orders)
            for seat in range(3):
                assert other.may_undo(seat) == table.may_undo(seat)
            if table.ask is None:
                assert other.outcome == table.outcome
                continue
            if table.may_undo(table.ask.seat):
                undone += 1
                other.undo(table.ask.seat)
                assert other.seq < table.seq
            playout(other, random_chooser(0), 3)
        if table.ask is None:
            break
        table.answer(choose(table.ask))
    assert undone > 0


def test_an_unpacked_table_shares_nothing_with_what_was_packed() -> None:
    table = hallows.deal("duel", seats=2, seed=3)
    table.answer("rest")
    before = table.hash()
    playout(unpack(table.game, pack(table), Seeded(1)), random_chooser(0))
    assert table.hash() == before
    assert table.clone().hash() == before


def test_a_choice_can_be_taken_back_with_its_events() -> None:
    table: Table[Any] = Table(CanaryGame(), 2, None, Seeded(1))
    before, events = table.hash(), list(table.events or [])
    table.answer("merry")
    assert table.may_undo(0)
    assert not table.may_undo(1)
    table.undo(0)
    assert table.hash() == before
    assert table.events == events
    assert table.counts.decisions == 0
    table.answer("sad")


def test_undo_never_crosses_a_roll_a_question_to_another_or_something_seen() -> None:
    rolled = duel(2, 5, hands={0: [HEX], 1: []})
    rolled.answer("attack:1")  # the dice have fallen
    with pytest.raises(CannotUndo):
        rolled.undo(0)
    fished = duel(hands={0: [], 1: [SHIELD], 2: [SHIELD + 1]}, seats=3)
    fished.answer("attack:1")  # seat 1 is asked: now seat 0 knows that it holds a shield
    assert not fished.may_undo(0)
    with pytest.raises(CannotUndo):
        fished.undo(0)
    fished.answer("pass")  # seat 1 has spoken; seat 2 is asked
    assert not any(fished.may_undo(seat) for seat in range(3))
    seen = duel(hands={0: [POTION], 1: []}, hearts=1)
    seen.answer("drink")  # a card was shown
    with pytest.raises(CannotUndo):
        seen.undo(0)


def test_a_standing_order_passes_until_the_seats_next_turn() -> None:
    table = duel(1, 1, 1, 1, hands={0: [], 1: [SHIELD], 2: []}, seats=3)
    table.order(1)
    table.answer("attack:1")
    assert table.ask is not None
    assert table.ask.prompt == "turn"  # the Shield window went by
    assert any(e == Answered(1, "pass", True) for e in table.log)
    assert table.orders == {}  # seat 1's own turn ended the order


def test_a_standing_order_answers_the_pending_question_and_can_be_cleared() -> None:
    table = duel(1, 1, 2, 2, hands={0: [], 1: [], 2: [SHIELD]}, seats=3)
    table.answer("attack:1")
    assert table.ask is not None
    assert table.ask.seat == 2
    table.order(2, "shield", lasting=True)
    assert table.ask.prompt == "turn"
    assert table.orders == {2: {"shield": True}}
    table.clear_order(2, "shield")
    table.answer("attack:0")
    assert table.ask.seat == 2
    table.clear_order(2)
    assert table.orders == {}


def test_settled_seats_are_asked_only_what_they_wish_for() -> None:
    """Quiet windows go by with ordinary answers; a wish brings the next question that offers it, once."""
    table = duel(1, 1, 2, 2, 1, 1, hands={0: [], 1: [], 2: [SHIELD]}, seats=3)
    table.game.quiet = ("shield",)  # type: ignore[misc]
    try:
        table.settle(2)
    finally:
        del table.game.quiet
    assert table.orders == {2: {"shield": True}}
    table.answer("attack:1")
    assert table.ask is not None
    assert table.ask.prompt == "turn"  # nobody asked
    assert any(entry == Answered(2, "pass", True) for entry in table.log)
    table.wish(2, "shield")
    table.wish(2, "drink")
    assert table.clone().wishes == {}  # nobody who thinks about the table learns of it
    table.answer("attack:0")
    assert (table.ask.seat, table.ask.window) == (2, "shield")
    assert table.wishes == {2: ["drink"]}  # the one is spent, the other waits
    table.clear_wish(2, "drink")
    table.answer("pass")
    assert table.ask.seat == 2  # its own turn


def test_an_order_gives_the_first_answer_whatever_it_is_called() -> None:
    class Stubborn(DuelGame):
        def scene(self, state: Duel) -> Play[None]:
            yield Ask(0, "turn", ("rest", "attack:1"), window="turn")
            state.wizards[1].hearts = 0

    state = DuelGame().setup(2, Options())
    table = Table(Stubborn(), 2, None, Scripted(), state=state)
    table.order(0, "turn")
    assert table.log == [Answered(0, "rest", True)]


def test_a_lasting_order_outlives_the_seats_turn() -> None:
    table = hallows.deal("duel", seats=2, seed=4)
    table.order(0, lasting=True)
    table.order(1)
    table.answer("rest")
    assert table.orders == {0: {"*": True}}


def test_real_dice_are_typed_in_and_checked() -> None:
    table = Table(DuelGame(), 2, None, TypedIn())
    assert table.ask is None
    with pytest.raises(IllegalOption, match="order of 0 to 47"):
        table.happen((0, 0))
    with pytest.raises(WrongSeat):
        table.answer("rest")
    with pytest.raises(StaleQuestion):
        table.happen(3, seq=9)
    table.happen(tuple(range(48)))
    assert table.ask is not None
    table.answer("rest")
    asked = table.asked_for(1)
    assert asked is not None
    assert asked.prompt == "chance.rest"
    table.happen(6)
    assert table.state.turns == 1


def test_only_the_seat_asked_sees_more_than_who_is_asked() -> None:
    table = hallows.deal("duel", seats=2, seed=1)
    mine, theirs = table.asked_for(0), table.asked_for(1)
    assert mine is not None
    assert theirs is not None
    assert mine.options
    assert (theirs.seat, theirs.prompt, theirs.options) == (0, "", ())
    assert table.asked_for(None) == theirs


def test_events_go_to_those_who_may_know() -> None:
    table = hallows.deal("duel", seats=2, seed=1)
    mine = [e.key for e in table.events_for(0)]
    assert mine.count("drew") == 3  # two dealt, one drawn
    assert [e.key for e in table.events_for(None)] == ["turn"]
    assert table.events_for(0, since=len(table.events or [])) == []


def test_dice_are_heard_by_everyone_in_order_with_what_they_lead_to() -> None:
    table = duel(5, 2, hands={0: [], 1: []})
    table.answer("attack:1")
    heard = table.events_for(None)
    assert [e.key for e in heard[:5]] == [
        "turn",
        "attack",
        "rolled.attack",
        "rolled.defence",
        "wounded",
    ]
    assert heard[2].args == {"faces": [5], "who": "seat:0"}
    assert [e.thrown for e in heard[:5]] == [
        None,
        None,
        Thrown("attack", (5,), 6, 0),
        Thrown("defence", (2,), 6, 1),
        None,
    ]


def test_face_down_cards_have_another_name_for_everyone() -> None:
    table = hallows.deal("duel", seats=3, seed=1)
    of_two = [table.view(viewer).wizards[2].hand for viewer in (0, 1, None)]  # type: ignore[attr-defined]
    assert len({tuple(hand) for hand in of_two}) == 3
    assert table.view(0) == table.view(0)


def test_the_same_seed_and_answers_give_the_same_game() -> None:
    def end(seed: int) -> str:
        table = hallows.deal("duel", seats=4, seed=seed)
        playout(table, random_chooser(seed))
        return table.hash()

    assert end(11) == end(11)
    assert end(11) != end(12)


def test_playout_stops_at_its_limit() -> None:
    table = Table(DuelGame(), 4, None, Seeded(2))
    assert playout(table, random_chooser(2), limit=3) is None
    assert table.counts.decisions == 3


@pytest.mark.parametrize("answers", [0, 1, 7, 40, 1_000])
def test_playing_on_is_answering_one_by_one(answers: int) -> None:
    """What a chooser sees on the way, and what it leaves behind."""
    tables = [Table(DuelGame(), 3, None, Seeded(5)) for _ in range(2)]
    seen: list[list[object]] = [[], []]

    def chooser(table: Table[Any], seen: list[object]) -> Any:
        choose = random_chooser(5)

        def choosing(ask: Ask) -> str:
            seen.append((table.ask is ask, table.seq, table.seen, table.may_undo(ask.seat)))
            return choose(ask)

        return choosing

    on, by_one = tables
    playout(on, chooser(on, seen[0]), answers)
    choose = chooser(by_one, seen[1])
    for _ in range(answers):
        if by_one.ask is not None:
            by_one.answer(choose(by_one.ask))
    assert seen[0] == seen[1]
    assert (on.hash(), on.log, on.counts) == (by_one.hash(), by_one.log, by_one.counts)
    assert (on.asked, on.seen, on.outcome) == (by_one.asked, by_one.seen, by_one.outcome)
    assert [on.may_undo(seat) for seat in range(3)] == [by_one.may_undo(seat) for seat in range(3)]
