### A Year at Hogwarts: what cards, tokens, sheets, enemies and spaces say. Sentences first, the same in few words below.

## Spells and potions

hogwarts-effect-damage = { $amount ->
    [one] The enemy loses { $amount } life point.
   *[other] The enemy loses { $amount } life points.
}
hogwarts-effect-damage-special = { $amount ->
    [one] The enemy loses { $amount } life point, but { $against_art } { $special }.
   *[other] The enemy loses { $amount } life points, but { $against_art } { $special }.
}
hogwarts-effect-quiet = The enemy cannot answer this attack.
hogwarts-effect-dampen = { $amount ->
    [one] The enemy’s answer costs you { $amount } life point less.
   *[other] The enemy’s answer costs you { $amount } life points less.
}
hogwarts-effect-heal = { $amount ->
    [one] You gain { $amount } life point.
   *[other] You gain { $amount } life points.
}
hogwarts-effect-backlash = { $amount ->
    [one] First you lose { $amount } life point yourself.
   *[other] First you lose { $amount } life points yourself.
}
hogwarts-effect-show-hand = If you fight a player, that player shows you all cards in hand.
hogwarts-effect-cancel = { $times ->
    [one] The enemy’s next attack does not happen.
   *[other] The enemy’s next { $times } attacks do not happen.
}
hogwarts-effect-cancel-forever = { $times ->
    [one] The enemy’s next attack does not happen; { $against_art } cannot attack any more in this fight.
   *[other] The enemy’s next { $times } attacks do not happen; { $against_art } cannot attack any more in this fight.
}
hogwarts-effect-counter = The card your opponent has just played does nothing.
hogwarts-effect-search-spell = Pick any spell you like from the deck, then shuffle the deck.
hogwarts-effect-search-potion = Pick any potion you like from the deck, then shuffle the deck.
hogwarts-effect-reroll = Right after your own roll for movement or attack, roll any of the dice again.
hogwarts-effect-summon = Before you roll for movement, take an ordinary object from any space of the castle, the grounds or Hogsmeade.
hogwarts-effect-free-stop = Before you roll for movement: this turn you may stop on any space along your way.
hogwarts-effect-forget = Before you roll for movement, choose a player, who loses a random spell or potion.

## Conduct and event cards

hogwarts-effect-points = { $amount ->
    [one] You gain { $amount } house point.
   *[other] You gain { $amount } house points.
}
hogwarts-effect-points-lost = { $amount ->
    [one] You lose { $amount } house point.
   *[other] You lose { $amount } house points.
}
hogwarts-effect-points-all = { $amount ->
    [one] Everybody gains { $amount } house point.
   *[other] Everybody gains { $amount } house points.
}
hogwarts-effect-points-lost-all = { $amount ->
    [one] Everybody loses { $amount } house point.
   *[other] Everybody loses { $amount } house points.
}
hogwarts-effect-floo-powder = Take a Floo powder token and keep this card until you use it.
hogwarts-effect-gather = All pawns are moved to { $where_art }. Nothing else happens there.
hogwarts-effect-life-all = { $amount ->
    [one] Everybody gains { $amount } life point.
   *[other] Everybody gains { $amount } life points.
}
hogwarts-effect-life-lost-all = { $amount ->
    [one] Everybody loses { $amount } life point, but nobody loses their last one.
   *[other] Everybody loses { $amount } life points, but nobody loses their last one.
}
hogwarts-effect-token-floo = Everybody takes a Floo powder token.
hogwarts-effect-token-portkey = Everybody takes a Portkey.
hogwarts-effect-deal-spell = Everybody draws a spell.
hogwarts-effect-deal-potion = Everybody draws a potion.
hogwarts-effect-deal-book = Everybody draws a book.
hogwarts-effect-drop = Everybody gives up a spell or potion of their choice.
hogwarts-effect-pass-right = Everybody passes a random spell or potion to the player on the right.
hogwarts-effect-lose-token = Everybody gives up a Floo powder token or a Portkey.

## What sheets can do on the move

hogwarts-effect-extra-draw-spell = On spell spaces you draw 2 spells instead of 1.
hogwarts-effect-extra-draw-potion = On potion spaces you draw 2 potions instead of 1.
hogwarts-effect-extra-draw-book = On book spaces you draw 2 books instead of 1.
hogwarts-effect-nudge = You may move one step more or one less than you rolled.
hogwarts-effect-reroll-move = Once per turn you may roll the movement dice again.
hogwarts-effect-class-life = Whenever you end your move in a classroom, you gain 1 life point.
hogwarts-effect-space-life = On life spaces you gain 1 life point more.
hogwarts-effect-second-conduct = On a conduct space you may put the card back and draw another, which then counts.
hogwarts-effect-bigger-prize = When you beat a player, you take one more of what you chose as your prize.
hogwarts-effect-move-bonus = { $amount ->
    [one] Moves { $amount } step further than the die shows.
   *[other] Moves { $amount } steps further than the die shows.
}
hogwarts-effect-passages = May use secret passages.
hogwarts-effect-tower-stop = May stop on any tower.

