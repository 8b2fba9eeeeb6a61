"""Perks: one bit for every kind of passive and trigger.

A hero keeps the union of the bits of all it carries, so that a rule can ask "has it anything of this
kind?" by one test, and look closer only if it has.
"""

from itertools import count
from typing import get_args

from hallows.games.talisman import passives as p
from hallows.games.talisman.effects import Passive, Trigger, TriggerOn

_numbers = count()


def _bit() -> int:
    return 1 << next(_numbers)


BATTLE_BONUS = _bit()  # Magic or Might in Battle only
_BITS: dict[type[p.Give], int] = {
    p.Score: (SCORE := _bit()),
    p.MightToMagic: (MIGHT_TO_MAGIC := _bit()),
    p.Prevent: (PREVENT := _bit()),
    p.Sacrifice: (SACRIFICE := _bit()),
    p.Evade: (EVADE := _bit()),
    p.Reroll: (REROLL := _bit()),
    p.SpareDie: (SPARE_DIE := _bit()),
    p.Nudge: (NUDGE := _bit()),
    p.WalkOne: (WALK_ONE := _bit()),
    p.MoveBonus: (MOVE_BONUS := _bit()),
    p.MoveLess: (MOVE_LESS := _bit()),
    p.PriceCut: (PRICE_CUT := _bit()),
    p.ShopAt: (SHOP_AT := _bit()),
    p.Safe: (SAFE := _bit()),
    p.NoFerret: (NO_FERRET := _bit()),
    p.VoldemortSpares: (VOLDEMORT_SPARES := _bit()),
    p.VoldemortRoll: (VOLDEMORT_ROLL := _bit()),
    p.Ride: (RIDE := _bit()),
    p.DrawMore: (DRAW_MORE := _bit()),
    p.Redraw: (REDRAW := _bit()),
    p.ObjectsFirst: (OBJECTS_FIRST := _bit()),
    p.ResistSpell: (RESIST_SPELL := _bit()),
    p.MixTrophies: (MIX_TROPHIES := _bit()),
    p.TrophyBonus: (TROPHY_BONUS := _bit()),
    p.GalleonReroll: (GALLEON_REROLL := _bit()),
    p.NoObjects: (NO_OBJECTS := _bit()),
}

# What changes a movement's distance.
STRIDE = MOVE_BONUS | MOVE_LESS

#: What may set off a trigger, and abilities with a rule of their own, by name.
TRIGGERS = {name: _bit() for name in get_args(TriggerOn)}
(
    ON_OWN_TURN, ON_TURN_START, ON_TURN_END, ON_BEFORE_MOVE, ON_MOVEMENT_SIX, ON_END_MOVE,
    ON_REGION_CHANGE, ON_BEAT_CHARACTER, ON_TURNED_TO_DEATH_EATERS, ON_LAST_SPELL_CAST,
) = TRIGGERS.values()  # fmt: skip
HOOKS = {
    "albus_dumbledore_apparate": (APPARATE := _bit()),
    "albus_dumbledore_calm": (CALM := _bit()),
    "minerva_mcgonagall_stay": (STAY := _bit()),
    "minerva_mcgonagall_spellguard": (SPELLGUARD := _bit()),
    "rubeus_hagrid_extra_turn": (EXTRA_TURN := _bit()),
    "rubeus_hagrid_intimidate": (INTIMIDATE := _bit()),
    "draco_malfoy_exchange": (EXCHANGE := _bit()),
    "draco_malfoy_buy_off": (BUY_OFF := _bit()),
    "lucius_malfoy_follower": (TAKE_FOLLOWER := _bit()),
    "peter_pettigrew_pickpocket": (PICKPOCKET := _bit()),
    "remus_lupin": (LUPIN := _bit()),
}

_SUMS = (p.SpellLimit, p.ObjectLimit, p.FollowerLimit)  # figures a hero keeps as such


def bit_of(passive: Passive) -> int:
    """The bit of one passive; 0 for those that are mere sums."""
    if isinstance(passive, p.Bonus):
        return 0 if passive.when in ("always", "other_follower") else BATTLE_BONUS
    if isinstance(passive, Trigger):
        return TRIGGERS[passive.on]
    if isinstance(passive, p.PassiveHook):
        return HOOKS[passive.name]
    if isinstance(passive, _SUMS):
        return 0
    return _BITS[type(passive)]


#: The bits a passive of a type may have: where none of them is set there is no such passive.
MASKS: dict[type[p.Give], int] = {
    **_BITS,
    p.Bonus: BATTLE_BONUS,
    Trigger: sum(TRIGGERS.values()),
    p.PassiveHook: sum(HOOKS.values()),
}
