"""What can be seen: everything but the order of the deck and of the face-down tokens.

The view names things by their ids, so that a screen needs no numbers of ours. It is the same for every seat:
tokens in hand are open (R-149).
"""

from typing import Literal

import msgspec

from hallows.games.common.memo import Memo
from hallows.games.rising import effects as e
from hallows.games.rising.compiled import NOBODY, Cards
from hallows.games.rising.counts import PARTS, short_of
from hallows.games.rising.rules.abilities import die_key
from hallows.games.rising.rules.ending import LOSSES
from hallows.games.rising.rules.pool import hopeless, mask_of
from hallows.games.rising.state import FINAL, OVER, READY, ROLL, SETUP, TRAVEL, Options, Rising


class DieView(msgspec.Struct, frozen=True):
    """A die; ``token_of`` is the seat whose trait token stands in for one. ``id``: what options about a die on
    the table call it, without ``die:``."""

    colour: e.Colour | Literal[""]  # none: a token stands in for a die
    trait: e.Trait
    symbols: int
    token_of: int | None = None
    id: str = ""


class SocketView(msgspec.Struct, frozen=True):
    """One symbol of a cost, and what covers it. A die that covers two stands in two."""

    trait: e.Trait
    by: DieView | None


class CostView(msgspec.Struct, frozen=True):
    """Symbols to cover. ``need`` is what is still uncovered this turn, ``dice`` what lies there."""

    cost: list[e.Trait]
    need: list[e.Trait]
    dice: list[DieView]
    open: bool  # dice may be put here now
    complete: bool
    sockets: list[SocketView]
    short: list[e.Trait]  # what is missing even with every die that lies on the table


class CardView(msgspec.Struct, frozen=True):
    id: str
    kind: Literal["wizard", "death_eater"]
    affiliation: e.Affiliation | None
    damage: int
    slots: int
    cost: CostView | None  # recruiting or attacking; in a team: a paid ability
    used: bool = False  # its once-per-turn ability is spent
    gives_die: bool = False  # its condition for an extra die holds


class LocationView(msgspec.Struct, frozen=True):
    """``places`` are those still standing, the active one first; none: the base is revealed."""

    id: e.LocationId
    places: list[str]
    corruption: int
    boxes: int
    fallen: bool
    cards: list[CardView | None]
    voldemort: bool


class PlayerView(msgspec.Struct, frozen=True):
    seat: int
    affiliation: e.Affiliation | None
    hq: str | None
    location: e.LocationId | None
    team: list[CardView]
    tokens: list[str]
    pool: list[e.Colour]  # the headquarters' four dice
    abilities: list[CostView]


class VoldemortView(msgspec.Struct, frozen=True):
    figure: e.LocationId
    revealed: bool
    damage: int
    track: int
    cap: int  # Death Eaters in Azkaban
    cost: CostView
    die: Literal["right", "left", "mark"] | None  # what his die showed this turn
    cards_above: int | None  # cards to draw before his
    standing: Literal["hidden", "capped", "away", "open"]  # open: he can be hurt this turn, here


class DiceView(msgspec.Struct, frozen=True):
    pool: dict[e.Colour, int]  # to be rolled
    rolled: list[DieView]
    in_use: dict[e.Colour, int]
    copies: dict[e.Colour, int]
    exhausted: list[e.Colour]  # no more of them this turn
    rolls: int


class DangerView(msgspec.Struct, frozen=True):
    """The four ways to lose, each with how near it is."""

    wizards: int
    wizards_limit: int
    smallest_team: int
    smallest_team_of: int
    places: int
    places_limit: int
    deepest: int  # layers lost at the worst Location, of three
    deepest_at: e.LocationId
    near: list[str]  # the losses that one more of their kind would bring


class RisingView(msgspec.Struct, frozen=True):
    options: Options
    phase: str  # setup, travel (with the villains), roll, final, over
    step: Literal["travel", "voldemort", "dice", "end"] | None  # of a turn
    turns: int
    first: int
    active: int
    locations: list[LocationView]
    players: list[PlayerView]
    voldemort: VoldemortView
    dice: DiceView
    corrupted: list[str]
    penalties: list[str]  # this turn's: harder, no_spells, heal_limit
    azkaban: list[str]
    hospital: list[str]
    deck: int
    supply: int
    discard: list[str]
    danger: DangerView
    hopeless: bool  # rolling, and nothing can be completed any more
    won: bool
    losses: list[str]


