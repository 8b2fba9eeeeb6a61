### Talisman: com’è finita.

talisman-ending-finale-title = Vince { $who }
talisman-ending-finale = { $hero } sconfigge Lord Voldemort nella Sala Grande, { $mine } a { $theirs }.
talisman-ending-last-title = Vince { $who }
talisman-ending-last = Tutti gli altri sono fuori dal gioco: in piedi resta { $hero }.
talisman-ending-nobody-title = Non resta nessuno
talisman-ending-nobody = Anche l’ultimo Personaggio è caduto, e Lord Voldemort è ancora in piedi.
talisman-ending-round-limit-title = Il tempo è scaduto
talisman-ending-round-limit = { $rounds ->
    [one] Il giro stabilito è finito
   *[other] I { $rounds } giri stabiliti sono finiti
} e nessuno ha sconfitto Lord Voldemort.
talisman-ending-line = La via per la Sala Grande
talisman-ending-at-barrier-open = { $who } è sul binario
talisman-ending-at-gates-open = { $who } entra nel Castello
talisman-ending-at-fell = { $who } cade
talisman-ending-at-out = { $who } è fuori dal gioco
talisman-ending-at-finale-lost = Voldemort respinge { $who }
talisman-ending-at-finale-won = { $who } sconfigge Voldemort
talisman-ending-at-hallow = { $who }: { $card }
talisman-ending-best = Ha aiutato a vincere { $fights ->
    [one] una Battaglia
   *[other] { $fights } Battaglie
}, in tutto +{ $sum }. { $n ->
    [0] Si sarebbe vinto anche senza.
    [one] Una non si sarebbe vinta senza.
   *[other] { $n } non si sarebbero vinte senza.
}
talisman-ending-figure-battles = Battaglie vinte
talisman-ending-figure-fate = Dadi tirati di nuovo col Fato
talisman-ending-figure-spells = Incantesimi lanciati
talisman-ending-figure-turns = Turni
talisman-ending-gentler = barriera fissa, e di nuovo Fato a chi torna dal San Mungo
talisman-ending-growth = crescere costa di nuovo 5 punti Trofeo
talisman-ending-harder = crescere costa 7 punti Trofeo
