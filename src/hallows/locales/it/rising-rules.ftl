### Rising: le regole, una per messaggio, con parole nostre. I gruppi seguono i capitoli delle regole.

## rising-chapter-components-and-setup

rising-chapter-components-and-setup = Componenti e preparazione
rising-rule-R-001 = Le carte personaggio sono 33 Maghi, 10 Mangiamorte e un Lord Voldemort.
rising-rule-R-002 = Giocano due, tre o quattro squadre; nessun altro numero è possibile.
rising-rule-R-003 = Sulla plancia ci sono tre Luoghi: il Ministero della Magia, Diagon Alley e Hogsmeade.
rising-rule-R-004 = Ogni Luogo ha due Posizioni. Il Ministero della Magia ha l’Ufficio Misteri e l’Atrio. Diagon Alley ha Olivander e la Banca Gringott. Hogsmeade ha il Pub Testa di Porco e la Stazione di Hogsmeade.
rising-rule-R-005 = Prima di giocare le due Posizioni di ogni Luogo si impilano su di esso a faccia in su, in ordine casuale.
rising-rule-R-006 = All’inizio la miniatura di Voldemort guarda un Luogo a caso, con le stesse probabilità per ognuno.
rising-rule-R-007 = All’inizio della partita non c’è Corruzione né Danno su alcun indicatore.
rising-rule-R-008 = All’inizio i 24 gettoni Incantesimo sono mescolati e a faccia in giù.
rising-rule-R-009 = Le Affiliazioni fra cui ogni giocatore sceglie sono tre: Hogwarts, Ordine della Fenice ed Esercito di Silente.
rising-rule-R-010 = Due giocatori possono avere la stessa Affiliazione.
rising-rule-R-011 = Un’Affiliazione già presa da due giocatori non può essere scelta da un terzo.
rising-rule-R-012 = Prendi una carta Quartier Generale e un gettone Missione della tua Affiliazione.
rising-rule-R-013 = Scegli uno dei due Maghi di partenza della tua Affiliazione.
rising-rule-R-014 = Chi gioca Hogwarts parte con Albus Silente o Minerva McGranitt.
rising-rule-R-015 = Chi gioca l’Ordine della Fenice parte con Ninfadora Tonks o Sirius Black.
rising-rule-R-016 = Chi gioca l’Esercito di Silente parte con Harry Potter o Hermione Granger.
rising-rule-R-017 = Due giocatori della stessa Affiliazione hanno Maghi di partenza diversi.
rising-rule-R-018 = I Maghi di partenza che nessuno ha preso si mescolano nel mazzo dei personaggi.
rising-rule-R-019 = Prima di mescolare si mette da parte la carta di Lord Voldemort.
rising-rule-R-020 = Tutti e dieci i Mangiamorte entrano nel mazzo.
rising-rule-R-021 = Dal mazzo mescolato si dispongono tre carte a faccia in su accanto a ogni Luogo.
rising-rule-R-022 = Accanto a un Luogo può esserci un numero qualsiasi di Mangiamorte.
rising-rule-R-023 = Disposte queste carte, nel mazzo ne restano 34 meno il numero dei giocatori.
rising-rule-R-024 = La carta di Lord Voldemort si inserisce poi a metà del mazzo, sotto la metà delle carte arrotondata per difetto. Sono 16 carte in due giocatori, 15 in tre o quattro.
rising-rule-R-025 = Si comincia senza gettoni Incantesimo. L’unica eccezione è la partita a quattro in modalità bilanciata. La modalità rigorosa, fedele al regolamento, non ne ha: chi le chiede insieme non può cominciare.
rising-rule-R-026 = In modalità bilanciata, in quattro, ogni giocatore comincia con un gettone Incantesimo.
rising-rule-R-027 = Si gioca in senso orario a partire dal primo giocatore.
rising-rule-R-028 = Al tavolo comincia chi ha visto per ultimo un film di Harry Potter. Nel gioco digitale il primo giocatore è casuale o scelto.
rising-rule-R-029 = I dadi Mago sono di tutti: i giocatori usano un’unica riserva comune.

## rising-chapter-travel

