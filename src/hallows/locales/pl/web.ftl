### Własne słowa stołu w przeglądarce: to, co nie należy do żadnej gry.

## Wszędzie

web-skip = Przejdź do głównej części
web-home = Na stronę główną
web-language = Język
web-settings = Ustawienia
web-settings-why = tempo, ruch, wielkość tekstu, dźwięk, klawisze
web-menu = Menu
web-close = Zamknij
web-ok = OK
web-back = Wstecz
web-loading = Chwileczkę…
web-error = To się nie udało ({ $code }).
web-footer = Każdy ruch jest zapisany. Wracaj, kiedy chcesz.
web-why = Dlaczego?
web-rule-open = Otwórz zasadę { $rule }
web-credits = Autorzy
web-credits-icons = Ikony:
web-credits-fonts = Kroje pisma:
web-credits-own = Wszystkie plansze, karty, kości i widoki narysowano dla Hallows, portrety także: są nasze, złożone ze wspólnych części, i nie przedstawiają żadnych aktorów. Dźwięki tworzy sam program.

## Wejście

web-welcome = Siadaj, stół już nakryty
web-welcome-why = Gry planszowe ze świata czarodziejów: z przyjaciółmi, z botami albo i z tymi, i z tymi. Bez konta, bez instalowania.
web-your-name = Twoje imię
web-games = Gry
web-game-talisman = Talisman
web-game-talisman-why = Wyścig pełen przygód przez Londyn, Tereny wokół Hogwartu i Zamek. Rośnij w siłę, zdobądź Insygnium i zmierz się z ostatnim wyzwaniem w Wielkiej Sali.
web-game-talisman-time = od 60 do 120 minut
web-game-rising = Powrót Śmierciożerców
web-game-rising-why = Wszyscy razem przeciw Voldemortowi: zbierajcie Czarodziejów, rzucajcie ich kośćmi i brońcie trzech Lokacji przed Skażeniem, aż go pokonacie.
web-game-rising-time = od 45 do 60 minut
web-game-hogwarts = Rok w Hogwarcie
web-game-hogwarts-why = Lekcje, misje i pojedynki o Puchar Domów.
web-game-hogwarts-time = od 60 do 120 minut
web-game-returns = Voldemort powraca
web-game-returns-why = Pettigrew zbiera to, czego wymaga rytuał; Harry, Ron i Hermiona tropią horkruksy. Gdy Voldemort powróci, rozstrzygną Różdżka i Kamień.
web-game-returns-time = od 20 do 45 minut
web-game-quidditch = Quidditch
web-game-quidditch-why = Jeden mecz dla dwojga: lataj, podawaj, strzelaj i unikaj tłuczków, a na koniec ścigaj się po złotego znicza.
web-game-quidditch-time = od 20 do 40 minut
web-game-duel = Pojedynek czarodziejów
web-game-duel-why = Mały przykład: atakuj, odpoczywaj i wytrwaj najdłużej.
web-game-duel-time = 5 minut
web-game-seats = { $least ->
    [1] od 1 do { $most } graczy
   *[other] od { $least } do { $most } graczy
}
web-game-seats-just = { $count ->
    [one] 1 gracz
    [few] { $count } graczy
   *[many] { $count } graczy
}
web-play-now = Graj od razu
web-play-now-why = Ty i boty, zwykłe zasady. Ekran wyjaśnia wszystko po drodze.
web-dealing = Rozdawanie…
web-set-up = Przygotuj stół
web-join = Dołącz przez odnośnik
web-join-example = Wklej odnośnik albo kod stołu
web-join-go = Dołącz
web-record = Zapisana gra
web-record-open = Otwórz zapis
web-record-why = Obejrzyj ją jeszcze raz albo graj dalej od dowolnej chwili.
web-my-tables = Moje stoły
web-open-tables = Otwarte stoły
web-phase-lobby = zbiera się
web-phase-playing = w grze
web-phase-finished = skończony
web-show-all = Pokaż wszystkie ({ $count })

## One’s own page

