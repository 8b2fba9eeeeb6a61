"""Whoever looks for a rule finds it: in the docstring of its function, or beside the data that is the rule."""

from __future__ import annotations

import re
from pathlib import Path

from hallows.words import Words

ROOM = Path(__file__).parents[3] / "src" / "hallows" / "games" / "talisman"
RULES = [f"T-{number:03}" for number in range(1, 445)]


def test_every_rule_is_cited_where_it_is_carried_out() -> None:
    files = [path for path in ROOM.rglob("*") if path.suffix in (".py", ".toml")]
    text = "".join(path.read_text() for path in files)
    assert sorted(set(RULES) - set(re.findall(r"T-\d{3}", text))) == []


def test_every_cited_rule_exists() -> None:
    words = Words("en", "talisman")
    assert all(words.has(words.find(f"rule.{rule}")) for rule in RULES)
    files = ROOM.rglob("*.py")
    cited = {rule for path in files for rule in re.findall(r"T-\d{3}", path.read_text())}
    assert sorted(cited - set(RULES)) == []