rising-chapter-travel = Viaggio
rising-rule-R-030 = Un turno ha quattro fasi, sempre in quest’ordine: viaggio, Voldemort, dadi Mago, fine del turno.
rising-rule-R-031 = Nel viaggio devi mettere il tuo gettone Missione su uno dei tre Luoghi.
rising-rule-R-032 = Puoi scegliere lo stesso Luogo del turno precedente.
rising-rule-R-033 = Tutta la tua squadra è dove si trova il gettone Missione.
rising-rule-R-034 = Puoi assegnare dadi solo ai personaggi accanto al tuo Luogo, a meno che una capacità non permetta di più.
rising-rule-R-035 = Nel turno di un altro giocatore la tua squadra non è in alcun Luogo.
rising-rule-R-036 = I gettoni Incantesimo non si usano durante il viaggio né prima che il dado Voldemort sia risolto.

## rising-chapter-voldemort-phase

rising-chapter-voldemort-phase = Fase di Voldemort
rising-rule-R-037 = Il dado Voldemort ha otto facce ugualmente probabili: tre a destra, tre a sinistra e due con il Marchio Nero.
rising-rule-R-038 = A destra: la miniatura ruota di un Luogo in senso orario, vista dall’alto.
rising-rule-R-039 = A sinistra: la miniatura ruota di un Luogo in senso antiorario.
rising-rule-R-040 = I Luoghi sono tre, perciò una rotazione oraria porta dove ne portano due antiorarie.
rising-rule-R-041 = Con il Marchio Nero la miniatura resta dov’è.
rising-rule-R-042 = Dopo il movimento Voldemort attacca con qualsiasi risultato, Marchio Nero compreso.
rising-rule-R-043 = L’attacco infligge 1 Danno a ogni carta Mago accanto al suo Luogo.
rising-rule-R-044 = Se il gettone Missione del giocatore attivo è nel Luogo di Voldemort, anche ogni Mago della sua squadra subisce 1 Danno dall’attacco.
rising-rule-R-045 = L’attacco non colpisce mai le squadre degli altri giocatori.
rising-rule-R-046 = L’attacco non danneggia mai i Mangiamorte.
rising-rule-R-047 = Dopo l’attacco si aggiunge 1 Corruzione nel Luogo di Voldemort.
rising-rule-R-048 = Questa Corruzione va sulla Posizione in cima o, se entrambe le Posizioni non ci sono più, sul Luogo base.
rising-rule-R-049 = Poi tutti i Mangiamorte accanto al Luogo di Voldemort usano le loro capacità regolari.
rising-rule-R-050 = I Mangiamorte negli altri Luoghi non usano le capacità regolari.
rising-rule-R-051 = Se in un Luogo ci sono più Mangiamorte, agiscono da sinistra a destra.
rising-rule-R-052 = Con il Marchio Nero, dopo le capacità regolari, tutti i Mangiamorte in gioco usano le loro capacità speciali.
rising-rule-R-053 = Le capacità speciali cominciano dal Luogo di Voldemort e proseguono in senso orario.
rising-rule-R-054 = Un Mangiamorte senza capacità speciale in quel momento non fa nulla.
rising-rule-R-055 = Con il Marchio Nero, dopo le capacità speciali, ogni Posizione corrotta applica una volta la sua penalità.
rising-rule-R-056 = Se la miniatura ha ruotato, non ci sono né capacità speciali né penalità delle Posizioni.
rising-rule-R-057 = Una penalità valida «in questo turno» cessa con la fine del turno.
rising-rule-R-058 = Le capacità nella fase di Voldemort sono obbligatorie.
rising-rule-R-059 = Un personaggio o una Posizione che si riempie nella fase di Voldemort resta in gioco fino alla fine del turno.
rising-rule-R-060 = La partita non può finire durante la fase di Voldemort.

## rising-chapter-corruption-and-places

