"""Words: every sentence a person reads comes from ``locales/<language>/*.ftl`` through here.

The event ``battle.won`` of the game ``talisman`` is the message ``talisman-event-battle-won``, the prompt
``fate.reroll`` is ``talisman-prompt-fate-reroll``, and an option's text ``option.move`` is ``talisman-option-move``.
Arguments are numbers, or names as ``kind:id``: ``card:accio`` is looked up as the message ``talisman-card-accio``, and
``seat:2`` is the name of the player there. A name's grammatical forms are attributes of its message
(``.acc``, ``.gender``); to a message that takes ``$card`` they are ``$card_acc``, ``$card_gender``, each
falling back to the plain name where a form is not given. A list has every form too, each item its own
(``$cards_acc``), says a thing that comes several times once with its count (``hallows-times``, or the item's own
``.count``), and says how many there are (``$cards_count``). A player's name is never declined; what stands before it
instead are forms of ``hallows-named``: Polish "graczowi Anna", Italian "a Elena". What a little word becomes before the
sound that follows it ("ad Anna", "ze Snape’em") is heard in the sentence, not known to a name: ``EUPHONY``.
"""

import re
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from importlib import resources
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Message

from hallows.kernel import Arg, Asked, Event, Game, Text

LANGUAGES = ("en", "pl", "it")

#: Grammatical forms a name may have. ``gender`` has no sensible fallback and is then ``m``.
FORMS = ("gen", "dat", "acc", "ins", "loc", "art", "di", "a", "in", "gender")
#: A message that tells of the reader in one of these arguments may say so in an attribute: "you" instead of the name.
_MINE = {"who": "own", "whom": "whom", "foe": "foe"}
#: What sets the items of a list apart by semicolons: a comma or an "and" of their own.
_APART = {"en": (",", " and "), "pl": (",", " i "), "it": (",", " e ")}
#: Little words that grow a letter before a sound like their own, and what they become (the same in words.ts).
_EUPHONY = {
    lang: [
        (re.compile(rf"\b({little}) (?={sound})", re.IGNORECASE), rf"\1{more} ")
        for little, sound, more in rules
    ]
    for lang, rules in {
        "pl": (
            ("z", "(sz|s(?!z)|[zśźż])[bcćdfghjklłmnńprstwzźż]|w[sśzźż]", "e"),
            ("w", "[wf][bcćdfghjklłmnńprstzźż]", "e"),
        ),
        "it": (("a", "a", "d"), ("e", "e", "d")),
    }.items()
}


#: Where an entry of a locale file begins: what continues it is indented, or closes a brace.
_ENTRY = re.compile(r"^(-?[A-Za-z][\w-]*) *=", re.MULTILINE)


class Lexicon(FluentBundle):
    """All messages of one language. Each is parsed when it is first asked for: all of them would take a second, and few
    are needed by any one process."""

    def __init__(self, lang: str, sources: Iterable[str]) -> None:
        super().__init__([lang], use_isolating=False)
        self._sources: dict[str, str] = {}
        for source in sources:
            begins = list(_ENTRY.finditer(source))
            ends = [entry.start() for entry in begins[1:]] + [len(source)]
            for entry, end in zip(begins, ends, strict=True):
                self._sources.setdefault(entry[1], source[entry.start() : end])

    def has_message(self, message_id: str) -> bool:
        return message_id in self._sources

    def _lookup(self, entry_id: str, term: bool = False) -> Message:
        if entry_id not in (self._terms if term else self._messages):
            self.add_resource(FluentResource(self._sources[f"-{entry_id}" if term else entry_id]))
        return super()._lookup(entry_id, term)


@cache
def _lexicon(lang: str) -> Lexicon:
    folder = resources.files("hallows") / "locales" / lang
    files = sorted(folder.iterdir(), key=lambda file: file.name)
    return Lexicon(lang, (file.read_text(encoding="utf-8") for file in files))


def message_id(key: str, game: str = "") -> str:
    name = key.replace(".", "-").replace(":", "-").replace("_", "-")
    return f"{game}-{name}" if game else name


class MissingWords(LookupError):
    """A message, or something it refers to, is not there in a language."""


