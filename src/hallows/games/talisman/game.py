"""Talisman: Harry Potter as a game of the house: set up, seen, re-dealt and ended."""

from collections import Counter
from collections.abc import Mapping, Sequence
from pathlib import Path

from hallows.games.common import pile
from hallows.games.common.game import BoxGame, once_a_language
from hallows.games.talisman import loading
from hallows.games.talisman.aside import aside
from hallows.games.talisman.beats import beat
from hallows.games.talisman.compiled import WINDOWS, Kit
from hallows.games.talisman.content import Content
from hallows.games.talisman.drawing import TalismanDrawing, drawing
from hallows.games.talisman.epilogue import ending, throws
from hallows.games.talisman.labels import describe
from hallows.games.talisman.refusals import refusals
from hallows.games.talisman.rules import decks, objects, setup, turn
from hallows.games.talisman.rules.fate import FATE_ON_THE_WAY
from hallows.games.talisman.rules.trophies import IDLE
from hallows.games.talisman.shelf import lasting
from hallows.games.talisman.state import NOBODY, Hero, Options, Talisman
from hallows.games.talisman.text import cards_listing
from hallows.games.talisman.view import view
from hallows.games.talisman.wishes import wishes
from hallows.kernel import BadOptions, Card, Lasting, Outcome, Seeded


class TalismanGame(BoxGame[Talisman, Content]):
    name = "talisman"
    version = 4
    seats = range(1, 7)  # T-001
    options_type = Options
    #: Asked without being told: who fights, is in danger, has a Spell cast on it or tries to cross (``….own``).
    quiet = (*WINDOWS, FATE_ON_THE_WAY, IDLE)
    hides = (*WINDOWS, *(f"{window}.own" for window in WINDOWS))
    bots_at = "hallows.games.talisman.bot:BOTS"
    thinking_at = "hallows.games.talisman.bot.thinking:TalismanThinking"
    screen_at = "hallows.games.talisman.terminal:render"
    # In the first half of a turn everybody may answer everything with Spells, and a Spell with a Spell; six
    # full hands make that long, though hardly ever. Forty would cut such a turn in the middle of a Battle.
    scene_cap = 80
    scene = staticmethod(turn.scene)
    view = staticmethod(view)
    describe = staticmethod(describe)
    aside = staticmethod(aside)
    refusals = staticmethod(refusals)
    wishes = staticmethod(wishes)
    beat = staticmethod(beat)
    ending = staticmethod(ending)
    throws = staticmethod(throws)

    def __init__(self, packs: Sequence[Path] = ()) -> None:
        self.content = loading.load(packs)
        self.kit: Kit = setup.open_box(self.content)

    def setup(self, seats: int, options: Options) -> Talisman:
        if options.first_player >= seats:
            raise BadOptions(
                f"talisman: first_player {options.first_player} is not at a table of {seats}",
                game=self.name,
                why="first_player",
            )
        if options.ages and len(options.ages) != seats:
            raise BadOptions(
                f"talisman: {len(options.ages)} ages for {seats} seats", game=self.name, why="ages"
            )
        return setup.new_table(self.kit, seats, options)

    def pause(self, options: Options) -> int:
        return options.ask_everybody or 0

    def outcome(self, state: Talisman) -> Outcome | None:
        """T-119; the last player in the game (K98); a draw at the agreed limit (K100)."""
        if state.winner != NOBODY:
            return Outcome((state.winner,), state.win)
        if state.win:
            return Outcome((), state.win)
        limit = state.options.round_limit
        if limit and state.rounds >= limit:
            return Outcome((), "round-limit", truncated=True)
        return None

    def redeal(self, state: Talisman, seat: int, source: Seeded) -> None:
        """Everything face down that the seat has not seen changes places within its deck: Encounter cards
        in their decks; Spells in the deck and in the others' hands."""
        hands = [card for hero in state.heroes if hero.seat != seat for card in hero.spells]
        hidden = (state.outer, state.middle, [*state.spells, *hands])
        pile.redeal(state.faces, state.known, hidden, seat, source)
        for hero in state.heroes:
            decks.note_hand(state, hero)
        decks.note_windows(state)

    def thing(self, state: Talisman, pile: str, card: Card) -> str:
        if isinstance(card, str):
            return f"character:{card}"
        face = state.faces[card]
        return f"spell:{face}" if face in state.kit.spells else f"card:{face}"

    def conserved(self, state: Talisman) -> Mapping[str, int]:
        """Every card lies in exactly one place, and no token is made or lost (T-002, T-003, T-004, T-005,
        T-006, T-007)."""
        places = [
            *state.outer,
            *state.middle,
            *state.spells,
            *state.purchases,
            *state.hallows,
            *state.outer_discard,
            *state.middle_discard,
            *state.spell_discard,
            *{lasting.card for lasting in state.lasting},
        ]
        for cards in state.board.values():
            places += cards
        galleons = state.galleons + sum(state.gold.values())
        fate = state.fate + sum(state.tokens.values())
        for hero in state.heroes:
            places += hero.objects + hero.followers + hero.trophies + hero.spells
            galleons += hero.galleons
            fate += hero.fate
        return {
            "cards": len(set(places)),
            "places": len(places),
            "galleons": galleons,
            "fate": fate,
            **Counter(state.faces),
        }

    def lasting(self, state: Talisman, seat: int | None) -> Sequence[Lasting]:
        return lasting(state)

    def cards_listing(self, lang: str) -> str:
        return cards_listing(self.content, lang)

    @once_a_language
    def drawing(self, lang: str) -> TalismanDrawing:
        return drawing(self.kit, lang)

    def standing(self, state: Talisman) -> Sequence[int]:
        """How far each Character has grown and come: dials above their start, a Hallow, the way inward."""
        return [self._standing(state, hero) for hero in state.heroes]

    def _standing(self, state: Talisman, hero: Hero) -> int:
        if not hero.sheet or not hero.space:
            return 0
        sheet = self.kit.sheets[hero.sheet].sheet
        place = self.kit.places[hero.space]
        inward = {"london": 0, "grounds": 2, "castle": 4 + place.position}
        carries = 3 if objects.hallow(state, hero) != NOBODY else 0
        grown = hero.magic - sheet.magic + hero.might - sheet.might
        return 1 + grown + carries + inward[place.region]

    def sides(self, state: Talisman, seat: int) -> Mapping[str, str]:
        hero = state.heroes[seat]
        return {"character": hero.character, "sheet": hero.sheet, "side": hero.side}

    def role(self, state: Talisman, seat: int) -> str:
        character = state.heroes[seat].character
        return f"character:{character}" if character else ""

    def tally(self, state: Talisman) -> Mapping[str, str | int]:
        return {"end": state.win or "round-limit"}
