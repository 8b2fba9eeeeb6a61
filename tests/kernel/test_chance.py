"""Dice: unbiased, repeatable, provable, scripted and typed in."""

import hashlib
import hmac
from collections import Counter

import pytest

from hallows.kernel import Dice, Fair, Pick, Roll, Scripted, ScriptError, Seeded, Shuffle, TypedIn
from hallows.kernel.chance import refused

ROLL = Roll(0, "attack")


def test_a_seed_always_gives_the_same_dice() -> None:
    # Records outlive programs: these figures must never change.
    assert _rolls(7, 12) == [4, 6, 3, 3, 3, 4, 6, 2, 4, 4, 1, 2]
    assert Seeded("x").draw(Shuffle(5, "deck")) == (1, 0, 4, 2, 3)


def _rolls(seed: int, count: int) -> list[object]:
    source = Seeded(seed)
    return [source.draw(ROLL) for _ in range(count)]


def test_other_seeds_give_other_dice() -> None:
    assert _rolls(1, 30) != _rolls(2, 30)


@pytest.mark.parametrize("sides", [2, 3, 6, 8, 20, 100, 256, 257, 1000])
def test_every_face_is_about_equally_likely(sides: int) -> None:
    source = Seeded(f"bias/{sides}")
    throws = 400 * sides
    seen = Counter(source.below(sides) for _ in range(throws))
    assert set(seen) == set(range(sides))
    # Chi-squared against a generous bound: mean sides - 1, deviation sqrt(2 (sides - 1)).
    chi2 = sum((n - 400) ** 2 / 400 for n in seen.values())
    assert chi2 < sides - 1 + 6 * (2 * sides) ** 0.5


def test_every_order_of_three_cards_is_about_equally_likely() -> None:
    source = Seeded("orders")
    seen = Counter(source.draw(Shuffle(3, "deck")) for _ in range(6000))
    assert len(seen) == 6
    assert all(850 < n < 1150 for n in seen.values())


def test_a_copy_goes_on_alone() -> None:
    source = Seeded(3)
    source.draw(ROLL)
    copy = source.copy()
    assert [copy.draw(ROLL) for _ in range(3000)] == [source.draw(ROLL) for _ in range(3000)]


def test_dice_shuffles_and_picks_have_the_shape_asked_for() -> None:
    source = Seeded(1)
    dice = source.draw(Dice(0, "hut", 3, 8))
    assert isinstance(dice, tuple)
    assert len(dice) == 3
    assert all(1 <= d <= 8 for d in dice)
    assert sorted(source.draw(Shuffle(9, "deck"))) == list(range(9))  # type: ignore[arg-type]
    assert source.draw(Pick(4, "steal")) in range(4)


def test_fair_dice_follow_from_secret_table_index_and_salts() -> None:
    def throws(secret: bytes = b"s", table: str = "t", salts: tuple[str, ...] = ("a",)) -> object:
        source = Fair(secret, table, salts)
        return [source.draw(Dice(0, "x", 4)) for _ in range(4)]

    assert throws() == throws()
    assert throws() != throws(secret=b"z")
    assert throws() != throws(table="u")
    assert throws() != throws(salts=("b",))
    assert throws(salts=("a", "b")) != throws(salts=("ab",))


def test_fair_dice_are_the_same_whatever_unicode_a_python_knows() -> None:
    """Worked out by hand, as a sceptic would: 1 + the first byte below 252, modulo 6."""
    salts = "('za\\u017c\\xf3\\u0142\\u0107', '\\U0001fae8')"  # the last one is new in Unicode 15
    digest = hashlib.sha256(salts.encode()).hexdigest()
    source = Fair(b"secret", "table", ("zażółć", "\U0001fae8"))
    for index in range(20):
        block = hmac.digest(b"secret", f"table|{index}|0|{digest}".encode(), "sha256")
        assert source.draw(ROLL) == 1 + next(byte for byte in block if byte < 252) % 6


def test_fair_dice_need_only_the_index_to_go_on() -> None:
    source = Fair(b"secret", "table")
    first = [source.draw(ROLL) for _ in range(5)]
    again = Fair(b"secret", "table", index=3)
    assert again.draw(ROLL) == first[3]
    assert source.copy().draw(ROLL) == source.draw(ROLL)


def test_the_commitment_tells_nothing_but_binds() -> None:
    one, two = Fair.new_secret(), Fair.new_secret()
    assert one != two
    assert len(one) == 32
    assert Fair.commitment(one) != Fair.commitment(two)
    assert one.hex() not in Fair.commitment(one)


def test_scripted_dice_are_used_in_order_and_missed_when_they_run_out() -> None:
    source = Scripted(4, (1, 6))
    assert source.draw(ROLL) == 4
    assert source.left == [(1, 6)]
    assert source.copy().draw(Dice(0, "x", 2)) == (1, 6)
    assert source.draw(Dice(0, "x", 2)) == (1, 6)
    with pytest.raises(ScriptError, match="attack"):
        source.draw(ROLL)


def test_scripted_dice_must_fit_the_question() -> None:
    with pytest.raises(ScriptError, match="from 1 to 6"):
        Scripted(7).draw(ROLL)
    assert Scripted().draw(Shuffle(3, "deck")) == (0, 1, 2)
    strict = Scripted((2, 1, 0), loose_shuffles=False)
    assert strict.draw(Shuffle(3, "deck")) == (2, 1, 0)


def test_typed_in_dice_wait_for_people() -> None:
    assert TypedIn().draw(ROLL) is None


@pytest.mark.parametrize(
    ("question", "result", "fits"),
    [
        (ROLL, 6, True),
        (ROLL, 0, False),
        (ROLL, 7, False),
        (ROLL, True, False),
        (ROLL, (3,), False),
        (Pick(3, "x"), 0, True),
        (Pick(3, "x"), 3, False),
        (Dice(0, "x", 2), (1, 6), True),
        (Dice(0, "x", 2), (1, 7), False),
        (Dice(0, "x", 2), (1,), False),
        (Dice(0, "x", 2), 3, False),
        (Shuffle(3, "x"), (2, 0, 1), True),
        (Shuffle(3, "x"), (2, 0, 0), False),
    ],
)
def test_impossible_outcomes_are_refused(question: Roll, result: int, fits: bool) -> None:
    assert (refused(question, result) == "") is fits
