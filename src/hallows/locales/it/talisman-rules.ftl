### Talisman: le regole, una per messaggio, con parole nostre. I gruppi seguono i capitoli delle regole.

## talisman-chapter-components-and-limits

talisman-chapter-components-and-limits = Componenti e limiti
talisman-rule-T-001 = Possono giocare al massimo sei persone.
talisman-rule-T-002 = Le carte Incontro sono 100 in tutto. Formano due mazzi che non si mescolano mai: uno per Londra e uno per il Parco di Hogwarts.
talisman-rule-T-003 = Il mazzo degli Incantesimi ha 24 carte.
talisman-rule-T-004 = I negozi dispongono in tutto di 21 carte Acquisto.
talisman-rule-T-005 = La pila dei Doni della Morte è formata da tre carte.
talisman-rule-T-006 = In tutto il gioco ci sono 20 Galeoni e non di più.
talisman-rule-T-007 = In tutto il gioco ci sono 36 segnalini Fato e non di più.
talisman-rule-T-008 = Nella scatola ci sono due carte Furetto, ma non limitano quanti Personaggi possono essere Furetti.
talisman-rule-T-009 = I Personaggi tra cui scegliere sono otto. Ogni carta Personaggio ha due lati: si gioca con uno dei due.
talisman-rule-T-010 = Galeoni, segnalini Fato, carte Acquisto e Doni della Morte si possono ottenere solo finché ce ne sono nella riserva.
talisman-rule-T-011 = Se la riserva è vuota, ciò che dovresti ricevere da essa va semplicemente perso.

## talisman-chapter-setup

talisman-chapter-setup = Preparazione
talisman-rule-T-012 = Il mazzo di Londra e quello del Parco di Hogwarts si mescolano separatamente e si mettono a faccia in giù.
talisman-rule-T-013 = I Doni della Morte e le carte Acquisto stanno a faccia in su, divisi per tipo.
talisman-rule-T-014 = All’inizio Lord Voldemort attende nella Sala Grande.
talisman-rule-T-015 = Ogni giocatore riceve a caso una carta Personaggio.
talisman-rule-T-016 = Prima del primo turno ogni giocatore decide con quale lato della propria carta Personaggio giocare.
talisman-rule-T-017 = Se tutti sono d’accordo, i giocatori possono scegliere i Personaggi: prima il più giovane, poi gli altri in ordine di età.
talisman-rule-T-018 = All’inizio peschi tanti Incantesimi quanti ne indica il lato scelto del tuo Personaggio.
talisman-rule-T-019 = La tua miniatura comincia nella casella di partenza indicata sul lato scelto del tuo Personaggio.
talisman-rule-T-020 = Porta gli indicatori di Magia, Forza e Vita sui valori stampati sul lato scelto.
talisman-rule-T-021 = Prendi tanti segnalini Fato quanto vale il Fato stampato del tuo Personaggio.
talisman-rule-T-022 = All’inizio prendi 2 Galeoni, a meno che il tuo Personaggio non indichi un altro numero.
talisman-rule-T-023 = Comincia chi ha visto per ultimo un film di Harry Potter.
talisman-rule-T-024 = Il gioco passa poi a sinistra, in senso orario.
talisman-rule-T-025 = All’inizio il segnalino Vantaggio mostra lo schieramento con meno Personaggi in gioco.
talisman-rule-T-026 = Se i due schieramenti hanno lo stesso numero di Personaggi, il segnalino mostra quello a cui non appartiene il Personaggio del primo giocatore.

## talisman-chapter-stats-life-fate

talisman-chapter-stats-life-fate = Magia, Forza, Vita e Fato
talisman-rule-T-027 = La tua Magia totale è il valore dell’indicatore più tutti i bonus di Magia che in quel momento puoi ricevere da Oggetti e Seguaci.
talisman-rule-T-028 = La tua Forza totale è il valore dell’indicatore più tutti i bonus di Forza che in quel momento puoi ricevere da Oggetti e Seguaci.
talisman-rule-T-029 = I bonus di Oggetti e Seguaci si sommano soltanto: non spostano mai gli indicatori.
talisman-rule-T-030 = L’indicatore della Magia non può scendere sotto il valore iniziale del Personaggio.
talisman-rule-T-031 = L’indicatore della Forza non può scendere sotto il valore iniziale del Personaggio.
talisman-rule-T-032 = Ogni indicatore ha un valore massimo che non si può superare.
talisman-rule-T-033 = Le cure ridanno Vita solo fino al valore iniziale.
talisman-rule-T-034 = Quando guadagni Vita, invece di curarti, puoi superare il valore iniziale.
talisman-rule-T-035 = Non c’è limite ai segnalini Fato che un Personaggio può avere.
talisman-rule-T-036 = Dopo il tuo tiro di movimento puoi spendere 1 segnalino Fato per ripeterlo.
talisman-rule-T-037 = Puoi spendere 1 segnalino Fato per ripetere il tuo tiro d’attacco.
talisman-rule-T-038 = Puoi spendere 1 segnalino Fato per ripetere il tiro di un tuo dado tirato per effetto di una carta o di una casella.
talisman-rule-T-039 = Il risultato ottenuto ripetendo il tiro con il Fato vale comunque, nel bene e nel male.
talisman-rule-T-040 = Con il Fato non si ripete due volte il tiro dello stesso dado.
talisman-rule-T-041 = Se tiri più dadi insieme, con il Fato puoi ripetere il tiro di uno solo.
talisman-rule-T-042 = Il Fato non serve a ripetere il tiro d’attacco di un Nemico.
talisman-rule-T-043 = Il Fato non serve a ripetere il tiro di un altro giocatore.
talisman-rule-T-044 = Il Fato speso torna nella riserva.

## talisman-chapter-turn-and-movement

talisman-chapter-turn-and-movement = Turno e movimento
talisman-rule-T-045 = Un turno ha due parti: prima il movimento, poi l’incontro.
talisman-rule-T-046 = Ciò che va usato prima di muoversi si fa prima del tiro di movimento.
talisman-rule-T-047 = All’inizio del turno devi muoverti, a meno che un effetto non dica altro.
talisman-rule-T-048 = In un movimento normale tiri un dado e avanzi esattamente di quel numero di caselle.
talisman-rule-T-049 = A Londra e nel Parco di Hogwarts decidi tu se andare in senso orario o antiorario.
talisman-rule-T-050 = Durante uno stesso movimento non puoi cambiare direzione.
talisman-rule-T-051 = Dopo il passaggio dalla Stazione di King’s Cross alla Stazione di Hogsmeade puoi fare i passi rimasti nella direzione che preferisci.
talisman-rule-T-052 = Nel Castello di Hogwarts con 1, 2 o 3 avanzi di una casella.
talisman-rule-T-053 = Nel Castello di Hogwarts con 4 o 5 avanzi di due caselle.
talisman-rule-T-054 = Nel Castello di Hogwarts con 6 avanzi di tre caselle.
talisman-rule-T-055 = Nel Castello di Hogwarts puoi decidere in qualsiasi momento di tornare indietro.
talisman-rule-T-056 = Quando torni indietro ti muovi a ogni turno esattamente di una casella verso i Cancelli di Hogwarts.
talisman-rule-T-057 = Mentre torni indietro le istruzioni delle caselle del castello non valgono per te.
talisman-rule-T-058 = Chi torna indietro non può riprendere ad avanzare finché non raggiunge i Cancelli di Hogwarts.
talisman-rule-T-059 = Per uscire dal castello attraverso i Cancelli di Hogwarts non serve alcuna prova.
talisman-rule-T-060 = Se devi perdere un turno, salti il tuo prossimo turno.
talisman-rule-T-061 = Un turno da perdere non interrompe quello in corso: lo concludi normalmente.

