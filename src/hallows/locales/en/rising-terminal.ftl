### Death Eaters Rising in the terminal: what stands around the Locations, the dice and the teams there.

rising-terminal-setup = The teams are being chosen
rising-terminal-turn = Turn { $n }: { $who }
rising-terminal-deck = { $n ->
    [one] 1 card in the deck
   *[other] { $n } cards in the deck
}
rising-terminal-supply = { $n ->
    [one] 1 Spell token in the supply
   *[other] { $n } Spell tokens in the supply
}
rising-terminal-you = { $who } (you)
rising-terminal-voldemort = Voldemort faces { $where_art }: Damage { $damage } of { $of }, at most { $cap } for now
rising-terminal-voldemort-faces = Voldemort faces { $where_art }
rising-terminal-voldemort-hidden = { $n ->
    [0] Voldemort faces { $where_art }; his card comes next
    [one] Voldemort faces { $where_art }; 1 card lies above his
   *[other] Voldemort faces { $where_art }; { $n } cards lie above his
}
rising-terminal-this-turn = This turn
rising-terminal-legend = Beside each card: its Damage, and the symbols still to be covered. ☠ is a Death Eater.
rising-terminal-corruption = Corruption
rising-terminal-left = still { $need } (of { $of })
rising-terminal-ready = Dice to roll
rising-terminal-rolled = On the table, roll { $n }
