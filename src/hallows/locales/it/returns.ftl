### Il ritorno di Voldemort, la seconda modalità di Un anno a Hogwarts: domande, possibilità ed eventi al tavolo. Ciò che ha in
### comune con la Coppa delle Case si trova lì.

returns-title = Il ritorno di Voldemort

## Come finisce

returns-outcome-stone = Harry ha incontrato Voldemort con la Pietra della Resurrezione, e Voldemort non aveva la Bacchetta: vincono gli eroi.
returns-outcome-wand = Voldemort ha incontrato Harry con la Bacchetta di Sambuco, e Harry non aveva la Pietra: vince Voldemort.
returns-outcome-horcruxes = Entrambi avevano la loro reliquia, ma restava un Horcrux: vince Voldemort.
returns-outcome-duel-harry = Harry vince il duello finale.
returns-outcome-duel-voldemort = Voldemort vince il duello finale.
returns-outcome-never-returned = Voldemort non è tornato in tempo: vincono gli eroi.
returns-outcome-time-heroes = Il tempo è scaduto e tutti gli Horcrux sono distrutti: vincono gli eroi.
returns-outcome-time-voldemort = Il tempo è scaduto e resta un Horcrux: vince Voldemort.

## Perché si tira

returns-roll-creep = per il movimento di un Mangiamorte
returns-roll-horcrux-hero = contro l’Horcrux
returns-roll-horcrux-dark = per l’Horcrux
returns-roll-final-harry = nel duello finale
returns-roll-final-voldemort = nel duello finale

## Il caso

returns-prompt-chance-tokens = Sei segnalini vanno sulle rosette
returns-prompt-chance-creep = Tiro per il movimento di un Mangiamorte
returns-prompt-chance-horcrux-hero = Il dado dell’eroe
returns-prompt-chance-horcrux-dark = Il dado dell’Horcrux
returns-prompt-chance-final-harry = L’ultimo dado di Harry
returns-prompt-chance-final-voldemort = L’ultimo dado di Voldemort

## Domande

returns-prompt-hero = Quale eroe vuoi essere?
returns-prompt-begin = Tocca a te. Che cosa fai?
returns-prompt-pick = Lungo la strada c’è un segnalino della tua parte. Lo prendi?
returns-prompt-passing = Sei sulla stessa casella di un altro eroe. Vi passate qualcosa?
returns-prompt-handed = { $who } vuole darti { $object_art }. Accetti?
returns-prompt-lend = { $who } ti chiede { $object_art }. Accetti?
returns-prompt-horcrux = Qui c’è { $object_art }: è un Horcrux. Provi a distruggerlo?
returns-prompt-common-room = Sala comune: che cosa prendi?
returns-prompt-pitch = Campo da Quidditch: usi la Passaporta?
returns-prompt-close = Fine del turno. Vi passate qualcosa?
returns-prompt-relic = Dove metti { $object_art }?
returns-prompt-eater = Quale Mangiamorte si muove ora?
returns-prompt-eater-place = Su quale torre appare { $eater }?
returns-prompt-eater-reroll = { $eater } ha tirato { $total }. Lo tieni?
returns-prompt-eater-drop = { $eater } ha tre carte. Quale va sotto il mazzo?
returns-prompt-eater-gate = { $eater } è alla Partenza. Prosegue { $where_a }?
returns-prompt-creep = { $eater } si muove di { $total }. Dove va?
returns-prompt-fight-answer-attack = { $foe } ti attacca: { $harm ->
    [one] rischi 1 colpo o 1 punto vita.
   *[other] rischi { $harm } colpi o altrettanti punti vita.
  } Come rispondi?

## Possibilità

returns-option-to = { $it }
returns-option-retry = Riprova a distruggere { $it_art }
returns-option-strike = Invece di muoverti, attacca { $it_art }
returns-option-ritual = Celebra il rituale al cimitero
returns-option-hand-give = Dai { $it_art } { $whom_a }
returns-option-hand-take = Chiedi { $it_art } { $whom_a }
returns-option-walk = Niente da passare
returns-option-horcrux-yes = Attacca { $it_art }
returns-option-horcrux-no = Non ora
returns-option-handed-yes = Accetta
returns-option-handed-no = No, grazie
returns-option-lend-yes = Consegna
returns-option-lend-no = Tieni
returns-option-eater = { $it }
returns-option-eater-reroll-keep = Tieni
returns-option-eater-reroll-reroll = Tira di nuovo
returns-option-eater-gate-yes = Avanti, a Diagon Alley
returns-option-eater-gate-no = Resta alla Partenza
returns-option-felix-die = Felix Felicis: tira di nuovo il dado

## Che cosa ti aspetta

returns-detail-win = Vinci la partita!
returns-detail-lose = Perderesti la partita!
returns-detail-duel = Il duello finale: un dado ciascuno
returns-detail-eaters = Combattimento con { $who }
returns-detail-strength = { $hp } PV, resistenza { $res }
returns-detail-horcrux = Un Horcrux: { $object }
returns-detail-far = { $n ->
    [one] A 1 passo da { $whom }
   *[other] A { $n } passi da { $whom }
}
returns-detail-common-room = Un incantesimo, una pozione o Metropolvere
returns-odds-horcrux = Lo distrugge
returns-odds-hit = Almeno un colpo
returns-odds-win = Vinci
returns-change-foe = Punti vita di { $foe }
returns-change-hp = I tuoi punti vita

## Eventi

