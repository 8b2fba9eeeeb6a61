"""Wizards' Duel with one defect each: the conformance suite must find every one of them."""

import itertools
from collections.abc import Callable
from typing import Any

from hallows.games.duel import rules
from hallows.games.duel.game import DuelGame, DuelView, WizardView
from hallows.games.duel.state import Duel, Options
from hallows.kernel import Ask, Outcome, Play, Roll, Seeded, State, Veil

_calls = itertools.count()


class LeakingView(DuelGame):
    """Shows every hand to everybody."""

    def view(self, state: Duel, seat: int | None, veil: Veil) -> DuelView:
        view = super().view(state, seat, veil)
        wizards = [
            WizardView(w.seat, w.hearts, [state.faces[card] for card in w.hand])
            for w in state.wizards
        ]
        return DuelView(view.active, view.turns, view.deck, view.discard, wizards)


class LostCard(DuelGame):
    """Discards into thin air."""

    def scene(self, state: Duel) -> Play[None]:
        yield from rules.scene(state)
        if state.discard:
            state.discard.pop()


class SetOrder(DuelGame):
    """Lets the order of a set of words decide who is wounded."""

    def scene(self, state: Duel) -> Play[None]:
        yield from rules.scene(state)
        names = {f"wizard number {wizard.seat}" for wizard in state.wizards}
        unlucky = int(next(iter(names)).rpartition(" ")[2])
        rules.wound(state, state.wizards[unlucky], 1)


class StaleLocal(DuelGame):
    """Keeps a hidden card's identity, not its number, over a question."""

    def scene(self, state: Duel) -> Play[None]:
        yield from rules.scene(state)
        if len(state.deck) > 1 and self.outcome(state) is None:
            top, below = state.deck[-1], state.deck[-2]
            face = state.faces[top]
            yield Ask(state.active, "ready", ("yes", "truly"))
            state.faces[top], state.faces[below] = state.faces[below], face


class AheadRolled(Duel):
    """The die of the next rest, rolled before the choice that it decides about."""

    ahead: int = 0

    def copy(self) -> "AheadRolled":
        new = super().copy()
        assert isinstance(new, AheadRolled)
        return new


class UndoAcrossARoll(DuelGame):
    """Rolls first, asks then: one could look at the result and choose again."""

    def setup(self, seats: int, options: Options) -> AheadRolled:
        plain = super().setup(seats, options)
        return AheadRolled(plain.options, plain.wizards, plain.faces, plain.deck, plain.discard)

    def scene(self, state: Duel) -> Play[None]:
        assert isinstance(state, AheadRolled)
        if not state.dealt:
            yield from rules.deal(state)
        state.turns += 1
        state.ahead = yield Roll(state.active, "ahead")
        choice: str = yield Ask(state.active, "gamble", ("gamble", "keep"))
        if choice == "gamble":
            rules.wound(state, state.wizards[state.active], state.ahead % 2)
        yield Ask(state.active, "end", ("end", "stop"))
        state.active = rules.next_standing(state, state.active)

    def redeal(self, state: Duel, seat: int, source: Seeded) -> None:
        super().redeal(state, seat, source)
        assert isinstance(state, AheadRolled)
        state.ahead = 1 + source.below(6)


class EmptyOptions(DuelGame):
    """Asks a question nobody can answer."""

    def scene(self, state: Duel) -> Play[None]:
        yield from rules.scene(state)
        yield Ask(state.active, "nothing", ())


class RepeatedOption(DuelGame):
    """Offers the same thing twice."""

    def scene(self, state: Duel) -> Play[None]:
        yield from rules.scene(state)
        yield Ask(state.active, "twice", ("on", "on"))


class Forgetful(DuelGame):
    """Plays differently each time the same answers are given."""

    def scene(self, state: Duel) -> Play[None]:
        yield from rules.scene(state)
        state.shuffles += next(_calls)
        yield Ask(state.active, "ready", ("yes", "truly"))


class ClosureState(Duel):
    then: Any = None

    def copy(self) -> "ClosureState":
        new = super().copy()
        assert isinstance(new, ClosureState)
        return new


class StateWithClosure(DuelGame):
    """Parks a function in the state for later."""

    def setup(self, seats: int, options: Options) -> ClosureState:
        plain = super().setup(seats, options)
        then: Callable[[], int] = lambda: seats  # noqa: E731 - a named function would be no better
        return ClosureState(
            plain.options, plain.wizards, plain.faces, plain.deck, plain.discard, then=then
        )


class StrayAttribute(DuelGame):
    """Hides data beside the state's fields, where no copy and no record finds it."""

    def scene(self, state: Duel) -> Play[None]:
        state.__dict__["note"] = state.turns
        yield from rules.scene(state)


class LoudDraw(DuelGame):
    """Tells everybody what each wizard draws."""

    def scene(self, state: Duel) -> Play[None]:
        hands = [len(wizard.hand) for wizard in state.wizards]
        yield from rules.scene(state)
        wizard = state.wizards[state.active]
        if wizard.hand and len(wizard.hand) == hands[wizard.seat]:
            state.tell("drew", card=f"card:{state.faces[wizard.hand[-1]]}")


class SharedHand(DuelGame):
    """Copies a state that still shares its hands with the original, and asks a seat twice in a row: only then may it
    take its choice back."""

    def scene(self, state: Duel) -> Play[None]:
        hand = state.wizards[state.active].hand
        yield Ask(state.active, "sorted", ("sorted", "shuffled"))
        hand.reverse()
        yield Ask(state.active, "again", ("again", "and again"))
        yield from rules.scene(state)

    def setup(self, seats: int, options: Options) -> Duel:
        plain = super().setup(seats, options)
        return ShallowDuel(plain.options, plain.wizards, plain.faces, plain.deck, plain.discard)


class ShallowDuel(Duel):
    def copy(self) -> "ShallowDuel":
        return self.__copy__()


class EndlessScene(DuelGame):
    """Never lets a turn end."""

    def scene(self, state: Duel) -> Play[None]:
        yield from rules.scene(state)
        while True:
            yield Ask(state.active, "again", ("again", "and again"))


class EndlessGame(DuelGame):
    """Nobody ever wins, and no limit is kept."""

    answer_cap = 300

    def outcome(self, state: State) -> Outcome | None:
        return None


class Crash(DuelGame):
    """Looks for a card that is not there."""

    def scene(self, state: Duel) -> Play[None]:
        yield from rules.scene(state)
        if state.turns > 3:
            rules.play_card(state, state.active, "no such card", "")
