### Le parole proprie del tavolo nel browser: ciò che non appartiene a nessun gioco.

## Ovunque

web-skip = Vai alla parte principale
web-home = All’ingresso
web-language = Lingua
web-settings = Impostazioni
web-settings-why = velocità, movimento, testo, suoni, tasti
web-menu = Menu
web-close = Chiudi
web-ok = OK
web-back = Indietro
web-loading = Un momento…
web-error = Non ha funzionato ({ $code }).
web-footer = Ogni mossa è salvata. Torna quando vuoi.
web-why = Perché?
web-rule-open = Apri la regola { $rule }
web-credits = Crediti
web-credits-icons = Icone:
web-credits-fonts = Caratteri:
web-credits-own = Tabelloni, carte, dadi e scene sono stati disegnati per Hallows, e così i ritratti: sono nostri, composti da parti comuni, e non raffigurano alcun attore. I suoni li produce il programma stesso.

## Ingresso

web-welcome = Accomodati, il tavolo è pronto
web-welcome-why = Giochi da tavolo del mondo magico, con gli amici, con i bot o con entrambi. Nessun account, niente da installare.
web-your-name = Il tuo nome
web-games = Giochi
web-game-talisman = Talisman
web-game-talisman-why = Una corsa avventurosa attraverso Londra, il Parco di Hogwarts e il Castello. Diventa forte, conquista un Dono della Morte e affronta l’ultima sfida nella Sala Grande.
web-game-talisman-time = da 60 a 120 minuti
web-game-rising = L’Ascesa dei Mangiamorte
web-game-rising-why = Tutti insieme contro Voldemort: riunite i Maghi, lanciate i loro dadi e difendete tre Luoghi dalla Corruzione finché non è sconfitto.
web-game-rising-time = da 45 a 60 minuti
web-game-hogwarts = Un anno a Hogwarts
web-game-hogwarts-why = Lezioni, missioni e duelli per la Coppa delle Case.
web-game-hogwarts-time = da 60 a 120 minuti
web-game-returns = Il ritorno di Voldemort
web-game-returns-why = Minus raccoglie ciò che serve al rituale; Harry, Ron e Hermione danno la caccia agli Horcrux. Quando Voldemort è tornato, decidono Bacchetta e Pietra.
web-game-returns-time = da 20 a 45 minuti
web-game-quidditch = Quidditch
web-game-quidditch-why = Una partita per due: vola, passa, tira e schiva i Bolidi, poi corri a prendere il Boccino d’Oro.
web-game-quidditch-time = da 20 a 40 minuti
web-game-duel = Duello di maghi
web-game-duel-why = Un piccolo esempio: attacca, riposa e resisti più a lungo degli altri.
web-game-duel-time = 5 minuti
web-game-seats = { $least ->
    [1] da 1 a { $most } giocatori
   *[other] da { $least } a { $most } giocatori
}
web-game-seats-just = { $count ->
    [one] 1 giocatore
   *[other] { $count } giocatori
}
web-play-now = Gioca subito
web-play-now-why = Tu e i bot, con le regole consuete. Lo schermo spiega strada facendo.
web-dealing = Si distribuisce…
web-set-up = Prepara un tavolo
web-join = Entra con un link
web-join-example = Incolla un link o il codice di un tavolo
web-join-go = Entra
web-record = Una partita registrata
web-record-open = Apri una registrazione
web-record-why = Riguardala, o continua a giocare da un momento qualsiasi.
web-my-tables = I miei tavoli
web-open-tables = Tavoli aperti
web-phase-lobby = si riunisce
web-phase-playing = in gioco
web-phase-finished = finito
web-show-all = Mostra tutti ({ $count })

## One’s own page

