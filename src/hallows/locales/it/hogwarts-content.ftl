### Un anno a Hogwarts: che cosa dicono carte, segnalini, schede, nemici e caselle. Prima le frasi, sotto le stesse cose in poche parole.

## Incantesimi e pozioni

hogwarts-effect-damage = { $amount ->
    [one] L’avversario perde { $amount } punto vita.
   *[other] L’avversario perde { $amount } punti vita.
}
hogwarts-effect-damage-special = { $amount ->
    [one] L’avversario perde { $amount } punto vita; contro { $against_art } sono { $special }.
   *[other] L’avversario perde { $amount } punti vita; contro { $against_art } sono { $special }.
}
hogwarts-effect-quiet = L’avversario non può rispondere a questo attacco.
hogwarts-effect-dampen = { $amount ->
    [one] La risposta dell’avversario ti toglie { $amount } punto vita in meno.
   *[other] La risposta dell’avversario ti toglie { $amount } punti vita in meno.
}
hogwarts-effect-heal = { $amount ->
    [one] Guadagni { $amount } punto vita.
   *[other] Guadagni { $amount } punti vita.
}
hogwarts-effect-backlash = { $amount ->
    [one] Prima perdi tu { $amount } punto vita.
   *[other] Prima perdi tu { $amount } punti vita.
}
hogwarts-effect-show-hand = Se combatti con un giocatore, ti mostra tutte le carte che ha in mano.
hogwarts-effect-cancel = { $times ->
    [one] Il prossimo attacco dell’avversario salta.
   *[other] I prossimi { $times } attacchi dell’avversario saltano.
}
hogwarts-effect-cancel-forever = { $times ->
    [one] Il prossimo attacco dell’avversario salta; contro { $against_art } saltano tutti fino alla fine.
   *[other] I prossimi { $times } attacchi dell’avversario saltano; contro { $against_art } saltano tutti fino alla fine.
}
hogwarts-effect-counter = La carta appena giocata dall’avversario non ha effetto.
hogwarts-effect-search-spell = Prendi dal mazzo l’incantesimo che vuoi, poi mescola il mazzo.
hogwarts-effect-search-potion = Prendi dal mazzo la pozione che vuoi, poi mescola il mazzo.
hogwarts-effect-reroll = Subito dopo un tuo tiro per il movimento o per l’attacco, tira di nuovo i dadi che vuoi.
hogwarts-effect-summon = Prima di tirare per il movimento, prendi un oggetto comune da una casella qualsiasi del castello, del parco o di Hogsmeade.
hogwarts-effect-free-stop = Prima di tirare per il movimento: in questo turno puoi fermarti su qualsiasi casella del tuo percorso.
hogwarts-effect-forget = Prima di tirare per il movimento, scegli un giocatore: perde a caso un incantesimo o una pozione.

## Carte condotta e carte evento

hogwarts-effect-points = { $amount ->
    [one] Guadagni { $amount } punto casa.
   *[other] Guadagni { $amount } punti casa.
}
hogwarts-effect-points-lost = { $amount ->
    [one] Perdi { $amount } punto casa.
   *[other] Perdi { $amount } punti casa.
}
hogwarts-effect-points-all = { $amount ->
    [one] Tutti guadagnano { $amount } punto casa.
   *[other] Tutti guadagnano { $amount } punti casa.
}
hogwarts-effect-points-lost-all = { $amount ->
    [one] Tutti perdono { $amount } punto casa.
   *[other] Tutti perdono { $amount } punti casa.
}
hogwarts-effect-floo-powder = Prendi un segnalino Metropolvere e tieni questa carta finché non lo usi.
hogwarts-effect-gather = Tutte le pedine si spostano { $where_a }. Lì non succede nient’altro.
hogwarts-effect-life-all = { $amount ->
    [one] Tutti guadagnano { $amount } punto vita.
   *[other] Tutti guadagnano { $amount } punti vita.
}
hogwarts-effect-life-lost-all = { $amount ->
    [one] Tutti perdono { $amount } punto vita, ma nessuno perde l’ultimo.
   *[other] Tutti perdono { $amount } punti vita, ma nessuno perde l’ultimo.
}
hogwarts-effect-token-floo = Tutti prendono un segnalino Metropolvere.
hogwarts-effect-token-portkey = Tutti prendono una Passaporta.
hogwarts-effect-deal-spell = Tutti pescano un incantesimo.
hogwarts-effect-deal-potion = Tutti pescano una pozione.
hogwarts-effect-deal-book = Tutti pescano un libro.
hogwarts-effect-drop = Tutti rinunciano a un incantesimo o a una pozione a scelta.
hogwarts-effect-pass-right = Tutti passano a caso un incantesimo o una pozione al giocatore alla propria destra.
hogwarts-effect-lose-token = Tutti rinunciano a un segnalino Metropolvere o a una Passaporta.

