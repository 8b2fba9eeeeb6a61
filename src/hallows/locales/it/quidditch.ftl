### Quidditch: nomi, domande, opzioni ed eventi. Le chiavi di una partita cominciano con «match», così possono stare accanto a
### quelle del gioco in cui si svolge.

quidditch-title = Quidditch

## Squadre, pedine, direzioni

quidditch-team-gryffindor = Grifondoro
    .di = di Grifondoro
    .a = a Grifondoro
quidditch-team-hufflepuff = Tassorosso
    .di = di Tassorosso
    .a = a Tassorosso
quidditch-team-ravenclaw = Corvonero
    .di = di Corvonero
    .a = a Corvonero
quidditch-team-slytherin = Serpeverde
    .di = di Serpeverde
    .a = a Serpeverde
quidditch-piece-keeper = Portiere
    .art = il Portiere
    .di = del Portiere
    .a = al Portiere
quidditch-piece-beater1 = Battitore 1
    .art = il Battitore 1
    .di = del Battitore 1
    .a = al Battitore 1
quidditch-piece-beater2 = Battitore 2
    .art = il Battitore 2
    .di = del Battitore 2
    .a = al Battitore 2
quidditch-piece-chaser1 = Cacciatore 1
    .art = il Cacciatore 1
    .di = del Cacciatore 1
    .a = al Cacciatore 1
quidditch-piece-chaser2 = Cacciatore 2
    .art = il Cacciatore 2
    .di = del Cacciatore 2
    .a = al Cacciatore 2
quidditch-piece-chaser3 = Cacciatore 3
    .art = il Cacciatore 3
    .di = del Cacciatore 3
    .a = al Cacciatore 3
quidditch-piece-seeker = Cercatore
    .art = il Cercatore
    .di = del Cercatore
    .a = al Cercatore
quidditch-ball-quaffle = Pluffa
    .art = la Pluffa
    .gender = f
quidditch-ball-bludger = Bolide
    .art = il Bolide
quidditch-ball-snitch = Boccino d’Oro
    .art = il Boccino d’Oro
quidditch-way-n = verso la linea 11
quidditch-way-ne = in diagonale, verso 11 ed E
quidditch-way-e = verso la linea E
quidditch-way-se = in diagonale, verso 1 ed E
quidditch-way-s = verso la linea 1
quidditch-way-sw = in diagonale, verso 1 e A
quidditch-way-w = verso la linea A
quidditch-way-nw = in diagonale, verso 11 e A

## Carte

quidditch-qcard-nimbus-2000 = Nimbus 2000
    .art = la Nimbus 2000
    .gender = f
quidditch-qcard-nimbus-2001 = Nimbus 2001
    .art = la Nimbus 2001
    .gender = f
quidditch-qcard-firebolt = Firebolt – accelerazione
    .art = la Firebolt – accelerazione
    .gender = f
quidditch-qcard-wronski-feint = Finta Wronsky
    .art = la Finta Wronsky
    .gender = f
quidditch-qcard-confundus = Incantesimo Confundus
    .art = l’Incantesimo Confundus
quidditch-qcard-stray-bludger = Bolide vagante
    .art = il Bolide vagante
quidditch-effect-advance = { $spaces ->
    [one] Il tuo Cercatore avanza di un’altra casella.
   *[other] Il tuo Cercatore avanza di altre { $spaces } caselle.
}
quidditch-effect-advance-by-die = Tira un dado: il tuo Cercatore avanza di altrettante caselle.
quidditch-effect-push-back = { $spaces ->
    [one] Il Cercatore avversario torna indietro di 1 casella, ma non oltre la partenza.
   *[other] Il Cercatore avversario torna indietro di { $spaces } caselle, ma non oltre la partenza.
}
quidditch-effect-one-die = Il prossimo tiro dell’avversario nella corsa si fa con un dado solo.
quidditch-copies = { $count ->
    [one] una copia
   *[other] { $count } copie
}
quidditch-deck = Carte Quidditch

## Domande

