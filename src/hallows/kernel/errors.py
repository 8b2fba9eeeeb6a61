"""Typed refusals. Each has a stable ``code`` and plain ``args``, so that any face of the program can word it."""

import re


class HallowsError(Exception):
    """Base of everything the kernel refuses."""

    code: str = "error"  # of a kind of refusal: its name, ``illegal-option``

    def __init_subclass__(cls) -> None:
        if HallowsError in cls.__bases__:  # a kind of its own, and not a special case of one
            name = cls.__name__.removesuffix("Error")
            cls.code = re.sub(r"(?<=[a-z])(?=[A-Z])", "-", name).lower()

    def __init__(self, message: str, **args: object) -> None:
        super().__init__(message)
        self.details: dict[str, object] = args


class IllegalOption(HallowsError):
    """The option is not among those offered."""


class WrongSeat(HallowsError):
    """Another seat is asked."""


class StaleQuestion(HallowsError):
    """The answer names a question that is no longer, or not yet, the one being asked."""


class FinishedGame(HallowsError):
    """The game is over; nothing is asked any more."""


class CannotUndo(HallowsError):
    """Chance, new information or another seat's choice lies in between."""


class CorruptRecord(HallowsError):
    """A record that does not replay. ``details["entry"]`` is the index of the culprit, where one is to blame."""


class UnknownGame(HallowsError):
    """No game of that name."""


class BadOptions(HallowsError):
    """An unknown game option, or a value outside its range."""


class NotCloneable(HallowsError):
    """The table was dealt without checkpoints, so it can be neither copied nor taken back."""


class RuleDefect(HallowsError):
    """A rule did what no rule may do, such as asking a question without options."""


class ScriptError(HallowsError):
    """A scripted table was asked something its script does not answer, or ended with lines unused."""


class Unnamed(Exception):
    """Raised through the rules of a real table (see ``companion``): only people know which card this is."""

    def __init__(self, pile: str, card: int | str, seats: tuple[int, ...], by: int | None) -> None:
        super().__init__(pile)
        self.pile = pile
        self.card = card
        self.seats = seats
        self.by = by