## Abilità di movimento

hogwarts-effect-extra-draw-spell = Sulle caselle incantesimo peschi 2 incantesimi invece di 1.
hogwarts-effect-extra-draw-potion = Sulle caselle pozione peschi 2 pozioni invece di 1.
hogwarts-effect-extra-draw-book = Sulle caselle libro peschi 2 libri invece di 1.
hogwarts-effect-nudge = Puoi fare un passo in più o in meno di quanto hai tirato.
hogwarts-effect-reroll-move = Una volta per turno puoi ripetere il tiro per il movimento.
hogwarts-effect-class-life = Ogni volta che finisci il movimento in un’aula guadagni 1 punto vita.
hogwarts-effect-space-life = Sulle caselle vita guadagni 1 punto vita in più.
hogwarts-effect-second-conduct = Su una casella condotta puoi rimettere via la carta e pescarne un’altra, che poi vale.
hogwarts-effect-bigger-prize = Quando batti un giocatore prendi una cosa in più del premio scelto.
hogwarts-effect-move-bonus = { $amount ->
    [one] Si muove di { $amount } passo in più del dado.
   *[other] Si muove di { $amount } passi in più del dado.
}
hogwarts-effect-passages = Può usare i passaggi segreti.
hogwarts-effect-tower-stop = Può fermarsi su qualsiasi torre.

## Abilità di combattimento

hogwarts-effect-weaken = La resistenza dell’avversario è più bassa di 1, ma mai sotto 2.
hogwarts-effect-reroll-all = Una volta per combattimento puoi tirare di nuovo tutti i dadi d’attacco.
hogwarts-effect-reroll-one = In ogni attacco puoi tirare di nuovo un dado d’attacco.
hogwarts-effect-shrug = Una volta per combattimento puoi ignorare ciò che fa l’avversario.
hogwarts-effect-mastery-spell = Gli incantesimi d’attacco tolgono 1 punto vita in più.
hogwarts-effect-mastery-potion = Le pozioni d’attacco tolgono 1 punto vita in più.
hogwarts-effect-set-six = Una volta per combattimento puoi girare un dado d’attacco sul 6.
hogwarts-effect-double-six = Ogni 6 dei dadi d’attacco colpisce due volte.
hogwarts-effect-first-die = Un dado d’attacco in più nel primo giro di un combattimento.
hogwarts-effect-first-blood = All’inizio del combattimento l’avversario perde 1 punto vita, ma un giocatore mai l’ultimo.
hogwarts-effect-regain = Guadagna 1 punto vita dopo ogni giro in cui l’avversario ne ha persi di più.
hogwarts-effect-cancel-first = La prima carta giocata dall’avversario non ha effetto.

## Particolarità dei nemici

hogwarts-effect-immune-spell = Gli incantesimi non hanno effetto.
hogwarts-effect-immune-potion = Le pozioni non hanno effetto.
hogwarts-effect-frail-spell = Gli incantesimi d’attacco tolgono 1 punto vita in più.
hogwarts-effect-frail-potion = Le pozioni d’attacco tolgono 1 punto vita in più.
hogwarts-effect-riddle = Perdi anche un incantesimo a caso.
hogwarts-effect-chancy = Succede solo se un dado segna { $at_least } o più.
hogwarts-effect-numb = Dopo ogni tuo attacco hai un dado in meno nel prossimo tiro d’attacco, ma sempre almeno uno.

## Poteri degli oggetti speciali

hogwarts-effect-extra-die = Si usa una volta: un dado d’attacco in più per tutto un combattimento.
hogwarts-effect-revive = { $amount ->
    [one] Si usa una volta, in un combattimento: guadagni { $amount } punto vita.
   *[other] Si usa una volta, in un combattimento: guadagni { $amount } punti vita.
}
hogwarts-effect-extra-turn = Si usa una volta: giochi un altro turno subito dopo questo.
hogwarts-effect-visit = Si usa una volta: visiti una casella qualsiasi di Diagon Alley o un luogo speciale, e torni.
hogwarts-effect-vanish = { $distance ->
    [one] Si usa una volta: sgusci via da un combattimento e ti allontani di { $distance } casella.
   *[other] Si usa una volta: sgusci via da un combattimento e ti allontani di { $distance } caselle.
}

## Carte intere

