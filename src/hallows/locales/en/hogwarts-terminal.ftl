### A Year at Hogwarts in the terminal: the race, the missions, the cards, who is where, and fights.

hogwarts-terminal-dealing = Everybody chooses a student
hogwarts-terminal-round = Round { $n }
hogwarts-terminal-round-of = Round { $n } of { $of }
hogwarts-terminal-turn = { $who } plays
hogwarts-terminal-extra-turn = { $who } plays once more
hogwarts-terminal-goal = { $missions ->
    [one] Goal: { $missions } mission and more than { $points } points
   *[other] Goal: { $missions } missions and more than { $points } points
}
hogwarts-terminal-goal-match = { $missions ->
    [one] Goal: { $missions } mission, a Quidditch match and more than { $points } points
   *[other] Goal: { $missions } missions, a Quidditch match and more than { $points } points
}
hogwarts-terminal-last-round = The goal is reached: this is the last round
hogwarts-terminal-you = { $who } (you)
hogwarts-terminal-team = Team { $n }
hogwarts-terminal-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
hogwarts-terminal-done = { $n ->
    [0] no mission done
    [one] { $n } mission done
   *[other] { $n } missions done
}
hogwarts-terminal-hp = { $n } life
hogwarts-terminal-dice = { $n ->
    [one] { $n } attack die
   *[other] { $n } attack dice
}
hogwarts-terminal-res = resistance { $n }
hogwarts-terminal-visit = visiting { $here } (from { $where })
hogwarts-terminal-cards-spell = { $n ->
    [one] { $n } spell
   *[other] { $n } spells
}
hogwarts-terminal-cards-potion = { $n ->
    [one] { $n } potion
   *[other] { $n } potions
}
hogwarts-terminal-cards-book = { $n ->
    [one] { $n } book
   *[other] { $n } books
}
hogwarts-terminal-floo = Floo powder ×{ $n }
hogwarts-terminal-portkeys = { $n ->
    [one] { $n } Portkey
   *[other] { $n } Portkeys
}
hogwarts-terminal-objects = objects
hogwarts-terminal-missions = Your missions
hogwarts-terminal-team-missions = Your team’s missions
hogwarts-terminal-hand = Your cards
hogwarts-terminal-known-hand = What you know of { $who }’s cards
hogwarts-terminal-board = Where everybody is, and what lies about
hogwarts-figure-eater = a Death Eater
hogwarts-figure-closed = closed
hogwarts-terminal-decks = Cards left
hogwarts-terminal-match = Quidditch match
hogwarts-terminal-fight-mission = Mission: { $mission }
hogwarts-terminal-fight-duel = Duel
hogwarts-terminal-fight-scuffle = Scuffle
hogwarts-terminal-fight-rivals = Fight between players
hogwarts-terminal-fight-eater = Fight with a Death Eater
hogwarts-terminal-fight-round = round { $n }
hogwarts-terminal-played = { $n } of { $of } cards played
hogwarts-terminal-cards = { $n ->
    [0] no cards
    [one] { $n } card
   *[other] { $n } cards
}
hogwarts-terminal-apart = set apart
hogwarts-terminal-out = out of the fight
hogwarts-terminal-silenced = The enemy will not attack any more
hogwarts-terminal-cancels = { $n ->
    [one] The enemy’s next attack is stopped
   *[other] The enemy’s next { $n } attacks are stopped
}
hogwarts-terminal-skips = { $n ->
    [one] { $who } misses the next attack
   *[other] { $who } misses the next { $n } attacks
}
