### House Cup: the rules, one statement each. Groups follow the chapters of the rules.

## hogwarts-chapter-general

hogwarts-chapter-general = The aim and the box
hogwarts-rule-H-001 = When the game ends, the player or team with the most house points wins. H-198 settles ties.
hogwarts-rule-H-002 = You earn house points with missions, exams, conduct cards and won Quidditch matches; qualified wizards and teams also by beating Death Eaters.
hogwarts-rule-H-003 = The missions are numbered 1 to 30 and so are the fight cards. Mission and fight card of the same number belong together.
hogwarts-rule-H-004 = Conduct, fight, duel, event, book, potion, spell and Quidditch cards make eight decks, 210 cards in all. Missions are not counted among them.
hogwarts-rule-H-005 = There are 30 object tokens; 6 of them are special objects.
hogwarts-rule-H-006 = Missions 1 to 10 come from the first three parts of the story. Missions 11 to 20 come from the fourth and fifth, the others from the last ones.
hogwarts-rule-H-007 = Every die has six sides.
hogwarts-rule-H-008 = A used card goes under its own deck.
hogwarts-rule-H-009 = Your missions are secret until you attempt or complete them.
hogwarts-rule-H-010 = No spell, ability or fight can take a mission card from you.

## hogwarts-chapter-setup

hogwarts-chapter-setup = Setting up
hogwarts-rule-H-011 = First agree on the length: quick, classic or long.
hogwarts-rule-H-012 = Then agree on the variant: underage wizards, qualified wizards, teams or solo.
hogwarts-rule-H-013 = Each deck is shuffled by itself. Only the fight deck stays in the order of its numbers.
hogwarts-rule-H-014 = Everyone picks a student sheet, each a different one. Death Eater sheets cannot be picked.
hogwarts-rule-H-015 = Underage wizards start with 2 Floo tokens each.
hogwarts-rule-H-016 = Qualified wizards and team players start with 1 Floo token each.
hogwarts-rule-H-017 = A solo player starts with 2 Floo tokens under the underage rules and with 1 under the qualified rules.
hogwarts-rule-H-018 = Everyone starts with 1 Portkey token.
hogwarts-rule-H-019 = Your sheet says how many life points, books, spells and potions you start with.
hogwarts-rule-H-020 = A rosette is the sign ✿ of a space for objects. Objects are dealt at random, one to a rosette: 18 of them in and around the castle.
hogwarts-rule-H-021 = 3 objects lie in Diagon Alley.
hogwarts-rule-H-022 = 9 objects lie in the special places.
hogwarts-rule-H-023 = Objects lie face up.
hogwarts-rule-H-024 = All pawns begin on Start.
hogwarts-rule-H-025 = With up to 6 players everyone is dealt 5 missions.
hogwarts-rule-H-026 = With 7 or 8 players everyone is dealt 3 missions.
hogwarts-rule-H-027 = For qualified wizards and teams the players put the six Death Eaters on towers of their choice.
hogwarts-rule-H-028 = No tower holds two Death Eaters.
hogwarts-rule-H-029 = In the House Cup the Death Eaters never move.
hogwarts-rule-H-030 = Underage wizards play without Death Eaters.
hogwarts-rule-H-031 = Solo under the qualified rules, six random towers are closed to every pawn. The tower of missions 2 and 24 is never among them.
hogwarts-rule-H-032 = The youngest player takes the first turn.

## hogwarts-chapter-movement

