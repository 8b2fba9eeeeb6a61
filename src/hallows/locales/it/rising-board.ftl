### L’Ascesa dei Mangiamorte nel browser: scritte del tabellone, e ogni capacità in poche parole per le carte piccole.

## Parti del tabellone

rising-board-dangers = Quattro modi di perdere
rising-board-danger-wizards = Maghi sconfitti
rising-board-danger-team = Squadra più piccola
rising-board-danger-places = Posizioni corrotte
rising-board-danger-location = Luogo più corrotto
rising-board-danger-wizards-why = Con { $limit } Maghi sconfitti la partita è persa.
rising-board-danger-team-why = Se una squadra resta senza Maghi la partita è persa. La più piccola è quella di { $who }.
rising-board-danger-places-why = Con { $limit } Posizioni corrotte la partita è persa.
rising-board-danger-location-why = Se un Luogo perde entrambe le Posizioni e la base la partita è persa. Il più corrotto è { $where_art }.
rising-board-danger-wizards-short = Maghi
rising-board-danger-places-short = Posizioni
rising-board-danger-team-short = Squadra
rising-board-danger-location-short = Luogo
rising-board-of = { $count }/{ $of }
rising-board-voldemort-open = attaccabile
rising-board-voldemort-away = non è dove sei tu
rising-board-voldemort-capped = per ora protetto
rising-board-voldemort-capped-why = Le sue caselle sono chiuse finché non ci sono altrettanti Mangiamorte ad Azkaban.
rising-board-voldemort-hidden = { $count ->
    [0] nascosto: la sua carta è la prossima
    [one] nascosto: ancora 1 carta
   *[other] nascosto: ancora { $count } carte
}
rising-board-voldemort-here = Qui c’è Voldemort
rising-board-azkaban = Azkaban
rising-board-azkaban-why = Mangiamorte ad Azkaban: { $cards }. Voldemort può subire altrettanti Danni.
rising-board-corrupted = Posizioni corrotte
rising-board-corrupted-none = per ora nessuna
rising-board-compass = Voldemort guarda { $where_art }.
rising-board-compass-right = Ultima rotazione: a destra.
rising-board-compass-left = Ultima rotazione: a sinistra.
rising-board-compass-mark = Ultima rotazione: il Marchio Nero.
rising-board-you-here = Sei qui
rising-board-who-here = Qui c’è { $who }
rising-board-here = Qui: { $who }
rising-board-locations = Luoghi
rising-board-look = Guarda: { $where }
rising-board-loc-ministry = Ministero
rising-board-loc-diagon = Diagon Alley
rising-board-loc-hogsmeade = Hogsmeade
rising-board-below = sotto: { $place }
rising-board-below-base = sotto: la base
rising-board-base = La base
rising-board-base-why = se cade, la partita è persa
rising-board-fallen = corrotto del tutto
rising-board-corruption = Corruzione { $count } su { $of }
rising-board-empty = nessuno
rising-board-damage = Danni { $count } su { $of }
rising-board-wizard = Mago
rising-board-death-eater = Mangia{ "\u00AD" }morte
rising-board-aff-hogwarts = Hogwarts
    .di = di Hogwarts
rising-board-aff-order = Ordine
    .di = dell’Ordine
rising-board-aff-army = E.S.
    .di = dell’E.S.
rising-board-card = { $card }, { $kind }. Danni { $damage } su { $slots }.
rising-board-cost = Servono: { $cost }.
rising-board-still = Mancano: { $need }.
rising-board-start-with = Chi guida le squadre?
rising-board-taken = con { $who }
rising-board-deck = Mazzo: { $count }

## Stato di una carta

rising-board-needs-one = manca 1 { $trait }
rising-board-progress = { $done } su { $of }
rising-board-complete-recruit = completo: si unisce
rising-board-complete-harm = completo: 1 Danno
rising-board-complete-act = usata in questo turno
rising-board-no-face = { $trait }: non serve
rising-board-when-here = Con Voldemort qui
rising-board-when-mark = Al Marchio Nero
rising-board-when = { $when }: { $text }
rising-board-used = usata
rising-board-gives-die = dà +1 dado
rising-board-once = una volta per turno
rising-board-nobody-asks = non ora

## A che cosa porta una scelta

