### Talisman: what is asked, what may be chosen, what happened.

talisman-title = Talisman: Harry Potter

talisman-outcome-finale = Lord Voldemort is beaten in the Great Hall.
talisman-outcome-last = Only one player is left in the game.
talisman-outcome-nobody = No Character is left in the game.
talisman-outcome-round-limit = The agreed number of rounds is over: a draw.

## Names

talisman-stat-magic = Magic
talisman-stat-might = Might
talisman-deck-outer = London deck
    .art = The London deck
talisman-deck-middle = Grounds deck
    .art = The Grounds deck
talisman-deck-spells = Spell deck
    .art = The Spell deck
talisman-enemy-barrier = Barrier
    .art = the barrier
# What is paid, gained or lost, for talisman-text-amount to choose by.
talisman-what-magic = magic
talisman-what-might = might
talisman-what-life = life
talisman-what-fate = fate
talisman-what-galleon = galleon
talisman-what-spell = spell
talisman-what-follower = follower
talisman-what-object = object
talisman-what-magic-object = magic_object
talisman-what-hallow = hallow
talisman-what-self = self
talisman-roll-movement = for movement
talisman-roll-attack = for the attack
talisman-roll-gates = at the Hogwarts Gates
talisman-roll-space = for the space
talisman-roll-event = for the Event
talisman-roll-observer = for the Observer
talisman-roll-place = for the Place
talisman-roll-card = for the card
talisman-roll-ability = for the ability
talisman-roll-reward = for the reward
talisman-roll-prevent = for protection
talisman-roll-resist = to resist the Spell
talisman-roll-evade = to evade
talisman-roll-pickpocket = to steal a Galleon

## Questions: setting up and the turn

talisman-prompt-character = Which Character do you play?
talisman-prompt-sheet = Which side of your Character card do you play?
talisman-prompt-before-move = Before you move: what do you do?
talisman-prompt-turn-end = End of your turn: what else do you do?
talisman-prompt-use = Do you use { $source_art }’s ability?
talisman-prompt-extra-turn = Do you take your extra turn now?

## Questions: movement

talisman-prompt-move = { $steps ->
    [one] Where do you go? You have 1 step.
   *[other] Where do you go? You have { $steps } steps.
}
talisman-prompt-steps = You rolled { $die }. How far do you go?
talisman-prompt-direction = You confuse { $who }. Which way does this move go?
talisman-prompt-apparate = Where do you Apparate?
talisman-prompt-leap = To which space of this Region do you move?
talisman-prompt-ride = Where do you travel?
talisman-prompt-travel = { $source }: where do you travel?
talisman-prompt-gates-stat = Hogwarts Gates: two dice against your Magic ({ $magic }) or your Might ({ $might }). Which do you try?
talisman-prompt-pickpocket = You pass { $whom }. Do you try to steal a Galleon?
talisman-prompt-voldemort = { $die ->
    [one] Lord Voldemort moves 1 space. Where does he go?
   *[other] Lord Voldemort moves { $die } spaces. Where does he go?
}
talisman-prompt-voldemort-steps = Lord Voldemort’s die shows { $die }. How far does he go?
talisman-prompt-voldemort-attack = Lord Voldemort has arrived. Whom does he attack?
talisman-prompt-voldemort-stat = Lord Voldemort attacks you (Magic and Might { $value }). Do you fight with Magic or Might?

## Questions: encounters

talisman-prompt-encounter = { $space }: what do you encounter?
talisman-prompt-enchant = Which Spell do you cast on { $whom } instead of a Battle?
talisman-prompt-ditch-early = Before you draw: what do you leave here?
talisman-prompt-draw-more = How many cards do you draw?
talisman-prompt-redraw = You drew { $card_art }. Do you pay 1 Fate to put it under the deck and draw another?
talisman-prompt-collect = What do you take from this space?
talisman-prompt-choose = { $source }: which do you choose?
talisman-prompt-lose = { $source }: what do you give up?
talisman-prompt-challenge = Do you take on a challenge for a Hallow?
talisman-prompt-challenge-give = Your challenge must be paid. What do you give up?
talisman-prompt-predict = Which number will the die show?
talisman-prompt-predict-shift = { $n ->
    [one] The die shows { $die }, you named { $named }. Do you pay 1 Fate to make it right?
   *[other] The die shows { $die }, you named { $named }. Do you pay { $n } Fate to make it right?
}
talisman-prompt-tower = { $n ->
    [one] You are about to lose 1 Life. Do you discard a Follower to save it?
   *[other] You are about to lose { $n } Lives. Do you discard a Follower to save 1 of them?
}
talisman-prompt-pay = { $source }: do you give up { talisman-text-amount }?
talisman-prompt-intimidate = Whom do you intimidate?
talisman-prompt-intimidated = { $who } intimidates you. What do you give?

