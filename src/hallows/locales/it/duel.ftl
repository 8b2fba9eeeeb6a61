### Duello di maghi: le parole del gioco d’esempio.
### I nomi portano le loro forme come attributi: con l’articolo, con «di», con «a», e il genere.

duel-title = Duello di maghi

## Carte

duel-card-hex = Fattura
    .art = la Fattura
    .di = della Fattura
    .a = alla Fattura
    .gender = f
duel-card-shield = Scudo
    .art = lo Scudo
    .di = dello Scudo
    .a = allo Scudo
    .gender = m
duel-card-potion = Pozione
    .art = la Pozione
    .di = della Pozione
    .a = alla Pozione
    .gender = f
duel-card-spark = Scintilla
    .art = la Scintilla
    .di = della Scintilla
    .a = alla Scintilla
    .gender = f
duel-text-hex = Dopo aver perso un tuo tiro: aggiungi 2.
duel-text-shield = Prima del tiro dei dadi: l’attacco finisce.
duel-text-potion = A ogni tua scelta: guadagni 1 Cuore.
duel-text-spark = Fa una bella luce. Non serve a niente.
duel-copies = { $count ->
    [one] una copia
   *[other] { $count } copie
}

## Domande

duel-prompt-turn = Il tuo turno: attacchi o riposi?
duel-prompt-shield = { $who } attacca { $whom }. Giochi uno Scudo?
duel-prompt-hex = { $behind ->
    [one] Ti manca 1 punto. Giochi una Fattura per aggiungere 2?
   *[other] Ti mancano { $behind } punti. Giochi una Fattura per aggiungere 2?
}
duel-prompt-chance-deck = Si mescola il mazzo
duel-prompt-chance-attack = Tiro di attacco
duel-prompt-chance-defence = Tiro di difesa
duel-prompt-chance-rest = Tiro di riposo
duel-prompt-draw-deck = { $who } pesca una carta. Quale?

## Opzioni

duel-option-attack = Attacca { $whom }
duel-option-rest = Riposa
duel-option-drink = Bevi una Pozione
duel-option-shield = Gioca uno Scudo
duel-option-pass = Passa
duel-option-yes = Sì
duel-option-no = No

## Eventi

duel-event-turn = { $who } comincia il turno.
    .own = Cominci il turno.
duel-event-drew = Peschi { $card_art }.
duel-event-attack = { $who } attacca { $whom }.
    .own = Attacchi { $whom }.
    .whom = { $who } ti attacca.
duel-event-played = { $who } gioca { $card_art }, che viene { $card_gender ->
    [f] scartata.
   *[m] scartato.
}
    .own = Giochi { $card_art }, che viene { $card_gender ->
        [f] scartata.
       *[m] scartato.
    }
duel-event-healed = { $who } guadagna un Cuore e ora ne ha { $hearts }.
    .own = Guadagni un Cuore e ora ne hai { $hearts }.
duel-event-wounded = { $lost ->
    [one] { $who } perde un Cuore
   *[other] { $who } perde { $lost } Cuori
} e { $hearts ->
    [0] lascia il duello.
    [one] ne ha ancora uno.
   *[other] ne ha ancora { $hearts }.
}
    .own = { $lost ->
        [one] Perdi un Cuore
       *[other] Perdi { $lost } Cuori
    } e { $hearts ->
        [0] lasci il duello.
        [one] ne hai ancora uno.
       *[other] ne hai ancora { $hearts }.
    }

## Conclusioni

duel-outcome-last-standing = È rimasto in piedi un solo mago.
duel-outcome-turn-limit = I turni stabiliti sono finiti.

## Il tavolo

duel-label-wizard = Mago
duel-label-hearts = Cuori
duel-label-hand = Mano
duel-label-cards = { $count ->
    [0] nessuna carta
    [one] 1 carta
   *[other] { $count } carte
}
duel-label-out = fuori dal duello
duel-label-turn = Turno { $number }
duel-label-deck = { $count ->
    [one] 1 carta nel mazzo
   *[other] { $count } carte nel mazzo
}
duel-label-discard = Ultima carta scartata: { $card }
