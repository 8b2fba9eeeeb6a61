"""Records: a game is its answers. Loading is replaying, and nothing false gets through."""

import subprocess
import sys
from pathlib import Path
from typing import Any

import msgspec
import pytest

import hallows
from hallows.games import load_game
from hallows.games.duel.game import DuelGame
from hallows.games.duel.state import Duel
from hallows.kernel import (
    Ask,
    CorruptRecord,
    Fair,
    Play,
    Record,
    Seeded,
    Table,
    load,
    playout,
    random_chooser,
    read,
    record,
    verify,
    write,
)
from hallows.kernel.record import Chose, Threw

CORPUS = sorted((Path(__file__).parent.parent / "corpus").glob("*.json"))


def played(seats: int = 3, seed: int = 1, limit: int = 100_000) -> Table[Any]:
    table = hallows.deal("duel", seats=seats, seed=seed)
    playout(table, random_chooser(seed), limit)
    return table


def fair_record() -> Record:
    table = Table(DuelGame(), 2, None, Fair(b"a" * 32, "table-1", ("salt", "pepper")))
    playout(table, random_chooser(1))
    return record(table)


def altered(record: Record, **changes: Any) -> Record:
    return msgspec.structs.replace(record, **changes)


def with_entry(record: Record, index: int, entry: Chose | Threw) -> Record:
    return altered(record, entries=[*record.entries[:index], entry, *record.entries[index + 1 :]])


def test_a_record_survives_its_file_and_replays_to_the_same_end() -> None:
    table = played()
    kept = record(table, ["Ala", "Ben", "Cleo"])
    assert read(write(kept)) == kept
    again = load(DuelGame(), kept)
    assert again.hash() == table.hash()
    assert again.outcome == table.outcome
    assert again.counts == table.counts
    assert again.events == table.events


def test_a_record_cut_anywhere_loads_to_that_point_and_plays_on() -> None:
    table = played(limit=25)
    kept = record(table)
    for cut in range(len(kept.entries) + 1):
        part = load(DuelGame(), kept, upto=cut)
        assert [*part.log][:cut] == table.log[:cut]
    resumed = load(DuelGame(), kept, Seeded("later"), upto=17)
    assert resumed.ask is not None
    playout(resumed, random_chooser(9))
    assert resumed.outcome is not None


def test_standing_orders_are_part_of_the_record_as_answers() -> None:
    table = hallows.deal("duel", seats=3, seed=2)
    for seat in range(3):
        table.order(seat, lasting=True)
    playout(table, random_chooser(2))
    again = load(DuelGame(), read(write(record(table))))
    assert again.hash() == table.hash()
    assert again.counts == table.counts


def test_a_clone_has_no_history_to_record() -> None:
    table = played(limit=12)
    with pytest.raises(ValueError, match="clone"):
        record(table.clone())


@pytest.mark.parametrize(
    ("data", "why"),
    [
        (b"not json", "not a record"),
        (b"{}", "format"),
        (b'{"format": 99}', "format 99"),
        (b'{"format": 1, "game": "duel"}', "rules"),
        (b"\xff\xfe", "not a record"),
    ],
)
def test_what_is_no_record_is_said_to_be_none(data: bytes, why: str) -> None:
    with pytest.raises(CorruptRecord, match=why):
        read(data)


def test_unknown_fields_are_refused() -> None:
    data = msgspec.json.decode(write(record(played())))
    data["cheat"] = True
    with pytest.raises(CorruptRecord, match="cheat"):
        read(msgspec.json.encode(data))


@pytest.mark.parametrize(
    ("changes", "why"),
    [
        ({"game": "talisman"}, "a record of talisman"),
        ({"rules": 99}, "rules version 99"),
        ({"content": "abc"}, "other content"),
        ({"seats": 9}, "cannot be set up"),
        ({"options": {"max_turns": "x"}}, "cannot be set up"),
        ({"hash": "0" * 64}, "state the record ends with"),
    ],
)
def test_a_false_head_is_refused(changes: dict[str, Any], why: str) -> None:
    with pytest.raises(CorruptRecord, match=why):
        load(DuelGame(), altered(record(played()), **changes))


def test_a_false_outcome_is_refused() -> None:
    kept = record(played())
    assert kept.outcome is not None
    other = msgspec.structs.replace(kept.outcome, winners=(9,))
    with pytest.raises(CorruptRecord, match="outcome"):
        load(DuelGame(), altered(kept, outcome=other))


def test_an_impossible_answer_is_named() -> None:
    kept = record(played())
    index = next(i for i, e in enumerate(kept.entries) if isinstance(e, Chose) and not e.forced)
    choice = kept.entries[index]
    assert isinstance(choice, Chose)
    for wrong in (
        Chose(choice.seat, "fly"),
        Chose(choice.seat + 1, choice.option),
        Threw("roll", "attack", 6, [3], 0),
    ):
        with pytest.raises(CorruptRecord, match=f"entry {index}:") as found:
            load(DuelGame(), with_entry(kept, index, wrong))
        assert found.value.details["entry"] == index