## What sheets can do in a fight

hogwarts-effect-weaken = The opponent’s resistance is 1 lower, but never below 2.
hogwarts-effect-reroll-all = Once per fight: roll all attack dice again.
hogwarts-effect-reroll-one = In every attack you may roll one attack die again.
hogwarts-effect-shrug = Once per fight: ignore what the enemy does to you.
hogwarts-effect-mastery-spell = Attack spells take 1 life point more.
hogwarts-effect-mastery-potion = Attack potions take 1 life point more.
hogwarts-effect-set-six = Once per fight: turn an attack die to 6.
hogwarts-effect-double-six = Every 6 on the attack dice hits twice.
hogwarts-effect-first-die = One more attack die in the first round of a fight.
hogwarts-effect-first-blood = When a fight starts, the opponent loses 1 life point; a player never loses the last one this way.
hogwarts-effect-regain = Gains 1 life point after every round in which the opponent lost more.
hogwarts-effect-cancel-first = The first card the opponent plays does nothing.

## What is special about enemies

hogwarts-effect-immune-spell = Spells do no harm.
hogwarts-effect-immune-potion = Potions do no harm.
hogwarts-effect-frail-spell = Attack spells take 1 life point more.
hogwarts-effect-frail-potion = Attack potions take 1 life point more.
hogwarts-effect-riddle = You lose a random spell with it.
hogwarts-effect-chancy = That happens only when a die shows { $at_least } or more.
hogwarts-effect-numb = After each of your attacks you have one die fewer for your next attack roll, but always at least one.

## What special objects can do

hogwarts-effect-extra-die = Use it once to roll one more attack die for a whole fight.
hogwarts-effect-revive = { $amount ->
    [one] Use it once in a fight to gain { $amount } life point.
   *[other] Use it once in a fight to gain { $amount } life points.
}
hogwarts-effect-extra-turn = Use it once to take another turn straight after this one.
hogwarts-effect-visit = Use it once to visit any space of Diagon Alley or any special place, and come back.
hogwarts-effect-vanish = { $distance ->
    [one] Use it once to slip out of a fight, { $distance } space away.
   *[other] Use it once to slip out of a fight, { $distance } spaces away.
}

## Whole cards

hogwarts-text-either = Choose one.
hogwarts-text-book = { $amount ->
    [one] Worth { $amount } house point in the exam: hand it in when you end your move in the classroom for { $subject }.
   *[other] Worth { $amount } house points in the exam: hand it in when you end your move in the classroom for { $subject }.
}
hogwarts-text-object-missions = { $numbers_count ->
    [one] Needed for mission { $numbers }.
   *[other] Needed for missions { $numbers }.
}
hogwarts-text-enemy-reveal = { $amount ->
    [one] When the card is revealed, you lose { $amount } life point.
   *[other] When the card is revealed, you lose { $amount } life points.
}
hogwarts-text-enemy-first = { $amount ->
    [one] The enemy strikes first: you lose { $amount } life point before your first attack.
   *[other] The enemy strikes first: you lose { $amount } life points before your first attack.
}
hogwarts-text-enemy-after = { $amount ->
    [one] After each of your attacks you lose { $amount } life point.
   *[other] After each of your attacks you lose { $amount } life points.
}
hogwarts-text-mission-place = Go to { $where_art }.
hogwarts-text-mission-objects = Bring { $objects_art }.
hogwarts-text-mission-cards = Qualified wizards also need { $cards }.
hogwarts-text-mission-points = Win the fight and score { $amount } house points.
hogwarts-want-attack = { $n ->
    [one] { $n } attack card
   *[other] { $n } attack cards
}
hogwarts-want-defence = { $n ->
    [one] { $n } defence card
   *[other] { $n } defence cards
}
hogwarts-want-spell = { $n ->
    [one] { $n } spell
   *[other] { $n } spells
}
hogwarts-want-potion = { $n ->
    [one] { $n } potion
   *[other] { $n } potions
}
hogwarts-want-book = { $n ->
    [one] { $n } book
   *[other] { $n } books
}
hogwarts-hall-great = the Great Hall

## Spaces

