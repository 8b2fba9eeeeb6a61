### Talisman: the rules, one statement each, in our own words. Groups follow the chapters of the rules.

## talisman-chapter-components-and-limits

talisman-chapter-components-and-limits = Components and limits
talisman-rule-T-001 = Up to six people can play.
talisman-rule-T-002 = Encounter cards number 100 in total. They form two decks that are never mixed: one for London and one for the Hogwarts Grounds.
talisman-rule-T-003 = The Spell deck is made of 24 cards.
talisman-rule-T-004 = The shops share a stock of 21 Purchase cards.
talisman-rule-T-005 = Three Hallow cards make up the Hallow pile.
talisman-rule-T-006 = The whole game has 20 Galleons and no more.
talisman-rule-T-007 = The whole game has 36 Fate tokens and no more.
talisman-rule-T-008 = The box holds two Ferret cards, but they set no limit on how many Characters can be Ferrets.
talisman-rule-T-009 = Players can take eight different Characters, and every Character card offers a choice of two sides.
talisman-rule-T-010 = You can receive Galleons, Fate tokens, Purchase cards and Hallows only as long as some are left in the supply.
talisman-rule-T-011 = When the supply is empty, anything you should gain from it is simply not gained.

## talisman-chapter-setup

talisman-chapter-setup = Setup
talisman-rule-T-012 = Shuffle the London deck and the Grounds deck apart from each other and put both face down.
talisman-rule-T-013 = Sort the Hallows and the Purchase cards by kind and lay them out face up.
talisman-rule-T-014 = At the beginning Lord Voldemort waits in the Great Hall.
talisman-rule-T-015 = Every player receives one Character card at random.
talisman-rule-T-016 = Before the first turn each player decides which side of their Character card to use.
talisman-rule-T-017 = If everybody agrees, players may pick their Characters instead: the youngest first, the others in order of age.
talisman-rule-T-018 = Draw the starting Spells shown on your Character’s side.
talisman-rule-T-019 = Your figure begins on the start space named on your Character’s side.
talisman-rule-T-020 = Set the dials for Magic, Might and Life to the numbers printed on your Character’s side.
talisman-rule-T-021 = Take as many Fate tokens as your Character’s printed Fate.
talisman-rule-T-022 = Take 2 Galleons at the beginning, unless your Character’s side gives another number.
talisman-rule-T-023 = Whoever has watched a Harry Potter film most recently goes first.
talisman-rule-T-024 = Play then moves around the table clockwise, to the left.
talisman-rule-T-025 = The Advantage token begins on the side that has fewer Characters in the game.
talisman-rule-T-026 = With equal numbers on both sides, the Advantage token begins on the side the first player’s Character does not belong to.

## talisman-chapter-stats-life-fate

talisman-chapter-stats-life-fate = Magic, Might, Life and Fate
talisman-rule-T-027 = Your total Magic is what the Magic dial shows plus every Magic bonus you can use right now from Objects and Followers.
talisman-rule-T-028 = Your total Might is what the Might dial shows plus every Might bonus you can use right now from Objects and Followers.
talisman-rule-T-029 = A bonus from an Object or a Follower is added on top; it never turns a dial.
talisman-rule-T-030 = Losses cannot bring the Magic dial under the value your Character started with.
talisman-rule-T-031 = Losses cannot bring the Might dial under the value your Character started with.
talisman-rule-T-032 = Every dial has a highest value and cannot be turned past it.
talisman-rule-T-033 = Healing gives back lost Life only up to the starting value.
talisman-rule-T-034 = When you gain Life, as opposed to healing it, you may end up with more than your starting Life.
talisman-rule-T-035 = There is no limit to the Fate tokens one Character can hold.
talisman-rule-T-036 = After rolling for movement you may spend 1 Fate to roll that die of yours again.
talisman-rule-T-037 = You may spend 1 Fate to repeat your own attack roll.
talisman-rule-T-038 = You may spend 1 Fate to roll again one die of your own that a card or a space made you roll.
talisman-rule-T-039 = Once you reroll with Fate, the new result counts, for better or worse.
talisman-rule-T-040 = Fate never rerolls the same die twice.
talisman-rule-T-041 = If you roll several dice together, Fate can change only one of them.
talisman-rule-T-042 = The attack roll of an Enemy cannot be repeated with Fate.
talisman-rule-T-043 = You cannot spend Fate on a die that belongs to another player.
talisman-rule-T-044 = Fate you spend goes back to the supply.

## talisman-chapter-turn-and-movement

talisman-chapter-turn-and-movement = Turn and movement
talisman-rule-T-045 = Each turn has two parts: first you move, then you have an encounter.
talisman-rule-T-046 = Anything that has to be used before moving is carried out before you roll for movement.
talisman-rule-T-047 = You have to move at the start of your turn, unless some effect tells you otherwise.
talisman-rule-T-048 = In an ordinary move you roll one die and go exactly that many spaces.
talisman-rule-T-049 = In London and in the Hogwarts Grounds you decide whether to go clockwise or counterclockwise.
talisman-rule-T-050 = You may not change direction in the middle of a move.
talisman-rule-T-051 = When you cross from King’s Cross Station to Hogsmeade Station, you may choose a new direction for the steps you still have.
talisman-rule-T-052 = Inside Hogwarts Castle a roll of 1, 2 or 3 takes you one space forward.
talisman-rule-T-053 = Inside Hogwarts Castle a roll of 4 or 5 takes you two spaces forward.
talisman-rule-T-054 = Inside Hogwarts Castle a roll of 6 takes you three spaces forward.
talisman-rule-T-055 = While in Hogwarts Castle you can decide to turn back whenever you like.
talisman-rule-T-056 = After turning back you walk one space each turn, no more and no less, towards Hogwarts Gates.
talisman-rule-T-057 = On the way back the castle spaces you step on do nothing to you.
talisman-rule-T-058 = Having turned back, you cannot head forward again until you have reached Hogwarts Gates.
talisman-rule-T-059 = You can walk out of the castle through Hogwarts Gates without any test.
talisman-rule-T-060 = If you are told to lose a turn, it is your next turn that you skip.
talisman-rule-T-061 = Being told to lose a turn does not interrupt the turn you are taking; play it to its end as usual.