web-me = Moje gry
web-me-why = Liczą się gry ukończone tutaj na własnym miejscu, także gdy grał w zastępstwie bot. Nie liczą się lekcje, zapisy otwarte z pliku ani oddane miejsca. Gdy kilka osób gra przy jednym ekranie, nie wiadomo, kto z nich wygrał.
web-me-none = Żadna twoja gra jeszcze się nie skończyła.
web-me-played = { $count ->
    [one] Rozegrano { $count } grę.
    [few] Rozegrano { $count } gry.
   *[many] Rozegrano { $count } gier.
}
web-me-won = Wygrane: { $count }.
web-me-lost = Przegrane: { $count }.
web-me-counting = { $count ->
    [one] Liczymy jeszcze { $count } dawną grę.
    [few] Liczymy jeszcze { $count } dawne gry.
   *[many] Liczymy jeszcze { $count } dawnych gier.
}
web-going-on = Do dokończenia
web-me-counts = Według gry
web-me-role = jako
web-me-role-played = gry
web-me-role-won = wygrane
web-me-finished = Ukończone
web-me-result-won = Wygrana
web-me-result-lost = Przegrana
web-me-result-undecided = Bez rozstrzygnięcia
web-me-result-shared = Przy jednym ekranie
web-me-result-unknown = Wynik nieznany
web-me-gone = już niedostępna
web-me-more = Starsze gry

## Przygotowanie

web-set-up-game = { $game }: przygotuj stół
web-seats = Gracze
web-seat-who = Kto gra na miejscu { $number }
web-seat-me = Gram ja
web-seat-here = Ktoś inny przy tym ekranie
web-seat-link = Ktoś z odnośnikiem
web-seat-bot = Bot: { $bot }
web-seat-name = Imię
web-seat-open = wolne miejsce
web-seat-waiting = czeka na kogoś z odnośnikiem
web-seat-more = Jedno więcej
web-seat-fewer = Jedno mniej
web-options = Gra
web-options-finer = Zasady domowe
web-modes = Sposoby gry z tego pudełka
web-mode-hogwarts = Puchar Domów
web-mode-returns = Voldemort powraca
web-mode-quidditch = Mecz quidditcha
web-team = Drużyna { $n }
web-team-of = Drużyna miejsca { $number }
web-team-one = Jedna drużyna
web-teams = Kto jest z kim
web-teams-why = Drużyna ma wspólne punkty domu, a jej członkowie mogą sobie pomagać. Jedna drużyna wszystkich gra razem przeciw końcowi roku.
web-teams-unfair = Drużyna liczy dwie albo trzy osoby, chyba że wszyscy są w jednej.
web-manners = Stół
web-table-undo = Cofanie
web-table-undo-why = Wybór można cofnąć, dopóki nie padną kości i nie odsłoni się nic nowego.
web-table-hints = Podpowiedzi
web-table-hints-why = Każdy może spytać bota, co by zrobił.
web-table-spectators = Widzowie
web-table-spectators-why = Kto ma odnośnik, może patrzeć. Widzi tylko to, co jawne.
web-table-delay = Widzowie widzą grę
web-table-delay-why = Kto nie ma miejsca przy stole, widzi wszystko z takim opóźnieniem: planszę, dziennik, rozmowę graczy i koniec. Po rozpoczęciu gry nie można tego zmienić.
web-delay = { $minutes ->
    [0] od razu
    [one] { $minutes } minutę później
    [few] { $minutes } minuty później
   *[many] { $minutes } minut później
}
web-behind = { $minutes ->
    [one] Oglądasz grę z opóźnieniem { $minutes } minuty.
   *[other] Oglądasz grę z opóźnieniem { $minutes } minut.
}
web-behind-lobby = { $minutes ->
    [one] Gra się zaczęła. Zobaczysz ją { $minutes } minutę później.
    [few] Gra się zaczęła. Zobaczysz ją { $minutes } minuty później.
   *[many] Gra się zaczęła. Zobaczysz ją { $minutes } minut później.
}
web-table-chat = Czat
web-table-chat-why = Gracze rozmawiają przy stole, widzowie na galerii.
web-table-listed = Pokaż wśród otwartych stołów
web-table-listed-why = Każdy może znaleźć go na stronie głównej i zająć wolne miejsce.
web-table-clock = Czas na decyzję
web-table-clock-why = Gdy minie, dalej gra bot; miejsce możesz odebrać w każdej chwili.
web-clock = { $seconds ->
    [0] bez zegara
    [30] 30 sekund
    [60] 1 minuta
    [120] 2 minuty
    [300] 5 minut
    [86400] 1 dzień
   *[other] { $seconds } s
}
web-deal = Rozdaj i graj
web-open-table = Otwórz stół
web-lobby = { $game }: stół się zapełnia
web-share = Zaproś innych
web-share-why = Wyślij ten odnośnik. Kto go otworzy, może zająć wolne miejsce albo patrzeć.
web-share-menu-why = Skopiuj odnośnik do tego stołu
web-copy = Kopiuj
web-copied = Skopiowano
web-host = gospodarz
web-sit = Siadam tutaj
web-leave-seat = Wstaję
web-give-bot = Daj botowi
web-give-open = Zwolnij miejsce
web-salt = Dorzuć coś od siebie do losowania
web-salt-why = Wpisz dowolne słowa. Od nich też będą zależeć rzuty, więc nikt nie mógł ustalić ich z góry.
web-salt-go = Dodaj
web-seats-open = { $count ->
    [one] Jedno miejsce jest wolne.
    [few] { $count } miejsca są wolne.
   *[other] Wolnych miejsc: { $count }.
}
web-seats-full = Wszyscy już są.
web-start = Zaczynamy
web-start-fill = Zaczynamy, wolne miejsca dla botów
web-wait-host = Grę zaczyna gospodarz.

