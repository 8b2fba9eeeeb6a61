"""A Year at Hogwarts, the House Cup, as a game of the house: how it is set up, seen, re-dealt and ended."""

from collections import Counter
from collections.abc import Mapping, Sequence

from hallows.games.common.game import once_a_language
from hallows.games.common.pile import redeal
from hallows.games.hogwarts import rules
from hallows.games.hogwarts.aside import aside, listed
from hallows.games.hogwarts.beats import beat
from hallows.games.hogwarts.castle import CastleGame
from hallows.games.hogwarts.compiled import DUEL
from hallows.games.hogwarts.drawing import HouseCupDrawing, drawing
from hallows.games.hogwarts.epilogue import ending, throws
from hallows.games.hogwarts.labels import describe
from hallows.games.hogwarts.quidditch import match
from hallows.games.hogwarts.quidditch.describe import describe as describe_match
from hallows.games.hogwarts.refusals import refusals
from hallows.games.hogwarts.rules.setup import new_table, teams_of
from hallows.games.hogwarts.shelf import lasting
from hallows.games.hogwarts.state import MATCH, NOBODY, OVER, TEAM_SIZES, Cup, Options
from hallows.games.hogwarts.text import cards_listing
from hallows.games.hogwarts.view import CupView, look
from hallows.kernel import Ask, BadOptions, Card, Choice, Lasting, Outcome, Seeded, Veil
from hallows.words import Words


class HouseCupGame(CastleGame[Cup]):
    name = "hogwarts"
    version = 3
    seats = range(1, 9)
    options_type = Options
    vocabulary = ("quidditch",)
    bots_at = "hallows.games.hogwarts.bot:BOTS"
    thinking_at = "hallows.games.hogwarts.bot.thinking:CupThinking"
    screen_at = "hallows.games.hogwarts.terminal:render"
    answer_cap = 60_000
    scene = staticmethod(rules.scene)
    listed = staticmethod(listed)
    aside = staticmethod(aside)
    refusals = staticmethod(refusals)
    beat = staticmethod(beat)

    def seats_for(self, options: Options) -> range:
        """One alone, or two to eight."""
        return range(1, 2) if options.variant == "solo" else range(2, 9)

    def setup(self, seats: int, options: Options) -> Cup:
        self._check_teams(seats, options)
        return new_table(self.kit, seats, options)

    def _check_teams(self, seats: int, options: Options) -> None:
        """H-235: all in one team, or every team of 2 or 3."""
        if options.teams and (options.variant != "team" or len(options.teams) != seats):
            raise BadOptions(
                f"hogwarts: teams names a team for each of {seats} seats", game=self.name
            )
        teams = teams_of(seats, options)
        sizes = Counter(teams)
        if sorted(sizes) != list(range(len(sizes))):
            raise BadOptions("hogwarts: teams are numbered from 0 without gaps", game=self.name)
        if options.variant == "team" and len(sizes) > 1 and not {*sizes.values()} <= {*TEAM_SIZES}:
            raise BadOptions("hogwarts: a team has 2 or 3 members, or all", game=self.name)

    def outcome(self, state: Cup) -> Outcome | None:
        if state.step != OVER:
            return None
        scores = tuple(state.scores[team] for team in state.team)
        return Outcome(tuple(state.winners), state.ending, scores)

    def redeal(self, state: Cup, seat: int, source: Seeded) -> None:
        redeal(state.faces, state.known, self.kit.decks, seat, source)
        if not match.playing(state.match):
            state.match = state.match.copy()  # an idle pitch is shared between copies of the state
        match.redeal(state.match, seat, source)

    def standing(self, state: Cup) -> Sequence[int]:
        """House points; those of a team for every member."""
        return [state.scores[team] for team in state.team]

    def thing(self, state: Cup, pile: str, card: Card) -> str:
        if pile == "match.deck":
            assert isinstance(card, int)
            return f"qcard:{state.match.faces[card]}"
        return super().thing(state, pile, card)

    def conserved(self, state: Cup) -> Mapping[str, int]:
        """Every card in exactly one place, every object token lying somewhere or held by one player."""
        cards: list[int] = []
        held = 0
        for player in state.players:
            cards += player.spells + player.potions + player.books
            cards += player.missions + player.done + player.floo_cards
            held += player.objects.bit_count()
        if state.fight is not None and state.fight.card in self.kit.decks[DUEL]:
            cards.append(state.fight.card)
        dealt = any(space >= 0 for space in state.at) or held
        tokens = held + sum(space >= 0 for space in state.at) if dealt else len(state.at)
        played = {f"match.{k}": v for k, v in match.conserved(state.match).items()}
        return {**self.counted(state, cards, objects=tokens), **played}

    def view(self, state: Cup, seat: int | None, veil: Veil) -> CupView:
        return look(state, seat)

    def describe(self, state: Cup, ask: Ask, option: str) -> Choice:
        if state.step == MATCH:
            return describe_match(state.match, ask, option)
        return describe(state, ask, option)

    def lasting(self, state: Cup, seat: int | None) -> Sequence[Lasting]:
        return lasting(state)

    @once_a_language
    def drawing(self, lang: str) -> HouseCupDrawing:
        return drawing(self.content, self.kit.board, Words.of(self, lang))

    def cards_listing(self, lang: str) -> str:
        return cards_listing(self.content, self.kit.board, Words.of(self, lang))

    ending = staticmethod(ending)
    throws = staticmethod(throws)

    def sides(self, state: Cup, seat: int) -> Mapping[str, str]:
        student = self.kit.students[state.players[seat].sheet]
        team = {"team": str(state.team[seat])} if state.teamed else {}
        return {"student": student.id, "house": student.house, **team}

    def role(self, state: Cup, seat: int) -> str:
        sheet = state.players[seat].sheet
        return self.kit.students[sheet].name if sheet != NOBODY else ""

    def tally(self, state: Cup) -> Mapping[str, str | int]:
        """How the game ended, and what it was made of."""
        return {
            "ending": state.ending,
            "missions": sum(len(player.done) for player in state.players),
            "matches": sum(player.challenges for player in state.players),
            "score": max(state.scores),
        }
