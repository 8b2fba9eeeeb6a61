"""Life, house points and tokens of one player (H-093, H-111, H-158 to H-159, H-220, H-230, H-231)."""

from hallows.games.hogwarts.compiled import SEATS
from hallows.games.hogwarts.rules.cards import put_under
from hallows.games.hogwarts.state import Cup, Player, Wizard, World


def gain_hp(g: World, wizard: Wizard, amount: int, rule: str) -> None:
    """Without an upper limit (H-159)."""
    wizard.hp += amount
    g.tell("hp.gained", rule=rule, who=SEATS[wizard.seat], amount=amount, hp=wizard.hp)


def lose_hp(g: World, wizard: Wizard, amount: int, rule: str, floor: int = 1) -> int:
    """Outside fights never below 1 (H-220); says how much was really lost."""
    lost = min(amount, max(0, wizard.hp - floor))
    wizard.hp -= lost
    g.tell("hp.lost", rule=rule, who=SEATS[wizard.seat], amount=lost, hp=wizard.hp)
    return lost


def score(g: Cup, seat: int, points: int, rule: str) -> None:
    """House points for a player, or for his team; never below 0 (H-111, C-191)."""
    team = g.team[seat]
    before = g.scores[team]
    after = max(0, before + points)
    g.scores[team] = after
    key = "points.gained" if points >= 0 else "points.lost"
    g.tell(key, rule=rule, who=SEATS[seat], amount=abs(after - before), total=after)


def lose_floo(g: Cup, player: Player) -> None:
    """A Floo token is spent, stolen or discarded: a card kept with it goes under its deck (H-230)."""
    player.floo -= 1
    if player.floo_cards:
        put_under(g, player.floo_cards.pop(0))
