"""The rules of the House Cup (H-…), a chapter a module; ``turn`` is on top and ``scene`` plays on from data alone."""

from hallows.games.hogwarts.rules.turn import scene

__all__ = ["scene"]
