"""What a card does in few words, for cards too small for whole sentences (``text`` has those). The words are
``rising-board-brief-…``."""

from collections.abc import Iterable

from hallows.games.rising import effects as e
from hallows.games.rising.text import AMONG, dice_name
from hallows.kernel import Arg, Text
from hallows.words import Words


class Short:
    """The few words of one language."""

    def __init__(self, words: Words) -> None:
        self.words = words

    def _say(self, key: str, **args: Arg) -> str:
        return self.words.say(Text(f"board.brief.{key}", args))

    def ability(self, ability: e.Ability) -> list[str]:
        """A Wizard's ability, a line for each thing it does."""
        match ability:
            case e.PoolDie():
                return [self._pool(ability)]
            case e.Reroll(most=most):
                return [self._say("reroll", most=most)]
            case e.SetFace(traits=(trait,)):
                return [self._say("set", trait=f"trait:{trait}")]
            case e.SetFace(traits=traits):
                return [
                    self._say("set-either", trait=f"trait:{traits[0]}", second=f"trait:{traits[1]}")
                ]
            case e.Wound(damage=damage, effects=effects):
                return [self._say("wound", amount=damage), *self.benefits(effects)]
            case e.Paid(effects=effects):
                return self.benefits(effects)
            case _:
                return [self._say("move")]

    def benefits(self, effects: Iterable[e.Benefit]) -> list[str]:
        return [self._benefit(effect) for effect in effects]

    def _benefit(self, effect: e.Benefit | e.TokenEffect) -> str:
        match effect:
            case e.Heal(amount=amount, wizards=wizards, whose=whose):
                many = "all" if wizards == 0 else "one" if wizards == 1 else "several"
                return self._say(f"heal-{whose}-{many}", amount=amount, wizards=wizards)
            case e.HealEach(amount=amount, more=more, affiliation=aff):
                return self._say("heal-each", amount=amount, more=more, aff=f"board_aff:{aff}")
            case e.Clean(amount=amount, more_at=str(where), more=more):
                return self._say("clean-more", amount=amount, more=more, where=f"loc:{where}")
            case e.OthersDraw(amount=amount, at_least=least, affiliation=aff):
                return self._say("others-draw", amount=amount, least=least, aff=f"board_aff:{aff}")
            case e.AddDie(colour=colour):
                return self._say("add-die", die=f"die:{colour}")
            case e.Symbol(trait=trait):
                return self._say("symbol", trait=f"trait:{trait}")
            case _:  # clean, hit, draw, exchange, cleanse
                amount = getattr(effect, "amount", 0)
                return self._say(str(effect.__struct_config__.tag), amount=amount)

    def token(self, effect: e.TokenEffect) -> str:
        """A Spell token, as the label under it."""
        if isinstance(effect, e.Heal):
            return self._say("token-heal", amount=effect.amount, wizards=effect.wizards)
        return self._benefit(effect)

    def _pool(self, ability: e.PoolDie) -> str:
        dice = dice_name(ability.colours)
        needs = ability.needs
        if needs is None:
            return self._say("pool", dice=dice)
        other = int(needs.other)
        if needs.affiliation:
            aff = f"board_aff:{needs.affiliation}"
            return self._say("pool-aff", dice=dice, other=other, aff=aff)
        people = [f"family:{needs.family}"] if needs.family else []
        people += [f"card:{card}" for card in needs.cards]
        if len(people) == 1:
            return self._say("pool-one", dice=dice, other=other, company=people[0])
        return self._say("pool-either", dice=dice, other=other, company=people[0], second=people[1])

    def villainy(self, effect: e.Villainy | e.Penalty) -> str:
        """What a Death Eater does, or a corrupted Place."""
        match effect:
            case e.Damage():
                return self._damage(effect)
            case e.Corrupt(amount=amount, where="here"):
                return self._say("corrupt-here", amount=amount)
            case e.Corrupt(amount=amount, where="each_with_death_eater"):
                return self._say("corrupt-each", amount=amount)
            case e.Corrupt(amount=amount, where=where):
                return self._say("corrupt-at", amount=amount, where=f"loc:{where}")
            case e.LoseSpell(amount=amount, who=who):
                return self._say(f"lose-spell-{who}", amount=amount)
            case e.Harder(amount=amount, trait=trait):
                return self._say("harder", amount=amount, trait=f"trait:{trait}")
            case _:  # restore, no_spells, heal_limit, lose_die
                amount = getattr(effect, "amount", 0)
                return self._say(str(effect.__struct_config__.tag), amount=amount)

    def _damage(self, effect: e.Damage) -> str:
        key, amount, among = f"damage-{effect.whom}", effect.amount, AMONG[effect.among]
        if effect.where != "here":
            return self._say(f"{key}-at", amount=amount, where=f"loc:{effect.where}")
        if effect.affiliation is None:
            return self._say(key, amount=amount, among=among)
        aff = f"board_aff:{effect.affiliation}"
        return self._say(f"{key}-aff", amount=amount, among=among, aff=aff)

    def otherwise(self, effect: e.Villainy | e.Penalty) -> str:
        """What happens instead if there is nobody to hit; empty: nothing does."""
        if not isinstance(effect, e.Damage) or effect.otherwise is None:
            return ""
        return self._say("otherwise", amount=effect.otherwise.amount)
