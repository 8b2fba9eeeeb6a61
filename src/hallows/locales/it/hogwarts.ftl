### Un anno a Hogwarts, Coppa delle Case: domande, possibilità ed eventi al tavolo.

hogwarts-title = Un anno a Hogwarts

## La fine

hogwarts-outcome-points = Il giro è completo: chi ha più punti vince la Coppa delle Case.
hogwarts-outcome-cap = L’anno scolastico è finito: si è giocato l’ultimo giro.
hogwarts-outcome-alone = L’obiettivo è raggiunto: la Coppa delle Case è vinta.
hogwarts-outcome-fallen = Sconfitta in missione: la partita è persa.

## Tipi di carte

hogwarts-sort-attack = una carta attacco
hogwarts-sort-defence = una carta difesa
hogwarts-sort-spell = un incantesimo
hogwarts-sort-potion = una pozione

## Perché si tirano i dadi

hogwarts-roll-move = per il movimento
hogwarts-roll-attack = per l’attacco
hogwarts-roll-scuffle = nella zuffa
hogwarts-roll-trigger = per l’abilità dell’avversario
hogwarts-roll-defence = per la difesa

## Il caso

hogwarts-prompt-chance-deck-spell = Si mescolano gli incantesimi
hogwarts-prompt-chance-deck-potion = Si mescolano le pozioni
hogwarts-prompt-chance-deck-book = Si mescolano i libri
hogwarts-prompt-chance-deck-conduct = Si mescolano le carte condotta
hogwarts-prompt-chance-deck-event = Si mescolano le carte evento
hogwarts-prompt-chance-deck-duel = Si mescolano le carte duello
hogwarts-prompt-chance-deck-mission = Si mescolano le missioni
hogwarts-prompt-draw-deck-spell = { $who } pesca un incantesimo. Quale?
hogwarts-prompt-draw-deck-potion = { $who } pesca una pozione. Quale?
hogwarts-prompt-draw-deck-book = { $who } pesca un libro. Quale?
hogwarts-prompt-draw-deck-conduct = { $who } pesca una carta condotta. Quale?
hogwarts-prompt-draw-deck-event = { $who } pesca una carta evento. Quale?
hogwarts-prompt-draw-deck-duel = { $who } pesca una carta duello. Quale?
hogwarts-prompt-draw-deck-mission = { $who } pesca una missione. Quale?
hogwarts-prompt-chance-objects = Gli oggetti vanno sulle rosette
hogwarts-prompt-chance-eaters = Una torre per un Mangiamorte
hogwarts-prompt-chance-eater = Quale Mangiamorte è?
hogwarts-prompt-chance-move = Tiro per il movimento
hogwarts-prompt-chance-attack = Dadi d’attacco
hogwarts-prompt-chance-scuffle = Un dado ciascuno
hogwarts-prompt-chance-trigger = L’abilità dell’avversario funziona?
hogwarts-prompt-chance-defence = Dado di difesa
hogwarts-prompt-chance-riddle = Quale incantesimo si perde?
hogwarts-prompt-chance-prize = Quale carta viene presa?
hogwarts-prompt-chance-prank = Quale carta passa di mano?
hogwarts-prompt-chance-forget = Quale carta viene dimenticata?

## Domande

