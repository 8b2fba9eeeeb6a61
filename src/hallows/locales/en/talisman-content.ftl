# Talisman: what spaces, cards and sheets say. Clauses have no capital and no full stop.
# $form: you (you lose 1 Life), they (that Character loses 1 Life), inf (pay 1 Galleon to heal).

## Joining

talisman-text-and = { $first } and { $last }
talisman-text-or = { $first } or { $last }
talisman-text-either = { $first } or { $last }
talisman-text-or-else = { $first }; or { $last }
talisman-text-nothing = nothing happens
talisman-text-otherwise = { $first }; otherwise { $then }
talisman-text-may = you may { $then }
talisman-text-row = { $at }: { $then }
talisman-text-for-side = { $side }: { $then }
talisman-text-shop = { $shop }: { $text }
talisman-text-good = { $card } ({ $price })

## Amounts

talisman-text-amount = { $what ->
    [magic] { $n } Magic
    [might] { $n } Might
    [life] { $n } { $n ->
        [one] Life
       *[other] Lives
    }
    [fate] { $n } Fate
    [galleon] { $n } { $n ->
        [one] Galleon
       *[other] Galleons
    }
    [spell] { $n } { $n ->
        [one] Spell
       *[other] Spells
    }
    [follower] { $n } { $n ->
        [one] Follower
       *[other] Followers
    }
    [magic_object] { $n } { $n ->
        [one] Magic Object
       *[other] Magic Objects
    }
    [hallow] { $n ->
        [one] a Hallow
       *[other] { $n } Hallows
    }
   *[object] { $n } { $n ->
        [one] Object
       *[other] Objects
    }
}
talisman-text-price = { $n ->
    [one] { $n } Galleon
   *[other] { $n } Galleons
}
talisman-text-stat = { $stat ->
    [magic] Magic
   *[might] Might
}
talisman-text-bonus-stat = { $n } { talisman-text-stat }
talisman-text-cost = { $what ->
    [self] discard this card
    [fate] pay { $amount }
    [galleon] pay { $amount }
    [life] lose { $amount }
    [magic] lose { $amount }
    [might] lose { $amount }
   *[other] discard { $amount }
}

## Effects