rising-board-will-recruit = si unisce a te
rising-board-will-harm = +1 Danno
rising-board-will-act = agisce subito
rising-board-will-one = manca { $trait }
rising-board-will-more = ne mancano { $count }
rising-board-dice = { $count ->
    [one] 1 dado
   *[other] { $count } dadi
}
rising-board-go = Vai qui
rising-board-start = Inizia
rising-board-heal = Cura
rising-board-hit = Colpisci
rising-board-use = Usa
rising-board-give = Dai
rising-board-take = Prendi
rising-board-cleanse = −1 Corruzione
rising-board-again = Tira ancora
rising-board-spend = Usa

## Dadi e gettoni

rising-board-tray = Dadi
rising-board-roll = tiro { $roll }
rising-board-whose-dice = Dadi di { $who }
rising-board-in-play = { $count ->
    [one] 1 dado in gioco
   *[other] { $count } dadi in gioco
}
rising-board-all-out = finiti nella scatola: { $dice }
rising-board-on = su { $card }
rising-board-ready = da tirare
rising-board-no-dice = Ancora niente dadi: prima si viaggia, poi si muove Voldemort.
rising-board-no-dice-left = Non restano dadi.
rising-board-times = ×{ $count }
rising-board-hopeless = Con questi dadi non si può completare più nulla.
rising-board-tokens = Gettoni Incantesimo
rising-board-tokens-of = Gettoni Incantesimo di { $who }
rising-board-tokens-count = { $count ->
    [one] 1 gettone Incantesimo
   *[other] { $count } gettoni Incantesimo
}
rising-board-supply = riserva { $supply } · scarti { $discard }
rising-board-no-tokens = nessuno
rising-board-token-of = gettone di { $who }
rising-board-take-up = Prendi in mano: { $what }
rising-board-in-hand = In mano: { $what }
rising-board-put-down = Posa
rising-board-all = Tutte le scelte ({ $count })
rising-board-all-short = Tutte ({ $count })
rising-board-fewer = Meno
rising-board-one-die = Prendi un dado:
rising-board-one-thing = Prendi un dado o un gettone:
rising-board-one-token = Prendi un gettone:
rising-board-colour-blue = blu
rising-board-colour-orange = arancione
rising-board-colour-red = rosso
rising-board-colour-purple = viola
rising-board-act-roll = Tira
rising-board-act-roll-again = Tira ancora
rising-board-act-stop = Basta
rising-board-act-discard = Scarta e tira ancora
rising-board-act-help = Chiedi aiuto
rising-board-act-all = Tutti i dadi
rising-board-act-set = Su { $trait }
rising-board-act-pass = Passa
rising-board-act-yes = Sì
rising-board-act-no = No

## Squadre

rising-board-team = Squadra
rising-board-team-mine = La tua squadra
rising-board-team-of = Squadra di { $who }
rising-board-teams = Squadre
rising-board-show-team = Mostra la squadra di { $who }
rising-board-team-size = { $count ->
    [one] 1 Mago
   *[other] { $count } Maghi
}
rising-board-hq = Quartier Generale
rising-board-hq-short = QG
rising-board-villain = Voldemort
rising-board-targets = { $count ->
    [one] 1 scelta lì
   *[other] { $count } scelte lì
}
rising-board-hospital = Sconfitti: { $cards }
rising-board-this-turn = In questo turno
rising-board-step-travel = Viaggio
rising-board-step-voldemort = Voldemort
rising-board-step-dice = Dadi
rising-board-step-end = Fine turno
rising-board-phase-setup = Preparazione
rising-board-phase-travel = Viaggio
rising-board-phase-roll = Dadi dei Maghi
rising-board-phase-final = Fine del turno
rising-board-phase-over = La partita è finita

## Capacità in poche parole. $among: 0 tutti, 1 i più feriti, 2 i meno feriti.