## Questions: shops and exchanges

talisman-prompt-buy = { $source }: what do you buy?
talisman-prompt-trade-galleon-life = { $source }: how many Galleons do you pay for healing?
talisman-prompt-trade-galleon-galleon = { $source }: how many Galleons do you exchange?
talisman-prompt-trade-galleon-fate = { $source }: how many Galleons do you pay for Fate?
talisman-prompt-trade-galleon-spell = { $source }: how many Galleons do you pay for Spells?
talisman-prompt-trade-fate-life = { $source }: how much Fate do you pay for healing?
talisman-prompt-trade-fate-galleon = { $source }: how much Fate do you pay for Galleons?
talisman-prompt-trade-fate-fate = { $source }: how much Fate do you exchange?
talisman-prompt-trade-fate-spell = { $source }: how much Fate do you pay for Spells?
talisman-prompt-trade-object = { $source }: which Object do you hand in?
talisman-prompt-trade-spell = { $source }: which Spell do you hand in?
talisman-prompt-swap = Do you exchange one of your Objects for a Purchase card?
talisman-prompt-swap-take = Which Purchase card do you take?
talisman-prompt-exchange = For every { $price } points you gain 1. Handed in so far: { $points }. Which Trophy do you hand in?
talisman-prompt-grow = Which of the two do you raise?
talisman-prompt-excess-objects = You may carry { $limit } Objects. Which one do you leave here?
talisman-prompt-excess-followers = You may have { $limit } Followers. Which one do you leave here?
talisman-prompt-hedwig = What does Hedwig carry, and to whom?
talisman-prompt-steal = { $source }: what do you take?
talisman-prompt-arrange = { $n ->
    [1] Which card goes on top?
   *[other] Which card comes next ({ $n }.)?
}
talisman-prompt-look-spells = { $source }: whose Spells do you look at?

## Questions: dice

talisman-prompt-fate = You rolled { $die } { $roll }. Do you reroll?
talisman-prompt-fate-dice = You rolled { $dice } { $roll }. Do you reroll one die?
talisman-prompt-reroll = You rolled { $die }. { $source }: do you reroll for free?
talisman-prompt-reroll-dice = You rolled { $dice }. { $source }: do you reroll one die for free?
talisman-prompt-nudge = The die shows { $die }. Do you change it by 1?
talisman-prompt-dice-one = You rolled { $dice } { $roll }. Which die do you use?
talisman-prompt-dice-two = You rolled { $dice }. Which two dice do you use?

## Questions: Battle

talisman-prompt-evade = { $value ->
    [0] { $foe_art } attacks you. Do you fight?
   *[other] Do you fight { $foe_art } ({ $stat } { $value })?
}
talisman-prompt-score = { $source }: do you add 1 to your attack score?
talisman-prompt-lupin = Boggart, Might { $value }: do you fight with Might or, thanks to Remus Lupin, with Magic?
talisman-prompt-ransom = { $source }: do you give up { talisman-text-amount } instead of 1 Life?
talisman-prompt-sacrifice = You are about to lose 1 Life. Do you discard a Follower instead?
talisman-prompt-reward = You have beaten { $whom }. What is your reward?
talisman-prompt-buy-off = { $whom } has beaten you. Do you give 1 Galleon instead of any other loss?

## Questions: Spells

talisman-prompt-advantage = Which side should the Advantage token show?
talisman-prompt-spell-turn-start = { $who } is about to move. Do you cast a Spell?
    .own = You are about to move. Do you cast a Spell?
talisman-prompt-spell-movement-rolled = { $who } has rolled for movement. Do you cast a Spell?
    .own = You have rolled for movement. Do you cast a Spell?
talisman-prompt-spell-before-draw = { $who } is about to draw Encounter cards. Do you cast a Spell?
    .own = You are about to draw Encounter cards. Do you cast a Spell?
talisman-prompt-spell-battle-start = { $who } is about to fight { $foe_art }. Do you cast a Spell before the dice?
    .own = You are about to fight { $foe_art }. Do you cast a Spell before the dice?
talisman-prompt-spell-life-loss = { $who } is about to lose Life. Do you cast a Spell?
    .own = You are about to lose Life. Do you cast a Spell?
talisman-prompt-spell-spell-cast = { $who } casts { $spell }. Do you answer with a Spell?
    .own = You cast { $spell }. Do you add another Spell?
