### A Year at Hogwarts, House Cup: questions, options and events at the table.

hogwarts-title = A Year at Hogwarts

## How it ends

hogwarts-outcome-points = The round is complete: the most house points win the House Cup.
hogwarts-outcome-cap = The school year is over: the last round has been played.
hogwarts-outcome-alone = The goal has been reached: the House Cup is won.
hogwarts-outcome-fallen = Beaten in a mission: the game is lost.

## Sorts of cards

hogwarts-sort-attack = an attack card
hogwarts-sort-defence = a defence card
hogwarts-sort-spell = a spell
hogwarts-sort-potion = a potion

## What dice are thrown for

hogwarts-roll-move = for the move
hogwarts-roll-attack = for the attack
hogwarts-roll-scuffle = in the scuffle
hogwarts-roll-trigger = for the opponent’s ability
hogwarts-roll-defence = for the defence

## Chance

hogwarts-prompt-chance-deck-spell = The spells are shuffled
hogwarts-prompt-chance-deck-potion = The potions are shuffled
hogwarts-prompt-chance-deck-book = The books are shuffled
hogwarts-prompt-chance-deck-conduct = The conduct cards are shuffled
hogwarts-prompt-chance-deck-event = The event cards are shuffled
hogwarts-prompt-chance-deck-duel = The duel cards are shuffled
hogwarts-prompt-chance-deck-mission = The missions are shuffled
hogwarts-prompt-draw-deck-spell = { $who } draws a spell. Which one?
hogwarts-prompt-draw-deck-potion = { $who } draws a potion. Which one?
hogwarts-prompt-draw-deck-book = { $who } draws a book. Which one?
hogwarts-prompt-draw-deck-conduct = { $who } draws a conduct card. Which one?
hogwarts-prompt-draw-deck-event = { $who } draws an event card. Which one?
hogwarts-prompt-draw-deck-duel = { $who } draws a duel card. Which one?
hogwarts-prompt-draw-deck-mission = { $who } draws a mission. Which one?
hogwarts-prompt-chance-objects = The objects are spread over the rosettes
hogwarts-prompt-chance-eaters = A tower for a Death Eater
hogwarts-prompt-chance-eater = Which Death Eater is it?
hogwarts-prompt-chance-move = Roll for the move
hogwarts-prompt-chance-attack = Attack dice
hogwarts-prompt-chance-scuffle = One die each
hogwarts-prompt-chance-trigger = Does the opponent’s ability work?
hogwarts-prompt-chance-defence = Defence die
hogwarts-prompt-chance-riddle = Which spell is lost?
hogwarts-prompt-chance-prize = Which card is taken?
hogwarts-prompt-chance-prank = Which card is passed on?
hogwarts-prompt-chance-forget = Which card is forgotten?

## Questions

