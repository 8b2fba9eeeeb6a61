"""What a space gives to a pawn that has ended its move there (V-019, V-020, V-038, V-059 to V-061, V-065, V-067, V-068,
V-085, C-92, C-133, C-147, C-148)."""

from hallows.games.hogwarts.compiled import DECKS, EXTRA_POTION, EXTRA_SPELL, POTION, SPELL
from hallows.games.hogwarts.returns.rules import trips
from hallows.games.hogwarts.returns.rules.sides import is_hero, name
from hallows.games.hogwarts.returns.state import Eater, Pawn, Returns
from hallows.games.hogwarts.rules.cards import conceal, draw, put_under, show_to
from hallows.games.hogwarts.rules.life import gain_hp, lose_hp
from hallows.kernel import Ask, Play

_DECKS = ((SPELL, EXTRA_SPELL), (POTION, EXTRA_POTION))


def resolve(g: Returns, pawn: Pawn) -> Play[None]:
    """For a hero, or for Pettigrew."""
    board = g.kit.board
    space = pawn.space
    if board.towers >> space & 1:
        yield from trips.by_floo(g, pawn)
    elif space == board.pitch:
        yield from trips.by_portkey(g, pawn)  # V-067: no match
    elif board.common_rooms >> space & 1:
        yield from common_room(g, pawn)
    else:
        _gift(g, pawn)


def _gift(g: Returns, pawn: Pawn) -> None:
    """V-019, V-020, C-92: spells, potions, HP; Harry and Ron draw one more where the sign is exactly that."""
    gift = g.plan.gifts[pawn.space]
    abilities = g.kit.students[pawn.sheet].abilities if is_hero(g, pawn) else 0
    for (deck, extra), count in zip(_DECKS, (gift.spells, gift.potions), strict=True):
        more = 1 if count and gift.sign and abilities & extra else 0
        for _ in range(count + more):
            draw(g, pawn, deck, "V-020")
    if gift.hp > 0:
        gain_hp(g, pawn, gift.hp, "V-020")
    elif gift.hp < 0:
        lose_hp(g, pawn, -gift.hp, "V-020")


def common_room(g: Returns, pawn: Pawn) -> Play[None]:
    """V-020, V-068, C-147: a spell or a potion; a hero may take a Floo token instead."""
    options = ("draw:spell", "draw:potion") + (("token:floo",) if is_hero(g, pawn) else ())
    choice: str = yield Ask(pawn.seat, "common.room", options, "V-068")
    if choice == "token:floo":
        pawn.floo += 1
        g.tell("token.floo", rule="V-068", who=name(g, pawn))
    else:
        draw(g, pawn, SPELL if choice == "draw:spell" else POTION, "V-020")


def resolve_eater(g: Returns, eater: Eater) -> Play[None]:
    """V-059, V-085, C-92: a card where the sign is exactly spell or potion; HP."""
    gift = g.plan.gifts[eater.space]
    space = g.kit.board.spaces[g.kit.board.ids[eater.space]]
    who = g.kit.eaters[eater.sheet].name
    if gift.sign:
        deal(g, eater, SPELL if gift.spells else POTION, "V-059")
        yield from _over_the_limit(g, eater)
    elif space.symbol == "hp":
        eater.hp += gift.hp
        g.tell("eater.gained", rule="V-085", who=who, amount=gift.hp, hp=eater.hp)


def deal(g: Returns, eater: Eater, deck: int, rule: str) -> None:
    """A card for a Death Eater, seen by who plays it."""
    card = g.decks[deck].draw()
    if card < 0:
        return
    show_to(g, card, 1 << g.dark)
    eater.cards.append(card)
    if g.sink is not None:
        who = g.kit.eaters[eater.sheet].name
        g.tell("drew", rule=rule, who=who, deck=f"deck:{DECKS[deck]}")
        name_ = g.kit.cards[g.faces[card]].name
        g.tell("drew.card", rule=rule, to=(g.dark,), who=who, card=name_)


def _over_the_limit(g: Returns, eater: Eater) -> Play[None]:
    """V-065, C-133: one of three cards goes under its deck."""
    if len(eater.cards) <= g.plan.scenario.hand_limit:
        return
    held: dict[str, int] = {}
    for card in eater.cards:
        held.setdefault(g.kit.drop[g.faces[card]], card)
    who = g.kit.eaters[eater.sheet].name
    choice: str = yield Ask(g.dark, "eater.drop", tuple(held), "V-065", {"eater": who})
    conceal(g, eater.cards, g.allies[g.dark])
    eater.cards.remove(held[choice])
    put_under(g, held[choice])
    g.tell("discarded", rule="V-065", who=who)
