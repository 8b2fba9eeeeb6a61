"""Write the golden playthroughs anew: ``python -m tests.golden``. Then read the diff: it is what you changed."""

from tests.golden import CASES, FOLDER, path, told


def main() -> None:
    for old in FOLDER.glob("*.txt"):
        if old.stem not in CASES:
            old.unlink()
    for name, case in CASES.items():
        text = told(case)
        path(name).write_text(text, encoding="utf-8")
        print(f"{name}: {text.count(chr(10))} lines")


if __name__ == "__main__":
    main()
