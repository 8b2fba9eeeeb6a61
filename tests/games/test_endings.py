"""What every game says about how it ended: complete, in three languages, and true to what happened."""

import re
from pathlib import Path

import msgspec
import pytest

from hallows.games import load_game
from hallows.games.hogwarts.epilogue import best as best_mission
from hallows.games.hogwarts.game import HouseCupGame
from hallows.games.hogwarts.quidditch.epilogue import SEEKERS
from hallows.games.talisman.epilogue import best as best_card
from hallows.kernel import (
    Arg,
    Ending,
    Event,
    Gauge,
    Milestone,
    Record,
    Story,
    Text,
    Thrown,
    Told,
    luck,
    read,
    retell,
)
from hallows.words import LANGUAGES, Words

CORPUS = Path(__file__).parents[1] / "corpus"
GAMES = ("talisman", "rising", "hogwarts", "quidditch", "returns")
RECORDS = [file for game in GAMES for file in sorted(CORPUS.glob(f"{game}-*.json"))]


def loaded(file: Path) -> Record:
    return read(file.read_bytes())


def texts(value: object) -> list[Text]:
    if isinstance(value, Text):
        return [value]
    if isinstance(value, msgspec.Struct):
        return [t for name in value.__struct_fields__ for t in texts(getattr(value, name))]
    if isinstance(value, tuple | list):
        return [t for item in value for t in texts(item)]
    return []


@pytest.mark.parametrize("file", RECORDS, ids=lambda file: file.stem)
def test_every_recorded_game_is_told_in_three_languages(file: Path) -> None:
    record = loaded(file)
    game = load_game(record.game)
    state, story = retell(game, record)
    told = game.ending(state, story)
    assert told is not None
    assert told.faces
    turns = [it.turn for it in told.milestones]
    assert turns == sorted(turns)
    assert all(1 <= turn <= story.turns for turn in turns)
    names = [f"Player{seat}" for seat in range(record.seats)]
    for lang in LANGUAGES:
        words = Words.of(game, lang, names)
        for text in texts(told):
            said = words.say(text)
            assert said, text
            assert not re.search(r"[{}$‹]|seat:|card:|-ending-", said), (lang, text, said)
    for again in (told.gentler, told.harder):
        if again is not None:  # it can be dealt as offered
            options = {**record.options, **again.options}
            assert options != record.options
            game.setup(record.seats, game.parse_options(options))
    for one in luck(game, story, record.seats):
        assert -100 <= one.warmth <= 100
        assert one.throws > 0


def rising(seats: int = 2) -> tuple[Story, Ending]:
    record = loaded(CORPUS / f"rising-{seats}-0.json")
    game = load_game("rising")
    state, story = retell(game, record)
    told = game.ending(state, story)
    assert told is not None
    return story, told


def test_rising_charts_the_corruption_of_every_location() -> None:
    story, told = rising()
    assert told.chart is not None
    assert [level.at for level in told.chart.levels] == [5, 10, 15]
    assert len(told.chart.lines) == 3
    assert all(isinstance(it, Gauge) and len(it.values) == 3 for it in told.chart.gauges)
    assert [it.turn for it in told.chart.gauges] == list(range(story.turns + 1))
    placed = sum(_n(it.event, "amount") for it in story.of("corrupted"))
    cleaned = sum(_n(it.event, "amount") for it in story.of("cleaned"))
    assert sum(told.chart.gauges[-1].values) == placed - cleaned


def _n(event: Event, name: str) -> int:
    value = event.args[name]
    assert isinstance(value, int)
    return value


def test_rising_dice_are_worth_their_symbols() -> None:
    event = Event(
        "rolled",
        {
            "who": "seat:1",
            "dice": ["face:loyalty2", "face:courage1"],
            "colours": ["die:red", "die:blue"],
        },
    )
    throws = load_game("rising").throws(event)
    assert [(it.seat, it.got, sorted(it.faces)) for it in throws] == [
        (1, 2, [1, 1, 1, 1, 1, 2]),
        (1, 1, [1, 1, 1, 1, 1, 2]),
    ]


def story_of(*told: tuple[str, dict[str, Arg]]) -> Story:
    return Story([Told(1, Event(key, args)) for key, args in told], [], 1)


def scores(who: str, mine: int, theirs: int, *parts: tuple[str, int]) -> tuple[str, dict[str, Arg]]:
    listed: list[Arg] = [list(part) for part in parts]
    return "battle.scores", {"who": who, "mine": mine, "theirs": theirs, "mine_parts": listed}


def test_the_best_card_is_the_one_that_decided_battles_of_the_winner() -> None:
    story = story_of(
        scores("seat:0", 10, 9, ("stat:magic", 4), ("card:hedwig", 1), ("part:die", 5)),
        scores("seat:0", 12, 7, ("card:marauders_map", 3), ("card:hedwig", 1), ("part:die", 5)),
        scores("seat:0", 8, 9, ("card:dobby", 7)),  # lost
        scores("seat:1", 9, 8, ("card:sword_of_gryffindor", 5)),  # another's
    )
    found = best_card(story, 0)
    assert found is not None
    assert (found.what, found.seat) == ("card:hedwig", 0)
    assert found.told.args == {"card": "card:hedwig", "fights": 2, "n": 1, "sum": 2}
    anybodys = best_card(story, -1)
    assert anybodys is not None
    assert anybodys.what == "card:sword_of_gryffindor"
    assert best_card(story_of(), 0) is None


def test_the_best_mission_brought_the_winner_most_points() -> None:
    story = story_of(
        ("completed", {"who": "seat:0", "mission": "mission:a"}),
        ("points.gained", {"who": "seat:0", "amount": 90, "total": 90}),
        ("points.gained", {"who": "seat:0", "amount": 500, "total": 590}),  # for something else
        ("completed", {"who": "seat:1", "mission": "mission:b"}),
        ("points.gained", {"who": "seat:1", "amount": 190, "total": 190}),
    )
    winners, anybodys = best_mission(story, [0]), best_mission(story, None)
    assert winners is not None
    assert anybodys is not None
    assert (winners.what, anybodys.what) == ("mission:a", "mission:b")


def test_luck_is_what_dice_gave_against_the_average() -> None:
    game = load_game("talisman")

    def attacks(*faces: int) -> Story:
        return Story(
            [Told(1, Event.throw(Thrown("attack", (face,), 6, 0))) for face in faces], [], 1
        )

    (even,) = luck(game, attacks(1, 2, 3, 4, 5, 6), 2)
    assert (even.throws, even.got, even.expected, even.warmth) == (6, 21, 21.0, 0)
    (warm,) = luck(game, attacks(6, 6, 6, 6), 2)
    (cold,) = luck(game, attacks(1, 1, 1, 1), 2)
    assert warm.warmth == -cold.warmth > 90


def test_every_house_has_its_seeker() -> None:
    cup = load_game("hogwarts")
    assert isinstance(cup, HouseCupGame)
    students = cup.kit.students
    assert set(SEEKERS) == {student.house for student in students}
    assert set(SEEKERS.values()) <= {f"student:{student.id}" for student in students}


def test_the_line_of_rising_names_what_fell() -> None:
    for seats in (2, 3, 4):
        story, told = rising(seats)
        lost = {str(it.event.args["place"]) for it in story.of("place.lost")}
        assert lost <= {it.what for it in told.milestones}
        assert all(isinstance(it, Milestone) for it in told.milestones)