web-me = Le mie partite
web-me-why = Contano le partite finite qui al tuo posto, anche con un bot che ti sostituiva. Non contano le lezioni, le registrazioni aperte da un file e i posti che hai lasciato. Di una partita in più persone a un solo schermo non si sa chi di voi abbia vinto.
web-me-none = Nessuna tua partita è ancora finita.
web-me-played = { $count ->
    [one] { $count } partita giocata.
   *[other] { $count } partite giocate.
}
web-me-won = { $count ->
    [one] { $count } vinta.
   *[other] { $count } vinte.
}
web-me-lost = { $count ->
    [one] { $count } persa.
   *[other] { $count } perse.
}
web-me-counting = { $count ->
    [one] Stiamo ancora contando { $count } vecchia partita.
   *[other] Stiamo ancora contando { $count } vecchie partite.
}
web-going-on = Da continuare
web-me-counts = Per gioco
web-me-role = con
web-me-role-played = giocate
web-me-role-won = vinte
web-me-finished = Finite
web-me-result-won = Vinta
web-me-result-lost = Persa
web-me-result-undecided = Senza esito
web-me-result-shared = A un solo schermo
web-me-result-unknown = Esito sconosciuto
web-me-gone = non più disponibile
web-me-more = Partite più vecchie

## Preparazione

web-set-up-game = { $game }: prepara un tavolo
web-seats = Giocatori
web-seat-who = Chi gioca al posto { $number }
web-seat-me = Gioco io
web-seat-here = Un’altra persona a questo schermo
web-seat-link = Qualcuno con il link
web-seat-bot = Bot: { $bot }
web-seat-name = Nome
web-seat-open = posto libero
web-seat-waiting = in attesa di qualcuno con il link
web-seat-more = Uno in più
web-seat-fewer = Uno in meno
web-options = Il gioco
web-options-finer = Regole della casa
web-modes = Modi di giocare con questa scatola
web-mode-hogwarts = Coppa delle Case
web-mode-returns = Il ritorno di Voldemort
web-mode-quidditch = Partita di Quidditch
web-team = Squadra { $n }
web-team-of = Squadra del posto { $number }
web-team-one = Una squadra sola
web-teams = Chi sta con chi
web-teams-why = Una squadra ha i punti in comune e ci si può aiutare. Se siete tutti in una, giocate insieme contro la fine dell’anno.
web-teams-unfair = Una squadra ha due o tre membri, oppure siete tutti in una sola.
web-manners = Il tavolo
web-table-undo = Annullare
web-table-undo-why = Una scelta si può annullare finché non cadono i dadi o non si scopre qualcosa.
web-table-hints = Suggerimenti
web-table-hints-why = Tutti possono chiedere a un bot che cosa farebbe.
web-table-spectators = Spettatori
web-table-spectators-why = Chi ha il link può guardare. Vede solo ciò che è scoperto.
web-table-delay = Gli spettatori la vedono
web-table-delay-why = Chi non ha un posto vede tutto con questo ritardo: tabellone, diario, le parole dei giocatori e la fine. A partita iniziata non si può più cambiare.
web-delay = { $minutes ->
    [0] subito
    [one] un minuto dopo
   *[other] { $minutes } minuti dopo
}
web-behind = { $minutes ->
    [one] Guardi la partita con un minuto di ritardo.
   *[other] Guardi la partita con { $minutes } minuti di ritardo.
}
web-behind-lobby = { $minutes ->
    [one] La partita è cominciata. La vedi con un minuto di ritardo.
   *[other] La partita è cominciata. La vedi con { $minutes } minuti di ritardo.
}
web-table-chat = Chat
web-table-chat-why = I giocatori parlano al tavolo, gli spettatori in galleria.
web-table-listed = Mostralo tra i tavoli aperti
web-table-listed-why = Chiunque può trovarlo nella prima pagina e prendere un posto libero.
web-table-clock = Tempo per decidere
web-table-clock-why = Quando scade continua un bot; puoi riprenderti il posto in ogni momento.
web-clock = { $seconds ->
    [0] senza orologio
    [30] 30 secondi
    [60] 1 minuto
    [120] 2 minuti
    [300] 5 minuti
    [86400] 1 giorno
   *[other] { $seconds } secondi
}
web-deal = Distribuisci e gioca
web-open-table = Apri il tavolo
web-lobby = { $game }: il tavolo si riempie
web-share = Invita altri
web-share-why = Manda questo link. Chi lo apre può prendere un posto libero o guardare.
web-share-menu-why = Copia il link di questo tavolo
web-copy = Copia
web-copied = Copiato
web-host = chi ospita
web-sit = Siediti qui
web-leave-seat = Alzati
web-give-bot = Affida a un bot
web-give-open = Libera il posto
web-salt = Aggiungi parole tue al sorteggio
web-salt-why = Scrivi parole a piacere. Anche da esse dipende ogni tiro, così nessuno può averlo deciso in anticipo.
web-salt-go = Aggiungi
web-seats-open = { $count ->
    [one] Un posto è libero.
   *[other] { $count } posti sono liberi.
}
web-seats-full = Ci siamo tutti.
web-start = Si comincia
web-start-fill = Si comincia, i posti liberi ai bot
web-wait-host = La partita la comincia chi ospita.

