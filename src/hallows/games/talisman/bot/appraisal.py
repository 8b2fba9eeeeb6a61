"""What things are worth to a Character: tokens, cards, and whatever a text may do to it.

Texts and abilities are data, so their worth is read off the same data the rules carry out; a card of a
content pack is appraised like any other. ``Means`` is all an appraisal depends on, as plain values: equal
means, equal worth, which is why the dearer sums can be remembered.
"""

from collections.abc import Callable
from functools import lru_cache
from importlib import resources
from itertools import combinations, product
from typing import Any, NamedTuple

import msgspec

from hallows.games.talisman import effects as e
from hallows.games.talisman import passives as p
from hallows.games.talisman.bot import odds
from hallows.games.talisman.compiled import KITS, Kind, Kit
from hallows.games.talisman.state import ORDER

TURN = 4.0
SPELL = 4.0
FERRET = 14.0
COMPANY = 2.5  # a Follower for its own sake: the Astronomy Tower takes them instead of Life
TRINKET = 0.5
ADVANTAGE = 1.5
SMALL = 1.0
NEVER = -1000.0


class Values(msgspec.Struct, forbid_unknown_fields=True):
    """What the bot thinks of things, as `values.toml` says it."""

    fate: tuple[float, ...]
    galleons: tuple[float, ...]
    peril: tuple[float, ...]
    holds: dict[p.When, float]
    challenge: dict[str, float]
    passive: dict[str, float]
    spell: dict[str, float]


VALUES = msgspec.toml.decode(
    resources.files(__package__).joinpath("values.toml").read_bytes(), type=Values
)
FATE, GALLEONS, PERIL = VALUES.fate, VALUES.galleons, VALUES.peril
HOLDS = VALUES.holds
PLAIN = {
    kind: VALUES.passive[tag]
    for kind in p.Give.__subclasses__()
    if (tag := str(kind.__struct_config__.tag)) in VALUES.passive
}


class Means(NamedTuple):
    """A Character's strength, its belongings, and its own prices."""

    box: str
    side: str
    magic: int  # in Battle against an Enemy
    might: int
    dice: int  # attack dice, of which the best counts
    edge: int  # what the Advantage adds against an aligned Enemy
    edge_own: bool  # the token shows the own side
    outside: bool  # in London, and King's Cross will hardly open
    life: int
    full: int  # starting Life
    fate: int
    fate_full: int
    galleons: int
    spells: int
    spell_room: int
    followers: int
    owns: frozenset[str]
    hallow: bool
    challenge: str
    stake: int  # what 0 Life would cost
    magic_price: float
    might_price: float
    hallow_price: float

    @property
    def kit(self) -> Kit:
        return KITS[self.box]


# -- tokens -----------------------------------------------------------------------------------------------


def stepped(table: tuple[float, ...], n: int) -> float:
    return table[min(max(n, 0), len(table) - 1)]


def safety(m: Means, life: int) -> float:
    """What being at ``life`` is worth: the more there is to lose, the more."""
    return -m.stake * stepped(PERIL, life)


def life_gain(m: Means, n: int) -> float:
    return safety(m, m.life + n) - safety(m, m.life)


def life_loss(m: Means, n: int = 1) -> float:
    return safety(m, m.life) - safety(m, m.life - n)


def fate_gain(m: Means, n: int) -> float:
    return stepped(FATE, m.fate + n) - stepped(FATE, m.fate)


def galleon_gain(m: Means, n: int) -> float:
    return stepped(GALLEONS, m.galleons + n) - stepped(GALLEONS, m.galleons)


def heal_gain(m: Means, n: int) -> float:
    """T-033."""
    return life_gain(m, min(n, max(0, m.full - m.life)))


def stat_price(m: Means, stat: str) -> float:
    return m.magic_price if stat == "magic" else m.might_price


def gain_worth(m: Means, what: str, n: int = 1) -> float:
    if what in ("magic", "might"):
        return n * stat_price(m, what)
    if what == "life":
        return life_gain(m, n)
    if what == "fate":
        return fate_gain(m, n)
    if what == "galleon":
        return galleon_gain(m, n)
    if what == "spell":
        return SPELL * min(n, m.spell_room)
    if what == "hallow":
        return 0.0 if m.hallow else m.hallow_price
    return TURN


