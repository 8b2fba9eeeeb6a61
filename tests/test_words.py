"""Every word a person reads, in every language: nothing missing, nothing unresolved, nothing only half said."""

import re
from collections.abc import Iterator
from functools import cache
from importlib import resources
from itertools import product
from typing import Any

import msgspec
import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import hallows
from hallows.games import names
from hallows.kernel import Ask, Asked, Choice, Event, Seeded, Text
from hallows.words import FORMS, LANGUAGES, Lexicon, Words

#: Numbers that between them meet every plural category of our languages, and the exact 0 and 1.
NUMBERS = (0, 1, 2, 3, 5, 12, 21, 22, 25, 100)
PLURALS = frozenset({"zero", "one", "two", "few", "many", "other"})
#: What stands for a name, a sentence or anything else that is simply put in.
NAME = "Xyzzy"


# -- the files -----------------------------------------------------------------------------------------


@cache
def files(lang: str) -> dict[str, str]:
    folder = resources.files("hallows") / "locales" / lang
    return {
        file.name: file.read_text(encoding="utf-8")
        for file in sorted(folder.iterdir(), key=lambda f: f.name)
        if file.name.endswith(".ftl")
    }


@cache
def parsed(lang: str, file: str) -> ast.Resource:
    return FluentParser().parse(files(lang)[file])


def entries(lang: str, file: str) -> dict[str, ast.Message | ast.Term]:
    found: dict[str, ast.Message | ast.Term] = {}
    for entry in parsed(lang, file).body:
        if isinstance(entry, ast.Message | ast.Term):
            found[entry.id.name] = entry
    return found


@cache
def everything(lang: str) -> dict[str, ast.Message | ast.Term]:
    return {name: entry for file in files(lang) for name, entry in entries(lang, file).items()}


@cache
def bundle(lang: str) -> FluentBundle:
    made = FluentBundle([lang], use_isolating=False)
    for file in files(lang):
        made.add_resource(parsed(lang, file))
    return made


FILES = sorted({file for lang in LANGUAGES for file in files(lang)})
LANG_FILES = [(lang, file) for lang in LANGUAGES for file in files(lang)]


@pytest.mark.parametrize(("lang", "file"), LANG_FILES)
def test_a_file_is_well_formed(lang: str, file: str) -> None:
    junk = [entry.content for entry in parsed(lang, file).body if isinstance(entry, ast.Junk)]
    assert junk == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_message_is_written_twice(lang: str) -> None:
    seen: dict[str, str] = {}
    twice = []
    for file in files(lang):
        for entry in parsed(lang, file).body:
            if isinstance(entry, ast.Message | ast.Term):
                if entry.id.name in seen:
                    twice.append(f"{entry.id.name} in {seen[entry.id.name]} and {file}")
                seen[entry.id.name] = file
    assert twice == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_message_read_by_itself_is_the_one_of_its_file(lang: str) -> None:
    lexicon = Lexicon(lang, files(lang).values())
    assert not lexicon.has_message("nobody-wrote-this")
    for name, entry in everything(lang).items():
        assert lexicon.has_message(name)
        lexicon.get_message(name)
        assert lexicon._messages[name].equals(entry, ignored_fields=["span", "comment"]), name


@pytest.mark.parametrize("file", FILES)
def test_the_languages_have_the_same_messages(file: str) -> None:
    present = [lang for lang in LANGUAGES if file in files(lang)]
    assert present == list(LANGUAGES)
    english = list(entries("en", file))
    for lang in LANGUAGES[1:]:
        theirs = entries(lang, file)
        assert {
            "missing": [entry for entry in english if entry not in theirs],
            "only there": [entry for entry in theirs if entry not in english],
        } == {"missing": [], "only there": []}, f"{lang}/{file}"


# -- their messages ------------------------------------------------------------------------------------


class Wants(Visitor):
    """The arguments a pattern refers to, and the values that lead through all of its branches."""

    def __init__(self, lang: str) -> None:
        self.lang = lang
        self.values: dict[str, set[int | str]] = {}

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        """A message within a message is given the same arguments."""
        inner = everything(self.lang).get(node.id.name)
        if inner is not None and inner.value is not None:
            self.visit(inner.value)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.values.setdefault(node.id.name, set())

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:  # noqa: N802
        for argument in node.arguments.positional:
            if isinstance(argument, ast.VariableReference):
                self.values.setdefault(argument.id.name, set()).update(NUMBERS)
        self.generic_visit(node)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        selector = node.selector
        if isinstance(selector, ast.VariableReference):
            wanted = self.values.setdefault(selector.id.name, set())
            keys = {_key(variant) for variant in node.variants}
            if any(isinstance(key, int) or key in PLURALS for key in keys):
                wanted.update(NUMBERS)
                wanted.update(key for key in keys if isinstance(key, int))
            else:
                wanted.update(keys)
        self.generic_visit(node)