## talisman-chapter-lord-voldemort-on-the-board

talisman-chapter-lord-voldemort-on-the-board = Lord Voldemort sul tabellone
talisman-rule-T-062 = Se nel tiro di movimento esce 1, per prima cosa muovi il tuo Personaggio di una casella.
talisman-rule-T-063 = Dopo quell’1 tiri un altro dado e muovi Voldemort di tante caselle quante ne indica.
talisman-rule-T-064 = La direzione di Voldemort, oraria o antioraria, la sceglie chi lo muove.
talisman-rule-T-065 = Solo con il primo passo Voldemort può entrare nella casella vicina di un’altra Regione.
talisman-rule-T-066 = Dopo aver cambiato Regione, Voldemort compie lì i passi rimanenti.
talisman-rule-T-067 = Se Voldemort si ferma in una casella con dei Personaggi, chi lo ha mosso ne indica uno. Quel Personaggio deve combattere contro di lui.
talisman-rule-T-068 = Voldemort attacca sia i membri dell’Ordine della Fenice sia i Mangiamorte.
talisman-rule-T-069 = Il Personaggio attaccato da Voldemort sceglie se combattere con la Magia o con la Forza.
talisman-rule-T-070 = A Londra Voldemort ha Magia 7 e Forza 7.
talisman-rule-T-071 = Nel Parco di Hogwarts Voldemort ha Magia 9 e Forza 9.
talisman-rule-T-072 = Nel Castello di Hogwarts Voldemort ha Magia 10 e Forza 10.
talisman-rule-T-073 = Nella Sala Grande Voldemort ha Magia 12 e Forza 12.
talisman-rule-T-074 = Chi sconfigge Voldemort fuori dalla Battaglia finale tira un dado per la ricompensa. Con 1 guadagna 1 segnalino Fato.
talisman-rule-T-075 = Ricompensa per aver sconfitto Voldemort, risultato 2: guadagni 1 Galeone.
talisman-rule-T-076 = Ricompensa per aver sconfitto Voldemort, risultato 3: guadagni 1 punto Vita.
talisman-rule-T-077 = Ricompensa per aver sconfitto Voldemort, risultato 4: guadagni 1 punto Forza.
talisman-rule-T-078 = Ricompensa per aver sconfitto Voldemort, risultato 5: guadagni 1 punto Magia.
talisman-rule-T-079 = Ricompensa per aver sconfitto Voldemort, risultato 6: guadagni 1 Incantesimo, se il tuo limite lo consente.
talisman-rule-T-080 = Perdere contro Voldemort fuori dalla Battaglia finale costa 1 punto Vita.
talisman-rule-T-081 = Voldemort resta nella casella in cui ha finito il movimento.
talisman-rule-T-082 = Un pareggio con Voldemort fuori dalla Battaglia finale non ha effetti.
talisman-rule-T-083 = Se sei tu a entrare nella casella di Voldemort, lui non ti attacca.
talisman-rule-T-084 = Contro Voldemort il segnalino Vantaggio non conta per nessuno dei due schieramenti.
talisman-rule-T-085 = Il cammino di ritorno verso i Cancelli di Hogwarts non mette mai in moto Voldemort.

## talisman-chapter-crossing-between-regions

talisman-chapter-crossing-between-regions = Passare da una Regione all’altra
talisman-rule-T-086 = Da Londra si arriva al Parco di Hogwarts in quattro modi. Puoi passare dalla Stazione di King’s Cross, usare una Passaporta, ottenere il risultato giusto a Privet Drive 4 o avere una carta che lo permette.
talisman-rule-T-087 = Se il tuo movimento a Londra raggiunge o supera la Stazione di King’s Cross, puoi tentare di attraversare la barriera.
talisman-rule-T-088 = Per provare a passare sommi un dado alla tua Magia; la barriera somma un dado a 9.
talisman-rule-T-089 = La barriera si apre solo se il tuo totale è più alto: a parità non si passa.
talisman-rule-T-090 = Se riesci, passi dalla Stazione di King’s Cross a quella di Hogsmeade e usi il movimento che ti resta.
talisman-rule-T-091 = Se riesci quando il movimento è finito proprio alla Stazione di King’s Cross, entri nel Parco di Hogwarts nel turno seguente.
talisman-rule-T-092 = Se fallisci contro la barriera o pareggi, resti alla Stazione di King’s Cross e il tuo turno finisce.
talisman-rule-T-093 = Fallire contro la barriera non costa mai Vita.
talisman-rule-T-094 = Se ti fermi alla Stazione di King’s Cross puoi pescare 1 carta di Londra invece di provare a passare la barriera.
talisman-rule-T-095 = Se peschi alla Stazione di King’s Cross, in quel turno non puoi attraversare.
talisman-rule-T-096 = Per andare dal Parco di Hogwarts a Londra non si affronta la barriera.
talisman-rule-T-097 = Una Passaporta si può usare solo da Londra.
talisman-rule-T-098 = La Passaporta si usa al posto del tiro di movimento.
talisman-rule-T-099 = La Passaporta ti porta nella casella del Parco di Hogwarts che sta di fronte alla tua.
talisman-rule-T-100 = Una Passaporta usata torna fra le carte Acquisto.
talisman-rule-T-101 = Anche una Passaporta non usata nel tuo turno seguente torna fra le carte Acquisto.
talisman-rule-T-102 = Dopo il viaggio con la Passaporta incontri la nuova casella oppure un Personaggio che vi si trova.
talisman-rule-T-103 = Con la Metropolvere puoi passare al Parco di Hogwarts dalla Tana o dal Ministero della Magia.
talisman-rule-T-104 = Nel Castello di Hogwarts si entra solo dai Cancelli di Hogwarts.
talisman-rule-T-105 = Se il tuo movimento finisce ai Cancelli di Hogwarts o li supera, puoi tentare di aprirli.
talisman-rule-T-106 = Se tenti di aprire i Cancelli, lì non peschi carte Incontro.
talisman-rule-T-107 = Per aprire i Cancelli scegli Magia o Forza e tira due dadi contro quel valore.
talisman-rule-T-108 = Se la somma ai Cancelli non supera il valore scelto, vai sulla Scalinata Mobile e il tuo turno è finito.
talisman-rule-T-109 = Se la somma ai Cancelli supera il valore scelto, resti lì. Perdi 1 punto di quel valore, ma non scendi mai sotto quello iniziale.
talisman-rule-T-110 = Fallire ai Cancelli mette fine al turno.
talisman-rule-T-111 = Ogni volta che vuoi entrare nel castello devi tentare di nuovo di aprire i Cancelli.
talisman-rule-T-112 = Entrando nel castello devi fermarti sulla Scalinata Mobile.
talisman-rule-T-113 = Nella Stanza delle Necessità bisogna fermarsi.
talisman-rule-T-114 = Chi è nella Stanza delle Necessità senza un Dono della Morte deve tornare indietro.
talisman-rule-T-115 = Per entrare nella Sala Grande devi scartare un Dono della Morte.
talisman-rule-T-116 = Nella Sala Grande si entra solo dalla Stanza delle Necessità.