hogwarts-chapter-movement = The turn and the walk
hogwarts-rule-H-033 = Begin your turn by rolling two dice: their total is how far you walk.
hogwarts-rule-H-034 = You walk from space to neighbouring space, in any direction you like.
hogwarts-rule-H-035 = Spaces are neighbours only where footprints or a stair join them; walls are in the way.
hogwarts-rule-H-036 = Use the whole total, unless you may or must stop earlier.
hogwarts-rule-H-037 = Do not enter the same space twice in one move.
hogwarts-rule-H-038 = The space you set out from counts as entered.
hogwarts-rule-H-039 = A bridge is a single space, however long it looks.
hogwarts-rule-H-040 = Nobody enters the Great Hall itself. The six spaces around it count as the Great Hall.
hogwarts-rule-H-041 = The secret passage between the Whomping Willow and the Shrieking Shack costs nothing, both ways.
hogwarts-rule-H-042 = The secret passage between the Room of Requirement and the Hog’s Head costs nothing, both ways.
hogwarts-rule-H-043 = The passage between the One-Eyed Witch and Honeydukes works both ways; from the Hospital Wing to Honeydukes takes 1 step in all.
hogwarts-rule-H-044 = Through Hogsmeade it is 2 steps from Honeydukes to the Hog’s Head.
hogwarts-rule-H-045 = From the Leaky Cauldron to Gringotts it is 4 steps.
hogwarts-rule-H-046 = From Gringotts it is 4 steps to Borgin and Burkes, and 4 to Ollivanders.
hogwarts-rule-H-047 = From the space in front of Gringotts you go in for free.
hogwarts-rule-H-048 = If your move ends on Start, you may go straight to the Leaky Cauldron.
hogwarts-rule-H-049 = If your move begins on Start, the Leaky Cauldron is 1 step away, and so it is back.
hogwarts-rule-H-050 = Passing the space of one of your missions, you may stop there and attempt it.
hogwarts-rule-H-051 = You may stop for a mission only with its objects in hand, and its cards where they are needed. In a team it is enough that the team has them; while members are missing, you wait there.
hogwarts-rule-H-052 = Passing a tower, you may stop there.
hogwarts-rule-H-053 = Passing a classroom for which you hold a book, you may stop there.
hogwarts-rule-H-054 = An option lets you stop on every space that has a printed name. It is off unless you choose it.
hogwarts-rule-H-055 = The Quidditch Pitch always ends your move.
hogwarts-rule-H-056 = Walking into another player’s space ends your move and starts a fight.
hogwarts-rule-H-057 = Members of one team do not fight each other.
hogwarts-rule-H-058 = A team-mate does not stop your move.
hogwarts-rule-H-059 = For qualified wizards and teams, walking into a tower with a Death Eater ends the move and starts a fight with him.
hogwarts-rule-H-060 = If you can neither use the whole total nor stop anywhere, you walk as far as you possibly can.
hogwarts-rule-H-061 = After your move and what it brings, the player on your right takes a turn.

## hogwarts-chapter-objects

hogwarts-chapter-objects = Objects
hogwarts-rule-H-062 = You may pick an object up when you pass it or stop on it; the walk goes on.
hogwarts-rule-H-063 = You pick up at most 2 objects a turn.
hogwarts-rule-H-064 = You hold at most 6 objects.
hogwarts-rule-H-065 = With 6 objects in hand you can only swap: one of yours stays on that space.
hogwarts-rule-H-066 = An empty rosette has no effect.
hogwarts-rule-H-067 = Picking up is your choice. Only an object named on one of your own open missions must be taken. You take it when you enter its space in your turn, if your limits leave room.
hogwarts-rule-H-068 = Ordinary objects used for a completed mission go to any special places you choose, even taken ones.
hogwarts-rule-H-069 = A used special object goes to a free rosette of Diagon Alley; only if none is free does it join another.
hogwarts-rule-H-070 = A special object works once: either it serves a mission or you use its power. H-077 is the only exception.
hogwarts-rule-H-071 = The Elder Wand gives 1 more attack die for one fight.
hogwarts-rule-H-072 = The Sword of Gryffindor gives 1 more attack die for one fight.
hogwarts-rule-H-073 = The Resurrection Stone gives 6 life points in a fight.
hogwarts-rule-H-074 = The Time-Turner gives you one more turn.
hogwarts-rule-H-075 = Buckbeak carries you to any space of Diagon Alley or any special place, and back to where you left.
hogwarts-rule-H-076 = With the Invisibility Cloak you leave a fight and walk 5 spaces away.
hogwarts-rule-H-077 = A special object that a mission asks for also gives its power in that mission’s fight.

