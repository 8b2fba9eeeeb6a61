"""Quidditch as a game of the house: two seats, one match."""

from collections.abc import Mapping, Sequence

from hallows.games.common.game import once_a_language
from hallows.games.hogwarts.quidditch import match, text
from hallows.games.hogwarts.quidditch.beats import beat
from hallows.games.hogwarts.quidditch.describe import aside, describe
from hallows.games.hogwarts.quidditch.drawing import QuidditchDrawing, drawing
from hallows.games.hogwarts.quidditch.epilogue import ending, throws
from hallows.games.hogwarts.quidditch.pitch import CONTENT, NOBODY
from hallows.games.hogwarts.quidditch.rules import scene
from hallows.games.hogwarts.quidditch.shelf import lasting
from hallows.games.hogwarts.quidditch.state import BOX, OVER, RACE, Match, Options
from hallows.games.hogwarts.quidditch.view import MatchView, look
from hallows.kernel import BadOptions, Card, Game, Lasting, Outcome, Veil


class QuidditchGame(Game[Match]):
    name = "quidditch"
    version = 1
    seats = range(2, 3)
    options_type = Options
    bots_at = "hallows.games.hogwarts.quidditch.bots:BOTS"
    thinking_at = "hallows.games.hogwarts.quidditch.thinking:QuidditchThinking"
    screen_at = "hallows.games.hogwarts.quidditch.terminal:render"
    answer_cap = 5_000
    scene = staticmethod(scene)
    redeal = staticmethod(match.redeal)
    conserved = staticmethod(match.conserved)
    describe = staticmethod(describe)
    aside = staticmethod(aside)
    beat = staticmethod(beat)

    def __init__(self) -> None:
        self.content = CONTENT
        self._hash = CONTENT.hash()

    @property
    def content_hash(self) -> str:
        return self._hash

    def setup(self, seats: int, options: Options) -> Match:
        if options.houses and (len(options.houses) != 2 or len(set(options.houses)) != 2):
            raise BadOptions("quidditch: houses needs two different ones", game=self.name)
        m = match.new_match(options)
        match.begin(m, 0, 1)
        m.phase = BOX
        return m

    def outcome(self, state: Match) -> Outcome | None:
        if state.phase != OVER:
            return None
        won = match.result(state)
        scores = tuple(won.points if seat == won.winner else 0 for seat in (0, 1))
        return Outcome((won.winner,), "snitch", scores)

    def view(self, state: Match, seat: int | None, veil: Veil) -> MatchView:
        return look(state, seat)

    def thing(self, state: Match, pile: str, card: Card) -> str:
        assert isinstance(card, int)
        return f"qcard:{state.faces[card]}"

    def turn(self, state: Match) -> int:
        return state.players[state.active]

    def lasting(self, state: Match, seat: int | None) -> Sequence[Lasting]:
        return lasting(state)

    @once_a_language
    def drawing(self, lang: str) -> QuidditchDrawing:
        return drawing(self.content, lang)

    def cards_listing(self, lang: str) -> str:
        return text.cards_listing(self.content, lang)

    def standing(self, state: Match) -> Sequence[int]:
        """Goals, and from the race on the spaces flown."""
        return state.seekers[:] if state.phase in (RACE, OVER) else state.goals[:]

    def progress(self, state: Match) -> Mapping[str, int]:
        turns = sum(state.turns) + sum(state.raced)
        return {"turns": turns, "rounds": -(-turns // 2)}

    ending = staticmethod(ending)
    throws = staticmethod(throws)

    def sides(self, state: Match, seat: int) -> Mapping[str, str]:
        house = state.houses[seat]
        return {"house": house} if house else {}

    def role(self, state: Match, seat: int) -> str:
        house = state.houses[seat]
        return f"team:{house}" if house else ""

    def tally(self, state: Match) -> Mapping[str, str | int]:
        """How round 1 was won, and how far things had gone."""
        out = sum(spot == NOBODY for spot in state.at)
        led = "round-1-winner" if state.leader == state.winner else "other"
        return {
            "round_1": state.how,
            "snitch": led,
            "goals": sum(state.goals),
            "out": out,
            "turns_round_1": sum(state.turns),
        }