talisman-text-gain = { $form ->
    [they] gains { $amount }
   *[you] gain { $amount }
}
talisman-text-lose = { $what ->
    [spell] { $form ->
        [they] discards { $amount }
       *[you] discard { $amount }
    }
    [follower] { $form ->
        [they] discards { $amount }
       *[you] discard { $amount }
    }
    [object] { $form ->
        [they] discards { $amount }
       *[you] discard { $amount }
    }
    [magic_object] { $form ->
        [they] discards { $amount }
       *[you] discard { $amount }
    }
    [hallow] { $form ->
        [they] discards { $amount }
       *[you] discard { $amount }
    }
   *[other] { $form ->
        [they] loses { $amount }
       *[you] lose { $amount }
    }
}
talisman-text-lose-more = { $form ->
    [they] loses { $n } more
   *[you] lose { $n } more
}
talisman-text-lose-all = { $form ->
    [they] { $what ->
        [spell] discards all their Spells
        [follower] discards all their Followers
        [object] discards all their Objects
        [galleon] loses all their Galleons
       *[fate] loses all their Fate
    }
   *[you] { $what ->
        [spell] discard all your Spells
        [follower] discard all your Followers
        [object] discard all your Objects
        [galleon] lose all your Galleons
       *[fate] lose all your Fate
    }
}
talisman-text-heal = { $form ->
    [they] heals { $amount }
   *[you] heal { $amount }
}
talisman-text-heal-fully = { $form ->
    [they] heals up to their starting Life
   *[you] heal up to your starting Life
}
talisman-text-refill-fate = { $form ->
    [they] takes Fate up to their starting Fate
   *[you] take Fate up to your starting Fate
}
talisman-text-miss-turn = { $form ->
    [they] loses their next turn
   *[you] lose your next turn
}
talisman-text-extra-turn = { $form ->
    [they] may take an extra turn right after this one
    [inf] take an extra turn right after this one
   *[you] you may take an extra turn right after this one
}
talisman-text-ferret = { $form ->
    [they] becomes a Ferret for 2 turns
   *[you] become a Ferret for 2 turns
}
talisman-text-advantage = { $form ->
    [they] turns
   *[you] turn
} the Advantage token to { $to ->
    [order] the Order of the Phoenix
    [death_eaters] the Death Eaters
    [own] { $form ->
        [they] their own side
       *[you] your own side
    }
   *[choice] either side, as { $form ->
        [they] they like
       *[you] you like
    }
}
talisman-text-battle = { $enemy } attacks { $form ->
    [they] them
   *[you] you
} ({ $stat } { $value })
talisman-text-roll = { $dice ->
    [1] roll a die
   *[other] roll { $dice } dice
}. { $rows }
talisman-text-roll-inline = { $form ->
    [they] rolls
   *[you] roll
} { $dice ->
    [1] a die
   *[other] { $dice } dice
} ({ $rows })
talisman-text-choose = { $form ->
    [they] { $options } (they choose)
   *[you] { $options }
}
talisman-text-choose-one = Choose one
talisman-text-visit-one = Visit one of these:
talisman-text-pay = { $form ->
    [they] may { $cost } to { $then }
    [inf] { $cost } to { $then }
   *[you] you may { $cost } to { $then }
}
talisman-text-trade = { $most ->
    [0] as often as you like,
    [one] once,
   *[other] up to { $most } times,
} you may { $cost } to { $then }
talisman-text-buy = you may buy { $goods }
talisman-text-take-card = take 1 { $card } from the Purchase cards if one is left
talisman-text-if-has = if you carry the card “{ $card }”, { $then }
talisman-text-draw-spells = draw { $amount } and keep { $keep } of them
talisman-text-travel-region = move at once to any other space of this Region and encounter it
talisman-text-travel-space = move at once to { $space_art } and encounter it
talisman-text-instead-of-roll = instead of rolling for movement, move to any other space of your Region (only in London or the Hogwarts Grounds)
talisman-text-next-move-region = { $must ->
    [yes] instead of rolling for your next move you go
   *[no] instead of rolling for your next move you may go
} to any other space of this Region
talisman-text-next-move-space = { $must ->
    [yes] your next move goes to { $space_art }
   *[no] instead of rolling for your next move you may go to { $space_art }
}
talisman-text-draw-difference = roll 2 dice and take the lower from the higher: this many cards must lie here; draw the missing ones. On equal dice move at once to { $space_art } and encounter it
talisman-text-drift = after you have dealt with all the cards here, roll a die: on 2, 4 or 6 move that many spaces clockwise, on 1, 3 or 5 counterclockwise, and encounter the new space
talisman-text-challenge = accept a challenge for a Hallow as at the Quidditch Pitch
talisman-text-challenge-offer = you may accept a challenge for a Hallow if you carry none
talisman-text-everyone = every { $side ->
    [order] Character of the Order of the Phoenix
    [death_eaters] Character of the Death Eaters
   *[all] Character
} { $where ->
    [london] in London { $then }
    [grounds] in the Hogwarts Grounds { $then }
    [here] on your space, you included, { $then }
   *[all] in play { $then }
}
talisman-text-to-target = that Character { $then }
talisman-text-steal = take { $loot } from { $source ->
    [order_here] one Order of the Phoenix Character on your space
   *[target] that Character
}
talisman-text-look-deck = look at the top { $n ->
    [one] card
   *[other] { $n } cards
} of the Encounter deck of your Region{ $reorder ->
    [yes] {" "}and put them back in any order
   *[no] {""}
}
talisman-text-look-spells = look at the Spells of a Character at most { $n ->
    [one] { $n } space
   *[other] { $n } spaces
} away
talisman-text-predict = name a number from 1 to 6, then roll a die. If you are right, { $right }; if not, { $wrong }
talisman-text-predict-hold = name a number from 1 to 6, then roll a die. If you are right, you are free to go on next turn; if not, { $wrong } and try again next turn. After the roll, each Fate you pay shifts the result by 1; it must stay between 1 and 6
talisman-text-take-stock = take 1 Fate from this card; when none is left, discard it
talisman-text-rounds = { $n ->
    [0] until your next turn
    [one] for the next round
   *[other] for the next { $n } rounds
}
talisman-text-lasting-walk-one = { $until } every Character moves at most 1 space per turn
talisman-text-lasting-no-spells = { $until } nobody may cast Spells
talisman-text-lasting-no-attacks = { $until } nobody may attack a Character
talisman-text-lasting-double-advantage = { $until } all bonuses and penalties from the Advantage token count double
talisman-text-voldemort-moves = roll a die and move Lord Voldemort that many spaces
talisman-text-grant = { $given } { $until ->
    [battle] until this Battle ends
   *[round] until your next turn
}
talisman-text-discard-self = discard this card
talisman-text-barrier = instead of drawing you may try to pass the barrier to { $space_art }. Roll a die and add your Magic; then roll a die for the barrier and add { $magic }. If your total is higher, you are through. If not, you stay here unharmed and your turn ends. Coming from { $space_art } you pass freely
talisman-text-gates = instead of drawing you may try to open the gates: choose Magic or Might and roll 2 dice. If the total is not higher than that value, you go to { $space_art } and your turn ends. If it is higher, you stay here, lose 1 of what you chose, and your turn ends. The way out is free
talisman-text-halt = you must stop here. In the castle you move half the die, rounded down, but at least 1 space
talisman-text-hallow-door = you must stop here. On your next turn discard a Hallow to enter { $space_art }. Without a Hallow you must turn back
talisman-text-finale = fight Lord Voldemort, Magic { $magic }. If you win, you win the game. If you lose, you go to { $space_art }. After a standoff you stay and fight again next turn