def _key(variant: ast.Variant) -> int | str:
    key = variant.key
    return int(key.value) if isinstance(key, ast.NumberLiteral) else str(key.name)


def wanted(node: Any, lang: str) -> dict[str, set[int | str]]:
    wants = Wants(lang)
    wants.visit(node)
    return wants.values


def samples(values: dict[str, set[int | str]]) -> Iterator[dict[str, int | str]]:
    """Arguments that between them lead through every branch of every selector. Selectors may be nested in
    each other, so all combinations are made, up to a sensible number of them."""
    chosen = {name: sorted(found, key=str) or [NAME] for name, found in values.items()}
    size = 1
    for choices in chosen.values():
        size *= len(choices)
    if size <= 3000:
        for combination in product(*chosen.values()):
            yield dict(zip(chosen, combination, strict=True))
        return
    for turn in range(max(map(len, chosen.values()))):
        yield {name: choices[turn % len(choices)] for name, choices in chosen.items()}


def rendered(lang: str, message: Any, pattern: Any, args: dict[str, int | str]) -> str:
    text, errors = bundle(lang).format_pattern(pattern, args)
    assert not errors, f"{lang}: {message} with {args}: {errors}"
    return str(text)


@pytest.mark.parametrize(("lang", "file"), LANG_FILES)
def test_every_message_renders_with_any_arguments(lang: str, file: str) -> None:
    for name, entry in entries(lang, file).items():
        if isinstance(entry, ast.Term):
            continue  # rendered within the messages that use it
        message = bundle(lang).get_message(name)
        patterns = [(name, entry.value, message.value)]
        for attribute in entry.attributes:
            key = attribute.id.name
            patterns.append((f"{name}.{key}", attribute.value, message.attributes[key]))
        for label, tree, pattern in patterns:
            if tree is None:
                continue
            for args in samples(wanted(tree, lang)):
                text = rendered(lang, label, pattern, args)
                assert text.strip(), f"{lang}: {label} says nothing with {args}"
                assert "{" not in text, f"{lang}: {label}: {text}"


def bases(values: dict[str, set[int | str]]) -> set[str]:
    """The arguments a caller has to give: ``$card_acc`` comes with ``$card``, ``$cards_count`` with ``$cards``."""
    found = set()
    for name in values:
        base, _, form = name.rpartition("_")
        found.add(base if base and form in (*FORMS, "count") else name)
    return found


def users(file: str) -> dict[str, set[str]]:
    """Each argument's name, with the messages of this file that use it in any language."""
    found: dict[str, set[str]] = {}
    for lang in LANGUAGES:
        for name, entry in entries(lang, file).items() if file in files(lang) else ():
            for base in bases(wanted(entry, lang)):
                found.setdefault(base, set()).add(name)
    return found


@pytest.mark.parametrize("file", FILES)
@pytest.mark.parametrize("lang", LANGUAGES[1:])
def test_a_translation_wants_no_argument_of_its_own(lang: str, file: str) -> None:
    """A slip in an argument's name would else show only when that sentence is first said. An argument that
    English has no use for is fine if it is no slip: other messages use it too."""
    theirs = entries(lang, file) if file in files(lang) else {}
    english = entries("en", file) if file in files("en") else {}
    known = users(file)
    strange = {}
    for name, entry in english.items():
        if name in theirs:
            extra = bases(wanted(theirs[name], lang)) - bases(wanted(entry, "en"))
            alone = {base for base in extra if len(known[base]) == 1}
            if alone:
                strange[name] = alone
    assert strange == {}


def test_a_broken_message_would_be_seen() -> None:
    """The checks above can fail: a branch that refers to nothing is met by the samples."""
    source = "a = { $x ->\n    [one] fine\n   *[other] { missing }\n}\n"
    broken = FluentBundle(["en"], use_isolating=False)
    broken.add_resource(FluentResource(source))
    pattern: Any = broken.get_message("a").value
    tree = FluentParser().parse(source)
    outcomes = [broken.format_pattern(pattern, args)[1] for args in samples(wanted(tree, "en"))]
    assert [] in outcomes
    assert any(outcomes)


# -- what games say ------------------------------------------------------------------------------------


def spoken(choice: Choice) -> Iterator[Text]:
    """Every text an option shows: its label, its detail line and what its outlook names."""
    yield choice.label
    if choice.detail is not None:
        yield choice.detail
    if choice.outlook is not None:
        yield from (odds.label for odds in choice.outlook.odds)
        yield from (change.label for change in choice.outlook.changes)