def loss_worth(m: Means, what: str, n: int = 1) -> float:
    """What losing it costs, as a number above 0."""
    if what in ("magic", "might"):
        return 0.8 * n * stat_price(m, what)
    if what == "life":
        return life_loss(m, n)
    if what == "fate":
        return -fate_gain(m, -n)
    if what == "galleon":
        return -galleon_gain(m, -n)
    if what == "spell":
        return SPELL * min(n, m.spells)
    if what == "follower":
        return least(m, "follower") if m.followers else 0.0
    if what == "self":
        return SMALL
    return least(m, what)


def least(m: Means, what: str) -> float:
    """The worth of the least carried card of a sort."""
    kinds = [m.kit.kinds[card] for card in m.owns]
    if what == "follower":
        cards = [kind for kind in kinds if not kind.object]
    elif what == "object":
        cards = [kind for kind in kinds if kind.object]
    else:
        cards = [kind for kind in kinds if kind.magical]
    return min([carried(m, kind.id) for kind in cards], default=0.0)


# -- what is carried --------------------------------------------------------------------------------------


def standing(m: Means, x: e.Passive) -> float:
    """What a passive is worth while it is carried."""
    if isinstance(x, p.Bonus):
        share = HOLDS[x.when]
        return share * (x.magic * m.magic_price + x.might * m.might_price)
    if isinstance(x, p.Score):
        return HOLDS[x.when] * x.n * m.magic_price
    if isinstance(x, p.Prevent):
        return 1.6 * (7 - x.at_least)
    if isinstance(x, p.SpareDie):
        return 10.0 if "battle" in x.on else 5.0 if x.final else 2.0
    if isinstance(x, p.Evade):
        return 4.0 if x.stat is None else 1.0
    if isinstance(x, p.Ride):
        return ride(m, x)
    if isinstance(x, e.Trigger):
        return triggered(m, x)
    return PLAIN.get(type(x), SMALL)


def ride(m: Means, x: p.Ride) -> float:
    """A way into the Grounds is worth much to who cannot get there otherwise."""
    if x.to == "facing":
        return 2 * TURN if m.outside else SMALL
    return SMALL if x.to == "ally" else TURN


def triggered(m: Means, x: e.Trigger) -> float:
    """An ability used now and then; a card that is spent on it, once."""
    then = effects(m, x.then)
    if x.cost is not None and x.cost.what == "self":
        return max(0.0, then)
    return max(0.0, min(then, SPELL)) / 2


@lru_cache(maxsize=20_000)
def carried(m: Means, card: str) -> float:
    """What a carried card is worth, or would be."""
    kind = m.kit.kinds[card]
    if kind.hallow:
        return m.hallow_price
    worth = sum([standing(m, passive) for passive in kind.source.passives])
    return worth + (TRINKET if kind.object else COMPANY)


def taken(m: Means, card: str) -> float:
    """What it would be worth to take the card."""
    kind = m.kit.kinds[card]
    if kind.object:
        names = [m.kit.kinds[own].same_name for own in m.owns]
        return 0.0 if kind.same_name in names else max(0.0, carried(m, card))
    if kind.side not in (None, m.side):
        return 0.0
    if m.followers < m.kit.box.follower_limit:
        return max(0.0, carried(m, card))
    return max(0.0, carried(m, card) - least(m, "follower"))


# -- Battle -----------------------------------------------------------------------------------------------


def trophy(m: Means, kind: Kind) -> float:
    """T-189: five points are a Magic, or a Might."""
    return kind.value * stat_price(m, kind.stat) / m.kit.box.trophy_points


def fight(m: Means, lead: int, prize: float, extra_loss: float = 0.0) -> float:
    """The worth of a Battle: the prize if won, a Life if lost; either end but victory costs the turn's rest."""
    chance = odds.battle(lead, m.dice, m.fate > 2)
    return chance.win * prize - chance.lose * (life_loss(m) + extra_loss)


@lru_cache(maxsize=20_000)
def enemy(m: Means, card: str) -> float:
    """The worth of meeting an Enemy card alone."""
    kind = m.kit.kinds[card]
    text = kind.card.enemy
    loss = -effects(m, text.on_loss) if text is not None else 0.0
    return fight(m, enemy_lead(m, kind), enemy_prize(m, kind), loss)


