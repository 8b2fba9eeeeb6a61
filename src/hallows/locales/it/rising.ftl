### L’Ascesa dei Mangiamorte: domande, scelte ed eventi.

## Nomi di stati e motivi

rising-title = L’Ascesa dei Mangiamorte
rising-loss-wizards = sono stati sconfitti troppi Maghi
rising-loss-team = una squadra non ha più Maghi
rising-loss-places = sono corrotte troppe Posizioni
rising-loss-location = un intero Luogo è corrotto
rising-outcome-won = I giocatori vincono: Lord Voldemort è sconfitto.
rising-outcome-lost-wizards = I giocatori perdono: sono stati sconfitti troppi Maghi.
rising-outcome-lost-team = I giocatori perdono: una squadra non ha più Maghi.
rising-outcome-lost-places = I giocatori perdono: sono corrotte troppe Posizioni.
rising-outcome-lost-location = I giocatori perdono: un intero Luogo è corrotto.
rising-outcome-lost-wizards-team = I giocatori perdono: { rising-loss-wizards } e { rising-loss-team }.
rising-outcome-lost-wizards-places = I giocatori perdono: { rising-loss-wizards } e { rising-loss-places }.
rising-outcome-lost-wizards-location = I giocatori perdono: { rising-loss-wizards } e { rising-loss-location }.
rising-outcome-lost-team-places = I giocatori perdono: { rising-loss-team } e { rising-loss-places }.
rising-outcome-lost-team-location = I giocatori perdono: { rising-loss-team } e { rising-loss-location }.
rising-outcome-lost-places-location = I giocatori perdono: { rising-loss-places } e { rising-loss-location }.
rising-outcome-lost-wizards-team-places = I giocatori perdono: { rising-loss-wizards }, { rising-loss-team } e { rising-loss-places }.
rising-outcome-lost-wizards-team-location = I giocatori perdono: { rising-loss-wizards }, { rising-loss-team } e { rising-loss-location }.
rising-outcome-lost-wizards-places-location = I giocatori perdono: { rising-loss-wizards }, { rising-loss-places } e { rising-loss-location }.
rising-outcome-lost-team-places-location = I giocatori perdono: { rising-loss-team }, { rising-loss-places } e { rising-loss-location }.
rising-outcome-lost-wizards-team-places-location = I giocatori perdono: { rising-loss-wizards }, { rising-loss-team }, { rising-loss-places } e { rising-loss-location }.
rising-outcome-turn-limit = La partita è stata interrotta al limite dei turni.

## Domande

rising-prompt-start = Con quale Mago cominci?
rising-prompt-travel = Dove viaggia la tua squadra?
rising-prompt-ready = I dadi sono pronti. Li tiri?
rising-prompt-assign = Tiro { $roll }: dove metti i dadi?
rising-prompt-assign-which = Quale dado con { $face } usi?
rising-prompt-pool-colour = { $card } ti dà un dado in più. Di che colore?
rising-prompt-heal = { $amount ->
    [one] A chi rimuovi 1 Danno?
   *[other] A chi rimuovi { $amount } Danni?
}
rising-prompt-heal-another = Chi altro curi?
rising-prompt-heal-each = Puoi curare un Mago della tua squadra. Chi scegli?
rising-prompt-hit = { $amount ->
    [one] A quale Mangiamorte infliggi 1 Danno?
   *[other] A quale Mangiamorte infliggi { $amount } Danni?
}
rising-prompt-draw = { $amount ->
    [one] Peschi un gettone Incantesimo?
   *[other] Peschi { $amount } gettoni Incantesimo?
}
rising-prompt-set = { $card }: quale dado giri, e su che cosa?
rising-prompt-reroll = { $card }: di quali dadi ripeti il tiro? (scelti: { $count })
rising-prompt-exchange-give = Scambio: quale tuo Mago dai?
rising-prompt-exchange-take = Scambio: chi vuoi in cambio di { $card }?
rising-prompt-exchange-agree = { $who } propone { $card } in cambio di { $other }. Accetti?
rising-prompt-window-opening = { $who } sta per prendere i dadi. Scambi un Mago?
    .own = Stai per prendere i dadi. Scambi un Mago?