## talisman-chapter-finale

talisman-chapter-finale = La Battaglia finale
talisman-rule-T-117 = Chi entra nella Sala Grande deve affrontare Voldemort in una Battaglia di Magia.
talisman-rule-T-118 = Nella Battaglia finale Voldemort ha Magia 12.
talisman-rule-T-119 = Chi sconfigge Voldemort nella Sala Grande vince subito la partita.
talisman-rule-T-120 = La Battaglia finale è uguale per l’Ordine della Fenice e per i Mangiamorte: chi la vince, vince la partita.
talisman-rule-T-121 = Chi perde la Battaglia finale va sulla Scalinata Mobile.
talisman-rule-T-122 = Se la Battaglia finale finisce in pareggio, resti nella Sala Grande e combatti di nuovo nel turno seguente.

## talisman-chapter-encounters

talisman-chapter-encounters = Incontri
talisman-rule-T-123 = Dopo il movimento devi incontrare la tua casella oppure un Personaggio avversario che vi si trova.
talisman-rule-T-124 = Si possono incontrare solo Personaggi dello schieramento opposto.
talisman-rule-T-125 = I Personaggi dello stesso schieramento non combattono mai fra loro.
talisman-rule-T-126 = Se incontri un Personaggio, le istruzioni della casella non valgono per te.
talisman-rule-T-127 = Se incontri un Personaggio, non visiti gli Osservatori né i Luoghi della casella.
talisman-rule-T-128 = Se incontri un Personaggio, non puoi prendere Oggetti, Seguaci o Galeoni dalla casella.
talisman-rule-T-129 = Se incontri un Personaggio, non combatti i Nemici della casella, salvo un Seguace di quel Personaggio.
talisman-rule-T-130 = Se incontri la casella, devi seguirne le istruzioni.
talisman-rule-T-131 = Le carte si pescano dal mazzo della Regione in cui sei.
talisman-rule-T-132 = Peschi tante carte quante ne indica la casella, una in meno per ogni carta che vi si trova già.
talisman-rule-T-133 = Se nella casella ci sono già tante carte quante ne indica, non ne peschi.
talisman-rule-T-134 = Le carte si affrontano in ordine di numero d’incontro, dal più basso al più alto.
talisman-rule-T-135 = A parità di numero le carte si affrontano nell’ordine in cui sono state pescate.
talisman-rule-T-136 = Su una carta con due numeri vale quello che corrisponde allo schieramento del Personaggio di turno.
talisman-rule-T-137 = Una carta del tuo schieramento per te è un Seguace.
talisman-rule-T-138 = Una carta dello schieramento opposto per te è un Nemico e combatte con il valore stampato.
talisman-rule-T-139 = Una carta neutrale non è né amica né avversaria di nessuno.
talisman-rule-T-140 = Le carte Incontro restano dove sono state incontrate finché qualcuno non le prende o non vengono scartate.
talisman-rule-T-141 = Se il testo di una carta la manda altrove, in quel momento la carta non ha effetto su chi l’ha pescata.
talisman-rule-T-142 = Le altre istruzioni della casella si eseguono dopo aver combattuto i Nemici e prima di visitare Osservatori e Luoghi.
talisman-rule-T-143 = Raccogliere Seguaci, Galeoni e Oggetti è facoltativo.
talisman-rule-T-144 = Puoi prendere con te i Seguaci del tuo schieramento.
talisman-rule-T-145 = I Seguaci neutrali possono unirsi sia ai membri dell’Ordine della Fenice sia ai Mangiamorte.
talisman-rule-T-146 = Non puoi mai prendere una carta Seguace dello schieramento opposto.
talisman-rule-T-147 = Se un Nemico non è stato né sconfitto né eluso, il turno finisce e non raccogli nulla.
talisman-rule-T-148 = Se un incontro ti sposta in un’altra casella, anche lì hai un incontro.
talisman-rule-T-149 = Quando un mazzo Incontro finisce, si mescolano i suoi scarti per formarne uno nuovo.

## talisman-chapter-advantage-token

talisman-chapter-advantage-token = Il segnalino Vantaggio
talisman-rule-T-150 = Se il segnalino mostra l’Ordine della Fenice, i Personaggi dell’Ordine aggiungono 1 al punteggio d’attacco.
talisman-rule-T-151 = Se il segnalino mostra i Mangiamorte, i Personaggi Mangiamorte aggiungono 1 al punteggio d’attacco.
talisman-rule-T-152 = Se il segnalino mostra l’Ordine della Fenice, un Personaggio Mangiamorte toglie 1 al punteggio d’attacco contro un Nemico dell’Ordine.
talisman-rule-T-153 = Se il segnalino mostra i Mangiamorte, un Personaggio dell’Ordine della Fenice toglie 1 al punteggio d’attacco contro un Nemico Mangiamorte.
talisman-rule-T-154 = Contro un Nemico neutrale il segnalino Vantaggio non conta.
talisman-rule-T-155 = Contro più Nemici dello schieramento in vantaggio togli 1 al punteggio per ognuno di loro.
talisman-rule-T-156 = Se peschi almeno un Evento, giri il segnalino Vantaggio prima di incontrare qualunque carta: una volta sola, anche se gli Eventi sono di più.
talisman-rule-T-157 = Se il segnalino mostra già il lato richiesto da un effetto, non succede nulla.
talisman-rule-T-158 = Nella Battaglia fra due Personaggi chi ha il Vantaggio aggiunge 1 e l’altro non toglie nulla.

## talisman-chapter-battle