def test_an_impossible_throw_is_named() -> None:
    kept = record(played())
    index = next(i for i, e in enumerate(kept.entries) if isinstance(e, Threw) and e.kind == "roll")
    throw = kept.entries[index]
    assert isinstance(throw, Threw)
    for wrong in (
        Threw("roll", throw.label, 6, [7], throw.seat),
        Threw("roll", throw.label, 8, [7], throw.seat),
        Threw("roll", throw.label, 6, [1, 2], throw.seat),
        Threw("dice", throw.label, 6, [1], throw.seat),
        Chose(throw.seat, "rest"),
    ):
        with pytest.raises(CorruptRecord, match=f"entry {index}:"):
            load(DuelGame(), with_entry(kept, index, wrong))


def test_entries_after_the_end_are_refused() -> None:
    kept = record(played())
    longer = altered(kept, entries=[*kept.entries, Chose(0, "rest")])
    with pytest.raises(CorruptRecord, match="after the end"):
        load(DuelGame(), longer)


class Courteous(DuelGame):
    """Every turn begins with a bow, which nobody may refuse."""

    def scene(self, state: Duel) -> Play[None]:
        yield Ask(state.active, "bow", ("bow",))
        yield from super().scene(state)


def test_a_forced_answer_stands_in_the_record_and_cannot_be_another() -> None:
    table = Table(Courteous(), 2, None, Seeded(1))
    playout(table, random_chooser(1), 5)
    kept = record(table)
    index = next(i for i, e in enumerate(kept.entries) if isinstance(e, Chose) and e.forced)
    assert load(Courteous(), kept).hash() == table.hash()
    with pytest.raises(CorruptRecord, match=rf"entry {index}: .*only option"):
        load(Courteous(), with_entry(kept, index, Chose(0, "curtsey", True)))


def test_fair_dice_are_proved() -> None:
    kept = fair_record()
    proof = verify(DuelGame(), kept)
    assert proof.fair
    assert proof.finished
    assert proof.throws > 5


def test_a_record_without_committed_dice_is_only_replayed() -> None:
    assert not verify(DuelGame(), record(played())).fair


def test_one_altered_die_is_named() -> None:
    kept = fair_record()
    throws = [i for i, e in enumerate(kept.entries) if isinstance(e, Threw)]
    index = throws[4]
    throw = kept.entries[index]
    assert isinstance(throw, Threw)
    false = Threw(throw.kind, throw.label, throw.size, [throw.got[0] % 6 + 1], throw.seat)
    with pytest.raises(CorruptRecord, match=rf"entry {index} \(throw 4\)") as found:
        verify(DuelGame(), with_entry(kept, index, false))
    assert found.value.details["throw"] == 4


@pytest.mark.parametrize(
    ("secret", "why"), [("00" * 32, "not the one committed"), ("zz", "hexadecimal")]
)
def test_another_secret_proves_nothing(secret: str, why: str) -> None:
    kept = fair_record()
    fairness = msgspec.structs.replace(kept.fairness, secret=secret)  # type: ignore[type-var]
    with pytest.raises(CorruptRecord, match=why):
        verify(DuelGame(), altered(kept, fairness=fairness))


def test_the_secret_is_not_in_an_unfinished_record() -> None:
    table = Table(DuelGame(), 2, None, Fair(b"a" * 32, "table-1"))
    playout(table, random_chooser(1), 3)
    kept = record(table)
    assert kept.fairness is not None
    assert kept.fairness.secret == ""
    assert (b"a" * 32).hex().encode() not in write(kept)


def test_a_record_saved_in_a_nested_question_continues_in_a_new_process(tmp_path: Path) -> None:
    table = hallows.deal("duel", seats=3, seed=1)
    choose = random_chooser(1)
    while table.ask is not None and table.ask.prompt != "hex":
        table.answer(choose(table.ask))
    assert table.breadcrumbs()[-1].startswith("offer_hex")
    file = tmp_path / "game.json"
    file.write_bytes(write(record(table)))
    program = (
        "import sys; from pathlib import Path\n"
        "from hallows.games.duel.game import DuelGame\n"
        "from hallows.kernel import Seeded, load, playout, read\n"
        "from hallows.kernel.conformance import random_chooser\n"
        "table = load(DuelGame(), read(Path(sys.argv[1]).read_bytes()), Seeded('later'))\n"
        "assert table.ask.prompt == 'hex'\n"
        "playout(table, random_chooser(5))\n"
        "print(table.hash())\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", program, str(file)], capture_output=True, text=True, check=True
    )
    table.resume(Seeded("later"))
    playout(table, random_chooser(5))
    assert done.stdout.strip() == table.hash()


@pytest.mark.parametrize("file", CORPUS, ids=lambda file: file.stem)
def test_recorded_games_of_the_corpus_still_replay(file: Path) -> None:
    """A change of rules that breaks old records must be deliberate: raise the game's version, and record anew
    with ``python -m tests.corpus``."""
    kept = read(file.read_bytes())
    proof = verify(load_game(kept.game), kept)
    assert proof.entries == len(kept.entries) > 10


def test_there_is_a_corpus() -> None:
    assert CORPUS
