"""Typed refusals of the table service, on top of the kernel's. Words are in messages ``error-<code>``."""

from typing import Any, Final

from hallows.kernel import HallowsError

#: code -> HTTP status. The kernel's codes stand here too: this is every code a client can meet.
CODES: Final[dict[str, int]] = {
    # the message
    "bad-message": 400,  # why: not JSON, an unknown field, a wrong type, too deep
    "too-large": 413,  # limit: bytes
    "not-json": 415,  # the body's content type is not application/json
    "not-found": 404,  # no such address
    "bad-method": 405,
    "foreign-origin": 403,  # a page of another site tried
    "unknown-host": 400,  # the address asked for is not one of ours
    "too-many": 429,  # what: messages, tables, sockets, chat, hints, guests, moments; wait: seconds
    "id-reused": 409,  # the command id was used for something else
    # the table
    "unknown-table": 404,  # also when you may not know that it exists
    "unknown-game": 404,  # game
    "unknown-lesson": 404,  # lesson
    "unknown-bot": 404,  # bot
    "bad-options": 422,  # game, why
    "bad-seats": 422,  # least, most
    "bad-name": 422,
    "already-started": 409,
    "not-started": 409,
    "not-finished": 409,  # the record and forks are for finished games
    "no-such-version": 404,  # v
    "rules-changed": 409,  # the table was played by rules this program no longer has
    "corrupt-record": 422,  # why, entry
    # seats
    "not-seated": 403,
    "not-your-seat": 403,  # seat
    "which-seat": 422,  # you hold several: say which
    "not-host": 403,
    "seat-taken": 409,  # seat
    "no-such-seat": 404,  # seat
    "seats-open": 409,  # seats: a list of numbers
    "bot-plays": 409,  # a bot plays your seat: take it back first
    "bad-secret": 403,
    "no-push": 404,  # this server calls nobody
    "bad-subscription": 422,  # an address or a key no browser would have
    "bad-code": 403,  # to move by: wrong, spent or too old
    "removed": 403,  # the host took the seat from you
    "needs-pin": 403,  # seat: it is looked through with its PIN only
    "muted": 403,  # by the operator, for a while
    "banned": 403,
    "no-spectators": 403,
    # the game
    "wrong-seat": 409,  # asked
    "illegal-option": 422,  # option
    "stale-question": 409,  # asked
    "finished-game": 409,
    "cannot-undo": 409,
    "nothing-awaited": 409,  # no dice, or no card, are asked for now
    "cannot-have-fallen": 422,  # count, sides
    "not-in-the-pile": 422,  # thing
    "undo-off": 403,
    "hints-off": 403,
    "chat-off": 403,
    "asks-everybody": 403,  # such a table asks nobody in quiet moments
    # us
    "try-again": 503,  # the database did not take it; nothing was changed
    "internal": 500,
}


class Refused(HallowsError):
    """A refusal by its code; never carries anything a client may not know."""

    def __init__(self, code: str, **args: object) -> None:
        super().__init__(code, **args)
        assert code in CODES, code
        self.code = code


def code_of(refused: HallowsError) -> str:
    """The kernel's own defects are nobody's business outside."""
    return refused.code if refused.code in CODES else "internal"


def args_of(refused: HallowsError) -> dict[str, Any]:
    """Only what a refusal of ours names, and of the kernel's what cannot be a secret."""
    if isinstance(refused, Refused):
        return dict(refused.details)
    if code_of(refused) == "internal":
        return {}
    kept = ("option", "game", "why", "entry", "bot", "seat", "asked", "rules")
    return {k: v for k, v in refused.details.items() if k in kept and isinstance(v, int | str)}


#: Why a socket was closed: close code -> reason sent with it, worded in message ``error-<reason>``.
CLOSED: Final[dict[int, str]] = {
    1012: "restarting",  # come back in a moment; nothing is lost
    4400: "bad-message",  # not even a message, or far too many bad ones
    4403: "no-spectators",
    4404: "unknown-table",
    4408: "too-slow",  # you did not read for too long
    4409: "silent",  # nothing was heard from you for too long
    4411: "banned",
    4410: "not-yours",  # the seat moved to another browser, or was taken from you
    1009: "too-large",
    4429: "too-many",
}
