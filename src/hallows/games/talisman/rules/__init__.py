"""The rules, one module per chapter of the rulebook, leaves below and what decides among them on top: see the
layers in ``pyproject.toml``. Rules that carry out texts find the effects in a table (`texts`), which `effects`
fills; so it is read first.
"""

from hallows.games.talisman.rules import effects as effects