talisman-prompt-spell-enemy-beaten = { $who } has beaten { $foe_art }. Do you cast a Spell?
    .own = You have beaten { $foe_art }. Do you cast a Spell?
talisman-prompt-spell-turn-end = { $who }’s turn is about to end. Do you cast a Spell?
    .own = Your turn is about to end. Do you cast a Spell?
talisman-prompt-spell-crossing = { $who } tries to pass. Do you cast a Spell?
    .own = You try to pass. Do you cast a Spell?
talisman-prompt-spell-target = { $spell }: on whom or what?
talisman-prompt-spell-resist = { $who } casts { $spell } on you. Do you try to resist?
talisman-prompt-spell-guard = { $who } casts { $spell } on you. What do you do?
talisman-prompt-spell-redirect = You have blocked { $spell }. On whom do you cast it?
talisman-prompt-spell-discard = Which Spell do you discard?

## Dice to be rolled

talisman-prompt-chance-movement = Movement
talisman-prompt-chance-attack = Attack roll
talisman-prompt-chance-enemy = The Enemy’s attack roll
talisman-prompt-chance-barrier = The barrier’s roll
talisman-prompt-chance-gates = Hogwarts Gates
talisman-prompt-chance-voldemort = Lord Voldemort’s movement
talisman-prompt-chance-space = Roll for the space
talisman-prompt-chance-event = Roll for the Event
talisman-prompt-chance-observer = Roll for the Observer
talisman-prompt-chance-place = Roll for the Place
talisman-prompt-chance-card = Roll for the card
talisman-prompt-chance-ability = Roll for an ability
talisman-prompt-chance-reward = Reward for beating Lord Voldemort
talisman-prompt-chance-prevent = Protection against the loss of Life
talisman-prompt-chance-resist = Resisting the Spell
talisman-prompt-chance-evade = Evading
talisman-prompt-chance-pickpocket = Stealing a Galleon
talisman-prompt-chance-deck-outer = The London deck is shuffled
talisman-prompt-chance-deck-middle = The Grounds deck is shuffled
talisman-prompt-chance-deck-spells = The Spells are shuffled
talisman-prompt-chance-characters = The Characters are dealt
talisman-prompt-draw-deck-outer = { $who } draws from the London deck. Which card?
talisman-prompt-draw-deck-middle = { $who } draws from the Grounds deck. Which card?
talisman-prompt-draw-deck-spells = { $who } draws a Spell. Which one?
talisman-prompt-draw-characters = { $who } is dealt a Character. Which one?
talisman-prompt-chance-character = A Character is drawn

## Options