## talisman-chapter-lord-voldemort-on-the-board

talisman-chapter-lord-voldemort-on-the-board = Lord Voldemort on the board
talisman-rule-T-062 = If you roll a 1 for movement, begin by moving your own Character one space.
talisman-rule-T-063 = Then, having rolled that 1, you roll another die and move Lord Voldemort as many spaces as it shows.
talisman-rule-T-064 = Whoever moves Voldemort picks the direction, clockwise or counterclockwise.
talisman-rule-T-065 = Voldemort can pass into the neighbouring space of another Region only with the first step of his move.
talisman-rule-T-066 = Once he has changed Region, Voldemort spends the rest of his steps there.
talisman-rule-T-067 = When Voldemort stops on a space with Characters, the player who moved him names one of them. That Character must battle him.
talisman-rule-T-068 = Voldemort attacks members of the Order of the Phoenix and Death Eaters alike.
talisman-rule-T-069 = The Character attacked by Voldemort decides whether they fight with Magic or with Might.
talisman-rule-T-070 = While in London Voldemort fights with 7, in Magic as in Might.
talisman-rule-T-071 = While in the Hogwarts Grounds Voldemort fights with 9, in Magic as in Might.
talisman-rule-T-072 = While in Hogwarts Castle Voldemort fights with 10, in Magic as in Might.
talisman-rule-T-073 = While in the Great Hall Voldemort fights with 12, in Magic as in Might.
talisman-rule-T-074 = If you beat Voldemort outside the final Battle, roll one die for a reward. On a 1 you gain 1 Fate.
talisman-rule-T-075 = On a reward roll of 2 for beating Voldemort you gain 1 Galleon.
talisman-rule-T-076 = On a reward roll of 3 for beating Voldemort you gain 1 Life.
talisman-rule-T-077 = On a reward roll of 4 for beating Voldemort you gain 1 Might.
talisman-rule-T-078 = On a reward roll of 5 for beating Voldemort you gain 1 Magic.
talisman-rule-T-079 = On a reward roll of 6 for beating Voldemort you gain 1 Spell, provided you have room for it under your Spell limit.
talisman-rule-T-080 = Losing to Voldemort outside the final Battle costs you 1 Life.
talisman-rule-T-081 = After his move Voldemort remains on the space he has reached.
talisman-rule-T-082 = A standoff with Voldemort outside the final Battle has no effect on either of you.
talisman-rule-T-083 = Voldemort does not attack you when it is you who walks onto his space.
talisman-rule-T-084 = The Advantage token changes nothing in a Battle with Voldemort, for either side.
talisman-rule-T-085 = Walking back towards Hogwarts Gates never sets Voldemort in motion.

## talisman-chapter-crossing-between-regions

talisman-chapter-crossing-between-regions = Crossing between Regions
talisman-rule-T-086 = There are four ways from London to the Hogwarts Grounds. They are King’s Cross Station, a Portkey, the result at 4 Privet Drive, or a card that allows it.
talisman-rule-T-087 = If your move in London brings you to King’s Cross Station or past it, you may try to get through the barrier.
talisman-rule-T-088 = To try the barrier, add one die to your Magic; the barrier adds one die to 9.
talisman-rule-T-089 = You get through only with a higher total than the barrier; an equal one is not enough.
talisman-rule-T-090 = Having got through, you step from King’s Cross Station to Hogsmeade Station and use up the rest of your movement there.
talisman-rule-T-091 = If you succeed when your roll ended exactly on King’s Cross Station, you go on into the Hogwarts Grounds in your next turn.
talisman-rule-T-092 = If you fail at the barrier or it is a standoff, you stop on King’s Cross Station and your turn is over.
talisman-rule-T-093 = You never lose Life by failing at the barrier.
talisman-rule-T-094 = If you land on King’s Cross Station you may leave the barrier alone and draw 1 London card instead.
talisman-rule-T-095 = If you chose to draw at King’s Cross Station, you cannot cross in that turn.
talisman-rule-T-096 = Going from the Hogwarts Grounds back to London needs no barrier test.
talisman-rule-T-097 = A Portkey works only while you are in London.
talisman-rule-T-098 = You use a Portkey in place of rolling for movement.
talisman-rule-T-099 = The Portkey carries you to the space of the Hogwarts Grounds that faces the one you are on.
talisman-rule-T-100 = Once used, a Portkey goes back among the Purchase cards.
talisman-rule-T-101 = If you let your next turn pass without using your Portkey, it goes back among the Purchase cards all the same.
talisman-rule-T-102 = After travelling by Portkey you encounter the space you arrive on, or a Character there.
talisman-rule-T-103 = With Floo Powder you can cross to the Hogwarts Grounds from The Burrow or from the Ministry of Magic.
talisman-rule-T-104 = Hogwarts Gates are the one way into Hogwarts Castle.
talisman-rule-T-105 = When your move ends on Hogwarts Gates or goes past them, you may try to open them.
talisman-rule-T-106 = If you try to open the Gates, you do not draw an Encounter card there.
talisman-rule-T-107 = To open the Gates choose Magic or Might, then roll two dice against that value.
talisman-rule-T-108 = If the dice at the Gates add up to no more than the chosen value, you go to the Moving Staircase. Your turn is then finished.
talisman-rule-T-109 = If the dice at the Gates add up to more than the chosen value, you remain there. You lose 1 point of that value, though never below your starting value.
talisman-rule-T-110 = Your turn ends when you fail to open the Gates.
talisman-rule-T-111 = You have to open the Gates anew each time you want to enter the castle.
talisman-rule-T-112 = On entering the castle you must stop on the Moving Staircase.
talisman-rule-T-113 = Nobody walks past the Room of Requirement: you have to stop there.
talisman-rule-T-114 = If you stand in the Room of Requirement and carry no Hallow, you must turn back.
talisman-rule-T-115 = Stepping into the Great Hall costs you a Hallow, which is discarded.
talisman-rule-T-116 = The Room of Requirement is the only way into the Great Hall.

