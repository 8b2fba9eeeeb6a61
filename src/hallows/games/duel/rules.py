"""Wizards' Duel, the house's example game: small, complete, and one of each thing the kernel offers.

D-001 Two to four wizards start with 5 Hearts and 2 cards. D-002 A turn: draw a card
unless you hold 3, then attack or rest.
D-003 Attacker and target roll a die each, the higher wins; a tie harms nobody. D-004 Before the dice anyone may
play a Shield, which ends the attack, from the target clockwise. D-005 After losing the roll either wizard may
play a Hex: +2. D-006 The loser loses 1 Heart, 2 if beaten by 4 or more. D-007 Resting: roll a die, on a 6
gain 1 Heart. D-008 A Potion may be drunk at any own decision: 1 Heart. D-009 Last wizard standing wins.
"""

from hallows.games.duel.state import HEX, POTION, SHIELD, Duel, Wizard
from hallows.kernel import NO, YES, YES_NO, Ask, Play, Roll, Shuffle, choose, reactions, reorder

FULL_HEARTS = 5
HAND_LIMIT = 3
SHIELDS, HEXES = "shield", "hex"  # windows that tell who holds one


def scene(g: Duel) -> Play[None]:
    """One turn; the first scene deals."""
    if not g.dealt:
        yield from deal(g)
        return
    yield from turn(g, g.wizards[g.active])
    g.turns += 1
    g.active = next_standing(g, g.active)


def deal(g: Duel) -> Play[None]:
    """D-001."""
    g.deck = yield from shuffled(g.deck)
    for wizard in g.wizards:
        for _ in range(2):
            yield from draw(g, wizard)
    g.dealt = True


def shuffled(cards: list[int]) -> Play[list[int]]:
    return reorder(cards, (yield Shuffle(len(cards), "deck")))


def turn(g: Duel, wizard: Wizard) -> Play[None]:
    """D-002: draw, then attack or rest."""
    g.tell("turn", rule="D-002", who=f"seat:{wizard.seat}")
    if len(wizard.hand) < HAND_LIMIT:
        yield from draw(g, wizard)

    def question() -> Ask:
        targets = [f"attack:{w.seat}" for w in g.wizards if w.hearts and w is not wizard]
        return Ask(wizard.seat, "turn", (*targets, "rest"), "D-002")

    # D-008: a wizard without a Potion has no free action, and is simply asked.
    if holds(g, wizard.seat, POTION):
        choice = yield from choose(
            question, lambda seat: potions(g, seat), lambda s, _: drink(g, s)
        )
    else:
        choice = yield question()
    if choice == "rest":
        yield from rest(g, wizard)
    else:
        yield from attack(g, wizard, g.wizards[int(choice[7:])])


def draw(g: Duel, wizard: Wizard) -> Play[None]:
    if not g.deck:
        g.deck = yield from shuffled(g.discard)
        g.discard = []
        g.shuffles += 1
    if g.deck:
        card = g.deck.pop()
        g.drawn("deck", card, wizard.seat)
        wizard.hand.append(card)
        g.reveal(wizard.seat)
        g.tell("drew", to=(wizard.seat,), card=f"card:{g.faces[card]}")


def rest(g: Duel, wizard: Wizard) -> Play[None]:
    """D-007."""
    die: int = yield Roll(wizard.seat, "rest")
    if die == 6:
        heal(g, wizard, "D-007")


def heal(g: Duel, wizard: Wizard, rule: str) -> None:
    if wizard.hearts < FULL_HEARTS:
        wizard.hearts += 1
        g.tell("healed", rule=rule, who=f"seat:{wizard.seat}", hearts=wizard.hearts)