rising-chapter-corruption-and-places = Corruzione e Posizioni
rising-rule-R-061 = Ogni Posizione ha 5 caselle di Corruzione.
rising-rule-R-062 = Anche il Luogo base ha 5 caselle di Corruzione.
rising-rule-R-063 = La Corruzione che non trova più posto va persa.
rising-rule-R-064 = Anche un indicatore pieno può essere ridotto prima della fine del turno.
rising-rule-R-065 = Quando una capacità rimuove Corruzione, lo fa subito.
rising-rule-R-066 = La Corruzione non scende mai sotto 0.
rising-rule-R-067 = Una Posizione con 5 segnalini alla fine del turno diventa corrotta.
rising-rule-R-068 = I segnalini di una Posizione corrotta tornano nella riserva.
rising-rule-R-069 = La Posizione corrotta si colloca nell’area delle Posizioni corrotte della carta Malvagio.
rising-rule-R-070 = Ciò che stava sotto, l’altra Posizione o il Luogo base, entra in gioco senza Corruzione.
rising-rule-R-071 = Una Posizione corrotta non si recupera più.
rising-rule-R-072 = Una capacità che nomina un Luogo agisce sulla sua Posizione in cima o sul Luogo base, una volta scoperto.
rising-rule-R-073 = La Corruzione destinata a un Luogo preciso, come Diagon Alley o il Ministero della Magia, vi si mette ovunque sia la miniatura.
rising-rule-R-074 = Penalità dell’Ufficio Misteri: ogni Luogo con almeno un Mangiamorte riceve 1 Corruzione.
rising-rule-R-075 = Penalità dell’Atrio: in questo turno gli attacchi con i dadi ai Mangiamorte richiedono un simbolo Coraggio in più.
rising-rule-R-076 = Penalità della Banca Gringott: in questo turno nessuno usa gettoni Incantesimo.
rising-rule-R-077 = La Banca Gringott non impedisce di pescare gettoni.
rising-rule-R-078 = Penalità del Pub Testa di Porco: in questo turno si può curare al massimo un Mago per squadra.
rising-rule-R-079 = Penalità di Olivander: prima del primo tiro il giocatore attivo perde un dado a caso.
rising-rule-R-080 = Penalità della Stazione di Hogsmeade: ogni carta Mago accanto a Hogsmeade subisce 1 Danno.
rising-rule-R-081 = Il Luogo base non ha penalità.
rising-rule-R-082 = Il Luogo base non è una Posizione e non conta per la sconfitta dovuta a quattro Posizioni corrotte.

## rising-chapter-dice-pool

rising-chapter-dice-pool = Riserva dei dadi
rising-rule-R-083 = La tua riserva parte dai quattro dadi della carta Quartier Generale.
rising-rule-R-084 = Ogni capacità che dà un dado extra e di cui soddisfi la condizione aggiunge quel dado alla riserva.
rising-rule-R-085 = Se un Mago richiede «un altro» Mago, non può contare se stesso.
rising-rule-R-086 = I dadi extra di più Maghi si sommano.
rising-rule-R-087 = In un turno si possono usare al massimo 4 dadi blu, 2 arancioni, 4 rossi e 4 viola.
rising-rule-R-088 = I dadi oltre il limite di un colore vanno persi e non si sostituiscono con altri colori.
rising-rule-R-089 = Se una capacità dà un dado di un colore o di un altro, scegli di nuovo a ogni turno.
rising-rule-R-090 = Dopo la fase di Voldemort i gettoni dado di qualsiasi giocatore possono aggiungere dadi alla riserva del giocatore attivo.
rising-rule-R-091 = Un dado aggiunto dopo il primo tiro partecipa al tiro seguente.
rising-rule-R-092 = Le capacità si valutano quando si forma la riserva; i cambi di squadra successivi non la modificano.
rising-rule-R-093 = Ogni colore favorisce un Tratto: il blu Conoscenza, l’arancione Amicizia, il rosso Lealtà, il viola Coraggio.
rising-rule-R-094 = Ogni dado ha una faccia che vale due simboli del suo Tratto principale.
rising-rule-R-095 = Le sei facce di un dado sono: il Tratto principale una volta doppio e due volte singolo, più una volta ciascuno degli altri tre.

## rising-chapter-rolling-and-assigning

