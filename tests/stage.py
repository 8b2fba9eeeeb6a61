"""The stage of scenario tests: one script of dice and answers for every game.

A game's own stage sets a table up and gives it a `Staged`; from there on all are played alike:

    t.play(die("attack", 5), "keep", (2, 4), "move:leaky_cauldron")

``play`` takes what happens in the order it happens: a number is what a die shows or a lot decides, a tuple several dice
thrown together (or the order after a shuffle), a word the option that the seat asked next chooses. `die`, `dice` and
`lot` say the label too. A step that does not fit what is asked fails the test and says what is asked, so no step can be
left over. Where answers are read better alone, dice are dealt before (``script``) and ``do`` answers; `curtain`, which
``conftest.py`` calls after every test, fails the test that dealt dice nobody threw.

Questions with one option are answered by the kernel; shuffles keep the order unless the script says otherwise.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Generic, Self, TypeAlias

import msgspec

from hallows.kernel import Ask, Chance, Draw, Event, Game, Pick, Result, Roll, Shuffle, Table
from hallows.kernel.chance import refused
from hallows.kernel.game import S
from hallows.kernel.table import random_chooser


class Throw(msgspec.Struct, frozen=True):
    """An outcome of chance that fits only questions of these labels."""

    result: Result
    labels: tuple[str, ...]


Dealt: TypeAlias = Result | Throw
Step: TypeAlias = Dealt | str


def die(label: str, face: int) -> Throw:
    return Throw(face, (label,))


def dice(label: str, *faces: int) -> Throw:
    return Throw(faces, (label,))


lot = die  # a `Pick` is answered by one number too: the index of what is picked


def fitting(question: Chance, dealt: Dealt) -> Result:
    """What ``dealt`` says, if it answers ``question``: its label, its number of dice, their faces."""
    result = dealt.result if isinstance(dealt, Throw) else dealt
    if isinstance(dealt, Throw):
        assert question.label in dealt.labels, (
            f"the script throws {result} for {' or '.join(dealt.labels)}, asked is {question}"
        )
    if isinstance(result, int) and not isinstance(question, Roll | Pick):
        result = (result,)
    refusal = refused(question, result)
    assert not refusal, f"the script says {result} for {question}: {refusal}"
    return result


#: The scripts of the test being run.
_scripts: list[Script] = []


class Script:
    """A source of chance that knows its outcomes beforehand, in the order they will be asked for. When none is left it
    fails, or with ``waits`` lets the table wait for ``play``. Shuffles not scripted (``loose_shuffles``) leave the
    order as it is."""

    __slots__ = ("_dealt", "loose_shuffles", "waits")

    def __init__(self, *dealt: Dealt, loose_shuffles: bool = True, waits: bool = False) -> None:
        self._dealt = list(dealt)
        self.loose_shuffles = loose_shuffles
        self.waits = waits
        _scripts.append(self)

    def add(self, *dealt: Dealt) -> None:
        self._dealt.extend(dealt)

    @property
    def left(self) -> list[Dealt]:
        return self._dealt[:]

    def draw(self, question: Chance) -> Result | None:
        if isinstance(question, Shuffle) and self.loose_shuffles:
            return None if self.waits else tuple(range(question.size))
        if not self._dealt:
            assert self.waits, f"the script has no outcome left for {question}"
            return None
        result = fitting(question, self._dealt[0])
        del self._dealt[0]
        return result

    def copy(self) -> Script:
        """For an imagined table, which need not throw everything."""
        new = Script(*self._dealt, loose_shuffles=self.loose_shuffles, waits=self.waits)
        _scripts.remove(new)
        return new

    def __eq__(self, other: object) -> bool:
        return self is other

    __hash__ = object.__hash__


def curtain() -> None:
    """The test is over: everything scripted must have been thrown."""
    left = [dealt for script in _scripts for dealt in script.left]
    assert not left, f"scripted and never thrown: {left}"


def clear() -> None:
    """A new test begins."""
    _scripts.clear()


class Staged(Generic[S]):
    """A table in the middle of a scripted situation, looked at through its views and events before its state."""

    def __init__(self, table: Table[S]) -> None:
        self.table = table
        #: Prompts that are always answered alike, see `always`.
        self._habits: dict[str, str] = {}
        self._settle()

    # -- playing -------------------------------------------------------------------------------------------

    def play(self, *steps: Step) -> Self:
        """Dice and answers, in the order they come."""
        for number, step in enumerate(steps):
            try:
                self._step(step)
            except AssertionError as wrong:
                raise AssertionError(f"step {number + 1}, {step!r}: {wrong}") from None
        self._settle()
        return self

    def do(self, *options: str) -> Self:
        """Answers alone: the dice for them have been dealt."""
        for option in options:
            self._step(option)
            self._settle()
            asked = self.table.asked
            assert asked is None or isinstance(asked, Ask), f"no dice are dealt: {self.instead()}"
        return self

    def _step(self, step: Step) -> None:
        asked = self.table.asked
        if isinstance(asked, Shuffle) and not isinstance(step, str):
            order = step.result if isinstance(step, Throw) else step
            if not refused(asked, order):
                self.table.happen(fitting(asked, step))
                return
        self._settle()
        asked = self.table.asked
        assert asked is not None, f"the game is over: {self.table.outcome}"
        if isinstance(asked, Ask):
            assert isinstance(step, str), self.instead()
            assert step in asked.options, self.instead()
            self.table.answer(step)
        else:
            assert not isinstance(step, str), self.instead()
            assert not isinstance(asked, Draw)
            try:
                result = fitting(asked, step)
            except AssertionError as wrong:
                raise AssertionError(f"{wrong}; {self.instead()}") from None
            self.table.happen(result)

    def _settle(self) -> None:
        """Everything that needs no step of the script."""
        while True:
            asked = self.table.asked
            if isinstance(asked, Shuffle):
                self.table.happen(tuple(range(asked.size)))
            elif isinstance(asked, Ask) and asked.prompt in self._habits:
                self.table.answer(self._habits[asked.prompt])
            else:
                return

    def always(self, habits: Mapping[str, str]) -> Self:
        """From now on these prompts are answered so, whoever is asked."""
        self._habits |= habits
        self._settle()
        return self

    def silence(self, *seats: int) -> Self:
        """These seats, or all, pass in every window from now on: bystanders. What is no window is still asked."""
        for seat in seats or range(self.table.seats):
            self.table.order(seat, lasting=True)
        self._settle()
        return self

    def script(self, *dealt: Dealt) -> Self:
        """Dice for later."""
        source = self.table.chance
        assert isinstance(source, Script)
        source.add(*dealt)
        return self

    def end(self) -> None:
        """Everything scripted so far was thrown."""
        source = self.table.chance
        assert isinstance(source, Script)
        assert source.left == [], f"scripted and never thrown: {source.left}"

    # -- what is asked -------------------------------------------------------------------------------------

    def instead(self) -> str:
        """What is asked now, for a test that thought otherwise."""
        asked = self.table.asked
        if asked is None:
            return f"the game is over: {self.table.outcome}"
        crumbs = " > ".join(self.table.breadcrumbs()[-4:])
        if isinstance(asked, Ask):
            return f"seat {asked.seat} is asked {asked.prompt!r} {asked.options} ({crumbs})"
        return f"chance is asked {asked} ({crumbs})"

    @property
    def ask(self) -> Ask:
        """The pending question to a seat, which there must be."""
        ask = self.table.ask
        assert ask is not None, self.instead()
        return ask

    @property
    def asked(self) -> tuple[int, str] | None:
        """Who is asked, and what."""
        ask = self.table.ask
        return (ask.seat, ask.prompt) if ask else None

    @property
    def prompt(self) -> str:
        """What is asked now: a prompt, ``roll LABEL`` for dice and lots, or ``over``."""
        asked = self.table.asked
        if asked is None:
            return "over"
        return asked.prompt if isinstance(asked, Ask) else f"roll {asked.label}"

    @property
    def seat(self) -> int:
        """Who is asked, or rolls."""
        assert self.table.asked is not None, self.instead()
        return self.table.asked.seat

    @property
    def options(self) -> tuple[str, ...]:
        return self.ask.options

    # -- what was told, and what is so ---------------------------------------------------------------------

    def heard(self, key: str, viewer: int | None = None) -> list[Event]:
        """The events with that key: all of them, or those that seat ``viewer`` may know."""
        told = (self.table.events or []) if viewer is None else self.table.events_for(viewer)
        return [event for event in told if event.key == key]

    @property
    def state(self) -> S:
        return self.table.state


def after(verb: str, options: Iterable[str]) -> list[str]:
    """The options that begin with ``verb:``, without it."""
    return [option.partition(":")[2] for option in options if option.startswith(f"{verb}:")]


def at_random(table: Table[S], seed: int, every: int, most: int) -> Iterator[Table[S]]:
    """Positions of a game played at random: at the first of every so many questions, and at the end."""
    choose = random_chooser(seed)
    for number in range(most):
        ask = table.ask
        if ask is None:
            break
        if number % every == 0:
            yield table
        table.answer(choose(ask))
    yield table


def check_limits(
    game: Game[S], state: S, seats: int, options: msgspec.Struct, *, missing: bool = False
) -> None:
    """A made-up position holds every piece of the box once: what the game counts at its set-up (``Game.conserved``) is
    there; or with ``missing``, where a scenario may leave out what it does not need, nothing twice."""
    box = game.conserved(game.setup(seats, options))
    here = game.conserved(state)
    wrong = {
        name: f"{count}, the box has {box.get(name, 0)}"
        for name, count in here.items()
        if count > box.get(name, 0) or (count < box.get(name, 0) and not missing)
    }
    assert not wrong, f"set up against the rules: {wrong}"