hogwarts-text-either = Scegli una cosa.
hogwarts-text-book = { $amount ->
    [one] Vale { $amount } punto all’esame di { $subject }: consegnalo quando finisci il movimento in quell’aula.
   *[other] Vale { $amount } punti all’esame di { $subject }: consegnalo quando finisci il movimento in quell’aula.
}
hogwarts-text-object-missions = { $numbers_count ->
    [one] Serve per la missione { $numbers }.
   *[other] Serve per le missioni { $numbers }.
}
hogwarts-text-enemy-reveal = { $amount ->
    [one] Quando si scopre la carta perdi { $amount } punto vita.
   *[other] Quando si scopre la carta perdi { $amount } punti vita.
}
hogwarts-text-enemy-first = { $amount ->
    [one] L’avversario colpisce per primo: perdi { $amount } punto vita prima del tuo primo attacco.
   *[other] L’avversario colpisce per primo: perdi { $amount } punti vita prima del tuo primo attacco.
}
hogwarts-text-enemy-after = { $amount ->
    [one] Dopo ogni tuo attacco perdi { $amount } punto vita.
   *[other] Dopo ogni tuo attacco perdi { $amount } punti vita.
}
hogwarts-text-mission-place = Il luogo della missione è { $where_art }.
hogwarts-text-mission-objects = { $objects_count ->
    [one] Serve { $objects_art }.
   *[other] Servono { $objects_art }.
}
hogwarts-text-mission-cards = I maghi qualificati devono avere anche { $cards }.
hogwarts-text-mission-points = Vinci il combattimento e guadagni { $amount ->
    [one] { $amount } punto.
   *[other] { $amount } punti.
}
hogwarts-want-attack = { $n ->
    [one] { $n } carta attacco
   *[other] { $n } carte attacco
}
hogwarts-want-defence = { $n ->
    [one] { $n } carta difesa
   *[other] { $n } carte difesa
}
hogwarts-want-spell = { $n ->
    [one] { $n } incantesimo
   *[other] { $n } incantesimi
}
hogwarts-want-potion = { $n ->
    [one] { $n } pozione
   *[other] { $n } pozioni
}
hogwarts-want-book = { $n ->
    [one] { $n } libro
   *[other] { $n } libri
}
hogwarts-hall-great = Sala Grande
    .art = la Sala Grande
    .di = della Sala Grande
    .a = alla Sala Grande

## Caselle

hogwarts-here-spell = Pesca un incantesimo.
hogwarts-here-potion = Pesca una pozione.
hogwarts-here-book = Pesca un libro.
hogwarts-here-conduct = Pesca una carta condotta; vale subito.
hogwarts-here-event = Pesca un evento; vale per tutti.
hogwarts-here-duel = Pesca una carta duello e combatti con quello studente.
hogwarts-here-common-room = Pesca un incantesimo, una pozione, un libro o una carta condotta, oppure proponi a qualcuno un oggetto per un oggetto.
hogwarts-here-tower = Puoi fermarti qui lungo la strada. Con un segnalino Metropolvere visiti un luogo speciale.
hogwarts-here-pitch = Qui finisce ogni movimento. Sfida qualcuno a Quidditch, oppure usa una Passaporta per il cimitero.
hogwarts-here-start = Tutti cominciano da qui. Chi finisce qui può passare subito al Paiolo Magico.
hogwarts-here-great-hall = Vale come Sala Grande.
hogwarts-here-bridge = Un ponte è una casella sola; non vi succede nulla.
hogwarts-here-exam = Dai l’esame di { $subject }: consegna i libri di questa materia per i loro punti. Se ne hai uno, puoi fermarti qui lungo la strada.
hogwarts-here-draw-spell = { $n ->
    [one] Pesca un incantesimo.
   *[other] Pesca { $n } incantesimi.
}
hogwarts-here-draw-potion = { $n ->
    [one] Pesca una pozione.
   *[other] Pesca { $n } pozioni.
}
hogwarts-here-draw-book = { $n ->
    [one] Pesca un libro.
   *[other] Pesca { $n } libri.
}
hogwarts-here-hp = { $n ->
    [one] Guadagni { $n } punto vita.
   *[other] Guadagni { $n } punti vita.
}
hogwarts-here-hp-lost = { $n ->
    [one] Perdi { $n } punto vita.
   *[other] Perdi { $n } punti vita.
}
hogwarts-here-passage = Un passaggio segreto porta { $where_a } senza costare un passo.
hogwarts-here-door = Dietro la porta c’è { $where_art }; entrare non costa nessun passo.
hogwarts-here-reached-floo = Ci arrivi da una torre con la Metropolvere e torni alla fine del turno.
hogwarts-here-reached-portkey = Ci arrivi dal campo da Quidditch con una Passaporta e torni alla fine del turno.
hogwarts-here-rosettes = { $n ->
    [one] All’inizio qui c’è un oggetto.
   *[other] All’inizio qui ci sono { $n } oggetti.
}
hogwarts-here-bonus-portkey = Se arrivi senza Passaporta, ne prendi una.
hogwarts-here-bonus-look = Quando arrivi guardi i primi 2 incantesimi del mazzo e ne tieni uno.
hogwarts-here-bonus-hp = Quando arrivi guadagni 2 punti vita.
hogwarts-here-bonus-spell = Quando arrivi peschi un incantesimo.
hogwarts-here-bonus-duel = Quando arrivi combatti un duello o perdi 1 punto vita.
hogwarts-here-bonus-book = Quando arrivi peschi un libro.
hogwarts-here-bonus-potion = Quando arrivi peschi una pozione.

