### L’Ascesa dei Mangiamorte nel terminale: le parole intorno ai Luoghi, ai dadi e alle squadre.

rising-terminal-setup = Si scelgono le squadre
rising-terminal-turn = Turno { $n }: { $who }
rising-terminal-deck = mazzo: { $n }
rising-terminal-supply = gettoni Incantesimo nella riserva: { $n }
rising-terminal-you = { $who } (tu)
rising-terminal-voldemort = Voldemort guarda { $where_art }: Danni { $damage } su { $of }, per ora al massimo { $cap }
rising-terminal-voldemort-faces = Voldemort guarda { $where_art }
rising-terminal-voldemort-hidden = { $n ->
    [0] Voldemort guarda { $where_art }; la sua carta è la prossima
    [one] Voldemort guarda { $where_art }; sopra la sua carta ce n’è 1
   *[other] Voldemort guarda { $where_art }; sopra la sua carta ce ne sono { $n }
}
rising-terminal-this-turn = In questo turno
rising-terminal-legend = Accanto a ogni carta: i suoi Danni e i simboli ancora da coprire. ☠ è un Mangiamorte.
rising-terminal-corruption = Corruzione
rising-terminal-left = ancora { $need } (su { $of })
rising-terminal-ready = Dadi da tirare
rising-terminal-rolled = Sul tavolo, tiro { $n }
