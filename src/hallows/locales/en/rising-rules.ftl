### Rising: the rules, one statement each, in our own words. Groups follow the chapters of the rules.

## rising-chapter-components-and-setup

rising-chapter-components-and-setup = Components and setup
rising-rule-R-001 = The character cards are 33 Wizards, 10 Death Eaters and one Lord Voldemort.
rising-rule-R-002 = Two, three or four teams play; no other number is possible.
rising-rule-R-003 = The board shows three Locations: the Ministry of Magic, Diagon Alley and Hogsmeade.
rising-rule-R-004 = Two Places belong to each Location. The Ministry of Magic has the Department of Mysteries and the Atrium. Diagon Alley has Ollivander’s Wand Shop and Gringotts Bank. Hogsmeade has the Hog’s Head Inn and the Train Platform.
rising-rule-R-005 = Before play the two Places of every Location are piled face up on the Location itself, in random order.
rising-rule-R-006 = At the beginning the Voldemort figure looks towards one of the three Locations, each as likely as the others.
rising-rule-R-007 = When the game begins, no Corruption and no Damage lies on any track.
rising-rule-R-008 = At the beginning all 24 Spell tokens are mixed and lie face down.
rising-rule-R-009 = Every player picks one affiliation: Hogwarts, the Order of the Phoenix or Dumbledore’s Army.
rising-rule-R-010 = The same affiliation can be picked by two players.
rising-rule-R-011 = An affiliation that two players already have cannot be picked by a third.
rising-rule-R-012 = You take one Headquarters card and one Mission token of your affiliation.
rising-rule-R-013 = You choose one of the two starting Wizards of your affiliation.
rising-rule-R-014 = A Hogwarts player starts with Albus Dumbledore or Minerva McGonagall.
rising-rule-R-015 = An Order of the Phoenix player starts with Nymphadora Tonks or Sirius Black.
rising-rule-R-016 = A Dumbledore’s Army player starts with Harry Potter or Hermione Granger.
rising-rule-R-017 = If two players share an affiliation, each of them has another starting Wizard.
rising-rule-R-018 = Starting Wizards that nobody took are shuffled into the character deck with the rest.
rising-rule-R-019 = Take Lord Voldemort’s card out before shuffling the characters.
rising-rule-R-020 = Every one of the ten Death Eaters goes into the deck.
rising-rule-R-021 = From the shuffled deck lay three cards face up beside every Location.
rising-rule-R-022 = Any number of the cards beside a Location may be Death Eaters.
rising-rule-R-023 = Once these cards are dealt, the deck has 34 cards less one for each player.
rising-rule-R-024 = Lord Voldemort’s card then goes into the middle of the deck, under half of its cards, rounded down. That is 16 cards with two players, 15 with three or four.
rising-rule-R-025 = You begin without Spell tokens. The only exception is the four-player game in balanced mode; the strict rulebook mode knows none, so a table that asks for both is refused.
rising-rule-R-026 = In balanced mode each player of a four-player game begins with one Spell token.
rising-rule-R-027 = The turn passes clockwise, beginning with the first player.
rising-rule-R-028 = At a real table whoever saw a Harry Potter film last goes first. In the digital game the first player is random or chosen.
rising-rule-R-029 = The Wizard dice belong to nobody: all players use one shared supply.

## rising-chapter-travel

rising-chapter-travel = Travel
rising-rule-R-030 = A turn has four phases, always in this order: travel, Voldemort, Wizard dice, end of turn.
rising-rule-R-031 = When travelling you must put your Mission token on one of the three Locations.
rising-rule-R-032 = You may stay at the Location where you were before.
rising-rule-R-033 = Your whole team is where your Mission token is.
rising-rule-R-034 = You may place dice only on characters beside your Location, unless an ability allows more.
rising-rule-R-035 = While somebody else has the turn, your team is at no Location at all.
rising-rule-R-036 = No Spell token may be used during travel or before the Voldemort die has been dealt with.

## rising-chapter-voldemort-phase

