### Death Eaters Rising: what is asked, what may be chosen, what happened.

## Names of states and reasons

rising-title = Death Eaters Rising
rising-loss-wizards = too many Wizards have been defeated
rising-loss-team = a team has no Wizard left
rising-loss-places = too many Places are corrupted
rising-loss-location = a whole Location is corrupted
rising-outcome-won = The players win: Lord Voldemort is defeated.
rising-outcome-lost-wizards = The players lose: too many Wizards have been defeated.
rising-outcome-lost-team = The players lose: a team has no Wizard left.
rising-outcome-lost-places = The players lose: too many Places are corrupted.
rising-outcome-lost-location = The players lose: a whole Location is corrupted.
rising-outcome-lost-wizards-team = The players lose: { rising-loss-wizards } and { rising-loss-team }.
rising-outcome-lost-wizards-places = The players lose: { rising-loss-wizards } and { rising-loss-places }.
rising-outcome-lost-wizards-location = The players lose: { rising-loss-wizards } and { rising-loss-location }.
rising-outcome-lost-team-places = The players lose: { rising-loss-team } and { rising-loss-places }.
rising-outcome-lost-team-location = The players lose: { rising-loss-team } and { rising-loss-location }.
rising-outcome-lost-places-location = The players lose: { rising-loss-places } and { rising-loss-location }.
rising-outcome-lost-wizards-team-places = The players lose: { rising-loss-wizards }, { rising-loss-team } and { rising-loss-places }.
rising-outcome-lost-wizards-team-location = The players lose: { rising-loss-wizards }, { rising-loss-team } and { rising-loss-location }.
rising-outcome-lost-wizards-places-location = The players lose: { rising-loss-wizards }, { rising-loss-places } and { rising-loss-location }.
rising-outcome-lost-team-places-location = The players lose: { rising-loss-team }, { rising-loss-places } and { rising-loss-location }.
rising-outcome-lost-wizards-team-places-location = The players lose: { rising-loss-wizards }, { rising-loss-team }, { rising-loss-places } and { rising-loss-location }.
rising-outcome-turn-limit = The game was stopped at the turn limit.

## Prompts

rising-prompt-start = With which Wizard do you start?
rising-prompt-travel = Where does your team travel?
rising-prompt-ready = Your dice are ready. Roll them?
rising-prompt-assign = Roll { $roll }: where do your dice go?
rising-prompt-assign-which = Which die showing { $face } do you use?
rising-prompt-pool-colour = { $card } gives you an extra die. Which colour?
rising-prompt-heal = Which Wizard do you heal by { $amount } Damage?
rising-prompt-heal-another = Which other Wizard do you heal?
rising-prompt-heal-each = You may heal one Wizard of your team. Which one?
rising-prompt-hit = Which Death Eater takes { $amount } Damage?
rising-prompt-draw = Do you draw { $amount ->
    [one] a Spell token?
   *[other] { $amount } Spell tokens?
}
rising-prompt-set = { $card }: which die do you turn, and to what?
rising-prompt-reroll = { $card }: which dice do you reroll? ({ $count } chosen)
rising-prompt-exchange-give = Exchange: which of your Wizards do you give?
rising-prompt-exchange-take = Exchange: which Wizard do you want for { $card }?
rising-prompt-exchange-agree = { $who } offers { $card } for your { $other }. Do you agree?
rising-prompt-window-opening = Before { $who } takes the dice: do you exchange a Wizard?
    .own = Before you take your dice: do you exchange a Wizard?
rising-prompt-window-before-roll = { $who } is about to roll. Do you use a Spell token?
    .own = You are about to roll. Do you use a Spell token?
rising-prompt-window-after-roll = { $who } has placed the dice of this roll. Do you use a Spell token?
    .own = You have placed the dice of this roll. Do you use a Spell token?
rising-prompt-window-help = { $who } asks for help. Do you use a Spell token?
rising-prompt-window-final = { $who } has no dice left. Do you use a Spell token before the turn ends?
    .own = You have no dice left. Do you use a Spell token before your turn ends?
rising-prompt-chance-places = The Places are stacked at random.
rising-prompt-chance-figure = Which Location does Voldemort face?
rising-prompt-chance-tokens = The Spell tokens are shuffled.
rising-prompt-chance-first = Who is the first player?
rising-prompt-chance-deck = The character cards are shuffled.
rising-prompt-draw-deck = A character card is turned up. Which one?
rising-prompt-draw-deck-why = They are laid from left to right. At the start go from Location to Location as they stand here; later begin where Voldemort is and go on clockwise.
rising-prompt-draw-tokens = { $who } draws a Spell token. Which one?
rising-prompt-chance-voldemort = Roll the Voldemort die.
rising-prompt-chance-token = Which Spell token is lost?
rising-prompt-chance-wand = Which die is lost?
rising-prompt-chance-pool = Roll the dice.
rising-prompt-chance-reroll = Roll the chosen dice again.

