### Voldemort powraca: jak się skończyło.

returns-ending-light-title = Wygrywają bohaterowie
returns-ending-dark-title = Wygrywa Voldemort
returns-ending-line = Jak do tego doszło
returns-ending-at-horcrux-destroyed = { $who } niszczy { $object_acc }
returns-ending-at-eater-removed = { $foe } poza grą, górą { $who }
returns-ending-at-ritual = Rytuał
returns-ending-at-returned-voldemort = Voldemort powraca
returns-ending-at-hero-beaten = { $foe } pokonuje { $who_acc }
returns-ending-at-met = Harry i Voldemort się spotykają
returns-ending-best-light = Zniszczone horkruksy: { $n }.
returns-ending-best-dark = Zwycięstwa nad bohaterami: { $n }.
returns-ending-best-card = Użyto { $n ->
    [one] raz.
   *[other] { $n } razy.
}
returns-ending-figure-horcruxes = Zniszczone horkruksy
returns-ending-figure-eaters = Pokonani śmierciożercy
returns-ending-figure-beaten = Porażki bohaterów
returns-ending-figure-rounds = Rundy
