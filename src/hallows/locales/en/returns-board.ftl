### Voldemort returns: what stands around the drawn board. The map itself speaks with the House Cup's words.

returns-board-trackers = At stake
returns-board-scored = The figures: for heroes the destroyed Horcruxes and the Stone; for Voldemort’s side the ritual’s tokens, the return and the Wand.
returns-board-side-dark = Voldemort’s side
returns-board-side-light = Heroes
returns-board-ritual = Ritual tokens
returns-board-horcruxes = Horcruxes
returns-board-relics = Relics
returns-board-eaters = Death Eaters
returns-board-held = Pettigrew has it
returns-board-destroyed = destroyed
returns-board-aside = not yet on the board
returns-board-hand = Tokens, spells and potions
returns-board-spells = Spells
returns-board-potions = Potions
returns-board-cards = Spells { $spells }, potions { $potions }.
returns-board-duty = Must be attacked again: { $what }.
returns-board-no-hero = No hero chosen yet.
returns-board-eater-cards = { $n ->
    [one] 1 card
   *[other] { $n } cards
}
returns-board-role-ritual = token of the ritual
returns-board-role-weapon = weapon against Horcruxes
returns-board-role-horcrux = Horcrux
returns-board-role-stone = Harry’s relic
returns-board-role-wand = Voldemort’s relic
returns-board-left-before = Return by round { $last }: { $n ->
    [0] this is the last round
    [one] 1 more round
   *[other] { $n } more rounds
}
returns-board-left-after = The end after round { $last }: { $n ->
    [0] this is the last round
    [one] 1 more round
   *[other] { $n } more rounds
}
returns-board-want-dark-before = { $lacking ->
    [0] All tokens are gathered: hold the ritual by round { $last }. Its place: { $where }.
    [one] Find the last token, then hold the ritual by round { $last }. Its place: { $where }.
   *[other] Find { $lacking } more tokens, then hold the ritual by round { $last }. Its place: { $where }.
}
returns-board-want-light-before = { $left ->
    [0] Every Horcrux is destroyed: keep Pettigrew from the ritual until round { $last } is over.
    [one] Find a weapon and destroy the last Horcrux; if Voldemort is not back by round { $last }, the heroes win.
   *[other] Find a weapon and destroy { $left } Horcruxes; if Voldemort is not back by round { $last }, the heroes win.
}
returns-board-want-dark-after = { $left ->
    [0] No Horcrux is left: take the Wand and face Harry before he does it with the Stone.
   *[other] Take the Wand and meet Harry, or keep a Horcrux safe until round { $last } is over.
}
returns-board-want-light-after = { $left ->
    [0] Every Horcrux is destroyed: hold out until round { $last } is over, or let Harry meet Voldemort with the Stone.
    [one] Destroy the last Horcrux; Harry needs the Stone before he meets Voldemort.
   *[other] Destroy { $left } Horcruxes; Harry needs the Stone before he meets Voldemort.
}
returns-board-defence = the defender’s die for each hit: life points lost, ↩ by the attacker
returns-board-higher = Your die must be higher than the Horcrux’s: { $percent } %.

## The first time

returns-board-howto-1 = One player is Pettigrew, the others are Harry and his friends. Pettigrew wants to bring Voldemort back in time. The heroes hunt the Horcruxes. Beside your sheet you can read what each side wants now.
returns-board-howto-2 = In your turn you roll and walk exactly that far. Lit spaces show where you can stop, and after how many steps. Point at one to see the way. Tokens of your side have a ring; Horcruxes are stars.
returns-board-howto-3 = Pettigrew gathers four tokens and holds the ritual. Then he is Voldemort, six Death Eaters come to the towers, and the Wand and the Stone are hidden on the board.
returns-board-howto-4 = A hero with a weapon may attack a Horcrux where it lies: both roll, and the hero’s die must be higher. Death Eaters are fought with dice against resistance.
returns-board-howto-5 = When Harry and Voldemort meet, relics and Horcruxes decide. Without a meeting it ends with the last round: one Horcrux left is enough for Voldemort.
returns-board-howto-6 = Drag the map, zoom with the wheel or two fingers; arrow keys walk along the roads. Everything can be pointed at (on a phone: held) and explains itself.

## The key to the signs

returns-board-key-spell = Draw a spell
returns-board-key-potion = Draw a potion
returns-board-key-hp = Gain so many life points
returns-board-key-classroom = Classroom: draws as its explanation says
returns-board-key-common-room = Common room: a spell or a potion, for heroes also Floo powder
returns-board-key-study = Several gifts at once: point at it to read them
returns-board-key-tower = Tower: you may stop on your way; Floo powder takes a hero to a special place
returns-board-key-pitch = Every move ends here: the place of the ritual
returns-board-key-none = On all other spaces nothing happens
returns-board-key-end = You can stop here, after so many steps
returns-board-key-target = Somebody or something waits here
returns-board-key-wanted = What your side looks for
returns-board-key-special = A Horcrux
returns-board-key-gone = A Horcrux lay here; it is destroyed
returns-board-key-eater = A Death Eater
