"""Spell tokens: drawing, using, and the windows in which they may be used (R-036, R-140 to R-155, R-219 to R-228).

The active player's tokens are further options of each own question of phase 3. Everybody else is asked in windows,
and only with a token that would change something (R-224).
"""

from __future__ import annotations

from hallows.games.rising.compiled import (
    NOBODY,
    SEATS,
    T_CLEANSE,
    T_DIE,
    T_EXCHANGE,
    T_HEAL,
    T_SYMBOL,
    Cards,
)
from hallows.games.rising.counts import ONE, WANTED
from hallows.games.rising.effects import Heal
from hallows.games.rising.rules import abilities
from hallows.games.rising.rules.counters import anyone_hurt, clean, clockwise, heal, hurt_in
from hallows.games.rising.rules.pool import DIE, add_die, find_targets, forfeit, name
from hallows.games.rising.state import FINAL, Placed, Rising
from hallows.kernel import NO, PASS, YES_NO, Arg, Ask, Play, reactions

# -- what can be used --------------------------------------------------------------------------------------


def others_can_help(g: Rising, c: Cards) -> bool:
    """Would anybody but the active player be asked in a window now?"""
    if g.turn.no_spells:
        return False
    for player in g.players:
        if player.seat != g.active:
            for kind in player.tokens:
                if would_change(g, c, player.seat, kind):
                    return True
    return False


def would_change(g: Rising, c: Cards, seat: int, kind: int) -> bool:
    """R-224: a token is not offered in vain."""
    turn = g.turn
    use, detail = c.token_use[kind], c.token_detail[kind]
    if use == T_SYMBOL:
        need = turn.need
        for target in turn.targets:  # noqa: SIM110 - before every roll; twice as fast as any()
            if WANTED[need[target]] >> detail & 1:
                return True
        return False
    if use == T_DIE:
        return turn.in_use[detail] < c.copies[detail]
    if use == T_HEAL:
        return anyone_hurt(g, range(len(g.players)))
    if use == T_CLEANSE:
        return any(g.corruption)
    return may_exchange(g, c, seat)


def may_exchange(g: Rising, c: Cards, seat: int) -> bool:
    """R-226: an Exchange that was refused is not offered again this turn."""
    held = 0
    for kind in g.players[seat].tokens:
        held += c.token_use[kind] == T_EXCHANGE
    return held > g.turn.refused[seat]


def anyone_may_exchange(g: Rising, c: Cards) -> bool:
    """Could a Wizard still change teams now (R-227)?"""
    if g.turn.no_spells:
        return False
    for player in g.players:  # noqa: SIM110 - every turn; twice as fast as any()
        if player.tokens and may_exchange(g, c, player.seat):
            return True
    return False


def anyone_may_add_a_die(g: Rising, c: Cards) -> bool:
    """Is there a token, in any hand, whose die the box still has (R-090)?"""
    turn = g.turn
    if turn.no_spells:
        return False
    for player in g.players:
        for kind in player.tokens:
            if c.token_use[kind] == T_DIE:
                colour = c.token_detail[kind]
                if turn.in_use[colour] < c.copies[colour]:
                    return True
    return False


def offers(g: Rising, c: Cards, seat: int) -> tuple[str, ...]:
    """The token options of ``seat``."""
    turn = g.turn
    if turn.no_spells:
        return ()
    keys: list[str] = []
    last = NOBODY
    for kind in g.players[seat].tokens:
        if kind == last:
            continue
        last = kind
        use = c.token_use[kind]
        if use == T_SYMBOL:
            trait = c.token_detail[kind]
            on = c.token_on[kind]
            keys += [
                on[target] for target in turn.targets if WANTED[turn.need[target]] >> trait & 1
            ]
        elif use == T_DIE:
            if turn.in_use[c.token_detail[kind]] < c.copies[c.token_detail[kind]]:
                keys.append(c.token_key[kind])
        elif use == T_HEAL:
            on = c.token_on[kind]
            for player in g.players:
                keys += [on[card] for card in hurt_in(g, player.seat)]
        elif use == T_CLEANSE:
            at = c.token_at[kind]
            keys += [at[where] for where in range(3) if g.corruption[where]]
        elif may_exchange(g, c, seat):
            keys.append(c.token_key[kind])
    return tuple(keys)


