"""A Character's plan: how strong it is, what it lacks, and where on the board it had better go.

Where to go is worked out over the whole board at once. Every space has the worth of its encounter; a move is
worth that and, a little less each time, the best moves from there on. So who needs a Hallow drifts towards
the Quidditch Pitch, who is hurt towards a healer, and who is ready towards the Gates.
"""

from __future__ import annotations

from functools import cache, cached_property

from hallows.games.talisman import effects as e
from hallows.games.talisman import passives as p
from hallows.games.talisman.bot import appraisal, odds
from hallows.games.talisman.bot.appraisal import Means
from hallows.games.talisman.bot.odds import Runner
from hallows.games.talisman.compiled import CROSS, GATES, KITS, W_CROSS, Kit, Place
from hallows.games.talisman.perks import RIDE, SAFE, SCORE, SPARE_DIE
from hallows.games.talisman.rules import (
    advantage,
    battle,
    decks,
    movement,
    objects,
    stats,
    triggers,
)
from hallows.games.talisman.state import NOBODY, ORDER, Battle, Hero, Talisman

#: The chance of winning with which a Character dares the castle; less in a late or a hard-pressed game.
DARE = 0.5
LATE = 60  # rounds; with each further one it dares a little more
IMPATIENCE = 0.003
HASTE = 0.08
LEAST = 0.38
HOPELESS = -4  # so far behind Voldemort nothing else needs to be looked at
FADE = 0.9  # what a turn from now is worth, against now
RIVALRY = 0.3  # what another's loss is worth, as a share
SLIM = 0.1  # a chance not worth thinking about
HOPES = 60.0  # what the way to the Great Hall is worth when it is open


def is_hallow_bearer(g: Talisman, hero: Hero) -> bool:
    return objects.hallow(g, hero) != NOBODY


@cache
def doublers(box: str) -> frozenset[str]:
    """Spells that add Might to Magic in Battle."""
    return frozenset(
        kind.id
        for kind in KITS[box].spells.values()
        if any(isinstance(part, p.MightToMagic) for part in e.parts(kind.spell.text))
    )


def has_doubler(g: Talisman, hero: Hero) -> bool:
    ids = doublers(g.box)
    return any(g.faces[card] in ids for card in hero.spells)


def has_opener(g: Talisman, hero: Hero) -> bool:
    """A Spell in hand that opens King's Cross or the Gates."""
    return hero.hand_own & W_CROSS != 0


# -- strength ---------------------------------------------------------------------------------------------


def strength(g: Talisman, hero: Hero, b: Battle) -> int:
    """What the hero brings into this Battle before the dice, spells of its hand aside."""
    total = battle.battle_stat(g, hero, b)
    if hero.perks & SCORE:
        for passive, source, _ in stats.passives(g, hero, p.Score):
            used = passive.once and triggers.used_key(hero, source) in g.used
            if not used and score_holds(g, hero, passive.when, b):
                total += passive.n
    return total


def score_holds(g: Talisman, hero: Hero, when: str, b: Battle) -> bool:
    if b.kind == "finale" and when == "voldemort_in_region":
        return True  # he will be there
    return battle.holds(g, hero, when, b)


def dice(g: Talisman, hero: Hero) -> int:
    """Attack dice in any Battle."""
    if not hero.perks & SPARE_DIE:
        return 1
    spare = [s for s, _, _ in stats.passives(g, hero, p.SpareDie) if "battle" in s.on]
    return 1 + len(spare)


def finale_lead(g: Talisman, hero: Hero) -> int:
    """The lead over Voldemort in the Great Hall, Spells aside."""
    end = g.kit.hall.finale
    assert end is not None
    b = Battle("finale", hero.seat, "magic", [], "enemy:voldemort")
    return strength(g, hero, b) - end.magic