hogwarts-prompt-student = Chi vuoi essere quest’anno?
hogwarts-prompt-eaters = Su quale torre si apposta un Mangiamorte?
hogwarts-prompt-begin = Tocca a te: tiri, o prima fai altro?
hogwarts-prompt-reroll = Hai tirato { $total }. Lo tieni?
hogwarts-prompt-nudge = Hai tirato { $total }. Un passo in più o in meno?
hogwarts-prompt-move = Ti muovi di { $total }. Dove vai?
hogwarts-prompt-way = Per quale strada vai { $where_a }?
hogwarts-prompt-pick = Lungo la strada c’è un oggetto. Lo prendi?
hogwarts-prompt-swap = Hai sei oggetti. Ne lasci uno qui per { $object_art }?
hogwarts-prompt-rosette = In quale punto di Diagon Alley va { $object_art }?
hogwarts-prompt-spend = Dove va ora { $object_art }?
hogwarts-prompt-meet = Con chi combatti?
hogwarts-prompt-gate = Sei alla Partenza. Prosegui subito fino al Paiolo Magico?
hogwarts-prompt-mission = Tenti una missione qui?
hogwarts-prompt-apart = La missione chiede { $sort }. Quale carta metti da parte?
hogwarts-prompt-fight-ready = Il combattimento sta per iniziare. Usi un oggetto?
hogwarts-prompt-fight = Tocca a te: attacchi { $foe_art }.
hogwarts-prompt-fight-dice = I dadi segnano { $faces }. Colpisci con { $res } o più. Li cambi?
hogwarts-prompt-fight-again = Quali dadi tiri di nuovo?
hogwarts-prompt-fight-answer = { $foe_gender ->
    [p] Ti colpiscono { $foe_art }: rischi { hogwarts-life-or-die }. Come rispondi?
   *[other] Ti colpisce { $foe_art }: rischi { hogwarts-life-or-die }. Come rispondi?
}
hogwarts-prompt-fight-answer-attack = { $foe } ti attacca. Come rispondi?
hogwarts-prompt-fight-counter = { $foe } ha giocato una carta. La annulli?
hogwarts-prompt-scuffle = Una zuffa! Combatti o sparisci?
hogwarts-prompt-flee = Sotto il Mantello: dove vai?
hogwarts-prompt-prize = Hai vinto contro { $whom }. Che cosa prendi?
hogwarts-prompt-prize-object = Quale oggetto prendi?
hogwarts-prompt-surplus = Hai più di sei oggetti. Quale lasci qui?
hogwarts-prompt-discard = Il duello è perso. Quale carta scarti?
hogwarts-prompt-drop = A quale incantesimo o pozione rinunci?
hogwarts-prompt-lose-token = A quale segnalino rinunci?
hogwarts-prompt-conduct = Hai pescato «{ $card }». Vale?
hogwarts-prompt-exam = Esame: quale libro consegni?
hogwarts-prompt-common-room = Sala comune: una carta o uno scambio?
hogwarts-prompt-offer-with = A chi proponi uno scambio?
hogwarts-prompt-offer-give = Che cosa dai?
hogwarts-prompt-offer-take = Che cosa vuoi in cambio?
hogwarts-prompt-offered = { $who } ti offre { $object_art } in cambio { $other_di }. Accetti?
hogwarts-prompt-floo = Metropolvere: dove vai?
hogwarts-prompt-pitch = Campo da Quidditch: una partita o una Passaporta?
hogwarts-prompt-door = Oltre la porta c’è { $where_art }. Entri?
hogwarts-prompt-visit = Fierobecco è pronto: dove vai?
hogwarts-prompt-stay = Aspetti qui la tua squadra?
hogwarts-prompt-close = Fine del turno. Usi un oggetto?
hogwarts-prompt-summon = Accio! Quale oggetto?
hogwarts-prompt-forget = Oblivion! Chi dimentica?
hogwarts-prompt-search = Quale carta prendi dal mazzo?
hogwarts-prompt-look = Quale dei due incantesimi tieni?
hogwarts-prompt-bonus = Un duello, o 1 punto vita in meno?

## Possibilità

