"""Record the corpus anew: ``python -m tests.corpus``. Do so only when rules were changed on purpose."""

import itertools
from pathlib import Path
from typing import Any

from hallows.bots import decide, make_bot
from hallows.games import load_game, names
from hallows.kernel import Fair, Table, playout, record, write
from hallows.kernel.conformance import random_chooser

FOLDER = Path(__file__).parent

#: Options worth a recorded game of their own, besides the defaults.
VARIANTS: dict[str, list[dict[str, Any]]] = {
    "duel": [{}, {"max_turns": 30}],
    # Random players hardly ever reach the Great Hall: these games are cut short by agreement.
    "hogwarts": [
        {"length": "quick"},
        {"variant": "qualified", "length": "quick"},
        {"variant": "team", "length": "quick"},
        {"variant": "solo", "solo_rules": "qualified", "length": "quick"},
    ],
    "talisman": [
        {"round_limit": 12},
        {"round_limit": 12, "free_choice": True, "no_inheritance": True, "early_ditching": True},
    ],
    "returns": [{}, {"faq_stops": True, "pettigrew": 1}],
    "quidditch": [{}, {"houses": ["ravenclaw", "hufflepuff"], "lineup": "standard"}],
}

#: Who plays where random players would see only half of the game: at random Voldemort never returns.
PLAYED_BY = {"returns": "greedy"}


def play(name: str, table: Table[Any]) -> None:
    if name not in PLAYED_BY:
        playout(table, random_chooser(table.seats), 2_000)
        return
    bot = make_bot(name, PLAYED_BY[name])
    while table.ask is not None:
        table.answer(decide(table, bot, table.seq))


#: Where not every number of seats is worth one.
SEATS = {"hogwarts": (1, 2, 4, 7)}


def main() -> None:
    for name in names():
        game = load_game(name)
        variants = VARIANTS.get(name, [{}])
        tables = SEATS.get(name, game.seats)
        for seats, (number, options) in itertools.product(tables, enumerate(variants)):
            if seats not in game.seats_for(game.parse_options(options)):
                continue
            title = f"{name}-{seats}-{number}"
            table = Table(game, seats, options, Fair(title.encode() * 4, title, ("corpus",)))
            play(name, table)
            (FOLDER / f"{title}.json").write_bytes(write(record(table)))
            print(f"{title}: {len(table.log)} entries, {table.outcome}")


if __name__ == "__main__":
    main()
