### Talisman: perché un bot sceglierebbe così, per chi chiede un suggerimento.

## Dove andare

talisman-reason-draw = { $count ->
    [one] 1 carta da pescare. Nemici in quel mazzo: { $enemies }%; probabilità di sconfiggerli: circa { $chance }%.
   *[other] { $count } carte da pescare. Nemici in quel mazzo: { $enemies }%; probabilità di sconfiggerli: circa { $chance }%.
}
talisman-reason-heal = Può curarti: hai { $life } di { $full } punti Vita.
talisman-reason-hallow = Non hai un Dono della Morte, e senza non si entra nella Sala Grande.
talisman-reason-buy = { $galleons ->
    [one] Per te { $card_art } vale il tuo unico Galeone.
   *[other] Per te { $card_art } vale il prezzo: { $n } dei tuoi { $galleons } Galeoni.
}
talisman-reason-bonus = { $card }: +{ $n } { $stat_a }.
talisman-reason-arms = { $card }: in Battaglia fino a +{ $n }.
talisman-reason-save = { $card_gender ->
    [pl] { $card_art } possono salvarti un punto Vita.
   *[other] { $card_art } può salvarti un punto Vita.
}
talisman-reason-slip = Con { $card_art } puoi eludere alcuni avversari.
talisman-reason-ride = { $card }: un altro modo di muoverti.
talisman-reason-company = { $card }: sulla Torre di Astronomia ogni Seguace può salvarti un punto Vita.
talisman-reason-take = { $card_gender ->
    [pl] { $card_art } possono esserti utili.
   *[other] { $card_art } può esserti utile.
}
talisman-reason-gain = Ti porta { talisman-text-amount }.
talisman-reason-table = { $bad ->
    [0] Probabilità che là i dadi ti aiutino: circa { $good }%; non ti danneggiano mai.
   *[other] Probabilità che là i dadi ti aiutino: circa { $good }%; che ti danneggino: circa { $bad }%.
}
talisman-reason-worse = Non è una buona scelta, ma quella che viene dopo è peggiore.
talisman-reason-toward = Da là il prossimo tiro può portarti { $space_in }.
talisman-reason-reach = Così puoi arrivare { $space_in }.
talisman-reason-opener = Un Incantesimo che hai in mano apre di sicuro la via.
talisman-reason-barrier = { $chance ->
    [100] Passi di sicuro la barriera: { $stat } { $mine } contro { $theirs }.
   *[other] Probabilità di passare la barriera: circa { $chance }% ({ $stat } { $mine } contro { $theirs }). Un tentativo fallito non costa Vita.
}
talisman-reason-gates = { $chance ->
    [100] Due dadi non possono superare la tua { $stat } ({ $n }). Probabilità di vincere poi la partita dal castello: circa { $win }%.
   *[other] Probabilità che due dadi non superino la tua { $stat } ({ $n }): circa { $chance }%; di vincere poi la partita dal castello: circa { $win }%.
}
talisman-reason-castle = Probabilità di vincere la partita andando avanti: circa { $chance }%; tornando indietro per riprovare più tardi: circa { $back }%.
talisman-reason-voldemort = Là Lord Voldemort attacca { $who }. Probabilità che perda: circa { $chance }%.

## Battaglie e dadi

talisman-reason-fight = { $chance ->
    [100] Contro { $foes_art } vinci di sicuro: { $stat } { $mine } contro { $theirs }.
   *[other] Probabilità di vincere contro { $foes_art }: circa { $chance }%. { $stat } { $mine } contro { $theirs }.
}
talisman-reason-dare = Probabilità di vincere: circa { $chance }% ({ $stat } { $mine } contro { $theirs }). Ma con { $life } di Vita il rischio costa meno che eludere.
talisman-reason-evade = { $chance ->
    [0] Non puoi vincere ({ $stat } { $mine } contro { $theirs }). Una sconfitta costa 1 punto Vita: ne hai { $life }.
   *[other] Probabilità di vincere: circa { $chance }% ({ $stat } { $mine } contro { $theirs }). Una sconfitta costa 1 punto Vita: ne hai { $life }.
}
talisman-reason-stat = Con la { $stat } sei a { $n }, con la { $other } a { $less }.
talisman-reason-reroll = { $behind ->
    [0] Così non vince nessuno; facce vincenti di un nuovo dado: { $wins } su 6.
   *[other] Così perdi di { $behind }; facce vincenti di un nuovo dado: { $wins } su 6.
}
talisman-reason-won = Così vinci di { $by }.
talisman-reason-again = { $better ->
    [one] Un nuovo dado è migliore con 1 faccia su 6.
   *[other] Un nuovo dado è migliore con { $better } facce su 6.
}
talisman-reason-keep = { $better ->
    [0] Nessuna faccia di un nuovo dado sarebbe migliore.
    [one] Un nuovo dado sarebbe migliore con 1 faccia su 6, ma non abbastanza da pagare.
   *[other] Un nuovo dado sarebbe migliore con { $better } facce su 6, ma non abbastanza da pagare.
}
talisman-reason-scarce = { $fate ->
    [one] Hai 1 segnalino Fato: troppo poco per spenderlo nel movimento.
   *[other] Hai { $fate } segnalini Fato: troppo pochi per spenderli nel movimento.
}

## Averi

talisman-reason-exchange = { $lost ->
    [0] Trofei per { $points } punti danno +{ $n } { $stat_a }, e non si perde niente.
   *[other] Trofei per { $points } punti danno +{ $n } { $stat_a }; punti persi: { $lost }.
}
talisman-reason-wait = Ora { $points } punti darebbero +{ $n } { $stat_a }; punti persi: { $lost }. Un altro Trofeo può servire meglio.
talisman-reason-nothing = Niente qui vale il suo prezzo, o il suo posto, per te.
talisman-reason-least = Tra ciò che puoi scegliere qui, è quello che ti mancherà di meno.
talisman-reason-sheet = Magia { $magic }, Forza { $might }, Vita { $life }, Fato { $fate }: con le abilità, l’inizio più forte.

## Incantesimi

talisman-reason-turn = La probabilità di vincere la Battaglia sale da circa { $before }% a circa { $after }%.
talisman-reason-protect = { $life ->
    [one] Stai per perdere il tuo ultimo punto Vita.
   *[other] Stai per perdere un punto Vita: ne hai { $life }.
}
talisman-reason-hinder = Rallenta { $who }, che è ormai a un passo dalla vittoria.
talisman-reason-spell = Lanciarlo adesso renderebbe meno che tenerlo per un momento migliore.
