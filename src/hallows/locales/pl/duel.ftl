### Pojedynek czarodziejów: słowa gry przykładowej.
### Nazwy mają formy gramatyczne jako atrybuty; imion graczy nie odmieniamy, więc stoją zawsze w mianowniku.

duel-title = Pojedynek czarodziejów

## Karty

duel-card-hex = Urok
    .gen = Uroku
    .dat = Urokowi
    .acc = Urok
    .ins = Urokiem
    .loc = Uroku
    .gender = m
duel-card-shield = Tarcza
    .gen = Tarczy
    .dat = Tarczy
    .acc = Tarczę
    .ins = Tarczą
    .loc = Tarczy
    .gender = f
duel-card-potion = Eliksir
    .gen = Eliksiru
    .dat = Eliksirowi
    .acc = Eliksir
    .ins = Eliksirem
    .loc = Eliksirze
    .gender = m
duel-card-spark = Iskra
    .gen = Iskry
    .dat = Iskrze
    .acc = Iskrę
    .ins = Iskrą
    .loc = Iskrze
    .gender = f
duel-text-hex = Po przegranym własnym rzucie: dodaj do niego 2.
duel-text-shield = Zanim padną kości: atak się kończy.
duel-text-potion = Przy każdym własnym wyborze: zyskaj 1 Serce.
duel-text-spark = Ładnie świeci. Nic nie robi.
duel-copies = { $count ->
    [one] { $count } sztuka
    [few] { $count } sztuki
   *[many] { $count } sztuk
}

## Pytania

duel-prompt-turn = Twoja tura: atakujesz czy odpoczywasz?
duel-prompt-shield = Atak! Atakuje { $who }, cel: { $whom }. Czy zagrywasz Tarczę?
duel-prompt-hex = { $behind ->
    [one] Brakuje ci 1 punktu. Czy zagrywasz Urok, żeby dodać 2?
    [few] Brakuje ci { $behind } punktów. Czy zagrywasz Urok, żeby dodać 2?
   *[many] Brakuje ci { $behind } punktów. Czy zagrywasz Urok, żeby dodać 2?
}
duel-prompt-chance-deck = Tasowanie talii
duel-prompt-chance-attack = Rzut ataku
duel-prompt-chance-defence = Rzut obrony
duel-prompt-chance-rest = Rzut odpoczynku
duel-prompt-draw-deck = { $who } dobiera kartę. Którą?

## Opcje

duel-option-attack = Atakuj. Cel: { $whom }
duel-option-rest = Odpocznij
duel-option-drink = Wypij Eliksir
duel-option-shield = Zagraj Tarczę
duel-option-pass = Pasuj
duel-option-yes = Tak
duel-option-no = Nie

## Wydarzenia

duel-event-turn = { $who } zaczyna turę.
    .own = Zaczynasz turę.
duel-event-drew = Dobierasz { $card_acc }.
duel-event-attack = { $who } atakuje. Cel: { $whom }.
    .own = Atakujesz. Cel: { $whom }.
    .whom = { $who } cię atakuje.
duel-event-played = { $who } zagrywa { $card_acc }. { $card_gender ->
    [f] Odrzucona { $card } trafia na stos.
    [n] Odrzucone { $card } trafia na stos.
   *[m] Odrzucony { $card } trafia na stos.
}
    .own = Zagrywasz { $card_acc }. { $card_gender ->
        [f] Odrzucona { $card } trafia na stos.
        [n] Odrzucone { $card } trafia na stos.
       *[m] Odrzucony { $card } trafia na stos.
    }
duel-event-healed = { $who } zyskuje Serce i ma teraz { $hearts ->
    [one] { $hearts } Serce.
    [few] { $hearts } Serca.
   *[many] { $hearts } Serc.
}
    .own = Zyskujesz Serce i masz teraz { $hearts ->
        [one] { $hearts } Serce.
        [few] { $hearts } Serca.
       *[many] { $hearts } Serc.
    }
duel-event-wounded = { $lost ->
    [one] { $who } traci Serce
    [few] { $who } traci { $lost } Serca
   *[many] { $who } traci { $lost } Serc
} i { $hearts ->
    [0] odpada z pojedynku.
    [one] ma jeszcze { $hearts } Serce.
    [few] ma jeszcze { $hearts } Serca.
   *[many] ma jeszcze { $hearts } Serc.
}
    .own = { $lost ->
        [one] Tracisz Serce
        [few] Tracisz { $lost } Serca
       *[many] Tracisz { $lost } Serc
    } i { $hearts ->
        [0] odpadasz z pojedynku.
        [one] masz jeszcze { $hearts } Serce.
        [few] masz jeszcze { $hearts } Serca.
       *[many] masz jeszcze { $hearts } Serc.
    }

## Zakończenia

duel-outcome-last-standing = Na nogach pozostaje już tylko jedna osoba.
duel-outcome-turn-limit = Umówiona liczba tur dobiegła końca.

## Stół

duel-label-wizard = Czarodziej
duel-label-hearts = Serca
duel-label-hand = Ręka
duel-label-cards = { $count ->
    [0] bez kart
    [one] { $count } karta
    [few] { $count } karty
   *[many] { $count } kart
}
duel-label-out = poza pojedynkiem
duel-label-turn = Tura { $number }
duel-label-deck = { $count ->
    [one] { $count } karta w talii
    [few] { $count } karty w talii
   *[many] { $count } kart w talii
}
duel-label-discard = Ostatnia odrzucona karta: { $card }
