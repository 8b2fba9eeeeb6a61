### Powrót Śmierciożerców w przeglądarce: napisy na planszy i zdolności w kilku słowach na małe karty.

## Części planszy

rising-board-dangers = Cztery drogi do przegranej
rising-board-danger-wizards = Pokonani Czarodzieje
rising-board-danger-team = Najmniejsza drużyna
rising-board-danger-places = Skażone Miejsca
rising-board-danger-location = Najbardziej skażona Lokacja
rising-board-danger-wizards-why = Gra przegrana, gdy pokonanych Czarodziejów jest { $limit }.
rising-board-danger-team-why = Gra przegrana, gdy jakaś drużyna straci wszystkich Czarodziejów. Najmniejszą ma { $who }.
rising-board-danger-places-why = Gra przegrana, gdy skażonych Miejsc jest { $limit }.
rising-board-danger-location-why = Gra przegrana, gdy Lokacja straci oba Miejsca i podstawę. Najwięcej Skażenia jest { $where_a }.
rising-board-danger-wizards-short = Czarodzieje
rising-board-danger-places-short = Miejsca
rising-board-danger-team-short = Drużyna
rising-board-danger-location-short = Lokacja
rising-board-of = { $count }/{ $of }
rising-board-voldemort-open = można atakować
rising-board-voldemort-away = gdzie indziej niż ty
rising-board-voldemort-capped = na razie chroniony
rising-board-voldemort-capped-why = Jego pola są zamknięte, dopóki w Azkabanie nie ma tylu Śmierciożerców.
rising-board-voldemort-hidden = { $count ->
    [0] ukryty: jego karta jest następna
    [one] ukryty: jeszcze 1 karta
    [few] ukryty: jeszcze { $count } karty
   *[other] ukryty: jeszcze { $count } kart
}
rising-board-voldemort-here = Tu jest Voldemort
rising-board-azkaban = Azkaban
rising-board-azkaban-why = Śmierciożercy w Azkabanie: { $cards }. Tyle ran może mieć Voldemort.
rising-board-corrupted = Skażone Miejsca
rising-board-corrupted-none = na razie żadne
rising-board-compass = Voldemort jest { $where_a }.
rising-board-compass-right = Ostatni obrót: w prawo.
rising-board-compass-left = Ostatni obrót: w lewo.
rising-board-compass-mark = Ostatni obrót: Mroczny Znak.
rising-board-you-here = Tu jesteś
rising-board-who-here = Tu jest { $who }
rising-board-here = Tutaj: { $who }
rising-board-locations = Lokacje
rising-board-look = Zobacz: { $where }
rising-board-loc-ministry = Ministerstwo
rising-board-loc-diagon = Pokątna
rising-board-loc-hogsmeade = Hogsmeade
rising-board-below = pod spodem: { $place }
rising-board-below-base = pod spodem: podstawa
rising-board-base = Podstawa
rising-board-base-why = jeśli padnie, gra przegrana
rising-board-fallen = skażona całkowicie
rising-board-corruption = Skażenie { $count } z { $of }
rising-board-empty = nikt
rising-board-damage = Rany { $count } z { $of }
rising-board-wizard = Czarodziej
rising-board-death-eater = Śmiercio{ "\u00AD" }żerca
rising-board-aff-hogwarts = Hogwart
    .gen = Hogwartu
    .ins = z Hogwartu
rising-board-aff-order = Zakon
    .gen = Zakonu
    .ins = z Zakonu
rising-board-aff-army = G.D.
    .gen = G.D.
    .ins = z G.D.
rising-board-card = { $card }, { $kind }. Rany { $damage } z { $slots }.
rising-board-cost = Koszt: { $cost }.
rising-board-still = Brakuje { $need_gen }.
rising-board-start-with = Kto poprowadzi drużyny?
rising-board-taken = { $who }
rising-board-deck = Talia: { $count }

## Stan karty

rising-board-needs-one = jeszcze 1 { $trait }
rising-board-progress = { $done } z { $of }
rising-board-complete-recruit = komplet: dołącza
rising-board-complete-harm = komplet: 1 rana
rising-board-complete-act = użyte w tej turze
rising-board-no-face = { $trait }: niepotrzebna
rising-board-when-here = Gdy jest tu Voldemort
rising-board-when-mark = Na Mroczny Znak
rising-board-when = { $when }: { $text }
rising-board-used = użyte
rising-board-gives-die = daje +1 kość
rising-board-once = raz na turę
rising-board-nobody-asks = nie teraz