rising-board-brief-heal-own-all = Cura { $amount } a ogni tuo Mago
rising-board-brief-heal-own-one = Cura { $amount } a un tuo Mago
rising-board-brief-heal-own-several = Cura { $amount } a ciascuno, fino a { $wizards } tuoi Maghi
rising-board-brief-heal-any-one = Cura { $amount } a un Mago qualsiasi
rising-board-brief-heal-any-several = Cura { $amount } a ciascuno, fino a { $wizards } Maghi
rising-board-brief-heal-each = Ogni giocatore cura un suo Mago di { $amount } (di { $more } se { $aff_di })
rising-board-brief-clean = Rimuovi { $amount } Corruzione qui
rising-board-brief-clean-more = Togli { $amount } Corruzione qui, { $more } { $where_a }
rising-board-brief-hit = { $amount ->
    [one] 1 Danno a un Mangiamorte qui, e 1 gettone Incantesimo
   *[other] { $amount } Danni a un Mangiamorte qui, e altrettanti gettoni Incantesimo
}
rising-board-brief-draw = { $amount ->
    [one] Pesca 1 gettone Incantesimo
   *[other] Pesca { $amount } gettoni Incantesimo
}
rising-board-brief-others-draw = Anche gli altri con { $least } Maghi { $aff_di }
rising-board-brief-add-die = +1 { $die }
rising-board-brief-symbol = 1 { $trait }
rising-board-brief-exchange = Scambio
rising-board-brief-cleanse = −{ $amount } Corruzione
rising-board-brief-token-heal = { $wizards ->
    [one] Cura { $amount }
   *[other] Cura { $amount }, { $wizards } volte
}
rising-board-brief-pool = +1 { $dice }
rising-board-brief-pool-aff = { $other ->
    [0] Con un Mago { $aff_di }: +1 { $dice }
   *[1] Con un altro Mago { $aff_di }: +1 { $dice }
}
rising-board-brief-pool-one = { $other ->
    [0] Con { $company }: +1 { $dice }
   *[1] Con un altro { $company }: +1 { $dice }
}
rising-board-brief-pool-either = { $other ->
    [0] Con { $company } o { $second }: +1 { $dice }
   *[1] Con un altro { $company } o { $second }: +1 { $dice }
}
rising-board-brief-reroll = { $most ->
    [0] Prima di assegnare: ripeti il tiro di quanti dadi vuoi
    [one] Prima di assegnare: ripeti il tiro di un dado
   *[other] Prima di assegnare: ripeti il tiro di massimo { $most } dadi
}
rising-board-brief-set = Prima di assegnare: gira un dado su { $trait }
rising-board-brief-set-either = Prima di assegnare: gira un dado su { $trait } o { $second }
rising-board-brief-wound = { $amount ->
    [one] Subisce 1 Danno per fare questo:
   *[other] Subisce { $amount } Danni per fare questo:
}
rising-board-brief-move = Prima del primo tiro: vai in un Luogo qualsiasi
rising-board-brief-damage-active = { $among ->
    [0] { $amount ->
            [one] 1 Danno
           *[other] { $amount } Danni
        } a ogni Mago della squadra attiva
    [1] Squadra attiva: { $amount ->
            [one] 1 Danno
           *[other] { $amount } Danni
        } ai più feriti
   *[2] Squadra attiva: { $amount ->
            [one] 1 Danno
           *[other] { $amount } Danni
        } ai meno feriti
}
rising-board-brief-damage-active-aff = { $among ->
    [0] { $amount ->
            [one] 1 Danno
           *[other] { $amount } Danni
        } a ogni Mago { $aff_di } della squadra attiva
    [1] Squadra attiva: { $amount ->
            [one] 1 Danno
           *[other] { $amount } Danni
        } ai più feriti { $aff_di }
   *[2] Squadra attiva: { $amount ->
            [one] 1 Danno
           *[other] { $amount } Danni
        } ai meno feriti { $aff_di }
}
rising-board-brief-damage-each-team = { $among ->
    [0] { $amount ->
            [one] 1 Danno
           *[other] { $amount } Danni
        } a ogni Mago di ogni squadra
    [1] In ogni squadra: { $amount ->
            [one] 1 Danno
           *[other] { $amount } Danni
        } ai più feriti
   *[2] In ogni squadra: { $amount ->
            [one] 1 Danno
           *[other] { $amount } Danni
        } ai meno feriti
}
rising-board-brief-damage-each-team-aff = { $among ->
    [0] { $amount ->
            [one] 1 Danno
           *[other] { $amount } Danni
        } a ogni Mago { $aff_di } di ogni squadra
    [1] In ogni squadra: { $amount ->
            [one] 1 Danno
           *[other] { $amount } Danni
        } ai più feriti { $aff_di }
   *[2] In ogni squadra: { $amount ->
            [one] 1 Danno
           *[other] { $amount } Danni
        } ai meno feriti { $aff_di }
}
rising-board-brief-damage-board = { $among ->
    [0] { $amount ->
            [one] 1 Danno
           *[other] { $amount } Danni
        } a ogni carta Mago qui
    [1] { $amount ->
            [one] 1 Danno
           *[other] { $amount } Danni
        } alla carta Mago più ferita qui
   *[2] { $amount ->
            [one] 1 Danno
           *[other] { $amount } Danni
        } alla carta Mago meno ferita qui
}
rising-board-brief-damage-board-aff = { $amount ->
        [one] 1 Danno
       *[other] { $amount } Danni
    } a ogni carta { $aff_di } qui
