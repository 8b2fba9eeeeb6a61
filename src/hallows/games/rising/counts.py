"""Four small counts in one integer, four bits each: the symbols of a cost by trait, a pool of dice by colour.

Covering symbols is then a subtraction, and a cost that is covered is 0. A die is ``colour * 8 + face``; a face is its
trait (0 to 3), plus 4 if it shows two symbols.
"""

from collections.abc import Iterable, Sequence
from itertools import combinations

from hallows.games.common.memo import Memo

#: One symbol of a trait, or one die of a colour.
ONE = (1, 1 << 4, 1 << 8, 1 << 12)


def packed(counts: Sequence[int]) -> int:
    return counts[0] | counts[1] << 4 | counts[2] << 8 | counts[3] << 12


def unpacked(counts: int) -> tuple[int, int, int, int]:
    return counts & 15, counts >> 4 & 15, counts >> 8 & 15, counts >> 12 & 15


def dice_packed(dice: Iterable[int]) -> int:
    """Dice as a pool, whatever they show."""
    return sum([ONE[die >> 3] for die in dice])


def covers(need: int, face: int) -> int:
    """R-101, R-231: how many symbols of ``need`` a face with a wanted trait covers; a surplus is lost."""
    return 2 if face & 4 and need >> 4 * (face & 3) & 15 > 1 else 1


def covered(need: int, face: int) -> int:
    """What stays uncovered."""
    return need - covers(need, face) * ONE[face & 3]


def _wanted(need: int) -> int:
    return sum(0b10001 << trait for trait, count in enumerate(unpacked(need)) if count)


def _parts(need: int) -> tuple[tuple[int, int], ...]:
    return tuple((trait, count) for trait, count in enumerate(unpacked(need)) if count)


#: The traits a need still asks for, with how many symbols of each.
PARTS = Memo(_parts)
#: All symbols of a need, or all dice of a pool.
TOTAL: Memo[int, int] = Memo(lambda counts: sum(unpacked(counts)))
#: One die of each colour there is in a pool.
EACH: Memo[int, tuple[int, ...]] = Memo(
    lambda pool: tuple(ONE[colour] for colour, _ in PARTS[pool])
)
#: ``WANTED[need]``: bit ``face`` is set where a die with that face, single or double, would cover something (R-098).
WANTED = Memo(_wanted)


#: How a die makes a roll look, by its face or the whole die; the sum is one number: symbols by trait, five bits each, and
#: above them the dice by trait, four bits each.
SHOWN = tuple((2 if die & 4 else 1) << 5 * (die & 3) | 1 << 20 + 4 * (die & 3) for die in range(32))
#: How dice of which some fit meet a need: with one of them (1), with several, together they cover it.
SEVERAL_FIT, COVERED = 2, 3


def _looked_at(need: int) -> int:
    return sum(31 << 5 * trait | 15 << 20 + 4 * trait for trait, _ in PARTS[need])


def _faces_in(look: int) -> int:
    """The faces of a roll that looks so, as a mask like WANTED's."""
    mask = 0
    for trait in range(4):
        symbols, dice = look >> 5 * trait & 31, look >> 20 + 4 * trait & 15
        mask |= (2 * dice > symbols) << trait | (symbols > dice) << trait + 4
    return mask


def _meeting(look_and_need: int) -> tuple[int, int]:
    """That, and how many symbols would still be missing."""
    look, need = look_and_need >> 16, look_and_need & 0xFFFF
    missing = fitting = 0
    for trait, wanted in PARTS[need]:
        symbols, dice = look >> 5 * trait & 31, look >> 20 + 4 * trait & 15
        missing += max(0, wanted - symbols)
        enough = wanted == 1 or (wanted == 2 and symbols > dice)  # a double face alone does for two
        fitting += 1 if dice and enough else dice
    if not missing:
        return COVERED, 0
    return min(fitting, SEVERAL_FIT), missing


def _taking(look_and_need: int) -> tuple[tuple[int, ...], int, int]:
    """2-faces where two symbols are needed, then single ones, then what covers a last symbol; what stays uncovered then, and
    how the dice taken look."""
    look, need = look_and_need >> 16, look_and_need & 0xFFFF
    faces: list[int] = []
    for trait, wanted in PARTS[need]:
        symbols, dice = look >> 5 * trait & 31, look >> 20 + 4 * trait & 15
        doubles = min(symbols - dice, wanted // 2)
        singles = min(2 * dice - symbols, wanted - 2 * doubles)
        last = wanted > 2 * doubles + singles and symbols - dice > doubles
        faces += [trait + 4] * doubles + [trait] * singles + [trait + 4] * last
    for face in faces:
        need = covered(need, face)
    return tuple(faces), need, sum(SHOWN[face] for face in faces)


#: What of a look matters to a need: the traits it asks for.
LOOKED_AT = Memo(_looked_at)
FACES_IN = Memo(_faces_in)
#: By how dice look, as far as it matters, and, in the lower 16 bits, what is needed. Few rolls differ so: most are looked up.
MEETING = Memo(_meeting)
#: By the same: the faces that go to such a need.
TAKING = Memo(_taking)


def _enough(symbols_dice_and_wanted: tuple[int, int, tuple[int, ...]]) -> bool:
    """Whether dice of one trait do for all who want it: each takes as few as will do, double faces where two symbols are
    missing, single ones for the last."""
    symbols, dice, wanted = symbols_dice_and_wanted
    doubles, singles = symbols - dice, 2 * dice - symbols
    for missing in wanted:
        while missing > 0:
            if doubles and (missing > 1 or not singles):
                doubles -= 1
                missing -= 2
            elif singles:
                singles -= 1
                missing -= 1
            else:
                return False
    return True


_ENOUGH = Memo(_enough)


def _companies(look_and_needs: tuple[int, tuple[int, ...]]) -> list[tuple[int, ...]]:
    look, needs = look_and_needs
    groups = _GROUPS[len(needs)]
    for trait in range(4):
        symbols, dice = look >> 5 * trait & 31, look >> 20 + 4 * trait & 15
        if dice:
            wanted = [need >> 4 * trait & 15 for need in needs]
            groups = [
                some
                for some in groups
                if _ENOUGH[symbols, dice, tuple([wanted[place] for place in some])]
            ]
    return groups


def _groups(targets: int) -> list[tuple[int, ...]]:
    return [some for size in range(targets, 1, -1) for some in combinations(range(targets), size)]


def _contested(needs: tuple[int, ...]) -> int:
    mask = 0
    for one, other in combinations(needs, 2):
        mask |= LOOKED_AT[one] & LOOKED_AT[other]
    return mask


_GROUPS = Memo(_groups)
_CONTESTED = Memo(_contested)
_COMPANIES = Memo(_companies)


def covered_together(look: int, needs: tuple[int, ...]) -> list[tuple[int, ...]]:
    """Which of several needs, by their places, dice that look so cover one after the other, the most first, if they cover
    each of them alone: only the traits that more than one asks for matter."""
    return _COMPANIES[look & _CONTESTED[needs], needs]


def short_of(need: int, dice: list[int]) -> int:
    """What of ``need`` these dice leave uncovered, all of them put to use."""
    for die in dice:
        if WANTED[need] >> (die & 7) & 1:
            need = covered(need, die)
    return need
