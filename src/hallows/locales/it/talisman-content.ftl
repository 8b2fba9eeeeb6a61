# Talisman: che cosa dicono caselle, carte e schede. Le frasi non hanno maiuscola né punto finale.
# $form: you (perdi 1 punto Vita), they (il Personaggio perde ...), inf (puoi pagare per recuperare ...).

## Unire

talisman-text-and = { $first } e { $last }
talisman-text-or = { $first } o { $last }
talisman-text-either = { $first } oppure { $last }
talisman-text-or-else = { $first }; oppure { $last }
talisman-text-nothing = non succede nulla
talisman-text-otherwise = { $first }; altrimenti { $then }
talisman-text-may = puoi { $then }
talisman-text-row = { $at }: { $then }
talisman-text-for-side = { $side }: { $then }
talisman-text-shop = { $shop }: { $text }
talisman-text-good = { $card_art } ({ $price })

## Quantità

talisman-text-amount = { $what ->
    [magic] { $n } { $n ->
        [one] punto Magia
       *[other] punti Magia
    }
    [might] { $n } { $n ->
        [one] punto Forza
       *[other] punti Forza
    }
    [life] { $n } { $n ->
        [one] punto Vita
       *[other] punti Vita
    }
    [fate] { $n } { $n ->
        [one] segnalino Fato
       *[other] segnalini Fato
    }
    [galleon] { $n } { $n ->
        [one] Galeone
       *[other] Galeoni
    }
    [spell] { $n } { $n ->
        [one] Incantesimo
       *[other] Incantesimi
    }
    [follower] { $n } { $n ->
        [one] Seguace
       *[other] Seguaci
    }
    [magic_object] { $n } { $n ->
        [one] Oggetto Magico
       *[other] Oggetti Magici
    }
    [hallow] { $n ->
        [one] un Dono della Morte
       *[other] { $n } Doni della Morte
    }
   *[object] { $n } { $n ->
        [one] Oggetto
       *[other] Oggetti
    }
}
talisman-text-price = { $n ->
    [one] { $n } Galeone
   *[other] { $n } Galeoni
}
talisman-text-stat = { $stat ->
    [magic] Magia
   *[might] Forza
}
talisman-text-bonus-stat = { $n } { $stat ->
    [magic] alla Magia
   *[might] alla Forza
}
talisman-text-cost = { $what ->
    [self] scartare questa carta
    [fate] pagare { $amount }
    [galleon] pagare { $amount }
    [life] perdere { $amount }
    [magic] perdere { $amount }
    [might] perdere { $amount }
   *[other] scartare { $amount }
}

## Effetti

