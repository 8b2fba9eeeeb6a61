### Talisman: domande, scelte e ciò che accade al tavolo.

talisman-title = Talisman: Harry Potter

talisman-outcome-finale = Lord Voldemort è stato sconfitto nella Sala Grande.
talisman-outcome-last = In gioco è rimasto un solo giocatore.
talisman-outcome-nobody = In gioco non è rimasto alcun Personaggio.
talisman-outcome-round-limit = Il numero di giri concordato è finito: pareggio.

## Nomi

talisman-stat-magic = Magia
    .art = la Magia
    .di = della Magia
    .a = alla Magia
    .gender = f
talisman-stat-might = Forza
    .art = la Forza
    .di = della Forza
    .a = alla Forza
    .gender = f
talisman-deck-outer = Mazzo di Londra
    .art = Il mazzo di Londra
    .gender = m
talisman-deck-middle = Mazzo del Parco di Hogwarts
    .art = Il mazzo del Parco di Hogwarts
    .gender = m
talisman-deck-spells = Mazzo degli Incantesimi
    .art = Il mazzo degli Incantesimi
    .gender = m
talisman-enemy-barrier = Barriera
    .art = la Barriera
    .di = della Barriera
    .a = alla Barriera
    .gender = f
# Ciò che si paga, si guadagna o si perde: talisman-text-amount sceglie in base a questo.
talisman-what-magic = magic
talisman-what-might = might
talisman-what-life = life
talisman-what-fate = fate
talisman-what-galleon = galleon
talisman-what-spell = spell
talisman-what-follower = follower
talisman-what-object = object
talisman-what-magic-object = magic_object
talisman-what-hallow = hallow
talisman-what-self = self
talisman-roll-movement = per il movimento
talisman-roll-attack = per l’attacco
talisman-roll-gates = ai Cancelli di Hogwarts
talisman-roll-space = per la casella
talisman-roll-event = per l’Evento
talisman-roll-observer = per l’Osservatore
talisman-roll-place = per il Luogo
talisman-roll-card = per la carta
talisman-roll-ability = per l’abilità
talisman-roll-reward = per la ricompensa
talisman-roll-prevent = per la protezione
talisman-roll-resist = per resistere all’Incantesimo
talisman-roll-evade = per eludere l’attacco
talisman-roll-pickpocket = per rubare un Galeone

## Domande: preparazione e turno

talisman-prompt-character = Quale Personaggio giochi?
talisman-prompt-sheet = Quale lato della tua carta Personaggio giochi?
talisman-prompt-before-move = Prima di muoverti: che cosa fai?
talisman-prompt-turn-end = Fine del tuo turno: che altro fai?
talisman-prompt-use = Usi l’abilità { $source_di }?
talisman-prompt-extra-turn = Giochi adesso il tuo turno extra?

## Domande: movimento

talisman-prompt-move = { $steps ->
    [one] Dove vai? Hai 1 passo.
   *[other] Dove vai? Hai { $steps } passi.
}
talisman-prompt-steps = Hai tirato { $die }. Di quanto ti muovi?
talisman-prompt-direction = Confondi { $who }. In quale direzione va?
talisman-prompt-apparate = Dove ti materializzi?
talisman-prompt-leap = In quale casella di questa Regione ti sposti?
talisman-prompt-ride = Dove viaggi?
talisman-prompt-travel = { $source }: dove viaggi?
talisman-prompt-gates-stat = Cancelli di Hogwarts: due dadi contro la tua Magia ({ $magic }) o la tua Forza ({ $might }). Quale usi?
talisman-prompt-pickpocket = Passi accanto { $whom_a }. Provi a rubare un Galeone?
talisman-prompt-voldemort = { $die ->
    [one] Lord Voldemort si muove di 1 casella. Dove va?
   *[other] Lord Voldemort si muove di { $die } caselle. Dove va?
}
talisman-prompt-voldemort-steps = Il dado di Lord Voldemort segna { $die }. Di quanto si muove?
talisman-prompt-voldemort-attack = Lord Voldemort è arrivato. Chi attacca?
talisman-prompt-voldemort-stat = Lord Voldemort ti attacca (Magia e Forza { $value }). Combatti con la Magia o con la Forza?

## Domande: incontri

talisman-prompt-encounter = { $space }: che cosa incontri?
talisman-prompt-enchant = Quale Incantesimo lanci su { $whom } invece di combattere?
talisman-prompt-ditch-early = Prima di pescare: che cosa lasci qui?
talisman-prompt-draw-more = Quante carte peschi?
talisman-prompt-redraw = Hai pescato { $card_art }. Paghi 1 segnalino Fato per rimettere la carta sotto il mazzo e pescarne un’altra?
talisman-prompt-collect = Che cosa prendi da questa casella?
talisman-prompt-choose = { $source }: che cosa scegli?
talisman-prompt-lose = { $source }: che cosa cedi?
talisman-prompt-challenge = Accetti una sfida per un Dono della Morte?
talisman-prompt-challenge-give = La sfida va pagata. Che cosa cedi?
talisman-prompt-predict = Quale numero uscirà?
talisman-prompt-predict-shift = { $n ->
    [one] Il dado segna { $die }, tu hai detto { $named }. Paghi 1 segnalino Fato per portarlo a { $named }?
   *[other] Il dado segna { $die }, tu hai detto { $named }. Paghi { $n } segnalini Fato per portarlo a { $named }?
}
talisman-prompt-tower = { $n ->
    [one] Stai per perdere 1 punto Vita. Scarti un Seguace per salvarlo?
   *[other] Stai per perdere { $n } punti Vita. Scarti un Seguace per salvarne 1?
}
talisman-prompt-pay = { $source }: cedi { talisman-text-amount }?
talisman-prompt-intimidate = Chi intimidisci?
talisman-prompt-intimidated = { $who } ti intimidisce. Che cosa dai?

