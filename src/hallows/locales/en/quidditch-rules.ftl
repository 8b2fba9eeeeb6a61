### Quidditch: the rules, one statement each. Groups follow the chapters of the match.

## quidditch-chapter-challenge

quidditch-chapter-challenge = The challenge
quidditch-rule-Q-001 = In the House Cup a match starts when you end your move on the Quidditch Pitch. There is none if you had to fight there, use a Portkey, or play a variant without matches.
quidditch-rule-Q-002 = You challenge any other player. That player’s pawn comes to the pitch.
quidditch-rule-Q-003 = Nobody can refuse a challenge.
quidditch-rule-Q-004 = After the match the challenged pawn goes back to where it came from.
quidditch-rule-Q-005 = A match is played the same way in every variant, and also when it is a game of its own.
quidditch-rule-Q-078 = The challenger’s pawn stays on the pitch. A match costs no life points, cards or tokens.

## quidditch-chapter-setup

quidditch-chapter-setup = Before the match
quidditch-rule-Q-006 = Each side picks one of the four house teams.
quidditch-rule-Q-007 = The two teams belong to different houses.
quidditch-rule-Q-008 = A team has 1 Seeker, 1 Keeper, 2 Beaters and 3 Chasers.
quidditch-rule-Q-009 = The Seekers wait on the start line (1).
quidditch-rule-Q-010 = The Keeper starts on one of the three goal spaces (2).
quidditch-rule-Q-011 = The two Beaters start on their own line (3).
quidditch-rule-Q-012 = The three Chasers start on their own two lines (4).
quidditch-rule-Q-013 = The Quaffle lies on the centre spot, and one Bludger on each half.
quidditch-rule-Q-014 = Both sides roll two dice. The higher total takes the first turn.
quidditch-rule-Q-015 = If the totals are equal, both roll again.
quidditch-rule-Q-075 = The challenger is the home side and goes first in everything before the match. First both choose a house, then both line up, then they roll. You choose the Keeper’s goal space and the columns of your Beaters and Chasers. One Chaser starts on the line (4) next to the centre and two on the other, never on a Bludger. The Bludgers always start on E3 and A9.

## quidditch-chapter-turn

quidditch-chapter-turn = Round 1: the turn
quidditch-rule-Q-016 = Your turn begins with two dice: their total is the number of your actions.
quidditch-rule-Q-017 = You share the actions among your pieces as you like.
quidditch-rule-Q-018 = Moving one piece one space along a dotted line costs 1 action.
quidditch-rule-Q-019 = Actions you do not use are lost.
quidditch-rule-Q-020 = A Keeper never leaves the three goal spaces.
quidditch-rule-Q-021 = A Chaser never enters a goal space.
quidditch-rule-Q-022 = A Beater never enters a goal space either; the Seekers do not move in round 1.
quidditch-rule-Q-023 = A Chaser who enters the Quaffle’s space may pick it up for free.
quidditch-rule-Q-024 = A Beater who enters a Bludger’s space may pick it up for free.
quidditch-rule-Q-025 = No piece may enter a space where an opponent stands, except a Chaser who steals the Quaffle. Seekers may share a space of their track.
quidditch-rule-Q-026 = No piece may enter a space where a team-mate stands.
quidditch-rule-Q-067 = You decide at once whether to pick a ball up. A Beater holds one Bludger at most and may carry it. The Beater may throw it later, in any turn of the same side. Chasers decide about the Quaffle in the same way.
quidditch-rule-Q-070 = A ball that comes to rest where a piece stands can only be picked up by a piece that enters the space later.
quidditch-rule-Q-076 = Round 1 ends when each side has had 12 turns. More goals win it; if equal, more Chasers left, then the higher roll of two dice. No card is drawn for that.

## quidditch-chapter-quaffle

quidditch-chapter-quaffle = Round 1: the Quaffle
quidditch-rule-Q-036 = A Chaser with the Quaffle may throw it one space along a dotted line for 1 action.
quidditch-rule-Q-037 = A Keeper with the Quaffle may pass it for 1 action.
quidditch-rule-Q-038 = A Quaffle that nobody catches lies on the space it was thrown to.
quidditch-rule-Q-039 = Stealing: a Chaser enters the carrier’s space and takes the Quaffle, all for 1 action.
quidditch-rule-Q-040 = After that the thief may go on to an empty space next to it.
quidditch-rule-Q-041 = That step is an ordinary move for 1 action, and you may leave it out. Then the two Chasers share the space.
quidditch-rule-Q-065 = A Keeper’s pass goes one space along a dotted line, like a Chaser’s throw.
quidditch-rule-Q-066 = The Quaffle is thrown only to a neighbouring space without an opponent. A Chaser or the Keeper of the same side catches it there. It is never thrown to a Beater, nor to a goal space without your Keeper.
quidditch-rule-Q-074 = A robbed Chaser who still shares the space may take the Quaffle back without moving. It costs 1 action in a turn of that Chaser’s side.

