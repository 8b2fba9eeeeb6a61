### Death Eaters Rising in the browser: labels of the board, and each ability in few words for a small card.

## Parts of the board

rising-board-dangers = Four ways to lose
rising-board-danger-wizards = Wizards defeated
rising-board-danger-team = Smallest team
rising-board-danger-places = Places corrupted
rising-board-danger-location = Most corrupted Location
rising-board-danger-wizards-why = At { $limit } defeated Wizards the game is lost.
rising-board-danger-team-why = Once a team has no Wizard left, the game is lost. The smallest team is { $who }’s.
rising-board-danger-places-why = At { $limit } corrupted Places the game is lost.
rising-board-danger-location-why = Once a Location has lost both Places and its base, the game is lost. The most corrupted is { $where_art }.
rising-board-danger-wizards-short = Wizards
rising-board-danger-places-short = Places
rising-board-danger-team-short = Smallest team
rising-board-danger-location-short = Location
rising-board-of = { $count }/{ $of }
rising-board-voldemort-open = can be attacked
rising-board-voldemort-away = not where you are
rising-board-voldemort-capped = protected for now
rising-board-voldemort-capped-why = His boxes are locked until as many Death Eaters are in Azkaban.
rising-board-voldemort-hidden = { $count ->
    [0] hidden: his card comes next
    [one] hidden: 1 card before his
   *[other] hidden: { $count } cards before his
}
rising-board-voldemort-here = Voldemort is here
rising-board-azkaban = Azkaban
rising-board-azkaban-why = Death Eaters in Azkaban: { $cards }. Voldemort can take as much Damage as there are.
rising-board-corrupted = Corrupted Places
rising-board-corrupted-none = none so far
rising-board-compass = Voldemort faces { $where_art }.
rising-board-compass-right = Last rotation: right.
rising-board-compass-left = Last rotation: left.
rising-board-compass-mark = Last rotation: the Dark Mark.
rising-board-you-here = You are here
rising-board-who-here = { $who } is here
rising-board-here = Here: { $who }
rising-board-locations = Locations
rising-board-look = Look at { $where_art }
rising-board-loc-ministry = Ministry
rising-board-loc-diagon = Diagon Alley
rising-board-loc-hogsmeade = Hogsmeade
rising-board-below = below: { $place }
rising-board-below-base = below: the base
rising-board-base = The base
rising-board-base-why = if it falls, the game is lost
rising-board-fallen = corrupted completely
rising-board-corruption = Corruption { $count } of { $of }
rising-board-empty = nobody
rising-board-damage = Damage { $count } of { $of }
rising-board-wizard = Wizard
rising-board-death-eater = Death Eater
rising-board-aff-hogwarts = Hogwarts
rising-board-aff-order = Order
rising-board-aff-army = D.A.
rising-board-card = { $card }, { $kind }. Damage { $damage } of { $slots }.
rising-board-cost = Needs: { $cost }.
rising-board-still = Still needed: { $need }.
rising-board-start-with = Who leads each team?
rising-board-taken = with { $who }
rising-board-deck = Deck: { $count }

## States of a card

rising-board-needs-one = needs 1 more { $trait }
rising-board-progress = { $done } of { $of }
rising-board-complete-recruit = complete: joins the team
rising-board-complete-harm = complete: 1 Damage
rising-board-complete-act = used this turn
rising-board-no-face = no { $trait } needed
rising-board-when-here = While Voldemort is here
rising-board-when-mark = On the Dark Mark
rising-board-when = { $when }: { $text }
rising-board-used = used
rising-board-gives-die = gives +1 die
rising-board-once = once per turn
rising-board-nobody-asks = not now

## What a choice leads to

rising-board-will-recruit = joins your team
rising-board-will-harm = +1 Damage
rising-board-will-act = acts at once
rising-board-will-one = 1 { $trait } to go
rising-board-will-more = { $count } to go
rising-board-dice = { $count ->
    [one] 1 die
   *[other] { $count } dice
}
rising-board-go = Go here
rising-board-start = Start
rising-board-heal = Heal
rising-board-hit = Hit
rising-board-use = Use
rising-board-give = Give
rising-board-take = Take
rising-board-cleanse = −1 Corruption
rising-board-again = Roll again
rising-board-spend = Use

