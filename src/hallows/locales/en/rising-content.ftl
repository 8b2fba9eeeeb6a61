### Death Eaters Rising: names of things, and what cards say. Card text is put together from these phrases
### according to the effects in the content files.

## Characters

rising-card-albus = Albus Dumbledore
rising-card-mcgonagall = Minerva McGonagall
rising-card-snape = Severus Snape
rising-card-hagrid = Rubeus Hagrid
rising-card-trelawney = Sybill Trelawney
rising-card-mrs-norris = Mrs Norris
rising-card-flitwick = Filius Flitwick
rising-card-sprout = Pomona Sprout
rising-card-pomfrey = Poppy Pomfrey
rising-card-filch = Argus Filch
rising-card-dobby = Dobby
rising-card-tonks = Nymphadora Tonks
rising-card-sirius = Sirius Black
rising-card-moody = Alastor ‘Mad-Eye’ Moody
rising-card-lupin = Remus Lupin
rising-card-kingsley = Kingsley Shacklebolt
rising-card-molly = Molly Weasley
rising-card-arthur = Arthur Weasley
rising-card-bill = Bill Weasley
rising-card-fleur = Fleur Delacour
rising-card-mundungus = Mundungus Fletcher
rising-card-aberforth = Aberforth Dumbledore
rising-card-harry = Harry Potter
rising-card-hermione = Hermione Granger
rising-card-ron = Ron Weasley
rising-card-ginny = Ginny Weasley
rising-card-luna = Luna Lovegood
rising-card-neville = Neville Longbottom
rising-card-fred = Fred Weasley
rising-card-george = George Weasley
rising-card-cho = Cho Chang
rising-card-dean = Dean Thomas
rising-card-seamus = Seamus Finnigan
rising-card-bellatrix = Bellatrix Lestrange
rising-card-lucius = Lucius Malfoy
rising-card-pettigrew = Peter Pettigrew
rising-card-dolohov = Antonin Dolohov
rising-card-draco = Draco Malfoy
rising-card-greyback = Fenrir Greyback
rising-card-yaxley = Corban Yaxley
rising-card-rookwood = Augustus Rookwood
rising-card-macnair = Walden Macnair
rising-card-rodolphus = Rodolphus Lestrange
rising-card-voldemort = Lord Voldemort

## Locations, Places, headquarters. "hq-office1" is the first ability of that headquarters.

rising-loc-ministry = Ministry of Magic
    .art = the Ministry of Magic
    .in = at the Ministry of Magic
rising-loc-diagon = Diagon Alley
    .art = Diagon Alley
    .in = in Diagon Alley
rising-loc-hogsmeade = Hogsmeade
    .art = Hogsmeade
    .in = in Hogsmeade
rising-place-mysteries = Department of Mysteries
    .art = the Department of Mysteries
rising-place-atrium = The Atrium
    .art = the Atrium
rising-place-ollivanders = Ollivander’s Wand Shop
    .art = Ollivander’s Wand Shop
rising-place-gringotts = Gringotts Bank
    .art = Gringotts Bank
rising-place-hogs-head = Hog’s Head Inn
    .art = the Hog’s Head Inn
rising-place-platform = Hogsmeade Train Platform
    .art = the Hogsmeade Train Platform
rising-hq-office = Dumbledore’s Office
rising-hq-office1 = Dumbledore’s Office I
rising-hq-office2 = Dumbledore’s Office II
rising-hq-grimmauld = 12 Grimmauld Place
rising-hq-grimmauld1 = 12 Grimmauld Place I
rising-hq-grimmauld2 = 12 Grimmauld Place II
rising-hq-room = Room of Requirement
    .art = the Room of Requirement
rising-hq-room1 = Room of Requirement I
    .art = the Room of Requirement I
rising-hq-room2 = Room of Requirement II
    .art = the Room of Requirement II
rising-aff-hogwarts = Hogwarts
rising-aff-order = Order of the Phoenix
    .art = the Order of the Phoenix
rising-aff-army = Dumbledore’s Army
rising-family-weasley = Weasley

## Traits, dice, Spell tokens

rising-trait-knowledge = Knowledge
rising-trait-friendship = Friendship
rising-trait-loyalty = Loyalty
rising-trait-courage = Courage
rising-face-knowledge1 = Knowledge
    .count = { $count ->
        [one] Knowledge
       *[other] { $count } times Knowledge
    }
rising-face-friendship1 = Friendship
    .count = { $count ->
        [one] Friendship
       *[other] { $count } times Friendship
    }
rising-face-loyalty1 = Loyalty
    .count = { $count ->
        [one] Loyalty
       *[other] { $count } times Loyalty
    }
rising-face-courage1 = Courage
    .count = { $count ->
        [one] Courage
       *[other] { $count } times Courage
    }
rising-face-knowledge2 = Double Knowledge
    .count = { $count ->
        [one] Double Knowledge
       *[other] { $count } times Double Knowledge
    }
rising-face-friendship2 = Double Friendship
    .count = { $count ->
        [one] Double Friendship
       *[other] { $count } times Double Friendship
    }