def _symbols(need: int) -> list[e.Trait]:
    return [e.TRAITS[trait] for trait, count in PARTS[need] for _ in range(count)]


def _empty(cost: int) -> list[SocketView]:
    return [SocketView(trait, None) for trait in SYMBOLS[cost]]


#: Packed costs as trait names, one per symbol, and with nothing on them. Every view shows some thirty, mostly the same.
SYMBOLS = Memo(_symbols)
EMPTY = Memo(_empty)
#: Penalties that a turn keeps count of.
PENALTIES = ("harder", "no_spells", "heal_limit")


def look(g: Rising, c: Cards) -> RisingView:
    return RisingView(
        options=g.options,
        phase=ROLL if g.phase == READY else g.phase,
        step=_step(g),
        turns=g.turns,
        first=g.first,
        active=g.active,
        locations=[_location(g, c, number) for number in range(3)],
        players=[_player(g, c, seat) for seat in range(len(g.players))],
        voldemort=_voldemort(g, c),
        dice=_dice(g, c),
        corrupted=[c.places[place] for place in g.corrupted],
        penalties=[name for name in PENALTIES if getattr(g.turn, name)],
        azkaban=[c.ids[card] for card in g.azkaban],
        hospital=[c.ids[card] for card in g.hospital],
        deck=len(g.deck),
        supply=len(g.supply),
        discard=[c.token_ids[kind] for kind in g.discard],
        danger=_danger(g, c),
        hopeless=hopeless(g, c),
        won=g.won,
        losses=list(g.losses),
    )


def _step(g: Rising) -> Literal["travel", "voldemort", "dice", "end"] | None:
    """R-030; the dice begin with the pool, the end with the final window."""
    if g.phase in (SETUP, OVER):
        return None
    if g.phase == FINAL:
        return "end"
    if g.phase != TRAVEL or any(g.turn.pool):
        return "dice"
    return "voldemort" if g.turn.face else "travel"


def _bare_cost(cost: int) -> CostView:
    """Nobody can put anything there now."""
    return CostView(SYMBOLS[cost], SYMBOLS[cost], [], False, False, EMPTY[cost], SYMBOLS[cost])


def _sockets(cost: int, dice: list[DieView]) -> list[SocketView]:
    """Trait by trait, what came first in front."""
    sockets = []
    for trait, count in PARTS[cost]:
        name = e.TRAITS[trait]
        by: list[DieView | None] = [
            die for die in dice if die.trait == name for _ in range(die.symbols)
        ]
        by += [None] * count
        sockets += [SocketView(name, die) for die in by[:count]]
    return sockets


def _cost(g: Rising, cost: int, target: int) -> CostView:
    turn = g.turn
    if not turn.need:
        return _bare_cost(cost)
    need = turn.need[target]
    is_open = target in turn.targets
    dice = [
        DieView(
            "" if placed.die == NOBODY else e.COLOURS[placed.die >> 3],
            e.TRAITS[placed.trait],
            placed.covers,
            placed.seat if placed.die == NOBODY else None,
        )
        for placed in turn.placed
        if placed.target == target
    ]
    return CostView(
        cost=SYMBOLS[cost],
        need=SYMBOLS[need],
        dice=dice,
        open=is_open and need != 0,
        complete=is_open and not need,
        sockets=_sockets(cost, dice) if dice else EMPTY[cost],
        short=SYMBOLS[short_of(need, turn.rolled)],
    )


def _card(g: Rising, c: Cards, card: int, cost: CostView | None, **more: bool) -> CardView:
    wizard = card < c.wizards
    return CardView(
        id=c.ids[card],
        kind="wizard" if wizard else "death_eater",
        affiliation=e.AFFILIATIONS[c.affiliation[card]] if wizard else None,
        damage=g.damage[card],
        slots=c.slots[card],
        cost=cost,
        **more,
    )


def _board_card(g: Rising, c: Cards, card: int) -> CardView | None:
    if card == NOBODY:
        return None
    harder = g.turn.harder if card >= c.wizards else 0
    return _card(g, c, card, _cost(g, c.cost[card] + harder, card))


