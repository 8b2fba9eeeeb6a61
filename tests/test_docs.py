"""The documentation is true: its code runs, and what it quotes from the source stands there."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
PAGES = sorted([*(ROOT / "docs").glob("*.md"), ROOT / "README.md", ROOT / "ARCHITECTURE.md"])
BLOCK = re.compile(r"^```python(?: from=(\S+))?\n(.*?)^```", re.M | re.S)


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_code_blocks_run_and_quotes_are_current(page: Path) -> None:
    names: dict[str, object] = {}
    for source, code in BLOCK.findall(page.read_text(encoding="utf-8")):
        if source:
            assert code in (ROOT / source).read_text(encoding="utf-8"), f"not in {source}:\n{code}"
        else:
            exec(compile(code, str(page), "exec"), names)


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_links_between_pages_lead_somewhere(page: Path) -> None:
    text = page.read_text(encoding="utf-8")
    targets = re.findall(r"\]\((?!https?:|#|mailto:)([^)#]+)", text)
    missing = [target for target in targets if not (page.parent / target).exists()]
    assert not missing


def test_the_guide_has_code_to_run() -> None:
    guide = (ROOT / "docs" / "writing-a-game.md").read_text(encoding="utf-8")
    assert len(BLOCK.findall(guide)) >= 8
