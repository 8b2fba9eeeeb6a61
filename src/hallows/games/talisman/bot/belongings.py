"""What to take, buy, sell, give up and hand in; and what to choose of what a text offers."""

from itertools import combinations

from hallows.games.common.keys import split, what_of
from hallows.games.talisman import effects as e
from hallows.games.talisman.bot import appraisal, moves, prospects
from hallows.games.talisman.bot.mind import (
    LEAST,
    QUESTIONS,
    Mind,
    Question,
    agree,
    first,
    missed_least,
)
from hallows.games.talisman.bot.plan import newcomer
from hallows.games.talisman.bot.prospects import HALLOW
from hallows.games.talisman.passives import ObjectLimit
from hallows.games.talisman.rules import shops, trophies
from hallows.kernel import NO, PASS, YES, Arg, Text

DONE = "done"
NOTHING = Text("reason.nothing")
SPARE_FATE = 3  # what is left when Spells are bought for Fate
WASTE = 1  # Trophy points it minds losing no more than this
PLENTY = 4  # points above the price with which it does not wait any longer
MOST_TROPHIES = 7  # looked at together
GIVEN_UP = ("excess.objects", "excess.followers", "lose", "challenge.give")


def card_of(option: str) -> str:
    return option.rpartition(":")[2]


# -- cards ------------------------------------------------------------------------------------------------


def collect(mind: Mind) -> str:
    """T-143: whatever is of use; for what is full, the better card."""
    return mind.best(lambda option: collect_worth(mind, option))


def why_collect(mind: Mind, option: str) -> Text | None:
    if option == DONE:
        return NOTHING
    if option == "take:galleons":
        return prospects.gain("galleon", mind.g.gold[mind.hero.space])
    return prospects.of_card(mind.means, card_of(option))


def collect_worth(mind: Mind, option: str) -> float:
    if option == DONE:
        return 0.0
    if option == "take:galleons":
        return appraisal.SMALL + appraisal.galleon_gain(mind.means, mind.g.gold[mind.hero.space])
    return room_worth(mind, card_of(option)) - 0.1


def room_worth(mind: Mind, card: str) -> float:
    """The worth of a card for which another may have to be put down (T-194)."""
    m, hero = mind.means, mind.hero
    kind = mind.g.kit.kinds[card]
    if kind.kind == "galleons":
        return appraisal.effects(m, kind.card.text)
    worth = appraisal.taken(m, card)
    full = len(hero.objects) - hero.weightless >= hero.object_limit
    if kind.object and full and not any(isinstance(x, ObjectLimit) for x in kind.card.gives):
        worth -= appraisal.least(m, "object")
    return worth


def give_up(mind: Mind) -> str:
    """The card that is missed least (T-196, T-204, T-292, T-441)."""
    return min(mind.options, key=lambda option: appraisal.carried(mind.means, card_of(option)))


def discard_spell(mind: Mind) -> str:
    return min(mind.options, key=lambda option: appraisal.VALUES.spell.get(option[6:], 3))


def redraw(mind: Mind) -> str:
    """T-334: Draco puts a bad card under the deck."""
    m = mind.means
    region = mind.plan.place.region
    now = appraisal.met(m, mind.word("card"))
    then = appraisal.deck(m, "outer" if region == "london" else "middle")
    return "replace" if then - now > appraisal.loss_worth(m, "fate") + 1 else "keep"


def draw_more(mind: Mind) -> str:
    worth = appraisal.deck(mind.means, "outer" if mind.plan.place.region == "london" else "middle")
    return mind.best(lambda option: worth * int(option[5:]))


def arrange(mind: Mind) -> str:
    return mind.best(lambda option: appraisal.met(mind.means, card_of(option)))


# -- shops ------------------------------------------------------------------------------------------------


def buy(mind: Mind) -> str:
    """T-269: the best bargain, as long as it is one."""
    prices = shops.told_prices(mind.ask)

    def worth(option: str) -> float:
        if option == DONE:
            return 0.0
        card = card_of(option)
        return room_worth(mind, card) + appraisal.galleon_gain(mind.means, -prices[card]) - 0.1

    return mind.best(worth)


def why_buy(mind: Mind, option: str) -> Text | None:
    if option == DONE:
        return NOTHING
    card = card_of(option)
    return prospects.buy(mind.means, card, shops.told_prices(mind.ask)[card])


