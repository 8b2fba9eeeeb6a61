### Il ritorno di Voldemort: com’è finita.

returns-ending-light-title = Vincono gli eroi
returns-ending-dark-title = Vince Voldemort
returns-ending-line = Come si è arrivati fin qui
returns-ending-at-horcrux-destroyed = { $who } distrugge { $object_art }
returns-ending-at-eater-removed = { $who } sconfigge { $foe }
returns-ending-at-ritual = Il rituale
returns-ending-at-returned-voldemort = Voldemort ritorna
returns-ending-at-hero-beaten = { $foe } sconfigge { $who }
returns-ending-at-met = Harry e Voldemort si incontrano
returns-ending-best-light = Horcrux distrutti: { $n }.
returns-ending-best-dark = Eroi sconfitti: { $n }.
returns-ending-best-card = Giocata { $n ->
    [one] una volta.
   *[other] { $n } volte.
}
returns-ending-figure-horcruxes = Horcrux distrutti
returns-ending-figure-eaters = Mangiamorte sconfitti
returns-ending-figure-beaten = Eroi sconfitti
returns-ending-figure-rounds = Giri
