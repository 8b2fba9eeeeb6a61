"""What a space gives to a pawn that has ended its move there (H-087 to H-109, H-234, C-63, C-86, C-92, C-118, C-120,
C-194): draws, exams, common rooms."""

from collections.abc import Callable

from hallows.games.common.keys import what_of
from hallows.games.hogwarts.board import Space
from hallows.games.hogwarts.compiled import (
    BOOK,
    CLASS_LIFE,
    CONDUCT,
    DECK,
    EXTRA_BOOK,
    EXTRA_POTION,
    EXTRA_SPELL,
    POTION,
    SEATS,
    SPACE_LIFE,
    SPELL,
)
from hallows.games.hogwarts.rules import decks
from hallows.games.hogwarts.rules.attempts import duel
from hallows.games.hogwarts.rules.cards import draw, put_under, show_all, show_to
from hallows.games.hogwarts.rules.life import gain_hp, lose_hp, score
from hallows.games.hogwarts.state import FOR_EXAM, Cup, Player
from hallows.kernel import NO, YES, YES_NO, Ask, Play

_DRAWN = (SPELL, POTION, BOOK, CONDUCT)
_DRAW_KEYS = ("draw:spell", "draw:potion", "draw:book", "draw:conduct")
_EXTRA = {SPELL: EXTRA_SPELL, POTION: EXTRA_POTION, BOOK: EXTRA_BOOK}
_RULE = {SPELL: "H-087", POTION: "H-088", BOOK: "H-089"}
_STUDIES = {"e07": "H-096", "d04": "H-097", "g11": "H-098", "w10": "H-099"}


def resolve(g: Cup, player: Player) -> Play[None]:
    """The effect of the space where the move has ended; places without one cost nothing."""
    space = g.kit.board.spaces[g.kit.board.ids[player.space]]
    symbol = space.symbol
    if symbol in _AT_ONCE:
        _AT_ONCE[symbol](g, player, space)
    elif symbol in _ASKING:
        yield from _ASKING[symbol](g, player, space)


def _draw(g: Cup, player: Player, space: Space) -> None:
    """H-087 to H-089: one card, or two for whose sheet says so."""
    deck = DECK[space.symbol]
    again = bool(g.kit.students[player.sheet].abilities & _EXTRA[deck])
    for _ in range(1 + again):
        draw(g, player, deck, _RULE[deck])


def _conduct(g: Cup, player: Player, space: Space) -> Play[None]:
    """H-090."""
    yield from decks.on_conduct_space(g, player)


def _event(g: Cup, player: Player, space: Space) -> Play[None]:
    """H-091."""
    yield from decks.event(g, player)


def _duel(g: Cup, player: Player, space: Space) -> None:
    """H-092."""
    duel(g, player)


def _hp(g: Cup, player: Player, space: Space) -> None:
    """H-093; Cedric gains one more (C-118)."""
    more = 1 if g.kit.students[player.sheet].abilities & SPACE_LIFE else 0
    gain_hp(g, player, space.hp + more, "H-093")


def _study(g: Cup, player: Player, space: Space) -> None:
    """H-096 to H-100: offices, libraries and shops; Borgin and Burkes costs 1 HP."""
    rule = _STUDIES.get(space.id, "H-100")
    for deck, count in space.draw.items():
        for _ in range(count):
            draw(g, player, DECK[deck], rule)
    if space.hp < 0:
        lose_hp(g, player, -space.hp, "H-220")


def _classroom(g: Cup, player: Player, space: Space) -> Play[None]:
    """H-101, H-102, H-105 to H-108: the exam, and the draw besides it."""
    assert space.subject is not None
    if g.kit.students[player.sheet].abilities & CLASS_LIFE:
        gain_hp(g, player, 1, "H-101")
    yield from exam(g, player, space.subject)
    for deck, count in space.draw.items():
        for _ in range(count):
            draw(g, player, DECK[deck], "H-101" if deck == "spell" else "H-102")


def exam(g: Cup, player: Player, subject: str) -> Play[None]:
    """H-105: any number of matching books; who has stopped early for it hands in at least one (C-85)."""
    kit = g.kit
    duty = bool(g.early & FOR_EXAM)
    while True:
        books: dict[str, int] = {}
        for card in player.books:
            face = g.faces[card]
            if kit.cards[face].subject == subject:
                books[kit.exam[face]] = card
        if not books:
            return
        options = tuple(books) if duty else (*books, "done")
        choice: str = yield Ask(player.seat, "exam", options, "H-105")
        if choice == "done":
            return
        duty = False
        card = books[choice]
        player.books.remove(card)
        show_all(g, card)
        put_under(g, card)
        book = kit.cards[g.faces[card]]
        g.tell("exam", rule="H-105", who=SEATS[player.seat], card=book.name)
        score(g, player.seat, book.points, "H-105")


