### Quidditch: le regole, una per una. I gruppi seguono i capitoli della partita.

## quidditch-chapter-challenge

quidditch-chapter-challenge = La sfida
quidditch-rule-Q-001 = Nella Coppa delle Case la partita comincia quando finisci il movimento sul campo da Quidditch. Non comincia se lì hai dovuto combattere, se usi una Passaporta o se la variante non prevede partite.
quidditch-rule-Q-002 = Sfidi un altro giocatore qualsiasi. La sua pedina viene portata sul campo.
quidditch-rule-Q-003 = Una sfida non si può rifiutare.
quidditch-rule-Q-004 = Dopo la partita la pedina sfidata torna da dove era venuta.
quidditch-rule-Q-005 = La partita si gioca allo stesso modo in ogni variante, e anche quando si gioca da sola.
quidditch-rule-Q-078 = La pedina dello sfidante resta sul campo. Una partita non costa punti vita, carte né segnalini.

## quidditch-chapter-setup

quidditch-chapter-setup = Prima della partita
quidditch-rule-Q-006 = Ognuno sceglie la squadra di una delle quattro Case.
quidditch-rule-Q-007 = Le due squadre sono di Case diverse.
quidditch-rule-Q-008 = Una squadra ha 1 Cercatore, 1 Portiere, 2 Battitori e 3 Cacciatori.
quidditch-rule-Q-009 = I Cercatori aspettano sulla linea di partenza (1).
quidditch-rule-Q-010 = Il Portiere comincia su una delle tre caselle della porta (2).
quidditch-rule-Q-011 = I due Battitori cominciano sulla propria linea (3).
quidditch-rule-Q-012 = I tre Cacciatori cominciano sulle proprie due linee (4).
quidditch-rule-Q-013 = La Pluffa è al centro del campo, e un Bolide si trova in ogni metà.
quidditch-rule-Q-014 = Entrambi tirano due dadi. Chi ottiene di più comincia.
quidditch-rule-Q-015 = In caso di parità si tira di nuovo.
quidditch-rule-Q-075 = Lo sfidante gioca in casa e prima della partita fa tutto per primo. Prima entrambi scelgono la Casa, poi schierano la squadra, poi tirano. Si scelgono liberamente la casella del Portiere e le colonne di Battitori e Cacciatori. Un Cacciatore parte sulla linea (4) vicina al centro, due sull’altra, mai su un Bolide. I Bolidi partono sempre da E3 e A9.

## quidditch-chapter-turn

quidditch-chapter-turn = Primo tempo: il turno
quidditch-rule-Q-016 = Il turno comincia con due dadi: la somma è il numero delle tue azioni.
quidditch-rule-Q-017 = Dividi le azioni fra le tue pedine come vuoi.
quidditch-rule-Q-018 = Muovere una pedina di una casella lungo una linea punteggiata costa 1 azione.
quidditch-rule-Q-019 = Le azioni non usate sono perse.
quidditch-rule-Q-020 = Il Portiere non lascia mai le tre caselle della porta.
quidditch-rule-Q-021 = Un Cacciatore non entra mai in una casella della porta.
quidditch-rule-Q-022 = Nemmeno un Battitore entra in una casella della porta; nel primo tempo i Cercatori stanno fermi.
quidditch-rule-Q-023 = Un Cacciatore che entra nella casella della Pluffa può raccoglierla senza usare azioni.
quidditch-rule-Q-024 = Un Battitore che entra nella casella di un Bolide può raccoglierlo senza usare azioni.
quidditch-rule-Q-025 = Nessuna pedina può entrare dove c’è un avversario, tranne un Cacciatore che ruba la Pluffa. I Cercatori possono stare sulla stessa casella del loro percorso.
quidditch-rule-Q-026 = Nessuna pedina può entrare dove c’è un compagno di squadra.
quidditch-rule-Q-067 = Decidi subito se raccogliere una palla. Un Battitore tiene al massimo un Bolide e può portarlo con sé. Può lanciarlo più tardi, in un turno della sua squadra. Allo stesso modo un Cacciatore decide per la Pluffa.
quidditch-rule-Q-070 = Una palla che si ferma dove c’è una pedina può essere raccolta solo da chi entra in quella casella più tardi.
quidditch-rule-Q-076 = Quando ognuno ha giocato 12 turni il primo tempo finisce. Lo vince chi ha più gol, poi chi ha più Cacciatori, poi il tiro più alto di due dadi. Per questo non si pescano carte.

## quidditch-chapter-quaffle

quidditch-chapter-quaffle = Primo tempo: la Pluffa
quidditch-rule-Q-036 = Un Cacciatore con la Pluffa può lanciarla di una casella lungo una linea punteggiata per 1 azione.
quidditch-rule-Q-037 = Un Portiere con la Pluffa può passarla per 1 azione.
quidditch-rule-Q-038 = Una Pluffa che nessuno prende resta dove è stata lanciata.
quidditch-rule-Q-039 = Furto: un Cacciatore entra nella casella di chi porta la Pluffa e la prende, tutto per 1 azione.
quidditch-rule-Q-040 = Poi può proseguire in una casella vuota vicina.
quidditch-rule-Q-041 = Quel passo è un normale movimento da 1 azione e non è obbligatorio; senza, i due Cacciatori stanno sulla stessa casella.
quidditch-rule-Q-065 = Il passaggio del Portiere va di una casella lungo una linea punteggiata, come il lancio di un Cacciatore.
quidditch-rule-Q-066 = La Pluffa si lancia solo in una casella vicina senza avversari. Lì la prende un Cacciatore o il Portiere della stessa squadra. Non si lancia mai a un Battitore, né in una casella della porta senza il proprio Portiere.
quidditch-rule-Q-074 = Un Cacciatore derubato che è ancora nella stessa casella può riprendersi la Pluffa senza muoversi. Costa 1 azione, in un turno della sua squadra.