## Chi è chi

web-owl-1 = Civetta Bianca
web-owl-2 = Barbagianni
web-owl-3 = Allocco
web-owl-4 = Gufo Reale
web-owl-5 = Civetta Nana
web-owl-6 = Assiolo
web-owl-7 = Civetta
web-owl-8 = Ulula
web-guest = Ospite { $letter }
web-look = guarda da questo posto
web-look-away = distogli lo sguardo
web-you = tu
web-you-choose = scegli
web-your-turn = Tocca a te
web-your-choice = Scegli tu
web-turn-of = Turno { $who_di }
web-thinking = sta scegliendo
web-online = presente
web-offline = assente
web-bot = bot
web-stands-in = gioca un bot
web-spectators = { $count ->
    [one] 1 spettatore
   *[other] { $count } spettatori
}

## Connessione

web-link-open = Connesso
web-link-ms = { $ms } ms
web-link-connecting = Connessione…
web-link-waiting = Connessione persa, riprovo…
web-link-closed = Disconnesso
web-link-sending = Invio…

## Il tavolo

web-board = Tabellone
web-dock = Che cosa fare
web-sheets = Altro
web-waiting-for = { $who } sta scegliendo.
web-moment = Un momento…
web-your-dice = I tuoi dadi aspettano: premi «Lancia».
web-game-over = La partita è finita.
web-finished = Fine
web-options-count = { $count ->
    [one] Una possibilità.
   *[other] { $count } possibilità.
}
web-filter = Scrivi per cercare
web-filter-more = Altre { $more }: sul tabellone, o scrivi
web-odds = { $what }: { $percent } %
web-change = { $what } { $before } → { $after }
web-price = Prezzo { $price }; ne hai { $purse }.
web-hint = Suggerimento
web-hinted = Un bot farebbe così.
web-hint-said = Un bot farebbe così: { $option }.
web-hint-thought = Provata a mente in molti modi, è la scelta che riesce meglio.
web-hint-chance = La tua probabilità di vincere: ora { $before }%, dopo questa scelta { $after }%.
web-undo = Annulla
web-real = Dadi e carte veri
web-real-why = Lanciate i vostri dadi e pescate le vostre carte; lo schermo tiene le regole e chiede che cosa è uscito e che cosa si è pescato. Mettete un telefono in mezzo al tavolo, oppure ognuno usi il suo.
web-real-throws = { $who } lancia: che cosa è uscito?
web-real-somebody = Che cosa è uscito?
web-real-enter = È uscito questo
web-real-die = Dado { $n }
web-real-clear = Cancella
web-real-find = Cerca la carta
web-real-none = In questo mazzo nessuna carta si chiama così.
web-real-waits-dice = { $who } lancia i dadi.
web-real-waits-card = { $who } pesca una carta.
web-real-secret = Guarda solo { $who }.
web-order = Passa fino al mio turno
web-order-on = Passi in anticipo: smetti
web-asks = Chiedimi…
web-asks-next = Alla prossima occasione:
web-asks-when = Chiedimi anche:
web-skip-ahead = Salta
web-time-left = Tempo rimasto
web-pause = Si chiede a chiunque potrebbe reagire. Passa da sé.
web-howto = Come si gioca
web-howto-why = il gioco in poche righe
web-howto-title = { $game } in poche righe
web-howto-go = Si gioca
web-hand = Mano
web-sheet = Scheda
web-hand-empty = La tua mano è vuota.
web-rolled-nobody = I dadi
web-dice = { $who } tira { $faces }.
    .own = Tiri { $faces }.
