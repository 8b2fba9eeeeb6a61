"""What ``--help`` says, in the language of whoever asks.

Commands, arguments and options are declared without a word; their texts are the messages of ``locales/*/help.ftl``:
``help-simulate`` for a command, ``help-simulate-only`` for one of its parameters, or ``help-any-games`` where several
commands mean the same. ``help-terminal-seed-default`` says what holds if no seed is given, where that is no value.
"""

import os
import re
from collections.abc import Mapping, Sequence
from typing import Any

import typer
from typer import rich_utils
from typer.core import TyperArgument, TyperGroup, TyperOption

from hallows.games import names
from hallows.words import LANGUAGES, Words

Command = Any  # a command of typer's own, which exports no name for it


def language(args: Sequence[str], environment: Mapping[str, str]) -> str:
    """``--lang``, or else ``HALLOWS_LANG``, or else the system's language if it is one of ours, or English."""
    if (at := _lang_at(args)) is not None:
        return args[at].partition("=")[2] or "".join(args[at + 1 : at + 2])
    if given := environment.get("HALLOWS_LANG"):
        return given
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if given := environment.get(variable):
            return given[:2] if given[:2] in LANGUAGES else "en"
    return "en"


def _lang_at(args: Sequence[str]) -> int | None:
    named = (at for at, arg in enumerate(args) if arg.partition("=")[0] in ("--lang", "-l"))
    return next(named, None)


class Helped(TyperGroup):
    """The command itself: it finds its words before it reads what was typed."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        lang = language(args, os.environ)
        speak(self, lang if lang in LANGUAGES else "en")
        ctx.formatter_class = self.context_class.formatter_class
        ctx.default_map = {"lang": lang, **{name: {"lang": lang} for name in self.commands}}
        if "--help" in args and (at := _lang_at(args)) is not None:
            # Help has a language even where the command itself says nothing.
            args = args[:at] + args[at + (1 if "=" in args[at] else 2) :]
        return super().parse_args(ctx, args)


def speak(group: Command, lang: str) -> None:
    """Put the words of a language into a group of commands and everything below it."""
    words = Words(lang)
    rich_utils.ARGUMENTS_PANEL_TITLE = words.format("help-arguments")
    rich_utils.OPTIONS_PANEL_TITLE = words.format("help-options")
    rich_utils.COMMANDS_PANEL_TITLE = words.format("help-commands")
    rich_utils.REQUIRED_LONG_STRING = f"[{words.format('help-required')}]"
    rich_utils.DEFAULT_STRING = f"[{words.format('help-default')}: {{}}]"
    _speak(group, words, "help", _context(words.format("help-usage")))


def _context(usage: str) -> type[typer.Context]:
    """Typer's context, but for the word that begins the line of usage."""

    class Formatter(typer.Context.formatter_class):  # type: ignore[misc, valid-type]
        def write_usage(self, prog: str, args: str = "", prefix: str | None = None) -> None:
            super().write_usage(prog, args, f"{usage}: ")

    class Context(typer.Context):
        formatter_class = Formatter

    return Context


def _speak(command: Command, words: Words, message: str, context: type[typer.Context]) -> None:
    command.context_class = context
    command.help = words.format(message)
    command.options_metavar = _symbols("[OPTIONS]", words)
    if shown := command.get_help_option(context(command)):
        shown.help, shown.metavar = words.format("help-any-help"), ""
    for param in command.params:
        _explain(param, words, message)
    if isinstance(command, TyperGroup):
        command.subcommand_metavar = _symbols("COMMAND [ARGS]...", words)
        for name, inner in command.commands.items():
            _speak(inner, words, f"{message}-{name}", context)


def _explain(param: TyperArgument | TyperOption, words: Words, command: str) -> None:
    message = text_of(param, words, command)
    param.help = words.fill(message, {"games": ", ".join(names())})
    if words.has(f"{message}-default"):
        param.show_default = words.format(f"{message}-default")
    if param.metavar is not None:
        param.metavar = _symbols(param.metavar, words)
    elif isinstance(param, TyperOption):
        param.metavar = _symbols(_kind(param), words)


def text_of(param: TyperArgument | TyperOption, words: Words, command: str) -> str:
    """The message of a parameter: its command's own, or the one all commands share."""
    own = f"{command}-{_plain(param.name or '')}"
    return own if words.has(own) else f"help-any-{_plain(param.name or '')}"


def _plain(name: str) -> str:
    return name.strip("_").replace("_", "-")


def _kind(option: TyperOption) -> str:
    """What is to be typed after an option, in place of Python's name for it."""
    if option.is_flag:
        return ""
    kind = option.type_descriptor
    if kind.is_choice:
        return "|".join(map(str, kind.choices or ()))
    if kind.annotation in (int, float):
        return "NUMBER"
    return "PATH" if "Path" in str(kind.annotation) else "TEXT"


def _symbols(metavar: str, words: Words) -> str:
    """``NAME=VALUE`` and ``[GAME]...`` with each of their words as this language has it."""
    return re.sub("[A-Z]+", lambda found: words.format(f"help-symbol-{found[0].lower()}"), metavar)
