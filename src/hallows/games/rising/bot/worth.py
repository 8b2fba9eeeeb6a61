"""What things are worth to a team player: recruits, Damage on villains, healing, cleansing, danger avoided.

Plain numbers. They were set by hand first; then thousands of games with all of them changed a little at random said which
ought to be larger or smaller. One unit is about a third of a useful recruit.
"""

from hallows.games.rising import effects as e
from hallows.games.rising.compiled import Cards
from hallows.games.rising.rules.pool import mask_of
from hallows.games.rising.state import Rising

WINNING = 1000.0
LORD = 7.4  # one Damage on Voldemort
VILLAIN = 8.3  # one Damage on a Death Eater, its token included
FINISHED = 4.0  # more if that sends it to Azkaban
SPECIAL = 1.15  # more if it has a special ability
CORRUPTER = 2.0  # more again if that corrupts, anywhere on any Dark Mark
DRAW = 2.0
DIE_NOW, DIE_LATER = 11.0, 4.0  # a Wizard that adds a die at once, or would in better company
PAID, CHANGER, OTHER = 4.0, 3.6, 3.5  # with a paid ability, a re-roll or setting, another
ABILITY = {e.Paid: PAID, e.Reroll: CHANGER, e.SetFace: CHANGER}
TEAM_START, TEAM_STEP, TEAM_LEAST = 1.0, 0.12, 0.48  # recruits matter less in a large team
PRESSURE = 0.45  # every life matters more, the fewer of the last four may be lost
RESCUE = (11.0, 6.5, 2.7)  # more for a recruit with 0, 1, 2 boxes left
CORRUPTION = (0.0, 0.9, 1.2, 2.0, 4.0, 8.0)  # removing the last counter of so many
FEW_PLACES, LAST_PLACE = 1.25, 4.85  # cleansing matters more when two, or three, Places are lost
NEAR = 2  # boxes left to a Wizard near defeat: only then is a token worth spending on it
RISK = (7.2, 2.7, 1.35, 0.7, 0.35)  # healing a Wizard with 0, 1, 2, 3, more boxes left
ALONE = 12.0  # and if it is the last of its team
LONELY = 2.0  # an attack on a team of one
LOCAL = (e.Clean, e.Hit)  # what depends on where one stands
ATTACKED = (0.0, 6.0, 2.0, 1.1, 0.5)  # Damage to a Wizard with 0, 1, 2, 3, more boxes left