def enemy_lead(m: Means, kind: Kind) -> int:
    mine = m.magic if kind.stat == "magic" else m.might
    edge = m.edge if kind.side is not None else 0
    return mine + edge - kind.value


def enemy_prize(m: Means, kind: Kind) -> float:
    text = kind.card.enemy
    prize = trophy(m, kind) + (effects(m, text.on_win) if text is not None else 0.0)
    if m.challenge == "defeat_enemy" and not m.hallow:
        prize += m.hallow_price
    return prize


# -- texts ------------------------------------------------------------------------------------------------


def effects(m: Means, text: tuple[e.Effect, ...]) -> float:
    return sum([WORTH.get(type(x), _nothing)(m, x) for x in text])


def _nothing(m: Means, x: Any) -> float:
    return 0.0


def _gain(m: Means, x: e.Gain) -> float:
    return gain_worth(m, x.what, x.n)


def _lose(m: Means, x: e.Lose) -> float:
    return -loss_worth(m, x.what, m.spells if x.all else x.n)


def _heal(m: Means, x: e.Heal) -> float:
    return heal_gain(m, x.n or m.full)


def _refill(m: Means, x: e.RefillFate) -> float:
    return fate_gain(m, max(0, m.fate_full - m.fate))


def _ferret(m: Means, x: e.Ferret) -> float:
    return -FERRET - sum([max(0.0, carried(m, card)) for card in m.owns]) / 2


def _advantage(m: Means, x: e.Advantage) -> float:
    if x.to in ("own", "choice", m.side):
        return 0.0 if m.edge_own else ADVANTAGE
    return -ADVANTAGE if m.edge_own else 0.0


def _battle(m: Means, x: e.Battle) -> float:
    mine = m.magic if x.stat == "magic" else m.might
    met = m.challenge == "defeat_enemy" and not m.hallow
    return fight(m, mine - x.value, m.hallow_price if met else 0.0)


#: How often so many dice come to a sum.
SUMS = {
    1: dict.fromkeys(range(1, 7), 1 / 6),
    2: {n: (6 - abs(7 - n)) / 36 for n in range(2, 13)},
}


def _roll(m: Means, x: e.Roll) -> float:
    chances = SUMS[x.dice]
    return sum([chances[n] * worth for n, worth in rolled(m, x).items()])


def rolled(m: Means, x: e.Roll) -> dict[int, float]:
    """The worth of every sum of the dice by a table."""
    found = dict.fromkeys(SUMS[x.dice], 0.0)
    for row in x.rows:
        worth = effects(m, row.then)
        found |= {n: worth for n in range(row.at[0], row.at[1] + 1) if n in found}
    return found


def picked(m: Means, x: e.Roll) -> float:
    """The worth of a table for who rolls one die more and chooses (T-330, T-347)."""
    worth = rolled(m, x)
    total = 0.0
    for dice in product(odds.DIE, repeat=x.dice + 1):
        total += max([worth[sum(pick)] for pick in combinations(dice, x.dice)])
    cases: int = 6 ** (x.dice + 1)
    return total / cases


def payable(m: Means, what: str, n: int) -> bool:
    if what == "object":
        return len(m.owns) > m.followers
    has = {"galleon": m.galleons, "fate": m.fate, "spell": m.spells, "follower": m.followers}
    return has.get(what, n) >= n


def possible(m: Means, text: tuple[e.Effect, ...]) -> bool:
    return all(payable(m, x.what, x.n) for x in text if isinstance(x, e.Lose))


def _choose(m: Means, x: e.Choose) -> float:
    return max([effects(m, o.then) for o in x.options if possible(m, o.then)], default=0.0)


def _by_side(m: Means, x: e.BySide) -> float:
    return effects(m, x.order if m.side == ORDER else x.death_eaters)


def _pay(m: Means, x: e.Pay) -> float:
    otherwise = effects(m, x.otherwise)
    if not payable(m, x.cost.what, x.cost.n):
        return otherwise
    return max(otherwise, paid(m, x))


def paid(m: Means, x: e.Pay) -> float:
    return effects(m, x.then) - loss_worth(m, x.cost.what, x.cost.n)


def _trade(m: Means, x: e.Trade) -> float:
    if x.give == "galleon" and x.get == "life":
        n = healing(m, min(m.galleons, x.most or m.galleons))
        return heal_gain(m, n) + galleon_gain(m, -n)
    return 0.0


