### Coppa delle Case: le regole, una per una. I gruppi seguono i capitoli delle regole.

## hogwarts-chapter-general

hogwarts-chapter-general = Lo scopo e la scatola
hogwarts-rule-H-001 = Alla fine vince chi ha più punti casa, giocatore o squadra. Per i pareggi vale H-198.
hogwarts-rule-H-002 = I punti casa vengono da missioni, esami, carte condotta e partite di Quidditch vinte; per i maghi qualificati e le squadre anche dai Mangiamorte sconfitti.
hogwarts-rule-H-003 = Le missioni sono numerate da 1 a 30, e così le carte combattimento. Missione e carta dello stesso numero vanno insieme.
hogwarts-rule-H-004 = Condotta, combattimenti, duelli, eventi, libri, pozioni, incantesimi e Quidditch sono otto mazzi, 210 carte in tutto. Le missioni non sono comprese.
hogwarts-rule-H-005 = I segnalini oggetto sono 30; 6 sono oggetti speciali.
hogwarts-rule-H-006 = Le missioni da 1 a 10 vengono dalle prime tre parti della storia. Quelle da 11 a 20 vengono dalla quarta e dalla quinta, le altre dalle ultime.
hogwarts-rule-H-007 = Tutti i dadi hanno sei facce.
hogwarts-rule-H-008 = Una carta usata va in fondo al suo mazzo.
hogwarts-rule-H-009 = Le tue missioni sono segrete finché non le tenti o non le completi.
hogwarts-rule-H-010 = Nessun incantesimo, abilità o combattimento può toglierti una carta missione.

## hogwarts-chapter-setup

hogwarts-chapter-setup = La preparazione
hogwarts-rule-H-011 = Prima scegliete la durata: rapida, classica o lunga.
hogwarts-rule-H-012 = Poi scegliete la variante: maghi minorenni, maghi qualificati, a squadre o in solitario.
hogwarts-rule-H-013 = Ogni mazzo si mescola a parte. Solo le carte combattimento restano in ordine di numero.
hogwarts-rule-H-014 = Ognuno sceglie una scheda studente diversa. Le schede dei Mangiamorte non si possono scegliere.
hogwarts-rule-H-015 = I maghi minorenni cominciano con 2 segnalini Metropolvere.
hogwarts-rule-H-016 = I maghi qualificati e chi gioca a squadre cominciano con 1 segnalino Metropolvere.
hogwarts-rule-H-017 = In solitario cominci con 2 segnalini Metropolvere con le regole dei minorenni, con 1 con quelle dei qualificati.
hogwarts-rule-H-018 = Tutti cominciano con 1 segnalino Passaporta.
hogwarts-rule-H-019 = La scheda dice con quanti punti vita, libri, incantesimi e pozioni cominci.
hogwarts-rule-H-020 = Una rosetta è il segno ✿ di una casella per oggetti. Gli oggetti si distribuiscono a caso, uno per rosetta: 18 nel castello e intorno.
hogwarts-rule-H-021 = 3 oggetti sono a Diagon Alley.
hogwarts-rule-H-022 = 9 oggetti sono nei luoghi speciali.
hogwarts-rule-H-023 = Gli oggetti sono scoperti.
hogwarts-rule-H-024 = Tutte le pedine cominciano alla Partenza.
hogwarts-rule-H-025 = Fino a 6 giocatori, ognuno riceve 5 missioni.
hogwarts-rule-H-026 = In 7 o 8 giocatori ognuno riceve 3 missioni.
hogwarts-rule-H-027 = Con maghi qualificati e squadre i giocatori mettono i sei Mangiamorte sulle torri che vogliono.
hogwarts-rule-H-028 = Su una torre non ci sono due Mangiamorte.
hogwarts-rule-H-029 = Nella Coppa delle Case i Mangiamorte non si muovono mai.
hogwarts-rule-H-030 = I maghi minorenni giocano senza Mangiamorte.
hogwarts-rule-H-031 = In solitario con le regole dei qualificati sei torri a caso sono chiuse. Mai quella delle missioni 2 e 24.
hogwarts-rule-H-032 = Comincia il giocatore più giovane.

## hogwarts-chapter-movement

