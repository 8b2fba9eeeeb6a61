"""Whoever can be played, recruited or fought as a Death Eater has a portrait of our own."""

import json
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
GAMES = ROOT / "src" / "hallows" / "games"
KNOWN = json.loads((ROOT / "web" / "src" / "faces" / "names.json").read_text(encoding="utf-8"))


def people(path: str, table: str) -> list[str]:
    content = tomllib.loads((GAMES / path).read_text(encoding="utf-8"))
    return [entry["id"] for entry in content[table]]


@pytest.mark.parametrize(
    ("path", "table"),
    [
        ("talisman/content/characters.toml", "character"),
        ("rising/content/wizards.toml", "wizards"),
        ("rising/content/death_eaters.toml", "death_eaters"),
        ("hogwarts/content/students.toml", "entry"),
        ("hogwarts/content/villains.toml", "entry"),
        ("hogwarts/content/eaters.toml", "entry"),
    ],
)
def test_everybody_has_a_face(path: str, table: str) -> None:
    missing = [person for person in people(path, table) if person not in KNOWN]
    assert not missing
