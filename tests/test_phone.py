"""An option takes two lines on a phone at most: its label is measured as the dock of a 390 px screen sets it.

``ADVANCES`` are how far each letter of the dock's bold Alegreya goes, in hundredths of the font's size, and ``ROOM``
what the label of an option has there: both measured in Chromium (full lines, and the two columns of many options).
"""

from collections.abc import Iterator
from textwrap import wrap

import pytest

from hallows.words import LANGUAGES, Words
from tests.golden import CASES, answers, dealt

ADVANCES = {
    12: "'",
    16: "’‘",
    17: " ",
    24: ":;·",
    26: '"l',
    27: ",.j",
    28: "!",
    29: "()Jiì",
    30: "ł°",
    32: "[]{}",
    33: "/\\t",
    34: "If|Ì“”ª",
    35: "-º",
    36: "1*",
    37: "?",
    40: "`",
    41: "rsś",
    42: "„",
    43: "357cć",
    45: "_vy«»",
    46: "9ezęźżèé",
    47: "46$<>",
    48: "28aąà",
    49: "Y^",
    50: "0Fxóò",
    51: "+=Lbg~×−±",
    52: "#STkoq",
    54: "dhpŚ–",
    55: "Vuù",
    56: "EPnŁÈÉ",
    57: "ń",
    58: "ZŹŻ",
    60: "ACĘÀ",
    61: "B",
    62: "RĄĆ",
    63: "G",
    64: "KUÙ",
    67: "DOXÓÒ",
    68: "Q…",
    71: "%N",
    72: "&w",
    73: "HŃ",
    79: "½",
    84: "Mm→←",
    86: "@",
    88: "—",
    89: "W",
}
WIDTH = {letter: width for width, letters in ADVANCES.items() for letter in letters}
#: Pixels a label has, and the size of its letters: one of few options, one of many, and one of many in its own row.
WHOLE, HALF, ROW = (304.8, 16.0), (140.1, 14.72), (320.6, 14.72)
#: Up to so many options each has a row of its own (``FEW`` in Dock.svelte).
FEW = 4
#: Letters of a line after which one of many options gets its own row (``HALF_ROW`` in lines.ts).
LETTERS = 18
LINES = 2


def room(label: str, options: int) -> tuple[float, float]:
    """What the dock gives a label among so many options."""
    if options <= FEW:
        return WHOLE
    return (
        ROW
        if len(wrap(label, LETTERS, break_long_words=False, break_on_hyphens=False)) > LINES
        else HALF
    )


def lines(label: str, space: tuple[float, float]) -> int:
    """How many lines a label takes, broken where it may be."""
    pixels, size = space
    most = pixels / size * 100
    count, used = 1, 0
    for word in label.split(" "):
        wide = sum(WIDTH.get(letter, 60) for letter in word)
        if used and used + WIDTH[" "] + wide > most:
            count, used = count + 1, wide
        else:
            used += wide + (WIDTH[" "] if used else 0)
    return count


def labels(case: str) -> Iterator[tuple[str, str, int]]:
    """Every label of a recorded game, in every language: (language, label, how many options stand there)."""
    told = CASES[case]
    table = dealt(told)
    voices = [Words.of(table.game, lang, ["Aleksandra"] * table.seats) for lang in LANGUAGES]
    for answer in answers(told):
        ask = table.ask
        assert ask is not None
        for option in ask.options:
            label = table.game.describe(table.state, ask, option).label
            yield from ((words.lang, words.say(label), len(ask.options)) for words in voices)
        table.answer(answer)


def test_lines_are_counted_as_a_phone_breaks_them() -> None:
    """Seen on the screen: the first stands in one line of half a row, the second takes two."""
    assert lines("Minerva McGonagall", HALF) == 1
    assert lines("Throw the Quaffle to Chaser 3 on C10", HALF) == 2
    assert lines("Throw the Quaffle to Chaser 3 on C10", WHOLE) == 1


@pytest.mark.long
@pytest.mark.parametrize("case", CASES)
def test_no_option_is_longer_than_two_lines(case: str) -> None:
    long = {
        f"{lang}: {label}"
        for lang, label, several in labels(case)
        if lines(label, room(label, several)) > LINES
    }
    assert sorted(long) == []