## Dokąd prowadzi wybór

rising-board-will-recruit = dołączy do drużyny
rising-board-will-harm = +1 rana
rising-board-will-act = działa od razu
rising-board-will-one = brak { $trait_gen }
rising-board-will-more = brak { $count }
rising-board-dice = { $count ->
    [one] 1 kość
   *[other] { $count } kości
}
rising-board-go = Tutaj
rising-board-start = Zacznij
rising-board-heal = Lecz
rising-board-hit = Traf
rising-board-use = Użyj
rising-board-give = Oddaj
rising-board-take = Weź
rising-board-cleanse = Skażenie −1
rising-board-again = Przerzuć
rising-board-spend = Użyj

## Kości i żetony

rising-board-tray = Kości
rising-board-roll = rzut { $roll }
rising-board-whose-dice = Kości: { $who }
rising-board-in-play = { $count ->
    [one] 1 kość w grze
   *[other] { $count } kości w grze
}
rising-board-all-out = w pudełku już brak: { $dice }
rising-board-on = { $card }
rising-board-ready = gotowe do rzutu
rising-board-no-dice = Jeszcze bez kości: najpierw podróż, potem ruch Voldemorta.
rising-board-no-dice-left = Nie ma już kości.
rising-board-times = ×{ $count }
rising-board-hopeless = Tymi kośćmi nic więcej nie uda się skompletować.
rising-board-tokens = Żetony Zaklęć
rising-board-tokens-of = Żetony Zaklęć: { $who }
rising-board-tokens-count = { $count ->
    [one] 1 żeton Zaklęcia
    [few] { $count } żetony Zaklęć
   *[other] { $count } żetonów Zaklęć
}
rising-board-supply = zapas { $supply } · odrzucone { $discard }
rising-board-no-tokens = brak
rising-board-token-of = żeton: { $who }
rising-board-take-up = Weź do ręki: { $what }
rising-board-in-hand = W ręce: { $what }
rising-board-put-down = Odłóż
rising-board-all = Wszystkie możliwości ({ $count })
rising-board-all-short = Wszystkie ({ $count })
rising-board-fewer = Mniej
rising-board-one-die = Weź kość:
rising-board-one-thing = Weź kość albo żeton:
rising-board-one-token = Weź żeton:
rising-board-colour-blue = niebieska
rising-board-colour-orange = pomarańczowa
rising-board-colour-red = czerwona
rising-board-colour-purple = fioletowa
rising-board-act-roll = Rzucaj
rising-board-act-roll-again = Rzuć znowu
rising-board-act-stop = Dość
rising-board-act-discard = Odrzuć, rzucaj
rising-board-act-help = Poproś o pomoc
rising-board-act-all = Wszystkie kości
rising-board-act-set = Na { $trait_acc }
rising-board-act-pass = Pasuj
rising-board-act-yes = Tak
rising-board-act-no = Nie

## Drużyny

rising-board-team = Drużyna
rising-board-team-mine = Twoja drużyna
rising-board-team-of = Drużyna: { $who }
rising-board-teams = Drużyny
rising-board-show-team = Pokaż drużynę: { $who }
rising-board-team-size = { $count ->
    [one] 1 Czarodziej
   *[other] { $count } Czarodziejów
}
rising-board-hq = Kwatera Główna
rising-board-hq-short = Kwatera
rising-board-villain = Voldemort
rising-board-targets = { $count ->
    [one] 1 możliwość
    [few] { $count } możliwości
   *[other] { $count } możliwości
}
rising-board-hospital = Pokonani: { $cards }
rising-board-this-turn = W tej turze
rising-board-step-travel = Podróż
rising-board-step-voldemort = Voldemort
rising-board-step-dice = Kości
rising-board-step-end = Koniec tury
rising-board-phase-setup = Przygotowanie
rising-board-phase-travel = Podróż
rising-board-phase-roll = Kości Czarodziejów
rising-board-phase-final = Koniec tury
rising-board-phase-over = Koniec gry

## Zdolności w kilku słowach. $among: 0 wszyscy, 1 najbardziej ranni, 2 najmniej ranni.