rising-prompt-window-before-roll = { $who } sta per tirare. Usi un gettone Incantesimo?
    .own = Stai per tirare. Usi un gettone Incantesimo?
rising-prompt-window-after-roll = { $who } ha messo i dadi di questo tiro. Usi un gettone Incantesimo?
    .own = Hai messo i dadi di questo tiro. Usi un gettone Incantesimo?
rising-prompt-window-help = { $who } chiede aiuto. Usi un gettone Incantesimo?
rising-prompt-window-final = { $who } non ha più dadi. Usi un gettone Incantesimo prima che finisca il turno?
    .own = Non hai più dadi. Usi un gettone Incantesimo prima che finisca il turno?
rising-prompt-chance-places = Le Posizioni si impilano a caso.
rising-prompt-chance-figure = Quale Luogo guarda Voldemort?
rising-prompt-chance-tokens = Si mescolano i gettoni Incantesimo.
rising-prompt-chance-first = Chi comincia?
rising-prompt-chance-deck = Si mescolano le carte personaggio.
rising-prompt-draw-deck = Si scopre una carta personaggio. Quale?
rising-prompt-draw-deck-why = Le carte vanno da sinistra a destra. All’inizio di Luogo in Luogo, come si vedono qui; poi si comincia da dove si trova Voldemort e si prosegue in senso orario.
rising-prompt-draw-tokens = { $who } pesca un gettone Incantesimo. Quale?
rising-prompt-chance-voldemort = Tira il dado Voldemort.
rising-prompt-chance-token = Quale gettone Incantesimo si perde?
rising-prompt-chance-wand = Quale dado si perde?
rising-prompt-chance-pool = Tira i dadi.
rising-prompt-chance-reroll = Ripeti il tiro dei dadi scelti.

## Scelte

rising-option-start = { $card }
rising-option-travel = { $where }
rising-option-roll = Tira
rising-option-roll-again = Tira di nuovo gli altri dadi
rising-option-stop = Smetti di tirare; i dadi rimasti vanno persi
rising-option-help = Chiedi aiuto agli altri
rising-option-pass = Passa
rising-option-yes = Sì
rising-option-no = No
rising-option-complete-several = Completa { $cards_art }
rising-option-complete = Completa { $card_art } ({ $count ->
    [one] 1 dado
   *[other] { $count } dadi
})
rising-option-assign = { $face } → { $card }
rising-option-fill = { $count } dadi → { $card }
rising-option-token-onto = { $token } → { $card }
rising-option-spare = Tieni ciò che serve per { $cards_art }, tira il resto
rising-option-token-heal = Usa il { $token } su { $card }
rising-option-token-cleanse = { $token }: { $where }
rising-option-token = Usa un { $token }
rising-option-use = Usa la capacità di { $card }
rising-option-heal = Cura { $card }
rising-option-hit = { $card }
rising-option-give = Dai { $card }
rising-option-take = Prendi { $card }
rising-option-move = Sposta il gettone Missione { $where_a }
rising-option-redeploy = Rinuncia a un { $die } e va’ da Voldemort
rising-option-die = { $die }
rising-option-discard = Scarta un { $die } e tira ancora
rising-option-pick = { $die }: { $face }
rising-option-pick-all = Tutti i dadi
rising-option-set = { $die }: { $face } diventa { $trait }

## Perché qualcosa non si può fare adesso

rising-why-no-match = nessuna carta qui lo richiede
rising-why-used = già usata in questo turno
rising-why-assigned = solo prima di assegnare il primo dado di un tiro
rising-why-full = l’indicatore Danni è pieno
rising-why-rolled = solo prima del primo tiro
rising-why-no-die = non ci sono più dadi così
rising-why-gringotts = Banca Gringott: niente gettoni Incantesimo in questo turno
rising-why-no-symbol = nessuna carta qui richiede quel simbolo
rising-why-nobody-hurt = ora nessuno può essere curato
rising-why-nothing-corrupted = non c’è Corruzione
rising-why-refused = rifiutato in questo turno