talisman-text-gain = { $form ->
    [they] guadagna { $amount }
    [inf] guadagnare { $amount }
   *[you] guadagni { $amount }
}
talisman-text-lose = { $what ->
    [spell] { $form ->
        [they] scarta { $amount }
        [inf] scartare { $amount }
       *[you] scarti { $amount }
    }
    [follower] { $form ->
        [they] scarta { $amount }
        [inf] scartare { $amount }
       *[you] scarti { $amount }
    }
    [object] { $form ->
        [they] scarta { $amount }
        [inf] scartare { $amount }
       *[you] scarti { $amount }
    }
    [magic_object] { $form ->
        [they] scarta { $amount }
        [inf] scartare { $amount }
       *[you] scarti { $amount }
    }
    [hallow] { $form ->
        [they] scarta { $amount }
        [inf] scartare { $amount }
       *[you] scarti { $amount }
    }
   *[other] { $form ->
        [they] perde { $amount }
        [inf] perdere { $amount }
       *[you] perdi { $amount }
    }
}
talisman-text-lose-more = { $form ->
    [they] ne perde { $n ->
        [one] un altro
       *[other] altri { $n }
    }
    [inf] perderne { $n ->
        [one] un altro
       *[other] altri { $n }
    }
   *[you] ne perdi { $n ->
        [one] un altro
       *[other] altri { $n }
    }
}
talisman-text-lose-all = { $form ->
    [they] { $what ->
        [spell] scarta tutti i suoi Incantesimi
        [follower] scarta tutti i suoi Seguaci
        [object] scarta tutti i suoi Oggetti
        [galleon] perde tutti i suoi Galeoni
       *[fate] perde tutti i suoi segnalini Fato
    }
    [inf] { $what ->
        [spell] scartare tutti i tuoi Incantesimi
        [follower] scartare tutti i tuoi Seguaci
        [object] scartare tutti i tuoi Oggetti
        [galleon] perdere tutti i tuoi Galeoni
       *[fate] perdere tutti i tuoi segnalini Fato
    }
   *[you] { $what ->
        [spell] scarti tutti i tuoi Incantesimi
        [follower] scarti tutti i tuoi Seguaci
        [object] scarti tutti i tuoi Oggetti
        [galleon] perdi tutti i tuoi Galeoni
       *[fate] perdi tutti i tuoi segnalini Fato
    }
}
talisman-text-heal = { $form ->
    [they] recupera { $amount }
    [inf] recuperare { $amount }
   *[you] recuperi { $amount }
}
talisman-text-heal-fully = { $form ->
    [they] recupera Vita
    [inf] recuperare Vita
   *[you] recuperi Vita
} fino al valore iniziale
talisman-text-refill-fate = { $form ->
    [they] prende segnalini Fato
    [inf] prendere segnalini Fato
   *[you] prendi segnalini Fato
} fino al valore iniziale
talisman-text-miss-turn = { $form ->
    [they] perde il prossimo turno
    [inf] perdere il prossimo turno
   *[you] perdi il prossimo turno
}
talisman-text-extra-turn = { $form ->
    [they] può giocare un turno extra
    [inf] giocare un turno extra
   *[you] puoi giocare un turno extra
} subito dopo questo
talisman-text-ferret = { $form ->
    [they] si trasforma in un Furetto
    [inf] trasformarti in un Furetto
   *[you] ti trasformi in un Furetto
} per 2 turni
talisman-text-advantage = { $form ->
    [they] gira
    [inf] girare
   *[you] giri
} il segnalino Vantaggio dalla parte { $to ->
    [order] dell’Ordine della Fenice
    [death_eaters] dei Mangiamorte
    [own] { $form ->
        [they] del suo schieramento
       *[you] del tuo schieramento
    }
   *[choice] che { $form ->
        [they] preferisce
       *[you] preferisci
    }
}
talisman-text-battle = { $enemy } { $form ->
    [they] lo attacca
   *[you] ti attacca
} ({ $stat } { $value })
talisman-text-roll = { $dice ->
    [1] tira un dado
   *[other] tira { $dice } dadi
}. { $rows }
talisman-text-roll-inline = { $form ->
    [they] tira
    [inf] tirare
   *[you] tiri
} { $dice ->
    [1] un dado
   *[other] { $dice } dadi
} ({ $rows })
talisman-text-choose = { $form ->
    [they] { $options } (a sua scelta)
   *[you] { $options }
}
talisman-text-choose-one = Scegli
talisman-text-visit-one = Visita uno di questi luoghi:
talisman-text-pay = { $form ->
    [they] può { $cost } per { $then }
    [inf] { $cost } per { $then }
   *[you] puoi { $cost } per { $then }
}
talisman-text-trade = { $most ->
    [0] quante volte vuoi,
    [one] una volta,
   *[other] fino a { $most } volte,
} puoi { $cost } per { $then }
talisman-text-buy = puoi comprare { $goods }
talisman-text-take-card = prendi dalle carte Acquisto una carta «{ $card }», se ce n’è ancora
talisman-text-if-has = se hai la carta «{ $card }», { $then }
talisman-text-draw-spells = { $form ->
    [they] pesca { $amount } e ne tiene { $keep }
    [inf] pescare { $amount } e tenerne { $keep }
   *[you] peschi { $amount } e ne tieni { $keep }
}
talisman-text-travel-region = { $form ->
    [they] si sposta subito in un’altra casella di questa Regione, a sua scelta, e la incontra
    [inf] spostarti subito in un’altra casella di questa Regione, a tua scelta, e incontrarla
   *[you] ti sposti subito in un’altra casella di questa Regione, a tua scelta, e la incontri
}
talisman-text-travel-space = { $form ->
    [they] si sposta subito { $space_in } e incontra quella casella
    [inf] spostarti subito { $space_in } e incontrare quella casella
   *[you] ti sposti subito { $space_in } e incontri quella casella
}
talisman-text-instead-of-roll = invece di tirare per il movimento, ti sposti in un’altra casella della tua Regione, a tua scelta (solo a Londra o nel Parco di Hogwarts)
talisman-text-next-move-region = { $must ->
    [yes] nel prossimo movimento, invece di tirare, ti sposti
   *[no] nel prossimo movimento, invece di tirare, puoi spostarti
} in un’altra casella di questa Regione, a tua scelta
talisman-text-next-move-space = { $must ->
    [yes] nel prossimo movimento vai { $space_in }
   *[no] nel prossimo movimento, invece di tirare, puoi andare { $space_in }
}
talisman-text-draw-difference = tira 2 dadi e sottrai il più basso dal più alto: qui devono esserci altrettante carte; pesca quelle mancanti. Con due numeri uguali spostati subito { $space_in } e incontra quella casella
talisman-text-drift = dopo aver risolto tutte le carte, tira un dado: con 2, 4 o 6 avanza di altrettante caselle in senso orario, con 1, 3 o 5 in senso antiorario, e incontra la nuova casella
talisman-text-challenge = { $form ->
    [they] accetta una sfida per un Dono della Morte come al Campo da Quidditch
    [inf] accettare una sfida per un Dono della Morte come al Campo da Quidditch
   *[you] accetti una sfida per un Dono della Morte come al Campo da Quidditch
}
talisman-text-challenge-offer = se non hai un Dono della Morte, puoi accettare una sfida per ottenerlo
talisman-text-everyone = ogni Personaggio { $side ->
    [order] dell’Ordine della Fenice{" "}
    [death_eaters] dei Mangiamorte{" "}
   *[all] {""}
}{ $where ->
    [london] a Londra { $then }
    [grounds] nel Parco di Hogwarts { $then }
    [here] nella tua casella, compreso il tuo, { $then }
   *[all] in gioco { $then }
}
talisman-text-to-target = quel Personaggio { $then }
talisman-text-steal = { $form ->
    [they] prende
    [inf] prendere
   *[you] prendi
} { $loot } { $source ->
    [order_here] a un Personaggio dell’Ordine della Fenice nella tua casella
   *[target] a quel Personaggio
}
talisman-text-look-deck = { $form ->
    [they] guarda
    [inf] guardare
   *[you] guardi
} { $n ->
    [one] la prima carta
   *[other] le prime { $n } carte
} del mazzo Incontro della tua Regione{ $reorder ->
    [yes] {" "}e { $form ->
        [they] le rimette a posto
        [inf] rimetterle a posto
       *[you] le rimetti a posto
    } nell’ordine preferito
   *[no] {""}
}
talisman-text-look-spells = { $form ->
    [they] guarda
    [inf] guardare
   *[you] guardi
} gli Incantesimi di un Personaggio distante al massimo { $n } { $n ->
    [one] casella
   *[other] caselle
}
talisman-text-predict = scegli un numero da 1 a 6 e tira un dado. Se indovini, { $right }; se sbagli, { $wrong }
talisman-text-predict-hold = scegli un numero da 1 a 6 e tira un dado. Se indovini, dal prossimo turno puoi proseguire; se sbagli, { $wrong } e riprovi nel prossimo turno. Dopo il tiro ogni segnalino Fato che paghi sposta il risultato di 1, restando tra 1 e 6
talisman-text-take-stock = prendi 1 segnalino Fato da questa carta; quando non ne restano, scartala
talisman-text-rounds = { $n ->
    [0] fino al tuo prossimo turno
    [one] per il prossimo giro
   *[other] per i prossimi { $n } giri
}
talisman-text-lasting-walk-one = { $until } ogni Personaggio si muove al massimo di 1 casella per turno
talisman-text-lasting-no-spells = { $until } nessuno può lanciare Incantesimi
talisman-text-lasting-no-attacks = { $until } nessuno può attaccare un Personaggio
talisman-text-lasting-double-advantage = { $until } tutti i bonus e le penalità del segnalino Vantaggio valgono il doppio
talisman-text-voldemort-moves = tira un dado e muovi Lord Voldemort di altrettante caselle
talisman-text-grant = { $until ->
    [battle] { $given } fino alla fine di questa Battaglia
   *[round] fino al tuo prossimo turno { $given }
}
talisman-text-discard-self = scarta questa carta
talisman-text-barrier = invece di pescare puoi tentare di attraversare la barriera verso { $space_art }. Tira un dado e aggiungi la tua Magia; poi tira un dado per la barriera e aggiungi { $magic }. Se il tuo totale è più alto, passi. Altrimenti resti qui, senza danni, e il turno finisce. Tornando da lì passi liberamente
talisman-text-gates = invece di pescare puoi tentare di aprire i cancelli: scegli Magia o Forza e tira 2 dadi. Se il totale non supera quel valore, vai { $space_in } e il turno finisce. Se lo supera, resti qui, perdi 1 punto della caratteristica scelta e il turno finisce. L’uscita è libera
talisman-text-halt = qui devi fermarti. Nel castello ti muovi di metà del risultato, arrotondata per difetto, ma di almeno 1 casella
talisman-text-hallow-door = qui devi fermarti. Nel prossimo turno scarta un Dono della Morte per entrare { $space_in }. Senza un Dono della Morte devi tornare indietro
talisman-text-finale = combatti contro Lord Voldemort (Magia { $magic }). Se lo sconfiggi, vinci la partita. Se perdi, vai { $space_in }. In caso di pareggio resti e combatti di nuovo nel prossimo turno