def runner(g: Talisman, hero: Hero, m: Means, lead: int) -> Runner:
    """What counts in the castle; more than enough is as good as enough."""
    unhurt = False
    if hero.perks & SAFE:
        rooms = {space for safe, _, _ in stats.passives(g, hero, p.Safe) for space in safe.at}
        unhurt = any(g.kit.places[room].region == "castle" for room in rooms)
    magic = min(m.magic, odds.KEY + odds.SURE)
    return Runner(magic, m.might, min(lead, odds.SURE), m.dice, m.side == ORDER, unhurt)


def means(g: Talisman, hero: Hero, lead: int) -> Means:
    """The hero's means, with prices that follow from what it still lacks."""
    sheet = g.kit.sheets[hero.sheet].sheet
    return Means(
        box=g.box,
        side=hero.side,
        magic=strength(g, hero, Battle("enemy", hero.seat, "magic")),
        might=strength(g, hero, Battle("enemy", hero.seat, "might")),
        dice=dice(g, hero),
        edge=advantage.weight(g) * (1 if g.advantage == hero.side else -1),
        edge_own=g.advantage == hero.side,
        outside=outside(g, hero),
        life=hero.life,
        full=sheet.life,
        fate=hero.fate,
        fate_full=sheet.fate,
        galleons=hero.galleons,
        spells=len(hero.spells),
        spell_room=decks.spell_room(g, hero),
        followers=len(hero.followers),
        owns=frozenset([g.faces[card] for card in (*hero.objects, *hero.followers)]),
        hallow=is_hallow_bearer(g, hero),
        challenge=hero.challenge,
        stake=stake(g, hero),
        magic_price=magic_price(g, hero, lead),
        might_price=might_price(g, hero),
        hallow_price=12.0 if lead < -4 else 24.0,
    )


def newcomer(g: Talisman, name: str) -> Means:
    """The means of who would start with that side of a Character card."""
    kind = g.kit.sheets[name]
    sheet = kind.sheet
    hero = Hero(
        0,
        character=kind.character,
        sheet=name,
        side=kind.side,
        space=sheet.start,
        fate=sheet.fate,
        galleons=sheet.galleons,
    )
    stats.set_dials(g, hero)
    stats.refresh(g, hero)
    return means(g, hero, finale_lead(g, hero))


def outside(g: Talisman, hero: Hero) -> bool:
    """Shut out of the Grounds, unless something carries it there."""
    weak = stats.total_magic(hero) + 2 < g.kit.barrier_magic
    return weak and g.kit.places[hero.space].region == "london"


def stake(g: Talisman, hero: Hero) -> int:
    """What 0 Life costs (T-232, T-235), in round figures: all that was learned, and the way back."""
    sheet = g.kit.sheets[hero.sheet].sheet
    learned = 10 * (hero.magic - sheet.magic) + 5 * (hero.might - sheet.might)
    won = sum([g.kit.kinds[g.faces[card]].value for card in hero.trophies])
    return (20 + learned + won + 3 * hero.fate + 3 * len(hero.spells)) // 5 * 5


def magic_price(g: Talisman, hero: Hero, lead: int) -> float:
    if hero.magic >= stats.dial_max(g):
        return 0.5
    return 10.0 if lead < 2 else 5.0 if lead < 4 else 2.0


def might_price(g: Talisman, hero: Hero) -> float:
    if hero.might >= stats.dial_max(g):
        return 0.2
    might = stats.total_might(hero)
    return 5.0 if might < 6 else 3.0 if might < 9 else 1.5


# -- the plan ---------------------------------------------------------------------------------------------