talisman-option-pass = Pass
talisman-option-yes = Yes
talisman-option-no = No
talisman-option-done = Done
talisman-option-done-collect = Take nothing more
talisman-option-nothing = Nothing
talisman-option-keep = Keep it
talisman-option-end = End the turn
talisman-option-roll = Roll and move
talisman-option-stay = Pay 1 Fate and stay here
talisman-option-offer = Move to any other space of this Region
talisman-option-offer-to = Move straight to { $it_art }
talisman-option-leap = Move anywhere in this Region
talisman-option-turn-back = Turn back
talisman-option-enter = Enter the Great Hall
talisman-option-attempt = Try again
talisman-option-cross = Try to pass the barrier at King’s Cross
talisman-option-gates = Try the Hogwarts Gates
talisman-option-apparate = Apparate
talisman-option-clockwise = Clockwise
talisman-option-counterclockwise = Counterclockwise
talisman-option-space = Encounter the space
talisman-option-stand = Fight
talisman-option-abandon = Give up the challenge
talisman-option-up = 1 higher
talisman-option-down = 1 lower
talisman-option-free = Reroll
talisman-option-replace = Pay 1 Fate and replace it
talisman-option-gain = Let it work and gain 1 Fate
talisman-option-block = Pay 2 Fate and block it
talisman-option-move = { $it }
talisman-option-cast = Cast { $it }
talisman-option-spell = { $it }
talisman-option-target = { $it }
talisman-option-fight = Attack { $it }
talisman-option-enchant = Cast a Spell on { $it }
talisman-option-ferret = { $it }, a Ferret
talisman-option-event = { $it }
talisman-option-charm = { $it } on { $whom }
talisman-option-sheet = { $it }
talisman-option-character = { $it }
talisman-option-side = { $it }
talisman-option-stat = { $it }
talisman-option-take = Take { $it_art }
talisman-option-take-galleon = Take the Galleons
talisman-option-ditch = Leave { $it_art } here
talisman-option-ditch-galleon = Leave 1 Galleon here
talisman-option-lose = Discard { $it_art }
talisman-option-give = Give up { $it_art }
talisman-option-sell = Hand in { $it_art }
talisman-option-swap = Exchange { $it_art }
talisman-option-buy = { $price ->
    [one] Buy { $it_art } for 1 Galleon
   *[other] Buy { $it_art } for { $price } Galleons
}
talisman-option-attack = Attack { $it_art }
talisman-option-object = Take { $it_art }
talisman-option-follower = Take { $it_art }
talisman-option-trophy = { $it }
talisman-option-beat = Beat { $it_art } without a roll
talisman-option-bribe = Evade { $it_art } by discarding something
talisman-option-calm = Pay 1 Fate to calm { $it_art }
talisman-option-first = { $it }
talisman-option-use = Use { $it_art }’s ability
talisman-option-evade = Evade with { $it_art }
talisman-option-single = Evade { $card_art } (ability of { $it_art })
talisman-option-ride = Travel with { $it_art }
talisman-option-send = Send { $it_art }
talisman-option-send-from = Send { $it_art } to { $whom }
talisman-option-send-galleon = Send 1 Galleon
talisman-option-send-galleon-from = Send 1 Galleon to { $whom }
talisman-option-trade-galleon = { $n ->
    [0] Pay nothing
    [one] Pay 1 Galleon
   *[other] Pay { $n } Galleons
}
talisman-option-trade-fate = { $n ->
    [0] Pay nothing
   *[other] Pay { $n } Fate
}
talisman-option-steps = { $n ->
    [one] 1 space
   *[other] { $n } spaces
}
talisman-option-die = { $n }
talisman-option-dice = { $die } and { $other }
talisman-option-predict = { $n }
talisman-option-draw = { $n ->
    [0] No card
    [one] 1 card
   *[other] { $n } cards
}
talisman-option-reroll-fate = Pay 1 Fate and reroll
talisman-option-reroll-galleon = Pay 1 Galleon and reroll
talisman-option-fate-die = Pay 1 Fate and reroll the { $n }
talisman-option-galleon-die = Pay 1 Galleon and reroll the { $n }
talisman-option-free-die = Reroll the { $n }
talisman-option-suffer-fate = Give 1 Fate
talisman-option-suffer-life = Lose 1 Life
talisman-option-seize-life = The beaten Character loses 1 Life
talisman-option-seize-fate = Take 1 Fate
talisman-option-seize-fate-from = Take 1 Fate from { $whom }
talisman-option-seize-galleon = Take 1 Galleon
talisman-option-seize-galleon-from = Take 1 Galleon from { $whom }
talisman-option-object-from = Take { $it_art } from { $whom }
talisman-option-follower-from = Take { $it_art } from { $whom }
talisman-option-exchange-magic = Exchange Magic Trophies
talisman-option-exchange-might = Exchange Might Trophies
talisman-option-exchange-mixed = Exchange Trophies of both kinds
talisman-option-choose-life = Lose 1 Life
talisman-option-choose-fate = Lose 1 Fate
talisman-option-choose-galleon = Lose 1 Galleon
talisman-option-choose-spell = Discard 1 Spell
talisman-option-choose-object = Discard 1 Object
talisman-option-choose-turn = Lose your next turn
talisman-option-choose-sell = Discard 1 Object for 2 Galleons
talisman-option-choose-spells = Pay 3 Galleons, draw 2 Spells and keep 1
talisman-option-choose-magic = Gain 1 Magic
talisman-option-choose-challenge = Take on a challenge for a Hallow
talisman-option-choose-refill-fate = Refill your Fate
talisman-option-choose-train = Train
talisman-option-choose-plot = Plot
talisman-option-choose-sell-spells = Hand in Spells for Fate
talisman-option-choose-buy-spells = Buy Spells with Fate
talisman-option-choose-shop = { $it }
talisman-option-choose-number = Choice { $n }

## Events: setting up and the turn

talisman-event-dealt = { $who } plays { $character }.
    .own = You play { $character }.
talisman-event-starts = { $who } starts as { $sheet }.
    .own = You start as { $sheet }.
talisman-event-turn = It is { $who }’s turn.
    .own = It is your turn.
talisman-event-missed-turn = { $who } loses this turn.
    .own = You lose this turn.
talisman-event-will-miss-turn = { $who } will lose their next turn.
    .own = You will lose your next turn.
talisman-event-extra-turn-due = { $who } may take an extra turn.
    .own = You may take an extra turn.
talisman-event-did-nothing = { $who } is frozen and does nothing this turn.
    .own = You are frozen and do nothing this turn.
