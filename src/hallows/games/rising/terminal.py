"""Death Eaters Rising drawn in the terminal: Voldemort, the three Locations, the dice and the teams."""

from collections.abc import Iterator, Sequence

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from hallows.games.common.screen import DOT, Screen, counted, indented
from hallows.games.common.text import plain
from hallows.games.rising.drawing import RisingDrawing
from hallows.games.rising.effects import COLOURS, TRAITS
from hallows.games.rising.state import SETUP
from hallows.games.rising.view import (
    CardView,
    CostView,
    DieView,
    LocationView,
    PlayerView,
    RisingView,
)

DEATH_EATER = "☠"
STYLES = {"blue": "blue", "orange": "dark_orange", "red": "red", "purple": "magenta"}


class _Screen(Screen[RisingView, RisingDrawing]):
    @property
    def where(self) -> str | None:
        """The Location in play."""
        return self.view.players[self.view.active].location

    def all(self) -> Group:
        parts: list[RenderableType] = list(self.header())
        parts.append(Text(self.say("legend"), style="dim"))
        for location in self.view.locations:
            parts += self.location(location)
        parts += self.dice()
        for player in self.view.players:
            parts += self.player(player)
        parts += self.lost()
        return Group(*parts)

    # -- the state of the game -------------------------------------------------------------------------

    def header(self) -> Iterator[Text]:
        view = self.view
        first = [self.say("setup")]
        if view.phase != SETUP:
            first = [self.say("turn", n=view.turns, who=f"seat:{view.active}")]
            first += [self.say("deck", n=view.deck), self.say("supply", n=view.supply)]
        yield Text(DOT.join(first), style="bold")
        yield Text(self.voldemort(), style="red")
        if view.voldemort.revealed:
            attack = f"{self.label('read-needs')}: {self.cost(view.voldemort.cost)}"
            yield Text("  " + attack, style="red")
        if view.phase != SETUP:
            yield self.dangers()
        if view.penalties:
            penalties = [self.label(f"penalty-{p.replace('_', '-')}") for p in view.penalties]
            yield Text(f"{self.say('this-turn')}: {', '.join(penalties)}", style="yellow")

    def voldemort(self) -> str:
        him = self.view.voldemort
        where = f"loc:{him.figure}"
        if him.revealed:
            return self.say("voldemort", where=where, damage=him.damage, of=him.track, cap=him.cap)
        if him.cards_above is None:
            return self.say("voldemort-faces", where=where)
        return self.say("voldemort-hidden", where=where, n=him.cards_above)

    def dangers(self) -> Text:
        danger = self.view.danger
        smallest = f"{danger.smallest_team} ({self.name('seat', danger.smallest_team_of)})"
        deepest = f"{danger.deepest}/3 ({self.name('loc', danger.deepest_at)})"
        near = [
            f"{self.label('danger-wizards')} {danger.wizards}/{danger.wizards_limit}",
            f"{self.label('danger-places')} {danger.places}/{danger.places_limit}",
            f"{self.label('danger-location')} {deepest if danger.deepest else '0/3'}",
            f"{self.label('danger-team')} {smallest}",
        ]
        return Text(DOT.join(near))

    # -- Locations -------------------------------------------------------------------------------------

    def location(self, location: LocationView) -> Iterator[RenderableType]:
        yield self.location_title(location)
        for card in location.cards:
            if card is not None:
                yield self.card(card)
                if location.id == self.where:
                    yield _small([self.price(card) + line for line in self.card_text(card)])
        if not any(location.cards):
            yield Text("  " + self.label("empty"), style="dim")

    def location_title(self, location: LocationView) -> Text:
        title = Text(self.name("loc", location.id), style="bold")
        if location.voldemort:
            title.append(f"{DOT}Voldemort", style="red")
        for player in self.view.players:
            if player.location == location.id:
                title.append(DOT + self.name("seat", player.seat), style="cyan")
        if location.fallen:
            return title.append(DOT + self.label("fallen"), style="red")
        place = self.name("place", location.places[0]) if location.places else self.label("base")
        boxes = "■" * location.corruption + "□" * (location.boxes - location.corruption)
        title.append(f"{DOT}{place}{DOT}{self.say('corruption')} {boxes}", style="not bold")
        if len(location.places) > 1:
            below = {"place": f"place:{location.places[1]}"}
            below_it = self.words.format("rising-board-below", below)
            title.append(f" ({below_it})", style="not bold dim")
        return title

    def card(self, card: CardView) -> Table:
        notes = [self.cost(card.cost)] if card.cost is not None else []
        if card.used:
            notes.append(self.label("used"))
        if card.gives_die:
            notes.append(self.label("gives-die"))
        name = Text(self.name("card", card.id), style="" if card.affiliation else "red")
        group = self.label(f"aff-{card.affiliation}") if card.affiliation else DEATH_EATER
        damage = Text(f"{card.damage}/{card.slots}", style="yellow" if card.damage else "dim")
        return _row(name, Text(group, style="dim"), damage, Text(DOT.join(notes)))

    def card_text(self, card: CardView) -> list[str]:
        if card.id in self.box.wizards:
            return [plain(self.box.wizards[card.id].blocks)]
        return [
            self.words.fill("rising-board-when", {"when": deed.label, "text": plain(deed.blocks)})
            for deed in self.box.death_eaters.get(card.id, ())
        ]

    def price(self, card: CardView) -> str:
        """What the ability of a Wizard that can be recruited would cost."""
        printed = self.box.wizards.get(card.id)
        if printed is None or not printed.price:
            return ""
        cost = printed.price
        pay = self.words.format("rising-fact-pay")
        return f"{pay}: {counted({self.name('trait', t): cost[t] for t in TRAITS if t in cost})}. "

    def cost(self, cost: CostView) -> str:
        """What is still to be covered; and once dice lie there, out of how much."""
        if cost.complete:
            return "✓"
        need = self.names("trait", cost.need)
        if len(cost.need) == len(cost.cost):
            return need
        left = {"need": need, "need_gen": self.names("trait", cost.need, "gen")}
        return self.words.fill("rising-terminal-left", {**left, "of": len(cost.cost)})

    # -- dice ------------------------------------------------------------------------------------------

    def dice(self) -> Iterator[Text]:
        dice = self.view.dice
        if any(dice.pool.values()):
            ready = counted({self.name("die", c): dice.pool[c] for c in COLOURS if dice.pool[c]})
            yield Text(f"{self.say('ready')}: ", style="bold").append(ready, style="not bold")
        if dice.rolled:
            line = Text(f"{self.say('rolled', n=dice.rolls)}: ", style="bold")
            yield line.append(Text(DOT).join(self.tray(dice.rolled)))
        if self.view.hopeless:
            yield Text(self.label("hopeless"), style="yellow")

    def tray(self, rolled: Sequence[DieView]) -> Iterator[Text]:
        """The dice on the table, colour by colour."""
        for colour in COLOURS:
            faces = [f"{die.trait}{die.symbols}" for die in rolled if die.colour == colour]
            if faces:
                shown = ", ".join(self.name("face", face) for face in sorted(faces))
                yield Text(f"{self.label(f'colour-{colour}')}: {shown}", style=STYLES[colour])

    # -- teams -----------------------------------------------------------------------------------------

    def player(self, player: PlayerView) -> Iterator[RenderableType]:
        seat = f"seat:{player.seat}"
        mine = player.seat == self.seat
        active = self.view.phase != SETUP and player.seat == self.view.active
        line = Text("▶ " if active else "  ")
        line.append(self.say("you", who=seat) if mine else self.words.name(seat), style="bold")
        if player.affiliation is not None:
            line.append(DOT + self.name("aff", player.affiliation))
        if player.location is not None:
            line.append(DOT + self.name("loc", player.location))
        yield line
        yield from self.team(player) if mine else self.others_team(player)
        if player.tokens:
            tokens = f"{self.label('tokens')}: {self.names('spell', player.tokens)}"
            yield indented(Text(tokens))

    def team(self, player: PlayerView) -> Iterator[RenderableType]:
        """The own team with what everybody can do; below it the headquarters."""
        for card in player.team:
            yield self.card(card)
            yield _small(self.card_text(card))
        if player.hq is None:
            return
        printed = self.box.headquarters[player.hq].abilities
        for number, cost in enumerate(player.abilities):
            name = self.name("hq", f"{player.hq}{number + 1}")
            yield _row(Text(name), Text(""), Text(""), Text(self.cost(cost)))
            yield _small([plain(printed[number].blocks)])

    def others_team(self, player: PlayerView) -> Iterator[RenderableType]:
        if player.team:
            team = [
                f"{self.name('card', card.id)} {card.damage}/{card.slots}" for card in player.team
            ]
            yield indented(Text(", ".join(team)))

    def lost(self) -> Iterator[Text]:
        view = self.view
        lost = {
            "corrupted": self.names("place", view.corrupted),
            "azkaban": self.names("card", view.azkaban),
            "danger-wizards": self.names("card", view.hospital),
        }
        for label, names in lost.items():
            if names:
                yield Text(f"{self.label(label)}: {names}", style="dim")


render = _Screen.render


def _row(name: Text, group: Text, damage: Text, rest: Text) -> Table:
    """One card. The widths are fixed, so that cards stand below each other."""
    grid = Table.grid(padding=(0, 2), expand=True)
    grid.add_column(width=28)
    grid.add_column(width=8)
    grid.add_column(width=4, justify="right")
    grid.add_column(ratio=1)
    grid.add_row(Padding(name, (0, 0, 0, 2)), group, damage, rest)
    return grid


def _small(lines: Sequence[str]) -> Padding:
    return indented(Text("\n".join(lines), style="dim"), 6)