## Domande: negozi e scambi

talisman-prompt-buy = { $source }: che cosa compri?
talisman-prompt-trade-galleon-life = { $source }: quanti Galeoni paghi per curarti?
talisman-prompt-trade-galleon-galleon = { $source }: quanti Galeoni scambi?
talisman-prompt-trade-galleon-fate = { $source }: quanti Galeoni paghi per i segnalini Fato?
talisman-prompt-trade-galleon-spell = { $source }: quanti Galeoni paghi per gli Incantesimi?
talisman-prompt-trade-fate-life = { $source }: quanti segnalini Fato paghi per curarti?
talisman-prompt-trade-fate-galleon = { $source }: quanti segnalini Fato paghi per i Galeoni?
talisman-prompt-trade-fate-fate = { $source }: quanti segnalini Fato scambi?
talisman-prompt-trade-fate-spell = { $source }: quanti segnalini Fato paghi per gli Incantesimi?
talisman-prompt-trade-object = { $source }: quale Oggetto consegni?
talisman-prompt-trade-spell = { $source }: quale Incantesimo consegni?
talisman-prompt-swap = Scambi uno dei tuoi Oggetti con una carta Acquisto?
talisman-prompt-swap-take = Quale carta Acquisto prendi?
talisman-prompt-exchange = Ogni { $price } punti guadagni 1 punto. Consegnati finora: { $points }. Quale Trofeo consegni?
talisman-prompt-grow = Quale dei tuoi valori cresce?
talisman-prompt-excess-objects = Puoi portare { $limit } Oggetti. Quale lasci qui?
talisman-prompt-excess-followers = Puoi avere { $limit } Seguaci. Quale lasci qui?
talisman-prompt-hedwig = Che cosa porta Edvige, e a chi?
talisman-prompt-steal = { $source }: che cosa prendi?
talisman-prompt-arrange = { $n ->
    [1] Quale carta va in cima?
   *[other] Quale carta viene per { $n }ª?
}
talisman-prompt-look-spells = { $source }: di chi guardi gli Incantesimi?

## Domande: dadi

talisman-prompt-fate = Hai tirato { $die } { $roll }. Ripeti il tiro?
talisman-prompt-fate-dice = Hai tirato { $dice } { $roll }. Ripeti il tiro di un dado?
talisman-prompt-reroll = Hai tirato { $die }. { $source }: ripeti il tiro gratis?
talisman-prompt-reroll-dice = Hai tirato { $dice }. { $source }: ripeti gratis il tiro di un dado?
talisman-prompt-nudge = Il dado segna { $die }. Lo cambi di 1?
talisman-prompt-dice-one = Hai tirato { $dice } { $roll }. Quale dado usi?
talisman-prompt-dice-two = Hai tirato { $dice }. Quali due dadi usi?

## Domande: Battaglia

talisman-prompt-evade = { $value ->
    [0] Ti attacca { $foe_art }. Combatti?
   *[other] Combatti contro { $foe_art } ({ $stat } { $value })?
}
talisman-prompt-score = { $source }: aggiungi 1 al tuo punteggio d’attacco?
talisman-prompt-lupin = Molliccio, Forza { $value }: combatti con la Forza o, grazie a Remus Lupin, con la Magia?
talisman-prompt-ransom = { $source }: cedi { talisman-text-amount } invece di 1 punto Vita?
talisman-prompt-sacrifice = Stai per perdere 1 punto Vita. Scarti invece un Seguace?
talisman-prompt-reward = Hai sconfitto { $whom }. Qual è la tua ricompensa?
talisman-prompt-buy-off = { $whom } ti ha sconfitto. Dai 1 Galeone al posto di ogni altra perdita?

## Domande: Incantesimi

talisman-prompt-advantage = Quale lato deve mostrare il segnalino Vantaggio?
talisman-prompt-spell-turn-start = { $who } sta per muoversi. Lanci un Incantesimo?
    .own = Stai per muoverti. Lanci un Incantesimo?
talisman-prompt-spell-movement-rolled = { $who } ha tirato per il movimento. Lanci un Incantesimo?
    .own = Hai tirato per il movimento. Lanci un Incantesimo?
talisman-prompt-spell-before-draw = { $who } sta per pescare carte Incontro. Lanci un Incantesimo?
    .own = Stai per pescare carte Incontro. Lanci un Incantesimo?
talisman-prompt-spell-battle-start = { $who } sta per combattere contro { $foe_art }. Lanci un Incantesimo prima dei dadi?
    .own = Stai per combattere contro { $foe_art }. Lanci un Incantesimo prima dei dadi?
talisman-prompt-spell-life-loss = { $who } sta per perdere punti Vita. Lanci un Incantesimo?
    .own = Stai per perdere punti Vita. Lanci un Incantesimo?
