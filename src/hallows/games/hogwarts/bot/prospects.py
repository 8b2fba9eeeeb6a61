"""What a place brings: the end of a move, a trip, a prize. Every prospect can be said in words."""

from __future__ import annotations

from functools import cached_property
from typing import NamedTuple

from hallows.games.common.chances import percent
from hallows.games.hogwarts.bot import odds
from hallows.games.hogwarts.bot.outlook import Errand, Outlook
from hallows.games.hogwarts.compiled import (
    ATTACK,
    BOOK,
    CLASS_LIFE,
    CONDUCT,
    DECK,
    DECKS,
    DEFENCE,
    EXTRA_BOOK,
    EXTRA_POTION,
    EXTRA_SPELL,
    POTION,
    SECOND_CONDUCT,
    SHRUG,
    SPACE_LIFE,
    SPELL,
    Foe,
)
from hallows.games.hogwarts.rules.meetings import EATER_CARDS, EATER_POINTS
from hallows.games.hogwarts.rules.objects import PER_TURN
from hallows.games.hogwarts.state import Cup, Player
from hallows.kernel import Arg, Text

SAFE = 0.95  # a fight so likely won that cards can be kept
BOOK_WORTH = 6.0
CONDUCT_WORTH = 5.3  # points (canon 12.12)
CONDUCT_FLOO = 0.2  # and how often it is a Floo token
EVENT_WORTH = 1.0  # good for all, or bad for all
FLOO_WORTH = 6.0
PORTKEY_WORTH = 3.0
CARD_WORTH = 4.0  # of a card, beside what it does for missions
LIFE_WORTH = 1.0  # of an HP, likewise
#: A student to duel with, as they come.
A_STUDENT = Foe("", "", 5, 3, 0, 1, False)
DUEL_LOSS = 3  # cards
SPECIAL = 8.0  # what the power of a special object is worth
FALL = 20.0  # to wake up in the Leaky Cauldron, beside the cards
SOLO_FALL = 400.0  # it ends the game


def say(key: str, **args: Arg) -> Text:
    return Text(key, args)


class Prospect(NamedTuple):
    """What something brings in points, and how to say it."""

    worth: float
    why: Text | None = None


NOTHING = Prospect(0.0)


