"""``--help`` speaks three languages, and nothing in it lacks its words."""

from collections.abc import Iterator
from typing import Any

import pytest
import typer
from typer.testing import CliRunner

from hallows.cli import app
from hallows.cli.helping import Helped, language, text_of
from hallows.words import LANGUAGES, Words
from tests.test_words import entries


def tree() -> Helped:
    made = typer.main.get_command(app)
    assert isinstance(made, Helped)
    return made


def commands(command: Any, name: str = "help") -> Iterator[tuple[str, Any]]:
    """Every command with the message that explains it."""
    yield name, command
    for inner, below in getattr(command, "commands", {}).items():
        yield from commands(below, f"{name}-{inner}")


def asked(*args: str, **env: str) -> str:
    said = CliRunner().invoke(app, args, env={"COLUMNS": "200", "LANG": "C", **env})
    assert said.exit_code in (0, 2), said.output
    return said.output


def test_every_command_and_parameter_is_explained_in_three_languages() -> None:
    used = set()
    for lang in LANGUAGES:
        words = Words(lang)
        for message, command in commands(tree()):
            used |= {message} | {text_of(param, words, message) for param in command.params}
        assert [message for message in sorted(used) if not words.has(message)] == [], lang
    told = {
        message
        for message in entries("en", "help.ftl")
        if "-symbol-" not in message and not message.endswith("-default")
    }
    frame = {"usage", "arguments", "options", "commands", "required", "any-help"}
    assert told - used == {f"help-{word}" for word in frame}, "nobody reads these"


def test_nothing_is_explained_beside_the_locale_files() -> None:
    """A text in the code would be read in every language."""
    found = [
        f"{message} {param.name}"
        for message, command in commands(tree())
        for param in command.params
        if param.help
    ]
    assert found == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_help_of_every_command_is_in_one_language(lang: str) -> None:
    """Whatever Typer itself says in English would be seen here."""
    english = {"Usage", "Options", "Arguments", "Commands", "Show this", "default:", "required"}
    for message, _ in commands(tree()):
        said = asked(*message.split("-")[1:], "--help", "--lang", lang)
        assert (lang == "en") == any(word in said for word in english), message
        begun = Words(lang).format(message).split("\n")[0][:60]
        assert begun in said, message


@pytest.mark.parametrize(
    ("args", "environment", "found"),
    [
        (["--lang", "pl"], {"HALLOWS_LANG": "it", "LANG": "it_IT.UTF-8"}, "pl"),
        (["rules", "duel", "-l", "it"], {}, "it"),
        (["--lang=pl"], {}, "pl"),
        ([], {"HALLOWS_LANG": "it", "LANG": "pl_PL.UTF-8"}, "it"),
        ([], {"LANG": "pl_PL.UTF-8"}, "pl"),
        ([], {"LC_ALL": "it_IT", "LANG": "pl_PL.UTF-8"}, "it"),
        ([], {"LANG": "de_DE.UTF-8"}, "en"),
        ([], {"LANG": "C"}, "en"),
        (["--lang", "de"], {}, "de"),
        ([], {}, "en"),
    ],
)
def test_whose_language_it_is(args: list[str], environment: dict[str, str], found: str) -> None:
    assert language(args, environment) == found


def test_the_language_before_a_command_is_the_command_s() -> None:
    assert "Atak" in asked("--lang", "pl", "rules", "duel", "D-004", HALLOWS_LANG="it")
    assert "attacco" in asked("--lang", "pl", "rules", "duel", "D-004", "--lang", "it")
    assert "Atak" in asked("rules", "duel", "D-004", LANG="pl_PL.UTF-8")