hogwarts-chapter-movement = Il turno e il cammino
hogwarts-rule-H-033 = Comincia il turno tirando due dadi: la somma dice di quanto cammini.
hogwarts-rule-H-034 = Cammini da una casella a una vicina, nella direzione che vuoi.
hogwarts-rule-H-035 = Due caselle sono vicine solo se le uniscono impronte o una scala; i muri sbarrano la strada.
hogwarts-rule-H-036 = Usa tutto il punteggio, a meno che tu possa o debba fermarti prima.
hogwarts-rule-H-037 = In un movimento non entrare due volte nella stessa casella.
hogwarts-rule-H-038 = La casella da cui parti conta come già visitata.
hogwarts-rule-H-039 = Un ponte è una casella sola, per lungo che sia.
hogwarts-rule-H-040 = Nella Sala Grande non si entra. Le sei caselle intorno valgono come Sala Grande.
hogwarts-rule-H-041 = Il passaggio segreto fra il Platano Picchiatore e la Stamberga Strillante non costa nulla, nei due sensi.
hogwarts-rule-H-042 = Il passaggio segreto fra la Stanza delle Necessità e la Testa di Porco non costa nulla, nei due sensi.
hogwarts-rule-H-043 = Il passaggio fra la Strega Orba e Mielandia vale nei due sensi; dall’infermeria a Mielandia è 1 passo in tutto.
hogwarts-rule-H-044 = Attraverso Hogsmeade, da Mielandia alla Testa di Porco sono 2 passi.
hogwarts-rule-H-045 = Dal Paiolo Magico alla Gringott sono 4 passi.
hogwarts-rule-H-046 = Dalla Gringott sono 4 passi fino a Magie Sinister e 4 fino a Olivander.
hogwarts-rule-H-047 = Dalla casella davanti alla Gringott si entra gratis.
hogwarts-rule-H-048 = Se finisci il movimento alla Partenza, puoi passare subito al Paiolo Magico.
hogwarts-rule-H-049 = Se cominci il movimento alla Partenza, il Paiolo Magico è a 1 passo, e altrettanto al ritorno.
hogwarts-rule-H-050 = Se passi sulla casella di una tua missione, puoi fermarti e tentarla.
hogwarts-rule-H-051 = Puoi fermarti per una missione solo se hai gli oggetti e le carte che chiede. A squadre basta che li abbia la squadra; finché manca qualcuno, aspetti.
hogwarts-rule-H-052 = Se passi su una torre, puoi fermarti.
hogwarts-rule-H-053 = Se passi da un’aula di cui hai un libro, puoi fermarti.
hogwarts-rule-H-054 = Un’opzione permette di fermarsi su ogni casella con un nome stampato. Di norma è spenta.
hogwarts-rule-H-055 = Il campo da Quidditch ferma sempre il movimento.
hogwarts-rule-H-056 = Entrare dove c’è un altro giocatore ferma il movimento e fa cominciare un combattimento.
hogwarts-rule-H-057 = I membri di una squadra non si combattono.
hogwarts-rule-H-058 = Un compagno di squadra non ferma il movimento.
hogwarts-rule-H-059 = Con maghi qualificati e squadre, entrare in una torre con un Mangiamorte ferma il movimento e lo si combatte.
hogwarts-rule-H-060 = Se non puoi né usare tutto il punteggio né fermarti, cammini il più lontano possibile.
hogwarts-rule-H-061 = Dopo il movimento e i suoi effetti tocca al giocatore alla tua destra.

## hogwarts-chapter-objects

