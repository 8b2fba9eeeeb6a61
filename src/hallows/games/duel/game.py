"""Wizards' Duel as a game of the house: how it is set up, seen, re-dealt and ended."""

from collections import Counter
from collections.abc import Mapping

import msgspec

from hallows.games.common.keys import split
from hallows.games.common.pile import deal_anew
from hallows.games.duel import rules, text
from hallows.games.duel.state import DECK, Duel, Options, Wizard
from hallows.kernel import Ask, Card, Choice, Game, Outcome, Play, Seeded, Text, Veil


class WizardView(msgspec.Struct, frozen=True):
    """``hand`` holds the viewer's own cards by name, other seats' by names that mean nothing."""

    seat: int
    hearts: int
    hand: list[str]


class DuelView(msgspec.Struct, frozen=True):
    active: int
    turns: int
    deck: int
    discard: list[str]
    wizards: list[WizardView]


class DuelGame(Game[Duel]):
    name = "duel"
    version = 1
    seats = range(2, 5)
    options_type = Options
    bots_at = "hallows.games.duel.bots:BOTS"
    thinking_at = "hallows.games.duel.thinking:DuelThinking"
    screen_at = "hallows.games.duel.terminal:render"
    answer_cap = 5_000
    hides = (rules.SHIELDS, rules.HEXES)

    def setup(self, seats: int, options: Options) -> Duel:
        wizards = [Wizard(seat, rules.FULL_HEARTS, []) for seat in range(seats)]
        return Duel(options, wizards, DECK[:], list(range(len(DECK))), [])

    def scene(self, state: Duel) -> Play[None]:
        return rules.scene(state)

    def pause(self, options: Options) -> int:
        return options.ask_everybody or 0

    def outcome(self, state: Duel) -> Outcome | None:
        standing = tuple(wizard.seat for wizard in state.wizards if wizard.hearts)
        scores = tuple(wizard.hearts for wizard in state.wizards)
        if len(standing) == 1:
            return Outcome(standing, "last-standing", scores)
        if state.options.max_turns and state.turns >= state.options.max_turns:
            return Outcome((), "turn-limit", scores, truncated=True)
        return None

    def view(self, state: Duel, seat: int | None, veil: Veil) -> DuelView:
        def hand(wizard: Wizard) -> list[str]:
            if wizard.seat == seat:
                return [state.faces[card] for card in wizard.hand]
            return [veil.name(seat, card, state.shuffles) for card in wizard.hand]

        return DuelView(
            state.active,
            state.turns,
            len(state.deck),
            [state.faces[card] for card in state.discard],
            [WizardView(w.seat, w.hearts, hand(w)) for w in state.wizards],
        )

    def redeal(self, state: Duel, seat: int, source: Seeded) -> None:
        hidden = state.deck[:]
        for wizard in state.wizards:
            if wizard.seat != seat:
                hidden += wizard.hand
        deal_anew(state.faces, hidden, source)

    def conserved(self, state: Duel) -> Mapping[str, int]:
        places = state.deck + state.discard
        for wizard in state.wizards:
            places += wizard.hand
        return {"cards": len(set(places)), "places": len(places), **Counter(state.faces)}

    def thing(self, state: Duel, pile: str, card: Card) -> str:
        assert isinstance(card, int)
        return f"card:{state.faces[card]}"

    def turn(self, state: Duel) -> int:
        return state.active

    def describe(self, state: Duel, ask: Ask, option: str) -> Choice:
        verb, target = split(option)
        if not target:
            return Choice(Text(f"option.{verb}"))
        whom = f"seat:{target}"
        return Choice(Text(f"option.{verb}", {"whom": whom}), (whom,))

    def cards_listing(self, lang: str) -> str:
        return text.cards_listing(lang)

    def progress(self, state: Duel) -> Mapping[str, int]:
        return {"turns": state.turns, "rounds": -(-state.turns // len(state.wizards))}