rising-chapter-rolling-and-assigning = Tirare e assegnare
rising-rule-R-096 = Si tirano tutti i dadi ancora nella riserva.
rising-rule-R-097 = Dopo un tiro puoi assegnare quanti dadi adatti vuoi.
rising-rule-R-098 = Un dado si può assegnare solo se il bersaglio ha ancora scoperto un simbolo del Tratto che mostra.
rising-rule-R-099 = Puoi assegnare dadi ai personaggi nel tuo Luogo, alle capacità del tuo Quartier Generale e a quelle dei tuoi Maghi. Anche a Voldemort, se è rivelato e si trova in quel Luogo.
rising-rule-R-100 = I dadi di un tiro possono andare su più bersagli.
rising-rule-R-101 = Una faccia doppia copre due simboli di un bersaglio. Se ne è scoperto uno solo copre quello, e l’altro va perso.
rising-rule-R-102 = Una faccia doppia non si può dividere fra due bersagli.
rising-rule-R-103 = Se dopo un tiro non hai assegnato dadi, devi scartarne dalla riserva uno a tua scelta. Può essere anche un dado che un gettone ti ha dato dopo quel tiro. Scegli anche quando è il tuo ultimo dado e non serve da nessuna parte, perché i gettoni possono ancora aiutare.
rising-rule-R-104 = Puoi non assegnare un dado anche se sarebbe adatto.
rising-rule-R-105 = Usare un gettone Tratto non vale come assegnare un dado.
rising-rule-R-106 = I dadi assegnati e quelli scartati lasciano la riserva per tutto il turno.
rising-rule-R-107 = I dadi assegnati non si possono spostare né tirare di nuovo.
rising-rule-R-108 = I dadi rimasti si tirano di nuovo, quante volte vuoi: l’unico limite è la riserva che si riduce.
rising-rule-R-109 = Su un bersaglio si possono accumulare dadi di più tiri.
rising-rule-R-110 = Nei tiri successivi puoi passare ad altri bersagli.
rising-rule-R-111 = Un simbolo già coperto non accetta un secondo dado.
rising-rule-R-112 = Puoi fermarti prima di qualsiasi tiro, perdendo i dadi che restano.
rising-rule-R-113 = Le capacità che fanno ripetere il tiro o impostano dadi si usano una volta per turno. Si usano dopo un tiro a scelta, prima di assegnarne il primo dado.
rising-rule-R-114 = La Trelawney fa ripetere il tiro di uno o più dadi della riserva, a tua scelta.
rising-rule-R-115 = Un dado impostato mostra un solo simbolo del Tratto indicato.

## rising-chapter-abilities

rising-chapter-abilities = Capacità
rising-rule-R-116 = Ogni capacità del Quartier Generale si può attivare una volta per turno.
rising-rule-R-117 = Ogni capacità a pagamento di un Mago si può attivare una volta per turno.
rising-rule-R-118 = Le capacità del Quartier Generale e quelle a pagamento dei Maghi si risolvono appena tutti i simboli sono coperti.
rising-rule-R-119 = Una capacità i cui simboli non sono tutti coperti non ha effetto.
rising-rule-R-120 = Con i dadi si attivano solo il Quartier Generale e i Maghi del giocatore attivo.
rising-rule-R-121 = La prima capacità di ogni Quartier Generale rimuove 1 Corruzione dal Luogo del giocatore attivo.
rising-rule-R-122 = Seconda capacità dell’Ufficio di Silente: peschi un gettone Incantesimo, e ogni altro giocatore con almeno due Maghi di Hogwarts può pescarne uno.
rising-rule-R-123 = Seconda capacità della Stanza delle Necessità: ogni giocatore può rimuovere 1 Danno da un proprio Mago, o 2 se è dell’Esercito di Silente.
rising-rule-R-124 = Seconda capacità del 12 Grimmauld Place: infliggi 1 Danno a un Mangiamorte nel tuo Luogo e peschi un gettone Incantesimo.
rising-rule-R-125 = Gli altri giocatori possono rifiutare i benefici loro offerti.
rising-rule-R-126 = Per pagare con un Danno su un Mago serve una casella libera sul suo indicatore.
rising-rule-R-127 = Le capacità passive non vanno attivate.
rising-rule-R-128 = Un Mago reclutato in questo turno non dà ancora la sua capacità.
rising-rule-R-129 = Le capacità di un Mago con l’indicatore pieno valgono fino al controllo di fine turno.

