### Il ritorno di Voldemort: le regole, una per volta. I gruppi seguono il corso della partita.

## returns-chapter-setup

returns-chapter-setup = Prima della partita
returns-rule-V-001 = Il ritorno di Voldemort è per 2-4 giocatori.
returns-rule-V-002 = Un giocatore è Peter Minus. Gli altri sono eroi: Harry, Ron o Hermione.
returns-rule-V-003 = Harry gioca sempre. Gli eroi si scelgono in ordine di turno; se nessuno ha preso Harry, deve prenderlo l’ultimo.
returns-rule-V-004 = Missioni, libri, duelli, eventi e carte condotta restano nella scatola.
returns-rule-V-005 = Ogni eroe prende i punti vita, gli incantesimi e le pozioni della sua scheda, 1 Metropolvere e 1 Passaporta.
returns-rule-V-006 = I libri indicati sulla scheda non si distribuiscono.
returns-rule-V-007 = Minus prende i punti vita e le carte della sua scheda. Non riceve Metropolvere né Passaporte.
returns-rule-V-008 = I sei Horcrux hanno posti fissi. Il Diario è al Ghirigoro, l’Anello nell’ufficio di Silente, la Coppa alla Gringott. Il Medaglione è al Ministero, il Diadema nella Stanza delle Necessità, Nagini sulla Torre dell’Orologio.
returns-rule-V-009 = Calderone, Osso del padre, Mano di Codaliscia, il segnalino Harry Potter, Zanna di basilisco e Spada vanno a caso sulle rosette.
returns-rule-V-010 = La Bacchetta di Sambuco e la Pietra della Resurrezione aspettano accanto al tabellone fino al ritorno di Voldemort.
returns-rule-V-066 = Quei sei segnalini stanno nel castello, a Hogsmeade o a Diagon Alley, mai nei luoghi speciali.

## returns-chapter-sides

returns-chapter-sides = Di chi sono i segnalini
returns-rule-V-011 = Non puoi raccogliere i segnalini dell’altra parte.
returns-rule-V-012 = I quattro segnalini del rituale e la Bacchetta di Sambuco sono di Minus e Voldemort. Zanna, Spada e Pietra della Resurrezione sono degli eroi. Gli Horcrux non sono di nessuno.
returns-rule-V-039 = Gli eroi sulla stessa casella possono passarsi Zanna o Spada, se entrambi sono d’accordo.
returns-rule-V-040 = Zanna e Spada non si consumano: distruggono quanti Horcrux vuoi.
returns-rule-V-079 = Solo Harry raccoglie la Pietra, solo Voldemort la Bacchetta. I Mangiamorte non raccolgono nulla.
returns-rule-V-081 = In questa modalità i segnalini non hanno poteri propri.
returns-rule-V-088 = Gli eroi non si fermano a vicenda. Possono passarsi un’arma nel turno di uno dei due, anche di passaggio.

## returns-chapter-turn

returns-chapter-turn = Turni e movimento
returns-rule-V-013 = Tutti iniziano sulla Partenza. Il primo turno è di Minus.
returns-rule-V-014 = Minus si muove con un dado.
returns-rule-V-015 = Gli eroi si muovono con due dadi.
returns-rule-V-016 = Il turno passa al giocatore a destra.
returns-rule-V-063 = Voldemort si muove con due dadi.
returns-rule-V-017 = Finché Voldemort non è tornato nessuno combatte.
returns-rule-V-018 = Prima del ritorno le pedine si superano liberamente.
returns-rule-V-042 = Ron, Hermione e Voldemort si superano liberamente.
returns-rule-V-076 = Puoi finire prima il movimento su una torre. Un eroe armato può farlo anche dov’è un Horcrux, Harry dov’è la Pietra, Voldemort dov’è la Bacchetta. Chi si ferma prima per un Horcrux deve attaccarlo, chi si ferma per una reliquia deve prenderla.
returns-rule-V-090 = Voldemort non visita mai i luoghi speciali.

## returns-chapter-spaces