## Dice and tokens

rising-board-tray = Dice
rising-board-roll = roll { $roll }
rising-board-whose-dice = Dice of { $who }
rising-board-in-play = { $count ->
    [one] 1 die in play
   *[other] { $count } dice in play
}
rising-board-all-out = none left in the box: { $dice }
rising-board-on = on { $card }
rising-board-ready = ready to roll
rising-board-no-dice = No dice yet: first you travel, then Voldemort moves.
rising-board-no-dice-left = No dice left.
rising-board-times = ×{ $count }
rising-board-hopeless = Nothing more can be completed with these dice.
rising-board-tokens = Spell tokens
rising-board-tokens-of = Spell tokens of { $who }
rising-board-tokens-count = { $count ->
    [one] 1 Spell token
   *[other] { $count } Spell tokens
}
rising-board-supply = supply { $supply } · discard { $discard }
rising-board-no-tokens = none
rising-board-token-of = token of { $who }
rising-board-take-up = Take up: { $what }
rising-board-in-hand = In hand: { $what }
rising-board-put-down = Put down
rising-board-all = All choices ({ $count })
rising-board-all-short = All ({ $count })
rising-board-fewer = Fewer
rising-board-one-die = Take up a die:
rising-board-one-thing = Take up a die or token:
rising-board-one-token = Take up a token:
rising-board-colour-blue = blue
rising-board-colour-orange = orange
rising-board-colour-red = red
rising-board-colour-purple = purple
rising-board-act-roll = Roll
rising-board-act-roll-again = Roll again
rising-board-act-stop = Stop
rising-board-act-discard = Discard, roll on
rising-board-act-help = Ask for help
rising-board-act-all = All dice
rising-board-act-set = Turn to { $trait }
rising-board-act-pass = Pass
rising-board-act-yes = Yes
rising-board-act-no = No

## Teams

rising-board-team = Team
rising-board-team-mine = Your team
rising-board-team-of = Team of { $who }
rising-board-teams = Teams
rising-board-show-team = Show the team of { $who }
rising-board-team-size = { $count ->
    [one] 1 Wizard
   *[other] { $count } Wizards
}
rising-board-hq = Headquarters
rising-board-hq-short = HQ
rising-board-villain = Voldemort
rising-board-targets = { $count ->
    [one] 1 choice there
   *[other] { $count } choices there
}
rising-board-hospital = Defeated: { $cards }
rising-board-this-turn = This turn
rising-board-step-travel = Travel
rising-board-step-voldemort = Voldemort
rising-board-step-dice = Wizard dice
rising-board-step-end = End of turn
rising-board-phase-setup = Setting up
rising-board-phase-travel = Travel
rising-board-phase-roll = Wizard dice
rising-board-phase-final = End of the turn
rising-board-phase-over = The game is over

## Abilities in few words. $among: 0 everybody, 1 the most damaged, 2 the least damaged.

