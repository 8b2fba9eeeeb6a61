### Un anno a Hogwarts: perché un bot sceglierebbe così, per chi chiede un suggerimento.

## Missioni

hogwarts-reason-attempt = «{ $mission }» vale { $points } punti, e il combattimento lo vinci circa { $chance } volte su 100.
hogwarts-reason-decline = È troppo presto per «{ $mission }»: il combattimento lo vinci circa { $chance } volte su 100.
hogwarts-reason-must = La mossa è finita prima per una missione, quindi va tentata.
hogwarts-reason-exchange = «{ $mission }» non promette quasi nulla; un’altra missione può solo essere migliore.
hogwarts-reason-wait = Per «{ $mission }» c’è già tutto, e la squadra sta arrivando.
hogwarts-reason-return = Gli altri sono troppo lontani per aspettarli.

## Dove andare

hogwarts-reason-pick = Lungo la strada c’è { $object_art }, che serve per «{ $mission }».
hogwarts-reason-toward = { $steps ->
    [0] Proprio lì si compie «{ $mission }».
    [one] Da lì manca 1 passo { $where_a }, per «{ $mission }».
   *[other] Da lì mancano { $steps } passi { $where_a }, per «{ $mission }».
}
hogwarts-reason-toward-object = { $steps ->
    [0] Così arrivi { $object_a } ({ $where }), che serve per «{ $mission }».
    [one] Da lì manca 1 passo { $object_a } ({ $where }), che serve per «{ $mission }».
   *[other] Da lì mancano { $steps } passi { $object_a } ({ $where }), che serve per «{ $mission }».
}
hogwarts-reason-trip-object = Lì si trova { $object_art } ({ $where }), che serve per «{ $mission }».
hogwarts-reason-exam = { $count ->
    [one] Un esame con «{ $card }» porta { $points } punti.
   *[other] Gli esami con { $count } libri portano { $points } punti.
}
hogwarts-reason-life = Hai { hogwarts-life-hp }, e più ne hai, più combattimenti vinci. Qui ne guadagni { $n }.
hogwarts-reason-draw = Le carte fanno vincere i combattimenti, e qui puoi pescarne ({ $deck }).
hogwarts-reason-draw-mission = Qui puoi pescare carte ({ $deck }). Per ora il combattimento di «{ $mission }» lo vinci circa { $chance } volte su 100.
hogwarts-reason-draw-book = Un libro porta punti all’esame.
hogwarts-reason-conduct = La maggior parte delle carte condotta porta punti o Metropolvere.
hogwarts-reason-duel = Un duello lo vinci circa { $chance } volte su 100; in premio ci sono un incantesimo, una pozione e un libro.
hogwarts-reason-rival = { $who } ha qualcosa da perdere, e quel combattimento lo vinci circa { $chance } volte su 100.
hogwarts-reason-rival-object = { $who } ha { $object_art }, che serve per «{ $mission }». Quel combattimento lo vinci circa { $chance } volte su 100.
hogwarts-reason-eater = Battere un Mangiamorte porta { $points } punti, e ci riesci circa { $chance } volte su 100.
hogwarts-reason-pitch = Una partita vinta porta 40 punti.
hogwarts-reason-pitch-first = Senza una partita giocata non puoi chiudere il gioco, e una vittoria porta 40 punti.
hogwarts-reason-challenge = Una partita vinta porta 40 punti, e con { $who } si rischia meno: nessuno ha meno punti.
hogwarts-reason-least = Non c’è niente di molto meglio a portata di mano.
hogwarts-reason-keep = Difficilmente un altro tiro porterebbe a qualcosa di meglio.
hogwarts-reason-reroll = Questo tiro non porta a niente di speciale; un altro di solito porta più lontano.
hogwarts-reason-felix-keep = La Felix Felicis vale più di una mossa migliore.
hogwarts-reason-floo-stay = Nei luoghi speciali non c’è niente che ti serva: conserva la Metropolvere.
hogwarts-reason-portkey-stay = Al cimitero non c’è niente che ti serva: conserva la Passaporta.

## Prima del tiro

hogwarts-reason-student = { $student } ha { $dice } dadi d’attacco e { hogwarts-life-hp }: aiutano in ogni combattimento.
hogwarts-reason-eaters = Lontano dai luoghi delle tue missioni.
hogwarts-reason-roll = Niente che si possa fare prima porterebbe abbastanza.
hogwarts-reason-alohomora = Permette di finire la mossa in qualsiasi punto della strada, dove ci sono punti vita o un esame.
hogwarts-reason-forget = { $who } è davanti agli altri rivali e ha carte da perdere.
hogwarts-reason-leader = Fra chi ha carte, nessuno ha più punti di { $who }.
hogwarts-reason-search = Per «{ $mission }» serve { $card }.
hogwarts-reason-search-any = Una carta a scelta rende più facile il prossimo combattimento.
hogwarts-reason-strongest = In combattimento fa più di tutte { $card }.
hogwarts-reason-again = Un turno in più fa sempre comodo.
hogwarts-reason-kept = { $object_art } serve ancora per «{ $mission }».

## Oggetti, carte, premi