returns-event-cast = { $who } gioca con { $character }.
    .own = Giochi con { $character }.
returns-event-scattered = Da qualche parte sulle rosette si trovano { $objects_art }.
returns-event-handed = { $who } passa { $object_art } { $whom_a }.
    .own = Passi { $object_art } { $whom_a }.
    .whom = { $who } ti passa { $object_art }.
returns-event-handed-refused = { $who } non è d’accordo: { $object_art } resta dov’è.
    .own = Non sei d’accordo: { $object_art } resta dov’è.
returns-event-horcrux-attacked = { $who } attacca { $object_art }.
    .own = Attacchi { $object_art }.
returns-event-horcrux-scores = { $mine } contro { $his }.
returns-event-horcrux-destroyed = { $who } distrugge { $object_art }! { $left ->
    [0] Non resta nessun Horcrux.
    [one] Resta un Horcrux.
   *[other] Restano { $left } Horcrux.
}
    .own = Distruggi { $object_art }! { $left ->
        [0] Non resta nessun Horcrux.
        [one] Resta un Horcrux.
       *[other] Restano { $left } Horcrux.
    }
returns-event-horcrux-withstood = Tutto inutile: { $object_art } resiste. { $who } deve riprovare.
    .own = Tutto inutile: { $object_art } resiste. Devi riprovare.
returns-event-ritual = { $who } celebra il rituale { $where_in }.
    .own = Celebri il rituale { $where_in }.
returns-event-returned-voldemort = { $character } è tornato! Si trova { $where_in }.
returns-event-eater-placed = { $foe } appare { $where_in }.
returns-event-relic-placed = { $who } mette { $object_art } { $where_in }.
    .own = Metti { $object_art } { $where_in }.
returns-event-eater-gained = { $who } guadagna { hogwarts-life-amount } e ora ne ha { $hp }.
    .own = Guadagni { hogwarts-life-amount } e ora ne hai { $hp }.
returns-event-eater-fight = { $who } combatte contro { $foe }.
    .own = Combatti contro { $foe }.
returns-event-eater-attacks = { $foe } si scaglia contro { $who }.
    .own = { $foe } si scaglia contro di te.
returns-event-eater-undecided = { $who } e { $foe } interrompono lo scontro: nessuno ha vinto.
    .own = Tu e { $foe } interrompete lo scontro: nessuno ha vinto.
returns-event-eater-removed = { $who } sconfigge { $foe }, che esce dal gioco.
    .own = Sconfiggi { $foe }, che esce dal gioco.
returns-event-hero-beaten = { $foe } sconfigge { $who }, che riparte { $where_a } con 1 punto vita.
    .own = { $foe } ti sconfigge: riparti { $where_a } con 1 punto vita.
returns-event-met = { $who } e { $whom } sono faccia a faccia { $where_in }.
    .own = Tu e { $whom } siete faccia a faccia { $where_in }.
    .whom = Tu e { $who } siete faccia a faccia { $where_in }.
returns-event-final-tie = Entrambi tirano { $face }: ancora una volta.
returns-event-final = { $mine } per Harry, { $his } per Voldemort.
returns-event-over-stone = Harry ha la Pietra, Voldemort non ha la Bacchetta. Vincono gli eroi: { $who }.
returns-event-over-wand = Voldemort ha la Bacchetta, Harry non ha la Pietra. Vince Voldemort: { $who }.
returns-event-over-horcruxes = Entrambi hanno la loro reliquia, ma resta un Horcrux. Vince Voldemort: { $who }.
returns-event-over-duel-harry = Il dado di Harry è più alto. Vincono gli eroi: { $who }.
returns-event-over-duel-voldemort = Il dado di Voldemort è più alto. Vince Voldemort: { $who }.
returns-event-over-never-returned = Voldemort non è tornato in tempo. Vincono gli eroi: { $who }.
returns-event-over-time-heroes = Il tempo è scaduto e non resta nessun Horcrux. Vincono gli eroi: { $who }.
returns-event-over-time-voldemort = Il tempo è scaduto e resta un Horcrux. Vince Voldemort: { $who }.

## Caselle, segnalini e gruppi, dove questa modalità è diversa

returns-here-tower = Puoi fermarti qui lungo la strada. Con la Metropolvere un eroe visita un luogo speciale.
returns-here-pitch = Ogni movimento finisce qui. Con tutti e quattro i segnalini Minus celebra il rituale; un eroe può usare una Passaporta per il cimitero.
returns-here-common-room = Pesca un incantesimo o una pozione; un eroe può prendere invece Metropolvere.
returns-brief-here-common-room = una carta o Metropolvere
returns-token-ritual = Serve a Minus per il rituale che fa tornare Voldemort.
returns-token-weapon = Con questo un eroe può attaccare gli Horcrux tutte le volte che serve.
returns-token-horcrux = Un Horcrux: { $where }. Un eroe armato lo distrugge con un dado più alto.
returns-token-stone = Solo per Harry. Senza, è perduto se Voldemort arriva con la Bacchetta.
returns-token-wand = Solo per Voldemort. Senza, è perduto se Harry arriva con la Pietra.
returns-group-heroes = Eroi
returns-group-villains = Minus e Voldemort
returns-group-objects = Segnalini

## Che cosa dura: il nome, che cosa fa, che cosa lo fa finire

returns-state-duty = Legato a un Horcrux
returns-does-duty = Deve attaccare di nuovo { $object_art }.
returns-ends-duty = quando { $object_art } non c’è più, o se l’arma va persa