def healing(m: Means, most: int) -> int:
    """How much Life to buy at 1 Galleon each (T-238)."""
    most = max(0, min(most, m.full - m.life))
    return max(range(most + 1), key=lambda n: heal_gain(m, n) + galleon_gain(m, -n))


def _buy(m: Means, x: e.Buy) -> float:
    return max([bargain(m, good.card, good.price) for good in x.goods], default=0.0)


def bargain(m: Means, card: str, price: int) -> float:
    """What is gained by buying, 0 if nothing."""
    if price > m.galleons:
        return 0.0
    return max(0.0, taken(m, card) + galleon_gain(m, -price))


def _take_card(m: Means, x: e.TakeCard) -> float:
    return taken(m, x.card)


def _if_has(m: Means, x: e.IfHas) -> float:
    return effects(m, x.then if x.card in m.owns else x.otherwise)


def _challenge(m: Means, x: e.Challenge) -> float:
    """T-284 to T-290: the prize, by the chance of being asked for what one has."""
    if m.hallow or m.challenge:
        return 0.0
    challenges = m.kit.box.challenges
    return sum([challenge_worth(m, c.id) for c in challenges]) / len(challenges)


def challenge_worth(m: Means, challenge: str) -> float:
    demand = m.kit.challenges[challenge]
    if demand.give is None:
        return VALUES.challenge.get(demand.deed or "", 0.3) * m.hallow_price
    if payable(m, demand.give, demand.n) and (
        demand.give != "magic_object" or least(m, demand.give)
    ):
        return m.hallow_price - loss_worth(m, demand.give, demand.n)
    return 0.4 * m.hallow_price


def _predict(m: Means, x: e.Predict) -> float:
    return (effects(m, x.right) + 5 * effects(m, x.wrong)) / 6


def _everyone(m: Means, x: e.Everyone) -> float:
    return effects(m, x.then) if x.side in (None, m.side) else 0.0


WORTH: dict[type[Any], Callable[[Means, Any], float]] = {
    e.Gain: _gain,
    e.Lose: _lose,
    e.Heal: _heal,
    e.RefillFate: _refill,
    e.MissTurn: lambda m, x: -TURN,
    e.ExtraTurn: lambda m, x: TURN,
    e.Ferret: _ferret,
    e.Advantage: _advantage,
    e.Battle: _battle,
    e.Roll: _roll,
    e.Choose: _choose,
    e.BySide: _by_side,
    e.Pay: _pay,
    e.Trade: _trade,
    e.Buy: _buy,
    e.TakeCard: _take_card,
    e.IfHas: _if_has,
    e.DrawSpells: lambda m, x: SPELL * min(x.keep, m.spell_room),
    e.Travel: lambda m, x: SMALL,
    e.NextMove: lambda m, x: TURN / 2,
    e.Challenge: _challenge,
    e.Predict: _predict,
    e.Everyone: _everyone,
    e.Steal: lambda m, x: TURN,
    e.TakeStock: lambda m, x: fate_gain(m, 1),
    e.Lasting: lambda m, x: -SMALL,
}


# -- cards met --------------------------------------------------------------------------------------------


@lru_cache(maxsize=20_000)
def met(m: Means, card: str) -> float:
    """The worth of meeting one card."""
    kind = m.kit.kinds[card]
    if kind.kind == "enemy" or kind.side not in (None, m.side):
        return enemy(m, card)
    if kind.object or kind.kind == "follower":
        return taken(m, card)
    worth = effects(m, kind.card.text)
    return max(0.0, worth) if kind.kind == "galleons" else worth


def roughly(m: Means) -> Means:
    """The same Character in rounder figures, for sums over many cards that need not be exact."""
    return m._replace(
        fate=3 if m.fate > 2 else min(m.fate, 1),
        galleons=min(m.galleons, 2),
        spells=min(m.spells, 1),
        spell_room=min(m.spell_room, 1),
        stake=m.stake // 10 * 10,
    )


@lru_cache(maxsize=4_000)
def deck(m: Means, name: str) -> float:
    """The worth of drawing a card of that deck, unseen."""
    kit = m.kit
    cards = kit.decks[name]
    return sum([met(m, kit.faces[card]) for card in cards]) / len(cards)