def _team_card(g: Rising, c: Cards, card: int, team: int) -> CardView:
    company = c.company[card]
    paid = c.paid_cost[card]
    cost = _cost(g, paid, card) if paid else None
    gives_die = company is not None and company.holds(team)
    return _card(g, c, card, cost, used=card in g.turn.used, gives_die=gives_die)


def _location(g: Rising, c: Cards, number: int) -> LocationView:
    return LocationView(
        id=e.LOCATIONS[number],
        places=[c.places[place] for place in g.stacks[number]],
        corruption=g.corruption[number],
        boxes=c.boxes,
        fallen=number in g.fallen,
        cards=[_board_card(g, c, card) for card in g.board[3 * number : 3 * number + 3]],
        voldemort=g.figure == number,
    )


def _player(g: Rising, c: Cards, seat: int) -> PlayerView:
    player = g.players[seat]
    team = mask_of(player.team)
    chosen = player.affiliation != NOBODY
    costs = c.hq_cost[player.affiliation] if chosen else []
    closed = seat != g.active or not g.turn.need
    return PlayerView(
        seat=seat,
        affiliation=e.AFFILIATIONS[player.affiliation] if chosen else None,
        hq=c.hq[player.affiliation].id if chosen else None,
        location=e.LOCATIONS[player.location] if player.location != NOBODY else None,
        team=[_team_card(g, c, card, team) for card in player.team],
        tokens=[c.token_ids[kind] for kind in player.tokens],
        pool=list(c.hq[player.affiliation].pool) if chosen else [],
        abilities=[
            _bare_cost(cost) if closed else _cost(g, cost, c.hq1 + number)
            for number, cost in enumerate(costs)
        ],
    )


def _voldemort(g: Rising, c: Cards) -> VoldemortView:
    return VoldemortView(
        figure=e.LOCATIONS[g.figure],
        revealed=g.risen,
        damage=g.damage[c.voldemort],
        track=g.options.voldemort_track,
        cap=len(g.azkaban),
        cost=_cost(g, c.cost[c.voldemort], c.voldemort),
        die=c.voldemort_die[g.turn.face - 1] if g.turn.face else None,
        cards_above=len(g.deck) - 1 - g.deck.index(c.voldemort) if c.voldemort in g.deck else None,
        standing=_standing(g, c),
    )


def _standing(g: Rising, c: Cards) -> Literal["hidden", "capped", "away", "open"]:
    """R-176 to R-180: can he be hurt now, and if not, why."""
    if not g.risen:
        return "hidden"
    if g.damage[c.voldemort] >= len(g.azkaban):
        return "capped"
    return "open" if g.players[g.active].location == g.figure else "away"


def _dice(g: Rising, c: Cards) -> DiceView:
    turn = g.turn
    return DiceView(
        pool=dict(zip(e.COLOURS, turn.pool, strict=True)),
        rolled=[
            DieView(e.COLOURS[die >> 3], e.TRAITS[die & 3], 2 if die & 4 else 1, None, die_key(die))
            for die in turn.rolled
        ],
        in_use=dict(zip(e.COLOURS, turn.in_use, strict=True)),
        copies=dict(zip(e.COLOURS, c.copies, strict=True)),
        exhausted=[
            colour
            for colour, used, all_ in zip(e.COLOURS, turn.in_use, c.copies, strict=True)
            if used and used >= all_
        ],
        rolls=turn.rolls,
    )


def _danger(g: Rising, c: Cards) -> DangerView:
    box = c.content.box
    smallest = min(g.players, key=lambda player: len(player.team))
    depths = [2 - len(g.stacks[number]) + (number in g.fallen) for number in range(3)]
    deepest = depths.index(max(depths))
    limit = box.wizards_lost[str(len(g.players))]
    near = (
        len(g.hospital) >= limit - 1,
        len(smallest.team) <= 1,
        len(g.corrupted) >= box.places_lost - 1,
        depths[deepest] >= 2,
    )
    return DangerView(
        wizards=len(g.hospital),
        wizards_limit=limit,
        smallest_team=len(smallest.team),
        smallest_team_of=smallest.seat,
        places=len(g.corrupted),
        places_limit=box.places_lost,
        deepest=depths[deepest],
        deepest_at=e.LOCATIONS[deepest],
        near=[name for name, close in zip(LOSSES, near, strict=True) if close],
    )