@pytest.mark.parametrize("game", names())
def test_everything_met_in_random_games_can_be_said_in_every_language(game: str) -> None:
    """Events, prompts and options; the same words are said once only."""
    said: set[str] = set()
    voices = [Words.of(hallows.load_game(game), lang) for lang in LANGUAGES]

    def say(what: Any) -> None:
        mark = repr(what)
        if mark not in said:
            said.add(mark)
            for words in voices:
                assert words.say(what).strip()

    rules = hallows.load_game(game)
    seats = rules.seats_for(rules.parse_options(None))
    for seed in range(6):
        table = hallows.deal(game, seats[seed % len(seats)], seed)
        choices = Seeded(f"words/{seed}")
        heard = 0
        for _ in range(1500):
            asked = table.asked
            if not isinstance(asked, Ask):
                break
            for what in (table.events or [])[heard:]:
                say(what)
            heard = len(table.events or [])
            say(table.asked_for(asked.seat))
            for option in asked.options:
                for text in spoken(table.game.describe(table.state, asked, option)):
                    say(text)
            table.answer(asked.options[choices.below(len(asked.options))])
        for what in (table.events or [])[heard:]:
            say(what)
    assert len(said) > 10


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", names())
def test_a_game_has_a_title_and_its_rules_have_words(game: str, lang: str) -> None:
    from hallows.lab.rulebook import chapters

    words = Words(lang, game)
    assert words.format(f"{game}-title")
    for chapter in chapters(game):
        assert words.format(chapter.title)
        assert all(words.format(f"{game}-rule-{rule}") for rule in chapter.rules)


#: More than so many words in one sentence are too many for a reader of twelve.
LONGEST = 25


def too_long(text: str) -> list[str]:
    sentences = re.split(r"(?<=[.!?])(?<!St\.) (?=[^a-ząćęłńóśźżàèéìòù])", text)
    return [sentence for sentence in sentences if len(sentence.split()) > LONGEST]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_sentence_of_a_rule_or_a_how_to_is_long(lang: str) -> None:
    words = Words(lang)
    told = [name for name in everything(lang) if re.search(r"-rule-[A-Z]-|-howto-\d", name)]
    assert len(told) > 500
    assert {name: long for name in told if (long := too_long(words.fill(name, {})))} == {}


def test_a_long_sentence_is_seen() -> None:
    assert too_long("One, " * 25 + "two.") != []
    assert too_long("One, " * 20 + "two. " + "Three, " * 20 + "four.") == []


def test_polish_counts_and_declines() -> None:
    words = Words("pl", "duel")
    copies = [words.format("duel-copies", {"count": n}) for n in (1, 2, 5, 12, 22)]
    assert copies == ["1 sztuka", "2 sztuki", "5 sztuk", "12 sztuk", "22 sztuki"]
    drew = words.format("duel-event-drew", {"card": "card:shield"})
    assert drew == "Dobierasz Tarczę."
    played = words.format("duel-event-played", {"who": "seat:0", "card": "card:shield"})
    assert played == "Gracz 1 zagrywa Tarczę. Odrzucona Tarcza trafia na stos."


def test_a_list_takes_the_form_each_item_has() -> None:
    words = Words("pl", "duel", ["Ala"])
    assert words.listed(["card:shield", "card:hex"], "acc") == "Tarczę i Urok"
    assert words.listed(["card:shield", "seat:0"]) == "Tarcza i Ala"
    assert words.listed([2, 2, 5]) == "2, 2 i 5"
    assert words.listed([]) == "nic"


@pytest.mark.parametrize(
    ("lang", "said"),
    [("en", "2 Shield and 1 Hex"), ("pl", "Tarcza ×2 i Urok"), ("it", "Scudo ×2 e Fattura")],
)
def test_what_comes_twice_in_a_list_is_said_once_with_its_count(lang: str, said: str) -> None:
    assert Words(lang, "duel").listed(["card:shield", "card:hex", "card:shield"]) == said
    dice = Words("en", "rising").listed(["die:blue", "die:red", "die:blue"])
    assert dice == "2 blue and 1 red"


def test_names_with_an_and_of_their_own_are_set_apart() -> None:
    words = Words("en", "talisman")
    pair = words.name("card:fred_and_george")
    assert words.listed(["card:wand", "card:fred_and_george"]) == f"Wand; {pair}"


def test_polish_declines_no_players_name() -> None:
    words = Words("pl", "duel", ["Anna"])
    assert words.name("seat:0", "dat") == "graczowi Anna"
    assert words.name("seat:1", "dat") == "Graczowi 2"
    assert words.listed(["card:shield", "seat:0"], "ins") == "Tarczą i graczem Anna"