talisman-event-used = { $who } uses { $source_art }’s ability.
    .own = You use { $source_art }’s ability.
talisman-event-advantage = The Advantage token shows { $side_art }.
talisman-event-reshuffled = { $deck_art } is empty; its discarded cards are shuffled.

## Events: dice

talisman-event-rolled-movement = { $who } rolls { $faces } for movement.
    .own = You roll { $faces } for movement.
talisman-event-rolled-attack = { $who } rolls { $faces }.
    .own = You roll { $faces }.
talisman-event-rolled-enemy = The Enemy rolls { $faces }.
talisman-event-rolled-barrier = The barrier rolls { $faces }.
talisman-event-rolled-gates = { $who } rolls { $faces } at the Hogwarts Gates.
    .own = You roll { $faces } at the Hogwarts Gates.
talisman-event-rolled-voldemort = Lord Voldemort rolls { $faces }.
talisman-event-rolled-space = { $who } rolls { $faces } for the space.
    .own = You roll { $faces } for the space.
talisman-event-rolled-event = { $who } rolls { $faces } for the Event.
    .own = You roll { $faces } for the Event.
talisman-event-rolled-observer = { $who } rolls { $faces } for the Observer.
    .own = You roll { $faces } for the Observer.
talisman-event-rolled-place = { $who } rolls { $faces } for the Place.
    .own = You roll { $faces } for the Place.
talisman-event-rolled-card = { $who } rolls { $faces } for the card.
    .own = You roll { $faces } for the card.
talisman-event-rolled-ability = { $who } rolls { $faces } for the ability.
    .own = You roll { $faces } for the ability.
talisman-event-rolled-reward = { $who } rolls { $faces } for the reward.
    .own = You roll { $faces } for the reward.
talisman-event-rolled-prevent = { $who } rolls { $faces } for protection.
    .own = You roll { $faces } for protection.
talisman-event-rolled-resist = { $who } rolls { $faces } to resist the Spell.
    .own = You roll { $faces } to resist the Spell.
talisman-event-rolled-evade = { $who } rolls { $faces } to evade.
    .own = You roll { $faces } to evade.
talisman-event-rolled-pickpocket = { $who } rolls { $faces } to steal a Galleon.
    .own = You roll { $faces } to steal a Galleon.
talisman-event-rerolled = { $who } rerolls a { $die } and gets { $again }.
    .own = You reroll a { $die } and get { $again }.

## Events: movement

talisman-event-moved = { $who } goes to { $space_art }.
    .own = You go to { $space_art }.
talisman-event-placed = { $who } starts at { $space_art }.
    .own = You start at { $space_art }.
talisman-event-hospital = { $who } is taken to { $space_art }.
    .own = You are taken to { $space_art }.
talisman-event-stayed = { $who } pays 1 Fate and stays.
    .own = You pay 1 Fate and stay.
talisman-event-turned-back = { $who } turns back.
    .own = You turn back.
talisman-event-barrier = { $who } tries to pass the barrier at King’s Cross.
    .own = You try to pass the barrier at King’s Cross.
talisman-event-barrier-scores = At the barrier, { $who } has { $mine } against { $theirs }.
    .own = At the barrier, you have { $mine } against { $theirs }.
talisman-event-barrier-scores-mine = { $who }
    .own = You
talisman-event-barrier-scores-theirs = { $foe }
talisman-event-barrier-open = The barrier lets { $who } through.
    .own = The barrier lets you through.
talisman-event-barrier-shut = The barrier does not let { $who } through.
    .own = The barrier does not let you through.
talisman-event-gates-scores = { $who } rolls { $thrown } in all; their { $stat } allows up to { $most }.
    .own = You roll { $thrown } in all; your { $stat } allows up to { $most }.
# The dice unfolded.
talisman-event-gates-scores-thrown = { $who }
    .own = You
talisman-event-gates-open = The Hogwarts Gates open for { $who }.
    .own = The Hogwarts Gates open for you.
talisman-event-gates-shut = The Hogwarts Gates stay shut for { $who }.
    .own = The Hogwarts Gates stay shut for you.
talisman-event-voldemort-moved = Lord Voldemort goes to { $space_art }.

## Events: encounters

talisman-event-drew = { $who } draws “{ $card }”.
    .own = You draw “{ $card }”.
talisman-event-replaced = { $who } pays 1 Fate and puts { $card_art } under the deck.
    .own = You pay 1 Fate and put { $card_art } under the deck.
talisman-event-event = The Event “{ $card }” takes place.
talisman-event-visited = { $who } visits { $card_art }.
    .own = You visit { $card_art }.