talisman-chapter-battle = Battaglia
talisman-rule-T-159 = Il valore stampato sul Nemico decide se si combatte con la Magia o con la Forza.
talisman-rule-T-160 = Chi vuole eludere un avversario lo dice prima che si tirino i dadi.
talisman-rule-T-161 = Gli effetti che cambiano Magia o Forza vanno usati prima del tiro d’attacco.
talisman-rule-T-162 = Il tuo punteggio d’attacco è un dado più la Magia o la Forza con cui combatti. Poi si aggiunge o si toglie ciò che dicono gli effetti.
talisman-rule-T-163 = Per il Nemico tira il dado un altro giocatore.
talisman-rule-T-164 = Il punteggio d’attacco del Nemico è il valore stampato più il suo dado.
talisman-rule-T-165 = Se il tuo punteggio è più alto, sconfiggi il Nemico.
talisman-rule-T-166 = La carta di un Nemico sconfitto si tiene come Trofeo.
talisman-rule-T-167 = Se il punteggio del Nemico è più alto, perdi 1 punto Vita.
talisman-rule-T-168 = Quando perdi una Battaglia il tuo turno finisce subito.
talisman-rule-T-169 = Punteggi uguali sono un pareggio: nessuno ci rimette, e il tuo turno finisce subito.
talisman-rule-T-170 = Un Nemico non sconfitto resta nella sua casella.
talisman-rule-T-171 = I Nemici con lo stesso numero d’incontro, tutti di Magia o tutti di Forza, combattono come uno solo. Si sommano i valori e si tira un solo dado.
talisman-rule-T-172 = Un Nemico di Magia non si unisce mai a un Nemico di Forza.
talisman-rule-T-173 = I Personaggi combattono fra loro sempre con la Magia.
talisman-rule-T-174 = Il Personaggio attaccato può eludere l’attacco, se un effetto glielo permette.
talisman-rule-T-175 = Prima dei dadi entrambi i Personaggi possono usare Incantesimi.
talisman-rule-T-176 = Fra Personaggi è l’attaccante a decidere per primo se ripetere il tiro con il Fato, poi tocca al difensore.
talisman-rule-T-177 = L’attaccante che ha rinunciato a ripetere il tiro non può ripensarci dopo la scelta del difensore.
talisman-rule-T-178 = Chi vince una Battaglia fra Personaggi può far perdere 1 punto Vita allo sconfitto.
talisman-rule-T-179 = Oppure il vincitore può prendere allo sconfitto un Oggetto, anche un Dono della Morte.
talisman-rule-T-180 = Oppure il vincitore può prendere allo sconfitto 1 Galeone.
talisman-rule-T-181 = Oppure, se il vincitore è il Personaggio di turno, può attaccare uno dei Seguaci dello sconfitto, e uno soltanto.
talisman-rule-T-182 = Il Seguace attaccato combatte come un singolo Nemico.
talisman-rule-T-183 = Un Seguace sconfitto così può essere tenuto come Trofeo.
talisman-rule-T-184 = Presa la ricompensa di una Battaglia fra Personaggi, il turno finisce.
talisman-rule-T-185 = Un avversario si può eludere solo a Londra e nel Parco di Hogwarts.
talisman-rule-T-186 = Si possono eludere anche i Nemici creati da Eventi, Luoghi od Osservatori.
talisman-rule-T-187 = Eludere un avversario vuol dire evitarlo: non gli fai nulla e lui non fa nulla a te.

## talisman-chapter-trophies

talisman-chapter-trophies = Trofei
talisman-rule-T-188 = I Trofei si possono scambiare solo alla fine del proprio turno.
talisman-rule-T-189 = Ogni 5 punti di Magia sui Trofei consegnati danno 1 punto Magia.
talisman-rule-T-190 = Ogni 5 punti di Forza sui Trofei consegnati danno 1 punto Forza.
talisman-rule-T-191 = I punti che avanzano, contando di cinque in cinque, vanno persi.
talisman-rule-T-192 = I punti di Magia e di Forza dei Trofei non si sommano fra loro, a meno che un’abilità non lo permetta.
talisman-rule-T-193 = I Trofei scambiati finiscono fra gli scarti delle carte Incontro.

## talisman-chapter-objects-and-followers

talisman-chapter-objects-and-followers = Oggetti e Seguaci
talisman-rule-T-194 = Puoi portare al massimo quattro Oggetti.
talisman-rule-T-195 = La Borsetta di Perline, Grop o il Troll aumentano il limite di Oggetti.
talisman-rule-T-196 = Se hai troppi Oggetti, posa subito a faccia in su nella tua casella quelli che scegli tu.
talisman-rule-T-197 = Galeoni e segnalini Fato non sono Oggetti.
talisman-rule-T-198 = Non puoi mai avere due Oggetti con lo stesso nome.
talisman-rule-T-199 = Gli Oggetti stanno a faccia in su, visibili a tutti.
talisman-rule-T-200 = Usare un Oggetto è sempre facoltativo.
talisman-rule-T-201 = Puoi portare un Oggetto che non puoi usare; conta comunque per il limite.
talisman-rule-T-202 = I Doni della Morte contano per il limite di Oggetti.
talisman-rule-T-203 = Puoi avere al massimo tre Seguaci.
talisman-rule-T-204 = Se a fine turno hai troppi Seguaci, lascia nella tua casella quelli che scegli tu.
talisman-rule-T-205 = I Seguaci scartati vanno nella pila degli scarti delle carte Incontro.
talisman-rule-T-206 = Alla fine del tuo turno puoi abbandonare Oggetti e Seguaci.
talisman-rule-T-207 = Ciò che hai abbandonato non si può riprendere nello stesso turno.
talisman-rule-T-208 = Le carte Acquisto e i Doni della Morte che nessuno porta e che non stanno in una casella sono nelle loro pile.

## talisman-chapter-spells

talisman-chapter-spells = Incantesimi
talisman-rule-T-209 = Con Magia totale 2 o 3 non puoi tenere Incantesimi.
talisman-rule-T-210 = Con Magia totale 4 puoi tenere un Incantesimo.
talisman-rule-T-211 = Con Magia totale 5 o 6 puoi tenere due Incantesimi.
talisman-rule-T-212 = Con Magia totale 7 o più puoi tenere tre Incantesimi.
talisman-rule-T-213 = Un Incantesimo lascia la mano solo se lo lanci o se un’abilità o un’istruzione te lo fa scartare.
talisman-rule-T-214 = Gli Incantesimi in mano sono segreti.
talisman-rule-T-215 = Nel tuo turno puoi lanciare quanti Incantesimi vuoi.
talisman-rule-T-216 = Nel turno di un altro Personaggio puoi lanciare al massimo un Incantesimo.
talisman-rule-T-217 = Un Incantesimo lanciato ha effetto immediato.
talisman-rule-T-218 = Gli Incantesimi lanciati e quelli scartati finiscono in un’unica pila degli scarti.
talisman-rule-T-219 = Quando il mazzo degli Incantesimi finisce, si mescola la pila degli scarti.

## talisman-chapter-transfiguration

talisman-chapter-transfiguration = Trasfigurazione
talisman-rule-T-220 = Un Furetto ha Magia 1 e Forza 1.
talisman-rule-T-221 = Un Furetto non può guadagnare né perdere Magia o Forza.
talisman-rule-T-222 = Durante la trasfigurazione gli indicatori restano come sono.
talisman-rule-T-223 = Un Furetto si muove di una sola casella.
talisman-rule-T-224 = Con la carta Furetto resti un Furetto per due turni.
talisman-rule-T-225 = Chi diventa un Furetto lascia nella sua casella tutti gli Oggetti, i Seguaci e i Galeoni.
talisman-rule-T-226 = Un Furetto conserva Vita e Fato.
talisman-rule-T-227 = Un Furetto conserva gli Incantesimi, ma non può lanciarli né ottenerne altri.
talisman-rule-T-228 = Se diventi di nuovo un Furetto, la durata riparte da capo.
talisman-rule-T-229 = Se in un tuo turno sei un Furetto anche solo per un po’, in quel turno non puoi raccogliere Oggetti, Galeoni o Seguaci.
talisman-rule-T-230 = Un Furetto non può usare le abilità del suo Personaggio.

## talisman-chapter-zero-life

