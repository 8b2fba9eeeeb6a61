"""What cards say, rendered from what they do. Every function turns effect data into messages; the words are in
``locales/*/rising-content.ftl``. Nothing here is written for one card alone."""

from collections.abc import Iterable
from itertools import groupby

import msgspec

from hallows.games.common.listing import Item, listing
from hallows.games.rising import effects as e
from hallows.games.rising.content import Content, DeathEater, Headquarters, Place, Spell, Wizard
from hallows.kernel import Arg, Text
from hallows.words import Words

AMONG = {"all": 0, "most": 1, "fewest": 2}


class CardText(msgspec.Struct, frozen=True):
    """A card for reading: ``facts`` are its numbers, ``text`` its abilities, one line each."""

    group: str
    id: str
    name: str
    facts: list[str]
    text: list[str]
    provenance: str


# -- effects as messages -----------------------------------------------------------------------------------


def cost_text(cost: e.Cost) -> list[Text]:
    """One message per trait: how many symbols of it."""
    return [
        Text("cost", {"trait": f"trait:{trait}", "count": count})
        for trait, count in zip(e.TRAITS, cost.symbols, strict=True)
        if count
    ]


def benefit_text(effect: e.Benefit | e.TokenEffect) -> Text:
    if isinstance(effect, e.Heal):
        return _heal_text(effect)
    if isinstance(effect, e.HealEach):
        args: dict[str, Arg] = {"amount": effect.amount, "more": effect.more}
        return Text("effect.heal_each", {**args, "affiliation": f"aff:{effect.affiliation}"})
    if isinstance(effect, e.Clean):
        if effect.more_at is None:
            return Text("effect.clean", {"amount": effect.amount})
        args = {"amount": effect.amount, "more": effect.more, "where": f"loc:{effect.more_at}"}
        return Text("effect.clean.more", args)
    if isinstance(effect, e.Hit):
        return Text("effect.hit", {"amount": effect.amount})
    if isinstance(effect, e.Draw):
        return Text("effect.draw", {"amount": effect.amount})
    if isinstance(effect, e.OthersDraw):
        args = {"amount": effect.amount, "least": effect.at_least}
        return Text("effect.others_draw", {**args, "affiliation": f"aff:{effect.affiliation}"})
    if isinstance(effect, e.AddDie):
        return Text("effect.add_die", {"die": f"die:{effect.colour}"})
    if isinstance(effect, e.Symbol):
        return Text("effect.symbol", {"trait": f"trait:{effect.trait}"})
    if isinstance(effect, e.Exchange):
        return Text("effect.exchange")
    assert isinstance(effect, e.Cleanse)
    return Text("effect.cleanse", {"amount": effect.amount})


def _heal_text(effect: e.Heal) -> Text:
    args: dict[str, Arg] = {"amount": effect.amount, "wizards": effect.wizards}
    if not effect.wizards:
        return Text("effect.heal.all", args)
    many = "one" if effect.wizards == 1 else "several"
    return Text(f"effect.heal.{effect.whose}.{many}", args)


def ability_text(ability: e.Ability) -> list[Text]:
    """A Wizard's ability. The cost of a paid one is a fact of its own, see ``ability_cost``."""
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


def ability_cost(ability: e.Ability) -> e.Cost | None:
    return ability.cost if isinstance(ability, e.Paid) else None


def _pool_text(ability: e.PoolDie) -> Text:
    args: dict[str, Arg] = {"dice": dice_name(ability.colours)}
    needs = ability.needs
    if needs is None:
        return Text("ability.pool", args)
    another = "another_" if needs.other else ""
    names = _company_names(needs)
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


def _company_names(needs: e.Needs) -> list[str]:
    names = [f"aff:{needs.affiliation}"] if needs.affiliation else []
    if needs.family:
        names.append(f"family:{needs.family}")
    return names + [f"card:{card}" for card in needs.cards]


def villainy_text(effect: e.Villainy | e.Penalty) -> list[Text]:
    """What a Death Eater or a corrupted Place does."""
    if isinstance(effect, e.Damage):
        return _damage_text(effect)
    if isinstance(effect, e.Corrupt):
        return [_corrupt_text(effect)]
    if isinstance(effect, e.Restore):
        return [Text("villain.restore", {"amount": effect.amount})]
    if isinstance(effect, e.LoseSpell):
        return [Text(f"villain.lose_spell.{effect.who}", {"amount": effect.amount})]
    if isinstance(effect, e.Harder):
        args: dict[str, Arg] = {"amount": effect.amount, "trait": f"trait:{effect.trait}"}
        return [Text("penalty.harder", args)]
    if isinstance(effect, e.NoSpells):
        return [Text("penalty.no_spells")]
    if isinstance(effect, e.HealLimit):
        return [Text("penalty.heal_limit")]
    assert isinstance(effect, e.LoseDie)
    return [Text("penalty.lose_die", {"amount": effect.amount})]


