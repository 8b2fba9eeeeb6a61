### Voldemort returns: the rules, one statement each. Groups follow the course of the game.

## returns-chapter-setup

returns-chapter-setup = Before the game
returns-rule-V-001 = Voldemort Returns is for 2 to 4 players.
returns-rule-V-002 = One player is Peter Pettigrew. The others are heroes: Harry, Ron or Hermione.
returns-rule-V-003 = Harry always takes part. The heroes choose in the order of their turns; if nobody has taken Harry, the last one must.
returns-rule-V-004 = Missions, books, duels, events and conduct cards stay in the box.
returns-rule-V-005 = Each hero takes the life points, spells and potions on their sheet, plus 1 Floo powder and 1 Portkey.
returns-rule-V-006 = The books named on a sheet are not dealt.
returns-rule-V-007 = Pettigrew takes the life points and cards on his sheet. He gets no Floo powder and no Portkey.
returns-rule-V-008 = The six Horcruxes have fixed places. The Diary is at Flourish and Blotts, the Ring in Dumbledore’s Office, the Cup in Gringotts. The Locket is in the Ministry, the Diadem in the Room of Requirement, Nagini on the Clock Tower.
returns-rule-V-009 = The Cauldron, Father’s Bone, Wormtail’s Hand, the Harry Potter token, the Basilisk Fang and the Sword go to rosettes at random.
returns-rule-V-010 = The Elder Wand and the Resurrection Stone wait beside the board until Voldemort returns.
returns-rule-V-066 = Those six tokens lie in the castle, in Hogsmeade or in Diagon Alley, never on a special place.

## returns-chapter-sides

returns-chapter-sides = Whose tokens are whose
returns-rule-V-011 = You cannot pick up tokens of the other side.
returns-rule-V-012 = The four tokens of the ritual and the Elder Wand belong to Pettigrew and Voldemort. The Fang, the Sword and the Resurrection Stone belong to the heroes. Horcruxes belong to nobody.
returns-rule-V-039 = Heroes on the same space may hand the Fang or the Sword to each other, if both agree.
returns-rule-V-040 = The Fang and the Sword are not used up: they can destroy any number of Horcruxes.
returns-rule-V-079 = Only Harry can pick up the Stone, and only Voldemort the Wand. Death Eaters pick up nothing.
returns-rule-V-081 = Tokens have no powers of their own in this game.
returns-rule-V-088 = Heroes do not stop each other. They may hand over a weapon in the turn of either hero, even in passing.

## returns-chapter-turn

returns-chapter-turn = Turns and movement
returns-rule-V-013 = Everybody begins on Start. Pettigrew has the first turn.
returns-rule-V-014 = Pettigrew moves with one die.
returns-rule-V-015 = Heroes move with two dice.
returns-rule-V-016 = The turn passes to the player on the right.
returns-rule-V-063 = Voldemort moves with two dice.
returns-rule-V-017 = Nobody can fight before Voldemort has returned.
returns-rule-V-018 = Before the return, pawns pass each other freely.
returns-rule-V-042 = Ron, Hermione and Voldemort pass each other freely.
returns-rule-V-076 = You may end your move early on a tower. An armed hero may also do so on a Horcrux, Harry where the Stone lies, Voldemort where the Wand lies. If you stop early for a Horcrux, you must attack it; if you stop for a relic, you must take it.
returns-rule-V-090 = Voldemort never visits the special places.

## returns-chapter-spaces

returns-chapter-spaces = What spaces give
returns-rule-V-019 = A duel space does nothing.
returns-rule-V-020 = Book, event and conduct spaces do nothing. Spaces that give spells, potions or life points work as usual. In a common room you take a spell or a potion.
returns-rule-V-067 = There are no Quidditch matches. The pitch ends the move.
returns-rule-V-068 = In a common room a hero may take Floo powder instead of a card.
returns-rule-V-060 = Voldemort draws no cards.
returns-rule-V-061 = Life spaces do nothing for Voldemort.

## returns-chapter-ritual

returns-chapter-ritual = The ritual and the return
returns-rule-V-021 = Pettigrew collects four tokens: Cauldron, Father’s Bone, Wormtail’s Hand and Harry Potter.
returns-rule-V-022 = When he ends his move on the Quidditch Pitch with all four, he goes to the graveyard without a Portkey, and Voldemort returns. If he begins a turn there with all four, he may do it instead of moving.
returns-rule-V-023 = Pettigrew’s sheet and pawn are replaced by Voldemort’s.
returns-rule-V-087 = Pettigrew’s cards go under their decks; the four tokens leave the game.
returns-rule-V-024 = Voldemort then stands on the Quidditch Pitch.
returns-rule-V-025 = Six Death Eaters appear on towers, each with the life points on its sheet, 1 spell and 1 potion.
returns-rule-V-026 = Voldemort’s player chooses six different towers for them.
returns-rule-V-086 = A Death Eater does not appear where a hero stands.
returns-rule-V-027 = Then Voldemort’s player puts the Resurrection Stone on any space in the castle, Hogsmeade or Diagon Alley.
returns-rule-V-028 = After that Harry’s player does the same with the Elder Wand.
returns-rule-V-080 = The Stone and the Wand go to spaces where no pawn stands.