rising-board-brief-heal-own-all = Lecz { $amount } każdemu w swojej drużynie
rising-board-brief-heal-own-one = Lecz { $amount } komuś ze swojej drużyny
rising-board-brief-heal-own-several = Lecz po { $amount } najwyżej { $wizards } osobom ze swojej drużyny
rising-board-brief-heal-any-one = Lecz { $amount } dowolnej osobie
rising-board-brief-heal-any-several = Lecz po { $amount } najwyżej { $wizards } osobom
rising-board-brief-heal-each = Każdy: usuń swojemu Czarodziejowi { $amount ->
    [one] 1 ranę
    [few] { $amount } rany
   *[other] { $amount } ran
} ({ $aff_ins }: { $more })
rising-board-brief-clean = Usuń stąd { $amount ->
    [one] 1 Skażenie
    [few] { $amount } Skażenia
   *[other] { $amount } Skażeń
}
rising-board-brief-clean-more = Usuń stąd Skażenie: { $amount }, a { $where_a }: { $more }
rising-board-brief-hit = Śmierciożerca tutaj: rany +{ $amount }, ty: żetony Zaklęć +{ $amount }
rising-board-brief-draw = { $amount ->
    [one] Dobierz 1 żeton Zaklęcia
    [few] Dobierz { $amount } żetony Zaklęć
   *[other] Dobierz { $amount } żetonów Zaklęć
}
rising-board-brief-others-draw = Inni, którzy mają co najmniej { $least } Czarodziejów { $aff_ins }, też
rising-board-brief-add-die = +1 { $die }
rising-board-brief-symbol = 1 { $trait }
rising-board-brief-exchange = Wymiana
rising-board-brief-cleanse = Skażenie −{ $amount }
rising-board-brief-token-heal = { $wizards ->
    [one] Lecz { $amount }
   *[other] Lecz { $amount }, { $wizards } razy
}
rising-board-brief-pool = +1 { $dice }
rising-board-brief-pool-aff = { $other ->
    [0] Z kimś { $aff_ins }: +1 { $dice }
   *[1] Z inną osobą { $aff_ins }: +1 { $dice }
}
rising-board-brief-pool-one = { $other ->
    [0] Gdy jest { $company }: +1 { $dice }
   *[1] Gdy jest jeszcze { $company }: +1 { $dice }
}
rising-board-brief-pool-either = { $other ->
    [0] Gdy jest { $company } lub { $second }: +1 { $dice }
   *[1] Gdy jest jeszcze { $company } lub { $second }: +1 { $dice }
}
rising-board-brief-reroll = { $most ->
    [0] Przed przydziałem: przerzuć dowolne swoje kości
    [one] Przed przydziałem: przerzuć jedną kość
   *[other] Przed przydziałem: przerzuć kości, najwyżej { $most }
}
rising-board-brief-set = Przed przydziałem: ustaw kość na { $trait_acc }
rising-board-brief-set-either = Przed przydziałem: ustaw kość na { $trait_acc } lub { $second_acc }
rising-board-brief-wound = Przyjmuje { $amount ->
    [one] 1 ranę
    [few] { $amount } rany
   *[other] { $amount } ran
}, a wtedy:
rising-board-brief-move = Przed pierwszym rzutem: idź do dowolnej Lokacji
rising-board-brief-damage-active = { $among ->
    [0] Aktywna drużyna, każdy: rany +{ $amount }
    [1] Aktywna drużyna, najbardziej ranni: rany +{ $amount }
   *[2] Aktywna drużyna, najmniej ranni: rany +{ $amount }
}
rising-board-brief-damage-active-aff = { $among ->
    [0] Aktywna drużyna, każdy { $aff_ins }: rany +{ $amount }
    [1] Aktywna drużyna, najbardziej ranni { $aff_ins }: rany +{ $amount }
   *[2] Aktywna drużyna, najmniej ranni { $aff_ins }: rany +{ $amount }
}
rising-board-brief-damage-each-team = { $among ->
    [0] Każdy w każdej drużynie: rany +{ $amount }
    [1] Najbardziej ranni w każdej drużynie: rany +{ $amount }
   *[2] Najmniej ranni w każdej drużynie: rany +{ $amount }
}
rising-board-brief-damage-each-team-aff = { $among ->
    [0] W każdej drużynie, każdy { $aff_ins }: rany +{ $amount }
    [1] W każdej drużynie, najbardziej ranni { $aff_ins }: rany +{ $amount }
   *[2] W każdej drużynie, najmniej ranni { $aff_ins }: rany +{ $amount }
}
rising-board-brief-damage-board = { $among ->
    [0] Karty Czarodziejów tutaj: rany +{ $amount }
    [1] Najbardziej ranna karta Czarodzieja tutaj: rany +{ $amount }
   *[2] Najmniej ranna karta Czarodzieja tutaj: rany +{ $amount }
}
rising-board-brief-damage-board-aff = Karty { $aff_ins } tutaj: rany +{ $amount }
rising-board-brief-damage-board-at = Karty Czarodziejów { $where_a }: rany +{ $amount }
rising-board-brief-damage-here = { $among ->
    [0] Każdy Czarodziej tutaj: rany +{ $amount }
    [1] Najbardziej ranni tutaj: rany +{ $amount }
   *[2] Najmniej ranni tutaj: rany +{ $amount }
}
rising-board-brief-damage-here-aff = { $among ->
    [0] Każdy { $aff_ins } tutaj: rany +{ $amount }
    [1] Najbardziej ranni { $aff_ins } tutaj: rany +{ $amount }
   *[2] Najmniej ranni { $aff_ins } tutaj: rany +{ $amount }
}
rising-board-brief-otherwise = gdy nikogo: Skażenie +{ $amount }
rising-board-brief-corrupt-here = Skażenie tutaj +{ $amount }
rising-board-brief-corrupt-at = { $where }: Skażenie +{ $amount }
rising-board-brief-corrupt-each = Wszędzie, gdzie jest Śmierciożerca: Skażenie +{ $amount }
rising-board-brief-restore = Leczy { $amount } każdemu innemu Śmierciożercy
rising-board-brief-lose-spell-active = { $amount ->
    [one] Aktywny gracz traci żeton Zaklęcia
    [few] Aktywny gracz traci { $amount } żetony Zaklęć
   *[other] Aktywny gracz traci { $amount } żetonów Zaklęć
}
rising-board-brief-lose-spell-each = { $amount ->
    [one] Każdy gracz traci żeton Zaklęcia
    [few] Każdy gracz traci { $amount } żetony Zaklęć
   *[other] Każdy gracz traci { $amount } żetonów Zaklęć
}
rising-board-brief-harder = każdy atak: +{ $amount } { $trait }
rising-board-brief-no-spells = w tej turze bez żetonów Zaklęć
rising-board-brief-heal-limit = leczenie: 1 osoba na drużynę
rising-board-brief-lose-die = { $amount ->
    [one] tracisz losową kość
    [few] tracisz { $amount } losowe kości
   *[other] tracisz { $amount } losowych kości
}
rising-board-penalty-harder = trudniejsze ataki
rising-board-penalty-no-spells = bez żetonów Zaklęć
rising-board-penalty-heal-limit = leczenie: 1 osoba na drużynę

