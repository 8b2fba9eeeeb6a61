### A Year at Hogwarts: why a bot would choose as it does, for people who ask for a hint.

## Missions

hogwarts-reason-attempt = “{ $mission }” is worth { $points } points, and you win its fight about { $chance }% of the time.
hogwarts-reason-decline = Too early for “{ $mission }”: you win its fight about { $chance }% of the time.
hogwarts-reason-must = The move ended early for a mission, so it has to be attempted.
hogwarts-reason-exchange = “{ $mission }” promises next to nothing; any other mission can only be better.
hogwarts-reason-wait = Everything for “{ $mission }” is there, and the team is on its way.
hogwarts-reason-return = The others are too far away to wait for them.

## Where to go

hogwarts-reason-pick = On the way lies { $object_art }, needed for “{ $mission }”.
hogwarts-reason-toward = { $steps ->
    [0] “{ $mission }” is done right there, at { $where_art }.
    [one] From there it is 1 step to { $where_art }, for “{ $mission }”.
   *[other] From there it is { $steps } steps to { $where_art }, for “{ $mission }”.
}
hogwarts-reason-toward-object = { $steps ->
    [0] This brings you to { $object_art } ({ $where }), needed for “{ $mission }”.
    [one] From there it is 1 step to { $object_art } ({ $where }), needed for “{ $mission }”.
   *[other] From there it is { $steps } steps to { $object_art } ({ $where }), needed for “{ $mission }”.
}
hogwarts-reason-trip-object = { $object_art } lies there ({ $where }) and is needed for “{ $mission }”.
hogwarts-reason-exam = { $count ->
    [one] An exam with “{ $card }” brings { $points } points.
   *[other] Exams with { $count } books bring { $points } points.
}
hogwarts-reason-life = You have { hogwarts-life-hp }, and more of them win fights. Here you gain { $n }.
hogwarts-reason-draw = Cards win fights, and you can draw some here ({ $deck }).
hogwarts-reason-draw-mission = You can draw cards here ({ $deck }). As things are, you win the fight of “{ $mission }” about { $chance }% of the time.
hogwarts-reason-draw-book = A book brings points at its exam.
hogwarts-reason-conduct = Most conduct cards bring points or Floo powder.
hogwarts-reason-duel = You win a duel about { $chance }% of the time; the prize is a spell, a potion and a book.
hogwarts-reason-rival = { $who } has something worth taking, and you win that fight about { $chance }% of the time.
hogwarts-reason-rival-object = { $who } holds { $object_art }, needed for “{ $mission }”, and you win that fight about { $chance }% of the time.
hogwarts-reason-eater = Beating a Death Eater brings { $points } points, and you do it about { $chance }% of the time.
hogwarts-reason-pitch = A match won brings 40 points.
hogwarts-reason-pitch-first = Without a match played you cannot end the game, and a win brings 40 points.
hogwarts-reason-challenge = A match won brings 40 points, and { $who } is the safest rival: nobody has fewer points.
hogwarts-reason-least = Nothing in reach is much better.
hogwarts-reason-keep = Another roll would hardly lead to anything better.
hogwarts-reason-reroll = This roll leads nowhere special; another usually leads further.
hogwarts-reason-felix-keep = Felix Felicis is worth more than a better move.
hogwarts-reason-floo-stay = Nothing you need lies in the special places: keep the Floo powder.
hogwarts-reason-portkey-stay = Nothing you need is in the graveyard: keep the Portkey.

## Before the roll

hogwarts-reason-student = { $student } has { $dice } attack dice and { hogwarts-life-hp }: that helps in every fight.
hogwarts-reason-eaters = Far from the places of your missions.
hogwarts-reason-roll = Nothing you could do first would bring enough.
hogwarts-reason-alohomora = With it the move may end anywhere on the way, where there are life points or an exam.
hogwarts-reason-forget = { $who } is ahead of your other rivals and has cards to lose.
hogwarts-reason-leader = None of those with cards has more points than { $who }.
hogwarts-reason-search = “{ $mission }” needs { $card }.
hogwarts-reason-search-any = A card of your choice makes the next fight easier.
hogwarts-reason-strongest = { $card } does most in a fight.
hogwarts-reason-again = One more turn is always good.
hogwarts-reason-kept = You still need { $object_art } for “{ $mission }”.

## Objects, cards, prizes