talisman-chapter-zero-life = Quando finisce la Vita
talisman-rule-T-231 = Quando perdi l’ultimo punto Vita la tua miniatura va subito all’Ospedale San Mungo.
talisman-rule-T-232 = Chi finisce al San Mungo scarta tutti gli Incantesimi, i Trofei e il Fato.
talisman-rule-T-233 = Se finisci al San Mungo nel tuo turno, quel turno termina.
talisman-rule-T-234 = Nel tuo turno seguente puoi scegliere uno qualsiasi dei due lati della tua carta Personaggio.
talisman-rule-T-235 = In quel turno gli indicatori tornano ai valori iniziali del lato scelto.
talisman-rule-T-236 = Oggetti, Galeoni e Seguaci restano tuoi anche dopo il San Mungo.
talisman-rule-T-237 = In quel turno tiri e ti muovi normalmente.

## talisman-chapter-outer-spaces

talisman-chapter-outer-spaces = Caselle di Londra
talisman-rule-T-238 = All’Ospedale San Mungo recuperi 1 punto Vita per ogni Galeone che paghi, fino al valore iniziale.
talisman-rule-T-239 = Banca Gringott, risultato 1: ti attacca un Goblin con Forza 4.
talisman-rule-T-240 = Banca Gringott, risultato 2 o 3: perdi il prossimo turno.
talisman-rule-T-241 = Banca Gringott, risultato 4 o 5: non succede nulla.
talisman-rule-T-242 = Banca Gringott, risultato 6: guadagni 1 punto Magia e 1 Galeone.
talisman-rule-T-243 = Azkaban, risultato 1: ti attacca un Dissennatore con Magia 4.
talisman-rule-T-244 = Azkaban, risultato 2 o 3: perdi il prossimo turno.
talisman-rule-T-245 = Azkaban, risultato 4 o 5: non succede nulla.
talisman-rule-T-246 = Azkaban, risultato 6: guadagni 1 punto Magia.
talisman-rule-T-247 = Privet Drive 4, risultato 1: salti 1 turno.
talisman-rule-T-248 = Privet Drive 4, risultato 2: ti attacca un Dissennatore con Forza 3.
talisman-rule-T-249 = Privet Drive 4, risultato 3: perdi 1 Galeone.
talisman-rule-T-250 = Privet Drive 4, risultato 4: guadagni 1 Galeone.
talisman-rule-T-251 = Privet Drive 4, risultato 5: con il prossimo movimento puoi andare in qualsiasi altra casella di Londra.
talisman-rule-T-252 = Privet Drive 4, risultato 6: il prossimo movimento ti porta alla Capanna di Hagrid.
talisman-rule-T-253 = Al Ministero della Magia tira due dadi e sottrai il più basso dal più alto. Il risultato dice quante carte devono trovarsi lì, comprese quelle già presenti.
talisman-rule-T-254 = Due dadi uguali al Ministero della Magia ti portano subito alla Stazione di King’s Cross.
talisman-rule-T-255 = A Hogsmeade ci sono tre locali: ne visiti uno.
talisman-rule-T-256 = Ai Tre Manici di Scopa puoi recuperare fino a 2 punti Vita, per 1 Galeone ciascuno.
talisman-rule-T-257 = Da Madama Piediburro ricevi 1 Galeone per ogni Oggetto che scegli di scartare.
talisman-rule-T-258 = Testa di Porco, risultato 1: diventi un Furetto.
talisman-rule-T-259 = Testa di Porco, risultato 2: perdi 1 punto Forza.
talisman-rule-T-260 = Testa di Porco, risultato 3: perdi 1 punto Magia.
talisman-rule-T-261 = Testa di Porco, risultato 4: guadagni 1 punto Forza.
talisman-rule-T-262 = Testa di Porco, risultato 5: guadagni 1 punto Magia.
talisman-rule-T-263 = Testa di Porco, risultato 6: guadagni 1 Incantesimo.
talisman-rule-T-264 = Al 12 Grimmauld Place un Mangiamorte perde 1 punto Vita.
talisman-rule-T-265 = Al 12 Grimmauld Place un membro dell’Ordine della Fenice sceglie una di due cose. Riporta il Fato al valore iniziale, oppure si allena. Chi si allena tira un dado: con 1, 2, 3 o 4 nulla, con 5 guadagna 1 punto Vita, con 6 guadagna 1 Incantesimo.
talisman-rule-T-266 = A Villa Malfoy un membro dell’Ordine della Fenice perde 1 punto Vita.
talisman-rule-T-267 = A Villa Malfoy un Mangiamorte sceglie una di due cose. Riporta il Fato al valore iniziale, oppure trama. Chi trama tira un dado: con 1, 2, 3 o 4 nulla, con 5 guadagna 1 punto Vita, con 6 guadagna 1 Incantesimo.
talisman-rule-T-268 = A Diagon Alley ci sono due negozi: ne visiti uno.
talisman-rule-T-269 = Al Ghirigoro i Bonbon Esplosivi o la Bacchetta costano 2 Galeoni. La Metropolvere o le Gelatine Tuttigusti+1 ne costano 3, le Cioccorane 4.
talisman-rule-T-270 = Ai Tiri Vispi Weasley puoi scambiare Incantesimi con segnalini Fato, uno a uno, oppure segnalini Fato con Incantesimi. In una visita si fa solo una delle due cose.
talisman-rule-T-271 = Al Paiolo Magico peschi una carta.

## talisman-chapter-middle-spaces

talisman-chapter-middle-spaces = Caselle del Parco di Hogwarts
talisman-rule-T-272 = Nella Foresta Proibita peschi una carta e perdi 1 punto Vita.
talisman-rule-T-273 = Con una Lanterna o con Thor, oppure se sei Hagrid, nella Foresta Proibita non perdi Vita.
talisman-rule-T-274 = Capanna di Hagrid, totale 2: perdi 2 punti Vita.
talisman-rule-T-275 = Capanna di Hagrid, totale 3: perdi 1 punto Vita.
talisman-rule-T-276 = Capanna di Hagrid, totale 4: perdi 1 Seguace.
talisman-rule-T-277 = Capanna di Hagrid, totale 5: salti il prossimo turno.
talisman-rule-T-278 = Capanna di Hagrid, totale 6: guadagni 1 punto Forza.
talisman-rule-T-279 = Capanna di Hagrid, totale 7: guadagni 1 punto Magia.
talisman-rule-T-280 = Capanna di Hagrid, totale 8 o 9: guadagni 1 Incantesimo.
talisman-rule-T-281 = Capanna di Hagrid, totale 10: guadagni un Dono della Morte.
talisman-rule-T-282 = Capanna di Hagrid, totale 11: guadagni 2 segnalini Fato.
talisman-rule-T-283 = Capanna di Hagrid, totale 12: guadagni 2 punti Vita.
talisman-rule-T-284 = Al Campo da Quidditch accettare una sfida è facoltativo.
talisman-rule-T-285 = Sfida con risultato 1: fai perdere 1 punto Vita a un altro Personaggio.
talisman-rule-T-286 = Sfida con risultato 2: sconfiggi un Nemico.
talisman-rule-T-287 = Sfida con risultato 3: rinuncia a un Seguace.
talisman-rule-T-288 = Sfida con risultato 4: rinuncia a un Oggetto Magico.
talisman-rule-T-289 = Sfida con risultato 5: paga 3 Galeoni.
talisman-rule-T-290 = Sfida con risultato 6: paga 2 Galeoni.
talisman-rule-T-291 = Puoi avere una sola sfida alla volta.
talisman-rule-T-292 = La sfida va completata appena ne sei in grado.
talisman-rule-T-293 = Una sfida completata ti dà 1 Dono della Morte.
talisman-rule-T-294 = Chi ottiene un Dono della Morte in altro modo può rinunciare alla sfida senza conseguenze.
talisman-rule-T-295 = Il Platano Picchiatore ti toglie 1 segnalino Fato, 1 Galeone o 1 punto Vita, a tua scelta.
talisman-rule-T-296 = Nel Cortile prima affronti le carte, poi tiri un dado e ti muovi di altrettante caselle. Vai in senso orario se è pari, antiorario se è dispari.
talisman-rule-T-297 = Nella Radura dei Centauri gli Oggetti non ti danno Magia né Forza.
talisman-rule-T-298 = Nella Radura dei Centauri non puoi usare Oggetti Magici né Incantesimi.
talisman-rule-T-299 = Nelle Serre recuperi 1 punto Vita per ogni Galeone che paghi, fino al valore iniziale.