## Effetti permanenti

talisman-text-bonus = { $bonus }{ $when ->
    [other_follower] { " " }finché hai un altro Seguace
    [battle] { " " }in Battaglia
    [vs_enemy] { " " }in Battaglia contro un Nemico
    [vs_dementor] { " " }in Battaglia contro i Dissennatori
    [vs_voldemort] { " " }in Battaglia contro Lord Voldemort
    [attacking_character] { " " }quando attacchi un Personaggio
    [attacked_by_character] { " " }quando un Personaggio ti attacca
    [voldemort_in_region] { " " }in Battaglia finché Lord Voldemort è nella tua Regione
    [two_followers] { " " }in Battaglia finché hai almeno 2 Seguaci
    [own_advantage] { " " }in Battaglia finché il tuo schieramento ha il Vantaggio
   *[always] { "" }
}
talisman-text-score = { $once ->
    [yes] una volta per turno, prima dei dadi, puoi aggiungere { $plain } al tuo punteggio d’attacco
   *[no] { $n } al tuo punteggio d’attacco
} { $when ->
    [other_follower] finché hai un altro Seguace
    [vs_enemy] contro un Nemico
    [vs_dementor] contro i Dissennatori
    [vs_voldemort] contro Lord Voldemort
    [attacking_character] quando attacchi un Personaggio
    [attacked_by_character] quando un Personaggio ti attacca
    [voldemort_in_region] finché Lord Voldemort è nella tua Regione
    [two_followers] finché hai almeno 2 Seguaci
    [own_advantage] finché il tuo schieramento ha il Vantaggio, oltre al bonus normale
   *[battle] in Battaglia
}
talisman-text-might-to-magic = { $when ->
    [attacking_character] quando attacchi un Personaggio, aggiungi alla tua Magia la tua { $might ->
        [starting] Forza iniziale
       *[total] Forza
    }; non quando sei tu il bersaglio
    [granted] { $form ->
        [they] aggiunge la sua Forza alla sua Magia
       *[you] aggiungi la tua Forza alla tua Magia
    }
   *[battle] in Battaglia aggiungi alla tua Magia la tua { $might ->
        [starting] Forza iniziale
       *[total] Forza
    }
}
talisman-text-spell-limit = { $n } al numero di Incantesimi che puoi tenere
talisman-text-follower-limit = { $n } al numero di Seguaci che puoi avere
talisman-text-object-limit = puoi portare { $amount } in più{ $free ->
    [yes] ; questa carta non conta tra essi
   *[no] {""}
}
talisman-text-prevent = quando perdi una Battaglia e stai per perdere un punto Vita, puoi tirare un dado: con { $at } non lo perdi
talisman-text-resist-spell = quando un altro Personaggio lancia un Incantesimo su di te, puoi tirare un dado: con { $at } non ha effetto
talisman-text-sacrifice = invece di perdere un punto Vita puoi { $cost }
talisman-text-evade = { $form ->
    [they] può eludere { $whom }
   *[you] puoi eludere { $whom }
}
talisman-text-evade-cost = puoi { $cost } per eludere { $whom }
talisman-text-evade-roll = { $whom ->
    [character] quando un Personaggio ti attacca, puoi tirare un dado: con { $at } lo eludi
   *[other] quando ti attaccano, puoi tirare un dado: con { $at } eludi l’attacco
}
talisman-text-evade-whom = { $whom ->
    [character] qualsiasi Personaggio
    [enemy] { $most ->
        [0] { $single ->
            [yes] un Nemico
           *[no] tutti i Nemici che ti attaccano
        }
       *[other] qualsiasi Nemico con { $stat } { $most } o meno
    }
   *[any] tutti i Nemici o il Personaggio che ti attaccano
}
talisman-text-die = { $on ->
    [battle] nel tuo tiro d’attacco
    [battle_character] nel tuo tiro d’attacco contro un Personaggio
    [attacking_order] nel tuo tiro d’attacco, quando attacchi un membro dell’Ordine della Fenice,
    [movement_grounds] nel tuo tiro di movimento nel Parco di Hogwarts
    [quidditch_pitch] nel tiro al Campo da Quidditch
   *[hagrids_hut] nel tiro alla Capanna di Hagrid
}
talisman-text-die-single = nel tiro di un solo dado per { $sources }
talisman-text-die-source = { $on ->
    [event] un Evento
    [observer] un Osservatore
   *[space] una casella
}
talisman-text-spare-die = { $dice } puoi tirare un dado in più e { $keep ->
    [higher] usare il più alto
    [final] scegliere quali usare; il risultato è definitivo
   *[choice] scegliere quale usare
}
talisman-text-reroll = { $dice } puoi ripetere il tiro una volta gratis
talisman-text-nudge = una volta per turno, { $dice } puoi alzare o abbassare il risultato di 1, restando tra 1 e 6
talisman-text-walk-one = ti muovi al massimo di 1 casella per turno
talisman-text-move-bonus = dopo il tiro di movimento puoi { $minus ->
    [0] aggiungere { $plus }
   *[other] aggiungere { $plus } o togliere { $minus }
}
talisman-text-move-less = puoi { $cost } per muoverti di meno caselle di quante ne hai tirate, ma di almeno 1
talisman-text-price-cut = le carte Acquisto ti costano { $amount } in meno, ma almeno 1
talisman-text-price-cut-at = { $space_in } ogni acquisto ti costa { $amount } in meno, ma almeno 1
talisman-text-shop-at = { $space_in } puoi comprare { $goods }
talisman-text-safe = l’istruzione { $spaces_di } non vale per te
talisman-text-safe-life = { $spaces_in } la casella in sé non ti toglie Vita
talisman-text-safe-results = { $spaces_in } un risultato di { $results } per te non ha effetto
talisman-text-no-ferret = non puoi trasformarti in un Furetto
talisman-text-voldemort-spares = Lord Voldemort non ti attacca mai { $region ->
    [london] a Londra
    [grounds] nel Parco di Hogwarts
    [castle] nel Castello di Hogwarts
   *[great_hall] nella Sala Grande
}
talisman-text-voldemort-roll = quando tiri 1 per il movimento, puoi { $up_to ->
    [yes] muovere Lord Voldemort di meno caselle di quante ne ha tirate, o per nulla
   *[no] aggiungere { $plus } al tiro di Lord Voldemort
}
talisman-text-ride = { $spend ->
    [fleeting] nel prossimo turno, invece di tirare per il movimento, puoi spostarti
    [spend] invece di tirare per il movimento, puoi scartare questa carta per spostarti
   *[keep] invece di tirare per il movimento, puoi spostarti
} { $to ->
    [facing_from] nella casella del Parco di Hogwarts che sta di fronte
    [facing] da Londra nella casella del Parco di Hogwarts che sta di fronte
    [ally] nella casella di un altro Personaggio del tuo schieramento nella tua Regione
   *[anywhere] da Londra o dal Parco di Hogwarts in qualsiasi altra casella di queste Regioni
}{ $spend ->
    [fleeting] ; usata o no, la carta torna poi nella sua pila
   *[other] {""}
}
talisman-text-ride-from = quando sei { $spaces_in }, { $way }
talisman-text-draw-more = { $spaces_in } puoi pescare finché non ci sono { $n } carte, ma devi incontrarle tutte
talisman-text-draw-more-too = puoi anche pescare finché lì non ci sono { $n } carte, ma devi incontrarle tutte
talisman-text-redraw = quando peschi una carta Incontro, puoi { $cost } per metterla in fondo al mazzo e pescarne un’altra, che devi incontrare
talisman-text-objects-first = per te tutti gli Oggetti hanno numero d’incontro 1
talisman-text-mix-trophies = puoi sommare Trofei di Magia e di Forza, per 1 punto Magia o 1 punto Forza a tua scelta
talisman-text-trophy-bonus = ogni Trofeo { $side ->
    [order] dell’Ordine della Fenice
   *[death_eaters] dei Mangiamorte
} vale { $n } in più per te
talisman-text-galleon-reroll = una volta per turno puoi pagare 1 Galeone invece di 1 segnalino Fato per ripetere il tiro di un dado
talisman-text-no-objects = { $form ->
    [they] non può usare Oggetti
   *[you] non puoi usare Oggetti
}

