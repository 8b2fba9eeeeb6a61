"""What a screen is told beside a question is what the game then does."""

from __future__ import annotations

from typing import Any

import pytest

from hallows.games.talisman.aside import Lead, TalismanAside
from tests.games.talisman.scenario import GAME, Situation, hero, table
from tests.games.talisman.scenarios.arrivals import bystander, to, visitor
from tests.games.talisman.scenarios.folk import (
    CASTLE,
    DUMBLEDORE,
    GROUNDS,
    LONDON,
    MCGONAGALL,
    plain,
)

FACES = range(1, 7)
FATED = {"fate": 1, "galleons": 0}


def beside(t: Situation) -> TalismanAside:
    told = GAME.aside(t.state, t.ask)
    assert told is not None
    return told


def leads(t: Situation) -> dict[int, Lead]:
    return {lead.n: lead for lead in beside(t).leads}


def announced(lead: Lead) -> set[str]:
    return {goal.option for goal in lead.goals}


def after_the_die(space: str, die: int, **fields: Any) -> Situation:
    """Somebody with Fate has rolled for movement and is asked whether to keep it."""
    t = table(hero(MCGONAGALL, space, **{**FATED, **fields}), bystander())
    if t.prompt == "before.move":
        t.play("roll")
    return t.play(die)


def walked(t: Situation) -> set[str]:
    """What the game lets one choose after the die was kept; a single way is walked at once."""
    t.play("keep")
    return set(t.options) if t.prompt == "move" else {f"move:{t.hero().space}"}


@pytest.mark.rule("T-049")
@pytest.mark.parametrize("die", FACES)
@pytest.mark.parametrize("space", [*LONDON, *GROUNDS])
def test_every_face_leads_where_it_is_said_to_lead(space: str, die: int) -> None:
    t = after_the_die(space, die)
    told = leads(t)
    assert list(told) == list(FACES)
    assert [n for n, lead in told.items() if lead.shown] == [die]
    assert announced(told[die]) == walked(t)


@pytest.mark.rule("T-039")
@pytest.mark.parametrize("die", FACES)
@pytest.mark.parametrize(
    "space", ["the_burrow", "kings_cross", "hogsmeade_station", "hogwarts_gates"]
)
def test_a_reroll_leads_where_its_face_was_said_to_lead(space: str, die: int) -> None:
    t = after_the_die(space, 7 - die)
    told = leads(t)[die]
    t.play("fate", die)
    assert announced(told) == set(t.options)


@pytest.mark.rule("T-418")
@pytest.mark.parametrize("die", FACES)
@pytest.mark.parametrize("space", CASTLE[:-1])
def test_in_the_castle_too(space: str, die: int) -> None:
    t = after_the_die(space, die)
    (goal,) = leads(t)[die].goals
    assert goal.way[-1] == goal.to
    t.play("keep")
    moved = [str(told["space"]) for told in t.events("moved")]
    assert moved[0] == f"space:{goal.to}"


@pytest.mark.rule("T-321")
def test_a_six_lets_dumbledore_apparate() -> None:
    t = table(hero(DUMBLEDORE, "azkaban", **FATED), bystander()).play(6)
    assert "apparate" in announced(leads(t)[6])
    assert "apparate" not in announced(leads(t)[5])
    assert announced(leads(t)[6]) == walked(t)


@pytest.mark.rule("T-340")
def test_a_broom_makes_a_face_lead_further_and_nearer() -> None:
    t = table(hero(MCGONAGALL, "azkaban", **FATED, objects=["nimbus_2000"]), bystander()).play(3)
    told = leads(t)[3]
    t.play("keep")
    assert t.prompt == "steps"
    each = leads(t)
    assert [f"steps:{n}" for n in each] == list(t.options)
    assert set().union(*map(announced, each.values())) == announced(told)
    for n, lead in each.items():
        clone = t.table.clone()
        clone.answer(f"steps:{n}")
        assert clone.ask is not None
        assert set(clone.ask.options) == announced(lead)


