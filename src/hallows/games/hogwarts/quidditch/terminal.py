"""A Quidditch match drawn in the terminal: the pitch with everybody on it, then the race for the Snitch."""

from collections.abc import Iterator

import msgspec
from rich.console import Group, RenderableType
from rich.text import Text

from hallows.games.hogwarts.quidditch.pitch import NUMBER
from hallows.games.hogwarts.quidditch.state import BOX, LINEUP, OVER, TEAMS
from hallows.games.hogwarts.quidditch.view import MatchView, PieceView, TeamView
from hallows.words import Words

STYLES = {
    "gryffindor": "red",
    "hufflepuff": "yellow",
    "ravenclaw": "blue",
    "slytherin": "green",
    "": "default",
}
CELL = 7
_EMPTY = "·"


def render(
    view: MatchView, words: Words, seat: int | None, drawing: msgspec.Struct
) -> RenderableType:
    return _Screen(view, words, seat).all()


class _Screen:
    def __init__(self, view: MatchView, words: Words, seat: int | None) -> None:
        self.view = view
        self.words = words
        self.seat = seat

    def all(self) -> Group:
        parts: list[RenderableType] = [*self.teams()]
        if self.view.phase not in (BOX, TEAMS):
            if self.view.round < 2:
                parts += [Text(), *self.pitch(), Text(), *self.key()]
            else:
                parts += [Text(), *self.race()]
        return Group(*parts)

    def label(self, key: str, **args: str | int) -> str:
        return self.words.format(f"quidditch-terminal-{key}", dict(args))

    # -- who is who ---------------------------------------------------------------------------------------------

    def teams(self) -> Iterator[Text]:
        for team in self.view.teams:
            line = Text("▶ " if self.on_turn(team) else "  ")
            line.append(self.words.name(f"seat:{team.seat}"), style="bold")
            if team.house:
                house = self.words.name(f"team:{team.house}")
                line.append(" · ").append(house, style=f"bold {STYLES[team.house]}")
                line.append(f" · {self.label('goals', n=team.goals)}")
                line.append(f" · {self.label('chasers', n=team.chasers)}")
            if team.cards:
                line.append(f" · {self.label('cards', n=team.cards)}")
            if team.hand:
                hand = ", ".join(self.words.name(f"qcard:{card}") for card in team.hand)
                line.append(f": {hand}", style="cyan")
            yield line
        if self.view.actions:
            yield Text(self.label("actions", n=self.view.actions), style="bold")

    def on_turn(self, team: TeamView) -> bool:
        return self.view.phase != OVER and team.seat == self.view.active

    # -- round 1 ------------------------------------------------------------------------------------------------

    def pitch(self) -> Iterator[Text]:
        """Rows from the away goal down to the home goal, with the numbers of the printed lines at the right."""
        head = Text("    ", style="dim")
        for column in "ABCDE":
            head.append(column.center(CELL))
        yield head
        for row in range(11, 0, -1):
            line = Text(f" {row:>2} ", style="dim")
            for column in "abcde":
                line.append_text(self.cell(f"{column}{row}"))
            line.append(f"  {self.margin(row)}", style="dim")
            yield line

    def margin(self, row: int) -> str:
        printed = {1: "2", 2: "3", 3: "4", 5: "4", 7: "4", 9: "4", 10: "3", 11: "2"}.get(row)
        return f"({printed})" if printed else ""

    def cell(self, space: str) -> Text:
        """Pieces by letter and number in the colour of their house, balls by sign."""
        if space not in NUMBER:
            return Text(" " * CELL)
        text = Text()
        for piece in self.view.pieces:
            if piece.space == space:
                text.append_text(self.piece(piece))
        if self.view.quaffle.holder is None and self.view.quaffle.space == space:
            text.append("●", style="bold magenta")
        for ball in self.view.bludgers:
            if ball.holder is None and ball.space == space:
                text.append("✱", style="bold")
        if not text.plain:
            text = Text("[ ]" if space[1:] in ("1", "11") else _EMPTY, style="dim")
        left = (CELL - len(text.plain)) // 2
        return Text(" " * left).append_text(text).append(" " * (CELL - left - len(text.plain)))

    def piece(self, piece: PieceView) -> Text:
        house = self.view.teams[piece.side].house
        letter = self.label(f"letter-{piece.role}")
        number = piece.name.removeprefix(piece.role)
        letter = letter.lower() if piece.side else letter  # not every terminal has colours
        text = Text(f"{letter}{number}", style=f"bold {STYLES[house]}")
        if piece.holds:
            text.append("●" if piece.holds == "quaffle" else "✱", style="bold magenta")
        return text

    def key(self) -> Iterator[Text]:
        yield Text(self.label("key"), style="dim")
        if self.view.phase != LINEUP:
            yield Text(self.label("dice"), style="dim")

    # -- round 2 ------------------------------------------------------------------------------------------------

    def race(self) -> Iterator[Text]:
        yield Text(self.label("race"), style="bold")
        for team in self.view.teams:
            track = Text("  ")
            for space in range(self.view.lap + 1):
                here = space == team.seeker
                style = f"bold {STYLES[team.house]}" if here else "dim"
                track.append(
                    "◆" if here else "┃" if space in (0, self.view.lap) else "·", style=style
                )
            track.append(f"  {self.label('seeker', n=team.seeker, lap=self.view.lap)}")
            if team.slowed:
                track.append(f" · {self.label('slowed')}", style="yellow")
            yield track