class Plan:
    """One Character's view of the table. Made for one question, thrown away after it."""

    def __init__(self, g: Talisman, hero: Hero) -> None:
        self.g = g
        self.hero = hero
        self.kit: Kit = g.kit
        self.place = g.kit.places[hero.space]

    @cached_property
    def finale_lead(self) -> int:
        """The lead over Voldemort in the Great Hall; a Spell kept for that day counts."""
        kept = stats.total_might(self.hero) if has_doubler(self.g, self.hero) else 0
        return finale_lead(self.g, self.hero) + kept

    @cached_property
    def _bare(self) -> Means:
        return means(self.g, self.hero, self.finale_lead)

    @cached_property
    def runner(self) -> Runner:
        return runner(self.g, self.hero, self._bare, self.finale_lead)

    @cached_property
    def ready(self) -> bool:
        """Strong enough for the castle, whether or not it has a Hallow yet."""
        m = self._bare
        if self.finale_lead < HOPELESS:
            return False
        return odds.run(self.runner, 0, m.life, m.fate, m.followers) >= self.daring

    @cached_property
    def means(self) -> Means:
        return self._bare._replace(hallow_price=40.0) if self.ready else self._bare

    @cached_property
    def daring(self) -> float:
        """The chance it wants before it goes; less when others are on their way or time runs out."""
        dare = DARE - max(0, self.g.rounds - LATE) * IMPATIENCE
        if any(self._ahead(other) for other in self.g.heroes if other is not self.hero):
            dare -= HASTE
        return max(LEAST, dare)

    def _ahead(self, other: Hero) -> bool:
        inside = not other.waiting and self.kit.places[other.space].region in CASTLE
        return inside and is_hallow_bearer(self.g, other)

    # -- encounters ---------------------------------------------------------------------------------------

    def lead(self, cards: list[int]) -> int:
        """Before the dice, against these Enemy cards together."""
        g, hero = self.g, self.hero
        kinds = g.kit.kinds
        stat = kinds[g.faces[cards[0]]].stat
        mine = strength(g, hero, Battle("enemy", hero.seat, stat, cards))
        theirs = sum([kinds[g.faces[card]].value for card in cards])
        return mine + advantage.against_cards(g, hero, cards) - theirs

    def enemies(self, cards: list[int]) -> tuple[float, float]:
        """Worth of meeting these Enemies, and the chance to get past them all."""
        g, m = self.g, self.means
        groups: dict[str, list[int]] = {}
        for card in cards:
            groups.setdefault(g.kit.kinds[g.faces[card]].stat, []).append(card)
        worth, past = 0.0, 1.0
        for group in groups.values():
            value, through = self.battle(group, m)
            worth += past * value
            past *= through
        return worth, past

    def battle(self, group: list[int], m: Means) -> tuple[float, float]:
        kinds = [self.kit.kinds[self.g.faces[card]] for card in group]
        prize = sum([appraisal.enemy_prize(m, kind) for kind in kinds])
        texts = [kind.card.enemy for kind in kinds]
        loss = -sum([appraisal.effects(m, text.on_loss) for text in texts if text is not None])
        lead = self.lead(group)
        win = odds.battle(lead, m.dice, m.fate > 2).win
        return appraisal.fight(m, lead, prize, loss), win

    def space(self, place: Place) -> float:
        """The worth of the space's encounter (T-130 to T-147)."""
        g, m = self.g, self.means
        kinds = self.kit.kinds
        cards = g.board.get(place.id, ())
        fighting = [c for c in cards if kinds[g.faces[c]].number[m.side] == ENEMY]
        worth, past = self.enemies(fighting) if fighting else (0.0, 1.0)
        rest = self.draws(place, len(cards))
        rest += sum([appraisal.met(m, g.faces[c]) for c in cards if c not in fighting])
        if g.gold.get(place.id):
            rest += appraisal.galleon_gain(m, g.gold[place.id])
        if place.instruction and not self.spared(place):
            rest += self.instruction(place)
        return worth + past * rest

    def instruction(self, place: Place) -> float:
        """What the space says; a die more to choose from makes its table better."""
        text = place.instruction
        if self.hero.perks & SPARE_DIE and len(text) == 1 and isinstance(text[0], e.Roll):
            spares = stats.passives(self.g, self.hero, p.SpareDie)
            if any(place.id in spare.on for spare, _, _ in spares):
                return appraisal.picked(self.means, text[0])
        return appraisal.effects(self.means, text)

    @cached_property
    def drawn(self) -> dict[str, float]:
        """The worth of a card of each Region's deck."""
        rough = appraisal.roughly(self.means)
        return {region: appraisal.deck(rough, deck) for region, deck in DECK.items()}

    def draws(self, place: Place, lying: int) -> float:
        """The worth of the cards drawn there."""
        number = float(place.draw) if place.difference is None else 2.0
        number = max(0.0, number - lying)
        if not number or self.hero.ferret:
            return -number
        each = self.drawn[place.region]
        return number * each * (0.6 if place.no_magic else 1.0)

    def spared(self, place: Place) -> bool:
        """T-273."""
        if not self.hero.perks & SAFE:
            return False
        safe = stats.passives(self.g, self.hero, p.Safe)
        return any(place.id in passive.at and not passive.results for passive, _, _ in safe)

    def encounter(self, place: Place) -> float:
        """The space, or a Character there, whichever is better."""
        return max([self.space(place), *map(self.duel, self.rivals(place))])

    def rivals(self, place: Place) -> list[Hero]:
        """Characters of the other side there."""
        return [
            other
            for other in self.g.heroes
            if other.space == place.id and other.side != self.hero.side and not other.waiting
        ]

    # -- other Characters ---------------------------------------------------------------------------------

    def duel(self, other: Hero) -> float:
        """The worth of attacking another Character (T-173 to T-184)."""
        if "no_attacks" in self.g.in_force:
            return appraisal.NEVER
        m = self.means
        lead = duel_lead(self.g, self.hero, other)
        chance = odds.battle(lead, m.dice, m.fate > 2)
        _, prize = self.best_reward(other)
        return chance.win * prize - chance.lose * (appraisal.life_loss(m) + 1)

    def best_reward(self, other: Hero) -> tuple[str, float]:
        g, m = self.g, self.means
        kinds = g.kit.kinds
        found = [("life", self.harm(other))]
        if other.galleons:
            found.append(("galleon", appraisal.galleon_gain(m, 1) + 1))
        for card in other.objects:
            if objects.may_carry(g, self.hero, kinds[g.faces[card]]):
                worth = appraisal.taken(m, g.faces[card])
                found.append((f"object:{g.faces[card]}", worth * (1 + RIVALRY)))
        return max(found, key=lambda item: item[1])

    def harm(self, other: Hero) -> float:
        """What it is worth that another loses a Life through this one."""
        g = self.g
        peril = appraisal.stepped(appraisal.PERIL, other.life - 1)
        peril -= appraisal.stepped(appraisal.PERIL, other.life)
        worth = RIVALRY * peril * stake(g, other)
        if self.hero.challenge and self.kit.challenges[self.hero.challenge].deed == "take_life":
            worth += 0.0 if self.means.hallow else self.means.hallow_price
        return worth

    # -- crossings ----------------------------------------------------------------------------------------

    @cached_property
    def barrier_chance(self) -> float:
        """T-088; K1."""
        g, hero = self.g, self.hero
        if has_opener(g, hero):
            return 1.0
        if g.options.static_barrier:
            return float(stats.total_magic(hero) > self.kit.barrier_magic)
        mine = strength(g, hero, Battle("barrier", hero.seat, "magic", [], "enemy:barrier"))
        return odds.battle(mine - self.kit.barrier_magic, self.means.dice, hero.fate > 1).win

    def gates_chance(self, stat: str) -> float:
        if has_opener(self.g, self.hero):
            return 1.0
        return odds.gates(stats.total(self.hero, stat), self.hero.fate > 1)

    @cached_property
    def gates_stat(self) -> str:
        """The stat to try the Gates with: the likelier, or the one that is less missed."""
        floor = self.kit.sheets[self.hero.sheet].sheet

        def worth(stat: str) -> float:
            chance = self.gates_chance(stat)
            spare: bool = getattr(self.hero, stat) > getattr(floor, stat)
            slip = appraisal.stat_price(self.means, stat) if spare else 0.0
            return 50 * chance - (1 - chance) * slip

        return max(("might", "magic"), key=worth)

    @cached_property
    def castle(self) -> float:
        """The worth of standing on the Moving Staircase."""
        if not self.ready or not self.means.hallow:
            return -HOPES
        m = self.means
        return HOPES + 100 * odds.run(self.runner, 0, m.life, m.fate, m.followers)

    # -- the way ------------------------------------------------------------------------------------------

    @cached_property
    def regions(self) -> tuple[str, ...]:
        """The Regions whose spaces matter: its own, and the Grounds if it may get there."""
        here = self.place.region
        if here == "grounds":
            return ("grounds",)
        hero = self.hero
        bound = hero.admitted or hero.next_move or hero.perks & RIDE or has_opener(self.g, hero)
        if here == "london" and not bound and self.barrier_chance < SLIM:
            return ("london",)
        return ("london", "grounds")

    @cached_property
    def chart(self) -> Chart:
        return Chart(self)