hogwarts-here-spell = Draw a spell.
hogwarts-here-potion = Draw a potion.
hogwarts-here-book = Draw a book.
hogwarts-here-conduct = Draw a conduct card; it counts at once.
hogwarts-here-event = Draw an event; it is for everybody.
hogwarts-here-duel = Draw a duel card and fight that student.
hogwarts-here-common-room = Draw a spell, a potion, a book or a conduct card, or offer a player an object for an object.
hogwarts-here-tower = You may stop here on your way. With a Floo powder token you visit a special place.
hogwarts-here-pitch = Every move ends here. Challenge a player to Quidditch, or take a Portkey to the graveyard.
hogwarts-here-start = Everybody begins here. If you end your move here, you may go on to the Leaky Cauldron at once.
hogwarts-here-great-hall = Counts as the Great Hall.
hogwarts-here-bridge = A bridge is one space; nothing happens on it.
hogwarts-here-exam = Take the exam in { $subject }: hand in books of this subject for their points. You may stop here on your way if you hold one.
hogwarts-here-draw-spell = { $n ->
    [one] Draw a spell.
   *[other] Draw { $n } spells.
}
hogwarts-here-draw-potion = { $n ->
    [one] Draw a potion.
   *[other] Draw { $n } potions.
}
hogwarts-here-draw-book = { $n ->
    [one] Draw a book.
   *[other] Draw { $n } books.
}
hogwarts-here-hp = { $n ->
    [one] Gain { $n } life point.
   *[other] Gain { $n } life points.
}
hogwarts-here-hp-lost = { $n ->
    [one] Lose { $n } life point.
   *[other] Lose { $n } life points.
}
hogwarts-here-passage = A secret passage leads to { $where_art } without costing a step.
hogwarts-here-door = { $where } is right behind the door, without costing a step.
hogwarts-here-reached-floo = You get here from a tower with Floo powder and go back at the end of your turn.
hogwarts-here-reached-portkey = You get here from the Quidditch pitch with a Portkey and go back at the end of your turn.
hogwarts-here-rosettes = { $n ->
    [one] An object lies here at the start.
   *[other] { $n } objects lie here at the start.
}
hogwarts-here-bonus-portkey = If you arrive without a Portkey, you take one.
hogwarts-here-bonus-look = When you arrive, look at the top 2 spells and keep one.
hogwarts-here-bonus-hp = When you arrive, you gain 2 life points.
hogwarts-here-bonus-spell = When you arrive, you draw a spell.
hogwarts-here-bonus-duel = When you arrive, you fight a duel or lose 1 life point.
hogwarts-here-bonus-book = When you arrive, you draw a book.
hogwarts-here-bonus-potion = When you arrive, you draw a potion.

## In few words

hogwarts-brief-damage = −{ $amount } life
hogwarts-brief-damage-special = −{ $amount } life ({ $against } −{ $special })
hogwarts-brief-quiet = no answer
hogwarts-brief-dampen = answer −{ $amount }
hogwarts-brief-heal = you +{ $amount } life
hogwarts-brief-backlash = you −{ $amount } life
hogwarts-brief-show-hand = see the hand
hogwarts-brief-cancel = { $times ->
    [one] stops { $times } attack
   *[other] stops { $times } attacks
}
hogwarts-brief-cancel-forever = { $times ->
    [one] stops { $times } attack, all of { $against }
   *[other] stops { $times } attacks, all of { $against }
}
hogwarts-brief-counter = stops a card
hogwarts-brief-search-spell = any spell
hogwarts-brief-search-potion = any potion
hogwarts-brief-reroll = dice again
hogwarts-brief-summon = fetch an object
hogwarts-brief-free-stop = stop anywhere
hogwarts-brief-forget = a player loses a card
hogwarts-brief-points = +{ $amount } points
hogwarts-brief-points-lost = −{ $amount } points
hogwarts-brief-points-all = all: +{ $amount } points
hogwarts-brief-points-lost-all = all: −{ $amount } points
hogwarts-brief-floo-powder = Floo powder
hogwarts-brief-gather = all to { $where }
hogwarts-brief-life-all = all: +{ $amount } life
hogwarts-brief-life-lost-all = all: −{ $amount } life
hogwarts-brief-token-floo = all: Floo powder
hogwarts-brief-token-portkey = all: a Portkey
hogwarts-brief-deal-spell = all: a spell
hogwarts-brief-deal-potion = all: a potion
hogwarts-brief-deal-book = all: a book
hogwarts-brief-drop = all lose a card
hogwarts-brief-pass-right = all pass a card
hogwarts-brief-lose-token = all lose a token
hogwarts-brief-extra-draw-spell = 2 spells on spell spaces
hogwarts-brief-extra-draw-potion = 2 potions on potion spaces
hogwarts-brief-extra-draw-book = 2 books on book spaces
hogwarts-brief-nudge = move ±1
hogwarts-brief-reroll-move = roll the move again
hogwarts-brief-class-life = classrooms: +1 life
hogwarts-brief-space-life = life spaces: +1 life
hogwarts-brief-second-conduct = another conduct card
hogwarts-brief-bigger-prize = bigger prizes
hogwarts-brief-move-bonus = move +{ $amount }
hogwarts-brief-passages = secret passages
hogwarts-brief-tower-stop = stops on towers
hogwarts-brief-weaken = resistance −1
hogwarts-brief-reroll-all = all dice again, once
hogwarts-brief-reroll-one = one die again
hogwarts-brief-shrug = ignores a blow, once
hogwarts-brief-mastery-spell = spells −1 life more
hogwarts-brief-mastery-potion = potions −1 life more
hogwarts-brief-set-six = a die to 6, once
hogwarts-brief-double-six = a 6 hits twice
hogwarts-brief-first-die = first round +1 die
hogwarts-brief-first-blood = start: enemy −1 life
hogwarts-brief-regain = won round: +1 life
hogwarts-brief-cancel-first = stops the first card
hogwarts-brief-immune-spell = spells useless
hogwarts-brief-immune-potion = potions useless
hogwarts-brief-frail-spell = spells −1 life more
hogwarts-brief-frail-potion = potions −1 life more
hogwarts-brief-riddle = takes a spell
hogwarts-brief-chancy = only on { $at_least }+
hogwarts-brief-numb = your dice −1
hogwarts-brief-extra-die = +1 attack die
hogwarts-brief-revive = +{ $amount } life
hogwarts-brief-extra-turn = another turn
hogwarts-brief-visit = a ride
hogwarts-brief-vanish = away, { $distance } spaces
hogwarts-brief-book = { $amount } points
hogwarts-brief-enemy = { $hp } life, resistance { $res }
hogwarts-brief-after = each attack: you −{ $amount } life
hogwarts-brief-mission = No. { $number }, { $amount } points
hogwarts-brief-here-spell = spell
hogwarts-brief-here-potion = potion
hogwarts-brief-here-book = book
hogwarts-brief-here-conduct = conduct
hogwarts-brief-here-event = event
hogwarts-brief-here-duel = duel
hogwarts-brief-here-common-room = a card or a swap
hogwarts-brief-here-tower = Floo powder
hogwarts-brief-here-pitch = match or Portkey
hogwarts-brief-here-start = to the Leaky Cauldron
hogwarts-brief-here-great-hall = Great Hall
hogwarts-brief-here-exam = exam