talisman-prompt-spell-spell-cast = { $who } lancia { $spell }. Rispondi con un Incantesimo?
    .own = Lanci { $spell }. Aggiungi un altro Incantesimo?
talisman-prompt-spell-enemy-beaten = { $who } ha sconfitto { $foe_art }. Lanci un Incantesimo?
    .own = Hai sconfitto { $foe_art }. Lanci un Incantesimo?
talisman-prompt-spell-turn-end = Il turno di { $who } sta per finire. Lanci un Incantesimo?
    .own = Il tuo turno sta per finire. Lanci un Incantesimo?
talisman-prompt-spell-crossing = { $who } prova a passare. Lanci un Incantesimo?
    .own = Provi a passare. Lanci un Incantesimo?
talisman-prompt-spell-target = { $spell }: su chi o su che cosa?
talisman-prompt-spell-resist = { $who } lancia { $spell } su di te. Provi a resistere?
talisman-prompt-spell-guard = { $who } lancia { $spell } su di te. Che cosa fai?
talisman-prompt-spell-redirect = Hai bloccato { $spell }. Su chi lo lanci?
talisman-prompt-spell-discard = Quale Incantesimo scarti?

## Dadi da tirare

talisman-prompt-chance-movement = Movimento
talisman-prompt-chance-attack = Tiro d’attacco
talisman-prompt-chance-enemy = Tiro d’attacco del Nemico
talisman-prompt-chance-barrier = Tiro della barriera
talisman-prompt-chance-gates = Cancelli di Hogwarts
talisman-prompt-chance-voldemort = Movimento di Lord Voldemort
talisman-prompt-chance-space = Tiro per la casella
talisman-prompt-chance-event = Tiro per l’Evento
talisman-prompt-chance-observer = Tiro per l’Osservatore
talisman-prompt-chance-place = Tiro per il Luogo
talisman-prompt-chance-card = Tiro per la carta
talisman-prompt-chance-ability = Tiro per un’abilità
talisman-prompt-chance-reward = Ricompensa per aver sconfitto Lord Voldemort
talisman-prompt-chance-prevent = Protezione contro la perdita di Vita
talisman-prompt-chance-resist = Resistenza all’Incantesimo
talisman-prompt-chance-evade = Elusione
talisman-prompt-chance-pickpocket = Furto di un Galeone
talisman-prompt-chance-deck-outer = Si mescola il mazzo di Londra
talisman-prompt-chance-deck-middle = Si mescola il mazzo del Parco di Hogwarts
talisman-prompt-chance-deck-spells = Si mescolano gli Incantesimi
talisman-prompt-chance-characters = Si distribuiscono i Personaggi
talisman-prompt-draw-deck-outer = { $who } pesca dal mazzo di Londra. Quale carta?
talisman-prompt-draw-deck-middle = { $who } pesca dal mazzo del Parco di Hogwarts. Quale carta?
talisman-prompt-draw-deck-spells = { $who } pesca un Incantesimo. Quale?
talisman-prompt-draw-characters = { $who } riceve un Personaggio. Quale?
talisman-prompt-chance-character = Si pesca un Personaggio

## Scelte

