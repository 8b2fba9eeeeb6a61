"""Does the time a question takes tell what a hand holds? Measured from outside, with true seconds, at tables that ask everybody.

People who let a chance go after thinking for a while, and bots, sit at tables of a real server. Somebody who only
watches notes how long each pause is, by the times the server puts on what it sends. When a pause began, whoever was asked knew whether there was anything to play; the
two kinds of pauses must be as long as each other. Prints both distributions, and how often lots drawn at random between
the two would differ as much (a permutation test on the mean and on the median): far below 0.05 would be telling.

    .venv/bin/python scripts/telling.py --tables 12 --seconds 90
"""

import argparse
import random
import statistics
import sys
import tempfile
import threading
import time
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[1]))
from tests.server.machines import Server
from tests.server.people import Guest

Found = list[tuple[str, bool, float]]  # who, whether they could have reacted, how long it seemed


def play(url: str, game: str, pause: int, until: float, seed: int, found: Found) -> None:
    """Two people and a bot at one table, and somebody who watches."""
    people = [Guest(url), Guest(url)]
    code = people[0].make(game, seats="mob", options={"ask_everybody": pause})
    people[1].sit(code, 1)
    people[0].do(code, "start")
    able: dict[int, bool] = {}
    threads = [
        threading.Thread(
            target=sit, args=(person, code, until, random.Random(seed + n), able, pause)
        )
        for n, person in enumerate(people)
    ]
    for thread in threads:
        thread.start()
    watcher = Guest(url).socket(code).ready()
    began: dict[int, tuple[int, float]] = {}
    while time.monotonic() < until and watcher.state["phase"] != "finished":
        try:
            watcher.hear(timeout=1)
        except TimeoutError:
            watcher.say({"t": "ping"})
            continue
        # By the server's own stamps: finer than what a busy machine lets us see of its sockets.
        now, asked, v = watcher.state["now"] / 1000, watcher.state["asked"], watcher.state["v"]
        for question, (seat, at) in list(began.items()):
            if v > question:
                del began[question]
                passed = not asked or asked["question"] > question
                if passed and seat < 2 and question in able:
                    found.append(("person", able[question], now - at))
                elif passed and seat == 2:
                    found.append(("bot", False, now - at))
        if asked and asked["pause"]:
            began.setdefault(asked["question"], (asked["seat"], now))
    for thread in threads:
        thread.join()


def sit(
    person: Guest,
    code: str,
    until: float,
    chooser: random.Random,
    able: dict[int, bool],
    pause: int,
) -> None:
    screen = person.socket(code).ready()
    done = -1
    while time.monotonic() < until and screen.state["phase"] != "finished":
        asked = screen.asked
        if asked and asked["question"] > done:
            done = asked["question"]
            options: list[Any] = [option["key"] for option in asked["options"]]
            if asked["pause"]:
                able[done] = len(options) > 1
                if len(options) > 1:  # think, then let it go
                    time.sleep(chooser.uniform(0, 0.8 * pause))
                    screen.ask("choose", question=done, option=options[0])
            else:
                screen.ask("choose", question=done, option=chooser.choice(options))
        try:
            screen.hear(timeout=1)
        except TimeoutError:
            screen.say({"t": "ping"})


def odds(able: list[float], unable: list[float], measure: Any, rounds: int = 2000) -> float:
    """How often a random division of all lengths differs at least as much as this one."""
    chooser = random.Random(1)
    every = able + unable
    seen = abs(measure(able) - measure(unable))
    hits = 0
    for _ in range(rounds):
        chooser.shuffle(every)
        hits += abs(measure(every[: len(able)]) - measure(every[len(able) :])) >= seen - 1e-12
    return hits / rounds


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=12)
    parser.add_argument("--seconds", type=float, default=90)
    parser.add_argument("--pause", type=int, default=2)
    parser.add_argument("--game", default="duel")
    given = parser.parse_args()
    found: Found = []
    with tempfile.TemporaryDirectory() as folder:
        server = Server(str(Path(folder) / "tables.db"), Path(folder)).start()
        until = time.monotonic() + given.seconds
        work = [
            threading.Thread(
                target=play, args=(server.url, given.game, given.pause, until, seed * 10, found)
            )
            for seed in range(given.tables)
        ]
        for thread in work:
            thread.start()
        for thread in work:
            thread.join()
        server.stop()
    able = [length for who, could, length in found if who == "person" and could]
    unable = [length for who, could, length in found if who == "person" and not could]
    bots = [length for who, _, length in found if who == "bot"]
    for name, lengths in (("could react", able), ("could not", unable), ("bots", bots)):
        if len(lengths) > 1:
            cuts = [round(1000 * cut) for cut in statistics.quantiles(lengths, n=20)]
            print(
                f"{name}: {len(lengths)} pauses; ms p5 {cuts[0]}, p50 {cuts[9]}, p95 {cuts[18]}, "
                f"mean {1000 * statistics.mean(lengths):.0f}"
            )
    if len(able) > 1 and len(unable) > 1:
        for name, measure in (("mean", statistics.mean), ("median", statistics.median)):
            print(
                f"chance of as large a difference by lot, {name}: {odds(able, unable, measure):.2f}"
            )


if __name__ == "__main__":
    main()
