### Duello di maghi: perché un bot sceglierebbe così, per chi chiede un suggerimento.

duel-reason-armed = { $hearts ->
    [one] Una Fattura in mano può ribaltare un tiro perso, e nessuno degli altri ha meno Cuori di { $whom }: uno solo.
   *[other] Una Fattura in mano può ribaltare un tiro perso, e nessuno degli altri ha meno Cuori di { $whom }: { $hearts }.
}
duel-reason-whole = { $hearts ->
    [one] Hai tutti i tuoi Cuori, quindi riposare non servirebbe; nessuno degli altri ne ha meno di { $whom }: uno solo.
   *[other] Hai tutti i tuoi Cuori, quindi riposare non servirebbe; nessuno degli altri ne ha meno di { $whom }: { $hearts }.
}
duel-reason-rest = Senza una Fattura un attacco è al massimo alla pari. Riposare non fa rischiare niente e con un 6 cura; hai { $hearts } Cuori su { $full }.
duel-reason-drink = Cura di sicuro: hai { $hearts } Cuori su { $full }, e il turno è ancora tuo.
duel-reason-shield = L’attacco è contro di te; uno Scudo lo ferma prima dei dadi.
duel-reason-spare = L’attacco è contro { $whom }, non contro di te: tieni lo Scudo.
duel-reason-hex-win = Ti manca 1 punto: con 2 in più vinci il tiro.
duel-reason-hex-tie = Ti mancano 2 punti: con 2 in più è un pareggio, che non ferisce nessuno.
duel-reason-hex-less = Perdi comunque, ma di meno di 4: costa 1 Cuore e non 2.
duel-reason-hex-waste = Ti mancano 3 punti: anche con 2 in più perdi 1 Cuore. Tieni la Fattura.
