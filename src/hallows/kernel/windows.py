"""Two shapes of asking that many rulebooks share: free actions, and reaction windows.

Both are plain generators to ``yield from``. Guard before you enter: where nobody can act, a window should
cost a test and not a generator.
"""

from collections.abc import Callable, Iterable

from hallows.kernel.questions import PASS, Arg, Ask, Play


def choose(
    question: Callable[[], Ask],
    free: Callable[[int], tuple[str, ...]],
    act: Callable[[int, str], Play[None]],
) -> Play[str]:
    """Ask ``question`` together with the asked seat's free actions. After a free action the question is
    built anew, since its options may have changed, and asked again."""
    while True:
        ask = question()
        extra = free(ask.seat)
        if not extra:
            option: str = yield ask
            return option
        ask.options += extra
        option = yield ask
        if option not in extra:
            return option
        yield from act(ask.seat, option)


def reactions(
    window: str | Callable[[int], str],
    seats: Iterable[int],
    offers: Callable[[int], tuple[str, ...]],
    act: Callable[[int, str], Play[bool]],
    *,
    prompt: str,
    rule: str = "",
    args: dict[str, Arg] | None = None,
    could: Callable[[int], bool] | None = None,
) -> Play[None]:
    """Ask the seats, in order, that have something to play, each in its kind of ``window``. Whenever one plays, ``act``
    resolves it and says whether the window stays open; if so it is asked again from the first seat. The window closes
    when everyone able has passed in a row. Who ``could`` hold something, as far as the others know, is asked as well: being
    asked then tells nothing."""
    order = tuple(seats)
    index = 0
    while index < len(order):
        seat = order[index]
        playable = offers(seat)
        index += 1
        if not playable and not (could and could(seat)):
            continue
        kind = window if isinstance(window, str) else window(seat)
        option: str = yield Ask(seat, prompt, (PASS, *playable), rule, args, kind)
        if option != PASS:
            if not (yield from act(seat, option)):
                return
            index = 0
