"""What cards say, rendered from what they do. Every function turns effect data into messages; the words are in
``locales/*/rising-content.ftl``. Nothing here is written for one card alone."""

from collections.abc import Iterable

import msgspec

from hallows.games.common.listing import Item, listing
from hallows.games.rising import effects as e
from hallows.games.rising.content import (
    Content,
    DeathEater,
    Die,
    Headquarters,
    Place,
    Spell,
    Wizard,
)
from hallows.kernel import Arg, Text
from hallows.words import Words

AMONG = {"all": 0, "most": 1, "fewest": 2}


# -- effects as messages -----------------------------------------------------------------------------------


def cost_text(cost: e.Cost) -> list[Text]:
    """One message per trait: how many symbols of it."""
    return [
        Text("cost", {"trait": f"trait:{trait}", "count": count})
        for trait, count in zip(e.TRAITS, cost.symbols, strict=True)
        if count
    ]


#: What kind of thing a field of an effect names.
NAMED = {"affiliation": "aff", "trait": "trait", "colour": "die", "more_at": "loc", "where": "loc"}
ANYWHERE = ("here", "each_with_death_eater")  # no Location by name
#: What messages call a field, where that is another word.
CALLED = {"at_least": "least", "colour": "die", "more_at": "where"}


def args_of(effect: msgspec.Struct) -> dict[str, Arg]:
    """The figures of an effect, and what it names, as the arguments of a message."""
    args: dict[str, Arg] = {}
    for field in effect.__struct_fields__:
        value = getattr(effect, field)
        if isinstance(value, int):
            args[CALLED.get(field, field)] = value
        elif field in NAMED and value not in (None, *ANYWHERE):
            args[CALLED.get(field, field)] = f"{NAMED[field]}:{value}"
    return args


def tag_of(effect: msgspec.Struct) -> str:
    """What content files call an effect."""
    return str(effect.__struct_config__.tag)


def benefit_text(effect: e.Benefit | e.TokenEffect) -> Text:
    if isinstance(effect, e.Heal):
        return _heal_text(effect)
    more = ".more" if isinstance(effect, e.Clean) and effect.more_at is not None else ""
    return Text(f"effect.{tag_of(effect)}{more}", args_of(effect))


def _heal_text(effect: e.Heal) -> Text:
    many = "one" if effect.wizards == 1 else "several"
    key = f"heal.{effect.whose}.{many}" if effect.wizards else "heal.all"
    return Text(f"effect.{key}", args_of(effect))


def ability_text(ability: e.Ability) -> list[Text]:
    """A Wizard's ability. The cost of a paid one is a fact of its own."""
    if isinstance(ability, e.PoolDie):
        return [_pool_text(ability)]
    if isinstance(ability, e.Reroll):
        if ability.most == 0:
            return [Text("ability.reroll.any")]
        return [Text("ability.reroll", {"most": ability.most})]
    if isinstance(ability, e.SetFace):
        traits = [f"trait:{trait}" for trait in ability.traits]
        if len(traits) == 1:
            return [Text("ability.set", {"trait": traits[0]})]
        return [Text("ability.set.either", {"trait": traits[0], "other": traits[1]})]
    if isinstance(ability, e.Wound):
        early = any(isinstance(effect, e.AddDie) for effect in ability.effects)
        cost = Text("ability.wound.early" if early else "ability.wound", {"amount": ability.damage})
        return [*(benefit_text(effect) for effect in ability.effects), cost]
    if isinstance(ability, e.Paid):
        return [benefit_text(effect) for effect in ability.effects]
    return [Text("ability.move")]


def _pool_text(ability: e.PoolDie) -> Text:
    args: dict[str, Arg] = {"dice": dice_name(ability.colours)}
    needs = ability.needs
    if needs is None:
        return Text("ability.pool", args)
    another = "another_" if needs.other else ""
    names = company_names(needs)
    if needs.at_least == 1 and len(names) <= 2:
        args["company"] = names[0]
        if len(names) == 1:
            kind = "affiliation" if needs.affiliation else "one"
            return Text(f"ability.pool.{another}{kind}", args)
        args["other"] = names[1]
        return Text(f"ability.pool.{another}either", args)
    company: list[Arg] = list(names)
    return Text(
        f"ability.pool.{another}several", {**args, "least": needs.at_least, "company": company}
    )


def dice_name(colours: tuple[e.Colour, ...]) -> str:
    """One colour, or two to choose from, always named in the order of the colours."""
    return "die:" + "_".join(colour for colour in e.COLOURS if colour in colours)


def company_names(needs: e.Needs) -> list[str]:
    names = [f"aff:{needs.affiliation}"] if needs.affiliation else []
    if needs.family:
        names.append(f"family:{needs.family}")
    return names + [f"card:{card}" for card in needs.cards]


