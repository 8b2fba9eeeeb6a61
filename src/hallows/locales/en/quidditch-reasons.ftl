### Quidditch: why a bot would choose as it does, for people who ask for a hint.

quidditch-reason-match-hurl = A throw costs nothing, and with { $percent } % it takes { $team }’s { $piece } out of the match.
quidditch-reason-match-shoot = From here a shot scores with { $percent } %, and a goal brings a card for the race.
quidditch-reason-match-shoot-open = Nobody guards their goal: this shot is a certain goal.
quidditch-reason-match-score = { $piece_art } can shoot this turn: that takes { $cost } of your { $actions } actions.
quidditch-reason-match-closer = { $piece_art } cannot shoot this turn, but comes closer. It would take { $cost } actions, and { $actions ->
    [one] 1 is left.
   *[other] { $actions } are left.
}
quidditch-reason-match-pass = Your Keeper has the Quaffle, and { $piece_art } is best placed to take the pass.
quidditch-reason-match-steal = { $team }’s { $piece } has the Quaffle, and { $mine_art } can get at it.
quidditch-reason-match-fetch = { $steps ->
    [one] The Quaffle lies loose, one step from { $piece }.
   *[other] The Quaffle lies loose, { $steps } steps from { $piece }.
}
quidditch-reason-match-bludger = { $steps ->
    [one] A Bludger lies one step from { $piece }: picking it up and throwing it are free.
   *[other] A Bludger lies { $steps } steps from { $piece }: picking it up and throwing it are free.
}
quidditch-reason-match-room = Nobody can come beside the Keeper to take the pass: make room.
quidditch-reason-match-bludger-under = A Bludger lies under { $piece }: off and back, and it can be picked up.
quidditch-reason-match-quaffle-under = The Quaffle lies under { $piece }, and only who enters the space can pick it up.
quidditch-reason-match-aim = { $mine_art } has a Bludger and lines up { $team }’s { $piece }.
quidditch-reason-match-end = Nothing the remaining actions could do would help.
quidditch-reason-match-take-quaffle = Picking up is free, and without the Quaffle there is no goal.
quidditch-reason-match-take-bludger = Picking up is free, and so is the throw.
quidditch-reason-match-place = { $steps ->
    [one] From there your nearest Chaser is one step away.
   *[other] From there your nearest Chaser is { $steps } steps away.
}
quidditch-reason-match-place-held = Your Chaser stands there and has the Quaffle at once.
quidditch-reason-match-card-win = { $card } completes the lap: the Snitch is yours.
quidditch-reason-match-card = Only one card a turn may be played, so none should wait; { $card } gains most now.
quidditch-reason-match-roll = No card wins at once, and after the roll you will know more.
quidditch-reason-match-keep = Your cards would gain nothing now.
quidditch-reason-match-house = Every house plays alike.
quidditch-reason-match-lineup = The usual line-up guards the middle and reaches the Quaffle at once.