rising-board-brief-heal-own-all = Heal { $amount } on each of your Wizards
rising-board-brief-heal-own-one = Heal { $amount } on one of your Wizards
rising-board-brief-heal-own-several = Heal { $amount } on up to { $wizards } of your Wizards
rising-board-brief-heal-any-one = Heal { $amount } on any Wizard
rising-board-brief-heal-any-several = Heal { $amount } on each of up to { $wizards } Wizards
rising-board-brief-heal-each = Each player heals one Wizard by { $amount } (by { $more } if { $aff })
rising-board-brief-clean = Remove { $amount } Corruption here
rising-board-brief-clean-more = Remove { $amount } Corruption here, { $more } in { $where_art }
rising-board-brief-hit = { $amount } Damage to a Death Eater here, { $amount ->
    [one] 1 Spell token
   *[other] { $amount } Spell tokens
} for you
rising-board-brief-draw = { $amount ->
    [one] Draw 1 Spell token
   *[other] Draw { $amount } Spell tokens
}
rising-board-brief-others-draw = Others with { $least } { $aff } Wizards too
rising-board-brief-add-die = +1 { $die }
rising-board-brief-symbol = 1 { $trait }
rising-board-brief-exchange = Swap Wizards
rising-board-brief-cleanse = −{ $amount } Corruption
rising-board-brief-token-heal = { $wizards ->
    [one] Heal { $amount }
   *[other] Heal { $amount }, { $wizards } times
}
rising-board-brief-pool = +1 { $dice }
rising-board-brief-pool-aff = { $other ->
    [0] With any { $aff } Wizard: +1 { $dice }
   *[1] With another { $aff } Wizard: +1 { $dice }
}
rising-board-brief-pool-one = { $other ->
    [0] With { $company }: +1 { $dice }
   *[1] With another { $company }: +1 { $dice }
}
rising-board-brief-pool-either = { $other ->
    [0] With { $company } or { $second }: +1 { $dice }
   *[1] With another { $company } or { $second }: +1 { $dice }
}
rising-board-brief-reroll = { $most ->
    [0] Before assigning: reroll any of your dice
    [one] Before assigning: reroll one die
   *[other] Before assigning: reroll up to { $most } dice
}
rising-board-brief-set = Before assigning: turn a die to { $trait }
rising-board-brief-set-either = Before assigning: turn a die to { $trait } or { $second }
rising-board-brief-wound = Takes { $amount } Damage to do this:
rising-board-brief-move = Before the first roll: move to any Location
rising-board-brief-damage-active = { $among ->
    [0] { $amount } Damage to each Wizard of the active team
    [1] Active team: { $amount } Damage to the most damaged
   *[2] Active team: { $amount } Damage to the least damaged
}
rising-board-brief-damage-active-aff = { $among ->
    [0] { $amount } Damage to each { $aff } Wizard of the active team
    [1] Active team: { $amount } Damage to the most damaged of { $aff }
   *[2] Active team: { $amount } Damage to the least damaged of { $aff }
}
rising-board-brief-damage-each-team = { $among ->
    [0] { $amount } Damage to each Wizard of each team
    [1] In each team: { $amount } Damage to the most damaged
   *[2] In each team: { $amount } Damage to the least damaged
}
rising-board-brief-damage-each-team-aff = { $among ->
    [0] { $amount } Damage to each { $aff } Wizard of each team
    [1] In each team: { $amount } Damage to the most damaged of { $aff }
   *[2] In each team: { $amount } Damage to the least damaged of { $aff }
}
rising-board-brief-damage-board = { $among ->
    [0] { $amount } Damage to each Wizard card here
    [1] { $amount } Damage to the most damaged Wizard card here
   *[2] { $amount } Damage to the least damaged Wizard card here
}
rising-board-brief-damage-board-aff = { $amount } Damage to each { $aff } card here
rising-board-brief-damage-board-at = { $amount } Damage to each Wizard card in { $where_art }
rising-board-brief-damage-here = { $among ->
    [0] { $amount } Damage to each Wizard here
    [1] { $amount } Damage to the most damaged here
   *[2] { $amount } Damage to the least damaged here
}
rising-board-brief-damage-here-aff = { $among ->
    [0] { $amount } Damage to each { $aff } Wizard here
    [1] { $amount } Damage to the most damaged of { $aff } here
   *[2] { $amount } Damage to the least damaged of { $aff } here
}
rising-board-brief-otherwise = if none: +{ $amount } Corruption
rising-board-brief-corrupt-here = +{ $amount } Corruption here
rising-board-brief-corrupt-at = { $where }: +{ $amount } Corruption
rising-board-brief-corrupt-each = +{ $amount } Corruption wherever a Death Eater is
rising-board-brief-restore = Heal { $amount } on every other Death Eater
rising-board-brief-lose-spell-active = { $amount ->
    [one] Active player loses a Spell token
   *[other] Active player loses { $amount } Spell tokens
}
rising-board-brief-lose-spell-each = { $amount ->
    [one] Each player loses a Spell token
   *[other] Each player loses { $amount } Spell tokens
}
rising-board-brief-harder = each attack needs +{ $amount } { $trait }
rising-board-brief-no-spells = no Spell tokens this turn
rising-board-brief-heal-limit = heal only 1 Wizard per team
rising-board-brief-lose-die = { $amount ->
    [one] lose a random die
   *[other] lose { $amount } random dice
}
rising-board-penalty-harder = attacks are harder
rising-board-penalty-no-spells = no Spell tokens
rising-board-penalty-heal-limit = heal 1 Wizard per team

