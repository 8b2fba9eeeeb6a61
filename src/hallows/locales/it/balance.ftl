### Il rapporto sull’equilibrio (`hallows balance`): che cosa dicono molte partite di un gioco.

balance-title = { $game }: rapporto sull’equilibrio
balance-how = { $games ->
    [one] Una partita
   *[other] { NUMBER($games) } partite
}, giocatori al tavolo: { $players }; giocano: { $bots }; seme { $seed }; opzioni: { $options }; partite interrotte da un errore: { $errors }.
balance-findings = Che cosa salta all’occhio
balance-caution = Queste partite le hanno giocate i bot: ciò che loro non vedono, nessuno lo ha usato. Le differenze nelle probabilità di vittoria sono calcolate fra parti con lo stesso ruolo, in partite di durata simile; accompagnano una carta o una casella, non dimostrano che ne sia la causa. Gli intervalli sono al 95 %. Ciò che è in grassetto (nelle figure: in rosso) va oltre il caso, benché i confronti siano molti.
balance-changes = L’espansione e la scatola, con gli stessi dadi
balance-box = La scatola
balance-pack = La scatola con { $packs }
balance-wins = Chi vince
balance-usual = Ha vinto il { $share } % di tutti i posti al tavolo. La linea tratteggiata segna questa quota.
balance-length = Quanto dura, in round
balance-lengths = Metà delle partite finisce entro il round { $median }, 19 su 20 entro il round { $late }. In media una partita ha { $turns } turni e { $decisions } scelte; a un tavolo di persone servirebbero circa { $minutes } minuti.
balance-endings = Come finiscono le partite
balance-things = Che effetto hanno carte e caselle sulla probabilità di vincere
balance-things-how = «Incontri» conta le parti che hanno avuto a che fare in qualunque modo con la cosa. La differenza è in punti percentuali.
balance-deeds = Che cosa se ne è fatto, dove la differenza è sicura (un esempio dal diario)
balance-turns = Turni

balance-head-name = Nome
balance-head-hits = Volte
balance-head-of = Su
balance-head-share = Quota
balance-head-interval = 95 %
balance-head-games = Nelle partite
balance-head-times = Volte a partita
balance-head-met = Incontri
balance-head-won-met = Vittorie con
balance-head-won-not = Vittorie senza
balance-head-diff = Differenza
balance-head-in-box = Scatola
balance-head-in-pack = Con l’espansione

balance-seat-name = Posto { $number }
balance-order-name = Ordine di turno: { $number }
balance-team-name = Squadra { $number }
balance-name-heroes = Gli eroi
balance-name-voldemort = La parte di Voldemort
balance-name-pettigrew = Peter Minus, poi Voldemort

balance-kind-seat = Posti
balance-kind-order = Ordine di gioco
balance-kind-side = Schieramenti
balance-kind-team = Squadre
balance-kind-house = Case
balance-kind-affiliation = Affiliazioni
balance-kind-character = Personaggi
balance-kind-sheet = Schede dei personaggi
balance-kind-student = Studenti
balance-kind-bot = Giocatori
balance-kind-card = Carte
balance-kind-space = Caselle
balance-kind-spell = Incantesimi
balance-kind-potion = Pozioni
balance-kind-object = Oggetti
balance-kind-book = Libri
balance-kind-mission = Missioni
balance-kind-enemy = Nemici
balance-kind-eater = Mangiamorte
balance-kind-villain = Cattivi
balance-kind-challenge = Sfide
balance-kind-loc = Località
balance-kind-place = Luoghi
balance-kind-hq = Quartieri Generali
balance-kind-qcard = Carte Quidditch
balance-kind-spot = Caselle del campo

## Conclusioni

balance-finding-nothing = In queste partite nulla salta all’occhio.
balance-finding-together = I giocatori vincono il { $share } % delle partite (fra { $low } e { $high } %).
balance-finding-more = «{ $name }» vince più del dovuto: { $share } % (fra { $low } e { $high } %), contro una media del { $usual } %.
balance-finding-less = «{ $name }» vince meno del dovuto: { $share } % (fra { $low } e { $high } %), contro una media del { $usual } %.
balance-finding-order-fair = { $count ->
    [one] In una partita l’ordine di gioco non fa una differenza misurabile.
   *[other] In { NUMBER($count) } partite l’ordine di gioco non fa una differenza misurabile.
}
balance-finding-good = Chi incontra «{ $name }» vince più spesso, di { $diff } punti (fra { $low } e { $high }); capita nel { $games } % delle partite.
balance-finding-bad = Chi incontra «{ $name }» vince meno spesso, di { $diff } punti (fra { $low } e { $high }); capita nel { $games } % delle partite.
balance-finding-seldom = { $count ->
    [one] Una sola cosa si incontra in meno del { $percent } % delle partite: { $names }.
   *[other] { $count } cose si incontrano in meno del { $percent } % delle partite, per esempio: { $names }.
}
balance-finding-ends-often = Quasi sempre ({ $share } %) la partita finisce allo stesso modo: «{ $name }».
balance-finding-ends-hardly = Quasi mai ({ $count } partite su { $games }) finisce così: «{ $name }».
balance-finding-length = Metà delle partite finisce entro il round { $median }, 19 su 20 entro il round { $late }: circa { $minutes } minuti a un tavolo di persone.
balance-finding-length-long = La durata varia molto: metà delle partite finisce entro il round { $median }, ma una su venti va oltre il round { $late }; in media circa { $minutes } minuti a un tavolo di persone.
balance-finding-pack-length = Con l’espansione una partita dura { $after } turni invece di { $before }.
balance-finding-pack-ending = Con l’espansione il { $after } % delle partite (invece del { $before } %) finisce così: «{ $name }».
balance-finding-pack-share = Con l’espansione «{ $name }» vince il { $after } % invece del { $before } %.
