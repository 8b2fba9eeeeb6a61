### Il tavolo: ciò che accade attorno al gioco, ciò che si rifiuta e perché, chi sono i bot.

## Che cosa accade

table-event-opened = Il tavolo è aperto.
table-event-sat = { $who } si siede.
    .own = Ti siedi.
table-event-left = { $who } si alza.
    .own = Ti alzi.
table-event-removed = { $who } deve lasciare il posto.
    .own = Devi lasciare il posto.
table-event-stands-in = Un bot gioca per { $who }.
    .own = Un bot gioca per te.
table-event-timed-out = { $who }: tempo scaduto, continua un bot.
    .own = Tempo scaduto: continua un bot.
table-event-back = { $who } è di nuovo in gioco.
    .own = Sei di nuovo in gioco.
table-event-arranged = Il posto { $seat_di } passa a qualcun altro.
table-event-renamed = { $who } ha un nome nuovo.
    .own = Hai un nome nuovo.
table-event-salted = { $who } aggiunge parole sue al sorteggio.
    .own = Aggiungi parole tue al sorteggio.
table-event-settled = Chi ospita ha cambiato le impostazioni del tavolo.
table-event-started = La partita comincia.
table-event-undone = { $who } annulla una scelta.
    .own = Annulli una scelta.
table-event-wants-finish = { $who } propone di smettere.
    .own = Proponi di smettere.
table-event-stopped = Tutti d’accordo: si smette.
table-event-rematch = C’è un nuovo tavolo per un’altra partita.
table-event-claimed = { $who } continua in un altro browser.
    .own = Continui in un altro browser.

## Bot

bot-random = una scelta qualsiasi
bot-greedy = sensato e rapido
bot-easy = facile: sensato, ma sbaglia
bot-normal = normale: sensato e rapido
bot-hard = difficile: pensa in anticipo

## Che cosa si rifiuta

error-bad-message = Il server non ha capito la richiesta. Ricarica la pagina.
error-too-large = È troppo grande.
error-not-json = Il server non ha capito la richiesta. Ricarica la pagina.
error-not-found = A questo indirizzo non c’è nulla.
error-bad-method = Il server non ha capito la richiesta. Ricarica la pagina.
error-foreign-origin = Il server non accetta richieste da altri siti.
error-unknown-host = Il server non conosce l’indirizzo con cui è stato chiamato.
error-too-many = Un po’ più piano, per favore: riprova tra un momento.
error-id-reused = Questo era già stato inviato. Ricarica la pagina.
error-unknown-table = Questo tavolo non esiste. Forse il link è incompleto.
error-unknown-game = Questo gioco qui non c’è.
error-unknown-lesson = Qui non c’è questa lezione.
error-unknown-bot = Questo bot non c’è.
error-bad-options = Queste opzioni non stanno insieme.
error-bad-seats = A questo gioco non si gioca in questo numero.
error-bad-name = Scegli un altro nome.
error-already-started = La partita è già cominciata.
error-not-started = La partita non è ancora cominciata.
error-not-finished = È possibile solo a partita finita.
error-no-such-version = In questa partita quel momento non c’è.
error-rules-changed = Questa partita seguiva regole più vecchie che il programma non ha più.
error-corrupt-record = Questo file non è una registrazione che si possa rivedere.
error-not-seated = Non hai un posto a questo tavolo.
error-not-your-seat = Non è il tuo posto.
error-which-seat = Qui hai più posti: prima scegline uno.
error-not-host = Lo può fare solo chi ospita.
error-seat-taken = Lì c’è già qualcuno.
error-no-such-seat = Questo posto non c’è.
error-seats-open = Alcuni posti sono ancora liberi.
error-bot-plays = A questo posto gioca un bot. Prima riprendilo.
error-bad-secret = Questo link a un posto non vale più.
error-no-push = Questo server non manda notifiche.
error-bad-subscription = Le notifiche del tuo browser qui non si possono usare.
error-bad-code = Questo codice è sbagliato, già usato o troppo vecchio.
error-removed = Chi ospita ti ha tolto il posto a questo tavolo.
error-needs-pin = Questo posto è chiuso: scrivi il suo PIN.
error-muted = Per ora non puoi scrivere. L’ha deciso chi gestisce il server.
error-banned = Per ora non puoi giocare qui. L’ha deciso chi gestisce il server.
error-no-spectators = Questo tavolo non ammette spettatori.
error-wrong-seat = Ora sceglie qualcun altro.
error-illegal-option = Ora non è possibile.
error-stale-question = Intanto il tavolo è andato avanti; guarda di nuovo.
error-finished-game = La partita è finita.
error-cannot-undo = Non si può annullare: in mezzo ci sono dadi, qualcosa di nuovo o la scelta di un altro.
error-undo-off = A questo tavolo non si annulla.
error-nothing-awaited = Ora non c’è niente da inserire.
error-cannot-have-fallen = { $count ->
    [one] È stato lanciato un dado con { $sides } facce.
   *[other] Sono stati lanciati { $count } dadi con { $sides } facce ciascuno.
}
error-not-in-the-pile = { $thing }: questa carta ora non può essere in quel mazzo.
error-hints-off = A questo tavolo non ci sono suggerimenti.
error-chat-off = A questo tavolo non c’è chat.
error-asks-everybody = A questo tavolo nei momenti tranquilli non si chiede a nessuno. Puoi sempre indicare la carta per cui vuoi essere interpellato.
error-try-again = Il server non ha potuto salvare. Nulla è cambiato; riprova.
error-internal = Qualcosa è andato storto sul server. Nulla è cambiato.
error-offline = Il server non si raggiunge. Controlla la connessione.
error-restarting = Il server si riavvia e torna tra un momento.
error-too-slow = La connessione era troppo lenta ed è stata chiusa.
error-silent = Il server non risponde.
error-not-yours = A questo posto ora si gioca in un altro browser.
