"""Runs the command as a person would, in this process."""

from typer.testing import CliRunner, Result

from hallows.cli import app


def hallows(*args: str, typed: str = "", wide: int = 200) -> Result:
    """``hallows ARGS``, with what is typed at its prompts."""
    return CliRunner().invoke(
        app, args, input=typed, env={"COLUMNS": str(wide), "LANG": "C", "LC_ALL": ""}
    )
