### Un anno a Hogwarts: perché un bot sceglierebbe così, per chi chiede un suggerimento.

## Missioni

hogwarts-reason-attempt = «{ $mission }» vale { $points } punti, e il suo combattimento si vince in circa il { $chance }% dei casi.
hogwarts-reason-decline = È troppo presto per «{ $mission }»: il suo combattimento si vince in circa il { $chance }% dei casi.
hogwarts-reason-must = La mossa è finita prima per una missione, quindi va tentata.
hogwarts-reason-exchange = «{ $mission }» non promette quasi nulla; un’altra missione può solo essere migliore.
hogwarts-reason-wait = Per «{ $mission }» c’è già tutto, e la squadra sta arrivando.
hogwarts-reason-return = Gli altri sono troppo lontani per aspettarli.

## Dove andare

hogwarts-reason-pick = Lungo la strada c’è un oggetto che serve per «{ $mission }»: { $object }.
hogwarts-reason-toward = { $steps ->
    [0] È il luogo di «{ $mission }»: { $where }.
    [one] Da lì manca 1 passo al luogo di «{ $mission }»: { $where }.
   *[other] Da lì mancano { $steps } passi al luogo di «{ $mission }»: { $where }.
}
hogwarts-reason-toward-object = { $steps ->
    [0] Così raggiungi un oggetto che serve per «{ $mission }»: { $object } ({ $where }).
    [one] Da lì manca 1 passo a un oggetto che serve per «{ $mission }»: { $object } ({ $where }).
   *[other] Da lì mancano { $steps } passi a un oggetto che serve per «{ $mission }»: { $object } ({ $where }).
}
hogwarts-reason-trip-object = Lì si trova un oggetto che serve per «{ $mission }»: { $object } ({ $where }).
hogwarts-reason-exam = { $count ->
    [one] Un esame con «{ $card }» porta { $points } punti.
   *[other] Gli esami con { $count } libri portano { $points } punti.
}
hogwarts-reason-life = Hai { $hp } PV, e più ne hai, più combattimenti vinci: qui ne guadagni { $n }.
hogwarts-reason-draw = Le carte fanno vincere i combattimenti, e qui puoi pescarne ({ $deck }).
hogwarts-reason-draw-mission = Qui puoi pescare carte ({ $deck }). Per ora il combattimento di «{ $mission }» si vince in circa il { $chance }% dei casi.
hogwarts-reason-draw-book = Un libro porta punti all’esame.
hogwarts-reason-conduct = La maggior parte delle carte condotta porta punti o Polvere Volante.
hogwarts-reason-duel = Un duello si vince in circa il { $chance }% dei casi; in premio ci sono un incantesimo, una pozione e un libro.
hogwarts-reason-rival = { $who } ha qualcosa da perdere; vinci quel combattimento in circa il { $chance }% dei casi.
hogwarts-reason-rival-object = { $who } ha un oggetto che serve per «{ $mission }»: { $object }. Vinci quel combattimento in circa il { $chance }% dei casi.
hogwarts-reason-eater = Battere un Mangiamorte porta { $points } punti, e ci riesci in circa il { $chance }% dei casi.
hogwarts-reason-pitch = Una partita vinta porta 40 punti.
hogwarts-reason-pitch-first = Senza una partita giocata non puoi chiudere il gioco, e una vittoria porta 40 punti.
hogwarts-reason-challenge = Una partita vinta porta 40 punti, e con { $who } si rischia meno: nessuno ha meno punti.
hogwarts-reason-least = Non c’è niente di molto meglio a portata di mano.
hogwarts-reason-keep = Difficilmente un altro tiro porterebbe a qualcosa di meglio.
hogwarts-reason-reroll = Questo tiro non porta a niente di speciale; un altro di solito porta più lontano.
hogwarts-reason-felix-keep = La Felix Felicis vale più di una mossa migliore.
hogwarts-reason-floo-stay = Nei luoghi speciali non c’è niente che ti serva: conserva la Polvere Volante.
hogwarts-reason-portkey-stay = Al cimitero non c’è niente che ti serva: conserva la Passaporta.

## Prima del tiro

hogwarts-reason-student = { $student }: { $dice } dadi di attacco e { $hp } PV. Aiutano in ogni combattimento.
hogwarts-reason-eaters = Lontano dai luoghi delle tue missioni.
hogwarts-reason-roll = Niente che si possa fare prima porterebbe abbastanza.
hogwarts-reason-alohomora = Permette di finire la mossa in qualsiasi punto della strada, dove ci sono PV o un esame.
hogwarts-reason-forget = { $who } è davanti agli altri rivali e ha carte da perdere.
hogwarts-reason-leader = Fra chi ha carte, nessuno ha più punti di { $who }.
hogwarts-reason-search = «{ $mission }» richiede questa carta: { $card }.
hogwarts-reason-search-any = Una carta a scelta rende più facile il prossimo combattimento.
hogwarts-reason-strongest = In combattimento è la carta che fa di più: { $card }.
hogwarts-reason-again = Un turno in più fa sempre comodo.
hogwarts-reason-kept = { $object }: serve ancora per «{ $mission }».

