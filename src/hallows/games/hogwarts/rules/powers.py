"""Powers of special objects in a fight (H-070 to H-073, H-076, H-224, C-59, C-101, C-180, C-181)."""

from hallows.games.common.keys import what_of
from hallows.games.hogwarts import effects as fx
from hallows.games.hogwarts.compiled import SEATS
from hallows.games.hogwarts.rules.life import gain_hp
from hallows.games.hogwarts.rules.objects import spend_special
from hallows.games.hogwarts.rules.trips import go_home
from hallows.games.hogwarts.state import FLED, Cup, Fight, Fighter, Player
from hallows.kernel import Ask, Play


def offered(g: Cup, player: Player, cloak: bool = True) -> tuple[str, ...]:
    """The Wand, the Sword, the Stone, and at the start of a half-round the Cloak."""
    kit = g.kit
    mask = kit.extra_dice | kit.revives | (kit.vanishes if cloak else 0)
    if not player.objects & mask:
        return ()
    return tuple(kit.use[thing] for thing in kit.objects_of(player.objects & mask))


def before_fight(g: Cup, fight: Fight) -> Play[None]:
    """H-224: before the reveal everybody may use what he holds, in the order of the fight (C-181)."""
    for f in fight.fighters:
        if f.eater < 0:
            player = g.players[f.seat]
            while options := offered(g, player, cloak=False):
                choice: str = yield Ask(f.seat, "fight.ready", ("begin", *options), "H-224")
                if choice == "begin":
                    break
                yield from use(g, fight, f, choice)


def use(g: Cup, fight: Fight, f: Fighter, choice: str) -> Play[None]:
    """Use an object; it is spent, win or lose (H-070)."""
    kit = g.kit
    thing = kit.object_number[what_of(choice)]
    player = g.players[f.seat]
    g.tell("used", rule="H-070", who=SEATS[f.seat], object=kit.object_names[thing])
    power = kit.content.objects[what_of(choice)].power
    yield from spend_special(g, player, thing)
    if isinstance(power, fx.ExtraDie):
        f.dice += 1
    elif isinstance(power, fx.Revive):
        gain_hp(g, player, power.amount, "H-073")
    elif isinstance(power, fx.Vanish):
        yield from flee(g, fight, f)


def flee(g: Cup, fight: Fight, f: Fighter) -> Play[None]:
    """H-076, C-101: five spaces away, to a space without pawn or Death Eater. A visitor goes back to where he
    came from (H-229)."""
    player = g.players[f.seat]
    fight.result = FLED
    if player.home >= 0:
        go_home(g, player)
        return
    kit = g.kit
    taken = g.eaters
    for other in g.players:
        taken |= 1 << other.space
    ends = kit.roads.flight(player.space, taken, g.closed)
    options = tuple([key for space, key in enumerate(kit.to) if ends >> space & 1])
    if options:
        choice: str = yield Ask(f.seat, "flee", options, "H-076")
        player.space = kit.board.number[what_of(choice)]
    where = kit.space_names[player.space]
    g.tell("fled", rule="H-076", who=SEATS[f.seat], where=where)
