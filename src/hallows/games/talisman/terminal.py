"""Talisman drawn in the terminal: the players, my Spells, the spaces around me, and a Battle while it lasts."""

from collections.abc import Iterable, Iterator

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from hallows.games.common.keys import split
from hallows.games.common.screen import DOT, Screen, columns, indented
from hallows.games.common.text import plain
from hallows.games.talisman import view as v
from hallows.games.talisman.drawing import SpaceDrawing, TalismanDrawing
from hallows.games.talisman.state import NOBODY

CARD = "▯"  # one Encounter card to be drawn
STEPS = 6  # as far as a die goes
ROUND = ("london", "grounds")  # Regions one walks around; the others are paths inward
EMPTY = v.SpaceView([], 0, [])


class _Screen(Screen[v.TalismanView, TalismanDrawing]):
    def all(self) -> Group:
        view = self.view
        parts: list[RenderableType] = list(self.header())
        for hero in view.heroes:
            parts += self.hero(hero)
        parts += self.hands()
        if view.begun:
            parts += self.surroundings()
        parts += self.beside_the_board()
        if view.battle is not None:
            parts.append(self.battle(view.battle))
        parts += [Text(self.casting(cast), style="bold magenta") for cast in view.casting]
        return Group(*parts)

    # -- the state of the game -------------------------------------------------------------------------

    def header(self) -> Iterator[Text]:
        view = self.view
        if not view.begun:
            yield Text(self.say("dealing"), style="bold")
            return
        key = "extra-turn" if view.extra_turn else "turn"
        turn = self.say(key, who=f"seat:{view.active}")
        yield Text(DOT.join((self.say("round", n=view.rounds + 1), turn)), style="bold")
        advantage = f"{self.label('advantage')}: {self.name('side', view.advantage)}"
        villain = view.voldemort
        stalks = self.say("voldemort", space=f"space:{villain.space}", n=villain.strength)
        yield Text(DOT.join((advantage, stalks)))

    def hero(self, hero: v.HeroView) -> Iterator[RenderableType]:
        yield self.sheet(hero)
        if hero.magic is not None and hero.might is not None and not hero.out:
            yield indented(Text(self.figures(hero, hero.magic, hero.might)))
        belongings = DOT.join(self.belongings(hero))
        if belongings:
            yield indented(Text(belongings))
        states = DOT.join(self.states(hero))
        if states:
            yield indented(Text(states, style="yellow"))

    def sheet(self, hero: v.HeroView) -> Table:
        """Who plays whom, and where."""
        seat = f"seat:{hero.seat}"
        name = self.say("you", who=seat) if self.me(hero) else self.words.name(seat)
        line = Text(name, style="bold")
        known = {
            "sheet": hero.sheet,
            "character": "" if hero.sheet else hero.character,
            "side": hero.side,
            "space": hero.space,
        }
        for kind, what in known.items():
            if what:
                line.append(DOT + self.name(kind, what), style="not bold")
        active = self.view.begun and hero.seat == self.view.active
        grid = Table.grid(padding=(0, 1))
        grid.add_row("▶" if active else " ", line)
        return grid

    def me(self, hero: v.HeroView) -> bool:
        return hero.seat == self.seat

    def figures(self, hero: v.HeroView, magic: v.StatView, might: v.StatView) -> str:
        return DOT.join(
            [
                f"{self.label('magic')} {self.stat(magic, self.me(hero))}",
                f"{self.label('might')} {self.stat(might, self.me(hero))}",
                f"{self.label('life')} {hero.life}/{hero.start_life}",
                f"{self.label('fate')} {hero.fate}/{hero.start_fate}",
                f"{self.label('galleons')} {hero.galleons}",
                f"{self.label('spells')} {hero.spell_count}/{hero.spell_limit}",
            ]
        )

    def stat(self, stat: v.StatView, mine: bool) -> str:
        """The total; where it is more than the dial, with the parts for their owner."""
        if stat.total == stat.dial:
            return str(stat.total)
        if mine and stat.parts:
            return f"{stat.total} ({stat.dial}, {self.parts(stat.parts)})"
        return f"{stat.total} ({stat.dial}{stat.total - stat.dial:+})"

    def parts(self, parts: Iterable[v.Part]) -> str:
        return ", ".join(f"{self.words.name(part.source)} {part.n:+}" for part in parts)

    def belongings(self, hero: v.HeroView) -> Iterator[str]:
        if hero.objects:
            count = f"{len(hero.objects)}/{hero.object_limit}"
            yield f"{self.label('objects')} {count}: {self.names('card', hero.objects)}"
        if hero.followers:
            count = f"{len(hero.followers)}/{hero.follower_limit}"
            yield f"{self.label('followers')} {count}: {self.names('card', hero.followers)}"
        if hero.trophies:
            points = ", ".join(
                f"{self.label(stat)} {n}" for stat, n in hero.trophy_points.items() if n
            )
            yield f"{self.label('trophies')} ({points}): {self.names('card', hero.trophies)}"

    def states(self, hero: v.HeroView) -> Iterator[str]:
        for state in ("waiting", "out", "miss", "ferret", "frozen", "held", "turned_back"):
            if getattr(hero, state):
                yield self.label(f"state-{state.replace('_', '-')}")
        if hero.admitted:
            yield self.say("state-admitted")
        if hero.extra:
            yield self.say("state-extra", n=hero.extra)
        if hero.next_move:
            yield self.next_move(hero)
        if hero.master != NOBODY:
            yield self.say("state-master", who=f"seat:{hero.master}")
        if hero.guide != NOBODY:
            yield self.say("state-guide", who=f"seat:{hero.guide}")
        if hero.charms:
            yield self.names("spell", (charm.spell for charm in hero.charms))
        if hero.challenge:
            yield f"{self.say('challenge')}: {self.name('challenge', hero.challenge)}"

    def next_move(self, hero: v.HeroView) -> str:
        whether = "must" if hero.next_must else "may"
        if hero.next_move == "region":
            return self.say(f"next-{whether}-region")
        return self.say(f"next-{whether}", space=f"space:{hero.next_move}")

    # -- Spells ----------------------------------------------------------------------------------------

    def hands(self) -> Iterator[RenderableType]:
        for hero in self.view.heroes:
            if self.me(hero) and hero.spells:
                yield Text(self.say("hand"), style="bold")
                yield self.hand(hero)
            elif hero.spells:
                spells = self.names("spell", hero.spells)
                yield Text(f"{self.say('known-hand', who=f'seat:{hero.seat}')}: {spells}")

    def hand(self, hero: v.HeroView) -> Table:
        grid = columns()
        grid.add_column(no_wrap=True, style="cyan")
        grid.add_column(style="dim")
        for spell in hero.spells:
            text = plain(self.box.spells[spell].blocks) if spell in self.box.spells else ""
            grid.add_row("  " + self.name("spell", spell), Text(text))
        return grid

    # -- the board -------------------------------------------------------------------------------------

    def surroundings(self) -> Iterator[RenderableType]:
        """The space of who looks, or of who moves; and where a die could take them."""
        heroes = self.view.heroes
        watched = heroes[self.seat if self.seat is not None else self.view.active]
        if not watched.space:
            return
        here = self.box.spaces[watched.space]
        title = Text(self.name("region", here.region), style="bold")
        yield title.append(": ").append(self.space(watched.space))
        if here.blocks:
            text = "\n".join(block.text for block in here.blocks)
            yield indented(Text(text, style="dim"))
        ahead, back = self.ways(here)
        if ahead or back:
            yield self.both_ways(ahead, back, around=here.region in ROUND)

    def ways(self, here: SpaceDrawing) -> tuple[list[str], list[str]]:
        """The next spaces in both directions, nearest first."""
        ring = self.box.rings[here.region]
        at = here.position - 1
        if here.region in ROUND:
            count = len(ring)
            steps = range(1, STEPS + 1)
            return [ring[(at + n) % count] for n in steps], [ring[(at - n) % count] for n in steps]
        return [*ring[at + 1 :][:STEPS]], [*ring[:at][::-1][:STEPS]]

    def both_ways(self, ahead: list[str], back: list[str], *, around: bool) -> Table:
        grid = columns(header=True)
        grid.expand = True
        keys = ("clockwise", "counterclockwise") if around else ("inward", "outward")
        grid.add_column("")
        grid.add_column(self.say(keys[0]), ratio=1)
        grid.add_column(self.say(keys[1]), ratio=1)
        for n in range(max(len(ahead), len(back))):
            cells = [self.space(way[n]) if n < len(way) else Text("") for way in (ahead, back)]
            grid.add_row(f"  {n + 1}", *cells)
        return grid

    def space(self, space: str) -> Text:
        """A space with everything that stands and lies there."""
        text = Text(self.name("space", space))
        if draw := self.box.spaces[space].draw:
            text.append(" " + CARD * draw, style="dim")
        there = self.view.spaces.get(space, EMPTY)
        things = [Text(self.card(card), style="yellow") for card in there.cards]
        if there.galleons:
            things.append(Text(self.say("galleons", n=there.galleons), style="yellow"))
        things += [Text(self.name("seat", seat), style="cyan") for seat in there.figures]
        if self.view.voldemort.space == space:
            things.append(Text(self.label("voldemort"), style="red"))
        if things:
            text.append(": ").append(Text(", ").join(things))
        return text

    def card(self, card: v.CardView) -> str:
        printed = self.box.cards.get(card.card)
        facts = []
        if printed is not None and printed.stat is not None:
            facts.append(f"{self.label(printed.stat)} {printed.value}")
        if card.fate:
            facts.append(f"{self.label('fate')} {card.fate}")
        if card.visits:
            facts.append(self.say("visits", n=card.visits))
        name = self.name("card", card.card)
        return f"{name} ({', '.join(facts)})" if facts else name

    def beside_the_board(self) -> Iterator[RenderableType]:
        """Lasting Events, what is known of the decks, and how many cards there are."""
        view = self.view
        for lasting in view.lasting:
            args = {"card": f"card:{lasting.card}", "who": f"seat:{lasting.owner}"}
            yield Text(self.say("lasting", **args), style="magenta")
        decks = {"outer": view.outer, "middle": view.middle, "spells": view.spells}
        for key, deck in decks.items():
            if deck.top:
                top = self.names("spell" if key == "spells" else "card", deck.top)
                yield Text(f"{self.say(f'top-{key}')}: {top}")
        counts = [f"{self.say(f'deck-{key}')} {deck.count}" for key, deck in decks.items()]
        counts.append(f"{self.label('deck-hallows')} {len(view.hallows)}")
        line = f"{self.label('decks')}: {', '.join(counts)}"
        legend = f"{DOT}{CARD} {self.say('legend-card')}" if view.begun else ""
        yield Text(line + legend, style="dim")

    # -- Battles and Spells being cast -----------------------------------------------------------------

    def battle(self, battle: v.BattleView) -> Panel:
        grid = columns()
        grid.add_column(style="bold")
        grid.add_column()
        stat = self.label(battle.stat)
        for side in (battle.hero, battle.foe):
            grid.add_row(Text(self.fighter(side)), Text(self.score(side, stat)))
        title = Text(self.say("battle"), style="bold red")
        return Panel(grid, title=title, title_align="left", border_style="red", expand=False)

    def fighter(self, side: v.SideView) -> str:
        if side.seat != NOBODY:
            return self.name("seat", side.seat)
        return ", ".join(map(self.words.name, side.names))

    def score(self, side: v.SideView, stat: str) -> str:
        """The sum as far as it is known: Magic 6 − 1 + 3 = 8."""
        text = f"{stat} {side.stat}"
        if side.modifier:
            text += f" {'+' if side.modifier > 0 else '−'} {abs(side.modifier)}"
        text += f" + {side.die} = {side.score}" if side.die else f" + {self.say('die')}"
        if side.parts[1:]:
            text += f"  ({self.say('with')} {self.parts(side.parts[1:])})"
        return text

    def casting(self, cast: v.CastView) -> str:
        who, spell = f"seat:{cast.caster}", f"spell:{cast.spell}"
        target = self.target(cast.target)
        if target:
            return self.say("casts-on", who=who, spell=spell, target=target)
        return self.say("casts", who=who, spell=spell)

    def target(self, key: str) -> str:
        """What an option key such as ``target:2`` or ``charm:imperio:1`` aims at, as the name of a thing."""
        kind, what = split(key)
        if kind in ("target", "ferret"):
            return f"seat:{what}"
        if kind == "event":
            return f"card:{what}"
        return f"spell:{what.partition(':')[0]}" if kind == "charm" else ""


render = _Screen.render