## rising-chapter-recruiting-and-attacking

rising-chapter-recruiting-and-attacking = Reclutare e attaccare
rising-rule-R-130 = Un Mago è reclutato quando tutti i suoi simboli vengono coperti nello stesso turno.
rising-rule-R-131 = Ogni giocatore può reclutare Maghi di qualsiasi Affiliazione.
rising-rule-R-132 = Una squadra può avere quanti Maghi vuole.
rising-rule-R-133 = In un turno si possono reclutare più Maghi.
rising-rule-R-134 = Un Mangiamorte è danneggiato quando tutti i suoi simboli vengono coperti nello stesso turno.
rising-rule-R-135 = Con i dadi assegnati ogni Mangiamorte riceve al massimo 1 Danno per turno.
rising-rule-R-136 = Le capacità possono aggiungere altri Danni allo stesso Mangiamorte nello stesso turno.
rising-rule-R-137 = Per ogni Danno che infliggi a un Mangiamorte peschi un gettone Incantesimo.
rising-rule-R-138 = Un Mangiamorte con l’indicatore pieno non riceve Danni e non dà gettoni.
rising-rule-R-139 = Un personaggio i cui simboli non sono tutti coperti resta com’è, e i dadi assegnati non valgono per il turno seguente.

## rising-chapter-spell-tokens

rising-chapter-spell-tokens = Gettoni Incantesimo
rising-rule-R-140 = I gettoni si usano nel turno di qualsiasi giocatore, da quando il dado Voldemort è risolto fino all’inizio della fine del turno.
rising-rule-R-141 = Ogni giocatore può aiutare quello attivo con i propri gettoni.
rising-rule-R-142 = Un gettone Tratto copre un simbolo del suo Tratto su qualsiasi bersaglio consentito.
rising-rule-R-143 = Con un gettone Tratto si può completare un personaggio, una capacità del Quartier Generale o di un Mago della squadra attiva.
rising-rule-R-144 = I gettoni Tratto si possono usare anche quando i dadi sono finiti.
rising-rule-R-145 = I gettoni usati si scartano a faccia in su. Un gettone Tratto resta prima sul suo bersaglio fino alla fine del turno: ciò che completa non può farlo pescare di nuovo.
rising-rule-R-146 = Se bisogna pescare e la riserva è vuota, gli scarti si girano e si mescolano per formare la nuova riserva.
rising-rule-R-147 = Se riserva e scarti sono entrambi vuoti, non si pesca alcun gettone.
rising-rule-R-148 = Non c’è limite ai gettoni che puoi tenere.
rising-rule-R-149 = I gettoni di ogni giocatore sono visibili a tutti.
rising-rule-R-150 = Il gettone Cura doppia rimuove fino a 2 Danni da un Mago di una squadra.
rising-rule-R-151 = Il gettone Cura per due rimuove 1 Danno da uno o due Maghi delle squadre.
rising-rule-R-152 = Il gettone Purifica toglie 1 Corruzione da un Luogo qualsiasi.
rising-rule-R-153 = Con il gettone Scambio scambi un tuo Mago con quello di un altro giocatore, se accetta. I Danni seguono le carte.
rising-rule-R-154 = I gettoni ottenuti alla fine del turno non si possono usare in quello stesso turno.
rising-rule-R-155 = Ci sono dodici tipi di gettone Incantesimo, due per tipo.

## rising-chapter-damage-and-defeat