rising-board-brief-damage-board-at = { $amount ->
        [one] 1 Danno
       *[other] { $amount } Danni
    } a ogni carta Mago { $where_a }
rising-board-brief-damage-here = { $among ->
    [0] { $amount ->
            [one] 1 Danno
           *[other] { $amount } Danni
        } a ogni Mago qui
    [1] { $amount ->
            [one] 1 Danno
           *[other] { $amount } Danni
        } ai più feriti qui
   *[2] { $amount ->
            [one] 1 Danno
           *[other] { $amount } Danni
        } ai meno feriti qui
}
rising-board-brief-damage-here-aff = { $among ->
    [0] { $amount ->
            [one] 1 Danno
           *[other] { $amount } Danni
        } a ogni Mago { $aff_di } qui
    [1] { $amount ->
            [one] 1 Danno
           *[other] { $amount } Danni
        } ai più feriti { $aff_di } qui
   *[2] { $amount ->
            [one] 1 Danno
           *[other] { $amount } Danni
        } ai meno feriti { $aff_di } qui
}
rising-board-brief-otherwise = se nessuno: +{ $amount } Corruzione
rising-board-brief-corrupt-here = +{ $amount } Corruzione qui
rising-board-brief-corrupt-at = { $where }: +{ $amount } Corruzione
rising-board-brief-corrupt-each = +{ $amount } Corruzione dove c’è un Mangiamorte
rising-board-brief-restore = Cura { $amount } a ogni altro Mangiamorte
rising-board-brief-lose-spell-active = { $amount ->
    [one] Il giocatore attivo perde un gettone Incantesimo
   *[other] Il giocatore attivo perde { $amount } gettoni Incantesimo
}
rising-board-brief-lose-spell-each = { $amount ->
    [one] Ogni giocatore perde un gettone Incantesimo
   *[other] Ogni giocatore perde { $amount } gettoni Incantesimo
}
rising-board-brief-harder = ogni attacco chiede +{ $amount } { $trait }
rising-board-brief-no-spells = in questo turno niente gettoni
rising-board-brief-heal-limit = cura solo 1 Mago per squadra
rising-board-brief-lose-die = { $amount ->
    [one] perdi un dado a caso
   *[other] perdi { $amount } dadi a caso
}
rising-board-penalty-harder = attacchi più difficili
rising-board-penalty-no-spells = niente gettoni Incantesimo
rising-board-penalty-heal-limit = cura 1 Mago per squadra

## Il tabellone come testo

rising-board-read-turn = Turno { $turn } di { $who }, { $where_a }.
rising-board-read-turn-nowhere = Turno { $turn } di { $who }.
rising-board-read-place = Posizione attiva: { $place }. { $corruption }.
rising-board-read-base = Entrambe le Posizioni sono perse, la base è scoperta. { $corruption }.
rising-board-read-name = Nome
rising-board-read-kind = Tipo
rising-board-read-needs = Mancano
rising-board-read-damage = Danni
rising-board-read-text = Capacità
rising-board-read-hq-ability = Capacità { $number }
rising-board-read-voldemort = Voldemort è rivelato: Danni { $damage } su { $track }; per ora può averne { $cap }.
rising-board-read-nothing = niente
rising-board-read-dice = Sul tavolo: { $dice }.
rising-board-read-pool = Da tirare: { $dice }.

## Simboli, e a che cosa porta una scelta