## In poche parole

hogwarts-brief-damage = −{ $amount } PV
hogwarts-brief-damage-special = −{ $amount } PV ({ $against } −{ $special })
hogwarts-brief-quiet = nessuna risposta
hogwarts-brief-dampen = risposta −{ $amount }
hogwarts-brief-heal = tu +{ $amount } PV
hogwarts-brief-backlash = tu −{ $amount } PV
hogwarts-brief-show-hand = vedi la mano
hogwarts-brief-cancel = { $times ->
    [one] ferma { $times } attacco
   *[other] ferma { $times } attacchi
}
hogwarts-brief-cancel-forever = { $times ->
    [one] ferma { $times } attacco ({ $against }: tutti)
   *[other] ferma { $times } attacchi ({ $against }: tutti)
}
hogwarts-brief-counter = annulla una carta
hogwarts-brief-search-spell = un incantesimo a scelta
hogwarts-brief-search-potion = una pozione a scelta
hogwarts-brief-reroll = ripeti i dadi
hogwarts-brief-summon = richiama un oggetto
hogwarts-brief-free-stop = fermata libera
hogwarts-brief-forget = qualcuno perde una carta
hogwarts-brief-points = +{ $amount } punti
hogwarts-brief-points-lost = −{ $amount } punti
hogwarts-brief-points-all = tutti: +{ $amount } punti
hogwarts-brief-points-lost-all = tutti: −{ $amount } punti
hogwarts-brief-floo-powder = Metropolvere
hogwarts-brief-gather = tutti { $where_a }
hogwarts-brief-life-all = tutti: +{ $amount } PV
hogwarts-brief-life-lost-all = tutti: −{ $amount } PV
hogwarts-brief-token-floo = tutti: Metropolvere
hogwarts-brief-token-portkey = tutti: una Passaporta
hogwarts-brief-deal-spell = tutti: un incantesimo
hogwarts-brief-deal-potion = tutti: una pozione
hogwarts-brief-deal-book = tutti: un libro
hogwarts-brief-drop = tutti perdono una carta
hogwarts-brief-pass-right = una carta a destra
hogwarts-brief-lose-token = tutti perdono un segnalino
hogwarts-brief-extra-draw-spell = 2 incantesimi sulle loro caselle
hogwarts-brief-extra-draw-potion = 2 pozioni sulle loro caselle
hogwarts-brief-extra-draw-book = 2 libri sulle loro caselle
hogwarts-brief-nudge = movimento ±1
hogwarts-brief-reroll-move = ripeti il movimento
hogwarts-brief-class-life = aule: +1 PV
hogwarts-brief-space-life = caselle vita: +1 PV
hogwarts-brief-second-conduct = un’altra carta condotta
hogwarts-brief-bigger-prize = premi più ricchi
hogwarts-brief-move-bonus = movimento +{ $amount }
hogwarts-brief-passages = passaggi segreti
hogwarts-brief-tower-stop = fermata sulle torri
hogwarts-brief-weaken = resistenza −1
hogwarts-brief-reroll-all = ripeti tutti i dadi, una volta
hogwarts-brief-reroll-one = ripeti un dado
hogwarts-brief-shrug = ignora un colpo, una volta
hogwarts-brief-mastery-spell = incantesimi più forti di 1
hogwarts-brief-mastery-potion = pozioni più forti di 1
hogwarts-brief-set-six = un dado sul 6, una volta
hogwarts-brief-double-six = il 6 colpisce due volte
hogwarts-brief-first-die = primo giro +1 dado
hogwarts-brief-first-blood = inizio: avversario −1 PV
hogwarts-brief-regain = giro vinto: +1 PV
hogwarts-brief-cancel-first = annulla la prima carta
hogwarts-brief-immune-spell = incantesimi inutili
hogwarts-brief-immune-potion = pozioni inutili
hogwarts-brief-frail-spell = incantesimi più forti di 1
hogwarts-brief-frail-potion = pozioni più forti di 1
hogwarts-brief-riddle = toglie un incantesimo
hogwarts-brief-chancy = solo con { $at_least }+
hogwarts-brief-numb = i tuoi dadi −1
hogwarts-brief-extra-die = +1 dado d’attacco
hogwarts-brief-revive = +{ $amount } PV
hogwarts-brief-extra-turn = un altro turno
hogwarts-brief-visit = un volo
hogwarts-brief-vanish = { $distance ->
    [one] fuga di { $distance } casella
   *[other] fuga di { $distance } caselle
}
hogwarts-brief-book = { $amount } punti
hogwarts-brief-enemy = { $hp } PV, resistenza { $res }
hogwarts-brief-after = ogni attacco: tu −{ $amount } PV
hogwarts-brief-mission = n. { $number }, { $amount } punti
hogwarts-brief-here-spell = incantesimo
hogwarts-brief-here-potion = pozione
hogwarts-brief-here-book = libro
hogwarts-brief-here-conduct = condotta
hogwarts-brief-here-event = evento
hogwarts-brief-here-duel = duello
hogwarts-brief-here-common-room = una carta o uno scambio
hogwarts-brief-here-tower = Metropolvere
hogwarts-brief-here-pitch = partita o Passaporta
hogwarts-brief-here-start = al Paiolo Magico
hogwarts-brief-here-great-hall = Sala Grande
hogwarts-brief-here-exam = esame

