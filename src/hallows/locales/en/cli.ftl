### The words of the command line: what a person at the terminal reads around the game itself.

## At the table

cli-asked = { $who }, it is your choice.
cli-choice = Your choice
cli-choose-a-number = { $count ->
    [one] Please type 1, or “help”.
   *[other] Please type a number from 1 to { $count }, or “help”.
}
cli-ambiguous = That could mean several things. “help” lists what you can type.
cli-happened = What has happened
cli-nothing-happened = Nothing has happened yet.
cli-curtain = { $who }, the table is yours. Press Enter when only you are looking.
cli-hand-over = Press Enter to clear the screen for { $who }.
cli-type-die = Roll one { $sides }-sided die and type what it shows.
cli-type-dice = { $count ->
    [one] Roll one { $sides }-sided die and type what it shows.
   *[other] Roll { $count } { $sides }-sided dice and type what they show, with spaces between.
}
cli-type-die-again = One whole number from 1 to { $sides } is needed.
cli-type-dice-again = { $count ->
    [one] One whole number from 1 to { $sides } is needed.
   *[other] { $count } whole numbers from 1 to { $sides } are needed.
}
cli-committed = The dice are fixed already and can be proved after the game. Fingerprint of their secret:
cli-undone = Taken back.
cli-cannot-undo = You cannot take anything back: dice, something newly seen or another player’s choice lies in between.
cli-no-rule = No rule is given for this question.
cli-no-such-rule = There is no rule of that number.
cli-order-set = From now on you pass in every reaction, until your next turn begins.
cli-not-a-reaction = You can only pass ahead when you are asked for a reaction.
cli-hint = A bot would choose:
cli-hint-chance = Your chance of winning: { $before }% as it stands, { $after }% after this.
cli-saved = The game is saved in this file:
cli-not-saved = The game could not be saved:
cli-secret-saved = The secret of the dice is needed to go on later, and should stay secret until then:
cli-resume-with = Go on later with:
cli-goodbye = Goodbye.

## The end

cli-wins = { $winners_count ->
    [one] { $winners } wins.
   *[other] { $winners } win.
}
cli-nobody-wins = Nobody wins.
cli-stopped = The game was stopped before its end.

## What can be typed. The words themselves come first, their explanations after them.

cli-word-why = why
cli-word-rule = rule
cli-word-table = table
cli-word-log = log
cli-word-undo = undo
cli-word-skip = skip
cli-word-save = save
cli-word-quit = quit
cli-word-hint = hint
cli-word-help = help
cli-help-number = choose the option of that number
cli-help-why = show the rule behind the question
cli-help-rule = show a rule by its number, for instance “rule D-004”
cli-help-table = show the table again
cli-help-log = show everything that has happened
cli-help-undo = take your last choice back
cli-help-skip = pass in all reactions until your next turn
cli-help-save = save the game, for instance “save game.json”
cli-help-quit = leave
cli-help-hint = ask a bot what it would do, and why
cli-help-help = show this help

## Recorded games

cli-only-for = only { $seats } can see this
cli-waiting = Waiting for { $who }.
cli-waiting-dice = Waiting for the dice.
cli-replays = { $entries ->
    [one] The record follows the rules: its one entry leads to where it says the game stands.
   *[other] The record follows the rules: its { $entries } entries lead to where it says the game stands.
}
cli-dice-proved = { $throws ->
    [one] The dice are honest: the one throw is what the committed secret says.
   *[other] The dice are honest: all { $throws } throws are what the committed secret says.
}
cli-dice-not-yet = The secret of the dice is revealed only when the game is over; they cannot be proved before.
cli-dice-not-committed = These dice were not committed to, so there is nothing to prove about them.

## Looking back on a game

cli-analysis-all = Everybody's chance of winning as each turn begins:
cli-analysis-team = The team's chance of winning as each turn begins:
cli-analysis-swing = Turn { $turn }: { $who } goes from { $before }% to { $after }%.
cli-analysis-swing-team = Turn { $turn }: from { $before }% to { $after }%.
cli-analysis-parts = Luck { $luck }, choices { $chosen }.
cli-analysis-lost = Turn { $turn }, { $who }: “{ $chosen }” leaves { $chance }%; “{ $rather }” would have been worth { $could }%.