## talisman-chapter-inner-spaces

talisman-chapter-inner-spaces = Caselle del Castello di Hogwarts
talisman-rule-T-300 = Nell’Aula di Incantesimi tira un dado: ti aspettano altrettante Chiavi Volanti, ognuna con Magia 4.
talisman-rule-T-301 = Le Chiavi Volanti si combattono una alla volta.
talisman-rule-T-302 = Puoi lasciare l’Aula di Incantesimi nel turno dopo quello in cui sconfiggi l’ultima Chiave.
talisman-rule-T-303 = Nell’Aula di Pozioni un membro dell’Ordine della Fenice perde 1 punto Vita, poi tira un dado e con 1 o 2 ne perde un altro.
talisman-rule-T-304 = L’Aula di Pozioni non ha effetto sui Mangiamorte.
talisman-rule-T-305 = Nell’Aula di Divinazione dici un numero e tiri un dado; se indovini, nel turno seguente puoi proseguire.
talisman-rule-T-306 = Se nell’Aula di Divinazione sbagli, guadagni 1 segnalino Fato e riprovi nel turno seguente.
talisman-rule-T-307 = Nell’Aula di Divinazione ogni segnalino Fato speso sposta di 1 il risultato del dado, in su o in giù.
talisman-rule-T-308 = Nell’Aula di Trasfigurazione un Mangiamorte perde 1 punto Vita, poi tira un dado e con 1 o 2 ne perde un altro.
talisman-rule-T-309 = L’Aula di Trasfigurazione non ha effetto sui membri dell’Ordine della Fenice.
talisman-rule-T-310 = Nell’Aula di Difesa contro le Arti Oscure tira due dadi: la somma è la Forza del Molliccio da combattere.
talisman-rule-T-311 = Se il Molliccio ti sconfigge, perdi 1 punto Vita e nel turno seguente affronti lo stesso Molliccio.
talisman-rule-T-312 = Finché non sconfiggi il Molliccio non puoi proseguire oltre l’Aula di Difesa contro le Arti Oscure.
talisman-rule-T-313 = Sulla Torre di Astronomia tiri un dado e perdi altrettanti punti Vita.
talisman-rule-T-314 = Sulla Torre di Astronomia ogni Seguace scartato ti risparmia 1 punto Vita.

## talisman-chapter-characters

talisman-chapter-characters = Personaggi
talisman-rule-T-315 = Harry Potter comincia a Privet Drive 4 con Magia 4, Forza 3, Vita 4, Fato 5 e 1 Incantesimo.
talisman-rule-T-316 = A Diagon Alley ogni acquisto costa a Harry 1 Galeone in meno, ma mai meno di 1 Galeone.
talisman-rule-T-317 = Nell’attacco Harry può tirare due dadi e usare il più alto.
talisman-rule-T-318 = Quando un altro Personaggio lancia un Incantesimo su Harry, lui può tirare un dado: con 4, 5 o 6 l’Incantesimo non ha effetto.
talisman-rule-T-319 = Albus Silente comincia al Ministero della Magia con Magia 5, Forza 2, Vita 5, Fato 2 e 2 Incantesimi.
talisman-rule-T-320 = Ogni volta che lancia l’ultimo Incantesimo che ha in mano, Silente ne guadagna un altro.
talisman-rule-T-321 = Se nel tiro di movimento esce 6, Silente può Materializzarsi in qualsiasi altra casella della sua Regione invece di camminare.
talisman-rule-T-322 = Quando scambia Trofei, Silente può sommare come vuole quelli di Magia e quelli di Forza.
talisman-rule-T-323 = Minerva McGranitt comincia a Privet Drive 4 con Magia 4, Forza 3, Vita 4 e Fato 3.
talisman-rule-T-324 = Se alla fine del suo turno non ha Fato, la McGranitt ne guadagna 1.
talisman-rule-T-325 = La McGranitt può pagare 1 segnalino Fato per restare ferma e incontrare la sua casella, ma non in due turni di fila.
talisman-rule-T-326 = La McGranitt può rispondere a un Incantesimo di un altro Personaggio diretto a lei, alla sua casella o a una sua carta. Guadagna 1 segnalino Fato, oppure ne paga 2, blocca l’Incantesimo e lo lancia lei su un nuovo bersaglio.
talisman-rule-T-327 = Rubeus Hagrid comincia al Paiolo Magico con Magia 2, Forza 5, Vita 4 e Fato 2.
talisman-rule-T-328 = Dopo aver vinto una Battaglia nel proprio turno, Hagrid può fare un turno extra, una volta per giro.
talisman-rule-T-329 = Hagrid può intimidire un Personaggio Mangiamorte nella sua casella: quello gli dà 1 segnalino Fato o perde 1 punto Vita. Se il Personaggio sceglie la Vita, Hagrid perde il prossimo turno.
talisman-rule-T-330 = Nella sua Capanna Hagrid tira tre dadi e ne sceglie due.
talisman-rule-T-331 = Nella Foresta Proibita Hagrid può pescare due carte invece di una, ma deve incontrarle entrambe.
talisman-rule-T-332 = Draco Malfoy comincia a Villa Malfoy con Magia 4, Forza 3, Vita 4 e Fato 2.
talisman-rule-T-333 = Per Draco tutti gli Oggetti hanno numero d’incontro 1.
talisman-rule-T-334 = Quando pesca, Draco può pagare 1 segnalino Fato per mettere una carta in fondo al mazzo; la carta pescata al suo posto va incontrata.
talisman-rule-T-335 = A Diagon Alley o sull’Espresso per Hogwarts Draco può scambiare un suo Oggetto con un Oggetto a scelta fra le carte Acquisto.
talisman-rule-T-336 = Quando attacca un membro dell’Ordine della Fenice, Draco tira due dadi e ne sceglie uno.
talisman-rule-T-337 = Bellatrix Lestrange comincia ad Azkaban con Magia 5, Forza 1, Vita 3, Fato 3 e 2 Incantesimi.
talisman-rule-T-338 = Ogni volta che il segnalino Vantaggio passa ai Mangiamorte, Bellatrix può guadagnare un Incantesimo, se il suo limite lo consente.
talisman-rule-T-339 = Quando attacca un Personaggio, Bellatrix somma alla Magia la sua Forza iniziale. Non vale quando è lei a essere attaccata.
talisman-rule-T-340 = Scartando 1 segnalino Fato, Bellatrix può muoversi di meno caselle di quante ne indica il dado, ma almeno di una.

