### Talisman: ciò che sta attorno al tabellone disegnato.

talisman-board-name = Tabellone di Talisman: Londra, Parco di Hogwarts, Castello di Hogwarts, Sala Grande
talisman-board-magic = Magia
talisman-board-might = Forza
talisman-board-life = Vita
talisman-board-fate = Fato
talisman-board-galleons = Galeoni
talisman-board-objects = Oggetti
talisman-board-followers = Seguaci
talisman-board-trophies = Trofei
talisman-board-trophies-why = Nemici sconfitti. A fine turno puoi scambiare { $price } punti con 1 punto Magia o Forza.
talisman-board-ready = +1 pronto
talisman-board-abilities = Abilità
talisman-board-spells = Incantesimi
talisman-board-no-spells = Nessun Incantesimo in mano.
talisman-board-spell-count = { $count ->
    [0] nessun Incantesimo
    [one] 1 Incantesimo
   *[other] { $count } Incantesimi
}
talisman-board-castable = si può lanciare ora
talisman-board-not-now = non ora
talisman-board-start = inizio { $n }
talisman-board-total = totale { $n }
talisman-board-dial = Indicatore { $dial }, all’inizio { $start }
talisman-board-sheet = Scheda del Personaggio
talisman-board-sheets = Di chi è la scheda
talisman-board-challenge = Sfida: { $what }
talisman-board-state-waiting = al San Mungo
talisman-board-state-out = fuori dal gioco
talisman-board-state-miss = perde un turno
talisman-board-state-ferret = un Furetto
talisman-board-state-frozen = immobilizzato
talisman-board-state-held = trattenuto qui
talisman-board-state-turned-back = sulla via del ritorno
talisman-board-advantage = Vantaggio
talisman-board-advantage-why = Dalla tua parte: aggiungi 1 nelle Battaglie contro Nemici e Personaggi dell’altro schieramento. Dalla loro: ogni Nemico che ha uno schieramento ti toglie 1.
talisman-board-voldemort = Voldemort
talisman-board-voldemort-why = Lord Voldemort si muove ogni volta che per il movimento esce 1. Chi viene raggiunto da lui deve combattere.
talisman-board-decks = Mazzi
talisman-board-deck-spells = Incantesimi
talisman-board-deck-hallows = Doni
talisman-board-legend-legal = puoi andarci
talisman-board-legend-here = sei qui
talisman-board-legend-trail = ultima mossa
talisman-board-legend-draw = peschi finché qui non ci sono altrettante carte
talisman-board-legend-rule = regola della casella
talisman-board-stand = Stanno qui: { $who }.
talisman-board-lie = Qui ci sono: { $cards }.
talisman-board-gold = { $count ->
    [one] Qui c’è 1 Galeone.
   *[other] Qui ci sono { $count } Galeoni.
}
talisman-board-kind-spell = Incantesimo
talisman-board-battle = Battaglia di { $stat }
talisman-board-versus = vs
talisman-board-modifier = Vantaggio e altro
talisman-board-no-die = non ancora tirato
talisman-board-casting = { $who } lancia { $spell }
talisman-board-race = La corsa: chi è in quale Regione
talisman-board-players = Giocatori
talisman-board-active = è il suo turno
talisman-board-at = Casella: { $space }

## Signs and numbers, explained

