"""Questions of a fight: what to attack with, when to defend, what to make of the dice.

Against a card defence is kept for the trigger that would end the fight: answering it late costs nothing, as each cancels
one trigger whenever it is played. Cards set apart for a mission are spent if it is won, so they go first.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from hallows.games.common.chances import percent
from hallows.games.common.keys import verb_of, what_of
from hallows.games.hogwarts.bot import odds
from hallows.games.hogwarts.bot.mind import Mind
from hallows.games.hogwarts.bot.prospects import SAFE, say
from hallows.games.hogwarts.compiled import ATTACK, SHRUG, Card, Foe
from hallows.games.hogwarts.rules import enemies, fighting
from hallows.games.hogwarts.state import (
    DUEL_FIGHT,
    EATER_FIGHT,
    MISSION_FIGHT,
    NOBODY,
    Fight,
    Fighter,
)
from hallows.kernel import Answer, Text

HOPELESS = 0.15  # so likely lost that the Cloak is worth it
TIGHT = 3  # HP left in a fight with somebody who throws dice, at which one defends


class Combat:
    """A fight, as one who fights in it sees it."""

    def __init__(self, mind: Mind) -> None:
        self.mind = mind
        g = mind.g
        self.g = g
        self.kit = g.kit
        fight = g.fight
        assert fight is not None
        self.fight: Fight = fight
        self.me: Fighter = self._mine(mind.seat)
        self.against_card = fight.kind in (MISSION_FIGHT, DUEL_FIGHT)

    def _mine(self, seat: int) -> Fighter:
        own = [f for f in self.fight.fighters if f.seat == seat]
        return own[0]

    @property
    def health(self) -> int:
        return fighting.hp(self.g, self.me) - self.fight.floor

    @property
    def you(self) -> Fighter:
        return next(f for f in self.fight.fighters if f is not self.me)

    def cards(self, f: Fighter) -> list[int]:
        """Those that may still be played."""
        return [c for c in fighting.cards_of(self.g, f) if fighting.may_play(self.g, self.fight, f, c)]  # fmt: skip

    # -- odds ----------------------------------------------------------------------------------------------

    @property
    def foe(self) -> Foe:
        return enemies.foe_of(self.g, self.fight)

    def force(self, f: Fighter, hand: bool = True, dice: int = 0, life: int = 0) -> odds.Force:
        sheet = fighting.stats(self.g, f)
        kinds = self.kit.cards
        cards = tuple(kinds[self.g.faces[c]] for c in self.cards(f)) if hand else ()
        left = self.fight.limit - f.spells - f.potions
        shrug = bool(sheet.abilities & SHRUG) and not f.used
        health = fighting.hp(self.g, f) - self.fight.floor + life
        fresh = not self.fight.begun
        return odds.Force(health, sheet.dice + f.dice + dice, sheet.abilities, cards, left, shrug, fresh)  # fmt: skip

    def chance(self, hand: bool = True, dice: int = 0, life: int = 0) -> float:
        """Of winning against the card from here on, with or without more cards."""
        strikes = []
        for number, f in enumerate(self.fight.fighters):
            if f.out:
                continue
            force = self.force(f, hand, dice if f is self.me else 0, life if f is self.me else 0)
            if number and force.fresh:
                force = force._replace(fresh=False)
            strikes.append(odds.strike(force, self.foe))
        bonus = self.fight.cancels
        if bonus and strikes:
            sheet = fighting.stats(self.g, self.me)
            strikes[0] = strikes[0]._replace(dice=strikes[0].dice + bonus * sheet.dice)
        return odds.chance(strikes, self.fight.hp) if strikes else 0.0

    # -- answers -------------------------------------------------------------------------------------------

    def ready(self) -> Answer:
        """Objects the mission uses up anyway; others where they decide the fight."""
        for option in self.mind.options[1:]:
            thing = self.mind.thing(option)
            if self._worth_using(thing):
                return Answer(option, partial(self._why_use, thing))
        return Answer("begin", lambda: self._why_fight())

    def _worth_using(self, thing: int) -> bool:
        bit = 1 << thing
        if self.fight.objects & bit:
            return True
        if self.mind.kept(thing) or not self.against_card or self.fight.kind == DUEL_FIGHT:
            return False
        now = self.chance()
        if self.kit.extra_dice & bit:
            return now < 0.85 and self.chance(dice=1) > now + 0.08
        return now < 0.85 and self.chance(life=6) > now + 0.08

    def _why_use(self, thing: int) -> Text:
        name = self.kit.object_names[thing]
        if self.fight.objects >> thing & 1:
            return say("reason.use.mission", object=name)
        return say("reason.use", object=name, chance=percent(self.chance()))

    def _why_fight(self) -> Text | None:
        if not self.against_card:
            return Text("reason.objects.keep")
        return say("reason.fight.odds", chance=percent(self.chance()), foe=self.foe.name)  # fmt: skip

    def attack(self) -> Answer:
        return self._attack_card_enemy() if self.against_card else self._attack_sheet()

    def _attack_card_enemy(self) -> Answer:
        options = self.mind.options
        foe = self.foe
        for option in options:
            if verb_of(option) == "use":
                thing = self.mind.thing(option)
                if self.kit.vanishes >> thing & 1:
                    if self.chance() < HOPELESS and self.fight.kind == MISSION_FIGHT:
                        return Answer(option, lambda: say("reason.flee", chance=percent(self.chance())))  # fmt: skip
                elif self._worth_using(thing):
                    return Answer(option, partial(self._why_use, thing))
        blows = self._blows(foe)
        apart = {self.g.faces[card] for card in self.me.apart}
        roll = self._roll(foe.res)
        free = [b for b in blows if self.kit.face[b[1].name] in apart and b[2].damage >= roll]
        enough = [b for b in blows if b[2].damage >= self.fight.hp]
        sure = self.chance(hand=False) >= SAFE
        if free:
            option, card, _ = max(free, key=lambda b: b[2].damage)
            return Answer(option, lambda: say("reason.attack.apart", card=card.name))
        if not sure and enough:
            option, card, hit = min(enough, key=lambda b: b[2].damage)
            return Answer(option, lambda: say("reason.attack.ends", card=card.name, foe=foe.name))  # fmt: skip
        if not sure and blows:
            option, card, hit = max(blows, key=lambda b: b[2].damage + b[2].quiet * 2)
            if hit.damage >= roll or hit.quiet:
                return Answer(option, lambda: say("reason.attack.card", card=card.name, n=hit.damage))  # fmt: skip
        if not sure:
            for option in options:
                if verb_of(option) == "play":
                    return Answer(option, lambda: Text("reason.search.any"))
        return Answer("dice", self._why_dice)

    def _why_dice(self) -> Text:
        if self.against_card and self.chance(hand=False) >= SAFE and self.mind.prospects.hand:
            return say("reason.dice.safe", chance=percent(self.chance(hand=False)))
        res = self.foe.res if self.against_card else fighting.stats(self.g, self.you).res
        return say("reason.dice", n=round(self._roll(res)))

    def _blows(self, foe: Foe) -> list[tuple[str, Card, odds.Blow]]:
        abilities = fighting.stats(self.g, self.me).abilities
        found = []
        for option in self.mind.options:
            if verb_of(option) == "attack":
                card = self.mind.card(option)
                found.append((option, card, odds.blow(card, foe, abilities)))
        return found

    def _roll(self, res: int) -> float:
        """Hits to be expected of the dice."""
        sheet = fighting.stats(self.g, self.me)
        return (sheet.dice + self.me.dice) * odds.hit_share(sheet.abilities, res) / 36

    def _attack_sheet(self) -> Answer:
        """A card if it does more than the dice; a Death Eater's cards are lost anyway."""
        options = self.mind.options
        you = fighting.stats(self.g, self.you)
        if "stand" in options:
            return Answer("stand", lambda: Text("reason.stand"))
        roll = self._roll(you.res)
        left = fighting.hp(self.g, self.you) - self.fight.floor
        cards = [
            (option, self.mind.card(option)) for option in options if verb_of(option) == "attack"
        ]
        if cards:
            enough = [it for it in cards if it[1].damage >= left]
            option, card = min(enough, key=lambda it: it[1].damage) if enough else max(cards, key=lambda it: it[1].damage)  # fmt: skip
            if enough and roll < left:
                return Answer(option, lambda: say("reason.attack.ends.rival", card=card.name))
            stakes = self.fight.kind == EATER_FIGHT or self.me.eater != NOBODY
            if stakes and card.damage > roll:
                return Answer(option, lambda: say("reason.attack.card", card=card.name, n=card.damage))  # fmt: skip
        return Answer("dice", self._why_dice)

    def answer(self) -> Answer:
        """A trigger: taken, unless it would end the fight, or the card is spent anyway."""
        loss = int(str((self.mind.ask.args or {})["loss"]))
        left = self.health - loss
        if left > 0:
            apart = [
                option
                for option in self.mind.options
                if verb_of(option) == "defend"
                and self.kit.face[self.mind.card(option).name]
                in {self.g.faces[c] for c in self.me.apart}
            ]
            if apart:
                return Answer(apart[0], lambda: say("reason.attack.apart", card=self.mind.card(apart[0]).name))  # fmt: skip
            return Answer("suffer", lambda: say("reason.suffer", n=loss, hp=self.health + self.fight.floor))  # fmt: skip
        return self._defend()

    def _defend(self) -> Answer:
        """The ability that costs nothing, else the card that brings most."""
        if "shrug" in self.mind.options:
            return Answer("shrug", lambda: Text("reason.shrug"))
        cards = [(option, self.mind.card(option)) for option in self.mind.options if verb_of(option) == "defend"]  # fmt: skip
        if not cards:
            return Answer("suffer")
        option, card = max(cards, key=lambda it: 3 * it[1].cancels + it[1].heal)
        return Answer(option, lambda: say("reason.defend", card=card.name))

    def answer_attack(self) -> Answer:
        """Hits are not told before they are answered: defend when it may be the last."""
        if self.me.eater != NOBODY or self.health <= TIGHT:
            return self._defend()
        return Answer("suffer", lambda: say("reason.suffer.attack", hp=self.health + self.fight.floor))  # fmt: skip

    def counter(self) -> Answer:
        if self.health <= TIGHT + 1 or self.me.eater != NOBODY:
            return Answer(self.mind.options[1], lambda: Text("reason.counter"))
        return Answer("pass", lambda: Text("reason.counter.keep"))

    # -- dice ----------------------------------------------------------------------------------------------

    def dice(self) -> Answer:
        """Dice that missed go again where that is free; Felix Felicis only where all hangs on it."""
        args = self.mind.ask.args or {}
        faces = args["faces"]
        assert isinstance(faces, list)
        shown = [int(str(face)) for face in faces]
        res = int(str(args["res"]))
        misses = [face for face in shown if face < res]
        options = self.mind.options
        if misses:
            again = f"again:{min(misses)}"
            if again in options:
                return Answer(again, lambda: say("reason.again.die", n=len(misses)))
            share = odds.hit_share(0, res) / 36
            if "reroll" in options and len(shown) - len(misses) < share * len(shown) - 0.4:
                return Answer("reroll", lambda: say("reason.again.dice", n=len(misses)))
            if "six" in options:
                return Answer("six", lambda: Text("reason.six"))
            if "felix" in options and len(misses) >= len(shown) - 1 and self._last_chance():
                return Answer("felix", lambda: Text("reason.felix"))
        return Answer("keep", lambda: say("reason.dice.keep", n=len(shown) - len(misses)))

    def _last_chance(self) -> bool:
        return self.against_card and self.health <= self.foe.after and self.fight.hp > 0

    def again(self) -> Answer:
        """All that missed: as many of the lowest as there are."""
        res = self.foe.res if self.against_card else fighting.stats(self.g, self.you).res

        def worth(option: str) -> tuple[int, int]:
            faces = [int(face) for face in what_of(option).split("+")]
            return -sum(face >= res for face in faces), sum(face < res for face in faces)

        best = max(self.mind.options, key=worth)
        count = sum(int(face) < res for face in best[5:].split("+"))
        return Answer(best, lambda: say("reason.again.dice", n=count))


# -- questions that need no look at the fight --------------------------------------------------------------


def apart(mind: Mind) -> Answer:
    """The cards a mission needs: those that will do most in its fight."""
    best = max(mind.options, key=lambda option: _apart_worth(mind.card(option)))
    return Answer(best, lambda: say("reason.apart", card=mind.card(best).name))


def _apart_worth(card: Card) -> float:
    return 2.0 * card.damage + card.quiet if card.use == ATTACK else 3.0 * card.cancels + card.heal


def scuffle(mind: Mind) -> Answer:
    """A scuffle costs little: the Cloak is kept."""
    return Answer("brawl", lambda: Text("reason.brawl"))


#: One entry per question of a fight.
FIGHTS: dict[str, Callable[[Combat], Answer]] = {
    "fight.ready": Combat.ready,
    "fight": Combat.attack,
    "fight.answer": Combat.answer,
    "fight.answer.attack": Combat.answer_attack,
    "fight.counter": Combat.counter,
    "fight.dice": Combat.dice,
    "fight.again": Combat.again,
}