hogwarts-chapter-objects = Gli oggetti
hogwarts-rule-H-062 = Puoi raccogliere un oggetto quando ci passi o ti ci fermi; il cammino continua.
hogwarts-rule-H-063 = In un turno raccogli al massimo 2 oggetti.
hogwarts-rule-H-064 = Puoi avere al massimo 6 oggetti.
hogwarts-rule-H-065 = Con 6 oggetti puoi solo scambiare: uno dei tuoi resta su quella casella.
hogwarts-rule-H-066 = Una rosetta vuota non ha effetto.
hogwarts-rule-H-067 = Raccogliere è facoltativo. Solo un oggetto di una tua missione aperta va preso quando nel tuo turno entri nella sua casella, se i limiti lo permettono.
hogwarts-rule-H-068 = Gli oggetti comuni usati per una missione completata vanno nei luoghi speciali che vuoi, anche occupati.
hogwarts-rule-H-069 = Un oggetto speciale usato va su una rosetta libera di Diagon Alley; su una occupata solo se non ce n’è.
hogwarts-rule-H-070 = Un oggetto speciale vale una volta: o serve a una missione o ne usi il potere. L’unica eccezione è H-077.
hogwarts-rule-H-071 = La Bacchetta di Sambuco dà 1 dado d’attacco in più per un combattimento.
hogwarts-rule-H-072 = La Spada di Grifondoro dà 1 dado d’attacco in più per un combattimento.
hogwarts-rule-H-073 = La Pietra della Resurrezione dà 6 punti vita in combattimento.
hogwarts-rule-H-074 = La Giratempo ti dà un altro turno.
hogwarts-rule-H-075 = Fierobecco ti porta su una casella qualsiasi di Diagon Alley o in un luogo speciale, e poi indietro.
hogwarts-rule-H-076 = Con il Mantello dell’Invisibilità lasci un combattimento e ti allontani di 5 caselle.
hogwarts-rule-H-077 = Un oggetto speciale chiesto da una missione dà anche il suo potere nel combattimento di quella missione.

## hogwarts-chapter-trips

hogwarts-chapter-trips = Metropolvere e Passaporte
hogwarts-rule-H-078 = Su una torre puoi spendere 1 segnalino Metropolvere per visitare uno dei sette luoghi con un camino.
hogwarts-rule-H-079 = La Metropolvere non porta al cimitero.
hogwarts-rule-H-080 = All’arrivo prendi gli oggetti che trovi, entro i limiti.
hogwarts-rule-H-081 = All’arrivo puoi tentare una missione di quel luogo.
hogwarts-rule-H-082 = Alla fine del turno torni alla stessa torre. Il segnalino è consumato.
hogwarts-rule-H-083 = Durante una visita il passo fra il Ministero della Magia e la Sala delle Profezie è gratis.
hogwarts-rule-H-084 = Sul campo da Quidditch puoi spendere 1 Passaporta per visitare il cimitero invece di giocare una partita.
hogwarts-rule-H-085 = Al cimitero puoi tentare una missione; alla fine del turno torni sul campo. La Passaporta è consumata.
hogwarts-rule-H-086 = La carta condotta Metropolvere ti dà 1 segnalino. La carta va in fondo al mazzo quando lo usi.

## hogwarts-chapter-spaces

hogwarts-chapter-spaces = Che cosa fanno le caselle
hogwarts-rule-H-087 = Casella incantesimo: pesca 1 incantesimo.
hogwarts-rule-H-088 = Casella pozione: pesca 1 pozione.
hogwarts-rule-H-089 = Casella libro: pesca 1 libro.
hogwarts-rule-H-090 = Casella condotta: pesca 1 carta condotta ed eseguila.
hogwarts-rule-H-091 = Casella evento: pesca 1 evento. Accade subito, per tutti.
hogwarts-rule-H-092 = Casella duello: pesca una carta duello e combatti.
hogwarts-rule-H-093 = Casella vita: guadagni i punti vita indicati.
hogwarts-rule-H-094 = In una sala comune o peschi 1 carta condotta, libro, pozione o incantesimo, o proponi uno scambio; non tutt’e due.
hogwarts-rule-H-095 = Uno scambio è un oggetto contro un oggetto, con chiunque, ovunque si trovi. L’altro può rifiutare.
hogwarts-rule-H-096 = Nell’ufficio di Silente peschi 2 incantesimi.
hogwarts-rule-H-097 = Nell’ufficio di Piton peschi 2 pozioni.
hogwarts-rule-H-098 = Alla capanna di Hagrid peschi 1 pozione e 1 incantesimo.
hogwarts-rule-H-099 = Nel Reparto Proibito peschi 1 libro.
hogwarts-rule-H-100 = In biblioteca e al Ghirigoro peschi 2 libri.
hogwarts-rule-H-101 = Nelle aule di Incantesimi, Trasfigurazione e Difesa peschi 1 incantesimo.
hogwarts-rule-H-102 = Nelle aule di Pozioni, Erbologia e Cura delle Creature Magiche peschi 2 pozioni.
hogwarts-rule-H-103 = Ha effetto solo la casella dove ti fermi, mai quelle che attraversi.
hogwarts-rule-H-104 = In 7 o 8 giocatori, su una torre puoi cambiare una missione con la pila, al posto di ogni altra azione.

