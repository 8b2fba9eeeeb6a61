### Quidditch: names, questions, options and events. Keys of a match all begin with “match”, so that they can live beside
### those of the game it is played in.

quidditch-title = Quidditch

## Teams, pieces, directions

quidditch-team-gryffindor = Gryffindor
quidditch-team-hufflepuff = Hufflepuff
quidditch-team-ravenclaw = Ravenclaw
quidditch-team-slytherin = Slytherin
quidditch-piece-keeper = Keeper
    .art = the Keeper
quidditch-piece-beater1 = Beater 1
quidditch-piece-beater2 = Beater 2
quidditch-piece-chaser1 = Chaser 1
quidditch-piece-chaser2 = Chaser 2
quidditch-piece-chaser3 = Chaser 3
quidditch-piece-seeker = Seeker
    .art = the Seeker
quidditch-ball-quaffle = Quaffle
quidditch-ball-bludger = Bludger
quidditch-ball-snitch = Golden Snitch
quidditch-way-n = towards line 11
quidditch-way-ne = diagonally, towards 11 and E
quidditch-way-e = towards line E
quidditch-way-se = diagonally, towards 1 and E
quidditch-way-s = towards line 1
quidditch-way-sw = diagonally, towards 1 and A
quidditch-way-w = towards line A
quidditch-way-nw = diagonally, towards 11 and A

## Cards

quidditch-qcard-nimbus-2000 = Nimbus 2000
quidditch-qcard-nimbus-2001 = Nimbus 2001
quidditch-qcard-firebolt = Firebolt – Acceleration
quidditch-qcard-wronski-feint = Wronski Feint
quidditch-qcard-confundus = Confundus Charm
quidditch-qcard-stray-bludger = Stray Bludger
quidditch-effect-advance = { $spaces ->
    [one] Your Seeker flies 1 space further.
   *[other] Your Seeker flies { $spaces } spaces further.
}
quidditch-effect-advance-by-die = Roll a die: your Seeker flies that many spaces further.
quidditch-effect-push-back = { $spaces ->
    [one] The rival Seeker goes back 1 space, but not behind the start.
   *[other] The rival Seeker goes back { $spaces } spaces, but not behind the start.
}
quidditch-effect-one-die = Your rival’s next roll of the race is made with one die.
quidditch-copies = { $count ->
    [one] one copy
   *[other] { $count } copies
}
quidditch-deck = Quidditch cards

## Questions

quidditch-prompt-match-house = Which house plays for you?
quidditch-prompt-match-keeper = Line-up: where does your Keeper start?
quidditch-prompt-match-keeper-why = One of your three goal spaces.
quidditch-prompt-match-beaters = Line-up: where do your Beaters start?
quidditch-prompt-match-beaters-why = Two spaces of the row just in front of your goal.
quidditch-prompt-match-near = Line-up: where does the Chaser near the centre start?
quidditch-prompt-match-near-why = One space of the row next to the centre.
quidditch-prompt-match-far = Line-up: where do your other two Chasers start?
quidditch-prompt-match-far-why = Two spaces of the row just in front of your Beaters.
quidditch-prompt-match-action = { $actions ->
    [0] No actions left. Throw a Bludger, or end the turn?
    [one] 1 action left. What next?
   *[other] { $actions } actions left. What next?
}
quidditch-prompt-match-quaffle = The Quaffle lies on { $spot }. Pick it up?
quidditch-prompt-match-bludger = A Bludger lies on { $spot }. Pick it up?
quidditch-prompt-match-place = Your Keeper is out. Where on your line do you put the Quaffle?
quidditch-prompt-match-card = The race: roll, or play a card first?
quidditch-prompt-match-card-after = You have rolled. Play a card?
quidditch-prompt-chance-match-deck = The Quidditch cards are shuffled
quidditch-prompt-draw-match-deck = { $who } draws a Quidditch card. Which one?
quidditch-prompt-chance-match-start = Who begins?
quidditch-prompt-chance-match-actions = Roll for actions
quidditch-prompt-chance-match-shot = The shot
quidditch-prompt-chance-match-save = The Keeper’s save
quidditch-prompt-chance-match-bludger = How far the Bludger flies
quidditch-prompt-chance-match-dodge = Dodging the Bludger
quidditch-prompt-chance-match-decide = Who wins round 1?
quidditch-prompt-chance-match-race = The Seeker’s flight
quidditch-prompt-chance-match-feint = The Wronski Feint

