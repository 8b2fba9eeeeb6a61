### Le parole della riga di comando: ciò che legge chi gioca nel terminale, intorno al gioco stesso.

## Al tavolo

cli-asked = { $who }, tocca a te scegliere.
cli-choice = La tua scelta
cli-choose-a-number = { $count ->
    [one] Scrivi 1 oppure «aiuto».
   *[other] Scrivi un numero da 1 a { $count } oppure «aiuto».
}
cli-ambiguous = Può voler dire più cose. «aiuto» elenca ciò che puoi scrivere.
cli-happened = Che cosa è successo
cli-nothing-happened = Non è ancora successo niente.
cli-curtain = { $who }, il tavolo è tuo. Premi Invio quando guardi soltanto tu.
cli-hand-over = Premi Invio per ripulire lo schermo. Poi tocca { $who_a }.
cli-type-die = Tira un dado a { $sides } facce e scrivi il risultato.
cli-type-dice = { $count ->
    [one] Tira un dado a { $sides } facce e scrivi il risultato.
   *[other] Tira { $count } dadi a { $sides } facce e scrivi i risultati, separati da spazi.
}
cli-type-die-again = Serve un numero intero da 1 a { $sides }.
cli-type-dice-again = { $count ->
    [one] Serve un numero intero da 1 a { $sides }.
   *[other] Servono { $count } numeri interi da 1 a { $sides }.
}
cli-committed = I tiri sono già fissati e dopo la partita si possono verificare. Impronta del loro segreto:
cli-undone = Annullato.
cli-cannot-undo = Non puoi annullare nulla: nel frattempo ci sono stati un tiro, qualcosa di nuovo da vedere o la scelta di qualcun altro.
cli-no-rule = Per questa domanda non è indicata nessuna regola.
cli-no-such-rule = Non esiste una regola con quel numero.
cli-order-set = Da ora passi a ogni reazione, finché non comincia il tuo prossimo turno.
cli-not-a-reaction = Puoi passare in anticipo solo quando ti viene chiesta una reazione.
cli-hint = Un bot sceglierebbe:
cli-hint-chance = La tua probabilità di vincere: ora { $before }%, dopo questa scelta { $after }%.
cli-saved = La partita è salvata in questo file:
cli-not-saved = Non è stato possibile salvare la partita:
cli-secret-saved = Il segreto dei dadi serve per continuare più tardi, e fino ad allora deve restare segreto:
cli-resume-with = Per continuare più tardi:
cli-goodbye = Arrivederci.

## La fine

cli-wins = { $winners_count ->
    [one] Vince { $winners }.
   *[other] Vincono { $winners }.
}
cli-nobody-wins = Non vince nessuno.
cli-stopped = La partita è stata interrotta prima della fine.

## Che cosa si può scrivere. Prima le parole stesse, poi le loro spiegazioni.

cli-word-why = perché
cli-word-rule = regola
cli-word-table = tavolo
cli-word-log = diario
cli-word-undo = annulla
cli-word-skip = passa
cli-word-save = salva
cli-word-quit = esci
cli-word-hint = consiglio
cli-word-help = aiuto
cli-help-number = scegli l’opzione con quel numero
cli-help-why = mostra la regola da cui nasce la domanda
cli-help-rule = mostra una regola dal suo numero, per esempio «regola D-004»
cli-help-table = mostra di nuovo il tavolo
cli-help-log = mostra tutto ciò che è successo
cli-help-undo = annulla la tua ultima scelta
cli-help-skip = passa a tutte le reazioni fino al tuo prossimo turno
cli-help-save = salva la partita, per esempio «salva partita.json»
cli-help-quit = esci dalla partita
cli-help-hint = chiedi a un bot che cosa farebbe, e perché
cli-help-help = mostra questo aiuto

## Partite registrate

cli-only-for = { $seats_count ->
    [1] lo vede solo { $seats }
   *[other] lo vedono solo { $seats }
}
cli-waiting = Si attende { $who }.
cli-waiting-dice = Si attendono i dadi.
cli-replays = { $entries ->
    [one] La registrazione segue le regole: la sua unica voce porta alla situazione indicata.
   *[other] La registrazione segue le regole: le sue { $entries } voci portano alla situazione indicata.
}
cli-dice-proved = { $throws ->
    [one] I dadi sono onesti: l’unico tiro è quello del segreto fissato.
   *[other] I dadi sono onesti: tutti i { $throws } tiri sono quelli del segreto fissato.
}
cli-dice-not-yet = Il segreto dei dadi viene rivelato solo a partita finita; prima non si possono verificare.
cli-dice-not-committed = Questi tiri non erano fissati in anticipo, quindi non c’è nulla da dimostrare.

## Uno sguardo alla partita

cli-analysis-all = Le probabilità di vittoria di tutti all'inizio di ogni turno:
cli-analysis-team = La probabilità di vittoria della squadra all'inizio di ogni turno:
cli-analysis-swing = Turno { $turn }: { $who } passa dal { $before }% al { $after }%.
cli-analysis-swing-team = Turno { $turn }: dal { $before }% al { $after }%.
cli-analysis-parts = Fortuna { $luck }, scelte { $chosen }.
cli-analysis-lost = Turno { $turn }, { $who }: “{ $chosen }” lascia il { $chance }%; “{ $rather }” sarebbe valso il { $could }%.