## Passives

talisman-text-bonus = { $bonus }{ $when ->
    [other_follower] {" "}while you have another Follower
    [battle] {" "}in Battle
    [vs_enemy] {" "}in Battle against an Enemy
    [vs_dementor] {" "}in Battle against Dementors
    [vs_voldemort] {" "}in Battle against Lord Voldemort
    [attacking_character] {" "}when you attack a Character
    [attacked_by_character] {" "}when a Character attacks you
    [voldemort_in_region] {" "}in Battle while Lord Voldemort is in your Region
    [two_followers] {" "}in Battle while you have at least 2 Followers
    [own_advantage] {" "}in Battle while your side has the Advantage
   *[always] {""}
}
talisman-text-score = { $once ->
    [yes] once per turn, before the dice, you may add { $plain } to your attack score
   *[no] { $n } to your attack score
} { $when ->
    [other_follower] while you have another Follower
    [vs_enemy] against an Enemy
    [vs_dementor] against Dementors
    [vs_voldemort] against Lord Voldemort
    [attacking_character] when you attack a Character
    [attacked_by_character] when a Character attacks you
    [voldemort_in_region] while Lord Voldemort is in your Region
    [two_followers] while you have at least 2 Followers
    [own_advantage] while your side has the Advantage, besides the usual bonus
   *[battle] in Battle
}
talisman-text-might-to-magic = { $when ->
    [attacking_character] when you attack a Character, add your { $might ->
        [starting] starting Might
       *[total] Might
    } to your Magic; not when you are attacked
    [granted] { $form ->
        [they] adds their Might to their Magic
       *[you] add your Might to your Magic
    }
   *[battle] in Battle add your { $might ->
        [starting] starting Might
       *[total] Might
    } to your Magic
}
talisman-text-spell-limit = { $n } to the number of Spells you may hold
talisman-text-follower-limit = { $n } to the number of Followers you may have
talisman-text-object-limit = you may carry { $amount } more{ $free ->
    [yes] ; this card does not count as one
   *[no] {""}
}
talisman-text-prevent = when you are beaten in Battle and about to lose a Life, you may roll a die: on { $at } it is not lost
talisman-text-resist-spell = when another Character casts a Spell on you, you may roll a die: on { $at } it has no effect
talisman-text-sacrifice = instead of losing a Life you may { $cost }
talisman-text-evade = { $form ->
    [they] may evade { $whom }
   *[you] you may evade { $whom }
}
talisman-text-evade-cost = you may { $cost } to evade { $whom }
talisman-text-evade-roll = { $whom ->
    [character] when a Character attacks you, you may roll a die: on { $at } you evade them
   *[other] when you are attacked, you may roll a die: on { $at } you evade
}
talisman-text-evade-whom = { $whom ->
    [character] any Character
    [enemy] { $most ->
        [0] { $single ->
            [yes] an Enemy
           *[no] any Enemies
        }
       *[other] any Enemy with { $stat } { $most } or less
    }
   *[any] any Enemy or Character
}
talisman-text-die = { $on ->
    [battle] in your attack roll
    [battle_character] in your attack roll against a Character
    [attacking_order] in your attack roll, when you attack an Order of the Phoenix member,
    [movement_grounds] in your movement roll in the Hogwarts Grounds
    [quidditch_pitch] in the roll at the Quidditch Pitch
   *[hagrids_hut] in the roll at Hagrid’s Hut
}
talisman-text-die-single = when you roll a single die for { $sources },
talisman-text-die-source = { $on ->
    [event] an Event
    [observer] an Observer
   *[space] a space
}
talisman-text-spare-die = { $dice } you may roll one more die and { $keep ->
    [higher] use the higher one
    [final] choose which to use; that result stands
   *[choice] choose which to use
}
talisman-text-reroll = { $dice } you may reroll a die once for free
talisman-text-nudge = once per turn, { $dice } you may make the result 1 higher or lower; it must stay between 1 and 6
talisman-text-walk-one = you move at most 1 space per turn
talisman-text-move-bonus = after your movement roll you may { $minus ->
    [0] add { $plus }
   *[other] add { $plus } or subtract { $minus }
}
talisman-text-move-less = you may { $cost } to move fewer spaces than you rolled, at least 1
talisman-text-price-cut = Purchase cards cost you { $amount } less, but at least 1
talisman-text-price-cut-at = at { $space_art } your purchases cost { $amount } less each, but at least 1
talisman-text-shop-at = at { $space_art } you may buy { $goods }
talisman-text-safe = the instruction of { $spaces_art } does not apply to you
talisman-text-safe-life = in { $spaces_art } the space itself costs you no Life
talisman-text-safe-results = at { $spaces_art } a roll of { $results } has no effect on you
talisman-text-no-ferret = you cannot become a Ferret
talisman-text-voldemort-spares = Lord Voldemort never attacks you { $region ->
    [london] in London
    [grounds] in the Hogwarts Grounds
    [castle] in Hogwarts Castle
   *[great_hall] in the Great Hall
}
talisman-text-voldemort-roll = when you roll 1 for movement, you may { $up_to ->
    [yes] move Lord Voldemort fewer spaces than his roll, or not at all
   *[no] add { $plus } to Lord Voldemort’s roll
}
talisman-text-ride = { $spend ->
    [fleeting] on your next turn, instead of rolling for movement, you may move
    [spend] instead of rolling for movement, you may discard this card to move
   *[keep] instead of rolling for movement, you may move
} to { $to ->
    [facing_from] the facing space of the Hogwarts Grounds
    [facing] the facing space of the Hogwarts Grounds, if you are in London
    [ally] the space of another Character of your side in your Region
   *[anywhere] any other space of London or the Hogwarts Grounds, if you are in either
}{ $spend ->
    [fleeting] ; used or not, this card then returns to its pile
   *[other] {""}
}
talisman-text-ride-from = from { $spaces_art }, { $way }
talisman-text-draw-more = in { $spaces_art } you may draw until { $n } cards lie there, but must encounter them all
talisman-text-draw-more-too = you may also draw until { $n } cards lie there, but must encounter them all
talisman-text-redraw = when you draw an Encounter card, you may { $cost } to put it under its deck and draw another, which you must encounter
talisman-text-objects-first = for you all Objects have encounter number 1
talisman-text-mix-trophies = you may add up Magic and Might Trophies, for 1 Magic or 1 Might as you like
talisman-text-trophy-bonus = each Trophy you have from { $side ->
    [order] the Order of the Phoenix
   *[death_eaters] the Death Eaters
} counts { $n } more
talisman-text-galleon-reroll = once per turn you may pay 1 Galleon instead of 1 Fate for a reroll
talisman-text-no-objects = { $form ->
    [they] cannot use Objects
   *[you] you cannot use Objects
}