talisman-option-pass = Passa
talisman-option-yes = Sì
talisman-option-no = No
talisman-option-done = Fatto
talisman-option-done-collect = Non prendere altro
talisman-option-nothing = Niente
talisman-option-keep = Lascia così
talisman-option-end = Finisci il turno
talisman-option-roll = Tira e muoviti
talisman-option-stay = Paga 1 segnalino Fato e resta qui
talisman-option-offer = Spostati in un’altra casella di questa Regione
talisman-option-offer-to = Vai subito { $it_in }
talisman-option-leap = Spostati ovunque in questa Regione
talisman-option-turn-back = Torna indietro
talisman-option-enter = Entra nella Sala Grande
talisman-option-attempt = Riprova
talisman-option-cross = Prova a passare la barriera di King’s Cross
talisman-option-gates = Prova ad aprire i Cancelli di Hogwarts
talisman-option-apparate = Materializzati altrove
talisman-option-clockwise = In senso orario
talisman-option-counterclockwise = In senso antiorario
talisman-option-space = Incontra la casella
talisman-option-stand = Combatti
talisman-option-abandon = Rinuncia alla sfida
talisman-option-up = 1 in più
talisman-option-down = 1 in meno
talisman-option-free = Ripeti il tiro
talisman-option-replace = Paga 1 segnalino Fato e cambiala
talisman-option-gain = Lascialo agire e prendi 1 segnalino Fato
talisman-option-block = Paga 2 segnalini Fato e bloccalo
talisman-option-move = { $it }
talisman-option-cast = Lancia { $it }
talisman-option-spell = { $it }
talisman-option-target = { $it }
talisman-option-fight = Attacca { $it }
talisman-option-enchant = Lancia un Incantesimo su { $it }
talisman-option-ferret = { $it }, Furetto
talisman-option-event = { $it }
talisman-option-charm = { $it } su { $whom }
talisman-option-sheet = { $it }
talisman-option-character = { $it }
talisman-option-side = { $it }
talisman-option-stat = { $it }
talisman-option-take = Prendi { $it_art }
talisman-option-take-galleon = Prendi i Galeoni
talisman-option-ditch = Lascia qui { $it_art }
talisman-option-ditch-galleon = Lascia qui 1 Galeone
talisman-option-lose = Scarta { $it_art }
talisman-option-give = Cedi { $it_art }
talisman-option-sell = Consegna { $it_art }
talisman-option-swap = Scambia { $it_art }
talisman-option-buy = { $price ->
    [one] Compra { $it_art } per 1 Galeone
   *[other] Compra { $it_art } per { $price } Galeoni
}
talisman-option-attack = Attacca { $it_art }
talisman-option-object = Prendi { $it_art }
talisman-option-follower = Prendi { $it_art }
talisman-option-trophy = { $it }
talisman-option-beat = Sconfiggi { $it_art } senza tirare
talisman-option-bribe = Eludi { $it_art } scartando qualcosa
talisman-option-calm = Paga 1 segnalino Fato per placare { $it_art }
talisman-option-first = { $it }
talisman-option-use = Usa l’abilità { $it_di }
talisman-option-evade = Eludi grazie { $it_a }
talisman-option-single = Eludi { $card_art } (abilità { $it_di })
talisman-option-ride = In viaggio! ({ $it })
talisman-option-send = Manda { $it_art }
talisman-option-send-from = Manda { $it_art } { $whom_a }
talisman-option-send-galleon = Manda 1 Galeone
talisman-option-send-galleon-from = Manda 1 Galeone { $whom_a }
talisman-option-trade-galleon = { $n ->
    [0] Non pagare
    [one] Paga 1 Galeone
   *[other] Paga { $n } Galeoni
}
talisman-option-trade-fate = { $n ->
    [0] Non pagare
    [one] Paga 1 segnalino Fato
   *[other] Paga { $n } segnalini Fato
}
talisman-option-steps = { $n ->
    [one] 1 casella
   *[other] { $n } caselle
}
talisman-option-die = { $n }
talisman-option-dice = { $die } e { $other }
talisman-option-predict = { $n }
talisman-option-draw = { $n ->
    [0] Nessuna carta
    [one] 1 carta
   *[other] { $n } carte
}
talisman-option-reroll-fate = Paga 1 segnalino Fato e ripeti il tiro
talisman-option-reroll-galleon = Paga 1 Galeone e ripeti il tiro
talisman-option-fate-die = Paga 1 segnalino Fato e ripeti il tiro { $n ->
    [1] dell’1
   *[other] del { $n }
}
talisman-option-galleon-die = Paga 1 Galeone e ripeti il tiro { $n ->
    [1] dell’1
   *[other] del { $n }
}
talisman-option-free-die = Ripeti il tiro { $n ->
    [1] dell’1
   *[other] del { $n }
}
talisman-option-suffer-fate = Dai 1 segnalino Fato
talisman-option-suffer-life = Perdi 1 punto Vita
talisman-option-seize-life = Lo sconfitto perde 1 punto Vita
talisman-option-seize-fate = Prendi 1 segnalino Fato
talisman-option-seize-fate-from = Prendi 1 segnalino Fato { $whom_a }
talisman-option-seize-galleon = Prendi 1 Galeone
talisman-option-seize-galleon-from = Prendi 1 Galeone { $whom_a }
talisman-option-object-from = Prendi { $it_art } { $whom_a }
talisman-option-follower-from = Prendi { $it_art } { $whom_a }
talisman-option-exchange-magic = Scambia Trofei di Magia
talisman-option-exchange-might = Scambia Trofei di Forza
talisman-option-exchange-mixed = Scambia Trofei di entrambi i tipi
talisman-option-choose-life = Perdi 1 punto Vita
talisman-option-choose-fate = Perdi 1 segnalino Fato
talisman-option-choose-galleon = Perdi 1 Galeone
talisman-option-choose-spell = Scarta 1 Incantesimo
talisman-option-choose-object = Scarta 1 Oggetto
talisman-option-choose-turn = Perdi il prossimo turno
talisman-option-choose-sell = Scarta 1 Oggetto per 2 Galeoni
talisman-option-choose-spells = Paga 3 Galeoni, pesca 2 Incantesimi e tienine 1
talisman-option-choose-magic = Guadagna 1 punto Magia
talisman-option-choose-challenge = Accetta una sfida per un Dono della Morte
talisman-option-choose-refill-fate = Recupera i segnalini Fato
talisman-option-choose-train = Allenati
talisman-option-choose-plot = Trama
talisman-option-choose-sell-spells = Consegna Incantesimi per segnalini Fato
talisman-option-choose-buy-spells = Compra Incantesimi con segnalini Fato
talisman-option-choose-shop = { $it }
talisman-option-choose-number = Scelta { $n }

## Eventi: preparazione e turno

talisman-event-dealt = { $who } gioca con { $character }.
    .own = Giochi con { $character }.
talisman-event-starts = { $who } comincia come { $sheet }.
    .own = Cominci come { $sheet }.
talisman-event-turn = Tocca { $who_a }.
    .own = Tocca a te.
talisman-event-missed-turn = { $who } perde questo turno.
    .own = Perdi questo turno.
talisman-event-will-miss-turn = { $who } perderà il prossimo turno.
    .own = Perderai il prossimo turno.
talisman-event-extra-turn-due = { $who } può giocare un turno extra.
    .own = Puoi giocare un turno extra.
