### Death Eaters Rising: why a bot would choose as it does, for people who ask for a hint.

## Travelling

rising-reason-start = Nobody has chosen { $aff_art } yet: with another headquarters the teams have more kinds of dice between them.
rising-reason-travel = With your team’s dice you complete { $target } here in about { $chance }% of cases; Voldemort comes here in about { $danger }%.
rising-reason-safe = The safer place for your team: Voldemort comes here in about { $danger }% of cases, to { $other_art } in about { $more }%.
rising-reason-lord = Voldemort can be hurt now, and he comes here in about { $danger }% of cases.

## Dice

rising-reason-chance = { $dice ->
    [one] About a { $chance }% chance to complete { $target } with 1 die.
   *[other] About a { $chance }% chance to complete { $target } with { $dice } dice.
}
rising-reason-complete = The dice on the table are enough to complete { $target }.
rising-reason-rescue = { $left ->
    [0] The dice on the table are enough, and { $card } would be lost at the end of the turn.
    [one] The dice on the table are enough, and { $card } has only 1 free box left; in a team healing can help.
   *[other] The dice on the table are enough, and { $card } has only { $left } free boxes left; in a team healing can help.
}
rising-reason-finish = One more Damage sends { $card } to Azkaban.
rising-reason-special = { $card } also acts on every Dark Mark: the sooner that ends, the better.
rising-reason-voldemort = { $left ->
    [0] This Damage defeats Lord Voldemort, and you win together.
    [one] Only Damage on Lord Voldemort wins the game; after this one he bears 1 more.
   *[other] Only Damage on Lord Voldemort wins the game; after this one he bears { $left } more.
}
rising-reason-stop = { $dice ->
    [one] With the 1 die left there is hardly anything to complete any more.
   *[other] With the { $dice } dice left there is hardly anything to complete any more.
}
rising-reason-spare = For what is still open you will miss { $die_a } least.
rising-reason-reroll = { $count ->
    [one] 1 die of this roll fits no plan, and rolling it again costs nothing.
   *[other] { $count } dice of this roll fit no plan, and rolling them again costs nothing.
}
rising-reason-wound = { $left ->
    [one] { $card } can bear it: 1 box is still free.
   *[other] { $card } can bear it: { $left } boxes are still free.
}

## Spell tokens, healing

rising-reason-die = With this die you complete { $target } in about { $chance }% of cases instead of { $before }%.
rising-reason-token = { $count ->
    [one] { $target } lacks just 1 symbol, and a token covers it.
   *[other] { $target } lacks { $count } symbols, and the tokens of all players together cover them.
}
rising-reason-cleanse = { $where }: { $count } of { $full } boxes are corrupted; when all are, the Place there falls.
rising-reason-heal = { $left ->
    [0] { $card } is defeated at the end of the turn, unless healed now.
    [one] { $card } has only 1 free box left.
   *[other] { $card } has { $left } free boxes left and needs it most.
}
rising-reason-later = For now only dice would help. Keep symbols, healing and cleansing until the last roll has shown what is missing.
rising-reason-keep = No token brings enough now: keep it for when it completes or saves something.