hogwarts-prompt-student = Who will you be this year?
hogwarts-prompt-eaters = On which tower does a Death Eater lurk?
hogwarts-prompt-begin = Your turn: roll, or do something first?
hogwarts-prompt-reroll = You rolled { $total }. Keep it?
hogwarts-prompt-nudge = You rolled { $total }. One step more or less?
hogwarts-prompt-move = You move { $total }. Where to?
hogwarts-prompt-way = Which way to { $where_art }?
hogwarts-prompt-pick = An object lies on your way. Take it?
hogwarts-prompt-swap = You hold six objects. Leave one here for { $object_art }?
hogwarts-prompt-rosette = Where in Diagon Alley does { $object_art } go?
hogwarts-prompt-spend = Where does { $object_art } go now?
hogwarts-prompt-meet = Whom do you fight?
hogwarts-prompt-gate = You are at Start. Straight on to the Leaky Cauldron?
hogwarts-prompt-mission = Attempt a mission here?
hogwarts-prompt-apart = The mission needs { $sort }. Which card do you set apart?
hogwarts-prompt-fight-ready = The fight is about to begin. Use an object?
hogwarts-prompt-fight = Your turn to attack { $foe_art }.
hogwarts-prompt-fight-dice = Your dice show { $faces }. You hit with { $res } or more. Change any?
hogwarts-prompt-fight-again = Which dice do you roll again?
hogwarts-prompt-fight-answer = { $foe_gender ->
    [p] { $foe_art } strike: you may lose { hogwarts-life-or-die }. Your answer?
   *[other] { $foe_art } strikes: you may lose { hogwarts-life-or-die }. Your answer?
}
hogwarts-prompt-fight-answer-attack = { $foe } attacks you. Your answer?
hogwarts-prompt-fight-counter = { $foe } has played a card. Cancel it?
hogwarts-prompt-scuffle = A scuffle! Fight, or slip away?
hogwarts-prompt-flee = Under the Cloak: where to?
hogwarts-prompt-prize = You have beaten { $whom }. Your prize?
hogwarts-prompt-prize-object = Which object do you take?
hogwarts-prompt-surplus = You hold more than six objects. Which one stays here?
hogwarts-prompt-discard = The duel is lost. Which card do you discard?
hogwarts-prompt-drop = Which spell or potion do you give up?
hogwarts-prompt-lose-token = Which token do you give up?
hogwarts-prompt-conduct = You drew “{ $card }”. Does it count?
hogwarts-prompt-exam = An exam: which book do you hand in?
hogwarts-prompt-common-room = The common room: a card, or an offer?
hogwarts-prompt-offer-with = To whom do you offer a swap?
hogwarts-prompt-offer-give = What do you give?
hogwarts-prompt-offer-take = What do you want for it?
hogwarts-prompt-offered = { $who } offers { $object_art } for { $other_art }. Agreed?
hogwarts-prompt-floo = Floo powder: where to?
hogwarts-prompt-pitch = The Quidditch Pitch: a match, or a Portkey?
hogwarts-prompt-door = A door leads to { $where_art }. Go through?
hogwarts-prompt-visit = Buckbeak is ready: where to?
hogwarts-prompt-stay = Wait here for your team?
hogwarts-prompt-close = The end of your turn. Use an object?
hogwarts-prompt-summon = Accio! Which object?
hogwarts-prompt-forget = Obliviate! Who forgets?
hogwarts-prompt-search = Which card do you take from the deck?
hogwarts-prompt-look = Which of the two spells do you keep?
hogwarts-prompt-bonus = A duel here, or 1 life point less?

## Options

