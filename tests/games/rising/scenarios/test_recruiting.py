"""Recruiting and attacking: R-130 to R-139."""

from typing import Any

import pytest

from hallows.games.rising.content import DeathEater, Wizard
from hallows.games.rising.effects import TRAITS
from hallows.games.rising.loading import standard
from tests.games.rising.stage import LEFT, RIGHT, Playing, dice, stage

rule = pytest.mark.rule
LUNA = ("assign:luna:knowledge1", "assign:luna:friendship1", "assign:luna:courage1")


@rule("R-130", "R-139")
def test_a_wizard_joins_when_every_symbol_is_covered_in_one_turn() -> None:
    play = stage("harry", "albus", board={"ministry": "luna"}, damage={"luna": 2}).deal(
        LEFT, dice("Bk Of Pl Pl"), RIGHT, LEFT, dice("Bk Of Pc Pl")
    )
    play.do("travel:ministry", "roll", *LUNA[:2], "stop")
    assert play.team(0) == ["harry"]
    play.do("travel:diagon", "stop", "travel:ministry")
    assert play.need("luna") == ["knowledge", "friendship", "courage"]  # nothing was kept
    play.do("roll", *LUNA)
    assert play.team(0) == ["harry"]  # not before the end of the turn
    play.do("stop")
    assert play.team(0) == ["harry", "luna"]
    assert play.damage("luna") == [0]
    assert "luna" not in play.board("ministry")


def cover(card: Wizard | DeathEater, where: str, **more: Any) -> Playing:
    """A turn at ``where`` in which all of ``card`` is covered: two tokens of each trait, then dice."""
    team = "harry" if card.id == "tonks" else "tonks"
    symbols = [trait for trait, n in zip(TRAITS, card.cost.symbols, strict=True) for _ in range(n)]
    tokens = [t for t in symbols if symbols.count(t) <= 2] + [
        t for t in TRAITS if symbols.count(t) > 2 for _ in range(2)
    ]
    rest = list(symbols)
    for token in tokens:
        rest.remove(token)
    away = {"ministry": RIGHT, "diagon": LEFT, "hogsmeade": RIGHT}[
        where
    ]  # he starts in Diagon Alley
    play = stage(
        team,
        "mcgonagall" if card.id != "mcgonagall" else "albus",
        board={where: f"{card.id} - -"},
        tokens=[" ".join(tokens), ""],
        figure="diagon" if where != "hogsmeade" else "ministry",
        **more,
    ).deal(away)
    play.do(f"travel:{where}", *(f"token:{token}:{card.id}" for token in tokens))
    if rest:
        letters = [*(trait[0] for trait in rest), "f", "f", "f"][:4]
        play.script(
            dice(" ".join(die + face for die, face in zip(play.pool, letters, strict=True)))
        )
        play.do("roll")
        for trait in rest:
            play.do(f"assign:{card.id}:{trait}1")
            if play.asked == (0, "assign.which"):
                play.do(play.options[0])
    while play.asked is not None and play.asked[1] in ("ready", "assign", "window.final"):
        play.do("stop" if "stop" in play.options else "pass")
    return play


@rule("R-130", "R-131", "R-166")
@pytest.mark.parametrize("card", standard().wizards, ids=lambda card: card.id)
@pytest.mark.parametrize("where", ["ministry", "diagon", "hogsmeade"])
def test_every_wizard_can_be_recruited_everywhere(card: Wizard, where: str) -> None:
    play = cover(card, where, damage={card.id: 2})
    assert play.team(0)[1:] == [card.id]
    assert play.damage(card.id) == [0]
    assert card.id not in play.board(where)


@rule("R-134", "R-137", "R-162", "R-164")
@pytest.mark.parametrize("card", standard().death_eaters, ids=lambda card: card.id)
@pytest.mark.parametrize("where", ["ministry", "diagon", "hogsmeade"])
def test_every_death_eater_can_be_damaged_and_defeated_everywhere(
    card: DeathEater, where: str
) -> None:
    hurt = cover(card, where)
    assert hurt.damage(card.id) == [1]
    assert hurt.board(where)[0] == card.id
    assert len(hurt.team(0)) == 1
    assert len(hurt.tokens(0)) == 1
    last = cover(card, where, damage={card.id: card.slots - 1})
    assert (last.view.azkaban, last.view.hospital) == ([card.id], [])
    assert last.board(where)[0] != card.id
    assert [event.key for event in last.table.events or [] if "defeated" in event.key] == [
        "defeated.death_eater"
    ]