## Triggers

talisman-text-trigger = { $on }, { $then }
talisman-text-on-if = { $on }, if { $conditions }
talisman-text-on-own-turn = { $once ->
    [yes] once in each of your turns
   *[no] in your turn
}
talisman-text-on-turn-start = at the start of your turn
talisman-text-on-turn-end = at the end of your turn
talisman-text-on-before-move = before you move
talisman-text-on-movement-six = when you roll 6 for movement
talisman-text-on-end-move = when your move ends
talisman-text-on-end-move-order-character-here = when your move ends
talisman-text-on-region-change = when you cross into another Region
talisman-text-on-beat-character = when you beat a Character in Battle, besides your reward
talisman-text-on-beat-character-reward-not-life = when you beat a Character and choose a reward other than the loss of a Life
talisman-text-on-turned-to-death-eaters = when the Advantage token is turned to the Death Eaters
talisman-text-on-last-spell-cast = when you cast your last Spell
talisman-text-if-no-fate = you have no Fate
talisman-text-if-no-spells = you have no Spells
talisman-text-if-spell-room = your Magic allows another Spell
talisman-text-if-in-london = you are in London
talisman-text-if-no-life-lost = you lost no Life this turn
talisman-text-if-order-character-here = an Order of the Phoenix Character is on your space
talisman-text-if-reward-not-life = you choose one other than the loss of a Life

