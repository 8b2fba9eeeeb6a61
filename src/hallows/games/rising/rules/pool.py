"""The dice pool, and what dice may be put on this turn (R-083 to R-092, R-099, R-211 to R-213)."""

from hallows.games.rising.compiled import NOBODY, SEATS, Cards, Company
from hallows.games.rising.counts import dice_packed, packed
from hallows.games.rising.effects import COLOURS
from hallows.games.rising.state import Player, Rising
from hallows.kernel import Arg, Ask, Pick, Play

DIE = tuple(f"die:{colour}" for colour in COLOURS)
COLOUR_OF = {key: colour for colour, key in enumerate(DIE)}


def build_pool(g: Rising, c: Cards) -> Play[None]:
    """R-083, R-211: once, from the team as it is now (R-092). Every Wizard that gives a die does so by itself (R-086,
    R-127); fixed colours first, so that no choice wastes one (A-39)."""
    turn = g.turn
    player = g.players[g.active]
    turn.pool = c.hq_pool[player.affiliation][:]
    turn.in_use = turn.pool[:]
    team = mask_of(player.team)
    choices: list[Company] = []
    for card in player.team:
        company = c.company[card]
        if company is not None and company.holds(team):
            if len(company.colours) > 1:
                choices.append(company)
            else:
                _extra(g, c, card, company.colours[0])
    for company in choices:
        yield from _choose_colour(g, c, company)
    if turn.lost_dice:
        yield from _lose_dice(g)
    open_targets(g, c)
    if g.sink is not None:
        g.tell("pool", rule="R-083", who=SEATS[g.active], dice=pool_names(g))


def mask_of(cards: list[int]) -> int:
    mask = 0
    for card in cards:
        mask |= 1 << card
    return mask


def add_die(g: Rising, c: Cards, colour: int) -> bool:
    """R-087, R-088, R-212: only while the box has such a die left; no other colour instead. It joins the next
    roll (R-091)."""
    turn = g.turn
    if turn.in_use[colour] >= c.copies[colour]:
        return False
    turn.in_use[colour] += 1
    turn.pool[colour] += 1
    return True


def _extra(g: Rising, c: Cards, card: int, colour: int) -> None:
    """R-084; R-088: a colour used up is not replaced by another."""
    added = add_die(g, c, colour)
    key, rule = ("pool.extra", "R-084") if added else ("pool.no_die", "R-088")
    g.tell(key, rule=rule, card=c.names[card], die=DIE[colour])


def _choose_colour(g: Rising, c: Cards, company: Company) -> Play[None]:
    """R-089, A-29: any of the card's colours that is not used up."""
    turn = g.turn
    left = [colour for colour in company.colours if turn.in_use[colour] < c.copies[colour]]
    if not left:
        _extra(g, c, company.card, company.colours[0])
        return
    options = tuple(DIE[colour] for colour in left)
    args: dict[str, Arg] = {"card": c.names[company.card]}
    choice: str = yield Ask(g.active, "pool.colour", options, "R-089", args)
    _extra(g, c, company.card, COLOUR_OF[choice])


def _lose_dice(g: Rising) -> Play[None]:
    """R-079, R-213: a random die, right after the pool is built."""
    turn = g.turn
    for _ in range(min(turn.lost_dice, sum(turn.pool))):
        index: int = yield Pick(sum(turn.pool), "wand", g.active)
        dice = [colour for colour in range(4) for _ in range(turn.pool[colour])]
        turn.pool[dice[index]] -= 1
        g.tell("pool.lost", rule="R-079", who=SEATS[g.active], die=DIE[dice[index]])


def pool_names(g: Rising) -> list[Arg]:
    return [DIE[colour] for colour in range(4) for _ in range(g.turn.pool[colour])]


# -- targets -----------------------------------------------------------------------------------------------


def open_targets(g: Rising, c: Cards) -> None:
    """What every card costs this turn: to recruit or attack on the board, to use in a team. Under the Atrium's
    penalty each Death Eater costs more (R-075, R-239)."""
    turn = g.turn
    need = c.cost[:]
    if turn.harder:
        for card in g.board:
            if card >= c.wizards:
                need[card] += turn.harder
    for player in g.players:
        for card in player.team:
            need[card] = c.paid_cost[card]
    need[c.hq1], need[c.hq2] = c.hq_cost[g.players[g.active].affiliation]
    turn.need = need
    find_targets(g, c)


def find_targets(g: Rising, c: Cards) -> None:
    """R-099: characters here, where the team is (R-033, R-034), Voldemort if he can be met here (R-177, R-178), own
    headquarters and Wizards (R-120). What is complete takes no more: once per turn (R-116, R-117)."""
    player = g.players[g.active]
    here = player.location
    targets = [card for card in g.board[3 * here : 3 * here + 3] if card != NOBODY]
    if g.risen and g.figure == here:
        targets.append(c.voldemort)
    targets.append(c.hq1)
    targets.append(c.hq2)
    used, once = g.turn.used, c.once_per_turn
    tricks = []
    for card in player.team:
        if c.paid_cost[card]:
            targets.append(card)
        elif once >> card & 1 and card not in used:
            tricks.append(card)
    g.turn.targets = targets
    g.turn.tricks = tricks


def forfeit(g: Rising, c: Cards, target: int, cost: int) -> None:
    """What lies on ``target`` is lost: the token moved away (R-216), or the Wizard left the team (A-46)."""
    turn = g.turn
    if turn.need[target] != cost:
        turn.need[target] = cost
        discard_placed(g, target)
        turn.placed = [placed for placed in turn.placed if placed.target != target]


def discard_placed(g: Rising, target: int | None = None) -> None:
    """A-61, R-145: trait tokens that lie on ``target``, or anywhere, go face up to the discard."""
    for placed in g.turn.placed:
        if placed.token != NOBODY and target in (None, placed.target):
            g.discard.append(placed.token)


def move_token(g: Rising, c: Cards, player: Player, location: int) -> None:
    """Redeploy and Dobby: the new Location counts for the rest of the turn (R-186, R-216)."""
    for card in g.board[3 * player.location : 3 * player.location + 3]:
        if card != NOBODY:
            cost = c.cost[card] + (g.turn.harder if card >= c.wizards else 0)
            forfeit(g, c, card, cost)
    if g.risen and g.figure == player.location:
        forfeit(g, c, c.voldemort, c.cost[c.voldemort])
    player.location = location
    find_targets(g, c)


def name(g: Rising, c: Cards, target: int) -> str:
    """A target's name for words: a card, or an ability of the active player's headquarters."""
    if target < c.hq1:
        return c.names[target]
    hq = c.hq[g.players[g.active].affiliation]
    return f"hq:{hq.id}{target - c.hq1 + 1}"


def dice_left(g: Rising) -> int:
    """On the table and still to be rolled: a die gained since the roll is a pool die as well (A-63)."""
    return packed(g.turn.pool) + dice_packed(g.turn.rolled)


def hopeless(g: Rising, c: Cards) -> bool:
    """A-47: not even the luckiest dice could complete anything more. Tokens are not counted."""
    turn = g.turn
    left = dice_left(g)
    if not turn.targets or not left:
        return False
    for target in turn.targets:
        need = turn.need[target]
        if need and c.reachable[left << 16 | need]:
            return False
    return True
