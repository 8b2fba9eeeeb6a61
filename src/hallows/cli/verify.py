"""``hallows verify``: is this how the game was played, and were the dice honest?"""

from typing import Annotated

import typer

from hallows.cli.common import (
    FALSE,
    AsJson,
    Lang,
    Packs,
    RecordFile,
    about,
    complain,
    out,
    print_json,
    read_record,
    refusals,
)
from hallows.games import load_game
from hallows.kernel import CorruptRecord
from hallows.kernel import verify as prove
from hallows.kernel.record import Proof, Record
from hallows.words import Words


@refusals
def verify(
    file: RecordFile,
    lang: Lang = "en",
    pack: Packs = None,
    as_json: AsJson = False,
    fair: Annotated[bool, typer.Option("--fair")] = False,
) -> None:
    """Prove a recorded game, and that its dice were honest: each roll is what the committed secret says."""
    words = Words(lang)
    try:
        record = read_record(file)
        with about(file):
            proof = prove(load_game(record.game, pack or []), record)
    except CorruptRecord as wrong:
        if as_json:
            print_json({"true": False, "why": str(wrong), **wrong.details})
        else:
            complain(str(wrong))
        raise typer.Exit(FALSE) from wrong
    if as_json:
        print_json({"true": True, "game": record.game, "proof": proof})
    else:
        _show(words, record, proof)
    if fair and not proof.fair:
        complain(f"{file}: the dice cannot be proved")
        raise typer.Exit(FALSE)


def _show(words: Words, record: Record, proof: Proof) -> None:
    counts = {"entries": proof.entries, "throws": proof.throws}
    out.print(words.format("cli-replays", counts), soft_wrap=True)
    if proof.fair:
        out.print(words.format("cli-dice-proved", counts), soft_wrap=True)
    elif record.fairness is not None:
        out.print(words.format("cli-dice-not-yet"), soft_wrap=True)
    else:
        out.print(words.format("cli-dice-not-committed"), soft_wrap=True)


def register(app: typer.Typer) -> None:
    app.command()(verify)