class Words:
    """The words of one language for one game, with the players' names. ``names`` are names no locale file has,
    by message id: those of a content pack (see ``Game.names``). What the game's own name space does not have is
    looked for in the ``further`` ones: a game inside a game brings its words along (``Game.vocabulary``)."""

    def __init__(
        self,
        lang: str,
        game: str = "",
        players: Sequence[str] = (),
        names: Mapping[str, str] | None = None,
        further: Sequence[str] = (),
    ) -> None:
        if lang not in LANGUAGES:
            raise MissingWords(f"no language {lang!r}; there are {', '.join(LANGUAGES)}")
        self.lang = lang
        self.game = game
        self.players = players
        self._names = names or {}
        self._spaces = (game, *further)
        self._bundle = _lexicon(lang)
        self._known: dict[tuple[str, str], str] = {}

    @classmethod
    def of(cls, game: Game[Any], lang: str, players: Sequence[str] = ()) -> "Words":
        """The words of a game: its own, those of the games inside it, and the names of its packs."""
        return cls(lang, game.name, players, game.names(lang), game.vocabulary)

    def has(self, message: str) -> bool:
        return bool(self._bundle.has_message(message))

    def find(self, key: str) -> str:
        """The id of a message of this game by its key, in the first of its name spaces that has it."""
        for space in self._spaces:
            message = message_id(key, space)
            if self.has(message) or message in self._names:
                return message
        return message_id(key, self.game)

    def format(self, message: str, args: Mapping[str, Arg] | None = None) -> str:
        """A message by its full id, with names looked up."""
        return self.fill(message, self._expand(args or {}))

    def fill(self, message: str, args: Mapping[str, str | int]) -> str:
        """A message by its full id with ready words as arguments: nothing is looked up."""
        if not self._bundle.has_message(message):
            raise MissingWords(f"{self.lang}: no message {message}")
        return self._render(message, self._bundle.get_message(message).value, args)

    def say(self, what: Text | Event | Asked, me: int | None = None) -> str:
        """A text, an event or a prompt of this game as a sentence; an event as the player of seat ``me`` reads it,
        by names if nobody in particular reads it."""
        if isinstance(what, Event):
            message = self.find(f"event.{what.key}")
            if what.thrown is not None and not self.has(message):
                nobody = what.thrown.seat is None
                message = "hallows-rolled-by-nobody" if nobody else "hallows-rolled"
            return self._begun(self._told(message, what.args, me))
        if isinstance(what, Asked):
            message = self.find(f"prompt.{what.prompt}")
            return self._begun(self._told(message, what.args, what.seat))
        said = self.format(self.find(what.key), what.args)
        return self._begun(said) if what.key.startswith("reason.") else said

    def _told(self, message: str, args: Mapping[str, Arg], me: int | None) -> str:
        """A message as the player of seat ``me`` reads it: where it tells of that player it may have words for it."""
        seat = f"seat:{me}"
        variant = next((name for arg, name in _MINE.items() if args.get(arg) in (seat, [seat])), "")
        found = (
            self._bundle.get_message(message).attributes.get(variant) if self.has(message) else None
        )
        return (
            self.format(message, args)
            if found is None
            else self._render(message, found, self._expand(args))
        )

    def _begun(self, sentence: str) -> str:
        """A sentence with its capital, unless a player who writes the own name small comes first."""
        if any(sentence.startswith(player) for player in self.players if player):
            return sentence
        return sentence[:1].upper() + sentence[1:]

    def name(self, arg: str, form: str = "") -> str:
        """The name of a thing, ``kind:id``, in one of its grammatical forms. A sentence looks up every form of all it names:
        those of things are put together once."""
        kind, _, it = arg.partition(":")
        if kind == "seat":
            return self._player(int(it), form)
        known = self._known.get((arg, form))
        if known is None:
            known = self._known[arg, form] = self._thing(arg, form)
        return known

    def _thing(self, arg: str, form: str) -> str:
        message = self.find(arg)
        if message in self._names:
            return self._names[message] if form != "gender" else "m"
        if not self._bundle.has_message(message):
            raise MissingWords(f"{self.lang}: no name {message}")
        found = self._bundle.get_message(message)
        pattern = found.attributes.get(form) if form else found.value
        if pattern is None:
            return "m" if form == "gender" else self._thing(arg, "")
        return self._render(message, pattern, {})

    def _player(self, seat: int, form: str) -> str:
        if form == "gender":
            return "m"
        if 0 <= seat < len(self.players):
            message, args = "hallows-named", {"name": self.players[seat]}
        else:
            message, args = "hallows-player", {"number": str(seat + 1)}
        found = self._bundle.get_message(message)
        name = self._render(message, found.value, args)
        forms = found.attributes
        pattern = forms.get(form)
        return name if pattern is None else self._render(message, pattern, args)

    def _render(self, message: str, pattern: Any, args: Mapping[str, str | int]) -> str:
        text, errors = self._bundle.format_pattern(pattern, dict(args))
        if errors:
            raise MissingWords(f"{self.lang}: {message}: {errors[0]}")
        said = str(text)
        for little, grown in _EUPHONY.get(self.lang, ()):
            said = little.sub(grown, said)
        return said

    def _expand(self, args: Mapping[str, Arg]) -> dict[str, str | int]:
        full: dict[str, str | int] = {}
        for key, value in args.items():
            if isinstance(value, int):
                full[key] = value
            elif isinstance(value, list):
                full |= {f"{key}_{form}": self.listed(value, form) for form in FORMS[:-1]}
                full[key] = self.listed(value)
                full[f"{key}_count"] = len(value)
            else:
                full[key] = self.name(value)
                for form in FORMS:
                    full[f"{key}_{form}"] = self.name(value, form)
        return full

    def listed(self, items: Sequence[Arg], form: str = "") -> str:
        """Several names or numbers as this language lists them, the names in one of their forms."""
        return self.joined(self._counted(items, form))

    def joined(self, words: Sequence[str]) -> str:
        """Ready words as this language lists them."""
        if not words:
            return self.fill("hallows-nothing", {})
        if len(words) == 1:
            return words[0]
        apart = any(mark in word for word in words for mark in _APART[self.lang])
        message, between = ("hallows-list-apart", "; ") if apart else ("hallows-list", ", ")
        return self.fill(message, {"first": between.join(words[:-1]), "last": words[-1]})

    def _counted(self, items: Sequence[Arg], form: str) -> list[str]:
        """Each name once: by its own words for a number of them, or else, if any comes twice, with that number."""
        names = Counter(item for item in items if isinstance(item, str))
        several = any(count > 1 for count in names.values())
        words = [str(item) for item in items if not isinstance(item, str)]
        for item, count in names.items():
            if (own := self._count_of(item)) is not None:
                words.append(self._render(item, own, {"count": count}))
            elif several:
                named: dict[str, str | int] = {"name": self.name(item, form), "count": count}
                words.append(self.fill("hallows-times", named))
            else:
                words.append(self.name(item, form))
        return words

    def _count_of(self, arg: str) -> Any:
        """How a thing is told in numbers, if it has words for that."""
        message = self.find(arg)
        if not self.has(message):
            return None
        return self._bundle.get_message(message).attributes.get("count")