hogwarts-option-student = { $it }
hogwarts-option-eaters-to = { $it }
hogwarts-option-roll = Roll and move
hogwarts-option-begin-return = Go back, then roll
hogwarts-option-begin-wait = Wait for the team
hogwarts-option-stay-return = Go back
hogwarts-option-stay-wait = Wait for the team
hogwarts-option-reroll-keep = Keep it
hogwarts-option-reroll-reroll = Roll both again
hogwarts-option-felix-first = Felix Felicis: the first die again
hogwarts-option-felix-second = Felix Felicis: the second die again
hogwarts-option-felix-both = Felix Felicis: both dice again
hogwarts-option-nudge-keep = Exactly that far
hogwarts-option-add = One more
hogwarts-option-subtract = One less
hogwarts-option-move = { $it }
hogwarts-option-way = Past { $objects_art }
hogwarts-option-way-direct = The direct way
hogwarts-option-pick = Take { $it_art }
hogwarts-option-pick-leave = Leave it
hogwarts-option-swap-leave = Swap nothing
hogwarts-option-leave = Leave { $it_art } here
hogwarts-option-rosette-to = { $it }
hogwarts-option-spend-to = { $it }
hogwarts-option-visit-to = { $it }
hogwarts-option-floo-to = { $it }
hogwarts-option-flee-to = { $it }
hogwarts-option-door-to = { $it }
hogwarts-option-floo-stay = Stay here
hogwarts-option-door-stay = Stay here
hogwarts-option-pitch-stay = Stay here
hogwarts-option-fight = Fight { $it }
hogwarts-option-gate-yes = On to Diagon Alley
hogwarts-option-gate-no = Stay at Start
hogwarts-option-attempt = Attempt “{ $it }”
hogwarts-option-decline = Not now
hogwarts-option-swap = Exchange the mission “{ $it }”
hogwarts-option-apart = { $it }
hogwarts-option-apart-whose = { $it } ({ $whom })
hogwarts-option-begin = Let it begin
hogwarts-option-use = Use { $it_art }
hogwarts-option-dice = Roll the attack dice
hogwarts-option-attack = Attack with “{ $it }”
hogwarts-option-defend = Defend with “{ $it }”
hogwarts-option-play = Play “{ $it }”
hogwarts-option-stand = Do nothing
hogwarts-option-fight-dice-keep = Keep the dice
hogwarts-option-fight-dice-reroll = Roll all dice again
hogwarts-option-six = Turn the lowest die to 6
hogwarts-option-felix = Play “Felix Felicis”
hogwarts-option-again = Roll the die that shows { $faces } again
hogwarts-option-dice-faces = { $faces }
hogwarts-option-suffer = Take the loss
hogwarts-option-shrug = Ignore it (once per fight)
hogwarts-option-pass = Let it happen
hogwarts-option-brawl = Fight
hogwarts-option-prize-objects = Objects
hogwarts-option-prize-portkey = A Portkey
hogwarts-option-prize-floo = Floo powder
hogwarts-option-prize-cards = Cards, face down
hogwarts-option-prize-nothing = Nothing
hogwarts-option-take = Take { $it_art }
hogwarts-option-give = Give { $it_art }
hogwarts-option-drop = { $it }
hogwarts-option-token-floo = Floo powder
hogwarts-option-token-portkey = A Portkey
hogwarts-option-conduct-keep = It counts
hogwarts-option-another = Put it back, draw another
hogwarts-option-exam = Hand in “{ $it }”
hogwarts-option-done = Hand in no more books
hogwarts-option-draw = Draw from { $it_art }
hogwarts-option-offer = Offer a swap
hogwarts-option-with = { $it }
hogwarts-option-offered-yes = Agreed
hogwarts-option-offered-no = No
hogwarts-option-challenge = A match against { $it }
hogwarts-option-portkey = Portkey to the graveyard
hogwarts-option-end = End the turn
hogwarts-option-target = { $it }
hogwarts-option-fetch = { $it }
hogwarts-option-duel = A duel

## What awaits you there

hogwarts-detail-pawns = A fight with { $who }
hogwarts-detail-eater = A Death Eater
hogwarts-detail-objects = { $objects }
hogwarts-detail-objects-duel = A duel · { $objects }
hogwarts-detail-spell = Draw a spell
hogwarts-detail-potion = Draw a potion
hogwarts-detail-book = Draw a book
hogwarts-detail-conduct = A conduct card
hogwarts-detail-event = An event for everybody
hogwarts-detail-duel = A duel
hogwarts-detail-hp = { $n ->
    [one] 1 life point
   *[other] { $n } life points
}
hogwarts-detail-classroom = A classroom
hogwarts-detail-common-room = A common room
hogwarts-detail-tower = A tower: Floo powder
hogwarts-detail-pitch = The pitch ends the move
hogwarts-detail-start = Start
hogwarts-detail-study = Draw cards

## What to know before a choice

hogwarts-odds-fight = to win the fight
hogwarts-odds-hit = { $dice ->
    [one] with one die, it hits
   *[other] with { $dice } dice, each hits
}
hogwarts-odds-blow = to end it with this roll
hogwarts-figure-points = House points
hogwarts-figure-life = Your life points
hogwarts-figure-dice = Attack dice of your next attack
hogwarts-figure-foe = Life points of { $foe_art }

## Events