## Kto jest kim

web-owl-1 = Sowa Śnieżna
web-owl-2 = Płomykówka
web-owl-3 = Puszczyk
web-owl-4 = Puchacz
web-owl-5 = Sóweczka
web-owl-6 = Syczek
web-owl-7 = Pójdźka
web-owl-8 = Włochatka
web-guest = Gość { $letter }
web-look = spójrz z tego miejsca
web-look-away = zasłoń
web-you = ty
web-you-choose = wybierasz
web-your-turn = Twoja tura
web-your-choice = Twój wybór
web-turn-of = Gra { $who }
web-thinking = wybiera
web-online = na miejscu
web-offline = nie ma przy stole
web-bot = bot
web-stands-in = zastępuje bot
web-spectators = { $count ->
    [one] 1 widz
    [few] { $count } widzów
   *[other] { $count } widzów
}

## Połączenie

web-link-open = Połączono
web-link-ms = { $ms } ms
web-link-connecting = Łączenie…
web-link-waiting = Brak połączenia, próbuję znowu…
web-link-closed = Rozłączono
web-link-sending = Wysyłanie…

## Stół

web-board = Plansza
web-dock = Co robić
web-sheets = Więcej
web-waiting-for = { $who } teraz wybiera.
web-moment = Chwileczkę…
web-your-dice = Twoje kości czekają: naciśnij „Rzuć”.
web-game-over = Gra skończona.
web-finished = Koniec
web-options-count = { $count ->
    [one] Jedna możliwość.
    [few] { $count } możliwości.
   *[other] { $count } możliwości.
}
web-filter = Szukaj…
web-filter-more = Jeszcze { $more }: na planszy albo wpisz
web-odds = { $what }: { $percent } %
web-change = { $what } { $before } → { $after }
web-price = Cena { $price }; masz { $purse }.
web-hint = Podpowiedz
web-hinted = Tak zrobiłby bot.
web-hint-said = Tak zrobiłby bot: { $option }.
web-hint-thought = Wypróbowane w myślach na wiele sposobów, wypada najlepiej.
web-hint-chance = Twoja szansa na wygraną: teraz { $before }%, po tym wyborze { $after }%.
web-undo = Cofnij
web-real = Prawdziwe kości i karty
web-real-why = Rzucacie własnymi kośćmi i dobieracie własne karty; ekran pilnuje zasad i pyta, co wypadło i co dobrano. Połóżcie jeden telefon na środku stołu albo niech każdy patrzy na swój.
web-real-throws = { $who } rzuca: co wypadło?
web-real-somebody = Co wypadło?
web-real-enter = Tyle wypadło
web-real-die = Kość { $n }
web-real-clear = Wyczyść
web-real-find = Znajdź kartę
web-real-none = W tym stosie nie ma takiej karty.
web-real-waits-dice = { $who } rzuca kośćmi.
web-real-waits-card = { $who } dobiera kartę.
web-real-secret = Patrzy tylko { $who }.
web-order = Pasuj za mnie do mojej tury
web-order-on = Pasuję z góry: wyłącz
web-asks = Pytaj mnie…
web-asks-next = Przy najbliższej okazji:
web-asks-when = Pytaj mnie także:
web-skip-ahead = Pomiń
web-time-left = Pozostały czas
web-pause = Pytany jest każdy, kto mógłby zareagować. To minie samo.
web-howto = Jak grać
web-howto-why = gra w kilku zdaniach
web-howto-title = { $game } w kilku zdaniach
web-howto-go = Gramy
web-hand = Ręka
web-sheet = Karta
web-hand-empty = Twoja ręka jest pusta.
web-rolled-nobody = Kości
web-dice = { $who } wyrzuca { $faces }.
    .own = Wyrzucasz { $faces }.