rising-chapter-voldemort-phase = Voldemort phase
rising-rule-R-037 = The Voldemort die has eight faces with equal chances: three turn him right, three turn him left and two show the Dark Mark.
rising-rule-R-038 = On a right result the figure turns to the next Location clockwise, looking at the board from above.
rising-rule-R-039 = On a left result the figure turns to the next Location counterclockwise.
rising-rule-R-040 = As there are only three Locations, turning once clockwise leads to the same one as turning twice counterclockwise.
rising-rule-R-041 = On the Dark Mark the figure does not turn.
rising-rule-R-042 = Whatever the die shows, the Dark Mark too, Voldemort attacks once his movement is done.
rising-rule-R-043 = His attack puts 1 Damage on each Wizard card lying beside his Location.
rising-rule-R-044 = If the active player’s Mission token is at Voldemort’s Location, each Wizard of that team also takes 1 Damage from the attack.
rising-rule-R-045 = Teams of players whose turn it is not are never hurt by the attack.
rising-rule-R-046 = Death Eaters take no Damage from Voldemort’s attack.
rising-rule-R-047 = Following the attack, 1 Corruption is placed at Voldemort’s Location.
rising-rule-R-048 = That Corruption lands on the topmost Place, or on the Location itself when both of its Places are gone.
rising-rule-R-049 = Next, all Death Eaters beside Voldemort’s Location carry out their regular abilities.
rising-rule-R-050 = The regular abilities of Death Eaters at other Locations stay idle.
rising-rule-R-051 = If one Location has several Death Eaters, they act from the leftmost space to the rightmost.
rising-rule-R-052 = With the Dark Mark, once regular abilities are done, all Death Eaters on the board carry out their special abilities.
rising-rule-R-053 = Special abilities start with Voldemort’s Location; the other two follow clockwise.
rising-rule-R-054 = A Death Eater that has no special ability is passed over in that step.
rising-rule-R-055 = With the Dark Mark, after the special abilities, each corrupted Place inflicts its penalty once.
rising-rule-R-056 = If the figure turned left or right, there are neither special abilities nor Place penalties.
rising-rule-R-057 = A penalty that holds for this turn is lifted when the turn is over.
rising-rule-R-058 = Nobody may decline an ability in the Voldemort phase.
rising-rule-R-059 = A character or Place whose track fills up in the Voldemort phase remains in play up to the end of the turn.
rising-rule-R-060 = The game never ends during the Voldemort phase.

## rising-chapter-corruption-and-places

rising-chapter-corruption-and-places = Corruption and Places
rising-rule-R-061 = A Place has room for 5 Corruption.
rising-rule-R-062 = A Location itself, once uncovered, also has room for 5 Corruption.
rising-rule-R-063 = Corruption that no longer fits on the track is ignored.
rising-rule-R-064 = Even a full Corruption track can be emptied again in part, as long as the turn has not ended.
rising-rule-R-065 = When an ability removes Corruption, it happens at once.
rising-rule-R-066 = A track cannot hold less than 0 Corruption.
rising-rule-R-067 = A Place that holds 5 Corruption when the turn ends becomes corrupted.
rising-rule-R-068 = The Corruption counters on a corrupted Place are put back in the supply.
rising-rule-R-069 = A corrupted Place is laid in the area for corrupted Places on the Villain card.
rising-rule-R-070 = What lay under a corrupted Place, the other Place or the Location itself, comes into play with no Corruption on it.
rising-rule-R-071 = A Place once corrupted cannot be won back.
rising-rule-R-072 = An ability that names a Location works on its topmost Place, or on the Location itself when it lies open.
rising-rule-R-073 = Corruption meant for a named Location, such as Diagon Alley or the Ministry of Magic, is placed there wherever the figure stands.
rising-rule-R-074 = Department of Mysteries penalty: every Location with one or more Death Eaters beside it gets 1 Corruption.
rising-rule-R-075 = Atrium penalty: for this turn, attacking a Death Eater with dice takes one Courage symbol more.
rising-rule-R-076 = Gringotts Bank penalty: nobody may use Spell tokens for the rest of this turn.
rising-rule-R-077 = Spell tokens may still be drawn under the Gringotts Bank penalty.
rising-rule-R-078 = Hog’s Head Inn penalty: in this turn only one Wizard of each team can be healed.
rising-rule-R-079 = Ollivander’s Wand Shop penalty: before the first roll the active player loses one die, picked at random.
rising-rule-R-080 = Hogsmeade Train Platform penalty: all Wizard cards beside Hogsmeade take 1 Damage.
rising-rule-R-081 = A Location itself carries no penalty.
rising-rule-R-082 = The Location itself is not a Place, so it is not counted when you check whether four Places are corrupted.

## rising-chapter-dice-pool

