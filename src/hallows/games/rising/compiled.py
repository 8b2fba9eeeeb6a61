"""The content once more, laid out for the rules: cards are numbers, costs are packed into one integer.

Numbers: Wizards come first, then Death Eaters, then Lord Voldemort; the two abilities of the active player's
headquarters follow as targets for dice. Costs and dice are packed as in ``counts``, traits in the order of ``TRAITS``.
"""

from itertools import product

from hallows.games.common.memo import Memo
from hallows.games.rising import effects as e
from hallows.games.rising.content import Content, DeathEater, Voldemort, Wizard
from hallows.games.rising.counts import packed, unpacked

NOBODY = -1
FACES = tuple(trait + count for count in "12" for trait in e.TRAITS)  # by face: "courage2" is 7
SEATS = ("seat:0", "seat:1", "seat:2", "seat:3")
AT = tuple(f"loc:{location}" for location in e.LOCATIONS)

# How a Spell token is used.
T_SYMBOL, T_DIE, T_EXCHANGE, T_HEAL, T_CLEANSE = range(5)


class Company:
    """A pool ability, ready to be checked against a team given as a mask of cards. Where it asks for another
    Wizard, its own card is not in the mask (R-085)."""

    __slots__ = ("at_least", "card", "colours", "mask")

    def __init__(self, card: int, colours: tuple[int, ...], mask: int, at_least: int) -> None:
        self.card = card
        self.colours = colours
        self.mask = mask  # 0: no condition
        self.at_least = at_least

    def holds(self, team: int) -> bool:
        return not self.mask or (team & self.mask).bit_count() >= self.at_least