## hogwarts-chapter-exams

hogwarts-chapter-exams = Esami, condotta, eventi
hogwarts-rule-H-105 = Un libro dà i suoi punti quando finisci il movimento nella sua aula: dai l’esame.
hogwarts-rule-H-106 = All’esame ogni libro vale da 5 a 20 punti.
hogwarts-rule-H-107 = Le carte dell’aula si pescano in più.
hogwarts-rule-H-108 = Un libro usato all’esame va in fondo al mazzo dei libri.
hogwarts-rule-H-109 = Una carta condotta si esegue subito e va in fondo al mazzo. Si tiene solo Metropolvere.
hogwarts-rule-H-110 = Le carte condotta valgono da 30 punti in meno a 50 in più.
hogwarts-rule-H-111 = Il punteggio non scende mai sotto 0.
hogwarts-rule-H-112 = Se un evento porta tutte le pedine su una casella, ognuno comincia da lì il turno successivo.
hogwarts-rule-H-113 = Gli eventi possono dare segnalini Metropolvere e Passaporte.
hogwarts-rule-H-114 = Accio, Alohomora e Oblivion si giocano all’inizio del proprio turno.
hogwarts-rule-H-115 = Certi incantesimi e pozioni ti danno una carta a scelta dal mazzo degli incantesimi o delle pozioni. Giocali in combattimento o per raccogliere ciò che chiede una missione.

## hogwarts-chapter-missions

hogwarts-chapter-missions = Le missioni
hogwarts-rule-H-116 = Minorenni: per tentare una missione devi essere sulla sua casella e avere i suoi oggetti.
hogwarts-rule-H-117 = Qualificati: servono anche gli incantesimi e le pozioni indicati.
hogwarts-rule-H-118 = Squadre: sulla casella devono esserci tutti; chi è già lì aspetta.
hogwarts-rule-H-119 = Squadre: oggetti e carte possono essere divisi fra i membri.
hogwarts-rule-H-120 = Una missione si completa solo vincendo il suo combattimento.
hogwarts-rule-H-121 = Una missione completata dà i suoi punti una volta: da 40 a 300.
hogwarts-rule-H-122 = La missione 6 è Tom Riddle nella Camera dei Segreti. Oltre agli oggetti chiede 2 carte attacco e la Pozione Polisucco.
hogwarts-rule-H-123 = Se perdi il combattimento di una missione, il tentativo è fallito e vai al Paiolo Magico; non in solitario.
hogwarts-rule-H-124 = Allora tutti i tuoi incantesimi e pozioni vanno in fondo ai mazzi.
hogwarts-rule-H-125 = Allora hai esattamente 6 punti vita.
hogwarts-rule-H-126 = Tieni oggetti, Metropolvere e Passaporte.
hogwarts-rule-H-127 = La missione fallita resta tua e puoi riprovare.
hogwarts-rule-H-128 = In solitario: a 0 punti vita hai perso la partita.
hogwarts-rule-H-129 = Le carte chieste da una missione contano nel limite e si possono giocare nel suo combattimento. Quelle non giocate vanno in fondo ai mazzi quando la missione è completata.

## hogwarts-chapter-fights

