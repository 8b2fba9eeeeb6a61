"""Perks: one bit for every kind of passive and trigger.

A hero keeps the union of the bits of all it carries, so that a rule can ask "has it anything of this
kind?" by one test, and look closer only if it has.
"""

from __future__ import annotations

from hallows.games.talisman import passives as p
from hallows.games.talisman.effects import Passive, Trigger

_names: list[str] = []


def _bit(name: str) -> int:
    _names.append(name)
    return 1 << (len(_names) - 1)


BATTLE_BONUS = _bit("battle_bonus")  # Magic or Might in Battle only
SCORE = _bit("score")
MIGHT_TO_MAGIC = _bit("might_to_magic")
PREVENT = _bit("prevent")
SACRIFICE = _bit("sacrifice")
EVADE = _bit("evade")
REROLL = _bit("reroll")
SPARE_DIE = _bit("spare_die")
NUDGE = _bit("nudge")
WALK_ONE = _bit("walk_one")
MOVE_BONUS = _bit("move_bonus")
MOVE_LESS = _bit("move_less")
PRICE_CUT = _bit("price_cut")
SHOP_AT = _bit("shop_at")
SAFE = _bit("safe")
NO_FERRET = _bit("no_ferret")
VOLDEMORT_SPARES = _bit("voldemort_spares")
VOLDEMORT_ROLL = _bit("voldemort_roll")
RIDE = _bit("ride")
DRAW_MORE = _bit("draw_more")
REDRAW = _bit("redraw")
OBJECTS_FIRST = _bit("objects_first")
RESIST_SPELL = _bit("resist_spell")
MIX_TROPHIES = _bit("mix_trophies")
TROPHY_BONUS = _bit("trophy_bonus")
GALLEON_REROLL = _bit("galleon_reroll")
NO_OBJECTS = _bit("no_objects")

# What changes a movement's distance.
STRIDE = MOVE_BONUS | MOVE_LESS

ON_OWN_TURN = _bit("own_turn")
ON_TURN_START = _bit("turn_start")
ON_TURN_END = _bit("turn_end")
ON_BEFORE_MOVE = _bit("before_move")
ON_MOVEMENT_SIX = _bit("movement_six")
ON_END_MOVE = _bit("end_move")
ON_REGION_CHANGE = _bit("region_change")
ON_BEAT_CHARACTER = _bit("beat_character")
ON_TURNED_TO_DEATH_EATERS = _bit("turned_to_death_eaters")
ON_LAST_SPELL_CAST = _bit("last_spell_cast")
TRIGGERS = {name: 1 << index for index, name in enumerate(_names) if index >= 27}

APPARATE = _bit("albus_dumbledore_apparate")
CALM = _bit("albus_dumbledore_calm")
STAY = _bit("minerva_mcgonagall_stay")
SPELLGUARD = _bit("minerva_mcgonagall_spellguard")
EXTRA_TURN = _bit("rubeus_hagrid_extra_turn")
INTIMIDATE = _bit("rubeus_hagrid_intimidate")
EXCHANGE = _bit("draco_malfoy_exchange")
BUY_OFF = _bit("draco_malfoy_buy_off")
TAKE_FOLLOWER = _bit("lucius_malfoy_follower")
PICKPOCKET = _bit("peter_pettigrew_pickpocket")
LUPIN = _bit("remus_lupin")
HOOKS = {name: 1 << index for index, name in enumerate(_names) if index >= 37}

_BITS: dict[type[p.Give], int] = {
    p.Score: SCORE,
    p.MightToMagic: MIGHT_TO_MAGIC,
    p.Prevent: PREVENT,
    p.Sacrifice: SACRIFICE,
    p.Evade: EVADE,
    p.Reroll: REROLL,
    p.SpareDie: SPARE_DIE,
    p.Nudge: NUDGE,
    p.WalkOne: WALK_ONE,
    p.MoveBonus: MOVE_BONUS,
    p.MoveLess: MOVE_LESS,
    p.PriceCut: PRICE_CUT,
    p.ShopAt: SHOP_AT,
    p.Safe: SAFE,
    p.NoFerret: NO_FERRET,
    p.VoldemortSpares: VOLDEMORT_SPARES,
    p.VoldemortRoll: VOLDEMORT_ROLL,
    p.Ride: RIDE,
    p.DrawMore: DRAW_MORE,
    p.Redraw: REDRAW,
    p.ObjectsFirst: OBJECTS_FIRST,
    p.ResistSpell: RESIST_SPELL,
    p.MixTrophies: MIX_TROPHIES,
    p.TrophyBonus: TROPHY_BONUS,
    p.GalleonReroll: GALLEON_REROLL,
    p.NoObjects: NO_OBJECTS,
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