talisman-event-card-gone = “{ $card }” is discarded.
talisman-event-lasting = “{ $card }” stays beside the board; its effect continues.
talisman-event-lasting-over = “{ $card }” no longer has any effect.
talisman-event-took = { $who } takes { $card_art }.
    .own = You take { $card_art }.
talisman-event-took-galleons = { $n ->
    [one] { $who } picks up 1 Galleon.
   *[other] { $who } picks up { $n } Galleons.
}
    .own = { $n ->
        [one] You pick up 1 Galleon.
       *[other] You pick up { $n } Galleons.
    }
talisman-event-discarded = { $who } discards { $card_art }.
    .own = You discard { $card_art }.
talisman-event-discarded-spell = { $who } discards { $spell }.
    .own = You discard { $spell }.
talisman-event-ditched = { $who } leaves { $card_art } behind.
    .own = You leave { $card_art } behind.
talisman-event-ditched-galleons = { $n ->
    [one] { $who } leaves 1 Galleon behind.
   *[other] { $who } leaves { $n } Galleons behind.
}
    .own = { $n ->
        [one] You leave 1 Galleon behind.
       *[other] You leave { $n } Galleons behind.
    }
talisman-event-bought = { $price ->
    [one] { $who } buys { $card_art } for 1 Galleon.
   *[other] { $who } buys { $card_art } for { $price } Galleons.
}
    .own = { $price ->
        [one] You buy { $card_art } for 1 Galleon.
       *[other] You buy { $card_art } for { $price } Galleons.
    }
talisman-event-exchanged = { $n ->
    [one] { $who } hands in 1 Trophy worth { $points } points.
   *[other] { $who } hands in { $n } Trophies worth { $points } points in all.
}
    .own = { $n ->
        [one] You hand in 1 Trophy worth { $points } points.
       *[other] You hand in { $n } Trophies worth { $points } points in all.
    }
talisman-event-exchanged-points = Trophies handed in
talisman-event-challenged = { $who } takes on a challenge: { $challenge }.
    .own = You take on a challenge: { $challenge }.
talisman-event-challenge-met = { $who } has met the challenge.
    .own = You have met the challenge.
talisman-event-challenge-dropped = { $who } gives up the challenge.
    .own = You give up the challenge.
talisman-event-champion = { $who } is the champion of the tournament.
    .own = You are the champion of the tournament.
talisman-event-predicted-right = { $who } named { $named }, and { $named } it is.
    .own = You named { $named }, and { $named } it is.
talisman-event-predicted-wrong = { $who } named { $named }, but the die shows { $die }.
    .own = You named { $named }, but the die shows { $die }.
talisman-event-key-caught = { $left ->
    [0] { $who } catches the last Key.
    [one] { $who } catches a Key; 1 is left.
   *[other] { $who } catches a Key; { $left } are left.
}
    .own = { $left ->
        [0] You catch the last Key.
        [one] You catch a Key; 1 is left.
       *[other] You catch a Key; { $left } are left.
    }
talisman-event-intimidated = { $who } intimidates { $whom }.
    .own = You intimidate { $whom }.
    .whom = { $who } intimidates you.
talisman-event-stole-card = { $who } takes { $card_art } from { $whom }.
    .own = You take { $card_art } from { $whom }.
    .whom = { $who } takes { $card_art } from you.
talisman-event-stole-fate = { $who } takes 1 Fate from { $whom }.
    .own = You take 1 Fate from { $whom }.
    .whom = { $who } takes 1 Fate from you.
talisman-event-stole-galleon = { $who } takes 1 Galleon from { $whom }.
    .own = You take 1 Galleon from { $whom }.
    .whom = { $who } takes 1 Galleon from you.
talisman-event-looked-deck = { $n ->
    [one] { $who } looks at the top card of the deck.
   *[other] { $who } looks at the top { $n } cards of the deck.
}
    .own = { $n ->
        [one] You look at the top card of the deck.
       *[other] You look at the top { $n } cards of the deck.
    }
talisman-event-looked-deck-own = The top cards are { $cards }.
talisman-event-looked-spells = { $who } looks at { $whom }’s Spells.
    .own = You look at { $whom }’s Spells.
    .whom = { $who } looks at your Spells.
talisman-event-looked-spells-own = { $whom } holds: { $spells }.
    .whom = You hold: { $spells }.

## Events: gains and losses

talisman-event-gained = { $who } gains { talisman-text-amount } and now has { $total }.
    .own = You gain { talisman-text-amount } and now have { $total }.