quidditch-prompt-match-house = Quale Casa gioca per te?
quidditch-prompt-match-keeper = Schieramento: dove comincia il tuo Portiere?
quidditch-prompt-match-keeper-why = Una delle tue tre caselle di porta.
quidditch-prompt-match-beaters = Schieramento: dove cominciano i tuoi Battitori?
quidditch-prompt-match-beaters-why = Due caselle della fila subito davanti alla tua porta.
quidditch-prompt-match-near = Schieramento: dove comincia il Cacciatore vicino al centro?
quidditch-prompt-match-near-why = Una casella della fila più vicina al centro.
quidditch-prompt-match-far = Schieramento: dove cominciano gli altri due Cacciatori?
quidditch-prompt-match-far-why = Due caselle della fila subito davanti ai tuoi Battitori.
quidditch-prompt-match-action = { $actions ->
    [0] Non hai più azioni. Lanci un Bolide o finisci il turno?
    [one] Ti resta 1 azione. Che cosa fai?
   *[other] Ti restano { $actions } azioni. Che cosa fai?
}
quidditch-prompt-match-quaffle = In { $spot } c’è la Pluffa. La raccogli?
quidditch-prompt-match-bludger = In { $spot } c’è un Bolide. Lo raccogli?
quidditch-prompt-match-place = Il tuo Portiere è fuori. Dove metti la Pluffa sulla tua linea?
quidditch-prompt-match-card = La corsa: tiri, o prima giochi una carta?
quidditch-prompt-match-card-after = Hai tirato. Giochi una carta?
quidditch-prompt-chance-match-deck = Si mescolano le carte Quidditch
quidditch-prompt-draw-match-deck = { $who } pesca una carta Quidditch. Quale?
quidditch-prompt-chance-match-start = Chi comincia?
quidditch-prompt-chance-match-actions = Tiro per le azioni
quidditch-prompt-chance-match-shot = Il tiro in porta
quidditch-prompt-chance-match-save = La parata
quidditch-prompt-chance-match-bludger = Quanto vola il Bolide
quidditch-prompt-chance-match-dodge = Schivare il Bolide
quidditch-prompt-chance-match-decide = Chi vince il primo tempo?
quidditch-prompt-chance-match-race = Il volo del Cercatore
quidditch-prompt-chance-match-feint = La Finta Wronsky

## Opzioni

quidditch-option-match-house = { $team }
quidditch-option-match-standard = Schieramento consueto
quidditch-option-match-keeper = Portiere in { $spot }
quidditch-option-match-beaters = Battitori in { $spots }
quidditch-option-match-near = Cacciatore in { $spot }
quidditch-option-match-far = Cacciatori in { $spots }
quidditch-option-match-move = Muovi { $piece_art } in { $spot }
quidditch-option-match-steal = Ruba la Pluffa con { $piece_art }
quidditch-option-match-shoot = Tira in porta con { $piece_art }
quidditch-option-match-throw = Lancia la Pluffa in { $spot }
quidditch-option-match-throw-to = Lancia la Pluffa { $piece_a } in { $spot }
quidditch-option-match-hurl = Lancia il Bolide { $way } ({ $piece })
quidditch-option-match-end = Finisci il turno
quidditch-option-match-take = Raccogli
quidditch-option-match-leave = Lascia
quidditch-option-match-place = { $spot }
quidditch-option-match-place-to = { $spot }, { $piece_a }
quidditch-option-match-roll = Tira i dadi
quidditch-option-match-play = Gioca «{ $card }»
quidditch-option-match-pass = Non giocare carte
quidditch-detail-match-quaffle = Lì c’è la Pluffa.
quidditch-detail-match-bludger = Lì c’è un Bolide.
quidditch-detail-match-line = Da lì puoi tirare in porta.
quidditch-detail-match-loose = Lì nessuno la prende.
quidditch-detail-match-shoot = È gol se il tuo dado supera quello del Portiere.
quidditch-detail-match-shoot-open = Il loro Portiere è fuori: gol sicuro.
quidditch-detail-match-steal = Ce l’ha { $robbed_art } { $team_di }, in { $spot }.
quidditch-detail-match-hurl = Primo sulla linea: { $piece_art } { $team_di } in { $spot }, con { $reach } o più.
quidditch-detail-match-hurl-near = Primo sulla linea: { $piece_art } { $team_di } in { $spot }, con qualsiasi tiro.
quidditch-detail-match-hurl-nobody = Da quella parte nessun avversario è a portata.
quidditch-detail-match-end = { $actions ->
    [0] Non si perde nulla.
    [one] Si perde 1 azione.
   *[other] Si perdono { $actions } azioni.
}
quidditch-odds-match-goal = Gol
quidditch-odds-match-out = Elimina { $piece_art }
quidditch-odds-match-lap = Completa il giro
quidditch-change-match-seeker = Il tuo Cercatore
quidditch-change-match-rival = Cercatore avversario

## Eventi

quidditch-event-match-house = { $who } gioca per { $team }.
    .own = Giochi per { $team }.