## talisman-chapter-finale

talisman-chapter-finale = The final Battle
talisman-rule-T-117 = Whoever enters the Great Hall has to battle Voldemort with Magic.
talisman-rule-T-118 = Voldemort’s Magic in the final Battle is 12.
talisman-rule-T-119 = Beat Voldemort in the Great Hall and you win the game on the spot.
talisman-rule-T-120 = The final Battle is the same for the Order of the Phoenix and for Death Eaters: either side wins by it.
talisman-rule-T-121 = If you lose the final Battle, you are sent to the Moving Staircase.
talisman-rule-T-122 = If the final Battle is a standoff, you stay in the Great Hall and fight again in your next turn.

## talisman-chapter-encounters

talisman-chapter-encounters = Encounters
talisman-rule-T-123 = After your move you have to encounter either the space you are on or one Character of the other side who stands there.
talisman-rule-T-124 = You can encounter a Character only if you two belong to opposite sides.
talisman-rule-T-125 = Two Characters of one side never fight each other.
talisman-rule-T-126 = If you encounter a Character, the instructions of the space do not concern you.
talisman-rule-T-127 = If you encounter a Character, you visit none of the Observers and Places on that space.
talisman-rule-T-128 = If you encounter a Character, you may not pick up Objects, Followers or Galleons that lie on that space.
talisman-rule-T-129 = If you encounter a Character, you fight no Enemy on that space, apart from a Follower of this Character.
talisman-rule-T-130 = If you encounter the space, you have to do what it says.
talisman-rule-T-131 = Draw Encounter cards from the deck that belongs to the Region you are in.
talisman-rule-T-132 = Draw as many cards as the space shows, less one for each card already lying on it.
talisman-rule-T-133 = You draw nothing if the space already holds as many cards as it shows.
talisman-rule-T-134 = Deal with the cards by encounter number, starting with the lowest.
talisman-rule-T-135 = Cards that share a number are dealt with in the order in which they were drawn.
talisman-rule-T-136 = On a card with two encounter numbers, use the one for the side of the Character whose turn it is.
talisman-rule-T-137 = A card of your own side is a Follower for you.
talisman-rule-T-138 = A card of the other side is an Enemy for you and fights with the value printed on it.
talisman-rule-T-139 = A neutral card belongs to neither side: for nobody does it count as friend or opponent.
talisman-rule-T-140 = Encounter cards stay where they were met until somebody takes them or they are discarded.
talisman-rule-T-141 = If a card’s own text sends it somewhere else, it does nothing at that moment to the Character who drew it.
talisman-rule-T-142 = What else the space demands is done after fighting Enemies and before visiting Observers and Places.
talisman-rule-T-143 = You don’t have to collect the Followers, Galleons or Objects you find.
talisman-rule-T-144 = You can take along Followers of your own side.
talisman-rule-T-145 = Both Order of the Phoenix members and Death Eaters can take along neutral Followers.
talisman-rule-T-146 = You can never take along a Follower card of the other side.
talisman-rule-T-147 = If you have neither beaten nor evaded an Enemy, your turn ends and you collect nothing.
talisman-rule-T-148 = If an encounter sends you to another space, you have an encounter there too.
talisman-rule-T-149 = When an Encounter deck runs out, its discarded cards are shuffled to make a new one.

## talisman-chapter-advantage-token

talisman-chapter-advantage-token = The Advantage token
talisman-rule-T-150 = While the token shows the Order of the Phoenix, Characters of the Order add 1 to their attack score.
talisman-rule-T-151 = While the token shows the Death Eaters, Death Eater Characters add 1 to their attack score.
talisman-rule-T-152 = While the token shows the Order of the Phoenix, a Death Eater Character takes 1 off the attack score against an Enemy of the Order.
talisman-rule-T-153 = While the token shows the Death Eaters, the Order of the Phoenix fights worse. Its Characters take 1 off the attack score against a Death Eater Enemy.
talisman-rule-T-154 = In a Battle with a neutral Enemy the Advantage token makes no difference.
talisman-rule-T-155 = If several Enemies belong to the side with the Advantage, you take 1 off your score for each of them.
talisman-rule-T-156 = If you draw at least one Event, turn the Advantage token over before meeting any card: once only, however many Events there are.
talisman-rule-T-157 = If an effect wants the token on a side and that side is already up, nothing happens.
talisman-rule-T-158 = When two Characters fight, the one whose side has the Advantage adds 1 and the other subtracts nothing.

## talisman-chapter-battle

talisman-chapter-battle = Battle
talisman-rule-T-159 = You fight an Enemy with Magic or with Might according to the value printed on it.
talisman-rule-T-160 = If you want to evade, say so before anyone rolls.
talisman-rule-T-161 = Whatever changes your Magic or Might has to be used before you make the attack roll.
talisman-rule-T-162 = Your attack score is the roll of one die plus the Magic or Might you fight with, plus or minus any modifiers.
talisman-rule-T-163 = The Enemy’s die is rolled by some other player.
talisman-rule-T-164 = An Enemy’s attack score is its printed value plus the roll of its die.
talisman-rule-T-165 = If your score is higher than the Enemy’s, you beat it.
talisman-rule-T-166 = You keep the card of a beaten Enemy as a Trophy.
talisman-rule-T-167 = If the Enemy’s score is higher than yours, you lose 1 Life.
talisman-rule-T-168 = When you lose a Battle, your turn is over immediately.
talisman-rule-T-169 = Equal scores mean a standoff: neither side suffers, and your turn is over immediately.
talisman-rule-T-170 = An Enemy you did not beat stays on its space.
talisman-rule-T-171 = Enemies that share an encounter number and fight with the same ability act as one. Add up their values and roll a single die for them.
talisman-rule-T-172 = Enemies that fight with Magic and Enemies that fight with Might never join forces.
talisman-rule-T-173 = Characters always fight each other with Magic.
talisman-rule-T-174 = A Character under attack may evade if some effect makes that possible.
talisman-rule-T-175 = Before rolling, both fighting Characters may use Spells.
talisman-rule-T-176 = When Characters fight, the attacker is first to decide whether to spend Fate on a reroll; the defender follows.
talisman-rule-T-177 = An attacker who has passed up the reroll cannot go back on it after seeing what the defender does.
talisman-rule-T-178 = If you win a Battle against a Character, you may have the loser lose 1 Life.
talisman-rule-T-179 = Or the winner may take one of the loser’s Objects; a Hallow is allowed too.
talisman-rule-T-180 = Or the winner may help themselves to 1 Galleon of the loser’s.
talisman-rule-T-181 = If the winner is the Character whose turn it is, they may attack one of the loser’s Followers instead, and no more than one.
talisman-rule-T-182 = A Follower attacked in this way fights like a lone Enemy.
talisman-rule-T-183 = If you beat a Follower in this way, you may keep it as a Trophy.
talisman-rule-T-184 = Once the winner of a Battle between Characters has had the reward, the turn is over.
talisman-rule-T-185 = You can evade in London and in the Hogwarts Grounds, but nowhere else.
talisman-rule-T-186 = Evading also works against Enemies that come from an Event, a Place or an Observer.
talisman-rule-T-187 = If you evade an opponent, you do nothing to it and it does nothing to you.