## Inneschi

talisman-text-trigger = { $on }, { $then }
talisman-text-on-if = { $on }, se { $conditions }
talisman-text-on-own-turn = { $once ->
    [yes] una volta in ogni tuo turno
   *[no] nel tuo turno
}
talisman-text-on-turn-start = all’inizio del tuo turno
talisman-text-on-turn-end = alla fine del tuo turno
talisman-text-on-before-move = prima di muoverti
talisman-text-on-movement-six = quando tiri 6 per il movimento
talisman-text-on-end-move = alla fine del tuo movimento
talisman-text-on-end-move-order-character-here = alla fine del tuo movimento
talisman-text-on-region-change = quando passi in un’altra Regione
talisman-text-on-beat-character = quando sconfiggi un Personaggio in Battaglia, oltre alla ricompensa
talisman-text-on-beat-character-reward-not-life = quando sconfiggi un Personaggio e scegli una ricompensa diversa dalla perdita di Vita
talisman-text-on-turned-to-death-eaters = quando il segnalino Vantaggio viene girato dalla parte dei Mangiamorte
talisman-text-on-last-spell-cast = quando lanci il tuo ultimo Incantesimo
talisman-text-if-no-fate = non hai segnalini Fato
talisman-text-if-no-spells = non hai Incantesimi
talisman-text-if-spell-room = la tua Magia consente un altro Incantesimo
talisman-text-if-in-london = sei a Londra
talisman-text-if-no-life-lost = in questo turno non hai perso Vita
talisman-text-if-order-character-here = nella tua casella c’è un Personaggio dell’Ordine della Fenice
talisman-text-if-reward-not-life = ne scegli una diversa dalla perdita di un punto Vita