rising-chapter-dice-pool = Dice pool
rising-rule-R-083 = You start from the four dice shown on your Headquarters card.
rising-rule-R-084 = For every ability that grants an extra die and whose condition you meet, that die joins your pool.
rising-rule-R-085 = If a Wizard asks for another Wizard of some kind, it cannot count itself.
rising-rule-R-086 = Extra dice from several Wizards all add up.
rising-rule-R-087 = In one turn no more than 4 blue, 2 orange, 4 red and 4 purple dice can be used.
rising-rule-R-088 = If a colour has run out, further dice of it are lost; you cannot take some other colour for them.
rising-rule-R-089 = If an ability grants a die of one colour or another, you decide afresh each turn.
rising-rule-R-090 = After the Voldemort phase any player’s die tokens may bring more dice to the active player’s pool.
rising-rule-R-091 = A die that comes after the first roll is thrown with the following roll.
rising-rule-R-092 = Abilities count as they stand when the pool is put together; if the team changes later, the pool does not.
rising-rule-R-093 = Each colour favours one trait: blue Knowledge, orange Friendship, red Loyalty, purple Courage.
rising-rule-R-094 = One face of each die is worth two symbols of the trait which that die favours.
rising-rule-R-095 = The six faces of a die are: its favoured trait double once and single twice, and each of the other three traits once.

## rising-chapter-rolling-and-assigning

rising-chapter-rolling-and-assigning = Rolling and assigning
rising-rule-R-096 = You roll all the dice that are still in your pool.
rising-rule-R-097 = After a roll you may place as many fitting dice as you want.
rising-rule-R-098 = A die can be placed only where the target still has an open symbol of the trait it shows.
rising-rule-R-099 = You may place dice on characters at your Location, on your Headquarters abilities and on abilities of your own Wizards. Voldemort counts, too, if he has been revealed and stands at your Location.
rising-rule-R-100 = You may spread the dice of one roll over several targets.
rising-rule-R-101 = A double face covers two symbols on one target. If only one is open it covers that one, and the other half is lost.
rising-rule-R-102 = You cannot share a double face between two targets.
rising-rule-R-103 = If you placed no die after a roll, you must discard one die of your choice from the pool. It may be a die that a token gave you since that roll. You are asked even when it is your last die and fits nowhere, since tokens may still help.
rising-rule-R-104 = You may refuse to place a die even if it would fit.
rising-rule-R-105 = Using a trait token is not the same as placing a die.
rising-rule-R-106 = Dice that were placed or discarded are gone from your pool for this turn.
rising-rule-R-107 = A die that has been placed stays put: it is neither moved nor rolled again.
rising-rule-R-108 = You then roll what is left, as often as you like; only the shrinking pool sets a limit.
rising-rule-R-109 = A target can gather dice over several rolls.
rising-rule-R-110 = In later rolls you may turn to other targets.
rising-rule-R-111 = One symbol takes one die: a covered symbol accepts no more.
rising-rule-R-112 = Before any roll you may stop; the dice you have left are then lost.
rising-rule-R-113 = An ability that rerolls or sets dice can be used once per turn. Use it after a roll of your choice, before you place the first die of that roll.
rising-rule-R-114 = Trelawney lets you reroll one or more dice of your pool, whichever you like.
rising-rule-R-115 = A die turned by a set ability shows a single symbol of the trait in question.

## rising-chapter-abilities

rising-chapter-abilities = Abilities
rising-rule-R-116 = You can activate each ability of your Headquarters once per turn.
rising-rule-R-117 = You can activate each Wizard ability that costs symbols once per turn.
rising-rule-R-118 = Headquarters abilities and paid Wizard abilities happen the moment all their symbols are covered.
rising-rule-R-119 = An ability with symbols still open does nothing.
rising-rule-R-120 = Dice can activate only the Headquarters and the Wizards of the player whose turn it is.
rising-rule-R-121 = The first ability of every Headquarters takes 1 Corruption away from the active player’s Location.
rising-rule-R-122 = Second ability of Dumbledore’s Office: you draw one Spell token, and any other player who has at least two Hogwarts Wizards may draw one too.
rising-rule-R-123 = Second ability of the Room of Requirement: every player may take 1 Damage off one of their Wizards. It is 2 if that Wizard belongs to Dumbledore’s Army.
rising-rule-R-124 = Second ability of 12 Grimmauld Place: put 1 Damage on a Death Eater at your Location and draw one Spell token.
rising-rule-R-125 = Other players may turn down a benefit that an effect offers them.
rising-rule-R-126 = If an ability is paid with Damage on a Wizard, that Wizard must have a free box for it.
rising-rule-R-127 = Abilities without a cost that work all the time need not be activated.
rising-rule-R-128 = You cannot use the ability of a Wizard in the turn in which you recruit it.
rising-rule-R-129 = A Wizard whose Damage track is full can still use its ability until characters are checked at the end of the turn.

