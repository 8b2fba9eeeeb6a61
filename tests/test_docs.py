"""The documentation is true: its code runs, and what it quotes from the source stands there."""

import doctest
import re
from pathlib import Path
from typing import Any, Literal, get_args, get_origin, get_type_hints

import pytest
import typer
from typer.testing import CliRunner

import hallows
from hallows.cli import app
from hallows.games import load_game
from hallows.games.common.content import ContentError, Layout
from hallows.games.hogwarts.loading import LAYOUT as HOGWARTS
from hallows.games.rising.loading import LAYOUT as RISING
from hallows.games.talisman.loading import LAYOUT as TALISMAN
from hallows.kernel import Seeded, Table, playout
from hallows.kernel.conformance import random_chooser
from hallows.words import LANGUAGES

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


def test_examples_of_the_python_api_say_what_they_say() -> None:
    page = doctest.testfile(str(ROOT / "docs/python.md"), module_relative=False, encoding="utf-8")
    docstrings = doctest.testmod(hallows)
    assert page.attempted >= 9
    assert docstrings.attempted >= 4
    assert not page.failed + docstrings.failed


def test_the_python_page_shows_all_that_a_program_may_rely_on() -> None:
    shown = set(re.findall(r"^::: (\S+)", (ROOT / "docs" / "python.md").read_text(), re.M))
    assert shown >= {f"hallows.{name}" for name in hallows.__all__}


TYPED = re.compile(
    r"hallows ((?:play|serve|terminal|simulate|balance|replay|verify|rules|cards|bench)\b[^`\n|;]*)"
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


# -- content packs: the page for people who own the box ---------------------------------------------------

PACKS = ROOT / "docs" / "content-packs.md"
TOML = re.compile(r"^```toml pack=(\S+) game=(\S+) file=(\S+)\n(.*?)^```", re.M | re.S)
REFUSED = re.compile(r"^```text error=(\S+)\n(.*?)\n```", re.M | re.S)


#: Options that make a short game.
SHORT: dict[str, dict[str, object]] = {
    "talisman": {"round_limit": 6},
    "rising": {"max_turns": 20},
    "hogwarts": {"variant": "underage", "length": "quick"},
}


def packs_of_the_page(folder: Path) -> dict[str, str]:
    """Write every pack of the page into a folder of its own; its game, by pack."""
    games = {}
    for pack, game, file, text in TOML.findall(PACKS.read_text(encoding="utf-8")):
        (folder / pack).mkdir(exist_ok=True)
        (folder / pack / file).write_text(text, encoding="utf-8")
        games[pack] = game
    return games


def test_the_packs_of_the_page_load_are_worded_and_played(tmp_path: Path) -> None:
    text = PACKS.read_text(encoding="utf-8")
    refused = dict(REFUSED.findall(text))
    games = packs_of_the_page(tmp_path)
    assert set(games.values()) == {"talisman", "rising", "hogwarts"}
    for pack, name in games.items():
        if pack in refused:
            with pytest.raises(ContentError) as caught:
                load_game(name, [tmp_path / pack])
            assert str(caught.value) == refused[pack]
            continue
        game = load_game(name, [tmp_path / pack])
        for lang in LANGUAGES:
            assert all(named in game.cards_listing(lang) for named in game.names(lang).values())
        limit = SHORT[name]
        assert playout(Table(game, 3, limit, Seeded(5)), random_chooser(5)) is not None


def test_the_page_names_every_file_field_effect_and_word() -> None:
    """Whatever may be typed into a pack of these games stands on the page, in code."""
    prose = re.sub(r"^```.*?^```", "", PACKS.read_text(encoding="utf-8"), flags=re.M | re.S)
    typed = set(re.findall(r"[a-z_0-9]+", " ".join(re.findall(r"`([^`\n]+)`", prose))))
    missing = {
        word for layout in (TALISMAN, RISING, HOGWARTS) for word in vocabulary(layout)
    } - typed
    assert missing == set()


def vocabulary(layout: Layout) -> set[str]:
    """Files, tables, fields, tags and words of a game's content, from its types."""
    found = {file.removesuffix(".toml") for file in layout.files} | set(layout.counts)
    todo: list[Any] = [
        *(table.type for table in layout.tables),
        *(one.type for one in layout.singles),
    ]
    found.update(table.key for table in layout.tables)
    seen: set[Any] = set()
    while todo:
        kind = todo.pop()
        if get_origin(kind) is Literal:
            found.update(word for word in get_args(kind) if isinstance(word, str))
        elif hasattr(kind, "__struct_config__") and kind not in seen:
            seen.add(kind)
            if kind.__struct_config__.tag:
                found.add(kind.__struct_config__.tag)
            hints = get_type_hints(kind, include_extras=True)
            found.update(set(hints) - {"deck"})  # the file says it
            todo += hints.values()
        todo += get_args(kind)
    return {word for word in found if word.isidentifier() and word.islower()}


def test_the_dashboard_and_the_alerts_ask_for_metrics_there_are() -> None:
    source = (ROOT / "src/hallows/server/metrics.py").read_text(encoding="utf-8")
    known = set(re.findall(r'"(hallows_\w+)"', source))
    for name in ("dashboard.json", "alerts.yml"):
        asked = set(re.findall(r"hallows_\w+", (ROOT / "ops" / name).read_text(encoding="utf-8")))
        assert len(asked) >= 6
        assert {re.sub(r"_(bucket|sum|count)$", "", one) for one in asked} <= known, name
