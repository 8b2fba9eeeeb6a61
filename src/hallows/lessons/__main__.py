"""``python -m hallows.lessons [NAME…]``: play the lessons and write down every answer; ``--tell`` shows how they go."""

import argparse
from pathlib import Path

import msgspec

from hallows import lessons
from hallows.words import Words

HERE = Path(__file__).parent


def tell(name: str, plan: lessons.Plan, acts: list[lessons.Act]) -> None:
    """Every question with its options, as whoever writes a lesson needs to see it."""
    table = lessons.deal(name, plan)
    words = Words.of(table.game, "en", ["You", *plan.names])
    told = 0
    for act in acts:
        heard = table.events or []
        for event in heard[told:]:
            print("      ·", words.say(event))
        told = len(heard)
        ask = table.ask
        assert ask is not None
        print(f"{ask.seat} {ask.prompt} [{act.step}] {act.option}")
        if ask.seat == lessons.LEARNER:
            print("      ", " ".join(ask.options[:24]))
        table.answer(act.option)


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m hallows.lessons", description=__doc__)
    parser.add_argument("names", nargs="*", help="all of them if none is named")
    parser.add_argument("--tell", action="store_true", help="show the game question by question")
    parser.add_argument("--seed", type=int, help="try another seed, and write nothing")
    chosen = parser.parse_args()
    for name in chosen.names or lessons.names():
        plan = lessons.plan_of(name)
        if chosen.seed is not None:
            plan = msgspec.structs.replace(plan, seed=chosen.seed)
        acts: list[lessons.Act] = []
        try:
            acts.extend(lessons.record(name, plan))
        finally:
            if chosen.tell:
                tell(name, plan, acts)
        if chosen.seed is None:
            lines = ",\n".join(msgspec.json.encode(act).decode() for act in acts)
            (HERE / f"{name}.json").write_text(f"[\n{lines}\n]\n", encoding="utf-8")
        print(f"{name}: {len(plan.steps)} steps, {len(acts)} answers")


if __name__ == "__main__":
    main()
