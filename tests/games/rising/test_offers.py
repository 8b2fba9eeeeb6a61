"""What a roll offers is looked up by how its dice look; here it is laid out die by die."""

from collections import Counter
from itertools import combinations

from hallows.games.rising.bot.thinking import QuickPlayer
from hallows.games.rising.counts import SHOWN, TOTAL, WANTED, covered_together, short_of
from hallows.games.rising.game import RisingGame
from hallows.games.rising.rules.abilities import does_something
from hallows.games.rising.rules.rolling import ROLL_OR_STOP, gather, together
from hallows.games.rising.state import Rising
from hallows.kernel import Ask, Seeded, Table

GAME = RisingGame()


def nearly(g: Rising, target: int) -> bool:
    """Whether the dice cover two symbols or more of it, and leave one to find."""
    need = g.turn.need[target]
    return TOTAL[need] > 2 and TOTAL[short_of(need, gather(g, g.turn.rolled, need))] == 1


def works(g: Rising, target: int) -> bool:
    """Whether a die fits there, and completing it would change something."""
    fits = any(WANTED[g.turn.need[target]] >> (die & 7) & 1 for die in g.turn.rolled)
    return fits and does_something(g, GAME.cards, target)


def test_what_a_roll_offers_is_what_its_dice_can_do() -> None:
    """Which targets can be completed together, the most first; that giving up comes first where nothing useful fits, and
    only there; and that rolling all dice again is not the first thing where one symbol is missing."""
    met: Counter[str] = Counter()
    for seed in range(40):
        dice = Seeded(f"offers/{seed}")
        table: Table[Rising] = Table(GAME, 3, None, dice, checkpoints=False, listen=False)
        g, quick = table.state, QuickPlayer(table.state, GAME.cards)

        def look(ask: Ask, g: Rising = g, quick: QuickPlayer = quick) -> str:
            if ask.prompt == "assign":
                seen = sum(SHOWN[die & 7] for die in g.turn.rolled)
                targets = [target for target in g.turn.targets if g.turn.need[target]]
                single = [target for target in targets if together(g, [target])]
                for some in [*combinations(single, 2), *combinations(single, 3)]:
                    both = bool(together(g, some))
                    met["both" if both else "one"] += 1
                    needs = tuple(g.turn.need[it] for it in some)
                    assert (tuple(range(len(some))) in covered_together(seen, needs)) == both
                companies = [it.count("+") for it in ask.options if it.startswith("complete:")]
                met["three"] += 2 in companies
                assert companies == sorted(companies, reverse=True)
                if not (g.turn.assigned or g.turn.tricks):
                    useful = any(works(g, target) for target in targets)
                    met["useful" if useful else "useless"] += 1
                    assert ask.options[0].startswith(("discard:", "stop")) != useful
                if g.turn.assigned and any(nearly(g, target) for target in targets):
                    met["nearly"] += 1
                    assert ask.options[0] not in ROLL_OR_STOP
            return quick.choose(ask)

        table.play_on(look, lambda state: False)
    assert min(met["both"], met["one"], met["nearly"], met["useful"], met["useless"]) > 20
    assert met["three"]