quidditch-event-match-lineup = { $team } si schiera: Portiere in { $keeper }, Battitori in { $beaters }, Cacciatori in { $chasers }.
quidditch-event-match-tie = Entrambi fanno { $total }: si tira di nuovo.
quidditch-event-match-first = Comincia { $team }.
quidditch-event-match-turn = { $team } gioca il suo turno { $turn }.
quidditch-event-match-actions = { $actions ->
    [one] { $team } ha 1 azione.
   *[other] { $team } ha { $actions } azioni.
}
quidditch-event-match-moved = { $piece_art } { $team_di } vola da { $start } a { $spot }.
quidditch-event-match-take-quaffle = { $piece_art } { $team_di } raccoglie la Pluffa.
quidditch-event-match-take-bludger = { $piece_art } { $team_di } raccoglie un Bolide.
quidditch-event-match-leave-quaffle = { $piece_art } { $team_di } lascia la Pluffa dov’è.
quidditch-event-match-leave-bludger = { $piece_art } { $team_di } lascia il Bolide dov’è.
quidditch-event-match-stole = { $piece_art } { $team_di } ruba la Pluffa { $robbed_a } { $rival_di } in { $spot }.
quidditch-event-match-threw = { $piece_art } { $team_di } lancia la Pluffa in { $spot }.
quidditch-event-match-loose = La Pluffa è in { $spot }.
quidditch-event-match-caught = { $piece_art } { $team_di } ha la Pluffa in { $spot }.
quidditch-event-match-shoots = { $piece_art } { $team_di } tira in porta da { $spot }.
quidditch-event-match-saved = Niente gol, { $shot } contro { $save }: { $team } para.
quidditch-event-match-goal = Gol { $team_di }, { $shot } contro { $save }! { $goals ->
    [one] È il primo.
   *[other] E sono { $goals }.
}
quidditch-event-match-goal-open = Gol { $team_di } a porta vuota! { $goals ->
    [one] È il primo.
   *[other] E sono { $goals }.
}
quidditch-event-match-card = { $who } pesca una carta Quidditch.
    .own = Peschi una carta Quidditch.
quidditch-event-match-drew = È «{ $card }».
quidditch-event-match-keeper = La Pluffa va al Portiere { $team_di }.
quidditch-event-match-placed = { $team } mette la Pluffa in { $spot }.
quidditch-event-match-hurls = { $piece_art } { $team_di } lancia il Bolide { $way }.
quidditch-event-match-flew = Il Bolide vola in { $spot }.
quidditch-event-match-rests = Rimbalza e resta in { $spot }.
quidditch-event-match-attacked = Va dritto contro { $piece_art } { $team_di } in { $spot }.
quidditch-event-match-dodged = { $piece_art } { $team_di } fa { $dodge } e schiva.
quidditch-event-match-out = { $piece_art } { $team_di } fa { $dodge } ed è fuori dalla partita.
quidditch-event-match-dropped-quaffle = La Pluffa cade in { $spot }.
quidditch-event-match-dropped-bludger = Il Bolide in mano cade in { $spot }.
quidditch-event-match-lost = { $actions ->
    [one] 1 azione va persa.
   *[other] { $actions } azioni vanno perse.
}
quidditch-event-match-cap = Ognuno ha giocato { $turns } turni: si decide il primo tempo.
quidditch-event-match-round-goals = { $team } ha due gol e vince il primo tempo.
quidditch-event-match-round-chasers = { $team } ha eliminato tutti i Cacciatori e vince il primo tempo.
quidditch-event-match-round-cap = { $team } vince il primo tempo.
quidditch-event-match-race = Il Boccino d’Oro è libero. Comincia { $team }.
quidditch-event-match-played = { $who } gioca «{ $card }».
    .own = Giochi «{ $card }».
quidditch-event-match-flies = { $spaces ->
    [one] Il Cercatore { $team_di } avanza di 1 casella: ora è a { $total } su { $lap }.
   *[other] Il Cercatore { $team_di } avanza di { $spaces } caselle: ora è a { $total } su { $lap }.
}
quidditch-event-match-back = { $spaces ->
    [0] Il Cercatore { $team_di } è alla partenza e lì resta.
    [one] Il Cercatore { $team_di } torna indietro di 1 casella: ora è a { $total } su { $lap }.
   *[other] Il Cercatore { $team_di } torna indietro di { $spaces } caselle: ora è a { $total } su { $lap }.
}
quidditch-event-match-slowed = { $team } tirerà con un dado solo.
quidditch-event-match-snitch = { $team } prende il Boccino d’Oro! { $who } vince la partita.
    .own = { $team } prende il Boccino d’Oro! Vinci la partita.
quidditch-event-match-points = { $points ->
    [one] { $who } guadagna 1 punto casa.
   *[other] { $who } guadagna { $points } punti casa.
}
    .own = { $points ->
        [one] Guadagni 1 punto casa.
       *[other] Guadagni { $points } punti casa.
    }

## Conclusioni

quidditch-outcome-snitch = Il Boccino d’Oro è preso.

## Che cosa dura: il nome, che cosa fa, che cosa lo fa finire

quidditch-state-slowed = Rallentamento
quidditch-match-does-slowed = Il prossimo tiro della corsa si fa con un solo dado.
quidditch-match-ends-slowed = con quel tiro