## Eventi

rising-event-faces = Voldemort guarda { $where_art }.
rising-event-first = Comincia { $who }.
    .own = Cominci tu.
rising-event-started = { $who } parte con { $card }.
    .own = Parti con { $card }.
rising-event-dealt = { $where_a } ci sono { $cards }.
rising-event-turn = Turno { $turn }. Gioca { $who }.
    .own = Turno { $turn }. Giochi tu.
rising-event-travelled = { $who } va { $where_a }.
    .own = Vai { $where_a }.
rising-event-voldemort-right = Voldemort ruota a destra, verso { $where_art }.
rising-event-voldemort-left = Voldemort ruota a sinistra, verso { $where_art }.
rising-event-voldemort-mark = Il Marchio Nero! Voldemort resta { $where_a }.
rising-event-attacked = Voldemort attacca. { $cards_count ->
    [1] { $cards } subisce { rising-damage }.
   *[other] { $cards } subiscono { rising-damage } a testa.
}
rising-damage = { $amount ->
    [one] 1 Danno
   *[other] { $amount } Danni
}
rising-event-struck = { $cards_count ->
    [1] { $cards } subisce { rising-damage }.
   *[other] { $cards } subiscono { rising-damage } a testa.
}
rising-event-corrupted = La Corruzione { $where_a } cresce di { $amount } (ora è { $count }).
rising-event-cleaned = La Corruzione { $where_a } scende di { $amount } (ora è { $count }).
rising-event-villain = Si attiva la capacità di { $card }.
rising-event-penalty = Si applica la penalità { $place_di }.
rising-event-restored = { $cards_count ->
    [1] { $cards } ha { rising-damage } in meno.
   *[other] { $cards } hanno { rising-damage } in meno.
}
rising-event-token-lost = { $who } perde un { $token }.
    .own = Perdi un { $token }.
rising-event-token-drawn = { $who } pesca un { $token }.
    .own = Peschi un { $token }.
rising-event-token-used = { $who } usa un { $token }.
    .own = Usi un { $token }.
rising-event-token-placed = { $who } assegna il gettone { $target_a }.
    .own = Assegni il gettone { $target_a }.
rising-event-pool = { $who } prende i dadi: { $dice }.
    .own = Prendi i dadi: { $dice }.
rising-event-pool-extra = { $card } aggiunge un { $die }.
rising-event-pool-no-die = { $card } darebbe un { $die }, ma non ce ne sono più.
rising-event-pool-lost = { $who } perde un { $die }.
    .own = Perdi un { $die }.
rising-event-pool-added = { $who } riceve un { $die } in più.
    .own = Ricevi un { $die } in più.
rising-event-rolled-voldemort = { $who } tira il dado Voldemort.
    .own = Tiri il dado Voldemort.
rising-event-rolled-pool = { $who } tira i dadi.
    .own = Tiri i dadi.
rising-event-rolled-reroll = { $who } ripete il tiro di alcuni dadi.
    .own = Ripeti il tiro di alcuni dadi.
rising-event-rolled = Tiro { $roll }: { $dice }.
rising-event-rerolled = { $count ->
    [one] { $card } fa ripetere il tiro di 1 dado.
   *[other] { $card } fa ripetere il tiro di { $count } dadi.
}
rising-event-set = { $card } cambia un dado da { $die } a { $face }.
rising-event-assigned = { $who } assegna { $face } { $target_a }.
    .own = Assegni { $face } { $target_a }.
rising-event-discarded = { $who } scarta un { $die }.
    .own = Scarti un { $die }.
rising-event-stopped = { $who } smette di tirare.
    .own = Smetti di tirare.
rising-event-complete = Tutti i simboli di { $card } sono coperti.
rising-event-ability-hq = { $who } usa la capacità { $hq_di }.
    .own = Usi la capacità { $hq_di }.
rising-event-ability-wizard = { $who } usa la capacità di { $card }.
    .own = Usi la capacità di { $card }.