talisman-event-lost = { $total ->
    [0] { $who } loses { talisman-text-amount } and has none left.
   *[other] { $who } loses { talisman-text-amount } and has { $total } left.
}
    .own = { $total ->
        [0] You lose { talisman-text-amount } and have none left.
       *[other] You lose { talisman-text-amount } and have { $total } left.
    }
talisman-event-healed = { $n ->
    [one] { $who } heals 1 Life and now has { $total }.
   *[other] { $who } heals { $n } Lives and now has { $total }.
}
    .own = { $n ->
        [one] You heal 1 Life and now have { $total }.
       *[other] You heal { $n } Lives and now have { $total }.
    }
talisman-event-drew-spell = { $who } draws a Spell.
    .own = You draw a Spell.
talisman-event-drew-spell-own = It is “{ $spell }”.
talisman-event-fell = { $who } collapses.
    .own = You collapse.
talisman-event-recovered = { $who } is back as { $sheet }.
    .own = You are back as { $sheet }.
talisman-event-out = { $who } is out of the game.
    .own = You are out of the game.
talisman-event-ferret = { $who } becomes a Ferret.
    .own = You become a Ferret.
talisman-event-ferret-over = { $who } is no longer a Ferret.
    .own = You are no longer a Ferret.

## Events: Battle

talisman-event-battle = { $value ->
    [0] { $who } fights { $foe_art }.
   *[other] { $who } fights { $foe_art } ({ $stat } { $value }).
}
    .own = { $value ->
        [0] You fight { $foe_art }.
       *[other] You fight { $foe_art } ({ $stat } { $value }).
    }
    .foe = { $value ->
        [0] { $who } fights you.
       *[other] { $who } fights you ({ $stat } { $value }).
    }
talisman-event-battle-stands = As it stands, { $who } has { $mine } against { $theirs }.
    .own = As it stands, you have { $mine } against { $theirs }.
talisman-event-battle-stands-mine = { $who }
    .own = You
talisman-event-battle-stands-theirs = { $foe }
    .foe = You
talisman-event-battle-scores = { $who } has { $mine } against { $theirs }.
    .own = You have { $mine } against { $theirs }.
# The scores unfolded: who they belong to, and what they are made of.
talisman-event-battle-scores-mine = { $who }
    .own = You
talisman-event-battle-scores-theirs = { $foe }
    .foe = You
talisman-part-advantage = Advantage
talisman-part-other = Other bonuses
talisman-part-die = Die
talisman-event-battle-won = { $who } beats { $foe_art }.
    .own = You beat { $foe_art }.
    .foe = { $who } beats you.
talisman-event-battle-lost = { $who } loses to { $foe_art }.
    .own = You lose to { $foe_art }.
    .foe = { $who } loses to you.
talisman-event-battle-standoff = { $who }’s Battle against { $foe_art } ends in a standoff.
    .own = Your Battle against { $foe_art } ends in a standoff.
    .foe = { $who }’s Battle against you ends in a standoff.
talisman-event-battle-evaded = { $who } evades { $foe_art }; there is no Battle.
    .own = You evade { $foe_art }; there is no Battle.
    .foe = { $who } evades you; there is no Battle.
talisman-event-beat-outright = { $who } beats { $card_art } without a roll.
    .own = You beat { $card_art } without a roll.
talisman-event-evaded = { $who } evades, thanks to { $source_art }.
    .own = You evade, thanks to { $source_art }.
talisman-event-evaded-card = { $who } evades { $card_art }.
    .own = You evade { $card_art }.
talisman-event-not-evaded = With a { $die }, { $who } does not get away.
    .own = With a { $die }, you do not get away.
talisman-event-prevented = With a { $die }, { $who } keeps the Life, thanks to { $card_art }.
    .own = With a { $die }, you keep the Life, thanks to { $card_art }.
talisman-event-not-prevented = With a { $die }, { $who } gets no help from { $card_art }.
    .own = With a { $die }, you get no help from { $card_art }.
talisman-event-finale-won = { $who } beats Lord Voldemort in the Great Hall and wins the game for { $side_art }!
    .own = You beat Lord Voldemort in the Great Hall and win the game for { $side_art }!
talisman-event-finale-lost = Lord Voldemort throws { $who } back.
    .own = Lord Voldemort throws you back.

## Events: Spells

talisman-event-spell-cast = { $who } casts { $spell }.
    .own = You cast { $spell }.
talisman-event-spell-cast-on = { $who } casts { $spell } on { $whom }.
    .own = You cast { $spell } on { $whom }.
    .whom = { $who } casts { $spell } on you.
talisman-event-spell-cast-self = { $who } casts { $spell } on their own Character.
    .own = You cast { $spell } on your own Character.