hogwarts-part-die = Die
hogwarts-life-amount = { $amount ->
    [one] 1 life point
   *[other] { $amount } life points
}
hogwarts-life-hp = { $hp ->
    [one] 1 life point
   *[other] { $hp } life points
}
hogwarts-life-n = { $n ->
    [one] 1 life point
   *[other] { $n } life points
}
hogwarts-life-loss = { $loss ->
    [one] 1 life point
   *[other] { $loss } life points
}
hogwarts-life-or-die = { $dice ->
    [0] { hogwarts-life-loss }
   *[other] an attack die of your next attack
}
hogwarts-life-damage = { $damage ->
    [one] 1 life point
   *[other] { $damage } life points
}
hogwarts-face-1 = a 1
hogwarts-face-2 = a 2
hogwarts-face-3 = a 3
hogwarts-face-4 = a 4
hogwarts-face-5 = a 5
hogwarts-face-6 = a 6
hogwarts-event-student = { $who } plays { $student }.
    .own = You play { $student }.
hogwarts-event-tower-eater = A Death Eater lurks on { $where_art }.
hogwarts-event-tower-closed = Nobody enters { $where_art } in this game.
hogwarts-event-turn = Round { $round }: it is { $who }’s turn.
    .own = Round { $round }: it is your turn.
hogwarts-event-walked = { $who } goes from { $origin_art } to { $where_art }.
    .own = You go from { $origin_art } to { $where_art }.
hogwarts-event-picked = { $who } picks up { $object_art } at { $where_art }.
    .own = You pick up { $object_art } at { $where_art }.
hogwarts-event-laid = { $object_art } is now at { $where_art }.
hogwarts-event-drew = { $who } draws from { $deck_art }.
    .own = You draw from { $deck_art }.
hogwarts-event-drew-card = It is “{ $card }”.
hogwarts-event-deck-empty = { $deck_art } is empty.
hogwarts-event-searched = { $who } picks a card from { $deck_art }; the deck is shuffled.
    .own = You pick a card from { $deck_art }; the deck is shuffled.
hogwarts-event-played = { $who } plays “{ $card }”.
    .own = You play “{ $card }”.
hogwarts-event-used = { $who } uses { $object_art }.
    .own = You use { $object_art }.
hogwarts-event-hp-gained = { $who } gains { hogwarts-life-amount } and now has { $hp }.
    .own = You gain { hogwarts-life-amount } and now have { $hp }.
hogwarts-event-hp-lost = { $hp ->
    [0] { $who } loses { hogwarts-life-amount } and has none left.
   *[other] { $who } loses { hogwarts-life-amount } and has { $hp } left.
}
    .own = { $hp ->
        [0] You lose { hogwarts-life-amount } and have none left.
       *[other] You lose { hogwarts-life-amount } and have { $hp } left.
    }
hogwarts-event-points-gained = { $amount ->
    [one] { $who } gains { $amount } house point and now has { $total }.
   *[other] { $who } gains { $amount } house points and now has { $total }.
}
    .own = { $amount ->
        [one] You gain { $amount } house point and now have { $total }.
       *[other] You gain { $amount } house points and now have { $total }.
    }
hogwarts-event-points-lost = { $amount ->
    [0] { $who } has no house points to lose.
    [one] { $who } loses { $amount } house point and has { $total } left.
   *[other] { $who } loses { $amount } house points and has { $total } left.
}
    .own = { $amount ->
        [0] You have no house points to lose.
        [one] You lose { $amount } house point and have { $total } left.
       *[other] You lose { $amount } house points and have { $total } left.
    }
hogwarts-event-meet = { $who } meets { $whom }: a fight!
    .own = You meet { $whom }: a fight!
    .whom = { $who } meets you: a fight!
hogwarts-event-meet-spared = { $who } and { $whom } have 1 life point each: no fight.
    .own = You and { $whom } have 1 life point each: no fight.
    .whom = { $who } and you have 1 life point each: no fight.
hogwarts-event-scuffle-scores = { $who }: { $mine }. { $whom }: { $yours }.
    .own = You: { $mine }. { $whom }: { $yours }.
    .whom = { $who }: { $mine }. You: { $yours }.
