"""What a player might look for and does not have now, and why. Asked for by screens only."""

from collections.abc import Iterator

from hallows.games.hogwarts.compiled import ATTACK, DEFENCE, Card
from hallows.games.hogwarts.rules import fighting, missions
from hallows.games.hogwarts.state import MATCH, Cup, Fight, Player
from hallows.kernel import Arg, Ask, Refusal, Text


def refusals(g: Cup, ask: Ask) -> list[Refusal]:
    if g.step == MATCH:
        return []
    if ask.prompt == "begin":
        player = g.players[ask.seat]
        return [*_missions(g, player, ask), *_starts(g, player, ask)]
    if ask.prompt == "fight" and g.fight is not None:
        return list(_fighting(g, g.fight, ask))
    return []


def _missions(g: Cup, player: Player, ask: Ask) -> Iterator[Refusal]:
    """Missions of the space one stands on (H-116 to H-118, H-210)."""
    kit = g.kit
    for card in missions.open_missions(g, player):
        task = kit.tasks[g.faces[card]]
        if not task.spaces >> player.space & 1 or kit.attempt[g.faces[card]] in ask.options:
            continue
        label = Text("option.attempt", {"it": task.name})
        absent = task.objects & ~missions.held(g, player)
        if absent:
            things: list[Arg] = [kit.object_names[thing] for thing in kit.objects_of(absent)]
            yield Refusal(label, Text("why.objects", {"it": things}), "H-116")
        elif not missions.can_fill(g, player, task):
            yield Refusal(label, Text("why.cards"), "H-117")
        elif g.eaters >> player.space & 1:
            yield Refusal(label, Text("why.eater"), "H-210")
        elif not missions.assembled(g, player, card):
            yield Refusal(label, Text("why.team"), "H-118")


def _starts(g: Cup, player: Player, ask: Ask) -> Iterator[Refusal]:
    """Cards of the turn's beginning that would do nothing now (H-114, H-115)."""
    kit = g.kit
    for face in dict.fromkeys(g.faces[card] for card in missions.magic(player)):
        card = kit.cards[face]
        why = _idle(card)
        if why and kit.play[face] not in ask.options:
            rule = "H-115" if card.searches >= 0 else "H-114"
            yield Refusal(Text("option.play", {"it": card.name}), Text(why), rule)


def _idle(card: Card) -> str:
    """Why a card is of no use at the start of a turn, if it is of any there."""
    if card.summons:
        return "why.summon"
    if card.frees:
        return "why.freed"
    if card.forgets:
        return "why.nobody"
    return "why.deck" if card.searches >= 0 else ""


def _fighting(g: Cup, fight: Fight, ask: Ask) -> Iterator[Refusal]:
    """Attack and defence cards in hand that cannot be played in this half-round."""
    kit = g.kit
    f = next(f for f in fight.fighters if f.seat == ask.seat)
    hand = fighting.cards_of(g, f)
    for face in dict.fromkeys(g.faces[card] for card in hand):
        card = kit.cards[face]
        if card.use not in (ATTACK, DEFENCE):
            continue
        verb, key = ("attack", kit.attack) if card.use == ATTACK else ("defend", kit.defend)
        if key[face] in ask.options:
            continue
        label = Text(f"option.{verb}", {"it": card.name})
        if card.use == DEFENCE and f.defended:
            yield Refusal(label, Text("why.defended"), "H-132")
        elif any(fighting.may_play(g, fight, f, c) for c in hand if g.faces[c] == face):
            yield Refusal(label, Text("why.price"), "H-136")
        else:
            yield Refusal(label, Text("why.limit", {"n": fight.limit}), "H-147")