class Worth:
    """The state as a team player sees it, for as long as it stays as it is."""

    def __init__(self, g: Rising, c: Cards) -> None:
        self.g = g
        self.c = c
        self.see_lives()

    def see_lives(self) -> None:
        """How the teams stand, and with it what healing is worth."""
        limit = self.c.wizards_lost[len(self.g.players)]
        self.pressure = 1.0 + PRESSURE * max(0, 4 - (limit - len(self.g.hospital)))
        self._risks: dict[int, float] = {}
        self._healings: dict[tuple[e.Benefit, int], float] = {}

    # -- cards on the board --------------------------------------------------------------------------------

    def card(self, card: int, team: list[int]) -> float:
        return self.wizard(card, team) if card < self.c.wizards else self.death_eater(card)

    def wizard(self, card: int, team: list[int]) -> float:
        """What it can do for the team, less in a large one, more if it is about to be lost."""
        company = self.c.company[card]
        if company is None:
            worth = ABILITY.get(type(self.c.ability[card]), OTHER)
        else:
            worth = DIE_NOW if company.holds(mask_of(team) | 1 << card) else DIE_LATER
        worth *= max(TEAM_LEAST, TEAM_START - TEAM_STEP * len(team))
        left = self.c.slots[card] - self.g.damage[card]
        return worth + RESCUE[left] * self.pressure if left < 3 else worth

    def death_eater(self, card: int) -> float:
        g = self.g
        if g.damage[card] >= self.c.slots[card]:
            return 0.0
        worth = VILLAIN
        if g.damage[card] + 1 >= self.c.slots[card]:
            worth += FINISHED
        special = self.c.special[card]
        if special is not None:
            worth += SPECIAL
            if isinstance(special, e.Corrupt):
                worth += CORRUPTER
        return worth

    def voldemort(self) -> float:
        g = self.g
        damage = g.damage[self.c.voldemort]
        if damage >= min(len(g.azkaban), g.options.voldemort_track):
            return 0.0
        return WINNING if damage + 1 == g.options.voldemort_track else LORD

    # -- effects -------------------------------------------------------------------------------------------

    def effects(self, effects: tuple[e.Benefit, ...], seat: int, here: int) -> float:
        """Of an ability used by ``seat`` with its token at ``here``."""
        return sum([self._effect(effect, seat, here) for effect in effects])

    def _effect(self, effect: e.Benefit, seat: int, here: int) -> float:
        if isinstance(effect, e.Clean):
            amount = effect.more if e.LOCATIONS[here] == effect.more_at else effect.amount
            return self.cleaning(here, amount)
        if isinstance(effect, e.Draw):
            return DRAW * effect.amount
        if isinstance(effect, e.OthersDraw):
            return 0.5
        if isinstance(effect, e.Hit):
            cards, foes = self.g.board[3 * here : 3 * here + 3], self.c.wizards
            return max([self.death_eater(card) for card in cards if card >= foes], default=0.0)
        if isinstance(effect, e.AddDie):
            return 1.0
        known = self._healings.get((effect, seat))
        if known is None:
            if isinstance(effect, e.HealEach):
                known = self._healing_each(effect)
            else:
                known = self._healing(effect, seat)
            self._healings[effect, seat] = known
        return known

    def _healing(self, effect: e.Heal, seat: int) -> float:
        g = self.g
        players = [g.players[seat]] if effect.whose == "own" else g.players
        cards = [card for player in players for card in player.team if g.damage[card]]
        risks = sorted(map(self.wound_risk, cards), reverse=True)
        wizards = effect.wizards or len(risks)
        return sum(risks[:wizards]) * (1 + 0.4 * (effect.amount - 1))

    def _healing_each(self, effect: e.HealEach) -> float:
        better = self.c.of_affiliation[e.AFFILIATIONS.index(effect.affiliation)]

        def gain(card: int) -> float:
            return self.wound_risk(card) * (1.4 if better >> card & 1 else 1)

        return sum(max(map(gain, player.team), default=0.0) for player in self.g.players)

    def cleaning(self, here: int, amount: int) -> float:
        """Removing Corruption: dear when the track is full, dearer when few Places are left."""
        g = self.g
        count = g.corruption[here]
        worth = sum(CORRUPTION[max(0, count - amount) + 1 : count + 1])
        lost = len(g.corrupted)
        if lost >= 3 or not g.stacks[here]:
            worth *= LAST_PLACE
        elif lost == 2:
            worth *= FEW_PLACES
        return worth

    def wound_risk(self, card: int) -> float:
        """What removing a Damage from a team's Wizard is worth."""
        known = self._risks.get(card)
        if known is None:
            known = self._risks[card] = self._wound_risk(card)
        return known

    def _wound_risk(self, card: int) -> float:
        g = self.g
        damage, slots = g.damage[card], self.c.slots[card]
        if not damage:
            return 0.0
        left = slots - damage
        if left > NEAR:
            return RISK[min(left, 4)]
        worth = RISK[left] * self.pressure
        alone = any(player.team == [card] for player in g.players)
        return worth * ALONE if alone else worth

    # -- danger --------------------------------------------------------------------------------------------

    def arrival(self, here: int) -> float:
        """The chance that Voldemort is at ``here`` after his die."""
        faces = self.c.voldemort_die
        steps = {0: faces.count("mark"), 1: faces.count("right"), 2: faces.count("left")}
        return steps[(here - self.g.figure) % 3] / len(faces)

    def attack_on(self, team: list[int]) -> float:
        """What an attack on the whole team costs."""
        left = [self.c.slots[card] - self.g.damage[card] for card in team]
        total = sum(ATTACKED[min(boxes, 4)] for boxes in left)
        return total * LONELY if len(team) == 1 else total