web-dice-for = { $what }: { $who } wyrzuca { $faces }.
    .own = { $what }: wyrzucasz { $faces }.
web-dice-nobody = Kości pokazują { $faces }.
web-dice-nobody-for = { $what }: kości pokazują { $faces }.
web-clock-turn = Tura { $turn }
web-clock-round = Runda { $round } · tura { $turn }

## Dziennik i czat

web-log = Dziennik
web-log-empty = Jeszcze nic się nie stało.
web-log-jump = Pokaż planszę z tamtej chwili
web-log-sums = Skąd się wzięła ta liczba
web-only-me = tylko ja
web-chat = Czat
web-chat-say = Powiedz coś
web-chat-empty = Nikt jeszcze nic nie powiedział.
web-chat-gallery = To jest galeria: gracze cię nie słyszą.
web-send = Wyślij
web-chat-luck = Powodzenia!
web-chat-well = Dobry ruch!
web-chat-moment = Chwileczkę, proszę.
web-chat-thanks = Dziękuję!
web-chat-sorry = Przepraszam!
web-chat-again = Zagramy jeszcze raz?
web-emote-laugh = Śmiech
web-emote-clap = Brawa
web-emote-wow = Zdumienie
web-emote-cry = Płacz
web-emote-fire = Ogień
web-emote-owl = Sowa

## Kurtyna

web-curtain = { $who }, twoja kolej
web-curtain-why = Oddaj ekran. Zanim kurtyna pójdzie w górę, nie widać tu niczego, co może widzieć tylko { $who }.
web-curtain-lift = To ja, { $who }: kurtyna w górę

## Zasady

web-rules = Zasady
web-rules-why = wszystkie zasady, z wyszukiwaniem
web-rules-of = { $game }: zasady
web-rules-search = Szukaj w zasadach
web-rules-none = Ta gra nie ma księgi zasad.

## Menu

web-reader = Widok tekstowy
web-reader-why = cała plansza słowami
web-export = Zachowaj zapis
web-export-why = plik ze wszystkimi wyborami i rzutami
web-carry = Graj na innym urządzeniu
web-carry-why = kopiuje odnośnik, który przeniesie tam twoje miejsce
web-let-bot = Niech bot gra za mnie
web-let-bot-why = miejsce zostaje twoje
web-take-back = Odbieram swoje miejsce
web-take-back-why = od następnego wyboru znów grasz ty
web-finish = Zaproponuj koniec
web-finish-no = A jednak gram dalej
web-finish-why = gra się skończy, gdy wszyscy się zgodzą
web-leave = Odejdź od stołu (zostaje zapisany)

## Ustawienia