def villainy_text(effect: e.Villainy | e.Penalty) -> list[Text]:
    """What a Death Eater or a corrupted Place does."""
    match effect:
        case e.Damage():
            return _damage_text(effect)
        case e.Corrupt(where="here" | "each_with_death_eater" as where):
            return [Text(f"villain.corrupt.{where}", args_of(effect))]
        case e.Corrupt():
            return [Text("villain.corrupt.at", args_of(effect))]
        case e.Restore():
            return [Text("villain.restore", args_of(effect))]
        case e.LoseSpell(who=who):
            return [Text(f"villain.lose_spell.{who}", args_of(effect))]
        case _:  # harder, no_spells, heal_limit, lose_die
            return [Text(f"penalty.{tag_of(effect)}", args_of(effect))]


def _damage_text(effect: e.Damage) -> list[Text]:
    key = f"villain.damage.{effect.whom}"
    if effect.where != "here":
        key += ".at"
    if effect.affiliation is not None:
        key += ".named"
    told = [Text(key, {**args_of(effect), "among": AMONG[effect.among]})]
    if effect.otherwise is not None:
        told.append(Text("villain.otherwise", args_of(effect.otherwise)))
    return told


# -- cards as text -----------------------------------------------------------------------------------------


def cards_listing(content: Content, lang: str) -> str:
    """Everything in the box for reading, in the words of ``lang``."""
    words = words_of(content, lang)
    groups = {
        "wizards": [_wizard(words, card) for card in content.wizards],
        "death_eaters": [_death_eater(words, card) for card in content.death_eaters],
        "voldemort": [_voldemort(words, content)],
        "headquarters": [_headquarters(words, card) for card in content.headquarters],
        "places": [_place(words, card) for card in content.places],
        "spells": [_spell(words, token) for token in content.spells],
        "dice": [_die(words, die) for die in content.dice],
    }
    return listing((words.say(Text(f"group.{group}")), items) for group, items in groups.items())


def words_of(content: Content, lang: str) -> Words:
    """The words of a language, with the names a content pack brings along."""
    return Words(lang, "rising", names=content.names(lang))


def say_all(words: Words, texts: Iterable[Text]) -> str:
    """Whole sentences, one after the other."""
    return " ".join(words.say(text) for text in texts)


def _cost(words: Words, key: str, cost: e.Cost) -> str:
    """A label and a list of symbols: layout, not grammar."""
    return f"{words.say(Text(key))}: {', '.join(words.say(part) for part in cost_text(cost))}"


def _slots(words: Words, slots: int) -> str:
    return words.say(Text("fact.slots", {"count": slots}))


def _wizard(words: Words, card: Wizard) -> Item:
    facts = [words.name(f"aff:{card.affiliation}")]
    if card.start:
        facts.append(words.say(Text("fact.start")))
    facts += [_cost(words, "fact.recruit", card.cost), _slots(words, card.slots)]
    if isinstance(card.ability, e.Paid):
        facts.append(_cost(words, "fact.pay", card.ability.cost))
    text = say_all(words, ability_text(card.ability))
    return Item(words.name(f"card:{card.id}"), text, tuple(facts))


def _occasion(words: Words, key: str, villainy: e.Villainy | e.Penalty) -> str:
    """When it happens, and what: after a colon a sentence goes on."""
    then = say_all(words, villainy_text(villainy))
    return f"{words.say(Text(key))}: {then[:1].lower()}{then[1:]}"


def _death_eater(words: Words, card: DeathEater) -> Item:
    facts = (_cost(words, "fact.attack", card.cost), _slots(words, card.slots))
    text = _occasion(words, "fact.regular", card.regular)
    if card.special is not None:
        text += "\n" + _occasion(words, "fact.special", card.special)
    return Item(words.name(f"card:{card.id}"), text, facts)


def _voldemort(words: Words, content: Content) -> Item:
    card = content.voldemort
    facts = (_cost(words, "fact.attack", card.cost), _slots(words, content.box.track.standard))
    text = f"{words.say(Text('voldemort.cap'))}\n{words.say(Text('voldemort.redeploy'))}"
    return Item(words.name(f"card:{card.id}"), text, facts)


def _headquarters(words: Words, card: Headquarters) -> Item:
    dice: list[Arg] = [f"die:{colour}" for colour in card.pool]
    facts = (words.name(f"aff:{card.affiliation}"), words.say(Text("fact.pool", {"dice": dice})))
    text = "\n".join(
        f"{_cost(words, 'fact.pay', ability.cost)}. {say_all(words, map(benefit_text, ability.effects))}"
        for ability in card.abilities
    )
    return Item(words.name(f"hq:{card.id}"), text, facts)


def _place(words: Words, card: Place) -> Item:
    text = _occasion(words, "fact.special", card.penalty)
    return Item(words.name(f"place:{card.id}"), text, (words.name(f"loc:{card.location}"),))


def _spell(words: Words, token: Spell) -> Item:
    text = words.say(benefit_text(token.effect))
    return Item(words.name(f"spell:{token.id}"), text, (_copies(words, token.copies),))


def _die(words: Words, die: Die) -> Item:
    return Item(words.name(f"die:{die.id}"), die_faces(words, die), (_copies(words, die.copies),))


def die_faces(words: Words, die: Die) -> str:
    faces: list[Arg] = [f"face:{face}" for face in die.faces]
    return words.say(Text("fact.faces", {"faces": faces}))


def _copies(words: Words, count: int) -> str:
    return words.say(Text("fact.copies", {"count": count}))