## Cards

talisman-text-draw = { $n ->
    [one] Draw until { $n } card lies here.
   *[other] Draw until { $n } cards lie here.
}
talisman-text-no-magic = Here Magic and Might from Objects do not count, and you can use neither Magic Objects nor Spells.
talisman-text-on-reveal = when this card is revealed, { $then }
talisman-text-stock = when this card is revealed, put { $amount } on it
talisman-text-hallow = You need a Hallow to enter the Great Hall.
talisman-text-on-loss = if you lose, { $then } as well
talisman-text-on-win = if you win, { $then }
talisman-text-ransom = if you lose, you may { $cost } instead of losing a Life
talisman-text-bribe = you may { $cost } to evade this Enemy
talisman-text-beaten-by = the card “{ $card }” beats this Enemy without a roll
talisman-text-until-defeated = This card stays here until somebody beats it.
talisman-text-then-discard = Then discard this card.
talisman-text-visits = Discard this card after { $n ->
    [one] { $n } visit
   *[other] { $n } visits
}.
talisman-text-stays = This card stays here.
talisman-text-start-with = you start with { $gifts }

## Spells

talisman-text-when = cast { $when }
talisman-text-when-any = at any time
talisman-text-when-turn-start = { $turn ->
    [own] at the start of your turn, before you move
    [other] at the start of another Character’s turn, before they move
   *[any] at the start of any Character’s turn, before they move
}
talisman-text-when-movement-rolled = { $turn ->
    [own] after your movement roll
    [other] after another Character’s movement roll
   *[any] after any movement roll
}
talisman-text-when-before-draw = before you draw Encounter cards
talisman-text-when-battle-start = when a Battle is about to begin, before the dice
talisman-text-when-life-loss = when a Life is about to be lost
talisman-text-when-spell-cast = right after a Spell has been cast
talisman-text-when-enemy-beaten = when an Enemy or Follower has just been beaten
talisman-text-when-turn-end = at the end of a turn
talisman-text-when-crossing = when you try to pass King’s Cross or the Hogwarts Gates
talisman-text-target-any = Choose any Character, yourself included.
talisman-text-target-other = Choose another Character.
talisman-text-target-opposing = Choose a Character of the other side.
talisman-text-target-in-region = Choose another Character in your Region.
talisman-text-target-opponent = Your opponent must be a Character.

## Voldemort, listing

talisman-text-voldemort-strength = { $region }: Magic and Might { $value }
talisman-text-voldemort-reward = when you beat him, roll a die. { $rows }
talisman-text-kind = { $kind ->
    [event] Event
    [enemy] Enemy
    [follower] Follower
    [aligned] Follower or Enemy
    [observer] Observer
    [place] Place
    [magic_object] Magic Object
    [hallow] Magic Object, Hallow
    [galleons] Galleons
   *[object] Object
}
talisman-text-deck = { $deck ->
    [outer] London cards
    [middle] Hogwarts Grounds cards
    [purchases] Purchase cards
    [hallows] Hallows
    [spells] Spells
   *[characters] Characters
}
talisman-text-sheet-line = { $side }. Magic { $magic }, Might { $might }, Life { $life }, Fate { $fate }. Start: { $start }.

