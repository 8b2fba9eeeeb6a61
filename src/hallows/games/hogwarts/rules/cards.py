"""Decks and hands (H-008, H-249, C-171, C-187): drawing, putting under, searching. Who has seen what is kept with
every card, so that nothing is shown to anybody who does not know it.

A choice of cards is a mapping from option key to card, made before the question is asked: what a bot imagines may
change a card's face meanwhile, but not its number."""

from collections.abc import Callable

from hallows.games.common.pile import EVERYBODY, NO_CARD
from hallows.games.hogwarts.compiled import BOOK, DECKS, SEATS, SPELL, START, UTILITY, Card
from hallows.games.hogwarts.state import Player, Wizard, World
from hallows.kernel import Ask, Play


def hand(wizard: Wizard, deck: int) -> list[int]:
    """The cards of one deck a player holds."""
    if deck == BOOK:
        assert isinstance(wizard, Player)
        return wizard.books
    return wizard.spells if deck == SPELL else wizard.potions


def seats_in(mask: int) -> tuple[int, ...]:
    return tuple(seat for seat in range(mask.bit_length()) if mask >> seat & 1)


def show_to(g: World, card: int, mask: int, by: int | None = None) -> None:
    """These seats see a card that lay hidden; ``by``: who of them drew it."""
    if g.known[card] & mask != mask:
        seats = seats_in(mask)
        g.drawn(pile_of(g, card), card, *seats, by=by)
        g.known[card] |= mask
        g.reveal(*seats)


def pile_of(g: World, card: int) -> str:
    """What its deck is called when it is shuffled."""
    return f"deck.{DECKS[g.kit.deck_of[card]]}"


def show_all(g: World, card: int) -> None:
    """Everybody sees a card."""
    if g.known[card] != EVERYBODY:
        g.drawn(pile_of(g, card), card)
        g.known[card] = EVERYBODY
        g.reveal()


def draw(g: World, wizard: Wizard, deck: int, rule: str) -> int:
    """The top card into the hand; an empty deck gives none (H-249)."""
    card = g.decks[deck].draw()
    if card == NO_CARD:
        g.tell("deck.empty", rule="H-249", deck=f"deck:{DECKS[deck]}")
        return card
    seat = wizard.seat
    show_to(g, card, g.allies[seat], seat)
    hand(wizard, deck).append(card)
    if g.sink is not None:
        g.tell("drew", rule=rule, who=SEATS[seat], deck=f"deck:{DECKS[deck]}")
        name = g.kit.cards[g.faces[card]].name
        g.tell("drew.card", rule=rule, to=seats_in(g.allies[seat]), who=SEATS[seat], card=name)
    return card


def put_under(g: World, card: int) -> None:
    """H-008: under its own deck, seen by nobody who has not seen it before."""
    g.decks[g.kit.deck_of[card]].put_under(card)


def conceal(g: World, cards: list[int], owners: int) -> None:
    """One of these cards of a hand leaves it unseen: only its ``owners``, a mask, still know which are which, not
    whoever has once seen some of them (C-187, C-193)."""
    for card in cards:
        g.known[card] &= owners


def playable(g: World, wizard: Wizard, starts: Callable[[Card], object]) -> dict[str, int]:
    """H-216, C-90: start and utility cards, each kind once, as far as they can do anything: a start card what its mode
    says, a utility card if its deck may hold another."""
    kit = g.kit
    found: dict[str, int] = {}
    for card in wizard.spells + wizard.potions:
        face = g.faces[card]
        kind = kit.cards[face]
        if kind.use == START:
            useful = starts(kind)
        else:
            useful = kind.use == UTILITY and worth_searching(g, wizard.seat, face)
        if useful:
            found[kit.play[face]] = card
    return found


def worth_searching(g: World, seat: int, face: int) -> bool:
    """C-171: whether a utility card may find something, as far as ``seat`` knows. Of two alike, one in the hand and one
    alone in the deck, each would fetch the other for ever."""
    deck = g.decks[g.kit.cards[face].searches].cards
    return any(g.faces[card] != face or not g.known[card] >> seat & 1 for card in deck)


def play(g: World, wizard: Wizard, card: int) -> None:
    """A spell or potion is played: everybody sees it, and it goes under its deck."""
    hand(wizard, g.kit.deck_of[card]).remove(card)
    show_all(g, card)
    put_under(g, card)


def play_at_start(
    g: World,
    wizard: Wizard,
    number: int,
    who: str,
    rule: str,
    summon: Callable[[], Play[None]],
    forget: Callable[[], Play[None]],
) -> Play[bool]:
    """H-114, H-115, V-054: a start or utility card does what it says; what can be summoned and forgotten is the mode's to
    say. True: this turn's move may stop anywhere."""
    kind = g.kit.cards[g.faces[number]]
    play(g, wizard, number)
    g.tell("played", rule=rule, who=who, card=kind.name)
    if kind.summons:
        yield from summon()
    elif kind.forgets:
        yield from forget()
    elif kind.searches >= 0:
        yield from search(g, wizard, number)
    return kind.frees


def search(g: World, wizard: Wizard, card: int) -> Play[None]:
    """H-115, C-171: a card just played lets its owner take any card of a deck, which is then shuffled; the one played
    stays under it."""
    kit = g.kit
    deck = kit.cards[g.faces[card]].searches
    pile = g.decks[deck]
    others = [other for other in pile.cards if other != card]
    if not others:
        return
    mask = g.allies[wizard.seat]
    hidden = [other for other in others if g.known[other] & mask != mask]
    for other in hidden:
        g.known[other] |= mask
    if hidden:
        g.reveal(*seats_in(mask))
    found = {kit.fetch[g.faces[other]]: other for other in sorted(others, key=g.faces.__getitem__)}
    choice: str = yield Ask(wizard.seat, "search", tuple(found), "H-115")
    taken = found[choice]
    g.found(pile_of(g, taken), taken)
    lies_there = len(others) < len(pile)
    others.remove(taken)
    hand(wizard, deck).append(taken)
    pile.cards = others
    yield from pile.shuffle(f"deck.{DECKS[deck]}", g.known)
    g.shuffles += 1
    if lies_there:
        pile.put_under(card)
    g.known[taken] = mask
    if g.sink is not None:
        who = SEATS[wizard.seat]
        g.tell("searched", rule="H-115", who=who, deck=f"deck:{DECKS[deck]}")
        name = kit.cards[g.faces[taken]].name
        g.tell("drew.card", rule="H-115", to=seats_in(mask), who=who, card=name)


def lose_hand(g: World, wizard: Wizard) -> None:
    """H-124, H-188: all spells and potions go under their decks, in the order drawn (C-187)."""
    for card in wizard.spells + wizard.potions:
        put_under(g, card)
    wizard.spells = []
    wizard.potions = []
