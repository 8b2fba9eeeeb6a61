### Un anno a Hogwarts: com’è finita.

hogwarts-ending-cup-title = { $houses_count ->
    [one] { $houses } vince la Coppa delle Case
   *[other] { $houses } vincono la Coppa delle Case
}
hogwarts-ending-none-title = La Coppa delle Case è persa
hogwarts-ending-points = { $who_count ->
    [one] { $who } ha { $points } punti nel giro { $rounds }
   *[other] { $who } hanno { $points } punti ciascuno nel giro { $rounds }
}{ $ahead ->
    [0] : decidono missioni e punti vita.
   *[other] , { $ahead } più di chi segue.
}
hogwarts-ending-cap = L’anno scolastico finisce nel giro { $rounds }: in testa { $who } con { $points } punti.
hogwarts-ending-alone = { $points } punti e tutte le missioni richieste, nel giro { $rounds }.
hogwarts-ending-time = L’anno scolastico finisce nel giro { $rounds } con { $points } punti: obiettivo mancato.
hogwarts-ending-fallen = Sconfitta in una missione nel giro { $rounds }, con { $points } punti.
hogwarts-ending-line = Tutto l’anno
hogwarts-ending-at-completed = { $who }: «{ $mission }»
hogwarts-ending-at-match-won = { $who } vince una partita
hogwarts-ending-at-triggered = L’ultimo giro
hogwarts-ending-best = { $who }: { $points } punti, più di ogni altra missione.
hogwarts-ending-figure-missions = Missioni compiute
hogwarts-ending-figure-duels = Duelli vinti
hogwarts-ending-figure-exams = Esami superati
hogwarts-ending-figure-matches = Partite giocate
hogwarts-ending-shorter = una partita più breve: { $length }
hogwarts-ending-longer = una partita più lunga: { $length }
hogwarts-ending-qualified = maghi qualificati: per le missioni servono carte, e i Mangiamorte sono in agguato
