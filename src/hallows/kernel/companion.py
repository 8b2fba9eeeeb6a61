"""A real table: real dice, real cards, and a program that keeps the rules.

Dice are typed in where they fall. Piles are shuffled by people, so what lies in one nobody can say until it is drawn; our
own shuffles are only a guess. When the rules come to a card that nobody has named yet, they stop (``State.drawn``), the
table asks for it, and the guess is put right: the card named and the one we had there change places *in the logged
shuffle*, and the game is told again from the start. Nobody had seen either, so nothing else changes, and what is
written down in the end is an ordinary record of an ordinary game.

What the rules pick blindly, a card out of a hand say, is picked here: the program says which.
"""

from collections import defaultdict, deque
from collections.abc import Iterator, Mapping
from typing import Any, Generic

import msgspec

from hallows.kernel import questions as q
from hallows.kernel.chance import Source
from hallows.kernel.errors import (
    CannotUndo,
    HallowsError,
    IllegalOption,
    RuleDefect,
    Unnamed,
    WrongSeat,
)
from hallows.kernel.game import Game, S, Veil
from hallows.kernel.table import Table

Spot = tuple[int, int]  # a shuffle, counted from the first of the game, and a place in what it laid
Move = tuple[int, int, int]  # a shuffle, and two places that change what lies there


class Act(msgspec.Struct):
    """Something a person did: a choice, a throw, a card named. ``length`` of the log before it; ``moved`` places of
    one shuffle; the spots it ``settled``. ``by``: the seat, as far as whoever keeps the table says so."""

    length: int
    moved: Move | None = None
    settled: list[Spot] = []
    by: int = q.NATURE
    chosen: bool = False  # a choice, not something typed in