## Carte

talisman-text-draw = { $n ->
    [one] Pesca finché qui non c’è { $n } carta.
   *[other] Pesca finché qui non ci sono { $n } carte.
}
talisman-text-no-magic = Qui Magia e Forza degli Oggetti non contano, e non puoi usare né Oggetti Magici né Incantesimi.
talisman-text-on-reveal = quando questa carta viene rivelata, { $then }
talisman-text-stock = quando questa carta viene rivelata, mettici sopra { $amount }
talisman-text-hallow = Per entrare nella Sala Grande ti serve un Dono della Morte.
talisman-text-on-loss = in caso di sconfitta, inoltre { $then }
talisman-text-on-win = se vinci, { $then }
talisman-text-ransom = se perdi, puoi { $cost } invece di perdere un punto Vita
talisman-text-bribe = puoi { $cost } per eludere questo Nemico
talisman-text-beaten-by = la carta «{ $card }» sconfigge questo Nemico senza tirare
talisman-text-until-defeated = Resta qui finché qualcuno non sconfigge questo Nemico.
talisman-text-then-discard = Poi scarta questa carta.
talisman-text-visits = Scarta questa carta dopo { $n } { $n ->
    [one] visita
   *[other] visite
}.
talisman-text-stays = Questa carta resta qui.
talisman-text-start-with = inizi con { $gifts }