## returns-chapter-horcruxes

returns-chapter-horcruxes = Horcruxes
returns-rule-V-031 = To attack a Horcrux, a hero needs the Fang or the Sword. A hero who begins a turn on its space may attack instead of moving.
returns-rule-V-032 = The hero rolls one die, and the player of Pettigrew or Voldemort rolls another. Nothing can change these dice.
returns-rule-V-033 = If the hero’s die is higher, the Horcrux is destroyed. If it is equal or lower, the attack fails.
returns-rule-V-034 = A hero who has failed must try again in the next turn instead of moving.
returns-rule-V-078 = This ends when the hero is beaten or has no weapon left, or when the Horcrux is gone.
returns-rule-V-035 = Each destroyed Horcrux costs Voldemort 1 life point.
returns-rule-V-036 = Horcruxes destroyed before the return count too: Voldemort has 7 life points, minus 1 for each.
returns-rule-V-037 = With no Horcruxes left, Voldemort has 1 life point.
returns-rule-V-038 = Even when you attack, you still get what the space gives.
returns-rule-V-077 = The space gives it only once, when you arrive. It gives nothing when you try again.
returns-rule-V-069 = You reach the Ministry from a tower, with Floo powder. A hero who fails there stays; a hero who succeeds goes back to the tower.

## returns-chapter-eaters

returns-chapter-eaters = Death Eaters
returns-rule-V-083 = Voldemort moves first, then each Death Eater once, in any order. In the turn of the return, the Death Eaters stay where they are.
returns-rule-V-029 = Each Death Eater rolls its own die and moves as its sheet says.
returns-rule-V-084 = It uses its whole roll; only a hero or the pitch stops it. It uses secret passages or stops on towers only if its sheet says so.
returns-rule-V-030 = A Death Eater that meets a hero fights, and so does a hero who meets a Death Eater.
returns-rule-V-059 = A Death Eater that ends on a spell or potion space draws that card.
returns-rule-V-065 = With three cards it puts one under its deck. It fights with its own cards only.
returns-rule-V-085 = A Death Eater that ends on a life space gains the life points.
returns-rule-V-064 = Death Eaters never go to the special places; whoever is there cannot be attacked.

## returns-chapter-fights

returns-chapter-fights = Fights
returns-rule-V-048 = You attack with as many dice as your sheet says. Every die that reaches the opponent’s resistance is a hit.
returns-rule-V-049 = For every hit, the defender rolls one defence die.
returns-rule-V-050 = Defence die 1 or 2: the defender loses 2 life points.
returns-rule-V-051 = Defence die 3, 4 or 5: the defender loses 1 life point.
returns-rule-V-052 = Defence die 6: the attacker loses 1 life point.
returns-rule-V-072 = Defence dice are rolled one by one. The fight ends as soon as somebody has 0 life points.
returns-rule-V-053 = In a fight each player plays at most 3 spells and potions.
returns-rule-V-054 = You may play cards in every round: an attack card as your attack, a defence card before it or in answer to an attack.
returns-rule-V-073 = An attack card replaces the attack dice and does its damage without defence dice.
returns-rule-V-070 = Whoever is first down to 0 life points loses the fight.
returns-rule-V-071 = Whoever moved in strikes first; then the two take turns.
returns-rule-V-075 = If several opponents are there, whoever moved in chooses one of them.
returns-rule-V-074 = A hero who wins a fight in their own move goes on to the Horcrux and the space. A beaten hero’s turn is over.
returns-rule-V-055 = A hero beaten by a Death Eater goes to Start with 1 life point.
returns-rule-V-089 = A beaten hero keeps their cards and tokens.
returns-rule-V-062 = A beaten Harry keeps the Stone and his weapons.
returns-rule-V-056 = A hero who begins a turn on a Death Eater’s space may fight it instead of moving, and strikes first.
returns-rule-V-057 = A beaten Death Eater is out of the game.
returns-rule-V-058 = If Pettigrew were beaten, he would go to Start with 1 life point; but nobody can fight him.

## returns-chapter-end

returns-chapter-end = Harry and Voldemort: the end
returns-rule-V-041 = Voldemort fights only Harry, and only Harry fights Voldemort.
returns-rule-V-082 = They meet when one of them moves onto the other’s space, even in passing. Being put there does not count as a meeting.
returns-rule-V-043 = If only one of them holds his relic, his side wins at once: Harry with the Stone, Voldemort with the Wand.
returns-rule-V-044 = If neither holds his relic, nothing happens.
returns-rule-V-045 = If both hold their relics and a Horcrux is left, Voldemort wins.
returns-rule-V-046 = If both hold their relics and no Horcrux is left, each rolls one die. The higher one wins the game.
returns-rule-V-047 = Equal dice are rolled again.
returns-rule-V-091 = If Voldemort has not returned by the end of round 14 (13 with two players), the heroes win.
returns-rule-V-092 = The game is over 40 rounds after the round of the return. The heroes win if all Horcruxes are destroyed; otherwise Voldemort wins.
