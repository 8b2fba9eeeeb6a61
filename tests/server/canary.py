"""A game whose every card has a name found nowhere else: whoever is sent it before its time has been told a secret.

Each turn a seat draws a card, then keeps it or shows it to all; a hidden exchange lets two seats see one card. The
game ends when the deck is empty. It has one of each thing that may leak: hands, a deck, private events, private
prompts with cards in their options and arguments, a reaction window, a shuffle, a pick and dice.
"""

from collections.abc import Mapping

import msgspec

from hallows.kernel import (
    Ask,
    Choice,
    Game,
    Outcome,
    Part,
    Pick,
    Play,
    Roll,
    Seeded,
    Shuffle,
    State,
    Text,
    Veil,
    reactions,
    reorder,
)

CARDS = 24
FACES = [f"canary{number:02d}x{(number * 7919 + 13) % 10007:04d}" for number in range(CARDS)]


class Hand(Part):
    cards: list[int]


class Nest(State):
    faces: list[str]
    deck: list[int]
    hands: list[Hand]
    shown: list[int]
    active: int = 0
    turns: int = 0

    def copy(self) -> "Nest":
        new = self.__copy__()
        new.faces = self.faces[:]
        new.deck = self.deck[:]
        new.hands = [Hand(hand.cards[:]) for hand in self.hands]
        new.shown = self.shown[:]
        return new


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    pass


class NestView(msgspec.Struct, frozen=True):
    deck: int
    shown: list[str]
    hands: list[list[str]]
    active: int


class CanaryGame(Game[Nest]):
    name = "canary"
    version = 1
    seats = range(2, 5)
    options_type = Options

    def setup(self, seats: int, options: Options) -> Nest:
        hands = [Hand([]) for _ in range(seats)]
        return Nest(FACES[:], list(range(CARDS)), hands, [])

    def scene(self, state: Nest) -> Play[None]:
        return turn(state)

    def outcome(self, state: Nest) -> Outcome | None:
        return Outcome((0,), "deck-empty") if not state.deck else None

    def view(self, state: Nest, seat: int | None, veil: Veil) -> NestView:
        hands = [
            [state.faces[c] if owner == seat else veil.name(seat, c) for c in hand.cards]
            for owner, hand in enumerate(state.hands)
        ]
        shown = [state.faces[card] for card in state.shown]
        return NestView(len(state.deck), shown, hands, state.active)

    def redeal(self, state: Nest, seat: int, source: Seeded) -> None:
        hidden = state.deck[:]
        for owner, hand in enumerate(state.hands):
            if owner != seat:
                hidden += hand.cards
        faces = [state.faces[card] for card in hidden]
        for card, index in zip(hidden, source.permutation(len(hidden)), strict=True):
            state.faces[card] = faces[index]

    def conserved(self, state: Nest) -> Mapping[str, int]:
        return {
            "cards": len(state.deck) + len(state.shown) + sum(len(h.cards) for h in state.hands)
        }

    def turn(self, state: Nest) -> int:
        return state.active

    def describe(self, state: Nest, ask: Ask, option: str) -> Choice:
        verb, _, it = option.partition(":")
        card = f"card:{it}"
        return Choice(Text(f"option.{verb}", {"it": card} if it else {}), (card,) if it else ())


def turn(g: Nest) -> Play[None]:
    seat = g.active
    if g.turns == 0:
        g.deck = reorder(g.deck, (yield Shuffle(len(g.deck), "deck")))
    hand = g.hands[seat].cards
    card = g.deck.pop()
    hand.append(card)
    g.reveal(seat)
    g.tell("drew", to=(seat,), card=f"card:{g.faces[card]}")
    g.tell("drew_something", who=f"seat:{seat}")
    # A choice with neither chance nor news after it: it can be undone.
    mood: str = yield Ask(seat, "mood", ("merry", "sad"))
    g.tell("mood", who=f"seat:{seat}", mood=f"mood:{mood}")
    g.tell("mood_in_private", to=(seat,), card=f"card:{g.faces[card]}")
    options = ("keep", *(f"show:{g.faces[c]}" for c in hand))
    args: dict[str, object] = {"card": f"card:{g.faces[card]}"}
    choice: str = yield Ask(seat, "keep_or_show", options, args=args)  # type: ignore[arg-type]
    if choice != "keep":
        shown = next(c for c in hand if g.faces[c] == choice[5:])
        hand.remove(shown)
        g.shown.append(shown)
        g.reveal()
        g.tell("showed", who=f"seat:{seat}", card=f"card:{g.faces[shown]}")
        yield from reactions(
            "gasp",
            [n for n in range(len(g.hands)) if n != seat],
            lambda n: tuple(f"show:{g.faces[c]}" for c in g.hands[n].cards[:2]),
            lambda n, option: answer(g, n, option),
            prompt="gasp",
        )
    die: int = yield Roll(seat, "chance")
    if die == 6 and hand:
        peeked = hand[(yield Pick(len(hand), "peek", seat))]
        other = (seat + 1) % len(g.hands)
        g.reveal(other)
        g.tell("peeked", to=(seat, other), card=f"card:{g.faces[peeked]}")
    g.turns += 1
    g.active = (seat + 1) % len(g.hands)


def answer(g: Nest, seat: int, option: str) -> Play[bool]:
    card = next(c for c in g.hands[seat].cards if g.faces[c] == option[5:])
    g.hands[seat].cards.remove(card)
    g.shown.append(card)
    g.reveal()
    g.tell("showed", who=f"seat:{seat}", card=f"card:{g.faces[card]}")
    return False
    yield
