"""A pile gives and takes, forgets when shuffled, and re-deals only what a seat cannot know."""

from contextlib import suppress

from hallows.games.common.pile import NO_CARD, Pile, redeal, show
from hallows.kernel import Seeded, Shuffle


def test_cards_come_from_the_top_and_go_under() -> None:
    pile = Pile([1, 2, 3])
    assert pile.look(2) == [3, 2]
    assert pile.draw() == 3
    pile.put_under(3)
    pile.put_on(9)
    pile.take(1)
    assert pile.cards == [3, 2, 9]
    assert [pile.draw() for _ in range(4)] == [9, 2, 3, NO_CARD]
    assert not pile


def test_a_copy_is_a_pile_of_its_own() -> None:
    pile = Pile([1, 2])
    pile.copy().draw()
    assert len(pile) == 2


def test_a_shuffled_pile_is_known_to_nobody() -> None:
    pile, known = Pile([0, 1, 2]), [0, 0, 0, 0]
    show(known, [1, 3], 0b10)
    play = pile.shuffle("deck", known)
    assert next(play) == Shuffle(3, "deck")
    with suppress(StopIteration):
        play.send((2, 0, 1))
    assert pile.cards == [2, 0, 1]
    assert known == [0, 0, 0, 0b10]


def test_only_what_a_seat_has_not_seen_is_dealt_anew() -> None:
    seen = set()
    for seed in range(20):
        faces, known = [10, 11, 12, 13, 20, 21], [0b01, 0b10, 0b10, 0, 0, 0]
        redeal(faces, known, [range(4), range(4, 6)], 0, Seeded(seed))
        assert faces[0] == 10
        assert sorted(faces[:4]) == [10, 11, 12, 13]
        assert sorted(faces[4:]) == [20, 21]
        seen.add(tuple(faces))
    assert len(seen) > 6