web-dice-for = { $what }: { $who } ottiene { $faces }.
    .own = { $what }: ottieni { $faces }.
web-dice-nobody = I dadi mostrano { $faces }.
web-dice-nobody-for = { $what }: i dadi mostrano { $faces }.
web-clock-turn = Turno { $turn }
web-clock-round = Giro { $round } · turno { $turn }

## Diario e chat

web-log = Diario
web-log-empty = Non è ancora successo nulla.
web-log-jump = Mostra il tabellone com’era allora
web-log-sums = Come si arriva a questo numero
web-only-me = solo io
web-chat = Chat
web-chat-say = Di’ qualcosa
web-chat-empty = Nessuno ha ancora detto nulla.
web-chat-gallery = Questa è la galleria: i giocatori non ti sentono.
web-send = Invia
web-chat-luck = Buona fortuna!
web-chat-well = Bella mossa!
web-chat-moment = Un momento, per favore.
web-chat-thanks = Grazie!
web-chat-sorry = Scusa!
web-chat-again = Giochiamo ancora?
web-emote-laugh = Risata
web-emote-clap = Applauso
web-emote-wow = Stupore
web-emote-cry = Pianto
web-emote-fire = Fuoco
web-emote-owl = Gufo

## Sipario

web-curtain = { $who }, tocca a te
web-curtain-why = Passa lo schermo. Nulla di { $who } si vede prima che si alzi il sipario.
web-curtain-lift = Sono { $who }: su il sipario

## Regole

web-rules = Regole
web-rules-why = tutte le regole, da consultare e cercare
web-rules-of = { $game }: regole
web-rules-search = Cerca nelle regole
web-rules-none = Questo gioco non ha un libro delle regole.

## Menu

web-reader = Vista testuale
web-reader-why = tutto il tabellone in parole
web-export = Salva la registrazione
web-export-why = un file con ogni scelta e ogni lancio
web-carry = Gioca su un altro dispositivo
web-carry-why = copia un link che porta lì il tuo posto
web-let-bot = Lascia giocare un bot per me
web-let-bot-why = il posto resta tuo
web-take-back = Riprendo il mio posto
web-take-back-why = dalla prossima scelta giochi di nuovo tu
web-finish = Proponi di smettere
web-finish-no = Anzi, continuo
web-finish-why = la partita finisce quando tutti sono d’accordo
web-leave = Lascia il tavolo (resta salvato)

## Impostazioni