## talisman-chapter-known-cards

talisman-chapter-known-cards = Carte
talisman-rule-T-341 = Quando viene rivelata, la Grotta sul Mare riceve 4 segnalini Fato. Ogni visitatore ne prende 1 e, quando sono finiti, la carta si scarta.
talisman-rule-T-342 = Bagno di Puzzalinfa: per due giri nessun Personaggio può muoversi di più di una casella per turno.
talisman-rule-T-343 = La Mappa del Malandrino dà +2 Magia.
talisman-rule-T-344 = Dobby dà +1 Magia, ma ti muovi di una sola casella per turno finché non cambi Regione. Allora è libero e viene scartato.
talisman-rule-T-345 = Thor dà +1 Forza.
talisman-rule-T-346 = Ninfadora Tonks dà +1 Magia.
talisman-rule-T-347 = Fred e George Weasley, quando vengono rivelati, girano il segnalino Vantaggio verso l’Ordine della Fenice. Con loro, per i dadi di Eventi, Osservatori e caselle, puoi tirare due volte e scegliere.
talisman-rule-T-348 = Con Ginny Weasley, se cominci il turno senza Incantesimi puoi pescarne uno, se la tua Magia lo permette.
talisman-rule-T-349 = Con Luna Lovegood, in ogni Battaglia contro un Personaggio puoi ripetere gratis una volta il tuo tiro.
talisman-rule-T-350 = Neville Paciock riduce di 1 il limite di Incantesimi. Quando una Battaglia persa ti costerebbe un punto Vita, tiri un dado: con 4, 5 o 6 non lo perdi.
talisman-rule-T-351 = Narcissa Malfoy dà +1 Magia se hai anche un altro Seguace.
talisman-rule-T-352 = Con Antonin Dolohov guadagni 1 segnalino Fato ogni volta che nel tiro di movimento esce 6.
talisman-rule-T-353 = Gli Auror sono un Nemico neutrale che combatte con Magia 4.
talisman-rule-T-354 = Una Bacchetta dà +1 Magia, ma solo in Battaglia.
talisman-rule-T-355 = Con i Bonbon Esplosivi, quando una Battaglia persa ti costerebbe un punto Vita, tiri un dado: con 6 non lo perdi.
talisman-rule-T-356 = Con le Gelatine Tuttigusti+1, quando una Battaglia persa ti costerebbe un punto Vita, tiri un dado: con 5 o 6 non lo perdi.
talisman-rule-T-357 = Con le Cioccorane, quando una Battaglia persa ti costerebbe un punto Vita, tiri un dado: con 4, 5 o 6 non lo perdi.
talisman-rule-T-358 = Evitare la perdita di Vita non cancella la sconfitta: la Battaglia resta persa.
talisman-rule-T-359 = La Metropolvere dà +1 Magia.
talisman-rule-T-360 = Accio, lanciato prima di muoverti: prendi un Oggetto, 1 Galeone o 1 segnalino Fato a un Personaggio dello schieramento opposto.
talisman-rule-T-361 = Epismendo cura un Personaggio fino alla sua Vita iniziale.
talisman-rule-T-362 = Expecto Patronum: per una Battaglia sommi la tua Forza alla tua Magia.
talisman-rule-T-363 = Expulso mette il segnalino Vantaggio sul lato che vuoi.
talisman-rule-T-364 = Immobulus: il Personaggio scelto non può fare nulla per tutto il turno, a meno che non si liberi lanciando Stupeficium.
talisman-rule-T-365 = Impedimenta: fino alla fine del giro puoi eludere qualsiasi Nemico o Personaggio.
talisman-rule-T-366 = Lumos mette il segnalino Vantaggio sul lato che vuoi e ti concede un turno extra.
talisman-rule-T-367 = Oblivion: il Personaggio scelto scarta tutti i suoi Incantesimi.
talisman-rule-T-368 = Protego evita a un Personaggio la perdita di Vita o salva un Seguace dalla morte. Oppure fa sopravvivere un Nemico sconfitto, e la Battaglia finisce in pareggio.
talisman-rule-T-369 = Un Dono della Morte è un Oggetto Magico: senza averne uno non si entra nella Sala Grande.

## talisman-chapter-alternative-rules

talisman-chapter-alternative-rules = Regole alternative
talisman-rule-T-370 = Senza eredità: gli Oggetti, i Seguaci e i Galeoni di un Personaggio ucciso restano nella casella in cui è morto.
talisman-rule-T-371 = Senza eredità: il Personaggio ucciso esce dal gioco e il suo giocatore ricomincia con un Personaggio non usato, preso a caso.
talisman-rule-T-372 = Senza eredità: Fato, Incantesimi e Trofei di un Personaggio ucciso tornano nelle loro pile.
talisman-rule-T-373 = Crescita lenta: per 1 punto di Magia o di Forza servono 7 punti di Trofei invece di 5.
talisman-rule-T-374 = Abbandono anticipato: puoi abbandonare Oggetti e Seguaci prima di pescare, e ogni carta lasciata è una carta in meno da pescare.
talisman-rule-T-375 = Abbandono anticipato: le carte lasciate così non si possono riprendere in quel turno.
talisman-rule-T-376 = Le regole alternative valgono solo se tutti i giocatori le accettano prima della partita.

## talisman-chapter-additions