## quidditch-chapter-bludgers

quidditch-chapter-bludgers = Round 1: the Bludgers
quidditch-rule-Q-027 = Throwing a Bludger costs no action. You can do it at any moment of your turn after the roll for actions, even with none left.
quidditch-rule-Q-028 = You may throw a Bludger in any straight direction in which there is at least one more space. A die says how far it reaches. It needs no target.
quidditch-rule-Q-029 = The direction is chosen before the roll. The first opponent within reach is attacked; Seekers never are.
quidditch-rule-Q-030 = The target rolls a die: on a 4, 5 or 6 it dodges the Bludger.
quidditch-rule-Q-031 = On a 1, 2 or 3 the target is out for the rest of the match.
quidditch-rule-Q-032 = A Chaser who is knocked out drops the Quaffle on that space.
quidditch-rule-Q-033 = After the throw the Bludger lies on the last space of its flight.
quidditch-rule-Q-034 = Only a Bludger that is held can be thrown, once for each time it is picked up.
quidditch-rule-Q-035 = A team whose opponents have no Chaser left wins round 1 at once.
quidditch-rule-Q-068 = A Bludger flies over pieces of its side and stops at the first opponent, hit or not. Without an opponent it stops at the end of its reach or of the line.
quidditch-rule-Q-069 = A Bludger never rests on a goal space, but on the last space of the field before it.
quidditch-rule-Q-071 = A Beater who is knocked out drops a held Bludger on that space.

## quidditch-chapter-goals

quidditch-chapter-goals = Round 1: goals
quidditch-rule-Q-042 = A Chaser with the Quaffle on the opponents’ line (3) may shoot.
quidditch-rule-Q-043 = A shot costs 1 action.
quidditch-rule-Q-044 = The shooter and the Keeper roll a die each. It is a goal only if the shooter’s die is higher.
quidditch-rule-Q-045 = Once the Keeper is out, every shot is a goal, without dice.
quidditch-rule-Q-046 = Each goal gives the scorer 1 Quidditch card.
quidditch-rule-Q-047 = After any shot the defending Keeper has the Quaffle.
quidditch-rule-Q-048 = If that Keeper is out, the defenders at once put the Quaffle on a space of their line (3) without an opponent. If there is none, any of the line’s five spaces will do.
quidditch-rule-Q-049 = After a shot, the shooting side goes on with the actions it has left.
quidditch-rule-Q-050 = Round 1 ends as soon as a team has 2 goals.
quidditch-rule-Q-072 = If a Keeper who holds the Quaffle is knocked out, the defenders place it as after a shot without a Keeper.
quidditch-rule-Q-073 = A Chaser of the defenders who stands where they place the Quaffle has it.

## quidditch-chapter-snitch

quidditch-chapter-snitch = Round 2: the Golden Snitch
quidditch-rule-Q-051 = Both Seekers stand on the start space. From now on only they act.
quidditch-rule-Q-052 = The winner of round 1 takes the first turn.
quidditch-rule-Q-053 = In your turn roll two dice; your Seeker flies on by their total.
quidditch-rule-Q-054 = You may play at most 1 Quidditch card in your turn.
quidditch-rule-Q-055 = Nimbus 2000: your Seeker flies 2 spaces further.
quidditch-rule-Q-056 = Firebolt: your Seeker flies 4 spaces further.
quidditch-rule-Q-057 = Wronski Feint: roll one more die; your Seeker flies that much further.
quidditch-rule-Q-058 = Confundus Charm: the rival Seeker goes back 3 spaces.
quidditch-rule-Q-059 = A Seeker never goes back behind the start space.
quidditch-rule-Q-060 = The first Seeker to complete the lap catches the Golden Snitch and wins the match.
quidditch-rule-Q-061 = The lap has 24 spaces. The start space may be reached or passed.
quidditch-rule-Q-062 = The winner of the match receives 40 house points.
quidditch-rule-Q-063 = Under the qualified rules a player must have played a match to bring about the end of the game. Any match counts, as challenger or challenged, won or lost.
quidditch-rule-Q-064 = A played Quidditch card goes under the deck at once. Cards left over follow after the match, the challenger’s first, in the order they were drawn.
quidditch-rule-Q-077 = You may play a card before or after your roll. Whatever completes the lap wins at once.
quidditch-rule-Q-079 = Nimbus 2001: your Seeker flies 3 spaces further.
quidditch-rule-Q-080 = Stray Bludger: the rival makes the next roll of the race with one die only. The die of a Wronski Feint does not count as that roll.
