### Death Eaters Rising: jak się skończyło.

rising-ending-won-title = Voldemort pokonany
rising-ending-won = Śmierciożercy w Azkabanie: { $azkaban }, pokonani Czarodzieje: { $wizards }. Po { $turns ->
    [one] jednej turze
   *[other] { $turns } turach
} padł sam Lord Voldemort.
rising-ending-wizards-title = Zbyt wielu pokonanych
rising-ending-team-title = Drużyna rozbita
rising-ending-places-title = Zbyt wiele straconych Miejsc
rising-ending-location-title = Stracona Lokacja: { $where }
rising-ending-lost = Po { $turns ->
    [one] jednej turze
   *[other] { $turns } turach
} było po wszystkim: { $reasons }.
rising-ending-limit-title = Bez rozstrzygnięcia
rising-ending-limit = Gra miała trwać { $turns ->
    [one] jedną turę
    [few] { $turns } tury
   *[many] { $turns } tur
}; Voldemort nie został pokonany.
rising-ending-line = Co padło i kiedy
rising-ending-at-place = Skażone: { $place }
rising-ending-at-location = Stracone: { $where }
rising-ending-at-risen = Voldemort się ujawnia
rising-ending-at-wizards = W Skrzydle Szpitalnym: { $cards }
rising-ending-at-won = Voldemort pokonany
rising-ending-corruption = Skażenie trzech Lokacji
rising-ending-of = { $where }
rising-ending-level-first = pada pierwsze Miejsce
rising-ending-level-second = pada drugie Miejsce
rising-ending-level-lost = pada Lokacja: przegrana
rising-ending-figure-damage = Rany Voldemorta
rising-ending-figure-azkaban = Śmierciożercy w Azkabanie
rising-ending-figure-wizards = Pokonani Czarodzieje
rising-ending-figure-places = Skażone Miejsca
rising-ending-best = Kości dodane do rzutów drużyny: { $dice }, użycia zdolności: { $deeds }.
rising-ending-track = tor Voldemorta ma { $n ->
    [one] jedno pole
    [few] { $n } pola
   *[many] { $n } pól
}
rising-ending-tokens = każdy zaczyna z jednym żetonem Zaklęcia
rising-ending-mark = zwykły Mroczny Znak
