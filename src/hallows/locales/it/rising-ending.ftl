### Death Eaters Rising: com’è finita.

rising-ending-won-title = Voldemort è sconfitto
rising-ending-won = In { $turns ->
    [one] un turno
   *[other] { $turns } turni
} avete mandato ad Azkaban { $azkaban } Mangiamorte e abbattuto il loro signore; Maghi sconfitti lungo la via: { $wizards }.
rising-ending-wizards-title = Troppi caduti
rising-ending-team-title = Una squadra non c’è più
rising-ending-places-title = Troppe Posizioni perdute
rising-ending-location-title = Perduto: { $where }
rising-ending-lost = Dopo { $turns ->
    [one] un turno
   *[other] { $turns } turni
} era tutto deciso: { $reasons }.
rising-ending-limit-title = Nulla è deciso
rising-ending-limit = Avevate stabilito di fermarvi dopo { $turns ->
    [one] un turno
   *[other] { $turns } turni
}; Voldemort non è sconfitto.
rising-ending-line = Che cosa è caduto, e quando
rising-ending-at-place = Corrotta: { $place }
rising-ending-at-location = Perduto: { $where }
rising-ending-at-risen = Voldemort si rivela
rising-ending-at-wizards = Sconfitti: { $cards }
rising-ending-at-won = Voldemort sconfitto
rising-ending-corruption = Corruzione nei tre Luoghi
rising-ending-of = { $where }
rising-ending-level-first = cade la prima Posizione
rising-ending-level-second = cade la seconda Posizione
rising-ending-level-lost = cade il Luogo: sconfitta
rising-ending-figure-damage = Danni a Voldemort
rising-ending-figure-azkaban = Mangiamorte ad Azkaban
rising-ending-figure-wizards = Maghi sconfitti
rising-ending-figure-places = Posizioni corrotte
rising-ending-best = Dadi dati ai tiri della squadra: { $dice }; abilità usata { $deeds ->
    [one] una volta.
   *[other] { $deeds } volte.
}
rising-ending-track = l’indicatore di Voldemort ha { $n } caselle
rising-ending-tokens = un gettone Incantesimo a testa per cominciare
rising-ending-mark = il Marchio Nero di sempre