rising-chapter-damage-and-defeat = Danni e sconfitta
rising-rule-R-156 = Ogni Danno occupa una casella vuota dell’indicatore.
rising-rule-R-157 = I Danni oltre l’ultima casella vanno persi.
rising-rule-R-158 = Curando non si scende mai sotto 0 Danni.
rising-rule-R-159 = Un effetto sul Mago con più o meno Danni colpisce tutti quelli in parità, anche a zero.
rising-rule-R-160 = La parità si valuta in ogni squadra separatamente.
rising-rule-R-161 = Alla fine del turno ogni Mago con l’indicatore pieno, in squadra o accanto a un Luogo, è sconfitto.
rising-rule-R-162 = Alla fine del turno ogni Mangiamorte con l’indicatore pieno è sconfitto.
rising-rule-R-163 = I Maghi sconfitti vanno nella pila dell’Infermeria e non tornano più.
rising-rule-R-164 = I Mangiamorte sconfitti vanno ad Azkaban e non tornano più.
rising-rule-R-165 = Anche i Maghi sconfitti accanto a un Luogo contano per il limite di Maghi sconfitti.
rising-rule-R-166 = Un Mago reclutato perde tutti i Danni prima che si controlli chi è sconfitto.

## rising-chapter-end-of-turn

rising-chapter-end-of-turn = Fine del turno
rising-rule-R-167 = Il turno finisce in quest’ordine. I reclutati si uniscono, Mangiamorte e Voldemort subiscono Danni, si controlla la vittoria. Poi si pescano i gettoni e i dadi tornano nella riserva. Poi le Posizioni si corrompono, i personaggi sono sconfitti e si controlla la sconfitta. Infine arrivano nuove carte e il giocatore seguente.
rising-rule-R-168 = Tutti i dadi tornano nella riserva comune.
rising-rule-R-169 = Gli spazi vuoti accanto ai Luoghi si riempiono con le carte in cima al mazzo.
rising-rule-R-170 = Si riempie prima il Luogo di Voldemort, poi gli altri in senso orario, in ognuno da sinistra a destra.
rising-rule-R-171 = Le nuove carte arrivano senza segnalini e non fanno nulla fino al turno seguente.
rising-rule-R-172 = Se compare la carta di Lord Voldemort, va sulla carta Malvagio e lo spazio riceve un’altra carta.
rising-rule-R-173 = Se il mazzo è vuoto, lo spazio resta vuoto.
rising-rule-R-174 = Dopo il riempimento un Luogo può avere meno di tre carte solo se il mazzo è vuoto.
rising-rule-R-175 = Poi tocca al giocatore seguente in senso orario.

## rising-chapter-lord-voldemort

rising-chapter-lord-voldemort = Lord Voldemort
rising-rule-R-176 = Finché la sua carta non è rivelata, Voldemort non può essere danneggiato.
rising-rule-R-177 = Dal turno dopo la rivelazione Voldemort può essere attaccato nel Luogo che la miniatura guarda.
rising-rule-R-178 = Solo il giocatore attivo con il gettone in quel Luogo può assegnargli dadi.
rising-rule-R-179 = Lo si attacca coprendo tutti i suoi simboli, per 1 Danno al massimo per turno.
rising-rule-R-180 = Voldemort non può avere più Danni di quanti Mangiamorte erano ad Azkaban prima della fine del turno.
rising-rule-R-181 = Voldemort non è un Mangiamorte: capacità, penalità e conteggi sui Mangiamorte non lo riguardano.
rising-rule-R-182 = Ogni Danno che gli infliggi ti fa pescare un gettone Incantesimo.
rising-rule-R-183 = Spostamento verso Voldemort: dopo le azioni dei malvagi e prima del primo tiro puoi rinunciare a un dado a tua scelta. Allora porti il gettone Missione nel suo Luogo.
rising-rule-R-184 = Questo spostamento è possibile solo dopo che la carta di Voldemort è stata rivelata.
rising-rule-R-185 = A parte il dado a cui rinunci, lo spostamento non cambia la riserva.
rising-rule-R-186 = Dopo lo spostamento il nuovo Luogo è il tuo a tutti gli effetti per il resto del turno.
rising-rule-R-187 = Lo spostamento non provoca un nuovo attacco.
rising-rule-R-188 = Nella partita normale l’indicatore di Voldemort ha 5 caselle.

## rising-chapter-game-end

