### Voldemort returns: how it ended.

returns-ending-light-title = The heroes win
returns-ending-dark-title = Voldemort wins
returns-ending-line = How it came to this
returns-ending-at-horcrux-destroyed = { $who } destroys { $object }
returns-ending-at-eater-removed = { $who } beats { $foe }
returns-ending-at-ritual = The ritual
returns-ending-at-returned-voldemort = Voldemort returns
returns-ending-at-hero-beaten = { $foe } beats { $who }
returns-ending-at-met = Harry and Voldemort meet
returns-ending-best-light = { $n ->
    [one] One Horcrux destroyed.
   *[other] { $n } Horcruxes destroyed.
}
returns-ending-best-dark = { $n ->
    [one] Beat a hero once.
   *[other] Beat heroes { $n } times.
}
returns-ending-best-card = { $n ->
    [one] Played once.
   *[other] Played { $n } times.
}
returns-ending-figure-horcruxes = Horcruxes destroyed
returns-ending-figure-eaters = Death Eaters beaten
returns-ending-figure-beaten = Heroes beaten
returns-ending-figure-rounds = Rounds