def heal(mind: Mind) -> str:
    """T-238, T-256, T-299."""
    most = max(int(option[6:]) for option in mind.options)
    return f"trade:{0 if mind.spite else appraisal.healing(mind.means, most)}"


def why_heal(mind: Mind, option: str) -> Text | None:
    return prospects.heal(mind.means) if option != "trade:0" else None


def buy_spells(mind: Mind) -> str:
    most = max(int(option[6:]) for option in mind.options)
    return f"trade:{max(0, min(most, mind.hero.fate - SPARE_FATE))}"


def sell_object(mind: Mind) -> str:
    m = mind.means

    def worth(option: str) -> float:
        if option == DONE:
            return 0.0
        return appraisal.galleon_gain(m, 1) - appraisal.carried(m, card_of(option))

    return mind.best(worth)


def swap(mind: Mind) -> str:
    """T-335: Draco's worst Object for the best on sale."""
    m, g = mind.means, mind.g
    goods = {g.faces[card] for card in g.purchases}
    best = max([appraisal.taken(m, card) for card in sorted(goods)], default=0.0)
    worst = min(mind.options[1:], key=lambda option: appraisal.carried(m, card_of(option)))
    return worst if best > appraisal.carried(m, card_of(worst)) + 2 else NO


def swap_take(mind: Mind) -> str:
    return mind.best(lambda option: appraisal.taken(mind.means, card_of(option)))


# -- texts ------------------------------------------------------------------------------------------------


def choose(mind: Mind) -> str:
    """T-442: what the text of each choice is worth."""
    then = {f"choose:{option.key}": option.then for option in mind.texts(e.Option)}
    return mind.best(lambda option: appraisal.effects(mind.means, then.get(option, ())))


def why_choose(mind: Mind, option: str) -> Text | None:
    then = {f"choose:{x.key}": x.then for x in mind.texts(e.Option)}.get(option, ())
    if appraisal.effects(mind.means, then) < 0:
        return LEAST
    return prospects.of_text(mind.means, then)


def pay(mind: Mind) -> str:
    """Whether what is offered is worth its price."""
    gains = [
        appraisal.paid(mind.means, offer) - appraisal.effects(mind.means, offer.otherwise)
        for offer in mind.texts(e.Pay)
        if offer.cost.what == mind.word("what") and offer.cost.n == mind.number("n")
    ]
    worth = max(gains, default=-1.0)
    return mind.best(lambda option: worth if option == YES else 0.0)


def challenge(mind: Mind) -> str:
    return mind.best(lambda option: 1.0 if option == YES else 0.0)


def why_challenge(mind: Mind, option: str) -> Text | None:
    return HALLOW if option == YES and not mind.means.hallow else None


def advantage(mind: Mind) -> str:
    return mind.offered(f"side:{mind.g.heroes[mind.ask.seat].side}")


# -- the end of the turn ----------------------------------------------------------------------------------


def turn_end(mind: Mind) -> str:
    """T-188: hand in Trophies without wasting many points, use what is of use, then end."""
    for option in mind.options:
        head, what = split(option)
        if head == "exchange" and worth_exchanging(mind, what):
            return option
        if head == "use" and moves.use_worth(mind, what) > 0:
            return option
        if head == "abandon" and mind.hero.challenge == "take_life":
            return option
    return trophies.END


def why_turn_end(mind: Mind, option: str) -> Text | None:
    """Trophies handed in, or kept until fewer points are lost."""
    pools = [what_of(o) for o in mind.options if o.startswith("exchange:")]
    if option == trophies.END and pools:
        return exchanged(mind, pools[0], "wait")
    if option.startswith("exchange:"):
        return exchanged(mind, what_of(option), "exchange")
    return None


def exchanged(mind: Mind, pool: str, key: str) -> Text | None:
    g, hero = mind.g, mind.hero
    price = trophies.needed(g)
    values = [trophies.points(g, hero, card) for card in trophies.pool_of(g, hero, pool)]
    points = sum([values[i] for i in best_part(values, 0, price)])
    if not points:
        return None
    growing = pool
    if pool == "mixed":
        growing = max(moves.STATS, key=lambda s: appraisal.stat_price(mind.means, s))
    gained, lost = divmod(points, price)
    figures: dict[str, Arg] = {"points": points, "n": gained, "lost": lost}
    return Text(f"reason.{key}", {"stat": f"stat:{growing}", **figures})


