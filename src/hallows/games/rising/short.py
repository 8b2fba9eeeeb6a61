"""What a card does in few words, for cards too small for whole sentences (``text`` has those). The words are
``rising-board-brief-…``."""

from collections.abc import Iterable

import msgspec

from hallows.games.rising import effects as e
from hallows.games.rising.text import AMONG, args_of, company_names, dice_name, tag_of
from hallows.kernel import Arg, Text
from hallows.words import Words


class Short:
    """The few words of one language."""

    def __init__(self, words: Words) -> None:
        self.words = words

    def _say(self, key: str, **args: Arg) -> str:
        return self.words.say(Text(f"board.brief.{key}", args))

    def _tell(self, key: str, effect: msgspec.Struct, **more: Arg) -> str:
        """The same with what an effect says; affiliations have short names of their own."""
        args = args_of(effect)
        if "affiliation" in args:
            args["aff"] = f"board_{args['affiliation']}"
        return self._say(key, **args, **more)

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
            case e.Heal(wizards=wizards, whose=whose):
                many = "all" if wizards == 0 else "one" if wizards == 1 else "several"
                return self._tell(f"heal-{whose}-{many}", effect)
            case e.Clean(more_at=str()):
                return self._tell("clean-more", effect)
            case _:
                return self._tell(tag_of(effect), effect)

    def token(self, effect: e.TokenEffect) -> str:
        """A Spell token, as the label under it."""
        if isinstance(effect, e.Heal):
            return self._tell("token-heal", effect)
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
        people = company_names(needs)
        if len(people) == 1:
            return self._say("pool-one", dice=dice, other=other, company=people[0])
        return self._say("pool-either", dice=dice, other=other, company=people[0], second=people[1])

    def villainy(self, effect: e.Villainy | e.Penalty) -> str:
        """What a Death Eater does, or a corrupted Place."""
        match effect:
            case e.Damage():
                return self._damage(effect)
            case e.Corrupt(where="here"):
                return self._tell("corrupt-here", effect)
            case e.Corrupt(where="each_with_death_eater"):
                return self._tell("corrupt-each", effect)
            case e.Corrupt():
                return self._tell("corrupt-at", effect)
            case e.LoseSpell(who=who):
                return self._tell(f"lose-spell-{who}", effect)
            case _:
                return self._tell(tag_of(effect), effect)

    def _damage(self, effect: e.Damage) -> str:
        key = f"damage-{effect.whom}"
        if effect.where != "here":
            key += "-at"
        elif effect.affiliation is not None:
            key += "-aff"
        return self._tell(key, effect, among=AMONG[effect.among])

    def otherwise(self, effect: e.Villainy | e.Penalty) -> str:
        """What happens instead if there is nobody to hit; empty: nothing does."""
        if not isinstance(effect, e.Damage) or effect.otherwise is None:
            return ""
        return self._say("otherwise", amount=effect.otherwise.amount)