def test_what_happens_begins_with_a_capital() -> None:
    lost = Event("place.lost", {"place": "place:mysteries"})
    assert Words("en", "rising").say(lost) == "The Department of Mysteries is corrupted!"
    turn = Event("turn", {"who": "seat:0"})
    assert Words("en", "duel", ["ann"]).say(turn) == "ann begins a turn."


def test_italian_says_ad_before_a_and_ed_before_e() -> None:
    words = Words("it", "duel", ["Anna", "Elena"])
    assert [words.name(f"seat:{seat}", "a") for seat in (0, 1)] == ["ad Anna", "a Elena"]
    assert words.name("seat:1", "di") == "di Elena"
    assert words.joined(["Anna", "Elena"]) == "Anna ed Elena"
    assert words.joined(["Elena", "Anna"]) == "Elena e Anna"


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("Snape’em", "ze Snape’em"),
        ("Skrzydlatym kluczem", "ze Skrzydlatym kluczem"),
        ("źródłem", "ze źródłem"),
        ("wschodem", "ze wschodem"),
        ("szachami", "z szachami"),
        ("Syriuszem", "z Syriuszem"),
        ("rzeką", "z rzeką"),
    ],
)
def test_polish_says_ze_before_a_hiss_and_a_consonant(name: str, said: str) -> None:
    words = Words("pl", "rising")
    assert (
        words.fill("rising-event-started", {"who": "Ala", "card_ins": name})
        == f"Ala zaczyna {said}."
    )


def test_a_question_speaks_to_the_player_it_tells_of() -> None:
    words = Words("en", "talisman", ["Ann", "Ben"])
    asked = Asked(0, 0, "spell.turn_start", {"who": "seat:0"})
    assert words.say(asked) == "You are about to move. Do you cast a Spell?"
    assert (
        words.say(msgspec.structs.replace(asked, seat=1))
        == "Ann is about to move. Do you cast a Spell?"
    )


#: Events that list a side's players: read by their names, whoever reads.
LISTED = re.compile("returns-event-over-")
#: Arguments that may be the reader, and the attribute for that; in Talisman a foe may be another player.
MINE = [
    ("who", "own", "[a-z]+-event-"),
    ("whom", "whom", "[a-z]+-event-"),
    ("foe", "foe", "talisman-event-battle-?"),
]


def unaddressed(told: dict[str, ast.Message | ast.Term], lang: str) -> dict[str, str]:
    """Events that name the reader where they should say "you", and what is wrong with them."""
    wrong = {}
    for name, entry in told.items():
        for arg, attribute, events in MINE:
            if not re.match(events, name) or LISTED.match(name) or entry.value is None:
                continue
            plain = bases(wanted(entry.value, lang))
            if arg not in plain:
                continue
            own = [one.value for one in entry.attributes if one.id.name == attribute]
            if not own:
                wrong[name] = f"no .{attribute}"
            elif bases(wanted(own[0], lang)) != plain - {arg}:
                wrong[name] = f".{attribute} takes other arguments"
    return wrong


@pytest.mark.parametrize("lang", LANGUAGES)
def test_an_event_speaks_to_the_player_it_tells_of(lang: str) -> None:
    assert unaddressed(everything(lang), lang) == {}


def test_an_event_that_does_not_would_be_seen() -> None:
    source = "a-event-b = { $who } takes { $n }.\na-event-c = { $who } takes { $n }.\n    .own = You do.\n"
    body = FluentParser().parse(source).body
    told = {one.id.name: one for one in body if isinstance(one, ast.Message | ast.Term)}
    assert unaddressed(told, "en") == {
        "a-event-b": "no .own",
        "a-event-c": ".own takes other arguments",
    }


def test_what_happened_is_told_to_its_reader() -> None:
    words = Words("en", "talisman", ["Ann", "Ben"])
    stole = Event("stole.fate", {"who": "seat:0", "whom": "seat:1"})
    assert [words.say(stole, me) for me in (0, 1, 2, None)] == [
        "You take 1 Fate from Ben.",
        "Ann takes 1 Fate from you.",
        "Ann takes 1 Fate from Ben.",
        "Ann takes 1 Fate from Ben.",
    ]
    won = Event("battle.won", {"who": "seat:0", "foe": ["seat:1"]})
    assert words.say(won, 1) == "Ann beats you."


def test_italian_agrees_in_gender_and_takes_its_articles() -> None:
    words = Words("it", "duel", ["Ada"])
    played = [
        words.format("duel-event-played", {"who": "seat:0", "card": f"card:{card}"})
        for card in ("hex", "shield")
    ]
    assert played == [
        "Ada gioca la Fattura, che viene scartata.",
        "Ada gioca lo Scudo, che viene scartato.",
    ]