## Oggetti, carte, premi

hogwarts-reason-take = { $object }: serve per «{ $mission }».
hogwarts-reason-power = { $object }: non serve per nessuna delle tue missioni, ma ha un potere.
hogwarts-reason-leave = { $object }: non ti serve a niente.
hogwarts-reason-least-object = È l’oggetto di cui puoi fare a meno più facilmente: { $object }.
hogwarts-reason-least-card = È la carta di cui puoi fare a meno più facilmente: { $card }.
hogwarts-reason-near = Ti servirà ancora: meglio averlo vicino.
hogwarts-reason-far = Non ti serve: meglio che sia lontano.
hogwarts-reason-spread = Lì ci sono poche cose, e con la Polvere Volante ci arriva chiunque.
hogwarts-reason-offer = { $who } ha un oggetto che serve per «{ $mission }»: { $object }. Di questo puoi fare a meno: { $other }.
hogwarts-reason-agree = { $object }: per te vale più di { $other }.
hogwarts-reason-refuse = { $object }: per te non vale più di { $other }.
hogwarts-reason-conduct-good = Di solito una carta non porta più di questa.
hogwarts-reason-conduct-bad = Di solito una carta porta più di questa.
hogwarts-reason-token-floo = La Polvere Volante porta in più luoghi di una Passaporta.
hogwarts-reason-token-portkey = Vuoi ancora andare al cimitero: la Passaporta resta.
hogwarts-reason-prize-cards = Nessun oggetto qui è più utile delle carte.
hogwarts-reason-prize-floo = La Polvere Volante porta a oggetti e missioni.
hogwarts-reason-prize-portkey = Una Passaporta è meglio di niente.
hogwarts-reason-prize-nothing = Non c’è niente di utile.

## Combattimenti

hogwarts-reason-fight-odds = Avversario: { $foe }. Vinci in circa il { $chance }% dei casi, quindi gli oggetti si possono conservare.
hogwarts-reason-use-mission = { $object }: la missione lo consuma comunque.
hogwarts-reason-use = { $object }: senza, questo combattimento si vince solo in circa il { $chance }% dei casi.
hogwarts-reason-flee = Questo combattimento si vince solo in circa il { $chance }% dei casi.
hogwarts-reason-apart = Fra le carte adatte, in questo combattimento è quella che fa di più: { $card }.
hogwarts-reason-attack-apart = { $card }: è messa da parte e dopo la missione è persa, quindi conviene usarla ora.
hogwarts-reason-attack-ends = { $card }: basta per vincere. Avversario: { $foe }.
hogwarts-reason-attack-ends-rival = { $card }: basta per vincere.
hogwarts-reason-attack-card = { $card } toglie di sicuro { $n } PV, e difficilmente i dadi farebbero di più.
hogwarts-reason-dice = { $n ->
    [one] I dadi promettono circa 1 colpo a segno.
   *[other] I dadi promettono circa { $n } colpi a segno.
}
hogwarts-reason-dice-safe = Con i soli dadi questo combattimento si vince in circa il { $chance }% dei casi: conserva le carte.
hogwarts-reason-dice-keep = { $n ->
    [0] Nessun colpo a segno, ma non vale la pena di spenderci qualcosa.
    [one] 1 colpo a segno può bastare.
   *[other] { $n } colpi a segno possono bastare.
}
hogwarts-reason-again-die = { $n ->
    [one] 1 dado ha mancato, e ritirarne uno non costa niente.
   *[other] { $n } dadi hanno mancato, e ritirarne uno non costa niente.
}
hogwarts-reason-again-dice = { $n ->
    [one] 1 dado ha mancato.
   *[other] { $n } dadi hanno mancato.
}
hogwarts-reason-six = Un colpo mancato diventa un colpo a segno.
hogwarts-reason-felix = Tutto dipende da questo tiro.
hogwarts-reason-suffer = Puoi sopportarlo: hai { $hp } PV e ne perdi { $n }. La carta può ancora salvarti più tardi.
hogwarts-reason-suffer-attack = Con { $hp } PV puoi sopportarlo. La carta può ancora salvarti più tardi.
hogwarts-reason-shrug = Funziona una volta in ogni combattimento e non costa niente.
hogwarts-reason-defend = { $card }: senza, potrebbe essere la fine del combattimento.
hogwarts-reason-counter = Quella carta potrebbe chiudere il combattimento.
hogwarts-reason-counter-keep = Puoi sopportarlo: conserva la carta per qualcosa di peggio.
hogwarts-reason-brawl = Una zuffa costa al massimo 2 PV: conserva il Mantello.