## rising-chapter-recruiting-and-attacking

rising-chapter-recruiting-and-attacking = Recruiting and attacking
rising-rule-R-130 = You recruit a Wizard by covering all of its symbols within one turn.
rising-rule-R-131 = Your affiliation does not restrict you: you can recruit Wizards of all three.
rising-rule-R-132 = A team may have any number of Wizards.
rising-rule-R-133 = You can recruit more than one Wizard in a turn.
rising-rule-R-134 = You damage a Death Eater by covering all of its symbols within one turn.
rising-rule-R-135 = Placing dice can give each Death Eater only 1 Damage in a turn.
rising-rule-R-136 = On top of that, abilities may put more Damage on the same Death Eater in that turn.
rising-rule-R-137 = For each Damage counter you put on a Death Eater you draw one Spell token.
rising-rule-R-138 = A Death Eater whose track is full takes no more Damage and earns you no Spell token.
rising-rule-R-139 = A character whose symbols are not all covered is unaffected, and what was placed on it does not carry over.

## rising-chapter-spell-tokens

rising-chapter-spell-tokens = Spell tokens
rising-rule-R-140 = Spell tokens may be used in anyone’s turn, from when the Voldemort die is dealt with until the end-of-turn step starts.
rising-rule-R-141 = You may help the active player with your own Spell tokens.
rising-rule-R-142 = A trait token covers one symbol of its trait on any target that is allowed.
rising-rule-R-143 = With a trait token you can complete a character, a Headquarters ability or an ability of a Wizard in the active team.
rising-rule-R-144 = Trait tokens still work when there are no dice left.
rising-rule-R-145 = Used Spell tokens are discarded face up. A trait token first lies on its target until the turn ends, so that what it completes cannot draw it back.
rising-rule-R-146 = If you should draw and the supply is empty, turn the discarded tokens face down, mix them and draw from these.
rising-rule-R-147 = If no tokens are left in the supply or among the discards, you draw none.
rising-rule-R-148 = You may keep any number of Spell tokens.
rising-rule-R-149 = Everybody may see which Spell tokens each player has.
rising-rule-R-150 = The Heal two token takes up to 2 Damage off one Wizard in a team.
rising-rule-R-151 = The Heal pair token takes 1 Damage off one or two Wizards in teams.
rising-rule-R-152 = The Cleanse token takes 1 Corruption away from a Location of your choice.
rising-rule-R-153 = With the Exchange token you trade one of your Wizards for one of another player, if they agree. Damage goes along with the cards.
rising-rule-R-154 = Spell tokens you gain in the end-of-turn step have to wait for a later turn.
rising-rule-R-155 = There are twelve kinds of Spell token, two of each.

## rising-chapter-damage-and-defeat

rising-chapter-damage-and-defeat = Damage and defeat
rising-rule-R-156 = Every Damage counter fills an empty box of the character’s track.
rising-rule-R-157 = Once the track is full, further Damage is ignored.
rising-rule-R-158 = Healing cannot bring Damage under 0.
rising-rule-R-159 = An effect on the Wizard with the most or the fewest Damage hits everyone who is tied, even at no Damage at all.
rising-rule-R-160 = Who is tied is worked out for each team on its own.
rising-rule-R-161 = When the turn ends, all Wizards with a full track are defeated, whether in a team or beside a Location.
rising-rule-R-162 = When the turn ends, all Death Eaters with a full track are defeated.
rising-rule-R-163 = Defeated Wizards are laid in the Hospital Wing pile and stay out of the game.
rising-rule-R-164 = Defeated Death Eaters are sent to Azkaban and stay out of the game.
rising-rule-R-165 = Wizards who fall beside a Location are counted as defeated Wizards just like members of a team.
rising-rule-R-166 = When you recruit a Wizard, its Damage is cleared before anyone is checked for defeat.

## rising-chapter-end-of-turn