## quidditch-chapter-bludgers

quidditch-chapter-bludgers = Primo tempo: i Bolidi
quidditch-rule-Q-027 = Lanciare un Bolide non costa azioni. Si può fare in qualsiasi momento del proprio turno dopo il tiro per le azioni, anche quando non ne restano.
quidditch-rule-Q-028 = Un Bolide si lancia in linea retta, in qualsiasi direzione in cui ci sia almeno un’altra casella. Un dado dà la portata, cioè quante caselle vola al massimo. Non serve un bersaglio.
quidditch-rule-Q-029 = La direzione si sceglie prima del tiro. Viene attaccato il primo avversario a portata; mai un Cercatore.
quidditch-rule-Q-030 = Il bersaglio tira un dado: con 4, 5 o 6 schiva il Bolide.
quidditch-rule-Q-031 = Con 1, 2 o 3 il bersaglio è fuori per il resto della partita.
quidditch-rule-Q-032 = Un Cacciatore eliminato lascia cadere la Pluffa in quella casella.
quidditch-rule-Q-033 = Dopo il lancio il Bolide resta sull’ultima casella del suo volo.
quidditch-rule-Q-034 = Si lancia solo un Bolide che si tiene in mano, una volta per ogni raccolta.
quidditch-rule-Q-035 = Se una squadra non ha più Cacciatori, l’altra vince subito il primo tempo.
quidditch-rule-Q-068 = Un Bolide vola sopra le pedine della propria squadra e si ferma sul primo avversario, colpito o no. Senza avversari si ferma alla fine della portata o della linea.
quidditch-rule-Q-069 = Un Bolide non resta mai su una casella della porta, ma sull’ultima casella del campo prima di essa.
quidditch-rule-Q-071 = Un Battitore eliminato lascia cadere in quella casella il Bolide che tiene.

## quidditch-chapter-goals

quidditch-chapter-goals = Primo tempo: i gol
quidditch-rule-Q-042 = Un Cacciatore con la Pluffa sulla linea (3) avversaria può tirare in porta.
quidditch-rule-Q-043 = Un tiro in porta costa 1 azione.
quidditch-rule-Q-044 = Chi tira in porta e il Portiere tirano un dado ciascuno. È gol solo se il dado di chi tira in porta è più alto.
quidditch-rule-Q-045 = Quando il Portiere è fuori, ogni tiro è gol, senza dadi.
quidditch-rule-Q-046 = Ogni gol dà a chi segna 1 carta Quidditch.
quidditch-rule-Q-047 = Dopo ogni tiro la Pluffa va al Portiere della squadra che difende.
quidditch-rule-Q-048 = Se quel Portiere è fuori, i difensori mettono subito la Pluffa su una casella della loro linea (3) senza avversari. Se non ce n’è, va bene una qualsiasi delle cinque.
quidditch-rule-Q-049 = Dopo un tiro chi ha tirato prosegue con le azioni rimaste.
quidditch-rule-Q-050 = Il primo tempo finisce appena una squadra ha 2 gol.
quidditch-rule-Q-072 = Se viene eliminato un Portiere che tiene la Pluffa, i difensori la mettono come dopo un tiro senza Portiere.
quidditch-rule-Q-073 = Un Cacciatore dei difensori che sta dove mettono la Pluffa la prende subito.

## quidditch-chapter-snitch

quidditch-chapter-snitch = Secondo tempo: il Boccino d’Oro
quidditch-rule-Q-051 = I due Cercatori sono sulla casella di partenza. Da ora agiscono solo loro.
quidditch-rule-Q-052 = Chi ha vinto il primo tempo gioca il primo turno.
quidditch-rule-Q-053 = Nel tuo turno tiri due dadi; il tuo Cercatore avanza di tante caselle quanto vale la somma.
quidditch-rule-Q-054 = Nel tuo turno puoi giocare al massimo 1 carta Quidditch.
quidditch-rule-Q-055 = Nimbus 2000: il tuo Cercatore avanza di altre 2 caselle.
quidditch-rule-Q-056 = Firebolt: il tuo Cercatore avanza di altre 4 caselle.
quidditch-rule-Q-057 = Finta Wronsky: tiri un altro dado e il tuo Cercatore avanza di altrettante caselle.
quidditch-rule-Q-058 = Incantesimo Confundus: il Cercatore avversario torna indietro di 3 caselle.
quidditch-rule-Q-059 = Un Cercatore non torna mai oltre la casella di partenza.
quidditch-rule-Q-060 = Il primo Cercatore che completa il giro prende il Boccino d’Oro e vince la partita.
quidditch-rule-Q-061 = Il giro ha 24 caselle. La casella di partenza si può raggiungere o superare.
quidditch-rule-Q-062 = Chi vince la partita riceve 40 punti casa.
quidditch-rule-Q-063 = Chi ha giocato una partita, da sfidante o da sfidato, vinta o persa, ha soddisfatto quella condizione per i maghi qualificati.
quidditch-rule-Q-064 = Una carta Quidditch giocata va subito sotto il mazzo. Quelle rimaste la seguono dopo la partita, prima quelle dello sfidante, nell’ordine in cui sono state pescate.
quidditch-rule-Q-077 = Una carta si può giocare prima o dopo il proprio tiro. Ciò che completa il giro vince subito.
quidditch-rule-Q-079 = Nimbus 2001: il tuo Cercatore avanza di altre 3 caselle.
quidditch-rule-Q-080 = Bolide vagante: il prossimo tiro dell’avversario nella corsa si fa con un dado solo. Il dado di una Finta Wronsky non conta.