def _damage_text(effect: e.Damage) -> list[Text]:
    args: dict[str, Arg] = {"amount": effect.amount, "among": AMONG[effect.among]}
    key = f"villain.damage.{effect.whom}"
    if effect.where != "here":
        key += ".at"
        args["where"] = f"loc:{effect.where}"
    if effect.affiliation is not None:
        key += ".named"
        args["affiliation"] = f"aff:{effect.affiliation}"
    if effect.otherwise is None:
        return [Text(key, args)]
    return [Text(key, args), Text("villain.otherwise", {"amount": effect.otherwise.amount})]


def _corrupt_text(effect: e.Corrupt) -> Text:
    args: dict[str, Arg] = {"amount": effect.amount}
    if effect.where in ("here", "each_with_death_eater"):
        return Text(f"villain.corrupt.{effect.where}", args)
    return Text("villain.corrupt.at", {**args, "where": f"loc:{effect.where}"})


# -- cards as text -----------------------------------------------------------------------------------------


def cards_listing(content: Content, lang: str) -> str:
    """Everything in the box for reading, in the words of ``lang``."""
    words = words_of(content, lang)
    return listing(
        (words.say(Text(f"group.{group}")), [_item(card) for card in cards])
        for group, cards in groupby(card_texts(content, words), key=lambda card: card.group)
    )


def _item(card: CardText) -> Item:
    return Item(card.name, "\n".join(card.text), tuple(card.facts))


def card_texts(content: Content, words: Words) -> list[CardText]:
    """Every card, token and die."""
    return [
        *(_wizard(words, card) for card in content.wizards),
        *(_death_eater(words, card) for card in content.death_eaters),
        _voldemort(words, content),
        *(_headquarters(words, card) for card in content.headquarters),
        *(_place(words, card) for card in content.places),
        *(_spell(words, token) for token in content.spells),
        *_dice(words, content),
    ]


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


def _wizard(words: Words, card: Wizard) -> CardText:
    facts = [words.name(f"aff:{card.affiliation}")]
    if card.start:
        facts.append(words.say(Text("fact.start")))
    facts += [_cost(words, "fact.recruit", card.cost), _slots(words, card.slots)]
    price = ability_cost(card.ability)
    if price is not None:
        facts.append(_cost(words, "fact.pay", price))
    name = words.name(f"card:{card.id}")
    text = [say_all(words, ability_text(card.ability))]
    return CardText("wizards", card.id, name, facts, text, card.provenance)


def _occasion(words: Words, key: str, villainy: e.Villainy | e.Penalty) -> str:
    """When it happens, and what: after a colon a sentence goes on."""
    then = say_all(words, villainy_text(villainy))
    return f"{words.say(Text(key))}: {then[:1].lower()}{then[1:]}"


def _death_eater(words: Words, card: DeathEater) -> CardText:
    facts = [_cost(words, "fact.attack", card.cost), _slots(words, card.slots)]
    text = [_occasion(words, "fact.regular", card.regular)]
    if card.special is not None:
        text.append(_occasion(words, "fact.special", card.special))
    name = words.name(f"card:{card.id}")
    return CardText("death_eaters", card.id, name, facts, text, card.provenance)


def _voldemort(words: Words, content: Content) -> CardText:
    card = content.voldemort
    facts = [_cost(words, "fact.attack", card.cost), _slots(words, content.box.track.standard)]
    text = [words.say(Text("voldemort.cap")), words.say(Text("voldemort.redeploy"))]
    return CardText(
        "voldemort", card.id, words.name(f"card:{card.id}"), facts, text, card.provenance
    )


def _headquarters(words: Words, card: Headquarters) -> CardText:
    dice: list[Arg] = [f"die:{colour}" for colour in card.pool]
    facts = [words.name(f"aff:{card.affiliation}"), words.say(Text("fact.pool", {"dice": dice}))]
    text = [
        f"{_cost(words, 'fact.pay', ability.cost)}. {say_all(words, map(benefit_text, ability.effects))}"
        for ability in card.abilities
    ]
    name = words.name(f"hq:{card.id}")
    return CardText("headquarters", card.id, name, facts, text, card.provenance)


def _place(words: Words, card: Place) -> CardText:
    facts = [words.name(f"loc:{card.location}")]
    text = [_occasion(words, "fact.special", card.penalty)]
    name = words.name(f"place:{card.id}")
    return CardText("places", card.id, name, facts, text, card.provenance)


def _spell(words: Words, token: Spell) -> CardText:
    facts = [words.say(Text("fact.copies", {"count": token.copies}))]
    text = [words.say(benefit_text(token.effect))]
    name = words.name(f"spell:{token.id}")
    return CardText("spells", token.id, name, facts, text, token.provenance)


def _dice(words: Words, content: Content) -> list[CardText]:
    texts = []
    for die in content.dice:
        faces: list[Arg] = [f"face:{face}" for face in die.faces]
        facts = [words.say(Text("fact.copies", {"count": die.copies}))]
        text = [words.say(Text("fact.faces", {"faces": faces}))]
        name = words.name(f"die:{die.id}")
        texts.append(CardText("dice", die.id, name, facts, text, die.provenance))
    return texts