web-speed = Velocità
web-speed-why = Quanto in fretta si muovono le cose. La barra spaziatrice salta sempre alla fine.
web-speed-none = subito
web-asked = Domande
web-asked-why = Poche: solo dove conta; il resto si gioca dalla mano. Dal prossimo tavolo.
web-asked-few = poche
web-asked-all = tutte
web-motion = Movimento
web-motion-why = Con meno movimento le cose sfumano invece di spostarsi.
web-motion-system = come il sistema
web-motion-full = pieno
web-motion-less = meno
web-scale = Grandezza del testo
web-scale-why = Tutto ciò che sta attorno al tabellone cresce insieme al testo.
web-sound = Suoni
web-sound-on = Suoni attivi
web-sound-why = Pochi toni brevi. Nulla è mai detto solo con un suono.
web-volume = Volume
web-rotate = Gira il tabellone in modo che io stia in basso
web-reader-always = Vista testuale al posto del tabellone disegnato
web-keys = Tasti
web-key-digits = scegli una possibilità
web-key-board = vai al tabellone
web-key-dock = vai alle possibilità
web-key-space = Spazio
web-key-skip = termina ciò che si vede; due volte: alla domanda
web-key-roll = lancia i tuoi dadi
web-key-undo = annulla
web-key-hint = chiedi un suggerimento
web-key-log = vai al diario
web-key-replay = replay sì o no
web-key-reader = vista testuale sì o no
web-key-rules = regole

## Replay

web-replay = Replay
web-replay-why = guarda un momento qualsiasi della partita
web-replay-at = { $at } di { $of }
web-replay-close = Torna alla partita
web-replay-slider = Momento
web-replay-first = Primo momento
web-replay-back = Un passo indietro
web-replay-play = Riproduci
web-replay-pause = Pausa
web-replay-next = Un passo avanti
web-replay-last = Ultimo momento
web-replay-chapters = Turni
web-replay-share = Link a questo momento
web-replay-news = { $count ->
    [one] 1 evento nuovo: torna alla partita
   *[other] { $count } eventi nuovi: torna alla partita
}
web-fork = Continua a giocare da qui

## Risultato

web-result = Risultato
web-result-why = chi ha vinto, chi era in testa, i dadi
web-stopped = La partita è stata interrotta
web-you-won = Hai vinto!
web-we-won = Avete vinto insieme!
web-won = { $who_count ->
    [1] Vince { $who }
   *[other] Vincono { $who }
}
web-nobody-won = Nessuno ha vinto
web-winner = vittoria
web-rematch = Gioca ancora
web-lead = Chi era in testa
web-lead-text = Situazione finale: { $who }
web-lead-turn = turno { $turn }
web-dice-chart = I dadi
web-dice-mean = media
web-fair = I dadi erano onesti?
web-fair-why = Prima del primo lancio il tavolo ha mostrato l’impronta di un segreto. Ogni lancio deriva da quel segreto, quindi nessuno ha potuto sceglierlo. Ora il segreto è svelato e si può confrontare l’impronta.
web-fair-commitment = Impronta, visibile dall’inizio
web-fair-secret = Segreto
web-fair-later = si svela a partita finita
web-fair-salts = Le parole dei giocatori
web-fair-check = Controlla
web-fair-yes = Il segreto corrisponde all’impronta.
web-fair-no = Il segreto non corrisponde all’impronta!
web-fair-verify = Per dimostrare ogni singolo lancio, salva la registrazione ed esegui

## Opzioni dei giochi

