"""How a team stands as a turn begins, in numbers a judge can weigh. Nothing that lies face down enters."""

from hallows.games.rising.bot.planning import usual_pool
from hallows.games.rising.compiled import T_CLEANSE, T_DIE, T_HEAL, T_SYMBOL, Cards
from hallows.games.rising.effects import Corrupt, Paid, Reroll, SetFace
from hallows.games.rising.rules.villains import STEP
from hallows.games.rising.state import Rising

FEATURES = (
    # the way to victory
    *("lord_left", "lord_open", "lord_last", "azkaban", "azkaban_missing", "risen", "deck"),
    # villains on the board
    *("eaters", "eaters_hurt", "eaters_one_left", "corrupters", "eaters_here"),
    # lives
    *("lives", "lives_3", "lives_2", "lives_1"),
    # Places
    *("lost", "lost_2", "lost_3", "corruption", "full_4", "full_3", "bare", "bare_3", "falling"),
    *("last_falling",),
    # recruits on the board
    *("recruits", "recruits_1", "recruits_2", "recruits_dying"),
    # teams
    *("wizards", "smallest", "lonely", "boxes", "team_1", "team_2", "lonely_1", "next_1"),
    *("next_2", "next_size"),
    *("dice", "least_dice", "dice_next", "changers", "paid"),
    # Spell tokens
    *("tokens", "symbols", "die_tokens", "heals", "cleanses"),
    *("turns", "three", "four"),
)


def measure(g: Rising, c: Cards) -> list[float]:
    """In the order of ``FEATURES``, each about 0 to 1."""
    return [
        *_victory(g, c),
        *_villains(g, c),
        *_lives(g, c),
        *_places(g, c),
        *_recruits(g, c),
        *_teams(g, c),
        *_tokens(g, c),
        g.turns / 40,
        float(len(g.players) == 3),
        float(len(g.players) == 4),
    ]


def _arrivals(g: Rising, c: Cards) -> list[float]:
    """The chance that Voldemort turns to each Location."""
    chances = [0.0, 0.0, 0.0]
    for face in c.voldemort_die:
        chances[(g.figure + STEP[face]) % 3] += 1 / len(c.voldemort_die)
    return chances


def _victory(g: Rising, c: Cards) -> list[float]:
    track, damage, azkaban = g.options.voldemort_track, g.damage[c.voldemort], len(g.azkaban)
    left = track - damage
    return [
        left / 5,
        max(0, min(azkaban, track) - damage) / 5 if g.risen else 0.0,
        float(left == 1 and azkaban > damage),
        min(azkaban, track) / 5,
        max(0, track - azkaban) ** 2 / 25,
        float(g.risen),
        len(g.deck) / 40,
    ]


def _villains(g: Rising, c: Cards) -> list[float]:
    count = hurt = nearly = corrupters = here = 0
    for slot, card in enumerate(g.board):
        if card >= c.wizards:
            count += 1
            here += slot // 3 == g.figure
            hurt += g.damage[card]
            nearly += g.damage[card] + 1 >= c.slots[card]
            corrupters += isinstance(c.special[card], Corrupt) or isinstance(
                c.regular[card], Corrupt
            )
    return [count / 5, hurt / 5, nearly / 3, corrupters / 3, here / 3]


def _lives(g: Rising, c: Cards) -> list[float]:
    left = c.wizards_lost[len(g.players)] - len(g.hospital)
    return [left / 8, float(left <= 3), float(left <= 2), float(left <= 1)]


def _places(g: Rising, c: Cards) -> list[float]:
    lost = len(g.corrupted)
    arrivals = _arrivals(g, c)
    full_4 = full_3 = bare = bare_3 = 0
    falling = last = 0.0
    for here, count in enumerate(g.corruption):
        full_4 += count >= 4
        full_3 += count >= 3
        if not g.stacks[here]:
            bare += 1
            bare_3 += count >= 3
        if count >= 4:
            falling += arrivals[here]
            if lost >= 3 or not g.stacks[here]:
                last += arrivals[here]
    return [
        lost / 4,
        float(lost >= 2),
        float(lost >= 3),
        sum(g.corruption) / 10,
        full_4 / 2,
        full_3 / 2,
        bare / 2,
        float(bare_3 > 0),
        falling,
        last,
    ]


def _recruits(g: Rising, c: Cards) -> list[float]:
    count = one = two = 0
    dying = 0.0
    arrivals = _arrivals(g, c)
    for slot, card in enumerate(g.board):
        if 0 <= card < c.wizards:
            count += 1
            left = c.slots[card] - g.damage[card]
            if left == 1:
                one += 1
                dying += arrivals[slot // 3]
            two += left == 2
    return [count / 5, one / 3, two / 3, dying]


def _teams(g: Rising, c: Cards) -> list[float]:
    players = g.players
    sizes = [len(player.team) for player in players]
    left = [[c.slots[card] - g.damage[card] for card in player.team] for player in players]
    everyone = [boxes for team in left for boxes in team]
    lonely_1 = sum(len(team) == 1 and team[0] <= 2 for team in left)
    dice = [sum(usual_pool(g, c, player.seat)) for player in players]
    kinds = [c.ability[card] for player in players for card in player.team]
    active = left[g.active]
    many = len(players)
    return [
        sum(sizes) / (3 * many),
        min(sizes) / 3,
        sizes.count(1) / many,
        sum(everyone) / (10 * many),
        everyone.count(1) / many,
        everyone.count(2) / many,
        float(lonely_1),
        float(active.count(1)),
        active.count(2) / 2,
        sizes[g.active] / 3,
        sum(dice) / (6 * many),
        min(dice) / 6,
        dice[g.active] / 6,
        sum(isinstance(kind, Reroll | SetFace) for kind in kinds) / many,
        sum(isinstance(kind, Paid) for kind in kinds) / many,
    ]


def _tokens(g: Rising, c: Cards) -> list[float]:
    counts = [0, 0, 0, 0, 0]
    for player in g.players:
        for kind in player.tokens:
            counts[c.token_use[kind]] += 1
    many = len(g.players)
    return [
        sum(counts) / (3 * many),
        min(counts[T_SYMBOL], 2 * many) / (2 * many),
        min(counts[T_DIE], many) / many,
        min(counts[T_HEAL], many) / many,
        min(counts[T_CLEANSE], many) / many,
    ]