web-speed = Tempo
web-speed-why = Jak szybko wszystko się porusza. Spacja zawsze przeskakuje na koniec.
web-speed-none = od razu
web-asked = Pytania
web-asked-why = Mało: tylko gdy to ważne; resztę zagrywasz z ręki. Od następnego stołu.
web-asked-few = mało
web-asked-all = wszystkie
web-motion = Ruch
web-motion-why = Mniej ruchu: zamiast się przesuwać, elementy łagodnie pojawiają się i znikają.
web-motion-system = jak w systemie
web-motion-full = pełny
web-motion-less = mniej
web-scale = Wielkość tekstu
web-scale-why = Wszystko wokół planszy rośnie razem z nim.
web-sound = Dźwięk
web-sound-on = Dźwięki włączone
web-sound-why = Kilka krótkich tonów. Nic nie jest mówione samym dźwiękiem.
web-volume = Głośność
web-rotate = Obróć planszę tak, by moje miejsce było na dole
web-reader-always = Widok tekstowy zamiast rysowanej planszy
web-keys = Klawisze
web-key-digits = wybierz możliwość
web-key-board = przejdź na planszę
web-key-dock = przejdź do możliwości
web-key-space = Spacja
web-key-skip = zakończ to, co jest pokazywane; dwa razy: do pytania
web-key-roll = rzuć swoimi kostkami
web-key-undo = cofnij
web-key-hint = poproś o podpowiedź
web-key-log = przejdź do dziennika
web-key-replay = powtórka
web-key-reader = włącz lub wyłącz widok tekstowy
web-key-rules = zasady

## Powtórka

web-replay = Powtórka
web-replay-why = obejrzyj dowolną chwilę tej gry
web-replay-at = { $at } z { $of }
web-replay-close = Wróć do gry
web-replay-slider = Chwila
web-replay-first = Pierwsza chwila
web-replay-back = Krok wstecz
web-replay-play = Odtwarzaj
web-replay-pause = Zatrzymaj
web-replay-next = Krok naprzód
web-replay-last = Ostatnia chwila
web-replay-chapters = Tury
web-replay-share = Odnośnik do tej chwili
web-replay-news = { $count ->
    [one] 1 nowe zdarzenie: wróć do gry
    [few] { $count } nowe zdarzenia: wróć do gry
   *[other] { $count } nowych zdarzeń: wróć do gry
}
web-fork = Graj dalej stąd

## Wynik

web-result = Wynik
web-result-why = kto wygrał, kto prowadził, kości
web-stopped = Grę przerwano
web-you-won = Wygrywasz!
web-we-won = Wygrywacie razem!
web-won = { $who_count ->
    [1] Wygrywa { $who }
   *[other] Wygrywają { $who }
}
web-nobody-won = Nikt nie wygrywa
web-winner = wygrana
web-rematch = Zagraj jeszcze raz
web-lead = Kto prowadził
web-lead-text = Stan na koniec: { $who }
web-lead-turn = tura { $turn }
web-dice-chart = Kości
web-dice-mean = średnia
web-fair = Czy kości były uczciwe?
web-fair-why = Przed pierwszym rzutem stół pokazał odcisk sekretu. Każdy rzut wynika z tego sekretu, więc nikt nie mógł go wybrać. Teraz sekret jest jawny i można porównać odcisk.
web-fair-commitment = Odcisk, widoczny od początku
web-fair-secret = Sekret
web-fair-later = będzie jawny po grze
web-fair-salts = Słowa graczy
web-fair-check = Sprawdź
web-fair-yes = Sekret pasuje do odcisku.
web-fair-no = Sekret nie pasuje do odcisku!
web-fair-verify = Aby dowieść każdego rzutu, zachowaj zapis i uruchom

## Opcje gier