talisman-event-did-nothing = Il Personaggio di { $who } è immobile e in questo turno non fa nulla.
    .own = Il tuo Personaggio è immobile e in questo turno non fa nulla.
talisman-event-used = { $who } usa l’abilità { $source_di }.
    .own = Usi l’abilità { $source_di }.
talisman-event-advantage = Il segnalino Vantaggio mostra { $side_art }.
talisman-event-reshuffled = { $deck_art } è finito: si mescolano le carte scartate.

## Eventi: dadi

talisman-event-rolled-movement = { $who } tira { $faces } per il movimento.
    .own = Tiri { $faces } per il movimento.
talisman-event-rolled-attack = { $who } tira { $faces }.
    .own = Tiri { $faces }.
talisman-event-rolled-enemy = Il Nemico tira { $faces }.
talisman-event-rolled-barrier = La barriera tira { $faces }.
talisman-event-rolled-gates = { $who } tira { $faces } ai Cancelli di Hogwarts.
    .own = Tiri { $faces } ai Cancelli di Hogwarts.
talisman-event-rolled-voldemort = Lord Voldemort tira { $faces }.
talisman-event-rolled-space = { $who } tira { $faces } per la casella.
    .own = Tiri { $faces } per la casella.
talisman-event-rolled-event = { $who } tira { $faces } per l’Evento.
    .own = Tiri { $faces } per l’Evento.
talisman-event-rolled-observer = { $who } tira { $faces } per l’Osservatore.
    .own = Tiri { $faces } per l’Osservatore.
talisman-event-rolled-place = { $who } tira { $faces } per il Luogo.
    .own = Tiri { $faces } per il Luogo.
talisman-event-rolled-card = { $who } tira { $faces } per la carta.
    .own = Tiri { $faces } per la carta.
talisman-event-rolled-ability = { $who } tira { $faces } per l’abilità.
    .own = Tiri { $faces } per l’abilità.
talisman-event-rolled-reward = { $who } tira { $faces } per la ricompensa.
    .own = Tiri { $faces } per la ricompensa.
talisman-event-rolled-prevent = { $who } tira { $faces } per la protezione.
    .own = Tiri { $faces } per la protezione.
talisman-event-rolled-resist = { $who } tira { $faces } per resistere all’Incantesimo.
    .own = Tiri { $faces } per resistere all’Incantesimo.
talisman-event-rolled-evade = { $who } tira { $faces } per eludere l’attacco.
    .own = Tiri { $faces } per eludere l’attacco.
talisman-event-rolled-pickpocket = { $who } tira { $faces } per rubare un Galeone.
    .own = Tiri { $faces } per rubare un Galeone.
talisman-event-rerolled = { $who } ripete il tiro { $die ->
    [1] dell’1
    [8] dell’8
   *[other] del { $die }
} e ottiene { $again }.
    .own = Ripeti il tiro { $die ->
        [1] dell’1
        [8] dell’8
       *[other] del { $die }
    } e ottieni { $again }.

## Eventi: movimento

talisman-event-moved = { $who } va { $space_in }.
    .own = Vai { $space_in }.
talisman-event-placed = { $who } comincia { $space_in }.
    .own = Cominci { $space_in }.
talisman-event-hospital = { $who } finisce { $space_in }.
    .own = Finisci { $space_in }.
talisman-event-stayed = { $who } paga 1 segnalino Fato e resta.
    .own = Paghi 1 segnalino Fato e resti.
talisman-event-turned-back = { $who } torna indietro.
    .own = Torni indietro.
talisman-event-barrier = { $who } prova a passare la barriera di King’s Cross.
    .own = Provi a passare la barriera di King’s Cross.
talisman-event-barrier-scores = { $who } totalizza { $mine }, la barriera { $theirs }.
    .own = Totalizzi { $mine }, la barriera { $theirs }.
talisman-event-barrier-scores-mine = { $who }
    .own = Tu
talisman-event-barrier-scores-theirs = { $foe }
talisman-event-barrier-open = La barriera si apre per { $who }.
    .own = La barriera si apre per te.
talisman-event-barrier-shut = La barriera resta chiusa per { $who }.
    .own = La barriera resta chiusa per te.
talisman-event-gates-scores = { $who } fa { $thrown } in tutto; con la { $stat } non deve superare { $most }.
    .own = Fai { $thrown } in tutto; con la { $stat } non devi superare { $most }.
# The dice unfolded.
talisman-event-gates-scores-thrown = { $who }
    .own = Tu
talisman-event-gates-open = I Cancelli di Hogwarts si aprono per { $who }.
    .own = I Cancelli di Hogwarts si aprono per te.
talisman-event-gates-shut = I Cancelli di Hogwarts restano chiusi per { $who }.
    .own = I Cancelli di Hogwarts restano chiusi per te.
talisman-event-voldemort-moved = Lord Voldemort va { $space_in }.

## Eventi: incontri

talisman-event-drew = { $who } pesca «{ $card }».
    .own = Peschi «{ $card }».
talisman-event-replaced = { $who } paga 1 segnalino Fato e mette { $card_art } sotto il mazzo.
    .own = Paghi 1 segnalino Fato e metti { $card_art } sotto il mazzo.
talisman-event-event = Si verifica l’Evento «{ $card }».
talisman-event-visited = { $who } visita { $card_art }.
    .own = Visiti { $card_art }.
