"""Games that start in the middle: random play from the deal hardly ever sees the castle, so the conformance
suite also starts from random positions far into a game."""

from __future__ import annotations

from random import Random

from hallows.games.talisman.game import TalismanGame
from hallows.games.talisman.rules import decks, setup, stats
from hallows.games.talisman.state import Hero, Options, Talisman


class Midway(TalismanGame):
    """The game from a position made up from a seed: strong Characters anywhere, with cards of all sorts."""

    def __init__(self, seed: int = 0) -> None:
        super().__init__()
        self.seed = seed

    def setup(self, seats: int, options: Options) -> Talisman:
        dice = Random(f"midway/{self.seed}/{seats}")
        g = setup.new_table(self.kit, seats, options)
        for deck in (g.outer, g.middle, g.spells, g.purchases, g.hallows, g.unused):
            dice.shuffle(deck)
        for hero in g.heroes:
            self._place(g, hero, dice)
        g.voldemort = dice.choice(list(self.kit.places))
        g.advantage = dice.choice(["order", "death_eaters"])
        for _ in range(dice.randrange(8)):
            space = dice.choice([*self.kit.rings["london"], *self.kit.rings["grounds"]])
            decks.lay(g, space.id, (g.outer if space.region == "london" else g.middle).pop())
        g.begun = True
        return g

    def _place(self, g: Talisman, hero: Hero, dice: Random) -> None:
        hero.character = g.unused.pop()
        hero.sheet = dice.choice(self.kit.characters[hero.character])
        sheet = self.kit.sheets[hero.sheet]
        hero.side = sheet.side
        regions = ("london", "grounds", "castle", "castle")
        hero.space = dice.choice(self.kit.rings[dice.choice(regions)]).id
        hero.magic = sheet.sheet.magic + dice.randrange(7)
        hero.might = sheet.sheet.might + dice.randrange(6)
        hero.life = dice.randrange(1, 7)
        hero.fate = min(g.fate, dice.randrange(5))
        hero.galleons = min(g.galleons, dice.randrange(5))
        g.fate -= hero.fate
        g.galleons -= hero.galleons
        if dice.random() < 0.6 and g.hallows:
            hero.objects.append(g.hallows.pop())
        self._load(g, hero, dice)
        for _ in range(dice.randrange(4)):
            card = g.spells.pop()
            hero.spells.append(card)
            g.known[card] |= 1 << hero.seat
        if not hero.objects and dice.random() < 0.3:
            hero.challenge = dice.choice(list(self.kit.challenges))
        stats.refresh(g, hero)
        decks.note_hand(g, hero)

    def _load(self, g: Talisman, hero: Hero, dice: Random) -> None:
        """Some Objects and Followers it may carry, some Trophies."""
        kinds = self.kit.kinds
        for deck in (g.outer, g.middle, g.purchases):
            for card in dice.sample(deck, min(12, len(deck))):
                kind = kinds[g.faces[card]]
                carried = [kinds[g.faces[c]].same_name for c in hero.objects]
                if kind.object and len(hero.objects) < 4 and kind.same_name not in carried:
                    hero.objects.append(card)
                elif kind.kind == "follower" and kind.side in (None, hero.side):
                    if len(hero.followers) >= 3:
                        continue
                    hero.followers.append(card)
                elif kind.fights and dice.random() < 0.5:
                    hero.trophies.append(card)
                else:
                    continue
                deck.remove(card)
