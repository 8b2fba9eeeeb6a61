### Co mówi --help. `help-POLECENIE`, `help-POLECENIE-PARAMETR`, `help-any-PARAMETR`, gdy polecenia mają wspólny.

## Nagłówki i symbole

help-usage = Użycie
help-arguments = Argumenty
help-options = Opcje
help-commands = Polecenia
help-default = domyślnie
help-required = wymagane
help-symbol-guest = GOŚĆ
help-symbol-options = OPCJE
help-symbol-command = POLECENIE
help-symbol-args = ARGUMENTY
help-symbol-game = GRA
help-symbol-file = PLIK
help-symbol-name = NAZWA
help-symbol-value = WARTOŚĆ
help-symbol-kind = RODZAJ
help-symbol-days = DNI
help-symbol-dir = FOLDER
help-symbol-address = ADRES
help-symbol-id = NUMER
help-symbol-code = KOD
help-symbol-number = LICZBA
help-symbol-text = TEKST
help-symbol-path = ŚCIEŻKA

## To, co wspólne dla wielu poleceń

help = Czarodziejskie gry planszowe, rozegrane jak należy: w przeglądarce, w terminalu i tysiącami.
help-lang = Język tej pomocy i wszystkich poleceń: en, pl albo it. Na stałe: HALLOWS_LANG=pl.
help-any-help = Pokaż tę pomoc i zakończ.
help-any-game = Jedna z gier: { $games }.
help-any-lang = Język: en, pl albo it.
help-any-file = Zapisana gra.
help-any-option = Opcja gry; można podać kilka razy.
help-any-pack = Folder z własnymi kartami i planszami (TOML), nałożonymi na te z gry; można podać kilka razy.
help-any-jobs = Ile procesów ma pracować. Zmienia tylko czas.
help-any-jobs-default = wszystkie rdzenie
help-any-cluster = Graj na klastrze Dask, którego planista ma ten adres (tcp://host:8786). Zmienia tylko czas.
help-any-as-json = Wypisz JSON i nic poza nim.
help-any-players = Ile miejsc przy stole.
help-any-games = Ile gier.
help-any-bots = Boty na kolejnych miejscach, w kółko: greedy,random.
help-any-seed = Ten sam numer losowania, te same gry.
help-any-db = Plik albo postgresql+asyncpg://…; puste: twój folder danych.
help-any-limit = Ile najwyżej.
help-any-port = 0: dowolny wolny port.

## Gra

help-terminal = Zagraj w terminalu: przeciw botom albo na zmianę przy jednej klawiaturze.

    Wpisz numer opcji albo [bold]pomoc[/]. Kurtyna zasłania karty każdego gracza przed pozostałymi.
help-terminal-seats = Ile miejsc przy stole.
help-terminal-seats-default = tyle, ile ma gra, najwyżej 4
help-terminal-me = Twoje miejsce, licząc od 0; kilka, gdy gracie na zmianę (0,2); none, żeby tylko patrzeć.
help-terminal-bots = Boty na pozostałych miejscach, w kółko: easy, normal, hard; albo po nazwie: greedy,random.
help-terminal-bots-default = najlepszy w tej grze
help-terminal-names = Imiona graczy, po kolei: Ania,Ben,Carla.
help-terminal-seed = Ten sam numer losowania i te same wybory, ta sama gra.
help-terminal-seed-default = nowy
help-terminal-dice = seeded: rzuty wynikają z numeru losowania. fair: ustalone z góry, więc po grze można dowieść, że były uczciwe. typed: rzucasz prawdziwymi kośćmi i wpisujesz wyniki.
help-terminal-salt = Twoje słowo, od którego też zależą uczciwe kości; można podać kilka razy.
help-terminal-record = Zapisuj grę w tym pliku.
help-terminal-resume = Graj dalej od zapisanego miejsca.
help-play = Zagraj w przeglądarce na tym komputerze. Stoły czekają na następny wieczór.
help-play-game = Gra na początek; puste: wybór w przeglądarce.
help-play-browser = Otwórz przeglądarkę.
help-replay = Opowiedz zapisaną grę zdanie po zdaniu, od początku, i pokaż stół na końcu.
help-replay-upto = Zatrzymaj się po tylu wpisach.
help-replay-upto-default = do końca
help-replay-seat = Opowiedz tylko to, co było widać z tego miejsca.
help-replay-seat-default = wszystko
help-verify = Sprawdź, czy zapisana gra przebiegła zgodnie z zasadami i czy kości były uczciwe.

    Gra musi prowadzić do podanego końca, a każdy rzut musi wynikać z ustalonego wcześniej sekretu. Jeśli nie, dowiesz się, który rzut jest pierwszym fałszywym, a kod wyjścia to 1.
help-verify-fair = Błąd także wtedy, gdy kości nie da się sprawdzić.
help-analyse = Spójrz wstecz na grę: szanse na wygraną z tury na turę, punkty zwrotne, najdroższe decyzje i szczęście.
help-analyse-quick = Tylko szybka ocena, bez ponownego namysłu nad decyzjami.
help-rules = Przeczytaj zasady gry, rozdział po rozdziale, albo jedną z nich.
help-rules-rule = Jedna zasada, na przykład D-004.
help-cards = Wypisz karty gry i ich działanie.

## Wiele gier

help-simulate = Niech boty rozegrają wiele gier; raport powie, kto wygrywał, ile to trwało i co się nie udało.

    Kod wyjścia to 1, jeśli któraś gra się nie udała. Przykład: [bold]hallows simulate duel -p 4 -n 1000 -b greedy,random[/]
help-simulate-rotate = Z gry na grę przesuwaj boty o jedno miejsce.
help-simulate-only = Rozegraj tylko tę grę z serii, żeby zbadać błąd.
help-questions = Policz pytania w turze: własne, w turach innych i przekazania wspólnego ekranu.

    Raz tak, jak pytają zasady, i raz tak, jak pyta się kogoś, kto nie zmienił żadnych ustawień. Przykład: [bold]hallows questions talisman -p 4 -n 50[/]
help-balance = Rozegraj wiele gier i napisz raport: kto wygrywa, ile to trwa, jak się kończy i jak każda karta i każde pole zmieniają szansę na wygraną.

    Z opcją [bold]--pack[/] raport porównuje pudełko z pudełkiem i dodatkiem, gra po grze, przy tych samych rzutach.
help-balance-folder = Folder na raport.
help-balance-players = Ile miejsc przy stole.
help-balance-players-default = najwyżej 4
help-balance-bots = Boty na kolejnych miejscach, w kółko.
help-balance-bots-default = greedy
help-ladder = Niech boty zagrają te same rozdania z tymi samymi rzutami, zamieniając się miejscami; raport powie, kto gra lepiej, z przedziałami 95%.

    Przykład: [bold]hallows ladder quidditch -b normal,hard -n 200[/]
help-ladder-bots = Kto gra: nazwy botów po przecinku.
help-ladder-deals = Ile rozdań.
help-ladder-seed = Ten sam numer losowania, te same rozdania.
help-ladder-keep = Zapisuj w tym pliku każde rozegrane rozdanie; z tym samym plikiem polecenie podejmie grę tam, gdzie ją przerwano.
help-train = Niech boty grają, a program nauczy się z ich wyników, ile warta jest każda chwila gry.

    Według tych wag gra poziom [bold]hard[/] i ocenia analiza. Pasują do zasad i kart, na których powstały; po każdej ich zmianie uruchom to ponownie.
help-train-seed = Ten sam numer losowania, te same wagi.
help-train-into = Plik na wagi.
help-train-into-default = obok gry
help-bench = Zmierz, jak szybko każda gra toczy się, kopiuje i pokazuje, obok zwykłej pętli mierzonej w tych samych chwilach.

    Wyniki przeliczone dotyczą komputera, na którym ta pętla robi 8,4 miliona kroków na sekundę.
help-bench-games = Jeśli żadnej nie podasz, wszystkie.
help-bench-bots = Zmierz też boty, szybkie i myślące, w jednym procesie i w dwóch.
help-bench-peers = Zmierz przy okazji inne silniki, jeśli są zainstalowane.
help-bench-server = Zmierz też serwer stołów.
help-bench-tables = Z --server: stoły po cztery osoby.
help-bench-db = Z --server: pusta baza danych; jeśli jej nie podasz, nowy plik SQLite.
help-bench-processes = Z --server: kilka procesów wymaga PostgreSQL.
help-bench-think = Z --server: ile sekund gracz zastanawia się przed wyborem.
help-bench-seconds = Ile sekund trwa jedna seria losowej gry.

## Serwer

help-serve = Udostępnij stoły innym: HTTP i WebSockets, SQLite albo PostgreSQL.
help-serve-host = Adres, pod którym serwer czeka.
help-serve-tls = Za pośrednikiem z TLS: ciasteczka Secure.
help-serve-name = Nazwa hosta, której używają ludzie; można podać kilka razy.
help-serve-origin = Inna strona, która może z nami rozmawiać; można podać kilka razy.
help-serve-workers = Procesy pod jednym adresem, z PostgreSQL; SIGHUP wymienia je po kolei.
help-serve-bot-workers = Ile procesów dla botów; 0: o jeden mniej niż rdzeni.
help-serve-bot-seconds = Ile sekund może myśleć bot.
help-serve-metrics-open = /metrics dla wszystkich.
help-serve-log-json = Dziennik w wierszach JSON.
help-serve-log-level = Co jest warte wiersza w dzienniku.
help-serve-busy-ms = Ile milisekund SQLite czeka, aż skończy pisać ktoś inny.
help-serve-limit = Ograniczenia serwera; zob. docs/protocol.md.
help-serve-keep = Jak długo trzymać skończone, porzucone i wczytane stoły, gości i rozmowy; 0: na zawsze.
help-serve-contact = Jak mogą cię znaleźć usługi powiadomień: adres e-mail albo strona; bez tego nikt nie dowie się, że jego kolej.
help-serve-push-private = Usługi powiadomień mogą być w twojej własnej sieci i bez TLS.
help-backup = Skopiuj bazę SQLite w trakcie gry. Dla PostgreSQL użyj pg_dump.
help-backup-to = Plik na kopię; jeśli już jest, zostanie zastąpiony.
help-restore = Wstaw kopię na miejsce bazy SQLite, gdy żaden serwer nie działa. Stara zostaje jako PLIK.before.
help-restore-source = Kopia z polecenia backup.
help-admin = Zadbaj o bazę danych serwera, także działającego.
help-admin-tables = Stoły, na których ostatnio coś się działo, z numerami siedzących przy nich gości.
help-admin-tables-phase = Tylko stoły w tym stanie.
help-admin-guests = Goście, którzy przyszli ostatnio.
help-admin-delete = Usuń stół na zawsze, nawet jeśli ktoś przy nim siedzi.
help-admin-delete-code = Kod stołu.
help-admin-close = Zakończ grę, jakby wszyscy się na to zgodzili; stół, przy którym nie zaczęto, jest usuwany.
help-admin-close-code = Kod stołu.
help-admin-mute = Odbierz komuś na jakiś czas głos na czacie.
help-admin-mute-guest = Numer gościa, taki jak w tables i complaints.
help-admin-mute-days = Tyle dni; 0: znowu może.
help-admin-ban = Nie wpuszczaj kogoś przez jakiś czas.
help-admin-ban-guest = Numer gościa, taki jak w tables i complaints.
help-admin-ban-days = Tyle dni; 0: znowu może.
help-admin-complaints = Ostatnie skargi.
help-admin-announce = Powiedz coś wszystkim, którzy grają. Bez niczego: odwołaj.
help-admin-announce-text = Co powiedzieć.
help-admin-announce-minutes = Przez tyle minut.
help-admin-announce-down = Serwer stanie za tyle minut.
help-admin-forget = Usuń od razu wszystko, co starsze niż tyle dni.
help-admin-forget-keep = Jak dla serve; można podać kilka razy.
help-admin-migrate = Przekształć bazę do najnowszej postaci, jak robi to każdy serwer na starcie.
help-admin-vacuum = Oddaj dyskowi miejsce po usuniętych rzeczach.
