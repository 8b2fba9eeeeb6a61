"""The games as tables for people with notebooks: CSV, and Parquet where ``pyarrow`` is installed."""

import csv
from collections.abc import Mapping, Sequence
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import msgspec

from hallows.lab.balance.facts import Part
from hallows.lab.balance.weigh import Arm

Line = dict[str, Any]
NAMES = ("box", "pack")


def save(folder: Path, parts: Sequence[Part], arms: Sequence[Arm]) -> list[Path]:
    """``games``: a line for each seat of each game; ``things``: a line for each thing and deed. Gives the files."""
    games = [line for name, part in zip(NAMES, parts, strict=False) for line in _lines(name, part)]
    things: list[Line] = [
        {"arm": name, **msgspec.to_builtins(effect)}
        for name, arm in zip(NAMES, arms, strict=False)
        for effect in arm.effects
    ]
    return [
        file
        for name, lines in (("games", games), ("things", things))
        for file in _written(folder / name, lines)
    ]


def _lines(arm: str, part: Part) -> list[Line]:
    return [
        {
            "arm": arm,
            "game": game.number,
            "dice": game.seed,
            "ending": game.reason,
            "truncated": int(game.truncated),
            "turns": game.turns,
            "rounds": game.rounds,
            "decisions": game.decisions,
            "rolls": game.rolls,
            "won": int(seat.won),
            **seat.sides,
        }
        for game in part.games
        for seat in game.seats
    ]


def _written(file: Path, lines: Sequence[Line]) -> list[Path]:
    columns = list(dict.fromkeys(column for line in lines for column in line))
    plain = file.with_suffix(".csv")
    with plain.open("w", newline="", encoding="utf-8") as stream:
        writer = csv.DictWriter(stream, columns, lineterminator="\n")
        writer.writeheader()
        writer.writerows(lines)
    if find_spec("pyarrow") is None:
        return [plain]
    packed = file.with_suffix(".parquet")
    _parquet(packed, {column: [line.get(column) for line in lines] for column in columns})
    return [plain, packed]


def _parquet(file: Path, columns: Mapping[str, list[Any]]) -> None:
    arrow: Any = import_module("pyarrow")
    parquet: Any = import_module("pyarrow.parquet")
    parquet.write_table(arrow.table(dict(columns)), file)