hogwarts-option-student = { $it }
hogwarts-option-eaters-to = { $it }
hogwarts-option-roll = Tira e muovi
hogwarts-option-begin-return = Torna indietro, poi tira
hogwarts-option-begin-wait = Aspetta la squadra
hogwarts-option-stay-return = Torna indietro
hogwarts-option-stay-wait = Aspetta la squadra
hogwarts-option-reroll-keep = Tieni
hogwarts-option-reroll-reroll = Tirali di nuovo
hogwarts-option-felix-first = Felix Felicis: di nuovo il primo dado
hogwarts-option-felix-second = Felix Felicis: di nuovo il secondo dado
hogwarts-option-felix-both = Felix Felicis: di nuovo entrambi i dadi
hogwarts-option-nudge-keep = Esattamente così
hogwarts-option-add = Uno in più
hogwarts-option-subtract = Uno in meno
hogwarts-option-move = { $it }
hogwarts-option-way = Davanti { $objects_a }
hogwarts-option-way-direct = La via più semplice
hogwarts-option-pick = Prendi { $it_art }
hogwarts-option-pick-leave = Lascialo
hogwarts-option-swap-leave = Nessuno scambio
hogwarts-option-leave = Lascia qui { $it_art }
hogwarts-option-rosette-to = { $it }
hogwarts-option-spend-to = { $it }
hogwarts-option-visit-to = { $it }
hogwarts-option-floo-to = { $it }
hogwarts-option-flee-to = { $it }
hogwarts-option-door-to = { $it }
hogwarts-option-floo-stay = Resta qui
hogwarts-option-door-stay = Resta qui
hogwarts-option-pitch-stay = Resta qui
hogwarts-option-fight = Combatti contro { $it }
hogwarts-option-gate-yes = Avanti, a Diagon Alley
hogwarts-option-gate-no = Resta alla Partenza
hogwarts-option-attempt = Tenta la missione «{ $it }»
hogwarts-option-decline = Non ora
hogwarts-option-swap = Cambia la missione «{ $it }»
hogwarts-option-apart = { $it }
hogwarts-option-apart-whose = { $it } ({ $whom })
hogwarts-option-begin = Si comincia
hogwarts-option-use = Usa { $it_art }
hogwarts-option-dice = Tira i dadi d’attacco
hogwarts-option-attack = Attacca con «{ $it }»
hogwarts-option-defend = Difenditi con «{ $it }»
hogwarts-option-play = Gioca «{ $it }»
hogwarts-option-stand = Non fare nulla
hogwarts-option-fight-dice-keep = Tieni i dadi
hogwarts-option-fight-dice-reroll = Tira di nuovo tutti i dadi
hogwarts-option-six = Porta a 6 il dado più basso
hogwarts-option-felix = Gioca «Felix Felicis»
hogwarts-option-again = Tira di nuovo il dado che segna { $faces }
hogwarts-option-dice-faces = { $faces }
hogwarts-option-suffer = Subisci la perdita
hogwarts-option-shrug = Ignora (una volta per combattimento)
hogwarts-option-pass = Lascia correre
hogwarts-option-brawl = Combatti
hogwarts-option-prize-objects = Oggetti
hogwarts-option-prize-portkey = Una Passaporta
hogwarts-option-prize-floo = Metropolvere
hogwarts-option-prize-cards = Carte coperte
hogwarts-option-prize-nothing = Niente
hogwarts-option-take = Prendi { $it_art }
hogwarts-option-give = Dai { $it_art }
hogwarts-option-drop = { $it }
hogwarts-option-token-floo = Metropolvere
hogwarts-option-token-portkey = Una Passaporta
hogwarts-option-conduct-keep = Vale
hogwarts-option-another = Rimettila e pescane un’altra
hogwarts-option-exam = Consegna «{ $it }»
hogwarts-option-done = Non consegno altri libri
hogwarts-option-draw = Pesca dal mazzo { $it_di }
hogwarts-option-offer = Proponi uno scambio
hogwarts-option-with = { $it }
hogwarts-option-offered-yes = D’accordo
hogwarts-option-offered-no = No
hogwarts-option-challenge = Una partita contro { $it }
hogwarts-option-portkey = Passaporta per il cimitero
hogwarts-option-end = Termina il turno
hogwarts-option-target = { $it }
hogwarts-option-fetch = { $it }
hogwarts-option-duel = Un duello