rising-chapter-end-of-turn = End of turn
rising-rule-R-167 = The turn closes in this order. First recruits join, Death Eaters and Voldemort take Damage, and you check for victory. Then draw Spell tokens and put the dice back. Then Places become corrupted, characters are defeated, and you check for loss. Last come new cards and the next player.
rising-rule-R-168 = All dice are put back in the shared supply.
rising-rule-R-169 = Fill the empty spaces beside Locations with cards from the top of the deck.
rising-rule-R-170 = Fill up Voldemort’s Location first and go on clockwise; at each Location from left to right.
rising-rule-R-171 = A card just laid out has no counters and takes no action before the next turn.
rising-rule-R-172 = If Lord Voldemort’s card turns up, lay it on the Villain card and deal another card to that space.
rising-rule-R-173 = With no cards left in the deck, the space remains empty.
rising-rule-R-174 = Only an empty deck can leave a Location with fewer than three cards after refilling.
rising-rule-R-175 = The turn then goes to the next player clockwise.

## rising-chapter-lord-voldemort

rising-chapter-lord-voldemort = Lord Voldemort
rising-rule-R-176 = As long as his card has not turned up, Voldemort takes no Damage.
rising-rule-R-177 = Starting with the turn after his card turned up, Voldemort can be attacked at the Location he faces.
rising-rule-R-178 = You may place dice on Voldemort only in your own turn and only with your Mission token at his Location.
rising-rule-R-179 = To attack him, cover all of his symbols; he can take 1 Damage per turn this way.
rising-rule-R-180 = Voldemort can never have more Damage than there were Death Eaters in Azkaban before the end-of-turn step.
rising-rule-R-181 = Voldemort himself is not a Death Eater: abilities, penalties and counts that speak of Death Eaters leave him out.
rising-rule-R-182 = You draw one Spell token for each Damage you put on him.
rising-rule-R-183 = Redeploying: before your first roll, once the villains have acted, you may give up one die of your choice. Then you move your Mission token to Voldemort’s Location.
rising-rule-R-184 = You can redeploy only when Voldemort’s card has been revealed.
rising-rule-R-185 = Apart from the die you give up, redeploying leaves your pool as it was.
rising-rule-R-186 = After redeploying, this is your Location for the rest of the turn in every respect.
rising-rule-R-187 = Redeploying brings no further attack upon you.
rising-rule-R-188 = In the standard game Voldemort’s Damage track has 5 boxes.

## rising-chapter-game-end

rising-chapter-game-end = End of the game
rising-rule-R-189 = All players win when Voldemort’s Damage track is full.
rising-rule-R-190 = To win the standard game you have to defeat five or more Death Eaters.
rising-rule-R-191 = The game is lost when too many Wizards are defeated: 8 with two players, 10 with three, 12 with four.
rising-rule-R-192 = The game is lost if some team is left without Wizards when defeats have been carried out.
rising-rule-R-193 = The game is lost once four or more Places have been corrupted.
rising-rule-R-194 = The game is lost once a Location is wholly corrupted: both its Places and the Location itself.
rising-rule-R-195 = If you would win and lose in one and the same end-of-turn step, you win.
rising-rule-R-196 = There is no single winner: you all win or you all lose.
rising-rule-R-197 = Easier game for beginners: Voldemort has 4 boxes, so four Death Eaters must be defeated.
rising-rule-R-198 = Harder game: Voldemort has 6 boxes or more, up to 10.

## rising-chapter-added-on-review