## Options

quidditch-option-match-house = { $team }
quidditch-option-match-standard = The usual line-up
quidditch-option-match-keeper = Keeper on { $spot }
quidditch-option-match-beaters = Beaters on { $spots }
quidditch-option-match-near = Chaser on { $spot }
quidditch-option-match-far = Chasers on { $spots }
quidditch-option-match-move = Move { $piece_art } to { $spot }
quidditch-option-match-steal = Steal the Quaffle with { $piece_art }
quidditch-option-match-shoot = Shoot with { $piece_art }
quidditch-option-match-throw = Throw the Quaffle to { $spot }
quidditch-option-match-throw-to = Throw the Quaffle to { $piece_art } on { $spot }
quidditch-option-match-hurl = Throw the Bludger { $way } ({ $piece })
quidditch-option-match-end = End the turn
quidditch-option-match-take = Pick it up
quidditch-option-match-leave = Leave it
quidditch-option-match-place = { $spot }
quidditch-option-match-place-to = { $spot }, to { $piece_art }
quidditch-option-match-roll = Roll
quidditch-option-match-play = Play “{ $card }”
quidditch-option-match-pass = Play no card
quidditch-detail-match-quaffle = The Quaffle lies there.
quidditch-detail-match-bludger = A Bludger lies there.
quidditch-detail-match-line = From there you can shoot.
quidditch-detail-match-loose = Nobody is there to catch it.
quidditch-detail-match-shoot = A goal if your die is higher than the Keeper’s.
quidditch-detail-match-shoot-open = Their Keeper is out: a certain goal.
quidditch-detail-match-steal = { $team }’s { $robbed } has the Quaffle on { $spot }.
quidditch-detail-match-hurl = A roll of { $reach } or more reaches { $team }’s { $piece } on { $spot } first.
quidditch-detail-match-hurl-near = Any roll reaches { $team }’s { $piece } on { $spot } first.
quidditch-detail-match-hurl-nobody = No opponent within reach that way.
quidditch-detail-match-end = { $actions ->
    [0] Nothing is lost.
    [one] 1 action is lost.
   *[other] { $actions } actions are lost.
}
quidditch-odds-match-goal = Goal
quidditch-odds-match-out = Knocks out { $piece_art }
quidditch-odds-match-lap = Completes the lap
quidditch-change-match-seeker = Your Seeker
quidditch-change-match-rival = Rival Seeker

## Events

quidditch-event-match-house = { $who } plays for { $team }.
    .own = You play for { $team }.
