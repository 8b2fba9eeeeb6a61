### Talisman: what stands around the drawn board.

talisman-board-name = Talisman board: London, Hogwarts Grounds, Hogwarts Castle, Great Hall
talisman-board-magic = Magic
talisman-board-might = Might
talisman-board-life = Life
talisman-board-fate = Fate
talisman-board-galleons = Galleons
talisman-board-objects = Objects
talisman-board-followers = Followers
talisman-board-trophies = Trophies
talisman-board-trophies-why = Beaten Enemies. Trade { $price } points for 1 Magic or 1 Might at the end of your turn.
talisman-board-ready = +1 ready
talisman-board-abilities = Abilities
talisman-board-spells = Spells
talisman-board-no-spells = No Spells in your hand.
talisman-board-spell-count = { $count ->
    [0] no Spells
    [one] 1 Spell
   *[other] { $count } Spells
}
talisman-board-castable = can be cast now
talisman-board-not-now = not now
talisman-board-start = start { $n }
talisman-board-total = total { $n }
talisman-board-dial = Dial { $dial }, started at { $start }
talisman-board-sheet = Character sheet
talisman-board-sheets = Whose sheet
talisman-board-challenge = Challenge: { $what }
talisman-board-state-waiting = at St. Mungo’s
talisman-board-state-out = out of the game
talisman-board-state-miss = loses a turn
talisman-board-state-ferret = a Ferret
talisman-board-state-frozen = frozen
talisman-board-state-held = held here
talisman-board-state-turned-back = turned back
talisman-board-advantage = Advantage
talisman-board-advantage-why = Shown on your side: you add 1 in Battles against Enemies and Characters of the other side. Shown on theirs: Enemies who belong to a side cost you 1 each.
talisman-board-voldemort = Voldemort
talisman-board-voldemort-why = Lord Voldemort moves whenever a 1 is rolled for movement. Whoever he meets has to fight.
talisman-board-decks = Decks
talisman-board-deck-spells = Spells
talisman-board-deck-hallows = Hallows
talisman-board-legend-legal = you can go there
talisman-board-legend-here = you are here
talisman-board-legend-trail = last move
talisman-board-legend-draw = draw until this many cards lie here
talisman-board-legend-rule = a rule of its own
talisman-board-stand = Standing here: { $who }.
talisman-board-lie = Lying here: { $cards }.
talisman-board-gold = { $count ->
    [one] 1 Galleon lies here.
   *[other] { $count } Galleons lie here.
}
talisman-board-kind-spell = Spell
talisman-board-battle = Battle of { $stat }
talisman-board-versus = v
talisman-board-modifier = Advantage and others
talisman-board-no-die = not rolled yet
talisman-board-casting = { $who } casts { $spell }
talisman-board-race = The race: who is in which Region
talisman-board-players = Players
talisman-board-active = whose turn it is
talisman-board-at = On { $space }

## Signs and numbers, explained

talisman-board-key = Signs
talisman-board-key-open = What do the signs mean?
talisman-board-key-spaces = On the spaces
talisman-board-key-cards = Cards on the board
talisman-board-key-gates = Gates
talisman-board-key-numbers = Numbers
talisman-board-legend-dice = two dice say how many cards
talisman-board-legend-gate = a gate to the next Region
talisman-board-legend-way = one way only
talisman-board-legend-gold = Galleons lie here
talisman-board-kind-enemy = Enemy: fight it
talisman-board-kind-follower = Follower: helps you
talisman-board-kind-object = Object: carry it
talisman-board-kind-magic-object = Magic Object
talisman-board-kind-observer = Observer: visit them
talisman-board-kind-place = Place: visit it
talisman-board-gate-barrier = The barrier at King’s Cross
talisman-board-gate-barrier-why = From London to the Grounds: your Magic and a die must beat { $n } and a die. If not, you stay and your turn ends.
talisman-board-gate-gates = The Hogwarts Gates
talisman-board-gate-gates-why = From the Grounds into the Castle: two dice must show no more than your Magic or your Might, as you choose. If they show more, you lose 1 of it and stay.
talisman-board-gate-hall = The door of the Great Hall
talisman-board-gate-hall-why = Whoever hands in a Hallow in the Room of Requirement may enter and face Lord Voldemort.
talisman-board-magic-why = What you fight with in Battles of Magic. It also decides how many Spells you may hold, and helps at King’s Cross and the Hogwarts Gates.
talisman-board-might-why = What you fight with in Battles of Might. It can also open the Hogwarts Gates.
talisman-board-life-why = A lost Battle mostly costs 1. At 0 you wake up at St. Mungo’s. Healing brings back what you started with, not more.
talisman-board-fate-why = 1 Fate rolls one of your own dice again, once. It rarely comes back: keep some for Battles and gates.
talisman-board-galleons-why = Pays for purchases, healing and some challenges.
talisman-board-objects-why = { $limit ->
    [one] You may carry 1 Object. It works as long as you carry it.
   *[other] You may carry { $limit } Objects. They work as long as you carry them.
}
talisman-board-followers-why = { $limit ->
    [one] You may have 1 Follower, who helps you all the time.
   *[other] You may have { $limit } Followers, who help you all the time.
}
talisman-board-spells-why = { $limit ->
    [0] Your Magic is too low for Spells yet.
    [one] Your Magic allows you 1 Spell; more Magic, more Spells.
   *[other] Your Magic allows you { $limit } Spells; more Magic, more Spells.
}
talisman-board-deck-middle-why = Drawn on the spaces of the Hogwarts Grounds. Stronger Enemies, better finds.
talisman-board-deck-outer-why = Drawn on the spaces of London.
talisman-board-deck-spells-why = Spells are drawn from here and cast from the hand.
talisman-board-deck-hallows-why = Mostly won in a challenge, sometimes found in the Grounds. You need one to enter the Great Hall.
talisman-board-deck-discards = { $count ->
    [0] Nothing has been discarded.
    [one] 1 card has been discarded.
   *[other] { $count } cards have been discarded.
}
talisman-board-advantage-mine = +1 for you
talisman-board-advantage-theirs = −1 for you
talisman-board-voldemort-in = { $region }: { $n }
talisman-board-two-faced = A Follower for { $side_art }; an Enemy for the other side.
talisman-board-nobody-there = Nobody is there.
talisman-board-between = Between { $spaces }.

