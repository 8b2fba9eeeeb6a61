### Un anno a Hogwarts nel terminale: la corsa, le missioni, le carte, chi è dove, e i combattimenti.

hogwarts-terminal-dealing = Ognuno sceglie uno studente
hogwarts-terminal-round = Giro { $n }
hogwarts-terminal-round-of = Giro { $n } di { $of }
hogwarts-terminal-turn = gioca { $who }
hogwarts-terminal-extra-turn = gioca ancora { $who }
hogwarts-terminal-goal = { $missions ->
    [one] Obiettivo: { $missions } missione e più di { $points } punti
   *[other] Obiettivo: { $missions } missioni e più di { $points } punti
}
hogwarts-terminal-goal-match = { $missions ->
    [one] Obiettivo: { $missions } missione, una partita di Quidditch e più di { $points } punti
   *[other] Obiettivo: { $missions } missioni, una partita di Quidditch e più di { $points } punti
}
hogwarts-terminal-last-round = L’obiettivo è raggiunto: questo è l’ultimo giro
hogwarts-terminal-you = { $who } (tu)
hogwarts-terminal-team = Squadra { $n }
hogwarts-terminal-points = { $n ->
    [one] { $n } punto
   *[other] { $n } punti
}
hogwarts-terminal-done = { $n ->
    [0] nessuna missione completata
    [one] { $n } missione completata
   *[other] { $n } missioni completate
}
hogwarts-terminal-hp = { $n } PV
hogwarts-terminal-dice = { $n ->
    [one] { $n } dado d’attacco
   *[other] { $n } dadi d’attacco
}
hogwarts-terminal-res = resistenza { $n }
hogwarts-terminal-visit = in visita: { $here } (poi torna { $where_a })
hogwarts-terminal-cards-spell = { $n ->
    [one] { $n } incantesimo
   *[other] { $n } incantesimi
}
hogwarts-terminal-cards-potion = { $n ->
    [one] { $n } pozione
   *[other] { $n } pozioni
}
hogwarts-terminal-cards-book = { $n ->
    [one] { $n } libro
   *[other] { $n } libri
}
hogwarts-terminal-floo = Metropolvere ×{ $n }
hogwarts-terminal-portkeys = { $n ->
    [one] { $n } Passaporta
   *[other] { $n } Passaporte
}
hogwarts-terminal-objects = oggetti
hogwarts-terminal-missions = Le tue missioni
hogwarts-terminal-team-missions = Le missioni della tua squadra
hogwarts-terminal-hand = Le tue carte
hogwarts-terminal-known-hand = Le carte di { $who } che conosci
hogwarts-terminal-board = Dove sono tutti, e che cosa c’è in giro
hogwarts-figure-eater = un Mangiamorte
hogwarts-figure-closed = chiusa
hogwarts-terminal-decks = Carte rimaste
hogwarts-terminal-match = Partita di Quidditch
hogwarts-terminal-fight-mission = Missione: { $mission }
hogwarts-terminal-fight-duel = Duello
hogwarts-terminal-fight-scuffle = Zuffa
hogwarts-terminal-fight-rivals = Combattimento fra giocatori
hogwarts-terminal-fight-eater = Combattimento con un Mangiamorte
hogwarts-terminal-fight-round = giro { $n }
hogwarts-terminal-played = carte giocate: { $n } di { $of }
hogwarts-terminal-cards = { $n ->
    [0] nessuna carta
    [one] { $n } carta
   *[other] { $n } carte
}
hogwarts-terminal-apart = da parte
hogwarts-terminal-out = fuori dal combattimento
hogwarts-terminal-silenced = L’avversario non attaccherà più
hogwarts-terminal-cancels = { $n ->
    [one] Il prossimo attacco dell’avversario è fermato
   *[other] I prossimi { $n } attacchi dell’avversario sono fermati
}
hogwarts-terminal-skips = { $n ->
    [one] { $who } salta il prossimo attacco
   *[other] { $who } salta i prossimi { $n } attacchi
}
