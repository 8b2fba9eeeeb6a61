"""Records: one JSON file holds a whole game, and loading it is playing it again.

Every answer and every outcome of chance is written down, so that a record replays even where a generator of
random numbers has changed. A record may stop anywhere; it then loads to exactly that point.
"""

from collections.abc import Iterator
from typing import Any, Literal

import msgspec

from hallows.kernel import questions as q
from hallows.kernel.chance import Fair, Source, TypedIn, refused
from hallows.kernel.errors import CorruptRecord, HallowsError
from hallows.kernel.game import Game, Outcome
from hallows.kernel.table import Table

FORMAT = 1


class Chose(msgspec.Struct, frozen=True, tag="pick", tag_field="is", omit_defaults=True):
    """A seat's answer in a record."""

    seat: int
    option: str
    forced: bool = False


class Threw(msgspec.Struct, frozen=True, tag="chance", tag_field="is", omit_defaults=True):
    """An outcome of chance in a record: ``got`` for ``kind`` of ``size`` (sides, cards, candidates)."""

    kind: Literal["roll", "dice", "shuffle", "pick"]
    label: str
    size: int
    got: list[int]
    seat: int = -1


class Fairness(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What makes the dice provable: the commitment from the start, the secret only from the end on."""

    table: str
    commitment: str
    salts: list[str] = []
    secret: str = ""


class Record(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A game as data. ``hash`` is that of the state the entries lead to."""

    format: int
    game: str
    rules: int
    content: str
    seats: int
    options: dict[str, Any]
    entries: list[Chose | Threw]
    hash: str
    outcome: Outcome | None = None
    fairness: Fairness | None = None
    players: list[str] = []


def write(record: Record) -> bytes:
    """The record as a file people can read and compare: one line for each entry."""
    data: dict[str, Any] = msgspec.to_builtins(record)
    entries = data.pop("entries")
    head = msgspec.json.format(msgspec.json.encode(data), indent=1).decode().rstrip().rstrip("}")
    lines = ",\n".join("  " + msgspec.json.encode(entry).decode() for entry in entries)
    return f'{head.rstrip()},\n "entries": [\n{lines}\n ]\n}}\n'.encode()


def read(data: bytes) -> Record:
    """A record from a file's bytes, or ``CorruptRecord`` saying what is wrong with them."""
    try:
        version = msgspec.json.decode(data, type=_Versioned).format
    except msgspec.MsgspecError as wrong:
        raise CorruptRecord(f"this is not a record: {wrong}") from wrong
    if version != FORMAT:
        raise CorruptRecord(
            f"format {version} is not known here; this program reads format {FORMAT}",
            format=version,
        )
    try:
        return msgspec.json.decode(data, type=Record)
    except msgspec.MsgspecError as wrong:
        raise CorruptRecord(f"the record cannot be read: {wrong}") from wrong


class _Versioned(msgspec.Struct):
    format: int


def record(table: Table[Any], players: list[str] | None = None) -> Record:
    """Write down the game so far. Fails for clones, which carry no past."""
    if table._offset:
        raise ValueError("a clone has no history to record")
    if isinstance(table.asked, q.Draw):
        table = _with_the_guess(table)
    return Record(
        format=FORMAT,
        game=table.game.name,
        rules=table.game.version,
        content=table.game.content_hash,
        seats=table.seats,
        options=msgspec.to_builtins(table.options),
        entries=[_written(entry) for entry in table.log],
        hash=table.hash(),
        outcome=table.outcome,
        fairness=_fairness(table),
        players=players or [],
    )


def _with_the_guess(table: Table[Any]) -> Table[Any]:
    """A real table at which a card is awaited stands in the middle of a rule; with the card that was guessed there it comes
    to a question, as whoever replays the record will."""
    told = Table(table.game, table.seats, table.options, TypedIn(), listen=False)
    _feed(told, [_written(entry) for entry in table.log])
    return told


def _fairness(table: Table[Any]) -> Fairness | None:
    source = table.chance
    if not isinstance(source, Fair):
        return None
    secret = source.secret.hex() if table.outcome is not None else ""
    return Fairness(source.table, Fair.commitment(source.secret), list(source.salts), secret)


def _written(entry: q.Entry) -> Chose | Threw:
    if isinstance(entry, q.Answered):
        return Chose(entry.seat, entry.option, entry.forced)
    assert isinstance(entry, q.Happened)
    question, result = entry.question, entry.result
    got = list(result) if isinstance(result, tuple) else [result]
    kind, size = _kind(question)
    return Threw(kind, question.label, size, got, question.seat)


def _kind(question: q.Chance) -> tuple[Literal["roll", "dice", "shuffle", "pick"], int]:
    if isinstance(question, q.Roll):
        return "roll", question.sides
    if isinstance(question, q.Dice):
        return "dice", question.sides
    if isinstance(question, q.Shuffle):
        return "shuffle", question.size
    assert isinstance(question, q.Pick)
    return "pick", question.size


def load(
    game: Game[Any],
    record: Record,
    chance: Source | None = None,
    *,
    upto: int | None = None,
    listen: bool = True,
) -> Table[Any]:
    """The table a record leads to, after ``upto`` entries (all of them if None), with ``chance`` for the dice
    to come. Anything that does not fit raises ``CorruptRecord`` naming the entry; nothing is half loaded."""
    _check_head(game, record)
    entries = record.entries if upto is None else record.entries[:upto]
    try:
        table = Table(game, record.seats, record.options, TypedIn(), listen=listen)
    except HallowsError as wrong:
        raise CorruptRecord(f"the table cannot be set up: {wrong}") from wrong
    _feed(table, entries)
    if upto is None:
        _check_end(table, record)
    if chance is not None:
        table.resume(chance)
    return table


def steps(
    game: Game[Any], record: Record, *, listen: bool = False
) -> Iterator[tuple[int, Table[Any]]]:
    """The same table all along, before each entry that somebody gave (a choice, a throw), with the entry's number;
    at last with the number of entries, at the end."""
    _check_head(game, record)
    table = Table(game, record.seats, record.options, TypedIn(), listen=listen)
    for index, entry in enumerate(record.entries):
        if index >= len(table.log):
            yield index, table
            _give(table, index, entry)
    yield len(record.entries), table


def _check_head(game: Game[Any], record: Record) -> None:
    if record.game != game.name:
        raise CorruptRecord(f"a record of {record.game}, not of {game.name}", game=record.game)
    if record.rules != game.version:
        raise CorruptRecord(
            f"played by rules version {record.rules}; these are version {game.version}",
            rules=record.rules,
        )
    if record.content != game.content_hash:
        raise CorruptRecord(
            "played with other content (cards, spaces) than is loaded", content=record.content
        )


def _feed(table: Table[Any], entries: list[Chose | Threw]) -> None:
    """Answer the table from the record. What the table answers by itself must stand there too."""
    index = 0
    while index < len(entries):
        if index < len(table.log):
            told, done = entries[index], _written(table.log[index])
            if told != done:
                raise _corrupt(index, f"it says {_say(told)}, but {_say(done)} was the only option")
        else:
            _give(table, index, entries[index])
        index += 1


def _give(table: Table[Any], index: int, entry: Chose | Threw) -> None:
    asked = table.asked
    if asked is None:
        raise _corrupt(index, "it comes after the end of the game")
    try:
        if isinstance(entry, Chose):
            table.answer(entry.option, seat=entry.seat)
            if entry.forced:
                table.mark_forced(index)
        else:
            table.happen(_result(asked, entry, index))
    except HallowsError as wrong:
        if isinstance(wrong, CorruptRecord):
            raise
        raise _corrupt(index, str(wrong)) from wrong


def _result(asked: q.Question | q.Draw, entry: Threw, index: int) -> q.Result:
    if isinstance(asked, q.Draw):
        raise _corrupt(index, "it comes where a card was awaited")
    if isinstance(asked, q.Ask):
        raise _corrupt(
            index, f"it says {_say(entry)}, but seat {asked.seat} was asked {asked.prompt}"
        )
    kind, size = _kind(asked)
    if (entry.kind, entry.label, entry.size) != (kind, asked.label, size):
        raise _corrupt(index, f"it says {_say(entry)}, but {kind} {asked.label} of {size} was due")
    if isinstance(asked, q.Roll | q.Pick):
        result: q.Result = entry.got[0] if len(entry.got) == 1 else tuple(entry.got)
    else:
        result = tuple(entry.got)
    refusal = refused(asked, result)
    if refusal:
        raise _corrupt(index, f"{entry.label}: {refusal}")
    return result


def _check_end(table: Table[Any], record: Record) -> None:
    if len(table.log) == len(record.entries) and table.hash() != record.hash:
        raise CorruptRecord("the entries do not lead to the state the record ends with")
    if record.outcome is not None and table.outcome != record.outcome:
        raise CorruptRecord("the entries do not lead to the outcome the record claims")


def _corrupt(index: int, why: str) -> CorruptRecord:
    return CorruptRecord(f"entry {index}: {why}", entry=index)


def _say(entry: Chose | Threw) -> str:
    if isinstance(entry, Chose):
        return f"seat {entry.seat} chose {entry.option}"
    return f"{entry.kind} {entry.label} = {', '.join(map(str, entry.got))}"


class Proof(msgspec.Struct, frozen=True):
    """What ``verify`` has shown."""

    entries: int
    throws: int
    fair: bool  # every throw follows from the revealed secret
    finished: bool


def verify(game: Game[Any], record: Record) -> Proof:
    """Prove a record: it replays by the rules to the stated end and, if its dice were committed to and the
    secret is revealed, every throw is what the secret says. The first false throw is named."""
    throws = [(i, entry) for i, entry in enumerate(record.entries) if isinstance(entry, Threw)]
    fairness = record.fairness
    fair = fairness is not None and bool(fairness.secret)
    if fairness is not None and fairness.secret:
        _verify_throws(fairness, record, throws)
    load(game, record, listen=False)
    return Proof(len(record.entries), len(throws), fair, record.outcome is not None)


def _verify_throws(fairness: Fairness, record: Record, throws: list[tuple[int, Threw]]) -> None:
    try:
        secret = bytes.fromhex(fairness.secret)
    except ValueError as wrong:
        raise CorruptRecord("the revealed secret is not a hexadecimal number") from wrong
    if Fair.commitment(secret) != fairness.commitment:
        raise CorruptRecord("the revealed secret is not the one committed to")
    source = Fair(secret, fairness.table, fairness.salts)
    for number, (index, throw) in enumerate(throws):
        drawn = source.draw(_question(throw))
        expected = list(drawn) if isinstance(drawn, tuple) else [drawn]
        if throw.got != expected:
            raise CorruptRecord(
                f"entry {index} (throw {number}): {_say(throw)}, but the committed dice say "
                f"{', '.join(map(str, expected))}",
                entry=index,
                throw=number,
            )


def _question(throw: Threw) -> q.Chance:
    if throw.kind == "roll":
        return q.Roll(throw.seat, throw.label, throw.size)
    if throw.kind == "dice":
        return q.Dice(throw.seat, throw.label, len(throw.got), throw.size)
    if throw.kind == "shuffle":
        return q.Shuffle(throw.size, throw.label, throw.seat)
    return q.Pick(throw.size, throw.label, throw.seat)
