### Quidditch: ciò che sta attorno al campo disegnato.

quidditch-board-name = Campo di Quidditch: colonne da A a E, righe da 1 a 11 a partire dalla porta di casa
quidditch-board-teams = Squadre
quidditch-board-scored = I numeri sono i punti casa che la partita porta al vincitore nella Coppa delle Case.
quidditch-board-balls = Palle
quidditch-board-cards = Carte Quidditch
quidditch-board-no-cards = Ancora nessuna: ogni gol ne porta una.
quidditch-board-their-cards = { $n ->
    [one] { $who }: 1 carta
   *[other] { $who }: { $n } carte
}
quidditch-board-goals = { $n ->
    [one] 1 gol
   *[other] { $n } gol
}
quidditch-board-goals-name = Gol
quidditch-board-chasers = { $n ->
    [one] resta 1 Cacciatore
   *[other] restano { $n } Cacciatori
}
quidditch-board-chasers-name = Cacciatori in campo
quidditch-board-seeker-name = Volo del Cercatore
quidditch-board-turns = { $n ->
    [one] 1 turno su 12
   *[other] { $n } turni su 12
}
quidditch-board-actions = { $actions ->
    [0] nessuna azione
    [one] resta 1 azione
   *[other] restano { $actions } azioni
}
quidditch-board-score = { $home } { $a }, { $away } { $b }
quidditch-board-round-1 = Primo tempo: si vince con due gol
quidditch-board-round-2 = Secondo tempo: il Boccino d’Oro
quidditch-board-clock = { $round ->
    [2] Secondo tempo
   *[other] Primo tempo · turno { $turn }
}
quidditch-board-phase-box = Si mescolano le carte
quidditch-board-phase-teams = { $team } sceglie la Casa
quidditch-board-phase-lineup = { $team } si schiera
quidditch-board-phase-start = Chi comincia?
quidditch-board-phase-turn = Tocca { $team_a }
quidditch-board-phase-race = { $team }: la corsa al Boccino
quidditch-board-phase-over = La partita è finita

## Pedine e caselle

quidditch-board-on = in { $spot }
quidditch-board-has-quaffle = in { $spot }, con la Pluffa
quidditch-board-has-bludger = in { $spot }, con un Bolide
quidditch-board-out = fuori
quidditch-board-waits = aspetta
quidditch-board-waits-2 = nel secondo tempo
quidditch-board-flown = { $n } caselle su { $of }
quidditch-board-slowed = prossimo tiro con un dado
quidditch-board-here = { $team }: { $piece }
quidditch-board-here-quaffle = { $team }: { $piece }, con la Pluffa
quidditch-board-here-bludger = { $team }: { $piece }, con un Bolide
quidditch-board-lies = { $ball } a terra
quidditch-board-ball-lies = { $ball }: a terra in { $spot }
quidditch-board-ball-held = { $ball }: { $team }, { $piece } in { $spot }
quidditch-board-line-2 = Casella della porta (2)
quidditch-board-line-3 = Linea (3): da qui tirano gli avversari
quidditch-board-line-4 = Linea (4): qui partono i Cacciatori
quidditch-board-line-3-label = linea di tiro (3)

## Che cosa si può fare

quidditch-board-modes = Che cosa fa questa pedina
quidditch-board-of-piece = Le scelte di un giocatore: { $piece }. Premi un’altra tua pedina per le sue.
quidditch-board-mode-fly = Vola
quidditch-board-mode-fly-short = Vola
quidditch-board-mode-pass = Lancia la Pluffa
quidditch-board-mode-pass-short = Lancia
quidditch-board-mode-bludger = Lancia il Bolide
quidditch-board-mode-bludger-short = Bolide
quidditch-board-unfly = Annulla tutto il volo
quidditch-board-shoot = Tira in porta: { $percent } %
quidditch-board-fly-to = { $actions ->
    [one] Porta qui { $piece_art }: 1 azione
   *[other] Porta qui { $piece_art }: { $actions } azioni
}
quidditch-board-pick = Metti qui una pedina
quidditch-board-picked = Scelta; premi di nuovo per annullare
quidditch-board-pair = Premi sul campo due delle caselle cerchiate, oppure scegli una di queste.
quidditch-board-pair-second = Ora la seconda casella, oppure una di queste.
quidditch-board-take = Scegli questa pedina
quidditch-board-in-hand = Questa pedina è scelta

## Che cosa direbbero i dadi

quidditch-board-faces-shot = Il tuo dado, e quali dadi del Portiere batte:
quidditch-board-beats = { $faces }
quidditch-board-beats-none = nessuno
quidditch-board-faces-bludger = { $label }. Dove arriva secondo il dado:
quidditch-board-faces-dodge = Chi è raggiunto schiva con { $faces }; con meno è fuori.
quidditch-board-faces-race = Due dadi, quanto spesso, e dove arriverebbe il tuo Cercatore:
quidditch-board-faces-race-one = Un dado, e dove arriverebbe il tuo Cercatore:
quidditch-board-race-key = ✦ è la casella { $lap }: il Boccino d’Oro è preso.

## Di che cosa si tratta

quidditch-board-howto-1 = Due squadre, due tempi. Il primo va a chi segna per primo due gol o elimina tutti e tre i Cacciatori avversari. Il secondo è la corsa al Boccino d’Oro: chi lo prende vince la partita.
quidditch-board-howto-2 = Il turno comincia con due dadi: la somma è il numero delle tue azioni. Premi una tua pedina, poi una casella cerchiata; il numero dice quanto costa il volo.
quidditch-board-howto-3 = I Cacciatori portano la Pluffa, la lanciano di una casella e la rubano. Dalla linea di tiro (3) avversaria possono tirare: il tuo dado deve superare quello del Portiere.
quidditch-board-howto-4 = I Battitori raccolgono i Bolidi e li lanciano in linea retta senza spendere azioni. Il primo avversario a portata del dado deve tirare almeno 4 per restare in partita.
quidditch-board-howto-5 = Ogni gol porta una carta Quidditch per la corsa. Lì due dadi muovono il tuo Cercatore e una carta per turno può aiutarlo; un giro intero, 24 caselle, e il Boccino è preso.
