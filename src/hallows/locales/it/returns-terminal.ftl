### Il ritorno di Voldemort nel terminale.

returns-terminal-before = Giro { $round } · Voldemort deve tornare entro il giro { $last }
returns-terminal-after = Giro { $round } · Voldemort è tornato · ultimo giro: { $last }
returns-terminal-hp = { $n } PV
returns-terminal-cards = { $spells ->
    [one] 1 incantesimo
   *[other] { $spells } incantesimi
}, { $potions ->
    [one] 1 pozione
   *[other] { $potions } pozioni
}
returns-terminal-hand = In mano: { $cards }
returns-terminal-tokens = Metropolvere { $floo }, Passaporte { $portkeys }
returns-terminal-duty = deve riprovare: { $horcrux }
returns-terminal-horcruxes = Horcrux rimasti: { $n } · PV di Voldemort: { $hp }
returns-terminal-ritual = Per il rituale servono:
returns-terminal-taken = ce l’ha Minus
returns-terminal-eaters = Mangiamorte: { $n }
returns-terminal-strength = { $dice } dadi, resistenza { $res }
returns-terminal-held = { $n ->
    [one] 1 carta
   *[other] { $n } carte
}
returns-terminal-fight = Combattimento, giro { $round }
returns-terminal-defence = Dado di difesa per ogni colpo: 1-2 perdi 2 PV · 3-5 perdi 1 PV · 6 l’attaccante perde 1 PV
