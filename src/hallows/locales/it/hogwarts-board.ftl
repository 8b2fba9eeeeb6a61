### Un anno a Hogwarts, Coppa delle Case: ciò che sta attorno al tabellone disegnato.

hogwarts-board-board-castle = Hogwarts
hogwarts-board-board-alley = Diagon Alley
hogwarts-board-board-places = Luoghi speciali
hogwarts-board-boards = Tabelloni accanto al castello
hogwarts-board-great-hall = Sala Grande
hogwarts-board-zoom = Ingrandimento
hogwarts-board-zoom-in = Più vicino
hogwarts-board-zoom-out = Più lontano
hogwarts-board-zoom-far = Da lontano
hogwarts-board-zoom-rooms = Stanze
hogwarts-board-zoom-names = Nomi
hogwarts-board-to-match = Torna alla partita
hogwarts-board-to-castle = Guarda il castello
hogwarts-board-where-am-i = Dove sono?
hogwarts-board-stand = Qui si trovano: { $what }.
hogwarts-board-lie = Qui c’è da prendere: { $what }.
hogwarts-board-missions-here = Le tue missioni qui: { $what }.
hogwarts-board-eater-here = Qui è in agguato un Mangiamorte.
hogwarts-board-closed-here = Chiuso per tutta la partita.
hogwarts-board-holds = Oggetti: { $what }.
hogwarts-board-object-at = { $it } si trova { $where_in }.
hogwarts-board-object-mine = Hai { $it_art }.
hogwarts-board-object-theirs = { $it }: ce l’ha { $who }.
hogwarts-board-wanted-for = Serve per: { $what }.
hogwarts-board-wanted-it-for = { $it }: serve per { $what }.
hogwarts-board-wanted-not = Non serve a nessuna delle tue missioni.
hogwarts-board-wanted-none = Nessuna delle tue missioni li richiede.
hogwarts-board-at = Si trova { $where_in }.
hogwarts-board-mission-kind = missione { $number }, { $points } punti
hogwarts-board-stats = Dadi d’attacco { $dice }, resistenza { $res }, punti vita { $hp }
hogwarts-board-foe-stats = resistenza { $res }, punti vita { $hp }
hogwarts-board-points = Punti casa: { $points }.
hogwarts-board-tokens = Metropolvere { $floo }, Passaporte { $portkeys }.
hogwarts-board-cards = Incantesimi { $spells }, pozioni { $potions }, libri { $books }.
hogwarts-board-missions-done = Missioni: { $done } compiute, { $left } ancora aperte.
hogwarts-board-worth = { $points }
hogwarts-board-done = Fatta
hogwarts-board-have = in mano
hogwarts-board-lack = manca
hogwarts-board-hp = PV
hogwarts-board-res = Resistenza
hogwarts-board-dice = Dadi d’attacco
hogwarts-board-floo = Metropolvere
hogwarts-board-portkeys = Passaporte
hogwarts-board-progress = { $have } oggetti su { $of }
hogwarts-board-ready = Vai lì e combatti
hogwarts-board-missions-hidden = Le missioni le vede solo chi le ha.
hogwarts-board-no-missions = Ancora nessuna missione.
hogwarts-board-no-student = Nessuno studente scelto. Indicane uno per vederne la scheda.
hogwarts-board-whose-sheet = Di chi è la scheda
hogwarts-board-hand = Incantesimi, pozioni e libri
hogwarts-board-missions = Missioni
hogwarts-board-house-points = Punti casa
hogwarts-board-scored = I numeri sono punti casa.
hogwarts-board-house-cup = Coppa delle Case
hogwarts-board-standing = Punti
hogwarts-board-team = squadra { $n }
hogwarts-board-race = I punti casa verso il traguardo: più di { $points } e { $missions ->
    [one] 1 missione
   *[other] { $missions } missioni
}
hogwarts-board-goal = più di { $points } punti e { $missions ->
    [one] 1 missione
   *[other] { $missions } missioni
}
hogwarts-board-goal-long = L’ultimo giro comincia quando qualcuno ha più di { $points } punti casa e { $missions ->
    [one] 1 missione compiuta
   *[other] { $missions } missioni compiute
}.
hogwarts-board-players = Giocatori
hogwarts-board-active = è il suo turno

## Combattimenti

