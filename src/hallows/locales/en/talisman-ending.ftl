### Talisman: how it ended.

talisman-ending-finale-title = { $who } wins
talisman-ending-finale = { $hero } beats Lord Voldemort in the Great Hall, { $mine } to { $theirs }.
talisman-ending-last-title = { $who } wins
talisman-ending-last = Everybody else is out of the game: { $hero } is the last one standing.
talisman-ending-nobody-title = Nobody is left
talisman-ending-nobody = The last Character has fallen, and Lord Voldemort still stands.
talisman-ending-round-limit-title = Time is up
talisman-ending-round-limit = { $rounds ->
    [one] The agreed round is over
   *[other] The agreed { $rounds } rounds are over
}, and nobody has beaten Lord Voldemort.
talisman-ending-line = The way to the Great Hall
talisman-ending-at-barrier-open = { $who } is on the platform
talisman-ending-at-gates-open = { $who } enters the Castle
talisman-ending-at-fell = { $who } falls
talisman-ending-at-out = { $who } is out
talisman-ending-at-finale-lost = { $who } is thrown back
talisman-ending-at-finale-won = { $who } beats Voldemort
talisman-ending-at-hallow = { $who }: { $card }
talisman-ending-best = { $fights ->
    [one] Helped in one Battle that was won
   *[other] Helped in { $fights } Battles that were won
}, by { $sum } in all. { $n ->
    [0] They would have been won without it, too.
    [one] One would not have been won without it.
   *[other] { $n } would not have been won without it.
}
talisman-ending-figure-battles = Battles won
talisman-ending-figure-fate = Dice rerolled with Fate
talisman-ending-figure-spells = Spells cast
talisman-ending-figure-turns = Turns
talisman-ending-gentler = a fixed barrier, and Fate when you come back from St. Mungo’s
talisman-ending-growth = growing costs 5 Trophy points again
talisman-ending-harder = growing costs 7 Trophy points