## Options

rising-option-start = { $card }
rising-option-travel = { $where }
rising-option-roll = Roll
rising-option-roll-again = Roll the other dice again
rising-option-stop = Stop rolling; the dice left are lost
rising-option-help = Ask the others for help
rising-option-pass = Pass
rising-option-yes = Yes
rising-option-no = No
rising-option-complete-several = Complete { $cards }
rising-option-complete = Complete { $card } ({ $count ->
    [one] 1 die
   *[other] { $count } dice
  })
rising-option-assign = { $face } → { $card }
rising-option-fill = { $count } dice → { $card }
rising-option-token-onto = { $token } → { $card }
rising-option-spare = Keep what fits { $cards }, roll the rest
rising-option-token-heal = Use the { $token } on { $card }
rising-option-token-cleanse = { $token }: { $where }
rising-option-token = Use { $token_a }
rising-option-use = Use { $card }’s ability
rising-option-heal = Heal { $card }
rising-option-hit = { $card }
rising-option-give = Give { $card }
rising-option-take = Take { $card }
rising-option-move = Move your Mission token to { $where_art }
rising-option-redeploy = Give up { $die_a } and go to Voldemort
rising-option-die = { $die }
rising-option-discard = Discard { $die_a } and roll again
rising-option-pick = { $die }: { $face }
rising-option-pick-all = All dice
rising-option-set = { $die }: { $face } becomes { $trait }

## Why something cannot be done now

rising-why-no-match = no card here needs it
rising-why-used = used this turn already
rising-why-assigned = only before the first die of a roll is assigned
rising-why-full = its damage track is full
rising-why-rolled = only before the first roll
rising-why-no-die = no such die is left
rising-why-gringotts = Gringotts Bank: no Spell tokens this turn
rising-why-no-symbol = no card here needs that symbol
rising-why-nobody-hurt = nobody can be healed now
rising-why-nothing-corrupted = there is no Corruption
rising-why-refused = declined this turn

## Events

rising-event-faces = Voldemort faces { $where_art }.
rising-event-first = { $who } is the first player.
    .own = You are the first player.
rising-event-started = { $who } starts with { $card }.
    .own = You start with { $card }.
rising-event-dealt = { $cards } are { $where_in }.
rising-event-turn = Turn { $turn }: { $who } plays.
    .own = Turn { $turn }: you play.
rising-event-travelled = { $who } travels to { $where_art }.
    .own = You travel to { $where_art }.
rising-event-voldemort-right = Voldemort turns right, towards { $where_art }.
rising-event-voldemort-left = Voldemort turns left, towards { $where_art }.
rising-event-voldemort-mark = The Dark Mark! Voldemort stays { $where_in }.
rising-event-attacked = Voldemort attacks. { $cards_count ->
    [1] { $cards } takes { rising-damage }.
   *[other] { $cards } take { rising-damage } each.
}
rising-damage = { $amount } Damage
rising-event-struck = { $cards_count ->
    [1] { $cards } takes { rising-damage }.
   *[other] { $cards } take { rising-damage } each.
}
rising-event-corrupted = { $where_art } gains { $amount } Corruption (now { $count }).
rising-event-cleaned = { $where_art } loses { $amount } Corruption (now { $count }).
rising-event-villain = { $card }’s ability takes effect.
rising-event-penalty = { $place_art }’s penalty takes effect.
rising-event-restored = { $amount } Damage is removed from { $cards }.
rising-event-token-lost = { $who } loses { $token_a }.
    .own = You lose { $token_a }.
rising-event-token-drawn = { $who } draws { $token_a }.
    .own = You draw { $token_a }.
rising-event-token-used = { $who } uses { $token_a }.
    .own = You use { $token_a }.
rising-event-token-placed = { $who } places the token on { $target_art }.
    .own = You place the token on { $target_art }.
rising-event-pool = { $who } takes the dice: { $dice }.
    .own = You take the dice: { $dice }.
rising-event-pool-extra = { $card } adds { $die_a }.
rising-event-pool-no-die = { $card } would add { $die_a }, but none is left.
rising-event-pool-lost = { $who } loses { $die_a }.
    .own = You lose { $die_a }.
rising-event-pool-added = { $who } gets an extra { $die }.
    .own = You get an extra { $die }.
rising-event-rolled-voldemort = { $who } rolls the Voldemort die.
    .own = You roll the Voldemort die.
rising-event-rolled-pool = { $who } rolls the dice.
    .own = You roll the dice.