## Che cosa ti aspetta

hogwarts-detail-pawns = { $who_count ->
    [one] C’è { $who }: si combatte
   *[other] Ci sono { $who }: si combatte
}
hogwarts-detail-eater = Un Mangiamorte
hogwarts-detail-objects = { $objects }
hogwarts-detail-objects-duel = Un duello · { $objects }
hogwarts-detail-spell = Pesca un incantesimo
hogwarts-detail-potion = Pesca una pozione
hogwarts-detail-book = Pesca un libro
hogwarts-detail-conduct = Una carta condotta
hogwarts-detail-event = Un evento per tutti
hogwarts-detail-duel = Un duello
hogwarts-detail-hp = { $n ->
    [one] 1 punto vita
   *[other] { $n } punti vita
}
hogwarts-detail-classroom = Un’aula
hogwarts-detail-common-room = Una sala comune
hogwarts-detail-tower = Una torre: Metropolvere
hogwarts-detail-pitch = Il campo ferma il movimento
hogwarts-detail-start = La Partenza
hogwarts-detail-study = Pesca carte

## Che cosa sapere prima di scegliere

hogwarts-odds-fight = di vincere il combattimento
hogwarts-odds-hit = { $dice ->
    [one] con un dado, di colpire
   *[other] con { $dice } dadi, di colpire con ciascuno
}
hogwarts-odds-blow = di chiuderla con questo tiro
hogwarts-figure-points = Punti casa
hogwarts-figure-life = I tuoi punti vita
hogwarts-figure-dice = Dadi del tuo prossimo attacco
hogwarts-figure-foe = Punti vita { $foe_di }

## Eventi

hogwarts-part-die = Dado
hogwarts-life-amount = { $amount ->
    [one] 1 punto vita
   *[other] { $amount } punti vita
}
hogwarts-life-hp = { $hp ->
    [one] 1 punto vita
   *[other] { $hp } punti vita
}
hogwarts-life-n = { $n ->
    [one] 1 punto vita
   *[other] { $n } punti vita
}
hogwarts-life-loss = { $loss ->
    [one] 1 punto vita
   *[other] { $loss } punti vita
}
hogwarts-life-or-die = { $dice ->
    [0] { hogwarts-life-loss }
   *[other] un dado del prossimo attacco
}
hogwarts-life-damage = { $damage ->
    [one] 1 punto vita
   *[other] { $damage } punti vita
}
hogwarts-face-1 = un 1
hogwarts-face-2 = un 2
hogwarts-face-3 = un 3
hogwarts-face-4 = un 4
hogwarts-face-5 = un 5
hogwarts-face-6 = un 6
hogwarts-event-student = { $who } gioca con { $student }.
    .own = Giochi con { $student }.
hogwarts-event-tower-eater = Un Mangiamorte è in agguato { $where_in }.
hogwarts-event-tower-closed = In questa partita nessuno va { $where_a }.
hogwarts-event-turn = Giro { $round }: tocca { $who_a }.
    .own = Giro { $round }: tocca a te.
hogwarts-event-walked = { $who } lascia { $origin_art } e va { $where_a }.
    .own = Lasci { $origin_art } e vai { $where_a }.
hogwarts-event-picked = { $who } raccoglie { $object_art } { $where_in }.
    .own = Raccogli { $object_art } { $where_in }.
hogwarts-event-laid = { $object_art } ora si trova { $where_in }.
hogwarts-event-drew = { $who } pesca una carta dal mazzo { $deck_di }.
    .own = Peschi una carta dal mazzo { $deck_di }.
hogwarts-event-drew-card = È «{ $card }».
hogwarts-event-deck-empty = Il mazzo { $deck_di } è finito.
hogwarts-event-searched = { $who } prende dal mazzo { $deck_di } la carta che vuole; poi il mazzo viene mescolato.
    .own = Prendi dal mazzo { $deck_di } la carta che vuoi; poi il mazzo viene mescolato.
