### Voldemort returns in the terminal.

returns-terminal-before = Round { $round } · Voldemort must return by round { $last }
returns-terminal-after = Round { $round } · Voldemort is back · last round: { $last }
returns-terminal-hp = { $n } life
returns-terminal-cards = { $spells ->
    [one] 1 spell
   *[other] { $spells } spells
}, { $potions ->
    [one] 1 potion
   *[other] { $potions } potions
}
returns-terminal-hand = In hand: { $cards }
returns-terminal-tokens = Floo { $floo }, Portkeys { $portkeys }
returns-terminal-duty = must try again: { $horcrux }
returns-terminal-horcruxes = Horcruxes left: { $n } · Voldemort’s life points: { $hp }
returns-terminal-ritual = The ritual needs:
returns-terminal-taken = Pettigrew has it
returns-terminal-eaters = Death Eaters: { $n }
returns-terminal-strength = { $dice } dice, resistance { $res }
returns-terminal-held = { $n ->
    [one] 1 card
   *[other] { $n } cards
}
returns-terminal-fight = A fight, round { $round }
returns-terminal-defence = Defence die for each hit: 1-2 lose 2 life · 3-5 lose 1 life · 6 the attacker loses 1 life