web-option-returns-pettigrew = Chi è Minus?
web-option-returns-pettigrew-why = Minus gioca contro tutti gli altri, che sono eroi. Compiuto il rituale, gioca Voldemort.
web-option-returns-faq-stops = Soste sulle caselle con nome
web-option-returns-faq-stops-why = Eroi, Minus e Voldemort possono finire il movimento su ogni casella con un nome stampato.
web-option-hogwarts-variant = Come volete giocare?
web-option-hogwarts-variant-underage = Maghi minorenni
web-option-hogwarts-variant-underage-why = Il gioco semplice: si raccolgono oggetti, si compiono missioni, si danno esami. Per cominciare va bene questo.
web-option-hogwarts-variant-qualified = Maghi qualificati
web-option-hogwarts-variant-qualified-why = Per le missioni servono anche carte, sulle torri si nascondono Mangiamorte e ognuno deve giocare una partita di Quidditch. Dura di più.
web-option-hogwarts-variant-team = A squadre
web-option-hogwarts-variant-team-why = Come i maghi qualificati, ma i punti sono della squadra e per le missioni ci si incontra.
web-option-hogwarts-variant-solo = In solitario
web-option-hogwarts-variant-solo-why = Uno studente contro la fine dell’anno scolastico.
web-option-hogwarts-length = Quanto a lungo?
web-option-hogwarts-length-quick = Rapida
web-option-hogwarts-length-quick-why = Più di 210 punti e 1 missione. Da mezz’ora a un’ora.
web-option-hogwarts-length-classic = Classica
web-option-hogwarts-length-classic-why = Più di 260 punti e 2 missioni. Circa un’ora.
web-option-hogwarts-length-long = Lunga
web-option-hogwarts-length-long-why = Più di 320 punti e 3 missioni. Da una a due ore.
web-option-hogwarts-teams = Chi sta con chi
web-option-hogwarts-solo-rules = Regole del solitario
web-option-hogwarts-solo-rules-why = Conta solo quando si gioca da soli.
web-option-hogwarts-solo-rules-underage = maghi minorenni
web-option-hogwarts-solo-rules-qualified = maghi qualificati
web-option-hogwarts-faq-stops = Soste sugli spazi con nome
web-option-hogwarts-faq-stops-why = Un movimento può finire prima su ogni spazio con un nome stampato.
web-option-hogwarts-place-bonus = Doni dei luoghi speciali
web-option-hogwarts-place-bonus-why = Arrivare in un luogo speciale dà qualcosa: una carta, punti vita, una Passaporta.
web-option-hogwarts-defence-table = Dado di difesa
web-option-hogwarts-defence-table-why = I maghi qualificati si difendono con un dado e la sua tabella.
web-option-hogwarts-mission-swap = Scambio di missioni
web-option-hogwarts-mission-swap-why = In sette o otto si può cambiare una missione su una torre.
web-option-hogwarts-eaters = Mangiamorte
web-option-hogwarts-eaters-why = Chi li mette sulle torri all’inizio, se giocano maghi qualificati.
web-option-hogwarts-eaters-random = il caso
web-option-hogwarts-eaters-alternate = i giocatori a turno
web-option-hogwarts-round-cap = Fine dell’anno scolastico
web-option-hogwarts-round-cap-why = La partita finisce al più tardi dopo 30, 40 o 60 giri, secondo la durata.
web-option-hogwarts-must-collect = Oggetti da raccogliere per forza
web-option-hogwarts-must-collect-why = Chi passa su un oggetto di una propria missione deve prenderlo.
web-option-talisman-free-choice = Scelta del Personaggio
web-option-talisman-free-choice-why = Ognuno sceglie il suo invece di riceverlo a caso.
web-option-talisman-no-inheritance = Senza eredità
web-option-talisman-no-inheritance-why = Un Personaggio ucciso è fuori; il giocatore continua con uno nuovo e gli averi restano dov’è caduto.
web-option-talisman-slow-growth = Crescita lenta
web-option-talisman-slow-growth-why = Un punto di Magia o Forza costa 7 punti Trofeo invece di 5. Partita più lunga.
web-option-talisman-early-ditching = Abbandono anticipato
web-option-talisman-early-ditching-why = Prima di pescare puoi lasciare Oggetti e Seguaci, e peschi altrettante carte in meno.
web-option-talisman-static-barrier = Barriera fissa
web-option-talisman-static-barrier-why = King’s Cross si apre senza dadi a chi ha una Magia superiore a 9.
web-option-talisman-hallows-from-pile = Più vie verso un Dono della Morte
web-option-talisman-hallows-from-pile-why = Un Dono Nascosto trovato nel Parco si cambia con uno dei tre Doni della pila. Partita più breve.
web-option-talisman-round-limit = Ultimo giro
web-option-talisman-round-limit-why = La partita si ferma dopo questi giri; 0: si gioca fino alla fine.
web-option-talisman-ask-everybody = Chiedere a tutti, secondi
web-option-talisman-ask-everybody-why = Chiunque potrebbe avere un Incantesimo adatto riceve questi secondi, così la domanda non svela nulla; 0: si chiede solo a chi ce l’ha.
web-option-quidditch-houses = Casa
web-option-quidditch-houses-why = Ognuno sceglie la casa ora, oppure al tavolo.
web-option-quidditch-houses-open = si sceglie al tavolo
web-option-quidditch-houses-gryffindor = Grifondoro
web-option-quidditch-houses-hufflepuff = Tassorosso
web-option-quidditch-houses-ravenclaw = Corvonero
web-option-quidditch-houses-slytherin = Serpeverde
web-option-quidditch-lineup = Schieramento
web-option-quidditch-lineup-choose = Schierate voi
web-option-quidditch-lineup-choose-why = Prima della partita ognuno schiera Portiere, Battitori, Cacciatori e Cercatore.
web-option-quidditch-lineup-standard = Quello consueto
web-option-quidditch-lineup-standard-why = Le pedine stanno come di solito e si comincia subito. Per cominciare va bene questo.
web-option-rising-mode = Gettoni iniziali
web-option-rising-mode-why = Nella modalità bilanciata, in quattro, ognuno comincia con un gettone Incantesimo; nella rigorosa nessuno.
web-option-rising-mode-balanced = bilanciata
web-option-rising-mode-strict = rigorosa
web-option-rising-voldemort-track = Forza di Voldemort
web-option-rising-voldemort-track-why = Caselle del suo indicatore: 4 è più facile, 5 è la norma, 6 o più è per i coraggiosi.
web-option-rising-dark-mark-all = Marchio Nero spietato
web-option-rising-dark-mark-all-why = Il Marchio Nero colpisce tutti i Luoghi, non solo quello di Voldemort.

