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
talisman-board-empty = empty
talisman-board-start = start { $n }
talisman-board-total = total { $n }
talisman-board-dial = Dial { $dial }, started at { $start }
talisman-board-sheet = Character sheet
talisman-board-sheets = Whose sheet
talisman-board-challenge = Challenge: { $what }
talisman-board-state-waiting = at St Mungo’s
talisman-board-state-out = out of the game
talisman-board-state-miss = loses a turn
talisman-board-state-ferret = a Ferret
talisman-board-state-frozen = frozen
talisman-board-state-held = held here
talisman-board-state-turned-back = turned back
talisman-board-advantage = Advantage
talisman-board-advantage-why = The side with the token adds 1 in Battles against the other, which subtracts 1.
talisman-board-voldemort = Voldemort
talisman-board-voldemort-why = He moves whenever a 1 is rolled for movement. Whoever he meets has to fight.
talisman-board-decks = Decks
talisman-board-deck-spells = Spells
talisman-board-deck-hallows = Hallows
talisman-board-legend-legal = you can go there
talisman-board-legend-here = you are here
talisman-board-legend-trail = last move
talisman-board-legend-draw = draw so many cards
talisman-board-legend-rule = a rule of its own
talisman-board-stand = Standing here: { $who }
talisman-board-lie = Lying here: { $cards }
talisman-board-gold = { $count ->
    [one] 1 Galleon lies here
   *[other] { $count } Galleons lie here
}
talisman-board-kind-spell = Spell
talisman-board-battle = Battle of { $stat }
talisman-board-versus = v
talisman-board-of-which = with { $what }
talisman-board-modifier = Advantage and others
talisman-board-no-die = not rolled yet
talisman-board-casting = { $who } casts { $spell }
talisman-board-race = The race: who is in which Region
talisman-board-players = Players
talisman-board-active = whose turn it is
talisman-board-at = On { $space }

## How to play, in a few lines

talisman-board-howto-1 = You are one wizard among rivals. Whoever enters the Great Hall first and wins the last challenge there wins the game.
talisman-board-howto-2 = In your turn you roll a die and walk exactly that far around your ring, either way. The lit spaces show where you can go.
talisman-board-howto-3 = Where you stop you do what the space says or draw cards: beat Enemies, gather Followers and Objects. The numbers count: Magic, Might, Life.
talisman-board-howto-4 = A Battle is your Magic or Might plus a die against the same of your opponent. Five points of beaten Enemies buy you 1 Magic or Might.
talisman-board-howto-5 = London leads through King’s Cross to the Grounds, the Hogwarts Gates lead into the Castle. For the Great Hall you need a Hallow, won in a challenge at the Quidditch Pitch.
talisman-board-howto-6 = Fate rerolls a die of yours. Without Life you are sent to St Mungo’s, not out of the game. Everything you may do stands in the box beside the board.