hogwarts-chapter-fights = Combattere le carte
hogwarts-rule-H-130 = La carta combattimento dice chi colpisce per primo.
hogwarts-rule-H-131 = L’effetto di rivelazione avviene appena si scopre la carta.
hogwarts-rule-H-132 = Nella tua metà del giro puoi prima giocare una carta difesa.
hogwarts-rule-H-133 = Poi attacchi una volta: con una pozione, un incantesimo o i dadi d’attacco.
hogwarts-rule-H-134 = Tiri tanti dadi d’attacco quanti ne dice la scheda. Ogni dado pari o superiore alla resistenza dell’avversario gli toglie 1 punto vita.
hogwarts-rule-H-135 = La resistenza 2 si colpisce con 2 o più, 3 con 3 o più, 4 con 4 o più, 5 con 5 o più.
hogwarts-rule-H-136 = Le carte attacco tolgono i punti vita indicati, senza dadi.
hogwarts-rule-H-137 = Le carte difesa annullano un attacco, danno punti vita o entrambe le cose.
hogwarts-rule-H-138 = Giocata prima del tuo attacco, una carta difesa annulla la prossima azione dell’avversario, o fa saltare il prossimo attacco a un giocatore o Mangiamorte. Puoi attaccare lo stesso.
hogwarts-rule-H-139 = L’abilità dell’avversario agisce dopo ogni tiro dei tuoi dadi d’attacco.
hogwarts-rule-H-140 = Agisce anche a ogni carta attacco.
hogwarts-rule-H-141 = Una carta difesa non la fa scattare.
hogwarts-rule-H-142 = Quando l’avversario arriva a 0 punti vita, la sua abilità agisce un’ultima volta prima di riporre la carta.
hogwarts-rule-H-143 = Quell’ultima volta è quella dell’attacco finale, non una in più.
hogwarts-rule-H-144 = Vinci se l’avversario ha 0 punti vita e tu almeno 1.
hogwarts-rule-H-145 = Se siete entrambi a 0, perdi.
hogwarts-rule-H-146 = L’abilità di combattimento della scheda vale a ogni attacco.
hogwarts-rule-H-147 = Minorenni: in un combattimento o duello al massimo 5 fra incantesimi e pozioni.
hogwarts-rule-H-148 = Qualificati: al massimo 3 nel combattimento di una missione.
hogwarts-rule-H-149 = Squadre: al massimo 2 per giocatore nel combattimento di una missione. In solitario restano 5, o 3 con le regole dei qualificati.
hogwarts-rule-H-150 = Squadre: i punti vita dell’avversario si moltiplicano per il numero dei membri.
hogwarts-rule-H-151 = Squadre: i membri attaccano a turno; l’abilità dell’avversario colpisce chi ha appena attaccato.
hogwarts-rule-H-152 = Squadre: chi arriva a 0 punti vita esce dal combattimento e va al Paiolo Magico come dopo una missione persa, anche se gli altri vincono. Se escono tutti, il combattimento è perso.
hogwarts-rule-H-153 = Tom Riddle ha 9 punti vita e resistenza 5. Ti toglie 2 punti vita quando si rivela e 3 dopo ogni attacco.
hogwarts-rule-H-154 = Gli incantesimi d’attacco non feriscono Tom Riddle.
hogwarts-rule-H-155 = Quando un giocatore o un Mangiamorte attacca un giocatore, ogni dado pari o superiore alla resistenza della sua scheda toglie 1 punto vita.
hogwarts-rule-H-156 = Gli avversari delle carte non tirano dadi. Agiscono solo quando si rivelano e dopo i tuoi attacchi.
hogwarts-rule-H-157 = In un turno tenti al massimo una missione.
hogwarts-rule-H-158 = I punti vita persi in combattimento restano persi finché non li recuperi.
hogwarts-rule-H-159 = I punti vita non hanno un limite massimo.

## hogwarts-chapter-duels

hogwarts-chapter-duels = I duelli
hogwarts-rule-H-160 = Se la carta duello mostra il tuo studente, mettila in fondo e pescane un’altra.
hogwarts-rule-H-161 = Per un duello vinto peschi 1 incantesimo, 1 pozione e 1 libro.
hogwarts-rule-H-162 = Perdi un duello appena ti resta 1 punto vita.
hogwarts-rule-H-163 = Per un duello perso scarti 3 carte a scelta, o tutte se non ne hai di più.
hogwarts-rule-H-164 = Con 1 punto vita perdi il duello subito, prima di poter giocare qualcosa.
hogwarts-rule-H-165 = Dopo il duello la carta va in fondo al mazzo.
hogwarts-rule-H-166 = Scarti libri, incantesimi e pozioni, mai missioni.