talisman-board-key = Simboli
talisman-board-key-open = Che cosa vogliono dire i simboli?
talisman-board-key-spaces = Nelle caselle
talisman-board-key-cards = Carte sul tabellone
talisman-board-key-gates = Passaggi
talisman-board-key-numbers = Numeri
talisman-board-legend-dice = due dadi dicono quante carte
talisman-board-legend-gate = passaggio alla Regione successiva
talisman-board-legend-way = senso unico
talisman-board-legend-gold = qui ci sono Galeoni
talisman-board-kind-enemy = Nemico: si combatte
talisman-board-kind-follower = Seguace: ti aiuta
talisman-board-kind-object = Oggetto: lo porti con te
talisman-board-kind-magic-object = Oggetto Magico
talisman-board-kind-observer = Osservatore: gli fai visita
talisman-board-kind-place = Luogo: lo visiti
talisman-board-gate-barrier = La barriera di King’s Cross
talisman-board-gate-barrier-why = Da Londra al Parco di Hogwarts: la tua Magia più un dado deve superare { $n } più un dado. Altrimenti resti qui e il turno finisce.
talisman-board-gate-gates = I Cancelli di Hogwarts
talisman-board-gate-gates-why = Dal Parco al Castello: due dadi non devono superare la tua Magia o la tua Forza, a scelta. Se la superano, ne perdi 1 e resti qui.
talisman-board-gate-hall = La porta della Sala Grande
talisman-board-gate-hall-why = Chi consegna un Dono della Morte nella Stanza delle Necessità può entrare e affrontare Lord Voldemort.
talisman-board-magic-why = Con questa combatti nelle Battaglie di Magia. Dice anche quanti Incantesimi puoi tenere, e aiuta a King’s Cross e ai Cancelli di Hogwarts.
talisman-board-might-why = Con questa combatti nelle Battaglie di Forza. Può anche aprire i Cancelli di Hogwarts.
talisman-board-life-why = Una Battaglia persa costa di solito 1 punto. A 0 ti risvegli al San Mungo. Le cure riportano al valore iniziale, non oltre.
talisman-board-fate-why = 1 segnalino Fato fa ripetere una volta il tiro di un tuo dado. Torna di rado: tienine per Battaglie e passaggi.
talisman-board-galleons-why = Per acquisti, cure e alcune sfide.
talisman-board-objects-why = { $limit ->
    [one] Puoi portare 1 Oggetto. Funziona finché lo porti.
   *[other] Puoi portare { $limit } Oggetti. Funzionano finché li porti.
}
talisman-board-followers-why = { $limit ->
    [one] Puoi avere 1 Seguace, che ti aiuta sempre.
   *[other] Puoi avere { $limit } Seguaci, che ti aiutano sempre.
}
talisman-board-spells-why = { $limit ->
    [0] La tua Magia è ancora troppo bassa per gli Incantesimi.
    [one] La tua Magia ti permette 1 Incantesimo; più Magia, più Incantesimi.
   *[other] La tua Magia ti permette { $limit } Incantesimi; più Magia, più Incantesimi.
}
talisman-board-deck-middle-why = Si pesca nelle caselle del Parco di Hogwarts. Nemici più forti, ritrovamenti migliori.
talisman-board-deck-outer-why = Si pesca nelle caselle di Londra.
talisman-board-deck-spells-why = Da qui si pescano gli Incantesimi; si lanciano dalla mano.
talisman-board-deck-hallows-why = Di solito si vincono in una sfida, a volte si trovano nel Parco. Ne serve uno per entrare nella Sala Grande.
talisman-board-deck-discards = { $count ->
    [0] Nessuna carta scartata.
    [one] 1 carta scartata.
   *[other] { $count } carte scartate.
}
talisman-board-advantage-mine = +1 per te
talisman-board-advantage-theirs = −1 per te
talisman-board-voldemort-in = { $region }: { $n }
talisman-board-two-faced = Seguace { $side_di }; per l’altro schieramento è un Nemico.
talisman-board-nobody-there = Lì non c’è nessuno.
talisman-board-between = Tra { $spaces }.

## What a choice leads to

talisman-board-yourself = sei tu
talisman-board-leads = { $steps ->
    [one] Se lo tieni, con 1 passo arrivi a
   *[other] Se lo tieni, con { $steps } passi arrivi a
}
talisman-board-leads-other = Un’altra faccia porterebbe a
talisman-board-odds = Che cosa darebbe ogni faccia:
talisman-board-odds-win = vinci
talisman-board-odds-draw = pareggio
talisman-board-odds-lose = perdi
talisman-board-this-turn = Questo turno finora

## Why a question comes up: in place of the rule, where that says less

