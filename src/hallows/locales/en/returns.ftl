### Voldemort returns, the second mode of A Year at Hogwarts: questions, options and events at the table. What it shares with
### the House Cup is said there.

returns-title = Voldemort Returns

## How it ends

returns-outcome-stone = Harry met Voldemort with the Resurrection Stone, and Voldemort had no Wand: the heroes win.
returns-outcome-wand = Voldemort met Harry with the Elder Wand, and Harry had no Stone: Voldemort wins.
returns-outcome-horcruxes = Both held their relics, but a Horcrux was left: Voldemort wins.
returns-outcome-duel-harry = Harry wins the final duel.
returns-outcome-duel-voldemort = Voldemort wins the final duel.
returns-outcome-never-returned = Voldemort has not returned in time: the heroes win.
returns-outcome-time-heroes = Time is up, and every Horcrux is destroyed: the heroes win.
returns-outcome-time-voldemort = Time is up, and a Horcrux is left: Voldemort wins.

## What dice are thrown for

returns-roll-creep = for a Death Eater’s move
returns-roll-horcrux-hero = against the Horcrux
returns-roll-horcrux-dark = for the Horcrux
returns-roll-final-harry = in the final duel
returns-roll-final-voldemort = in the final duel

## Chance

returns-prompt-chance-tokens = Six tokens are spread over the rosettes
returns-prompt-chance-creep = Roll for a Death Eater’s move
returns-prompt-chance-horcrux-hero = The hero’s die
returns-prompt-chance-horcrux-dark = The Horcrux’s die
returns-prompt-chance-final-harry = Harry’s last die
returns-prompt-chance-final-voldemort = Voldemort’s last die

## Questions

returns-prompt-hero = Which hero will you be?
returns-prompt-begin = Your turn. What will you do?
returns-prompt-pick = A token of your side lies on your way. Take it?
returns-prompt-passing = You share a space with another hero. Hand something over?
returns-prompt-handed = { $who } wants to give you { $object_art }. Do you take it?
returns-prompt-lend = { $who } asks you for { $object_art }. Do you hand it over?
returns-prompt-horcrux = { $object_art } is here. Try to destroy it?
returns-prompt-common-room = The common room: what do you take?
returns-prompt-pitch = The Quidditch Pitch: use your Portkey?
returns-prompt-close = The end of your turn. Hand something over?
returns-prompt-relic = Where do you put { $object_art }?
returns-prompt-eater = Which Death Eater moves next?
returns-prompt-eater-place = On which tower does { $eater } appear?
returns-prompt-eater-reroll = { $eater } rolled { $total }. Keep it?
returns-prompt-eater-drop = { $eater } holds three cards. Which one goes under its deck?
returns-prompt-eater-gate = { $eater } is at Start. On to { $where_art }?
returns-prompt-creep = { $eater } moves { $total }. Where to?
returns-prompt-fight-answer-attack = { $foe } attacks you: { $harm ->
    [one] you may take 1 hit or lose 1 life point.
   *[other] you may take { $harm } hits or lose as many life points.
  } Your answer?

## Options

returns-option-to = { $it }
returns-option-retry = Try again to destroy { $it_art }
returns-option-strike = Attack { $it_art } instead of moving
returns-option-ritual = Hold the ritual in the graveyard
returns-option-hand-give = Give { $it_art } to { $whom }
returns-option-hand-take = Ask { $whom } for { $it_art }
returns-option-walk = Nothing to hand over
returns-option-horcrux-yes = Attack { $it_art }
returns-option-horcrux-no = Not now
returns-option-handed-yes = Take it
returns-option-handed-no = No, thank you
returns-option-lend-yes = Hand it over
returns-option-lend-no = Keep it
returns-option-eater = { $it }
returns-option-eater-reroll-keep = Keep it
returns-option-eater-reroll-reroll = Roll again
returns-option-eater-gate-yes = On to the alley
returns-option-eater-gate-no = Stay at the gate
returns-option-felix-die = Felix Felicis: roll the die again

## What awaits you there

returns-detail-win = You win the game!
returns-detail-lose = You would lose the game!
returns-detail-duel = The final duel: one die each
returns-detail-eaters = A fight with { $who }
returns-detail-strength = { $hp } life points, resistance { $res }
returns-detail-horcrux = A Horcrux: { $object }
returns-detail-far = { $n ->
    [one] 1 step from { $whom }
   *[other] { $n } steps from { $whom }
}
returns-detail-common-room = A spell, a potion or Floo powder
returns-odds-horcrux = Destroys it
returns-odds-hit = At least one hit
returns-odds-win = You win
returns-change-foe = Life points of { $foe }
returns-change-hp = Your life points

## Events

returns-event-cast = { $who } plays { $character }.
    .own = You play { $character }.
