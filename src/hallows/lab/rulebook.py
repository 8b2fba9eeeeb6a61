"""The rules by number: their chapters, and which of them no test holds the code to.

    python -m hallows.lab.rulebook [--strict] [--tests tests] [GAME ...]

The numbered rules are the messages ``<game>-rule-<ID>`` of ``<game>-rules.ftl``; a group comment names the
chapter they belong to. A test is tied to a rule by ``@pytest.mark.rule("T-042")``.
"""

import argparse
import ast
import re
import sys
from collections.abc import Iterator, Sequence
from importlib import resources
from pathlib import Path

import msgspec

from hallows.games import EXAMPLES, names
from hallows.kernel import UnknownGame

_GROUP = re.compile(r"## +(\S+)")
_RULE = re.compile(r"([a-z]+)-rule-([A-Z]+-\d+[a-z]?) *=")


class Chapter(msgspec.Struct, frozen=True):
    """``title`` is the id of the message that names the chapter."""

    title: str
    rules: list[str]


def chapters(game: str, lang: str = "en") -> list[Chapter]:
    """The rules of a game in the order of its book; none, if it has no book."""
    file = resources.files("hallows") / "locales" / lang / f"{game}-rules.ftl"
    if not file.is_file():
        return []
    found: list[Chapter] = []
    for line in file.read_text(encoding="utf-8").splitlines():
        if group := _GROUP.match(line):
            found.append(Chapter(group[1], []))
        elif (rule := _RULE.match(line)) and rule[1] == game:
            if not found:
                found.append(Chapter("", []))
            found[-1].rules.append(rule[2])
    return [chapter for chapter in found if chapter.rules]


def rule_ids(game: str) -> list[str]:
    return [rule for chapter in chapters(game) for rule in chapter.rules]


def rules_tested(tests: Path) -> dict[str, list[str]]:
    """Every rule that a test is marked with, and the files where."""
    found: dict[str, list[str]] = {}
    for file in sorted(tests.rglob("*.py")):
        for rule in _marks(ast.parse(file.read_text(encoding="utf-8"), str(file))):
            files = found.setdefault(rule, [])
            if str(file) not in files:
                files.append(str(file))
    return found


def _marks(module: ast.Module) -> Iterator[str]:
    """The arguments of every ``pytest.mark.rule(…)``, also under a shorter name given to it in the file."""
    short = {
        target.id
        for node in module.body
        if isinstance(node, ast.Assign) and _is_mark(node.value)
        for target in node.targets
        if isinstance(target, ast.Name)
    }
    for node in ast.walk(module):
        if not isinstance(node, ast.Call):
            continue
        named = isinstance(node.func, ast.Name) and node.func.id in short
        if named or _is_mark(node.func):
            for arg in node.args:
                if isinstance(arg, ast.Constant) and isinstance(arg.value, str):
                    yield arg.value


def _is_mark(node: ast.expr) -> bool:
    """``pytest.mark.rule``, or ``mark.rule``."""
    return isinstance(node, ast.Attribute) and ast.unparse(node) in {
        "pytest.mark.rule",
        "mark.rule",
    }


class Coverage(msgspec.Struct, frozen=True):
    game: str
    rules: int
    untested: list[str]

    @property
    def tested(self) -> int:
        return self.rules - len(self.untested)


def coverage(game: str, tested: dict[str, list[str]]) -> Coverage:
    rules = rule_ids(game)
    return Coverage(game, len(rules), [rule for rule in rules if rule not in tested])


def known_books() -> list[str]:
    """Registered games first, then books of rules whose game is not registered yet."""
    folder = resources.files("hallows") / "locales" / "en"
    suffix = "-rules.ftl"
    books = sorted(f.name.removesuffix(suffix) for f in folder.iterdir() if f.name.endswith(suffix))
    return [*names(), *(book for book in books if book not in names())]


def main(argv: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(
        prog="python -m hallows.lab.rulebook", description="Rules without a test, by game."
    )
    parser.add_argument("games", nargs="*", metavar="GAME", help="all of them if none is named")
    parser.add_argument("--tests", type=Path, default=Path("tests"), help="where the tests are")
    parser.add_argument(
        "--strict", action="store_true", help="exit code 1 if a registered game lacks a test"
    )
    args = parser.parse_args(argv)
    books = known_books()
    for game in args.games:
        if game not in books:
            raise UnknownGame(f"no game is called {game!r}; there are {', '.join(books)}")
    tested = rules_tested(args.tests)
    wanting = False
    for game in args.games or books:
        covered = coverage(game, tested)
        _print(covered)
        wanting |= bool(covered.untested) and game in names() and game not in EXAMPLES
    strangers = _strangers(tested, books)
    for rule, files in strangers.items():
        print(f"no such rule: {rule} in {', '.join(files)}")
    return 1 if args.strict and (wanting or strangers) else 0


def _print(covered: Coverage) -> None:
    share = covered.tested / covered.rules if covered.rules else 1.0
    print(f"{covered.game}: {covered.tested} of {covered.rules} rules tested ({share:.0%})")
    for chapter in chapters(covered.game):
        missing = [rule for rule in chapter.rules if rule in covered.untested]
        if missing:
            title = chapter.title.removeprefix(f"{covered.game}-chapter-")
            print(f"  {title}: {' '.join(missing)}")


def _strangers(tested: dict[str, list[str]], books: list[str]) -> dict[str, list[str]]:
    """Marks that name no rule of any book: a slip of the pen would else go unseen."""
    known = {rule for game in books for rule in rule_ids(game)}
    return {rule: files for rule, files in tested.items() if rule not in known}


if __name__ == "__main__":
    sys.exit(main())
