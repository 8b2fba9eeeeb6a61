### Talisman: why a bot would choose as it does, for people who ask for a hint.

## Where to go

talisman-reason-draw = { $count ->
    [one] 1 card to draw. Enemies are { $enemies }% of that deck, and against them you win in about { $chance }% of cases.
   *[other] { $count } cards to draw. Enemies are { $enemies }% of that deck, and against them you win in about { $chance }% of cases.
}
talisman-reason-heal = It can heal you: you have { $life } of { $full } Lives.
talisman-reason-hallow = You have no Hallow, and without one nobody enters the Great Hall.
talisman-reason-buy = { $galleons ->
    [one] { $card_art } is worth your only Galleon.
   *[other] { $card_art } is worth the price: { $n } of your { $galleons } Galleons.
}
talisman-reason-bonus = { $card }: { $n } more { $stat } for you.
talisman-reason-arms = { $card }: up to { $n } more in Battle.
talisman-reason-save = { $card_art } can save you a Life.
talisman-reason-slip = With { $card_art } you can evade some opponents.
talisman-reason-ride = { $card }: another way to move.
talisman-reason-company = { $card_art } is company: on the Astronomy Tower every Follower can save you a Life.
talisman-reason-take = { $card_art } can be of use to you.
talisman-reason-gain = It brings you { talisman-text-amount }.
talisman-reason-table = { $bad ->
    [0] The dice there help you in about { $good }% of cases and never harm you.
   *[other] The dice there help you in about { $good }% of cases and harm you in about { $bad }%.
}
talisman-reason-worse = Not a good choice, but the next best one is worse.
talisman-reason-toward = From there your next roll can take you to { $space_art }.
talisman-reason-reach = It can take you to { $space_art }.
talisman-reason-opener = A Spell in your hand opens the way for certain.
talisman-reason-barrier = { $chance ->
    [100] You are sure to get through the barrier: { $stat } { $mine } against { $theirs }.
   *[other] About a { $chance }% chance to get through the barrier ({ $stat } { $mine } against { $theirs }); a failed try costs no Life.
}
talisman-reason-gates = { $chance ->
    [100] Two dice cannot come to more than your { $stat } { $n }; from the castle you then win the game in about { $win }% of cases.
   *[other] Two dice come to no more than your { $stat } { $n } in about { $chance }% of cases; from the castle you then win the game in about { $win }%.
}
talisman-reason-castle = Going on from here wins the game in about { $chance }% of cases; turning back and coming again, in about { $back }%.
talisman-reason-voldemort = There Lord Voldemort attacks { $who }, who would lose in about { $chance }% of cases.

## Battles and dice

talisman-reason-fight = { $chance ->
    [100] You are sure to win against { $foes_art }: { $stat } { $mine } against { $theirs }.
   *[other] About a { $chance }% chance to win against { $foes_art }: { $stat } { $mine } against { $theirs }.
}
talisman-reason-dare = About a { $chance }% chance to win ({ $stat } { $mine } against { $theirs }), but with { $life ->
    [one] { $life } Life
   *[other] { $life } Lives
} the risk costs less than evading.
talisman-reason-evade = { $chance ->
    [0] You cannot win ({ $stat } { $mine } against { $theirs }), and a defeat costs a Life: you have { $life }.
   *[other] About a { $chance }% chance to win ({ $stat } { $mine } against { $theirs }), and a defeat costs a Life: you have { $life }.
}
talisman-reason-stat = With { $stat } you stand at { $n }, with { $other } at { $less }.
talisman-reason-reroll = { $behind ->
    [0] As it stands nobody wins; a new die wins with { $wins } of 6 faces.
   *[other] As it stands you lose by { $behind }; a new die wins with { $wins } of 6 faces.
}
talisman-reason-won = As it stands you win by { $by }.
talisman-reason-again = A new die is better with { $better } of 6 faces.
talisman-reason-keep = { $better ->
    [0] No face of a new die would be better.
    [one] A new die would be better with 1 of 6 faces, but not by enough to pay for it.
   *[other] A new die would be better with { $better } of 6 faces, but not by enough to pay for it.
}
talisman-reason-scarce = You have { $fate } Fate: too little to spend it on walking.

## Belongings

talisman-reason-exchange = { $lost ->
    [0] Trophies of { $points } points bring you { $n } { $stat }, and not a point is lost.
   *[other] Trophies of { $points } points bring you { $n } { $stat }; points lost: { $lost }.
}
talisman-reason-wait = Now { $points } points would bring you { $n } { $stat } and { $lost } of them would be lost: another Trophy may fit better.
talisman-reason-nothing = Nothing here is worth its price, or its place, to you.
talisman-reason-least = Of what you can choose here you will miss this least.
talisman-reason-sheet = Magic { $magic }, Might { $might }, Life { $life }, Fate { $fate }: together with the abilities the strongest start.

## Spells

talisman-reason-turn = Your chance to win the Battle rises from about { $before }% to about { $after }%.
talisman-reason-protect = You are about to lose a Life and have { $life }.
talisman-reason-hinder = It slows { $who } down, who is close to winning.
talisman-reason-spell = Casting now would bring less than keeping the Spell for a better moment.