rising-board-key = Simboli
rising-board-key-here = agisce se qui c’è Voldemort
rising-board-key-mark = accade con il Marchio Nero
rising-board-key-gem = Corruzione; a 5 è persa
rising-board-key-damage = Danno; fila piena: sconfitto
rising-board-key-wizard = Mago con tutti i simboli coperti: si unisce a te
rising-board-key-villain = Mangiamorte con tutti i simboli coperti: 1 Danno
rising-board-key-back = Torna ai dadi
rising-board-compass-title = Il dado Voldemort
rising-board-compass-why = A ogni turno lo gira a destra o a sinistra, oppure mostra il Marchio Nero. Poi attacca dove si trova: 1 Danno a ogni carta Mago lì, e alla tua squadra se è lì, e 1 Corruzione. I Mangiamorte lì agiscono.
rising-board-mark-why = Con il Marchio Nero resta fermo; poi ogni Mangiamorte fa ciò che è scritto accanto al teschio, e ogni Posizione corrotta applica la sua penalità.
rising-board-villain-goal = Per vincere riempite la sua fila. Serve che la sua carta sia rivelata, un Mangiamorte ad Azkaban per ogni casella, e la squadra dove si trova lui.
rising-board-tokens-why = I gettoni Incantesimo aiutano nel turno di chiunque, dopo il dado Voldemort. Ne peschi uno per ogni Danno che infliggi a un Mangiamorte.
rising-board-start-dice = Dadi a ogni turno
rising-board-start-powers = Quartier Generale, ognuna una volta a turno
rising-board-start-lead = Maghi che possono guidare
rising-board-report = Che cosa ha fatto Voldemort

## Perché questa domanda: al posto della regola, dove dice meno

rising-prompt-start-why = Il Mago decide anche il tuo Quartier Generale: i suoi quattro dadi e le sue due capacità sono tuoi a ogni turno.
rising-prompt-travel-why = Puoi reclutare e combattere solo dove sei. Poi cade il dado Voldemort: dove si trova lui i Maghi subiscono Danni e cresce la Corruzione.
rising-prompt-ready-why = Dopo ogni tiro metti almeno un dado o ne perdi uno, e tiri ancora gli altri.
rising-prompt-assign-why = Tocca un dado o una carta. Una carta va completata in questo turno; altrimenti non dà nulla.
rising-prompt-assign-which-why = L’altro resta per il prossimo tiro.
rising-prompt-heal-why = Avviene subito. Un Mago con la fila piena è sconfitto a fine turno.
rising-prompt-window-before-roll-why = I gettoni di tutti aiutano { $who }. Un gettone si usa una volta sola.
rising-prompt-window-after-roll-why = I gettoni di tutti aiutano { $who }. Un gettone si usa una volta sola.
rising-prompt-window-help-why = I gettoni di tutti aiutano { $who }. Un gettone si usa una volta sola.
rising-prompt-window-final-why = L’ultima occasione per completare qualcosa in questo turno.

## Prima della prima scelta

rising-board-howto-1 = Giocate insieme contro Lord Voldemort. I Mangiamorte sconfitti vanno ad Azkaban. Quando la carta di Voldemort è rivelata, lui può subire 1 Danno per ciascuno di loro. Con 5 Danni vincete.
rising-board-howto-2 = Il tuo turno ha tre parti. Prima viaggi in un Luogo. Poi si tira il dado Voldemort e i suoi seguaci agiscono. Infine tiri i dadi dei tuoi Maghi.
rising-board-howto-3 = Metti i dadi sulle carte del tuo Luogo, sul tuo Quartier Generale e sui tuoi Maghi. Se tutti i simboli sono coperti, un Mago entra nella tua squadra, un Mangiamorte subisce un Danno, una capacità agisce subito.
rising-board-howto-4 = Dopo ogni tiro metti almeno un dado o ne perdi uno, e tiri ancora gli altri. Una carta va completata in un solo turno.
rising-board-howto-5 = Tocca un dado e poi una carta, oppure subito la carta, oppure scegli dalla lista. Indica una cosa qualsiasi (sul telefono: toccala) per vedere che cos’è. I gettoni Incantesimo aiutano chi è di turno.
rising-board-howto-6 = Perdete insieme se troppi Maghi sono sconfitti o se una squadra resta senza Maghi. Perdete anche se quattro Posizioni sono corrotte o se lo è un intero Luogo.