def exchange_offers(g: Rising, c: Cards, seat: int) -> tuple[str, ...]:
    """The opening window knows only Exchanges (A-43)."""
    if g.turn.no_spells or not may_exchange(g, c, seat):
        return ()
    kinds = dict.fromkeys(g.players[seat].tokens)
    return tuple(c.token_key[kind] for kind in kinds if c.token_use[kind] == T_EXCHANGE)


# -- windows -----------------------------------------------------------------------------------------------


#: Windows: the last chance to use a token, and whether one of the own would complete something; before and after a roll.
FINAL_OWN = "final.own"
QUIET = ("opening", "before_roll", "after_roll", FINAL)


def opening_window(g: Rising, c: Cards) -> Play[None]:
    """Before the pool is built an Exchange still changes it (R-211)."""

    def act(seat: int, option: str) -> Play[bool]:
        yield from use_token(g, c, seat, option)
        return True

    yield from reactions(
        "opening",
        clockwise(g),
        lambda seat: exchange_offers(g, c, seat),
        act,
        prompt="window.opening",
        rule="R-211",
        args={"who": SEATS[g.active]},
    )


def help_window(g: Rising, c: Cards, window: str) -> Play[bool]:
    """Everybody but the active player, clockwise (R-219, R-220). The first use closes it and is reported: the
    round starts again with the active player's own question."""
    helped = [False]

    def act(seat: int, option: str) -> Play[bool]:
        yield from use_token(g, c, seat, option)
        helped[0] = True
        return False

    yield from reactions(
        window,
        clockwise(g)[1:],
        lambda seat: offers(g, c, seat),
        act,
        prompt="window." + window,
        rule="R-220",
        args={"who": SEATS[g.active]},
    )
    return helped[0]


def final_window(g: Rising, c: Cards) -> Play[None]:
    """R-144, R-220, R-225: after the last die, the active player first, who may also wound a Wizard for its
    help (A-63). A die token means one more roll."""

    def playable(seat: int) -> tuple[str, ...]:
        own = abilities.wounds(g, c) if seat == g.active else ()
        return own + offers(g, c, seat)

    def act(seat: int, option: str) -> Play[bool]:
        if option in c.played:
            yield from use_token(g, c, seat, option)
        else:
            yield from abilities.wound_itself(g, c, c.number[option[4:]])
        return not any(g.turn.pool)

    yield from reactions(
        lambda seat: FINAL_OWN if seat == g.active and _finishes(g, c, seat) else FINAL,
        clockwise(g),
        playable,
        act,
        prompt="window.final",
        rule="R-220",
        args={"who": SEATS[g.active]},
    )


def _finishes(g: Rising, c: Cards, seat: int) -> bool:
    """Whether one of the seat's trait tokens would complete something."""
    need, held = g.turn.need, g.players[seat].tokens
    last = [ONE[c.token_detail[kind]] for kind in held if c.token_use[kind] == T_SYMBOL]
    return any(need[target] in last for target in g.turn.targets)


def final_window_opens(g: Rising, c: Cards) -> bool:
    """R-076, A-43: there may be something to do, and no penalty closes the windows."""
    if g.turn.no_spells:
        return False
    for card in g.turn.tricks:
        if c.wounding >> card & 1:
            return True
    for player in g.players:  # noqa: SIM110 - at every roll; twice as fast as any()
        if player.tokens:
            return True
    return False


# -- using -------------------------------------------------------------------------------------------------


def use_token(g: Rising, c: Cards, seat: int, option: str) -> Play[None]:
    """R-141, R-145: any player's token, for the active player; then face up to the discard, except that a
    trait token lies on its target until the turn ends (A-61)."""
    kind, where = c.played[option]
    use = c.token_use[kind]
    g.turn.asked_help = False
    if use == T_EXCHANGE:
        yield from exchange(g, c, seat, kind)
        return
    g.players[seat].tokens.remove(kind)
    if use != T_SYMBOL:
        g.discard.append(kind)
    g.tell("token.used", rule="R-141", who=SEATS[seat], token=c.token_names[kind])
    if use == T_SYMBOL:
        yield from _cover(g, c, seat, where, kind)
    elif use == T_DIE:
        add_die(g, c, c.token_detail[kind])
        g.tell("pool.added", rule="R-090", who=SEATS[g.active], die=DIE[c.token_detail[kind]])
    elif use == T_CLEANSE:
        clean(g, c, where, c.token_detail[kind], "R-152")
    else:
        yield from _heal_by_token(g, c, seat, kind, where)


