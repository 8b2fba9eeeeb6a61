"""The rules, one module per chapter of the rulebook.

The chapters lean on each other, so they import each other as modules, never names from each other; the
interpreter of texts, which has a table of them all, is read first.
"""

from hallows.games.talisman.rules import effects as effects