## The board as text

rising-board-read-turn = Turn { $turn } of { $who }, at { $where_art }.
rising-board-read-turn-nowhere = Turn { $turn } of { $who }.
rising-board-read-place = Active Place: { $place }. { $corruption }.
rising-board-read-base = Both Places are lost, the base is open. { $corruption }.
rising-board-read-name = Name
rising-board-read-kind = Kind
rising-board-read-needs = Still needs
rising-board-read-damage = Damage
rising-board-read-text = Ability
rising-board-read-hq-ability = Ability { $number }
rising-board-read-voldemort = Voldemort is revealed: Damage { $damage } of { $track }; he can take { $cap } for now.
rising-board-read-nothing = nothing
rising-board-read-dice = On the table: { $dice }.
rising-board-read-pool = Ready to roll: { $dice }.

## Signs, and what a choice leads to

rising-board-key = Signs
rising-board-key-here = acts if Voldemort is here
rising-board-key-mark = happens on the Dark Mark
rising-board-key-gem = Corruption; at 5 it is lost
rising-board-key-damage = Damage; all boxes: defeated
rising-board-key-wizard = Wizard: all symbols covered, joins you
rising-board-key-villain = Death Eater: all symbols covered, 1 Damage
rising-board-key-back = Back to the dice
rising-board-compass-title = Voldemort’s die
rising-board-compass-why = Every turn it turns him right or left, or shows the Dark Mark. Then he attacks where he stands: 1 Damage to every Wizard card there, and to your team if it is there, and 1 Corruption. His Death Eaters there act.
rising-board-mark-why = On the Dark Mark he stays where he is; then every Death Eater does what is written beside the skull, and every corrupted Place applies its penalty.
rising-board-villain-goal = To win, fill his track. That needs his card to be revealed, a Death Eater in Azkaban for every box, and your team where he stands.
rising-board-tokens-why = Spell tokens help in anybody’s turn, once Voldemort’s die has fallen. You draw one for each Damage you deal to a Death Eater.
rising-board-start-dice = Dice in every turn
rising-board-start-powers = Headquarters, each once per turn
rising-board-start-lead = Wizards to lead
rising-board-report = What Voldemort did

## Why a question comes up: in place of the rule, where that says less

rising-prompt-start-why = The Wizard decides your headquarters too: its four dice and its two abilities are yours in every turn.
rising-prompt-travel-why = You can recruit and fight only where you are. Afterwards Voldemort’s die falls: where he stands, Wizards are hurt and Corruption grows.
rising-prompt-ready-why = After each roll you place at least one die or lose one, and roll the rest again.
rising-prompt-assign-why = Tap a die or a card. A card must be complete within this turn; what is not gives nothing.
rising-prompt-assign-which-why = The other one stays with you for the next roll.
rising-prompt-heal-why = It happens at once. A Wizard with a full track is defeated when the turn ends.
rising-prompt-window-before-roll-why = Everybody’s tokens help { $who }. A token can be used once.
rising-prompt-window-after-roll-why = Everybody’s tokens help { $who }. A token can be used once.
rising-prompt-window-help-why = Everybody’s tokens help { $who }. A token can be used once.
rising-prompt-window-final-why = The last chance to complete something in this turn.

## Before the first choice

rising-board-howto-1 = You play together against Lord Voldemort. Beaten Death Eaters go to Azkaban. Once his card is revealed, he can take 1 Damage for each of them. At 5 Damage you win.
rising-board-howto-2 = Your turn has three parts. First you travel to a Location. Then Voldemort’s die is rolled and his people act. Then you roll your Wizard dice.
rising-board-howto-3 = Put dice on cards at your Location, on your headquarters and on your own Wizards. When all symbols are covered, a Wizard joins your team, a Death Eater takes Damage, and an ability works at once.
rising-board-howto-4 = After each roll you place at least one die or lose one, and roll the rest again. A card must be completed within one turn.
rising-board-howto-5 = Tap a die, then a card; or tap a card; or choose from the list. Point at anything (on a phone: tap it) to see what it is. Spell tokens help whoever’s turn it is.
rising-board-howto-6 = You lose together if too many Wizards are defeated, a team has no Wizards left, four Places are corrupted, or one whole Location is.
