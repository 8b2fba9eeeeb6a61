### Ciò che dice --help. `help-COMANDO`, `help-COMANDO-PARAMETRO`, `help-any-PARAMETRO` se più comandi lo condividono.

## Titoli e simboli

help-usage = Uso
help-arguments = Argomenti
help-options = Opzioni
help-commands = Comandi
help-default = predefinito
help-required = obbligatorio
help-symbol-guest = OSPITE
help-symbol-options = OPZIONI
help-symbol-command = COMANDO
help-symbol-args = ARGOMENTI
help-symbol-game = GIOCO
help-symbol-file = FILE
help-symbol-name = NOME
help-symbol-value = VALORE
help-symbol-kind = TIPO
help-symbol-days = GIORNI
help-symbol-dir = CARTELLA
help-symbol-address = INDIRIZZO
help-symbol-id = NUMERO
help-symbol-code = CODICE
help-symbol-number = NUMERO
help-symbol-text = TESTO
help-symbol-path = PERCORSO

## Ciò che più comandi condividono

help = Giochi da tavolo di magia, giocati come si deve: nel browser, nel terminale e a migliaia.
help-lang = Lingua di questo aiuto e di tutti i comandi: en, pl o it. Una volta per tutte: HALLOWS_LANG=it.
help-any-help = Mostra questo aiuto ed esci.
help-any-game = Uno di questi: { $games }.
help-any-lang = Lingua: en, pl o it.
help-any-file = Una partita registrata.
help-any-option = Un’opzione del gioco; si può ripetere.
help-any-pack = Una cartella di carte e tabelloni tuoi (TOML), messi sopra quelli del gioco; si può ripetere.
help-any-jobs = Processi al lavoro. Cambia solo il tempo.
help-any-jobs-default = tutti i core
help-any-cluster = Gioca su un cluster Dask, con lo scheduler a questo indirizzo (tcp://host:8786). Cambia solo il tempo.
help-any-as-json = Stampa JSON e nient’altro.
help-any-players = Posti al tavolo.
help-any-games = Quante partite.
help-any-bots = I bot posto per posto, in cerchio: greedy,random.
help-any-seed = Stesso seme, stesse partite.
help-any-db = Un file oppure postgresql+asyncpg://…; vuoto: la tua cartella dei dati.
help-any-limit = Quanti al massimo.
help-any-port = 0: una porta libera qualsiasi.

## Giocare

help-terminal = Gioca nel terminale, contro i bot o a turno alla stessa tastiera.

    Scrivi il numero di un’opzione, oppure [bold]aiuto[/]. Un sipario nasconde le carte di ognuno agli altri.
help-terminal-seats = Posti al tavolo.
help-terminal-seats-default = quanti ne ha il gioco, fino a 4
help-terminal-me = Il tuo posto, a partire da 0; più posti se giocate a turno (0,2); none per guardare.
help-terminal-bots = I bot per gli altri posti, in cerchio: easy, normal, hard; oppure per nome: greedy,random.
help-terminal-bots-default = il migliore del gioco
help-terminal-names = I nomi dei giocatori, posto per posto: Ania,Ben,Carla.
help-terminal-seed = Stesso seme e stesse scelte, stessa partita.
help-terminal-seed-default = uno nuovo
help-terminal-dice = seeded: i tiri vengono dal seme. fair: fissati in anticipo, così dopo la partita si può dimostrare che erano onesti. typed: tiri dadi veri e scrivi il risultato.
help-terminal-salt = Una tua parola che entra nei dadi onesti; si può ripetere.
help-terminal-record = Conserva la partita in questo file.
help-terminal-resume = Continua una partita salvata.
help-play = Gioca nel browser, su questo computer. I tavoli restano da una sera all’altra.
help-play-game = Il gioco con cui cominciare; vuoto: si sceglie nel browser.
help-play-browser = Apri il browser.
help-replay = Racconta una partita registrata frase per frase, dall’inizio, e mostra il tavolo com’è alla fine.
help-replay-upto = Fermati dopo questo numero di voci.
help-replay-upto-default = la fine
help-replay-seat = Racconta solo ciò che si vedeva da questo posto.
help-replay-seat-default = tutto
help-verify = Dimostra che una partita registrata segue le regole e che i dadi erano onesti.

    La partita deve portare alla fine indicata, e ogni tiro deve venire dal segreto fissato in anticipo. Se no, viene indicato il primo tiro falso e il codice d’uscita è 1.
help-verify-fair = Segnala un errore anche se i dadi non si possono dimostrare.
help-analyse = Riguarda una partita: le probabilità di vittoria turno per turno, le svolte, le scelte più costose e la fortuna.
help-analyse-quick = Solo il giudizio rapido: nessuna scelta viene ripensata.
help-rules = Leggi le regole di un gioco, capitolo per capitolo, o una sola.
help-rules-rule = Una regola, per esempio D-004.
help-cards = Elenca le carte di un gioco e ciò che fanno.

## Molte partite

help-simulate = Fai giocare molte partite ai bot: chi ha vinto, quanto è durato e che cosa è andato storto.

    Il codice d’uscita è 1 se una partita è fallita. Esempio: [bold]hallows simulate duel -p 4 -n 1000 -b greedy,random[/]
help-simulate-rotate = Sposta i bot di un posto da una partita all’altra.
help-simulate-only = Gioca solo questa partita della serie, per capire un errore.
help-questions = Conta le domande di un turno: le proprie, quelle nei turni altrui e i passaggi di uno schermo condiviso.

    Una volta come chiedono le regole, una volta come si chiede a chi non ha cambiato nessuna impostazione. Esempio: [bold]hallows questions talisman -p 4 -n 50[/]
help-balance = Gioca molte partite e scrivi un rapporto: chi vince, quanto dura, come finisce e quanto ogni carta e ogni casella cambia la probabilità di vincere.

    Con [bold]--pack[/] si confronta la scatola da sola con la scatola e l’aggiunta, partita per partita con gli stessi tiri.
help-balance-folder = La cartella in cui scrivere il rapporto.
help-balance-players = Posti al tavolo.
help-balance-players-default = fino a 4
help-balance-bots = I bot posto per posto, in cerchio.
help-balance-bots-default = greedy
help-ladder = Fai giocare ai bot le stesse mani con gli stessi tiri, a posti scambiati, e scopri chi gioca meglio, con intervalli al 95%.

    Esempio: [bold]hallows ladder quidditch -b normal,hard -n 200[/]
help-ladder-bots = Chi gioca: nomi di bot separati da virgole.
help-ladder-deals = Quante mani.
help-ladder-seed = Stesso seme, stesse mani.
help-ladder-keep = Scrivi in questo file ogni mano appena finita; con lo stesso file il comando riprende da dove si era fermato.
help-train = Fai giocare i bot: da chi vince il programma impara quanto vale ogni momento della partita.

    Con questi pesi giudicano il livello [bold]hard[/] e l’analisi. Valgono per le regole e le carte su cui sono nati; se cambiano, ripeti il comando.
help-train-seed = Stesso seme, stessi pesi.
help-train-into = Il file in cui scriverli.
help-train-into-default = accanto al gioco
help-bench = Misura quanto in fretta ogni gioco si gioca, si copia e si mostra, accanto a un semplice ciclo misurato negli stessi istanti.

    I valori normalizzati sono per un computer su cui quel ciclo fa 8,4 milioni di passi al secondo.
help-bench-games = Tutti, se non ne indichi nessuno.
help-bench-bots = Misura anche i bot, rapidi e riflessivi, in un processo e in due.
help-bench-peers = Misura anche altri motori, se sono installati.
help-bench-server = Misura anche il servizio dei tavoli.
help-bench-tables = Con --server: tavoli da quattro persone.
help-bench-db = Con --server: un database vuoto; se manca, un nuovo file SQLite.
help-bench-processes = Con --server: più processi richiedono PostgreSQL.
help-bench-think = Con --server: quanti secondi una persona pensa prima di scegliere.
help-bench-seconds = Quanti secondi dura un giro di gioco a caso.

## Un server

help-serve = Offri tavoli ad altri: HTTP e WebSocket, SQLite o PostgreSQL.
help-serve-host = Indirizzo su cui ascoltare.
help-serve-tls = Dietro un proxy che parla TLS: cookie Secure.
help-serve-name = Nome dell’host usato dalle persone; si può ripetere.
help-serve-origin = Un’altra origine le cui pagine possono parlarci; si può ripetere.
help-serve-workers = Processi dietro un solo indirizzo, con PostgreSQL; SIGHUP li sostituisce uno alla volta.
help-serve-bot-workers = Processi per i bot; 0: uno meno dei core.
help-serve-bot-seconds = Quanti secondi può pensare un bot.
help-serve-metrics-open = Mostra /metrics a tutti.
help-serve-log-json = Registro in righe JSON.
help-serve-log-level = Che cosa merita una riga del registro.
help-serve-busy-ms = Quanti millisecondi SQLite aspetta un altro che scrive.
help-serve-limit = I limiti del servizio; vedi docs/protocol.md.
help-serve-keep = Per quanto tenere i tavoli finiti, abbandonati e importati, gli ospiti e le chat; 0: per sempre.
help-serve-contact = Come possono raggiungerti i servizi di notifica: un indirizzo e-mail o una pagina; senza, nessuno viene avvisato del proprio turno.
help-serve-push-private = I servizi di notifica possono stare nella tua rete, anche senza TLS.
help-backup = Copia un database SQLite mentre si gioca. Per PostgreSQL usa pg_dump.
help-backup-to = La copia; se c’è già, viene sovrascritta.
help-restore = Metti una copia al posto di un database SQLite, mentre nessun server è in funzione. Il vecchio resta come FILE.before.
help-restore-source = Una copia fatta con backup.
help-admin = Prenditi cura del database di un server, in funzione o no.
help-admin-tables = I tavoli cambiati per ultimi, con i numeri degli ospiti seduti.
help-admin-tables-phase = Solo i tavoli in questo stato.
help-admin-guests = Gli ospiti arrivati per ultimi.
help-admin-delete = Elimina un tavolo per sempre, anche se c’è qualcuno seduto.
help-admin-delete-code = Il codice di un tavolo.
help-admin-close = Chiude una partita come se tutti avessero accettato; un tavolo non ancora iniziato viene cancellato.
help-admin-close-code = Il codice di un tavolo.
help-admin-mute = Toglie la parola a qualcuno per un po’.
help-admin-mute-guest = Il numero di un ospite, come in tables e complaints.
help-admin-mute-days = Tanti giorni; 0: può di nuovo.
help-admin-ban = Non fa entrare qualcuno per un po’.
help-admin-ban-guest = Il numero di un ospite, come in tables e complaints.
help-admin-ban-days = Tanti giorni; 0: può di nuovo.
help-admin-complaints = Le ultime segnalazioni.
help-admin-announce = Dice qualcosa a tutti quelli che giocano. Senza testo: toglie l’annuncio.
help-admin-announce-text = Che cosa dire.
help-admin-announce-minutes = Per tanti minuti.
help-admin-announce-down = Il server si ferma tra tanti minuti.
help-admin-forget = Elimina subito ciò che è più vecchio di tanti giorni.
help-admin-forget-keep = Come per serve; si può ripetere.
help-admin-migrate = Porta un database alla forma più recente, come fa ogni server all’avvio.
help-admin-vacuum = Restituisci al disco lo spazio di ciò che è stato eliminato.
