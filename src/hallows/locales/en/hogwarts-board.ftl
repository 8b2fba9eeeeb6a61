### A Year at Hogwarts, House Cup: what stands around the drawn board.

hogwarts-board-board-castle = Hogwarts
hogwarts-board-board-alley = Diagon Alley
hogwarts-board-board-places = Special places
hogwarts-board-boards = Boards beside the castle
hogwarts-board-great-hall = Great Hall
hogwarts-board-zoom = Zoom
hogwarts-board-zoom-in = Closer
hogwarts-board-zoom-out = Further away
hogwarts-board-zoom-far = Far
hogwarts-board-zoom-rooms = Rooms
hogwarts-board-zoom-names = Names
hogwarts-board-to-match = Back to the match
hogwarts-board-to-castle = See the castle
hogwarts-board-where-am-i = Where am I?
hogwarts-board-stand = Standing here: { $what }.
hogwarts-board-lie = Lying here: { $what }.
hogwarts-board-missions-here = Your missions here: { $what }.
hogwarts-board-eater-here = A Death Eater lurks here.
hogwarts-board-closed-here = Closed for this game.
hogwarts-board-holds = Objects: { $what }.
hogwarts-board-object-at = { $it } lies at { $where_art }.
hogwarts-board-object-mine = You have { $it_art }.
hogwarts-board-object-theirs = { $it }: { $who } has it.
hogwarts-board-wanted-for = Wanted for { $what }.
hogwarts-board-wanted-it-for = { $it }: wanted for { $what }.
hogwarts-board-wanted-not = None of your missions needs it.
hogwarts-board-wanted-none = None of your missions needs any of these.
hogwarts-board-at = Stands at { $where_art }.
hogwarts-board-mission-kind = mission { $number }, { $points } points
hogwarts-board-stats = Attack dice { $dice }, resistance { $res }, life points { $hp }
hogwarts-board-foe-stats = resistance { $res }, life points { $hp }
hogwarts-board-points = House points: { $points }.
hogwarts-board-tokens = Floo powder { $floo }, Portkeys { $portkeys }.
hogwarts-board-cards = Spells { $spells }, potions { $potions }, books { $books }.
hogwarts-board-missions-done = Missions: { $done } completed, { $left } still open.
hogwarts-board-worth = { $points }
hogwarts-board-done = Done
hogwarts-board-have = in hand
hogwarts-board-lack = missing
hogwarts-board-hp = life
hogwarts-board-res = Resistance
hogwarts-board-dice = Attack dice
hogwarts-board-floo = Floo powder
hogwarts-board-portkeys = Portkeys
hogwarts-board-progress = { $have } of { $of } objects
hogwarts-board-ready = Go there and fight
hogwarts-board-missions-hidden = Missions are seen only by those who have them.
hogwarts-board-no-missions = No missions yet.
hogwarts-board-no-student = No student chosen yet. Point at one to see the sheet.
hogwarts-board-whose-sheet = Whose sheet
hogwarts-board-hand = Spells, potions and books
hogwarts-board-missions = Missions
hogwarts-board-house-points = House points
hogwarts-board-scored = The figures are house points.
hogwarts-board-house-cup = House Cup
hogwarts-board-standing = Points
hogwarts-board-team = team { $n }
hogwarts-board-race = House points on the way to the goal: more than { $points }, and { $missions ->
    [one] 1 mission
   *[other] { $missions } missions
}
hogwarts-board-goal = over { $points } points and { $missions ->
    [one] 1 mission
   *[other] { $missions } missions
}
hogwarts-board-goal-long = The last round begins when somebody has more than { $points } house points and { $missions ->
    [one] 1 completed mission
   *[other] { $missions } completed missions
}.
hogwarts-board-players = Players
hogwarts-board-active = whose turn it is

## Fights