## What happens, told in beats

web-versus = vs
web-roll-now = Lancia
web-stamp-won = Vittoria
web-stamp-lost = Sconfitta
web-stamp-standoff = Pareggio
web-stamp-tie = Pareggio
web-stamp-stands = per ora
web-since = Dal tuo ultimo turno
web-since-why = Scegli un’immagine per vedere quel momento sul tabellone.
web-since-start = Inizia il turno
web-since-at = { $at } di { $of }
web-since-back = indietro
web-since-you = ti riguarda
web-since-quiet = { $count ->
    [one] + { $count } mossa tranquilla
   *[other] + { $count } mosse tranquille
}
web-dice-setting = Dadi
web-roll-for-me = Lancia per me
web-roll-for-me-why = Altrimenti i tuoi dadi aspettano che tu li prema.

## Uno sguardo alla partita

web-chances = Probabilità di vittoria
web-chances-team = Probabilità di vittoria della squadra
web-chances-swing = Turno { $turn }: { $who } passa dal { $before }% al { $after }%.
web-chances-swing-team = Turno { $turn }: dal { $before }% al { $after }%.
web-chances-parts = Fortuna { $luck }, scelte { $chosen }.
web-chances-lost = Turno { $turn }, { $who }: “{ $chosen }” lascia il { $chance }%; “{ $rather }” sarebbe valso il { $could }%.
web-shelf = Che cosa dura
web-shelf-ends = finisce { $ends }
## Lezioni

web-lesson-take = Impara in tre minuti
web-lesson-leave = Lascia la lezione
web-lesson-step = Passo { $n } di { $count }
web-lesson-next = Avanti
web-lesson-back = Indietro
web-lesson-show = Mostrami
web-lesson-watch = Guarda un momento…
web-lesson-wrong = Non ancora: prima ciò che è illuminato. Niente è andato perso.
web-lesson-done = Lezione finita
web-lesson-play = Gioca una prima partita
web-lesson-again = Da capo

## What is kept about me

