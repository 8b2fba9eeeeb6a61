"""What a player might expect to be able to do and cannot, and why. Asked for by screens only."""

from hallows.games.rising.compiled import FACES, T_CLEANSE, T_DIE, T_EXCHANGE, T_HEAL, Cards
from hallows.games.rising.counts import WANTED
from hallows.games.rising.effects import COLOURS
from hallows.games.rising.state import Rising
from hallows.kernel import Ask, Refusal, Text


def refusals(g: Rising, c: Cards, ask: Ask) -> list[Refusal]:
    if ask.prompt == "assign":
        return [*_dice(g), *_abilities(g, c, ask), *_tokens(g, c, ask)]
    if ask.prompt == "ready":
        return [*_abilities(g, c, ask), *_tokens(g, c, ask)]
    return _tokens(g, c, ask) if ask.prompt.startswith("window.") else []


def _dice(g: Rising) -> list[Refusal]:
    """Dice on the table that no open target has a symbol for (R-098)."""
    turn = g.turn
    wanted = 0
    for target in turn.targets:
        wanted |= WANTED[turn.need[target]]
    return [
        Refusal(
            Text(
                "option.pick", {"die": f"die:{COLOURS[die >> 3]}", "face": f"face:{FACES[die & 7]}"}
            ),
            Text("why.no_match"),
            "R-098",
        )
        for die in dict.fromkeys(turn.rolled)
        if not wanted >> (die & 7) & 1
    ]


def _abilities(g: Rising, c: Cards, ask: Ask) -> list[Refusal]:
    """Own once-per-turn abilities that are spent, closed for this roll, or cannot be paid."""
    found = []
    for card in g.players[ask.seat].team:
        if not c.once_per_turn >> card & 1 or c.use[card] in ask.options:
            continue
        label = Text("option.use", {"card": c.names[card]})
        if card in g.turn.used:
            found.append(Refusal(label, Text("why.used"), "R-113"))
        elif c.wounding >> card & 1:
            found.append(_wound(g, c, card, label))
        elif c.before_assigning >> card & 1 and g.turn.assigned and ask.prompt == "assign":
            found.append(Refusal(label, Text("why.assigned"), "R-113"))
    return found


def _wound(g: Rising, c: Cards, card: int, label: Text) -> Refusal:
    if g.damage[card] >= c.slots[card]:
        return Refusal(label, Text("why.full"), "R-126")
    return Refusal(label, Text("why.rolled" if g.turn.rolls else "why.no_die"), "R-217")


def _tokens(g: Rising, c: Cards, ask: Ask) -> list[Refusal]:
    """Own tokens that would change nothing now (R-224), or may not be used (R-076, R-226)."""
    found = []
    for kind in dict.fromkeys(g.players[ask.seat].tokens):
        key = c.token_key[kind]
        if any(option == key or option.startswith(f"{key}:") for option in ask.options):
            continue
        label = Text("option.token", {"token": c.token_names[kind]})
        if g.turn.no_spells:
            found.append(Refusal(label, Text("why.gringotts"), "R-076"))
        elif ask.prompt == "window.opening" and c.token_use[kind] != T_EXCHANGE:
            continue
        else:
            rule = "R-226" if c.token_use[kind] == T_EXCHANGE else "R-224"
            found.append(Refusal(label, Text(_WHY.get(c.token_use[kind], "why.no_symbol")), rule))
    return found


_WHY = {
    T_DIE: "why.no_die",
    T_HEAL: "why.nobody_hurt",
    T_CLEANSE: "why.nothing_corrupted",
    T_EXCHANGE: "why.refused",
}