hogwarts-reason-take = You need { $object_art } for “{ $mission }”.
hogwarts-reason-power = None of your missions needs { $object_art }, but it has a power.
hogwarts-reason-leave = { $object_art } is of no use to you.
hogwarts-reason-least-object = You can best do without { $object_art }.
hogwarts-reason-least-card = You can best do without { $card }.
hogwarts-reason-near = You will need it again: let it be near.
hogwarts-reason-far = You do not need it: let it be far away.
hogwarts-reason-spread = Few things lie there, and everybody can get there with Floo powder.
hogwarts-reason-offer = { $who } holds { $object_art }, needed for “{ $mission }”; you can do without { $other_art }.
hogwarts-reason-agree = { $object_art } is worth more to you than { $other_art }.
hogwarts-reason-refuse = { $object_art } is worth no more to you than { $other_art }.
hogwarts-reason-conduct-good = A usual card brings no more than this one.
hogwarts-reason-conduct-bad = A usual card brings more than this one.
hogwarts-reason-token-floo = Floo powder takes you to more places than a Portkey.
hogwarts-reason-token-portkey = You still want to go to the graveyard: the Portkey stays.
hogwarts-reason-prize-cards = No object there is of more use than cards.
hogwarts-reason-prize-floo = Floo powder leads to objects and missions.
hogwarts-reason-prize-portkey = A Portkey is better than nothing.
hogwarts-reason-prize-nothing = There is nothing of use.

## Fights

hogwarts-reason-fight-odds = You beat { $foe_art } about { $chance }% of the time, so you can keep the objects.
hogwarts-reason-use-mission = The mission uses up { $object_art } anyway.
hogwarts-reason-use = Without { $object_art } you win this fight only about { $chance }% of the time.
hogwarts-reason-flee = You win this fight only about { $chance }% of the time.
hogwarts-reason-apart = Of the cards that fit, { $card } does most in this fight.
hogwarts-reason-attack-apart = { $card } is set apart and gone after the mission: use it now.
hogwarts-reason-attack-ends = { $card } is enough to beat { $foe_art }.
hogwarts-reason-attack-ends-rival = { $card } is enough to win.
hogwarts-reason-attack-card = { $card } takes { hogwarts-life-n } for certain, and the dice would hardly do more.
hogwarts-reason-dice = { $n ->
    [one] The dice promise about 1 hit.
   *[other] The dice promise about { $n } hits.
}
hogwarts-reason-dice-safe = With the dice alone you win this fight about { $chance }% of the time: keep the cards.
hogwarts-reason-dice-keep = { $n ->
    [0] No hit, but nothing worth spending on it.
    [one] 1 hit is good enough.
   *[other] { $n } hits are good enough.
}
hogwarts-reason-again-die = { $n ->
    [one] 1 die missed, and rolling one again costs nothing.
   *[other] { $n } dice missed, and rolling one again costs nothing.
}
hogwarts-reason-again-dice = { $n ->
    [one] 1 die missed.
   *[other] { $n } dice missed.
}
hogwarts-reason-six = A miss becomes a hit.
hogwarts-reason-felix = Everything hangs on this roll.
hogwarts-reason-suffer = You can bear it: { hogwarts-life-hp }, of which you lose { $n }. The card can still save you later.
hogwarts-reason-suffer-attack = You can bear it with { hogwarts-life-hp }. The card can still save you later.
hogwarts-reason-shrug = It works once in every fight and costs nothing.
hogwarts-reason-defend = Without { $card } this could be the end of the fight.
hogwarts-reason-counter = The card could be the end of the fight.
hogwarts-reason-counter-keep = You can bear it: keep the card for something worse.
hogwarts-reason-brawl = A scuffle costs 2 life points at most: keep the Cloak.
hogwarts-reason-nudge = { $steps ->
    [one] 1 step takes you to { $where_art }.
   *[other] { $steps } steps take you to { $where_art }.
}
hogwarts-reason-way-none = Nothing on these ways is needed, so any will do.
hogwarts-reason-door-stay = Behind the door there is nothing you need.
hogwarts-reason-objects-keep = Objects are worth more in the fight of a mission.
hogwarts-reason-stand = This attack is cancelled anyway: keep the cards.
hogwarts-reason-any = You need none of these for a mission; { $object_art } will do.
hogwarts-reason-exchange-keep = All your missions are worth keeping.
