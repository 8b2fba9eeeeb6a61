"""What both modes say of themselves in the same way."""

from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import TypeVar

from hallows.games.common.game import BoxGame
from hallows.games.hogwarts.compiled import kit_of
from hallows.games.hogwarts.content import Content
from hallows.games.hogwarts.loading import load
from hallows.games.hogwarts.rules.fighting import ENOUGH
from hallows.games.hogwarts.state import World
from hallows.kernel import Card

W = TypeVar("W", bound=World)


class CastleGame(BoxGame[W, Content]):
    quiet = (ENOUGH,)

    def __init__(self, packs: Sequence[Path] = ()) -> None:
        self.content = load(packs)
        self.kit = kit_of(self.content)

    def thing(self, state: W, pile: str, card: Card) -> str:
        assert isinstance(card, int)
        return state.kit.cards[state.faces[card]].name

    def counted(self, state: W, held: list[int], **others: int) -> dict[str, int]:
        """What no rule may change: with the cards ``held`` by people, those of the decks and of a fight, each in exactly one
        place; ``others``; and how many there are of each kind of card."""
        places = held + [card for pile in state.decks for card in pile.cards]
        if state.fight is not None:
            places += [card for f in state.fight.fighters for card in f.cards]
        kinds = {self.kit.cards[f].name: n for f, n in sorted(Counter(state.faces).items())}
        return {"cards": len(set(places)), "places": len(places), **others, **kinds}