## Flavour of roll results

talisman-flavour-caught = the guards catch you and you { $then }
talisman-flavour-fly-to-safety = you fly to safety and { $then }
talisman-flavour-cupboard = you are locked in the cupboard and { $then }
talisman-flavour-dudley-robs = Dudley robs you and you { $then }
talisman-flavour-trick-dudley = you trick Dudley and { $then }
talisman-flavour-portkey = you find a Portkey and { $then }
talisman-flavour-lost-in-vaults = you get lost in the vaults and { $then }
talisman-flavour-free-dragon = you free a dragon, and { $then }
talisman-flavour-detained = Hagrid keeps you for tea and you { $then }

## Hooks: texts with rules of their own

talisman-hook-charms-classroom = Roll a die: that many Flying Keys (Magic 4 each) are in the air. Fight them one by one; a defeat costs 1 Life. You may move on in the turn after the last one is caught.
talisman-hook-defence-classroom = Roll 2 dice: their sum is the Might of the Boggart. Fight it; a defeat costs 1 Life. You may move on only after beating this same Boggart.
talisman-hook-astronomy-tower = Roll a die and lose that many Lives. Each Follower you discard saves 1 Life.
talisman-hook-triwizard-tournament = Every Character in the Hogwarts Grounds rolls a die and adds their Magic. Whoever alone has the highest total gains 1 Fate and 1 Galleon.
talisman-hook-immobulus = The Character whose turn it is stays frozen for that whole turn. All they can do is cast Stupefy against this Spell.
talisman-hook-protego = Save a Character from losing any Life to one cause; or save a beaten Follower; or save a beaten Enemy, and the Battle is a standoff.
talisman-hook-stupefy = Cancel that Spell. You may do so even while frozen by Immobulus.
talisman-hook-alohomora = The attempt succeeds without a roll.
talisman-hook-confundo = You choose the direction of that move. No effect in Hogwarts Castle.
talisman-hook-imperio = For this turn you decide for that Character in movement and encounters: direction, crossings, whom or what to encounter, shops and offers there. They keep their own decisions on Spells, Fate, abilities, Objects and the end of the turn.
talisman-hook-finite-incantatem = End one lasting effect: a Ferret’s shape, a lasting Event (discard it) or a lasting Spell.
talisman-hook-hedwig = Once in each of your turns you may give 1 Object or 1 Galleon to another Character of your side in your Region, if they may carry it.
talisman-hook-albus-dumbledore-apparate = When you roll 6 for movement, you may Apparate to any other space of your Region instead of walking.
talisman-hook-albus-dumbledore-calm = You may pay 1 Fate: one card of the other side on your space does not attack you this turn; it stays there.
talisman-hook-minerva-mcgonagall-stay = Instead of moving you may pay 1 Fate to stay and encounter your space; not in two turns running.
talisman-hook-minerva-mcgonagall-spellguard = When a Spell of another Character is aimed at you, at the space you stand on or at a card of yours, either gain 1 Fate, or pay 2 Fate to block it: it has no effect, and you may cast it at once on a new target, whatever the Region and the moment.
talisman-hook-rubeus-hagrid-extra-turn = When you win a Battle in your turn, you may take an extra turn; once per round.
talisman-hook-rubeus-hagrid-intimidate = When your move ends on the space of a Death Eater Character, or theirs on yours, you may intimidate them: they give you 1 Fate or lose 1 Life. If they lose the Life, you lose your next turn.
talisman-hook-draco-malfoy-exchange = At Diagon Alley and on the Hogwarts Express you may also give 1 of your Objects for any 1 Purchase card.
talisman-hook-draco-malfoy-buy-off = When you lose to a Character, you may give them 1 Galleon instead of any other loss.
talisman-hook-lucius-malfoy-follower = When you beat a Character, you may take one of their neutral Followers as your reward.
talisman-hook-peter-pettigrew-pickpocket = For each Character you pass while moving you may roll a die: on 6 take 1 Galleon from them.
talisman-hook-remus-lupin = Against the Boggart you may fight with your Magic + 1 instead of your Might.
