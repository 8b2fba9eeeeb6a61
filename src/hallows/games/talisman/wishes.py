"""What a player may want to be asked about without being asked every time (see `Table.wish`): Spells in the hand, Fate for
the next movement roll, things to lay down at the end of the turn (T-036, T-206, T-215, T-381)."""

from hallows.games.talisman.rules.fate import FATE
from hallows.games.talisman.state import Talisman
from hallows.kernel import Choice, Text


def wishes(g: Talisman, seat: int) -> dict[str, Choice]:
    hero = g.heroes[seat]
    kit, faces = g.kit, g.faces
    found: dict[str, Choice] = {}
    for card in hero.spells:
        spell = kit.spells[faces[card]]
        found[spell.option] = Choice(Text("option.cast", {"it": spell.arg}), (spell.arg,))
    if hero.fate:
        found[FATE] = Choice(Text("wish.fate"), ("token:fate",))
    for card in (*hero.objects, *hero.followers):
        kind = kit.kinds[faces[card]]
        found[kind.ditch] = Choice(Text("option.ditch", {"it": kind.arg}), (kind.arg,))
    if hero.galleons:
        found["ditch:galleon"] = Choice(Text("option.ditch.galleon"), ("token:galleon",))
    return found
