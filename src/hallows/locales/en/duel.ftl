### Wizards’ Duel: the words of the example game.
### Names carry their grammatical forms as attributes; see hallows/words.py for how messages get at them.

duel-title = Wizards’ Duel

## Cards

duel-card-hex = Hex
    .art = the Hex
duel-card-shield = Shield
    .art = the Shield
duel-card-potion = Potion
    .art = the Potion
duel-card-spark = Spark
    .art = the Spark
duel-text-hex = After losing a roll of yours: add 2 to it.
duel-text-shield = Before the dice are rolled: the attack ends.
duel-text-potion = At any choice of your own: gain 1 Heart.
duel-text-spark = It glows nicely. It does nothing.
duel-copies = { $count ->
    [one] one copy
   *[other] { $count } copies
}

## Questions

duel-prompt-turn = Your turn: attack or rest?
duel-prompt-shield = { $who } attacks { $whom }. Will you play a Shield?
duel-prompt-hex = { $behind ->
    [one] You are 1 behind. Will you play a Hex and add 2?
   *[other] You are { $behind } behind. Will you play a Hex and add 2?
}
duel-prompt-chance-deck = The deck is shuffled
duel-prompt-chance-attack = Attack roll
duel-prompt-chance-defence = Defence roll
duel-prompt-chance-rest = Rest roll
duel-prompt-draw-deck = { $who } draws a card. Which one?

## Options

duel-option-attack = Attack { $whom }
duel-option-rest = Rest
duel-option-drink = Drink a Potion
duel-option-shield = Play a Shield
duel-option-pass = Pass
duel-option-yes = Yes
duel-option-no = No

## Events

duel-event-turn = { $who } begins a turn.
    .own = You begin your turn.
duel-event-drew = You draw { $card_art }.
duel-event-attack = { $who } attacks { $whom }.
    .own = You attack { $whom }.
    .whom = { $who } attacks you.
duel-event-played = { $who } plays { $card_art }.
    .own = You play { $card_art }.
duel-event-healed = { $who } gains a Heart and now has { $hearts }.
    .own = You gain a Heart and now have { $hearts }.
duel-event-wounded = { $lost ->
    [one] { $who } loses a Heart
   *[other] { $who } loses { $lost } Hearts
} and { $hearts ->
    [0] is out of the duel.
   *[other] has { $hearts } left.
}
    .own = { $lost ->
        [one] You lose a Heart
       *[other] You lose { $lost } Hearts
    } and { $hearts ->
        [0] are out of the duel.
       *[other] have { $hearts } left.
    }

## Endings

duel-outcome-last-standing = Only one wizard is still standing.
duel-outcome-turn-limit = The agreed number of turns is over.

## The table

duel-label-wizard = Wizard
duel-label-hearts = Hearts
duel-label-hand = Hand
duel-label-cards = { $count ->
    [0] no cards
    [one] 1 card
   *[other] { $count } cards
}
duel-label-out = out of the duel
duel-label-turn = Turn { $number }
duel-label-deck = { $count ->
    [one] 1 card in the deck
   *[other] { $count } cards in the deck
}
duel-label-discard = Discarded last: { $card }