talisman-prompt-sheet-why = La stessa persona con altri punti di forza. Magia e Forza vincono le Battaglie, la Vita si può perdere, il Fato fa ripetere i tiri.
talisman-prompt-character-why = Giochi questo Personaggio fino alla fine. Magia e Forza vincono le Battaglie, la Vita si può perdere, il Fato fa ripetere i tiri.
talisman-prompt-before-move-why = Di solito si tira. Tutto il resto si fa prima del dado.
talisman-prompt-move-why = Esattamente quanto dice il dado. Qui sotto leggi che cosa ti aspetta.
talisman-prompt-leap-why = Questo movimento porta su un’altra casella a scelta della tua Regione.
talisman-prompt-turn-end-why = Non devi fare altro. Ora si possono scambiare i Trofei.
talisman-prompt-fate-why = Il Fato torna di rado. Tieni il dado se ti può andare bene; il nuovo conta anche se è peggiore.
talisman-prompt-fate-dice-why = Si può ripetere il tiro di un solo dado; il nuovo conta anche se è peggiore. Il Fato torna di rado.
talisman-prompt-reroll-why = Non costa nulla, ma il nuovo dado conta anche se è peggiore.
talisman-prompt-reroll-dice-why = Non costa nulla; l’altro dado resta com’è.
talisman-prompt-nudge-why = È una tua abilità. Il risultato resta tra 1 e 6.
talisman-prompt-dice-one-why = Gli altri non contano.
talisman-prompt-choose-why = Una di queste, a scelta.
talisman-prompt-intimidate-why = Chi scegli ti dà 1 segnalino Fato o perde 1 punto Vita. Se perde la Vita, perdi il prossimo turno.
talisman-prompt-intimidated-why = Se perdi la Vita, { $who } perde il prossimo turno.
talisman-prompt-use-why = Non è obbligatorio. L’effetto è scritto qui sopra.
talisman-prompt-collect-why = Seguaci e Oggetti ti aiutano da ora in poi. Ciò che lasci resta qui per gli altri.
talisman-prompt-reward-why = Chi vince prende una cosa sola, o nulla.
talisman-prompt-buy-off-why = Altrimenti chi ha vinto sceglie che cosa perdi: 1 punto Vita, un Oggetto o un Galeone.
talisman-prompt-sacrifice-why = Il Seguace viene scartato, la tua Vita resta com’è.
talisman-prompt-arrange-why = Queste carte le vedi solo tu.
talisman-prompt-challenge-why = Un Dono apre la Sala Grande. Un dado decide che cosa devi fare per averlo; lo fai appena puoi.
talisman-prompt-advantage-why = Lo schieramento mostrato è favorito nelle Battaglie contro l’altro.
talisman-prompt-hedwig-why = Va a un Personaggio del tuo schieramento nella tua Regione.
talisman-prompt-pickpocket-why = Costa solo un tiro di dado.
talisman-prompt-trade-galleon-life-why = Ogni Galeone cura 1 punto Vita, fino al valore iniziale.
talisman-prompt-trade-fate-spell-why = Ogni segnalino Fato dà 1 Incantesimo, quanti ne permette la tua Magia.
talisman-prompt-voldemort-why = La direzione la scegli tu. Chi sta dove si ferma deve combattere contro di lui.
talisman-prompt-spell-turn-start-why = Lancia ora o passa. Te lo chiediamo ogni volta che un tuo Incantesimo è adatto.
talisman-prompt-spell-movement-rolled-why = Lancia ora o passa. Te lo chiediamo ogni volta che un tuo Incantesimo è adatto.
talisman-prompt-spell-before-draw-why = Lancia ora o passa. Te lo chiediamo ogni volta che un tuo Incantesimo è adatto.
talisman-prompt-spell-battle-start-why = Lancia ora o passa. Poi si tirano i dadi.
talisman-prompt-spell-life-loss-why = Lancia ora, altrimenti la perdita è definitiva.
talisman-prompt-spell-spell-cast-why = Rispondi ora, o l’Incantesimo ha effetto.
talisman-prompt-spell-enemy-beaten-why = Lancia ora, altrimenti la vittoria è definitiva.
talisman-prompt-spell-turn-end-why = Lancia ora o passa. Te lo chiediamo ogni volta che un tuo Incantesimo è adatto.
talisman-prompt-spell-crossing-why = Lancia ora o passa. Poi si decide il tentativo.

## How to play, in a few lines

talisman-board-howto-1 = Sei un mago tra rivali. Vince chi entra per primo nella Sala Grande e lì sconfigge Lord Voldemort.
talisman-board-howto-2 = Nel tuo turno tiri un dado e ti muovi esattamente di altrettante caselle nella tua Regione, in un verso o nell’altro. Le caselle illuminate mostrano dove puoi andare.
talisman-board-howto-3 = Dove ti fermi fai ciò che dice la casella o peschi carte: sconfiggi Nemici, raccogli Seguaci e Oggetti. Indica una cosa qualsiasi (sul telefono: toccala) per vedere che cos’è.
talisman-board-howto-4 = In Battaglia sommi un dado alla tua Magia o alla tua Forza; l’avversario fa lo stesso, e vince il totale più alto. I Nemici sconfitti sono Trofei: ogni cinque punti alzano di 1 la tua Magia o la tua Forza.
talisman-board-howto-5 = Da Londra si passa per King’s Cross al Parco di Hogwarts, e dai Cancelli di Hogwarts al Castello. Per la Sala Grande serve un Dono della Morte. Di solito lo ottieni con una sfida al Campo da Quidditch, a volte lo trovi nel Parco.
talisman-board-howto-6 = Con un segnalino Fato ripeti il tiro di un tuo dado. Se ne riguadagnano pochi: tienilo per Battaglie e passaggi. Senza Vita finisci al San Mungo, ma non sei fuori dal gioco.
