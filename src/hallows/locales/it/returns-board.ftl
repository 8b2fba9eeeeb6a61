### Il ritorno di Voldemort: ciò che sta attorno al tabellone disegnato. La mappa parla con le parole della Coppa delle Case.

returns-board-trackers = In gioco
returns-board-scored = I numeri: per gli eroi gli Horcrux distrutti e la Pietra; per la parte di Voldemort i segnalini del rituale, il ritorno e la Bacchetta.
returns-board-side-dark = La parte di Voldemort
returns-board-side-light = Eroi
returns-board-ritual = Segnalini del rituale
returns-board-horcruxes = Horcrux
returns-board-relics = Reliquie
returns-board-eaters = Mangiamorte
returns-board-held = ce l’ha Minus
returns-board-destroyed = distrutto
returns-board-aside = non ancora sul tabellone
returns-board-hand = Segnalini, incantesimi e pozioni
returns-board-spells = Incantesimi
returns-board-potions = Pozioni
returns-board-cards = Incantesimi { $spells }, pozioni { $potions }.
returns-board-duty = Da attaccare di nuovo: { $what }.
returns-board-no-hero = L’eroe non è ancora scelto.
returns-board-eater-cards = { $n ->
    [one] 1 carta
   *[other] { $n } carte
}
returns-board-role-ritual = segnalino del rituale
returns-board-role-weapon = arma contro gli Horcrux
returns-board-role-horcrux = Horcrux
returns-board-role-stone = reliquia di Harry
returns-board-role-wand = reliquia di Voldemort
returns-board-left-before = Ritorno entro il giro { $last }: { $n ->
    [0] è l’ultimo giro
    [one] ancora 1 giro
   *[other] ancora { $n } giri
}
returns-board-left-after = Fine dopo il giro { $last }: { $n ->
    [0] è l’ultimo giro
    [one] ancora 1 giro
   *[other] ancora { $n } giri
}
returns-board-want-dark-before = { $lacking ->
    [0] I segnalini ci sono tutti: celebra il rituale entro il giro { $last }. Luogo: { $where }.
    [one] Trova l’ultimo segnalino, poi celebra il rituale entro il giro { $last }. Luogo: { $where }.
   *[other] Trova altri { $lacking } segnalini, poi celebra il rituale entro il giro { $last }. Luogo: { $where }.
}
returns-board-want-light-before = { $left ->
    [0] Gli Horcrux sono tutti distrutti: tenete Minus lontano dal rituale fino alla fine del giro { $last }.
    [one] Trovate un’arma e distruggete l’ultimo Horcrux; se entro il giro { $last } Voldemort non torna, vincono gli eroi.
   *[other] Trovate un’arma e distruggete { $left } Horcrux; se entro il giro { $last } Voldemort non torna, vincono gli eroi.
}
returns-board-want-dark-after = { $left ->
    [0] Non restano Horcrux: prendi la Bacchetta e affronta Harry prima che lo faccia lui con la Pietra.
   *[other] Prendi la Bacchetta e incontra Harry, oppure salva un Horcrux fino alla fine del giro { $last }.
}
returns-board-want-light-after = { $left ->
    [0] Gli Horcrux sono tutti distrutti: resistete fino alla fine del giro { $last }, o che Harry incontri Voldemort con la Pietra.
    [one] Distruggete l’ultimo Horcrux; a Harry serve la Pietra prima di incontrare Voldemort.
   *[other] Distruggete { $left } Horcrux; a Harry serve la Pietra prima di incontrare Voldemort.
}
returns-board-defence = il dado di chi si difende per ogni colpo: PV persi, ↩ dall’attaccante
returns-board-higher = Il tuo dado deve superare quello dell’Horcrux: { $percent }%.

## La prima volta

returns-board-howto-1 = Uno gioca Minus, gli altri sono Harry e i suoi amici. Minus vuole far tornare Voldemort in tempo. Gli eroi danno la caccia agli Horcrux. Accanto alla tua scheda leggi che cosa vuole ora ciascuna parte.
returns-board-howto-2 = Nel tuo turno tiri i dadi e fai esattamente quel numero di passi. Le caselle illuminate mostrano dove puoi fermarti e con quanti passi. Indicane una e vedrai la strada. I segnalini della tua parte hanno un cerchio, gli Horcrux sono stelle.
returns-board-howto-3 = Minus raccoglie quattro segnalini e celebra il rituale. Da allora è Voldemort, sei Mangiamorte appaiono sulle torri, e Bacchetta e Pietra vengono nascoste sul tabellone.
returns-board-howto-4 = Un eroe armato può attaccare un Horcrux dove si trova: tirano entrambi, e il dado dell’eroe deve essere più alto. I Mangiamorte si combattono con i dadi: colpisce ogni dado che raggiunge la loro resistenza.
returns-board-howto-5 = Quando Harry e Voldemort si incontrano, sono le reliquie e gli Horcrux a decidere. Se non si incontrano, si finisce con l’ultimo giro: a Voldemort basta un solo Horcrux rimasto.
returns-board-howto-6 = Trascina la mappa e ingrandisci con la rotella o con due dita; con i tasti freccia segui le strade. Indica una cosa qualsiasi (sul telefono: tienila premuta) per vedere che cos’è.

## Il significato dei segni

returns-board-key-spell = Pesca un incantesimo
returns-board-key-potion = Pesca una pozione
returns-board-key-hp = Guadagna tanti punti vita
returns-board-key-classroom = Aula: si pesca come dice la sua descrizione
returns-board-key-common-room = Sala comune: un incantesimo o una pozione, per gli eroi anche Metropolvere
returns-board-key-study = Più doni insieme: indicalo per leggerli
returns-board-key-tower = Torre: puoi fermarti lungo la via; la Metropolvere porta un eroe in un luogo speciale
returns-board-key-pitch = Ogni movimento finisce qui: il luogo del rituale
returns-board-key-none = Su tutte le altre caselle non succede nulla
returns-board-key-end = Puoi fermarti qui, dopo tanti passi
returns-board-key-target = Qui aspetta qualcuno o qualcosa
returns-board-key-wanted = Ciò che cerca la tua parte
returns-board-key-special = Un Horcrux
returns-board-key-gone = Qui c’era un Horcrux; è distrutto
returns-board-key-eater = Un Mangiamorte
