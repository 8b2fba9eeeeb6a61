"""``hallows terminal``: a game at one keyboard."""

import hashlib
import secrets
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.text import Text

from hallows.bots import best_bot, make_bot, seat_bots
from hallows.bots.search import notice
from hallows.cli.common import (
    GameOptions,
    Lang,
    Packs,
    about,
    complain,
    game_title,
    out,
    parse_game_options,
    read_record,
    refusals,
)
from hallows.cli.dicebox import KINDS, Dicebox, Thrown, Typed, new_source, source_after
from hallows.cli.journal import Journal, new_veil, replayed
from hallows.cli.screen import Screen
from hallows.cli.session import Session
from hallows.games import load_game, names
from hallows.kernel import (
    BadOptions,
    Fair,
    Game,
    HallowsError,
    Record,
    Source,
    Table,
    TypedIn,
    read,
)
from hallows.words import Words

#: Lines of the past shown to people who go on with a saved game; `log` shows all of them.
RECENT = 12


@refusals
def terminal(
    game: Annotated[str | None, typer.Argument(metavar="GAME", show_default=False)] = None,
    seats: Annotated[int | None, typer.Option("--seats", "-p")] = None,
    me: Annotated[str, typer.Option("--me", "-m")] = "0",
    bots: Annotated[str | None, typer.Option("--bots", "-b")] = None,
    names_: Annotated[str, typer.Option("--names")] = "",
    lang: Lang = "en",
    seed: Annotated[int | None, typer.Option("--seed", "-s")] = None,
    dice: Annotated[str, typer.Option()] = "seeded",
    salt: Annotated[list[str] | None, typer.Option("--salt")] = None,
    record: Annotated[Path | None, typer.Option("--record", "-r", metavar="FILE")] = None,
    resume: Annotated[Path | None, typer.Option("--resume", metavar="FILE")] = None,
    option: GameOptions = None,
    pack: Packs = None,
) -> None:
    """Play a game in the terminal, against bots or taking turns at one keyboard."""
    if dice not in KINDS:
        raise BadOptions(f"--dice is {', '.join(KINDS)}, not {dice!r}", dice=dice)
    again = _again(me, bots, lang, seed, dice)
    seed = secrets.randbelow(10**9) if seed is None else seed
    old = read_record(resume) if resume is not None else None
    name = game or (old.game if old is not None else "")
    if not name:
        raise BadOptions(f"which game? There are {', '.join(names())}")
    rules = load_game(name, pack or [])
    if old is not None and resume is not None:
        journal = _resumed(rules, old, resume)
        source = source_after(journal.table, dice, seed, resume, old)
    else:
        options = parse_game_options(option)
        most = rules.seats_for(rules.parse_options(options)).stop - 1
        count = seats if seats is not None else min(4, most)
        journal = Journal(Table(rules, count, options, TypedIn(), veil=new_veil()))
        source = new_source(dice, seed, secrets.token_hex(8), salt or [])
    table = journal.table
    people = parse_seats(me, table.seats)
    seated = seat_bots(bots or best_bot(name), table.seats)
    if "hard" in seated and (why := notice(rules)):
        complain(f"hard plays as normal: {why}")
    players = old.players if old is not None and not names_ else _names(names_, table.seats, lang)
    screen = Screen(out, Words.of(rules, lang, players))
    box: Dicebox = Typed(screen, source) if dice == "typed" else Thrown(source)
    session = Session(
        journal,
        screen,
        box,
        people,
        {s: make_bot(name, seated[s]) for s in range(table.seats) if s not in people},
        thoughts=int.from_bytes(hashlib.sha256(f"{seed}".encode()).digest()[:6]),
        file=_checked(record) if record is not None else resume,
        players=players,
        again=again,
    )
    _greet(screen, table, people, seated, source)
    session.play()


def _resumed(rules: Game[Any], old: Record, file: Path) -> Journal:
    if old.outcome is not None:
        raise BadOptions(f"{file}: this game is over; `hallows replay` tells it")
    with about(file):
        journal = replayed(rules, old)
    journal.skip(keep=RECENT)
    return journal


def _again(me: str, bots: str | None, lang: str, seed: int | None, dice: str) -> str:
    """The options with which a game that was left goes on as it was."""
    given = [("--me", me)] if me != "0" else []
    given += [("--bots", bots)] if bots is not None else []
    given += [("--lang", lang)] if lang != "en" else []
    given += [("--seed", str(seed))] if seed is not None else []
    given += [("--dice", dice)] if dice == "typed" else []
    return " ".join(f"{name} {value}" for name, value in given)


def parse_seats(me: str, seats: int) -> list[int]:
    """``"0,2"`` as seats; ``"none"`` is nobody."""
    if me == "none":
        return []
    words = [word.strip() for word in me.split(",")]
    if not all(word.isdecimal() and int(word) < seats for word in words):
        raise BadOptions(f"--me names seats from 0 to {seats - 1}, or none; not {me!r}", me=me)
    return sorted({int(word) for word in words})


def _names(given: str, seats: int, lang: str) -> list[str]:
    """The names given; seats after them are called as each language calls a player."""
    if not given:
        return []
    found = [name.strip() for name in given.split(",")]
    if len(found) > seats:
        raise BadOptions(f"{len(found)} names for {seats} seats", names=given)
    words = Words(lang)
    return [name or words.name(f"seat:{seat}") for seat, name in enumerate(found)]


def _checked(file: Path) -> Path:
    """A file to keep the game in; never one that holds something other than a recorded game."""
    if not file.parent.is_dir():
        raise BadOptions(f"{file.parent}: no such folder", file=str(file))
    if file.exists():
        try:
            read(file.read_bytes())
        except HallowsError as wrong:
            raise BadOptions(
                f"{file} exists and is not a recorded game; it is left alone", file=str(file)
            ) from wrong
    return file


def _greet(
    screen: Screen, table: Table[Any], people: list[int], seated: list[str], source: Source
) -> None:
    words = screen.words
    screen.console.print(Text(game_title(words, table.game.name), style="bold"))
    for seat in range(table.seats):
        bot = "" if seat in people else f"  ({seated[seat]})"
        screen.console.print(Text(f"  {seat}  {words.name(f'seat:{seat}')}").append(bot, "dim"))
    if isinstance(source, Fair):
        screen.fact("cli-committed", Fair.commitment(source.secret))


def register(app: typer.Typer) -> None:
    app.command()(terminal)
