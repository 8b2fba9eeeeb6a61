"""The House Cup keeps the promises of the house: every variant, length and number of seats."""

from typing import Any

import pytest

from hallows.games.hogwarts.game import HouseCupGame
from hallows.kernel import BadOptions, Dice, Happened, Roll, Seeded, Table, playout, random_chooser
from hallows.kernel.conformance import across_hash_seeds, hunt, inspect_game

GAME = HouseCupGame()
QUICK = {"length": "quick"}
VARIANTS: dict[str, dict[str, Any]] = {
    "underage": {},
    "qualified": {"variant": "qualified"},
    "team": {"variant": "team"},
}
SOLO = [{"variant": "solo", "solo_rules": rules} for rules in ("underage", "qualified")]
SWITCHES: list[dict[str, Any]] = [
    {"faq_stops": True},
    {"place_bonus": True},
    {"defence_table": True, "variant": "qualified"},
    {"eaters": "alternate", "variant": "qualified"},
    {"must_collect": False},
    {"variant": "team", "teams": (0, 0, 0)},
]


#: How many questions apart the promises are checked: longer games, longer strides.
STRIDES = {"quick": 43, "classic": 97, "long": 151}


@pytest.mark.parametrize("length", STRIDES)
@pytest.mark.parametrize("variant", VARIANTS)
@pytest.mark.parametrize("seats", range(2, 9))
def test_games_conform(seats: int, variant: str, length: str) -> None:
    options = {"length": length, **VARIANTS[variant]}
    inspect_game(GAME, seats, options, seed=seats, stride=STRIDES[length])


@pytest.mark.parametrize("length", STRIDES)
@pytest.mark.parametrize("options", SOLO, ids=lambda o: str(o["solo_rules"]))
def test_solo_games_conform(options: dict[str, Any], length: str) -> None:
    inspect_game(GAME, 1, {"length": length, **options}, seed=1, stride=7)


@pytest.mark.parametrize("options", SWITCHES, ids=lambda o: next(iter(o)))
def test_every_switch_conforms(options: dict[str, Any]) -> None:
    inspect_game(GAME, 3, {**QUICK, **options}, seed=3, stride=17)


def test_hypothesis_finds_nothing() -> None:
    hunt(GAME, 3, {"variant": "qualified", "length": "quick"}, examples=10, length=40)


def test_the_course_of_a_game_does_not_depend_on_the_hash_seed() -> None:
    where = "hallows.games.hogwarts.game:HouseCupGame"
    across_hash_seeds(where, 4, {"variant": "qualified", "length": "quick"}, games=2)


def random_game(seats: int, seed: int, options: dict[str, Any]) -> None:
    """Play at random to the end: nothing breaks, nothing is lost."""
    table = Table(GAME, seats, options, Seeded(seed), checkpoints=False, listen=seed % 5 == 0)
    before = GAME.conserved(table.state)
    assert playout(table, random_chooser(seed), GAME.answer_cap) is not None
    assert GAME.conserved(table.state) == before


def random_games(number: range) -> None:
    """Variants, lengths and seats in turn."""
    tables = [(seats, options) for options in VARIANTS.values() for seats in range(2, 9)]
    tables += [(1, options) for options in SOLO]
    lengths = ("quick", "quick", "classic", "long")
    for seed in number:
        seats, options = tables[seed % len(tables)]
        random_game(seats, seed, {"length": lengths[seed // len(tables) % 4], **options})


@pytest.mark.parametrize("part", range(4))
def test_random_games_run_to_their_end(part: int) -> None:
    random_games(range(125 * part, 125 * (part + 1)))


@pytest.mark.long
@pytest.mark.parametrize("part", range(20))
def test_twenty_thousand_random_games(part: int) -> None:
    random_games(range(1000 * (part + 1), 1000 * (part + 2)))


@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (1, {}),
        (2, {"variant": "solo"}),
        (9, {}),
        (4, {"variant": "team", "teams": (0, 0, 0, 1)}),
        (4, {"variant": "team", "teams": (0, 2, 0, 2)}),
        (4, {"variant": "team", "teams": (0, 1)}),
        (4, {"teams": (0, 1, 0, 1)}),
        (2, {"length": "endless"}),
    ],
)
@pytest.mark.rule("H-011", "H-012", "H-235")
def test_what_cannot_be_agreed_on_is_refused(seats: int, options: dict[str, Any]) -> None:
    with pytest.raises(BadOptions):
        Table(GAME, seats, options, Seeded(1))


@pytest.mark.rule("H-011", "H-012")
@pytest.mark.parametrize("variant", ["underage", "qualified", "team", "solo"])
@pytest.mark.parametrize("length", ["quick", "classic", "long"])
def test_a_length_and_a_variant_are_agreed_on_before(variant: str, length: str) -> None:
    seats = 1 if variant == "solo" else 2
    table = Table(GAME, seats, {"variant": variant, "length": length}, Seeded(1))
    view = GAME.view(table.state, None, table.veil)
    assert (view.variant, view.length) == (variant, length)


@pytest.mark.rule("H-007")
def test_all_dice_are_ordinary_ones() -> None:
    table = Table(GAME, 4, {"variant": "qualified", "length": "quick"}, Seeded(7))
    playout(table, random_chooser(7), GAME.answer_cap)
    asked = [entry.question for entry in table.log if isinstance(entry, Happened)]
    thrown = [question for question in asked if isinstance(question, Dice | Roll)]
    assert {question.sides for question in thrown} == {6}
    assert {question.label for question in thrown} >= {"move", "attack"}
