### Talisman: jak się skończyło.

talisman-ending-finale-title = Wygrywa { $who }
talisman-ending-finale = { $hero } pokonuje Lorda Voldemorta w Wielkiej Sali, { $mine } do { $theirs }.
talisman-ending-last-title = Wygrywa { $who }
talisman-ending-last = Wszyscy inni odpadli z gry: na placu boju zostaje { $hero }.
talisman-ending-nobody-title = Nie został nikt
talisman-ending-nobody = Padła ostatnia postać, a Lord Voldemort wciąż stoi.
talisman-ending-round-limit-title = Czas minął
talisman-ending-round-limit = { $rounds ->
    [one] Umówiona runda dobiegła końca
    [few] Umówione { $rounds } rundy dobiegły końca
   *[many] Umówione { $rounds } rund dobiegło końca
}, a nikt nie pokonał Lorda Voldemorta.
talisman-ending-line = Droga do Wielkiej Sali
talisman-ending-at-barrier-open = { $who } jest na peronie
talisman-ending-at-gates-open = { $who } wchodzi do Zamku
talisman-ending-at-fell = { $who } pada
talisman-ending-at-out = { $who } odpada z gry
talisman-ending-at-finale-lost = Voldemort górą, { $who } się cofa
talisman-ending-at-finale-won = { $who } pokonuje Voldemorta
talisman-ending-at-hallow = { $who }: { $card }
talisman-ending-best = Pomoc w wygranych walkach: { $fights }, łącznie +{ $sum }. { $n ->
    [0] Bez tej karty też byłyby wygrane.
    [one] Bez tej karty jedna byłaby przegrana.
    [few] Bez tej karty { $n } byłyby przegrane.
   *[many] Bez tej karty { $n } byłoby przegranych.
}
talisman-ending-figure-battles = Wygrane walki
talisman-ending-figure-fate = Przerzuty za Los
talisman-ending-figure-spells = Rzucone zaklęcia
talisman-ending-figure-turns = Tury
talisman-ending-gentler = stała bariera, a po powrocie ze św. Munga znów masz Los
talisman-ending-growth = rozwój znów kosztuje 5 punktów Trofeów
talisman-ending-harder = rozwój kosztuje 7 punktów Trofeów