talisman-event-card-gone = La carta «{ $card }» viene scartata.
talisman-event-lasting = La carta «{ $card }» resta accanto al tabellone e continua ad agire.
talisman-event-lasting-over = La carta «{ $card }» smette di agire.
talisman-event-took = { $who } prende { $card_art }.
    .own = Prendi { $card_art }.
talisman-event-took-galleons = { $n ->
    [one] { $who } raccoglie 1 Galeone.
   *[other] { $who } raccoglie { $n } Galeoni.
}
    .own = { $n ->
        [one] Raccogli 1 Galeone.
       *[other] Raccogli { $n } Galeoni.
    }
talisman-event-discarded = { $who } scarta { $card_art }.
    .own = Scarti { $card_art }.
talisman-event-discarded-spell = { $who } scarta { $spell }.
    .own = Scarti { $spell }.
talisman-event-ditched = { $who } lascia { $card_art }.
    .own = Lasci { $card_art }.
talisman-event-ditched-galleons = { $n ->
    [one] { $who } lascia 1 Galeone.
   *[other] { $who } lascia { $n } Galeoni.
}
    .own = { $n ->
        [one] Lasci 1 Galeone.
       *[other] Lasci { $n } Galeoni.
    }
talisman-event-bought = { $price ->
    [one] { $who } compra { $card_art } per 1 Galeone.
   *[other] { $who } compra { $card_art } per { $price } Galeoni.
}
    .own = { $price ->
        [one] Compri { $card_art } per 1 Galeone.
       *[other] Compri { $card_art } per { $price } Galeoni.
    }
talisman-event-exchanged = { $n ->
    [one] { $who } consegna 1 Trofeo da { $points } punti.
   *[other] { $who } consegna { $n } Trofei, in tutto { $points } punti.
}
    .own = { $n ->
        [one] Consegni 1 Trofeo da { $points } punti.
       *[other] Consegni { $n } Trofei, in tutto { $points } punti.
    }
talisman-event-exchanged-points = Trofei consegnati
talisman-event-challenged = { $who } accetta una sfida: «{ $challenge }».
    .own = Accetti una sfida: «{ $challenge }».
talisman-event-challenge-met = { $who } ha superato la sfida.
    .own = Hai superato la sfida.
talisman-event-challenge-dropped = { $who } rinuncia alla sfida.
    .own = Rinunci alla sfida.
talisman-event-champion = { $who } vince il torneo.
    .own = Vinci il torneo.
talisman-event-predicted-right = { $who } dice { $named } e indovina.
    .own = Dici { $named } e indovini.
talisman-event-predicted-wrong = { $who } dice { $named }, ma il dado segna { $die }.
    .own = Dici { $named }, ma il dado segna { $die }.
talisman-event-key-caught = { $left ->
    [0] { $who } prende l’ultima Chiave.
    [one] { $who } prende una Chiave; ne resta 1.
   *[other] { $who } prende una Chiave; ne restano { $left }.
}
    .own = { $left ->
        [0] Prendi l’ultima Chiave.
        [one] Prendi una Chiave; ne resta 1.
       *[other] Prendi una Chiave; ne restano { $left }.
    }
talisman-event-intimidated = { $who } intimidisce { $whom }.
    .own = Intimidisci { $whom }.
    .whom = { $who } ti intimidisce.
talisman-event-stole-card = { $who } porta via { $card_art } { $whom_a }.
    .own = Porti via { $card_art } { $whom_a }.
    .whom = { $who } ti porta via { $card_art }.
talisman-event-stole-fate = { $who } prende 1 segnalino Fato { $whom_a }.
    .own = Prendi 1 segnalino Fato { $whom_a }.
    .whom = { $who } ti prende 1 segnalino Fato.
talisman-event-stole-galleon = { $who } prende 1 Galeone { $whom_a }.
    .own = Prendi 1 Galeone { $whom_a }.
    .whom = { $who } ti prende 1 Galeone.
talisman-event-looked-deck = { $n ->
    [one] { $who } guarda la prima carta del mazzo.
   *[other] { $who } guarda le prime { $n } carte del mazzo.
}
    .own = { $n ->
        [one] Guardi la prima carta del mazzo.
       *[other] Guardi le prime { $n } carte del mazzo.
    }
talisman-event-looked-deck-own = { $cards_count ->
    [1] In cima c’è { $cards_art }.
   *[other] In cima ci sono { $cards }.
}
talisman-event-looked-spells = { $who } guarda gli Incantesimi { $whom_di }.
    .own = Guardi gli Incantesimi { $whom_di }.
    .whom = { $who } guarda i tuoi Incantesimi.
talisman-event-looked-spells-own = { $whom } ha in mano { $spells }.
    .whom = Hai in mano { $spells }.

## Eventi: guadagni e perdite

talisman-event-gained = { $who } guadagna { talisman-text-amount } (in tutto { $total }).
    .own = Guadagni { talisman-text-amount } (in tutto { $total }).
talisman-event-lost = { $total ->
    [0] { $who } perde { talisman-text-amount } (non ne restano più).
    [one] { $who } perde { talisman-text-amount } (ne resta 1).
   *[other] { $who } perde { talisman-text-amount } (ne restano { $total }).
}
    .own = { $total ->
        [0] Perdi { talisman-text-amount } (non ne restano più).
        [one] Perdi { talisman-text-amount } (ne resta 1).
       *[other] Perdi { talisman-text-amount } (ne restano { $total }).
    }