## talisman-chapter-trophies

talisman-chapter-trophies = Trophies
talisman-rule-T-188 = The end of your own turn is the only time to trade in Trophies.
talisman-rule-T-189 = For each 5 points of Magic on the Trophies you hand in, you gain 1 Magic.
talisman-rule-T-190 = For each 5 points of Might on the Trophies you hand in, you gain 1 Might.
talisman-rule-T-191 = Points left over after counting in fives are wasted.
talisman-rule-T-192 = Magic points and Might points on Trophies are counted apart, unless an ability lets you add them together.
talisman-rule-T-193 = Trophies you have traded in are put with the discarded Encounter cards.

## talisman-chapter-objects-and-followers

talisman-chapter-objects-and-followers = Objects and Followers
talisman-rule-T-194 = You can carry four Objects, not more.
talisman-rule-T-195 = With the Beaded Bag, Grawp or the Troll you can carry more Objects than usual.
talisman-rule-T-196 = If you have too many Objects, put the ones you choose face up on your space straight away.
talisman-rule-T-197 = Neither Galleons nor Fate tokens are Objects.
talisman-rule-T-198 = You can never have two Objects of the same name.
talisman-rule-T-199 = Your Objects lie face up, for all to see.
talisman-rule-T-200 = You never have to use an Object.
talisman-rule-T-201 = You may carry an Object you are not able to use; it takes up room like any other.
talisman-rule-T-202 = A Hallow is an Object and takes up room among those you carry.
talisman-rule-T-203 = Three Followers at most can go with you.
talisman-rule-T-204 = If you have too many Followers when your turn ends, leave the ones you choose on your space.
talisman-rule-T-205 = Followers that are discarded go to the discard pile of Encounter cards.
talisman-rule-T-206 = At the end of your turn you may ditch Objects and Followers.
talisman-rule-T-207 = What you have ditched you cannot pick up again in the same turn.
talisman-rule-T-208 = Purchase cards and Hallows that nobody carries and that lie on no space are back in their piles.

## talisman-chapter-spells

talisman-chapter-spells = Spells
talisman-rule-T-209 = If your total Magic is 2 or 3, you cannot hold any Spells.
talisman-rule-T-210 = If your total Magic is 4, you can hold one Spell.
talisman-rule-T-211 = If your total Magic is 5 or 6, you can hold two Spells.
talisman-rule-T-212 = If your total Magic is 7 or higher, you can hold three Spells.
talisman-rule-T-213 = You can get rid of a Spell only by casting it, or when an ability or instruction has you discard it.
talisman-rule-T-214 = The Spells in your hand are hidden from the other players.
talisman-rule-T-215 = In your own turn you may cast as many Spells as you like.
talisman-rule-T-216 = In the turn of another Character you may cast one Spell at most.
talisman-rule-T-217 = A Spell takes effect as soon as it is cast.
talisman-rule-T-218 = All Spells that were cast or discarded share one discard pile.
talisman-rule-T-219 = Once the Spell deck runs out, shuffle its discard pile to make a new one.

## talisman-chapter-transfiguration

talisman-chapter-transfiguration = Transfiguration
talisman-rule-T-220 = As a Ferret you have 1 Magic and 1 Might.
talisman-rule-T-221 = Magic and Might can be neither gained nor lost by a Ferret.
talisman-rule-T-222 = Your dials are left as they are while you are a Ferret.
talisman-rule-T-223 = A Ferret can move just one space at a time.
talisman-rule-T-224 = The Ferret card keeps you transformed for two turns.
talisman-rule-T-225 = On turning into a Ferret you drop all your Objects, Followers and Galleons on the space where you are.
talisman-rule-T-226 = Life and Fate stay with you when you are a Ferret.
talisman-rule-T-227 = A Ferret holds on to its Spells, yet cannot cast them and cannot gain new ones.
talisman-rule-T-228 = If you are turned into a Ferret once more, count the time from the beginning again.
talisman-rule-T-229 = If you spent even part of your turn as a Ferret, you cannot pick up Objects, Galleons or Followers in that turn.
talisman-rule-T-230 = While you are a Ferret, the abilities of your Character do not work.

## talisman-chapter-zero-life

talisman-chapter-zero-life = When Life runs out
talisman-rule-T-231 = When you lose your last Life, your figure goes straight to St. Mungo’s.
talisman-rule-T-232 = On being sent to St. Mungo’s you discard every Spell, Trophy and Fate token you have.
talisman-rule-T-233 = If you are sent to St. Mungo’s in your own turn, that turn is over.
talisman-rule-T-234 = When your next turn comes, you may play on with whichever side of your Character card you like.
talisman-rule-T-235 = At that point your dials go back to the starting values of the side you picked.
talisman-rule-T-236 = Your Objects, Galleons and Followers stay yours when you go to St. Mungo’s.
talisman-rule-T-237 = In that next turn you roll and move in the usual way.