def _cover(g: Rising, c: Cards, seat: int, target: int, kind: int) -> Play[None]:
    """R-142, R-143, R-221: one symbol of any legal target; a covered ability acts at once. What it completes is the
    active player's (R-223); on what stays incomplete it is spent in vain (R-222)."""
    turn = g.turn
    trait = c.token_detail[kind]
    turn.need[target] -= ONE[trait]
    turn.placed.append(Placed(target, NOBODY, trait, 1, seat, kind))
    g.tell("token.placed", rule="R-142", who=SEATS[seat], target=name(g, c, target))
    if not turn.need[target]:
        yield from abilities.completed(g, c, target)


def _heal_by_token(g: Rising, c: Cards, seat: int, kind: int, card: int) -> Play[None]:
    """R-150, R-151: team Wizards only, of any team."""
    effect = c.token_effect[kind]
    assert isinstance(effect, Heal)
    rule = "R-150" if effect.wizards == 1 else "R-151"
    heal(g, c, card, effect.amount, rule)
    done = [card]
    while len(done) < effect.wizards:
        options = [
            c.heal[other]
            for player in g.players
            for other in hurt_in(g, player.seat)
            if other not in done
        ]
        if not options:
            return
        args: dict[str, Arg] = {"amount": effect.amount}
        choice: str = yield Ask(seat, "heal.another", (*options, PASS), rule, args)
        if choice == PASS:
            return
        done.append(c.number[choice[5:]])
        heal(g, c, done[-1], effect.amount, rule)


def exchange(g: Rising, c: Cards, seat: int, kind: int) -> Play[None]:
    """R-153: one own Wizard for one of another player who agrees, Damage and all."""
    mine = g.players[seat].team
    gives = tuple(f"give:{c.ids[card]}" for card in mine)
    choice: str = yield Ask(seat, "exchange.give", gives, "R-153")
    given = c.number[choice[5:]]
    takes = tuple(f"take:{c.ids[card]}" for p in g.players if p.seat != seat for card in p.team)
    choice = yield Ask(seat, "exchange.take", takes, "R-153", {"card": c.names[given]})
    taken = c.number[choice[5:]]
    other = next(p.seat for p in g.players if taken in p.team)
    if not _same_person(g, seat, other):
        answer: str = yield Ask(
            other,
            "exchange.agree",
            YES_NO,
            "R-153",
            {"who": SEATS[seat], "card": c.names[given], "other": c.names[taken]},
        )
        if answer == NO:
            g.turn.refused[seat] += 1
            g.tell("exchange.refused", rule="R-226", who=SEATS[other], whom=SEATS[seat])
            return
    g.players[seat].tokens.remove(kind)
    g.discard.append(kind)
    theirs = g.players[other].team
    mine[mine.index(given)] = taken
    theirs[theirs.index(taken)] = given
    g.tell(
        "exchange.done",
        rule="R-153",
        who=SEATS[seat],
        whom=SEATS[other],
        card=c.names[given],
        other=c.names[taken],
    )
    if g.turn.targets and g.active in (seat, other):
        _change_of_team(g, c, taken if g.active == other else given)


def _same_person(g: Rising, seat: int, other: int) -> bool:
    people = g.options.teams_of
    return bool(people) and people[seat] == people[other]


def _change_of_team(g: Rising, c: Cards, left: int) -> None:
    """R-227: dice stay as they are; what lay on an unfinished ability that left is lost (A-46), and the card
    that came may be used unless it was used this turn already (R-228)."""
    if g.turn.need[left]:
        forfeit(g, c, left, c.paid_cost[left])
    find_targets(g, c)