hogwarts-board-fight-mission = Mission fight
hogwarts-board-fight-duel = Duel
hogwarts-board-fight-scuffle = Scuffle
hogwarts-board-fight-rivals = Fight
hogwarts-board-fight-eater = Death Eater
hogwarts-board-fight-round = round { $n }
hogwarts-board-fight-cards = cards { $played } of { $limit }
hogwarts-board-fight-skips = { $n ->
    [one] loses 1 attack
   *[other] loses { $n } attacks
}
hogwarts-board-fight-apart = set apart: { $what }
hogwarts-board-fight-cancels = { $n ->
    [one] its next ability fails
   *[other] its next { $n } abilities fail
}
hogwarts-board-fight-silenced = its ability is silenced
hogwarts-board-fight-numbs = its answer costs an attack die
hogwarts-board-fight-defence = The defender’s die for each hit
hogwarts-board-fight-defence-defender = the one who is hit loses { hogwarts-life-n }
hogwarts-board-fight-defence-attacker = the attacker loses { hogwarts-life-n } instead
hogwarts-board-duel-won = Won: one card each of { $what }
hogwarts-board-duel-lost = { $n ->
    [one] Lost: give up 1 card
   *[other] Lost: give up { $n } cards
}
hogwarts-board-goal-match = Before that, one Quidditch match has to be played.
hogwarts-board-fight-hits = { $n } or more hits
hogwarts-board-fight-loss = its answer costs { hogwarts-life-n }
hogwarts-board-fight-cards-left = { $n ->
    [0] no more cards may be played
    [one] 1 card may still be played
   *[other] { $n } cards may still be played
}

## The first time

hogwarts-board-howto-1 = You are a student at Hogwarts. You earn house points with missions, exams and duels. When somebody has enough points and missions, the round is played to its end. Whoever has the most points then wins the House Cup.
hogwarts-board-howto-2 = In your turn you roll two dice and walk exactly that far. Lit spaces show where you can stop, and after how many steps. Point at one to see the way. On towers, at your missions and at exams you may stop earlier.
hogwarts-board-howto-3 = Where you stop, you do what the sign says: draw a card, gain life points or fight a duel. You pick up objects on your way, six at most.
hogwarts-board-howto-4 = A mission card names a place, objects and an opponent. Bring the objects there and fight: each attack die that reaches the opponent’s resistance takes 1 life point.
hogwarts-board-howto-5 = Meeting another student means a fight, and the winner takes a prize. Without life points you wake up in the Leaky Cauldron, but you are not out of the game.
hogwarts-board-howto-6 = Drag the map, zoom with the wheel or two fingers; arrow keys walk along the roads. Everything can be pointed at (on a phone: held) and explains itself.

## The key to the signs

hogwarts-board-key = Signs
hogwarts-board-key-spaces = Spaces: what you do where you stop
hogwarts-board-key-marks = On the map
hogwarts-board-key-roads = Ways
hogwarts-board-key-figures = On your sheet
hogwarts-board-key-free = costs no step, to the seal with the same number
hogwarts-board-key-spell = Draw a spell
hogwarts-board-key-potion = Draw a potion
hogwarts-board-key-book = Draw a book; books are handed in at exams
hogwarts-board-key-conduct = Draw a conduct card: praise or trouble
hogwarts-board-key-event = Draw an event; it is for everybody
hogwarts-board-key-duel = Fight a duel for cards
hogwarts-board-key-hp = Gain so many life points
hogwarts-board-key-classroom = Classroom: hand in books of its subject for points
hogwarts-board-key-common-room = Common room: one card of your choice, or an exchange
hogwarts-board-key-study = Several gifts at once: point at it to read them
hogwarts-board-key-tower = Tower: you may stop on your way; Floo powder takes you to a special place
hogwarts-board-key-pitch = Every move ends here: Quidditch, or a Portkey
hogwarts-board-key-start = Everybody begins here; the way to Diagon Alley
hogwarts-board-key-none = Nothing happens
hogwarts-board-key-end = You can stop here, after so many steps
hogwarts-board-key-target = You can stop here for a mission
hogwarts-board-key-stop = You are stopped here before your steps are used up
hogwarts-board-key-flag = The place of one of your missions, with its number; red: you have all its objects
hogwarts-board-key-wanted = An object one of your missions needs
hogwarts-board-key-special = An object with a power of its own
hogwarts-board-key-eater = A Death Eater: whoever comes there fights
hogwarts-board-key-dice = Attack dice: how many you roll in a fight
hogwarts-board-key-res = Resistance: an attack die hits with this number or more
hogwarts-board-key-hp-figure = Life points: hits you can take
hogwarts-board-key-floo = Floo powder: from a tower to a special place
hogwarts-board-key-portkeys = Portkey: from the Quidditch pitch to the graveyard