## talisman-chapter-outer-spaces

talisman-chapter-outer-spaces = London spaces
talisman-rule-T-238 = St. Mungo’s heals 1 Life for each Galleon you pay, until you are back at your starting Life.
talisman-rule-T-239 = Gringotts Bank, roll of 1: you are attacked by a Goblin with Might 4.
talisman-rule-T-240 = Gringotts Bank, roll of 2 or 3: you lose your next turn.
talisman-rule-T-241 = Gringotts Bank, roll of 4 or 5: nothing happens.
talisman-rule-T-242 = Gringotts Bank, roll of 6: you gain 1 Magic and 1 Galleon.
talisman-rule-T-243 = Azkaban, roll of 1: you are attacked by a Dementor with Magic 4.
talisman-rule-T-244 = Azkaban, roll of 2 or 3: you lose your next turn.
talisman-rule-T-245 = Azkaban, roll of 4 or 5: nothing happens.
talisman-rule-T-246 = Azkaban, roll of 6: you gain 1 Magic.
talisman-rule-T-247 = 4 Privet Drive, roll of 1: you miss one turn.
talisman-rule-T-248 = 4 Privet Drive, roll of 2: you are attacked by a Dementor with Might 3.
talisman-rule-T-249 = 4 Privet Drive, roll of 3: you lose 1 Galleon.
talisman-rule-T-250 = 4 Privet Drive, roll of 4: you gain 1 Galleon.
talisman-rule-T-251 = 4 Privet Drive, roll of 5: for your next move you may go to any other space of London.
talisman-rule-T-252 = 4 Privet Drive, roll of 6: your next move takes you to Hagrid’s Hut.
talisman-rule-T-253 = At the Ministry of Magic roll two dice and subtract the lower from the higher. That many cards should lie there, those already present included.
talisman-rule-T-254 = Two equal dice at the Ministry of Magic send you to King’s Cross Station at once.
talisman-rule-T-255 = In Hogsmeade there are three houses to call at; you visit one of them.
talisman-rule-T-256 = The Three Broomsticks heals up to 2 of your Life, at 1 Galleon apiece.
talisman-rule-T-257 = Madam Puddifoot’s Tea Shop pays 1 Galleon for every Object you choose to discard.
talisman-rule-T-258 = Hog’s Head Inn, roll of 1: you become a Ferret.
talisman-rule-T-259 = Hog’s Head Inn, roll of 2: you lose 1 Might.
talisman-rule-T-260 = Hog’s Head Inn, roll of 3: you lose 1 Magic.
talisman-rule-T-261 = Hog’s Head Inn, roll of 4: you gain 1 Might.
talisman-rule-T-262 = Hog’s Head Inn, roll of 5: you gain 1 Magic.
talisman-rule-T-263 = Hog’s Head Inn, roll of 6: you gain 1 Spell.
talisman-rule-T-264 = 12 Grimmauld Place costs a Death Eater 1 Life.
talisman-rule-T-265 = At 12 Grimmauld Place a member of the Order of the Phoenix picks one. Either top Fate up to its starting value, or train: roll a die (1 to 4 nothing, 5 gain 1 Life, 6 gain 1 Spell).
talisman-rule-T-266 = Malfoy Manor costs a member of the Order of the Phoenix 1 Life.
talisman-rule-T-267 = At Malfoy Manor a Death Eater picks one. Either top Fate up to its starting value, or plot: roll a die (1 to 4 nothing, 5 gain 1 Life, 6 gain 1 Spell).
talisman-rule-T-268 = In Diagon Alley there are two shops; you visit one of them.
talisman-rule-T-269 = At Flourish and Blotts, Exploding Bonbons or a Wand cost 2 Galleons. Floo Powder or Bertie Bott’s Every Flavour Beans cost 3, Chocolate Frogs 4.
talisman-rule-T-270 = At Weasleys’ Wizard Wheezes you may turn Spells into Fate, one for one, or Fate into Spells; one visit allows only one of the two.
talisman-rule-T-271 = At the Leaky Cauldron you draw one card.

## talisman-chapter-middle-spaces

talisman-chapter-middle-spaces = Hogwarts Grounds spaces
talisman-rule-T-272 = In the Forbidden Forest you draw one card and lose 1 Life.
talisman-rule-T-273 = With a Lantern or Fang, or if you are Hagrid, the Forbidden Forest takes no Life from you.
talisman-rule-T-274 = Hagrid’s Hut, total of 2: you lose 2 Lives.
talisman-rule-T-275 = Hagrid’s Hut, total of 3: you lose 1 Life.
talisman-rule-T-276 = Hagrid’s Hut, total of 4: you lose 1 Follower.
talisman-rule-T-277 = Hagrid’s Hut, total of 5: you miss your next turn.
talisman-rule-T-278 = Hagrid’s Hut, total of 6: you gain 1 Might.
talisman-rule-T-279 = Hagrid’s Hut, total of 7: you gain 1 Magic.
talisman-rule-T-280 = Hagrid’s Hut, total of 8 or 9: you gain 1 Spell.
talisman-rule-T-281 = Hagrid’s Hut, total of 10: you gain a Hallow.
talisman-rule-T-282 = Hagrid’s Hut, total of 11: you gain 2 Fate.
talisman-rule-T-283 = Hagrid’s Hut, total of 12: you gain 2 Lives.
talisman-rule-T-284 = At the Quidditch Pitch it is up to you whether you take on a challenge.
talisman-rule-T-285 = Challenge on a roll of 1: make another Character lose 1 Life.
talisman-rule-T-286 = Challenge on a roll of 2: beat one Enemy.
talisman-rule-T-287 = Challenge on a roll of 3: give up one of your Followers.
talisman-rule-T-288 = Challenge on a roll of 4: give up one of your Magic Objects.
talisman-rule-T-289 = Challenge on a roll of 5: pay 3 Galleons.
talisman-rule-T-290 = Challenge on a roll of 6: pay 2 Galleons.
talisman-rule-T-291 = You can have only one challenge at a time.
talisman-rule-T-292 = You have to complete your challenge the first moment you can.
talisman-rule-T-293 = A completed challenge earns you 1 Hallow.
talisman-rule-T-294 = If you come by a Hallow in some other way, you may drop your challenge at no cost.
talisman-rule-T-295 = The Whomping Willow makes you part with 1 Fate, 1 Galleon or 1 Life; you choose which.
talisman-rule-T-296 = In the Courtyard you first deal with the cards, then roll a die and move that far. You go clockwise on an even result, counterclockwise on an odd one.
talisman-rule-T-297 = On the Centaur Clearing your Objects add nothing to your Magic or Might.
talisman-rule-T-298 = On the Centaur Clearing you can use neither Magic Objects nor Spells.
talisman-rule-T-299 = The Greenhouses heal 1 Life for each Galleon you pay, until you are back at your starting Life.