## Incantesimi

talisman-text-when = si lancia { $when }
talisman-text-when-any = in qualsiasi momento
talisman-text-when-turn-start = { $turn ->
    [own] all’inizio del tuo turno, prima di muoverti
    [other] all’inizio del turno di un altro Personaggio, prima che si muova
   *[any] all’inizio del turno di qualsiasi Personaggio, prima che si muova
}
talisman-text-when-movement-rolled = { $turn ->
    [own] dopo il tuo tiro di movimento
    [other] dopo il tiro di movimento di un altro Personaggio
   *[any] dopo qualsiasi tiro di movimento
}
talisman-text-when-before-draw = prima di pescare carte Incontro
talisman-text-when-battle-start = quando sta per iniziare una Battaglia, prima dei dadi
talisman-text-when-life-loss = quando si sta per perdere Vita
talisman-text-when-spell-cast = subito dopo il lancio di un Incantesimo
talisman-text-when-enemy-beaten = quando un Nemico o un Seguace è appena stato sconfitto
talisman-text-when-turn-end = alla fine di un turno
talisman-text-when-crossing = quando tenti di passare King’s Cross o i Cancelli di Hogwarts
talisman-text-target-any = Scegli un Personaggio qualsiasi, anche il tuo.
talisman-text-target-other = Scegli un altro Personaggio.
talisman-text-target-opposing = Scegli un Personaggio dello schieramento opposto.
talisman-text-target-in-region = Scegli un altro Personaggio nella tua Regione.
talisman-text-target-opponent = Il tuo avversario dev’essere un Personaggio.