CASTLE = ("castle", "great_hall")
DECK = {"london": "outer", "grounds": "middle"}
ENEMY = 2


def duel_lead(g: Talisman, hero: Hero, other: Hero) -> int:
    b = Battle("character", hero.seat, "magic", rival=other.seat)
    mine = strength(g, hero, b) + advantage.in_duel(g, hero)
    return mine - strength(g, other, b) - advantage.in_duel(g, other)


@cache
def walk_table(box: str, regions: tuple[str, ...]) -> tuple[list[str], list[list[tuple[int, ...]]]]:
    """Options by number, and for every space of these Regions the numbers of the options of a walk of 1 to 6.
    The first options are those spaces themselves, in the same order; the last ones lead out of sight."""
    kit = KITS[box]
    places = [place for region in regions for place in kit.rings[region]]
    options = [place.go for place in places] + [CROSS, GATES]
    walks = [[place.walks[n] for n in range(1, 7)] for place in places]
    options += sorted({o for row in walks for walk in row for o in walk} - set(options))
    number = {option: i for i, option in enumerate(options)}
    return options, [[tuple(number[o] for o in walk) for walk in row] for row in walks]


class Chart:
    """The worth of every move: ``value[option]`` for "move:SPACE", "cross" and "gates"; ``rolled[space]`` of
    starting a turn there with the dice still to be thrown. Only Regions within reach are looked at."""

    lookahead = 5  # turns

    def __init__(self, plan: Plan) -> None:
        kit = plan.kit
        places = [place for region in plan.regions for place in kit.rings[region]]
        options, walks = walk_table(plan.g.box, plan.regions)
        if movement.limited(plan.g, plan.hero):
            walks = [row[:1] for row in walks]
        met = [plan.encounter(place) for place in places]
        beyond = [0.0] * (len(options) - len(places) - 2)
        self.rolled = {place.id: 0.0 for place in places}
        for _ in range(self.lookahead):
            ahead = self.rolled.values()
            values = [worth + FADE * then for worth, then in zip(met, ahead, strict=True)]
            for door, attempt in ((kit.barrier, self._cross(plan)), (kit.gates, self._open(plan))):
                if door in places:
                    at = places.index(door)
                    values[at] = max(values[at], attempt)
                values.append(attempt)
            values += beyond
            pick = values.__getitem__
            best = [sum([max(map(pick, ends)) for ends in row]) / len(row) for row in walks]
            self.rolled = dict(zip(self.rolled, best, strict=True))
        self.value = dict(zip(options, values, strict=True))

    def _cross(self, plan: Plan) -> float:
        """Trying King's Cross: on from Hogsmeade Station, or the same again next turn."""
        chance = plan.barrier_chance
        there = self.rolled.get(plan.kit.station.id, 0.0)
        return FADE * (chance * there + (1 - chance) * self.rolled.get(plan.kit.barrier.id, 0.0))

    def _open(self, plan: Plan) -> float:
        """Trying the Gates: the castle, or a point less and the same again."""
        chance = plan.gates_chance(plan.gates_stat)
        slip = appraisal.stat_price(plan.means, plan.gates_stat)
        again = FADE * self.rolled.get(plan.kit.gates.id, 0.0)
        return chance * plan.castle + (1 - chance) * (again - slip)
