"""What a Battle with Enemy cards brings and costs (rulebook: Battle; T-165 to T-170, T-413)."""

from hallows.games.talisman.rules import challenges, decks, life, losses, texts
from hallows.games.talisman.rules.cause import ON, Cause
from hallows.games.talisman.state import Hero, Talisman
from hallows.kernel import YES, YES_NO, Ask, Play


def take_trophies(g: Talisman, hero: Hero, cards: list[int]) -> Play[int]:
    """T-165, T-166: beaten Enemies are Trophies; what their texts add; a challenge met (T-286)."""
    kinds = g.kit.kinds
    for card in cards:
        decks.lift(g, hero.space, card)
        hero.trophies.append(card)
    won_battle(g, hero)
    for card in cards:
        enemy = kinds[g.faces[card]].card.enemy
        if enemy is not None and enemy.on_win:
            why = Cause(hero, f"card:{g.faces[card]}", card=card, cited="T-166")
            yield from texts.run(g, why, enemy.on_win)
    if hero.challenge:
        yield from challenges.deed(g, hero, "defeat_enemy")
    return ON


def lose_to_cards(g: Talisman, hero: Hero, cards: list[int]) -> Play[None]:
    """T-167, T-170, T-413: 1 Life in all, unless a ransom is taken; then what the cards add."""
    kinds = g.kit.kinds
    if not (yield from ransomed(g, hero, cards)):
        yield from life.lose_life(g, hero, 1, "T-167", battle=True)
    for card in cards:
        enemy = kinds[g.faces[card]].card.enemy
        if enemy is not None and enemy.on_loss and not hero.waiting:
            why = Cause(hero, f"card:{g.faces[card]}", card=card, cited="T-167")
            yield from texts.run(g, why, enemy.on_loss)


def ransomed(g: Talisman, hero: Hero, cards: list[int]) -> Play[bool]:
    """Some Enemies take something else instead of the Life."""
    for card in cards:
        enemy = g.kit.kinds[g.faces[card]].card.enemy
        if enemy is None or enemy.ransom is None:
            continue
        why = Cause(hero, f"card:{g.faces[card]}", card=card, cited="T-167")
        if losses.owned(g, why, enemy.ransom):
            answer: str = yield Ask(
                hero.seat,
                "ransom",
                YES_NO,
                "T-167",
                {"source": why.name, "what": f"what:{enemy.ransom}", "n": 1},
            )
            if answer == YES:
                yield from losses.lose(g, why, enemy.ransom, 1)
                return True
    return False


def won_battle(g: Talisman, hero: Hero) -> None:
    """Hagrid takes note (T-328)."""
    if hero.seat == g.active:
        g.won = True