talisman-chapter-additions = Altre precisazioni
talisman-rule-T-377 = Il segnalino Vantaggio vale allo stesso modo quando il tuo Personaggio attacca e quando è attaccato.
talisman-rule-T-378 = Contro un Nemico decidi se ripetere il tiro con il Fato dopo i due tiri di dado e prima di confrontare i punteggi.
talisman-rule-T-379 = Dopo il passaggio dalla Stazione di Hogsmeade alla Stazione di King’s Cross puoi fare i passi rimasti nella direzione che preferisci.
talisman-rule-T-380 = Il passaggio fra la Stazione di King’s Cross e la Stazione di Hogsmeade costa un passo.
talisman-rule-T-381 = Alla fine del tuo turno puoi lasciare nella casella anche dei Galeoni.
talisman-rule-T-382 = I Galeoni in una casella non sono carte e non riducono il numero di carte da pescare.
talisman-rule-T-383 = Invece di combattere un Personaggio avversario puoi incontrarlo con un Incantesimo o un’abilità. Dopo, resta solo la fine del turno.
talisman-rule-T-384 = Anche le carte a faccia in su in una casella che non fa pescare vanno incontrate.
talisman-rule-T-385 = Chi incontra la casella deve visitare gli Osservatori e i Luoghi che vi si trovano.
talisman-rule-T-386 = La Foresta Proibita toglie Vita dopo i Nemici. Se un Nemico ha messo fine al turno, quella Vita non si perde.
talisman-rule-T-387 = Senza eredità: il nuovo Personaggio si prepara come all’inizio della partita, con i suoi Incantesimi, Fato, Galeoni e la sua casella di partenza.
talisman-rule-T-388 = Nella preparazione gli Incantesimi si mescolano in un mazzo a faccia in giù; il Fato e i Galeoni non distribuiti formano la riserva.
talisman-rule-T-389 = Un Oggetto che non ti è permesso usare non ti dà alcun beneficio.
talisman-rule-T-390 = Le carte che salvano la Vita in Battaglia valgono anche quando il vincitore di una Battaglia fra Personaggi sceglie la perdita di Vita.
talisman-rule-T-391 = Le carte che salvano la Vita in Battaglia non servono quando la perdi in altro modo.
talisman-rule-T-392 = Per ogni punto Vita che stai per perdere puoi provare una volta ciascuna carta protettiva diversa.
talisman-rule-T-393 = Protego su un Personaggio evita tutta la perdita di Vita dovuta a una stessa causa.
talisman-rule-T-394 = Nessun indicatore può superare 12.
talisman-rule-T-395 = Quando si possono lanciare Incantesimi, si chiede ai giocatori uno per uno, in senso orario a partire da quello di turno. Si smette quando tutti hanno passato uno dopo l’altro.
talisman-rule-T-396 = Un Incantesimo annullato, respinto o bloccato conta come lanciato e finisce negli scarti.
talisman-rule-T-397 = Se più effetti accadono insieme, vengono prima quelli obbligatori; poi si procede dal giocatore di turno in senso orario.
talisman-rule-T-398 = I turni extra si giocano subito dopo quello in corso, prima del giocatore seguente.
talisman-rule-T-399 = Impedimenta cessa quando torna il turno di chi l’ha lanciato.
talisman-rule-T-400 = Con la Puzzalinfa ogni Personaggio, compreso chi ha pescato la carta, ha due turni con movimento di una casella.
talisman-rule-T-401 = Due ordini di perdere il prossimo turno, ricevuti prima di saltarlo, costano un turno solo.
talisman-rule-T-402 = Se devi perdere un turno e ti spetta un turno extra, a saltare è quello extra.
talisman-rule-T-403 = Un Furetto torna normale alla fine del suo secondo turno; il turno della trasformazione non conta.
talisman-rule-T-404 = Chi può muoversi solo di una casella non tira il dado di movimento e non può mettere in moto Voldemort.
talisman-rule-T-405 = Se perdi l’ultimo punto Vita nel turno di un altro giocatore, il suo turno continua.
talisman-rule-T-406 = Mentre aspetti al San Mungo senza Vita, nessuno può incontrarti, attaccarti, prenderti di mira o agire su di te.
talisman-rule-T-407 = Chi finisce al San Mungo conserva la sua sfida del Campo da Quidditch.
talisman-rule-T-408 = Tornando dal San Mungo non ricevi di nuovo Incantesimi, Fato o Galeoni iniziali.
talisman-rule-T-409 = Se nel tuo turno eludi un Nemico, prosegui con l’incontro della casella.
talisman-rule-T-410 = Se il Personaggio che attacchi ti elude, passi alla fine del tuo turno.
talisman-rule-T-411 = Prima si gira il segnalino Vantaggio per gli Eventi. Poi agiscono gli effetti che scattano quando si rivela una carta; solo dopo cominciano gli incontri.
talisman-rule-T-412 = Contro un gruppo di Nemici il tuo bonus di Vantaggio conta una volta sola, se almeno uno di loro appartiene a uno schieramento.
talisman-rule-T-413 = Una sconfitta contro un gruppo di Nemici costa in tutto 1 punto Vita.
talisman-rule-T-414 = I bonus che valgono solo in Battaglia ti aiutano quando provi a passare la barriera alla Stazione di King’s Cross.
talisman-rule-T-415 = I bonus che valgono solo in Battaglia non ti aiutano quando provi ad aprire i Cancelli di Hogwarts.
talisman-rule-T-416 = Chi comincia il movimento alla Stazione di King’s Cross o ai Cancelli di Hogwarts può tentare il passaggio prima del primo passo.
talisman-rule-T-417 = Hai superato la barriera fermandoti esattamente alla Stazione di King’s Cross? Allora il primo passo del movimento seguente è verso la Stazione di Hogsmeade, senza una nuova prova.
talisman-rule-T-418 = Nel Castello di Hogwarts si incontra solo la casella in cui il movimento finisce.
talisman-rule-T-419 = Se le Chiavi Volanti, una predizione o il Molliccio ti trattengono, all’inizio del turno puoi tornare indietro invece di riprovare.
talisman-rule-T-420 = Dalla Stanza delle Necessità si entra nella Sala Grande nel turno seguente, senza tiro di movimento.
talisman-rule-T-421 = Quando Voldemort lascia la Sala Grande, il suo primo passo è nella Stanza delle Necessità.
talisman-rule-T-422 = Il tiro di movimento di Voldemort non si può ripetere con il Fato.
talisman-rule-T-423 = Un 1 sul dado di movimento mette in moto Voldemort anche se una carta cambia la distanza percorsa.
talisman-rule-T-424 = Se Voldemort sconfigge il Personaggio di turno o pareggia con lui, quel turno finisce.
talisman-rule-T-425 = Un Personaggio può portare al massimo un Dono della Morte.
talisman-rule-T-426 = Un Dono della Morte scartato può essere ottenuto di nuovo da qualsiasi Personaggio.
talisman-rule-T-427 = Se puoi pagare il prezzo di una sfida quando la accetti, lo paghi subito e subito ricevi la ricompensa.
talisman-rule-T-428 = Se la pila dei Doni della Morte è vuota, nessuna sfida può essere completata.
talisman-rule-T-429 = Se un mazzo e i suoi scarti sono entrambi vuoti, non si pesca nulla e il gioco continua.
talisman-rule-T-430 = Le carte Acquisto e i Doni della Morte abbandonati restano nella casella e si possono raccogliere.
talisman-rule-T-431 = Se tutti i Personaggi sono di uno stesso schieramento, il segnalino Vantaggio comincia sul lato opposto.
talisman-rule-T-432 = Un Seguace senza Magia o Forza stampata non può essere attaccato.
talisman-rule-T-433 = Chi attacca un Seguace e ne viene sconfitto perde 1 punto Vita.
talisman-rule-T-434 = Chi vince una Battaglia fra Personaggi può rinunciare alla ricompensa.
talisman-rule-T-435 = L’intimidazione di Hagrid non sostituisce il suo incontro.
talisman-rule-T-436 = Se Silente perde l’ultimo Incantesimo senza lanciarlo, non ne pesca un altro.
talisman-rule-T-437 = A Privet Drive 4 si può rifiutare il risultato 5, ma non il 6.
talisman-rule-T-438 = Nell’Aula di Divinazione paghi il Fato per cambiare il dado dopo averlo tirato; il risultato resta sempre fra 1 e 6.
talisman-rule-T-439 = I Nemici creati da una casella non danno Trofei, ma contano come Nemici sconfitti.
talisman-rule-T-440 = I Trofei e le carte Incontro scartate vanno negli scarti del mazzo da cui provengono.
talisman-rule-T-441 = Perdere qualcosa che non hai non ha effetto.
talisman-rule-T-442 = Se puoi scegliere che cosa perdere, devi scegliere qualcosa che puoi davvero pagare.
talisman-rule-T-443 = Anche se il tuo turno finisce di colpo per una sconfitta, un pareggio o un passaggio fallito, puoi ancora scambiare Trofei e abbandonare carte.
talisman-rule-T-444 = Le abilità che valgono «quando attacchi» non servono contro i Nemici incontrati in una casella.
