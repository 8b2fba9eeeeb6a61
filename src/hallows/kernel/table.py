"""A game in progress.

The table drives the rules' generator from question to question. Before every scene it keeps a copy of the
state, the checkpoint: a clone, and an undo, is that copy plus a replay of the answers given since. A clone that
is only looked at need not replay anything: it is a copy of the state as it stands.
"""

import re
from collections.abc import Callable, Mapping
from typing import Any, Generic

import msgspec

from hallows.kernel.chance import Seeded, Source, refused
from hallows.kernel.errors import (
    CannotUndo,
    FinishedGame,
    IllegalOption,
    NotCloneable,
    RuleDefect,
    StaleQuestion,
    Unnamed,
    WrongSeat,
)
from hallows.kernel.game import Event, Game, Namer, Outcome, S, Thrown, Veil, state_hash
from hallows.kernel.questions import (
    NATURE,
    Answered,
    Arg,
    Ask,
    Chance,
    Dice,
    Draw,
    Entry,
    Happened,
    Play,
    Question,
    Redealt,
    Result,
    Roll,
)

_RULE_ID = re.compile(r"\b[A-Z]-\d{3}\b")


class Asked(msgspec.Struct, frozen=True):
    """The pending question as one viewer may see it. Only the seat asked learns more than who is asked."""

    seq: int
    seat: int
    prompt: str = ""
    args: dict[str, Arg] = {}
    rule: str = ""
    window: str = ""
    options: tuple[str, ...] = ()


class Counts(msgspec.Struct):
    """How many questions were answered: real choices, forced ones, and questions to chance."""

    decisions: int = 0
    forced: int = 0
    rolls: int = 0


