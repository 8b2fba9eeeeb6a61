"""Learning to judge: what the games learnt from are like."""

import hallows
from hallows.games import load_game
from hallows.lab.train import slipping


def test_what_is_to_be_varied_is_left_to_chance() -> None:
    """Who knows the answer would always choose the same side of a Character card."""
    thinking = load_game("talisman").thinking()
    assert thinking is not None
    table = hallows.deal("talisman", 2, 1)
    ask = table.ask
    assert ask is not None
    assert ask.prompt in thinking.varied
    chosen = {slipping(thinking, table, f"seed/{n}")(ask) for n in range(12)}
    assert chosen == set(ask.options)
    assert len({thinking.rollout(table)(ask) for _ in range(12)}) == 1
