"""``python -m hallows.cli`` is the ``hallows`` command."""

from hallows.cli import app

if __name__ == "__main__":
    app(prog_name="hallows")