web-option-returns-pettigrew = Kto jest Pettigrew?
web-option-returns-pettigrew-why = Pettigrew gra przeciwko wszystkim pozostałym, czyli bohaterom. Gdy rytuał się dopełni, gra Voldemortem.
web-option-returns-faq-stops = Postój na nazwanych polach
web-option-returns-faq-stops-why = Bohaterowie, Pettigrew i Voldemort mogą kończyć ruch na każdym polu z wydrukowaną nazwą.
web-option-hogwarts-variant = Jak chcecie grać?
web-option-hogwarts-variant-underage = Niepełnoletni czarodzieje
web-option-hogwarts-variant-underage-why = Zwykła gra: zbieracie przedmioty, wypełniacie misje, zdajecie egzaminy. Od tego warto zacząć.
web-option-hogwarts-variant-qualified = Wykwalifikowani czarodzieje
web-option-hogwarts-variant-qualified-why = Do misji potrzeba też kart, na wieżach czają się śmierciożercy, a każdy musi rozegrać mecz quidditcha. Gra trwa dłużej.
web-option-hogwarts-variant-team = Drużyny
web-option-hogwarts-variant-team-why = Jak wykwalifikowani czarodzieje, ale punkty domu są wspólne, a na misje drużyna się spotyka.
web-option-hogwarts-variant-solo = W pojedynkę
web-option-hogwarts-variant-solo-why = Jeden uczeń przeciw końcowi roku szkolnego.
web-option-hogwarts-length = Jak długo?
web-option-hogwarts-length-quick = Szybka gra
web-option-hogwarts-length-quick-why = Ponad 210 punktów domu i 1 misja. Od pół godziny do godziny.
web-option-hogwarts-length-classic = Klasyczna gra
web-option-hogwarts-length-classic-why = Ponad 260 punktów domu i 2 misje. Około godziny.
web-option-hogwarts-length-long = Długa gra
web-option-hogwarts-length-long-why = Ponad 320 punktów domu i 3 misje. Od godziny do dwóch.
web-option-hogwarts-teams = Kto jest z kim
web-option-hogwarts-solo-rules = Zasady gry jednoosobowej
web-option-hogwarts-solo-rules-why = Liczy się tylko w grze dla jednej osoby.
web-option-hogwarts-solo-rules-underage = niepełnoletni czarodzieje
web-option-hogwarts-solo-rules-qualified = wykwalifikowani czarodzieje
web-option-hogwarts-faq-stops = Postój na polach z nazwą
web-option-hogwarts-faq-stops-why = Ruch można skończyć wcześniej na każdym polu z nadrukowaną nazwą.
web-option-hogwarts-place-bonus = Dary miejsc specjalnych
web-option-hogwarts-place-bonus-why = Przybycie do miejsca specjalnego coś daje: kartę, punkty życia, świstoklik.
web-option-hogwarts-defence-table = Kość obrony
web-option-hogwarts-defence-table-why = Wykwalifikowani czarodzieje bronią się rzutem kością i tabelą.
web-option-hogwarts-mission-swap = Wymiana misji
web-option-hogwarts-mission-swap-why = Gdy gra siedem lub osiem osób, misję można wymienić na wieży.
web-option-hogwarts-eaters = Śmierciożercy
web-option-hogwarts-eaters-why = Kto ustawia ich na wieżach na początku, jeśli grają wykwalifikowani czarodzieje.
web-option-hogwarts-eaters-random = los
web-option-hogwarts-eaters-alternate = gracze po kolei
web-option-hogwarts-round-cap = Koniec roku szkolnego
web-option-hogwarts-round-cap-why = Gra kończy się najpóźniej po 30, 40 lub 60 rundach, zależnie od długości.
web-option-hogwarts-must-collect = Obowiązek zbierania przedmiotów
web-option-hogwarts-must-collect-why = Kto mija przedmiot ze swojej misji, musi go wziąć.
web-option-talisman-free-choice = Wybór Postaci
web-option-talisman-free-choice-why = Zamiast losowania każdy sam wybiera swoją Postać.
web-option-talisman-no-inheritance = Bez dziedziczenia
web-option-talisman-no-inheritance-why = Zabita Postać odpada; jej gracz bierze nową, a dobytek zostaje tam, gdzie padła.
web-option-talisman-slow-growth = Powolny rozwój
web-option-talisman-slow-growth-why = Punkt Magii lub Mocy kosztuje 7 punktów Trofeów zamiast 5. Gra trwa dłużej.
web-option-talisman-early-ditching = Wczesne porzucanie
web-option-talisman-early-ditching-why = Przed dobieraniem możesz porzucić Przedmioty i Sprzymierzeńców i dobrać o tyle kart mniej.
web-option-talisman-static-barrier = Stała bariera
web-option-talisman-static-barrier-why = King’s Cross otwiera się bez rzutu każdemu, kto ma Magię powyżej 9.
web-option-talisman-hallows-from-pile = Więcej dróg do Insygnium
web-option-talisman-hallows-from-pile-why = Za znalezione Ukryte Insygnium dostajesz jedno z trzech Insygniów ze stosu. Gra trwa krócej.
web-option-talisman-round-limit = Ostatnia runda
web-option-talisman-round-limit-why = Po tylu rundach gra się kończy; 0: gra się do końca.
web-option-talisman-ask-everybody = Pytanie do wszystkich, w sekundach
web-option-talisman-ask-everybody-why = Każdy, kto mógłby mieć pasujące Zaklęcie, dostaje tyle sekund, więc samo pytanie niczego nie zdradza; 0: pytany jest tylko ten, kto je ma.
web-option-quidditch-houses = Dom
web-option-quidditch-houses-why = Każdy wybiera dom teraz albo dopiero przy stole.
web-option-quidditch-houses-open = wybór przy stole
web-option-quidditch-houses-gryffindor = Gryffindor
web-option-quidditch-houses-hufflepuff = Hufflepuff
web-option-quidditch-houses-ravenclaw = Ravenclaw
web-option-quidditch-houses-slytherin = Slytherin
web-option-quidditch-lineup = Ustawienie
web-option-quidditch-lineup-choose = Ustawiacie się sami
web-option-quidditch-lineup-choose-why = Każdy przed meczem rozstawia obrońcę, pałkarzy, ścigających i szukającego.
web-option-quidditch-lineup-standard = Zwykłe
web-option-quidditch-lineup-standard-why = Zawodnicy stoją tak jak zwykle i mecz zaczyna się od razu. Od tego warto zacząć.
web-option-rising-mode = Żetony na start
web-option-rising-mode-why = W trybie zrównoważonym przy 4 graczach każdy zaczyna z żetonem Zaklęcia; w ścisłym nikt.
web-option-rising-mode-balanced = zrównoważony
web-option-rising-mode-strict = ścisły
web-option-rising-voldemort-track = Siła Voldemorta
web-option-rising-voldemort-track-why = Pola na jego torze ran: 4 to łatwiej, 5 zwykle, 6 i więcej dla odważnych.
web-option-rising-dark-mark-all = Groźny Mroczny Znak
web-option-rising-dark-mark-all-why = Mroczny Znak uderza we wszystkie Lokacje, nie tylko w tę z Voldemortem.