## hogwarts-chapter-trips

hogwarts-chapter-trips = Floo powder and Portkeys
hogwarts-rule-H-078 = On a tower you may spend 1 Floo token to visit one of the seven special places with a fireplace.
hogwarts-rule-H-079 = No Floo powder leads to the graveyard.
hogwarts-rule-H-080 = On arrival you take the objects there, within your limits.
hogwarts-rule-H-081 = On arrival you may attempt a mission of that place.
hogwarts-rule-H-082 = At the end of the turn you go back to the tower you left. The Floo token is gone.
hogwarts-rule-H-083 = During a visit the step between the Ministry of Magic and the Hall of Prophecy is free.
hogwarts-rule-H-084 = On the Quidditch Pitch you may spend 1 Portkey to visit the graveyard instead of playing a match.
hogwarts-rule-H-085 = At the graveyard you may attempt a mission; at the end of the turn you are back on the pitch. The Portkey is gone.
hogwarts-rule-H-086 = The conduct card Floo Powder gives you 1 Floo token. The card goes under its deck when that token is used.

## hogwarts-chapter-spaces

hogwarts-chapter-spaces = What the spaces do
hogwarts-rule-H-087 = A spell space: draw 1 spell.
hogwarts-rule-H-088 = A potion space: draw 1 potion.
hogwarts-rule-H-089 = A book space: draw 1 book.
hogwarts-rule-H-090 = A conduct space: draw 1 conduct card and do what it says.
hogwarts-rule-H-091 = An event space: draw 1 event. It happens at once, to everybody.
hogwarts-rule-H-092 = A duel space: draw a duel card and fight it.
hogwarts-rule-H-093 = A life space: gain as many life points as it shows.
hogwarts-rule-H-094 = In a common room you either draw 1 conduct card, book, potion or spell, or you offer a swap; not both.
hogwarts-rule-H-095 = A swap is one object for one object, with any player anywhere. The other may refuse.
hogwarts-rule-H-096 = In Dumbledore’s Office you draw 2 spells.
hogwarts-rule-H-097 = In Snape’s Office you draw 2 potions.
hogwarts-rule-H-098 = At Hagrid’s Hut you draw 1 potion and 1 spell.
hogwarts-rule-H-099 = In the Restricted Section you draw 1 book.
hogwarts-rule-H-100 = In the Library and at Flourish and Blotts you draw 2 books.
hogwarts-rule-H-101 = In Charms, Transfiguration and Defence Against the Dark Arts you draw 1 spell.
hogwarts-rule-H-102 = In Potions, Herbology and Care of Magical Creatures you draw 2 potions.
hogwarts-rule-H-103 = Only the space where your move ends has an effect, never those you pass.
hogwarts-rule-H-104 = With 7 or 8 players you may, on a tower, swap one of your missions with the pile instead of anything else there.

## hogwarts-chapter-exams

hogwarts-chapter-exams = Exams, conduct, events
hogwarts-rule-H-105 = A book gives its points when you end your move in its classroom: you sit the exam.
hogwarts-rule-H-106 = Each book is worth 5 to 20 points in an exam.
hogwarts-rule-H-107 = You draw the classroom’s cards as well.
hogwarts-rule-H-108 = A book used in an exam goes under the book deck.
hogwarts-rule-H-109 = A conduct card is carried out at once and goes under its deck. Only Floo Powder is kept.
hogwarts-rule-H-110 = Conduct cards give anything from 30 points less to 50 points more.
hogwarts-rule-H-111 = Your score never drops below 0.
hogwarts-rule-H-112 = If an event takes all pawns to one space, everyone starts the next turn from there.
hogwarts-rule-H-113 = Events can hand out Floo and Portkey tokens.
hogwarts-rule-H-114 = Accio, Alohomora and Obliviate are played at the start of your turn.
hogwarts-rule-H-115 = Some spells and potions fetch you a card of your choice from the spell or potion deck. Play them in a fight, or to gather what a mission asks for.

