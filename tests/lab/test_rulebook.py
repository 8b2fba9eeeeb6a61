"""`make rules`: every rule has a number, and those without a test are found."""

from pathlib import Path

import pytest

from hallows.lab import rulebook
from hallows.lab.rulebook import chapters, coverage, main, rule_ids, rules_tested

TESTS = """
import pytest

rule = pytest.mark.rule
pytestmark = pytest.mark.rule("D-001")

@pytest.mark.rule("D-002", "D-003")
def test_one(): ...

@rule("D-004")
class TestMany:
    @pytest.mark.parametrize("x", [pytest.param(1, marks=pytest.mark.rule("D-005"))])
    def test_two(self, x): ...

def other(rule): return rule.find("D-006")
"""


@pytest.fixture
def tests(tmp_path: Path) -> Path:
    (tmp_path / "test_it.py").write_text(TESTS)
    return tmp_path


def test_the_duels_book_has_its_nine_rules_in_chapters() -> None:
    book = chapters("duel")
    assert [chapter.title for chapter in book] == [
        "duel-chapter-setup",
        "duel-chapter-turn",
        "duel-chapter-attack",
        "duel-chapter-end",
    ]
    assert sorted(rule_ids("duel")) == [f"D-00{n}" for n in range(1, 10)]


def test_a_game_without_a_book_has_no_rules() -> None:
    assert chapters("nothing") == []


def test_marks_are_found_wherever_pytest_takes_them(tests: Path) -> None:
    assert set(rules_tested(tests)) == {"D-001", "D-002", "D-003", "D-004", "D-005"}


def test_rules_without_a_test_are_listed(tests: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert coverage("duel", rules_tested(tests)).untested == ["D-007", "D-008", "D-006", "D-009"]
    assert main(["duel", "--tests", str(tests)]) == 0
    said = capsys.readouterr().out
    assert "duel: 5 of 9 rules tested (56%)" in said
    assert "turn: D-007 D-008" in said


def test_strict_fails_for_a_real_game_but_not_for_an_example(
    tests: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert main(["duel", "--strict", "--tests", str(tests)]) == 0
    monkeypatch.setattr(rulebook, "EXAMPLES", frozenset())
    assert main(["duel", "--tests", str(tests)]) == 0
    assert main(["duel", "--strict", "--tests", str(tests)]) == 1


def test_a_mark_that_names_no_rule_is_found(
    tests: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tests / "test_slip.py").write_text(
        'import pytest\n@pytest.mark.rule("D-0O1")\ndef test_x(): ...\n'
    )
    assert main(["duel", "--strict", "--tests", str(tests)]) == 1
    assert "no such rule: D-0O1" in capsys.readouterr().out


def test_the_tests_of_the_house_name_only_rules_that_exist() -> None:
    assert not rulebook._strangers(
        rules_tested(Path(__file__).parent.parent), rulebook.known_books()
    )