hogwarts-event-played = { $who } gioca «{ $card }».
    .own = Giochi «{ $card }».
hogwarts-event-used = { $who } usa { $object_art }.
    .own = Usi { $object_art }.
hogwarts-event-hp-gained = { $who } guadagna { hogwarts-life-amount } e ora ne ha { $hp }.
    .own = Guadagni { hogwarts-life-amount } e ora ne hai { $hp }.
hogwarts-event-hp-lost = { $hp ->
    [0] { $who } perde { hogwarts-life-amount } e non ne ha più.
   *[other] { $who } perde { hogwarts-life-amount } e ne ha ancora { $hp }.
}
    .own = { $hp ->
        [0] Perdi { hogwarts-life-amount } e non ne hai più.
       *[other] Perdi { hogwarts-life-amount } e ne hai ancora { $hp }.
    }
hogwarts-event-points-gained = { $amount ->
    [one] { $who } guadagna { $amount } punto casa e ora ne ha { $total }.
   *[other] { $who } guadagna { $amount } punti casa e ora ne ha { $total }.
}
    .own = { $amount ->
        [one] Guadagni { $amount } punto casa e ora ne hai { $total }.
       *[other] Guadagni { $amount } punti casa e ora ne hai { $total }.
    }
hogwarts-event-points-lost = { $amount ->
    [0] { $who } non ha punti casa da perdere.
    [one] { $who } perde { $amount } punto casa e ne ha { $total }.
   *[other] { $who } perde { $amount } punti casa e ne ha { $total }.
}
    .own = { $amount ->
        [0] Non hai punti casa da perdere.
        [one] Perdi { $amount } punto casa e ne hai { $total }.
       *[other] Perdi { $amount } punti casa e ne hai { $total }.
    }
hogwarts-event-meet = { $who } incontra { $whom }: si combatte!
    .own = Incontri { $whom }: si combatte!
    .whom = { $who } ti incontra: si combatte!
hogwarts-event-meet-spared = { $who } e { $whom } hanno 1 punto vita a testa: niente combattimento.
    .own = Tu e { $whom } avete 1 punto vita a testa: niente combattimento.
    .whom = Tu e { $who } avete 1 punto vita a testa: niente combattimento.
hogwarts-event-scuffle-scores = { $who }: { $mine }. { $whom }: { $yours }.
    .own = Tu: { $mine }. { $whom }: { $yours }.
    .whom = { $who }: { $mine }. Tu: { $yours }.
hogwarts-event-scuffle-tie = Pari: si tira di nuovo.
hogwarts-event-scuffle-lost = { $who } perde la zuffa.
    .own = Perdi la zuffa.
hogwarts-event-fight-won = { $who } batte { $whom }.
    .own = Batti { $whom }.
    .whom = { $who } ti batte.
hogwarts-event-fight-attacked = { $hits ->
    [0] Nessun colpo a segno contro una resistenza di { $res }.
    [one] 1 colpo a segno contro una resistenza di { $res }.
   *[other] { $hits } colpi a segno contro una resistenza di { $res }.
}
hogwarts-event-fight-healed = { $who } recupera { hogwarts-life-amount } e ora ne ha { $hp }.
    .own = Recuperi { hogwarts-life-amount } e ora ne hai { $hp }.
hogwarts-event-dice-again = { $who } tira di nuovo.
    .own = Tiri di nuovo.
hogwarts-event-dice-six = { $who } gira un dado sul 6.
    .own = Giri un dado sul 6.
hogwarts-event-dice-nudged = { $who } cambia il risultato in { $steps }.
    .own = Cambi il risultato in { $steps }.
hogwarts-event-fight-shrugged = { $who } ignora l’attacco.
    .own = Ignori l’attacco.
