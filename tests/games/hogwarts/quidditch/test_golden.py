"""One whole match between greedy players, told as everybody hears it: what changes in rules, words or play shows up in
the review of ``golden.txt``. ``python -m tests.games.hogwarts.quidditch.test_golden`` writes it anew.
"""

from pathlib import Path

from hallows.bots import decide, make_bot
from hallows.kernel import Seeded, Table
from hallows.words import Words
from tests.games.hogwarts.quidditch.stage import GAME

FILE = Path(__file__).with_name("golden.txt")


def told(seed: int = 7) -> str:
    table = Table(GAME, 2, {}, Seeded(seed))
    bot = make_bot("quidditch", "greedy")
    words = Words.of(GAME, "en", ["Ann", "Ben"])
    lines: list[str] = []
    heard = 0
    while True:
        for event in (table.events or [])[heard:]:
            secret = f" (only seats {list(event.to)})" if event.to is not None else ""
            lines.append(f"  {event.rule or '-----'} {words.say(event)}{secret}")
        heard = len(table.events or [])
        ask = table.ask
        if ask is None:
            break
        choice = decide(table, bot, table.seq)
        label = words.say(GAME.describe(table.state, ask, choice).label)
        asked = table.asked_for(ask.seat)
        assert asked is not None
        lines.append(f"{words.name(f'seat:{ask.seat}')}: {words.say(asked)} -> {label}")
        table.answer(choice)
    lines.append(f"{table.outcome} {table.hash()[:16]}")
    return "\n".join(lines) + "\n"


def test_the_golden_match_is_played_as_ever() -> None:
    assert told() == FILE.read_text(encoding="utf-8")


if __name__ == "__main__":
    FILE.write_text(told(), encoding="utf-8")
