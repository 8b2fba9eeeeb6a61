"""Typed refusals. Each has a stable ``code`` and plain ``args``, so that any face of the program can word it."""

from typing import ClassVar


class HallowsError(Exception):
    """Base of everything the kernel refuses."""

    code: ClassVar[str] = "error"

    def __init__(self, message: str, **args: object) -> None:
        super().__init__(message)
        self.details: dict[str, object] = args


class IllegalOption(HallowsError):
    """The option is not among those offered."""

    code = "illegal-option"


class WrongSeat(HallowsError):
    """Another seat is asked."""

    code = "wrong-seat"


class StaleQuestion(HallowsError):
    """The answer names a question that is no longer, or not yet, the one being asked."""

    code = "stale-question"


class FinishedGame(HallowsError):
    """The game is over; nothing is asked any more."""

    code = "finished-game"


class CannotUndo(HallowsError):
    """Chance, new information or another seat's choice lies in between."""

    code = "cannot-undo"


class CorruptRecord(HallowsError):
    """A record that does not replay. ``details["entry"]`` is the index of the culprit, where one is to blame."""

    code = "corrupt-record"


class UnknownGame(HallowsError):
    """No game of that name."""

    code = "unknown-game"


class BadOptions(HallowsError):
    """An unknown game option, or a value outside its range."""

    code = "bad-options"


class NotCloneable(HallowsError):
    """The table was dealt without checkpoints, so it can be neither copied nor taken back."""

    code = "not-cloneable"


class RuleDefect(HallowsError):
    """A rule did what no rule may do, such as asking a question without options."""

    code = "rule-defect"


class ScriptError(HallowsError):
    """A scripted table was asked something its script does not answer, or ended with lines unused."""

    code = "script"
