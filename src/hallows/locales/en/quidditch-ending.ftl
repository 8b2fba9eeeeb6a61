### Quidditch: how it ended.

quidditch-ending-title = { $team } wins the match
quidditch-ending-snitch = { $team } led { $mine } to { $theirs } and catches the Golden Snitch, too.
quidditch-ending-turned = { $other } led { $theirs } to { $mine }, but { $team } catches the Golden Snitch.
quidditch-ending-line = The match
quidditch-ending-at-goal = Goal for { $team }
quidditch-ending-at-out = { $team }’s { $piece } is out
quidditch-ending-at-round-goals = { $team } wins round 1
quidditch-ending-at-race = The Golden Snitch is loose
quidditch-ending-at-snitch = { $team } catches it
quidditch-ending-best = { $team }: { $n ->
    [one] one goal.
   *[other] { $n } goals.
}
quidditch-ending-figure-goals = Goals
quidditch-ending-figure-saves = Saves
quidditch-ending-figure-thefts = Quaffles stolen
quidditch-ending-figure-out = Players out