quidditch-event-match-lineup = { $team } lines up: Keeper on { $keeper }, Beaters on { $beaters }, Chasers on { $chasers }.
quidditch-event-match-tie = Both roll { $total }: once more.
quidditch-event-match-first = { $team } takes the first turn.
quidditch-event-match-turn = { $team } plays its turn { $turn }.
quidditch-event-match-actions = { $actions ->
    [one] { $team } has 1 action.
   *[other] { $team } has { $actions } actions.
}
quidditch-event-match-moved = { $team }’s { $piece } flies from { $start } to { $spot }.
quidditch-event-match-take-quaffle = { $team }’s { $piece } picks up the Quaffle.
quidditch-event-match-take-bludger = { $team }’s { $piece } picks up a Bludger.
quidditch-event-match-leave-quaffle = { $team }’s { $piece } leaves the Quaffle where it is.
quidditch-event-match-leave-bludger = { $team }’s { $piece } leaves the Bludger where it is.
quidditch-event-match-stole = { $team }’s { $piece } steals the Quaffle on { $spot } from { $rival }’s { $robbed }.
quidditch-event-match-threw = { $team }’s { $piece } throws the Quaffle to { $spot }.
quidditch-event-match-loose = The Quaffle lies on { $spot }.
quidditch-event-match-caught = { $team }’s { $piece } has the Quaffle on { $spot }.
quidditch-event-match-shoots = { $team }’s { $piece } shoots from { $spot }.
quidditch-event-match-saved = No goal, { $shot } against { $save }: { $team } saves.
quidditch-event-match-goal = Goal for { $team }, { $shot } against { $save }! { $goals ->
    [one] It is their first.
   *[other] That makes { $goals }.
}
quidditch-event-match-goal-open = { $team } scores into the empty goal! { $goals ->
    [one] It is their first.
   *[other] That makes { $goals }.
}
quidditch-event-match-card = { $who } draws a Quidditch card.
    .own = You draw a Quidditch card.
quidditch-event-match-drew = It is “{ $card }”.
quidditch-event-match-keeper = { $team }’s Keeper has the Quaffle.
quidditch-event-match-placed = { $team } puts the Quaffle on { $spot }.
quidditch-event-match-hurls = { $team }’s { $piece } throws the Bludger { $way }.
quidditch-event-match-flew = The Bludger flies to { $spot }.
quidditch-event-match-rests = It bounces back and lies on { $spot }.
quidditch-event-match-attacked = It comes at { $team }’s { $piece } on { $spot }.
quidditch-event-match-dodged = { $team }’s { $piece } dodges with a { $dodge }.
quidditch-event-match-out = { $team }’s { $piece } rolls { $dodge } and is out of the match.
quidditch-event-match-dropped-quaffle = The Quaffle drops on { $spot }.
quidditch-event-match-dropped-bludger = A held Bludger drops on { $spot }.
quidditch-event-match-lost = { $actions ->
    [one] 1 action goes unused.
   *[other] { $actions } actions go unused.
}
quidditch-event-match-cap = Each side has had { $turns } turns: round 1 is decided.
quidditch-event-match-round-goals = { $team } has two goals and wins round 1.
quidditch-event-match-round-chasers = { $team } has knocked out every Chaser and wins round 1.
quidditch-event-match-round-cap = { $team } wins round 1.
quidditch-event-match-race = The Golden Snitch is loose. { $team } begins the race.
quidditch-event-match-played = { $who } plays “{ $card }”.
    .own = You play “{ $card }”.
quidditch-event-match-flies = { $spaces ->
    [one] { $team }’s Seeker flies 1 space and has now flown { $total } of { $lap }.
   *[other] { $team }’s Seeker flies { $spaces } spaces and has now flown { $total } of { $lap }.
}
quidditch-event-match-back = { $spaces ->
    [0] { $team }’s Seeker is at the start and stays there.
    [one] { $team }’s Seeker goes back 1 space and has now flown { $total } of { $lap }.
   *[other] { $team }’s Seeker goes back { $spaces } spaces and has now flown { $total } of { $lap }.
}
quidditch-event-match-slowed = { $team } will roll with one die only.
quidditch-event-match-snitch = { $team } catches the Golden Snitch! { $who } wins the match.
    .own = { $team } catches the Golden Snitch! You win the match.
quidditch-event-match-points = { $who } wins { $points } house points.
    .own = You win { $points } house points.

## Endings

quidditch-outcome-snitch = The Golden Snitch is caught.

## What lasts: its name, what it does, what ends it

quidditch-state-slowed = Slowed down
quidditch-match-does-slowed = The next roll of the race is made with one die.
quidditch-match-ends-slowed = with that roll