## Facts and headings

hogwarts-use-attack = attack card
hogwarts-use-defence = defence card
hogwarts-use-utility = in a fight or for a mission
hogwarts-use-start = at the start of your turn
hogwarts-fact-enemy = life points { $hp }, resistance { $res }
hogwarts-fact-sheet = attack dice { $dice }, resistance { $res }, life points { $hp }
hogwarts-fact-hand = starts with { $cards }
hogwarts-group-missions = Missions and their enemies
hogwarts-group-spells = Spells
hogwarts-group-potions = Potions
hogwarts-group-books = Books
hogwarts-group-conduct = Conduct cards
hogwarts-group-events = Event cards
hogwarts-group-duels = Duel cards
hogwarts-group-objects = Objects
hogwarts-group-students = Students
hogwarts-group-eaters = Death Eaters

## Lengths, variants and tokens

hogwarts-length-quick = Quick
hogwarts-length-classic = Classic
hogwarts-length-long = Long
hogwarts-goal = { $missions ->
    [one] The last round comes when somebody has completed { $missions } mission and has more than { $points } house points.
   *[other] The last round comes when somebody has completed { $missions } missions and has more than { $points } house points.
}
hogwarts-goal-cap = { $rounds ->
    [one] The year is over after { $rounds } round at the latest.
   *[other] The year is over after { $rounds } rounds at the latest.
}
hogwarts-variant-underage = Underage wizards
hogwarts-variant-qualified = Qualified wizards
hogwarts-variant-team = Teams
hogwarts-variant-solo = Solo
hogwarts-about-underage = Missions need objects only, and players who meet fight with single dice.
hogwarts-about-qualified = Missions also need cards, and Death Eaters wait on towers. Players fight with dice and cards. Before the end can come, you must have played a Quidditch match.
hogwarts-about-team = As for qualified wizards, but a team shares points, objects and missions, and all its members meet for a mission.
hogwarts-about-solo = You alone against the school year. A lost mission ends the game.
hogwarts-token-floo = Floo powder
hogwarts-token-portkey = Portkey
hogwarts-about-floo = On a tower: visit a special place and come back at the end of your turn.
hogwarts-about-portkey = On the Quidditch pitch, instead of a match: visit the graveyard and come back at the end of your turn.

## Ways between spaces

hogwarts-road-path = path
hogwarts-road-corridor = corridor
hogwarts-road-stair = stairs
hogwarts-road-bridge = hanging bridge
hogwarts-road-tunnel = tunnel
hogwarts-road-water = boat trip
hogwarts-road-street = street
hogwarts-road-gate = gate
hogwarts-road-passage = secret passage
hogwarts-road-door = door
