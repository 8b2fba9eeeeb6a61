"""The return (V-022 to V-028, V-036, V-080, V-083, V-086, V-087, C-116, C-134): the ritual, Death Eaters on towers, relics."""

from hallows.games.common.keys import what_of
from hallows.games.hogwarts.compiled import POTION, SPELL
from hallows.games.hogwarts.returns.rules.sides import (  # fmt: skip
    dark,
    harry,
    heroes,
    name,
    pawns_and_eaters,
    voldemorts_hp,
)
from hallows.games.hogwarts.returns.rules.spaces import deal
from hallows.games.hogwarts.returns.state import CLOSE, PLACE, RELICS, Eater, Returns
from hallows.games.hogwarts.rules.cards import lose_hand
from hallows.kernel import Ask, Play


def hold(g: Returns) -> Play[None]:
    """V-022 to V-024, V-087: the tokens leave the game, the cards go under their decks, Voldemort stands on the pitch."""
    he = dark(g)
    names = g.kit.space_names
    graveyard = g.kit.board.portkey.bit_length() - 1
    g.tell("ritual", rule="V-022", who=name(g, he), where=names[graveyard])
    he.objects &= ~g.plan.ritual
    g.gone |= g.plan.ritual
    lose_hand(g, he)
    he.hp = 0  # from now on a display, see ``sides.voldemorts_hp``
    g.returned = g.rounds
    g.eaters = [Eater(sheet) for sheet in range(len(g.kit.eaters))]
    g.tell(
        "returned.voldemort", rule="V-023", who=name(g, he), character=g.plan.voldemort.name,
        where=names[he.space], hp=voldemorts_hp(g),
    )  # fmt: skip
    g.step = PLACE
    return
    yield


def place(g: Returns) -> Play[None]:
    """V-025, V-026, V-086: each on a tower of its own, where no hero is; then a spell and a potion for each."""
    kit = g.kit
    towers = kit.board.towers
    for hero in heroes(g):
        towers &= ~(1 << hero.space)
    for eater in g.eaters:
        who = kit.eaters[eater.sheet].name
        options = tuple([kit.to[tower] for tower in kit.objects_of(towers)])
        choice: str = yield Ask(g.dark, "eater.place", options, "V-026", {"eater": who})
        eater.space = kit.board.number[what_of(choice)]
        eater.hp = kit.eaters[eater.sheet].hp
        towers &= ~(1 << eater.space)
        g.tell("eater.placed", rule="V-025", foe=who, where=kit.space_names[eater.space])
    for eater in g.eaters:
        sheet = kit.eaters[eater.sheet]
        for deck, count in ((SPELL, sheet.spells), (POTION, sheet.potions)):
            for _ in range(count):
                deal(g, eater, deck, "V-025")
    g.step = RELICS


def relics(g: Returns) -> Play[None]:
    """V-027, V-028, V-080, C-116: first Voldemort's player hides the Stone, then Harry's the Wand."""
    for seat, thing, rule in ((g.dark, g.plan.stone, "V-027"), (harry(g).seat, g.plan.wand, "V-028")):  # fmt: skip
        kit = g.kit
        free = g.plan.walked & ~pawns_and_eaters(g)
        options = tuple([kit.to[space] for space in kit.objects_of(free)])
        args = {"object": kit.object_names[thing]}
        choice: str = yield Ask(seat, "relic", options, rule, {**args})
        g.at[thing] = kit.board.number[what_of(choice)]
        g.spare &= ~(1 << thing)
        where = kit.space_names[g.at[thing]]
        g.tell("relic.placed", rule=rule, who=f"seat:{seat}", object=kit.object_names[thing], where=where)  # fmt: skip
    g.step = CLOSE
