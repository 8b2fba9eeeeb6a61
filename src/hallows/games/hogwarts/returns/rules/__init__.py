"""The rules of Voldemort returns (V-…), a chapter a module; ``turn`` is on top and ``scene`` plays on from data alone."""

from hallows.games.hogwarts.returns.rules.turn import scene

__all__ = ["scene"]
