"""The House Cup drawn in the terminal: the race for points, who holds what, my missions and cards, who and what is where,
and a fight or a Quidditch match while it lasts."""

from collections import Counter
from collections.abc import Iterable, Iterator

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from hallows.games.common.screen import DOT, Screen, columns, counted, indented
from hallows.games.common.text import plain
from hallows.games.hogwarts import map as boards
from hallows.games.hogwarts.board import load
from hallows.games.hogwarts.drawing import HouseCupDrawing, MissionDrawing, NeedDrawing
from hallows.games.hogwarts.quidditch import terminal as pitch
from hallows.games.hogwarts.view import CupView, FighterView, FightView, PlayerView

STYLES = pitch.STYLES  # by house
BAR = 20
HELD, OPEN = "✓", "○"


class _Screen(Screen[CupView, HouseCupDrawing]):
    def all(self) -> Group:
        view = self.view
        parts: list[RenderableType] = list(self.header())
        parts += self.race()
        if view.step == "setup":
            return Group(*parts)
        if view.match is not None:
            match = pitch.render(view.match, self.words, self.seat, self.box.match)
            return Group(*parts, Text(), Text(self.say("match"), style="bold"), match)
        parts += [Text(), *self.missions()]
        parts += self.hand()
        parts += self.board()
        if view.fight is not None:
            parts.append(self.fight(view.fight))
        parts.append(self.decks())
        return Group(*parts)

    # -- the race ----------------------------------------------------------------------------------------------

    def header(self) -> Iterator[Text]:
        view = self.view
        kind = f"{self.name('variant', view.variant)}{DOT}{self.name('length', view.length)}"
        if view.step == "setup":
            yield Text(f"{self.say('dealing')}{DOT}{kind}", style="bold")
            return
        goal = view.goal
        rounds = self.say("round", n=view.round)
        if goal.rounds:
            rounds = self.say("round-of", n=view.round, of=goal.rounds)
        who = f"seat:{view.active}"
        turn = self.say("extra-turn" if view.extra_turn else "turn", who=who)
        yield Text(DOT.join((rounds, turn, kind)), style="bold")
        yield Text(self.say("last-round") if view.triggered else self.goal(), style="dim")

    def goal(self) -> str:
        goal = self.view.goal
        key = "goal-match" if goal.match else "goal"
        return self.say(key, missions=goal.missions, points=goal.points)

    def race(self) -> Iterator[RenderableType]:
        """Everybody by team, with what they hold."""
        view = self.view
        teamed = view.variant == "team"
        for team, points in enumerate(view.scores):
            members = [player for player in view.players if player.team == team]
            if teamed:
                done = sum(len(player.done) for player in members)
                line = Text(self.say("team", n=team + 1), style="bold")
                yield line.append(f"  {self.bar(points)}  {self.say('done', n=done)}")
            for player in members:
                yield from self.player(player, teamed)

    def bar(self, points: int) -> str:
        """The way to the goal, and the points."""
        goal = self.view.goal.points
        full = min(BAR, points * BAR // (goal + 1))
        return f"{'█' * full}{'░' * (BAR - full)} {self.say('points', n=points)}"

    def player(self, player: PlayerView, teamed: bool) -> Iterator[RenderableType]:
        seat = f"seat:{player.seat}"
        me = player.seat == self.seat
        name = self.say("you", who=seat) if me else self.words.name(seat)
        line = Text("▶ " if player.seat == self.view.active else "  ").append(name, style="bold")
        if player.student:
            line.append(DOT).append(
                self.name("student", player.student), style=STYLES[player.house]
            )
            line.append(f"{DOT}{self.name('house', player.house)}", style=STYLES[player.house])
        yield line
        if self.view.step == "setup":
            return
        if not teamed:
            done = self.say("done", n=len(player.done))
            yield indented(Text(f"{self.bar(player.score)}{DOT}{done}"))
        yield indented(Text(DOT.join(self.figures(player))))
        held = list(self.holdings(player))
        if held:
            yield indented(Text(DOT.join(held), style="dim"))

    def figures(self, player: PlayerView) -> Iterator[str]:
        here = f"space:{player.space}"
        if player.home:
            yield self.say("visit", here=here, where=f"space:{player.home}")
        else:
            yield self.words.name(here)
        yield self.say("hp", n=player.hp)
        yield self.say("dice", n=player.dice)
        yield self.say("res", n=player.res)

    def holdings(self, player: PlayerView) -> Iterator[str]:
        for deck, count in (
            ("spell", player.spell_count),
            ("potion", player.potion_count),
            ("book", player.book_count),
        ):
            if count:
                yield self.say(f"cards-{deck}", n=count)
        if player.floo:
            yield self.say("floo", n=player.floo)
        if player.portkeys:
            yield self.say("portkeys", n=player.portkeys)
        if player.objects:
            yield f"{self.say('objects')}: {self.names('object', player.objects)}"

    # -- missions ----------------------------------------------------------------------------------------------

    def missions(self) -> Iterator[RenderableType]:
        """My missions and my team's: where, what is still missing, and against whom."""
        mine = [player for player in self.allies() if player.missions]
        if not mine:
            return
        teamed = self.view.variant == "team"
        yield Text(self.say("team-missions" if teamed else "missions"), style="bold")
        cards = {c: self.box.missions[c] for player in mine for c in player.missions}
        for card in sorted(cards.values(), key=lambda card: card.number):
            yield from self.mission(card)

    def allies(self) -> list[PlayerView]:
        if self.seat is None:
            return []
        team = self.view.players[self.seat].team
        return [player for player in self.view.players if player.team == team]

    def mission(self, card: MissionDrawing) -> Iterator[RenderableType]:
        foe = self.box.enemies[card.enemy]
        line = Text(f"  {card.number}. ", style="cyan").append(card.name, style="bold cyan")
        line.append(f"{DOT}{self.say('points', n=card.points)}")
        yield line
        yield indented(Text(f"{card.place}{DOT}{foe.name} ({foe.short})"), 5)
        steps = [self.thing(thing) for thing in card.objects]
        if self.view.qualified:
            steps += [self.need(need) for need in card.needs]
        yield indented(Text(DOT.join(steps), style="dim"), 5)

    def thing(self, thing: str) -> str:
        """An object of a mission: held by us, or where it is."""
        name = self.name("object", thing)
        if any(thing in ally.objects for ally in self.allies()):
            return f"{HELD} {name}"
        for space, lying in self.view.objects.items():
            if thing in lying:
                return f"{OPEN} {name} ({self.name('space', space)})"
        for player in self.view.players:
            if thing in player.objects:
                return f"{OPEN} {name} ({self.name('seat', player.seat)})"
        return f"{OPEN} {name}"

    def need(self, need: NeedDrawing) -> str:
        """Cards of a mission: how many of them we hold."""
        have = sum(self.fits(need, card) for card in self.held_magic())
        if have >= need.count:
            return f"{HELD} {need.text}"
        return f"{OPEN} {need.text} ({have}/{need.count})"

    def held_magic(self) -> Iterator[str]:
        for ally in self.allies():
            yield from (f"spell:{card}" for card in ally.spells)
            yield from (f"potion:{card}" for card in ally.potions)

    def fits(self, need: NeedDrawing, card: str) -> bool:
        if need.sort == "named":
            return card == need.card
        deck, _, what = card.partition(":")
        if need.sort in ("spell", "potion"):
            return deck == need.sort
        kinds = self.box.spells if deck == "spell" else self.box.potions
        return kinds[what].use == need.sort

    # -- cards -------------------------------------------------------------------------------------------------

    def hand(self) -> Iterator[RenderableType]:
        for player in self.view.players:
            rows = Counter(self.cards(player))
            if not rows:
                continue
            mine = player.seat == self.seat
            who = f"seat:{player.seat}"
            yield Text(self.say("hand") if mine else self.say("known-hand", who=who), style="bold")
            grid = columns()
            grid.add_column(style="cyan")
            grid.add_column(style="dim")
            for (name, short), count in rows.items():
                grid.add_row("  " + counted({name: count}), Text(short))
            yield grid
        yield from self.powers()

    def cards(self, player: PlayerView) -> Iterator[tuple[str, str]]:
        """Cards we know by name, with what they do."""
        box = self.box
        for card in player.spells:
            yield box.spells[card].name, box.spells[card].short
        for card in player.potions:
            yield box.potions[card].name, box.potions[card].short
        for card in player.books:
            book = box.books[card]
            yield book.name, f"{box.subjects[book.subject].name}{DOT}{book.short}"

    def powers(self) -> Iterator[RenderableType]:
        """Special objects in my hands, with what they can do."""
        for player in self.view.players:
            if player.seat != self.seat:
                continue
            for thing in player.objects:
                if self.box.objects[thing].special:
                    line = Text(f"  {self.name('object', thing)}", style="magenta")
                    yield line.append(f"  {self.box.objects[thing].short}", style="dim")

    # -- who and what is where ---------------------------------------------------------------------------------

    def board(self) -> Iterator[RenderableType]:
        board = load()
        here = self.here()
        yield Text(self.say("board"), style="bold")
        watched = self.view.players[self.seat if self.seat is not None else self.view.active]
        spot = boards.spot(board, self.words, here, watched.space)
        yield indented(Text(boards.line(spot)), 2)
        for part in boards.parts(board, self.words, here):
            if part.taken:
                grid = Table.grid(padding=(0, 1))
                grid.add_column(width=2)
                grid.add_column()
                spots = "; ".join(self.spot(spot) for spot in part.taken)
                grid.add_row("", Text(part.name, style="bold").append(f"  {spots}", "not bold"))
                yield grid

    def spot(self, spot: boards.Spot) -> str:
        return f"{spot.name} ({', '.join(spot.here)})"

    def here(self) -> dict[str, list[str]]:
        """Pawns, then Death Eaters and closed towers, then objects, by space."""
        found: dict[str, list[str]] = {}
        for player in self.view.players:
            found.setdefault(player.space, []).append(f"seat:{player.seat}")
        for tower in self.view.eaters:
            found.setdefault(tower, []).append("figure:eater")
        for tower in self.view.closed:
            found.setdefault(tower, []).append("figure:closed")
        for space, things in self.view.objects.items():
            found.setdefault(space, []).extend(f"object:{thing}" for thing in things)
        return found

    def decks(self) -> Text:
        counts = (f"{self.name('deck', deck)} {n}" for deck, n in self.view.decks.items())
        return Text(f"{self.say('decks')}: {', '.join(counts)}", style="dim")

    # -- fights ------------------------------------------------------------------------------------------------

    def fight(self, fight: FightView) -> Panel:
        rows: list[RenderableType] = [self.sides(fight)]
        if fight.foe:
            rows.append(Text(self.foe_words(fight), style="dim"))
        notes = DOT.join(self.notes(fight))
        if notes:
            rows.append(Text(notes, style="yellow"))
        key = f"fight-{fight.kind}"
        args = {"mission": f"mission:{fight.mission}"} if fight.mission else {}
        title = Text(f"{self.say(key, **args)}{DOT}{self.say('fight-round', n=fight.round)}")
        title.stylize("bold red")
        return Panel(
            Group(*rows), title=title, title_align="left", border_style="red", expand=False
        )

    def sides(self, fight: FightView) -> Table:
        grid = columns()
        grid.add_column()
        grid.add_column()
        for number, fighter in enumerate(fight.fighters):
            mark = "▶ " if number == fight.turn else "  "
            name = Text(mark + self.words.name(fighter.name), style="bold")
            grid.add_row(name, Text(DOT.join(self.strength(fight, fighter))))
        if fight.foe:
            figures = self.say("hp", n=fight.foe_hp), self.say("res", n=fight.foe_res)
            grid.add_row(Text("  " + self.words.name(fight.foe), style="bold"), DOT.join(figures))
        return grid

    def strength(self, fight: FightView, fighter: FighterView) -> Iterator[str]:
        yield self.say("hp", n=fighter.hp)
        yield self.say("dice", n=fighter.dice)
        if not fight.foe:
            yield self.say("res", n=fighter.res)
        if fighter.name.startswith("eater:"):
            yield self.say("cards", n=fighter.cards)
        elif fight.kind != "scuffle":
            yield self.say("played", n=fighter.played, of=fighter.limit)
        if fighter.apart:
            yield f"{self.say('apart')}: {self.magic_names(fighter.apart)}"
        if fighter.out:
            yield self.say("out")

    def magic_names(self, cards: Iterable[str]) -> str:
        spells, potions = self.box.spells, self.box.potions
        return ", ".join((spells if card in spells else potions)[card].name for card in cards)

    def foe_words(self, fight: FightView) -> str:
        kind, _, what = fight.foe.partition(":")
        card = (self.box.enemies if kind == "enemy" else self.box.duels)[what]
        return plain(card.blocks)

    def notes(self, fight: FightView) -> Iterator[str]:
        if fight.silenced:
            yield self.say("silenced")
        elif fight.cancels:
            yield self.say("cancels", n=fight.cancels)
        for fighter in fight.fighters:
            if fighter.skips:
                yield self.say("skips", who=fighter.name, n=fighter.skips)


render = _Screen.render