hogwarts-event-fight-averted = L’attacco va a vuoto.
hogwarts-event-fight-countered = { $who } annulla la carta.
    .own = Annulli la carta.
hogwarts-event-fight-skipped = { $who } questa volta non può attaccare.
    .own = Questa volta non puoi attaccare.
hogwarts-event-foe-revealed = { $foe_gender ->
    [p] Appaiono { $foe_art }: { hogwarts-life-hp }, resistenza { $res }.
   *[other] Appare { $foe_art }: { hogwarts-life-hp }, resistenza { $res }.
}
hogwarts-event-foe-lost = { $hp ->
    [0] { $foe_gender ->
        [p] { $foe_art } perdono { hogwarts-life-amount } e non ne hanno più.
       *[other] { $foe_art } perde { hogwarts-life-amount } e non ne ha più.
    }
   *[other] { $foe_gender ->
        [p] { $foe_art } perdono { hogwarts-life-amount } e ne hanno ancora { $hp }.
       *[other] { $foe_art } perde { hogwarts-life-amount } e ne ha ancora { $hp }.
    }
}
hogwarts-event-foe-strikes = { $who } subisce il colpo { $foe_di }.
    .own = Subisci il colpo { $foe_di }.
hogwarts-event-foe-missed = Il colpo { $foe_di } va a vuoto.
hogwarts-event-foe-cancelled = Il colpo { $foe_di } viene annullato.
hogwarts-event-foe-numbed = { $who } perde un dado d’attacco per colpa { $foe_di }.
    .own = Perdi un dado d’attacco per colpa { $foe_di }.
hogwarts-event-lost-card = { $who } perde una carta fra { $deck_art }.
    .own = Perdi una carta fra { $deck_art }.
hogwarts-event-hand-shown = { $who } mostra le sue carte { $whom_a }.
    .own = Mostri le tue carte { $whom_a }.
    .whom = { $who } ti mostra le sue carte.
hogwarts-event-hand-seen = { $who } ha in mano: { $cards }.
    .own = Hai in mano: { $cards }.
hogwarts-event-fled = { $who } sparisce sotto il Mantello e ricompare { $where_in }.
    .own = Sparisci sotto il Mantello e ricompari { $where_in }.
hogwarts-event-fallen = { $who } si risveglia al Paiolo Magico con { hogwarts-life-hp }.
    .own = Ti risvegli al Paiolo Magico con { hogwarts-life-hp }.
hogwarts-event-prize-portkey = { $who } prende una Passaporta { $whom_a }.
    .own = Prendi una Passaporta { $whom_a }.
    .whom = { $who } ti prende una Passaporta.
hogwarts-event-prize-floo = { $who } prende Metropolvere { $whom_a }.
    .own = Prendi Metropolvere { $whom_a }.
    .whom = { $who } ti prende della Metropolvere.
hogwarts-event-prize-cards = { $who } prende carte { $whom_a }.
    .own = Prendi carte { $whom_a }.
    .whom = { $who } ti prende delle carte.
hogwarts-event-prize-nothing = { $who } non prende nulla { $whom_a }.
    .own = Non prendi nulla { $whom_a }.
    .whom = { $who } non ti prende nulla.
hogwarts-event-won-object = { $who } prende { $object_art } { $whom_a }.
    .own = Prendi { $object_art } { $whom_a }.
    .whom = { $who } ti prende { $object_art }.
hogwarts-event-eater = { $who } incontra un Mangiamorte: { $foe }.
    .own = Incontri un Mangiamorte: { $foe }.
hogwarts-event-eater-beaten = { $who } sconfigge { $foe }; la torre è libera.
    .own = Sconfiggi { $foe }; la torre è libera.
hogwarts-event-attempted = { $who } tenta la missione «{ $mission }».
    .own = Tenti la missione «{ $mission }».