rising-face-loyalty2 = Double Loyalty
    .count = { $count ->
        [one] Double Loyalty
       *[other] { $count } times Double Loyalty
    }
rising-face-courage2 = Double Courage
    .count = { $count ->
        [one] Double Courage
       *[other] { $count } times Double Courage
    }
rising-face-right = he turns right
rising-face-left = he turns left
rising-face-mark = Dark Mark
rising-die-blue = blue die
    .a = a blue die
    .count = { $count } blue
rising-die-orange = orange die
    .a = an orange die
    .count = { $count } orange
rising-die-red = red die
    .a = a red die
    .count = { $count } red
rising-die-purple = purple die
    .a = a purple die
    .count = { $count } purple
rising-die-blue-orange = blue or orange die
rising-die-blue-red = blue or red die
rising-die-blue-purple = blue or purple die
rising-die-orange-red = orange or red die
rising-die-orange-purple = orange or purple die
rising-die-red-purple = red or purple die
rising-spell-knowledge = Knowledge token
    .a = a Knowledge token
rising-spell-friendship = Friendship token
    .a = a Friendship token
rising-spell-loyalty = Loyalty token
    .a = a Loyalty token
rising-spell-courage = Courage token
    .a = a Courage token
rising-spell-blue-die = Blue die token
    .a = a Blue die token
rising-spell-orange-die = Orange die token
    .a = an Orange die token
rising-spell-red-die = Red die token
    .a = a Red die token
rising-spell-purple-die = Purple die token
    .a = a Purple die token
rising-spell-exchange = Exchange token
    .a = an Exchange token
rising-spell-heal-two = Heal two token
    .a = a Heal two token
rising-spell-heal-pair = Heal pair token
    .a = a Heal pair token
rising-spell-cleanse = Cleanse token
    .a = a Cleanse token

## Facts on a card

rising-group-wizards = Wizards
rising-group-death-eaters = Death Eaters
rising-group-voldemort = Lord Voldemort
rising-group-headquarters = Headquarters
rising-group-places = Places
rising-group-spells = Spell tokens
rising-group-dice = Dice
rising-cost = { $trait } ×{ $count }
rising-fact-recruit = Recruit
rising-fact-attack = Attack
rising-fact-pay = Once per turn, pay
rising-fact-start = Starter
rising-fact-slots = { $count ->
    [one] 1 damage box
   *[other] { $count } damage boxes
}
rising-fact-regular = Voldemort here
rising-fact-special = Dark Mark
rising-fact-pool = Dice: { $dice }
rising-fact-copies = { $count ->
    [one] 1 in the box
   *[other] { $count } in the box
}
rising-fact-faces = Faces: { $faces }.

## What abilities and tokens do

rising-effect-heal-all = Remove { $amount } Damage from every Wizard of your team.
rising-effect-heal-own-one = Remove { $amount } Damage from one Wizard of your team.
rising-effect-heal-own-several = Remove { $amount } Damage from each of up to { $wizards } Wizards of your team.
rising-effect-heal-any-one = Remove { $amount } Damage from one Wizard of any team.
rising-effect-heal-any-several = Remove { $amount } Damage from each of up to { $wizards } Wizards of any teams.
rising-effect-heal-each = Every player may remove { $amount } Damage from one Wizard of their own team ({ $more } if that Wizard belongs to { $affiliation_art }).
rising-effect-clean = Remove { $amount } Corruption from your Location.
rising-effect-clean-more = Remove { $amount } Corruption from your Location, or { $more } if it is { $where }.
rising-effect-hit = { $amount ->
    [one] Put 1 Damage on one Death Eater at your Location and draw 1 Spell token.
   *[other] Put { $amount } Damage on one Death Eater at your Location and draw 1 Spell token for each.
}
rising-effect-draw = { $amount ->
    [one] Draw 1 Spell token.
   *[other] Draw { $amount } Spell tokens.
}
rising-effect-others-draw = Every other player with at least { $least } { $affiliation } Wizards may draw { $amount ->
    [one] 1 Spell token.
   *[other] { $amount } Spell tokens.
}
rising-effect-add-die = Add 1 { $die } to the pool.
rising-effect-symbol = Cover 1 { $trait } symbol.
rising-effect-exchange = Swap one of your Wizards with one of another player, if they agree.
rising-effect-cleanse = Remove { $amount } Corruption from any Location.
rising-ability-pool = Every turn, roll 1 extra { $dice }.
rising-ability-pool-affiliation = With a Wizard of { $company_art } on your team, roll 1 extra { $dice } every turn.
rising-ability-pool-another-affiliation = With another Wizard of { $company_art } on your team, roll 1 extra { $dice } every turn.
rising-ability-pool-one = With { $company } on your team, roll 1 extra { $dice } every turn.
rising-ability-pool-another-one = With another { $company } on your team, roll 1 extra { $dice } every turn.
rising-ability-pool-either = With { $company } or { $other } on your team, roll 1 extra { $dice } every turn.
rising-ability-pool-another-either = With another { $company } or with { $other } on your team, roll 1 extra { $dice } every turn.
rising-ability-pool-several = With at least { $least } of these on your team, roll 1 extra { $dice } every turn: { $company }.
rising-ability-pool-another-several = With at least { $least } others of these on your team, roll 1 extra { $dice } every turn: { $company }.
rising-ability-reroll = { $most ->
    [one] Once per turn, before you assign dice, you may reroll one die.
   *[other] Once per turn, before you assign dice, you may reroll up to { $most } dice.
}
rising-ability-reroll-any = Once per turn, before you assign dice, you may reroll any number of dice.
rising-ability-set = Once per turn, before you assign dice, you may turn one die to a single { $trait }.
rising-ability-set-either = Once per turn, before you assign dice, you may turn one die to a single { $trait } or { $other }.
rising-ability-wound = You may do so once per turn, for { $amount } Damage on this card.
rising-ability-wound-early = You may do so once per turn, before your first roll, for { $amount } Damage on this card.
rising-ability-move = Once per turn, before your first roll, you may move your Mission token to any Location. Your pool stays as it is.