web-device = I tuoi dispositivi
web-device-why = Un codice porta i tuoi tavoli e il tuo nome su un altro dispositivo. Vale dieci minuti, una volta sola.
web-device-code = Mostra un codice
web-device-shown = Scrivilo là: { $code }
web-device-type = Codice da un altro dispositivo
web-device-move = Usalo qui
web-device-moved = Ora anche questo dispositivo è tuo.
web-device-leave = Esci ovunque
web-device-leave-sure = Esci da tutti gli altri
web-device-leave-why = Tutti gli altri dispositivi non saranno più tuoi. Questo resta tuo.
web-device-left = Fatto. Solo questo dispositivo è tuo.
web-notice-down = Il server si ferma tra { $minutes ->
    [0] un attimo
    [one] un minuto
   *[other] { $minutes } minuti
 }. Non si perde nulla: il tavolo torna da sé.
web-pin = PIN
web-pin-new = Chiudi con un PIN (da 4 a 8 cifre, se vuoi)
web-mute = Nascondi ciò che scrive { $who }
web-unmute = Mostra ciò che scrive { $who }
web-report = Segnala { $who }
web-report-why = Lo leggerà chi gestisce il server.
web-report-chat = Ciò che ha scritto
web-report-name = Il nome
web-report-play = Come gioca
web-report-sent = Segnalato. Grazie.

web-push = Notifiche
web-push-on = Avvisami quando tocca a me
web-push-why = Quando gli altri ti aspettano e il tavolo non è aperto su nessuno dei tuoi schermi. L’avviso passa, cifrato, da chi produce il browser e dice solo il gioco e con chi.
web-push-forbidden = Il browser non permette notifiche da questa pagina; puoi cambiarlo nelle sue impostazioni.

web-mine = Che cosa si sa di me
web-mine-why = Il tuo nome, i tavoli a cui hai giocato, le tue scelte e ciò che hai detto in chat. Nessun account, nessun indirizzo. Con le notifiche accese, anche dove il tuo browser le vuole ricevere.
web-mine-save = Salva tutto in un file
web-mine-forget = Cancella tutto
web-mine-forget-why = I tavoli a cui non siede nessun altro spariscono per sempre. Agli altri un bot gioca al posto tuo, senza il tuo nome e senza le tue parole.
web-mine-forget-sure = Sì, cancella tutto
web-mine-forgotten = È stato cancellato tutto.

## La scena dopo la partita

web-ending-victory = Vittoria
web-ending-defeat = Sconfitta
web-ending-draw = Nulla di fatto
web-ending-stopped = Interrotta
web-ending-board = Guarda il tabellone
web-ending-turning = La svolta: turno { $turn }
web-ending-all = Tutti insieme
web-ending-watch = Rivedilo
web-ending-luck = Fortuna coi dadi
web-ending-cold = sfortuna
web-ending-warm = fortuna
web-ending-luck-icy = dadi gelidi
web-ending-luck-cold = dadi freddi
web-ending-luck-even = come c’era da aspettarsi
web-ending-luck-warm = dadi caldi
web-ending-luck-hot = dadi bollenti
web-ending-luck-of = { $who }: { $how } ({ $got } invece di { $expected })
web-ending-best = La carta più preziosa
web-ending-gentler = Una partita più facile
web-ending-harder = Una partita più difficile
web-ending-bots-gentler = avversari più deboli
web-ending-bots-harder = avversari più forti
web-ending-join = Alla prossima partita
web-ending-picture = Immagine del tabellone
web-ending-not-now = Non è riuscito. Riprova fra un momento.
web-ending-wait = Il riepilogo arriva fra un momento…
web-preview-lobby = Un tavolo di { $game }, forse con un posto libero. Apri il link e siediti.
web-preview-playing = Si sta giocando a { $game }. Apri il link per guardare o continuare.
web-preview-moment = Un momento di una partita finita di { $game }: apri il tabellone com’era allora.
web-preview-turn = Turno { $turn }
web-preview-finished = Una partita finita di { $game }: apri il tabellone in qualsiasi momento.
web-ending-log = Il diario come testo
