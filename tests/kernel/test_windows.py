"""Free actions and reaction windows, driven by hand."""

from collections.abc import Generator
from typing import Any

from hallows.kernel import PASS, Ask, Play, choose, reactions


def drive(
    play: Generator[Any, Any, Any], *answers: str
) -> tuple[list[tuple[int, tuple[str, ...]]], Any]:
    """Answer a play's questions in turn; who was asked what, and what the play returned."""
    asked: list[tuple[int, tuple[str, ...]]] = []
    given = iter(answers)
    reply: str | None = None
    while True:
        try:
            ask = play.send(reply)
        except StopIteration as end:
            assert next(given, None) is None, "answers left over"
            return asked, end.value
        asked.append((ask.seat, ask.options))
        reply = next(given)


def window(cards: dict[int, list[str]], stays_open: bool = True) -> Play[None]:
    def act(seat: int, card: str) -> Play[bool]:
        cards[seat].remove(card)
        return stays_open
        yield

    return reactions(
        "spell", cards, lambda seat: tuple(cards[seat]), act, prompt="cast", rule="T-395"
    )


def test_only_seats_with_something_to_play_are_asked_in_order() -> None:
    asked, _ = drive(window({2: ["a"], 0: [], 1: ["b"]}), PASS, PASS)
    assert asked == [(2, (PASS, "a")), (1, (PASS, "b"))]


def test_after_a_play_the_window_is_asked_again_from_the_first_seat() -> None:
    asked, _ = drive(window({0: ["a"], 1: ["b", "c"]}), PASS, "b", PASS, PASS)
    assert [seat for seat, _ in asked] == [0, 1, 0, 1]
    assert asked[-1] == (1, (PASS, "c"))


def test_a_play_may_close_the_window() -> None:
    asked, _ = drive(window({0: ["a"], 1: ["b"]}, stays_open=False), "a")
    assert asked == [(0, (PASS, "a"))]


def test_a_window_nobody_can_use_asks_nobody() -> None:
    assert drive(window({0: [], 1: []})) == ([], None)


def test_free_actions_come_with_the_question_and_rebuild_it() -> None:
    potions = [2]

    def act(seat: int, option: str) -> Play[None]:
        potions[0] -= 1
        yield Ask(seat, "sip", ("deep", "small"))

    play = choose(
        lambda: Ask(0, "turn", ("go", f"{potions[0]} left")),
        lambda seat: ("drink",) if potions[0] else (),
        act,
    )
    asked, chosen = drive(play, "drink", "deep", "drink", "small", "go")
    assert chosen == "go"
    assert [options for _, options in asked] == [
        ("go", "2 left", "drink"),
        ("deep", "small"),
        ("go", "1 left", "drink"),
        ("deep", "small"),
        ("go", "0 left"),
    ]