hogwarts-event-scuffle-tie = A tie: roll again.
hogwarts-event-scuffle-lost = { $who } loses the scuffle.
    .own = You lose the scuffle.
hogwarts-event-fight-won = { $who } beats { $whom }.
    .own = You beat { $whom }.
    .whom = { $who } beats you.
hogwarts-event-fight-attacked = { $hits ->
    [0] No hit against a resistance of { $res }.
    [one] 1 hit against a resistance of { $res }.
   *[other] { $hits } hits against a resistance of { $res }.
}
hogwarts-event-fight-healed = { $who } recovers { hogwarts-life-amount } and now has { $hp }.
    .own = You recover { hogwarts-life-amount } and now have { $hp }.
hogwarts-event-dice-again = { $who } rolls again.
    .own = You roll again.
hogwarts-event-dice-six = { $who } turns a die to 6.
    .own = You turn a die to 6.
hogwarts-event-dice-nudged = { $who } changes the roll to { $steps }.
    .own = You change the roll to { $steps }.
hogwarts-event-fight-shrugged = { $who } shrugs the attack off.
    .own = You shrug the attack off.
hogwarts-event-fight-averted = The attack comes to nothing.
hogwarts-event-fight-countered = { $who } cancels the card.
    .own = You cancel the card.
hogwarts-event-fight-skipped = { $who } cannot attack this time.
    .own = You cannot attack this time.
hogwarts-event-foe-revealed = { $foe_gender ->
    [p] { $foe_art } appear with { hogwarts-life-hp } and a resistance of { $res }.
   *[other] { $foe_art } appears with { hogwarts-life-hp } and a resistance of { $res }.
}
hogwarts-event-foe-lost = { $hp ->
    [0] { $foe_gender ->
        [p] { $foe_art } lose { hogwarts-life-amount } and have none left.
       *[other] { $foe_art } loses { hogwarts-life-amount } and has none left.
    }
   *[other] { $foe_gender ->
        [p] { $foe_art } lose { hogwarts-life-amount } and have { $hp } left.
       *[other] { $foe_art } loses { hogwarts-life-amount } and has { $hp } left.
    }
}
hogwarts-event-foe-strikes = { $foe_gender ->
    [p] { $foe_art } strike { $who }.
   *[other] { $foe_art } strikes { $who }.
}
    .own = { $foe_gender ->
        [p] { $foe_art } strike you.
       *[other] { $foe_art } strikes you.
    }
hogwarts-event-foe-missed = { $foe_gender ->
    [p] { $foe_art } miss.
   *[other] { $foe_art } misses.
}
hogwarts-event-foe-cancelled = { $foe_art }’s attack is stopped.
hogwarts-event-foe-numbed = { $foe_gender ->
    [p] { $foe_art } take an attack die from { $who }.
   *[other] { $foe_art } takes an attack die from { $who }.
}
    .own = { $foe_gender ->
        [p] { $foe_art } take an attack die from you.
       *[other] { $foe_art } takes an attack die from you.
    }
hogwarts-event-lost-card = { $who } loses one of their { $deck }.
    .own = You lose one of your { $deck }.
hogwarts-event-hand-shown = { $who } shows their hand to { $whom }.
    .own = You show your hand to { $whom }.
    .whom = { $who } shows you their hand.
hogwarts-event-hand-seen = { $who } holds { $cards }.
    .own = You hold { $cards }.
hogwarts-event-fled = { $who } slips away under the Cloak to { $where_art }.
    .own = You slip away under the Cloak to { $where_art }.
hogwarts-event-fallen = { $who } wakes up in the Leaky Cauldron with { hogwarts-life-hp }.
    .own = You wake up in the Leaky Cauldron with { hogwarts-life-hp }.
hogwarts-event-prize-portkey = { $who } takes a Portkey from { $whom }.
    .own = You take a Portkey from { $whom }.
    .whom = { $who } takes a Portkey from you.