## hogwarts-chapter-missions

hogwarts-chapter-missions = Missions
hogwarts-rule-H-116 = Underage: to attempt a mission you stand on its space and hold its objects.
hogwarts-rule-H-117 = Qualified: you also need the spells and potions it lists.
hogwarts-rule-H-118 = Teams: all members must be on the space; those already there wait.
hogwarts-rule-H-119 = Teams: objects and cards may be spread over the team.
hogwarts-rule-H-120 = A mission is completed only by winning its fight.
hogwarts-rule-H-121 = A completed mission gives its points once: 40 to 300.
hogwarts-rule-H-122 = Mission 6 is Tom Riddle in the Chamber of Secrets. Besides its objects it may ask for 2 attack cards and Polyjuice Potion.
hogwarts-rule-H-123 = If you lose a mission’s fight, the attempt has failed and you go to the Leaky Cauldron, except in a solo game.
hogwarts-rule-H-124 = Then all your spells and potions go under their decks.
hogwarts-rule-H-125 = Then you have exactly 6 life points.
hogwarts-rule-H-126 = You keep your objects and your Floo and Portkey tokens.
hogwarts-rule-H-127 = The failed mission stays yours, and you may try again.
hogwarts-rule-H-128 = Solo: at 0 life points you have lost the game.
hogwarts-rule-H-129 = Cards a mission asks for count towards your card limit and may be played in its fight. Those not played go under their decks when the mission is completed.

## hogwarts-chapter-fights

hogwarts-chapter-fights = Fights with cards
hogwarts-rule-H-130 = The fight card says who strikes first.
hogwarts-rule-H-131 = A reveal effect happens as soon as the card is turned up.
hogwarts-rule-H-132 = When it is your half of the round, you may first play one defence card.
hogwarts-rule-H-133 = Then you attack once: with an attack potion, an attack spell or your attack dice.
hogwarts-rule-H-134 = You roll as many attack dice as your sheet says. Every die that reaches the enemy’s resistance takes 1 life point.
hogwarts-rule-H-135 = Resistance 2 is hit by 2 or more, 3 by 3 or more, 4 by 4 or more, 5 by 5 or more.
hogwarts-rule-H-136 = Attack cards take the life points they name, without dice.
hogwarts-rule-H-137 = Defence cards cancel an attack, give life points, or both.
hogwarts-rule-H-138 = A defence card played before your attack cancels the next thing the enemy would do. A player or Death Eater misses the next attack instead. You may still attack.
hogwarts-rule-H-139 = The enemy’s ability acts after every roll of your attack dice.
hogwarts-rule-H-140 = It also acts with every attack card.
hogwarts-rule-H-141 = A defence card does not set it off.
hogwarts-rule-H-142 = When the enemy is down to 0 life points, its ability acts one last time before the card is put away.
hogwarts-rule-H-143 = This last time is the one your final attack sets off; it does not act once more.
hogwarts-rule-H-144 = You win if the enemy has 0 life points and you have at least 1.
hogwarts-rule-H-145 = If both are at 0, you lose.
hogwarts-rule-H-146 = The fighting ability of your sheet serves you in every attack.
hogwarts-rule-H-147 = Underage: at most 5 spells and potions in a fight or duel.
hogwarts-rule-H-148 = Qualified: at most 3 in a mission’s fight.
hogwarts-rule-H-149 = Teams: at most 2 for each player in a mission’s fight. In a solo game it stays at 5, or 3 under the qualified rules.
hogwarts-rule-H-150 = Teams: the enemy’s life points are multiplied by the number of members.
hogwarts-rule-H-151 = Teams: members attack in turn; the enemy’s ability hits whoever has just attacked.
hogwarts-rule-H-152 = Teams: a member at 0 life points is out of the fight. They go to the Leaky Cauldron as after a lost mission, even if the others win. When all are out, the fight is lost.
hogwarts-rule-H-153 = Tom Riddle has 9 life points and resistance 5. He costs you 2 life points when revealed and 3 after each attack.
hogwarts-rule-H-154 = Attack spells do not hurt Tom Riddle.
hogwarts-rule-H-155 = When a player or Death Eater attacks a player, every attack die that reaches the resistance of the target’s sheet takes 1 life point.
hogwarts-rule-H-156 = Enemies on cards never roll attack dice. They act only when revealed and after your attacks.
hogwarts-rule-H-157 = You attempt at most one mission a turn.
hogwarts-rule-H-158 = Life points lost in a fight stay lost until you regain them.
hogwarts-rule-H-159 = There is no upper limit to your life points.