hogwarts-board-fight-mission = Combattimento della missione
hogwarts-board-fight-duel = Duello
hogwarts-board-fight-scuffle = Zuffa
hogwarts-board-fight-rivals = Combattimento
hogwarts-board-fight-eater = Mangiamorte
hogwarts-board-fight-round = giro { $n }
hogwarts-board-fight-cards = carte { $played } su { $limit }
hogwarts-board-fight-skips = { $n ->
    [one] perde 1 attacco
   *[other] perde { $n } attacchi
}
hogwarts-board-fight-apart = messe da parte: { $what }
hogwarts-board-fight-cancels = { $n ->
    [one] la sua prossima abilità fallisce
   *[other] le sue prossime { $n } abilità falliscono
}
hogwarts-board-fight-silenced = la sua abilità è zittita
hogwarts-board-fight-numbs = la sua risposta costa un dado d’attacco
hogwarts-board-fight-defence = Il dado di chi si difende, per ogni colpo
hogwarts-board-fight-defence-defender = chi è colpito perde { hogwarts-life-n }
hogwarts-board-fight-defence-attacker = perde invece { hogwarts-life-n } chi attacca
hogwarts-board-duel-won = Se vinci: una carta per mazzo ({ $what })
hogwarts-board-duel-lost = { $n ->
    [one] Se perdi: cedi 1 carta
   *[other] Se perdi: cedi { $n } carte
}
hogwarts-board-goal-match = Prima bisogna giocare una partita di Quidditch.
hogwarts-board-fight-hits = colpisce con { $n } o più
hogwarts-board-fight-loss = la sua risposta costa { hogwarts-life-n }
hogwarts-board-fight-cards-left = { $n ->
    [0] non si possono giocare altre carte
    [one] si può giocare ancora 1 carta
   *[other] si possono giocare ancora { $n } carte
}

## La prima volta

hogwarts-board-howto-1 = Sei uno studente di Hogwarts. Guadagni punti casa con missioni, esami e duelli. Quando qualcuno ha abbastanza punti e missioni, si finisce il giro. Chi allora ha più punti vince la Coppa delle Case.
hogwarts-board-howto-2 = Nel tuo turno tiri due dadi e fai esattamente quel numero di passi. Le caselle illuminate mostrano dove puoi fermarti e con quanti passi. Indicane una e vedrai la strada. Sulle torri, alle tue missioni e agli esami puoi fermarti prima.
hogwarts-board-howto-3 = Dove ti fermi fai ciò che dice il segno: peschi una carta, guadagni punti vita o affronti un duello. Gli oggetti lungo la strada li raccogli, al massimo sei.
hogwarts-board-howto-4 = Una missione indica un luogo, degli oggetti e un avversario. Porta lì gli oggetti e combatti: ogni dado d’attacco che raggiunge la resistenza dell’avversario gli toglie 1 punto vita.
hogwarts-board-howto-5 = Incontrare un altro studente significa combattere, e chi vince prende un premio. Senza punti vita ti risvegli al Paiolo Magico, ma resti in gioco.
hogwarts-board-howto-6 = Trascina la mappa e ingrandisci con la rotella o con due dita; con i tasti freccia segui le strade. Indica una cosa qualsiasi (sul telefono: tienila premuta) per vedere che cos’è.

## Il significato dei segni

hogwarts-board-key = Segni
hogwarts-board-key-spaces = Caselle: che cosa fai dove ti fermi
hogwarts-board-key-marks = Sulla mappa
hogwarts-board-key-roads = Vie
hogwarts-board-key-figures = Sulla tua scheda
hogwarts-board-key-free = non costa passi e porta al sigillo con lo stesso numero
hogwarts-board-key-spell = Pesca un incantesimo
hogwarts-board-key-potion = Pesca una pozione
hogwarts-board-key-book = Pesca un libro; i libri si consegnano agli esami
hogwarts-board-key-conduct = Pesca una carta condotta: lodi o guai
hogwarts-board-key-event = Pesca un evento; vale per tutti
hogwarts-board-key-duel = Affronta un duello per delle carte
hogwarts-board-key-hp = Guadagna tanti punti vita
hogwarts-board-key-classroom = Aula: consegna libri della materia in cambio di punti
hogwarts-board-key-common-room = Sala comune: una carta a scelta, oppure uno scambio
hogwarts-board-key-study = Più doni insieme: indicalo per leggerli
hogwarts-board-key-tower = Torre: puoi fermarti lungo la via; la Metropolvere porta in un luogo speciale
hogwarts-board-key-pitch = Ogni movimento finisce qui: Quidditch o Passaporta
hogwarts-board-key-start = Qui si comincia; di qui si va a Diagon Alley
hogwarts-board-key-none = Non succede nulla
hogwarts-board-key-end = Puoi fermarti qui, dopo tanti passi
hogwarts-board-key-target = Puoi fermarti qui per una missione
hogwarts-board-key-stop = Qui devi fermarti, anche se ti restano passi
hogwarts-board-key-flag = Il luogo di una tua missione, con il suo numero; rosso: hai tutti gli oggetti
hogwarts-board-key-wanted = Un oggetto che serve a una tua missione
hogwarts-board-key-special = Un oggetto con un potere proprio
hogwarts-board-key-eater = Un Mangiamorte: chi arriva lì combatte
hogwarts-board-key-dice = Dadi d’attacco: quanti ne tiri in un combattimento
hogwarts-board-key-res = Resistenza: un dado d’attacco colpisce da questo numero in su
hogwarts-board-key-hp-figure = PV, punti vita: i colpi che puoi subire
hogwarts-board-key-floo = Metropolvere: da una torre a un luogo speciale
hogwarts-board-key-portkeys = Passaporta: dal campo da Quidditch al cimitero
