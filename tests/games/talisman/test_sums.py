"""How a number came about is told with it: an argument ``x_parts`` lists the summands of ``x`` by name."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from hallows.kernel import Arg, Seeded, Table
from hallows.kernel.conformance import random_chooser
from hallows.words import LANGUAGES, Words
from tests.games.talisman.midway import Midway
from tests.games.talisman.scenario import hero, table
from tests.games.talisman.scenarios.arrivals import bystander, to, visitor

LEAKY = "leaky_cauldron"
LAIR = "aragogs_lair"


def meets(enemy: str, **fields: object) -> dict[str, Arg]:
    """The scores of McGonagall (Magic 4, Might 2), who rolls 3 against a 6."""
    t = table(visitor("minerva_mcgonagall_b", LEAKY, **fields), bystander(), outer=[enemy])
    t.play(*to(LEAKY))
    if t.prompt == "score":
        t.play("yes")
    return t.play(3, 6).events("battle.scores")[-1]


def test_a_battle_names_objects_followers_and_the_advantage() -> None:
    told = meets("corban_yaxley", objects=["wand"], followers=["nymphadora_tonks"])
    assert told["mine_parts"] == [
        ["stat:magic", 4],
        ["card:nymphadora_tonks", 1],
        ["card:wand", 1],
        ["part:advantage", -1],
        ["part:die", 3],
    ]
    assert told["theirs_parts"] == [["card:corban_yaxley", 5], ["part:die", 6]]
    assert told["foe"] == ["card:corban_yaxley"]


def test_what_an_ability_adds_to_one_roll_is_the_rest() -> None:
    told = meets("aurors", followers=["ron_weasley"])
    assert told["mine_parts"] == [["stat:magic", 4], ["part:other", 1], ["part:die", 3]]


def test_enemies_who_fight_as_one_are_named_one_by_one() -> None:
    t = table(
        visitor("minerva_mcgonagall_b", LAIR, might=6),
        bystander(),
        middle=["acromantula", "grindylow"],
    )
    told = t.play(*to(LAIR), 3, 1).events("battle.scores")[-1]
    assert told["theirs_parts"] == [["card:acromantula", 3], ["card:grindylow", 4], ["part:die", 1]]


def test_characters_are_both_summed_up() -> None:
    t = table(
        visitor("peter_pettigrew_b", LEAKY),
        hero("minerva_mcgonagall_b", LEAKY, fate=0, galleons=0, objects=["wand"]),
        advantage="death_eaters",
    ).play(2)
    t.play(*(["keep"] if t.prompt == "fate" else []), f"move:{LEAKY}", "fight:1", 2, 3)
    told = t.events("battle.scores")[-1]
    assert told["mine_parts"] == [["stat:magic", 4], ["part:advantage", 1], ["part:die", 2]]
    assert told["theirs_parts"] == [["stat:magic", 4], ["card:wand", 1], ["part:die", 3]]


def test_trophies_are_told_with_their_worth() -> None:
    t = table(
        visitor("minerva_mcgonagall_b", "st_mungos", trophies=["antonin_dolohov", "dementor"]),
        bystander(),
    ).play(*to("st_mungos"))
    t.play("exchange:magic", "trophy:antonin_dolohov", "trophy:dementor")
    told = t.events("exchanged")[-1]
    assert [name for name, _ in summands(told, "points")] == [
        "card:antonin_dolohov",
        "card:dementor",
    ]


def summands(told: dict[str, Arg], name: str) -> Iterator[tuple[str, int]]:
    parts = told[f"{name}_parts"]
    assert isinstance(parts, list)
    for part in parts:
        assert isinstance(part, list)
        what, n = part
        assert isinstance(what, str)
        assert isinstance(n, int)
        yield what, n


def summed(game: Midway, seats: int, seed: int) -> Iterator[tuple[str, dict[str, Arg], str]]:
    """Every explained number of a random game: the event's key, its arguments, the number's name."""
    played = Table(game, seats, {"round_limit": 6}, Seeded(seed))
    choose = random_chooser(seed)
    while (ask := played.ask) is not None:
        played.answer(choose(ask))
    for event in played.events or []:
        for name in event.args:
            if name.endswith("_parts"):
                yield event.key, event.args, name.removesuffix("_parts")


@pytest.mark.parametrize("seats", [1, 3, 6])
def test_the_parts_are_the_whole_in_any_game(seats: int) -> None:
    seen = set()
    for seed in range(6):
        for key, args, name in summed(Midway(seed), seats, seed):
            parts = list(summands(args, name))
            assert sum(n for _, n in parts) == args[name]
            for lang in LANGUAGES:
                words = Words(lang, "talisman")
                assert words.format(f"talisman-event-{key.replace('.', '-')}-{name}", args)
                assert all(words.name(what) for what, _ in parts)
            seen.add(key)
    assert "battle.scores" in seen
