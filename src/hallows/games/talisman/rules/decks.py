"""Decks, hands and piles (T-002 to T-005, T-149, T-208, T-218, T-219)."""

from hallows.games.talisman.compiled import SEATS
from hallows.games.talisman.rules import stats
from hallows.games.talisman.state import Hero, Talisman
from hallows.kernel import Play, Shuffle, reorder

ENCOUNTER_DECK = {"london": "outer", "grounds": "middle"}
EVERYBODY = (1 << 6) - 1


def shuffled(g: Talisman, cards: list[int], label: str) -> Play[list[int]]:
    """The cards in a new order that nobody knows."""
    known = g.known
    for card in cards:
        known[card] = 0
    return reorder(cards, (yield Shuffle(len(cards), label)))


# -- Encounter cards --------------------------------------------------------------------------------------


def draw_encounter(g: Talisman, region: str) -> Play[int]:
    """The top Encounter card of a Region, face up; -1 if there is none (T-131, T-149, T-429)."""
    outer = region == "london"
    deck = g.outer if outer else g.middle
    if not deck:
        deck = yield from _new_encounter_deck(g, outer)
        if not deck:
            return -1
    card = deck.pop()
    show(g, card)
    return card


def show(g: Talisman, card: int) -> None:
    """An Encounter card for everybody to see."""
    g.drawn(pile_of(g, card), card)
    g.reveal()


def pile_of(g: Talisman, card: int) -> str:
    """What its deck is called when it is shuffled."""
    kind = g.kit.kinds.get(g.faces[card])
    return f"deck.{kind.deck}" if kind is not None else "deck.spells"


def _new_encounter_deck(g: Talisman, outer: bool) -> Play[list[int]]:
    """T-149: the discarded cards of that Region become its new deck."""
    old = g.outer_discard if outer else g.middle_discard
    if not old:
        return old
    new = yield from shuffled(g, old, "deck.outer" if outer else "deck.middle")
    if outer:
        g.outer, g.outer_discard = new, []
    else:
        g.middle, g.middle_discard = new, []
    g.tell("reshuffled", rule="T-149", deck="deck:outer" if outer else "deck:middle")
    return new


def discard(g: Talisman, card: int) -> None:
    """To where the card belongs: its discard pile (T-205, T-440) or its pile (T-208, K81)."""
    deck = g.kit.kinds[g.faces[card]].deck
    if deck == "outer":
        g.outer_discard.append(card)
    elif deck == "middle":
        g.middle_discard.append(card)
    elif deck == "purchases":
        g.purchases.append(card)
    else:
        g.hallows.append(card)


def lay(g: Talisman, space: str, card: int) -> None:
    """Put a card face up on a space."""
    cards = g.board.get(space)
    if cards is None:
        g.board[space] = [card]
    else:
        cards.append(card)


def lift(g: Talisman, space: str, card: int) -> None:
    """Take a card from a space."""
    cards = g.board[space]
    cards.remove(card)
    if not cards:
        del g.board[space]


# -- Spells -----------------------------------------------------------------------------------------------


def draw_spell(g: Talisman, hero: Hero, rule: str) -> Play[int]:
    """The top Spell into the hand, limits aside; -1 if there is none (T-219)."""
    if not g.spells:
        if not g.spell_discard:
            return -1
        g.spells = yield from shuffled(g, g.spell_discard, "deck.spells")
        g.spell_discard = []
        g.tell("reshuffled", rule="T-219", deck="deck:spells")
    card = g.spells.pop()
    g.drawn("deck.spells", card, hero.seat)
    hero.spells.append(card)
    g.known[card] |= 1 << hero.seat
    g.reveal(hero.seat)
    if g.sink is not None:
        g.tell("drew.spell", rule=rule, who=SEATS[hero.seat])
        g.tell("drew.spell.own", to=(hero.seat,), spell=f"spell:{g.faces[card]}")
    return card


def spell_room(g: Talisman, hero: Hero) -> int:
    """How many Spells the hero may still gain (T-209 to T-212, K47); a Ferret none (T-227)."""
    return 0 if hero.ferret else max(0, stats.spell_limit(g, hero) - len(hero.spells))


def gain_spells(g: Talisman, hero: Hero, n: int, rule: str) -> Play[int]:
    """Draw up to n Spells within the limit (T-079)."""
    gained = 0
    while gained < n and spell_room(g, hero):
        if (yield from draw_spell(g, hero, rule)) < 0:
            break
        gained += 1
    if gained:
        arm(g, hero)
    return gained


def discard_spell(g: Talisman, hero: Hero, card: int) -> None:
    """T-213, T-218."""
    hero.spells.remove(card)
    g.spell_discard.append(card)
    g.known[card] = EVERYBODY
    g.reveal()
    arm(g, hero)


def arm(g: Talisman, hero: Hero) -> None:
    """A hand has changed: note the windows in which it may be used."""
    note_hand(g, hero)
    note_windows(g)


def note_hand(g: Talisman, hero: Hero) -> None:
    own = other = 0
    kinds = g.kit.spells
    for card in hero.spells:
        kind = kinds[g.faces[card]]
        own |= kind.own
        other |= kind.other
    hero.hand_own = own
    hero.hand_other = other


def note_windows(g: Talisman) -> None:
    """In which windows of this turn anybody has something to cast. A guard: whether it can really be cast
    is looked at when the window comes (T-395)."""
    armed = 0
    cast = g.cast
    if g.options.ask_everybody and any(hero.spells for hero in g.heroes):
        g.armed = g.kit.own | g.kit.other  # whatever they hold
        return
    for hero in g.heroes:
        if hero.seat == g.active:
            armed |= hero.hand_own
        elif not cast >> hero.seat & 1:
            armed |= hero.hand_other
    g.armed = armed
