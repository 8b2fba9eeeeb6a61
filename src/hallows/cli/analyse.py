"""``hallows analyse``: where a recorded game turned, and what better choices there were."""

from typing import Annotated

import typer
from rich.text import Text

from hallows.bots import analysis
from hallows.cli.common import (
    AsJson,
    Lang,
    Packs,
    RecordFile,
    game_title,
    out,
    print_json,
    read_record,
    refusals,
)
from hallows.cli.progress import progress_of
from hallows.games import load_game
from hallows.words import Words

WIDTH = 40


@refusals
def analyse(
    file: RecordFile,
    quick: Annotated[bool, typer.Option("--quick")] = False,
    lang: Lang = "en",
    pack: Packs = None,
    as_json: AsJson = False,
) -> None:
    """Look back on a game: the chance of winning from turn to turn, where it turned, the costliest choices, and luck."""
    record = read_record(file)
    game = load_game(record.game, pack or [])
    words = Words.of(game, lang, record.players)
    turns = len(analysis.chances(game, record, analysis.judge_of(game)))
    with progress_of(turns, "turns") as advance:
        found = analysis.analyse(game, record, deep=not quick, progress=advance)
    if as_json:
        print_json(found)
        return
    out.print(Text(game_title(words, record.game), style="bold"))
    _chart(found, words)
    for swing in found.swings:
        _swing(found, swing, words)
    for lost in found.losses[:5]:
        _lost(lost, words)


def _chart(found: analysis.Analysis, words: Words) -> None:
    """A line for every turn: whose it is, everybody's chance, and the leader's as a bar."""
    out.print(words.format("cli-analysis-team" if found.together else "cli-analysis-all"))
    for moment in found.moments:
        shown = moment.chances[:1] if found.together else moment.chances
        bar = "█" * round(WIDTH * shown[0] / 100)
        told = " ".join(f"{chance:3}%" for chance in shown)
        out.print(f"{moment.turn:4}  {told}  ", end="")
        out.print(bar, style="dim", markup=False)


def _swing(found: analysis.Analysis, swing: analysis.Swing, words: Words) -> None:
    moment = found.moments[swing.moment]
    facts = {"turn": moment.turn, "before": swing.before, "after": swing.after}
    whose = {} if found.together else {"who": f"seat:{swing.seat}"}
    key = "cli-analysis-swing-team" if found.together else "cli-analysis-swing"
    line = words.format(key, {**facts, **whose})
    if swing.luck is not None and swing.chosen is not None:
        parts = {"luck": _signed(swing.luck), "chosen": _signed(swing.chosen)}
        line += " " + words.fill("cli-analysis-parts", parts)
    out.print(f"· {line}", soft_wrap=True, markup=False)


def _signed(points: int) -> str:
    return f"{points:+d}" if points else "0"


def _lost(lost: analysis.Lost, words: Words) -> None:
    facts: dict[str, str | int] = {
        "turn": lost.turn,
        "who": words.name(f"seat:{lost.seat}"),
        "chosen": words.say(lost.chosen),
        "rather": words.say(lost.rather),
        "chance": lost.chance,
        "could": lost.could,
    }
    line = words.fill("cli-analysis-lost", facts)
    out.print(f"– {line}", soft_wrap=True, markup=False)


def register(app: typer.Typer) -> None:
    app.command()(analyse)