hogwarts-event-apart = { $who } mette da parte «{ $card }».
    .own = Metti da parte «{ $card }».
hogwarts-event-completed = { $who } porta a termine la missione «{ $mission }».
    .own = Porti a termine la missione «{ $mission }».
hogwarts-event-failed = { $who } non riesce nella missione «{ $mission }».
    .own = Non riesci nella missione «{ $mission }».
hogwarts-event-exchanged = { $who } cambia una missione.
    .own = Cambi una missione.
hogwarts-event-duel = { $who } sfida a duello { $foe }.
    .own = Sfidi a duello { $foe }.
hogwarts-event-duel-self = { $who } pesca il proprio ritratto, quindi si pesca un altro avversario.
    .own = Peschi il tuo ritratto, quindi si pesca un altro avversario.
hogwarts-event-duel-won = { $who } vince il duello contro { $foe }.
    .own = Vinci il duello contro { $foe }.
hogwarts-event-duel-lost = { $who } perde il duello contro { $foe }.
    .own = Perdi il duello contro { $foe }.
hogwarts-event-discarded = { $who } scarta una carta.
    .own = Scarti una carta.
hogwarts-event-conduct = { $who } pesca la carta condotta «{ $card }».
    .own = Peschi la carta condotta «{ $card }».
hogwarts-event-token-floo = { $who } prende Metropolvere.
    .own = Prendi Metropolvere.
hogwarts-event-tokens-floo = Tutti prendono Metropolvere.
hogwarts-event-tokens-portkey = Tutti prendono una Passaporta.
hogwarts-event-token-lost-floo = { $who } rinuncia alla Metropolvere.
    .own = Rinunci alla Metropolvere.
hogwarts-event-token-lost-portkey = { $who } rinuncia a una Passaporta.
    .own = Rinunci a una Passaporta.
hogwarts-event-occasion = { $who } pesca l’evento «{ $card }».
    .own = Peschi l’evento «{ $card }».
hogwarts-event-gathered = Tutte le pedine sono ora { $where_in }.
hogwarts-event-passed = { $who } passa una carta { $whom_a }.
    .own = Passi una carta { $whom_a }.
    .whom = { $who } ti passa una carta.
hogwarts-event-exam = { $who } supera l’esame consegnando «{ $card }».
    .own = Superi l’esame consegnando «{ $card }».
hogwarts-event-offered = { $who } offre { $whom_a } { $object_art } in cambio { $other_di }.
    .own = Offri { $whom_a } { $object_art } in cambio { $other_di }.
    .whom = { $who } ti offre { $object_art } in cambio { $other_di }.
hogwarts-event-offer-accepted = Scambio fatto: { $who } dà { $object_art }, { $whom } dà { $other_art }.
    .own = Scambio fatto: tu dai { $object_art }, { $whom } dà { $other_art }.
    .whom = Scambio fatto: { $who } dà { $object_art }, tu dai { $other_art }.
hogwarts-event-offer-refused = { $who } rifiuta.
    .own = Rifiuti.
hogwarts-event-travelled = { $who } si sposta { $where_a }.
    .own = Ti sposti { $where_a }.
hogwarts-event-returned = { $who } torna { $where_a }.
    .own = Torni { $where_a }.
hogwarts-event-door = { $who } varca la porta e va { $where_a }.
    .own = Varchi la porta e vai { $where_a }.
hogwarts-event-gate = { $who } prosegue fino al Paiolo Magico.
    .own = Prosegui fino al Paiolo Magico.
hogwarts-event-waits = { $who } aspetta la squadra.
    .own = Aspetti la squadra.
hogwarts-event-forgot = { $who } perde una carta con Oblivion; { $whom } sorride.
    .own = Perdi una carta con Oblivion; { $whom } sorride.
    .whom = { $who } perde una carta con Oblivion; tu sorridi.