def attack(g: Duel, attacker: Wizard, target: Wizard) -> Play[None]:
    """D-003, with the Shield window of D-004 before the dice."""
    g.tell("attack", rule="D-003", who=f"seat:{attacker.seat}", whom=f"seat:{target.seat}")
    if any(may_hold(g, w.seat, SHIELD) for w in g.wizards if w.hearts):
        played = len(g.discard)
        yield from reactions(
            SHIELDS,
            [(target.seat + i) % len(g.wizards) for i in range(len(g.wizards))],
            lambda seat: ("shield",) if holds(g, seat, SHIELD) else (),
            lambda seat, _: shield(g, seat),
            prompt="shield",
            rule="D-004",
            args={"who": f"seat:{attacker.seat}", "whom": f"seat:{target.seat}"},
            could=lambda seat: may_hold(g, seat, SHIELD),
        )
        if len(g.discard) > played:
            return
    mine: int = yield Roll(attacker.seat, "attack")
    theirs: int = yield Roll(target.seat, "defence")
    if theirs > mine and may_hold(g, attacker.seat, HEX):
        mine += yield from offer_hex(g, attacker, theirs - mine)
    elif mine > theirs and may_hold(g, target.seat, HEX):
        theirs += yield from offer_hex(g, target, mine - theirs)
    if mine != theirs:
        loser = target if mine > theirs else attacker
        wound(g, loser, 2 if abs(mine - theirs) >= 4 else 1)


def shield(g: Duel, seat: int) -> Play[bool]:
    """D-004: the attack is over, and so is the window."""
    play_card(g, seat, SHIELD, "D-004")
    return False
    yield  # a Play is a generator, even where nothing more is asked


def offer_hex(g: Duel, wizard: Wizard, behind: int) -> Play[int]:
    """D-005."""
    options: tuple[str, ...] = YES_NO
    window = ""
    if g.options.ask_everybody:
        options = (NO, YES) if holds(g, wizard.seat, HEX) else (NO,)
        window = HEXES
    answer: str = yield Ask(wizard.seat, "hex", options, "D-005", {"behind": behind}, window)
    if answer != YES:
        return 0
    play_card(g, wizard.seat, HEX, "D-005")
    return 2


def wound(g: Duel, wizard: Wizard, hearts: int) -> None:
    """D-006; a fallen wizard's hand is discarded."""
    wizard.hearts = max(0, wizard.hearts - hearts)
    g.tell("wounded", rule="D-006", who=f"seat:{wizard.seat}", lost=hearts, hearts=wizard.hearts)
    if not wizard.hearts:
        if wizard.hand:
            g.reveal()
        g.discard += wizard.hand
        wizard.hand = []


def potions(g: Duel, seat: int) -> tuple[str, ...]:
    return ("drink",) if holds(g, seat, POTION) and g.wizards[seat].hearts < FULL_HEARTS else ()


def drink(g: Duel, seat: int) -> Play[None]:
    """D-008."""
    play_card(g, seat, POTION, "D-008")
    heal(g, g.wizards[seat], "D-008")
    return
    yield


def holds(g: Duel, seat: int, kind: str) -> bool:
    faces = g.faces
    for card in g.wizards[seat].hand:  # noqa: SIM110 - asked at every attack; twice as fast as any()
        if faces[card] == kind:
            return True
    return False


def may_hold(g: Duel, seat: int, kind: str) -> bool:
    """Whether one holds it; at a table that asks everybody, whether one might, for all the others know."""
    return bool(g.wizards[seat].hand) if g.options.ask_everybody else holds(g, seat, kind)


def play_card(g: Duel, seat: int, kind: str, rule: str) -> None:
    hand = g.wizards[seat].hand
    card = next(card for card in hand if g.faces[card] == kind)
    hand.remove(card)
    g.discard.append(card)
    g.reveal()
    g.tell("played", rule=rule, who=f"seat:{seat}", card=f"card:{kind}")


def next_standing(g: Duel, seat: int) -> int:
    for step in range(1, len(g.wizards) + 1):
        other = g.wizards[(seat + step) % len(g.wizards)]
        if other.hearts:
            return other.seat
    return seat