## Plansza jako tekst

rising-board-read-turn = Tura { $turn }, gra { $who }, { $where_a }.
rising-board-read-turn-nowhere = Tura { $turn }, gra { $who }.
rising-board-read-place = Aktywne Miejsce: { $place }. { $corruption }.
rising-board-read-base = Oba Miejsca stracone, odsłonięta podstawa. { $corruption }.
rising-board-read-name = Postać
rising-board-read-kind = Rodzaj
rising-board-read-needs = Brakuje
rising-board-read-damage = Rany
rising-board-read-text = Zdolność
rising-board-read-hq-ability = Zdolność { $number }
rising-board-read-voldemort = Voldemort jest ujawniony: rany { $damage } z { $track }; na razie może mieć { $cap }.
rising-board-read-nothing = nic
rising-board-read-dice = Na stole: { $dice }.
rising-board-read-pool = Gotowe do rzutu: { $dice }.

## Znaki, i do czego prowadzi wybór

rising-board-key = Znaki
rising-board-key-here = działa, gdy jest tu Voldemort
rising-board-key-mark = dzieje się przy Mrocznym Znaku
rising-board-key-gem = Skażenie; przy 5 przepada
rising-board-key-damage = rana; wszystkie pola: pokonanie
rising-board-key-wizard = Czarodziej: wszystkie symbole zakryte, dołącza
rising-board-key-villain = Śmierciożerca: wszystkie symbole zakryte, 1 rana
rising-board-key-back = Wróć do kości
rising-board-compass-title = Kość Voldemorta
rising-board-compass-why = W każdej turze obraca go w prawo albo w lewo, albo pokazuje Mroczny Znak. Potem atakuje tam, gdzie stoi: 1 rana każdej karcie Czarodzieja, twojej drużynie też, jeśli tam jest, i 1 Skażenie. Działają też tamtejsi Śmierciożercy.
rising-board-mark-why = Przy Mrocznym Znaku zostaje na miejscu; potem każdy Śmierciożerca robi to, co jest napisane przy czaszce, i działa kara każdego skażonego Miejsca.
rising-board-villain-goal = Żeby wygrać, zapełnijcie jego tor. Jego karta musi być ujawniona, na każde pole potrzebny jest Śmierciożerca w Azkabanie, a drużyna musi być tam, gdzie on.
rising-board-tokens-why = Żetony Zaklęć pomagają w każdej turze, gdy padnie już kość Voldemorta. Dobierasz jeden za każdą ranę zadaną Śmierciożercy.
rising-board-start-dice = Kości w każdej turze
rising-board-start-powers = Kwatera, każda zdolność raz na turę
rising-board-start-lead = Kto może prowadzić
rising-board-report = Co zrobił Voldemort

