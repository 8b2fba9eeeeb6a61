### L’Ascesa dei Mangiamorte: perché un bot sceglierebbe così, per chi chiede un suggerimento.

## Viaggio

rising-reason-start = Nessuno ha ancora scelto { $aff_art }: con un altro Quartier Generale le squadre hanno insieme più tipi di dadi.
rising-reason-travel = Probabilità di completare qui { $target } con i dadi della tua squadra: circa { $chance }%; che arrivi Voldemort: circa { $danger }%.
rising-reason-safe = Qui la tua squadra è più al sicuro. Probabilità che Voldemort arrivi qui: circa { $danger }%; { $other_a }: circa { $more }%.
rising-reason-lord = Ora Voldemort può subire Danni. Probabilità che arrivi qui: circa { $danger }%.

## Dadi

rising-reason-chance = { $dice ->
    [one] Probabilità di completare { $target } con 1 dado: circa { $chance }%.
   *[other] Probabilità di completare { $target } con { $dice } dadi: circa { $chance }%.
}
rising-reason-complete = I dadi sul tavolo bastano per completare { $target }.
rising-reason-rescue = { $left ->
    [0] I dadi sul tavolo bastano, e altrimenti { $card } sarebbe fuori gioco alla fine del turno.
    [one] I dadi sul tavolo bastano, e { $card } ha solo 1 casella Danni libera; in squadra si può curare.
   *[other] I dadi sul tavolo bastano, e { $card } ha solo { $left } caselle Danni libere; in squadra si può curare.
}
rising-reason-finish = Ancora un Danno e { $card } finisce ad Azkaban.
rising-reason-special = { $card } agisce anche a ogni Marchio Nero: prima finisce, meglio è.
rising-reason-voldemort = { $left ->
    [0] Questo Danno sconfigge Lord Voldemort: vincete insieme.
    [one] Solo i Danni a Lord Voldemort fanno vincere; dopo questo ne regge ancora 1.
   *[other] Solo i Danni a Lord Voldemort fanno vincere; dopo questo ne regge ancora { $left }.
}
rising-reason-stop = { $dice ->
    [one] Con l’unico dado rimasto non c’è quasi più niente da completare.
   *[other] Con i { $dice } dadi rimasti non c’è quasi più niente da completare.
}
rising-reason-spare = Per ciò che resta da completare, un { $die } è quello che ti mancherà di meno.
rising-reason-reroll = { $count ->
    [one] 1 dado di questo tiro non serve a nessun piano, e ripetere il tiro non costa niente.
   *[other] { $count } dadi di questo tiro non servono a nessun piano, e ripetere il tiro non costa niente.
}
rising-reason-wound = { $left ->
    [one] { $card } può reggerlo: 1 casella Danni è ancora libera.
   *[other] { $card } può reggerlo: { $left } caselle Danni sono ancora libere.
}

## Gettoni Incantesimo, cure

rising-reason-die = Probabilità di completare { $target } con questo dado: circa { $chance }%; senza: { $before }%.
rising-reason-token = { $count ->
    [one] { $target }: manca solo 1 simbolo, e un gettone lo copre.
   *[other] { $target }: mancano { $count } simboli, e i gettoni di tutti insieme li coprono.
}
rising-reason-cleanse = { $where }: { $count } caselle su { $full } sono corrotte; quando lo saranno tutte, la Posizione cadrà.
rising-reason-heal = { $left ->
    [0] { $card } sarà fuori gioco alla fine del turno, se non viene { $card_gender ->
        [f] curata
       *[m] curato
    } adesso.
    [one] { $card } ha solo 1 casella Danni libera.
   *[other] { $card } ha { $left } caselle Danni libere, ma tra chi puoi curare ne ha più bisogno.
}
rising-reason-later = Per ora aiuterebbero solo i dadi. Tieni simboli, cure e purificazioni finché l’ultimo tiro non mostra che cosa manca.
rising-reason-keep = Nessun gettone rende abbastanza adesso: tienilo per quando completa o salva qualcosa.
