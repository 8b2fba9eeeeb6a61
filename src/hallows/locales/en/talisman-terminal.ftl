### Talisman in the terminal: what stands around the players, the spaces and the Battles there.

talisman-terminal-dealing = The Characters are being dealt
talisman-terminal-round = Round { $n }
talisman-terminal-turn = { $who }’s turn
talisman-terminal-extra-turn = { $who }’s extra turn
talisman-terminal-voldemort = Voldemort: { $space } (Magic and Might { $n })
talisman-terminal-you = { $who } (you)

## States of a Character

talisman-terminal-state-admitted = the barrier is open
talisman-terminal-state-extra = { $n ->
    [one] 1 extra turn due
   *[other] { $n } extra turns due
}
talisman-terminal-state-master = { $who } decides
talisman-terminal-state-guide = { $who } chooses the direction
talisman-terminal-next-must = goes to { $space } next
talisman-terminal-next-may = may go to { $space } next
talisman-terminal-next-must-region = goes anywhere in the Region next
talisman-terminal-next-may-region = may go anywhere in the Region next
talisman-terminal-challenge = Challenge

## Spells

talisman-terminal-hand = Your Spells
talisman-terminal-known-hand = { $who }’s Spells that you know

## The board

talisman-terminal-clockwise = ↻ clockwise
talisman-terminal-counterclockwise = ↺ counterclockwise
talisman-terminal-inward = towards the Great Hall
talisman-terminal-outward = back
talisman-terminal-galleons = { $n ->
    [one] 1 Galleon
   *[other] { $n } Galleons
}
talisman-terminal-visits = { $n ->
    [one] 1 visit
   *[other] { $n } visits
}
talisman-terminal-lasting = Still going on: { $card } (ends in a turn of { $who })
talisman-terminal-deck-outer = London
talisman-terminal-deck-middle = Grounds
talisman-terminal-deck-spells = Spells
talisman-terminal-top-outer = On top of the London deck
talisman-terminal-top-middle = On top of the Grounds deck
talisman-terminal-top-spells = On top of the Spell deck
talisman-terminal-legend-card = a card to draw there

## Battles and Spells being cast

talisman-terminal-battle = Battle
talisman-terminal-die = die
talisman-terminal-with = with
talisman-terminal-casts = { $who } casts { $spell }.
talisman-terminal-casts-on = { $who } casts { $spell } on { $target }.