## talisman-chapter-inner-spaces

talisman-chapter-inner-spaces = Hogwarts Castle spaces
talisman-rule-T-300 = In the Charms Classroom roll a die: that many Flying Keys await you, each with Magic 4.
talisman-rule-T-301 = You fight the Flying Keys singly, one after another.
talisman-rule-T-302 = You can leave the Charms Classroom in the turn that follows your victory over the last Key.
talisman-rule-T-303 = In the Potions Classroom a member of the Order of the Phoenix loses 1 Life, then rolls a die. On a 1 or 2 they lose another.
talisman-rule-T-304 = The Potions Classroom does nothing to Death Eaters.
talisman-rule-T-305 = In the Divination Classroom name a number and roll a die; if you are right, you may move on in your next turn.
talisman-rule-T-306 = If your guess in the Divination Classroom is wrong, you gain 1 Fate and try again in your next turn.
talisman-rule-T-307 = In the Divination Classroom every Fate you pay moves the die result up or down by 1.
talisman-rule-T-308 = In the Transfiguration Classroom a Death Eater loses 1 Life, then rolls a die and on a 1 or 2 loses another.
talisman-rule-T-309 = The Transfiguration Classroom does nothing to members of the Order of the Phoenix.
talisman-rule-T-310 = In the Defence Against the Dark Arts Classroom roll two dice: their sum is the Might of the Boggart you face.
talisman-rule-T-311 = If the Boggart beats you, you lose 1 Life and meet the very same Boggart in your next turn.
talisman-rule-T-312 = The way on from the Defence Against the Dark Arts Classroom stays shut until you beat the Boggart.
talisman-rule-T-313 = On the Astronomy Tower roll a die and lose that many Lives.
talisman-rule-T-314 = On the Astronomy Tower you may discard Followers; each of them saves you 1 Life.

## talisman-chapter-characters

talisman-chapter-characters = Characters
talisman-rule-T-315 = Harry Potter begins at 4 Privet Drive with Magic 4, Might 3, Life 4, Fate 5 and 1 Spell.
talisman-rule-T-316 = At Diagon Alley every purchase is 1 Galleon cheaper for Harry, but never below 1 Galleon.
talisman-rule-T-317 = For his attack Harry may roll two dice and keep the better one.
talisman-rule-T-318 = When another Character casts a Spell on Harry he may roll a die; on 4, 5 or 6 the Spell fails.
talisman-rule-T-319 = Albus Dumbledore begins at the Ministry of Magic with Magic 5, Might 2, Life 5, Fate 2 and 2 Spells.
talisman-rule-T-320 = Each time Dumbledore casts the last Spell in his hand, he gains a new one.
talisman-rule-T-321 = If Dumbledore rolls a 6 for movement, he may Apparate to any other space of his Region instead of walking.
talisman-rule-T-322 = Dumbledore may add up Magic and Might Trophies as he likes when trading them in.
talisman-rule-T-323 = Minerva McGonagall begins at 4 Privet Drive with Magic 4, Might 3, Life 4 and Fate 3.
talisman-rule-T-324 = If McGonagall has no Fate when her turn ends, she gains 1.
talisman-rule-T-325 = McGonagall may pay 1 Fate to stay where she is and encounter her space, but not in two turns running.
talisman-rule-T-326 = McGonagall may answer a Spell of another Character that targets her, her space or one of her cards. She gains 1 Fate, or she pays 2 Fate, blocks the Spell and casts it herself at a new target.
talisman-rule-T-327 = Rubeus Hagrid begins at the Leaky Cauldron with Magic 2, Might 5, Life 4 and Fate 2.
talisman-rule-T-328 = After winning a Battle in his own turn Hagrid may take an extra turn, once per round.
talisman-rule-T-329 = Hagrid may intimidate a Death Eater Character who shares his space: they give him 1 Fate or lose 1 Life. If they pick the Life, Hagrid loses his next turn.
talisman-rule-T-330 = At his own Hut Hagrid rolls three dice and keeps two of them.
talisman-rule-T-331 = In the Forbidden Forest Hagrid may draw two cards rather than one; he then has to meet them both.
talisman-rule-T-332 = Draco Malfoy begins at Malfoy Manor with Magic 4, Might 3, Life 4 and Fate 2.
talisman-rule-T-333 = For Draco all Objects have encounter number 1.
talisman-rule-T-334 = When drawing cards Draco may pay 1 Fate to slip one of them under the deck. The card he draws in its place must be met.
talisman-rule-T-335 = At Diagon Alley or on the Hogwarts Express Draco may trade one of his Objects for an Object of his choice from the Purchase cards.
talisman-rule-T-336 = When Draco attacks a member of the Order of the Phoenix, he rolls two dice and picks the one he wants.
talisman-rule-T-337 = Bellatrix Lestrange begins at Azkaban with Magic 5, Might 1, Life 3, Fate 3 and 2 Spells.
talisman-rule-T-338 = Each time the Advantage token turns to the Death Eaters, Bellatrix may gain a Spell if her limit has room.
talisman-rule-T-339 = When Bellatrix attacks a Character, her starting Might is added to her Magic. This does not work when she is the one attacked.
talisman-rule-T-340 = By discarding 1 Fate, Bellatrix may go fewer spaces than she rolled, though at least one.

