"""What a screen shows in its own time: every game's beats and shelf, over whole games."""

from collections.abc import Iterator
from typing import Any

import pytest

import hallows
from hallows.bots import decide, make_bot
from hallows.games import load_game
from hallows.kernel import Banner, Event, Flip, Lasting, Sum, Table, Verdict, Walk
from hallows.words import LANGUAGES, Words

GAMES: dict[str, tuple[int, dict[str, Any]]] = {
    "talisman": (3, {"round_limit": 12}),
    "rising": (3, {}),
    "hogwarts": (3, {"variant": "qualified", "length": "quick"}),
    "quidditch": (2, {}),
    "returns": (3, {}),
}


def played(name: str) -> Iterator[Table[Any]]:
    """The table at every question of a game between greedy players, and at its end."""
    seats, options = GAMES[name]
    table = hallows.deal(name, seats=seats, seed=5, **options)
    bots = [make_bot(name, "greedy") for _ in range(seats)]
    while table.ask is not None:
        yield table
        table.answer(decide(table, bots[table.ask.seat], seed=table.seq))
    yield table


def told(beat: object) -> Iterator[str]:
    """Every name a beat brings that has words of its own."""
    if isinstance(beat, Walk):
        yield from (name for name in (beat.origin, *beat.way) if name)
    elif isinstance(beat, Flip):
        yield from beat.cards
    elif isinstance(beat, Sum):
        for side in beat.totals:
            yield from side.who
            yield from (term.what for term in side.terms)
    elif isinstance(beat, Verdict):
        yield from beat.against
    elif isinstance(beat, Banner):
        yield from beat.about


@pytest.mark.parametrize("name", GAMES)
def test_beats_and_shelf_of_a_whole_game(name: str) -> None:
    game = load_game(name)
    shelf: dict[str, Lasting] = {}
    for table in played(name):
        for viewer in (None, 0):
            for lasting in game.lasting(table.state, viewer):
                shelf.setdefault(lasting.what, lasting)
    events = table.events or []
    kinds = set()
    words = [Words.of(game, lang) for lang in LANGUAGES]
    for event in events:
        beat = game.beat(event)
        kinds.add(type(beat))
        for spoken in words:
            assert all(spoken.name(it) for it in told(beat))
        if isinstance(beat, Sum):
            assert all(sum(term.n for term in it.terms) == it.total for it in beat.totals)
        if isinstance(beat, Walk):
            assert beat.way
    for spoken in words:
        for lasting in shelf.values():
            assert spoken.name(lasting.what)
            assert spoken.say(lasting.ends)
            assert lasting.does is None or spoken.say(lasting.does)
    assert {Walk, Flip, Banner} <= kinds
    assert (Verdict in kinds) == (name != "rising")  # where nothing is compared there is no verdict


def test_a_battle_is_told_dice_then_sum_then_verdict() -> None:
    """The last two throws before a sum are its dice, and the verdict follows it."""
    table = list(played("talisman"))[-1]
    events: list[Event] = table.events or []
    game = table.game
    battles = 0
    for at, event in enumerate(events):
        if event.key != "battle.scores":
            continue
        battles += 1
        beat = game.beat(event)
        assert isinstance(beat, Sum)
        faces = [term.n for it in beat.totals for term in it.terms if term.what == "part:die"]
        thrown = [e.thrown.faces for e in events[max(0, at - 12) : at] if e.thrown is not None]
        assert all((face,) in thrown for face in faces)
        after = next(b for e in events[at + 1 :] if isinstance(b := game.beat(e), Verdict))
        assert after.result in ("won", "lost", "draw")
    assert battles