def worth_exchanging(mind: Mind, pool: str) -> bool:
    """Few points would be lost, or there is no sense in waiting for a better match."""
    g, hero = mind.g, mind.hero
    price = trophies.needed(g)
    values = [trophies.points(g, hero, card) for card in trophies.pool_of(g, hero, pool)]
    if hero.life <= 2 or sum(values) >= price + PLENTY:
        return True
    part = best_part(values, 0, price)
    return sum([values[i] for i in part]) % price <= WASTE


def best_part(values: list[int], points: int, price: int) -> tuple[int, ...]:
    """Which of these Trophies to add to ``points``, by index, so that least is lost and then most is gained
    (T-189, T-191)."""
    best: tuple[int, ...] = ()
    fewest = (price, 0)
    numbers = range(min(len(values), MOST_TROPHIES))
    for n in range(len(numbers) + 1):
        for part in combinations(numbers, n):
            total = points + sum([values[i] for i in part])
            lost = (total % price, -(total // price))
            if total >= price and lost < fewest:
                best, fewest = part, lost
    return best


def exchange(mind: Mind) -> str:
    """One Trophy after the other (T-189)."""
    cards = [option for option in mind.options if option != DONE]
    values = [card_points(mind, card) for card in cards]
    part = best_part(values, mind.number("points"), mind.number("price"))
    if part:
        return cards[part[0]]
    return DONE if DONE in mind.options else cards[0]


def card_points(mind: Mind, option: str) -> int:
    g, name = mind.g, card_of(option)
    for card in mind.hero.trophies:
        if g.faces[card] == name:
            return trophies.points(g, mind.hero, card)
    return 0


def grow(mind: Mind) -> str:
    return mind.best(lambda option: appraisal.stat_price(mind.means, option[5:]))


# -- beginnings -------------------------------------------------------------------------------------------


def sheet(mind: Mind) -> str:
    return mind.best(lambda option: sheet_worth(mind, option[6:]))


def why_sheet(mind: Mind, option: str) -> Text:
    head, name = split(option)
    if head == "character":
        sides = mind.g.kit.characters[name]
        name = max(sides, key=lambda side: sheet_worth(mind, side))
    found = mind.g.kit.sheets[name].sheet
    return Text(
        "reason.sheet",
        {"magic": found.magic, "might": found.might, "life": found.life, "fate": found.fate},
    )


def character(mind: Mind) -> str:
    sheets = mind.g.kit.characters
    return mind.best(lambda option: max([sheet_worth(mind, s) for s in sheets[option[10:]]]))


def sheet_worth(mind: Mind, name: str) -> float:
    """How promising a side of a Character card looks: its figures, and what its abilities are worth."""
    sheet = mind.g.kit.sheets[name].sheet
    m = newcomer(mind.g, name)
    worth = 10 * sheet.magic + 4 * sheet.might + 4 * sheet.life + 3 * sheet.fate
    worth += 3 * sheet.galleons + 4 * sheet.spells
    gifts = [appraisal.standing(m, x) for ability in sheet.abilities for x in ability.gives]
    return worth + sum(gifts)


def done(mind: Mind) -> str:
    return mind.offered(DONE, PASS, NO)


QUESTIONS.update(
    {
        "collect": Question(collect, why_collect),
        **dict.fromkeys(GIVEN_UP, Question(give_up, missed_least)),
        "spell.discard": Question(discard_spell, missed_least),
        "redraw": Question(redraw),
        "draw.more": Question(draw_more),
        "arrange": Question(arrange),
        "buy": Question(buy, why_buy),
        "trade.galleon.life": Question(heal, why_heal),
        "trade.fate.spell": Question(buy_spells),
        "trade.object": Question(sell_object),
        "trade.spell": Question(done),
        "swap": Question(swap),
        "swap.take": Question(swap_take),
        "choose": Question(choose, why_choose),
        "pay": Question(pay),
        "challenge": Question(challenge, why_challenge),
        "advantage": Question(advantage),
        "use": Question(agree),
        "turn.end": Question(turn_end, why_turn_end),
        "exchange": Question(exchange),
        "grow": Question(grow),
        "sheet": Question(sheet, why_sheet),
        "character": Question(character, why_sheet),
        "ditch.early": Question(done),
        "extra.turn": Question(agree),
        "look.spells": Question(first),
        "hedwig": Question(first),
    }
)