hogwarts-event-challenged = { $who } sfida { $whom } a una partita di Quidditch.
    .own = Sfidi { $whom } a una partita di Quidditch.
    .whom = { $who } ti sfida a una partita di Quidditch.
hogwarts-event-match-won = { $who } vince la partita.
    .own = Vinci la partita.
hogwarts-event-triggered = L’obiettivo è raggiunto: è l’ultimo giro.
hogwarts-event-over-points = { $who_count ->
    [one] La Coppa delle Case va { $who_a }!
   *[other] Si dividono la Coppa delle Case { $who }!
}
    .own = Vinci la Coppa delle Case!
hogwarts-event-over-cap = { $who_count ->
    [0] L’ultimo giro è finito. L’obiettivo non è stato raggiunto.
    [one] L’ultimo giro è finito. Vince { $who }.
   *[other] L’ultimo giro è finito. Vincono { $who }.
}
    .own = L’ultimo giro è finito. Vinci tu.
hogwarts-event-over-alone = La Coppa delle Case va { $who_a }!
    .own = Vinci la Coppa delle Case!
hogwarts-event-over-fallen = Finiti i punti vita, è finita anche la partita.

## Che cosa dura: il nome, che cosa fa, che cosa lo fa finire

hogwarts-state-last-round = Ultimo giro
hogwarts-state-extra = Turno extra
hogwarts-state-visit = In visita
hogwarts-state-skips = Attacco annullato
hogwarts-state-dampen = Perdita attenuata
hogwarts-state-numb = Intorpidimento
hogwarts-state-silenced = Avversario zittito
hogwarts-state-cancels = Avversario fermato
hogwarts-does-last-round = A ciascuno resta al massimo un turno.
hogwarts-does-extra = Gioca subito un altro turno.
hogwarts-does-visit = Tornerà { $where_a }.
hogwarts-does-skips = { $n ->
    [one] Il prossimo attacco non avviene.
   *[other] I prossimi { $n } attacchi non avvengono.
  }
hogwarts-does-dampen = La prossima perdita è minore di { hogwarts-life-n }.
hogwarts-does-numb = Il prossimo attacco si tira con un dado in meno.
hogwarts-does-silenced = Il testo dell’avversario non ha più effetto.
hogwarts-does-cancels = { $n ->
    [one] Il prossimo colpo dell’avversario non avviene.
   *[other] I prossimi { $n } colpi dell’avversario non avvengono.
  }
hogwarts-ends-last-round = con la partita
hogwarts-ends-extra = alla fine di questo turno
hogwarts-ends-visit = con il ritorno { $where_a }
hogwarts-ends-skips = quando è usato, o con questo scontro
hogwarts-ends-dampen = con quella perdita, o con questo scontro
hogwarts-ends-numb = con il prossimo attacco, o con questo scontro
hogwarts-ends-silenced = con questo scontro
hogwarts-ends-cancels = quando è usato, o con questo scontro

# Perché qualcosa non si può scegliere.
hogwarts-why-objects = Manca ancora: { $it }.
hogwarts-why-cards = Non hai gli incantesimi e le pozioni che richiede.
hogwarts-why-eater = Qui c’è un Mangiamorte.
hogwarts-why-team = Tutta la squadra deve essere su una casella di questa missione.
hogwarts-why-summon = Ora non c’è nulla da richiamare.
hogwarts-why-freed = In questo turno puoi già fermarti ovunque.
hogwarts-why-nobody = Nessuno ha incantesimi o pozioni.
hogwarts-why-deck = Nel mazzo non c’è nulla che valga la pena di prendere.
hogwarts-why-defended = Una sola carta difesa in ogni tua metà del giro.
hogwarts-why-price = Il suo prezzo ti farebbe perdere il combattimento.
hogwarts-why-limit = Le carte che puoi giocare qui sono finite o messe da parte ({ $n } per combattimento).

hogwarts-window-dice-enough = se cambiare dadi che non possono essere migliori
