"""The documentation is true: its code runs, and what it quotes from the source stands there."""

import re
from pathlib import Path

import pytest
import typer
from typer.testing import CliRunner

from hallows.cli import app

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


TYPED = re.compile(
    r"hallows ((?:play|serve|terminal|simulate|replay|verify|rules|cards|bench)\b[^`\n|;]*)"
)


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_commands_in_the_pages_exist_with_their_options(page: Path) -> None:
    commands = typer.main.get_group(app).commands
    for typed in TYPED.findall(page.read_text(encoding="utf-8")):
        name, *words = typed.split()
        known = {option for param in commands[name].params for option in param.opts}
        unknown = [word for word in words if word.startswith("--") and word not in known]
        assert not unknown, typed


def test_commands_in_the_readme_work_when_typed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Those that end by themselves, in the order of the page, with fewer games; the terminal game is left at once."""
    monkeypatch.chdir(tmp_path)
    typed = TYPED.findall((ROOT / "README.md").read_text(encoding="utf-8"))
    ran = [line.split() for line in typed if line.split()[0] not in ("play", "serve", "bench")]
    assert len(ran) >= 7
    for args in ran:
        if "--games" in args:
            args[args.index("--games") + 1] = "1"
        said = CliRunner().invoke(app, args, input="quit\n")
        assert said.exit_code == 0, (args, said.output)
        assert said.stdout


def test_the_guide_has_code_to_run() -> None:
    guide = (ROOT / "docs" / "writing-a-game.md").read_text(encoding="utf-8")
    assert len(BLOCK.findall(guide)) >= 8
