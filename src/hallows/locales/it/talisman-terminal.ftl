### Talisman nel terminale: le parole intorno ai giocatori, alle caselle e alle Battaglie.

talisman-terminal-dealing = Si distribuiscono i Personaggi
talisman-terminal-round = Giro { $n }
talisman-terminal-turn = turno { $who_di }
talisman-terminal-extra-turn = turno extra { $who_di }
talisman-terminal-voldemort = Voldemort: { $space } (Magia e Forza { $n })
talisman-terminal-you = { $who } (tu)

## States of a Character

talisman-terminal-state-admitted = la barriera è aperta
talisman-terminal-state-extra = { $n ->
    [one] ha 1 turno extra
   *[other] ha { $n } turni extra
}
talisman-terminal-state-master = decide { $who }
talisman-terminal-state-guide = la direzione la sceglie { $who }
talisman-terminal-next-must = prossima mossa: { $space }
talisman-terminal-next-may = prossima mossa, se vuole: { $space }
talisman-terminal-next-must-region = prossima mossa: una casella qualsiasi della Regione
talisman-terminal-next-may-region = prossima mossa, se vuole: una casella qualsiasi della Regione
talisman-terminal-challenge = Sfida

## Spells

talisman-terminal-hand = I tuoi Incantesimi
talisman-terminal-known-hand = Incantesimi di { $who } che conosci

## The board

talisman-terminal-clockwise = ↻ in senso orario
talisman-terminal-counterclockwise = ↺ in senso antiorario
talisman-terminal-inward = verso la Sala Grande
talisman-terminal-outward = indietro
talisman-terminal-galleons = { $n ->
    [one] 1 Galeone
   *[other] { $n } Galeoni
}
talisman-terminal-visits = { $n ->
    [one] 1 visita
   *[other] { $n } visite
}
talisman-terminal-lasting = Ancora in corso: { $card } (finisce in un turno di { $who })
talisman-terminal-deck-outer = Londra
talisman-terminal-deck-middle = Parco
talisman-terminal-deck-spells = Incantesimi
talisman-terminal-top-outer = In cima al mazzo di Londra
talisman-terminal-top-middle = In cima al mazzo del Parco di Hogwarts
talisman-terminal-top-spells = In cima al mazzo degli Incantesimi
talisman-terminal-legend-card = una carta da pescare in quella casella

## Battles and Spells being cast

talisman-terminal-battle = Battaglia
talisman-terminal-die = dado
talisman-terminal-with = compresi
talisman-terminal-casts = { $who } lancia { $spell }.
talisman-terminal-casts-on = { $who } lancia { $spell } su { $target }.