class Table(Generic[S]):
    """One game being played. See ``hallows.deal`` for the usual way to get one.

    ``checkpoints=False`` plays faster, but such a table cannot be cloned or taken back.
    ``listen=False`` builds no events. ``state`` starts in the middle of things: its next scene is played
    (scenario tests; such a table's record cannot be loaded, since it does not start at the beginning).
    ``pausing`` is for tables that ask everybody, see ``pause``; ``namer`` for real ones, see ``companion``.
    """

    __slots__ = (
        "_base",
        "_base_counts",
        "_base_events",
        "_checkpoint",
        "_checkpoints",
        "_floor",
        "_offset",
        "_play",
        "_until",
        "asked",
        "chance",
        "counts",
        "events",
        "game",
        "log",
        "options",
        "orders",
        "outcome",
        "pauses",
        "seats",
        "seen",
        "state",
        "veil",
        "wishes",
    )

    def __init__(
        self,
        game: Game[S],
        seats: int,
        options: Mapping[str, object] | msgspec.Struct | None,
        chance: Source,
        *,
        checkpoints: bool = True,
        listen: bool = True,
        veil: Veil | None = None,
        state: S | None = None,
        pausing: bool = False,
        namer: Namer | None = None,
    ) -> None:
        self.game = game
        self.seats = seats
        self.options: msgspec.Struct = game.parse_options(options)
        game.check_seats(seats, self.options)
        if state is None:
            state = game.setup(seats, self.options)
        self.state = state
        self.chance = chance
        self.veil = veil or Veil(b"open table")
        self.asked: Question | Draw | None = None
        self.outcome: Outcome | None = None
        self.log: list[Entry] = []
        self.events: list[Event] | None = [] if listen else None
        self.counts = Counts()
        self.orders: dict[int, dict[str, bool]] = {}
        self.wishes: dict[int, list[str]] = {}
        self.pauses: frozenset[str] = frozenset()
        if pausing:
            self.pause()
        self.seen: (
            tuple[int, ...] | None
        ) = ()  # who saw something new at the last answer; None: all. Not kept without checkpoints
        self._checkpoints = checkpoints
        self._checkpoint: S | None = None
        self._offset = 0  # answers given before log[0]; clones do not carry the past
        self._base = self._floor = 0
        self._base_events = 0
        self._base_counts = (0, 0, 0)
        self._play: Play[None] | None = None
        self._until: Callable[[S], bool] | None = None
        state.listen(self.events)
        if namer is not None:
            state.named_by(namer)
        if self._next_scene():
            self._advance(None)

    # -- what is asked ---------------------------------------------------------------------------------

    @property
    def ask(self) -> Ask | None:
        """The pending question to a seat, if that is what is awaited."""
        asked = self.asked
        return asked if type(asked) is Ask else None

    @property
    def seq(self) -> int:
        """Number of the pending question: how many questions were answered before it."""
        return self._offset + len(self.log)

    @property
    def scene_length(self) -> int:
        """Questions answered in the current scene."""
        return len(self.log) - self._base

    def asked_for(self, viewer: int | None) -> Asked | None:
        """The pending question as ``viewer`` (None: a spectator) may see it."""
        asked = self.asked
        if asked is None:
            return None
        if not isinstance(asked, Ask):
            return Asked(self.seq, asked.seat, prompt=f"chance.{asked.label}")
        if viewer != asked.seat:
            return Asked(self.seq, asked.seat)
        return Asked(
            self.seq,
            asked.seat,
            asked.prompt,
            asked.args or {},
            asked.rule,
            asked.window,
            asked.options,
        )

    def view(self, viewer: int | None) -> msgspec.Struct:
        """What ``viewer`` (None: a spectator) may see of the state."""
        return self.game.view(self.state, viewer, self.veil)

    def breadcrumbs(self) -> list[str]:
        """Where in the rules the pending question arose, outermost first: ``["turn T-050", "battle", …]``."""
        if self._play is None and isinstance(self.asked, Ask):
            self._start(self.log[self._base :])
        crumbs: list[str] = []
        frame: Any = self._play
        while frame is not None and hasattr(frame, "gi_code"):
            code = frame.gi_code
            doc = code.co_consts[0] if code.co_consts else None
            rule = _RULE_ID.search(doc) if isinstance(doc, str) else None
            crumbs.append(f"{code.co_name} {rule.group()}" if rule else code.co_name)
            frame = frame.gi_yieldfrom
        return crumbs

    # -- answering -------------------------------------------------------------------------------------

    def answer(self, option: str, *, seat: int | None = None, seq: int | None = None) -> None:
        """Answer the pending question. Give ``seat`` and ``seq`` when the answer comes from outside:
        an answer for another seat or another question is then refused without effect."""
        asked = self.check(option, seat=seat, seq=seq)
        self.counts.decisions += 1
        self.log.append(Answered(asked.seat, option))
        if self.pauses and asked.window in self.pauses:
            self._floor = len(self.log)
            if len(asked.options) == 1:
                self.mark_forced(len(self.log) - 1)
        self._advance(option)

    def check(
        self, option: str | None = None, *, seat: int | None = None, seq: int | None = None
    ) -> Ask:
        """The pending question, if it may be answered so (``option`` None: at all); otherwise the refusal that
        ``answer`` would be."""
        asked = self._pending(seq)
        if type(asked) is not Ask:
            raise WrongSeat("the dice are awaited, not a choice", asked=asked.seat)
        if seat is not None and seat != asked.seat:
            raise WrongSeat(f"seat {asked.seat} is asked, not {seat}", asked=asked.seat, got=seat)
        if option is not None and option not in asked.options:
            raise IllegalOption(
                f"{option!r} is not an option of {asked.prompt}", option=option, prompt=asked.prompt
            )
        return asked

    def _pending(self, seq: int | None) -> Question | Draw:
        asked = self.asked
        if asked is None:
            raise FinishedGame("the game is over")
        if seq is not None and seq != self.seq:
            raise StaleQuestion(f"question {self.seq} is asked, not {seq}", asked=self.seq, got=seq)
        return asked

    def happen(self, result: Result, *, seq: int | None = None) -> None:
        """Type in what the real dice show, when the table waits for them (see ``chance.TypedIn``)."""
        asked = self._pending(seq)
        if isinstance(asked, Ask | Draw):
            raise WrongSeat("no dice are awaited", asked=asked.seat)
        refusal = refused(asked, result)
        if refusal:
            raise IllegalOption(f"{asked.label}: {refusal}", label=asked.label, why=refusal)
        self._note_chance(asked, result)
        self._advance(result)

    def play_on(
        self, choose: Callable[[Ask], str], until: Callable[[S], bool], limit: int = 1_000_000
    ) -> None:
        """Play on with one chooser for all seats until a scene begins of which ``until`` holds, the game is over, or
        ``limit`` answers were given. The state is then as that scene begins, nothing asked; a table's last act,
        for clones that are thrown away."""
        self._until = until
        playout(self, choose, limit)

    def watch(self, look: Callable[[S], None]) -> None:
        """From now on show ``look`` the state as each scene begins."""

        def seen(state: S) -> bool:
            look(state)
            return False

        self._until = seen

    def resume(self, chance: Source) -> None:
        """Go on with other dice; if the table was waiting for dice, they are thrown."""
        self.chance = chance
        asked = self.asked
        if asked is not None and not isinstance(asked, Ask | Draw):
            result = chance.draw(asked)
            if result is not None:
                self._note_chance(asked, result)
                self._advance(result)

    def mark_forced(self, index: int) -> None:
        """The answer at ``index`` was a standing order's (used when a record is loaded)."""
        entry = self.log[index]
        if isinstance(entry, Answered) and not entry.forced:
            self.log[index] = Answered(entry.seat, entry.option, True)
            self.counts.decisions -= 1
            self.counts.forced += 1

    def _note_chance(self, question: Chance, result: Result) -> None:
        self.counts.rolls += 1
        self.log.append(Happened(question, result))
        self._floor = len(self.log)
        self._hear(question, result)

    def _hear(self, question: Chance, result: Result) -> None:
        """Dice fall on the table for everyone to see; shuffles and picks are told by the rules, if at all."""
        if self.events is not None and isinstance(question, Roll | Dice):
            faces = (result,) if isinstance(result, int) else result
            seat = None if question.seat == NATURE else question.seat
            thrown = Thrown(question.label, faces, question.sides, seat)
            self.events.append(Event.throw(thrown))

    def _advance(
        self, reply: Any, choose: Callable[[Ask], str] | None = None, limit: int = 0
    ) -> None:
        """Play on until a seat has a choice, the dice must be typed in, or the game is over. With ``choose`` so many choices
        more are made by it on the way."""
        log = self.log
        counts = self.counts
        noted = log.append
        start = len(log)
        send = (self._play or self._start(log[self._base : -1])).send
        draw = self.chance.draw
        heard = self.events is not None
        hidden = bool(self.pauses or self.orders)  # windows that are passed over, or paused at
        while True:
            try:
                question = send(reply)
            except StopIteration:
                if not self._next_scene():
                    return
                if len(log) - start > self.game.answer_cap:
                    raise RuleDefect("the game goes on without ever asking anybody") from None
                assert self._play is not None
                send = self._play.send
                draw = self.chance.draw  # a scene may have dice of its own
                reply = None
                continue
            except Unnamed as card:
                self._play = (
                    None  # its frames are gone; whoever names the card tells the game again
                )
                self.asked = self._drawing(card)
                self.seen = None
                return
            if type(question) is Ask:
                options = question.options
                if hidden and question.window in self.pauses and not self._quietly(question):
                    break
                if len(options) > 1:
                    if not (hidden and question.window and self._ordered(question)):
                        if choose is None or not limit:
                            break
                        self.asked = question
                        if self._checkpoints or self.wishes:
                            self._ask(question)
                        reply = choose(question)
                        limit -= 1
                        counts.decisions += 1
                        noted(Answered(question.seat, reply))
                        start = len(log)
                        continue
                elif not options:
                    raise RuleDefect(f"{question.prompt} was asked without options")
                reply = options[0]
                counts.forced += 1
                noted(Answered(question.seat, reply, True))
            else:
                reply = draw(question)  # type: ignore[arg-type]
                if reply is None:
                    break
                counts.rolls += 1
                noted(Happened(question, reply))  # type: ignore[arg-type]
                self._floor = len(log)
                if heard:
                    self._hear(question, reply)  # type: ignore[arg-type]
        self._ask(question)

    def _ask(self, question: Question) -> None:
        """This is what is awaited now."""
        self.asked = question
        if self.wishes and type(question) is Ask:
            self._spend_wishes(question)
        if self._checkpoints:
            self.seen = self.state.take_revealed()
            if self.seen != ():
                self._floor = len(self.log)

    def _drawing(self, card: Unnamed) -> Draw:
        """The question who drew what: it is put to one who may see the card, rather to whoever draws it."""
        seat = self.game.turn(self.state) if card.by is None else card.by
        if card.seats and seat not in card.seats:
            seat = card.seats[0]
        return Draw(seat, card.pile, card.card, card.seats)

    def _next_scene(self) -> bool:
        """Start the next scene, or end the game."""
        state = self.state
        if not self._checkpoints:
            state.take_revealed()  # nobody takes anything back here
        self._floor = self._base = len(self.log)
        self.outcome = self.game.outcome(state)
        if self.outcome is not None:
            self.asked = None
            self.seen = None
            self._play = None
            self._checkpoint = None
            return False
        if self._until is not None and self._until(state):
            self.asked = None
            self._play = None
            return False
        if self._checkpoints:
            self._checkpoint = state.copy()
            counts = self.counts
            self._base_counts = (counts.decisions, counts.forced, counts.rolls)
            if self.events is not None:
                self._base_events = len(self.events)
        if self.orders:
            self._expire_orders()
        self._play = self.game.scene(state)
        return True

    # -- asking everybody ------------------------------------------------------------------------------

    def pause(self) -> None:
        """From now on stop at every question in the windows the game hides, also at one with a single answer and at one a
        standing order answers: whoever runs the table lets the same time pass at each, then gives the first option. None can
        be told from another by what may be taken back either. Quiet windows let go by order are passed over for all."""
        if self.game.pause(self.options):
            self.pauses = frozenset(self.game.hides)

    @property
    def pausing(self) -> bool:
        """Whether the pending question is one of those everybody gets who could hold a fitting card."""
        asked = self.ask
        return asked is not None and asked.window in self.pauses

    def _quietly(self, question: Ask) -> bool:
        return question.window in self.game.quiet and self._ordered(question)

    # -- standing orders -------------------------------------------------------------------------------

    def order(self, seat: int, window: str = "*", *, lasting: bool = False) -> None:
        """From now on ``seat`` lets moments of the named kind go (``*``: of all kinds), until its next turn starts
        or, if ``lasting``, until cleared. Applies to a pending question as well."""
        self.orders.setdefault(seat, {})[window] = lasting
        asked = self.ask
        if asked is not None and asked.window and self._ordered(asked) and not self.pausing:
            passing = asked.options[0]
            self.counts.forced += 1
            self.log.append(Answered(asked.seat, passing, True))
            self._advance(passing)

    def settle(self, seat: int) -> None:
        """The settings everybody begins with: ``seat`` is not asked in the windows the game calls quiet. What it could do
        there it may ``wish`` for."""
        for window in self.game.quiet:
            self.order(seat, window, lasting=True)

    def wish(self, seat: int, option: str) -> None:
        """Put the next question to ``seat`` that offers ``option``, or one that begins so (``token:heal`` of
        ``token:heal:harry``), whatever its standing orders say: a card played from the hand. That question spends the wish."""
        wishes = self.wishes.setdefault(seat, [])
        if option not in wishes:
            wishes.append(option)

    def clear_wish(self, seat: int, option: str) -> None:
        """Take a wish back."""
        if option in self.wishes.get(seat, ()):
            self.wishes[seat].remove(option)

    def clear_order(self, seat: int, window: str = "*") -> None:
        """Take a standing order back; ``*`` takes back all of that seat's."""
        if window == "*":
            self.orders.pop(seat, None)
        elif seat in self.orders:
            self.orders[seat].pop(window, None)

    def _ordered(self, question: Ask) -> bool:
        orders = self.orders.get(question.seat)
        if orders is None or not ("*" in orders or question.window in orders):
            return False
        return not any(_offered(wish, question) for wish in self.wishes.get(question.seat, ()))

    def _spend_wishes(self, question: Ask) -> None:
        wishes = self.wishes.pop(question.seat, [])
        left = [wish for wish in wishes if not _offered(wish, question)]
        if left:
            self.wishes[question.seat] = left

    def _expire_orders(self) -> None:
        seat = self.game.turn(self.state)
        kept = {window: True for window, lasting in self.orders.pop(seat, {}).items() if lasting}
        if kept:
            self.orders[seat] = kept

    # -- copies ----------------------------------------------------------------------------------------

    def clone(
        self, chance: Source | None = None, *, checkpoints: bool = True, start: bool = True
    ) -> "Table[S]":
        """An independent copy at the same question. It keeps no history before the current scene and
        builds no events; its dice are a copy of ours unless others are given. With ``start=False`` its rules
        begin only when it is first answered: much cheaper for a table that is mostly looked at."""
        if self.outcome is None and not self._checkpoints:
            raise NotCloneable("this table was dealt without checkpoints")
        new: Table[S] = Table.__new__(Table)
        new.game = self.game
        new.seats = self.seats
        new.options = self.options
        new.chance = chance or self.chance.copy()
        new.veil = self.veil
        new.asked = self.asked
        new.outcome = self.outcome
        new.seen = self.seen
        new.log = self.log[self._base :]
        new.events = None
        counts = self.counts
        new.counts = Counts(counts.decisions, counts.forced, counts.rolls)
        new.orders = {s: dict(o) for s, o in self.orders.items()} if self.orders else {}
        new.wishes = {}  # what a seat wishes for is known to nobody else, and clones are for thinking
        new.pauses = frozenset()  # nobody watches a clone
        new._checkpoints = checkpoints
        new._checkpoint = self._checkpoint  # shared: nobody ever changes it
        new._offset = self._offset + self._base
        new._base = new._base_events = 0
        new._base_counts = self._base_counts
        new._floor = self._floor - self._base
        new._play = None
        new._until = None
        if start and self._checkpoint is not None:
            new.state = self._checkpoint.copy()
            new._replay(new.log)
        else:
            new.state = self.state.copy()
        return new

    def imagine(self, seat: int, seed: int, *, checkpoints: bool = True) -> "Table[S]":
        """A clone as ``seat`` might imagine it: everything hidden from it dealt anew, with other dice.
        This is all a bot is ever given to think on; most only look at it."""
        new = self.clone(Seeded(f"imagined/{seed}"), checkpoints=checkpoints, start=False)
        new.redeal(seat, seed)
        return new

    def redeal(self, seat: int, seed: int) -> None:
        """Deal anew, in this very table, everything hidden from ``seat``. For clones."""
        if self.asked is not None:
            self.game.redeal(self.state, seat, Seeded(f"redeal/{seed}"))
            self.log.append(Redealt(seat, seed))
            self._offset -= 1  # a redeal answers no question

    def _start(self, entries: list[Entry]) -> Play[None]:
        """Begin the rules of a clone, unheard, and bring them to the question that ``entries`` lead to."""
        events, self.events = self.events, None
        self.state.listen(None)
        self._rewind()
        self._replay(entries)
        self.events = events
        self.state.listen(events)
        assert self._play is not None
        return self._play

    def _rewind(self) -> None:
        """The state as the scene began. It stays the same object: whoever looks at the table may hold it."""
        assert self._checkpoint is not None
        begun = self._checkpoint.copy()
        for field in begun.__struct_fields__:
            setattr(self.state, field, getattr(begun, field))

    def _replay(self, entries: list[Entry]) -> Question:
        """Bring a fresh scene to the question where ``entries``, known to be right, lead."""
        state = self.state
        self._play = play = self.game.scene(state)
        send = play.send
        question = send(None)
        for entry in entries:
            if type(entry) is Answered:
                question = send(entry.option)
            elif type(entry) is Happened:
                if self.events is not None:
                    self._hear(entry.question, entry.result)
                question = send(entry.result)
            else:
                assert isinstance(entry, Redealt)
                self.game.redeal(state, entry.seat, Seeded(f"redeal/{entry.seed}"))
        state.take_revealed()
        return question

    def _count(self) -> None:
        """Count the answers of this scene again."""
        decisions, forced, rolls = self._base_counts
        for entry in self.log[self._base :]:
            if type(entry) is Answered:
                decisions += not entry.forced
                forced += entry.forced
            elif type(entry) is Happened:
                rolls += 1
        self.counts = Counts(decisions, forced, rolls)

    # -- taking back -----------------------------------------------------------------------------------

    def undo(self, seat: int) -> None:
        """Take back the last choice of ``seat``. Never across a roll, something newly seen, a question put to
        another seat (that it is asked tells what it holds), or the start of the scene."""
        cut = self._undo_point(seat)
        if cut is None:
            raise CannotUndo(f"seat {seat} has nothing it may take back", seat=seat)
        del self.log[cut:]
        if self.events is not None:
            del self.events[self._base_events :]
        self._rewind()
        self.asked = self._replay(self.log[self._base :])
        self._count()

    def may_undo(self, seat: int) -> bool:
        return self._undo_point(seat) is not None

    def _undo_point(self, seat: int) -> int | None:
        if self._checkpoint is None or not self._checkpoints:
            return None
        asked = self.ask
        if asked is not None and asked.seat != seat:
            return None
        lowest = max(self._base, self._floor)
        for index in range(len(self.log) - 1, lowest - 1, -1):
            entry = self.log[index]
            if type(entry) is not Answered:
                return None
            if not entry.forced:
                return index if entry.seat == seat else None
        return None

    # -- reports ---------------------------------------------------------------------------------------

    def events_for(self, viewer: int | None, since: int = 0) -> list[Event]:
        """The events ``viewer`` may know, from number ``since`` on."""
        return [event for event in (self.events or [])[since:] if event.seen_by(viewer)]

    def hash(self) -> str:
        return state_hash(self.state)


def _offered(wish: str, question: Ask) -> bool:
    return any(it == wish or it.startswith(f"{wish}:") for it in question.options)


def playout(
    table: Table[Any], choose: Callable[[Ask], str], limit: int = 1_000_000
) -> Outcome | None:
    """Play ``table`` on with one chooser for all seats until it ends; None if ``limit`` answers do not do."""
    counts = table.counts
    enough = counts.decisions + limit
    while (asked := table.ask) is not None and counts.decisions < enough:
        option = choose(asked)
        counts.decisions += 1
        table.log.append(Answered(asked.seat, option))
        table._advance(option, choose, enough - counts.decisions)
    return table.outcome


def random_chooser(seed: int | str) -> Callable[[Ask], str]:
    """Chooses at random for all seats, the same way for the same seed. The fast way to play at random."""
    below = Seeded(f"chooser/{seed}").below

    def choose(ask: Ask) -> str:
        options = ask.options
        return options[below(len(options))]

    return choose