## hogwarts-chapter-duels

hogwarts-chapter-duels = Duels
hogwarts-rule-H-160 = If the duel card shows your own student, put it under the deck and draw another.
hogwarts-rule-H-161 = For a won duel you draw 1 spell, 1 potion and 1 book.
hogwarts-rule-H-162 = You lose a duel as soon as you are down to 1 life point.
hogwarts-rule-H-163 = For a lost duel you discard 3 cards of your choice, or all if you have no more.
hogwarts-rule-H-164 = With 1 life point you lose a duel at once, before anything can be played.
hogwarts-rule-H-165 = After the duel its card goes under the deck.
hogwarts-rule-H-166 = You choose what to discard from your books, spells and potions, never from your missions.

## hogwarts-chapter-rivals

hogwarts-chapter-rivals = Player against player
hogwarts-rule-H-167 = Whoever arrived last is the attacker.
hogwarts-rule-H-168 = If several opponents are there, the attacker picks one.
hogwarts-rule-H-169 = When players fight, the space has no effect.
hogwarts-rule-H-170 = Underage: both roll one die. The lower roll loses 1 life point; a tie is rolled again.
hogwarts-rule-H-171 = Underage: whoever has lost 2 life points in this fight has lost it.
hogwarts-rule-H-172 = Underage: no spells or potions in these fights.
hogwarts-rule-H-173 = Underage: the winner takes 1 object, 1 Portkey, 1 Floo token or 1 unseen card.
hogwarts-rule-H-174 = Qualified: players attack with their attack dice or with a spell or potion.
hogwarts-rule-H-175 = Qualified: they take turns, the attacker first.
hogwarts-rule-H-176 = Qualified: whoever is first down to 1 life point loses.
hogwarts-rule-H-177 = Qualified: at most 1 spell and 1 potion each.
hogwarts-rule-H-178 = Qualified: the winner takes 2 objects, 1 Portkey, 1 Floo token or 2 unseen cards.
hogwarts-rule-H-179 = Qualified, as an option: fights between players use the defence table of Voldemort Returns.
hogwarts-rule-H-180 = Teams: you fight only members of other teams, by the qualified rules.
hogwarts-rule-H-181 = Underage: with 1 life point you cannot lose it in such a fight; you keep it and lose the fight.
hogwarts-rule-H-182 = Qualified: whoever enters such a fight with 1 life point loses at once, before anything can be played.

## hogwarts-chapter-eaters

hogwarts-chapter-eaters = Death Eaters
hogwarts-rule-H-183 = The player on your right plays the Death Eater.
hogwarts-rule-H-184 = The Death Eater is drawn at random from the six sheets.
hogwarts-rule-H-185 = The Death Eater draws 1 spell and 1 potion for the fight.
hogwarts-rule-H-186 = You attack first, then you take turns.
hogwarts-rule-H-187 = The side that loses all its life points loses.
hogwarts-rule-H-188 = If you are beaten, you go to the Leaky Cauldron with 6 life points. Your spells and potions go under their decks, but you keep your tokens.
hogwarts-rule-H-189 = A beaten Death Eater gives 20 house points and leaves the game; his cards go under their decks.
hogwarts-rule-H-190 = Against a Death Eater you play at most 3 cards, in teams too.
hogwarts-rule-H-191 = Once the Death Eater is beaten, you may use the tower in the same turn: for a mission there or a Floo trip.

