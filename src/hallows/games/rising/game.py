"""Death Eaters Rising as a game of the house: how it is set up, seen, re-dealt and ended."""

from collections import Counter
from collections.abc import Mapping, Sequence
from pathlib import Path

from hallows.games.common.game import BoxGame, once_a_language
from hallows.games.rising import rules
from hallows.games.rising.aside import RisingAside, aside
from hallows.games.rising.beats import beat
from hallows.games.rising.compiled import NOBODY, Cards
from hallows.games.rising.content import Content
from hallows.games.rising.drawing import RisingDrawing, drawing
from hallows.games.rising.effects import AFFILIATIONS
from hallows.games.rising.epilogue import ending, gauge, throws
from hallows.games.rising.labels import describe
from hallows.games.rising.loading import load
from hallows.games.rising.refusals import refusals
from hallows.games.rising.rules import abilities, rolling, tokens
from hallows.games.rising.rules.setup import bare_table
from hallows.games.rising.shelf import lasting
from hallows.games.rising.state import OVER, TRAVEL, Options, Rising
from hallows.games.rising.text import cards_listing
from hallows.games.rising.view import RisingView, look
from hallows.games.rising.wishes import wishes
from hallows.kernel import (
    Ask,
    BadOptions,
    Card,
    Choice,
    Dice,
    Ending,
    Event,
    Lasting,
    Outcome,
    Play,
    Refusal,
    Roll,
    Seeded,
    Story,
    Throw,
    Veil,
)


