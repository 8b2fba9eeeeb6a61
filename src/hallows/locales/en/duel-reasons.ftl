### Wizards’ Duel: why a bot would choose as it does, for people who ask for a hint.

duel-reason-armed = { $hearts ->
    [one] A Hex in your hand can turn a lost roll, and none of the others has fewer Hearts than { $whom }: one.
   *[other] A Hex in your hand can turn a lost roll, and none of the others has fewer Hearts than { $whom }: { $hearts }.
}
duel-reason-whole = { $hearts ->
    [one] You have all your Hearts, so a rest would do nothing; none of the others has fewer than { $whom }: one.
   *[other] You have all your Hearts, so a rest would do nothing; none of the others has fewer than { $whom }: { $hearts }.
}
duel-reason-rest = Without a Hex an attack is no better than even. A rest risks nothing and heals on a 6; you have { $hearts } of { $full } Hearts.
duel-reason-drink = It heals for certain: you have { $hearts } of { $full } Hearts, and the turn is still yours.
duel-reason-shield = The attack is on you; a Shield ends it before the dice.
duel-reason-spare = The attack is on { $whom }, not on you: keep the Shield.
duel-reason-hex-win = You are 1 behind: 2 more win the roll.
duel-reason-hex-tie = You are 2 behind: 2 more make it a tie, which harms nobody.
duel-reason-hex-less = You still lose, but by less than 4: that costs 1 Heart and not 2.
duel-reason-hex-waste = You are 3 behind: with 2 more you still lose 1 Heart. Keep the Hex.
