### Voldemort returns: why a bot would choose as it does, for people who ask for a hint.

returns-reason-roll = Nothing better to do first: roll and move.
returns-reason-retry = You must try again, and with 42 % it will be destroyed.
returns-reason-strike = Nothing is lost by trying, and with 42 % the Horcrux is gone.
returns-reason-flee = Voldemort is too close: failing here would hold you fast.
returns-reason-hand = Two armed heroes destroy more Horcruxes than one.
returns-reason-agree = With a weapon the other hero can attack a Horcrux.
returns-reason-keep = You stand before a Horcrux yourself and need the weapon here.
returns-reason-start = { $card } helps at once.
returns-reason-pick = Picking up costs nothing.
returns-reason-gate = Of the two places, this one is nearer to where you must go.
returns-reason-stay = There is nothing to be had on a journey now.
returns-reason-floo = { $object_art } can only be reached with Floo powder.
returns-reason-room-floo = Without Floo powder nobody gets to the Ministry.
returns-reason-room-card = A card helps against Death Eaters.
returns-reason-room-spell = Spells such as Accio may shorten your way.
returns-reason-felix = { $total } is little; a new roll is likely to be higher.
returns-reason-move-stone = Only the Stone protects Harry. { $far ->
    [0] It lies right there.
    [one] From there it is 1 step away.
   *[other] From there it is { $far } steps away.
}
returns-reason-move-hunt = Harry has the Stone and Voldemort no Wand: meeting him wins. { $far ->
    [0] He is here.
    [one] 1 step to him.
   *[other] { $far } steps to him.
}
returns-reason-move-horcrux = { $object_art } is the Horcrux to destroy next. { $far ->
    [0] This is the place for it.
    [one] 1 step more to get there.
   *[other] { $far } steps more to get there.
}
returns-reason-move-weapon = Without a weapon no Horcrux can be attacked. { $far ->
    [0] { $object_art } lies here.
    [one] 1 step from here lies { $object_art }.
   *[other] { $far } steps from here lies { $object_art }.
}
returns-reason-move-over = On the way there you can take { $object_art }.
returns-reason-move-armed = With { $object_art } taken on the way, Voldemort is met there, and he has no Wand: that wins.
returns-reason-move-idle = Others have the weapons: gather life and cards.
returns-reason-move-token = { $left ->
    [0] On this way you get the last token; then only the pitch is missing.
    [one] On this way you get a token; one is then missing.
   *[other] On this way you get a token; { $left } are then missing.
}
returns-reason-move-tour = { $left ->
    [one] One token is missing. From there the round to it and to the pitch is shortest.
   *[other] { $left } tokens are missing. From there the round of them all to the pitch is shortest.
}
returns-reason-move-pitch = You have all four tokens: to the Quidditch Pitch.
returns-reason-move-wand = There lies the Elder Wand: take it.
returns-reason-move-wand-far = First the Elder Wand: { $far ->
    [one] 1 step is left
   *[other] { $far } steps are left
}.
returns-reason-move-catch = Harry is within reach: meeting him now is what you want.
returns-reason-move-harry = After Harry: { $far ->
    [one] 1 step is left
   *[other] { $far } steps are left
}.
returns-reason-ritual = Everything is ready: bring Voldemort back.
returns-reason-creep-attack = There stands { $who }: attack!
returns-reason-creep-closer = { $far ->
    [one] This comes within 1 step of { $who }.
   *[other] This comes within { $far } steps of { $who }.
}
returns-reason-eater-nearest = This one is nearest to a hero: { $far ->
    [one] 1 step
   *[other] { $far } steps
}.
returns-reason-eater-reroll = No hero is within { $total }; a new roll may be higher.
returns-reason-place = { $far ->
    [one] This tower is 1 step from Harry.
   *[other] This tower is { $far } steps from Harry.
}
returns-reason-prey = { $who } is the one most worth stopping.
returns-reason-weakest = This one has the least life left.
returns-reason-wand-far = As far from Voldemort as can be: { $far ->
    [one] 1 step
   *[other] { $far } steps
}.
returns-reason-stone-far = As far from Harry as can be: { $far ->
    [one] 1 step
   *[other] { $far } steps
}.
returns-reason-heal = You have only { hogwarts-life-hp }: { $card } helps first.
returns-reason-card = { $card } takes { hogwarts-life-damage }, more than the dice would on average.
returns-reason-dice = The dice are expected to do as much as any card you have.
returns-reason-suffer = { hogwarts-life-hp } are enough for this attack; keep the card for a worse one.
returns-reason-shrug = This ability costs no card.
returns-reason-defend = { $harm ->
    [one] 1 hit is one too many now: { $card } stops it.
   *[other] { $harm } hits are too many: { $card } stops them all.
}
returns-reason-again = The { $face } missed; { $res } or more is needed.
returns-reason-reroll = More than half of the dice missed.
returns-reason-way = This way passes most of what you can use.
returns-reason-hand-none = Nobody here needs another weapon.
returns-reason-felix-keep = Felix Felicis is worth more in a fight than on the way.
returns-reason-felix-enough = { $total } is enough; keep Felix Felicis.
returns-reason-forget = With a card less, { $who } is less dangerous.
returns-reason-search = { $card }: no other card takes more life points.
returns-reason-hero = { $character } has { $dice } attack dice and { hogwarts-life-hp }.
returns-reason-door = { $object } is behind the door.
returns-reason-door-stay = Behind the door there is nothing for you.
returns-reason-creep-nobody = No hero can be reached now: a good place to wait.
returns-reason-eater-keep = { $total } will do.
returns-reason-gate-attack = There is a hero at the Leaky Cauldron: attack!
returns-reason-gate-nobody = There is no hero at the Leaky Cauldron.
returns-reason-drop = { $card } is the card of least use here.
returns-reason-stand = This attack is cancelled anyway; keep the cards.
returns-reason-dice-only = There is no attack card to play: the dice decide.
returns-reason-counter = { $card } makes the card just played worthless.
returns-reason-hits = Most of the dice hit: throwing again would risk more than it gains.
returns-reason-hits-all = Every die hits.
returns-reason-again-low = Only the low dice go again.
