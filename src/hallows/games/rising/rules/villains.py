"""Phase 2: the Voldemort die, and everything the villains do (R-036 to R-060, R-204 to R-210).

Nothing is chosen here, and no Spell token is used (R-205). Chance comes in twice: the die itself, and tokens
lost at random.
"""

from hallows.games.rising import effects as e
from hallows.games.rising.compiled import AT, SEATS, Cards
from hallows.games.rising.counts import ONE
from hallows.games.rising.rules.counters import clockwise, corrupt, wound
from hallows.games.rising.state import Rising
from hallows.kernel import Arg, Pick, Play, Roll

STEP = {"right": 1, "left": 2, "mark": 0}  # one step back is two on
_TURNS = {"right": "R-038", "left": "R-039", "mark": "R-041"}


def voldemort_phase(g: Rising, c: Cards) -> Play[None]:
    """R-037, R-204: one die. Then the attack, Corruption, the Death Eaters here from the left (R-049, R-050, R-051),
    and on a Dark Mark the rest (R-056). Nobody leaves, nothing ends before the turn does (R-059, R-060)."""
    die: int = yield Roll(g.active, "voldemort", 8)
    face = c.voldemort_die[die - 1]
    g.turn.face = die
    origin = g.figure
    here = g.figure = (origin + STEP[face]) % 3
    if g.sink is not None:
        g.tell("voldemort." + face, rule=_TURNS[face], where=AT[here], origin=AT[origin])
    attack(g, c, here)
    corrupt(g, c, here, 1, "R-047")
    for card in g.board[3 * here : 3 * here + 3]:
        if card >= c.wizards:
            yield from _act(g, c, card, c.regular[card], here, "R-049")
    if face == "mark":
        yield from dark_mark(g, c, here)


def attack(g: Rising, c: Cards, here: int) -> None:
    """R-042, R-043, R-044: the Wizard cards beside his Location, and the active team if its token is there. No
    other team is anywhere now (R-035, R-045), and no Death Eater is harmed (R-046)."""
    targets = [card for card in g.board[3 * here : 3 * here + 3] if 0 <= card < c.wizards]
    player = g.players[g.active]
    if player.location == here:
        targets += player.team
    wound(g, c, targets, 1, "attacked", "R-042")


def dark_mark(g: Rising, c: Cards, here: int) -> Play[None]:
    """R-052, R-053: all special abilities, his Location first, then clockwise; R-055: then the penalties. A base
    has none (R-081)."""
    everything = g.options.dark_mark_all
    for location in (here, (here + 1) % 3, (here + 2) % 3):
        for card in g.board[3 * location : 3 * location + 3]:
            if card >= c.wizards:
                yield from _act(g, c, card, c.special[card], location, "R-052")
                if everything and location != here:
                    yield from _act(g, c, card, c.regular[card], location, "R-243")
    for place in g.corrupted:
        g.tell("penalty", rule="R-055", place=f"place:{c.places[place]}")
        _penalty(g, c, c.penalty[place])


def _act(
    g: Rising, c: Cards, villain: int, effect: e.Villainy | None, here: int, rule: str
) -> Play[None]:
    """One ability of one Death Eater: nobody may decline it (R-058)."""
    if effect is None:
        return
    if g.sink is not None:
        g.tell("villain", rule=rule, card=c.names[villain])
    if isinstance(effect, e.Damage):
        strike(g, c, effect, here, rule)
    elif isinstance(effect, e.Corrupt):
        _corrupt(g, c, effect, here, rule)
    elif isinstance(effect, e.Restore):
        restore(g, c, villain, effect.amount)
    else:
        yield from lose_spells(g, c, effect, rule)