returns-chapter-spaces = Che cosa danno le caselle
returns-rule-V-019 = Una casella duello non fa nulla.
returns-rule-V-020 = Le caselle libro, evento e condotta non fanno nulla. Quelle con incantesimi, pozioni o punti vita funzionano come sempre. In una sala comune prendi un incantesimo o una pozione.
returns-rule-V-067 = Non ci sono partite di Quidditch. Il campo ferma il movimento.
returns-rule-V-068 = In una sala comune un eroe può prendere Metropolvere invece di una carta.
returns-rule-V-060 = Voldemort non pesca carte.
returns-rule-V-061 = Le caselle vita non fanno nulla a Voldemort.

## returns-chapter-ritual

returns-chapter-ritual = Il rituale e il ritorno
returns-rule-V-021 = Minus raccoglie quattro segnalini: Calderone, Osso del padre, Mano di Codaliscia e Harry Potter.
returns-rule-V-022 = Quando Minus finisce il movimento sul campo da Quidditch con tutti e quattro, va al cimitero senza Passaporta e Voldemort ritorna. Se inizia lì il turno con tutti e quattro, può farlo invece di muoversi.
returns-rule-V-023 = La scheda e la pedina di Minus sono sostituite da quelle di Voldemort.
returns-rule-V-087 = Le carte di Minus vanno sotto i mazzi; i quattro segnalini escono dal gioco.
returns-rule-V-024 = Voldemort si trova poi sul campo da Quidditch.
returns-rule-V-025 = Sulle torri appaiono sei Mangiamorte, ciascuno con i punti vita della sua scheda, 1 incantesimo e 1 pozione.
returns-rule-V-026 = Chi gioca Voldemort sceglie per loro sei torri diverse.
returns-rule-V-086 = Un Mangiamorte non appare dove c’è un eroe.
returns-rule-V-027 = Poi chi gioca Voldemort mette la Pietra della Resurrezione su una casella qualsiasi del castello, di Hogsmeade o di Diagon Alley.
returns-rule-V-028 = Dopo, chi gioca Harry fa lo stesso con la Bacchetta di Sambuco.
returns-rule-V-080 = Pietra e Bacchetta vanno su caselle senza pedine.

## returns-chapter-horcruxes

returns-chapter-horcruxes = Gli Horcrux
returns-rule-V-031 = Per attaccare un Horcrux un eroe ha bisogno della Zanna o della Spada. Chi inizia lì il turno può attaccare invece di muoversi.
returns-rule-V-032 = L’eroe tira un dado, chi gioca Minus o Voldemort un altro. Nulla cambia questi dadi.
returns-rule-V-033 = Se il dado dell’eroe è più alto, l’Horcrux è distrutto. Se è uguale o più basso, l’attacco fallisce.
returns-rule-V-034 = Chi ha fallito deve riprovare nel turno successivo invece di muoversi.
returns-rule-V-078 = Questo obbligo finisce quando l’eroe è sconfitto, non ha più un’arma o l’Horcrux non c’è più.
returns-rule-V-035 = Ogni Horcrux distrutto costa a Voldemort 1 punto vita.
returns-rule-V-036 = Contano anche gli Horcrux distrutti prima del ritorno: Voldemort ha 7 punti vita meno uno per ciascuno.
returns-rule-V-037 = Senza Horcrux Voldemort ha 1 punto vita.
returns-rule-V-038 = Anche se attacchi, ricevi comunque ciò che dà la casella.
returns-rule-V-077 = La casella dà qualcosa una volta sola, quando arrivi, e non di nuovo quando riprovi.
returns-rule-V-069 = Al Ministero si arriva con la Metropolvere da una torre. Chi fallisce resta lì; dopo un successo torni alla tua torre.

## returns-chapter-eaters