## hogwarts-chapter-rivals

hogwarts-chapter-rivals = Giocatore contro giocatore
hogwarts-rule-H-167 = Attacca chi è arrivato per ultimo.
hogwarts-rule-H-168 = Se ci sono più avversari, l’attaccante ne sceglie uno.
hogwarts-rule-H-169 = Quando due giocatori combattono, la casella non ha effetto.
hogwarts-rule-H-170 = Minorenni: ognuno tira un dado; il più basso perde 1 punto vita, in parità si tira di nuovo.
hogwarts-rule-H-171 = Minorenni: perde chi in questo combattimento ha perso 2 punti vita.
hogwarts-rule-H-172 = Minorenni: in questi combattimenti niente incantesimi né pozioni.
hogwarts-rule-H-173 = Minorenni: chi vince prende 1 oggetto, 1 Passaporta, 1 Metropolvere o 1 carta coperta.
hogwarts-rule-H-174 = Qualificati: si attacca con i dadi o con un incantesimo o una pozione.
hogwarts-rule-H-175 = Qualificati: a turno, comincia l’attaccante.
hogwarts-rule-H-176 = Qualificati: perde chi per primo resta con 1 punto vita.
hogwarts-rule-H-177 = Qualificati: al massimo 1 incantesimo e 1 pozione a testa.
hogwarts-rule-H-178 = Qualificati: chi vince prende 2 oggetti, 1 Passaporta, 1 Metropolvere o 2 carte coperte.
hogwarts-rule-H-179 = Qualificati, come opzione: fra giocatori vale la tabella di difesa di Voldemort ritorna.
hogwarts-rule-H-180 = Squadre: combatti solo con membri di altre squadre, con le regole dei qualificati.
hogwarts-rule-H-181 = Minorenni: con 1 punto vita non puoi perderlo così; lo tieni e perdi il combattimento.
hogwarts-rule-H-182 = Qualificati: chi entra in un tale combattimento con 1 punto vita perde subito, prima di poter giocare qualcosa.

## hogwarts-chapter-eaters

hogwarts-chapter-eaters = I Mangiamorte
hogwarts-rule-H-183 = Il Mangiamorte lo gioca chi è alla tua destra.
hogwarts-rule-H-184 = Quale Mangiamorte sia si estrae a caso fra le sei schede.
hogwarts-rule-H-185 = Il Mangiamorte pesca 1 incantesimo e 1 pozione per il combattimento.
hogwarts-rule-H-186 = Attacchi tu per primo, poi a turno.
hogwarts-rule-H-187 = Perde chi resta senza punti vita.
hogwarts-rule-H-188 = Se perdi vai al Paiolo Magico con 6 punti vita; incantesimi e pozioni vanno in fondo ai mazzi, i segnalini restano.
hogwarts-rule-H-189 = Un Mangiamorte sconfitto dà 20 punti casa ed esce dal gioco; le sue carte vanno in fondo ai mazzi.
hogwarts-rule-H-190 = Contro un Mangiamorte giochi al massimo 3 carte, anche a squadre.
hogwarts-rule-H-191 = Sconfitto il Mangiamorte, la torre ti serve nello stesso turno: per una missione lì o un viaggio con la Metropolvere.

## hogwarts-chapter-end

hogwarts-chapter-end = La fine della partita
hogwarts-rule-H-192 = Rapida: la fine scatta quando qualcuno ha almeno 1 missione completata e più di 210 punti.
hogwarts-rule-H-193 = Classica: almeno 2 missioni e più di 260 punti.
hogwarts-rule-H-194 = Lunga: almeno 3 missioni e più di 320 punti.
hogwarts-rule-H-195 = Esattamente 210, 260 o 320 punti non bastano.
hogwarts-rule-H-196 = Qualificati: per far scattare la fine bisogna anche aver giocato una partita di Quidditch. Per vincere non serve.
hogwarts-rule-H-197 = Poi si completa il giro, così tutti hanno avuto gli stessi turni.
hogwarts-rule-H-198 = In parità vince chi ha più missioni, poi più punti vita; se ancora pari, la vittoria è condivisa. Una squadra somma i punti vita dei membri.
hogwarts-rule-H-199 = In solitario con le regole dei qualificati la partita non serve.
hogwarts-rule-H-200 = Squadre: punti e missioni della squadra contano insieme.