## Dati e titoli

hogwarts-use-attack = carta attacco
hogwarts-use-defence = carta difesa
hogwarts-use-utility = in combattimento o per una missione
hogwarts-use-start = all’inizio del turno
hogwarts-fact-enemy = punti vita { $hp }, resistenza { $res }
hogwarts-fact-sheet = dadi d’attacco { $dice }, resistenza { $res }, punti vita { $hp }
hogwarts-fact-hand = comincia con { $cards }
hogwarts-group-missions = Missioni e i loro avversari
hogwarts-group-spells = Incantesimi
hogwarts-group-potions = Pozioni
hogwarts-group-books = Libri
hogwarts-group-conduct = Carte condotta
hogwarts-group-events = Carte evento
hogwarts-group-duels = Carte duello
hogwarts-group-objects = Oggetti
hogwarts-group-students = Studenti
hogwarts-group-eaters = Mangiamorte

## Durate, varianti e segnalini

hogwarts-length-quick = Rapida
hogwarts-length-classic = Classica
hogwarts-length-long = Lunga
hogwarts-goal = { $missions ->
    [one] L’ultimo giro arriva quando qualcuno ha completato { $missions } missione e ha più di { $points } punti.
   *[other] L’ultimo giro arriva quando qualcuno ha completato { $missions } missioni e ha più di { $points } punti.
}
hogwarts-goal-cap = { $rounds ->
    [one] L’anno finisce al più tardi dopo { $rounds } giro.
   *[other] L’anno finisce al più tardi dopo { $rounds } giri.
}
hogwarts-variant-underage = Maghi minorenni
hogwarts-variant-qualified = Maghi qualificati
hogwarts-variant-team = A squadre
hogwarts-variant-solo = In solitario
hogwarts-about-underage = Le missioni chiedono solo oggetti, e i giocatori che si incontrano combattono con un dado a testa.
hogwarts-about-qualified = Le missioni chiedono anche carte, e sulle torri aspettano i Mangiamorte. Fra giocatori si combatte con dadi e carte. Prima della fine bisogna giocare una partita di Quidditch.
hogwarts-about-team = Come per i qualificati, ma la squadra ha in comune punti, oggetti e missioni, e per una missione si riuniscono tutti.
hogwarts-about-solo = Tu contro l’anno scolastico. Una missione persa chiude la partita.
hogwarts-token-floo = Metropolvere
hogwarts-token-portkey = Passaporta
hogwarts-about-floo = Su una torre: visiti un luogo speciale e torni alla fine del turno.
hogwarts-about-portkey = Sul campo da Quidditch, al posto di una partita: visiti il cimitero e torni alla fine del turno.

## Strade fra le caselle

hogwarts-road-path = sentiero
hogwarts-road-corridor = corridoio
hogwarts-road-stair = scale
hogwarts-road-bridge = ponte sospeso
hogwarts-road-tunnel = tunnel
hogwarts-road-water = barca
hogwarts-road-street = strada
hogwarts-road-gate = cancello
hogwarts-road-passage = passaggio segreto
hogwarts-road-door = porta
