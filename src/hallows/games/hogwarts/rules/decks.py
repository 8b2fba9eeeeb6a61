"""Conduct and event cards (H-086, H-090, H-091, H-109 to H-113, H-202, H-250, C-49, C-77, C-124, C-187, C-194)."""

from collections.abc import Callable

from hallows.games.common.keys import what_of
from hallows.games.hogwarts import effects as fx
from hallows.games.hogwarts.compiled import CONDUCT, DECK, DECKS, EVENT, SEATS, SECOND_CONDUCT
from hallows.games.hogwarts.rules.cards import conceal, draw, hand, put_under, show_all
from hallows.games.hogwarts.rules.life import gain_hp, lose_floo, lose_hp, score
from hallows.games.hogwarts.rules.meetings import give
from hallows.games.hogwarts.state import NOWHERE, Cup, Player
from hallows.kernel import Ask, Pick, Play


def _turn_up(g: Cup, player: Player, deck: int, told: str, rule: str) -> int:
    """The top card, seen by all; -1 from an empty deck (H-249)."""
    card = g.decks[deck].draw()
    if card < 0:
        g.tell("deck.empty", rule="H-249", deck=f"deck:{DECKS[deck]}")
        return card
    show_all(g, card)
    name = g.kit.cards[g.faces[card]].name
    g.tell(told, rule=rule, who=SEATS[player.seat], card=name)
    return card


def conduct(g: Cup, player: Player, second: bool = False) -> Play[None]:
    """H-090, H-109: resolved at once; only Floo Powder is kept. Luna may have a second one (``second``)."""
    card = _turn_up(g, player, CONDUCT, "conduct", "H-090")
    if card < 0:
        return
    kind = g.kit.cards[g.faces[card]]
    pile = g.decks[CONDUCT]
    put_under(g, card)
    if second and len(pile) > 1:
        choice: str = yield Ask(player.seat, "conduct", ("keep", "another"), "H-090", {"card": kind.name})  # fmt: skip
        if choice == "another":
            yield from conduct(g, player)
            return
    if kind.floo:
        pile.take(card)
        player.floo += 1
        player.floo_cards.append(card)
        g.tell("token.floo", rule="H-086", who=SEATS[player.seat])
        return
    score(g, player.seat, kind.points, "H-109")


def on_conduct_space(g: Cup, player: Player) -> Play[None]:
    luna = g.kit.students[player.sheet].abilities & SECOND_CONDUCT
    yield from conduct(g, player, bool(luna))


# -- events ------------------------------------------------------------------------------------------------


def event(g: Cup, player: Player) -> Play[None]:
    """H-091: resolved at once, for everybody, in seat order from the active player (H-202)."""
    card = _turn_up(g, player, EVENT, "occasion", "H-091")
    if card < 0:
        return
    kind = g.kit.cards[g.faces[card]]
    put_under(g, card)
    seats = len(g.players)
    order = [g.players[(player.seat + step) % seats] for step in range(seats)]
    for effect in kind.effects:
        act = _AT_ONCE.get(type(effect))
        if act is not None:
            act(g, order, effect)
        else:
            yield from _ASKING[type(effect)](g, order, effect)


def _gather(g: Cup, order: list[Player], effect: fx.Gather) -> None:
    """H-112, C-105: a pawn moved away from a visit has no return."""
    space = g.kit.board.number[effect.space]
    for player in order:
        player.space = space
        player.home = NOWHERE
    g.tell("gathered", rule="H-112", where=g.kit.space_names[space])


def _life(g: Cup, order: list[Player], effect: fx.Life) -> None:
    """H-220."""
    for player in order:
        if effect.amount > 0:
            gain_hp(g, player, effect.amount, "H-091")
        else:
            lose_hp(g, player, -effect.amount, "H-220")


def _token(g: Cup, order: list[Player], effect: fx.Token) -> None:
    """H-113."""
    for player in order:
        if effect.token == "floo":
            player.floo += 1
        else:
            player.portkeys += 1
    g.tell(f"tokens.{effect.token}", rule="H-113")


def _deal(g: Cup, order: list[Player], effect: fx.Deal) -> None:
    for player in order:
        draw(g, player, DECK[effect.deck], "H-091")


def _points(g: Cup, order: list[Player], effect: fx.Points) -> None:
    """H-111; a team counts once per member (C-191)."""
    for player in order:
        score(g, player.seat, effect.amount, "H-091")


def _drop(g: Cup, order: list[Player], effect: fx.Drop) -> Play[None]:
    """H-202: everybody has chosen before any card moves."""
    kit = g.kit
    chosen: list[tuple[Player, int]] = []
    for player in order:
        held: dict[str, int] = {}
        for card in player.spells + player.potions:
            held.setdefault(kit.drop[g.faces[card]], card)
        if held:
            choice: str = yield Ask(player.seat, "drop", tuple(held), "H-202")
            chosen.append((player, held[choice]))
    for player, card in chosen:
        cards = hand(player, kit.deck_of[card])
        conceal(g, cards, g.allies[player.seat])
        cards.remove(card)
        put_under(g, card)
        g.tell("discarded", rule="H-091", who=SEATS[player.seat])


def _pass_right(g: Cup, order: list[Player], effect: fx.PassRight) -> Play[None]:
    """H-202: all cards are drawn by lot before any is passed. Nobody sits on a solo player's right (C-124)."""
    if len(order) < 2:
        return
    chosen: list[tuple[int, int]] = []
    for at, player in enumerate(order):
        held = player.spells + player.potions
        if held:
            index: int = yield Pick(len(held), "prank", player.seat)
            chosen.append((at, held[index]))
    for at, card in chosen:
        taker = order[(at + 1) % len(order)]
        give(g, order[at], taker, card)
        g.tell("passed", rule="H-091", who=SEATS[order[at].seat], whom=SEATS[taker.seat])


def _lose_token(g: Cup, order: list[Player], effect: fx.LoseToken) -> Play[None]:
    """H-230: who has both chooses."""
    for player in order:
        options: tuple[str, ...] = ()
        if player.floo:
            options += ("token:floo",)
        if player.portkeys:
            options += ("token:portkey",)
        if not options:
            continue
        choice: str = yield Ask(player.seat, "lose_token", options, "H-091")
        if choice == "token:floo":
            lose_floo(g, player)
        else:
            player.portkeys -= 1
        g.tell(f"token.lost.{what_of(choice)}", rule="H-091", who=SEATS[player.seat])


_AT_ONCE: dict[type, Callable[..., None]] = {
    fx.Gather: _gather,
    fx.Life: _life,
    fx.Token: _token,
    fx.Deal: _deal,
    fx.Points: _points,
}
_ASKING: dict[type, Callable[..., Play[None]]] = {
    fx.Drop: _drop,
    fx.PassRight: _pass_right,
    fx.LoseToken: _lose_token,
}
