### Duello di maghi: le regole, una frase ciascuna. I gruppi seguono i capitoli.

## duel-chapter-setup

duel-chapter-setup = Preparazione
duel-rule-D-001 = Giocano da due a quattro maghi. Ognuno comincia con 5 Cuori e 2 carte.

## duel-chapter-turn

duel-chapter-turn = Il turno
duel-rule-D-002 = Nel tuo turno peschi una carta, a meno che tu non ne abbia già 3. Poi attacchi un altro mago oppure riposi.
duel-rule-D-007 = Quando riposi, tira un dado. Con un 6 guadagni 1 Cuore, senza superare i 5 iniziali.
duel-rule-D-008 = A ogni scelta del tuo turno puoi bere una Pozione: dà 1 Cuore, senza superare i 5.

## duel-chapter-attack

duel-chapter-attack = L’attacco
duel-rule-D-003 = Chi attacca e il suo bersaglio tirano un dado ciascuno: vince il tiro più alto. Il pareggio non fa male a nessuno.
duel-rule-D-004 = Prima del tiro chiunque può giocare uno Scudo, che mette fine all’attacco. Lo si chiede prima al bersaglio, poi agli altri in senso orario.
duel-rule-D-005 = Il mago con il tiro più basso può giocare una Fattura e aggiungere 2.
duel-rule-D-006 = Chi perde il confronto perde 1 Cuore, o 2 se la differenza è di almeno 4. Un mago senza Cuori è fuori e scarta la sua mano.

## duel-chapter-end

duel-chapter-end = La fine
duel-rule-D-009 = Vince l’ultimo mago rimasto in piedi.
