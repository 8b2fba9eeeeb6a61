"""Lessons can be given: their steps are made, worded in three languages, and what they wait for comes to pass."""

import pytest

from hallows import lessons
from hallows.server import opening
from hallows.server.entries import Chose, Renamed
from hallows.server.live import Live
from hallows.server.store import Guest
from hallows.words import LANGUAGES, Words

ALL = lessons.names()


def guest() -> Guest:
    return Guest(1, "", "Ola")


@pytest.mark.parametrize("name", ALL)
def test_the_script_is_what_the_steps_make(name: str) -> None:
    taught = lessons.lesson(name)
    assert tuple(lessons.record(name, taught.plan)) == taught.acts


@pytest.mark.parametrize("name", ALL)
def test_the_service_holds_the_lesson_on_the_same_dice(name: str) -> None:
    rows, _ = opening.lesson(name, guest(), 0)
    live = Live.replay(rows.table["code"], rows.table["secret"], rows.rows)
    for act in lessons.lesson(name).acts:
        live.apply(Chose(act.seat, act.option), 0)
    assert live.head.lesson == name
    told = lessons.lesson(name)
    table = lessons.deal(name, told.plan)
    for act in told.acts:
        table.answer(act.option)
    assert live.table is not None
    assert live.table.hash() == table.hash()


def test_a_lesson_counts_its_answers_and_nothing_else() -> None:
    rows, _ = opening.lesson("quidditch", guest(), 0)
    live = Live.replay(rows.table["code"], rows.table["secret"], rows.rows)
    assert live.answers == 0
    for given, act in enumerate(lessons.lesson("quidditch").acts[:9]):
        live.apply(Renamed(0, "Ada"), 0)
        assert live.answers == given
        live.apply(Chose(act.seat, act.option), 0)
        assert live.answers == given + 1


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", ALL)
def test_every_step_is_worded(name: str, lang: str) -> None:
    words = Words(lang)
    plan = lessons.plan_of(name)
    wanted = {f"lesson-{name}-end"}
    for step in plan.told:
        wanted.add(f"lesson-{name}-{step.id}")
        if step.prompt:
            wanted.add(f"lesson-{name}-{step.id}-do")
    assert sorted(one for one in wanted if not words.has(one)) == []


def test_a_step_that_never_comes_is_named() -> None:
    plan = lessons.Plan(
        "duel", 1, "harry", ("Luna",), (lessons.Step("fly", "no.such.question", "up"),)
    )
    with pytest.raises(lessons.LessonError, match="lesson trial: step fly never comes to pass"):
        list(lessons.record("trial", plan))


def test_an_answer_that_is_not_offered_is_named_with_the_step() -> None:
    plan = lessons.Plan("duel", 1, "harry", ("Luna",), (lessons.Step("fly", "turn", "up"),))
    with pytest.raises(lessons.LessonError, match="lesson trial, step fly: 'up' is not offered"):
        list(lessons.record("trial", plan))


def test_a_step_may_be_somebody_elses_answer() -> None:
    """So that a lesson goes on whatever a bot thinks of it today."""
    plan = lessons.plan_of("hogwarts")
    told = {step.id: step for step in plan.steps if step.seat != lessons.LEARNER}
    assert {step.answer for step in told.values()} == {"keep", "move:g27"}
    given = [(act.seat, act.option, act.step) for act in lessons.lesson("hogwarts").acts]
    assert [(1, step.answer, "") in given for step in told.values()] == [True, True]


def test_an_unknown_lesson_is_refused_by_name() -> None:
    with pytest.raises(lessons.LessonError, match="no lesson is called 'potions'"):
        lessons.plan_of("potions")