def strike(g: Rising, c: Cards, effect: e.Damage, here: int, rule: str) -> None:
    """Damage to Wizards, of one affiliation if the card says so (R-209); if there is none to hit, what the card
    says instead (R-206)."""
    struck = []
    for group in _groups(g, c, effect, here):
        if effect.affiliation is not None:
            wanted = e.AFFILIATIONS.index(effect.affiliation)
            group = [card for card in group if c.affiliation[card] == wanted]
        struck += _among(g, group, effect.among)
    if struck:
        wound(g, c, struck, effect.amount, "struck", rule)
    elif effect.otherwise is not None:
        _corrupt(g, c, effect.otherwise, here, "R-206")


def _groups(g: Rising, c: Cards, effect: e.Damage, here: int) -> list[list[int]]:
    """The Wizards an effect looks at, team by team (R-160); the active team wherever its token is (R-207)."""
    if effect.where != "here":
        here = e.LOCATIONS.index(effect.where)
    active = g.players[g.active]
    if effect.whom == "active":
        return [active.team]
    if effect.whom == "each_team":
        return [g.players[seat].team for seat in clockwise(g)]
    board = [card for card in g.board[3 * here : 3 * here + 3] if 0 <= card < c.wizards]
    if effect.whom == "here" and active.location == here:
        board += active.team
    return [board]


def _among(g: Rising, group: list[int], among: str) -> list[int]:
    """R-159: everyone tied for most or fewest, zero included."""
    if among == "all" or not group:
        return group
    damage = g.damage
    pick = max if among == "most" else min
    mark = pick(damage[card] for card in group)
    return [card for card in group if damage[card] == mark]


def _corrupt(g: Rising, c: Cards, effect: e.Corrupt, here: int, rule: str) -> None:
    """R-072, R-073: a named Location wherever the figure stands. R-074: each with a Death Eater."""
    if effect.where == "here":
        corrupt(g, c, here, effect.amount, rule)
    elif effect.where == "each_with_death_eater":
        for location in range(3):
            cards = g.board[3 * location : 3 * location + 3]
            if any(card >= c.wizards for card in cards):
                corrupt(g, c, location, effect.amount, rule)
    else:
        corrupt(g, c, e.LOCATIONS.index(effect.where), effect.amount, rule)


def restore(g: Rising, c: Cards, villain: int, amount: int) -> None:
    """R-208: every other Death Eater on the board; Voldemort is none (R-181)."""
    restored: list[Arg] = []
    for card in g.board:
        if card >= c.wizards and card != villain and g.damage[card]:
            g.damage[card] = max(0, g.damage[card] - amount)
            restored.append(c.names[card])
    if restored:
        g.tell("restored", rule="R-208", cards=restored, amount=amount)


def lose_spells(g: Rising, c: Cards, effect: e.LoseSpell, rule: str) -> Play[None]:
    """Random tokens go to the discard; whoever has none loses nothing."""
    seats = clockwise(g) if effect.who == "each" else [g.active]
    for seat in seats:
        tokens = g.players[seat].tokens
        for _ in range(min(effect.amount, len(tokens))):
            index: int = yield Pick(len(tokens), "token", seat)
            kind = tokens.pop(index)
            g.discard.append(kind)
            g.tell("token.lost", rule=rule, who=SEATS[seat], token=c.token_names[kind])


def _penalty(g: Rising, c: Cards, effect: e.Penalty) -> None:
    """R-074 to R-080. Those of this turn are noted there and end with it (R-057)."""
    turn = g.turn
    if isinstance(effect, e.Corrupt):
        _corrupt(g, c, effect, g.figure, "R-074")
    elif isinstance(effect, e.Damage):
        strike(g, c, effect, g.figure, "R-080")
    elif isinstance(effect, e.Harder):
        turn.harder += effect.amount * ONE[e.TRAITS.index(effect.trait)]
    elif isinstance(effect, e.NoSpells):
        turn.no_spells = True
    elif isinstance(effect, e.HealLimit):
        turn.heal_limit = True
    else:
        assert isinstance(effect, e.LoseDie)
        turn.lost_dice += effect.amount