talisman-event-healed = { $n ->
    [one] { $who } recupera 1 punto Vita (in tutto { $total }).
   *[other] { $who } recupera { $n } punti Vita (in tutto { $total }).
}
    .own = { $n ->
        [one] Recuperi 1 punto Vita (in tutto { $total }).
       *[other] Recuperi { $n } punti Vita (in tutto { $total }).
    }
talisman-event-drew-spell = { $who } pesca un Incantesimo.
    .own = Peschi un Incantesimo.
talisman-event-drew-spell-own = È «{ $spell }».
talisman-event-fell = { $who } non ha più punti Vita.
    .own = Non hai più punti Vita.
talisman-event-recovered = { $who } torna in gioco come { $sheet }.
    .own = Torni in gioco come { $sheet }.
talisman-event-out = { $who } è fuori dal gioco.
    .own = Sei fuori dal gioco.
talisman-event-ferret = { $who } si trasforma in un Furetto.
    .own = Ti trasformi in un Furetto.
talisman-event-ferret-over = { $who } non è più un Furetto.
    .own = Non sei più un Furetto.

## Eventi: Battaglia

talisman-event-battle = { $value ->
    [0] { $who } combatte contro { $foe_art }.
   *[other] { $who } combatte contro { $foe_art } ({ $stat } { $value }).
}
    .own = { $value ->
        [0] Combatti contro { $foe_art }.
       *[other] Combatti contro { $foe_art } ({ $stat } { $value }).
    }
    .foe = { $value ->
        [0] { $who } combatte contro di te.
       *[other] { $who } combatte contro di te ({ $stat } { $value }).
    }
talisman-event-battle-stands = Per ora { $who } totalizza { $mine }, l’avversario { $theirs }.
    .own = Per ora totalizzi { $mine }, l’avversario { $theirs }.
talisman-event-battle-stands-mine = { $who }
    .own = Tu
talisman-event-battle-stands-theirs = { $foe }
    .foe = Tu
talisman-event-battle-scores = { $who } totalizza { $mine }, l’avversario { $theirs }.
    .own = Totalizzi { $mine }, l’avversario { $theirs }.
# The scores unfolded: who they belong to, and what they are made of.
talisman-event-battle-scores-mine = { $who }
    .own = Tu
talisman-event-battle-scores-theirs = { $foe }
    .foe = Tu
talisman-part-advantage = Vantaggio
talisman-part-other = Altri bonus
talisman-part-die = Dado
talisman-event-battle-won = { $who } vince la Battaglia contro { $foe_art }.
    .own = Vinci la Battaglia contro { $foe_art }.
    .foe = { $who } vince la Battaglia contro di te.
talisman-event-battle-lost = { $who } perde la Battaglia contro { $foe_art }.
    .own = Perdi la Battaglia contro { $foe_art }.
    .foe = { $who } perde la Battaglia contro di te.
talisman-event-battle-standoff = { $who } pareggia contro { $foe_art }.
    .own = Pareggi contro { $foe_art }.
    .foe = { $who } pareggia contro di te.
talisman-event-battle-evaded = { $who } elude { $foe_art }: non si combatte.
    .own = Eludi { $foe_art }: non si combatte.
    .foe = { $who } ti elude: non si combatte.
talisman-event-beat-outright = { $who } sconfigge { $card_art } senza tirare.
    .own = Sconfiggi { $card_art } senza tirare.
talisman-event-evaded = { $who } elude l’attacco grazie { $source_a }.
    .own = Eludi l’attacco grazie { $source_a }.
talisman-event-evaded-card = { $who } elude { $card_art }.
    .own = Eludi { $card_art }.
talisman-event-not-evaded = Con un { $die } { $who } non riesce a eludere l’attacco.
    .own = Con un { $die } non riesci a eludere l’attacco.
talisman-event-prevented = Con un { $die } { $who } non perde il punto Vita, grazie { $card_a }.
    .own = Con un { $die } non perdi il punto Vita, grazie { $card_a }.
talisman-event-not-prevented = Con un { $die } { $who } non ottiene la protezione { $card_di }.
    .own = Con un { $die } non ottieni la protezione { $card_di }.
talisman-event-finale-won = { $who } sconfigge Lord Voldemort nella Sala Grande e vince la partita! Trionfo { $side_di }.
    .own = Sconfiggi Lord Voldemort nella Sala Grande e vinci la partita! Trionfo { $side_di }.
talisman-event-finale-lost = Lord Voldemort respinge { $who }, che torna sulla Scalinata Mobile.
    .own = Lord Voldemort ti respinge e torni sulla Scalinata Mobile.

## Eventi: Incantesimi

talisman-event-spell-cast = { $who } lancia { $spell }.
    .own = Lanci { $spell }.
talisman-event-spell-cast-on = { $who } lancia { $spell } su { $whom }.
    .own = Lanci { $spell } su { $whom }.
    .whom = { $who } lancia { $spell } su di te.
talisman-event-spell-cast-self = { $who } lancia { $spell } sul proprio Personaggio.
    .own = Lanci { $spell } sul tuo Personaggio.
talisman-event-spell-cancelled = { $spell } viene annullato.
talisman-event-spell-blocked = { $who } blocca { $spell }.
    .own = Blocchi { $spell }.