rising-event-ability-wound = { $card } subisce { rising-damage } per aiutare.
rising-event-healed = { $card } ha { rising-damage } in meno.
rising-event-hit = { $card } subisce { rising-damage }.
rising-event-moved = { $who } va con { $card } { $where_a }.
    .own = Vai con { $card } { $where_a }.
rising-event-redeployed = { $who } rinuncia a un { $die } e si sposta { $where_a }.
    .own = Rinunci a un { $die } e ti sposti { $where_a }.
rising-event-help-nobody = { $who } chiede aiuto, ma nessuno risponde.
    .own = Chiedi aiuto, ma nessuno risponde.
rising-event-exchange-done = { $who } dà { $card } { $whom_a } in cambio di { $other }.
    .own = Dai { $card } { $whom_a } in cambio di { $other }.
    .whom = { $who } ti dà { $card } in cambio di { $other }.
rising-event-exchange-refused = { $who } rifiuta lo scambio con { $whom }.
    .own = Rifiuti lo scambio con { $whom }.
    .whom = { $who } rifiuta lo scambio con te.
rising-event-recruited = { $card } entra nella squadra { $who_di }.
    .own = { $card } entra nella tua squadra.
rising-event-harmed = { $who } infligge 1 Danno { $card_a }.
    .own = Infliggi 1 Danno { $card_a }.
rising-event-place-lost = Posizione corrotta: { $place_art }!
rising-event-location-lost = Luogo completamente corrotto: { $where }!
rising-event-defeated-wizard = { $card } finisce in Infermeria. Maghi sconfitti: { $count }.
rising-event-defeated-death-eater = { $card } finisce ad Azkaban. Mangiamorte sconfitti: { $count }.
rising-event-refilled = { $card } arriva { $where_a }.
rising-event-risen = Lord Voldemort si rivela!
rising-event-won = Lord Voldemort è sconfitto. Vincete insieme!
rising-event-lost = Perdete insieme: { $reasons }.

## Che cosa comporta una scelta

rising-change-damage = Danni
rising-change-corruption = Corruzione
rising-odds-complete = di completarla con gli altri dadi
rising-detail-cover-one = Serve ancora { $trait } ×{ $left }.
rising-detail-cover-more = Servono ancora { $missing }.
rising-detail-cover-held = Il resto è sul tavolo.
rising-detail-cover-recruit = Entra in squadra.
rising-detail-cover-recruit-theirs = Entra nella squadra attiva.
rising-detail-cover-harm = 1 Danno.
rising-detail-cover-act = Agisce subito.
rising-detail-damage = Danni { $count } su { $of }.
rising-detail-help = Ora possono usare per te i loro gettoni Incantesimo.
rising-detail-stop = Il tuo turno finisce; ciò che non è completo non dà nulla.
rising-detail-location =
    { $lord ->
        [1] Qui c’è Voldemort.{" "}
       *[other] {""}
    }{ $place }: corruzione { $count } su { $of }.{ $friends ->
        [0] {""}
       *[other] {" "}Maghi: { $wizards }.
    }{ $foes ->
        [0] {""}
       *[other] {" "}Mangiamorte: { $villains }.
    }

## Che cosa dura: che cosa fa, che cosa lo fa finire

rising-does-penalty = La sua penalità colpisce a ogni Marchio Nero.
rising-does-risen = Si può attaccare dove si trova.
rising-ends-turn = alla fine del turno di { $who }
rising-ends-never = mai in questa partita
rising-ends-risen = quando si riempie la sua ultima casella

## Che cosa si può voler sentirsi chiedere

rising-wish-ready = Chiedimi prima di tirare i dadi
rising-window-ready = prima di tirare i miei dadi
rising-window-roll-on = prima di tirare ancora
rising-window-discard = quale dado cedo
rising-window-which = quale di più dadi uguali uso
rising-window-heal-one = se curare l’unico ferito
rising-window-hit-one = se colpire l’unico Mangiamorte
rising-window-draw = se pescare gettoni Incantesimo
rising-window-opening = per uno Scambio prima di prendere i dadi
rising-window-before-roll = per aiutare prima di un tiro
rising-window-after-roll = per aiutare dopo un tiro
rising-window-final = per aiutare alla fine di un turno
