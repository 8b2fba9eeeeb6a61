"""Chances as people are told them."""


def percent(chance: float) -> int:
    """Whole, and 0 or 100 only where that is certain."""
    if chance <= 0 or chance >= 1:
        return round(100 * chance)
    return min(99, max(1, round(100 * chance)))