rising-chapter-added-on-review = Further rulings
rising-rule-R-199 = The box also contains six Headquarters cards and six Mission tokens, two for each affiliation. There are 14 Wizard dice, 24 Spell tokens, 60 Damage counters and 15 Corruption counters.
rising-rule-R-200 = Running out of Damage or Corruption counters never stops an effect.
rising-rule-R-201 = Costs, Damage boxes, abilities, Headquarters dice and the cost of attacking Voldemort are as shown on the cards used in this game.
rising-rule-R-202 = Players pick affiliation and starting Wizard one after another, clockwise from the first player.
rising-rule-R-203 = One person can lead several teams. Playing alone means the two-player game with two teams. Each has its own Headquarters, tokens and turns, and the game is lost if either is empty.
rising-rule-R-204 = The active player throws the Voldemort die in the Voldemort phase one single time.
rising-rule-R-205 = Spell tokens stay out of the Voldemort phase altogether, even between one villain’s action and the next.
rising-rule-R-206 = For abilities like Dolohov’s, the Wizards at a Location are the cards beside it, plus the active team if its token is there. The Corruption comes instead only when none of these is a Wizard of the required kind.
rising-rule-R-207 = Bellatrix strikes the active team with her regular ability no matter where its Mission token is.
rising-rule-R-208 = The regular ability of Lucius heals every other Death Eater, anywhere on the board, by 1 Damage; nobody goes under 0.
rising-rule-R-209 = If an effect on the most or fewest Damage names an affiliation, compare only Wizards of that affiliation within each team. Teams that have none are spared.
rising-rule-R-210 = If the Wizard with the most Damage is already full, the extra Damage vanishes; nobody else takes it.
rising-rule-R-211 = You put your pool together once, when the Wizard dice phase begins. An Exchange made earlier makes a difference to it, a later one does not.
rising-rule-R-212 = A die that was placed, discarded, given up or lost still counts towards the limit of its colour until the turn is over.
rising-rule-R-213 = The die lost to Ollivander’s Wand Shop goes as soon as the pool is ready. Only then come tokens, abilities paid with Damage, moves and redeploying.
rising-rule-R-214 = Before your first roll you may use die tokens, Seamus, Mundungus, Dobby and redeploying in whatever order suits you. Mundungus may also wait until after the last roll.
rising-rule-R-215 = Moving with Dobby costs you no die, does not change your pool and brings no attack.
rising-rule-R-216 = If your Mission token moves before the first roll, trait tokens already laid on characters of the Location you left are lost.
rising-rule-R-217 = Seamus and Mundungus can be used only with a free Damage box; for Seamus there must also be a red die in the supply.
rising-rule-R-218 = A Wizard’s ability can be used only in the turn of the player whose team it is in.
rising-rule-R-219 = Each time tokens may be played, the active player is asked first and the others follow clockwise. Any token used starts the questions over; when everybody passes, it is done.
rising-rule-R-220 = Other players can play tokens before the first roll, after every roll and once the last die is gone.
rising-rule-R-221 = You may lay a trait token on a target as its first symbol, as its last or as its only one.
rising-rule-R-222 = A trait token on a target that is not completed is used up for nothing.
rising-rule-R-223 = If another player’s token completes a target, it is still the active player who gains the Wizard or the Spell token.
rising-rule-R-224 = A token that would have no effect cannot be played; you keep it.
rising-rule-R-225 = If a die token is played after the last roll, there is one more round of rolling with that die by itself.
rising-rule-R-226 = If the other player refuses an Exchange, you keep the token, but it is not offered again this turn.
rising-rule-R-227 = An Exchange after the pool is built leaves the dice alone. The Wizard who joins may use abilities not yet spent right away if it is the new owner’s turn.
rising-rule-R-228 = If a Wizard’s ability was used this turn, it stays used when the card changes teams.
rising-rule-R-229 = You place dice one by one; an ability whose symbols are all covered is carried out before the next die of that roll.
rising-rule-R-230 = Once all its symbols are covered, an ability of your Headquarters or a Wizard has to be carried out then. You cannot save it for later in the turn.
rising-rule-R-231 = A double face covers as many open symbols of its trait on the target as it can: one or two.
rising-rule-R-232 = You may place dice on an ability or on a Death Eater with a full track even though nothing will come of it.
rising-rule-R-233 = The Wizard dice phase is over when no dice remain or you stop, once the last chance for tokens has passed.
rising-rule-R-234 = Victory is checked as soon as Voldemort receives his counter; if you have won, the rest of the end-of-turn step is left out.
rising-rule-R-235 = After defeats all four ways of losing are examined at the same time, and each one that applies is announced.
rising-rule-R-236 = No player ever begins a turn without Wizards.
rising-rule-R-237 = Effects that concern every player start with the active player and go round clockwise.
rising-rule-R-238 = Under the Hog’s Head Inn penalty, an effect that heals several Wizards heals only one in each team; the player carrying it out says which.
rising-rule-R-239 = The extra Courage for the Atrium may be supplied by a double face or a Courage token, and every Death Eater needs its own.
rising-rule-R-240 = Abilities that put Damage on a Death Eater cannot hurt Voldemort.
rising-rule-R-241 = You may place dice on Voldemort when he cannot take more Damage, but you get neither Damage nor a Spell token for it.
rising-rule-R-242 = Penalties take effect in the order in which the Places were corrupted. For Places corrupted in the same turn it is the Ministry of Magic, then Diagon Alley, then Hogsmeade.
rising-rule-R-243 = Optional harder setting, normally off: with the Dark Mark, each Death Eater away from Voldemort also carries out its regular ability, after its special one.
