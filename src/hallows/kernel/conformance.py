"""The conformance suite: what must hold for every game of the house, whatever its rules.

``inspect_game`` plays one game and examines it at every decision; ``hunt`` lets Hypothesis choose the answers
and shrink a failure to a short list of them; ``across_hash_seeds`` plays the same games in processes with
different hash seeds. Each failure is a ``Violation`` that names the broken promise:

- ``options``: a question without options, with a repeated option, or to nobody
- ``plain-data``: a state that does not survive JSON, or carries more than its fields
- ``clone``, ``replay``, ``undo``: a copy, a reloaded record or a taken-back choice that is not the same game
- ``conservation``: a count the game declares constant has changed
- ``view-leak``, ``event-leak``: a seat sees, or is told, what it may not know
- ``unrevealed``: a seat saw something new without ``reveal``, so that undo would cross it
- ``refusal``: a wrong answer was accepted, or changed something
- ``scene-length``, ``game-length``: beyond the caps the game states
- ``hash-seed``: the course of the game depends on the order of a set
- ``crash``: a rule raised an exception
"""

import hashlib
import subprocess
import sys
from collections.abc import Callable, Mapping, Sequence
from functools import cached_property, partial
from typing import Any

import msgspec

from hallows.kernel.chance import Seeded
from hallows.kernel.errors import HallowsError, IllegalOption, RuleDefect, StaleQuestion, WrongSeat
from hallows.kernel.game import Game, State
from hallows.kernel.questions import Answered, Ask, Happened
from hallows.kernel.record import load, read, record, write
from hallows.kernel.table import Table, playout, random_chooser

__all__ = [
    "Violation",
    "across_hash_seeds",
    "final_hashes",
    "hunt",
    "inspect_game",
    "random_chooser",
    "twin_of",
]

_NO_OPTION = "no-such-option"


class Violation(AssertionError):
    """A promise of the house is broken. ``promise`` says which, ``answers`` how to get there."""

    def __init__(self, promise: str, detail: str, answers: Sequence[str] = ()) -> None:
        self.promise = promise
        self.answers = list(answers)
        super().__init__(f"{promise}: {detail} (after {len(self.answers)} answers: {self.answers})")


def inspect_game(
    game: Game[Any],
    seats: int,
    options: Mapping[str, object] | None = None,
    *,
    seed: int = 0,
    picks: Sequence[int] | None = None,
    stride: int = 1,
) -> Table[Any]:
    """Play one game and examine it at every ``stride``-th decision. The n-th answer is option number
    ``picks[n]`` (modulo their number), and the game stops when they run out; without picks the whole game is
    played at random."""
    return _Inspection(game, seats, options, seed, stride).run(picks)


def hunt(
    game: Game[Any],
    seats: int,
    options: Mapping[str, object] | None = None,
    *,
    examples: int = 30,
    length: int = 60,
) -> None:
    """Let Hypothesis look for answers that break a promise, and shrink them to a short list."""
    from hypothesis import HealthCheck, given, settings
    from hypothesis import strategies as st

    @settings(
        max_examples=examples,
        deadline=None,
        database=None,
        derandomize=True,
        suppress_health_check=list(HealthCheck),
    )
    @given(st.lists(st.integers(0, 11), max_size=length), st.integers(0, 999))
    def attempt(picks: list[int], seed: int) -> None:
        inspect_game(game, seats, options, seed=seed, picks=picks)

    attempt()