hogwarts-event-prize-floo = { $who } takes Floo powder from { $whom }.
    .own = You take Floo powder from { $whom }.
    .whom = { $who } takes Floo powder from you.
hogwarts-event-prize-cards = { $who } takes cards from { $whom }.
    .own = You take cards from { $whom }.
    .whom = { $who } takes cards from you.
hogwarts-event-prize-nothing = { $who } takes nothing from { $whom }.
    .own = You take nothing from { $whom }.
    .whom = { $who } takes nothing from you.
hogwarts-event-won-object = { $who } takes { $object_art } from { $whom }.
    .own = You take { $object_art } from { $whom }.
    .whom = { $who } takes { $object_art } from you.
hogwarts-event-eater = { $who } meets a Death Eater: { $foe }.
    .own = You meet a Death Eater: { $foe }.
hogwarts-event-eater-beaten = { $who } defeats { $foe }; the tower is free.
    .own = You defeat { $foe }; the tower is free.
hogwarts-event-attempted = { $who } attempts the mission “{ $mission }”.
    .own = You attempt the mission “{ $mission }”.
hogwarts-event-apart = { $who } sets “{ $card }” apart.
    .own = You set “{ $card }” apart.
hogwarts-event-completed = { $who } completes the mission “{ $mission }”.
    .own = You complete the mission “{ $mission }”.
hogwarts-event-failed = { $who } fails the mission “{ $mission }”.
    .own = You fail the mission “{ $mission }”.
hogwarts-event-exchanged = { $who } exchanges a mission.
    .own = You exchange a mission.
hogwarts-event-duel = { $who } duels { $foe }.
    .own = You duel { $foe }.
hogwarts-event-duel-self = { $who } draws their own portrait, so another opponent is drawn.
    .own = You draw your own portrait, so another opponent is drawn.
hogwarts-event-duel-won = { $who } wins the duel against { $foe }.
    .own = You win the duel against { $foe }.
hogwarts-event-duel-lost = { $who } loses the duel against { $foe }.
    .own = You lose the duel against { $foe }.
hogwarts-event-discarded = { $who } discards a card.
    .own = You discard a card.
hogwarts-event-conduct = { $who } draws the conduct card “{ $card }”.
    .own = You draw the conduct card “{ $card }”.
hogwarts-event-token-floo = { $who } takes Floo powder.
    .own = You take Floo powder.
hogwarts-event-tokens-floo = Everybody takes Floo powder.
hogwarts-event-tokens-portkey = Everybody takes a Portkey.
hogwarts-event-token-lost-floo = { $who } gives up Floo powder.
    .own = You give up Floo powder.
hogwarts-event-token-lost-portkey = { $who } gives up a Portkey.
    .own = You give up a Portkey.
hogwarts-event-occasion = { $who } draws the event “{ $card }”.
    .own = You draw the event “{ $card }”.
hogwarts-event-gathered = All pawns are now at { $where_art }.
hogwarts-event-passed = { $who } passes a card to { $whom }.
    .own = You pass a card to { $whom }.
    .whom = { $who } passes you a card.
hogwarts-event-exam = { $who } passes an exam with “{ $card }”.
    .own = You pass an exam with “{ $card }”.
hogwarts-event-offered = { $who } offers { $whom } a swap: { $object_art } for { $other_art }.
    .own = You offer { $whom } a swap: { $object_art } for { $other_art }.
    .whom = { $who } offers you a swap: { $object_art } for { $other_art }.
hogwarts-event-offer-accepted = Agreed: { $who } gives { $object_art }, { $whom } gives { $other_art }.
    .own = Agreed: you give { $object_art }, { $whom } gives { $other_art }.
    .whom = Agreed: { $who } gives { $object_art }, you give { $other_art }.
hogwarts-event-offer-refused = { $who } refuses.
    .own = You refuse.
hogwarts-event-travelled = { $who } travels to { $where_art }.
    .own = You travel to { $where_art }.
