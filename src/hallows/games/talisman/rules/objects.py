"""Objects and Followers (rulebook: Objects, Followers, Ditching; T-194 to T-208, T-143 to T-147)."""

from collections.abc import Iterable

from hallows.games.talisman.compiled import SEATS, Kind
from hallows.games.talisman.rules import decks, stats
from hallows.games.talisman.state import NOBODY, Hero, Talisman
from hallows.kernel import Ask, Play

DONE = "done"


# -- cards by name ----------------------------------------------------------------------------------------


def names(g: Talisman, cards: Iterable[int], verb: str = "") -> tuple[str, ...]:
    """The cards' ids as option keys, each once, with a verb before them if one is given."""
    faces = g.faces
    if verb:
        return tuple(dict.fromkeys([f"{verb}:{faces[card]}" for card in cards]))
    return tuple(dict.fromkeys([faces[card] for card in cards]))


def named(g: Talisman, cards: Iterable[int], name: str) -> int:
    """The first of these cards that an option means, given with or without its verb."""
    name = name.rpartition(":")[2]
    for card in cards:
        if g.faces[card] == name:
            return card
    return NOBODY


def has(g: Talisman, hero: Hero, card_id: str) -> bool:
    return any(g.faces[card] == card_id for card in (*hero.objects, *hero.followers))


def hallow(g: Talisman, hero: Hero) -> int:
    """The Hallow the hero carries, or -1 (T-425)."""
    kinds = g.kit.kinds
    for card in hero.objects:
        if kinds[g.faces[card]].hallow:
            return card
    return NOBODY


def cards_of(g: Talisman, hero: Hero, what: str) -> list[int]:
    """The hero's cards of a sort that can be lost."""
    if what == "follower":
        return hero.followers
    if what == "object":
        return hero.objects
    kinds = g.kit.kinds
    if what == "magic_object":
        return [card for card in hero.objects if kinds[g.faces[card]].magical]
    assert what == "hallow", what
    return [card for card in hero.objects if kinds[g.faces[card]].hallow]


# -- taking -----------------------------------------------------------------------------------------------


def may_carry(g: Talisman, hero: Hero, kind: Kind) -> bool:
    """Whether the hero may take such a card at all: no second Object of a name (T-198, T-425), no Follower
    of the other side (T-144, T-145, T-146)."""
    if kind.object:
        kinds = g.kit.kinds
        faces = g.faces
        return all(kinds[faces[card]].same_name != kind.same_name for card in hero.objects)
    return kind.kind == "follower" and kind.side in (None, hero.side)


def put_down_excess(g: Talisman, hero: Hero) -> Play[None]:
    """T-194, T-196: what is over the limit, Hallows and useless Objects counted, Galleons and Fate not (T-197,
    T-201, T-202): at once, face up on the space, owner's choice."""
    while len(hero.objects) - hero.weightless > hero.object_limit:
        options = names(g, hero.objects, "ditch")
        choice: str = yield Ask(
            hero.seat, "excess.objects", options, "T-196", {"limit": hero.object_limit}
        )
        ditch(g, hero, named(g, hero.objects, choice), "T-196")


# -- leaving ----------------------------------------------------------------------------------------------


def part(g: Talisman, hero: Hero, card: int) -> None:
    """The card leaves its carrier; where it goes is the caller's matter."""
    if card in hero.objects:
        hero.objects.remove(card)
        if card in hero.fleeting:
            hero.fleeting.remove(card)
    else:
        hero.followers.remove(card)
    stats.refresh(g, hero)


def drop(g: Talisman, hero: Hero, card: int, rule: str) -> None:
    """Discard an Object or Follower (T-205, T-208)."""
    part(g, hero, card)
    decks.discard(g, card)
    g.tell("discarded", rule=rule, who=SEATS[hero.seat], card=g.kit.kinds[g.faces[card]].arg)


def ditch(g: Talisman, hero: Hero, card: int, rule: str) -> None:
    """Leave an Object or Follower face up on the space, not to be taken back this turn (T-206, T-207,
    T-430)."""
    part(g, hero, card)
    decks.lay(g, hero.space, card)
    if hero.seat == g.active:
        g.laid.append(card)  # what others drop is free to be taken
    g.tell("ditched", rule=rule, who=SEATS[hero.seat], card=g.kit.kinds[g.faces[card]].arg)


def ditch_galleons(g: Talisman, hero: Hero, n: int, rule: str) -> None:
    """T-381."""
    if n:
        hero.galleons -= n
        g.gold[hero.space] = g.gold.get(hero.space, 0) + n
        g.tell("ditched.galleons", rule=rule, who=SEATS[hero.seat], n=n)


def leave_everything(g: Talisman, hero: Hero, rule: str) -> None:
    """Leave all Objects, Followers and Galleons on the space (T-225, T-370)."""
    for card in (*hero.objects, *hero.followers):
        ditch(g, hero, card, rule)
    ditch_galleons(g, hero, hero.galleons, rule)


def leave_excess_followers(g: Talisman, hero: Hero) -> Play[None]:
    """T-203, T-204: at the end of the turn, owner's choice."""
    while len(hero.followers) > hero.follower_limit:
        options = names(g, hero.followers, "ditch")
        choice: str = yield Ask(
            hero.seat, "excess.followers", options, "T-204", {"limit": hero.follower_limit}
        )
        ditch(g, hero, named(g, hero.followers, choice), "T-204")
        yield from tidy(g, hero)


def tidy(g: Talisman, hero: Hero) -> Play[None]:
    """After something left the hero that may have raised its Object limit (T-195, T-196)."""
    if len(hero.objects) - hero.weightless > hero.object_limit and not hero.waiting:
        yield from put_down_excess(g, hero)