class RisingGame(BoxGame[Rising, Content]):
    name = "rising"
    version = 4
    quiet = (*rolling.QUIET, *abilities.QUIET, *tokens.QUIET)
    # One loses all: with five of a hundred a team of three wins 29 % where it would win 52.
    slips = 5
    seats = range(2, 5)  # R-002; one person may run several teams
    options_type = Options
    bots_at = "hallows.games.rising.bot:BOTS"
    thinking_at = "hallows.games.rising.bot.thinking:RisingThinking"
    screen_at = "hallows.games.rising.terminal:render"
    beat = staticmethod(beat)

    def __init__(self, packs: Sequence[Path] = ()) -> None:
        self.content = load(packs)
        self.cards = Cards(self.content)

    def setup(self, seats: int, options: Options) -> Rising:
        track = self.content.box.track
        if not track.least <= options.voldemort_track <= track.most:
            raise BadOptions(
                f"rising: voldemort_track is {track.least} to {track.most}", game=self.name
            )
        if options.mode == "strict" and options.four_player_token_boost:
            raise BadOptions(
                "rising: in strict mode nobody starts with a token: four_player_token_boost is for "
                "balanced mode",
                game=self.name,
            )
        if options.first >= seats:
            raise BadOptions(f"rising: there is no seat {options.first}", game=self.name)
        if options.teams_of and len(options.teams_of) != seats:
            raise BadOptions(f"rising: teams_of needs {seats} entries", game=self.name)
        return bare_table(self.cards, seats, options)

    def scene(self, state: Rising) -> Play[None]:
        return rules.scene(state, self.cards)

    def outcome(self, state: Rising) -> Outcome | None:
        """R-189 to R-196: everybody wins, or nobody. A lost game names all its reasons (R-235)."""
        if state.phase == OVER:
            if state.won:
                return Outcome(tuple(range(len(state.players))), "won")
            return Outcome((), "-".join(("lost", *state.losses)))
        limit = state.options.max_turns
        if limit and state.turns >= limit and state.phase == TRAVEL:
            return Outcome((), "turn-limit", truncated=True)
        return None

    def view(self, state: Rising, seat: int | None, veil: Veil) -> RisingView:
        return look(state, self.cards)

    def redeal(self, state: Rising, seat: int, source: Seeded) -> None:
        """Shuffle what lies face down, however it lay. How deep Voldemort's card lies is known to anyone who counts."""
        supply = sorted(state.supply)
        state.supply = [supply[i] for i in source.permutation(len(supply))]
        lord = self.cards.voldemort
        others = sorted(card for card in state.deck if card != lord)
        order = iter([others[i] for i in source.permutation(len(others))])
        state.deck = [card if card == lord else next(order) for card in state.deck]

    def thing(self, state: Rising, pile: str, card: Card) -> str:
        assert isinstance(card, int)
        return self.cards.token_names[card] if pile == "tokens" else self.cards.names[card]

    def faces(self, thrown: Roll | Dice) -> Sequence[Sequence[str]]:
        """The Voldemort die turns him; the others show traits."""
        if isinstance(thrown, Roll):
            return [[f"face:{face}" for face in self.cards.voldemort_die]]
        sides = {f"die:{die.id}": die.faces for die in self.content.dice}
        return [[f"face:{face}" for face in sides[kind]] for kind in thrown.kinds]

    def conserved(self, state: Rising) -> Mapping[str, int]:
        cards = Counter(state.deck + state.azkaban + state.hospital)
        cards.update(card for card in state.board if card != NOBODY)
        tokens = Counter(state.supply + state.discard)
        for player in state.players:
            cards.update(player.team)
            tokens.update(player.tokens)
        tokens.update(placed.token for placed in state.turn.placed if placed.token != NOBODY)
        if state.risen:
            cards[self.cards.voldemort] += 1
        places = sum(len(stack) for stack in state.stacks) + len(state.corrupted)
        dealt = {f"card:{self.cards.ids[card]}": count for card, count in cards.items()}
        held = {f"token:{self.cards.token_ids[kind]}": count for kind, count in tokens.items()}
        if state.phase == "setup":  # the character cards leave the box in this scene
            dealt = {f"card:{card}": 1 for card in self.cards.ids[: self.cards.voldemort + 1]}
        return {"places": places, **dealt, **held}

    def describe(self, state: Rising, ask: Ask, option: str) -> Choice:
        return describe(state, self.cards, ask, option)

    def aside(self, state: Rising, ask: Ask) -> RisingAside | None:
        return aside(state, self.cards, ask)

    def cards_listing(self, lang: str) -> str:
        return cards_listing(self.content, lang)

    def refusals(self, state: Rising, ask: Ask) -> Sequence[Refusal]:
        return refusals(state, self.cards, ask)

    def wishes(self, state: Rising, seat: int) -> Mapping[str, Choice]:
        return wishes(state, self.cards, seat)

    def lasting(self, state: Rising, seat: int | None) -> Sequence[Lasting]:
        return lasting(state, self.cards)

    @once_a_language
    def drawing(self, lang: str) -> RisingDrawing:
        return drawing(self.content, lang)

    def standing(self, state: Rising) -> Sequence[int]:
        """The Wizards of each team."""
        return [len(player.team) for player in state.players]

    def progress(self, state: Rising) -> Mapping[str, int]:
        return {"turns": state.turns, "rounds": -(-state.turns // len(state.players))}

    def ending(self, state: Rising, story: Story) -> Ending:
        return ending(state, self.cards, story)

    def gauge(self, state: Rising) -> Sequence[int]:
        return gauge(state, self.cards)

    def throws(self, event: Event) -> Sequence[Throw]:
        return throws(event, self.cards)

    def sides(self, state: Rising, seat: int) -> Mapping[str, str]:
        player = state.players[seat]
        if player.affiliation == NOBODY:
            return {}
        return {"affiliation": AFFILIATIONS[player.affiliation]}

    def role(self, state: Rising, seat: int) -> str:
        affiliation = self.sides(state, seat).get("affiliation")
        return f"aff:{affiliation}" if affiliation else ""

    def tally(self, state: Rising) -> Mapping[str, str | int]:
        """How it ended, and how far things had gone."""
        how = "won" if state.won else "+".join(state.losses) or "unfinished"
        return {
            "ending": how,
            "azkaban": len(state.azkaban),
            "hospital": len(state.hospital),
            "corrupted_places": len(state.corrupted),
            "voldemort_damage": state.damage[self.cards.voldemort],
        }
