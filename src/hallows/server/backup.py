"""Copies of an SQLite database: made while it is in use, and put back while it is not."""

import os
import sqlite3
from contextlib import closing
from pathlib import Path

from hallows.kernel import BadOptions
from hallows.server.config import Config
from hallows.server.ledger import the_only_server


def back_up(config: Config, to: Path) -> int:
    """Copy the database as it stands at one moment, though people play meanwhile. The copy appears only when it is
    whole and sound. How many tables it holds."""
    source = _file(config)
    if not source.exists():
        raise BadOptions(f"{source}: there is no such database")
    partial = to.with_name(f"{to.name}.partial")
    partial.unlink(missing_ok=True)
    with closing(sqlite3.connect(source)) as here, closing(sqlite3.connect(partial)) as there:
        here.backup(there, pages=500, sleep=0.01)
        there.execute("PRAGMA journal_mode=DELETE")  # one file, nothing beside it
    try:
        count = _check(partial)
    except BadOptions:
        partial.unlink()
        raise
    with partial.open("rb") as made:
        os.fsync(made.fileno())
    partial.replace(to)
    return count


def restore(config: Config, source: Path) -> int:
    """Put a copy in the database's place; what stood there is kept beside it as ``….before``. Refused while a server
    runs. How many tables there are now."""
    target = _file(config)
    count = _check(source)
    target.parent.mkdir(parents=True, exist_ok=True)
    lock = the_only_server(config)
    try:
        partial = target.with_name(f"{target.name}.partial")
        partial.unlink(missing_ok=True)
        if target.exists():
            with closing(sqlite3.connect(target)) as here:  # what is in its log belongs to it
                here.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        with closing(sqlite3.connect(source)) as here, closing(sqlite3.connect(partial)) as there:
            here.backup(there)
        if target.exists():
            target.replace(target.with_name(f"{target.name}.before"))
        for rest in ("-wal", "-shm"):
            Path(f"{target}{rest}").unlink(missing_ok=True)
        partial.replace(target)
    finally:
        if lock is not None:
            lock.close()
    return count


def _check(file: Path) -> int:
    """How many tables a database of ours holds; refused if it is none, or damaged."""
    if not file.exists():
        raise BadOptions(f"{file}: there is no such file")
    try:
        with closing(sqlite3.connect(f"{file.resolve().as_uri()}?mode=ro", uri=True)) as database:
            sound = database.execute("PRAGMA quick_check").fetchone()[0]
            count: int = database.execute("SELECT count(*) FROM tables").fetchone()[0]
            database.execute("SELECT version_num FROM alembic_version").fetchone()
    except sqlite3.DatabaseError as wrong:
        raise BadOptions(f"{file}: not a database of ours ({wrong})") from wrong
    if sound != "ok":
        raise BadOptions(f"{file}: damaged ({sound})")
    return count


def _file(config: Config) -> Path:
    if not config.sqlite:
        raise BadOptions("this is for SQLite; for PostgreSQL use pg_dump, see docs/run-a-server.md")
    return Path(config.db.split(":///", 1)[-1]).expanduser()
