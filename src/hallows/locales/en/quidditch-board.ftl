### Quidditch: what stands around the drawn pitch.

quidditch-board-name = Quidditch pitch: columns A to E, rows 1 to 11 from the home goal
quidditch-board-teams = Teams
quidditch-board-scored = The figures are the house points a match brings its winner in the House Cup.
quidditch-board-balls = Balls
quidditch-board-cards = Quidditch cards
quidditch-board-no-cards = None yet: every goal brings one.
quidditch-board-their-cards = { $n ->
    [one] { $who }: 1 card
   *[other] { $who }: { $n } cards
}
quidditch-board-goals = { $n ->
    [one] 1 goal
   *[other] { $n } goals
}
quidditch-board-goals-name = Goals
quidditch-board-chasers = { $n ->
    [one] 1 Chaser left
   *[other] { $n } Chasers left
}
quidditch-board-chasers-name = Chasers on the pitch
quidditch-board-seeker-name = The Seeker’s flight
quidditch-board-turns = { $n ->
    [one] 1 turn of 12
   *[other] { $n } turns of 12
}
quidditch-board-actions = { $actions ->
    [0] no actions left
    [one] 1 action left
   *[other] { $actions } actions left
}
quidditch-board-score = { $home } { $a }, { $away } { $b }
quidditch-board-round-1 = Round 1: two goals win it
quidditch-board-round-2 = Round 2: the Golden Snitch
quidditch-board-clock = { $round ->
    [2] Round 2
   *[other] Round 1 · turn { $turn }
}
quidditch-board-phase-box = The cards are shuffled
quidditch-board-phase-teams = { $team } chooses a house
quidditch-board-phase-lineup = { $team } lines up
quidditch-board-phase-start = Who begins?
quidditch-board-phase-turn = { $team } to move
quidditch-board-phase-race = { $team }: the race for the Snitch
quidditch-board-phase-over = The match is over

## Pieces and spaces

quidditch-board-on = on { $spot }
quidditch-board-has-quaffle = on { $spot }, with the Quaffle
quidditch-board-has-bludger = on { $spot }, with a Bludger
quidditch-board-out = out
quidditch-board-waits = waits
quidditch-board-waits-2 = in round 2
quidditch-board-flown = { $n } of { $of } spaces flown
quidditch-board-slowed = next roll with one die
quidditch-board-here = { $team }: { $piece }
quidditch-board-here-quaffle = { $team }: { $piece }, with the Quaffle
quidditch-board-here-bludger = { $team }: { $piece }, with a Bludger
quidditch-board-lies = { $ball } on the ground
quidditch-board-ball-lies = { $ball }: lies on { $spot }
quidditch-board-ball-held = { $ball }: { $team }, { $piece } on { $spot }
quidditch-board-line-2 = Goal space (2)
quidditch-board-line-3 = Line (3): opponents shoot from here
quidditch-board-line-4 = Line (4): Chasers start here
quidditch-board-line-3-label = shooting line (3)

## What can be done

quidditch-board-modes = What this piece does
quidditch-board-of-piece = One piece’s choices: { $piece }. Press another of your pieces for its own.
quidditch-board-mode-fly = Fly
quidditch-board-mode-fly-short = Fly
quidditch-board-mode-pass = Throw the Quaffle
quidditch-board-mode-pass-short = Throw
quidditch-board-mode-bludger = Throw the Bludger
quidditch-board-mode-bludger-short = Bludger
quidditch-board-unfly = Take the flight back
quidditch-board-shoot = Shoot: { $percent } %
quidditch-board-fly-to = { $actions ->
    [one] Fly here with { $piece }: 1 action
   *[other] Fly here with { $piece }: { $actions } actions
}
quidditch-board-pick = Put a piece here
quidditch-board-picked = Picked; press again to take it back
quidditch-board-pair = Press two of the ringed spaces on the pitch, or take one of these.
quidditch-board-pair-second = Now the second space, or one of these.
quidditch-board-take = Take this piece in hand
quidditch-board-in-hand = This piece is in hand

## What dice would mean

quidditch-board-faces-shot = Your die, and which dice of the Keeper it beats:
quidditch-board-beats = { $faces }
quidditch-board-beats-none = none
quidditch-board-faces-bludger = { $label }. Where it flies by the die:
quidditch-board-faces-dodge = Whoever it reaches dodges with { $faces }; anything less knocks them out.
quidditch-board-faces-race = Two dice, how often, and where your Seeker would be:
quidditch-board-faces-race-one = One die, and where your Seeker would be:
quidditch-board-race-key = ✦ is space { $lap }: the Golden Snitch is caught.

## What it is about

quidditch-board-howto-1 = Two teams, two rounds. Round 1 goes to whoever scores two goals first or knocks out all three rival Chasers. Round 2 is the race for the Golden Snitch: whoever catches it wins the match.
quidditch-board-howto-2 = Your turn begins with two dice: their total is the number of your actions. Press one of your pieces, then a ringed space; the number in it is what the flight costs.
quidditch-board-howto-3 = Chasers carry the Quaffle, throw it one space and steal it. On the rival shooting line (3) they may shoot: your die must be higher than the Keeper’s.
quidditch-board-howto-4 = Beaters pick up Bludgers and throw them in a straight line without spending an action. The first opponent within the die’s reach needs a 4 or more to stay in the match.
quidditch-board-howto-5 = Every goal brings a Quidditch card for the race. There two dice move your Seeker, and one card a turn may help; whoever first flies once around, 24 spaces, catches the Snitch.