## What Death Eaters and corrupted Places do. $among: 0 all, 1 the most damaged, 2 the least damaged.

rising-villain-damage-active = { $among ->
    [0] { $amount } Damage to every Wizard of the active team.
    [1] { $amount } Damage to the most damaged Wizards of the active team.
   *[2] { $amount } Damage to the least damaged Wizards of the active team.
}
rising-villain-damage-active-named = { $among ->
    [0] { $amount } Damage to every { $affiliation } Wizard of the active team.
    [1] { $amount } Damage to the most damaged { $affiliation } Wizards of the active team.
   *[2] { $amount } Damage to the least damaged { $affiliation } Wizards of the active team.
}
rising-villain-damage-each-team = { $among ->
    [0] { $amount } Damage to every Wizard of every team.
    [1] In every team, { $amount } Damage to the most damaged Wizards.
   *[2] In every team, { $amount } Damage to the least damaged Wizards.
}
rising-villain-damage-each-team-named = { $among ->
    [0] { $amount } Damage to every { $affiliation } Wizard of every team.
    [1] In every team, { $amount } Damage to the most damaged { $affiliation } Wizards.
   *[2] In every team, { $amount } Damage to the least damaged { $affiliation } Wizards.
}
rising-villain-damage-board = { $among ->
    [0] { $amount } Damage to every Wizard card beside this Location (not to teams).
    [1] { $amount } Damage to the most damaged Wizard cards beside this Location (not to teams).
   *[2] { $amount } Damage to the least damaged Wizard cards beside this Location (not to teams).
}
rising-villain-damage-board-named = { $among ->
    [0] { $amount } Damage to every { $affiliation } card beside this Location (not to teams).
    [1] { $amount } Damage to the most damaged { $affiliation } cards beside this Location (not to teams).
   *[2] { $amount } Damage to the least damaged { $affiliation } cards beside this Location (not to teams).
}
rising-villain-damage-board-at = { $amount } Damage to every Wizard card beside { $where_art } (not to teams).
rising-villain-damage-here = { $among ->
    [0] { $amount } Damage to every Wizard at this Location.
    [1] { $amount } Damage to the most damaged Wizards at this Location.
   *[2] { $amount } Damage to the least damaged Wizards at this Location.
}
rising-villain-damage-here-named = { $among ->
    [0] { $amount } Damage to every { $affiliation } Wizard at this Location.
    [1] { $amount } Damage to the most damaged { $affiliation } Wizards at this Location.
   *[2] { $amount } Damage to the least damaged { $affiliation } Wizards at this Location.
}
rising-villain-otherwise = If there is none, add { $amount } Corruption here instead.
rising-villain-corrupt-here = Add { $amount } Corruption at this Location.
rising-villain-corrupt-at = Add { $amount } Corruption at { $where_art }.
rising-villain-corrupt-each-with-death-eater = Add { $amount } Corruption at every Location with a Death Eater.
rising-villain-restore = Remove { $amount } Damage from every other Death Eater.
rising-villain-lose-spell-active = { $amount ->
    [one] The active player discards a random Spell token.
   *[other] The active player discards { $amount } random Spell tokens.
}
rising-villain-lose-spell-each = { $amount ->
    [one] Every player discards a random Spell token.
   *[other] Every player discards { $amount } random Spell tokens.
}
rising-penalty-harder = This turn, every attack on a Death Eater needs { $amount } more { $trait }.
rising-penalty-no-spells = This turn, nobody may use Spell tokens.
rising-penalty-heal-limit = This turn, Damage may be removed from only one Wizard of each team.
rising-penalty-lose-die = { $amount ->
    [one] The active player loses a random die before the first roll.
   *[other] The active player loses { $amount } random dice before the first roll.
}
rising-voldemort-cap = Once revealed, he never has more Damage than there are Death Eaters in Azkaban.
rising-voldemort-redeploy = Before the first roll of a turn, the active player may give up a die to move to his Location.