## hogwarts-chapter-completions

hogwarts-chapter-completions = Ciò che il regolamento non dice
hogwarts-rule-H-201 = Il posto successivo è alla tua destra; il primo posto vale come il giocatore più giovane.
hogwarts-rule-H-202 = Ciò che riguarda più giocatori si fa in ordine di posto, da chi è di turno. Le scelte nascoste si fanno tutte prima che una carta si muova.
hogwarts-rule-H-203 = Che cosa raccogli per strada si decide casella per casella, prima del passo successivo.
hogwarts-rule-H-204 = Puoi fare un passo solo se da lì il movimento si può ancora completare.
hogwarts-rule-H-205 = Un passaggio gratis si può prendere prima del primo passo, fra due passi o dopo l’ultimo; finisci dove ti trovi allora.
hogwarts-rule-H-206 = Se il tuo movimento passa dalla Partenza, non puoi proseguire a piedi per il Paiolo Magico. Ci puoi passare solo dopo aver finito lì il movimento.
hogwarts-rule-H-207 = Dopo il movimento prima raccogli, poi combatti contro un giocatore, poi contro un Mangiamorte. Quindi tenti una missione e usi la casella, oppure giochi la partita o fai il viaggio. Infine torni, e si controlla se la partita è finita.
hogwarts-rule-H-208 = Una missione o un combattimento con un Mangiamorte persi finiscono il turno; la casella non fa più nulla.
hogwarts-rule-H-209 = Le richieste di una missione si controllano all’arrivo, dopo aver raccolto. Una carta pescata dalla casella stessa arriva tardi per questo turno.
hogwarts-rule-H-210 = Se cominci il turno dove puoi tentare una missione, puoi tentarla invece di tirare; la casella allora non ha effetto. Non se c’è un Mangiamorte.
hogwarts-rule-H-211 = Solo chi arriva camminando fa cominciare un combattimento. Una pedina messa lì da altro, no.
hogwarts-rule-H-212 = Se sul campo da Quidditch c’è un’altra pedina, entrarci vuol dire combattere: in questo turno né partita né Passaporta.
hogwarts-rule-H-213 = Due pedine sulla stessa casella non combattono di nuovo finché una non vi rientra.
hogwarts-rule-H-214 = Le carte attacco si giocano solo come proprio attacco. Nella tua metà del giro giochi al massimo una carta difesa: prima dell’attacco o in risposta a ciò che provoca.
hogwarts-rule-H-215 = Con una carta difesa puoi rispondere a un effetto di rivelazione, a un primo colpo e a ogni attacco di un giocatore o Mangiamorte. La carta lo annulla.
hogwarts-rule-H-216 = Fuori dai combattimenti giochi solo carte d’inizio turno e carte utili, prima di tirare per muoverti.
hogwarts-rule-H-217 = Se l’effetto dell’attacco finale è annullato o non c’è, non succede altro.
hogwarts-rule-H-218 = Dove una carta parla di azione, intende il prossimo effetto di una carta avversario o l’intero prossimo attacco di un giocatore o Mangiamorte.
hogwarts-rule-H-219 = Nei duelli e nei combattimenti fra maghi qualificati non scendi sotto 1 punto vita.
hogwarts-rule-H-220 = Fuori dai combattimenti non scendi mai sotto 1 punto vita.
hogwarts-rule-H-221 = Se l’ultimo effetto di un duello ti lascia con 1 punto vita, l’hai perso.
hogwarts-rule-H-222 = Due maghi qualificati con 1 punto vita ciascuno non combattono, e nessuno prende premi.
hogwarts-rule-H-223 = In un duello giocano al massimo 5 carte i minorenni, 3 i qualificati, 2 nelle squadre; in solitario secondo le sue regole.
hogwarts-rule-H-224 = Bacchetta, Spada e Pietra si usano prima che l’avversario si riveli o all’inizio della tua metà del giro. Usate, sono spese, che tu vinca o perda.
hogwarts-rule-H-225 = Dopo una missione persa tieni l’oggetto speciale che chiedeva, a meno di averne usato il potere.
hogwarts-rule-H-226 = Nei combattimenti fra minorenni vale solo il Mantello: nessun altro oggetto speciale, nessuna abilità.
hogwarts-rule-H-227 = Con la Passaporta o Fierobecco prendi oggetti entro gli stessi limiti della Metropolvere.
hogwarts-rule-H-228 = Se perdi una missione in viaggio, vai al Paiolo Magico e non torni.
hogwarts-rule-H-229 = Se in viaggio fuggi con il Mantello, torni subito alla casella da cui è cominciato il viaggio.
hogwarts-rule-H-230 = Con ogni segnalino che lasci, una carta Metropolvere conservata va in fondo al mazzo. Una tale carta non si scarta né si ruba.
hogwarts-rule-H-231 = Metropolvere, Passaporte e punti vita non finiscono mai.
hogwarts-rule-H-232 = Chi vince fra giocatori sceglie un premio fra ciò che il perdente ha, può rinunciare, e prende meno se c’è meno.
hogwarts-rule-H-233 = Gli oggetti vinti così non contano come raccolti. Quelli oltre il sesto li lasci sulla casella, a scelta.
hogwarts-rule-H-234 = In una sala comune fai una sola proposta per visita. Se è rifiutata, non peschi.
hogwarts-rule-H-235 = Tutti formano una sola squadra, oppure ogni squadra ha 2 o 3 membri.
hogwarts-rule-H-236 = Una squadra può completare la missione di ogni membro, e i membri conoscono le missioni degli altri.
hogwarts-rule-H-237 = Se la squadra ha tutto per una missione, un membro può aspettare sulla casella: in quel turno né tiro né effetto.
hogwarts-rule-H-238 = Chi aspetta in un luogo speciale non torna ancora. Tutti tornano alla fine del turno del tentativo, o quando rinunciano.
hogwarts-rule-H-239 = Squadre: rivelazione e primo colpo toccano solo chi è di turno. Attacca lui per primo, gli altri seguono in ordine di posto.
hogwarts-rule-H-240 = Squadre: i membri non si passano carte. Le carte richieste oltre il limite di un membro si spendono ma non si giocano.
hogwarts-rule-H-241 = Squadre: il Mangiamorte lo gioca il primo giocatore a destra di un’altra squadra; con una squadra sola segue un piano fisso.
hogwarts-rule-H-242 = Squadre: la partita si gioca contro un’altra squadra, se c’è, altrimenti contro un compagno. I 40 punti vanno alla squadra del vincitore.
hogwarts-rule-H-243 = In solitario: niente combattimenti fra giocatori né partite. Il campo ferma il movimento e permette la Passaporta.
hogwarts-rule-H-244 = In solitario o come squadra unica vinci alla fine del turno in cui raggiungi la meta.
hogwarts-rule-H-245 = Dopo ogni turno si controlla la meta per tutti; un solo giocatore deve soddisfarne ogni parte.
hogwarts-rule-H-246 = Una volta raggiunta, la meta vale anche se poi nel giro il punteggio scende.
hogwarts-rule-H-247 = La partita finisce al più tardi dopo 30 giri (rapida), 40 (classica) o 60 (lunga). Allora vince il punteggio più alto, senza altre condizioni.
hogwarts-rule-H-248 = Chi gioca in solitario o come squadra unica e per allora non ha vinto, ha perso.
hogwarts-rule-H-249 = Un mazzo vuoto non dà carte.
hogwarts-rule-H-250 = Un evento raggiunge i giocatori ovunque siano e non interrompe mai un combattimento.
hogwarts-rule-H-251 = Nella Coppa delle Case ogni combattimento con un Mangiamorte comincia con i suoi punti vita al completo e carte nuove.
hogwarts-rule-H-252 = Un combattimento ancora aperto dopo 50 giri finisce senza vincitore, premio o perdita.
hogwarts-rule-H-253 = Una stessa carta non può occupare due posti di una missione; un’altra copia sì.
hogwarts-rule-H-254 = Una Metropolvere o Passaporta spesa è persa, anche se il visitatore è sconfitto, fugge o aspetta.