rising-event-rolled-reroll = { $who } rerolls some dice.
    .own = You reroll some dice.
rising-event-rolled = Roll { $roll }: { $dice }.
rising-event-rerolled = { $count ->
    [one] { $card } allows a reroll of 1 die.
   *[other] { $card } allows a reroll of { $count } dice.
}
rising-event-set = { $card } turns { $die } into { $face }.
rising-event-assigned = { $who } puts { $face } on { $target_art }.
    .own = You put { $face } on { $target_art }.
rising-event-discarded = { $who } discards { $die_a }.
    .own = You discard { $die_a }.
rising-event-stopped = { $who } stops rolling.
    .own = You stop rolling.
rising-event-complete = All of { $card }’s symbols are covered.
rising-event-ability-hq = { $who } uses { $hq_art }’s ability.
    .own = You use { $hq_art }’s ability.
rising-event-ability-wizard = { $who } uses { $card }’s ability.
    .own = You use { $card }’s ability.
rising-event-ability-wound = { $card } takes { $amount } Damage to help.
rising-event-healed = { $amount } Damage is removed from { $card }.
rising-event-hit = { $card } takes { $amount } Damage.
rising-event-moved = { $card } brings { $who } to { $where_art }.
    .own = { $card } brings you to { $where_art }.
rising-event-redeployed = { $who } gives up { $die_a } and moves to { $where_art }.
    .own = You give up { $die_a } and move to { $where_art }.
rising-event-help-nobody = { $who } asks for help, but nobody answers.
    .own = You ask for help, but nobody answers.
rising-event-exchange-done = { $who } gives { $card } to { $whom } for { $other }.
    .own = You give { $card } to { $whom } for { $other }.
    .whom = { $who } gives you { $card } for { $other }.
rising-event-exchange-refused = { $who } declines the exchange with { $whom }.
    .own = You decline the exchange with { $whom }.
    .whom = { $who } declines the exchange with you.
rising-event-recruited = { $card } joins { $who }.
    .own = { $card } joins you.
rising-event-harmed = { $who } deals 1 Damage to { $card }.
    .own = You deal 1 Damage to { $card }.
rising-event-place-lost = { $place_art } is corrupted!
rising-event-location-lost = { $where_art } is corrupted completely!
rising-event-defeated-wizard = { $card } goes to the Hospital Wing. Wizards defeated: { $count }.
rising-event-defeated-death-eater = { $card } goes to Azkaban. Death Eaters defeated: { $count }.
rising-event-refilled = { $card } appears { $where_in }.
rising-event-risen = Lord Voldemort is revealed!
rising-event-won = Lord Voldemort is defeated. You win together!
rising-event-lost = You lose together: { $reasons }.

## What an option would mean

rising-change-damage = Damage
rising-change-corruption = Corruption
rising-odds-complete = to complete it with the other dice
rising-detail-cover-one = Still needs { $left } { $trait }.
rising-detail-cover-more = Still needs { $missing }.
rising-detail-cover-held = The rest is on the table.
rising-detail-cover-recruit = Joins your team.
rising-detail-cover-recruit-theirs = Joins the active team.
rising-detail-cover-harm = 1 Damage.
rising-detail-cover-act = Acts at once.
rising-detail-damage = Damage { $count } of { $of }.
rising-detail-help = They may use their Spell tokens for you now.
rising-detail-stop = Your turn ends; what is not complete gives nothing.
rising-detail-location =
    { $lord ->
        [1] Voldemort is here.{" "}
       *[other] {""}
    }{ $place }: Corruption { $count } of { $of }.{ $friends ->
        [0] {""}
       *[other] {" "}Wizards: { $wizards }.
    }{ $foes ->
        [0] {""}
       *[other] {" "}Death Eaters: { $villains }.
    }

## What lasts: what it does, what ends it

rising-does-penalty = Its penalty strikes at every Dark Mark.
rising-does-risen = Can be attacked where he stands.
rising-ends-turn = at the end of the turn of { $who }
rising-ends-never = never in this game
rising-ends-risen = when his last box is filled

## What one may wish to be asked about

rising-wish-ready = Ask me before the dice are rolled
rising-window-ready = before my dice are rolled
rising-window-roll-on = before my dice are rolled on
rising-window-discard = which die I give up
rising-window-which = which of several equal dice I use
rising-window-heal-one = whether to heal the only one hurt
rising-window-hit-one = whether to hit the only Death Eater
rising-window-draw = whether to draw tokens
rising-window-opening = for an Exchange before the dice are taken
rising-window-before-roll = to help before a roll
rising-window-after-roll = to help after a roll
rising-window-final = to help at the end of a turn