talisman-event-spell-resisted = Con un { $die } { $who } resiste all’Incantesimo.
    .own = Con un { $die } resisti all’Incantesimo.
talisman-event-spell-not-resisted = Con un { $die } { $who } non resiste all’Incantesimo.
    .own = Con un { $die } non resisti all’Incantesimo.
talisman-event-frozen = Il Personaggio di { $who } resta immobile per questo turno.
    .own = Il tuo Personaggio resta immobile per questo turno.
talisman-event-shielded = { $who } alza uno scudo.
    .own = Alzi uno scudo.
talisman-event-charm-over = L’effetto di { $spell } su { $who } finisce.
    .own = L’effetto di { $spell } su di te finisce.

## Perché no

talisman-refused-exchange = Scambia Trofei
talisman-why-hallow = Non hai un Dono della Morte.
talisman-why-ally = Siete dello stesso schieramento.
talisman-why-target = Adesso non c’è un bersaglio.
talisman-why-moment = Adesso non si può usare.
talisman-why-points = I tuoi Trofei non valgono ancora abbastanza.
talisman-why-owned = Porti già un Oggetto con questo nome.
talisman-why-sold-out = Nella pila non ne restano.
talisman-why-price = Non hai abbastanza Galeoni.
talisman-why-ferret = Un Furetto non può scambiare Trofei.

## What a choice leads to

talisman-detail-ditch = Non è obbligatorio. Resta in questa casella per chi si fermerà qui.
talisman-detail-exchange = Ogni { $price } punti di Nemici sconfitti il valore cresce di 1; ne hai { $points }.
talisman-detail-yours = la tua: { $n }
talisman-detail-cross = La tua Magia { $mine } più un dado deve superare { $value } più un dado.
talisman-detail-cross-fixed = La tua Magia è { $mine }: deve essere maggiore di { $value }.
talisman-figure-fate = Fato
talisman-figure-galleon = Galeoni
talisman-figure-life = Vita
talisman-odds-cross = probabilità di passare la barriera
talisman-odds-battle = probabilità di vincere la Battaglia
talisman-odds-standoff = pareggio
talisman-odds-face = probabilità di una faccia vincente
talisman-blocked-cross = Con la tua Magia nessun tiro apre la barriera.
talisman-blocked-gates = Con la tua Magia e la tua Forza nessun tiro apre i Cancelli.
talisman-odds-gates = probabilità di passare i Cancelli

## Che cosa dura: il nome, che cosa fa, che cosa lo fa finire

talisman-state-waiting = Al San Mungo
talisman-state-miss = Turno perso
talisman-state-ferret = Furetto
talisman-state-extra = Turno extra
talisman-state-turned-back = Sulla via del ritorno
talisman-state-admitted = Oltre la barriera
talisman-state-held = Trattenuto
talisman-state-next-move = Una via offerta
talisman-does-waiting = Non partecipa fino al suo prossimo turno.
talisman-does-miss = Nel prossimo turno non fa nulla.
talisman-does-ferret = Magia 1, Forza 1, una casella per turno; non porta nulla e non lancia Incantesimi.
talisman-does-extra = Gioca ancora prima degli altri.
talisman-does-turned-back = Torna indietro di una casella per turno.
talisman-does-admitted = Il prossimo movimento comincia dalla Stazione di Hogsmeade.
talisman-does-held = Non può proseguire finché non supera la prova di questa casella: { $space }.
talisman-does-next-move = Si può scegliere al posto del prossimo tiro: { $where }.
talisman-part-region = un’altra casella qualsiasi della Regione
talisman-ends-battle = con questa Battaglia
talisman-ends-this-turn = alla fine del turno di { $who }
talisman-ends-next-turn = all’inizio del prossimo turno di { $who }
talisman-ends-turns = { $n ->
    [one] dopo il turno di { $who }
   *[other] dopo { $n } turni di { $who }
  }
talisman-ends-waiting = all’inizio del prossimo turno di { $who }
talisman-ends-miss = quando { $who } avrà saltato un turno
talisman-ends-ferret = { $n ->
    [one] dopo 1 turno di { $who }
   *[other] dopo { $n } turni di { $who }
  }
talisman-ends-extra = quando sarà stato giocato
talisman-ends-turned-back = fuori dai Cancelli
talisman-ends-admitted = con il prossimo movimento di { $who }
talisman-ends-held = a prova superata, o tornando indietro
talisman-ends-next-move = con il prossimo movimento di { $who }

## Che cosa si può voler sentirsi chiedere

talisman-wish-fate = Offrimi il Fato dopo il prossimo tiro di movimento
talisman-window-turn-start = quando comincia un turno
talisman-window-movement-rolled = dopo un tiro di movimento
talisman-window-before-draw = prima di pescare carte
talisman-window-battle-start = nelle Battaglie altrui
talisman-window-life-loss = quando altri stanno per perdere Vita
talisman-window-spell-cast = quando un Incantesimo colpisce altri
talisman-window-enemy-beaten = quando un Nemico è sconfitto
talisman-window-turn-end = alla fine di un turno
talisman-window-crossing = quando altri tentano di passare
talisman-window-fate-movement = per il Fato dopo il mio tiro di movimento
talisman-window-end-idle = alla fine del mio turno, per lasciare qualcosa