hogwarts-reason-take = { $object_art } serve per «{ $mission }».
hogwarts-reason-power = { $object_art } non serve per nessuna delle tue missioni, ma ha un potere.
hogwarts-reason-leave = { $object_art } non ti serve a niente.
hogwarts-reason-least-object = Puoi fare a meno { $object_di }, più che del resto.
hogwarts-reason-least-card = Puoi fare a meno di { $card }, più che del resto.
hogwarts-reason-near = Ti servirà ancora: meglio averlo vicino.
hogwarts-reason-far = Non ti serve: meglio che sia lontano.
hogwarts-reason-spread = Lì ci sono poche cose, e con la Metropolvere ci arriva chiunque.
hogwarts-reason-offer = { $who } ha { $object_art }, che serve per «{ $mission }». Puoi fare a meno { $other_di }.
hogwarts-reason-agree = Per te { $object_art } vale più { $other_di }.
hogwarts-reason-refuse = Per te { $object_art } non vale più { $other_di }.
hogwarts-reason-conduct-good = Di solito una carta non porta più di questa.
hogwarts-reason-conduct-bad = Di solito una carta porta più di questa.
hogwarts-reason-token-floo = La Metropolvere porta in più luoghi di una Passaporta.
hogwarts-reason-token-portkey = Vuoi ancora andare al cimitero: la Passaporta resta.
hogwarts-reason-prize-cards = Nessun oggetto qui è più utile delle carte.
hogwarts-reason-prize-floo = La Metropolvere porta a oggetti e missioni.
hogwarts-reason-prize-portkey = Una Passaporta è meglio di niente.
hogwarts-reason-prize-nothing = Non c’è niente di utile.

## Combattimenti

hogwarts-reason-fight-odds = Contro { $foe_art } vinci circa { $chance } volte su 100, quindi puoi conservare gli oggetti.
hogwarts-reason-use-mission = La missione consuma comunque { $object_art }.
hogwarts-reason-use = Senza { $object_art } questo combattimento lo vinci solo circa { $chance } volte su 100.
hogwarts-reason-flee = Questo combattimento lo vinci solo circa { $chance } volte su 100.
hogwarts-reason-apart = Fra le carte adatte, in questo combattimento fa più di tutte { $card }.
hogwarts-reason-attack-apart = La carta { $card } è messa da parte e dopo la missione è persa: conviene usarla ora.
hogwarts-reason-attack-ends = { $card } basta per sconfiggere { $foe_art }.
hogwarts-reason-attack-ends-rival = { $card } basta per vincere.
hogwarts-reason-attack-card = { $card } toglie di sicuro { hogwarts-life-n }, e difficilmente i dadi farebbero di più.
hogwarts-reason-dice = { $n ->
    [one] I dadi promettono circa 1 colpo a segno.
   *[other] I dadi promettono circa { $n } colpi a segno.
}
hogwarts-reason-dice-safe = Con i soli dadi questo combattimento lo vinci circa { $chance } volte su 100: conserva le carte.
hogwarts-reason-dice-keep = { $n ->
    [0] Nessun colpo a segno, ma non vale la pena di spenderci qualcosa.
    [one] 1 colpo a segno può bastare.
   *[other] { $n } colpi a segno possono bastare.
}
hogwarts-reason-again-die = { $n ->
    [one] 1 dado ha mancato, e ripeterne uno non costa niente.
   *[other] { $n } dadi hanno mancato, e ripeterne uno non costa niente.
}
hogwarts-reason-again-dice = { $n ->
    [one] 1 dado ha mancato.
   *[other] { $n } dadi hanno mancato.
}
hogwarts-reason-six = Un colpo mancato diventa un colpo a segno.
hogwarts-reason-felix = Tutto dipende da questo tiro.
hogwarts-reason-suffer = Puoi sopportarlo: hai { hogwarts-life-hp } e ne perdi { $n }. La carta può ancora salvarti più tardi.
hogwarts-reason-suffer-attack = Con { hogwarts-life-hp } puoi sopportarlo. La carta può ancora salvarti più tardi.
hogwarts-reason-shrug = Funziona una volta in ogni combattimento e non costa niente.
hogwarts-reason-defend = Senza { $card } potrebbe essere la fine del combattimento.
hogwarts-reason-counter = Quella carta potrebbe chiudere il combattimento.
hogwarts-reason-counter-keep = Puoi sopportarlo: conserva la carta per qualcosa di peggio.
hogwarts-reason-brawl = Una zuffa costa al massimo 2 punti vita: conserva il Mantello.
hogwarts-reason-nudge = { $steps ->
    [one] Con 1 passo arrivi { $where_a }.
   *[other] Con { $steps } passi arrivi { $where_a }.
}
hogwarts-reason-way-none = Su queste vie non c’è niente che serva: una vale l’altra.
hogwarts-reason-door-stay = Dietro la porta non c’è niente che ti serva.
hogwarts-reason-objects-keep = Gli oggetti valgono di più nel combattimento di una missione.
hogwarts-reason-stand = Questo attacco è comunque annullato: conserva le carte.
hogwarts-reason-any = Niente di tutto questo serve alle tue missioni; va bene anche { $object_art }.
hogwarts-reason-exchange-keep = Vale la pena tenere tutte le tue missioni.