## What happens, told in beats

web-versus = vs
web-roll-now = Rzuć
web-stamp-won = Zwycięstwo
web-stamp-lost = Porażka
web-stamp-standoff = Remis
web-stamp-tie = Remis
web-stamp-stands = na razie
web-since = Od twojej tury
web-since-why = Wybierz obrazek, aby zobaczyć tę chwilę na planszy.
web-since-start = Zacznij turę
web-since-at = { $at } z { $of }
web-since-back = wróć
web-since-you = dotyczy ciebie
web-since-quiet = { $count ->
    [one] + { $count } spokojny ruch
    [few] + { $count } spokojne ruchy
   *[many] + { $count } spokojnych ruchów
}
web-dice-setting = Kostki
web-roll-for-me = Rzucaj za mnie
web-roll-for-me-why = W przeciwnym razie twoje kostki czekają, aż je naciśniesz.

## Spojrzenie wstecz

web-chances = Szansa na wygraną
web-chances-team = Szansa drużyny na wygraną
web-chances-swing = Tura { $turn }: { $who } – z { $before }% na { $after }%.
web-chances-swing-team = Tura { $turn }: z { $before }% na { $after }%.
web-chances-parts = Los { $luck }, decyzje { $chosen }.
web-chances-lost = Tura { $turn }, { $who }: „{ $chosen }” daje { $chance }%; „{ $rather }” dałoby { $could }%.
web-shelf = Co trwa
web-shelf-ends = kończy się { $ends }
## Lekcje

web-lesson-take = Naucz się w trzy minuty
web-lesson-leave = Zakończ lekcję
web-lesson-step = Krok { $n } z { $count }
web-lesson-next = Dalej
web-lesson-back = Wstecz
web-lesson-show = Pokaż mi
web-lesson-watch = Popatrz przez chwilę…
web-lesson-wrong = Jeszcze nie: najpierw to, co podświetlone. Nic nie przepadło.
web-lesson-done = Koniec lekcji
web-lesson-play = Zagraj pierwszą partię
web-lesson-again = Jeszcze raz

## What is kept about me