class Prospects:
    """One player's prospects. The outlook is the player's as the table stands."""

    def __init__(self, g: Cup, player: Player) -> None:
        self.g = g
        self.kit = g.kit
        self.player = player
        self.outlook = Outlook(g, player)
        self.abilities = g.kit.students[player.sheet].abilities

    # -- things --------------------------------------------------------------------------------------------

    @cached_property
    def spell(self) -> float:
        """A spell from the deck: 25 attacks, 8 defences, 7 others (canon 12.8)."""
        blow, guard = self._blow_and_guard
        return self._use * (CARD_WORTH + 0.62 * blow + 0.2 * guard)

    @cached_property
    def potion(self) -> float:
        """A potion: 15 attacks, 13 defences, 2 others (canon 12.9)."""
        blow, guard = self._blow_and_guard
        return self._use * (CARD_WORTH + 0.5 * blow + 0.43 * guard)

    @cached_property
    def _use(self) -> float:
        """How much of one more card is still of use: nobody plays more than a few in a fight."""
        spare = self.hand - self.outlook.limit
        return 1.0 if spare < 2 else 0.5 if spare < 5 else 0.15

    @cached_property
    def _blow_and_guard(self) -> tuple[float, float]:
        return self.outlook.gain(use=ATTACK), self.outlook.gain(use=DEFENCE)  # fmt: skip

    @cached_property
    def conduct(self) -> float:
        points = CONDUCT_WORTH + (4 if self.abilities & SECOND_CONDUCT else 0)
        return points + CONDUCT_FLOO * self.floo

    @cached_property
    def floo(self) -> float:
        """A Floo token more."""
        return FLOO_WORTH / (1 + self.player.floo) + self.outlook.token()

    def life(self, count: int) -> float:
        """HP gained, or lost below nought."""
        return LIFE_WORTH * count + self.outlook.gain(life=count)

    @cached_property
    def _one_life(self) -> float:
        return self.life(2) / 2

    def deck(self, deck: int) -> float:
        if deck == SPELL:
            return self.spell
        if deck == POTION:
            return self.potion
        return BOOK_WORTH if deck == BOOK else self.conduct

    def thing(self, number: int) -> float:
        """What holding an object is worth: to the missions that need it, and for its power."""
        bit = 1 << number
        worth = SPECIAL if self.kit.special & bit else 0.0
        for errand in self.outlook.errands():
            if errand.task.objects & bit:
                worth = max(worth, 6 + 0.3 * errand.task.points * max(0.15, errand.soft))
        return worth

    def needed_for(self, number: int) -> Errand | None:
        """The mission an object is needed for, if any: the most valuable."""
        found = [e for e in self.outlook.errands() if e.task.objects >> number & 1]
        return max(found, key=lambda e: e.task.points * e.soft) if found else None

    @cached_property
    def hand(self) -> int:
        return len(self.player.spells) + len(self.player.potions)

    @cached_property
    def fall(self) -> float:
        """What losing a mission, or to a Death Eater, costs."""
        if self.outlook.solo:
            return SOLO_FALL
        return FALL + 0.5 * (self.spell + self.potion) * self.hand + max(0, self.player.hp - 6) * 2

    # -- fights --------------------------------------------------------------------------------------------

    def attempt(self, errand: Errand, space: int, more: int = 0) -> float:
        """Of attempting a mission there, compared with hope as such."""
        outlook = self.outlook
        p = errand.chance
        after = outlook.hope(space, more, errand.card)
        return p * (errand.task.points + after) + (1 - p) * (0.6 * after - self.fall)

    def rival(self, other: Player) -> Prospect:
        """A fight with a player: even for the underage, else by dice and cards."""
        if not self.g.options.qualified:
            chance, lost = 0.5, 1.2
        else:
            me, you = (self.kit.students[p.sheet] for p in (self.player, other))
            cards = self.outlook.cards(self.player)
            chance = odds.duel_of_sheets(me, self.player.hp - 1, cards, you, max(1, other.hp - 1), 2)  # fmt: skip
            lost = odds.wounds(me, self.player.hp - 1, you, other.hp - 1)
        prize, thing = self.best_prize(other)
        stake = 6.0 if self.hand or self.player.objects else 0.0
        stake += 6.0 * bool(self.player.objects & self.needs)
        worth = chance * prize - (1 - chance) * stake - lost * max(LIFE_WORTH, self._one_life) * 0.7
        who, likely = f"seat:{other.seat}", percent(chance)
        errand = self.needed_for(thing) if thing >= 0 else None
        if errand is None:
            return Prospect(worth, say("reason.rival", who=who, chance=likely))
        it, mission = self.kit.object_names[thing], errand.task.name
        return Prospect(worth, say("reason.rival.object", who=who, chance=likely, object=it, mission=mission))  # fmt: skip

    @cached_property
    def needs(self) -> int:
        """Objects any open mission needs, held or not."""
        mask = 0
        for card in self.outlook.open:
            mask |= self.kit.tasks[self.g.faces[card]].objects
        return mask

    @property
    def of_use(self) -> int:
        """Objects worth holding: see ``thing``."""
        return self.needs | self.kit.special

    @cached_property
    def prize_cards(self) -> float:
        """Cards by lot from somebody's hand."""
        return 0.4 * (self.spell + self.potion) * (2 if self.g.options.qualified else 1)

    def best_prize(self, other: Player) -> tuple[float, int]:
        """What could be won from somebody, and the best object among it."""
        worth, thing = 0.0, -1
        for number in self.kit.objects_of(other.objects):
            value = self.thing(number)
            if value > worth:
                worth, thing = value, number
        if other.spells or other.potions or other.books:
            cards = self.prize_cards
            if cards > worth:
                worth, thing = cards, -1
        if other.floo:
            worth = max(worth, self.floo)
        return worth, thing

    @cached_property
    def eater(self) -> Prospect:
        cards = self.outlook.cards(self.player)
        p = odds.eater_chance(self.kit, self.player.sheet, self.player.hp, cards, EATER_CARDS)
        worth = p * EATER_POINTS - (1 - p) * self.fall - 3 * max(LIFE_WORTH, self._one_life)
        args = {"chance": percent(p), "points": EATER_POINTS}
        return Prospect(worth, say("reason.eater", **args))

    @cached_property
    def duel(self) -> Prospect:
        sheet = self.kit.students[self.player.sheet]
        shrug = bool(sheet.abilities & SHRUG)
        force = odds.Force(self.player.hp - 1, sheet.dice, sheet.abilities, (), 0, shrug)
        strike = odds.strike(force, A_STUDENT)
        p = odds.chance([strike], A_STUDENT.hp) if self.player.hp > 1 else 0.0
        gain = self.spell + self.potion + BOOK_WORTH
        lose = min(DUEL_LOSS, self.hand + len(self.player.books)) * 6.0
        worth = p * gain - (1 - p) * lose - 2 * max(LIFE_WORTH, self._one_life)
        return Prospect(worth, say("reason.duel", chance=percent(p)))

    # -- trips ---------------------------------------------------------------------------------------------

    def lying(self, space: int) -> int:
        """Needed or special objects on a space that could be taken this turn, as a mask."""
        found = self._needed_on.get(space, 0)
        return found if self.g.picked + found.bit_count() <= PER_TURN else self._first(found)

    @cached_property
    def _needed_on(self) -> dict[int, int]:
        """By space: the objects there that are needed and not held, as masks."""
        found: dict[int, int] = {}
        at = self.g.at
        for thing in self.kit.objects_of(self.needs & ~self.outlook.held):
            found[at[thing]] = found.get(at[thing], 0) | 1 << thing
        return found

    def _first(self, mask: int) -> int:
        things = sorted(self.kit.objects_of(mask), key=lambda n: -self.thing(n))
        return sum(1 << n for n in things[: PER_TURN - self.g.picked])

    def trip(self, place: int, home: int) -> Prospect:
        """A visit to a special place, from ``home`` and back: objects, a mission. Its door leads to another."""
        spots = [place]
        door = self.kit.board.door[place]
        if door is not None and self.kit.board.places >> door & 1:
            spots.append(door)
        outlook = self.outlook
        base = outlook.hope(home)
        taken = 0
        for spot in spots:
            taken |= self.lying(spot)
        best = NOTHING
        if taken:
            gain = outlook.hope(home, taken) - base
            thing = max(self.kit.objects_of(taken), key=self.thing)
            errand = self.needed_for(thing)
            if errand is not None:
                args = {"object": self.kit.object_names[thing], "mission": errand.task.name, "where": self.kit.space_names[place]}  # fmt: skip
                best = Prospect(gain, say("reason.trip.object", **args))
        for errand in outlook.errands(taken):
            if errand.missing or not any(errand.task.spaces >> spot & 1 for spot in spots):
                continue
            if self.g.attempted or errand.lacking:
                continue
            if not self._assembled(errand, place):
                if outlook.goal is not None and errand.card == outlook.goal.card:
                    gain = outlook.hope(place, taken) - base
                    if gain > best.worth:
                        best = Prospect(gain, say("reason.wait", mission=errand.task.name))
                continue
            gain = self.attempt(errand, home, taken) - base
            if gain > best.worth:
                best = Prospect(gain, self.say_attempt(errand))
        return best

    def say_attempt(self, errand: Errand) -> Text:
        task = errand.task
        return say("reason.attempt", mission=task.name, chance=percent(errand.chance), points=task.points)  # fmt: skip

    @cached_property
    def trips(self) -> list[int]:
        """Special places by Floo powder that are worth a thought."""
        kit = self.kit
        found = []
        goals = 0
        for errand in self.outlook.errands():
            goals |= errand.task.spaces
        for place in kit.objects_of(kit.board.floo):
            door = kit.board.door[place]
            spots = 1 << place | (1 << door if door is not None else 0)
            if goals & spots or place in self._needed_on or door in self._needed_on:
                found.append(place)
        return found

    def by_floo(self, home: int) -> tuple[Prospect, int]:
        """The best trip from a tower, and where to."""
        best, where = NOTHING, -1
        for place in self.trips:
            found = self.trip(place, home)
            if found.worth > best.worth:
                best, where = found, place
        return best, where

    # -- spaces --------------------------------------------------------------------------------------------

    def space(self, space: int) -> Prospect:
        """What ending a move there brings, fights and missions apart."""
        board = self.kit.board
        bit = 1 << space
        if board.towers & bit:
            if not self.player.floo or not self.trips:
                return NOTHING
            found, _ = self.by_floo(space)
            return found._replace(worth=max(0.0, found.worth - FLOO_WORTH))
        if space == board.pitch:
            return self.pitch(space)
        kind = self.outlook.ground.alike[space]
        if kind not in self._symbols:
            self._symbols[kind] = self._symbol(kind)
        return self._symbols[kind]

    @cached_property
    def _symbols(self) -> dict[int, Prospect]:
        return {}

    def pitch(self, space: int) -> Prospect:
        """A match, or a Portkey to the graveyard."""
        best = NOTHING
        if self.outlook.challenge:
            key = "reason.pitch.first" if self.outlook.match else "reason.pitch"
            best = Prospect(self.outlook.challenge, Text(key))
        if self.player.portkeys:
            grave = self.kit.board.portkey.bit_length() - 1
            found = self.trip(grave, space)
            if found.worth - PORTKEY_WORTH > best.worth:
                return found
        return best

    def _symbol(self, number: int) -> Prospect:
        space = self.kit.board.spaces[self.kit.board.ids[number]]
        symbol = space.symbol
        if symbol in ("spell", "potion", "book"):
            deck = DECK[symbol]
            extra = {SPELL: EXTRA_SPELL, POTION: EXTRA_POTION, BOOK: EXTRA_BOOK}[deck]
            count = 2 if self.abilities & extra else 1
            return Prospect(count * self.deck(deck), self.say_draw(deck))
        if symbol == "conduct":
            return Prospect(self.conduct, Text("reason.conduct"))
        if symbol == "event":
            return Prospect(EVENT_WORTH)
        if symbol == "duel":
            return self.duel
        if symbol == "hp":
            count = space.hp + bool(self.abilities & SPACE_LIFE)
            return Prospect(self.life(count), say("reason.life", n=count, hp=self.player.hp))  # fmt: skip
        if symbol == "common_room":
            worth, deck = max((self.deck(deck), deck) for deck in (SPELL, POTION, BOOK, CONDUCT))
            return Prospect(worth, self.say_draw(deck))
        if symbol == "classroom":
            return self._classroom(number)
        if symbol == "study":
            worth = sum(self.deck(DECK[deck]) * count for deck, count in space.draw.items())
            return Prospect(worth + (self.life(space.hp) if space.hp else 0), self.say_draw(DECK[next(iter(space.draw))]))  # fmt: skip
        return NOTHING

    def _classroom(self, number: int) -> Prospect:
        space = self.kit.board.spaces[self.kit.board.ids[number]]
        books = self.books_for(str(space.subject))
        worth = sum(self.deck(DECK[deck]) * count for deck, count in space.draw.items())
        why = self.say_draw(DECK[next(iter(space.draw))])
        if self.abilities & CLASS_LIFE:
            worth += self.life(1)
        if books:
            points = sum(self.kit.cards[face].points for face in books)
            # hope has most of them already: see ``Outlook.side``
            worth += 0.5 * points
            name = self.kit.cards[books[0]].name
            why = say("reason.exam", card=name, points=points, count=len(books))
        return Prospect(worth, why)

    def books_for(self, subject: str) -> list[int]:
        """Faces of the books held for an exam, the best first."""
        kinds, faces = self.kit.cards, self.g.faces
        found = [faces[card] for card in self.player.books if kinds[faces[card]].subject == subject]
        return sorted(found, key=lambda face: -kinds[face].points)

    def say_draw(self, deck: int) -> Text:
        if deck == BOOK:
            return Text("reason.draw.book")
        if deck == CONDUCT:
            return Text("reason.conduct")
        errand = self.goal
        name = f"deck:{DECKS[deck]}"
        if errand is None or errand.chance >= SAFE:
            return say("reason.draw", deck=name)
        return say("reason.draw.mission", mission=errand.task.name, chance=percent(errand.chance), deck=name)  # fmt: skip

    @cached_property
    def goal(self) -> Errand | None:
        """The mission that promises most from here."""
        space = self.player.space if self.player.home < 0 else self.player.home
        errands = self.outlook.errands()
        if not errands:
            return None
        best = max(errands, key=lambda e: self.outlook.worth(e, space))
        return best if self.outlook.worth(best, space) > 1 else None

    # -- the end of a move ---------------------------------------------------------------------------------

    def end(self, space: int, taken: int = 0) -> Prospect:
        """Everything a move that ends there, with these objects picked up on its way, brings; hope included."""
        g, outlook = self.g, self.outlook
        errands = outlook.errands(taken)
        hope = outlook.hope(space, taken)
        if space == self.kit.board.start:
            hope = max(hope, outlook.hope(self.kit.board.cauldron, taken))
        bit = 1 << space
        if self.manned & bit:
            found = self.meeting(space)
            return Prospect(hope + found.worth, found.why)
        here = self.space(space)
        best = Prospect(hope + here.worth, here.why)
        if not g.attempted:
            for errand in errands:
                if errand.task.spaces & bit and not errand.missing and self._assembled(errand, space):  # fmt: skip
                    worth = self.attempt(errand, space, taken) + here.worth
                    if worth > best.worth:
                        best = Prospect(worth, self.say_attempt(errand))
        return best

    def meeting(self, space: int) -> Prospect:
        """The fight with whoever stands there."""
        allies = self.g.allies[self.player.seat]
        for other in self.g.players:
            if other.space == space and not allies >> other.seat & 1:
                return self.rival(other)
        return self.eater

    @cached_property
    def manned(self) -> int:
        """Where rivals and Death Eaters stand."""
        allies = self.g.allies[self.player.seat]
        mask = self.g.eaters
        for other in self.g.players:
            if not allies >> other.seat & 1:
                mask |= 1 << other.space
        return mask

    def _assembled(self, errand: Errand, space: int) -> bool:
        """Cards held, and the rest of the team there."""
        if errand.lacking:
            return False
        return all(
            errand.task.spaces >> (space if member is self.player else member.space) & 1
            for member in self.outlook.team
        )

    def toward(self, space: int, taken: int = 0) -> Text | None:
        """Where from that space one would go next."""
        outlook = self.outlook
        errands = outlook.errands(taken)
        if taken:
            thing = max(self.kit.objects_of(taken), key=self.thing)
            errand = self.needed_for(thing)
            if errand is not None:
                args = {"object": self.kit.object_names[thing], "mission": errand.task.name}
                return say("reason.pick", **args)
        if not errands:
            return None
        errand = max(errands, key=lambda e: outlook.worth(e, space))
        if outlook.worth(errand, space) < 1:
            return None
        stop, steps = errand.first(space)
        where: dict[str, Arg] = {"where": self.kit.space_names[stop], "steps": steps, "mission": errand.task.name}  # fmt: skip
        for thing in self.kit.objects_of(errand.missing):
            if outlook.where(thing) == stop:
                return say("reason.toward.object", **where, object=self.kit.object_names[thing])  # fmt: skip
        return say("reason.toward", **where)