returns-chapter-eaters = I Mangiamorte
returns-rule-V-083 = Prima si muove Voldemort, poi ogni Mangiamorte una volta, in qualsiasi ordine. Nel turno del ritorno restano fermi.
returns-rule-V-029 = Ogni Mangiamorte tira il proprio dado e si muove come dice la sua scheda.
returns-rule-V-084 = Un Mangiamorte usa tutto il tiro; lo fermano solo un eroe o il campo. Usa passaggi segreti o si ferma sulle torri solo se lo dice la scheda.
returns-rule-V-030 = Un Mangiamorte che incontra un eroe lo combatte, e viceversa.
returns-rule-V-059 = Un Mangiamorte che finisce su una casella incantesimo o pozione pesca quella carta.
returns-rule-V-065 = Un Mangiamorte con tre carte ne mette una sotto il mazzo. Combatte solo con le proprie carte.
returns-rule-V-085 = Un Mangiamorte che finisce su una casella vita guadagna quei punti vita.
returns-rule-V-064 = I Mangiamorte non arrivano nei luoghi speciali; chi è lì non può essere attaccato.

## returns-chapter-fights

returns-chapter-fights = Combattimenti
returns-rule-V-048 = Attacchi con i dadi della tua scheda; colpisce ogni dado pari o superiore alla resistenza dell’avversario.
returns-rule-V-049 = Per ogni colpo il difensore tira un dado di difesa.
returns-rule-V-050 = Dado di difesa 1 o 2: il difensore perde 2 punti vita.
returns-rule-V-051 = Dado di difesa 3, 4 o 5: il difensore perde 1 punto vita.
returns-rule-V-052 = Dado di difesa 6: l’attaccante perde 1 punto vita.
returns-rule-V-072 = I dadi di difesa si tirano uno alla volta. Il combattimento finisce appena qualcuno ha 0 punti vita.
returns-rule-V-053 = In un combattimento ognuno gioca al massimo 3 incantesimi e pozioni.
returns-rule-V-054 = Le carte si giocano in ogni giro: quelle d’attacco come attacco, quelle di difesa prima o in risposta a un attacco.
returns-rule-V-073 = Una carta d’attacco sostituisce i dadi d’attacco e fa danno senza dadi di difesa.
returns-rule-V-070 = Chi arriva per primo a 0 punti vita ha perso.
returns-rule-V-071 = Attacca per primo chi è arrivato; poi si attacca a turno.
returns-rule-V-075 = Se ci sono più avversari, sceglie chi è arrivato.
returns-rule-V-074 = Un eroe che vince durante il proprio movimento passa all’Horcrux e alla casella. Il turno di un eroe sconfitto è finito.
returns-rule-V-055 = Un eroe sconfitto da un Mangiamorte va alla Partenza con 1 punto vita.
returns-rule-V-089 = Un eroe sconfitto tiene carte e segnalini.
returns-rule-V-062 = Harry sconfitto tiene la Pietra e le armi.
returns-rule-V-056 = Un eroe che inizia il turno sulla casella di un Mangiamorte può combatterlo invece di muoversi, e attacca per primo.
returns-rule-V-057 = Un Mangiamorte sconfitto esce dal gioco.
returns-rule-V-058 = Minus sconfitto andrebbe alla Partenza con 1 punto vita; ma nessuno può combatterlo.

## returns-chapter-end

returns-chapter-end = Harry e Voldemort: la fine
returns-rule-V-041 = Voldemort combatte solo con Harry, e solo Harry con Voldemort.
returns-rule-V-082 = Si incontrano quando uno entra nella casella dell’altro, anche di passaggio. Se una pedina viene messa lì, non è un incontro.
returns-rule-V-043 = Se solo uno dei due ha la sua reliquia, la sua parte vince subito: Harry con la Pietra, Voldemort con la Bacchetta.
returns-rule-V-044 = Se nessuno dei due ha la reliquia, non succede nulla.
returns-rule-V-045 = Se entrambi hanno la reliquia e resta un Horcrux, vince Voldemort.
returns-rule-V-046 = Se entrambi hanno la reliquia e non restano Horcrux, ognuno tira un dado. Il tiro più alto vince la partita.
returns-rule-V-047 = In caso di parità si tira di nuovo.
returns-rule-V-091 = Se Voldemort non è tornato entro la fine del giro 14 (13 se si gioca in due), vincono gli eroi.
returns-rule-V-092 = 40 giri dopo quello del ritorno la partita finisce: gli eroi vincono se tutti gli Horcrux sono distrutti, altrimenti vince Voldemort.