def across_hash_seeds(
    where: str, seats: int, options: Mapping[str, object] | None = None, *, games: int = 3
) -> None:
    """Play the same games in two processes with different ``PYTHONHASHSEED``. ``where`` is the game's class as
    ``module:name``, importable by a fresh interpreter on this one's path."""
    program = (
        f"import sys; sys.path[:0] = {sys.path!r}\n"
        "from hallows.kernel.conformance import final_hashes\n"
        f"print(*final_hashes({where!r}, {seats}, {dict(options or {})!r}, {games}), sep='\\n')"
    )
    printed = [
        subprocess.run(
            [sys.executable, "-c", program],
            env={"PYTHONHASHSEED": hash_seed},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for hash_seed in ("1", "2")
    ]
    if printed[0] != printed[1]:
        raise Violation("hash-seed", "two hash seeds lead to two different games")


def final_hashes(where: str, seats: int, options: Mapping[str, object], games: int) -> list[str]:
    """The final states of some random games, as hashes."""
    module, _, name = where.partition(":")
    __import__(module)
    game: Game[Any] = getattr(sys.modules[module], name)()
    return [_random_end(game, seats, options, seed) for seed in range(games)]


def _random_end(game: Game[Any], seats: int, options: Mapping[str, object], seed: int) -> str:
    table = Table(game, seats, options, Seeded(seed), checkpoints=False)
    playout(table, random_chooser(seed), game.answer_cap)
    heard = msgspec.json.encode(table.events)
    return f"{table.hash()} {hashlib.sha256(heard).hexdigest()}"


class _Inspection:
    """One inspected game."""

    def __init__(
        self,
        game: Game[Any],
        seats: int,
        options: Mapping[str, object] | None,
        seed: int,
        stride: int,
    ) -> None:
        self.game = game
        self.seats = seats
        self.seed = seed
        self.stride = stride
        self.choose = random_chooser(seed)
        self.answers: list[str] = []
        self.table: Table[Any] = self._guarded(lambda: Table(game, seats, options, Seeded(seed)))
        self.counts = game.conserved(game.setup(seats, self.table.options))

    def fail(self, promise: str, detail: str) -> None:
        raise Violation(promise, detail, self.answers)

    def _guarded(self, act: Callable[[], Any]) -> Any:
        try:
            return act()
        except RuleDefect as wrong:
            promise = "options" if "options" in str(wrong) else "game-length"
            raise Violation(promise, str(wrong), self.answers) from wrong
        except Exception as wrong:
            raise Violation("crash", f"{type(wrong).__name__}: {wrong}", self.answers) from wrong

    def run(self, picks: Sequence[int] | None) -> Table[Any]:
        table = self.table
        while table.asked is not None:
            turn = len(self.answers)
            if picks is not None and turn >= len(picks):
                break
            ask = table.ask
            assert ask is not None
            self.check_options(ask)
            option = (
                self.choose(ask) if picks is None else ask.options[picks[turn] % len(ask.options)]
            )
            if turn % self.stride == 0:
                self.examine(ask, option)
            else:
                self.step(option)
            self.check_lengths()
        self.check_plain_data()
        self.check_conservation(table.state)
        self.check_replay()
        return table

    def step(self, option: str) -> None:
        self.answers.append(option)
        self._guarded(lambda: self.table.answer(option))

    def examine(self, ask: Ask, option: str) -> None:
        """Everything that is to hold at one decision and over the answer to it."""
        table = self.table
        self.check_plain_data()
        self.check_conservation(table.state)
        self.check_refusals(ask)
        self.check_replay()
        before, asked, log = table.hash(), table.asked_for(ask.seat), len(table.log)
        clone = self._guarded(table.clone)
        self.expect_same(clone, "clone")
        looked_at = self._guarded(lambda: table.clone(start=False))
        self.expect_same(looked_at, "clone")
        twins = [self.check_redeal(seat) for seat in range(self.seats)]
        heard = len(table.events or ())
        self.step(option)
        for copy in (clone, looked_at):
            self._guarded(partial(copy.answer, option))
            self.expect_same(copy, "clone")
        for seat, twin in enumerate(twins):
            self.check_twin(seat, twin, option, log, heard)
        self.check_undo(ask.seat, before, asked)

    # -- the promises ----------------------------------------------------------------------------------

    def check_options(self, ask: Ask) -> None:
        if len(set(ask.options)) != len(ask.options):
            self.fail("options", f"{ask.prompt} repeats an option: {ask.options}")
        if not 0 <= ask.seat < self.seats:
            self.fail("options", f"{ask.prompt} is asked of seat {ask.seat}")

    def check_plain_data(self) -> None:
        state: State = self.table.state
        try:
            encoded = msgspec.json.encode(state)
            again = msgspec.json.encode(msgspec.json.decode(encoded, type=type(state)))
        except (TypeError, msgspec.MsgspecError) as wrong:
            raise Violation("plain-data", str(wrong), self.answers) from wrong
        if encoded != again:
            self.fail("plain-data", "the state does not survive JSON")
        stray = {
            name
            for name in vars(state)
            if not isinstance(getattr(type(state), name, None), cached_property)
        } - {"sink", "revealed"}
        if stray:
            self.fail("plain-data", f"the state carries {sorted(stray)} besides its fields")

    def check_conservation(self, state: State) -> None:
        counts = self.game.conserved(state)
        if counts != self.counts:
            changed = {
                k: (self.counts.get(k), v) for k, v in counts.items() if self.counts.get(k) != v
            }
            self.fail("conservation", f"was, is: {changed}")

    def check_refusals(self, ask: Ask) -> None:
        table = self.table
        before, log = table.hash(), len(table.log)
        wrong: list[tuple[type[HallowsError], dict[str, Any]]] = [
            (IllegalOption, {"option": _NO_OPTION, "seat": ask.seat, "seq": table.seq}),
            (WrongSeat, {"option": ask.options[0], "seat": ask.seat + 1}),
            (StaleQuestion, {"option": ask.options[0], "seat": ask.seat, "seq": table.seq - 1}),
            (StaleQuestion, {"option": ask.options[0], "seat": ask.seat, "seq": table.seq + 1}),
        ]
        for error, answer in wrong:
            try:
                table.answer(**answer)
            except error:
                pass
            else:
                self.fail("refusal", f"{answer} was accepted")
        if (table.hash(), len(table.log)) != (before, log):
            self.fail("refusal", "a refused answer had an effect")

    def check_replay(self) -> None:
        table = self.table
        written = write(record(table))
        try:
            again = load(self.game, read(written), listen=False)
        except HallowsError as wrong:
            raise Violation("replay", str(wrong), self.answers) from wrong
        self.expect_same(again, "replay")

    def expect_same(self, other: Table[Any], promise: str) -> None:
        table = self.table
        if other.hash() != table.hash():
            self.fail(promise, "the states differ")
        if other.asked != table.asked or other.outcome != table.outcome:
            self.fail(promise, f"{other.asked} is asked, not {table.asked}")

    def check_redeal(self, seat: int) -> Table[Any]:
        """Re-dealing what a seat cannot see changes nothing it sees, and no count."""
        table = self.table
        twin: Table[Any] = self._guarded(
            lambda: twin_of(table, seat, self.seed + len(self.answers))
        )
        for viewer in (seat, None):
            if twin.view(viewer) != table.view(viewer):
                self.fail(
                    "view-leak", f"seat {seat}: what is hidden from it shows in view({viewer})"
                )
        if twin.asked_for(seat) != table.asked_for(seat):
            self.fail("view-leak", f"seat {seat}: what is hidden from it shows in its options")
        self.check_conservation(twin.state)
        return twin

    def check_twin(self, seat: int, twin: Table[Any], option: str, log: int, heard: int) -> None:
        """The same answer in a world that differs only in what ``seat`` does not know must look the same to it,
        unless the rules have just revealed something to it."""
        table = self.table
        seen = table.seen
        if seen is None or seat in seen:
            return
        since = len(twin.log)
        asked = twin.ask
        if asked is None or option not in asked.options:
            return  # in that world the seat asked does not have this option
        self._guarded(lambda: twin.answer(option))
        self.check_conservation(twin.state)
        if _course(twin, since) != _course(table, log) or _pending(twin) != _pending(table):
            return  # what others hold led elsewhere: being asked at all is public
        for viewer in (seat, None):
            if twin.view(viewer) != table.view(viewer):
                self.fail("unrevealed", f"seat {seat} saw something new, and no rule revealed it")
        if twin.events_for(seat) != table.events_for(seat, heard):
            self.fail("event-leak", f"seat {seat} was told what it cannot know")

    def check_undo(self, seat: int, before: str, asked: object) -> None:
        table = self.table
        if table.asked is None or not table.may_undo(seat):
            return
        taken_back = table.clone()
        taken_back.undo(seat)
        if taken_back.hash() != before or taken_back.asked_for(seat) != asked:
            self.fail("undo", f"seat {seat} took its choice back into another game")

    def check_lengths(self) -> None:
        table = self.table
        if len(table.log) > self.game.answer_cap:
            self.fail("game-length", f"more than {self.game.answer_cap} answers")
        if table.scene_length > self.game.scene_cap:
            self.fail("scene-length", f"more than {self.game.scene_cap} answers in one scene")


def twin_of(table: Table[Any], seat: int, seed: int) -> Table[Any]:
    """The table in a world re-dealt for ``seat``, with the same dice to come, listening."""
    twin = table.clone()
    twin.redeal(seat, seed)
    twin.events = []
    twin.state.listen(twin.events)
    return twin


def _course(table: Table[Any], since: int) -> list[object]:
    """What was asked and answered, as far as everybody can tell."""
    course: list[object] = []
    for entry in table.log[since:]:
        if isinstance(entry, Answered):
            course.append((entry.seat, entry.option))
        elif isinstance(entry, Happened):
            course.append(entry.question)
    return course


def _pending(table: Table[Any]) -> tuple[int, str] | None:
    ask = table.ask
    return None if ask is None else (ask.seat, ask.prompt)
