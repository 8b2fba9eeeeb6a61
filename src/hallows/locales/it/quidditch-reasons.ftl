### Quidditch: perché un bot sceglierebbe così, per chi chiede un consiglio.

quidditch-reason-match-hurl = Il lancio non costa nulla, e con il { $percent } % elimina { $piece_art } { $team_di }.
quidditch-reason-match-shoot = Da qui un tiro segna con il { $percent } %, e un gol porta una carta per la corsa.
quidditch-reason-match-shoot-open = Nessuno difende la loro porta: questo tiro è un gol sicuro.
quidditch-reason-match-score = In questo turno può tirare { $piece_art }: servono { $cost } delle tue { $actions } azioni.
quidditch-reason-match-closer = In questo turno { $piece_art } non arriva al tiro, ma si avvicina: servirebbero { $cost } azioni, { $actions ->
    [one] ne resta 1.
   *[other] ne restano { $actions }.
}
quidditch-reason-match-pass = La Pluffa è del tuo Portiere, e { $piece_art } è nella posizione migliore per riceverla.
quidditch-reason-match-steal = La Pluffa è { $piece_di } { $team_di }, e { $mine_art } può arrivarci.
quidditch-reason-match-fetch = { $steps ->
    [one] La Pluffa è libera, a un passo { $piece_di }.
   *[other] La Pluffa è libera, a { $steps } passi { $piece_di }.
}
quidditch-reason-match-bludger = { $steps ->
    [one] C’è un Bolide a un passo: { $piece_art } lo raccoglie e lo lancia senza spendere azioni.
   *[other] C’è un Bolide a { $steps } passi: { $piece_art } lo raccoglie e lo lancia senza altre azioni.
}
quidditch-reason-match-room = Nessuno può avvicinarsi per ricevere il passaggio del Portiere: bisogna fare posto.
quidditch-reason-match-bludger-under = C’è un Bolide proprio dove si trova { $piece_art }: basta spostarsi e tornare per raccoglierlo.
quidditch-reason-match-quaffle-under = C’è la Pluffa proprio dove si trova { $piece_art }: può raccoglierla solo chi entra nella casella.
quidditch-reason-match-aim = Con un Bolide in mano { $mine_art } prende di mira { $piece_art } { $team_di }.
quidditch-reason-match-end = Niente di ciò che le azioni rimaste permettono sarebbe d’aiuto.
quidditch-reason-match-take-quaffle = Raccogliere non costa nulla, e senza Pluffa non ci sono gol.
quidditch-reason-match-take-bludger = Raccogliere non costa nulla, e nemmeno lanciare.
quidditch-reason-match-place = { $steps ->
    [one] Da lì il tuo Cacciatore più vicino è a un passo.
   *[other] Da lì il tuo Cacciatore più vicino è a { $steps } passi.
}
quidditch-reason-match-place-held = Lì c’è un tuo Cacciatore, che ha subito la Pluffa.
quidditch-reason-match-card-win = { $card } completa il giro: il Boccino è tuo.
quidditch-reason-match-card = Si gioca una sola carta a turno, perciò non conviene aspettare; adesso rende di più { $card_art }.
quidditch-reason-match-roll = Nessuna carta vince subito, e dopo il tiro ne saprai di più.
quidditch-reason-match-keep = Adesso le tue carte non servirebbero a nulla.
quidditch-reason-match-house = Ogni Casa gioca allo stesso modo.
quidditch-reason-match-lineup = Lo schieramento abituale copre il centro e arriva subito alla Pluffa.