@rule("R-131", "R-132")
def test_any_affiliation_and_any_number() -> None:
    team = "harry ron ginny neville dean seamus fred george"
    play = stage(team, "albus", board={"ministry": "mrs_norris"}).deal(
        LEFT, dice("Bk Oc Of Pf Pk Pk Pk")
    )
    play.do("travel:ministry")
    while play.asked == (0, "pool.colour"):
        play.do(play.options[-1])
    assert play.pool == "BOOPPPP"
    play.do("roll", "assign:mrs_norris:knowledge1", "die:blue", "assign:mrs_norris:friendship1")
    play.do("die:orange", "stop")
    assert play.team(0) == [*team.split(), "mrs_norris"]


@rule("R-133")
def test_several_recruits_in_one_turn() -> None:
    play = stage("harry", "albus", board={"ministry": "mrs_norris mundungus"}).deal(
        LEFT, dice("Bk Of Pk Pl")
    )
    play.do("travel:ministry", "roll", "assign:mrs_norris:knowledge1", "die:blue")
    play.do(
        "assign:mrs_norris:friendship1", "assign:mundungus:knowledge1", "assign:mundungus:loyalty1"
    )
    assert play.team(0) == ["harry", "mrs_norris", "mundungus"]


@rule("R-134", "R-137")
def test_a_death_eater_is_damaged_when_every_symbol_is_covered() -> None:
    play = stage("harry", "albus", board={"ministry": "greyback"}, supply="courage").deal(
        LEFT, dice("Bl Of PC Pl")
    )
    play.do("travel:ministry", "roll", "complete:greyback")
    assert play.damage("greyback") == [0]
    assert play.tokens(0) == []
    play.do("stop")
    assert play.damage("greyback") == [1]
    assert play.tokens(0) == ["courage"]
    partly = stage("harry", "albus", board={"ministry": "greyback"}).deal(LEFT, dice("Bl Ol PC Pl"))
    partly.do("travel:ministry", "roll", "assign:greyback:courage2", "stop")
    assert partly.damage("greyback") == [0]


@rule("R-135")
def test_a_death_eater_takes_one_damage_a_turn_by_dice() -> None:
    play = stage("harry ginny", "albus", board={"ministry": "greyback"}).deal(
        LEFT, dice("Bf Of PC PC Pc Pc")
    )
    play.do(
        "travel:ministry",
        "roll",
        "assign:greyback:courage2",
        "assign:greyback:friendship1",
        "die:blue",
    )
    assert play.need("greyback") == []
    assert not play.offered("assign:greyback")  # more dice find no symbol
    play.do("stop")
    assert play.damage("greyback") == [1]


@rule("R-136")
def test_abilities_add_damage_to_the_same_death_eater() -> None:
    play = stage(
        "harry neville", "albus", board={"ministry": "greyback"}, supply="courage loyalty"
    ).deal(LEFT, dice("Bc Of PC Pc Pl"))
    play.do("travel:ministry", "roll", "assign:neville:courage2", "hit:greyback")
    assert play.damage("greyback") == [1]
    play.do("assign:greyback:friendship1", "assign:greyback:courage1", "die:blue")
    play.do("assign:greyback:courage1", "stop", "pass")
    assert play.damage("greyback") == [2]
    assert len(play.tokens(0)) == 2


@rule("R-138")
def test_a_full_death_eater_takes_nothing_and_gives_nothing() -> None:
    """An ability filled it in mid-turn; the dice on it bring neither Damage nor token."""
    play = stage(
        "harry neville",
        "albus",
        board={"ministry": "draco"},
        damage={"draco": 1},
        supply="red_die loyalty",
    ).deal(LEFT, dice("Bk Of PC Pc Pl"))
    play.do("travel:ministry", "roll", "assign:neville:courage2", "hit:draco")
    assert play.tokens(0) == ["red_die"]
    assert play.damage("draco") == [2]
    play.do("complete:draco", "stop", "pass")
    assert play.view.azkaban == ["draco"]
    assert play.tokens(0) == ["red_die"]