class Cards:
    """Content by number (R-199, R-201). Built once per content; rules read it, nobody writes it."""

    def __init__(self, content: Content) -> None:
        self.content = content
        wizards, villains = content.wizards, content.death_eaters
        self.wizards = len(wizards)
        self.voldemort = self.wizards + len(villains)
        self.hq1 = self.voldemort + 1
        self.hq2 = self.voldemort + 2
        cards: list[Wizard | DeathEater | Voldemort] = [*wizards, *villains, content.voldemort]
        self.ids: tuple[str, ...] = (*(card.id for card in cards), "hq1", "hq2")
        self.number = {card: number for number, card in enumerate(self.ids)}
        self.names = tuple(f"card:{card}" for card in self.ids)
        self.cost = [packed(card.cost.symbols) for card in cards] + [0, 0]
        self.slots = [*(card.slots for card in wizards), *(card.slots for card in villains)]
        self.slots.append(content.box.track.most)
        self.affiliation = [e.AFFILIATIONS.index(card.affiliation) for card in wizards]
        self.of_affiliation = [self._mask(e.Needs(name)) for name in e.AFFILIATIONS]
        self.starters = [number for number, card in enumerate(wizards) if card.start]
        self._abilities()
        self._villains()
        self._board()
        self._dice()
        self._tokens()
        self._keys()

    def _mask(self, needs: e.Needs) -> int:
        """The Wizards that fit, as a mask of card numbers."""
        return sum(
            1 << number
            for number, card in enumerate(self.content.wizards)
            if card.affiliation == needs.affiliation
            or (needs.family is not None and card.family == needs.family)
            or card.id in needs.cards
        )

    def _abilities(self) -> None:
        self.ability: list[e.Ability] = [card.ability for card in self.content.wizards]
        self.paid = [it if isinstance(it, e.Paid) else None for it in self.ability]
        #: 0: not a target for dice once in a team.
        self.paid_cost = [packed(paid.cost.symbols) if paid else 0 for paid in self.paid]
        self.company = [
            self._company(number, it) if isinstance(it, e.PoolDie) else None
            for number, it in enumerate(self.ability)
        ]
        self.before_assigning = self.wounding = self.moving = 0
        for number, ability in enumerate(self.ability):
            bit = 1 << number
            if isinstance(ability, e.Reroll | e.SetFace):
                self.before_assigning |= bit
            elif isinstance(ability, e.Wound):
                self.wounding |= bit
            elif isinstance(ability, e.Move):
                self.moving |= bit
        self.once_per_turn = self.before_assigning | self.wounding | self.moving

    def _company(self, number: int, ability: e.PoolDie) -> Company:
        colours = tuple(e.COLOURS.index(colour) for colour in ability.colours)
        if ability.needs is None:
            return Company(number, colours, 0, 0)
        mask = self._mask(ability.needs)
        if ability.needs.other:
            mask &= ~(1 << number)
        return Company(number, colours, mask, ability.needs.at_least)

    def _villains(self) -> None:
        nothing: list[e.Villainy | None] = [None] * self.wizards
        villains = self.content.death_eaters
        self.regular = [*nothing, *(card.regular for card in villains), None]
        self.special = [*nothing, *(card.special for card in villains), None]

    def _board(self) -> None:
        """R-003, R-004: Locations and Places; R-061, R-062: a Place's track is the base's too."""
        places = self.content.places
        self.places = tuple(place.id for place in places)
        self.penalty = [place.penalty for place in places]
        self.places_of = [
            [n for n, place in enumerate(places) if place.location == location]
            for location in e.LOCATIONS
        ]
        box = self.content.box
        self.boxes = box.corruption_boxes
        self.places_lost = box.places_lost
        self.wizards_lost = {int(teams): number for teams, number in box.wizards_lost.items()}
        self.voldemort_die = box.voldemort_die.faces
        by_affiliation = {hq.affiliation: hq for hq in self.content.headquarters}
        self.hq = [by_affiliation[name] for name in e.AFFILIATIONS]
        self.hq_pool = [
            [min(hq.pool.count(die.id), die.copies) for die in self.content.dice] for hq in self.hq
        ]
        self.hq_cost = [
            [packed(ability.cost.symbols) for ability in hq.abilities] for hq in self.hq
        ]

    def _dice(self) -> None:
        """R-087, R-093, R-094, R-095."""
        self.copies = [die.copies for die in self.content.dice]
        self.thrown = [
            [0, *(number * 8 + FACES.index(face) for face in die.faces)]
            for number, die in enumerate(self.content.dice)
        ]  # by colour and roll, 1 to 6
        self.doubles = [
            sum({1 << (die & 3) for die in dice[1:] if die & 4}) for dice in self.thrown
        ]  # by colour: the traits it can show two of, as a mask
        #: By dice left and, in the lower 16 bits, a need: could they, with the best faces, cover it?
        self.reachable = Memo(self._reachable)

    def _reachable(self, dice_and_need: int) -> bool:
        """A 2-face covers two of a trait."""
        parts = list(unpacked(dice_and_need & 0xFFFF))
        left = list(unpacked(dice_and_need >> 16))
        for trait, colour in product(range(4), range(4)):
            while left[colour] and parts[trait] >= 2 and self.doubles[colour] >> trait & 1:
                parts[trait] -= 2
                left[colour] -= 1
        return sum(parts) <= sum(left)

    def _tokens(self) -> None:
        spells = self.content.spells
        self.token_ids = tuple(spell.id for spell in spells)
        self.token_names = tuple(f"spell:{spell.id}" for spell in spells)
        self.token_effect: list[e.TokenEffect] = [spell.effect for spell in spells]
        uses = [_use(spell.effect) for spell in spells]
        self.token_use = [use for use, _ in uses]
        self.token_detail = [detail for _, detail in uses]
        self.all_tokens = [n for n, spell in enumerate(spells) for _ in range(spell.copies)]

    def _keys(self) -> None:
        """Option keys, built once: ``assign[target][mask of faces]`` is a tuple ready to be offered."""
        self.assign = [
            tuple(
                tuple(f"assign:{card}:{FACES[face]}" for face in range(8) if mask >> face & 1)
                for mask in range(256)
            )
            for card in self.ids
        ]
        self.assigned = {
            f"assign:{card}:{FACES[face]}": (target, face)
            for target, card in enumerate(self.ids)
            for face in range(8)
        }
        self.complete = tuple((f"complete:{card}",) for card in self.ids)
        self.completing = {f"complete:{card}": target for target, card in enumerate(self.ids)}
        self.fill = tuple((f"fill:{card}",) for card in self.ids)
        self.filled = {f"fill:{card}": target for target, card in enumerate(self.ids)}
        self.use = tuple(f"use:{card}" for card in self.ids)
        self.heal = tuple(f"heal:{card}" for card in self.ids)
        self.token_on = [[f"token:{token}:{card}" for card in self.ids] for token in self.token_ids]
        self.token_at = [
            [f"token:{token}:{place}" for place in e.LOCATIONS] for token in self.token_ids
        ]
        self.token_key = [f"token:{token}" for token in self.token_ids]
        #: By token key: its kind, and the card or Location.
        self.played: dict[str, tuple[int, int]] = {}
        for kind in range(len(self.token_ids)):
            self.played[self.token_key[kind]] = (kind, NOBODY)
            keys = self.token_at[kind] if self.token_use[kind] == T_CLEANSE else self.token_on[kind]
            for where, key in enumerate(keys):
                self.played[key] = (kind, where)
        dice = [key for key, (kind, _) in self.played.items() if self.token_use[kind] == T_DIE]
        self.can_wait = self.played.keys() - dice  # tokens that are as good after the last roll


def _use(effect: e.TokenEffect) -> tuple[int, int]:
    """How a token is used, and its trait, colour or amount."""
    match effect:
        case e.Symbol(trait=trait):
            return T_SYMBOL, e.TRAITS.index(trait)
        case e.AddDie(colour=colour):
            return T_DIE, e.COLOURS.index(colour)
        case e.Heal(amount=amount):
            return T_HEAL, amount
        case e.Cleanse(amount=amount):
            return T_CLEANSE, amount
        case e.Exchange():
            return T_EXCHANGE, 0