class Companion(Generic[S]):
    """Plays a table whose dice and cards are real. ``table`` is another object after each card named or act taken back.
    ``luck`` guesses shuffles and picks."""

    def __init__(
        self,
        game: Game[S],
        seats: int,
        options: Mapping[str, object] | msgspec.Struct | None,
        luck: Source,
        *,
        veil: Veil | None = None,
        pausing: bool = False,
    ) -> None:
        self.game = game
        self.luck = luck
        self.acts: list[Act] = []
        self._seats = seats
        self._options = options
        self._veil = veil
        self._pausing = pausing
        self._past: deque[q.Result] = deque()
        self._begin()
        self.table = self._new()

    # -- a source of chance ------------------------------------------------------------------------------

    def draw(self, question: q.Chance) -> q.Result | None:
        if isinstance(question, q.Roll | q.Dice):
            return None
        result = self._past.popleft() if self._past else self.luck.draw(question)
        if not isinstance(question, q.Shuffle) or not isinstance(result, tuple):
            return result
        order = q.Order(result)
        order.label = question.label
        self._shuffles.append(order)
        return order

    def copy(self) -> Source:
        return self.luck.copy()

    # -- what people do ----------------------------------------------------------------------------------

    def answer(self, option: str, *, seat: int | None = None, by: int = q.NATURE) -> None:
        self.table.check(option, seat=seat)
        self.acts.append(Act(len(self.table.log), by=by, chosen=True))
        self.table.answer(option)

    def happen(self, result: q.Result, *, by: int = q.NATURE) -> None:
        """What the dice show. What cannot be is refused, and nothing changes."""
        length = len(self.table.log)
        self.table.happen(result)
        self.acts.append(Act(length, by=by))

    def name(self, thing: str, *, by: int = q.NATURE) -> None:
        """Which card was drawn. One that cannot lie there is refused, and nothing changes."""
        asked = self.table.asked
        if not isinstance(asked, q.Draw):
            raise WrongSeat("no card is awaited", asked=asked.seat if asked else None)
        moved = self._move(asked, thing)
        if moved is None:
            raise IllegalOption(f"{thing} cannot lie in {asked.label}", option=thing)
        self._put_right(asked, moved, by)

    def fits(self, thing: str) -> bool:
        """Whether the card asked for may be this one."""
        asked = self.table.asked
        return isinstance(asked, q.Draw) and self._move(asked, thing) is not None

    def take_back(self, count: int = 1) -> None:
        """The last acts, whatever they were, have not been: people at one table may set right what they mistook."""
        if count > len(self.acts):
            raise CannotUndo("nothing was done yet")
        log = self.table.log
        for _ in range(count):
            act = self.acts.pop()
            log = log[: act.length]
            if act.moved is not None:
                _swap(log, *act.moved)
        self._tell_again(log)

    def names(self) -> list[str]:
        """What the card asked for may be, as far as whoever names it may know: what still lies there if everybody has
        seen all the others, otherwise whatever was ever in that pile."""
        asked = self.table.asked
        if not isinstance(asked, q.Draw):
            return []
        found: set[str] = set()
        secret = asked.seats or asked.label in self._secret
        for shuffle, _ in self._places(asked.label, asked.card):
            settled = self._settled[shuffle]
            laid = self._shuffles[shuffle].laid
            found |= {
                self._thing(asked.label, card)
                for at, card in enumerate(laid)
                if secret or at not in settled
            }
        return sorted(found)

    # -- how it is done ----------------------------------------------------------------------------------

    def seen(self, pile: str, card: q.Card, seats: tuple[int, ...], by: int | None) -> None:
        """The rules come to a card: stop them if nobody has named it."""
        if any(True for _ in self._places(pile, card)):
            raise Unnamed(pile, card, seats, by)
        if seats:
            self._secret.add(pile)

    def chosen(self, pile: str, card: q.Card) -> None:
        """A card that was asked for by what it is need not be named."""
        for shuffle, at in self._places(pile, card):
            self._settled[shuffle].add(at)

    def _places(self, pile: str, card: q.Card) -> Iterator[Spot]:
        """Where the card lies in shuffles of that pile as one that nobody has named, the latest shuffle first. Piles
        are drawn from their end, so of several alike it is the last."""
        for number in range(len(self._shuffles) - 1, -1, -1):
            order = self._shuffles[number]
            if order.label == pile:
                at = self._last(number, lambda found: bool(found == card))
                if at is not None:
                    yield number, at

    def _last(self, shuffle: int, fits: Any) -> int | None:
        laid, settled = self._shuffles[shuffle].laid, self._settled[shuffle]
        for at in range(len(laid) - 1, -1, -1):
            if at not in settled and fits(laid[at]):
                return at
        return None

    def _move(self, asked: q.Draw, thing: str) -> Move | None:
        """Which places of which shuffle must change so that the card drawn is the one named; None: it cannot be."""
        for shuffle, at in self._places(asked.label, asked.card):
            to = self._where(shuffle, at, thing)
            if to is not None:
                return shuffle, at, to
        return None

    def _where(self, shuffle: int, at: int, thing: str) -> int | None:
        order = self._shuffles[shuffle]
        if self._thing(order.label, order.laid[at]) == thing:
            return at
        return self._last(shuffle, lambda card: self._thing(order.label, card) == thing)

    def _thing(self, pile: str, card: q.Card) -> str:
        return self.game.thing(self.table.state, pile, card)

    def _put_right(self, asked: q.Draw, moved: Move, by: int) -> None:
        """The card named and the one we had there change places in the log. Wherever either lay unnamed in another
        shuffle, that place is settled with it."""
        shuffle, at, to = moved
        named = self._shuffles[shuffle].laid[to]
        settled = [(shuffle, at)]
        settled += [spot for spot in self._places(asked.label, asked.card) if spot[0] > shuffle]
        settled += [spot for spot in self._places(asked.label, named) if spot[0] < shuffle]
        log = self.table.log[:]
        _swap(log, *moved)
        self.acts.append(Act(len(log), moved, settled, by))
        old = self.table
        try:
            self._tell_again(log)
        except HallowsError as wrong:
            self.acts.pop()
            self._tell_again(old.log)
            raise IllegalOption("the game so far does not allow it", option=asked.label) from wrong

    def _begin(self) -> None:
        """No shuffle yet; what people have named stays named."""
        self._shuffles: list[q.Order] = []
        self._settled: defaultdict[int, set[int]] = defaultdict(set)
        self._secret: set[str] = set()
        for act in self.acts:
            for shuffle, at in act.settled:
                self._settled[shuffle].add(at)

    def _new(self) -> Table[S]:
        return Table(
            self.game,
            self._seats,
            self._options,
            self,
            veil=self._veil,
            pausing=self._pausing,
            namer=self,
        )

    def _tell_again(self, log: list[q.Entry]) -> None:
        """The table that ``log`` leads to. Standing orders come in force with the last thing somebody did, so that they
        answer from there on what they would have answered."""
        old = self.table
        self._begin()
        self._past = deque(_guesses(log))
        table = self._new()
        last = max((n for n, entry in enumerate(log) if _done(entry)), default=-1)
        for number, entry in enumerate(log):
            if number == last:
                table.orders, table.wishes = old.orders, old.wishes
            if number >= len(table.log):
                _give(table, number, entry)
            if table.log[number] != entry:
                raise RuleDefect("the game told again is another game")
        table.orders, table.wishes = old.orders, old.wishes
        self.table = table


def _guesses(log: list[q.Entry]) -> list[q.Result]:
    """What was shuffled and picked."""
    return [
        entry.result
        for entry in log
        if isinstance(entry, q.Happened) and not isinstance(entry.question, q.Roll | q.Dice)
    ]


def _done(entry: q.Entry) -> bool:
    """Whether a person did it."""
    if isinstance(entry, q.Answered):
        return not entry.forced
    return isinstance(entry, q.Happened) and isinstance(entry.question, q.Roll | q.Dice)


def _give(table: Table[Any], number: int, entry: q.Entry) -> None:
    if isinstance(entry, q.Answered):
        table.answer(entry.option, seat=entry.seat)
        if entry.forced:
            table.mark_forced(number)
    elif isinstance(entry, q.Happened):
        table.happen(entry.result)


def _swap(log: list[q.Entry], shuffle: int, one: int, other: int) -> None:
    """Two places of a logged shuffle change what lies there."""
    shuffles = [
        number
        for number, entry in enumerate(log)
        if isinstance(entry, q.Happened) and isinstance(entry.question, q.Shuffle)
    ]
    number = shuffles[shuffle]
    entry = log[number]
    assert isinstance(entry, q.Happened)
    assert isinstance(entry.result, tuple)
    order = list(entry.result)
    order[one], order[other] = order[other], order[one]
    log[number] = q.Happened(entry.question, tuple(order))