@pytest.mark.rule("T-404")
@pytest.mark.rule("T-062")
def test_who_walks_one_space_is_told_so_and_a_one_moves_voldemort() -> None:
    t = after_the_die("azkaban", 4)
    t.state.heroes[0].ferret = 2  # as a Spell would do it between the roll and the walk
    told = leads(t)
    assert announced(told[4]) == announced(told[1])
    assert [n for n, lead in told.items() if lead.herald] == [1]


@pytest.mark.rule("T-050")
@pytest.mark.parametrize("space", [*LONDON, *GROUNDS])
def test_the_way_told_is_walked_step_by_step(space: str) -> None:
    """Neighbours on a ring, or King's Cross and the Station; as many steps as the die says, unless a gate
    stops the walk."""
    t = table(plain(MCGONAGALL, space), bystander()).play(5)
    gates = {GAME.kit.barrier.id, GAME.kit.station.id}
    for option in t.options:
        choice = GAME.describe(t.state, t.ask, option)
        assert choice.to in choice.about
        here = space
        for step in choice.way:
            near = GAME.kit.distance(here, step) == 1 or {here, step} == gates
            assert near, f"{option}: {here} to {step}"
            here = step
        assert choice.to == f"space:{here}"
        assert len(choice.way) == 5 or option in ("cross", "gates")


# -- which faces win -----------------------------------------------------------------------------------------


def verdicts(t: Situation, option: str = "") -> dict[str, list[int]]:
    return {v.result: v.faces for v in beside(t).verdicts if v.option == option}


@pytest.mark.rule("T-165")
@pytest.mark.parametrize("again", FACES)
def test_the_faces_that_win_a_battle_win_it(again: int) -> None:
    t = in_a_battle(**FATED)
    told = verdicts(t)
    assert sorted(face for faces in told.values() for face in faces) == list(FACES)
    t.play("fate", again)
    result = next(result for result, faces in told.items() if again in faces)
    key = {"win": "battle.won", "draw": "battle.standoff", "lose": "battle.lost"}[result]
    assert t.events(key)


def in_a_battle(**fields: Any) -> Situation:
    """A Battle that is lost as the dice lie, with Fate to think again."""
    t = table(visitor(MCGONAGALL, "leaky_cauldron", **fields), bystander(), outer=["doxies"])
    die, move = to("leaky_cauldron")
    return t.play(die, "keep", move, 1, 3)


@pytest.mark.rule("T-041")
@pytest.mark.rule("T-107")
@pytest.mark.parametrize("again", FACES)
@pytest.mark.parametrize("number", [1, 2])
def test_the_faces_that_open_the_gates_open_them(number: int, again: int) -> None:
    t = table(hero(MCGONAGALL, "hogwarts_gates", **FATED, magic=7), bystander())
    t.play(2, "keep", "gates", "stat:magic", (3, 6))
    told = verdicts(t, f"fate:{number}")
    t.play(f"fate:{number}", again)
    assert bool(t.events("gates.open")) == (again in told["win"])
    assert bool(t.events("gates.shut")) == (again in told.get("lose", []))


@pytest.mark.rule("T-089")
def test_a_draw_does_not_open_the_barrier() -> None:
    t = table(hero(MCGONAGALL, "kings_cross", **FATED, magic=9), bystander())
    t.play(3, "keep", "cross", 2, 4)
    assert verdicts(t) == {"win": [5, 6], "lose": [1, 2, 3, 4]}
    t.play("fate", 4)
    assert t.events("barrier.shut")


# -- what it is about ----------------------------------------------------------------------------------------


@pytest.mark.rule("T-038")
def test_a_die_names_the_space_it_is_rolled_for() -> None:
    t = table(visitor(MCGONAGALL, "azkaban", fate=1), bystander())
    t.play(2, "keep", "move:azkaban", 4)
    told = beside(t)
    assert (told.about, told.dice, told.total) == (["space:azkaban"], [4], 4)