## talisman-chapter-known-cards

talisman-chapter-known-cards = Cards
talisman-rule-T-341 = The Seaside Cave receives 4 Fate when revealed. Each visitor takes 1 of them, and the card is discarded once they are gone.
talisman-rule-T-342 = Doused in Stinksap: for two rounds no Character may move more than one space per turn.
talisman-rule-T-343 = The Marauder’s Map gives +2 Magic.
talisman-rule-T-344 = Dobby gives +1 Magic, but you move only one space per turn until you pass into another Region; then he goes free and is discarded.
talisman-rule-T-345 = Fang gives +1 Might.
talisman-rule-T-346 = Nymphadora Tonks gives +1 Magic.
talisman-rule-T-347 = Fred and George Weasley turn the Advantage token to the Order of the Phoenix when revealed. Their owner may roll twice and pick a result whenever an Event, an Observer or a space calls for a die.
talisman-rule-T-348 = With Ginny Weasley, if you begin your turn without Spells you may draw one, provided your Magic lets you hold it.
talisman-rule-T-349 = With Luna Lovegood you may reroll your die once for free in each Battle with a Character.
talisman-rule-T-350 = Neville Longbottom makes your Spell limit 1 smaller. When a lost Battle would cost you a Life, roll a die: on 4, 5 or 6 you keep it.
talisman-rule-T-351 = Narcissa Malfoy gives +1 Magic as long as you have some other Follower too.
talisman-rule-T-352 = With Antonin Dolohov you gain 1 Fate each time you roll a 6 for movement.
talisman-rule-T-353 = The Aurors are a neutral Enemy who fight with Magic 4.
talisman-rule-T-354 = A Wand gives +1 Magic, but only in Battle.
talisman-rule-T-355 = With Exploding Bonbons you roll a die when a lost Battle would cost you a Life: on a 6 you keep it.
talisman-rule-T-356 = With Bertie Bott’s Every Flavour Beans you roll a die when a lost Battle would cost you a Life. On 5 or 6 you keep it.
talisman-rule-T-357 = With Chocolate Frogs you roll a die when a lost Battle would cost you a Life: on 4, 5 or 6 you keep it.
talisman-rule-T-358 = Saving the Life does not undo the defeat: the Battle remains lost.
talisman-rule-T-359 = Floo Powder gives +1 Magic.
talisman-rule-T-360 = Accio, cast before you move: take one Object, 1 Galleon or 1 Fate from a Character of the other side.
talisman-rule-T-361 = Episkey brings one Character back to their starting Life.
talisman-rule-T-362 = Expecto Patronum: for one Battle your Might is added to your Magic.
talisman-rule-T-363 = Expulso turns the Advantage token to whichever side you want.
talisman-rule-T-364 = Immobulus: the chosen Character can do nothing for a whole turn, except cast Stupefy to break free.
talisman-rule-T-365 = Impedimenta: for the rest of the round you may evade every Enemy and every Character.
talisman-rule-T-366 = Lumos turns the Advantage token to the side you want and grants you one extra turn.
talisman-rule-T-367 = Obliviate: the chosen Character throws away every Spell they hold.
talisman-rule-T-368 = Protego spares a Character a loss of Life or keeps a Follower from being killed. Or it lets a beaten Enemy survive, so that the Battle is a standoff.
talisman-rule-T-369 = A Hallow is a Magic Object, and without one nobody enters the Great Hall.

## talisman-chapter-alternative-rules

talisman-chapter-alternative-rules = Alternative rules
talisman-rule-T-370 = No inheritance: when a Character is killed, their Objects, Followers and Galleons remain on the space where they died.
talisman-rule-T-371 = No inheritance: a killed Character is out of the game. The player begins anew with one of the unused Characters, chosen at random.
talisman-rule-T-372 = No inheritance: the Fate, Spells and Trophies of a killed Character are put back in their piles.
talisman-rule-T-373 = Slow growth: 1 Magic or 1 Might costs 7 Trophy points instead of 5.
talisman-rule-T-374 = Early ditching: you may ditch Objects and Followers before you draw, and each of these cards means one card less to draw.
talisman-rule-T-375 = Early ditching: cards given up in this way cannot be picked up again in that turn.
talisman-rule-T-376 = An alternative rule is used only when every player has agreed to it before the game begins.

## talisman-chapter-additions