talisman-event-spell-cancelled = { $spell } is cancelled.
talisman-event-spell-blocked = { $who } blocks { $spell }.
    .own = You block { $spell }.
talisman-event-spell-resisted = With a { $die }, { $who } resists the Spell.
    .own = With a { $die }, you resist the Spell.
talisman-event-spell-not-resisted = With a { $die }, { $who } cannot resist the Spell.
    .own = With a { $die }, you cannot resist the Spell.
talisman-event-frozen = { $who } is frozen for this turn.
    .own = You are frozen for this turn.
talisman-event-shielded = { $who } raises a shield.
    .own = You raise a shield.
talisman-event-charm-over = { $spell } no longer affects { $who }.
    .own = { $spell } no longer affects you.

## Why not

talisman-refused-exchange = Exchange Trophies
talisman-why-hallow = You carry no Hallow.
talisman-why-ally = You are on the same side.
talisman-why-target = There is no target now.
talisman-why-moment = You cannot use it now.
talisman-why-points = Your Trophies are not worth enough yet.
talisman-why-owned = You already carry an Object of that name.
talisman-why-sold-out = There is none left in the pile.
talisman-why-price = You do not have enough Galleons.
talisman-why-ferret = A Ferret cannot exchange Trophies.

## What a choice leads to

talisman-detail-ditch = You don’t have to. It stays on this space for whoever stops here next.
talisman-detail-exchange = Every { $price } points of beaten Enemies raise it by 1; you have { $points }.
talisman-detail-yours = yours: { $n }
talisman-detail-cross = Your Magic { $mine } and a die must beat { $value } and a die.
talisman-detail-cross-fixed = Your Magic is { $mine }; it must be higher than { $value }.
talisman-figure-fate = Fate
talisman-figure-galleon = Galleons
talisman-figure-life = Life
talisman-odds-cross = through the barrier
talisman-odds-battle = to win the Battle
talisman-odds-standoff = standoff
talisman-odds-face = a face that wins
talisman-blocked-cross = No dice can open the barrier with your Magic.
talisman-blocked-gates = No dice can open the Gates with your Magic or Might.
talisman-odds-gates = through the Gates

## What lasts: its name, what it does, what ends it

talisman-state-waiting = At St. Mungo’s
talisman-state-miss = Lost turn
talisman-state-ferret = Ferret
talisman-state-extra = Extra turn
talisman-state-turned-back = Turned back
talisman-state-admitted = Through the barrier
talisman-state-held = Held fast
talisman-state-next-move = A way offered
talisman-does-waiting = Takes no part until the next turn of its own.
talisman-does-miss = Does nothing in the next turn.
talisman-does-ferret = Magic 1, Might 1, one space a turn; carries nothing and casts nothing.
talisman-does-extra = Plays on before anybody else.
talisman-does-turned-back = Goes one space back each turn.
talisman-does-admitted = The next move begins at Hogsmeade Station.
talisman-does-held = May not go on until the task of { $space_art } is done.
talisman-does-next-move = May be chosen instead of the next roll: { $where }.
talisman-part-region = any other space of the Region
talisman-ends-battle = with this Battle
talisman-ends-this-turn = at the end of the turn of { $who }
talisman-ends-next-turn = when the next turn of { $who } begins
talisman-ends-turns = { $n ->
    [one] after the turn of { $who }
   *[other] after { $n } turns of { $who }
  }
talisman-ends-waiting = when the next turn of { $who } begins
talisman-ends-miss = when a turn of { $who } has been skipped
talisman-ends-ferret = { $n ->
    [one] after 1 turn of { $who }
   *[other] after { $n } turns of { $who }
  }
talisman-ends-extra = when it has been taken
talisman-ends-turned-back = outside the Gates
talisman-ends-admitted = with the next move of { $who }
talisman-ends-held = when the task is done, or by turning back
talisman-ends-next-move = with the next move of { $who }

## What one may wish to be asked about

talisman-wish-fate = Offer me Fate after my next movement roll
talisman-window-turn-start = when a turn begins
talisman-window-movement-rolled = after a movement roll
talisman-window-before-draw = before cards are drawn
talisman-window-battle-start = in others’ Battles
talisman-window-life-loss = when others are about to lose Life
talisman-window-spell-cast = when a Spell is cast on others
talisman-window-enemy-beaten = when an Enemy is beaten
talisman-window-turn-end = at the end of a turn
talisman-window-crossing = when others try to cross
talisman-window-fate-movement = for Fate after my movement roll
talisman-window-end-idle = at the end of my turn, to lay things down
