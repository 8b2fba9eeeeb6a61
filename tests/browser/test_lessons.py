"""Every lesson can be taken to its end, by mouse and on a phone, in every language."""

import re
from collections.abc import Sequence

import pytest
from playwright.sync_api import Locator, Position, expect

from hallows import lessons
from tests.browser.conftest import MakeScreen
from tests.browser.screen import Screen

BOX = "section[aria-labelledby=lesson-title]"
NEXT = "[data-act=lesson-next]"
SHOW = "[data-act=lesson-show]"
#: So often a thing is pressed, and so long (ms) it is waited for what comes of it.
TRIES = 3
HEARD = 40_000
#: Where an option's name stands: what it leads to may be longer than a low list.
TITLE: Position = {"x": 60, "y": 16}


def take(screen: Screen, name: str) -> None:
    made = screen.fetch("POST", f"/api/lessons/{name}")
    screen.go(f"/t/{made['code']}")
    assert screen.state(made["code"])["you"]["seats"], "the page is not the learner's"


def press(
    screen: Screen, target: Locator, at: Position | None = None, *, trial: bool = False
) -> None:
    """On trial: whether it could be pressed."""
    if screen.touch:
        target.tap(position=at, trial=trial)
    else:
        target.click(position=at, trial=trial)


def do(screen: Screen, answer: str, *, trial: bool = False) -> None:
    """What the step asks for, at the dock or on the board; where it takes several touches, let it be shown."""
    option = screen.page.locator(f'[data-area=dock] [data-option="{answer}"]')
    if option.count():
        clear_of_the_box(screen, answer)
        press(screen, option.first, TITLE, trial=trial)
    else:
        press(screen, screen.page.locator(SHOW), trial=trial)


def clear_of_the_box(screen: Screen, answer: str) -> None:
    """The option asked for can be seen whole, with nothing of the lesson above it."""
    found = f'[data-area=dock] [data-option="{answer}"]'
    screen.page.wait_for_function(
        """([box, found]) => {
            const [a, b] = [box, found].map((one) => document.querySelector(one)?.getBoundingClientRect());
            return a && b && (a.bottom <= b.top || b.bottom <= a.top || a.right <= b.left || b.right <= a.left);
        }""",
        arg=[BOX, found],
    )
    screen.page.wait_for_function(
        """(found) => {
            const option = document.querySelector(found), box = option.getBoundingClientRect();
            return option.contains(document.elementFromPoint(box.x + 60, box.y + 16));
        }""",
        arg=found,
    )


def walk(screen: Screen, name: str, langs: Sequence[str]) -> None:
    """Every step could be taken in all these languages; each is taken in one of them, in turn."""
    told = lessons.plan_of(name).told
    title = screen.page.locator("#lesson-title")
    for number, step in enumerate(told, 1):
        now = re.compile(rf"\b{number}\D+{len(told)}$")
        expect(title).to_have_text(now)
        for lang in langs[1:]:
            follow(screen, step, trial=True)
            screen.hear(lang)
            expect(title).to_have_text(now)
        for _ in range(TRIES):
            follow(screen, step)
            if moved_on(screen, title, number, now):
                break
        else:
            pytest.fail(f"{name} stays at step {number}, {step.id}")
        langs = [*langs[1:], langs[0]] if len(langs) > 1 else langs
    expect(screen.page.locator(f"{BOX} .primary")).to_be_visible()


def follow(screen: Screen, step: lessons.Step, *, trial: bool = False) -> None:
    if step.prompt:
        expect(screen.page.locator(SHOW)).to_be_enabled()
        do(screen, step.answer, trial=trial)
    else:
        press(screen, screen.page.locator(NEXT), trial=trial)


def moved_on(screen: Screen, title: Locator, number: int, now: re.Pattern[str]) -> bool:
    """Whether the press was heard: one that falls just as the box moves is lost, or leads a step back; and anybody presses
    again."""
    try:
        expect(title).not_to_have_text(now, timeout=HEARD)
    except AssertionError:
        return False
    if not any(re.search(rf"\b{number - 1}\D", told) for told in title.all_inner_texts()):
        return True
    press(screen, screen.page.locator(f"{BOX} .primary"))
    expect(title).to_have_text(now)
    return False


#: Every lesson at the desk or on the phone, in turn; `make long` takes it both ways.
DESK_OR_PHONE = [
    pytest.param(name, langs, phone, id=f"{'phone' if phone else 'desk'}-{name}", marks=marks)
    for n, name in enumerate(lessons.names())
    for langs, phone in ((("en", "it"), False), (("pl",), True))
    for marks in ([] if phone == bool(n % 2) else [pytest.mark.long],)
]


@pytest.mark.parametrize(("name", "langs", "phone"), DESK_OR_PHONE)
def test_a_lesson_is_taken_to_its_end(
    screen: MakeScreen, name: str, langs: Sequence[str], phone: bool
) -> None:
    person = screen(lang=langs[0], phone=phone)
    take(person, name)
    walk(person, name, langs)
    for lang in langs:
        person.hear(lang)
        person.check_words()
    person.check_axe()
    assert person.faults == []


def test_a_wrong_try_is_explained_and_changes_nothing(screen: MakeScreen) -> None:
    person = screen()
    take(person, "quidditch")
    press(person, person.page.locator(NEXT))
    expect(person.page.locator("#lesson-title")).to_contain_text("2")
    wrong = person.page.locator(f"{BOX} .wrong")
    for _ in range(100):  # digits answer only when a question has stood for a moment
        person.page.keyboard.press("2")  # another house than the lesson's
        if wrong.is_visible():
            break
        person.page.wait_for_timeout(100)
    expect(wrong).to_be_visible()
    expect(person.page.locator("#lesson-title")).to_contain_text("2")


def test_a_lesson_left_is_taken_up_where_it_was(screen: MakeScreen) -> None:
    person = screen()
    take(person, "quidditch")
    press(person, person.page.locator(NEXT))
    do(person, "house:gryffindor")
    expect(person.page.locator("#lesson-title")).to_contain_text("3")
    person.page.reload()
    expect(person.page.locator("#lesson-title")).to_contain_text("3")