rising-chapter-game-end = Fine della partita
rising-rule-R-189 = I giocatori vincono insieme quando l’indicatore di Voldemort è pieno.
rising-rule-R-190 = Per vincere la partita normale bisogna sconfiggere almeno cinque Mangiamorte.
rising-rule-R-191 = La partita è persa quando i Maghi sconfitti sono 8 in due giocatori, 10 in tre o 12 in quattro.
rising-rule-R-192 = La partita è persa se, tolti gli sconfitti, una squadra è senza Maghi.
rising-rule-R-193 = La partita è persa quando le Posizioni corrotte sono quattro o più.
rising-rule-R-194 = La partita è persa quando un Luogo è del tutto corrotto: le due Posizioni e il Luogo base.
rising-rule-R-195 = Se vittoria e sconfitta arrivano nella stessa fine del turno, si vince.
rising-rule-R-196 = Si vince o si perde tutti insieme.
rising-rule-R-197 = Variante per principianti: Voldemort ha 4 caselle, quindi bisogna sconfiggere quattro Mangiamorte.
rising-rule-R-198 = Variante più difficile: Voldemort ha 6 o più caselle, fino a 10.

## rising-chapter-added-on-review

rising-chapter-added-on-review = Altre precisazioni
rising-rule-R-199 = Nella scatola ci sono anche sei carte Quartier Generale e sei gettoni Missione, due per Affiliazione. Ci sono 14 dadi Mago, 24 gettoni Incantesimo, 60 segnalini Danni e 15 segnalini Corruzione.
rising-rule-R-200 = La quantità di segnalini Danni e Corruzione non limita mai un effetto.
rising-rule-R-201 = Costi, caselle di Danno, capacità, dadi dei Quartieri Generali e costo per attaccare Voldemort sono quelli delle carte usate in questo gioco.
rising-rule-R-202 = Affiliazione e Mago di partenza si scelgono in senso orario a partire dal primo giocatore.
rising-rule-R-203 = Una persona può guidare più squadre. Da soli si gioca la partita a due con due squadre; ognuna ha Quartier Generale, gettoni e turni propri, e una squadra vuota fa perdere.
rising-rule-R-204 = Nella fase di Voldemort il giocatore attivo tira il dado Voldemort esattamente una volta.
rising-rule-R-205 = Nella fase di Voldemort non si usano gettoni Incantesimo, nemmeno fra le azioni di due malvagi.
rising-rule-R-206 = Per capacità come quella di Dolohov, i Maghi «in questo Luogo» sono le carte accanto a esso. Conta anche la squadra attiva, se il suo gettone è lì. La Corruzione arriva invece del Danno solo se fra loro non c’è alcun Mago del tipo indicato.
rising-rule-R-207 = La capacità regolare di Bellatrix colpisce la squadra attiva ovunque sia il suo gettone Missione.
rising-rule-R-208 = La capacità regolare di Lucius rimuove 1 Danno da ogni altro Mangiamorte in gioco, mai sotto 0.
rising-rule-R-209 = Se un effetto su più o meno Danni nomina un’Affiliazione, in ogni squadra si confrontano solo i Maghi di quella Affiliazione. Una squadra che non ne ha non subisce nulla.
rising-rule-R-210 = Se il Mago con più Danni ha l’indicatore pieno, il Danno va perso e non passa ad altri.
rising-rule-R-211 = La riserva si forma una volta sola, all’inizio della fase dei dadi. Uno Scambio fatto prima conta, uno fatto dopo no.
rising-rule-R-212 = I dadi assegnati, scartati, ceduti e persi contano per il limite del loro colore fino alla fine del turno.
rising-rule-R-213 = Il dado tolto da Olivander si perde appena formata la riserva, prima di gettoni, capacità pagate con Danni, movimenti e spostamento verso Voldemort.
rising-rule-R-214 = Prima del primo tiro puoi usare gettoni dado, Seamus, Mundungus, Dobby e lo spostamento verso Voldemort, nell’ordine che vuoi. Mundungus può anche aspettare fino a dopo l’ultimo tiro.
rising-rule-R-215 = Il movimento con Dobby non costa dadi, non cambia la riserva e non provoca attacchi.
rising-rule-R-216 = Se il gettone Missione si sposta prima del primo tiro, i gettoni Tratto già messi sui personaggi del Luogo lasciato vanno persi.
rising-rule-R-217 = Seamus e Mundungus richiedono una casella di Danno libera; Seamus anche un dado rosso rimasto nella riserva comune.
rising-rule-R-218 = Le capacità dei Maghi funzionano solo nel turno del giocatore che li ha in squadra.
rising-rule-R-219 = Ogni volta che si possono usare gettoni si chiede prima al giocatore attivo, poi agli altri in senso orario. Ogni uso fa ricominciare il giro; quando tutti passano, è finita.
rising-rule-R-220 = Gli altri giocatori possono usare gettoni prima del primo tiro, dopo ogni tiro e dopo l’ultimo dado.
rising-rule-R-221 = Un gettone Tratto può essere la prima, l’ultima o l’unica copertura di un bersaglio.
rising-rule-R-222 = Un gettone Tratto su un bersaglio che resta incompleto è speso senza effetto.
rising-rule-R-223 = Un bersaglio può essere completato con il gettone di un altro giocatore. Il Mago reclutato e le ricompense per i Danni vanno comunque al giocatore attivo.
rising-rule-R-224 = Un gettone che non cambierebbe nulla non si può usare e resta a te.
rising-rule-R-225 = Un gettone dado usato dopo l’ultimo tiro dà ancora un giro di tiri, con quel dado soltanto.
rising-rule-R-226 = Se lo Scambio viene rifiutato, il gettone resta a te, ma in questo turno non si può riproporre.
rising-rule-R-227 = Uno Scambio dopo la formazione della riserva non cambia i dadi. Le capacità non ancora usate del Mago arrivato valgono subito, se è il turno del nuovo proprietario.
rising-rule-R-228 = Una capacità già usata in questo turno resta usata anche se la carta cambia squadra.
rising-rule-R-229 = I dadi si assegnano uno alla volta; una capacità con tutti i simboli coperti si risolve prima del dado seguente dello stesso tiro.
rising-rule-R-230 = Una capacità del Quartier Generale o di un Mago con tutti i simboli coperti non si può conservare per più tardi nel turno.
rising-rule-R-231 = Una faccia doppia copre sul bersaglio tanti simboli scoperti del suo Tratto quanti può, al massimo due.
rising-rule-R-232 = Si possono assegnare dadi a una capacità o a un Mangiamorte pieno anche se non avranno alcun effetto.
rising-rule-R-233 = La fase dei dadi termina quando la riserva è vuota o il giocatore si ferma, dopo l’ultima occasione per i gettoni.
rising-rule-R-234 = La vittoria si controlla quando si mette il Danno su Voldemort; se si vince, il resto della fine del turno si salta.
rising-rule-R-235 = Tolti gli sconfitti, si controllano insieme le quattro condizioni di sconfitta e si annuncia ognuna che si è avverata.
rising-rule-R-236 = Nessun giocatore comincia mai un turno con la squadra vuota.
rising-rule-R-237 = Gli effetti su tutti i giocatori si risolvono dal giocatore attivo in senso orario.
rising-rule-R-238 = Con la penalità del Pub Testa di Porco una cura su più Maghi vale per uno solo in ogni squadra, indicato da chi risolve l’effetto.
rising-rule-R-239 = Il Coraggio in più richiesto dall’Atrio può venire da una faccia doppia o da un gettone Coraggio, e ne serve uno per ogni Mangiamorte.
rising-rule-R-240 = Le capacità che danneggiano un Mangiamorte non danneggiano mai Voldemort.
rising-rule-R-241 = Si possono assegnare dadi a Voldemort anche quando non può ricevere altri Danni, ma allora non si ottiene né Danno né gettone.
rising-rule-R-242 = Le penalità si applicano nell’ordine in cui le Posizioni sono state corrotte. Nella stessa fine del turno: Ministero della Magia, Diagon Alley, Hogsmeade.
rising-rule-R-243 = Opzione più difficile, di norma spenta: con il Marchio Nero ogni Mangiamorte lontano da Voldemort usa, dopo la capacità speciale, anche quella regolare.
