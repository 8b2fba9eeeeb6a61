### Death Eaters Rising: how it ended.

rising-ending-won-title = Voldemort is defeated
rising-ending-won = { $turns ->
    [one] In one turn
   *[other] In { $turns } turns
} you sent { $azkaban } Death Eaters to Azkaban and struck down their lord; { $wizards ->
    [0] no Wizard was
    [one] one Wizard was
   *[other] { $wizards } Wizards were
} lost on the way.
rising-ending-wizards-title = Too many have fallen
rising-ending-team-title = A team is gone
rising-ending-places-title = Too many Places are lost
rising-ending-location-title = { $where } has fallen
rising-ending-lost = After { $turns ->
    [one] one turn
   *[other] { $turns } turns
} it was decided: { $reasons }.
rising-ending-limit-title = Nothing is decided
rising-ending-limit = You agreed to stop after { $turns ->
    [one] one turn
   *[other] { $turns } turns
}; Voldemort is not defeated.
rising-ending-line = What fell when
rising-ending-at-place = { $place } falls
rising-ending-at-location = { $where } falls
rising-ending-at-risen = Voldemort revealed
rising-ending-at-wizards = Defeated: { $cards }
rising-ending-at-won = Voldemort defeated
rising-ending-corruption = Corruption in the three Locations
rising-ending-of = { $where }
rising-ending-level-first = the first Place falls
rising-ending-level-second = the second Place falls
rising-ending-level-lost = the Location falls: lost
rising-ending-figure-damage = Voldemort’s Damage
rising-ending-figure-azkaban = Death Eaters in Azkaban
rising-ending-figure-wizards = Wizards defeated
rising-ending-figure-places = Places corrupted
rising-ending-best = { $dice ->
    [0] Gave no die
    [one] Gave one die
   *[other] Gave { $dice } dice
} to the team’s throws and used { $deeds ->
    [0] no ability.
    [one] the ability once.
   *[other] the ability { $deeds } times.
}
rising-ending-track = Voldemort’s track has { $n } boxes
rising-ending-tokens = one Spell token each to start
rising-ending-mark = the usual Dark Mark