talisman-chapter-additions = Further rulings
talisman-rule-T-377 = The Advantage token works the same whether your Character is attacking or under attack.
talisman-rule-T-378 = In a Battle with an Enemy you decide about a Fate reroll when both dice have been rolled, before the scores are compared.
talisman-rule-T-379 = When you cross from Hogsmeade Station to King’s Cross Station, you may choose a new direction for the steps you still have.
talisman-rule-T-380 = Going from King’s Cross Station to Hogsmeade Station, or the other way, takes one step.
talisman-rule-T-381 = At the end of your turn you may also leave Galleons on your space.
talisman-rule-T-382 = Galleons on a space are not cards: you draw just as many cards as without them.
talisman-rule-T-383 = Instead of battling a Character of the other side you may encounter them with a Spell or an ability. After that only the end of your turn remains.
talisman-rule-T-384 = If cards lie face up on a space that draws none, you encounter them as well.
talisman-rule-T-385 = If you encounter the space, you cannot skip its Observers and Places.
talisman-rule-T-386 = The Forbidden Forest takes its Life after you have fought any Enemies. If an Enemy has ended your turn, that Life is not lost.
talisman-rule-T-387 = No inheritance: the new Character is set up like at the start of the game, with its own Spells, Fate, Galleons and start space.
talisman-rule-T-388 = When setting up, shuffle the Spells into a face-down deck; the Fate tokens and Galleons not handed out are the supply.
talisman-rule-T-389 = An Object you are not allowed to use does nothing for you while you carry it.
talisman-rule-T-390 = Cards that save a Life in Battle also help when the winner of a Battle between Characters decides that you lose a Life.
talisman-rule-T-391 = Cards that save a Life in Battle are of no use when you lose Life in any other way.
talisman-rule-T-392 = For each Life about to be lost you may try every protective card of a different kind once.
talisman-rule-T-393 = Protego cast on a Character stops all the Life they would lose from that one cause.
talisman-rule-T-394 = Magic, Might and Life dials all stop at 12.
talisman-rule-T-395 = Whenever Spells may be cast, players are asked in turn, clockwise from the one whose turn it is. It ends when all have passed one after the other.
talisman-rule-T-396 = A Spell that was cancelled, resisted or blocked has still been cast: it goes to the discard pile and counts for its caster.
talisman-rule-T-397 = When several effects come at one moment, those that are compulsory go first; then it goes clockwise from the active player.
talisman-rule-T-398 = You take an extra turn as soon as the present one is over, before anyone else plays.
talisman-rule-T-399 = Impedimenta wears off when the caster’s next place in the turn order comes round.
talisman-rule-T-400 = Under Stinksap each Character, including the one who drew the card, spends two turns with a move of one space.
talisman-rule-T-401 = If you are told twice to lose your next turn before you have skipped it, you still skip just one.
talisman-rule-T-402 = If you owe a lost turn and an extra turn is due, it is the extra turn that is skipped.
talisman-rule-T-403 = A Ferret changes back at the end of its second turn; the turn in which it was transformed does not count.
talisman-rule-T-404 = If you may move only one space, you roll no die for movement, so Voldemort does not move either.
talisman-rule-T-405 = If you lose your last Life in another player’s turn, that player’s turn goes on.
talisman-rule-T-406 = While you wait at St. Mungo’s with no Life, nobody can encounter you, attack you, target you or affect you in any way.
talisman-rule-T-407 = You still have your Quidditch challenge after being sent to St. Mungo’s.
talisman-rule-T-408 = When you return from St. Mungo’s, you are not given starting Spells, Fate or Galleons again.
talisman-rule-T-409 = If you evade an Enemy in your own turn, you carry on with the rest of the space’s encounter.
talisman-rule-T-410 = If the Character you attack evades you, you go straight to the end of your turn.
talisman-rule-T-411 = The Advantage token is turned over for Events first, then effects that happen on reveal take place; only afterwards do encounters begin.
talisman-rule-T-412 = Against a group of Enemies you add your own Advantage bonus a single time, if one or more of them belong to a side.
talisman-rule-T-413 = Losing to a group of Enemies costs you 1 Life altogether, not 1 for each.
talisman-rule-T-414 = When you try the barrier at King’s Cross Station, bonuses that work only in Battle help you.
talisman-rule-T-415 = When you try to open Hogwarts Gates, bonuses that work only in Battle do not help you.
talisman-rule-T-416 = If you begin your move on King’s Cross Station or on Hogwarts Gates, you may try to cross before taking any step.
talisman-rule-T-417 = Did you get through the barrier when your move ended exactly on King’s Cross Station? Then the first step of your next move is to Hogsmeade Station, with no second test.
talisman-rule-T-418 = In Hogwarts Castle you encounter the space on which your move ends, not those you pass.
talisman-rule-T-419 = If Flying Keys, a prediction or the Boggart hold you up, you may turn back when your turn begins in place of trying again.
talisman-rule-T-420 = From the Room of Requirement you enter the Great Hall in your following turn, with no roll for movement.
talisman-rule-T-421 = When Voldemort leaves the Great Hall, his first step is into the Room of Requirement.
talisman-rule-T-422 = Fate cannot change the die rolled for Voldemort’s movement.
talisman-rule-T-423 = Voldemort moves whenever the movement die shows 1, even when a card alters how far you go.
talisman-rule-T-424 = If Voldemort beats the Character whose turn it is, or the Battle is a standoff, that turn ends.
talisman-rule-T-425 = Nobody can carry more than one Hallow.
talisman-rule-T-426 = Once discarded, a Hallow may be won again, by you or by somebody else.
talisman-rule-T-427 = If you can meet the price of a challenge when you take it on, you pay right away and right away get the reward.
talisman-rule-T-428 = While the Hallow pile is empty, nobody can complete a challenge.
talisman-rule-T-429 = If both a deck and its discard pile are empty, you draw nothing and the game continues.
talisman-rule-T-430 = Purchase cards and Hallows that were ditched stay on their space, where they can be picked up.
talisman-rule-T-431 = If all Characters belong to one side, the Advantage token starts on the side that has none.
talisman-rule-T-432 = A Follower that has no Magic or Might printed on it cannot be attacked.
talisman-rule-T-433 = If you attack a Follower and it beats you, you lose 1 Life.
talisman-rule-T-434 = After winning a Battle with a Character you are free to take no reward at all.
talisman-rule-T-435 = Having intimidated somebody, Hagrid still has his encounter.
talisman-rule-T-436 = If Dumbledore loses his last Spell in another way than by casting it, he draws none.
talisman-rule-T-437 = At 4 Privet Drive you may turn down the offer of a 5, but what a 6 brings is compulsory.
talisman-rule-T-438 = In the Divination Classroom you pay Fate to shift the die after rolling it, and the result always stays between 1 and 6.
talisman-rule-T-439 = Enemies that a space brings leave you no Trophy, yet they do count as beaten Enemies.
talisman-rule-T-440 = Trophies and discarded Encounter cards return to the discard pile of the deck they came from.
talisman-rule-T-441 = If you must lose something you do not have, nothing happens.
talisman-rule-T-442 = If you may choose what to lose, choose something that you are able to give.
talisman-rule-T-443 = Even if your turn ended at once, by a defeat, a standoff or a failed crossing, you may still trade in Trophies and ditch things.
talisman-rule-T-444 = Abilities that speak of your attacking somebody are no help against Enemies you meet on a space.