## Voldemort, elenco

talisman-text-voldemort-strength = { $region }: Magia e Forza { $value }
talisman-text-voldemort-reward = quando lo sconfiggi, tira un dado. { $rows }
talisman-text-kind = { $kind ->
    [event] Evento
    [enemy] Nemico
    [follower] Seguace
    [aligned] Seguace o Nemico
    [observer] Osservatore
    [place] Luogo
    [magic_object] Oggetto Magico
    [hallow] Oggetto Magico, Dono della Morte
    [galleons] Galeoni
   *[object] Oggetto
}
talisman-text-deck = { $deck ->
    [outer] Carte di Londra
    [middle] Carte del Parco di Hogwarts
    [purchases] Carte Acquisto
    [hallows] Doni della Morte
    [spells] Incantesimi
   *[characters] Personaggi
}
talisman-text-sheet-line = { $side }. Magia { $magic }, Forza { $might }, Vita { $life }, Fato { $fate }. Partenza: { $start }.

## Colore dei risultati

talisman-flavour-caught = le guardie ti catturano e { $then }
talisman-flavour-fly-to-safety = voli al sicuro e { $then }
talisman-flavour-cupboard = ti chiudono nel sottoscala e { $then }
talisman-flavour-dudley-robs = Dudley ti deruba e { $then }
talisman-flavour-trick-dudley = imbrogli Dudley e { $then }
talisman-flavour-portkey = trovi una Passaporta e { $then }
talisman-flavour-lost-in-vaults = ti perdi nei sotterranei e { $then }
talisman-flavour-free-dragon = liberi un drago e { $then }
talisman-flavour-detained = Hagrid ti trattiene per il tè e { $then }

## Testi con una regola propria