returns-event-scattered = Somewhere on the rosettes lie { $objects_art }.
returns-event-handed = { $who } hands { $object_art } to { $whom }.
    .own = You hand { $object_art } to { $whom }.
    .whom = { $who } hands you { $object_art }.
returns-event-handed-refused = { $who } does not agree: { $object_art } stays where it is.
    .own = You do not agree: { $object_art } stays where it is.
returns-event-horcrux-attacked = { $who } strikes at { $object_art }.
    .own = You strike at { $object_art }.
returns-event-horcrux-scores = { $mine } against { $his }.
returns-event-horcrux-destroyed = { $who } destroys { $object_art }! { $left ->
    [0] No Horcrux is left.
    [one] One Horcrux is left.
   *[other] { $left } Horcruxes are left.
}
    .own = You destroy { $object_art }! { $left ->
        [0] No Horcrux is left.
        [one] One Horcrux is left.
       *[other] { $left } Horcruxes are left.
    }
returns-event-horcrux-withstood = { $object_art } withstands the attack. { $who } must try again.
    .own = { $object_art } withstands the attack. You must try again.
returns-event-ritual = { $who } holds the ritual at { $where_art }.
    .own = You hold the ritual at { $where_art }.
returns-event-returned-voldemort = { $character } has returned! He stands at { $where_art }.
returns-event-eater-placed = { $foe } appears at { $where_art }.
returns-event-relic-placed = { $who } puts { $object_art } at { $where_art }.
    .own = You put { $object_art } at { $where_art }.
returns-event-eater-gained = { $who } gains { hogwarts-life-amount } and now has { $hp }.
    .own = You gain { hogwarts-life-amount } and now have { $hp }.
returns-event-eater-fight = { $who } fights { $foe }.
    .own = You fight { $foe }.
returns-event-eater-attacks = { $foe } attacks { $who }.
    .own = { $foe } attacks you.
returns-event-eater-undecided = { $who } and { $foe } break off the fight: nobody has won.
    .own = You and { $foe } break off the fight: nobody has won.
returns-event-eater-removed = { $who } defeats { $foe }, who is out of the game.
    .own = You defeat { $foe }, who is out of the game.
returns-event-hero-beaten = { $foe } beats { $who }, who is back at { $where_art } with 1 life point.
    .own = { $foe } beats you, and you are back at { $where_art } with 1 life point.
returns-event-met = { $who } and { $whom } face each other at { $where_art }.
    .own = You and { $whom } face each other at { $where_art }.
    .whom = { $who } and you face each other at { $where_art }.
returns-event-final-tie = Both roll { $face }: once more.
returns-event-final = { $mine } for Harry, { $his } for Voldemort.
returns-event-over-stone = Harry has the Stone, Voldemort has no Wand. The heroes win: { $who }.
returns-event-over-wand = Voldemort has the Wand, Harry has no Stone. Voldemort wins: { $who }.
returns-event-over-horcruxes = Both have their relics, but a Horcrux still lives. Voldemort wins: { $who }.
returns-event-over-duel-harry = Harry’s die is higher. The heroes win: { $who }.
returns-event-over-duel-voldemort = Voldemort’s die is higher. Voldemort wins: { $who }.
returns-event-over-never-returned = Voldemort has not returned in time. The heroes win: { $who }.
returns-event-over-time-heroes = Time is up, and no Horcrux is left. The heroes win: { $who }.
returns-event-over-time-voldemort = Time is up, and a Horcrux is left. Voldemort wins: { $who }.

## Spaces, tokens and groups, where this mode differs

returns-here-tower = You may stop here on your way. With Floo powder a hero visits a special place.
returns-here-pitch = Every move ends here. With all four tokens Pettigrew holds the ritual; a hero may take a Portkey to the graveyard.
returns-here-common-room = Draw a spell or a potion; a hero may take Floo powder instead.
returns-brief-here-common-room = a card or Floo powder
returns-token-ritual = Pettigrew needs it for the ritual that brings Voldemort back.
returns-token-weapon = With it a hero can attack Horcruxes, as often as needed.
returns-token-horcrux = A Horcrux, hidden in this place: { $where }. A hero with a weapon destroys it by rolling higher.
returns-token-stone = For Harry alone. Without it he is lost if Voldemort comes with the Wand.
returns-token-wand = For Voldemort alone. Without it he is lost if Harry comes with the Stone.
returns-group-heroes = Heroes
returns-group-villains = Pettigrew and Voldemort
returns-group-objects = Tokens

## What lasts: its name, what it does, what ends it

returns-state-duty = Bound to a Horcrux
returns-does-duty = Must strike at { $object_art } again.
returns-ends-duty = when { $object_art } is destroyed, or with the weapon gone
