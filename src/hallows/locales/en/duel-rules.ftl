### Wizards’ Duel: the rules, one statement each. Groups follow the chapters of the rules.

## duel-chapter-setup

duel-chapter-setup = Setup
duel-rule-D-001 = Two to four wizards play. Each starts with 5 Hearts and 2 cards.

## duel-chapter-turn

duel-chapter-turn = The turn
duel-rule-D-002 = In your turn you draw a card, unless you hold 3 already; then you attack another wizard or rest.
duel-rule-D-007 = When you rest, roll a die. On a 6 you gain 1 Heart, up to the 5 you started with.
duel-rule-D-008 = You may drink a Potion whenever you have a choice in your own turn: it gives 1 Heart, up to 5.

## duel-chapter-attack

duel-chapter-attack = The attack
duel-rule-D-003 = Attacker and target roll a die each, and the higher roll wins. A tie harms nobody.
duel-rule-D-004 = Before the dice are rolled anyone may play a Shield, which ends the attack. The target is asked first, then the others clockwise.
duel-rule-D-005 = The wizard whose roll is lower may play one Hex and add 2 to it.
duel-rule-D-006 = The loser loses 1 Heart, or 2 if beaten by 4 or more. A wizard without Hearts is out, and their hand is discarded.

## duel-chapter-end

duel-chapter-end = The end
duel-rule-D-009 = The last wizard standing wins.