web-device = Twoje urządzenia
web-device-why = Kod przenosi twoje stoły i imię na inne urządzenie. Jest ważny dziesięć minut, jeden raz.
web-device-code = Pokaż kod
web-device-shown = Wpisz tam: { $code }
web-device-type = Kod z innego urządzenia
web-device-move = Użyj tutaj
web-device-moved = To urządzenie jest teraz też twoje.
web-device-leave = Wyloguj wszędzie
web-device-leave-sure = Wyloguj wszędzie indziej
web-device-leave-why = Wszystkie pozostałe urządzenia przestaną być twoje. To zostaje.
web-device-left = Gotowe. Tylko to urządzenie jest twoje.
web-notice-down = Serwer stanie za { $minutes ->
    [0] chwilę
    [one] minutę
    [few] { $minutes } minuty
   *[other] { $minutes } minut
 }. Nic nie przepadnie, stół wróci sam.
web-pin = PIN
web-pin-new = Zamknij PIN-em (od 4 do 8 cyfr, jeśli chcesz)
web-mute = Ukryj wypowiedzi: { $who }
web-unmute = Pokaż wypowiedzi: { $who }
web-report = Zgłoś: { $who }
web-report-why = Przeczyta to operator serwera.
web-report-chat = Wypowiedzi
web-report-name = Imię
web-report-play = Sposób gry
web-report-sent = Zgłoszone. Dziękujemy.

web-push = Powiadomienia
web-push-on = Daj mi znać, gdy przyjdzie moja kolej
web-push-why = Gdy inni na ciebie czekają, a stołu nie ma na żadnym z twoich ekranów. Wiadomość idzie zaszyfrowana przez producenta przeglądarki i mówi tylko, jaka to gra i z kim.
web-push-forbidden = Przeglądarka nie pozwala tej stronie na powiadomienia; możesz to zmienić w jej ustawieniach.

web-mine = Co o mnie wiadomo
web-mine-why = Twoje imię, stoły, przy których była twoja gra, twoje wybory i to, co mówisz na czacie. Żadnego konta, żadnego adresu. Przy włączonych powiadomieniach także to, dokąd wysyłać je twojej przeglądarce.
web-mine-save = Zapisz to w pliku
web-mine-forget = Usuń wszystko
web-mine-forget-why = Stoły, przy których nie siedzi nikt inny, znikną na dobre. Przy pozostałych zagra za ciebie bot, bez twojego imienia i bez twoich słów.
web-mine-forget-sure = Tak, usuń wszystko
web-mine-forgotten = Wszystko usunięte.

## Scena po grze

web-ending-victory = Zwycięstwo
web-ending-defeat = Porażka
web-ending-draw = Nierozstrzygnięte
web-ending-stopped = Przerwane
web-ending-board = Pokaż planszę
web-ending-turning = Punkt zwrotny: tura { $turn }
web-ending-all = Wszyscy razem
web-ending-watch = Zobacz to
web-ending-luck = Szczęście w kościach
web-ending-cold = pech
web-ending-warm = szczęście
web-ending-luck-icy = wielki pech
web-ending-luck-cold = trochę pecha
web-ending-luck-even = tak, jak należało się spodziewać
web-ending-luck-warm = trochę szczęścia
web-ending-luck-hot = wielkie szczęście
web-ending-luck-of = { $who }: { $how } ({ $got } zamiast { $expected })
web-ending-best = Najcenniejsze w tej grze
web-ending-gentler = Łatwiejsza gra
web-ending-harder = Trudniejsza gra
web-ending-bots-gentler = słabsi przeciwnicy
web-ending-bots-harder = silniejsi przeciwnicy
web-ending-join = Do następnej gry
web-ending-picture = Obraz planszy
web-ending-not-now = To się nie udało. Spróbuj ponownie za chwilę.
web-ending-wait = Podsumowanie gry pojawi się za chwilę…
web-preview-lobby = Stół do gry { $game }, być może z wolnym miejscem. Otwórz odnośnik i usiądź.
web-preview-playing = Trwa gra { $game }. Otwórz odnośnik, żeby popatrzeć albo grać dalej.
web-preview-moment = Chwila z ukończonej gry ({ $game }): otwórz planszę taką, jaka wtedy była.
web-preview-turn = Tura { $turn }
web-preview-finished = Zakończona gra { $game }: otwórz planszę w dowolnej chwili.
web-ending-log = Dziennik jako tekst