hogwarts-event-returned = { $who } is back at { $where_art }.
    .own = You are back at { $where_art }.
hogwarts-event-door = { $who } goes through the door to { $where_art }.
    .own = You go through the door to { $where_art }.
hogwarts-event-gate = { $who } goes on to the Leaky Cauldron.
    .own = You go on to the Leaky Cauldron.
hogwarts-event-waits = { $who } waits for the team.
    .own = You wait for the team.
hogwarts-event-forgot = { $who } loses a card to Obliviate; { $whom } smiles.
    .own = You lose a card to Obliviate; { $whom } smiles.
    .whom = { $who } loses a card to Obliviate; you smile.
hogwarts-event-challenged = { $who } challenges { $whom } to a match of Quidditch.
    .own = You challenge { $whom } to a match of Quidditch.
    .whom = { $who } challenges you to a match of Quidditch.
hogwarts-event-match-won = { $who } wins the match.
    .own = You win the match.
hogwarts-event-triggered = The goal has been reached: this is the last round.
hogwarts-event-over-points = { $who_count ->
    [one] { $who } wins the House Cup!
   *[other] { $who } share the House Cup!
}
    .own = You win the House Cup!
hogwarts-event-over-cap = { $who_count ->
    [0] The last round is over. The goal was not reached.
    [one] The last round is over. { $who } wins.
   *[other] The last round is over. { $who } win.
}
    .own = The last round is over. You win.
hogwarts-event-over-alone = { $who_count ->
    [one] { $who } wins the House Cup!
   *[other] { $who } win the House Cup!
}
    .own = You win the House Cup!
hogwarts-event-over-fallen = The life points are gone, and the game with them.

## What lasts: its name, what it does, what ends it

hogwarts-state-last-round = Last round
hogwarts-state-extra = Extra turn
hogwarts-state-visit = On a visit
hogwarts-state-skips = Attack cancelled
hogwarts-state-dampen = Loss weakened
hogwarts-state-numb = Numb
hogwarts-state-silenced = Enemy silenced
hogwarts-state-cancels = Enemy stopped
hogwarts-does-last-round = Everybody has one more turn at most.
hogwarts-does-extra = Plays another turn at once.
hogwarts-does-visit = Will return to { $where_art }.
hogwarts-does-skips = { $n ->
    [one] The next attack does not happen.
   *[other] The next { $n } attacks do not happen.
  }
hogwarts-does-dampen = The next loss is smaller by { hogwarts-life-n }.
hogwarts-does-numb = The next attack is rolled with one die fewer.
hogwarts-does-silenced = The enemy’s text does nothing any more.
hogwarts-does-cancels = { $n ->
    [one] The enemy’s next blow does not happen.
   *[other] The enemy’s next { $n } blows do not happen.
  }
hogwarts-ends-last-round = with the game
hogwarts-ends-extra = at the end of this turn
hogwarts-ends-visit = with the return to { $where_art }
hogwarts-ends-skips = when used up, or with this fight
hogwarts-ends-dampen = with that loss, or with this fight
hogwarts-ends-numb = with the next attack, or with this fight
hogwarts-ends-silenced = with this fight
hogwarts-ends-cancels = when used up, or with this fight

# Why something is not offered.
hogwarts-why-objects = Still missing: { $it }.
hogwarts-why-cards = You do not hold the spells and potions it asks for.
hogwarts-why-eater = A Death Eater stands here.
hogwarts-why-team = Your whole team must be on a space of this mission.
hogwarts-why-summon = There is nothing you could summon now.
hogwarts-why-freed = You may stop anywhere this turn already.
hogwarts-why-nobody = Nobody holds a spell or potion.
hogwarts-why-deck = The deck holds nothing worth fetching.
hogwarts-why-defended = One defence card in each half of a round.
hogwarts-why-price = What it costs you would lose you the fight.
hogwarts-why-limit = The cards you may still play here are used up or set apart ({ $n } in a fight).

hogwarts-window-dice-enough = whether to change dice that cannot be better