## What a choice leads to

talisman-board-yourself = that is you
talisman-board-leads = { $steps ->
    [one] If you keep it, 1 step leads to
   *[other] If you keep it, { $steps } steps lead to
}
talisman-board-leads-other = Another face would lead to
talisman-board-odds = What each face would mean:
talisman-board-odds-win = you win
talisman-board-odds-draw = a standoff
talisman-board-odds-lose = you lose
talisman-board-this-turn = This turn so far

## Why a question comes up: in place of the rule, where that says less

talisman-prompt-sheet-why = The same person with other strengths. Magic and Might win Battles, Life is what you can lose, Fate rerolls dice.
talisman-prompt-character-why = You play one of them to the end. Magic and Might win Battles, Life is what you can lose, Fate rerolls dice.
talisman-prompt-before-move-why = Usually you roll. Everything else here is done before the die.
talisman-prompt-move-why = Exactly as far as the die says. What awaits you there is shown below.
talisman-prompt-leap-why = This one move goes to any other space of your Region.
talisman-prompt-turn-end-why = Nothing has to be done any more. Trophies can be traded in now.
talisman-prompt-fate-why = Fate rarely comes back. Keep the die if you can live with it; the new one counts, even if it is worse.
talisman-prompt-fate-dice-why = Only one of the dice may be rolled again; the new one counts, even if it is worse. Fate rarely comes back.
talisman-prompt-reroll-why = It costs nothing, but the new die counts, even if it is worse.
talisman-prompt-reroll-dice-why = It costs nothing; the other die stays as it is.
talisman-prompt-nudge-why = An ability of yours. The result stays between 1 and 6.
talisman-prompt-dice-one-why = The other one does not count.
talisman-prompt-choose-why = One of these, as you like.
talisman-prompt-intimidate-why = Whoever you choose gives you 1 Fate or loses 1 Life. If it is the Life, you lose your next turn.
talisman-prompt-intimidated-why = If you lose the Life, { $who } loses the next turn.
talisman-prompt-use-why = You don’t have to. What it does is written above.
talisman-prompt-collect-why = Followers and Objects help you from now on. What you leave stays here for others.
talisman-prompt-reward-why = The winner takes one thing, or nothing.
talisman-prompt-buy-off-why = Otherwise the winner chooses what you lose: 1 Life, an Object or a Galleon.
talisman-prompt-sacrifice-why = The Follower is discarded, your Life stays as it is.
talisman-prompt-arrange-why = Only you see these cards.
talisman-prompt-challenge-why = A Hallow opens the Great Hall. A die decides the task; you must do it as soon as you can.
talisman-prompt-advantage-why = The side shown has it easier in Battles against the other.
talisman-prompt-hedwig-why = It goes to a Character of your own side in your Region.
talisman-prompt-pickpocket-why = It costs nothing but a roll.
talisman-prompt-trade-galleon-life-why = Each Galleon heals 1 Life, up to what you started with.
talisman-prompt-trade-fate-spell-why = Each Fate brings you 1 Spell, as many as your Magic allows.
talisman-prompt-voldemort-why = You choose the direction. Whoever stands where he stops has to fight him.
talisman-prompt-spell-turn-start-why = Cast now or pass. You are asked again whenever one of your Spells fits.
talisman-prompt-spell-movement-rolled-why = Cast now or pass. You are asked again whenever one of your Spells fits.
talisman-prompt-spell-before-draw-why = Cast now or pass. You are asked again whenever one of your Spells fits.
talisman-prompt-spell-battle-start-why = Cast now or pass. Afterwards the dice are rolled.
talisman-prompt-spell-life-loss-why = Cast now, or the Life is lost.
talisman-prompt-spell-spell-cast-why = Answer now, or the Spell takes effect.
talisman-prompt-spell-enemy-beaten-why = Cast now, or the victory counts.
talisman-prompt-spell-turn-end-why = Cast now or pass. You are asked again whenever one of your Spells fits.
talisman-prompt-spell-crossing-why = Cast now or pass. Afterwards the attempt is made.

## How to play, in a few lines

talisman-board-howto-1 = You are one wizard among rivals. The first to enter the Great Hall and beat Lord Voldemort there wins the game.
talisman-board-howto-2 = In your turn you roll a die and walk exactly that far around your Region, either way. The lit spaces show where you can go.
talisman-board-howto-3 = Where you stop, you do what the space says or draw cards: beat Enemies, gather Followers and Objects. Point at anything (on a phone: tap it) to see what it is.
talisman-board-howto-4 = In a Battle you add a die to your Magic or Might; your opponent does the same, and the higher total wins. Beaten Enemies become Trophies: five points of them raise your Magic or Might by 1.
talisman-board-howto-5 = From London you go through King’s Cross to the Grounds, then through the Hogwarts Gates into the Castle. For the Great Hall you need a Hallow: mostly won in a challenge at the Quidditch Pitch, sometimes found in the Grounds.
talisman-board-howto-6 = Pay 1 Fate to reroll one of your dice. Fate rarely comes back, so save it for Battles and gates. Without Life you are taken to St. Mungo’s, but you are not out of the game.