## hogwarts-chapter-end

hogwarts-chapter-end = The end of the game
hogwarts-rule-H-192 = Quick: the end is near once a player has at least 1 completed mission and more than 210 points.
hogwarts-rule-H-193 = Classic: at least 2 missions and more than 260 points.
hogwarts-rule-H-194 = Long: at least 3 missions and more than 320 points.
hogwarts-rule-H-195 = Exactly 210, 260 or 320 points are not enough.
hogwarts-rule-H-196 = Qualified: to bring the end about, a player must also have played a Quidditch match. To win, nobody needs one.
hogwarts-rule-H-197 = Then the round is played to its end, so that everybody has had the same number of turns.
hogwarts-rule-H-198 = A tie goes to whoever has more missions, then more life points; if still equal, the win is shared. A team adds up its members’ life points.
hogwarts-rule-H-199 = In a solo game under the qualified rules, no match is needed.
hogwarts-rule-H-200 = Teams: the team’s points and missions count together.

## hogwarts-chapter-completions

hogwarts-chapter-completions = What the rulebook leaves open
hogwarts-rule-H-201 = The player in the next seat sits on your right; the first seat counts as the youngest player.
hogwarts-rule-H-202 = What concerns several players is done in seat order, beginning with the player whose turn it is. Hidden choices are all made before any card moves.
hogwarts-rule-H-203 = You decide what to pick up on the way space by space, before the next step.
hogwarts-rule-H-204 = You may take a step only if the move can still be completed from there.
hogwarts-rule-H-205 = A free passage may be taken before the first step, between steps or after the last one; you end where you then stand.
hogwarts-rule-H-206 = If you walked onto Start in this move, you cannot walk on to the Leaky Cauldron. You can only be taken there after ending on Start.
hogwarts-rule-H-207 = After a move you first pick up objects, then fight a player, then a Death Eater. Then you attempt a mission and use the space, or play the match or make the trip. Last of all you come back, and you check whether the game is over.
hogwarts-rule-H-208 = A lost mission or a lost fight with a Death Eater ends your turn; the space does nothing more.
hogwarts-rule-H-209 = What a mission asks for is checked when you arrive, after picking up. A card drawn from the space itself comes too late for this turn.
hogwarts-rule-H-210 = If you begin your turn where you can attempt a mission, you may attempt it instead of rolling; the space then has no effect. You cannot do so while a Death Eater stands there.
hogwarts-rule-H-211 = Only walking there yourself starts a fight. A pawn put on a space by anything else starts none.
hogwarts-rule-H-212 = If another pawn stands on the Quidditch Pitch, entering it means a fight: no match and no Portkey this turn.
hogwarts-rule-H-213 = Pawns that share a space do not fight again until one of them walks in again.
hogwarts-rule-H-214 = Attack cards are played only as your attack. You play at most one defence card in your half of a round, before your attack or in answer to what it sets off.
hogwarts-rule-H-215 = A reveal effect, a first strike and every attack of a player or Death Eater can be answered with one defence card, which cancels it.
hogwarts-rule-H-216 = Outside fights you play cards only before rolling to move. They must be marked “at the start of your turn” or “in a fight or for a mission”.
hogwarts-rule-H-217 = If the effect of the final attack is cancelled or there is none, nothing more happens.
hogwarts-rule-H-218 = Where a card speaks of an action or trigger, it means the next effect of an enemy card. Against a player or Death Eater it means the whole next attack.
hogwarts-rule-H-219 = In duels and in fights between qualified wizards you never drop below 1 life point.
hogwarts-rule-H-220 = Outside fights you never drop below 1 life point.
hogwarts-rule-H-221 = If the last effect of a duel leaves you with 1 life point, you have lost it.
hogwarts-rule-H-222 = Two qualified wizards who both have 1 life point do not fight, and nobody takes a prize.
hogwarts-rule-H-223 = In a duel you play at most 5 cards under the underage rules, 3 under the qualified rules and 2 in teams. A solo game follows its own rules.
hogwarts-rule-H-224 = You use the Elder Wand, the Sword or the Stone before the enemy is revealed or at the start of your half of a round. Once used they are spent, win or lose.
hogwarts-rule-H-225 = After a lost mission you keep a special object it asked for, unless you used its power.
hogwarts-rule-H-226 = In fights between underage wizards only the Cloak works; no other special object does, and no ability.
hogwarts-rule-H-227 = With a Portkey or Buckbeak you take objects within the same limits as with Floo powder.
hogwarts-rule-H-228 = If you lose a mission on a trip, you go to the Leaky Cauldron and not back.
hogwarts-rule-H-229 = If you flee with the Cloak on a trip, you go straight back to where you set out.
hogwarts-rule-H-230 = Whenever a Floo token leaves you, one Floo Powder card you kept goes under the deck. Such a card cannot be discarded or stolen.
hogwarts-rule-H-231 = Floo, Portkey and life tokens never run out.
hogwarts-rule-H-232 = The winner of a fight between players chooses one kind of prize that the loser has, or takes none. If there are too few, the winner takes fewer.
hogwarts-rule-H-233 = Objects won this way do not count as picked up. If you then hold more than 6, choose which ones to leave on the space.
hogwarts-rule-H-234 = In a common room you make one offer per visit. If it is refused, you draw no card.
hogwarts-rule-H-235 = All players form one team, or every team has 2 or 3 members.
hogwarts-rule-H-236 = A team can complete the mission of any member, and members know each other’s missions.
hogwarts-rule-H-237 = If the team holds everything a mission asks for, a member may wait on its space. That turn there is no roll and no effect.
hogwarts-rule-H-238 = Whoever waits in a special place does not go back yet. All return at the end of the turn in which the mission is attempted, or when they give up.
hogwarts-rule-H-239 = Teams: the reveal effect and the first strike hit only the member whose turn it is. That member attacks first; the others follow in seat order.
hogwarts-rule-H-240 = Teams: members do not pass cards to each other. Required cards beyond a member’s limit are spent but cannot be played.
hogwarts-rule-H-241 = Teams: the Death Eater is played by the next player on the right from another team. If there is only one team, he follows a fixed plan.
hogwarts-rule-H-242 = Teams: a match is played against another team if there is one, otherwise against a team-mate. The 40 points go to the winner’s team.
hogwarts-rule-H-243 = Solo: no fights between players and no matches. The pitch ends the move and lets you use a Portkey.
hogwarts-rule-H-244 = A solo player or a single team wins at the end of the turn in which the goal is reached.
hogwarts-rule-H-245 = After every turn the goal is checked for every player; one player must meet all its parts.
hogwarts-rule-H-246 = Once reached, the goal stands, even if the score drops later in the round.
hogwarts-rule-H-247 = The game ends at the latest after 30 rounds (quick), 40 (classic) or 60 (long). Then the highest score wins, whatever else is missing.
hogwarts-rule-H-248 = A solo player or a single team that has not won by then has lost.
hogwarts-rule-H-249 = An empty deck gives no card.
hogwarts-rule-H-250 = An event reaches players wherever they are and never interrupts a fight.
hogwarts-rule-H-251 = In the House Cup every fight with a Death Eater starts with his full life points and new cards.
hogwarts-rule-H-252 = A fight still going after 50 rounds ends with no winner, no prize and no loss.
hogwarts-rule-H-253 = One card cannot count twice for a mission; a second copy of it can count too.
hogwarts-rule-H-254 = A spent Floo or Portkey token is gone, even if the visitor is beaten, flees or waits.
