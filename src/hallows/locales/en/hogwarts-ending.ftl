### A Year at Hogwarts: how it ended.

hogwarts-ending-cup-title = { $houses_count ->
    [one] { $houses } wins the House Cup
   *[other] { $houses } share the House Cup
}
hogwarts-ending-none-title = The House Cup is lost
hogwarts-ending-points = { $who_count ->
    [one] { $who } has { $points } house points in round { $rounds }
   *[other] { $who } have { $points } house points each in round { $rounds }
}{ $ahead ->
    [0] , and missions and life points decide.
   *[other] , { $ahead } more than the next.
}
hogwarts-ending-cap = The school year is over in round { $rounds }: { $who } { $who_count ->
    [one] is
   *[other] are
} ahead with { $points } house points.
hogwarts-ending-alone = { $points } house points, and every mission that counts, in { $rounds } rounds.
hogwarts-ending-time = After { $rounds } rounds the school year is over, with { $points } house points and the goal not reached.
hogwarts-ending-fallen = Beaten in a mission in round { $rounds }, with { $points } house points.
hogwarts-ending-line = The year
hogwarts-ending-at-completed = { $who }: “{ $mission }”
hogwarts-ending-at-match-won = { $who } wins a match
hogwarts-ending-at-triggered = The last round
hogwarts-ending-best = { $points } house points for { $who }, more than any other mission brought.
hogwarts-ending-figure-missions = Missions completed
hogwarts-ending-figure-duels = Duels won
hogwarts-ending-figure-exams = Exams passed
hogwarts-ending-figure-matches = Matches played
hogwarts-ending-shorter = a shorter game: { $length }
hogwarts-ending-longer = a longer game: { $length }
hogwarts-ending-qualified = qualified wizards: missions need cards, Death Eaters lurk