talisman-hook-charms-classroom = Tira un dado: in aria ci sono altrettante Chiavi Volanti (Magia 4 ciascuna). Affrontale una alla volta; una sconfitta costa 1 punto Vita. Puoi proseguire nel turno dopo aver preso l’ultima.
talisman-hook-defence-classroom = Tira 2 dadi: la somma è la Forza del Molliccio. Affrontalo; una sconfitta costa 1 punto Vita. Puoi proseguire solo dopo aver sconfitto lo stesso Molliccio.
talisman-hook-astronomy-tower = Tira un dado e perdi altrettanti punti Vita. Ogni Seguace che scarti salva 1 punto Vita.
talisman-hook-triwizard-tournament = Ogni Personaggio nel Parco di Hogwarts tira un dado e aggiunge la sua Magia. Chi da solo ha il totale più alto guadagna 1 segnalino Fato e 1 Galeone.
talisman-hook-immobulus = Il Personaggio di turno resta immobilizzato per tutto il turno. Può solo lanciare Stupeficium contro questo Incantesimo.
talisman-hook-protego = Evita a un Personaggio tutta la perdita di Vita dovuta a una stessa causa; oppure salva un Seguace sconfitto; oppure salva un Nemico sconfitto, e la Battaglia finisce in pareggio.
talisman-hook-stupefy = Annulla quell’Incantesimo. Puoi farlo anche se Immobulus ti blocca.
talisman-hook-alohomora = Il tentativo riesce senza tirare.
talisman-hook-confundo = Scegli tu la direzione di quel movimento. Nessun effetto nel Castello di Hogwarts.
talisman-hook-imperio = Per questo turno decidi tu al posto di quel Personaggio su movimento e incontri: direzione, passaggi, chi o che cosa incontrare, negozi e offerte del luogo. Su Incantesimi, Fato, abilità, Oggetti e fine del turno decide da sé.
talisman-hook-finite-incantatem = Termina un effetto duraturo: la forma di Furetto, un Evento duraturo (scartalo) o un Incantesimo duraturo.
talisman-hook-hedwig = Una volta in ogni tuo turno puoi dare 1 Oggetto o 1 Galeone a un altro Personaggio del tuo schieramento nella tua Regione, se può portarlo.
talisman-hook-albus-dumbledore-apparate = Quando tiri 6 per il movimento, invece di camminare puoi Materializzarti in un’altra casella della tua Regione, a tua scelta.
talisman-hook-albus-dumbledore-calm = Puoi pagare 1 segnalino Fato: una carta dello schieramento opposto nella tua casella non ti attacca in questo turno; resta lì.
talisman-hook-minerva-mcgonagall-stay = Invece di muoverti puoi pagare 1 segnalino Fato per restare e incontrare la tua casella; non per due turni di seguito.
talisman-hook-minerva-mcgonagall-spellguard = Quando un altro Personaggio lancia un Incantesimo che ha come bersaglio te, la casella in cui ti trovi o una tua carta, guadagni 1 segnalino Fato oppure ne paghi 2 per bloccarlo: non ha effetto e puoi lanciarlo subito su un nuovo bersaglio, senza limiti di Regione e di momento.
talisman-hook-rubeus-hagrid-extra-turn = Quando vinci una Battaglia nel tuo turno, puoi giocare un turno extra; una volta per giro.
talisman-hook-rubeus-hagrid-intimidate = Quando finisci il movimento nella casella di un Personaggio dei Mangiamorte, o lui nella tua, puoi intimidirlo: ti dà 1 segnalino Fato o perde 1 punto Vita. Se perde la Vita, tu perdi il prossimo turno.
talisman-hook-draco-malfoy-exchange = Quando visiti Diagon Alley o l’Espresso per Hogwarts, puoi anche scartare 1 tuo Oggetto per prendere una carta Acquisto qualsiasi.
talisman-hook-draco-malfoy-buy-off = Quando perdi contro un Personaggio, puoi dargli 1 Galeone invece di ogni altra perdita.
talisman-hook-lucius-malfoy-follower = Quando sconfiggi un Personaggio, come ricompensa puoi prendergli un Seguace neutrale.
talisman-hook-peter-pettigrew-pickpocket = Per ogni Personaggio che superi muovendoti puoi tirare un dado: con 6 gli prendi 1 Galeone.
talisman-hook-remus-lupin = Contro il Molliccio puoi combattere con la tua Magia + 1 invece che con la Forza.
