"""Beats from the arguments of an event, the same in every game: ``who`` goes from ``origin`` over ``way``; a number ``x`` is
made up of ``x_parts``."""

from collections.abc import Iterable, Mapping
from importlib import resources

import msgspec

from hallows.kernel import Arg, Banner, Beat, Event, Flip, Term, Total, Verdict, Walk
from hallows.kernel.beats import Result, Tone

#: What a die is called among the summands of a number.
DIE = "part:die"


def names(arg: Arg | None) -> tuple[str, ...]:
    """The names in an argument, one or several; numbers are none."""
    items: Iterable[Arg] = arg if isinstance(arg, list) else () if arg is None else (arg,)
    return tuple(item for item in items if isinstance(item, str))


def one(arg: Arg | None) -> str:
    return next(iter(names(arg)), "")


def walk(event: Event, end: str, who: str = "", *, banner: Tone | None = None) -> Walk:
    """``end`` is the argument with the space where the figure stands now; ``who`` a figure the event does not name."""
    args = event.args
    way = names(args.get("way"))
    figure = who or one(args.get("who"))
    return Walk(figure, one(args.get("origin")), way or names(args[end]), not way, banner)


def total(event: Event, number: str, who: str) -> Total:
    """The number called so, with its summands, of those the argument ``who`` names."""
    args = event.args
    parts = args.get(f"{number}_parts", [])
    assert isinstance(parts, list)
    terms = tuple(Term(str(part[0]), int(str(part[1]))) for part in parts if isinstance(part, list))
    return Total(names(args.get(who)), terms, int(str(args[number])))


class Beats(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What most events are shown as, by key: walks to the space an argument names, cards an argument names turned over, how
    something ended for ``who`` against ``foes`` (the first argument of these that is there), and what nobody may miss."""

    walks: Mapping[str, str] = {}
    cards: Mapping[str, str] = {}
    results: Mapping[str, Result] = {}
    banners: Mapping[str, Tone] = {}
    who: str = "who"
    foes: tuple[str, ...] = ("foe",)

    def of(self, event: Event) -> Beat | None:
        """None: it is not among these."""
        key, args = event.key, event.args
        if key in self.walks:
            return walk(event, self.walks[key])
        if key in self.cards:
            return Flip(one(args.get("who")), names(args[self.cards[key]]))
        if key in self.results:
            against = next((args[foe] for foe in self.foes if foe in args), None)
            return Verdict(self.results[key], one(args.get(self.who)), names(against))
        if key in self.banners:
            named = tuple(name for arg in args.values() for name in names(arg))
            return Banner(self.banners[key], named)
        return None


def read(package: str) -> Beats:
    """A game's own, from its `beats.toml`."""
    return msgspec.toml.decode(
        resources.files(package).joinpath("beats.toml").read_bytes(), type=Beats
    )


def dice(who: str, *faces: int) -> Total:
    """A total of nothing but dice."""
    return Total((who,) if who else (), tuple(Term(DIE, face) for face in faces), sum(faces))