## Skąd to pytanie: zamiast reguły, gdy mówi mniej

rising-prompt-start-why = Od Czarodzieja zależy też twoja kwatera: jej cztery kości i dwie zdolności masz w każdej turze.
rising-prompt-travel-why = Przyłączać i walczyć możesz tylko tam, gdzie jesteś. Potem pada kość Voldemorta: gdzie stanie, tam Czarodzieje dostają rany i rośnie Skażenie.
rising-prompt-ready-why = Po każdym rzucie kładziesz co najmniej jedną kość albo jedną tracisz, a resztą rzucasz znowu.
rising-prompt-assign-why = Dotknij kości albo karty. Karta musi być gotowa w tej turze; inaczej nic nie daje.
rising-prompt-assign-which-why = Druga zostaje na następny rzut.
rising-prompt-heal-why = Dzieje się to od razu. Czarodziej z pełnym torem zostaje pokonany na koniec tury.
rising-prompt-window-before-roll-why = Żetony wszystkich mogą pomóc; teraz gra { $who }. Każdego można użyć raz.
rising-prompt-window-after-roll-why = Żetony wszystkich mogą pomóc; teraz gra { $who }. Każdego można użyć raz.
rising-prompt-window-help-why = Żetony wszystkich mogą pomóc; teraz gra { $who }. Każdego można użyć raz.
rising-prompt-window-final-why = Ostatnia okazja, żeby coś w tej turze dokończyć.

## Przed pierwszym wyborem

rising-board-howto-1 = Gracie razem przeciw Lordowi Voldemortowi. Pokonani Śmierciożercy trafiają do Azkabanu. Gdy karta Voldemorta jest już ujawniona, za każdego z nich może on dostać 1 ranę. Gdy ma 5 ran, wygrywacie.
rising-board-howto-2 = Twoja tura ma trzy części. Najpierw wyruszasz do Lokacji. Potem ktoś rzuca kością Voldemorta i działają jego ludzie. Na końcu rzucasz swoimi kośćmi.
rising-board-howto-3 = Kładź kości na kartach w swojej Lokacji, na swojej kwaterze i na własnych Czarodziejach. Gdy wszystkie symbole są zakryte, Czarodziej dołącza do drużyny, Śmierciożerca dostaje ranę, a zdolność działa od razu.
rising-board-howto-4 = Po każdym rzucie kładziesz co najmniej jedną kość albo jedną tracisz, a resztą rzucasz znowu. Wszystkie symbole karty trzeba zakryć w jednej turze.
rising-board-howto-5 = Dotknij kości, potem karty; albo od razu karty; albo wybierz z listy. Wskaż cokolwiek (na telefonie: dotknij), a zobaczysz objaśnienie. Żetony Zaklęć pomagają temu, czyja jest tura.
rising-board-howto-6 = Przegrywacie razem, gdy pokonanych Czarodziejów jest zbyt wielu albo gdy jakaś drużyna nie ma już Czarodziejów. Przegrywacie też, gdy skażone są cztery Miejsca lub cała Lokacja.
