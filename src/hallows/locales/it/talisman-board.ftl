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
talisman-board-empty = vuoto
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
talisman-board-advantage-why = Lo schieramento con il segnalino aggiunge 1 nelle Battaglie contro l’altro, che sottrae 1.
talisman-board-voldemort = Voldemort
talisman-board-voldemort-why = Si muove ogni volta che per il movimento esce 1. Chi viene raggiunto da lui deve combattere.
talisman-board-decks = Mazzi
talisman-board-deck-spells = Incantesimi
talisman-board-deck-hallows = Doni
talisman-board-legend-legal = puoi andarci
talisman-board-legend-here = sei qui
talisman-board-legend-trail = ultima mossa
talisman-board-legend-draw = pesca tante carte
talisman-board-legend-rule = regola della casella
talisman-board-stand = Stanno qui: { $who }
talisman-board-lie = Qui ci sono: { $cards }
talisman-board-gold = { $count ->
    [one] Qui c’è 1 Galeone
   *[other] Qui ci sono { $count } Galeoni
}
talisman-board-kind-spell = Incantesimo
talisman-board-battle = Battaglia di { $stat }
talisman-board-versus = contro
talisman-board-of-which = con { $what }
talisman-board-modifier = Vantaggio e altro
talisman-board-no-die = non ancora tirato
talisman-board-casting = { $who } lancia { $spell }
talisman-board-race = La corsa: chi è in quale Regione
talisman-board-players = Giocatori
talisman-board-active = è il suo turno
talisman-board-at = Casella: { $space }

## How to play, in a few lines

talisman-board-howto-1 = Sei un mago tra rivali. Vince chi entra per primo nella Sala Grande e lì supera l’ultima sfida.
talisman-board-howto-2 = Nel tuo turno tiri un dado e ti muovi esattamente di altrettante caselle nella tua Regione, in un verso o nell’altro. Le caselle illuminate mostrano dove puoi andare.
talisman-board-howto-3 = Dove ti fermi fai ciò che dice la casella o peschi carte: sconfiggi Nemici, raccogli Seguaci e Oggetti. Contano Magia, Forza e Vita.
talisman-board-howto-4 = In Battaglia sommi un dado alla tua Magia o alla tua Forza; l’avversario fa lo stesso. Cinque punti di Nemici sconfitti valgono 1 punto Magia o Forza.
talisman-board-howto-5 = Da Londra si passa per King’s Cross al Parco di Hogwarts, e dai Cancelli di Hogwarts al Castello. Per la Sala Grande serve un Dono della Morte, vinto in una sfida al Campo da Quidditch.
talisman-board-howto-6 = Il Fato fa ritirare un tuo dado. Senza Vita finisci al San Mungo, ma non sei eliminato. Tutto ciò che puoi fare sta nel riquadro accanto al tabellone.
