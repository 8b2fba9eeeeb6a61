### Il ritorno di Voldemort: perché un bot sceglierebbe così, per chi chiede un consiglio.

returns-reason-roll = Non c’è nulla di meglio da fare prima: tira e muovi.
returns-reason-retry = Devi riprovare, e con il 42 % sarà distrutto.
returns-reason-strike = Provare non costa nulla, e con il 42 % l’Horcrux è distrutto.
returns-reason-flee = Voldemort è troppo vicino: se fallisci, resti bloccato qui.
returns-reason-hand = Due eroi armati distruggono più Horcrux di uno solo.
returns-reason-agree = Con un’arma l’altro eroe può attaccare un Horcrux.
returns-reason-keep = Sei davanti a un Horcrux e l’arma serve qui.
returns-reason-start = { $card } aiuta subito.
returns-reason-pick = Raccogliere non costa nulla.
returns-reason-gate = Dei due posti, questo è più vicino alla tua meta.
returns-reason-stay = Ora in viaggio non c’è nulla da guadagnare.
returns-reason-floo = Con la Metropolvere, e solo così, si arriva { $object_a }.
returns-reason-room-floo = Senza Metropolvere nessuno arriva al Ministero.
returns-reason-room-card = Una carta aiuta contro i Mangiamorte.
returns-reason-room-spell = Incantesimi come Accio possono accorciare la strada.
returns-reason-felix = { $total } è poco; un nuovo tiro sarà probabilmente più alto.
returns-reason-move-stone = Solo la Pietra protegge Harry. { $far ->
    [0] È proprio qui.
    [one] Da qui manca 1 passo.
   *[other] Da qui mancano { $far } passi.
}
returns-reason-move-hunt = Harry ha la Pietra e Voldemort non ha la Bacchetta: incontrarlo vuol dire vincere. { $far ->
    [0] È proprio qui.
    [one] Manca 1 passo.
   *[other] Mancano { $far } passi.
}
returns-reason-move-horcrux = Il prossimo Horcrux da distruggere è { $object_art }. { $far ->
    [0] Questo è il posto giusto.
    [one] Manca ancora 1 passo.
   *[other] Mancano ancora { $far } passi.
}
returns-reason-move-weapon = Senza un’arma non si può attaccare nessun Horcrux. { $far ->
    [0] Qui si trova { $object_art }.
    [one] A 1 passo da qui si trova { $object_art }.
   *[other] A { $far } passi da qui si trova { $object_art }.
}
returns-reason-move-over = Strada facendo puoi prendere { $object_art }.
returns-reason-move-armed = Strada facendo prendi { $object_art }, e lì c’è Voldemort senza Bacchetta: incontrarlo vuol dire vincere.
returns-reason-move-idle = Le armi le hanno altri: raccogli punti vita e carte.
returns-reason-move-token = { $left ->
    [0] Su questa strada prendi l’ultimo segnalino; poi manca solo il campo.
    [one] Su questa strada prendi un segnalino; poi ne manca uno.
   *[other] Su questa strada prendi un segnalino; poi ne mancano { $left }.
}
returns-reason-move-tour = { $left ->
    [one] Manca un segnalino. Da lì il giro fino al campo è il più breve.
   *[other] Mancano { $left } segnalini. Da lì il giro di tutti, fino al campo, è il più breve.
}
returns-reason-move-pitch = Hai tutti e quattro i segnalini: al campo da Quidditch.
returns-reason-move-wand = Lì si trova la Bacchetta di Sambuco: prendila.
returns-reason-move-wand-far = Prima la Bacchetta di Sambuco: { $far ->
    [one] manca 1 passo
   *[other] mancano { $far } passi
}.
returns-reason-move-catch = Harry è a portata: incontrarlo adesso è ciò che vuoi.
returns-reason-move-harry = All’inseguimento di Harry: { $far ->
    [one] manca 1 passo
   *[other] mancano { $far } passi
}.
returns-reason-ritual = È tutto pronto: fai tornare Voldemort.
returns-reason-creep-attack = Lì c’è { $who }: all’attacco!
returns-reason-creep-closer = { $far ->
    [one] Così arriva a 1 passo da { $who }.
   *[other] Così arriva a { $far } passi da { $who }.
}
returns-reason-eater-nearest = È il più vicino a un eroe: { $far ->
    [one] 1 passo
   *[other] { $far } passi
}.
returns-reason-eater-reroll = Nessun eroe è entro { $total }; un nuovo tiro può essere più alto.
returns-reason-place = { $far ->
    [one] Questa torre è a 1 passo da Harry.
   *[other] Questa torre è a { $far } passi da Harry.
}
returns-reason-prey = Conviene fermare soprattutto { $who }.
returns-reason-weakest = È quello con meno punti vita.
returns-reason-wand-far = Il più lontano possibile da Voldemort: { $far ->
    [one] 1 passo
   *[other] { $far } passi
}.
returns-reason-stone-far = Il più lontano possibile da Harry: { $far ->
    [one] 1 passo
   *[other] { $far } passi
}.
returns-reason-heal = Hai solo { hogwarts-life-hp }: prima aiuta { $card }.
returns-reason-card = { $card } toglie { hogwarts-life-damage }, più di quanto facciano in media i dadi.
returns-reason-dice = Dai dadi ci si aspetta quanto dalla migliore delle tue carte.
returns-reason-suffer = Con { hogwarts-life-hp } reggi questo attacco; tieni la carta per uno peggiore.
returns-reason-shrug = Questa abilità non costa carte.
returns-reason-defend = { $harm ->
    [one] Ora anche un solo colpo è troppo: { $card } lo ferma.
   *[other] { $harm } colpi sono troppi: { $card } li ferma tutti.
}
returns-reason-again = Il { $face } ha mancato; serve { $res } o più.
returns-reason-reroll = Più della metà dei dadi ha mancato.
returns-reason-way = Questa via passa per più cose che ti servono.
returns-reason-hand-none = Qui a nessuno serve un’altra arma.
returns-reason-felix-keep = Felix Felicis vale di più in combattimento che per strada.
returns-reason-felix-enough = { $total } basta; tieni Felix Felicis.
returns-reason-forget = { $who }: con una carta in meno è meno pericoloso.
returns-reason-search = { $card }: nessun’altra carta toglie più punti vita.
returns-reason-hero = { $character }: { $dice } dadi d’attacco e { hogwarts-life-hp }.
returns-reason-door = { $object } è dietro la porta.
returns-reason-door-stay = Dietro la porta non c’è nulla per te.
returns-reason-creep-nobody = Ora nessun eroe è raggiungibile: un buon posto per aspettare.
returns-reason-eater-keep = { $total } va bene.
returns-reason-gate-attack = Al Paiolo Magico c’è un eroe: all’attacco!
returns-reason-gate-nobody = Al Paiolo Magico non c’è nessun eroe.
returns-reason-drop = { $card } è la carta meno utile qui.
returns-reason-stand = Questo attacco è comunque annullato: tieni le carte.
returns-reason-dice-only = Non c’è nessuna carta attacco da giocare: decidono i dadi.
returns-reason-counter = { $card } rende inutile la carta appena giocata.
returns-reason-hits = La maggior parte dei dadi colpisce: un nuovo tiro rischia più di quanto dia.
returns-reason-hits-all = Ogni dado colpisce.
returns-reason-again-low = Si tirano di nuovo solo i dadi bassi.
