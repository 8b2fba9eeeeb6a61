"""A game at one keyboard: some seats are people, who may hide their hands from each other, the rest bots."""

import os
import shlex
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any

from hallows.bots import PATIENCE, adviser, decide, hint, make_bot, within
from hallows.cli.dicebox import Dicebox, recorded, secret_file
from hallows.cli.journal import Journal, describe
from hallows.cli.screen import Leave, Screen, plain
from hallows.kernel import Ask, Bot, Chance, Dice, Draw, Fair, Outcome, Roll, Table, write

COMMANDS = ("why", "rule", "table", "log", "undo", "skip", "hint", "save", "quit", "help")


class Session:
    """Plays a table to its end, or until somebody leaves. ``thoughts`` seeds what the bots think."""

    def __init__(
        self,
        journal: Journal,
        screen: Screen,
        dice: Dicebox,
        people: list[int],
        bots: Mapping[int, Bot],
        *,
        thoughts: int = 0,
        file: Path | None = None,
        players: list[str] | None = None,
        again: str = "",
    ) -> None:
        self.journal = journal
        self.table: Table[Any] = journal.table
        self.screen = screen
        self.words = screen.words
        self.dice = dice
        self.people = people
        self.bots = bots
        self.thoughts = thoughts
        self.file = file
        self.players = players or []
        self.again = again  # the options to go on with, for the one who leaves
        self.looking: int | None = people[0] if len(people) == 1 else None
        screen.me = self.looking
        self._does: dict[str, Callable[[Ask, str], None]] = {
            "why": self._why,
            "rule": self._rule,
            "table": self._table,
            "log": self._log,
            "undo": self._undo,
            "skip": self._skip,
            "hint": self._hint,
            "save": self._save,
            "quit": self._quit,
            "help": self._help,
        }

    def play(self) -> Outcome | None:
        """The outcome; None if somebody left before the end."""
        try:
            while (asked := self.table.asked) is not None:
                self.journal.listen()
                assert not isinstance(asked, Draw)  # a terminal shuffles by itself
                if not isinstance(asked, Ask):
                    self._throw(asked)
                elif asked.seat in self.people:
                    self._person(asked)
                else:
                    self._bot(asked)
        except (Leave, KeyboardInterrupt):
            self._leave()
            return None
        self.journal.listen()
        self._end()
        return self.table.outcome

    # -- who answers -----------------------------------------------------------------------------------

    def _throw(self, question: Chance) -> None:
        if self.dice.typed and isinstance(question, Roll | Dice):
            self._tell()  # whoever throws wants to know what for
        self.table.happen(self.dice.throw(question))

    def _bot(self, ask: Ask) -> None:
        option = decide(
            self.table, self.bots[ask.seat], self.thoughts + self.table.seq, within(PATIENCE)
        )
        self.table.answer(option, seat=ask.seat)
        if len(self.people) < 2:
            self.journal.listen()
            self._tell()  # a bot may think long; its moves should not all come at once

    def _person(self, ask: Ask) -> None:
        """Ask until the table has moved on: by a choice, something taken back, or a standing order."""
        if self.looking != ask.seat:
            self._hand_over(ask.seat)
        self._tell()
        self.screen.table(self.table, ask.seat, again=False)
        self._show_options(ask)
        while self.table.asked is ask:
            self._typed(ask, self.screen.read(self.words.format("cli-choice")))
        if self.file is not None:
            self._write(self.file)

    def _hand_over(self, seat: int) -> None:
        """Let the one who looks see what came of it, then hide everything before the next one looks."""
        if self.looking is not None and self._tell():
            self.screen.read(self.words.format("cli-hand-over", {"who": f"seat:{seat}"}))
        self.screen.curtain(seat)
        self.looking = seat

    def _tell(self) -> bool:
        """Show what the one who looks has not seen yet; says whether there was anything."""
        lines = self.journal.news(self.looking)
        self.screen.lines(lines)
        return bool(lines)

    def _show_options(self, ask: Ask) -> None:
        asked = self.table.asked_for(ask.seat)
        assert asked is not None
        if len(self.people) > 1:
            self.screen.say("cli-asked", "dim", who=f"seat:{ask.seat}")
        options = [self._told(ask, option) for option in self._listed(ask)]
        self.screen.options(self.words.say(asked), options)

    def _told(self, ask: Ask, option: str) -> tuple[str, str]:
        """An option in words, and what waits there."""
        choice = self.table.game.describe(self.table.state, ask, option)
        return self.words.say(choice.label), self.words.say(choice.detail) if choice.detail else ""

    def _listed(self, ask: Ask) -> Sequence[str]:
        """The options as they are numbered: what would come to nothing last."""
        game, state = self.table.game, self.table.state

        def blocked(option: str) -> bool:
            return game.describe(state, ask, option).blocked is not None

        return sorted(game.listed(state, ask), key=blocked)

    # -- what is typed ---------------------------------------------------------------------------------

    def _typed(self, ask: Ask, typed: str) -> None:
        if typed.isdecimal() and 1 <= int(typed) <= len(ask.options):
            self.table.answer(self._listed(ask)[int(typed) - 1], seat=ask.seat)
            return
        if typed in ask.options:
            self.table.answer(typed, seat=ask.seat)
            return
        word, _, rest = typed.partition(" ")
        meant = self._command(word)
        if len(meant) == 1:
            self._does[meant[0]](ask, rest.strip())
        elif meant:
            self.screen.say("cli-ambiguous", "red")
        else:
            self.screen.say("cli-choose-a-number", "red", count=len(ask.options))

    def _command(self, typed: str) -> list[str]:
        """The commands a word may mean: in English or this language, whole or its beginning."""
        word = plain(typed)
        if not word:
            return []
        if word == "?":
            return ["help"]
        names = {
            command: (command, plain(self.words.format(f"cli-word-{command}")))
            for command in COMMANDS
        }
        exact = [command for command, both in names.items() if word in both]
        if exact:
            return exact[:1]
        return [c for c, both in names.items() if any(name.startswith(word) for name in both)]

    def _why(self, ask: Ask, rest: str) -> None:
        """The rule of the question, and the rules we are in the middle of."""
        within = [crumb.rpartition(" ")[2] for crumb in self.table.breadcrumbs()]
        numbers = dict.fromkeys([*within, *([ask.rule] if ask.rule else [])])
        rules = [(number, self._rule_text(number)) for number in numbers]
        told = [(number, text) for number, text in rules if text]
        if told:
            self.screen.pairs(told)
        else:
            self.screen.say("cli-no-rule")

    def _rule(self, ask: Ask, number: str) -> None:
        text = self._rule_text(number.upper())
        if text:
            self.screen.pairs([(number.upper(), text)])
        else:
            self.screen.say("cli-no-such-rule", "red")

    def _rule_text(self, number: str) -> str:
        message = f"{self.words.game}-rule-{number}"
        return self.words.format(message) if self.words.has(message) else ""

    def _table(self, ask: Ask, rest: str) -> None:
        self.screen.table(self.table, ask.seat)
        self._show_options(ask)

    def _log(self, ask: Ask, rest: str) -> None:
        lines = self.journal.all(ask.seat)
        self.screen.say("cli-happened" if lines else "cli-nothing-happened", "bold")
        self.screen.lines(lines)
        self._show_options(ask)

    def _undo(self, ask: Ask, rest: str) -> None:
        """Whoever of the people here chose last may take that back."""
        for seat in (ask.seat, *self.people):
            if self.table.may_undo(seat):
                self.table.undo(seat)
                self.journal.take_back()
                self.screen.say("cli-undone")
                return
        self.screen.say("cli-cannot-undo", "red")

    def _skip(self, ask: Ask, rest: str) -> None:
        if not ask.window:
            self.screen.say("cli-not-a-reaction", "red")
            return
        self.screen.say("cli-order-set")
        self.table.order(ask.seat)

    def _hint(self, ask: Ask, rest: str) -> None:
        """What the game's best bot would do here, and why."""
        bot = make_bot(self.words.game, adviser(self.words.game))
        found = hint(self.table, bot, self.thoughts + self.table.seq, within(PATIENCE))
        option = self.words.say(describe(self.table, found.option))
        told = [(str(list(self._listed(ask)).index(found.option) + 1), option)]
        if found.reason is not None:
            told.append(("", self.words.say(found.reason)))
        if found.before is not None and found.after is not None:
            chances = {"before": found.before, "after": found.after}
            told.append(("", self.words.format("cli-hint-chance", chances)))
        self.screen.say("cli-hint")
        self.screen.pairs(told)

    def _save(self, ask: Ask, rest: str) -> None:
        file = Path(rest) if rest else self.file or Path(f"{self.words.game}.json")
        if self._write(file):
            self.screen.fact("cli-saved", file)
            self.file = file

    def _quit(self, ask: Ask, rest: str) -> None:
        raise Leave

    def _help(self, ask: Ask, rest: str) -> None:
        count = len(ask.options)
        numbers = ("1" if count == 1 else f"1–{count}", self.words.format("cli-help-number"))
        told = [
            (self.words.format(f"cli-word-{command}"), self.words.format(f"cli-help-{command}"))
            for command in COMMANDS
        ]
        self.screen.pairs([numbers, *told])

    # -- files and endings -----------------------------------------------------------------------------

    def _write(self, file: Path) -> bool:
        """Save the game, whole or not at all; says so if that cannot be done."""
        written = recorded(self.table, self.dice.source, self.players)
        source = self.dice.source
        try:
            replace_file(file, write(written))
            if isinstance(source, Fair):
                secret = secret_file(file)
                if self.table.outcome is None:
                    replace_file(secret, source.secret.hex().encode(), private=True)
                else:
                    secret.unlink(missing_ok=True)
        except OSError as wrong:
            self.screen.fact("cli-not-saved", f"{wrong.filename}: {wrong.strerror}")
            return False
        return True

    def _leave(self) -> None:
        if self.file is not None and self._write(self.file):
            self.screen.fact("cli-saved", self.file)
            if isinstance(self.dice.source, Fair):
                self.screen.fact("cli-secret-saved", secret_file(self.file))
            command = f"hallows terminal --resume {shlex.quote(str(self.file))} {self.again}"
            self.screen.fact("cli-resume-with", command.rstrip())
        self.screen.say("cli-goodbye", "dim")

    def _end(self) -> None:
        outcome = self.table.outcome
        assert outcome is not None
        self._tell()
        self.screen.table(self.table, self.looking if len(self.people) < 2 else None)
        self.screen.outcome(outcome)
        if self.file is not None and self._write(self.file):
            self.screen.fact("cli-saved", self.file)


def replace_file(file: Path, data: bytes, *, private: bool = False) -> None:
    """Write beside the file, then put it in its place: an interrupted save leaves the old one whole."""
    beside = file.with_name(f".{file.name}.{os.getpid()}")
    try:
        with open(beside, "wb", opener=_private if private else None) as new:
            new.write(data)
        os.replace(beside, file)
    except OSError:
        beside.unlink(missing_ok=True)
        raise


def _private(path: str, flags: int) -> int:
    return os.open(path, flags, 0o600)