def bonus(g: Cup, player: Player) -> Play[None]:
    """Canon 12.4: what arriving at a special place gives, where the table has agreed on it."""
    gift = g.kit.board.spaces[g.kit.board.ids[player.space]].bonus
    if gift == "portkey":
        player.portkeys = max(1, player.portkeys)
    elif gift == "hp":
        gain_hp(g, player, 2, "H-080")
    elif gift == "look":
        yield from _best_of_two(g, player)
    elif gift == "duel":
        choice: str = yield Ask(player.seat, "bonus", ("duel", "suffer"), "H-080")
        if choice == "duel":
            duel(g, player)
        else:
            lose_hp(g, player, 1, "H-220")
    elif gift is not None:
        draw(g, player, DECK[gift], "H-080")


def _best_of_two(g: Cup, player: Player) -> Play[None]:
    """The top two spells are looked at; one is kept, the other goes under the deck."""
    pile = g.decks[SPELL]
    top = pile.look(2)
    for card in top:
        show_to(g, card, g.allies[player.seat])
    if not top:
        return
    found = {g.kit.fetch[g.faces[card]]: card for card in top}
    choice: str = yield Ask(player.seat, "look", tuple(found), "H-080")
    kept = found[choice]
    for card in top:
        pile.take(card)
        if card == kept:
            player.spells.append(card)
        else:
            pile.put_under(card)
    g.tell("drew", rule="H-080", who=SEATS[player.seat], deck="deck:spell")


# -- common rooms ------------------------------------------------------------------------------------------


def _common_room(g: Cup, player: Player, space: Space) -> Play[None]:
    """H-094: one card of four decks, or an offer to swap objects, not both."""
    options = tuple(
        [key for key, deck in zip(_DRAW_KEYS, _DRAWN, strict=True) if g.decks[deck].cards]
    )
    if player.objects and any(p.objects for p in g.players if p is not player):
        options += ("offer",)
    if not options:
        return
    choice: str = yield Ask(player.seat, "common_room", options, "H-094")
    if choice == "offer":
        yield from offer(g, player)
    elif choice == "draw:conduct":
        yield from decks.conduct(g, player)
    else:
        draw(g, player, DECK[what_of(choice)], "H-094")


def offer(g: Cup, player: Player) -> Play[None]:
    """H-095, H-234: one object for one object, with any player anywhere, who may refuse."""
    kit = g.kit
    seat = player.seat
    others = tuple(f"with:{p.seat}" for p in g.players if p is not player and p.objects)
    choice: str = yield Ask(seat, "offer.with", others, "H-095")
    partner = g.players[int(what_of(choice))]
    mine = tuple(f"give:{kit.objects[thing]}" for thing in kit.objects_of(player.objects))
    given: str = (yield Ask(seat, "offer.give", mine, "H-095"))[5:]
    theirs = tuple(kit.take[thing] for thing in kit.objects_of(partner.objects))
    taken: str = (yield Ask(seat, "offer.take", theirs, "H-095"))[5:]
    names = {"object": f"object:{given}", "other": f"object:{taken}"}
    who, whom = SEATS[seat], SEATS[partner.seat]
    g.tell(
        "offered", rule="H-095", who=who, whom=whom, object=names["object"], other=names["other"]
    )
    args = {"who": who, **names}
    answer: str = yield Ask(partner.seat, "offered", YES_NO, "H-095", {**args})
    if answer == NO:
        g.tell("offer.refused", rule="H-234", who=whom)
        return
    assert answer == YES
    here, there = 1 << kit.object_number[given], 1 << kit.object_number[taken]
    player.objects = player.objects & ~here | there
    partner.objects = partner.objects & ~there | here
    g.tell("offer.accepted", rule="H-095", who=who, whom=whom, object=names["object"], other=names["other"])  # fmt: skip


_AT_ONCE: dict[str, Callable[[Cup, Player, Space], None]] = {
    "spell": _draw,
    "potion": _draw,
    "book": _draw,
    "duel": _duel,
    "hp": _hp,
    "study": _study,
}
_ASKING: dict[str, Callable[[Cup, Player, Space], Play[None]]] = {
    "conduct": _conduct,
    "event": _event,
    "classroom": _classroom,
    "common_room": _common_room,
}
