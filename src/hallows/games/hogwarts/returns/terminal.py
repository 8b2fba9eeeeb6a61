"""Voldemort returns in the terminal: who is who, what each side still needs, and the map with everybody on it."""

from collections.abc import Iterator

import msgspec
from rich.console import Group, RenderableType
from rich.text import Text

from hallows.games.common.screen import DOT, Screen
from hallows.games.hogwarts import map as boards
from hallows.games.hogwarts.board import load
from hallows.games.hogwarts.returns.view import (
    DuelView,
    EaterView,
    PawnView,
    RelicView,
    ReturnsView,
)
from hallows.words import Words

STYLES = {"light": "bold yellow", "dark": "bold green"}


def render(
    view: ReturnsView, words: Words, seat: int | None, drawing: msgspec.Struct
) -> RenderableType:
    return _Screen(view, words, seat, drawing).all()


class _Screen(Screen[ReturnsView, msgspec.Struct]):
    def all(self) -> Group:
        parts: list[RenderableType] = [self.clock(), *self.pawns()]
        if self.view.step != "setup":
            parts += [Text(), *self.trackers(), *self.eaters()]
        if self.view.fight is not None:
            parts += [Text(), *self.fight(self.view.fight)]
        parts += [Text(), Text(self.map(), style="dim")]
        return Group(*parts)

    def clock(self) -> Text:
        key = "after" if self.view.returned else "before"
        line = self.say(key, round=self.view.round, last=self.view.last_round)
        return Text(line, style="bold")

    # -- who is who ---------------------------------------------------------------------------------------------

    def pawns(self) -> Iterator[Text]:
        for pawn in self.view.pawns:
            yield self.pawn(pawn)
            known = [f"spell:{card}" for card in pawn.spells]
            known += [f"potion:{card}" for card in pawn.potions]
            if known:
                hand = ", ".join(self.words.name(card) for card in known)
                line = self.words.fill("returns-terminal-hand", {"cards": hand})
                yield Text(f"      {line}", style="cyan")

    def pawn(self, pawn: PawnView) -> Text:
        line = Text("▶ " if self.on_turn(pawn) else "  ")
        line.append(self.name("seat", pawn.seat), style="bold")
        if pawn.character:
            line.append(DOT).append(self.words.name(pawn.character), style=STYLES[pawn.side])
        facts = [self.say("hp", n=pawn.hp), self.name("space", pawn.space)]
        if pawn.objects:
            facts.append(self.names("object", pawn.objects))
        cards = pawn.spell_count + pawn.potion_count
        if cards:
            facts.append(self.say("cards", spells=pawn.spell_count, potions=pawn.potion_count))
        if pawn.side == "light":
            facts.append(self.say("tokens", floo=pawn.floo, portkeys=pawn.portkeys))
        if pawn.duty:
            facts.append(self.say("duty", horcrux=f"object:{pawn.duty}"))
        return line.append(DOT + DOT.join(facts))

    def on_turn(self, pawn: PawnView) -> bool:
        return self.view.step not in ("setup", "over") and pawn.seat == self.view.active

    # -- what each side needs -----------------------------------------------------------------------------------

    def trackers(self) -> Iterator[Text]:
        yield Text(self.say("horcruxes", n=self.view.horcruxes_left, hp=self.view.voldemort_hp))
        for horcrux in self.view.horcruxes:
            mark = "✗" if horcrux.destroyed else "●"
            where = self.name("space", horcrux.space)
            line = f"  {mark} {self.name('object', horcrux.id)} ({where})"
            yield Text(line, style="dim strike" if horcrux.destroyed else "")
        if not self.view.returned:
            yield Text(self.say("ritual"))
            for token in self.view.ritual:
                where = self.say("taken") if token.held else self.name("space", token.space)
                yield Text(f"  {'✔' if token.held else '○'} {self.name('object', token.id)} ({where})")  # fmt: skip
            return
        yield Text(self.relic(self.view.stone))
        yield Text(self.relic(self.view.wand))

    def relic(self, relic: RelicView) -> str:
        where = "?"
        if relic.holder is not None:
            where = self.name("seat", relic.holder)
        elif relic.space:
            where = self.name("space", relic.space)
        return f"◆ {self.name('object', relic.id)}: {where}"

    def eaters(self) -> Iterator[Text]:
        there = [eater for eater in self.view.eaters if eater.space]
        if there:
            yield Text(self.say("eaters", n=len(there)))
        for eater in there:
            yield Text("  ").append_text(self.eater(eater))

    def eater(self, eater: EaterView) -> Text:
        line = Text("▶ " if eater.moving else "☠ ")
        line.append(self.name("eater", eater.id), style=STYLES["dark"])
        facts = [self.say("hp", n=eater.hp), self.say("strength", dice=eater.dice, res=eater.res)]
        facts += [self.say("held", n=eater.cards), self.name("space", eater.space)]
        return line.append(DOT + DOT.join(facts))

    def fight(self, fight: DuelView) -> Iterator[Text]:
        yield Text(self.say("fight", round=fight.round), style="bold red")
        for index, fighter in enumerate(fight.fighters):
            mark = "⚔ " if index == fight.turn else "  "
            facts = [
                self.words.name(fighter.name),
                self.say("hp", n=fighter.hp),
                self.say("strength", dice=fighter.dice, res=fighter.res),
            ]
            yield Text(f"  {mark}{DOT.join(facts)}")
        yield Text(f"  {self.say('defence')}", style="dim")

    # -- the map ------------------------------------------------------------------------------------------------

    def map(self) -> str:
        board = load()
        here: dict[str, list[str]] = {}
        for pawn in self.view.pawns:
            here.setdefault(pawn.space, []).append(f"seat:{pawn.seat}")
        for eater in self.view.eaters:
            if eater.space:
                here.setdefault(eater.space, []).append(f"eater:{eater.id}")
        for space, things in self.view.objects.items():
            here.setdefault(space, []).extend(f"object:{thing}" for thing in things)
        mine = self.view.pawns[self.view.active if self.seat is None else self.seat]
        return boards.draw(board, self.words, here, {board.spaces[mine.space].region})
