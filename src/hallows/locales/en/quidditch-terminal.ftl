### Quidditch in the terminal.

quidditch-terminal-goals = { $n ->
    [one] 1 goal
   *[other] { $n } goals
}
quidditch-terminal-chasers = { $n ->
    [one] 1 Chaser
   *[other] { $n } Chasers
}
quidditch-terminal-cards = { $n ->
    [one] 1 card
   *[other] { $n } cards
}
quidditch-terminal-actions = { $n ->
    [one] 1 action left
   *[other] { $n } actions left
}
quidditch-terminal-letter-keeper = K
quidditch-terminal-letter-beater = B
quidditch-terminal-letter-chaser = C
quidditch-terminal-key = K Keeper · B Beater · C Chaser · ● Quaffle · ✱ Bludger · small letters: the away team
quidditch-terminal-dice = Shot: a goal if the shooter’s die is higher. Bludger: 4, 5 or 6 dodges.
quidditch-terminal-race = The race for the Golden Snitch
quidditch-terminal-seeker = { $n } of { $lap }
quidditch-terminal-slowed = one die next
